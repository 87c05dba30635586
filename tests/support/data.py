"""Where the third-party records are: read when present, never copied into the project."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).resolve().parents[2]
_SUFFIX = ".jsonl.gz"


def data_file(name: str) -> Path | None:
    """The file of that name (``.jsonl.gz`` may be left out), or ``None`` when it is not there.

    The folder is the one ``WROBEL_DATA`` names, else ``../shared/data`` beside the project.
    """
    folder = os.environ.get("WROBEL_DATA")
    path = Path(folder) if folder else _ROOT.parent / "shared" / "data"
    found = path / (name.removesuffix(_SUFFIX) + _SUFFIX)
    return found if found.is_file() else None


def rows(name: str) -> Iterator[dict[str, Any]]:
    """The records of a file, one by one; none when the file is missing."""
    path = data_file(name)
    if path is None:
        return
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)
