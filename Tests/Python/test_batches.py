"""Batches of streams: how large they are, and what becomes of the memory of kept columns."""

import gc

import pyarrow as pa
import pytest

LARGEST = 65_536


def sizes(stream):
    return [batch.num_rows for batch in pa.RecordBatchReader.from_stream(stream)]


@pytest.mark.parametrize("rows, expected", [
    (0, [0]), (1, [1]), (LARGEST, [LARGEST]), (LARGEST + 1, [LARGEST, 1]), (3 * LARGEST, [LARGEST] * 3),
    (150_000, [LARGEST, LARGEST, 150_000 - 2 * LARGEST])])
def test_large_batches_are_split(de, rows, expected):
    batch = pa.record_batch({"zve": pa.array(range(rows), pa.int64())})
    reader = pa.RecordBatchReader.from_batches(batch.schema, [batch])
    assert sizes(de.stream(reader, ["est"], year=2025, given=["zve"])) == expected


def test_small_batches_stay_as_they_are(de):
    table = pa.table({"zve": range(1000)})
    reader = pa.RecordBatchReader.from_batches(table.schema, table.to_batches(max_chunksize=300))
    assert sizes(de.stream(reader, ["est"], year=2025, given=["zve"])) == [300, 300, 300, 100]


def people(rows):
    """Columns of all kinds of memory: of a width, with offsets, with children, with a dictionary; every seventh has none."""
    some = [None if number % 7 == 0 else number for number in range(rows)]
    return pa.record_batch({
        "id": pa.array(some, pa.int64()),
        "name": pa.array([None if number is None else f"person {number}" for number in some]),
        "place": pa.array([None if number is None else "ABC"[number % 3] for number in some]).dictionary_encode(),
        "home": pa.array([None if number is None else {"street": str(number), "rooms": [number, 1]} for number in some]),
        "zve": pa.array([-1 if number % 50_000 == 49_999 else number for number in range(rows)], pa.int64()),
    })


def test_parts_have_the_rows_of_the_whole(de):
    """In parts of a slice, which begin anywhere, kept cells and results are those of small batches; so are the numbers of faults."""
    kept = ["home", "id", "name", "place"]
    whole = people(150_011).slice(11)
    stream = de.stream(whole, ["est"], year=2025, given=["zve"], keep=kept)
    found = pa.table(stream)
    found.validate(full=True)
    small = pa.RecordBatchReader.from_batches(whole.schema, [whole.slice(at, 1000) for at in range(0, 150_000, 1000)])
    assert found.to_pylist() == pa.table(de.stream(small, ["est"], year=2025, given=["zve"], keep=kept)).to_pylist()
    assert found.select(kept).to_pylist() == pa.table(whole).select(kept).to_pylist()
    assert [fault["row"] for fault in stream.report.rows] == [49_988, 99_988, 149_988]


def test_a_struct_of_columns_may_be_a_slice(de):
    """A batch that itself begins further on: its kept columns begin there too."""
    array = pa.StructArray.from_arrays([people(100_000)[name] for name in ("id", "zve")], ["id", "zve"]).slice(17)
    found = pa.table(de.stream(pa.RecordBatch.from_struct_array(array), ["est"], year=2025, given=["zve"], keep=["id", "id"]))
    assert found.column(0).to_pylist() == found.column(1).to_pylist() == array.field("id").to_pylist()


def addresses(array):
    return [buffer.address for buffer in array.buffers() if buffer is not None]


def test_kept_columns_are_moved(de):
    """No part has a copy: its memory is that of the batch that came, which lives as long as any part, and no longer."""
    gc.collect()
    before = pa.total_allocated_bytes()
    batch = people(150_000)
    names = ["home", "id", "name", "place"]
    expected = {name: addresses(batch[name]) for name in names}
    rows = batch.slice(LARGEST, LARGEST).to_pylist()
    parts = list(pa.RecordBatchReader.from_stream(de.stream(batch, ["est"], year=2025, given=["zve"], keep=names)))
    assert len(parts) == 3
    for part in parts:
        assert {name: addresses(part[name]) for name in names} == expected
    middle = parts[1]
    del batch, parts, part
    gc.collect()
    assert [{name: row[name] for name in names} for row in rows] == middle.select(names).to_pylist()
    street = middle["home"].field("street")
    del middle, rows
    gc.collect()
    assert street[1].as_py() == str(LARGEST + 1)
    del street
    gc.collect()
    assert pa.total_allocated_bytes() == before


def test_a_reader_may_stop_between_parts(de):
    """Unread parts are freed with the stream."""
    gc.collect()
    before = pa.total_allocated_bytes()
    reader = pa.RecordBatchReader.from_stream(de.stream(people(150_000), ["est"], year=2025, given=["zve"], keep=["home", "id", "name", "place"]))
    reader.read_next_batch()
    del reader
    gc.collect()
    assert pa.total_allocated_bytes() == before
