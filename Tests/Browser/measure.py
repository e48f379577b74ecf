"""How long people wait for the page: `.build/browser/bin/python Tests/Browser/measure.py LEVY`.

From a key to the new number (with the 50 milliseconds in which one may still be typing), the bytes of each view, and the first load on a
phone whose network is as slow as chromium's "slow 3G" and whose processor is a quarter of this one. Other work on the machine counts.
"""

import statistics
import sys
import tempfile

from browser import PHONE, RUNNING, Browser, Server, launched
from playwright.sync_api import sync_playwright

# Chromium's own settings: 400 ms there and back, 400 kbit/s each way at 80 %.
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 400 * 1024 / 8 * 0.8, "uploadThroughput": 400 * 1024 / 8 * 0.8}
CASES = {
    "German refund": ("de/2025/{}?_interview=refund&wages=52000", "wages", "52{:03}"),
    "German freelancer": ("de/2025/{}?_interview=freelancer&monthly_income=4000", "monthly_income", "4{:03}"),
    "Irish refund": ("ie/2025/{}?_interview=refund&salary=42000", "salary", "42{:03}"),
    "British sole trader": ("uk/2025-26/{}?_interview=sole_trader&trading_receipts=40000", "trading_receipts", "40{:03}"),
}
VIEWS = ("interview", "case", "why", "waterfall", "chart", "years", "solve", "forms", "timeline", "overview")


def key_to_number(chromium, server):
    for name, (address, fact, typed) in CASES.items():
        browser = Browser(chromium, width=PHONE[0], height=PHONE[1], seldom=False)
        page = browser.page
        page.goto(f"{server.address}{address.format('interview')}&_at={fact}")
        times = []
        for number in range(12):
            page.evaluate("""name => {
              const field = document.getElementById('f-' + name), results = document.getElementById('results');
              window.waited = new Promise(done => {
                field.addEventListener('input', () => {
                  const start = performance.now();
                  new MutationObserver((_, seen) => { seen.disconnect(); done(performance.now() - start); })
                    .observe(results, {childList: true, subtree: true});
                }, {once: true});
              });
            }""", fact)
            page.fill(f"#f-{fact}", typed.format(100 + 7 * number))
            times.append(page.evaluate("() => window.waited"))
        # The first one warms up the server for later ones.
        print(f"key to number, {name:22} {statistics.median(times[2:]):7.0f} ms, at most {max(times[2:]):5.0f}", flush=True)
        browser.context.close()


def bytes_of_views(chromium, server):
    browser = Browser(chromium)
    for name, (address, _, _) in CASES.items():
        sizes = {view: len(browser.context.request.get(server.address + address.format(view)).body()) for view in VIEWS}
        least, most = min(sizes, key=sizes.get), max(sizes, key=sizes.get)
        print(f"bytes of a view, {name:19} {sizes['interview']:7} interview, from {sizes[least]} ({least}) to {sizes[most]} ({most})")
    for name in ("", "style.css", "live.js"):
        print(f"bytes of {name or 'the first page':15} {len(browser.context.request.get(server.address + name).body()):16}", flush=True)
    browser.context.close()


def first_load(chromium, server):
    for name, address in (("the first page", ""), *((name, case[0].format("interview")) for name, case in CASES.items())):
        browser = Browser(chromium, width=PHONE[0], height=PHONE[1], seldom=False)
        session = browser.context.new_cdp_session(browser.page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        browser.page.goto(server.address + address)
        painted, loaded = browser.page.evaluate("""() => [
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          performance.getEntriesByType('navigation')[0].loadEventEnd]""")
        print(f"first load on a slow phone, {name:20} {painted:6.0f} ms to what is seen, {loaded:6.0f} to all of it", flush=True)
        browser.context.close()


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = launched(playwright)
        server = Server(folder)
        key_to_number(chromium, server)
        bytes_of_views(chromium, server)
        first_load(chromium, server)
        server.stop()
        chromium.close()


if __name__ == "__main__":
    try:
        sys.exit(main())
    finally:
        for left in RUNNING:
            left.process.kill()
