"""The remarks on a table: the law, the reasons of rejected rows, columns without effect; and a row's explanation."""

import decimal
import pickle
import warnings

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import levy

D = decimal.Decimal
KINDS = [pd.DataFrame, pl.DataFrame, pa.table]


def rows(table):
    return pa.table(table).to_pylist()


@pytest.mark.parametrize("kind", KINDS)
def test_all_columns_come_back(de, kind):
    """Those with names of facts give them, and the others are carried along."""
    frame = kind({"id": ["a", "b"], "zve": [60000, 60000], "filing": ["single", "joint"]})
    result = de.result(frame, ["est"], year=2025, given=["zve"], keep="all")
    assert list(pa.table(result.table).column_names) == ["id", "zve", "filing", "est"]
    assert [row["est"] for row in rows(result.table)] == [14415, 8606]
    assert [row["filing"] for row in rows(result.table)] == ["single", "joint"]
    with pytest.raises(levy.LevyError, match="'est' has the name of a result that is to be added"):
        de.evaluate(result.table, ["est"], year=2025, given=["zve"], keep="all")
    with pytest.raises(levy.LevyError, match="name of a result"):
        de.evaluate(result.table, ["soli"], year=2025, given=["zve"], keep="all")


def test_a_kept_column_that_is_named_gives_its_fact(de):
    frame = pa.table({"income": [60000, 25000]})
    result = de.evaluate(frame, ["est"], year=2025, columns={"income": "zve"}, keep=["income"])
    assert rows(result) == [{"income": 60000, "est": D("14415.00")}, {"income": 25000, "est": D("2927.00")}]


def test_columns_of_somebody_else_are_no_misspelt_facts(de):
    """`spouse_p_id` stands beside `p_id`, and is not a `spouse_pay` that somebody mistyped."""
    frame = pa.table({"zve": [60000], "p_id": [1], "spouse_p_id": [2]})
    options = {"year": 2025, "given": ["zve"], "keep": "all"}
    assert not any("spouse_p_id" in note for note in de.result(frame, ["est"], **options).notes)
    assert any("'spouse_p_id' is only carried along; did you mean" in note for note in de.result(
        frame.drop(["p_id"]), ["est"], **options).notes)


def test_decimals_of_256_bits(de):
    numbers = pa.array([D("60000.00"), None, D(10) ** 60, D("-1.00"), D(-10) ** 45], pa.decimal256(70, 2))
    found = de.evaluate(
        pa.table({"zve": numbers}), ["est"], year=2025, given=["zve"], errors="column", notes=False).to_pylist()
    assert [row["est"] for row in found] == [D("14415.00"), None, None, None, None]
    words = [row["fault"] for row in found]
    assert "more than 38 digits" in words[2] and "more than 38 digits" in words[4] and "out of range" in words[3]


def test_columns_that_look_like_facts_are_not_silent(de):
    frame = pa.table({"zve": [60000], "filling": ["joint"]})
    with pytest.warns(levy.LevyWarning, match="column 'filling' is only carried along; did you mean 'filing'"):
        found = de.evaluate(frame, ["est"], year=2025, given=["zve"], keep="all")
    assert rows(found)[0]["est"] == D("14415.00")
    frame = pa.table({"zve": [60000], "filing": ["joint"]})
    with pytest.warns(levy.LevyWarning, match="column 'filing' is only carried along, and gives no fact"):
        de.evaluate(frame, ["est"], year=2025, given=["zve"], keep=["filing"])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # There is no remark on unknown columns, nor with `notes=False`.
        de.evaluate(pa.table({"zve": [60000], "x_1": [1]}), ["est"], year=2025, given=["zve"], keep="all")
        de.evaluate(frame, ["est"], year=2025, given=["zve"], keep=["filing"], notes=False)


