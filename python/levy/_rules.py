"""The rules of a jurisdiction."""

from __future__ import annotations

import ctypes
import datetime
import decimal
import functools
import json
import os
import warnings
import weakref
from typing import Any, Callable, Iterable, Mapping, Sequence

from . import _library, _place
from ._errors import LevyError, LevyWarning, RowErrors
from ._explanation import Explanation
from ._frames import Frame
from ._interrupt import interruptible
from ._law import Law
from ._reform import Changes, Folder, overlays_of
from ._result import Report, Result
from ._values import given as facts_of
from ._values import text
from ._whatif import WhatIf

Progress = Callable[[int], object]

_opened: dict[tuple[str, str, tuple[str, ...]], "Rules"] = {}


def rules(
    jurisdiction: str, folder: Folder | None = None, *, overlay: Folder | Iterable[Folder] = ()
) -> "Rules":
    """The rules of a jurisdiction, such as "de".

    folder: a folder of rules; by default LEVY_RULES, else those of this package. They are read once a process.
    overlay: a folder, or several, laid over the rules, as by the command's --overlay: what its files declare again is otherwise.

    Raises LevyError if there are none, or if they have errors: all are shown, with file and line.
    """
    folder = os.path.abspath(folder or rules_folder())
    laid = overlays_of(overlay)
    key = (jurisdiction, folder, laid)
    if key not in _opened:
        _opened[key] = Rules(jurisdiction, folder, overlays=laid)
    return _opened[key]


def rules_folder() -> str:
    """The folder that rules are read from where none is named: LEVY_RULES, else this package's own."""
    return os.path.abspath(os.environ.get("LEVY_RULES") or os.path.join(_place.folder(), "rules"))


def _unpickled(
    jurisdiction: str, folder: str | None, digest: str, changes: Changes = (), overlays: tuple[str, ...] = (),
    is_reform: bool = False,
) -> "Rules":
    found = rules(jurisdiction, folder, overlay=overlays)
    for year, figures in changes:
        found = found.changed(dict(figures), year)
    if found.digest != digest:
        raise LevyError(
            f"the rules {jurisdiction!r} in {found.folder} are not those that were sent here: their digest is "
            f"{found.digest}, not {digest}")
    return found.as_reform() if is_reform else found


