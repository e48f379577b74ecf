"""Cases, explanations, sweeps and what is declared, against the command."""

import decimal
import fractions
import pickle

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import levy

D = decimal.Decimal


def test_answers_are_those_of_the_command(de, command):
    case = {"taxable_income": "83456.78", "filing": "joint", "church_member": True, "federal_state": "BY"}
    words = [f"{name}={str(value).lower() if value is True else value}" for name, value in case.items()]
    outputs = ["est", "soli", "church_tax"]
    shown = command("eval", "de", "--year", "2025", *words, *outputs)
    found = de.answer(case, outputs, year=2025)
    assert found["results"] == shown["results"] and found["given"] == shown["given"]
    assert found["assumed"] == shown["assumed"] and found["stamp"] == shown["stamp"]
    assert de.digest == shown["stamp"]["rules"]


def test_a_row_of_pandas_is_a_case(de):
    row = pd.DataFrame({"zve": [60000.0], "children": [float("nan")], "filing": [None]}).iloc[0]
    assert de.answer(row, ["est"], year=2025)["results"] == {"est": D("14415.00")}
    wider = pd.DataFrame({"zve": [60000], "church_member": [True]}).iloc[0]
    assert "church_tax" in de.answer({**wider.to_dict(), "federal_state": "NW"}, ["church_tax"], year=2025)["results"]
    with pytest.raises(levy.LevyError, match="without a time"):
        de.answer({"birth_date": pd.Timestamp("1980-01-01 12:00")}, ["est"], year=2025)
    with pytest.raises(TypeError, match="unexpected yaer"):
        de.answer({"zve": 1}, ["est"], yaer=2025)
    with pytest.raises(levy.LevyError, match="expected a list"):
        de.answer({"zve": 1}, "est", year=2025)


def test_facts_by_months(de):
    prices = [30000] * 5 + [decimal.Decimal("50000.00")] * 7
    for told in [prices, "30000 to May, 50000 from June"]:
        assert de.answer({"car_list_price": told}, ["private_car_use"], year=2025)["results"] == {"private_car_use": D("5000.00")}


def test_explanations(de, command):
    tree = de.explain("church_tax", {"zve": 60000, "church_member": True, "federal_state": "NW"}, year=2025)
    shown = command(
        "eval", "de", "--year", "2025", "zve=60000", "church_member=true", "federal_state=NW", "church_tax", "--explain")
    assert tree == shown["explanations"]["church_tax"]
    assert isinstance(tree, dict) and isinstance(tree["inputs"][0], levy.Explanation)
    text = str(tree)
    assert text.splitlines()[0] == "Church tax: 1297.35"
    assert "└─ " in text and "church_tax" in text.lower() and ".lua:" in text and "§" in text
    shown = tree._repr_html_()
    assert shown.count("<details") == shown.count("</details>") > 3
    assert "§ 32a" in shown and tree["source"] in shown.replace("&amp;", "&") and f"{tree['file']}:{tree['line']}" in shown


def test_explanations_are_escaped():
    tree = levy.Explanation(
        {"name": "a\"b", "label": "<script>x</script>", "value": "<b>", "origin": "rule", "source": "§ 1 & 2 <i>",
         "formula": "a < b", "inputs": [{"name": "c", "label": "'<img>'", "value": None, "origin": "<default>"}]})
    shown = tree._repr_html_()
    assert "<script>" not in shown and "<img>" not in shown and "<i>" not in shown and "<default>" not in shown
    assert "&lt;script&gt;" in shown and "a &lt; b" in shown and 'title="a&quot;b"' in shown


def test_sweeps_are_those_of_the_command(de, command):
    shown = command("sweep", "de", "--year", "2025", "est,soli", "filing=joint", "--over", "zve=0..300000")["points"]
    swept = de.sweep("zve", (0, 300_000), {"filing": "joint"}, ["est", "soli"], year=2025)
    assert swept["zve"].to_pylist() == [row["taxable_income"] for row in shown]
    assert swept["est"].to_pylist() == [row["income_tax"] for row in shown]
    assert swept["soli"].to_pylist() == [row["solidarity_surcharge"] for row in shown]
    stepped = de.sweep("zve", (0, 1000), outputs=["est"], step=250, year=2025)
    assert stepped["zve"].to_pylist() == [0, 250, 500, 750, 1000]
    assert de.sweep("zve", [5, 60000.5], outputs=["est"], year=2025)["est"].to_pylist() == [D("0.00"), D("14415.00")]


