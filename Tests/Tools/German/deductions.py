"""From the total income to the taxable income, the child allowances and child benefit, with exact fractions.

Written from §§ 2, 10 to 10d, 31 to 33b, 51a and 66 EStG, not from the rules. Facts bear the names of the rules; who
files jointly has facts of the spouse as well.
"""

import sys
from fractions import Fraction as F
from pathlib import Path

import deductions_figures as law
from deductions_figures import at

sys.path.insert(0, str(Path(__file__).parent.parent))
from assessment_cases import income_tax, surcharge  # noqa: E402

CENT = F(1, 100)


def up(amount, step=1):
    return -((-F(amount) / step).__floor__()) * F(step)


def down(amount, step=1):
    return (F(amount) / step).__floor__() * F(step)


class Household:
    def __init__(self, year, facts):
        self.year, self.facts = year, facts
        self.joint = facts.get("filing") == "joint"
        self.people = ["", "spouse_"] if self.joint else [""]
        self.n = len(self.people)
        self.parts = 1 if facts.get("filing", "single") == "single" and not facts.get("year_after_death") else 2

    def get(self, name, otherwise=0):
        value = self.facts.get(name, otherwise)
        return value if isinstance(value, (str, bool)) else F(value)

    def all(self, name):
        return sum((self.get(p + name) for p in self.people), F(0))

    # § 10 Abs. 3
    def old_age_room(self):
        most = law.old_age_most(self.year)
        return sum((max(F(0), most - self.get(p + "old_age_most_cut")) for p in self.people), F(0))

    def old_age(self):
        own, employer = self.all("old_age_contributions"), self.all("employer_old_age_contributions")
        counted = min(own + employer + self.all("basic_pension_contributions"), self.old_age_room())
        return max(F(0), counted * law.old_age_percent(self.year) - employer)

    # § 10 Abs. 4
    def other(self):
        basic = total = most = F(0)
        for p in self.people:
            health, care = self.get(p + "health_contributions"), self.get(p + "care_contributions")
            total += health + care + self.get(p + "other_insurance_contributions")
            basic += care + (health * F(96, 100) if self.get(p + "sick_pay", False) else health)
            most += law.OTHER_WITH_SUBSIDY if self.get(p + "health_subsidy", False) else law.OTHER_ALONE
        if basic > most:
            return basic
        return max(basic, min(total, most))

    # § 10 Abs. 4a
    def old_law(self):
        wages = F(0)
        for p in self.people:
            if self.get(p + "health_subsidy", False) or self.get(p + "employer_old_age_contributions") > 0:
                wages += self.get(p + "wages")
        advance = max(F(0), self.n * law.ADVANCE[self.year] - wages * 16 / 100)
        others = self.all("health_contributions") + self.all("care_contributions")
        others += self.all("other_insurance_contributions") + self.all("old_age_contributions")
        basic_pension = self.all("basic_pension_contributions")

        def by_law_of_2004(paid):
            first = min(paid, advance)
            second = min(paid - first, F(1334 * self.n))
            return first + second + min((paid - first - second) / 2, F(667 * self.n))

        room = self.old_age_room() - self.all("old_age_contributions") - self.all("employer_old_age_contributions")
        increase = min(basic_pension, max(F(0), room)) * law.old_age_percent(self.year)
        return max(by_law_of_2004(others) + increase, by_law_of_2004(others + basic_pension))

    def provident(self):
        deducted = up(self.old_age()) + up(self.other())
        if self.year <= 2019:
            deducted = max(deducted, up(self.old_law()))
        return deducted + self.get("provident_expenses")

    # § 10 Abs. 1 Nr. 4 to 9, Abs. 1a, §§ 10b, 10c
    def donations(self):
        given = self.get("donations") + self.get("donations_brought_forward")
        most = max(F(0), self.get("total_income") / 5, self.get("turnover_and_wages") * 4 / 1000)
        left = self.get("total_income") - self.get("loss_deducted") - self.provident() - 36 * self.n
        return min(given, up(most, CENT), max(F(0), left))

    def party(self):
        most, credit = at(law.PARTY, self.year)
        given = self.get("party_donations")
        return min(given / 2, F(credit * self.n)), min(max(F(0), given - 2 * credit * self.n), F(most * self.n))

    def other_special(self):
        total = self.get("special_expenses") + self.donations() + self.party()[1]
        total += max(F(0), self.get("church_tax_paid") - self.get("church_tax_refunded"))
        for p in self.people:
            total += min(self.get(p + "training_costs"), F(at(law.TRAINING, self.year)))
        maintenance = self.get("divorced_maintenance")
        total += min(maintenance, 13805 + min(maintenance, self.get("divorced_maintenance_insurance")))
        for child in self.children():
            if costs := self.get(child + "childcare"):
                share, most = at(law.CHILDCARE, self.year)
                total += min(costs * share, F(most))
            total += min(self.get(child + "school_fees") * 3 / 10, F(5000))
        return up(max(total, F(36 * self.n)), CENT)

    def refunds(self):
        if self.year < 2012:
            return F(0)
        church = max(F(0), self.get("church_tax_refunded") - self.get("church_tax_paid"))
        return church + self.get("health_refund_excess")

    # Children
    def children(self):
        return [f"child_{number}_" for number in range(1, int(self.get("children")) + 1)]

    def halves(self, child):
        """The numbers of child allowances and of allowances for care, of which a child has two each."""
        word = self.get(child + "allowances", "own")
        own = 2 if self.joint else 1
        return {
            "own": (own, own), "half": (1, 1), "full": (2, 2), "half_and_all_care": (1, 2), "half_and_no_care": (1, 0),
            "none": (0, 0),
        }[word]

    def months(self, child):
        return range(int(self.get(child + "first_month", 1)), int(self.get(child + "last_month", 12)) + 1)

    def allowance(self, child):
        subsistence, care = self.halves(child)
        year = subsistence * at(law.CHILD, self.year) + care * at(law.CHILD_CARE, self.year)
        return F(year * len(self.months(child)), 12)

    def benefit(self, child):
        elder = [self.months(f"child_{number}_") for number in range(1, int(child.split("_")[1]))]
        total = F(law.BONUS.get(self.year, 0))
        for month in self.months(child):
            order = min(sum(month in months for months in elder), 3)       # the elder ones who count in that month
            total += law.BENEFIT[max(first for first in law.BENEFIT if first <= (self.year, month))][order]
        return total * self.halves(child)[0] / 2

    def tax(self, income):
        return F(income_tax(self.year, self.parts, max(F(0), income)))

    # §§ 33 to 33b
    def reasonable(self):
        children = int(self.get("children"))
        if children >= 3:
            rates = (1, 1, 2)
        elif children:
            rates = (2, 3, 4)
        else:
            rates = (4, 5, 6) if self.parts == 2 else (5, 6, 7)
        burden, income, below = F(0), max(F(0), self.get("total_income")), F(0)
        for limit, rate in zip((F(15340), F(51130), None), rates):
            top = income if limit is None else min(income, limit)
            burden += max(F(0), top - below) * rate / 100
            below = limit
        return down(burden, CENT)

    def lump_sum(self, p):
        degrees, helpless = at(law.DISABILITY, self.year)
        if self.get(p + "helpless_or_blind", False):
            return F(helpless)
        degree = int(self.get(p + "disability_degree"))
        if self.year <= 2020 and degree < 50 and not self.get(p + "disability_condition", False):
            return F(0)
        return F(max([amount for least, amount in degrees.items() if degree >= least], default=0))

    def burdens(self):
        expenses = self.get("extraordinary_expenses")
        for p in self.people:
            expenses += law.TRAVEL[self.get(p + "disability_travel", "none")]
        total = max(F(0), expenses - self.reasonable())
        for p in ("supported_1_", "supported_2_"):
            if paid := self.get(p + "maintenance"):
                months = self.get(p + "months", 12)
                most = up(at(law.MAINTENANCE, self.year) * months / 12) + self.get(p + "insurance")
                most -= max(F(0), self.get(p + "income") - up(624 * months / 12)) + self.get(p + "grants")
                total += max(F(0), min(paid, most))
        for child in self.children():
            share = F(self.halves(child)[0], 2)
            if months := self.get(child + "away_months"):
                total += up(at(law.EDUCATION, self.year) * months / 12) * share
            total += self.lump_sum(child) * share
        for p in self.people:
            total += self.lump_sum(p) + (370 if self.get(p + "survivor", False) else 0)
        care = at(law.CARE, self.year).get(self.get("cared_for", "none"), 0)
        return total + up(F(care) / self.get("carers", 1), CENT)

    def results(self):
        income = self.get("total_income") - self.get("loss_deducted") + self.refunds()
        income -= self.provident() + self.other_special() + self.burdens()
        without = max(F(0), income)
        rest, used, added, taken, tax = without, 0, F(0), [], self.tax(without)
        for child in self.children():
            lowered = self.tax(rest - self.allowance(child))
            better = tax - lowered > self.benefit(child)
            taken.append(better)
            if better:
                rest, used, added, tax = rest - self.allowance(child), used + 1, added + self.benefit(child), lowered
        due = up(sum((self.allowance(child) for child in self.children()), F(0)), CENT)
        deducted = up(without - rest, CENT)
        taxable = without - deducted
        credit = self.party()[0]
        levied = max(F(0), without - due)
        base = down(max(F(0), self.tax(levied) - credit), CENT)
        return {
            "old_age_provision_deducted": up(self.old_age()),
            "other_provident_deducted": up(self.other()),
            "provident_expenses_deducted": self.provident(),
            "donations_deducted": self.donations(),
            "donations_carried_forward":
                self.get("donations") + self.get("donations_brought_forward") - self.donations(),
            "party_donations_deducted": self.party()[1],
            "other_special_expenses_deducted": self.other_special(),
            "reasonable_burden": self.reasonable(),
            "extraordinary_burdens_deducted": self.burdens(),
            "income_before_allowances": income,
            "zve_before_allowances": without,
            "kindergeld": sum((self.benefit(child) for child in self.children()), F(0)),
            "child_1_taken": bool(taken and taken[0]),
            "allowances_used": used,
            "child_allowances_deducted": deducted,
            "child_benefit_added": added,
            "taxable_income": taxable,
            "income_tax": self.tax(taxable),
            "assessed_income_tax": down(max(F(0), self.tax(taxable) - credit), CENT) + added,
            "fictitious_taxable_income": levied,
            "levy_base": base,
            "solidarity_surcharge": surcharge(self.year, self.parts, base)[0],
        }
