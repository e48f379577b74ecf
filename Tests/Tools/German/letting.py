"""Writes rules/de/fixtures/income_letting.csv: a dwelling that is let (§§ 7, 7b, 21 EStG, § 82b EStDV).

    python3 Tests/Tools/German/letting.py

What is expected is worked from the statutes with exact fractions and shares nothing with rules/de/income; published examples
have their own source.
"""

import csv
from fractions import Fraction as F
from math import floor
from pathlib import Path

from income_cases import cell

FILE = Path(__file__).resolve().parents[3] / "rules/de/fixtures/income_letting.csv"
SOURCE = "worked with exact fractions from §§ 7, 7b, 21 EStG and § 82b EStDV, apart from the rules"


def cents(amount):
    return F(floor(amount * 100 + F(1, 2)), 100)


def straight(cost, finished, acquired, life, year):
    """§ 7 Abs. 4: month by month."""
    bought, month = int(acquired[:4]), int(acquired[5:7])
    rate = F(1, life) if life else F(25, 1000) if finished < 1925 else F(2, 100) if finished < 2023 or year < 2023 else F(3, 100)

    def upto(end):
        months = max(0, 12 * (end - bought) + 13 - month)
        return min(F(cost), cents(F(cost) * rate * months / 12))
    return upto(year) - upto(year - 1)


def depreciation():
    for finished in (1899, 1924, 1925, 1990, 2022, 2023, 2024):
        for acquired, years in ((f"{max(finished, 2024)}-01-01", (2024, 2025, 2026)), (f"{max(finished, 2024)}-12-31", (2024, 2026)),
                                ("2012-05-15", (2012, 2022, 2023, 2026))):
            for year in years:
                if int(acquired[:4]) < finished or year < int(acquired[:4]):
                    continue
                cost = 187654
                amount = straight(cost, finished, acquired, 0, year)
                yield (year, {"rent_received": 12000, "building_cost": cost, "building_finished": finished,
                              "building_acquired": acquired},
                       {"building_depreciation": amount, "rental_income": 12000 - amount}, "straight line")
    for finished, acquired, year in ((1960, "1973-07-01", 2022), (1960, "1973-07-01", 2023), (1960, "1973-07-01", 2024),
                                     (1900, "1984-03-01", 2023), (1900, "1984-03-01", 2024), (1900, "1984-03-01", 2025)):
        amount = straight(100000, finished, acquired, 0, year)
        yield (year, {"rent_received": 12000, "building_cost": 100000, "building_finished": finished,
                      "building_acquired": acquired}, {"building_depreciation": amount}, "the last years")
    for year in (2020, 2025, 2026):
        amount = straight(90000, 1950, "2020-04-10", 30, year)
        yield (year, {"rent_received": 9000, "building_cost": 90000, "building_finished": 1950,
                      "building_acquired": "2020-04-10", "building_life": 30},
               {"building_depreciation": amount, "rental_income": 9000 - amount}, "a shorter life shown")
    for year, book in ((2024, None), (2025, F("295000")), (2026, F("280250"))):
        facts = {"rent_received": 15000, "building_cost": 300000, "building_finished": 2024, "building_begun": "2023-10-01",
                 "building_acquired": "2024-09-01", "building_method": "declining"}
        if book:
            facts["building_book_value"] = book
        amount = cents((book or F(300000) * F(4, 12)) * F(5, 100))
        yield year, facts, {"building_depreciation": amount, "rental_income": 15000 - amount}, "5 % of the book value"
    for applied, area, year in (("2018-09-01", 100, 2020), ("2021-12-31", 100, 2023), ("2021-12-31", F("99.9"), 2023),
                                ("2021-12-31", 200, 2024), ("2022-06-30", 100, 2023), ("2018-08-31", 100, 2020),
                                ("2023-01-01", 60, 2024), ("2023-01-01", 57, 2025), ("2023-01-01", 80, 2026)):
        cost = 300000
        finished = 2020 if applied < "2020" else 2023 if applied < "2023" else 2024
        most, counted = (3000, 2000) if "2018-09" <= applied < "2022" else (5200, 4000) if applied >= "2023" else (0, 0)
        for now in range(finished, min(2026, finished + 4) + 1):
            base = min(F(cost), counted * F(area)) if cost <= most * F(area) else F(0)
            special = cents(base * F(5, 100)) if now < finished + 4 else F(0)
            yield (now, {"rent_received": 15000, "building_cost": cost, "building_finished": finished,
                         "building_acquired": f"{finished}-03-01", "new_home_area": area, "new_home_applied": applied},
                   {"new_home_depreciation": special}, "new rented homes")


