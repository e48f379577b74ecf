"""Households drawn at random for income.py, of all years and types of income."""

import random
from fractions import Fraction as F


def down(value):
    return F(int(value * 100), 100)


def amount(draw, greatest, least=0):
    """Small amounts more often; half of them with cents."""
    whole = int((greatest - least) * draw.random() ** 2) + least
    return F(whole) + (F(draw.randrange(100), 100) if draw.random() < 0.5 else 0)


def near(draw, limits, spread=3):
    """An amount close to one of the limits."""
    return max(F(0), F(draw.choice(limits)) + F(draw.randrange(-100 * spread, 100 * spread), 100))


def loss_or_gain(draw, greatest):
    return amount(draw, greatest) * (-1 if draw.random() < 0.3 else 1)


def person(draw, year, p):
    facts = {}

    def give(name, chance, value):
        if draw.random() < chance:
            facts[p + name] = value()

    give("wages", 0.6, lambda: near(draw, [920, 1000, 1200, 1230]) if draw.random() < 0.15 else amount(draw, 90000))
    if p + "wages" in facts:
        give("work_expenses", 0.3, lambda: amount(draw, 4000))
        give("union_dues", 0.2, lambda: amount(draw, 600))
        give("commuting_reimbursed", 0.1, lambda: amount(draw, 1500))
        if draw.random() < 0.4:
            facts.update({p + "commuting_days": draw.randrange(0, 240),
                          p + "commuting_km": F(draw.randrange(0, 900), 10),
                          p + "commuting_by_own_car": draw.random() < 0.6})
        if year >= 2020:
            give("home_office_days", 0.3, lambda: draw.randrange(0, 230))
    if year >= 2025 and draw.random() < 0.3:
        facts[p + "active_pension_wages"] = amount(draw, 60000)
        facts[p + "active_pension_months"] = draw.randrange(13)
    if draw.random() < 0.15:
        pension = amount(draw, 60000)
        facts.update({p + "civil_pension": pension, p + "civil_pension_start_year": draw.randrange(1995, year + 1),
                      p + "civil_pension_basis": amount(draw, 12000), p + "civil_pension_months": draw.randrange(13)})
        give("civil_pension_expenses", 0.3, lambda: amount(draw, 400))
    if draw.random() < 0.25:
        facts.update({p + "statutory_pension": amount(draw, 30000), p + "first_full_year_pension": amount(draw, 30000),
                      p + "statutory_pension_start_year": draw.choice([1999, 2004, 2005, 2010, year - 2, year - 1,
                                                                       year])})
        give("recurring_income_expenses", 0.3, lambda: amount(draw, 400))
    if draw.random() < 0.15:
        facts[p + "further_pensions"] = draw.randrange(4)
        for number in range(1, 1 + facts[p + "further_pensions"]):
            one = f"{p}further_pension.{number}."
            facts.update({one + "amount": amount(draw, 9000), one + "first_full_year": amount(draw, 9000),
                          one + "start_year": draw.choice([1999, 2005, 2010, year - 2, year - 1, year])})
    if draw.random() < 0.1:
        facts[p + "further_annuities"] = draw.randrange(3)
        for number in range(1, 1 + facts[p + "further_annuities"]):
            one = f"{p}further_annuity.{number}."
            facts.update({one + "amount": amount(draw, 9000), one + "start_age": draw.randrange(100)})
    if draw.random() < 0.15:
        facts.update({p + "private_annuity": amount(draw, 9000), p + "private_annuity_age": draw.randrange(100)})
    give("other_recurring_income", 0.1, lambda: amount(draw, 14000))
    give("trade_profit", 0.15, lambda: loss_or_gain(draw, 90000))
    give("farming_profit", 0.15, lambda: loss_or_gain(draw, 30000) if draw.random() < 0.6 else near(draw, [670, 900]))
    give("profit", 0.2, lambda: loss_or_gain(draw, 90000) if draw.random() < 0.7 else near(draw, [410, 820]))
    give("other_income", 0.1, lambda: amount(draw, 9000))
    if draw.random() < 0.1:
        facts[p + "business_sale_gain"] = draw.choice([near(draw, [45000, 136000, 181000]), loss_or_gain(draw, 200000)])
        facts[p + "sale_allowance_claimed"] = draw.random() < 0.7
    if draw.random() < 0.15:
        facts.update({p + "rent_received": amount(draw, 20000), p + "rent_expenses": amount(draw, 20000)})
    give("other_services", 0.15, lambda: near(draw, [256]) * draw.choice([1, 1, 1, -1]))
    give("private_sales", 0.15, lambda: near(draw, [600, 1000]) * draw.choice([1, 1, 1, -1]))
    if draw.random() < 0.4:
        facts[p + "capital_receipts"] = near(draw, [801, 1000, 1602,
                                                    2000]) if draw.random() < 0.3 else loss_or_gain(draw, 20000)
        if draw.random() < 0.3:
            facts[p + "share_gains"] = loss_or_gain(draw, 9000)
            facts[p + "share_losses_brought_forward"] = amount(draw, 9000)
            facts[p + "capital_losses_brought_forward"] = amount(draw, 3000)
    if draw.random() < 0.5:
        born = year - draw.choice([30, 50, 64, 65, 66, 70, 76, 84, 95])
        facts[p + "birth_date"] = f"{born}-{draw.choice(['01-01', '01-02', '12-31', '06-15', '02-28'])}"
    return facts


