"""Persons as units: who belongs together, what a column means in each place, and what does not fit."""

import decimal
import random

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import levy

D = decimal.Decimal
KEEP = ["home", "years", "weight"]
PRESENT = {"spouse": "filing=joint/single", "child.#": "children"}

# A couple with two children, a lone parent with one, a student, and two who live together and have a child.
FAMILIES = {
    "p_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "partner": [2, 1, -1, -1, -1, -1, -1, -1, -1, -1],
    "mother": [-1, -1, 2, 2, -1, 5, -1, 8, -1, -1],
    "father": [-1, -1, 1, 1, -1, -1, -1, 9, -1, -1],
    "home": [1, 1, 1, 1, 2, 2, 3, 4, 4, 4],
    "years": [40, 38, 15, 9, 33, 4, 22, 2, 41, 40],
    "wages": [60000, 20000, 0, 0, 40000, 0, 9000, 0, 30000, 35000],
    "childcare": [0, 0, 0, 1200, 0, 2400, 0, 0, 0, 0],
    "federal_state": ["BY"] * 4 + ["HE"] * 2 + ["NW"] * 4,
    "weight": [D("100.25")] * 4 + [D("90.50")] * 2 + [D("80")] * 4,
}
# Person 8's mother is person 10.
FAMILIES["mother"][7] = 10
OPTIONS = dict(person="p_id", spouse="partner", parents=["mother", "father"], present=PRESENT, apart="each", keep=KEEP, firsts=["years"])


def families(**changes):
    return pa.table({**FAMILIES, **changes})


def changed(column, row, value):
    values = list(FAMILIES[column])
    values[row] = value
    return {column: values}


def made(de, table=None, **options):
    return levy.units(families() if table is None else table, de, **{**OPTIONS, **options})


def rows(table):
    return pa.Table.from_pandas(table).to_pylist() if isinstance(table, pd.DataFrame) else pa.table(table).to_pylist()


def test_couples_children_and_who_is_alone(de):
    units = made(de, household="home", age="years")
    found = pa.table(units.table).to_pydict()
    assert found["p_id"] == [1, 5, 7, 9, 10] and found["spouse_p_id"] == [2, None, None, None, None]
    assert found["filing"] == ["joint", "single", "single", "single", "single"]
    assert found["children"] == [2, 1, 0, 1, 1]
    assert found["wages"] == [60000, 40000, 9000, 30000, 35000] and found["spouse.wages"] == [20000, None, None, None, None]
    # Children stand in the order of the table; 1,200 is of the second child of the couple.
    assert found["child.1.childcare"] == [0, 2400, None, 0, 0] and found["child.2.childcare"] == [1200, None, None, None, None]
    assert found["federal_state"] == ["BY", "HE", "NW", "NW", "NW"]
    # 1 + 0.5 + 0.5 (of 15 years) + 0.3; 1 + 0.3; 1; 1 + 0.5 + 0.3.
    assert found["scale"] == [D("2.3"), D("1.3"), D("1.0"), D("1.8"), D("1.8")] and found["members"] == [4, 2, 1, 3, 3]
    assert units.kept == ["p_id", "spouse_p_id", "home", "weight", "members", "scale"] and len(units) == 5 and not units.unused
    assert "levy.Units: 5 units of 10 persons" in repr(units)


def test_children_of_whom_rules_are_not_told(de):
    found = pa.table(made(de, families(childcare=[0] * 10), present={**PRESENT, "child.#": None}, age="years").table)
    assert "children" not in found.column_names and found["members"].to_pylist() == [4, 2, 1, 2, 1]


def test_what_is_carried_along(de):
    misspelt = families().rename_columns([name.replace("wages", "wagse") for name in families().column_names])
    with pytest.raises(levy.LevyError, match="unknown column 'wagse'; did you mean 'wages'"):
        made(de, misspelt)
    every = made(de, keep="all")
    assert every.kept == ["p_id", "spouse_p_id", "home", "years", "weight"]
    assert "child.1.childcare" in pa.table(every.table).column_names
    # A kept column is not a fact.
    kept = made(de, keep=[*KEEP, "wages"], firsts=["years", "wages"])
    assert "wages" in kept.kept and "spouse.wages" not in pa.table(kept.table).column_names


def test_without_a_household_the_unit_is_one(de):
    found = pa.table(made(de, age="years").table).to_pydict()
    assert found["members"] == [4, 2, 1, 2, 1], "the child of two units is in the first, its father's or mother's, once"


