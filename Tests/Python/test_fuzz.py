"""Random tables in all Arrow types against `levy batch` on the same table as a file: results and faults, row for row.

LEVY_TABLES says how many tables there are. Those of one set of columns go through the command as one file, for starting it
takes longer than a table.
"""

import csv
import datetime
import decimal
import os
import random
import subprocess

import pyarrow as pa
import pytest

D = decimal.Decimal
OUTPUTS = ["income_tax", "solidarity_surcharge", "church_tax"]
TABLES = int(os.environ.get("LEVY_TABLES", "80"))
TOGETHER = 40

NUMBERS = ["0", "-5", "7", "120", "255", "12096", "-32768", "60000", "60000.00", "1234.5", "1234.56", "99.999", "277825.99"]
KINDS = {
    "zve": lambda dice: dice.choice(["", *NUMBERS, "x", "1e3", str(dice.randint(0, 10**6)), f"{dice.randint(0, 10**8) / 100:.2f}"]),
    "filing": lambda dice: dice.choice(["single", "joint", "Joint", "", "both"]),
    "church_member": lambda dice: dice.choice(["true", "false", "yes", ""]),
    "federal_state": lambda dice: dice.choice(["NW", "BY", "none", "", "Bayern", "XX", "Nordrhein-Westfalen", "Mecklenburg-Vorpommern"]),
    "year": lambda dice: dice.choice(["2003", "2024", "2025", "2025", "", "1900"]),
    "date": lambda dice: dice.choice(["2024-12-31", "2025-01-01", "2025-06-30", "", "2024-02-30"]),
    "children": lambda dice: dice.choice(["0", "1", "", "-1", "2.5", "0"]),
    "child_allowances": lambda dice: dice.choice(["0", "0.5", "1", "2.5", "1.0", "0.25", "", "-1", "0.0000005", "5e-07", "12"]),
    "birth_date": lambda dice: dice.choice(["1950-01-01", "1990-12-31", "", "soon"]),
}
# The types that a column may have without any change of its cells; one of the first that can hold all of them is drawn.
TEXTS = [pa.string(), pa.large_string(), pa.string_view(), *(
    pa.dictionary(index, value) for index in (pa.int8(), pa.uint8(), pa.int16(), pa.uint32(), pa.int64())
    for value in (pa.string(), pa.large_string()))]
INTEGERS = [pa.int8(), pa.uint8(), pa.int16(), pa.uint16(), pa.int32(), pa.uint32(), pa.int64(), pa.uint64()]
DECIMALS = [pa.decimal32(9, 2), pa.decimal64(18, 2), pa.decimal128(18, 2), pa.decimal128(20, 3), pa.decimal128(38, 6),
            pa.decimal128(9, 0), pa.decimal256(18, 2), pa.decimal256(76, 6)]
DAYS = [pa.date32(), pa.date64(), pa.timestamp("s"), pa.timestamp("ms"), pa.timestamp("us"), pa.timestamp("ns")]


def array(texts, dice):
    """The cells of a column in some Arrow type that says the same, with nothing for empty texts or an empty text."""
    kinds = list(TEXTS)
    given = [text for text in texts if text]
    if not given:
        kinds += [pa.null(), pa.float64(), pa.bool_()]
    try:
        numbers = [D(text) for text in given if "e" not in text]
        if given and len(numbers) == len(given):
            # As `levy batch` shows a faulty value: numbers that print as they are written.
            kinds += 3 * [kind for kind in INTEGERS if all(str(n) == str(int(n)) for n in numbers)]
            kinds += 3 * [kind for kind in DECIMALS if all(-n.as_tuple().exponent == kind.scale for n in numbers)]
            if all(float(n) == n or str(float(n)) == str(n) for n in numbers) and all(
                    str(float(n)).removesuffix(".0") == str(n) for n in numbers):
                kinds += 3 * [pa.float64()]
    except decimal.InvalidOperation:
        pass
    if given and set(given) <= {"true", "false"}:
        kinds += 6 * [pa.bool_()]
    try:
        days = [datetime.date.fromisoformat(text) for text in given]
        kinds += 3 * DAYS if given else []
    except ValueError:
        days = []
    kind = dice.choice(kinds)
    if kind in TEXTS:
        values = [text if text or dice.random() < 0.3 else None for text in texts]
        if pa.types.is_dictionary(kind):
            return pa.array(values, kind.value_type).dictionary_encode().cast(kind), kind
        return pa.array(values, kind), kind
    read = {**dict.fromkeys(DAYS, datetime.date.fromisoformat), pa.bool_(): lambda text: text == "true",
            pa.float64(): float, **dict.fromkeys(INTEGERS, int)}.get(kind, D)
    try:
        return pa.array([read(text) if text else None for text in texts], pa.date32() if kind in DAYS else kind).cast(kind), kind
    except (pa.ArrowInvalid, OverflowError):
        return pa.array([text or None for text in texts]), pa.string()


