"""Self Assessment by the statutes: the bill of a year, payments on account, student loans of a return, penalties, days.

Independent of the rules in rules/uk, which income_cases.py compares it with.
"""

from datetime import date, timedelta
from fractions import Fraction as F
from math import ceil, floor

from income_tax import Person, pence
from payroll import child_benefit, child_benefit_charge, class_2, class_4, loan_thresholds, taken_in_year

PENNY = F(1, 100)


def is_no(value):
    return value in (None, False, "no", F(0), 0)


def student_loans(person, facts, year):
    """SI 2009/470 reg. 29(4)."""
    plans = [name for name in ("plan_1", "plan_2", "plan_4", "plan_5", "postgraduate") if not is_no(facts.get(name))]
    earned = person.pay + person.trade
    unearned = person.total - earned
    income = earned + (unearned if unearned > 2000 else 0)
    income -= ceil(facts.get("benefits_in_kind", F(0))) + person.pension
    threshold, postgraduate = loan_thresholds(plans, year)
    due = sum(floor(max(F(0), F(income) - limit) * F(rate, 100))
              for limit, rate in ((threshold, 9), (postgraduate, 6)) if limit)
    return max(F(0), due - facts.get("student_loans_deducted", facts.get("student_loans_taken_from_pay", F(0))))


def halves(tax, deducted):
    """Each payment on account (TMA 1970 s. 59A; SI 1996/1654 reg. 3)."""
    left = tax - deducted
    if left < 1000 or (tax > 0 and deducted / tax > F(4, 5)):
        return False, F(0)
    return True, F(floor(left * 50), 100)


def left(facts, profit, contributions, taxes):
    """Income less deductions and the amount due. Trade and rents are given as profits, or as receipts and expenses."""
    def fact(name):
        return facts.get(name, F(0))
    pay = fact("employment_income") - fact("benefits_in_kind")
    rents = fact("property_receipts") - fact("property_expenses") if fact("property_receipts") else fact("property_income")
    trade = fact("trading_receipts") - fact("trading_expenses") if fact("trading_receipts") else profit
    money = pay + trade + rents + sum(fact(name) for name in (
        "pension_income", "savings_income", "dividends", "other_income", "winter_fuel_payment"))
    loans = facts.get("student_loans_deducted", fact("student_loans_taken_from_pay") if pay > 0 else F(0))
    return money - fact("dwelling_finance_costs") - fact("pension_net_pay") - contributions - loans - taxes


