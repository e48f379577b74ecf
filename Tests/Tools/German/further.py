"""Writes rules/de/fixtures/deductions_further.csv and interest_and_late_fee.csv: special expenses that few have, a funeral,
maintenance by country, payers and net income (§§ 10, 10b, 33, 33a EStG), interest and the fee for a late return (§§ 152, 233a AO).

    python3 Tests/Tools/German/further.py

What is expected is worked from the statutes with exact fractions and shares nothing with rules/de.
"""

import csv
import datetime
from fractions import Fraction as F
from math import ceil, floor
from pathlib import Path

from income_cases import cell

FIXTURES = Path(__file__).resolve().parents[3] / "rules/de/fixtures"
MOST = {2010: 8004, 2013: 8130, 2016: 8652, 2021: 9744, 2022: 10347, 2023: 10908, 2025: 12096, 2026: 12348}
COUNTRY = {"whole": F(1), "three_quarters": F(3, 4), "half": F(1, 2), "quarter": F(1, 4)}


def cents(amount):
    return F(floor(amount * 100), 100)


def maintenance(year, f):
    share, months = COUNTRY[f.get("supported_1_country", "whole")], f.get("supported_1_months", 12)
    most = ceil(MOST[year] * share * months / 12) - max(F(0), F(f.get("supported_1_income", 0)) - ceil(624 * share * months / 12))
    whole = max(F(f["supported_1_maintenance"]), F(f.get("supported_1_paid_by_all", 0)))
    return cents(min(max(most, F(0)), whole) * F(f["supported_1_maintenance"]) / whole)


def limit(net, others):
    percent = min(50, floor(F(net) / 500)) - min(25, 5 * others)
    return cents(F(max(0, percent), 100) * net)


def deductions():
    for year in MOST:
        for country in COUNTRY:
            for income, months in ((0, 12), (F("624.01"), 12), (3000, 7)):
                facts = {"total_income": 60000, "supported_1_maintenance": 9000, "supported_1_income": income,
                         "supported_1_months": months, "supported_1_country": country}
                yield year, facts, {"maintenance_deducted": maintenance(year, facts)}, "share of the country"
        for mine, everybody in ((3000, 9000), (3000, 30000), (3000, 3000), (F("1234.56"), F("4321.01"))):
            facts = {"total_income": 60000, "supported_1_maintenance": mine, "supported_1_income": 1000,
                     "supported_1_paid_by_all": everybody}
            yield year, facts, {"maintenance_deducted": maintenance(year, facts)}, "several who pay"
        for net, filing, children in ((20000, "single", 0), (F("19999.99"), "single", 0), (40000, "joint", 2), (3000, "joint", 0),
                                      (30000, "joint", 5), (12000, "single", 1)):
            facts = {"total_income": 60000, "filing": filing, "children": children, "supported_1_maintenance": 8000,
                     "supported_1_income": 0, "net_income_for_maintenance": net}
            most = limit(net, children + (filing == "joint"))
            yield (year, facts, {"maintenance_limit": most, "maintenance_deducted": min(most, maintenance(year, facts))},
                   "what net income bears")
        yield (year, {"total_income": 60000, "support_for_transfer": F("1200.5"), "pension_settlement_paid": 2400},
               {"further_special_expenses": F("3600.5"), "other_special_expenses_deducted": F("3600.5")}, "§ 10 Abs. 1a")
        yield (year, {"total_income": 60000, "support_for_transfer": 35}, {"other_special_expenses_deducted": 36}, "lump sum")
        for cost, estate in ((6000, 2500), (6000, 6000), (6000, 9000)):
            counted = max(0, cost - estate)
            yield (year, {"total_income": 30000, "funeral_costs": cost, "estate": estate, "reasonable_burden": 1500},
                   {"funeral_counted": counted, "extraordinary_expenses_deducted": max(0, counted - 1500)}, "a funeral")
    for year in (2015, 2025):
        yield (year, {"total_income": 60000, "pension_settlement_avoided": 5000}, {"further_special_expenses": 5000}, "§ 10 Abs. 1a")
    for year in (2013, 2026):
        for filing, most in (("single", 1000000), ("joint", 2000000)):
            for gift, before in ((5000, 0), (F(most), 0), (most + F(1, 100), 0), (5000, most - 3000), (5000, most)):
                yield (year, {"total_income": 60000, "filing": filing, "foundation_gifts": gift,
                              "foundation_gifts_deducted_before": before},
                       {"foundation_gifts_deducted": max(F(0), min(F(gift), F(most - before)))}, "foundations")
    for year in (2020, 2026):
        yield (year, {"taxable_income": 90000, "energy_renovation_1": 10000, "energy_adviser_costs": F("801.01")},
               {"energy_adviser_reduction": F("400.505"), "energy_renovation_reduction": F("1100.505")}, "an energy adviser")


