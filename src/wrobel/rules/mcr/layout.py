"""The sets and the pair of one reading, and the fans that are made of sets (7)."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.groups import ORPHANS, Groups
    from wrobel.rules.mcr.candidates import put
    from wrobel.rules.mcr.ids import *
    from wrobel.rules.mcr.selection import Selection
    from wrobel.rules.request import Request
    from wrobel.shape.bits import lowest


ONE_SUIT = 16  # where in ``chow_fan`` two chows of one suit begin


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def even_step(a: cython.int, b: cython.int, c: cython.int) -> cython.int:
    """The step between three numbers in order, or −1 if the two steps differ."""
    least: cython.int = min(a, b, c)
    most: cython.int = max(a, b, c)
    step: cython.int = a + b + c - 2 * least - most
    return step if most - least == 2 * step else -1


class Layout:
    """Up to four sets and a pair. A set's bit is 1 << its number, in the order of the reading."""

    def __init__(self) -> None:
        i: cython.int
        if not cython.compiled:
            self.chow_fan = [0] * 32
            self.kind = [0] * 4
            self.type = [0] * 4
            self.suit = [0] * 4
            self.rank = [0] * 4
            self.exposed = [False] * 4
        for i in range(32):
            self.chow_fan[i] = -1
        self.chow_fan[0] = MIXED_DOUBLE_CHOW
        self.chow_fan[ONE_SUIT] = PURE_DOUBLE_CHOW
        self.chow_fan[ONE_SUIT + 3] = SHORT_STRAIGHT
        self.chow_fan[ONE_SUIT + 6] = TWO_TERMINAL_CHOWS

    def clear(self, pair: cython.int) -> None:
        self.pair = pair
        self.n = self.chows = self.winds = self.dragons = self.wind_sets = self.chow_sets = 0

    def add(self, kind: cython.int, type_: cython.int, exposed: cython.bint) -> None:
        i: cython.int = self.n
        self.kind[i] = kind
        self.type[i] = type_
        self.exposed[i] = exposed
        self.suit[i] = kind // 9
        self.rank[i] = kind % 9
        self.chows += type_ == CHOW
        self.chow_sets |= (type_ == CHOW) << i
        self.dragons += kind >= 31
        self.winds += 27 <= kind < 31
        self.wind_sets |= (27 <= kind < 31) << i
        self.n += 1

    def take(self, groups: "Groups") -> None:
        """The split that is laid out in the groups."""
        i: cython.int
        self.clear(groups.pair)
        for i in range(4):
            self.add(groups.kind[i], groups.type[i], groups.exposed[i])

    # Fans of single sets

    def set_fans(self, request: "Request", found: "Selection") -> None:
        """Pungs of dragons, winds and terminals, and kongs (6.3, 6.5)."""
        i: cython.int
        kind: cython.int
        for i in range(self.n):
            if self.type[i] == CHOW:
                continue
            kind = self.kind[i]
            if ORPHANS >> kind & 1:
                if kind >= 31:
                    found.add(DRAGON_PUNG, 1 << i)
                elif kind == 27 + request.round:
                    found.add(PREVALENT_WIND, 1 << i)
                if kind == 27 + request.seat:
                    found.add(SEAT_WIND, 1 << i)
                found.add(PUNG_OF_TERMINALS_OR_HONORS, 1 << i)
            if self.type[i] == KONG:
                found.add(MELDED_KONG if self.exposed[i] else CONCEALED_KONG, 1 << i)

    # Fans of the four sets and the pair

    def kong_fans(self, found: "Selection") -> None:
        """Two kongs or more (6.5)."""
        i: cython.int
        kongs: cython.int = 0
        melded: cython.int = 0
        for i in range(4):
            if self.type[i] == KONG:
                kongs += 1
                melded += self.exposed[i]
        if kongs == 4:
            found.add(FOUR_KONGS, 0)
        elif kongs == 3:
            found.add(THREE_KONGS, 0)
        elif kongs == 2:
            if melded == 0:
                found.add(TWO_CONCEALED_KONGS, 0)
            elif melded == 1:
                found.add(MELDED_AND_CONCEALED_KONG, 0)
            else:
                found.add(TWO_MELDED_KONGS, 0)

    def whole_fans(self, ron: cython.bint, found: "Selection") -> None:
        """Fans that ask something of all four sets and the pair."""
        i: cython.int
        melded: cython.int = 0
        for i in range(4):
            melded += self.exposed[i]
        if melded == 4 and ron:
            found.add(MELDED_HAND, 0)
        put(found, ALL_CHOWS, 0, (self.chows == 4) & (self.pair < 27))
        if self.winds == 3 and 27 <= self.pair < 31:
            found.add(LITTLE_FOUR_WINDS, 0)
        if self.dragons == 2 and self.pair >= 31:
            found.add(LITTLE_THREE_DRAGONS, 0)
        if self.chows == 0:
            found.add(ALL_PUNGS, 0)
            if self.all_even():
                found.add(ALL_EVEN_PUNGS, 0)
        if self.all_outside():
            found.add(OUTSIDE_HAND, 0)
        elif self.all_with_five():
            found.add(ALL_FIVES, 0)

    def all_even(self) -> cython.bint:
        """Only ranks 2, 4, 6 and 8, in pungs?"""
        i: cython.int
        others: cython.int = self.pair >= 27 or self.pair % 9 % 2 == 0
        for i in range(4):
            others += self.suit[i] == 3 or self.rank[i] % 2 == 0
        return others == 0

    def all_outside(self) -> cython.bint:
        """A terminal or an honour in each set and the pair?"""
        i: cython.int
        if not ORPHANS >> self.pair & 1:
            return False
        for i in range(4):
            if self.type[i] == CHOW:
                if self.rank[i] != 0 and self.rank[i] != 6:
                    return False
            elif not ORPHANS >> self.kind[i] & 1:
                return False
        return True

    def all_with_five(self) -> cython.bint:
        """A suited five in each set and the pair?"""
        i: cython.int
        if self.pair >= 27 or self.pair % 9 != 4:
            return False
        for i in range(4):
            if self.suit[i] == 3 or self.rank[i] > 4:
                return False
            if self.rank[i] < (2 if self.type[i] == CHOW else 4):
                return False
        return True

    # Fans that tie two, three or four sets together (6.2, principle 5)

    def linked_fans(self, found: "Selection") -> None:
        """All instances of fans made of several sets."""
        i: cython.int
        j: cython.int
        k: cython.int
        chow: cython.bint
        others: cython.int  # bits of the sets after the first that are chows as well, or not either
        more: cython.int  # and of those after the second
        for i in range(3):
            chow = (self.chow_sets >> i & 1) != 0
            others = (self.chow_sets if chow else ~self.chow_sets) & 15 & 14 << i
            while others:
                j = lowest(others)
                others &= others - 1
                if chow:
                    self.two_chows(i, j, found)
                else:
                    self.two_pungs(i, j, found)
                more = others
                while more:
                    k = lowest(more)
                    more &= more - 1
                    if chow:
                        self.three_chows(i, j, k, found)
                    else:
                        self.three_pungs(i, j, k, found)
        if self.chows == 4:
            self.four_chows(found)
        elif self.chows == 0:
            self.four_pungs(found)

    def two_chows(self, i: cython.int, j: cython.int, found: "Selection") -> None:
        apart: cython.int = abs(self.rank[i] - self.rank[j])
        fan: cython.int = self.chow_fan[ONE_SUIT * (self.suit[i] == self.suit[j]) + apart]
        put(found, fan, 1 << i | 1 << j, fan >= 0)

    def two_pungs(self, i: cython.int, j: cython.int, found: "Selection") -> None:
        sets: cython.int = 1 << i | 1 << j
        if self.suit[i] < 3 and self.suit[j] < 3:
            if self.rank[i] == self.rank[j]:
                found.add(DOUBLE_PUNG, sets)
        elif self.kind[i] >= 31 and self.kind[j] >= 31:
            found.add(TWO_DRAGON_PUNGS, sets)

    def suits_of(self, i: cython.int, j: cython.int, k: cython.int) -> cython.int:
        """1 if three sets are of one suit, 3 if of three suits, 2 otherwise."""
        if self.suit[i] == self.suit[j]:
            return 1 if self.suit[j] == self.suit[k] else 2
        return 2 if self.suit[k] == self.suit[i] or self.suit[k] == self.suit[j] else 3

    def three_chows(self, i: cython.int, j: cython.int, k: cython.int, found: "Selection") -> None:
        sets: cython.int = 1 << i | 1 << j | 1 << k
        suits: cython.int = self.suits_of(i, j, k)
        step: cython.int
        if suits == 2:
            return
        step = even_step(self.rank[i], self.rank[j], self.rank[k])
        if suits == 1:
            if step == 0:
                found.add(PURE_TRIPLE_CHOW, sets)
            elif step in (1, 2):
                found.add(PURE_SHIFTED_CHOWS, sets)
            elif step == 3:
                found.add(PURE_STRAIGHT, sets)
        elif step == 0:
            found.add(MIXED_TRIPLE_CHOW, sets)
        elif step == 1:
            found.add(MIXED_SHIFTED_CHOWS, sets)
        elif step == 3:
            found.add(MIXED_STRAIGHT, sets)

    def three_pungs(self, i: cython.int, j: cython.int, k: cython.int, found: "Selection") -> None:
        sets: cython.int = 1 << i | 1 << j | 1 << k
        suits: cython.int = self.suits_of(i, j, k)
        step: cython.int
        if self.suit[i] == 3 or self.suit[j] == 3 or self.suit[k] == 3:
            if (sets & ~self.wind_sets) == 0:
                found.add(BIG_THREE_WINDS, sets)
            elif self.kind[i] >= 31 and self.kind[j] >= 31 and self.kind[k] >= 31:
                found.add(BIG_THREE_DRAGONS, sets)
            return
        if suits == 2:
            return
        step = even_step(self.rank[i], self.rank[j], self.rank[k])
        if suits == 1:
            if step == 1:
                found.add(PURE_SHIFTED_PUNGS, sets)
        elif step == 0:
            found.add(TRIPLE_PUNG, sets)
        elif step == 1:
            found.add(MIXED_SHIFTED_PUNGS, sets)

    def four_ranks_step(self) -> cython.int:
        """The step between the four ranks in order, or −1 if it is not the same."""
        ranks: cython.uint = 0
        least: cython.int = self.rank[0]
        most: cython.int = self.rank[0]
        i: cython.int
        for i in range(4):
            ranks |= cython.cast(cython.uint, 1) << self.rank[i]
            least = min(least, self.rank[i])
            most = max(most, self.rank[i])
        if most == least:
            return 0
        if most - least == 3 and ranks >> least == 15:
            return 1
        if most - least == 6 and ranks >> least == 85:
            return 2
        return -1

    def four_chows(self, found: "Selection") -> None:
        step: cython.int
        if self.suits_of(0, 1, 2) == 1 and self.suit[3] == self.suit[0]:
            step = self.four_ranks_step()
            if step == 0:
                found.add(QUADRUPLE_CHOW, 15)
            elif step > 0:
                found.add(FOUR_PURE_SHIFTED_CHOWS, 15)
        if self.pair < 27 and self.pair % 9 == 4:
            self.terminal_chows(found)

    def terminal_chows(self, found: "Selection") -> None:
        """123 and 789 twice, with a pair of fives: in one suit or in all three."""
        low: cython.uint = 0
        high: cython.uint = 0
        i: cython.int
        for i in range(4):
            if self.rank[i] == 0:
                low += cython.cast(cython.uint, 1) << (4 * self.suit[i])
            elif self.rank[i] == 6:
                high += cython.cast(cython.uint, 1) << (4 * self.suit[i])
            else:
                return
        if low == high:
            if low == cython.cast(cython.uint, 2) << (4 * (self.pair // 9)):
                found.add(PURE_TERMINAL_CHOWS, 15)
            elif low + (cython.cast(cython.uint, 1) << (4 * (self.pair // 9))) == 0x111:
                found.add(THREE_SUITED_TERMINAL_CHOWS, 15)

    def four_pungs(self, found: "Selection") -> None:
        if self.winds == 4:
            found.add(BIG_FOUR_WINDS, 15)
        elif (
            self.suit[0] < 3
            and self.suits_of(0, 1, 2) == 1
            and self.suit[3] == self.suit[0]
            and self.four_ranks_step() == 1
        ):
            found.add(FOUR_PURE_SHIFTED_PUNGS, 15)
