"""From sums to expectations: how likely a hand is completed in time, and what it brings."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from math import exp, log

    from wrobel.bots.strong.target_sums import CLASSES, GRADES, LEVELS, WHOLE, TargetSums
    from wrobel.bots.strong.weights import Weights


class Expectation:
    """What the hand may be expected to bring, without each tile."""

    def __init__(self, sums: TargetSums, weights: Weights) -> None:
        if not cython.compiled:
            self.odds = [0.0] * 35
            self.next_rate = [0.0] * 34
            self.next_gain = [0.0] * 34
        self.sums = sums
        self.weights = weights
        self.near = 0.0
        self.near_odds = 0.0

    def evaluate(self, kind: cython.int, draws: cython.double) -> cython.double:
        """What the hand brings on average without this tile (WHOLE: as it is).

        The nearest targets are followed through the next draw and discard; those farther
        away add their share.
        """
        way: cython.int
        level: cython.int
        grade: cython.int
        place: cython.int
        n: cython.int
        i: cython.int
        weight: cython.double
        gain: cython.double
        rate: cython.double
        sure: cython.double
        all: cython.double
        expected: cython.double
        best: cython.double = 0.0
        sums: TargetSums = self.sums
        self.odds[kind] = 0.0
        for way in range(CLASSES):
            all = 0.0
            expected = 0.0
            for level in range(LEVELS):
                weight = 0.0
                gain = 0.0
                for grade in range(GRADES):
                    place = ((way * LEVELS + level) * GRADES + grade) * 35 + kind
                    weight += sums.chance[place]
                    gain += sums.gain[place]
                if weight <= 0.0:
                    continue
                n = sums.floor + level
                if all == 0.0 and level < 2 and n > 1:
                    self.evaluate_next(kind, way, level, draws)
                    sure = 1.0
                    for i in range(1, n):
                        sure *= self.weights.still_away
                    all = sure * self.near_odds
                    expected = sure * self.near
                    continue
                rate = weight * self.last_tile(way)
                for i in range(2, n + 1):
                    rate *= i
                sure = self.come_true(draws, rate, n)
                for i in range(1, n):
                    sure *= self.weights.still_away
                if all > 0.0:
                    sure *= self.weights.later
                expected += (1.0 - all) * sure * gain / weight
                all += (1.0 - all) * sure
            if expected > best:
                best = expected
                self.odds[kind] = all
        return best

    def evaluate_next(
        self, kind: cython.int, way: cython.int, level: cython.int, draws: cython.double
    ) -> None:
        """The chance and worth of the targets of one level, over each draw that helps."""
        x: cython.int
        k: cython.int
        i: cython.int
        sums: TargetSums = self.sums
        n: cython.int = sums.floor + level - 1
        start: cython.int = 14 if kind == WHOLE else sums.slot[kind]
        place: cython.int
        all: cython.double = 0.0
        best: cython.double
        rate: cython.double
        sure: cython.double
        self.near = 0.0
        self.near_odds = 0.0
        start = ((2 * way + level) * 15 + start) * 34
        for x in range(34):
            best = 0.0
            place = 14 * (start + x)
            for k in range(sums.slots):
                if sums.then_gain[place + k] > best:
                    best = sums.then_gain[place + k]
                    self.next_rate[x] = sums.then[place + k]
            self.next_gain[x] = best
            if best > 0.0:
                all += sums.speed(way, x)
        if all <= 0.0:
            return
        for x in range(34):
            if self.next_gain[x] > 0.0:
                rate = self.next_rate[x] * self.last_tile(way)
                for i in range(2, n + 1):
                    rate *= i
                sure = self.two_steps(draws, all, rate, n) * sums.speed(way, x) / all
                self.near_odds += sure
                self.near += sure * self.next_gain[x] / self.next_rate[x]

    def last_tile(self, way: cython.int) -> cython.double:
        """How much sooner the last tile comes because it may come from anybody."""
        return self.weights.call_ron if way else self.weights.stay_ron

    def two_steps(
        self, draws: cython.double, one: cython.double, other: cython.double, n: cython.int
    ) -> cython.double:
        """The chance of a step with the one rate and then n steps that multiply to the other."""
        a: cython.double
        b: cython.double
        if n > 1:
            return self.come_true(draws, one * other, n + 1)
        a = -log(1.0 - min(one, 0.9))
        b = -log(1.0 - min(other, 0.9))
        if -0.001 < a - b < 0.001:
            b += 0.002
        return max(0.0, 1.0 - (b * exp(-a * draws) - a * exp(-b * draws)) / (b - a))

    def come_true(self, draws: cython.double, rate: cython.double, n: cython.int) -> cython.double:
        """The chance of n steps within so many draws, if their rates multiply to this."""
        i: cython.int
        one: cython.double = exp(log(rate) / n)
        mean: cython.double
        term: cython.double
        below: cython.double = 0.0
        one = min(one, 0.9)
        mean = -draws * log(1.0 - one)
        term = exp(-mean)
        for i in range(n):
            below += term
            term *= mean / (i + 1)
        return max(0.0, 1.0 - below)
