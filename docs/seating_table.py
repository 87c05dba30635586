#!/usr/bin/env python3
"""Makes every plan from 16 to 172 players and 2 to 15 rounds and writes the table of the pages.

It lists all plans that have repeats, recounted by the slow program of the tests, beside the
published figures. That all others have none is recounted by ``make test-all``.
"""

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.reference.seating import count, published  # noqa: E402

from wrobel.tabletop.seating.plan import plan  # noqa: E402

PAGES = {
    ROOT / "docs/seating.md": ("Players", "Rounds", "Ours", "Best published", "Least possible"),
    ROOT / "docs/pl/seating.md": (
        "Gracze",
        "Rundy",
        "Nasze",
        "Najlepsze ogłoszone",
        "Mniej się nie da",
    ),
}
MARKS = ("<!-- table of repeats: made by docs/seating_table.py -->", "<!-- end of the table -->")


def rows() -> list[tuple[int, int, int, int | None, int]]:
    """Players, rounds, our repeats, the published ones, the bound; only where there are any."""
    found = []
    for players in range(16, 173, 4):
        for rounds in range(2, 16):
            made: dict[str, Any] = plan(players, rounds).to_dict()
            repeats = made["certificate"]["repeats"]
            if repeats and repeats != count(players, made["rounds"])["repeats"]:
                sys.exit(f"{players} players, {rounds} rounds: the certificate is wrong")
            least = made["certificate"]["least_possible"]
            best = published(players, rounds)
            if repeats or best:
                found.append((players, rounds, repeats, best, least))
                sys.stderr.write(f"{found[-1]}\n")
    return found


def table(head: tuple[str, ...], found: list[tuple[int, int, int, int | None, int]]) -> str:
    lines = [f"| {' | '.join(head)} |", "|---:|---:|---:|---:|---:|"]
    for players, rounds, repeats, best, least in found:
        bold = f"**{repeats}**" if best is not None and repeats < best else str(repeats)
        bound = f"{least} ✓" if least == repeats else str(least)
        shown = "–" if best is None else str(best)
        lines.append(f"| {players} | {rounds} | {bold} | {shown} | {bound} |")
    return "\n".join(lines)


def main() -> None:
    found = rows()
    start, end = map(re.escape, MARKS)
    for page, head in PAGES.items():
        text = page.read_text(encoding="utf-8")
        body = f"{MARKS[0]}\n\n{table(head, found)}\n\n{MARKS[1]}"
        page.write_text(
            re.sub(f"{start}.*{end}", lambda _, body=body: body, text, flags=re.DOTALL),  # type: ignore[misc]
            encoding="utf-8",
        )


if __name__ == "__main__":
    main()
