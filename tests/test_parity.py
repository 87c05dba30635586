"""Compiled and interpreted code give the same answers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wrobel
from tests.conftest import LONG, missing
from tests.support import parity

HANDS, REQUESTS, SEEDS = (3_000, 3_000, 10) if LONG else (300, 300, 1)


def test_both_ways_agree() -> None:
    if wrobel.mode() == "interpreted":
        if os.environ.get("WROBEL_INTERPRETED"):
            pytest.skip("compared by the compiled run")
        missing("compiled", "nothing was compiled: install a C compiler")
    other = subprocess.run(
        [sys.executable, "-m", "tests.support.parity", str(HANDS), str(REQUESTS), str(SEEDS)],
        env={**os.environ, "WROBEL_INTERPRETED": "1"},
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.split() == ["interpreted", parity.digest(HANDS, REQUESTS, SEEDS)]
