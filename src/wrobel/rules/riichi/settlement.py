"""The end of a riichi hand or match: points, sticks, counters, the deal.

The functions above ``settle`` work on seats 0 to 3 and know nothing of requests, so that a
table can use them as they are.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any

from wrobel.errors import HandError, TextError
from wrobel.rules.codes import LAST_TILE_FLAG, SELF_DRAW
from wrobel.rules.options import Options
from wrobel.rules.request import Request, read_number, read_seat
from wrobel.rules.score import Score
from wrobel.rules.settle import Settlement, by_seat, paid_win, places_of
from wrobel.tiles import WINDS

STICK = 1000
MANGAN_BASE = 2000
AFTER_UMA = 20  # thousands, R5.13
TWO_HAN = (
    "with five counters or more a win needs two han from yaku (two_han_at_5 is on); "
    "{missing} missing"
)


@dataclass(frozen=True, slots=True)
class Hand:
    """What lies on the table when a hand ends: counters, older sticks, who laid one in it."""

    dealer: int = 0
    honba: int = 0
    deposits: int = 0
    riichi: tuple[int, ...] = ()

    @property
    def sticks(self) -> int:
        return self.deposits + len(self.riichi)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What moves, who won, and how the next hand begins; ``penalties`` come after the uma."""

    payments: tuple[int, ...]
    winners: tuple[int, ...]
    deposits_left: int
    honba_next: int
    dealer_stays: bool
    penalties: Mapping[int, int] = field(default_factory=dict)


def wins(options: Options, scores: Sequence[Score], hand: Hand) -> Outcome:
    """One or several winners on the same tile (sections 6 and 8).

    Each score was made with all counters of the hand and no deposits.
    """
    ordered = sorted(scores, key=turns_after_giver)
    if options["multiple_ron"] == "head-bump":
        ordered = ordered[:1]
    if options["multiple_ron"] == "double-triple-aborts" and len(ordered) == 3:
        return abort(hand)
    winners = tuple(request_of(score).seat for score in ordered)
    payments = [0] * 4
    for place, score in enumerate(ordered):
        counted = place == 0 or options["honba_multi"] == "each"
        for seat, points in enumerate(moved(options, score, with_counters=counted)):
            payments[seat] += points
    own_back = [seat for seat in winners[1:] if seat in hand.riichi]
    if options["sticks_multi"] != "own-back":
        own_back = []
    for seat in own_back:
        payments[seat] += STICK
    payments[winners[0]] += STICK * (hand.sticks - len(own_back))
    return won(payments, winners, hand)


def request_of(score: Score) -> Request:
    """The request that was scored."""
    request: Request | None = score.request
    if request is None:
        raise TypeError("a score without its request")
    return request


def turns_after_giver(score: Score) -> int:
    """How many turns after the discarder the winner sits (0 for a self-draw)."""
    request = request_of(score)
    return 0 if request.giver < 0 else (request.seat - request.giver) % 4


def moved(options: Options, score: Score, with_counters: bool) -> list[int]:
    """The payments of one win, with or without what the counters add."""
    request = request_of(score)
    payments = list((score.payments or {}).values())
    counters = options.number("honba") * request.honba
    if with_counters or not counters or request.by == SELF_DRAW:
        return payments
    payer, liable = request.giver, options.scorer.liable_for(request, score)
    if liable >= 0 and options["pao_honba"] == "liable":
        payer = liable
    payments[payer] += counters
    payments[request.seat] -= counters
    return payments


def won(payments: Sequence[int], winners: tuple[int, ...], hand: Hand) -> Outcome:
    """After a win all sticks are gone; East stays if among the winners (R6.4, R7.1, R7.2)."""
    stays = hand.dealer in winners
    return Outcome(tuple(payments), winners, 0, hand.honba + 1 if stays else 0, stays)


