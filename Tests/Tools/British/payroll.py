"""National Insurance, student loans, PAYE estimates and child benefit with exact fractions, from the statutes.

Independent of the rules in rules/uk, which payroll_cases.py compares it with. A tax year is named by its first year.
"""

from datetime import date, timedelta
from fractions import Fraction as F
from math import ceil, floor

from payroll_figures import (
    CHILD_BENEFIT, CLASS_2_WEEK, CLASS_4, DIRECTORS, EMPLOYEE_RATES, EMPLOYER_RATE, LOWER_PROFITS, PLANS,
    PRIMARY_THRESHOLD, RELIEVED, SCOTTISH_BANDS, SECONDARY_THRESHOLD, SITES, SMALL_PROFITS, SPECIAL_SITE_THRESHOLD,
    UK_BANDS, UPPER_EARNINGS_LIMIT, on, percent)

PENNY = F(1, 100)
# Days within a tax year on which thresholds or rates of class 1 changed.
CHANGES = {2022: ["2022-07-06", "2022-11-06"], 2023: ["2024-01-06"]}


def first_day(year):
    return f"{year}-04-06"


def half_penny_down(amount):
    """SI 2001/1004 reg. 12(1)."""
    pence = amount * 100
    whole = floor(pence)
    return F(whole if pence - whole <= F(1, 2) else whole + 1, 100)


def down(amount, step=F(1)):
    return floor(amount / step) * step


def nearest(amount):
    return F(floor(amount * 100 + F(1, 2)), 100)


def limit(figures, period):
    """A limit for a pay period, or for a number of weeks (SI 2001/1004 reg. 11)."""
    week, month, year = figures
    weeks = {"fortnight": 2, "four_weeks": 4}.get(period, period)
    if isinstance(weeks, int):
        return F(year) if weeks == 52 else F(ceil(F(year) * weeks / 52))
    return F({"week": week, "month": month, "year": year}[period])


def primary(pay, threshold, upper_limit, rates, category):
    main, upper, reduced = (percent(rate) for rate in rates)
    if category in "CSKX":
        return F(0)
    lower_rate = upper if category in "JLZD" else reduced if category in "BEI" else main
    charged = F(0)
    if pay > threshold:
        charged += (min(pay, upper_limit) - threshold) * lower_rate
    if pay > upper_limit:
        charged += (pay - upper_limit) * upper
    return half_penny_down(charged)


def free_of_employer(category, day, period):
    if category in RELIEVED:
        return limit(on(UPPER_EARNINGS_LIMIT, day), period)
    if category in SITES:
        return limit(on(SPECIAL_SITE_THRESHOLD, day), period)
    return limit(on(SECONDARY_THRESHOLD, day), period)


def secondary(pay, free, rate, category):
    return half_penny_down(max(F(0), pay - free) * percent(rate)) if category != "X" else F(0)


def class_1(pay, period, day, category="A", over_age=False):
    """Employee's and employer's contributions on a payment."""
    employee = F(0) if over_age else primary(
        pay, limit(on(PRIMARY_THRESHOLD, day), period), limit(on(UPPER_EARNINGS_LIMIT, day), period),
        on(EMPLOYEE_RATES, day), category)
    return employee, secondary(pay, free_of_employer(category, day, period), on(EMPLOYER_RATE, day), category)


