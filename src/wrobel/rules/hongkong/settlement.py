"""What happens to points and the deal at the end of a Hong Kong hand or match."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wrobel.errors import HandError, TextError
from wrobel.rules.codes import SELF_DRAW
from wrobel.rules.hongkong.values import fan_of
from wrobel.rules.request import Request
from wrobel.rules.settle import Settlement, by_seat, paid_win, places_of
from wrobel.rules.value import read_value_win
from wrobel.tiles import WINDS


def settle(request: Settlement) -> dict[str, Any]:
    """Settle a win, a drawn hand, a false win or a match (1.8, 2.2, 2.6)."""
    if request.kind == "win":
        return win(request)
    if request.kind == "draw":
        stays = request.options["dealer_after_draw"] == "stays"
        return answer([0, 0, 0, 0], [], stays)
    if request.kind == "chombo":
        return false_win(request)
    if request.kind == "final":
        scores = request.scores()
        return {
            "places": by_seat(places_of(scores)),
            "final": by_seat([float(one) for one in scores]),
        }
    raise request.refused(None)


def answer(payments: list[int], winners: list[int], dealer_stays: bool) -> dict[str, Any]:
    """The fields of an answer; there are no sticks and no counters."""
    return {
        "payments": by_seat(payments),
        "winners": [WINDS[seat] for seat in winners],
        "deposits_left": 0,
        "honba_next": 0,
        "dealer_stays": dealer_stays,
    }


@dataclass(frozen=True, slots=True)
class Win:
    """One winner, by tiles or by value; ``giver`` is −1 after a self-draw."""

    seat: int
    giver: int
    payments: Sequence[int]
    shown: Request | None = None


def read_wins(request: Settlement) -> list[Win]:
    """All who won, with what each is paid."""
    least = request.options.number("min_fan")
    rates = request.options.scorer.payments
    found = []
    for number, fields in enumerate(request.wins()):
        where = f"wins[{number}]"
        if "value" in fields:
            one = read_value_win(request.options, fields, where)
            paid = rates.value_payments(one.seat, one.giver, one.liable, fan_of(one))
            found.append(Win(one.seat, one.giver, paid))
            continue
        shown = Request(fields)
        score = paid_win(shown, where, "hk_minimum", least)
        giver = shown.giver if shown.by != SELF_DRAW else -1
        found.append(Win(shown.seat, giver, list((score.payments or {}).values()), shown))
    return found


def served(request: Settlement) -> list[Win]:
    """The winners that are paid: all with ``multi_win``, else the nearest (2.2)."""
    found = read_wins(request)
    check(found)
    found.sort(key=lambda win: (win.seat - win.giver) % 4)
    return found if request.options.is_on("multi_win") else found[:1]


def check(wins: Sequence[Win]) -> None:
    """Several winners win on one and the same tile."""
    if len(wins) == 1:
        return
    seats = [one.seat for one in wins]
    if len(set(seats)) != len(seats):
        raise HandError("wins_twice", "wins")
    tiles = {(one.shown.win, one.shown.by) for one in wins if one.shown is not None}
    if len(tiles) > 1 or len({one.giver for one in wins}) > 1 or wins[0].giver < 0:
        raise HandError("same_discard", "wins")


def win(request: Settlement) -> dict[str, Any]:
    """Pay the winners; East stays after an own win (1.8)."""
    payments = [0, 0, 0, 0]
    winners = []
    for one in served(request):
        winners.append(one.seat)
        for seat, amount in enumerate(one.payments):
            payments[seat] += amount
    stays = request.dealer in winners and request.options["dealer_after_win"] == "stays"
    return answer(payments, winners, stays)


def false_win(request: Settlement) -> dict[str, Any]:
    """The caller of a false win pays the limit row to everybody (2.6)."""
    if request.options["false_win"] != "pay-limit":
        raise request.refused(("false_win = pay-limit",))
    callers = request.seats("by")
    if not callers:
        raise TextError("nobody_named", "by", kind=request.kind)
    rates = request.options.scorer.payments
    each = rates.base(rates.limit)
    payments = [0, 0, 0, 0]
    for caller in callers:
        for seat in range(4):
            payments[seat] += -3 * each if seat == caller else each
    return answer(payments, [], False)
