"""The explanation of a result, for people and for programs."""

from __future__ import annotations

from typing import Any, Mapping

_CHILDREN = "inputs"


class Explanation(dict[str, Any]):
    """A value and what it was made of: the dictionary of `levy eval --explain --json`, which notebooks show as a tree.

    Its keys: `name`, `label`, `value`, `origin` ("rule", "input", "default", …) and, as far as there are any, `source` (the
    statute), `file` and `line` of the rule, `formula` with the case's numbers, `parameters` in force, and `inputs`, each an
    Explanation of its own. Amounts are exact, in the jurisdiction's currency.

    `str()` is the tree as text.
    """

    def __init__(self, tree: Mapping[str, Any]):
        super().__init__(tree)
        if _CHILDREN in self:
            self[_CHILDREN] = [Explanation(child) for child in self[_CHILDREN]]

    def __str__(self) -> str:
        return "\n".join(self._lines("", ""))

    def _lines(self, first: str, others: str) -> list[str]:
        children = self.get(_CHILDREN, [])
        lines = [f"{first}{self._title()}"]
        inner = others + ("│  " if children else "   ")
        lines += [f"{inner}{note}" for note in self._notes()]
        for number, child in enumerate(children, 1):
            is_last = number == len(children)
            lines += child._lines(others + ("└─ " if is_last else "├─ "), others + ("   " if is_last else "│  "))
        return lines

    def _title(self) -> str:
        remark = "" if self.get("origin") in ("rule", "input", None) else f"  ({self['origin']})"
        return f"{self.get('label') or self.get('name')}: {_shown(self.get('value'))}{remark}"

    def _place(self) -> str:
        return f"{self['file']}:{self['line']}" if "file" in self and "line" in self else ""

    def _notes(self) -> list[str]:
        notes = [str(self["formula"])] if self.get("formula") else []
        statute = " · ".join(part for part in (self.get("source") or "", self._place()) if part)
        notes += [statute] if statute else []
        for parameter in self.get("parameters", []):
            since = f", since {parameter['since']}" if parameter.get("since") else ""
            value = _shown(parameter.get("value"))
            source = f" · {parameter['source']}" if parameter.get("source") else ""
            notes.append(f"{parameter.get('label') or parameter.get('name')} {value}{since}{source}")
        return notes

    def _repr_html_(self) -> str:
        """The tree for notebooks: what may be unfolded is folded below the second level."""
        return (
            '<div class="levy-explanation" style="font-family:system-ui,sans-serif;line-height:1.45">'
            f"{self._html(0)}</div>")

    def _html(self, depth: int) -> str:
        # Here, for who computes a case waits for what is imported.
        from html import escape

        remark = "" if self.get("origin") in ("rule", "input", None) else f" <small>({escape(str(self['origin']))})</small>"
        title = (
            f'<span title="{escape(str(self.get("name", "")))}">{escape(str(self.get("label") or self.get("name")))}</span>: '
            f"<b>{escape(_shown(self.get('value')))}</b>{remark}")
        notes = "".join(f'<div style="opacity:.7;font-size:90%">{escape(note)}</div>' for note in self._notes())
        children = "".join(child._html(depth + 1) for child in self.get(_CHILDREN, []))
        if not notes and not children:
            return f'<div style="margin-left:1.2em">{title}</div>'
        unfolded = " open" if depth < 2 else ""
        return (
            f'<details{unfolded} style="margin-left:{1.2 if depth else 0}em"><summary>{title}</summary>'
            f'<div style="margin-left:1.2em">{notes}</div>{children}</details>')


def _shown(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
