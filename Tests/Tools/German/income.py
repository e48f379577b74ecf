"""Income by type and person up to total income, capital income, hardship and losses, with exact fractions.

Written from the statutes (EStG, EStDV, SolzG 1995), independently of rules/de/income. Facts are named as there.
"""

import math
import sys
from datetime import date, timedelta
from fractions import Fraction as F
from pathlib import Path

import income_figures as law
from income_figures import at

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from assessment_cases import TARIFFS  # noqa: E402


def up(amount, step=F(1, 100)):
    return math.ceil(amount / step) * step


def down(amount, step=F(1, 100)):
    return math.floor(amount / step) * step


class Person:
    """One person's income, found from the facts with a prefix."""

    def __init__(self, year, facts, prefix):
        self.year, self.facts, self.prefix = year, facts, prefix

    def fact(self, name, default=0):
        value = self.facts.get(self.prefix + name, default)
        return F(value) if isinstance(value, (int, F)) and not isinstance(value, bool) else value

    # § 19 Abs. 1

    def wages(self):
        return self.fact("wages") + self.fact("active_pension_wages") - self.free_wages() + self.energy_in_wages()

    def free_wages(self):
        free = at(law.ACTIVE_PENSION, self.year) * F(int(self.fact("active_pension_months", 12)), 12)
        return min(free, self.fact("active_pension_wages"))

    # §§ 112 to 119: 300 in 2022 for who worked, set with the assessment unless an employer paid it

    def energy(self):
        if self.year != 2022:
            return F(0)
        if self.fact("wages") > 0:
            return F(0) if self.fact("energy_allowance_paid", True) else F(300)
        of_work = ("trade_profit", "farming_profit", "business_sale_gain", "profit", "further_receipts")
        works = any(self.fact(name) != 0 for name in of_work) or not self.prefix and self.own_work() != 0
        return F(300) if works else F(0)

    def energy_in_wages(self):
        return self.energy() if self.fact("wages") > 0 else F(0)

    def proven(self, spent):
        """§ 3c Abs. 1: as far as the pay bears tax."""
        all_pay = self.wages() + self.free_wages()
        return up(spent * self.wages() / all_pay) if self.free_wages() else spent

    def commuting(self):
        year, total = self.year, math.floor(self.fact("commuting_km"))
        day = sum(at(law.NEAR_KM if km < 20 else law.FAR_KM, year) for km in range(total))
        amount = day * self.fact("commuting_days")
        if self.fact("commuting_by_own_car", True) and self.disabled_commuter() and amount:
            driven = 2 * self.fact("commuting_km") * self.fact("commuting_days")
            return max(F(0), up(driven * law.KILOMETRE) - self.fact("commuting_reimbursed"))
        if not self.fact("commuting_by_own_car", True) and amount > law.COMMUTING_MOST:
            amount = F(law.COMMUTING_MOST)
        return max(F(0), amount - self.fact("commuting_reimbursed"))

    def disabled_commuter(self):
        """§ 9 Abs. 2 Satz 3"""
        degree = self.fact("disability_degree")
        return degree >= 70 or degree >= 50 and self.fact("walking_impaired", False)

    def home_office(self):
        days = self.fact("home_office_days")
        if days == 0:
            return F(0)
        daily, most = at(law.HOME_OFFICE, self.year)
        return min(days * daily, F(most))

    def employment(self):
        wages, proven = self.wages(), self.proven_expenses()
        lump_sum = min(wages, F(at(law.EMPLOYEE, self.year)))
        expenses = proven if proven > lump_sum else lump_sum
        return wages - expenses - (self.proven(self.fact("union_dues")) if at(law.DUES_BESIDE, self.year) else 0)

    def proven_expenses(self):
        spent = self.fact("work_expenses") + self.commuting() + self.home_office()
        return self.proven(spent if at(law.DUES_BESIDE, self.year) else spent + self.fact("union_dues"))

    # § 19 Abs. 2

    def civil_pension(self):
        pension = self.fact("civil_pension")
        if pension == 0:
            return -self.fact("civil_pension_expenses")
        percent, _, most, supplement = law.COHORTS[max(2005, int(self.fact("civil_pension_start_year"))) - 2005]
        basis = self.fact("civil_pension_basis")
        allowance = min(F(percent) / 100 * basis, F(most))
        supplement = min(F(supplement), basis - allowance)
        free = up((allowance + supplement) * int(self.fact("civil_pension_months", 12)) / 12)
        rest = pension - min(free, pension)
        return rest - max(self.fact("civil_pension_expenses"), min(F(law.PENSIONER), rest))

    # § 22 Nr. 1

    def annuities(self):
        """Taxed parts of annuities for life."""
        taxed = self.pension("statutory_pension", "statutory_pension_start_year", "first_full_year_pension")
        for number in range(1, 1 + int(self.fact("further_pensions"))):
            one = f"further_pension.{number}."
            taxed += self.pension(one + "amount", one + "start_year", one + "first_full_year")
        taxed += self.annuity("private_annuity", "private_annuity_age")
        for number in range(1, 1 + int(self.fact("further_annuities"))):
            taxed += self.annuity(f"further_annuity.{number}.amount", f"further_annuity.{number}.start_age")
        return taxed

    def pension(self, amount, start_year, first_full_year):
        pension = self.fact(amount)
        if not pension:
            return F(0)
        began = int(self.fact(start_year))
        share = F(law.TAXED_SHARE[max(began, 2005) - 2005]) / 100
        base = pension if self.year - began in (0, 1) else self.fact(first_full_year)
        return max(F(0), pension - up(base * (1 - share)))

    def annuity(self, amount, age):
        if not self.fact(amount):
            return F(0)
        return down(self.fact(amount) * at(law.YIELD_SHARE, int(self.fact(age))) / 100)

    def recurring_expenses(self):
        receipts = self.annuities() + self.fact("other_recurring_income")
        return max(self.fact("recurring_income_expenses"), min(receipts, F(law.ANNUITANT)))

    def recurring(self):
        return self.annuities() + self.fact("other_recurring_income") - self.recurring_expenses()

    # §§ 21, 22 Nr. 3, 23

    def rent(self):
        return self.fact("rent_received") - self.fact("rent_expenses")

    def services_and_sales(self):
        services, sales = self.fact("other_services"), self.sales()
        return (self.energy() - self.energy_in_wages() + (services if services >= law.SERVICES_LIMIT else 0)
                + sales)

    # § 23 Abs. 3: a loss lowers the gain of the spouse only, and only one above the limit

    def sales(self):
        def counted(sales):
            return sales if sales >= at(law.SALES_LIMIT, self.year) else F(0)

        others = "" if self.prefix else "spouse_"
        joint = self.facts.get("filing") == "joint"
        loss = -min(F(0), F(self.facts.get(others + "private_sales", 0))) if joint else F(0)
        return max(F(0), counted(self.fact("private_sales")) - loss)

    # § 16

    def sale(self):
        gain = self.fact("business_sale_gain")
        if not self.fact("sale_allowance_claimed", False):
            return gain
        allowance = law.SALE_ALLOWANCE - max(F(0), gain - law.SALE_ABOVE)
        return gain if gain <= 0 else gain - min(gain, max(F(0), allowance))

    # §§ 15, 18 with §§ 4, 6, 7, 9

    def own_work(self):
        if self.prefix or "profit" in self.facts:
            return self.fact("profit")
        receipts = self.fact("further_receipts")
        return receipts + self.car() - self.travel() - self.business_home() - self.depreciation()

    def is_trade(self):
        return not self.prefix and self.fact("kind_of_work", "none") == "trade"

    def freelance(self):
        return F(0) if self.is_trade() else self.own_work()

    def trade(self):
        return self.fact("trade_profit") + (self.own_work() if self.is_trade() else 0)

    def travel(self):
        days = (self.fact("meal_days_full"), self.fact("meal_days_long"), self.fact("meal_days_short"))
        meals = sum(number * rate for number, rate in zip(days, at(law.MEALS, self.year)))
        return meals + up(self.fact("business_km") * law.KILOMETRE)

    def business_home(self):
        days = self.fact("business_home_days")
        if days == 0:
            return F(0)
        daily, most = at(law.HOME_OFFICE, self.year)
        return min(days * daily, most - self.home_office())

    def car(self):
        """The one per cent rule or the log, and the way to work beyond the commuting allowance."""
        price = self.fact("car_list_price")
        drive, acquired = self.facts.get("car_drive", "combustion"), self.facts.get("car_acquired")
        part = F(1)
        if drive != "combustion" and acquired >= "2019-01-01":
            best = max(first for first in law.ELECTRIC_PRICE if first <= acquired)
            quarter = drive == "electric" and self.year >= 2020 and price <= law.ELECTRIC_PRICE[best]
            part = F(1, 4) if quarter else F(1, 2)
        km = math.floor(self.fact("car_commuting_km"))
        day = sum(at(law.NEAR_KM if one < 20 else law.FAR_KM, self.year) for one in range(km))
        if price and self.fact("car_log_km"):
            wear = self.fact("car_depreciation") if drive != "combustion" else F(0)
            costs = self.fact("car_costs") - wear + wear * part
            trips, all_km = 2 * self.fact("car_commuting_days"), self.fact("car_log_km")
            to_work = down(costs * trips * self.fact("car_commuting_km") / all_km)
            beyond = F(0) if self.disabled_commuter() else to_work - day * self.fact("car_commuting_days")
            return down(costs * self.fact("car_private_km") / all_km) + max(F(0), beyond)
        price = down(price * part, F(100))
        added = F(0)
        for _ in range(int(self.fact("car_months", 12))):
            added += price * F(3, 10000) * km
        beyond = F(0) if self.disabled_commuter() else added - day * self.fact("car_commuting_days")
        return price * F(1, 100) * int(self.fact("car_months", 12)) + (beyond if price and beyond > 0 else 0)

    def depreciation(self):
        total = F(0)
        for asset in ("asset_1", "asset_2", "asset_3"):
            cost = self.fact(asset + "_cost")
            if cost == 0:
                continue
            year = int(self.fact(asset + "_year"))
            if cost <= at(law.SMALL_ASSET, year):
                total += cost if year == self.year else 0
                continue
            if self.fact(asset + "_life") <= 1:
                total += cost if year == self.year else 0
                continue
            first = F(year * 12) + self.fact(asset + "_month") - 1
            life = 12 * self.fact(asset + "_life")

            def written_off(until):
                months = min(max(F(0), until - first), life)
                return math.floor(cost * months / life * 100 + F(1, 2)) / F(100)

            total += written_off(12 * self.year + 12) - written_off(12 * self.year)
        return total

    # Sums

    def without_employment(self, capital):
        businesses = self.trade() + self.fact("farming_profit") + self.fact("other_income")
        return businesses + self.sale() + self.freelance() + self.recurring() + self.rent() + self.services_and_sales() + capital

    def cohort(self):
        if self.prefix + "cohort" in self.facts:
            return self.facts[self.prefix + "cohort"]
        born = self.fact("birth_date", None)
        if not born:
            return None
        born = date.fromisoformat(born)
        completed = born.replace(year=born.year + 64, day=min(born.day, 28) if born.month == 2 else born.day)
        return (completed - timedelta(1)).year + 1      # completed at the end of the day before the birthday

    def relief_row(self):
        cohort = self.cohort()
        if cohort is None or cohort > self.year:
            return None
        return law.COHORTS[max(cohort, 2005) - 2005]

    def other_sum(self, capital):
        annuities = self.annuities()
        counted = annuities - min(annuities, self.recurring_expenses())
        return self.without_employment(capital) - counted

    def age_relief(self, capital, other=None):
        row = self.relief_row()
        if row is None:
            return F(0)
        other = self.other_sum(capital) if other is None else other
        base = self.wages() + (other if other > 0 else 0)
        return min(up(F(row[0]) / 100 * base, F(1)), F(row[1]))

    def relief_beyond_wages(self, capital):
        row = self.relief_row()
        return max(F(0), self.age_relief(capital) - F(row[0]) / 100 * self.wages()) if row else F(0)

    # § 20

    def shares(self):
        return self.fact("share_gains") - self.fact("share_losses_brought_forward")

    def capital_receipts(self):
        shares = self.shares()
        receipts = self.fact("capital_receipts") - self.fact("capital_losses_brought_forward")
        return receipts + (shares if shares > 0 else 0)


