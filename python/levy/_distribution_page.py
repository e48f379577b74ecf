"""A distribution as text, as data and as a page with charts."""

from __future__ import annotations

import decimal
import json
from fractions import Fraction
from html import escape
from typing import Any, Iterable, Mapping, NamedTuple, Sequence

from ._charts import PALETTE, RULES, bars, shares
from ._distribution import QUANTILES, Distribution, Group
from ._weighted import rounded


class _Table(NamedTuple):
    """A table in text and on pages: the first column contains words, the others numbers."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


# As data


def _money(value: Fraction | None) -> decimal.Decimal | None:
    return None if value is None else rounded(value, 2)


def _share(value: Fraction | None) -> decimal.Decimal | None:
    return None if value is None else rounded(value, 6)


def _of_group(group: Group) -> dict[str, Any]:
    return {
        "households": rounded(group.households, 2), "people": rounded(group.people, 2), "income": _money(group.income),
        "change": _money(group.change), "mean_change": _money(group.mean_change), "relative_change": _share(group.relative_change),
        "winners": rounded(group.winners, 2), "losers": rounded(group.losers, 2),
        "winning_people": rounded(group.winning_people, 2), "losing_people": rounded(group.losing_people, 2),
        "taxes": {
            tax: {"before": _money(before), "after": _money(after), "change": _money(after - before)}
            for tax, (before, after) in group.taxes.items()},
        "rates": {rate: {"before": _share(before), "after": _share(after)} for rate, (before, after) in group.rates.items()}}


def data(found: Distribution) -> dict[str, Any]:
    before, after = found.gini
    return {
        "name": found.name, "rows": found.rows, "total": _of_group(found.total),
        "gini": {"before": _share(before), "after": _share(after)},
        "groups": {
            each: [{"group": key, **_of_group(group)} for key, group in groups.items()]
            for each, groups in found.groups.items()},
        "errors": {key: decimal.Decimal(f"{error:.6f}") for key, error in found.errors.items()}, "notes": list(found.notes)}


def json_of(value: Any) -> str:
    """A value of `data` as JSON."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(str(key), ensure_ascii=False)}: {json_of(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(json_of, value)) + "]"
    if isinstance(value, decimal.Decimal):
        return f"{value:f}"
    return json.dumps(value if value is None or isinstance(value, (bool, int, str)) else str(value), ensure_ascii=False)


# As tables


def amount(value: Fraction | None) -> str:
    return "–" if value is None else f"{rounded(value, 2):,f}"


def _signed(value: Fraction | None) -> str:
    return "–" if value is None else f"{rounded(value, 2):+,f}" if rounded(value, 2) else "0.00"


def percent(value: Fraction | None, digits: int = 1) -> str:
    return "–" if value is None else f"{rounded(value * 100, digits):,f} %"


def _signed_percent(value: Fraction | None) -> str:
    return "–" if value is None else f"{rounded(value * 100, 2):+,f} %" if rounded(value * 100, 2) else "0.00 %"


def whole(value: Fraction) -> str:
    return f"{rounded(value, 0):,f}"


def _part(some: Fraction, every: Fraction) -> Fraction | None:
    return some / every if every else None


def _with_error(text: str, found: Distribution, key: str, digits: int = 2, unit: str = "") -> str:
    if key not in found.errors:
        return text
    return f"{text.removesuffix(unit)} ± {found.errors[key] * (100 if unit else 1):,.{digits}f}{unit}"


def _budget(found: Distribution) -> _Table:
    def row(name: str, before: Fraction, after: Fraction, key: str) -> list[str]:
        return [name, _with_error(amount(before), found, key), amount(after), _with_error(_signed(after - before), found, f"{key}.change")]

    taxes = found.total.taxes
    rows = [row(tax, *pair, f"taxes.{tax}") for tax, pair in taxes.items()]
    if len(taxes) > 1:
        before, after = found.total.paid
        rows.append(row("all of them", before, after, "taxes"))
    return _Table("The budget", ["tax", "before", "after", "change"], rows)


