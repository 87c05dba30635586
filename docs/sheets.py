#!/usr/bin/env python3
"""Writes ``docs/sheets.md``: where each rule is done, written for people, and tested.

Run it when rules, citations or tests change: ``python docs/sheets.py``. A rule is looked for by
its number in the sources and in the tests; where neither names it, ``sheets_by_hand.py`` says it.
What a number stands for is the rulebook's paragraph.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from sheets_by_hand import BY_HAND

from wrobel.rules import families
from wrobel.rules.rulebook import every

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "sheets.md"
HEAD = """# The rules and where they are

Every numbered rule of the three families: where the program does it, where it is written for
people (the rulebook, `wrobel rules read RULESET NUMBER`), and which tests name it. Written by
`docs/sheets.py`; a test finds no gap. Files of the program are those of the
family's folder unless their folder is named; files of tests are in `tests/`.
"""


def number_in(text: str, number: str) -> bool:
    return bool(re.search(rf"(?<![\w.]){re.escape(number)}(?![\w.]*\d)(?!\w)", text))


def places(number: str, files: dict[str, str]) -> list[str]:
    return [name for name, text in files.items() if number_in(text, number)]


def texts(paths: Iterator[Path]) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted(paths)}


def page() -> str:
    """The whole table."""
    lines = [HEAD]
    for family, (_, about) in families.found().items():
        folder = ROOT / "src/wrobel/rules" / family
        sources = {
            name: text
            for name, text in texts(folder.glob("*.py")).items()
            if not name.startswith(("rulebook", "guide"))
        }
        tests = {
            **texts((ROOT / "tests/cases").glob(f"{family}*.jsonl")),
            **texts((ROOT / "tests/cases/games").glob(f"{family}*.txt")),
            **texts((ROOT / "tests").glob(f"test_{family}*.py")),
        }
        lines += [
            f"## {about.title.en}",
            "",
            "| Rule | In the program | For people | Tests |",
            "|---|---|---|---|",
        ]
        for one in every(family):
            done, tested = places(one.number, sources), places(one.number, tests)
            place, test = BY_HAND[family].get(one.number, ("", ""))
            done = done or [place]
            tested = tested or [test]
            if not done[0] or not tested[0]:
                raise SystemExit(f"{family} {one.number}: say in sheets_by_hand.py where it is")
            lines.append(
                f"| {one.number} | {', '.join(done[:4])} | rulebook {one.number} "
                f"| {', '.join(tested[:4])} |"
            )
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text("utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
