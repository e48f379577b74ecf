"""The law of rules: its figures, and what reforms make of it."""

from __future__ import annotations

import ctypes
import datetime
import decimal
import functools
import json
import operator
import re
from typing import TYPE_CHECKING, Any, Mapping, Sequence, cast

from . import _library
from ._errors import LevyError
from ._reform import Changes, Reform, figures_of
from ._values import text

if TYPE_CHECKING:
    from ._result import Result
    from ._rules import Rules


class Law:
    """The law in rules, and the same rules with other figures."""

    if TYPE_CHECKING:
        # Attributes of the rules that this class uses.
        jurisdiction: str
        folder: str
        overlays: tuple[str, ...]
        _changes: Changes
        _others: dict[Any, "Rules"]
        _is_reform: bool

        def describe(self, name: str | None = None) -> dict[str, Any]: ...
        def _asked(self, function: Any, case: Any, outputs: Sequence[str], law: Mapping[str, Any], *more: Any) -> Any: ...

    @functools.cached_property
    def _described(self) -> dict[str, Any]:
        return self.describe()

    @functools.cached_property
    def _idle(self) -> dict[tuple[str, ...], bool]:
        return {}

    def changed(self, law: Mapping[str, Any], year: int | str) -> "Rules":
        """The same rules with other figures of the law, from the first day of a year on until they change next.

        law: figures by the names of parameters (`parameters(year)` has them), or of parts of one: `{"tariff.rate": 0.4}`,
            `{"church_tax_rate": {"NW": 0.08}}`, places in lists from 1, or a list as long as the law's or shorter. What is
            not named stays as it is.

        All that rules do, they do: `changed(…).sweep(…)`, `.explain(…)`; their digest is another. They are read once for the
        same law.

        Raises LevyError for names and parts that there are not, values that a figure cannot have, and parameters that
        have no value in the year or change within it.
        """
        from ._rules import Rules

        change = (text(year), tuple(sorted(figures_of(law).items())))
        if change not in self._others:
            self._others[change] = Rules(
                self.jurisdiction, self.folder, (*self._changes, change), self.overlays)
        return self._others[change].as_reform() if self._is_reform else self._others[change]

    def reformed(self, *reforms: Reform) -> "Rules":
        """The rules as they would be by reforms, see `levy.reform`: all that rules do, they do.

        Raises LevyError for reforms that contradict each other or what was changed in these rules before: two that say
        different things of the same figure, and a figure of a parameter that a folder declares; and for a reform after which
        all figures are what they were. What is asked of the reformed rules for a year in which nothing of the reform holds
        yet, or any more, is a LevyError too.
        """
        from ._rules import rules

        if not reforms:
            raise LevyError("reformed: expected a reform")
        whole = functools.reduce(operator.add, reforms)
        reform = whole
        if self._changes or self.overlays:
            whole = Reform(repr(self), self._changes, self.overlays) + whole
        found = rules(self.jurisdiction, self.folder, overlay=whole.overlays)
        for year, figures in whole.changes:
            for path, _ in figures if whole.overlays else ():
                found._refuse_overlaid(path.split(".")[0])
            found = found.changed(dict(figures), year)
        if not found._has_rules_of(reform.overlays) and found._histories == self._histories:
            raise LevyError(f"reform {reform.name!r} changes nothing: all figures are what they are without it")
        return found.as_reform()

    def as_reform(self: Any) -> "Rules":
        """The same rules, which are not asked about days on which they are the law as it is, see `reformed`."""
        if self._is_reform:
            return cast("Rules", self)
        if "reform" not in self._others:
            twin = object.__new__(type(self))
            # The objects of both in the library are closed with the first.
            twin.__dict__.update(self.__dict__, _is_reform=True, _others={}, _first=self, _idle={}, _halved={})
            self._others["reform"] = twin
        return cast("Rules", self._others["reform"])

    @property
    def _histories(self) -> dict[str, Any]:
        """The values of all parameters as they follow each other, with the days from which they hold."""
        found = {}
        for parameter in self._described["parameters"]:
            entries = [(each["since"], each["known"], each["value"]) for each in parameter["history"]]
            found[parameter["name"]] = [
                entry for place, entry in enumerate(entries) if place == 0 or entry[2] != entries[place - 1][2]]
        return found

    def _has_rules_of(self, folders: Sequence[str], day: str | None = None) -> bool:
        """Returns true if folders declare rules, or anything other than figures of the law, that are in force on a
        day."""
        def is_of(file: str) -> bool:
            return any(file.startswith(f"{folder}/") for folder in folders)

        versions = [each for variable in self._described["variables"] for each in variable["versions"] if is_of(each["file"])]
        if not versions and not any(is_of(each["file"]) for each in self._described["parameters"]):
            return bool(folders)
        return any(
            day is None or (each["from"] is None or each["from"] <= day) and (each["to"] is None or day <= each["to"])
            for each in versions)

    def _refuse_idle(self, law: Mapping[str, Any]) -> None:
        """Refuses a question about a day on which reformed law is the law as it is."""
        from ._rules import rules

        if not self._is_reform or law.get("year") is None and law.get("date") is None:
            return
        key = tuple(text(law.get(word)) for word in ("year", "date", "known"))
        if key not in self._idle:
            try:
                day, known = self._day(law)
                origin = rules(self.jurisdiction, self.folder)
                theirs = {each["name"]: _in_force(each, day, known) for each in origin._described["parameters"]}
                mine = {each["name"]: _in_force(each, day, known) for each in self._described["parameters"]}
                self._idle[key] = mine == theirs and not self._has_rules_of(self.overlays, day)
            except LevyError:
                # An invalid day is reported by the computation itself.
                return
        if self._idle[key]:
            since = f": its figures hold from {self._changes[0][0]} on" if self._changes else ""
            raise LevyError(
                f"nothing of the reform holds by the law of {self._day(law)[0]}{since}; for the law as it is ask the rules without it")

    @functools.cached_property
    def _halved(self) -> dict[Any, list[str]]:
        return {}

    def _halves(self, law: Mapping[str, Any], outputs: Sequence[str], result: "Result") -> list[str]:
        """Returns the signs that the reform is incomplete, found with the first rows of a table; computed once for
        the same results and law."""
        from ._rules import _lines, rules

        law = {word: value for word, value in law.items() if value is not None}
        days = result.law.get("days", [])
        if not days:
            return []
        if "year" not in law and "date" not in law:
            law["date"] = days[0]["date"]
        case = _first_case(result) or {"given": {}}
        key = (outputs, *sorted((word, text(value)) for word, value in (*law.items(), *case["given"].items())))
        if key not in self._halved:
            reply = ctypes.c_void_p()
            _library.call(
                _library.library.levy_reform_halves, cast("Rules", self)._handle(), rules(self.jurisdiction, self.folder)._handle(),
                _lines(case["given"], law), ",".join(outputs).encode(), ctypes.byref(reply))
            self._halved[key] = json.loads(_library.taken(reply.value))
        return self._halved[key]

    def _day(self, law: Mapping[str, Any]) -> tuple[str, str | None]:
        """The day whose law holds, and the day as of which it is taken."""
        stamp = self._asked(_library.library.levy_answer, {}, self._described["results"][:1], law, 0)["stamp"]
        return stamp["date"], stamp["known"]

    def _refuse_overlaid(self, parameter: str) -> None:
        """Refuses to change a parameter that a folder declares."""
        files = {each["name"]: each["file"] for each in self._described["parameters"]}
        for folder in self.overlays:
            if files.get(parameter, "").startswith(f"{folder}/"):
                raise LevyError(f"{parameter} has figures of a reform, and is declared in {folder} too")

    def parameters(
        self, year: int | str | None = None, *, date: datetime.date | str | None = None,
        known: datetime.date | str | None = None,
    ) -> dict[str, dict[str, Any]]:
        """The law's figures that are in force on a day, or on the last day of a year, by name.

        Each has `label`, `value` (as `levy describe` writes it), `data` (the same as lists, dictionaries, decimals, flags and
        texts), `since`, `known` (the day of its enactment, if that is
        stated), `source`, `file` and `line`. What is repealed by then, or began later, is left out.

        known: take the law as it was known on this day. A figure whose day of enactment is not stated is one that was
            known when it began to hold; one that began later than `known` is a LevyError then.
        """
        day, until = self._day({"year": year, "date": date, "known": known})
        found = {}
        for parameter in self._described["parameters"]:
            value = _in_force(parameter, day, until)
            if value is not None and value["value"] != "repealed":
                about = {key: parameter[key] for key in ("label", "source", "file", "line")}
                found[parameter["name"]] = {**about, **value, "data": _data(value["value"])}
        return found


