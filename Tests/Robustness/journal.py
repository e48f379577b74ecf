"""Does its worst to journals: `python3 Tests/Robustness/journal.py LEVY [ROUNDS]`.

LEVY is the command, best the optimised one. Kills imports at random moments, lets processes write at once, fills the disk, takes
the right to write away, hands in a database of a newer version, and times search and duplicates in 100,000 entries. The full disk
and the folder that cannot be written are small file systems in memory, which only root may mount. Ends with 1 at the first thing
that is not as it should be.
"""

import contextlib
import csv
import hashlib
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LEVY = str(Path(sys.argv[1]).resolve())
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
ROWS = 3000
CHANCE = random.Random(15)


def levy(*words, expect=0):
    command = [] if words[0].startswith("-") else ["journal"]
    done = subprocess.run([LEVY, *command, *map(str, words)], capture_output=True, text=True, check=False)
    if expect is not None:
        assert (done.returncode == 0) == (expect == 0), (words, done.returncode, done.stdout, done.stderr)
    return done


def bank(path, rows, seed=1, first="2025-01-01"):
    """A table of a bank: different payees, days of two years."""
    chance = random.Random(seed)
    names = ["Müller", "Byrne", "Nolan", "Weber", "Schäfer", "Café Central", "Stadtwerke", "Apotheke am Markt", "Rail", "Garage"]
    with open(path, "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["Date", "Amount", "Payee", "Note"])
        for number in range(rows):
            day = time.strftime("%Y-%m-%d", time.gmtime(1704067200 + 86400 * chance.randrange(700)))
            amount = f"-{chance.randrange(100, 90000) / 100:.2f}"
            table.writerow([day, amount, f"{chance.choice(names)} {chance.randrange(4000)}", f"invoice {seed}-{number}"])


def entries(journal):
    """Returns the number of entries in the file, read by another program, which also checks that the file is
    intact."""
    with contextlib.closing(sqlite3.connect(journal)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        count = database.execute("SELECT count(*) FROM entry WHERE NOT removed").fetchone()[0]
        found = database.execute("SELECT count(*) FROM entry_text").fetchone()[0]
        assert found >= count
    return count


def kills(folder):
    """An import that is killed leaves all of it or nothing, and what was there before."""
    journal, table = f"{folder}/kill.sqlite", f"{folder}/kill.csv"
    bank(table, ROWS)
    for number in range(3):
        levy("add", "2025-03-14", 60 + number, f"Kept {number}", "--as", "medical", "--journal", journal)
    start = time.monotonic()
    levy("import", table, "--journal", journal)
    whole = time.monotonic() - start
    levy("undo", "--journal", journal)
    (cut, done) = (0, 0)
    for _ in range(ROUNDS):
        process = subprocess.Popen(
            [LEVY, "journal", "import", table, "--journal", journal], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(CHANCE.uniform(0, whole * 1.05))
        process.kill()
        process.wait()
        count = entries(journal)
        assert count in (3, 3 + ROWS), f"{count} entries: half an import"
        if count == 3:
            cut += 1
        else:
            done += 1
            levy("undo", "--journal", journal)
        kept = levy("find", "kept", "--journal", journal).stdout
        assert kept.count("Kept") == 3, kept
    print(f"kill -9: {ROUNDS} times within {whole:.2f} s, {cut} left nothing and {done} all; nothing else was lost")


def at_once(folder):
    """Two processes write and a third reads."""
    journal = f"{folder}/two.sqlite"
    levy("add", "2025-03-14", 1, "First", "--as", "medical", "--journal", journal)
    tables = []
    for seed in (2, 3):
        bank(f"{folder}/two{seed}.csv", 1000, seed)
        tables.append(f"{folder}/two{seed}.csv")
    writers = [
        subprocess.Popen([LEVY, "journal", "import", table, "--source", f"s{index}", "--journal", journal], stdout=subprocess.DEVNULL)
        for index, table in enumerate(tables)
    ]
    adders = []
    for number in range(40):
        adders.append(
            subprocess.Popen(
                [LEVY, "journal", "add", "2025-04-01", str(number + 1), f"Adder {number}", "--as", "medical", "--journal", journal],
                stdout=subprocess.DEVNULL))
        if number % 4 == 3:
            levy("list", "--totals", "--journal", journal)
            for adder in adders[-4:]:
                assert adder.wait() == 0
    assert all(writer.wait() == 0 for writer in writers)
    assert entries(journal) == 1 + 2000 + 40, entries(journal)
    print("at once: two imports and 40 additions, two to six processes at a time; all is there")


def mount(folder, size):
    Path(folder).mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "levy", folder], check=True)


def full_disk(folder):
    place = f"{folder}/full"
    mount(place, "1m")
    try:
        journal, table = f"{place}/journal.sqlite", f"{folder}/full.csv"
        levy("add", "2025-03-14", 60, "Kept", "--as", "medical", "--journal", journal)
        bank(table, 20_000, 4)
        failed = levy("import", table, "--journal", journal, expect=1)
        assert "full" in failed.stderr and "nothing was changed" in failed.stderr, failed.stderr
        assert entries(journal) == 1
        levy("add", "2025-03-15", 61, "After", "--as", "medical", "--journal", journal)
        assert entries(journal) == 2
    finally:
        subprocess.run(["umount", place], check=True)
    print("full disk: an import of 20,000 rows says so, nothing changed, the next addition works")


def read_only(folder):
    place = f"{folder}/fixed"
    mount(place, "4m")
    try:
        journal = f"{place}/journal.sqlite"
        levy("add", "2025-03-14", 60, "Kept", "--as", "medical", "--journal", journal)
        subprocess.run(["mount", "-o", "remount,ro", place], check=True)
        failed = levy("add", "2025-03-15", 61, "X", "--as", "medical", "--journal", journal, expect=1)
        assert "cannot be written" in failed.stderr or "Read-only" in failed.stderr, failed.stderr
        fresh = levy("add", "2025-03-15", 61, "X", "--as", "medical", "--journal", f"{place}/other.sqlite", expect=1)
        assert "other.sqlite" in fresh.stderr, fresh.stderr
        reading = levy("list", "--journal", journal, expect=None)
        subprocess.run(["mount", "-o", "remount,rw", place], check=True)
        assert entries(journal) == 1
        said = "is read" if reading.returncode == 0 else "says that it must be writable: " + reading.stderr.strip()
    finally:
        subprocess.run(["umount", place], check=True)
    print(f"read-only folder: writing is refused with the reason, nothing changed; the journal {said}")


def newer(folder):
    place = Path(folder) / "newer"
    place.mkdir()
    journal = place / "journal.sqlite"
    levy("add", "2025-03-14", 60, "Kept", "--as", "medical", "--journal", journal)
    with contextlib.closing(sqlite3.connect(journal)) as database:
        database.execute("PRAGMA user_version = 99")
        database.commit()
    before = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in place.iterdir()}
    for words in (["list"], ["add", "2025-03-15", "61", "X", "--as", "medical"], ["undo"]):
        refused = levy(*words, "--journal", journal, expect=1)
        assert "newer levy" in refused.stderr, refused.stderr
    after = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in place.iterdir()}
    assert before == after, (before, after)
    print("newer version: refused three times, no byte changed and no file added")


