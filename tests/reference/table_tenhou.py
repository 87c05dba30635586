"""Recorded Tenhou games as events of the table, for the reference to check itself on."""

from __future__ import annotations

from typing import Any

from .table_facts import Event
from .table_tiles import write

RED = {16: "0m", 52: "0p", 88: "0s"}


def tile(number: int, red: bool) -> str:
    """The tile of an id 0-135."""
    if red and number in RED:
        return RED[number]
    kind = number // 4
    return f"{kind % 9 + 1}{'mpsz'[kind // 9]}"


def options_of(game: dict[str, Any], base: dict[str, Any]) -> dict[str, Any]:
    """The preset with what the game's own rules change."""
    rules = game["rules"]
    changed = {
        "length": "east-only" if rules["length"] == "tonpuusen" else "east-south",
        "red_fives": 3 if rules["aka"] else 0,
        "open_tanyao": bool(rules["kuitan"]),
    }
    return {**base, **changed}


def events_of(game: dict[str, Any], base: dict[str, Any]) -> list[Event]:
    """The whole game."""
    options = options_of(game, base)
    red = bool(options["red_fives"])
    events: list[Event] = [{"type": "match", "rules": "tenhou", "options": options}]
    for number, one in enumerate(game["rounds"]):
        events += _hand(one, number + 1, red)
        after = game["rounds"][number + 1] if number + 1 < len(game["rounds"]) else None
        events.append(_settled(one, after))
    return events


def _hand(one: dict[str, Any], number: int, red: bool) -> list[Event]:
    dealer = one["dealer"]
    at, seat = divmod(one["round"], 4)
    head: Event = {
        "type": "hand",
        "name": f"{'ESWN'[at]}{seat + 1}.{one['honba']}",
        "round": "ESWN"[at],
        "number": number,
        "dealer": dealer,
        "winds": ["ESWN"[(player - dealer) % 4] for player in range(4)],
        "honba": one["honba"],
        "deposits": one["sticks"],
        "scores": one["scores"],
        "hands": [write(tile(n, red) for n in hand) for hand in one["hands"]],
        "dora": [tile(one["dora_indicator"], red)],
        "left": 70,
    }
    events = [head]
    left, tail, riichi = 70, False, False
    for event in one["events"]:
        name = event[0]
        if name == "draw":
            left -= 1
            made: Event = {"type": "draw", "player": event[1], "tile": tile(event[2], red)}
            made["left"] = left
            if tail:
                made["tail"] = True
            tail = False
            events.append(made)
        elif name == "discard":
            made = {"type": "discard", "player": event[1], "tile": tile(event[2], red)}
            made["drawn"] = bool(event[3])
            if riichi:
                made["riichi"] = True
            riichi = False
            events.append(made)
        elif name == "riichi":
            riichi = True
        elif name == "riichi_ok":
            events.append({"type": "riichi", "player": event[1]})
        elif name == "dora":
            events.append({"type": "dora", "tile": tile(event[1], red)})
        elif name == "ankan":
            tiles = write(tile(n, red) for n in event[2])
            events.append({"type": "closed_kong", "player": event[1], "tiles": tiles})
            tail = True
        elif name == "kakan":
            events.append({"type": "added_kong", "player": event[1], "tile": tile(event[2], red)})
            tail = True
        else:
            word = {"chi": "chow", "pon": "pung", "daiminkan": "kong"}[name]
            made = {"type": word, "player": event[1], "from": event[2]}
            made["tile"] = tile(event[3], red)
            made["own"] = write(tile(n, red) for n in event[4])
            tail = name == "daiminkan"
            events.append(made)
    return events + _end(one, red)


def _end(one: dict[str, Any], red: bool) -> list[Event]:
    if one["wins"]:
        return [
            {
                "type": "win",
                "player": win["winner"],
                "from": win["loser"],
                "request": {
                    "win": tile(win["win_tile"], red),
                    "ura": "".join(tile(n, red) for n in win["ura"]),
                },
            }
            for win in one["wins"]
        ]
    draw = one["draw"]
    names = {
        "yao9": "nine_kinds",
        "kaze4": "four_winds",
        "reach4": "four_riichi",
        "ron3": "triple_ron",
        "kan4": "four_kongs",
    }
    if draw["type"] in names:
        event: Event = {"type": "abort", "why": names[draw["type"]]}
        if draw["type"] == "yao9":
            event["player"] = one["events"][-1][1]
        return [event]
    shown = [player for player, hand in enumerate(draw["tenpai"]) if hand]
    paid = [player for player, moved in enumerate(draw["delta"]) if moved > 0]
    nagashi = paid if draw["type"] == "nm" else []
    return [{"type": "exhausted", "tenpai": shown, "nagashi": nagashi}]


class _Anything:
    """Equal to whatever it is compared with: the last hand does not say what would follow."""

    def __eq__(self, other: object) -> bool:
        return True


def _settled(one: dict[str, Any], after: dict[str, Any] | None) -> Event:
    """The payments of the record; what follows from the next hand of the record."""
    payments = [0] * 4
    for end in one["wins"] or [one["draw"]]:
        payments = [sum(both) for both in zip(payments, end["delta"], strict=True)]
    laid = [event[1] for event in one["events"] if event[0] == "riichi_ok"]
    scores = [
        score + payments[player] - 1000 * laid.count(player)
        for player, score in enumerate(one["scores"])
    ]
    settled: Event = {"type": "settled", "payments": payments, "scores": scores}
    if after is None:
        return {
            **settled,
            "honba": _Anything(),
            "deposits": _Anything(),
            "dealer_stays": _Anything(),
        }
    settled |= {"honba": after["honba"], "deposits": after["sticks"]}
    settled["dealer_stays"] = after["round"] == one["round"]
    return settled
