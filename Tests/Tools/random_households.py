"""Random German households of 2019 to 2025, with the facts that households of their kinds have, for german_notices.py."""
YEARS = range(2019, 2026)
LAENDER = "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH".split()

# Who has it how often, and what of: a range in steps of the third number, or one of several words.
EMPLOYED = """
    0.7 commuting_days=20..230 commuting_km=1..110
    0.15 commuting_by_own_car=no
    0.1 commuting_reimbursed=50..700
    0.4 home_office_days=1..130
    0.4 union_dues=40..600
    0.4 work_expenses=20..2500
    0.06 second_home_costs=3000..15000 second_home_months=6..12 home_trips=5..45 home_trip_km=60..600 second_home_other_costs=1..1500
    0.1 trip_km=100..6000 trip_full_days=1..20 trip_travel_days=1..30 trip_short_days=1..40 trip_costs=1..800
    0.1 progression_benefits=200..18000
"""
ANYBODY = """
    0.12 rent_received=2000..30000 rent_expenses=1000..28000
    0.08 other_services=200..900
    0.08 private_sales=500..5000
    0.1 profit=50..6000
    0.06 trainer_receipts=1000..6000
    0.1 disability_degree=20|25|30|40|45|50|60|70|80|90|100 disability_condition=yes|no
"""
SELF_EMPLOYED = """
    1 health_contributions=2000..10000 care_contributions=300..1600 health_subsidy=no sick_pay=yes|no other_insurance_contributions=1..2500
    0.5 basic_pension_contributions=500..26000
    0.2 old_age_contributions=1000..9000
"""
RETIRED = """
    1 health_contributions=500..3500 care_contributions=100..900 sick_pay=no health_subsidy=yes other_insurance_contributions=1..700
"""
HOUSEHOLD = """
    0.3 donations=20..400
    0.1 donations=400..9000
    0.12 party_donations=30..6000
    0.25 extraordinary_expenses=200..12000
    0.06 supported_1_maintenance=500..15000 supported_1_income=0..6000 supported_1_insurance=1..2000 supported_1_months=3|6|9|12
    0.05 divorced_maintenance=1000..18000 divorced_maintenance_insurance=1..900
    0.3 craftsmen_services=50..8000..5
    0.2 household_services=50..7500..5
    0.06 household_minijob_costs=250..4000..5
    0.03 energy_renovation_1=1000..250000..100
    0.04 cared_for=grade_2|grade_3|helpless
    0.06 loss_brought_forward=100..30000
    0.2 income_tax_prepaid=100..9000 surcharge_prepaid=1..200 church_tax_prepaid=1..500
"""
KINDS = "employee employee employee aged civil_servant pensioner pensioner retired_official freelancer trader farmer sideline".split()


def drawn(r, table):
    facts = {}
    for line in table.split("\n"):
        chance, *columns = line.split() or ["0"]
        if r.random() < float(chance):
            for name, _, values in (column.partition("=") for column in columns):
                low, *high = values.split("..")
                facts[name] = r.randrange(int(low), int(high[0]) + 1, *map(int, high[1:])) if high else r.choice(values.split("|"))
    return facts


