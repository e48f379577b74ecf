"""Writes rules/de/fixtures/church_of_couples.csv: church tax of couples of whom one is a member, and the church fee.

    python3 Tests/Tools/German/church_of_couples.py

What is expected is worked from the churches' resolutions and § 32a EStG with exact fractions and shares nothing with rules/de;
the published notice has its own source.
"""

import csv
from fractions import Fraction as F
from math import floor
from pathlib import Path

from assessment import income_tax
from income_cases import cell

FILE = Path(__file__).resolve().parents[3] / "rules/de/fixtures/church_of_couples.csv"
SOURCE = "worked with exact fractions from § 32a, § 51a EStG and the common table of church fees, apart from the rules"
TABLE = ((30000, 96), (37500, 156), (50000, 276), (62500, 396), (75000, 540), (87500, 696), (100000, 840), (125000, 1200),
         (150000, 1560), (175000, 1860), (200000, 2220), (250000, 2940), (300000, 3600))


def cents(amount):
    return F(floor(amount * 100), 100)


def tax_alone(year, income):
    return F(income_tax(year, 1, max(0, income)))


def expected(year, state, church, member_income, other_income, base, taxable, months):
    own, other = tax_alone(year, member_income), tax_alone(year, other_income)
    share = cents(F(base) * own / (own + other)) if own > 0 else F(0)
    tax = cents(share * (F(8, 100) if state in ("BW", "BY") else F(9, 100)))
    fee = F(0)
    if church == "protestant" and year < 2020 and not (state == "BY" and year >= 2018):
        fee = F(max([step[1] for step in TABLE if taxable >= step[0]], default=0))
    due = max(tax, fee)
    return {"church_base_of_member": share, "church_fee": fee,
            "church_tax": due if months == 12 else cents(due * months / 12)}


def rows():
    for year in (2010, 2015, 2017, 2018, 2019, 2020, 2025, 2026):
        for state in ("NW", "BY", "BW"):
            for church in ("none", "protestant", "catholic"):
                for who, (member, other, base, taxable) in enumerate(((0, 80000, 15000, 74999), (40000, 40000, 14000, 75000),
                                                                      (9000, 31000, 900, 29999), (60000, -5000, 6000, 50000))):
                    facts = {"filing": "joint", "federal_state": state, "church": church, "levy_base": base,
                             "fictitious_taxable_income": taxable}
                    first = who % 2 == 0
                    facts |= {"church_member": first, "spouse_church_member": not first,
                              "income_of_all_types": member if first else other,
                              "spouse_income_of_all_types": other if first else member}
                    months = 12 if state != "BW" else 7
                    if months != 12:
                        facts["church_months"] = months
                    yield year, facts, expected(year, state, church, member, other, base, taxable, months), "one member"
    for bound, fee in TABLE:
        for taxable in (bound - F(1, 100), F(bound)):
            due = F(max([step[1] for step in TABLE if taxable >= step[0]], default=0))
            yield (2019, {"filing": "joint", "federal_state": "HE", "church": "protestant", "levy_base": 0,
                          "fictitious_taxable_income": taxable, "church_member": True, "spouse_church_member": False,
                          "income_of_all_types": 0, "spouse_income_of_all_types": 50000},
                   {"church_fee": due, "church_tax": due}, "steps of the table")
    yield (2025, {"filing": "joint", "federal_state": "HE", "church_fee": 696, "levy_base": 5000, "church_member": True,
                  "spouse_church_member": False, "income_of_all_types": 20000, "spouse_income_of_all_types": 50000,
                  "fictitious_taxable_income": 60000}, {"church_tax": 696}, "a fee that is given")


PUBLISHED = [
    (2006, {"filing": "joint", "federal_state": "BW", "levy_base": 3237, "church_member": True, "spouse_church_member": False,
            "income_of_all_types": 35874, "spouse_income_of_all_types": -1000, "fictitious_taxable_income": 31070},
     {"church_base_of_member": 3237, "church_tax": F("258.96")},
     "FG Baden-Württemberg 18.6.2012 10 K 3864/11: the other spouse had a loss, 8 % of 3,237"),
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
