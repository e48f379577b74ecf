"""Rules exported as SQL and as C against `levy batch`, over random and boundary rows: no row may differ.

    sql_agrees.py LEVY [--rows N] [--engines duckdb,postgres,spark,sqlite,c] [--case NAME]

A row agrees if both give the same results to the last digit, or both give none. A row with an amount that an export does
not compute may lack results there, and is counted; its fault must name the column.
"""

import argparse
import csv
import ctypes
import datetime
import decimal
import os
import random
import re
import subprocess
import sys
import tempfile
import time

CHURCH_STATES = "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH".split()
HERE = os.path.dirname(os.path.abspath(__file__))
XX = {"a": "signed", "b": "divisor", "n": "small", "rate": "rate", "word": ["one", "two", "three"], "flag": "boolean",
      "day": "date"}
CASES = {
    "corners": dict(
        jurisdiction="xx", year=2025, facts=["--rules", f"{HERE}/rules"], columns=XX, most=2_000_000_000,
        outputs=["by_divisor", "large", "on_paths", "words", "aged", "counted", "shared", "kept_day"]),
    "roundings": dict(
        jurisdiction="xx", year=2025, facts=["n=5", "--rules", f"{HERE}/rules"], columns={"a": "signed"},
        outputs=["all_roundings"]),
    "failures": dict(
        jurisdiction="xx", year=2025, facts=["--rules", f"{HERE}/rules"], columns={"a": "signed", "n": "small"},
        outputs=["fails"], most=1_000_000),
    "de": dict(
        jurisdiction="de", year=2025, outputs=["income_tax", "solidarity_surcharge", "church_tax"], facts=[],
        columns={"zve": "money", "filing": ["single", "joint"], "bundesland": CHURCH_STATES + ["none"],
                 "church_member": "boolean"}),
    "de2003": dict(
        jurisdiction="de", year=2003, outputs=["income_tax", "solidarity_surcharge"], facts=["filing=joint"],
        columns={"zve": "money"}),
    "wage": dict(
        jurisdiction="de", year=2025, outputs=["wage_tax"], facts=["pay_period=month", "church_member=no"],
        columns={"RE4": "cents", "tax_class": "class"}),
    "ie": dict(
        jurisdiction="ie", year=2025, outputs=["usc", "prsi"], facts=[], most=10_000_000,
        columns={"employment_income": "money", "age": "count"}),
    "uk": dict(
        jurisdiction="uk", year=2025, outputs=["income_tax"], facts=[], most=100_000_000,
        columns={"employment_income": "money", "savings_income": "money"}),
    # A name of a person has a point in it.
    "persons": dict(
        jurisdiction="ie", year=2025, outputs=["income_tax"], facts=[], most=10_000_000,
        columns={"salary": "money", "marital_status": ["single", "married"], "spouse.salary": "money"}),
    # Contributions to an employer's pension arrangement cannot exceed the pay: half of the rows are contradictory.
    "contradictions": dict(
        jurisdiction="uk", year=2025, outputs=["income_tax"], facts=[], most=100_000_000,
        columns={"employment_income": "money", "pension_net_pay": "money"}),
}


def run(words, **more):
    return subprocess.run(words, check=True, capture_output=True, text=True, **more).stdout


def export(levy, case, form, *more):
    return run([levy, "export", form, case["jurisdiction"], "--year", str(case["year"]), "--given",
                ",".join(case["columns"]), "--output", ",".join(case["outputs"]), *more, *case["facts"]])


def corners(statement, most):
    """Amounts in cents near every whole number that the statement holds."""
    found = set()
    for digits in set(re.findall(r"(?<![\w.])\d{1,12}(?![\w.])", statement)):
        for cents in (int(digits), int(digits) * 100):
            found.update(cents + step for step in (-100, -50, -1, 0, 1, 50, 100))
    return sorted(cents for cents in found if 0 <= cents <= most) or [0]


def amount(cents):
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02}"


