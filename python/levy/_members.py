"""The members of the units of a table of persons."""

from __future__ import annotations

import dataclasses
from typing import Any, Iterable, Mapping, Optional, Sequence

from ._errors import LevyError

Rows = list[Optional[int]]


@dataclasses.dataclass
class Members:
    """The rows of a table of persons, by the unit that they are in."""

    #: The taxpayer's row in each unit, in their order.
    heads: list[int] = dataclasses.field(default_factory=list)
    #: For "spouse" and others of whom there is one, the row in each unit; None where there is nobody.
    singles: dict[str, Rows] = dataclasses.field(default_factory=dict)
    #: For "child.#" and others of whom there are several, the rows in each unit, in their order.
    several: dict[str, list[list[int]]] = dataclasses.field(default_factory=dict)
    #: For each unit that of a spouse who does not file jointly; None where there is none.
    spouses: Rows = dataclasses.field(default_factory=list)

    def places(self) -> Iterable[tuple[int, int, str]]:
        """Each member as row, unit and place; children of two units twice."""
        for unit, row in enumerate(self.heads):
            yield row, unit, ""
        for place, rows in self.singles.items():
            yield from ((row, unit, place) for unit, row in enumerate(rows) if row is not None)
        for place, lists in self.several.items():
            for unit, members in enumerate(lists):
                yield from ((row, unit, f"{place[:-1]}{number}") for number, row in enumerate(members, 1))


class Problems(list[str]):
    """The faults in a table, raised together."""

    MOST = 10

    def refuse(self) -> None:
        """Raises LevyError if there is anything."""
        if self:
            more = [f"and {len(self) - self.MOST} more"] if len(self) > self.MOST else []
            raise LevyError("\n".join([*self[: self.MOST], *more]))


def is_nobody(number: Any) -> bool:
    """Returns true if a pointer points to nobody: it is null, NaN, negative or an empty text."""
    return number is None or number != number or number == "" or (not isinstance(number, str) and number < 0)


def flags(name: str, values: Sequence[Any]) -> list[bool | None]:
    """A column of flags, which may be numbers 0 and 1. Raises LevyError for anything else: "no" is no flag, and not false either."""
    problems, found = Problems(), list[Optional[bool]]()
    for row, value in enumerate(values):
        is_nothing = value is None or value != value
        if not is_nothing and (isinstance(value, str) or value not in (0, 1)):
            problems.append(f"row {row}: {name} is {value!r}, expected true or false")
        found.append(None if is_nothing else bool(value))
    problems.refuse()
    return found


def places_of(person: str, numbers: Sequence[Any]) -> dict[Any, int]:
    """The row of each person. Raises LevyError for who is there twice, and for numbers that are none."""
    problems, place = Problems(), dict[Any, int]()
    for row, number in enumerate(numbers):
        if is_nobody(number):
            problems.append(f"row {row}: {person} {number} is none")
        elif number in place:
            problems.append(f"row {row}: {person} {number} is row {place[number]} too")
        else:
            place[number] = row
    problems.refuse()
    return place


def pointed(
    person: str, numbers: Sequence[Any], spouses: Sequence[Any] | None, joint: Sequence[Any] | None,
    parents: Sequence[Sequence[Any]], dependent: Sequence[Any] | None, files: Sequence[Any] | None, apart: str | None,
) -> Members:
    """Units by numbers that point from one person to another.

    Raises LevyError for pointers to nobody or back to elsewhere, and for children of whom it is not said whose they are.
    """
    problems, place = Problems(), places_of(person, numbers)
    married = _spouses(person, numbers, spouses, joint, place, problems)
    partner = [other if joint is None or joint[row] else None for row, other in enumerate(married)]
    family = _families(person, numbers, parents, place, problems)
    for name, said in (("dependent", dependent), ("files", files)):
        problems += [
            f"row {row}: {person} {numbers[row]}: {name} does not say anything"
            for row, flag in enumerate(said or ()) if flag is None]
    children = [bool(dependent[row]) if dependent is not None else bool(family[row]) for row in range(len(numbers))]
    # If nobody files jointly, there are no spouses in the units.
    members = Members(singles={} if spouses is None or not (joint is None or any(joint)) else {"spouse": []})
    unit_of: dict[int, int] = {}
    for row, other in enumerate(partner):
        makes_one = not children[row] if files is None else bool(files[row])
        if not makes_one and not children[row]:
            problems.append(f"row {row}: {person} {numbers[row]} is no child and makes no unit either")
        elif not makes_one and other is not None:
            problems.append(f"row {row}: {person} {numbers[row]} files jointly, but is a child that makes no unit")
        elif makes_one and (other is None or row < other):
            unit_of[row] = len(members.heads)
            members.heads.append(row)
            if other is not None:
                unit_of[other] = unit_of[row]
            if "spouse" in members.singles:
                members.singles["spouse"].append(other)
    for head in members.heads:
        other = married[head] if partner[head] is None else None
        members.spouses.append(None if other is None else unit_of.get(other))
    if not parents:
        problems.refuse()
        return members
    members.several["child.#"] = [[] for _ in members.heads]
    for row in range(len(numbers)):
        if not children[row]:
            continue
        about = f"row {row}: {person} {numbers[row]}"
        if not family[row]:
            problems.append(f"{about} is a child, but has no parents here")
            continue
        homeless = [parent for parent in family[row] if parent not in unit_of]
        if homeless:
            problems.append(f"{about} is a child of {numbers[homeless[0]]}, who makes no unit")
            continue
        homes = list(dict.fromkeys(unit_of[parent] for parent in family[row]))
        if len(homes) > 1 and apart is None:
            problems.append(
                f"{about} is a child of {numbers[family[row][0]]} and {numbers[family[row][1]]}, who are two units: say by "
                "apart='each' that both have the child, or by apart='first' that the first has")
        for home in homes if apart == "each" else homes[:1]:
            members.several["child.#"][home].append(row)
    problems.refuse()
    return members


