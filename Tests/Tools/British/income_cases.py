"""Writes the fixture tables of income tax and Self Assessment, rules/uk/fixtures/edges_*.csv, and people at random.

    python3 Tests/Tools/British/income_cases.py                             the tables
    python3 Tests/Tools/British/income_cases.py --random 5000 FOLDER SEED   a table of so many people, to be put below
                                                                            a copy of rules/uk and run by `levy test`

What is expected comes from income_tax.py and self_assessment.py, which work from the statutes with whole numbers.
"""

import random
import sys
from datetime import date, timedelta
from fractions import Fraction as F
from pathlib import Path

from income_figures import INCOME_YEARS, YEARS, figures, scottish
from payroll_cases import CENT, FIXTURES, write
from self_assessment import deadlines, late_filing_penalty, late_payment_penalty, results

COUNTRIES = ["england", "wales", "scotland", "northern_ireland"]
KINDS = ["employment_income", "pension_income", "trading_profit", "property_income", "other_income", "savings_income",
         "dividends"]


def bends(year, country):
    law = figures(year)
    found = [law["allowance"], law["limits"][0], law["limits"][1], law["starting"], 1000, 500, law["dividend_nil"],
             100000, law["allowance"] - law["transferable"], law["blind"] or 0]
    if country == "scotland" and scottish(year):
        found += scottish(year)[0]
    return [F(bend) for bend in found]


def around(amount):
    return [F(amount) - CENT, F(amount), F(amount) + 1]


def income(year, **facts):
    return year, facts, results(year, facts)[0]


