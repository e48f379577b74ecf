"""Fixture tables of the assessment from the tariff to the refund, and the comparison of the rules with random households.

    python3 Tests/Tools/German/assessed_cases.py                    writes rules/de/fixtures/assessed_*.csv
    python3 Tests/Tools/German/assessed_cases.py --random N LEVY    compares N households by `levy batch`
"""

import csv
import io
import random
import subprocess
import sys
from fractions import Fraction as F
from pathlib import Path

from assessment import CHURCH_TAX, SURCHARGE, Refused, in_force, results

FIXTURES = Path(__file__).resolve().parents[3] / "rules" / "de" / "fixtures"
YEARS = range(2010, 2027)
SOURCE = "worked from the statutes with exact fractions, apart from the rules"


def cell(value):
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    value = F(value)
    if value.denominator == 1:
        return str(value.numerator)
    places = 2 if (value * 100).denominator == 1 else 6
    scaled = value * 10**places
    assert scaled.denominator == 1, value
    digits = str(abs(scaled.numerator)).rjust(places + 1, "0")
    return ("-" if value < 0 else "") + digits[:-places] + "." + digits[-places:]


def cents(draw, greatest, least=0):
    return F(draw.randint(least * 100, greatest * 100), 100)


def income(draw):
    greatest = draw.choice([15000, 40000, 80000, 80000, 160000, 400000, 7_000_000])
    return cents(draw, greatest) if draw.random() < 0.5 else F(draw.randint(0, greatest))


def household(draw, year):
    facts = {"filing": draw.choice(["single", "single", "joint", "joint", "widowed"])}
    people = ["", "spouse_"] if facts["filing"] == "joint" else [""]
    facts |= {"federal_state": draw.choice(list(CHURCH_TAX)), "church_member": draw.random() < 0.6}
    if draw.random() < 0.4:
        facts["children"] = draw.choice([1, 1, 2, 2, 3, 4, 5])
        if facts["filing"] == "widowed":                # whose allowances depend on the other parent
            facts["filing"] = "single"
        facts["zve_before_allowances"] = income(draw)
    else:
        facts["taxable_income"] = income(draw)
    whole = facts.get("taxable_income", facts.get("zve_before_allowances"))
    if draw.random() < 0.3:
        for p in people:
            if draw.random() < 0.7:
                facts[p + "progression_benefits"] = cents(draw, draw.choice([1500, 15000]), draw.choice([-3000, 0, 0, 0]))
    special = draw.random()
    if special < 0.2:
        facts["extraordinary_income"] = cents(draw, draw.choice([max(1, int(whole)), 2 * int(whole) + 10, 50000]))
    elif special < 0.3:
        facts["reduced_rate_gain"] = cents(draw, draw.choice([max(1, int(whole)), 200000, 6_000_000]))
    for p in people:
        if draw.random() < 0.3:
            facts[p + "wages"] = cents(draw, draw.choice([2000, 90000]), 1)
            facts[p + "wage_tax_withheld"] = cents(draw, draw.choice([0, 9000, 30000]))
            facts[p + "surcharge_withheld"] = cents(draw, draw.choice([0, 300]))
            facts[p + "church_tax_withheld"] = cents(draw, draw.choice([0, 900]))
        if draw.random() < 0.25:
            facts[p + "trade_profit"] = cents(draw, draw.choice([24000, 60000, 250000]), draw.choice([-9000, 0, 0]))
            facts[p + "trade_additions"] = cents(draw, draw.choice([0, 0, 9000]), -500)
            facts[p + "municipal_rate"] = draw.choice([200, 340, 380, 381, 400, 410, 490, F("447.5")])
    if any(p + "trade_profit" in facts for p in people):
        facts["other_positive_income"] = draw.choice([F(0), cents(draw, 90000)])
    for name, greatest in (("party_donations", 8000), ("household_minijob_costs", 4000), ("household_services", 25000),
                           ("craftsmen_services", 8000)):
        if draw.random() < 0.15:
            facts[name] = cents(draw, greatest)
    if year >= 2020 and draw.random() < 0.15:
        facts["energy_renovation_" + draw.choice("123")] = cents(draw, 250000)
    if draw.random() < 0.1:
        facts["church_tax_cap"] = draw.choice([F("0.0275"), F("0.03"), F("0.035"), F("0.04")])
    if draw.random() < 0.15:
        facts["capital_receipts"] = cents(draw, draw.choice([900, 3000, 30000]), 1)
        facts["capital_by_tariff"] = "no"
        facts["capital_tax_withheld"] = cents(draw, 3000)
        facts["capital_surcharge_withheld"] = cents(draw, 150)
        facts["capital_church_tax_withheld"] = cents(draw, 200)
    for name in ("income_tax", "surcharge", "church_tax"):
        if draw.random() < 0.2:
            facts[name + "_prepaid"] = cents(draw, 9000)
    return facts