def test_marginal_is_the_difference(de):
    swept = de.sweep("zve", [5000, 60000, 100_000], outputs=["est", "soli"], marginal=1000, year=2025)
    plain = de.sweep("zve", [6000, 61000, 101_000], outputs=["est", "soli"], year=2025)
    for name in ("est", "soli"):
        rates = [(b - a) / 1000 for a, b in zip(swept[name].to_pylist(), plain[name].to_pylist())]
        assert swept[f"marginal.{name}"].to_pylist() == rates
    assert swept["marginal.est"].to_pylist()[0] == 0 and swept["marginal.est"].to_pylist()[2] == D("0.42")
    for wrong, message in [(True, "a first and a last"), (0, "above 0"), (-1, "above 0")]:
        with pytest.raises(levy.LevyError, match=message):
            de.sweep("zve", [1], outputs=["est"], marginal=wrong, year=2025)
    with pytest.raises(levy.LevyError, match="first and a last"):
        de.sweep("zve", [1, 2, 3], outputs=["est"], step=1, year=2025)
    with pytest.raises(levy.LevyError, match="below the first"):
        de.sweep("zve", (5, 1), outputs=["est"], year=2025)


def test_slopes_are_those_of_the_command(de, command):
    """marginal=True: the slope by the rules without rounding, under the names that were asked for."""
    case = {"filing": "joint", "zve": 5}
    shown = command(
        "sweep", "de", "--year", "2025", "est,soli", "filing=joint", "--over", "zve=0..300000", "--marginal", "--effective")
    swept = de.sweep("zve", (0, 300_000), case, ["est", "soli"], year=2025, marginal=True, effective=True)
    assert swept.column_names == [
        "zve", "est", "soli", "marginal.est", "marginal.soli", "effective.est", "effective.soli"]

    def number(value):
        return None if value is None else float(fractions.Fraction(str(value)))

    for kind in ("marginal", "effective"):
        for name, full in (("est", "income_tax"), ("soli", "solidarity_surcharge")):
            expected = [number(point[f"{kind}.{full}"]) for point in shown["points"]]
            found = swept[f"{kind}.{name}"].to_pylist()
            assert found == expected
    assert swept["marginal.est"].to_pylist()[-1] == 0.42
    for wrong, message in [(dict(values=[1, 2]), "first and a last"), (dict(values=(0, 9), keep=["x"]), "keep")]:
        with pytest.raises(levy.LevyError, match=message):
            de.sweep("zve", outputs=["est"], year=2025, marginal=True, **wrong)


def without_command(document):
    return {key: value for key, value in document.items() if key != "command"}


def test_solutions_and_cliffs_are_those_of_the_command(de, command):
    shown = command("solve", "de", "--year", "2025", "est=10000", "--for", "zve", "filing=joint")
    assert de.solve("est", 10_000, "zve", {"filing": "joint", "zve": 1}, year=2025) == without_command(shown)
    found = de.solve("est", 14415, "zve", within=(50_000, 70_000), year=2025)
    assert found["solutions"] == [{"from": D("60000.00"), "to": D("60000.99")}] or len(found["solutions"]) == 1
    none = de.solve("soli", D("0.01"), "zve", within=(0, 80_000), year=2025)
    assert none["solutions"] == [] and none["below"] is not None and none["above"] is not None
    shown = command("cliffs", "de", "--year", "2025", "soli", "--over", "zve=0..300000")
    assert de.cliffs("soli", "zve", (0, 300_000), year=2025) == without_command(shown)
    for ask, message in [
        (lambda: de.solve("estt", 5, "zve", year=2025), "estt"),
        (lambda: de.solve("est", "many", "zve", year=2025), "many"),
        (lambda: de.cliffs("est", "zve", (9, 1), year=2025), "lower"),
        (lambda: de.cliffs("est", "zve", 9, year=2025), "first and the last"),
        (lambda: de.query("ask est", year=2025), "begins with sweep"),
        (lambda: de.query("solve est", year=2025), "solve NAME = VALUE"),
        (lambda: de.query("cliffs est over zve=0..9"), "year"),
    ]:
        with pytest.raises(levy.LevyError, match=message):
            ask()


def test_other_questions_are_those_of_the_command(de, command):
    case = {"zve": 60000}
    shown = command("diff", "de", "--year", "2024", "--to-year", "2025", "zve=60000", "est")
    assert de.query("diff est 2024", case, year=2025)["differences"] == shown["differences"]
    shown = command("compare", "de", "--years", "2024,2025", "zve=60000", "est")
    found = de.query("compare est 2024..2025", case, year=2025)
    assert without_command(shown).keys() == found.keys() and found["errors"] == []
    told = de.query("explain est", {}, year=2025)
    assert [error["name"] for error in told["errors"]] == ["est"]


