"""The sums over targets: chances and values, apart for every tile that may be discarded.

The targets that can do without a tile are added up for it, apart by how many tiles they
lack, by whether sets are claimed for them, and by what they bring.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.hand_worth import DRAWN_ONLY, SILENT, Worth
    from wrobel.bots.strong.weights import Weights
    from wrobel.rules.family import Family

LEVELS = 6  # tiles missing beyond the fewest
CLASSES = 2  # staying as one is, claiming
GRADES = 4  # of value
WHOLE = 34  # the place of the sums over all targets
SEEN = 65536  # targets that are remembered
EIGHTS = sum(8 << 4 * rank for rank in range(9))


class TargetSums:
    """Gets the targets one by one and adds them up."""

    def __init__(self, weights: Weights) -> None:
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
            self.slot = [0] * 34
            self.spare_slots = [0] * 16
            self.wanted = [0] * 34
            self.kind_at = [0] * 14
            self.then = [0.0] * 28560
            self.then_gain = [0.0] * 28560
        self.weights = weights
        self.worth = Worth()
        self.eights = EIGHTS
        self.round = 0
        self.found = 0
        self.floor = 1
        self.slots = 0

    def start(self, sight: Observation, family: Family) -> None:
        """Add up anew, for the tiles in sight."""
        kind: cython.int
        count: cython.ulonglong
        self.sight = sight
        self.worth.start(sight, family)
        self.clear()
        self.slots = 0
        for kind in range(34):
            if sight.counts[kind]:
                self.slot[kind] = self.slots
                self.kind_at[self.slots] = kind
                self.slots += 1
            count = sight.counts[kind]
            self.own[kind // 9] |= count << (4 * (kind % 9))

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
        slot: cython.int = (one % 65521 + 7 * (two % 65521) + s % 65521) % SEEN
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
        weight: cython.double,
    ) -> None:
        """Add a target to the sums, as it is and with sets claimed for it.

        Suits as packed counts; ``groups`` are its sets, ``win`` its likely last tile; ``weight``
        is how many targets it stands for.
        """
        code: cython.int
        level: cython.int = lack - self.floor
        opened: cython.uint = 0
        n: cython.int = 0
        kind: cython.int
        value: cython.double
        share: cython.double = weight
        if lack < 1 or level < 0 or level >= LEVELS or win < 0 or not self.is_new(m, p, s, z):
            return
        self.found += 1
        value = self.worth.value(m, p, s, z, win, 0, SILENT)
        if value == 0.0:
            value = self.worth.value(m, p, s, z, win, 0, DRAWN_ONLY)
            share *= self.weights.own_draw
        self.own_tiles(m, p, s, z)
        self.list_tiles(missing)
        if value > 0.0:
            self.note(0, level, still * share, value, missing, lack)
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
            share = weight
        else:
            fast = still
        if value > 0.0:
            self.note(1, level, fast * share, value, missing, lack)

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
            claimed: cython.bint = self.sight.counts[kind] >= 2
            found *= self.weights.pung_speed if claimed else self.weights.chow_speed
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

    # What has been added up so far, over targets that lack at most so many tiles

    def total(self, way: cython.int, kind: cython.int, lack: cython.int) -> cython.double:
        """The chances, over all grades."""
        grade: cython.int
        found: cython.double = 0.0
        for grade in range(GRADES):
            found += self.of_grade(way, grade, kind, lack)
        return found

    def of_grade(
        self, way: cython.int, grade: cython.int, kind: cython.int, lack: cython.int
    ) -> cython.double:
        """The chances of one grade."""
        level: cython.int
        found: cython.double = 0.0
        for level in range(min(lack - self.floor + 1, LEVELS)):
            found += self.chance[((way * LEVELS + level) * GRADES + grade) * 35 + kind]
        return found

    def worth_of(
        self, way: cython.int, grade: cython.int, kind: cython.int, lack: cython.int
    ) -> cython.double:
        """What those of one grade bring."""
        level: cython.int
        found: cython.double = 0.0
        for level in range(min(lack - self.floor + 1, LEVELS)):
            found += self.gain[((way * LEVELS + level) * GRADES + grade) * 35 + kind]
        return found

    def extend(
        self,
        way: cython.int,
        kind: cython.int,
        lack: cython.int,
        chance: cython.double,
        looked_at: cython.int,
    ) -> None:
        """More targets that lack so many tiles, worth what those looked at are on average."""
        grade: cython.int
        place: cython.int
        level: cython.int = lack - self.floor
        source: cython.int = kind
        all: cython.double
        if level < 0 or level >= LEVELS:
            return
        all = self.total(way, kind, looked_at)
        if all <= 0.0:
            source = WHOLE
            all = self.total(way, WHOLE, looked_at)
        chance /= all
        for grade in range(GRADES):
            place = ((way * LEVELS + level) * GRADES + grade) * 35 + kind
            self.chance[place] += chance * self.of_grade(way, grade, source, looked_at)
            self.gain[place] += chance * self.worth_of(way, grade, source, looked_at)
        if lack < self.nearest[kind]:
            self.nearest[kind] = lack