class Rules(Law, WhatIf):
    """The rules of a jurisdiction. They may be used by all threads, go through pickle by name, and reopen after a fork.

    What is pickled is the name and the digest of the rules; a process that has other rules under the name refuses them.
    """

    def __init__(
        self, jurisdiction: str, folder: str, changes: Changes = (), overlays: tuple[str, ...] = (),
    ):
        self.jurisdiction = jurisdiction
        self.folder = folder
        # Folders that are laid over the rules.
        self.overlays = overlays
        # Years, and figures of the law that are others from each on.
        self._changes = changes
        self._others: dict[Any, Rules] = {}
        self._is_reform = False
        self._pointer: int | None = None
        self._process = 0
        self._handle()

    def _handle(self) -> int:
        # A forked child has the memory of its parent, but not its locks.
        if self._process != os.getpid() or self._pointer is None:
            pointer = ctypes.c_void_p()
            if self._changes:
                *before, (year, figures) = self._changes
                origin = Rules(self.jurisdiction, self.folder, tuple(before), self.overlays) if before else rules(
                    self.jurisdiction, self.folder, overlay=self.overlays)
                lines = "\n".join(f"{name}={value}" for name, value in figures)
                _library.call(
                    _library.library.levy_rules_change, origin._handle(), year.encode(), lines.encode(),
                    ctypes.byref(pointer))
            elif self.overlays:
                _library.call(
                    _library.library.levy_rules_open_overlaid, self.folder.encode(), self.jurisdiction.encode(),
                    "\n".join(self.overlays).encode(), ctypes.byref(pointer))
            else:
                _library.call(
                    _library.library.levy_rules_open, self.folder.encode(), self.jurisdiction.encode(),
                    ctypes.byref(pointer))
            assert pointer.value is not None
            self._pointer, self._process = pointer.value, os.getpid()
            weakref.finalize(self, _close, self._pointer, self._process)
        return self._pointer

    def __reduce__(self) -> tuple[Any, ...]:
        # Another machine has the package's rules in another folder.
        return _unpickled, (
            self.jurisdiction, None if self.folder == rules_folder() else self.folder, self.digest, self._changes,
            self.overlays, self._is_reform)

    def __repr__(self) -> str:
        laid = f", overlay={self.overlays!r}" if self.overlays else ""
        changes = "".join(f".changed({dict(figures)!r}, {year!r})" for year, figures in self._changes)
        return f"levy.rules({self.jurisdiction!r}{laid}){changes}"

    @property
    def digest(self) -> str:
        """The digest of the rules' text, 16 hexadecimal digits: rules with the same digest have the same results."""
        return _library.taken(_library.library.levy_rules_digest(self._handle()))

    # Tables

    def evaluate(
        self, table: Any, outputs: Sequence[str] | None = None, *, year: int | str | None = None,
        date: datetime.date | str | None = None, known: datetime.date | str | None = None,
        columns: Mapping[str, str] | str | None = None, keep: Iterable[str] | str = (), given: Iterable[str] = (),
        common: Mapping[str, Any] | None = None, money: str | None = None, floats: str = "exact", errors: str = "raise",
        strict: bool = False, estimate: bool = False, threads: int | None = None, progress: Progress | None = None,
        notes: bool = True,
    ) -> Any:
        """The results of a table's rows, as a table of the same kind: the kept columns, then the results.

        outputs: results by name or alias; by default the jurisdiction's main results.
        year, date: which law holds, unless columns `year` or `date` say it for each row.
        known: take the law as it was known on this day.
        columns: the fact that a column gives, by the column's name, where that is not the fact's own; or "gettsim" for
            columns under GETTSIM's names, see levy.gettsim.
        keep: columns to carry along whatever their names mean; one that `columns` names gives its fact all the same. Any
            other column has to be a fact: a misspelt one is an error, with the nearest name. "all": the table comes back
            with the results added; what has the name of a fact gives it, and all else is carried along.
        given: results that columns give in place of their rules. Another column of a result is an error, unless `columns`
            names it: left over from an earlier table it would bring its own results back.
        common: facts of all rows.
        money: amounts as "decimal" (18 digits, 2 after the point), "cents" (integers) or "float"; by default "float" for
            pandas, where decimals are objects, and "decimal" for others. Rates are floats, the nearest to the exact number.
        floats: what floats between two cents are in columns of amounts: faults ("exact"), or the "nearest" cent, or the
            one "down".
        errors: "raise" RowErrors if rows have no results, leave their results "null", or say why in a "column" `fault`.
        strict: assume nothing: a row that lacks a fact has no results even if the fact has a default, and a fact that rows
            give and no result reads is a LevyError.
        threads: how many compute, once the rows have taken a while; by default one for each core of the process.
        progress: called now and then with the number of rows that are done; what it raises ends the work.
        notes: whether to warn (levy.LevyWarning) of what is doubtful or not covered, of facts that count for nothing, and of
            kept columns that look like facts. To count the rows takes as long again as the results.

        What was assumed, the law and all else is said by `result`.

        Amounts are in the jurisdiction's currency: a column of integers has euros, not cents, unless the column's name is
        one that counts in cents. Ctrl-C ends a table that is in memory within 200 ms.

        Raises LevyError for names, columns and years that mean nothing; RowErrors; TypeError for what gives no Arrow.
        """
        if errors not in ("raise", "null", "column"):
            raise LevyError(f"errors={errors!r}: expected 'raise', 'null' or 'column'")
        found = self.result(
            table, outputs, year=year, date=date, known=known, columns=columns, keep=keep, given=given, common=common,
            money=money, floats=floats, errors="column" if errors == "column" else "null", strict=strict,
            estimate=estimate, threads=threads, progress=progress, notes=notes)
        if errors == "raise" and found.count:
            raise RowErrors(found.faults, found.count, found.table, found.causes)
        if notes:
            found.warn()
        return found.table

    def result(
        self, table: Any, outputs: Sequence[str] | None = None, *, money: str | None = None, errors: str = "null",
        threads: int | None = None, progress: Progress | None = None, **options: Any
    ) -> Result:
        """Returns the table of `evaluate` with its remarks, worded as by `levy batch`: `.table`, `.notes` and more.

        options: those of `evaluate`. Rows without results are in `.faults`, and counted by cause in `.causes`.
        """
        frame = Frame(table)
        stream = self._stream(
            frame.source, outputs, money=money or ("float" if frame.kind == "pandas" else "decimal"), errors=errors,
            threads=_cores() if threads is None else threads, **options)
        try:
            if frame.is_in_memory:
                found = interruptible(
                    lambda: frame.back(stream), lambda: stream.report.cancel(),
                    None if progress is None else functools.partial(_tell, progress, stream))
            else:
                # Another thread may not be allowed to read where the table comes from.
                found = frame.back(_Told(stream, progress) if progress else stream)
        except Exception as error:
            unread = stream.report.remarks.get("read_by_none") if options.get("strict") else None
            if unread:
                raise LevyError("\n".join(unread)) from error
            raise
        if progress:
            progress(stream.report.done)

        def answer(part: Any) -> Any:
            import pyarrow

            told = pyarrow.table(Stream(self, part, stream.options + "\nexplain"))
            text = told.column("answer")[0].as_py()
            return text and json.loads(text, parse_float=decimal.Decimal)

        halves = None
        if self._is_reform and options.get("notes", True):
            halves = functools.partial(
                self._halves, {word: options.get(word) for word in ("year", "date", "known")}, tuple(outputs or ()))
        return Result(found, frame, stream.report, answer, self._changes, halves)

    def stream(
        self, table: Any, outputs: Sequence[str] | None = None, *, year: int | str | None = None,
        date: datetime.date | str | None = None, known: datetime.date | str | None = None,
        columns: Mapping[str, str] | str | None = None, keep: Iterable[str] | str = (), given: Iterable[str] = (),
        common: Mapping[str, Any] | None = None, money: str = "decimal", floats: str = "exact", errors: str = "column",
        strict: bool = False, estimate: bool = False, threads: int = 1, notes: bool = True,
    ) -> "Stream":
        """The results of a table as a stream of batches, computed one by one as they are read.

        It is read by whoever takes `__arrow_c_stream__`: pyarrow, polars, DuckDB. Options are those of `evaluate`, and notes:
        whether it is counted what `report.remarks` says, which takes as long as the results. With more than one of threads
        it reads as many batches ahead. What kept columns look like facts is warned of (levy.LevyWarning) at once.
        """
        stream = self._stream(
            table, outputs, year=year, date=date, known=known, columns=columns, keep=keep, given=given, common=common,
            money=money, floats=floats, errors=errors, strict=strict, estimate=estimate, threads=threads, notes=notes)
        carried = stream.report.remarks["carried"] if notes else []
        if carried:
            warnings.warn("\n".join(carried), LevyWarning, stacklevel=2)
        return stream

    def _stream(
        self, table: Any, outputs: Sequence[str] | None = None, *, year: int | str | None = None,
        date: datetime.date | str | None = None, known: datetime.date | str | None = None,
        columns: Mapping[str, str] | str | None = None, keep: Iterable[str] | str = (), given: Iterable[str] = (),
        common: Mapping[str, Any] | None = None, money: str = "decimal", floats: str = "exact", errors: str = "column",
        strict: bool = False, estimate: bool = False, threads: int = 1, notes: bool = True,
    ) -> "Stream":
        if isinstance(outputs, str):
            raise LevyError(f"outputs={outputs!r}: expected a list of names, [{outputs!r}]")
        self._refuse_idle({"year": year, "date": date, "known": known})
        source = Frame(table).source
        keeps_all = keep == "all"
        keep = [] if keeps_all else [keep] if isinstance(keep, str) else list(keep)
        named = [given] if isinstance(given, str) else list(given)
        if isinstance(columns, str):
            columns = _name_map(columns, source, keep, outputs or ())
        else:
            # A mapped column counts as named.
            named += (columns or {}).values()
        lines: list[tuple[str, ...]] = [("output", name) for name in outputs or ()]
        for name, value in (("year", year), ("date", date), ("known", known)):
            if value is not None:
                lines.append((name, text(value)))
        lines += [("keep",)] if keeps_all else [("keep", name) for name in keep]
        lines += [("column", name, fact) for name, fact in (columns or {}).items() if name != fact]
        lines += [("given", name) for name in dict.fromkeys(named)]
        lines += [("common", name, text(value)) for name, value in facts_of(common)]
        lines += [("money", money), ("floats", floats), ("faults", "column" if errors == "column" else "null")]
        lines += [("strict",)] if strict else []
        lines += [("estimate",)] if estimate else []
        lines += [("notes",)] if notes else []
        lines += [("threads", text(threads))]
        for line in lines:
            if any("\t" in word or "\n" in word for word in line):
                raise LevyError(f"{line!r}: tabs and line ends cannot be part of it")
        return Stream(self, source, "\n".join("\t".join(line) for line in lines))

    # Cases

    def answer(
        self, case: Mapping[str, Any], outputs: Sequence[str] = (), *, explain: bool = False, estimate: bool = False,
        **law: Any
    ) -> dict[str, Any]:
        """The results of a case: what `levy eval --json` prints, as a dictionary.

        case: facts by name, or a row of pandas. What is None or NaN is not given.
        estimate: as for `evaluate`; what was estimated is in `estimated`.
        law: year, date, known.

        `results` are by name as asked: amounts as decimals in the jurisdiction's currency, rates as decimals. Results that
        cannot be had are in `errors`. `assumed` has the defaults that results stand on, `unused` what is given and counts
        for nothing, `pinned` the results that are given in place of their rules, `caveats` what is not covered, `doubtful`
        what facts should have in common and have not, `stamp` the engine, the rules' digest and the law's day.

        Raises LevyError for names, values and years that mean nothing.
        """
        options = int(explain) + 2 * int(estimate)
        answer: dict[str, Any] = self._ask(_library.library.levy_answer, case, outputs, law, options)
        if "explanations" in answer:
            answer["explanations"] = {name: Explanation(tree) for name, tree in answer["explanations"].items()}
        return answer

    def _ask(
        self, function: Any, case: Mapping[str, Any], outputs: Sequence[str], law: Mapping[str, Any], *more: Any
    ) -> Any:
        self._refuse_idle(law)
        return self._asked(function, case, outputs, law, *more)

    def _asked(
        self, function: Any, case: Mapping[str, Any], outputs: Sequence[str], law: Mapping[str, Any], *more: Any
    ) -> Any:
        if isinstance(outputs, str):
            raise LevyError(f"outputs={outputs!r}: expected a list of names, [{outputs!r}]")
        reply = ctypes.c_void_p()
        _library.call(
            function, self._handle(), _lines(case, law), ",".join(outputs).encode(), *more, ctypes.byref(reply))
        return json.loads(_library.taken(reply.value), parse_float=decimal.Decimal)

    def query(self, question: str, case: Mapping[str, Any] | None = None, **law: Any) -> dict[str, Any]:
        """The answer to a question about a case, as it is typed at the prompt: what the command prints by `--json`.

        >>> de.query("diff est 2024", {"zve": 60000}, year=2025), de.query("compare est with zve = 70000", {"zve": 60000}, year=2025)

        question: one that begins with sweep, solve, cliffs, compare, diff or explain; `sweep`, `solve`, `cliffs` and
            `explain` ask some of them with values of Python.
        law: year, date, known.

        Raises LevyError for another form, and for names and values that mean nothing.
        """
        self._refuse_idle(law)
        reply = ctypes.c_void_p()
        _library.call(
            _library.library.levy_query, self._handle(), question.encode(), _lines(case, law), ctypes.byref(reply))
        answer: dict[str, Any] = json.loads(_library.taken(reply.value), parse_float=decimal.Decimal)
        return answer

    def explain(self, output: str, case: Mapping[str, Any], **law: Any) -> Explanation:
        """Explains a result: a tree of values with statute, parameters, file and line.

        It is the dictionary of `levy eval --explain --json`; `str()` gives it as text, notebooks show it folded.

        Raises LevyError if there is no result, with the inputs that it lacks.
        """
        answer = self.answer(case, [output], explain=True, **law)
        explanations = answer.get("explanations", {})
        if output in explanations:
            found: Explanation = explanations[output]
            return found
        error = answer.get("errors", {}).get(output, {})
        raise LevyError("; ".join(filter(None, [error.get("message"), error.get("help")])) or "there is no result")

    def needs(
        self, outputs: Sequence[str], case: Mapping[str, Any] | None = None, **law: Any
    ) -> list[dict[str, Any]]:
        """The inputs that results lack, given what a case has: `name`, `label`, `expected`.

        Raises LevyError for a result that fails for another reason.
        """
        needs: list[dict[str, Any]] = self._ask(_library.library.levy_needs, case or {}, outputs, law)
        return needs

    def describe(self, name: str | None = None) -> dict[str, Any]:
        """Returns the declaration of a name, or all declarations: the output of `levy describe --json`.

        Raises LevyError for an unknown name, with the nearest.
        """
        reply = ctypes.c_void_p()
        _library.call(
            _library.library.levy_describe, self._handle(), None if name is None else name.encode(), ctypes.byref(reply))
        described: dict[str, Any] = json.loads(_library.taken(reply.value), parse_float=decimal.Decimal)
        return described


