"""The examples of the C library in other languages, where there is a compiler: they answer as Python does."""

import json
import os
import pathlib
import shutil
import subprocess

import pytest

import levy

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"


def built(language, program, library):
    """The compiler of an example, and the environment variables that it takes."""
    if language == "Rust":
        return ["rustc", str(EXAMPLES / "Rust/ask.rs"), "-L", library, "-o", program], {}
    return ["go", "build", "-o", program, str(EXAMPLES / "Go/ask.go")], {
        "CGO_CFLAGS": f"-I{library}", "CGO_LDFLAGS": f"-L{library} -llevy", "GO111MODULE": "off", "GOFLAGS": ""}


@pytest.mark.parametrize("language, compiler", [("Rust", "rustc"), ("Go", "go")])
def test_the_example_answers(de, tmp_path, language, compiler):
    if not shutil.which(compiler):
        pytest.skip(f"there is no {compiler}")
    library, program = os.path.dirname(os.environ["LEVY_LIBRARY"]), str(tmp_path / "ask")
    command, variables = built(language, program, library)
    ran = subprocess.run(
        command, env={**os.environ, "GOCACHE": str(tmp_path / "cache"), **variables}, cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    ran = subprocess.run(
        [program, os.environ["LEVY_RULES"]], env={**os.environ, "LD_LIBRARY_PATH": library}, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    answer, end = json.JSONDecoder().raw_decode(ran.stdout)
    error = ran.stdout[end:].strip()
    expected = de.answer({"taxable_income": 60000}, ["income_tax"], year=2025)
    assert answer["results"] == {"income_tax": float(expected["results"]["income_tax"])}
    with pytest.raises(levy.LevyError) as raised:
        de.answer({"taxable_incme": 60000}, ["income_tax"], year=2025)
    assert error and error.splitlines()[0] in str(raised.value)
