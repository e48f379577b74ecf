"""Cases a cent to either side of each threshold between the tariff and the refund."""

from fractions import Fraction as F

from assessment import CREDIT_FACTOR, LUMP_SUM, PARTY_CREDIT, SURCHARGE, Assessment, in_force

YEARS = range(2010, 2027)
CENT = F(1, 100)


def around(limit):
    return [F(limit) - CENT, F(limit), F(limit) + CENT]


def changes(history):
    """The first years of a history within the assessed years, and the last years before them."""
    firsts = [year for year in history if year > YEARS[0]]
    return sorted({YEARS[0], YEARS[-1], *firsts, *(year - 1 for year in firsts)})


def special():
    for year in changes(LUMP_SUM):
        lump_sum = in_force(LUMP_SUM, year)
        for benefits in around(lump_sum):
            yield year, {"taxable_income": F(32000), "progression_benefits": benefits}, ["income_tax"], "unused lump sum"
        for wages in around(lump_sum):
            yield (year, {"taxable_income": F(32000), "wages": wages, "progression_benefits": F(9000),
                          "wage_tax_withheld": F(0)}, ["income_tax"], "lump sum used by wages")
    for year in YEARS:
        for income, benefits in ((9000, 4000), (30000, 8000), (30000, -8000), (60000, 15000), (60000, -59999), (60000, -60000),
                                 (60000, -70000), (250000, 40000)):
            for filing in ("single", "joint", "widowed"):
                yield (year, {"filing": filing, "taxable_income": F(income), "benefits_after_lump_sum": F(benefits)},
                       ["income_tax"], "progression clause")
        for income, special in ((90000, 40000), (120000, 60000), (50000, 49999), (30000, 90000), (300000, 50000), (15000, 15000)):
            for filing in ("single", "joint"):
                yield (year, {"filing": filing, "taxable_income": F(income), "extraordinary_income": F(special)},
                       ["income_tax"], "fifths")
        for special in around(50000):
            yield (year, {"taxable_income": F(50000), "extraordinary_income": special}, ["income_tax"],
                   "fifths, remaining income around zero")
        yield (year, {"taxable_income": F(60000), "extraordinary_income": F(30000), "benefits_after_lump_sum": F(10000)},
               ["income_tax"], "fifths with benefits")
        yield (year, {"taxable_income": F(60000), "extraordinary_income": F(80000), "benefits_after_lump_sum": F(20000)},
               ["income_tax"], "negative remaining income and as many benefits")
        for income, gain in ((20000, 15000), (90000, 60000), (300000, 300000), (300000, 350000), (6_000_000, 5_500_000)):
            for filing in ("single", "joint"):
                yield (year, {"filing": filing, "taxable_income": F(income), "reduced_rate_gain": F(gain)}, ["income_tax"],
                       "reduced rate")
    for gain in around(5_000_000):
        yield (2025, {"taxable_income": F(7_000_000), "reduced_rate_gain": gain}, ["income_tax"], "reduced rate, its limit")


def reductions():
    both = ["income_tax", "assessed_income_tax", "levy_base", "surcharge_base", "solidarity_surcharge", "church_tax"]
    member = {"church_member": True, "federal_state": "SH"}
    for year in changes(CREDIT_FACTOR):
        for profit in (24499, 24500, F("24599.99"), 24600, F("24699.99"), 24700, 33656, F("60000.50"), 100000, -5000):
            yield (year, {"taxable_income": F(70000), "trade_profit": F(profit), "municipal_rate": 410,
                          "other_positive_income": F(10000)}, ["trade_tax_base_amount", "trade_tax", *both], "trade tax")
        for rate in (200, 379, 380, 381, 399, 400, 401, 490, F("447.5")):
            yield (year, member | {"taxable_income": F(90000), "trade_profit": F(80000), "municipal_rate": F(rate),
                                   "other_positive_income": F(0)}, ["trade_tax", *both], "trade tax really due")
        for other in (0, 1000, 90000, F("123456.78")):
            yield (year, member | {"taxable_income": F(22000), "trade_profit": F(90000), "municipal_rate": 490,
                                   "other_positive_income": F(other)}, both, "most that trade tax may lower the tax")
        for additions in (-2000, 0, F("12345.67")):
            yield (year, {"filing": "joint", "taxable_income": F(120000), "trade_profit": F(40000), "municipal_rate": 350,
                          "trade_additions": F(additions), "spouse_trade_profit": F(70000), "spouse_municipal_rate": 480,
                          "spouse_trade_additions": F(500), "other_positive_income": F(20000)}, both, "trades of both spouses")
        for prepaid in (0, F("1000.01"), 9000):
            yield (year, {"taxable_income": F(90000), "trade_profit": F(70000), "municipal_rate": 490,
                          "other_positive_income": F(10000), "trade_tax_prepaid": F(prepaid)},
                   ["trade_tax", "put_aside_per_month"], "trade tax put aside")
        for spouse in (-30000, 0, 24500):
            yield (year, {"filing": "joint", "taxable_income": F(60000), "trade_profit": F(70000), "municipal_rate": 400,
                          "spouse_trade_profit": F(spouse), "spouse_municipal_rate": 400, "other_positive_income": F(9000)},
                   both, "a spouse's loss")
    for year in changes(PARTY_CREDIT):
        for filing, persons in (("single", 1), ("joint", 2), ("widowed", 1)):
            for donation in around(2 * persons * in_force(PARTY_CREDIT, year)):
                yield (year, {"filing": filing, "taxable_income": F(80000), "party_donations": donation}, both, "parties")
    for name, limit in (("household_minijob_costs", 2550), ("household_services", 20000), ("craftsmen_services", 6000)):
        for cost in (*around(limit), F(5)):
            yield (2025, member | {"taxable_income": F(80000), name: cost}, both, "work in the household")
    for number, limit in ((1, 200000), (2, 200000), (3, 200000)):
        for cost in (*around(limit), F(100)):
            yield (2024, member | {"taxable_income": F(90000), f"energy_renovation_{number}": cost}, both, "renovation")
    for income in (12500, 14000, 17000):
        yield (2025, member | {"taxable_income": F(income), "household_services": F(9000), "party_donations": F(1000)}, both,
               "reductions beyond the tax")
        yield (2025, member | {"taxable_income": F(income), "household_services": F(900), "trade_profit": F(60000),
                               "municipal_rate": 400, "other_positive_income": F(0)}, both, "nothing is left of the tax")


