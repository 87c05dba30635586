"""What happens to points and the deal at the end of a Hong Kong hand or match."""

from typing import Any

from wrobel.errors import HandError, TextError
from wrobel.rules.request import Request
from wrobel.rules.scorer import score
from wrobel.rules.settle import Settlement, by_seat, places_of
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
        return {"places": by_seat(places_of(scores)), "final": by_seat(scores)}
    raise TextError("bad_field", f"kind: there is no {request.kind} in Hong Kong mahjong")


def answer(payments: list[int], winners: list[int], dealer_stays: bool) -> dict[str, Any]:
    """The fields of an answer; there are no sticks and no counters."""
    return {
        "payments": by_seat(payments),
        "winners": [WINDS[seat] for seat in winners],
        "deposits_left": 0,
        "honba_next": 0,
        "dealer_stays": dealer_stays,
    }


def served(request: Settlement) -> list[Request]:
    """The winners that are paid: all with ``multi_win``, else the nearest (2.2)."""
    wins = [Request(fields) for fields in request.wins()]
    if len(wins) == 1:
        return wins
    seats = [one.seat for one in wins]
    if len(set(seats)) != len(seats):
        raise HandError("contradiction", "wins: a seat wins twice")
    facts = {(one.win, one.by, one.giver) for one in wins}
    if len(facts) > 1 or wins[0].giver < 0:
        raise HandError("contradiction", "wins: several players win on one and the same discard")
    if request.options.is_on("multi_win"):
        return wins
    return [min(wins, key=lambda one: (one.seat - one.giver) % 4)]


def win(request: Settlement) -> dict[str, Any]:
    """Pay the winners; East stays after an own win (1.8)."""
    payments = [0, 0, 0, 0]
    winners = []
    for one in served(request):
        result = score(one)
        if not result.legal:
            raise HandError(
                "contradiction", f"wins: {WINDS[one.seat]} lacks {result.missing} fan to win"
            )
        if result.payments is None:
            raise TextError("bad_field", "wins: from must say who discarded")
        winners.append(one.seat)
        for seat, amount in enumerate(result.payments.values()):
            payments[seat] += amount
    stays = request.dealer in winners and request.options["dealer_after_win"] == "stays"
    return answer(payments, winners, stays)


def false_win(request: Settlement) -> dict[str, Any]:
    """The caller of a false win pays the limit row to everybody (2.6)."""
    if request.options["false_win"] != "pay-limit":
        raise TextError("bad_field", "kind: a false win is refused unless false_win = pay-limit")
    callers = request.seats("by")
    if not callers:
        raise TextError("bad_field", "by must name who called the false win")
    rates = request.options.scorer.payments
    each = rates.base(rates.limit)
    payments = [0, 0, 0, 0]
    for caller in callers:
        for seat in range(4):
            payments[seat] += -3 * each if seat == caller else each
    return answer(payments, [], False)
