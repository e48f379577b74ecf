"""What GETTSIM 1.3 makes of a household, with each of its departures from the statute as a flag that can be put on or off.

Without flags the amounts are those of the statute, with all of them GETTSIM's. Which flags it takes to come from the one to
the other says why an amount differs. FAULTS lists them with the statute that settles them.
"""

from fractions import Fraction as F
from itertools import combinations

import deductions
import deductions_figures
import income
import income_figures
from assessment_cases import SURCHARGE, TARIFFS, income_tax, in_force

FAULTS = {
    "wages cut at zero": "§ 2 Abs. 2 Nr. 2, § 9 EStG: expenses beyond the wages are a loss",
    "no energy allowance": "§§ 112 to 119 EStG: 300 in 2022 for who had a business and no wages",
    "pension by its share": "§ 22 Nr. 1 Satz 3 Buchst. a aa Satz 4, 5 EStG: the free part is fixed in euros",
    "capital counts for age relief": "§ 24a Satz 1, § 2 Abs. 5b EStG: not where it is taxed at the flat rate",
    "only freelance work and rent for age relief": "§ 24a Satz 1 EStG: the positive sum of all other income",
    "cohort of the birthday's year": "§ 24a Satz 5 EStG: the year that follows the 64th birthday",
    "nobody born before 1941": "§ 24a Satz 5 EStG: they have the share of 2005",
    "age relief not rounded": "R 24a Abs. 1 Satz 4 EStR: up to a euro, as the tax offices do",
    "cap after the percent": "§ 10 Abs. 3 Satz 1, 4, 5 EStG: the maximum, then the percent, then the employer's part",
    "employer pays as much": "§ 10 Abs. 3 Satz 5 EStG: only a tax-free part of an employer is taken off",
    "1,900 for everybody": "§ 10 Abs. 4 Satz 1 EStG: 2,800 for who bears the whole of his insurance",
    "4 percent always": "§ 10 Abs. 1 Nr. 3 Buchst. a Satz 4 EStG: only with a claim to sick pay",
    "law of 2004 by another formula": "§ 10 Abs. 4a EStG: all contributions, of both spouses, by § 10 Abs. 3 of 2004",
    "both parts rounded together": "practice: each of the two deductions goes up to a euro",
    "childcare capped before its share": "§ 10 Abs. 1 Nr. 5 EStG: the maximum is one of the deduction",
    "childcare of all children together": "§ 10 Abs. 1 Nr. 5 EStG: the maximum is for each child",
    "childcare up to a euro": "§ 10 Abs. 1 Nr. 5 EStG: no rounding",
    "degree 60 has 1,140": "§ 33b Abs. 3 Satz 2 EStG: 1,440",
    "income not cut to euros": "§ 32a Abs. 1 Satz 5 EStG",
    "halves of a couple's tax not cut": "§ 32a Abs. 1 Satz 6, Abs. 5 EStG: twice the tax of half the income",
    "coefficients worked out": "§ 32a Abs. 1 Satz 2 EStG: the coefficients of the formula, to two places",
    "children all at once": "§ 31 Satz 4, § 32 Abs. 6 EStG: child by child (BFH III R 86/07)",
    "benefit of December for all months": "§ 31 Satz 4, § 66 EStG: the claim of each month, which rose in July 2019",
    "no child bonus": "§ 66 Abs. 1 Satz 2 and 3 EStG: it is child benefit, and counts in the comparison",
    "surcharge not cut": "§ 4 Satz 3 SolzG 1995: fractions of a cent are dropped",
    "end of the surcharge's phase-in to a cent": "§ 4 Satz 2 SolzG 1995: the lesser of both, wherever they meet",
    "flat tax not cut": "§ 32d Abs. 1 EStG; practice: fractions of a cent are dropped",
}
BINARY = "a binary fraction at a step"


def explained(amount, flags, found, wanted):
    """The fewest flags with which `amount(flags)` is what GETTSIM found; () if the statute's amount is the same."""
    assert abs(amount(()) - wanted) < F(1, 10**6), (amount(()), wanted)
    for size in range(len(flags) + 1):
        for some in combinations(flags, size):
            if abs(amount(some) - found) <= F(1, 2000):
                return some
    if any(abs(abs(amount(some) - found) - 1) <= F(1, 2000) for some in combinations(flags, len(flags))):
        return (BINARY,)
    return None


