"""Writes rules/de/fixtures/deductions_riester.csv: the allowance of subsidised pension plans (§§ 79 to 86 EStG) and whether the
contributions are deducted (§ 10a EStG). Published figures are asserted here, so that a wrong one is never written.

    python3 Tests/Tools/German/riester.py
"""

import csv
from fractions import Fraction as F
from math import floor

from assessed_cases import FIXTURES

SOURCE = "§§ 10a, 79 to 86 EStG, worked with exact fractions apart from the rules"

# § 32a Abs. 1: the ends of the zones, their factors, and what the upper two take off.
TARIFFS = {
    2013: (8130, 13469, 52881, 250730, "933.70", "228.74", "1014", "8196", "15718"),
    2015: (8472, 13469, 52881, 250730, "997.6", "228.74", "948.68", "8261.29", "15783.19"),
    2025: (12096, 17443, 68480, 277825, "932.30", "176.64", "1015.13", "10911.92", "19246.67"),
}
FACTS = {"c": "contributions", "through": "through_spouse", "pay": "pay_before", "young": "children", "old": "children_before_2008"}
RESULTS = ["riester_allowance", "spouse_riester_allowance", "riester_allowances", "riester_deductible", "riester_deducted",
           "taxable_income", "assessed_income_tax", "levy_base", "prepayment_taxable_income"]


def tax(year, income, persons=1):
    basic, first, second, third, k, m, n, high, top = TARIFFS[year]
    x = floor(F(income) / persons)
    if x <= basic:
        return 0
    if x <= first:
        y = F(x - basic, 10000)
        return persons * floor((F(k) * y + 1400) * y)
    if x <= second:
        z = F(x - first, 10000)
        return persons * floor((F(m) * z + 2397) * z + F(n))
    return persons * floor(F("0.42") * x - F(high) if x <= third else F("0.45") * x - F(top))


def nearest(amount, places):
    return F(floor(amount * 10**places + F(1, 2)), 10**places)


class Plans:
    """The allowances that are due, and the contributions that count, of one plan or of those of two spouses."""

    def __init__(self, year, *people):
        self.year, self.people = year, people

    def whole(self, one):
        if one.get("through") and F(str(one["c"])) < (60 if self.year >= 2012 else 0):
            return 0
        return (175 if self.year >= 2018 else 154) + 300 * one.get("young", 0) + 185 * one.get("old", 0)

    def other(self, one):
        return next((who for who in self.people if who is not one), None)

    def brings(self, one):
        other = self.other(one)
        return other is not None and bool(other.get("through")) and self.whole(other) > 0

    def share(self, one):
        paid = F(str(one["c"]))
        allowances = self.whole(one) + (self.whole(self.other(one)) if self.brings(one) else 0)
        if paid <= 0:
            return F(0)
        if paid >= max(60, 2100 - allowances):
            return F(1)
        least = max(F(60), min(F(2100), F(4, 100) * F(str(one["pay"]))) - allowances)
        return min(F(1), nearest(paid / least, 9))

    def allowance(self, one):
        if not self.whole(one):
            return F(0)
        share = self.share(self.other(one) if one.get("through") else one)
        parts = [(1, 175 if self.year >= 2018 else 154), (one.get("young", 0), 300), (one.get("old", 0), 185)]
        return sum((times * nearest(share * part, 2) for times, part in parts), F(0))

    def counts(self, one):
        if one.get("through"):
            return F(0)
        spent = F(str(one["c"])) + self.allowance(one)
        if not self.brings(one):
            return min(F(2100), spent)
        other = self.other(one)
        return min(F(2160 if self.year >= 2012 else 2100), spent + F(str(other["c"])) + self.allowance(other))


def cell(amount):
    if isinstance(amount, str):
        return amount
    return str(int(amount)) if F(amount).denominator == 1 else f"{float(amount):.2f}"


