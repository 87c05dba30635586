"""The build: make the lookup tables, and compile the modules that have a ``.pxd``.

Without Cython or a C compiler the package still builds; it then runs interpreted.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def kernel_tool(root: Path) -> ModuleType:
    """The module that compiles, which stands beside this one and not on the path."""
    spec = spec_from_file_location("kernel", root / "tools" / "kernel.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError("tools/kernel.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
            libraries = kernel_tool(root).compile_modules(root, root / "build")
        except (Exception, SystemExit) as error:
            if "compiled" in os.environ.get("WROBEL_REQUIRE", ""):
                raise
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
