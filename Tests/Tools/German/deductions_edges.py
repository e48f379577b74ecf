"""Writes the rows beside every figure of deductions_figures.py, a cent or a euro to either side of the law's limits.

    python3 Tests/Tools/German/deductions_edges.py provident > rules/de/fixtures/deductions_provident.csv
    python3 Tests/Tools/German/deductions_edges.py special > rules/de/fixtures/deductions_special.csv
    python3 Tests/Tools/German/deductions_edges.py burdens > rules/de/fixtures/deductions_burdens.csv
    python3 Tests/Tools/German/deductions_edges.py children > rules/de/fixtures/children_edges.csv
"""

import sys
from fractions import Fraction as F

import deductions_figures as law
from deductions import Household, down
from deductions_figures import at
from deductions_random import write

CENT = F(1, 100)


def around(limit, step=CENT):
    return [limit - step, F(limit), limit + step]


def provident(year):
    most = law.old_age_most(year)
    for total in around(most):
        yield {"basic_pension_contributions": total}, "maximum for old-age provision"
    for total in around(2 * most):
        yield {"filing": "joint", "basic_pension_contributions": total}, "maximum of both spouses"
    for cut in around(most):
        yield {
            "basic_pension_contributions": 9000, "old_age_most_cut": cut, "health_subsidy": False,
        }, "cut of the maximum"
    yield {
        "filing": "joint", "basic_pension_contributions": 50000, "old_age_most_cut": 40000,
        "spouse_old_age_most_cut": 5000,
    }, "cut of each spouse's own maximum"
    yield {
        "old_age_contributions": F("7477.20"), "employer_old_age_contributions": F("7477.20"),
        "wages": 80400, "health_subsidy": True,
    }, "the employer's part comes off after the percent"
    yield {
        "old_age_contributions": 1000, "employer_old_age_contributions": 9000, "wages": 50000, "health_subsidy": True,
    }, "the employer's part is more than what is deducted"
    for subsidy, most in ((True, 1900), (False, 2800)):
        for basic in around(most):
            insured = {"health_contributions": basic - 300, "care_contributions": 300, "sick_pay": False}
            wages = {"health_subsidy": subsidy, "wages": 90000}
            yield insured | wages | {"other_insurance_contributions": 0}, "basic insurance beside the maximum"
            yield insured | wages | {"other_insurance_contributions": 500}, "with other insurances"
    for cents in around(F(1500)):
        yield {
            "health_contributions": cents, "care_contributions": 333, "other_insurance_contributions": 700,
            "sick_pay": True, "health_subsidy": True, "wages": 90000,
        }, "sick pay"
    joint = {"filing": "joint", "health_subsidy": True, "spouse_health_subsidy": False, "wages": 90000, "spouse_wages": 0}
    for paid in around(4700):
        yield joint | {
            "health_contributions": paid - 2000, "spouse_care_contributions": 500, "other_insurance_contributions": 1500,
            "sick_pay": False,
        }, "the spouses' maxima are added"
    if year <= 2019:
        advance = law.ADVANCE[year]
        employed = {"health_contributions": 1500, "care_contributions": 250, "sick_pay": True, "health_subsidy": True}
        employed |= {"old_age_contributions": 1700, "employer_old_age_contributions": 1700}
        employed |= {"other_insurance_contributions": 900}
        for wages in (1, 9000, *around(F(advance * 100, 16), 100), 40000):
            yield employed | {"wages": wages}, "law of 2004: wages cut the advance deduction"
            yield employed | {"filing": "joint", "wages": wages, "spouse_wages": 0, "spouse_health_subsidy": False}, \
                "law of 2004: spouses"
        for paid in (*around(advance), *around(advance + 1334), *around(advance + 2 * 1334), *around(advance + 3 * 1334)):
            yield {"other_insurance_contributions": paid, "health_subsidy": False}, "law of 2004: steps"
        for pension in (100, 2000, 25000):
            yield {
                "other_insurance_contributions": 9000, "basic_pension_contributions": pension, "health_subsidy": False,
            }, "law of 2004: basic pension"
            yield {
                "other_insurance_contributions": 500, "basic_pension_contributions": pension, "health_subsidy": False,
            }, "law of 2004: basic pension in the comparison"