def balances():
    member = {"church_member": True, "federal_state": "BY"}
    paid = ["total_tax", "balance", "refund", "put_aside_per_month", "prepayment_of_quarter", "prepayments_of_year"]
    for year in (2010, 2020, 2021, 2026):
        for wage_tax in (F(9000), F("9000.01"), F("8999.99"), F(0), F(25000)):
            yield (year, member | {"taxable_income": F(45000), "wages": F(60000), "wage_tax_withheld": wage_tax,
                                   "surcharge_withheld": F("480.20"), "church_tax_withheld": F("720.33")}, paid, "employee")
        for spouse in (F("0.50"), F("1234.56")):
            yield (year, member | {"filing": "joint", "taxable_income": F(70000), "wages": F(50000), "spouse_wages": F(40000),
                                   "wage_tax_withheld": F("7000.25"), "spouse_wage_tax_withheld": spouse,
                                   "surcharge_withheld": F(0), "spouse_surcharge_withheld": F("12.34"),
                                   "church_tax_withheld": F(500), "spouse_church_tax_withheld": F("98.76")}, paid,
                   "wage tax of both spouses, rounded up together")
        for receipts in (F(900), F(5000)):
            yield (year, member | {"taxable_income": F(45000), "capital_by_tariff": "no", "capital_receipts": receipts,
                                   "capital_tax_withheld": F("733.48"),
                                   "capital_surcharge_withheld": F("40.34"), "capital_church_tax_withheld": F("58.67")}, paid,
                   "capital income taxed by the bank")
        case = Assessment(year, {})
        for wanted in (99, 100, 399, 400, 401, 403, 404):
            income = next(income for income in range(1, 40000) if case.table(F(income)) >= wanted)
            yield (year, {"taxable_income": F(income)}, paid, "least prepayments")
        yield (year, member | {"taxable_income": F(80000), "income_tax_prepaid": F(12000), "surcharge_prepaid": F(300),
                               "church_tax_prepaid": F(1000)}, paid, "prepaid")
        yield (year, member | {"children": 2, "filing": "joint", "zve_before_allowances": F(150000)}, paid,
               "prepayments know no child allowances")


def widowed():
    names = ["income_tax", "surcharge_base", "solidarity_surcharge"]
    for year in YEARS:
        limit = in_force(SURCHARGE, year)[0]
        for filing, parts in (("single", 1), ("joint", 2), ("widowed", 2)):
            case = Assessment(year, {"filing": filing})
            low, high = 0, 400000
            while low < high:
                middle = (low + high) // 2
                low, high = (middle + 1, high) if case.table(F(middle)) <= limit * parts else (low, middle)
            for income in (low - 1, low):
                yield (year, {"filing": filing, "taxable_income": F(income)}, names, "limit of the surcharge")
        yield year, {"year_after_death": True, "taxable_income": F(60000)}, names, "year after the death of a spouse"
    for income in (120000, 140000, 300000, F("500000.55")):
        for cap in ("0.0275", "0.03", "0.035", "0.04"):
            yield (2025, {"church_member": True, "federal_state": "NW", "taxable_income": F(income),
                          "church_tax_cap": F(cap)}, ["church_tax"], "cap of church tax")
        yield (2025, {"church_member": True, "federal_state": "NW", "zve_before_allowances": F(income), "children": 2,
                      "church_tax_cap": F("0.0275")}, ["church_tax"], "cap after the allowances of children")


def tables():
    return {"special_tariffs": list(special()), "reductions": list(reductions()), "balances": list(balances()),
            "splitting": list(widowed())}
