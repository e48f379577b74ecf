"""The rules of a jurisdiction."""

from __future__ import annotations

import ctypes
import datetime
import decimal
import json
import os
import weakref
from typing import Any, Iterable, Mapping, Sequence

from . import _library
from ._errors import LevyError, RowErrors
from ._frames import Frame

_opened: dict[tuple[str, str], "Rules"] = {}


def rules(jurisdiction: str, folder: str | None = None) -> "Rules":
    """The rules of a jurisdiction, such as "de".

    folder: a folder of rules; by default LEVY_RULES, else those of this package. They are read once a process.
    """
    folder = os.path.abspath(folder or os.environ.get("LEVY_RULES") or os.path.join(_library.HERE, "rules"))
    key = (jurisdiction, folder)
    if key not in _opened:
        _opened[key] = Rules(jurisdiction, folder)
    return _opened[key]


class Rules:
    """The rules of a jurisdiction. They may be used by all threads, go through pickle by name, and reopen after a fork."""

    def __init__(self, jurisdiction: str, folder: str):
        self.jurisdiction = jurisdiction
        self.folder = folder
        self._pointer: int | None = None
        self._process = 0
        self._handle()

    def _handle(self) -> int:
        # A forked child has the memory of its parent, but not its locks.
        if self._process != os.getpid() or self._pointer is None:
            pointer = ctypes.c_void_p()
            _library.call(
                _library.library.levy_rules_open, self.folder.encode(), self.jurisdiction.encode(), ctypes.byref(pointer))
            self._pointer, self._process = pointer.value, os.getpid()
            weakref.finalize(self, _close, pointer.value, self._process)
        return self._pointer

    def __reduce__(self):
        return rules, (self.jurisdiction, self.folder)

    def __repr__(self) -> str:
        return f"levy.rules({self.jurisdiction!r})"

    @property
    def digest(self) -> str:
        """What stands for the text of the rules: two with the same digest have the same results."""
        return _library.taken(_library.library.levy_rules_digest(self._handle()))

    # Tables

    def evaluate(
        self, table: Any, outputs: Sequence[str] | None = None, *, year: int | str | None = None,
        date: datetime.date | str | None = None, known: datetime.date | str | None = None,
        columns: Mapping[str, str] | None = None, keep: Iterable[str] = (), common: Mapping[str, Any] | None = None,
        money: str | None = None, floats: str = "exact", errors: str = "raise",
    ) -> Any:
        """The results of a table's rows, as a table of the same kind: the kept columns, then the results.

        outputs: results by name or alias; by default the jurisdiction's main results.
        year, date: which law holds, unless columns `year` or `date` say it for each row.
        known: take the law as it was known on this day.
        columns: the fact that a column gives, by the column's name, where that is not the fact's own.
        keep: columns to carry along whatever their names mean. Any other column has to be a fact: a misspelt one is an
            error, with the nearest name.
        common: facts of all rows.
        money: amounts as "decimal" (18 digits, 2 after the point), "cents" (integers) or "float"; by default "float" for
            pandas, where decimals are objects, and "decimal" for others. Rates are floats, the nearest to the exact number.
        floats: what floats between two cents are in columns of amounts: faults ("exact"), or the "nearest" cent, or the
            one "down".
        errors: "raise" RowErrors if rows have no results, leave their results "null", or say why in a "column" `fault`.

        Raises LevyError for names, columns and years that mean nothing; RowErrors.
        """
        if errors not in ("raise", "null", "column"):
            raise LevyError(f"errors={errors!r}: expected 'raise', 'null' or 'column'")
        frame = Frame(table)
        stream = self.stream(
            frame.source, outputs, year=year, date=date, known=known, columns=columns, keep=keep, common=common,
            money=money or ("float" if frame.kind == "pandas" else "decimal"), floats=floats,
            errors="column" if errors == "column" else "null")
        result = frame.back(stream)
        report = stream.report
        if errors == "raise" and report.count:
            rows = report.rows
            if frame.index is not None:
                rows = [{**fault, "index": frame.label(fault["row"])} for fault in rows]
            raise RowErrors(rows, report.count, result)
        return result

    def stream(
        self, table: Any, outputs: Sequence[str] | None = None, *, year: int | str | None = None,
        date: datetime.date | str | None = None, known: datetime.date | str | None = None,
        columns: Mapping[str, str] | None = None, keep: Iterable[str] = (), common: Mapping[str, Any] | None = None,
        money: str = "decimal", floats: str = "exact", errors: str = "column",
    ) -> "Stream":
        """The results of a table as a stream of batches, computed one by one as they are read.

        It is read by whoever takes `__arrow_c_stream__`: pyarrow, polars, DuckDB. Options are those of `evaluate`.
        """
        lines: list[tuple[str, ...]] = [("output", name) for name in outputs or ()]
        for name, value in (("year", year), ("date", date), ("known", known)):
            if value is not None:
                lines.append((name, _text(value)))
        lines += [("keep", name) for name in keep]
        lines += [("column", name, fact) for name, fact in (columns or {}).items() if name != fact]
        lines += [("common", name, _text(value)) for name, value in (common or {}).items()]
        lines += [("money", money), ("floats", floats), ("faults", "column" if errors == "column" else "null")]
        for line in lines:
            if any("\t" in word or "\n" in word for word in line):
                raise LevyError(f"{line!r}: tabs and line ends cannot be part of it")
        return Stream(self, table, "\n".join("\t".join(line) for line in lines))

    def compare(self, table: Any, outputs: Sequence[str], years: Sequence[int], **options: Any) -> dict[int, Any]:
        """The results of a table by the law of several years: a table for each year."""
        return {year: self.evaluate(table, outputs, year=year, **options) for year in years}

    def sweep(
        self, name: str, values: Iterable[Any], case: Mapping[str, Any], outputs: Sequence[str], **options: Any
    ) -> Any:
        """Results at many values of one fact, others as in `case`: a pyarrow table with the values and the results."""
        import pyarrow

        given = [decimal.Decimal(_text(value)) if isinstance(value, (int, float)) else value for value in values]
        table = pyarrow.table({name: given})
        result = self.evaluate(table, outputs, common=case, **options)
        return result.add_column(0, name, table[name])

    # Cases

    def answer(self, case: Mapping[str, Any], outputs: Sequence[str] = (), *, explain: bool = False, **law: Any) -> dict:
        """The results of a case: what `levy eval --json` prints, as a dictionary.

        case: facts by name. law: year, date, known.
        """
        lines = [f"{name}={_text(value)}" for name, value in {**law, **case}.items() if value is not None]
        if any("\n" in line for line in lines):
            raise LevyError("a value has a line end")
        reply = ctypes.c_void_p()
        _library.call(
            _library.library.levy_answer, self._handle(), "\n".join(lines).encode(), ",".join(outputs).encode(),
            int(explain), ctypes.byref(reply))
        return json.loads(_library.taken(reply.value), parse_float=decimal.Decimal)

    def explain(self, output: str, case: Mapping[str, Any], **law: Any) -> dict:
        """How a result comes about: a tree of values with statute, parameters, file and line."""
        answer = self.answer(case, [output], explain=True, **law)
        if output in answer.get("explanations", {}):
            return answer["explanations"][output]
        raise LevyError("; ".join(error["message"] for error in answer.get("errors", [])) or "there is no result")

    def needs(self, outputs: Sequence[str], case: Mapping[str, Any] | None = None, **law: Any) -> list[dict]:
        """The inputs that results lack, given what a case has."""
        answer = self.answer(case or {}, outputs, **law)
        found: dict[str, dict] = {}
        for error in answer.get("errors", []):
            for missing in error.get("missing", []):
                found[missing["name"]] = missing
        return list(found.values())

    def describe(self, name: str | None = None) -> dict:
        """What is declared under a name, or all."""
        reply = ctypes.c_void_p()
        _library.call(
            _library.library.levy_describe, self._handle(), None if name is None else name.encode(), ctypes.byref(reply))
        return json.loads(_library.taken(reply.value), parse_float=decimal.Decimal)


