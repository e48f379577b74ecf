"""Twenty persons: what each sees after the first answers, and at the end, on a telephone, at a desk and at a terminal, in two
languages.

The amounts at the end are worked out by hand in `statute.py`; those of the first answers stand on estimates, and are those that
`levy eval` gives for the same facts, which `country.py first` of the benchmarks holds against the full answers. The sentences are
those of the rules.
"""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time

from browser import ALL_FACES, LEVY, LONG, PHONE, Browser, accessible, fits, in_first_screen, plain
from statute import BY_HAND

INSURED = {"old_age_contributions": 4836, "health_contributions": 4446, "care_contributions": 1248,
           "other_insurance_contributions": 676, "sick_pay": "yes", "health_subsidy": "yes"}
EMPLOYED = {"wages": 52000, "wage_tax_withheld": 8200, "surcharge_withheld": 0, **INSURED}
PAYE = {"salary": 42000, "tax_paid": 5400}

# The person, country and year, the interview, its result, the facts of the first answers, all facts, the amount of the
# sentence, its words in English and German.
PEOPLE = [
    ("Anna, employed", "de/2025", "refund", "refund", ["wages"], EMPLOYED, "refund", "you get back", "bekommen Sie"),
    ("Bernd, who commutes", "de/2023", "refund", "refund", ["wages"],
     {**EMPLOYED, "commuting_days": 200, "commuting_km": 45}, "refund", "you get back", "bekommen Sie"),
    ("Clara, retired", "de/2025", "refund", "refund", ["statutory_pension"],
     {"statutory_pension": 30000, "statutory_pension_start_year": 2015, "first_full_year_pension": 24000, "birth_date": "1949-05-03",
      "health_contributions": 2500, "care_contributions": 1080, "sick_pay": "no", "health_subsidy": "yes"},
     "amount_due", "more is to be paid", "sind noch"),
    ("Dora and Emil, married", "de/2025", "refund", "refund", ["filing", "wages", "spouse.wages"],
     {**EMPLOYED, "filing": "joint", "spouse.wages": 30000, "spouse.wage_tax_withheld": 2600, "spouse.surcharge_withheld": 0,
      "spouse.old_age_contributions": 2790, "spouse.health_contributions": 2565, "spouse.care_contributions": 720,
      "spouse.other_insurance_contributions": 390, "spouse.sick_pay": "yes", "spouse.health_subsidy": "yes"},
     "refund", "you get back", "bekommen Sie"),
    ("Fritz, who lets a flat", "de/2025", "refund", "refund", ["wages"],
     {**EMPLOYED, "rent_received": 9000, "rent_expenses": 11000}, "refund", "you get back", "bekommen Sie"),
    ("Gerda, freelance", "de/2025", "freelancer", "put_aside_per_month", ["monthly_income"],
     {"monthly_income": 4000, "monthly_expenses": 500, "health_contributions": 7000, "care_contributions": 1500, "sick_pay": "no",
      "health_subsidy": "no", "old_age_contributions": 0}, "put_aside_per_month", "Put", "Legen Sie"),
    ("Hans, freelance since May", "de/2025", "freelancer", "put_aside_per_month", ["monthly_income"],
     {"monthly_income": 5000, "months_worked": 8, "health_contributions": 6000, "care_contributions": 1300, "sick_pay": "no",
      "health_subsidy": "no"}, "put_aside_per_month", "each of the 8 months", "jedem der 8 Monate"),
    ("Aoife, employed", "ie/2025", "refund", "refund", ["salary"], {**PAYE, "medical_expenses": 800}, "refund",
     "you are due", "stehen Ihnen"),
    ("Brian, married", "ie/2025", "refund", "refund", ["salary"],
     {**PAYE, "marital_status": "married", "spouse.salary": 0}, "refund", "you are due", "stehen Ihnen"),
    ("Ciara, who rents", "ie/2024", "refund", "refund", ["salary"],
     {"salary": 38000, "tax_paid": 3900, "rent_paid": 14000, "landlord": "private"}, "refund", "you are due", "stehen Ihnen"),
    ("Declan, retired", "ie/2025", "refund", "refund", ["pension_income"],
     {"salary": 0, "pension_income": 24000, "tax_paid": 1200, "birth_date": "1952-02-01"}, "refund", "you are due", "stehen Ihnen"),
    ("Eimear, self-employed", "ie/2025", "sole_trader", "put_aside_per_month", ["turnover"],
     {"turnover": 46000, "business_expenses": 6000, "salary": 0}, "put_aside_per_month", "away each month", "in jedem Monat"),
    ("Fionn, who lets a house", "ie/2025", "landlord", "balance_of_return", ["residential_rents", "salary"],
     {"residential_rents": 18000, "residential_rental_expenses": 4000, "salary": 40000, "tax_paid": 4000, "levies_paid": 800,
      "preliminary_tax_paid": 0}, "balance_of_return", "is left to pay", "zu zahlen"),
    ("Grainne, Form 11", "ie/2025", "form_11", "balance_of_return", ["turnover", "salary"],
     {"turnover": 30000, "salary": 20000, "tax_paid": 0, "levies_paid": 250, "preliminary_tax_paid": 0}, "balance_of_return",
     "is left to pay", "zu zahlen"),
    ("Alice, employed", "uk/2025-26", "take_home", "take_home_pay_of_year", ["employment_income"],
     {"employment_income": 35000}, "take_home_pay_of_year", "you take home about", "you take home about"),
    ("Ben, in Scotland with a loan", "uk/2025-26", "take_home", "take_home_pay_of_year", ["employment_income"],
     {"employment_income": 42000, "country": "scotland", "student_loan_plan_4": "yes"}, "take_home_pay_of_year",
     "you take home about", "you take home about"),
    ("Cora, who paid too much", "uk/2025-26", "refund", "refund", ["employment_income"],
     {"employment_income": 30000, "tax_deducted_from_pay": 4000}, "refund", "comes back", "comes back"),
    ("Dylan, self-employed", "uk/2025-26", "sole_trader", "due_in_january", ["trading_receipts"],
     {"trading_receipts": 40000, "trading_expenses": 5000}, "due_in_january", "January", "January"),
    ("Ella, who lets a flat", "uk/2025-26", "landlord", "due_in_january", ["property_receipts", "employment_income"],
     {"property_receipts": 14000, "property_expenses": 3000, "employment_income": 30000, "tax_deducted_from_pay": 3486},
     "due_in_january", "January", "January"),
    ("Finlay, retired", "uk/2025-26", "pensioner", "income_tax_and_charges", ["pension_income"],
     {"pension_income": 23500}, "income_tax_and_charges", "is due", "is due"),
]


