"""Rows beside every figure of income_figures.py, a cent to either side where the law has a limit."""

from fractions import Fraction as F

import income_figures as law
from income import results
from income_figures import at

CENT = F(1, 100)


def around(limit):
    return [F(limit) - CENT, F(limit), F(limit) + CENT]


def employment(year):
    lump_sum = at(law.EMPLOYEE, year)
    for amount in around(lump_sum):
        yield {"wages": amount}, "lump sum no more than the wages"
        yield {"wages": 40000, "work_expenses": amount}, "expenses beside the lump sum"
        yield {"wages": 40000, "work_expenses": amount - 100, "union_dues": 100}, "union dues"
    yield {"wages": 500, "work_expenses": 700}, "expenses make a loss"
    for km in ("19.9", "20", "20.9", "21", "40.5"):
        yield {"wages": 40000, "commuting_days": 220, "commuting_km": F(km)}, "full kilometres"
    for days in (204, 205, 230):
        yield {"wages": 40000, "commuting_days": days, "commuting_km": 75, "commuting_by_own_car": False,
               "commuting_reimbursed": 300}, "limit without a car"
    if year >= 2020:
        for days in (119, 120, 121, 209, 210, 211):
            yield {"wages": 40000, "work_expenses": 1000, "home_office_days": days}, "days at home"
    for months in (0, 6, 12):
        for amount in around(2000 * months or 100):
            yield {"wages": 10000, "active_pension_wages": amount, "active_pension_months": months}, "active pension"


def pensions(year):
    for start in sorted({2003, 2005, 2006, 2012, 2019, 2020, 2021, 2022, 2023, 2024, year - 2, year - 1, year}):
        if start > year:
            continue
        for basis in (7000, F("7499.99"), 7500, F("7500.01"), 30000):
            yield {"civil_pension": 9000, "civil_pension_start_year": start, "civil_pension_basis": basis}, "basis"
        yield {"civil_pension": 9000, "civil_pension_start_year": start, "civil_pension_basis": F("333.33"),
               "civil_pension_months": 7, "civil_pension_expenses": 150}, "supplement limited, months"
        yield {"statutory_pension": F("18345.67"), "statutory_pension_start_year": start,
               "first_full_year_pension": F("17000.05")}, "free part fixed"
    for amount in around(102):
        yield {"other_recurring_income": amount}, "lump sum no more than the receipts"
        yield {"other_recurring_income": 900, "recurring_income_expenses": amount}, "expenses beside the lump sum"


def several_pensions(year):
    """Of several pensions each has its own year, of several annuities its own age; the lump sum is one."""
    def further(number, amount, start, first=None, prefix=""):
        one = f"{prefix}further_pension.{number}."
        facts = {one + "amount": F(amount), one + "start_year": start}
        return {**facts, one + "first_full_year": F(first)} if first else facts

    def annuity(number, amount, age, prefix=""):
        one = f"{prefix}further_annuity.{number}."
        return {one + "amount": F(amount), one + "start_age": age}

    own = {"statutory_pension": F("18345.67"), "statutory_pension_start_year": 2008,
           "first_full_year_pension": F("17000.05")}
    for start in sorted({2003, 2005, 2012, 2020, 2022, 2023, year - 2, year - 1, year}):
        if start > year:
            continue
        first = "6543.21" if year > start + 1 else None
        yield {**own, "further_pensions": 1, **further(1, "7000.01", start, first)}, "a widow's pension beside one's own"
        yield {"further_pensions": 2, **further(1, "7000.01", start, first), **further(2, "33.33", year)}, "two further ones"
    yield {**own, "further_pensions": 0, "recurring_income_expenses": F("101.99")}, "no further one"
    yield {"further_pensions": 1, **further(1, "200", year)}, "lump sum once"
    yield {"further_pensions": 5, **{k: v for number in range(1, 6)
                                     for k, v in further(number, f"{number}00.07", year).items()}}, "five further ones"
    yield {"private_annuity": F("4321.09"), "private_annuity_age": 65, "further_annuities": 2,
           **annuity(1, "1000.99", 0), **annuity(2, "999.99", 97)}, "annuities by the age of each"
    joint = {"filing": "joint", **own, "spouse_further_pensions": 2, "spouse_further_annuities": 1}
    yield {**joint, **further(1, "9000", year, None, "spouse_"), **further(2, "1234.56", 2004, "1200", "spouse_"),
           **annuity(1, "500.55", 66, "spouse_")}, "those of the spouse"
    yield {**joint, "further_pensions": 1, **further(1, "4000", 2005, "3999.99"),
           **further(1, "9000", year, None, "spouse_"), **further(2, "1234.56", 2004, "1200", "spouse_"),
           **annuity(1, "500.55", 66, "spouse_")}, "those of both"


