"""A trade and lettings of one person, from accounts to what is taxed: TCA 1997 ss. 65-67, 97, 284, 288, 381-385, 392."""

from fractions import Fraction as F

import parts
from money import cents


def number(facts, name, default=0):
    return F(str(facts.get(name, default)))


def year_of(facts, name, default):
    return int(facts[name][:4]) if name in facts else default


def add_backs(facts):
    return sum(number(facts, name) for name in ("depreciation", "private_expenses", "entertainment", "drawings"))


def basis_profit(year, facts):
    """Ss. 65-67, 107: the profit of the basis period, a loss below zero; None without accounts."""
    turnover, expenses = number(facts, "turnover"), number(facts, "trade_expenses")
    if turnover + expenses == 0:
        return None
    accounts = turnover - expenses + add_backs(facts)
    length = number(facts, "accounts_months", 12)
    started, ended = year_of(facts, "trade_started", 1900), year_of(facts, "trade_ended", 9999)

    def calendar():
        here = accounts * number(facts, "accounts_months_in_year") / length
        there = number(facts, "other_accounts_profit") * number(facts, "other_accounts_months_in_year") \
            / number(facts, "other_accounts_months", 12)
        return cents(here) + cents(there)

    def twelve_months():
        assert length >= 12 and not facts.get("several_accounts")
        return cents(accounts / length * 12)

    if year in (started, ended):
        return calendar()
    if year - started == 1 and length < 12:
        profit = calendar()
    else:
        profit = twelve_months()
        if year - started == 2:
            profit -= min(max(F(0), profit), number(facts, "second_year_excess"))
    return max(profit, calendar()) if ended - year == 1 else profit


def asset(year, facts):
    """Ss. 284, 288: allowance of the year (with a balancing allowance) and balancing charge of one asset."""
    if not number(facts, "asset_cost"):
        return F(0), F(0)
    cost, bought = number(facts, "asset_cost"), facts["asset_bought"]
    counted = parts.cost_that_counts(cost, bought, facts.get("asset_is_car", False), int(number(facts, "car_emissions")))
    business = 1 - number(facts, "asset_private_share")
    held = year - int(bought[:4])
    yearly = counted * parts.rate_on(bought, parts.WEAR)
    allowed = sum(min(yearly, max(F(0), counted - yearly * earlier)) for earlier in range(held))
    sold = year_of(facts, "asset_sold", 9999)
    if sold > year:
        return cents(min(yearly, counted - allowed) * business), F(0)
    if sold < year:
        return F(0), F(0)
    left, proceeds = counted - allowed, cents(number(facts, "asset_proceeds") * counted / cost)
    if proceeds <= left:
        return cents((left - proceeds) * business), F(0)
    charge = min(proceeds - left, allowed) if number(facts, "asset_proceeds") >= 2000 else F(0)
    return F(0), cents(charge * business)


class Trade:
    """The taxable profit of a trade: as given, or computed from accounts."""

    def __init__(self, year, facts):
        allowance, charge = asset(year, facts)
        self.add_backs = add_backs(facts)
        self.accounts = number(facts, "turnover") - number(facts, "trade_expenses") + self.add_backs
        self.is_sold = year_of(facts, "asset_sold", 9999) == year
        self.sale_allowance = allowance if self.is_sold else F(0)
        self.has_accounts = number(facts, "turnover") + number(facts, "trade_expenses") > 0
        self.begins, self.ends = (year_of(facts, name, 0) == year for name in ("trade_started", "trade_ended"))
        self.allowances = number(facts, "capital_allowances") if "capital_allowances" in facts else allowance
        self.charge = number(facts, "balancing_charge") if "balancing_charge" in facts else charge
        self.losses_forward, self.claimed = number(facts, "trade_losses_forward"), bool(facts.get("claims_trade_loss"))
        profit = basis_profit(year, facts)
        self.profit = profit or F(0)
        result = self.profit + self.charge
        if profit is None and not result:        # the profit is given, after these; or there is none to use them
            is_given = number(facts, "self_employed_income") > 0
            self.allowances_used, self.losses_used = (self.allowances, self.losses_forward) if is_given else (F(0), F(0))
            self.taxed = F(0)
        else:
            room = max(F(0), result)
            self.allowances_used = min(room, self.allowances)
            self.losses_used = min(room - self.allowances_used, self.losses_forward)
            self.taxed = room - self.allowances_used - self.losses_used
        if "self_employed_income" in facts:
            self.taxed = number(facts, "self_employed_income")
        self.loss = max(F(0), -result)
        unused = self.allowances - self.allowances_used
        self.set_off = F(0)
        self.allowances_forward = unused
        if self.claimed:                          # s. 392: unused allowances make or increase the loss
            self.loss, self.allowances_forward = self.loss + unused, F(0)
            self.set_off = min(self.loss, 31750) if year >= 2015 and not facts.get("works_in_trade") else self.loss
        self.excess_left = F(0)
        if number(facts, "second_year_excess"):
            assert profit is not None
            accounts = number(facts, "turnover") - number(facts, "trade_expenses") + add_backs(facts)
            before = cents(accounts / number(facts, "accounts_months", 12) * 12)
            self.excess_left = max(F(0), number(facts, "second_year_excess") - max(F(0), before))


class Lettings:
    """Case V: surpluses and deficiencies together, then wear and tear of furniture, then losses of earlier years."""

    def __init__(self, year, facts):
        rents = number(facts, "residential_rents")
        self.interest = parts.rental_interest(year, number(facts, "rental_interest_residential"))
        homes = F(0)
        if rents:
            homes = rents - number(facts, "residential_rental_expenses") - self.interest
            if year >= 2017:                      # first let after the Act of December 2017
                homes -= min(number(facts, "pre_letting_expenses"), 5000 if year < 2023 else 10000)
            if year >= 2024:
                homes -= min(number(facts, "retrofitting_expenses"), 10000)
        if "residential_rental_profit" in facts:
            homes = number(facts, "residential_rental_profit")
        others = number(facts, "other_rents") - number(facts, "other_rental_expenses")
        if "other_rental_profit" in facts:
            others = number(facts, "other_rental_profit")
        self.homes, self.others, together = homes, others, homes + others
        room = max(F(0), together)
        self.furniture = min(room, number(facts, "furniture_allowance"))
        self.furniture_left = number(facts, "furniture_allowance") - self.furniture
        self.losses_used = min(room - self.furniture, number(facts, "rental_losses_forward"))
        self.taxed = room - self.furniture - self.losses_used
        self.losses_left = number(facts, "rental_losses_forward") - self.losses_used + max(F(0), -together)
        self.gross = rents + number(facts, "other_rents")


def terminal_losses(loss, profits):
    """S. 385: back against the three years before the last, the latest first."""
    reliefs = []
    for profit in profits:
        reliefs.append(min(F(profit), F(loss) - sum(reliefs)))
    return reliefs
