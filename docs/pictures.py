#!/usr/bin/env python3
"""Draws the pictures of the README and the docs: what the real commands print, as SVG.

Run it when the command line changes: ``python docs/pictures.py``.
"""

import html
import os
import re
import shlex
import sys
from pathlib import Path
from unittest.mock import patch

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.cells import cell_len
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from wrobel.cli.main import run

IMAGES = Path(__file__).resolve().parent / "images"

PICTURES = {
    "score": "wrobel score 111222333m789s9p 9p --by discard --from E --seat S --rules ema-2016",
    "score-pl": "wrobel score '234m67p99s [555z] [222s]' 5p --by discard --from W --seat S"
    " --rules pl-card --lang pl",
    "score-mcr": "wrobel score 123456789m1122z 1z --by self-draw --rules mcr --bonus 1f2g",
    "analyze": "wrobel analyze 123m4067p234556s3z --rules tenhou",
    "compare": "wrobel compare 123456789m1122z 1z --by self-draw",
}

THEME = TerminalTheme(
    (27, 31, 36),
    (222, 226, 230),
    [
        (73, 80, 87),
        (255, 107, 107),
        (105, 219, 124),
        (255, 212, 59),
        (116, 192, 252),
        (218, 119, 242),
        (102, 217, 232),
        (233, 236, 239),
    ],
)
# No letters from somewhere else: the reader's own fixed-width font will do.
FORMAT = re.sub(
    r"@font-face \{\{.*?\}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL
).replace("Fira Code", "ui-monospace, Menlo, Consolas, DejaVu Sans Mono")
CHARACTER = 12.2


def draw(command: str, name: str) -> str:
    """Run one command with a console that records, and return its picture."""
    arguments = shlex.split(command)[1:]
    spoken = arguments if "--lang" in arguments else [*arguments, "--lang", "en"]
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        console = Console(
            record=True,
            width=82,
            file=nowhere,
            force_terminal=True,
            color_system="truecolor",
            highlight=False,
            legacy_windows=False,
        )
        with patch(f"wrobel.cli.{arguments[0]}.console", lambda: console):
            status = run(spoken)
    if status:
        raise SystemExit(f"{command} ended with {status}")
    picture = console.export_svg(
        title=command, theme=THEME, code_format=FORMAT, unique_id=f"wrobel-{name}"
    )
    picture = re.sub(
        r"<g [^>]*>\s*(<circle[^>]*/>\s*){3}</g>", "", picture
    )  # the title needs the room
    return re.sub(r'textLength="[\d.]+"([^>]*)>(.*?)</text>', widened, picture)


def widened(found: re.Match[str]) -> str:
    """A text element with room for Chinese characters, which take two places each."""
    length = CHARACTER * cell_len(html.unescape(found[2]))
    return f'textLength="{length:.4g}"{found[1]}>{found[2]}</text>'


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    for name, command in PICTURES.items():
        text = draw(command, name)
        tidy = "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
        (IMAGES / f"{name}.svg").write_text(tidy, encoding="utf-8")
    sys.stdout.write(f"{len(PICTURES)} pictures\n")


if __name__ == "__main__":
    main()