# Income

def sum_of_income(year, facts, flags):
    total = F(0)
    for p in people(facts):
        one = income.Person(year, facts, p)
        wages = one.employment()
        total += max(F(0), wages) if "wages cut at zero" in flags else wages
        pension, other = one.fact("statutory_pension"), one.fact("other_recurring_income")
        taxed = one.annuities()
        if "pension by its share" in flags and pension:
            taxed = pension * F(income_figures.TAXED_SHARE[int(one.fact("statutory_pension_start_year")) - 2005]) / 100
        rest = taxed + other - min(taxed + other, F(income_figures.ANNUITANT))
        total += rest + one.trade() + one.freelance() + one.rent()
        total += F(0) if "no energy allowance" in flags else one.energy()
    return total


def age_relief(year, facts, flags):
    total = F(0)
    for p in people(facts):
        one = income.Person(year, facts, p)
        row = one.relief_row()
        if not row:
            continue
        if "cohort of the birthday's year" in flags:
            row = income_figures.COHORTS[max(one.cohort() - 1, 2005) - 2005]
        if "nobody born before 1941" in flags and one.fact("birth_date") < "1941":
            continue
        other = one.other_sum(F(0))
        if "only freelance work and rent for age relief" in flags:
            other = one.freelance() + one.rent()
        if "capital counts for age relief" in flags:
            other += one.fact("capital_receipts")
        relief = F(row[0]) / 100 * (one.wages() + max(F(0), other))
        total += min(relief if "age relief not rounded" in flags else income.up(relief, F(1)), F(row[1]))
    return total


def people(facts):
    return ("", "spouse_") if facts["filing"] == "joint" else ("",)


# Deductions

def provident(year, facts, flags):
    one = deductions.Household(year, facts)
    own, employer, basic = (one.all(name) for name in (
        "old_age_contributions", "employer_old_age_contributions", "basic_pension_contributions"))
    if "employer pays as much" in flags:
        employer = own
    percent, most = deductions_figures.old_age_percent(year), deductions_figures.old_age_most(year) * one.n
    if "cap after the percent" in flags:
        old_age = min((own + employer + basic) * percent - employer, most)
    else:
        old_age = max(F(0), min(own + employer + basic, most) * percent - employer)
    total = counted = limit = F(0)
    for p in one.people:
        health, care = one.get(p + "health_contributions"), one.get(p + "care_contributions")
        total += health + care + one.get(p + "other_insurance_contributions")
        less = one.get(p + "sick_pay", False) or "4 percent always" in flags
        counted += care + health * (F(96, 100) if less else 1)
        limit += 1900 if one.get(p + "health_subsidy", False) or "1,900 for everybody" in flags else 2800
    other = max(counted, min(total, limit))
    old_law = F(0)
    if year <= 2019:
        old_law = law_of_2004(year, one) if "law of 2004 by another formula" in flags else one.old_law()
    if "both parts rounded together" in flags:
        return deductions.up(max(old_age + other, old_law))
    return max(deductions.up(old_age) + deductions.up(other), deductions.up(old_law))


def law_of_2004(year, one):
    n, paid = one.n, one.all("old_age_contributions") + one.all("health_contributions")
    advance = max(F(0), (n * deductions_figures.ADVANCE[year] - one.all("wages") * 16 / 100) / n)
    share = max(F(0), paid - advance) / n
    second = min(share, F(1334)) / n
    rest = share - second
    return advance + second + min(rest, F(1334 * n)) / 2


def childcare(year, facts, flags):
    one = deductions.Household(year, facts)
    share, most = deductions_figures.at(deductions_figures.CHILDCARE, year)
    costs = [one.get(child + "childcare") for child in one.children()]
    if "childcare of all children together" in flags:
        costs = [sum(costs)]
    if "childcare capped before its share" in flags:
        total = sum(min(cost, F(most)) * share for cost in costs)
    else:
        total = sum(min(cost * share, F(most)) for cost in costs)
    total = deductions.up(total, 1 if "childcare up to a euro" in flags else F(1, 100))
    return max(total, F(36 * one.n))


def disability(year, facts, flags):
    one = deductions.Household(year, facts)
    total = F(0)
    for p in one.people:
        sum_of_degree = one.lump_sum(p)
        total += 1140 if "degree 60 has 1,140" in flags and year >= 2021 and sum_of_degree == 1440 else sum_of_degree
    return total