@pytest.mark.parametrize("kind", [pd.DataFrame, lambda table: pl.DataFrame(pa.table(table)), pa.table])
def test_all_kinds_of_tables(de, kind):
    plain = {**FAMILIES, "weight": [float(weight) for weight in FAMILIES["weight"]]}
    units = made(de, kind(plain))
    assert type(units.table) is type(kind(plain))
    there = [(row["p_id"], row["children"], row["wages"]) for row in rows(units.table)]
    assert there == [(1, 2, 60000), (5, 1, 40000), (7, 0, 9000), (9, 1, 30000), (10, 1, 35000)]


def test_units_are_computed_as_cases_are(de):
    units = made(de)
    common = {"without_contributions": True, "church_member": False}
    keep = units.kept
    outputs = ["assessed_income_tax", "solidarity_surcharge"]
    table = pa.table(units.table)
    found = de.evaluate(table, outputs, year=2025, keep=keep, common=common, errors="column", notes=False)
    assert found["fault"].null_count == len(units), found["fault"].to_pylist()
    couple = {
        "wages": 60000, "spouse.wages": 20000, "filing": "joint", "federal_state": "BY", "children": 2, "child.2.childcare": 1200,
        **common}
    assert found["assessed_income_tax"][0].as_py() == de.answer(couple, outputs, year=2025)["results"]["assessed_income_tax"]
    single = {"wages": 40000, "federal_state": "HE", "children": 1, "child.1.childcare": 2400, "church_member": False,
              "without_contributions": True}
    assert found["assessed_income_tax"][1].as_py() == de.answer(single, outputs, year=2025)["results"]["assessed_income_tax"]


def test_rows_may_stand_in_any_order(de):
    order = [7, 3, 9, 0, 5, 2, 8, 1, 6, 4]
    shuffled = made(de, families().take(order), household="home", age="years")
    plain = made(de, household="home", age="years")

    def by_taxpayer(units):
        # The first person of a couple in the table is the taxpayer, and so is the first child.
        return {frozenset(filter(None, (row["p_id"], row["spouse_p_id"]))): (
            row["children"], row["scale"], row["wages"] + (row["spouse.wages"] or 0),
            sum(row[f"child.{number}.childcare"] or 0 for number in (1, 2))) for row in rows(units.table)}

    assert by_taxpayer(shuffled) == by_taxpayer(plain)


def test_groups_and_roles(de):
    table = families(role=["head", "partner", "kid", "kid", "head", "kid", "head", "kid", "head", "head"], unit=[
        1, 1, 1, 1, 2, 2, 3, 4, 4, 5]).drop(["partner", "mother", "father"])
    roles = {"head": [""], "partner": ["spouse"], "kid": ["child.#"]}
    found = pa.table(levy.units(table, de, unit="unit", role="role", roles=roles, present=PRESENT, keep=KEEP, firsts=["years"]).table).to_pydict()
    assert found["p_id"] == [1, 5, 7, 9, 10] and found["children"] == [2, 1, 0, 1, 0]
    assert found["child.2.childcare"] == [1200, None, None, None, None] and found["filing"][:2] == ["joint", "single"]
    # As in OpenFisca, one role for both.
    adults = families(role=["adult", "adult", "kid", "kid", "adult", "kid", "adult", "kid", "adult", "adult"], unit=[
        1, 1, 1, 1, 2, 2, 3, 4, 4, 5]).drop(["partner", "mother", "father"])
    both = {"adult": ["", "spouse"], "kid": ["child.#"]}
    again = pa.table(levy.units(adults, de, unit="unit", role="role", roles=both, present=PRESENT, keep=KEEP, firsts=["years"]).table).to_pydict()
    assert again == found


