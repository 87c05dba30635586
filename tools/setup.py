"""Sets everything up (``python -m tools.setup``): ``make`` calls it before anything else.

``install`` puts packages into ``.venv`` and compiles, ``web`` builds the pages, ``play`` opens the
table: interpreted as soon as packages and pages are there, while the modules are compiled beside
it. Every step says how long it took; what is up to date is not done again. Needs only Python.
"""

import argparse
import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from tools import client
from tools.steps import StepError, Steps, say

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OWN_UV = ROOT / ".uv"
COMPILER_PACKAGES = VENV / "build"  # Cython and setuptools, out of the program's sight
COMPILING = ROOT / "build" / "compiling"  # is there while the modules are compiled
STAMP = VENV / ".packages"
GENERATOR = "src/wrobel/shape/generate.py"  # installing makes the tables with it
TABLES = "src/wrobel/shape/tables.bin"


def environment() -> dict[str, str]:
    """Ours, with caches in the project where the home folder cannot be written."""
    home = Path(os.environ.get("HOME") or "/nonexistent")
    found = dict(os.environ)
    if not os.access(home, os.W_OK):
        found.setdefault("UV_CACHE_DIR", str(OWN_UV / "cache"))
        found.setdefault("npm_config_cache", str(OWN_UV / "npm"))
        found.setdefault("XDG_CACHE_HOME", str(OWN_UV / "cache"))
        found.setdefault("XDG_DATA_HOME", str(OWN_UV / "data"))  # the games, too
    return found


def call(*command: str | Path, **more: str) -> None:
    """Run a command quietly; what it said is told if it fails."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**environment(), **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        raise StepError(done.stdout.decode(errors="replace"))


def find_uv() -> Path | None:
    found = shutil.which("uv")
    own = OWN_UV / ("Scripts/uv.exe" if os.name == "nt" else "bin/uv")
    return Path(found) if found else own if own.is_file() else None


SERVER = {"play"}  # what the table in the browser needs


def install_uv() -> None:
    """With the pip that is there, which is quickest, else with one of its own."""
    try:
        call(sys.executable, "-m", "pip", "install", "--quiet", "--target", OWN_UV, "uv")
    except StepError:
        call(sys.executable, "-m", "venv", "--clear", OWN_UV)
        call(OWN_UV / "bin" / "python", "-m", "pip", "install", "--quiet", "uv")


def uv(*words: str | Path, **more: str) -> None:
    found = find_uv()
    if found is None:
        raise StepError("uv")
    call(found, *words, **more)


def packages_digest() -> str:
    """Of all that an installation is made from, but the modules that are compiled."""
    found = hashlib.sha256(sys.version.encode())
    for name in ("requirements.lock", "pyproject.toml", GENERATOR):
        found.update((ROOT / name).read_bytes())
    return found.hexdigest()


def missing_extras(extras: set[str]) -> set[str] | None:
    """What must be installed: these extras and those that were; None if all is there."""
    told = STAMP.read_text().split() if STAMP.is_file() else []
    there = PYTHON.exists() and (ROOT / TABLES).is_file()
    if there and told[:1] == [packages_digest()] and extras <= set(told[1:]):
        return None
    return extras | set(told[1:])


def install_packages(extras: set[str]) -> None:
    """The program's packages at the versions of the lock file, and the program itself, editable."""
    if not PYTHON.exists():
        uv("venv", "--quiet", "--python", sys.executable, "--clear", VENV)
    install = ("pip", "install", "--quiet", "--python", PYTHON, "--constraint", "requirements.lock")
    wanted = (f"--extra={extra}" for extra in sorted(extras))
    uv(*install, "--require-hashes", "-r", "pyproject.toml", *wanted)
    uv(*install, "--target", COMPILER_PACKAGES, "--upgrade", "Cython>=3.1", "setuptools>=70")
    uv(
        *("pip", "install", "--quiet", "--python", PYTHON, "--no-deps", "--reinstall", "-e", "."),
        WROBEL_NO_CLIENT="1",
        WROBEL_NO_COMPILE="1",
    )
    STAMP.write_text(" ".join([packages_digest(), *sorted(extras)]))


def write_bytecode() -> None:
    """Of everything, by all processors: else those that start first do the same work."""
    call(PYTHON, "-m", "compileall", "-qq", "-j", "0", VENV / "lib", "src/wrobel")


def kernel_command(*words: str) -> list[str]:
    return [str(PYTHON), str(ROOT / "tools/kernel.py"), "compile", *words]


def kernel_environment() -> dict[str, str]:
    return {**environment(), "PYTHONPATH": str(COMPILER_PACKAGES)}


def is_compiled() -> bool:
    done = subprocess.run(
        kernel_command("--check"), env=kernel_environment(), check=False, capture_output=True
    )
    return done.returncode == 0


def has_compiler() -> bool:
    named = os.environ.get("CC", "").split()
    return any(map(shutil.which, named[-1:] or ["cc", "gcc", "clang", "cl"]))


