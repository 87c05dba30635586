"""How far a hand is without each of its tiles, and what it is worth where it waits."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.danger import Danger
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.hand_worth import DECLARED, SILENT, Worth
    from wrobel.bots.strong.plans import Plans
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family
    from wrobel.shape.hand import Shape
    from wrobel.state.phases import *
    from wrobel.state.state import State

ROWS = 16


class DiscardShapes:
    """One entry for every kind in the hand, or a single one for the hand as it is."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.kind = [0] * ROWS
            self.missing = [0] * ROWS
            self.tiles = [0] * ROWS
            self.accept = [0] * ROWS
            self.yaku_missing = [0] * ROWS
            self.yaku_tiles = [0] * ROWS
            self.yaku_accept = [0] * ROWS
            self.then = [0.0] * ROWS
            self.declared_worth = [0.0] * ROWS
            self.silent_worth = [0.0] * ROWS
            self.furiten = [False] * ROWS
        self.plans = Plans()
        self.shape = Shape([0] * 34)
        self.worth = Worth()
        self.n = 0

    def find(self, sight: Observation, danger: Danger, family: Family, turn: cython.bint) -> None:
        """Measure every discard; without ``turn`` the hand as it is, as the only entry."""
        i: cython.int
        kind: cython.int
        one: cython.ulonglong = 1
        state: State = sight.state
        self.sight = sight
        self.danger = danger
        self.family = family
        self.forms = 1 if sight.needed < 4 else family.forms
        self.plans.read(sight)
        self.worth.start(sight, family)
        self.in_riichi = 0
        self.safe_all = (one << 34) - 1
        for i in range(4):
            if i != sight.player and state.riichi[i]:
                self.in_riichi += 1
                self.safe_all &= sight.safe[i]
        self.own_dora = self.doras()
        self.n = 0
        self.best_missing = 99
        self.best_tiles = 0
        self.best_then = 0.0
        if not turn:
            self.kind[0] = -1
            self.n = 1
            self.measure(0)
        else:
            for kind in range(34):
                if sight.counts[kind]:
                    self.kind[self.n] = kind
                    self.n += 1
            for i in range(self.n):
                self.measure(i)
        for i in range(self.n):
            self.then[i] = 0.0
            self.declared_worth[i] = 0.0
            self.silent_worth[i] = 0.0
            self.furiten[i] = False
            if self.missing[i] == 1:
                self.wait(i)
            if self.missing[i] == self.best_missing:
                self.best_tiles = max(self.best_tiles, self.tiles[i])
                self.then[i] = self.next_acceptance(i)
                self.best_then = max(self.best_then, self.then[i])

    def measure(self, i: cython.int) -> None:
        """Distance and acceptance without the tile: of the shape, and with a yaku."""
        suit: cython.int
        plan: cython.int
        lacking: cython.int
        kind: cython.int = self.kind[i]
        sight: Observation = self.sight
        if kind >= 0:
            sight.counts[kind] -= 1
        self.shape.load(sight.counts, 0)
        self.shape.needed = sight.needed
        for suit in range(4):
            self.shape.look_ahead(suit)
        self.missing[i] = self.shape.least_missing(self.forms)
        self.accept[i] = self.shape.improving(self.forms, self.missing[i])
        self.tiles[i] = self.count(self.accept[i])
        self.yaku_missing[i] = self.missing[i]
        self.yaku_accept[i] = self.accept[i]
        if sight.exposed:
            self.yaku_missing[i] = 9
            self.yaku_accept[i] = 0
            for plan in range(self.plans.n):
                lacking = self.plans.missing(sight, plan, sight.counts, sight.needed)
                if lacking < self.yaku_missing[i]:
                    self.yaku_missing[i] = lacking
                    self.yaku_accept[i] = 0
                if lacking == self.yaku_missing[i] and lacking < 9:
                    self.yaku_accept[i] |= self.plans.acceptance(sight, plan, lacking)
        self.yaku_tiles[i] = self.count(self.yaku_accept[i])
        if kind >= 0:
            sight.counts[kind] += 1
        self.best_missing = min(self.best_missing, self.missing[i])

    def next_acceptance(self, i: cython.int) -> cython.double:
        """What the hand accepts after a draw that helps and the best discard, on average."""
        x: cython.int
        kind: cython.int
        suit: cython.int
        best: cython.int
        found: cython.int = 0
        now: cython.int = self.missing[i]
        accept: cython.ulonglong = self.accept[i]
        sight: Observation = self.sight
        shape: Shape = self.shape
        if now <= 1 or self.tiles[i] == 0:
            return 0.0
        shape.load(sight.counts, 0)
        shape.needed = sight.needed
        if self.kind[i] >= 0:
            shape.remove(self.kind[i])
        for x in range(34):
            if not accept >> x & 1 or sight.unseen[x] == 0:
                continue
            shape.add(x)
            best = 0
            for kind in range(34):
                if kind == x or shape.counts[kind] == 0:
                    continue
                shape.remove(kind)
                if shape.least_missing(self.forms) == now - 1:
                    for suit in range(4):
                        shape.look_ahead(suit)
                    best = max(best, self.count(shape.improving(self.forms, now - 1)))
                shape.add(kind)
            shape.remove(x)
            found += best * sight.unseen[x]
        return found / sight.unseen_total

    def count(self, kinds: cython.ulonglong) -> cython.int:
        """How many unseen tiles these kinds have."""
        kind: cython.int
        found: cython.int = 0
        for kind in range(34):
            if kinds >> kind & 1:
                found += self.sight.unseen[kind]
        return found

    def doras(self) -> cython.int:
        """Dora in the hand and its sets, red fives among them."""
        i: cython.int
        kind: cython.int
        state: State = self.sight.state
        player: cython.int = self.sight.player
        found: cython.int = 0
        for i in range(3):
            found += state.reds[player] >> i & 1
        for kind in range(34):
            found += self.sight.counts[kind] * self.sight.dora[kind]
        for i in range(4 * player, 4 * player + state.melds[player]):
            kind = state.meld_kind[i]
            found += state.meld_reds[i] != 0
            if state.meld_type[i] == CHOW:
                found += self.sight.dora[kind] + self.sight.dora[kind + 1]
                found += self.sight.dora[kind + 2]
            else:
                found += (2 + state.meld_type[i]) * self.sight.dora[kind]
        return found

    def row_of(self, suit: cython.int) -> cython.ulonglong:
        """The tiles of a suit in sight, four bits a rank."""
        rank: cython.int
        count: cython.ulonglong
        found: cython.ulonglong = 0
        for rank in range(7 if suit == 3 else 9):
            count = self.sight.counts[9 * suit + rank]
            found |= count << (4 * rank)
        return found

    def wait(self, i: cython.int) -> None:
        """What the waits bring on a discard, on average, with riichi and without."""
        x: cython.int
        kind: cython.int = self.kind[i]
        one: cython.ulonglong = 1
        thrown: cython.ulonglong
        sight: Observation = self.sight
        thrown = sight.thrown[sight.player]
        if self.tiles[i] == 0:
            return
        if kind >= 0:
            sight.counts[kind] -= 1
            thrown |= one << kind
        self.furiten[i] = self.accept[i] & thrown != 0
        for x in range(34):
            if not self.accept[i] >> x & 1 or sight.unseen[x] == 0:
                continue
            sight.counts[x] += 1
            self.silent_worth[i] += sight.unseen[x] * self.worth.value(
                self.row_of(0), self.row_of(1), self.row_of(2), self.row_of(3), x, 0, SILENT
            )
            if not sight.exposed:
                self.declared_worth[i] += sight.unseen[x] * self.worth.value(
                    self.row_of(0), self.row_of(1), self.row_of(2), self.row_of(3), x, 0, DECLARED
                )
            sight.counts[x] -= 1
        self.silent_worth[i] /= self.tiles[i]
        self.declared_worth[i] /= self.tiles[i]
        if kind >= 0:
            sight.counts[kind] += 1
