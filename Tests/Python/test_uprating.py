"""Amounts of one year as those of another."""

import decimal

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import levy

D = decimal.Decimal
SERIES = {"wages": {2023: "100", 2026: 107.5, "source": "an index"}, "rents": {"2023": 3, "2026": 4, "source": "another"}}
TABLE = pa.table({"wages": [D("1000.00"), None, D("0.01"), D("-0.06")], "rent": [100, 200, None, 0], "id": [1, 2, 3, 4]})
OPTIONS = dict(columns={"wages": "wages", "rent": "rents"}, series=SERIES, since=2023, to=2026)


def test_amounts_are_multiplied_and_rounded_once():
    found = levy.uprate(TABLE, **OPTIONS)
    # 0.01075 and -0.0645; 133.33…
    assert found["wages"].to_pylist() == [D("1075.00"), None, D("0.01"), D("-0.06")]
    assert found["rent"].to_pylist() == [D("133.33"), D("266.67"), None, D("0.00")] and found["id"] == TABLE["id"]
    halves = levy.uprate(pa.table({"a": [D("0.01"), D("-0.01")]}), {"a": "h"}, {"h": {1: 2, 2: 3, "source": "s"}}, since=1, to=2)
    assert halves["a"].to_pylist() == [D("0.02"), D("-0.02")], "0.015, away from 0"


def test_all_kinds_of_tables():
    frame = pd.DataFrame({"wages": [1000.0, None], "rent": [100.0, 3.0]}, index=["a", "b"])
    found = levy.uprate(frame, **OPTIONS)
    assert found["wages"].tolist()[0] == 1075.0 and found["wages"].isna().iloc[1] and list(found.index) == ["a", "b"]
    assert levy.uprate(pl.DataFrame({"wages": ["10"], "rent": [3.0]}), **OPTIONS)["rent"].to_list() == [D("4.00")]
    # An empty cell of a table of texts gives nothing.
    assert levy.uprate(pa.table({"wages": ["10", ""], "rent": [3, 3]}), **OPTIONS)["wages"].to_pylist() == [D("10.75"), None]


@pytest.mark.parametrize("change, words", [
    (dict(columns={"wages": "wags"}), "no series 'wags'; there are wages, rents"),
    (dict(columns={"wag": "wages"}), "no column 'wag'"),
    (dict(since=2022), "series 'wages' has no 2022; it has 2023, 2026"),
    (dict(series={**SERIES, "wages": {2023: 1, 2026: 2}}), "say in 'source'"),
    (dict(series={**SERIES, "wages": {2023: 0, 2026: 2, "source": "s"}}), "0 of 2023 is no number above 0"),
    (dict(series={**SERIES, "wages": {2023: 1, 2026: "two", "source": "s"}}), "'two' of 2026 is no number"),
    (dict(table=pa.table({"wages": ["ten"], "rent": [1]})), "row 0: wages has 'ten', expected an amount"),
    (dict(table=pa.table({"wages": [True], "rent": [1]})), "row 0: wages has True, expected an amount"),
])
def test_what_does_not_fit(change, words):
    with pytest.raises(levy.LevyError, match=words):
        levy.uprate(**{"table": TABLE, **OPTIONS, **change})
