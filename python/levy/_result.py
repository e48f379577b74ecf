"""The results of a table's rows, with remarks."""

from __future__ import annotations

import decimal
import functools
import json
import os
import warnings
import weakref
from typing import Any, Callable, Sequence

from . import _library
from ._errors import FaultRows, LevyError, LevyWarning
from ._explanation import Explanation
from ._frames import Frame


class Report:
    """The remarks on the rows of a stream, as far as it was read."""

    def __init__(self) -> None:
        self.pointer: int = _library.library.levy_report_open()
        self._process = os.getpid()
        weakref.finalize(self, _close_report, self.pointer, self._process)

    @property
    def count(self) -> int:
        """The number of rows without results so far."""
        return int(_library.library.levy_report_count(self._mine()))

    @property
    def rows(self) -> list[dict[str, Any]]:
        """They, as far as they are kept: `row` from 0, `column`, `value`, `code`, `message`."""
        rows: list[dict[str, Any]] = json.loads(_library.taken(_library.library.levy_report_json(self._mine())))
        return rows

    @property
    def remarks(self) -> dict[str, Any]:
        """The remarks on the other rows: `notes`, `pinned`, `assumed`, `unused`, `doubtful` and `caveats`, see
        `Result`."""
        remarks: dict[str, Any] = json.loads(
            _library.taken(_library.library.levy_report_notes(self._mine())), parse_float=decimal.Decimal)
        return remarks

    @property
    def done(self) -> int:
        """The number of rows that were computed so far."""
        return int(_library.library.levy_report_rows(self._mine()))

    def cancel(self) -> None:
        """Ends the reading of the stream with an error; any thread may call it."""
        _library.library.levy_report_cancel(self.pointer)

    def _mine(self) -> int:
        if self._process != os.getpid():
            raise LevyError("the stream was opened by another process, before a fork")
        return self.pointer


