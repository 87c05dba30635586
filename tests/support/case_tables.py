"""The tables of cases in ``tests/cases``."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "cases"


def table(name: str) -> list[dict[str, Any]]:
    """The rows of a table."""
    lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def case_id(row: dict[str, Any]) -> str:
    """A test id that names the case and its rule."""
    return f"{row['id']} {row.get('rule', '')}".strip()