def income_rows():
    rows = []
    for year in INCOME_YEARS:
        countries = COUNTRIES if year in YEARS else ["england", "northern_ireland"]
        law = figures(year)
        allowance, basic, top = F(law["allowance"]), F(law["limits"][0]), F(law["limits"][1])
        for country in countries:
            limits = scottish(year)[0] if country == "scotland" and scottish(year) else law["limits"]
            for limit in [0, *limits]:
                rows += [income(year, country=country, employment_income=pay) for pay in around(allowance + limit)]
            rows += [income(year, country=country, employment_income=pay) for pay in around(top)]
            rows.append(income(year, country=country, employment_income=F(90000), gift_aid=F(1601)))
            rows.append(income(year, country=country, trading_profit=F(46000), savings_income=F(2500),
                               dividends=F(12000)))
        for pay in (F(100000), F(100001), F(100002), 100000 + 2 * allowance - 1, 100000 + 2 * allowance):
            rows.append(income(year, other_income=pay))
        if law["blind"]:
            for blind in around(allowance + law["blind"]):
                rows.append(income(year, pension_income=blind, blind=True))
            rows.append(income(year, pension_income=F(180000), blind=True))
        # Savings: starting rate, nil rate, limits; dividends: nil rate, limits, all three rates.
        for main in (F(0), allowance, allowance + 4999, allowance + 5000, allowance + basic - 600):
            for interest in (F(400), F(500), F(1000), F(5000), F(6001), F(30000)):
                rows.append(income(year, employment_income=main, savings_income=interest))
            for dividends in (F(law["dividend_nil"]), F(law["dividend_nil"] + 1), F(9000), F(130000)):
                rows.append(income(year, employment_income=main, dividends=dividends))
        for more in around(allowance + basic):
            rows.append(income(year, employment_income=more - 700, savings_income=F(700)))
            rows.append(income(year, employment_income=more - 5700, dividends=F(5700)))
        for more in around(top):
            rows.append(income(year, employment_income=more - 1200, savings_income=F(1200)))
            rows.append(income(year, employment_income=more - 9000, dividends=F(9000)))
        # The best use of the allowances, between all simple orders and at each kink that may be best.
        for facts in ((0, 16570, 10000), (0, 16570, 2000), (3679, 2570, 29358), (37681, 3869, 71020), (40000, 0, 9000),
                      (38000, 12571, 0), (31800, 11000, 43001), (47500, 1500, 3000), (0, 11600, 5000),
                      (12570, 8000, 10000), (6000, 12000, 400), (43700, 2000, 0), (43700, 100, 7000)):
            given = {name: F(fact) for name, fact in zip(("pension_income", *KINDS[5:]), facts) if fact}
            for country in [name for name in ("england", "scotland") if name in countries]:
                rows.append(income(year, country=country, **given))
        # Marriage allowance: to the pound below and above the rates that it allows.
        for country in [name for name in ("england", "scotland", "wales") if name in countries]:
            limits = scottish(year)[0] if country == "scotland" and scottish(year) else law["limits"]
            edge = limits[scottish(year)[3]] if limits is not law["limits"] else limits[0]
            for pay in (allowance + edge, allowance + edge + 1):
                rows.append(income(year, country=country, employment_income=pay, marriage_allowance="received"))
                rows.append(income(year, country=country, employment_income=pay - law["transferable"],
                                   marriage_allowance="given"))
        for extra in ({"savings_income": F(501)}, {"savings_income": F(500)}, {"savings_income": F(600)},
                      {"dividends": F(300)}, {"dividends": F(300), "savings_income": F(400)}):
            rows.append(income(year, employment_income=allowance + basic - 100, marriage_allowance="received", **extra))
        rows.append(income(year, employment_income=allowance - 300, marriage_allowance="given"))
        rows.append(income(year, employment_income=allowance + 600, marriage_allowance="received"))
        # Reliefs: rounded up, capped by earnings, raising limits; net pay arrangements.
        for paid in (F(2880), F(2881), F("1234.56")):
            rows.append(income(year, savings_income=F(60000), pension_contributions_net=paid))
        rows.append(income(year, employment_income=F(60000), pension_contributions_net=F(48000)))
        rows.append(income(year, employment_income=F(60000), pension_contributions_net=F(48001)))
        rows.append(income(year, trading_profit=F(112000), pension_contributions_net=F(9000), gift_aid=F("80.01")))
        rows.append(income(year, employment_income=F(60000), pension_net_pay=F("3000.50"),
                           pension_contributions_net=F(4000)))
        rows.append(income(year, employment_income=F(30000), pension_net_pay=F(800), home_working_weeks=F(31)))
        rows.append(income(year, employment_income=F(100), home_working_weeks=F(52)))
        # Trade and letting.
        for receipts in (F(999), F(1000), F(1001), F(9000)):
            for spent in (F(0), F("999.50"), F(1001), F(12000)):
                rows.append(income(year, employment_income=F(30000), trading_receipts=receipts, trading_expenses=spent))
                rows.append(income(year, employment_income=F(30000), property_receipts=receipts,
                                   property_expenses=spent))
        for loan in (F(1), F(5000), F("12000.01"), F(30000)):
            for wages in (F(0), F(9000), F(60000)):
                rows.append(income(year, employment_income=wages, property_receipts=F(20000), property_expenses=F(2000),
                                   dwelling_finance_costs=loan))
        rows.append(income(year, employment_income=F(60000), property_receipts=F(900),
                           finance_costs_brought_forward=F(50)))
        # The allowance takes 700 off: with more costs to relieve, the reduction is better at the basic rate.
        for loan in (F(0), F(699), F(700), F(701), F(3000)):
            for receipts in (F(800), F(1000), F(1001), F(5000)):
                rows.append(income(year, employment_income=F(30000), property_receipts=receipts,
                                   property_expenses=F(300), dwelling_finance_costs=loan))
        rows.append(income(year, employment_income=F(60000), property_income=F(9000), finance_costs=F(3000),
                           finance_costs_brought_forward=F(7000)))
    # 2027/28: allowances before property, and as is best between property, savings and dividends.
    for work in (0, 9000, 12570, 20000, 45000, 90000, 120000):
        for letting in (0, 3000, 15000, 60000):
            for interest, dividends in ((0, 0), (900, 400), (8000, 300), (2000, 40000), (20000, 9000)):
                rows.append(income(2027, employment_income=F(work), property_income=F(letting),
                                   savings_income=F(interest), dividends=F(dividends)))
    return rows


def assessed(year, **facts):
    return year, facts | {"makes_a_return": True}, results(year, facts)[1]


