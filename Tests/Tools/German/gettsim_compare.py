"""GETTSIM as a second opinion: random households of 2015 to 2025, amount by amount.

    python3 -m venv VENV && VENV/bin/pip install 'gettsim==1.3.*'
    VENV/bin/python Tests/Tools/German/gettsim_compare.py --random 3000 LEVY

It takes some minutes, most of them for GETTSIM to be put together for each year. Each amount is compared where both start
from the same, so that no difference goes on into the next. A difference is known if GETTSIM's amount comes out to the cent
with some of the departures of gettsim_faults.py, and the statute's without; any other is shown, and is a failure. The part of
GETTSIM that works out social insurance is not used: contributions are given to both.
"""

import csv
import io
import os
import random
import subprocess
import sys
from collections import Counter
from fractions import Fraction as F

os.environ.setdefault("GETTSIM_BEARTYPE_CLAW", "0")               # its checks of types at run time take most of the time

import gettsim_faults as faults  # noqa: E402
import numpy  # noqa: E402
from gettsim import InputData, MainTarget, TTTargets, main  # noqa: E402
from income_cases import cell  # noqa: E402

YEARS = range(2015, 2026)
FLAGS = {
    "sum_of_income": ("wages cut at zero", "pension by its share", "no energy allowance"),
    "age_relief_deducted": (
        "cohort of the birthday's year", "nobody born before 1941", "capital counts for age relief",
        "only freelance work and rent for age relief", "age relief not rounded"),
    "relief_for_lone_parents": (),
    "provident_expenses_deducted": (
        "cap after the percent", "employer pays as much", "1,900 for everybody", "4 percent always",
        "law of 2004 by another formula", "both parts rounded together"),
    "other_special_expenses_deducted": (
        "childcare capped before its share", "childcare of all children together", "childcare up to a euro"),
    "extraordinary_burdens_deducted": ("degree 60 has 1,140",),
    "flat_tax": ("flat tax not cut",),
    "assessed_income_tax": (
        "income not cut to euros", "halves of a couple's tax not cut", "coefficients worked out", "children all at once",
        "benefit of December for all months", "no child bonus"),
    "tax_after_all_allowances": (
        "income not cut to euros", "halves of a couple's tax not cut", "coefficients worked out"),
    "solidarity_surcharge": ("surcharge not cut", "end of the surcharge's phase-in to a cent"),
}
EARNED = list(FLAGS)[:7]
ASSESSED = list(FLAGS)[7:]


def amount(draw, greatest, least=0):
    whole = least + int((greatest - least) * draw.random() ** 2)
    return F(whole) + (F(draw.randrange(100), 100) if draw.random() < 0.5 else 0)


def person(draw, year, p):
    facts = {p + "wages": amount(draw, 110000, 1), p + "sick_pay": True, p + "health_subsidy": True}
    if draw.random() < 0.2:
        facts |= {p + "sick_pay": False, p + "health_subsidy": False, p + "wages": F(0), p + "profit": amount(draw, 90000)}
    employed = facts[p + "wages"] > 0
    for name, chance, greatest in (
            ("work_expenses", 0.4 * employed, 4000), ("trade_profit", 0.1, 24000), ("other_recurring_income", 0.1, 9000),
            ("rent_received", 0.2, 20000), ("capital_receipts", 0.4, 9000), ("old_age_contributions", 0.8, 16000),
            ("basic_pension_contributions", 0.2, 20000), ("health_contributions", 0.9, 9000), ("care_contributions", 0.9, 1900),
            ("other_insurance_contributions", 0.5 * employed, 1300)):
        if draw.random() < chance:
            facts[p + name] = amount(draw, greatest)
    facts[p + "employer_old_age_contributions"] = facts.get(p + "old_age_contributions", F(0)) if employed else F(0)
    if draw.random() < 0.2:
        pension = amount(draw, 25000, 1)
        facts |= {p + "statutory_pension": pension, p + "statutory_pension_start_year": draw.randrange(2005, year - 1),
                  p + "first_full_year_pension": pension if draw.random() < 0.5 else amount(draw, 25000)}
    facts[p + "birth_date"] = f"{year - draw.choice([30, 45, 60, 64, 65, 66, 70, 80])}-06-15"
    if draw.random() < 0.2:
        facts |= {p + "disability_degree": draw.randrange(20, 101, 10), p + "disability_condition": True}
    return facts


