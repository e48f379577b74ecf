"""Lets calls of the system fail, one after the other: `python3 Tests/Robustness/faults.py LEVY [EVERY]`.

LEVY is the command, best the optimised one, on Linux. For each kind of call (open, read, write, rename, fsync, mmap, …) the first
one fails, then the second, and so on until no call is left that could; with EVERY only each so many. Whatever fails: a status of 0
means that all is right and complete, any other comes with an error; under the name of an output there is the old file or the
complete new one; a journal has all that it had, and each change completely or not at all; and the next run, with nothing failing,
gives the right answer. Ends with 1 if anything is not as it should be.
"""

import contextlib
import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
KINDS = {
    "open-to-read": errno.EIO, "open-to-write": errno.EMFILE, "read": errno.EIO, "write": errno.ENOSPC, "rename": errno.EIO,
    "unlink": errno.EIO, "mkdir": errno.ENOSPC, "opendir": errno.EMFILE, "close": errno.EIO, "fsync": errno.EIO,
    "truncate": errno.EIO, "mmap": errno.ENOMEM, "short-read": 0, "short-write": 0, "interrupt": 0,
}
# After these faults the work must continue normally.
HARMLESS = ["short-read", "short-write", "interrupt"]
MOST = 400

RULES = """jurisdiction "xx" { label = "X", currency = "EUR", years = { 2020, 2026 }, results = { "r" } }
input "x" { label = "X", type = money }

parameter "rate" { label = "Rate", type = rate, source = "1", since = { ["2020-01-01"] = 0.25 } }
rule "r" { label = "R", source = "1", type = money, compute = function(case, law) return floor(case.x * law.rate, 0.01) end }
"""
OLD = "the old file\n"


class Place:
    """A folder in which a command runs, and what it says."""

    def __init__(self, levy, library, folder):
        self.levy, self.library, self.folder = levy, library, folder
        self.mark = folder + ".mark"
        home = folder + "/home"
        self.environment = {
            **os.environ, "XDG_STATE_HOME": home, "XDG_CACHE_HOME": home, "HOME": home, "LEVY_CACHE": folder + "/cache", "LC_ALL": "C",
            "LEVY_LANG": "", "LEVY_RULES": folder + "/rules",
        }
        os.makedirs(folder + "/rules/xx")
        os.mkdir(folder + "/cache", 0o700)
        os.mkdir(home)
        self.write("rules/xx/a.lua", RULES)

    def write(self, name, text):
        Path(self.folder, name).write_text(text)

    def read(self, name):
        path = Path(self.folder, name)
        return path.read_text(errors="replace") if path.exists() else None

    def run(self, words, kind=None, at=0):
        # The standard output is a file of the folder too, and may fail like others.
        output = self.folder + "/said"
        environment = self.environment
        if kind:
            environment = {
                **environment, "LD_PRELOAD": self.library, "FAULT_KIND": kind, "FAULT_AT": str(at), "FAULT_FOLDER": self.folder,
                "FAULT_ERROR": str(KINDS[kind]), "FAULT_MARK": self.mark,
            }
        with open(output, "w") as file:
            done = subprocess.run(
                [self.levy, *words], cwd=self.folder, env=environment, stdout=file, stderr=subprocess.PIPE, text=True, errors="replace",
                timeout=120, check=False, stdin=subprocess.DEVNULL)
        done.stdout = Path(output).read_text(errors="replace")
        return done

    def entries(self):
        """Returns the journal's entries, read by another program, which also checks that the file is intact."""
        with contextlib.closing(sqlite3.connect(self.folder + "/j.sqlite")) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",), "the journal is damaged"
            has = database.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'entry'").fetchone()[0]
            return sorted(database.execute("SELECT day, cents, payee, removed FROM entry").fetchall()) if has else []


def outputs(*names):
    """Each output is the old file or the complete new one, and the new ones if the status is 0."""
    def prepare(place):
        for name in names:
            place.write(name, OLD)

    def state(place):
        return tuple(place.read(name) for name in names)

    return prepare, state


