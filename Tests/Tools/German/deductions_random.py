"""Households drawn at random for deductions.py, as a fixture table.

    python3 Tests/Tools/German/deductions_random.py 20000 7 > table.csv
"""

import csv
import random
import sys
from fractions import Fraction as F

from deductions import Household

SOURCE = "§§ 2, 10 to 10c, 31 to 33b, 51a, 66 EStG, worked with exact fractions"


def amount(draw, greatest):
    whole = int(greatest * draw.random() ** 2)
    return F(whole) + (F(draw.randrange(100), 100) if draw.random() < 0.5 else 0)


def person(draw, year, p, facts):
    def give(name, chance, value):
        if draw.random() < chance:
            facts[p + name] = value()

    employed = draw.random() < 0.6
    wages = amount(draw, 90000)
    give("old_age_contributions", 0.6, lambda: amount(draw, 16000))
    if employed and p + "old_age_contributions" in facts:
        facts[p + "employer_old_age_contributions"] = facts[p + "old_age_contributions"]
    give("basic_pension_contributions", 0.3, lambda: amount(draw, 30000))
    give("old_age_most_cut", 0.1, lambda: amount(draw, 30000))
    give("health_contributions", 0.7, lambda: amount(draw, 9000))
    give("care_contributions", 0.6, lambda: amount(draw, 1500))
    give("other_insurance_contributions", 0.5, lambda: amount(draw, 3000))
    facts[p + "sick_pay"] = draw.random() < 0.5
    facts[p + "health_subsidy"] = employed
    facts[p + "wages"] = wages + 1
    give("training_costs", 0.1, lambda: amount(draw, 9000))
    if year >= 2021:
        give("disability_travel", 0.2, lambda: draw.choice(["none", "walking", "severe"]))
    degrees = [20, 25, 30, 34, 35, 40, 44, 45, 49, 50, 55, 60, 70, 80, 85, 95, 99, 100]
    give("disability_degree", 0.3, lambda: draw.choice(degrees))
    give("helpless_or_blind", 0.1, lambda: True)
    give("survivor", 0.1, lambda: True)
    facts[p + "disability_condition"] = draw.random() < 0.5


def child(draw, year, p, facts):
    def give(name, chance, value):
        if draw.random() < chance:
            facts[p + name] = value()

    if draw.random() < 0.3:
        first, last = sorted((draw.randint(1, 12), draw.randint(1, 12)))
        facts[p + "first_month"], facts[p + "last_month"] = first, last
    give("allowances", 0.4, lambda: draw.choice(["own", "half", "full", "half_and_all_care", "half_and_no_care", "none"]))
    if year >= 2012:
        give("childcare", 0.3, lambda: amount(draw, 9000))
        give("away_months", 0.2, lambda: draw.randrange(13))
    give("school_fees", 0.2, lambda: amount(draw, 25000))
    give("disability_degree", 0.1, lambda: draw.choice([20, 30, 45, 50, 70, 100]))
    give("helpless_or_blind", 0.05, lambda: True)
    facts[p + "disability_condition"] = draw.random() < 0.5


def household(draw):
    year = draw.randint(2010, 2026)
    facts = {"filing": draw.choice(["single", "joint"])}

    def give(name, chance, value):
        if draw.random() < chance:
            facts[name] = value()

    facts["total_income"] = amount(draw, 300000) * (-1 if draw.random() < 0.02 else 1)
    give("loss_deducted", 0.1, lambda: amount(draw, 20000))
    if draw.random() < 0.5:
        person(draw, year, "", facts)
        if facts["filing"] == "joint":
            person(draw, year, "spouse_", facts)
    give("provident_expenses", 0.1, lambda: amount(draw, 9000))
    give("special_expenses", 0.1, lambda: amount(draw, 300))
    give("church_tax_paid", 0.3, lambda: amount(draw, 3000))
    give("church_tax_refunded", 0.2, lambda: amount(draw, 2000))
    if year >= 2012:
        give("health_refund_excess", 0.05, lambda: amount(draw, 2000))
    if draw.random() < 0.1:
        facts["divorced_maintenance"] = amount(draw, 25000)
        facts["divorced_maintenance_insurance"] = amount(draw, 4000)
    give("donations", 0.3, lambda: amount(draw, 40000))
    give("donations_brought_forward", 0.1, lambda: amount(draw, 9000))
    give("turnover_and_wages", 0.1, lambda: amount(draw, 5000000))
    give("party_donations", 0.3, lambda: amount(draw, 12000))
    give("extraordinary_expenses", 0.3, lambda: amount(draw, 20000))
    for p in ("supported_1_", "supported_2_"):
        if draw.random() < 0.1:
            facts.update({
                p + "maintenance": amount(draw, 15000) + 1, p + "income": amount(draw, 6000),
                p + "grants": amount(draw, 1500), p + "insurance": amount(draw, 2500), p + "months": draw.randint(0, 12),
            })
    if draw.random() < 0.1:
        facts.update({"cared_for": draw.choice(["none", "grade_2", "grade_3", "helpless"]), "carers": draw.randint(1, 7)})
    facts["without_contributions"] = True                     # where there are none
    facts["children"] = draw.choice([0, 0, 1, 1, 2, 2, 3, 4, 5, 8])
    for number in range(1, facts["children"] + 1):
        child(draw, year, f"child_{number}_", facts)
    return year, facts


def text(value):
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, F):
        cents = value * 100
        assert cents.denominator == 1, value
        sign, cents = "-" if cents < 0 else "", abs(int(cents))
        return sign + (f"{cents // 100}.{cents % 100:02}" if cents % 100 else str(cents // 100))
    return str(value)


def write(rows, file):
    """Rows of a year, facts, expected results and a note."""
    given, expected = {}, {}
    for _, facts, results, _ in rows:
        given.update(dict.fromkeys(facts))
        expected.update(dict.fromkeys("expect." + name for name in results))
    columns = ["year", *given, *expected, "source", "note"]
    writer = csv.DictWriter(file, columns, lineterminator="\n")
    writer.writeheader()
    for year, facts, results, note in rows:
        row = {"year": year, "source": SOURCE, "note": note}
        row |= {name: text(value) for name, value in facts.items()}
        row |= {"expect." + name: text(value) for name, value in results.items()}
        writer.writerow(row)


def main():
    draw = random.Random(int(sys.argv[2]))
    rows = []
    for _ in range(int(sys.argv[1])):
        year, facts = household(draw)
        rows.append((year, facts, Household(year, facts).results(), ""))
    write(rows, sys.stdout)


if __name__ == "__main__":
    main()
