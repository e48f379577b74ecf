"""Irish figures that stand beside the tax of the year: loans, lettings, gains, lateness. Worked from the statutes."""

from datetime import date, timedelta
from fractions import Fraction as F

from money import cents, slices


def mortgage_relief(year, loan_year, interest, first_time_buyer, twice, first_home_year=None, early_2009=None):
    """TCA 1997 s. 244, given at source by the lender."""
    if early_2009 is not None:                       # s. 244(1A)(d): loans past their seventh year
        return cents(min(F(early_2009), 1000 * twice) * F("0.15"))
    first_loan = {2009: 2003}.get(year, 2004 if year >= 2010 else 0)
    if loan_year < first_loan or (year >= 2012 and loan_year > 2012):
        return F(0)
    nth = year - loan_year + 1
    if year == 2002:
        is_first, higher = nth <= 5, 3175
    else:
        is_first, higher = nth <= 7 and loan_year >= 1998, 4000 if year < 2007 else 8000 if year == 2007 else 10000
    ceiling = (higher if first_time_buyer and is_first else 2540 if year < 2007 else 3000) * twice
    if year < 2009:
        rate = F("0.2")
    elif year >= 2012 and 2004 <= loan_year <= 2008 and (first_time_buyer or first_home_year >= 2004):
        rate = F("0.3")
    elif first_time_buyer:
        rate = F("0.25") if nth <= 2 else F("0.225") if nth <= 5 else F("0.2") if nth <= 7 else F("0.15")
    else:
        rate = F("0.15")
    share = {2018: F("0.75"), 2019: F("0.5"), 2020: F("0.25")}.get(year, 1)
    return cents(min(F(interest), ceiling) * rate * share)


def income_levy_deducted(salary):
    """By payroll in 2009: 18 weeks at the first rates, 34 at the second (Revenue eBrief 15/10)."""
    week = F(salary) / 52
    first = slices(week, [(1925, "0.01"), (2885, "0.02"), (None, "0.03")]) if week > 352 else 0
    second = slices(week, [(1443, "0.02"), (1922, "0.04"), (None, "0.06")]) if week > 289 else 0
    return cents(18 * first + 34 * second)


def rental_interest(year, interest):
    """TCA 1997 s. 97(2J): by the day on which interest accrues."""
    shares = {2017: "0.8", 2018: "0.85"}
    if year == 2009:
        full = (date(2009, 4, 7) - date(2009, 1, 1)).days
        return cents(F(interest) * (full + (365 - full) * F("0.75")) / 365)
    return cents(F(interest) * F(shares.get(year, "0.75" if 2010 <= year <= 2016 else "1")))


def rate_on(day, steps):
    return F([rate for first, rate in steps if date.fromisoformat(first) <= date.fromisoformat(day)][-1])


CGT = [("2002-01-01", "0.2"), ("2008-10-15", "0.22"), ("2009-04-08", "0.25"), ("2011-12-07", "0.3"), ("2012-12-06", "0.33"),
       ("2026-10-07", "0.31")]
DIRT = [("2002-01-01", "0.2"), ("2009-01-01", "0.23"), ("2009-04-08", "0.25"), ("2011-01-01", "0.27"),
        ("2012-01-01", "0.3"), ("2013-01-01", "0.33"), ("2014-01-01", "0.41"), ("2017-01-01", "0.39"),
        ("2018-01-01", "0.37"), ("2019-01-01", "0.35"), ("2020-01-01", "0.33")]
WEAR = [("2001-01-01", "0.2"), ("2002-12-04", "0.125")]
CAR = [("2001-01-01", "22000"), ("2006-01-01", "23000"), ("2007-01-01", "24000")]


def capital_gains_tax(day, gain):
    return cents(max(F(0), F(gain) - 1270) * rate_on(day, CGT))


def dirt(day, interest):
    return cents(F(interest) * rate_on(day, DIRT))


def cost_that_counts(cost, bought, is_car, emissions):
    """TCA 1997 ss. 373, 380K, 380L: emissions in grams a kilometre."""
    if not is_car:
        return F(cost)
    limit = rate_on(bought, CAR)
    if bought < "2008-07-01":
        return min(F(cost), limit)
    clean, fair = (155, 190) if bought < "2021-01-01" else (140, 155)
    if emissions <= clean:
        return limit
    return cents(min(F(cost), limit) / 2) if emissions <= fair else F(0)


