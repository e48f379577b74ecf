"""Plays stories on the page in a real browser: `python3 Tests/Browser/stories.py LEVY [FOLDER FOR PICTURES]`.

LEVY is the command, which starts the page's server. Needs Debian's chromium and playwright; `scripts/setup page` installs
both. Ends with 1 if anything is not as it should be.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

LEVY = sys.argv[1]
PICTURES = Path(sys.argv[2]) if len(sys.argv) > 2 else None
WIDTHS = (360, 800, 1440)


class Server:
    """The page, with a journal of its own."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [LEVY, "serve", "--journal", f"{folder}/journal.sqlite", "--rules", "rules"],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "LEVY_LANG": "en"})
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.address

    def stop(self):
        """Ctrl-C: it ends by itself, and without an error."""
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(10) == 0, "the server did not end cleanly"


class Browser:
    """A page that fails on any message of the console."""

    def __init__(self, chromium, script=True, width=1440, scheme="light", language="en-IE"):
        self.context = chromium.new_context(
            java_script_enabled=script, viewport={"width": width, "height": 900}, color_scheme=scheme, locale=language)
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.messages = []
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("requestfailed", lambda request: self.messages.append(f"{request.url}: {request.failure}"))

    def quiet(self):
        """Nothing was said on the console, which a refused style or script would be."""
        # A request that a newer one or the next view replaces is no failure.
        messages = [text for text in self.messages if "ERR_ABORTED" not in text]
        assert not messages, messages

    def picture(self, name):
        if PICTURES:
            PICTURES.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=PICTURES / f"{name}.png", full_page=True)


def value(page, name):
    return page.locator(f'#results tr[data-name="{name}"] td.number').inner_text()


def refund(chromium, server):
    """Red Oak: salary and tax, a live estimate, medical expenses change it, nothing is lost on the way back."""
    browser = Browser(chromium)
    page = browser.page
    page.goto(server.address + "ie/2009/case?_of=refund")
    page.fill("#f-salary", "42000")
    page.fill("#f-tax_paid", "7000")
    page.wait_for_selector('#results tr[data-name="refund"][data-value]')
    first = page.locator("#results").inner_text()
    page.fill("#f-medical_expenses", "800")
    page.wait_for_function("before => document.querySelector('#results').innerText !== before", arg=first)
    assert "salary=42000" in page.url and "medical_expenses=800" in page.url, page.url
    browser.picture("refund")
    page.click('nav a[href^="why"]')
    page.go_back()
    page.wait_for_selector("#f-salary")
    assert page.input_value("#f-salary") == "42000"
    assert page.input_value("#f-medical_expenses") == "800"
    browser.quiet()


def settings(chromium, server):
    """SmarterSteuer: a figure of the statute, church tax switched on, each change beside its result, in German."""
    browser = Browser(chromium, language="de-DE")
    page = browser.page
    page.goto(server.address + "de/2025/case?taxable_income=60000")
    assert value(page, "income_tax") == "14.415,00 €", value(page, "income_tax")
    page.goto(server.address + "de/2025/case?monthly_income=5000")
    before = value(page, "income_tax")
    page.fill("#f-monthly_income", "5500")
    page.wait_for_function(
        "before => document.querySelector('#results tr[data-name=income_tax] td.number').innerText !== before", arg=before)
    change = page.locator('#results tr[data-name="income_tax"] td.change').inner_text()
    assert change.startswith("+"), change
    browser.picture("settings")
    browser.quiet()


def without_script(chromium, server):
    """All of it by plain forms."""
    browser = Browser(chromium, script=False)
    page = browser.page
    page.goto(server.address + "de/2025/case")
    page.fill("#f-monthly_income", "5000")
    page.click("#facts button[type=submit]")
    assert "monthly_income=5000" in page.url
    assert "€" in value(page, "income_tax")
    for view in ("why", "waterfall", "chart", "years", "solve", "timeline", "overview"):
        page.click(f'nav a[href^="{view}"]')
        assert page.locator("h1").count() >= 1, view
        assert page.locator("nav a[aria-current=page]").count() == 1
    browser.quiet()


