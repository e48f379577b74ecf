"""Looks at reports in a real browser: `python3 Tests/Browser/reports.py LEVY [FOLDER FOR PICTURES]`.

LEVY is the command. Each report is valid HTML (html5lib, strict), fits a telephone, dark, in German, and a wide screen,
light, in English (with LEVY_LONG three widths, light and dark, in both), says nothing on the console, prints, and names
its drawings and tables. Ends with 1 otherwise.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import html5lib
from browser import LEVY, LONG, PICTURES, launched
from playwright.sync_api import sync_playwright

CASES = {
    "freelancer": "report --case examples/freelancer.case",
    "ireland": "report ie --year 2025 salary=42000 birth_date=1980-06-15 tax_paid=7000",
    "britain": "report uk --year 2025/26 pay_of_year=42000 tax_code=1257L",
    "taxable": "report de --year 2025 taxable_income=60000 church_member=yes federal_state=BY filing=joint",
    "nothing": "report de --year 2020",
}
PHONE, DESK = (360, "dark"), (1440, "light")
# German, whose words are longer, where there is less room.
WAYS = {"en": [DESK], "de": [PHONE]}
EACH_WAY = [PHONE, DESK]
if LONG:
    EACH_WAY += [(360, "light"), (800, "light"), (800, "dark"), (1440, "dark")]
    WAYS = {"en": EACH_WAY, "de": EACH_WAY}
PICTURE = "sweep ie --year 2025 net_pay salary=42000 birth_date=1980-06-15 --over salary=0..90000 --effective --marginal"


def made(folder, name, words, option, language):
    path = Path(folder) / name
    subprocess.run([LEVY, *words.split(), "--lang", language, option, path], check=True, stderr=subprocess.DEVNULL)
    return path


def look(chromium, path, name, ways):
    for width, scheme in ways:
        context = chromium.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
        page = context.new_page()
        messages = []
        page.on("console", lambda message: messages.append(message.text))
        page.on("pageerror", lambda error: messages.append(str(error)))
        page.goto(path.as_uri())
        room = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert room <= 0, f"{name} at {width}: {room} pixels too wide"
        if path.suffix == ".html":
            hidden = page.evaluate(
                "[...document.querySelectorAll('figure')].filter(f =>"
                " [...f.querySelectorAll('svg')].filter(s => s.getBoundingClientRect().width > 0).length !== 1).length")
            assert hidden == 0, f"{name} at {width}: not each figure shows one drawing"
            nameless = page.evaluate(
                "[...document.querySelectorAll('svg:not([aria-label]), table:not(:has(caption))')].length")
            assert nameless == 0, f"{name}: {nameless} drawings or tables say nothing"
        assert not messages, f"{name}: {messages}"
        if PICTURES:
            PICTURES.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURES / f"{name}-{width}-{scheme}.png", full_page=True)
        if (width, scheme) == DESK:
            assert len(page.pdf(format="A4")) > 5_000
        context.close()


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = launched(playwright)
        for case, words in CASES.items():
            for language in ("en", "de"):
                name = f"report-{case}-{language}"
                path = made(folder, name + ".html", words, "-o", language)
                html5lib.HTMLParser(strict=True).parse(path.read_bytes())
                look(chromium, path, name, WAYS[language])
                print("ok", name)
        page = made(folder, "sweep.html", PICTURE, "--html", "en")
        html5lib.HTMLParser(strict=True).parse(page.read_bytes())
        look(chromium, page, "sweep", EACH_WAY)
        look(chromium, made(folder, "sweep.svg", PICTURE, "--svg", "en"), "picture", EACH_WAY)
        print("ok sweep")
        chromium.close()


main()
