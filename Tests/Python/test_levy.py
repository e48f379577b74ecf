"""The Python package: run by scripts/test-python with pytest, in an environment that has pyarrow, pandas, polars, duckdb."""

import datetime
import decimal
import os
import zoneinfo

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import levy

D = decimal.Decimal


def column(table, name):
    return pa.table(table)[name].to_pylist()


def test_amounts_are_exact(de):
    table = pa.table({"zve": [60000, 12096, 12163], "filing": ["single", "joint", "single"]})
    result = de.evaluate(table, ["est"], year=2025, given=["zve"])
    # § 32a EStG 2025: (176.64 z + 2397) z + 1015.13 with z = (60000 - 17443) / 10000 is 14415.16...;
    # (932.30 y + 1400) y with y = (12163 - 12096) / 10000 is 9.42...
    assert result.schema.field("est").type == pa.decimal128(18, 2)
    assert column(result, "est") == [D("14415.00"), D("0.00"), D("9.00")]
    assert column(de.evaluate(table, ["est"], year=2025, given=["zve"], money="cents"), "est") == [1441500, 0, 900]
    assert column(de.evaluate(table, ["est"], year=2025, given=["zve"], money="float"), "est") == [14415.0, 0.0, 9.0]


@pytest.mark.parametrize(
    "values",
    [
        pa.array([60000, 25000, None], pa.int32()),
        pa.array([60000, 25000, None], pa.uint16()),
        pa.array([60000, 25000, None], pa.int64()),
        pa.array([60000, 25000, None], pa.uint64()),
        pa.array([60000.0, 25000.0, None], pa.float32()),
        pa.array([60000.0, 25000.0, None], pa.float64()),
        pa.array([60000.0, 25000.0, float("nan")], pa.float64()),
        pa.array([D("60000.00"), D("25000.00"), None], pa.decimal128(18, 2)),
        pa.array([D("60000.0000"), D("25000.0000"), None], pa.decimal128(30, 4)),
        pa.array([D("60000"), D("25000"), None], pa.decimal128(9, 0)),
        pa.array(["60000", "25000.00", None], pa.string()),
        pa.array(["60000", "25000.00", None], pa.large_string()),
        pa.array(["60000", "25000.00", ""], pa.string_view()),
        pa.array(["60000", "25000", None]).dictionary_encode(),
    ],
    ids=lambda values: str(values.type),
)
def test_columns_of_all_types(de, values):
    padded = pa.chunked_array([pa.concat_arrays([values, values])]).chunk(0)
    for given in (values, padded.slice(3)):
        table = pa.table({"zve": given})
        found = de.evaluate(table, ["est"], year=2025, given=["zve"], errors="null")
        assert column(found, "est") == [D("14415.00"), D("2927.00"), None]


def test_floats_are_cents_or_are_said_to_be(de):
    table = pa.table({"income_tax": [0.29, 1234.56, 8.2, 100.125, 0.1 + 0.2, 1e11]})
    with pytest.raises(levy.RowErrors) as raised:
        de.evaluate(table, ["levy_base"], year=2025, given=["income_tax"])
    assert [fault["row"] for fault in raised.value.rows] == [3, 4]
    assert raised.value.rows[0]["column"] == "income_tax"
    assert raised.value.rows[0]["code"] == "bad-value"
    assert raised.value.rows[1]["value"] == "0.30000000000000004"
    assert column(raised.value.result, "levy_base")[:3] == [D("0.29"), D("1234.56"), D("8.20")]
    for floats, expected in [("nearest", ["100.13", "0.30"]), ("down", ["100.12", "0.30"])]:
        found = column(de.evaluate(table, ["levy_base"], year=2025, given=["income_tax"], floats=floats), "levy_base")
        assert found == [D("0.29"), D("1234.56"), D("8.20"), *map(D, expected), D("100000000000.00")]


def test_pandas_keeps_its_index(de):
    frame = pd.DataFrame(
        {"income": [60000.004, 25000.5], "state": pd.Categorical(["NW", "BY"])}, index=["ann", "ben"])
    result = de.evaluate(
        frame, ["est", "church_tax"], year=2025, columns={"income": "zve", "state": "bundesland"},
        common={"church_member": True}, floats="nearest")
    assert list(result.index) == ["ann", "ben"]
    assert result["est"].tolist() == [14415.0, 2927.0]
    frame.loc["ben", "income"] = -1e12
    with pytest.raises(levy.RowErrors) as raised:
        de.evaluate(frame[["income"]], ["solidarity_surcharge"], year=2025, columns={"income": "est"}, floats="nearest")
    assert raised.value.rows[0]["index"] == "ben" and "ben" in str(raised.value)


