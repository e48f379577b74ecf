#!/usr/bin/env python3
"""Whole German income tax notices, 2019 to 2025, worked out from the statutes apart from the rules of Levy.

    german_notices.py rules/de/fixtures/whole_notices.csv        prints the table with what is expected worked out anew
    german_notices.py --random 3000 --seed 7 > households.csv    random households of the same kinds, for `levy batch`

Facts have the names of Levy's tables, and only the names are taken from it. Every amount is an exact fraction. What the law does
not round is kept, but for what tax offices do: the two provident deductions (§ 10 Abs. 3 and 4) and the age relief (R 24a Abs. 1
EStR) go up to a whole euro, the special rate of § 32b is cut to four decimals of a percent, and taxes are cut to the cent.
Not in here: §§ 10a, 34 Abs. 3, 34a, 34c, moving, cars, several pensions, losses carried back.
"""
import datetime
import math
from fractions import Fraction as F

from expected_tables import main
from random_households import household

YEARS = range(2019, 2026)
RESULTS = "taxable_income assessed_income_tax solidarity_surcharge church_tax total_tax balance refund".split()

# § 32a Abs. 1 EStG as it stands for each year (2022: Steuerentlastungsgesetz 2022; 2024: Gesetz vom 02.12.2024): ends of
# zones 1 to 4, then the coefficients of zones 2 to 5.
TARIFF = {
    2019: (9168, 14254, 55960, 265326, "980.14", "216.16", "965.58", "8780.90", "16740.68"),
    2020: (9408, 14532, 57051, 270500, "972.87", "212.02", "972.79", "8963.74", "17078.74"),
    2021: (9744, 14753, 57918, 274612, "995.21", "208.85", "950.96", "9136.63", "17374.99"),
    2022: (10347, 14926, 58596, 277825, "1088.67", "206.43", "869.32", "9336.45", "17671.20"),
    2023: (10908, 15999, 62809, 277825, "979.18", "192.59", "966.53", "9972.98", "18307.73"),
    2024: (11784, 17005, 66760, 277825, "954.80", "181.19", "991.21", "10636.31", "18971.06"),
    2025: (12096, 17443, 68480, 277825, "932.30", "176.64", "1015.13", "10911.92", "19246.67"),
}


def by_year(*values):
    return dict(zip(YEARS, values))


SURCHARGE_LIMIT = by_year(972, 972, 16956, 16956, 17543, 18130, 19950)           # § 3 Abs. 3 SolzG
SURCHARGE_PHASE = by_year(*map(F, ("0.2", "0.2", *["0.119"] * 5)))                # § 4 Satz 2 SolzG
LUMP_SUM = by_year(1000, 1000, 1000, 1200, 1230, 1230, 1230)                      # § 9a Satz 1 Nr. 1 a
FAR_KM = by_year(*map(F, ("0.30", "0.30", "0.35", "0.38", "0.38", "0.38", "0.38")))  # § 9 Abs. 1 Satz 3 Nr. 4 Satz 8
HOME_DAY = by_year((0, 0), (5, 600), (5, 600), (5, 600), (6, 1260), (6, 1260), (6, 1260))  # § 4 Abs. 5 Satz 1 Nr. 6b, 6c
MEALS = by_year((24, 12), *[(28, 14)] * 6)                                        # § 9 Abs. 4a Satz 3
SAVER = by_year(801, 801, 801, 801, 1000, 1000, 1000)                             # § 20 Abs. 9
SALES_LIMIT = by_year(600, 600, 600, 600, 600, 1000, 1000)                        # § 23 Abs. 3 Satz 5
TRAINER = by_year(2400, 2400, 3000, 3000, 3000, 3000, 3000)                       # § 3 Nr. 26
LONE_PARENT = by_year(1908, 4008, 4008, 4008, 4260, 4260, 4260)                   # § 24b Abs. 2
OLD_AGE_MOST = by_year(24305, 25046, 25787, 25639, 26528, 27566, 29344)           # § 10 Abs. 3 Satz 1, ceiling of miners
OLD_AGE_SHARE = by_year(*map(F, ("0.88", "0.90", "0.92", "0.94", "1", "1", "1")))  # § 10 Abs. 3 Satz 4, 6
TRAINING = by_year(*map(F, (924, 924, 924, 924, 1200, 1200, 1200)))                        # § 33a Abs. 2
CHILD = by_year(2490, 2586, 2730, 2810, 3012, 3306, 3336)                         # § 32 Abs. 6, each parent
CARE_OF_CHILD = by_year(1320, 1320, 1464, 1464, 1464, 1464, 1464)
# § 66 Abs. 1; 2019 in child_benefit
BENEFIT = by_year(None, (204, 204, 210, 235), (219, 219, 225, 250), (219, 219, 225, 250), *[(250,) * 4] * 2, (255,) * 4)
BONUS = by_year(0, 300, 150, 100, 0, 0, 0)                                        # § 66 Abs. 1 Satz 2 ff.
TRADE_FACTOR = by_year(F("3.8"), 4, 4, 4, 4, 4, 4)                                # § 35 Abs. 1

