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
from assessed_cases import FIXTURES, SOURCE, YEARS, cell, household as taxed, run
from assessment import Refused

ASSESSED = ("progression_benefits", "extraordinary_income", "reduced_rate_gain", "wage_tax_withheld", "surcharge_withheld",
            "church_tax_withheld", "trade_additions", "municipal_rate", "household_minijob_costs", "household_services",
            "craftsmen_services", "energy_renovation_1", "energy_renovation_2", "energy_renovation_3", "church_tax_cap",
            "income_tax_prepaid", "surcharge_prepaid", "church_tax_prepaid", "federal_state", "church_member")
NAMES = ["total_income", "hardship_deducted", "loss_deducted", "provident_expenses_deducted", "other_special_expenses_deducted",
         "extraordinary_burdens_deducted", "zve_before_allowances", "allowances_used", "child_benefit_added", "taxable_income", "income_tax", "trade_tax", "assessed_income_tax", "levy_base",
         "surcharge_base", "solidarity_surcharge", "church_tax", "total_tax", "balance", "refund", "put_aside_per_month",
         "prepayment_of_quarter", "prepayments_of_year"]


def household(draw):
    """What one earns, deducts and has paid, each as its own tool draws it."""
    year, deducted = deductions_random.household(draw)
    earned = income_random.household(draw, year)
    assessed = taxed(draw, year)
    facts = {name: value for name, value in deducted.items() if name not in ("total_income", "loss_deducted")} | earned
    facts |= {name: value for name, value in assessed.items() if name.removeprefix("spouse_") in ASSESSED}
    people = ("", "spouse_") if facts["filing"] == "joint" else ("",)
    for name in ("other_zve", "church_rate", "foreign_tax_on_capital"):
        facts.pop(name, None)
    for p in ("", "spouse_"):
        for name in ("capital_receipts", "share_gains", "share_losses_brought_forward", "capital_losses_brought_forward"):
            facts.pop(p + name, None)
        if p not in people:
            facts = {name: value for name, value in facts.items() if not (p and name.startswith(p))}
        else:
            facts.setdefault(p + "wage_tax_withheld", F(0))
            facts.setdefault(p + "surcharge_withheld", F(0))
            facts.setdefault(p + "church_tax_withheld", F(0))
            facts.setdefault(p + "sick_pay", False)
            facts.setdefault(p + "health_subsidy", p + "wages" in facts)
            facts.setdefault(p + "municipal_rate", F(400))
    facts["capital_by_tariff"], facts["without_contributions"] = False, True
    return year, facts


def expected(year, facts):
    try:
        return chain.results(year, facts)
    except Refused:
        return None


def compare(count, levy, seed=7):
    draw = random.Random(seed)
    rows = [household(draw) for _ in range(count)]
    compared = differ = refused = 0
    for filing in ("single", "joint"):
        some = [row for row in rows if row[1]["filing"] == filing]
        found, problems = run(levy, some, NAMES)
        if len(found) != len(some):
            sys.exit(problems[:3000])
        for (year, facts), line in zip(some, found, strict=True):
            wanted = expected(year, facts)
            refused += wanted is None
            for name in NAMES:
                compared += 1
                if wanted is None:
                    same = line[name] == ""
                else:
                    same = line[name] != "" and F(line[name]) == wanted[name]
                if not same:
                    differ += 1
                    if differ < 8:
                        shown = {fact: cell(value) for fact, value in facts.items()}
                        print(year, name, "found", line[name], "expected", wanted and wanted[name], shown)
                    break
        if differ:
            print(problems[:1500])
    print(f"{len(rows)} households, {refused} of them refused, {compared} values compared, {differ} households differ")
    return differ


def main():
    if sys.argv[1:2] == ["--random"]:
        sys.exit(compare(int(sys.argv[2]), sys.argv[3]) > 0)
    draw, rows = random.Random(1), []
    while len(rows) < 17 * 6:
        year, facts = household(draw)
        if sum(row[0] == year for row in rows) < 6 and expected(year, facts):
            rows.append((year, facts))
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
