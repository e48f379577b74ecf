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
    assert reformed is de.changed({"solidarity_surcharge_rate": 0.04}, 2026) and reformed.digest != de.digest
    assert soli(reformed) < soli(de) and soli(reformed, 2025) == soli(de, 2025)
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
    assert soli(rules, 2024) == soli(de, 2024) and soli(rules, 2025) < soli(de, 2025) and soli(rules) == soli(de.reformed(LOWER))
    # A figure that holds on is one for later years too.
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
    assert de.reformed(laid) is levy.rules("de", overlay=folder)
    both = de.reformed(laid, CHURCH)
    result = both.result(TABLE, ["soli"], **OPTIONS)
    assert result.law["overlays"] == [str(folder)] and result.law["changed"][0]["figures"] == {"church_tax_rate.NW": "0.08"}
    # Which of the two was to hold nobody said.
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
