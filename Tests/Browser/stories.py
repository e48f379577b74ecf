"""Plays stories on the page in a real browser: `python3 Tests/Browser/stories.py LEVY [FOLDER FOR PICTURES [STORY …]]`.

LEVY is the command, which starts the page's server. Each story is what somebody does from beginning to end; as many are
played at a time as there are processors. Then each view is looked at: nothing wider than the window, no message on the
console, all text readable against what is behind it, and each control with a name in the accessibility tree; on a
telephone, dark, in English, and on a wide screen, light, in German, and with LEVY_LONG in three further ways. Needs
Debian's chromium-headless-shell and playwright; `scripts/setup page` installs both. Ends with 1 if anything is not as
it should be.
"""

import os
import re
import shlex
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from multiprocessing import get_context

from browser import (CONTRAST, LEVY, LONG, PHONE, RUNNING, Browser, Server, accessible, fits, in_first_screen, launched,
                     plain, value)
from people import documents, home, payees, result_page, steps_of_a_phone, supposed
from persons import pensions, persons_at_a_desk, persons_on_a_phone
from playwright.sync_api import sync_playwright

WANTED = set(sys.argv[3:])


def refund(chromium, server):
    """Red Oak: four steps with a live estimate, each in reach, help at each field, nothing lost, reset after a question."""
    browser = Browser(chromium, seldom=False)
    page = browser.page
    page.goto(server.address + "ie/2009/interview?_interview=refund")
    assert page.locator("legend").first.inner_text() == "Details"
    assert "P60" in page.locator("#f-tax_paid-help").inner_text()
    page.fill("#f-salary", "42000")
    # Until the tax withheld is known, it is estimated by what PAYE withholds.
    page.wait_for_selector('#results [data-name="refund"][data-value]')
    assert value(page, "refund") == "about 0.00 €", value(page, "refund")
    estimates = page.locator("#results .estimates").inner_text()
    assert "5,916.00 €" in estimates and "tax_paid" not in estimates, estimates
    page.fill("#f-tax_paid", "7000")
    page.wait_for_function("() => !document.querySelector('#results [data-name=refund] .number').innerText.startsWith('about')")
    # Tax of 42,000 in 2009: 36,400 at 20 % and 5,600 at 41 %, less credits of 1,830 each: 5,916; 7,000 were paid.
    assert value(page, "refund") == "1,084.00 €", value(page, "refund")
    browser.picture("refund-details")
    # While one types, text that cannot be understood is marked, and there is no result.
    page.fill("#f-salary", "42.000")
    page.wait_for_selector("#f-salary[aria-invalid]")
    assert "could mean 42 or 42000" in page.locator("#f-salary-fault").inner_text()
    assert page.locator('#results [data-name="refund"][data-value]').count() == 0
    browser.picture("refund-not-understood")
    page.fill("#f-salary", "42000")
    page.wait_for_selector("#f-salary:not([aria-invalid])")
    assert page.locator("#f-salary-fault").count() == 0
    assert value(page, "refund") == "1,084.00 €", value(page, "refund")
    page.click('.steps button:has-text("Expenses")')
    page.wait_for_selector("#f-medical_expenses")
    page.fill("#f-medical_expenses", "800")
    # 20 % of 800.
    page.wait_for_function("() => document.querySelector('#results [data-name=refund] .number').innerText === '1,244.00 €'")
    assert page.locator('#results [data-name="refund"] .change').inner_text() == "+160.00 €"
    browser.picture("refund-expenses")
    page.click('.steps button:has-text("Home")')
    page.wait_for_selector("#f-rent_paid")
    page.fill("#f-rent_paid", "6000")
    # A tenant is asked about the landlord, in the same step.
    page.press("#f-rent_paid", "Enter")
    page.wait_for_selector("#f-landlord")
    page.click('.steps button:has-text("Details")')
    page.wait_for_selector("#f-salary")
    assert page.input_value("#f-salary") == "42000"
    page.select_option("#f-marital_status", "married")
    page.click(".actions button[name=_next]")
    page.wait_for_selector("#f-assessment")
    page.click(".actions button[name=_next]")
    page.wait_for_selector('legend:has-text("Spouse")')
    page.click('.steps button:has-text("Result")')
    page.wait_for_selector(".outcome")
    # Four years after 2009 no refund is paid any more, whatever its amount.
    said = page.locator(".outcome").inner_text()
    assert "can no longer be claimed" in said and "2013" in said, said
    assert "you are due" not in page.locator("main").inner_text()
    browser.picture("refund-result")
    # The way back, by the browser and by the steps, has all entries.
    page.go_back()
    page.wait_for_selector('legend:has-text("Spouse")')
    page.click('.steps button:has-text("Expenses")')
    page.wait_for_selector("#f-medical_expenses")
    assert page.input_value("#f-medical_expenses") == "800"
    assert "salary=42000" in page.url and "rent_paid=6000" in page.url and "marital_status=married" in page.url
    page.click('nav a[href^="why"]')
    page.click('nav a[href^="interview"]')
    page.wait_for_selector("#f-medical_expenses")
    page.click("text=Reset")
    page.wait_for_selector("text=Forget these")
    browser.picture("refund-reset")
    page.click("text=Keep them")
    page.wait_for_selector("#f-medical_expenses")
    assert page.input_value("#f-medical_expenses") == "800"
    page.click("text=Reset")
    page.click("#forget")
    page.wait_for_selector("#f-salary")
    assert page.input_value("#f-salary") == "" and "42000" not in page.url
    browser.close()


