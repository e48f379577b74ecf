"""Random Irish people and couples of 2018 to 2026, with the facts that people of their kinds have, for irish_returns.py."""
from random_households import drawn

YEARS = range(2018, 2027)

WORKER = """
    0.15 benefit_in_kind=260..10400..52
    0.15 employer_medical_insurance=520..4160..52 insured_adults=1|2 insured_children=0..3
    0.35 pension_contribution=500..15000
    0.12 avc=200..12000
    0.08 other_employment_expenses=50..3000
    0.15 profession=shop_assistant|teacher|bar_trade|nurse
    0.2 remote_days=20..220 electricity_and_heating=800..4000 broadband=300..900
    0.1 income_protection_premiums=100..7000
    0.05 termination_payment=8000..250000 termination_service_years=1..30 termination_average_pay=20000..90000 termination_pension_lump_sum=0..30000
"""
TRADER = """
    0.4 personal_pension_contribution=500..40000
    0.1 irish_dividends=100..9000
"""
RETIRED = """
    0.7 pension_income=500..60000
    0.6 welfare_income=3000..15500..52
    0.15 nursing_home_expenses=5000..60000
"""
LETTING = """
    1 residential_rents=6000..60000 residential_rental_expenses=500..25000
    0.6 rental_interest_residential=500..16000
    0.3 furniture_allowance=100..3000
    0.25 rental_losses_forward=100..20000
    0.15 pre_letting_expenses=500..14000
    0.12 other_rents=2000..20000 other_rental_expenses=100..15000
"""
ANYBODY = """
    0.12 irish_dividends=50..20000
    0.08 foreign_and_untaxed_income=50..12000
    0.06 income_taxed_under_case_iv=500..12000
    0.05 room_rent=3000..16000 room_rent_expenses=100..3000
    0.3 medical_expenses=50..6000
    0.1 dental_expenses=100..4000
    0.04 blind=yes
    0.02 fisher_days=60..150
    0.1 medical_card=yes
"""
HOUSEHOLD = """
    0.3 rent_paid=1000..24000
    0.1 landlord=relative|local_authority
    0.15 tuition_fees=1000..9000 tuition_full_time=yes|no
    0.05 tuition_fees=3000..7500 tuition_fees_second_student=2000..7500
    0.08 dependent_relatives=1|2 dependent_relative_income=0..11000
    0.05 incapacitated_children=1|2
    0.04 employed_carer_cost=3000..80000
    0.25 mortgage_interest=1000..14000 mortgage_interest_2022=800..9000 mortgage_balance_2022=60000..520000
    0.25 deposit_interest=10..9000
"""
KINDS = "employee employee employee director self_employed sideline landlord pensioner pensioner working_pensioner".split()
NEAR = (13000, 18304, 22048, 60000, 100000, 115000)


