"""Rules over a Spark table on executors of their own that do not have the package. Runs where PySpark and Java are installed."""

import json
import os
import shutil
import subprocess
import sys

import pytest

# The driver has the package, but passes down neither it nor the path of its files. Two executors of one core each, in
# processes of their own.
PROGRAM = """
import json, os, sys

package, cache, archive, out = sys.argv[1:]
sys.path.insert(0, package)
import levy.spark

de = levy.rules("de")
levy.spark.package(archive)
for name in ("LEVY_LIBRARY", "LEVY_RULES"):
    del os.environ[name]

from pyspark.sql import SparkSession

session = (
    SparkSession.builder.master("local-cluster[2,1,1024]").config("spark.executorEnv.LEVY_CACHE", cache)
    .config("spark.ui.enabled", "false").config("spark.sql.shuffle.partitions", "2")
    .config("spark.sql.execution.arrow.maxRecordsPerBatch", "10000").getOrCreate())
context = session.sparkContext


def has_package(_):
    import importlib.util, time
    time.sleep(0.5)
    yield os.getcwd(), importlib.util.find_spec("levy") is not None


found = {"before": context.parallelize(range(4), 4).mapPartitions(has_package).collect()}
context.addPyFile(archive)
session.range(300_000, numPartitions=4).selectExpr(
    "id", "IF(id % 100000 = 99999, 'x', CAST(id AS STRING)) AS zve", "id % 7 = 0 AS church_member").write.parquet(out + "/people")
people = session.read.parquet(out + "/people")
taxed = levy.spark.evaluate(
    people, de, ["est", "church_tax", "filing"], year=2025, keep=["id"], given=["zve"],
    common={"federal_state": "NW", "filing": "single"})
found["names"] = taxed.columns
taxed.write.parquet(out + "/taxed")
found["after"] = context.parallelize(range(4), 4).mapPartitions(has_package).collect()
with open(out + "/found.json", "w") as file:
    json.dump(found, file)
session.stop()
"""


@pytest.mark.skipif(not shutil.which("java"), reason="Spark takes Java")
def test_executors_unpack_what_is_shipped(de, tmp_path):
    pytest.importorskip("pyspark")
    import pyarrow.parquet as parquet

    package = os.environ["PYTHONPATH"].split(os.pathsep)[0]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment.update(PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_IP="127.0.0.1")
    (tmp_path / "run").mkdir()
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, os.path.abspath(package), str(tmp_path / "cache"), str(tmp_path / "levy.zip"),
         str(tmp_path)],
        env=environment, cwd=tmp_path / "run", capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr[-4000:]
    found = json.loads((tmp_path / "found.json").read_text())
    # Two executors, which have the package only by the zip file.
    assert len({folder for folder, _ in found["before"]}) == 2 and not any(has for _, has in found["before"])
    assert all(has for _, has in found["after"])
    (place,) = (tmp_path / "cache").iterdir()
    assert place.stat().st_mode & 0o777 == 0o700

    # Results are those of the same table in process, faults beside them.
    assert found["names"] == ["id", "est", "church_tax", "filing", "fault"]
    taxed = parquet.read_table(tmp_path / "taxed").sort_by("id")
    people = parquet.read_table(tmp_path / "people").sort_by("id")
    expected = de.evaluate(
        people, ["est", "church_tax", "filing"], year=2025, keep=["id"], given=["zve"],
        common={"federal_state": "NW", "filing": "single"}, errors="column")
    assert taxed.to_pylist() == expected.to_pylist()
    assert [row["id"] for row in taxed.to_pylist() if row["fault"] is not None] == [99_999, 199_999, 299_999]