# § 22 Nr. 1 Satz 3 a aa; §§ 19 Abs. 2, 24a Satz 5: percent by the year of the first pension or after the 64th birthday,
# since 2023 by the Wachstumschancengesetz. The greatest amounts are 75, 22.5 and 47.5 times the percent.
ANNUITY_SHARE = {y: F(50 + 2 * (y - 2005)) if y <= 2020 else F(81) if y == 2021 else F(82) + F(y - 2022, 2) for y in range(2005, 2026)}
RELIEF = {y: F(400 - 16 * (y - 2005), 10) if y <= 2020 else F(160 - 8 * (y - 2020), 10) if y <= 2022 else F(144 - 4 * (y - 2022), 10)
          for y in range(2005, 2026)}
# § 22 Nr. 1 Satz 3 a bb, from this age on
YIELD = {55: 26, 57: 25, 58: 24, 59: 23, 60: 22, 62: 21, 63: 20, 64: 19, 65: 18, 67: 17, 68: 16, 69: 15, 71: 14, 72: 13, 74: 12, 75: 11}
# § 33b Abs. 3, degree from which each amount counts
DISABLED_2020 = {25: 310, 35: 430, 45: 570, 55: 720, 65: 890, 75: 1060, 85: 1230, 95: 1420}
DISABLED_2021 = {20: 384, 30: 620, 40: 860, 50: 1140, 60: 1440, 70: 1780, 80: 2120, 90: 2460, 100: 2840}
# § 33 Abs. 3, in percent of the parts to 15,340, to 51,130 and beyond
BURDEN = {"single": (5, 6, 7), "splitting": (4, 5, 6), "children": (2, 3, 4), "many": (1, 1, 2)}


def cut(amount, grain=F(1, 100)):
    return math.floor(amount / grain) * grain


def step(table, at):
    return max(((key, value) for key, value in table.items() if key <= at), default=(0, 0))[1]


class Facts(dict):
    """The facts of a household; a number that is not given is zero. `own` has those of one spouse."""

    def number(self, name):
        return F(self.get(name) or 0)

    def yes(self, name):
        return self.get(name) == "yes"

    def own(self, spouse):
        if not spouse:
            return self
        mine = {name[7:]: value for name, value in self.items() if name.startswith("spouse_")}
        return Facts(mine, year=self["year"])

    @property
    def year(self):
        return int(self["year"])

    @property
    def joint(self):
        return self["filing"] == "joint"


# --- § 2 Abs. 1 to 3: income of one person ---------------------------------------------------------------------------------

def by_distance(f, way, by_car=True):
    """The allowance of a way of so many full kilometres; for the disabled both ways by car (§ 9 Abs. 2 Satz 3, R 9.10 Abs. 3 LStR)."""
    km = math.floor(f.number(way))
    if by_car and int(f.get("disability_degree") or 0) >= 70:
        return km * F("0.60")
    return min(km, 20) * F("0.30") + max(km - 20, 0) * FAR_KM[f.year]


def way_to_work(f):
    """§ 9 Abs. 1 Satz 3 Nr. 4: at most 4,500 but for a car of one's own; what the employer paid is taken off."""
    by_car = f.get("commuting_by_own_car") != "no"
    amount = f.number("commuting_days") * by_distance(f, "commuting_km", by_car)
    if not by_car:
        amount = min(amount, 4500)
    return max(amount - f.number("commuting_reimbursed"), 0)


