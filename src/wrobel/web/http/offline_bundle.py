"""The part of this package that answers the questions of the tabletop, packed for the browser."""

import hashlib
import io
import zipfile
from functools import cache
from pathlib import Path

from wrobel.rules.families import folders

PACKAGE = Path(__file__).parents[2]
# Files and folders of the package; what they import is among them (a test runs them alone).
PARTS = (
    *("__init__.py", "_cython.py", "errors.py", "error_texts", "languages.py", "tiles.py"),
    "version.py",
    *("plain_text.py", "scan.py", "notation.py", "tile_pictures.py", "usual_rules.py"),
    *("analysis.py", "shape", "state/__init__.py", "state/walls.py", "rules", "tabletop"),
)
KEPT = (".py", ".bin")
# The same sources give the same bytes: no file's own time.
THEN = (2000, 1, 1, 0, 0, 0)


@cache
def packed() -> tuple[bytes, str]:
    """The archive and its tag.

    >>> content, tag = packed()
    >>> "wrobel/tabletop/answers.py" in zipfile.ZipFile(io.BytesIO(content)).namelist()
    True
    """
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in files():
            entry = zipfile.ZipInfo(name, THEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    packed_bytes = content.getvalue()
    return packed_bytes, f'"{hashlib.sha256(packed_bytes).hexdigest()[:32]}"'


def files() -> list[tuple[str, Path]]:
    """The sources and tables that go along, with their names in the archive, in order."""
    found: dict[str, Path] = {}
    for part in PARTS:
        place = PACKAGE / part
        for path in place.rglob("*") if place.is_dir() else [place]:
            found[f"wrobel/{path.relative_to(PACKAGE).as_posix()}"] = path
    for package, folder in folders():  # families that others have added
        for path in Path(folder).rglob("*"):
            found[f"{package.replace('.', '/')}/{path.relative_to(folder).as_posix()}"] = path
    return sorted(
        (name, path) for name, path in found.items() if path.suffix in KEPT and path.is_file()
    )