def receipts(chromium, folder):
    """CashTag: add, again, search as one types, monthly totals after a restart; duplicates with a person's decision."""
    server = Server(folder)
    browser = Browser(chromium)
    page = browser.page
    page.goto(server.address + "journal")
    for day, payee in (("2025-03-14", "Dr Müller"), ("2025-03-15", "Café")):
        page.fill("#j-day", day)
        page.fill("#j-amount", "60")
        page.fill("#j-payee", payee)
        page.select_option("#j-kind", "medical")
        page.click("form.entry button[type=submit]")
        page.wait_for_selector(f"text={payee}")
    page.click("button[aria-label^='Again today #1']")
    page.fill("#j-find", "muller")
    page.wait_for_function("() => document.querySelectorAll('#entries tr').length === 2")
    assert "Café" not in page.locator("#entries").inner_text()
    browser.picture("journal")
    server.stop()
    server = Server(folder)
    page.goto(server.address + "journal")
    assert "medical 120.00 (2)" in page.locator("#entries").inner_text(), page.locator("#entries").inner_text()
    page.fill("#j-day", "2025-03-14")
    page.fill("#j-amount", "60")
    page.fill("#j-payee", "Mueller, Dr")
    page.select_option("#j-kind", "medical")
    page.click("form.entry button[type=submit]")
    page.click("text=Duplicates")
    assert "same words" in page.locator(".duplicates").inner_text()
    browser.picture("duplicates")
    page.click("text=One entry")
    page.wait_for_selector("#entries")
    assert "medical 120.00 (2)" in page.locator("#entries").inner_text()
    browser.quiet()
    server.stop()


def views(chromium, server):
    """Each view at three widths, in light and dark: nothing wider than the window, each control with a name."""
    for width in WIDTHS:
        for scheme in ("light", "dark") if width == 1440 else ("light",):
            browser = Browser(chromium, width=width, scheme=scheme)
            page = browser.page
            for view in ("case", "why", "waterfall", "chart", "years", "solve", "timeline", "overview"):
                page.goto(f"{server.address}de/2025/{view}?taxable_income=60000")
                room = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
                browser.picture(f"{view}-{width}-{scheme}")
                assert room <= 0, f"{view} at {width}: {room} pixels too wide"
                nameless = page.evaluate(
                    "[...document.querySelectorAll('main input:not([type=hidden]), main select')]"
                    ".filter(x => !x.labels.length && !x.getAttribute('aria-label')).map(x => x.name)")
                assert not nameless, f"{view}: {nameless}"
                assert page.locator("h1").count() >= 1 and page.locator("main").count() == 1
            browser.quiet()


def outsiders(chromium, server):
    """Another site cannot read the page or post to it."""
    host = server.address.split("/")[2]
    for arguments, wanted in (
        (["-H", "Host: evil.example", server.address], "421"),
        ([f"http://{host}/"], "404"),
        (["-X", "POST", "-H", "Origin: http://evil.example", server.address + "journal"], "403"),
        (["-X", "POST", "-H", f"Origin: http://{host}", "--data", "a" * 100_000, server.address + "journal"], "413"),
        (["--path-as-is", server.address + "../../../etc/passwd"], "404"),
    ):
        command = ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", *arguments]
        status = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        assert status == wanted, f"{arguments[:4]}: {status}, not {wanted}"


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        server = Server(folder)
        for story in (refund, settings, without_script, views, outsiders):
            start = time.time()
            story(chromium, server)
            print(f"{story.__name__}: as it should be, {time.time() - start:.1f} s", flush=True)
        server.stop()
        with tempfile.TemporaryDirectory() as other:
            receipts(chromium, other)
            print("receipts: as it should be", flush=True)
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
