"""Shared parts of the stories: the page's server, a browser that fails on any message, and checks of a page's
appearance."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

LEVY = sys.argv[1]
PICTURES = Path(sys.argv[2]) if len(sys.argv) > 2 else None
# With it, the same is looked at in more ways.
LONG = "LEVY_LONG" in os.environ

RUNNING = []

# An open page asks seven times a second whether its rules have changed, which takes more work than many a story. Here
# it asks every ten seconds; in one story and with LEVY_LONG, as often as it does for users.
SELDOM = "const often = setInterval; window.setInterval = (work, time) => often(work, Math.max(time, 10_000));"


def launched(playwright):
    """Debian's Chromium without a window, which does half the work of a browser whose window is only hidden."""
    return playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])


class Server:
    """The page, with a journal and saved cases of its own."""

    def __init__(self, folder):
        self.journal = f"{folder}/journal.sqlite"
        RUNNING.append(self)
        self.process = subprocess.Popen(
            [LEVY, "serve", "--journal", self.journal, "--cases", f"{folder}/cases.sqlite", "--rules", "rules"],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "LEVY_LANG": "en"})
        self.first = self.process.stdout.readline().strip()
        assert self.first.startswith("http://127.0.0.1:"), self.first
        self.address, self.token = self.first.split("?_token=")

    def stop(self):
        """Ctrl-C: it ends by itself, and without an error."""
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(10) == 0, "the server did not end cleanly"
        RUNNING.remove(self)


class Browser:
    """A page that fails on any message of the console."""

    def __init__(
            self, chromium, script=True, width=1440, scheme="light", language="en-IE", height=900, seldom=not LONG):
        self.context = chromium.new_context(
            java_script_enabled=script, viewport={"width": width, "height": height}, color_scheme=scheme, locale=language)
        for server in RUNNING:
            port = server.address.split(":")[2].strip("/")
            self.context.add_cookies([{"name": f"levy-{port}", "value": server.token, "url": server.address}])
        if seldom:
            self.context.add_init_script(SELDOM)
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.messages = []
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("requestfailed", lambda request: self.messages.append(f"{request.url}: {request.failure}"))

    def close(self):
        """Nothing was said on the console, which a refused style or script would be. A page that is left open goes on
        asking the server whether the rules have changed."""
        # A request that is replaced by a newer one or by the next view is not a failure, nor is a field that keeps the
        # focus.
        calm = ("ERR_ABORTED", "Autofocus processing was blocked")
        messages = [text for text in self.messages if not any(part in text for part in calm)]
        assert not messages, messages
        self.context.close()

    def picture(self, name):
        if PICTURES:
            PICTURES.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=PICTURES / f"{name}.png", full_page=True)


def value(page, name):
    return page.locator(f'#results [data-name="{name}"] .number').inner_text()


PHONE, DESK = (390, 780), (1280, 900)
ALL_FACES = [(size, language) for size in (PHONE, DESK) for language in ("en-IE", "de-DE")]
# German, whose words are longer, where there is less room.
FACES = ALL_FACES if LONG else [(PHONE, "de-DE"), (DESK, "en-IE")]
SCHEMES = {PHONE[0]: ("dark", "light") if LONG else ("dark",), DESK[0]: ("light", "dark") if LONG else ("light",)}


def in_first_screen(page, selector):
    """Returns true if all of the element is visible without scrolling."""
    box = page.locator(selector).first.bounding_box()
    return box and box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]


def plain(page):
    """No name that only rules have, and in German no word of English, outside the command of a view."""
    text = page.evaluate("""() => {
      const copy = document.body.cloneNode(true);
      for (const part of copy.querySelectorAll('.command, .m-citation, .language, script, footer, noscript, input')) part.remove();
      return copy.textContent + [...document.querySelectorAll('[placeholder], [aria-label], optgroup')].map(
        part => [part.placeholder, part.getAttribute('aria-label'), part.label].join(' ')).join(' ');
    }""")
    names = re.findall(r"\b[a-z]+(?:_[a-z0-9]+)+\b", text)
    assert not names, f"{page.url}: {sorted(set(names))[:10]}"
    # Irish and British rules have their labels in English.
    if page.locator("html").get_attribute("lang") == "de" and not re.search("/(ie|uk)/", page.url) and "/cases/" not in page.url:
        english = re.findall(r"\b(?:not covered|assumed|estimated|given|since|yes|none|the|of|and|file|pay|claim)\b", text)
        assert not english, f"{page.url}: {sorted(set(english))}"


def fits(page):
    """Nothing wider than the window, and nothing that a finger misses."""
    page.wait_for_load_state()
    room = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert room <= 0, f"{page.url}: {room} pixels too wide"
    small = page.evaluate("""() => [...document.querySelectorAll('main button, main .button, main select, main input, header a, summary')]
      .filter(part => part.checkVisibility() && !part.classList.contains('hidden') && part.type !== 'hidden')
      .map(part => [part, (part.type === 'checkbox' ? part.closest('label') : part).getBoundingClientRect()])
      .filter(([part, box]) => box.height < 43.5).map(([part, box]) => part.outerHTML.slice(0, 90) + ' ' + box.height)""")
    assert not small, f"{page.url}: {small[:5]}"


NAMED = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "spinbutton", "slider", "progressbar", "meter", "image", "navigation"}
CONTRAST = """() => {
  const light = text => {
    const parts = text.match(/[\\d.]+/g).slice(0, 3).map(x => x / 255).map(x => x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4);
    return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2];
  };
  const behind = element => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!/rgba\\(.*, 0\\)/.test(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const weak = [];
  for (const element of document.querySelectorAll('body *:not(svg *, option, script, noscript)')) {
    if (![...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()) || !element.checkVisibility()) continue;
    const [x, y] = [light(getComputedStyle(element).color), light(behind(element))];
    const ratio = (Math.max(x, y) + .05) / (Math.min(x, y) + .05);
    if (ratio < 4.5) weak.push(element.tagName + '.' + element.className + ' ' + ratio.toFixed(1));
  }
  return [...new Set(weak)];
}"""


AXE = next(Path(sys.prefix).glob("lib/python*/site-packages/axe_playwright_python/axe.min.js"), None)


def accessible(browser, view):
    """Checks the page for screen readers: one main part, a heading, a name for everything that can be used or
    looked at."""
    session = browser.context.new_cdp_session(browser.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    roles = {}
    for node in nodes:
        if node.get("ignored"):
            continue
        role = node["role"]["value"].lower()
        name = node.get("name", {}).get("value", "").strip()
        roles.setdefault(role, []).append(name)
        assert name or role not in NAMED, f"{view}: {role} without a name: {node}"
    assert len(roles["main"]) == 1 and "heading" in roles, f"{view}: {sorted(roles)}"
    session.detach()
    # The script of axe-core is run outside the page's policy, which forbids it within the page.
    assert AXE, "axe-playwright-python is not installed: scripts/setup page"
    browser.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = browser.page.evaluate("""
      axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'], resultTypes: ['violations']})
        .then(result => result.violations)""")
    wrong = [(item["id"], [node["html"][:120] for node in item["nodes"][:3]]) for item in found]
    assert not wrong, f"{view}: {wrong}"
