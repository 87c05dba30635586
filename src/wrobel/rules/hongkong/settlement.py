"""What happens to points and the deal at the end of a Hong Kong hand or match."""

from typing import Any

from wrobel.errors import HandError, TextError
from wrobel.rules.request import Request
from wrobel.rules.score import Score
from wrobel.rules.settle import Settlement, by_seat, paid_win, places_of
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
    raise request.refused("no option of Hong Kong mahjong would allow it")


def answer(payments: list[int], winners: list[int], dealer_stays: bool) -> dict[str, Any]:
    """The fields of an answer; there are no sticks and no counters."""
    return {
        "payments": by_seat(payments),
        "winners": [WINDS[seat] for seat in winners],
        "deposits_left": 0,
        "honba_next": 0,
        "dealer_stays": dealer_stays,
    }


def served(request: Settlement) -> list[tuple[int, Score]]:
    """The winners that are paid: all with ``multi_win``, else the nearest (2.2)."""
    wins = [Request(fields) for fields in request.wins()]
    check(wins)
    least = request.options["min_fan"]
    minimum = f"{{missing}} fan are missing to the minimum (min_fan is {least})"
    found = [
        (one.seat, paid_win(one, f"wins[{number}]", minimum)) for number, one in enumerate(wins)
    ]
    found.sort(key=lambda entry: (entry[0] - wins[0].giver) % 4)
    return found if request.options.is_on("multi_win") else found[:1]


def check(wins: list[Request]) -> None:
    """Several winners win on one and the same tile."""
    if len(wins) == 1:
        return
    seats = [one.seat for one in wins]
    if len(set(seats)) != len(seats):
        raise HandError("contradiction", "wins: a seat wins twice")
    facts = {(one.win, one.by, one.giver) for one in wins}
    if len(facts) > 1 or wins[0].giver < 0:
        raise HandError("contradiction", "wins: several players win on one and the same discard")


def win(request: Settlement) -> dict[str, Any]:
    """Pay the winners; East stays after an own win (1.8)."""
    payments = [0, 0, 0, 0]
    winners = []
    for winner, score in served(request):
        winners.append(winner)
        for seat, amount in enumerate((score.payments or {}).values()):
            payments[seat] += amount
    stays = request.dealer in winners and request.options["dealer_after_win"] == "stays"
    return answer(payments, winners, stays)


def false_win(request: Settlement) -> dict[str, Any]:
    """The caller of a false win pays the limit row to everybody (2.6)."""
    if request.options["false_win"] != "pay-limit":
        raise request.refused("false_win = pay-limit would allow it")
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