def first_answer(chromium, server):
    """An employee who knows her wages alone: an amount after one answer, near the truth, and what it stands on."""
    browser = Browser(chromium)
    page = browser.page
    page.goto(server.address + "de/2025/case?_of=refund")
    page.fill("#f-wages", "52000")
    page.wait_for_selector('#results [data-name="refund"][data-value]')
    assert value(page, "refund") == "about 0.00 €", value(page, "refund")
    said = page.locator("#results .estimates").inner_text()
    assert "4,446.00 €" in said and "health_contributions" not in said, said
    browser.picture("first-answer")
    page.goto(server.address + "de/2025/case?_of=refund&wages=52000&wage_tax_withheld=8200")
    assert value(page, "refund") == "about 758.00 €", value(page, "refund")
    assert page.input_value("#f-wage_tax_withheld") == "8200"
    browser.close()


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
        "before => document.querySelector('#results [data-name=income_tax] .number').innerText !== before", arg=before)
    change = page.locator('#results [data-name="income_tax"] .change').inner_text()
    assert change.startswith("+") and change.endswith(" €"), change
    browser.picture("settings")
    # What is typed before the script has come counts as soon as it comes.
    after, held = value(page, "income_tax"), []
    page.route("**/live.js*", lambda route: held.append(route))  # Playwright marks what it is given.
    page.goto(server.address + "de/2025/case?monthly_income=5000", wait_until="commit")
    page.fill("#f-monthly_income", "5500")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_function(
        "after => document.querySelector('#results [data-name=income_tax] .number').innerText === after", arg=after)
    browser.close()


def compared(chromium, server):
    """Cases side by side: what is changed in a column, and the way to other views and back."""
    browser = Browser(chromium)
    page = browser.page
    page.goto(server.address + "de/2025/years?taxable_income=60000")
    page.fill('[name="_c2.taxable_income"]', "30000")
    page.select_option("#more", "filing")
    page.locator('main button:has-text("Compare")').nth(1).click()
    page.select_option('[name="_c3.filing"]', "joint")
    page.locator('main button:has-text("Compare")').nth(1).click()
    page.wait_for_load_state()
    row = page.locator('main .compared >> nth=-2').inner_text() + page.locator('main .compared >> nth=-1').inner_text()
    for amount in ("14,415.00", "4,303.00", "8,606.00"):
        assert amount in row, row
    page.click('nav a[href^="why"]')
    page.click('nav a[href^="years"]')
    assert page.input_value('[name="_c2.taxable_income"]') == "30000"
    browser.picture("compared")
    browser.close()