def row(year, source, note, people, income=None, reductions=0, published=None, **more):
    plans, persons = Plans(year, *people), len(people)
    facts = {"filing": "joint"} if persons > 1 else {}
    for prefix, one in zip(("", "spouse_"), people):
        facts |= {f"{prefix}riester_{FACTS[key]}": "yes" if key == "through" else str(value) for key, value in one.items()}
    due, counted = sum(map(plans.allowance, people)), sum(map(plans.counts, people))
    found = {"riester_allowance": plans.allowance(people[0]), "riester_allowances": due, "riester_deductible": counted}
    if persons > 1:
        found["spouse_riester_allowance"] = plans.allowance(people[1])
    if income is not None:
        facts |= {"zve_without_riester": str(income)} | ({"household_reduction": str(reductions)} if reductions else {})
        without, with_it = tax(year, income, persons), tax(year, max(0, income - counted), persons)
        left, left_with = max(0, without - reductions), max(0, with_it - reductions) + due
        better = without - with_it > due and left_with <= left
        found |= {"riester_deducted": counted if better else 0, "taxable_income": income - counted if better else income,
                  "assessed_income_tax": left_with if better else left, "levy_base": left_with if better else left,
                  "prepayment_taxable_income": income}
    for name, value in (published or {}).items():
        assert found[name] == F(str(value)), (note, name, found[name], value)
    for name, value in more.items():
        (found if name in RESULTS else facts)[name] = value
    return {"year": year, **facts, **{"expect." + name: cell(value) for name, value in found.items()}, "source": source, "note": note}


def published():
    letter = "BMF 24.07.2013, Rz. 105; taxes by § 32a EStG (the letter adds the solidarity surcharge)"
    bfh = "BFH 09.04.2025 X R 11/21: "
    yield row(2013, letter, "both entitled by themselves", [{"c": 2300}, {"c": 900, "pay": 20000}], 150000,
              published={"riester_deducted": 3154, "riester_allowances": 308, "taxable_income": 146846})
    yield row(2013, "BMF 24.07.2013, Rz. 106 with § 10a Abs. 3 Satz 3 EStG", "the wife entitled through the husband",
              [{"c": 1700, "pay": 40000}, {"c": 250, "through": 1}], 150000, published={"riester_deducted": 2160})
    yield row(2011, "BMF 31.03.2010, Rz. 56", "half of the least of 60", [{"c": 30, "pay": 4800, "old": 2}],
              published={"riester_allowance": 262})
    yield row(2024, "Haufe, Riester-Rente 3.3.1, Getrennter Mindesteigenbeitrag bei Ehegatten", "each by the own pay",
              [{"c": 1100, "pay": 30000}, {"c": 60, "pay": 12000, "young": 3}],
              published={"riester_allowance": 175, "spouse_riester_allowance": 1075, "riester_allowances": 1250})
    yield row(2023, "Hartz, ABC-Führer Lohnsteuer, Anhang 2 Rz. 66", "the least contribution of 1,925", [{"c": 1925, "pay": 53000}],
              published={"riester_allowance": 175})
    yield row(2011, "foerderland.de, Steuerlexikon, Altersvorsorge, Eigenbeteiligung (October 2011)",
              "the least contribution of 407 with the allowances of both",
              [{"c": 407, "pay": 30000}, {"c": 0, "through": 1, "young": 1, "old": 1}], published={"riester_allowances": 793})
    yield row(2015, bfh + "1,354 with the allowance of 154, reductions of 515, tax of 107", "reductions would leave the allowance alone",
              [{"c": 1200, "pay": 30000}], 12020, 515, published={"assessed_income_tax": 107, "riester_deducted": 0})
    yield row(2015, bfh + "taxes by the tariff are compared", "without the reductions the deduction is better",
              [{"c": 1200, "pay": 30000}], 12020, published={"riester_deducted": 1354})


