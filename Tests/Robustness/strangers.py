"""Serves rules of strangers, and strangers: `python3 Tests/Robustness/strangers.py LEVY`.

LEVY is the command, with its server beside it. `levy serve --untrusted` must answer as without the flag, leave no file behind,
have given up what rules do not need in all its threads, go on answering whatever a hostile folder of rules does, refuse a Lua that
is taken over, say so, as an error, if rules end its process, and send strangers away before their bodies come. Linux only; ends with 1 if anything is not as it should be.
"""

import http.client
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LEVY = str(Path(sys.argv[1]).resolve())
ROOT = Path(__file__).resolve().parent.parent.parent
LONG = "LEVY_LONG" in os.environ
# The time limit of a request: the limits of a result and of reading rules, on a busy machine.
PATIENCE = 240


class Server:
    def __init__(self, folder, rules, *words, **environment):
        self.folder = Path(folder)
        self.folder.mkdir(exist_ok=True)
        home = {name: str(self.folder) for name in ("HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "TMPDIR")}
        self.process = subprocess.Popen(
            [LEVY, "serve", *words, "--rules", str(rules)], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, process_group=0, env={**os.environ, **home, "LEVY_LANG": "en", "LEVY_CACHE": "", **environment})
        first = self.process.stdout.readline().strip()
        assert first.startswith("http://127.0.0.1:"), first + self.process.stderr.read()
        self.address, self.token = first.split("?_token=")
        self.host = self.address.split("/")[2]

    def get(self, path):
        connection = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        try:
            connection.request("GET", f"/{path}", headers={"Authorization": f"Bearer {self.token}", "Accept-Language": "en"})
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def processes(self):
        """Returns the command's process and those that it started."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="utf-8").split()
        return [own, *map(int, children)]

    def stop(self):
        """Ctrl-C, which all processes hear: its status, and what it said of errors."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
        status = self.process.wait(PATIENCE)
        return status, self.process.stderr.read()

    def files(self):
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file())


QUESTION = "de/2025/results?taxable_income=60000&church_member=yes&federal_state=BY"


def shipped(folder):
    """The same answers, no file, and a filter for each thread of the process that runs the rules."""
    own, strange = Server(f"{folder}/own", ROOT / "rules", "--cases", f"{folder}/own/cases.sqlite"), None
    try:
        strange = Server(f"{folder}/strange", ROOT / "rules", "--untrusted")
        for path in (QUESTION, "ie/2025/results?salary=42000", "api/uk/2025-26/eval?pay_of_year=42000", "api/de/2025/eval?zve=many"):
            (status, answer), expected = strange.get(path), own.get(path)
            assert (status, answer) == expected, f"{path}: {status} {answer[:400]}\nnot {expected[0]} {expected[1][:400]}"
        assert "data-value" in strange.get(QUESTION)[1]
        server = strange.processes()[-1]
        for task in Path(f"/proc/{server}/task").iterdir():
            state = dict(line.split(":\t", 1) for line in (task / "status").read_text(encoding="utf-8").splitlines() if ":\t" in line)
            assert state["Seccomp"] == "2" and state["NoNewPrivs"] == "1", f"thread {task.name} has no boundary"
        limits = Path(f"/proc/{server}/limits").read_text(encoding="utf-8").splitlines()
        assert next(line for line in limits if line.startswith("Max core file size")).split()[4:6] == ["0", "0"], limits
        assert strange.stop() == (0, ""), "it did not end cleanly"
        assert strange.files() == [], strange.files()
    finally:
        own.stop()
        if strange:
            strange.stop()
    print("shipped rules: the same answers, no file, a boundary for each thread")


def rule(name, body):
    return f'rule "{name}" {{ label = "{name}", source = "1", type = number, compute = function(case, law) {body} end }}\n'


INPUT = 'input "a" { label = "A", type = money, default = 0 }\n'
# The rules of each jurisdiction besides its year.
HOSTILE = {
    "endless": INPUT + rule("r", "while true do end"),
    "recursion": INPUT + rule("r", "local function f(n) return 1 + f(n + 1) end return f(1)"),
    "memory": INPUT + rule("r", 'local t = {} local n = 0 while true do n = n + 1 t[n] = { n, { n } } end'),
    "texts": INPUT + rule("r", 'local s = "ab" while true do s = s .. s end'),
    "asking": 'input "a" { label = "A", type = money, default = 0, ask_if = function(case) while true do end end }\n' + rule("r", "return case.a"),
    "thrown": INPUT + rule("r", "error({ { {} } })"),
    "words": INPUT + rule("r", 'error("</script><script>alert(1)</script>\\27]0;x\\7")'),
    "labels": 'input "a" { label = "</title><script>alert(1)</script>", type = money, default = 0 }\n' + rule("r", "return case.a"),
    "broken": "rule \"r\" {",
    "loading": "while true do end",
    "declaring": 'local n = 0 while true do n = n + 1 input("a" .. n) { label = "A", type = money } end',
    "circle": INPUT + rule("r", "return case.s") + rule("s", "return case.r"),
    "chain": INPUT + rule("r0", "return case.a") + "".join(rule(f"r{n + 1}", f"return case.r{n}") for n in range(3000)) + rule("r", "return case.r3000"),
    "huge": INPUT + rule("r", "return max(exact(10)^24, case.a) * exact(10)^24"),
    "ways_out": INPUT + rule("r", "return os.execute('true')") + rule("s", "return io.open('/etc/passwd')"),
    "sorting": INPUT + rule("r", "local t = {} for i = 1, 100000 do t[i] = i % 7 end while true do table.sort(t, function(x, y) return true end) end"),
}


def hostile(folder):
    """Whatever rules do, each request is answered and the good jurisdiction beside them stays as it is."""
    rules = Path(folder) / "rules"
    for name, text in {**HOSTILE, "good": INPUT + rule("r", "return case.a * 2")}.items():
        place = rules / name
        place.mkdir(parents=True)
        (place / "a.lua").write_text(
            f'jurisdiction "{name}" {{ label = "X", currency = "EUR", years = {{ 2020, 2026 }}, results = {{ "r" }} }}\n', encoding="utf-8")
        (place / "b.lua").write_text(text, encoding="utf-8")
    server = Server(f"{folder}/hostile", rules, "--untrusted")
    try:
        slowest, said = 0.0, {}
        for name in HOSTILE:
            for view in ("case?a=1", "why?_name=r&a=1", "chart?a=1", "years?a=1"):
                start = time.monotonic()
                status, answer = server.get(f"{name}/2025/{view}")
                slowest = max(slowest, time.monotonic() - start)
                said.setdefault(name, set()).add(status)
                assert status < 600 and "<script>alert" not in answer and "\x1b" not in answer, f"{name}/{view}: {status} {answer[:400]}"
                assert 'data-name="r" data-value' not in answer or name in ("asking", "labels", "chain", "huge"), f"{name} has a result: {answer[:2000]}"
                # Rules that cannot be read have no views: each is the same error.
                if status == 500 and not LONG:
                    break
            status, answer = server.get("api/good/2025/eval?a=21")
            assert status == 200 and "42" in answer, f"after {name}: {status} {answer[:400]}"
        # All at once, and the clients hang up.
        for name in HOSTILE:
            connection = http.client.HTTPConnection(server.host, timeout=PATIENCE)
            connection.request("GET", f"/{name}/2025/results?a=2", headers={"Authorization": f"Bearer {server.token}"})
            connection.close()
        deadline = time.monotonic() + PATIENCE
        while (answer := server.get("api/good/2025/eval?a=21"))[0] == 503 and time.monotonic() < deadline:
            time.sleep(1)
        assert answer[0] == 200 and "42" in answer[1], answer
        assert server.stop() == (0, ""), "it did not end cleanly"
        assert server.files() == [], server.files()
    finally:
        server.stop()
    kinds = "; ".join(f"{name} {', '.join(map(str, sorted(found)))}" for name, found in said.items())
    print(f"hostile rules: {len(HOSTILE)} of them, the slowest answer after {slowest:.1f} s; {kinds}")


def taken_over(folder):
    """A Lua that is taken over gets nothing, and one that ends the process makes an error of the command."""
    if not shutil.which("cc"):
        sys.exit("a C compiler is needed")
    library = f"{folder}/takeover.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, str(ROOT / "Tests/Robustness/takeover.c"), "-ldl"], check=True)
    free = Server(f"{folder}/free", ROOT / "rules", "--cases", f"{folder}/free/cases.sqlite", LD_PRELOAD=library)
    free.get(QUESTION)
    said = free.stop()[1]
    assert "create 0 socket 0 execute 0" in said and "taken" in free.files(), said
    bound = Server(f"{folder}/bound", ROOT / "rules", "--untrusted", LD_PRELOAD=library)
    assert "data-value" in bound.get(QUESTION)[1]
    status, said = bound.stop()
    assert status == 0 and said.count("create 1 socket 1 execute 1") == said.count("\n") > 0 and bound.files() == [], (status, said)
    crashing = Server(f"{folder}/crash", ROOT / "rules", "--untrusted", LD_PRELOAD=library, TAKEN_OVER="crash")
    try:
        crashing.get(QUESTION)
        raise AssertionError("a request was answered by a process that had ended")
    except (http.client.HTTPException, OSError):
        pass
    status, said = crashing.process.wait(PATIENCE), crashing.process.stderr.read()
    assert status == 2 and "error: the process that ran the rules was ended: Segmentation fault" in said, (status, said)
    assert crashing.files() == [], crashing.files()
    print("a Lua that is taken over: files, sockets and programs are refused; what ends the process is an error, status 2")


def slow_bodies(folder):
    """Bodies that never come, without the token or for another host, keep nobody waiting: the guard comes before the body."""
    server = Server(f"{folder}/slow", ROOT / "rules", "--untrusted")
    name, port = server.host.split(":")
    open_ones = []
    try:
        server.get(QUESTION)
        for number in range(80):
            connection = socket.create_connection((name, int(port)), timeout=PATIENCE)
            host = "elsewhere.example" if number % 2 else server.host
            connection.sendall(f"POST /journal HTTP/1.1\r\nHost: {host}\r\nContent-Length: 60000\r\n\r\na".encode())
            open_ones.append(connection)
        # They were refused at once, before a body.
        statuses = {int(connection.recv(100).split()[1]) for connection in open_ones}
        assert statuses <= {403, 404, 421} and len(statuses) > 1, statuses
        assert server.get(QUESTION)[0] == 200
    finally:
        for connection in open_ones:
            connection.close()
        server.stop()
    print("80 bodies of strangers that never come: sent away at once, and the owner is answered")


def asked_to_end(folder):
    """Whatever signal asks the command to end, nothing goes on behind it."""
    for asking in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
        server = Server(f"{folder}/{asking.name}", ROOT / "rules", "--untrusted")
        server.get(QUESTION)
        processes = server.processes()
        server.process.send_signal(asking)
        server.process.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{number}").exists() for number in processes) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(Path(f"/proc/{number}").exists() for number in processes), f"{asking.name} leaves a process"
    print("asked to end, in four ways: nothing is left behind")


def main():
    if not sys.platform.startswith("linux"):
        sys.exit("this system has no boundary for strangers' rules")
    with tempfile.TemporaryDirectory() as folder:
        for trial in (shipped, hostile, taken_over, slow_bodies, asked_to_end):
            trial(folder)


if __name__ == "__main__":
    main()
