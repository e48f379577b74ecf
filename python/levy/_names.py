"""The meanings of names of facts, for all persons."""

from __future__ import annotations

import difflib
from typing import Iterable, Mapping

from ._errors import LevyError
from ._rules import Rules
from ._values import presence


class Names:
    """The meanings of names in rules."""

    def __init__(self, rules: Rules, present: Mapping[str, str | None]):
        self._known: dict[str, str] = {}
        self._types: dict[str, str] = {}
        for each in rules.describe()["variables"]:
            self._types[each["name"]] = each["type"]
            self._known.update({name: each["name"] for name in (each["name"], *each["aliases"])})
        #: The facts that say who is there, and who is there without one.
        self.present = {place: fact for place, fact in present.items() if fact is not None}
        self.uncounted = set(present) - set(self.present)
        for place, fact in self.present.items():
            if presence(fact)[0] not in self._known:
                raise LevyError(f"present[{place!r}]: the rules have no {presence(fact)[0]!r}")

    def knows(self, name: str) -> bool:
        return name in self._known

    def means_something(self, fact: str, several: Iterable[str]) -> bool:
        """Returns true if it is a fact of any person."""
        return fact in self._known or any(self.of(place.replace("#", "1"), fact) is not None for place in several)

    def nearest(self, name: str) -> str:
        near = difflib.get_close_matches(name, self._known, 1, 0.8)
        return f"; did you mean '{near[0]}'?" if near else ""

    def of(self, place: str, fact: str) -> str | None:
        """The same fact of somebody else, if there is one: of "spouse" or "child.2"."""
        if place == "":
            return fact if fact in self._known else None
        kind = place.split(".")[0]
        facts = [fact[len(kind) + 1:]] if fact.startswith(f"{kind}.") else [fact, self._known.get(fact, fact)]
        names = [f"{owner}{word}" for word in facts for owner in (f"{place}.", f"{place.replace('.', '_')}_")]
        return next((name for name in names if name in self._known), None)

    def is_same(self, one: str | None, other: str) -> bool:
        return one is not None and self._known[one] == self._known.get(other)

    def is_money(self, fact: str, several: Iterable[str]) -> bool:
        """Returns true if a fact is an amount, even if only children have it."""
        names = [fact, *(self.of(place.replace("#", "1"), fact) for place in several)]
        return next((self._types[self._known[name]] == "money" for name in names if name in self._known), False)
