"""The share of a further amount that goes into each result, row by row."""

import decimal

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import levy

D = decimal.Decimal
OPTIONS = dict(year=2025, given=["zve"], notes=False)


def test_it_is_the_difference_of_two_results(de):
    table = pa.table({"id": ["a", "b", "c"], "zve": [12000, 60000, 300000]})
    found = de.marginal(table, ["est", "soli"], "zve", 1000, keep=["id"], **OPTIONS)
    assert found.column_names == ["id", "est", "soli", "marginal.est", "marginal.soli"]

    def at(zve):
        return de.answer({"zve": zve}, ["est", "soli"], year=2025)["results"]

    for name in ("est", "soli"):
        assert found[f"marginal.{name}"].to_pylist() == [(at(zve + 1000)[name] - at(zve)[name]) / 1000 for zve in (12000, 60000, 300000)]
    # § 32a Abs. 1 Satz 2 Nr. 5 EStG: 45 percent, of which 5.5 percent are the surcharge.
    assert found["marginal.est"][2].as_py() == D("0.45") and found["marginal.soli"][2].as_py() == D("0.02475")


def test_rows_without_the_fact_and_other_kinds(de):
    table = pl.DataFrame({"zve": [60000.0, None], "filing": ["single", "joint"]})
    with pytest.raises(levy.RowErrors):
        de.marginal(table, ["est"], "zve", **OPTIONS)
    found = de.marginal(table, ["est"], "zve", errors="null", **OPTIONS)
    assert isinstance(found, pl.DataFrame) and found["marginal.est"].to_list()[1] is None
    frame = de.marginal(pd.DataFrame({"zve": [60000, 70000]}, index=[7, 8]), ["est"], "zve", "0.03", **OPTIONS)
    # A third of a euro has no finite decimal representation.
    assert list(frame.index) == [7, 8] and set(frame["marginal.est"]) <= {D(0), D("33.3333333333")}


@pytest.mark.parametrize("name, amount, words", [
    ("income", 100, "no column 'income'; there are zve"), ("zve", 0, "above 0"), ("zve", -1, "above 0"), ("zve", float("nan"), "above 0"),
])
def test_what_means_nothing(de, name, amount, words):
    with pytest.raises(levy.LevyError, match=words):
        de.marginal(pa.table({"zve": [1]}), ["est"], name, amount, **OPTIONS)
    with pytest.raises(levy.LevyError, match="row 0: zve has 'many', expected a number"):
        de.marginal(pa.table({"zve": ["many"]}), ["est"], "zve", **OPTIONS)
