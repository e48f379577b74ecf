"""GETTSIM's names, and couples made of persons."""

import decimal

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import levy
import levy.gettsim

D = decimal.Decimal
WAGES, SPOUSE, JOINT = "einnahmen__bruttolohn_y", "familie__p_id_ehepartner", "einkommensteuer__gemeinsam_veranlagt"


def persons():
    return pd.DataFrame({
        "p_id": [7, 3, 9, 4],
        SPOUSE: [9, -1, 7, -1],
        JOINT: [True, False, True, False],
        WAGES: [60000.0, 30000.0, 20000.0, 45000.0],
        "bundesland": ["NW", "BY", "NW", "BE"],
    })


def test_names_are_those_of_the_rules(de):
    names = {name for each in de.describe()["variables"] for name in (each["name"], *each["aliases"])}
    assert set(levy.gettsim.FACTS.values()) <= names and set(levy.gettsim.RESULTS.values()) <= names


def test_columns_under_gettsims_names(de):
    income = "einkommensteuer__zu_versteuerndes_einkommen_y_sn"
    frame = pd.DataFrame({"p_id": [1, 2], income: [60000.0, 25000.0], "filing": ["single", "single"]})
    found = de.evaluate(frame, ["est"], year=2025, columns="gettsim", keep=["p_id"], given=["zve"])
    assert found["est"].tolist() == [14415.0, 2927.0] and found["p_id"].tolist() == [1, 2]
    # It is one of GETTSIM's results, too.
    with pytest.raises(levy.LevyError, match="name of a result"):
        de.evaluate(pa.table({income: [60000]}), ["est"], year=2025, columns="gettsim")
    with pytest.raises(levy.LevyError, match="Levy's is 'assessed_income_tax'"):
        de.evaluate(frame, ["einkommensteuer__betrag_y_sn"], year=2025, columns="gettsim", keep=["p_id"])
    with pytest.raises(levy.LevyError, match="'gettsim'"):
        de.evaluate(frame, ["est"], year=2025, columns="openfisca")


@pytest.mark.parametrize(
    "column, message",
    [
        ("einnahmen__bruttolohn_m", "give 'einnahmen__bruttolohn_y', 12 times it"),
        ("familie__p_id_ehepartner", "levy.units"),
        ("einkommensteuer__gemeinsam_veranlagt", "levy.units"),
        ("geburtsjahr", "birth_date"),
        ("wohngeld__betrag_m_wthh", "benefit that the German rules do not have"),
        ("einnahmen__bruttolon_y", "did you mean 'einnahmen__bruttolohn_y'"),
        ("einnahmen__kapitalerträge_y_sn", "of the couple"),
        ("p_id", "keep="),
        ("zvee", "unknown column 'zvee'"),
    ],
)
def test_what_has_no_counterpart_says_what_to_use(de, column, message):
    with pytest.raises(levy.LevyError, match=message):
        de.evaluate(pa.table({column: [1]}), ["est"], year=2025, columns="gettsim")


@pytest.mark.parametrize("kind", [pd.DataFrame, pl.from_pandas, lambda frame: pa.Table.from_pandas(frame)])
def test_two_persons_become_one_row(de, kind):
    joined = levy.units(kind(persons()), de, **levy.gettsim.PERSONS).table
    rows = pa.table(joined).to_pylist() if not isinstance(joined, pd.DataFrame) else pa.Table.from_pandas(joined).to_pylist()
    plain = [{name: None if value != value else value for name, value in row.items()} for row in rows]
    assert plain == [
        {"p_id": 7, "spouse_p_id": 9, "wages": 60000, "spouse.wages": 20000, "bundesland": "NW", "filing": "joint"},
        {"p_id": 3, "spouse_p_id": None, "wages": 30000, "spouse.wages": None, "bundesland": "BY", "filing": "single"},
        {"p_id": 4, "spouse_p_id": None, "wages": 45000, "spouse.wages": None, "bundesland": "BE", "filing": "single"},
    ]


def test_couples_are_taxed_as_the_case_is(de):
    joined = levy.units(persons(), de, **levy.gettsim.PERSONS).table
    common = {"without_contributions": True, "spouse_without_contributions": True, "church_member": False}
    names = {each["name"] for each in de.describe()["variables"]}
    common = {name: value for name, value in common.items() if name in names}
    found = de.evaluate(
        joined, ["est"], year=2025, keep=["p_id", "spouse_p_id"], common=common, errors="column")
    case = {"wages": 60000, "spouse.wages": 20000, "filing": "joint", "federal_state": "NW", **common}
    assert found["fault"].isna().all(), found["fault"].tolist()
    assert D(str(found["est"][0])) == de.answer(case, ["est"], year=2025)["results"]["est"]


def test_what_does_not_pair_is_said(de):
    def joined(change, **options):
        frame = persons()
        change(frame)
        return levy.units(frame, de, **levy.gettsim.PERSONS, **options).table

    def set_to(row, column, value):
        return lambda frame: frame.__setitem__(column, [value if n == row else v for n, v in enumerate(frame[column])])

    for change, message in [
        (set_to(2, SPOUSE, 3), "the spouse of 7 is 9, but that of 9 is 3"),
        (set_to(0, SPOUSE, 8), "there is no p_id 8"),
        (set_to(2, JOINT, False), "who does not"),
        (set_to(1, JOINT, True), "has no spouse"),
        (set_to(1, "p_id", 7), "is row 0 too"),
        (set_to(2, "bundesland", "BY"), "one of the couple, but 7 has NW and 9 has BY"),
    ]:
        with pytest.raises(levy.LevyError, match=message):
            joined(change)
    assert len(joined(set_to(2, "bundesland", "BY"), firsts=["bundesland"])) == 3
    with pytest.raises(levy.LevyError, match="no column 'kids'"):
        joined(lambda frame: None, sums=["kids"])
    added = joined(lambda frame: frame.__setitem__("children", [1, 2, 1, 0]), sums=["children"])
    assert added["children"].tolist() == [2, 2, 0]


def test_families_and_households_of_gettsim(de):
    frame = persons().assign(hh_id=[1, 2, 1, 3], alter=[40, 16, 38, 50])
    frame[levy.gettsim.PARENTS[0]], frame[levy.gettsim.PARENTS[1]] = [-1, 9, -1, -1], [-1, 7, -1, -1]
    frame[WAGES] = [60000.0, 0.0, 20000.0, 45000.0]
    units = levy.units(frame, de, **levy.gettsim.PERSONS, parents=levy.gettsim.PARENTS, household="hh_id", age="alter")
    assert units.table["children"].tolist() == [1, 0] and units.table["p_id"].tolist() == [7, 4]
    assert units.kept == ["p_id", "spouse_p_id", "hh_id", "members", "scale"] and list(units.table["members"]) == [2, 1]
    # A column without a counterpart is an error that names the column to use, as in evaluate.
    with pytest.raises(levy.LevyError, match="column 'alter': give birth_date"):
        levy.units(frame, de, **levy.gettsim.PERSONS, parents=levy.gettsim.PARENTS, household="hh_id")
