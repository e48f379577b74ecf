"""Values as the library reads them."""

from __future__ import annotations

import datetime
import decimal
import math
from typing import Any

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
