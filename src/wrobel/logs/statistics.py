"""What a match came to for each of its players, counted from its events.

>>> from wrobel import Table
>>> results_of(Table("tenhou", seed="demo").events)
[]
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from wrobel.rules import rulesets
from wrobel.rules.settle import places_under

Event = Mapping[str, Any]


class WonSet(Struct):
    """A set of a hand that was won."""

    kind: Literal["chow", "pung", "kong"]
    tiles: str
    concealed: bool = False


class BestHand(Struct):
    """The dearest hand somebody won: its name in the match, what it brought, its tiles."""

    name: str
    points: int
    hand: str
    win: str
    melds: list[WonSet] = []
    bonus: str = ""
    fans: list[str] = []


class MatchResult(Struct):
    """One player's match. Counts are hands; points are those of settlements."""

    place: int
    score: int
    final: float | None
    table_points: float | None
    hands: int = 0
    wins: int = 0
    self_draws: int = 0
    deal_ins: int = 0
    riichi: int = 0
    calls: int = 0
    drawn: int = 0
    points_won: int = 0
    points_dealt_in: int = 0
    best: BestHand | None = None
    calls_known: bool = True  # a score book of real tiles does not tell

    @property
    def result(self) -> float:
        """What the match brought, in the unit in which its ruleset ranks players."""
        for one in (self.final, self.table_points):
            if one is not None:
                return one
        return self.score


CLAIMS = ("chow", "pung", "kong")


class _Hand:
    """What is noted of one hand until it is settled."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.riichi: set[int] = set()
        self.called: set[int] = set()
        self.wins: list[Event] = []


def results_of(events: Iterable[Event], cut: bool = False) -> list[MatchResult]:
    """The results of all players; empty if the match has not come to its end.

    One that was ``cut`` short on purpose, after a round say, ends with its last settlement.
    """
    events = list(events)
    final = next((event for event in reversed(events) if event["type"] == "final"), None)
    if final is None and cut:
        final = next((event for event in reversed(events) if event["type"] == "settled"), None)
        if final is not None:
            options = rulesets.load(events[0]["rules"], events[0]["options"])
            final = {"scores": final["scores"], "places": places_under(options, final["scores"])}
    if final is None or final.get("places") is None:
        return []
    points: list[float | None] = final.get("final") or [None] * len(final["scores"])
    table_points: list[float | None] = final.get("table_points") or [None] * len(points)
    found = [
        MatchResult(*one)
        for one in zip(final["places"], final["scores"], points, table_points, strict=True)
    ]
    hand = _Hand("")
    for event in events:
        kind = event["type"]
        if kind == "hand":
            hand = _Hand(event["name"])
        elif kind == "riichi":
            hand.riichi.add(event["player"])
        elif kind in CLAIMS:
            hand.called.add(event["player"])
        elif kind == "win":
            hand.wins.append(event)
        elif kind == "settled":
            _count(found, hand, event["payments"])
    return found


def _count(found: list[MatchResult], hand: _Hand, payments: list[int] | None) -> None:
    givers = {event["from"] for event in hand.wins if event["from"] is not None}
    for player, result in enumerate(found):
        result.hands += 1
        result.riichi += player in hand.riichi
        result.calls += player in hand.called
        result.drawn += not hand.wins
        result.deal_ins += player in givers
        if player in givers and payments is not None:
            result.points_dealt_in -= payments[player]
    for event in hand.wins:
        _count_win(found[event["player"]], hand.name, event)


def _count_win(result: MatchResult, name: str, event: Event) -> None:
    score, request = event.get("score") or {}, event.get("request") or {}
    points = score.get("points") or 0
    result.wins += 1
    result.self_draws += event["from"] is None
    result.points_won += points
    if result.best is None or points > result.best.points:
        result.best = BestHand(
            name=name,
            points=points,
            hand=request.get("hand", ""),
            win=request.get("win", ""),
            melds=[
                WonSet(meld["kind"], meld["tiles"], bool(meld.get("concealed")))
                for meld in request.get("melds", ())
            ],
            bonus=request.get("bonus", ""),
            fans=[fan["id"] for fan in score.get("fans", ())],
        )