def special(year):
    base = {"total_income": 60000}
    for filing, most in (("single", 36), ("joint", 72)):
        for paid in around(most):
            yield base | {"filing": filing, "church_tax_paid": paid + 100, "church_tax_refunded": 100}, "lump sum"
    for paid in around(500):
        yield base | {"church_tax_paid": 500, "church_tax_refunded": paid}, "refunds beyond what was paid"
    if year >= 2012:
        yield base | {"health_refund_excess": F("250.10")}, "refunds of health insurance"
        share, most = at(law.CHILDCARE, year)
        for paid in (750, *around(most / share), 9000):
            yield base | {"children": 2, "child_1_childcare": down(paid, CENT), "child_2_childcare": 300}, "childcare"
    for paid in around(at(law.TRAINING, year)):
        yield base | {"training_costs": paid}, "own training"
        yield base | {"filing": "joint", "training_costs": paid, "spouse_training_costs": 100}, "own training of each"
    for paid in (*around(16667), 20000):
        yield base | {"children": 1, "child_1_school_fees": paid}, "school fees"
    yield base | {"children": 1, "child_1_school_fees": F("3333.33")}, "school fees below the maximum"
    for paid in around(13805):
        yield base | {"divorced_maintenance": paid}, "maintenance to a divorced spouse"
        yield base | {"divorced_maintenance": paid + 1200, "divorced_maintenance_insurance": 1200}, "with insurance"
    for paid in around(12000):
        yield base | {"donations": paid}, "a fifth of the total income"
        yield base | {"donations": paid - 700, "donations_brought_forward": 700}, "donations of earlier years"
        yield base | {"donations": paid, "turnover_and_wages": 3000001}, "share of the turnover"
    yield base | {"donations": 15000, "turnover_and_wages": 3000001}, "beyond both limits"
    for loss in around(55000):
        yield base | {"donations": 4964, "loss_deducted": loss}, "what losses leave of the total income"
    yield base | {"donations": 4000, "provident_expenses": 57000}, "what provident expenses leave of it"
    yield {"total_income": -5000, "donations": 100}, "donations in a year of loss"
    most, credit = at(law.PARTY, year)
    for persons, filing in ((1, "single"), (2, "joint")):
        for paid in (*around(2 * credit * persons), *around((2 * credit + most) * persons)):
            yield base | {"filing": filing, "party_donations": paid}, "donations to parties"


def burdens(year):
    for children, filing in ((0, "single"), (0, "joint"), (1, "single"), (2, "joint"), (3, "single"), (4, "joint")):
        for income in (*around(15340), *around(51130), 90000, -100):
            yield {"filing": filing, "children": children, "total_income": income, "extraordinary_expenses": 7000}, \
                "reasonable burden"
    burden = Household(year, {"total_income": 40000}).reasonable()
    for paid in around(burden):
        yield {"total_income": 40000, "extraordinary_expenses": paid}, "expenses beside the burden"
    if year >= 2021:
        for word in ("walking", "severe"):
            yield {"total_income": 2000, "disability_travel": word, "extraordinary_expenses": 20}, "travel lump sum"
        yield {
            "filing": "joint", "total_income": 2000, "disability_travel": "severe", "spouse_disability_travel": "walking",
        }, "travel of both spouses"
    base = {"total_income": 60000}
    most = at(law.MAINTENANCE, year)
    for paid in around(most):
        yield base | {"supported_1_maintenance": paid, "supported_1_income": 0}, "maximum of maintenance"
    for income in around(624):
        yield base | {"supported_1_maintenance": 20000, "supported_1_income": income}, "own income"
    for months in range(13):
        yield base | {
            "supported_1_maintenance": 20000, "supported_1_income": 1500, "supported_1_months": months,
            "supported_1_insurance": F("700.50"), "supported_1_grants": F("100.25"), "supported_2_maintenance": 50,
            "supported_2_income": 300,
        }, "months of maintenance"
    if year >= 2012:
        for months in (0, 1, 7, 12):
            for filing, word in (("single", "own"), ("single", "full"), ("joint", "own"), ("joint", "half")):
                yield base | {
                    "filing": filing, "children": 1, "child_1_allowances": word, "child_1_away_months": months,
                }, "months in training"
    degrees = sorted(at(law.DISABILITY, year)[0])
    for degree in degrees:
        for near in (degree - 1, degree):
            for met in ((True, False) if year <= 2020 and near < 50 else (True,)):
                yield base | {"disability_degree": near, "disability_condition": met}, "degree of disability"
    for degree in (20, 45, 50):
        yield base | {"disability_degree": degree, "disability_condition": False}, "without the condition"
    yield base | {"helpless_or_blind": True, "disability_degree": 100, "survivor": True}, "helpless, survivor"
    yield base | {"filing": "joint", "disability_degree": 50, "spouse_disability_degree": 95, "spouse_survivor": True}, \
        "both spouses"
    for filing, word in (("single", "own"), ("single", "full"), ("joint", "own"), ("single", "none")):
        yield base | {
            "filing": filing, "children": 2, "child_1_allowances": word, "child_1_helpless_or_blind": True,
            "child_2_disability_degree": 70,
        }, "lump sum of children"
    for word in ("grade_2", "grade_3", "helpless"):
        for carers in (1, 2, 7):
            yield base | {"cared_for": word, "carers": carers}, "lump sum for care"