def capital_incomes(year, joint, people):
    receipts = [person.capital_receipts() for person in people]
    saver = F(at(law.SAVER, year))
    if not joint:
        return [max(F(0), receipts[0] - saver)]
    if at(law.SHARED_CAPITAL_LOSSES, year):                   # losses on shares first, then all others
        gains = [person.shares() for person in people]
        offset = min(max(gains), -min(gains))
        if offset > 0:
            receipts[gains.index(max(gains))] -= offset
    if at(law.SHARED_CAPITAL_LOSSES, year) and min(receipts) < 0 < max(receipts):
        rest = max(F(0), sum(receipts))
        receipts = [rest if one > 0 else F(0) for one in receipts]
    positive = [max(F(0), one) for one in receipts]
    used = [min(one, saver) for one in positive]
    for one, other in ((0, 1), (1, 0)):                       # what one does not use goes to the other
        used[one] = min(positive[one], used[one] + saver - min(positive[other], saver))
    return [one - allowance for one, allowance in zip(positive, used)]


def tariff(year, joint, income):
    persons = 2 if joint else 1
    x = math.floor(F(income) / persons)
    for band in at(TARIFFS, year):
        if band[0] is None or x <= band[0]:
            break
    if len(band) == 1:
        tax = F(0)
    elif len(band) == 5:
        y = F(x - band[1], 10000)
        tax = (F(band[2]) * y + F(band[3])) * y + F(band[4])
    else:
        tax = F(band[1]) * x - F(band[2])
    return F(persons * math.floor(tax))