class Stream:
    """Results that are computed as they are read. It can be read again if the table can."""

    def __init__(self, rules: Rules, table: Any, options: str):
        self._rules, self._table, self.options = rules, table, options
        self.report: Report
        # Errors in names and columns are raised at once.
        self._ready: Any = self._open()

    def _open(self) -> Any:
        capsule = self._table.__arrow_c_stream__()
        # The rows without results are those of the last reading.
        report = Report()
        stream = _library.new_stream()
        result = _library.capsule_of(stream)
        _library.call(
            _library.library.levy_stream, self._rules._handle(), self.options.encode(), report.pointer,
            _library.stream_of(capsule), stream)
        self.report = report
        return result

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        ready, self._ready = self._ready, None
        return ready or self._open()


def _tell(progress: Progress, stream: Stream) -> None:
    progress(stream.report.done)


class _Told:
    """A stream that tells of its rows as they are read."""

    def __init__(self, stream: Stream, progress: Progress):
        self._stream, self._progress = stream, progress

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        import pyarrow

        reader = pyarrow.RecordBatchReader.from_stream(self._stream)

        def batches() -> Any:
            for batch in reader:
                self._progress(self._stream.report.done)
                yield batch

        return pyarrow.RecordBatchReader.from_batches(reader.schema, batches()).__arrow_c_stream__(requested_schema)


