"""Winners and losers of a reform, and its cost."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any, Mapping, Sequence

from ._errors import LevyError
from ._members import Problems
from ._weighted import RATE_DIGITS, Columns, Part, equivalised, exact, gini, quantiles, summed

#: Groups of equally many people, by name.
QUANTILES = {"quartile": 4, "quintile": 5, "decile": 10, "ventile": 20, "percentile": 100}


def distribution(
    base: Any, reform: Any, *, taxes: Sequence[str], weights: str | None, income: str | None = None,
    before_taxes: str | None = None, by: str | Sequence[str] = "decile", household: str | None = None,
    members: str = "members", scale: str = "scale", rates: Sequence[str] = (), threshold: Any = 0, replicates: Sequence[str] = (),
    factor: Any = None, name: str = "reform", benefits: Sequence[str] = (),
) -> "Distribution":
    """Compares two tables of results of the same rows: the gains, losses and cost of a reform.

    >>> kept = dict(keep=[*units.kept, "gross"], year=2026)
    >>> base, reform = (law.evaluate(units.table, taxes, **kept) for law in (de, de.reformed(lower)))
    >>> levy.distribution(base, reform, taxes=taxes, before_taxes="gross", weights="weight", household="hh_id")

    taxes: the columns of taxes, which go to the budget, none of which is part of another.
    weights: the column with how many each row stands for, of `base`; None if each is one. Floats count by their shortest digits.
    income: the column with the income that is left after taxes; or
    before_taxes: a column of `base`, of which the taxes are taken off.
    benefits: columns of `base` with what households get besides, which the rules do not have and no reform changes: it is added to the
        income.
    by: how rows are grouped: "decile", "quintile", …, groups of equally many people by income after taxes under the law as it is,
        on the scale; or a column of `base`, such as the state. Several in a list.
    household: a column of `base`: rows of one household are added up, and gain or lose together. Without it each row is one.
    members, scale: columns of `base` with the number of people and the size on the equivalence scale, as `levy.units` makes them
        where `age` is given; where there are none, each household is one person.
    rates: columns of rates in both tables, such as those of `Rules.marginal`, of which groups have the mean over rows.
    threshold: what a household gains or loses at least to be counted as a winner or a loser, if it is above 0.
    replicates, factor: columns of `base` with replicate weights, and by what the sum of squared deviations is multiplied to be
        a variance: 1 / R for R bootstrap weights, (R - 1) / R for the jackknife. Standard errors come of it.

    All sums are exact. Households that have the same income where a group ends belong to both, each by the same share, so that groups
    have equally many people, and their sums add up to the total.

    Raises LevyError for tables of other rows, rows without results or weights, and households whose rows differ in what they have
    once.
    """
    return Distribution(
        _Sample(
            Columns(base, "base"), Columns(reform, "reform"), list(taxes), weights, income, before_taxes,
            [by] if isinstance(by, str) else list(by), household, members, scale, list(rates), threshold, list(replicates),
            [benefits] if isinstance(benefits, str) else list(benefits)),
        factor, name)


class _Sample:
    """Households with what they have and pay, in cents."""

    def __init__(
        self, base: Columns, reform: Columns, taxes: list[str], weights: str | None, income: str | None,
        before_taxes: str | None, by: list[str], household: str | None, members: str, scale: str, rates: list[str],
        threshold: Any, replicates: list[str], benefits: list[str],
    ):
        if not taxes or len(set(taxes)) < len(taxes):
            raise LevyError("taxes: expected columns, each once")
        if (income is None) == (before_taxes is None):
            raise LevyError("expected either income, what is left after taxes, or before_taxes, of which taxes are taken off")
        if before_taxes in taxes or income in taxes:
            raise LevyError(f"{income or before_taxes} is one of the taxes")
        if not len(base):
            raise LevyError("base: there are no rows")
        for benefit in benefits:
            if benefit in (*taxes, income, before_taxes) or benefits.count(benefit) > 1:
                raise LevyError(f"benefits: {benefit} is counted already")
        self.taxes, self.by, self.rates, self.has_gross = taxes, by, rates, income is None
        carried = (weights, before_taxes, household, members, scale, *by, *benefits)
        _refuse_other_rows(base, reform, [name for name in carried if name is not None])
        self._base = base
        self._homes, self.count = _homes(base, household)
        amounts = _amounts(base, reform, taxes, income, before_taxes)
        for benefit in benefits:
            received = base.cents(benefit, are_results=False)
            amounts.update({when: [sum(both) for both in zip(amounts[when], received)] for when in ("before", "after")})
        for rate in rates:
            amounts.update({f"before rate {rate}": base.rates(rate), f"after rate {rate}": reform.rates(rate)})
        self.amounts = summed({**amounts, "rows": [1] * len(base)}, self._homes, self.count)
        self.changes = [after - before for before, after in zip(self.amounts["before"], self.amounts["after"])]
        least = exact(threshold)
        if least is None or least < 0:
            raise LevyError(f"threshold={threshold!r}: expected an amount of 0 or above")
        self.gains = [int(change > 0 and change >= least * 100) for change in self.changes]
        self.losses = [int(change < 0 and -change >= least * 100) for change in self.changes]
        self.weighings = [self._weighing(column) for column in [weights, *replicates]]
        self.people, self.scale = self._sizes(members, scale, household)
        self.ranks = {when: equivalised(self.amounts[when], self.scale) for when in ("before", "after")}
        self.groups = {each: self._once(each, base.values(each)) for each in by if each not in QUANTILES}
        self.notes = self._notes(weights, household, members in base and scale in base)

    def _once(self, name: str, values: list[Any]) -> list[Any]:
        return _of_households(self._base, name, values, self._homes, self.count)

    def _weighing(self, column: str | None) -> tuple[list[int], int]:
        """Weights of households as whole numbers, and the power of ten by which they are multiplied."""
        if column is None:
            return [1] * self.count, 1
        scaled, power = self._base.scaled(column)
        if not any(scaled):
            raise LevyError(f"base: {column} is 0 in all rows")
        return self._once(column, scaled), power

    def _sizes(self, members: str, scale: str, household: str | None) -> tuple[list[int], list[int]]:
        """The people of each household, and its size on the scale in tenths."""
        if members in self._base and scale in self._base:
            people, power = self._base.scaled(members)
            sizes, tenths = self._base.scaled(scale)
            if power != 1 or 10 % tenths or not all(people) or not all(sizes):
                raise LevyError(f"base: expected whole numbers above 0 in {members}, and tenths above 0 in {scale}")
            return self._once(members, people), self._once(scale, [size * (10 // tenths) for size in sizes])
        if household is not None:
            raise LevyError(
                f"base: households have no size: expected columns {members!r} and {scale!r}, as levy.units makes of age")
        return [1] * self.count, [10] * self.count

    def _notes(self, weights: str | None, household: str | None, has_sizes: bool) -> list[str]:
        """The remarks on the numbers."""
        notes = [] if has_sizes else ["each row is one person: there are no members and scale"]
        notes += ["each row is a household"] if household is None else []
        notes += ["no weights: each row is one"] if weights is None else []
        negative = sum(amount < 0 for amount in self.amounts["before"])
        notes += [f"{negative} households have an income below 0"] if negative else []
        is_idle = all(self.amounts[f"before {tax}"] == self.amounts[f"after {tax}"] for tax in self.taxes)
        notes += ["the reform changes no tax and no income of any row"] if is_idle and not any(self.changes) else []
        return notes

    def parts(self, each: str, people: Sequence[int]) -> Mapping[Any, Part]:
        """The rows of each group."""
        if each in QUANTILES:
            return quantiles(self.ranks["before"], people, QUANTILES[each])
        found: dict[Any, Part] = {}
        for row, group in enumerate(self.groups[each]):
            found.setdefault(group, Part()).rows.append(row)
        return dict(sorted(found.items(), key=lambda item: (item[0] is None, str(item[0]))))


class Group:
    """Households that stand together: sums over them, in money with all their digits (fractions).

    households, people: how many there are. income: what is left to them after taxes under the law as it is. change: what they
    gain, or lose if it is negative. taxes: by tax, what they pay under the law as it is, and by the reform. rates: the same, by
    column, of the mean of rates; "average" are all taxes as a share of the income before them. winners, losers: households that
    gain, and lose; winning_people, losing_people: the people in them.
    """

    households: Fraction
    people: Fraction
    income: Fraction
    change: Fraction
    winners: Fraction
    losers: Fraction
    winning_people: Fraction
    losing_people: Fraction
    taxes: dict[str, tuple[Fraction, Fraction]]
    rates: dict[str, tuple[Fraction, Fraction]]

    def __init__(self, part: Part, sample: _Sample, weights: list[int], power: int, people: list[int]):
        def amount(name: str) -> Fraction:
            return part.sum(weights, sample.amounts[name]) / (power * 100)

        def number(values: Sequence[int], over: Sequence[int] = weights) -> Fraction:
            return part.sum(over, values) / power

        self.households = number([1] * sample.count)
        self.people = number(sample.people)
        self.income, self.change = amount("before"), amount("after") - amount("before")
        self.taxes = {tax: (amount(f"before {tax}"), amount(f"after {tax}")) for tax in sample.taxes}
        self.rates = {}
        before, after = self.paid
        gross = self.income + before
        if sample.has_gross and gross > 0:
            self.rates["average"] = (before / gross, after / gross)
        rows = number(sample.amounts["rows"]) * 10**RATE_DIGITS
        for rate in sample.rates if rows else ():
            now, then = (number(sample.amounts[f"{when} rate {rate}"]) / rows for when in ("before", "after"))
            self.rates[rate] = (now, then)
        self.winners, self.losers = number(sample.gains), number(sample.losses)
        self.winning_people, self.losing_people = number(sample.gains, people), number(sample.losses, people)

    @property
    def paid(self) -> tuple[Fraction, Fraction]:
        """All taxes, under the law as it is and by the reform."""
        before, after = (sum((pair[when] for pair in self.taxes.values()), Fraction(0)) for when in (0, 1))
        return before, after

    @property
    def mean_change(self) -> Fraction | None:
        """The average gain of a household."""
        return self.change / self.households if self.households else None

    @property
    def relative_change(self) -> Fraction | None:
        """The gain as a share of the income; None if there is none."""
        return self.change / self.income if self.income > 0 else None


class Distribution:
    """The gains, losses and cost of a reform, see `levy.distribution`; `str`, notebooks and `html()` show it.

    total: the whole, as a Group. groups: by each of `by`, its groups. gini: of incomes on the scale over people, before and after.
    errors: standard errors, by what they are of, if there are replicate weights. notes: what is to be known of it.
    """

    def __init__(self, sample: _Sample, factor: Any, name: str):
        self.name, self.by, self.taxes, self.notes, self.rows = name, sample.by, sample.taxes, sample.notes, sample.count
        mine, *others = [_Weighed(sample, *weighing) for weighing in sample.weighings]
        self.total, self.groups, self.gini = mine.total, mine.groups, mine.gini
        self.errors = _errors(mine, others, factor) if others else {}

    def as_dict(self) -> dict[str, Any]:
        """All of it as data, as decimals: amounts, and numbers of households, to two digits, shares to six."""
        from ._distribution_page import data

        return data(self)

    def json(self) -> str:
        """The same as JSON, whose numbers have all digits of the decimals."""
        from ._distribution_page import json_of

        return json_of(self.as_dict())

    def html(self) -> str:
        """A page with charts that needs nothing else and runs nothing."""
        from ._distribution_page import page

        return page(self)

    def __str__(self) -> str:
        from ._distribution_page import text_of

        return text_of(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from ._distribution_page import fragment

        return fragment(self)


class _Weighed:
    """A sample under one of its weights."""

    def __init__(self, sample: _Sample, weights: list[int], power: int):
        people = [weight * members for weight, members in zip(weights, sample.people)]

        def group(part: Part) -> Group:
            return Group(part, sample, weights, power, people)

        self.total = group(Part(list(range(sample.count))))
        self.groups = {
            each: {key: group(part) for key, part in sample.parts(each, people).items()} for each in sample.by}
        self.gini = (gini(sample.ranks["before"], people), gini(sample.ranks["after"], people))

    def figures(self) -> dict[str, Fraction | None]:
        """The values with standard errors, by name."""
        before, after = self.gini
        found = {
            **_figures("", self.total), "gini": before, "gini_after": after,
            "gini_change": None if before is None or after is None else after - before}
        for each, groups in self.groups.items():
            for key, group in groups.items():
                found.update(_figures(f"{each}.{key}.", group))
        return found


def _figures(prefix: str, group: Group) -> dict[str, Fraction | None]:
    now, then = group.paid
    found = {
        "change": group.change, "mean_change": group.mean_change, "relative_change": group.relative_change, "winners": group.winners,
        "losers": group.losers, "taxes": now, "taxes.change": then - now}
    for tax, (before, after) in group.taxes.items():
        found.update({f"taxes.{tax}": before, f"taxes.{tax}.change": after - before})
    return {f"{prefix}{key}": value for key, value in found.items()}


def _errors(mine: _Weighed, others: Sequence[_Weighed], factor: Any) -> dict[str, float]:
    """Standard errors from replicate weights."""
    if factor is None or Fraction(factor) <= 0:
        raise LevyError(
            f"replicates: say in factor by what the sum of squared deviations is multiplied: Fraction(1, {len(others)}) for bootstrap "
            f"weights, Fraction({len(others) - 1}, {len(others)}) for the jackknife")
    theirs = [other.figures() for other in others]
    found = {}
    for key, value in mine.figures().items():
        values = [other.get(key) for other in theirs]
        if value is not None and None not in values:
            found[key] = math.sqrt(Fraction(factor) * sum((other - value) ** 2 for other in values if other is not None))
    return found


def _amounts(
    base: Columns, reform: Columns, taxes: Sequence[str], income: str | None, before_taxes: str | None,
) -> dict[str, list[int]]:
    """Taxes, and income after them, before and after the reform."""
    found = {}
    for when, table in (("before", base), ("after", reform)):
        paid = {tax: table.cents(tax) for tax in taxes}
        if table is base:
            _refuse_sums(paid)
        found.update({f"{when} {tax}": amounts for tax, amounts in paid.items()})
        if income is not None:
            found[when] = table.cents(income)
        else:
            gross = base.cents(before_taxes or "", are_results=False)
            found[when] = [amount - sum(parts) for amount, *parts in zip(gross, *paid.values())]
    return found


def _refuse_sums(paid: Mapping[str, Sequence[int]]) -> None:
    """Refuses a tax that is the sum of others: all would count twice."""
    every = [sum(parts) for parts in zip(*paid.values())]
    for tax, amounts in paid.items() if len(paid) > 1 else ():
        if len(set(amounts) - {0}) > 1 and all(2 * amount == whole for amount, whole in zip(amounts, every)):
            raise LevyError(f"taxes: {tax} is the sum of the others in all rows, which would count twice: leave it out, or the others")


def _refuse_other_rows(base: Columns, reform: Columns, carried: Sequence[str]) -> None:
    """Refuses tables whose rows are not the same, as far as can be seen of what was carried along."""
    import pyarrow

    if len(base) != len(reform):
        raise LevyError(f"base has {len(base)} rows, and reform {len(reform)}")
    keys = [name for name in base.table.column_names if name in reform and (
        name in carried or not pyarrow.types.is_decimal(base.table.schema.field(name).type)
        and not pyarrow.types.is_floating(base.table.schema.field(name).type))]
    for name in keys:
        if base.table[name].equals(reform.table[name]):
            continue
        for row, (mine, theirs) in enumerate(zip(base.values(name), reform.values(name))):
            if mine != theirs and (mine == mine or theirs == theirs):
                raise LevyError(f"row {row}: {name} is {mine} in base and {theirs} in reform: the rows are not the same")


def _homes(base: Columns, household: str | None) -> tuple[list[int], int]:
    """For each row the number of its household, from 0, and how many there are."""
    if household is None:
        return list(range(len(base))), len(base)
    numbers: dict[Any, int] = {}
    problems, homes = Problems(), []
    for row, value in enumerate(base.values(household)):
        if value is None or value != value:
            problems.append(f"base: row {row} is in no {household}")
        homes.append(numbers.setdefault(value, len(numbers)))
    problems.refuse()
    return homes, len(numbers)


def _of_households(base: Columns, name: str, values: list[Any], homes: Sequence[int], count: int) -> list[Any]:
    """Returns the values that a household has once, in which its rows have to agree."""
    found: list[Any] = [None] * count
    first: dict[int, int] = {}
    problems = Problems()
    for row, (home, value) in enumerate(zip(homes, values)):
        if home not in first:
            first[home], found[home] = row, value
        elif found[home] != value:
            given = base.values(name)
            problems.append(
                f"base: rows {first[home]} and {row} are of one household, but have {name} {given[first[home]]} and {given[row]}")
    problems.refuse()
    return found
