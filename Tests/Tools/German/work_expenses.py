"""Writes rules/de/fixtures/income_work.csv: an employee's expenses by kind (§ 9 EStG) and the employer's car (§ 8 Abs. 2).

    python3 Tests/Tools/German/work_expenses.py

What is expected is worked from the statutes with exact fractions and shares nothing with rules/de/income; published examples
have their own source.
"""

import csv
import random
from fractions import Fraction as F
from math import ceil, floor
from pathlib import Path

from income_cases import cell

FILE = Path(__file__).resolve().parents[3] / "rules/de/fixtures/income_work.csv"
SOURCE = "worked with exact fractions from § 8 Abs. 2, § 9 EStG, § 10 BUKG, apart from the rules"


def up_to_cent(amount):
    return F(ceil(amount * 100), 100)


def distance(year, km):
    """§ 9 Abs. 1 Satz 3 Nr. 4 Satz 2 and 8: the allowance of one day."""
    km = floor(km)
    if year >= 2026:
        return F(38, 100) * km
    further = F(30, 100) if year < 2021 else F(35, 100) if year == 2021 else F(38, 100)
    return F(30, 100) * min(km, 20) + further * max(0, km - 20)


def commuting(year, f):
    day1, km1, car1 = f.get("commuting_days", 0), f.get("commuting_km", 0), f.get("commuting_by_own_car", True)
    day2, km2 = f.get("second_commuting_days", 0), f.get("second_commuting_km", 0)
    by_car = other = F(0)
    if car1:
        by_car += day1 * distance(year, km1)
    else:
        # The part by car takes the far kilometres.
        rest = day1 * distance(year, max(0, floor(km1) - floor(f.get("commuting_car_km", 0))))
        other += rest
        by_car += day1 * distance(year, km1) - rest
    if f.get("second_commuting_by_own_car", True):
        by_car += day2 * distance(year, km2)
    else:
        other += day2 * distance(year, km2)
    if f.get("disability_degree", 0) >= 70:
        driven = 2 * (km1 * day1 * car1 + km2 * day2 * f.get("second_commuting_by_own_car", True))
        by_car = up_to_cent(F(3, 10) * F(driven)) if driven and by_car else by_car
    whole = max(by_car + min(other, 4500), f.get("commuting_tickets", 0))
    return max(F(0), whole - f.get("commuting_reimbursed", 0))


def meal_rates(year):
    if year < 2014:
        return F(24), F(12), F(6)
    return (F(24), F(12), F(12)) if year < 2020 else (F(28), F(14), F(14))


def double_household(year, f):
    costs = F(f.get("second_home_costs", 0))
    if costs == 0:
        return F(0)
    months, abroad = f.get("second_home_months", 12), f.get("second_home_abroad", False)
    if year >= 2014 and not abroad:
        costs = min(costs, F(1000 * months))
    if year >= 2026 and abroad:
        costs = min(costs, F(2000 * months))
    trips = max(f.get("home_trips", 0) * distance(year, f.get("home_trip_km", 0)), F(f.get("home_trip_tickets", 0)))
    full, half, _ = meal_rates(year)
    meals = f.get("second_home_meal_days", 0) * full + f.get("second_home_travel_days", 0) * half
    meals -= full * (F(1, 5) * f.get("second_home_breakfasts", 0) + F(2, 5) * f.get("second_home_main_meals", 0))
    whole = (costs + trips + f.get("home_trip_flights", 0) + max(F(0), meals) + f.get("second_home_other_costs", 0)
             + up_to_cent(F(3, 10) * F(f.get("first_and_last_trip_km", 0))))
    return max(F(0), whole - f.get("second_home_reimbursed", 0))


def trips(year, f):
    full, half, short = meal_rates(year)
    meals = f.get("trip_full_days", 0) * full + f.get("trip_travel_days", 0) * half + f.get("trip_short_days", 0) * short
    cut = full * (F(1, 5) * f.get("trip_breakfasts", 0) + F(2, 5) * f.get("trip_main_meals", 0))
    meals = max(F(0), meals - max(F(0), cut - f.get("trip_meals_paid", 0)))
    meals = max(F(0), meals + f.get("trip_meals_abroad", 0) - f.get("trip_meals_reimbursed", 0))
    costs = F(f.get("trip_costs", 0)) + up_to_cent(F(3, 10) * F(f.get("trip_km", 0)))
    costs += f.get("lorry_nights", 0) * (9 if year >= 2024 else 8)
    return max(F(0), costs - f.get("trip_reimbursed", 0)) + meals


