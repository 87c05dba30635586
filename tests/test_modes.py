"""How it runs: without Cython, with the same numbers, and where signals were ignored."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import wrobel
from wrobel import _cython

PACKAGE = Path(wrobel.__file__).parent
WITHOUT_CYTHON = """
import sys
sys.modules["cython"] = None
import os
os.environ["WROBEL_INTERPRETED"] = "1"
import wrobel
assert wrobel.mode() == "interpreted"
print(wrobel.distance("123m456p789s1122z"))
for rules in ("tenhou", "mcr", "hk-new"):
    request = {"rules": rules, "hand": "22333m555p777s99p", "win": "9p", "by": "self-draw"}
    print(wrobel.score(request, trace=True).points)
"""


def test_the_stand_in_has_every_name() -> None:
    used: set[str] = set()
    for source in PACKAGE.rglob("*.py"):
        used |= set(re.findall(r"\bcython\.(\w+)", source.read_text(encoding="utf-8")))
    assert {name for name in used if not hasattr(_cython, name)} == set()


def test_it_runs_without_cython() -> None:
    found = subprocess.run(
        [sys.executable, "-c", WITHOUT_CYTHON], capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == ["0", "48000", "234", "192"]


@pytest.mark.parametrize(
    "declarations",
    [path for path in sorted(PACKAGE.rglob("*.pxd")) if "cdef enum" in path.read_text()],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_numbers_are_the_same_for_the_compiler(declarations: Path) -> None:
    name = ".".join(declarations.relative_to(PACKAGE.parent).with_suffix("").parts)
    text = declarations.read_text()
    found = re.findall(r"^    (\w+) = (-?\d+)$", text, re.MULTILINE)
    declared = {number: int(value) for number, value in found}
    if re.search(r"(?m)^cp?def (?!enum|extern|inline)", text):  # numbers of a compiled module
        told = f"import {name} as module; print([getattr(module, n) for n in {list(declared)}])"
        interpreted = subprocess.run(
            [sys.executable, "-c", told],
            env={**os.environ, "WROBEL_INTERPRETED": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(interpreted.stdout) == list(declared.values())
    else:
        module = import_module(name)
        assert declared == {n: value for n, value in vars(module).items() if n.isupper()}


def test_signals_reach_tests_that_a_script_started_in_the_background() -> None:
    """Such a script ignores SIGINT, and so would all it starts."""
    work = "from tests import conftest; conftest.pytest_configure(); "
    child = [sys.executable, "-c", "import signal; signal.raise_signal(signal.SIGINT)"]
    work += f"import subprocess; print(subprocess.run({child!r}, stderr=-3).returncode)"
    script = f"trap '' INT HUP; exec {shlex.join([sys.executable, '-c', work])}"
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True)
    assert int(done.stdout) == -signal.SIGINT
