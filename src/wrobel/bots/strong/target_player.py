"""How ``strong`` plays for points or fan: the expected worth of targets against the danger."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from math import exp, log

    from wrobel.bots.candidates import Candidates
    from wrobel.bots.observation import POINTS_GOAL, Observation
    from wrobel.bots.strong.kongs import ANY_REACH, Kongs
    from wrobel.bots.strong.search import Search
    from wrobel.bots.strong.target_sums import WHOLE
    from wrobel.bots.strong.weights import Weights
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.state.moves import *
    from wrobel.state.phases import *

# How much of the expectation decides between tiles that are as good as equal.
TILT = 0.003


class TargetPlayer:
    """Weighs actions in points: what the hand may bring less what the action may cost."""

    def __init__(self, choices: Candidates, weights: Weights, effort: int) -> None:
        self.choices = choices
        self.sight = choices.sight
        self.danger = choices.danger
        self.weights = weights
        self.search = Search(weights, effort)
        self.kongs = Kongs()
        self.family: Family
        self.draws = 1.0
        self.everyday = 0.0
        self.value_now = 0.0
        self.price = 0.0

    def weigh(self, family: Family) -> None:
        """Fill in the numbers of a turn or a claim."""
        phase: cython.int = self.sight.state.phase
        i: cython.int
        share: cython.double = 1.0
        weights: Weights = self.weights
        self.family = family
        self.search.learn(self.sight)
        self.draws = 0.2
        for i in range(self.sight.draws):
            self.draws += weights.draw_worth * share
            share *= 1.0 - weights.interrupted - weights.tire * (self.sight.turns + i)
        self.see_danger()
        if phase == TURN:
            self.weigh_turn()
        elif phase == CLAIM:
            self.weigh_claims()

    def see_danger(self) -> None:
        """What every kind costs now, and what any tile costs on average if there is a threat."""
        kind: cython.int
        threat: cython.double = 0.0
        self.danger.read(self.sight)
        self.everyday = 0.0
        for kind in range(4):
            threat = max(threat, self.danger.ready[kind])
        if threat < self.weights.threat:
            return
        for kind in range(34):
            self.everyday += self.weights.blame * self.danger.cost[kind] * self.sight.unseen[kind]
        self.everyday /= self.sight.unseen_total

    def carry_on(self, expected: cython.double, lacking: cython.int) -> cython.double:
        """What is left of the expected worth after the risks on the way; at worst one folds."""
        steps: cython.double = min(1.5 + 1.5 * lacking, self.draws)
        left: cython.double = expected - self.weights.everyday * steps * self.everyday
        return max(0.02 * expected, left)

    # An own turn

    def weigh_turn(self) -> None:
        i: cython.int
        type: cython.int
        best: cython.double = -1000000.0
        choices: Candidates = self.choices
        self.search.look(self.sight, self.family)
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == DISCARD_MOVE:
                self.weigh_tile(i)
                best = max(best, choices.score[i])
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == CLOSED_KONG_MOVE or type == ADDED_KONG_MOVE:
                self.kongs.weigh(choices, i, best, self.search.unit, self.family.forms, ANY_REACH)

    def weigh_tile(self, place: cython.int) -> None:
        """A discard."""
        search: Search = self.search
        choices: Candidates = self.choices
        tile: cython.int = choices.moves[place] & ARGUMENT & ~DRAWN
        kind: cython.int = kind_of(tile)
        lacking: cython.int
        if kind >= 34 or tile >= FIRST_BONUS:
            choices.score[place] = -1000.0
            return
        lacking = search.nearest(kind)
        choices.score[place] = self.weigh_kind(kind, lacking)
        choices.value[place] = self.value_now
        choices.cost[place] = self.price
        if lacking < 90:
            choices.away[place] = lacking - 1
            choices.accept[place] = search.accepted(kind)
            choices.tiles[place] = choices.count(choices.accept[place])
        else:
            choices.away[place] = 8

    def weigh_kind(self, kind: cython.int, lacking: cython.int) -> cython.double:
        """What a discard promises less its price: the blame, and the hand itself."""
        hope: cython.double = self.hope(kind)
        # equal otherwise: honours and outer tiles first
        if kind < 27:
            hope *= 1.0 - TILT * (1 + min(kind % 9, 8 - kind % 9))
        elif self.sight.value_of(kind) and self.sight.unseen[kind] > 1:
            hope *= 1.0 - TILT
        self.price = self.weights.blame * self.danger.cost[kind]
        self.price += self.weights.dread * self.danger.risk[kind] * hope
        return self.carry_on(hope, lacking) - self.price

    def hope(self, kind: cython.int) -> cython.double:
        """What is expected of the hand, with what its win would spare."""
        expected: cython.double = self.expect(kind)
        if self.value_now <= 0.0:
            return expected
        return expected * (1.0 + self.weights.spared / self.value_now)

    def expect(self, kind: cython.int) -> cython.double:
        """What the hand brings without this tile: the sums, tempered by what is accepted next.

        WHOLE: as it is.
        """
        i: cython.int
        plan: cython.int
        lacking: cython.int
        best: cython.double = 0.0
        rate: cython.double
        back: cython.double = 1.0
        search: Search = self.search
        sight: Observation = self.sight
        expected: cython.double = search.evaluate(kind, self.draws)
        self.value_now = 0.0
        if search.expectation.odds[kind] <= 0.0:
            return expected
        self.value_now = expected / search.expectation.odds[kind]
        if sight.goal == POINTS_GOAL:
            return expected
        if kind != WHOLE:
            sight.counts[kind] -= 1
        for i in range(min(search.best_n, 3)):
            plan = search.best[i]
            lacking = search.plans.missing(sight, plan, sight.counts, sight.needed)
            if lacking < 1 or lacking > 8:
                continue
            if i == 0:
                # a step back must promise much
                while lacking > search.lacking[0]:
                    back *= self.weights.step_back
                    lacking -= 1
                lacking = search.plans.missing(sight, plan, sight.counts, sight.needed)
            rate = (
                self.choices.count(search.plans.acceptance(sight, plan, lacking))
                / sight.unseen_total
            )
            if rate <= 0.0:
                continue
            rate = self.steps(rate, lacking)
            if not search.plans.closed[plan]:
                rate *= self.weights.open_plan
            best = max(best, rate)
        if kind != WHOLE:
            sight.counts[kind] += 1
        best = (best + 0.000001) * self.value_now
        return back * expected * exp(self.weights.plan_share * log(best / expected))

    def steps(self, rate: cython.double, lacking: cython.int) -> cython.double:
        """The chance to win in time from so far, with so much accepted for the first step."""
        i: cython.int
        found: cython.double
        if lacking == 1:
            rate *= self.weights.last_step
        else:
            rate *= self.weights.first_step
            for i in range(3, lacking + 1):
                rate *= 0.2 + 0.04 * (i - 3)
        found = self.search.expectation.come_true(self.draws, rate, lacking)
        for i in range(1, lacking):
            found *= self.weights.each_step
        return found

    # A claim

    def weigh_claims(self) -> None:
        """What the hand brings as it is, and after each claim with the best discard."""
        i: cython.int
        type: cython.int
        lacking: cython.int
        before: cython.int
        hope: cython.double
        eager: cython.double = self.weights.claim
        sight: Observation = self.sight
        search: Search = self.search
        choices: Candidates = self.choices
        search.look(sight, self.family)
        if not sight.exposed:
            eager *= self.weights.first_claim
        before = search.nearest(WHOLE)
        hope = self.hope(WHOLE)
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == PASS:
                choices.score[i] = self.carry_on(hope, before)
                choices.value[i] = self.value_now
                choices.away[i] = before - 1 if before < 90 else 8
                if before < 90:
                    choices.accept[i] = search.accepted(WHOLE)
                    choices.tiles[i] = choices.count(choices.accept[i])
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == CHOW_MOVE or type == PUNG_MOVE:
                choices.lay_claim(choices.moves[i])
                search.look(sight, self.family)
                lacking = search.nearest(WHOLE)
                choices.score[i] = eager * self.best_after(choices.moves[i])
                choices.away[i] = lacking - 1 if lacking < 90 else 8
                if lacking < 90:
                    choices.accept[i] = search.accepted(WHOLE)
                    choices.tiles[i] = choices.count(choices.accept[i])
                choices.take_back()
            elif type == KONG_MOVE:
                choices.score[i] = -1.0

    def best_after(self, move: cython.int) -> cython.double:
        """The best that can be done after a claim."""
        kind: cython.int
        barred: cython.ulonglong
        claimed: cython.int = kind_of(self.sight.state.tile)
        place: cython.int = move & 3 if move & ~ARGUMENT == CHOW_MOVE else 3
        search: Search = self.search
        best: cython.double = -1000000.0
        barred = self.family.barred_by(self.sight.state, claimed, place)
        for kind in range(34):
            if self.sight.counts[kind] == 0 or barred >> kind & 1:
                continue
            best = max(best, self.weigh_kind(kind, search.nearest(kind)))
        return best
