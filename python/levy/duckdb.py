"""Rules in DuckDB: https://duckdb.org, as a function of SQL, and as a table beside a query.

>>> import levy.duckdb
>>> levy.duckdb.register(con, levy.rules("de"), ["income_tax", "church_tax"], year=2025, given=["zve"])
>>> con.sql("SELECT id, unnest(levy_de({'zve': income, 'filing': filing})) FROM people")

Where a whole query is to be computed, `table` is the faster: DuckDB calls a function for 2,048 rows at a time.
"""

from __future__ import annotations

import threading
from typing import Any, Iterator, Sequence

from ._rules import Rules, Stream


def register(
    con: Any, rules: Rules, outputs: Sequence[str] | None = None, *, name: str | None = None, errors: str = "column",
    **options: Any
) -> str:
    """Makes rules a function of SQL on a connection, and returns its name.

    The function takes a struct whose fields are facts, by their names or aliases, and gives a struct of the results, amounts
    as DECIMAL(18,2), with `fault`, which says why a row has no results:

    >>> con.sql("SELECT t.income_tax FROM (SELECT levy_de({'zve': income}) AS t FROM people)")

    Values go over in DuckDB's own types, none is cast: a DOUBLE is an amount only if it prints as whole cents, unless
    `floats` says otherwise.

    name: of the function; by default `levy_` and the jurisdiction.
    errors: "column" for the field `fault`, "null" without it, or "raise": the query fails with the first fault.
    options: those of `Rules.stream`, such as year, and `given` for fields that are results; without year and date each struct has a field for one of them.

    Raises LevyError for names and years that mean nothing; in a query they are errors of DuckDB with the same text.
    """
    import duckdb
    import pyarrow

    if errors not in ("raise", "null", "column"):
        from ._errors import LevyError

        raise LevyError(f"errors={errors!r}: expected 'raise', 'null' or 'column'")
    name = name or f"levy_{rules.jurisdiction}"
    options = {**options, "errors": "null" if errors == "null" else "column"}
    # A stream of no rows says what the results are.
    none = pyarrow.table({} if {"year", "date"} & set(options) else {"year": pyarrow.array([], pyarrow.int32())})
    schema = pyarrow.table(rules.stream(none, outputs, **options)).schema
    shown = [field for field in schema if errors != "raise" or field.name != "fault"]
    feeds = threading.local()

    def evaluate(given: Any) -> Any:
        if not pyarrow.types.is_struct(given.type):
            raise ValueError(f"{name}: expected a struct of facts, such as {{'{_example(rules)}': 60000}}, got {given.type}")
        done = []
        for chunk in given.chunks:
            # The names of a struct are checked once per thread and struct type; the feed is then reused.
            known = feeds.__dict__.setdefault("by_type", {})
            feed = known.get(given.type)
            if feed is None:
                feed = known[given.type] = _Feed(rules, given.type, outputs, options)
            try:
                results = feed.evaluate(pyarrow.RecordBatch.from_struct_array(chunk))
            except BaseException:
                known.pop(given.type, None)
                raise
            if errors == "raise":
                fault = next((text for text in results.column("fault").to_pylist() if text is not None), None)
                if fault is not None:
                    raise ValueError(fault)
            done.append(pyarrow.StructArray.from_arrays([results.column(field.name) for field in shown], fields=shown))
        return pyarrow.chunked_array(done, pyarrow.struct(shown))

    returned = "STRUCT(" + ", ".join(f'"{field.name}" {_sql(field.type)}' for field in shown) + ")"
    con.create_function(name, evaluate, None, duckdb.type(returned), type="arrow", null_handling="special")
    return name


def table(
    con: Any, query: str, rules: Rules, outputs: Sequence[str] | None = None, *, name: str | None = None, **options: Any
) -> Any:
    """The results of a query's rows as a relation of the connection, computed batch by batch as it is read.

    >>> taxed = levy.duckdb.table(con, "FROM people", de, ["income_tax"], year=2025, keep=["id"])
    >>> con.sql("SELECT sum(income_tax) FROM taxed")

    The query runs on a cursor of its own, for a connection computes one query at a time: it sees the tables and views of the
    database, but neither temporary tables, nor Python's variables, nor what this connection has not yet committed. It runs
    again each time that the relation is read.

    name: a view of that name is made too.
    options: those of `Rules.stream`; `fault` is a column unless errors="null".
    """
    source = _Query(con, query)
    relation = con.from_arrow(_Reopened(rules.stream(source, outputs, **options)))
    if name is not None:
        relation.create_view(name)
    return relation


class _Query:
    """A query that is run when its rows are asked for."""

    def __init__(self, con: Any, query: str):
        self.con, self.query = con, query

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self.con.cursor().sql(self.query).to_arrow_reader(122_880).__arrow_c_stream__()


class _Reopened:
    """A stream for DuckDB, which asks for it several times."""

    def __init__(self, stream: Stream):
        self.stream = stream

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self.stream.__arrow_c_stream__(requested_schema)


class _Feed:
    """One stream through which batches of the same kind go as they come, so that rules are followed once."""

    def __init__(self, rules: Rules, kind: Any, outputs: Sequence[str] | None, options: dict[str, Any]):
        import pyarrow

        self.waiting: list[Any] = []
        reader = pyarrow.RecordBatchReader.from_batches(pyarrow.schema(list(kind)), self._batches())
        self.results = pyarrow.RecordBatchReader.from_stream(rules.stream(reader, outputs, **options))

    def _batches(self) -> Iterator[Any]:
        while self.waiting:
            yield self.waiting.pop()

    def evaluate(self, batch: Any) -> Any:
        import pyarrow

        self.waiting.append(batch)
        # A large batch goes on in parts.
        parts = [self.results.read_next_batch()]
        while sum(part.num_rows for part in parts) < batch.num_rows:
            parts.append(self.results.read_next_batch())
        return parts[0] if len(parts) == 1 else pyarrow.concat_batches(parts)


def _example(rules: Rules) -> str:
    return next((each["name"] for each in rules.describe()["variables"] if each["kind"] == "input"), "fact")


def _sql(kind: Any) -> str:
    import pyarrow

    if pyarrow.types.is_decimal(kind):
        return f"DECIMAL({kind.precision},{kind.scale})"
    names = {"double": "DOUBLE", "int64": "BIGINT", "bool": "BOOLEAN", "date32[day]": "DATE", "string": "VARCHAR"}
    return names[str(kind)]
