"""Writes rules/de/fixtures/filing_apart.csv: what spouses would owe if each filed apart (§§ 26, 26a EStG).

    python3 Tests/Tools/German/filing_apart.py                  writes the fixtures
    python3 Tests/Tools/German/filing_apart.py --random N LEVY  compares N couples

Each return is put together here as that of a single person, from the facts of a couple, and worked out by chain.py, which shares
nothing with rules/de.
"""

import csv
import io
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
# Of whom these are is not told, or how they are divided: such a couple is refused.
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

    # Which way is better is not known where it is not told who bore what.
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


def main():
    if sys.argv[1:2] == ["--random"]:
        sys.exit(compare(int(sys.argv[2]), sys.argv[3]) > 0)
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