def ages(year):
    for age in range(100):
        yield {"private_annuity": F("43210.91"), "private_annuity_age": age}, "share by age"


def limits(year):
    for amount in around(law.SERVICES_LIMIT):
        yield {"profit": 5000, "other_services": amount}, "services"
    for amount in around(at(law.SALES_LIMIT, year)):
        yield {"profit": 5000, "private_sales": amount}, "private sales"
    for amount in around(45000) + around(136000) + around(181000) + [F(-1000)]:
        yield {"business_sale_gain": amount, "sale_allowance_claimed": True}, "sale of a business"
    yield {"business_sale_gain": 50000}, "sale of a business, allowance not claimed"
    yield {"profit": 5000, "private_sales": -700, "other_services": -300}, "losses that count nowhere"
    yield {"profit": 5000, "rent_received": 3000, "rent_expenses": 9000}, "loss set off"
    for spouses in (1, 2):
        status = {"filing": "joint"} if spouses == 2 else {}
        for amount in around(at(law.FARMER, year) * spouses):
            yield {**status, "farming_profit": amount}, "allowance for farmers"
        for amount in around(law.FARMER_UPTO * spouses):
            yield {**status, "farming_profit": 2000, "profit": amount - 2000}, "limit of the allowance for farmers"
    yield {"filing": "joint", "farming_profit": -500, "spouse_farming_profit": 3000}, "farming of both"
    for months in (0, 1, 12):
        for children in (1, 3):
            yield {"profit": 30000, "lone_parent_months": months, "lone_parent_children": children}, "lone parent"


def relief(year):
    for cohort in sorted({2004, 2005, 2006, 2015, 2020, 2021, 2022, 2023, 2024, 2026, year - 1, year, year + 1}):
        if cohort - year > 1:
            continue
        for amount in around(4750):
            yield {"cohort": cohort, "wages": amount}, "greatest relief"
        yield {"cohort": cohort, "wages": F("1234.56"), "profit": -900}, "loss does not lower wages"
        yield {"cohort": cohort, "wages": 1000, "profit": 900, "other_recurring_income": 300,
               "private_annuity": 4000, "private_annuity_age": 65}, "annuities do not count"
        yield {"filing": "joint", "cohort": cohort, "profit": 3000, "spouse_cohort": 2010,
               "spouse_wages": 3000}, "each spouse"
    for born in (f"{year - 64}-01-01", f"{year - 64}-01-02", f"{year - 65}-01-01", f"{year - 65}-01-02",
                 f"{year - 65}-12-31"):
        yield {"birth_date": born, "wages": 3000, "other_income": 1}, "birthday"


def hardship(year):
    for limit in (F(0), law.HARDSHIP, law.HARDSHIP_PHASED):
        for amount in around(limit):
            yield {"wages": 30000, "profit": amount}, "side income"
            yield {"civil_pension": 20000, "civil_pension_start_year": 2008, "civil_pension_basis": 20000,
                   "profit": amount}, "side income besides a pension"
            yield {"filing": "joint", "wages": 30000, "spouse_profit": amount}, "not doubled"
    for amount in (300, 400, 600, 1400):
        yield {"wages": 2000, "profit": amount, "cohort": 2008}, "age relief beyond the wages"
        yield {"wages": 2000, "farming_profit": amount}, "allowance for farmers"
    yield {"wages": 30000, "profit": 100, "capital_receipts": 1200, "capital_by_tariff": True}, "capital by the tariff"
    yield {"wages": 2000, "profit": 600, "capital_receipts": 9000, "capital_by_tariff": True,
           "cohort": 2008}, "age relief for capital by the tariff"
    yield {"profit": 300}, "no employee"


