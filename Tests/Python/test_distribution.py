"""Gains and costs of a reform: worked by hand, and invariants of any table."""

import decimal
import json
import math
import pathlib
import random
import re
import subprocess
import sys
from fractions import Fraction

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import levy

D, F = decimal.Decimal, Fraction
ROOT = pathlib.Path(__file__).parents[2]


def money(*amounts):
    return pa.array([D(amount) for amount in amounts], pa.decimal128(18, 2))


BASE = pa.table({
    "id": [1, 2, 3, 4], "gross": [1000, 2000, 3000, 4000], "tax": money(0, 200, 300, 400), "weight": [D("1.5"), D(1), D(1), D("0.5")],
    "land": ["BY", "HE", "BY", None]})
REFORM = BASE.set_column(2, "tax", money(0, 100, 300, 500))
OPTIONS = dict(taxes=["tax"], before_taxes="gross", weights=None, by="quartile")


def distribution(base=BASE, reform=REFORM, **options):
    return levy.distribution(base, reform, **{**OPTIONS, **options})


def test_four_households_by_hand():
    found = distribution()
    total = found.total
    assert (total.households, total.people, total.income, total.change) == (4, 4, 9100, 0)
    assert total.taxes == {"tax": (900, 900)} and (total.winners, total.losers) == (1, 1)
    groups = found.groups["quartile"]
    assert [groups[number].change for number in (1, 2, 3, 4)] == [0, 100, 0, -100]
    assert groups[2].relative_change == F(100, 1800) and groups[4].mean_change == -100
    # Incomes of 1,000, 1,800, 2,700 and 3,600: differences of all pairs 8,700, twice, over 2 × 4² × 2,275.
    assert found.gini == (F(87, 364), F(83, 364))


def test_weights_by_hand():
    found = distribution(weights="weight", by=["land"])
    assert found.total.taxes["tax"] == (700, 650) and found.total.households == 4 and found.total.change == 50
    lands = found.groups["land"]
    assert list(lands) == ["BY", "HE", None]
    assert [(land.households, land.change, land.taxes["tax"]) for land in lands.values()] == [
        (F("2.5"), 0, (300, 300)), (1, 100, (200, 100)), (F("0.5"), -50, (200, 250))]
    # Half of 1.5 + 1 + 1 + 0.5 lies after the first by 0.5 of the second: quartiles of 1.
    quartiles = distribution(weights="weight").groups["quartile"]
    assert [group.households for group in quartiles.values()] == [1, 1, 1, 1]
    assert [group.income for group in quartiles.values()] == [1000, F("0.5") * 1000 + F("0.5") * 1800, F("0.5") * 1800 + F("0.5") * 2700,
                                                             F("0.5") * 2700 + F("0.5") * 3600]


def test_households_and_the_scale():
    base = BASE.append_column("home", pa.array(["a", "a", "b", "c"])).append_column(
        "members", pa.array([3, 3, 1, 1])).append_column("scale", money("1.8", "1.8", 1, 1))
    reform = base.set_column(2, "tax", money(0, 100, 300, 500))
    found = distribution(base, reform, household="home", by="decile")
    assert found.rows == 3 and (found.total.households, found.total.people) == (3, 5) and found.total.winners == 1
    assert found.total.winning_people == 3 and found.total.losing_people == 1
    # 2,800 / 1.8 = 1,555.56 for three, 2,700 and 3,600 for one each: six of ten deciles are the family's, by a sixth each.
    deciles = found.groups["decile"]
    assert [deciles[number].people for number in range(1, 11)] == [F(1, 2)] * 10
    assert deciles[6].change == F(100, 6) and deciles[7].change == 0 and deciles[10].change == -50
    y = [F(28000, 18)] * 3 + [2700, 3600]
    pairs = sum(abs(one - other) for one in y for other in y)
    assert found.gini[0] == pairs / (2 * 5 * sum(y))