def household(draw, year):
    facts = {"filing": draw.choice(["single", "joint"]), "capital_by_tariff": "no", "without_contributions": True}
    for p in faults.people(facts):
        facts |= person(draw, year, p)
    facts["children"] = draw.choice([0, 0, 1, 2, 3, 4])
    for number in range(1, facts["children"] + 1):
        facts[f"child_{number}_allowances"] = "full" if facts["filing"] == "joint" else "half"
        if draw.random() < 0.4:
            facts[f"child_{number}_childcare"] = amount(draw, 9000)
    if facts["filing"] == "single" and facts["children"] and draw.random() < 0.5:
        facts |= {"lone_parent_months": 12, "lone_parent_children": facts["children"]}
    facts["zve_before_allowances"] = amount(draw, draw.choice([20000, 60000, 150000, 400000]))
    return facts


def levy_results(levy, rows, names, keep):
    given = [{"year": year} | {name: value for name, value in facts.items() if keep(name)} for year, facts in rows]
    text = io.StringIO()
    out = csv.DictWriter(text, list(dict.fromkeys(name for row in given for name in row)), lineterminator="\n")
    out.writeheader()
    out.writerows({name: cell(value) for name, value in row.items()} for row in given)
    ran = subprocess.run([levy, "batch", "de", "-", "--output", ",".join(names)], input=text.getvalue(),
                         capture_output=True, text=True)
    found = list(csv.DictReader(io.StringIO(ran.stdout)))
    if len(found) != len(rows) or any(line[name] == "" for line in found for name in names):
        sys.exit(ran.stderr[:3000])
    return [{name: F(line[name]) for name in names} for line in found]


def members(rows):
    """A row for each person of GETTSIM, adults first: the number of the household, the prefix of the facts or None."""
    for number, (_, facts) in enumerate(rows):
        for p in faults.people(facts):
            yield number, p
        for child in range(1, facts["children"] + 1):
            yield number, child


