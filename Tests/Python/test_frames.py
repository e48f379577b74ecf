"""Tables where people have them: methods of pandas, expressions of Polars, Ibis; each gives what `evaluate` gives."""

import pyarrow as pa
import pytest

GIVEN = {"zve": [60000, 1000, 84000], "filing": ["single", "joint", "joint"], "id": [1, 2, 3]}
LAW = {"year": 2025, "given": ["zve"], "keep": ["id"], "notes": False}


@pytest.fixture(scope="module")
def expected(de):
    return [float(each) for each in de.evaluate(pa.table(GIVEN), ["est"], **LAW)["est"].to_pylist()]


def test_pandas(de, expected):
    pandas = pytest.importorskip("pandas")
    import levy.pandas  # noqa: F401

    frame = pandas.DataFrame(GIVEN, index=["a", "b", "c"])
    found = frame.levy.evaluate(de, ["est"], **LAW)
    assert list(found.index) == ["a", "b", "c"] and found["est"].tolist() == expected and list(found) == ["id", "est"]
    assert frame.levy.result(de, ["est"], **LAW).pinned == ["taxable_income"]


def test_polars(de, expected):
    pl = pytest.importorskip("polars")
    import levy.polars  # noqa: F401

    frame = pl.DataFrame(GIVEN)
    found = frame.levy.evaluate(de, ["est"], **LAW)
    assert found["est"].cast(pl.Float64).to_list() == expected and found.columns == ["id", "est"]
    lazy = frame.lazy().filter(pl.col("id") > 1).levy.evaluate(de, ["est"], **LAW)
    assert lazy.collect_schema() == found.schema
    rest = lazy.filter(pl.col("est") > 0).select("est", "id").collect()
    assert rest["id"].to_list() == [3] and rest["est"].cast(pl.Float64).to_list() == expected[2:]
    facts = pl.struct(zve=pl.col("zve"), filing=pl.lit("single"))
    options = {"year": 2025, "given": ["zve"], "notes": False}
    taxed = frame.with_columns(facts.levy.evaluate(de, ["est", "soli"], **options).alias("tax")).unnest("tax")
    assert taxed.columns == ["zve", "filing", "id", "est", "soli"]
    assert taxed["est"].cast(pl.Float64).to_list()[:2] == [expected[0], 0]


def test_ibis(de, expected):
    ibis = pytest.importorskip("ibis")
    found = de.evaluate(ibis.memtable(pa.table(GIVEN)), ["est"], **LAW)
    assert [float(each) for each in found["est"].to_pylist()] == expected


def test_a_sweep_is_of_the_kind_of_its_values(de):
    pandas, pl = pytest.importorskip("pandas"), pytest.importorskip("polars")
    plain = de.sweep("zve", [1000, 60000], outputs=["est"], year=2025, notes=False)
    taxes = [float(each) for each in plain["est"].to_pylist()]
    of_pandas = de.sweep("zve", pandas.Series([1000, 60000]), outputs=["est"], year=2025, notes=False)
    assert isinstance(of_pandas, pandas.DataFrame) and [float(each) for each in of_pandas["est"]] == taxes
    of_polars = de.sweep("zve", pl.Series([1000, 60000]), outputs=["est"], year=2025, notes=False)
    assert isinstance(of_polars, pl.DataFrame) and of_polars["est"].cast(pl.Float64).to_list() == taxes
