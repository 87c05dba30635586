"""The build: make the lookup tables, and compile the modules that have a ``.pxd``.

Without Cython or a C compiler the package still builds; it then runs interpreted.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
    "binding": False,
}


def compiled_modules(source: Path) -> list[Path]:
    """The modules to compile: those whose ``.pxd`` declares a class."""
    found = []
    for declarations in sorted(source.rglob("*.pxd")):
        if "cdef class" in declarations.read_text():
            found.append(declarations.with_suffix(".py"))
    return found


def compile_modules(root: Path, work: Path, annotate: bool = False) -> list[tuple[Path, str]]:
    """Compile all modules into ``work``; returns each library with its place in the package."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    source = root / "src"
    flags = [] if os.name == "nt" else ["-O3", "-w"]
    modules = {
        ".".join(path.relative_to(source).with_suffix("").parts): path
        for path in compiled_modules(source)
    }
    here = Path.cwd()
    os.chdir(source)
    try:
        extensions = cythonize(
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


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling before it packs anything."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        tables = root / "src/wrobel/shape/tables.bin"
        generator = tables.with_name("generate.py")
        if not tables.exists() or tables.stat().st_mtime < generator.stat().st_mtime:
            subprocess.run([sys.executable, str(generator), str(tables)], check=True)
        for stale in (root / "src").rglob("*.so"):
            stale.unlink()
        if os.environ.get("WROBEL_NO_COMPILE"):
            return
        try:
            libraries = compile_modules(root, root / "build")
        except (Exception, SystemExit) as error:  # noqa: BLE001
            self.app.display_warning(
                f"wrobel is installed without compiled modules and runs interpreted ({error})"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library, folder in libraries:
            if version == "editable":
                shutil.copy2(library, root / "src" / folder / library.name)
            else:
                build_data["force_include"][str(library)] = f"{folder}/{library.name}"
