"""examples/population/make.py: the same file each time, with the totals of the published tables."""

import csv
import importlib.util
import pathlib
import subprocess
import sys

import pyarrow as pa
import pyarrow.csv
import pytest

import levy

PATH = pathlib.Path(__file__).parents[2] / "examples" / "population" / "make.py"
spec = importlib.util.spec_from_file_location("make_population", PATH)
make = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make)

TABLES = {"de": make.GERMANY, "ie": make.IRELAND, "uk": make.UNITED_KINGDOM}
INCOME = {"de": "income", "ie": "salary", "uk": "salary"}


@pytest.fixture(scope="module", params=["de", "ie", "uk"])
def country(request):
    return request.param


def test_the_same_file_each_time(country, tmp_path):
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for file in files:
        subprocess.run([sys.executable, PATH, country, file, "500"], check=True, capture_output=True)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert [row["p_id"] for row in csv.DictReader(files[0].open())] == [str(number + 1) for number in range(len(list(make.people(country, 500))))]


def test_totals_are_those_of_the_tables(country):
    homes = {}
    for row in make.people(country):
        home = homes.setdefault(row["household"], [float(row["weight"]), 0.0])
        home[1] += float(row[INCOME[country]])
    assert abs(len(homes) - 10_000) <= 20
    for low, high, count, millions in TABLES[country]:
        # Bands of British pay overlap; the whole is checked below.
        if country == "uk":
            break
        band = [(weight, income) for weight, income in homes.values() if low <= income and (high is None or income < high)]
        assert sum(weight for weight, _ in band) == pytest.approx(count, rel=0.01)
        assert sum(weight * income for weight, income in band) == pytest.approx(millions * 10**6, rel=0.01)
    assert sum(weight for weight, _ in homes.values()) == pytest.approx(sum(row[2] for row in TABLES[country]), rel=1e-6)
    income = sum(weight * income for weight, income in homes.values())
    assert income == pytest.approx(sum(row[3] for row in TABLES[country]) * 10**6, rel=1e-4)


def test_it_makes_units_that_are_computed(country, tmp_path):
    path = tmp_path / "people.csv"
    subprocess.run([sys.executable, PATH, country, path, "300"], check=True, capture_output=True)
    rules = levy.rules(country)
    spouse = None if country == "uk" else "partner"
    present = {"de": {"spouse": "filing=joint/single", "child.#": "children"}, "ie": {"spouse": "marital_status=married"}, "uk": {}}
    people = pyarrow.csv.read_csv(path)
    units = levy.units(
        people, rules, spouse=spouse, parents=["parent"] if country == "de" else [], present=present[country], household="household",
        age="age", keep=[name for name in ("weight", "income", "parent", "partner") if name in people.column_names],
        sums=["income", "taxable_income"] if country == "de" else [], firsts=["parent", "partner"])
    table = pa.table(units.table)
    assert table["household"].to_pylist() == table["p_id"].to_pylist() and table["weight"].null_count == 0
    tax = {"de": "income_tax", "ie": "total_tax", "uk": "income_tax"}[country]
    found = rules.result(
        table, [tax], year=2025, keep=units.kept, given=["taxable_income"] if country == "de" else [], floats="nearest", notes=False)
    assert found.count == 0, found.causes
    assert sum(pa.table(found.table)[tax].to_pylist()) > 0