def better(year, facts, child):
    return Household(year, facts).results()["allowances_used"] >= child


def least_income(year, facts, child):
    """The least whole income from which on the allowances of so many children are taken off."""
    low, high = 0, 400000
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if better(year, facts | {"total_income": middle}, child) else (middle + 1, high)
    return low


def children(year):
    for filing in ("single", "joint"):
        for number in (1, 2, 3, 4, 5):
            facts = {"filing": filing, "children": number}
            for income in (limit := least_income(year, facts, number), limit - 1, limit + 1, limit - CENT):
                yield facts | {"total_income": income}, f"allowances of child {number} become better"
    for word in ("own", "half", "full", "half_and_all_care", "half_and_no_care", "none"):
        for filing in ("single", "joint"):
            for income in (30000, 45000, 90000, 250000):
                yield {"filing": filing, "children": 1, "child_1_allowances": word, "total_income": income}, word
    for first, last in ((1, 1), (1, 6), (1, 7), (5, 9), (6, 7), (7, 12), (12, 12)):
        for income in (50000, 150000):
            yield {
                "filing": "joint", "children": 3, "child_2_first_month": first, "child_2_last_month": last,
                "child_3_first_month": 8, "total_income": income,
            }, "parts of the year"
    yield {
        "filing": "single", "children": 2, "child_1_allowances": "half", "child_2_allowances": "full",
        "child_1_last_month": 5, "child_2_last_month": 11, "total_income": F("61234.56"),
    }, "months whose allowances are no whole cents"
    for number in (3, 8):
        yield {"filing": "joint", "children": number, "total_income": 180000}, "surcharge with many children"


RESULTS = {
    "provident": (provident, ["old_age_provision_deducted", "other_provident_deducted", "provident_expenses_deducted"]),
    "special": (special, [
        "donations_deducted", "donations_carried_forward", "party_donations_deducted", "other_special_expenses_deducted",
        "income_before_allowances",
    ]),
    "burdens": (burdens, ["reasonable_burden", "extraordinary_burdens_deducted"]),
    "children": (children, [
        "zve_before_allowances", "kindergeld", "child_1_taken", "allowances_used", "child_allowances_deducted",
        "child_benefit_added", "taxable_income", "income_tax", "assessed_income_tax", "fictitious_taxable_income",
        "levy_base", "solidarity_surcharge",
    ]),
}


def main():
    cases, names = RESULTS[sys.argv[1]]
    rows = []
    for year in range(2010, 2027):
        for facts, note in cases(year):
            results = Household(year, {"total_income": 60000} | facts).results()
            rows.append((year, facts, {name: results[name] for name in names}, note))
    write(rows, sys.stdout)


if __name__ == "__main__":
    main()
