"""A test or a simulation of OpenFisca taken apart into cases of rules."""

from __future__ import annotations

import ast
import dataclasses
import datetime
import decimal
import operator
from fractions import Fraction
from typing import Any, Iterator, Mapping, Sequence

from ._errors import LevyError
from ._periods import Period
from ._values import presence


@dataclasses.dataclass(frozen=True)
class Names:
    """The meanings of a country package's names in rules."""

    #: The fact or result of a variable, where that has another name.
    facts: Mapping[str, str] = dataclasses.field(default_factory=dict)
    #: Whom the members of a group are, by their role: "" is the taxpayer, "spouse" one more, "child.#" as many as there are.
    persons: Mapping[str, Sequence[str]] = dataclasses.field(default_factory=lambda: {"adults": [""]})
    #: The fact that says who is there: a number of "child.#", a flag of "spouse", or one with a value, "filing=joint", and after a
    #: stroke the value where there is nobody, "filing=joint/single".
    present: Mapping[str, str] = dataclasses.field(default_factory=dict)
    #: What a year's value of a variable is in its months: "divide", a twelfth of it, or "repeat", the same, of which the year's is
    #: the first; or "always": a value is for all times. OpenFisca's variables say that in their code (`set_input`,
    #: `definition_period`); of one that is not named here a value at a time of another length is refused.
    spread: Mapping[str, str] = dataclasses.field(default_factory=dict)
    #: The words of rules for those of a variable, by variable, where they are others.
    words: Mapping[str, Mapping[str, Any]] = dataclasses.field(default_factory=dict)
    #: How the country calls persons and the group, one of them and many.
    person: tuple[str, str] = ("person", "persons")
    group: tuple[str, str] = ("household", "households")
    #: Whether the law is that of the "first" day of a period, as it is for OpenFisca, or of its "last".
    day: str = "first"


@dataclasses.dataclass(frozen=True)
class Case:
    """A case of rules: facts on a day, and the results that are asked, with what is expected of them."""

    name: str
    date: datetime.date
    #: Facts by name: numbers as decimals, words, flags and days.
    given: dict[str, Any]
    #: What is expected by name of result, numbers as fractions; None where it is asked only.
    expected: dict[str, Any]
    #: How far a number may be from it, and how far relative to it.
    margin: Fraction = Fraction(0)
    relative_margin: Fraction = Fraction(0)


@dataclasses.dataclass(frozen=True)
class Refusal:
    """A test that is no case, and why."""

    name: str
    reason: str


@dataclasses.dataclass(frozen=True)
class Reading:
    """The parsed content of a document."""

    cases: list[Case]
    refused: list[Refusal]


class Refused(LevyError):
    """Why a test is no case."""


#: What a test may have beside its input and output.
_KNOWN = {"name", "description", "period", "input", "output", "absolute_error_margin", "relative_error_margin", "keywords"}
_REFUSED = {
    "reforms": "its reforms are Python; give other figures of the law by Rules.changed, or other rules",
    "extensions": "its extensions are Python",
    "parameters": "it has parameters of its own; give other figures of the law by Rules.changed",
    "axes": "it has axes; use Rules.sweep",
    "only_variables": "it chooses variables", "ignore_variables": "it chooses variables", "max_spiral_loops": "it is about loops",
}

#: Values of a variable by period; None is ETERNITY.
_Values = dict["Period | None", Any]


def cases_of(name: str, test: Mapping[str, Any], names: Names) -> Iterator[Case]:
    """The cases of a test or a simulation, a case for each group and period that it asks about.

    Raises Refused for what no case can say.
    """
    is_test = "input" in test or "output" in test
    for key, reason in _REFUSED.items():
        if key in test:
            raise Refused(reason)
    if is_test and not set(test) <= _KNOWN:
        raise Refused(f"it has '{min(set(test) - _KNOWN)}', which is not known here")
    period = _period(test["period"]) if "period" in test else None
    margins = [_margin(test.get(key)) for key in ("absolute_error_margin", "relative_error_margin")]
    if is_test:
        inputs, outputs = test.get("input") or {}, test.get("output") or {}
    else:
        inputs, outputs = test, {}
    count = _rows(inputs, outputs, names)
    found = False
    for row in range(count):
        for given, asked in _groups(_row(inputs, row, names), _row(outputs, row, names), names, period, not is_test):
            for when in sorted({when for values in asked.values() for when in values if when is not None}):
                found = True
                facts = {fact: _decimal(value) for fact, value in _at(given, when, names)}
                results = {result: values[when] for result, values in asked.items() if when in values}
                title = name if count == 1 else f"{name} [{row}]"
                yield Case(title, when.first if names.day == "first" else when.last, facts, results, *margins)
    if not found:
        raise Refused("it asks nothing")