def cell(kind, near, most):
    if kind == "class":
        return str(random.randint(1, 6))
    if isinstance(kind, list):
        return random.choice(kind)
    if kind == "boolean":
        return random.choice(["true", "false"])
    if kind == "small":
        return random.choice(["", *"0123456789"])
    if kind == "rate":
        return f"{random.choice([random.randint(-10**6, 10**6), random.randint(-9, 9) * 10**5]) / 1e6:.6f}"
    if kind == "date":
        return random.choice("2000-02-29 2004-12-31 2005-01-01 1990-02-28 1960-06-15 2100-12-31".split())
    if kind == "divisor":
        return amount(random.choice([0, 1, -1, 3, -7, 100, 500_000, random.randint(-500_000, 500_000)]))
    if kind == "count":
        return str(random.choice([random.randint(0, 120), 15, 16, 65, 66, 69, 70]))
    cents = random.choice(
        [random.choice(near), random.choice(near), random.randint(0, 15_000_000), random.randint(0, most),
         random.randint(0, 12_000) * 100])
    if kind == "signed" and random.random() < 0.5:
        cents = -cents
    if random.random() < 0.005:
        cents = random.choice([-cents, cents * 100_000, 10**13, 10**15])
    if random.random() < 0.002:
        return ""
    return str(cents) if kind == "cents" else amount(cents)


