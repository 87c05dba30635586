"""The European ranking: how much an event weighs, and what a player's results add up to (C4.1).

The figures are those of 2018: base ranks from 1000 for the first to 0 for the last, weights by
days, players and countries, results of two years of which the older half counts half.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil

MOST_DAYS = 3
COUNTED_SUBSTITUTES = 3
HALF = Fraction(1, 2)
# From how many players or countries on the weight grows by a half, and by a half again.
PLAYER_STEPS = (41, 81)
COUNTRY_STEPS = (6, 10)
FULL_MONTHS, HALF_MONTHS = 12, 24
PART_A, PART_B = 5, 4
LISTED_FROM = 2


def base_rank(place: int, ranked: int) -> Fraction:
    """1000 for the first of so many ranked players, 0 for the last.

    >>> [float(base_rank(place, 5)) for place in (1, 2, 5)]
    [1000.0, 750.0, 0.0]
    """
    if ranked < 2:
        return Fraction(1000)
    return Fraction(1000 * (ranked - place), ranked - 1)


@dataclass(frozen=True)
class Weight:
    """The parts of an event's weight."""

    days: int
    players: Fraction
    countries: Fraction
    qualification: int

    @property
    def total(self) -> Fraction:
        return self.days + self.players + self.countries + self.qualification


def weight(days: int, ranked: int, substitutes: int, countries: int, qualification: bool) -> Weight:
    """What an event weighs; at most three replacement players count as participants.

    >>> float(weight(2, 76, 2, 12, False).total), float(weight(1, 39, 5, 3, False).total)
    (3.5, 1.5)
    """
    participants = ranked + min(COUNTED_SUBSTITUTES, substitutes)
    return Weight(
        max(1, min(MOST_DAYS, days)),
        HALF * sum(participants >= step for step in PLAYER_STEPS),
        HALF * sum(countries >= step for step in COUNTRY_STEPS),
        int(qualification),
    )


@dataclass(frozen=True)
class Result:
    """One event of a player: base rank, the event's weight, and how many months ago it was."""

    base: Fraction
    weight: Fraction
    months: int

    @property
    def counted(self) -> Fraction:
        """The weight with which it counts today."""
        if self.months < FULL_MONTHS:
            return self.weight
        return self.weight * HALF if self.months < HALF_MONTHS else Fraction(0)


@dataclass(frozen=True)
class Ranking:
    """The two parts of a player's ranking and their mean."""

    part_a: Fraction
    part_b: Fraction

    @property
    def total(self) -> Fraction:
        return (self.part_a + self.part_b) / 2


def weighted_mean(best: Sequence[Result], at_least: int) -> Fraction:
    """Results that are missing count as a base rank of 0 with weight 1."""
    missing = max(0, at_least - len(best))
    weights = sum((one.counted for one in best), Fraction(missing))
    return sum((one.base * one.counted for one in best), Fraction(0)) / weights


def ranking(results: Iterable[Result]) -> Ranking | None:
    """A player's ranking; nothing for whom there are not yet two results.

    >>> two = [Result(Fraction(1000), Fraction(2), 3), Result(Fraction(500), Fraction(2), 14)]
    >>> float(ranking(two).part_a), float(ranking(two).part_b), float(ranking(two).total)
    (416.6666666666667, 500.0, 458.3333333333333)
    """
    alive = sorted(
        (one for one in results if one.counted), key=lambda one: (one.base, one.counted)
    )[::-1]
    if len(alive) < LISTED_FROM:
        return None
    more = max(0, len(alive) - PART_A)
    best_a = alive[: PART_A + ceil(Fraction(4, 5) * more)]
    return Ranking(weighted_mean(best_a, PART_A), weighted_mean(alive[:PART_B], PART_B))
