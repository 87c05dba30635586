"""The five principles of MCR as one choice among the fans found in a reading (6.2).

A candidate is one instance of a fan: its place in the catalogue and the sets that make it,
as bits 0 to 3 of the four sets of the reading (none: it is of the whole hand). Nothing here
knows any fan: what keeps what from counting is data, compiled once for a set of options.
"""

from collections.abc import Iterable

from wrobel.rules.catalogue import Exclusion
from wrobel.rules.mcr.catalogue import EXCLUSIONS, OPTIONAL_EXCLUSIONS, PATTERNS
from wrobel.rules.options import Options

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.score import Score
    from wrobel.shape.bits import lowest

MOST_CANDIDATES = 64
SEPARATE = 0  # the number of the partition in which no sets are joined yet
SCOPES = ("winds", "same-set", "shared-set", "one")
PLACE_OF = {pattern.id: place for place, pattern in enumerate(PATTERNS)}


def exclusions_of(options: Options) -> list[Exclusion]:
    """The exclusions that hold under these options."""
    chosen = [exclusion for key, value, exclusion in OPTIONAL_EXCLUSIONS if options[key] == value]
    return [*EXCLUSIONS, *chosen]


def points_of(options: Options) -> list[int]:
    """What each fan of the catalogue is worth: an option of its name, or as printed."""
    return [
        options.number(pattern.id) if pattern.id in options else pattern.closed
        for pattern in PATTERNS
    ]


def partitions() -> list[tuple[int, ...]]:
    """All ways to join four sets into components: for each set the least one joined to it."""
    found: list[tuple[int, ...]] = [(0,)]
    for place in range(1, 4):
        found = [
            (*labels, label)
            for labels in found
            for label in (place, *sorted(set(labels), reverse=True))
        ]
    return found


def joined(partition: tuple[int, ...], sets: Iterable[int]) -> tuple[int, ...] | None:
    """The partition after these sets are tied together; None if some already were."""
    labels = [partition[place] for place in sets]
    if len(set(labels)) < len(labels):
        return None
    least = min(labels)
    return tuple(least if label in labels else label for label in partition)


def join_table() -> list[int]:
    """For each partition and each set of sets the partition that follows, −1 for a cycle."""
    numbers = {partition: number for number, partition in enumerate(partitions())}
    table = []
    for partition in numbers:
        for sets in range(16):
            places = [place for place in range(4) if sets >> place & 1]
            after = joined(partition, places) if places else partition
            table.append(-1 if after is None else numbers[after])
    return table


