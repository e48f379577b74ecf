"""Writes the fixture table of net pay: the official payroll program's taxes, and the employee's social insurance worked
with exact fractions from SGB III, IV, V, VI and XI and § 2 BVV.

    python3 Tests/Tools/net_pay_cases.py FOLDER > rules/de/fixtures/net_pay.csv
"""

import csv
import random
import sys
from fractions import Fraction
from pathlib import Path

from payroll_cases import VERSIONS, inputs, text
from payroll_program import Program, number


def percent(*values):
    return [Fraction(value) / 100 for value in values]


# By the first day: the rates of pension, unemployment and health insurance together for both sides, the special health
# contribution of employees (until 2014), care insurance together, the surcharge of the childless, the discount for a
# child; then the ceilings of a year: pension insurance in the west and in the east, health insurance.
FIGURES = {
    "2010-01-01": (percent("19.9", "2.8", "14", "0.9", "1.95", "0.25", "0"), 66000, 55800, 45000),
    "2011-01-01": (percent("19.9", "3", "14.6", "0.9", "1.95", "0.25", "0"), 66000, 57600, 44550),
    "2012-01-01": (percent("19.6", "3", "14.6", "0.9", "1.95", "0.25", "0"), 67200, 57600, 45900),
    "2013-01-01": (percent("18.9", "3", "14.6", "0.9", "2.05", "0.25", "0"), 69600, 58800, 47250),
    "2014-01-01": (percent("18.9", "3", "14.6", "0.9", "2.05", "0.25", "0"), 71400, 60000, 48600),
    "2015-01-01": (percent("18.7", "3", "14.6", "0", "2.35", "0.25", "0"), 72600, 62400, 49500),
    "2016-01-01": (percent("18.7", "3", "14.6", "0", "2.35", "0.25", "0"), 74400, 64800, 50850),
    "2017-01-01": (percent("18.7", "3", "14.6", "0", "2.55", "0.25", "0"), 76200, 68400, 52200),
    "2018-01-01": (percent("18.6", "3", "14.6", "0", "2.55", "0.25", "0"), 78000, 69600, 53100),
    "2019-01-01": (percent("18.6", "2.5", "14.6", "0", "3.05", "0.25", "0"), 80400, 73800, 54450),
    "2020-01-01": (percent("18.6", "2.4", "14.6", "0", "3.05", "0.25", "0"), 82800, 77400, 56250),
    "2021-01-01": (percent("18.6", "2.4", "14.6", "0", "3.05", "0.25", "0"), 85200, 80400, 58050),
    "2022-01-01": (percent("18.6", "2.4", "14.6", "0", "3.05", "0.35", "0"), 84600, 81000, 58050),
    "2023-01-01": (percent("18.6", "2.6", "14.6", "0", "3.05", "0.35", "0"), 87600, 85200, 59850),
    "2023-07-01": (percent("18.6", "2.6", "14.6", "0", "3.4", "0.6", "0.25"), 87600, 85200, 59850),
    "2024-01-01": (percent("18.6", "2.6", "14.6", "0", "3.4", "0.6", "0.25"), 90600, 89400, 62100),
    "2025-01-01": (percent("18.6", "2.6", "14.6", "0", "3.6", "0.6", "0.25"), 96600, 96600, 66150),
    "2026-01-01": (percent("18.6", "2.6", "14.6", "0", "3.6", "0.6", "0.25"), 101400, 101400, 69750),
}

# § 20 Abs. 2 und 2a SGB IV: the limit of marginal employment, the end of the zone, and the factor F.
ZONES = {
    "2022-10-01": (520, 1600, Fraction("0.7009")), "2023-01-01": (520, 2000, Fraction("0.6922")),
    "2024-01-01": (538, 2000, Fraction("0.6846")), "2025-01-01": (556, 2000, Fraction("0.6683")),
    "2026-01-01": (603, 2000, Fraction("0.6619")),
}
CHURCH_TAX = {"BW": 8, "BY": 8, "BE": 9, "HB": 9, "HE": 9, "NW": 9, "SN": 9, "SH": 9}
# Before, low wages are not modelled: the zone ended here.
EARLIER_ENDS = {"2010-01-01": 800, "2013-01-01": 850, "2019-07-01": 1300}
TIMES = {1: Fraction(1), 2: Fraction(12), 3: Fraction(360, 7), 4: Fraction(360)}


def in_force(history, date):
    days = [day for day in history if day <= date]
    return history[max(days)] if days else None


def cents(amount):
    """To the nearest cent, halves up: § 2 Abs. 1 BVV."""
    return Fraction(int(amount * 100 + Fraction(1, 2)), 100)


def bases(date, wage, times):
    """The bases of contributions: the employee's, and those of both sides."""
    zone, month = in_force(ZONES, date), wage * times / 12
    if not zone or month > zone[1]:
        return wage, wage
    limit, end, factor = zone
    own = Fraction(end, end - limit) * (month - limit)
    both = factor * limit + (Fraction(end, end - limit) - Fraction(limit, end - limit) * factor) * (month - limit)
    return cents(own / times * 12), cents(both / times * 12)