def test_further_things_by_the_number_of_the_person(de):
    pensions = pa.table({"p_id": [2, 1, 2], "amount": [8000, 12000, 3000], "start_year": [2010, 2012, 2015]})
    present = {**PRESENT, "further_pension.#": "further_pensions"}
    found = pa.table(made(de, things={"further_pension": pensions}, present=present).table).to_pydict()
    assert found["further_pensions"][:2] == [1, 0] and found["further_pension.1.amount"][:2] == [12000, None]
    spouses = {name: found[name][0] for name in found if name.startswith("spouse.further_pension") or name == "spouse_further_pensions"
               or name == "spouse.further_pensions"}
    assert set(spouses.values()) == {2, 8000, 2010, 3000, 2015}, spouses
    # Facts of the unit pass from one spouse to the other.
    supported = pa.table({"p_id": [2, 1], "maintenance": [500, 700]})
    present = {**PRESENT, "supported.#": "supported_people"}
    found = pa.table(made(de, things={"supported": supported}, present=present).table).to_pydict()
    assert found["supported_people"][:2] == [2, 0] and [found[f"supported.{n}.maintenance"][0] for n in (1, 2)] == [500, 700]


def test_further_things_of_rows_that_are_couples(de):
    couples = pa.table({"id": [7, 8, 9], "wages": [0, 50000, 0], "spouse.wages": [0, 0, 0], "filing": ["single", "joint", "joint"]})
    pensions = pa.table({
        "id": [9, 7, 9, 9], "owner": ["spouse", None, "taxpayer", "spouse"], "amount": [9600, 4800, 1200, 3000],
        "start_year": [2014, 2016, 2018, 2019], "first_full_year": [9000, 4700, 1180, 2950]})
    present = {"further_pension.#": "further_pensions"}
    units = levy.units(couples, de, person="id", things={"further_pension": pensions}, present=present)
    names = {"further_pension": "further_pension.", "spouse": "spouse.further_pension."}
    wide = couples
    for column, values in {
            "further_pensions": [1, 0, 1], "spouse.further_pensions": [0, 0, 2],
            **{f"{names[owner]}{number}.{fact}": values for owner, number, fact, values in [
                ("further_pension", 1, "amount", [4800, None, 1200]), ("further_pension", 1, "start_year", [2016, None, 2018]),
                ("further_pension", 1, "first_full_year", [4700, None, 1180]), ("spouse", 1, "amount", [None, None, 9600]),
                ("spouse", 1, "start_year", [None, None, 2014]), ("spouse", 1, "first_full_year", [None, None, 9000]),
                ("spouse", 2, "amount", [None, None, 3000]), ("spouse", 2, "start_year", [None, None, 2019]),
                ("spouse", 2, "first_full_year", [None, None, 2950])]}}.items():
        wide = wide.append_column(column, pa.array(values))
    options = {"year": 2025, "keep": ["id"], "common": {"without_contributions": True}, "notes": False}
    found = de.evaluate(units.table, ["assessed_income_tax"], **options)
    assert found.equals(de.evaluate(wide, ["assessed_income_tax"], **options))
    assert found["assessed_income_tax"].to_pylist()[2] is not None
    with pytest.raises(levy.LevyError, match="row 0: owner is 'wife', but id 9 is the taxpayer"):
        levy.units(couples, de, person="id", present=present, things={
            "further_pension": pensions.set_column(1, "owner", pa.array(["wife", "", "", ""]))})
    # A person's things are theirs.
    with pytest.raises(levy.LevyError, match="row 0: owner is 'spouse', but p_id 1 is the taxpayer"):
        made(de, present={**PRESENT, **present}, things={
            "further_pension": pa.table({"p_id": [1], "owner": ["spouse"], "amount": [12000]})})


@pytest.mark.parametrize("things, words", [
    (pa.table({"p_id": [77], "amount": [1]}), "of p_id 77, who is not there"),
    (pa.table({"p_id": [3], "amount": [1]}), "of p_id 3, who makes no unit"),
    (pa.table({"p_id": [1], "amuont": [1]}), "'amuont' is no fact"),
    (pa.table({"person": [1]}), "no column 'p_id'"),
    (pa.table({"p_id": [1] * 9, "amount": [1] * 9}), "has 9, but the rules have no further_pension"),
])
def test_things_that_do_not_fit(de, things, words):
    present = {**PRESENT, "further_pension.#": "further_pensions"}
    with pytest.raises(levy.LevyError, match=words):
        made(de, things={"further_pension": things}, present=present)
    with pytest.raises(levy.LevyError, match="say in present which fact counts them"):
        made(de, things={"further_pension": things})


