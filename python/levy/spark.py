"""Rules over a Spark table: https://spark.apache.org, by `mapInArrow`.

>>> from levy import spark
>>> taxed = spark.evaluate(people, levy.rules("de"), ["income_tax"], year=2025, keep=["id"])
"""

from __future__ import annotations

import itertools
from typing import Any, Iterator, Sequence

from ._rules import Rules


def evaluate(table: Any, rules: Rules, outputs: Sequence[str], **options: Any) -> Any:
    """The results of a Spark table's rows: the kept columns, the results, and `fault`, which says why a row has none.

    Options are those of `Rules.stream`. The package, with its rules, has to be installed where the executors run.
    """
    import pyarrow

    options = {**options, "errors": "column"}
    # A stream of no rows says what the columns will be.
    from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema

    columns = to_arrow_schema(table.schema)
    schema = from_arrow_schema(pyarrow.table(rules.stream(columns.empty_table(), outputs, **options)).schema)

    def taxed(batches: Iterator[Any]) -> Iterator[Any]:
        first = next(batches, None)
        if first is None:
            return
        # One stream for all batches of a partition, so that rules are followed once.
        reader = pyarrow.RecordBatchReader.from_batches(first.schema, itertools.chain([first], batches))
        # Spark takes columns by their place: these are in the order of the schema, with a row for each that came.
        yield from pyarrow.RecordBatchReader.from_stream(rules.stream(reader, outputs, **options))

    return table.mapInArrow(taxed, schema)
