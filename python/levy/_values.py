"""Values as the library reads them."""

from __future__ import annotations

import datetime
import decimal
import math
from typing import Any, Sequence

from ._errors import LevyError


def given(facts: Any) -> list[tuple[str, Any]]:
    """The facts that say something, of a dictionary or a row of pandas."""
    return [] if facts is None else [(str(name), value) for name, value in facts.items() if not is_nothing(value)]


def is_nothing(value: Any) -> bool:
    # Pandas' NA and NaT are nothing too; they are not equal to themselves, or that is not known.
    return value is None or type(value).__name__ in ("NAType", "NaTType") or (isinstance(value, float) and math.isnan(value))


def text(value: Any) -> str:
    """A value as the library reads it."""
    if hasattr(value, "item") and not isinstance(value, (str, bytes)):
        value = value.item()  # of numpy
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "; ".join(text(month) for month in value)
    if isinstance(value, datetime.datetime):
        if value.time() != datetime.time():
            raise LevyError(f"{value}: expected a day, without a time")
        return value.strftime("%Y-%m-%d")
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, float) and math.isfinite(value):
        # Its shortest digits, without an exponent.
        value = decimal.Decimal(repr(value))
        return str(int(value)) if value == value.to_integral_value() else f"{value:f}"
    return f"{value:f}" if isinstance(value, decimal.Decimal) else str(value)


def presence(fact: str) -> tuple[str, str | None, str | None]:
    """The fact that says whether somebody is there, its value then, and otherwise: `filing=joint/single`; a flag has neither."""
    name, _, values = fact.partition("=")
    there, _, absent = values.partition("/")
    return name, there or None, absent or None


def added(column: Any, others: Sequence[Any]) -> Any:
    """Columns of pyarrow added up; who is not there, and who has nothing, adds nothing.

    Raises ArithmeticError or ArrowInvalid for numbers that are too large.
    """
    import pyarrow
    import pyarrow.compute as compute

    kinds = pyarrow.types
    if kinds.is_integer(column.type):
        column = column.cast(pyarrow.int64())
    zero = pyarrow.scalar(decimal.Decimal(0) if kinds.is_decimal(column.type) else 0, column.type)
    for other in others:
        if kinds.is_floating(column.type):
            # Floats stand for their shortest digits, of which the sum is that of decimals: 0.1 and 0.2 are 0.3.
            sums = [_sum(mine, theirs) for mine, theirs in zip(column.to_pylist(), other.to_pylist())]
            column = pyarrow.chunked_array([pyarrow.array(sums, column.type)])
            continue
        other = other.cast(column.type) if kinds.is_integer(other.type) else other
        both = compute.add_checked(compute.coalesce(column, zero), compute.coalesce(other, zero))
        nothing = compute.and_(column.is_null(), other.is_null())
        column = compute.if_else(nothing, pyarrow.scalar(None, both.type), both)
    return column


def _sum(one: float | None, other: float | None) -> float | None:
    if one is None or one != one or other is None or other != other:
        return other if one is None or one != one else one
    both = float(decimal.Decimal(repr(one)) + decimal.Decimal(repr(other)))
    if math.isinf(both):
        raise OverflowError(f"{one!r} and {other!r}")
    return both
