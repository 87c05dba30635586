#!/usr/bin/env python3
"""Writes ``sheets.md`` in both languages: where each rule is done, written and tested.

Run it when rules, citations or tests change: ``python docs/sheets.py``. A rule is looked for by
its number beside the code that does it and in the tests; where it does not stand,
``sheets_by_hand.py`` says it. What a number stands for is the rulebook's paragraph.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from sheets_by_hand import BY_HAND, REAL, WORDS

from wrobel.rules import families
from wrobel.rules.rulebook import every

ROOT = Path(__file__).resolve().parent.parent
PAGES = {"en": ROOT / "docs/sheets.md", "pl": ROOT / "docs/pl/sheets.md"}
HEADS = {
    "en": """# The rules and where they are

Every numbered rule of the three families: where the program does it, where it is written for
people (the rulebook, `wrobel rules read RULESET NUMBER`), and which tests name it. Written by
`docs/sheets.py`; a test finds no gap. Files of the program are those of the
family's folder unless their folder is named; files of tests are in `tests/`. A name behind a colon
stands in that file.
""",
    "pl": """# Zasady i gdzie ich szukać

Każda numerowana zasada trzech rodzin: gdzie program ją stosuje, gdzie jest opisana dla ludzi
(w książce zasad, `wrobel rules read ZASADY NUMER`) i które testy ją wymieniają. Tabele pisze
`docs/sheets.py`, a test sprawdza, że niczego w nich nie brakuje. Pliki programu są z katalogu
rodziny, chyba że katalog jest podany; pliki testów są w `tests/`. Nazwa po dwukropku stoi w tym
pliku.
""",
}
COLUMNS = {
    "en": "| Rule | In the program | For people | Tests |",
    "pl": "| Zasada | W programie | Dla ludzi | Testy |",
}
RULEBOOK = {"en": "rulebook", "pl": "książka zasad"}
POLISH = {REAL: "tylko przy prawdziwych stołach", WORDS: "wyjaśnia inne zasady"}


# Files of a family that have words, names and settings of rules but do not act by them.
ONLY_WORDS = (
    *("rulebook", "guide", "about", "option", "card", "faults", "error_texts", "texts"),
    *("catalogue", "explain", "refusals", "makers", "points", "reading", "liabilities."),
)


def number_in(text: str, number: str) -> bool:
    """Is it cited there? A whole chapter is not looked for: any small number would be one."""
    return "." in number and bool(re.search(pattern(number), text))


def pattern(number: str) -> str:
    return rf"(?<![\w.]){re.escape(number)}(?![\w.]*\d)(?!\w)"


def places(number: str, files: dict[str, str]) -> list[str]:
    return [name for name, text in files.items() if number_in(text, number)]


def texts(paths: Iterator[Path]) -> dict[str, str]:
    return {path.name: cited_in(path) for path in sorted(paths)}


def cited_in(path: Path) -> str:
    """The text in which rules are cited: of a table of cases its column of rules."""
    text = path.read_text("utf-8")
    if path.suffix != ".jsonl":
        return text
    return "\n".join(str(json.loads(line)["rule"]) for line in text.splitlines())


def page(lang: str) -> str:
    """The whole table."""
    lines = [HEADS[lang]]
    for family, (_, about) in families.found().items():
        folder = ROOT / "src/wrobel/rules" / family
        sources = {
            name: text
            for name, text in texts(folder.glob("*.py")).items()
            if not name.startswith(ONLY_WORDS)
        }
        tests = {
            **texts((ROOT / "tests/cases").glob(f"{family}*.jsonl")),
            **texts((ROOT / "tests/cases/games").glob(f"{family}*.txt")),
            **texts((ROOT / "tests").glob(f"test_{family}*.py")),
        }
        lines += [
            f"## {getattr(about.title, lang)}",
            "",
            COLUMNS[lang],
            "|---|---|---|---|",
        ]
        for one in every(family):
            done, tested = places(one.number, sources), places(one.number, tests)
            place, test = BY_HAND[family].get(one.number, ("", ""))
            done = [place] if place else done
            tested = [test] if test else tested
            if not done or not tested:
                raise SystemExit(f"{family} {one.number}: say in sheets_by_hand.py where it is")
            if lang == "pl":
                done = [
                    said.replace(words, POLISH[words])
                    for said in done
                    for words in POLISH
                    if words in said
                ] or done
            lines.append(
                f"| {one.number} | {', '.join(done[:4])} | {RULEBOOK[lang]} {one.number} "
                f"| {', '.join(tested[:4])} |"
            )
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(any(path.read_text("utf-8") != page(lang) for lang, path in PAGES.items()))
    for lang, path in PAGES.items():
        path.write_text(page(lang), encoding="utf-8")