def surcharge(year, joint, tax):
    free = at(law.SURCHARGE_FREE, year) * (2 if joint else 1)
    if tax <= free:
        return F(0)
    return min(down(tax * F("0.055")), down((tax - free) * at(law.SURCHARGE_PHASE, year)))


def flat_taxes(capital, church, foreign):
    """§ 32d Abs. 1: the flat tax with its surcharge and church tax."""
    flat = down(max(F(0), capital - 4 * foreign) / (4 + church))
    return flat, down(flat * F("0.055")), down(flat * church)


def flat_and_tariff(year, joint, facts, capital, added):
    """§ 32d Abs. 1 und 6, where nothing but the income is known; `added` is what capital income adds to that."""
    church, foreign = F(facts.get("church_rate", 0)), F(facts.get("foreign_tax_on_capital", 0))
    # Cases without capital income have a profit of which so much is left.
    other_zve = facts.get("other_zve", F(15000))
    found = dict(zip(("flat_tax", "flat_surcharge", "flat_church_tax"), flat_taxes(capital, church, foreign)))

    def whole(tax):
        return tax + surcharge(year, joint, tax) + down(tax * church)

    without = tariff(year, joint, other_zve)
    with_it = tariff(year, joint, max(F(0), other_zve + added))
    credit = min(foreign, max(F(0), with_it - without))
    found["taxed_by_tariff.tax_without_allowances"] = with_it
    found["all_taxes_flat"] = whole(without) + found["flat_tax"] + found["flat_surcharge"] + found["flat_church_tax"]
    found["all_taxes_tariff"] = whole(with_it - credit)
    found["tariff_better"] = found["all_taxes_tariff"] < found["all_taxes_flat"]
    return found