def without_script(chromium, server):
    """All of it by plain forms."""
    browser = Browser(chromium, script=False)
    page = browser.page
    page.goto(server.address + "de/2025/case")
    page.fill("#f-monthly_income", "5000")
    page.click("#facts .actions button[type=submit]")
    assert "monthly_income=5000" in page.url
    assert "€" in value(page, "income_tax")
    for view in ("interview", "why", "waterfall", "chart", "years", "solve", "forms", "timeline", "overview"):
        page.click(f'nav[aria-label="Views"] a[href^="{view}"]')
        page.wait_for_load_state()
        assert page.locator("h1").count() >= 1, view
        assert page.locator("nav a[aria-current=page]").count() == 1
        for command in page.locator("details.command code").all_text_contents():
            ran = subprocess.run([LEVY, *shlex.split(command)[1:]], capture_output=True, text=True, check=False)
            # Half a question is half a command, and a case without facts has no income to tax.
            expected = ran.returncode == 0 or "= " in command or "1 of 101 points have no results" in ran.stderr
            assert command.startswith("levy ") and expected, f"{command}: {ran.stderr}"
    page.goto(server.address + "ie/2009/interview?_interview=refund")
    page.fill("#f-salary", "42000")
    page.fill("#f-tax_paid", "7000")
    page.press("#f-tax_paid", "Enter")
    # Questions that answers bring up are asked before the next step.
    assert page.locator("legend").first.inner_text() == "Details", page.locator("legend").first.inner_text()
    assert page.locator("#f-pay_frequency").count() == 1
    page.press("#f-tax_paid", "Enter")
    assert page.locator("legend").first.inner_text() == "Home", page.locator("legend").first.inner_text()
    assert value(page, "refund") == "1,084.00 €"
    page.click('.steps button:has-text("Details")')
    assert page.input_value("#f-salary") == "42000"
    browser.close()


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
    page.wait_for_function("() => document.querySelectorAll('#entries li.entry').length === 2")
    assert "Café" not in page.locator("#entries").inner_text()
    browser.picture("journal")
    # Pending requests of the page must not go to a server that is gone.
    page.goto("about:blank")
    server.stop()
    server = Server(folder)
    page.goto(server.address + "journal")
    assert "120.00 € (2)" in page.locator("#entries").inner_text(), page.locator("#entries").inner_text()
    page.fill("#j-day", "2025-03-14")
    page.fill("#j-amount", "60")
    page.fill("#j-payee", "Mueller, Dr")
    page.select_option("#j-kind", "medical")
    page.click("form.entry button[type=submit]")
    page.click("text=Duplicates")
    page.wait_for_load_state()
    assert "same words" in page.locator(".duplicates").inner_text()
    browser.picture("duplicates-few")
    page.click("text=One entry")
    page.wait_for_selector("text=No pair is that alike")
    page.wait_for_selector("#entries")
    assert "120.00 € (2)" in page.locator("#entries").inner_text()
    browser.close()
    server.stop()


def bank(path, rows, shift=0):
    """A table of a bank, in which rows of one amount and week abound."""
    with open(path, "w", encoding="utf-8") as file:
        file.write("Date,Amount,Payee\n")
        for row in range(rows):
            file.write(f"2025-{1 + row % 9:02}-{10 + row % 9},-{10 + (row + shift) % 40}.00,Payee of the row {row}\n")


def duplicates(chromium, folder):
    """SmarterContacts: a large journal is compared with progress, cancelled, and compared again; a person decides."""
    journal = f"{folder}/journal.sqlite"
    rows = 12_000 if LONG else 6_000
    for source in ("one", "two"):
        bank(f"{folder}/{source}.csv", rows, shift=source == "two")
        subprocess.run(
            [LEVY, "journal", "import", f"{folder}/{source}.csv", "--source", source, "--journal", journal], check=True,
            stdout=subprocess.DEVNULL)
    server = Server(folder)
    for script in (True, False):
        browser = Browser(chromium, script=script)
        page = browser.page
        page.goto(server.address + f"journal?_duplicates={70 if script else 71}")
        page.wait_for_selector("#compared")
        # At first the entries are read, and the remaining time is unknown.
        label = page.locator("#duplicates label >> nth=1")
        for _ in range(200):
            if "left" in label.inner_text():
                break
            time.sleep(0.05)
            if not script:
                page.reload()
        words = label.inner_text()
        assert "record" in words and f"of {2 * rows}" in words and "seconds left" in words, words
        browser.picture(f"duplicates-progress-{script}")
        share = float(page.locator("#compared").get_attribute("value"))
        if script:
            page.wait_for_function("share => Number(document.querySelector('#compared')?.value ?? 1e9) > share", arg=share)
        page.click("text=Cancel")
        page.wait_for_selector("text=nothing was changed")
        browser.close()
    browser = Browser(chromium)
    page = browser.page
    page.goto(server.address + "journal?_duplicates=90")
    page.wait_for_selector("#duplicates meter", timeout=120_000)
    pairs = page.locator("#duplicates tbody tr")
    first = pairs.first.inner_text()
    assert "%" in first and "same amount" in first, first
    browser.picture("duplicates")
    page.locator("#duplicates button:has-text('Different')").first.click()
    page.wait_for_selector("#duplicates meter")
    assert page.locator("#duplicates tbody tr").first.inner_text() != first
    browser.close()
    server.stop()