def write_rows(path, case, rows, near, most):
    with open(path, "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["id", *case["columns"]])
        for row in range(rows):
            writer.writerow([row, *(cell(kind, near, most) for kind in case["columns"].values())])


def sql_type(kind, engine):
    if kind in ("money", "cents", "signed", "divisor"):
        return "DECIMAL(20,2)"
    if kind == "rate":
        return "DECIMAL(9,6)"
    if kind == "date":
        return "DATE"
    if kind == "boolean":
        return "BOOLEAN"
    if kind in ("count", "class", "small"):
        return "INTEGER"
    return "VARCHAR" if engine == "duckdb" else "TEXT" if engine == "postgres" else "STRING"


def by_duckdb(levy, case, path):
    import duckdb

    connection = duckdb.connect()
    types = {"id": "BIGINT", **{name: sql_type(kind, "duckdb") for name, kind in case["columns"].items()}}
    pairs = ", ".join(f"'{name}': '{kind}'" for name, kind in types.items())
    connection.sql(f"CREATE TABLE people AS SELECT * FROM read_csv('{path}', header=true, columns={{{pairs}}})")
    statement = export(levy, case, "sql", "--keep", "id", "--dialect", "duckdb")
    started = time.perf_counter()
    connection.sql(f"CREATE TABLE result AS {statement}")
    seconds = time.perf_counter() - started
    return connection.sql("SELECT * FROM result ORDER BY id").fetchall(), seconds


def by_postgres(levy, case, path):
    import psycopg

    with PostgreSQL() as server, psycopg.connect(host=server.socket, dbname="postgres", user=server.user) as connection:
        types = ", ".join(f'"{name}" {sql_type(kind, "postgres")}' for name, kind in case["columns"].items())
        cursor = connection.cursor()
        cursor.execute(f"CREATE TEMP TABLE people (id BIGINT, {types})")
        with cursor.copy("COPY people FROM STDIN WITH (FORMAT csv, HEADER true)") as copy, open(path, "rb") as file:
            while data := file.read(1 << 20):
                copy.write(data)
        statement = export(levy, case, "sql", "--keep", "id", "--dialect", "postgres")
        started = time.perf_counter()
        cursor.execute(f"CREATE TEMP TABLE result AS {statement}".encode())
        seconds = time.perf_counter() - started
        return cursor.execute("SELECT * FROM result ORDER BY id").fetchall(), seconds


class PostgreSQL:
    """A server of our own in a folder that goes with it, which only its socket reaches."""

    def __enter__(self):
        import glob
        import pwd
        import shutil

        binaries = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        self.bin = binaries[-1] if binaries else os.path.dirname(shutil.which("initdb") or "")
        self.folder = tempfile.mkdtemp(prefix="levy-pg-")
        self.socket = self.folder
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        # The server refuses to run as root.
        self.prefix = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self.prefix:
            shutil.chown(self.folder, "postgres")
        data = f"{self.folder}/data"
        run(self.prefix + [f"{self.bin}/initdb", "-D", data, "-A", "trust", "-U", self.user, "-N"], cwd="/")
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c jit=off"
        subprocess.run(
            self.prefix + [f"{self.bin}/pg_ctl", "-D", data, "-w", "-l", f"{self.folder}/log", "-o", options, "start"],
            check=True, cwd="/", stdout=subprocess.DEVNULL)
        return self

    def __exit__(self, *_):
        import shutil

        stop = [f"{self.bin}/pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop"]
        subprocess.run(self.prefix + stop, cwd="/", stdout=subprocess.DEVNULL)
        shutil.rmtree(self.folder, ignore_errors=True)


def by_spark(levy, case, path):
    from pyspark.sql import SparkSession

    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    spark = (
        SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false").config("spark.sql.session.timeZone", "UTC")
        .config("spark.driver.memory", "3g").config("spark.log.level", "ERROR").getOrCreate())
    types = ", ".join(f"`{name}` {sql_type(kind, 'spark')}" for name, kind in {"id": "id", **case["columns"]}.items())
    types = types.replace("`id` STRING", "`id` BIGINT")
    spark.read.csv(path, header=True, schema=types).createOrReplaceTempView("people")
    spark.sql("CACHE TABLE people")
    statement = export(levy, case, "sql", "--keep", "id", "--dialect", "spark")
    started = time.perf_counter()
    result = spark.sql(statement)
    result.write.format("noop").mode("overwrite").save()
    seconds = time.perf_counter() - started
    rows = [tuple(row) for row in result.collect()]
    spark.stop()
    return sorted(rows), seconds


def by_sqlite(levy, case, path):
    import sqlite3

    def value(text, kind):
        if text == "":
            return None
        if kind == "boolean":
            return int(text == "true")
        return text if isinstance(kind, list) or kind == "date" else float(text) if "." in text else int(text)

    names, kinds = list(case["columns"]), list(case["columns"].values())
    with sqlite3.connect(":memory:") as connection, open(path) as file:
        connection.execute(f"CREATE TABLE people (id, {', '.join(f'`{name}`' for name in names)})")
        rows = ([row["id"], *(value(row[name], kind) for name, kind in zip(names, kinds))] for row in csv.DictReader(file))
        connection.executemany(f"INSERT INTO people VALUES (CAST(? AS INTEGER){', ?' * len(names)})", rows)
        try:
            statement = export(levy, case, "sql", "--keep", "id", "--dialect", "sqlite")
        except subprocess.CalledProcessError as error:
            if "more than 64 bits" in error.stderr:
                return None, 1
            raise
        started = time.perf_counter()
        connection.execute(f"CREATE TABLE result AS {statement}")
        seconds = time.perf_counter() - started
        return connection.execute("SELECT * FROM result ORDER BY id").fetchall(), seconds


def by_c(levy, case, path):
    """The C function over columns that this reads from the table; its results as the SQL ones are."""
    header = export(levy, case, "c", "--function", "taxes")
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/taxes.c", "w") as file:
            file.write(header)
        run([os.environ.get("CC", "cc"), "-std=c11", "-Wall", "-Werror", "-O2", "-shared", "-fPIC",
             "-o", f"{folder}/taxes.so", f"{folder}/taxes.c", "-lm"])
        library = ctypes.CDLL(f"{folder}/taxes.so")
        parameters = re.search(r"int64_t taxes\((.*?)\)", header, re.S).group(1)
        names = re.findall(r"const int64_t \*(\w+)", parameters)
        lists = dict(re.findall(r"^ \* (\w+): .*?((?:\d+ \S+, )*\d+ \S+), \d+ to \d+$", header, re.M))
        words = {name: {w: int(n) for n, w in re.findall(r"(\d+) ([^,]+)", text)} for name, text in lists.items()}
        columns = {name: [] for name in names}
        given = re.findall(r"^ \* given  (\S+)  ", header, re.M)
        with open(path) as file:
            rows = list(csv.DictReader(file))
        for name, own in zip(given, names):
            kind = case["columns"][name]
            for row in rows:
                text = row[name]
                if text == "":
                    # Columns of numbers cannot be empty; the caller passes a substitute.
                    number = 3 if kind == "small" else -1 << 60
                elif isinstance(kind, list) and own in words and text in words[own]:
                    number = words[own][text]
                elif kind == "boolean":
                    number = int(text == "true")
                elif kind == "rate":
                    number = int(decimal.Decimal(text).scaleb(6))
                elif kind == "date":
                    number = int(text.replace("-", ""))
                elif kind in ("money", "signed", "divisor"):
                    number = int(decimal.Decimal(text).scaleb(2))
                else:
                    number = int(text)
                columns[own].append(number)
        count = len(rows)
        arrays = [(ctypes.c_int64 * count)(*columns[name]) for name in names]
        results = [(ctypes.c_int64 * count)() for _ in case["outputs"]]
        faults = (ctypes.c_uint8 * count)()
        started = time.perf_counter()
        library.taxes(ctypes.c_int64(count), *arrays, *results, faults)
        seconds = time.perf_counter() - started
        units = dict(re.findall(r"^ \* result (\S+): (.*)$", header, re.M))
        readers = [reader(units.get(name, "cents")) for name in case["outputs"]]
        return [
            (row, *(None if faults[row] else read(column[row]) for read, column in zip(readers, results)),
             "fault" if faults[row] else None) for row in range(count)], seconds


def reader(unit):
    """Returns a function that converts a whole number to a result, as the C function describes it."""
    parts = re.fullmatch(r"parts of (\d+)", unit)
    if parts:
        return lambda number: decimal.Decimal(number) / int(parts.group(1))
    if unit == "cents":
        return lambda number: decimal.Decimal(number).scaleb(-2)
    if unit == "0 or 1":
        return bool
    if unit.startswith("digits of a day"):
        return lambda number: f"{number // 10000:04}-{number // 100 % 100:02}-{number % 100:02}"
    words = re.findall(r"\d+ ([^,]+)", unit)
    return (lambda number: words[number]) if words else decimal.Decimal


def by_batch(levy, case, path):
    started = time.perf_counter()
    text = subprocess.run(
        [levy, "batch", case["jurisdiction"], path, "--year", str(case["year"]), "--keep", "id", "--given",
         ",".join(case["columns"]), "--output", ",".join(case["outputs"]), "--errors", os.devnull, *case["facts"]], capture_output=True, text=True).stdout
    seconds = time.perf_counter() - started
    rows = csv.reader(text.splitlines())
    width = len(case["outputs"])
    next(rows)
    return [tuple(map(typed, row[-width:])) for row in rows], seconds


def typed(text):
    """A cell of `levy batch`: a number, true or false, or a word; None if it is empty."""
    if text in ("true", "false", ""):
        return {"true": True, "false": False, "": None}[text]
    try:
        return decimal.Decimal(text)
    except decimal.InvalidOperation:
        return text


def plain(value):
    """A result of an engine, as `typed` gives it."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, float):
        return decimal.Decimal(repr(value))
    return str(value) if isinstance(value, datetime.date) else decimal.Decimal(value)


ENGINES = {"duckdb": by_duckdb, "postgres": by_postgres, "spark": by_spark, "sqlite": by_sqlite, "c": by_c}


def compare(name, engine, expected, found):
    if len(expected) != len(found):
        return f"{len(found)} rows instead of {len(expected)}"
    unanswered = faulty = 0
    for row, (right, got) in enumerate(zip(expected, found)):
        results, fault = [plain(value) for value in got[1:-1]], got[-1]
        if got[0] != row:
            return f"row {row} is missing"
        if fault is None:
            if any(a is None or a != b for a, b in zip(right, results)):
                return f"row {row}: {results} instead of {right}"
        elif any(value is not None for value in results):
            return f"row {row}: results in spite of the fault '{fault}'"
        elif None in right:
            faulty += 1
        else:
            unanswered += 1
    limit = len(expected) // 50
    if unanswered > limit:
        return f"{unanswered} rows without results that levy batch gives, such as {next(r for r in found if r[-1])}"
    print(f"{name:8} {engine:9} {len(found):9} rows, 0 differ; {faulty} faulty, {unanswered} left to Levy", end="")
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("levy")
    parser.add_argument("--rows", type=int, default=20_000)
    parser.add_argument("--engines", default="duckdb,c")
    parser.add_argument("--case")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.levy = os.path.abspath(options.levy)
    failed = False
    for name, case in CASES.items():
        if options.case not in (None, name):
            continue
        random.seed(options.seed)
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/people.csv"
            most = case.get("most", 50_000_000_000)
            write_rows(path, case, options.rows, corners(export(options.levy, case, "sql"), most), most)
            expected, seconds = by_batch(options.levy, case, path)
            print(f"{name:8} {'batch':9} {options.rows / seconds / 1e6:9.2f} Mrows/s, CSV to CSV")
            for engine in options.engines.split(","):
                found, seconds = ENGINES[engine](options.levy, case, path)
                if found is None:
                    print(f"{name:8} {engine:9} needs wider numbers than there are, which is said")
                    continue
                difference = compare(name, engine, expected, found)
                if difference:
                    failed = True
                    print(f"{name:8} {engine:9} {difference}")
                else:
                    print(f"; {options.rows / seconds / 1e6:.2f} Mrows/s", flush=True)
    sys.exit(failed)


main()