class Selection:
    """Candidates of one reading, and those of them that count.

    ``add`` the candidates, say which sets are winds, then ``choose``: the bits of ``kept`` mark
    what counts and ``total`` is its worth. ``n`` may be set back to drop the latest candidates.
    """

    def __init__(self, options: Options) -> None:
        i: cython.int
        if not cython.compiled:
            self.fan = [0] * 65
            self.sets = [0] * 65
            self.points = [0] * 96
            self.low = [0] * 96
            self.high = [0] * 96
            self.scope = [0] * 96
            self.scope_low = [0] * 96
            self.scope_high = [0] * 96
            self.join = [0] * 240
            self.edge = [0] * 64
            self.path = [0] * 8
            self.best = [0] * 8
        worth = points_of(options)
        for i in range(len(worth)):
            self.points[i] = worth[i]
        table = join_table()
        for i in range(240):
            self.join[i] = table[i]
        for exclusion in exclusions_of(options):
            self.exclude(exclusion)
        self.n = self.winds = self.total = self.kept = self.linked = 0

    def exclude(self, exclusion: Exclusion) -> None:
        """Note what a fan removes: everywhere, or in one narrower scope."""
        one: cython.ulonglong = 1
        by: cython.int = PLACE_OF[exclusion.by]
        fan: cython.int
        for name in exclusion.removes:
            fan = PLACE_OF[name]
            if exclusion.scope == "hand":
                if fan < 64:
                    self.low[by] |= one << fan
                else:
                    self.high[by] |= one << (fan - 64)
                continue
            number = SCOPES.index(exclusion.scope) + 1
            if self.scope[by] not in {0, number}:
                raise ValueError(f"{exclusion.by} excludes in two narrow scopes")
            self.scope[by] = number
            if fan < 64:
                self.scope_low[by] |= one << fan
            else:
                self.scope_high[by] |= one << (fan - 64)

    def add(self, fan: cython.int, sets: cython.int) -> None:
        """Put a candidate in."""
        self.fan[self.n] = fan
        self.sets[self.n] = sets
        self.n += 1

    def choose(self) -> cython.int:
        """Keep the candidates that count (6.2); returns their worth."""
        kept: cython.ulonglong
        self.total = 0
        self.strike()
        self.link()
        kept = self.kept
        while kept:
            self.total += self.points[self.fan[lowest(kept)]]
            kept &= kept - 1
        return self.total

    def strike(self) -> None:
        """Principle 1: drop what any fan found excludes, one that is dropped itself too."""
        one: cython.ulonglong = 1
        low: cython.ulonglong = 0
        high: cython.ulonglong = 0
        scoped: cython.ulonglong = 0
        fan: cython.int
        i: cython.int
        for i in range(self.n):
            fan = self.fan[i]
            low |= self.low[fan]
            high |= self.high[fan]
            scoped |= one * (self.scope[fan] != 0) << i
        self.kept = 0
        self.linked = 0
        for i in range(self.n):
            fan = self.fan[i]
            self.kept |= (~(low if fan < 64 else high) >> (fan & 63) & 1) << i
            self.linked |= one * (self.sets[i] & (self.sets[i] - 1) != 0) << i
        while scoped:
            self.strike_near(lowest(scoped))
            scoped &= scoped - 1

    def strike_near(self, by: cython.int) -> None:
        """Drop what a candidate excludes in its narrower scope."""
        low: cython.ulonglong = self.scope_low[self.fan[by]]
        high: cython.ulonglong = self.scope_high[self.fan[by]]
        scope: cython.int = self.scope[self.fan[by]]
        one: cython.ulonglong = 1
        fan: cython.int
        sets: cython.int
        i: cython.int
        left: cython.ulonglong = self.kept
        while left:
            i = lowest(left)
            left &= left - 1
            fan = self.fan[i]
            if ((low if fan < 64 else high) >> (fan & 63) & 1) == 0:
                continue
            sets = self.sets[i]
            if scope == 1:
                if sets and (sets & ~self.winds) == 0:
                    self.kept &= ~(one << i)
            elif scope == 2:
                if sets == self.sets[by]:
                    self.kept &= ~(one << i)
            elif scope == 3:
                if sets & self.sets[by]:
                    self.kept &= ~(one << i)
            else:
                self.kept &= ~(one << i)
                return

    def link(self) -> None:
        """Principles 3 to 5: the best choice among the fans that are made of several sets."""
        one: cython.ulonglong = 1
        i: cython.int
        j: cython.int
        left: cython.ulonglong = self.kept & self.linked
        if (left & (left - 1)) == 0:
            return
        self.kept &= ~left
        self.edges = 0
        while left:
            i = lowest(left)
            left &= left - 1
            j = self.edges
            while j > 0 and self.fan[self.edge[j - 1]] > self.fan[i]:
                self.edge[j] = self.edge[j - 1]
                j -= 1
            self.edge[j] = i
            self.edges += 1
        self.best_worth = -1
        self.best_length = 0
        self.search(0, 0, SEPARATE, 0)
        for j in range(self.best_length):
            self.kept |= one << self.best[j]

    def search(
        self,
        first: cython.int,
        length: cython.int,
        partition: cython.int,
        worth: cython.int,
    ) -> None:
        """Try every legal choice from here on; every part of a legal choice is legal."""
        j: cython.int
        k: cython.int
        candidate: cython.int
        after: cython.int
        apart: cython.bint
        if worth > self.best_worth or (worth == self.best_worth and self.earlier(length)):
            self.best_worth = worth
            self.best_length = length
            for k in range(length):
                self.best[k] = self.path[k]
        for j in range(first, self.edges):
            candidate = self.edge[j]
            after = self.join[16 * partition + self.sets[candidate]]
            if after < 0:
                continue
            apart = True
            for k in range(length):
                if (
                    self.fan[self.path[k]] == self.fan[candidate]
                    and self.sets[self.path[k]] & self.sets[candidate]
                ):
                    apart = False
            if apart:
                self.path[length] = candidate
                self.search(j + 1, length + 1, after, worth + self.points[self.fan[candidate]])

    def earlier(self, length: cython.int) -> cython.bint:
        """Between equals, do the fans of the path come first in the catalogue?"""
        k: cython.int
        for k in range(min(length, self.best_length)):
            if self.fan[self.path[k]] != self.fan[self.best[k]]:
                return self.fan[self.path[k]] < self.fan[self.best[k]]
        return length < self.best_length

    def write(self, score: "Score") -> None:
        """Count what is kept in a score."""
        fan: cython.int
        kept: cython.ulonglong = self.kept
        while kept:
            fan = self.fan[lowest(kept)]
            kept &= kept - 1
            score.counts[fan] += 1
            score.worth[fan] = self.points[fan]

    def candidates(self) -> list[tuple[int, int, bool]]:
        """Every candidate: its fan, its sets, and whether it counts. For explanations."""
        return [(self.fan[i], self.sets[i], bool(self.kept >> i & 1)) for i in range(self.n)]


__all__ = ["PLACE_OF", "Selection", "exclusions_of", "points_of"]