# Tariff, children, surcharge

def tax(year, n, amount, flags):
    x = F(amount) / n
    if "income not cut to euros" not in flags:
        x = F(x.__floor__())
    if "coefficients worked out" in flags:
        each = worked_out(year, x)
    elif not {"income not cut to euros", "halves of a couple's tax not cut"} & set(flags):
        return F(income_tax(year, n, amount))
    else:
        each = by_formula(year, x)
    return F((each * n).__floor__()) if "halves of a couple's tax not cut" in flags else n * F(each.__floor__())


def by_formula(year, x):
    for band in in_force(TARIFFS, year):
        if band[0] is None or x < band[0] + 1:
            break
    if len(band) == 1:
        return F(0)
    if len(band) == 3:
        return F(band[1]) * x - F(band[2])
    y = (x - F(band[1])) / 10000
    return (F(band[2]) * y + F(band[3])) * y + F(band[4])


def worked_out(year, x):
    """A tariff whose marginal rate has no jumps but those at 42 and 45 percent."""
    bands = in_force(TARIFFS, year)
    limits = [F(band[0]) for band in bands[:-1]]
    rates = [F(0), F("0.14"), F("0.2397"), F("0.42"), F("0.45")]
    total = F(0)
    for number, (low, rate) in enumerate(zip([F(0), *limits], rates)):
        high = limits[number] if number < len(limits) else None
        if number and x > low:
            width = (x if high is None else min(x, high)) - low
            bend = (rates[number + 1] - rate) / (2 * (high - low)) if number in (1, 2) else 0
            total += rate * width + bend * width**2
    return total


def taxes(year, facts, flags):
    """The assessed tax and the tax after all child allowances."""
    n, before = len(people(facts)), F(facts["zve_before_allowances"])
    children = int(facts.get("children", 0))
    one = deductions.Household(year, facts | {f"child_{k}_allowances": "full" if n == 2 else "half" for k in (1, 2, 3, 4)})
    benefits = [one.benefit(child) for child in one.children()]
    allowances = [one.allowance(child) for child in one.children()]
    if "no child bonus" in flags:
        benefits = [amount - F(deductions_figures.BONUS.get(year, 0) * n, 2) for amount in benefits]
    if "benefit of December for all months" in flags:
        order = deductions_figures.BENEFIT[max(first for first in deductions_figures.BENEFIT if first <= (year, 12))]
        bonus = 0 if "no child bonus" in flags else F(deductions_figures.BONUS.get(year, 0) * n, 2)
        benefits = [F(12 * order[min(k, 3)] * n, 2) + bonus for k in range(children)]
    groups = list(zip(allowances, benefits))
    if "children all at once" in flags and children:
        groups = [(sum(allowances), sum(benefits))]
    left, owed, added = before, tax(year, n, before, flags), F(0)
    for allowance, benefit in groups:
        lower = tax(year, n, max(F(0), left - allowance), flags)
        if owed - lower > benefit:
            left, owed, added = left - allowance, lower, added + benefit
    assessed, everything = owed + added, sum(allowances, F(0))
    if "children all at once" in flags:
        assessed = F(assessed.__floor__())
    return assessed, tax(year, n, max(F(0), before - deductions.up(everything, F(1, 100))), flags)


def surcharge(year, facts, base, flags):
    n = len(people(facts))
    limit, phase_in = in_force(SURCHARGE, year)
    if base <= limit * n:
        return F(0)
    amounts = base * F("0.055"), (base - limit * n) * F(phase_in)
    if "end of the surcharge's phase-in to a cent" in flags:
        end = n * F(round(limit * F(phase_in) / (F(phase_in) - F("0.055")) * 100), 100)
        amounts = ((min(base, end) - limit * n) * F(phase_in) + max(F(0), base - end) * F("0.055"),)
    return min(amounts) if "surcharge not cut" in flags else min(income.down(amount) for amount in amounts)


def flat_tax(year, facts, flags):
    receipts = sum((F(facts.get(p + "capital_receipts", 0)) for p in people(facts)), F(0))
    taxed = max(F(0), receipts - income_figures.at(income_figures.SAVER, year) * len(people(facts)))
    return taxed / 4 if "flat tax not cut" in flags else income.down(taxed / 4)
