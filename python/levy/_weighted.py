"""Exact sums over weighted rows."""

from __future__ import annotations

import dataclasses
import decimal
import math
import operator
from fractions import Fraction
from typing import Any, Iterable, Mapping, Sequence

from ._errors import LevyError
from ._frames import Frame, plain_texts, values_of
from ._members import Problems

_Parts = dict[Any, "Part"]
#: How many digits rates have after the point.
RATE_DIGITS = 10


@dataclasses.dataclass
class Part:
    """Rows that belong to a group, and those of which only a share does."""

    rows: list[int] = dataclasses.field(default_factory=list)
    shares: list[tuple[int, Fraction]] = dataclasses.field(default_factory=list)

    def sum(self, weights: Sequence[int], values: Sequence[int]) -> Fraction:
        """The weighted sum of values."""
        whole = sum(map(operator.mul, map(weights.__getitem__, self.rows), map(values.__getitem__, self.rows)))
        return Fraction(whole) + sum((share * weights[row] * values[row] for row, share in self.shares), Fraction(0))


class Columns:
    """A table's columns as exact numbers."""

    def __init__(self, table: Any, about: str):
        import pyarrow

        self.table = plain_texts(pyarrow.table(Frame(table).source))
        self.about = about

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def __contains__(self, name: str) -> bool:
        return name in self.table.column_names

    def _check(self, name: str) -> None:
        if name not in self:
            raise LevyError(f"{self.about}: there is no column {name!r}; there are {', '.join(self.table.column_names)}")

    def _whole(self, name: str, digits: int) -> list[int] | None:
        """Decimals and integers, multiplied by a power of ten; None for others, and where that gives no whole numbers of 64 bits."""
        import pyarrow
        import pyarrow.compute as compute

        column = self.table[name]
        if column.null_count or not (pyarrow.types.is_integer(column.type) or pyarrow.types.is_decimal128(column.type)):
            return None
        try:
            if pyarrow.types.is_decimal128(column.type) and column.type.scale > digits:
                column = column.cast(pyarrow.decimal128(38, digits))
            factor = pyarrow.scalar(10**digits if pyarrow.types.is_integer(column.type) else decimal.Decimal(10**digits))
            return values_of(compute.multiply_checked(column, factor).cast(pyarrow.int64()))
        except pyarrow.ArrowInvalid:
            return None

    def values(self, name: str) -> list[Any]:
        self._check(name)
        return values_of(self.table[name])

    def cents(self, name: str, are_results: bool = True) -> list[int]:
        """Amounts in cents. Integers are whole amounts, as in `Rules.evaluate`, but for results, which `money="cents"` makes too.

        Raises LevyError for rows without one, and for results that are integers.
        """
        import pyarrow

        self._check(name)
        if are_results and pyarrow.types.is_integer(self.table.schema.field(name).type):
            raise LevyError(f"{self.about}: {name} is of integers, which may be cents or not: evaluate with money='decimal'")
        found = self._whole(name, 2)
        if found is None:
            found = [int(each * 100) for each in self._numbers(name, self.values(name), "an amount of whole cents", 2)]
        return found

    def rates(self, name: str) -> list[int]:
        """Rates as whole numbers of so many digits, to the nearest. Raises LevyError for rows without one."""
        self._check(name)
        found = self._whole(name, RATE_DIGITS)
        if found is None:
            numbers = self._numbers(name, self.values(name), "a rate", None, is_signed=True)
            found = [round(number.scaleb(RATE_DIGITS)) for number in numbers]
        return found

    def scaled(self, name: str) -> tuple[list[int], int]:
        """Numbers of 0 and above as whole numbers, and the power of ten by which they are multiplied."""
        self._check(name)
        digits = getattr(self.table.schema.field(name).type, "scale", 0)
        found = self._whole(name, max(0, digits))
        if found is not None and min(found, default=0) >= 0:
            return _shortened(found, 10 ** max(0, digits))
        values = self._numbers(name, self.values(name), "a number of 0 or above", None)
        power: int = 10 ** max([0, *(-int(each.as_tuple().exponent) for each in values)])
        return _shortened([int(each * power) for each in values], power)

    def _numbers(
        self, name: str, values: Iterable[Any], expected: str, digits: int | None, is_signed: bool = False,
    ) -> list[decimal.Decimal]:
        problems, found = Problems(), []
        for row, value in enumerate(values):
            number = _number(value)
            is_between = number is not None and digits is not None and number != round(number, digits)
            if number is None or is_between or (digits is None and not is_signed and number < 0):
                given = "no value" if value is None or value != value else str(value)
                problems.append(f"{self.about}: row {row}: {name} has {given}, expected {expected}")
            else:
                found.append(number)
        problems.refuse()
        return found