def test_rows_without_results_are_a_table(de):
    given = pl.DataFrame({"zve": ["1", "x", "60000", "<b>"]})
    with pytest.raises(levy.RowErrors) as raised:
        de.evaluate(given, ["est"], year=2025, given=["zve"])
    rows = raised.value.rows
    names = ["row", "index", "column", "value", "code", "message"]
    assert [list(fault) for fault in rows] == [names, names]
    for table in (pl.DataFrame(rows), pd.DataFrame(rows), pl.DataFrame(pa.RecordBatchReader.from_stream(rows))):
        assert list(table["row"]) == [1, 3] and list(table.columns) == names
    assert isinstance(raised.value.result, pl.DataFrame) and raised.value.result["est"].to_list()[2] == D("14415.00")
    assert "&lt;b&gt;" in rows._repr_html_() and "<b>" not in rows._repr_html_()
    assert isinstance(rows[:1], levy.FaultRows) and rows[0]["code"] == "bad-value"
    # Labels of several levels are texts.
    frame = pd.DataFrame({"zve": ["x"]}, index=pd.MultiIndex.from_tuples([("a", 1)]))
    with pytest.raises(levy.RowErrors) as raised:
        de.evaluate(frame, ["est"], year=2025, given=["zve"])
    assert raised.value.rows[0]["index"] == ("a", 1)
    labelled = pa.RecordBatchReader.from_stream(raised.value.rows).read_all()
    assert labelled["index"].to_pylist() == ["('a', 1)"]
    assert labelled["message"].to_pylist() == [raised.value.rows[0]["message"]]


def test_polars_and_duckdb(de):
    frame = pl.DataFrame({"id": [1, 2], "zve": [60000, 25000], "filing": ["single", "joint"]})
    result = de.evaluate(frame, ["est"], year=2025, given=["zve"], keep=["id"])
    assert isinstance(result, pl.DataFrame) and result.columns == ["id", "est"]
    assert result["est"].to_list() == [D("14415.00"), D("116.00")]
    taxes = de.stream(frame, ["est"], year=2025, given=["zve"], keep=["id"])
    connection = duckdb.connect()
    # DuckDB requests a stream several times.
    assert connection.sql("SELECT sum(est), count(*) FROM taxes").fetchall() == [(D("14531.00"), 2)]


def test_dates_years_words_and_flags(de):
    table = pa.table({"year": [2024, 2025], "zve": [60000, 60000]})
    found = column(de.evaluate(table, ["est"], given=["zve"]), "est")
    assert found == [de.answer({"zve": 60000}, ["est"], year=2024)["results"]["est"], D("14415.00")]
    days = pa.table({"date": [datetime.date(2025, 3, 1), None], "zve": [60000, 60000]})
    result = de.evaluate(days, ["est"], given=["zve"], errors="column")
    assert column(result, "est") == [D("14415.00"), None]
    assert "year" in column(result, "fault")[1]
    stamps = pa.table({"date": pa.array([datetime.datetime(2025, 3, 1)], pa.timestamp("ns")), "zve": [60000]})
    assert column(de.evaluate(stamps, ["est"], given=["zve"]), "est") == [D("14415.00")]


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.string_view(), pa.dictionary(pa.int8(), pa.string())], ids=str)
def test_every_byte_of_a_word_counts(de, kind):
    """Also a NUL byte, which a short word may begin or end with."""
    words = ["joint", "\0joint", "joint\0", "\0\0joint", "jo\0nt", "joint\0\0\0", "", "\0", " joint "]
    texts = pa.array(words)
    column_of = texts.dictionary_encode().cast(kind) if pa.types.is_dictionary(kind) else texts.cast(kind)
    table = pa.table({"zve": [60000] * len(words) * 40, "filing": pa.chunked_array([column_of] * 40)})
    found = column(de.evaluate(table, ["est"], year=2025, given=["zve"], errors="null"), "est")
    assert found == [D("8606.00"), *[None] * 5, D("14415.00"), None, D("8606.00")] * 40


def test_times_of_a_zone_are_no_days(de):
    evening = datetime.datetime(2025, 12, 31, 19, tzinfo=zoneinfo.ZoneInfo("America/New_York"))
    stamps = pd.DataFrame({"date": pd.Series([evening]).astype("datetime64[us, America/New_York]"), "wages": [60000]})
    common = {"without_contributions": True}
    with pytest.raises(levy.LevyError, match="column 'date': times of a zone .'America/New_York'.*as dates"):
        de.evaluate(stamps, ["est"], common=common)
    # Not even of UTC, and not among the words of a dictionary.
    utc = pa.array([evening], pa.timestamp("s", "UTC"))
    for days in (utc, utc.dictionary_encode()):
        with pytest.raises(levy.LevyError, match="'UTC'"):
            de.evaluate(pa.table({"date": days, "wages": [60000]}), ["est"], common=common)
    kept = de.evaluate(stamps, ["est"], year=2025, keep=["date"], common=common)
    days = de.evaluate(stamps.assign(date=stamps["date"].dt.date), ["est"], common=common)
    assert kept["est"].tolist() == days["est"].tolist()
    # Without a zone, a time of day is not a day either.
    with pytest.raises(levy.RowErrors, match="a time of day"):
        de.evaluate(pa.table({"date": [datetime.datetime(2025, 3, 1, 19)], "wages": [60000]}), ["est"], common=common)