def test_what_makes_results_other_is_warned_of(de):
    frame = pl.DataFrame({"zve": [60000, 84000], "wages": [0, 700]})
    with pytest.warns(levy.LevyWarning, match="not used in 1 of 2 rows, since taxable_income is given: wages") as told:
        de.evaluate(frame, ["est"], year=2025, given=["zve"])
    assert len(told) == 1 and told[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Defaults are no warning; `result` has them.
        de.evaluate(frame[:1], ["est"], year=2025, given=["zve"])


@pytest.mark.parametrize("kind", KINDS)
def test_refused_rows_by_cause(de, kind):
    frame = kind({
        "zve": ["60000", "-5", "x", "-7", "60000", "60000"], "church_member": ["no"] * 4 + ["yes", "no"],
        "filing": ["single"] * 5 + ["jiont"]})
    result = de.result(frame, ["est", "church_tax"], year=2025, given=["zve"])
    assert result.count == 5
    found = [(cause["code"], cause["column"], cause["rows"], cause["row"]) for cause in result.causes]
    assert found == [
        ("out-of-range", "zve", 2, 1), ("bad-value", "zve", 1, 2), ("missing", None, 1, 4), ("bad-value", "filing", 1, 5)]
    assert result.causes[2]["message"] == result.faults[3]["message"] and "state" in result.causes[2]["message"]
    assert sum(cause["rows"] for cause in result.causes) == result.count
    assert "2 without results, such as row 1: " in repr(result)
    with pytest.raises(levy.RowErrors) as raised:
        de.evaluate(frame, ["est", "church_tax"], year=2025, given=["zve"])
    assert raised.value.causes == result.causes
    again = pickle.loads(pickle.dumps(raised.value))
    assert again.causes == result.causes and again.count == 5 and str(again) == str(raised.value)


def test_refused_rows_have_the_reasons_of_a_case(de):
    """Also where a plan leaves rows for the sake of the last result."""
    count = 3000
    table = pa.table({
        "zve": [number % 300_000 for number in range(0, 7 * count, 7)], "church_member": [number % 3 == 0 for number in range(count)],
        "federal_state": [None if number % 2 else "NW" for number in range(count)]})
    outputs = ["est", "soli", "church_tax"]
    result = de.result(table, outputs, year=2025, given=["zve"])
    assert [fault["row"] for fault in result.faults] == [number for number in range(count) if number % 2 and number % 3 == 0]
    for fault in [*result.faults[:3], result.faults[-1]]:
        case = {name: value for name, value in rows(table)[fault["row"]].items() if value is not None}
        told = de.answer(case, outputs, year=2025)
        assert list(told["errors"]) == ["church_tax"]
        error = told["errors"]["church_tax"]
        assert fault["message"] == f"{error['message']}; {error['help']}"
    assert [(cause["rows"], cause["row"]) for cause in result.causes] == [(500, 3)]


def test_the_law_of_a_table(de):
    table = pa.table({"year": [2024, 2025, 2024, 1900], "zve": [60000] * 4})
    result = de.result(table, ["est"], given=["zve"])
    assert result.law["rules"] == de.digest and result.law["jurisdiction"] == "de" and result.law["overlays"] == []
    assert result.law["days"] == [{"date": "2024-12-31", "rows": 2}, {"date": "2025-12-31", "rows": 1}]
    one = de.result(table.select(["zve"]), ["est"], year=2025, given=["zve"], known="2025-06-30")
    assert one.law["days"] == [{"date": "2025-12-31", "rows": 4}] and one.law["known"] == "2025-06-30"
    assert f"de, rules {de.digest}, law of 2025-12-31" in one._repr_html_()
    assert "law of 2024-12-31 to 2025-12-31" in result._repr_html_()


@pytest.mark.parametrize("kind", KINDS)
def test_a_row_is_explained(de, kind):
    frame = kind({"income": [60000.004, -1.0, 25000.0], "year": [2025, 2025, 2024], "id": ["a", "b", "c"]})
    result = de.result(frame, ["est", "soli"], columns={"income": "zve"}, keep=["id"], floats="nearest")
    tree = result.explain(0)
    assert tree["value"] == D("14415.00") and "32a" in tree["source"]
    assert result.explain(2)["value"] == de.answer({"zve": 25000}, ["est"], year=2024)["results"]["est"]
    assert result.explain(0, "soli")["value"] == result.answer(0)["results"]["soli"]
    with pytest.raises(levy.LevyError, match="there is no result 'xy' in row 0"):
        result.explain(0, "xy")
    for row in (-1, 3):
        with pytest.raises(levy.LevyError, match=f"row {row}: expected one from 0 to 2"):
            result.explain(row)
    assert "<li>" in result._repr_html_() or not result.notes


def test_a_refused_row_is_not_explained_as_if_it_had_a_result(de):
    """A cell that was refused is not taken for one that is empty."""
    result = de.result(pa.table({"zve": [60000, 60000], "filing": ["joint", "jiont"]}), ["est"], year=2025, given=["zve"])
    assert result.explain(0)["value"] == D("8606.00")
    with pytest.raises(levy.LevyError, match="jiont"):
        result.explain(1)


def test_a_table_that_was_read_once_has_no_rows_to_go_back_to(de):
    table = pa.table({"zve": [60000]})
    reader = pa.RecordBatchReader.from_batches(table.schema, table.to_batches())
    result = de.result(reader, ["est"], year=2025, given=["zve"])
    with pytest.raises(levy.LevyError, match="read once"):
        result.explain(0)


def test_progress_is_told_and_may_end_the_work(de):
    table = pa.table({"zve": pa.array(range(400_000), pa.int64())})
    told = []
    de.evaluate(table, ["est"], year=2025, given=["zve"], progress=told.append)
    assert told[-1] == 400_000 and told == sorted(told)
    reader = pa.RecordBatchReader.from_batches(table.schema, table.to_batches(max_chunksize=50_000))
    told.clear()
    de.evaluate(reader, ["est"], year=2025, given=["zve"], progress=told.append)
    assert told[-1] == 400_000 and len(told) > 5

    class Enough(Exception):
        pass

    def enough(done):
        raise Enough

    with pytest.raises(Enough):
        de.evaluate(table, ["est"], year=2025, given=["zve"], progress=enough)


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_threads_change_nothing(de, threads):
    """Rows stay in order, and so do faults, causes, remarks and kept cells; enough rows are interpreted for threads to begin."""
    count = 700_000
    table = pa.table({
        "id": pa.array(range(count)), "zve": pa.array([(number * 37) % 300_000 for number in range(count)]),
        "church_member": pa.array([number % 500 == 0 for number in range(count)]),
        "filing": pa.array(["joint" if number % 3 else "single" for number in range(count)])})
    outputs = ["est", "soli", "church_tax"]
    options = {"year": 2025, "given": ["zve"], "keep": ["id"]}
    one = de.result(table, outputs, threads=1, **options)
    found = de.result(table, outputs, threads=threads, **options)
    assert found.table.equals(one.table) and found.table["id"].equals(table["id"])
    assert found.count == one.count == 1400 and list(found.faults) == list(one.faults)
    assert found._remarks == one._remarks


def test_threads_are_some(de):
    for threads in (0, -1, 5000):
        with pytest.raises(levy.LevyError, match="threads"):
            de.evaluate(pa.table({"zve": [1]}), ["est"], year=2025, given=["zve"], threads=threads)




def test_folders_are_laid_over_rules(tmp_path):
    base = tmp_path / "rules" / "yy"
    base.mkdir(parents=True)
    (base / "tax.lua").write_text("""
jurisdiction "yy" { label = "Y", currency = "EUR", years = { 2025, 2025 }, results = { "tax" } }
input "income" { label = "Income", type = money }
rule "tax" { label = "Tax", type = money, source = "S",
  compute = function(case) return floor(case.income * 0.2, 0.01) end }
""")
    reform = tmp_path / "reform"
    reform.mkdir()
    (reform / "tax.lua").write_text("""
rule "tax" { label = "Tax", type = money, source = "Bill",
  compute = function(case) return floor(case.income * 0.3, 0.01) end }
""")
    rules = levy.rules("yy", str(tmp_path / "rules"))
    changed = levy.rules("yy", str(tmp_path / "rules"), overlay=str(reform))
    assert changed is levy.rules("yy", str(tmp_path / "rules"), overlay=[str(reform)]) and changed is not rules
    table = pa.table({"income": [1000]})
    assert rows(rules.evaluate(table, year=2025)) == [{"tax": D("200.00")}]
    result = changed.result(table, year=2025)
    assert rows(result.table) == [{"tax": D("300.00")}]
    assert result.law["overlays"] == [str(reform)] and result.law["rules"] == changed.digest != rules.digest
    assert str(reform) in repr(changed) and str(reform) in result._repr_html_()
    assert pickle.loads(pickle.dumps(changed)) is changed
    with pytest.raises(levy.LevyError, match="nowhere"):
        levy.rules("yy", str(tmp_path / "rules"), overlay=str(tmp_path / "nowhere"))


CHECKED = """
jurisdiction "yy" { label = "Y", currency = "EUR", years = { 2025, 2025 }, results = { "base", "tax", "share" } }
input "income" { label = "Income", type = money }
input "bonus" { label = "Bonus", type = money, default = 0 }
input "region" { label = "Region", type = choice { "north", "south" } }
input "rate" { label = "Rate", type = rate, min = 0 }
check "bonus_within_income" { grade = "impossible", source = "S", message = "more bonus than income",
  holds = function(case) return case.bonus <= case.income end }
rule "base" { label = "Base", type = money, source = "S", compute = function(case) return case.income + case.bonus end }
rule "tax" { label = "Tax", type = money, source = "S", compute = function(case)
  if case.base < 100 then return 0 end
  return floor(case.base * (case.region == "north" and case.rate or 0.1), 0.01)
end }
rule "share" { label = "Share", type = money, source = "S", compute = function(case)
  if case.base > 5000 then error("too rich") end
  return floor(case.tax * case.rate, 0.01)
end }
"""


@pytest.mark.parametrize("threads", [1, 2])
def test_a_row_with_several_reasons_has_the_first(tmp_path, threads):
    """Errors of facts come before missing facts, and those of the first result before others."""
    (tmp_path / "yy").mkdir()
    (tmp_path / "yy" / "tax.lua").write_text(CHECKED)
    rules = levy.rules("yy", str(tmp_path))
    count = 4000
    table = pa.table({
        "income": [[10, 2000, 4000, -1][n % 4] for n in range(count)], "bonus": [[0, 5, 3000][n % 3] for n in range(count)],
        "region": [[None, "south", "north", "norht", "north"][n % 5] for n in range(count)],
        "rate": [[0.5, None][n % 7 == 0] for n in range(count)]})
    result = rules.result(table, year=2025, threads=threads)
    told = {fault["row"]: fault["message"] for fault in result.faults}
    seen = set()
    for row, given in list(enumerate(table.to_pylist()))[:420] + list(enumerate(table.to_pylist()))[-420:]:
        try:
            answer = rules.answer(given, year=2025)
        except levy.LevyError:
            # An invalid cell.
            assert row in told, given
            continue
        errors = answer.get("errors", {})
        if not errors:
            assert row not in told, given
            assert {name: result.table[name][row].as_py() for name in ("base", "tax", "share")} == answer["results"]
            continue
        first = errors[next(name for name in ("base", "tax", "share") if name in errors)]
        # Rows of a table that fail a check have the same message, whatever their values are.
        said = "what is given cannot all be true: " if first["code"] == "impossible" else first["message"]
        assert told[row].startswith(said), given
        seen.add(first["code"])
    assert {"missing", "rule-failed"} <= seen and len(seen) >= 3, seen
    assert sum(cause["rows"] for cause in result.causes) == len(told) == result.count


def test_nothing_is_dropped_behind_a_nul(de):
    """The library reads texts to their first NUL: a fact behind it would count for nothing, without a word."""
    table = pa.table({"zve": [60000]})
    for call in [
        lambda: de.answer({"federal_state": "NW\0", "zve": 60000, "church_member": True}, ["church_tax"], year=2025),
        lambda: de.answer({"zve": 60000}, ["est\0,church_tax"], year=2025),
        lambda: de.evaluate(table, ["est"], year=2025, given=["zve"], common={"filing": "single\0", "children": 2}),
        lambda: de.evaluate(table, ["est"], year=2025, given=["zve\0"]),
        lambda: de.query("compare est with zve = 7\0 filing = joint", {"zve": 60000}, year=2025),
        lambda: de.changed({"solidarity_surcharge_rate": "0.04\0"}, 2025),
        lambda: levy.rules("de", overlay="reform\0"),
    ]:
        with pytest.raises(levy.LevyError, match="NUL"):
            call()


def test_an_infinite_amount_is_none(de):
    for number in (float("inf"), float("-inf"), D("Infinity")):
        with pytest.raises(levy.LevyError, match="expected an amount"):
            de.answer({"zve": number}, ["est"], year=2025)


def test_a_folder_is_laid_over_rules_once(tmp_path):
    (tmp_path / "a.lua").write_text('rule "solidarity_surcharge" { source = "Bill", compute = function() return 7 end }')
    one = levy.rules("de", overlay=tmp_path)
    assert levy.rules("de", overlay=[tmp_path, str(tmp_path)]) is one
    assert one.answer({"zve": 60000}, ["soli"], year=2025)["results"]["soli"] == 7
    with pytest.raises(levy.LevyError, match="expected a folder"):
        levy.rules("de", overlay="")


def test_changed_figures_are_of_the_law(de):
    table = pa.table({"zve": [150000]})
    result = de.changed({"solidarity_surcharge_rate": 0.04}, 2025).result(table, ["soli"], year=2025, given=["zve"])
    assert result.law["changed"] == [{"year": "2025", "figures": {"solidarity_surcharge_rate": "0.04"}}]
    assert "with solidarity_surcharge_rate = 0.04 from 2025" in result._repr_html_()
    assert de.result(table, ["soli"], year=2025, given=["zve"]).law["changed"] == []


def test_columns_of_one_name_are_not_confused(de):
    table = pa.table([pa.array([60000]), pa.array([1]), pa.array([2])], names=["zve", "id", "id"])
    for keep in ("all", ["id"]):
        with pytest.raises(levy.LevyError, match="several columns 'id'"):
            de.evaluate(table, ["est"], year=2025, given=["zve"], keep=keep)


def test_a_stream_warns_of_columns_at_once(de):
    table = pa.table({"zve": [60000], "filing": ["joint"]})
    options = dict(year=2025, given=["zve"], keep=["filing"])
    with pytest.warns(levy.LevyWarning, match="'filing' is only carried along, and gives no fact"):
        de.stream(table, ["est"], **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        de.stream(table, ["est"], notes=False, **options)
        de.result(table, ["est"], **options)
