"""Reforms as values: named, put together, compared, sent to other processes."""

import pickle

import pyarrow as pa
import pytest

import levy

TABLE = pa.table({"zve": [150000]})
OPTIONS = dict(year=2026, given=["zve"])
LOWER = levy.reform("lower surcharge", {"solidarity_surcharge_rate": 0.04}, 2026)
CHURCH = levy.reform("church", {"church_tax_rate": {"NW": "0.08"}}, 2026)


def soli(rules, year=2026):
    return rules.evaluate(TABLE, ["soli"], year=year, given=["zve"]).column("soli")[0].as_py()


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "a.lua").write_text(
        'parameter "solidarity_surcharge_rate" { source = "Bill", since = { ["2026-01-01"] = 0.03 } }')
    return tmp_path


def test_a_reform_changes_rules(de):
    reformed = de.reformed(LOWER)
    assert reformed.digest == de.changed({"solidarity_surcharge_rate": 0.04}, 2026).digest != de.digest
    assert soli(reformed) < soli(de)
    assert de.reformed(LOWER, CHURCH) is de.reformed(LOWER + CHURCH)
    # Rules that are changed already are changed further.
    assert de.reformed(LOWER).reformed(CHURCH).digest == de.reformed(LOWER + CHURCH).digest


def test_reforms_are_values(de, folder):
    same = levy.reform("another name", {"solidarity_surcharge_rate": "0.04"}, "2026")
    assert same == LOWER and hash(same) == hash(LOWER) and same.digest == LOWER.digest != CHURCH.digest
    assert LOWER + CHURCH == CHURCH + LOWER == LOWER + CHURCH + LOWER and LOWER != CHURCH and LOWER != 1
    assert (LOWER + CHURCH).name == "lower surcharge + church" and (LOWER + CHURCH).named("both").name == "both"
    laid = levy.reform("laid", overlay=folder)
    assert eval(repr(LOWER + laid)) == LOWER + laid
    with pytest.raises(AttributeError):
        LOWER.name = "else"
    for reform in (LOWER, laid, LOWER + CHURCH):
        again = pickle.loads(pickle.dumps(reform))
        assert again == reform and again.name == reform.name
    sent = pickle.dumps(laid)
    (folder / "a.lua").write_text((folder / "a.lua").read_text().replace("0.03", "0.02"))
    assert levy.reform("laid", overlay=folder) != laid
    with pytest.raises(levy.LevyError, match="not those that were sent"):
        pickle.loads(sent)


def test_figures_by_years(de):
    steps = levy.reform("steps", {2026: {"solidarity_surcharge_rate": 0.04}, 2025: {"solidarity_surcharge_rate": 0.05}})
    rules = de.reformed(steps)
    assert soli(rules, 2025) < soli(de, 2025) and soli(rules) == soli(de.reformed(LOWER))
    # A figure that stays in force also holds in later years.
    on = de.reformed(levy.reform("on", {"solidarity_surcharge_rate": 0.04}, 2025))
    assert soli(on) == soli(rules)


@pytest.mark.parametrize("law, year", [
    ({"solidarity_surcharge_rate": 0.05}, 2026), ({"solidarity_surcharge_rate": 0.04}, 2025),
    ({"church_tax_rate": {"NW": 0.09}}, 2026), ({"church_tax_rate": 0.08}, 2026)])
def test_contradictions_are_errors(de, law, year):
    other = levy.reform("other", law, year)
    for both in (lambda: LOWER + CHURCH + other, lambda: other + (CHURCH + LOWER), lambda: de.reformed(LOWER, CHURCH, other),
                 lambda: de.reformed(LOWER + CHURCH).reformed(other)):
        with pytest.raises(levy.LevyError, match="contradict each other"):
            both()


def test_folders_and_figures(de, folder):
    laid = levy.reform("laid", overlay=folder)
    assert soli(de.reformed(laid)) < soli(de.reformed(LOWER)) < soli(de)
    assert de.reformed(laid).digest == levy.rules("de", overlay=folder).digest
    both = de.reformed(laid, CHURCH)
    result = both.result(TABLE, ["soli"], **OPTIONS)
    assert result.law["overlays"] == [str(folder)] and result.law["changed"][0]["figures"] == {"church_tax_rate.NW": "0.08"}
    # It is ambiguous which of the two should hold.
    for one, other in ((laid, LOWER), (LOWER, laid)):
        with pytest.raises(levy.LevyError, match="declared in"):
            de.reformed(one, other)
        with pytest.raises(levy.LevyError, match="declared in"):
            de.reformed(one).reformed(other)


def test_reforms_are_compared(de):
    found = de.compare(TABLE, ["soli"], [LOWER, LOWER + CHURCH], **OPTIONS)
    assert list(found) == ["lower surcharge", "lower surcharge + church"]
    assert {table.column("soli")[0].as_py() for table in found.values()} == {soli(de.reformed(LOWER))}
    with pytest.raises(levy.LevyError, match="twice"):
        de.compare(TABLE, ["soli"], [LOWER, LOWER], **OPTIONS)