class Report:
    """The rows of a stream without results."""

    def __init__(self) -> None:
        self.pointer = _library.library.levy_report_open()
        weakref.finalize(self, _library.library.levy_report_close, self.pointer)

    @property
    def count(self) -> int:
        return _library.library.levy_report_count(self.pointer)

    @property
    def rows(self) -> list[dict[str, Any]]:
        return json.loads(_library.taken(_library.library.levy_report_json(self.pointer)))


class Stream:
    """Results that are computed as they are read. It can be read again if the table can."""

    def __init__(self, rules: Rules, table: Any, options: str):
        self._rules, self._table, self._options = rules, table, options
        self.report: Report
        # What is wrong with names and columns is said at once.
        self._ready = self._open()

    def _open(self) -> Any:
        capsule = self._table.__arrow_c_stream__()
        # The rows without results are those of the last reading.
        report = Report()
        stream = _library.new_stream()
        result = _library.capsule_of(stream)
        _library.call(
            _library.library.levy_stream, self._rules._handle(), self._options.encode(), report.pointer,
            _library.stream_of(capsule), stream)
        self.report = report
        return result

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        ready, self._ready = self._ready, None
        return ready or self._open()


def _text(value: Any) -> str:
    """A value as the library reads it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (datetime.datetime, datetime.date)):
        return value.strftime("%Y-%m-%d")
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _close(pointer: int, process: int) -> None:
    if process == os.getpid():
        _library.library.levy_rules_close(pointer)
