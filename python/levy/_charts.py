"""Bars as SVG, in the style of the reports of `levy report` (LevyCharts)."""

from __future__ import annotations

import math
from html import escape
from typing import Sequence

#: The colours of charts by meaning, light and dark, as in Sources/LevyCharts/ChartStyle.swift.
PALETTE = """
:root { color-scheme: light dark; --paper: #fff; --ink: #16181d; --faint: #5b6270; --line: #d6dae1; --tint: #f3f5f9;
  --accent: #1d4ed8; --bad: #b42318; --warm: #b45309; --good: #047857; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #14161b; --ink: #e8eaef; --faint: #a3abb9; --line: #363c48; --tint: #1d2027; --accent: #8ab0ff;
    --bad: #ff9a8f; --warm: #f4b266; --good: #5fd3a5; }
}
"""
RULES = """
svg text { fill: var(--faint); font-size: 12px; } svg .title { fill: var(--ink); font-size: 15px; font-weight: 600; }
.grid { stroke: var(--line); } .zero { stroke: var(--faint); }
.total { fill: var(--accent); } .less { fill: var(--warm); } .plus { fill: var(--good); }
"""
_WIDTH, _HEIGHT, _TOP, _BOTTOM, _CHARACTER = 720.0, 300.0, 34.0, 44.0, 6.7


def bars(title: str, names: Sequence[str], values: Sequence[float], texts: Sequence[str], across: str) -> str:
    """A bar for each name, up or down from 0."""
    low, high, step = _scale(min([0.0, *values]), max([0.0, *values]))
    ticks = [low + step * number for number in range(round((high - low) / step) + 1)]
    digits = max(0, -math.floor(math.log10(step) + 1e-9))
    drawing = _Drawing(title, names, low, high, [(tick, f"{tick:,.{digits}f}") for tick in ticks], across)
    for place, (name, value, text) in enumerate(zip(names, values, texts)):
        drawing.bar(place, 0, value, "plus" if value >= 0 else "less", f"{name}: {text}")
    return drawing.figure([f"{name}: {text}" for name, text in zip(names, texts)])


def shares(title: str, names: Sequence[str], values: Sequence[tuple[float, float]], across: str) -> str:
    """Two bars for each name, the share of winners up and that of losers down."""
    drawing = _Drawing(title, names, -1, 1, [(tick / 4, f"{abs(tick) * 25} %") for tick in range(-4, 5, 2)], across)
    said = []
    for place, (name, (winners, losers)) in enumerate(zip(names, values)):
        drawing.bar(place, 0, winners, "plus", f"{name}: {winners:.1%} gain")
        drawing.bar(place, 0, -losers, "less", f"{name}: {losers:.1%} lose")
        said.append(f"{name}: {winners:.1%} gain, {losers:.1%} lose")
    return drawing.figure(said)


def _scale(low: float, high: float) -> tuple[float, float, float]:
    """The ends of an axis and the step between its numbers, 1, 2 or 5 times a power of ten."""
    span = high - low or 1.0
    power = 10.0 ** math.floor(math.log10(span / 5))
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= span / 5 * 0.999999)
    return math.floor(low / step + 1e-9) * step, max(math.ceil(high / step - 1e-9), math.floor(low / step + 1e-9) + 1) * step, step


class _Drawing:
    def __init__(
        self, title: str, names: Sequence[str], low: float, high: float, ticks: Sequence[tuple[float, str]], across: str,
    ):
        self._title, self._names, self._low, self._high, self._across = title, names, low, high, across
        self._left = max(len(text) for _, text in ticks) * _CHARACTER + 12
        self._parts = [f'<text class="title" x="4" y="18">{escape(title)}</text>']
        for tick, text in ticks:
            y = self._y(tick)
            self._parts.append(
                f'<line class="{"zero" if abs(tick) < 1e-12 else "grid"}" x1="{_short(self._left)}" x2="{_short(_WIDTH - 8)}" '
                f'y1="{y}" y2="{y}"/>'
                f'<text x="{_short(self._left - 6)}" y="{_short(float(y) + 4)}" text-anchor="end">{escape(text)}</text>')

    def _y(self, value: float) -> str:
        room = _HEIGHT - _TOP - _BOTTOM
        return _short(_TOP + (self._high - value) / (self._high - self._low) * room)

    def bar(self, place: int, start: float, end: float, kind: str, text: str) -> None:
        wide = (_WIDTH - 8 - self._left) / len(self._names)
        top, bottom = sorted((float(self._y(start)), float(self._y(end))))
        self._parts.append(
            f'<rect class="{kind}" x="{_short(self._left + wide * (place + 0.15))}" y="{_short(top)}" width="{_short(wide * 0.7)}" '
            f'height="{_short(max(bottom - top, 0.5 if start != end else 0))}"><title>{escape(text)}</title></rect>')

    def figure(self, said: Sequence[str]) -> str:
        wide = (_WIDTH - 8 - self._left) / len(self._names)
        every = max(1, math.ceil((max(map(len, self._names)) + 1) * _CHARACTER / wide))
        labels = [
            f'<text x="{_short(self._left + wide * (place + 0.5))}" y="{_short(_HEIGHT - 26)}" text-anchor="middle">'
            f"{escape(name)}</text>"
            for place, name in enumerate(self._names) if place % every == 0]
        labels.append(
            f'<text x="{_short((self._left + _WIDTH) / 2)}" y="{_short(_HEIGHT - 6)}" text-anchor="middle">'
            f"{escape(self._across)}</text>")
        about = escape(". ".join([self._title, *said]), quote=True)
        return (
            f'<figure><svg class="chart" viewBox="0 0 {_short(_WIDTH)} {_short(_HEIGHT)}" width="{_short(_WIDTH)}" '
            f'height="{_short(_HEIGHT)}" role="img" aria-label="{about}">{"".join([*self._parts, *labels])}</svg></figure>\n')


def _short(value: float) -> str:
    """A number of a drawing with a digit after the point at most."""
    return f"{value:.1f}".removesuffix(".0")