def moving(f):
    costs = F(f.get("moving_costs", 0))
    if f.get("moved_for_work"):
        day = f["moving_day"]
        own, other, without = ((964, 643, 193) if day >= "2024-03-01" else (886, 590, 177) if day >= "2022-04-01"
                               else (870, 580, 174))
        costs += own + other * f.get("moving_others", 0) if f.get("moving_homes", True) else without
    return costs


def room(year, f):
    kind = f.get("workroom", "none")
    costs = F(f.get("workroom_costs", 0))
    if kind == "none":
        return F(0)
    if kind == "no_other_place":
        return min(costs, F(1250))
    return costs if year < 2023 else max(costs, F(1260) * f.get("workroom_months", 12) / 12)


def car(f):
    price = F(f.get("employee_car_price", 0))
    if price == 0:
        return F(0)
    drive, day = f.get("employee_car_drive", "combustion"), f.get("employee_car_acquired", "")
    if drive != "combustion" and day >= "2019":
        most = 60000 if day < "2024" else 70000 if day < "2025-07-01" else 100000
        price = price / 4 if drive == "electric" and price <= most else price / 2
    price = F(floor(price / 100) * 100)
    km, months = floor(f.get("employee_car_km", 0)), f.get("employee_car_months", 12)
    value = price / 100 * months
    if f.get("employee_car_by_day"):
        value += price * F(2, 100000) * km * min(180, f.get("employee_car_trips", 0))
    else:
        value += price * F(3, 10000) * km * months
    return max(F(0), F(floor(value * 100), 100) - f.get("employee_car_paid", 0))


def expected(year, f):
    result = {}
    if any(name.startswith(("commuting", "second_commuting")) for name in f):
        result["commuting_allowance"] = commuting(year, f)
    further = double_household(year, f) + trips(year, f) + moving(f) + room(year, f)
    if "second_home_costs" in f:
        result["double_household_deducted"] = double_household(year, f)
    if any(name.startswith(("trip_", "lorry")) for name in f):
        result["trips_deducted"] = trips(year, f)
    if any(name.startswith("mov") for name in f):
        result["moving_deducted"] = moving(f)
    if "workroom" in f:
        result["workroom_deducted"] = room(year, f)
    if "employee_car_price" in f:
        result["employee_car_benefit"] = car(f)
    result["further_work_expenses"] = further
    taxed = F(f["wages"]) + (car(f) - f["employee_car_taxed"] if "employee_car_taxed" in f else 0)
    lump_sum = 1000 if 2011 <= year < 2022 else 920 if year < 2011 else 1200 if year < 2023 else 1230
    result["employment_income"] = taxed - max(min(F(lump_sum), taxed), further + commuting(year, f))
    return result


