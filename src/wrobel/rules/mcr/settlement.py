"""The end of a hand, of a game and of a tournament in MCR: payments, places, penalties (10)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wrobel.errors import HandError, TextError
from wrobel.rules.codes import SELF_DRAW
from wrobel.rules.mcr.about import EXTRA, MINIMUM
from wrobel.rules.mcr.values import points_of
from wrobel.rules.request import Request
from wrobel.rules.settle import Settlement, by_seat, paid_win, places_of
from wrobel.rules.value import read_value_win
from wrobel.tiles import WINDS

TABLE_POINTS = (4, 2, 1, 0)


def payments(points: int, winner: int, giver: int | None) -> list[int]:
    """What each seat gets or pays for a hand of so many points (10.1).

    Without a giver the winning tile was self-drawn.

    >>> payments(11, 0, 2), payments(11, 0, None)
    ([35, -8, -19, -8], [57, -19, -19, -19])
    """
    moved = [-EXTRA - points if giver is None or seat == giver else -EXTRA for seat in range(4)]
    moved[winner] = 0
    moved[winner] = -sum(moved)
    return moved


def table_points(scores: Sequence[float]) -> list[float]:
    """4, 2, 1 and 0 by score; equal scores share the sum of their places (10.2).

    >>> table_points([80, 80, -50, -110]), table_points([0, 0, 0, 0])
    ([3.0, 3.0, 1.0, 0.0], [1.75, 1.75, 1.75, 1.75])
    """
    places = places_of(scores)
    shares = []
    for place in places:
        tied = places.count(place)
        shares.append(sum(TABLE_POINTS[place - 1 : place - 1 + tied]) / tied)
    return shares


def false_win(offender: int, tariff: int, shown: bool = True) -> tuple[int, ...]:
    """What moves after a win that is none: the tariff to each opponent if the tiles were shown.

    The hand is dead (10.4).

    >>> false_win(1, 10), false_win(1, 10, shown=False)
    ((10, -30, 10, 10), (0, 0, 0, 0))
    """
    pays = tariff if shown else 0
    return tuple(-3 * pays if seat == offender else pays for seat in range(4))


@dataclass(frozen=True, slots=True)
class Win:
    """One winner, by tiles or by value; ``giver`` is −1 after a self-draw."""

    seat: int
    giver: int
    points: int
    shown: Request | None = None


def first_in_turn(wins: Sequence[Win]) -> Win:
    """Of several who claim one tile the first in turn after its giver wins (4.3)."""
    if len(wins) == 1:
        return wins[0]
    if any(win.giver < 0 for win in wins):
        raise HandError("one_self_draw", "wins")
    if len({win.seat for win in wins}) < len(wins):
        raise HandError("wins_twice", "wins")
    tiles = {(win.shown.by, win.shown.win) for win in wins if win.shown is not None}
    if len(tiles) > 1 or len({win.giver for win in wins}) > 1:
        raise HandError("same_discard", "wins")
    return min(wins, key=lambda win: (win.seat - win.giver) % 4)


def settle_win(request: Settlement) -> dict[str, Any]:
    found = []
    for number, fields in enumerate(request.wins()):
        where = f"wins[{number}]"
        if "value" in fields:
            counted = read_value_win(request.options, fields, where)
            found.append(Win(counted.seat, counted.giver, points_of(counted)))
            continue
        shown = Request(fields)
        score = paid_win(shown, where, "mcr_minimum", MINIMUM)
        giver = shown.giver if shown.by != SELF_DRAW else -1
        found.append(Win(shown.seat, giver, score.total, shown))
    first = first_in_turn(found)
    moved = payments(first.points, first.seat, first.giver if first.giver >= 0 else None)
    return hand_answer(by_seat(moved), [WINDS[first.seat]])


def settle_chombo(request: Settlement) -> dict[str, Any]:
    """False wins at a table with a referee; the hand then goes on, with the same dealer."""
    if not request.options.is_on("referee_mode"):
        raise request.refused(("referee_mode = true",))
    offenders = request.seats("by")
    if not offenders:
        raise TextError("nobody_named", "by", kind=request.kind)
    tariff = request.options.number("false_win_tariff")
    moved = [sum(parts) for parts in zip(*(false_win(o, tariff) for o in offenders), strict=True)]
    return hand_answer(by_seat(moved), [], dealer_stays=True)


def hand_answer(
    moved: dict[str, int] | None, winners: list[str], *, dealer_stays: bool = False
) -> dict[str, Any]:
    """There are no deposits and no counters, and the deal passes after every hand (2.2)."""
    return {
        "payments": moved,
        "winners": winners,
        "deposits_left": 0,
        "honba_next": 0,
        "dealer_stays": dealer_stays,
    }


def settle(request: Settlement) -> dict[str, Any]:
    """Settle a hand or a game of MCR."""
    if request.kind == "win":
        return settle_win(request)
    if request.kind == "draw":
        return hand_answer(by_seat([0] * 4), [])
    if request.kind == "chombo":
        return settle_chombo(request)
    if request.kind == "final":
        scores = request.scores()
        return {
            "places": by_seat(places_of(scores)),
            "final": by_seat([float(score) for score in scores]),
            "table_points": by_seat(table_points(scores)),
        }
    raise request.refused(None)
