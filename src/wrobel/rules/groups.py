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
    from wrobel.shape.bits import bits_in, copy_counts, in_four, kinds_of_four, kinds_with
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
        copy_counts(self.readings.left, request.counts, 0)
        self.present = kinds_with(request.held, 0, 1)
        self.suits = 0
        self.suits += (self.present & 511) != 0
        self.suits += (self.present >> 9 & 511) != 0
        self.suits += (self.present >> 18 & 511) != 0
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
        kind: cython.int
        pung: cython.int
        code: cython.int
        hidden: cython.int = 4 - request.melds
        self.split = split
        self.hidden_sets = hidden
        self.kongs = self.concealed_kongs = 0
        self.chow_bits = self.odd_chows = 0
        self.pung_bits = 0
        self.places = 0
        self.closed_pungs = 0
        for i in range(hidden):
            code = self.readings.group[4 * split + i]
            pung = 1 if code >= 34 else 0
            kind = code - 34 * pung
            self.kind[i] = kind
            self.type[i] = pung
            self.exposed[i] = False
            self.closed_pungs |= pung << i
            self.odd_chows ^= cython.cast(cython.uint, 1 - pung) << (kind & 31)
            self.chow_bits |= cython.cast(cython.uint, 1 - pung) << (kind & 31)
            self.pung_bits |= (one * pung) << kind
            self.places |= (kind <= request.win <= kind + 2 - 2 * pung) << i
        self.chows = hidden - in_four(self.closed_pungs)
        for i in range(hidden, 4):
            j = i - hidden
            kind = request.meld_kind[j]
            self.exposed[i] = not request.meld_concealed[j]
            self.kind[i] = kind
            self.type[i] = request.meld_type[j]
            if self.type[i] == CHOW:
                self.chows += 1
                self.odd_chows ^= cython.cast(cython.uint, 1) << kind
                self.chow_bits |= cython.cast(cython.uint, 1) << kind
                continue
            self.pung_bits |= one << kind
            if request.meld_concealed[j]:
                self.closed_pungs |= 1 << i
            if self.type[i] == KONG:
                self.kongs += 1
                self.concealed_kongs += request.meld_concealed[j]
        if self.places & (self.places - 1):
            self.leave_out_equal_places()
        self.pair = self.readings.pair[split]
        self.places |= (self.pair == request.win) << PAIR

    def leave_out_equal_places(self) -> None:
        """Of equal sets that the winning tile fits into, the first one will do."""
        i: cython.int
        j: cython.int
        for j in range(1, self.hidden_sets):
            for i in range(j):
                if self.kind[i] == self.kind[j] and self.type[i] == self.type[j]:
                    self.places &= ~(1 << j)

    def put_winning_tile(self, place: cython.int) -> cython.bint:
        """Let the winning tile complete this set (PAIR: the pair).

        False if it is not there, or if an earlier equal set gives the same reading: ``places``
        has a bit for each of the others.
        """
        self.place = place
        self.own_pungs = self.closed_pungs
        if self.ron and place < self.hidden_sets:
            self.own_pungs &= ~(1 << place)
        self.hidden_pungs = in_four(self.own_pungs)
        return (self.places >> place & 1) != 0

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
