"""Amounts of one year as those of another."""

from __future__ import annotations

import decimal
from fractions import Fraction
from typing import Any, Mapping

from ._errors import LevyError
from ._frames import Frame, plain_texts, table_back
from ._values import text
from ._weighted import exact, rounded


def uprate(
    table: Any, columns: Mapping[str, str], series: Mapping[str, Mapping[Any, Any]], *, since: int | str, to: int | str,
) -> Any:
    """The table with amounts of one year as they may be in another: multiplied by what a series says of both.

    >>> wages = {2023: "104.1", 2026: "116.3", "source": "index of wages, published by …"}
    >>> levy.uprate(frame, {"wages": "wages", "spouse.wages": "wages"}, {"wages": wages}, since=2023, to=2026)

    table: of pandas, polars or pyarrow; what comes out is of the same kind. Amounts come out as decimals to the cent, halves away
        from 0, in pandas as floats.
    columns: the name of a series for each column that is uprated; others stay as they are.
    series: by name, numbers above 0 by year, and where they are from, under "source".

    Raises LevyError for series without a source or without one of the years, and for columns of no amounts.
    """
    import pyarrow

    frame = Frame(table)
    found = plain_texts(pyarrow.table(frame.source))
    for column, name in columns.items():
        factor = _factor(name, series, text(since), text(to))
        if column not in found.column_names:
            raise LevyError(f"there is no column {column!r}; there are {', '.join(found.column_names)}")
        amounts = []
        for row, value in enumerate(found[column].to_pylist()):
            amounts.append(None if value is None or value == "" or value != value else _uprated(row, column, value, factor))
        kind = pyarrow.float64() if frame.kind == "pandas" else pyarrow.decimal128(18, 2)
        values = [None if amount is None else float(amount) for amount in amounts] if frame.kind == "pandas" else amounts
        found = found.set_column(found.column_names.index(column), column, pyarrow.array(values, kind))
    return table_back(frame, found)


def _factor(name: str, series: Mapping[str, Mapping[Any, Any]], since: str, to: str) -> Fraction:
    """The factor by which amounts of one year are multiplied."""
    if name not in series:
        raise LevyError(f"there is no series {name!r}; there are {', '.join(series)}")
    values = {text(year): value for year, value in series[name].items()}
    if not values.get("source"):
        raise LevyError(f"series {name!r}: say in 'source' where it is from")
    numbers = []
    for year in (since, to):
        if year not in values:
            raise LevyError(f"series {name!r} has no {year}; it has {', '.join(sorted(set(values) - {'source'}))}")
        number = exact(values[year])
        if number is None or number <= 0:
            raise LevyError(f"series {name!r}: {values[year]!r} of {year} is no number above 0")
        numbers.append(number)
    return numbers[1] / numbers[0]


def _uprated(row: int, column: str, value: Any, factor: Fraction) -> decimal.Decimal:
    amount = exact(value)
    if amount is None:
        raise LevyError(f"row {row}: {column} has {value!r}, expected an amount")
    return rounded(amount * factor, 2)
