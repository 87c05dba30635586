"""What a plan is worth, counted from the plan alone, and what no plan could do better."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import Any

from wrobel.tabletop.seating.wishes import Round, Wishes, strangers_of


@dataclass(frozen=True)
class Certificate:
    """The numbers of a plan.

    ``repeats`` sums the meetings after the first over all pairs, ``table_repeats`` the visits
    after the first over players and tables. ``wind_spread`` is the largest difference, over
    players, between the seats taken most and least often. ``indirect_least`` is the smallest
    number of common opponents of two who never meet. ``late_meetings`` counts meetings of those
    who should meet late and rarely.
    """

    repeats: int
    least_possible: int
    most_meetings: int
    table_repeats: int
    wind_spread: int
    indirect_least: int | None
    apart_broken: int
    late_meetings: int | None = None

    def to_dict(self) -> dict[str, Any]:
        found = asdict(self)
        if self.late_meetings is None:
            del found["late_meetings"]
        return found


def meetings(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each pair sits together.

    >>> meetings([((1, 2, 3, 4),), ((2, 1, 5, 6),)])[1, 2]
    2
    """
    return Counter(
        pair for one in rounds for table in one for pair in combinations(sorted(table), 2)
    )


def repeats_of(met: Counter[tuple[int, int]]) -> int:
    return sum(times - 1 for times in met.values())


def table_repeats(rounds: Sequence[Round]) -> int:
    """Visits after the first, over players and tables."""
    visits = Counter(
        (player, number) for one in rounds for number, table in enumerate(one) for player in table
    )
    return sum(times - 1 for times in visits.values())


def wind_spread(rounds: Sequence[Round], players: int) -> int:
    """The largest difference between the seats a player takes most and least often."""
    taken = [[0] * 4 for _ in range(players + 1)]
    for one in rounds:
        for table in one:
            for wind, player in enumerate(table):
                if player <= players:
                    taken[player][wind] += 1
    return max(max(winds) - min(winds) for winds in taken[1:])


def indirect_least(met: Counter[tuple[int, int]], players: int) -> int | None:
    """The smallest number of common opponents of two who never meet."""
    opponents = [0] * (1 + max((other for _, other in met), default=players))
    for one, other in met:
        opponents[one] |= 1 << other
        opponents[other] |= 1 << one
    least: int | None = None
    for one in range(1, players + 1):
        mine = opponents[one]
        for other in range(one + 1, players + 1):
            if not mine >> other & 1:
                common = (mine & opponents[other]).bit_count()
                if least is None or common < least:
                    least = common
    return least


def least_repeats(players: int, rounds: int, wishes: Wishes) -> int:
    """A number of repeats that no plan of this size with these wishes can stay under.

    A player has three meetings a round. Those beyond the number of people whom one has not met
    and may meet are repeats; half the sum over all players is a lower bound. People bound to one
    table meet in every round. With two or three tables a round cannot part all pairs of an
    earlier one: of four people at least two, or two and two, come from the same table.

    >>> [least_repeats(*size, Wishes()) for size in ((28, 9), (28, 10), (12, 3))]
    [0, 42, 6]
    """
    met = meetings(wishes.played)
    known: list[set[int]] = [set() for _ in range(players + 1)]
    halves = 0
    for (one, other), times in met.items():
        if other <= players:
            known[one].add(other)
            known[other].add(one)
        halves += 2 * (times - 1)
    strangers = strangers_of(wishes, players)
    for player in range(1, players + 1):
        table = wishes.table.get(player)
        bound = {
            other
            for other, place in wishes.table.items()
            if table is not None and place == table and other != player
        }
        elsewhere = {
            other for other, place in wishes.table.items() if table is not None and place != table
        }
        new = players - 1 - len(known[player] | strangers[player] | elsewhere | bound)
        halves += sum(rounds - (other not in known[player]) for other in bound)
        halves += max(0, (3 - len(bound)) * rounds - new)
    return max((halves + 1) // 2, repeats_of(met) + crowded(players, rounds, wishes))


def crowded(players: int, rounds: int, wishes: Wishes) -> int:
    """Repeats that two or three tables force upon every round after a full one."""
    everybody = set(range(1, players + 1))
    full = any(everybody == {player for table in one for player in table} for one in wishes.played)
    old_pairs = {2: 2, 3: 1}.get(players // 4, 0)
    return old_pairs * (players // 4) * (rounds - (not full))


def certify(rounds: Sequence[Round], players: int, wishes: Wishes | None = None) -> Certificate:
    """Count a plan; earlier rounds of the wishes count with it.

    Players with higher numbers than ``players`` have only been there earlier.

    >>> certify([((1, 2, 3, 4), (5, 6, 7, 8))], 8).indirect_least
    0
    """
    wishes = wishes or Wishes()
    everything = [*wishes.played, *rounds]
    met = meetings(everything)
    new = meetings(rounds)
    broken = sum(new[pair] for pair in wishes.apart)
    # a plan that lets people meet who should not may well have fewer repeats than those that do not
    bound_by = replace(wishes, apart=frozenset()) if broken else wishes
    return Certificate(
        repeats_of(met),
        least_repeats(players, len(rounds), bound_by),
        max(met.values(), default=0),
        table_repeats(everything),
        wind_spread(everything, players),
        indirect_least(met, players),
        broken,
        sum(new[pair] for pair in wishes.late) if wishes.late else None,
    )