def query(facts):
    return "".join(f"&{name}={value}" for name, value in facts.items())


def amounts(place, names, facts, first=False):
    """Returns the command's results for the same facts."""
    code, year = place.split("/")
    words = [LEVY, "eval", code, "--year", year.replace("-", "/"), "--json"] + (["--estimate"] if first else []) + list(names)
    answer = subprocess.run(words + [f"{name}={value}" for name, value in facts.items()], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return json.loads(answer.stdout)["results"]


def written(amount, place, german):
    text = f"{amount:,.2f}" if not german else f"{amount:,.2f}".translate(str.maketrans(",.", ".,"))
    return text if place.startswith("uk") else f"{text} €"


class Terminal:
    """A command at a terminal of 80 columns."""

    def __init__(self, arguments, language):
        self.process, self.file = pty.fork()
        if self.process == 0:
            environment = {**os.environ, "NO_COLOR": "1", "TERM": "xterm", "LEVY_LANG": language}
            os.execve(LEVY, [LEVY, *arguments], environment)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def read(self, end):
        """Reads output up to an ending, without cursor movements."""
        text, until = "", time.time() + 60
        while not re.search(end, text):
            assert time.time() < until, f"no {end} in {text}"
            if not select.select([self.file], [], [], 1)[0]:
                continue
            try:
                text += os.read(self.file, 65536).decode("utf-8", "replace")
            except OSError:
                break
            text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>78]", "", text)
        return text

    def answer(self, line, end):
        """Types a line, and reads from its echo up to an ending, since the prompt before may be drawn once more."""
        os.write(self.file, (line + "\n").encode())
        return self.read(f"(?s){re.escape(line)}.*{end}")

    def close(self):
        os.close(self.file)
        os.waitpid(self.process, 0)


