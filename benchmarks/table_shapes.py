"""What a table's shape costs: nanoseconds of processor time a row by shape, with the ratios to the plainest shape and to Polars in
floats, in the same run: scripts/test-python's environment, then python benchmarks/table_shapes.py [ROWS [SHAPE …]]. Machines vary
and are shared: what counts are the ratios.

All have the same households and three German taxes by the shipped rules; the plainest has dictionaries for words and decimals for
amounts, of one year. Polars and DuckDB compute formulas of 2025 that were written by hand for this, from the same columns: Polars in
floats from floats and categories, DuckDB in floats and, exactly, in whole numbers of 64 bits, from a table of its own with enumerations.
Tables with a column of years or days are compared with the formula whose figures Polars takes from a table by year, as it has to there.
None of them checks a cell.
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
import pyarrow.compute

import levy

ROWS = int(sys.argv[1]) if len(sys.argv) > 1 else 400_000
WANTED = sys.argv[2:]
TAXES = ["income_tax", "solidarity_surcharge", "church_tax"]
LANDS = "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH".split()
NAMES = ("Baden-Württemberg Bayern Berlin Brandenburg Bremen Hamburg Hessen Mecklenburg-Vorpommern Niedersachsen "
         "Nordrhein-Westfalen Rheinland-Pfalz Saarland Sachsen Sachsen-Anhalt Schleswig-Holstein Thüringen").split()

random = numpy.random.default_rng(1)
cents = random.integers(0, 30_000_000, ROWS)
filing, land, member = random.integers(0, 2, ROWS), random.integers(0, 16, ROWS), random.integers(0, 2, ROWS).astype(bool)
words = numpy.stack([cents, numpy.zeros_like(cents)], 1)
amounts = pa.Array.from_buffers(pa.decimal128(18, 2), ROWS, [None, pa.py_buffer(words.tobytes())])


def dictionary(places, texts):
    return pa.DictionaryArray.from_arrays(pa.array(places.astype(numpy.int32)), pa.array(texts))


plain = {
    "zve": amounts, "filing": dictionary(filing, ["single", "joint"]), "federal_state": dictionary(land, LANDS),
    "church_member": pa.array(member)}


def texts(names=LANDS, kind=pa.string()):
    return {**plain, "filing": plain["filing"].cast(pa.string()).cast(kind),
            "federal_state": dictionary(land, names).cast(pa.string()).cast(kind)}


def refused(share, amount="-5"):
    """Rows of which a share has an amount that no case has."""
    some = pa.array(random.random(ROWS) < share)
    return {**plain, "zve": pa.compute.if_else(some, pa.scalar(amount).cast(pa.decimal128(18, 2)), amounts)}


def differing(share):
    """Rows of which a share has amounts that no case has, each another."""
    return {**plain, "zve": pa.compute.if_else(pa.array(random.random(ROWS) < share), pa.compute.negate(amounts), amounts)}


def missing(share):
    """Rows of which a share lacks the fact that has no default."""
    some = pa.array(random.random(ROWS) < share)
    return {**plain, "federal_state": pa.compute.if_else(some, None, plain["federal_state"].cast(pa.string())),
            "church_member": pa.compute.or_(some, plain["church_member"])}


def misspelt(share):
    chosen = numpy.where(random.random(ROWS) < share, 2, filing)
    return {**plain, "filing": dictionary(chosen, ["single", "joint", "jiont"])}


# In the names of the official program: amounts are cents, and words are numbers.
wages = {
    "RE4": pa.array(cents // 25), "STKL": pa.array(random.integers(1, 7, ROWS)), "LZZ": pa.array(random.integers(1, 3, ROWS)),
    "ZKF": pa.array(random.integers(0, 7, ROWS) / 2), "R": pa.array(random.integers(0, 2, ROWS)),
    "KVZ": pa.array(random.integers(10, 35, ROWS) / 10), "PVZ": pa.array(random.integers(0, 2, ROWS)),
    **{name: pa.array(numpy.zeros(ROWS, numpy.int64)) for name in (
        "KRV", "PKV", "PVS", "ALV", "PVA", "PKPV", "LZZFREIB", "LZZHINZU", "VBEZ", "VBEZM", "VBEZS", "SONSTB", "JRE4",
        "JVBEZ", "JFREIB", "JHINZU", "ALTER1", "VMT")}}
WAGE_TAXES = ["LSTLZZ", "SOLZLZZ", "BK"]

# The optional amounts: all of them, and those on which the taxes of a taxable income do not depend in any row here.
AMOUNTS = [
    each["name"] for each in levy.rules("de").describe()["variables"]
    if each["kind"] == "input" and each["type"] == "money" and each.get("default") is not None]
READ = {
    name for filing in ("single", "joint")
    for name in levy.rules("de").answer(
        {"zve": 60000, "filing": filing, "federal_state": "BY", "church_member": True}, TAXES, year=2025)["assumed"]}
IDLE = [name for name in AMOUNTS if name not in READ and "." not in name]


def zeros(names):
    return {**plain, **{name: pa.array(numpy.zeros(ROWS)) for name in names}}



def floats(columns=None):
    """Columns as frames have them, whose amounts are floats."""
    columns = columns or plain
    return {**columns, "zve": columns["zve"].cast(pa.float64())}


SHAPES = {
    "dictionaries": lambda: (plain, {}),
    "categories of Polars": lambda: (
        {**plain, "filing": frame["filing"].to_arrow(), "federal_state": frame["state"].to_arrow()}, {}),
    "texts": lambda: (texts(), {}),
    "long texts": lambda: (texts(NAMES), {}),
    "large texts": lambda: (texts(NAMES, pa.large_string()), {}),
    "string views": lambda: (texts(NAMES, pa.string_view()), {}),
    "amounts as texts": lambda: ({**plain, "zve": amounts.cast(pa.string())}, {}),
    "amounts as floats": lambda: ({**plain, "zve": pa.array(cents / 100)}, {}),
    "amounts as 256-bit decimals": lambda: ({**plain, "zve": amounts.cast(pa.decimal256(40, 2))}, {}),
    "amounts between cents": lambda: ({**plain, "zve": pa.array(cents / 100 + 0.004)}, {"floats": "nearest"}),
    "flags as int8": lambda: ({**plain, "church_member": pa.array(member.astype(numpy.int8))}, {}),
    "a frame of pandas": lambda: (pa.table(dict(floats())).to_pandas(), {"floats": "nearest"}),
    "a frame of Polars": lambda: (pl.from_arrow(pa.table(dict(floats()))), {"floats": "nearest"}),
    "amounts as int16": lambda: ({**plain, "zve": pa.array((cents // 1000).astype(numpy.int16))}, {}),
    "amounts as int32": lambda: ({**plain, "zve": pa.array((cents // 100).astype(numpy.int32))}, {}),
    "a year, all 2025": lambda: ({**plain, "year": pa.array(numpy.full(ROWS, 2025))}, {"year": None}),
    "a year as text": lambda: ({**plain, "year": pa.array(numpy.full(ROWS, 2025)).cast(pa.string())}, {"year": None}),
    "three years": lambda: ({**plain, "year": pa.array(random.integers(2023, 2026, ROWS))}, {"year": None}),
    "three years, sorted": lambda: ({**plain, "year": pa.array(numpy.sort(random.integers(2023, 2026, ROWS)))}, {"year": None}),
    "dates of a year": lambda: (
        {**plain, "date": pa.array(random.integers(20089, 20454, ROWS).astype(numpy.int32)).cast(pa.date32())}, {"year": None}),
    "results as floats": lambda: (plain, {"money": "float"}),
    "remarks": lambda: (plain, {"notes": True}),
    "30 idle columns of zeros": lambda: (zeros(IDLE[:30]), {}),
    "100 columns of zeros": lambda: (zeros(AMOUNTS[:100]), {}),
    "amounts that count for nothing": lambda: ({**plain, "wages": pa.array(cents / 100)}, {}),
    "wage tax": lambda: (wages, {"given": [], "outputs": WAGE_TAXES}),
    "wage tax, 25 columns of texts": lambda: (
        {name: column.cast(pa.string()) for name, column in wages.items()}, {"given": [], "outputs": WAGE_TAXES}),
    "one refused in 1000": lambda: (refused(0.001), {}),
    "a third refused": lambda: (refused(1 / 3), {}),
    "a third refused, each another": lambda: (differing(1 / 3), {}),
    "a third refused, pandas": lambda: (pa.table(floats(refused(1 / 3))).to_pandas(), {"floats": "nearest"}),
    "a third refused, Polars": lambda: (pl.from_arrow(pa.table(floats(refused(1 / 3)))), {"floats": "nearest"}),
    "a third misspelt": lambda: (misspelt(1 / 3), {}),
    "a third lacks a fact": lambda: (missing(1 / 3), {}),
    "a third is impossible": lambda: ({
        **plain, "commuting_days": pa.array(numpy.where(random.random(ROWS) < 1 / 3, 366, 0))}, {}),
    "a third has facts of nobody": lambda: ({
        **plain, "spouse.wages": pa.array(numpy.where(random.random(ROWS) < 2 / 3, 100, 0))}, {}),
}


frame = pl.DataFrame({
    "zve": cents / 100, "filing": pl.Series(plain["filing"].to_pylist(), dtype=pl.Categorical),
    "state": pl.Series(plain["federal_state"].to_pylist(), dtype=pl.Categorical), "member": member})

# § 32a Abs. 1 EStG, § 3 Abs. 3 SolzG 1995: the bands' ends and coefficients, and the exemption limit.
FIGURES = pl.DataFrame({
    "year": pl.Series([2023, 2024, 2025], dtype=pl.Int32),
    "free": [10908.0, 11784.0, 12096.0], "first": [15999.0, 17005.0, 17443.0], "second": [62809.0, 66760.0, 68480.0],
    "y2": [979.18, 954.8, 932.3], "z2": [192.59, 181.19, 176.64], "z0": [966.53, 991.21, 1015.13],
    "less": [9972.98, 10636.31, 10911.92], "more_less": [18307.73, 18971.06, 19246.67], "limit": [17543.0, 18130.0, 19950.0]})


def by_polars(people_table, year=None):
    """The formula, of 2025 or of the years that an expression says."""
    table = people_table.lazy()
    if year is None:
        figures = FIGURES.row(-1, named=True)
    else:
        figures = {name: pl.col(name) for name in FIGURES.columns}
        table = table.with_columns(year=year.cast(pl.Int32)).join(FIGURES.lazy(), on="year", how="left", maintain_order="left")
    people = pl.when(pl.col("filing") == "joint").then(2.0).otherwise(1.0)
    x = (pl.col("zve") / people).floor()
    y, z = (x - figures["free"]) / 10000, (x - figures["first"]) / 10000
    single = (
        pl.when(x <= figures["free"]).then(0.0).when(x <= figures["first"]).then((figures["y2"] * y + 1400) * y)
        .when(x <= figures["second"]).then((figures["z2"] * z + 2397) * z + figures["z0"])
        .when(x <= 277825).then(0.42 * x - figures["less"]).otherwise(0.45 * x - figures["more_less"]))
    free = figures["limit"] * people
    soli = pl.when(pl.col("est") <= free).then(0.0).otherwise(
        pl.min_horizontal((pl.col("est") - free) * 0.119, pl.col("est") * 0.055))
    rate = pl.when(pl.col("state").is_in(["BY", "BW"])).then(8).otherwise(9)
    church = pl.when(pl.col("member")).then((pl.col("est") * rate).floor() / 100).otherwise(0.0)
    return table.with_columns(est=single.floor() * people).select(
        "est", soli=(soli * 100).floor() / 100, church=church).collect()


con = duckdb.connect()
con.execute("SET threads = 1")
con.register("given", pa.table({**plain, "zve": pa.array(cents)}))
con.execute("CREATE TYPE filing AS ENUM ('single', 'joint')")
con.execute(f"CREATE TYPE land AS ENUM ({', '.join(map(repr, LANDS))})")
con.execute("""
    CREATE TABLE people AS SELECT zve AS cents, zve / 100.0::DOUBLE AS zve, filing::filing AS filing, federal_state::land AS land,
      church_member AS member FROM given""")
FLOATS = """
    WITH a AS (SELECT *, CASE WHEN filing = 'joint' THEN 2.0::DOUBLE ELSE 1.0::DOUBLE END AS people FROM people),
    b AS (SELECT *, floor(zve / people) AS x FROM a),
    c AS (SELECT *, floor(CASE WHEN x <= 12096 THEN 0::DOUBLE
      WHEN x <= 17443 THEN (932.3::DOUBLE * ((x - 12096) / 10000) + 1400) * ((x - 12096) / 10000)
      WHEN x <= 68480 THEN (176.64::DOUBLE * ((x - 17443) / 10000) + 2397) * ((x - 17443) / 10000) + 1015.13::DOUBLE
      WHEN x <= 277825 THEN 0.42::DOUBLE * x - 10911.92::DOUBLE ELSE 0.45::DOUBLE * x - 19246.67::DOUBLE END) * people AS est FROM b)
    SELECT est, CASE WHEN est <= 19950 * people THEN 0
        ELSE floor(least((est - 19950 * people) * 0.119::DOUBLE, est * 0.055::DOUBLE) * 100) / 100 END AS soli,
      CASE WHEN member THEN floor(est * CASE WHEN land IN ('BY', 'BW') THEN 8 ELSE 9 END) / 100 ELSE 0 END AS church FROM c"""
WHOLE = """
    WITH a AS (SELECT *, CASE WHEN filing = 'joint' THEN 2 ELSE 1 END AS people FROM people),
    b AS (SELECT *, cents // (100 * people) AS x FROM a),
    c AS (SELECT *, CASE WHEN x <= 12096 THEN 0
      WHEN x <= 17443 THEN (9323 * (x - 12096) + 140000000) * (x - 12096) // 1000000000
      WHEN x <= 68480 THEN ((17664 * (x - 17443) + 2397000000) * (x - 17443) + 10151300000000) // 10000000000
      WHEN x <= 277825 THEN (42 * x - 1091192) // 100 ELSE (45 * x - 1924667) // 100 END * people AS est FROM b)
    SELECT est * 100 AS est, CASE WHEN est <= 19950 * people THEN 0
        ELSE least((est - 19950 * people) * 119 // 10, est * 55 // 10) END AS soli,
      CASE WHEN member THEN est * CASE WHEN land IN ('BY', 'BW') THEN 8 ELSE 9 END ELSE 0 END AS church FROM c"""


def by_duckdb(query):
    return con.sql(query).to_arrow_table()


def cost(table, options):
    # The first row makes plans, whose cost depends on the columns and not on the number of rows.
    de = levy.rules("de")
    given = {"outputs": TAXES, "given": ["zve"], "year": 2025, "errors": "column", "notes": False, **options}

    def work(table):
        start = time.process_time()
        result = pa.table(de.stream(table, **given)) if isinstance(table, pa.Table) else de.evaluate(table, threads=1, **given)
        return (time.process_time() - start) / max(1, len(table)) * 1e9, result

    few = table[:5000] if not isinstance(table, pa.Table) else table.slice(0, 5000)
    work(few)
    tries = [work(table) for _ in range(1 if ROWS > 10_000 and work(few)[0] > 20_000 else 3)]
    best, result = min(tries, key=lambda found: found[0])
    return best, result


def best_of(work):
    """The least time of three runs, in nanoseconds a row, and what comes out."""
    tries = []
    for _ in range(3):
        start = time.process_time()
        found = work()
        tries.append((time.process_time() - start) / ROWS * 1e9)
    return min(tries), found


(polars, by_floats), first = best_of(lambda: by_polars(frame)), None
duck_floats, _ = best_of(lambda: by_duckdb(FLOATS))
duck, exact = best_of(lambda: by_duckdb(WHOLE))
print(f"{'Polars in floats':30} {polars:10.1f} ns a row")
print(f"{'DuckDB in floats':30} {duck_floats:10.1f} ns a row {'':32} {duck_floats / polars:8.2f} times Polars")
print(f"{'DuckDB in whole numbers':30} {duck:10.1f} ns a row {'':32} {duck / polars:8.2f} times Polars")
costs = {}
for name, make in SHAPES.items():
    if WANTED and name not in WANTED and name != "dictionaries":
        continue
    columns, options = make()
    best, result = cost(pa.table(columns) if isinstance(columns, dict) else columns, options)
    if first is None:
        first = best
        wrong = [
            [int((result[tax].cast(pa.float64()).to_numpy().round(2) != found.to_numpy().round(2)).sum())
             for tax, found in zip(TAXES, columns)]
            for columns in ([pa.compute.divide(exact[name].cast(pa.float64()), 100.0) for name in exact.column_names],
                            [by_floats[name] for name in by_floats.columns])]
        print(f"rows of which the taxes differ from DuckDB's in whole numbers: {wrong[0]}, from Polars' in floats: {wrong[1]}")
    reference = polars
    if options.get("year", 2025) is None and name != "a year as text":
        column = "date" if "date" in columns else "year"
        dated = frame.with_columns(pl.from_arrow(pa.table({column: columns[column]})))
        reference, by_year = best_of(
            lambda: by_polars(dated, pl.col("date").dt.year() if column == "date" else pl.col("year")))
        far = (result["income_tax"].cast(pa.float64()).to_numpy() - by_year["est"].to_numpy())
        # A float just below a whole euro loses that, or two by splitting.
        assert abs(far).max() <= 2, "the formulas differ"
    line = f"{name:30} {best:10.1f} ns a row  {best / first:8.2f} times the plainest  {best / reference:8.2f} times Polars"
    costs[name] = best
    if "third" in name:
        # Compared with the same kind of table.
        good = costs.get(f"a frame of {name.split(', ')[-1]}", first)
        line += f"; a refused row costs {(best - good * 2 / 3) * 3 / good:.1f} good ones"
    print(line, flush=True)