def wear_and_tear(year, cost, bought, is_car=False, emissions=0):
    """TCA 1997 s. 284: straight line, at most what is left."""
    counted = cost_that_counts(cost, bought, is_car, emissions)
    yearly = counted * rate_on(bought, WEAR)
    return cents(max(F(0), min(yearly, counted - yearly * (year - int(bought[:4])))))


def surcharge(tax, months):
    if months == 0:
        return F(0)
    return cents(min(F(tax) * F("0.05"), 12695)) if months <= 2 else cents(min(F(tax) * F("0.1"), 63485))


INTEREST = [("2002-09-01", "0.000322"), ("2005-04-01", "0.000273"), ("2009-07-01", "0.000219")]


def interest_on_late_payment(year, tax, days):
    return cents(F(tax) * days * rate_on(f"{year}-12-31", INTEREST))


def interest_by_day(tax, due, paid):
    """TCA 1997 s. 1080: each day after the day on which the tax was due, at the rate of that day."""
    day, total = date.fromisoformat(due), F(0)
    while day < date.fromisoformat(paid):
        total, day = total + rate_on(day.isoformat(), INTEREST), day + timedelta(days=1)
    return cents(F(tax) * total)


def months_late(year, filed, online_date=None):
    """Begun months after 31 October; none by the day of the online service for who uses it."""
    due, day = date(year + 1, 10, 31), date.fromisoformat(filed)
    if day <= due or (online_date and filed <= online_date):
        return 0
    months = 1
    while day > end_of_month(due, months):
        months += 1
    return months


def end_of_month(due, months):
    """The last day of the month that lies so many months after October."""
    first_after = due.month + months
    return date(due.year + first_after // 12, first_after % 12 + 1, 1) - timedelta(days=1)


def surcharge_with_property_tax(tax, months, is_open, owed=None):
    """F(LPT)A 2012 s. 38: as if late by more than two months, and once put right no more than what was owed."""
    if months or not is_open:
        return surcharge(tax, months)
    return min(surcharge(tax, 3), F(10**9) if owed is None else F(owed))


def preliminary(payable, last_year, year_before=None):
    """TCA 1997 s. 959AO."""
    if last_year == 0:
        return F(0)
    least = min(F(payable) * F("0.9"), F(last_year))
    return cents(min(least, F(year_before) * F("1.05")) if year_before else least)


def preliminary_basis(payable, last_year, year_before=None):
    if last_year == 0:
        return "none"
    least = min(F(payable) * F("0.9"), F(last_year))
    if year_before and F(year_before) * F("1.05") < least:
        return "year_before"
    return "current_year" if F(payable) * F("0.9") < last_year else "last_year"


def put_aside(payable, months=12):
    """An equal part of each month, up to the cent."""
    return F(-((-F(payable) * 100 / months) // 1), 100)


# Ends of the bands and their charges as Revenue publishes them.
BANDS_OF_2022 = [
    (200000, 90), (262500, 225), (350000, 315), (437500, 405), (525000, 495), (612500, 585), (700000, 675),
    (787500, 765), (875000, 855), (962500, 945), (1050000, 1035), (1137500, 1189), (1225000, 1408), (1312500, 1627),
    (1400000, 1846), (1487500, 2064), (1575000, 2283), (1662500, 2502), (1750000, 2721)]
BANDS_OF_2026 = [
    (240000, 95), (315000, 235), (420000, 333), (525000, 428), (630000, 523), (735000, 618), (840000, 713),
    (945000, 808), (1050000, 903), (1155000, 998), (1260000, 1094), (1365000, 1272), (1470000, 1535),
    (1575000, 1797), (1680000, 2060), (1785000, 2322), (1890000, 2585), (1995000, 2847), (2100000, 3110)]


def property_tax(year, value):
    """F(LPT)A 2012 s. 17: to 2021 0.18 % of the middle of a band of 50,000; from 2022 as published; beyond by value."""
    value = F(value) // 1
    if year <= 2021:
        if value > 1000000:
            whole = 1800 + (value - 1000000) * F("0.0025")
        else:
            middle = 50000 if value <= 100000 else ((value - 1) // 50000) * 50000 + 25000
            whole = middle * F("0.0018")
        if year > 2013:
            return cents(whole)
        return cents(whole / 2) if value > 1000000 else F(whole / 2 // 1)
    table, first, second, low = ((BANDS_OF_2022, 1050000, 1750000, "0.001029") if year <= 2025
                                 else (BANDS_OF_2026, 1260000, 2100000, "0.000906"))
    for end, charge in table:
        if value <= end:
            return F(charge)
    return cents(first * F(low) + (second - first) * F("0.0025") + (value - second) * F("0.003"))
