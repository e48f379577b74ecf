"""Tests and simulations of OpenFisca as cases, by rules that have the law of its country template (rules/ct)."""

import datetime
import decimal
import importlib.util
import os
import pathlib
import shutil
import subprocess
from fractions import Fraction

import pytest

import levy
from levy import openfisca

D = decimal.Decimal
RULES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rules")
NAMES = openfisca.Names(
    persons={"adults": ["", "adult.#"], "children": ["child.#"]},
    present={"adult.#": "further_adults", "child.#": "number_of_children"},
    spread={
        "birth": "always", "salary": "divide", "capital_returns": "divide", "accommodation_size": "repeat",
        "housing_occupancy_status": "repeat",
    })


@pytest.fixture(scope="module")
def ct():
    return levy.rules("ct", RULES)


def template():
    """The folder of the package, which is not imported, for that takes OpenFisca."""
    found = importlib.util.find_spec("openfisca_country_template")
    if found is None:
        pytest.skip("openfisca-country-template is not installed")
    pytest.importorskip("yaml")
    return pathlib.Path(found.origin).parent


def test_the_country_templates_tests(ct):
    """Of its 38 tests 31 carry over, with 50 expected results, all of which come out; the others are reforms."""
    files = sorted((template() / "tests").rglob("*.yaml"))
    readings = {file: openfisca.read(str(file), NAMES) for file in files}
    refused = {file.stem: len(reading.refused) for file, reading in readings.items() if reading.refused}
    assert refused == {
        "add_dynamic_variable": 1, "add_inline_parametric_reform": 1, "add_new_tax": 2, "modify_social_security_taxation": 3}
    assert all("reforms" in each.reason or "parameters" in each.reason for all_ in readings.values() for each in all_.refused)
    outcomes = [outcome for reading in readings.values() for outcome in openfisca.check(ct, reading.cases)]
    assert [outcome for outcome in outcomes if not outcome.passes] == []
    assert len(outcomes) == 50


def test_the_country_templates_situations(ct):
    """The results of OpenFisca 46 with the template for its examples, to the cent."""
    found = {}
    for file in sorted((template() / "situation_examples").glob("*.json")):
        for case in openfisca.read(str(file), NAMES).cases:
            asked = [name for name in case.expected if name not in ("birth", "housing_occupancy_status")]
            found.setdefault(file.stem, {}).update(ct.answer(case.given, asked, date=case.date)["results"])
    assert found == {
        "couple": {"disposable_income": D("6578.33"), "total_benefits": D("1200.00"), "total_taxes": D("1121.67")},
        "housing": {"disposable_income": D("583.33"), "housing_tax": D("200.00")}, "single": {"disposable_income": D("583.33")}}


COUPLE = {
    "name": "a couple and two children", "period": "2025-01", "absolute_error_margin": 0.01,
    "input": {
        "household": {"adults": ["Ana", "Bo"], "children": ["Cy", "Di"], "rent": 0},
        "persons": {
            "Ana": {"salary": {2025: 12000}}, "Bo": {"salary": "1250 + 250"}, "Cy": {"birth": "2010-01-01"},
            "Di": {"birth": datetime.date(2012, 1, 1), "salary": {"2025-02": 9999}}},
    },
    "output": {
        "household": {"disposable_income": "2 * 600 + (1000 + 1500) * 0.83 - 200 / 12"},
        "persons": {"Bo": {"income_tax": 225, "basic_income": 600}, "Di": {"age": {"2025-01": 13, "2026-01": 14}}},
    },
}


def test_a_case_for_each_time(ct):
    reading = openfisca.cases([COUPLE], NAMES)
    assert reading.refused == []
    now, later = reading.cases
    assert now.date == datetime.date(2025, 1, 1) and later.date == datetime.date(2026, 1, 1)
    assert now.given == {
        "further_adults": 1, "number_of_children": 2, "salary": 1000, "adult.1.salary": 1500, "child.1.birth": datetime.date(2010, 1, 1),
        "child.2.birth": datetime.date(2012, 1, 1), "rent": 0}
    assert now.expected == {
        "disposable_income": Fraction(1200) + 2075 - Fraction(200, 12), "adult.1.income_tax": 225, "adult.1.basic_income": 600,
        "child.2.age": 13}
    assert later.expected == {"child.2.age": 14} and "salary" not in later.given
    outcomes = openfisca.check(ct, reading.cases)
    assert len(outcomes) == 5 and all(outcome.passes for outcome in outcomes)


def test_a_difference_is_seen(ct):
    """A cent beyond the margin, a word, and a result that there is none of."""
    def check(margin, output):
        test = {"period": "2025-01", "absolute_error_margin": margin, "input": {"salary": 1000}, "output": output}
        return [outcome.passes for outcome in openfisca.check(ct, openfisca.cases([test], NAMES).cases)]

    assert check(0, {"income_tax": 150}) == [True] and check(0, {"income_tax": 150.01}) == [False]
    assert check(0.01, {"income_tax": 150.01}) == [True] and check(0.01, {"income_tax": 150.02}) == [False]
    assert check(0, {"housing_occupancy_status": "tenant"}) == [True]
    assert check(0, {"housing_occupancy_status": "owner"}) == [False]
    (early,) = openfisca.cases([{"period": "2001-01", "input": {}, "output": {"income_tax": 0}}], NAMES).cases
    (outcome,) = openfisca.check(ct, [early])
    assert not outcome.passes and "has no value on 2001-01-01" in outcome.error


