"""The assessment from the taxable income to the refund: §§ 32b, 34, 35, 34g, 35a, 35c, 36, 37, 51a EStG, SolzG 1995.

Written from the statutes with exact fractions, independently of rules/de/assessment. `results(year, facts)` gives the
amounts under the names that the rules have; facts have the names of the inputs. A case that the rules refuse is Refused.
"""

import math
import sys
from fractions import Fraction as F
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from assessment_cases import ALLOWANCE, CHURCH_TAX, SURCHARGE, TARIFFS, income_tax, in_force  # noqa: E402,F401

CENT = F(1, 100)
LUMP_SUM = {2004: 920, 2011: 1000, 2022: 1200, 2023: 1230}                # § 9a
CREDIT_FACTOR = {2008: F("3.8"), 2020: F(4)}                              # § 35
PARTY_CREDIT = {2002: 825, 2026: 1650}                                    # § 34g
SAVER = {2009: 801, 2023: 1000}                                           # § 20 Abs. 9
MONTHLY_BENEFIT = {                                                       # § 66: first and second, third, further child
    2010: (184, 190, 215), 2015: (188, 194, 219), 2016: (190, 196, 221), 2017: (192, 198, 223), 2018: (194, 200, 225),
    2019: (199, 205, 230), 2020: (204, 210, 235), 2021: (219, 225, 250), 2023: (250, 250, 250), 2025: (255, 255, 255),
    2026: (259, 259, 259),
}
BONUS = {2020: 300, 2021: 150, 2022: 100}


class Refused(Exception):
    pass


def down(amount, step=CENT):
    return math.floor(F(amount) / step) * step


def up(amount, step=CENT):
    return math.ceil(F(amount) / step) * step


