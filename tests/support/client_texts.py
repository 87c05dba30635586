"""The Polish texts of the client, read from its catalogues."""

import re
from collections.abc import Iterator
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "web/src/lib"
# Where the Polish catalogue begins in a file that has both; `texts_pl.ts` and `pl.ts` have one.
BEGINS = re.compile(r"^(?:export )?const pl\b.*$", re.MULTILINE)
KEY = re.compile(r"^\s*(?:'([^']+)'|(\w+)):")
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`")


def catalogues() -> Iterator[tuple[str, str]]:
    """Every file with Polish texts, from where they begin."""
    for path in sorted(CLIENT.rglob("*.ts")):
        text = path.read_text("utf-8")
        begin = BEGINS.search(text)
        if begin:
            yield path.relative_to(CLIENT).as_posix(), text[begin.end() :]


def polish_texts() -> Iterator[tuple[str, str, str]]:
    """File, key and text of everything that people read; what they type is left out."""
    for name, text in catalogues():
        typed = False
        for line in text.splitlines():
            key = KEY.match(line)
            word = (key[1] or key[2]) if key else ""
            if line.startswith("  ") and not line.startswith("   ") and word:
                typed = name.startswith("spoken/") and word in TYPED
            if typed or line.lstrip().startswith(("/*", "*", "//")):
                continue
            rest = line[key.end() :] if key else line
            for found in LITERAL.finditer(rest):
                said = found[1] if found[1] is not None else found[2]
                if re.search(r"[^\W\d_]{2}", said):
                    yield name, word, said.replace("\\'", "'")


# Commands of play by text: without Polish letters, and in the words of all games.
TYPED = ("questions", "actions", "later", "yes")
