"""Households by income: pay, trade, pension, couples, public servants; one cent either side of each limit."""

from fractions import Fraction as F

import figures as law
from figures import at

CENT = F(1, 100)


def around(limit):
    return [F(limit) - CENT, F(limit), F(limit) + CENT]


def about(year, limit):
    """To 2005; from 2006 on the tables thresholds_*.csv have the cents about a limit."""
    return around(limit) if year < 2006 else [F(limit) + 90]


def born(year, age):
    return f"{year - age}-07-01"


def pay(year):
    threshold, _, _, ceiling = at(law.CLASS_A, year)
    limits = [threshold * 52, at(law.BAND, year), at(law.EMPLOYEE, year) * 5]
    limits += [ceiling] if ceiling else []
    limits += [at(law.HEALTH_THRESHOLD, year)] if year <= 2010 else [at(law.USC_EXEMPT, year)]
    limits += [424 * 52] if year >= 2016 else []
    for limit in limits:
        for salary in about(year, limit):
            yield year, {"salary": salary}, ["levies", "levies_and_usc", "employee_prsi"], f"pay about {limit}"
    yield year, {"salary": F(26000)}, [], "pay in even weeks of 500"
    yield year, {"salary": F(150000), "pay_frequency": "monthly"}, [], "high pay, monthly"
    yield year, {"salary": F(300000)}, [], "the highest slices"
    yield year, {"salary": F(20000), "benefit_in_kind": F(10000)}, [], "benefits in kind"
    yield year, {"salary": F(40000), "prsi_class": "M"}, ["employee_prsi"], "class M"
    yield year, {"salary": F(40000), "medical_card": True}, [], "medical card"
    yield year, {"salary": F(30000), "welfare_widow_or_one_parent_payment": True}, [], "no health contribution"
    yield year, {"salary": F(60000), "proprietary_director": True, "controlling_director": True}, [], "class S on pay"
    yield year, {"salary": F(60000), "proprietary_director": True}, ["earned_income_credit"], "director"


def pension_contributions(year):
    for age in (29, 30, 39, 40, 49, 50, 54, 55, 59, 60):
        given = {"salary": F(50000), "pension_contribution": F(30000), "birth_date": born(year, age)}
        yield year, given, ["pension_relief"], f"limit at {age}"
    cap = at(law.PENSION_CAP, year)
    for name in ("personal_pension_contribution", "avc"):
        given = {"salary": F(400000), name: F(150000), "birth_date": born(year, 61)}
        yield year, given, ["pension_relief"], f"earnings over {cap}"
    if year == 2010:
        given = {"salary": F(400000), "avc": F(60000), "pension_related_back": True, "birth_date": born(year, 61)}
        yield year, given, ["pension_relief"], "paid in 2011"
    given = {"salary": F(50000), "pension_contribution": F(6000), "personal_pension_contribution": F(9000),
             "birth_date": born(year, 44)}
    yield year, given, ["pension_relief"], "a scheme and a personal pension share one limit"
    couple = {"marital_status": "married", "salary": F(60000), "spouse_salary": F(50000), "birth_date": born(year, 45),
              "spouse_birth_date": born(year, 42), "spouse_avc": F(4000), "spouse_pension_contribution": F(2000),
              "spouse_personal_pension_contribution": F(1000)}
    yield year, couple, [], "the spouse's contributions"


def trade(year):
    least, threshold = at(law.CLASS_S, year)
    for income in about(year, threshold) + around(F(least) / F("0.04"))[1:] + [F(50000), F(120000), F(300000)]:
        wanted = ["self_employed_prsi", "earned_income_credit"]
        yield year, {"self_employed_income": income}, wanted, "trade"
    for share in (F("0.9"), F("1.1")):
        credit = at(law.EARNED_INCOME, year) * 5 * share
        yield year, {"self_employed_income": credit}, ["earned_income_credit"], "earned income credit by the income"
        given = {"self_employed_income": credit, "salary": F(4000)}
        yield year, given, ["earned_income_credit"], "both credits: no more than the employee credit"
    yield year, {"self_employed_income": F(200), "salary": F(100000)}, [], "a small trade beside pay"
    high = {"self_employed_income": F(90000), "other_income": F(30000)}
    yield year, high, [], "120,000 outside PAYE of two kinds"
    spouse = {"spouse_" + name: income for name, income in high.items()}
    yield year, {"marital_status": "married", **spouse}, [], "120,000 outside PAYE of the spouse"
    for limit in (3174, 5000):
        for income in around(limit):
            yield year, {"salary": F(30000), "other_income": income}, ["self_employed_prsi"], "class K beside pay"
            yield year, {"other_income": income}, ["self_employed_prsi"], "class S without pay"
    given = {"turnover": F(70000), "trade_expenses": F(15000), "capital_allowances": F(5000),
             "trade_losses_forward": F(2000)}
    yield year, {**given, "self_employed_income": F(48000)}, [], "profit given beside its parts"


