"""The concealed tiles of a hand and how far they are from each winning form.

Inside, "missing" is the least number of tiles that a hand still has to draw to hold a
complete one; the distance that players know is one less (−1 complete, 0 waiting).
"""

from collections.abc import Sequence

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.shape.bits import (
        bits_in,
        copy_counts,
        kinds_of_four,
        kinds_with,
        lowest,
        suit_code,
        suit_size,
        take_counts,
    )
    from wrobel.shape.tables import TABLES

FORMS = {
    "regular": 1,
    "seven_pairs": 2,
    "seven_pairs_quads": 4,
    "thirteen_orphans": 8,
    "honors_knitted": 16,
    "knitted_straight": 32,
}
RIICHI_FORMS = 1 | 2 | 8
IMPOSSIBLE = 99
POWERS = [5 ** (kind % 9) for kind in range(34)]
ORPHANS = sum(1 << kind for kind in (0, 8, 9, 17, 18, 26, *range(27, 34)))
ONES = sum(1 << kind for kind in (0, 9, 18))
NINES = sum(1 << kind for kind in (8, 17, 26))
SUITED = (1 << 27) - 1
ALL_KINDS = (1 << 34) - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def thirds_of(kinds: cython.ulonglong) -> cython.int:
    """How many of 147, 258 and 369 of each suit are among the kinds, two bits for each."""
    suit: cython.int
    third: cython.int
    found: cython.int = 0
    ranks: cython.int
    for suit in range(3):
        for third in range(3):
            ranks = kinds >> (9 * suit + third) & 73  # bits 0, 3 and 6; added up in bits 6 and 7
            found |= (ranks * 73 >> 6 & 3) << (6 * suit + 2 * third)
    return found


