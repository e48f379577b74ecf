"""Writes rules/de/fixtures/filing_apart.csv: what spouses would owe if each filed apart (§§ 26, 26a EStG).

    python3 Tests/Tools/German/filing_apart.py                  writes the fixtures
    python3 Tests/Tools/German/filing_apart.py --random N LEVY  compares N couples
    python3 Tests/Tools/German/filing_apart.py --names LEVY     each fact and thing of a spouse is in the return of that spouse

Each return is put together here as that of a single person, from the facts of a couple, and worked out by chain.py, which shares
nothing with rules/de.
"""

import csv
import io
import json
import random
import subprocess
import sys
from fractions import Fraction as F
from math import ceil

import chain
import chain_cases
from assessed_cases import FIXTURES, cell
from assessment import Refused

SOURCE = "worked with exact fractions from § 26a EStG and the statutes as chain.py has them, apart from the rules"
NAMES = ["own_tax_apart", "spouse_tax_apart", "taxes_filed_apart", "joint_filing_saves", "better_filing", "halves_apart"]

# § 26a Abs. 2: what was told for both. Above these costs the law's limit is of the household or the child and not of each.
LIMITS = {"household_services": 20000, "craftsmen_services": 6000, "household_minijob_costs": 2550, "school_fees": 16000,
          "childcare": 6000, "energy_renovation_1": 200000, "energy_renovation_2": 200000, "energy_renovation_3": 200000,
          "divorced_maintenance": 13805}
FOR_BOTH = ("donations", "extraordinary_expenses", "church_tax_paid", "church_tax_refunded", "divorced_maintenance",
            "divorced_maintenance_insurance", "household_services", "craftsmen_services", "household_minijob_costs",
            "energy_renovation_1", "energy_renovation_2", "energy_renovation_3")
OF_CHILD = ("childcare", "school_fees")
OF_EACH = ("health_contributions", "care_contributions", "other_insurance_contributions", "old_age_contributions",
           "employer_old_age_contributions", "basic_pension_contributions", "training_costs")
# It is unknown whose these are, or how they are divided: such a couple is rejected.
UNDIVIDED = ("loss_brought_forward", "loss_carried_back", "loss_given_back", "donations_brought_forward", "turnover_and_wages",
             "health_refund_excess", "provident_expenses", "special_expenses", "foreign_tax_on_capital", "extraordinary_income",
             "reduced_rate_gain", "lone_parent_months", "lone_parent_children", "income_tax_prepaid", "surcharge_prepaid", "church_tax_prepaid")
OF_PAYER = ("party_donations",)
SHARED = ("children", "federal_state", "without_contributions")


def is_of_child(name, names):
    return name.startswith("child_") and name.split("_", 2)[2] in names


def couple(draw):
    """A couple of which all is told that filing apart needs."""
    while True:
        year, facts = chain_cases.household(draw)
        if facts["filing"] == "joint" and year >= 2013:
            break
    facts = {name: value for name, value in facts.items()
             if name not in UNDIVIDED and not name.startswith(("supported_", "cared_for", "carers", "church_tax_cap", "active_", "spouse_active_"))
             and not is_of_child(name, ("allowances",)) and "disability" not in name and "helpless" not in name
             and "survivor" not in name}
    for name, most in LIMITS.items():
        for fact in facts:
            if fact == name or is_of_child(fact, (name,)):
                facts[fact] = min(facts[fact], F(most))
    facts["church_tax_refunded"] = min(facts.get("church_tax_refunded", F(0)), facts.get("church_tax_paid", F(0)))
    facts["divorced_maintenance_insurance"] = min(facts.get("divorced_maintenance_insurance", F(0)),
                                                  facts.get("divorced_maintenance", F(0)))
    facts = {name: value for name, value in facts.items() if not is_of_child(name, ("away_months",))
             or facts.get(name.replace("away_months", "first_month"), 1) == 1
             and facts.get(name.replace("away_months", "last_month"), 12) == 12}
    facts["spouse_sick_pay"] = facts["sick_pay"]
    way = draw.choice(("better", "halves", "taxpayer", "spouse"))
    if way == "halves" or way == "better":
        for name in OF_PAYER:
            facts.pop(name, None)
    if year < 2020 and way in ("better", "halves"):     # wages with provision by the employer are of each, as chain.py cannot say
        facts = {name: value for name, value in facts.items() if "employer_old_age_contributions" not in name}
    if way == "better" and draw.random() < 0.7:
        facts = {name: value for name, value in facts.items() if name not in FOR_BOTH and not is_of_child(name, OF_CHILD)}
    return year, facts | {"deductions_apart": way}


