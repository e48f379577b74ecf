"""Writes the fixture tables rules/de/fixtures/income_*.csv, and compares households drawn at random.

    python3 Tests/Tools/German/income_cases.py                         the tables
    python3 Tests/Tools/German/income_cases.py --random 20000 LEVY     how many of so many rows differ from `LEVY batch`

What is expected comes from income.py, which works from the statutes and shares nothing with rules/de/income.
"""

import csv
import io
import random
import subprocess
import sys
from fractions import Fraction as F
from pathlib import Path

import income_edges
from income import results
from income_random import household

FIXTURES = Path(__file__).resolve().parents[3] / "rules/de/fixtures"
YEARS = range(2010, 2027)
SOURCE = "worked with exact fractions from the EStG, apart from the rules"


def cell(value):
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, F):
        if value.denominator == 1:
            return str(value.numerator)
        digits = 0
        while (value * 10**digits).denominator != 1:
            digits += 1
        text = f"{abs(value * 10**digits).numerator:0{digits + 1}d}"
        return ("-" if value < 0 else "") + text[:-digits] + "." + text[-digits:]
    return str(value)


def table(rows, file):
    """Rows of (year, facts, expected, note)."""
    facts = list(dict.fromkeys(fact for row in rows for fact in row[1]))
    wanted = list(dict.fromkeys(name for row in rows for name in row[2]))
    out = csv.writer(file, lineterminator="\n")
    out.writerow(["year", *facts, *("expect." + name for name in wanted), "source", "note"])
    for year, given, expected, note in rows:
        out.writerow([year, *(cell(given[fact]) if fact in given else "" for fact in facts),
                      *(cell(expected[name]) if name in expected else "" for name in wanted), SOURCE, note])


# The results of both ways of § 32d Abs. 6 need the whole assessment: chain_cases.py compares them.
OF_BOTH_WAYS = ("taxed_by_tariff.tax_without_allowances", "all_taxes_flat", "all_taxes_tariff", "tariff_better")


def compare(count, levy):
    draw = random.Random(2026)
    rows = [(year, household(draw, year)) for year in (draw.choice(YEARS) for _ in range(count))]
    wanted = {True: list(results(2025, {"filing": "joint", "capital_by_tariff": True})),
              False: list(results(2025, {"filing": "joint", "other_zve": F(0)}))}
    compared = differ = 0
    for by_tariff in (True, False):
        for filing in ("single", "joint"):
            some = [row for row in rows if row[1]["capital_by_tariff"] == by_tariff and row[1]["filing"] == filing]
            names = [name for name in wanted[by_tariff]
                     if name not in OF_BOTH_WAYS and (filing == "joint" or not name.startswith("spouse_"))]
            facts = list(dict.fromkeys(fact for _, given in some for fact in given))
            text = io.StringIO()
            out = csv.writer(text, lineterminator="\n")
            out.writerow(["year", *facts])
            for year, given in some:
                out.writerow([year, *(cell(given[fact]) if fact in given else "" for fact in facts)])
            ran = subprocess.run([levy, "batch", "de", "-", "--output", ",".join(names)], input=text.getvalue(),
                                 capture_output=True, text=True)
            if ran.stderr:
                print(ran.stderr[:2000])
            for (year, given), found in zip(some, csv.DictReader(io.StringIO(ran.stdout)), strict=True):
                expected = results(year, given)
                for name in names:
                    value = expected[name]
                    same = found[name] == ("true" if value else "false") if isinstance(value, bool) else (
                        found[name] != "" and F(found[name]) == value)
                    compared += 1
                    if not same:
                        differ += 1
                        if differ < 10:
                            shown = {fact: cell(value) for fact, value in given.items()}
                            print(year, name, "found", found[name], "expected", cell(value), shown)
    print(f"{len(rows)} rows, {compared} values compared, {differ} differ")


def main():
    if sys.argv[1:2] == ["--random"]:
        compare(int(sys.argv[2]), sys.argv[3])
        return
    for name, rows in income_edges.tables(YEARS).items():
        with open(FIXTURES / f"income_{name}.csv", "w", newline="") as file:
            table(rows, file)


if __name__ == "__main__":
    main()
