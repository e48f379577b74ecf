"""The whole assessment, from what a household earns to its refund, put together from income.py, deductions.py and
assessment.py; where there is capital income both ways of § 32d Abs. 6 EStG, of which the better is taken.
"""

from fractions import Fraction as F

import assessment
import deductions
import income

class Household(assessment.Assessment):
    """The assessment, with children by the month and half allowances as deductions.py has them."""

    def __init__(self, year, facts):
        super().__init__(year, facts)
        self.deductions = deductions.Household(year, facts)
        prefixes = ("", "spouse_") if self.joint else ("",)
        self.people = [income.Person(year, facts, prefix) for prefix in prefixes]
        self.capital_income = sum(income.capital_incomes(year, self.joint, self.people))

    def wages(self, prefix):
        return income.Person(self.year, self.facts, prefix).wages()

    def proven_expenses(self, prefix):
        return income.Person(self.year, self.facts, prefix).proven_expenses()

    def energy(self, prefix):
        return income.Person(self.year, self.facts, prefix).energy()

    def trade_profit(self, prefix):
        return income.Person(self.year, self.facts, prefix).trade()

    def children(self):
        for child in self.deductions.children():
            yield self.deductions.allowance(child), self.deductions.benefit(child)

    def has_capital(self):
        return any(person.capital_receipts() > 0 for person in self.people)

    def capital(self):
        if self.facts["capital_by_tariff"] is True or not self.has_capital():
            return F(0), F(0), F(0)
        return income.flat_taxes(self.capital_income, self.church_rate(), self.fact("foreign_tax_on_capital"))

    def foreign(self, tax):
        if "tax_without_capital" not in self.facts:
            return F(0)
        return min(self.fact("foreign_tax_on_capital"), max(F(0), tax - self.fact("tax_without_capital")))

    def foreign_of_levies(self, foreign, tax):
        if "fictitious_without_capital" not in self.facts:
            return foreign
        return min(self.fact("foreign_tax_on_capital"), max(F(0), tax - self.fact("fictitious_without_capital")))


def positive_sources(people, capitals):
    total = sum(max(F(0), one) for one in capitals)
    for person in people:
        for source in (person.employment(), person.civil_pension(), person.recurring(), person.rent(),
                       person.services_and_sales(), person.fact("farming_profit"), person.freelance(), person.sale(),
                       person.fact("other_income")):
            total += max(F(0), source)
    return total


def small(year, facts):
    """§ 37 Abs. 3: deductions that count for prepayments only if they are more than 600 together."""
    def household(**other):
        return deductions.Household(year, facts | other)

    whole = household()
    besides = household(donations=0, donations_brought_forward=0, party_donations=0, special_expenses=F(10**9))
    special = besides.other_special() - 10**9 + sum(
        whole.get(name) for name in ("special_expenses", "donations", "donations_brought_forward", "party_donations"))
    medical = whole.get("extraordinary_expenses") + sum(
        deductions.law.TRAVEL[whole.get(p + "disability_travel", "none")] for p in whole.people)
    without = {name: 0 for name in facts if name.endswith("_maintenance") or name.endswith("away_months")}
    of_others = whole.burdens() - household(**without).burdens()
    if not 0 < special + medical + of_others <= 600:
        return F(0)
    return whole.other_special() - 36 * whole.n + max(F(0), medical - whole.reasonable()) + of_others


def one_way(year, facts, by_tariff):
    facts = facts | {"capital_by_tariff": by_tariff}
    found = income.results(year, facts)
    joint = facts.get("filing", "single") == "joint"
    people = [income.Person(year, facts, prefix) for prefix in (("", "spouse_") if joint else ("",))]
    counted = income.capital_incomes(year, joint, people) if by_tariff else [F(0)]
    facts = facts | {"total_income": found["total_income"], "loss_deducted": found["loss_deducted"]}
    deducted = deductions.Household(year, facts).results()
    before = max(F(0), deducted["income_before_allowances"] - found["hardship_deducted"])
    facts |= {"small_deductions": small(year, facts), "zve_before_allowances": before, "taxable_income": before,
              "other_positive_income": positive_sources(people, counted)}
    found |= deducted | {"zve_before_allowances": before}
    return found | assessment.results(year, facts, Household)


def results(year, facts):
    found = one_way(year, facts, False)
    found["tariff_chosen_for_capital"] = F(0)
    if found["capital_income"] == 0:
        return found
    without = {"tax_without_capital": found["income_tax"], "fictitious_without_capital": found["fictitious_income_tax"]}
    by_tariff = one_way(year, facts | without, True)
    found["all_taxes_flat"], found["all_taxes_tariff"] = found["total_tax"], by_tariff["total_tax"]
    if by_tariff["total_tax"] < found["total_tax"]:
        found |= by_tariff | {"tariff_chosen_for_capital": F(1)}         # the notice has capital income in all its sums
    return found