def hardship(side, reduced, employee):
    """§ 46 Abs. 3 EStG and § 70 EStDV."""
    if not employee or side <= 0:
        return F(0)
    reduced = max(F(0), reduced)
    if side <= law.HARDSHIP:
        return up(reduced)
    return up(min(reduced, max(F(0), law.HARDSHIP_PHASED - reduced)))


def losses(year, joint, facts, total):
    """§ 10d."""
    persons = 2 if joint else 1
    brought, back = F(facts.get("loss_brought_forward", 0)), F(facts.get("loss_carried_back", 0))
    room = max(F(0), total)
    million = 10**6 * persons
    most = room if room <= million else million + at(law.FORWARD_SHARE, year) * (room - million)
    forward = min(brought, up(most))
    backward = min(back, room - forward)
    of_year = max(F(0), -total)
    may_go_back = min(of_year, F(at(law.BACK_MOST, year) * persons))
    given_back = min(F(facts.get("loss_given_back", 0)), may_go_back)
    return {"loss_deducted": forward + backward, "loss_for_earlier_years": may_go_back,
            "loss_left": brought - forward + of_year - given_back}


def results(year, facts):
    """All results of a household."""
    joint = facts.get("filing", "single") == "joint"
    people = [Person(year, facts, "")] + ([Person(year, facts, "spouse_")] if joint else [])
    capitals = capital_incomes(year, joint, people)
    counted = capitals if facts.get("capital_by_tariff") is True else [F(0)] * len(people)
    found = {"capital_income": sum(capitals), "freelance_income": people[0].freelance()}

    employment = sum(person.employment() + person.civil_pension() for person in people)
    others = [person.without_employment(capital) for person, capital in zip(people, counted)]
    found["sum_of_income"] = employment + sum(others)
    reliefs = [person.age_relief(capital) for person, capital in zip(people, counted)]
    for person, relief, capital in zip(people, reliefs, counted):
        found.update({
            person.prefix + "age_relief": relief, person.prefix + "employment_income": person.employment(),
            person.prefix + "civil_pension_income": person.civil_pension(),
            person.prefix + "recurring_income": person.recurring(),
            person.prefix + "sum_of_other_income": person.other_sum(capital),
        })
    first, further = at(law.LONE_PARENT, year)
    months, children = int(facts.get("lone_parent_months", 0)), int(facts.get("lone_parent_children", 1))
    # § 24b Abs. 4: of all children of the household each further one counts for its own months
    of_further = months * (children - 1)
    if facts.get("children") == children:
        edges = [(int(facts.get(f"child_{n}_first_month", 1)), int(facts.get(f"child_{n}_last_month", 12))) for n in range(1, children + 1)]
        of_further = max(0, sum(min(last - first_month + 1, months) for first_month, last in edges) - months)
    lone = F(first * months + further * of_further, 12)
    farming = sum(person.fact("farming_profit") for person in people)
    farmer = F(0)
    if found["sum_of_income"] <= law.FARMER_UPTO * len(people):
        farmer = min(max(farming, F(0)), F(at(law.FARMER, year) * len(people)))
    found["total_income"] = found["sum_of_income"] - sum(reliefs) - lone - farmer

    side = sum(others) + sum(person.energy_in_wages() for person in people)
    if at(law.HARDSHIP_WITHOUT_CAPITAL, year):
        side -= sum(counted)
    on_capital = [F(0) if at(law.HARDSHIP_WITHOUT_CAPITAL, year) else capital for capital in counted]
    reduced = side - farmer - sum(person.relief_beyond_wages(capital) for person, capital in zip(people, on_capital))
    employee = any(person.wages() + person.fact("civil_pension") > 0 for person in people)
    found["side_income"], found["hardship_deducted"] = side, hardship(side, reduced, employee)
    found.update(losses(year, joint, facts, found["total_income"]))
    if ("other_zve" in facts or "church_rate" in facts) and facts.get("capital_by_tariff") is not True:
        with_it = results(year, facts | {"capital_by_tariff": True})
        added = sum(sign * (one["total_income"] - one["loss_deducted"] - one["hardship_deducted"])
                    for sign, one in ((1, with_it), (-1, found)))
        found.update(flat_and_tariff(year, joint, facts, found["capital_income"], added))
    return found
