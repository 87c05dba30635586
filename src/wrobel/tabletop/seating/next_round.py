"""The next round by the standings: Swiss, Swiss in blocks, interval, by lot.

Each system has its ideal tables and a price for every pair that sits together although it should
not by rank. Earlier meetings cost more than any rank, so nobody meets twice while that can be; one
short annealing finds the exchanges that cost the least, and what is left over is listed.

>>> after = [((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16))]
>>> found = next_round(list(range(1, 17)), after, "interval")
>>> sorted(sorted(table) for table in found.tables), found.repeated
([[1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [4, 8, 12, 16]], ())
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from wrobel.errors import EventError
from wrobel.languages import Words
from wrobel.tabletop.seating.certificate import meetings
from wrobel.tabletop.seating.cooling import Stop, cool, never
from wrobel.tabletop.seating.search import MOST_PLAYERS, Dice, Seats
from wrobel.tabletop.seating.winds import balanced_after
from wrobel.tabletop.seating.wishes import Round

SYSTEMS = ("swiss", "progressive", "interval", "random")
# What a repeated meeting costs beside ranks: from try to try more, if it is still there.
REPEATS = (40, 90, 200)
APART = 250
FAR = 60  # from so many places on a difference in rank costs no more
STEPS = 400_000

Price = Callable[[int, int], int]  # of two ranks


@dataclass(frozen=True)
class NextRound:
    """A round that is proposed: its tables, and which earlier meetings it repeats.

    ``stopped`` says that the search was ended before its time.
    """

    tables: Round
    repeated: tuple[tuple[int, int], ...]
    apart_broken: int = 0
    stopped: bool = False

    def to_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "tables": [list(table) for table in self.tables],
            "repeated": [list(pair) for pair in self.repeated],
            "apart_broken": self.apart_broken,
        }
        if self.stopped:
            found["stopped"] = True
        return found


def swiss(one: int, other: int) -> int:
    """Equals meet equals.

    >>> swiss(0, 1), swiss(0, 30)
    (1, 30)
    """
    return min(FAR, abs(one - other))


def within(size: int) -> Price:
    """Only players of one block meet; inside it ranks do not matter.

    >>> within(16)(0, 15), within(16)(15, 16)
    (0, 20)
    """
    return lambda one, other: min(FAR, 20 * abs(one // size - other // size))


def interval(players: int) -> Price:
    """Players of a table are a quarter of the field apart.

    >>> interval(16)(0, 8), interval(16)(1, 8), interval(16)(0, 1)
    (0, 1, 3)
    """
    quarter = players // 4

    def price(one: int, other: int) -> int:
        between = abs(one - other)
        return min(FAR, *(abs(between - quarter * times) for times in (1, 2, 3)))

    return price


def shrinking(players: int, played: int) -> int:
    """The size of blocks after so many rounds: all, half the field, a quarter, in whole tables.

    >>> [shrinking(64, played) for played in range(6)]
    [64, 32, 16, 8, 4, 4]
    """
    return 4 * max(1, -(-players // 4 // (1 << played)))


def next_round(
    order: Sequence[int],
    played: Sequence[Round],
    system: str,
    block: int | None = None,
    apart: frozenset[tuple[int, int]] = frozenset(),
    seed: int = 0,
    steps: int = STEPS,
    stop: Stop = never,
) -> NextRound:
    """The round after those played, for players in the order of the standings.

    ``swiss``: the first four at the first table, and so on. ``progressive``: blocks of ``block``
    players, mixed inside; without a number, blocks become smaller from round to round.
    ``interval``: the first with those a quarter, a half and three quarters down.
    ``random``: by lot.
    """
    players = len(order)
    if players > MOST_PLAYERS:
        raise EventError(
            "size", what=Words("players", "gracze"), n=players, least=4, most=MOST_PLAYERS
        )
    if players < 4 or players % 4:
        raise EventError("not_fours", n=players, few=players % 4, more=-players % 4)
    dice = Dice(seed)
    size = 4 * max(1, (block or shrinking(players, len(played))) // 4)
    quarter = players // 4
    ideal: list[int]
    price: Price
    if system == "swiss":
        ideal, price = list(range(players)), swiss
    elif system == "interval":
        ideal = [first + quarter * seat for first in range(quarter) for seat in range(4)]
        price = interval(players)
    elif system == "progressive":
        ideal = [
            first + rank
            for first in range(0, players, size)
            for rank in dice.shuffled(range(min(size, players - first)))
        ]
        price = within(size)
    else:
        ideal, price = dice.shuffled(range(players)), within(players)
    proposal = Proposal(order, played, apart, price, steps, stop)
    tables = proposal.best(ideal, dice)
    made = balanced_after(played, [tables])[0]
    return NextRound(made, proposal.repeated(tables), proposal.broken(tables), proposal.stopped)


class Proposal:
    """One round in the making; inside, players are their ranks."""

    def __init__(
        self,
        order: Sequence[int],
        played: Sequence[Round],
        apart: frozenset[tuple[int, int]],
        price: Price,
        steps: int,
        stop: Stop,
    ) -> None:
        self.steps = steps
        self.stop = stop
        self.stopped = False
        self.order = order
        self.met = meetings(played)
        self.apart = apart
        self.price = price
        self.rank = {player: rank for rank, player in enumerate(order)}

    def best(self, ideal: list[int], dice: Dice) -> Round:
        """The tables that repeat least, and of those the nearest to the ideal."""
        found = self.named(ideal)
        if self.broken(found) or self.repeated(found):
            tries = [self.tried(ideal, dice, repeat) for repeat in REPEATS]
            found = min([found, *tries], key=self.worth)
        return found

    def tried(self, ideal: list[int], dice: Dice, repeat: int) -> Round:
        seats = Seats([ideal], dice.below(1 << 30))
        for one, other in combinations(range(len(ideal)), 2):
            seats.charge(one, other, self.price(one, other))
        for (one, other), times in self.met.items():
            if one in self.rank and other in self.rank:
                low, high = sorted((self.rank[one], self.rank[other]))
                seats.charge(low, high, self.price(low, high) + repeat * times)
        for one, other in self.apart:
            if one in self.rank and other in self.rank:
                seats.charge(self.rank[one], self.rank[other], APART + repeat)
        seats.begin()
        self.stopped |= cool(seats, 0, self.steps // len(REPEATS), 30, 0.2, self.stop)
        return self.named(seats.found()[0])

    def named(self, ranks: Sequence[int]) -> Round:
        return tuple(
            tuple(self.order[rank] for rank in ranks[first : first + 4])
            for first in range(0, len(ranks), 4)
        )

    def worth(self, tables: Round) -> tuple[int, int, int]:
        """The less the better: meetings that must not be, repeats, ranks."""
        ranks = sum(
            self.price(self.rank[one], self.rank[other])
            for table in tables
            for one, other in combinations(table, 2)
        )
        times = sum(self.met[pair] for pair in self.repeated(tables))
        return self.broken(tables), times, ranks

    def repeated(self, tables: Round) -> tuple[tuple[int, int], ...]:
        return tuple(pair for pair in sorted(meetings([tables])) if self.met[pair])

    def broken(self, tables: Round) -> int:
        return sum(pair in self.apart for pair in meetings([tables]))
