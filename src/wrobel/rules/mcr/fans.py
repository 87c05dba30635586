"""Which fans of MCR are there: in the tiles, in how they were won, in a reading of them."""

from wrobel.rules.options import Options

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.groups import GREEN, HONOURS, ORPHANS, Groups, bits
    from wrobel.rules.mcr.candidates import put
    from wrobel.rules.mcr.ids import *
    from wrobel.rules.mcr.layout import Layout
    from wrobel.rules.mcr.selection import Selection
    from wrobel.rules.request import Request
    from wrobel.shape.bits import bits_in, kinds_of_four, kinds_with, lowest
    from wrobel.shape.hand import Shape
else:
    from wrobel.rules.groups import bits

# 1p 2p 3p 4p 5p 8p 9p, 2s 4s 5s 6s 8s 9s and the White Dragon look the same upside down.
REVERSIBLE = bits((9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31))

# Forms of wrobel.shape.hand.FORMS.
REGULAR, PAIRS, PAIRS_WITH_QUADS, ORPHANS_FORM, HONOURS_KNITTED, KNITTED = 1, 2, 4, 8, 16, 32


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def knitted_pattern(number: cython.int) -> cython.uint:
    """One of the six knitted patterns as bits: which suit has 147, which 258, which 369 (5.3)."""
    group: cython.uint = 73  # 1, 4 and 7
    m: cython.int = number // 2
    p: cython.int = (m + 1 + number % 2) % 3
    return group << m | group << (9 + p) | group << (18 + 3 - m - p)


