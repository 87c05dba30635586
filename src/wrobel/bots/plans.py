"""How far a hand is from the plans that may win, and what brings it nearer.

The shape tables are asked, with the tiles left out that a plan does not use and those put
aside that its sets need.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.routes import ALL_KINDS, Routes
    from wrobel.bots.sight import Sight
    from wrobel.shape.hand import Shape

FAR = 99  # more tiles than any hand lacks
BY_CODE = 1 | 2 | 8  # forms that the tables know by the codes of the suits alone


class Plans(Routes):
    """The plans open to a player, and how far the hand is from each."""

    def __init__(self) -> None:
        rank: cython.int
        power: cython.int = 1
        super().__init__()
        if not cython.compiled:
            self.scratch = [0] * 34
            self.tiles = [0] * 34
            self.codes = [0] * 4
            self.power = [0] * 9
        for rank in range(9):
            self.power[rank] = power
            power *= 5
        self.shape = Shape([0] * 34)
        self.sets = 0
        self.owed = 0

    def hold(self, counts: cython.p_schar) -> None:
        """Take over the concealed tiles that ``lacking`` speaks of."""
        kind: cython.int
        self.shape.load(counts)
        for kind in range(34):
            self.tiles[kind] = counts[kind]
        for kind in range(4):
            self.codes[kind] = self.shape.codes[kind]

    def add_tile(self, kind: cython.int, number: cython.int) -> None:
        """One more of a kind, or with −1 one less."""
        self.tiles[kind] += number
        self.codes[kind // 9] += number * self.power[kind % 9]

    def missing(
        self,
        sight: Sight,
        plan: cython.int,
        counts: cython.p_schar,
        needed: cython.int,
    ) -> cython.int:
        """Tiles still to be drawn for the plan, of these concealed tiles."""
        self.hold(counts)
        return self.lacking(sight, plan, needed)

    def lacking(self, sight: Sight, plan: cython.int, needed: cython.int) -> cython.int:
        """The same for the tiles held; leaves in ``shape`` what the sets of the plan leave over."""
        forms: cython.int = self.forms[plan]
        self.sets = needed
        if self.group[3 * plan] < 0 and forms and not forms & ~BY_CODE:
            self.lay_codes(plan)
            self.owed = 0
            self.shape.needed = needed
            if forms == 1:
                return self.shape.missing_regular()
            return self.shape.least_missing(forms)
        self.lay_mask(plan)
        self.owed = 0
        if self.group[3 * plan] >= 0:
            self.lay_groups(sight, plan)
        if self.sets < 0 or self.owed >= FAR:
            return FAR
        if forms == 0:
            return self.owed + self.missing_pungs(self.scratch, self.sets)
        if forms & ~BY_CODE:
            self.shape.load(self.scratch)
        self.shape.needed = self.sets
        return self.owed + self.shape.least_missing(forms)

    def lay_codes(self, plan: cython.int) -> None:
        """The codes of the suits without the tiles that the plan does not use."""
        kind: cython.int
        suit: cython.int
        part: cython.int
        mask: cython.ulonglong = self.mask[plan]
        for suit in range(4):
            self.shape.codes[suit] = self.codes[suit]
            part = mask >> (9 * suit) & 511
            if part == 0:
                self.shape.codes[suit] = 0
            elif part != (127 if suit == 3 else 511):
                for kind in range(9 * suit, 34 if suit == 3 else 9 * suit + 9):
                    if not mask >> kind & 1:
                        self.shape.codes[suit] -= self.tiles[kind] * self.power[kind - 9 * suit]

    def lay_mask(self, plan: cython.int) -> None:
        """Leave out the tiles that the plan does not use."""
        kind: cython.int
        suit: cython.int
        part: cython.int
        mask: cython.ulonglong = self.mask[plan]
        for kind in range(34):
            self.scratch[kind] = self.tiles[kind]
        for suit in range(4):
            self.shape.codes[suit] = self.codes[suit]
        if mask == ALL_KINDS:
            return
        for suit in range(4):
            part = mask >> (9 * suit) & 511
            if part == (127 if suit == 3 else 511):
                continue
            for kind in range(9 * suit, 34 if suit == 3 else 9 * suit + 9):
                if not mask >> kind & 1 and self.scratch[kind]:
                    self.shape.codes[suit] -= self.scratch[kind] * self.power[kind - 9 * suit]
                    self.scratch[kind] = 0

    def lay_groups(self, sight: Sight, plan: cython.int) -> None:
        """Put the tiles of the sets that must be there aside, and count what they lack."""
        i: cython.int
        j: cython.int
        code: cython.int
        for j in range(3 * plan, 3 * plan + 3):
            code = self.group[j]
            if code < 0 or self.melded(sight, code):
                continue
            self.sets -= 1
            if code >= 34:
                code -= 34
                i = min(self.scratch[code], 3)
                if sight.unseen[code] < 3 - i:
                    self.owed = FAR
                    return
                self.owed += 3 - i
                self.scratch[code] -= i
                self.shape.codes[code // 9] -= i * self.power[code % 9]
            else:
                for i in range(code, code + 3):
                    if self.scratch[i]:
                        self.scratch[i] -= 1
                        self.shape.codes[i // 9] -= self.power[i % 9]
                    elif sight.unseen[i] == 0:
                        self.owed = FAR
                        return
                    else:
                        self.owed += 1

    def missing_pungs(self, counts: cython.p_schar, needed: cython.int) -> cython.int:
        """Tiles missing for so many pungs and a pair."""
        i: cython.int
        triples: cython.int = 0
        couples: cython.int = 0
        singles: cython.int = 0
        found: cython.int = 0
        for i in range(34):
            if counts[i] >= 3:
                triples += 1
            elif counts[i] == 2:
                couples += 1
            elif counts[i] == 1:
                singles += 1
        needed -= triples
        if needed < 0:
            return 0
        # a pair serves better as the pair or the beginning of a pung than single tiles do
        if couples > needed:
            return needed
        found = couples
        needed -= couples
        # these pungs and the pair grow from single tiles; one pair may stay the pair
        if singles >= needed + 1:
            return found + 2 * needed + 1
        return found + 2 * singles + 3 * (needed - singles) + 2

    def acceptance(self, sight: Sight, plan: cython.int, missing: cython.int) -> cython.ulonglong:
        """The kinds that bring the plan nearer, of the tiles in sight."""
        self.hold(sight.counts)
        return self.accepted(sight, plan, sight.needed, missing)

    def accepted(
        self, sight: Sight, plan: cython.int, needed: cython.int, missing: cython.int
    ) -> cython.ulonglong:
        """The same for the tiles held."""
        kind: cython.int
        owed: cython.int
        forms: cython.int = self.forms[plan]
        found: cython.ulonglong = 0
        one: cython.ulonglong = 1
        special: cython.ulonglong = self.mask[plan]
        if forms & 1:
            # what the shape accepts beside the sets of the plan, and the kinds of those sets
            if self.lacking(sight, plan, needed) >= FAR:
                return 0
            owed = self.owed
            for kind in range(34):
                self.shape.counts[kind] = self.tiles[kind] if self.mask[plan] >> kind & 1 else 0
            if self.group[3 * plan] >= 0:
                for kind in range(34):
                    self.shape.counts[kind] = self.scratch[kind]
            for kind in range(4):
                self.shape.look_ahead(kind)
            found = self.shape.improving(forms, missing - owed) & self.mask[plan]
            special &= self.kinds_of_groups(plan) & ~found
            if owed == 0:
                special = 0
        for kind in range(34):
            if sight.unseen[kind] and special >> kind & 1:
                self.add_tile(kind, 1)
                if self.lacking(sight, plan, needed) < missing:
                    found |= one << kind
                self.add_tile(kind, -1)
        return found

    def kinds_of_groups(self, plan: cython.int) -> cython.ulonglong:
        """The kinds of which the sets of the plan are made."""
        j: cython.int
        found: cython.ulonglong = 0
        one: cython.ulonglong = 1
        seven: cython.ulonglong = 7
        for j in range(3 * plan, 3 * plan + 3):
            if self.group[j] >= 34:
                found |= one << (self.group[j] - 34)
            elif self.group[j] >= 0:
                found |= seven << self.group[j]
        return found
