"""Writes cases of the official payroll program under the rules' own names and in euros.

    python3 Tests/Tools/own_names.py < rules/de/fixtures/wage_tax_steps.csv > rules/de/fixtures/wage_tax_own_names.csv

Under these names what the case needs has to be given, zero or not.
"""

import csv
import sys
from fractions import Fraction

from payroll_cases import text

CENTS = {
    "RE4": "gross_wage", "LZZFREIB": "period_allowance", "PKPV": "private_health_premium",
    "PKPVAGZ": "private_health_subsidy", "VBEZ": "pension_in_wage", "VBEZM": "first_pension", "VBEZS": "pension_extras",
    "JRE4": "expected_annual_wage", "JVBEZ": "expected_annual_pension", "JFREIB": "annual_allowance",
    "SONSTB": "other_payments", "VMT": "multi_year_wage",
}
AS_IT_IS = {
    "STKL": "tax_class", "R": "church_member", "ZKF": "child_allowances", "KRV": "pension_insurance_code",
    "PVZ": "care_childless", "PVS": "care_saxony", "PVA": "care_discounts", "ALV": "unemployment_insurance_free",
    "ALTER1": "is_aged", "AJAHR": "age_relief_year", "VJAHR": "pension_start_year", "ZMVB": "pension_months",
    "af": "factor_applies", "f": "factor",
}
PERIODS = {"1": "year", "2": "month", "3": "week", "4": "day"}
INSURANCE = {"": "statutory", "0": "statutory", "1": "private", "2": "private_subsidised"}
RESULTS = {
    "LSTLZZ": "wage_tax", "SOLZLZZ": "surcharge_on_wage", "BK": "church_tax_base", "STS": "payments_wage_tax",
    "SOLZS": "payments_surcharge", "BKS": "payments_church_base",
}


def own(row):
    case = {"date": row["date"], "pay_period": PERIODS[row["LZZ"]], "health_insurance": INSURANCE[row["PKV"]]}
    for official, name in CENTS.items():
        if row.get(official):
            case[name] = text(Fraction(row[official]) / 100)
    for official, name in AS_IT_IS.items():
        if row.get(official):
            case[name] = row[official]
    if row["PKV"] == "2" and not row.get("PKPVAGZ"):
        # Until 2025 the program reckoned the subsidy.
        case["private_health_subsidy"] = "0"
    if row["date"] >= "2015":
        case["additional_health_rate"] = text(Fraction(row["KVZ"] or 0) / 100)
    if row["date"].endswith("12-31"):
        case["is_pay_of_december"] = "yes"
    for official, name in RESULTS.items():
        if row["expect." + official]:
            case["expect." + name] = text(Fraction(row["expect." + official]) / 100)
    return case | {"source": row["source"]}


def main():
    rows, columns, count = [], [], {}
    for row in csv.DictReader(sys.stdin):
        # The cases that were drawn come first in each version; the others have no features.
        count[row["date"]] = count.get(row["date"], 0) + 1
        if count[row["date"]] <= 18:
            rows.append(own(row))
            columns += [name for name in rows[-1] if name not in columns and name != "source"]
    columns.sort(key=lambda name: name.startswith("expect."))
    writer = csv.DictWriter(sys.stdout, columns + ["source"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


if __name__ == "__main__":
    main()
