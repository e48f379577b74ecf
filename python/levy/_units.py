"""One row for each unit that is assessed, where tables have a row for each person."""

from __future__ import annotations

import decimal
from typing import Any, Mapping, Sequence

from ._errors import LevyError
from ._frames import Frame, plain_texts, table_back, values_of
from ._members import Members, Problems, Rows, flags, grouped, is_nobody, places_of, pointed
from ._names import Names
from ._rules import Rules
from ._values import added, presence


def units(
    table: Any, rules: Rules, *, person: str = "p_id", spouse: str | None = None, joint: str | bool = True,
    parents: Sequence[str] = (), dependent: str | None = None, files: str | None = None, apart: str | None = None,
    unit: str | None = None, role: str | None = None, roles: Mapping[str, Sequence[str]] | None = None,
    present: Mapping[str, str | None] | None = None, columns: Mapping[str, str] | str | None = None,
    keep: Sequence[str] | str = (), sums: Sequence[str] = (), firsts: Sequence[str] = (),
    things: Mapping[str, Any] | None = None, household: str | None = None, age: str | None = None,
) -> "Units":
    """The units of a table of persons: a row for each taxpayer, with the spouse, the children and further things.

    Who belongs together is said by pointers, or by the number of a unit and roles in it.

    Of a column that is a fact of persons the taxpayer's value has the fact's name and the spouse's that of the spouse's fact
    (`wages`, `spouse.wages`); a child's is `child.1.…`. Other columns are of the unit, and taxpayer and spouse have to agree in
    them.

    table: of pandas, polars or pyarrow; the units come out as the same kind, in the order of their taxpayers.
    person: the column with the number of the person.
    spouse, joint: the columns with the number of the spouse, negative or null if there is none, and whether they file jointly; True
        if all spouses do, False if none does. Two who do not are two units, see `Units.with_spouses`.
    parents: the columns with the numbers of the parents.
    dependent: a column of flags: who is a child of the parents' unit. By default all are who have parents here.
    files: a column of flags: who makes a unit. By default all do who are no children.
    apart: whose the children of two units are: "each" has them, or the "first", that of the parent in the first column.
    unit, role, roles: in place of pointers the columns with the number of the unit and with the role in it, and what the roles
        are: `{"head": [""], "partner": ["spouse"], "dependent": ["child.#"]}`; `[""]` is the taxpayer. Of `["", "spouse"]`
        the first person is the one and the second the other.
    present: the facts that say who is there: `{"spouse": "filing=joint/single", "child.#": "children"}`: a fact and its value,
        and after a stroke its value where there is nobody, by default none; a flag; or a number of those of whom there are several.
        None says that the rules are not told of them.
    columns: the fact that a column gives, as in `Rules.evaluate`, or "gettsim". `child.childcare` is one of children only.
    keep: columns to carry along whatever their names mean, as in `Rules.evaluate`: any other has to be a fact. "all": all that are
        none are carried along.
    sums: columns of the unit that are added up over taxpayer and spouse.
    firsts: columns of the unit that are the taxpayer's where both differ.
    things: tables of what persons have several of, a row for each, by its kind: `{"further_pension": pensions}`, with the number
        of the person in a column of the same name as in `table`. `present` names the fact that counts them. Where a row of `table`
        is of a couple, a column `owner`, as in `levy batch --things`, says which of both has the thing: "taxpayer", or nothing, or
        "spouse".
    household: the column with the number of the household.
    age: the column with the age in years. With it come `members`, the persons of the household (without `household`, of the
        unit), and `scale`, its size on the modified OECD scale: 1 for the first person of 14 years or more, 0.5 for each
        further one, 0.3 for each child below (Eurostat, Glossary: Equivalised disposable income).

    Raises LevyError for what does not fit, with rows and values: persons that are there twice, pointers to nobody or not back,
    one too many in a unit, children of two units unless `apart` says whose they are, columns of the unit in which a couple
    differs, and amounts of persons in whose place no unit reads them.
    """
    return Units(
        table, rules, person, Names(rules, present or {}), columns,
        lambda read: _members(read, person, spouse, joint, parents, dependent, files, apart, unit, role, roles),
        [name for name in (spouse, joint, *parents, dependent, files, unit, role) if isinstance(name, str)], keep, list(sums),
        list(firsts), things or {}, household, age)


