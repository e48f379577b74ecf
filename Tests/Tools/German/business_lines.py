"""Writes rules/de/fixtures/income_business_lines.csv: lines of cash accounting that the law limits, and honorary work.

    python3 Tests/Tools/German/business_lines.py

What is expected is worked from the statutes with exact fractions and shares nothing with rules/de/income.
"""

import csv
from fractions import Fraction as F
from math import floor
from pathlib import Path

from income_cases import cell

FILE = Path(__file__).resolve().parents[3] / "rules/de/fixtures/income_business_lines.csv"
SOURCE = "worked with exact fractions from § 3 Nr. 26 to 26b, §§ 4 Abs. 5, 6 Abs. 2a, 7, 7g EStG, apart from the rules"


def cents(amount):
    return F(floor(amount * 100 + F(1, 2)), 100)


def schedule(cost, year, month, life, until):
    """§ 7 Abs. 2, 3: the book value at the beginning of `until`, and what is deducted in it."""
    day = 100 * year + month
    times, most = ((F(5, 2), F(1, 4)) if day <= 202212 else (F(2), F(1, 5)) if day <= 202412 else (F(3), F(3, 10)))
    rate = min(times / life, most)
    book, months = F(cost), 12 * life
    for now in range(year, until + 1):
        before = book
        used = 13 - month if now == year else 12
        falling = cents(book * rate * F(used, 12))
        if now == year:
            amount = falling
        else:
            amount = book if months <= 12 else max(falling, cents(book * 12 / months))
        book, months = book - amount, months - used
    return before, amount


def declining():
    for cost, year, month, life in ((10000, 2010, 12, 8), (12345, 2020, 1, 5), (9999, 2022, 12, 13), (8000, 2024, 4, 10),
                                    (50000, 2025, 7, 6), (2000, 2024, 12, 3), (30000, 2026, 3, 15), (1234, 2021, 6, 20)):
        for until in range(year, min(2026, year + life) + 1):
            book, amount = schedule(cost, year, month, life, until)
            facts = {"further_receipts": 50000, "asset_1_cost": cost, "asset_1_year": year, "asset_1_month": month,
                     "asset_1_life": life, "asset_1_method": "declining"}
            if until > year:
                facts["asset_1_book_value"] = book
            yield until, facts, {"depreciation": amount, "profit": 50000 - amount}, "falling amounts"
    for place, year in enumerate((2025, 2026)):
        share = (F(75, 100), F(10, 100))[place]
        yield (year, {"further_receipts": 50000, "asset_2_cost": F("48123.45"), "asset_2_year": 2025, "asset_2_month": 9,
                      "asset_2_life": 6, "asset_2_method": "electric"},
               {"depreciation": cents(F("48123.45") * (share if place == 0 else F(85, 100)))
                - (cents(F("48123.45") * F(75, 100)) if place else 0)}, "an electric car")
    yield (2024, {"further_receipts": 50000, "asset_3_cost": 1500, "asset_3_year": 2024, "asset_3_month": 2,
                  "asset_3_life": 5, "asset_3_deduction_used": 750}, {"depreciation": 750}, "small after a deduction")
    yield (2024, {"further_receipts": 50000, "asset_3_cost": 2000, "asset_3_year": 2024, "asset_3_month": 7,
                  "asset_3_life": 5, "asset_3_deduction_used": 1000}, {"depreciation": 100}, "less to depreciate")


