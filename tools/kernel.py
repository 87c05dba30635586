"""Compiles the modules that have a ``.pxd``; shows which of their lines touch Python objects.

``python tools/kernel.py compile`` compiles what changed, with ``--beside`` into the folders of the
sources; ``annotate`` compiles everything aside and prints, for every function that promises
to stay in C, the lines that do not. A library is made anew if the source of its module, a ``.pxd``
that it sees or the way of compiling changed. It needs Cython and setuptools.
"""

import argparse
import gc
import hashlib
import html
import importlib.metadata
import os
import platform
import re
import shutil
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

try:
    import fcntl
except ModuleNotFoundError:  # pragma: no cover - on Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[1]
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
    "binding": False,
    "auto_pickle": False,
}
# Where games and scores spend their instructions, by callgrind over the loops of ``make bench``.
# The rest works on Python objects, or rarely: -O1 costs half as much to compile.
HOT = {
    "wrobel": "scan",
    "wrobel.shape": "hand quick readings",
    "wrobel.state": "fair state",
    "wrobel.rules": "family groups plain_lines plain_requests request_words score score_text "
    "scorer taken_requests",
    "wrobel.rules.riichi": "flow payment scorer",
    "wrobel.rules.mcr": "fans flow layout scorer selection",
    "wrobel.rules.hongkong": "flow newstyle payment scorer",
    "wrobel.table": "engine offers playout view",
    "wrobel.bots": "base candidates danger efficient observation scoring_bot simple",
    "wrobel.bots.strong": "discard_shapes hand_worth model plans routes target_sums targets",
    "wrobel.sim": "hand_loop",
    "wrobel.env": "driver planes",
}
CIMPORT = re.compile(r"^(?:from (wrobel[\w.]*) cimport|cimport (wrobel[\w.]*))", re.MULTILINE)
MADE = ".made"  # beside a library: what it was made from


class CompileError(Exception):
    """The modules cannot be compiled here."""


class Module(NamedTuple):
    """A module to compile: ``wrobel.shape.hand``, its source, its library in the work folder."""

    name: str
    source: Path
    library: Path

    @property
    def folder(self) -> str:
        return "/".join(self.name.split(".")[:-1])


def compiled_modules(source: Path) -> list[Path]:
    """The modules to compile: their ``.pxd`` has more than numbers, C and inline functions."""
    return [
        declarations.with_suffix(".py")
        for declarations in sorted(source.rglob("*.pxd"))
        if re.search(r"(?m)^cp?def (?!enum|extern|inline)", declarations.read_text())
    ]


def modules_of(source: Path, work: Path) -> list[Module]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    found = []
    for path in compiled_modules(source):
        place = path.relative_to(source).with_suffix("")
        found.append(
            Module(".".join(place.parts), path, work / "lib" / place.with_name(place.name + suffix))
        )
    return found


def is_hot(module: Module) -> bool:
    package, _, name = module.name.rpartition(".")
    return name in HOT.get(package, "").split()


def flags_of(module: Module) -> list[str]:
    """How the C compiler is called for it."""
    if os.name == "nt":
        return []
    # Symbols for a profiler only on request: they take a third of the time to compile.
    symbols = "-g" if os.environ.get("WROBEL_SYMBOLS") else "-g0"
    return ["-O3" if is_hot(module) else "-O1", symbols, "-w"]


def seen_by(module: Module, source: Path) -> list[Path]:
    """The ``.pxd`` files that its translation depends on, its own first."""

    @cache
    def cimported(path: Path) -> tuple[Path, ...]:
        names = [one or two for one, two in CIMPORT.findall(path.read_text())]
        files = [source.joinpath(*name.split(".")).with_suffix(".pxd") for name in names]
        return tuple(file for file in files if file.is_file())

    found = [module.source.with_suffix(".pxd")]
    for path in found:
        found += [one for one in cimported(path) if one not in found]
    return found


