"""The events of a game as plain data: the log, the wire format, the replay."""

from typing import Any

from wrobel.notation import write_tiles
from wrobel.tiles import NAMES


def event_of(record: tuple[Any, ...]) -> dict[str, Any]:
    """The readable event of a note that the engine made."""
    type = record[0]
    return {"type": type, **MAKERS[type](*record[1:])}


def whole(facts: dict[str, Any]) -> dict[str, Any]:
    return facts


def draw(player: int, tile: int, left: int, tail: bool) -> dict[str, Any]:
    event = {"player": player, "tile": NAMES[tile], "left": left}
    if tail:
        event["tail"] = True
    return event


def tile_of_player(player: int, tile: int) -> dict[str, Any]:
    return {"player": player, "tile": NAMES[tile]}


def discard(player: int, tile: int, drawn: bool, riichi: bool) -> dict[str, Any]:
    event = {"player": player, "tile": NAMES[tile], "drawn": bool(drawn)}
    if riichi:
        event["riichi"] = True
    return event


def claim(
    player: int, giver: int, tile: int, own: tuple[int, ...], lying: bool, void: bool
) -> dict[str, Any]:
    event = {"player": player, "from": giver, "tile": NAMES[tile], "own": write_tiles(own)}
    if lying:
        event["taken"] = False
    if void:
        event["void"] = True
    return event


def closed_kong(player: int, kind: int, red: bool) -> dict[str, Any]:
    tiles = [34 + kind // 9 if red else kind, kind, kind, kind]
    return {"player": player, "tiles": write_tiles(tiles)}


def win(player: int, giver: int | None, request: dict[str, Any], score: Any) -> dict[str, Any]:
    told = score.to_dict()
    told.pop("id", None)
    told.pop("ok", None)
    return {"player": player, "from": giver, "request": request, "score": told}


MAKERS: dict[str, Any] = {
    "match": whole,
    "hand": whole,
    "draw": draw,
    "bonus": tile_of_player,
    "discard": discard,
    "riichi": lambda player: {"player": player},
    "chow": claim,
    "pung": claim,
    "kong": claim,
    "closed_kong": closed_kong,
    "added_kong": tile_of_player,
    "take": lambda player: {"player": player},
    "ruling": whole,
    "dora": lambda tile: {"tile": NAMES[tile]},
    "win": win,
    "exhausted": whole,
    "abort": whole,
    "settled": whole,
    "final": whole,
}


def seen(event: dict[str, Any], player: int | None, hidden_kongs: bool = False) -> dict[str, Any]:
    """What a player (None: a spectator) may know of an event.

    >>> seen({"type": "draw", "player": 1, "tile": "5m", "left": 60}, 0)
    {'type': 'draw', 'player': 1, 'tile': None, 'left': 60}
    """
    type = event["type"]
    if type == "hand":
        hands = [hand if i == player else None for i, hand in enumerate(event["hands"])]
        return {**event, "hands": hands}
    if type == "draw" and event["player"] != player:
        return {**event, "tile": None}
    if type == "closed_kong" and hidden_kongs and event["player"] != player:
        return {**event, "tiles": None}
    return event