def freelance(chromium, folder):
    """FreeAgent: what came in so far, what should lie aside, which days are next."""
    journal = f"{folder}/journal.sqlite"
    for month in range(1, 6):
        for amount, payee, kind in (("5000", "Client", "income"), ("400", "Office", "expense")):
            subprocess.run(
                [LEVY, "journal", "add", f"2025-0{month}-10", amount, payee, "--as", kind, "--journal", journal], check=True,
                stdout=subprocess.DEVNULL)
    server = Server(folder)
    for language in ("en", "de") if LONG else ("de",):
        browser = Browser(chromium, width=PHONE[0], height=PHONE[1], language=f"{language}-IE" if language == "en" else "de-DE")
        page = browser.page
        page.goto(server.address + "de/2025/overview?_journal=1&federal_state=SH&vat_returns=quarter")
        assert page.locator("main svg").count() >= 1
        # The sentence on whether enough is set aside, the amount and the next day are in the first screen.
        assert in_first_screen(page, "main .sentence") and in_first_screen(page, "main section li"), page.url
        plain(page)
        fits(page)
        text = page.locator("main").inner_text()
        assert "25,000.00" in text or "25.000,00" in text, text
        browser.picture(f"overview-{language}")
        page.click('nav a[href^="timeline"]')
        page.wait_for_load_state()
        rows = page.locator("main .rows li")
        assert rows.count() >= 3 and "EStG" in page.locator("main").inner_text()
        late = page.locator("section:has(h2:text-is('Overdue')) li, section:has(h2:text-is('Überfällig')) li")
        before = late.count()
        assert before >= 2 and not any("§ 37" in text for text in late.all_inner_texts()), late.all_inner_texts()
        plain(page)
        fits(page)
        browser.picture(f"timeline-{language}")
        late.first.locator("button").click()
        page.wait_for_load_state()
        assert late.count() == before - 1 and "/timeline?" in page.url, page.url
        page.click('nav a[href^="case"]')
        page.wait_for_load_state()
        said = page.locator("#results").inner_text()
        assert ("25,000.00 €" in said or "25.000,00 €" in said) and "further_receipts" not in said.split("levy eval")[0], said
        # A share of a month's income: of 48,000 a year some 7,150 are due, or 14.9 %.
        page.goto(server.address + "de/2025/chart?monthly_income=4000&health_contributions=7000&care_contributions=1500&sick_pay=no"
                  "&health_subsidy=no")
        assert re.search("14[.,]9 %", page.locator("main .sentence").inner_text()), page.locator("main").inner_text()
        plain(page)
        fits(page)
        browser.close()
    server.stop()


VIEWS = ("case", "interview", "why", "waterfall", "chart", "years", "solve", "forms", "timeline", "overview", "reset")
def views(chromium, folder):
    """Each view on a telephone and on wider screens, light and dark, English and German."""
    server = Server(folder)
    subprocess.run(
        [LEVY, "journal", "add", "2025-03-14", "60", "Dr Byrne", "--as", "medical", "--journal", server.journal], check=True,
        stdout=subprocess.DEVNULL)
    ways = [(360, "dark", "en-IE"), (1440, "light", "de-DE")]
    if LONG:
        ways += [(360, "light", "de-DE"), (800, "light", "en-IE"), (1440, "dark", "en-IE")]
    for width, scheme, language in ways:
        browser = Browser(chromium, width=width, scheme=scheme, language=language)
        page = browser.page
        for view in (*VIEWS, "journal", "journal?_duplicates=80", "cases", ""):
            facts = "?taxable_income=60000&_c2.filing=joint&church_member=perhaps" if view in VIEWS else ""
            page.goto(f"{server.address}de/2025/{view}{facts}" if view in VIEWS else server.address + view)
            room = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
            name = view.split("?")[0] + ("-pairs" if "?" in view else "") or "start"
            browser.picture(f"{name}-{width}-{scheme}-{language[:2]}")
            assert room <= 0, f"{view} at {width}: {room} pixels too wide"
            accessible(browser, view)
            weak = page.evaluate(CONTRAST)
            assert not weak, f"{view}, {scheme}: too faint: {weak}"
            assert page.locator("h1").count() >= 1, view
            # In a scrolling list of views the current one is visible.
            current = page.locator("header nav [aria-current]")
            if current.count():
                box = current.bounding_box()
                assert box["x"] >= 0 and box["x"] + box["width"] <= width, f"{view}: {box}"
        browser.close()
    server.stop()


