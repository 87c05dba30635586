"""A slow and obvious settlement of riichi hands and matches, from the specification alone.

``settle`` takes a settlement request as a dictionary and returns the answer as a dictionary.
Input is taken to be valid. Rule numbers are those of the riichi specification.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from .riichi_hand import WINDS, Hand, options
from .riichi_score import best_result, pay, shares

Payments = dict[str, int]


def _answer(
    request: dict[str, Any],
    payments: Payments,
    winners: list[str],
    deposits_left: int,
    honba_next: int,
    dealer_stays: bool,
) -> dict[str, Any]:
    return {
        "id": request.get("id"),
        "ok": True,
        "payments": payments,
        "winners": winners,
        "deposits_left": deposits_left,
        "honba_next": honba_next,
        "dealer_stays": dealer_stays,
    }


class _Facts:
    """What every kind of settlement shares."""

    def __init__(self, request: dict[str, Any]) -> None:
        self.opts = options(request)
        self.honba: int = request.get("honba") or 0
        self.older: int = request.get("deposits") or 0
        self.riichi: list[str] = list(request.get("riichi") or [])
        self.dealer: str = request.get("dealer") or "E"
        self.by: list[str] = sorted(request.get("by") or [], key=WINDS.index)
        self.tenpai: list[str] = list(request.get("tenpai") or [])

    @property
    def sticks(self) -> int:
        """All sticks on the table."""
        return self.older + len(self.riichi)

    @property
    def stays_at_draw(self) -> bool:
        """R7.4 at an exhaustive draw."""
        return self.opts["renchan"] == "win-or-tenpai" and self.dealer in self.tenpai

    def mangan_tsumo(self, seat: str) -> Payments:
        """A mangan by own draw, paid to the seat, without counters."""
        east = WINDS[(WINDS.index(seat) - WINDS.index(self.dealer)) % 4]
        turned = {
            WINDS[(WINDS.index(w) + WINDS.index(self.dealer)) % 4]: amount
            for w, amount in shares(2000, east).items()
        }
        return {w: sum(turned.values()) if w == seat else -turned[w] for w in WINDS}


def _win(request: dict[str, Any]) -> dict[str, Any]:
    """Sections 6 and 8, R7.1 to R7.3."""
    facts = _Facts(request)
    opts = facts.opts
    common = {"rules": request["rules"], "options": request.get("options") or {}}
    hands = [Hand.of({**win, **common}) for win in request["wins"]]

    def distance(hand: Hand) -> int:
        giver = hand.request.get("from") or hand.seat
        return (WINDS.index(hand.seat) - WINDS.index(giver)) % 4

    hands.sort(key=distance)
    if opts["multiple_ron"] == "head-bump":
        hands = hands[:1]
    if opts["multiple_ron"] == "double-triple-aborts" and len(hands) == 3:
        return _abort(request)
    winners = [hand.seat for hand in hands]
    total = dict.fromkeys(WINDS, 0)
    for hand in hands:
        nearest = hand is hands[0]
        result = best_result(hand, facts.honba)
        if result is None or result.missing:
            raise ValueError("not a legal win")
        honba = facts.honba if nearest or opts["honba_multi"] == "each" else 0
        sticks = 0
        if nearest:
            sticks = facts.sticks
            if opts["sticks_multi"] == "own-back":  # R6.2
                sticks -= sum(seat in winners[1:] for seat in facts.riichi)
        elif opts["sticks_multi"] == "own-back":
            sticks = int(hand.seat in facts.riichi)
        moved = pay(hand, result, honba, sticks)
        if moved is None:
            raise ValueError("who discarded is not known")
        for seat, amount in moved.items():
            total[seat] += amount
    stays = facts.dealer in winners
    return _answer(request, total, winners, 0, facts.honba + 1 if stays else 0, stays)


def _draw(request: dict[str, Any]) -> dict[str, Any]:
    """R5.3, R5.5, R7.4."""
    facts = _Facts(request)
    tenpai, noten = facts.tenpai, [w for w in WINDS if w not in facts.tenpai]
    payments = dict.fromkeys(WINDS, 0)
    if tenpai and noten:
        pool = facts.opts["noten_pool"]
        for seat in WINDS:
            payments[seat] = pool // len(tenpai) if seat in tenpai else -(pool // len(noten))
    return _answer(request, payments, [], facts.sticks, facts.honba + 1, facts.stays_at_draw)


def _abort(request: dict[str, Any]) -> dict[str, Any]:
    """R5.8."""
    facts = _Facts(request)
    return _answer(request, dict.fromkeys(WINDS, 0), [], facts.sticks, facts.honba + 1, True)


def _nagashi(request: dict[str, Any]) -> dict[str, Any]:
    """R5.10, R5.11."""
    facts = _Facts(request)
    payments = dict.fromkeys(WINDS, 0)
    for seat in facts.by:
        for other, amount in facts.mangan_tsumo(seat).items():
            payments[other] += amount
    if facts.opts["nagashi_mangan"] == "draw":
        stays = facts.stays_at_draw
        return _answer(request, payments, [], facts.sticks, facts.honba + 1, stays)
    if facts.opts["nagashi_mangan"] != "win":
        raise ValueError("these rules have no nagashi")
    counter = facts.opts["honba"] // 3 * facts.honba
    for seat in facts.by:
        for other in WINDS:
            payments[other] += 3 * counter if other == seat else -counter
    from_dealer = [WINDS[(WINDS.index(facts.dealer) + i) % 4] for i in range(4)]
    winners = [seat for seat in from_dealer if seat in facts.by]
    payments[winners[0]] += 1000 * facts.sticks
    stays = facts.dealer in facts.by
    return _answer(request, payments, winners, 0, facts.honba + 1 if stays else 0, stays)


def _chombo(request: dict[str, Any]) -> dict[str, Any]:
    """R5.12, R5.13: the hand's own sticks go back, nothing else changes."""
    facts = _Facts(request)
    payments = dict.fromkeys(WINDS, 0)
    for seat in facts.riichi:
        payments[seat] += 1000
    if facts.opts["chombo"] == "reverse-mangan":
        for seat in facts.by:
            for other, amount in facts.mangan_tsumo(seat).items():
                payments[other] -= amount
    elif facts.opts["chombo"] == "off":
        raise ValueError("these rules have no chombo")
    return _answer(request, payments, [], facts.older, facts.honba, True)


