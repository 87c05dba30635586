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
from wrobel.languages import WIND_WORDS
from wrobel.rules.codes import LAST_TILE_FLAG, SELF_DRAW
from wrobel.rules.options import Options
from wrobel.rules.request import Request, read_number, read_seat
from wrobel.rules.riichi import values
from wrobel.rules.riichi.about import STICK
from wrobel.rules.score import Score
from wrobel.rules.settle import Settlement, by_seat, paid_win, places_under
from wrobel.rules.value import ValueWin, read_value_win
from wrobel.tiles import WINDS

MANGAN_BASE = 2000
AFTER_UMA = 20  # thousands, R5.13
# Any of these lets a hand be aborted.
ABORT_OPTIONS = (
    "abort_nine_kinds = true",
    "abort_four_winds = true",
    "abort_four_riichi = true",
    "fourth_kong = abort",
    "multiple_ron = double-triple-aborts",
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


@dataclass(frozen=True, slots=True)
class Win:
    """One winner, by tiles or by value: what moves with all counters and without deposits.

    ``giver`` is −1 after a self-draw; ``liable`` who pays under liability, or −1.
    """

    seat: int
    giver: int
    payments: Sequence[int]
    liable: int = -1
    honba: int = 0

    @property
    def turns_after_giver(self) -> int:
        """How many turns after the discarder the winner sits (0 for a self-draw)."""
        return 0 if self.giver < 0 else (self.seat - self.giver) % len(self.payments)


def wins(options: Options, scores: Sequence[Score], hand: Hand) -> Outcome:
    """One or several winners on the same tile, by their scores (sections 6 and 8).

    Each score was made with all counters of the hand and no deposits.
    """
    return pay_wins(options, [win_of(options, score) for score in scores], hand)


def win_of(options: Options, score: Score) -> Win:
    """A scored hand as a win."""
    request: Request | None = score.request
    if request is None:
        raise TypeError("a score without its request")
    return Win(
        request.seat,
        -1 if request.by == SELF_DRAW else request.giver,
        list((score.payments or {}).values()),
        options.scorer.payments.liable_for(request, score),
        request.honba,
    )


def pay_wins(options: Options, found: Sequence[Win], hand: Hand) -> Outcome:
    """One or several winners on the same tile."""
    ordered = sorted(found, key=lambda win: win.turns_after_giver)
    if options["multiple_ron"] == "head-bump":
        ordered = ordered[:1]
    if options["multiple_ron"] == "double-triple-aborts" and len(ordered) == 3:
        return abort(hand)
    winners = tuple(win.seat for win in ordered)
    payments = [0] * 4
    for place, win in enumerate(ordered):
        counted = place == 0 or options["honba_multi"] == "each"
        for seat, points in enumerate(moved(options, win, with_counters=counted)):
            payments[seat] += points
    own_back = [seat for seat in winners[1:] if seat in hand.riichi]
    if options["sticks_multi"] != "own-back":
        own_back = []
    for seat in own_back:
        payments[seat] += STICK
    payments[winners[0]] += STICK * (hand.sticks - len(own_back))
    return won(payments, winners, hand)


def moved(options: Options, win: Win, with_counters: bool) -> list[int]:
    """The payments of one win, with or without what the counters add."""
    payments = list(win.payments)
    counters = options.number("honba") * win.honba
    if with_counters or not counters or win.giver < 0:
        return payments
    payer = win.giver
    if win.liable >= 0 and options["pao_honba"] == "liable":
        payer = win.liable
    payments[payer] += counters
    payments[win.seat] -= counters
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
    places = places_under(options, scores)
    points = [Fraction(score) for score in scores]
    if options["leftover_sticks"] == "first":
        for seat in range(4):
            if places[seat] == 1:
                points[seat] += Fraction(STICK * deposits, places.count(1))
    return places, points


def prizes_of(options: Options) -> list[Fraction]:
    """What the four places get: uma, and oka for the first."""
    first, second = exact(options["uma_first"]), exact(options["uma_second"])
    return [first + oka_of(options), second, -second, -first]


def oka_of(options: Options) -> Fraction:
    """What first place gets besides the uma."""
    if options["oka"] != "auto":
        return exact(options["oka"])
    return Fraction(4 * (options.number("return_points") - options.number("start_points")), 1000)


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
        if name == "scores" and request.says_where:
            continue
        if name not in used and request.fields.get(name) not in (None, [], {}):
            raise HandError("riichi_other_kind", name, kind=request.kind)


def hand_of(request: Settlement) -> Hand:
    riichi = request.seats("riichi")
    return Hand(request.dealer, request.honba, request.deposits, tuple(riichi))


def players(request: Settlement) -> list[int]:
    """The seats named in ``by``."""
    seats = request.seats("by")
    if not seats:
        raise TextError("nobody_named", "by", kind=request.kind)
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
        raise HandError("riichi_dealer_is_east", "dealer")
    options, hand = request.options, hand_of(request)
    found, shown = [], []
    for number, fields in enumerate(request.wins()):
        where = f"wins[{number}]"
        if "value" in fields:
            found.append(counted_win(read_value_win(options, fields, where), hand))
            continue
        ready = Request({**fields, "honba": request.honba})
        found.append(win_of(options, paid_win(ready, where, "riichi_two_han")))
        shown.append(ready)
    check_wins(found)
    check_shown(shown)
    if request.fields.get("riichi") is not None:
        check_riichi(shown, hand)
    return told(pay_wins(options, found, hand))


def counted_win(win: ValueWin, hand: Hand) -> Win:
    """A win by value."""
    base, yakuman = values.base_of(win, hand.honba, in_riichi=win.seat in hand.riichi)
    payments, liable = values.payments(win, base, yakuman, hand.honba)
    return Win(win.seat, win.giver, payments, liable, hand.honba)


def check_wins(found: Sequence[Win]) -> None:
    """Several winners win on one and the same tile."""
    if len(found) > 1 and any(win.giver < 0 for win in found):
        raise HandError("one_self_draw", "wins")
    if len({win.seat for win in found}) != len(found):
        raise HandError("wins_twice", "wins")
    if len({win.giver for win in found}) > 1:
        raise HandError("riichi_discarders", "wins")


def check_shown(winners: Sequence[Request]) -> None:
    """What several winners who show their tiles agree in."""
    for winner in winners[1:]:
        first = winners[0]
        if winner.win != first.win or winner.by != first.by:
            raise HandError("riichi_tiles_differ", "wins")
        if winner.round != first.round:
            raise HandError("riichi_rounds_differ", "wins")
        if (winner.flags ^ first.flags) & LAST_TILE_FLAG:
            raise HandError("riichi_last_for_all", "wins")


def check_riichi(winners: Sequence[Request], hand: Hand) -> None:
    """Who laid a stick in this hand and won did so in riichi, and the other way round."""
    for winner in winners:
        declared = winner.has("riichi") or winner.has("double_riichi")
        if declared != (winner.seat in hand.riichi):
            raise HandError(
                "riichi_no_stick" if declared else "riichi_stick_only",
                "riichi",
                wind=WIND_WORDS[WINDS[winner.seat]],
            )


def settle_draw(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "tenpai", "riichi")
    hand = hand_of(request)
    tenpai = request.seats("tenpai")
    for seat in hand.riichi:
        if seat not in tenpai:
            raise HandError("riichi_noten", "tenpai", wind=WIND_WORDS[WINDS[seat]])
    return told(draw(request.options, tenpai, hand))


def settle_abort(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "riichi", "tenpai")
    if "abort" not in request.options.about.ends(request.options).kinds:
        raise request.refused(ABORT_OPTIONS)
    return told(abort(hand_of(request)))


def settle_nagashi(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "by", "tenpai", "riichi")
    if request.options["nagashi_mangan"] == "off":
        raise request.refused(("nagashi_mangan = win", "nagashi_mangan = draw"))
    tenpai = request.seats("tenpai")
    return told(nagashi(request.options, players(request), tenpai, hand_of(request)))


def settle_chombo(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "by", "riichi")
    if request.options["chombo"] == "off":
        raise request.refused(("chombo = reverse-mangan", "chombo = 20000-after-uma"))
    return told(chombo(request.options, players(request), hand_of(request)))


def settle_final(request: Settlement) -> dict[str, Any]:
    refuse_others(request, "scores", "chombo")
    penalties = read_penalties(request.fields.get("chombo"))
    if any(penalties) and request.options["chombo"] != "20000-after-uma":
        raise HandError("riichi_chombo_final", "chombo")
    places, results = final(request.options, request.scores(), request.deposits, penalties)
    return {"places": by_seat(places), "final": by_seat([float(result) for result in results])}


def read_penalties(value: object) -> list[int]:
    """How many chombo each seat has."""
    counts = [0] * 4
    if value is None:
        return counts
    if not isinstance(value, dict):
        raise TextError("not_an_object", "chombo")
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
