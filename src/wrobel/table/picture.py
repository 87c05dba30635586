"""A table as a picture: everybody's hand, sets and discards around the middle.

What is drawn is a view as its dictionary, seen from a player's own seat; hands that it does not
hold lie face down.
"""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from wrobel.notation import meld_picture
from wrobel.tile_pictures import HEIGHT, WIDTH, alone, row, tile

SIZE = 660
MIDDLE = SIZE / 2
SMALL = 0.72  # discards beside tiles in hand
RIVER_ROW = 6
RIVER_TOP = MIDDLE + 82
FELT, INK = "#1f5d4c", "#f4efe2"

View = Mapping[str, Any]


def board(view: View, hands: Sequence[str | None]) -> str:
    """The whole table; ``hands`` are the concealed tiles of everybody, ``None`` where unknown."""
    parts = [f'<rect width="{SIZE}" height="{SIZE}" rx="18" fill="{FELT}"/>']
    count = len(view["players"])
    for player in range(count):
        place = (player - view["player"]) % count
        turn = -360 / count * place
        inside = "".join(seat(view, player, hands[player]))
        parts.append(f'<g transform="rotate({turn:g} {MIDDLE:g} {MIDDLE:g})">{inside}</g>')
    parts += middle(view)
    return alone(SIZE, SIZE, f"{view['rules']} {view['hand']}", parts)


def seat(view: View, player: int, hand: str | None) -> list[str]:
    """One player's part, as if sitting at the bottom."""
    told = view["players"][player]
    drawn = view["drawn"] if view["turn"] == player else None
    tiles = hand if hand is not None else "#" * int(told["tiles"])
    if hand is not None and drawn:
        tiles = f"{without(hand, drawn)} {drawn}"
    groups = [tiles]
    for meld in told["melds"]:
        giver = None if meld["from"] is None else (meld["from"] - player) % len(view["players"])
        groups.append(meld_picture(meld["tiles"] or "####", meld["concealed"], giver))
    if told["bonus"]:
        groups.append(told["bonus"])
    inside, width = row(" ".join(groups), 0, 0)
    scale = min(1.0, (SIZE - 130) / width)
    left, top = MIDDLE - scale * width / 2, SIZE - scale * HEIGHT - 14
    own = f'<g transform="translate({left:g} {top:g}) scale({scale:g})">{"".join(inside)}</g>'
    named = f"{told['wind']}  {view['scores'][player]}"
    weight = "bold" if view["turn"] == player else "normal"
    return [own, *river(told["discards"]), words(MIDDLE, MIDDLE + 66, named, weight)]


def without(hand: str, drawn: str) -> str:
    """A hand less the tile just drawn.

    >>> without("34m1227p", "2p")
    '34m127p'
    """
    from wrobel.notation import read_tile, read_tiles, write_tiles

    tiles = list(read_tiles(hand))
    tiles.remove(read_tile(drawn))
    return write_tiles(tiles)


def river(discards: Sequence[View]) -> list[str]:
    """Discards in rows; claimed ones are pale, the one of a declared hand lies sideways."""
    parts = []
    left = -RIVER_ROW * (WIDTH + 1) / 2
    x, y = left, 0.0
    for place, one in enumerate(discards):
        if place and place % RIVER_ROW == 0 and place < 3 * RIVER_ROW:
            x, y = left, y + HEIGHT + 1
        drawn = tile(x, y, one["tile"], one["riichi"])
        pale = one["claimed_by"] is not None
        parts.append(f'<g opacity="0.35">{drawn}</g>' if pale else drawn)
        x += (HEIGHT if one["riichi"] else WIDTH) + 1
    inside = "".join(parts)
    return [f'<g transform="translate({MIDDLE:g} {RIVER_TOP:g}) scale({SMALL})">{inside}</g>']


def middle(view: View) -> list[str]:
    """Round, tiles left, counters, deposits and indicators."""
    lines = [str(view["hand"]), f"⟨{view['left']}⟩"]
    if view["honba"] or view["deposits"]:
        lines.append(f"{view['honba']} · {view['deposits']}")
    parts = [words(MIDDLE, MIDDLE - 20 + 18 * at, line) for at, line in enumerate(lines)]
    for place, name in enumerate(view["dora"]):
        x = MIDDLE + SMALL * WIDTH * (place - len(view["dora"]) / 2)
        small = f"translate({x:g} {MIDDLE + 18:g}) scale({SMALL * 0.9:g})"
        parts.append(f'<g transform="{small}">{tile(0, 0, name)}</g>')
    return parts


def words(x: float, y: float, said: str, weight: str = "normal") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="15" font-weight="{weight}" '
        f'font-family="sans-serif" fill="{INK}">{escape(said)}</text>'
    )