@pytest.mark.parametrize("changes, words", [
    (changed("partner", 0, 77), "row 0: there is no p_id 77, the spouse of 1"),
    (changed("partner", 1, 5), "row 1: the spouse of 2 is 5, but that of 5 is -1"),
    (changed("partner", 4, 1), "row 4: the spouse of 5 is 1, but that of 1 is 2"),
    (changed("partner", 4, 5), "row 4: the spouse of 5 is 5"),
    (changed("p_id", 4, 1), "row 4: p_id 1 is row 0 too"),
    (changed("p_id", 4, None), "row 4: p_id None is none"),
    (changed("mother", 2, 88), "row 2: p_id 3 is a child of 88, who is not there"),
    (changed("mother", 2, 3), "row 2: p_id 3 is their own parent"),
    (changed("mother", 2, 1), "row 2: p_id 3 has 1 as both parents"),
    (changed("mother", 2, 4), "row 2: p_id 3 is a child of 4, who makes no unit"),
    (changed("mother", 1, 3), "row 1: p_id 2 and 3 are each other's parents"),
    (changed("wages", 2, 3000), "row 2: p_id 3 has wages 3000, which no unit reads: say in files"),
    (changed("childcare", 6, 5), "row 6: p_id 7 has childcare 5, which no unit reads"),
    (changed("federal_state", 1, "HE"), "row 1: column 'federal_state' is one of the couple, but 1 has BY and 2 has HE"),
    (changed("weight", 1, D(7)), "column 'weight' is one of the couple"),
    ({"filing": ["single"] * 10}, "has filing single, but it is joint"),
    ({"children": [3] + [0] * 9}, "children"),
])
def test_what_does_not_fit_is_said_with_row_and_value(de, changes, words):
    with pytest.raises(levy.LevyError, match=words):
        made(de, families(**changes))


def test_benefits_of_children_are_not_lost_silently(de):
    """A sum over the couple that is only carried along has nothing of their children, which is said."""
    people = pa.table({"p_id": [1, 2, 3], "partner": [2, 1, -1], "mother": [-1, -1, 1], "housing_benefit": [100, 20, 7]})
    found = levy.units(
        people, de, spouse="partner", parents=["mother"], present={"spouse": "filing=joint/single", "child.#": "children"},
        keep=["housing_benefit"], sums=["housing_benefit"])
    assert found.table["housing_benefit"].to_pylist() == [120]
    assert found.unused == [{"column": "housing_benefit", "rows": 1, "row": 2, "value": 7}]


def test_sums_of_a_couple(de):
    table = families(extraordinary_expenses=[None, 50, None, None, 7, None, None, None, None, None], donations=[D("1.10"), D("2.20")] + [D(0)] * 8)
    found = pa.table(made(de, table, sums=["extraordinary_expenses", "donations"]).table).to_pydict()
    assert found["extraordinary_expenses"][:3] == [50, 7, None] and found["donations"][0] == D("3.30")
    small = pa.array([100, 100] + [0] * 8, pa.int8())
    assert pa.table(made(de, families(donations=small), sums=["donations"]).table)["donations"].to_pylist()[0] == 200
    floats = families(donations=[0.1, 0.2, None, None, None, float("nan"), None, None, None, None])
    assert pa.table(made(de, floats, sums=["donations"]).table)["donations"].to_pylist()[:2] == [0.3, None]
    with pytest.raises(levy.LevyError, match="sums: column 'federal_state' has no numbers"):
        made(de, sums=["federal_state"])
    inf = float("inf")
    for least, most, kind in [
        (1, 2**63 - 1, pa.int64()), (1, 2**64 - 1, pa.uint64()), (D(1), D("9" * 36 + ".99"), pa.decimal128(38, 2)),
        (1e308, 1e308, pa.float64()), (-inf, inf, pa.float64()), (5.0, inf, pa.float64()),
    ]:
        with pytest.raises(levy.LevyError, match="sums: column 'donations' has numbers that cannot be added"):
            made(de, families(donations=pa.array([least, most] + [None] * 8, kind)), sums=["donations"])


def test_names_that_are_none(de):
    twice = pa.table([pa.array([1]), pa.array([2]), pa.array([3])], names=["p_id", "wages", "wages"])
    with pytest.raises(levy.LevyError, match="there are several columns 'wages'"):
        levy.units(twice, de)
    with pytest.raises(levy.LevyError) as caught:
        levy.units(pa.table({"p_id": [1], "\x1b[2J": [1], "a\nb": [1]}), de)
    assert "\x1b" not in str(caught.value) and len(str(caught.value).split("\n")) == 2