def _members(
    read: Any, person: str, spouse: str | None, joint: str | bool, parents: Sequence[str], dependent: str | None,
    files: str | None, apart: str | None, unit: str | None, role: str | None, roles: Mapping[str, Sequence[str]] | None,
) -> Members:
    def of(name: str | None) -> Any:
        return None if name is None else read(name)

    def said(name: str | None) -> Any:
        return None if name is None else flags(name, read(name))

    if apart not in (None, "each", "first"):
        raise LevyError(f"apart={apart!r}: expected 'each' or 'first'")
    pointers = [name for name in (spouse, dependent, files, apart, *parents) if name is not None]
    if unit is None and role is None and roles is None:
        if joint is not True and spouse is None:
            raise LevyError("joint goes with spouse, the column with the number of the spouse")
        numbers = read(person)
        jointly = said(joint) if isinstance(joint, str) else None if joint else [False] * len(numbers)
        return pointed(
            person, numbers, of(spouse), jointly, [read(name) for name in parents], said(dependent), said(files),
            apart)
    if unit is None or role is None or roles is None:
        raise LevyError("unit, role and roles go together: the column with the unit, that with the role, and what roles are")
    if pointers:
        raise LevyError(f"unit says who belongs together, so that there is no place for {pointers[0]!r}")
    return grouped(person, read(person), unit, read(unit), read(role), roles)


