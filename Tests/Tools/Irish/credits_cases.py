"""Households with one relief each, beside pay; one cent either side of each limit."""

from fractions import Fraction as F

import figures as law
from figures import at
from income_cases import around, born

MARRIED = {"marital_status": "married", "spouse_salary": F(40000)}
ALONE = {**MARRIED, "assessment": "single"}


def known(table, year):
    try:
        return at(table, year)
    except LookupError:
        return None


def persons(year):
    pay = {"salary": F(40000)}
    yield year, {**pay, "lone_parent": True}, [], "brings up a child alone"
    yield year, {**pay, "lone_parent": True, "primary_carer": False}, [], "not the primary carer"
    yield year, {**pay, "lone_parent": True, "cohabiting": True}, [], "lives with a partner"
    yield year, {**pay, "marital_status": "separated"}, ["personal_credit"], "separated"
    for years in range(7):
        widowed = {**pay, "marital_status": "widowed", "widowed_since": f"{year - years}-12-31"}
        wanted = ["personal_credit"]
        yield year, widowed, wanted, f"widowed, year {years}"
        wanted = ["personal_credit", "widowed_parent_credit"]
        yield year, {**widowed, "lone_parent": True}, wanted, f"widowed parent, year {years}"
    yield year, {**pay, "incapacitated_children": 2}, ["incapacitated_child_credit"], "two incapacitated children"
    yield year, {**pay, "blind": True}, ["blind_credit"], "blind"
    for couple in (MARRIED, ALONE):
        yield year, {**couple, **pay, "spouse_blind": True}, ["blind_credit"], "the spouse is blind"
        given = {**couple, **pay, "birth_date": born(year, 65), "spouse_birth_date": born(year, 66),
                 "spouse_deferred_state_pension": False}
        yield year, given, ["age_credit"], "both aged"
        given = {**couple, **pay, "spouse_birth_date": born(year, 65)}
        yield year, given, ["age_credit", "own_tax_as_single_person", "spouse_tax_as_single_person"], "the spouse is 65"
    limit = known(law.RELATIVE_LIMIT, year)
    yield year, {**pay, "dependent_relatives": 2}, ["dependent_relative_credit"], "two dependent relatives"
    for income in around(limit) if limit else []:
        given = {**pay, "dependent_relatives": 1, "dependent_relative_income": income}
        yield year, given, ["dependent_relative_credit"], "income of the relative"
    for days in (79, 80):
        for name in ("fisher", "naval"):
            wanted = [name + "_credit"] if at({"fisher": law.FISHER, "naval": law.NAVAL}[name], year) else []
            yield year, {**pay, name + "_days": days}, wanted, f"{days} days at sea"
            for couple in (MARRIED, ALONE):
                given = {**couple, **pay, f"spouse_{name}_days": days}
                yield year, given, wanted, f"the spouse {days} days at sea"
    for days in (160, 161):
        yield year, {**pay, "seafarer_days": days}, [], f"{days} days as a seafarer"
        yield year, {**ALONE, **pay, "spouse_seafarer_days": days}, [], f"the spouse {days} days as a seafarer"


def home(year):
    pay = {"salary": F(40000)}
    relief = known(law.RENT_RELIEF, year) if year <= 2017 else 0
    tenant = {**pay, "rented_on_7_december_2010": True} if 2011 <= year <= 2017 else pay
    if relief:
        for age, persons_ in ((54, 1), (55, 2)):
            for rent in around(relief * persons_):
                yield year, {**tenant, "rent_paid": rent, "birth_date": born(year, age)}, ["rent_relief"], f"rent at {age}"
            given = {**tenant, "rent_paid": F(99999), "spouse_rent_paid": F(99999), "spouse_birth_date": born(year, age)}
            yield year, {**MARRIED, **given}, ["rent_relief"], f"rent of a couple, the spouse {age}"
            yield year, {**ALONE, **given}, ["rent_relief"], f"rent of spouses taxed alone, the spouse {age}"
        widowed = {**tenant, "marital_status": "widowed", "widowed_since": f"{year - 9}-01-01", "rent_paid": F(99999)}
        yield year, widowed, ["rent_relief"], "rent of a widowed person"
        yield year, {**ALONE, **tenant, "spouse_rent_paid": F(relief)}, ["rent_relief"], "only the spouse pays rent"
        if year >= 2011:
            given = {**pay, "rent_paid": F(5000), "rented_on_7_december_2010": False}
            yield year, given, ["rent_relief"], "a later tenancy"
    limit = at(law.RENT_CREDIT, year)
    if limit:
        for rent in around(limit * 5):
            yield year, {**pay, "rent_paid": rent}, ["rent_credit"], "rent"
        for couple in (MARRIED, ALONE):
            given = {**couple, **pay, "rent_paid": F(3000), "spouse_rent_paid": F(12000)}
            yield year, given, ["rent_credit"], "rent of a couple"
    if year >= 2023:
        for balance in (F(79999.99).limit_denominator(100), F(80000), F(500000), F(500001)):
            for interest in (F(5000), F(9000), F(12000)):
                given = {**pay, "mortgage_interest": interest, "mortgage_interest_2022": F(5000),
                         "mortgage_balance_2022": balance}
                yield year, given, ["mortgage_interest_credit"], "rise of mortgage interest"
    if year <= 2011:
        for paid in (F(195), F(196), F(400), F(401), F(600)):
            for fixed in (True, False):
                given = {**pay, "service_charges_previous_year": paid, "service_charges_fixed": fixed}
                yield year, given, ["service_charges_credit"], "service charges"
    if year <= 2010 and known(law.TRADE_UNION, year):
        yield year, {**pay, "trade_union_member": True}, ["trade_union_credit"], "union"
        for couple in (MARRIED, ALONE):
            yield year, {**couple, **pay, "spouse_trade_union_member": True}, ["trade_union_credit"], "the spouse's union"
    if year >= 2024:
        for profit in around(at(law.LANDLORD, year) * 5) + [F(9000)]:
            given = {**pay, "residential_rental_profit": profit, "other_income": profit}
            yield year, given, ["landlord_credit"], "letting"