class Assessment:
    def __init__(self, year, facts):
        self.year, self.facts = year, facts
        self.filing = facts.get("filing", "single")
        self.joint = self.filing == "joint"
        self.parts = 2 if self.filing != "single" or facts.get("year_after_death") else 1

    def fact(self, name, default=0):
        value = self.facts.get(name, default)
        return value if isinstance(value, (bool, str)) else F(value)

    def both(self, name):
        return self.fact(name) + (self.fact("spouse_" + name) if self.joint else 0)

    # §§ 32a, 32b, 34

    def table(self, income):
        return income_tax(self.year, self.parts, max(F(0), income))

    def wages(self, prefix):
        return self.fact(prefix + "wages")

    def proven_expenses(self, prefix):
        return self.fact(prefix + "work_expenses")

    def energy(self, prefix):
        """§§ 112 to 116: the energy allowance that is set with the assessment of 2022."""
        works = self.year == 2022 and self.wages(prefix) <= 0 and self.fact(prefix + "trade_profit") != 0
        return F(300) if works else F(0)

    def energy_credited(self):
        return self.energy("") + (self.energy("spouse_") if self.joint else 0)

    def benefits(self):
        if "benefits_after_lump_sum" in self.facts:
            return self.fact("benefits_after_lump_sum")
        total = F(0)
        for prefix in ("", "spouse_") if self.joint else ("",):
            received = self.fact(prefix + "progression_benefits")
            if received > 0 and self.proven_expenses(prefix) <= in_force(LUMP_SUM, self.year):
                left = max(0, in_force(LUMP_SUM, self.year) - self.wages(prefix))
                received = max(F(0), received - left)
            total += received
        return total

    def percentage(self, income, benefits):
        """The special rate of § 32b Abs. 2 as a share, its percentage cut to four decimals."""
        together = income + benefits
        if together < 1:
            return F(0)
        return F(math.floor(self.table(together) / together * 10**6), 10**6)

    def ordinary(self, income):
        benefits = self.benefits()
        if income <= 0:
            return F(0)
        if benefits == 0:
            return self.table(income)
        return down(self.percentage(income, benefits) * income, 1)

    def tariff(self, income):
        special, gain = self.fact("extraordinary_income"), self.fact("reduced_rate_gain")
        usual = self.ordinary(income)
        if special and gain:
            raise Refused
        if special:
            rest = income - special
            if income <= 0:
                return F(0)
            if rest >= 0:
                lower = self.ordinary(rest)
                return min(usual, lower + 5 * (self.ordinary(rest + special / 5) - lower))
            if self.benefits() < 0 or self.benefits() > -rest:
                raise Refused
            return min(usual, 5 * self.table(income / 5))
        if gain:
            counted = min(gain, max(F(0), income), F(5_000_000))
            share = max(F("0.14"), F("0.56") * self.percentage(income, self.benefits()))
            return min(usual, self.ordinary(income - counted) + down(share * counted, 1))
        return usual

    # §§ 31, 32 Abs. 6: whole years, a half of everything for who files alone

    def children(self):
        half = 1 if self.joint else F(1, 2)
        for number in range(1, int(self.fact("children")) + 1):
            first, third, further = in_force(MONTHLY_BENEFIT, self.year)
            monthly = first if number <= 2 else third if number == 3 else further
            yield half * in_force(ALLOWANCE, self.year), half * (12 * monthly + BONUS.get(self.year, 0))

    def family(self):
        """Taxable income, child benefit added, taxable income after all allowances and how many children have theirs taken
        off, by child from the eldest on."""
        if not self.fact("children"):
            return self.fact("taxable_income"), F(0), self.fact("taxable_income"), 0
        before, used = self.fact("zve_before_allowances"), 0
        income, added, tax, everything = before, F(0), self.tariff(before), F(0)
        for allowance, benefit in self.children():
            everything += allowance
            lower = self.tariff(max(F(0), income - allowance))
            if tax - lower > benefit:
                income, added, tax, used = income - allowance, added + benefit, lower, used + 1
        return max(F(0), before - up(before - income)), added, max(F(0), before - up(everything)), used

    # §§ 11 GewStG, 35 EStG

    def trade_profit(self, prefix):
        return self.fact(prefix + "trade_profit")

    def trade(self, prefix):
        income = self.trade_profit(prefix) + self.fact(prefix + "trade_additions")
        rounded = down(max(F(0), income), 100)
        base = down(max(F(0), rounded - 24500) * F("0.035"), 1)
        tax = down(base * self.fact(prefix + "municipal_rate") / 100) if base else F(0)
        return base, tax

    def trade_credit(self, tax):
        positive = max(F(0), self.trade_profit(""))
        if self.joint:
            positive += max(F(0), self.trade_profit("spouse_"))
        if positive == 0:
            return F(0)
        credited = F(0)
        for prefix in ("", "spouse_") if self.joint else ("",):
            base, due = self.trade(prefix)
            credited += min(in_force(CREDIT_FACTOR, self.year) * base, due)
        return min(credited, up(tax * positive / (positive + self.fact("other_positive_income"))))

    # §§ 34g, 35a, 35c

    def other_reductions(self):
        most = in_force(PARTY_CREDIT, self.year) * (2 if self.joint else 1)
        total = min(self.fact("party_donations") / 2, F(most))
        for name, limit in (("household_minijob_costs", 510), ("household_services", 4000), ("craftsmen_services", 1200)):
            total += min(self.fact(name) / 5, F(limit))
        for number, percent, limit in ((1, 7, 14000), (2, 7, 14000), (3, 6, 12000)):
            total += min(self.fact(f"energy_renovation_{number}") * percent / 100, F(limit))
        return total

    # SolzG, church tax

    def surcharge(self, base):
        limit, phase_in = in_force(SURCHARGE, self.year)
        if base <= limit * self.parts:
            return F(0)
        return min(down(base * F("0.055")), down((base - limit * self.parts) * F(phase_in)))

    def church_rate(self):
        return F(CHURCH_TAX[self.fact("federal_state")], 100) if self.fact("church_member", False) else F(0)

    def has_capital(self):
        return self.fact("capital_receipts") > 0

    def capital(self):
        """Flat tax, surcharge and church tax on capital receipts, all of one person."""
        if not self.has_capital():
            return F(0), F(0), F(0)
        income = max(F(0), self.fact("capital_receipts") - in_force(SAVER, self.year) * (2 if self.joint else 1))
        tax = down(income / (4 + self.church_rate()))
        return tax, down(tax * F("0.055")), down(tax * self.church_rate())

    def foreign(self, tax):
        """Foreign tax that is credited against a tax by the tariff before all reductions."""
        return F(0)

    def foreign_of_levies(self, foreign, tax):
        """The same against the tax of which the levies are reckoned."""
        return foreign

    def withheld(self):
        """All that is said to have been withheld (§ 36 Abs. 2 Nr. 2), each tax rounded up by itself (Abs. 3 Satz 2)."""
        income = up(self.both("wage_tax_withheld"), 1) + up(self.fact("capital_tax_withheld"), 1)
        surcharge = self.both("surcharge_withheld") + self.fact("capital_surcharge_withheld")
        church = self.both("church_tax_withheld") + self.fact("capital_church_tax_withheld")
        return income, surcharge, church