def draw(options: Options, tenpai: Sequence[int], hand: Hand) -> Outcome:
    """An exhaustive draw (R5.3 to R5.5).

    A pool that cannot be shared out evenly is cut to the largest one that can.
    """
    payments = [0] * 4
    ready = len(tenpai)
    if 0 < ready < 4:
        pool = options.number("noten_pool")
        pool -= pool % lcm(ready, 4 - ready)
        payments = [pool // ready if i in tenpai else -pool // (4 - ready) for i in range(4)]
    return drawn(options, payments, tenpai, hand)


def drawn(options: Options, payments: Sequence[int], tenpai: Sequence[int], hand: Hand) -> Outcome:
    """After an exhaustive draw: one more counter, sticks stay, East stays if tenpai (R7.4)."""
    stays = options["renchan"] == "win-or-tenpai" and hand.dealer in tenpai
    return Outcome(tuple(payments), (), hand.sticks, hand.honba + 1, stays)


def abort(hand: Hand) -> Outcome:
    """An abortive draw: nothing moves, one more counter, the same dealer (R5.8)."""
    return Outcome((0,) * 4, (), hand.sticks, hand.honba + 1, dealer_stays=True)


def mangan(winner: int, dealer: int) -> list[int]:
    """What a self-drawn mangan moves."""
    payments = [0] * 4
    for seat in range(4):
        if seat != winner:
            payments[seat] = -MANGAN_BASE * (2 if dealer in (winner, seat) else 1)
    payments[winner] = -sum(payments)
    return payments


def nagashi(options: Options, by: Sequence[int], tenpai: Sequence[int], hand: Hand) -> Outcome:
    """Nagashi mangan, paid as a win or in place of the noten payments (R5.9 to R5.11)."""
    payments = [0] * 4
    as_win = options["nagashi_mangan"] == "win"
    counter = options.number("honba") // 3 * hand.honba if as_win else 0
    for winner in by:
        for seat, points in enumerate(mangan(winner, hand.dealer)):
            payments[seat] += points + (3 * counter if seat == winner else -counter)
    if not as_win:
        return drawn(options, payments, tenpai, hand)
    winners = tuple(sorted(by, key=lambda seat: (seat - hand.dealer) % 4))
    payments[winners[0]] += STICK * hand.sticks
    return won(payments, winners, hand)


def chombo(options: Options, by: Sequence[int], hand: Hand) -> Outcome:
    """The hand is void and dealt again; its own sticks go back (R5.12, R5.13)."""
    payments = [STICK if seat in hand.riichi else 0 for seat in range(4)]
    penalties = {}
    for offender in by:
        if options["chombo"] == "20000-after-uma":
            penalties[offender] = AFTER_UMA
            continue
        for seat, points in enumerate(mangan(offender, hand.dealer)):
            payments[seat] -= points
    return Outcome(
        tuple(payments), (), hand.deposits, hand.honba, dealer_stays=True, penalties=penalties
    )


def final(
    options: Options, scores: Sequence[int], deposits: int = 0, penalties: Sequence[int] = (0,) * 4
) -> tuple[list[int], list[Fraction]]:
    """Places and exact results in thousands, by the seats at the start (R7.9, R7.10)."""
    places, points = with_leftover(options, scores, deposits)
    leaders = [seat for seat in range(4) if places[seat] == 1]
    prizes = prizes_of(options)
    taken_off = Fraction(options.number("return_points"), 1000)
    rounds = options["score_rounding"] == "to-1000"
    results = []
    for seat, place in enumerate(places):
        tied = places.count(place)
        prize = prizes[place - 1]
        if tied > 1:
            prize = sum(prizes[place - 1 : place - 1 + tied], Fraction(0)) / tied
        thousands = nearest_thousand(points[seat]) if rounds else points[seat] / 1000
        results.append(thousands - taken_off + prize)
    if rounds:
        balance = -sum(results[seat] for seat in range(4) if seat not in leaders)
        for seat in leaders:
            results[seat] = Fraction(balance, len(leaders))
    for seat, count in enumerate(penalties):
        results[seat] -= AFTER_UMA * count
    return places, results


def with_leftover(
    options: Options, scores: Sequence[int], deposits: int
) -> tuple[list[int], list[Fraction]]:
    """Places, and points with the sticks left over (R7.9)."""
    places = places_of(scores, range(4) if options["tie"] == "seat" else None)
    points = [Fraction(score) for score in scores]
    if options["leftover_sticks"] == "first":
        for seat in range(4):
            if places[seat] == 1:
                points[seat] += Fraction(STICK * deposits, places.count(1))
    return places, points


def prizes_of(options: Options) -> list[Fraction]:
    """What the four places get: uma, and oka for the first."""
    first, second = exact(options["uma_first"]), exact(options["uma_second"])
    oka = Fraction(4 * (options.number("return_points") - options.number("start_points")), 1000)
    if options["oka"] != "auto":
        oka = exact(options["oka"])
    return [first + oka, second, -second, -first]


@lru_cache(maxsize=1024)
def exact(value: bool | float | str) -> Fraction:
    """A number of an option: 0.1 is a tenth."""
    return Fraction(str(value))


def nearest_thousand(points: Fraction) -> Fraction:
    """In thousands, halves away from zero.

    >>> nearest_thousand(Fraction(19500)), nearest_thousand(Fraction(-4500))
    (Fraction(20, 1), Fraction(-5, 1))
    """
    size = int(abs(points) / 1000 + Fraction(1, 2))
    return Fraction(size if points >= 0 else -size)


# Requests


def settle(request: Settlement) -> dict[str, Any]:
    """The answer to a settlement request, without its id."""
    return KINDS[request.kind](request)


def refuse_others(request: Settlement, *used: str) -> None:
    """Refuse fields that mean nothing for this kind of end."""
    for name in ("wins", "riichi", "tenpai", "by", "scores", "chombo"):
        if name not in used and request.fields.get(name) not in (None, [], {}):
            raise HandError("contradiction", f"{name} means nothing with kind {request.kind}")


def hand_of(request: Settlement) -> Hand:
    riichi = request.seats("riichi")
    return Hand(request.dealer, request.honba, request.deposits, tuple(riichi))


def players(request: Settlement) -> list[int]:
    """The seats named in ``by``."""
    seats = request.seats("by")
    if not seats:
        raise TextError("bad_field", f"by must say whose {request.kind} it is")
    return seats


def told(outcome: Outcome) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "payments": by_seat(outcome.payments),
        "winners": [WINDS[seat] for seat in outcome.winners],
        "deposits_left": outcome.deposits_left,
        "honba_next": outcome.honba_next,
        "dealer_stays": outcome.dealer_stays,
    }
    if outcome.penalties:
        answer["penalty"] = {
            WINDS[seat]: float(points) for seat, points in outcome.penalties.items()
        }
    return answer


