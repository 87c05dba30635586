"""Pictures of a rulebook as SVG: rows of tiles, and the wall, its break, the seats, the sticks.

The faces are those of the page's sprite. A family lists rows of tiles in ``PICTURES`` of its
``rulebook.py``, written as :mod:`wrobel.tile_pictures` reads them.
"""

from collections.abc import Iterable
from textwrap import wrap

from wrobel.rules import families
from wrobel.rules.options import Options
from wrobel.rules.trace import SEATS, Text
from wrobel.tile_pictures import HEIGHT, frame, row, text, tile
from wrobel.tiles import WINDS

LINE = 62
STACK = 15
CAPTION = 44  # signs in a line under tiles: hardly wider than nine of them
CAPTION_LINE = 16
WITHOUT_BONUS = 4 * 34  # tiles of a set that has neither flowers nor seasons
SEATS_TEXT = Text("Seats around the table", "Miejsca przy stole")
WALL_TEXT = Text("One side of the wall: {n} stacks", "Jedna ściana muru: {n} segmentów")
BREAK_TEXT = Text(
    "The break after {n} stacks, counted from the right",
    "Przerwa za {n} segmentami, licząc od prawej",
)
TAIL_TEXT = Text(
    "The tail of the wall to the right of the break", "Koniec muru, na prawo od przerwy"
)
DEAD_TEXT = Text("The dead wall to the right of the break", "Martwy mur na prawo od przerwy")
STICKS_TEXT = Text("A stick of 1000 and one of 100", "Patyczek 1000 i patyczek 100")
ORDER = Text("order of play", "kolejność gry")


def draw(name: str, options: Options, lang: str) -> str:
    """A picture by its name, or an empty text if there is none.

    >>> from wrobel.rules.rulesets import load
    >>> draw("wall", load("mcr"), "en").count("<rect")
    36
    """
    own = getattr(families.part(options.family, "rulebook"), "PICTURES", {})
    if name in own:
        bonus = options.about.wall(options).tiles > WITHOUT_BONUS
        shown = [line for line in own[name] if bonus or not set("fg") & set(line[0])]
        return rows(shown, lang) if shown else ""
    special = {
        "seats": seats,
        "wall": wall,
        "break": broken,
        "dead_wall": dead_wall,
        "sticks": sticks,
    }
    return special[name](options, lang) if name in special else ""


# Rows of tiles


def rows(lines: Iterable[tuple[str, Text]], lang: str) -> str:
    """Rows of tiles, each with a few words beside or under it."""
    parts: list[str] = []
    width, y = 0.0, 2.0
    said: list[str] = []
    for notation, caption in lines:
        drawn, x = row(notation, 2, y)
        parts += drawn
        words = wrap(caption.say(lang), CAPTION)
        said.append(" ".join(words))
        for at, line in enumerate(words):
            parts.append(text(2, y + HEIGHT + 15 + at * CAPTION_LINE, line))
        width = max(width, x, *(7.2 * len(line) for line in words))
        y += LINE + CAPTION_LINE * (len(words) - 1) if words else HEIGHT + 6
    return frame(width + 2, y, "; ".join(filter(None, said)) or "", parts)


# The wall


def stack(x: float, y: float, colour: str = "#d8893b", upper: str = "") -> str:
    """Two tiles on each other, seen from the front."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{STACK}" height="12" rx="2" '
        f'fill="{upper or colour}" stroke="#6b5f49"/>'
        f'<rect x="{x:g}" y="{y + 12:g}" width="{STACK}" height="12" rx="2" '
        f'fill="{colour}" stroke="#6b5f49"/>'
    )


def side(options: Options) -> int:
    """How many stacks a side of the wall has."""
    return options.about.wall(options).tiles // (2 * options.players)


def wall(options: Options, lang: str) -> str:
    count = side(options)
    label = WALL_TEXT.having(n=count).say(lang)
    parts = [stack(2 + at * (STACK + 1), 2) for at in range(count)]
    return frame(count * (STACK + 1) + 4, 48, label, [*parts, text(2, 42, label)])


def broken(options: Options, lang: str) -> str:
    """A side with the gap to the left of the stacks that were counted."""
    count, counted = side(options), 7
    label = BREAK_TEXT.having(n=counted).say(lang)
    parts = []
    for at in range(count):
        right = at >= count - counted
        x = 2 + at * (STACK + 1) + (18 if right else 0)
        parts.append(stack(x, 2, "#e8b77f" if right else "#d8893b"))
        if right:
            parts.append(text(x + STACK / 2, 40, str(count - at), "middle"))
    return frame(count * (STACK + 1) + 24, 62, label, [*parts, text(2, 58, label)])


def dead_wall(options: Options, lang: str) -> str:
    """Seven stacks; with indicators the third one is turned. Without a dead wall: the tail."""
    none = "dead_wall" in options and options["dead_wall"] == "none"
    label = (TAIL_TEXT if none else DEAD_TEXT).say(lang)
    parts = []
    for at in range(7):
        x = 2 + at * 34
        if options.about.indicators and at == 2:
            parts.append(tile(x, 2, "5s"))
            parts.append(f'<rect x="{x:g}" y="42" width="30" height="9" rx="2" fill="#d8893b"/>')
        else:
            colour = "#e8b77f" if options.about.indicators and at < 2 else "#d8893b"
            parts.append(
                f'<rect x="{x:g}" y="18" width="30" height="16" rx="3" fill="{colour}" '
                f'stroke="#6b5f49"/><rect x="{x:g}" y="34" width="30" height="16" rx="3" '
                f'fill="{colour}" stroke="#6b5f49"/>'
            )
        parts.append(text(x + 15, 66, str(at + 1), "middle"))
    return frame(260, 86, label, [*parts, text(2, 82, label)])


def seats(options: Options, lang: str) -> str:
    """Who sits where, and which way the turn goes."""
    places = ((130, 190, "middle"), (208, 112, "start"), (130, 34, "middle"), (52, 112, "end"))
    parts = [
        '<rect x="60" y="45" width="140" height="125" rx="6" fill="none" '
        'stroke="currentColor" stroke-width="2"/>',
        '<path d="M85 145 A55 50 0 1 1 175 145" fill="none" stroke="currentColor" '
        'stroke-dasharray="4 4"/>',
        '<path d="M85 145 l-2 -11 l10 4 z" fill="currentColor"/>',
        text(130, 112, ORDER.say(lang), "middle"),
    ]
    for wind, (x, y, anchor) in zip(WINDS[: options.players], places, strict=False):
        parts.append(text(x, y, SEATS[wind].say(lang), anchor))
    return frame(290, 200, SEATS_TEXT.say(lang), parts)


def sticks(_options: Options, lang: str) -> str:
    """The sticks of riichi: a red dot is 1000, eight black ones are 100."""
    parts = []
    for line, (dots, colour) in enumerate(((1, "#c0231d"), (8, "#222"))):
        y = 8 + line * 26
        parts.append(
            f'<rect x="2" y="{y}" width="180" height="14" rx="7" fill="#f7f0df" stroke="#6b5f49"/>'
        )
        for dot in range(dots):
            x = 92 + (dot % 4 - (1.5 if dots > 1 else 0)) * 7
            cy = y + 7 + ((dot // 4) * 5 - 2.5 if dots > 1 else 0)
            radius = 4 if dots == 1 else 1.8
            parts.append(f'<circle cx="{x:g}" cy="{cy:g}" r="{radius}" fill="{colour}"/>')
        parts.append(text(192, y + 12, "1000" if dots == 1 else "100"))
    return frame(240, 56, STICKS_TEXT.say(lang), parts)
