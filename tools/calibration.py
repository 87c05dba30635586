"""Do chances come true as often as they are stated? Figures by tenths, and their picture.

``docs/calibration.json`` keeps what was found, with the command; pictures and tables of the pages
about reviews are made from it by ``python -m tools.calibration``.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from tools.judged_rows import Found, Row
from wrobel.bots.judge.first import chance_of, odds
from wrobel.rules.judging import Judging, along

DOCS = Path(__file__).parent.parent / "docs"
FIGURES = DOCS / "calibration.json"
CHANCES = [i / 10 for i in range(11)]
DANGERS = [0, 0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 1]
SURE = 1.96
# A part of the scale with fewer hands than this says nothing.
FEW_HANDS = 30


@dataclass(frozen=True, slots=True)
class Part:
    """Of one part of the scale: mean of what was stated, share of what came true.

    ``half`` is half the interval that holds nineteen times in twenty: decisions of one hand go
    together.
    """

    stated: float
    true: float
    decisions: int
    hands: int
    half: float

    def __str__(self) -> str:
        return (
            f"{100 * self.stated:5.1f} % stated, {100 * self.true:5.1f} % ± {100 * self.half:.1f} "
            f"came true, {self.decisions} decisions of {self.hands} hands"
        )


Cases = Sequence[tuple[float, bool, Any]]


def parts_of(cases: Cases, bounds: Sequence[float]) -> list[Part]:
    """The parts of a scale, from what was stated, what came true, and in which hand."""
    found = []
    for low, high in pairwise(bounds):
        there = [case for case in cases if low <= case[0] < high]
        if not there:
            continue
        n = len(there)
        true = sum(case[1] for case in there) / n
        misses: dict[Any, float] = defaultdict(float)
        for _, came, hand in there:
            misses[hand] += came - true
        error = sum(miss**2 for miss in misses.values()) ** 0.5 / n
        stated = sum(case[0] for case in there) / n
        found.append(Part(stated, true, n, len(misses), SURE * error))
    return found


@dataclass(frozen=True, slots=True)
class Calibration:
    """Chances to win, by tenths, and to deal in."""

    chance: list[Part]
    danger: list[Part]

    @classmethod
    def of(cls, judging: Judging, found: list[Found]) -> Calibration:
        """What the judge states of games, beside what came true."""
        rows = [((game, row.hand), row) for game, one in enumerate(found) for row in one.rows]
        chances = [(stated_chance(judging, row), row.won, hand) for hand, row in rows]
        dangers = [
            (stated_danger(judging, row.risk), row.dealt_in, hand)
            for hand, row in rows
            if row.risk is not None
        ]
        return cls(parts_of(chances, CHANCES), parts_of(dangers, DANGERS))

    def __str__(self) -> str:
        lines = ["chance to win", *map(str, self.chance), "danger", *map(str, self.danger)]
        return "\n".join(lines)


def stated_chance(judging: Judging, row: Row) -> float:
    weighed = zip(judging.chance, row.traits, strict=True)
    estimate = chance_of(sum(weight * trait for weight, trait in weighed))
    return row.share * along(judging.chance_curve, estimate)


def stated_danger(judging: Judging, risk: float) -> float:
    constant, slope = judging.danger
    return along(judging.danger_curve, chance_of(constant + slope * odds(risk)))


def keep_calibration(name: str, found: Calibration, command: str) -> None:
    """Put the figures of a family and a source among the others, and draw them."""
    kept = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    kept[name] = {"command": command, **asdict(found)}
    text = json.dumps(dict(sorted(kept.items())), indent=1, default=float)
    FIGURES.write_text(text + "\n")
    draw_all()


# The picture

SIDE, LEFT, TOP, GAP = 190, 46, 44, 84
BAND = 0.03
TITLES = {
    "riichi recorded": ("riichi, strong players", "riichi, silni gracze"),
    "riichi bots": ("riichi, bots", "riichi, boty"),
    "mcr bots": ("MCR, bots", "MCR, boty"),
    "hongkong bots": ("Hong Kong, bots", "Hongkong, boty"),
}
SCALES = {"chance": 1.0, "danger": 0.25}
WORDS = {
    "chance": ("chance to win", "szansa na wygraną"),
    "danger": ("chance to deal in", "szansa na podłożenie się"),
    "stated": ("stated", "podana"),
    "true": ("came true", "sprawdziła się"),
    "decisions": ("decisions (hands)", "decyzje (rozdania)"),
}
STYLE = """
text { font: 12px system-ui, sans-serif; fill: #333 }
.title { font-weight: 600 }
.box { fill: none; stroke: #888 }
.band { fill: #8882 }
.even { stroke: #888; stroke-dasharray: 4 3 }
.bar { stroke: #2166ac; stroke-width: 1.5 }
circle { fill: #2166ac }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd } .bar { stroke: #7fb8ea } circle { fill: #7fb8ea }
}
"""


PAGES = {"en": ("calibration.svg", "review.md"), "pl": ("calibration-pl.svg", "pl/review.md")}
BEGIN, END = "<!-- calibration -->", "<!-- end of calibration -->"


def draw_all() -> None:
    """The picture and the tables of each language."""
    kept = json.loads(FIGURES.read_text())
    for lang, (image, page) in PAGES.items():
        (DOCS / "images" / image).write_text(picture(kept, lang))
        text = (DOCS / page).read_text()
        before, _, rest = text.partition(BEGIN)
        _, _, after = rest.partition(END)
        (DOCS / page).write_text(f"{before}{BEGIN}\n\n{tables(kept, lang)}\n{END}{after}")


def tables(kept: dict[str, Any], lang: str) -> str:
    """Of every family and source what was stated, what came true, and how often."""
    which = int(lang == "pl")

    def said(share: float, digits: int = 1) -> str:
        text = f"{100 * share:.{digits}f}"
        return text.replace(".", ",") if which else text

    found = []
    for name in [name for name in TITLES if name in kept]:
        for what in SCALES:
            parts = kept[name][what]
            heads = " | ".join(f"{said(part['stated'])} %" for part in parts)
            true = " | ".join(f"{said(part['true'])} ± {said(part['half'])} %" for part in parts)
            hands = " | ".join(f"{part['decisions']} ({part['hands']})" for part in parts)
            found.append(
                f"| {TITLES[name][which]}: {WORDS[what][which]} | {heads} |\n"
                f"|---{'|---' * len(parts)}|\n"
                f"| {WORDS['true'][which]} | {true} |\n"
                f"| {WORDS['decisions'][which]} | {hands} |\n"
            )
    return "\n".join(found)


def picture(kept: dict[str, Any], lang: str) -> str:
    """Two rows of boxes, chance and danger; a column for each family and source."""
    which = int(lang == "pl")
    names = [name for name in TITLES if name in kept]
    width = LEFT + len(names) * (SIDE + GAP)
    height = TOP + 2 * (SIDE + GAP)
    pieces = []
    for row, what in enumerate(SCALES):
        for column, name in enumerate(names):
            place = LEFT + column * (SIDE + GAP), TOP + row * (SIDE + GAP)
            title = TITLES[name][which], WORDS[what][which]
            pieces.append(box(place, title, kept[name][what], SCALES[what], which))
    drawn = "\n".join(pieces)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}"><style>{STYLE}</style>\n{drawn}\n</svg>\n'
    )


def box(
    place: tuple[int, int],
    title: tuple[str, str],
    parts: list[dict[str, float]],
    most: float,
    which: int,
) -> str:
    """What came true over what was stated; the band is three points either way."""
    left, top = place

    def x(share: float) -> float:
        return round(left + SIDE * min(share, most) / most, 1)

    def y(share: float) -> float:
        return round(top + SIDE * (1 - min(max(share, 0.0), most) / most), 1)

    found = [
        f'<text class="title" x="{left}" y="{top - 24}">{title[0]}</text>',
        f'<text x="{left}" y="{top - 9}">{title[1]}</text>',
        f'<path class="band" d="M{x(0)} {y(BAND)}L{x(most - BAND)} {y(most)}H{x(most)}'
        f'V{y(most - BAND)}L{x(BAND)} {y(0)}H{x(0)}z"/>',
        f'<path class="even" d="M{x(0)} {y(0)}L{x(most)} {y(most)}"/>',
        f'<rect class="box" x="{left}" y="{top}" width="{SIDE}" height="{SIDE}"/>',
    ]
    for i in range(6):
        share = most * i / 5
        found.append(
            f'<text x="{x(share)}" y="{top + SIDE + 15}" text-anchor="middle">{share:.0%}</text>'
            f'<text x="{left - 5}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>'
        )
    found.append(
        f'<text x="{left + SIDE / 2}" y="{top + SIDE + 31}" text-anchor="middle">'
        f"{WORDS['stated'][which]} → {WORDS['true'][which]}</text>"
    )
    for part in parts:
        if part["hands"] < FEW_HANDS or part["stated"] > most:
            continue
        stated, true, half = part["stated"], part["true"], part["half"]
        found.append(f'<path class="bar" d="M{x(stated)} {y(true - half)}V{y(true + half)}"/>')
        found.append(f'<circle cx="{x(stated)}" cy="{y(true)}" r="3.5"/>')
    return "\n".join(found)


if __name__ == "__main__":
    draw_all()