class Fans:
    """Puts the fans of a hand, of a split and of a place of the winning tile into a selection.

    The order is ``of_hand``, then for each split ``of_sets`` and for each place of the
    winning tile ``of_place``; or one of the special forms after ``of_hand``.
    """

    def __init__(self, options: Options) -> None:
        self.found = Selection(options)
        self.layout = Layout()
        self.shape = Shape([0] * 34)
        if not cython.compiled:
            self.patterns = [0] * 6
        for number in range(6):
            self.patterns[number] = knitted_pattern(number)
        self.quads = options.is_on("quads_in_seven_pairs")
        self.honour_hogs = options.is_on("tile_hog_honors")
        self.void_exhausted = options.is_on("void_exhausted_waits")
        self.plain_special = options["self_drawn_special"] == "self-drawn"

    # Whatever the reading

    def of_hand(self, request: "Request", groups: "Groups") -> None:
        """Fans of the tiles and of how the hand was won."""
        self.found.n = 0
        self.found.winds = 0
        self.special = False
        self.sole = -1
        self.present = groups.present
        self.suits = groups.suits
        self.honours = groups.honours
        self.open_hand = groups.open_hand
        self.tile_fans(request)
        self.tile_hogs(request)
        self.win_fans(request)

    def tile_fans(self, request: "Request") -> None:
        """Fans that look only at which tiles there are (6.11)."""
        ranks: cython.uint
        if self.honours:
            if self.suits == 3 and self.present >> 27 & 15 and self.present >> 31:
                self.found.add(ALL_TYPES, 0)
        else:
            self.found.add(NO_HONORS, 0)
            ranks = (self.present | self.present >> 9 | self.present >> 18) & 511
            self.rank_fans(ranks)
        if self.suits == 1:
            self.found.add(HALF_FLUSH if self.honours else FULL_FLUSH, 0)
            if not self.honours and request.melds == 0 and self.nine_gates(request):
                self.found.add(NINE_GATES, 0)
                self.special = True
        put(self.found, ONE_VOIDED_SUIT, 0, self.suits == 2)
        if (self.present & ~GREEN) == 0:
            self.found.add(ALL_GREEN, 0)
        if (self.present & ~REVERSIBLE) == 0:
            self.found.add(REVERSIBLE_TILES, 0)
        if (self.present & ~ORPHANS) == 0:
            if not self.honours:
                self.found.add(ALL_TERMINALS, 0)
            elif self.suits:
                self.found.add(ALL_TERMINALS_AND_HONORS, 0)
            else:
                self.found.add(ALL_HONORS, 0)

    def rank_fans(self, ranks: cython.uint) -> None:
        """Fans of a hand without honours that keeps to some ranks."""
        if (ranks & 257) == 0:
            self.found.add(ALL_SIMPLES, 0)
            if (ranks & ~56) == 0:
                self.found.add(MIDDLE_TILES, 0)
        if (ranks & 31) == 0:
            self.found.add(UPPER_FOUR, 0)
            if (ranks & 63) == 0:
                self.found.add(UPPER_TILES, 0)
        elif (ranks >> 4) == 0:
            self.found.add(LOWER_FOUR, 0)
            if (ranks >> 3) == 0:
                self.found.add(LOWER_TILES, 0)

    def nine_gates(self, request: "Request") -> cython.bint:
        """Were the thirteen tiles 1112345678999?"""
        first: cython.int = request.win // 9 * 9
        rank: cython.int
        count: cython.int
        for rank in range(9):
            count = request.counts[first + rank]
            if first + rank == request.win:
                count -= 1
            if count != (3 if rank in (0, 8) else 1):
                return False
        return True

    def tile_hogs(self, request: "Request") -> None:
        """All four copies of a kind, not as a kong."""
        fours: cython.ulonglong = kinds_of_four(request.held, 0)
        one: cython.ulonglong = 1
        i: cython.int
        if not self.honour_hogs:
            fours &= ~HONOURS
        for i in range(request.melds if fours else 0):
            if request.meld_type[i] == KONG:
                fours &= ~(one << request.meld_kind[i])
        for i in range(bits_in(fours)):
            self.found.add(TILE_HOG, 0)

    def win_fans(self, request: "Request") -> None:
        """How the winning tile came (6.6 to 6.8), but for the concealment of the hand."""
        own: cython.bint = request.by == SELF_DRAW
        last: cython.bint = (request.flags & LAST_TILE_FLAG) != 0
        replaced: cython.int = request.flags & (REPLACEMENT_FLAG | BONUS_REPLACEMENT_FLAG)
        put(self.found, LAST_TILE_DRAW, 0, own & last)
        put(self.found, OUT_WITH_REPLACEMENT_TILE, 0, own & (replaced == REPLACEMENT_FLAG))
        put(self.found, LAST_TILE_CLAIM, 0, (not own) & last)
        put(self.found, ROBBING_THE_KONG, 0, request.by == ROBBED_KONG)
        if request.flags & LAST_OF_KIND_FLAG or self.own_melds_show(request) >= 3:
            self.found.add(LAST_TILE, 0)

    def own_melds_show(self, request: "Request") -> cython.int:
        """Copies of the winning tile in the winner's exposed sets."""
        i: cython.int
        kind: cython.int
        shown: cython.int = 0
        for i in range(request.melds):
            kind = request.meld_kind[i]
            if request.meld_concealed[i]:
                continue
            if request.meld_type[i] == CHOW:
                shown += kind <= request.win <= kind + 2
            elif kind == request.win:
                shown += 3
        return shown

    def concealment(self, request: "Request") -> None:
        """Self-drawn, fully concealed or concealed (6.12), once the special fans are known."""
        own: cython.bint = request.by == SELF_DRAW
        closed: cython.bint = not self.open_hand
        put(self.found, SELF_DRAWN, 0, own)
        put(
            self.found,
            FULLY_CONCEALED_HAND,
            0,
            own & closed & (not (self.special & self.plain_special)),
        )
        put(self.found, CONCEALED_HAND, 0, (not own) & closed)

    # Four sets and a pair

    def of_sets(self, request: "Request", groups: "Groups") -> None:
        """Fans of the split laid out in the groups, wherever the winning tile is."""
        self.layout.take(groups)
        self.found.winds = self.layout.wind_sets
        self.layout.set_fans(request, self.found)
        self.layout.kong_fans(self.found)
        self.layout.whole_fans(groups.ron, self.found)
        self.layout.linked_fans(self.found)

    def of_place(self, request: "Request", groups: "Groups") -> None:
        """Fans that hang on the set which the winning tile completes."""
        gates: cython.bint = self.special
        put(self.found, TWO_CONCEALED_PUNGS, 0, groups.hidden_pungs == 2)
        put(self.found, THREE_CONCEALED_PUNGS, 0, groups.hidden_pungs == 3)
        if groups.hidden_pungs == 4:
            self.found.add(FOUR_CONCEALED_PUNGS, 0)
            self.special = True
        self.concealment(request)
        self.special = gates
        self.wait_fan(request, groups.place)

    # Waits

    def wait_kind(self, request: "Request", place: cython.int) -> cython.int:
        """The wait fan that this place of the winning tile would bring, or −1 (6.9)."""
        start: cython.int
        rank: cython.int
        if place == PAIR:
            return SINGLE_WAIT
        if place > PAIR or self.layout.type[place] != CHOW:
            return -1
        start = self.layout.kind[place]
        rank = self.layout.rank[place]
        if request.win == start + 1:
            return CLOSED_WAIT
        if (rank == 0 and request.win == start + 2) or (rank == 6 and request.win == start):
            return EDGE_WAIT
        return -1

    def wait_fan(self, request: "Request", place: cython.int) -> None:
        """A wait fan if only one kind completed the hand."""
        fan: cython.int = self.wait_kind(request, place)
        waits: cython.ulonglong
        if fan < 0:
            return
        if self.sole < 0:
            waits = self.waits(request, False)
            self.sole = waits != 0 and (waits & (waits - 1)) == 0
        if self.sole:
            self.found.add(fan, 0)

    def waits(self, request: "Request", every: cython.bint) -> cython.ulonglong:
        """The kinds that would have completed the hand, as bits; two of them may do."""
        found: cython.ulonglong
        exhausted: cython.ulonglong = 0
        one: cython.ulonglong = 1
        self.shape.load(request.counts, 0)
        self.shape.remove(request.win)
        if self.void_exhausted:
            exhausted = kinds_of_four(request.held, 0) & ~(one << request.win)
        found = self.shape.waits(REGULAR, not self.void_exhausted) & ~exhausted
        if request.melds > 1 or (not every and found & (found - 1)):
            return found
        if request.melds == 0:
            found |= self.special_waits() & ~exhausted
        if self.suits == 3:
            found |= self.knitted_waits() & ~exhausted
        return found

    def special_waits(self) -> cython.ulonglong:
        """Waits of 13 tiles for pairs, orphans, or honours and a knitted pattern."""
        held: cython.int = bits_in(kinds_with(self.shape.counts, 0, 1))
        form: cython.int
        forms: cython.int = 0
        found: cython.ulonglong = 0
        if held <= 7:
            forms = PAIRS_WITH_QUADS if self.quads else PAIRS
        elif held >= 12:
            forms = ORPHANS_FORM | (HONOURS_KNITTED if held == 13 else 0)
        while forms:
            form = forms & -forms
            forms &= forms - 1
            if self.shape.missing_form(form) == 1:
                found |= self.shape.waits(form, False)
        return found

    def knitted_waits(self) -> cython.ulonglong:
        """Waits for a knitted straight: what its set and pair wait for, or its ninth tile."""
        held: cython.uint = kinds_with(self.shape.counts, 0, 1) & ~HONOURS
        fours: cython.ulonglong
        found: cython.ulonglong = 0
        gone: cython.uint
        i: cython.int
        for i in range(6):
            gone = self.patterns[i] & ~held
            if gone & (gone - 1):
                continue
            fours = kinds_of_four(self.shape.counts, 0)
            self.put_aside(self.patterns[i] & held, False)
            if gone == 0:
                found |= self.shape.regular_waits() & ~fours
            elif self.shape.missing_regular() == 0:
                found |= gone
            self.put_aside(self.patterns[i] & held, True)
        return found

    def put_aside(self, kinds: cython.uint, back: cython.bint) -> None:
        """Take a tile of each of these kinds out of the shape, with three sets to be made."""
        self.shape.needed += 3 if back else -3
        while kinds:
            if back:
                self.shape.add(lowest(kinds))
            else:
                self.shape.remove(lowest(kinds))
            kinds &= kinds - 1

    # The special forms

    def of_pairs(self, request: "Request") -> None:
        """Seven pairs, shifted or not."""
        suit: cython.uint
        self.found.add(SEVEN_PAIRS, 0)
        if self.suits == 1 and not self.honours:
            suit = self.present >> (request.win // 9 * 9) & 511
            if suit in (127, 254, 508):
                self.found.add(SEVEN_SHIFTED_PAIRS, 0)
        self.special = True
        self.concealment(request)

    def of_orphans(self, request: "Request") -> None:
        self.found.add(THIRTEEN_ORPHANS, 0)
        self.special = True
        self.concealment(request)

    def honours_and_knitted(self, request: "Request") -> cython.bint:
        """Fourteen different tiles of the honours and one knitted pattern (5.3)?

        If so, its fans are added.
        """
        honours: cython.int
        i: cython.int
        suited: cython.uint = self.present & ~HONOURS
        if request.melds or not self.honours or kinds_with(request.counts, 0, 2):
            return False
        honours = bits_in(self.present >> 27)
        for i in range(6):
            if (suited & ~self.patterns[i]) == 0:
                if honours == 7:
                    self.found.add(GREATER_HONORS_AND_KNITTED, 0)
                else:
                    self.found.add(LESSER_HONORS_AND_KNITTED, 0)
                    if honours == 5:
                        self.found.add(KNITTED_STRAIGHT, 0)
                self.special = True
                self.concealment(request)
                return True
        return False

    def whole_pattern(self, request: "Request") -> cython.uint:
        """The knitted pattern of which all nine tiles are in hand, or 0; there is one at most."""
        pattern: cython.uint
        i: cython.int
        if request.melds > 1 or self.suits < 3:
            return 0
        for i in range(6):
            pattern = self.patterns[i]
            if (pattern & ~self.present) == 0 and (
                pattern & ~kinds_with(request.counts, 0, 1)
            ) == 0:
                return pattern
        return 0

    def of_knitted_straight(self, request: "Request", place: cython.int) -> None:
        """A knitted straight; its set and pair are in the layout already."""
        self.found.winds = self.layout.wind_sets
        self.found.add(KNITTED_STRAIGHT, 0)
        self.layout.set_fans(request, self.found)
        if self.layout.chows == 1 and self.layout.pair < 27:
            self.found.add(ALL_CHOWS, 0)
        self.concealment(request)
        self.wait_fan(request, place)