def second_home(f):
    """§ 9 Abs. 1 Satz 3 Nr. 5: 1,000 a month for the home, other costs beside; one way home a week by distance."""
    if not f.number("second_home_costs"):
        return 0
    home = min(f.number("second_home_costs"), 1000 * F(f.get("second_home_months") or 12))
    return home + f.number("second_home_other_costs") + f.number("home_trips") * by_distance(f, "home_trip_km")


def expenses_of_work(f):
    day, most = HOME_DAY[f.year]
    whole, part = MEALS[f.year]
    trips = (f.number("trip_km") * F("0.30") + f.number("trip_costs") + whole * f.number("trip_full_days")
             + part * (f.number("trip_travel_days") + f.number("trip_short_days")))
    return (way_to_work(f) + min(day * f.number("home_office_days"), most) + f.number("union_dues") + f.number("work_expenses")
            + second_home(f) + trips)


def incomes(f):
    """The income of each source of one person, and what reliefs need to know of it."""
    year, p = f.year, {}
    wages, proven = f.number("wages"), expenses_of_work(f)
    # §§ 113, 115, 119: who has a business and no wages; income of § 19 beside a pension, else of § 22 Nr. 3, without its limit
    allowance = 300 if year == 2022 and not wages and any(f.number(n) for n in ("profit", "trade_profit", "farming_profit")) else 0
    p["energy_credit"], p["energy"] = allowance, 0
    if f.number("civil_pension"):
        wages += allowance
    else:
        p["energy"] = allowance
    p["gross"] = wages
    lump = min(LUMP_SUM[year], wages)                               # § 9a Satz 2
    p["wages"] = wages - max(proven, lump)
    p["lump_left"] = max(LUMP_SUM[year] - max(proven, lump), 0)  # § 32b Abs. 2 Satz 1 Nr. 1
    pension = f.number("civil_pension")
    if pension:                                                     # § 19 Abs. 2, § 9a Satz 1 Nr. 1 b
        percent = RELIEF[int(f["civil_pension_start_year"])]
        free = min(f.number("civil_pension_basis") * percent / 100, percent * 75)
        free = min(free + percent * F("22.5"), f.number("civil_pension_basis"), pension)  # the supplement: § 19 Abs. 2 Satz 5
        pension -= free + min(102, pension - free)
    p["civil_pension"] = pension
    statutory = f.number("statutory_pension")
    if statutory:                                                   # § 22 Nr. 1 Satz 3 a aa Satz 3 to 5
        begun = int(f["statutory_pension_start_year"])
        whole = statutory if begun == year else f.number("first_full_year_pension")
        statutory -= whole * (100 - ANNUITY_SHARE[begun]) / 100
    private = f.number("private_annuity")
    if private:
        private = private * step(YIELD, int(f["private_annuity_age"])) / 100
    annuities = statutory + private
    fully = f.number("other_recurring_income")
    lump = min(102, annuities + fully)                              # § 9a Satz 1 Nr. 3
    p["annuities"] = annuities + fully - lump
    services, sales = f.number("other_services"), f.number("private_sales")
    p["services"] = services if services >= 256 else 0              # § 22 Nr. 3 Satz 2
    p["sales"] = sales if sales >= SALES_LIMIT[year] else 0
    trained = f.number("trainer_receipts")
    p["freelance"] = f.number("profit") + max(trained - TRAINER[year], 0)
    p["trade"], p["farming"] = f.number("trade_profit"), f.number("farming_profit")
    p["rent"] = f.number("rent_received") - f.number("rent_expenses")
    p["capital"] = f.number("capital_receipts")
    return p


SOURCES = "wages civil_pension annuities services sales energy freelance trade farming rent capital".split()


def age_relief(f, p, sources):
    """§ 24a: a percentage of wages and of a positive sum of the other income, without pensions and annuities."""
    if not f.get("birth_date"):
        return 0
    born = datetime.date.fromisoformat(f["birth_date"]) - datetime.timedelta(days=1)
    cohort = born.year + 65
    if cohort > f.year:
        return 0
    percent = RELIEF[max(cohort, 2005)]
    others = sum(p[s] for s in sources if s not in ("wages", "civil_pension", "annuities"))
    return math.ceil(min((p["gross"] + max(others, 0)) * percent / 100, percent * F("47.5")))


