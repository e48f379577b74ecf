"""Ray and Dask by the function that everybody uses. They are large: tests run where they are installed, by hand."""

import decimal

import pyarrow as pa
import pytest

import levy

D = decimal.Decimal


def test_dask(de):
    """Each partition is a table of pandas; the rules go to the workers by name."""
    dd = pytest.importorskip("dask.dataframe")
    import pandas as pd

    frame = pd.DataFrame({"id": range(4000), "zve": range(0, 80_000, 20)})

    def taxed(part):
        return de.evaluate(part, ["est"], year=2025, given=["zve"], keep=["id"])

    found = dd.from_pandas(frame, npartitions=4).map_partitions(taxed, meta={"id": "int64", "est": "float64"}).compute(
        scheduler="threads")
    expected = de.evaluate(frame, ["est"], year=2025, given=["zve"], keep=["id"])
    assert found["est"].tolist() == expected["est"].tolist() and found["est"][3000] == 14415


def test_ray(de):
    """Each block is a table of Arrow."""
    ray = pytest.importorskip("ray")
    pytest.importorskip("ray.data")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        table = pa.table({"id": range(4000), "zve": range(0, 80_000, 20)})

        def taxed(block):
            return de.evaluate(block, ["est"], year=2025, given=["zve"], keep=["id"])

        rows = ray.data.from_arrow(table).map_batches(taxed, batch_format="pyarrow").take_all()
    finally:
        ray.shutdown()
    found = {row["id"]: row["est"] for row in rows}
    assert len(found) == 4000 and found[3000] == D("14415.00")
    assert [found[n] for n in range(4000)] == de.evaluate(table, ["est"], year=2025, given=["zve"], keep=["id"])["est"].to_pylist()