def edges():
    for year in (2010, 2013, 2014, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026):
        yield year, {"commuting_days": 220, "commuting_km": 100, "commuting_by_own_car": False}, "limit without a car"
        yield year, {"commuting_days": 220, "commuting_km": 100, "commuting_by_own_car": False, "commuting_car_km": 30,
                     "commuting_tickets": 2160}, "park and ride"
        yield year, {"commuting_days": 200, "commuting_km": F("15.9"), "commuting_by_own_car": False,
                     "commuting_tickets": 3000}, "tickets above the allowance"
        yield year, {"commuting_days": 220, "commuting_km": F("86.3"), "commuting_by_own_car": False,
                     "commuting_car_km": F("28.7")}, "park and ride, full kilometres"
        yield year, {"commuting_days": 220, "commuting_km": F("86.7"), "commuting_by_own_car": False,
                     "commuting_car_km": F("28.2")}, "park and ride, full kilometres"
        yield year, {"commuting_days": 7, "commuting_km": F("10.11"), "disability_degree": 70,
                     "second_commuting_days": 9, "second_commuting_km": F("33.3")}, "disabled, to two workplaces"
        yield year, {"commuting_days": 7, "commuting_km": F("10.11"), "disability_degree": 70}, "disabled, up to the cent"
        yield year, {"commuting_days": 150, "commuting_km": 120, "commuting_by_own_car": False,
                     "second_commuting_days": 70, "second_commuting_km": 120}, "a part of the year by car"
        yield year, {"commuting_days": 110, "commuting_km": 80, "commuting_by_own_car": False,
                     "second_commuting_days": 110, "second_commuting_km": 80, "second_commuting_by_own_car": False,
                     "commuting_reimbursed": 500}, "one limit for both ways"
        for cost in (F("11999.99"), 12000, F("12000.01")):
            yield year, {"second_home_costs": cost}, "limit of the second home"
        yield year, {"second_home_costs": 9000, "second_home_months": 7, "home_trips": 30, "home_trip_km": F("250.7"),
                     "first_and_last_trip_km": F("501.4"), "second_home_other_costs": 1850}, "seven months"
        yield year, {"second_home_costs": 30000, "second_home_abroad": True, "home_trips": 12,
                     "home_trip_flights": 2400}, "abroad"
        yield year, {"second_home_costs": 8000, "home_trips": 45, "home_trip_km": 30, "home_trip_tickets": 900,
                     "second_home_meal_days": 39, "second_home_travel_days": 25,
                     "second_home_reimbursed": 2000}, "tickets home and meals"
        yield year, {"trip_km": F("1234.5"), "trip_costs": F("321.09"), "trip_reimbursed": 200}, "kilometres and costs"
        yield year, {"trip_full_days": 5, "trip_travel_days": 6, "trip_short_days": 20,
                     "trip_meals_reimbursed": 100}, "meals"
        yield year, {"trip_meals_abroad": 300, "trip_meals_reimbursed": 120}, "meals abroad"
        yield year, {"trip_km": F("1234.57")}, "kilometres up to the cent"
        yield year, {"second_home_costs": 500, "first_and_last_trip_km": F("501.41")}, "kilometres up to the cent"
        yield year, {"workroom": "centre", "workroom_costs": 1500}, "a room that is the centre"
        if year < 2023:
            for cost in (F("1249.99"), 1250, F("1250.01")):
                yield year, {"workroom": "no_other_place", "workroom_costs": cost}, "a room within the limit"
        else:
            for cost in (F("1259.99"), 1260, F("1260.01")):
                yield year, {"workroom": "centre", "workroom_costs": cost}, "a room and the sum of the year"
            yield year, {"workroom": "centre", "workroom_costs": 100, "workroom_months": 7}, "a room for seven months"
        if year >= 2014:
            yield year, {"trip_full_days": 2, "trip_travel_days": 2, "trip_breakfasts": 3}, "breakfasts"
            yield year, {"trip_full_days": 4, "trip_breakfasts": 4, "trip_main_meals": 3,
                         "trip_meals_paid": 10}, "meals provided, paid in part"
            yield year, {"trip_short_days": 1, "trip_main_meals": 2}, "no less than nothing"
            yield year, {"trip_short_days": 1, "trip_main_meals": 2, "trip_meals_abroad": 90}, "at home and abroad apart"
            yield year, {"trip_full_days": 4, "trip_breakfasts": 3, "trip_main_meals": 3}, "as many of both"
            yield year, {"trip_full_days": 4, "trip_meals_abroad": 50, "trip_meals_reimbursed": 20}, "at home and abroad"
            yield year, {"second_home_costs": 5000, "second_home_meal_days": 10, "second_home_breakfasts": 4,
                         "second_home_main_meals": 5}, "meals provided there"
        if year >= 2020:
            yield year, {"lorry_nights": 180, "trip_full_days": 90, "trip_travel_days": 90}, "nights in the lorry"
        if year >= 2011:
            yield year, {"employee_car_price": F("49999.99"), "employee_car_km": F("17.8"), "employee_car_taxed": 7000,
                         "employee_car_months": 11, "employee_car_paid": 600}, "the employer's car"
            for days in (179, 180, 181):
                yield year, {"employee_car_price": 40000, "employee_car_km": 25, "employee_car_taxed": 8400,
                             "employee_car_by_day": True, "employee_car_trips": days}, "trips by the day"
            yield year, {"employee_car_price": 1000, "employee_car_taxed": 0, "employee_car_paid": 500}, "paid in full"
            for days in (33, 34):
                yield year, {"employee_car_price": 40100, "employee_car_km": 17, "employee_car_taxed": 5000,
                             "employee_car_by_day": True, "employee_car_trips": days}, "down to the cent"
        if year >= 2020:
            for price, day in ((60000, "2020-01-15"), (F("60000.01"), "2020-01-15")):
                yield year, {"employee_car_price": price, "employee_car_drive": "electric",
                             "employee_car_acquired": day, "employee_car_taxed": 3000}, "electric"
            yield year, {"employee_car_price": 45000, "employee_car_drive": "hybrid",
                         "employee_car_acquired": "2020-01-15", "employee_car_taxed": 3000}, "hybrid"
            yield year, {"employee_car_price": 45000, "employee_car_drive": "electric",
                         "employee_car_acquired": "2018-12-31", "employee_car_taxed": 3000}, "electric, before 2019"
    for day, year in (("2021-04-01", 2021), ("2022-03-31", 2022), ("2022-04-01", 2022), ("2024-02-29", 2024),
                      ("2024-03-01", 2024), ("2025-06-30", 2025)):
        yield year, {"moved_for_work": True, "moving_day": day, "moving_costs": F("812.34")}, "lump sum for moving"
        yield year, {"moved_for_work": True, "moving_day": day, "moving_others": 3}, "with a family"
        yield year, {"moved_for_work": True, "moving_day": day, "moving_others": 3, "moving_homes": False}, "from the parents"
    yield 2015, {"moving_costs": 500}, "moving without the lump sum"
    yield 2025, {"employee_car_price": 100000, "employee_car_drive": "electric", "employee_car_acquired": "2025-07-01",
                 "employee_car_taxed": 3000}, "electric of July 2025"
    yield 2025, {"employee_car_price": 100000, "employee_car_drive": "electric", "employee_car_acquired": "2025-06-30",
                 "employee_car_taxed": 3000}, "electric of June 2025"


