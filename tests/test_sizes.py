"""No file outgrows a reader: 600 lines at the most, with the exceptions and their reasons.

How long and how branched a function may be stands in ``pyproject.toml`` (``tool.ruff.lint``).
"""

from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST = 600
PLACES = {
    "src": ("py", "pxd"),
    "tools": ("py",),
    "bench": ("py",),
    "web/src": ("ts", "svelte", "css"),
}
# Texts, and what is generated.
UNCOUNTED = (
    "web/src/generated/",
    "web/src/lib/i18n/",
    "web/src/lib/protocol.ts",
    "web/src/lib/tabletop/types.ts",
)
# Files that may be longer, and why.
EXCEPTIONS = {
    "src/wrobel/rules/hongkong/catalogue.py": "data: a pattern after the other",
    "src/wrobel/rules/mcr/catalogue.py": "data: a pattern after the other",
    "src/wrobel/rules/riichi/catalogue.py": "data: a pattern after the other",
    "src/wrobel/rules/hongkong/options.py": "data: options, and every preset's values",
    "src/wrobel/rules/riichi/options.py": "data: options, and every preset's values",
    "src/wrobel/rules/riichi/flow.py": "the hooks of one class, which C calls by their table",
    "src/wrobel/table/engine.py": "the flow of a hand, one class for the compiler",
    "src/wrobel/web/wire/tabletop_types.py": "data: a type for every answer",
}


def lengths() -> dict[str, int]:
    found = {
        path.relative_to(ROOT).as_posix(): path
        for place, kinds in PLACES.items()
        for kind in kinds
        for path in (ROOT / place).rglob(f"*.{kind}")
    }
    return {
        place: len(path.read_text(encoding="utf-8").splitlines())
        for place, path in found.items()
        if not place.startswith(UNCOUNTED)
    }


def test_no_file_is_too_long() -> None:
    found = {place: lines for place, lines in lengths().items() if lines > MOST}
    assert {place: n for place, n in found.items() if place not in EXCEPTIONS} == {}
    assert set(EXCEPTIONS) <= set(found), "an exception that is no longer needed"
