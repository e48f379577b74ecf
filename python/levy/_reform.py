"""Reforms of the law as values."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any, Iterable, Mapping, Union

from ._errors import LevyError
from ._values import text

Folder = Union[str, "os.PathLike[str]"]
# Years, each with the figures of the law that are others from its first day on, by their paths.
Changes = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


def reform(
    name: str, law: Mapping[Any, Any] | None = None, year: int | str | None = None, *,
    overlay: Folder | Iterable[Folder] = ()
) -> "Reform":
    """A reform of the law, under a name: figures that are others, folders that are laid over the rules, or both.

    >>> surcharge = levy.reform("lower surcharge", {"solidarity_surcharge_rate": 0.04}, 2026)
    >>> steps = levy.reform("in steps", {2026: {"solidarity_surcharge_rate": 0.05}, 2027: {"solidarity_surcharge_rate": 0.04}})
    >>> de.reformed(surcharge).evaluate(frame, year=2026)

    law: figures as in `Rules.changed`, from the first day of `year` on; without `year`, figures by years.
    overlay: a folder, or several, as in `levy.rules`.

    Raises LevyError for a reform of nothing, and folders without rules.
    """
    if law and year is None:
        if not all(isinstance(figures, Mapping) for figures in law.values()) or not all(_is_year(key) for key in law):
            raise LevyError(f"reform {name!r}: expected a year, or figures by years")
        by_years = dict(law)
    else:
        by_years = {year: law} if law else {}
    changes = tuple(sorted((text(year), tuple(sorted(figures_of(figures).items()))) for year, figures in by_years.items()))
    return Reform(name, changes, overlays_of(overlay))


class Reform:
    """A reform of the law. `+` puts reforms together; where two say different things of the same figure, that is an error.

    Reforms are equal if they do the same, whatever their names. They go through pickle by the paths of their folders; a
    process that has other files there refuses them.
    """

    __slots__ = ("name", "changes", "overlays", "digest")

    name: str
    changes: Changes
    overlays: tuple[str, ...]
    digest: str

    def __init__(self, name: str, changes: Changes, overlays: tuple[str, ...] = ()):
        if not changes and not overlays:
            raise LevyError(f"reform {name!r}: expected figures of the law, or a folder")
        for slot, value in (("name", name), ("changes", changes), ("overlays", overlays)):
            object.__setattr__(self, slot, value)
        # Folders are laid over the rules in any order.
        folders = sorted(_content(folder) for folder in overlays)
        whole = json.dumps([changes, folders], ensure_ascii=True)
        object.__setattr__(self, "digest", hashlib.sha256(whole.encode()).hexdigest()[:16])

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a reform does not change")

    def __add__(self, other: "Reform") -> "Reform":
        if not isinstance(other, Reform):
            return NotImplemented
        changes: dict[str, dict[str, str]] = {year: dict(figures) for year, figures in self.changes}
        for year, figures in other.changes:
            for path, value in figures:
                for earlier, said in self.changes:
                    self._refuse(other, (year, path, value), earlier, said)
                changes.setdefault(year, {})[path] = value
        merged = tuple(sorted((year, tuple(sorted(figures.items()))) for year, figures in changes.items()))
        return Reform(f"{self.name} + {other.name}", merged, tuple(dict.fromkeys((*self.overlays, *other.overlays))))

    def _refuse(
        self, other: "Reform", change: tuple[str, str, str], earlier: str, said: tuple[tuple[str, str], ...]
    ) -> None:
        """Refuses a change of a figure, or of a part or the whole of one, of which this reform says something else."""
        year, path, value = change
        for mine, amount in said:
            same = (mine, amount, earlier) == (path, value, year)
            if not same and (f"{mine}.".startswith(f"{path}.") or f"{path}.".startswith(f"{mine}.")):
                raise LevyError(
                    f"reforms {self.name!r} and {other.name!r} contradict each other: {mine} = {amount} from {earlier}, "
                    f"and {path} = {value} from {year}")

    def named(self, name: str) -> "Reform":
        """The same under another name."""
        return Reform(name, self.changes, self.overlays)

    def __eq__(self, other: object) -> bool:
        return self.digest == other.digest if isinstance(other, Reform) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.digest)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.name, self.changes, self.overlays, self.digest)

    def __repr__(self) -> str:
        law = f", { {year: dict(figures) for year, figures in self.changes}!r}" if self.changes else ""
        laid = f", overlay={list(self.overlays)!r}" if self.overlays else ""
        return f"levy.reform({self.name!r}{law}{laid})"


def _unpickled(name: str, changes: Changes, overlays: tuple[str, ...], digest: str) -> Reform:
    found = Reform(name, changes, overlays)
    if found.digest != digest:
        raise LevyError(f"the folders of reform {name!r}, {', '.join(overlays)}, are not those that were sent here")
    return found


def _is_year(key: Any) -> bool:
    return text(key)[:4].isdigit()


def _content(folder: str) -> list[list[str]]:
    """The rule files of a folder: their paths below it, and what is in them."""
    found = []
    for place, _, files in os.walk(folder):
        for file in files:
            if file.endswith(".lua"):
                path = os.path.join(place, file)
                with open(path, "rb") as content:
                    digest = hashlib.sha256(content.read()).hexdigest()
                found.append([os.path.relpath(path, folder), digest])
    if not found:
        raise LevyError(f"{folder!r}: expected a folder with rules")
    return sorted(found)


def overlays_of(overlay: Folder | Iterable[Folder]) -> tuple[str, ...]:
    """Folders that are laid over rules, by their whole paths, each once."""
    parts = [overlay] if isinstance(overlay, (str, os.PathLike)) else list(overlay)
    if "" in parts:
        raise LevyError("overlay='': expected a folder")
    return tuple(dict.fromkeys(os.path.abspath(part) for part in parts))


def figures_of(law: Mapping[str, Any]) -> dict[str, str]:
    """Figures by their paths: `church_tax_rate.NW`, `bands.2.rate`."""
    found: dict[str, str] = {}

    def add(path: str, value: Any) -> None:
        if isinstance(value, Mapping):
            for key, part in value.items():
                add(f"{path}.{key}", part)
        elif isinstance(value, (list, tuple)):
            for place, part in enumerate(value, 1):
                add(f"{path}.{place}", part)
        elif value is None:
            raise LevyError(f"law: {path} is nothing")
        else:
            found[path] = text(value)

    for name, value in law.items():
        add(name, value)
    for path, value in found.items():
        if "\n" in path + value or "=" in path:
            raise LevyError(f"law: {path!r} and {value!r} cannot have line ends, nor names a sign of equality")
    if not found:
        raise LevyError("law: expected at least one figure, such as {'church_tax_rate.NW': 0.08}")
    return found
