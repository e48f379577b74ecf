"""Shared parts of the Python package's tests; run by scripts/test-python."""

import json
import os
import subprocess

import pytest

import levy


@pytest.fixture(scope="session")
def de():
    return levy.rules("de")


@pytest.fixture(scope="session")
def command():
    """Runs `levy` and gives what it prints as JSON."""

    def run(*words):
        ran = subprocess.run([os.environ["LEVY_PROGRAM"], *words, "--json"], capture_output=True, text=True)
        assert ran.stdout, ran.stderr
        return json.loads(ran.stdout, parse_float=levy._rules.decimal.Decimal)

    return run
