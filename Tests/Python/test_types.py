"""The package's own types, by mypy."""

import pathlib
import subprocess
import sys

import pytest

pytest.importorskip("mypy")
PYTHON = pathlib.Path(__file__).parents[2] / "python"


def test_types_are_strict(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "--cache-dir", str(tmp_path), "levy"], cwd=PYTHON,
        capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout


def test_what_callers_write_is_typed(tmp_path):
    """A caller's mistakes are found before anything runs."""
    (tmp_path / "caller.py").write_text(
        'import levy\n\nde = levy.rules("de")\ntree: levy.Explanation = de.explain("est", {"zve": 1}, year=2025)\n'
        "text: str = de.digest\nnumber: int = de.digest\nde.evaluate({}, outputs=5)\n")
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "caller.py"], cwd=tmp_path,
        env={"MYPYPATH": str(PYTHON)}, capture_output=True, text=True)
    lines = [line.split(":")[1] for line in ran.stdout.splitlines() if line.startswith("caller.py") and "error" in line]
    assert lines == ["6", "7"], ran.stdout