def slow_strangers(_chromium, server):
    """Bodies that trickle in from strangers keep nobody waiting: they are sent away at once."""
    host, port = server.address.split("/")[2].split(":")
    strangers = []
    for _ in range(40):
        stranger = socket.create_connection((host, int(port)))
        stranger.sendall(b"POST /journal HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 60000\r\n\r\na")
        strangers.append(stranger)
    assert all(stranger.recv(12) == b"HTTP/1.1 421" for stranger in strangers)
    status = subprocess.run(
        ["curl", "-s", "-o", os.devnull, "-w", "%{http_code}", "-H", f"Authorization: Bearer {server.token}", server.address],
        capture_output=True, text=True, check=True)
    assert status.stdout == "200", status.stdout
    for stranger in strangers:
        stranger.close()


def outsiders(chromium, server):
    """Another site cannot read the page or post to it."""
    host = server.address.split("/")[2]
    known = ["-H", f"Authorization: Bearer {server.token}"]
    for arguments, wanted in (
        (["-H", "Host: evil.example", *known, server.address], "421"),
        ([f"http://{host}/"], "404"),
        (["-H", "Authorization: Bearer 0123", server.address], "404"),
        (["-H", "Sec-Fetch-Site: same-site", *known, server.address], "403"),
        (["-X", "POST", "-H", "Origin: http://evil.example", *known, server.address + "journal"], "403"),
        (["-X", "POST", "-H", f"Origin: http://{host}", *known, "--data", "a" * 100_000, server.address + "journal"], "413"),
        (["--path-as-is", *known, server.address + "../../../etc/passwd"], "404"),
    ):
        command = ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", *arguments]
        status = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        assert status == wanted, f"{arguments[:4]}: {status}, not {wanted}"


# Stories that share a server, since they leave nothing behind in it, and stories that start servers of their own in a
# folder.
SERVED = (persons_on_a_phone, persons_at_a_desk, steps_of_a_phone, home, without_script, result_page, supposed, refund,
          pensions, compared, first_answer, settings, outsiders, slow_strangers)
OWN = (duplicates, views, documents, freelance, payees, receipts)
STORIES = {story.__name__: story for story in (*OWN, *SERVED)}


def player(names, server):
    """Plays stories one after the other in one browser, since each start takes a second of work."""
    failed = False
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        for name in iter(names.get, None):
            story, start = STORIES[name], time.time()
            try:
                with tempfile.TemporaryDirectory() as folder:
                    story(chromium, server if story in SERVED else folder)
                print(f"{name}: as it should be, {time.time() - start:.1f} s", flush=True)
            except Exception:  # Whatever is wrong in one story, the others are played.
                failed = True
                print(f"{name}:\n{traceback.format_exc()}", file=sys.stderr, flush=True)
            finally:
                for context in chromium.contexts:
                    context.close()
                for left in [other for other in RUNNING if other is not server]:
                    left.process.kill()
                    RUNNING.remove(left)
        chromium.close()
    sys.exit(failed)


def main():
    unknown = WANTED - STORIES.keys()
    if unknown:
        sys.exit(f"no story is called {', '.join(sorted(unknown))}")
    fork = get_context("fork")
    names = fork.SimpleQueue()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        players = [fork.Process(target=player, args=(names, server)) for _ in range(os.cpu_count())]
        for name in STORIES:
            if not WANTED or name in WANTED:
                names.put(name)
        try:
            for process in players:
                names.put(None)
                process.start()
            for process in players:
                process.join()
            server.stop()
        finally:
            server.process.kill()
    return int(any(process.exitcode for process in players))


if __name__ == "__main__":
    sys.exit(main())
