"""The search: what a hand may become by the plans that promise most, and what that brings."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.expectation import Expectation
    from wrobel.bots.strong.plan_sums import PlanSums
    from wrobel.bots.strong.plans import Plans
    from wrobel.bots.strong.special_targets import SpecialTargets
    from wrobel.bots.strong.target_sums import CLASSES, LEVELS, WHOLE, TargetSums
    from wrobel.bots.strong.targets import Targets
    from wrobel.bots.strong.weights import Weights
    from wrobel.rules.family import Family

MOST_PLANS_FOLLOWED = 12
FIRST_QUOTA = 500  # targets of the best plan, and of every other, for one effort
QUOTA = 200


class Search:
    """Plans find targets, targets are added up, and from the sums follows the expectation."""

    def __init__(self, weights: Weights, effort: int = 1) -> None:
        if not cython.compiled:
            self.best = [0] * MOST_PLANS_FOLLOWED
            self.rank = [0.0] * MOST_PLANS_FOLLOWED
            self.lacking = [0] * MOST_PLANS_FOLLOWED
        self.plans = Plans()
        self.weights = weights
        self.sums = TargetSums(weights)
        self.targets = Targets(self.sums, weights)
        self.special = SpecialTargets(self.targets)
        self.plan_sums = PlanSums(self.targets)
        self.expectation = Expectation(self.sums, weights)
        self.options: Any = None
        self.effort = effort
        self.best_n = 0
        self.unit = 1.0

    def look(self, sight: Observation, family: Family) -> None:
        """Find the targets of the tiles in sight, and add them up."""
        i: cython.int
        self.sight = sight
        self.targets.start(sight)
        self.sums.start(sight, family)
        self.pick_plans()
        for i in range(self.best_n):
            if self.follow(i, (FIRST_QUOTA if i == 0 else QUOTA) * self.effort) and i == 0:
                self.go_farther()

    def learn(self, sight: Observation) -> None:
        """What the family says of its hands, if it is another one."""
        if sight.options is self.options:
            return
        play = sight.options.about.play
        self.options = sight.options
        self.unit = play.unit
        self.weights.load(play.weighing)
        self.most_plans = play.plans
        self.sums.grade[1], self.sums.grade[2], self.sums.grade[3] = play.grades

    def pick_plans(self) -> None:
        """The plans that promise most; the plain one is always among them."""
        i: cython.int
        j: cython.int
        lacking: cython.int
        most: cython.int = self.most_plans
        score: cython.double
        floor: cython.int = 99
        plans: Plans = self.plans
        sight: Observation = self.sight
        plans.read(sight)
        plans.add_plain(sight)
        self.best_n = 0
        for i in range(plans.n):
            lacking = plans.missing(sight, i, sight.counts, sight.needed)
            if lacking > 8:
                continue
            floor = min(floor, lacking)
            score = plans.worth[i]
            for j in range(lacking):
                score *= 0.3
            j = self.best_n
            if j == most:
                if score <= self.rank[j - 1]:
                    continue
                j -= 1
            else:
                self.best_n += 1
            while j > 0 and self.rank[j - 1] < score:
                self.rank[j] = self.rank[j - 1]
                self.best[j] = self.best[j - 1]
                self.lacking[j] = self.lacking[j - 1]
                j -= 1
            self.rank[j] = score
            self.best[j] = i
            self.lacking[j] = lacking
        self.sums.floor = max(floor, 1)

    def follow(self, place: cython.int, quota: cython.int) -> cython.bint:
        """Find the targets of one plan; true if its sets were spread over the suits."""
        j: cython.int
        code: cython.int
        plan: cython.int = self.best[place]
        lacking: cython.int = self.lacking[place]
        plans: Plans = self.plans
        targets: Targets = self.targets
        forms: cython.int = plans.forms[plan]
        self.special.find(forms, lacking, plans.quads, quota)
        if forms != 0 and not forms & 1:
            return False
        targets.clear_base()
        for j in range(3 * plan, 3 * plan + 3):
            code = plans.group[j]
            if code >= 0 and not targets.put_base(code):
                return False
        targets.run(
            plans.mask[plan],
            forms != 0,
            self.sight.needed - targets.base_sets,
            lacking + 2,
            lacking,
            quota,
        )
        return targets.most >= 0

    def go_farther(self) -> None:
        """Beyond the targets looked at: as many as there are, worth what the nearer ones are."""
        way: cython.int
        lack: cython.int
        kind: cython.int
        all: cython.double
        share: cython.double
        scale: cython.double
        valid: cython.double
        sums: TargetSums = self.sums
        targets: Targets = self.targets
        reach: PlanSums = self.plan_sums
        looked_at: cython.int = targets.most + targets.base_lack
        reach.measure()
        for way in range(CLASSES):
            scale = targets.base_fast if way else targets.base_still
            all = 0.0
            for lack in range(targets.most + 1):
                all += scale * reach.reach[(8 * way + lack) * 35 + WHOLE]
            valid = sums.total(way, WHOLE, looked_at)
            if all <= 0.0 or valid <= 0.0:
                continue
            valid = min(1.0, valid / all)
            for lack in range(targets.most + 1, targets.budget + 1):
                for kind in range(35):
                    share = scale * valid * reach.reach[(8 * way + lack) * 35 + kind]
                    if share > 0.0:
                        sums.extend(way, kind, lack + targets.base_lack, share, looked_at)

    def evaluate(self, kind: cython.int, draws: cython.double) -> cython.double:
        """What the hand brings on average without this tile (WHOLE: as it is)."""
        return self.expectation.evaluate(kind, draws)

    def nearest(self, kind: cython.int) -> cython.int:
        """How many tiles the nearest target without this tile lacks; 99 if there is none."""
        return self.sums.nearest[kind]

    def accepted(self, kind: cython.int) -> cython.ulonglong:
        """The kinds that bring it nearer."""
        sums: TargetSums = self.sums
        return sums.accept[LEVELS * kind + sums.nearest[kind] - sums.floor]
