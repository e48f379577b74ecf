"""Levy: tax rules, exact to the cent, over tables in memory.

>>> import levy
>>> de = levy.rules("de")
>>> de.evaluate(frame, outputs=["income_tax"], year=2025)

`frame` is anything that gives Arrow (pandas, polars, pyarrow, DuckDB); what comes out is of the same kind, with a column
for each result.
"""

from ._distribution import Distribution, distribution
from ._errors import FaultRows, LevyError, LevyWarning, RowErrors
from ._explanation import Explanation
from ._reform import Reform, reform
from ._result import Result
from ._rules import Rules, Stream, rules
from ._units import Units, units
from ._uprating import uprate

__all__ = [
    "Distribution", "Explanation", "FaultRows", "LevyError", "LevyWarning", "Reform", "Result", "RowErrors", "Rules", "Stream",
    "Units", "distribution", "reform", "rules", "units", "uprate"]
__version__ = "0.1.0"
