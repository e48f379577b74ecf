"""A country, from Parquet to Parquet: 42 million synthetic German households (couples, children, wages, pensions), their assessment by
the law as it is and by a reform, on all cores of this process: scripts/test-python's environment, then

    python benchmarks/country.py [HOUSEHOLDS [FOLDER]]

It prints the time, what of it is computing, and the memory of all processes together. The population is that of levy.synthetic,
drawn by weight, with incomes up to a tenth higher or lower; of whom is 66 or older the income is a pension. It is for measuring, and
says nothing of Germany. A folder that has it already is used again; without one it is made below the folder for temporary files
and removed (some 25 bytes a household, and 25 of results).
"""

import concurrent.futures
import functools
import multiprocessing
import os
import pathlib
import sys
import tempfile
import time

import numpy
import pyarrow as pa
import pyarrow.compute as compute
import pyarrow.parquet as parquet

import levy
from levy import synthetic

YEAR = 2026
PART, GROUP = 1_000_000, 250_000
RESULTS = ["assessed_income_tax", "solidarity_surcharge", "church_tax"]
REFORM = {"solidarity_surcharge_rate": "0.04", "solidarity_surcharge_allowance": 30_000}
LANDS = "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH".split()
PENSION_AGE = 66
SPAWN = multiprocessing.get_context("spawn")


def households():
    """The households of the example, as columns: what each of two has, their ages, whether there are children, and weights."""
    rows = {}
    for person in synthetic.people("de", 20_000):
        rows.setdefault(person["household"], []).append(person)
    heads = [members[0] for members in rows.values()]
    seconds = [next((each for each in members[1:] if each["parent"] == -1), None) for members in rows.values()]
    weights = numpy.array([float(head["weight"]) for head in heads])
    return {
        "income": numpy.array([float(head["income"]) for head in heads]),
        "age": numpy.array([head["age"] for head in heads]),
        "second income": numpy.array([float(each["income"]) if each else 0 for each in seconds]),
        "second age": numpy.array([each["age"] if each else 0 for each in seconds]),
        "couple": numpy.array([each is not None for each in seconds]),
        "parents": numpy.array([any(each["parent"] != -1 for each in members) for members in rows.values()]),
        "share": weights / weights.sum()}


def amounts(cents):
    words = numpy.stack([cents, numpy.zeros_like(cents)], 1)
    return pa.Array.from_buffers(pa.decimal128(18, 2), len(cents), [None, pa.py_buffer(words.tobytes())])


def words(places, texts):
    return pa.DictionaryArray.from_arrays(pa.array(places.astype(numpy.int8)), pa.array(texts))


def part(base, number, rows):
    """A part of the population; the same number makes the same part."""
    draw = numpy.random.default_rng(number)
    chosen = draw.choice(len(base["share"]), rows, p=base["share"])
    couple = base["couple"][chosen]
    columns = {
        "id": numpy.arange(rows) + number * PART, "filing": words(couple, ["single", "joint"]),
        "federal_state": words(draw.integers(0, 16, rows), LANDS), "church_member": draw.random(rows) < 0.5,
        "children": (base["parents"][chosen] * draw.integers(1, 4, rows)).astype(numpy.int8)}
    for prefix, name in (("", ""), ("spouse_", "second ")):
        income = numpy.rint(base[f"{name}income"][chosen] * draw.uniform(0.9, 1.1, rows) * 100).astype(numpy.int64)
        age = base[f"{name}age"][chosen]
        retired = age >= PENSION_AGE
        pension = numpy.where(retired, income, 0)
        columns[f"{prefix}wages"] = amounts(numpy.where(retired, 0, income))
        columns[f"{prefix}statutory_pension"] = amounts(pension)
        # A pension that was never raised, which is an assumption.
        columns[f"{prefix}first_full_year_pension"] = amounts(pension)
        columns[f"{prefix}statutory_pension_start_year"] = pa.array((YEAR - (age - PENSION_AGE)).astype(numpy.int16), mask=~retired)
    return pa.table(columns)


