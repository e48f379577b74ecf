"""Writes the fixture tables rules/ie/fixtures/worked_*.csv, and households drawn at random.

    python3 Tests/Tools/Irish/cases.py                        the tables
    python3 Tests/Tools/Irish/cases.py --random 20000 FILE    a table of random households, to be put below a copy of
                                                              rules/ie and run by `levy test`

What is expected comes from households.py and parts.py, which work from the statutes with exact fractions and share
nothing with the rules in rules/ie.
"""

import csv
import sys
from fractions import Fraction as F
from pathlib import Path

import credits_cases
import income_cases
import parts_cases
import random_cases
import trade_cases
import whole_cases
from households import results

FIXTURES = Path(__file__).resolve().parents[3] / "rules/ie/fixtures"
YEARS = range(2002, 2027)
MAIN = ["gross_income_tax", "total_tax_credits", "income_tax", "income_levy", "health_contribution", "usc", "prsi",
        "total_tax", "net_pay", "average_rate"]

FIRST_YEARS = {"earned_income_credit": 2016}


def cell(value):
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, F):
        return str(int(value)) if value.denominator == 1 else f"{float(value):.4f}".rstrip("0").rstrip(".")
    return str(value)


def row_of(label, year, given, wanted, note):
    """A household with all its main results and those named, or None where a figure of the year is not known."""
    facts = {"salary": 0, **given}
    try:
        found = results(year, facts)
    except LookupError:
        return None
    expected = {name: found[name] for name in MAIN + wanted if year >= FIRST_YEARS.get(name, 0)}
    return label, year, facts, expected, note


def write(name, rows):
    rows = [row for row in rows if row is not None]
    facts = list(dict.fromkeys(fact for row in rows for fact in row[2]))
    wanted = list(dict.fromkeys(name for row in rows for name in row[3]))
    with open(FIXTURES / name, "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["id", "year", *facts, *("expect." + name for name in wanted), "note"])
        for label, year, given, expected, note in rows:
            out.writerow([label, year, *(cell(given[fact]) if fact in given else "" for fact in facts),
                          *(cell(expected[name]) if name in expected else "" for name in wanted), note])


def households(cases):
    """Rows of (year, given, wanted, note), numbered."""
    return [row_of(f"{year}-{number}", year, given, wanted, note)
            for number, (year, given, wanted, note) in enumerate(cases, 1)]


def main():
    if sys.argv[1:2] == ["--random"]:
        write(Path(sys.argv[3]).resolve(), households(random_cases.draw_all(int(sys.argv[2]), YEARS)))
        return
    write("worked_income.csv", households(income_cases.all(YEARS)))
    write("worked_credits.csv", households(credits_cases.all(YEARS)))
    write("worked_trades.csv", households(trade_cases.all(YEARS)))
    write("worked_households.csv", list(whole_cases.rows(YEARS)))
    for name, rows in parts_cases.tables().items():
        write(f"worked_{name}.csv", rows)


if __name__ == "__main__":
    main()