def _rounded(points: Fraction) -> Fraction:
    """To the nearest thousand, halves away from zero, in thousands (R7.10)."""
    size = abs(points) / 1000
    whole = Fraction(int(size + Fraction(1, 2)))
    return whole if points >= 0 else -whole


def _final(request: dict[str, Any]) -> dict[str, Any]:
    """R7.9, R7.10."""
    opts = options(request)
    scores = {seat: Fraction(request["scores"][seat]) for seat in WINDS}
    order = sorted(WINDS, key=lambda seat: (-scores[seat], WINDS.index(seat)))
    if opts["tie"] == "seat":
        places = {seat: order.index(seat) + 1 for seat in WINDS}
    else:
        places = {s: 1 + sum(scores[o] > scores[s] for o in WINDS) for s in WINDS}
    leaders = [seat for seat in order if places[seat] == 1]
    if opts["leftover_sticks"] == "first":
        for seat in leaders:
            scores[seat] += Fraction(1000 * (request.get("deposits") or 0), len(leaders))
    first, second = Fraction(opts["uma_first"]), Fraction(opts["uma_second"])
    oka = Fraction(4 * (opts["return_points"] - opts["start_points"]), 1000)
    if opts["oka"] != "auto":
        oka = Fraction(opts["oka"])
    prizes = [first + oka, second, -second, -first]
    final: dict[str, Fraction] = {}
    for seat in order:
        tied = [i for i, other in enumerate(order) if places[other] == places[seat]]
        prize = sum((prizes[i] for i in tied), Fraction(0)) / len(tied)
        points = scores[seat] / 1000
        if opts["score_rounding"] == "to-1000" and places[seat] > 1:
            points = _rounded(scores[seat])
        final[seat] = points - Fraction(opts["return_points"], 1000) + prize
    if opts["score_rounding"] == "to-1000":
        rest = sum((final[seat] for seat in WINDS if seat not in leaders), Fraction(0))
        for seat in leaders:
            final[seat] = -rest / len(leaders)
    return {
        "id": request.get("id"),
        "ok": True,
        "places": places,
        "final": {seat: float(final[seat]) for seat in WINDS},
    }


def settle(request: dict[str, Any]) -> dict[str, Any]:
    """The answer to a settlement request."""
    kinds = {
        "win": _win,
        "draw": _draw,
        "abort": _abort,
        "nagashi": _nagashi,
        "chombo": _chombo,
        "final": _final,
    }
    return kinds[request["kind"]](request)
