"""Seating plans: who sits where in every round, with a certificate that anybody can check.

A plan is made in three steps. First who sits together: built where a construction is known (see
:mod:`wrobel.tabletop.seating.designs`), by annealing where not, or where wishes forbid the
construction.
Then who plays which part, and which table is where: neither changes who meets whom as a pattern.
At last the winds, which always come out even. No step looks at a clock: a number of search steps is
the budget, and ``stop`` may end it early.

>>> made = plan(16, 5, seed="demo")
>>> made.certificate.repeats, made.certificate.least_possible, made.certificate.wind_spread
(0, 0, 1)
>>> made.rounds == plan(16, 5, seed="demo").rounds
True
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from typing import Any

from wrobel.tabletop.seating.certificate import (
    Certificate,
    certify,
    indirect_least,
    least_repeats,
    meetings,
    repeats_of,
)
from wrobel.tabletop.seating.cooling import Search, Stop, cool, never
from wrobel.tabletop.seating.designs import candidates
from wrobel.tabletop.seating.search import Dice, Labels, Seats, Tables
from wrobel.tabletop.seating.winds import balanced_after
from wrobel.tabletop.seating.wishes import Round, Wishes, check, check_size, seatable, strangers_of

STEPS = 6_000_000
TRIES = 16
ROOMY = 6  # so many times as many players as rounds
LONG_TRIES = 4  # where rounds must be searched for
EVENING = (3.0, 1.2, 0.6)  # how hot, in repeats, where repeats are spread over more pairs

# Prices of the searches: a meeting of two who must stay apart, a repeat, a round too early.
APART, REPEAT, EARLY = 200, 16, 1
WALL = 100_000  # for two who must stay apart, when a search begins without such meetings

Groups = list[list[int]]  # rounds of players 0, 1, 2 …, four by four


@dataclass(frozen=True)
class Plan:
    """Rounds of tables of four players, seats East, South, West, North; and what they are worth.

    ``stopped`` says that the search was ended before its time.
    """

    players: int
    rounds: tuple[Round, ...]
    certificate: Certificate
    stopped: bool = False

    def to_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "players": self.players,
            "rounds": [[list(table) for table in one] for one in self.rounds],
            "certificate": self.certificate.to_dict(),
        }
        if self.stopped:
            found["stopped"] = True
        return found


def seed_number(seed: str) -> int:
    """A number from any text."""
    return int.from_bytes(sha256(seed.encode("utf-8", "surrogatepass")).digest()[:4], "big")


def plan(
    players: int,
    rounds: int,
    wishes: Wishes | None = None,
    seed: str = "",
    steps: int = STEPS,
    stop: Stop = never,
) -> Plan:
    """A plan for so many players and rounds; refuses what cannot be."""
    check_size(players, rounds)
    wishes = wishes or Wishes()
    check(wishes, players)
    maker = Maker(players, rounds, wishes, seed_number(seed), steps, stop)
    made = tuple(balanced_after(wishes.played, maker.seated()))
    return Plan(players, made, certify(made, players, wishes), maker.stopped)


class Maker:
    """One plan in the making."""

    def __init__(
        self, players: int, rounds: int, wishes: Wishes, seed: int, steps: int, stop: Stop
    ) -> None:
        self.players = players
        self.rounds = rounds
        self.wishes = wishes
        self.dice = Dice(seed)
        self.steps = steps
        self.stop = stop
        self.stopped = False
        self.least = least_repeats(players, rounds, wishes)
        meetings_of_one = 3 * (rounds + len(wishes.played))
        before = max(meetings(wishes.played).values(), default=0)
        self.evenly = max(before, -(-meetings_of_one // (players - 1)))  # if all pairs are alike
        self.apart = {(one - 1, other - 1) for one, other in wishes.apart}
        self.apart |= {
            (min(one, other) - 1, max(one, other) - 1)
            for one, other in combinations(wishes.table, 2)
            if wishes.table[one] != wishes.table[other]
        }
        self.late = {(one - 1, other - 1) for one, other in wishes.late}

    def seated(self) -> list[Round]:
        """The rounds, seats not yet chosen."""
        groups = self.built()
        if groups is not None and self.wishes.table and self.worth(groups)[0]:
            groups = None  # two players at once want a table to which the other is bound
        if groups is None or self.worth(groups)[:2] > (0, self.least):
            groups = min(filter(None, (groups, self.annealed())), key=self.worth)
        if self.worth(groups)[0]:
            groups = min((groups, *filter(None, [self.walled()])), key=self.worth)
        if self.worth(groups)[3] > self.evenly:
            groups = min(groups, *self.evened(groups), key=self.worth)
        groups = self.placed(groups)
        return [
            tuple(
                tuple(player + 1 for player in one[first : first + 4])
                for first in range(0, self.players, 4)
            )
            for one in groups
        ]

    def worth(self, groups: Groups) -> tuple[int, int, int, int]:
        """What counts before tables and winds, the less the better."""
        made = as_rounds(groups)
        met = meetings([*self.wishes.played, *made])
        new = meetings(made)
        broken = sum(new[one + 1, other + 1] for one, other in self.apart)
        early = sum(
            self.rounds - at
            for at, one in enumerate(made)
            for pair in meetings([one])
            if pair in self.wishes.late
        )
        return broken, repeats_of(met), early, max(met.values())

    def cool(self, search: Search, goal: int, share: float, hot: float, cold: float) -> None:
        """Anneal with a share of the steps, from hot to cold."""
        self.stopped |= cool(search, goal, int(self.steps * share), hot, cold, self.stop)

    # who sits together

    def built(self) -> Groups | None:
        """The best of some constructed plans, its parts given to the players as they wish."""
        if self.wishes.played or len(set(self.wishes.table.values())) < len(self.wishes.table):
            return None
        best: Groups | None = None
        best_worth: tuple[int, int, int] | None = None
        for groups in self.constructions():
            met = meetings(as_rounds(groups))
            indirect = indirect_least(met, self.players)
            common = self.players if indirect is None else indirect
            worth = (repeats_of(met), max(met.values()), -common)
            if best_worth is None or worth < best_worth:
                best, best_worth = groups, worth
            if indirect is None and worth[0] <= self.least:
                break
            if self.stop():
                self.stopped = True
                break
        return None if best is None else self.labelled(best)

    def constructions(self) -> Iterator[Groups]:
        for number in range(TRIES):
            for groups in candidates(self.players, self.rounds, self.dice):
                missing = self.rounds - len(groups)
                if not missing:
                    yield groups
                elif number < LONG_TRIES:
                    for slope in (0, 1):
                        yield groups + self.extended(groups, missing, slope)

    def extended(self, groups: Groups, missing: int, slope: int) -> Groups:
        """Further rounds after rounds that cannot go on without repeats."""
        everybody = range(self.players)
        start = [self.dice.shuffled(everybody) for _ in range(missing)]
        seats = Seats(start, self.dice.below(1 << 30), slope)
        for (one, other), times in meetings(as_rounds(groups)).items():
            seats.have_met(one - 1, other - 1, times)
        seats.begin()
        self.cool(seats, self.least if slope == 0 else 0, 0.05, 2.0, 0.15)
        found: Groups = seats.found()
        return found

    def walled(self) -> Groups | None:
        """Rounds by annealing that never leaves those in which all stay apart who should."""
        strangers = strangers_of(self.wishes, self.players)
        found, tables = seatable(self.wishes, self.players, strangers)
        if not found:
            return None
        seated = {player for table in tables for player in table}
        start: Groups = []
        for _ in range(self.rounds):
            others = self.dice.shuffled(sorted(set(strangers) - seated))
            one: list[int] = []
            for table in tables:
                one += [player - 1 for player in table]
                one += [others.pop() - 1 for _ in range(4 - len(table))]
            start.append(one)
        return self.annealed(start, WALL)

    def evened(self, groups: Groups) -> Iterator[Groups]:
        """The same with repeats spread over more pairs: each further one of a pair costs more."""
        for hot in EVENING:
            groups = self.annealed(groups, WALL, hot, 1, 0.1)
            yield groups

    def annealed(
        self,
        given: Groups | None = None,
        apart: int = APART,
        warmth: float = 1.2,
        slope: int = 0,
        share: float = 1.0,
    ) -> Groups:
        """Rounds by annealing, with all wishes."""
        start, hot = self.start() if given is None else (given, warmth)
        seats = Seats(start, self.dice.below(1 << 30), slope, REPEAT)
        for one, other in self.late:
            seats.charge(one, other, REPEAT, 1, EARLY)
        for one, other in self.apart:
            seats.charge(one, other, apart)
        met = meetings(self.wishes.played)
        for (one, other), times in met.items():
            if other <= self.players:  # others have only been there earlier
                seats.have_met(one - 1, other - 1, times)
        seats.hold(player - 1 for player in self.wishes.table)
        seats.begin()
        goal = 0 if self.late or slope else REPEAT * (self.least - repeats_of(met))
        self.cool(seats, goal, share, REPEAT * hot, REPEAT * 0.12)
        found: Groups = seats.found()
        return found

    def start(self) -> tuple[Groups, float]:
        """Where annealing begins, and how hot: where there is much room, a plan by shifts, cool."""
        everything = self.rounds + len(self.wishes.played)
        if self.players > ROOMY * everything and not self.wishes.table:
            for groups in candidates(self.players, self.rounds, self.dice):
                if len(groups) == self.rounds:
                    return self.labelled(groups), 0.3
        return [self.first_seats() for _ in range(self.rounds)], 1.2

    def first_seats(self) -> list[int]:
        """A round by chance, those bound to a table at it."""
        seats = [-1] * self.players
        for player, table in self.wishes.table.items():
            place = 4 * (table - 1)
            while seats[place] >= 0:
                place += 1
            seats[place] = player - 1
        bound = set(seats)
        others = iter(self.dice.shuffled(i for i in range(self.players) if i not in bound))
        return [next(others) if player < 0 else player for player in seats]

    # who plays which part

    def labelled(self, groups: Groups) -> Groups:
        """The same plan with its parts dealt out so that wishes come true."""
        slots = self.packed()
        if self.apart or self.late:
            labels = Labels(self.players, self.dice.below(1 << 30))
            for at, one in enumerate(groups):
                for first in range(0, self.players, 4):
                    for slot, beside in combinations(one[first : first + 4], 2):
                        labels.meet(slot, beside, self.rounds - at)
            for pair in self.late:
                labels.charge(*pair, 0, EARLY)
            for pair in self.apart:
                labels.charge(*pair, APART // 2, 0)
            labels.place(slots)
            hot = 8.0 if self.late else 60.0
            self.cool(labels, 0, 0.04, hot, 0.3)
            slots = labels.found()
        player_of = [0] * self.players
        for player, slot in enumerate(slots):
            player_of[slot] = player
        return [[player_of[slot] for slot in one] for one in groups]

    def packed(self) -> list[int]:
        """Parts for a start: who should not meet stands in one row, large groups first.

        Plans by shifts let nobody of a row meet.
        """
        rows: list[list[int]] = [[] for _ in range(4)]
        size = self.players // 4
        for group in sorted(self.linked(), key=len, reverse=True):
            row = min(rows, key=len)
            row += group[: size - len(row)]
        slots = [0] * self.players
        seated = {player for row in rows for player in row}
        rest = [
            player for player in self.dice.shuffled(range(self.players)) if player not in seated
        ]
        for number, row in enumerate(rows):
            while len(row) < size:
                row.append(rest.pop())
            for place, player in enumerate(self.dice.shuffled(row)):
                slots[player] = number * size + place
        return slots

    def linked(self) -> list[list[int]]:
        """Groups of players who are linked by wishes not to meet."""
        links: dict[int, set[int]] = {player: set() for player in range(self.players)}
        for one, other in self.apart | self.late:
            links[one].add(other)
            links[other].add(one)
        found = []
        waiting = set(links)
        for start in self.dice.shuffled(range(self.players)):
            if start not in waiting or not links[start]:
                continue
            group, ahead = [], [start]
            while ahead:
                player = ahead.pop()
                if player in waiting:
                    waiting.discard(player)
                    group.append(player)
                    ahead += links[player]
            found.append(group)
        return found

    # which table is where

    def placed(self, groups: Groups) -> Groups:
        """The groups of every round at tables that their players have not seen."""
        groups = [self.bound_first(one) for one in groups]
        tables = Tables(groups, self.dice.below(1 << 30))
        for earlier in self.wishes.played:
            for number, seats in enumerate(earlier):
                for player in seats:
                    if player <= self.players:
                        tables.visited(player - 1, number)
        for at in range(self.rounds):
            for table in self.wishes.table.values():
                tables.hold(at, table - 1)
        tables.begin()
        least = self.players * max(0, self.rounds - self.players // 4)
        self.cool(tables, least, 0.15, 2.0, 0.15)
        self.cool(tables, least, 0.5, 2.0, 0.15)  # at once over where the first has found it
        found = []
        for one, places in zip(groups, tables.found(), strict=True):
            ordered = [0] * self.players
            for group, place in enumerate(places):
                ordered[4 * place : 4 * place + 4] = one[4 * group : 4 * group + 4]
            found.append(ordered)
        return found

    def bound_first(self, one: list[int]) -> list[int]:
        """A round with those who are bound to a table at it."""
        tables = [one[first : first + 4] for first in range(0, self.players, 4)]
        for player, table in self.wishes.table.items():
            now = next(number for number, seats in enumerate(tables) if player - 1 in seats)
            tables[now], tables[table - 1] = tables[table - 1], tables[now]
        return [player for seats in tables for player in seats]


def as_rounds(groups: Sequence[Sequence[int]]) -> list[Round]:
    """Rounds as the certificate counts them."""
    return [
        tuple(
            tuple(player + 1 for player in one[first : first + 4])
            for first in range(0, len(one), 4)
        )
        for one in groups
    ]
