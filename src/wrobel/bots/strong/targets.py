"""All complete hands that a hand may become with few more tiles.

Each suit (and the honours) is looked at by itself: which sets, with or without the pair, can
be made in it with so many missing tiles. Then the four are combined. A hand that must have
certain sets (see ``plans``) has those as a base, and the search fills up the rest.

Every target comes with its chance in a form that can be multiplied: for every missing tile
the share of unseen tiles that it is, alone (``still``) and with claims (``fast``).
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.target_sums import TargetSums
    from wrobel.bots.strong.weights import Weights

MOST = 3072  # contributions of one suit
BUCKETS = 80  # by sets (0 to 4), pair or not, missing tiles (0 to 7)
FARTHEST = 7


class Targets:
    """Finds the targets and hands each to the sums."""

    def __init__(self, sums: TargetSums, weights: Weights) -> None:
        if not cython.compiled:
            self.tiles = [0] * (4 * MOST)
            self.lack = [0] * (4 * MOST)
            self.still = [0.0] * (4 * MOST)
            self.fast = [0.0] * (4 * MOST)
            self.groups = [0] * (4 * MOST)
            self.last = [0] * (4 * MOST)
            self.missing = [0] * (4 * MOST)
            self.bucket = [0] * (4 * MOST)
            self.order = [0] * (4 * MOST)
            self.n = [0] * 4
            self.first = [0] * (4 * (BUCKETS + 1))
            self.rest = [0] * 34
            self.base = [0] * 34
            self.base_tiles = [0] * 4
            self.need = [0] * 9
            self.ways = [0.0] * 90
            self.more = [0.0] * 90
            self.least = [0] * 50
            self.pick = [0] * 4
        self.sums = sums
        self.weights = weights

    def start(self, sight: Observation) -> None:
        """Look at these tiles from now on."""
        self.sight = sight
        self.clear_base()

    # The base

    def clear_base(self) -> None:
        """No sets are given."""
        kind: cython.int
        for kind in range(34):
            self.rest[kind] = self.sight.counts[kind]
            self.base[kind] = 0
        for kind in range(4):
            self.base_tiles[kind] = 0
        self.base_lack = 0
        self.base_still = 1.0
        self.base_fast = 1.0
        self.base_groups = 0
        self.base_sets = 0
        self.base_last = -1
        self.base_missing = 0

    def put_tile(self, kind: cython.int) -> cython.bint:
        """The hand must have this tile; false if there is none to be had."""
        left: cython.int
        one: cython.ulonglong = 1
        self.base[kind] += 1
        self.base_tiles[kind // 9] += one << (4 * (kind % 9))
        if self.rest[kind]:
            self.rest[kind] -= 1
            return True
        left = self.sight.unseen[kind]
        if self.base_missing >> kind & 1:
            left -= self.base[kind] - self.sight.counts[kind] - 1
        if left <= 0:
            return False
        self.base_lack += 1
        self.base_still *= left / self.sight.unseen_total
        self.base_fast *= left / self.sight.unseen_total
        self.base_missing |= one << kind
        if self.base_last < 0 or self.sight.unseen[self.base_last] < left:
            self.base_last = kind
        return True

    def put_base(self, code: cython.int) -> cython.bint:
        """The hand must have this set; false if it cannot."""
        i: cython.int
        before: cython.int = self.base_lack
        one: cython.uint = code
        for i in range(3):
            if not self.put_tile(code + i if code < 34 else code - 34):
                return False
        if self.base_lack > before:
            one |= 128
            self.base_fast *= self.speed(code)
        if self.base_lack - before == 2 and code >= 34:
            self.base_still *= 0.5
            self.base_fast *= 0.5
        elif self.base_lack - before == 3 and code >= 34:
            self.base_still /= 6.0
            self.base_fast /= 6.0
        self.base_groups |= one << (8 * self.base_sets)
        self.base_sets += 1
        return True

    def speed(self, code: cython.int) -> cython.double:
        """How much sooner a set is there if its last tile may be claimed."""
        return self.weights.chow_speed if code < 34 else self.weights.pung_speed

    # One suit

    def run(
        self,
        mask: cython.ulonglong,
        chows: cython.bint,
        sets: cython.int,
        budget: cython.int,
        least: cython.int,
        quota: cython.int,
    ) -> None:
        """Find the hands with so many more sets and a pair that lack at most ``budget`` tiles.

        ``least`` tiles are missing at any rate. If there are more than ``quota`` hands, the
        farther ones are left out, and of the others only some are taken, with more weight.
        """
        suit: cython.int
        self.mask = mask
        self.chows = chows
        self.sets = sets
        self.most = -1
        self.budget = min(budget - self.base_lack, FARTHEST)
        if self.budget < 0:
            return
        for suit in range(4):
            self.spread(suit)
            self.sort(suit)
        self.most = self.choose_budget(self.budget, least - self.base_lack, quota)
        if self.most < 0:
            return
        self.skipped = 0
        self.look_back()
        self.combine(0, 0, 0, 0, 0, 0, 0)

    def spread(self, suit: cython.int) -> None:
        """Note everything that the suit may contribute."""
        rank: cython.int
        self.suit = suit
        self.n[suit] = 0
        for rank in range(9):
            self.need[rank] = 0
        self.grow(0, 0, 0, 1.0, 0)

    def need_one(self, rank: cython.int) -> cython.int:
        """Require one more tile: 0 if held, 1 if missing, 9 if it cannot be."""
        kind: cython.int = 9 * self.suit + rank
        lacking: cython.int
        self.need[rank] += 1
        if not self.mask >> kind & 1 or self.need[rank] + self.base[kind] > 4:
            return 9
        lacking = self.need[rank] - self.rest[kind]
        if lacking <= 0:
            return 0
        if self.base_missing >> kind & 1:
            lacking += self.base[kind] - self.sight.counts[kind]
        return 1 if lacking <= self.sight.unseen[kind] else 9

    def grow(
        self,
        first: cython.int,
        k: cython.int,
        lack: cython.int,
        fast: cython.double,
        groups: cython.uint,
    ) -> None:
        """Emit what is there, then add each set that does not come before the last one."""
        i: cython.int
        group: cython.int
        more: cython.int
        honours: cython.bint = self.suit == 3
        code: cython.uint
        self.emit(k, -1, lack, fast, groups)
        for i in range(7 if honours else 9):
            more = self.need_one(i) + self.need_one(i)
            if lack + more <= self.budget:
                self.emit(k, i, lack + more, fast, groups)
            self.need[i] -= 2
        if k == self.sets:
            return
        for group in range(first, 14 if honours else 16):
            if group < 7:
                if honours or not self.chows:
                    continue
                code = 9 * self.suit + group
                more = self.need_one(group) + self.need_one(group + 1) + self.need_one(group + 2)
                if lack + more <= self.budget:
                    if more:
                        code |= 128
                    self.grow(
                        group,
                        k + 1,
                        lack + more,
                        fast * self.weights.chow_speed if more else fast,
                        groups | code << (8 * k),
                    )
                self.need[group] -= 1
                self.need[group + 1] -= 1
                self.need[group + 2] -= 1
            else:
                i = group - 7
                code = 34 + 9 * self.suit + i
                if self.need[i]:
                    # a chow and a pung of one kind: possible, but seldom a plan
                    if self.need[i] + 3 > 4:
                        continue
                more = self.need_one(i) + self.need_one(i) + self.need_one(i)
                if lack + more <= self.budget:
                    if more:
                        code |= 128
                    self.grow(
                        group + 1,
                        k + 1,
                        lack + more,
                        fast * self.weights.pung_speed if more else fast,
                        groups | code << (8 * k),
                    )
                self.need[i] -= 3

    def emit(
        self,
        k: cython.int,
        pair: cython.int,
        lack: cython.int,
        fast: cython.double,
        groups: cython.uint,
    ) -> None:
        """Note one contribution."""
        i: cython.int
        j: cython.int
        kind: cython.int
        left: cython.int
        place: cython.int = MOST * self.suit + self.n[self.suit]
        tiles: cython.ulonglong = 0
        missing: cython.ulonglong = 0
        count: cython.ulonglong
        one: cython.ulonglong = 1
        chance: cython.double = 1.0
        last: cython.int = -1
        if self.n[self.suit] == MOST:
            return
        for i in range(9):
            if self.need[i] == 0:
                continue
            count = self.need[i]
            tiles |= count << (4 * i)
            kind = 9 * self.suit + i
            j = self.need[i] - self.rest[kind]
            if j > 0:
                left = self.sight.unseen[kind]
                if self.base_missing >> kind & 1:
                    left -= self.base[kind] - self.sight.counts[kind]
                missing |= one << kind
                if last < 0 or self.sight.unseen[last] < left:
                    last = kind
                while j > 0:
                    chance *= left / (j * self.sight.unseen_total)
                    left -= 1
                    j -= 1
        self.tiles[place] = tiles
        self.lack[place] = lack
        self.still[place] = chance
        self.fast[place] = chance * fast
        self.groups[place] = groups
        self.last[place] = last
        self.missing[place] = missing
        self.bucket[place] = (2 * k + (pair >= 0)) * 8 + lack
        self.n[self.suit] += 1

    def sort(self, suit: cython.int) -> None:
        """Put the contributions of a suit in order of their buckets."""
        i: cython.int
        start: cython.int = 81 * suit
        place: cython.int = MOST * suit
        for i in range(81):
            self.first[start + i] = 0
        for i in range(place, place + self.n[suit]):
            self.first[start + self.bucket[i] + 1] += 1
        for i in range(80):
            self.first[start + i + 1] += self.first[start + i]
        for i in range(place, place + self.n[suit]):
            self.order[place + self.first[start + self.bucket[i]]] = i
            self.first[start + self.bucket[i]] += 1
        for i in range(80, 0, -1):
            self.first[start + i] = self.first[start + i - 1]
        self.first[start] = 0

    # The four together

    def choose_budget(self, budget: cython.int, least: cython.int, quota: cython.int) -> cython.int:
        """How many missing tiles to allow, and which share of the targets to take."""
        suit: cython.int
        b: cython.int
        c: cython.int
        size: cython.double
        lack: cython.int
        found: cython.double
        total: cython.double = 0.0
        best: cython.int = -1
        for b in range(80):
            self.ways[b] = 0.0
        self.ways[0] = 1.0
        for suit in range(4):
            for b in range(80):
                self.more[b] = 0.0
            for c in range(80):
                size = self.first[81 * suit + c + 1] - self.first[81 * suit + c]
                if size == 0.0:
                    continue
                for b in range(80):
                    if self.ways[b] == 0.0 or (b // 8 & 1 and c // 8 & 1):
                        continue
                    if b % 8 + c % 8 > budget or b // 16 + c // 16 > self.sets:
                        continue
                    self.more[b + c] += size * self.ways[b]
            for b in range(80):
                self.ways[b] = self.more[b]
        self.stride = 1
        for lack in range(budget + 1):
            found = self.ways[16 * self.sets + 8 + lack]
            if found == 0.0:
                continue
            if best >= 0 and total + found > quota:
                break
            total += found
            best = lack
            if best > least + 3:
                break
        if total > quota:
            self.stride = cython.cast(cython.int, total / quota) + 1
        self.weight = float(self.stride)
        return best

    def look_back(self) -> None:
        """The fewest tiles that the suits from each one on need for so many sets, with a pair."""
        suit: cython.int
        b: cython.int
        k: cython.int
        i: cython.int
        here: cython.int
        for i in range(50):
            self.least[i] = 99
        self.least[40] = 0
        for suit in range(3, -1, -1):
            for b in range(80):
                if self.first[81 * suit + b] == self.first[81 * suit + b + 1]:
                    continue
                for k in range(5 - b // 16):
                    for i in range(2):
                        if i and b // 8 & 1:
                            continue
                        here = 10 * suit + 2 * (k + b // 16) + i + (b // 8 & 1)
                        self.least[here] = min(
                            self.least[here], self.least[10 * suit + 10 + 2 * k + i] + b % 8
                        )

    def combine(
        self,
        suit: cython.int,
        sets: cython.int,
        paired: cython.int,
        lack: cython.int,
        i0: cython.int,
        i1: cython.int,
        i2: cython.int,
    ) -> None:
        """All ways to go on from what the suits before contribute."""
        b: cython.int
        i: cython.int
        k: cython.int
        pair: cython.int
        left: cython.int
        place: cython.int
        start: cython.int = 81 * suit
        for b in range(80):
            if self.first[start + b] == self.first[start + b + 1]:
                continue
            k = b // 16
            if sets + k > self.sets or lack + b % 8 > self.most or (paired and b // 8 & 1):
                continue
            pair = 1 if paired or b // 8 & 1 else 0
            left = self.least[10 * suit + 10 + 2 * (self.sets - sets - k) + 1 - pair]
            if lack + b % 8 + left > self.most:
                continue
            for place in range(self.first[start + b], self.first[start + b + 1]):
                i = self.order[MOST * suit + place]
                if suit == 0:
                    self.combine(1, sets + k, pair, lack + b % 8, i, 0, 0)
                elif suit == 1:
                    self.combine(2, sets + k, pair, lack + b % 8, i0, i, 0)
                elif suit == 2:
                    self.combine(3, sets + k, pair, lack + b % 8, i0, i1, i)
                else:
                    self.skipped += 1
                    if self.skipped >= self.stride:
                        self.skipped = 0
                        self.take(i0, i1, i2, i)

    def take(self, i0: cython.int, i1: cython.int, i2: cython.int, i3: cython.int) -> None:
        """A target: the base and what each suit contributes."""
        i: cython.int
        j: cython.int
        win: cython.int = self.base_last
        groups: cython.uint = self.base_groups
        place: cython.int = 8 * self.base_sets
        more: cython.uint
        self.pick[0] = i0
        self.pick[1] = i1
        self.pick[2] = i2
        self.pick[3] = i3
        for j in range(4):
            i = self.pick[j]
            more = self.groups[i]
            groups |= more << place
            while more:
                place += 8
                more >>= 8
            if self.last[i] >= 0:
                if win < 0 or self.sight.unseen[self.last[i]] > self.sight.unseen[win]:
                    win = self.last[i]
        self.sums.judge(
            self.base_tiles[0] + self.tiles[i0],
            self.base_tiles[1] + self.tiles[i1],
            self.base_tiles[2] + self.tiles[i2],
            self.base_tiles[3] + self.tiles[i3],
            self.base_lack + self.lack[i0] + self.lack[i1] + self.lack[i2] + self.lack[i3],
            self.base_still * self.still[i0] * self.still[i1] * self.still[i2] * self.still[i3],
            self.base_fast * self.fast[i0] * self.fast[i1] * self.fast[i2] * self.fast[i3],
            groups,
            win,
            self.base_missing
            | self.missing[i0]
            | self.missing[i1]
            | self.missing[i2]
            | self.missing[i3],
            self.weight,
        )

    def take_base(self) -> None:
        """A target: the base alone, nothing of it claimed."""
        self.sums.judge(
            self.base_tiles[0],
            self.base_tiles[1],
            self.base_tiles[2],
            self.base_tiles[3],
            self.base_lack,
            self.base_still,
            self.base_still,
            0,
            self.base_last,
            self.base_missing,
            1.0,
        )
