"""The command line of the programs that work out whole households: a table of facts with what is expected worked out anew, or random
households with it."""
import argparse
import csv
import random
import sys


def main(results, work_out, someone, shown, behind=None):
    """Prints a table. `work_out` makes results of facts, `someone` makes random facts, `shown` prints an amount; `behind` are the
    columns behind the results, with what stands there by default."""
    behind = behind or {"source": "", "note": ""}
    arguments = argparse.ArgumentParser()
    arguments.add_argument("table", nargs="?", help="a table of facts, to which what is expected is written anew")
    arguments.add_argument("--random", type=int, default=0)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    if options.table:
        with open(options.table, newline="") as table:
            rows = [{name: cell for name, cell in row.items() if not name.startswith("expect.")} for row in csv.DictReader(table)]
    else:
        r = random.Random(options.seed)
        rows = [someone(r) for _ in range(options.random)]
    facts = [name for name in dict.fromkeys(name for row in rows for name in row) if name not in behind]
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(facts + [f"expect.{name}" for name in results] + list(behind))
    for row in rows:
        found = work_out({name: cell for name, cell in row.items() if cell != ""})
        out.writerow([row.get(name, "") for name in facts] + [shown(found.get(name, "")) for name in results]
                     + [row.get(name, default) for name, default in behind.items()])