def nothing(_):
    return None


def table(place):
    place.write("t.csv", "id,x\n" + "".join(f"{n},{n * 7}.35\n" for n in range(900)))


def journal(place):
    place.write("b.csv", "Date,Amount,Payee\n" + "".join(f"2025-01-{n % 28 + 1:02},-{n}.50,Shop {n}\n" for n in range(1, 40)))
    for words in [["add", "2025-01-01", "5", "A", "--as", "private"], ["add", "2025-01-02", "6", "B", "--as", "private"]]:
        done = place.run(["journal", words[0], *words[1:], "--journal", "j.sqlite"])
        assert done.returncode == 0, done.stderr


# Name, preparation, the command, and the observed outcome. Before and after are the only two possible states.
def scenarios():
    def both(*parts):
        def run(place):
            for part in parts:
                part(place)
        return run

    for name, words, names in [
        ("batch", ["batch", "xx", "t.csv", "--year", "2025", "--keep", "id", "--output", "r", "-o", "o.csv"], ["o.csv"]),
        ("batch with errors", ["batch", "xx", "t.csv", "--year", "2025", "--keep", "id", "--output", "r", "-o", "o.csv", "--errors", "e.csv"],
         ["o.csv", "e.csv"]),
        ("batch to ndjson", ["batch", "xx", "t.csv", "--year", "2025", "--keep", "id", "--output", "r", "-o", "o.ndjson"], ["o.ndjson"]),
        ("export sql", ["export", "sql", "xx", "--year", "2025", "--given", "x", "--output", "r", "-o", "o.sql"], ["o.sql"]),
        ("export c", ["export", "c", "xx", "--year", "2025", "--given", "x", "--output", "r", "-o", "o.c"], ["o.c"]),
        ("report", ["report", "xx", "--year", "2025", "x=5000", "r", "-o", "r.html"], ["r.html"]),
    ]:
        prepare, state = outputs(*names)
        yield name, both(table, prepare), words, state, True
    law = ["xx", "--year", "2025"]
    yield "eval", nothing, ["eval", *law, "x=5000", "r"], nothing, False

    def warm(place):
        place.write("case.txt", "x = 5000\n")
        place.write("rules/xx/fixtures.csv", "year,x,expect.r\n2025,5000,1250.00\n2025,100,25.00\n")
        assert place.run(["eval", *law, "x=5000", "r"]).returncode == 0

    prepare, state = outputs("c.txt")

    def kept(place):
        warm(place)
        place.write("c.txt", "-- A case of levy: NAME = VALUE on each line, remarks after two dashes.\nx = 1\n")

    yield "ask and save", kept, ["ask", *law, "r", "x=5000", "--save", "c.txt"], state, True
    yield "eval of cached rules", warm, ["eval", *law, "--case", "case.txt", "r"], nothing, False
    yield "batch to the standard output", both(table, warm), ["batch", "xx", "t.csv", "--year", "2025", "--keep", "id", "--output", "r"], nothing, False
    yield "check", warm, ["check", "xx"], nothing, False
    yield "test", warm, ["test"], nothing, False
    yield "compare", warm, ["compare", "xx", "--years", "2024..2025", "x=5000", "r"], nothing, False
    prepare, state = outputs("o.csv")
    for name, words in [
        ("journal add", ["journal", "add", "2025-02-01", "7", "C", "--as", "private", "--journal", "j.sqlite"]),
        ("journal import", ["journal", "import", "b.csv", "--journal", "j.sqlite"]),
        ("journal remove", ["journal", "remove", "1", "--journal", "j.sqlite"]),
        ("journal undo", ["journal", "undo", "--journal", "j.sqlite"]),
        ("journal merge", ["journal", "merge", "1", "--into", "2", "--amount", "6", "--journal", "j.sqlite"]),
        ("journal payees", ["journal", "payees", "A", "--into", "B", "--journal", "j.sqlite"]),
        ("journal apart", ["journal", "apart", "1", "2", "--journal", "j.sqlite"]),
    ]:
        yield name, journal, words, Place.entries, False
    yield "journal list", journal, ["journal", "list", "--journal", "j.sqlite"], Place.entries, False
    yield "journal export", both(journal, prepare), ["journal", "export", "--journal", "j.sqlite", "-o", "o.csv"], state, True
    yield "first journal add", nothing, ["journal", "add", "2025-02-01", "7", "C", "--as", "private", "--journal", "new/j.sqlite"], nothing, False