# Facts that are results of the rules.
RESULTS = ("taxable_income", "zve_before_allowances", "other_positive_income", "church_tax_cap", "profit", "lone_parent_children")


def run(levy, rows, names):
    facts = list(dict.fromkeys(fact for _, given in rows for fact in given))
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    out.writerow(["year", *facts])
    for year, given in rows:
        out.writerow([year, *(cell(given[fact]) if fact in given else "" for fact in facts)])
    given = [name for name in RESULTS if name in facts]
    options = ["--given", ",".join(given)] if given else []
    ran = subprocess.run([levy, "batch", "de", "-", "--output", ",".join(names), *options], input=text.getvalue(),
                         capture_output=True, text=True)
    return list(csv.DictReader(io.StringIO(ran.stdout))), ran.stderr


def compare(count, levy, seed=2026):
    draw = random.Random(seed)
    rows = [(year, household(draw, year)) for year in (draw.choice(YEARS) for _ in range(count))]
    names = [name for name in results(2025, {"taxable_income": F(0)})]
    compared = differ = refused = 0
    for parents in (True, False):                       # the columns of a table are given for each of its rows
        some = [row for row in rows if ("children" in row[1]) == parents]
        found, problems = run(levy, some, names)
        if len(found) != len(some):
            sys.exit(problems[:2000])
        for (year, given), line in zip(some, found, strict=True):
            try:
                expected = results(year, given)
            except Refused:
                refused += 1
                expected = None
            for name in names:
                compared += 1
                same = line[name] == "" if expected is None else line[name] != "" and F(line[name]) == expected[name]
                if not same:
                    differ += 1
                    if differ < 12:
                        shown = {fact: cell(value) for fact, value in given.items()}
                        wanted = "an error" if expected is None else cell(expected[name])
                        print(year, name, "found", line[name], "expected", wanted, shown)
    print(f"{len(rows)} households, {refused} of them refused, {compared} values compared, {differ} differ")
    return differ


def main():
    if sys.argv[1:2] == ["--random"]:
        sys.exit(compare(int(sys.argv[2]), sys.argv[3]) > 0)
    import assessed_edges
    for name, rows in assessed_edges.tables().items():
        facts = list(dict.fromkeys(fact for row in rows for fact in row[1]))
        wanted = list(dict.fromkeys(name for row in rows for name in row[2]))
        with open(FIXTURES / f"assessed_{name}.csv", "w", newline="") as file:
            out = csv.writer(file, lineterminator="\n")
            out.writerow(["year", *facts, *("expect." + name for name in wanted), "source", "note"])
            for year, given, names, note in rows:
                expected = results(year, given)
                out.writerow([year, *(cell(given[fact]) if fact in given else "" for fact in facts),
                              *(cell(expected[name]) if name in names else "" for name in wanted), SOURCE, note])


if __name__ == "__main__":
    main()