def expenses(year):
    pay = {"salary": F(60000)}
    limit = known(law.TUITION, year)
    if limit:
        for full_time in (True, False):
            given = {**pay, "tuition_full_time": full_time}
            first = F(at(law.TUITION_DISREGARD, year)) / (1 if full_time else 2)
            for fee in around(limit) + (around(first) if first else []):
                yield year, {**given, "tuition_fees": fee}, ["tuition_credit"], "tuition"
        three = {**pay, "tuition_fees": F(4000), "tuition_fees_second_student": F(2500),
                 "tuition_fees_third_student": F(9000)}
        yield year, three, ["tuition_credit"], "three students, one disregarded amount"
        for couple in (MARRIED, ALONE):
            given = {**couple, **pay, "tuition_fees": F(4000), "spouse_tuition_fees": F(4000)}
            yield year, given, ["tuition_credit"], "both spouses pay fees"
    if year >= 2006:
        for fee in (F("314.99"), F(315), F(1270), F("1270.10")):
            yield year, {**pay, "training_course_fees": fee}, ["training_course_credit"], "training course"
    for family in (False, True):
        given = {**pay, "medical_expenses": F(300), "dental_expenses": F(450), "medical_expenses_for_family": family}
        yield year, given, [], "medical expenses"
    for couple in (MARRIED, ALONE):
        given = {**couple, **pay, "medical_expenses": F(500), "spouse_medical_expenses": F(900),
                 "spouse_nursing_home_expenses": F(10000)}
        yield year, given, [], "the spouse's medical expenses"
    yield year, {**pay, "nursing_home_expenses": F(20000)}, [], "nursing home"
    yield year, {**MARRIED, "salary": F(5000), "nursing_home_expenses": F(20000)}, [], "more than the first income"
    for cost in around(at(law.EMPLOYED_CARER, year)) + [F(90000)]:
        yield year, {"salary": F(150000), "employed_carer_cost": cost}, [], "employed carer"
    for premium in (F(900), F(1600), F(3000)):
        for adults, children in ((1, 0), (1, 1), (2, 0)):
            given = {**pay, "employer_medical_insurance": premium, "insured_adults": adults,
                     "insured_children": children}
            yield year, given, ["medical_insurance_credit"], "insurance by the employer"
        given = {**ALONE, **pay, "spouse_employer_medical_insurance": premium}
        wanted = ["medical_insurance_credit", "own_tax_as_single_person", "spouse_tax_as_single_person"]
        yield year, given, wanted, "insurance by the spouse's employer"
    if year >= 2017:
        bills = {"remote_days": 183, "electricity_and_heating": F(1800), "broadband": F(600)}
        for paid in (F(0), F(40), F(320), F(2000)):
            given = {**pay, **bills, "remote_work_allowance": paid}
            yield year, given, ["remote_working_relief"], "work at home"
            spouse = {"spouse_" + name: value for name, value in bills.items()}
            yield year, {**ALONE, **pay, **spouse, "spouse_remote_work_allowance": paid}, [], "the spouse works at home"
    yield year, {**pay, "other_employment_expenses": F(70000)}, [], "no more expenses than pay"
    yield year, {**ALONE, **pay, "spouse_other_employment_expenses": F(1234.5)}, [], "the spouse's expenses"


def all(years):
    for year in years:
        for kind in (persons, home, expenses):
            yield from kind(year)