def someone(r, year, kind):
    whole, p = r.randrange, {}
    old = "pensioner" in kind
    p["birth_date"] = f"{year - (whole(61, 88) if old else whole(19, 66))}-{whole(1, 13):02}-{whole(1, 29):02}"
    if year - int(p["birth_date"][:4]) in (66, 70):                              # PRSI may end in the middle of these
        p["birth_date"] = f"{year - 65}-05-05"
    age = year - int(p["birth_date"][:4])
    pay = 52 * (whole(20, 900) if r.random() < 0.4 else whole(400, 3600))
    if r.random() < 0.2:
        pay = 52 * ((r.choice(NEAR) + whole(-600, 600)) // 52)
    if kind in ("employee", "director", "sideline") or kind == "working_pensioner":
        p.update(salary=pay, **drawn(r, WORKER))
    if kind == "director":
        p.update(drawn(r, "1 proprietary_director=yes\n0.6 controlling_director=yes"))
    if kind in ("self_employed", "sideline"):
        profit = whole(500, 30000) if r.random() < 0.3 else round(r.lognormvariate(10.7, 0.7))
        if r.random() < 0.5:
            costs = whole(1000, 60000)
            p.update(turnover=profit + costs, trade_expenses=costs, **drawn(r, f"""
                0.4 depreciation={costs // 20}
                0.3 private_expenses={costs // 25}
                0.3 entertainment={costs // 30}
                0.4 asset_cost=800..40000..8 asset_bought={whole(year - 9, year + 1)}-06-15
                0.3 trade_losses_forward=500..40000"""))
            if "trade_losses_forward" not in p and r.random() < 0.15:
                p.update(turnover=costs, trade_expenses=costs + whole(100, 20000), works_in_trade="yes", claims_trade_loss="yes")
        else:
            p["self_employed_income"] = profit
        p.update(drawn(r, TRADER))
    if old:
        p.update(drawn(r, RETIRED))
        if 66 < age < 70 and year >= 2024:
            p["deferred_state_pension"] = r.choice(("yes", "no"))
    if kind == "landlord" or r.random() < 0.12:
        p.update(drawn(r, LETTING))
        if year >= 2024:
            p.update(drawn(r, "0.15 retrofitting_expenses=1000..14000"))
    if kind == "at_home":
        p.update(drawn(r, "0.3 salary=1040..13000..52\n0.3 welfare_income=2000..15000..52 carers_allowance=500..2000"))
    p.update(drawn(r, ANYBODY))
    if p.get("claims_trade_loss"):                                               # what it does to PRSI of other income is doubtful
        others = ("rent", "retro", "furn", "pre_", "other_", "irish", "foreign", "income_taxed")
        p = {k: v for k, v in p.items() if "rent" not in k and not k.startswith(others)}
    if "remote_days" in p and year >= 2022:
        p.update(drawn(r, "0.2 remote_work_allowance=50..700"))
    if not ("personal_pension_contribution" in p or "income_protection_premiums" in p):
        p.update(drawn(r, "0.03 maintenance_paid=1000..15000"))
    if p.get("irish_dividends"):
        p["withholding_tax"] = p["irish_dividends"] // 4
    p["tax_paid"] = pay // 10 if "salary" in p else 0
    return p


def household(r):
    """Somebody or a couple, with the facts that people of these kinds have."""
    year, draw = r.choice(YEARS), r.random()
    kind = r.choice(KINDS)
    f = {"year": year, "salary": 0, **someone(r, year, kind)}
    f["marital_status"] = "married" if draw < 0.5 else r.choice(("single", "single", "single", "separated", "widowed"))
    old = "pensioner" in kind
    if draw < 0.5:
        f.update({f"spouse_{k}": v for k, v in someone(r, year, r.choice(KINDS[-3:] + ["at_home"] if old else KINDS + ["at_home"] * 4)).items()})
        f["assessment"] = r.choice(("joint", "joint", "joint", "separate", "single"))
        if f["assessment"] == "joint" and r.random() < 0.1:
            f.update(married_this_year="yes", marriage_date=f"{year}-{r.randrange(1, 13):02}-{r.randrange(1, 29):02}")
        elif f["assessment"] != "single" and not any("claims" in k for k in f) and r.random() < 0.5:
            # whether s. 466A(6) means the carer's income before or after these is doubtful
            parted = ("pension_contribution", "avc", "maintenance", "other_employment", "remote", "profession")
            f = {k: v for k, v in f.items() if not k.removeprefix("spouse_").startswith(parted) and "personal_pension" not in k}
            f["home_carer"] = "yes"
        f.update(drawn(r, "0.1 spouse_rent_paid=1000..9000\n0.05 spouse_tuition_fees=1000..7500"))
    elif f["marital_status"] == "widowed":
        f["widowed_since"] = f"{year - r.randrange(0, 8)}-{r.randrange(1, 13):02}-11"
    whole = "married_this_year" not in f and f.get("assessment") != "single"
    f.update(drawn(r, HOUSEHOLD))
    if draw >= 0.5:
        f.update(drawn(r, "0.3 lone_parent=yes children=1..4\n0.03 cohabiting=yes\n0.03 primary_carer=no"))
    elif old and whole:
        f.update(drawn(r, "0.3 children=1..4"))
    if not whole:
        f = {k: v for k, v in f.items() if k not in ("dependent_relatives", "dependent_relative_income", "incapacitated_children", "employed_carer_cost")}
    if year == 2018:
        f = {k: v for k, v in f.items() if not k.startswith("dependent")}
    if year == 2026:
        f = {k: v for k, v in f.items() if not k.startswith("mortgage")}
    f["levies_paid"] = (int(f["salary"]) + int(f.get("spouse_salary", 0))) // 40
    directors = [s for s in ("", "spouse_") if f.get(f"{s}controlling_director")]
    if directors:
        f["prsi_paid"] = (int(f["salary"]) + int(f.get("spouse_salary", 0))) // 25
    f["claim_date"] = f"{year + r.randrange(1, 6)}-{r.randrange(1, 13):02}-01"
    f.update(drawn(r, """
        1 previous_year_tax=0..20000..100
        0.4 pays_by_direct_debit=yes
        1 tax_two_years_before=0..20000..100
        1 preliminary_tax_paid=0..9000..10"""))
    return {k: str(v) for k, v in f.items()}