def _cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _lines(case: Mapping[str, Any] | None, law: Mapping[str, Any]) -> bytes:
    """Facts and what says which law holds, a line each."""
    unknown = sorted(set(law) - {"year", "date", "known"})
    if unknown:
        raise TypeError(f"unexpected {', '.join(unknown)}: the law is said by year, date and known")
    lines = [f"{name}={text(value)}" for name, value in (*facts_of(law), *facts_of(case))]
    if any("\n" in line for line in lines):
        raise LevyError("a value has a line end")
    return "\n".join(lines).encode()


def _name_map(name: str, source: Any, keep: Sequence[str], outputs: Sequence[str]) -> dict[str, str]:
    if name != "gettsim":
        raise LevyError(f"columns={name!r}: expected a mapping of columns to facts, or 'gettsim'")
    from levy import gettsim

    for output in outputs:
        gettsim.refuse_output(output)
    return gettsim.facts(_names(source), keep)


def _names(source: Any) -> list[str]:
    for attribute in ("column_names", "columns"):
        names = getattr(source, attribute, None)
        if names is not None and not callable(names) and all(isinstance(name, str) for name in names):
            return list(names)
    names = getattr(getattr(source, "schema", None), "names", None)
    if names is not None:
        return list(names)
    raise LevyError("columns='gettsim': the table does not say the names of its columns; give columns as a mapping")


def _close(pointer: int, process: int) -> None:
    if process == os.getpid():
        _library.library.levy_rules_close(pointer)