@pytest.mark.parametrize("make, words", [
    (lambda: levy.reform("none"), "expected figures"), (lambda: levy.reform("none", {}, 2026), "expected figures"),
    (lambda: levy.reform("no year", {"solidarity_surcharge_rate": 0.04}), "expected a year"),
    (lambda: levy.reform("no year", {"church_tax_rate": {"NW": 0.04}}), "expected a year"),
    (lambda: levy.reform("nothing", {2026: {}}), "at least one figure"),
    (lambda: levy.reform("nowhere", overlay="/nowhere"), "a folder with rules"),
    (lambda: levy.rules("de").reformed(), "expected a reform"),
    (lambda: levy.rules("de").reformed(levy.reform("odd", {"no_such_figure": 1}, 2026)), "no_such_figure"),
])
def test_what_is_no_reform(make, words):
    with pytest.raises(levy.LevyError, match=words):
        make()


def test_a_reform_is_not_asked_for_a_year_in_which_it_does_not_hold(de, folder):
    """Its effect would be none, and look like a result."""
    for reformed in (de.reformed(LOWER), de.reformed(LOWER + CHURCH), de.reformed(levy.reform("laid", overlay=folder))):
        for ask in (
            lambda year: soli(reformed, year), lambda year: reformed.answer({"zve": 150000}, ["soli"], year=year),
            lambda year: reformed.explain("soli", {"zve": 150000}, year=year),
            lambda year: reformed.sweep("zve", [150000], outputs=["soli"], year=year),
            lambda year: reformed.query("cliffs soli over zve=0..300000", year=year),
            lambda year: de.compare(TABLE, ["soli"], [LOWER], year=year, given=["zve"])):
            with pytest.raises(levy.LevyError, match="nothing of the reform holds by the law of 2025-12-31"):
                ask(2025)
            ask(2026)
        # A day is checked as a year is, and the figures can be inspected.
        with pytest.raises(levy.LevyError, match="by the law of 2025-06-30"):
            reformed.evaluate(TABLE, ["soli"], date="2025-06-30", given=["zve"])
        assert reformed.parameters(2025)["solidarity_surcharge_rate"]["value"] == "0.055"
        # Unpickled and further changed rules report it too.
        for other in (pickle.loads(pickle.dumps(reformed)), reformed.changed({"church_tax_rate.BY": 0.07}, 2026)):
            with pytest.raises(levy.LevyError, match="nothing of the reform holds"):
                soli(other, 2025)
    # Rules that are changed in another way may be evaluated for any year.
    assert soli(de.changed({"solidarity_surcharge_rate": 0.04}, 2026), 2025) == soli(de, 2025)
    # Rows of several years may be of earlier ones too.
    years = pa.table({"zve": [150000, 150000], "year": [2025, 2026]})
    found = de.reformed(LOWER).evaluate(years, ["soli"], given=["zve"])["soli"].to_pylist()
    assert found == [soli(de, 2025), soli(de.reformed(LOWER))]


def test_a_reform_that_changes_nothing_is_refused(de, tmp_path):
    for same in (levy.reform("same", {"solidarity_surcharge_rate": 0.055}, 2026),
                 levy.reform("same", {"church_tax_rate": {"NW": "0.09", "BY": "0.08"}}, 2026)):
        with pytest.raises(levy.LevyError, match="reform 'same' changes nothing"):
            de.reformed(same)
    (tmp_path / "a.lua").write_text('parameter "solidarity_surcharge_rate" { source = "Bill", since = { ["2026-01-01"] = 0.055 } }')
    with pytest.raises(levy.LevyError, match="reform 'laid' changes nothing"):
        de.reformed(levy.reform("laid", overlay=tmp_path))
    # A sweep over figures may include the one in force.
    assert de.what_if(TABLE, ["soli"], law={"solidarity_surcharge_rate": 0.055}, **OPTIONS)["soli"][0].as_py() == soli(de)


def test_rules_of_a_reform_are_not_taken_for_nothing(de, tmp_path):
    (tmp_path / "a.lua").write_text(
        'rule "solidarity_surcharge" { label = "Surcharge", source = "Bill", type = money, from = "2026-01-01",\n'
        '  compute = function(case, law) return 1 end }')
    reformed = de.reformed(levy.reform("rules", overlay=tmp_path))
    assert soli(reformed) == 1
    with pytest.raises(levy.LevyError, match="nothing of the reform holds"):
        soli(reformed, 2025)