def make(folder, count):
    base = households()
    for number, start in enumerate(range(0, count, PART)):
        rows, path = min(PART, count - start), folder / f"{number:03}.parquet"
        if not path.exists() or parquet.read_metadata(path).num_rows != rows:
            parquet.write_table(part(base, number, rows), path, row_group_size=GROUP, compression="lz4", store_decimal_as_integer=True)


def peak():
    """The most memory that this process had, in MB."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM:"))


@functools.cache
def laws():
    """The rules of both laws, by what is put in front of their results."""
    return {"": levy.rules("de"), "reform_": levy.rules("de").reformed(levy.reform("lower surcharge", REFORM, YEAR))}


def work(task):
    """Computes a part: rows, refused rows, processor seconds of evaluating and of all, the process and its memory."""
    source, target = task
    evaluating, cpu = 0.0, time.process_time()
    options = {"year": YEAR, "common": {"without_contributions": True}, "notes": False, "errors": "null"}
    file = parquet.ParquetFile(source)
    writer, refused, rows = None, 0, 0
    for group in range(file.num_row_groups):
        table = file.read_row_group(group, use_threads=False)
        columns = {"id": table["id"]}
        start = time.process_time()
        for prefix, rules in laws().items():
            found = pa.table(rules.stream(table.drop_columns(["id"]), RESULTS, **options))
            columns.update({prefix + name: found[name] for name in RESULTS})
        evaluating += time.process_time() - start
        results = pa.table(columns)
        rows += results.num_rows
        refused += results[RESULTS[0]].null_count
        writer = writer or parquet.ParquetWriter(target, results.schema, compression="lz4", store_decimal_as_integer=True, use_dictionary=False)
        writer.write_table(results)
    writer.close()
    return rows, refused, evaluating, time.process_time() - cpu, os.getpid(), peak()


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 42_000_000
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else scratch)
        folder.mkdir(parents=True, exist_ok=True)
        start = time.perf_counter()
        # In a process of its own, whose memory does not count as that of the run.
        with concurrent.futures.ProcessPoolExecutor(1, mp_context=SPAWN) as pool:
            pool.submit(make, folder, count).result()
        print(f"{count:,} households made in {time.perf_counter() - start:.1f} s (not counted)", flush=True)
        results = folder / "results"
        results.mkdir(exist_ok=True)
        tasks = [(folder / f"{number:03}.parquet", results / f"{number:03}.parquet") for number in range(-(-count // PART))]
        cores = len(os.sched_getaffinity(0))
        pa.set_cpu_count(1)
        start = time.perf_counter()
        with concurrent.futures.ProcessPoolExecutor(cores, mp_context=SPAWN) as pool:
            done = list(pool.map(work, tasks))
        seconds = time.perf_counter() - start
        memory = {process: most for *_, process, most in sorted(done, key=lambda each: each[-1])}
        most = peak() + sum(memory.values())
        rows, refused, evaluating, cpu = (sum(each[place] for each in done) for place in range(4))
        sums = {}
        for _, target in tasks:
            table = parquet.read_table(target)
            for name in table.column_names[1:]:
                sums[name] = sums.get(name, 0) + (compute.sum(table[name]).as_py() or 0)
    print(f"{rows:,} households, assessment and reform, Parquet to Parquet: {seconds:.1f} s on {cores} cores, {refused:,} refused")
    if refused:
        sys.exit("no household should be refused: a row that is may cost many times as much as another")
    print(f"processor time {cpu:.1f} s, of which evaluating {evaluating:.1f} s: {evaluating / rows / 2 * 1e9:.0f} ns a household and law")
    print(f"memory: at most {most:,.0f} MB in {1 + len(memory)} processes together")
    for name in RESULTS:
        print(f"{name:22} {sums[name]:24,} by the law, {sums['reform_' + name]:24,} by the reform")


if __name__ == "__main__":
    main()
