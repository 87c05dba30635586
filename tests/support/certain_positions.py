"""Positions that are put together so that the right answer is certain.

East holds two pungs of dragons, a run and a pair of one suit and three more tiles of it. Where the
wait is told apart, all four copies of the tile in the middle lie among the discards: one discard
waits for nothing that is left, another one for a tile of which all are.
"""

from collections.abc import Iterator
from itertools import product

from wrobel import Table
from wrobel.notation import read_tiles
from wrobel.rules.families import layout_of
from wrobel.rules.rulesets import load
from wrobel.state.fair import tile_set
from wrobel.table.rebuild import KnownWall, dead_wall, plain_wall
from wrobel.tiles import BONUS, kind

DRAGONS = ("55566", "55577", "66677")  # a pung and most of another; the last tile is added
THIRD = {"55566": "6", "55577": "7", "66677": "7"}
RUNS = ("123", "789")
PAIRS = ("1", "2", "3", "8", "9")
WINS = (("67", "8"), ("34", "2"))
WAITS = (("46", "7"), ("46", "3"))
FIVE = 4


def hands(win: bool) -> Iterator[tuple[str, str]]:
    """Thirteen tiles and the one that is drawn."""
    for suit, dragons, run, pair, (two, drawn) in product(
        "mps",
        DRAGONS,
        RUNS,
        PAIRS,
        (("67", "8"), ("34", "2")) if win else (("46", "7"), ("46", "3")),
    ):
        text = f"{run}{pair}{pair}{two}{suit}{dragons}{THIRD[dragons]}z"
        tiles = [kind(tile) for tile in read_tiles(text + drawn + suit)]
        if max(tiles.count(tile) for tile in tiles) <= 4:
            yield text, drawn + suit


def position(rules: str, hand: str, drawn: str) -> Table | None:
    """East is to discard in the third turn; the fives of the suit have all been discarded."""
    options = load(rules)
    form = layout_of(options, "given")
    tiles = list(tile_set(options.red_fives, form.tiles == 144))
    own, last = list(read_tiles(hand)), read_tiles(drawn)[0]
    suit = kind(last) // 9
    fives = [tile for tile in tiles if tile < BONUS and kind(tile) == 9 * suit + FIVE]
    left = list(tiles)
    for tile in [*own, last, *fives]:
        left.remove(tile)
    plain = [tile for tile in left if tile < BONUS]
    # What the others hold never fits: far apart, and of the other suits and honours.
    plain.sort(key=lambda tile: (tile * 7) % 41)
    others = [[plain.pop() for _ in range(12 - (n == 0))] for n in range(3)]
    others[0] += fives[:2]
    others[1].append(fives[2])
    others[2].append(fives[3])
    draws = [(plain.pop(), False) for _ in range(8)] + [(last, False)]
    dealt = [own, *others]
    if form.indicators:
        wall = dead_wall(form, dealt, draws, [plain.pop()], [], tiles)
    else:
        wall = plain_wall(dealt, draws, tiles)
    table = Table(options, layout="given", wall=KnownWall(wall, (1,) * form.dice_needed))
    return table if reached(table, 9 * suit + FIVE) else None


def reached(table: Table, five: int) -> bool:
    """Everybody discards a five or what he drew, nobody claims; then East has drawn."""
    turns = 0
    while table.phase in ("turn", "claim", "rob"):
        player = table.to_act[0]
        legal = table.legal(player)
        if table.phase == "turn" and player == 0:
            turns += 1
            if turns == 3:
                return True
        skip = next((one for one in legal if one.type == "pass"), None)
        discards = [one for one in legal if one.type == "discard"]
        wanted = [one for one in discards if kind(one.tiles[0]) == five and player != 0]
        drawn = [one for one in discards if one.text.endswith("drawn")]
        choice = skip or next(iter(wanted or drawn), None)
        if choice is None:
            return False
        table.apply(player, choice)
    return False