def half(amount):
    return F(ceil(F(amount) * 50), 100)


def one_return(facts, who, halves):
    """The facts of one spouse as those of a single person."""
    prefix = "" if who == "taxpayer" else "spouse_"
    other = "spouse_" if who == "taxpayer" else ""
    payer = facts["deductions_apart"]
    single = {"filing": "single", "church_member": facts.get("church_member", False)}
    for name, value in facts.items():
        if name in FOR_BOTH or name in OF_PAYER or is_of_child(name, OF_CHILD):
            single[name] = half(value) if halves else value if payer == who else F(0)
        elif name in SHARED or name.startswith("child_"):
            single[name] = value
        elif name.startswith("spouse_"):
            if prefix:
                single[name.removeprefix("spouse_")] = value
        elif not prefix and name not in ("filing", "deductions_apart"):
            single[name] = value
    if halves:
        for name in OF_EACH:
            single[name] = half(facts.get(prefix + name, 0) + facts.get(other + name, 0))
    return single


def expected(year, facts):
    facts = dict(facts)
    way = facts["deductions_apart"]

    def taxes(halves):
        return [chain.results(year, one_return(facts, who, halves) | {"capital_tax_withheld": F(0)})["total_tax"]
                for who in ("taxpayer", "spouse")]

    # The better way is unknown unless it is given who bore the expenses.
    told = sum(value for name, value in facts.items() if name in FOR_BOTH or is_of_child(name, OF_CHILD))
    if way == "better" and told > 0:
        return None
    try:
        joint = chain.results(year, {name: value for name, value in facts.items() if name != "deductions_apart"})["total_tax"]
        halves = way == "halves" or way == "better" and sum(taxes(True)) < sum(taxes(False))
        own, others = taxes(halves)
    except Refused:
        return None
    saves = own + others - joint
    return dict(zip(NAMES, (own, others, own + others, saves,
                            "joint" if saves > 0 else "apart" if saves < 0 else "either", halves), strict=True))


def shown(value):
    return str(value).lower() if isinstance(value, (bool, str)) else cell(value)


def run(levy, rows):
    facts = list(dict.fromkeys(fact for _, given in rows for fact in given))
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    out.writerow(["year", *facts])
    for year, given in rows:
        out.writerow([year, *(shown(given[fact]) if fact in given else "" for fact in facts)])
    ran = subprocess.run([levy, "batch", "de", "-", "--given", "profit", "--output", ",".join(NAMES)], input=text.getvalue(),
                         capture_output=True, text=True)
    return list(csv.DictReader(io.StringIO(ran.stdout))), ran.stderr


def compare(count, levy, seed=11):
    draw = random.Random(seed)
    rows = [couple(draw) for _ in range(count)]
    found, problems = run(levy, rows)
    if len(found) != len(rows):
        sys.exit(problems[:3000])
    differ = refused = apart = 0
    for (year, facts), line in zip(rows, found, strict=True):
        wanted = expected(year, facts)
        refused += wanted is None
        apart += wanted is not None and wanted["better_filing"] == "apart"
        bad = [name for name in NAMES if (line[name] != "" if wanted is None else not same(line[name], wanted[name]))]
        if bad:
            differ += 1
            if differ < 6:
                print(year, bad, [line[name] for name in NAMES], wanted and {name: shown(wanted[name]) for name in NAMES},
                      {fact: shown(value) for fact, value in facts.items()})
    if differ:
        print(problems[:2000])
    print(f"{len(rows)} couples, {refused} refused, {apart} better apart, {differ} differ")
    return differ


def same(found, wanted):
    return found == shown(wanted) if isinstance(wanted, (bool, str)) else found != "" and F(found) == wanted


def told(fact, more):
    """A value that the declaration of a fact allows, or another."""
    if fact["type"] == "money" or fact["type"] == "number":
        least, most = fact["minimum"] or 0, fact["maximum"]
        return str(int(least) + (20 if more else 10) if most is None or most > least + 20 else int(most) - more)
    if fact["type"] == "count":
        return str(min(2, int(fact["maximum"])) - more)
    if fact["type"] == "date":
        return "1991-02-03" if more else "1990-01-02"
    return {"boolean": ["false", "true"], "rate": ["0.02", "0.03"]}.get(fact["type"], fact.get("choices", [])[:2])[more]


def evaluated(levy, given, names):
    ran = subprocess.run([levy, "eval", "de", "--json", "year=2025", *(f"{name}={value}" for name, value in given.items()), *names],
                         capture_output=True, text=True)
    answer = json.loads(ran.stdout)
    return answer.get("results", {}), answer["errors"]