def cents_of_each():
    """Amounts that roundings down and up, in place of to the nearest cent, would change."""
    for cost, book in ((F("71.99"), F("33.33")), (F("7399.99"), F("33.11")), (F("7399.13"), F("12345.67"))):
        facts = {"rent_received": 9000, "building_cost": cost, "building_finished": 2024, "building_begun": "2023-10-01",
                 "building_acquired": "2024-09-01", "building_method": "declining"}
        yield 2024, facts, {"building_depreciation": cents(cost * F(5, 100) * F(4, 12))}, "to the nearest cent"
        yield (2025, {**facts, "building_book_value": book}, {"building_depreciation": cents(book * F(5, 100))},
               "to the nearest cent")
    for cost, life, year in ((587, 30, 2020), (26971, 30, 2026), (765334, 30, 2026), (90000, 28, 2025), (90001, 28, 2024)):
        yield (year, {"rent_received": 9000, "building_cost": cost, "building_finished": 1950,
                      "building_acquired": "2020-04-10", "building_life": life},
               {"building_depreciation": straight(cost, 1950, "2020-04-10", life, year)}, "to the nearest cent")
    for cost in (F("64.01"), F("71.99"), F("64.31")):
        yield (2025, {"rent_received": 9000, "building_cost": cost, "building_finished": 2024, "building_acquired": "2024-03-01",
                      "new_home_area": 57, "new_home_applied": "2023-01-01"},
               {"new_home_depreciation": cents(cost * F(5, 100))}, "to the nearest cent")
    amount, special = straight(200000, 2024, "2024-03-01", 0, 2025), cents(F(200000) * F(5, 100))
    yield (2025, {"rent_received": 30000, "rent_expenses": 1000, "building_cost": 200000, "building_finished": 2024,
                  "building_acquired": "2024-03-01", "new_home_area": 57, "new_home_applied": "2023-01-01",
                  "spread_repairs": F("41.99"), "spread_over": 3, "repairs_of_earlier_years": 250},
           {"letting_expenses": 1250 + amount + special + cents(F("41.99") / 3)}, "all together")
    yield (2012, {"rent_received": 23, "usual_rent": 10000, "rent_expenses": 7777},
           {"letting_expenses": cents(F(7777 * 23, 10000))}, "to the nearest cent")


def rents():
    for year in (2012, 2020, 2021, 2025):
        split = F(66, 100) if year < 2021 else F(1, 2)
        for rent in (split * 10000 - F(1, 100), split * 10000, F(3000), F(9999)):
            counted = F(7777) if rent >= split * 10000 else cents(F(7777) * rent / 10000)
            yield (year, {"rent_received": rent, "rent_expenses": 7777, "usual_rent": 10000},
                   {"letting_expenses": counted, "rental_income": rent - counted}, "rent below the usual one")
        for years in (2, 3, 5):
            part = cents(F(10000, years))
            yield (year, {"rent_received": 20000, "rent_expenses": 1000, "spread_repairs": 10000, "spread_over": years,
                          "repairs_of_earlier_years": 250},
                   {"letting_expenses": part + 1250, "rental_income": 18750 - part}, "repairs spread")
        for cost in (F("14999.99"), F(15000), F("15000.01")):
            yield (year, {"rent_received": 20000, "building_cost": 100000, "building_finished": 1990,
                          "building_acquired": f"{year}-01-01", "repairs_in_three_years": cost},
                   {"repairs_are_cost": cost > 15000}, "15 percent")
    yield (2025, {"filing": "joint", "rent_received": 0, "spouse_rent_received": 12000, "spouse_building_cost": 200000,
                  "spouse_building_finished": 1980, "spouse_building_acquired": "2025-07-01", "spouse_rent_expenses": 1000},
           {"spouse_rental_income": 9000, "sum_of_income": 9000}, "the spouse")


PUBLISHED = [
    (2023, {"rent_received": 3000, "usual_rent": 10000, "rent_expenses": 5000}, {"letting_expenses": 1500},
     "hlb-fkp.de, Neuregelung der verbilligten Wohnungsüberlassung: at 30 % of the usual rent 30 % of the expenses"),
]


def main():
    rows = [(year, facts, wanted, SOURCE, note) for year, facts, wanted, note in (*depreciation(), *cents_of_each(), *rents())]
    rows += [(year, facts, wanted, source, "published") for year, facts, wanted, source in PUBLISHED]
    facts = list(dict.fromkeys(name for row in rows for name in row[1]))
    wanted = list(dict.fromkeys(name for row in rows for name in row[2]))
    with open(FILE, "w", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["year", *facts, *("expect." + name for name in wanted), "source", "note"])
        for year, given, results, source, note in rows:
            values = {name: value if isinstance(value, bool) else F(value) for name, value in results.items()}
            out.writerow([year, *(cell(given[name]) if name in given else "" for name in facts),
                          *(cell(values[name]) if name in values else "" for name in wanted), source, note])


if __name__ == "__main__":
    main()
