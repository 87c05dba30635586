"""The fast bot: the nearest hand that may win, by the most tiles, and some care."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.candidates import Candidates
    from wrobel.bots.observation import Observation
    from wrobel.bots.scoring_bot import ScoringBot
    from wrobel.bots.strong.plans import Plans
    from wrobel.rules.codes import *
    from wrobel.rules.family import kind_of
    from wrobel.shape.bits import kinds_with, lowest
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.view import View

MOST_BEST = 6
SLIGHTLY = 1e-6  # more than sums of the same numbers in another order differ by


class EfficientBot(ScoringBot):
    """Follows the few plans that are nearest; each step nearer is worth about three times more."""

    def __init__(self, name: str, seed: str | bytes | int = "") -> None:
        i: cython.int
        super().__init__(name, seed)
        if not cython.compiled:
            self.best = [0] * MOST_BEST
            self.kind_away = [0] * 34
            self.kind_score = [0.0] * 34
            self.kind_tiles = [0] * 34
            self.kind_nearest = [0] * 34
            self.kind_keep = [0.0] * 34
            self.kind_danger = [0.0] * 34
            self.left = [0] * (34 * MOST_BEST)
            self.held = [0] * 14
            self.rank = [0.0] * MOST_BEST
            self.lacks = [0] * MOST_BEST
            self.kind_accept = [0] * 34
            self.nearness = [1.0] * 21
        self.nearness[0] = 1.0
        self.nearness[1] = 1.0
        for i in range(2, 21):
            self.nearness[i] = 0.3 * self.nearness[i - 1]
        self.sight = self.candidates.sight
        self.danger = self.candidates.danger
        self.plans = Plans()
        self.best_n = 0
        self.held_n = 0
        self.unit = 1.0

    def weigh(self, view: View) -> None:
        self.sight.read(view)
        if self.candidates.decided():
            return
        self.unit = self.sight.unit
        if self.calm():
            self.danger.quiet()
        else:
            self.danger.read_some(self.sight, kinds_with(self.sight.counts, 0, 1))
        if self.sight.state.phase == TURN:
            self.weigh_turn()
        elif self.sight.state.phase == CLAIM:
            self.weigh_claims()

    def calm(self) -> cython.bint:
        """Is nobody visibly ahead?"""
        i: cython.int
        state: State = self.sight.state
        for i in range(4):
            if i != self.sight.player:
                if state.riichi[i] or self.sight.shown[i] >= 3:
                    return False
                if self.sight.shown[i] == 2 and state.discards[i] > 8:
                    return False
        return True

    def choose_plans(self) -> cython.int:
        """The nearest plans; returns the tiles that the best one lacks."""
        i: cython.int
        j: cython.int
        missing: cython.int
        least: cython.int = 99
        score: cython.double
        sight: Observation = self.sight
        plans: Plans = self.plans
        plans.read(sight)
        plans.hold(sight.counts)
        self.best_n = 0
        for i in range(plans.n):
            if self.best_n == MOST_BEST:
                if self.progress(i, plans.at_least(i)) <= self.rank[MOST_BEST - 1]:
                    continue
            missing = plans.lacking(sight, i, sight.needed)
            if missing > 20:
                continue
            score = self.progress(i, missing)
            j = self.best_n
            if j == MOST_BEST:
                if score <= self.rank[j - 1]:
                    continue
                j -= 1
            else:
                self.best_n += 1
            while j > 0 and self.rank[j - 1] < score:
                self.rank[j] = self.rank[j - 1]
                self.best[j] = self.best[j - 1]
                self.lacks[j] = self.lacks[j - 1]
                j -= 1
            self.rank[j] = score
            self.best[j] = i
            self.lacks[j] = missing
            least = min(least, missing)
        return least

    def progress(self, plan: cython.int, missing: cython.int) -> cython.double:
        """What a plan so near is worth, in points of the game."""
        found: cython.double = self.unit * self.plans.worth[plan]
        return found * self.nearness[min(missing, 20)]

    # An own turn

    def weigh_turn(self) -> None:
        """Discards, riichi, kongs."""
        i: cython.int
        type: cython.int
        kind: cython.int
        state: State = self.sight.state
        choices: Candidates = self.candidates
        self.choose_plans()
        self.weigh_discards()
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == DISCARD_MOVE or type == RIICHI_MOVE:
                if choices.moves[i] & ARGUMENT & ~DRAWN >= FIRST_BONUS:
                    choices.score[i] = -1.0
                    continue
                kind = kind_of(choices.moves[i] & ARGUMENT & ~DRAWN)
                choices.score[i] = self.kind_score[kind]
                choices.away[i] = self.kind_away[kind]
                choices.accept[i] = self.kind_accept[kind]
                choices.tiles[i] = self.kind_tiles[kind]
                choices.cost[i] = self.danger.cost[kind]
                if FIRST_RED <= (choices.moves[i] & ARGUMENT & ~DRAWN) < FIRST_BONUS:
                    choices.score[i] -= 0.08 * self.unit
                if type == RIICHI_MOVE:
                    if choices.tiles[i] > 1 and self.sight.draws > 1:
                        choices.score[i] += self.unit
                    else:
                        choices.score[i] -= self.unit
            elif type == CLOSED_KONG_MOVE or type == ADDED_KONG_MOVE:
                self.weigh_kong(i)
            elif type == NINE_KINDS_MOVE:
                choices.score[i] = 1000.0 * self.unit
        if state.riichi[self.sight.player]:
            for i in range(choices.n):
                if choices.moves[i] & ~ARGUMENT == DISCARD_MOVE:
                    choices.score[i] = 1.0

    def weigh_discards(self) -> None:
        """What is left of the plans without one tile of each kind, and what it takes then."""
        i: cython.int
        j: cython.int
        kind: cython.int
        sight: Observation = self.sight
        kinds: cython.ulonglong = kinds_with(sight.counts, 0, 1)
        for i in range(self.best_n):
            self.plans.lay(sight, self.best[i], sight.needed)
            self.plans.left_without_each(sight, kinds, self.lacks[i], self.left, 34 * i)
        self.held_n = 0
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            self.held[self.held_n] = kind
            self.held_n += 1
        for j in range(self.held_n):
            self.weigh_kind(self.held[j])
        if not self.explaining:
            self.leave_out_hopeless()
        nearest: cython.int = 0  # bits of the plans still to be asked
        for j in range(self.held_n):
            if self.kind_nearest[self.held[j]] >= 0:
                nearest |= 1 << self.kind_nearest[self.held[j]]
        for i in range(self.best_n):
            if nearest >> i & 1:
                self.weigh_acceptance(i)
        for j in range(self.held_n):
            kind = self.held[j]
            self.kind_score[kind] = self.without_acceptance(kind)

    def weigh_kind(self, kind: cython.int) -> None:
        """How near the plans are without one tile of this kind."""
        i: cython.int
        missing: cython.int
        least: cython.int = 99
        nearest: cython.int = -1
        found: cython.double = 0.0
        share: cython.double = 1.0
        score: cython.double
        best: cython.double = 0.0
        for i in range(self.best_n):
            missing = self.left[34 * i + kind]
            score = self.progress(self.best[i], missing)
            if nearest < 0 or score > best:
                nearest = i
                least = missing
                best = score
            found += share * score
            share *= 0.4
        self.kind_score[kind] = found
        self.kind_nearest[kind] = nearest if least < 20 else -1
        self.kind_away[kind] = least - 1
        self.kind_accept[kind] = 0
        self.kind_tiles[kind] = 0
        self.kind_keep[kind] = self.keep(kind)
        self.kind_danger[kind] = 1.3 * self.danger.cost[kind]

    def weigh_acceptance(self, i: cython.int) -> None:
        """What the kinds take whose discard leaves this plan the nearest."""
        j: cython.int
        self.plans.lay(self.sight, self.best[i], self.sight.needed)
        for j in range(self.held_n):
            if self.kind_nearest[self.held[j]] == i:
                self.accept_without(self.held[j])

    def accept_without(self, kind: cython.int) -> None:
        """What the plan that is laid takes without this kind."""
        missing: cython.int = self.left[34 * self.kind_nearest[kind] + kind]
        self.kind_accept[kind] = self.plans.accepted_without(self.sight, kind, missing)
        self.kind_tiles[kind] = self.candidates.count(self.kind_accept[kind])
        self.kind_score[kind] += self.bonus(kind, self.kind_tiles[kind])

    def bonus(self, kind: cython.int, tiles: cython.double) -> cython.double:
        """What it is worth that so many tiles bring the nearest plan nearer without this kind."""
        i: cython.int = self.kind_nearest[kind]
        missing: cython.int = self.left[34 * i + kind]
        best: cython.double = self.progress(self.best[i], missing)
        best *= tiles
        return best * (0.025 if missing > 1 else 0.06)

    def leave_out_hopeless(self) -> None:
        """Do not look at what those kinds take that cannot come first, whatever it is.

        Only where nothing but a discard can be chosen. The most promising kind is weighed to the
        end; whatever is behind it even if it took all tiles that are unseen stays there.
        """
        i: cython.int
        j: cython.int
        kind: cython.int
        first: cython.int = -1
        most: cython.double = 0.0
        choices: Candidates = self.candidates
        for i in range(choices.n):
            if choices.moves[i] & ~ARGUMENT != DISCARD_MOVE:
                return
            if choices.moves[i] & ARGUMENT & ~DRAWN >= FIRST_BONUS:
                continue
            kind = kind_of(choices.moves[i] & ARGUMENT & ~DRAWN)
            if first < 0 or self.without_acceptance(kind) > most:
                first = kind
                most = self.without_acceptance(kind)
        if first < 0 or self.kind_nearest[first] < 0:
            return
        i = self.kind_nearest[first]
        self.plans.lay(self.sight, self.best[i], self.sight.needed)
        self.accept_without(first)
        self.kind_nearest[first] = -1
        most = self.without_acceptance(first) - 0.08 * self.unit - SLIGHTLY * self.unit
        for j in range(self.held_n):
            kind = self.held[j]
            if self.kind_nearest[kind] < 0:
                continue
            if self.without_acceptance(kind) + self.bonus(kind, self.sight.unseen_total) < most:
                self.kind_nearest[kind] = -1
            elif self.kind_nearest[kind] == i:
                self.accept_without(kind)
                self.kind_nearest[kind] = -1

    def without_acceptance(self, kind: cython.int) -> cython.double:
        """The score of a kind, of what is known of it."""
        return self.kind_score[kind] - self.kind_keep[kind] - self.kind_danger[kind]

    def keep(self, kind: cython.int) -> cython.double:
        """Small reasons to keep a tile: dora, honours worth something, middle tiles."""
        found: cython.double = 0.03 * self.sight.dora[kind]
        if self.sight.unseen[kind]:
            found += 0.002 * self.sight.value_of(kind)
        if kind < 27:
            found += 0.0005 * min(kind % 9, 8 - kind % 9) + 0.001
        return found * self.unit

    def weigh_kong(self, place: cython.int) -> None:
        """A kong where it takes nothing from the hand and nobody threatens."""
        i: cython.int
        least: cython.int
        best: cython.double = -1.0
        sight: Observation = self.sight
        choices: Candidates = self.candidates
        kind: cython.int = kind_of(choices.moves[place] & ARGUMENT)
        before: cython.int = 99
        after: cython.int
        for i in range(34):
            if sight.counts[i]:
                before = min(before, self.kind_away[i] + 1)
                best = max(best, self.kind_score[i])
        if choices.moves[place] & ~ARGUMENT == ADDED_KONG_MOVE:
            sight.counts[kind] -= 1
            least = sight.needed
        else:
            sight.counts[kind] -= 4
            least = sight.needed - 1
        after = 99
        for i in range(self.best_n):
            after = min(after, self.plans.missing(sight, self.best[i], sight.counts, least))
        sight.counts[kind] = sight.state.hand[34 * sight.player + kind]
        choices.away[place] = after - 1
        if after <= before and self.danger.threat < 0.3:
            choices.score[place] = best + 0.1 * self.unit
        else:
            choices.score[place] = best - self.unit

    # A claim

    def weigh_claims(self) -> None:
        """Take what brings a plan nearer than it is; in riichi, near enough to open for it."""
        i: cython.int
        type: cython.int
        before: cython.int
        after: cython.int
        sight: Observation = self.sight
        choices: Candidates = self.candidates
        now: cython.double
        then: cython.double
        before = self.choose_plans()
        now = self.rank[0] if self.best_n else 0.0
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == PASS:
                choices.away[i] = before - 1 if before < 20 else 8
                choices.value[i] = 0.0
                choices.score[i] = now
                continue
            if type == KONG_MOVE:
                choices.score[i] = -1.0
                continue
            choices.lay_claim(choices.moves[i])
            after = self.choose_plans()
            then = self.rank[0] if self.best_n else 0.0
            choices.take_back()
            choices.away[i] = after - 1 if after < 20 else 8
            choices.score[i] = then - 0.0001
            if sight.declares and not sight.exposed and after > 2:
                choices.score[i] *= 0.6
            if after > 2 and self.danger.threat > 0.5:
                choices.score[i] = -1.0


def make(name: str, seed: str | bytes | int, _think_ms: float | None) -> EfficientBot:
    """The bot."""
    return EfficientBot(name, seed)
