"""Writes rules/de/fixtures/assessed_foreign.csv: exempt income from abroad that raises the rate (§ 32b EStG) and foreign tax
credited country by country (§ 34c EStG, § 68a EStDV).

    python3 Tests/Tools/German/foreign.py                  writes the fixtures
    python3 Tests/Tools/German/foreign.py --random N LEVY  compares N households
"""

import csv
import random
import sys
from fractions import Fraction as F
from math import ceil, floor

import assessment
from assessed_cases import FIXTURES, cell, cents, household, run
from assessment import Refused

SOURCE = "worked with exact fractions from §§ 32b, 34c EStG and H 34c (3) EStH, apart from the rules"
NAMES = ["income_tax", "foreign_tax_on_tariff", "foreign_tax_for_levies", "assessed_income_tax", "solidarity_surcharge", "church_tax"]


class Abroad(assessment.Assessment):
    def benefits(self):
        return super().benefits() + self.both("exempt_foreign_income")

    def credited(self, tax, income):
        total = F(0)
        for number in range(1, int(self.fact("foreign_states")) + 1):
            there, paid = self.fact(f"foreign_state.{number}.income_abroad"), self.fact(f"foreign_state.{number}.tax_abroad")
            if there > 0 and income > 0:
                percent = F(floor(tax / income * 1000000), 1000000)
                total += min(paid, F(ceil(percent * there)))
        return min(tax, total)

    def foreign(self, tax):
        return self.credited(tax, self.family()[0])

    def foreign_of_levies(self, foreign, tax):
        return self.credited(tax, self.family()[2])


def abroad(draw):
    """A household of which some income is from other countries."""
    year = draw.choice(range(2015, 2027))
    facts = {name: value for name, value in household(draw, year).items()
             if not name.startswith("capital") and not name.endswith("_prepaid")
             and name not in ("church_tax_cap", "extraordinary_income", "reduced_rate_gain")}
    for p in ("", "spouse_") if facts.get("filing") == "joint" else ("",):
        if draw.random() < 0.5:
            facts[p + "exempt_foreign_income"] = cents(draw, draw.choice([900, 30000, 200000]), draw.choice([-9000, 0, 0]))
    states = draw.choice([0, 1, 1, 2, 3])
    facts["foreign_states"] = states
    for number in range(1, states + 1):
        facts[f"foreign_state.{number}.income_abroad"] = cents(draw, draw.choice([500, 9000, 60000]), draw.choice([-900, 0, 0]))
        facts[f"foreign_state.{number}.tax_abroad"] = cents(draw, draw.choice([50, 900, 20000]))
    return year, facts


def expected(year, facts):
    try:
        found, case = assessment.results(year, facts, Abroad), Abroad(year, facts)
    except Refused:
        return None
    credit = case.foreign(found["income_tax"])
    found["foreign_tax_on_tariff"] = credit
    found["foreign_tax_for_levies"] = case.foreign_of_levies(credit, found["fictitious_income_tax"])
    return {name: found[name] for name in NAMES}


def compare(count, levy):
    draw = random.Random(5)
    rows, differ, refused = [abroad(draw) for _ in range(count)], 0, 0
    for parents in (True, False):                       # the columns of a table are given for each of its rows
        some = [row for row in rows if ("children" in row[1]) == parents]
        found, problems = run(levy, some, NAMES)
        if len(found) != len(some):
            sys.exit(problems[:2000])
        for (year, given), line in zip(some, found, strict=True):
            wanted = expected(year, given)
            refused += wanted is None
            bad = [name for name in NAMES if (line[name] != "" if wanted is None else line[name] == "" or F(line[name]) != wanted[name])]
            if bad:
                differ += 1
                if differ < 6:
                    print(year, bad, line, wanted and {name: cell(wanted[name]) for name in NAMES},
                          {name: cell(value) for name, value in given.items()})
        if differ:
            print(problems[:2000])
    print(f"{count} households, {refused} refused, {differ} differ")
    return differ


def main():
    if sys.argv[1:2] == ["--random"]:
        sys.exit(compare(int(sys.argv[2]), sys.argv[3]) > 0)
    draw, rows = random.Random(6), []
    while len(rows) < 90:
        year, facts = abroad(draw)
        wanted = expected(year, facts)
        if wanted and "children" not in facts and (facts["foreign_states"] or "exempt_foreign_income" in facts):
            rows.append((year, facts, wanted))
    rows.sort(key=lambda row: row[0])
    facts = list(dict.fromkeys(fact for _, given, _ in rows for fact in given))
    with open(FIXTURES / "assessed_foreign.csv", "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["year", *facts, *("expect." + name for name in NAMES), "source"])
        for year, given, wanted in rows:
            out.writerow([year, *(cell(given[fact]) if fact in given else "" for fact in facts),
                          *(cell(wanted[name]) for name in NAMES), SOURCE])


if __name__ == "__main__":
    main()