# Groups and their members


def _rows(inputs: Mapping[str, Any], outputs: Mapping[str, Any], names: Names) -> int:
    """The number of situations: lists of values have one for each place, if no persons are named."""
    if _is_named(inputs, names):
        return 1
    lists = {len(value) for part in (inputs, outputs) for value in part.values() if isinstance(value, list)}
    if len(lists) > 1:
        raise Refused(f"its lists have {' and '.join(map(str, sorted(lists)))} values")
    return lists.pop() if lists else 1


def _row(part: Mapping[str, Any], row: int, names: Names) -> Mapping[str, Any]:
    if _is_named(part, names):
        return part
    return {key: value[row] if isinstance(value, list) else value for key, value in part.items()}


def _is_named(part: Mapping[str, Any], names: Names) -> bool:
    return bool(set(part) & {*names.person, *names.group})


def _groups(
    inputs: Mapping[str, Any], outputs: Mapping[str, Any], names: Names, period: Period | None, is_simulation: bool
) -> Iterator[tuple[dict[str, tuple[str, _Values]], dict[str, _Values]]]:
    """For each group what is given, by fact, with the variable's name, and what is asked, by result."""
    persons = _entities(inputs, names.person)
    groups = _entities(inputs, names.group)
    answers, group_answers = _entities(outputs, names.person), _entities(outputs, names.group)
    loose = {key: value for key, value in outputs.items() if key not in (*names.person, *names.group)}
    facts = {key: value for key, value in inputs.items() if key not in (*names.person, *names.group)}
    if not _is_named(inputs, names):
        persons, groups = {"": facts}, {"": {}}
    elif facts and not is_simulation:
        raise Refused(f"'{min(facts)}' is neither of a person nor of a group")
    homes = _homes(persons, groups, names)
    for unknown in (set(answers) - set(persons)) | (set(group_answers) - set(homes)):
        raise Refused(f"'{unknown}' has results, but is neither a person nor a group of the input")
    if len(homes) > 1 and loose:
        raise Refused(f"'{min(loose)}' is expected of no group in particular")
    for group, members in homes.items():
        given: dict[str, tuple[str, _Values]] = {}
        asked: dict[str, _Values] = {}

        def add(part: Mapping[str, Any], prefix: str, is_asked: bool) -> None:
            for variable, value in part.items():
                fact = names.facts.get(variable, variable)
                fact = f"{prefix}.{fact}" if prefix else fact
                for when, each in _values(variable, value, names, period).items():
                    if is_asked or (is_simulation and each is None):
                        asked.setdefault(fact, {})[when or period] = each
                    elif each is not None:
                        if given.setdefault(fact, (variable, {}))[0] != variable:
                            raise LevyError(f"'{variable}' and '{given[fact][0]}' are both '{fact}'")
                        given[fact][1][when] = each

        for fact, value in _presence(members.values(), names):
            given[fact] = (fact, {None: value})
        for person, prefix in members.items():
            add(persons[person], prefix, False)
            add(answers.get(person, {}), prefix, True)
        roles = set(names.persons)
        add({key: value for key, value in groups.get(group, {}).items() if key not in roles}, "", False)
        add({key: value for key, value in group_answers.get(group, {}).items() if key not in roles}, "", True)
        add(loose, "", True)
        yield given, asked


def _entities(part: Mapping[str, Any], words: tuple[str, str]) -> dict[str, Mapping[str, Any]]:
    """Those that are named; one without a name is called ""."""
    one, many = words
    found = {str(name): values or {} for name, values in (part.get(many) or {}).items()}
    if part.get(one):
        found[""] = part[one]
    return found