def sample(count, seed):
    draw = random.Random(seed)
    gross = [draw.choice([draw.randrange(0, 90_000), 30_000]) for _ in range(count)]
    taxes = [money(*[D(draw.randrange(0, 100 * max(1, amount))) / 300 // D("0.01") * D("0.01") for amount in gross]) for _ in range(4)]
    shared = {
        "gross": gross, "weight": [D(draw.randrange(1, 10_000)) / 100 for _ in range(count)],
        "members": [draw.randrange(1, 5) for _ in range(count)], "land": [draw.choice("ABC") for _ in range(count)]}
    shared["scale"] = [D(10 + 5 * (members - 1)) / 10 for members in shared["members"]]
    return pa.table({**shared, "a": taxes[0], "b": taxes[1]}), pa.table({**shared, "a": taxes[2], "b": taxes[3]})


EVERY = dict(taxes=["a", "b"], before_taxes="gross", weights="weight", by=["decile", "land", "percentile"])
SUMS = ("households", "people", "income", "change", "winners", "losers", "winning_people", "losing_people")


@pytest.mark.parametrize("seed", range(5))
def test_groups_add_up_to_the_total(seed):
    found = levy.distribution(*sample(137, seed), **EVERY)
    for each, groups in found.groups.items():
        for name in SUMS:
            assert sum(getattr(group, name) for group in groups.values()) == getattr(found.total, name), (each, name)
        for tax in ("a", "b"):
            sums = [sum(group.taxes[tax][when] for group in groups.values()) for when in (0, 1)]
            assert tuple(sums) == found.total.taxes[tax]
    assert len({group.people for group in found.groups["decile"].values()}) == 1
    change = sum(after - before for before, after in found.total.taxes.values())
    assert found.total.change == -change


@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_rows_does_not_matter(seed):
    base, reform = sample(137, seed)
    order = list(range(137))
    random.Random(seed).shuffle(order)
    plain, shuffled = (levy.distribution(*tables, **EVERY) for tables in ((base, reform), (base.take(order), reform.take(order))))
    assert plain.json() == shuffled.json() and plain.gini == shuffled.gini


def test_weights_doubled_double_the_totals():
    base, reform = sample(137, 1)
    doubled = base.set_column(1, "weight", pa.array([2 * weight for weight in base["weight"].to_pylist()]))
    reformed = reform.set_column(1, "weight", doubled["weight"])
    one, two = levy.distribution(base, reform, **EVERY), levy.distribution(doubled, reformed, **EVERY)
    assert two.gini == one.gini
    for group, other in [(one.total, two.total), *zip(one.groups["decile"].values(), two.groups["decile"].values())]:
        for name in SUMS:
            assert getattr(other, name) == 2 * getattr(group, name)
        assert other.mean_change == group.mean_change and other.relative_change == group.relative_change


def test_integers_scale_weights_exactly():
    """Sums that floats get wrong: 0.1 three times, and a cent beside a billion billions."""
    base = pa.table({"gross": [0, 0, 0], "tax": money("0.01", "9999999999999999.99", "0.01"), "weight": [0.1, 0.1, 0.1]})
    found = levy.distribution(base, base, taxes=["tax"], before_taxes="gross", weights="weight", by="decile")
    assert found.total.taxes["tax"][0] == F("1000000000000000.001") and found.total.households == F("0.3")
    assert "the reform changes no tax and no income of any row" in found.notes


def test_other_kinds_of_tables():
    plain = distribution(weights="weight", by=["quartile", "land"]).json()
    frames = [pd.DataFrame({**BASE.to_pydict(), "gross": [1000.0, 2000.0, 3000.0, 4000.0], "tax": [0.0, 200.0, 300.0, 400.0],
                            "weight": [1.5, 1.0, 1.0, 0.5]})]
    frames.append(frames[0].assign(tax=[0.0, 100.0, 300.0, 500.0]))
    assert distribution(*frames, weights="weight", by=["quartile", "land"]).json() == plain
    assert distribution(pl.DataFrame(BASE), pl.DataFrame(REFORM), weights="weight", by=["quartile", "land"]).json() == plain


def test_income_as_a_result_and_a_threshold():
    base = BASE.append_column("net", money(1000, 1800, 2700, 3600))
    reform = REFORM.append_column("net", money(1010, 1900, 2700, "3599.99"))
    found = distribution(base, reform, before_taxes=None, income="net")
    assert (found.total.winners, found.total.losers, found.total.change) == (2, 1, F("109.99"))
    found = distribution(base, reform, before_taxes=None, income="net", threshold=50)
    assert (found.total.winners, found.total.losers) == (1, 0)


def test_rates_by_hand():
    base, reform = (table.append_column("marginal", pa.array(rates)) for table, rates in [
        (BASE, [D("0.1"), D("0.2"), D("-0.3"), D("0.4")]), (REFORM, [D("0.1"), D("0.2"), D(0), D("0.4")])])
    found = distribution(base, reform, weights="weight", rates=["marginal"], by="land")
    # 700 and 650 of 1.5 × 1,000 + 2,000 + 3,000 + 0.5 × 4,000.
    assert found.total.rates["average"] == (F(700, 8500), F(650, 8500))
    assert found.total.rates["marginal"] == (F("0.25") / 4, F("0.55") / 4)
    assert found.groups["land"]["BY"].rates["marginal"] == ((F("0.15") - F("0.3")) / F("2.5"), F("0.15") / F("2.5"))
    assert re.search(r"Rates by land.*\nland +average +by the reform +marginal", str(found)) and "Rates by land" in found.html()
    floats = [table.set_column(5, "marginal", table["marginal"].cast(pa.float64())) for table in (base, reform)]
    assert distribution(*floats, weights="weight", rates=["marginal"], by="land").json() == found.json()
    with pytest.raises(levy.LevyError, match="row 0: marginal has no value, expected a rate"):
        distribution(base.set_column(5, "marginal", pa.array([None, D(1), D(1), D(1)])), reform, rates=["marginal"])
    # Income after taxes does not show the income before.
    net = [table.append_column("net", money(1, 2, 3, 4)) for table in (BASE, REFORM)]
    assert distribution(*net, before_taxes=None, income="net").total.rates == {}


def test_replicate_weights():
    copies = {f"w{number}": [D(number), D(1), D("0.5"), D(2)] for number in range(1, 5)}
    base = pa.table({**{name: BASE[name] for name in BASE.column_names}, **copies})
    found = distribution(base, weights="weight", replicates=list(copies), factor=F(3, 4))
    change = {name: distribution(base, weights=name).total.taxes["tax"] for name in ["weight", *copies]}
    effect = {name: after - before for name, (before, after) in change.items()}
    expected = math.sqrt(F(3, 4) * sum((effect[name] - effect["weight"]) ** 2 for name in copies))
    assert found.errors["taxes.tax.change"] == pytest.approx(expected) and expected > 0
    assert found.errors["quartile.1.mean_change"] >= 0 and "±" in str(found)
    with pytest.raises(levy.LevyError, match="say in factor"):
        distribution(base, weights="weight", replicates=list(copies))


def test_standard_errors_of_groups_and_shares():
    """Two copies of the weights, one of which counts nobody twice: worked by hand."""
    copies = {"w1": [D(1), D(1), D(1), D(1)], "w2": [D(3), D(1), D(1), D(1)]}
    base = pa.table({**{name: BASE[name] for name in BASE.column_names}, **copies})
    found = distribution(base, weights="w1", replicates=list(copies), factor=1, by="land", taxes=["tax"])
    # The first of BY pays nothing, so that only numbers of households differ: a change of 0 for 4 or for 6.
    assert found.errors["land.BY.taxes.tax"] == 0 and found.errors["winners"] == 0
    copies = {"w1": copies["w1"], "w2": [D(1), D(3), D(1), D(1)]}
    base = pa.table({**{name: BASE[name] for name in BASE.column_names}, **copies})
    found = distribution(base, weights="w1", replicates=list(copies), factor=F(1, 4), by="land")
    # Two more of HE, who pay 200 and win 100: half of 2, of 400 and of 200.
    assert (found.errors["winners"], found.errors["land.HE.taxes.tax"], found.errors["land.HE.change"]) == (1, 200, 100)
    assert found.errors["taxes"] == 200 and found.errors["land.BY.taxes.tax"] == 0
    # Nobody gains in all, or 200 of 9,100 + 3,600: half of that.
    assert found.errors["relative_change"] == pytest.approx(float(F(200, 12700) / 2))
    text = str(found)
    assert re.search(r"winners +1 ± 1 \(25\.0 %\)", text) and re.search(r"HE +200\.00 ± 200\.00 +-100\.00 ± 100\.00", text)
    assert re.search(r"relative change +0\.00 ± 0\.79 %", text)


def test_benefits_that_the_rules_do_not_have():
    """They are income beside what is left after taxes, in which no reform changes anything."""
    added = [table.append_column("housing", pa.array([500, 0, 0, 10])).append_column("heating", money(1, 0, 0, 0)) for table in (BASE, REFORM)]
    found = distribution(*added, benefits=["housing", "heating"])
    assert found.total.income == 9100 + 511 and found.total.change == 0 and found.total.taxes == distribution().total.taxes
    assert found.total.rates["average"] == (F(900, 10511), F(900, 10511))
    by_hand = [table.append_column("whole", money(1501, 2000, 3000, 4010)) for table in added]
    assert distribution(*by_hand, before_taxes="whole").as_dict() == found.as_dict()
    net = [table.append_column("net", money(*amounts)) for table, amounts in zip(added, [(1, 2, 3, 4), (1, 3, 3, 4)])]
    found = distribution(*net, before_taxes=None, income="net", benefits="housing")
    assert (found.total.income, found.total.change) == (520, 1)
    for benefits, words in [(["tax"], "tax is counted already"), (["gross"], "counted already"), (["housing"] * 2, "counted already"),
                            (["heat"], "no column 'heat'")]:
        with pytest.raises(levy.LevyError, match=words):
            distribution(*added, benefits=benefits)
    other = added[1].set_column(added[1].column_names.index("heating"), "heating", money(2, 0, 0, 0))
    with pytest.raises(levy.LevyError, match="heating is 1.00 in base and 2.00 in reform"):
        distribution(added[0], other, benefits=["heating"])


@pytest.mark.parametrize("base, options, words", [
    (BASE.slice(1), {}, "base has 3 rows, and reform 4"),
    (BASE.slice(0, 0), {}, "there are no rows"),
    (BASE.take([1, 0, 2, 3]), {}, "row 0: id is 2 in base and 1 in reform"),
    (BASE, dict(weights="wieght"), "there is no column 'wieght'"),
    (BASE, dict(taxes=["tax", "soli"]), "there is no column 'soli'"),
    (BASE, dict(taxes=[]), "taxes: expected columns"),
    (BASE, dict(taxes=["tax", "tax"]), "each once"),
    (BASE, dict(before_taxes=None), "either income"),
    (BASE, dict(income="net"), "either income"),
    (BASE, dict(income="tax", before_taxes=None), "one of the taxes"),
    (BASE, dict(threshold=-1), "threshold=-1: expected an amount of 0 or above"),
    (BASE, dict(threshold="much"), "expected an amount of 0"),
    (BASE, dict(by="land", household="land"), "row 3 is in no land"),
    (BASE.drop("land").append_column("land", pa.array("aabc")), dict(by="quartile", household="land"), "have no size"),
])
def test_tables_that_do_not_fit(base, options, words):
    with pytest.raises(levy.LevyError, match=words):
        distribution(base, REFORM if base.num_rows and "household" not in options else base, **options)


def test_taxes_that_would_count_twice():
    base = BASE.append_column("soli", money(0, 1, 2, 3)).append_column("total", money(0, 201, 302, 403))
    with pytest.raises(levy.LevyError, match="total is the sum of the others in all rows, which would count twice"):
        distribution(base, base, taxes=["tax", "soli", "total"])
    with pytest.raises(levy.LevyError, match="is the sum of the others"):
        distribution(base.append_column("again", base["tax"]), base.append_column("again", base["tax"]), taxes=["tax", "again"])
    assert distribution(base, base, taxes=["tax", "soli"]).total.paid == (906, 906)


@pytest.mark.parametrize("column, values, words", [
    ("weight", [D(1), None, D(1), D(1)], "row 1: weight has no value"),
    ("weight", [D(1), D(-1), D(1), D(1)], "row 1: weight has -1, expected a number of 0 or above"),
    ("weight", [float("nan"), 1.0, 1.0, 1.0], "row 0: weight has no value"),
    ("weight", ["1", "1", "1", "1"], "row 0: weight has 1, expected a number"),
    ("weight", [0, 0, 0, 0], "weight is 0 in all rows"),
    ("tax", [D(1), None, D(1), D(1)], "row 1: tax has no value"),
    ("tax", [D("0.001"), D(1), D(1), D(1)], "row 0: tax has 0.001, expected an amount of whole cents"),
    ("tax", [1, 2, 3, 4], "tax is of integers"),
])
def test_values_that_do_not_fit(column, values, words):
    table = BASE.set_column(BASE.column_names.index(column), column, pa.array(values))
    with pytest.raises(levy.LevyError, match=words):
        distribution(table, table, weights="weight")


@pytest.mark.parametrize("column, values, words", [
    ("weight", [1, 2, 1, 1], "rows 0 and 1 are of one household, but have weight 1 and 2"),
    ("members", [2, 3, 1, 1], "but have members 2 and 3"),
    ("scale", [D("1.5"), D("1.8"), D(1), D(1)], "but have scale 1.5 and 1.8"),
    ("scale", [D("1.51")] * 4, "tenths above 0 in scale"),
    ("members", [0, 0, 1, 1], "whole numbers above 0 in members"),
])
def test_households_that_differ_in_what_they_have_once(column, values, words):
    table = pa.table({
        **{name: BASE[name] for name in ("id", "gross", "tax")}, "weight": [1, 1, 1, 1], "home": [1, 1, 2, 3], "members": [2, 2, 1, 1],
        "scale": money("1.5", "1.5", 1, 1), **{column: values}})
    with pytest.raises(levy.LevyError, match=words):
        distribution(table, table, weights="weight", household="home")


def test_as_text_data_and_page():
    found = distribution(weights="weight", by=["quartile", "land"], name="A <bold> reform")
    text = str(found)
    assert text.startswith("A <bold> reform\n") and "By quartile" in text and re.search(r"tax +700\.00 +650\.00 +-50\.00", text)
    data = json.loads(found.json(), parse_float=D)
    assert data["total"]["taxes"]["tax"] == {"before": D("700.00"), "after": D("650.00"), "change": D("-50.00")}
    assert [group["group"] for group in data["groups"]["land"]] == ["BY", "HE", None]
    page = found.html()
    assert page.count("<svg") == 6 and "<script" not in page and "A &lt;bold&gt; reform" in page and "<bold>" not in page
    assert "Content-Security-Policy" in page and "aria-label" in page and "Mean change" in page
    assert found._repr_html_().count("<table") == 7
    # The revenue of each land, and of all; quartiles have none.
    assert re.search(r"Taxes by land\nland +tax +change\nBY +300\.00 +0\.00\n", text) and "Taxes by quartile" not in text
    assert re.search(r"\nall +700\.00 +-50\.00\n", text)


def test_the_colours_are_those_of_reports():
    """The charts look as those that the command draws."""
    source = (ROOT / "Sources/LevyCharts/ChartStyle.swift").read_text()

    def colours(text):
        return re.findall(r"(--[a-z]+): (#[0-9a-f]+)", text)

    from levy._charts import PALETTE

    assert colours(PALETTE) == colours(source) and colours(source)


def test_the_program_prints_what_python_computes(de, tmp_path):
    import pyarrow.parquet

    people = pa.table({
        "p_id": [1, 2, 3], "partner": [2, 1, -1], "years": [50, 40, 30], "zve": [90000, 0, 200000], "weight": [D(2), D(2), D(3)]})
    path, mapping = tmp_path / "people.parquet", tmp_path / "units.json"
    pyarrow.parquet.write_table(people, path)
    mapping.write_text(json.dumps({
        "spouse": "partner", "present": {"spouse": "filing=joint/single"}, "sums": ["zve"], "age": "years", "keep": ["weight"]}))
    words = ["de", str(path), "--units", str(mapping), "--year", "2026", "--tax", "soli", "--before-taxes", "zve", "--given", "zve",
             "--weights", "weight", "--change", "solidarity_surcharge_rate=0.05", "--by", "decile", "--by", "p_id"]

    def run(*more):
        return subprocess.run([sys.executable, "-m", "levy.population", *words, *more], capture_output=True, text=True)

    bad = tmp_path / "bad.json"
    bad.write_text('{"spose": "partner"}')
    ran = run("--json", "--html", str(tmp_path / "page.html"))
    assert ran.returncode == 0, ran.stderr
    data = json.loads(ran.stdout, parse_float=D)
    reformed = de.reformed(levy.reform("lower", {"solidarity_surcharge_rate": 0.05}, 2026))
    taxes = [law.answer({"zve": 200000, "filing": "single"}, ["soli"], year=2026)["results"]["soli"] for law in (de, reformed)]
    assert data["total"]["taxes"]["soli"]["change"] == 3 * (taxes[1] - taxes[0]) < 0
    assert (tmp_path / "page.html").read_text().count("<svg") == 6
    ran = run("--benefit", "weight")
    assert json.loads(run("--json", "--benefit", "weight").stdout, parse_float=D)["total"]["income"] == data["total"]["income"] + 13
    assert "Gini" in ran.stdout and "given in place of its rule: taxable_income" in ran.stderr
    for wrong, words_of in [
        (["--change", "solidarity_surcharge_rate=0.055"], "contradict|changes nothing|twice"), (["--reform", "/nowhere"], "a folder with rules"),
        (["--fact", "filing"], "expected NAME=VALUE"), (["--unweighted"], "not allowed with"), (["--units", "/nowhere"], "No such file"),
        (["--units", str(bad)], "expected an object of JSON with age, apart, columns")]:
        ran = run(*wrong)
        assert ran.returncode == 2 and re.search(words_of, ran.stderr), ran.stderr


def test_a_rule_file_as_a_reform(tmp_path):
    (tmp_path / "lower.lua").write_text(
        'parameter "solidarity_surcharge_rate" { source = "Bill", since = { ["2026-01-01"] = 0.03 } }')
    (tmp_path / "units.csv").write_text("zve,filing,weight\n200000,single,1.5\n30000,single,2\n")
    ran = subprocess.run(
        [sys.executable, "-m", "levy.population", "de", str(tmp_path / "units.csv"), "--year", "2026", "--tax", "soli", "--before-taxes",
         "zve", "--given", "zve", "--weights", "weight", "--reform", str(tmp_path / "lower.lua")],
        capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert "lower.lua" in ran.stdout and "soli" in ran.stdout
    # Rows without results are no zeros.
    (tmp_path / "units.csv").write_text("zve,filing,weight\n200000,single,1.5\n30000,sinlge,2\n")
    ran = subprocess.run(
        [sys.executable, "-m", "levy.population", "de", str(tmp_path / "units.csv"), "--year", "2026", "--tax", "soli", "--before-taxes",
         "zve", "--given", "zve", "--unweighted", "--reform", str(tmp_path / "lower.lua")], capture_output=True, text=True)
    assert ran.returncode == 1 and "did you mean 'single'" in ran.stderr and not ran.stdout
