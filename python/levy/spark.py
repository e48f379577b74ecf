"""Rules over a Spark table: https://spark.apache.org, by `mapInArrow`.

>>> from levy import spark
>>> session.sparkContext.addPyFile(spark.package("levy.zip"))    # where executors do not have the package
>>> taxed = spark.evaluate(people, levy.rules("de"), ["income_tax"], year=2025, keep=["id"])
"""

from __future__ import annotations

import itertools
import os
import shutil
import zipfile
from typing import Any, Iterator, Sequence

from . import _library, _place
from ._rules import Rules, rules_folder


def evaluate(table: Any, rules: Rules, outputs: Sequence[str], **options: Any) -> Any:
    """The results of a Spark table's rows: the kept columns, the results, and `fault`, which says why a row has none.

    Options are those of `Rules.stream`. The package, with its rules, has to be installed where the executors run, or go there
    with the program, see `package`.
    """
    import pyarrow

    options = {**options, "errors": "column"}
    # A stream of no rows says what the columns will be.
    from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema

    columns = to_arrow_schema(table.schema)
    schema = from_arrow_schema(pyarrow.table(rules.stream(columns.empty_table(), outputs, **options)).schema)

    def taxed(batches: Iterator[Any]) -> Iterator[Any]:
        first = next(batches, None)
        if first is None:
            return
        # One stream for all batches of a partition, so that rules are followed once.
        reader = pyarrow.RecordBatchReader.from_batches(first.schema, itertools.chain([first], batches))
        # Spark takes columns by their place: these are in the order of the schema, with a row for each that came.
        yield from pyarrow.RecordBatchReader.from_stream(rules.stream(reader, outputs, **options))

    return table.mapInArrow(taxed, schema)


def package(path: str) -> str:
    """Writes this package as a zip file for `SparkContext.addPyFile`, with the library and the rules, and returns `path`.

    Executors need no more than PySpark and pyarrow then. Each machine unpacks the file once, below the user's cache folder, or
    LEVY_CACHE (`spark.executorEnv.LEVY_CACHE`); see `levy._place`. Its folders have to be on a file system that programs may be
    run from. The rules are those of this process, LEVY_RULES if that is set. The file has about 7 MB and is always the same
    for the same package, library and rules.
    """
    own = _place.zip_file()
    if own is not None:
        shutil.copyfile(own, path)
        return path
    modules = os.path.dirname(os.path.abspath(__file__))
    files = {f"levy/{name}": os.path.join(modules, name) for name in os.listdir(modules) if name.endswith(".py")}
    files["levy/liblevy.so"] = _library.path()
    rules = rules_folder()
    for folder, _, names in os.walk(rules):
        for name in names:
            file = os.path.join(folder, name)
            files["levy/rules/" + os.path.relpath(file, rules).replace(os.sep, "/")] = file
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(files):
            with open(files[name], "rb") as content:
                # Without the file's time, so that the same content is the same file.
                archive.writestr(zipfile.ZipInfo(name), content.read(), zipfile.ZIP_DEFLATED)
    return path
