"""Plays a hand on alone, many times: how often it is won if it stays closed.

The player draws from the unseen tiles in a random order and keeps what accepts most; once the
hand waits, the tiles the others discard count too. It is what ``strong`` does in riichi with
time to think.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.shape.hand import Shape

FACTOR = 6364136223846793005
WORD = (1 << 64) - 1
# How many discards of the others a waiting hand can hope to see between two draws: fewer than
# three, for they are careful.
OTHERS_TILES = 1


class Solitaire:
    """One hand against the wall."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.pool = [0] * 144
        self.shape = Shape([0] * 34)
        self.tiles = 0
        self.drawn = 0
        self.forms = 1
        self.chance = 1

    def win_share(
        self,
        sight: Observation,
        kind: cython.int,
        forms: cython.int,
        rounds: cython.int,
        seed: cython.ulonglong,
    ) -> cython.double:
        """The share of so many tries that win after the discard of a kind.

        The same seed gives every discard the same draws.
        """
        i: cython.int
        j: cython.int
        won: cython.double = 0.0
        self.sight = sight
        self.forms = forms
        self.tiles = 0
        self.chance = seed
        for i in range(34):
            for j in range(sight.unseen[i]):
                self.pool[self.tiles] = i
                self.tiles += 1
        for i in range(rounds):
            self.shape.load(sight.counts, 0)
            self.shape.needed = sight.needed
            self.shape.remove(kind)
            self.drawn = 0
            won += self.play(sight.draws)
        return won / rounds

    def next_tile(self) -> cython.int:
        """Another unseen tile; −1 when there is none."""
        place: cython.int
        tile: cython.int
        left: cython.int = self.tiles - self.drawn
        if left <= 0:
            return -1
        self.chance = (self.chance * FACTOR + 1442695040888963407) & WORD
        place = self.drawn + (self.chance >> 33) % left
        tile = self.pool[place]
        self.pool[place] = self.pool[self.drawn]
        self.pool[self.drawn] = tile
        self.drawn += 1
        return tile

    def play(self, draws: cython.int) -> cython.bint:
        """Is the hand completed within so many draws?"""
        turn: cython.int
        i: cython.int
        tile: cython.int
        missing: cython.int = self.shape.least_missing(self.forms)
        for turn in range(draws):
            for i in range(OTHERS_TILES + 1 if missing == 1 else 1):
                tile = self.next_tile()
                if tile < 0 or self.shape.counts[tile] == 4:
                    continue
                self.shape.add(tile)
                if self.shape.least_missing(self.forms) < missing:
                    if missing == 1:
                        return True
                    missing -= 1
                    self.throw_best(missing)
                else:
                    self.shape.remove(tile)
        return False

    def throw_best(self, missing: cython.int) -> None:
        """Discard the tile without which the hand accepts most."""
        kind: cython.int
        suit: cython.int
        x: cython.int
        count: cython.int
        most: cython.int = -1
        best: cython.int = -1
        accept: cython.ulonglong
        for kind in range(34):
            if self.shape.counts[kind] == 0:
                continue
            self.shape.remove(kind)
            if self.shape.least_missing(self.forms) == missing:
                for suit in range(4):
                    self.shape.look_ahead(suit)
                accept = self.shape.improving(self.forms, missing)
                count = 0
                for x in range(34):
                    if accept >> x & 1:
                        count += self.sight.unseen[x]
                if count > most:
                    most = count
                    best = kind
            self.shape.add(kind)
        self.shape.remove(best)
