"""Which hands a hand may become: of every plan the likeliest one that may win, with its patterns.

The same plans and targets as the search, but told instead of added up.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

from wrobel.rules.scorer import run

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.hand_worth import DRAWN_ONLY, SILENT, Worth
    from wrobel.bots.strong.search import MOST_PLANS_FOLLOWED, QUOTA, Search
    from wrobel.bots.strong.special_targets import SpecialTargets
    from wrobel.bots.strong.target_sums import TargetSums
    from wrobel.bots.strong.targets import Targets
    from wrobel.bots.strong.weights import Weights
    from wrobel.table.view import View

# How a target may be won: with sets claimed for it, closed, or only by an own draw.
WAYS = ("claimed", "closed", "drawn")
# What is left of a chance where nobody else's tile may win.
SELDOM = 0.4


class LikeliestTarget(TargetSums):
    """Gets targets one by one and keeps the likeliest that may win."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        if not cython.compiled:
            self.target = [0] * 4
        self.begin()

    def begin(self) -> None:
        """Another plan."""
        self.best = 0.0
        self.best_value = 0.0
        self.win = -1
        self.lack = 0
        self.how = 0
        self.opened = 0
        self.round += 1

    def judge(
        self,
        m: cython.ulonglong,
        p: cython.ulonglong,
        s: cython.ulonglong,
        z: cython.ulonglong,
        lack: cython.int,
        still: cython.double,
        fast: cython.double,
        groups: cython.uint,
        win: cython.int,
        missing: cython.ulonglong,
        weight: cython.double,
    ) -> None:
        """Keep a target if it is likelier than those before, the way it is likeliest."""
        code: cython.int
        kind: cython.int
        opened: cython.uint = 0
        n: cython.int = 0
        before: cython.double = self.best
        value: cython.double
        worth: Worth = self.worth
        if lack < 1 or win < 0 or max(still, fast) <= self.best or not self.is_new(m, p, s, z):
            return
        while groups:
            code = groups & 127
            if groups & 128:
                kind = code if code < 34 else code - 34
                if not (kind == win or (code < 34 and kind <= win <= kind + 2)):
                    opened |= cython.cast(cython.uint, code) << (7 * n)
                    n += 1
            groups >>= 8
        if n:
            value = worth.value(m, p, s, z, win, opened, SILENT)
            if value > 0.0:
                self.keep(fast, value, opened, 0)
        value = worth.value(m, p, s, z, win, 0, SILENT)
        if value > 0.0:
            self.keep(still, value, 0, 1)
        else:
            value = worth.value(m, p, s, z, win, 0, DRAWN_ONLY)
            if value > 0.0:
                self.keep(SELDOM * still, value, 0, 2)
        if self.best > before:
            self.target[0] = m
            self.target[1] = p
            self.target[2] = s
            self.target[3] = z
            self.win = win
            self.lack = lack

    def keep(
        self,
        chance: cython.double,
        value: cython.double,
        opened: cython.uint,
        how: cython.int,
    ) -> None:
        if chance > self.best:
            self.best = chance
            self.best_value = value
            self.opened = opened
            self.how = how

    def tell(self) -> Any:
        """The target: its concealed tiles by kind, the last one, how it is won and its score."""
        suit: cython.int
        rank: cython.int
        worth: Worth = self.worth
        worth.score(
            self.target[0],
            self.target[1],
            self.target[2],
            self.target[3],
            self.win,
            self.opened,
            DRAWN_ONLY if self.how == 2 else SILENT,
        )
        counts = [
            self.target[suit] >> (4 * rank) & 15
            for suit in range(4)
            for rank in range(7 if suit == 3 else 9)
        ]
        return counts, self.win, self.lack, WAYS[self.how], run(worth.request)


class Guide(Search):
    """Tells the plans that promise most."""

    def __init__(self) -> None:
        weights = Weights()
        super().__init__(weights)
        self.sight = Observation()
        self.likeliest = LikeliestTarget(weights)
        self.sums = self.likeliest
        self.targets = Targets(self.likeliest, weights)
        self.special = SpecialTargets(self.targets)

    def routes(self, view: View) -> list[Any]:
        """What ``tell`` says of each plan that can still win, the most promising first."""
        i: cython.int
        found: list[Any] = []
        sight: Observation = self.sight
        sight.read(view)
        self.targets.start(sight)
        self.sums.start(sight, view.family)
        self.learn(sight)
        self.most_plans = MOST_PLANS_FOLLOWED
        self.pick_plans()
        for i in range(self.best_n):
            self.likeliest.begin()
            self.follow(i, QUOTA)
            if self.likeliest.best > 0.0:
                rank = -self.likeliest.best * self.likeliest.best_value
                found.append((rank, i, self.likeliest.tell()))
        found.sort()
        return [entry[2] for entry in found]