# --- § 10 to § 10c, §§ 33 to 33b -------------------------------------------------------------------------------------------

def provident(f, persons):
    """§ 10 Abs. 3 and 4; in 2019 no less than by the law of 2004, Abs. 4a."""
    year = f.year
    paid = sum(p.number("old_age_contributions") + p.number("employer_old_age_contributions") + p.number("basic_pension_contributions")
               for p in persons)
    most = OLD_AGE_MOST[year] * len(persons) - sum(p.number("old_age_most_cut") for p in persons)
    old_age = max(min(paid, most) * OLD_AGE_SHARE[year] - sum(p.number("employer_old_age_contributions") for p in persons), 0)
    basic = sum(p.number("health_contributions") * (F("0.96") if p.yes("sick_pay") else 1) + p.number("care_contributions")
                for p in persons)
    everything = sum(p.number("health_contributions") + p.number("care_contributions") + p.number("other_insurance_contributions")
                     for p in persons)
    limit = sum(1900 if p.yes("health_subsidy") else 2800 for p in persons)
    sum_now = math.ceil(old_age) + math.ceil(max(basic, min(everything, limit)))
    if year > 2019:
        return sum_now
    total = everything + sum(p.number("old_age_contributions") for p in persons)
    advance = max(300 * len(persons) - F("0.16") * sum(p.number("wages") for p in persons), 0)
    first = min(total, advance)
    second = min(total - first, 1334 * len(persons))
    return max(sum_now, math.ceil(first + second + min((total - first - second) / 2, 667 * len(persons))))


def children(f):
    """The children of a household, the eldest first: facts, months, share of the parents."""
    for n in range(1, int(f.get("children") or 0) + 1):
        c = Facts({k[len(f"child_{n}_"):]: v for k, v in f.items() if k.startswith(f"child_{n}_")}, year=f["year"])
        months = range(int(c.get("first_month") or 1), int(c.get("last_month") or 12) + 1)
        share = 1 if f.joint or c.get("allowances") == "full" else F(1, 2)
        yield c, months, share


def lone_parent(f, kids):
    """§ 24b Abs. 2 and 4: by months, of each further child, too (BMF 23.10.2017, IV C 8 - S 2265-a/14/10005)."""
    in_month = [n for n in (sum(m in months for _, months, _ in kids) for m in range(1, 13)) if n]
    further = F(sum(in_month), len(in_month)) - 1 if in_month else 0
    return f.number("lone_parent_months") / 12 * (LONE_PARENT[f.year] + 240 * further)


def special_expenses(f, total_income, room):
    """§ 10 Abs. 1 and 1a, §§ 10b, 10c: at least 36, or 72. Donations that the room does not take are carried on (§ 10b Abs. 1 Satz 9)."""
    year, amount = f.year, f.number("church_tax_paid") - f.number("church_tax_refunded")
    for c, _, _ in children(f):
        care = c.number("childcare")
        amount += min(care * F(2, 3), 4000) if year < 2025 else min(care * F("0.8"), 4800)
        amount += min(c.number("school_fees") * F("0.3"), 5000)
    amount += min(f.number("divorced_maintenance"), 13805 + f.number("divorced_maintenance_insurance"))
    amount += sum(min(f.own(s).number("training_costs"), 6000) for s in range(1 + f.joint))
    amount += max(min(f.number("donations"), total_income * F("0.2"), room - 36 * (1 + f.joint)), 0)
    limit = 1650 * (1 + f.joint)                                                  # § 34g Satz 2, § 10b Abs. 2
    amount += min(max(f.number("party_donations") - limit, 0), limit)
    return max(amount, 36 * (1 + f.joint))


def disability(year, p):
    if p.yes("helpless_or_blind"):
        return 7400 if year >= 2021 else 3700
    degree = int(p.get("disability_degree") or 0)
    if year >= 2021:
        return step(DISABLED_2021, degree)
    return step(DISABLED_2020, degree) if degree >= 50 or p.yes("disability_condition") else 0


