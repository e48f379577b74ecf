"""levy.synthetic, and examples/population/make.py: the same population each time, with the totals of the published tables."""

import csv
import pathlib
import subprocess
import sys

import pyarrow as pa
import pyarrow.csv
import pytest

import levy
from levy import synthetic as make

PATH = pathlib.Path(__file__).parents[2] / "examples" / "population" / "make.py"

TABLES = {"de": make.GERMANY, "ie": make.IRELAND}
INCOME = {"de": "income", "ie": "salary"}
RESULTS_GIVEN = {"de": ["taxable_income"], "ie": [], "uk": ["trading_profit", "property_income"]}


@pytest.fixture(scope="module", params=["de", "ie", "uk"])
def country(request):
    return request.param


def test_the_same_file_each_time(country, tmp_path):
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for file in files:
        subprocess.run([sys.executable, PATH, country, file, "500"], check=True, capture_output=True)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert [row["p_id"] for row in csv.DictReader(files[0].open())] == [str(number + 1) for number in range(len(list(make.people(country, 500))))]


def test_the_table_is_that_of_the_file(country, tmp_path):
    path = tmp_path / "people.csv"
    subprocess.run([sys.executable, PATH, country, path, "200"], check=True, capture_output=True)
    table = make.table(country, 200)
    types = {field.name: field.type for field in table.schema}
    assert table.equals(pyarrow.csv.read_csv(path, convert_options=pyarrow.csv.ConvertOptions(column_types=types)))


@pytest.mark.parametrize("words, said", [
    (["fr", "people.csv"], "invalid choice: 'fr'"), (["de", "people.csv", "0"], "at least one unit, found 'de' and 0"),
    (["de"], "arguments are required: path")])