def someone(r, year, kind):
    """The facts of one person of a kind."""
    p, whole = {}, r.randrange
    if kind in ("employee", "aged", "civil_servant", "sideline"):
        wages = p["wages"] = whole(500, 12000) if kind == "sideline" else round(min(r.lognormvariate(10.6, 0.55), 400000))
        pay, insured = min(wages, 90000), min(wages, 62000)
        tax = max(wages - 13000, 0) * r.uniform(0.05, 0.3)
        p.update(wage_tax_withheld=f"{tax:.2f}", surcharge_withheld=f"{tax * 0.03 if wages > 75000 else 0:.2f}", church_tax_withheld="0")
        if kind == "civil_servant":
            p.update(drawn(r, RETIRED), old_age_most_cut=round(pay * 0.186))
        else:
            p.update(old_age_contributions=round(pay * 0.093), employer_old_age_contributions=round(pay * 0.093), sick_pay="yes",
                     health_contributions=round(insured * 0.081), care_contributions=round(insured * 0.018), health_subsidy="yes",
                     other_insurance_contributions=round(pay * 0.013) + whole(500))
        p.update(drawn(r, EMPLOYED))
    if kind in ("pensioner", "aged", "retired_official"):
        p["birth_date"] = f"{whole(1936, 1958)}-{r.choice(('01-01', '01-02', '04-15', '08-30', '12-31'))}"
        begun = max(min(int(p["birth_date"][:4]) + whole(60, 67), year - 1), 2005)
    if kind in ("pensioner", "aged"):
        pension = p["statutory_pension"] = 100 * whole(30, 300)
        p.update(statutory_pension_start_year=begun, first_full_year_pension=100 * round(pension * r.uniform(0.0065, 0.01)))
        if begun == year - 1:
            p["first_full_year_pension"] = pension
        elif r.random() < 0.08:
            p["statutory_pension_start_year"] = year
            del p["first_full_year_pension"]
        p.update(drawn(r, "0.3 private_annuity=500..12000..100 private_annuity_age=58..69"))
    if kind == "retired_official" or kind == "pensioner" and r.random() < 0.25:
        pension = p["civil_pension"] = whole(15000, 60000) if kind == "retired_official" else 100 * whole(5, 120)
        p.update(civil_pension_start_year=begun, civil_pension_basis=100 * (pension // 110), church_tax_withheld="0",
                 wage_tax_withheld=f"{pension * r.uniform(0, 0.2):.2f}", surcharge_withheld="0")
    if kind in ("pensioner", "retired_official"):
        p.update(drawn(r, RETIRED))
    if kind in ("freelancer", "trader", "farmer"):
        earned = -whole(100, 20000) if r.random() < 0.08 else round(r.lognormvariate(10.6, 0.9))
        p.update(drawn(r, SELF_EMPLOYED))
        if kind == "trader":
            p.update(drawn(r, "1 municipal_rate=200|250|340|380|400|410|440|480|900\n0.3 trade_additions=-4000..9000"))
    if kind == "at_home":
        p.update(health_subsidy="yes", sick_pay="no")
        p.update(drawn(r, "0.2 progression_benefits=500..20000\n0.2 other_recurring_income=500..14000\n0.03 training_costs=200..8000"))
    p.update(drawn(r, ANYBODY))
    if kind in ("freelancer", "trader", "farmer"):
        p[{"freelancer": "profit", "trader": "trade_profit", "farmer": "farming_profit"}[kind]] = earned
    if r.random() < 0.3:
        p["capital_receipts"] = round(r.lognormvariate(7.3, 1.4))
    degree = int(p.get("disability_degree", 0))
    if degree >= 80:
        p.update(drawn(r, "0.4 helpless_or_blind=yes"))
    if degree >= 70 and year > 2020:
        p.update(drawn(r, "0.5 disability_travel=walking|severe"))
    return p


def offspring(r, f, kids):
    whole = f["filing"] == "joint"
    for n in range(1, kids + 1):
        c = {} if whole else drawn(r, "1 allowances=full|half")
        c.update(drawn(r, "0.4 childcare=15..9000..15\n0.1 school_fees=100..22000..10"))
        if whole or c["allowances"] == "full":
            c.update(drawn(r, "0.08 disability_degree=30|50|80|100 disability_condition=yes helpless_or_blind=yes|no"))
        if n == kids:
            c.update(drawn(r, "0.15 first_month=2..12"))
        if n == 1:
            c.update(drawn(r, "0.12 away_months=1\n0.12 last_month=3..11" if kids > 1 else ""))
        f.update({f"child_{n}_{name}": value for name, value in c.items()})
    if f["filing"] == "single":
        months = 13 - int(f.get("child_1_first_month", 1))
        full = not any(f.get(f"child_{n}_{edge}_month") for n in range(1, kids + 1) for edge in ("first", "last"))
        f.update(drawn(r, f"0.8 lone_parent_months={r.randrange(1, 13) if full and r.random() < 0.2 else months}"))
    f["children"] = kids


def household(r):
    """A random household with the facts that households of its kind have."""
    year, joint = r.choice(YEARS), r.random() < 0.5
    f = {"year": year, **someone(r, year, r.choice(KINDS)), "federal_state": r.choice(LAENDER), "church_member": r.choice(("yes", "no")),
         "filing": "joint" if joint else "widowed" if r.random() < 0.05 else "single"}
    old = "statutory_pension" in f or "civil_pension" in f
    if joint:
        kinds = ["pensioner", "pensioner", "retired_official", "at_home", "aged"] if old else KINDS + ["at_home"] * 3
        f.update({f"spouse_{name}": value for name, value in someone(r, year, r.choice(kinds)).items()})
    receipts = sum(int(f.get(name, 0)) for name in ("capital_receipts", "spouse_capital_receipts"))
    if joint:
        f["spouse_church_member"] = f["church_member"] if receipts or r.random() < 0.6 else r.choice(("yes", "no"))
        if f["spouse_church_member"] != f["church_member"]:
            f["church_fee"] = r.choice((0, 0, 96, 276, 696))
            f = {name: value for name, value in f.items() if "birth_date" not in name}
    if not old and (kids := r.choice((0, 0, 1, 1, 2, 2, 3, 4))):
        offspring(r, f, kids)
    f.update(drawn(r, HOUSEHOLD))
    if year == 2019:
        f = {name: value for name, value in f.items() if "home_office" not in name and name != "energy_renovation_1"}
    if "yes" in (f["church_member"], f.get("spouse_church_member")):
        f.update(drawn(r, "0.5 church_tax_paid=50..2500\n0.2 church_tax_paid=1000..2500 church_tax_refunded=1..1000"))
        if f.get("spouse_church_member", "yes") == f["church_member"]:
            f.update(drawn(r, "0.1 church_tax_cap=0.0275|0.03|0.035|0.04" + ("" if receipts else "\n0.1 church_months=1..11")))
    wages = int(f.get("wages", 0)) + int(f.get("spouse_wages", 0))
    if wages > 25000:
        f.update(drawn(r, f"0.1 extraordinary_income=2000..{wages // 3}"))
    if receipts:
        held = receipts * r.choice((0, 0, 0.1, 0.24))
        f.update(capital_tax_withheld=f"{held:.2f}", capital_surcharge_withheld=f"{held * 0.055:.2f}", capital_church_tax_withheld="0")
        f.update(drawn(r, f"0.2 foreign_tax_on_capital=1..{receipts // 7 + 1}"))
    return {"wages": 0, **({"spouse_wages": 0} if joint else {}), **f}
