"""A few households of each year with everything asserted that is worked out on the way."""

from fractions import Fraction as F

from households import results
from income_cases import born
from money import cents

# First and last year of results that are not of every year.
YEARS = {
    "rent_relief": (2002, 2017), "rent_credit": (2022, 2026), "mortgage_interest_credit": (2023, 2026),
    "trade_union_credit": (2002, 2010), "service_charges_credit": (2002, 2011), "health_expenses_credit": (2009, 2026),
    "fisher_credit": (2017, 2026), "naval_credit": (2020, 2026), "landlord_credit": (2024, 2026),
    "earned_income_credit": (2016, 2026), "one_parent_family_credit": (2002, 2013),
    "single_person_child_carer_credit": (2014, 2026),
}


for name in ("rent_relief", "rent_credit"):
    YEARS.update({"taxed_as_one." + name: YEARS[name], "taxed_alone." + name: YEARS[name]})
    YEARS["taxed_alone.spouse.own_" + name] = YEARS[name]
YEARS.update({"spouse_" + name: years for name, years in list(YEARS.items())})


def of_year(year):
    """Named households, with even amounts that no threshold is near."""
    worker = {"salary": F(48000), "benefit_in_kind": F(1500), "pension_contribution": F(2400), "avc": F(600),
              "birth_date": born(year, 44), "medical_expenses": F(820), "nursing_home_expenses": F(700),
              "other_employment_expenses": F(230), "tax_paid": F(9000), "levies_paid": F(2000), "prsi_paid": F(1900),
              "claim_date": f"{year + 4}-12-31"}
    couple = {**worker, "marital_status": "married", "spouse_salary": F(31000), "spouse_welfare_income": F(1200),
              "spouse_birth_date": born(year, 41), "spouse_pension_contribution": F(1000), "spouse_avc": F(500),
              "spouse_medical_expenses": F(330), "spouse_tax_paid": F(4000), "spouse_blind": True,
              "spouse_other_employment_expenses": F(90), "claim_date": f"{year + 5}-01-01"}
    swapped = {**couple, "salary": F(29000), "spouse_salary": F(66000), "assessment": "separate"}
    yield "single", worker
    yield "couple", couple
    yield "the spouse earns more", swapped
    yield "taxed as single persons", {**swapped, "assessment": "single"}
    both = {"trade_union_member": year != 2004, "spouse_trade_union_member": year != 2004, "spouse_fisher_days": 90,
            "spouse_naval_days": 81, "spouse_seafarer_days": 170, "spouse_rent_paid": F(9000),
            "rented_on_7_december_2010": True, "spouse_employer_medical_insurance": F(700),
            "spouse_tuition_fees": F(3100) if year != 2005 else F(0), "spouse_nursing_home_expenses": F(400),
            "employed_carer_cost": F(1000), "seafarer_days": 165}
    yield "each with the own reliefs", {**swapped, **both, "assessment": "single"}
    yield "both with reliefs, taxed as one", {**swapped, **both}
    yield "year of marriage", {**couple, "married_this_year": True, "marriage_date": f"{year}-09-03"}
    yield "one income", {**couple, "spouse_salary": F(0), "spouse_welfare_income": F(0), "home_carer": True,
                         "spouse_pension_contribution": F(0), "spouse_avc": F(0)}
    yield "only the spouse earns", {**couple, "salary": F(0), "benefit_in_kind": F(0), "pension_contribution": F(0),
                                    "avc": F(0)}
    pensioners = {"marital_status": "married", "salary": F(0), "pension_income": F(16000),
                  "spouse_pension_income": F(11000), "birth_date": born(year, 72), "spouse_birth_date": born(year, 67),
                  "tax_paid": F(100), "spouse_tax_paid": F(0), "levies_paid": F(0), "prsi_paid": F(0),
                  "claim_date": f"{year + 1}-03-01"}
    yield "pensioners", pensioners
    yield "pensioners with marginal relief", {**pensioners, "pension_income": F(31000)}
    yield "pensioners, the spouse pays", {**pensioners, "pension_income": F(2000), "spouse_pension_income": F(38000)}
    widowed = {**worker, "marital_status": "widowed", "widowed_since": f"{year - 2}-05-01", "lone_parent": True,
               "children": 2}
    yield "widowed parent", widowed
    trade = {"salary": F(0), "self_employed_income": F(52000), "other_income": F(7000), "birth_date": born(year, 52),
             "personal_pension_contribution": F(6000), "marital_status": "married", "spouse_salary": F(24000),
             "spouse_self_employed_income": F(8000), "spouse_birth_date": born(year, 50), "tax_paid": F(0),
             "spouse_tax_paid": F(1500), "levies_paid": F(300), "prsi_paid": F(700), "claim_date": f"{year + 2}-01-01"}
    yield "a trade and a spouse with pay", trade
    if year >= 2026:
        enrolled = {**couple, "auto_enrolled": True, "spouse_auto_enrolled": True}
        yield "auto-enrolment", {**enrolled, "pension_contribution": F(0), "avc": F(0), "spouse_avc": F(0),
                                 "spouse_pension_contribution": F(0)}
    if year >= 2009:
        servant = {**couple, "public_servant": True, "spouse_public_servant": True}
        yield "public servants", {**servant, "pension_contribution": F(0), "avc": F(0)}


def expected(year, facts):
    found = results(year, facts)
    carer = found.pop("child_carer")
    found["one_parent_family_credit"] = found["single_person_child_carer_credit"] = carer
    paid = facts["tax_paid"] + (facts.get("spouse_tax_paid", F(0)) if found.get("spouse_paye_income") else 0)
    tax_refund = paid - found["income_tax"]
    # PRSI of pay is no part of a return: what payroll took is what it had to take.
    of_pay = found["employee_prsi"] + found.get("spouse_employee_prsi", F(0))
    levies_refund = facts["levies_paid"] - found["levies_and_usc"] + of_pay - found["prsi"]
    is_open = facts["claim_date"] <= f"{year + 4}-12-31"
    outside = sum(facts.get(name, F(0)) for name in (
        "self_employed_income", "other_income", "spouse_self_employed_income", "spouse_other_income"))
    deducted = paid + facts["levies_paid"] + of_pay if outside else F(0)
    found.update({
        "total_tax_paid": paid, "income_tax_refund": tax_refund, "levies_refund": levies_refund,
        "refund": tax_refund + levies_refund, "claim_is_open": is_open,
        "refund_payable": max(F(0), tax_refund + levies_refund) if is_open else F(0),
        "income_outside_paye": outside, "tax_deducted": deducted,
        "tax_payable": max(F(0), found["total_tax"] - deducted),
        "cash_income": found["net_pay"] + found["total_tax"],
    })
    if year <= 2023:
        found["monthly_prsi"] = cents(found["prsi"] / 12)
    if "marriage_date" in facts:
        found["months_married"] = 13 - int(facts["marriage_date"][5:7])
    if "widowed_since" in facts:
        found["years_since_bereavement"] = year - int(facts["widowed_since"][:4])
    for name in ("income_tax", "usc", "net_pay"):
        found["monthly_" + name] = cents(found[name] / 12)
    return {name: value for name, value in found.items()
            if YEARS.get(name, (0, 9999))[0] <= year <= YEARS.get(name, (0, 9999))[1]}


def rows(years):
    for year in years:
        for name, facts in of_year(year):
            yield f"{year} {name}", year, facts, expected(year, facts), ""