def test_what_is_typed_wrongly_is_said(words, said, tmp_path):
    ran = subprocess.run([sys.executable, "-m", "levy.synthetic", *words], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 2 and said in ran.stderr and "Traceback" not in ran.stderr
    assert not list(tmp_path.iterdir())


def test_only_three_countries_have_one():
    with pytest.raises(ValueError, match="expected one of de, ie, uk"):
        make.table("fr")


@pytest.fixture(scope="module")
def britons():
    """The British population, with numbers as numbers, and the total income of each."""
    found = [{name: value if name == "country" else float(value) for name, value in row.items()} for row in make.people("uk")]
    return [{**row, "total": sum(row[kind] for kind in (*make.MAIN, *make.BESIDES))} for row in found]


def number(rows):
    return sum(row["weight"] for row in rows)


def test_british_totals_are_those_of_the_tables(britons):
    """Each kind of income has its people and its pounds, and everybody has pay, profits or a pension, or two of them."""
    adults = [row for row in britons if row["parent"] == -1]
    assert abs(len(adults) - 10_000) <= 20
    for fact, bands in {**make.MAIN, **make.BESIDES}.items():
        assert sum(row["weight"] * row[fact] for row in britons) == pytest.approx(sum(amount for _, amount in bands) * 10**6, rel=1e-5)
        assert number(row for row in britons if row[fact]) == pytest.approx(sum(count for count, _ in bands), rel=1e-3)
    assert all(sum(row[fact] > 0 for fact in make.MAIN) in (1, 2) for row in adults)
    both = sum(amount for kind in ("state pension", "private pension") for _, amount in make.SPI[kind])
    assert both == sum(amount for _, amount in make.MAIN["pension_income"])


def test_british_taxpayers_are_those_of_the_liabilities(britons):
    """Each band has its people. Some of the few with the highest incomes fall into the next band."""
    adults = [row for row in britons if row["parent"] == -1]
    ends = [row[0] for row in make.LIABILITIES[1:]] + [10**12]
    for (low, people, income, _), end in zip(make.LIABILITIES, ends):
        band = [row for row in adults if low <= row["total"] < end]
        assert number(band) == pytest.approx(people, rel=0.15 if low >= 500_000 else 0.01)
        assert sum(row["weight"] * row["total"] for row in band) == pytest.approx(income * 10**6, rel=0.15 if low >= 500_000 else 0.07)
    assert number(adults) == pytest.approx(36_680_000, rel=1e-5)
    assert number(row for row in adults if row["total"] < 12_570) < 15_000


def test_british_families_are_those_of_the_tables(britons):
    """Partners name each other and weigh the same, and as many have children, or are not paid for them, as in the tables."""
    by_number = {row["p_id"]: row for row in britons}
    adults = [row for row in britons if row["parent"] == -1]
    coupled = [row for row in adults if row["partner"] != -1]
    for row in coupled:
        partner = by_number[row["partner"]]
        assert partner["partner"] == row["p_id"]
        assert all(partner[name] == row[name] for name in ("household", "weight", "country", "child_benefit_paid"))
    assert number(coupled) / number(adults) == pytest.approx(0.613, rel=0.01)
    children = [row for row in britons if row["parent"] != -1]
    assert all(row["other_parent"] == by_number[row["parent"]]["partner"] for row in children)
    assert number(children) == pytest.approx(13_040_000, rel=0.05)
    parents = [by_number[each] for each in {row["parent"] for row in children}]
    assert number(parents) == pytest.approx(7_650_000, rel=0.05)
    assert number(row for row in parents if row["partner"] == -1) == pytest.approx(2_000_000, rel=0.05)
    assert number(row for row in parents if not row["child_benefit_paid"]) == pytest.approx(741_000, rel=0.01)
    for country, thousands in make.NATIONS.items():
        there = number(row for row in adults if row["country"] == country) / number(adults)
        assert there == pytest.approx(thousands / 32_670, abs=0.01)


@pytest.mark.parametrize("country", ["de", "ie"])
def test_totals_are_those_of_the_tables(country):
    homes = {}
    for row in make.people(country):
        home = homes.setdefault(row["household"], [float(row["weight"]), 0.0])
        home[1] += float(row[INCOME[country]])
    assert abs(len(homes) - 10_000) <= 20
    for low, high, count, millions in TABLES[country]:
        band = [(weight, income) for weight, income in homes.values() if low <= income and (high is None or income < high)]
        assert sum(weight for weight, _ in band) == pytest.approx(count, rel=0.01)
        assert sum(weight * income for weight, income in band) == pytest.approx(millions * 10**6, rel=0.01)
    assert sum(weight for weight, _ in homes.values()) == pytest.approx(sum(row[2] for row in TABLES[country]), rel=1e-6)
    income = sum(weight * income for weight, income in homes.values())
    assert income == pytest.approx(sum(row[3] for row in TABLES[country]) * 10**6, rel=1e-4)


def test_irish_children_are_those_of_child_benefit():
    homes = {}
    for row in make.people("ie"):
        home = homes.setdefault(row["household"], {"weight": float(row["weight"]), "children": 0, "married": False})
        home["children"] += row["parent"] != -1
        home["married"] |= row["partner"] != -1
    parents = [home for home in homes.values() if home["children"]]
    assert sum(home["weight"] for home in parents) == pytest.approx(677_000, rel=0.05)
    assert sum(home["weight"] * home["children"] for home in parents) == pytest.approx(1_200_000, rel=0.05)
    married = sum(home["weight"] for home in parents if home["married"])
    assert married == pytest.approx(0.75 * 677_000, rel=0.05)


def test_it_makes_units_that_are_computed(country, tmp_path):
    path = tmp_path / "people.csv"
    subprocess.run([sys.executable, PATH, country, path, "300"], check=True, capture_output=True)
    rules = levy.rules(country)
    alone = {"joint": False, "apart": "each", "parents": ["parent", "other_parent"]} if country == "uk" else {"parents": ["parent"]}
    children = {"child.#": "children"}
    present = {"de": {"spouse": "filing=joint/single", **children}, "ie": {"spouse": "marital_status=married/single", **children}, "uk": children}
    people = pyarrow.csv.read_csv(path)
    units = levy.units(
        people, rules, spouse="partner", present=present[country], household="household", age="age",
        keep=[name for name in ("weight", "income", "child_benefit_paid") if name in people.column_names],
        sums=["income", "taxable_income"] if country == "de" else [], **alone)
    table = pa.table(units.table)
    assert table["weight"].null_count == 0
    if country != "uk":
        assert table["household"].to_pylist() == table["p_id"].to_pylist()
    tax = {"de": "income_tax", "ie": "total_tax", "uk": "income_tax"}[country]
    found = rules.result(
        table, [tax], year=2025, keep=units.kept, given=RESULTS_GIVEN[country], floats="nearest", notes=False)
    assert found.count == 0, found.causes
    assert sum(pa.table(found.table)[tax].to_pylist()) > 0
