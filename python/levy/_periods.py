"""OpenFisca's periods: a month, a year, a day, or what never changes."""

from __future__ import annotations

import datetime
import re
from typing import Any, NamedTuple

from ._errors import LevyError


class Period(NamedTuple):
    """A month, a year, or a day."""

    #: "year", "month" or "day".
    unit: str
    first: datetime.date

    @classmethod
    def of(cls, value: Any) -> "Period | None":
        """The period of what YAML or JSON has: 2017, "2017-01", "month:2017-01", a day; None for ETERNITY.

        Raises LevyError for a time of another length.
        """
        if isinstance(value, datetime.date):
            return cls("day", value)
        written = str(value).strip()
        if written.upper() == "ETERNITY":
            return None
        found = re.fullmatch(r"(?:(year|month|day):)?(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?(?::1)?", written)
        if found:
            unit = found[1] or ("day" if found[4] else "month" if found[3] else "year")
            try:
                first = datetime.date(int(found[2]), int(found[3] or 1), int(found[4] or 1))
            except ValueError as error:
                raise LevyError(f"{written}: {error}") from None
            if unit == "day" or first.day == 1 and (unit == "month" or first.month == 1):
                return cls(unit, first)
        raise LevyError(f"{written}: expected a month, such as 2017-01, a year or a day; other times are no case's")

    def __str__(self) -> str:
        return self.first.isoformat()[: {"year": 4, "month": 7, "day": 10}[self.unit]]

    @property
    def year(self) -> "Period":
        """The year that it lies in."""
        return Period("year", datetime.date(self.first.year, 1, 1))

    @property
    def months(self) -> "list[Period]":
        """The months of the year that it lies in."""
        return [Period("month", datetime.date(self.first.year, month, 1)) for month in range(1, 13)]

    @property
    def last(self) -> datetime.date:
        """Its last day."""
        if self.unit == "day":
            return self.first
        if self.unit == "year" or self.first.month == 12:
            return datetime.date(self.first.year, 12, 31)
        return self.first.replace(month=self.first.month + 1) - datetime.timedelta(1)