def columns(year, rows):
    everybody = list(members(rows))
    adults = {number: [p_id for p_id, (of, who) in enumerate(everybody) if of == number and isinstance(who, str)]
              for number in range(len(rows))}
    tree = {}

    def put(path, value):
        column = tree
        for step in path.split("/")[:-1]:
            column = column.setdefault(step, {})
        column[path.split("/")[-1]] = numpy.array([value(p_id, *one) for p_id, one in enumerate(everybody)])

    def fact(name, of_adults=float, otherwise=0):
        def value(p_id, number, who):
            given = rows[number][1].get(who + name, otherwise) if isinstance(who, str) else otherwise
            return of_adults(given)
        return value

    def of_both(name):
        return lambda p_id, number, who: float(sum(
            rows[number][1].get(p + name, 0) for p in faults.people(rows[number][1]))) if isinstance(who, str) else 0.0

    def parent(place):
        return lambda p_id, number, who: -1 if isinstance(who, str) or place >= len(adults[number]) else adults[number][place]

    def spouse(p_id, number, who):
        others = [one for one in adults[number] if one != p_id]
        return others[0] if isinstance(who, str) and others else -1

    def born(p_id, number, who):
        return int(rows[number][1][who + "birth_date"][:4]) if isinstance(who, str) else year - 5

    incomes, insured = "einkommensteuer/einkünfte/", "sozialversicherung/{}/beitrag/betrag_versicherter_y_sn"
    put("p_id", lambda p_id, *_: p_id)
    put("hh_id", lambda p_id, number, who: number)
    put("geburtsjahr", born)
    put("geburtsmonat", lambda *_: 6)
    put("alter", lambda *one: year - born(*one))
    put("behinderungsgrad", fact("disability_degree", int))
    put("familie/p_id_ehepartner", spouse)
    put("familie/p_id_elternteil_1", parent(0))
    put("familie/p_id_elternteil_2", parent(1))
    put("familie/alleinerziehend", fact("lone_parent_months", bool))
    put("kindergeld/ist_leistungsbegründendes_kind", lambda p_id, number, who: not isinstance(who, str))
    put("kindergeld/p_id_empfänger", parent(0))
    put("einkommensteuer/gemeinsam_veranlagt", lambda *one: spouse(*one) >= 0)
    put("einnahmen/bruttolohn_y", fact("wages"))
    put("einnahmen/kapitalerträge_y", fact("capital_receipts"))
    put("einnahmen/renten/gesetzliche_m", lambda *one: fact("statutory_pension")(*one) / 12)
    for other in ("aus_berufsständischen_versicherungen", "basisrente", "betriebliche_altersvorsorge",
                  "geförderte_private_vorsorge", "sonstige_private_vorsorge"):
        put(f"einnahmen/renten/{other}_m", lambda *_: 0.0)
    put("sozialversicherung/rente/jahr_renteneintritt", fact("statutory_pension_start_year", int, year))
    put(incomes + "aus_nichtselbstständiger_arbeit/tatsächliche_werbungskosten_y", fact("work_expenses"))
    put(incomes + "aus_gewerbebetrieb/betrag_y", fact("trade_profit"))
    put(incomes + "aus_forst_und_landwirtschaft/betrag_y", lambda *_: 0.0)
    put(incomes + "aus_selbstständiger_arbeit/betrag_y", fact("profit"))
    put(incomes + "aus_vermietung_und_verpachtung/betrag_y", fact("rent_received"))
    put(incomes + "sonstige/alle_weiteren_y", fact("other_recurring_income"))
    put(incomes + "sonstige/rente/alter_beginn_leistungsbezug_sonstige_private_vorsorge", lambda *_: 65)
    put("sozialversicherung/geringfügig_beschäftigt", lambda *_: False)
    for branch, name in (("rente", "old_age"), ("kranken", "health"), ("pflege", "care"), ("arbeitslosen", "other_insurance")):
        put(insured.format(branch), of_both(name + "_contributions"))
    put("einkommensteuer/abzüge/beitrag_private_rentenversicherung_y", fact("basic_pension_contributions"))
    put("einkommensteuer/abzüge/kinderbetreuungskosten_y", lambda p_id, number, who: 0.0 if isinstance(who, str) else float(
        rows[number][1].get(f"child_{who}_childcare", 0)))
    put("einkommensteuer/abzüge/p_id_kinderbetreuungskostenträger", parent(0))
    return tree, everybody, adults


def run(year, tree, targets):
    """GETTSIM's columns, by the last names of their paths."""
    wanted = {}
    for path in targets:
        column = wanted
        for step in path.split("/")[:-1]:
            column = column.setdefault(step, {})
        column[path.split("/")[-1]] = path
    found = main(main_target=MainTarget.results.df_with_mapper, policy_date_str=f"{year}-12-31", input_data=InputData.tree(tree),
                 tt_targets=TTTargets(tree=wanted), include_warn_nodes=False, include_fail_nodes=False)
    return {path: [F(float(value)) for value in found[path]] for path in targets}


