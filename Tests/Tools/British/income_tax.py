"""British income tax of one person by the statute, in whole numbers: an independent implementation.

The best use of the allowances (ITA 2007 s. 25(2)) is found by trying every corner: the tax is linear between lines on
which an amount of taxable income of one kind, or two kinds together, is constant, so it is least where two such lines
meet. Every pair of lines is tried.
"""

from fractions import Fraction as F

from income_figures import INFINITE, figures, scottish


def floor(value):
    return value.numerator // value.denominator


def ceil(value):
    return -(-value.numerator // value.denominator)


class Person:
    """The facts of a case with what does not hang on how allowances are used."""

    def __init__(self, year, facts):
        law = self.law = figures(year)
        get = lambda name: F(facts.get(name, 0))
        receipts, costs = get("trading_receipts"), get("trading_expenses")
        trade = max(F(0), receipts - max(costs, law["small_allowance"]))
        trade = get("trading_profit") if "trading_profit" in facts else trade
        loans = get("dwelling_finance_costs")
        brought = get("finance_costs_brought_forward")
        deducted = loans * law["deductible_finance"] / 100
        by_expenses = max(F(0), get("property_receipts") - get("property_expenses") - deducted)
        by_allowance = max(F(0), get("property_receipts") - law["small_allowance"])
        # s. 783BL: not with a reduction for finance costs, which need not be claimed; here, where it saves less tax.
        relieved = min(ceil(loans - deducted) + brought, by_expenses)
        self.by_allowance = by_allowance < by_expenses and relieved <= by_expenses - by_allowance
        letting = by_allowance if self.by_allowance else by_expenses
        letting = get("property_income") if "property_income" in facts else letting
        self.trading_profit, self.property_profit = trade, F(floor(letting * 100), 100)
        self.letting = floor(letting)
        self.costs = ceil(loans - deducted) if "finance_costs" not in facts else get("finance_costs")
        self.costs = brought + (0 if self.by_allowance else self.costs)

        at_home = 4 if year < 2020 else 6 if year < 2026 else 0
        pay = max(F(0), get("employment_income") - get("pension_net_pay") - get("home_working_weeks") * at_home)
        self.pay, self.trade = floor(pay), floor(trade)
        self.main = (floor(pay) + floor(get("pension_income")) + floor(trade) + floor(letting)
                     + floor(get("other_income")))
        self.savings = floor(get("savings_income"))
        dividends = get("dividends") * (F(10, 9) if year == 2015 else 1)
        self.dividends = floor(dividends)
        self.total = self.main + self.savings + self.dividends

        earnings = max(F(0), get("employment_income") - get("pension_net_pay")) + trade
        pension = min(ceil(get("pension_contributions_net") * 5 / 4), ceil(max(earnings, F(3600))))
        self.pension = pension
        self.raised = ceil(get("gift_aid") * 5 / 4) + pension
        self.adjusted = max(0, self.total - self.raised)
        lost = F(max(0, self.adjusted - 100000), 2)
        self.personal_allowance = ceil(max(F(0), law["allowance"] - lost))
        self.blind = law["blind"] if facts.get("blind") else 0

        self.limits = [limit + self.raised for limit in law["limits"]]
        self.main_limits, self.main_rates, self.intermediate = self.limits, law["rates"], 0
        self.year = year
        if facts.get("country") == "scotland" and scottish(year):
            limits, rates, fixed, self.intermediate = scottish(year)
            self.main_limits = [limit + (self.raised if index >= fixed else 0) for index, limit in enumerate(limits)]
            self.main_rates = rates
        self.marriage = facts.get("marriage_allowance", "none")
        self.given = 0
        if self.marriage == "given" and self.may_give():
            self.given = law["transferable"]
        self.allowances = self.personal_allowance - self.given + self.blind
        self.taxable = max(0, self.total - self.allowances)

    def work_taxable(self):
        """From 2027/28 allowances go first to income other than property, savings and dividends (FA 2026 s. 6)."""
        return max(0, self.main - self.letting - self.allowances) if self.year >= 2027 else 0

    def most_main(self):
        return self.letting + self.work_taxable() if self.year >= 2027 else self.main

    def may_give(self):
        """s. 55C(1): with the allowance reduced, no tax at a rate above the basic (Scotland: intermediate) one."""
        if self.personal_allowance < self.law["transferable"]:
            return False
        self.allowances = self.personal_allowance - self.law["transferable"] + self.blind
        self.taxable = max(0, self.total - self.allowances)
        return self.at_basic_rates(*self.usual())

    def usual(self):
        main = max(0, self.main - self.allowances)
        savings = max(0, self.savings - max(0, self.allowances - self.main))
        return main, savings

    def savings_nil(self):
        tier = sum(self.taxable > limit for limit in self.limits)
        return self.law["savings_nil"][tier]

    def slices(self, main, savings):
        """(kind, size, index of the rate, nil): the taxable income from below, split where anything changes."""
        law = self.law
        end_nil = max(main, law["starting"]) + self.savings_nil()
        cuts = {0, main, main + savings, self.taxable, law["starting"], end_nil, main + savings + law["dividend_nil"],
                *self.limits, *self.main_limits, self.work_taxable()}
        cuts = sorted(cut for cut in cuts if 0 <= cut <= self.taxable)
        for low, high in zip(cuts, cuts[1:]):
            if low < main and self.year >= 2027 and low >= self.work_taxable():
                yield "property", high - low, sum(low >= limit for limit in self.limits), False
            elif low < main:
                yield "main", high - low, sum(low >= limit for limit in self.main_limits), False
            elif low < main + savings:
                yield "savings", high - low, sum(low >= limit for limit in self.limits), low < end_nil
            else:
                nil = low < main + savings + law["dividend_nil"]
                yield "dividends", high - low, sum(low >= limit for limit in self.limits), nil

    def tax(self, main, savings):
        """In units of 1/10000 pound; for 2015/16 after the tax credit."""
        law = self.law
        tax = 0
        for kind, size, index, nil in self.slices(main, savings):
            if nil:
                continue
            if kind == "main":
                tax += size * self.main_rates[index]
            elif kind in ("savings", "property"):
                tax += size * law["unearned_rates"][index]
            else:
                tax += size * (law["dividend_rates"][index] - (1000 if law["year"] == 2015 else 0))
        return tax

    def at_basic_rates(self, main, savings):
        """s. 55B(2): savings at their nil rate do not count, dividends count as if they had none."""
        for kind, size, index, nil in self.slices(main, savings):
            if kind == "main" and index > self.intermediate:
                return False
            if kind == "property" and index > 0:
                return False
            if kind == "savings" and index > 0 and not nil:
                return False
            if kind == "dividends" and index > 0:
                return False
        return True

    def relieved_costs(self):
        """ITTOIA 2005 ss. 274AA, 783BL."""
        if self.by_allowance:
            return 0
        return min(self.costs, self.letting, max(0, self.main - self.allowances))

    def costs_left(self):
        return F(self.costs - self.relieved_costs())

    def reduction_for_costs(self):
        return self.relieved_costs() * self.law["unearned_rates"][0]

    def liability(self, main, savings):
        return max(0, self.tax(main, savings) - self.marriage_reduction(main, savings) - self.reduction_for_costs())

    def marriage_reduction(self, main, savings):
        received = self.marriage == "received" and self.at_basic_rates(main, savings)
        return self.law["transferable"] * 2000 if received else 0

    def corners(self):
        law = self.law
        nil, div = self.savings_nil(), law["dividend_nil"]
        lines = {0, self.work_taxable(), law["starting"], nil,
                 self.taxable, self.taxable - div, law["starting"] + nil, *self.limits,
                 *self.main_limits, *(limit - nil for limit in self.limits + self.main_limits),
                 *(limit + nil for limit in self.limits), *(limit - div for limit in self.limits)}
        mains = lines | {self.most_main()}
        savings = lines | {self.savings}
        both = lines | {self.taxable - self.dividends}
        for a in mains:
            for b in savings:
                yield a, b
            for c in both:
                yield a, c - a
        for b in savings:
            for c in both:
                yield c - b, b

    def best_corners(self):
        """The least liability over all ways to use the allowances, and the corners that have it."""
        least, places = INFINITE, set()
        for main, savings in set(self.corners()):
            if (self.work_taxable() <= main <= self.most_main() and 0 <= savings <= self.savings
                    and 0 <= self.taxable - main - savings <= self.dividends):
                liability = self.liability(main, savings)
                if liability < least:
                    least, places = liability, set()
                if liability == least:
                    places.add((main, savings))
        return least, places

    def best(self):
        return self.best_corners()[0]

    def tax_by_kind(self, main, savings):
        """Before reductions, of other income, savings and dividends."""
        without_dividends = sum(size * self.main_rates[index] for kind, size, index, _ in self.slices(main, savings)
                                if kind == "main")
        of_savings, of_property = (
            sum(size * self.law["unearned_rates"][index] for kind, size, index, nil in self.slices(main, savings)
                if kind == wanted and not nil) for wanted in ("savings", "property"))
        rest = self.tax(main, savings) - without_dividends - of_savings - of_property
        return without_dividends, of_savings, rest, of_property


def pence(tax):
    """Parts of a penny are cut off."""
    return F(tax // 100, 100)