class Units:
    """The units of a table of persons, see `levy.units`.

    table: a row for each unit, of the caller's kind, for `Rules.evaluate` with `keep=units.kept`.
    kept: its columns that give no facts: the numbers of taxpayer and spouse, and all that is carried along.
    unused: what persons have that no unit reads, such as a child's church: `column`, and the first of how many `rows` with its
        `row` and `value`.
    """

    def __init__(
        self, table: Any, rules: Rules, person: str, names: Names, columns: Mapping[str, str] | str | None, members: Any,
        links: Sequence[str], keep: Sequence[str] | str, sums: Sequence[str], firsts: Sequence[str], things: Mapping[str, Any],
        household: str | None, age: str | None,
    ):
        self._frame, self._source = _source(table)
        self._person, self._names, self._sums, self._firsts = person, names, sums, firsts
        carried = self._source.column_names if keep == "all" else [keep] if isinstance(keep, str) else list(keep)
        for name in (*carried, *sums, *firsts, household, age):
            if name is not None:
                self._read(name)
        self._members: Members = members(self._read)
        # The place of each person: the unit (for a child of two the first), and the place in it.
        self._homes: dict[int, tuple[int, str]] = {}
        for row, unit, place in self._members.places():
            self._homes.setdefault(row, (unit, place))
        self._numbers = self._read(person)
        self.kept: list[str] = []
        self.unused: list[dict[str, Any]] = []
        self._done: dict[str, Any] = {}
        self._keep(person, self._take(person, list(self._members.heads)))
        for place, rows in self._members.singles.items():
            self._keep(f"{place}_{person}", self._take(person, rows))
        links = [person, *links, *([age] if age is not None else [])]
        carried += [household] if household is not None else []
        meanings = _meanings(columns, self._source.column_names, [*links, *(carried if keep != "all" else [])])
        self._give(meanings, links, carried, keep == "all")
        self._refuse_uncounted()
        for place in names.present:
            self._count(place)
        for kind, table_of_things in things.items():
            self._add(kind, table_of_things)
        if age is not None:
            self._measure(household, age)
        self.table = table_back(self._frame, self._done)

    def __len__(self) -> int:
        return len(self._members.heads)

    def __repr__(self) -> str:
        lines = [f"levy.Units: {len(self)} units of {len(self._numbers)} persons"]
        lines += [
            f"not read in {each['rows']} rows, such as row {each['row']}: {each['column']} = {each['value']}"
            for each in self.unused]
        return "\n".join(lines)

    # Columns

    def _read(self, name: str) -> Any:
        if name not in self._source.column_names:
            raise LevyError(f"there is no column {name!r}; there are {', '.join(self._source.column_names)}")
        return values_of(self._source[name])

    def _take(self, column: str, rows: Sequence[int | None]) -> Any:
        import pyarrow

        return self._source[column].take(pyarrow.array(rows, pyarrow.int64()))

    def _put(self, name: str, values: Any, column: str) -> None:
        if name in self._done:
            raise LevyError(f"column '{column}': {name} is given by another column too")
        self._done[name] = values

    def _keep(self, name: str, values: Any) -> None:
        self._put(name, values, name)
        self.kept.append(name)

    def _give(self, meanings: Mapping[str, str], links: Sequence[str], carried: Sequence[str], keeps_all: bool) -> None:
        members, problems = self._members, Problems()
        for column in self._source.column_names:
            if column in links:
                continue
            fact = meanings.get(column, column)
            known = self._names.knows(fact)
            is_named = column in meanings or keeps_all and self._names.means_something(fact, members.several)
            if column in carried and not is_named:
                self._keep(column, self._together(column, problems))
                if column in self._sums:
                    self._unread(column, False, self._adults(), problems)
                continue
            of_persons = {
                name: rows for place, rows in members.singles.items()
                for name in [self._names.of(place, fact)] if known and name is not None}
            of_several = {
                place: lists for place, lists in members.several.items()
                if self._names.of(place.replace("#", "1"), fact) is not None}
            if known and of_persons:
                self._put(fact, self._take(column, members.heads), column)
            elif known:
                self._put(fact, self._together(column, problems), column)
            elif not of_several:
                problems.append(f"unknown column {column!r}{self._names.nearest(fact)}; to carry it along, name it in keep")
                continue
            for name, rows in of_persons.items():
                self._put(name, self._take(column, rows), column)
            for place, lists in of_several.items():
                self._put_several(place, fact, column, lists)
            read = {row for lists in of_several.values() for rows in lists for row in rows}
            read |= self._adults() if known else set()
            self._unread(column, self._names.is_money(fact, members.several), read, problems)
        problems.refuse()

    def _put_several(self, place: str, fact: str, column: str, lists: Sequence[Sequence[int]]) -> None:
        for number, rows in enumerate(_slots(lists), 1):
            name = self._names.of(place.replace("#", str(number)), fact)
            if name is None:
                unit = next(unit for unit, row in enumerate(rows) if row is not None)
                raise LevyError(
                    f"row {self._members.heads[unit]}: {self._person} {self._numbers[self._members.heads[unit]]} has "
                    f"{len(lists[unit])} of {place[:-2]}, but the rules have no {place[:-1]}{number}")
            self._put(name, self._take(column, rows), column)

    def _together(self, column: str, problems: Problems) -> Any:
        """A column of the unit: the taxpayer's, in which the spouse agrees, or the sum of both."""
        import pyarrow

        taken = self._take(column, self._members.heads)
        if column in self._sums:
            kinds = pyarrow.types
            if not (kinds.is_decimal(taken.type) or kinds.is_floating(taken.type) or kinds.is_integer(taken.type)):
                raise LevyError(f"sums: column '{column}' has no numbers, but Arrow's {taken.type}")
            try:
                return added(taken, [self._take(column, rows) for rows in self._members.singles.values()])
            except (pyarrow.ArrowInvalid, ArithmeticError) as error:
                raise LevyError(f"sums: column '{column}' has numbers that cannot be added: {error}") from error
        if column not in self._firsts:
            for rows in self._members.singles.values():
                pairs = [(head, row) for head, row in zip(self._members.heads, rows) if row is not None]
                both = [self._take(column, [pair[place] for pair in pairs]).to_pylist() for place in (0, 1)]
                for (head, row), mine, theirs in zip(pairs, *both):
                    if not _same(mine, theirs):
                        problems.append(
                            f"row {row}: column '{column}' is one of the couple, but {self._numbers[head]} has {mine} and "
                            f"{self._numbers[row]} has {theirs}: name it in sums or firsts, or leave it out")
        return taken

    def _adults(self) -> set[int]:
        """The rows of taxpayers and spouses."""
        return {*self._members.heads, *(row for rows in self._members.singles.values() for row in rows if row is not None)}

    def _unread(self, column: str, is_money: bool, read: set[int], problems: Problems) -> None:
        """Refuses amounts that no unit reads, and notes whatever else is not read."""
        others = [row for row in range(len(self._numbers)) if row not in read]
        # Those who stand with them, of whom the same is said without meaning anything.
        heads = [self._members.heads[self._homes[row][0]] if row in self._homes else None for row in others]
        unread = []
        for row, value, head in zip(others, self._take(column, others).to_pylist(), self._take(column, heads).to_pylist()):
            if value is None or value != value or value in (0, "", False):
                continue
            if is_money:
                problems.append(
                    f"row {row}: {self._person} {self._numbers[row]} has {column} {value}, which no unit reads: say in files who "
                    "makes one, or leave it empty")
            elif not _same(head, value):
                unread.append((row, value))
        if unread:
            self.unused.append({"column": column, "rows": len(unread), "row": unread[0][0], "value": unread[0][1]})

    # Presence

    def _refuse_uncounted(self) -> None:
        """Refuses members of whom no fact says that they are there: the rules would not see them."""
        there = {place: any(lists) for place, lists in self._members.several.items()}
        there.update({place: any(row is not None for row in rows) for place, rows in self._members.singles.items()})
        for place, is_anybody in there.items():
            if is_anybody and place not in self._names.present and place not in self._names.uncounted:
                form = "'children'" if place.endswith("#") else "'filing=joint/single'"
                raise LevyError(f"present: say which fact says who is there, such as {{'{place}': {form}}}")

    def _count(self, place: str) -> None:
        fact, yes, no = presence(self._names.present[place])
        if place in self._members.several:
            self._say(fact, [len(rows) for rows in self._members.several[place]])
        elif place in self._members.singles:
            there = [row is not None for row in self._members.singles[place]]
            self._say(fact, there if yes is None else [yes if found else no for found in there])
        elif not place.endswith("#") and no is not None:
            self._say(fact, [no] * len(self))

    def _say(self, fact: str, values: list[Any]) -> None:
        """A fact that says who is there, beside which a column may say only what is the same."""
        import pyarrow

        if fact in self._done:
            given = self._done[fact].to_pylist()
            for unit, (mine, said) in enumerate(zip(values, given)):
                if mine is not None and said is not None and mine != said:
                    head = self._members.heads[unit]
                    raise LevyError(f"row {head}: {self._person} {self._numbers[head]} has {fact} {said}, but it is {mine}")
            values = [said if mine is None else mine for mine, said in zip(values, given)]
        self._done[fact] = pyarrow.chunked_array([pyarrow.array(values)])

    def _add(self, kind: str, table: Any) -> None:
        """The columns of things that persons have several of."""
        import pyarrow

        place = f"{kind}.#"
        if place not in self._names.present:
            raise LevyError(f"things: say in present which fact counts them: {{'{place}': …}}")
        _, source = _source(table)
        if self._person not in source.column_names:
            raise LevyError(f"things[{kind!r}]: there is no column {self._person!r}; there are {', '.join(source.column_names)}")
        facts = [name for name in source.column_names if name not in (self._person, "owner")]
        said = source["owner"].to_pylist() if "owner" in source.column_names else [None] * source.num_rows
        for fact in facts:
            if self._names.of(f"{kind}.1", fact) is None:
                raise LevyError(f"things[{kind!r}]: column {fact!r} is no fact of {kind}")
        rows, problems = places_of(self._person, self._numbers), Problems()
        homes = {row: (unit, place) for row, unit, place in self._members.places() if "." not in place}
        owned: dict[str, list[list[int]]] = {}
        for thing, number in enumerate(source[self._person].to_pylist()):
            home = homes.get(rows.get(number, -1))
            if home is None:
                why = "who makes no unit" if number in rows else "who is not there"
                problems.append(f"things[{kind!r}], row {thing}: it is of {self._person} {number}, {why}")
                continue
            unit, owner = home
            if not is_nobody(said[thing]) and said[thing] != (owner or "taxpayer"):
                # A row of a couple has the things of both.
                if owner == "" and said[thing] == "spouse" and "spouse" not in self._members.singles:
                    owner = "spouse"
                else:
                    problems.append(
                        f"things[{kind!r}], row {thing}: owner is {said[thing]!r}, but {self._person} {number} is the {owner or 'taxpayer'}")
                    continue
            # If spouses have none of their own, things belong to both.
            owner = f"{owner}." if owner and self._names.of(owner, f"{kind}.1.{facts[0]}" if facts else "") else ""
            owned.setdefault(owner, [[] for _ in self._members.heads])[unit].append(thing)
        problems.refuse()
        count, _, _ = presence(self._names.present[place])
        for owner, lists in owned.items():
            counting = count if not owner else self._names.of(owner[:-1], count)
            if counting is None:
                raise LevyError(f"things[{kind!r}]: the rules do not count those of {owner[:-1]}")
            self._say(counting, [len(things) for things in lists])
            for number, things in enumerate(_slots(lists), 1):
                taken = pyarrow.array(things, pyarrow.int64())
                for fact in facts:
                    name = self._names.of(f"{kind}.{number}", fact)
                    name = name if not owner or name is None else self._names.of(owner[:-1], name)
                    if name is None:
                        unit = next(unit for unit, thing in enumerate(things) if thing is not None)
                        head = self._members.heads[unit]
                        raise LevyError(
                            f"things[{kind!r}]: {self._person} {self._numbers[head]} has {len(lists[unit])}, but the rules have no "
                            f"{owner}{kind}.{number}")
                    self._put(name, source[fact].take(taken), fact)

    def _measure(self, household: str | None, age: str) -> None:
        """The number of people in the household, and its size on the modified OECD scale."""
        import pyarrow

        problems = Problems()
        ages = self._read(age)
        if household is not None:
            homes = dict(enumerate(self._read(household)))
            of_units = [homes[head] for head in self._members.heads]
        else:
            homes = {row: unit for row, (unit, _) in self._homes.items()}
            of_units = list(range(len(self)))
        adults: dict[Any, int] = {}
        members: dict[Any, int] = {}
        for row, home in sorted(homes.items()):
            about = f"row {row}: {self._person} {self._numbers[row]}"
            if household is not None and is_nobody(home):
                problems.append(f"{about} is in no {household}")
            elif not isinstance(ages[row], (int, float, decimal.Decimal)) or not ages[row] >= 0:
                problems.append(f"{about} has {age} {ages[row]}, expected a number of years")
            else:
                members[home] = members.get(home, 0) + 1
                adults[home] = adults.get(home, 0) + (ages[row] >= 14)
        problems += [
            f"{household or 'the unit'} {home} has nobody of 14 years or more" for home, count in adults.items() if count == 0]
        problems.refuse()
        scale = [decimal.Decimal(5 + 5 * adults[home] + 3 * (members[home] - adults[home])) / 10 for home in of_units]
        self._keep("members", pyarrow.chunked_array([pyarrow.array([members[home] for home in of_units], pyarrow.int64())]))
        self._keep("scale", pyarrow.chunked_array([pyarrow.array(scale, pyarrow.decimal128(9, 1))]))

    # Spouses and persons

    def with_spouses(self, results: Any, facts: Mapping[str, str]) -> Any:
        """The units' table with results of the spouse as facts, of those who have one and do not file jointly.

        >>> first = uk.evaluate(units.table, ["adjusted_net_income"], year=2026, keep=units.kept)
        >>> table = units.with_spouses(first, {"adjusted_net_income": "partner_adjusted_net_income"})

        results: a table with a row for each unit, as `Rules.evaluate` gives it.
        facts: for each result the fact that it is of the other.

        Raises LevyError if the table's rows are not those of the units, and for names that are not there.
        """
        import pyarrow

        _, source = self._results(results)
        done = dict(self._done)
        for result, fact in facts.items():
            if result not in source.column_names:
                raise LevyError(f"results: there is no column {result!r}; there are {', '.join(source.column_names)}")
            if fact in done or not self._names.knows(fact):
                raise LevyError(f"{fact!r} is " + ("a column of the units already" if fact in done else "nothing that the rules have"))
            spouses = self._members.spouses or [None] * len(self)
            done[fact] = source[result].take(pyarrow.array(spouses, pyarrow.int64()))
        return table_back(self._frame, done)

    def _results(self, results: Any) -> tuple[Frame, Any]:
        """Results, if their rows are those of the units."""
        frame, source = _source(results)
        if source.num_rows != len(self):
            raise LevyError(f"results: expected {len(self)} rows, one for each unit, got {source.num_rows}")
        if self._person in source.column_names and not source[self._person].equals(self._done[self._person]):
            raise LevyError(f"results: the units stand in another order: {self._person} is not that of the units")
        return frame, source

    def by_person(self, results: Any, *, each: bool = False) -> Any:
        """Results of the units as a table with a row for each person, in the order of the persons' table.

        Beside the person's number there are the taxpayer's of the unit (`unit`; of a child of two units, the first) and the
        person's `role`: taxpayer, spouse, child.1, …; both are null for who is in no unit. A result that there is of the spouse
        or of children too stands in their own rows. Others are of the unit and stand in the taxpayer's row only, so that a sum
        over persons is one over units.

        results: a table with a row for each unit, as `Rules.evaluate` gives it.
        each: whether results of the unit stand in the rows of all its members instead.

        Raises LevyError if the table's rows are not those of the units.
        """
        import pyarrow
        import pyarrow.compute as compute

        frame, source = self._results(results)
        homes, heads, count = self._homes, self._members.heads, len(self._numbers)
        done: dict[str, Any] = {
            self._person: self._source[self._person],
            "unit": self._take(self._person, [heads[homes[row][0]] if row in homes else None for row in range(count)]),
            "role": pyarrow.array([homes[row][1] or "taxpayer" if row in homes else None for row in range(count)], pyarrow.string())}
        owned: dict[str, dict[str, str]] = {}
        for name in source.column_names:
            if name not in self.kept and name not in done:
                place, own = self._owner(name, source.column_names)
                owned.setdefault(own, {})[place] = name
        for own, columns in owned.items():
            column = None
            for place in ["", *sorted({place for _, place in homes.values() if place})]:
                if place not in columns and not (each and "" in columns):
                    continue
                rows: Rows = [homes[row][0] if row in homes and homes[row][1] == place else None for row in range(count)]
                taken = source[columns.get(place, columns.get("", ""))].take(pyarrow.array(rows, pyarrow.int64()))
                column = taken if column is None else compute.coalesce(column, taken)
            done[own] = column
        return table_back(frame, done)


    def _owner(self, name: str, columns: Sequence[str]) -> tuple[str, str]:
        """Whose a result is, and what it is called of the taxpayer."""
        for place in {place for _, place in self._homes.values() if place}:
            for start in (f"{place}.", f"{place.replace('.', '_')}_"):
                own = name[len(start):]
                if name.startswith(start) and (own in columns or self._names.is_same(self._names.of(place, own), name)):
                    return place, own
        return "", name


def _slots(lists: Sequence[Sequence[int]]) -> list[Rows]:
    """For the first, the second, … of each unit its row; None where there are fewer."""
    most = max(map(len, lists), default=0)
    return [[rows[number] if number < len(rows) else None for rows in lists] for number in range(most)]


def _same(one: Any, other: Any) -> bool:
    return bool(one == other) or (one != one and other != other)


def _source(table: Any) -> tuple[Frame, Any]:
    import pyarrow

    frame = Frame(table)
    frame.index = None
    source = plain_texts(pyarrow.table(frame.source))
    names = source.column_names
    for name in names:
        if names.count(name) > 1:
            raise LevyError(f"there are several columns {name!r}")
    return frame, source


def _meanings(columns: Mapping[str, str] | str | None, names: Sequence[str], links: Sequence[str]) -> Mapping[str, str]:
    if columns == "gettsim":
        from . import gettsim

        return gettsim.facts(names, links)
    if isinstance(columns, str):
        raise LevyError(f"columns={columns!r}: expected a mapping of columns to facts, or 'gettsim'")
    return columns or {}
