"""What may go wrong."""

from __future__ import annotations

from typing import Any


class LevyError(ValueError):
    """What was asked for cannot be done: an unknown name, a value of the wrong type, a year without law."""


class RowErrors(LevyError):
    """Rows that have no results.

    rows: a dictionary for each, as far as they are kept (100,000): `row` from 0, `index` the row's label in pandas,
        `column`, `value`, `code`, `message`.
    count: how many there are.
    result: the results of all rows; those of faulty ones are null.
    """

    def __init__(self, rows: list[dict[str, Any]], count: int, result: Any):
        super().__init__(rows, count, result)
        self.rows = rows
        self.count = count
        self.result = result

    def __str__(self) -> str:
        shown = []
        for fault in self.rows[:5]:
            column = f", column {fault['column']}" if fault["column"] else ""
            shown.append(f"row {fault.get('index', fault['row'])}{column}: {fault['message']}")
        if self.count > len(shown):
            shown.append(f"and {self.count - len(shown)} more; .rows has them, .result the others' results")
        plural = "row has" if self.count == 1 else "rows have"
        return f"{self.count} {plural} no results\n  " + "\n  ".join(shown)
