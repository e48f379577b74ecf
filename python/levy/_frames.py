"""Tables of other libraries, in and out. None is imported unless the caller uses it."""

from __future__ import annotations

import importlib.util
from typing import Any

from ._errors import LevyError

# Their tables may be read from any thread.
_IN_MEMORY = {"pandas", "polars", "pyarrow"}


class Frame:
    """A caller's table, as an object with `__arrow_c_stream__`, and the conversion back to its own kind."""

    def __init__(self, given: Any):
        self.kind = (type(given).__module__ or "").split(".")[0]
        self.index: Any = None
        if self.kind == "pandas":
            if not hasattr(given, "columns"):
                raise TypeError("expected a table, got a pandas Series; .to_frame() makes one of it")
            self.index = given.index
            given = given.reset_index(drop=True)
            if not hasattr(given, "__arrow_c_stream__"):
                given = _pyarrow().Table.from_pandas(given, preserve_index=False)
        elif isinstance(given, dict):
            self.kind, given = "pyarrow", _pyarrow().table(given)
        elif not hasattr(given, "__arrow_c_stream__"):
            if not hasattr(given, "__arrow_c_array__"):
                hint = "; .collect() makes a table of it" if hasattr(given, "collect") else ""
                raise TypeError(
                    "expected a table with __arrow_c_stream__, such as one of pandas, polars or pyarrow, got "
                    f"{type(given)}{hint}")
            given = _pyarrow().table(_pyarrow().record_batch(given))
        self.source = given
        # A reader's batches may come from a generator that belongs to the caller's thread.
        self.is_in_memory = self.kind in _IN_MEMORY and "Reader" not in type(given).__name__
        if self.kind == "polars" and not _has_pyarrow():
            self.is_in_memory = False

    def back(self, stream: Any) -> Any:
        """A stream as a table of the caller's kind."""
        if self.kind == "pandas":
            import pandas

            frame = pandas.DataFrame.from_arrow(stream) if hasattr(pandas.DataFrame, "from_arrow") else (
                _pyarrow().table(stream).to_pandas())
            frame.index = self.index
            return frame
        if self.kind == "polars":
            import polars

            # Polars asks a stream that has failed, or that Ctrl-C has ended, again and again.
            return polars.DataFrame(_pyarrow().table(stream) if _has_pyarrow() else stream)
        return _pyarrow().table(stream)

    def row(self, row: int) -> Any:
        """The table with one of its rows only."""
        if not self.is_in_memory:
            raise LevyError("the table was read once, so that there is no row to go back to")
        count = len(self.source)
        if not 0 <= row < count:
            raise LevyError(f"row {row}: expected one from 0 to {count - 1}")
        return self.source.slice(row, 1) if hasattr(self.source, "slice") else self.source.iloc[row:row + 1]

    def label(self, row: int) -> Any:
        """The label of a row in the caller's table: of the index in pandas, else its number from 0."""
        if self.index is None:
            return row
        label = self.index[row]
        return tuple(map(_plain, label)) if isinstance(label, tuple) else _plain(label)


def _plain(label: Any) -> Any:
    """A value of numpy as one of Python."""
    return label.item() if hasattr(label, "item") else label


def plain_texts(table: Any) -> Any:
    """A table of pyarrow without views of texts, such as polars has: they cannot be taken by their places."""
    pyarrow = _pyarrow()

    def plain(kind: Any) -> Any:
        if pyarrow.types.is_dictionary(kind):
            return pyarrow.dictionary(kind.index_type, plain(kind.value_type), kind.ordered)
        return pyarrow.large_string() if kind == pyarrow.string_view() else kind

    return table.cast(pyarrow.schema([field.with_type(plain(field.type)) for field in table.schema]))


def values_of(column: Any) -> list[Any]:
    """The values of a column of pyarrow; whole numbers and floats without nulls are copied, not made one by one."""
    pyarrow = _pyarrow()
    code: Any = {pyarrow.int64(): "q", pyarrow.float64(): "d"}.get(column.type)
    if code is None or column.null_count or any(len(chunk) and chunk.buffers()[1].size % 8 for chunk in column.chunks):
        found: list[Any] = column.to_pylist()
        return found
    found = []
    for chunk in column.chunks:
        if len(chunk):
            found += memoryview(chunk.buffers()[1]).cast(code)[chunk.offset:chunk.offset + len(chunk)].tolist()
    return found


def table_back(frame: Frame, columns: Any) -> Any:
    """Columns, or a table of pyarrow, as a table of the caller's kind; an index goes on where the rows are as many."""
    pyarrow = _pyarrow()
    table = columns if isinstance(columns, pyarrow.Table) else pyarrow.table(dict(columns))
    if frame.kind == "pandas":
        import pandas

        if frame.index is None or len(frame.index) != table.num_rows:
            frame.index = pandas.RangeIndex(table.num_rows)
    return frame.back(table)


def _has_pyarrow() -> bool:
    return importlib.util.find_spec("pyarrow") is not None


def _pyarrow() -> Any:
    try:
        import pyarrow
    except ImportError as error:
        raise ImportError("this kind of table needs pyarrow: pip install pyarrow") from error
    return pyarrow