class Shape:
    """Concealed tiles as counts of the 34 kinds, with so many sets still to be made of them.

    >>> Shape([0, 1, 1, 1] + [0] * 29 + [1]).waits(FORMS["regular"]) == 1 << 33
    True
    """

    def __init__(self, counts: Sequence[int]) -> None:
        i: cython.int
        if not cython.compiled:
            self.counts = [0] * 34
            self.ahead = [0] * 34
            self.codes = [0] * 4
        if not take_counts(self.counts, counts):
            for i in range(34):
                self.counts[i] = counts[i]
        self.load(self.counts, 0)

    def add(self, kind: cython.int) -> None:
        self.counts[kind] += 1
        self.codes[kind // 9] += POWERS[kind]
        self.tiles += 1

    def remove(self, kind: cython.int) -> None:
        self.counts[kind] -= 1
        self.codes[kind // 9] -= POWERS[kind]
        self.tiles -= 1

    def load(self, counts: cython.p_schar, start: cython.int) -> None:
        """Take over other counts, 34 of them from ``start`` on."""
        suit: cython.int
        self.tiles = 0
        copy_counts(self.counts, counts, start)
        for suit in range(4):
            self.codes[suit] = suit_code(counts, start, suit)
            self.tiles += suit_size(counts, start, suit)
        self.needed = self.tiles // 3

    def missing_regular(self) -> cython.int:
        left: cython.uint = TABLES.two_suits[
            (TABLES.suit[self.codes[0]] & 127) << 7 | (TABLES.suit[self.codes[1]] & 127)
        ]
        right: cython.uint = TABLES.suit_and_honours[
            (TABLES.suit[self.codes[2]] & 127) << 6 | (TABLES.honours[self.codes[3]] & 127)
        ]
        missing: cython.int = TABLES.missing[self.needed << 16 | left << 8 | right]
        return missing

    def missing_regular_without(self, kind: cython.int) -> cython.int:
        """Tiles missing for the regular form when a tile of this kind is gone."""
        suit: cython.int = kind // 9
        missing: cython.int
        self.codes[suit] -= POWERS[kind]
        missing = self.missing_regular()
        self.codes[suit] += POWERS[kind]
        return missing

    def missing_form(self, form: cython.int) -> cython.int:
        """Tiles missing for one form (a single bit of FORMS)."""
        if form == 1:
            return self.missing_regular()
        if form == 32:
            return self.missing_knitted_straight()
        if self.needed != 4:
            return IMPOSSIBLE
        if form == 16:
            return self.missing_honours_knitted()
        if form == 4:
            return self.missing_pairs_with_quads()
        wm: cython.uint = TABLES.suit[self.codes[0]]
        wp: cython.uint = TABLES.suit[self.codes[1]]
        ws: cython.uint = TABLES.suit[self.codes[2]]
        wz: cython.uint = TABLES.honours[self.codes[3]]
        sums: cython.uint = wm + wp + ws + wz
        if form == 8:
            return 14 - (sums >> 18 & 31) - (sums >> 23 > 0)
        pairs: cython.int = sums >> 9 & 15
        kinds: cython.int = sums >> 13 & 31
        return 7 - pairs if kinds >= 7 else 14 - pairs - kinds

    def missing_pairs_with_quads(self) -> cython.int:
        """Seven pairs, four of a kind being two: there are always enough single tiles."""
        pairs: cython.int = 0
        kind: cython.int
        for kind in range(34):
            pairs += self.counts[kind] >> 1
        return 7 - pairs

    def missing_honours_knitted(self) -> cython.int:
        """14 different tiles out of the honours and one knitted pattern of nine."""
        honours: cython.int = 0
        best: cython.int = 0
        i: cython.int
        j: cython.int
        held: cython.int
        held_kinds: cython.ulonglong = kinds_with(self.counts, 0, 1)
        thirds: cython.int = thirds_of(held_kinds)
        honours = bits_in(held_kinds >> 27)
        for i in range(3):
            for j in range(3):
                if i != j:
                    held = thirds >> (2 * i) & 3
                    held += thirds >> (6 + 2 * j) & 3
                    held += thirds >> (18 - 2 * (i + j)) & 3
                    best = max(best, held)
        best += honours
        return 14 - best if best < 14 else 0

    def held_of_group(self, suit: cython.int, group: cython.int) -> cython.int:
        """How many of 147 (group 0), 258 or 369 of a suit are there."""
        first: cython.int = 9 * suit + group
        return (
            (self.counts[first] > 0) + (self.counts[first + 3] > 0) + (self.counts[first + 6] > 0)
        )

    def code_without_group(self, suit: cython.int, group: cython.int) -> cython.int:
        """The code of a suit less one copy of each held tile of a rank group."""
        first: cython.int = 9 * suit + group
        power: cython.int = 1
        code: cython.int = self.codes[suit]
        i: cython.int
        for i in range(group):
            power *= 5
        for i in range(3):
            if self.counts[first + 3 * i]:
                code -= power
            power *= 125
        return code

    def missing_knitted_straight(self) -> cython.int:
        """The nine tiles of a knitted pattern, and a set (unless melded) and a pair."""
        best: cython.int = IMPOSSIBLE
        thirds: cython.int
        i: cython.int
        j: cython.int
        k: cython.int
        missing: cython.int
        left: cython.uint
        right: cython.uint
        if self.needed < 3:
            return best
        thirds = thirds_of(kinds_with(self.counts, 0, 1))
        for i in range(3):
            for j in range(3):
                if i == j:
                    continue
                k = 3 - i - j
                missing = 9 - (thirds >> (2 * i) & 3) - (thirds >> (6 + 2 * j) & 3)
                missing -= thirds >> (12 + 2 * k) & 3
                if missing >= best:
                    continue
                left = TABLES.two_suits[
                    (TABLES.suit[self.code_without_group(0, i)] & 127) << 7
                    | (TABLES.suit[self.code_without_group(1, j)] & 127)
                ]
                right = TABLES.suit_and_honours[
                    (TABLES.suit[self.code_without_group(2, k)] & 127) << 6
                    | (TABLES.honours[self.codes[3]] & 127)
                ]
                missing += TABLES.missing[(self.needed - 3) << 16 | left << 8 | right]
                best = min(best, missing)
        return best

    def least_missing(self, forms: cython.int) -> cython.int:
        """Least tiles missing over the forms given as bits."""
        best: cython.int = IMPOSSIBLE
        missing: cython.int
        kinds: cython.int
        sums: cython.uint
        if forms & 1:
            best = self.missing_regular()
        if forms & 32:
            missing = self.missing_knitted_straight()
            best = min(best, missing)
        if self.needed != 4:
            return best
        if forms & (2 | 8):
            sums = TABLES.suit[self.codes[0]] + TABLES.suit[self.codes[1]]
            sums += TABLES.suit[self.codes[2]] + TABLES.honours[self.codes[3]]
            if forms & 2:
                kinds = sums >> 13 & 31
                missing = 7 - (sums >> 9 & 15) + (7 - kinds if kinds < 7 else 0)
                best = min(best, missing)
            if forms & 8:
                missing = 14 - (sums >> 18 & 31) - (sums >> 23 > 0)
                best = min(best, missing)
        if forms & 4:
            missing = self.missing_pairs_with_quads()
            best = min(best, missing)
        if forms & 16:
            missing = self.missing_honours_knitted()
            best = min(best, missing)
        return best

    def look_ahead(self, suit: cython.int) -> None:
        """Note the class that each draw in this suit (3: honours) would lead to."""
        rank: cython.int
        kind: cython.int = 9 * suit
        power: cython.int = 1
        code: cython.int = self.codes[suit]
        for rank in range(7 if suit == 3 else 9):
            if self.counts[kind] == 4:
                self.ahead[kind] = 0
            elif suit == 3:
                self.ahead[kind] = TABLES.honours[code + power] & 127
            else:
                self.ahead[kind] = TABLES.suit[code + power] & 127
            power *= 5
            kind += 1

    def improving_regular(self, least: cython.int) -> cython.ulonglong:
        """The kinds whose draw brings the regular form below ``least``, as bits.

        The caller has looked ahead in all suits.
        """
        found: cython.ulonglong = 0
        one: cython.ulonglong = 1
        m: cython.uint = TABLES.suit[self.codes[0]] & 127
        p: cython.uint = TABLES.suit[self.codes[1]] & 127
        s: cython.uint = TABLES.suit[self.codes[2]] & 127
        z: cython.uint = TABLES.honours[self.codes[3]] & 127
        left: cython.uint = self.needed << 16 | TABLES.two_suits[m << 7 | p] << 8
        right: cython.uint = self.needed << 16 | TABLES.suit_and_honours[s << 6 | z]
        merged: cython.uint
        kind: cython.int
        for kind in range(9):
            merged = TABLES.two_suits[self.ahead[kind] << 7 | p]
            found |= (one if TABLES.missing[right | merged << 8] < least else 0) << kind
        for kind in range(9, 18):
            merged = TABLES.two_suits[m << 7 | self.ahead[kind]]
            found |= (one if TABLES.missing[right | merged << 8] < least else 0) << kind
        for kind in range(18, 27):
            merged = TABLES.suit_and_honours[self.ahead[kind] << 6 | z]
            found |= (one if TABLES.missing[left | merged] < least else 0) << kind
        for kind in range(27, 34):
            merged = TABLES.suit_and_honours[s << 6 | self.ahead[kind]]
            found |= (one if TABLES.missing[left | merged] < least else 0) << kind
        return found & ~kinds_of_four(self.counts, 0)

    def improving_special(self, form: cython.int) -> cython.ulonglong:
        """The kinds that bring seven pairs (either way) or thirteen orphans nearer, as bits."""
        found: cython.ulonglong
        held: cython.ulonglong = kinds_with(self.counts, 0, 1)
        paired: cython.ulonglong = kinds_with(self.counts, 0, 2)
        if form == 4:
            return held & ~paired | kinds_with(self.counts, 0, 3) & ~kinds_of_four(self.counts, 0)
        if form == 2:
            found = held & ~paired
            return found if bits_in(held) >= 7 else found | ALL_KINDS & ~held
        found = ORPHANS & ~held if paired & ORPHANS else ORPHANS
        return found

    def improving(self, forms: cython.int, least: cython.int) -> cython.ulonglong:
        """The kinds whose draw brings some form below ``least`` missing tiles, as bits.

        Only forms that miss ``least`` now can get there with one tile. The caller has
        looked ahead in all suits.
        """
        found: cython.ulonglong = 0
        one: cython.ulonglong = 1
        form: cython.int
        kind: cython.int
        if forms & 1 and self.missing_regular() == least:
            found = self.improving_regular(least)
        form = 2
        while form <= forms:
            if forms & form and self.missing_form(form) == least:
                if form <= 8:
                    found |= self.improving_special(form)
                else:
                    for kind in range(34):
                        if self.counts[kind] < 4 and not found >> kind & 1:
                            self.add(kind)
                            if self.missing_form(form) < least:
                                found |= one << kind
                            self.remove(kind)
            form <<= 1
        return found

    def fifth_completes(self, kind: cython.int) -> cython.bint:
        """Would a fifth copy complete the regular form?

        Five copies cannot do without a pung or a chow of the kind; with it gone at most
        four are left, and the tables apply.
        """
        whole: cython.bint = False
        start: cython.int
        i: cython.int
        held: cython.bint
        if self.needed == 0:
            return False
        self.needed -= 1
        self.remove(kind)
        self.remove(kind)
        whole = self.missing_regular() == 0
        self.add(kind)
        self.add(kind)
        if kind < 27:
            for start in range(kind - 2, kind + 1):
                if start < 0 or start // 9 != kind // 9 or (start + 2) // 9 != kind // 9:
                    continue
                held = True
                for i in range(start, start + 3):
                    if i != kind and self.counts[i] == 0:
                        held = False
                if held and not whole:
                    for i in range(start, start + 3):
                        if i != kind:
                            self.remove(i)
                    whole = self.missing_regular() == 0
                    for i in range(start, start + 3):
                        if i != kind:
                            self.add(i)
        self.needed += 1
        return whole

    def fifth_completes_knitted(self, kind: cython.int) -> cython.bint:
        """Would a fifth copy make pung and pair beside the nine tiles of a knitted pattern?"""
        whole: cython.bint = False
        i: cython.int
        j: cython.int
        if self.tiles != 13:
            return False
        for i in range(4):
            self.remove(kind)
        for i in range(3):
            for j in range(3):
                if i != j and (
                    self.held_of_group(0, i)
                    + self.held_of_group(1, j)
                    + self.held_of_group(2, 3 - i - j)
                    == 9
                ):
                    whole = True
        for i in range(4):
            self.add(kind)
        return whole

    # What Python code calls.

    def distance(self, forms: int) -> int:
        """Distance to tenpai, the least over the forms given as bits of FORMS."""
        return self.least_missing(forms) - 1

    def waits(self, forms: cython.int, fifth: cython.bint = False) -> cython.ulonglong:
        """The kinds that complete a waiting hand, as bits.

        With ``fifth`` also those of which the hand already holds all four copies.
        """
        found: cython.ulonglong = 0
        fours: cython.ulonglong
        one: cython.ulonglong = 1
        kind: cython.int
        bits: cython.int = forms
        if self.tiles == 3 * self.needed + 1:
            if bits & 1:
                found = self.regular_waits()
            if self.needed == 4 and bits & (2 | 8):
                found |= self.special_waits(bits)
            bits &= ~(1 | 2 | 8)
        if bits == 32 and bits_in(kinds_with(self.counts, 0, 1) & SUITED) < 8:
            bits = 0  # far from a knitted straight
        if bits and self.least_missing(bits) == 1:
            for kind in range(4):
                self.look_ahead(kind)
            found |= self.improving(bits, 1)
        if fifth:
            fours = kinds_of_four(self.counts, 0)
            while fours:
                kind = lowest(fours)
                fours &= fours - 1
                if (forms & 1 and self.fifth_completes(kind)) or (
                    forms & 32 and self.fifth_completes_knitted(kind)
                ):
                    found |= one << kind
        return found

    def regular_waits(self) -> cython.ulonglong:
        """The kinds that complete the regular form of a hand with a tile too few.

        The tiles of a complete suit are a multiple of three, or two more with the pair: what is
        left over of each suit tells where a tile can be missing.
        """
        suit: cython.int
        rest: cython.int
        ones: cython.int = 0
        open: cython.int = 0  # bits of the suits where a tile may be missing
        suit_kinds: cython.ulonglong = 511
        here: cython.ulonglong = 0  # and their kinds
        near: cython.ulonglong
        held: cython.ulonglong
        for suit in range(4):
            rest = suit_size(self.counts, 0, suit) % 3
            ones += rest & 1
            if rest:
                open |= 1 << suit
                here |= suit_kinds << 9 * suit
        if ones > 1 or (ones == 1 and open & (open - 1)) or self.missing_regular() != 1:
            return 0
        held = kinds_with(self.counts, 0, 1)
        near = held & SUITED
        near |= (near & ~NINES) << 1 | (near & ~ONES) >> 1
        near |= (near & ~NINES) << 1 | (near & ~ONES) >> 1
        return self.completing((near | held) & here & ~kinds_of_four(self.counts, 0))

    def completing(self, kinds: cython.ulonglong) -> cython.ulonglong:
        """Which of these kinds complete the regular form, as bits."""
        found: cython.ulonglong = 0
        one: cython.ulonglong = 1
        m: cython.uint = TABLES.suit[self.codes[0]] & 127
        p: cython.uint = TABLES.suit[self.codes[1]] & 127
        s: cython.uint = TABLES.suit[self.codes[2]] & 127
        z: cython.uint = TABLES.honours[self.codes[3]] & 127
        left: cython.uint = self.needed << 16 | TABLES.two_suits[m << 7 | p] << 8
        right: cython.uint = self.needed << 16 | TABLES.suit_and_honours[s << 6 | z]
        merged: cython.uint
        ahead: cython.uint
        kind: cython.int
        suit: cython.int
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            suit = kind // 9
            if suit == 3:
                ahead = TABLES.honours[self.codes[3] + POWERS[kind]] & 127
                merged = left | TABLES.suit_and_honours[s << 6 | ahead]
            else:
                ahead = TABLES.suit[self.codes[suit] + POWERS[kind]] & 127
                if suit == 0:
                    merged = right | TABLES.two_suits[ahead << 7 | p] << 8
                elif suit == 1:
                    merged = right | TABLES.two_suits[m << 7 | ahead] << 8
                else:
                    merged = left | TABLES.suit_and_honours[ahead << 6 | z]
            if TABLES.missing[merged] == 0:
                found |= one << kind
        return found

    def special_waits(self, forms: cython.int) -> cython.ulonglong:
        """The kinds that complete seven pairs or thirteen orphans, of 13 tiles."""
        found: cython.ulonglong = 0
        held: cython.ulonglong = kinds_with(self.counts, 0, 1)
        paired: cython.ulonglong = kinds_with(self.counts, 0, 2)
        doubled: cython.bint = paired & ORPHANS != 0
        if forms & 2 and bits_in(paired) == 6:
            found = held & ~paired
        if forms & 8 and bits_in(held & ORPHANS) + doubled == 13:
            found |= ORPHANS & ~held if doubled else ORPHANS
        return found

    def acceptance(self, forms: int) -> tuple[int, int]:
        """Distance, and the kinds whose draw lowers it, as bits."""
        bits: cython.int = forms
        least: cython.int = self.least_missing(bits)
        suit: cython.int
        for suit in range(4):
            self.look_ahead(suit)
        return least - 1, self.improving(bits, least)

    def discards(self, forms: int) -> list[tuple[int, int, int]]:
        """For every kind in hand: the distance after its discard, and what then lowers it."""
        answers = []
        bits: cython.int = forms
        usual: cython.bint = bits & 1 != 0 and bits & ~(1 | 2 | 8) == 0
        regular: cython.int
        pairs: cython.int
        orphans: cython.int
        kinds: cython.int
        sums: cython.uint
        kind: cython.int
        suit: cython.int
        least: cython.int
        found: cython.ulonglong
        for suit in range(4):
            self.look_ahead(suit)
        for suit in range(4):
            for kind in range(9 * suit, 34 if suit == 3 else 9 * suit + 9):
                if self.counts[kind]:
                    self.remove(kind)
                    self.look_ahead(suit)
                    if not usual:
                        least = self.least_missing(bits)
                        found = self.improving(bits, least)
                    else:  # the same, each form looked at once
                        found = 0
                        regular = least = self.missing_regular()
                        pairs = orphans = IMPOSSIBLE
                        if self.needed == 4:
                            sums = TABLES.suit[self.codes[0]] + TABLES.suit[self.codes[1]]
                            sums += TABLES.suit[self.codes[2]] + TABLES.honours[self.codes[3]]
                            kinds = sums >> 13 & 31
                            if bits & 2:
                                pairs = 7 - (sums >> 9 & 15) + (7 - kinds if kinds < 7 else 0)
                            if bits & 8:
                                orphans = 14 - (sums >> 18 & 31) - (sums >> 23 > 0)
                            least = min(least, pairs, orphans)
                        if regular == least:
                            found = self.improving_regular(least)
                        if pairs == least:
                            found |= self.improving_special(2)
                        if orphans == least:
                            found |= self.improving_special(8)
                    self.add(kind)
                    answers.append((kind, least - 1, found))
            self.look_ahead(suit)
        return answers


_LAST = Shape([0] * 34)  # used again and again: nothing comes between its loading and its answer


@cython.cfunc
def shape_of(counts: Sequence[int]) -> Shape:
    """The shape of these counts, for one question at once."""
    shape: Shape = _LAST
    if take_counts(shape.counts, counts):
        shape.load(shape.counts, 0)
        return shape
    return Shape(counts)


def waits_of(counts: Sequence[int], forms: int = RIICHI_FORMS) -> int:
    """``Shape(counts).waits(forms)`` in one call.

    >>> waits_of([0, 1, 1, 1] + [0] * 29 + [1]) == 1 << 33
    True
    """
    shape: Shape = shape_of(counts)
    return shape.waits(forms)


def discards_of(counts: Sequence[int], forms: int = RIICHI_FORMS) -> list[tuple[int, int, int]]:
    """``Shape(counts).discards(forms)`` in one call.

    >>> discards_of([0, 1, 1, 1] + [0] * 28 + [1, 1])[-1] == (33, 0, 1 << 32)
    True
    """
    shape: Shape = shape_of(counts)
    return shape.discards(forms)
