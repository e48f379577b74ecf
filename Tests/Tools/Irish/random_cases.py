"""Households drawn at random, of all years and kinds, with amounts in cents."""

import random
from fractions import Fraction as F

import figures as law
from figures import at


def amount(draw, greatest):
    """None for most; else even or odd amounts, small ones more often."""
    whole = int(greatest * draw.random() ** 2)
    return F(whole) + (F(draw.randrange(100), 100) if draw.random() < 0.5 else 0)


def some(draw, facts, chance, names):
    for name, greatest in names.items():
        if draw.random() < chance:
            facts[name] = amount(draw, greatest)


PERSON = {"benefit_in_kind": 9000, "pension_income": 50000, "welfare_income": 15000, "other_income": 40000,
          "pension_contribution": 20000, "avc": 9000, "personal_pension_contribution": 9000,
          "employer_medical_insurance": 3000, "other_employment_expenses": 2000, "medical_expenses": 6000,
          "nursing_home_expenses": 20000, "rent_paid": 15000}


TRADE = {"depreciation": 9000, "private_expenses": 4000, "entertainment": 2000, "drawings": 20000,
         "trade_losses_forward": 60000, "balancing_charge": 6000, "capital_allowances": 30000}
LETTINGS = {"residential_rental_expenses": 12000, "rental_interest_residential": 20000, "pre_letting_expenses": 14000,
            "retrofitting_expenses": 14000, "furniture_allowance": 3000, "other_rents": 30000,
            "other_rental_expenses": 30000, "rental_losses_forward": 20000}


def trade(draw, year, prefix):
    """Accounts of a trade, in years of all kinds."""
    facts = {"turnover": amount(draw, 160000), "trade_expenses": amount(draw, 90000)}
    some(draw, facts, 0.3, TRADE)
    kind = draw.choice(["long"] * 5 + ["first", "second", "third", "last", "last but one", "long accounts"])
    if kind in ("first", "second", "third"):
        facts["trade_started"] = f"{year - ['first', 'second', 'third'].index(kind)}-{draw.randrange(1, 13):02}-01"
    if kind in ("last", "last but one"):
        facts["trade_ended"] = f"{year + (kind == 'last but one')}-{draw.randrange(1, 13):02}-28"
    if kind == "long accounts":
        facts["accounts_months"] = draw.randrange(13, 19)
    elif kind != "long":
        least = 1 if kind in ("first", "second", "last") else 12
        facts["accounts_months"] = draw.randrange(least, 19)
        facts["accounts_months_in_year"] = draw.randrange(0, min(12, facts["accounts_months"]) + 1)
        if draw.random() < 0.5:
            facts.update({"other_accounts_profit": amount(draw, 90000) - draw.choice([0, 30000]),
                          "other_accounts_months": draw.randrange(1, 19), "other_accounts_months_in_year": draw.randrange(13)})
    if kind == "third" and draw.random() < 0.7:
        facts["second_year_excess"] = amount(draw, 60000)
    if draw.random() < 0.4:
        facts["claims_trade_loss"] = True
        if year >= 2015:
            facts["works_in_trade"] = draw.random() < 0.6 or kind in ("first", "last")     # else the limit is a share
    if not prefix and "capital_allowances" not in facts and draw.random() < 0.3:
        facts.update(asset(draw, year))
    return facts


def asset(draw, year):
    bought = draw.randrange(max(2002, year - 10), year + 1)
    facts = {"asset_cost": amount(draw, 60000) + 1, "asset_bought": f"{bought}-{draw.choice(['06-30', '07-01', '12-03', '12-04'])}",
             "asset_is_car": draw.random() < 0.5, "car_emissions": draw.choice([0, 140, 141, 155, 156, 190, 191]),
             "asset_private_share": F(draw.randrange(100), 100)}
    if draw.random() < 0.4:
        facts.update({"asset_sold": f"{max(bought, year - draw.randrange(2))}-11-30", "asset_proceeds": amount(draw, 30000)})
    return facts