def trials(levy, library, every):
    """Every fault of every scenario; yields what is wrong."""
    for name, prepare, words, state, is_file in scenarios():
        counts = dict.fromkeys(KINDS, 0)
        with tempfile.TemporaryDirectory() as root:
            right = Place(levy, library, root + "/right")
            prepare(right)
            before = state(right)
            good = right.run(words)
            assert good.returncode == 0, (name, good.stderr)
            after = state(right)
            folder, template = root + "/trial", root + "/template"
            place = Place(levy, library, folder)
            prepare(place)
            shutil.copytree(folder, template)
            for kind in KINDS:
                for at in range(1, MOST):
                    if every > 1 and (at + len(kind)) % every and at > 2:
                        continue
                    shutil.rmtree(folder)
                    shutil.copytree(template, folder)
                    with contextlib.suppress(FileNotFoundError):
                        os.remove(place.mark)
                    done = place.run(words, kind, at)
                    if not os.path.exists(place.mark):
                        break
                    counts[kind] += 1
                    there = f"{name}: {kind} {at}"
                    try:
                        now = state(place)
                    except (AssertionError, sqlite3.DatabaseError) as error:
                        yield f"{there}: {error}"
                        continue
                    if done.returncode not in (0, 1, 2):
                        yield f"{there}: status {done.returncode}: {done.stderr[-300:]}"
                    if kind in HARMLESS and done.returncode != 0:
                        yield f"{there}: status {done.returncode}: {done.stderr[-300:]}"
                    if done.returncode == 0 and (now != after or done.stdout != good.stdout):
                        yield f"{there}: status 0, but it is not done: {done.stdout[-300:]} {done.stderr[-300:]}"
                    if done.returncode != 0 and not (done.stderr + done.stdout).strip():
                        yield f"{there}: status {done.returncode} without a word"
                    if is_file:
                        for old, new, own in zip(before, after, now):
                            if own not in (old, new):
                                yield f"{there}: half a file: {str(own)[:100]!r}"
                    elif now not in (before, after):
                        yield f"{there}: half a change: {now}"
                    # A second run of a changing command would change again; commands without changes must now succeed.
                    if not name.startswith(("journal", "first")):
                        again = place.run(words)
                        if again.returncode != 0 or again.stdout != good.stdout or state(place) != after:
                            yield f"{there}: the next run is wrong: {again.stdout[-300:]} {again.stderr[-300:]}"
                    elif name != "first journal add":
                        listed = place.run(["journal", "list", "--journal", "j.sqlite"])
                        if listed.returncode != 0:
                            yield f"{there}: the journal cannot be read any more: {listed.stderr[-300:]}"
                    else:
                        again = place.run(words)
                        if again.returncode != 0:
                            yield f"{there}: no journal can be made any more: {again.stderr[-300:]}"
        print(f"{name}: {', '.join(f'{number} of {kind}' for kind, number in counts.items() if number)}", flush=True)


def main():
    levy, every = str(Path(sys.argv[1]).resolve()), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder:
        library = folder + "/faults.so"
        subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, str(HERE / "faults.c"), "-ldl"], check=True)
        wrong = 0
        for fault in trials(levy, library, every):
            print(fault, flush=True)
            wrong += 1
    print(f"{wrong} wrong" if wrong else "passed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