def _households(found: Distribution) -> _Table:
    total, (before, after) = found.total, found.gini
    unchanged = total.households - total.winners - total.losers

    def of_all(households: Fraction, key: str = "") -> str:
        return f"{_with_error(whole(households), found, key, 0)} ({percent(_part(households, total.households))})"

    rows = [
        ["households", whole(total.households)], ["people", whole(total.people)], ["income after taxes", amount(total.income)],
        ["change of it", _with_error(_signed(total.change), found, "change")],
        ["change of a household", _with_error(_signed(total.mean_change), found, "mean_change")],
        ["relative change", _with_error(_signed_percent(total.relative_change), found, "relative_change", 2, " %")],
        ["winners", of_all(total.winners, "winners")], ["losers", of_all(total.losers, "losers")], ["neither", of_all(unchanged)]]
    if before is not None and after is not None:
        rows += [
            ["Gini coefficient before", _with_error(f"{rounded(before, 5):f}", found, "gini", 5)],
            ["Gini coefficient after", _with_error(f"{rounded(after, 5):f}", found, "gini_after", 5)],
            ["change of the coefficient", _with_error(f"{rounded(after - before, 5):+f}", found, "gini_change", 5)]]
    return _Table("Households", ["", "all"], rows)


def _groups(found: Distribution, each: str) -> _Table:
    rows = []
    for key, group in found.groups[each].items():
        rows.append([
            "–" if key is None else str(key), whole(group.households), amount(_part(group.income, group.households)),
            _with_error(_signed(group.mean_change), found, f"{each}.{key}.mean_change"), _signed_percent(group.relative_change),
            _with_error(_signed(group.change), found, f"{each}.{key}.change"), percent(_part(group.winners, group.households)),
            percent(_part(group.losers, group.households))])
    return _Table(
        f"By {each}",
        [each, "households", "mean income", "mean change", "relative", "change", "winners", "losers"], rows)


def _revenue(found: Distribution, each: str) -> list[_Table]:
    """Each tax by the law as it is, and its change, where groups are of a column, such as the state."""
    if each in QUANTILES:
        return []
    rows = [
        ["–" if key is None else str(key), *(
            cell for tax, (before, after) in group.taxes.items() for cell in (
                _with_error(amount(before), found, f"{prefix}taxes.{tax}"),
                _with_error(_signed(after - before), found, f"{prefix}taxes.{tax}.change")))]
        for key, group, prefix in [*((key, group, f"{each}.{key}.") for key, group in found.groups[each].items()), ("all", found.total, "")]]
    return [_Table(f"Taxes by {each}", [each, *(head for tax in found.taxes for head in (tax, "change"))], rows)]


def _rates(found: Distribution, each: str) -> list[_Table]:
    """The rates of groups, if there are any."""
    names = list(found.total.rates)
    rows = [
        ["–" if key is None else str(key), *(
            percent(rate, 2) for name in names for rate in group.rates.get(name, (None, None)))]
        for key, group in [*found.groups[each].items(), ("all", found.total)]]
    heads = [each, *(head for name in names for head in (name, "by the reform"))]
    return [_Table(f"Rates by {each}", heads, rows)] if names else []


def tables(found: Distribution) -> list[_Table]:
    return [_budget(found), _households(found), *(
        table for each in found.by for table in (_groups(found, each), *_revenue(found, each), *_rates(found, each)))]


def text_of(found: Distribution) -> str:
    lines = [found.name]
    for table in tables(found):
        lines += ["", table.caption, *_aligned([table.heads, *table.rows])]
    return "\n".join([*lines, *([""] if found.notes else []), *(f"note: {note}" for note in found.notes)])


