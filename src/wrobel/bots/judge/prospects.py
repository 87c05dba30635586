"""What a match is expected to bring, from the scores and the hands that are left.

The hands to come add chance, the same to everybody and nothing on average: after H hands the
scores differ from today's by normal deviates, as many hands apart as are left. From that follow
how likely each place is, and with what places are worth the expected result. When the match is
over it is the result itself.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from math import erfc, exp, sqrt

    from wrobel.rules.family import Family
    from wrobel.state.phases import *
    from wrobel.state.state import State

# Where the dealer may stay, a match has about this many hands for each that must be played.
STRETCH = 1.3
MOST_HANDS = 64
STEPS = 21
STEP = 0.32
ROOT = 1.4142135623730951
FAR = 100000


class Prospects:
    """The expected result of a match for each player, in ``unit``.

    ``swing`` is the standard deviation of what one hand brings a player, ``usual`` what a point
    counts in the result when a match begins.
    """

    def __init__(self) -> None:
        i: cython.int
        z: cython.double
        total: cython.double = 0.0
        if not cython.compiled:
            self.bonus = [0.0] * 4
            self.weight = [0.0] * STEPS
            self.above = [0.0] * 4
            self.points = [0.0] * 4
        for i in range(STEPS):
            z = STEP * (i - STEPS // 2)
            self.weight[i] = exp(-0.5 * z * z)
            total += self.weight[i]
        for i in range(STEPS):
            self.weight[i] /= total
        self.options: Any = None
        self.unit = "points"
        self.share = 1.0
        self.factor = 1.0
        self.swing = 1.0
        self.usual = 1.0
        self.after = 0
        self.stretch = 1.0
        self.places_count = False
        self.probe = State()
        self.state = self.probe

    def read(self, family: Family, state: State, swing: cython.double) -> Any:
        """Learn what places are worth here and how many hands come after this one."""
        self.swing = swing
        self.family = family
        self.state = state
        if family.options is not self.options:
            self.options = family.options
            self.learn(family)
        self.after = self.hands_after(family, state)

    def learn(self, family: Family) -> Any:
        """Ask the family for results of matches that ended with known scores."""
        i: cython.int
        probe: State = self.probe
        probe.copy_from(State())
        family.start_match(probe)
        start: cython.int = probe.scores[0]
        for i in range(4):
            probe.scores[i] = start + FAR * (3 - 2 * i)
        first = results_of(family.final(probe))
        probe.scores[0] += FAR
        probe.scores[3] -= FAR
        second = results_of(family.final(probe))
        self.unit = "table_points" if first[1] else "points"
        # what a point is in the result, then what is left for the place
        self.share = (second[0][0] - first[0][0]) / FAR
        self.factor = 1.0
        if not first[1] and 0.0 < self.share < 0.5:
            self.factor = 1.0 / self.share
            self.share = 1.0
        self.places_count = False
        for i in range(4):
            own: cython.double = start + FAR * (3 - 2 * i)
            self.bonus[i] = first[0][i] * self.factor - self.share * own
        for i in range(1, 4):
            if self.bonus[i] != self.bonus[0]:
                self.places_count = True
        # what a point counts when the match begins
        probe.copy_from(State())
        probe.number = 1
        family.start_match(probe)
        hands: cython.double = self.hands_after(family, probe) * self.stretch + 1.0
        step: cython.double = self.swing / 20.0
        for i in range(4):
            self.points[i] = start - step / 3.0
        self.points[0] = start + step
        more: cython.double = self.expected(0, hands)
        for i in range(4):
            self.points[i] = start + step / 3.0
        self.points[0] = start - step
        self.usual = (more - self.expected(0, hands)) / (2.0 * step)

    def hands_after(self, family: Family, state: State) -> cython.int:
        """How many hands follow this one if no dealer stays."""
        i: cython.int
        n: cython.int = 0
        dealer: cython.int
        probe: State = self.probe
        probe.copy_from(state)
        for i in range(4):
            probe.scores[i] = max(probe.scores[i], 0)
        probe.scores[0] += FAR
        probe.winners = 1 << probe.right[probe.dealer]
        probe.ended = BY_DISCARD
        dealer = probe.dealer
        probe.dealer_stays = True
        self.stretch = 1.0
        if not family.is_match_over(probe):
            family.advance(probe)
            if probe.dealer == dealer:
                self.stretch = STRETCH
        probe.copy_from(state)
        for i in range(4):
            probe.scores[i] = max(probe.scores[i], 0)
        probe.scores[0] += FAR
        probe.winners = 1 << probe.right[probe.dealer]
        probe.ended = BY_DISCARD
        probe.dealer_stays = False
        while n < MOST_HANDS and not family.is_match_over(probe):
            family.advance(probe)
            probe.number += 1
            n += 1
        return n

    # The expected result

    def now(self, state: State, player: cython.int) -> cython.double:
        """Before a hand is over, as if it brought nothing."""
        i: cython.int
        for i in range(4):
            self.points[i] = state.scores[i]
        return self.expected(player, 0.5 + self.after * self.stretch)

    def settled(self, state: State, player: cython.int) -> Any:
        """After a hand; exact when the match is over."""
        i: cython.int
        hands: cython.double
        if state.match_over:
            return results_of(self.family.final(state))[0][player] * self.factor
        for i in range(4):
            self.points[i] = state.scores[i]
        hands = self.after * self.stretch + state.dealer_stays
        return self.expected(player, max(hands, 1.0))

    def changed(self, scores: Any, player: int) -> float:
        """With these scores after this hand; exact where the match ends with it."""
        i: cython.int
        if self.after == 0 and self.ends_with(scores):
            result: float = results_of(self.family.final(self.probe))[0][player]
            return result * self.factor
        for i in range(4):
            self.points[i] = scores[i]
        return self.expected(player, self.after * self.stretch)

    def ends_with(self, scores: Any) -> cython.bint:
        """Is the match over with these scores, if the dealer does not stay?"""
        i: cython.int
        probe: State = self.probe
        probe.copy_from(self.state)
        for i in range(4):
            probe.scores[i] = round(scores[i])
        probe.winners = 1 << probe.right[probe.dealer]
        probe.ended = BY_DISCARD
        probe.dealer_stays = False
        return self.family.is_match_over(probe)

    def expected(self, player: cython.int, hands: cython.double) -> cython.double:
        """The result of a player after so many hands from the scores in ``points``."""
        i: cython.int
        j: cython.int
        k: cython.int
        x: cython.double
        ahead: cython.double
        spread: cython.double
        found: cython.double = self.share * self.points[player]
        if not self.places_count:
            return found + self.bonus[0]
        # four independent deviates have the differences of four that add up to nothing
        spread = max(self.swing * sqrt(hands * 4.0 / 3.0), 0.02 * self.swing)
        for i in range(STEPS):
            x = self.points[player] + spread * STEP * (i - STEPS // 2)
            self.above[0] = 1.0
            self.above[1] = self.above[2] = self.above[3] = 0.0
            for j in range(4):
                if j == player:
                    continue
                ahead = 0.5 * erfc((x - self.points[j]) / (spread * ROOT))
                for k in range(3, 0, -1):
                    self.above[k] = self.above[k] * (1.0 - ahead) + self.above[k - 1] * ahead
                self.above[0] *= 1.0 - ahead
            for k in range(4):
                found += self.weight[i] * self.above[k] * self.bonus[k]
        return found

    def places(self, scores: Any, player: int, hands: float) -> list[float]:
        """How likely each place is."""
        i: cython.int
        k: cython.int
        kept = [self.bonus[i] for i in range(4)]
        share, counted = self.share, self.places_count
        self.share = 0.0
        self.places_count = True
        found = []
        for i in range(4):
            self.points[i] = scores[i]
        for i in range(4):
            for k in range(4):
                self.bonus[k] = 1.0 if k == i else 0.0
            found.append(self.expected(player, hands))
        for i in range(4):
            self.bonus[i] = kept[i]
        self.share, self.places_count = share, counted
        return found


def results_of(final: Any) -> Any:
    """The results of a match, and whether they are table points."""
    if final.get("table_points") is not None:
        return [float(points) for points in final["table_points"]], True
    return final["final"], False
