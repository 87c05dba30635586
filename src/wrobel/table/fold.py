"""From events back to a table: the state of a game is the fold of its events."""

from collections.abc import Iterable, Mapping
from typing import Any

from wrobel.errors import TextError
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


def fold(events: Iterable[Event]) -> Table:
    """The table to which these events lead; an event that cannot be raises an error.

    A hand that is over tells its wall; of one that goes on only the tiles drawn so far are
    known, and others stand in for the rest.

    >>> table = Table("mcr", seed="fold")
    >>> table.apply(0, table.legal(0)[0])
    >>> fold(table.events).events == table.events
    True
    """
    header, *hands = hands_of(map(record_of, events))
    if not header or header[0][0] != "match":
        raise TextError("bad_field", "the events of a game begin with the match")
    replay: Replay | None = None
    for hand in hands:
        replay = begin_hand(replay, header[0][1], hand)
        for record in hand:
            replay.see(record)
        replay.flush()
    if replay is None:
        raise TextError("bad_field", "no hand has been dealt yet")
    table: Table = replay.table
    return table


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


def record_of(event: Event) -> Record:
    """An event as the engine notes it."""
    type = event["type"]
    player = event.get("player")
    if type in ("draw", "bonus", "discard", "added_kong", "dora"):
        tile = None if event["tile"] is None else read_tile(event["tile"])
        if type == "draw":
            return type, player, tile, event.get("left"), bool(event.get("tail"))
        if type == "discard":
            return type, player, tile, event.get("drawn"), bool(event.get("riichi"))
        return (type, tile) if type == "dora" else (type, player, tile)
    if type in ("chow", "pung", "kong"):
        own = tuple(read_text(event["own"], "own"))
        lying, void = event.get("taken") is False, bool(event.get("void"))
        return type, player, event["from"], read_tile(event["tile"]), own, lying, void
    if type == "closed_kong":
        tiles = read_text(event["tiles"], "tiles")
        return type, player, min(tiles), max(tiles) >= 34
    if type == "win":
        return type, player, event["from"], event["request"], None
    if type in ("riichi", "take"):
        return type, player
    return type, {name: value for name, value in event.items() if name != "type"}