def burdens(f, persons, total_income):
    """§ 33 Abs. 3 band by band (BFH VI R 75/14), Abs. 2a; § 33a Abs. 1 to 3; § 33b Abs. 3, 5 and 6."""
    year, kids = f.year, list(children(f))
    travel = {"walking": 900, "severe": 4500}
    suffered = f.number("extraordinary_expenses") + sum(travel.get(p.get("disability_travel"), 0) for p in persons)
    suffered += sum(travel.get(c.get("disability_travel"), 0) * share for c, _, share in kids)
    kind = "many" if len(kids) > 2 else "children" if kids else "splitting" if f["filing"] != "single" else "single"
    income, reasonable, lower = max(total_income, 0), 0, 0
    for upper, percent in zip((15340, 51130, None), BURDEN[kind]):
        part = max((min(income, upper) if upper else income) - lower, 0)
        reasonable += part * F(percent, 100)
        lower = upper
    amount = max(suffered - reasonable, 0)
    for n in (1, 2):
        s = Facts({k[len("supported_1_"):]: v for k, v in f.items() if k.startswith(f"supported_{n}_")})
        if s.number("maintenance"):
            months = F(s.get("months") or 12)
            most = (math.ceil(TARIFF[year][0] * months / 12) + s.number("insurance")
                    - max(s.number("income") - 52 * months, 0) - s.number("grants"))
            amount += max(min(s.number("maintenance"), most), 0)
    for c, _, share in kids:
        amount += TRAINING[year] / 12 * F(c.get("away_months") or 0) * share + disability(year, c) * share
    care = {"grade_2": 600, "grade_3": 1100, "helpless": 1800} if year >= 2021 else {"helpless": 924}
    return amount + sum(disability(year, p) for p in persons) + care.get(f.get("cared_for"), 0)


# --- the tariff ------------------------------------------------------------------------------------------------------------

def basic_tax(year, income):
    zone1, zone2, zone3, zone4, a2, a3, c3, c4, c5 = TARIFF[year]
    x = math.floor(income)
    if x <= zone1:
        return 0
    if x <= zone2:
        y = F(x - zone1, 10000)
        return math.floor((F(a2) * y + 1400) * y)
    if x <= zone3:
        z = F(x - zone2, 10000)
        return math.floor((F(a3) * z + 2397) * z + F(c3))
    return math.floor(F("0.42") * x - F(c4) if x <= zone4 else F("0.45") * x - F(c5))


def scale_tax(f, income):
    """§ 32a Abs. 1, 5 and 6."""
    if f["filing"] == "single":
        return basic_tax(f.year, income)
    return 2 * basic_tax(f.year, F(max(math.floor(income), 0), 2))


def tariff_tax(f, income, benefits):
    """§ 32b Abs. 2, and § 34 Abs. 1 where that is less."""
    def with_benefits(amount, added):
        if not added or amount + added <= 0:
            return scale_tax(f, amount)
        return math.floor(cut(scale_tax(f, amount + added) / F(amount + added) * 100, F(1, 10000)) * amount / 100)

    income = max(income, 0)
    plain, extra = with_benefits(income, benefits), f.number("extraordinary_income")
    if not extra:
        return plain
    rest = income - extra
    if rest < 0:
        return min(plain, 5 * with_benefits(income / 5, max(rest + benefits, 0)))
    on_rest = with_benefits(rest, benefits)
    return min(plain, on_rest + 5 * (with_benefits(rest + extra / 5, benefits) - on_rest))


def child_benefit(year, kids):
    """§ 66 Abs. 1 by the rank among the children of each month, with the bonus; by the share of the parents (§ 31 Satz 4)."""
    paid = [F(0)] * len(kids)
    for month in range(1, 13):
        rates = BENEFIT[year] or ((194, 194, 200, 225) if month < 7 else (204, 204, 210, 235))
        for rank, n in enumerate([n for n, kid in enumerate(kids) if month in kid[1]]):
            paid[n] += rates[min(rank, 3)]
    return [(amount + BONUS[year]) * kid[2] for amount, kid in zip(paid, kids)]


# --- the notice ------------------------------------------------------------------------------------------------------------

def trade_tax(f):
    """§§ 7, 11, 16 GewStG of one person: the base amount, and the tax."""
    earned = cut(f.number("trade_profit") + f.number("trade_additions"), 100) if f.number("trade_profit") else F(0)
    base = math.floor(max(earned - 24500, 0) * F("0.035"))
    return base, base * f.number("municipal_rate") / 100


