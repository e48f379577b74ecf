"""Writes the fixture tables rules/uk/fixtures/edges_*.csv, and payments, traders and families drawn at random.

    python3 Tests/Tools/British/payroll_cases.py                        the tables
    python3 Tests/Tools/British/payroll_cases.py --random 5000 FOLDER   five tables of so many random rows,
                                                                        to be put below a copy of rules/uk and
                                                                        run by `levy test`

What is expected comes from payroll.py, which works from the statutes with exact fractions.
"""

import csv
import random
import sys
from datetime import date, timedelta
from fractions import Fraction as F
from pathlib import Path

from payroll import (
    CHANGES, bands_of, charge_percent, child_benefit, child_benefit_charge, class_1, class_2, class_4, director,
    first_day, limit, loan_thresholds, loans_of_period, paye, paye_payment, taken_in_year, tax_period,
    voluntary_class_2)
from payroll_figures import (
    CLASS_4, LOWER_PROFITS, ORDINARY, PRIMARY_THRESHOLD, RELIEVED, SECONDARY_THRESHOLD, SITES, SMALL_PROFITS,
    SPECIAL_SITE_THRESHOLD, UPPER_EARNINGS_LIMIT, on)

FIXTURES = Path(__file__).resolve().parents[3] / "rules/uk/fixtures"
YEARS = range(2015, 2027)
PERIODS = ["week", "fortnight", "four_weeks", "month", "year"]
CENT = F(1, 100)


def cell(value):
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, F):
        return str(int(value)) if value.denominator == 1 else f"{float(value):.4f}".rstrip("0").rstrip(".")
    return str(value)