def log(draw, facts):
    """A log of a business car: what it cost, and the kilometres that are neither private nor to work."""
    private = F(draw.randrange(200000), 10)
    way = 2 * facts["car_commuting_km"] * facts["car_commuting_days"]
    costs = amount(draw, 20000)
    return {"car_log_km": private + way + draw.choice([F(1, 10), F(draw.randrange(1, 300000), 10)]),
            "car_private_km": private, "car_costs": costs, "car_depreciation": down(costs * F(draw.randrange(101), 100))}


def freelancer(draw, year):
    facts = {"further_receipts": amount(draw, 90000)}
    facts["kind_of_work"] = random.Random(int(facts["further_receipts"] * 100)).choice(["none", "freelance", "trade"])
    for name in ("meal_days_full", "meal_days_long", "meal_days_short"):
        facts[name] = draw.randrange(40)
    facts["business_km"] = F(draw.randrange(200000), 10)
    if year >= 2020:
        facts["business_home_days"] = draw.randrange(250)
    if draw.random() < 0.6:
        drive = draw.choice(["combustion", "hybrid", "electric"])
        facts.update({"car_list_price": near(draw, [40000, 60000, 70000, 100000], 200), "car_drive": drive,
                      "car_months": draw.randrange(13), "car_commuting_km": F(draw.randrange(500), 10),
                      "car_commuting_days": draw.randrange(230)})
        of_its_own = random.Random(int(facts["car_list_price"] * 100))       # the other draws stay what they were
        if of_its_own.random() < 0.4:
            facts.update(log(of_its_own, facts))
        if drive != "combustion":
            days = ["2008-12-31", "2018-12-31", "2019-01-01", "2020-05-05", "2023-12-31", "2024-01-01", "2025-06-30",
                    "2025-07-01"]
            facts["car_acquired"] = draw.choice([day for day in days if int(day[:4]) <= year])
    for asset in ("asset_1", "asset_2", "asset_3"):
        if draw.random() < 0.5:
            facts.update({asset + "_cost": near(draw, [410, 800]) if draw.random() < 0.4 else amount(draw, 9000),
                          asset + "_year": draw.randrange(2010, year + 1), asset + "_month": draw.randrange(1, 13),
                          asset + "_life": draw.randrange(1, 14)})
    return facts


def household(draw, year):
    facts = {"filing": draw.choice(["single", "joint"]), **person(draw, year, "")}
    if draw.random() < 0.25:
        facts.pop("profit", None)                                            # it would stand for what follows
        facts.update(freelancer(draw, year))
    if facts["filing"] == "joint":
        facts.update(person(draw, year, "spouse_"))
    facts["other_income"] = facts.get("other_income", F(0)) + F(1, 100)      # so that some income is given
    if draw.random() < 0.2:
        facts.update({"lone_parent_months": draw.randrange(13), "lone_parent_children": draw.randrange(1, 5)})
    if draw.random() < 0.2:
        facts["loss_brought_forward"] = amount(draw, 4000000) if draw.random() < 0.5 else amount(draw, 60000)
        facts["loss_carried_back"] = amount(draw, 60000)
    if draw.random() < 0.15:
        facts["trade_profit"] = amount(draw, 4000000, -3000000)
        facts["loss_given_back"] = amount(draw, 2000000)
    facts["capital_by_tariff"] = draw.random() < 0.3
    if not facts["capital_by_tariff"]:
        facts["other_zve"] = amount(draw, 60000)
        facts["church_rate"] = draw.choice([F(0), F(0), F(8, 100), F(9, 100)])
        if draw.random() < 0.2:
            facts["foreign_tax_on_capital"] = amount(draw, 1500)
    return facts