def evaluated(who, place, result, said, expected):
    """The same by `levy eval`: the number from the first answers, and all main results in a few lines."""
    code, year = place.split("/")
    words = [LEVY, "eval", code, "--year", year.replace("-", "/"), *(f"{name}={value}" for name, value in said.items())]
    main = subprocess.run(words, capture_output=True, text=True)
    lines = (main.stdout + main.stderr).splitlines()
    assert main.returncode == 0 and len(lines) <= 8, f"{who}: {lines}"
    one = subprocess.run([*words, result], capture_output=True, text=True)
    assert re.search(rf"^{result} +(about )?(≈ )?{expected:.2f} ", one.stdout), f"{who}: {one.stdout} is not {expected}"


def asked(who, place, interview, first, facts, words, amount, german):
    """The same by `levy ask`: a number after the first answers, and at the end the sentence with its amount, in plain words."""
    code, year = place.split("/")
    rest = [f"{name}={value}" for name, value in facts.items() if name not in first]
    language = "de" if german and code == "de" else "en"
    terminal = Terminal(["ask", code, "--year", year.replace("-", "/"), interview, "--no-state", *rest], language)
    said = terminal.read(r"\? $")
    assert "doubtful" not in said and "zweifelhaft" not in said, f"{who} is warned before anything is asked: {said}"
    for name in first:
        terminal.answer(f"{name} = {facts[name]}", r"\? $")
    end = terminal.answer("done", r"> $")
    terminal.answer("done", "")
    terminal.close()
    told = " ".join(end.split())
    assert words in told, f"{who}: {end}"
    assert amount in told, f"{who}: {amount} is not told: {end}"
    names = re.findall(r"\b[a-z]+(?:_[a-z0-9]+)+\b", end)
    assert not names, f"{who}: {names}: {end}"
    long = [line for line in end.split("\r\n") if len(line) > 80]
    assert not long, f"{who}: {long}"


def persons(chromium, server, faces):
    """Twenty persons, each in one of four ways: an amount after at most three answers, what moves it with ways to the
    questions, and sentences at the end."""
    assert len(PEOPLE) == 20
    first_of_interview = {person[1:3]: person for person in reversed(PEOPLE)}.values()
    countries = set()
    # Each variant of the page is seen by five persons; all combinations would take ten minutes.
    for (width, height), language in faces:
        browser = Browser(chromium, width=width, height=height, language=language)
        for person in PEOPLE[ALL_FACES.index(((width, height), language))::len(ALL_FACES)]:
            seen(browser, server, *person, language == "de-DE", person in first_of_interview or LONG)
            country = person[1].split("/")[0]
            if country not in countries or LONG:
                countries.add(country)
                seen_otherwise(browser, server, *person[:4], person[5])
        browser.close()


def persons_on_a_phone(chromium, server):
    """Ten of the twenty persons, in two languages."""
    persons(chromium, server, ALL_FACES[:2])


def persons_at_a_desk(chromium, server):
    """The other ten."""
    persons(chromium, server, ALL_FACES[2:])


