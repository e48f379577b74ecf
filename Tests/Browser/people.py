"""Stories of people who want to know something, on a telephone and at a desk."""

import os
import subprocess
from pathlib import Path

from browser import FACES, LEVY, LONG, PHONE, SCHEMES, Browser, Server, fits, in_first_screen, plain


def home(chromium, server):
    """The refund, from the first page: a field in the first screen, and an amount after one answer."""
    for (width, height), language in FACES:
        browser = Browser(chromium, width=width, height=height, language=language)
        page = browser.page
        page.goto(server.address)
        german = language == "de-DE"
        assert page.locator("h1").inner_text() == ("Was möchten Sie wissen?" if german else "What do you want to know?")
        assert page.locator(".pills a[aria-current]").inner_text() == ("Deutschland" if german else "Ireland")
        assert ("Irland" if german else "Ireland") in page.locator(".pills").inner_text()
        assert in_first_screen(page, ".jobs input:not([type=hidden])") and in_first_screen(page, ".jobs details >> nth=2")
        assert page.locator("a").count() < 20, "a wall of links"
        plain(page)
        fits(page)
        browser.picture(f"home-{width}-{language[:2]}")
        field = page.locator(".jobs input:not([type=hidden])").first
        field.fill("52.000" if german else "52,000")
        page.locator(".jobs button").first.click()
        page.wait_for_selector("#results .line[data-value]")
        amount = page.locator("#results .line .number").inner_text()
        assert amount.startswith("etwa" if german else "about") and "€" in amount, amount
        assert in_first_screen(page, "#results .line") and in_first_screen(page, "#facts .field input, #facts .field select")
        plain(page)
        fits(page)
        browser.picture(f"first-answer-{width}-{language[:2]}")
        browser.close()


def steps_of_a_phone(chromium, server):
    """Each step of the interviews shows its first question in the first screen of a phone, and Next leads the focus to it."""
    for address in ("ie/2025/interview?_interview=refund&salary=42000", "de/2025/interview?_interview=refund&wages=52000",
                    "uk/2025-26/interview"):
        browser = Browser(chromium, width=PHONE[0], height=PHONE[1])
        page = browser.page
        page.goto(server.address + address)
        seen = set()
        for number in range(30):
            if page.locator(".outcome").count():
                break
            heading = page.locator("legend h1")
            seen.add(heading.inner_text())
            assert in_first_screen(page, "#facts .field input, #facts .field select, fieldset.gate label"), page.url
            assert in_first_screen(page, "#results .line"), page.url
            if number:
                assert page.evaluate("document.activeElement.tagName") == "H1", page.url
            plain(page)
            fits(page)
            if number < 2:
                browser.picture(f"step-{address[:2]}-{number}")
            page.locator(".actions button[name=_next]").click()
            page.wait_for_load_state()
        assert page.locator(".outcome").count() or page.locator(".missing").count(), page.url
        assert len(seen) >= 3, seen
        fits(page)
        browser.close()


def result_page(chromium, server):
    """The end of an interview in sentences: the amount, the way to it, what it stands on, what is next, and files."""
    for (width, height), language in FACES:
        for scheme in SCHEMES[width]:
            browser = Browser(chromium, width=width, height=height, language=language, scheme=scheme)
            page = browser.page
            page.goto(server.address + "ie/2025/interview?_interview=refund&salary=42000&tax_paid=5400&medical_expenses=800&_at=.")
            text = page.locator(".outcome").inner_text()
            # 20 % of 42,000 less credits of 2,000 each are 4,400, of which 160 for health expenses: 1,160 of 5,400 come back.
            amount = "1.160,00 €" if language == "de-DE" else "1,160.00 €"
            assert amount in text, text
            assert ("stehen Ihnen" if language == "de-DE" else "you are due") in text, text
            assert in_first_screen(page, ".outcome .amount")
            main = page.locator("main").inner_text()
            for part in (("Vom Brutto", "PRSI", "160,00 €", "Andere Jahre") if language == "de-DE"
                         else ("From gross", "PRSI", "160.00 €", "Other years")):
                assert part in main, f"{part}: {main}"
            plain(page)
            fits(page)
            browser.picture(f"result-{width}-{scheme}-{language[:2]}")
            for link, inside in (("calendar", "BEGIN:VCALENDAR"), ("file", "salary = 42000"), ("report", "<!doctype html>")):
                with page.expect_download() as download:
                    page.click(f'main a[href^="{link}?"]')
                assert inside in Path(download.value.path()).read_text(encoding="utf-8"), link
            browser.close()