def _data(written: str) -> Any:
    """A figure that is written as `levy describe` has it, `{ { upto = 12348 }, { less = 10911.92, rate = 0.42 } }`, as data."""
    words = re.findall(r"[{}=,]|[^{}=,\s](?:[^{}=,]*[^{}=,\s])?", written)[::-1]

    def read() -> Any:
        word = words.pop() if words else ""
        if word != "{":
            if re.fullmatch(r"-?\d+(\.\d+)?", word):
                return decimal.Decimal(word)
            return {"true": True, "false": False}.get(word, word)
        fields: dict[str, Any] = {}
        items: list[Any] = []
        while words and words[-1] != "}":
            if len(words) > 1 and words[-2] == "=":
                name, _ = words.pop(), words.pop()
                fields[name] = read()
            else:
                items.append(read())
            if words and words[-1] == ",":
                words.pop()
        if words:
            words.pop()
        return fields or items

    return read()


def _first_case(result: "Result") -> dict[str, Any] | None:
    """The answer to the first row that has results, if that is one of the first few and the table is there still."""
    for row in range(10):
        try:
            answer = result.answer(row)
        except LevyError:
            return None
        if "explanations" in answer and not answer.get("errors"):
            return answer
    return None


def _in_force(parameter: Mapping[str, Any], day: str, until: str | None) -> dict[str, Any] | None:
    """The entry of a parameter's history that holds on a day, as known on another."""
    history = parameter["history"]
    for since in sorted({entry["since"] for entry in history if entry["since"] <= day}, reverse=True):
        entries = [entry for entry in history if entry["since"] == since]
        visible = [entry for entry in entries if until is None or entry["known"] is None or entry["known"] <= until]
        if not visible:
            continue
        found: dict[str, Any] = visible[-1]
        if until is not None and found["known"] is None and since > until:
            raise LevyError(f"{parameter['name']}: the rules do not say whether what holds since {since} was known on {until}")
        return found
    return None
