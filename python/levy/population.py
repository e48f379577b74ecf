"""What a reform costs, and whom it touches: `python -m levy.population de people.parquet --reform FOLDER …`.

The table is Parquet, Arrow (Feather) or CSV, which pyarrow reads; its rows are units, or persons of whom `--units FILE` says who
belongs together: a file of JSON with arguments of `levy.units`, such as
`{"spouse": "partner", "parents": ["mother", "father"], "present": {"spouse": "filing=joint/single"}}`.
"""

from __future__ import annotations

import argparse
import contextlib
import inspect
import json
import os
import shutil
import sys
import tempfile
from fractions import Fraction
from typing import Any, Iterator, Sequence

from ._distribution import distribution
from ._errors import LevyError, RowErrors
from ._reform import Reform, reform
from ._rules import Rules, rules
from ._units import units


def main(words: Sequence[str] | None = None) -> int:
    """Prints the distribution; the exit code is that of `levy`: 1 if rows have no results, 2 for what is wrong with the words."""
    options = _parser().parse_args(words)
    try:
        with _reform(options) as change:
            found = _distribution(options, rules(options.jurisdiction), change)
    except (LevyError, OSError, ValueError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1 if isinstance(error, RowErrors) else 2
    if options.html:
        with open(options.html, "w", encoding="utf-8") as file:
            file.write(found.html())
    print(found.json() if options.json else found)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m levy.population", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("jurisdiction", help="such as de")
    parser.add_argument("table", help="a table of units, or of persons: .parquet, .arrow, .feather or .csv")
    parser.add_argument("--units", help="a file of JSON with arguments of levy.units", metavar="FILE")
    parser.add_argument("--year", required=True, help="the year whose law holds")
    parser.add_argument("--reform", help="a folder that is laid over the rules, or one rule file", metavar="PATH")
    parser.add_argument(
        "--change", action="append", default=[], help="a figure of the law that is another from the year on", metavar="NAME=VALUE")
    parser.add_argument("--tax", action="append", required=True, help="a result that is paid; may be given again", metavar="RESULT")
    parser.add_argument("--income", help="the result that is left after taxes", metavar="RESULT")
    parser.add_argument("--before-taxes", help="a column of which the taxes are taken off", metavar="COLUMN")
    parser.add_argument(
        "--benefit", action="append", default=[], help="a column that is added to the income; may be given again", metavar="COLUMN")
    weighing = parser.add_mutually_exclusive_group(required=True)
    weighing.add_argument("--weights", help="the column with how many each row stands for", metavar="COLUMN")
    weighing.add_argument("--unweighted", action="store_true", help="each row is one")
    parser.add_argument("--household", help="the column with the household", metavar="COLUMN")
    parser.add_argument("--by", action="append", help="decile, quintile, … or a column; may be given again", metavar="GROUPS")
    parser.add_argument("--replicate", action="append", default=[], help="a column of replicate weights", metavar="COLUMN")
    parser.add_argument("--factor", help="what makes a variance of the sum of squares, such as 1/80", metavar="NUMBER")
    parser.add_argument("--given", action="append", default=[], help="a result that a column gives", metavar="RESULT")
    parser.add_argument("--fact", action="append", default=[], help="a fact of all rows", metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--html", help="write a page with charts too", metavar="FILE")
    return parser


@contextlib.contextmanager
def _reform(options: argparse.Namespace) -> Iterator[Reform]:
    """The reform that the words say; a rule file is laid over the rules in a folder of its own."""
    with contextlib.ExitStack() as stack:
        folder = options.reform
        if folder is not None and os.path.isfile(folder):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            shutil.copy(options.reform, folder)
        figures = dict(_pair(word) for word in options.change)
        name = ", ".join([*([options.reform] if options.reform else []), *options.change])
        yield reform(name, figures or None, options.year if figures else None, overlay=folder or ())


def _pair(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign or not name:
        raise LevyError(f"{word!r}: expected NAME=VALUE")
    return name, value


def _distribution(options: argparse.Namespace, law: Rules, change: Reform) -> Any:
    table = _read(options.table)
    if options.units:
        with open(options.units, encoding="utf-8") as file:
            mapping = json.load(file)
        known = sorted(set(inspect.signature(units).parameters) - {"table", "rules"})
        if not isinstance(mapping, dict) or not set(mapping) <= set(known):
            raise LevyError(f"{options.units}: expected an object of JSON with {', '.join(known)}")
        made = units(table, law, **mapping)
        for each in made.unused:
            print(f"not read in {each['rows']} rows, such as row {each['row']}: {each['column']} = {each['value']}", file=sys.stderr)
        table = made.table
    taxes = list(options.tax)
    results = [*taxes, *([options.income] if options.income else [])]
    law_options: dict[str, Any] = dict(
        year=options.year, keep="all", given=options.given, common=dict(_pair(word) for word in options.fact), floats="nearest")
    tables = []
    for number, rules_of in enumerate((law, law.reformed(change))):
        result = rules_of.result(table, results, **law_options)
        if result.count:
            raise RowErrors(result.faults, result.count, result.table, result.causes)
        # The remarks on the rows are the same under both.
        for note in result.notes if number == 0 else result.reform:
            print(note, file=sys.stderr)
        tables.append(result.table)
    return distribution(
        *tables, taxes=taxes, weights=options.weights, income=options.income, before_taxes=options.before_taxes,
        by=options.by or ["decile"], benefits=options.benefit, household=options.household, replicates=options.replicate,
        factor=None if options.factor is None else Fraction(options.factor), name=change.name)


def _read(path: str) -> Any:
    """A table in a file, by its suffix."""
    import pyarrow.csv
    import pyarrow.feather
    import pyarrow.parquet

    if path.endswith(".parquet"):
        return pyarrow.parquet.read_table(path)
    if path.endswith((".arrow", ".feather")):
        return pyarrow.feather.read_table(path)
    if path.endswith(".csv"):
        return pyarrow.csv.read_csv(path)
    raise LevyError(f"{path}: expected a table in .parquet, .arrow, .feather or .csv")


if __name__ == "__main__":
    sys.exit(main())
