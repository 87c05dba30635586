"""The fans that New Style adds to the Old Style list (section 5)."""

from wrobel.rules.options import Options

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.groups import Groups
    from wrobel.rules.hongkong.fans import Fans
    from wrobel.rules.hongkong.ids import *
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score


class NewStyle:
    """Counts the New Style fans of one reading, each as often as 5.3 says."""

    def __init__(self, options: Options, fans: Fans) -> None:
        self.fans = fans
        if not cython.compiled:
            self.chows = [0] * 27
        self.same_chow = options.is_on("same_chow_two_suits")
        self.corner_honors = options.is_on("five_corners_honors")
        self.three_suits = options["three_identical_chows"] == "three-suits"
        self.three_steps = options["big4in1"] == "three-steps"
        self.two_numbers = options.is_on("two_numbers")

    def tile_fans(self, groups: Groups, trial: Score) -> None:
        """Fans that look at tiles only, so that All Pairs has them too (5.2)."""
        ranks: cython.int
        if groups.suits == 2:
            self.fans.add(trial, FAN_TWO_SUITS, 1)
        if groups.honours:
            return
        ranks = (groups.present | groups.present >> 9 | groups.present >> 18) & 511
        if ranks & ~31 == 0:
            self.fans.add(trial, FAN_ONLY_1_5, 1)
        if ranks & ~124 == 0:
            self.fans.add(trial, FAN_ONLY_3_7, 1)
        if ranks & ~496 == 0:
            self.fans.add(trial, FAN_ONLY_5_9, 1)

    def set_fans(self, request: Request, groups: Groups, trial: Score) -> None:
        """Fans of four sets and a pair."""
        i: cython.int
        shown: cython.int = 0
        if groups.pair < 27 and groups.pair % 3 == 1:
            self.fans.add(trial, FAN_PAIR_258, 1)
        if groups.chows:
            self.chow_fans(groups, trial)
        if groups.chows < 2:
            self.pung_fans(groups, trial)
        self.group_fans(groups, trial)
        for i in range(request.melds):
            shown += not request.meld_concealed[i]
        if shown == 4:
            if request.by == SELF_DRAW:
                self.fans.add(trial, FAN_TWELVE_EXPOSED, 1)
            else:
                self.fans.add(trial, FAN_ALL_DISCARDS, 1)

    def chow_fans(self, groups: Groups, trial: Score) -> None:
        """Chows beside chows, and chows beside pungs and the pair."""
        i: cython.int
        rank: cython.int
        suit: cython.int
        triple: cython.int = -1
        found: cython.int
        twins: cython.int = 0
        couples: cython.int = 0
        chows: cython.uint = groups.chow_bits
        hidden: cython.uint = 0
        tiles: cython.ulonglong = chows
        tiles |= tiles << 1 | tiles << 2
        found = 0
        for i in range(4):
            if groups.type[i] == PUNG and tiles >> groups.kind[i] & 1:
                found += 1
        if found:
            self.fans.add(trial, FAN_SMALL_FOUR_IN_ONE, found)
        if groups.chows < 2:
            return
        for i in range(27):
            self.chows[i] = 0
        found = 0
        for i in range(4):
            if groups.type[i] == CHOW:
                self.chows[groups.kind[i]] += 1
                if not groups.exposed[i]:
                    hidden |= cython.cast(cython.uint, 1) << groups.kind[i]
                if groups.kind[i] <= groups.pair <= groups.kind[i] + 2:
                    found += 1
        if found == 2:
            self.fans.add(trial, FAN_FOUR_IN_ONE, 1)
        for suit in range(3):
            if (chows >> (9 * suit) & 73) == 73:
                if (hidden >> (9 * suit) & 73) == 73:
                    self.fans.add(trial, FAN_CONCEALED_SNAKE, 1)
                else:
                    self.fans.add(trial, FAN_EXPOSED_SNAKE, 1)
            else:
                couples += min(self.chows[9 * suit], self.chows[9 * suit + 6])
        if couples:
            self.fans.add(trial, FAN_TERMINAL_CHOWS, couples)
        found = 0
        for rank in range(7):
            if self.three_suits:
                if chows >> rank & chows >> (rank + 9) & chows >> (rank + 18) & 1:
                    triple = rank
                    continue
            elif self.chows[rank] >= 3 or self.chows[rank + 9] >= 3 or self.chows[rank + 18] >= 3:
                triple = rank
                continue
            i = 0
            for suit in range(3):
                if self.chows[rank + 9 * suit]:
                    i += 1
                    twins += self.chows[rank + 9 * suit] // 2
            if i >= 2:
                found += 1
        if triple >= 0:
            self.fans.add(trial, FAN_THREE_IDENTICAL_CHOWS, 1)
        if twins:
            self.fans.add(trial, FAN_TWIN_CHOWS, twins)
        if found and self.same_chow:
            self.fans.add(trial, FAN_SAME_CHOW_TWO_SUITS, found)
        if self.big_four(groups):
            self.fans.add(trial, FAN_BIG_FOUR_IN_ONE, 1)

    def big_four(self, groups: Groups) -> cython.bint:
        """Four different chows through one tile, or (option) three stepping by one."""
        chows: cython.uint = groups.chow_bits
        i: cython.int
        low: cython.int = 99
        high: cython.int = -1
        if self.three_steps:
            return (chows & chows >> 1 & chows >> 2) != 0
        if groups.chows < 4:
            return False
        for i in range(4):
            low = min(low, groups.kind[i])
            high = max(high, groups.kind[i])
        return 0 < high - low <= 2 and low // 9 == high // 9

    def pung_fans(self, groups: Groups, trial: Score) -> None:
        """Three pungs in a row, three of one rank, or only two numbers."""
        suit: cython.int
        row: cython.int
        ranks: cython.int = 0
        pungs: cython.ulonglong = groups.pung_bits
        consecutive: cython.bint = False
        for suit in range(3):
            row = pungs >> (9 * suit) & 511
            ranks |= row
            if row & row >> 1 & row >> 2:
                consecutive = True
        if consecutive:
            self.fans.add(trial, FAN_CONSECUTIVE_PUNGS, 1)
        if pungs & pungs >> 9 & pungs >> 18 & 511:
            self.fans.add(trial, FAN_MATCHING_PUNGS, 1)
        if self.two_numbers and groups.chows == 0 and groups.honours:
            if groups.pair < 27:
                ranks |= 1 << groups.pair % 9
            row = ranks & (ranks - 1)
            if row and row & (row - 1) == 0:
                self.fans.add(trial, FAN_TWO_NUMBERS, 1)

    def group_fans(self, groups: Groups, trial: Score) -> None:
        """Fans that ask something of all five groups."""
        i: cython.int
        kind: cython.int
        rank: cython.int
        here: cython.int
        doors: cython.int = 0
        suited: cython.int = 0
        everywhere: cython.int = 511
        cornered: cython.bint = True
        for i in range(5):
            kind = groups.pair if i == 4 else groups.kind[i]
            if kind >= 27:
                doors |= 8 if kind < 31 else 16
                continue
            doors |= 1 << kind // 9
            suited += 1
            rank = kind % 9
            here = 1 << rank
            if i < 4 and groups.type[i] == CHOW:
                here = 7 << rank
            everywhere &= here
            if here & 257 == 0:
                cornered = False
        if doors == 31:
            self.fans.add(trial, FAN_FIVE_DOORS, 1)
        if cornered and suited and (suited == 5 or self.corner_honors):
            self.fans.add(trial, FAN_FIVE_CORNERS, 1)
        if suited == 5 and everywhere:
            self.fans.add(trial, FAN_ONE_NUMBER, 1)