@pytest.mark.parametrize("kind", [pd.DataFrame, pl.DataFrame, pa.table])
def test_a_column_of_a_result_is_named(de, kind):
    frame = kind({"id": [7], "wages": [60000], "income_tax": [1]})
    options = {"year": 2025, "keep": ["id"], "common": {"without_contributions": True}}
    with pytest.raises(levy.LevyError, match=r'name of a result.*\n.*given = \["income_tax"\]'):
        de.evaluate(frame, ["income_tax"], **options)
    with pytest.raises(levy.LevyError, match="'income_tax' has the name of a result that is to be added"):
        de.evaluate(frame, ["income_tax"], **{**options, "keep": ["id", "income_tax"]})
    with pytest.raises(levy.LevyError, match="unknown name 'incom_tax'"):
        de.evaluate(frame, ["soli"], given=["incom_tax"], **options)
    result = de.result(frame, ["est", "soli"], given="income_tax", **options)
    assert column(pa.table(result.table), "est") == [1] and result.pinned == ["income_tax"]
    assert "given in place of its rule: income_tax" in result.notes
    # A mapped column counts as named.
    mapped = de.result(kind({"tax": [1]}), ["soli"], columns={"tax": "est"}, year=2025)
    assert mapped.pinned == ["income_tax"]
    # Last year's result is copied along with this year's.
    both = de.evaluate(frame, ["est"], **{**options, "keep": ["id", "income_tax"]})
    assert list(pa.table(both).column_names) == ["id", "income_tax", "est"]


def test_what_there_is_to_say_is_what_levy_batch_says(de, command, tmp_path):
    rows = [("none", 50000, 2, "yes"), ("grade_3", 50000, 2, ""), ("grade_3", 40000, "x", "no")] * 300
    file = tmp_path / "table.csv"
    file.write_text("cared_for,wages,carers,church_member\n" + "".join(",".join(map(str, row)) + "\n" for row in rows))
    outputs = ["taxable_income", "est", "church_tax"]
    common = {"without_contributions": True, "federal_state": "NW"}
    shown = command(
        "batch", "de", str(file), "--year", "2025", "--output", ",".join(outputs), "--out", str(tmp_path / "out.csv"),
        *(f"{name}={'yes' if value is True else value}" for name, value in common.items()))
    table = pa.table({name: [str(row[n]) for row in rows] for n, name in enumerate(
        ("cared_for", "wages", "carers", "church_member"))})
    result = de.result(table, outputs, year=2025, common=common)
    assert result.count == 300 and len(result.faults) == 300
    for word in ("pinned", "assumed", "unused", "caveats"):
        assert getattr(result, word) == shown[word], word
    unused = {each["name"]: each for each in result.unused}
    assert unused["carers"]["rows"] == 300 and unused["carers"]["by"] == "cared_for"
    assert any(note.startswith("not used in 300 of 600 rows, since cared_for = none: carers") for note in result.notes)
    assert result.notes[0] in repr(result) and "300 of its rows have no results" in repr(result)
    stream = de.stream(table, outputs, year=2025, common=common)
    pa.table(stream)
    assert stream.report.remarks["unused"] == shown["unused"]


RULES = """
jurisdiction "yy" { label = "Y", currency = "EUR", years = { 2025, 2025 }, results = { "tax" } }
input "income" { label = "Income", type = money }
input "bonus" { label = "Bonus", type = money, default = 0 }
input "has_bonus" { label = "Bonus?", type = boolean, default = false }
rule "tax" { label = "Tax", type = money, source = "S",
  compute = function(case) return case.has_bonus and case.income + case.bonus or case.income end }
"""


