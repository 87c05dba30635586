"""Fills in what a view hides: hands and wall that could stand behind what one player sees.

A hand is dealt from the unseen tiles and then improved as its player would have done, a draw and
a discard at a time, the longer the more he has discarded. Who declared must be waiting, and
not on what passed since; a player who seems to collect a colour gets less of the others.
"""

from wrobel.state import fair

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.danger import Danger
    from wrobel.bots.observation import Observation
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.shape.hand import Shape
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.view import View

FACTOR = 6364136223846793005
STEP = 1442695040888963407
WORD = (1 << 64) - 1
TILES = 45
# How many of his draws a player could use, beside one who knows what will come.
USED = 0.55
# Draws and attempts for a declared hand.
DECLARED_DRAWS = 16
DECLARED_TRIES = 24
# A closed hand that waits is mostly declared where it can be.
SILENT = 0.4


class Sampler:
    """Everything that is hidden in one view, again and again in another order."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.left = [0] * TILES
            self.pool = [0] * 144
            self.deck = [0] * 144
            self.cells = [0] * 144
            self.bonus = [0] * 8
        self.sight = Observation()
        self.danger = Danger()
        self.shape = Shape([0] * 34)
        self.pool_n = 0
        self.bonus_n = 0
        self.cells_n = 0
        self.deck_n = 0
        self.dealt = 0
        self.chance = 1
        self.state: State
        self.family: Family

    # Chance

    def below(self, n: cython.int) -> cython.int:
        """The next random number from 0 to n − 1."""
        self.chance = (self.chance * FACTOR + STEP) & WORD
        return (self.chance >> 33) % n

    def happens(self, share: cython.double) -> cython.bint:
        return self.below(1024) < 1024.0 * share

    def begin(self, seed: cython.ulonglong) -> None:
        """The numbers that follow hang on the seed alone."""
        self.chance = seed
        self.below(2)
        self.below(2)

    # What is hidden

    def read(self, view: View) -> cython.bint:
        """Take over a view; false if its hidden tiles cannot be told (sets that are none)."""
        i: cython.int
        self.state = view.state
        self.family = view.family
        self.sight.read(view)
        self.danger.read(self.sight)
        for i in range(TILES):
            self.left[i] = 0
        for tile in fair.tile_set(view.family.options.red_fives, view.family.tiles == 144):
            self.left[tile] += 1
        self.take_seen(view.player)
        self.find_cells()
        return self.fits(view.player)

    def take_seen(self, player: cython.int) -> None:
        """What the player holds and what lies on the table is not hidden."""
        i: cython.int
        other: cython.int
        state: State = self.state
        for i in range(34):
            self.left[i] -= state.hand[34 * player + i]
        for i in range(3):
            if state.reds[player] >> i & 1:
                self.redden(i)
        for other in range(4):
            for i in range(8):
                self.left[FIRST_BONUS + i] -= state.bonus[other] >> i & 1
                if other == player:
                    self.left[FIRST_BONUS + i] -= state.flowers[other] >> i & 1
            for i in range(4 * other, 4 * other + state.melds[other]):
                self.take_set(i)
            for i in range(48 * other, 48 * other + state.discards[other]):
                if state.discard_marks[i] & CLAIMED_MARK == 0:
                    self.left[state.discard[i]] -= 1
        if state.phase == ROB and state.kong_form == ADDED_FORM and state.tile >= 0:
            self.left[state.tile] -= 1
        for i in range(state.revealed):
            self.left[state.wall[self.family.indicators + i]] -= 1

    def redden(self, suit: cython.int) -> None:
        """One of the fives taken is the red one."""
        self.left[9 * suit + 4] += 1
        self.left[FIRST_RED + suit] -= 1

    def take_set(self, place: cython.int) -> None:
        state: State = self.state
        kind: cython.int = state.meld_kind[place]
        if kind < 0:
            return
        if state.meld_type[place] == CHOW:
            self.left[kind] -= 1
            self.left[kind + 1] -= 1
            self.left[kind + 2] -= 1
        else:
            self.left[kind] -= 2 + state.meld_type[place]
        if state.meld_reds[place]:
            self.redden(kind // 9)

    def find_cells(self) -> None:
        """The places of the wall whose tiles are not known."""
        i: cython.int
        player: cython.int
        state: State = self.state
        family: Family = self.family
        own: cython.int = family.tiles // 4
        self.cells_n = 0
        if family.own_walls:
            for player in range(4):
                for i in range(own * player + state.own_front[player], own * player + own):
                    self.add_cell(i)
            return
        for i in range(state.front, state.back):
            self.add_cell(i)
        if state.revealed:
            for i in range(state.back + state.replaced, family.tiles):
                if not family.indicators <= i < family.indicators + state.revealed:
                    self.add_cell(i)

    def add_cell(self, i: cython.int) -> None:
        self.cells[self.cells_n] = i
        self.cells_n += 1

    def fits(self, player: cython.int) -> cython.bint:
        """Put the hidden tiles together and see that they are as many as the hidden places."""
        i: cython.int
        j: cython.int
        places: cython.int = self.cells_n
        state: State = self.state
        self.pool_n = 0
        self.bonus_n = 0
        for i in range(TILES):
            if self.left[i] < 0:
                return False
            for j in range(self.left[i]):
                if i < FIRST_BONUS:
                    self.pool[self.pool_n] = i
                    self.pool_n += 1
                else:
                    self.bonus[self.bonus_n] = i
                    self.bonus_n += 1
        for i in range(4):
            for j in range(4 * i, 4 * i + state.melds[i]):
                if state.meld_type[j] == VOID_SET:
                    return False
                if state.meld_kind[j] < 0:
                    places += 4
            if i != player:
                places += state.tiles[i]
        return places == self.pool_n + self.bonus_n

    # Filling in

    def fill(self, target: State) -> cython.bint:
        """A whole table that looks like the view; false if this attempt came to nothing."""
        i: cython.int
        j: cython.int
        turn: cython.int
        player: cython.int = self.sight.player
        target.copy_from(self.state)
        for i in range(self.pool_n):
            self.deck[i] = self.pool[i]
        self.deck_n = self.pool_n
        self.dealt = 0
        for i in range(16):
            if i % 4 < target.melds[i // 4] and target.meld_kind[i] < 0:
                if not self.fill_kong(target, i):
                    return False
        for turn in range(2):  # declared hands first: they ask for most
            for i in range(4):
                if i != player and (target.riichi[i] > 0) == (turn == 0):
                    if not self.deal_hand(target, i):
                        return False
        for i in range(self.bonus_n):
            self.deck[self.deck_n] = self.bonus[i]
            self.deck_n += 1
        for i in range(self.cells_n):
            j = self.dealt + self.below(self.deck_n - self.dealt)
            self.swap(j, self.dealt)
            target.wall[self.cells[i]] = self.deck[self.dealt]
            self.dealt += 1
        return True

    def swap(self, i: cython.int, j: cython.int) -> None:
        tile: cython.int = self.deck[i]
        self.deck[i] = self.deck[j]
        self.deck[j] = tile

    def fill_kong(self, target: State, place: cython.int) -> cython.bint:
        """A concealed kong that is not shown: any kind of which nothing is seen."""
        i: cython.int
        kind: cython.int
        n: cython.int
        start: cython.int = self.below(34)
        for i in range(34):
            kind = (start + i) % 34
            n = 0
            for j in range(self.dealt, self.deck_n):
                n += kind_of(self.deck[j]) == kind
            if n == 4:
                target.meld_reds[place] = 0
                for j in range(self.dealt, self.deck_n):
                    if kind_of(self.deck[j]) == kind:
                        if self.deck[j] >= FIRST_RED:
                            target.meld_reds[place] = 1
                        self.swap(j, self.dealt)
                        self.dealt += 1
                target.meld_kind[place] = kind
                target.meld_tile[place] = kind
                return True
        return False

    def deal_hand(self, target: State, player: cython.int) -> cython.bint:
        """Deal one hidden hand and improve it."""
        i: cython.int
        tile: cython.int
        tries: cython.int
        declared: cython.bint = target.riichi[player] > 0
        n: cython.int = target.tiles[player]
        if self.dealt + n > self.deck_n:
            return False
        for tries in range(DECLARED_TRIES if declared else 4):
            self.draw_hand(player, n, declared)
            if self.believable(target, player, declared):
                break
        for i in range(34):
            target.hand[34 * player + i] = 0
        target.reds[player] = 0
        target.flowers[player] = 0
        for i in range(self.dealt, self.dealt + n):
            tile = self.deck[i]
            target.hand[34 * player + kind_of(tile)] += 1
            if tile >= FIRST_RED:
                target.reds[player] |= 1 << (tile - FIRST_RED)
        target.stale[player] = True
        self.dealt += n
        return True

    def draw_hand(self, player: cython.int, n: cython.int, declared: cython.bint) -> None:
        """Some tiles, then a few draws of which the useful ones are kept."""
        i: cython.int
        j: cython.int
        steps: cython.int
        first: cython.int = self.dealt
        shape: Shape = self.shape
        for i in range(34):
            shape.counts[i] = 0
        shape.load(shape.counts, 0)
        for i in range(n):
            self.swap(self.any_tile(player, first + i), first + i)
            shape.add(kind_of(self.deck[first + i]))
        shape.needed = n // 3
        steps = DECLARED_DRAWS if declared else int(USED * self.state.discards[player] + 0.5)
        if first + n >= self.deck_n:
            return
        for i in range(steps):
            j = self.any_tile(player, first + n)
            shape.add(kind_of(self.deck[j]))
            self.swap(j, first + n)
            self.swap(self.worst(player, first, n), first + n)
            shape.remove(kind_of(self.deck[first + n]))

    def any_tile(self, player: cython.int, first: cython.int) -> cython.int:
        """The place of any tile not dealt; of a collector rather one of the colour."""
        place: cython.int = first
        kind: cython.int
        for _ in range(3):
            place = first + self.below(self.deck_n - first)
            kind = kind_of(self.deck[place])
            if self.danger.sure[player] <= 0.0 or kind >= 27:
                return place
            if kind // 9 == self.danger.suit[player] or not self.happens(self.danger.sure[player]):
                return place
        return place

    def worst(self, player: cython.int, first: cython.int, n: cython.int) -> cython.int:
        """The place of the tile that the hand misses least."""
        i: cython.int
        kind: cython.int
        cost: cython.int
        best: cython.int = first + n
        least: cython.int = 1000000
        shape: Shape = self.shape
        thrown: cython.ulonglong = self.sight.thrown[player]
        for i in range(first, first + n + 1):
            kind = kind_of(self.deck[i])
            cost = 64 * shape.missing_regular_without(kind) + 4 * self.use(kind)
            if thrown >> kind & 1:
                cost -= 12
            cost += self.below(4)
            if cost < least:
                least = cost
                best = i
        return best

    def use(self, kind: cython.int) -> cython.int:
        """How a tile hangs together with the others."""
        shape: Shape = self.shape
        rank: cython.int = kind % 9
        found: cython.int = 3 * (shape.counts[kind] - 1)
        if kind >= 27:
            return found + self.sight.value_of(kind)
        if rank > 0:
            found += 2 * (shape.counts[kind - 1] > 0)
        if rank < 8:
            found += 2 * (shape.counts[kind + 1] > 0)
        if rank > 1:
            found += shape.counts[kind - 2] > 0
        if rank < 7:
            found += shape.counts[kind + 2] > 0
        return found + (0 < rank < 8)

    def believable(self, target: State, player: cython.int, declared: cython.bint) -> cython.bint:
        """Would the player have done what he did with this hand?"""
        waits: cython.ulonglong
        forms: cython.int = self.family.forms
        if self.shape.least_missing(forms) > 1:
            return not declared
        waits = self.shape.waits(forms)
        if waits & self.sight.safe[player]:
            return False
        if not declared and self.sight.declares and self.sight.shown[player] == 0:
            return self.happens(SILENT)
        return True