class Structs:
    """A table as a stream of structs, which have an offset and rows that are null of their own."""

    def __init__(self, table, nulls):
        batch = table.combine_chunks().to_batches()[0] if table.num_rows else pa.RecordBatch.from_pylist([], table.schema)
        columns = [pa.concat_arrays([column[:1], column]) if len(column) else column for column in batch.columns]
        mask = pa.array([False, *nulls][: len(columns[0])])
        self.array = pa.StructArray.from_arrays(columns, names=table.column_names, mask=mask)[1:]

    def __arrow_c_stream__(self, requested_schema=None):
        return pa.chunked_array([self.array]).__arrow_c_stream__(requested_schema)


@pytest.mark.parametrize("group", range((TABLES + TOGETHER - 1) // TOGETHER))
def test_any_table_is_as_levy_batch_has_it(de, group, tmp_path):
    dice = random.Random(group)
    names = ["zve"] + dice.sample(sorted(set(KINDS) - {"zve", "year", "date"}), dice.randint(1, 4))
    names += dice.choice([[], [], ["year"], ["date"]])
    cells, tables = [], []
    for _ in range(min(TOGETHER, TABLES - group * TOGETHER)):
        count = dice.choice([1, 3, 20, 150])
        # Some columns have values of one kind only, so that they have types other than texts.
        pools = {name: [KINDS[name](dice) for _ in range(dice.choice([1, 2, 3, 50]))] for name in names}
        nulls = [dice.random() < 0.1 for _ in range(count)] if dice.random() < 0.2 else None
        rows = [[dice.choice(pools[name]) for name in names] for _ in range(count)]
        tables.append((len(cells), rows, nulls))
        cells += [[""] * len(names) if nulls and nulls[n] else row for n, row in enumerate(rows)]
    with open(tmp_path / "table.csv", "w", newline="") as file:
        csv.writer(file).writerows([names, *cells])
    ran = subprocess.run(
        [os.environ["LEVY_PROGRAM"], "batch", "de", str(tmp_path / "table.csv"), "--year", "2025", "--given", "zve", "--output",
         ",".join(OUTPUTS), "--errors", str(tmp_path / "errors.csv")], capture_output=True, text=True)
    expected = [row[-len(OUTPUTS):] for row in list(csv.reader(ran.stdout.splitlines()))[1:]]
    assert len(expected) == len(cells), ran.stderr
    with open(tmp_path / "errors.csv") as file:
        reasons = {int(row["row"]) - 1: (row["column"], row["reason"]) for row in csv.DictReader(file)}
    for first, rows, nulls in tables:
        arrays = [array([row[place] for row in rows], dice) for place in range(len(names))]
        table = pa.table([values for values, _ in arrays], names=names)
        kinds = [str(kind) for _, kind in arrays]
        if nulls is not None:
            given = Structs(table, nulls)
        else:
            given = shaped(table, dice)
        stream = de.stream(given, OUTPUTS, year=2025, given=["zve"])
        result = pa.table(stream)
        found = [["" if value is None else f"{value:.2f}" for value in row]
                 for row in zip(*(result[name].to_pylist() for name in OUTPUTS))]
        assert found == expected[first:first + len(rows)], kinds
        told = {fault["row"]: (fault["column"] or "", fault["message"]) for fault in stream.report.rows}
        assert told == {row - first: reasons[row] for row in reasons if first <= row < first + len(rows)}, kinds


def shaped(table, dice):
    """The same rows in slices, batches and with offsets."""
    if dice.random() < 0.3:
        table = pa.concat_tables([table.slice(0, 0), table])
    if dice.random() < 0.4 and table.num_rows > 2:
        cut = dice.randint(1, table.num_rows - 1)
        table = pa.Table.from_batches(
            table.slice(0, cut).combine_chunks().to_batches() + table.slice(cut).combine_chunks().to_batches())
    if dice.random() < 0.4:
        # Children with an offset, in a batch with rows before and after the wanted ones.
        twice = pa.concat_tables([table, table, table]).combine_chunks()
        table = twice.slice(table.num_rows, table.num_rows)
    return table