def results(year, facts, of=Assessment):
    case = of(year, facts)
    income, benefit, after_all, used = case.family()
    tax = case.tariff(income)
    foreign, other = case.foreign(tax), case.other_reductions()
    reductions = min(tax, foreign + case.trade_credit(tax - foreign) + other)
    flat, flat_surcharge, flat_church = case.capital()
    assessed = down(tax - reductions) + flat + benefit
    fictitious = case.tariff(after_all) if case.fact("children") else tax
    foreign = case.foreign_of_levies(foreign, fictitious)
    church_base = down(max(F(0), fictitious - foreign - other))
    surcharge_base = down(max(F(0), church_base - case.trade_credit(fictitious - foreign)))
    surcharge = case.surcharge(surcharge_base)
    church = down(church_base * case.church_rate())
    if "church_tax_cap" in facts:                         # of an income in whole euros
        church = min(church, down(case.fact("church_tax_cap") * down(after_all, 1)))
    total = assessed + surcharge + flat_surcharge + church + flat_church
    income_withheld, surcharge_withheld, church_withheld = case.withheld()
    prepaid = sum(case.fact(name + "_prepaid") for name in ("income_tax", "surcharge", "church_tax"))
    balance = total - income_withheld - surcharge_withheld - church_withheld - prepaid - case.energy_credited()
    base, trade_tax = case.trade("")
    trade_due = trade_tax + (case.trade("spouse_")[1] if case.joint else 0) - case.fact("trade_tax_prepaid")
    aside = max(F(0), balance) + max(F(0), trade_due)
    # § 37: without child allowances and child benefit
    before = case.fact("zve_before_allowances") if case.fact("children") else income
    before += case.fact("small_deductions")
    future = max(F(0), down(max(F(0), case.tariff(before) - reductions)) + flat - income_withheld)
    quarter = down(future / 4, 1)
    if future < 400 or quarter < 100:
        quarter = F(0)
    quarters = quarter + down(max(F(0), surcharge + flat_surcharge - surcharge_withheld) / 4, 1) + down(
        max(F(0), church + flat_church - church_withheld) / 4, 1)
    return {
        "allowances_used": F(used), "child_benefit_added": benefit,
        "taxable_income": income, "income_tax": tax, "trade_tax_base_amount": base, "trade_tax": trade_tax,
        "assessed_income_tax": assessed, "fictitious_income_tax": fictitious, "levy_base": church_base,
        "surcharge_base": surcharge_base, "solidarity_surcharge": surcharge, "church_tax": church, "total_tax": total,
        "balance": balance, "refund": max(F(0), -balance), "put_aside_per_month": up(aside / 12),
        "prepayment_of_quarter": quarter, "prepayments_of_year": 4 * quarters,
    }