def test_tables_and_fixtures(ct, tmp_path):
    """The same cases as a table, and as fixtures that levy test runs: a wrong figure among them is found."""
    cases = openfisca.cases(
        [COUPLE, {"name": "alone", "period": "2025-01", "input": {"salary": 0.1}, "output": {"income_tax": 0.02}}], NAMES).cases
    table = openfisca.table(cases)
    found = ct.evaluate(table, ["disposable_income", "income_tax"], keep=["case"]).to_pylist()
    assert [row["case"] for row in found] == ["a couple and two children", "a couple and two children", "alone"]
    assert found[0]["disposable_income"] == D("3258.33") and found[2]["income_tax"] == D("0.02")
    shutil.copytree(os.path.join(RULES, "ct"), tmp_path / "ct")
    (tmp_path / "ct" / "fixtures").mkdir()
    (tmp_path / "ct" / "fixtures" / "of.csv").write_text(openfisca.fixtures(cases, "a test of OpenFisca"))

    def run():
        return subprocess.run(
            [os.environ["LEVY_PROGRAM"], "test", "ct", "--rules", str(tmp_path)], capture_output=True, text=True)

    ran = run()
    assert ran.returncode == 0 and "3 passed, 0 failed" in ran.stdout, ran.stdout + ran.stderr
    wrong = openfisca.fixtures(cases, "a test of OpenFisca").replace(",0.02,", ",0.03,")
    (tmp_path / "ct" / "fixtures" / "of.csv").write_text(wrong)
    assert "2 passed, 1 failed" in run().stdout


def test_a_spouse_and_words_of_other_names(de):
    """Names of the German rules: a place for one, a word that says who is there, a name and a word that are others."""
    names = openfisca.Names(
        facts={"revenu": "taxable_income", "impot": "income_tax", "region": "federal_state"}, persons={"adultes": ["", "spouse"]},
        present={"spouse": "filing=joint"}, words={"region": {"nrw": "NW"}}, group=("foyer", "foyers"),
        person=("individu", "individus"), day="last")
    simulation = {
        "individus": {"a": {}, "b": {}, "c": {}},
        "foyers": {
            "ab": {"adultes": ["a", "b"], "revenu": {"2025": 60000}, "region": {"2025": "nrw"}, "impot": {"2025": None}},
            "c": {"adultes": "c", "revenu": {"2025": 60000}, "impot": {"2025": None}}},
    }
    couple, alone = openfisca.cases(simulation, names).cases
    assert couple.date == datetime.date(2025, 12, 31)
    assert couple.given == {"filing": "joint", "taxable_income": 60000, "federal_state": "NW"}
    assert alone.given == {"taxable_income": 60000}
    answers = [de.answer(case.given, ["est"], date=case.date)["results"]["est"] for case in (couple, alone)]
    assert answers[0] < answers[1] == 14415


@pytest.mark.parametrize("change, reason", [
    ({"reforms": "a.b"}, "its reforms are Python"),
    ({"parameters": {}}, "parameters of its own"),
    ({"axes": []}, "it has axes"),
    ({"inputs": {}}, "'inputs', which is not known"),
    ({"period": "2025-01:3"}, "expected a month, such as 2017-01"),
    ({"period": "2025-13"}, "month must be in 1..12"),
    ({"period": None, "input": {"salary": 1}}, "expected a month"),
    ({"output": {}}, "it asks nothing"),
    ({"input": {"rent": {"2025": 12}}}, "say in names.spread"),
    ({"input": {"salary": {"2025": 1}}}, "1/12 is no decimal number"),
    ({"input": {"salary": [1, 2]}, "output": {"income_tax": [1, 2, 3]}}, "lists have 2 and 3"),
    ({"input": {"household": {"adults": ["A"]}, "persons": {}}}, "'A' is among adults, but no person"),
    ({"input": {"household": {"adults": ["A", "A"]}, "persons": {"A": {}}}}, "'A' is there twice"),
    ({"input": {"household": {"children": ["A"]}, "persons": {"A": {}}}}, "is the taxpayer"),
    ({"input": {"household": {"adults": ["A"]}, "persons": {"A": {}, "B": {}}}}, "'B' is in no group"),
    ({"input": {"household": {"adults": ["A"]}, "persons": {"A": {}}, "rent": 1}}, "'rent' is neither of a person"),
    ({"input": {"persons": {"A": {}, "B": {}}}}, "of no group in particular"),
    ({"output": {"persons": {"B": {"age": 3}}}}, "'B' has results"),
])
def test_what_no_case_can_say_is_refused(change, reason):
    test = {"period": "2025-01", "input": {"salary": 1}, "output": {"income_tax": 0}, **change}
    reading = openfisca.cases([test], NAMES)
    assert reading.cases == [] and len(reading.refused) == 1
    assert reason in reading.refused[0].reason


def test_what_is_no_document_is_an_error():
    for document in ([], "text", [1], None):
        with pytest.raises(levy.LevyError, match="expected a list of tests"):
            openfisca.cases(document, NAMES)
    twice = openfisca.Names(facts={"pay": "salary"})
    with pytest.raises(levy.LevyError, match="are both 'salary'"):
        openfisca.cases([{"period": 2025, "input": {"pay": 1, "salary": 2}, "output": {"age": 1}}], twice)
