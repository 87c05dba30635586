"""What an MCR hand is worth: the best choice of fans over all readings, and who pays."""

from typing import Any

from wrobel.errors import HandError
from wrobel.rules.mcr import about
from wrobel.rules.options import Options
from wrobel.rules.trace import Text

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.groups import Groups
    from wrobel.rules.mcr.fans import Fans
    from wrobel.rules.mcr.ids import *
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score
    from wrobel.rules.scorer import Scorer
    from wrobel.shape.bits import lowest
    from wrobel.shape.readings import Readings

MINIMUM = about.MINIMUM
EXTRA = about.EXTRA
NO_QUADS = Text(
    "here four equal tiles are not two pairs, so these are not seven pairs",
    "tutaj cztery takie same kamienie to nie dwie pary, więc nie ma siedmiu par",
)
KNITTED_PLACE = 5  # the winning tile belongs to the knitted straight


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def comes_first(one: "Score", other: "Score") -> cython.bint:
    """Between equal totals: does the list of fan numbers, in order, come first?

    Where the lists part, the one with more of the lower fan does; with equal totals
    neither can simply be longer.
    """
    i: cython.int
    for i in range(FLOWER_TILES):
        if one.counts[i] != other.counts[i]:
            return one.counts[i] > other.counts[i]
    return False


