"""Events of a log as the records that ``wrobel.table.replay`` plays again."""

from collections.abc import Callable, Iterable
from typing import Any

from wrobel.logs import events as e
from wrobel.rules.request import read_text
from wrobel.tiles import BY_NAME

Record = tuple[Any, ...]


def _draw(event: e.Draw) -> Record:
    tile = None if event.tile is None else BY_NAME[event.tile]
    return "draw", event.player, tile, None, event.tail


def _discard(event: e.Discard) -> Record:
    return "discard", event.player, BY_NAME[event.tile], event.drawn, event.riichi


def _claim(event: e.Claim) -> Record:
    own = tuple(read_text(event.own, "own"))
    lying, void = not event.taken, event.void
    tile = BY_NAME[event.tile]
    return e.type_of(event), event.player, event.from_player, tile, own, lying, void


def _closed_kong(event: e.ClosedKong) -> Record:
    if event.tiles is None:
        return "closed_kong", event.player, None, None
    tiles = read_text(event.tiles, "tiles")
    return "closed_kong", event.player, min(tiles), max(tiles) >= 34


def _win(event: e.Win) -> Record:
    request = event.request
    if request is None and event.claimed is not None and event.claimed.ura:
        request = {"ura": "".join(event.claimed.ura)}
    return "win", event.player, event.from_player, request, None


def _whole(event: e.Event) -> Record:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return e.type_of(event), fields


MAKERS: dict[type[e.Event], Callable[[Any], Record]] = {
    e.Draw: _draw,
    e.Discard: _discard,
    e.Chow: _claim,
    e.Pung: _claim,
    e.Kong: _claim,
    e.ClosedKong: _closed_kong,
    e.AddedKong: lambda event: ("added_kong", event.player, BY_NAME[event.tile]),
    e.Bonus: lambda event: ("bonus", event.player, BY_NAME[event.tile]),
    e.Dora: lambda event: ("dora", BY_NAME[event.tile]),
    e.Riichi: lambda event: ("riichi", event.player),
    e.Take: lambda event: ("take", event.player),
    e.Win: _win,
}


def record_of(event: e.Event) -> Record:
    """An event as a record.

    >>> record_of(e.Discard(2, "5m", True))
    ('discard', 2, 4, True, False)
    """
    return MAKERS.get(type(event), _whole)(event)


def records_of(events: Iterable[e.Event]) -> list[Record]:
    """Many events as records."""
    maker = MAKERS.get
    return [maker(type(event), _whole)(event) for event in events]