def _shortened(values: list[int], power: int) -> tuple[list[int], int]:
    """Whole numbers and what they are multiplied by, without zeros that all of them end in."""
    common, ten = math.gcd(power, *values), 1
    while common % (ten * 10) == 0 and power % (ten * 10) == 0:
        ten *= 10
    return (values, power) if ten == 1 else ([value // ten for value in values], power // ten)


def _number(value: Any) -> decimal.Decimal | None:
    """A number, of a float its shortest digits; None if it is none."""
    if isinstance(value, bool) or not isinstance(value, (int, float, decimal.Decimal)):
        return None
    number = decimal.Decimal(repr(value) if isinstance(value, float) else value)
    return number if number.is_finite() else None


def exact(value: Any) -> Fraction | None:
    """A number, or a text of one, as a fraction; None if it is none."""
    if isinstance(value, str):
        try:
            value = decimal.Decimal(value)
        except decimal.InvalidOperation:
            return None
    number = _number(value)
    return None if number is None else Fraction(number)


def rounded(value: Fraction, digits: int) -> decimal.Decimal:
    """A number with so many digits after the point, halves away from 0."""
    scaled = abs(value) * 10**digits
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return decimal.Decimal(-whole if value < 0 else whole).scaleb(-digits, decimal.Context(prec=60))


def quantiles(ranks: Sequence[int], people: Sequence[int], count: int) -> _Parts:
    """Groups of equally many people, from the lowest rank to the highest, numbered from 1.

    Rows of one rank stand together: where they reach from one group into the next, each of them belongs to both, by the same
    share. So the order of rows does not matter.
    """
    parts: _Parts = {number: Part() for number in range(1, count + 1)}
    order = sorted((row for row in range(len(ranks)) if people[row]), key=ranks.__getitem__)
    every, done, place = sum(people), 0, 0
    while place < len(order):
        end = place + 1
        while end < len(order) and ranks[order[end]] == ranks[order[place]]:
            end += 1
        tied = order[place:end]
        width = sum(people[row] for row in tied)
        first, last = done * count // every, ((done + width) * count - 1) // every
        if first == last:
            parts[first + 1].rows += tied
        else:
            for group in range(first, last + 1):
                overlap = min((group + 1) * every, (done + width) * count) - max(group * every, done * count)
                share = Fraction(overlap, width * count)
                parts[group + 1].shares += [(row, share) for row in tied]
        done, place = done + width, end
    return parts


def gini(ranks: Sequence[int], people: Sequence[int]) -> Fraction | None:
    """The Gini coefficient of incomes over people; None where incomes add up to nothing or less."""
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    total, twice = 0, 0
    for row in order:
        amount = people[row] * ranks[row]
        twice += people[row] * (2 * total + amount)
        total += amount
    every = sum(people)
    return 1 - Fraction(twice, every * total) if every > 0 and total > 0 else None


def equivalised(cents: Sequence[int], tenths: Sequence[int]) -> list[int]:
    """Incomes divided by scales, all multiplied by the same whole number, so that they are whole."""
    common = math.lcm(*set(tenths)) if tenths else 1
    return [amount * (common // scale) for amount, scale in zip(cents, tenths)]


def summed(columns: Mapping[str, Sequence[int]], homes: Sequence[int], count: int) -> dict[str, list[int]]:
    """The sums of columns by household."""
    found = {}
    for name, values in columns.items():
        sums = [0] * count
        for home, value in zip(homes, values):
            sums[home] += value
        found[name] = sums
    return found


def total(table: Any, amount: str, weights: str | None) -> decimal.Decimal:
    """The weighted sum of amounts, with all its digits. Raises LevyError for rows without an amount or a weight."""
    columns = Columns(table, "results")
    cents = columns.cents(amount)
    scaled, power = ([1] * len(cents), 1) if weights is None else columns.scaled(weights)
    # A power of ten divides without a rest.
    return decimal.Decimal(sum(map(operator.mul, scaled, cents))).scaleb(-2 - len(str(power)) + 1, decimal.Context(prec=80))
