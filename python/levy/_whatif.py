"""What-if questions: other values of a fact, other years, other law."""

from __future__ import annotations

import decimal
import functools
import operator
from typing import TYPE_CHECKING, Any, Iterable, Mapping, Sequence

from ._errors import LevyError
from ._reform import Reform
from ._values import given, is_nothing, text

if TYPE_CHECKING:
    from ._rules import Rules


class WhatIf:
    """The questions that rules answer about what is not the case."""

    if TYPE_CHECKING:
        # Attributes of the rules that this class uses.
        def evaluate(self, *arguments: Any, **options: Any) -> Any: ...
        def describe(self, name: str | None = None) -> dict[str, Any]: ...
        def changed(self, law: Mapping[str, Any], year: int | str) -> "Rules": ...
        def reformed(self, *reforms: Reform) -> "Rules": ...
        def query(self, question: str, case: Mapping[str, Any] | None = None, **law: Any) -> dict[str, Any]: ...

    def compare(
        self, table: Any, outputs: Sequence[str] | None = None, years: Iterable[int | str | Reform] = (), **options: Any
    ) -> dict[int | str, Any]:
        """The results of a table by the law of several years, or by reforms: a table for each year, or for each name of a
        reform, as `evaluate` gives it.

        >>> de.compare(frame, ["est"], [2025, 2026]), de.compare(frame, ["est"], [one, one + other], year=2026)

        Raises what `evaluate` raises, for the first that cannot be computed, and LevyError for reforms of one name.
        """
        found: dict[int | str, Any] = {}
        for law in years:
            name = law.name if isinstance(law, Reform) else law
            if name in found and isinstance(law, Reform):
                raise LevyError(f"{name!r} stands there twice; Reform.named gives a reform another name")
            found[name] = (
                self.reformed(law).evaluate(table, outputs, **options) if isinstance(law, Reform)
                else self.evaluate(table, outputs, year=law, **options))
        if not found:
            raise LevyError("years: expected at least one")
        return found

    def attribution(
        self, table: Any, outputs: Sequence[str], reforms: Sequence[Reform], *, weights: str | None, **options: Any
    ) -> dict[str, Any]:
        """Which part of a package brings which part of its effect: sums over a table, exact.

        >>> de.attribution(frame, ["total_tax"], [rates, allowance], weights="weight", year=2026)

        As `levy diff` does it, each reform is taken alone, all else as it is; what remains is what they do together. `before` has
        the sums by the law as it is, `parts` those that each reform adds, by its name, `together` what all add beyond that, and
        `after` the sums by all of them.

        weights: the column of the table with how many each row stands for; None if each is one.
        options: those of `evaluate`, such as year.

        Raises LevyError for fewer than two reforms, or two of one name; what `evaluate` raises, and for rows without results.
        """
        from ._weighted import total

        if len(reforms) < 2:
            raise LevyError("reforms: expected at least two")
        keep = options.pop("keep", ())
        if keep != "all":
            keep = [keep] if isinstance(keep, str) else list(keep)
            keep += [weights] if weights is not None and weights not in keep else []
        options["keep"] = keep

        def sums(results: Any) -> dict[str, decimal.Decimal]:
            return {output: total(results, output, weights) for output in outputs}

        found = self.compare(table, outputs, [*reforms, functools.reduce(operator.add, reforms).named("")], **options)
        before, after = sums(self.evaluate(table, outputs, **options)), sums(found.pop(""))
        parts = {
            name: {output: amount - before[output] for output, amount in sums(results).items()} for name, results in found.items()}
        together = {
            output: after[output] - before[output] - sum(part[output] for part in parts.values()) for output in outputs}
        return {"before": before, "parts": parts, "together": together, "after": after}

    def what_if(
        self, table: Any, outputs: Sequence[str] | None = None, *, year: int | str, law: Mapping[str, Any],
        **options: Any
    ) -> Any:
        """The results of a table if figures of the law were others, as `evaluate` gives those of the law that is.

        >>> de.what_if(frame, ["church_tax"], year=2025, law={"church_tax_rate": {"NW": 0.08}})

        year: the tax year, whose law holds for all rows.
        law: figures by the names of parameters (`parameters(year)` has them), see `changed`.
        options: those of `evaluate`, other than date.
        """
        return self.changed(law, year).evaluate(table, outputs, year=year, **options)

    def sweep(
        self, name: str, values: Iterable[Any], case: Mapping[str, Any] | None = None,
        outputs: Sequence[str] | None = None, *, step: int | str | decimal.Decimal | None = None,
        marginal: bool | int | str | decimal.Decimal | None = None, effective: bool = False, **options: Any
    ) -> Any:
        """Results at many values of one fact, others as in `case`: a table with the values and the results, of pandas or Polars
        where the values are a series of these, else of pyarrow.

        values: the values; or a tuple of two, the first and the last, with `step` between them, by default the width of
            about a hundredth of the stretch (1, 2 or 5 times a power of ten).
        marginal: True adds columns `marginal.RESULT` with how much of a further unit goes into each result by the rules
            without rounding, as `levy sweep --marginal` has it (null where rules cannot be followed); of a stretch only.
            An amount, such as 100, gives how much of the next 100 goes into it, exactly: the difference of the two
            results divided by 100. What is rounded shows in that the more, the smaller the amount is.
        effective: adds columns `effective.RESULT`, the result divided by the value; null where the value is 0.
        options: those of `evaluate`, such as year.

        Rates are floats, the nearest to the exact numbers, but exact decimals where `marginal` is an amount.
        """
        import pyarrow

        kind = type(values).__module__.split(".")[0]
        if isinstance(values, tuple) and len(values) == 2:
            smallest = {"rate": "0.0001", "count": "1"}.get(self.describe(name)["type"], "0.01")
            points = _points(decimal.Decimal(text(values[0])), decimal.Decimal(text(values[1])), step, smallest)
        elif step is not None:
            raise LevyError("step goes with a first and a last value: values=(0, 100_000)")
        elif marginal is True:
            raise LevyError("marginal=True goes with a first and a last value: values=(0, 100_000)")
        else:
            points = list(values)
        if marginal is False:
            marginal = None
        swept_values = [decimal.Decimal(text(value)) if isinstance(value, (int, float)) else value for value in points]

        def at(values: list[Any]) -> Any:
            common = {other: value for other, value in given(case) if other != name}
            # A sweep over a result counts as naming it.
            return self.evaluate(pyarrow.table({name: values}), outputs, common=common, given=[name], **options)

        result = at(swept_values)
        swept = result.add_column(0, name, pyarrow.table({name: swept_values})[name])
        if marginal is True:
            for column, rates in self._slopes(name, points, case, result.column_names, options).items():
                swept = swept.append_column(f"marginal.{column}", pyarrow.array(rates, pyarrow.float64()))
        elif marginal is not None:
            width = decimal.Decimal(text(marginal))
            if width <= 0:
                raise LevyError(f"marginal={marginal!r}: expected an amount above 0")
            ahead = at([value + width for value in swept_values])
            for column in result.column_names:
                if pyarrow.types.is_decimal(result.schema.field(column).type):
                    pairs = zip(result[column].to_pylist(), ahead[column].to_pylist())
                    rates = [None if a is None or b is None else (b - a) / width for a, b in pairs]
                    swept = swept.append_column(f"marginal.{column}", pyarrow.array(rates, pyarrow.decimal128(38, 10)))
        if effective:
            for column in result.column_names:
                if pyarrow.types.is_decimal(result.schema.field(column).type):
                    pairs = zip(result[column].to_pylist(), swept_values)
                    rates = [None if a is None or not value else float(a / value) for a, value in pairs]
                    swept = swept.append_column(f"effective.{column}", pyarrow.array(rates, pyarrow.float64()))
        if kind == "polars":
            import polars

            return polars.from_arrow(swept)
        return swept.to_pandas() if kind == "pandas" else swept

    def marginal(
        self, table: Any, outputs: Sequence[str], name: str, amount: int | str | decimal.Decimal = 100, **options: Any
    ) -> Any:
        """The results of a table, and how much of a further amount goes into each: a column `marginal.RESULT` for each in money.

        >>> de.marginal(frame, ["total_tax"], "wages", year=2026)

        As `sweep` has it with an amount, it is the difference of two results, divided by the amount: exact, with the law's steps and
        rounding in it, the more so the smaller the amount is. Rates are decimals of ten digits, null where a row has no value of the
        fact.

        name: the column that is raised.
        options: those of `evaluate`.

        Raises what `evaluate` raises, and LevyError for a column that is not there, and an amount that is not above 0.
        """
        from fractions import Fraction

        import pyarrow

        from ._frames import Frame, plain_texts, table_back
        from ._weighted import exact, rounded

        width = decimal.Decimal(text(amount))
        if not (width.is_finite() and width > 0):
            raise LevyError(f"amount={amount!r}: expected an amount above 0")
        frame = Frame(table)
        given = plain_texts(pyarrow.table(frame.source))
        if name not in given.column_names:
            raise LevyError(f"there is no column {name!r}; there are {', '.join(given.column_names)}")
        raised = []
        for row, value in enumerate(given[name].to_pylist()):
            number = None if is_nothing(value) or value == "" else exact(value)
            if number is None and not (is_nothing(value) or value == ""):
                raise LevyError(f"row {row}: {name} has {value!r}, expected a number")
            raised.append(None if number is None else decimal.Decimal(text(value)) + width)
        ahead = given.set_column(given.column_names.index(name), name, pyarrow.array(raised))
        options.setdefault("money", "decimal")
        now, then = (pyarrow.table(self.evaluate(each, outputs, **options)) for each in (given, ahead))
        for output in outputs:
            if pyarrow.types.is_decimal(now.schema.field(output).type):
                pairs = zip(now[output].to_pylist(), then[output].to_pylist(), raised)
                rates = [
                    None if None in (a, b, value) else rounded(Fraction(b - a) / Fraction(width), 10) for a, b, value in pairs]
                now = now.append_column(f"marginal.{output}", pyarrow.array(rates, pyarrow.decimal128(38, 10)))
        return table_back(frame, now)

    def _slopes(
        self, name: str, points: Sequence[Any], case: Mapping[str, Any] | None, outputs: Sequence[str],
        options: Mapping[str, Any]
    ) -> dict[str, list[float | None]]:
        """The share of a further unit that goes into each result, at equally spaced points."""
        unknown = sorted(set(options) - {"year", "date", "known", "money", "errors"})
        if unknown:
            raise LevyError(f"marginal=True does not go with {', '.join(unknown)}")
        law = {word: options[word] for word in ("year", "date", "known") if word in options}
        others = {other: value for other, value in given(case) if other != name}
        # A stretch of a single point has no step.
        step = f" step {points[1] - points[0]:f}" if len(points) > 1 else ""
        first, last = f"{points[0]:f}", f"{points[-1]:f}"
        found: dict[str, list[float | None]] = {}
        for output in outputs:
            # One by one: under an alias the answer has the name of the rule.
            asked = self.query(f"sweep {output} over {name}={first}..{last}{step}", others, **law)
            slopes = [
                next((slope for key, slope in point.items() if key.startswith("marginal.")), None)
                for point in asked["points"]]
            if any(slope is not None for slope in slopes):
                found[output] = [None if slope is None else _float(slope) for slope in slopes]
        return found

    def solve(
        self, output: str, value: Any, name: str, case: Mapping[str, Any] | None = None, *,
        within: tuple[Any, Any] | None = None, **law: Any
    ) -> dict[str, Any]:
        """What a fact must be for a result to be what is wanted: what `levy solve --json` prints, as a dictionary.

        >>> de.solve("total_tax", 8000, "zve", {"filing": "joint"}, within=(20_000, 60_000), year=2025)["solutions"]

        `solutions` are stretches, `from` a value `to` another, both included. Where there are none, `below` and `above`
        are what comes nearest: `at` a value the `result`. `complete` says whether all values were looked at.

        within: the first and the last value to look at; by default all that are likely.
        law: year, date, known.
        """
        fact = name if within is None else f"{name}={text(within[0])}..{text(within[1])}"
        return self.query(f"solve {output} = {text(value)} for {fact}", _without(case, name), **law)

    def cliffs(
        self, output: str, name: str, values: tuple[Any, Any], case: Mapping[str, Any] | None = None, **law: Any
    ) -> dict[str, Any]:
        """Where a result bends or jumps as a fact rises: what `levy cliffs --json` prints, as a dictionary.

        `kinks` are in order: `at` which value, the slope `before` and `after` it (amounts for a unit of the fact, without
        rounding), the `jump`, whether the result `falls`, the `rule`, its `source`, `file`, `line` and `condition`.
        `complete` says whether all values were looked at.

        values: the first and the last value.
        law: year, date, known.
        """
        if not (isinstance(values, tuple) and len(values) == 2):
            raise LevyError(f"values={values!r}: expected the first and the last value, such as (0, 300_000)")
        stretch = f"{name}={text(values[0])}..{text(values[1])}"
        return self.query(f"cliffs {output} over {stretch}", _without(case, name), **law)


