#!/usr/bin/env python3
"""Writes rules/de/fixtures/income_of_spouses.csv: each spouse's income is worked out like that of a person alone (§ 26b EStG),
so what other tables expect of one person is expected of a spouse with the same facts, beside a taxpayer with none.

Of rows with the same columns and note a few are taken, of years as far apart as there are.
"""
import csv
import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "rules" / "de"
NAMES = (FOLDER / "income" / "persons.lua").read_text()
EACH = 3


def names(of):
    block = re.search(r"persons\.%s = \{(.*?)\n\}" % of, NAMES, re.S).group(1)
    return set(re.findall(r'"([^"]+)"', block))


FACTS, RESULTS = names("facts"), names("results")
THING = re.compile(r"further_(pension|annuity|civil_pension|fund)\.\d+\.\w+$")
COUNTS = {"further_pensions", "further_annuities", "further_civil_pensions", "further_funds"}


def of_spouse(row):
    """The same facts and expectations of the spouse, or None if some are of both."""
    given, expected = {}, {}
    for column, cell in row.items():
        if cell == "" or column in ("year", "source", "note", "id", "filing"):
            continue
        name = column.removeprefix("expect.")
        if column != name:
            if name in RESULTS:
                expected["expect.spouse." + name] = cell
        elif name in FACTS or name in COUNTS or THING.match(name):
            given["spouse." + name] = cell
        else:
            return None
    if row.get("filing", "") not in ("", "single") or not given or not expected:
        return None
    return {"year": row["year"], "filing": "joint", **given, **expected}


def main():
    rows, columns = [], ["year", "filing"]
    for path in sorted((FOLDER / "fixtures").glob("*.csv")):
        if path.name == "income_of_spouses.csv":
            continue
        groups = {}
        for row in csv.DictReader(path.open()):
            if row.get("year"):
                mirrored = of_spouse(row)
                if mirrored:
                    key = (tuple(sorted(mirrored)), row.get("note", ""))
                    groups.setdefault(key, []).append((row["year"], mirrored, row["source"]))
        for _, found in sorted(groups.items(), key=lambda group: str(group[0])):
            found.sort(key=lambda entry: entry[0])
            step = max(1, (len(found) - 1) // (EACH - 1))
            for _, mirrored, source in found[::step][:EACH]:
                mirrored["source"] = source + ("; of a spouse as of a person alone (§ 26b EStG)")
                rows.append(mirrored)
    for prefix in ("spouse.", "expect."):
        columns += sorted({name for row in rows for name in row if name.startswith(prefix)})
    columns.append("source")
    with (FOLDER / "fixtures" / "income_of_spouses.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, columns, restval="", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    print(len(rows), "rows")


if __name__ == "__main__":
    main()
