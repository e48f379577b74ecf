"""Compares the whole assessment of random households with the rules, by `levy batch`, and writes some as fixtures.

    python3 Tests/Tools/German/chain_cases.py                  writes rules/de/fixtures/assessed_households.csv
    python3 Tests/Tools/German/chain_cases.py --random N LEVY  compares N households
"""

import csv
import random
import sys
from fractions import Fraction as F

import chain
import deductions_random
import income_random
from assessed_cases import FIXTURES, SOURCE, YEARS, cell, cents, household as taxed, run
from assessment import Refused

ASSESSED = ("progression_benefits", "extraordinary_income", "reduced_rate_gain", "wage_tax_withheld", "surcharge_withheld",
            "church_tax_withheld", "trade_additions", "municipal_rate", "household_minijob_costs", "household_services",
            "craftsmen_services", "energy_renovation_1", "energy_renovation_2", "energy_renovation_3", "church_tax_cap",
            "income_tax_prepaid", "surcharge_prepaid", "church_tax_prepaid", "federal_state", "church_member")
NAMES = ["total_income", "hardship_deducted", "loss_deducted", "provident_expenses_deducted", "other_special_expenses_deducted",
         "extraordinary_burdens_deducted", "zve_before_allowances", "allowances_used", "child_benefit_added", "taxable_income", "income_tax", "trade_tax", "assessed_income_tax", "levy_base",
         "surcharge_base", "solidarity_surcharge", "church_tax", "capital_income", "tariff_chosen_for_capital", "total_tax", "balance", "refund", "put_aside_per_month",
         "prepayment_of_quarter", "prepayments_of_year"]


def household(draw):
    """A household's income, deductions and payments, each drawn by its own tool."""
    year, deducted = deductions_random.household(draw)
    earned = income_random.household(draw, year)
    assessed = taxed(draw, year)
    facts = {name: value for name, value in deducted.items() if name not in ("total_income", "loss_deducted")} | earned
    facts |= {name: value for name, value in assessed.items() if name.removeprefix("spouse_") in ASSESSED}
    people = ("", "spouse_") if facts["filing"] == "joint" else ("",)
    for name in ("other_zve", "church_rate", "capital_by_tariff"):
        facts.pop(name, None)
    if facts["filing"] == "single" and draw.random() < 0.25:
        facts["filing"] = "widowed"
        for number in range(1, int(facts.get("children", 0)) + 1):         # whose halves depends on the other parent
            if facts.get(f"child_{number}_allowances", "own") == "own":
                facts[f"child_{number}_allowances"] = "full"
    for tax, greatest in (("capital_tax", 3000), ("capital_surcharge", 150), ("capital_church_tax", 200)):
        facts[tax + "_withheld"] = cents(draw, greatest) if draw.random() < 0.7 else F(0)
    for p in ("", "spouse_"):
        if p not in people:
            facts = {name: value for name, value in facts.items() if not (p and name.startswith(p))}
        else:
            facts.setdefault(p + "wage_tax_withheld", F(0))
            facts.setdefault(p + "surcharge_withheld", F(0))
            facts.setdefault(p + "church_tax_withheld", F(0))
            facts.setdefault(p + "sick_pay", False)
            pension = facts.get(p + "statutory_pension", 0) + facts.get(p + "civil_pension", 0)
            if facts.get(p + "wages", 0) <= 0 and pension <= 0:        # nobody else bears a part of the insurance
                facts[p + "health_subsidy"], facts[p + "employer_old_age_contributions"] = False, F(0)
            facts.setdefault(p + "health_subsidy", True)
            facts.setdefault(p + "municipal_rate", F(400))
    facts["without_contributions"] = True
    return year, facts


INCOME = ("wages", "active_pension_wages", "civil_pension", "statutory_pension", "private_annuity",
          "other_recurring_income", "rent_received", "other_services", "private_sales", "trade_profit", "farming_profit",
          "profit", "further_receipts", "business_sale_gain", "other_income", "capital_receipts", "share_gains")


def is_possible(facts):
    """Parts are at most their wholes: extraordinary income is income, and a lone parent's month is one with a child."""
    def given(name):
        return max(0, facts.get(name, 0) or 0)
    both = ("", "spouse_") if facts["filing"] == "joint" else ("",)
    income = sum(given(person + name) for person in both for name in INCOME)
    if given("extraordinary_income") + given("reduced_rate_gain") > income:
        return False
    if given("divorced_maintenance_insurance") > given("divorced_maintenance"):
        return False
    months = facts.get("child_1_last_month", 12) - facts.get("child_1_first_month", 1) + 1
    return facts.get("children") != 1 or given("lone_parent_months") <= months


def expected(year, facts):
    try:
        return chain.results(year, facts)
    except Refused:
        return None


def compare(count, levy, seed=7):
    draw = random.Random(seed)
    rows = [household(draw) for _ in range(count)]
    compared = differ = refused = chosen = 0
    for filing in ("single", "joint", "widowed"):
        some = [row for row in rows if row[1]["filing"] == filing]
        found, problems = run(levy, some, NAMES)
        if len(found) != len(some):
            sys.exit(problems[:3000])
        for (year, facts), line in zip(some, found, strict=True):
            wanted = expected(year, facts)
            refused += wanted is None
            chosen += wanted is not None and wanted["tariff_chosen_for_capital"] == 1
            for name in NAMES:
                compared += 1
                if wanted is None:
                    same = line[name] == ""
                else:
                    same = line[name] != "" and F({"false": 0, "true": 1}.get(line[name], line[name])) == wanted[name]
                if not same:
                    differ += 1
                    if differ < 8:
                        shown = {fact: cell(value) for fact, value in facts.items()}
                        print(year, name, "found", line[name], "expected", wanted and wanted[name], shown)
                    break
        if differ:
            print(problems[:1500])
    print(f"{len(rows)} households, {refused} of them refused, {chosen} with capital by the tariff, {compared} values compared, {differ} households differ")
    return differ


def main():
    if sys.argv[1:2] == ["--random"]:
        sys.exit(compare(int(sys.argv[2]), sys.argv[3]) > 0)
    draw, rows = random.Random(1), []
    while len(rows) < 17 * 6:
        year, facts = household(draw)
        if sum(row[0] == year for row in rows) < 6 and expected(year, facts):
            rows.append((year, facts))
    # The rules reject impossible cases (rules/de/checks.lua).
    rows = [row for row in rows if is_possible(row[1])]
    rows.sort(key=lambda row: row[0])
    facts = list(dict.fromkeys(fact for _, given in rows for fact in given))
    with open(FIXTURES / "assessed_households.csv", "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["year", *facts, *("expect." + name for name in NAMES), "source"])
        for year, given in rows:
            results = expected(year, given)
            out.writerow([year, *(cell(given[fact]) if fact in given else "" for fact in facts),
                          *(cell(results[name]) for name in NAMES), SOURCE])


if __name__ == "__main__":
    main()
