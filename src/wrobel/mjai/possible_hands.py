"""What a seat that speaks mjai was shown of a hand, tile by tile."""

from typing import Any

from wrobel.logs.possible_hands import Hidden, Slot, Unfolding, use_all
from wrobel.tiles import BY_MJAI_NAME

Fields = dict[str, Any]
HIDDEN = "?"


def unfold(events: list[Fields]) -> Unfolding:
    """Follow the events of a hand from ``start_kyoku`` on."""
    start = events[0]
    players = []
    for hand in start["tehais"]:
        slots = [Slot(None if name == HIDDEN else BY_MJAI_NAME[name]) for name in hand]
        players.append(Hidden(slots, list(slots)))
    found = Unfolding(players, indicators=[BY_MJAI_NAME[start["dora_marker"]]])
    tail = declaring = False
    for event in events[1:]:
        type = event["type"]
        if type == "dora":
            found.indicators.append(BY_MJAI_NAME[event["dora_marker"]])
        if "actor" not in event or type in ("reach_accepted", "hora", "ryukyoku"):
            continue
        player = players[event["actor"]]
        if type == "tsumo":
            slot = Slot(None if event["pai"] == HIDDEN else BY_MJAI_NAME[event["pai"]])
            found.draws.append((slot, tail))
            player.draw(slot)
            tail = False
        elif type == "reach":
            declaring = True
        elif type == "dahai":
            player.discard(BY_MJAI_NAME[event["pai"]], bool(event.get("tsumogiri")))
            player.riichi = player.riichi or declaring
            declaring = False
        elif type == "kakan":
            player.use(BY_MJAI_NAME[event["pai"]])
            tail = True
        elif type in ("chi", "pon", "daiminkan", "ankan"):
            use_all(player, [BY_MJAI_NAME[name] for name in event["consumed"]])
            tail = type in ("daiminkan", "ankan")
    return found
