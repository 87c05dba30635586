"""Ways to a hand that may win: which tiles it keeps to, which sets it must have.

A plan is a mask of kinds, up to three sets still to be made (a chow by its lowest kind, a
pung by its kind and 34), the forms it may take (0: pungs only) and a rough worth.
``plans`` says how far a hand is from each.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import FAN_GOAL, POINTS_GOAL, YAKU_GOAL, Observation
    from wrobel.rules.codes import *
    from wrobel.rules.groups import HONOURS, ORPHANS
    from wrobel.state.phases import *
    from wrobel.state.state import State

MOST_PLANS = 128
ALL_KINDS = (1 << 34) - 1


class Routes:
    """The plans open to a player."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.mask = [0] * MOST_PLANS
            self.group = [0] * (3 * MOST_PLANS)
            self.forms = [0] * MOST_PLANS
            self.closed = [False] * MOST_PLANS
            self.worth = [0.0] * MOST_PLANS
        self.options: Any = None
        self.n = 0
        self.read_n = 0
        self.key = 0
        self.chows = 0
        self.pungs = 0
        self.shown = 0

    def prepare(self, options: Any) -> None:
        """What the options say once and for all."""
        self.options = options
        forms = options.about.forms(options)
        self.open_tanyao = options.get("open_tanyao") is True
        self.pairs = "seven_pairs" in forms
        self.quads = forms.get("seven_pairs") == "seven_pairs_quads"
        self.minimum = options.about.minimum(options)

    def add(
        self,
        mask: cython.ulonglong,
        forms: cython.int,
        closed: cython.bint,
        worth: cython.double,
    ) -> cython.int:
        """Note a plan; returns where its first set goes."""
        i: cython.int
        self.mask[self.n] = mask
        self.forms[self.n] = forms
        self.closed[self.n] = closed
        self.worth[self.n] = worth
        for i in range(3 * self.n, 3 * self.n + 3):
            self.group[i] = -1
        self.n += 1
        return 3 * self.n - 3

    def read(self, sight: Observation) -> None:
        """Make the plans that the exposed sets still allow, unless they are there already."""
        i: cython.int
        j: cython.int
        place: cython.int
        kept: cython.int = 0
        key: cython.ulonglong = self.key_of(sight)
        if sight.options is not self.options:
            self.prepare(sight.options)
        elif key == self.key:
            self.n = self.read_n
            return
        self.key = key
        self.read_sets(sight)
        self.n = 0
        if sight.goal == YAKU_GOAL:
            self.yaku_plans(sight)
        elif sight.goal == POINTS_GOAL:
            self.points_plans(sight)
        else:
            self.fan_plans(sight)
        for i in range(self.n):
            if self.fits(sight, i):
                self.mask[kept] = self.mask[i]
                self.forms[kept] = self.forms[i]
                self.closed[kept] = self.closed[i]
                self.worth[kept] = self.worth[i]
                place = 3 * kept
                for j in range(3 * i, 3 * i + 3):
                    if self.group[j] >= 0 and not self.melded(self.group[j]):
                        self.group[place] = self.group[j]
                        place += 1
                kept += 1
                for j in range(place, 3 * kept):
                    self.group[j] = -1
        self.n = kept
        self.read_n = kept

    def key_of(self, sight: Observation) -> cython.ulonglong:
        """All that the plans depend on beside the options, never 0."""
        i: cython.int
        state: State = sight.state
        player: cython.int = sight.player
        found: cython.ulonglong = 1
        for i in range(4 * player, 4 * player + state.melds[player]):
            found = found << 6 | state.meld_kind[i]
            found = found << 1 | (state.meld_type[i] == CHOW)
        found = found << 1 | sight.exposed
        found = found << 2 | state.wind[player]
        found = found << 3 | state.round
        return found << 8 | state.bonus[player]

    def add_plain(self, sight: Observation) -> None:
        """Any four sets and a pair: small patterns may add up to a hand that may win."""
        if sight.goal == POINTS_GOAL:
            self.add(ALL_KINDS, 1, False, 2.0)
        elif sight.goal == FAN_GOAL and self.minimum > 0:
            self.add(ALL_KINDS, 1, False, 1.0)

    def yaku_plans(self, sight: Observation) -> None:
        """Closed (riichi will do), or one of the yaku that open hands have."""
        kind: cython.int
        suit: cython.int
        place: cython.int
        row: cython.ulonglong = 511
        self.add(ALL_KINDS, 1 | 2 | 8, True, 4.0)
        for kind in range(27, 34):
            if sight.value_of(kind):
                place = self.add(ALL_KINDS, 1, False, 2.0)
                self.group[place] = 34 + kind
        if self.open_tanyao:
            self.add(ALL_KINDS & ~ORPHANS, 1, False, 2.0)
        for suit in range(3):
            self.add(row << (9 * suit) | HONOURS, 1, False, 3.5)
        self.add(ALL_KINDS, 0, False, 3.0)

    def points_plans(self, sight: Observation) -> None:
        """The patterns that bring eight points, or nearly, by themselves."""
        i: cython.int
        j: cython.int
        suit: cython.int
        place: cython.int
        row: cython.ulonglong = 511
        for i in range(7):
            self.three_chows(i, 9 + i, 18 + i, 11.0)
        for suit in range(3):
            self.three_chows(9 * suit, 9 * suit + 3, 9 * suit + 6, 19.0)
            for i in range(5):
                self.three_chows(9 * suit + i, 9 * suit + i + 1, 9 * suit + i + 2, 19.0)
            for i in range(3):
                self.three_chows(9 * suit + i, 9 * suit + i + 2, 9 * suit + i + 4, 19.0)
            self.add(row << (9 * suit) | HONOURS, 1, False, 9.0)
            self.add(row << (9 * suit), 1, False, 28.0)
        for i in range(3):
            for j in range(3):
                if i != j:
                    self.three_chows(3 * i, 9 + 3 * j, 18 + 3 * (3 - i - j), 11.0)
        self.add(ALL_KINDS, 32, False, 15.0)
        self.add(ALL_KINDS, 4 if self.quads else 2, True, 28.0)
        self.add(ALL_KINDS, 8, True, 90.0)
        self.add(ALL_KINDS, 16, True, 18.0)
        for i in range(27, 34):
            for j in range(i + 1, 34):
                if sight.value_of(i) and sight.value_of(j):
                    place = self.add(ALL_KINDS, 0, False, 11.0)
                    self.group[place] = 34 + i
                    self.group[place + 1] = 34 + j

    def three_chows(
        self, one: cython.int, two: cython.int, three: cython.int, worth: cython.double
    ) -> None:
        place: cython.int = self.add(ALL_KINDS, 1, False, worth)
        self.group[place] = one
        self.group[place + 1] = two
        self.group[place + 2] = three

    def fan_plans(self, sight: Observation) -> None:
        """Whatever brings the fan that are missing for the minimum."""
        i: cython.int
        j: cython.int
        suit: cython.int
        place: cython.int
        row: cython.ulonglong = 511
        lacking: cython.int = self.minimum - self.sure_fans(sight)
        if lacking <= 0:
            self.add(ALL_KINDS, 1, False, 1.0)
        elif lacking <= 1:
            self.add(ALL_KINDS, 1, True, 2.0)
        for i in range(27, 34):
            if sight.value_of(i) >= lacking:
                place = self.add(ALL_KINDS, 1, False, 2.0)
                self.group[place] = 34 + i
            for j in range(i + 1, 34):
                if sight.value_of(i) and sight.value_of(j) and lacking <= 2:
                    place = self.add(ALL_KINDS, 1, False, 4.0)
                    self.group[place] = 34 + i
                    self.group[place + 1] = 34 + j
        for suit in range(3):
            if lacking <= 3:
                self.add(row << (9 * suit) | HONOURS, 1, False, 4.0)
            self.add(row << (9 * suit), 1, False, 7.0)
        if lacking <= 3:
            self.add(ALL_KINDS, 0, False, 4.0)
        else:
            for suit in range(3):
                self.add(row << (9 * suit) | HONOURS, 0, False, 6.0)
        if self.pairs:
            self.add(ALL_KINDS, 4, True, 4.0)
        self.add(ALL_KINDS, 8, True, 10.0)
        self.add(HONOURS, 1, False, 8.0)

    def sure_fans(self, sight: Observation) -> cython.int:
        """Fan that the exposed sets and bonus tiles have already."""
        i: cython.int
        found: cython.int = 0
        state: State = sight.state
        player: cython.int = sight.player
        for i in range(4 * player, 4 * player + state.melds[player]):
            if state.meld_type[i] != CHOW:
                found += sight.value_of(state.meld_kind[i])
        if state.bonus[player]:
            for i in range(2):
                found += state.bonus[player] >> (4 * i + state.wind[player]) & 1
        return found

    def read_sets(self, sight: Observation) -> None:
        """Note the sets on the table: chows by their lowest kind, pungs and kongs by theirs."""
        i: cython.int
        one: cython.ulonglong = 1
        seven: cython.ulonglong = 7
        state: State = sight.state
        self.chows = 0
        self.pungs = 0
        self.shown = 0
        for i in range(4 * sight.player, 4 * sight.player + state.melds[sight.player]):
            if state.meld_type[i] == CHOW:
                self.chows |= one << state.meld_kind[i]
                self.shown |= seven << state.meld_kind[i]
            else:
                self.pungs |= one << state.meld_kind[i]
        self.shown |= self.pungs

    def melded(self, code: cython.int) -> cython.bint:
        """Was this set on the table when the plans were made?"""
        sets: cython.ulonglong = self.chows if code < 34 else self.pungs
        return sets >> code % 34 & 1 != 0

    def fits(self, sight: Observation, plan: cython.int) -> cython.bint:
        """Do the exposed sets belong to the plan, with room for what it must have?"""
        j: cython.int
        lacking: cython.int = 0
        if self.closed[plan] and sight.exposed:
            return False
        if self.forms[plan] > 1 and self.forms[plan] & 1 == 0 and sight.needed < 4:
            if self.forms[plan] != 32 or sight.needed < 3:
                return False
        if self.shown & ~self.mask[plan] or (self.forms[plan] == 0 and self.chows):
            return False
        for j in range(3 * plan, 3 * plan + 3):
            if self.group[j] >= 0 and not self.melded(self.group[j]):
                lacking += 1
        return lacking <= sight.needed