def test_all_that_is_wrong_is_said_at_once(de):
    with pytest.raises(levy.LevyError) as caught:
        made(de, families(partner=[9, 9, 9, 9, 9, 9, 9, 9, -1, 9]))
    lines = str(caught.value).split("\n")
    assert len(lines) >= 9 and "row 0" in lines[0]


@pytest.mark.parametrize("options, words", [
    (dict(apart=None), "row 7: p_id 8 is a child of 10 and 9, who are two units: say by apart="),
    (dict(apart="both"), "expected 'each' or 'first'"),
    (dict(spouse=None, joint="weight"), "joint goes with spouse"), (dict(spouse=None, joint=False), "joint goes with spouse"),
    (dict(unit="home"), "unit, role and roles go together"),
    (dict(present={"spouse": "filing=joint"}), "say which fact says who is there, such as {'child.#': 'children'}"),
    (dict(present={"child.#": "children"}), "such as {'spouse': 'filing=joint/single'}"),
    (dict(present={"spouse": "filling=joint"}), "the rules have no 'filling'"),
    (dict(parents=["mothr"]), "no column 'mothr'"),
    (dict(age="years", household="hom"), "no column 'hom'"),
    (dict(sums=["kids"]), "no column 'kids'"), (dict(keep=["kids"]), "no column 'kids'"),
    (dict(keep=["home", "years"]), "unknown column 'weight'; to carry it along, name it in keep"),
    (dict(columns={"wages": "wagse"}), "unknown column 'wages'; did you mean 'wages'"),
])
def test_options_that_mean_nothing(de, options, words):
    with pytest.raises(levy.LevyError, match=words):
        made(de, **options)


@pytest.mark.parametrize("column, values, words", [
    ("years", [40, 38, 15, 9, None, 4, 22, 2, 41, 40], "row 4: p_id 5 has years None"),
    ("years", ["40", "38", "15", "9", "33", "4", "22", "2", "41", "40"], "row 0: p_id 1 has years 40, expected a number"),
    ("years", [13, 12, 11, 9, 33, 4, 22, 2, 41, 40], "1 has nobody of 14 years"),
    ("home", [1, 1, 1, 1, None, 2, 3, 4, 4, 4], "row 4: p_id 5 is in no home"),
])
def test_households_have_ages(de, column, values, words):
    with pytest.raises(levy.LevyError, match=words):
        made(de, families(**{column: values}), household="home", age="years")


def test_roles_that_do_not_fit(de):
    roles = {"head": [""], "partner": ["spouse"], "kid": ["child.#"]}

    def grouped(role, unit=(1, 1, 1, 1, 2, 2, 3, 4, 4, 5)):
        table = families(role=role, unit=list(unit)).drop(["partner", "mother", "father"])
        return levy.units(table, de, unit="unit", role="role", roles=roles, present=PRESENT, keep=KEEP, firsts=["years"])

    good = ["head", "partner", "kid", "kid", "head", "kid", "head", "kid", "head", "head"]
    assert len(grouped(good)) == 5
    for role, words in [
        (["head", "partner", "partner", *good[3:]], "row 2: p_id 3 is one partner too many in unit 1: there is room for 1"),
        (["head", "head", *good[2:]], "row 1: p_id 2 is one head too many"),
        (["partner", "partner", *good[2:]], "unit 1 has no taxpayer: nobody in it is head"),
        (["boss", *good[1:]], "row 0: p_id 1 is 'boss' in unit 1: expected one of head, partner, kid"),
    ]:
        with pytest.raises(levy.LevyError, match=words):
            grouped(role)
    with pytest.raises(levy.LevyError, match="row 0: p_id 1 is in no unit"):
        grouped(good, (None, 1, 1, 1, 2, 2, 3, 4, 4, 5))
    with pytest.raises(levy.LevyError, match="no place for 'partner'"):
        levy.units(families(role=good), de, unit="home", role="role", roles=roles, spouse="partner")


