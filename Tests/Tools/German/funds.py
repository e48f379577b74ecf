"""Writes rules/de/fixtures/income_funds.csv: investment funds (InvStG) and dividends taxed in part (§ 32d Abs. 2 Nr. 3 EStG).

    python3 Tests/Tools/German/funds.py

What is expected is worked from the statutes with exact fractions and shares nothing with rules/de/income; published examples
have their own source.
"""

import csv
from fractions import Fraction as F
from math import floor
from pathlib import Path

from income_cases import cell

FILE = Path(__file__).resolve().parents[3] / "rules/de/fixtures/income_funds.csv"
SOURCE = "worked with exact fractions from §§ 18, 20 InvStG and § 3 Nr. 40 EStG, apart from the rules"
# By the year of the lump sum, which counts as received a year later.
BASE = {2018: F("0.0087"), 2019: F("0.0052"), 2020: F("0.0007"), 2021: F("-0.0045"), 2022: F("-0.0005"), 2023: F("0.0255"),
        2024: F("0.0229"), 2025: F("0.0253")}
EXEMPT = {"equity": F(3, 10), "mixed": F(15, 100), "real_estate": F(6, 10), "foreign_real_estate": F(8, 10), "other": F(0)}


def cents(amount):
    """To the nearest cent, halves away from zero."""
    return F(floor(abs(amount) * 100 + F(1, 2)), 100) * (1 if amount >= 0 else -1)


def lump_sum(year, start, end, paid, months):
    base = min(F(start) * F(7, 10) * max(F(0), BASE[year - 1]), F(end) - F(start) + F(paid))
    return cents(max(F(0), base - F(paid)) * months / 12)


def rows():
    for year in range(2019, 2027):
        for kind, exempt in EXEMPT.items():
            for start, end, paid, months in ((50000, 60000, 0, 12), (F("12345.67"), 12400, 10, 7), (20000, 19000, 300, 12),
                                             (20000, 20100, 250, 12)):
                amount = lump_sum(year, start, end, paid, months)
                yield (year, {"fund_start_value": start, "fund_end_value": end, "fund_paid_out": paid, "fund_months": months,
                              "fund_kind": kind},
                       {"advance_lump_sum": amount, "fund_income_taxed": cents(amount * (1 - exempt))}, "advance lump sum")
            for amount in (F("1234.57"), F("-999.99")):
                yield (year, {"fund_income_" + kind: amount, "capital_receipts": 5000},
                       {"fund_income_taxed": cents(amount * (1 - exempt)),
                        "netted_capital_receipts": 5000 + cents(amount * (1 - exempt))}, "kinds of funds")
        first = {"fund_start_value": 50000, "fund_end_value": 60000, "fund_kind": "equity"}
        others = [(20000, 20100, 30, 12, "mixed"), (F("12345.67"), 12400, 10, 7, "other"), (30000, 29000, 0, 12, "real_estate")]
        own = cents(lump_sum(year, 50000, 60000, 0, 12) * F(7, 10))
        for prefix, spouse in (("", {}), ("spouse_", {"filing": "joint"})):
            given, taxed = {prefix + name: value for name, value in first.items()}, own
            for number, (start, end, paid, months, kind) in enumerate(others, 1):
                one = f"{prefix}further_fund.{number}."
                given |= {one + "value_before": start, one + "value_after": end, one + "paid_out": paid,
                          one + "months_held": months, one + "fund_type": kind}
                taxed += cents(lump_sum(year, start, end, paid, months) * (1 - EXEMPT[kind]))
            yield (year, {**spouse, **given, prefix + "further_funds": 3},
                   {prefix + "fund_income_taxed": taxed}, "several funds")
        yield (year, {"filing": "joint", "wages": 30000, "without_contributions": True, "spouse_fund_income_equity": 9000,
                      "capital_by_tariff": "no"},
               {"spouse_fund_income_taxed": 6300, "spouse_capital_income": 6300 - 2 * (801 if year < 2023 else 1000)},
               "the spouse")
    for year in (2010, 2025):
        for paid, spent in ((10000, 0), (10000, 4000), (1000, 3000), (F("999.99"), 0)):
            income = cents((F(paid) - spent) * F(6, 10))
            yield (year, {"shareholder_dividends": paid, "shareholder_expenses": spent, "other_income": 40000},
                   {"shareholder_income": income, "sum_of_income": 40000 + income}, "partial income")


PUBLISHED = [
    (2024, {"fund_start_value": 10000, "fund_end_value": 10500}, {"advance_lump_sum": F("178.5")},
     "b-k-consulting.com, Die Höhe der Vorabsteuer für deinen ETF: 10,000 x 2.55 % x 0.7"),
    (2024, {"fund_start_value": 10000, "fund_end_value": 10100}, {"advance_lump_sum": 100},
     "b-k-consulting.com, Die Höhe der Vorabsteuer für deinen ETF: no more than the growth"),
    (2026, {"fund_start_value": 10000, "fund_end_value": 12000}, {"advance_lump_sum": F("177.1")},
     "steuergo.de, Wie hoch ist die Vorabpauschale: 70 % of 2.53 % are 1.771 %, received on 2.1.2026"),
]


def main():
    table = [(year, facts, wanted, SOURCE, note) for year, facts, wanted, note in rows()]
    table += [(year, facts, wanted, source, "published") for year, facts, wanted, source in PUBLISHED]
    facts = list(dict.fromkeys(name for row in table for name in row[1]))
    wanted = list(dict.fromkeys(name for row in table for name in row[2]))
    with open(FILE, "w", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["year", *facts, *("expect." + name for name in wanted), "source", "note"])
        for year, given, results, source, note in table:
            out.writerow([year, *(cell(given[name]) if name in given else "" for name in facts),
                          *(cell(F(results[name])) if name in results else "" for name in wanted), source, note])


if __name__ == "__main__":
    main()
