"""Rules as a function of SQL, and beside a query, in DuckDB."""

import decimal

import duckdb
import pyarrow as pa
import pytest

import levy
import levy.duckdb

D = decimal.Decimal
CHURCH = {"church_member": True, "federal_state": "NW"}


@pytest.fixture()
def con():
    connection = duckdb.connect()
    connection.execute(
        "CREATE TABLE people AS SELECT range AS id, (range * 7919 % 30000000)::DECIMAL(18,2) / 100 AS income, "
        "CASE WHEN range % 3 = 0 THEN 'joint' ELSE 'single' END AS filing FROM range(20000)")
    yield connection
    connection.close()


def test_a_function_is_exact(de, con):
    assert levy.duckdb.register(con, de, ["est", "church_tax"], year=2025, given=["zve"], common=CHURCH) == "levy_de"
    query = "SELECT id, unnest(levy_de({'zve': income::DECIMAL(18,2), 'filing': filing})) FROM people ORDER BY id"
    found = con.sql(query).to_arrow_table()
    people = con.sql("SELECT income::DECIMAL(18,2) AS zve, filing FROM people ORDER BY id").to_arrow_table()
    expected = de.evaluate(people, ["est", "church_tax"], year=2025, given=["zve"], common=CHURCH)
    for name in ("est", "church_tax"):
        assert found[name].to_pylist() == expected[name].to_pylist()
        assert found.schema.field(name).type == pa.decimal128(18, 2)
    assert found["fault"].null_count == 20000


def test_nothing_is_cast_on_the_way(de, con):
    """A DOUBLE between two cents is a fault and no rounded amount."""
    levy.duckdb.register(con, de, ["levy_base"], year=2025, given=["income_tax"])
    rows = con.sql(
        "SELECT unnest(levy_de({'income_tax': x})) FROM (VALUES (0.29::DOUBLE), (100.125), (8.2), (NULL)) t(x)").fetchall()
    assert [row[0] for row in rows] == [D("0.29"), None, D("8.20"), None]
    assert "100.125" in rows[1][1] and rows[0][1] is None and "not given" in rows[3][1]
    levy.duckdb.register(con, de, ["levy_base"], name="nearest", year=2025, given="income_tax", floats="nearest", errors="null")
    assert con.sql("SELECT nearest({'income_tax': 100.125::DOUBLE})").fetchall() == [({"levy_base": D("100.13")},)]
    assert con.sql("SELECT nearest({'income_tax': 5::HUGEINT})").fetchall() == [({"levy_base": D("5.00")},)]


def test_what_is_wrong_is_said_in_sql(de, con):
    levy.duckdb.register(con, de, ["est"], year=2025, given=["zve"], errors="raise")
    for query, message in [
        ("SELECT levy_de({'zvee': 1})", "did you mean 'zvE' or 'zve'"),
        ("SELECT levy_de({'zve': [1]})", "expected numbers"),
        ("SELECT levy_de({'soli': 1})", "name of a result"),
        ("SELECT levy_de(1)", "expected a struct of facts"),
        ("SELECT levy_de(NULL)", "expected a struct of facts"),
        ("SELECT levy_de({'zve': 1, 'filing': 'both'})", "filing = 'both'"),
    ]:
        with pytest.raises(duckdb.Error, match=message):
            con.sql(query).fetchall()
    # The function still works after an error.
    assert con.sql("SELECT levy_de({'zve': 60000, 'filing': 'single'})").fetchall() == [({"est": D("14415.00")},)]
    with pytest.raises(levy.LevyError, match="estt"):
        levy.duckdb.register(con, de, ["estt"], name="other", year=2025, given=["zve"])
    with pytest.raises(levy.LevyError, match="ignore"):
        levy.duckdb.register(con, de, ["est"], name="other", year=2025, given=["zve"], errors="ignore")


def test_the_year_may_be_in_the_struct(de, con):
    levy.duckdb.register(con, de, ["est"], given=["zve"])
    rows = con.sql("SELECT levy_de({'year': y, 'zve': 60000}).est FROM (VALUES (2024), (2025)) t(y)").fetchall()
    assert [row[0] for row in rows] == [de.answer({"zve": 60000}, ["est"], year=y)["results"]["est"] for y in (2024, 2025)]


def test_a_table_beside_a_query(de, con):
    taxed = levy.duckdb.table(
        con, "SELECT id, income::DECIMAL(18,2) AS zve, filing FROM people", de, ["est"], name="taxed", year=2025, keep=["id"],
        given=["zve"])
    assert taxed.columns == ["id", "est", "fault"]
    found = con.sql("SELECT p.income, t.est FROM taxed t JOIN people p USING (id) ORDER BY id").to_arrow_table()
    people = con.sql("SELECT income::DECIMAL(18,2) AS zve, filing FROM people ORDER BY id").to_arrow_table()
    assert found["est"].to_pylist() == de.evaluate(people, ["est"], year=2025, given=["zve"])["est"].to_pylist()
    # The table is read anew each time, including new rows.
    con.execute("INSERT INTO people VALUES (20000, 60000, 'both')")
    assert con.sql("SELECT count(*), count(fault) FROM taxed").fetchall() == [(20001, 1)]
    with pytest.raises(levy.LevyError, match="did you mean"):
        levy.duckdb.table(con, "SELECT 1 AS zvee", de, ["est"], year=2025, given=["zve"])
    with pytest.raises(duckdb.Error, match="nobody"):
        levy.duckdb.table(con, "FROM nobody", de, ["est"], year=2025, given=["zve"])