def reductions(f, persons, parts, tax, foreign):
    """What lowers the tax after the tariff: §§ 32d Abs. 6 Satz 2, 35, then 34g, 35a and 35c. Trade tax is the first of the two."""
    left = max(tax - foreign, 0)
    credit = sum(min(TRADE_FACTOR[f.year] * base, levied) for base, levied in map(trade_tax, persons))
    positive = sum(max(part[s], 0) for part in parts for s in SOURCES)
    of_trade = sum(max(part["trade"], 0) for part in parts)
    credit = min(credit, F(of_trade) / positive * left) if positive else 0
    at_home = (min(f.number("household_minijob_costs") / 5, 510) + min(f.number("household_services") / 5, 4000)
               + min(f.number("craftsmen_services") / 5, 1200))
    at_home += min(f.number("energy_renovation_1") * F("0.07"), 14000)
    party = min(f.number("party_donations") / 2, 825 * (1 + f.joint))
    return credit, party + at_home


def year_of(f, by_tariff, foreign_credited=True):
    """The whole notice, with capital income at the flat rate of § 32d Abs. 1 or, Abs. 6, by the tariff."""
    year, joint = f.year, f.joint
    persons = [f.own(s) for s in range(1 + joint)]
    parts = [incomes(p) for p in persons]

    saver = SAVER[year]                                                         # § 20 Abs. 9 Satz 1 to 4
    receipts = [max(part["capital"], 0) for part in parts]
    allowances = [min(r, saver) for r in receipts]
    spare = saver * len(parts) - sum(allowances)
    capital = [r - a for r, a in zip(receipts, allowances)]
    for n in range(len(capital)):
        more = min(spare, capital[n])
        capital[n], spare = capital[n] - more, spare - more
    for part, amount in zip(parts, capital):
        part["capital"] = amount if by_tariff else 0

    own = [sum(part[s] for s in SOURCES) for part in parts]
    total = sum(own)                                                            # Summe der Einkünfte
    reliefs = [age_relief(p, part, SOURCES) for p, part in zip(persons, parts)]
    farm = 0
    if total <= 30700 * (1 + joint):                                            # § 13 Abs. 3
        farm = min(max(sum(part["farming"] for part in parts), 0), 900 * (1 + joint))
    kids = list(children(f))
    lone = lone_parent(f, kids)
    total_income = total - farm - sum(reliefs) - lone             # Gesamtbetrag der Einkünfte

    income = max(total_income, F(0))
    income -= min(f.number("loss_brought_forward"), income)                     # § 10d Abs. 2
    income -= provident(f, persons)
    income -= special_expenses(f, total_income, income) + burdens(f, persons, total_income)
    income -= hardship(persons, parts, farm)
    income = max(income, F(0))

    benefits = sum(max(p.number("progression_benefits") - part["lump_left"], 0) for p, part in zip(persons, parts))

    def tax(amount):
        return tariff_tax(f, amount, benefits)

    # § 31 Satz 4: child by child, the eldest first
    taken, added = F(0), F(0)
    all_allowances = F(0)
    for (c, months, share), benefit in zip(kids, child_benefit(year, kids)):
        allowance = 2 * (CHILD[year] + CARE_OF_CHILD[year]) * share * F(len(months), 12)
        all_allowances += allowance
        if tax(income - taken) - tax(income - taken - allowance) > benefit:
            taken, added = taken + allowance, added + benefit
    taxable, after_all = max(income - taken, 0), max(income - all_allowances, 0)

    foreign = foreign_for_levies = F(0)
    if by_tariff and f.number("foreign_tax_on_capital"):
        without = year_of(f, False, False)
        foreign = min(f.number("foreign_tax_on_capital"), max(tax(taxable) - without["tariff"], 0))
        foreign_for_levies = min(f.number("foreign_tax_on_capital"), max(tax(after_all) - without["fictitious"], 0))

    credit, others = reductions(f, persons, parts, tax(taxable), foreign)
    assessed = max(tax(taxable) - foreign - credit - others, 0) + added
    credit, others = reductions(f, persons, parts, tax(after_all), foreign_for_levies)
    church_base = max(tax(after_all) - foreign_for_levies - others, 0)          # § 51a Abs. 2 Satz 1, 3
    surcharge_base = max(tax(after_all) - foreign_for_levies - credit - others, 0)

    limit = SURCHARGE_LIMIT[year] * (1 if f["filing"] == "single" else 2)       # §§ 3, 4 SolzG
    surcharge = F(0)
    if surcharge_base > limit:
        surcharge = cut(min(surcharge_base * F("0.055"), (surcharge_base - limit) * SURCHARGE_PHASE[year]))
    members = [f.yes("church_member")]
    if joint:
        members.append(f.get("spouse_church_member", f.get("church_member")) == "yes")
    rate = F(8 if f.get("federal_state") in ("BW", "BY") else 9, 100)           # KiStG of the Länder with the resolutions
    church = church_tax(f, members, rate, church_base, after_all, own)

    flat = flat_surcharge = flat_church = F(0)
    if not by_tariff and sum(capital):                                          # § 32d Abs. 1
        k = rate if all(members) else 0
        flat = cut(max((sum(capital) - 4 * f.number("foreign_tax_on_capital")) / (4 + k), 0))
        flat_surcharge, flat_church = cut(flat * F("0.055")), cut(flat * k)

    result = {
        "taxable_income": taxable, "assessed_income_tax": cut(assessed + flat), "solidarity_surcharge": surcharge,
        "church_tax": church, "tariff": tax(taxable), "fictitious": tax(after_all),
        "energy": sum(part["energy_credit"] for part in parts),
    }
    result["total_tax"] = result["assessed_income_tax"] + surcharge + flat_surcharge + church + flat_church
    return result