RETURNS = ("apart", "spouse_apart", "apart_by_halves", "spouse_apart_by_halves")
# The sums of these are results, which are exchanged.
COUNTS = ("further_pensions", "further_annuities", "further_funds", "further_civil_pensions")


def facts_not_swapped(levy, declared):
    for name, fact in declared.items():
        if fact["kind"] != "input" or "." in name or "spouse." + name not in declared or name in COUNTS:
            continue
        own, other = told(fact, True), told(fact, False)
        couple = {"filing": "joint", **{p + fact: 999 for p in ("", "spouse.") for fact in ("commuting_km", "statutory_pension")},
                  name: own, "spouse." + name: other}
        found, errors = evaluated(levy, couple, [f"{one}.{name}" for one in RETURNS])
        values = [str(found.get(f"{one}.{name}")) for one in RETURNS]
        same = [shown_as(value, wanted) for value, wanted in zip(values, (own, other, own, other), strict=True)]
        if not all(same) and not (all(same[:2]) and name in OF_EACH and values[2] == values[3]):
            yield name, values, errors


def shown_as(value, wanted):
    try:
        return F(value) == F(wanted)
    except ValueError:
        return value.lower() == wanted


def things_not_swapped(levy, declared):
    kinds = {}
    for name, fact in declared.items():
        parts = name.split(".")
        if len(parts) == 3 and parts[1] == "1" and "spouse." + name in declared and fact["kind"] == "input":
            kinds.setdefault(parts[0], {})[parts[2]] = fact
    first = {"statutory_pension": 20000, "statutory_pension_start_year": 2010, "first_full_year_pension": 18000, "private_annuity": 8000,
             "private_annuity_age": 60, "fund_start_value": 90000, "fund_end_value": 99000, "sick_pay": "no", "health_subsidy": "no"}
    amounts = {"start_year": 2012, "start_age": 61, "value_before": 50000, "value_after": 70000, "paid_out": 0, "months_held": 12}
    couple = {"filing": "joint", "without_contributions": "yes", "deductions_apart": "taxpayer"}
    single = {"filing": "single", "without_contributions": "yes"}
    for kind, facts in kinds.items():
        things = {kind.removesuffix("y") + ("ies" if kind.endswith("y") else "s"): 1} | {f"{kind}.1.{name}": told_of_thing(name, fact, amounts) for name, fact in facts.items()}
        alone, _ = evaluated(levy, single | first, ["total_tax"])
        wanted, _ = evaluated(levy, single | first | things, ["total_tax"])
        of_spouse = {"spouse." + name: value for name, value in (first | things).items()}
        found, errors = evaluated(levy, couple | first | of_spouse, [one + ".total_tax" for one in RETURNS])
        values = [found.get(one + ".total_tax") for one in RETURNS]
        if not wanted or alone == wanted or values != [alone["total_tax"], wanted["total_tax"]] * 2:
            yield kind, values, [alone, wanted, *errors]


def told_of_thing(name, fact, amounts):
    return amounts[name] if name in amounts else 6000 if fact["type"] == "money" else told(fact, False)


def names(levy):
    described = subprocess.run([levy, "describe", "de", "--json"], capture_output=True, text=True, check=True)
    declared = {fact["name"]: fact for fact in json.loads(described.stdout)["variables"]}
    wrong = [*facts_not_swapped(levy, declared), *things_not_swapped(levy, declared)]
    for name, values, errors in wrong:
        print(name, values, errors)
    print(f"{len(wrong)} facts and things of a spouse are not in the return of that spouse")
    return len(wrong)


def main():
    if sys.argv[1:2] == ["--random"]:
        sys.exit(compare(int(sys.argv[2]), sys.argv[3]) > 0)
    if sys.argv[1:2] == ["--names"]:
        sys.exit(names(sys.argv[2]) > 0)
    draw, rows = random.Random(3), []
    while len(rows) < 14 * 8:
        year, facts = couple(draw)
        if sum(row[0] == year for row in rows) < 8 and chain_cases.is_possible(facts):
            wanted = expected(year, facts)
            if wanted:
                rows.append((year, facts, wanted))
    rows.sort(key=lambda row: row[0])
    facts = list(dict.fromkeys(fact for _, given, _ in rows for fact in given))
    with open(FIXTURES / "filing_apart.csv", "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["year", *facts, *("expect." + name for name in NAMES), "source"])
        for year, given, wanted in rows:
            out.writerow([year, *(shown(given[fact]) if fact in given else "" for fact in facts),
                          *(shown(wanted[name]) for name in NAMES), SOURCE])


if __name__ == "__main__":
    main()
