"""Rates of three German taxes in process, Arrow in and out, against Polars and DuckDB in the same run, one core each:
scripts/test-python's environment, then python benchmarks/python_rates.py [ROWS]. Machines vary and are shared: what counts
are the ratios.

Polars computes in floats and DuckDB in DECIMAL, both by formulas of the tariff of 2025 written by hand for this; Levy's rules
are the shipped ones, with their checks of each row.
"""

import os
import sys
import time

os.environ.setdefault("POLARS_MAX_THREADS", "1")
os.sched_setaffinity(0, {next(iter(os.sched_getaffinity(0)))})

import duckdb
import numpy
import polars as pl
import pyarrow as pa

import levy

ROWS = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000_000
TAXES = ["income_tax", "solidarity_surcharge", "church_tax"]
COMMON = {"church_member": True, "federal_state": "NW", "filing": "single"}

cents = numpy.random.default_rng(1).integers(0, 30_000_000, ROWS)
words = numpy.stack([cents, numpy.zeros_like(cents)], 1)
table = pa.table({"zve": pa.Array.from_buffers(pa.decimal128(18, 2), ROWS, [None, pa.py_buffer(words.tobytes())])})
de = levy.rules("de")


# The same rows where all are whole euros, as integers.
whole = pa.table({"zve": cents // 100})


def by_levy(table=table):
    return pa.table(de.stream(table, TAXES, year=2025, given=["zve"], common=COMMON, errors="null"))


def tariff(x, when, floor):
    y, z = (x - 12096) / 10000, (x - 17443) / 10000
    return floor(when([
        (x <= 12096, 0 * x), (x <= 17443, (932.3 * y + 1400) * y), (x <= 68480, (176.64 * z + 2397) * z + 1015.13),
        (x <= 277825, 0.42 * x - 10911.92)], 0.45 * x - 19246.67))


frame = pl.DataFrame({"zve": cents / 100})


def by_polars():
    def when(cases, otherwise):
        chain = pl
        for condition, value in cases:
            chain = chain.when(condition).then(value)
        return chain.otherwise(otherwise)

    est = tariff(pl.col("zve").floor(), when, lambda value: value.floor())
    soli = pl.when(pl.col("est") <= 19950).then(0.0).otherwise(
        pl.min_horizontal((pl.col("est") - 19950) * 0.119, pl.col("est") * 0.055))
    return frame.lazy().with_columns(est=est).select(
        "est", soli=(soli * 100).floor() / 100, church=(pl.col("est") * 9).floor() / 100).collect()


con = duckdb.connect()
con.execute("SET threads = 1")
con.register("given", table)


def by_duckdb():
    return con.sql(
        """
        WITH a AS (SELECT floor(zve)::DECIMAL(18,2) AS x FROM given), b AS (
          SELECT floor(CASE WHEN x <= 12096 THEN 0
            WHEN x <= 17443 THEN (932.3 * ((x - 12096) * 0.0001)::DECIMAL(12,6) + 1400) * ((x - 12096) * 0.0001)::DECIMAL(12,6)
            WHEN x <= 68480 THEN (176.64 * ((x - 17443) * 0.0001)::DECIMAL(12,6) + 2397) * ((x - 17443) * 0.0001)::DECIMAL(12,6)
              + 1015.13
            WHEN x <= 277825 THEN 0.42 * x - 10911.92 ELSE 0.45 * x - 19246.67 END)::DECIMAL(18,2) AS est FROM a)
        SELECT est, floor(CASE WHEN est <= 19950 THEN 0 ELSE least((est - 19950) * 0.119, est * 0.055) END * 100) AS soli,
          est * 9 AS church FROM b
        """).to_arrow_table()


def rate(work):
    best = 0.0
    for _ in range(3):
        start = time.process_time()
        result = work()
        best = max(best, ROWS / 1e6 / (time.process_time() - start))
    return best, result


levy_rate, taxes = rate(by_levy)
whole_rate, _ = rate(lambda: by_levy(whole))
polars_rate, floats = rate(by_polars)
duckdb_rate, decimals = rate(by_duckdb)
print(f"Levy {levy_rate:.1f} from decimals, {whole_rate:.1f} from integers, Polars in floats {polars_rate:.1f}, DuckDB in decimals {duckdb_rate:.1f} Mrows/s of one core")
print(f"ratios, from decimals and from integers: {levy_rate / polars_rate:.2f} and {whole_rate / polars_rate:.2f} of Polars, "
      f"{levy_rate / duckdb_rate:.1f} and {whole_rate / duckdb_rate:.1f} of DuckDB")
est = taxes["income_tax"].cast(pa.float64()).to_numpy()
church = taxes["church_tax"].cast(pa.float64()).to_numpy()
print(f"income tax differs from DuckDB's in {int((est != decimals['est'].cast(pa.float64()).to_numpy()).sum())} rows, "
      f"from Polars' in {int((est != floats['est'].to_numpy()).sum())}; "
      f"church tax from Polars' in {(abs(church - floats['church'].to_numpy()) > 0.001).mean():.1%}")