def test_which_part_brings_what(de):
    table = pa.table({
        "zve": [150000, 30000, 90000], "weight": [levy._rules.decimal.Decimal("1.5"), 2, 3], "church_member": [True, True, False],
        "federal_state": ["NW"] * 3})
    outputs = ["solidarity_surcharge", "church_tax"]
    options = dict(year=2026, given=["zve"], notes=False)
    found = de.attribution(table, outputs, [LOWER, CHURCH], weights="weight", **options)

    def total(rules):
        results = rules.evaluate(table, outputs, keep=["weight"], **options).to_pylist()
        return {output: sum(row[output] * row["weight"] for row in results) for output in outputs}

    assert found["before"] == total(de) and found["after"] == total(de.reformed(LOWER, CHURCH))
    assert found["parts"]["lower surcharge"] == {
        "solidarity_surcharge": total(de.reformed(LOWER))["solidarity_surcharge"] - total(de)["solidarity_surcharge"], "church_tax": 0}
    assert found["parts"]["church"]["church_tax"] < 0 == found["parts"]["church"]["solidarity_surcharge"]
    for output in outputs:
        parts = sum(part[output] for part in found["parts"].values())
        assert found["before"][output] + parts + found["together"][output] == found["after"][output]
    # The joint effect of two reforms of one tax belongs to neither.
    relief = levy.reform("relief", {"solidarity_surcharge_allowance": 30000}, 2026)
    both = de.attribution(table, outputs, [LOWER, relief], weights="weight", **options)
    assert both["together"]["solidarity_surcharge"] > 0 == both["together"]["church_tax"]
    with pytest.raises(levy.LevyError, match="at least two"):
        de.attribution(table, outputs, [LOWER], weights=None, **options)
    with pytest.raises(levy.LevyError, match="no value"):
        de.attribution(table.append_column("kids", pa.array([1, 1, 1])).set_column(1, "weight", pa.array([1, None, 1])), outputs,
                       [LOWER, CHURCH], weights="weight", keep=["kids"], **options)


def halves(de, figures, table=None, **options):
    """Returns the signs that a reform of 2026 is incomplete."""
    reformed = de.reformed(levy.reform("reform", figures, 2026))
    given = {"given": ["zve"], "outputs": ["income_tax", "soli"], "year": 2026, **options}
    return reformed.result(pa.table({"zve": [60000]}) if table is None else table, **given).reform


def test_a_reform_that_makes_the_law_jump_says_so(de):
    """Bands of the German tariff have coefficients: whoever moves an end only leaves a step where it was even."""
    (found,) = [line for line in halves(de, {"tariff.1.upto": 13000}) if "jumps" in line]
    assert "income_tax_without_relief jumps by 95.00 where taxable_income reaches 13,001.00" in found
    # The tax of 13,001 by the second band applies to nobody below; joint filers have twice of both.
    before, after = (
        de.reformed(levy.reform("reform", {"tariff.1.upto": 13000}, 2026)).answer({"zve": income}, ["income_tax"], year=2026)["results"]
        for income in (13000, 13001))
    assert after["income_tax"] - before["income_tax"] == 95
    couple = pa.table({"zve": [60000], "filing": ["joint"]})
    assert any("jumps by 190.00 where taxable_income reaches 26,002.00" in line for line in halves(de, {"tariff.1.upto": 13000}, couple))
    # A rate that rises without its deduction.
    rates = [line for line in halves(de, {"tariff.4.rate": 0.44}) if "jumps" in line]
    assert len(rates) == 2 and "69,879.00" in rates[0] and "-5,556.00" in rates[1]
    # By facts on which the changed figure has no direct effect, and by the year of the row.
    wages = pa.table({"wages": [60000], "without_contributions": [True], "year": [2026]})
    assert any("13,001.00" in line for line in halves(de, {"tariff.1.upto": 13000}, wages, year=None, given=[], outputs=["assessed_income_tax"]))


def test_a_reform_that_leaves_a_figure_behind_says_so(de):
    (found,) = halves(de, {"solidarity_surcharge_allowance": 30000})
    assert "changes solidarity_surcharge_allowance and leaves payroll_surcharge_allowance as it is" in found
    both = {"solidarity_surcharge_allowance": 30000, "payroll_surcharge_allowance": 30000}
    assert halves(de, both) == []
    (found,) = [line for line in halves(de, {"tariff.1.upto": 13000}) if "leaves" in line]
    assert "wage_tax_tariff" in found


def test_whole_reforms_have_nothing_said_of_them(de):
    assert halves(de, {"solidarity_surcharge_rate": 0.04}) == [] == halves(de, {"church_tax_rate": {"NW": 0.08}})
    # Rules that are not a reform have none either, nor do results without remarks.
    table = pa.table({"zve": [60000]})
    assert de.changed({"tariff.1.upto": 13000}, 2026).result(table, ["income_tax"], year=2026, given=["zve"]).reform == []
    assert halves(de, {"tariff.1.upto": 13000}, notes=False) == []


def test_halves_of_reforms_are_warned_of(de, capsys):
    reformed = de.reformed(levy.reform("reform", {"tariff.1.upto": 13000}, 2026))
    with pytest.warns(levy.LevyWarning, match="jumps by 95.00"):
        reformed.evaluate(pa.table({"zve": [60000]}), ["income_tax"], year=2026, given=["zve"])
    # A reader is exhausted after reading: unchanged figures are found without it.
    reader = pa.table({"zve": [60000]}).to_reader()
    (found,) = reformed.result(reader, ["solidarity_surcharge"], year=2026, given=["zve"]).reform
    assert "wage_tax_tariff" in found
