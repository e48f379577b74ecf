"""Lists the lines of the forms on which no case stands.

    python3 Tests/Tools/lines_without_cases.py .build/release/levy de

A line that is computed is a fact, a result or a part of a sum. It is shown unless some example or some row of a fixture
table gives one of its facts, or expects one of its results. The first column of a form stands for the others.
"""

import csv
import json
import pathlib
import re
import subprocess
import sys


def levy(program, *arguments):
    shown = subprocess.run([program, *arguments], capture_output=True, text=True, check=False).stdout
    return json.loads(shown)


def plain(name):
    """The name of the first child, pension and so on, also for what tables call child_2_childcare."""
    return re.sub(r"\.\d+\.", ".1.", re.sub(r"^(child|supported)_(\d+)_", r"\1.\2.", name))


def in_tables(folder):
    for path in folder.rglob("*.csv"):
        with open(path, encoding="utf-8", newline="") as table:
            for row in csv.DictReader(table):
                yield from (plain(name.removeprefix("expect.")) for name, cell in row.items() if name and cell)


def in_examples(folder):
    for path in folder.rglob("*.lua"):
        text = path.read_text(encoding="utf-8")
        if path.parent.name != "forms" and re.search(r"^\s*example\b", text, re.MULTILINE):
            for quoted, bare in re.findall(r'\["([\w.]+)"\]\s*=|\b(\w+)\s*=', text):
                yield plain(quoted or bare)


def lines(program, jurisdiction, form, year):
    shown = levy(program, "form", jurisdiction, form, "--year", year, "--all", "--json")
    seen = set()
    for paper in shown["forms"][0]["papers"][:1]:
        for line in paper["lines"]:
            place = line["line"], line["code"], line["label"]
            if line["names"] and place not in seen:
                seen.add(place)
                yield place, line["names"]


def main(program, jurisdiction):
    folder = pathlib.Path("rules") / jurisdiction
    told = set(in_tables(folder)) | set(in_examples(folder))
    all_lines = bare = 0
    for row in levy(program, "form", jurisdiction, "--coverage", "--json")["forms"]:
        for (line, code, label), names in lines(program, jurisdiction, row["form"], row["year"]):
            all_lines += 1
            if told.isdisjoint(plain(name) for name in names):
                bare += 1
                print(row["form"], row["year"], line or "–", f"({code})" if code else "", label, "·", *names)
    print(f"{bare} of {all_lines} lines without a case")


if __name__ == "__main__":
    main(*sys.argv[1:])