def _spouses(
    person: str, numbers: Sequence[Any], spouses: Sequence[Any] | None, joint: Sequence[Any] | None,
    place: Mapping[Any, int], problems: Problems,
) -> Rows:
    """For each row that of the spouse."""
    found: Rows = [None] * len(numbers)
    for row, number in enumerate(numbers):
        other = None if spouses is None else spouses[row]
        jointly = joint is None or bool(joint[row])
        if is_nobody(other):
            if joint is not None and jointly:
                problems.append(f"row {row}: {person} {number} files jointly, but has no spouse")
            continue
        partner = place.get(other)
        assert spouses is not None
        if partner is None:
            problems.append(f"row {row}: there is no {person} {other}, the spouse of {number}")
        elif partner == row or spouses[partner] != number:
            problems.append(f"row {row}: the spouse of {number} is {other}, but that of {other} is {spouses[partner]}")
        elif joint is not None and joint[row] is None:
            problems.append(f"row {row}: {person} {number} has a spouse, but it is not said whether they file jointly")
        elif joint is not None and jointly and not joint[partner]:
            problems.append(f"row {row}: {number} files jointly with {other}, who does not")
        else:
            found[row] = partner
    return found


def _families(
    person: str, numbers: Sequence[Any], parents: Sequence[Sequence[Any]], place: Mapping[Any, int], problems: Problems,
) -> list[list[int]]:
    """For each row those of its parents."""
    found: list[list[int]] = [[] for _ in numbers]
    for pointers in parents:
        for row, parent in enumerate(pointers):
            if is_nobody(parent):
                continue
            about = f"row {row}: {person} {numbers[row]}"
            if parent not in place:
                problems.append(f"{about} is a child of {parent}, who is not there")
            elif place[parent] == row:
                problems.append(f"{about} is their own parent")
            elif place[parent] in found[row]:
                problems.append(f"{about} has {parent} as both parents")
            else:
                found[row].append(place[parent])
    for row, elders in enumerate(found):
        for elder in elders:
            if row in found[elder] and row < elder:
                problems.append(f"row {row}: {person} {numbers[row]} and {numbers[elder]} are each other's parents")
    return found


def grouped(
    person: str, numbers: Sequence[Any], unit: str, units: Sequence[Any], roles: Sequence[Any],
    places: Mapping[str, Sequence[str]],
) -> Members:
    """Units by a number that their members share, and by the role of each member.

    Raises LevyError for roles that are none, for units without a taxpayer, and for one too many of a role.
    """
    problems = Problems()
    places_of(person, numbers)
    filled: dict[Any, dict[str, list[int]]] = {}
    for row, (number, group, role) in enumerate(zip(numbers, units, roles)):
        about = f"row {row}: {person} {number}"
        if is_nobody(group):
            problems.append(f"{about} is in no {unit}")
            continue
        home = filled.setdefault(group, {})
        if role not in places:
            problems.append(f"{about} is {role!r} in {unit} {group}: expected one of {', '.join(map(str, places))}")
            continue
        free = next((place for place in places[role] if place.endswith("#") or place not in home), None)
        if free is None:
            problems.append(f"{about} is one {role} too many in {unit} {group}: there is room for {len(places[role])}")
            continue
        home.setdefault(free, []).append(row)
    for group, home in filled.items():
        if "" not in home:
            problems.append(f"{unit} {group} has no taxpayer: nobody in it is {' or '.join(r for r in places if '' in places[r])}")
    problems.refuse()
    homes = sorted(filled.values(), key=lambda home: home[""][0])
    every = dict.fromkeys(place for row in places.values() for place in row)
    return Members(
        heads=[home[""][0] for home in homes],
        singles={
            place: [home[place][0] if place in home else None for home in homes]
            for place in every if place and not place.endswith("#")},
        several={place: [home.get(place, []) for home in homes] for place in every if place.endswith("#")})