def seen(browser, server, who, place, interview, result, first, facts, told, english, german, is_german, is_thorough):
    """What one person sees, and if thorough also by `levy ask` and behind a link to a question."""
    page = browser.page
    base = f"{server.address}{place}/interview?_interview={interview}"
    # The first number: at most three answers, of questions that the page asks.
    assert len(first) <= 3, who
    said = {name: facts[name] for name in first}
    for name in first:
        page.goto(f"{base}{query(said)}&_at={name}")
        assert page.locator(f'[id="f-{name}"]').count() == 1, f"{who} is not asked for {name}"
    line = page.locator(f'#results .line[data-name="{result}"]')
    expected = amounts(place, [result], said, first=True)[result]
    found = float(line.get_attribute("data-value"))
    assert abs(found - expected) < 0.005, f"{who}: {line.inner_text()} is not {expected}"
    assert in_first_screen(page, "#results .line"), who
    evaluated(who, place, result, said, expected)
    # The facts that move the result are links to their questions, which are there.
    movers = page.locator("#results .movers a")
    if movers.count():
        assert page.locator("#results .range .number").count() == 2, who
        at = movers.first.get_attribute("href").split("_at=")[1].split("&")[0]
        if is_thorough:
            page.goto(f"{server.address}{place}/{movers.first.get_attribute('href')}")
            assert page.locator(f'[id="f-{at}"]').count() == 1, f"{who}: no question for {at}"
    plain(page)
    fits(page)
    # The end: the amount, and the sentence of the rules with its amount.
    page.goto(f"{base}{query(facts)}&_at=.")
    truth = amounts(place, {result, told}, facts)
    assert abs(truth[told] - float(BY_HAND[who])) < 0.005, f"{who}: {truth[told]}, by hand {BY_HAND[who]}"
    amount = page.locator(".outcome .amount")
    # Without a refund, the amount to be paid.
    shown = truth[result] or truth[told]
    assert abs(float(amount.get_attribute("data-value")) - shown) < 0.005, f"{who}: {amount.inner_text()}"
    sentences = page.locator(".outcome").inner_text().replace("\u00a0", " ")
    assert (german if is_german else english) in sentences, f"{who}: {sentences}"
    assert written(truth[told], place, is_german) in sentences, f"{who}: {truth[told]} is not told: {sentences}"
    if is_thorough:
        spoken = is_german and place.startswith("de")
        plain_amount = f"{truth[told]:,.2f}"
        asked(who, place, interview, first, facts, german if spoken else english,
              plain_amount.translate(str.maketrans(",.", ".,")) if spoken else plain_amount, is_german)
    assert in_first_screen(page, ".outcome .amount"), who
    plain(page)
    fits(page)
    browser.picture(f"person-{who.split(',')[0]}")
    # No given fact is lost on the way back.
    for name, value in facts.items():
        assert f"{name}={value}" in page.url, f"{who} lost {name}"


def seen_otherwise(browser, server, who, place, interview, result, facts):
    """The chart, the forms and the grounds are there."""
    page = browser.page
    for view in ("chart", "forms", "why"):
        page.goto(f"{server.address}{place}/{view}?_interview={interview}&_of={result}{query(facts)}")
        assert page.locator("h1").count() == 1 and page.locator(".fault").count() == 0, f"{who}: {view}"
        plain(page)
        fits(page)


def pensions(chromium, server):
    """Rita has two pensions beside her first: each is added by a button, and one is taken away, with a script and without."""
    for script, size, view in ((True, PHONE, "interview"), (False, PHONE, "interview"), (True, (1280, 900), "case")):
        browser = Browser(chromium, script=script, width=size[0], height=size[1])
        page = browser.page

        def field(name):
            return page.locator(f'[id="f-further_pension.{name}"]')

        page.goto(f"{server.address}de/2025/{view}?_interview=refund&statutory_pension=12000&statutory_pension_start_year=2015"
                  "&first_full_year_pension=11000&_at=further_pensions")
        for number, amount, year in ((1, 3000, 2018), (2, 4000, 2020)):
            assert field(f"{number}.amount").count() == 0
            page.click('button[name=_add][value="further_pensions"]')
            field(f"{number}.amount").fill(str(amount))
            field(f"{number}.start_year").fill(str(year))
        assert field("1.amount").input_value() == "3000", "what was typed before"
        assert page.locator("fieldset.member legend").all_inner_texts() == ["Further pension 1", "Further pension 2"]
        fits(page)
        if view == "interview":
            plain(page)
        if script and (view == "interview" or LONG):
            accessible(browser, "pensions")
        browser.picture(f"pensions-{view}-{size[0]}-{script}")
        page.click('button[name=_remove][value="further_pension.1"]')
        page.wait_for_load_state()
        assert field("2.amount").count() == 0
        assert field("1.amount").input_value() == "4000" and field("1.start_year").input_value() == "2020"
        assert page.input_value("#f-statutory_pension_start_year") == "2015"
        browser.close()
