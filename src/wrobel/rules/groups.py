"""One reading of a hand laid out as four sets and a pair, for the predicates of all families."""

from collections.abc import Iterable

from wrobel.rules.trace import Group
from wrobel.tiles import NAMES

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.request import Request
    from wrobel.shape.bits import bits_in, kinds_of_four, kinds_with
    from wrobel.shape.readings import Readings


def bits(kinds: Iterable[int]) -> int:
    """A set of kinds as bits."""
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found


HONOURS = bits(range(27, 34))
TERMINALS = bits((0, 8, 9, 17, 18, 26))
ORPHANS = bits((0, 8, 9, 17, 18, 26, *range(27, 34)))
GREEN = bits((19, 20, 21, 23, 25, 32))


class Groups:
    """The sets of one reading: those in hand first, then the melds in their order.

    ``find`` looks at a request, ``lay`` chooses one of its splits, and ``put_winning_tile``
    says which set the winning tile completes.
    """

    def __init__(self) -> None:
        self.readings = Readings()
        if not cython.compiled:
            self.kind = [0] * 4
            self.type = [0] * 4
            self.exposed = [False] * 4

    def find(self, request: Request) -> cython.int:
        """Find all splits of a request's tiles, and what does not depend on the split."""
        i: cython.int
        for i in range(34):
            self.readings.left[i] = request.counts[i]
        self.present = kinds_with(request.held, 0, 1)
        self.suits = 0
        for i in range(3):
            if self.present >> (9 * i) & 511:
                self.suits += 1
        self.honours = (self.present >> 27) != 0
        self.ron = request.by != SELF_DRAW
        self.open_hand = request.open_hand()
        self.melds = request.melds
        return self.readings.find()

    def lay(self, request: Request, split: cython.int) -> None:
        """Lay out one split: sets, pair, and what can be said without the winning tile."""
        one: cython.ulonglong = 1
        i: cython.int
        j: cython.int
        code: cython.int
        hidden: cython.int = 4 - request.melds
        self.split = split
        self.hidden_sets = hidden
        self.chows = self.kongs = self.concealed_kongs = 0
        self.chow_bits = 0
        self.pung_bits = 0
        for i in range(4):
            if i < hidden:
                code = self.readings.group[4 * split + i]
                self.exposed[i] = False
                self.kind[i] = code if code < 34 else code - 34
                self.type[i] = CHOW if code < 34 else PUNG
            else:
                j = i - hidden
                self.exposed[i] = not request.meld_concealed[j]
                self.kind[i] = request.meld_kind[j]
                self.type[i] = request.meld_type[j]
                if self.type[i] == KONG:
                    self.kongs += 1
                    if request.meld_concealed[j]:
                        self.concealed_kongs += 1
            if self.type[i] == CHOW:
                self.chows += 1
                self.chow_bits |= cython.cast(cython.uint, 1) << self.kind[i]
            else:
                self.pung_bits |= one << self.kind[i]
        self.pair = self.readings.pair[split]

    def put_winning_tile(self, request: Request, place: cython.int) -> cython.bint:
        """Let the winning tile complete this set (PAIR: the pair).

        False if it is not there, or if an earlier equal set gives the same reading.
        """
        i: cython.int
        kind: cython.int
        win: cython.int = request.win
        if place == PAIR:
            if self.pair != win:
                return False
        else:
            if place >= self.hidden_sets:
                return False
            kind = self.kind[place]
            if self.type[place] == CHOW:
                if not kind <= win <= kind + 2:
                    return False
            elif kind != win:
                return False
            for i in range(place):
                if self.kind[i] == kind and self.type[i] == self.type[place]:
                    return False
        self.place = place
        self.hidden_pungs = 0
        for i in range(4):
            if (
                self.type[i] != CHOW
                and not self.exposed[i]
                and not (self.ron and i == place and i < self.hidden_sets)
            ):
                self.hidden_pungs += 1
        return True

    def all_in(self, kinds: cython.ulonglong) -> cython.bint:
        """Are all tiles of these kinds?"""
        return (self.present & ~kinds) == 0

    def pairs(self, request: Request, quads: cython.bint) -> cython.int:
        """How many pairs the hand falls into, or 0 if some tile has no partner."""
        paired: cython.ulonglong
        fours: cython.ulonglong
        if request.melds:
            return 0
        paired = kinds_with(request.counts, 0, 2)
        if paired != kinds_with(request.counts, 0, 1):
            return 0
        fours = kinds_of_four(request.counts, 0)
        if kinds_with(request.counts, 0, 3) != fours or (fours and not quads):
            return 0
        return bits_in(paired) + bits_in(fours)

    def thirteen_orphans(self, request: Request) -> cython.bint:
        return request.melds == 0 and self.present == ORPHANS

    # For explanations

    def described(self, request: Request, split: int, place: int) -> list[Group]:
        """One reading as tiles: the sets in hand, the melds, the pair."""
        i: cython.int
        found = []
        self.find(request)
        self.lay(request, split)
        for i in range(4):
            found.append(
                Group(
                    ("chow", "pung", "kong")[self.type[i]],
                    group_text(self.kind[i], self.type[i]),
                    exposed=bool(self.exposed[i]),
                    winning=i == place and i < self.hidden_sets,
                )
            )
        found.append(
            Group("pair", 2 * NAMES[self.pair][0] + NAMES[self.pair][1], False, place == 4)
        )
        return found


def group_text(kind: int, type_: int) -> str:
    """A set as text.

    >>> group_text(0, 0), group_text(27, 2)
    ('123m', '1111z')
    """
    rank, suit = int(NAMES[kind][0]), NAMES[kind][1]
    if type_ == 0:
        return f"{rank}{rank + 1}{rank + 2}{suit}"
    return str(rank) * (type_ + 2) + suit
