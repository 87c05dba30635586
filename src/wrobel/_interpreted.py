"""Runs the package from its sources even where compiled modules lie beside them.

Used when the environment variable WROBEL_INTERPRETED is set: for debugging, and by the
tests that compare the two ways.
"""

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFirst(MetaPathFinder):
    """Finds ``wrobel.…`` modules by their ``.py`` files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("wrobel.") or path is None:
            return None
        for folder in path:
            source = Path(folder, fullname.rpartition(".")[2] + ".py")
            if source.is_file():
                return spec_from_file_location(fullname, source)
        return None
