"""Who pays a Hong Kong win, and how much: the table, the payer rule and the liabilities."""

from wrobel.rules.groups import bits
from wrobel.rules.options import Options

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.groups import HONOURS, TERMINALS
    from wrobel.rules.hongkong.ids import *
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score

MOST_FAN = 59  # more than any sum of fans
REQUIRES_FLUSH, REQUIRES_PURITY, REQUIRES_NOTHING = range(3)
REQUIRES_VALUES = ("flush", "purity", "none")
WINDS = bits(range(27, 31))
DRAGONS = bits(range(31, 34))


def table_of(options: Options) -> list[int]:
    """B by fan, the limit not yet applied (6.1, 3.4)."""
    steps = [2, 4, 8, 16, 32, 32, 32, 64, 64, 64]
    if options["table"] == "half-spicy":
        steps = [2, 4, 8, 16, 32, 48]
        while len(steps) <= MOST_FAN:
            steps.append(2 * steps[len(steps) - 2])
    elif options["table"] == "full-spicy" or options["limit"] == "none":
        steps = [2]
        while len(steps) <= MOST_FAN:
            steps.append(2 * steps[len(steps) - 1])
    while len(steps) <= MOST_FAN:
        steps.append(128)
    return steps


class Payments:
    """Settles wins under one set of options, as a function of the request and its fan."""

    def __init__(self, options: Options) -> None:
        i: cython.int
        if not cython.compiled:
            self.table = [0] * (MOST_FAN + 1)
        steps = table_of(options)
        for i in range(MOST_FAN + 1):
            self.table[i] = steps[i]
        self.unlimited = options["limit"] == "none"
        self.limit = 10 if options["limit"] == "none" else options.number("limit")
        self.discard_units = ("half-gun", "full-gun", "full-gun-3").index(str(options["payer"])) + 1
        on = options.is_on("penalties")
        self.nine_tiles = on and options.is_on("nine_tiles_penalty")
        self.five_tiles = on and options.is_on("five_tiles_penalty")
        self.winds = on and options.is_on("winds_penalty")
        self.dragons = on and options.is_on("dragons_penalty")
        self.terminals = on and options.is_on("terminals_penalty")
        self.honors = on and options.is_on("honors_penalty")
        self.feeding_liability = on and options.is_on("feeding_liability")
        self.kong_liability = options.is_on("kong_liability")
        self.double_keeps_others = options.is_on("double_keeps_others")
        self.nine_tile_requires = REQUIRES_VALUES.index(str(options["nine_tile_requires"]))

    def base_of(self, fan: cython.int) -> cython.longlong:
        """B of a sum of fans, cut at the limit."""
        if fan > self.limit and not self.unlimited:
            fan = self.limit
        return self.table[min(fan, MOST_FAN)]

    # Facts the clauses look at

    def flush_enough(self, request: Request) -> cython.bint:
        """Does the hand meet what the nine-tile clauses require (7.1)?"""
        suit: cython.int
        kind: cython.int
        suits: cython.int = 0
        if self.nine_tile_requires == REQUIRES_NOTHING:
            return True
        for suit in range(3):
            for kind in range(9 * suit, 9 * suit + 9):
                if request.held[kind]:
                    suits += 1
                    break
        if suits != 1:
            return False
        if self.nine_tile_requires == REQUIRES_PURITY:
            for kind in range(27, 34):
                if request.held[kind]:
                    return False
        return True

    def shown(self, request: Request, kinds: cython.ulonglong) -> cython.int:
        """How many exposed pungs and kongs are of these kinds; concealed kongs are not exposed."""
        i: cython.int
        found: cython.int = 0
        for i in range(request.melds):
            if (
                request.meld_type[i] != CHOW
                and not request.meld_concealed[i]
                and kinds >> request.meld_kind[i] & 1
            ):
                found += 1
        return found

    def is_shown(self, request: Request, kind: cython.int) -> cython.bint:
        one: cython.ulonglong = 1
        return self.shown(request, one << kind) > 0

    def last_shown(self, request: Request) -> cython.int:
        """The place of the last exposed set, or −1."""
        i: cython.int
        last: cython.int = -1
        for i in range(request.melds):
            if not request.meld_concealed[i]:
                last = i
        return last

    def giver_of(self, request: Request, meld: cython.int) -> cython.int:
        """Who gave a set that matters: ``fed_by``, else the meld's own giver (7.9)."""
        return request.fed_by if request.fed_by >= 0 else request.meld_giver[meld]

    def fourth_set_feeder(self, request: Request) -> cython.int:
        """Who fed the fourth exposed pung or kong of one suit (7.1b), or −1."""
        i: cython.int
        if request.melds < 4 or request.meld_type[3] == CHOW or request.meld_kind[0] >= 27:
            return -1
        for i in range(4):
            if request.meld_concealed[i] or request.meld_kind[i] // 9 != request.meld_kind[0] // 9:
                return -1
        return self.giver_of(request, 3)

    def kong_feeder(self, request: Request) -> cython.int:
        """Who fed the claimed kong on whose replacement the hand was won (6.2), or −1.

        In a chain only its first kong can have been claimed: the later ones are concealed
        or were added to older pungs, so the claimed one is the last exposed set.
        """
        last: cython.int = self.last_shown(request)
        if not request.flags & (REPLACEMENT_FLAG | KONG_ON_KONG_FLAG):
            return -1
        if last < 0 or request.meld_type[last] != KONG or request.meld_added[last]:
            return -1
        if not request.flags & KONG_ON_KONG_FLAG and last != request.melds - 1:
            return -1
        return self.giver_of(request, last)

    def last_set_feeder(self, request: Request) -> cython.int:
        """Who fed the last exposed set, if it made the dragons, winds … complete (7.7), or −1."""
        last: cython.int = self.last_shown(request)
        kind: cython.int
        if last < 0 or request.meld_type[last] == CHOW:
            return -1
        kind = request.meld_kind[last]
        if (
            (DRAGONS >> kind & 1 and self.shown(request, DRAGONS) == 3)
            or (WINDS >> kind & 1 and self.shown(request, WINDS) == 4)
            or (TERMINALS >> kind & 1 and self.shown(request, TERMINALS) == 4)
            or (HONOURS >> kind & 1 and self.shown(request, HONOURS) == 4)
        ):
            return self.giver_of(request, last)
        return -1

    def few_left(self, request: Request) -> cython.bint:
        """Were five or fewer tiles left when the winning tile was discarded (7.2)?"""
        if request.flags & LAST_TILE_FLAG:
            return True
        return 0 <= request.tiles_left <= 5

    # Which clause applies

    def drawn_clause(self, request: Request) -> cython.int:
        """The clause that makes one player pay a self-draw alone, or NO_CLAUSE."""
        if request.liable >= 0:
            return BY_NAMED
        if (
            self.nine_tiles
            and not request.exempt
            and self.fourth_set_feeder(request) >= 0
            and self.flush_enough(request)
        ):
            return BY_NINE_TILES_FEEDER
        if self.kong_liability and self.kong_feeder(request) >= 0:
            return BY_KONG_CLAUSE
        if self.feeding_liability and self.last_set_feeder(request) >= 0:
            return BY_FEEDING
        return NO_CLAUSE

    def discard_clause(self, request: Request) -> cython.int:
        """The first clause of section 7 that falls on the winning discard, or NO_CLAUSE."""
        i: cython.int
        win: cython.int = request.win
        of_suit: cython.int = 0
        feeder: cython.int
        if request.liable >= 0:
            return BY_NAMED
        if request.melds >= 3:
            if (
                self.winds
                and WINDS >> win & 1
                and self.shown(request, WINDS) == 3
                and not self.is_shown(request, win)
            ):
                return BY_WINDS
            if self.terminals and TERMINALS >> win & 1 and self.shown(request, TERMINALS) >= 3:
                return BY_TERMINALS
            if self.nine_tiles and not request.exempt and self.flush_enough(request):
                for i in range(request.melds):
                    if not request.meld_concealed[i] and request.meld_kind[i] // 9 == win // 9:
                        of_suit += 1
                if win < 27 and of_suit >= 3:
                    return BY_NINE_TILES_DISCARD
                feeder = self.fourth_set_feeder(request)
                if feeder >= 0 and feeder == request.giver:
                    return BY_NINE_TILES_FEEDER
        if (
            self.five_tiles
            and request.by == DISCARD
            and request.fresh == 1
            and self.few_left(request)
        ):
            return BY_FIVE_TILES
        if request.melds >= 2:
            if (
                self.dragons
                and DRAGONS >> win & 1
                and self.shown(request, DRAGONS) == 2
                and not self.is_shown(request, win)
            ):
                return BY_DRAGONS
            if self.honors and HONOURS >> win & 1 and self.shown(request, HONOURS) >= 3:
                return BY_HONORS
        return NO_CLAUSE

    def feeder(self, request: Request, clause: cython.int) -> cython.int:
        """Who pays alone under a clause."""
        if clause == BY_NAMED:
            return request.liable
        if request.by != SELF_DRAW:
            return request.giver
        if clause == BY_NINE_TILES_FEEDER:
            return self.fourth_set_feeder(request)
        if clause == BY_KONG_CLAUSE:
            return self.kong_feeder(request)
        return self.last_set_feeder(request)

    # The payment

    def pay(self, request: Request, result: Score, automatic: cython.bint) -> None:
        """Fill in points and payments; ``automatic`` is a win by bonus tiles (3.7)."""
        clause: cython.int = NO_CLAUSE
        alone: cython.int = -1
        drawn: cython.bint = automatic or request.by == SELF_DRAW
        if automatic:
            alone = request.liable
        elif drawn:
            clause = self.drawn_clause(request)
            if clause != NO_CLAUSE:
                alone = self.feeder(request, clause)
        else:
            clause = self.discard_clause(request)
            alone = request.liable if clause == BY_NAMED else request.giver
        self.divide(result, request.seat, alone, drawn, clause)
        result.paid = drawn or request.giver >= 0

    def divide(
        self,
        result: Score,
        winner: cython.int,
        alone: cython.int,
        drawn: cython.bint,
        clause: cython.int,
    ) -> None:
        """Lay the fan of a win on who pays them; ``alone`` pays more than the others, or all."""
        i: cython.int
        base: cython.longlong = self.base_of(result.total)
        due: cython.longlong
        share: cython.longlong = 0
        if drawn:
            due = share = base
            if alone >= 0:
                due = 3 * base
                share = 0
        else:
            due = self.discard_units * base
            if clause == BY_NAMED:
                due = max(due, 2 * base)
            elif self.discard_units == 1:
                if clause != NO_CLAUSE:
                    due = 2 * base
                if clause == NO_CLAUSE or (
                    self.double_keeps_others and clause in (BY_WINDS, BY_TERMINALS)
                ):
                    share = base // 2
        result.points = due + 2 * share
        for i in range(4):
            result.pay[i] = -due if i == alone else -share
        result.pay[winner] = result.points

    def value_payments(self, winner: int, giver: int, liable: int, fan: int) -> list[int]:
        """What a win of so many fan moves; without a giver (−1) it was self-drawn."""
        result = Score(None)
        result.total = fan
        clause = BY_NAMED if liable >= 0 else NO_CLAUSE
        self.divide(result, winner, liable if liable >= 0 else giver, giver < 0, clause)
        return [result.pay[i] for i in range(4)]

    # For explanations

    def clause_of(self, request: Request, automatic: bool) -> int:
        """The clause that applied, as a number of ``ids``."""
        if automatic:
            return BY_NAMED if request.liable >= 0 else NO_CLAUSE
        if request.by == SELF_DRAW:
            return self.drawn_clause(request)
        return self.discard_clause(request)

    def payer_of(self, request: Request, clause: int) -> int:
        """Who pays alone under that clause (−1 unknown)."""
        return self.feeder(request, clause)

    def base(self, fan: int) -> int:
        """B of a sum of fans."""
        return self.base_of(fan)

    def flush(self, request: Request) -> bool:
        return self.flush_enough(request)

    def fourth_feeder(self, request: Request) -> int:
        return self.fourth_set_feeder(request)

    def claimed_kong_feeder(self, request: Request) -> int:
        return self.kong_feeder(request)

    def last_feeder(self, request: Request) -> int:
        return self.last_set_feeder(request)
