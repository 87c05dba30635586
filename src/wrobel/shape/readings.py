"""All ways to read complete tiles as sets and a pair."""

from collections.abc import Sequence

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.shape.bits import kinds_with, lowest, suit_size

MOST = 16
PUNG = 34


class Readings:
    """Every split of the counts put into ``left`` into sets and a pair.

    Reading r has the pair ``pair[r]`` and the sets ``group[4 * r + i]``: a chow is written
    as the kind it starts with, a pung as its kind + 34. ``find`` leaves ``left`` as it was.

    >>> Readings().all([3, 3, 3, 2] + [0] * 30)
    [(3, [0, 0, 0]), (3, [34, 35, 36]), (0, [0, 1, 1])]
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.left = [0] * 34
            self.path = [0] * 5
            self.group = [0] * 64
            self.pair = [0] * 16
        self.n = 0
        self.sets = 0

    def find(self) -> cython.int:
        """Fill in all readings of ``left``; returns how many there are."""
        suit: cython.int
        tiles: cython.int
        total: cython.int = 0
        self.n = 0
        self.pair_suit = -1
        for suit in range(4):
            tiles = suit_size(self.left, 0, suit)
            total += tiles
            if tiles % 3 == 1:
                return 0
            if tiles % 3 == 2:
                if self.pair_suit >= 0:
                    return 0
                self.pair_suit = suit
        if self.pair_suit < 0:
            return 0
        self.sets = total // 3
        self.pair_now = -1
        self.walk(kinds_with(self.left, 0, 1), 0)
        return self.n

    def walk(self, kinds: cython.ulonglong, depth: cython.int) -> None:
        """Use up the lowest tiles left: as a pair, as a pung, or all as chows.

        ``kinds`` are those not yet walked over; of some nothing is left.
        """
        kind: cython.int = 0
        count: cython.int = 0
        use: cython.int
        chows: cython.int
        most: cython.int = 0  # chows that can begin here
        i: cython.int
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            count = self.left[kind]
            if count:
                break
        if count == 0:
            if self.n < MOST:
                self.pair[self.n] = self.pair_now
                for i in range(depth):
                    self.group[4 * self.n + i] = self.path[i]
                self.n += 1
            return
        if kind < 27 and kind % 9 < 7:
            most = min(self.left[kind + 1], self.left[kind + 2])
        for use in range(3):
            chows = count
            if use == 1:
                chows = count - 3
            elif use == 2:
                if self.pair_now >= 0 or kind // 9 != self.pair_suit:
                    continue
                chows = count - 2
            if chows < 0 or chows > most:
                continue
            self.left[kind] = 0
            if chows:
                self.left[kind + 1] -= chows
                self.left[kind + 2] -= chows
            i = depth
            if use == 1:
                self.path[i] = kind + 34
                i += 1
            elif use == 2:
                self.pair_now = kind
            for _ in range(chows):
                self.path[i] = kind
                i += 1
            self.walk(kinds, i)
            if use == 2:
                self.pair_now = -1
            if chows:
                self.left[kind + 1] += chows
                self.left[kind + 2] += chows
            self.left[kind] = count

    def all(self, counts: Sequence[int]) -> list[tuple[int, list[int]]]:
        """The readings as (pair, sets), for Python code."""
        i: cython.int
        for i in range(34):
            self.left[i] = counts[i]
        self.find()
        return [
            (self.pair[r], [self.group[4 * r + i] for i in range(self.sets)]) for r in range(self.n)
        ]