def write(path, rows):
    facts = list(dict.fromkeys(fact for row in rows for fact in row[1]))
    wanted = list(dict.fromkeys(name for row in rows for name in row[2]))
    with open(path, "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["id", "year", *facts, *("expect." + name for name in wanted)])
        for number, (year, given, expected) in enumerate(rows, 1):
            out.writerow([f"{year}-{number}", year, *(cell(given[fact]) if fact in given else "" for fact in facts),
                          *(cell(expected[name]) if name in expected else "" for name in wanted)])


def letters(year):
    return ["X"] + [letter for letter, first in {**ORDINARY, **RELIEVED, **SITES}.items() if year >= first]


def pay_days(year):
    """The first and the last day of each stretch of the tax year with the same figures."""
    firsts = [first_day(year), *CHANGES.get(year, [])]
    lasts = [(date.fromisoformat(day) - timedelta(days=1)).isoformat() for day in [*firsts[1:], first_day(year + 1)]]
    return [day for pair in zip(firsts, lasts) for day in pair]


def payment(year, day, period, pay, category="A", over_age=False):
    employee, employer = class_1(pay, period, day, category, over_age)
    given = {"pay_day": day, "pay_period": period, "period_pay": pay, "ni_category": category}
    if over_age:
        given["over_state_pension_age"] = True
    return year, given, {"employee_ni": employee, "employer_ni": employer}


def director_year(year, pay, category="A", weeks=52, over_age=False):
    employee, employer = director(pay, year, category, weeks, over_age)
    given = {"director": True, "pay_period": "year", "period_pay": pay, "ni_category": category}
    if weeks != 52:
        given["director_weeks"] = weeks
    if over_age:
        given["over_state_pension_age"] = True
    return year, given, {"employee_ni": employee, "employer_ni": employer}


def director_payment(year, day, pay, before, paid, method="annual", last=False, period="month"):
    """A payment during the year; `paid` has both contributions on the pay before."""
    given = {"director": True, "pay_period": period, "period_pay": pay, "pay_day": day, "director_method": method}
    if method == "alternative":
        given["last_payment_of_year"] = last
    if method == "annual" or last:
        given |= {"earnings_before": before, "employee_ni_before": paid[0], "employer_ni_before": paid[1]}
        due = director(before + pay, year)
        due = due[0] - paid[0], due[1] - paid[1]
    else:
        due = class_1(pay, period, day)
    return year, given, {"employee_ni": due[0], "employer_ni": due[1]}


def class_1_rows():
    rows = []
    for year in YEARS:
        for day in pay_days(year):
            for period in PERIODS:
                limits = [("A", on(PRIMARY_THRESHOLD, day)), ("A", on(SECONDARY_THRESHOLD, day)),
                          ("M", on(UPPER_EARNINGS_LIMIT, day))]
                if year >= 2022:
                    limits.append(("F", on(SPECIAL_SITE_THRESHOLD, day)))
                for category, figures in limits:
                    for more in (-CENT, F(0), CENT, F(713, 100)):
                        rows.append(payment(year, day, period, limit(figures, period) + more, category))
            for category in letters(year):
                rows.append(payment(year, day, "month", F("5432.10"), category))
            rows.append(payment(year, day, "month", F("5432.10"), "A", True))
        for category in letters(year):
            rows.append(director_year(year, F("61234.56"), category))
        if year not in CHANGES:
            for weeks in (1, 30, 51):
                rows.append(director_year(year, F("61234.56"), "A", weeks))
        first, second, third = F(9000), F("8765.43"), F(45000)
        paid = director(first, year)
        rows.append(director_payment(year, pay_days(year)[0], second, first, paid))
        rows.append(director_payment(year, pay_days(year)[-1], third, first, paid, "alternative", True))
        rows.append(director_payment(year, pay_days(year)[-1], second, first, paid, "alternative"))
    return rows


def trader(year, profit, weeks=52, over_age=False, under_16=False, class_1_main=F(0)):
    given = {"trading_profit": profit}
    if weeks != 52:
        given["weeks_self_employed"] = weeks
    if over_age:
        given["over_state_pension_age_at_start"] = True
    if under_16:
        given["under_16_at_start"] = True
    if class_1_main:
        given["class_1_paid_at_main_rate"] = class_1_main
    return year, given, {
        "class_2": class_2(profit, year, weeks, over_age),
        "class_4": class_4(profit, year, weeks, over_age, under_16, class_1_main),
        "voluntary_class_2": voluntary_class_2(profit, year, weeks, over_age)}


def trader_rows():
    rows = []
    for year in YEARS:
        lower, upper, main, _ = on(CLASS_4, first_day(year))
        for edge in {on(SMALL_PROFITS, first_day(year)), LOWER_PROFITS.get(year, lower), lower, upper}:
            for more in (F(-1), -CENT, F(0), CENT, F(1), F(100)):
                rows.append(trader(year, edge + more))
        rows += [trader(year, F(30000), 20), trader(year, F(5000), 20), trader(year, F(30000), over_age=True),
                 trader(year, F(5000), over_age=True), trader(year, F(30000), under_16=True)]
        most = (upper - lower) * F(main) / 100
        for paid in (F(1000), most - 1000, most - CENT, most, most + CENT, most + 1, most + 500):
            rows += [trader(year, F(20000), class_1_main=F(int(paid * 100), 100)),
                     trader(year, F(60000), class_1_main=F(int(paid * 100), 100))]
    return rows


def borrower(year, period, pay, loans):
    plans, postgraduate = loans_of_period(pay, period, loans, year)
    expected = {"student_loan": plans, "postgraduate_loan": postgraduate}
    if period == "month":
        expected["student_loans_of_12_months"] = 12 * (plans + postgraduate)
    given = {"pay_period": period, "period_pay": pay, **{plan: True for plan in loans}}
    if period == "year":
        given["pay_of_year"] = pay
        expected["student_loans_of_year"] = plans + postgraduate
    return year, given, expected


def loan_kinds(year):
    kinds = [["plan_1"], ["plan_2"], ["plan_5"], ["postgraduate"], ["plan_1", "plan_2"], ["plan_1", "postgraduate"],
             ["plan_2", "plan_5"], ["plan_1", "plan_2", "plan_5", "postgraduate"], []]
    if year >= 2021:
        kinds += [["plan_4"], ["plan_2", "plan_4"], ["plan_4", "plan_5", "postgraduate"]]
    return kinds


def borrower_rows():
    rows = []
    for year in YEARS:
        for loans in loan_kinds(year):
            for period, parts in (("week", 52), ("month", 12), ("year", 1)):
                for threshold, share in zip(loan_thresholds(loans, year), (F(9, 100), F(6, 100))):
                    if not threshold:
                        rows.append(borrower(year, period, F(60000) / parts // CENT * CENT, loans))
                        continue
                    edge = F(threshold) / parts // CENT * CENT
                    for pounds in (0, 1, 20):
                        pay = edge + -(-(pounds / share) // CENT) * CENT
                        rows += [borrower(year, period, pay - CENT, loans), borrower(year, period, pay, loans)]
    return rows


def family(year, children, stretches, income, partner=F(0)):
    benefit = child_benefit(year, children, stretches)
    due, shown = child_benefit_charge(year, benefit, income, partner)
    given = {"children": children, "children_part_year": len(stretches), "adjusted_net_income": income}
    for number, (first, last) in enumerate(stretches, 1):
        given[f"period_{number}_from"], given[f"period_{number}_to"] = first, last
    if partner:
        given["partner_adjusted_net_income"] = partner
    return year, given, {
        "child_benefit": benefit, "child_benefit_charge_percent": charge_percent(year, income),
        "child_benefit_charge": due, "charge_of_gov_uk_calculator": shown}


def family_rows():
    rows = []
    for year in YEARS:
        threshold, full = (50000, 60000) if year < 2024 else (60000, 80000)
        step = (full - threshold) // 100
        for children in range(4):
            edges = threshold, threshold + step - 1, threshold + step, threshold + 7 * step, full - 1, full, 10**6
            for income in edges:
                rows += [family(year, children, [], F(income) - CENT), family(year, children, [], F(income))]
        first, last = f"{year}-04-06", f"{year + 1}-04-05"
        for stretches in (
                [(first, first)], [(last, last)], [(f"{year - 1}-01-01", f"{year + 2}-01-01")],
                [(f"{year - 1}-01-01", f"{year}-04-05")], [(f"{year + 1}-04-06", f"{year + 2}-01-01")],
                [(f"{year}-06-01", f"{year}-09-30"), (f"{year}-08-01", f"{year + 1}-02-28")],
                [(f"{year}-06-01", f"{year}-06-30"), (f"{year}-08-01", f"{year}-08-31")],
                [(f"{year}-05-01", f"{year}-12-31"), (f"{year}-07-01", f"{year}-08-31"), (f"{year + 1}-02-01", last)],
                [(first, f"{year}-10-10"), (f"{year}-10-01", last), (f"{year}-09-01", f"{year}-12-01"), (last, last)]):
            for children in (0, 2):
                rows.append(family(year, children, stretches, F(full)))
        rows += [family(year, 2, [], F(full), F(full)), family(year, 2, [], F(full), F(full) + CENT)]
    return rows


def estimate(year, code, country, pay, pension=F(0), category="A", over_age=False, day=None):
    letters_of = code.lstrip("SC")
    given = {"country": country, "pay_of_year": pay, "ni_category": category}
    if letters_of in ("0T", "BR", "D0", "D1", "D2", "D3", "NT", "1060L", "1100L", "1150L", "1185L", "1250L", "1257L"):
        given["tax_code"] = code
    else:
        given["tax_code"] = "K" if letters_of[0] == "K" else letters_of[-1]
        given["tax_code_number"] = int(letters_of.strip("KLMNT"))
    if pension:
        given["pension_net_pay"] = pension
    if over_age:
        given["over_state_pension_age"] = True
    if year in CHANGES:
        given["ni_figures_of"] = day or first_day(year)
    tax = paye(year, code, country, pay, pension)
    half = max(F(0), pay - pension) / 2 // CENT * CENT
    employee, employer = class_1(pay, "year", given.get("ni_figures_of", first_day(year)), category, over_age)
    return year, given, {
        "paye_income_tax": tax, "paye_limit_of_pay": half, "paye_deducted": min(tax, half),
        "take_home_pay_of_year": pay - pension - min(tax, half) - taken_in_year(year, pay, category, over_age),
        "employee_ni_annual": employee, "employer_ni_annual": employer}


def codes(year, country):
    prefix = {"scotland": "S" if year >= 2016 else "", "wales": "C" if year >= 2019 else ""}.get(country, "")
    single = ["BR", "D0", "D1"]
    if prefix == "S":
        single = ["BR", "D0", "D1", "D2", "D3"][:len(bands_of(year, country)) - (1 if year >= 2018 else 0)]
    return [prefix + code for code in ["0T", "1257L", "1060L", "1100L", "1150L", "1185L", "1250L", "1200L",
                                       "1000T", "1388M", "1131N", "K100", "K4000", *single]] + ["NT"]


def estimate_rows():
    rows = []
    for year in YEARS:
        for country in ("england", "wales", "scotland", "northern_ireland"):
            for code in codes(year, country):
                rows.append(estimate(year, code, country, F("43210.98")))
            code = codes(year, country)[0]
            for upto, _ in bands_of(year, country)[:-1]:
                rows += [estimate(year, code, country, F(upto) + more) for more in (F(0), CENT, F("123.45"))]
            code = codes(year, country)[1]
            rows += [estimate(year, code, country, pay) for pay in (F(12579), F("12579.03"), F(200000))]
            rows.append(estimate(year, code, country, F(50000), F("4321.09")))
            rows.append(estimate(year, code, country, F(50000), over_age=True))
        for day in pay_days(year):
            for letter in letters(year):
                rows.append(estimate(year, "1257L", "england", F("61234.56"), category=letter, day=day))
    return rows


WORDS = ("0T", "BR", "D0", "D1", "D2", "D3", "NT", "1060L", "1100L", "1150L", "1185L", "1250L", "1257L")
EMERGENCY = {2015: 1060, 2016: 1100, 2017: 1150, 2018: 1185, 2019: 1250, 2020: 1250}


def taxed_payment(year, code, country, pay, period, day, before=F(0), taxed=F(0), mark="", pension=F(0),
                  benefits=F(0)):
    prefix = code[0] if code[0] in "SC" else ""
    letters = code[len(prefix):]
    given = {"country": country, "pay_period": period, "pay_day": day.isoformat(), "period_pay": pay}
    if letters in WORDS:
        given["tax_code"] = code + mark
    else:
        given["tax_code"] = prefix + letters.strip("0123456789") + mark
        given["tax_code_number"] = int(letters.strip("KLMNT"))
    if not mark:
        given |= {"taxable_pay_before": before, "tax_deducted_before": taxed}
    if pension:
        given["period_pension_net_pay"] = pension
    if benefits:
        given["payrolled_benefits"] = benefits
    tax = paye_payment(year, code, country, pay - pension + benefits, period, day, before, taxed, bool(mark), benefits)
    return year, given, {"paye_of_period": tax}


def first_taxed(year, code, country, period, day):
    """The least pay on which there is tax: a pound more than the free pay."""
    pay = F(0)
    for step in (F(1000), F(100), F(10), F(1), F(1, 10), CENT):
        while paye_payment(year, code, country, pay + step, period, day, by_itself=True) == 0:
            pay += step
    return pay + CENT


def prefix_of(year, country):
    return {"scotland": "S" if year >= 2016 else "", "wales": "C" if year >= 2019 else ""}.get(country, "")


def at_bands(year, country, prefix):
    """A penny and a pound to either side of each limit, cumulative in some month or week and by itself."""
    rows, day, week = [], date(year, 9, 20), date(year, 7, 1)
    for upto, _ in bands_of(year, country)[:-1]:
        for period, on_day, parts in (("month", day, 12), ("week", week, 52)):
            periods = tax_period(on_day, year, period)
            for more in (F(0), CENT, F(1), F(1) + CENT):
                edge = F(upto * periods // parts) + more
                before, taxed = edge - 5 * F(upto) // parts, F(upto, 20 * parts) // CENT * CENT
                rows.append(taxed_payment(year, prefix + "0T", country, edge - before, period, on_day, before, taxed))
                rows.append(taxed_payment(year, prefix + "0T", country, F(upto // parts) + more, period, on_day,
                                          mark=" M1" if period == "month" else " W1"))
    return rows


def at_numbers(year, country, prefix):
    """Codes about 500 and its multiples, none and great ones, a penny below the first pound that is taxed and at it."""
    rows = []
    for number in (1, 499, 500, 501, 502, 999, 1000, 1001, 1131, 1257, 1500, 1501, 9999):
        for period, day in (("month", date(year, 4, 6)), ("week", date(year + 1, 4, 4 if year % 4 != 3 else 3)),
                            ("fortnight", date(year, 4, 6)), ("four_weeks", date(year, 4, 6))):
            code = f"{prefix}{number}T"
            pay = first_taxed(year, code, country, period, day)
            for mark in (" X", " NONCUM"):
                rows.append(taxed_payment(year, code, country, pay - (CENT if mark == " X" else 0), period, day,
                                          mark=mark))
            rows.append(taxed_payment(year, f"{prefix}K{number}", country, F("4321.09"), period, day,
                                      mark="M1" if period == "month" else "W1"))
    return rows


def at_half(year, country, prefix):
    """The limit of half the pay: reached, passed by a penny, with benefits and contributions, and a refund."""
    rows, day = [], date(year, 11, 28)
    for pay in (F(0), F(100), F("100.01"), F("812.34"), F(2000)):
        for number in (1, 474, 475, 476, 4000):
            half = 33 * pay / 2 // CENT * CENT
            rows.append(taxed_payment(year, f"{prefix}K{number}", country, pay, "month", day, 7 * pay, F(0)))
            rows.append(taxed_payment(year, f"{prefix}K{number}", country, pay, "week", day, 33 * pay, half))
    for benefits, pension in ((F(0), F(0)), (F(300), F(0)), (F(0), F("61.23")), (F(300), F("61.23"))):
        for code in ("K1500", "1257L"):
            rows.append(taxed_payment(year, prefix + code, country, F(1500), "month", day, F(10500), F(5250), "",
                                      pension, benefits))
        rows.append(taxed_payment(year, prefix + "K1500", country, F(1500), "month", day, mark=" M1", pension=pension,
                                  benefits=benefits))
    return rows


def days_and_weeks(year, country, prefix):
    """The first and the last days of tax weeks and months, and weeks 53, 54 and 56."""
    rows = []
    code = f"{prefix}{EMERGENCY.get(year, 1257)}L"
    last = date(year + 1, 4, 5)
    days = [date(year, 4, 6), date(year, 4, 12), date(year, 4, 13), date(year, 4, 19), date(year, 4, 20),
            date(year, 5, 3), date(year, 5, 4), date(year, 5, 5), date(year, 5, 6), date(year, 12, 31),
            date(year + 1, 1, 1), last - timedelta(days=2), last - timedelta(days=1), last]
    for day in days:
        for period, pay in (("week", F(812)), ("fortnight", F(1624)), ("four_weeks", F(3248)), ("month", F(3518))):
            periods = tax_period(day, year, period)
            before = pay * max(0, periods // {"fortnight": 2, "four_weeks": 4}.get(period, 1) - 1)
            rows.append(taxed_payment(year, code, country, pay, period, day, before, before / 10 // CENT * CENT))
    return rows


def twelve_months(year, country, prefix):
    """Twelve equal payments, each with the tax of those before; in all within a pound of the tax on the year's pay."""
    rows, pay = [], F("4567.89")
    for code in ("1257L", "K475", "0T", "BR", "D0", "1131N"):
        before = taxed = F(0)
        for month in range(12):
            day = date(year + (month + 3) // 12, (month + 3) % 12 + 1, 28)
            rows.append(taxed_payment(year, prefix + code, country, pay, "month", day, before, taxed))
            before, taxed = before + pay, taxed + rows[-1][2]["paye_of_period"]
        of_year = paye(year, prefix + code, country, before)
        assert abs(taxed - of_year) < 1, (year, code, country, taxed, of_year)
        rows[-1][1]["pay_of_year"] = before
        rows[-1][2].update({"paye_due_to_date": taxed, "paye_income_tax": of_year})
    return rows


def paid_rows():
    rows = []
    for year in YEARS:
        for country in ("england", "wales", "scotland"):
            prefix = prefix_of(year, country)
            if country == "wales" and not prefix:
                continue
            rows += at_bands(year, country, prefix) + at_half(year, country, prefix)
            rows += days_and_weeks(year, country, prefix) + twelve_months(year, country, prefix)
            if year in (2015, 2026):
                rows += at_numbers(year, country, prefix)
            for code in codes(year, country):
                if code.lstrip("SC") in WORDS:
                    rows.append(taxed_payment(year, code, country, F("4321.99"), "month", date(year, 8, 31),
                                              F("17287.99"), F("2345.67")))
                    rows.append(taxed_payment(year, code, country, F("4321.99"), "week", date(year, 8, 31), mark="X"))
    return rows


def payments_received():
    return [(year, {"total_income": income, "winter_fuel_payment": paid},
             {"winter_fuel_charge": paid if year >= 2025 and income > 35000 else F(0)})
            for year in YEARS
            for income in (F(34999), F(35000), F(35001), F(35700))
            for paid in (F(0), F("100"), F("203.40"))]


TABLES = {"class_1": class_1_rows, "self_employed_contributions": trader_rows, "student_loans": borrower_rows,
          "child_benefit": family_rows, "paye_estimates": estimate_rows, "paye_payments": paid_rows,
          "winter_fuel": payments_received}


def random_day(dice, year, margin=0):
    return (date(year, 4, 6) + timedelta(days=dice.randrange(-margin, 365 + margin))).isoformat()


def random_payment(dice, year):
    period = dice.choice(PERIODS)
    most = {"week": 2000, "fortnight": 4000, "four_weeks": 8000, "month": 9000, "year": 110000}[period]
    pay, category, over_age = F(dice.randrange(most * 100), 100), dice.choice(letters(year)), dice.random() < 0.1
    if dice.random() < 0.7:
        return payment(year, random_day(dice, year), period, pay, category, over_age)
    if dice.random() < 0.5:
        weeks = 52 if year in CHANGES else dice.choice([52, dice.randrange(1, 53)])
        return director_year(year, F(dice.randrange(11000000), 100), category, weeks, over_age)
    before = F(dice.randrange(9000000), 100)
    return director_payment(year, random_day(dice, year), pay, before, director(before, year),
                            dice.choice(["annual", "alternative"]), dice.random() < 0.5,
                            dice.choice(["week", "month"]))


def random_trader(dice, year):
    profit = F(dice.randrange(8000000), dice.choice([1, 100]) if dice.random() < 0.05 else 100)
    main = F(dice.randrange(500000), 100) if dice.random() < 0.4 else F(0)
    over_age = dice.random() < 0.1
    under_16 = not over_age and dice.random() < 0.05
    return trader(year, profit, dice.choice([52, dice.randrange(53)]), over_age, under_16, main)


def random_borrower(dice, year):
    period, parts = dice.choice([("week", 52), ("month", 12), ("year", 1)])
    plans = [plan for plan in ("plan_1", "plan_2", "plan_4", "plan_5", "postgraduate") if dice.random() < 0.4]
    if year < 2021 and "plan_4" in plans:
        plans.remove("plan_4")
    return borrower(year, period, F(dice.randrange(9000000), 100) / parts // CENT * CENT, plans)


def random_family(dice, year):
    stretches = []
    for _ in range(dice.randrange(5)):
        stretches.append(tuple(sorted([random_day(dice, year, 60), random_day(dice, year, 60)])))
    return family(year, dice.randrange(5), stretches, F(dice.randrange(4500000, 8500000), 100),
                  F(dice.randrange(8500000), 100) if dice.random() < 0.3 else F(0))


def random_estimate(dice, year):
    country = dice.choice(["england", "wales", "scotland", "northern_ireland"])
    known = codes(year, country)
    code = dice.choice(known)
    prefix = "" if known[0] == "0T" else known[0][0]
    if dice.random() < 0.7:
        numbered = f"{dice.randrange(2000)}{dice.choice('LMNT')}"
        code = prefix + (numbered if dice.random() < 0.7 else f"K{dice.randrange(3000)}")
        if code.lstrip("SCK").strip("LMNT") == "0":
            code = prefix + "1L"
    pay = F(dice.randrange(20000000), 100)
    pension = min(pay, F(dice.randrange(1000000), 100)) if dice.random() < 0.3 else F(0)   # a part of pay
    return estimate(year, code, country, pay, pension, dice.choice(letters(year)), dice.random() < 0.1,
                    random_day(dice, year))


def random_taxed(dice, year):
    country = dice.choice(["england", "wales", "scotland", "northern_ireland"])
    known, prefix = codes(year, country), prefix_of(year, country)
    code = dice.choice(known) if dice.random() < 0.3 else prefix + (
        f"{dice.randrange(1, 2200)}{dice.choice('LMNT')}" if dice.random() < 0.6 else f"K{dice.randrange(1, 4000)}")
    period = dice.choice(["week", "fortnight", "four_weeks", "month"])
    most = {"week": 2500, "fortnight": 5000, "four_weeks": 9000, "month": 12000}[period]
    day = date.fromisoformat(random_day(dice, year))
    before = F(dice.randrange(most * 100 * max(1, tax_period(day, year, period))), 100)
    pay = F(dice.randrange(most * 100), 100)
    return taxed_payment(
        year, code, country, pay, period, day, before,
        before * dice.randrange(45) // 100 // CENT * CENT, dice.choice(["", "", " X", " M1", "W1", " W1/M1"]),
        min(pay, F(dice.randrange(20000), 100)) if dice.random() < 0.2 else F(0),
        F(dice.randrange(50000), 100) if dice.random() < 0.2 else F(0))


RANDOM = {"class_1": random_payment, "self_employed_contributions": random_trader, "student_loans": random_borrower,
          "child_benefit": random_family, "paye_estimates": random_estimate,
          "paye_payments": random_taxed}


def main():
    if sys.argv[1:2] == ["--random"]:
        dice = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
        for name, draw in RANDOM.items():
            rows = [draw(dice, dice.choice(YEARS)) for _ in range(int(sys.argv[2]))]
            write(Path(sys.argv[3]) / f"random_{name}.csv", rows)
        return
    for name, rows in TABLES.items():
        write(FIXTURES / f"edges_{name}.csv", rows())


if __name__ == "__main__":
    main()
