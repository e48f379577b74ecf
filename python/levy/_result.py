"""What became of a table's rows."""

from __future__ import annotations

import decimal
import functools
import json
import os
import weakref
from typing import Any

from . import _library
from ._errors import FaultRows, LevyError
from ._frames import Frame


class Report:
    """What is to be said of the rows of a stream, as far as it was read."""

    def __init__(self) -> None:
        self.pointer: int = _library.library.levy_report_open()
        self._process = os.getpid()
        weakref.finalize(self, _close_report, self.pointer, self._process)

    @property
    def count(self) -> int:
        """How many rows had no results so far."""
        return int(_library.library.levy_report_count(self._mine()))

    @property
    def rows(self) -> list[dict[str, Any]]:
        """They, as far as they are kept: `row` from 0, `column`, `value`, `code`, `message`."""
        rows: list[dict[str, Any]] = json.loads(_library.taken(_library.library.levy_report_json(self._mine())))
        return rows

    @property
    def remarks(self) -> dict[str, Any]:
        """What is to be said of the others: `notes`, `pinned`, `assumed`, `unused`, `doubtful` and `caveats`, see `Result`."""
        remarks: dict[str, Any] = json.loads(
            _library.taken(_library.library.levy_report_notes(self._mine())), parse_float=decimal.Decimal)
        return remarks

    def cancel(self) -> None:
        """Ends the reading of the stream with an error; any thread may call it."""
        _library.library.levy_report_cancel(self.pointer)

    def _mine(self) -> int:
        if self._process != os.getpid():
            raise LevyError("the stream was opened by another process, before a fork")
        return self.pointer


class Result:
    """The results of a table, with what is to be said of them.

    table: the results, of the caller's kind.
    count: how many rows have none.
    """

    def __init__(self, table: Any, frame: Frame, report: Report):
        self.table, self.count = table, report.count
        self._frame, self._report = frame, report

    @functools.cached_property
    def faults(self) -> FaultRows:
        """The rows without results, as far as they are kept (100,000); see FaultRows."""
        return FaultRows({**fault, "index": self._frame.label(fault["row"])} for fault in self._report.rows)

    @functools.cached_property
    def _remarks(self) -> dict[str, Any]:
        return self._report.remarks

    @property
    def notes(self) -> list[str]:
        """All that is to be said of the rows that have results, in the words of `levy batch`."""
        return list(self._remarks.get("notes", []))

    @property
    def pinned(self) -> list[str]:
        """The results that columns or common facts give in place of their rules."""
        return list(self._remarks.get("pinned", []))

    @property
    def assumed(self) -> list[dict[str, Any]]:
        """The defaults that results stand on: `name`, `value`, `rows`."""
        return list(self._remarks.get("assumed", []))

    @property
    def unused(self) -> list[dict[str, Any]]:
        """The facts that are given and that no result reads: `name`, `rows`, the first of these rows' `value` and `reason`."""
        return list(self._remarks.get("unused", []))

    @property
    def doubtful(self) -> list[dict[str, Any]]:
        """What facts should have in common and have not, each with `name`, `text` and the number of `rows`."""
        return list(self._remarks.get("doubtful", []))

    @property
    def caveats(self) -> list[dict[str, Any]]:
        """What the rules do not cover and concerns rows: `name`, `text`, `source`, `rows`."""
        return list(self._remarks.get("caveats", []))

    def __repr__(self) -> str:
        faults = f"{self.count} of its rows have no results" if self.count else "all of its rows have results"
        return "\n".join([f"levy.Result: {type(self.table).__name__}, {faults}", *self.notes])


def _close_report(pointer: int, process: int) -> None:
    if process == os.getpid():
        _library.library.levy_report_close(pointer)