def capital(year):
    saver = at(law.SAVER, year)
    zve = {"other_zve": F(15000), "profit": F(1), "church_rate": F(9, 100)}
    # Without capital income nothing is compared, and the income follows from a profit.
    given = 300 if year == 2022 else 0      # the energy allowance
    profit = {"profit": F(15036 - given), "church_rate": F(9, 100)}
    joint = {**profit, "profit": F(15072 - given), "filing": "joint"}
    for amount in around(saver):
        yield {**(zve if amount > saver else profit), "capital_receipts": amount}, "saver's allowance"
        yield {**zve, "filing": "joint", "capital_receipts": amount, "spouse_capital_receipts": 5000}, "unused half"
        yield {**zve, "filing": "joint", "capital_receipts": -400,
               "spouse_capital_receipts": amount + 1500}, "spouse's loss"
        yield {**(zve if amount > saver else joint), "filing": "joint",
               "capital_receipts": amount + saver}, "both halves"
    yield {**zve, "capital_receipts": 3000, "share_gains": -500}, "loss on shares"
    yield {**zve, "capital_receipts": -1000, "share_gains": 5000, "share_losses_brought_forward": 800,
           "capital_losses_brought_forward": 300}, "losses of earlier years"
    yield {**zve, "capital_receipts": 9000, "foreign_tax_on_capital": 700}, "foreign tax"
    yield {**zve, "capital_receipts": 3000, "foreign_tax_on_capital": 900}, "foreign tax beyond the tax"
    yield {**zve, "capital_receipts": 3000, "cohort": 2010}, "age relief for capital"
    for zve_without in (5000, 14000, 16000, 18000, 20000, 25000, 60000):
        for church in (F(0), F(8, 100)):
            yield {"other_zve": F(zve_without), "profit": F(1), "capital_receipts": 8000,
                   "church_rate": church}, "comparison"


def loss(year):
    for spouses, status in ((1, {}), (2, {"filing": "joint"})):
        for amount in around(10**6 * spouses) + [F(2500001)]:
            yield {**status, "profit": amount, "loss_brought_forward": 10**7,
                   "loss_carried_back": 200000}, "carried forward"
        for amount in around(at(law.BACK_MOST, year) * spouses):
            yield {**status, "profit": -amount, "loss_given_back": amount, "loss_brought_forward": 500}, "carried back"
    yield {"profit": 30000, "loss_brought_forward": 20000, "loss_carried_back": 15000}, "both"


