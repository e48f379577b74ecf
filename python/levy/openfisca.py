"""OpenFisca's tests and simulations (https://openfisca.org) as cases, tables and fixtures for rules.

>>> from levy import openfisca
>>> names = openfisca.Names(facts={"birth": "birth_date"}, persons={"adults": ["", "spouse"], "children": ["child.#"]})
>>> reading = openfisca.read("tests/income_tax.yaml", names)
>>> [outcome for outcome in openfisca.check(rules, reading.cases) if not outcome.passes]

A test of OpenFisca asks about persons, the groups that they are in, and several times at once. A case of rules is about one
group, whose first adult is the taxpayer, at one time: a test becomes a case for each group and time that it asks about.
What says more than a case can is refused, with the reason: reforms and parameters of a test's own, which are Python or
another tree of parameters, axes, persons in two groups, times other than days, months and years.
"""

from __future__ import annotations

import csv
import dataclasses
import io
import json
from fractions import Fraction
from typing import Any, Sequence

from ._errors import LevyError
from ._periods import Period
from ._rules import Rules
from ._situations import Case, Names, Reading, Refusal, Refused, cases_of
from ._values import text

__all__ = ["Case", "Names", "Outcome", "Period", "Reading", "Refusal", "cases", "check", "fixtures", "read", "table"]


@dataclasses.dataclass(frozen=True)
class Outcome:
    """The outcome of an expected result."""

    case: Case
    name: str
    expected: Any
    #: The result; None if there is none.
    found: Any
    #: Why there is none.
    error: str | None

    @property
    def passes(self) -> bool:
        """True if the result differs from the expected one by no more than the test allows."""
        if self.found is None:
            return False
        if isinstance(self.expected, Fraction) and not isinstance(self.found, (bool, str)):
            margin = max(self.case.margin, self.case.relative_margin * abs(self.expected))
            return abs(Fraction(self.found) - self.expected) <= margin
        return text(self.found) == text(self.expected)


def read(path: str, names: Names) -> Reading:
    """The cases of a file: tests in YAML, which takes the package PyYAML, or a simulation in JSON.

    Raises LevyError if the file is neither; OSError if it cannot be read.
    """
    with open(path, encoding="utf-8") as file:
        content = file.read()
    if path.endswith(".json"):
        return cases(json.loads(content, parse_float=Fraction), names)
    import yaml

    return cases(yaml.safe_load(content), names)


def cases(document: Any, names: Names) -> Reading:
    """The cases of what a file holds: a list of tests, one test, or a simulation.

    In a simulation values of `null` are what is asked, as OpenFisca's interface has it.

    Raises LevyError for what is none of them, and for names that are mapped to the same fact.
    """
    tests = document if isinstance(document, list) else [document]
    if not tests or not all(isinstance(test, dict) for test in tests):
        raise LevyError("expected a list of tests, with 'period', 'input' and 'output', or a simulation, with persons")
    reading = Reading([], [])
    for place, test in enumerate(tests, 1):
        name = str(test.get("name") or f"test {place}" if "input" in test or "output" in test else "simulation")
        try:
            reading.cases.extend(list(cases_of(name, test, names)))
        except Refused as refused:
            reading.refused.append(Refusal(name, str(refused)))
    return reading


def check(rules: Rules, cases: Sequence[Case]) -> list[Outcome]:
    """Computes the cases by the rules: returns an outcome for each expected result.

    Raises LevyError for names and values that mean nothing to the rules.
    """
    outcomes = []
    for case in cases:
        answer = rules.answer(case.given, list(case.expected), date=case.date)
        for name, expected in case.expected.items():
            error = answer.get("errors", {}).get(name)
            outcomes.append(
                Outcome(case, name, expected, answer["results"].get(name), None if error is None else str(error["message"])))
    return outcomes


def table(cases: Sequence[Case]) -> Any:
    """The cases as a table of pyarrow for `Rules.evaluate`, a row for each: `case`, `date`, and a column for each fact that
    any of them gives, as text. Keep `case`: `rules.evaluate(table, outputs, keep=["case"])`."""
    import pyarrow

    facts = sorted({name for case in cases for name in case.given})
    columns: dict[str, list[str | None]] = {
        "case": [case.name for case in cases], "date": [case.date.isoformat() for case in cases]}
    for name in facts:
        columns[name] = [text(case.given[name]) if name in case.given else None for case in cases]
    return pyarrow.table({name: pyarrow.array(cells, pyarrow.string()) for name, cells in columns.items()})


def fixtures(cases: Sequence[Case], source: str) -> str:
    """The cases that expect something as a fixture table for `levy test`, in CSV.

    source: where the figures were published, for the column of that name.

    Expected numbers are written to the cent. What may be off in relation to itself may be off by nothing there.
    """
    cases = [case for case in cases if any(value is not None for value in case.expected.values())]
    facts = sorted({name for case in cases for name in case.given})
    results = sorted({name for case in cases for name in case.expected})
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["id", "date", *facts, *(f"expect.{name}" for name in results), "tolerance", "source"])
    for case in cases:
        given = [text(case.given[name]) if name in case.given else "" for name in facts]
        expected = [_written(case.expected.get(name)) for name in results]
        writer.writerow([case.name, case.date.isoformat(), *given, *expected, _written(case.margin), source])
    return out.getvalue()


def _written(value: Any) -> str:
    """An expected value in a table."""
    if isinstance(value, Fraction):
        return str(value) if value.denominator == 1 else text(float(round(value, 2)))
    return "" if value is None else text(value)