def drawn(draw):
    year = draw.choice(range(2021, 2027))
    facts = {}
    if draw.random() < 0.5:
        facts |= {"commuting_days": draw.randrange(0, 230), "commuting_km": F(draw.randrange(0, 1300), 10),
                  "commuting_by_own_car": draw.random() < 0.5, "commuting_tickets": F(draw.randrange(0, 500000), 100)}
        facts["commuting_car_km"] = 0 if facts["commuting_by_own_car"] else floor(facts["commuting_km"]) // 3
    if draw.random() < 0.5:
        facts |= {"second_home_costs": F(draw.randrange(100, 2500000), 100), "second_home_months": draw.randrange(1, 13),
                  "home_trips": draw.randrange(1, 53), "home_trip_km": F(draw.randrange(100, 7000), 10),
                  "second_home_meal_days": draw.randrange(40), "second_home_travel_days": draw.randrange(26),
                  "second_home_breakfasts": draw.randrange(10), "second_home_reimbursed": draw.randrange(3000)}
    if draw.random() < 0.6:
        facts |= {"trip_km": F(draw.randrange(0, 100000), 10), "trip_full_days": draw.randrange(40),
                  "trip_travel_days": draw.randrange(40), "trip_short_days": draw.randrange(100),
                  "trip_breakfasts": draw.randrange(30), "trip_reimbursed": draw.randrange(1000)}
    if draw.random() < 0.3:
        facts |= {"moved_for_work": True, "moving_day": f"{year}-{draw.randrange(4, 13):02d}-15",
                  "moving_costs": draw.randrange(4000), "moving_others": draw.randrange(5)}
    return year, facts, "drawn at random"


PUBLISHED = [
    (2021, {"wages": 60000, "commuting_days": 220, "commuting_km": 100, "commuting_by_own_car": False,
            "commuting_car_km": 30, "commuting_tickets": 2160}, {"commuting_allowance": 6810},
     "Haufe Finance Office Premium, Entfernungspauschale Arbeitnehmer 4.2 (HI5162672)"),
    (2017, {"wages": 40000, "second_home_costs": 1, "second_home_meal_days": 39, "second_home_travel_days": 25},
     {"double_household_deducted": 1237},
     "steuererklaerung-student.de, Verpflegungskosten 2017: 39 x 24 and 25 x 12, here with a rent of 1"),
    (2023, {"wages": 40000, "trip_travel_days": 2, "trip_full_days": 2, "trip_breakfasts": 3}, {"trip_meals": F("67.2")},
     "clockodo.com, Verpflegungspauschale: 14, 22.40, 22.40 and 8.40"),
    (2018, {"wages": 40000, "trip_travel_days": 2, "trip_full_days": 1}, {"trip_meals": 48},
     "haufe.de, Höhere Verpflegungspauschalen: 24 and twice 12"),
    (2025, {"wages": 60000, "employee_car_price": 80000, "employee_car_km": 10, "employee_car_taxed": 0},
     {"employee_car_benefit": 12480}, "automobilwoche.de: 240 a month for the way, beside one percent"),
]


def main():
    draw = random.Random(2026)
    rows = [(year, {"wages": 80000, **facts}, note) for year, facts, note in edges()]
    rows += [(year, {"wages": 80000, **facts}, note) for year, facts, note in (drawn(draw) for _ in range(120)) if facts]
    rows = [(year, facts, expected(year, facts), SOURCE, note) for year, facts, note in rows]
    rows += [(year, facts, wanted, source, "published") for year, facts, wanted, source in PUBLISHED]
    facts = list(dict.fromkeys(name for row in rows for name in row[1]))
    wanted = list(dict.fromkeys(name for row in rows for name in row[2]))
    with open(FILE, "w", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["year", *facts, *("expect." + name for name in wanted), "source", "note"])
        for year, given, results, source, note in rows:
            out.writerow([year, *(cell(given[name]) if name in given else "" for name in facts),
                          *(cell(F(results[name])) if name in results else "" for name in wanted), source, note])


if __name__ == "__main__":
    main()