def test_who_files_though_they_are_children(de):
    working = changed("wages", 2, 3000)
    files = [True, True, True, False, True, False, True, False, True, True]
    found = pa.table(made(de, families(**working, files=files), files="files").table).to_pydict()
    assert found["p_id"] == [1, 3, 5, 7, 9, 10] and found["children"] == [2, 0, 1, 0, 1, 1] and found["wages"][1] == 3000
    # Grown up: no longer anybody's child.
    dependent = [False] * 3 + [True, False, True, False, True, False, False]
    found = pa.table(made(de, families(**working, dependent=dependent), dependent="dependent").table).to_pydict()
    assert found["p_id"] == [1, 3, 5, 7, 9, 10] and found["children"] == [1, 0, 1, 0, 1, 1]
    with pytest.raises(levy.LevyError, match="row 0: p_id 1 is no child and makes no unit either"):
        made(de, families(files=[False] + files[1:]), files="files")
    with pytest.raises(levy.LevyError, match="row 0: p_id 1: files does not say anything"):
        made(de, families(files=[None] + files[1:]), files="files")
    with pytest.raises(levy.LevyError, match="row 6: p_id 7 is a child, but has no parents here"):
        made(de, families(dependent=[False] * 6 + [True] + dependent[7:]), dependent="dependent")


@pytest.mark.parametrize("values, words", [
    ([True, True, *[False] * 8], None), ([1, 1, *[0] * 8], None), ([1.0, 1.0, *[None] * 8], None),
    (["yes", "yes", *["no"] * 8], "row 0: jointly is 'yes', expected true or false"),
    ([2, 1, *[0] * 8], "row 0: jointly is 2"),
    ([None, True, *[False] * 8], "row 0: p_id 1 has a spouse, but it is not said whether they file jointly"),
    ([True, False, *[False] * 8], "row 0: 1 files jointly with 2, who does not"),
    ([True] * 10, "row 2: p_id 3 files jointly, but has no spouse"),
])
def test_flags_are_flags(de, values, words):
    table = families(jointly=values)
    if words is None:
        assert len(made(de, table, joint="jointly")) == 5
    else:
        with pytest.raises(levy.LevyError, match=words):
            made(de, table, joint="jointly")


def test_two_who_do_not_file_jointly_are_two_units(de):
    found = pa.table(made(de, families(jointly=[False] * 10), joint="jointly").table).to_pydict()
    assert pa.table(made(de, joint=False).table).to_pydict() == found and "spouse.wages" not in found
    assert found["p_id"] == [1, 2, 5, 7, 9, 10] and found["filing"] == ["single"] * 6 and found["children"] == [2, 2, 1, 0, 1, 1]


def test_what_is_not_read_is_noted(de):
    units = made(de, families(church_member=[False, False, True, True, False, False, False, False, False, False]))
    assert units.unused == [{"column": "church_member", "rows": 2, "row": 2, "value": True}]
    assert "not read in 2 rows, such as row 2: church_member = True" in repr(units)


def test_results_by_person(de):
    units = made(de)
    results = pa.table({"p_id": [1, 5, 7, 9, 10], "tax": [10, 20, 30, 40, 50], "wage_tax": [1, 2, 3, 4, 5],
                        "spouse_wage_tax": [7, None, None, None, None]})
    found = units.by_person(results).to_pydict()
    assert found["p_id"] == list(range(1, 11)) and found["unit"] == [1, 1, 1, 1, 5, 5, 7, 9, 9, 10]
    assert found["role"] == ["taxpayer", "spouse", "child.1", "child.2", "taxpayer", "child.1", "taxpayer", "child.1", "taxpayer",
                             "taxpayer"]
    # A sum over persons equals the sum over units.
    assert found["tax"] == [10, None, None, None, 20, None, 30, None, 40, 50]
    assert found["wage_tax"] == [1, 7, None, None, 2, None, 3, None, 4, 5] and "spouse_wage_tax" not in found
    every = units.by_person(results, each=True).to_pydict()
    assert every["tax"] == [10, 10, 10, 10, 20, 20, 30, 40, 40, 50]
    with pytest.raises(levy.LevyError, match="expected 5 rows"):
        units.by_person(results.slice(1))
    with pytest.raises(levy.LevyError, match="another order"):
        units.by_person(results.take([1, 0, 2, 3, 4]))
    frame = made(de, pd.DataFrame({**FAMILIES, "weight": 1.0})).by_person(results.to_pandas())
    assert isinstance(frame, pd.DataFrame) and len(frame) == 10


def test_children_have_results_of_their_own(de):
    units = made(de)
    results = pa.table({"child.1.child_benefit": [3060, 3060, None, 1, 2], "child.2.child_benefit": [3061, None, None, None, None]})
    found = units.by_person(results).to_pydict()
    assert found["child_benefit"] == [None, None, 3060, 3061, None, 3060, None, 1, None, None]


