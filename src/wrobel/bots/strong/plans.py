"""How far a hand is from the plans that may win, and what brings it nearer.

The shape tables are asked, with the tiles left out that a plan does not use and those put
aside that its sets need.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.routes import ALL_KINDS, Routes
    from wrobel.rules.groups import HONOURS
    from wrobel.shape.bits import bits_in, kinds_with, lowest
    from wrobel.shape.hand import Shape
    from wrobel.shape.tables import TABLES

FAR = 99  # more tiles than any hand lacks
ALL_SUITS = 15
USUAL_FORMS = 1 | 2 | 8  # the regular one, seven pairs, thirteen orphans
KNITTED = 1 | 1 << 3 | 1 << 6  # ranks 1, 4, 7


class Plans(Routes):
    """The plans open to a player, and how far the hand is from each.

    ``hold`` takes over the tiles, ``lay`` sorts them for one plan: ``shape`` has what its sets
    leave over, ``owed`` counts the tiles those sets lack and ``wanted`` are their kinds.
    """

    def __init__(self) -> None:
        rank: cython.int
        power: cython.int = 1
        super().__init__()
        if not cython.compiled:
            self.tiles = [0] * 34
            self.codes = [0] * 4
            self.power = [0] * 9
        for rank in range(9):
            self.power[rank] = power
            power *= 5
        self.shape = Shape([0] * 34)
        self.rest = Shape([0] * 34)
        self.plan = 0
        self.sets = 0
        self.owed = 0
        self.wanted = 0
        self.pung_kinds = 0
        self.stale = ALL_SUITS
        self.known = False
        self.accepts = 0
        self.singles = 0
        self.couples = 0
        self.triples = 0

    def hold(self, counts: cython.p_schar) -> None:
        """Take over the concealed tiles that ``lay`` and ``lacking`` speak of."""
        kind: cython.int
        self.shape.load(counts, 0)
        for kind in range(34):
            self.tiles[kind] = counts[kind]
        for kind in range(4):
            self.codes[kind] = self.shape.codes[kind]

    def missing(
        self,
        sight: Observation,
        plan: cython.int,
        counts: cython.p_schar,
        needed: cython.int,
    ) -> cython.int:
        """Tiles still to be drawn for the plan, of these concealed tiles."""
        self.hold(counts)
        return self.lacking(sight, plan, needed)

    def lacking(self, sight: Observation, plan: cython.int, needed: cython.int) -> cython.int:
        """The same for the tiles held, which are laid for the plan."""
        self.lay(sight, plan, needed)
        return self.left()

    def at_least(self, plan: cython.int) -> cython.int:
        """Tiles that the sets of the plan lack for certain, seen at a glance."""
        j: cython.int
        code: cython.int
        found: cython.int = 0
        for j in range(3 * plan, 3 * plan + 3):
            code = self.group[j]
            if code < 0:
                break
            if code >= 34:
                found += 3 - min(self.tiles[code - 34], 3)
            else:
                found += self.tiles[code] == 0
                found += self.tiles[code + 1] == 0
                found += self.tiles[code + 2] == 0
        return found

    def lay(self, sight: Observation, plan: cython.int, needed: cython.int) -> None:
        """Leave out what the plan does not use, and put aside what its sets take."""
        kind: cython.int
        shape: Shape = self.shape
        mask: cython.ulonglong = self.mask[plan]
        unused: cython.ulonglong
        self.plan = plan
        self.sets = needed
        self.owed = 0
        self.wanted = 0
        self.pung_kinds = 0
        self.stale = ALL_SUITS
        self.known = False
        for kind in range(4):
            shape.codes[kind] = self.codes[kind]
        for kind in range(34):
            shape.counts[kind] = self.tiles[kind]
        if mask != ALL_KINDS:
            unused = kinds_with(self.tiles, 0, 1) & ~mask
            while unused:
                kind = lowest(unused)
                unused &= unused - 1
                shape.codes[kind // 9] -= shape.counts[kind] * self.power[kind % 9]
                shape.counts[kind] = 0
        if self.group[3 * plan] >= 0:
            self.lay_groups(sight)
        shape.needed = self.sets

    def lay_groups(self, sight: Observation) -> None:
        """Put the tiles of the sets that must be there aside, and count what they lack."""
        i: cython.int
        j: cython.int
        code: cython.int
        one: cython.ulonglong = 1
        shape: Shape = self.shape
        for j in range(3 * self.plan, 3 * self.plan + 3):
            code = self.group[j]
            if code < 0:
                return
            self.sets -= 1
            if code >= 34:
                code -= 34
                self.pung_kinds |= one << code
                i = min(shape.counts[code], 3)
                shape.counts[code] -= i
                shape.codes[code // 9] -= i * self.power[code % 9]
                if i < 3:
                    self.owe(sight, code, 3 - i)
            else:
                for i in range(code, code + 3):
                    if shape.counts[i]:
                        shape.counts[i] -= 1
                        shape.codes[i // 9] -= self.power[i % 9]
                    else:
                        self.owe(sight, i, 1)

    def owe(self, sight: Observation, kind: cython.int, number: cython.int) -> None:
        """A set of the plan lacks so many tiles of a kind."""
        one: cython.ulonglong = 1
        self.wanted |= one << kind
        self.owed += number if sight.unseen[kind] >= number else FAR

    def left(self) -> cython.int:
        """Tiles missing for the plan that is laid."""
        forms: cython.int = self.forms[self.plan]
        if self.sets < 0 or self.owed >= FAR:
            return FAR
        if forms == 1:
            return self.owed + self.shape.missing_regular()
        if forms == 0:
            return self.owed + self.missing_pungs(self.shape.counts, self.sets)
        return self.owed + self.shape.least_missing(forms)

    # One tile less

    def left_without(self, sight: Observation, kind: cython.int, left: cython.int) -> cython.int:
        """Tiles missing for the plan that is laid, without a tile of the hand; now ``left``."""
        if self.shape.counts[kind]:
            self.take(kind, -1)
            left = self.left()
            self.take(kind, 1)
        elif self.mask[self.plan] >> kind & 1:
            # a set loses it
            if sight.unseen[kind] < (4 - self.tiles[kind] if self.pung_kinds >> kind & 1 else 1):
                return FAR
            left += 1
        return left

    def left_without_each(
        self,
        sight: Observation,
        kinds: cython.ulonglong,
        left: cython.int,
        found: cython.p_int,
        start: cython.int,
    ) -> None:
        """The same for each of these kinds, into ``found`` from ``start`` on."""
        kind: cython.int
        over: cython.ulonglong
        forms: cython.int = self.forms[self.plan]
        if forms & 1 and not forms & ~USUAL_FORMS and self.sets >= 0 and self.owed < FAR:
            over = kinds & kinds_with(self.shape.counts, 0, 1)
            self.usual_without_each(over, found, start)
            kinds &= ~over
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            found[start + kind] = self.left_without(sight, kind, left)

    def usual_without_each(
        self, kinds: cython.ulonglong, found: cython.p_int, start: cython.int
    ) -> None:
        """``left_without_each`` of tiles left over, for usual forms: other suits are asked once."""
        kind: cython.int
        least: cython.int
        other: cython.int
        different: cython.int
        word: cython.uint
        sums: cython.uint
        shape: Shape = self.shape
        suit = TABLES.suit
        two_suits = TABLES.two_suits
        last_two = TABLES.suit_and_honours
        missing = TABLES.missing
        code_m: cython.int = shape.codes[0]
        code_p: cython.int = shape.codes[1]
        code_s: cython.int = shape.codes[2]
        m: cython.uint = suit[code_m]
        p: cython.uint = suit[code_p]
        s: cython.uint = suit[code_s]
        z: cython.uint = TABLES.honours[shape.codes[3]]
        needed: cython.uint = shape.needed << 16
        left: cython.uint = needed | two_suits[(m & 127) << 7 | p & 127] << 8
        right: cython.uint = needed | last_two[(s & 127) << 6 | z & 127]
        special: cython.int = self.forms[self.plan] & ~1 if shape.needed == 4 else 0
        owed: cython.int = self.owed
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            if kind < 9:
                word = suit[code_m - self.power[kind]]
                sums = p + s + z + word
                least = missing[right | two_suits[(word & 127) << 7 | p & 127] << 8]
            elif kind < 18:
                word = suit[code_p - self.power[kind - 9]]
                sums = m + s + z + word
                least = missing[right | two_suits[(m & 127) << 7 | word & 127] << 8]
            elif kind < 27:
                word = suit[code_s - self.power[kind - 18]]
                sums = m + p + z + word
                least = missing[left | last_two[(word & 127) << 6 | z & 127]]
            else:
                word = TABLES.honours[shape.codes[3] - self.power[kind - 27]]
                sums = m + p + s + word
                least = missing[left | last_two[(s & 127) << 6 | word & 127]]
            if special & 2:
                different = sums >> 13 & 31
                other = 7 - (sums >> 9 & 15) + (7 - different if different < 7 else 0)
                least = min(least, other)
            if special & 8:
                other = 14 - (sums >> 18 & 31) - (sums >> 23 > 0)
                least = min(least, other)
            found[start + kind] = owed + least

    def take(self, kind: cython.int, number: cython.int) -> None:
        """One more of the tiles left over, or with −1 one less."""
        self.shape.counts[kind] += number
        self.shape.codes[kind // 9] += number * self.power[kind % 9]
        self.stale |= 1 << kind // 9

    def missing_pungs(self, counts: cython.p_schar, needed: cython.int) -> cython.int:
        """Tiles missing for so many pungs and a pair."""
        self.sort_counts(counts)
        return self.short_of_pungs(needed)

    def sort_counts(self, counts: cython.p_schar) -> None:
        """How many kinds are there once, twice, and more often."""
        held: cython.int = bits_in(kinds_with(counts, 0, 1))
        paired: cython.int = bits_in(kinds_with(counts, 0, 2))
        self.triples = bits_in(kinds_with(counts, 0, 3))
        self.couples = paired - self.triples
        self.singles = held - paired

    def short_of_pungs(self, needed: cython.int) -> cython.int:
        """Tiles missing for so many pungs and a pair, of the counts that were sorted."""
        needed -= self.triples
        if needed < 0:
            return 0
        # a pair serves better as the pair or the beginning of a pung than single tiles do
        if self.couples > needed:
            return needed
        needed -= self.couples
        # these pungs and the pair grow from single tiles; one pair may stay the pair
        if self.singles >= needed + 1:
            return self.couples + 2 * needed + 1
        return self.couples + 2 * self.singles + 3 * (needed - self.singles) + 2

    def acceptance(
        self, sight: Observation, plan: cython.int, missing: cython.int
    ) -> cython.ulonglong:
        """The kinds that bring the plan nearer, of the tiles in sight."""
        self.hold(sight.counts)
        self.lay(sight, plan, sight.needed)
        return self.accepted(sight, missing)

    def accepted(self, sight: Observation, missing: cython.int) -> cython.ulonglong:
        """The kinds that bring the plan that is laid nearer."""
        kind: cython.int
        forms: cython.int = self.forms[self.plan]
        found: cython.ulonglong
        one: cython.ulonglong = 1
        if missing >= FAR:
            return 0
        missing -= self.owed
        if forms & 1:
            self.look_ahead()
            found = self.shape.improving(forms, missing)
            return found & self.mask[self.plan] | self.wanted
        if forms == 0:
            found = self.nearer_pungs() & self.mask[self.plan] | self.wanted
        elif forms == 16:
            found = self.nearer_honours_knitted()
        elif forms == 32:
            found = self.nearer_knitted_straight(missing)
        else:
            found = self.shape.improving(forms, missing)
        for kind in range(34):
            if sight.unseen[kind] == 0:
                found &= ~(one << kind)
        return found

    def accepted_without(
        self, sight: Observation, kind: cython.int, missing: cython.int
    ) -> cython.ulonglong:
        """The same without a tile of the hand, when ``missing`` are."""
        found: cython.ulonglong
        lost: cython.ulonglong = 0
        one: cython.ulonglong = 1
        if self.shape.counts[kind]:
            self.take(kind, -1)
            found = self.accepted(sight, missing)
            self.take(kind, 1)
            return found
        if self.mask[self.plan] >> kind & 1:
            # a set loses it
            lost = one << kind
            missing -= 1
        if not self.known:
            self.accepts = self.accepted(sight, missing)
            self.known = True
        return self.accepts | lost

    def look_ahead(self) -> None:
        """Look ahead in the suits that have changed since it was last done."""
        suit: cython.int
        for suit in range(4):
            if self.stale >> suit & 1:
                self.shape.look_ahead(suit)
        self.stale = 0

    def nearer_pungs(self) -> cython.ulonglong:
        """The kinds that bring pungs and a pair nearer: it depends on how many there are."""
        kind: cython.int
        nearer: cython.int = 0
        found: cython.ulonglong = 0
        one: cython.ulonglong = 1
        self.sort_counts(self.shape.counts)
        left: cython.int = self.short_of_pungs(self.sets)
        self.singles += 1
        nearer |= self.short_of_pungs(self.sets) < left
        self.singles -= 2
        self.couples += 1
        nearer |= (self.short_of_pungs(self.sets) < left) << 1
        self.singles += 1
        self.couples -= 2
        self.triples += 1
        nearer |= (self.short_of_pungs(self.sets) < left) << 2
        for kind in range(34):
            if nearer >> self.shape.counts[kind] & 1:
                found |= one << kind
        return found

    def nearer_honours_knitted(self) -> cython.ulonglong:
        """Honours, and tiles of the patterns of which most is there; one of each kind."""
        i: cython.int
        j: cython.int
        held: cython.int
        best: cython.int = -1
        found: cython.ulonglong = 0
        for i in range(3):
            for j in range(3):
                if i != j:
                    held = self.held_of_pattern(i, j)
                    if held > best:
                        best = held
                        found = 0
                    if held == best:
                        found |= self.pattern(i, j)
        return self.not_held(found | HONOURS)

    def nearer_knitted_straight(self, missing: cython.int) -> cython.ulonglong:
        """What the nearest patterns lack, and what helps the set and the pair beside them."""
        i: cython.int
        j: cython.int
        kind: cython.int
        more: cython.int
        pattern: cython.ulonglong
        found: cython.ulonglong = 0
        shape: Shape = self.shape
        rest: Shape = self.rest
        rest.needed = self.sets - 3
        rest.codes[3] = shape.codes[3]
        for i in range(3):
            for j in range(3):
                if i == j:
                    continue
                more = missing - 9 + self.held_of_pattern(i, j)
                rest.codes[0] = shape.code_without_group(0, i)
                rest.codes[1] = shape.code_without_group(1, j)
                rest.codes[2] = shape.code_without_group(2, 3 - i - j)
                if rest.missing_regular() != more:
                    continue
                pattern = self.pattern(i, j)
                for kind in range(34):
                    rest.counts[kind] = shape.counts[kind]
                    if rest.counts[kind] and pattern >> kind & 1:
                        rest.counts[kind] -= 1
                for kind in range(4):
                    rest.look_ahead(kind)
                found |= self.not_held(pattern) | rest.improving_regular(more)
        return found

    def pattern(self, i: cython.int, j: cython.int) -> cython.ulonglong:
        """The nine kinds of a knitted pattern: which thirds of the first two suits."""
        ranks: cython.ulonglong = KNITTED
        return ranks << i | ranks << (9 + j) | ranks << (18 + 3 - i - j)

    def held_of_pattern(self, i: cython.int, j: cython.int) -> cython.int:
        shape: Shape = self.shape
        found: cython.int = shape.held_of_group(0, i) + shape.held_of_group(1, j)
        return found + shape.held_of_group(2, 3 - i - j)

    def not_held(self, kinds: cython.ulonglong) -> cython.ulonglong:
        return kinds & ~kinds_with(self.shape.counts, 0, 1)