def supposed(chromium, server):
    """Another income by the slider: by keys and without a script, on a phone and on a desktop; the case does not
    change."""
    for (width, height), language in FACES:
        for script in (True, False):
            browser = Browser(chromium, script=script, width=width, height=height, language=language)
            page = browser.page
            page.goto(server.address + "ie/2025/interview?_interview=refund&salary=42000&tax_paid=5400&_at=.")
            german = language == "de-DE"
            slider = page.locator("#if-amount")
            assert slider.get_attribute("type") == "range" and slider.bounding_box()["height"] >= 44
            assert page.locator("#supposed").inner_text() == ""
            if script:
                slider.focus()
                for _ in range(10):
                    page.keyboard.press("ArrowRight")
                page.wait_for_function("() => document.querySelector('#supposed').innerText.includes('43')")
            else:
                slider.evaluate("slider => { slider.value = 43000; }")
                page.locator("#if button").click()
                page.wait_for_load_state()
            said = page.locator("#supposed").inner_text()
            # 20 % of 1,000 more are 200 of the 1,000 that came back.
            for part in ("43.000,00 €", "800,00 €", "-200,00 €") if german else ("43,000.00 €", "800.00 €", "-200.00 €"):
                assert part in said, f"{part}: {said}"
            assert ("obwohl es dann anders wäre" if german else "though it would be another") in said, said
            assert ("1.000,00 €" if german else "1,000.00 €") in page.locator(".outcome").inner_text()
            assert "salary=42000" in page.url and "salary=43000" not in page.url
            plain(page)
            fits(page)
            browser.picture(f"supposed-{width}-{language[:2]}-{script}")
            browser.close()


def payees(chromium, folder):
    """A payee in three spellings becomes one, and back; of two amounts a person says which is right."""
    journal = f"{folder}/journal.sqlite"
    for amount, payee in (("60", "Dr Müller"), ("20", "DR MUELLER"), ("20", "Dr M&uuml;ller"), ("60", "Dr Müller"), ("7", "Café")):
        subprocess.run(
            [LEVY, "journal", "add", "2025-03-14", amount, payee, "--as", "medical", "--journal", journal], check=True,
            stdout=subprocess.DEVNULL)
    server = Server(folder)
    for (width, height), language in FACES:
        browser = Browser(chromium, width=width, height=height, language=language)
        page = browser.page
        page.goto(server.address + "journal?_payees=1")
        section = page.locator("#payees")
        assert section.locator("select").count() == 1 and "Café" not in section.locator("select").inner_text()
        plain(page)
        fits(page)
        browser.picture(f"payees-{width}-{language[:2]}")
        section.locator("select").select_option("Dr Müller")
        section.locator("li button").click()
        page.wait_for_selector("text=zwei Arten" if language == "de-DE" else "text=spelled in two ways")
        page.goto(server.address + "journal")
        assert page.locator("li.entry:has-text('Dr Müller')").count() == 4
        page.locator("form:has(input[value=undo]) button").click()
        page.wait_for_function("() => [...document.querySelectorAll('li.entry')].some(entry => entry.innerText.includes('DR MUELLER'))")
        browser.close()
    browser = Browser(chromium, width=PHONE[0], height=PHONE[1])
    page = browser.page
    subprocess.run(
        [LEVY, "journal", "add", "2025-03-14", "70", "Café", "--as", "medical", "--journal", journal], check=True,
        stdout=subprocess.DEVNULL)
    page.goto(server.address + "journal?_duplicates=60")
    pair = page.locator("#duplicates tbody tr:has-text('Café')")
    fits(page)
    browser.picture("payees-amounts")
    pair.locator("button:has-text('One entry, 70.00 €')").click()
    page.wait_for_load_state()
    page.goto(server.address + "journal")
    cafe = page.locator("li.entry:has-text('Café')")
    assert cafe.count() == 1 and "70.00 €" in cafe.inner_text(), cafe.all_inner_texts()
    browser.close()
    server.stop()


