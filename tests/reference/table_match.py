"""From hand to hand: who deals next, which round it is, when the match is over, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import hongkong, mcr, riichi
from .table_facts import Event, Facts, facts_of
from .table_tiles import WINDS

# MCR 2.3: who is East, South, West, North in the first hand of each round.
SEATING = ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 1, 0), (3, 2, 0, 1))


def first_hand(options: dict[str, Any], family: str) -> Event:
    """What the first hand of a match must say."""
    keys = {"riichi": "start_points", "hongkong": "starting_score"}
    start = options[keys[family]] if family in keys else 0
    return {
        "type": "hand",
        "name": "E1.0",
        "round": "E",
        "number": 1,
        "dealer": 0,
        "winds": list(WINDS),
        "honba": 0,
        "deposits": 0,
        "scores": [start] * 4,
    }


def next_hand(events: Sequence[Event]) -> Event | None:
    """What the hand after this settlement must say; nothing when the match is over."""
    facts = facts_of(events)
    rule = {"riichi": _riichi, "mcr": _mcr, "hongkong": _hongkong}[facts.family]
    place = rule(facts)
    if place is None:
        return None
    settled = facts.last
    return {
        "type": "hand",
        "number": facts.hand["number"] + 1,
        "honba": settled["honba"],
        "deposits": settled["deposits"],
        "scores": settled["scores"],
        **place,
    }


def _place(round_wind: str, seat: int, order: Sequence[int], repeat: int) -> Event:
    """The hand in which the player ``order[seat]`` deals, ``order`` being that of play."""
    winds = [""] * 4
    for turn in range(4):
        winds[order[(seat + turn) % 4]] = WINDS[turn]
    name = f"{round_wind}{seat + 1}.{repeat}"
    return {"name": name, "round": round_wind, "dealer": order[seat], "winds": winds}


def _mcr(facts: Facts) -> Event | None:
    """MCR 2.1 to 2.3: sixteen hands, the deal passes after each, the seats change every round."""
    done = facts.hand["number"]
    if done == 16:
        return None
    round_number, seat = divmod(done, 4)
    order = SEATING[round_number] if facts.options["seat_changes"] else SEATING[0]
    return _place(WINDS[round_number], seat, order, 0)


def _hongkong(facts: Facts) -> Event | None:
    """Hong Kong 1.8."""
    dealer, at = facts.hand["dealer"], WINDS.index(facts.hand["round"])
    if facts.last["dealer_stays"]:
        return _place(WINDS[at], dealer, range(4), facts.repeats + 1)
    if dealer < 3:
        return _place(WINDS[at], dealer + 1, range(4), 0)
    return None if at + 1 == facts.options["rounds"] else _place(WINDS[at + 1], 0, range(4), 0)


def _riichi(facts: Facts) -> Event | None:
    """R7.4, R7.5, R7.11."""
    options, settled = facts.options, facts.last
    scores: list[int] = settled["scores"]
    dealer, at = facts.hand["dealer"], WINDS.index(facts.hand["round"])
    last_round = 0 if options["length"] == "east-only" else 1
    target = options["target_points"]
    reached = target != "none" and max(scores) >= target
    if options["tobi"] and min(scores) < 0:  # (c)
        return None
    if settled["dealer_stays"]:
        all_last = at > last_round or (at == last_round and dealer == 3)
        first = all(scores[dealer] > s for s in scores[:dealer]) and scores[dealer] == max(scores)
        aborted = any(event["type"] == "abort" for event in facts.log)
        stops = options["agari_yame"] == "automatic" and all_last and first and not aborted  # (d)
        if stops and scores[dealer] >= target:  # (a)
            return None
        return _place(WINDS[at], dealer, range(4), settled["honba"])
    if at > last_round:  # (b): the extra round
        if reached or dealer == 3:
            return None
    elif at == last_round and dealer == 3 and (not options["west_round"] or reached):
        return None
    seat = (dealer + 1) % 4
    return _place(WINDS[at + (seat == 0)], seat, range(4), settled["honba"])


def final_of(events: Sequence[Event]) -> dict[str, Any]:
    """Places and results by the slow settlement (R7.9, R7.10, MCR 10.2, Hong Kong 1.8)."""
    facts = facts_of(events)
    request = {
        "rules": facts.rules,
        "options": facts.options,
        "kind": "final",
        "scores": dict(zip(WINDS, facts.scores, strict=True)),
        "deposits": facts.last["deposits"],
    }
    settle = {"riichi": riichi.settle, "mcr": mcr.settle, "hongkong": hongkong.settle}
    return settle[facts.family](request)
