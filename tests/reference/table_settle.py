"""The settlement of a hand, straight from the rules, by the slow scorers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from . import hongkong, mcr, riichi
from .table_bonus import by_bonus_tiles, worth
from .table_facts import Event, Facts, facts_of
from .table_request import Request, for_scorer, request_of
from .table_tiles import WINDS

SETTLERS = {"riichi": riichi.settle, "mcr": mcr.settle, "hongkong": hongkong.settle}


@dataclass
class Settlement:
    """What moves, and what the next hand finds."""

    payments: list[int]
    scores: list[int]
    honba: int
    deposits: int
    dealer_stays: bool


def before_the_end(events: Sequence[Event]) -> tuple[Facts, list[Event]]:
    """The facts when the hand ended, and the events that ended it."""
    last = len(events)
    ends = ("win", "exhausted", "abort")
    while events[last - 1]["type"] in ends:
        last -= 1
    return facts_of(events[:last]), list(events[last:])


def winning_request(facts: Facts, win: Event) -> Request:
    """The request of a win as the reference sees it; only the ura come from the event."""
    request = request_of(facts, win["player"], facts.offer if win["from"] is not None else None)
    if "ura" in win.get("request", {}):
        request["ura"] = win["request"]["ura"]
    return request


def settlement(events: Sequence[Event]) -> Settlement:
    """The settlement of the hand that the last of these events ended."""
    facts, ends = before_the_end(events)
    head: Request = {
        "rules": facts.rules,
        "options": facts.options,
        "dealer": "E",
        "honba": facts.hand["honba"],
        "deposits": facts.hand["deposits"],
        "riichi": [facts.wind(p) for p, seat in enumerate(facts.seats) if seat.stick],
    }
    end = ends[-1]
    if end["type"] == "win" and by_bonus_tiles(end):
        stays = end["player"] == facts.hand["dealer"]
        stays = stays and facts.options["dealer_after_win"] == "stays"
        paid = worth(facts, end["player"])["payments"]
        return _settlement(
            facts,
            {"payments": paid, "honba_next": 0, "deposits_left": 0, "dealer_stays": stays},
        )
    if end["type"] == "win":
        head["kind"] = "win"
        head["wins"] = []
        for win in ends:
            request = for_scorer(facts, win["player"], winning_request(facts, win))
            for key in ("honba", "deposits"):
                request.pop(key, None)
            head["wins"].append(request)
    elif end["type"] == "abort":
        head["kind"] = "abort"
    elif end.get("nagashi"):
        head |= {"kind": "nagashi", "by": [facts.wind(p) for p in end["nagashi"]]}
        head["tenpai"] = [facts.wind(p) for p in end["tenpai"]]
    else:
        head |= {"kind": "draw", "tenpai": [facts.wind(p) for p in end.get("tenpai", [])]}
    answer = SETTLERS[facts.family](head)
    return _settlement(facts, answer)


def _settlement(facts: Facts, answer: dict[str, Any]) -> Settlement:
    moved = {facts.order[WINDS.index(wind)]: n for wind, n in answer["payments"].items()}
    payments = [moved[player] for player in range(4)]
    return Settlement(
        payments,
        [score + moved for score, moved in zip(facts.scores, payments, strict=True)],
        answer["honba_next"],
        answer["deposits_left"],
        answer["dealer_stays"],
    )