def documents(chromium, folder):
    """A case is saved under a name, is at its address after a restart, is changed, copied, deleted, had back, and taken along."""
    server = Server(folder)
    for script in (True, False):
        browser = Browser(chromium, script=script, width=PHONE[0], height=PHONE[1])
        page = browser.page
        page.goto(server.address + "ie/2025/interview?_interview=refund")
        page.fill("#f-salary", "42000")
        page.click('button[formaction="save"]')
        name = f"Aoife {script}"
        page.fill("#name", name)
        browser.picture("save")
        page.click('main button[type=submit]')
        page.wait_for_selector("#f-salary")
        address = page.url
        assert "/cases/" in address and "42000" not in address, address
        assert page.input_value("#f-salary") == "42000" and page.locator("header .name").inner_text() == name
        page.fill("#f-tax_paid", "5400")
        if script:
            # 5,400 less 4,400, without pressing anything.
            page.wait_for_function("() => document.querySelector('#results [data-name=refund] .number').innerText === '1,000.00 €'")
        # Another window changes another fact; neither change is lost.
        other = browser.context.new_page()
        other.goto(address)
        other.select_option("#f-marital_status", "widowed")
        other.locator(".actions button[name=_next]").click()
        other.wait_for_load_state()
        other.close()
        page.locator(".actions button[name=_next]").click()
        page.wait_for_load_state()
        page.goto(address)
        assert page.input_value("#f-tax_paid") == "5400" and page.input_value("#f-salary") == "42000"
        assert page.input_value("#f-marital_status") == "widowed", "the other window's answer"
        page.select_option("#f-marital_status", "")
        page.locator(".actions button[name=_next]").click()
        page.wait_for_load_state()
        # The year changes, and facts that carry over are kept; the case stays what it is.
        page.goto(address)
        page.locator(".pill summary").click()
        page.locator('.pill a:has-text("2024")').click()
        page.wait_for_selector("#f-salary")
        assert "/ie/2024/" in page.url and page.input_value("#f-salary") == ""
        page.go_back()
        page.wait_for_selector("#f-salary")
        assert page.input_value("#f-salary") == "42000"
        if script or LONG:
            page.goto("about:blank")
            server.stop()
            # After a restart the stored address still works, without the token.
            server = Server(folder)
            assert address.startswith(server.address), "another port"
            page.goto(address)
            assert page.input_value("#f-salary") == "42000"
        page.goto(server.address + "cases")
        row = page.locator(f'.cases > li:has-text("{name}")')
        assert "1,000.00 €" in row.inner_text(), row.inner_text()
        row.locator("summary").click()
        fits(page)
        browser.picture(f"cases-{script}")
        row.locator("input[name=name]").fill(f"{name} Byrne")
        row.locator("button[value=rename]").click()
        row = page.locator(f'.cases > li:has-text("{name} Byrne")')
        row.locator("summary").click()
        with page.expect_download() as download:
            row.locator('a:has-text("Export")').click()
        file = f"{folder}/{script}.case"
        download.value.save_as(file)
        assert "tax_paid = 5400" in Path(file).read_text(encoding="utf-8")
        # The same file by the command.
        ran = subprocess.run([LEVY, "eval", "--case", file, "refund"], capture_output=True, text=True, check=True)
        assert "1000.00" in ran.stdout or "1,000.00" in ran.stdout, ran.stdout
        row.locator("button[value=duplicate]").click()
        assert page.locator(f'.cases > li:has-text("{name} Byrne")').count() == 2
        copy = page.locator('.cases > li:has-text("(copy)")').first
        copy.locator("summary").click()
        copy.locator("button[value=remove]").click()
        assert page.locator(f'.cases > li:has-text("{name} Byrne")').count() == 1
        page.click(".undo button")
        assert page.locator(f'.cases > li:has-text("{name} Byrne")').count() == 2
        page.set_input_files("#file", file)
        page.fill("#name", "Taken in")
        page.click("button[value=import]")
        page.wait_for_selector("#f-salary")
        assert page.input_value("#f-salary") == "42000" and page.input_value("#f-tax_paid") == "5400"
        # Two cases side by side: differences come first.
        page.fill("#f-tax_paid", "6400")
        page.locator("#facts .actions button[type=submit]").first.click()
        page.wait_for_load_state()
        page.goto(page.url.split("/case")[0] + "/cases/" + page.url.split("/cases/")[1].split("/")[0] + "/years?_of=refund")
        page.select_option("#with", label=f"{name} Byrne (2025)")
        page.locator('section:has(#with) button').click()
        said = page.locator("section:has(#with)").inner_text()
        assert "1,000.00 €" in said and "2,000.00 €" in said and "6,400.00 €" in said, said
        fits(page)
        browser.picture(f"compared-cases-{script}")
        assert os.stat(f"{folder}/cases.sqlite").st_mode & 0o777 == 0o600
        browser.close()
    server.stop()