def _homes(
    persons: Mapping[str, Any], groups: Mapping[str, Mapping[str, Any]], names: Names
) -> dict[str, dict[str, str]]:
    """For each group its members, by name, with what stands before the names of their facts."""
    homes: dict[str, dict[str, str]] = {}
    housed: set[str] = set()
    for group, values in groups.items():
        members: dict[str, str] = {}
        for role, places in names.persons.items():
            listed = values.get(role) or []
            free = list(places)
            for number, person in enumerate([listed] if isinstance(listed, str) else listed, 1):
                if person not in persons:
                    raise Refused(f"'{person}' is among {role}, but no person")
                if person in housed:
                    raise Refused(f"'{person}' is there twice")
                if not free:
                    raise Refused(f"'{person}' is one too many of {role}: names.persons has {len(places)}")
                place = free[0]
                if place.endswith(".#"):
                    members[person] = f"{place[:-1]}{number - len(places) + len(free)}"
                else:
                    members[person] = free.pop(0)
                housed.add(person)
        homes[group] = members
    others = [person for person in persons if person not in housed]
    if others and len(groups) == 1 and housed:
        raise Refused(f"'{others[0]}' is in no group")
    if len(others) == 1 and len(groups) == 1:
        homes[next(iter(groups))] = {others[0]: ""}
    elif others:
        # A person in no group forms one alone.
        homes.update({f"{person} alone": {person: ""} for person in others})
    for group, members in homes.items():
        if "" not in members.values():
            raise Refused(f"nobody in the group {group or 'here'} is the taxpayer")
    return {group: members for group, members in homes.items() if members}


def _presence(prefixes: Any, names: Names) -> Iterator[tuple[str, Any]]:
    """The facts that say who is there."""
    for place, fact in names.present.items():
        if place.endswith(".#"):
            yield fact, Fraction(sum(prefix.startswith(place[:-1]) for prefix in prefixes))
        else:
            name, there, absent = presence(fact)
            value = place in prefixes if there is None else there if place in prefixes else absent
            if value is not None:
                yield name, value


# Values and times


def _values(variable: str, value: Any, names: Names, period: Period | None) -> _Values:
    """A variable's values by period."""
    if isinstance(value, Mapping):
        return {_period(when): _value(variable, each, names) for when, each in value.items()}
    if period is None:
        raise Refused(f"'{variable}' has no period")
    return {period: _value(variable, value, names)}


def _value(variable: str, value: Any, names: Names) -> Any:
    """A value: numbers, and what is an expression of numbers, as fractions."""
    if isinstance(value, list):
        raise Refused(f"'{variable}' has a list of values")
    words = names.words.get(variable, {})
    if isinstance(value, str):
        if value in words:
            return words[value]
        try:
            return datetime.date.fromisoformat(value)
        except ValueError:
            number = _arithmetic(value)
            return value if number is None else number
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return Fraction(repr(value)) if isinstance(value, float) else Fraction(value)
    return value


_OPERATIONS: dict[type, Any] = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def _arithmetic(expression: str) -> Fraction | None:
    """The exact value of an expression of numbers; None if it is not one."""

    def value(node: ast.expr) -> Fraction:
        if isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
            result: Fraction = _OPERATIONS[type(node.op)](value(node.left), value(node.right))
            return result
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -value(node.operand)
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            return Fraction(repr(node.value))
        raise ValueError

    try:
        return value(ast.parse(expression.strip(), mode="eval").body)
    except (SyntaxError, ValueError, ZeroDivisionError, RecursionError):
        return None


def _at(given: Mapping[str, tuple[str, _Values]], when: Period, names: Names) -> Iterator[tuple[str, Any]]:
    """The facts that hold in a period."""
    for fact, (variable, values) in given.items():
        spread = names.spread.get(variable)
        if when in values:
            yield fact, values[when]
        elif None in values or spread == "always":
            yield fact, values.get(None, next(iter(values.values())))
        elif when.unit == "month" and when.year in values and spread:
            value = values[when.year]
            yield fact, value / 12 if spread == "divide" and isinstance(value, Fraction) else value
        elif when.unit == "year" and spread == "repeat" and when.months[0] in values:
            yield fact, values[when.months[0]]
        elif when.unit == "year" and spread == "divide" and all(month in values for month in when.months):
            yield fact, sum(values[month] for month in when.months)
        elif not spread and any(other is not None and other.unit != when.unit and other.year == when.year for other in values):
            raise Refused(f"'{variable}' is given for a time of another length than {when}: say in names.spread what that is")


def _period(value: Any) -> Period | None:
    try:
        return Period.of(value)
    except LevyError as error:
        raise Refused(str(error)) from None


def _margin(value: Any) -> Fraction:
    return Fraction(0) if value is None else Fraction(str(value))


def _decimal(value: Any) -> Any:
    """A number as a decimal, if it has that few digits."""
    if not isinstance(value, Fraction):
        return value
    if (10**12) % value.denominator:
        raise Refused(f"{value} is no decimal number")
    return decimal.Decimal(value.numerator) / decimal.Decimal(value.denominator)
