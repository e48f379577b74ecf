"""Random people compared with the rules: `random_incomes.py SEED COUNT LEVY RULES` prints what differs.

Amounts lie near the places where the law bends as often as anywhere.
"""

import csv
import random
import subprocess
import sys
from fractions import Fraction as F

from income_figures import YEARS, figures, scottish
from income_tax import results

KINDS = ["employment_income", "pension_income", "trading_profit", "property_income", "other_income", "savings_income",
         "dividends"]


def near(draw, law, country):
    """An amount at or near a bend, or a sum or difference of two."""
    bends = [0, law["allowance"], law["limits"][0], law["limits"][1], 5000, 1000, 500, law["dividend_nil"], 100000,
             law["allowance"] + law["limits"][0], law["allowance"] - law["transferable"], law["blind"]]
    if country == "scotland" and scottish(law["year"]):
        bends += scottish(law["year"])[0] + [law["allowance"] + limit for limit in scottish(law["year"])[0]]
    value = draw.choice(bends)
    if draw.random() < 0.5:
        value += draw.choice([-1, 1]) * draw.choice(bends)
    return max(0, value + draw.choice([0, 0, -1, 1, 300, -300]))


def amount(draw, law, country, greatest):
    value = near(draw, law, country) if draw.random() < 0.5 else int(greatest * draw.random() ** 2)
    return F(value) + (F(draw.randrange(100), 100) if draw.random() < 0.2 else 0)


def person(draw, year):
    law = figures(year)
    country = draw.choice(["england", "scotland", "scotland", "wales", "northern_ireland"])
    facts = {"country": country}
    # A sum that lies near a limit after allowances, split between kinds, so that the allowances' use matters.
    some = draw.sample(KINDS, draw.choice([1, 2, 3, 3, 4]))
    if draw.random() < 0.6:
        some = list({*some[:1], "savings_income", "dividends"})
    for kind in some:
        facts[kind] = amount(draw, law, country, 60000 if draw.random() < 0.8 else 200000)
    if draw.random() < 0.3:
        total = near(draw, law, country) + law["allowance"]
        kind = draw.choice(some)
        rest = total - sum(value for name, value in facts.items() if name in KINDS and name != kind)
        facts[kind] = max(F(0), rest)
    if draw.random() < 0.15:
        facts["gift_aid"] = amount(draw, law, country, 30000)
    if draw.random() < 0.15:
        facts["pension_contributions_net"] = amount(draw, law, country, 30000)
    if draw.random() < 0.1:
        facts["pension_net_pay"] = amount(draw, law, country, 9000)
    if draw.random() < 0.15:
        facts["blind"] = "yes"
    if draw.random() < 0.3:
        facts["marriage_allowance"] = draw.choice(["given", "received", "received"])
    if draw.random() < 0.1:
        facts["trading_receipts"] = amount(draw, law, country, 60000)
        facts["trading_expenses"] = F(int(float(facts["trading_receipts"]) * draw.random()))
        facts.pop("trading_profit", None)
    if draw.random() < 0.1:
        facts["property_receipts"] = amount(draw, law, country, 40000)
        facts["property_expenses"] = F(int(float(facts["property_receipts"]) * draw.random() * 0.5))
        facts["dwelling_finance_costs"] = F(draw.choice([0, draw.randrange(15000)]))
        facts["finance_costs_brought_forward"] = F(draw.choice([0, 0, draw.randrange(5000)]))
        facts.pop("property_income", None)
    elif draw.random() < 0.1:
        facts["finance_costs"] = F(draw.randrange(15000))
    return facts


def text(value):
    return value if isinstance(value, str) else f"{float(value):.2f}"


def main():
    seed, count, levy, rules = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
    draw = random.Random(seed)
    people = [(year, person(draw, year)) for year in (draw.choice(YEARS) for _ in range(count))]
    names = sorted({name for _, facts in people for name in facts})
    lines = [["year"] + names] + [[year] + [text(facts.get(name, "")) for name in names] for year, facts in people]
    wanted = list(results(2025, {}))
    with open(f"/tmp/random_incomes_{seed}.csv", "w", newline="") as file:
        csv.writer(file).writerows(lines)
    table = subprocess.run([levy, "batch", "uk", f"/tmp/random_incomes_{seed}.csv", "--rules", rules, "--output",
                            ",".join(wanted)], capture_output=True, text=True)
    print(table.stderr[:2000], end="")
    differing = 0
    for (year, facts), row in zip(people, csv.DictReader(table.stdout.splitlines())):
        for name, value in results(year, facts).items():
            if row[name] == "" or F(row[name]) != value:
                differing += 1
                if differing < 12:
                    print(year, {key: str(fact) for key, fact in facts.items()}, name, "rules", row[name], "here",
                          float(value))
                break
    print(f"{count} people, {differing} differ")


main()