def pinned(year, tax, deducted):
    """Payments on account by a given tax."""
    facts = {"income_tax_and_class_4": tax, "deducted_at_source": deducted, "paid_on_account": F(0)}
    due = tax - deducted >= 1000 and deducted <= tax * F(4, 5)
    half = F((tax - deducted) * 50 // 1, 100) if due else F(0)
    return year, facts, {"relevant_amount": tax - deducted, "payments_on_account_due": due, "payment_on_account": half,
                         "due_in_july": tax - deducted - half if due else F(0),
                         "due_in_january": tax - deducted + half}


def assessment_rows():
    rows = []
    for year in YEARS:
        law = figures(year)
        for profit in (F(6000), F(12000), F("25000.55"), F(60000), F(130000)):
            rows.append(assessed(year, trading_profit=profit, paid_on_account=F(0)))
            rows.append(assessed(year, trading_profit=profit, paid_on_account=F(3000), plan_1=True, children=2))
        rows.append(assessed(year, employment_income=F(45000), trading_profit=F(20000), deducted_at_source=F("6486.40"),
                             student_loans_deducted=F(800), class_1_paid_at_main_rate=F(2500), plan_1=True, plan_2=True,
                             paid_on_account=F("1500.50")))
        rows.append(assessed(year, pension_income=F(36000), winter_fuel_payment=F("203.40"),
                             tax_deducted_from_pay=F(4686), paid_on_account=F(0)))
        rows.append(assessed(year, pension_income=F(30000), plan_1=True, paid_on_account=F(0),
                             tax_deducted_from_pay=F(3000)))
        for gift in (F(0), F(399), F(400), F("400.05"), F(9000)):
            rows.append(assessed(year, pension_income=F(law["allowance"] + 500), gift_aid=gift, paid_on_account=F(0),
                                 tax_deducted_from_pay=F(100)))
        for unearned in (F(2000), F(2001), F(9000)):
            for name in ("savings_income", "property_income", "dividends", "other_income"):
                rows.append(assessed(year, trading_profit=F(34000), paid_on_account=F(0), plan_1=True,
                                     postgraduate=True, **{name: unearned}))
        rows.append(assessed(year, employment_income=F(40000), benefits_in_kind=F("3000.01"),
                             tax_deducted_from_pay=F(5000), student_loans_taken_from_pay=F(700), plan_1=True,
                             plan_2=True, pension_contributions_net=F(1000), paid_on_account=F(0)))
    for year in INCOME_YEARS:
        for pension, given in ((F(35000), F(200)), (F("35000.99"), F(200)), (F(35001), F("203.40"))):
            rows.append(assessed(year, pension_income=pension, winter_fuel_payment=given, paid_on_account=F(0),
                                 tax_deducted_from_pay=F(4486)))
        for tax, deducted in ((F("999.99"), F(0)), (F(1000), F(0)), (F(10000), F(8000)), (F(10000), F("8000.01")),
                              (F(6000), F(4800)), (F(6000), F("4800.01")), (F("5000.01"), F(3000)), (F(900), F(1200))):
            rows.append(pinned(year, tax, deducted))
    return rows


def filed(year, day, online, tax):
    given = {"filed": day.isoformat(), "online": online, "tax_in_return": tax}
    return year, given, {"late_filing_penalty": late_filing_penalty(year, day, online, tax)}


def penalty_rows():
    rows = []
    for year in YEARS:
        for online, last in ((True, date(year + 2, 1, 31)), (False, date(year + 1, 10, 31))):
            days = [last, last + timedelta(days=1), date(last.year + (not online), 2 if online else 1, 28),
                    date(last.year + (not online), 3, 1)]
            for start in (date(last.year + (not online), 5 if online else 2, 1),
                          date(last.year + (not online), 8 if online else 5, 1),
                          date(last.year + 1, 2 if online else 11, 1)):
                days += [start - timedelta(days=1), start, start + timedelta(days=1), start + timedelta(days=44),
                         start + timedelta(days=88), start + timedelta(days=89), start + timedelta(days=90)]
            rows += [filed(year, day, online, tax) for day in days for tax in (F(6000), F("6000.20"), F("48123.45"))]
    return rows


def payment_rows():
    rows = []
    for year in YEARS:
        days = [date(year + 2, 1, 31), date(year + 2, 4, 1), date(year + 2, 4, 2), date(year + 4, 1, 1)]
        days += [date(*when) for month in (3, 8) for when in ((year + 2, month, day) for day in range(1, 5))]
        days += [date(year + 3, 2, day) for day in range(1, 5)]
        for day in days:
            for unpaid in (F(1000), F("48123.45")):
                rows.append((year, {"paid_late_on": day.isoformat(), "paid_late": unpaid},
                             {"late_payment_penalty": late_payment_penalty(year, day, unpaid)}))
    return rows


def deadline_rows():
    return [(year, {}, deadlines(year)) for year in INCOME_YEARS]


TABLES = {"income_tax": income_rows, "self_assessment": assessment_rows, "late_filing_penalties": penalty_rows,
          "late_payment_penalties": payment_rows,
          "deadlines": deadline_rows}


def amount(draw, year, country, greatest):
    """Near a bend, or a sum or difference of two, as often as anywhere."""
    if draw.random() < 0.5:
        value = draw.choice(bends(year, country))
        if draw.random() < 0.5:
            value += draw.choice([-1, 1]) * draw.choice(bends(year, country))
        value = max(F(0), value + draw.choice([0, 0, -1, 1, 300, -300]))
    else:
        value = F(int(greatest * draw.random() ** 2))
    return value + (F(draw.randrange(100), 100) if draw.random() < 0.2 else 0)


def person(draw, year):
    law = figures(year)
    country = draw.choice([*COUNTRIES, "scotland"] if year in YEARS else ["england", "northern_ireland"])
    facts = {"country": country}
    some = draw.sample(KINDS, draw.choice([1, 2, 3, 3, 4]))
    if draw.random() < 0.6:
        some = list(dict.fromkeys([some[0], "savings_income", "dividends"]))
    for kind in some:
        facts[kind] = amount(draw, year, country, 60000 if draw.random() < 0.8 else 200000)
    if draw.random() < 0.3:   # a sum near a limit after the allowance
        kind = draw.choice(some)
        rest = law["allowance"] + draw.choice(bends(year, country)) + draw.choice([-1, 0, 1])
        facts[kind] = max(F(0), rest - sum(value for name, value in facts.items() if name in KINDS and name != kind))
    for name, greatest, chance in (("gift_aid", 30000, 0.15), ("pension_contributions_net", 30000, 0.15),
                                   ("pension_net_pay", 9000, 0.1)):
        if draw.random() < chance:
            facts[name] = amount(draw, year, country, greatest)
    if "pension_net_pay" in facts:   # they are part of pay
        facts["pension_net_pay"] = min(facts["pension_net_pay"], facts.get("employment_income", F(0)))
    if draw.random() < 0.1:
        facts["home_working_weeks"] = F(draw.randrange(53))
    if draw.random() < 0.15 and law["blind"]:
        facts["blind"] = True
    if draw.random() < 0.3:
        facts["marriage_allowance"] = draw.choice(["given", "received", "received"])
    if draw.random() < 0.1:
        facts.pop("trading_profit", None)
        facts["trading_receipts"] = amount(draw, year, country, 60000)
        facts["trading_expenses"] = facts["trading_receipts"] * draw.randrange(120) // 100
    if draw.random() < 0.1:
        facts.pop("property_income", None)
        facts["property_receipts"] = amount(draw, year, country, 40000)
        facts["property_expenses"] = facts["property_receipts"] * draw.randrange(60) // 100
        facts["dwelling_finance_costs"] = F(draw.choice([0, draw.randrange(15000)]))
        facts["finance_costs_brought_forward"] = F(draw.choice([0, 0, draw.randrange(5000)]))
    elif draw.random() < 0.1:
        facts["finance_costs"] = F(draw.randrange(15000))
    if draw.random() < 0.3:
        facts["children"] = draw.randrange(1, 5)
        if draw.random() < 0.3:
            facts["partner_adjusted_net_income"] = amount(draw, year, country, 90000)
    if year not in YEARS:   # neither contributions nor student loans nor child benefit are set yet
        return {name: fact for name, fact in facts.items() if not name.startswith("trading") and name != "children"}
    for plan in ("plan_1", "plan_2", "plan_4", "plan_5", "postgraduate"):
        if draw.random() < 0.15 and (plan != "plan_4" or year >= 2021):
            facts[plan] = True
    if draw.random() < 0.2:
        facts["winter_fuel_payment"] = F(draw.choice([100, 200, 300]))
    paid = facts.get("employment_income", F(0)) + facts.get("pension_income", F(0)) > 0
    if paid or draw.random() < 0.2:
        facts["deducted_at_source"] = F(draw.randrange(900000), 100)
        facts["student_loans_deducted"] = F(draw.choice([0, draw.randrange(2000)]))
    if facts.get("employment_income", 0) > 0:
        facts["class_1_paid_at_main_rate"] = F(draw.choice([0, draw.randrange(450000)]), 100)
        facts["benefits_in_kind"] = min(facts["employment_income"], F(draw.choice([0, draw.randrange(5000)])))
    facts["paid_on_account"] = F(draw.choice([0, draw.randrange(900000)]), 100)
    facts["makes_a_return"] = True
    return facts


def drawn(draw):
    year = draw.choice(INCOME_YEARS)
    facts = person(draw, year)
    income_part, assessment = results(year, facts)
    if year not in YEARS:
        assessment = {}
    return year, facts, {name: value for name, value in {**income_part, **assessment}.items() if name not in facts}


def main():
    if sys.argv[1:2] == ["--random"]:
        draw = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
        write(Path(sys.argv[3]) / "random_people.csv", [drawn(draw) for _ in range(int(sys.argv[2]))])
        return
    for name, rows in TABLES.items():
        write(FIXTURES / f"edges_{name}.csv", rows())


if __name__ == "__main__":
    main()
