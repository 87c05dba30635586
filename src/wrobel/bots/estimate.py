"""What a hand may be expected to bring: the targets within reach, their chances and values.

For every tile that may be discarded the targets that can do without it are added up, apart
by how many tiles they lack, by whether sets are claimed for them, and by what they bring.
From the sums follows how likely the hand is completed within the draws that are left.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from math import exp, log

    from wrobel.bots.plans import ALL_KINDS, Plans
    from wrobel.bots.reach import Reach
    from wrobel.bots.sight import MCR_GAME, RIICHI_GAME, Sight
    from wrobel.bots.targets import CHOW_SPEED, PUNG_SPEED
    from wrobel.bots.worth import DECLARED, DRAWN_ONLY, SILENT, Worth
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family

LEVELS = 6  # tiles missing beyond the fewest
CLASSES = 2  # staying as one is, claiming
GRADES = 4  # of value
WHOLE = 34  # the place of the sums over all targets
SEEN = 8192
MOST_PLANS_FOLLOWED = 12
EIGHTS = sum(8 << 4 * rank for rank in range(9))
# The last tile may come from anybody.
STAY_RON = 2.2
CALL_RON = 1.3
# What a target that lacks more tiles than the nearest adds.
LATER = 0.6
# For every step that the hand does not wait yet: others go on, and not all targets can be kept.
STILL_AWAY = 0.65


class Estimate(Reach):
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
            self.best = [0] * MOST_PLANS_FOLLOWED
            self.rank = [0.0] * MOST_PLANS_FOLLOWED
            self.lacking = [0] * MOST_PLANS_FOLLOWED
            self.chosen = [0] * 16
            self.pick = [0] * 4
            self.singles = [0] * 34
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
        self.plans = Plans()
        self.worth = Worth()
        self.effort = 1
        self.eights = EIGHTS
        self.round = 0
        self.found = 0
        self.best_n = 0
        self.may_riichi = False

    # Which targets

    def look(self, sight: Sight, family: Family) -> None:
        """Find the targets of the tiles in sight, and add them up."""
        i: cython.int
        kind: cython.int
        count: cython.ulonglong
        self.start(sight)
        self.chow_speed = CHOW_SPEED
        self.pung_speed = PUNG_SPEED
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
        if sight.family == RIICHI_GAME:
            # a closed hand is worth more, so few claims will be made
            self.chow_speed = 1.3
            self.pung_speed = 1.8
            self.unit = 1000.0
            self.grade[1] = 1800.0
            self.grade[2] = 3600.0
            self.grade[3] = 7000.0
        elif sight.family == MCR_GAME:
            self.unit = 3.0
            self.grade[1] = 39.0
            self.grade[2] = 47.0
            self.grade[3] = 63.0
        else:
            self.unit = 3.0
            self.grade[1] = 12.0
            self.grade[2] = 30.0
            self.grade[3] = 90.0
        self.pick_plans()
        for i in range(self.best_n):
            self.follow(self.best[i], self.lacking[i], (500 if i == 0 else 200) * self.effort)
            if i == 0 and self.spread_out:
                self.go_farther()

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
                    self.nearest[kind] = min(self.nearest[kind], lack + self.base_lack)

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

    def pick_plans(self) -> None:
        """The plans that promise most; the plain one is always among them."""
        i: cython.int
        j: cython.int
        lacking: cython.int
        most: cython.int = 5 if self.sight.family != MCR_GAME else 9
        score: cython.double
        plans: Plans = self.plans
        sight: Sight = self.sight
        plans.read(sight)
        plans.add_plain(sight)
        self.floor = 99
        self.best_n = 0
        for i in range(plans.n):
            lacking = plans.missing(sight, i, sight.counts, sight.needed)
            if lacking > 8:
                continue
            self.floor = min(self.floor, lacking)
            score = plans.worth[i]
            for j in range(lacking):
                score *= 0.3
            j = self.best_n
            if j == most:
                if score <= self.rank[j - 1]:
                    continue
                j -= 1
            else:
                self.best_n += 1
            while j > 0 and self.rank[j - 1] < score:
                self.rank[j] = self.rank[j - 1]
                self.best[j] = self.best[j - 1]
                self.lacking[j] = self.lacking[j - 1]
                j -= 1
            self.rank[j] = score
            self.best[j] = i
            self.lacking[j] = lacking
        self.floor = max(self.floor, 1)

    def follow(self, plan: cython.int, lacking: cython.int, quota: cython.int) -> None:
        """Find the targets of one plan."""
        j: cython.int
        code: cython.int
        plans: Plans = self.plans
        forms: cython.int = plans.forms[plan]
        self.spread_out = False
        self.clear_base()
        if forms & 2 or forms & 4:
            self.pairs(forms & 4 != 0)
        if forms & 8:
            self.orphans()
        if forms & 16:
            self.knitted_honours()
        if forms & 32:
            self.knitted_straight(lacking + 1, quota)
        if forms != 0 and not forms & 1:
            return
        self.clear_base()
        for j in range(3 * plan, 3 * plan + 3):
            code = plans.group[j]
            if code >= 0 and not plans.melded(self.sight, code):
                if not self.put_base(code):
                    return
        self.run(
            plans.mask[plan],
            forms != 0,
            self.sight.needed - self.base_sets,
            lacking + 2,
            lacking,
            quota,
        )
        self.spread_out = self.most >= 0

    # Targets that are not four sets and a pair

    def pairs(self, quads: cython.bint) -> None:
        """Seven pairs: those held, and each choice of single tiles for the rest."""
        kind: cython.int
        held: cython.int = 0
        n: cython.int = 0
        i: cython.int
        for kind in range(34):
            held += self.sight.counts[kind] // 2 if quads else self.sight.counts[kind] >= 2
            if self.sight.unseen[kind] == 0 or self.sight.counts[kind] == 0:
                continue
            if self.sight.counts[kind] == 1 or (quads and self.sight.counts[kind] == 3):
                i = n
                while i > 0 and self.sight.unseen[self.singles[i - 1]] < self.sight.unseen[kind]:
                    self.singles[i] = self.singles[i - 1]
                    i -= 1
                self.singles[i] = kind
                n += 1
        if held < 3 or n < 7 - held or self.sight.needed < 4:
            return
        n = min(n, 9)
        self.choose_singles(n, 0, 7 - held)

    def choose_singles(self, n: cython.int, first: cython.int, left: cython.int) -> None:
        """Each choice of so many of the single tiles; ``chosen`` ends at −1."""
        i: cython.int
        depth: cython.int = 0
        while first > 0 and depth < 16 and self.chosen[depth] >= 0:
            depth += 1
        if first == 0:
            self.chosen[0] = -1
        if left == 0:
            self.offer_pairs(self.plans.quads)
            return
        for i in range(first, n - left + 1):
            self.chosen[depth] = self.singles[i]
            self.chosen[depth + 1] = -1
            self.choose_singles(n, i + 1, left - 1)
            self.chosen[depth] = -1

    def offer_pairs(self, quads: cython.bint) -> None:
        """Seven pairs with the single tiles chosen."""
        kind: cython.int
        i: cython.int
        times: cython.int
        self.clear_base()
        for kind in range(34):
            times = self.sight.counts[kind] // 2 if quads else self.sight.counts[kind] >= 2
            for i in range(2 * times):
                self.put_tile(kind)
        i = 0
        while self.chosen[i] >= 0:
            self.put_tile(self.chosen[i])
            self.put_tile(self.chosen[i])
            i += 1
        self.offer_base()

    def orphans(self) -> None:
        """Thirteen orphans with each pair."""
        kind: cython.int
        i: cython.int
        held: cython.int = 0
        whole: cython.bint
        paired: cython.bint = False
        for kind in range(34):
            if kind >= 27 or kind % 9 == 0 or kind % 9 == 8:
                held += self.sight.counts[kind] > 0
                paired |= self.sight.counts[kind] > 1
        if held < 8:
            return
        for kind in range(34):
            if not (kind >= 27 or kind % 9 == 0 or kind % 9 == 8):
                continue
            if paired and self.sight.counts[kind] < 2:
                continue
            self.clear_base()
            whole = self.put_tile(kind)
            for i in range(34):
                if i >= 27 or i % 9 == 0 or i % 9 == 8:
                    whole &= self.put_tile(i)
            if whole:
                self.offer_base()

    def pattern_tile(self, pattern: cython.int, i: cython.int) -> cython.int:
        """The i-th of the nine tiles of a knitted pattern."""
        m: cython.int = pattern // 2
        p: cython.int = (m + 1 + pattern % 2) % 3
        suit: cython.int = i // 3
        group: cython.int = m if suit == 0 else p if suit == 1 else 3 - m - p
        return 9 * suit + group + 3 * (i % 3)

    def knitted_honours(self) -> None:
        """Fourteen of the seven honours and nine knitted tiles: two are left out."""
        pattern: cython.int
        i: cython.int
        out: cython.int
        other: cython.int
        held: cython.int
        kind: cython.int
        whole: cython.bint
        for pattern in range(6):
            held = 0
            for i in range(16):
                kind = 27 + i if i < 7 else self.pattern_tile(pattern, i - 7)
                self.singles[i] = kind
                held += self.sight.counts[kind] > 0
            if held < 8:
                continue
            for out in range(16):
                for other in range(out + 1, 16):
                    if held <= 14 and (
                        self.sight.counts[self.singles[out]]
                        or self.sight.counts[self.singles[other]]
                    ):
                        continue
                    self.clear_base()
                    whole = True
                    for i in range(16):
                        if i != out and i != other:
                            whole &= self.put_tile(self.singles[i])
                    if whole:
                        self.offer_base()

    def knitted_straight(self, budget: cython.int, quota: cython.int) -> None:
        """The nine knitted tiles, a set and a pair."""
        pattern: cython.int
        i: cython.int
        whole: cython.bint
        for pattern in range(6):
            self.clear_base()
            whole = True
            for i in range(9):
                whole &= self.put_tile(self.pattern_tile(pattern, i))
            if whole and self.base_lack <= budget:
                self.run(ALL_KINDS, True, self.sight.needed - 3, budget, self.base_lack, quota // 2)

    def offer_base(self) -> None:
        """The base is the whole hand."""
        self.weight = 1.0
        self.judge(
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
        )

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
        closed: cython.bint = self.sight.family == RIICHI_GAME and not self.sight.exposed
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
        self.nearest[kind] = min(self.nearest[kind], lack)

    # What follows

    def evaluate(self, kind: cython.int, draws: cython.double) -> cython.double:
        """What the hand brings on average without this tile (WHOLE: as it is).

        The nearest targets are followed through the next draw and discard; those farther
        away add their share.
        """
        way: cython.int
        level: cython.int
        grade: cython.int
        place: cython.int
        n: cython.int
        i: cython.int
        weight: cython.double
        gain: cython.double
        rate: cython.double
        sure: cython.double
        all: cython.double
        expected: cython.double
        best: cython.double = 0.0
        self.odds[kind] = 0.0
        for way in range(CLASSES):
            all = 0.0
            expected = 0.0
            for level in range(LEVELS):
                weight = 0.0
                gain = 0.0
                for grade in range(GRADES):
                    place = ((way * LEVELS + level) * GRADES + grade) * 35 + kind
                    weight += self.chance[place]
                    gain += self.gain[place]
                if weight <= 0.0:
                    continue
                n = self.floor + level
                if all == 0.0 and level < 2 and n > 1:
                    self.evaluate_next(kind, way, level, draws)
                    sure = 1.0
                    for i in range(1, n):
                        sure *= STILL_AWAY
                    all = sure * self.near_odds
                    expected = sure * self.near
                    continue
                rate = weight * (CALL_RON if way else STAY_RON)
                for i in range(2, n + 1):
                    rate *= i
                sure = self.come_true(draws, rate, n)
                for i in range(1, n):
                    sure *= STILL_AWAY
                if all > 0.0:
                    sure *= LATER
                expected += (1.0 - all) * sure * gain / weight
                all += (1.0 - all) * sure
            if expected > best:
                best = expected
                self.odds[kind] = all
        self.expected[kind] = best
        return best

    def evaluate_next(
        self, kind: cython.int, way: cython.int, level: cython.int, draws: cython.double
    ) -> None:
        """The chance and worth of the targets of one level, over each draw that helps."""
        x: cython.int
        k: cython.int
        i: cython.int
        n: cython.int = self.floor + level - 1
        start: cython.int = 14 if kind == WHOLE else self.slot[kind]
        place: cython.int
        all: cython.double = 0.0
        best: cython.double
        rate: cython.double
        sure: cython.double
        self.near = 0.0
        self.near_odds = 0.0
        start = ((2 * way + level) * 15 + start) * 34
        for x in range(34):
            best = 0.0
            place = 14 * (start + x)
            for k in range(self.slots):
                if self.then_gain[place + k] > best:
                    best = self.then_gain[place + k]
                    self.next_rate[x] = self.then[place + k]
            self.next_gain[x] = best
            if best > 0.0:
                all += self.speed(way, x)
        if all <= 0.0:
            return
        for x in range(34):
            if self.next_gain[x] > 0.0:
                rate = self.next_rate[x] * (CALL_RON if way else STAY_RON)
                for i in range(2, n + 1):
                    rate *= i
                sure = self.two_steps(draws, all, rate, n) * self.speed(way, x) / all
                self.near_odds += sure
                self.near += sure * self.next_gain[x] / self.next_rate[x]

    def two_steps(
        self, draws: cython.double, one: cython.double, other: cython.double, n: cython.int
    ) -> cython.double:
        """The chance of a step with the one rate and then n steps that multiply to the other."""
        a: cython.double
        b: cython.double
        if n > 1:
            return self.come_true(draws, one * other, n + 1)
        a = -log(1.0 - min(one, 0.9))
        b = -log(1.0 - min(other, 0.9))
        if -0.001 < a - b < 0.001:
            b += 0.002
        return max(0.0, 1.0 - (b * exp(-a * draws) - a * exp(-b * draws)) / (b - a))

    def come_true(self, draws: cython.double, rate: cython.double, n: cython.int) -> cython.double:
        """The chance of n steps within so many draws, if their rates multiply to this."""
        i: cython.int
        one: cython.double = exp(log(rate) / n)
        mean: cython.double
        term: cython.double
        below: cython.double = 0.0
        one = min(one, 0.9)
        mean = -draws * log(1.0 - one)
        term = exp(-mean)
        for i in range(n):
            below += term
            term *= mean / (i + 1)
        return max(0.0, 1.0 - below)
