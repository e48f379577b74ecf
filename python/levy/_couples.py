"""One row of two persons, where tables have a row for each person."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

from ._errors import LevyError
from ._frames import Frame
from ._rules import Rules


def join_couples(
    table: Any, rules: Rules, *, person: str = "p_id", spouse: str = "familie__p_id_ehepartner",
    joint: str | None = "einkommensteuer__gemeinsam_veranlagt", columns: Mapping[str, str] | str | None = None,
    sums: Sequence[str] = (), firsts: Sequence[str] = (),
) -> Any:
    """A row for each assessment, where a table has one for each person.

    Two who name each other in `spouse` and are `joint` become one row, in which the one that comes first is the taxpayer;
    all others keep their own. A column that is a fact of a person gives two: `wages` and `spouse_wages`, or `spouse.wages`,
    as the rules have it. Other columns are of the couple, and have to agree in both rows. Columns come out under the names of
    facts; `filing` ("joint" or "single"), `person` and `spouse_` and `person` are added: the latter is null for who is
    assessed alone, and serves to join results to persons again.

    table: of pandas, polars or pyarrow; what comes out is of the same kind, rows in the order of the taxpayers.
    person, spouse: columns with the number of the person, and with that of the spouse; negative or null if there is none.
    joint: a column of booleans; None if all spouses file jointly.
    columns: the fact that a column gives, as in `Rules.evaluate`, or "gettsim".
    sums: columns of the couple that are added up, such as children where each row has its own.
    firsts: columns of the couple that are the taxpayer's where both rows differ.

    Raises LevyError if a spouse is missing, names somebody else or does not file jointly too, if persons are there twice, and
    if a column of the couple differs within it.
    """
    import pyarrow
    import pyarrow.compute as compute

    frame = Frame(table)
    frame.index = None
    source = pyarrow.table(frame.source)
    # Texts of polars cannot be taken by their places.
    plain = [
        field.with_type(pyarrow.large_string()) if field.type == pyarrow.string_view() else field for field in source.schema]
    source = source.cast(pyarrow.schema(plain))
    links = [name for name in (person, spouse, joint) if name is not None]
    for name in (*links, *sums, *firsts):
        if name not in source.column_names:
            raise LevyError(f"there is no column '{name}'; there are {', '.join(source.column_names)}")
    numbers, spouses = source[person].to_pylist(), source[spouse].to_pylist()
    jointly = source[joint].to_pylist() if joint is not None else [True] * len(numbers)
    place: dict[Any, int] = {}
    for row, number in enumerate(numbers):
        if number is None or number in place:
            raise LevyError(f"row {row}: {person} {number} " + ("is null" if number is None else f"is row {place[number]} too"))
        place[number] = row
    first: list[int] = []
    second: list[int | None] = []
    for row, (number, other) in enumerate(zip(numbers, spouses)):
        if other is None or other != other or other < 0 or not jointly[row]:
            if jointly[row] and joint is not None:
                raise LevyError(f"row {row}: {person} {number} files jointly, but has no spouse")
            first.append(row)
            second.append(None)
            continue
        partner = place.get(other)
        if partner is None:
            raise LevyError(f"row {row}: there is no {person} {other}, the spouse of {number}")
        if spouses[partner] != number or partner == row:
            raise LevyError(f"row {row}: the spouse of {number} is {other}, but that of {other} is {spouses[partner]}")
        if not jointly[partner]:
            raise LevyError(f"row {row}: {number} files jointly with {other}, who does not")
        if row < partner:
            first.append(row)
            second.append(partner)

    if columns == "gettsim":
        from . import gettsim

        meanings: Mapping[str, str] = gettsim.facts(source.column_names, links)
    elif isinstance(columns, str):
        raise LevyError(f"columns={columns!r}: expected a mapping of columns to facts, or 'gettsim'")
    else:
        meanings = columns or {}
    known: dict[str, str] = {}
    for each in rules.describe()["variables"]:
        known.update({name: each["name"] for name in (each["name"], *each["aliases"])})
    pairs = pyarrow.array(second, pyarrow.int64())
    coupled = [(a, b) for a, b in zip(first, second) if b is not None]
    done: dict[str, Any] = {person: source[person].take(first), f"spouse_{person}": source[person].take(pairs)}
    for name in source.column_names:
        if name in links:
            continue
        fact = meanings.get(name, name)
        taken = source[name].take(first)
        of_spouse = _of_spouse(fact, known)
        if fact in done or of_spouse in done:
            raise LevyError(f"column '{name}': {fact} is given by another column too")
        done[fact] = taken
        if of_spouse is not None:
            done[of_spouse] = source[name].take(pairs)
        elif name in sums:
            # Who has no spouse adds nothing.
            other = source[name].take(pairs)
            zero = pyarrow.scalar(0).cast(other.type)
            added = compute.add(taken, compute.if_else(pyarrow.chunked_array([pairs]).is_null(), zero, other))
            done[fact] = added.cast(taken.type) if not pyarrow.types.is_decimal(taken.type) else added
        elif name not in firsts:
            values = source[name].to_pylist()
            for a, b in coupled:
                if values[a] != values[b]:
                    raise LevyError(
                        f"column '{name}' is one of the couple, but {numbers[a]} has {values[a]} and {numbers[b]} has "
                        f"{values[b]}: name it in sums or firsts, or leave it out")
    if "filing" in known:
        done["filing"] = pyarrow.array(["single" if b is None else "joint" for b in second], pyarrow.string())
    joined = pyarrow.table(done)
    if frame.kind == "pandas":
        import pandas

        frame.index = pandas.RangeIndex(len(first))
    return frame.back(joined)


def _of_spouse(fact: str, known: Mapping[str, str]) -> str | None:
    """The same fact of the spouse, if there is one."""
    if fact not in known or known[fact].startswith(("spouse_", "spouse.")):
        return None
    return next((name for name in (f"spouse.{known[fact]}", f"spouse_{known[fact]}") if name in known), None)