def results(year, facts):
    """Everything that a return leads to."""
    person = Person(year, facts)
    least, corners = person.best_corners()
    tax = pence(least)
    benefit = child_benefit(year, facts.get("children", 0))
    charge, _ = child_benefit_charge(year, benefit, F(person.adjusted), facts.get("partner_adjusted_net_income", F(0)))
    winter = facts.get("winter_fuel_payment", F(0)) if year >= 2025 and person.total > 35000 else F(0)
    profit = person.trading_profit
    contributions = class_4(profit, year, class_1_main=facts.get("class_1_paid_at_main_rate", F(0))) if profit else F(0)
    weekly = class_2(profit, year) if profit else F(0)
    reclaimed = floor(facts.get("gift_aid", F(0)) * 25)   # in pence
    gift_charge = max(F(0), F(reclaimed, 100) - tax) if year > 2015 or not (reclaimed and person.dividends) else None
    assessed = tax + (gift_charge or 0) + charge + winter + contributions
    deducted = facts.get("deducted_at_source", facts.get("tax_deducted_from_pay", F(0)))
    loans = student_loans(person, facts, year)
    bill = assessed - deducted + weekly + loans
    due, half = halves(assessed, deducted)
    balance = bill - facts.get("paid_on_account", F(0))
    income = {
        "total_income": F(person.total),
        "adjusted_net_income": F(person.adjusted),
        "personal_allowance": F(person.personal_allowance),
        "allowances": F(person.allowances),
        "taxable_income": F(person.taxable),
        "savings_allowance_due": F(person.savings_nil()),
        "trading_profit": profit,
        "property_income": person.property_profit,
        "finance_costs_carried_forward": person.costs_left(),
        "non_savings_income": F(person.main), "taxed_interest": F(person.savings),
        "dividends_before_tax": F(person.dividends), "limits_raised_by": F(person.raised),
        "basic_rate_limit": F(person.limits[0]), "higher_rate_limit": F(person.limits[1]),
        "blind_persons_allowance": F(person.blind), "marriage_allowance_given": F(person.given),
        "transferable_amount": F(person.law["transferable"]), "finance_costs_relieved": F(person.relieved_costs()),
        "finance_costs_reduction": pence(person.reduction_for_costs()),
        "income_tax": tax,
        "income_tax_simple_order": pence(person.liability(*person.usual())),
    }
    if len(corners) == 1:   # only one best use of the allowances
        (main, savings), = corners
        kinds = person.tax_by_kind(main, savings)
        income |= {
            "taxable_non_savings": F(main), "taxable_savings": F(savings),
            "taxable_dividends": F(person.taxable - main - savings), "tax_non_savings": pence(kinds[0]),
            "tax_savings": pence(kinds[1]), "tax_dividends": pence(kinds[2]), "tax_property": pence(kinds[3]),
            "marriage_allowance_reduction": pence(person.marriage_reduction(main, savings)),
        }
    assessment = {
        "class_2": weekly, "class_4": contributions, "child_benefit_charge": charge, "winter_fuel_charge": winter,
        "gift_aid_charge": gift_charge,
        "student_loans_due": loans, "income_tax_and_class_4": assessed, "self_assessment_bill": bill,
        "set_aside_each_month": F(ceil(max(F(0), bill) / 12 * 100), 100), "payments_on_account_due": due,
        "payment_on_account": half, "balancing_payment": balance, "due_in_january": balance + half,
        "due_in_july": assessed - deducted - half if due else F(0),   # an odd penny is in the second
    }
    if year < 2027:   # contributions are not set later
        taken = taken_in_year(year, facts.get("employment_income", F(0)) - facts.get("benefits_in_kind", F(0)))
        assessment |= {
            "employee_ni_of_year": taken, "net_income": left(facts, profit, taken, assessed + weekly + loans)}
    if gift_charge is None:   # the tax credits of dividends of 2015/16 count with the tax
        assessment = {}
    return income, assessment


def months_after(day, months):
    """The day of a period's end that begins on the first of a month: so many months later, less a day."""
    count = day.year * 12 + day.month - 1 + months
    return date(count // 12, count % 12 + 1, 1) - timedelta(days=1)


def late_filing_penalty(year, filed, online, tax):
    """FA 2009 Sch. 55. The penalty date is the day after the last day for the return."""
    last = date(year + 2, 1, 31) if online else date(year + 1, 10, 31)
    start = last + timedelta(days=1)
    if online and year in (2019, 2020):   # HMRC excused what was filed in February
        last = date(year + 2, 2, 28)
    if filed <= last:
        return F(0)
    days = (filed - months_after(start, 3)).days
    penalty = F(100) + 10 * min(90, max(0, days))
    share = max(F(300), F(floor(tax * 5), 100))
    return penalty + share * ((filed > months_after(start, 6)) + (filed > months_after(start, 12)))


def late_payment_penalty(year, paid_on, unpaid):
    """FA 2009 Sch. 56: 5 % if unpaid thirty days after 31 January, and five and eleven months after the next day."""
    first = date(year + 2, 1, 31) + timedelta(days=31)   # 2 or 3 March
    dates = [first, first.replace(month=8), first.replace(year=year + 3, month=2)]
    count = sum(paid_on >= day for day in dates)
    if year in (2019, 2020) and paid_on <= date(year + 2, 4, 1):   # excused by HMRC
        count = 0
    return count * F(floor(unpaid * 5), 100)


def deadlines(year):
    days = {
        "registration_due": (1, 10, 5), "paper_return_due": (1, 10, 31), "online_return_due_to_code_out": (1, 12, 30),
        "online_return_due": (2, 1, 31), "balancing_payment_due": (2, 1, 31), "payment_on_account_1_due": (2, 1, 31),
        "payment_on_account_2_due": (2, 7, 31), "amendment_due": (3, 1, 31), "claims_due": (5, 4, 5)}
    if year >= 2026:
        days |= {"quarterly_update_1_due": (0, 8, 7), "quarterly_update_2_due": (0, 11, 7),
                 "quarterly_update_3_due": (1, 2, 7), "quarterly_update_4_due": (1, 5, 7)}
    return {name: date(year + later, month, day).isoformat() for name, (later, month, day) in days.items()}