def gettsim_results(year, rows):
    tree, everybody, adults = columns(year, rows)
    e = "einkommensteuer/"
    of_each = {"sum_of_income": e + "einkünfte/gesamtbetrag_der_einkünfte_y", "age_relief_deducted": e + "abzüge/altersfreibetrag_y",
               "relief_for_lone_parents": e + "abzüge/alleinerziehend_betrag_y",
               "extraordinary_burdens_deducted": e + "abzüge/pauschbetrag_behinderung_y"}
    of_both = {"provident_expenses_deducted": e + "abzüge/vorsorgeaufwendungen_y_sn",
               "other_special_expenses_deducted": e + "abzüge/sonderausgaben_y_sn", "flat_tax": e + "abgeltungssteuer/betrag_y_sn"}
    found = run(year, tree, [*of_each.values(), *of_both.values()])
    results = [{name: sum(found[path][one] for one in adults[number]) for name, path in of_each.items()}
               | {name: found[path][adults[number][0]] for name, path in of_both.items()} for number in range(len(rows))]
    # From the income before child allowances on, without capital.
    tree["einkommensteuer"]["gesamteinkommen_y_sn"] = numpy.array([
        float(rows[number][1]["zve_before_allowances"]) if isinstance(who, str) else 0.0 for number, who in everybody])
    tree["einnahmen"]["kapitalerträge_y"] = numpy.zeros(len(everybody))
    after = {"assessed_income_tax": e + "betrag_y_sn", "tax_after_all_allowances": e + "betrag_mit_kinderfreibetrag_y_sn",
             "solidarity_surcharge": "solidaritätszuschlag/betrag_y_sn"}
    found = run(year, tree, after.values())
    for number, result in enumerate(results):
        result |= {name: found[path][adults[number][0]] for name, path in after.items()}
    return results


def statute(name, year, facts, base):
    """The amount of that name as a function of flags. The surcharge is that on GETTSIM's own tax, its `base`."""
    functions = {
        "sum_of_income": faults.sum_of_income, "age_relief_deducted": faults.age_relief,
        "provident_expenses_deducted": faults.provident, "other_special_expenses_deducted": faults.childcare,
        "extraordinary_burdens_deducted": faults.disability, "flat_tax": faults.flat_tax,
    }
    if name in functions:
        return lambda flags: functions[name](year, facts, flags)
    if name == "solidarity_surcharge":
        return lambda flags: faults.surcharge(year, facts, base, flags)
    place = ("assessed_income_tax", "tax_after_all_allowances").index(name)
    return lambda flags: faults.taxes(year, facts, flags)[place]


def compare(count, levy, seed=16):
    draw = random.Random(seed)
    rows = sorted(((year, household(draw, year)) for year in (draw.choice(YEARS) for _ in range(count))), key=lambda row: row[0])
    earned = levy_results(levy, rows, EARNED, lambda name: name != "zve_before_allowances")
    kept = {"filing", "children", "zve_before_allowances", "capital_by_tariff"}
    pinned = levy_results(levy, rows, ASSESSED, lambda name: name in kept or name.endswith("_allowances"))
    theirs = [result for year in YEARS for result in gettsim_results(year, [row for row in rows if row[0] == year])]
    classes, same, unknown, years = Counter(), Counter(), 0, {}
    for (year, facts), ours, found in zip(rows, (a | b for a, b in zip(earned, pinned)), theirs, strict=True):
        for name, flags in FLAGS.items():
            wanted = ours[name]
            if name == "solidarity_surcharge":                      # on their tax, so that its faults are not counted twice
                wanted = faults.surcharge(year, facts, found["tax_after_all_allowances"], ())
            if name == "relief_for_lone_parents":
                why = () if abs(wanted - found[name]) < F(1, 1000) else None
            else:
                why = faults.explained(statute(name, year, facts, found["tax_after_all_allowances"]), flags, found[name], wanted)
            if why is None:
                unknown += 1
                if unknown < 12:
                    print("not explained:", year, name, "statute", cell(wanted), "GETTSIM", float(found[name]),
                          {fact: cell(value) for fact, value in facts.items()})
            elif why:
                classes[name, why] += 1
                years.setdefault((name, why), set()).add(year)
            else:
                same[name] += 1
    for name in FLAGS:
        print(f"{name}: {same[name]} of {count} the same")
        for (of, why), times in sorted(classes.items(), key=lambda one: -one[1]):
            if of == name:
                print(f"  {times:5}  {' + '.join(why)}  ({min(years[of, why])} to {max(years[of, why])})")
    print(f"{count} households, {count * len(FLAGS)} amounts, {sum(same.values())} the same, {sum(classes.values())} explained, "
          f"{unknown} not explained")
    return unknown


if __name__ == "__main__":
    sys.exit(compare(int(sys.argv[2]), sys.argv[3]) > 0)
