"""Measures the set-up in fresh copies of the project with empty caches: ``make setup-times``.

Prints each step as the user sees it, then a table: ``make play`` until the page answers and until
a hand can be played, the same a second time, the compilation's processor time, ``pip install .``,
and an edited module until it ran compiled. ``--trials`` tries odd machines instead: no compiler, no
Node, a path with blanks and letters of other alphabets, a home folder that cannot be written, and
no network after the set-up.
"""

import argparse
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAME = {"rules": "tenhou", "length": "hand", "seats": ["strong"] * 4, "pause": 0}
COMPILERS = ("cc", "gcc", "clang", "c99", "c89", "x86_64-linux-gnu-gcc", "cpp")


def copy_to(place: Path) -> Path:
    """What a clone would have: the files git knows, as they are now."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    return place


def path_without(*names: str) -> str:
    """The usual path, without some commands: a folder of links to all the others."""
    folder = Path(tempfile.mkdtemp(prefix="path-"))
    for place in os.environ["PATH"].split(os.pathsep):
        for command in sorted(Path(place).glob("*")) if Path(place).is_dir() else []:
            link = folder / command.name
            if command.name not in names and not link.exists():
                link.symlink_to(command)
    return str(folder)


def surroundings(home: Path) -> dict[str, str]:
    """A user who never did anything: empty caches, nothing of ours set."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WROBEL_")}
    for name in ("CC", "CFLAGS", "LDFLAGS", "UV_CACHE_DIR", "npm_config_cache", "MAKEFLAGS"):
        kept.pop(name, None)
    home.mkdir(parents=True, exist_ok=True)
    caches = {name: str(home / ".cache" / name) for name in ("PIP_CACHE_DIR", "XDG_CACHE_HOME")}
    data = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "BROWSER": "true"}
    return kept | caches | data


class Table:
    """``make play``, from its call to its end."""

    def __init__(self, project: Path, around: dict[str, str]) -> None:
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            ["make", "play"],
            cwd=project,
            env=around,
            stdout=subprocess.PIPE,
            stderr=sys.stderr,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.address = ""
        for line in self.process.stdout:
            if found := re.search(r"listening on (\S+)", line):
                self.address = found[1].rstrip("/")
                break
        if not self.address:
            raise SystemExit(f"make play ended with {self.process.wait()}")

    def ask(self, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - an address of ours
            f"{self.address}/{path}", data, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            return bytes(answer.read())

    def page(self) -> float:
        """Seconds until the page answered."""
        assert self.ask("")
        return time.monotonic() - self.started

    def playable(self) -> float:
        """Seconds until a table could be opened."""
        assert json.loads(self.ask("api/games", GAME))["id"]
        return time.monotonic() - self.started

    def mode(self) -> str:
        return str(json.loads(self.ask("api/health"))["mode"])

    def spent(self) -> float:
        """Processor seconds of all its processes up to now, where the system tells (Linux)."""
        ticks = 0
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                facts = path.read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended; its parent has its time
                continue
            if int(facts[3]) == self.process.pid:  # of our session
                ticks += sum(map(int, facts[11:15]))  # its own, and of children that ended
        return ticks / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(60)


@contextmanager
def play(project: Path, around: dict[str, str]) -> Iterator[Table]:
    table = Table(project, around)
    try:
        yield table
    finally:
        table.close()


def timed(command: list[str], project: Path, around: dict[str, str]) -> tuple[float, float]:
    """Seconds by the clock, and of the processors."""
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(command, cwd=project, env=around, check=True, stdout=sys.stderr)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.monotonic() - started, spent


def load() -> float:
    """How many processes wanted a processor in the last minute, ours among them."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def measure(place: Path) -> Iterator[tuple[str, tuple[float, float]]]:
    """What was done, and its seconds by the clock and of the processors."""
    around = surroundings(place / "home")
    project = copy_to(place / "wrobel")
    with play(project, around) as table:
        yield "make play, first time, until the page answers", (table.page(), table.spent())
        yield "until a hand can be played", (table.playable(), table.spent())
    shutil.rmtree(project / "build", ignore_errors=True)
    yield "compilation", timed(["make", "installed"], project, around)
    with play(project, around) as table:
        yield (
            "make play, second time, until a hand can be played",
            (table.playable(), table.spent()),
        )
        assert table.mode() == "compiled" or not shutil.which("cc")
    edited = project / "src/wrobel/shape/hand.py"
    edited.write_text(edited.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    test = "import wrobel; assert wrobel.mode() == 'compiled'; wrobel.distance('123m456p789s1122z')"
    command = f'make installed && .venv/bin/python -c "{test}"'
    yield "a module edited, until it ran compiled", timed(["sh", "-c", command], project, around)
    again = copy_to(place / "pip")
    fresh = surroundings(place / "home2")
    subprocess.run([sys.executable, "-m", "venv", str(place / "venv")], check=True)
    pip = [str(place / "venv/bin/python"), "-m", "pip", "install", "--quiet", "."]
    yield "pip install .", timed(pip, again, fresh)


def trials(place: Path) -> Iterator[tuple[str, str]]:
    """What odd machines make of ``make play``: the name of each, and how it went."""
    odd = copy_to(place / "Zażółć gęślą jaźń 麻雀" / "wróbel 1")
    usual = surroundings(place / "home")
    with play(odd, usual) as table:
        table.playable()
        yield "a path with blanks and other letters", table.mode()
    with play(
        odd, {**usual, "http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"}
    ) as table:
        table.playable()
        yield "no network after the set-up", table.mode()
    bare = usual | {"PATH": path_without(*COMPILERS)}
    with play(copy_to(place / "bare"), bare) as table:
        table.playable()
        yield "no compiler", table.mode()
    with play(
        copy_to(place / "nodeless"), {**usual, "PATH": path_without("node", "npm", "npx")}
    ) as table:
        table.page()
        table.playable()
        yield "no Node", table.mode()
    homeless = surroundings(place / "home3")
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "PIP_CACHE_DIR"):
        homeless.pop(name)
    with play(copy_to(place / "homeless"), {**homeless, "HOME": "/nonexistent"}) as table:
        table.playable()
        yield "a home folder that cannot be written", table.mode()


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the set-up in a fresh copy.")
    parser.add_argument("--trials", action="store_true", help="try odd machines instead")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="wrobel-setup-") as folder:
        if wish.trials:
            for name, how in trials(Path(folder)):
                print(f"{name}: {how}", flush=True)
            return 0
        print("| what | seconds | processor seconds | load |\n|---|---|---|---|")
        for name, (clock, processors) in measure(Path(folder)):
            print(f"| {name} | {clock:.1f} | {processors:.1f} | {load():.1f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
