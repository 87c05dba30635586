"""Events written by hand, for small tests of the reference: one line an event."""

from __future__ import annotations

from typing import Any

from .table_facts import Event, Facts, facts_of
from .table_tiles import WINDS, bonus, kind, read, suited, write
from .table_walls import tile_set


def begin(rules: str, options: dict[str, Any], *hands: str, **more: Any) -> list[Event]:
    """A match and the deal; what is not said of the hands is filled up with loose tiles."""
    left = more.pop("left", 70)
    return [
        {"type": "match", "rules": rules, "options": options},
        {
            "type": "hand",
            "name": "E1.0",
            "round": "E",
            "number": 1,
            "dealer": 0,
            "winds": list(WINDS),
            "honba": 0,
            "deposits": 0,
            "scores": [25000] * 4,
            "hands": fill(options, hands),
            "dora": ["9s"] if "kan_dora" in options else [],
            "left": left,
            **more,
        },
    ]


def fill(options: dict[str, Any], hands: tuple[str, ...]) -> list[str]:
    """Thirteen tiles for everybody; those not given make no sets with one another."""
    rest = tile_set(options.get("red_fives", 0), bonus=False)
    wanted = [read(text) for text in hands] + [[] for _ in range(4 - len(hands))]
    for hand in wanted:
        for tile in hand:
            if not bonus(tile):
                rest.remove(tile)
    for hand in wanted:
        while len(hand) < 13:
            apart = [tile for tile in rest if not any(near(tile, held) for held in hand)]
            lone = [tile for tile in rest if tile not in hand]
            tile = (apart or lone)[0]
            rest.remove(tile)
            hand.append(tile)
    return [write(hand) for hand in wanted]


def near(tile: str, other: str) -> bool:
    """Equal, or close enough to belong to one run."""
    if not suited(tile):
        return tile == other
    return tile[1] == other[1] and abs(int(kind(tile)[0]) - int(kind(other)[0])) <= 2


def play(events: list[Event], *lines: str) -> list[Event]:
    """More events, such as ``0 draws 5m``, ``1 pungs 5m 05m``, ``0 discards 5m drawn``."""
    events = list(events)
    for line in lines:
        words = line.split()
        if words[0] == "dora":
            events.append({"type": "dora", "tile": words[1]})
            continue
        player, verb, *rest = words
        events.append(_event(facts_of(events), int(player), verb, rest))
    return events


def _event(facts: Facts, player: int, verb: str, rest: list[str]) -> Event:
    event: Event = {"type": verb.removesuffix("s"), "player": player}
    if verb == "draws":
        event |= {"tile": rest[0], "left": int(rest[2]) if len(rest) > 2 else facts.left - 1}
        if "tail" in rest:
            event["tail"] = True
    elif verb in ("discards", "riichis"):
        event |= {"type": "discard", "tile": rest[0], "drawn": "drawn" in rest}
        if verb == "riichis":
            event["riichi"] = True
    elif verb in ("chows", "pungs", "kongs"):
        giver = next(e["player"] for e in reversed(facts.log) if e["type"] == "discard")
        event |= {"from": giver, "tile": rest[0], "own": rest[1]}
    elif verb == "closes":
        event |= {"type": "closed_kong", "tiles": rest[0]}
    elif verb == "adds":
        event |= {"type": "added_kong", "tile": rest[0]}
    elif verb == "lays":
        event |= {"type": "riichi"}
    elif verb == "exposes":
        event |= {"type": "bonus", "tile": rest[0]}
    else:
        raise ValueError(verb)
    return event
