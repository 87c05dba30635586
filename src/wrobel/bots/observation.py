"""What a player sees, counted: own tiles, unseen tiles, dora, tiles that are safe."""

from typing import Any

from wrobel.rules.about import GOALS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.view import View

# What makes a complete hand a win: any yaku, enough points, enough fan.
YAKU_GOAL, POINTS_GOAL, FAN_GOAL = range(3)


@cython.cfunc
@cython.exceptval(check=False)
def next_of(indicator: cython.int) -> cython.int:
    """The kind that an indicator makes dora."""
    if indicator < 27:
        return indicator - 8 if indicator % 9 == 8 else indicator + 1
    if indicator < 31:
        return 27 if indicator == 30 else indicator + 1
    return 31 if indicator == 33 else indicator + 1


class Observation:
    """The facts of one view that all bots start from.

    What the family of rules says of itself is read once: its ``goal``, whether hands are declared,
    whether own discards are safe (``furiten``), how large a small win is (``unit``) and the loss
    to an open hand.

    ``needed`` sets are still to be made of ``counts``; ``draws`` is how often the player may
    hope to draw, ``turns`` how often he has discarded; ``shown`` sets a player has exposed.
    ``follow_discards`` adds what tells of danger: ``safe`` are kinds that a player cannot win on
    now, ``thrown`` those he discarded himself; ``kept`` discards in a row he made without
    changing his hand.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.counts = [0] * 34
            self.unseen = [0] * 34
            self.dora = [0] * 34
            self.safe = [0] * 4
            self.thrown = [0] * 4
            self.shown = [0] * 4
            self.kept = [0] * 4
            self.done = [0] * 4
            self.declared = [False] * 4
        self.options: Any = None

    def read(self, view: View) -> None:
        """Take over a view."""
        family: Family = view.family
        self.state = view.state
        self.player = view.player
        if family.options is not self.options:
            self.learn(family)
        self.needed = 4 - self.state.melds[self.player]
        self.draws = family.left(self.state, self.player)
        if not family.own_walls:
            self.draws = (self.draws + 3) // 4
        self.turns = self.state.discards[self.player]
        self.count_tiles()
        self.count_dora()

    def learn(self, family: Family) -> None:
        """What the family says of itself."""
        about = family.options.about
        self.options = family.options
        self.goal = GOALS.index(about.goal)
        self.declares = about.play.declares
        self.furiten = about.play.furiten
        self.unit = about.play.unit
        self.loss = about.play.loss
        self.indicators = family.indicators

    def count_tiles(self) -> None:
        """Own tiles, and what is neither in the hand nor on the table."""
        i: cython.int
        place: cython.int
        player: cython.int = self.player
        total: cython.int = 0
        state: State = self.state
        for i in range(34):
            self.counts[i] = state.hand[34 * player + i]
            self.unseen[i] = 4 - self.counts[i] - state.visible[i]
            self.dora[i] = 0
        for i in range(state.revealed):
            self.unseen[kind_of(state.wall[self.indicators + i])] -= 1
        self.exposed = False
        for i in range(4):
            self.shown[i] = 0
            for place in range(4 * i, 4 * i + state.melds[i]):
                if state.meld_form[place] != CLOSED_FORM:
                    self.shown[i] += 1
                elif state.meld_kind[place] >= 0:
                    self.unseen[state.meld_kind[place]] = 0
        self.exposed = self.shown[player] > 0
        for i in range(34):
            self.unseen[i] = max(self.unseen[i], 0)
            total += self.unseen[i]
        self.unseen_total = max(total, 1)

    def count_dora(self) -> None:
        i: cython.int
        for i in range(self.state.revealed):
            self.dora[next_of(kind_of(self.state.wall[self.indicators + i]))] += 1

    def follow_discards(self) -> None:
        """Go through the discards in the order they were made.

        Whoever did not win on a discard cannot win on it until his hand changes; a declared
        one never does.
        """
        i: cython.int
        place: cython.int
        marks: cython.int
        tile: cython.int
        kind: cython.int
        player: cython.int
        one: cython.ulonglong = 1
        state: State = self.state
        for i in range(4):
            self.safe[i] = 0
            self.thrown[i] = state.discarded[i]
            self.kept[i] = 0
            self.done[i] = 0
            self.declared[i] = False
        player = state.dealer
        while self.done[player] < state.discards[player]:
            place = 48 * player + self.done[player]
            self.done[player] += 1
            marks = state.discard_marks[place]
            tile = state.discard[place]
            if marks & RIICHI_MARK:
                self.declared[player] = True
            if marks & DRAWN_MARK:
                self.kept[player] += 1
            else:
                self.kept[player] = 0
            if not self.declared[player]:
                self.safe[player] = 0
            if tile < FIRST_BONUS:
                kind = kind_of(tile)
                for i in range(4):
                    self.safe[i] |= one << kind
            if marks & CLAIMED_MARK:
                player = marks >> CLAIMER_SHIFT
            else:
                player = state.right[player]
        if state.phase == CLAIM and kind_of(state.tile) < 34:
            # the tile on offer has not passed yet
            kind = kind_of(state.tile)
            for i in range(4):
                if i != state.giver and not state.discarded[i] >> kind & 1:
                    self.safe[i] &= ~(one << kind)
        if self.furiten:
            for i in range(4):
                self.safe[i] |= state.discarded[i]

    def value_of(self, kind: cython.int) -> cython.int:
        """What a pung of honours is worth in its own right: 0, 1 or 2."""
        state: State = self.state
        if kind >= 31:
            return 1
        if kind < 27:
            return 0
        return (kind - 27 == state.wind[self.player]) + (kind - 27 == state.round)