def shares():
    for contributions, pay, note in [
        (683.33, 30000, "two thirds of the least contribution"), (1024.99, 30000, "a cent short of the least contribution"),
        (1025, 30000, "the least contribution"), ("100.01", 13125, "the share has nine decimals, cut down"),
        ("100.05", 13125, "the share has nine decimals, put up"), (30, 1000, "half of the least of 60"),
    ]:
        yield row(2024, SOURCE, note, [{"c": contributions, "pay": pay}])
    yield row(2013, SOURCE, "half of the least of 60", [{"c": 30, "pay": 1000}])
    yield row(2024, SOURCE, "children of both ages", [{"c": 100, "pay": 40000, "young": 1, "old": 2}])
    yield row(2024, SOURCE, "each part in cents", [{"c": 777.77, "pay": 61234, "young": 2, "old": 1}])
    for year in (2010, 2013):
        yield row(year, SOURCE, "a part paid", [{"c": 100, "pay": 25000, "young": 1, "old": 1}])
    for year in (2010, 2013, 2024):
        yield row(year, SOURCE, "pay beyond the limit", [{"c": 1000, "pay": 80000}])


def spouses():
    for year in (2013, 2024):
        for paid in (59.99, 60):
            yield row(year, SOURCE, "a spouse entitled through the other pays " + str(paid),
                      [{"c": 1400, "pay": 60000}, {"c": paid, "through": 1, "young": 2}])
    yield row(2024, SOURCE, "entitled through the spouse, who pays a part", [{"c": 300, "through": 1, "young": 1}, {"c": 500, "pay": 60000}])
    yield row(2024, SOURCE, "entitled through the spouse, who pays nothing", [{"c": 300, "through": 1}, {"c": 0}])
    yield row(2011, SOURCE, "2,100 for both", [{"c": 1925}, {"c": 300, "through": 1}])
    yield row(2015, SOURCE, "2,160 for both", [{"c": 1925}, {"c": 300, "through": 1}], 100000)
    yield row(2025, SOURCE, "2,160 for both", [{"c": 1925}, {"c": 300, "through": 1}], 200000)
    yield row(2025, SOURCE, "the taxpayer entitled through the spouse", [{"c": 300, "through": 1}, {"c": 1925}], 200000)
    yield row(2025, SOURCE, "both at the limit", [{"c": 2000}, {"c": 2000}], 200000)


def comparisons():
    for contributions, note in [(1924.99, "a cent below the greatest deduction"), (1925, "the greatest deduction"), (2500, "more")]:
        pay = {"pay": 20000} if contributions < 1925 else {}      # else it does not decide, and is not asked for
        yield row(2025, SOURCE, note, [{"c": contributions, **pay}], 60000)
    yield row(2025, SOURCE, "the allowances are worth more", [{"c": 925, "pay": 42500, "young": 2}], 20000)
    saved = {tax(2025, income) - tax(2025, income - 575): income for income in range(40000, 12000, -1)}
    for euros in (175, 176):
        yield row(2025, SOURCE, f"a saving of {euros}", [{"c": 400, "pay": 10000}], saved[euros])
    with_it, without = tax(2025, 20000 - 1975), tax(2025, 20000)
    for reductions in (without - 175, without - 174):
        assert with_it < reductions
        yield row(2025, SOURCE, f"reductions leave {without - reductions}", [{"c": 1800, "pay": 45000}], 20000, reductions)
    # Child benefit is worth more; the surcharge goes by the tax after the allowances of 9,600.
    yield row(2025, SOURCE, "a child, whose allowances only the surcharge knows", [{"c": 1625, "pay": 50000, "young": 1}, {"c": 0}],
              60000, children=1, levy_base=tax(2025, 57900 - 9600, 2) + 475)


def main():
    rows = [*published(), *shares(), *spouses(), *comparisons()]
    facts = dict.fromkeys(name for one in rows for name in one if not name.startswith("expect.") and name not in ("source", "note"))
    columns = [*facts, *("expect." + name for name in RESULTS), "source", "note"]
    with open(FIXTURES / "deductions_riester.csv", "w", newline="") as file:
        out = csv.DictWriter(file, columns, restval="", lineterminator="\n")
        out.writeheader()
        out.writerows(rows)


if __name__ == "__main__":
    main()