def taken_in_year(year, pay, category="A", over_age=False):
    """Employee's contributions of the year: of twelve equal months where figures changed within it."""
    if year not in CHANGES:
        return class_1(pay, "year", first_day(year), category, over_age)[0]
    months = [date(year + (month + 3) // 12, (month + 3) % 12 + 1, 6).isoformat() for month in range(12)]
    return sum(class_1(pay / 12, "month", day, category, over_age)[0] for day in months)


def director(pay, year, category="A", weeks=52, over_age=False):
    """The same on a director's pay of the year, or of so many weeks of it."""
    day = first_day(year)
    threshold, rates, employer = DIRECTORS.get(
        year, (on(PRIMARY_THRESHOLD, day)[2], on(EMPLOYEE_RATES, day), on(EMPLOYER_RATE, day)))
    employee = F(0) if over_age else primary(
        pay, limit((None, None, threshold), weeks), limit(on(UPPER_EARNINGS_LIMIT, day), weeks), rates, category)
    return employee, secondary(pay, free_of_employer(category, day, weeks), employer, category)


def class_2(profit, year, weeks=52, over_age=False):
    profit, day = down(profit), first_day(year)
    if over_age or year >= 2024:
        return F(0)
    due = profit > LOWER_PROFITS[year] if year in LOWER_PROFITS else profit >= on(SMALL_PROFITS, day)
    return weeks * F(on(CLASS_2_WEEK, day)) if due else F(0)


def voluntary_class_2(profit, year, weeks=52, over_age=False):
    day = first_day(year)
    return F(0) if over_age or down(profit) >= on(SMALL_PROFITS, day) else weeks * F(on(CLASS_2_WEEK, day))


def class_4(profit, year, weeks=52, over_age=False, under_16=False, class_1_main=F(0)):
    """With the annual maximum of SI 2001/1004 reg. 100(3), step by step."""
    if over_age or under_16:
        return F(0)
    profit, day = down(profit), first_day(year)
    lower, upper, main, additional = on(CLASS_4, day)
    main, additional = percent(main), percent(additional)
    step_2 = (upper - lower) * main
    step_3 = step_2 + (53 * F(on(CLASS_2_WEEK, day)) if year < 2024 else 0)
    paid = class_2(profit, year, weeks) + class_1_main
    step_4 = step_3 - paid
    at_main = max(F(0), min(profit, F(upper)) - lower) * main
    above = max(F(0), profit - upper) * additional
    if step_4 > paid + at_main:
        return down(at_main + above, PENNY)
    step_4 = max(step_4, F(0))
    if step_4 >= at_main:
        return down(at_main + above, PENNY)
    step_5 = step_4 / main
    step_6 = min(profit, F(upper)) - lower
    step_8 = max(F(0), step_6 - step_5) * additional
    return down(step_4 + step_8 + above, PENNY)


def loan_thresholds(loans, year):
    day = first_day(year)
    plans = [on(PLANS[plan], day) for plan in loans if plan != "postgraduate"]
    plans = [threshold for threshold in plans if threshold]
    return (min(plans) if plans else None,
            on(PLANS["postgraduate"], day) if "postgraduate" in loans else None)


def loans_of_period(pay, period, loans, year):
    parts = {"month": 12, "week": 52, "year": 1}[period]
    plans, postgraduate = (
        threshold and down(F(threshold) / parts, PENNY) for threshold in loan_thresholds(loans, year))
    return (down(max(F(0), pay - plans) * F(9, 100)) if plans else F(0),
            down(max(F(0), pay - postgraduate) * F(6, 100)) if postgraduate else F(0))


def mondays(first, last):
    day = date.fromisoformat(first)
    end = date.fromisoformat(last)
    day += timedelta(days=(7 - day.weekday()) % 7)
    while day <= end:
        yield day
        day += timedelta(days=7)


def child_benefit(year, children, stretches=()):
    """Monday by Monday; a stretch is the first and the last day for one more child."""
    total = F(0)
    for monday in mondays(first_day(year), f"{year + 1}-04-05"):
        eldest, other = on(CHILD_BENEFIT, monday.isoformat())
        present = children + sum(first <= monday.isoformat() <= last for first, last in stretches)
        if present:
            total += F(eldest) + (present - 1) * F(other)
    return total


def charge_percent(year, income):
    threshold, step = (50000, 100) if year < 2024 else (60000, 200)
    return max(0, min(100, floor((income - threshold) / step)))


def child_benefit_charge(year, benefit, income, partner=F(0)):
    """As the statute has it, and as GOV.UK's calculator."""
    if partner > income:
        return F(0), F(0)
    share = F(charge_percent(year, income), 100)
    return down(share * down(benefit)), down(share * benefit)


def bands_of(year, country):
    if country == "scotland" and year >= 2016:
        return on(SCOTTISH_BANDS, first_day(year))
    return on(UK_BANDS, first_day(year))


def tax_by_bands(bands, income):
    tax, below = F(0), 0
    for upto, rate in bands:
        top = income if upto is None else min(income, F(upto))
        if top > below:
            tax += (top - below) * F(rate, 100)
        below = upto
    return tax


def paye(year, code, country, pay, pension=F(0)):
    """The estimate of a year's tax under a code such as 1257L, K100, SBR or 0T."""
    letters = code.lstrip("SC")
    bands = bands_of(year, country)
    if letters == "NT":
        return F(0)
    if letters in ("BR", "D0", "D1", "D2", "D3"):
        basic = [rate for _, rate in bands].index(20)
        rate = bands[basic + ["BR", "D0", "D1", "D2", "D3"].index(letters)][1]
        return nearest(max(F(0), pay - pension) * F(rate, 100))
    free = added = 0
    if letters.startswith("K"):
        added = int(letters[1:]) * 10 + 9
    elif letters != "0T":
        free = int(letters[:-1]) * 10 + 9
    return nearest(tax_by_bands(bands, max(F(0), pay - pension - free) + added))


PAY_PERIODS = {"week": (52, 1), "fortnight": (52, 2), "four_weeks": (52, 4), "month": (12, 1)}


def tax_period(day, year, period):
    """The tax week or month of a day, that of weeks the last of its period."""
    if period == "month":
        return (day.year - year) * 12 + day.month - 4 + (day.day >= 6)
    weeks = PAY_PERIODS[period][1]
    return -(-((day - date(year, 4, 6)).days // 7 + 1) // weeks) * weeks


def code_pay(number, parts, periods):
    """Free or additional pay of so many of the year's parts, by the tables that end at 500."""
    pay = F(0)
    while number > 0:
        pay += -(-F(10 * min(number, 500) + (9 if number <= 500 else 0), parts) // PENNY) * PENNY
        number -= 500
    return pay * periods


def paye_payment(year, code, country, pay, period, day, before=F(0), taxed=F(0), by_itself=False, benefits=F(0)):
    """Income tax on a payment, of which `benefits` are not in money, by HMRC's table routines."""
    parts, length = PAY_PERIODS[period]
    periods = tax_period(day, year, period)
    by_itself = by_itself or periods > 52
    if by_itself:
        periods, before, taxed = length, F(0), F(0)
    to_date = before + pay
    letters, bands = code.lstrip("SC"), bands_of(year, country)
    if letters == "NT":
        due = F(0)
    elif letters in ("BR", "D0", "D1", "D2", "D3"):
        basic = [rate for _, rate in bands].index(20)
        rate = bands[basic + ["BR", "D0", "D1", "D2", "D3"].index(letters)][1]
        due = down(down(to_date) * F(rate, 100), PENNY)
    else:
        if letters.startswith("K"):
            taxable = to_date + code_pay(int(letters[1:]), parts, periods)
        else:
            taxable = max(F(0), to_date - code_pay(int(letters[:-1]), parts, periods))
        due = down(table_tax(bands, taxable, F(periods, parts)), PENNY)
    return min(due - taxed, down((pay - benefits) / 2, PENNY))


def table_tax(bands, taxable, share):
    """The band is chosen by pence, the tax by full pounds; limits and tax below them have four decimals."""
    step = F(1, 10000)
    limits = [F(0)] + [down(F(upto) * share, step) for upto, _ in bands[:-1]]
    place = sum(taxable > -(-limit // 1) for limit in limits[1:])
    below = tax_by_bands(bands, F(bands[place - 1][0])) if place else F(0)
    return down(below * share, step) + (down(taxable) - limits[place]) * F(bands[place][1], 100)
