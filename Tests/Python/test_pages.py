"""The Python of docs/populations.md runs, and prints what the page shows: LEVY_RENEW=1 writes it anew."""

import contextlib
import io
import os
import pathlib
import re

PAGE = pathlib.Path(__file__).parents[2] / "docs" / "populations.md"
BLOCK = re.compile(r"```python\n(.*?)```\n(?:```text\n(.*?)```\n)?", re.DOTALL)


def test_the_page_shows_what_it_computes(tmp_path, monkeypatch):
    text = PAGE.read_text()
    monkeypatch.chdir(tmp_path)
    names, shown = {}, 0

    def run(block):
        nonlocal shown
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(block[1], str(PAGE), "exec"), names)
        if not out.getvalue():
            assert block[2] is None, block[1]
            return block[0]
        shown += 1
        return f"```python\n{block[1]}```\n```text\n{out.getvalue()}```\n"

    renewed = BLOCK.sub(run, text)
    assert shown >= 4
    if os.environ.get("LEVY_RENEW"):
        PAGE.write_text(renewed)
    assert renewed == text or os.environ.get("LEVY_RENEW")