BEGINS = {2010: (15, 23), 2017: (15, 23), 2018: (15, 23), 2019: (21, 28), 2020: (21, 29), 2021: (21, 29), 2022: (20, 28),
          2023: (18, 26), 2024: (17, 25), 2025: (15, 23)}
MUST = {2018: (14, 19), 2020: (20, 25), 2022: (19, 24), 2023: (17, 22), 2024: (16, 21), 2025: (14, 19)}


def first_of(year, months):
    """The first day of the month so many months after the end of a year."""
    return datetime.date(year + 1 + months // 12, months % 12 + 1, 1)


def interest():
    for year, (others, farmers) in BEGINS.items():
        for farming, wait in ((0, others), (70000, farmers)):
            begin = first_of(year, wait)
            for days in (0, 26, 27, 30, 31, 200, 800):
                notice = begin + datetime.timedelta(days=days)
                # Month by month: each whole one, at the rate of its time.
                total, month = F(0), begin
                while True:
                    following = datetime.date(month.year + month.month // 12, month.month % 12 + 1, 1)
                    if following > notice + datetime.timedelta(days=1):
                        break
                    total += F(5, 1000) if month < datetime.date(2019, 1, 1) else F(15, 10000)
                    month = following
                for balance in (F("12345.67"), F("-12399.99"), F(500)):
                    due = floor(abs(balance) / 50) * 50 * total
                    wanted = 0 if due < 10 else floor(due) if balance > 0 else -ceil(due)
                    yield (year, {"income_tax_balance": balance, "notice_effective": notice.isoformat(),
                                  "farming_profit": farming, "sum_of_income": 100000},
                           {"interest_begin": begin.isoformat(), "interest_on_income_tax": wanted}, "interest")


def fee():
    for year, (alone, adviser) in MUST.items():
        due = datetime.date(year + 1, 7, 31)
        for filed, late in ((due, 0), (due + datetime.timedelta(days=1), 1), (datetime.date(year + 1, 8, 31), 1),
                            (datetime.date(year + 1, 9, 1), 2), (datetime.date(year + 2, 7, 31), 12),
                            (datetime.date(year + 2, 12, 1), 17)):
            for balance in (F(1000), F("20000.01"), F("-5"), F(900000)):
                wanted = min(25000, floor(late * max(F(25), balance * F(25, 10000)))) if late and balance > 0 else 0
                yield (year, {"income_tax_balance": balance, "return_filed": filed.isoformat(), "income_tax_return_due":
                              due.isoformat(), "other_income": 60000}, {"months_late": late, "late_filing_fee": wanted}, "fee")
        for by_adviser, months in ((False, alone), (True, adviser)):
            end = first_of(year, months) - datetime.timedelta(days=1)
            while end.weekday() > 4 or (end.month, end.day) == (5, 1):
                end += datetime.timedelta(days=1)
            name = "income_tax_return_due_with_adviser" if by_adviser else "income_tax_return_due"
            for filed, must in ((end, False), (end + datetime.timedelta(days=1), True)):
                yield (year, {"income_tax_balance": 700, "return_filed": filed.isoformat(), name: due.isoformat(),
                              "return_by_adviser": by_adviser, "other_income": 60000}, {"late_fee_must_be_set": must}, "must")


def write(name, source, rows):
    facts = list(dict.fromkeys(fact for row in rows for fact in row[1]))
    wanted = list(dict.fromkeys(result for row in rows for result in row[2]))
    with open(FIXTURES / name, "w", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["year", *facts, *("expect." + result for result in wanted), "source", "note"])
        for year, given, results, note in rows:
            values = {key: value if isinstance(value, (bool, str)) else F(value) for key, value in results.items()}
            out.writerow([year, *(cell(given[fact]) if fact in given else "" for fact in facts),
                          *(cell(values[result]) if result in values else "" for result in wanted), source, note])


if __name__ == "__main__":
    write("deductions_further.csv", "worked with exact fractions from §§ 10, 10b, 33, 33a, 35c EStG, apart from the rules",
          list(deductions()))
    write("interest_and_late_fee.csv", "worked from §§ 152, 233a, 238, 239 AO and Art. 97 § 36 EGAO, apart from the rules",
          [*interest(), *fee()])
