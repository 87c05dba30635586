"""The strong bot: expected worth of the targets within reach against the danger of the way."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from math import exp, log

    from wrobel.bots.estimate import Estimate
    from wrobel.bots.riichi_play import ROUNDS_A_MILLISECOND, RiichiBot
    from wrobel.bots.sight import POINTS_GOAL, Sight
    from wrobel.bots.sums import WHOLE
    from wrobel.rules.codes import *
    from wrobel.rules.family import kind_of
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.view import View

# The chance that nobody else ends the hand between two own draws falls with every turn; and
# not every draw can be used.
GO_ON = 0.94
TIRE = 0.005
DRAW_WORTH = 0.85
STEP_BACK = 0.5
# Milliseconds beyond which more thought changes nothing.
LONGEST = 2000.0
# How likely a hand must wait to be played against.
THREAT = 0.45


class StrongBot(RiichiBot):
    """Weighs actions in points: what the hand may bring less what the action may cost."""

    def __init__(self, name: str, seed: str | bytes | int, think_ms: float | None) -> None:
        super().__init__(name, seed)
        self.estimate = Estimate()
        if think_ms:
            self.estimate.effort = max(1, min(40, int(think_ms / 5)))
            self.rounds = int(min(think_ms, LONGEST) * ROUNDS_A_MILLISECOND)
        self.draws = 1.0
        self.everyday = 0.0
        self.best_discard = 0.0
        self.value_now = 0.0

    def weigh(self, view: View) -> None:
        state: State = view.state
        i: cython.int
        share: cython.double = 1.0
        self.family = view.family
        self.sight.read(view)
        if self.decided():
            return
        if self.sight.declares:
            self.weigh_riichi()
            return
        self.draws = 0.2
        for i in range(self.sight.draws):
            self.draws += DRAW_WORTH * share
            share *= GO_ON - TIRE * (self.sight.turns + i)
        self.see_danger()
        if state.phase == TURN:
            self.weigh_turn()
        elif state.phase == CLAIM:
            self.weigh_claims()

    def see_danger(self) -> None:
        """What every kind costs now, and what any tile costs on average if there is a threat."""
        kind: cython.int
        threat: cython.double = 0.0
        self.danger.read(self.sight)
        self.everyday = 0.0
        for kind in range(4):
            threat = max(threat, self.danger.ready[kind])
        if threat < THREAT:
            return
        for kind in range(34):
            self.everyday += self.danger.cost[kind] * self.sight.unseen[kind]
        self.everyday /= self.sight.unseen_total

    def carry_on(self, expected: cython.double, lacking: cython.int) -> cython.double:
        """What is left of the expected worth after the risks on the way; at worst one folds."""
        steps: cython.double = min(1.5 + 1.5 * lacking, self.draws)
        left: cython.double = expected - steps * self.everyday
        return max(0.02 * expected, left)

    # An own turn

    def weigh_turn(self) -> None:
        i: cython.int
        type: cython.int
        self.estimate.look(self.sight, self.family)
        self.best_discard = -1000000.0
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type == DISCARD_MOVE:
                self.weigh_tile(i)
                self.best_discard = max(self.best_discard, self.score[i])
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type == CLOSED_KONG_MOVE or type == ADDED_KONG_MOVE:
                self.weigh_kong(i, self.best_discard, self.estimate.unit)

    def weigh_tile(self, place: cython.int) -> None:
        """A discard."""
        estimate: Estimate = self.estimate
        tile: cython.int = self.moves[place] & ARGUMENT & ~DRAWN
        kind: cython.int = kind_of(tile)
        lacking: cython.int
        expected: cython.double
        if kind >= 34 or tile >= FIRST_BONUS:
            self.score[place] = -1000.0
            return
        lacking = estimate.nearest[kind]
        expected = self.expect(kind)
        self.value[place] = self.value_now
        self.score[place] = self.carry_on(expected, lacking) - self.danger.cost[kind]
        self.cost[place] = self.danger.cost[kind]
        if lacking < 90:
            self.away[place] = lacking - 1
            self.accept[place] = estimate.accept[6 * kind + lacking - estimate.floor]
            self.tiles[place] = self.count(self.accept[place])
        else:
            self.away[place] = 8
        # equal otherwise: honours and outer tiles first
        if kind < 27:
            self.score[place] -= 0.01 * abs(self.score[place]) * (1 + min(kind % 9, 8 - kind % 9))
        elif self.sight.value_of(kind) and self.sight.unseen[kind] > 1:
            self.score[place] -= 0.01 * abs(self.score[place])

    def expect(self, kind: cython.int) -> cython.double:
        """What the hand brings without this tile: the sums, tempered by what is accepted next."""
        i: cython.int
        plan: cython.int
        lacking: cython.int
        best: cython.double = 0.0
        rate: cython.double
        back: cython.double = 1.0
        estimate: Estimate = self.estimate
        sight: Sight = self.sight
        expected: cython.double = estimate.evaluate(kind, self.draws)
        self.value_now = 0.0
        if estimate.odds[kind] <= 0.0:
            return expected
        self.value_now = expected / estimate.odds[kind]
        if sight.goal == POINTS_GOAL:
            return expected
        sight.counts[kind] -= 1
        for i in range(min(estimate.best_n, 3)):
            plan = estimate.best[i]
            lacking = estimate.plans.missing(sight, plan, sight.counts, sight.needed)
            if lacking < 1 or lacking > 8:
                continue
            if i == 0:
                # a step back must promise much
                while lacking > estimate.lacking[0]:
                    back *= STEP_BACK
                    lacking -= 1
                lacking = estimate.plans.missing(sight, plan, sight.counts, sight.needed)
            rate = self.count(estimate.plans.acceptance(sight, plan, lacking)) / sight.unseen_total
            if rate <= 0.0:
                continue
            rate = self.steps(rate, lacking)
            if not estimate.plans.closed[plan]:
                rate *= 1.3
            best = max(best, rate)
        sight.counts[kind] += 1
        return back * exp(0.5 * log(expected * (best + 0.000001) * self.value_now))

    def steps(self, rate: cython.double, lacking: cython.int) -> cython.double:
        """The chance to win in time from so far, with so much accepted for the first step."""
        i: cython.int
        found: cython.double
        if lacking == 1:
            rate *= 2.2
        else:
            rate *= 0.16
            for i in range(3, lacking + 1):
                rate *= 0.2 + 0.04 * (i - 3)
        found = self.estimate.come_true(self.draws, rate, lacking)
        for i in range(1, lacking):
            found *= 0.8
        return found

    # A claim

    def weigh_claims(self) -> None:
        """What the hand brings as it is, and after each claim with the best discard."""
        i: cython.int
        type: cython.int
        lacking: cython.int
        before: cython.int
        expected: cython.double
        sight: Sight = self.sight
        estimate: Estimate = self.estimate
        estimate.look(sight, self.family)
        before = estimate.nearest[WHOLE]
        expected = estimate.evaluate(WHOLE, self.draws)
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type == PASS:
                self.score[i] = self.carry_on(expected, before)
                self.away[i] = before - 1 if before < 90 else 8
                if before < 90:
                    self.accept[i] = estimate.accept[6 * WHOLE + before - estimate.floor]
                    self.tiles[i] = self.count(self.accept[i])
                    if estimate.odds[WHOLE] > 0:
                        self.value[i] = expected / estimate.odds[WHOLE]
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type == CHOW_MOVE or type == PUNG_MOVE:
                self.lay_claim(self.moves[i])
                estimate.look(sight, self.family)
                lacking = estimate.nearest[WHOLE]
                self.score[i] = self.best_after(self.moves[i])
                self.away[i] = lacking - 1 if lacking < 90 else 8
                if lacking < 90:
                    self.accept[i] = estimate.accept[6 * WHOLE + lacking - estimate.floor]
                    self.tiles[i] = self.count(self.accept[i])
                self.take_back()
            elif type == KONG_MOVE:
                self.score[i] = -1.0

    def best_after(self, move: cython.int) -> cython.double:
        """The best that can be done after a claim."""
        kind: cython.int
        barred: cython.ulonglong
        claimed: cython.int = kind_of(self.sight.state.tile)
        place: cython.int = move & 3 if move & ~ARGUMENT == CHOW_MOVE else 3
        estimate: Estimate = self.estimate
        score: cython.double
        best: cython.double = -1000000.0
        barred = self.family.barred_by(self.sight.state, claimed, place)
        for kind in range(34):
            if self.sight.counts[kind] == 0 or barred >> kind & 1:
                continue
            score = self.carry_on(self.expect(kind), estimate.nearest[kind])
            best = max(best, score - self.danger.cost[kind])
        return best


def make(name: str, seed: str | bytes | int, think_ms: float | None) -> StrongBot:
    """The bot."""
    return StrongBot(name, seed, think_ms)
