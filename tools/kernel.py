"""Compiles the modules that have a ``.pxd``; shows which of their lines touch Python objects.

``python tools/kernel.py annotate`` compiles everything aside and prints, for every compiled
function that promises to stay in C, the lines that do not.
"""

import html
import os
import re
import sys
from pathlib import Path

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


def compiled_modules(source: Path) -> list[Path]:
    """The modules to compile: their ``.pxd`` has more than numbers, C and inline functions."""
    return [
        declarations.with_suffix(".py")
        for declarations in sorted(source.rglob("*.pxd"))
        if re.search(r"(?m)^cp?def (?!enum|extern|inline)", declarations.read_text())
    ]


def compile_modules(root: Path, work: Path, annotate: bool = False) -> list[tuple[Path, str]]:
    """Compile all modules into ``work``; returns each library with its place in the package."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension  # type: ignore[import-untyped]

    source = root / "src"
    # Symbols for a profiler only on request: they take a third of the time to compile.
    symbols = "-g" if os.environ.get("WROBEL_SYMBOLS") else "-g0"
    flags = [] if os.name == "nt" else ["-O3", symbols, "-w"]
    modules = {
        ".".join(path.relative_to(source).with_suffix("").parts): path
        for path in compiled_modules(source)
    }
    here = Path.cwd()
    os.chdir(source)
    try:
        extensions = cythonize(  # type: ignore[no-untyped-call]
            [
                Extension(name, [str(path.relative_to(source))], extra_compile_args=flags)
                for name, path in modules.items()
            ],
            build_dir=str(work / "c"),
            compiler_directives=DIRECTIVES,
            annotate=annotate,
            quiet=True,
        )
        distribution = Distribution({"name": "wrobel", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(work / "lib")
        command.build_temp = str(work / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        return [
            (Path(command.get_ext_fullpath(name)), path.relative_to(source).parent.as_posix())
            for name, path in modules.items()
        ]
    finally:
        os.chdir(here)


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
    compile_modules(root, work, annotate=True)
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


if __name__ == "__main__":
    sys.exit(annotate(Path(__file__).resolve().parent.parent) > 0)