class McrScorer(Scorer):
    """Scores MCR hands under one set of options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.groups = Groups()
        self.fans = Fans(options)
        self.rest = Readings()
        self.trial = Score(None)
        self.noting = False
        self.noted: list[tuple[Score, list[tuple[int, int, bool]]]] = []

    def check(self, request: Any) -> None:
        """Facts that cannot hold together in MCR (6.6)."""
        flags = request.flags
        if request.by == ROBBED_KONG and flags & LAST_TILE_FLAG:
            raise HandError("last_tile_kong", "flags")

    def score(self, request: "Request", result: "Score") -> None:
        """Score every reading; the best one is the result (6.1)."""
        result.problem = NOT_A_WIN
        self.read(request, result)
        if result.problem == 0:
            self.finish(request, result)

    def read(self, request: "Request", result: "Score") -> None:
        """Try all readings of all forms."""
        split: cython.int
        splits: cython.int = self.groups.find(request)
        base: cython.int
        self.fans.of_hand(request, self.groups)
        base = self.fans.found.n
        for split in range(splits):
            self.fans.found.n = base
            self.read_split(request, split, result)
        self.fans.found.n = base
        if self.groups.pairs(request, self.fans.quads) == 7:
            self.fans.of_pairs(request)
            self.consider(SEVEN_PAIRS_READING, PAIR, result)
        elif self.groups.thirteen_orphans(request):
            self.fans.of_orphans(request)
            self.consider(ORPHANS_READING, PAIR, result)
        elif self.fans.honours_and_knitted(request):
            self.consider(HONORS_KNITTED_READING, PAIR, result)
        self.fans.found.n = base
        self.read_knitted(request, result)

    def read_split(self, request: "Request", split: cython.int, result: "Score") -> None:
        """Four sets and a pair, with every place of the winning tile."""
        place: cython.int = 0
        places: cython.int
        some: cython.int = 0
        base: cython.int
        self.groups.lay(request, split)
        self.fans.of_sets(request, self.groups)
        base = self.fans.found.n
        places = self.groups.places
        while places:
            place = lowest(places)
            places &= places - 1
            self.groups.put_winning_tile(place)
            self.fans.found.n = base
            self.fans.of_place(request, self.groups)
            some |= self.consider(split, place, result)
        if some == 0:  # nothing at all can be scored on this split (6.13)
            self.fans.found.n = 0
            self.fans.found.add(CHICKEN_HAND, 0)
            self.consider(split, place, result)

    def read_knitted(self, request: "Request", result: "Score") -> None:
        """A knitted straight with a set and a pair (5.2, W5)."""
        pattern: cython.uint = self.fans.whole_pattern(request)
        split: cython.int
        splits: cython.int
        base: cython.int = self.fans.found.n
        if pattern == 0:
            return
        splits = self.split_rest(request, pattern)
        for split in range(splits):
            self.lay_rest(request, split)
            if pattern >> request.win & 1:
                self.fans.found.n = base
                self.fans.of_knitted_straight(request, KNITTED_PLACE)
                self.consider(KNITTED_STRAIGHT_READING + split, KNITTED_PLACE, result)
            if request.melds == 0 and self.completes_set(request):
                self.fans.found.n = base
                self.fans.of_knitted_straight(request, 0)
                self.consider(KNITTED_STRAIGHT_READING + split, 0, result)
            if self.fans.layout.pair == request.win:
                self.fans.found.n = base
                self.fans.of_knitted_straight(request, PAIR)
                self.consider(KNITTED_STRAIGHT_READING + split, PAIR, result)

    def split_rest(self, request: "Request", pattern: cython.uint) -> cython.int:
        """All splits of what the knitted straight leaves over."""
        i: cython.int
        for i in range(34):
            self.rest.left[i] = request.counts[i]
            if i < 27 and pattern >> i & 1:
                self.rest.left[i] = request.counts[i] - 1
        return self.rest.find()

    def lay_rest(self, request: "Request", split: cython.int) -> None:
        """The set beside a knitted straight, in hand or melded, and the pair."""
        code: cython.int
        self.fans.layout.clear(self.rest.pair[split])
        if request.melds:
            self.fans.layout.add(
                request.meld_kind[0], request.meld_type[0], not request.meld_concealed[0]
            )
        else:
            code = self.rest.group[4 * split]
            self.fans.layout.add(
                code if code < 34 else code - 34, CHOW if code < 34 else PUNG, False
            )

    def completes_set(self, request: "Request") -> cython.bint:
        """May the winning tile be in the set beside the knitted straight?"""
        kind: cython.int = self.fans.layout.kind[0]
        if self.fans.layout.type[0] == CHOW:
            return kind <= request.win <= kind + 2
        return kind == request.win

    def consider(self, reading: cython.int, place: cython.int, result: "Score") -> cython.int:
        """Choose among the fans found, keep the choice if it is the best; returns its worth."""
        total: cython.int = self.fans.found.choose()
        if self.noting:
            with cython.gil:
                self.note(reading, place)
        if result.problem == 0:
            if total < result.total:
                return total
            if total == result.total:
                self.trial.clear()
                self.fans.found.write(self.trial)
                if not comes_first(self.trial, result):
                    return total
        result.clear()
        self.fans.found.write(result)
        result.total = total
        result.reading = reading
        result.place = place
        return total

    # Points

    def finish(self, request: "Request", result: "Score") -> None:
        """Flowers, the minimum and the payments (6.14, 10.1)."""
        flowers: cython.int = 0
        i: cython.int
        if result.total < MINIMUM:
            result.missing = MINIMUM - result.total
        for i in range(8):
            flowers += request.bonus >> i & 1
        if flowers:
            result.put(FLOWER_TILES, 1, flowers)
            result.total += flowers
        if result.missing == 0:
            self.settle(request, result)

    def settle(self, request: "Request", result: "Score") -> None:
        """Who pays what (10.1)."""
        i: cython.int
        pays: cython.int = EXTRA + result.total
        own_draw: cython.bint = request.by == SELF_DRAW
        result.points = 3 * pays if own_draw else 2 * EXTRA + pays
        if not own_draw and request.giver < 0:
            return
        for i in range(4):
            if i == request.seat:
                result.pay[i] = result.points
            elif own_draw or i == request.giver:
                result.pay[i] = -pays
            else:
                result.pay[i] = -EXTRA
        result.paid = True

    # For explanations

    def note(self, reading: int, place: int) -> None:
        """Write down the reading just chosen from, with its candidates."""
        one = Score(None)
        self.fans.found.write(one)
        one.total = self.fans.found.total
        one.reading = reading
        one.place = place
        self.noted.append((one, self.fans.found.candidates()))

    def all_readings(self, request: "Request") -> "list[tuple[Score, list[tuple[int, int, bool]]]]":
        """Every reading with its own score, before flowers, and its candidates, best first.

        A candidate is a fan, the bits of its sets, and whether it counts.
        """
        self.noted = []
        self.noting = True
        self.read(request, Score(request))
        self.noting = False
        return sorted(self.noted, key=lambda pair: -pair[0].total)

    def waits(self, request: "Request") -> list[int]:
        """The kinds that would have completed the hand (6.9)."""
        bits = self.all_waits(request)
        return [kind for kind in range(34) if bits >> kind & 1]

    def all_waits(self, request: "Request") -> cython.ulonglong:
        self.groups.find(request)
        self.fans.of_hand(request, self.groups)
        return self.fans.waits(request, True)

    def incomplete(self, request: "Request") -> Text | None:
        """Seven pairs with four alike, where that is not allowed (5.2)."""
        if request.melds == 0 and self.groups.pairs(request, True) == 7:
            return NO_QUADS
        return None


def make(options: Options) -> "McrScorer":
    """The scorer for one set of options."""
    return McrScorer(options)