class Result:
    """The results of a table, with what is to be said of them; notebooks show both.

    table: the results, of the caller's kind.
    count: how many rows have none.
    """

    def __init__(
        self, table: Any, frame: Frame, report: Report, answer: Callable[[Any], dict[str, Any]],
        changes: Sequence[tuple[str, tuple[tuple[str, str], ...]]] = (),
        halves: Callable[["Result"], list[str]] | None = None,
    ):
        self.table, self.count = table, report.count
        self._frame, self._report, self._answer, self._changes, self._halves = frame, report, answer, changes, halves

    @functools.cached_property
    def faults(self) -> FaultRows:
        """The rows without results, as far as they are kept (100,000); see FaultRows."""
        return FaultRows({**fault, "index": self._frame.label(fault["row"])} for fault in self._report.rows)

    @property
    def causes(self) -> list[dict[str, Any]]:
        """Why rows have no results, the cause of most rows first: `rows` counts all that have it, and of the first of them
        there are `row`, `index`, `column`, `code` and `message`."""
        return [
            {**cause, "index": None if cause["row"] is None else self._frame.label(cause["row"])}
            for cause in self._remarks.get("causes", [])]

    @functools.cached_property
    def _remarks(self) -> dict[str, Any]:
        return self._report.remarks

    @property
    def notes(self) -> list[str]:
        """All that is to be said of the rows that have results, in the words of `levy batch`, and of the reform."""
        return [*self.reform, *self._remarks.get("notes", [])]

    @functools.cached_property
    def reform(self) -> list[str]:
        """Signs that a reform is incomplete: figures of the law that it does not change beside those that it
        changes, and, in the case of the first row, jumps of results that the law as it is does not have. Empty for
        rules that are not those of a reform."""
        return [] if self._halves is None else self._halves(self)

    @property
    def pinned(self) -> list[str]:
        """The results that columns or common facts give in place of their rules."""
        return list(self._remarks.get("pinned", []))

    @property
    def assumed(self) -> list[dict[str, Any]]:
        """The defaults that results stand on: `name`, `value`, `rows`."""
        return list(self._remarks.get("assumed", []))

    @property
    def estimated(self) -> list[dict[str, Any]]:
        """The facts that were estimated for results: `name`, `rows`."""
        return list(self._remarks.get("estimated", []))

    @property
    def unused(self) -> list[dict[str, Any]]:
        """The facts that are given and that no result reads: `name`, `rows`, the first of these rows' `value` and `reason`."""
        return list(self._remarks.get("unused", []))

    @property
    def doubtful(self) -> list[dict[str, Any]]:
        """The failed checks of facts, each with `name`, `text` and the number of `rows`."""
        return list(self._remarks.get("doubtful", []))

    @property
    def caveats(self) -> list[dict[str, Any]]:
        """The caveats that concern rows: `name`, `text`, `source`, `rows`."""
        return list(self._remarks.get("caveats", []))

    @property
    def law(self) -> dict[str, Any]:
        """The law by which rows were computed: `engine`, `jurisdiction`, `rules` (their digest), `known`, `days` (each `date`
        whose law held, with its `rows`), `overlays`, the folders that are laid over the rules, and `changed`, the figures
        that are others (`figures`) from a `year` on."""
        changed = [{"year": year, "figures": dict(figures)} for year, figures in self._changes]
        return {**self._remarks.get("law", {}), "changed": changed}

    def answer(self, row: int) -> dict[str, Any]:
        """A row as a case, by the law of that row: what `Rules.answer` gives with `explain=True`.

        row: its number from 0, as in `causes` and `faults`.

        Raises LevyError if the table was read from elsewhere, so that there is no row to go back to.
        """
        part = self._frame.row(row)
        found = self._answer(part)
        if found is None:
            raise LevyError(f"row {row} is no case")
        if "explanations" in found:
            found["explanations"] = {name: Explanation(tree) for name, tree in found["explanations"].items()}
        return found

    def explain(self, row: int, output: str | None = None) -> Explanation:
        """Explains a result of a row, see `Rules.explain`: by default its first.

        Raises LevyError if the row has no such result, with the reason.
        """
        answer = self.answer(row)
        trees = answer.get("explanations", {})
        name = output if output is not None else next(iter([*answer.get("results", {}), *answer.get("errors", {})]), "")
        if name in trees:
            found: Explanation = trees[name]
            return found
        error = answer.get("errors", {}).get(name) or {"message": f"there is no result {name!r} in row {row}"}
        raise LevyError("; ".join(filter(None, [error.get("message"), error.get("help")])))

    def warn(self) -> None:
        """Warns of what makes results other than one may think, once for all of it."""
        said = [*self.reform, *self._remarks.get("warnings", [])]
        if said:
            warnings.warn("\n".join(said), LevyWarning, stacklevel=3)

    def _refusals(self) -> list[str]:
        return [
            f"{cause['rows']} without results" + (
                f", such as row {cause['index']}" if cause["row"] is not None else "") + f": {cause['message']}"
            for cause in self.causes]

    def __repr__(self) -> str:
        faults = f"{self.count} of its rows have no results" if self.count else "all of its rows have results"
        return "\n".join([f"levy.Result: {type(self.table).__name__}, {faults}", *self._refusals()[:10], *self.notes])

    def _repr_html_(self) -> str:
        import html

        law = self.law
        days = law.get("days", [])
        year = days[0]["date"] if len(days) == 1 else f"{days[0]['date']} to {days[-1]['date']}" if days else "no day"
        rules = f"{law.get('jurisdiction')}, rules {law.get('rules')}, law of {year}" + "".join(
            f", with {folder}" for folder in law.get("overlays", [])) + "".join(
            f", with {name} = {value} from {year}" for year, figures in self._changes for name, value in figures)
        head = self.table.head(10) if hasattr(self.table, "head") else self.table.slice(0, 10)
        shown = head._repr_html_() if hasattr(head, "_repr_html_") else f"<pre>{html.escape(str(head))}</pre>"
        lines = "".join(f"<li>{html.escape(line)}</li>" for line in [*self._refusals()[:10], *self.notes])
        return f"{shown}<ul>{lines}</ul><p><small>{html.escape(rules)}</small></p>"


def _close_report(pointer: int, process: int) -> None:
    if process == os.getpid():
        _library.library.levy_report_close(pointer)