def aged(year):
    limit = at(law.EXEMPTION, year)
    for age in (64, 65, 66, 69, 70):
        given = {"pension_income": F(limit) + 2000, "birth_date": born(year, age)}
        yield year, given, ["age_credit"], f"pensioner of {age}"
    for income in about(year, limit) + around(2 * limit)[1:] + [F(limit + 90)]:
        yield year, {"pension_income": income, "birth_date": born(year, 68)}, [], "exemption of one person"
    for income in about(year, 2 * limit) + around(4 * limit)[1:] + [F(2 * limit + 90)]:
        given = {"pension_income": income, "marital_status": "married", "birth_date": born(year, 50),
                 "spouse_birth_date": born(year, 65)}
        yield year, given, ["age_credit"], "exemption of a couple"
    for children, more in ((1, 575), (3, 1980)):
        for income in about(year, limit + more) + [F(limit + more + 90)]:
            given = {"pension_income": income, "birth_date": born(year, 66), "children": children}
            yield year, given, [], f"exemption with {children} children"
    for age in (65, 66, 67, 69, 70):
        given = {"salary": F(30000), "birth_date": born(year, age), "deferred_state_pension": False}
        yield year, given, ["employee_prsi"], f"at work at {age}, drawing the State pension"
        yield year, {**given, "deferred_state_pension": True}, ["employee_prsi"], f"at work at {age}, pension deferred"
        couple = {"salary": F(20000), "marital_status": "married", "spouse_salary": F(30000),
                  "spouse_birth_date": born(year, age), "spouse_deferred_state_pension": True}
        yield year, couple, [], f"a spouse of {age} at work"
    yield year, {"salary": F(30000), "pension_income": F(20000), "birth_date": born(year, 69)}, [], "not yet 70"
    for income in around(60000):
        given = {"pension_income": income, "birth_date": born(year, 71)}
        yield year, given, [], "reduced rates of USC"
    for income in around(20000):
        yield year, {"pension_income": income, "birth_date": born(year, 66)}, [], "income levy of one person over 65"
    couple = {"pension_income": F(22000), "spouse_pension_income": F(18000), "marital_status": "married",
              "birth_date": born(year, 66), "spouse_birth_date": born(year, 60)}
    for more in (-CENT, F(0), CENT):
        yield year, {**couple, "pension_income": F(22000) + more}, [], "income levy of a couple over 65"


