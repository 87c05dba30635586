"""The opening of a hand: the dealer's fourteenth tile, then bonus tiles exposed and replaced."""

from __future__ import annotations

from collections.abc import Iterator

from .table_facts import Event, Facts
from .table_tiles import bonus, read


def opening(facts: Facts) -> list[Event]:
    """The events of which one must come now; none when the opening is over."""
    coming = iter(facts.log[1:])
    left = facts.hand["left"]
    for due in _wanted(facts):
        event = next(coming, None)
        if event is None:
            for one in due:
                if one["type"] == "draw":
                    one["left"] = left if one.get("tail") and _fixed(facts) else left - 1
            return due
        if event["type"] == "draw":
            left = event["left"]
    return []


def _fixed(facts: Facts) -> bool:
    return facts.options.get("dead_wall") == "fixed"


def _wanted(facts: Facts) -> Iterator[list[Event]]:
    """What was due at each event of the opening, following the events that came."""
    events = iter(facts.log[1:])
    dealer = facts.hand["dealer"]
    yield [{"type": "draw", "player": dealer}]
    if facts.family == "riichi":
        return
    held = {p: [t for t in read(facts.hand["hands"][p]) if bonus(t)] for p in range(4)}
    first = next(events, None)
    if first is None:
        return
    if bonus(first["tile"]):
        held[dealer].append(first["tile"])
    # MCR 3.5, Hong Kong 1.7: E, S, W, N in turn; chained = until nothing is left to replace
    chained = facts.options.get("opening_flowers", "chained") == "chained"
    while any(held.values()):
        for player in facts.order:
            hand, owed = held[player], 0
            new: list[str] = []
            while hand or owed:
                due: list[Event] = [
                    {"type": "bonus", "player": player, "tile": tile} for tile in hand
                ]
                if owed:
                    due.append({"type": "draw", "player": player, "tail": True})
                yield due
                event = next(events, None)
                if event is None:
                    return
                if event["type"] == "bonus":
                    hand.remove(event["tile"])
                    owed += 1
                else:
                    owed -= 1
                    if bonus(event["tile"]):
                        (hand if chained else new).append(event["tile"])
            held[player] = new
