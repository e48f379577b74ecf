"""Levy: tax rules, exact to the cent, over tables in memory.

>>> import levy
>>> de = levy.rules("de")
>>> de.evaluate(frame, outputs=["income_tax"], year=2025)

`frame` is anything that gives Arrow (pandas, polars, pyarrow, DuckDB); what comes out is of the same kind, with a column
for each result.
"""

from typing import TYPE_CHECKING, Any

from ._errors import FaultRows, LevyError, LevyWarning, RowErrors
from ._explanation import Explanation
from ._reform import Reform, reform
from ._result import Result
from ._rules import Rules, Stream, rules

if TYPE_CHECKING:
    from ._distribution import Distribution, distribution
    from ._units import Units, units
    from ._uprating import uprate

__all__ = [
    "Distribution", "Explanation", "FaultRows", "LevyError", "LevyWarning", "Reform", "Result", "RowErrors", "Rules", "Stream",
    "Units", "distribution", "reform", "rules", "units", "uprate"]
__version__ = "0.1.0"

# Imported lazily, so that a program that computes cases does not load the modules for populations.
_LATER = {
    "Distribution": "_distribution", "distribution": "_distribution", "Units": "_units", "units": "_units", "uprate": "_uprating"}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'levy' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"levy.{_LATER[name]}"), name)


def __dir__() -> "list[str]":
    return sorted({*globals(), *__all__})