def couples(year):
    second = at(law.SECOND_BAND, year)
    for income in about(year, second):
        given = {"marital_status": "married", "salary": F(60000), "spouse_salary": income}
        yield year, given, [], "increase of the band"
    for salary in about(year, at(law.BAND, year) + 9000):
        yield year, {"marital_status": "married", "salary": salary}, [], "band of one income"
    limit, credit = at(law.HOME_CARER_LIMIT, year), at(law.HOME_CARER, year)
    for income in about(year, limit) + about(year, limit + credit) + around(limit + 2 * credit)[:2]:
        given = {"marital_status": "married", "salary": F(60000), "spouse_other_income": income, "home_carer": True}
        wanted = ["home_carer_credit_available", "home_carer_credit"]
        yield year, given, wanted, "income of the carer"
    given = {"marital_status": "married", "salary": F(40000), "home_carer": True, "spouse_welfare_income": F(13520)}
    wanted = ["home_carer_credit_available", "home_carer_credit"]
    yield year, {**given, "spouse_carers_allowance": F(13520)}, wanted, "carer's allowance does not count"
    swapped = {"marital_status": "married", "salary": F(0), "spouse_salary": F(40000), "home_carer": True,
               "welfare_income": F(13520), "carers_allowance": F(13520)}
    yield year, swapped, wanted, "the first person cares"
    yield year, {**given, "home_carer_credit_previous_year": F(700)}, wanted, "kept for one year"
    yield year, {**given, "spouse_welfare_income": F(limit), "home_carer_credit_previous_year": F(700)}, wanted, \
        "not more than that of the year"
    single = {"marital_status": "married", "assessment": "single", "salary": F(30000), "spouse_salary": F(60000)}
    yield year, single, ["own_tax_as_single_person", "spouse_tax_as_single_person"], "each taxed alone"
    for day in ("01-31", "02-01", "12-31"):
        given = {"marital_status": "married", "married_this_year": True, "marriage_date": f"{year}-{day}",
                 "salary": F(70000), "spouse_salary": F(10000)}
        yield year, given, [], "year of marriage"
    both = {"marital_status": "married", "salary": F(30000), "spouse_salary": F(20000), "spouse_pension_income": F(3000),
            "spouse_welfare_income": F(2000), "spouse_self_employed_income": F(9000), "spouse_other_income": F(4000),
            "spouse_benefit_in_kind": F(5000), "spouse_medical_card": True}
    yield year, both, [], "income of all kinds of the spouse"
    director = {"marital_status": "married", "salary": F(20000), "spouse_salary": F(40000),
                "spouse_proprietary_director": True, "spouse_controlling_director": True}
    yield year, director, [], "the spouse is a director"
    given = {"marital_status": "married", "salary": F(20000), "spouse_salary": F(40000), "spouse_prsi_class": "M"}
    yield year, given, [], "the spouse's pay is of class M"


def public_servants(year):
    if year < 2009:
        return
    limits = (15000, 20000, 60000) if year <= 2015 else (26083, 28750, 32000, 34500, 60000)
    for limit in limits:
        for salary in (F(limit) - 10, F(limit) + 10, F(limit) + 9000):
            given = {"salary": salary, "public_servant": True}
            yield year, given, ["public_service_deduction"], f"public servant about {limit}"
    if year >= 2019:
        for scheme in ("fast", "single"):
            for salary in (F(28760), F(32010), F(34510), F(70000)):
                given = {"salary": salary, "public_servant": True, "public_service_scheme": scheme}
                yield year, given, ["public_service_deduction"], f"scheme {scheme}"
    given = {"marital_status": "married", "salary": F(20000), "spouse_salary": F(70000), "spouse_public_servant": True}
    yield year, given, [], "the spouse is a public servant"
    if year in (2009, 2010):
        for income in around(15028):
            given = {"self_employed_income": income - 5000, "capital_allowances": F(3000),
                     "trade_losses_forward": F(2000)}
            yield year, given, [], "income levy before capital allowances and losses"
        given = {"marital_status": "married", "salary": F(20000), "spouse_self_employed_income": F(14000),
                 "spouse_capital_allowances": F(2000)}
        yield year, given, [], "income levy of the spouse before capital allowances"
    if year >= 2026:
        for salary in around(20000) + around(80000) + [F(100000)]:
            given = {"salary": salary, "auto_enrolled": True, "birth_date": born(year, 40)}
            yield year, given, [], "auto-enrolment"
        for age in (22, 23, 60, 61):
            given = {"salary": F(40000), "auto_enrolled": True, "birth_date": born(year, age)}
            yield year, given, [], f"auto-enrolment at {age}"
        given = {"marital_status": "married", "salary": F(0), "spouse_salary": F(40000), "spouse_auto_enrolled": True,
                 "spouse_birth_date": born(year, 30)}
        yield year, given, [], "the spouse is enrolled"
        given = {"salary": F(40000), "avc": F(100), "auto_enrolled": True, "birth_date": born(year, 40)}
        yield year, given, [], "own pension: none is due"


def all(years):
    for year in years:
        for kind in (pay, pension_contributions, trade, aged, couples, public_servants):
            yield from kind(year)
