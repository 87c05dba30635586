"""How ``strong`` plays riichi: by what strong players think of each choice."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.candidates import Candidates
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.features import Features
    from wrobel.bots.strong.kongs import Kongs
    from wrobel.bots.strong.riichi_adviser import Adviser
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State

# The likeliest choice is to pass more often than players do; this makes four of five claims that
# they make. By points 0.5 and 1.0 could not be told apart (docs/bots.md).
EAGER = 1.1
# Riichi a little more often than players do: more points in every run, by less than their noise.
BOLD = 0.5
# Nine kinds of orphans are thrown in unless the hand is as near as this.
NEAR_ENOUGH = 3
# A kong is made only where the hand then lacks no more than this: the new dora helps whoever
# wins, and from farther away that is mostly somebody else.
KONG_REACH = 2


class RiichiPlayer:
    """Scores are log odds between the choices."""

    def __init__(self, choices: Candidates) -> None:
        if not cython.compiled:
            self.urge = [0.0] * 16
        self.choices = choices
        self.sight = choices.sight
        self.danger = choices.danger
        self.adviser = Adviser()
        self.kongs = Kongs()
        self.family: Family

    def weigh(self, family: Family) -> None:
        """Fill in the numbers of a turn or a claim."""
        phase: cython.int = self.sight.state.phase
        self.family = family
        self.danger.read(self.sight)
        if phase == TURN:
            self.weigh_turn()
        elif phase == CLAIM:
            self.weigh_claims()

    def weigh_turn(self) -> None:
        """Discards, riichi, kongs, nine kinds."""
        i: cython.int
        entry: cython.int
        type: cython.int
        tile: cython.int
        best: cython.double = -1000.0
        state: State = self.sight.state
        choices: Candidates = self.choices
        adviser: Adviser = self.adviser
        if state.riichi[self.sight.player]:
            for i in range(choices.n):
                choices.score[i] = 1.0 if choices.moves[i] & ~ARGUMENT == CLOSED_KONG_MOVE else 0.0
            return
        adviser.look(self.sight, self.danger, self.family)
        self.ask_riichi()
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type != DISCARD_MOVE and type != RIICHI_MOVE:
                continue
            tile = choices.moves[i] & ARGUMENT & ~DRAWN
            entry = adviser.entry(kind_of(tile))
            self.note_entry(i, entry)
            choices.score[i] = adviser.liking[entry]
            if type == RIICHI_MOVE:
                choices.score[i] += min(self.urge[entry], 0.0)
            else:
                choices.score[i] -= max(self.urge[entry], 0.0)
            if FIRST_RED <= tile < FIRST_BONUS:
                # while there is a five that is not red
                choices.score[i] -= 0.5
            best = max(best, choices.score[i])
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == CLOSED_KONG_MOVE or type == ADDED_KONG_MOVE:
                self.kongs.weigh(choices, i, best, 1.0, self.family.forms, KONG_REACH)
            elif type == NINE_KINDS_MOVE:
                choices.score[i] = best + (
                    -1.0 if adviser.features.best_missing <= NEAR_ENOUGH else 1.0
                )

    def ask_riichi(self) -> None:
        """Of every discard with which riichi may be declared: shall it be, rather than silence?

        The tile is chosen first: whichever is less likely falls behind, the other stays.
        """
        i: cython.int
        entry: cython.int
        choices: Candidates = self.choices
        for entry in range(16):
            self.urge[entry] = 0.0
        for i in range(choices.n):
            if choices.moves[i] & ~ARGUMENT == RIICHI_MOVE:
                entry = self.adviser.entry(kind_of(choices.moves[i] & ARGUMENT & ~DRAWN))
                self.urge[entry] = self.adviser.like_riichi(entry) + BOLD

    def note_entry(self, place: cython.int, i: cython.int) -> None:
        """What is said of a discard in words."""
        kind: cython.int
        choices: Candidates = self.choices
        features: Features = self.adviser.features
        kind = features.kind[i]
        choices.away[place] = features.yaku_missing[i] - 1
        choices.accept[place] = features.yaku_accept[i]
        choices.tiles[place] = features.yaku_tiles[i]
        choices.value[place] = self.worth_of_entry(i)
        if kind >= 0:
            choices.cost[place] = self.danger.cost[kind]

    def worth_of_entry(self, i: cython.int) -> cython.double:
        """What the hand may bring: of a waiting hand by the scorer, else by its dora."""
        han: cython.double
        features: Features = self.adviser.features
        sight: Observation = self.sight
        state: State = sight.state
        found: cython.double = max(features.silent_worth[i], features.declared_worth[i])
        if found > 0.0:
            return found
        han = features.own_dora + (1.0 if sight.exposed else 2.2)
        if features.kind[i] >= 0:
            han -= sight.dora[features.kind[i]]
        found = 1000.0 * han if han < 2.0 else 2000.0 * (han - 1.0)
        found = min(found, 4000.0 + 1000.0 * han)
        return 1.5 * found if state.dealer == sight.player else found

    def weigh_claims(self) -> None:
        """Passing is 0; a claim is the better, the more strong players would make it."""
        i: cython.int
        type: cython.int
        sight: Observation = self.sight
        choices: Candidates = self.choices
        adviser: Adviser = self.adviser
        adviser.look_before(sight, self.danger, self.family)
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == PASS:
                self.note_entry(i, 0)
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == CHOW_MOVE or type == PUNG_MOVE:
                choices.lay_claim(choices.moves[i])
                if adviser.look_after(sight, self.danger, self.family, choices.moves[i]):
                    choices.score[i] = adviser.like_claim() + EAGER
                    self.note_entry(i, adviser.best)
                    if choices.moves[i] & RED:
                        choices.score[i] += 0.05
                else:
                    choices.score[i] = -10.0
                choices.take_back()
            elif type == KONG_MOVE:
                choices.score[i] = -1.0
