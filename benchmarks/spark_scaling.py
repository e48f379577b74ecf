"""How far Spark's workers go: the time of three German taxes of a table by 1, 2 and 4 local workers, with the same answer as Python's:
scripts/test-python's environment with PySpark, which takes Java 17, then python benchmarks/spark_scaling.py [ROWS [WORKERS …]].

Workers are tasks of one executor with as many cores (`local[N]`), each with a Python process of its own; on a machine with fewer cores
further workers wait for the others, which the last line reckons with. What is timed is the reading of Parquet, the results and their
writing, after a first part that starts the workers and has the rules read.
"""

import os
import pathlib
import sys
import tempfile
import time

import numpy
import pyarrow as pa
import pyarrow.parquet as parquet

import levy
import levy.spark

ROWS = int(sys.argv[1]) if len(sys.argv) > 1 else 8_000_000
WORKERS = [int(word) for word in sys.argv[2:]] or [1, 2, 4]
PARTS = 32
TAXES = ["income_tax", "solidarity_surcharge", "church_tax"]
OPTIONS = {"year": 2025, "keep": ["id"], "given": ["zve"], "notes": False}
LANDS = "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH".split()


def make(folder):
    random = numpy.random.default_rng(1)
    for part in range(PARTS):
        rows = ROWS // PARTS
        cents = random.integers(0, 30_000_000, rows)
        words = numpy.stack([cents, numpy.zeros_like(cents)], 1)
        amounts = pa.Array.from_buffers(pa.decimal128(18, 2), rows, [None, pa.py_buffer(words.tobytes())])
        lands = pa.DictionaryArray.from_arrays(pa.array(random.integers(0, 16, rows).astype(numpy.int32)), pa.array(LANDS))
        parquet.write_table(pa.table({
            "id": numpy.arange(rows) + part * rows, "zve": amounts, "federal_state": lands.cast(pa.string()),
            "church_member": random.random(rows) < 0.5}), folder / f"{part:02}.parquet")


def by_spark(folder, workers):
    """The time, and the results."""
    from pyspark.sql import SparkSession

    session = (
        SparkSession.builder.master(f"local[{workers}]").config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false").config("spark.sql.files.openCostInBytes", "0")
        # One partition per file.
        .config("spark.sql.files.maxPartitionBytes", str(max(each.stat().st_size for each in folder.glob("*.parquet"))))
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "65536").config("spark.driver.memory", "2g").getOrCreate())
    session.sparkContext.setLogLevel("ERROR")
    de = levy.rules("de")
    people = session.read.parquet(str(folder))

    def write(table, place):
        levy.spark.evaluate(table, de, TAXES, **OPTIONS).write.mode("overwrite").parquet(str(place))

    with tempfile.TemporaryDirectory() as scratch:
        first = session.read.parquet(*(str(folder / f"{part:02}.parquet") for part in range(min(PARTS, 2 * workers))))
        write(first, pathlib.Path(scratch) / "first")
        start = time.perf_counter()
        write(people, pathlib.Path(scratch) / "taxed")
        seconds = time.perf_counter() - start
        found = parquet.read_table(pathlib.Path(scratch) / "taxed").sort_by("id")
    session.stop()
    return seconds, found


def main():
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    cores = len(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / "people"
        folder.mkdir()
        make(folder)
        people = parquet.read_table(folder).sort_by("id")
        expected = levy.rules("de").evaluate(people, TAXES, errors="column", **OPTIONS)
        print(f"{people.num_rows:,} rows in {PARTS} parts, {cores} cores")
        one = None
        for workers in WORKERS:
            seconds, found = by_spark(folder, workers)
            one = one or seconds * workers
            same = all(found[name].to_pylist() == expected[name].to_pylist() for name in expected.column_names)
            print(
                f"{workers} workers: {seconds:6.2f} s, {people.num_rows / seconds / 1e6:5.2f} million rows a second, "
                f"{one / seconds:4.2f} times one worker; {'the same as' if same else 'OTHER THAN'} in Python", flush=True)
            if not same:
                sys.exit(1)


if __name__ == "__main__":
    main()