def _without(case: Mapping[str, Any] | None, name: str) -> dict[str, Any]:
    """The case without the fact that is asked about."""
    return {other: value for other, value in given(case) if other != name}


def _float(number: Any) -> float:
    """A number of JSON; one that has no end in decimals is a text, two whole numbers with a stroke between."""
    if isinstance(number, str):
        above, below = number.split("/")
        return int(above) / int(below)
    return float(number)


def _points(first: decimal.Decimal, last: decimal.Decimal, step: Any, smallest: str) -> list[decimal.Decimal]:
    """From the first to the last, both included if the step divides the stretch."""
    if last < first:
        raise LevyError(f"values: the last, {last}, is below the first, {first}")
    if step is None:
        width, turn = decimal.Decimal(smallest), 0
        while width * 100 < last - first:
            # 1, 2, 5, 10, …
            width, turn = width * decimal.Decimal(("2", "2.5", "2")[turn % 3]), turn + 1
    else:
        width = decimal.Decimal(text(step))
        if width <= 0:
            raise LevyError(f"step={step!r}: expected a number above 0")
    count = int((last - first) // width)
    if count > 1_000_000:
        raise LevyError(f"step={step}: more than 1000000 values")
    points = [first + width * number for number in range(count + 1)]
    # Without zeros at the end, which would be digits of a column.
    return [decimal.Decimal(f"{point.normalize():f}") for point in points]
