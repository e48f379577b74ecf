"""Writes the fixture table of deadlines: § 108 Abs. 3 AO with the public holidays of the package `holidays` (PyPI).

    pip install holidays
    python3 Tests/Tools/deadline_cases.py > rules/de/fixtures/deadline_holidays.csv
"""

import csv
import sys
from datetime import date, timedelta

import holidays

STATES = ["none", *"BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH".split()]

# § 149 Abs. 2 und 3 AO with Art. 97 § 36 EGAO: month and day in the year after, and in the second year after.
RETURN = {2002: (5, 31), 2018: (7, 31), 2020: (10, 31), 2022: (9, 30), 2023: (8, 31), 2024: (7, 31)}
WITH_ADVISER = {
    2018: (2, 29), 2019: (8, 31), 2022: (7, 31), 2023: (5, 31), 2024: (4, 30), 2025: (2, 29),
}


def in_force(history, year):
    return history[max(first for first in history if first <= year)]


def due(state, year, month, day):
    free = holidays.Germany(years=[year, year + 1], subdiv=None if state == "none" else state)
    # The last day of February is meant.
    on = date(year, 3, 1) - timedelta(1) if (month, day) == (2, 29) else date(year, month, day)
    while on.weekday() >= 5 or on in free:
        on += timedelta(1)
    return on.isoformat()


def main():
    prepayments = {"march": 3, "june": 6, "september": 9, "december": 12}
    names = ["income_tax_return_due", "income_tax_return_due_with_adviser"]
    names += ["prepayment_due_" + name for name in prepayments]
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(["year", "federal_state", *("expect." + name for name in names), "source"])
    for year in range(2002, 2027):
        for state in STATES:
            row = [due(state, year + 1, *in_force(RETURN, year))]
            row.append(due(state, year + 2, *in_force(WITH_ADVISER, year)) if year >= 2018 else "")
            row += [due(state, year, month, 10) for month in prepayments.values()]
            writer.writerow([
                year, state, *row, f"§ 37 EStG, § 149 AO, § 108 Abs. 3 AO with the holidays of python-holidays {holidays.__version__}"])


if __name__ == "__main__":
    main()
