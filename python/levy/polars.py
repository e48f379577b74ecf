"""Levy in expressions of Polars: `import levy.polars` gives frames, lazy frames and expressions of structs a namespace `levy`.

>>> frame.levy.evaluate(de, ["est"], year=2025, keep="all")
>>> frame.lazy().levy.evaluate(de, ["est"], year=2025, keep="all").filter(pl.col("est") > 0).collect()
>>> frame.with_columns(pl.struct(zve="income", filing="status").levy.evaluate(de, ["est"], year=2025, given=["zve"]).struct.unnest())
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Sequence

import polars

if TYPE_CHECKING:
    from ._result import Result
    from ._rules import Rules


@polars.api.register_dataframe_namespace("levy")
class Frame:
    """Of a frame in memory."""

    def __init__(self, frame: polars.DataFrame):
        self._frame = frame

    def evaluate(self, rules: "Rules", outputs: Sequence[str] | None = None, **options: Any) -> polars.DataFrame:
        """The result of `rules.evaluate` for the frame."""
        found: polars.DataFrame = rules.evaluate(self._frame, outputs, **options)
        return found

    def result(self, rules: "Rules", outputs: Sequence[str] | None = None, **options: Any) -> "Result":
        """The result of `rules.result` for the frame."""
        return rules.result(self._frame, outputs, **options)


@polars.api.register_lazyframe_namespace("levy")
class LazyFrame:
    """Of a frame that is computed later."""

    def __init__(self, frame: polars.LazyFrame):
        self._frame = frame

    def evaluate(self, rules: "Rules", outputs: Sequence[str] | None = None, **options: Any) -> polars.LazyFrame:
        """The result of `rules.evaluate` for the frame, part by part if it is collected so: each part warns of its
        own rows."""
        # The types are those of no rows.
        schema = rules.evaluate(self._frame.collect_schema().to_frame(), outputs, **{**options, "notes": False}).schema
        return self._frame.map_batches(
            lambda frame: rules.evaluate(frame, outputs, **options), schema=schema, streamable=True,
            predicate_pushdown=False, projection_pushdown=False, slice_pushdown=False)


@polars.api.register_expr_namespace("levy")
class Expression:
    """Of an expression whose values are structs of facts."""

    def __init__(self, expression: polars.Expr):
        self._expression = expression

    def evaluate(self, rules: "Rules", outputs: Sequence[str] | None = None, **options: Any) -> polars.Expr:
        """A struct of the results for each struct of facts."""
        def results(facts: polars.Series) -> polars.Series:
            found: polars.DataFrame = rules.evaluate(facts.struct.unnest(), outputs, **options)
            return found.to_struct(facts.name)

        return self._expression.map_batches(results, is_elementwise=True)