def speed(folder):
    """Processor time, which other work on the machine does not lengthen, beside the time that passed."""
    journal, table = f"{folder}/many.sqlite", f"{folder}/many.csv"
    bank(table, 100_000, 5)
    taken = timed("import", table, "--journal", journal)
    print(f"100,000 entries: taken in in {taken[0]:.1f} s of the processor, {taken[1]:.1f} s")
    idle = min(timed("--version") for _ in range(5))
    for words in (["muller", "17"], ["apotheke", "--over", "500"], ["schafer"], ["invoice", "5-777"], ["nobody"]):
        spent = min(timed("find", *words, "--last", "50", "--journal", journal, status=None) for _ in range(7))
        share = (spent[0] - idle[0]) * 1000
        print(
            f"  find {' '.join(words)}: {spent[0] * 1000:.0f} ms ({spent[1] * 1000:.0f} ms passed) with the start of the process, "
            f"{share:.0f} ms more than to start it")
        assert share < 20, f"find takes {share:.0f} ms"
    spent = timed("duplicates", "--threshold", "80", "--journal", journal)
    print(f"  duplicates: {spent[0]:.1f} s of the processor, {spent[1]:.1f} s")
    assert spent[0] < 10, f"duplicates take {spent[0]:.1f} s"


def timed(*words, status=0):
    """Seconds of the processor and of the clock."""
    def used():
        times = os.times()
        return times.children_user + times.children_system

    (start, before) = (time.monotonic(), used())
    levy(*words, expect=status)
    return used() - before, time.monotonic() - start


def main():
    with tempfile.TemporaryDirectory() as folder:
        for trial in (newer, read_only, full_disk, at_once, kills, speed):
            trial(folder)


if __name__ == "__main__":
    if os.geteuid() != 0:
        sys.exit("this mounts small file systems, which only root may")
    main()
