"""The sums over targets: chances and values, apart for every tile that may be discarded.

The targets that can do without a tile are added up for it, apart by how many tiles they
lack, by whether sets are claimed for them, and by what they bring. From the sums follows how
likely the hand is completed within the draws that are left, and what it brings then.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.reach import Reach
    from wrobel.bots.worth import DECLARED, DRAWN_ONLY, SILENT, Worth

LEVELS = 6  # tiles missing beyond the fewest
CLASSES = 2  # staying as one is, claiming
GRADES = 4  # of value
WHOLE = 34  # the place of the sums over all targets
SEEN = 8192
EIGHTS = sum(8 << 4 * rank for rank in range(9))


class Sums(Reach):
    """The sums, and what follows from them."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.grade = [0.0] * GRADES
            self.chance = [0.0] * (CLASSES * LEVELS * GRADES * 35)
            self.gain = [0.0] * (CLASSES * LEVELS * GRADES * 35)
            self.nearest = [0] * 35
            self.accept = [0] * (35 * LEVELS)
            self.own = [0] * 4
            self.spare = [0] * 4
            self.seen_one = [0] * SEEN
            self.seen_two = [0] * SEEN
            self.seen_stamp = [0] * SEEN
            self.pick = [0] * 4
            self.expected = [0.0] * 35
            self.odds = [0.0] * 35
            self.slot = [0] * 34
            self.spare_slots = [0] * 16
            self.wanted = [0] * 34
            self.kind_at = [0] * 14
            self.next_rate = [0.0] * 34
            self.next_gain = [0.0] * 34
            self.then = [0.0] * 28560
            self.then_gain = [0.0] * 28560
        self.worth = Worth()
        self.may_riichi = False
        self.eights = EIGHTS
        self.round = 0
        self.found = 0
        self.floor = 1
        self.slots = 0
        self.near = 0.0
        self.near_odds = 0.0

    def clear(self) -> None:
        i: cython.int
        self.round += 1
        self.found = 0
        for i in range(4):
            self.own[i] = 0
        for i in range(1680):
            self.chance[i] = 0.0
            self.gain[i] = 0.0
        for i in range(28560):
            self.then[i] = 0.0
            self.then_gain[i] = 0.0
        for i in range(35):
            self.nearest[i] = 99
        for i in range(210):
            self.accept[i] = 0

    # One target

    def is_new(
        self,
        m: cython.ulonglong,
        p: cython.ulonglong,
        s: cython.ulonglong,
        z: cython.ulonglong,
    ) -> cython.bint:
        """Has this target not been found before, in another reading or plan?"""
        one: cython.ulonglong = m | z << 36
        two: cython.ulonglong = p | (s & 268435455) << 36
        slot: cython.int = (one % 8191 + 7 * (two % 8191) + s % 8191) % SEEN
        two ^= s >> 28
        if (
            self.seen_stamp[slot] == self.round
            and self.seen_one[slot] == one
            and self.seen_two[slot] == two
        ):
            return False
        self.seen_stamp[slot] = self.round
        self.seen_one[slot] = one
        self.seen_two[slot] = two
        return True

    def take(self, i0: cython.int, i1: cython.int, i2: cython.int, i3: cython.int) -> None:
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
        self.judge(
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
        )

    def judge(
        self,
        m: cython.ulonglong,
        p: cython.ulonglong,
        s: cython.ulonglong,
        z: cython.ulonglong,
        lack: cython.int,
        still: cython.double,
        fast: cython.double,
        groups: cython.uint,
        win: cython.int,
        missing: cython.ulonglong,
    ) -> None:
        """Add a target to the sums, as it is and with sets claimed for it."""
        code: cython.int
        level: cython.int = lack - self.floor
        opened: cython.uint = 0
        n: cython.int = 0
        kind: cython.int
        value: cython.double
        closed: cython.bint = self.sight.declares and not self.sight.exposed
        if lack < 1 or level < 0 or level >= LEVELS or win < 0 or not self.is_new(m, p, s, z):
            return
        self.found += 1
        if closed and self.may_riichi:
            value = 1.25 * self.worth.value(m, p, s, z, win, 0, DECLARED)
        else:
            value = self.worth.value(m, p, s, z, win, 0, SILENT)
            if value == 0.0:
                value = 0.4 * self.worth.value(m, p, s, z, win, 0, DRAWN_ONLY)
        self.own_tiles(m, p, s, z)
        self.list_tiles(missing)
        if value > 0.0:
            self.note(0, level, still * self.weight, value, missing, lack)
        while groups:
            code = groups & 127
            if groups & 128:
                kind = code if code < 34 else code - 34
                if not (kind == win or (code < 34 and kind <= win <= kind + 2)):
                    opened |= cython.cast(cython.uint, code) << (7 * n)
                    n += 1
            groups >>= 8
        if n:
            value = self.worth.value(m, p, s, z, win, opened, SILENT)
        else:
            fast = still
        if value > 0.0:
            self.note(1, level, fast * self.weight, value, missing, lack)

    def own_tiles(
        self,
        m: cython.ulonglong,
        p: cython.ulonglong,
        s: cython.ulonglong,
        z: cython.ulonglong,
    ) -> None:
        """Which tiles at hand the target can do without: ranks with more than it has."""
        self.spare[0] = self.own[0] + self.eights - m
        self.spare[1] = self.own[1] + self.eights - p
        self.spare[2] = self.own[2] + self.eights - s
        self.spare[3] = self.own[3] + self.eights - z

    def note(
        self,
        way: cython.int,
        level: cython.int,
        weight: cython.double,
        value: cython.double,
        missing: cython.ulonglong,
        lack: cython.int,
    ) -> None:
        """Add to the sums of every tile that the target can do without."""
        suit: cython.int
        rank: cython.int
        grade: cython.int = 0
        place: cython.int
        word: cython.ulonglong
        while grade < GRADES - 1 and value >= self.grade[grade + 1]:
            grade += 1
        place = ((way * LEVELS + level) * GRADES + grade) * 35
        self.add(place, WHOLE, weight, value, level, missing, lack)
        for suit in range(4):
            word = self.spare[suit]
            for rank in range(7 if suit == 3 else 9):
                if word & 15 > 8:
                    self.add(place, 9 * suit + rank, weight, value, level, missing, lack)
                word >>= 4
        if level < 2 and lack > 1:
            self.note_next(way, level, weight, value)

    def list_tiles(self, missing: cython.ulonglong) -> None:
        """The tiles that the target can do without, by their slots, and those it wants."""
        suit: cython.int
        rank: cython.int
        kind: cython.int
        word: cython.ulonglong
        self.spares = 0
        for suit in range(4):
            word = self.spare[suit]
            for rank in range(7 if suit == 3 else 9):
                if word & 15 > 8:
                    self.spare_slots[self.spares] = self.slot[9 * suit + rank]
                    self.spares += 1
                word >>= 4
        self.wants = 0
        for kind in range(34):
            if missing >> kind & 1:
                self.wanted[self.wants] = kind
                self.wants += 1

    def note_next(
        self,
        way: cython.int,
        level: cython.int,
        weight: cython.double,
        value: cython.double,
    ) -> None:
        """Add to the sums of what may follow: a discard, a draw, another discard."""
        i: cython.int
        j: cython.int
        k: cython.int
        place: cython.int
        rest: cython.double
        for j in range(self.wants):
            rest = weight / self.speed(way, self.wanted[j])
            for i in range(self.spares + 1):
                # slot 14: nothing is discarded now
                place = self.spare_slots[i] if i < self.spares else 14
                place = (((2 * way + level) * 15 + place) * 34 + self.wanted[j]) * 14
                for k in range(self.spares):
                    if k == i and self.sight.counts[self.kind_at[self.spare_slots[k]]] == 1:
                        continue
                    self.then[place + self.spare_slots[k]] += rest
                    self.then_gain[place + self.spare_slots[k]] += rest * value

    def speed(self, way: cython.int, kind: cython.int) -> cython.double:
        """How likely this kind comes next: drawn, or else claimed."""
        found: cython.double = self.sight.unseen[kind] / self.sight.unseen_total
        if way:
            found *= self.pung_speed if self.sight.counts[kind] >= 2 else self.chow_speed
        return found

    def add(
        self,
        place: cython.int,
        kind: cython.int,
        weight: cython.double,
        value: cython.double,
        level: cython.int,
        missing: cython.ulonglong,
        lack: cython.int,
    ) -> None:
        self.chance[place + kind] += weight
        self.gain[place + kind] += weight * value
        self.accept[LEVELS * kind + level] |= missing
        if lack < self.nearest[kind]:
            self.nearest[kind] = lack

    def go_farther(self) -> None:
        """Beyond the targets looked at: as many as there are, worth what the nearer ones are."""
        way: cython.int
        lack: cython.int
        level: cython.int
        kind: cython.int
        source: cython.int
        grade: cython.int
        place: cython.int
        all: cython.double
        share: cython.double
        scale: cython.double
        valid: cython.double
        self.measure()
        for way in range(CLASSES):
            scale = self.base_fast if way else self.base_still
            all = 0.0
            for lack in range(self.most + 1):
                all += scale * self.reach[(8 * way + lack) * 35 + WHOLE]
            valid = self.total(way, WHOLE)
            if all <= 0.0 or valid <= 0.0:
                continue
            valid = min(1.0, valid / all)
            for lack in range(self.most + 1, self.budget + 1):
                level = lack + self.base_lack - self.floor
                if level < 0 or level >= LEVELS:
                    continue
                for kind in range(35):
                    share = scale * valid * self.reach[(8 * way + lack) * 35 + kind]
                    if share <= 0.0:
                        continue
                    source = kind
                    all = self.total(way, kind)
                    if all <= 0.0:
                        source = WHOLE
                        all = self.total(way, WHOLE)
                    share /= all
                    for grade in range(GRADES):
                        place = (way * LEVELS + level) * GRADES + grade
                        self.chance[35 * place + kind] += share * self.of_grade(way, grade, source)
                        self.gain[35 * place + kind] += share * self.worth_of(way, grade, source)
                    if lack + self.base_lack < self.nearest[kind]:
                        self.nearest[kind] = lack + self.base_lack

    def total(self, way: cython.int, kind: cython.int) -> cython.double:
        """The chances of the targets looked at, over all grades."""
        grade: cython.int
        found: cython.double = 0.0
        for grade in range(GRADES):
            found += self.of_grade(way, grade, kind)
        return found

    def of_grade(self, way: cython.int, grade: cython.int, kind: cython.int) -> cython.double:
        level: cython.int
        found: cython.double = 0.0
        for level in range(self.most + self.base_lack - self.floor + 1):
            if level < LEVELS:
                found += self.chance[((way * LEVELS + level) * GRADES + grade) * 35 + kind]
        return found

    def worth_of(self, way: cython.int, grade: cython.int, kind: cython.int) -> cython.double:
        level: cython.int
        found: cython.double = 0.0
        for level in range(self.most + self.base_lack - self.floor + 1):
            if level < LEVELS:
                found += self.gain[((way * LEVELS + level) * GRADES + grade) * 35 + kind]
        return found
