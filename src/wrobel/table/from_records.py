"""Opens a table from the records of its events: the wall by its roles, then the first hand."""

from collections.abc import Iterable, Mapping
from typing import Any

from wrobel.notation import read_tile
from wrobel.rules.families import layout_of
from wrobel.rules.options import Options
from wrobel.rules.request import read_text
from wrobel.rules.rulesets import load
from wrobel.state.fair import tile_set
from wrobel.table.rebuild import KnownWall, dead_wall, own_walls, plain_wall
from wrobel.table.replay import Replay
from wrobel.table.table import Table
from wrobel.tiles import WINDS

START = ("round", "dealer", "honba", "deposits", "scores", "number")
Event = Mapping[str, Any]
Record = tuple[Any, ...]


def hands_of(records: Iterable[Record]) -> list[list[Record]]:
    """What comes before the first hand, then the records of each hand."""
    hands: list[list[Record]] = [[]]
    for record in records:
        if record[0] == "hand":
            hands.append([])
        hands[-1].append(record)
    return hands


def begin_hand(replay: Replay | None, header: Event, hand: list[Record]) -> Replay:
    """Deal a hand at the table; the first hand opens it."""
    options = load(header["rules"], dict(header["options"]))
    layout = header.get("layout") or "given"
    wall = known_wall(options, layout, hand)
    if replay is not None:
        replay.table.next_hand(wall)
        return replay
    return open_table(options, header, layout, wall, hand[0][1])


def open_table(
    options: Options, header: Event, layout: str, wall: KnownWall, first: Event
) -> Replay:
    """A table that begins with this hand."""
    table = Table(
        options,
        layout=layout,
        wall=wall,
        names=header.get("names") or ("", "", "", ""),
        start={name: first[name] for name in START if first.get(name) is not None},
        honour=bool(header.get("honour")),
    )
    return Replay(table)


def known_wall(options: Options, layout: str, hand: list[Record]) -> KnownWall:
    """The wall of a hand by its roles: told at the end, or put together from the draws."""
    first = hand[0][1]
    last: Event = next((record[1] for record in reversed(hand) if record[0] == "settled"), {})
    dice = tuple(first.get("dice") or ())
    promise = (first.get("commitment"), last.get("salt"), last.get("wall"))
    form = layout_of(options, layout)
    if last.get("wall") is not None and len(dice) >= form.dice_needed:
        return KnownWall(form.roles(read_text(last["wall"], "wall"), dice), dice, promise)
    draws = [record for record in hand if record[0] == "draw"]
    tiles = tile_set(options.red_fives, form.tiles == 144)
    hands = [read_text(text, "hands") for text in first["hands"]]
    if form.own_walls:
        own = [(player, tile) for _, player, tile, _, _ in draws]
        return KnownWall(own_walls(hands, own, tiles), dice, promise)
    by_wind = [hands[first["winds"].index(wind)] for wind in WINDS]
    taken = [(tile, tail) for _, _, tile, _, tail in draws]
    if not form.indicators:
        return KnownWall(plain_wall(by_wind, taken, tiles), dice, promise)
    indicators = [read_tile(tile) for tile in first["dora"]]
    under: list[int] = []
    for record in [one for one in hand if one[0] in ("dora", "win")]:
        if record[0] == "dora":
            indicators.append(record[1])
        elif record[3]:
            under = max(under, read_text(record[3].get("ura") or "", "ura"), key=len)
    return KnownWall(dead_wall(form, by_wind, taken, indicators, under, tiles), dice, promise)