def compiler() -> list[str]:
    """The C compiler's name and words, without a cache before it: that changes nothing."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    return [word for word in words if word not in ("ccache", "sccache")]


def digest(module: Module, source: Path) -> str:
    """What the library must have been made from."""
    told = [
        importlib.metadata.version("Cython"),
        sys.version,
        platform.machine(),
        *compiler(),
        *(f"{name}={os.environ.get(name, '')}" for name in ("CFLAGS", "LDFLAGS")),
        *flags_of(module),
        repr(sorted(DIRECTIVES.items())),
    ]
    found = hashlib.sha256("\n".join(told).encode())
    for path in (module.source, *sorted(seen_by(module, source))):
        found.update(path.relative_to(source).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def stamp(module: Module) -> Path:
    return module.library.with_name(module.library.name + MADE)


def is_made(module: Module, wanted: str) -> bool:
    made = stamp(module)
    return module.library.is_file() and made.is_file() and made.read_text() == wanted


def replace(source: Path, target: Path) -> None:
    """Copy a file so that nobody ever sees half of it, nor the old one changing."""
    fresh = target.with_name(f".{target.name}.{os.getpid()}")
    shutil.copy2(source, fresh)
    fresh.replace(target)


def compile_one(module: Module, source: Path, work: Path, annotate: bool) -> None:
    """Translate one module and compile it, here and now."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension  # type: ignore[import-untyped]

    extensions = cythonize(  # type: ignore[no-untyped-call]
        [
            Extension(
                module.name,
                [module.source.relative_to(source).as_posix()],
                extra_compile_args=flags_of(module),
            )
        ],
        build_dir=str(work / "c"),
        compiler_directives=DIRECTIVES,
        annotate=annotate,
        quiet=True,
        force=True,
    )
    distribution = Distribution({"name": "wrobel", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(work / "linked")
    command.build_temp = str(work / "temp")
    command.force = True
    command.ensure_finalized()
    command.run()
    module.library.parent.mkdir(parents=True, exist_ok=True)
    stamp(module).unlink(missing_ok=True)
    Path(command.get_ext_fullpath(module.name)).replace(module.library)


def start_worker(source: Path, work: Path) -> None:
    """What compilers print goes to a file of this process."""
    complaints = os.open(complaints_of(work), os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    os.dup2(complaints, 1)
    os.dup2(complaints, 2)
    os.chdir(source)
    gc.set_threshold(500_000)  # Cython makes many objects and few cycles: a fifth faster


def complaints_of(work: Path) -> Path:
    return work / f"complaints-{os.getpid()}.txt"


def try_one(module: Module, source: Path, work: Path, annotate: bool) -> str:
    """Compile one module in a worker; what went wrong, or nothing."""
    try:
        compile_one(module, source, work, annotate)
    except (Exception, SystemExit) as error:
        said = complaints_of(work).read_text(errors="replace").strip().splitlines()[-15:]
        return "\n".join([*said, f"{module.name}: {error or type(error).__name__}"])
    return ""


@contextmanager
def alone(work: Path) -> Iterator[None]:
    """Wait until nobody else compiles into this folder."""
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_on_all_processors(
    modules: list[Module], source: Path, work: Path, annotate: bool, report: Callable[[int], None]
) -> None:
    """Each processor takes one module after the other, the largest first."""
    largest_first = sorted(modules, key=lambda one: -one.source.stat().st_size)
    stamps = {module.name: digest(module, source) for module in modules}
    workers = ProcessPoolExecutor(
        min(os.cpu_count() or 1, len(modules)),
        get_context("spawn"),
        initializer=start_worker,
        initargs=(source, work),
    )
    try:
        tasks = {
            workers.submit(try_one, module, source, work, annotate): module
            for module in largest_first
        }
        for done, task in enumerate(as_completed(tasks), 1):
            if wrong := task.result():
                raise CompileError(wrong)
            stamp(tasks[task]).write_text(stamps[tasks[task].name])
            report(done)
    except BrokenProcessPool:
        raise CompileError("a compiling process was ended from outside") from None
    finally:
        workers.shutdown(cancel_futures=True)
        for complaints in work.glob("complaints-*.txt"):
            complaints.unlink()


def compile_modules(
    root: Path, work: Path, report: Callable[[int, int], None], annotate: bool = False
) -> list[Module]:
    """Compile what changed into ``work``; returns all modules with their libraries."""
    source = root / "src"
    modules = modules_of(source, work)
    with alone(work):
        old = [one for one in modules if annotate or not is_made(one, digest(one, source))]
        if old:
            report(0, len(old))
            compile_on_all_processors(
                old, source, work, annotate, lambda done: report(done, len(old))
            )
    return modules


def take_away(root: Path) -> None:
    """Leave only the sources: from the next start on they run interpreted."""
    for library in (root / "src").rglob("*.so"):
        library.unlink()


def put_beside(root: Path, modules: list[Module]) -> None:
    """Put the libraries where the interpreter finds them, and take those away that are no more."""
    source = root / "src"
    wanted = {source / module.folder / module.library.name: module.library for module in modules}
    for stale in source.rglob("*.so"):
        if stale not in wanted:
            stale.unlink()
    for place, library in wanted.items():
        if not place.is_file() or place.stat().st_mtime_ns != library.stat().st_mtime_ns:
            replace(library, place)


def are_beside(root: Path, work: Path) -> bool:
    """Is everything compiled, up to date and in its place?"""
    source = root / "src"
    return all(
        is_made(module, digest(module, source))
        and (place := source / module.folder / module.library.name).is_file()
        and place.stat().st_mtime_ns == module.library.stat().st_mtime_ns
        for module in modules_of(source, work)
    )


class Progress:
    """Shows that something moves: in place on a terminal, else now and then a line."""

    def __init__(self) -> None:
        self.last = time.monotonic()

    def __call__(self, done: int, all_: int) -> None:
        text = f"compiled {done} of {all_} modules"
        if sys.stderr.isatty():
            sys.stderr.write(f"\r  {text}\x1b[K" + "\r\x1b[K" * (done == all_))
        elif time.monotonic() - self.last > 10 and done < all_:
            sys.stderr.write(f"  {text}\n")
            self.last = time.monotonic()
        sys.stderr.flush()


def object_lines(page: Path) -> list[tuple[int, str]]:
    """The lines of an annotated module that call into Python, with their weight."""
    text = page.read_text(encoding="utf-8")
    found = []
    for score, code in re.findall(
        r'<pre class="cython line score-(\d+)"[^>]*>(.*?)</pre>', text, re.DOTALL
    ):
        if int(score):
            found.append((int(score), html.unescape(re.sub("<[^>]+>", "", code)).rstrip()))
    return found


def promised(declarations: Path) -> set[str]:
    """The functions declared ``noexcept``: they have no business with Python objects."""
    return set(re.findall(r"(\w+)\([^)]*\) noexcept", declarations.read_text()))


def annotate(root: Path) -> int:
    """Print the Python-touching lines inside functions that promise none; how many."""
    work = root / "build" / "annotate"
    compile_modules(root, work, Progress(), annotate=True)
    count = 0
    for module in compiled_modules(root / "src"):
        functions = promised(module.with_suffix(".pxd"))
        lines = module.read_text(encoding="utf-8").splitlines()
        owner: dict[int, str] = {}
        current = ""
        for number, line in enumerate(lines, 1):
            if match := re.match(r"\s*def (\w+)", line):
                current = match[1]
            owner[number] = current
        page = work / "c" / module.relative_to(root / "src").with_suffix(".html")
        for score, code in object_lines(page):
            number = int(re.match(r"\s*\+?(\d+):", code)[1])  # type: ignore[index]
            if owner[number] in functions and not re.search(r"\bdef ", code):
                count += 1
                sys.stdout.write(f"{module.relative_to(root)} {owner[number]} [{score}] {code}\n")
    sys.stdout.write(f"{count} lines of compiled functions touch Python objects\n")
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the inner modules.")
    commands = parser.add_subparsers(dest="command", required=True)
    compiling = commands.add_parser("compile", help="compile what changed")
    compiling.add_argument("--work", type=Path, default=ROOT / "build")
    compiling.add_argument("--beside", action="store_true", help="put them beside the sources")
    compiling.add_argument("--gently", action="store_true", help="only when nothing else runs")
    compiling.add_argument("--check", action="store_true", help="only say whether all is compiled")
    commands.add_parser("annotate", help="the lines that touch Python objects")
    wish = parser.parse_args()
    if wish.command == "annotate":
        return annotate(ROOT) > 0
    if wish.check:
        return not are_beside(ROOT, wish.work)
    if wish.gently and hasattr(os, "nice"):
        os.nice(15)
    try:
        modules = compile_modules(ROOT, wish.work, Progress())
        if wish.beside:
            put_beside(ROOT, modules)
    except (CompileError, ImportError, OSError) as error:
        print(error, file=sys.stderr)
        if wish.beside:
            take_away(ROOT)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
