"""Writes rules/de/fixtures/net_pay_of_low_wages.csv: the employee's contributions on low wages until September 2022.

    python3 Tests/Tools/low_wages.py

All contributions are due on a reduced wage (§ 163 Abs. 10 SGB VI); each branch is twice the rounded half, less the employer's half on
the whole wage (§ 2 Abs. 2 BVV). Worked with exact fractions, apart from the rules.
"""

import csv
import pathlib
from fractions import Fraction as F
from math import floor

FIXTURE = pathlib.Path(__file__).resolve().parents[2] / "rules" / "de" / "fixtures" / "net_pay_of_low_wages.csv"
SOURCE = "worked with exact fractions from § 163 Abs. 10 SGB VI and § 2 Abs. 2 BVV, apart from the rules"

# From a day: where the zone begins and ends, the factor F (tk.de), and half the rates of pension, unemployment and care insurance.
ZONES = {
    "2010-03-31": (400, 800, "0.7585", "0.0995", "0.014", "0.00975"),
    "2011-03-31": (400, 800, "0.7435", "0.0995", "0.015", "0.00975"),
    "2012-03-31": (400, 800, "0.7491", "0.098", "0.015", "0.00975"),
    "2013-03-31": (450, 850, "0.7605", "0.0945", "0.015", "0.01025"),
    "2014-03-31": (450, 850, "0.7605", "0.0945", "0.015", "0.01025"),
    "2015-03-31": (450, 850, "0.7585", "0.0935", "0.015", "0.01175"),
    "2016-03-31": (450, 850, "0.7547", "0.0935", "0.015", "0.01175"),
    "2017-03-31": (450, 850, "0.7509", "0.0935", "0.015", "0.01275"),
    "2018-03-31": (450, 850, "0.7547", "0.093", "0.015", "0.01275"),
    "2019-03-31": (450, 850, "0.7566", "0.093", "0.0125", "0.01525"),
    "2019-08-31": (450, 1300, "0.7566", "0.093", "0.0125", "0.01525"),
    "2020-03-31": (450, 1300, "0.7547", "0.093", "0.012", "0.01525"),
    "2021-03-31": (450, 1300, "0.7509", "0.093", "0.012", "0.01525"),
    "2022-03-31": (450, 1300, "0.7509", "0.093", "0.012", "0.01525"),
}


def cents(amount):
    return F(floor(amount * 100 + F(1, 2)), 100)


def contributions(day, wage, additional, childless, saxony):
    begin, end, factor, pension, unemployment, care = ZONES[day]
    factor = F(factor)
    reduced = cents(factor * begin + (F(end, end - begin) - F(begin, end - begin) * factor) * (wage - begin))

    def rest(half, employer=None):
        return 2 * cents(reduced * F(half)) - cents(wage * F(half if employer is None else employer))

    health = rest("0.07" if day < "2011" else "0.073")
    if day < "2015":
        health += cents(reduced * F("0.009"))
    elif day < "2019":
        health += cents(reduced * F(additional))
    else:
        health += rest(F(additional) / 2)
    care_paid = rest(care, F(care) - (F("0.005") if saxony else 0))
    if childless:
        care_paid += cents(reduced * F("0.0035" if day > "2022" else "0.0025"))
    return reduced, health, care_paid, rest(pension), rest(unemployment)


def main():
    with open(FIXTURE, "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        names = ["contribution_wage", "health_contribution", "care_contribution", "pension_contribution",
                 "unemployment_contribution"]
        out.writerow(["date", "gross_wage", "additional_health_rate", "care_childless", "care_saxony",
                      *("expect." + name for name in names), "source"])
        for day, (begin, end, *_) in ZONES.items():
            for wage, rate, childless, saxony in ((begin + F("0.01"), "0.011", False, False), (F("617.35"), "0.009", True, False),
                                                  (F(end), "0.013", False, True), (end - F("37.41"), "0.0133", True, True)):
                rate = rate if day > "2015" else "0"
                amounts = contributions(day, wage, rate, childless, saxony)
                out.writerow([day, f"{float(wage):.2f}", rate, "yes" if childless else "no", "yes" if saxony else "no",
                              *(f"{float(amount):.2f}" for amount in amounts), SOURCE])


if __name__ == "__main__":
    main()
