"""What a reform does by halves: jumps that the law as it is does not have, and figures of the same statute that stay."""

from __future__ import annotations

import decimal
import re
from typing import TYPE_CHECKING, Any, Iterable, Mapping

from ._errors import LevyError

if TYPE_CHECKING:
    from ._rules import Rules

# As far as results are looked at.
MOST = 1_000_000
# The most results, each as a function of one amount, that are looked at: each takes some hundredths of a second.
MOST_LOOKS = 40


def changed(origin: "Rules", reformed: "Rules", law: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The figures in force that are others by a reform, as they are and as they would be."""
    before, after = origin.parameters(**law), reformed.parameters(**law)
    names = [name for name in before if name in after and before[name]["value"] != after[name]["value"]]
    return {name: before[name] for name in names}, {name: after[name] for name in names}


def left_behind(origin: "Rules", reformed: "Rules", law: Mapping[str, Any]) -> list[str]:
    """Figures that stay as they are, though they are those of the same section of a statute that others were which change.

    German payroll and assessment, for instance, each have the tariff and the allowance of the surcharge, since an act may
    change them on different days.
    """
    before, after = changed(origin, reformed, law)
    figures, found = origin.parameters(**law), []
    for name, figure in before.items():
        for other, stays in figures.items():
            if other not in after and stays["value"] == figure["value"] and _section(stays) == _section(figure):
                found.append(
                    f"the reform changes {name} and leaves {other} as it is, which had the same value ({stays['label']}, "
                    f"{stays['source']})")
    return found


def _section(figure: Mapping[str, Any]) -> str | None:
    """The first section that the source of a figure cites; without one the figure is like no other."""
    found = re.search(r"(?:§+|\bss?\.) *(\d+[A-Za-z]*)", figure["source"])
    # Flags and small numbers are alike by chance.
    is_telling = len(re.findall(r"\d", figure["value"])) > 1
    return found.group(1) if found and is_telling else str(id(figure))


def jumps(
    origin: "Rules", reformed: "Rules", trees: Iterable[Mapping[str, Any]], case: Mapping[str, Any], law: Mapping[str, Any]
) -> list[str]:
    """Where results that read a changed figure jump by the reform, and do not by the law as it is, as one of the amounts that
    they are computed of rises in a case and all else stays.

    trees: the explanations of results in the case.
    """
    names = set(changed(origin, reformed, law)[0])
    money = {each["name"] for each in reformed._described["variables"] if each["type"] == "money"}
    found: list[str] = []
    for node in _readers(trees, names):
        amounts = dict.fromkeys(each["name"] for each in node.get("inputs", ()) if each["name"] in money)
        for amount in list(amounts)[:MOST_LOOKS]:
            try:
                theirs, mine = (
                    rules.cliffs(node["name"], amount, (0, MOST), case, **law)["kinks"] for rules in (origin, reformed))
            except LevyError:
                # It may be asked of the results that come of it.
                continue
            known = {_cause(kink) for kink in theirs if kink["jump"]}
            for kink in mine:
                if kink["jump"] and _cause(kink) not in known:
                    found.append(
                        f"by the reform {node['name']} jumps by {_amount(kink['jump'])} where {amount} reaches "
                        f"{_amount(kink['at'])}, which it does not by the law as it is ({kink['file']}:{kink['line']})")
    return found


def _readers(trees: Iterable[Mapping[str, Any]], names: set[str]) -> list[Mapping[str, Any]]:
    """The results in explanations that read one of some figures, each once."""
    readers: dict[str, Mapping[str, Any]] = {}
    waiting = list(trees)
    while waiting:
        node = waiting.pop()
        waiting += node.get("inputs", ())
        if names & {each["name"] for each in node.get("parameters", ())}:
            readers.setdefault(node["name"], node)
    return list(readers.values())[:MOST_LOOKS]


def _cause(kink: Mapping[str, Any]) -> tuple[Any, ...]:
    return kink["file"], kink["line"]


def _amount(number: Any) -> str:
    return f"{decimal.Decimal(number):,.2f}"