def _aligned(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for row in rows:
        cells = [cell.ljust(width) if place == 0 else cell.rjust(width) for place, (cell, width) in enumerate(zip(row, widths))]
        yield "  ".join(cells).rstrip()


# As a page


def _html_table(table: _Table) -> str:
    heads = "".join(f'<th scope="col"{_number(place)}>{escape(head)}</th>' for place, head in enumerate(table.heads))
    rows = "".join(
        "<tr>" + "".join(
            f'<th scope="row">{escape(cell)}</th>' if place == 0 else f'<td class="number">{escape(cell)}</td>'
            for place, cell in enumerate(row)) + "</tr>\n" for row in table.rows)
    return (
        f'<div class="wide"><table><caption>{escape(table.caption)}</caption>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>{rows}</tbody></table></div>\n")


def _number(place: int) -> str:
    return "" if place == 0 else ' class="number"'


def _charts(found: Distribution, each: str) -> str:
    groups = found.groups[each]
    names = ["–" if key is None else str(key) for key in groups]
    if len(names) > 40:
        return ""

    def heights(values: Iterable[Fraction | None]) -> list[float]:
        return [float(value or 0) for value in values]

    return "".join([
        bars(
            f"Mean change of a household by {each}", names, heights(group.mean_change for group in groups.values()),
            [_signed(group.mean_change) for group in groups.values()], each),
        bars(
            f"Change as a share of income by {each}, in percent", names,
            [100 * height for height in heights(group.relative_change for group in groups.values())],
            [_signed_percent(group.relative_change) for group in groups.values()], each),
        shares(
            f"Winners and losers by {each}", names,
            [(float(_part(group.winners, group.households) or 0), float(_part(group.losers, group.households) or 0))
             for group in groups.values()], each)])


def fragment(found: Distribution) -> str:
    """The representation in notebooks: the tables, and notes."""
    notes = "".join(f"<li>{escape(note)}</li>" for note in found.notes)
    return f"<h4>{escape(found.name)}</h4>" + "".join(map(_html_table, tables(found))) + (f"<ul>{notes}</ul>" if notes else "")


def page(found: Distribution) -> str:
    notes = "".join(f"<li>{escape(note)}</li>" for note in found.notes)
    sections = []
    for number, each in enumerate(found.by, 1):
        shown = "".join(map(_html_table, [_groups(found, each), *_revenue(found, each), *_rates(found, each)]))
        sections.append(
            f'<section aria-labelledby="by-{number}">\n<h2 id="by-{number}">By {escape(each)}</h2>\n'
            f"{_charts(found, each)}{shown}</section>\n")
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(found.name)}</title>
<style>{PALETTE}{_STYLE}{RULES}</style>
</head>
<body>
<header><h1>{escape(found.name)}</h1><p>What it costs, who gains and who loses</p></header>
<main>
<section aria-labelledby="budget">
<h2 id="budget">Budget and households</h2>
{_html_table(_budget(found))}{_html_table(_households(found))}</section>
{"".join(sections)}{f'<section aria-labelledby="notes"><h2 id="notes">Notes</h2><ul>{notes}</ul></section>' if notes else ''}
</main>
</body>
</html>
"""


_STYLE = """
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 900px; padding: 8px 20px 32px; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; margin: 16px 0 4px; } h2 { font-size: 1.2rem; margin: 32px 0 8px; } header p { color: var(--faint); }
table { border-collapse: collapse; width: 100%; } .wide { overflow-x: auto; margin: 8px 0 16px; }
caption { text-align: left; color: var(--faint); font-size: .88rem; padding: 2px 8px; }
th { text-align: left; font-weight: 400; } thead th { color: var(--faint); font-size: .88rem; vertical-align: bottom; }
td, th { padding: 5px 8px; border-bottom: 1px solid var(--line); vertical-align: baseline; }
.number { text-align: right; } td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
figure { margin: 12px 0; } svg { display: block; max-width: 100%; height: auto; }
@media screen and (max-width: 600px) { body { padding: 8px 10px 24px; } td, th { padding: 4px; } table { font-size: .92rem; } }
@media print { body { max-width: none; font-size: 10pt; padding: 0; } tr, figure { break-inside: avoid; } h2 { break-after: avoid; } }
"""