def settle_win(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "wins", "riichi")
    if request.dealer != 0:
        raise HandError("contradiction", "dealer: in wins the seats are winds, so the dealer is E")
    scores = []
    for number, fields in enumerate(request.wins()):
        ready = Request({**fields, "honba": request.honba})
        scores.append(paid_win(ready, f"wins[{number}]", TWO_HAN))
    hand = hand_of(request)
    winners = [request_of(score) for score in scores]
    check_wins(winners)
    if request.fields.get("riichi") is not None:
        check_riichi(winners, hand)
    return told(wins(request.options, scores, hand))


def check_wins(winners: Sequence[Request]) -> None:
    """Several winners win on one and the same tile."""
    first = winners[0]
    if len(winners) > 1 and any(winner.by == SELF_DRAW for winner in winners):
        raise HandError("contradiction", "wins: a self-draw has one winner")
    if len({winner.seat for winner in winners}) != len(winners):
        raise HandError("contradiction", "wins: a seat wins twice")
    for winner in winners[1:]:
        if winner.giver != first.giver:
            raise HandError("contradiction", "wins: the winners name different discarders")
        if winner.win != first.win or winner.by != first.by:
            raise HandError("contradiction", "wins: the winners win on different tiles")
        if winner.round != first.round:
            raise HandError("contradiction", "wins: the winners name different rounds")
        if (winner.flags ^ first.flags) & LAST_TILE_FLAG:
            raise HandError("contradiction", "wins: last_tile holds for all winners or for none")


def check_riichi(winners: Sequence[Request], hand: Hand) -> None:
    """Who laid a stick in this hand and won did so in riichi, and the other way round."""
    for winner in winners:
        declared = winner.has("riichi") or winner.has("double_riichi")
        if declared != (winner.seat in hand.riichi):
            wind = WINDS[winner.seat]
            what = "wins in riichi but laid no stick" if declared else "laid a stick without riichi"
            raise HandError("contradiction", f"riichi: {wind} {what}")


def settle_draw(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "tenpai", "riichi")
    hand = hand_of(request)
    tenpai = request.seats("tenpai")
    for seat in hand.riichi:
        if seat not in tenpai:
            raise HandError(
                "contradiction",
                f"tenpai: {WINDS[seat]} is in riichi; without tenpai it is a chombo",
            )
    return told(draw(request.options, tenpai, hand))


def settle_abort(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "riichi", "tenpai")
    options = request.options
    if not (
        options["abort_nine_kinds"]
        or options["abort_four_winds"]
        or options["abort_four_riichi"]
        or options["fourth_kong"] == "abort"
        or options["multiple_ron"] == "double-triple-aborts"
    ):
        raise request.refused(
            "abort_nine_kinds, abort_four_winds or abort_four_riichi = true, fourth_kong = abort "
            "or multiple_ron = double-triple-aborts would allow it"
        )
    return told(abort(hand_of(request)))


def settle_nagashi(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "by", "tenpai", "riichi")
    if request.options["nagashi_mangan"] == "off":
        raise request.refused("nagashi_mangan = win or draw would allow it")
    tenpai = request.seats("tenpai")
    return told(nagashi(request.options, players(request), tenpai, hand_of(request)))


def settle_chombo(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "by", "riichi")
    if request.options["chombo"] == "off":
        raise request.refused("chombo = reverse-mangan or 20000-after-uma would allow it")
    return told(chombo(request.options, players(request), hand_of(request)))


def settle_final(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "scores", "chombo")
    penalties = read_penalties(request.fields.get("chombo"))
    if any(penalties) and request.options["chombo"] != "20000-after-uma":
        raise HandError("contradiction", "chombo: these rules take nothing off the final score")
    places, results = final(request.options, request.scores(), request.deposits, penalties)
    return {"places": by_seat(places), "final": by_seat([float(result) for result in results])}


def read_penalties(value: object) -> list[int]:
    """How many chombo each seat has."""
    counts = [0] * 4
    if value is None:
        return counts
    if not isinstance(value, dict):
        raise TextError("bad_field", "chombo must be an object of seats and numbers")
    for wind, count in value.items():
        seat = read_seat(wind, "chombo")
        counts[seat] = read_number(count, f"chombo.{wind}", 1000)
    return counts


KINDS: dict[str, Callable[[Settlement], dict[str, Any]]] = {
    "win": settle_win,
    "draw": settle_draw,
    "abort": settle_abort,
    "nagashi": settle_nagashi,
    "chombo": settle_chombo,
    "final": settle_final,
}