def lines():
    for year in (2011, 2019, 2020, 2023, 2024, 2026):
        share, most = (F(2, 5), 100000) if year < 2020 else (F(1, 2), 200000)
        for receipts in (F(most), most + F(1, 100)):
            deduction = share * 30000 if receipts <= most else F(0)
            yield (year, {"further_receipts": receipts, "planned_investments": 30000},
                   {"investment_deduction": deduction, "profit": receipts - deduction}, "limit of the profit")
        yield (year, {"further_receipts": 90000, "planned_investments": 60000, "investment_deductions_open": 195000},
               {"investment_deduction": 5000, "profit": 85000}, "limit of four years")
        yield (year, {"further_receipts": 1000, "planned_investments": F("1234.56")},
               {"investment_deduction": F(floor(F("1234.56") * share * 100), 100)}, "a share")
        yield (year, {"further_receipts": 40000, "entertaining": F("333.33"), "special_depreciation": 700},
               {"profit": 40000 - cents(F("333.33") * F(7, 10)) - 700}, "entertaining and special depreciation")
        pools = {f"asset_pool_{age}": 1000 + 111 * age for age in range(5)}
        yield (year, {"further_receipts": 40000, **pools}, {"profit": 40000 - cents(F(sum(pools.values()), 5))}, "pools")
        room = F(105) * 7 if year >= 2023 else F(0)
        for cost in (room - F(1, 100) if room else F(0), room + F(1, 100)):
            yield (year, {"further_receipts": 40000, "business_workroom_months": 7, "business_workroom_costs": cost},
                   {"profit": 40000 - max(cost, room)}, "a room at home")
    for year, before, now in ((2019, 17500, 50000), (2024, 22000, 50000), (2025, 25000, 100000)):
        for last, this, small in ((before, now, True), (before + F(1, 100), now, False), (before, now + F(1, 100), False)):
            yield (year, {"turnover_year_before": last, "further_receipts": this}, {"small_business": small}, "§ 19 UStG")


def honorary():
    for year in (2010, 2012, 2013, 2020, 2021, 2025, 2026):
        trainers, others = ((2100, 500) if year < 2013 else (2400, 720) if year < 2021 else (3000, 840) if year < 2026
                            else (3300, 960))
        for receipts, spent in ((trainers, 0), (trainers + F(1, 100), 0), (5000, trainers), (5000, trainers + 100),
                                (1000, 1500), (1000, 900)):
            free = min(F(receipts), trainers)
            income = receipts - free - max(F(0), spent - free)
            yield (year, {"trainer_receipts": receipts, "trainer_expenses": spent, "other_income": 30000},
                   {"trainer_income": income, "sum_of_income": 30000 + income}, "trainers")
        for receipts, spent, guardian, trained in ((others, 0, 0, 0), (others + F("255.99"), 0, 0, 0),
                                                   (others + 256, 0, 0, 0), (2000, others + 50, 0, 0),
                                                   (0, 0, trainers, 0), (0, 0, 449, trainers - 100),
                                                   (0, 0, 500, trainers + 1)):
            if guardian and year < 2011:
                continue
            free = min(F(receipts), others)
            income = receipts - free - max(F(0), spent - free)
            income += max(F(0), guardian - (trainers - min(F(trained), trainers)))
            taxed = income if income >= 256 else F(0)
            yield (year, {"honorary_receipts": receipts, "honorary_expenses": spent, "guardian_receipts": guardian,
                          "trainer_receipts": trained, "other_income": 30000},
                   {"honorary_income": income, "taxed_services_and_sales": taxed}, "other honorary work")
    yield (2025, {"filing": "joint", "other_income": 30000, "spouse_trainer_receipts": 4000, "spouse_trainer_expenses": 3100},
           {"spouse_trainer_income": 900, "sum_of_income": 30900}, "the spouse")
    yield (2025, {"filing": "joint", "other_income": 30000, "spouse_honorary_receipts": 1200},
           {"spouse_honorary_income": 360, "sum_of_income": 30360}, "the spouse")


def main():
    rows = [*declining(), *lines(), *honorary()]
    facts = list(dict.fromkeys(name for row in rows for name in row[1]))
    wanted = list(dict.fromkeys(name for row in rows for name in row[2]))
    with open(FILE, "w", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["year", *facts, *("expect." + name for name in wanted), "source", "note"])
        for year, given, results, note in rows:
            values = {name: value if isinstance(value, bool) else F(value) for name, value in results.items()}
            out.writerow([year, *(cell(given[name]) if name in given else "" for name in facts),
                          *(cell(values[name]) if name in values else "" for name in wanted), SOURCE, note])


if __name__ == "__main__":
    main()
