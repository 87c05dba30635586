"""Recorded Botzone games as events of the table, for the reference to check itself on.

Botzone gives every player an own wall; none of the recorded games reaches the end of one, so the
tiles left are simply those of all four.
"""

from __future__ import annotations

from typing import Any

from .table_facts import Event, Facts, fold
from .table_tiles import WINDS, read, write

OWN_WALL = 34


def events_of(game: dict[str, Any], options: dict[str, Any]) -> list[Event]:
    """The one hand of a game."""
    head: Event = {"type": "match", "rules": "mcr-cn98", "options": options}
    deal: Event = {
        "type": "hand",
        "round": game["round_wind"],
        "number": 4 * WINDS.index(game["round_wind"]) + 1,
        "dealer": 0,
        "winds": list(WINDS),
        "honba": 0,
        "deposits": 0,
        "scores": [0, 0, 0, 0],
        "hands": [write(hand) for hand in game["deal"]],
        "dora": [],
        "left": 4 * (OWN_WALL - 13),
    }
    facts = Facts(rules="mcr-cn98", options=options)
    events = [head, deal]
    for event in events:
        fold(facts, event)
    for recorded in game["events"]:
        event = _event(facts, recorded)
        fold(facts, event)
        events.append(event)
    return [*events, *_end(game)]


def _event(facts: Facts, recorded: list[Any]) -> Event:
    name, player, *rest = recorded
    seat = facts.seats[player]
    if name == "draw":
        event = {"type": "draw", "player": player, "tile": rest[0], "left": facts.left - 1}
        if facts.last["type"] in ("kong", "closed_kong", "added_kong"):
            event["tail"] = True
        return event
    if name == "discard":
        drawn = rest[0] not in seat.held
        return {"type": "discard", "player": player, "tile": rest[0], "drawn": drawn}
    if name == "concealed_kong":
        return {"type": "closed_kong", "player": player, "tiles": write([rest[0]] * 4)}
    if name == "added_kong":
        return {"type": "added_kong", "player": player, "tile": rest[0]}
    giver, tile, *sets = rest
    if name == "chow":
        own = list(sets[0])
        own.remove(tile)
    else:
        own = [tile] * (2 if name == "pung" else 3)
    kind = name.removeprefix("melded_")
    return {"type": kind, "player": player, "from": giver, "tile": tile, "own": write(own)}


def _end(game: dict[str, Any]) -> list[Event]:
    result = game["result"]
    win = {
        "type": "win",
        "player": result["winner"],
        "from": result["discarder"],
        "request": {"win": read(result["win_tile"])[0]},
    }
    settled = {
        "type": "settled",
        "payments": game["score"],
        "scores": game["score"],
        "honba": 0,
        "deposits": 0,
        "dealer_stays": False,
    }
    return [win, settled]
