"""Levy: tax rules, exact to the cent, over tables in memory.

>>> import levy
>>> de = levy.rules("de")
>>> de.evaluate(frame, outputs=["income_tax"], year=2025)

`frame` is anything that gives Arrow (pandas, polars, pyarrow, DuckDB); what comes out is of the same kind, with a column
for each result.
"""

from ._errors import LevyError, RowErrors
from ._rules import Rules, rules

__all__ = ["LevyError", "RowErrors", "Rules", "rules"]
__version__ = "0.1.0"
