"""Compares random households with what `levy batch` works out.

    python3 Tests/Tools/Irish/compare.py 20000 [SEED]

LEVY_PROGRAM names the command, by default `levy`. Every result that households.py has is compared, to the cent.
"""

import csv
import os
import subprocess
import sys
import tempfile
from fractions import Fraction as F
from pathlib import Path

import random_cases
from cases import YEARS, cell
from households import results

RULES = Path(__file__).resolve().parents[3] / "rules"
# First and last year of results that are not of every year.
SOME_YEARS = {
    "rent_relief": (2002, 2017), "rent_credit": (2022, 2026), "mortgage_interest_credit": (2023, 2026),
    "trade_union_credit": (2002, 2010), "service_charges_credit": (2002, 2011), "health_expenses_credit": (2009, 2026),
    "earned_income_credit": (2016, 2026), "fisher_credit": (2017, 2026), "naval_credit": (2020, 2026),
    "landlord_credit": (2024, 2026),
}


def is_result(name, year):
    plain = name.removeprefix("taxed_as_one.").removeprefix("taxed_alone.").removeprefix("spouse.own_")
    plain = plain.removeprefix("spouse_")
    first, last = SOME_YEARS.get(plain, (0, 9999))
    return name != "child_carer" and first <= year <= last


def differences(year, rows):
    """Returns the differences in pairs of facts and expected results, all of one year and with the same names, run
    as one table."""
    facts = list(dict.fromkeys(name for given, _ in rows for name in given))
    wanted = [name for name in rows[0][1] if is_result(name, year)]
    with tempfile.NamedTemporaryFile("w", suffix=".csv", newline="") as table:
        out = csv.writer(table)
        out.writerow(facts)
        out.writerows([[cell(given[name]) if name in given else "" for name in facts] for given, _ in rows])
        table.flush()
        run = subprocess.run(
            [os.environ.get("LEVY_PROGRAM", "levy"), "batch", "ie", "--rules", str(RULES), "--year", str(year), table.name,
             "--output", ",".join(wanted)], capture_output=True, text=True)
    sys.stderr.write(run.stderr)
    got = list(csv.reader(run.stdout.splitlines()))[1:]
    for (given, found), line in zip(rows, got, strict=True):
        for name, value in zip(wanted, line[-len(wanted):]):
            if not is_same(found[name], value):
                yield given, name, cell(found[name]), value


def is_same(expected, value):
    if isinstance(expected, (bool, str)):
        return value == str(expected).lower()
    return value != "" and F(value) == F(expected)


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2026
    groups = {}
    for year, given, _, _ in random_cases.draw_all(count, YEARS, seed):
        given = {"salary": F(0), **given}
        try:
            found = results(year, given)
        except LookupError:
            continue
        groups.setdefault((year, tuple(found)), []).append((given, found))
    compared = different = 0
    for (year, _), rows in sorted(groups.items()):
        wrong = {}
        for given, name, expected, value in differences(year, rows):
            wrong.setdefault(id(given), []).append((name, expected, value))
            if len(wrong) <= 2:
                print(year, name, "expected", expected, "found", value, {k: cell(v) for k, v in given.items()})
        compared, different = compared + len(rows), different + len(wrong)
    print(f"{compared} households compared, {different} differ")
    sys.exit(different > 0)


if __name__ == "__main__":
    main()