def test_estimates(de):
    case = {"wages": 52000}
    assert "refund" in de.answer(case, ["refund"], year=2025)["errors"]
    said = de.answer(case, ["refund"], year=2025, estimate=True)
    assert "wage_tax_withheld" in said["estimated"]
    frame = pd.DataFrame({"wages": [52000, 30000], "wage_tax_withheld": [None, 2000]})
    result = de.result(frame, ["refund"], year=2025, estimate=True)
    assert result.table["refund"].tolist()[0] == float(said["results"]["refund"])
    assert [entry["rows"] for entry in result.estimated if entry["name"] == "wage_tax_withheld"] == [1]
    with pytest.raises(levy.LevyError, match="exclude each other"):
        de.evaluate(frame, ["refund"], year=2025, estimate=True, strict=True)


def test_strict_assumes_nothing(tmp_path):
    (tmp_path / "yy").mkdir()
    (tmp_path / "yy" / "tax.lua").write_text(RULES)
    rules = levy.rules("yy", str(tmp_path))
    frame = pd.DataFrame({"income": [1000, 2000], "bonus": [5, 5], "has_bonus": [False, True]})
    assert rules.evaluate(frame, year=2025, strict=True)["tax"].tolist() == [1000, 2005]
    assert rules.result(frame, year=2025).unused == [
        {"name": "bonus", "value": 5, "reason": "decided", "by": "has_bonus", "as": False, "rows": 1}]
    for rows in (frame[:1], pl.DataFrame(frame[:1]), pa.table(frame[:1])):
        with pytest.raises(levy.LevyError, match="'bonus' is given and counts for nothing: not used, since has_bonus = no"):
            rules.evaluate(rows, year=2025, strict=True)
    with pytest.raises(levy.RowErrors, match="has_bonus"):
        rules.evaluate(frame[["income"]], year=2025, strict=True)


@pytest.mark.parametrize(
    "more, message",
    [
        (dict(outputs=["estt"]), "estt"),
        (dict(outputs=["est"], year=1950), "1950"),
        (dict(outputs=["est"], year=2025, columns={"x": "zve"}), "no column 'x'"),
        (dict(outputs=["est"], year=2025, common={"zve": 1}), "zve"),
        (dict(outputs=["est"], year=2025, floats="up"), "up"),
        (dict(outputs=["est"], year=2025, errors="ignore"), "ignore"),
        (dict(outputs=["est"]), "year"),
    ],
)
def test_what_is_wrong_is_said(de, more, message):
    with pytest.raises(levy.LevyError, match=message):
        de.evaluate(pa.table({"zve": [1]}), **{"given": ["zve"], **more})


def test_unknown_columns_and_types(de):
    with pytest.raises(levy.LevyError, match="did you mean 'zvE' or 'zve'") as raised:
        de.evaluate(pa.table({"zvee": [1]}), ["est"], year=2025, given=["zve"])
    assert "--keep" not in str(raised.value)
    with pytest.raises(levy.LevyError, match="column 'zve': expected numbers"):
        de.evaluate(pa.table({"zve": [[1]]}), ["est"], year=2025, given=["zve"])
    with pytest.raises(TypeError, match="__arrow_c_stream__"):
        de.evaluate([1, 2], ["est"], year=2025, given=["zve"])
    with pytest.raises(levy.LevyError, match="xy"):
        levy.rules("xy")


def test_cases(de):
    assert de.answer({"zve": 60000}, ["est"], year=2025)["results"] == {"est": D("14415.00")}
    tree = de.explain("est", {"zve": 60000}, year=2025)
    assert tree["value"] == D("14415.00") and "32a" in tree["source"]
    assert [need["name"] for need in de.needs(["solidarity_surcharge"], {"est": 1}, year=2025)] == []
    assert de.needs(["est"], year=2025)[0]["label"]
    with pytest.raises(levy.LevyError, match="not given"):
        de.explain("est", {}, year=2025)
    assert de.describe("income_tax")["type"] == "money"
    assert len(de.digest) == 16
    swept = de.sweep("zve", range(0, 100_001, 20_000), {"filing": "joint"}, ["est"], year=2025)
    assert swept.column_names == ["zve", "est"] and swept.num_rows == 6
    assert set(de.compare(pa.table({"zve": [60000]}), ["est"], [2024, 2025], given=["zve"])) == {2024, 2025}


def test_spark(de):
    """If PySpark is installed; Java is the system's."""
    sql = pytest.importorskip("pyspark.sql")
    import sys

    from levy import spark

    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        sql.SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false").getOrCreate())
    people = session.range(5000).selectExpr(
        "id", "cast(id * 20 as decimal(18,2)) as zve", "case when id % 2 = 0 then 'single' else 'both' end as filing")
    rows = spark.evaluate(people, de, ["est"], year=2025, given=["zve"], keep=["id"]).orderBy("id").collect()
    session.stop()
    assert len(rows) == 5000 and rows[3000].est == D("14415.00") and rows[3000].fault is None
    assert rows[3001].est is None and "filing" in rows[3001].fault
