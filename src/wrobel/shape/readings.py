"""All ways to read complete tiles as sets and a pair."""

from collections.abc import Sequence

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.shape.bits import kinds_with, lowest, put_four, suit_code, suit_size

    SLOTS = 2048
    HONOURS = 1 << 21
    KEY = (1 << 24) - 1
    SPREAD = 1640531527
    FOUR_ONES = 0x01010101

MOST = 16
PUNG = 34


class Readings:
    """Every split of the counts put into ``left`` into sets and a pair.

    Reading r has the pair ``pair[r]`` and the sets ``group[4 * r + i]``: a chow is written
    as the kind it starts with, a pung as its kind + 34. ``find`` leaves ``left`` as it was.

    The same suits come again and again. What one is split into is remembered in ``known``, two
    words a slot: first its key, how many splits it has, their sets and pairs, then the sets.

    >>> Readings().all([3, 3, 3, 2] + [0] * 30)
    [(3, [0, 0, 0]), (3, [34, 35, 36]), (0, [0, 1, 1])]
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.left = [0] * 34
            self.path = [0] * 5
            self.group = [0] * 72
            self.pair = [0] * 16
            self.known = [0] * (2 * SLOTS)
            self.facts = [0] * 4
            self.groups = [0] * 4
            self.turn = [0] * 4
        self.n = 0
        self.sets = 0

    def find(self) -> cython.int:
        """Fill in all readings of ``left``; returns how many there are."""
        suit: cython.int
        splits: cython.int
        key: cython.ulonglong
        slot: cython.int
        facts: cython.ulonglong
        pairs: cython.int = 0
        twos: cython.int = 0  # suits that have two splits
        some: cython.int = 1
        if kinds_with(self.left, 0, 5):
            return self.find_afresh()
        self.sets = 0
        for suit in range(3, -1, -1):
            key = suit_code(self.left, 0, suit) + 1 + (suit == 3) * HONOURS
            slot = 2 * (key * SPREAD >> 20 & (SLOTS - 1))
            if (self.known[slot] & KEY) != key:
                self.learn(suit, key, slot)
            facts = self.known[slot]
            self.facts[suit] = facts
            self.groups[suit] = self.known[slot + 1]
            self.turn[suit] = twos
            splits = facts >> 24 & 3
            some &= splits > 0
            twos += splits >> 1
            pairs += facts >> 29 & 1
            self.sets += facts >> 26 & 7
            if splits == 3:
                return self.find_afresh()
        self.n = 0
        if some == 0 or pairs != 1:
            return 0
        self.n = 1 << twos
        for splits in range(self.n):
            self.put_together(splits)
        return self.n

    def put_together(self, reading: cython.int) -> None:
        """One reading: of the suits with two splits the first one changes most slowly."""
        suit: cython.int
        at: cython.int = 4 * reading
        which: cython.int
        pair: cython.int = 0
        for suit in range(4):
            which = reading >> self.turn[suit] & self.facts[suit] >> 25 & 1
            put_four(self.group, at, (self.groups[suit] >> 32 * which) + 9 * suit * FOUR_ONES)
            at += self.facts[suit] >> 26 & 7
            pair += (self.facts[suit] >> 29 & 1) * 9 * suit
            pair += self.facts[suit] >> (32 + 8 * which) & 15
        self.pair[reading] = pair

    def learn(self, suit: cython.int, key: cython.ulonglong, slot: cython.int) -> None:
        """Split a suit and remember how; of more than two splits only that there are many."""
        one: cython.ulonglong = 1
        r: cython.int
        i: cython.int
        code: cython.ulonglong
        facts: cython.ulonglong = key
        groups: cython.ulonglong = 0
        tiles: cython.int = suit_size(self.left, 0, suit)
        self.n = 0
        self.pair_now = -1
        self.pair_suit = suit if tiles % 3 == 2 else -1
        if tiles % 3 != 1:
            self.walk(kinds_with(self.left, 0, 1) & (one << 9) - 1 << 9 * suit, 0)
        for r in range(min(self.n, 2)):
            for i in range(tiles // 3):
                code = self.group[4 * r + i] - 9 * suit
                groups |= code << (32 * r + 8 * i)
            if self.pair_suit >= 0:
                code = self.pair[r] - 9 * suit
                facts |= code << (32 + 8 * r)
        facts |= one * min(self.n, 3) << 24 | one * (tiles // 3) << 26
        facts |= one * (self.pair_suit >= 0) << 29
        self.known[slot] = facts
        self.known[slot + 1] = groups

    def find_afresh(self) -> cython.int:
        """``find`` without what is remembered."""
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