def test_other_law(de):
    frame = pd.DataFrame({"zve": [60000, 15000]}, index=["ann", "ben"])
    common = {"church_member": True, "federal_state": "NW"}
    plain = de.evaluate(frame, ["est", "church_tax"], year=2025, given=["zve"], common=common, money="decimal")
    lower = de.what_if(
        frame, ["est", "church_tax"], year=2025, given=["zve"], law={"church_tax_rate": {"NW": 0.08}}, common=common,
        money="decimal")
    assert list(lower.index) == ["ann", "ben"] and list(lower["est"]) == list(plain["est"])
    cent = D("0.01")
    for tax, church in zip(lower["est"], lower["church_tax"]):
        assert church == (tax * D("0.08")).quantize(cent, decimal.ROUND_DOWN)
    # Changed rules support everything that rules do; their digest differs.
    rules = de.changed({"church_tax_rate.NW": "0.08"}, 2025)
    assert rules is de.changed({"church_tax_rate": {"NW": 0.08}}, 2025) and rules.digest != de.digest
    assert rules.explain("church_tax", {"zve": 60000, **common}, year=2025)["value"] == lower["church_tax"]["ann"]
    assert rules.parameters(2025)["church_tax_rate"]["since"] == "2025-01-01"
    # Other years stay, and so do the rules themselves.
    for year in (2024, 2012):
        assert rules.answer({"zve": 60000, **common}, ["church_tax"], year=year)["results"] == (
            de.answer({"zve": 60000, **common}, ["church_tax"], year=year)["results"])
    again = de.evaluate(frame, ["est", "church_tax"], year=2025, given=["zve"], common=common, money="decimal")
    assert again.equals(plain)
    twice = rules.changed({"church_tax_rate.BY": 0.07}, 2025)
    assert pickle.loads(pickle.dumps(twice)).digest == twice.digest
    assert twice.answer({"zve": 60000, **common}, ["church_tax"], year=2025)["results"]["church_tax"] == lower["church_tax"]["ann"]


@pytest.mark.parametrize(
    "law, year, message",
    [
        ({"church_tax_rates": 1}, 2025, "church_tax_rate"),
        ({"church_tax_rate": 0.08}, 2025, "name one of its parts"),
        ({"church_tax_rate.XX": 0.08}, 2025, "no part 'XX'; there are"),
        ({"church_tax_rate.NW.x": 0.08}, 2025, "no part 'x'"),
        ({"church_tax_rate.NW": "much"}, 2025, "a number, not 'much'"),
        ({"church_tax_rate.NW": 8}, 2025, "a rate from 0 to 1"),
        ({"church_tax_rate.NW": None}, 2025, "is nothing"),
        ({"church_tax_rate.NW": float("nan")}, 2025, "a number"),
        ({}, 2025, "at least one"),
        ({"church_tax_rate.NW": 0.08}, 1950, "1950"),
        ({"church_tax_rate.NW": 0.08}, "soon", "soon"),
    ],
)
def test_what_is_wrong_with_other_law_is_said(de, law, year, message):
    with pytest.raises(levy.LevyError, match=message):
        de.what_if(pa.table({"zve": [1]}), ["church_tax"], year=year, given=["zve"], law=law)


def test_years_are_those_of_the_command(de, command):
    years = [2020, 2024, 2025]
    tables = de.compare(pl.DataFrame({"zve": [60000, 15000]}), ["est"], years, given=["zve"])
    for year in years:
        assert isinstance(tables[year], pl.DataFrame)
        for row, zve in enumerate((60000, 15000)):
            shown = command("eval", "de", "--year", str(year), f"zve={zve}", "est")
            assert tables[year]["est"][row] == shown["results"]["est"]
    with pytest.raises(levy.LevyError, match="at least one"):
        de.compare(pa.table({"zve": [1]}), ["est"])


def test_what_is_declared(de, command):
    def shown(*words):
        return {key: value for key, value in command("describe", "de", *words).items() if key not in ("command", "stamp", "errors")}

    for name in ("income_tax", "filing", "tariff"):
        assert de.describe(name) == shown(name)
    assert de.describe() == shown()
    with pytest.raises(levy.LevyError, match="income_tax"):
        de.describe("incom_tax")


def test_parameters_in_force_are_those_of_explanations(de):
    """The parameters in force in a year are the same in explanations and in `parameters`."""
    seen = 0
    for year in (2009, 2013, 2016, 2020, 2024, 2025):
        figures = de.parameters(year)
        tree = de.explain("church_tax", {"zve": 60000, "church_member": True, "federal_state": "NW"}, year=year)
        waiting = [tree]
        while waiting:
            node = waiting.pop()
            waiting += node.get("inputs", [])
            for parameter in node.get("parameters", []):
                figure = figures[parameter["name"]]
                assert (figure["value"], figure["since"]) == (parameter["value"], parameter["since"])
                assert figure["source"] == parameter["source"] and figure["known"] == parameter["enacted"]
                seen += 1
    assert seen > 15
    assert "tariff" not in levy.rules("uk").parameters("2025/26")
    # As data: figures by the names and places by which reforms name them.
    figures = de.parameters(2025)
    assert [band.get("upto") for band in figures["tariff"]["data"]] == [12096, 17443, 68480, 277825, None]
    assert figures["church_tax_rate"]["data"]["BY"] == decimal.Decimal("0.08")
    assert figures["solidarity_surcharge_rate"]["data"] == decimal.Decimal("0.055")
    # The tariff of 2009 was changed in March of that year.
    assert de.parameters(2009, known="2009-03-01")["tariff"]["since"] == "2007-01-01"
    assert de.parameters(date="2009-12-31")["tariff"] == de.parameters(2009)["tariff"]
    with pytest.raises(levy.LevyError, match="1950"):
        de.parameters(1950)
