"""How long a person waits at the prompt, through a terminal of its own: from key to answer, from a saved rule to the new answer,
from Ctrl-C to the end of the work. An optimised build, then python3 benchmarks/prompt.py [PROGRAM]. Medians and the longest
of several runs, in milliseconds; other work on the machine counts.
"""

import os
import pty
import select
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LEVY = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else f"{ROOT}/.build/release/levy")

# Each evaluation takes some tenths of a second, so that it can be interrupted.
SLOW = """
jurisdiction "slow" { label = "Slow", currency = "EUR", years = { 2002, 2026 }, results = { "tax" } }
input "income" { label = "Income", type = money, default = 0 }
rule "tax" {
  label = "Tax", source = "none", type = money,
  compute = function(case)
    local name = 0
    for i = 1, 700000 do name = name + i % 7 end
    return floor(#tostring(case.income) + name * 0, 0.01)
  end,
}
interview "tax" { label = "Tax", result = "tax" }
"""


class Terminal:
    def __init__(self, arguments, folder, rules=f"{ROOT}/rules"):
        self.unread = ""
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            settings = {"PATH": "/usr/bin:/bin", "HOME": folder, "XDG_STATE_HOME": folder, "TERM": "xterm", "LEVY_RULES": rules}
            os.execve(LEVY, [LEVY, *arguments], settings | {"NO_COLOR": "1"})

    def send(self, keys):
        os.write(self.master, keys.encode())

    def read(self, wanted, seconds=60):
        end = time.monotonic() + seconds
        while wanted not in self.unread:
            if not select.select([self.master], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError(f"waited for {wanted!r} after {self.unread[-400:]!r}")
            try:
                self.unread += os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                raise EOFError(self.unread[-400:]) from None
        self.unread = self.unread.split(wanted, 1)[1]

    def until_over(self):
        try:
            while os.read(self.master, 65536):
                pass
        except OSError:
            pass
        os.waitpid(self.process, 0)

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.close(self.master)
        os.waitpid(self.process, 0)


def since(start):
    return (time.monotonic() - start) * 1000


def show(what, times, most):
    print(f"{what:34} {statistics.median(times):7.1f} ms, at most {max(times):7.1f}  (wanted: {most})", flush=True)


def key_to_answer(folder):
    for code, first, entries in [
        ("de", "zve=60000", ["zve = 61000", "zve = 60000"]),
        ("ie", "salary=42000", ["salary = 43000", "salary = 42000"]),
    ]:
        terminal = Terminal(["repl", code, "--year", "2025", first, "--no-state"], folder)
        terminal.read("2025> ")
        times = []
        for count in range(21):
            terminal.send(entries[count % 2])
            terminal.read(entries[count % 2])
            start = time.monotonic()
            terminal.send("\r")
            terminal.read("was ")
            times.append(since(start))
            terminal.read("2025> ")
        show(f"key to answer, {code}", times, "10")
        terminal.close()


def save_to_answer(folder):
    rules = f"{folder}/rules"
    subprocess.run(["cp", "-r", f"{ROOT}/rules", rules], check=True)
    path = f"{rules}/de/church_tax.lua"
    with open(path) as file:
        text = file.read()
    facts = ["zve=60000", "church_member=yes", "federal_state=BY"]
    terminal = Terminal(["repl", "de", "--year", "2025", *facts, "--no-state"], folder, rules)
    terminal.read("2025> ")
    times = []
    for count in range(11):
        with open(path + ".new", "w") as file:
            file.write(text.replace("BY = 0.08", "BY = 0.10") if count % 2 == 0 else text)
        start = time.monotonic()
        os.rename(path + ".new", path)
        terminal.read("church_tax")
        terminal.read("was ")
        times.append(since(start))
        terminal.read("2025> ")
    show("save to new answer, de", times, "120")
    terminal.close()


def stopping(folder):
    slow = f"{folder}/slow-rules"
    os.makedirs(f"{slow}/slow")
    with open(f"{slow}/slow/tax.lua", "w") as file:
        file.write(SLOW)
    with open(f"{folder}/rows.csv", "w") as file:
        file.write("income\n" + "".join(f"{row}\n" for row in range(100_000)))
    prompts = {
        ":sweep": (slow, "slow", ":sweep over income = 0..1000 step 10"),
        ":sweep!": (f"{ROOT}/rules", "de", ":sweep! over zve = 0..500000 step 1"),
        ":compare": (slow, "slow", ":compare 2002..2026"),
        ":solve": (f"{ROOT}/rules", "ie", ":solve net_pay = 123456.78 for salary = 0..100000000"),
        ":cliffs": (f"{ROOT}/rules", "ie", ":cliffs net_pay over salary = 0..100000000"),
    }
    for name, (rules, code, entry) in prompts.items():
        times = []
        for _ in range(5):
            terminal = Terminal(["repl", code, "--year", "2025", "--no-state"], folder, rules)
            terminal.read("2025> ")
            terminal.send(entry + "\r")
            terminal.read("\n")
            time.sleep(0.3)
            start = time.monotonic()
            terminal.send("\x03")
            try:
                terminal.read("interrupted", 20)
                times.append(since(start))
            except TimeoutError:
                pass
            terminal.close()
        if times:
            show(f"Ctrl-C, {name}", times, "200")
        else:
            print(f"Ctrl-C, {name}: it was over before")
    for name, arguments in {
        "batch": ["batch", "slow", "rows.csv", "--year", "2025", "--output", "tax", "-o", "out.csv"],
        "ask": ["ask", "slow", "--year", "2025", "tax", "--no-state"],
    }.items():
        times = []
        for _ in range(5):
            terminal = Terminal(arguments, folder, slow)
            if name == "ask":
                terminal.read("? ")
                terminal.send("5\r")
                terminal.read("\n")
                time.sleep(0.02)
            else:
                time.sleep(0.5)
            start = time.monotonic()
            terminal.send("\x03")
            terminal.until_over()
            times.append(since(start))
        show(f"Ctrl-C, levy {name}", times, "200")


with tempfile.TemporaryDirectory() as folder:
    key_to_answer(folder)
    save_to_answer(folder)
    stopping(folder)
