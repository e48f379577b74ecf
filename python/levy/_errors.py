"""Errors and warnings."""

from __future__ import annotations

from typing import Any, Iterable


class LevyError(ValueError):
    """A request that cannot be fulfilled: an unknown name, a value of the wrong type, a year without law."""


class LevyWarning(UserWarning):
    """A remark on results: facts without effect, doubtful facts and caveats."""


class FaultRows(list[dict[str, Any]]):
    """Rows without results: a list of dictionaries that is a table to whoever takes Arrow, and to notebooks.

    Its columns: `row` from 0, `index` (the row's label in pandas, else the same number), `column` (None if the fault is not
    one of a column), `value` as it was given, `code` (`levy explain CODE` says more) and `message`.

    >>> polars.DataFrame(error.rows), pandas.DataFrame(error.rows), pyarrow.RecordBatchReader.from_stream(error.rows)
    """

    COLUMNS = ("row", "index", "column", "value", "code", "message")

    def __init__(self, faults: Iterable[dict[str, Any]] = ()):
        super().__init__({name: fault.get(name) for name in self.COLUMNS} for fault in faults)

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        import pyarrow

        columns: dict[str, Any] = {}
        for name in self.COLUMNS:
            values = [fault[name] for fault in self]
            if name == "row":
                columns[name] = pyarrow.array(values, pyarrow.int64())
                continue
            try:
                columns[name] = pyarrow.array(values, None if name == "index" else pyarrow.string())
            except (pyarrow.ArrowInvalid, pyarrow.ArrowTypeError, pyarrow.ArrowNotImplementedError):
                # Labels of several kinds, such as those of an index of many levels.
                columns[name] = pyarrow.array([None if value is None else str(value) for value in values])
        return pyarrow.table(columns).__arrow_c_stream__(requested_schema)

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return FaultRows(found) if isinstance(place, slice) else found

    def _repr_html_(self) -> str:
        import html

        def cells(words: Iterable[Any], tag: str) -> str:
            return "".join(f"<{tag}>{html.escape('' if word is None else str(word))}</{tag}>" for word in words)

        rows = "".join(f"<tr>{cells(fault.values(), 'td')}</tr>" for fault in self[:100])
        more = f"<p>and {len(self) - 100} more</p>" if len(self) > 100 else ""
        return f"<table><thead><tr>{cells(self.COLUMNS, 'th')}</tr></thead><tbody>{rows}</tbody></table>{more}"


class RowErrors(LevyError):
    """Rows that have no results.

    rows: a table of them, as far as they are kept (100,000); see FaultRows.
    count: how many there are.
    result: the results of all rows, of the caller's kind; those of faulty ones are null.
    causes: why they have none, the cause of most rows first; see Result.causes.
    """

    def __init__(self, rows: Iterable[dict[str, Any]], count: int, result: Any, causes: Iterable[dict[str, Any]] = ()):
        causes = list(causes)
        super().__init__(rows, count, result, causes)
        self.causes = causes
        self.rows = rows if isinstance(rows, FaultRows) else FaultRows(rows)
        self.count = count
        self.result = result

    def __str__(self) -> str:
        shown = []
        for fault in self.rows[:5]:
            column = f", column {fault['column']}" if fault["column"] else ""
            shown.append(f"row {fault['index']}{column}: {fault['message']}")
        if self.count > len(shown):
            shown.append(f"and {self.count - len(shown)} more; .rows has them, .result the others' results")
            shown += [f"{cause['rows']} as row {cause['index']}" for cause in self.causes[:5] if cause["row"] is not None]
        plural = "row has" if self.count == 1 else "rows have"
        return f"{self.count} {plural} no results\n  " + "\n  ".join(shown)