def contributions(date, case):
    rates, west, east, ceiling = in_force(FIGURES, date)
    if case["LZZ"] == 1 and date.startswith("2023"):
        # The rates of care insurance changed in the middle of the year.
        rates = [sum(pair) / 2 for pair in zip(FIGURES["2023-01-01"][0], FIGURES["2023-07-01"][0])]
    pension, unemployment, health, special, care, childless, discount = rates
    times = TIMES[case["LZZ"]]
    wage = Fraction(case["RE4"], 100)
    own, both = bases(date, wage, times)
    in_west = case["KRV"] == 0
    insured = in_west or case["KRV"] == 1 and date < "2025"
    most = (west if in_west else east) / times
    result = {"contribution_wage": own, "contribution_wage_of_both": both}
    result["pension_contribution"] = cents(min(own, most) * pension / 2) if insured else 0
    free = case.get("ALV") == 1 or not insured
    result["unemployment_contribution"] = 0 if free else cents(min(own, most) * unemployment / 2)
    if case.get("PKV"):
        premium = Fraction(case["PKPV"] - case.get("PKPVAGZ", 0), 100)
        result["health_contribution"], result["care_contribution"] = cents(premium * 12 / times), 0
    else:
        counted = min(own, ceiling / times)
        extra = Fraction(case["additional_health_rate"])
        borne = 0 if date < "2015" else extra if date < "2019" else extra / 2
        result["health_contribution"] = cents(counted * (health / 2 + special)) + cents(counted * borne)
        rate = care / 2 + (Fraction(5, 1000) if case["PVS"] else 0)
        if case["PVZ"]:
            result["care_contribution"] = cents(counted * rate) + cents(min(both, ceiling / times) * childless)
        else:
            result["care_contribution"] = cents(counted * (rate - discount * case["PVA"]))
    result["social_contributions"] = sum(
        result[name + "_contribution"] for name in ("pension", "unemployment", "health", "care"))
    return result


def cases(date, chance):
    wages = [chance.randint(2100, 4500) for _ in range(5)] + [chance.randint(4500, 6900) for _ in range(4)] + [9500, 12000]
    figures = in_force(FIGURES, date)
    # A little above each ceiling.
    wages += [Fraction(figures[position], 12) * Fraction(101, 100) for position in (1, 2, 3)]
    if zone := in_force(ZONES, date):
        wages += [zone[0] * Fraction(101, 100), zone[0] + 100, 1200, zone[1], zone[1] * Fraction(101, 100)]
    else:
        wages.append(in_force(EARLIER_ENDS, date) * Fraction(101, 100))
    for index, wage in enumerate(wages):
        case = {"LZZ": 2, "STKL": chance.randint(1, 6), "RE4": int(wage * 100) + chance.randint(0, 99 if index < 11 else 0)}
        case |= {"KRV": chance.choice([0, 0, 1]), "R": chance.randint(0, 1), "PVZ": index % 2, "PVS": int(index % 5 == 0)}
        case["PVA"] = 0 if case["PVZ"] else chance.randint(0, 4)
        case["ALV"] = int(chance.random() < 0.1)
        case["additional_health_rate"] = Fraction(chance.choice([9, 11, 13, 17, 29]), 1000)
        case["federal_state"] = chance.choice(list(CHURCH_TAX))
        if index == 11 or date >= "2025" and index == 12:
            case["KRV"], case["ALV"] = 0, 0
        elif index == 12:
            case["KRV"], case["ALV"] = 1, 0
        if index in (3, 8):
            case["PKV"], case["PKPV"] = chance.randint(1, 2), chance.randint(20000, 70000)
            if case["PKV"] == 2:
                case["PKPVAGZ"] = case["PKPV"] // 2
        elif index in (5, 6) and not "2023" <= date < "2023-07":
            case["LZZ"] = 1 if index == 5 else 3
            case["RE4"] = int(case["RE4"] * 12 / TIMES[case["LZZ"]])
        yield case


def main(folder):
    rows, columns = [], []
    dates = [date for date in VERSIONS if date >= "2010"] + ["2022-10-31"]
    for date in sorted(dates):
        version = VERSIONS.get(date, "2022")
        program = Program(Path(folder) / f"Lohnsteuer{version}.xml")
        for case in cases(date, random.Random("net pay " + date)):
            given = inputs(program, case)
            if "KVZ" in program.inputs:
                given["KVZ"] = case["additional_health_rate"] * 100
            tax = program.run(given)
            expected = contributions(date, case)
            base = number(tax["BK"]) if case["R"] else 0
            church = int(base * CHURCH_TAX[case["federal_state"]] / 100)
            expected["church_tax_on_wage"] = Fraction(church, 100)
            expected["net_pay"] = (
                Fraction(case["RE4"] - church, 100) - (number(tax["LSTLZZ"]) + number(tax["SOLZLZZ"])) / 100
                - expected["social_contributions"])
            row = {"date": date} | {name: value if name == "federal_state" else text(value) for name, value in case.items()}
            row |= {"expect." + name: text(value) for name, value in expected.items()}
            row["source"] = (
                f"taxes by the official payroll program {version} (XML), contributions by SGB III, IV, V, VI, XI and "
                "§ 2 BVV, exact fractions")
            rows.append(row)
            columns += [name for name in row if name not in columns and name != "source"]
    columns.sort(key=lambda name: name.startswith("expect."))
    writer = csv.DictWriter(sys.stdout, columns + ["source"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


if __name__ == "__main__":
    main(sys.argv[1])