def compile_kernel() -> None:
    """Compile what changed; fails with what the compiler said."""
    if not has_compiler():
        take_away_compiled()
        raise StepError("no compiler")
    done = subprocess.run(
        kernel_command("--beside"),
        env=kernel_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    if done.returncode:
        raise StepError(done.stderr.decode(errors="replace"))


def take_away_compiled() -> None:
    """Old libraries beside newer sources would lie."""
    for library in (ROOT / "src").rglob("*.so"):
        library.unlink()


class Pages:
    """The browser's side: with a Node that is there it is built while Python's packages come."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self.node = None if client.is_built(ROOT) else client.node_of_path()
        self.building = threading.Thread(target=self.build)
        if self.node is not None:
            self.building.start()

    def build(self) -> None:
        """The packages of npm, then the pages."""
        if self.node is None:
            return
        if not client.is_installed(ROOT, self.node):
            with self.steps.step("npm", fatal=False):
                client.install(ROOT, self.node)
        if client.is_installed(ROOT, self.node):
            with self.steps.step("pages", fatal=False):
                client.make(ROOT, self.node)

    def finish(self) -> None:
        """Wait for them; without a Node take one from PyPI, beside Python's packages."""
        if self.building.ident is not None:
            self.building.join()
        elif not client.is_built(ROOT):
            with self.steps.step("node", fatal=False):
                uv(
                    *("pip", "install", "--quiet", "--python", PYTHON),
                    *("--constraint", "requirements.lock", client.NODE_WHEEL),
                )
            self.node = client.node_of_wheel(VENV)
            self.build()
        if not client.is_built(ROOT):
            self.steps.tell(say("no_pages"))
            if "browser" in os.environ.get("WROBEL_REQUIRE", "").split(","):
                sys.exit(1)


def get_uv(steps: Steps) -> None:
    if find_uv() is None:
        with steps.step("uv"):
            install_uv()


def lock(steps: Steps) -> None:
    """Write down every package with its hashes.

    Nothing is installed first: what ``pyproject.toml`` newly asks for is not in the lock yet, and
    packages without a hash are refused.
    """
    get_uv(steps)
    uv(
        *("pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-emit-index-url"),
        *("--no-header", "--no-annotate", "--all-extras"),
        *("--output-file", "requirements.lock", "pyproject.toml"),
    )


def install(steps: Steps, extras: set[str]) -> None:
    """Python's packages, if something is missing."""
    wanted = missing_extras(extras)
    if wanted is None:
        return
    get_uv(steps)
    with steps.step("packages"):
        install_packages(wanted)
    if wanted:  # many processes will start; one that only plays writes what it needs by itself
        with steps.step("bytecode", fatal=False):
            write_bytecode()


def compile_now(steps: Steps) -> None:
    """Everything that changed, before anything else happens."""
    if os.environ.get("WROBEL_NO_COMPILE"):
        take_away_compiled()
    elif not is_compiled():
        with steps.step("kernel", fatal=False):
            compile_kernel()
        if "kernel" in steps.failed:
            steps.tell(say("interpreted"))
            if "compiled" in os.environ.get("WROBEL_REQUIRE", "").split(","):
                sys.exit(1)


class Compilation:
    """Compiles beside a game, with low priority; ends with it and goes on with the next."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self.started = time.monotonic()
        COMPILING.parent.mkdir(exist_ok=True)
        COMPILING.touch()
        self.process = subprocess.Popen(
            kernel_command("--beside", "--gently"),
            env=kernel_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.watcher.start()

    def watch(self) -> None:
        assert self.process.stderr is not None
        said = self.process.stderr.read().decode(errors="replace")
        if self.process.wait() == 0:
            COMPILING.unlink(missing_ok=True)
            self.steps.tell(say("compiled", time=time.monotonic() - self.started))
        elif self.process.returncode > 0:
            with self.steps.step("kernel", fatal=False):
                raise StepError(said)

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGTERM)
        self.watcher.join()
        COMPILING.unlink(missing_ok=True)


def play(steps: Steps, words: list[str]) -> int:
    """Open the table: compiled if it is, else interpreted while it is being compiled."""
    command = [str(PYTHON), "-m", "wrobel", "play", *words]
    compilation = None
    more = {}
    if os.environ.get("WROBEL_NO_COMPILE"):
        take_away_compiled()
    elif not is_compiled():
        if os.name == "nt" or not has_compiler():
            compile_now(steps)
        else:
            steps.tell(say("beside"))
            compilation = Compilation(steps)
            more = {"WROBEL_INTERPRETED": "1", "WROBEL_COMPILING": str(COMPILING)}
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    table = subprocess.Popen(command, env={**environment(), **more})
    try:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # the table got it too, and ends by itself
                return table.wait()
    finally:
        table.terminate()
        if compilation is not None:
            compilation.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description="Set Wróbel up.")
    commands = parser.add_subparsers(dest="command", required=True)
    installing = commands.add_parser("install", help="packages and compiled modules")
    installing.add_argument("--extra", action="append", default=[])
    commands.add_parser("lock", help="write requirements.lock; installs nothing")
    commands.add_parser("web", help="packages and pages for the browser")
    playing = commands.add_parser("play", help="everything, then the table")
    playing.add_argument("words", nargs="*", help="for wrobel play")
    wish, rest = parser.parse_known_args()
    os.chdir(ROOT)
    os.environ.update(environment())
    steps = Steps()
    if wish.command == "lock":
        lock(steps)
        return 0
    if wish.command == "install":
        install(steps, set(wish.extra))
        compile_now(steps)
        return 0
    if wish.command == "web":
        install(steps, SERVER)
        call(PYTHON, "-m", "wrobel.web.wire.typescript")
        Pages(steps).finish()
        return 0
    pages = Pages(steps)
    install(steps, SERVER)
    pages.finish()
    return play(steps, wish.words + rest)


if __name__ == "__main__":
    sys.exit(main())
