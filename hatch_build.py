"""The build: the lookup tables, the browser's side, and the modules that have a ``.pxd`` compiled.

Without Cython or a C compiler the package still builds; it then runs interpreted. A source
distribution carries the browser's side built, so that installing from it needs no Node.
"""

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def tool(root: Path, name: str) -> ModuleType:
    """A module of ``tools/``, which is not on the path."""
    spec = spec_from_file_location(name, root / "tools" / f"{name}.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError(f"tools/{name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling before it packs anything."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, if the browser's side must be built and there is none."""
        root = Path(self.root)
        client = tool(root, "client")
        if os.environ.get("WROBEL_NO_CLIENT") or client.is_built(root) or client.node_of_path():
            return []
        return [client.NODE_WHEEL]

    def build_client(self, root: Path) -> None:
        """Fill ``src/wrobel/web/static``; if that cannot be, the server says what is missing."""
        client = tool(root, "client")
        try:
            client.build(root, install_missing_node=False)
        except client.ClientError as error:
            if "browser" in os.environ.get("WROBEL_REQUIRE", ""):
                raise
            self.app.display_warning(f"wrobel is installed without pages for the browser ({error})")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not os.environ.get("WROBEL_NO_CLIENT"):
            self.build_client(root)
        if self.target_name != "wheel":
            return
        tables = root / "src/wrobel/shape/tables.bin"
        generator = tables.with_name("generate.py")
        if not tables.exists() or tables.stat().st_mtime < generator.stat().st_mtime:
            subprocess.run([sys.executable, str(generator), str(tables)], check=True)
        kernel = tool(root, "kernel")
        if os.environ.get("WROBEL_NO_COMPILE"):
            if version == "editable":
                kernel.take_away(root)
            return
        work = root / "build"
        wish = ["--beside"] if version == "editable" else []
        done = subprocess.run(
            [sys.executable, kernel.__file__, "compile", "--work", str(work), *wish], check=False
        )
        if done.returncode:
            if "compiled" in os.environ.get("WROBEL_REQUIRE", ""):
                raise RuntimeError("the inner modules could not be compiled; the reason is above")
            self.app.display_warning(
                "wrobel is installed without compiled modules and runs interpreted"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version != "editable":
            for module in kernel.modules_of(root / "src", work):
                place = f"{module.folder}/{module.library.name}"
                build_data["force_include"][str(module.library)] = place