def freelance(year):
    work = {"further_receipts": 50000}
    yield {**work, "meal_days_full": 3}, "days of 24 hours"
    yield {**work, "meal_days_long": 3}, "days of 14 hours"
    yield {**work, "meal_days_short": 3}, "days of 8 hours"
    yield {**work, "business_km": F("1234.5")}, "kilometres"
    if year >= 2020:
        for days in (100, 150, 209, 210, 211):
            yield {**work, "business_home_days": days}, "days at home"
            yield {**work, "wages": 20000, "home_office_days": 60, "business_home_days": days}, "one limit for both"
    for price in (F("39999.99"), F(40000)):
        yield {**work, "car_list_price": price}, "full hundreds"
    yield {**work, "car_list_price": 40000, "car_months": 7, "car_commuting_km": F("35.9"),
           "car_commuting_days": 50}, "way to work"
    yield {**work, "car_list_price": 20000, "car_commuting_km": 5,
           "car_commuting_days": 220}, "way to work within the allowance"
    log = {**work, "car_list_price": 60000, "car_log_km": 20000, "car_private_km": 7000, "car_costs": F("9876.54")}
    yield log, "log"
    for km in (F("12.5"), F("44.4"), F("44.5")):
        yield {**log, "car_commuting_km": km, "car_commuting_days": 146}, "log with the way to work"
    yield {**log, "car_private_km": 0, "car_log_km": F("20000.7")}, "log without private trips"
    for kind in ("freelance", "trade"):
        yield {**log, "kind_of_work": kind}, "kind of work"
    for acquired in ("2018-12-31", "2019-12-31", "2025-07-01"):
        if int(acquired[:4]) <= year:
            for drive in ("hybrid", "electric"):
                for price in (60000, F("60000.01")):
                    yield {**log, "car_list_price": price, "car_depreciation": 5432, "car_drive": drive,
                           "car_acquired": acquired}, "log of an electric car"
    for acquired in ("2018-12-31", "2019-01-01", "2019-12-31", "2023-12-31", "2024-01-01", "2025-06-30", "2025-07-01"):
        if int(acquired[:4]) > year:
            continue
        for limit in (60000, 70000, 100000):
            for price in (F(limit), limit + CENT):
                yield {**work, "car_list_price": price, "car_drive": "electric", "car_acquired": acquired}, "electric"
        yield {**work, "car_list_price": 50000, "car_drive": "hybrid", "car_acquired": acquired}, "hybrid"
    for acquired in (year - 3, year - 1, year):
        if acquired < 2010:
            continue
        for cost in around(410) + around(800):
            yield {**work, "asset_1_cost": cost, "asset_1_year": acquired, "asset_1_month": 5,
                   "asset_1_life": 3}, "small asset"
        yield {**work, "asset_1_cost": 1000, "asset_1_year": acquired, "asset_1_month": 12, "asset_1_life": 3,
               "asset_2_cost": 2000, "asset_2_year": acquired, "asset_2_month": 1, "asset_2_life": 1,
               "asset_3_cost": F("3000.01"), "asset_3_year": acquired, "asset_3_month": 7,
               "asset_3_life": 7}, "straight line"


WANTED = {
    "freelance": (freelance, ["freelance_income", "total_income"]),
    "employment": (employment, ["employment_income", "sum_of_income"]),
    "pensions": (pensions, ["civil_pension_income", "recurring_income", "total_income"]),
    "several_pensions": (several_pensions, ["recurring_income", "total_income"]),
    "limits": (limits, ["sum_of_income", "total_income"]),
    "age_relief": (relief, ["age_relief", "total_income"]),
    "hardship": (hardship, ["side_income", "hardship_deducted"]),
    "capital": (capital, ["capital_income", "flat_tax", "flat_surcharge", "flat_church_tax", "taxed_by_tariff.tax_without_allowances",
                          "all_taxes_flat", "all_taxes_tariff", "tariff_better"]),
    "losses": (loss, ["total_income", "loss_deducted", "loss_for_earlier_years", "loss_left"]),
}
# Years in which a figure of the table changed, and those beside them; all years elsewhere.
CHANGES = {
    "freelance": [2010, 2013, 2014, 2017, 2018, 2019, 2020, 2022, 2023, 2024, 2025, 2026],
    "pensions": [2010, 2022, 2023, 2026],
    "several_pensions": [2010, 2022, 2023, 2026],
    "limits": [2010, 2014, 2015, 2019, 2020, 2022, 2023, 2024, 2026],
    "hardship": [2010, 2013, 2014, 2023, 2026],
    "capital": [2010, 2020, 2021, 2022, 2023, 2024, 2025, 2026],
    "losses": [2010, 2012, 2013, 2019, 2020, 2023, 2024, 2026],
    "employment": [2010, 2011, 2020, 2021, 2022, 2023, 2025, 2026],
    "age_relief": [2010, 2016, 2022, 2023, 2026],
}


def tables(years):
    """The rows of each table: (year, facts, expected, note)."""
    found = {}
    for name, (draw, wanted) in WANTED.items():
        rows = [(year, facts, note) for year in years if year in CHANGES[name] for facts, note in draw(year)]
        if name == "pensions":
            rows += [(2026, facts, note) for facts, note in ages(2026)]
        found[name] = []
        for year, facts, note in rows:
            all_results = results(year, facts)
            expected = {one: all_results[one] for one in wanted if one in all_results}
            found[name].append((year, facts, expected, note))
    return found
