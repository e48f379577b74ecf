"""Levy: tax rules, exact to the cent, over tables in memory.

>>> import levy
>>> de = levy.rules("de")
>>> de.evaluate(frame, outputs=["income_tax"], year=2025)

`frame` is anything that gives Arrow (pandas, polars, pyarrow, DuckDB); what comes out is of the same kind, with a column
for each result.
"""

from ._couples import join_couples
from ._errors import FaultRows, LevyError, LevyWarning, RowErrors
from ._explanation import Explanation
from ._reform import Reform, reform
from ._result import Result
from ._rules import Rules, Stream, rules

__all__ = [
    "Explanation", "FaultRows", "LevyError", "LevyWarning", "Reform", "Result", "RowErrors", "Rules", "Stream", "join_couples", "reform",
    "rules"]
__version__ = "0.1.0"
