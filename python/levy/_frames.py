"""Tables of other libraries, in and out. None is imported unless the caller uses it."""

from __future__ import annotations

from typing import Any


class Frame:
    """What a caller gave, as something with `__arrow_c_stream__`, and the way back to its own kind."""

    def __init__(self, given: Any):
        self.kind = (type(given).__module__ or "").split(".")[0]
        self.index = None
        if self.kind == "pandas":
            self.index = given.index
            given = given.reset_index(drop=True)
        elif isinstance(given, dict):
            self.kind, given = "pyarrow", _pyarrow().table(given)
        elif not hasattr(given, "__arrow_c_stream__"):
            if not hasattr(given, "__arrow_c_array__"):
                raise TypeError(
                    f"expected a table with __arrow_c_stream__, such as one of pandas, polars or pyarrow, got {type(given)}")
            given = _pyarrow().table(_pyarrow().record_batch(given))
        self.source = given

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

            return polars.DataFrame(stream)
        return _pyarrow().table(stream)

    def label(self, row: int) -> Any:
        return row if self.index is None else self.index[row]


def _pyarrow():
    try:
        import pyarrow
    except ImportError as error:
        raise ImportError("this kind of table needs pyarrow: pip install pyarrow") from error
    return pyarrow
