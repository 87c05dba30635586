"""How ``strong`` plays riichi: by what strong players think of each choice."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.adviser import Adviser
    from wrobel.bots.sight import Sight
    from wrobel.bots.solitaire import Solitaire
    from wrobel.bots.traits import Traits
    from wrobel.bots.weighing import WeighingBot
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.shape.hand import Shape
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State

# The likeliest choice is to pass far more often than players do; this brings claims nearer to
# how often they make them, and costs nothing (measured).
EAGER = 0.8
# With time to think: how far behind the best a discard may be to be tried, and how much the
# trial counts.
IN_DOUBT = 1.2
TRUST = 2.0
ROUNDS_A_MILLISECOND = 150
# Nine kinds of orphans are thrown in unless the hand is as near as this.
NEAR_ENOUGH = 3


class RiichiBot(WeighingBot):
    """Scores are log odds between the choices."""

    def __init__(self, name: str, seed: str | bytes | int) -> None:
        super().__init__(name, seed)
        if not cython.compiled:
            self.hopes = [0.0] * 16
        self.adviser = Adviser()
        self.solitaire = Solitaire()
        self.rounds = 0
        self.shape = Shape([0] * 34)
        self.family: Family

    def weigh_riichi(self) -> None:
        """Fill in the numbers of a turn or a claim."""
        phase: cython.int = self.sight.state.phase
        self.danger.read(self.sight)
        if phase == TURN:
            self.weigh_riichi_turn()
        elif phase == CLAIM:
            self.weigh_riichi_claims()

    def weigh_riichi_turn(self) -> None:
        """Discards, riichi, kongs, nine kinds."""
        i: cython.int
        entry: cython.int
        type: cython.int
        tile: cython.int
        best: cython.double = -1000.0
        state: State = self.sight.state
        adviser: Adviser = self.adviser
        if state.riichi[self.sight.player]:
            for i in range(self.n):
                self.score[i] = 1.0 if self.moves[i] & ~ARGUMENT == CLOSED_KONG_MOVE else 0.0
            return
        adviser.look(self.sight, self.danger, self.family)
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type != DISCARD_MOVE and type != RIICHI_MOVE:
                continue
            tile = self.moves[i] & ARGUMENT & ~DRAWN
            entry = adviser.entry(kind_of(tile))
            self.note_entry(i, entry)
            self.score[i] = adviser.liking[entry]
            if type == RIICHI_MOVE:
                self.score[i] += adviser.like_riichi(entry)
            if FIRST_RED <= tile < FIRST_BONUS:
                # while there is a five that is not red
                self.score[i] -= 0.5
            best = max(best, self.score[i])
        if self.rounds and not self.sight.exposed and adviser.traits.in_riichi == 0:
            best = self.think(best)
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type == CLOSED_KONG_MOVE or type == ADDED_KONG_MOVE:
                self.weigh_kong(i, best, 1.0)
            elif type == NINE_KINDS_MOVE:
                self.score[i] = best + (-1.0 if adviser.traits.best_missing <= NEAR_ENOUGH else 1.0)

    def think(self, best: cython.double) -> cython.double:
        """Play on with the discards that seem good; those that win less often lose favour."""
        i: cython.int
        entry: cython.int
        most: cython.double = 0.0
        leading: cython.double = best
        traits: Traits = self.adviser.traits
        for entry in range(traits.n):
            self.hopes[entry] = -1.0
        for i in range(self.n):
            if self.moves[i] & ~ARGUMENT != DISCARD_MOVE or self.score[i] < best - IN_DOUBT:
                continue
            entry = self.adviser.entry(kind_of(self.moves[i] & ARGUMENT & ~DRAWN))
            if traits.missing[entry] > 1 and self.hopes[entry] < 0.0:
                self.hopes[entry] = self.worth_of_entry(entry) * self.solitaire.win_share(
                    self.sight, traits.kind[entry], traits.forms, self.rounds, self.salt
                )
                most = max(most, self.hopes[entry])
        if most <= 0.0:
            return best
        best = -1000.0
        for i in range(self.n):
            if self.moves[i] & ~ARGUMENT == DISCARD_MOVE:
                entry = self.adviser.entry(kind_of(self.moves[i] & ARGUMENT & ~DRAWN))
                if self.hopes[entry] >= 0.0:
                    self.score[i] += TRUST * (self.hopes[entry] / most - 1.0)
            if self.score[i] > best and self.score[i] <= leading:
                best = self.score[i]
        return best

    def note_entry(self, place: cython.int, i: cython.int) -> None:
        """What is said of a discard in words."""
        kind: cython.int
        traits: Traits = self.adviser.traits
        kind = traits.kind[i]
        self.away[place] = traits.yaku_missing[i] - 1
        self.accept[place] = traits.yaku_accept[i]
        self.tiles[place] = traits.yaku_tiles[i]
        self.value[place] = self.worth_of_entry(i)
        if kind >= 0:
            self.cost[place] = self.danger.cost[kind]

    def worth_of_entry(self, i: cython.int) -> cython.double:
        """What the hand may bring: of a waiting hand by the scorer, else by its dora."""
        han: cython.double
        traits: Traits = self.adviser.traits
        sight: Sight = self.sight
        state: State = sight.state
        found: cython.double = max(traits.silent_worth[i], traits.declared_worth[i])
        if found > 0.0:
            return found
        han = traits.own_dora + (1.0 if sight.exposed else 2.2)
        if traits.kind[i] >= 0:
            han -= sight.dora[traits.kind[i]]
        found = 1000.0 * han if han < 2.0 else 2000.0 * (han - 1.0)
        found = min(found, 4000.0 + 1000.0 * han)
        return 1.5 * found if state.dealer == sight.player else found

    def weigh_kong(self, place: cython.int, best: cython.double, unit: cython.double) -> None:
        """A kong that takes nothing from the hand: another draw, and some worth."""
        sight: Sight = self.sight
        state: State = sight.state
        kind: cython.int = kind_of(self.moves[place] & ARGUMENT)
        before: cython.int
        after: cython.int
        added: cython.bint = self.moves[place] & ~ARGUMENT == ADDED_KONG_MOVE
        forms: cython.int = self.family.forms
        self.shape.load(sight.counts, 0)
        self.shape.needed = sight.needed
        before = self.shape.least_missing(forms)
        sight.counts[kind] -= 1 if added else 4
        self.shape.load(sight.counts, 0)
        self.shape.needed = sight.needed if added else sight.needed - 1
        after = self.shape.least_missing(1)
        sight.counts[kind] = state.hand[34 * sight.player + kind]
        self.away[place] = after - 1
        self.score[place] = best - unit
        if after <= before and self.danger.threat < (0.5 if after <= 2 else 0.25):
            self.score[place] = best + 0.2 * unit

    def weigh_riichi_claims(self) -> None:
        """Passing is 0; a claim is the better, the more strong players would make it."""
        i: cython.int
        type: cython.int
        sight: Sight = self.sight
        adviser: Adviser = self.adviser
        adviser.look_before(sight, self.danger, self.family)
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type == PASS:
                self.note_entry(i, 0)
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type == CHOW_MOVE or type == PUNG_MOVE:
                self.lay_claim(self.moves[i])
                if adviser.look_after(sight, self.danger, self.family, self.moves[i]):
                    self.score[i] = adviser.like_claim() + EAGER
                    self.note_entry(i, adviser.best)
                    if self.moves[i] & RED:
                        self.score[i] += 0.05
                else:
                    self.score[i] = -10.0
                self.take_back()
            elif type == KONG_MOVE:
                self.score[i] = -1.0
