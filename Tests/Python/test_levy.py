"""The Python package: run by scripts/test-python with pytest, in an environment that has pyarrow, pandas, polars, duckdb."""

import datetime
import decimal
import os

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
    result = de.evaluate(table, ["est"], year=2025)
    # § 32a EStG 2025: (176.64 z + 2397) z + 1015.13 with z = (60000 - 17443) / 10000 is 14415.16...;
    # (932.30 y + 1400) y with y = (12163 - 12096) / 10000 is 9.42...
    assert result.schema.field("est").type == pa.decimal128(18, 2)
    assert column(result, "est") == [D("14415.00"), D("0.00"), D("9.00")]
    assert column(de.evaluate(table, ["est"], year=2025, money="cents"), "est") == [1441500, 0, 900]
    assert column(de.evaluate(table, ["est"], year=2025, money="float"), "est") == [14415.0, 0.0, 9.0]


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
        found = de.evaluate(table, ["est"], year=2025, errors="null")
        assert column(found, "est") == [D("14415.00"), D("2927.00"), None]


def test_floats_are_cents_or_are_said_to_be(de):
    table = pa.table({"income_tax": [0.29, 1234.56, 8.2, 100.125, 0.1 + 0.2, 1e11]})
    with pytest.raises(levy.RowErrors) as raised:
        de.evaluate(table, ["levy_base"], year=2025)
    assert [fault["row"] for fault in raised.value.rows] == [3, 4]
    assert raised.value.rows[0]["column"] == "income_tax"
    assert raised.value.rows[0]["code"] == "bad-value"
    assert raised.value.rows[1]["value"] == "0.30000000000000004"
    assert column(raised.value.result, "levy_base")[:3] == [D("0.29"), D("1234.56"), D("8.20")]
    for floats, expected in [("nearest", ["100.13", "0.30"]), ("down", ["100.12", "0.30"])]:
        found = column(de.evaluate(table, ["levy_base"], year=2025, floats=floats), "levy_base")
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
        de.evaluate(given, ["est"], year=2025)
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
        de.evaluate(frame, ["est"], year=2025)
    assert raised.value.rows[0]["index"] == ("a", 1)
    labelled = pa.RecordBatchReader.from_stream(raised.value.rows).read_all()
    assert labelled["index"].to_pylist() == ["('a', 1)"]
    assert labelled["message"].to_pylist() == [raised.value.rows[0]["message"]]


def test_polars_and_duckdb(de):
    frame = pl.DataFrame({"id": [1, 2], "zve": [60000, 25000], "filing": ["single", "joint"]})
    result = de.evaluate(frame, ["est"], year=2025, keep=["id"])
    assert isinstance(result, pl.DataFrame) and result.columns == ["id", "est"]
    assert result["est"].to_list() == [D("14415.00"), D("116.00")]
    taxes = de.stream(frame, ["est"], year=2025, keep=["id"])
    connection = duckdb.connect()
    # DuckDB asks a stream several times.
    assert connection.sql("SELECT sum(est), count(*) FROM taxes").fetchall() == [(D("14531.00"), 2)]


def test_dates_years_words_and_flags(de):
    table = pa.table({"year": [2024, 2025], "zve": [60000, 60000]})
    assert column(de.evaluate(table, ["est"]), "est")[1] == D("14415.00")
    assert column(de.evaluate(table, ["est"]), "est")[0] == de.answer({"zve": 60000}, ["est"], year=2024)["results"]["est"]
    days = pa.table({"date": [datetime.date(2025, 3, 1), None], "zve": [60000, 60000]})
    result = de.evaluate(days, ["est"], errors="column")
    assert column(result, "est") == [D("14415.00"), None]
    assert "year" in column(result, "fault")[1]
    stamps = pa.table({"date": pa.array([datetime.datetime(2025, 3, 1)], pa.timestamp("ns")), "zve": [60000]})
    assert column(de.evaluate(stamps, ["est"]), "est") == [D("14415.00")]


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
        de.evaluate(pa.table({"zve": [1]}), **more)


def test_unknown_columns_and_types(de):
    with pytest.raises(levy.LevyError, match="did you mean 'zvE' or 'zve'") as raised:
        de.evaluate(pa.table({"zvee": [1]}), ["est"], year=2025)
    assert "--keep" not in str(raised.value)
    with pytest.raises(levy.LevyError, match="column 'zve': expected numbers"):
        de.evaluate(pa.table({"zve": [[1]]}), ["est"], year=2025)
    with pytest.raises(TypeError, match="__arrow_c_stream__"):
        de.evaluate([1, 2], ["est"], year=2025)
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
    assert set(de.compare(pa.table({"zve": [60000]}), ["est"], [2024, 2025])) == {2024, 2025}


def test_spark(de):
    """Where PySpark is installed; Java is the system's."""
    sql = pytest.importorskip("pyspark.sql")
    import sys

    from levy import spark

    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        sql.SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false").getOrCreate())
    people = session.range(5000).selectExpr(
        "id", "cast(id * 20 as decimal(18,2)) as zve", "case when id % 2 = 0 then 'single' else 'both' end as filing")
    rows = spark.evaluate(people, de, ["est"], year=2025, keep=["id"]).orderBy("id").collect()
    session.stop()
    assert len(rows) == 5000 and rows[3000].est == D("14415.00") and rows[3000].fault is None
    assert rows[3001].est is None and "filing" in rows[3001].fault