def hardship(persons, parts, farm):
    """§ 46 Abs. 3 and 5, § 70 EStDV: side income of employees up to 410, and a part of it up to 820; without capital by the tariff."""
    if not any(part["gross"] or part["civil_pension"] for part in parts):
        return 0
    sources = [s for s in SOURCES if s not in ("wages", "civil_pension", "capital")]
    side = sum(part[s] for part in parts for s in sources)
    less = farm + sum(age_relief(p, part, sources) - age_relief(p, part, ["wages"]) for p, part in zip(persons, parts))
    if side <= 410:
        return max(side - less, 0)
    return max(min(820 - (side - less), side - less), 0)


def church_tax(f, members, rate, base, after_all, own):
    """The tax of the member alone is the joint tax by the taxes of the basic tariff on the income of each (such as § 7 Abs. 1 KiStG NW)."""
    if not any(members):
        return F(0)
    months = F(f.get("church_months") or 12) / 12
    if not all(members):
        taxes = [basic_tax(f.year, max(amount, 0)) for amount in own]
        member = members.index(True)
        base = base * taxes[member] / sum(taxes) if sum(taxes) else F(0)
        return max(cut(base * rate), f.number("church_fee"))
    tax = base * rate
    if f.get("church_tax_cap"):
        tax = min(tax, math.floor(after_all) * F(f["church_tax_cap"]))
    return cut(tax * months)


def notice(f):
    f = Facts(f)
    best = year_of(f, False)
    if any(f.own(s).number("capital_receipts") > 0 for s in range(1 + f.joint)):
        tariff = year_of(f, True)
        if tariff["total_tax"] < best["total_tax"]:                             # § 32d Abs. 6 Satz 1
            best = tariff
    both = [f, f.own(1)] if f.joint else [f]
    withheld = math.ceil(sum(p.number("wage_tax_withheld") for p in both)) + math.ceil(f.number("capital_tax_withheld"))  # § 36 Abs. 3
    withheld += sum(p.number(n) for p in both for n in ("surcharge_withheld", "church_tax_withheld"))
    withheld += sum(f.number(n) for n in ("income_tax_prepaid", "surcharge_prepaid", "church_tax_prepaid",
                                          "capital_surcharge_withheld", "capital_church_tax_withheld"))
    best["balance"] = best["total_tax"] - withheld - best["energy"]
    best["refund"] = max(-best["balance"], 0)
    return best


# --- what is printed -------------------------------------------------------------------------------------------------------

def shown(amount):
    amount = F(amount)
    if (amount * 100).denominator == 1:
        return f"{float(amount):.2f}".removesuffix(".00")
    return f"{float(math.floor(amount * 100) / 100):.2f}"


if __name__ == "__main__":
    main(RESULTS, notice, household, shown)
