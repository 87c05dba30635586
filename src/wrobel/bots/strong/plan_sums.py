"""The chances of all targets of a plan together, without looking at each.

Chances multiply over the suits, so the sums over all targets are products of sums over each
suit, kept apart by sets, pair and missing tiles. That says how good the shape of a hand is
even where there are far too many targets to count.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.strong.targets import MOST, Targets

# Sums: of the suits (160 apart, the ways 80), then of several suits together.
LEFT = 640
RIGHT = 720
OTHERS = 800


class PlanSums:
    """``reach``: the chances by way (still, fast), missing tiles, and tile discarded.

    Index ``(8 * way + missing) * 35 + kind``; kind 34 is the hand as it is.
    """

    def __init__(self, targets: Targets) -> None:
        if not cython.compiled:
            self.sum = [0.0] * 880
            self.spared = [0.0] * 5760
            self.reach = [0.0] * 560
        self.targets = targets

    def measure(self) -> None:
        """Fill in ``reach`` for the plan whose contributions were just spread."""
        i: cython.int
        targets: Targets = self.targets
        way: cython.int
        suit: cython.int
        rank: cython.int
        for i in range(560):
            self.reach[i] = 0.0
        for suit in range(4):
            self.add_up(suit)
        for way in range(2):
            self.multiply(80 * way, 160 + 80 * way, LEFT)
            self.multiply(320 + 80 * way, 480 + 80 * way, RIGHT)
            self.whole(way)
            for suit in range(4):
                if suit < 2:
                    self.multiply(160 * (1 - suit) + 80 * way, RIGHT, OTHERS)
                else:
                    self.multiply(160 * (5 - suit) + 80 * way, LEFT, OTHERS)
                for rank in range(7 if suit == 3 else 9):
                    if targets.rest[9 * suit + rank]:
                        self.without(way, suit, rank)

    def add_up(self, suit: cython.int) -> None:
        """The sums of one suit, all and those that spare a tile of each rank."""
        i: cython.int
        targets: Targets = self.targets
        b: cython.int
        rank: cython.int
        start: cython.int = 160 * suit
        place: cython.int
        word: cython.ulonglong
        for i in range(160):
            self.sum[start + i] = 0.0
        for i in range(1440):
            self.spared[1440 * suit + i] = 0.0
        for i in range(MOST * suit, MOST * suit + targets.n[suit]):
            b = targets.bucket[i]
            self.sum[start + b] += targets.still[i]
            self.sum[start + 80 + b] += targets.fast[i]
            word = targets.tiles[i]
            for rank in range(7 if suit == 3 else 9):
                if targets.rest[9 * suit + rank] > cython.cast(cython.int, word & 15):
                    place = 1440 * suit + 160 * rank + b
                    self.spared[place] += targets.still[i]
                    self.spared[place + 80] += targets.fast[i]
                word >>= 4

    def multiply(self, one: cython.int, two: cython.int, out: cython.int) -> None:
        """Combine two sums: sets and missing tiles add, there is one pair."""
        b: cython.int
        c: cython.int
        for b in range(80):
            self.sum[out + b] = 0.0
        for b in range(80):
            if self.sum[one + b] == 0.0:
                continue
            for c in range(80 - b):
                if self.sum[two + c] == 0.0 or (b // 8 & 1 and c // 8 & 1):
                    continue
                if b % 8 + c % 8 > 7 or b // 16 + c // 16 > 4:
                    continue
                self.sum[out + b + c] += self.sum[one + b] * self.sum[two + c]

    def whole(self, way: cython.int) -> None:
        """The sums over all targets."""
        b: cython.int
        lack: cython.int
        more: cython.int
        aim: cython.int = 16 * self.targets.sets + 8
        for b in range(aim + 8):
            if self.sum[LEFT + b] == 0.0:
                continue
            for lack in range(b % 8, self.targets.budget + 1):
                more = aim + lack - b
                self.reach[(8 * way + lack) * 35 + 34] += (
                    self.sum[LEFT + b] * self.sum[RIGHT + more]
                )

    def without(self, way: cython.int, suit: cython.int, rank: cython.int) -> None:
        """The sums over the targets that can do without one tile."""
        b: cython.int
        lack: cython.int
        place: cython.int = 1440 * suit + 160 * rank + 80 * way
        aim: cython.int = 16 * self.targets.sets + 8
        for b in range(aim + 8):
            if self.spared[place + b] == 0.0:
                continue
            for lack in range(b % 8, self.targets.budget + 1):
                self.reach[(8 * way + lack) * 35 + 9 * suit + rank] += (
                    self.spared[place + b] * self.sum[OTHERS + aim + lack - b]
                )
