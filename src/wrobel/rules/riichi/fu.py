"""How many fu a riichi hand has, and whether it is a pinfu (9.2)."""

from wrobel.rules.options import Options

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.groups import ORPHANS, Groups
    from wrobel.rules.request import Request


class Fu:
    """Counts the fu of the reading that is laid out in the groups."""

    def __init__(self, options: Options, groups: Groups) -> None:
        self.groups = groups
        self.pinfu_tsumo = options.is_on("pinfu_tsumo")
        self.double_wind_pair_fu = options.number("double_wind_pair_fu")
        self.open_pinfu_fu = options.number("open_pinfu_fu")
        self.rinshan_tsumo_fu = options.number("rinshan_tsumo_fu")

    def is_pinfu(self, request: Request) -> cython.bint:
        """Closed, four chows, a worthless pair, a two-sided wait."""
        pair: cython.int = self.groups.pair
        if self.groups.open_hand or self.groups.chows != 4 or self.groups.place == PAIR:
            return False
        if pair >= 31 or pair == 27 + request.seat or pair == 27 + request.round:
            return False
        if request.by == SELF_DRAW and not self.pinfu_tsumo:
            return False
        return self.of_wait(request) == 0

    def of_wait(self, request: Request) -> cython.int:
        """2 for a closed, an edge or a pair wait."""
        place: cython.int = self.groups.place
        start: cython.int
        if place == PAIR:
            return 2
        if self.groups.type[place] != CHOW:
            return 0
        start = self.groups.kind[place]
        if request.win == start + 1:
            return 2
        if request.win == start + 2 and start % 9 == 0:
            return 2
        if request.win == start and start % 9 == 6:
            return 2
        return 0

    def of_set(self, i: cython.int) -> cython.int:
        """A pung or kong: open or closed, simple or not."""
        fu: cython.int = 2
        if self.groups.type[i] == CHOW:
            return 0
        if ORPHANS >> self.groups.kind[i] & 1:
            fu = 4
        if not self.groups.exposed[i] and not (self.groups.ron and i == self.groups.place):
            fu *= 2
        return 4 * fu if self.groups.type[i] == KONG else fu

    def of_pair(self, request: Request) -> cython.int:
        pair: cython.int = self.groups.pair
        own: cython.bint = pair == 27 + request.seat
        prevailing: cython.bint = pair == 27 + request.round
        if own and prevailing:
            return self.double_wind_pair_fu
        return 2 if own or prevailing or pair >= 31 else 0

    def count(self, request: Request, pinfu: cython.bint) -> cython.int:
        """Fu of the reading, rounded (R9.4)."""
        fu: cython.int = 20
        i: cython.int
        own_draw: cython.bint = request.by == SELF_DRAW
        if pinfu:
            return 20 if own_draw else 30
        if not own_draw and not self.groups.open_hand:
            fu = 30
        for i in range(4):
            fu += self.of_set(i)
        fu += self.of_pair(request) + self.of_wait(request)
        if own_draw:
            fu += self.rinshan_tsumo_fu if request.flags & REPLACEMENT_FLAG else 2
        elif fu == 20:
            fu += self.open_pinfu_fu
        return (fu + 9) // 10 * 10