def test_rules_without_spouses(de):
    """In the United Kingdom everybody is assessed alone."""
    uk = levy.rules("uk")
    table = families().rename_columns(["p_id", "partner", "mother", "father", "home", "years", "salary", "cc", "region", "weight"])
    units = levy.units(table, uk, spouse=None, parents=["mother", "father"], present={"child.#": "children"}, apart="each",
                       household="home", age="years", keep=["partner", "cc", "region", "weight"])
    found = pa.table(units.table).to_pydict()
    assert found["children"] == [2, 2, 1, 0, 1, 1] and found["salary"] == [60000, 20000, 40000, 9000, 30000, 35000]


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_lost_on_the_way(de, seed):
    """Whatever the families are: what persons earn is in the units, each child counts where it should, and results come back once."""
    draw = random.Random(seed)
    people, partner = list(range(1, 61)), {}
    adults = people[:40]
    for one, other in zip(adults[:20:2], adults[1:20:2]):
        if draw.random() < 0.7:
            partner.update({one: other, other: one})
    parents = {child: draw.sample(adults, draw.choice([1, 2])) for child in people[40:]}
    draw.shuffle(people)
    wages = {number: draw.randrange(0, 90_000) if number in adults else 0 for number in people}
    table = pa.table({
        "p_id": people, "partner": [partner.get(number, -1) for number in people],
        "mother": [parents.get(number, [-1])[0] for number in people], "father": [(parents.get(number, []) + [-1, -1])[1] for number in people],
        "wages": [wages[number] for number in people], "care": [number * 10 if number in parents else 0 for number in people]})
    units = levy.units(
        table, de, spouse="partner", parents=["mother", "father"], present=PRESENT, apart="each", columns={"care": "child.childcare"})
    found = pa.table(units.table)
    earned = [value for name in ("wages", "spouse.wages") for value in found[name].to_pylist() if value is not None]
    assert sum(earned) == sum(wages.values()) and len(units) == 40 - len(partner) // 2
    homes = {number: frozenset({number, partner.get(number, number)}) for number in adults}
    links = [(child, home) for child, elders in parents.items() for home in {homes[elder] for elder in elders}]
    assert sum(found["children"].to_pylist()) == len(links)
    care = [value for name in found.column_names if name.endswith(".childcare") for value in found[name].to_pylist() if value]
    assert sorted(care) == sorted(child * 10 for child, _ in links)
    taxed = found.select(["p_id"]).append_column("tax", pa.array(range(len(units))))
    assert sum(filter(None, units.by_person(taxed)["tax"].to_pylist())) == sum(range(len(units)))
    roles = units.by_person(taxed)["role"].to_pylist()
    assert roles.count("taxpayer") == len(units) and roles.count("spouse") == len(partner) // 2 and None not in roles


def test_results_of_the_spouse_as_facts():
    """The high income child benefit charge is that of the one who has more: ITEPA 2003 s. 681B."""
    uk = levy.rules("uk")
    table = pa.table({"p_id": [1, 2, 3, 4], "partner": [2, 1, -1, -1], "parent": [-1, -1, 1, -1], "other": [-1, -1, 2, -1],
                      "salary": [90000, 70000, 0, 65000]})
    units = levy.units(
        table, uk, spouse="partner", joint=False, parents=["parent", "other"], present={"child.#": "children"}, apart="each")
    first = uk.evaluate(units.table, ["adjusted_net_income"], year=2026, keep=units.kept, notes=False)
    both = units.with_spouses(first, {"adjusted_net_income": "partner_adjusted_net_income"})
    assert both["partner_adjusted_net_income"].to_pylist() == [D("70000.00"), D("90000.00"), None]
    charge = uk.evaluate(both, ["child_benefit_charge"], year=2026, keep=units.kept, notes=False)["child_benefit_charge"].to_pylist()
    assert charge[0] > 0 == charge[1] == charge[2]
    for results, facts, words in [
        (first.slice(1), {"adjusted_net_income": "partner_adjusted_net_income"}, "expected 3 rows"),
        (first, {"net": "partner_adjusted_net_income"}, "no column 'net'"),
        (first, {"adjusted_net_income": "partner_net"}, "nothing that the rules have"),
        (first, {"adjusted_net_income": "salary"}, "a column of the units already")]:
        with pytest.raises(levy.LevyError, match=words):
            units.with_spouses(results, facts)