def person(draw, year, prefix):
    facts = {"salary": amount(draw, 150000) if draw.random() < 0.8 else F(0)}
    some(draw, facts, 0.12, PERSON)
    if draw.random() < 0.15:
        facts["self_employed_income"] = amount(draw, 150000)
        some(draw, facts, 0.2, {"trade_losses_forward": 20000, "capital_allowances": 9000})
    elif draw.random() < 0.25:
        facts.update(trade(draw, year, prefix))
    if draw.random() < 0.15:
        facts.pop("other_income", None)
        facts["residential_rents"] = amount(draw, 60000)
        some(draw, facts, 0.4, LETTINGS)
        some(draw, facts, 0.2, {"foreign_and_untaxed_income": 9000, "income_taxed_under_case_iv": 4000, "irish_dividends": 7000})
    facts["birth_date"] = f"{year - draw.choice([22, 29, 35, 44, 52, 57, 63, 65, 66, 68, 69, 70, 75])}-06-30"
    facts["medical_card"] = draw.random() < 0.08
    facts["blind"] = draw.random() < 0.04
    facts["deferred_state_pension"] = draw.random() < 0.5
    facts["proprietary_director"] = draw.random() < 0.05
    facts["controlling_director"] = facts["proprietary_director"] and draw.random() < 0.5
    facts["public_servant"] = year >= 2009 and draw.random() < 0.1
    if year >= 2019 and facts["public_servant"]:
        facts["public_service_scheme"] = draw.choice(["standard", "fast", "single"])
    if year >= 2026:
        facts["auto_enrolled"] = draw.random() < 0.4
    for name in ("fisher_days", "naval_days", "seafarer_days"):
        if draw.random() < 0.05:
            facts[name] = draw.randrange(60, 200)
    if year != 2004 and year <= 2010:
        facts["trade_union_member"] = draw.random() < 0.3
    if year >= 2017 and draw.random() < 0.2:
        facts.update({"remote_days": draw.randrange(1, 230), "electricity_and_heating": amount(draw, 3000),
                      "broadband": amount(draw, 900), "remote_work_allowance": amount(draw, 300)})
    if year != 2005 and draw.random() < 0.1:
        facts["tuition_fees"] = amount(draw, 12000)
    return {prefix + name: value for name, value in facts.items()}


def household(draw, year):
    facts = person(draw, year, "")
    status = draw.choice(["single", "single", "married", "married", "married", "widowed", "separated"])
    facts["marital_status"] = status
    facts["rented_on_7_december_2010"] = draw.random() < 0.5
    facts["pay_frequency"] = draw.choice(["weekly", "monthly"])
    facts["children"] = draw.choice([0, 0, 1, 2, 4])
    if status == "married":
        facts.update(person(draw, year, "spouse_"))
        facts["assessment"] = draw.choice(["joint", "joint", "separate", "single"])
        facts["home_carer"] = draw.random() < 0.4
        if draw.random() < 0.1:
            facts.update({"married_this_year": True, "marriage_date": f"{year}-{draw.randrange(1, 13):02}-15"})
    else:
        facts.update({"lone_parent": draw.random() < 0.3, "cohabiting": draw.random() < 0.2,
                      "primary_carer": draw.random() < 0.8})
    if status == "widowed":
        facts["widowed_since"] = f"{year - draw.randrange(8)}-02-01"
    if draw.random() < 0.1:
        facts["incapacitated_children"] = draw.randrange(3)
    if draw.random() < 0.1:
        facts["dependent_relatives"] = draw.randrange(3)
        if year >= 2009 and year not in (2017, 2018):
            facts["dependent_relative_income"] = amount(draw, 2 * at(law.RELATIVE_LIMIT, year))
    if draw.random() < 0.05:
        facts["employed_carer_cost"] = amount(draw, 90000)
    return facts


def draw_all(count, years, seed=2026):
    draw = random.Random(seed)
    for _ in range(count):
        year = draw.choice(years)
        yield year, household(draw, year), [], "drawn at random"
