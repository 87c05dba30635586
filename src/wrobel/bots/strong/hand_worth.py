"""What a complete hand would bring, asked of the scorer and remembered."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score
    from wrobel.state.phases import *
    from wrobel.state.state import State

SLOTS = 32768
PRIME = 32749
# How the hand is won: after riichi, without it, by an own draw without or with riichi.
DECLARED, SILENT, DRAWN_ONLY, DECLARED_DRAWN = range(4)
# What a win counts for in the last hand if it lifts the player a place, and if it does not.
LIFTS = 1.3
LEAVES = 0.75
# Any complete hand, so that a request can be made whose fields are then filled in directly.
SOME_WIN = {"hand": "123456789m1122p", "win": "1p", "by": "discard"}


class Worth:
    """Values of hands for the player of one view.

    A hand is four words of four bits a rank. Sets that would be claimed on the way are
    ``opened``: seven bits each, as in ``plans``.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.facts = [0] * 64
            self.one = [0] * SLOTS
            self.two = [0] * SLOTS
            self.three = [0] * SLOTS
            self.kept = [0.0] * SLOTS
            self.stamp = [0] * SLOTS
        self.options: Any = None
        self.result = Score(None)
        self.epoch = 1
        self.to_pass = 0.0
        self.asked = 0
        self.scored = 0

    def prepare(self, family: Family) -> None:
        """A request under these options."""
        i: cython.int
        options: Any = family.options
        fields: dict[str, Any] = {"rules": options.rules, "options": family.overrides, **SOME_WIN}
        self.request = Request(fields)
        self.scorer = options.scorer
        self.options = options
        self.last_hand = family.hands
        for i in range(4):
            self.request.meld_giver[i] = -1

    def note_fact(self, place: cython.int, fact: cython.int) -> cython.bint:
        """Keep a fact that values hang on; true if it is new."""
        if self.facts[place] == fact:
            return False
        self.facts[place] = fact
        return True

    def start(self, sight: Observation, family: Family) -> None:
        """Take over what values depend on besides the tiles; forget all if it has changed."""
        i: cython.int
        place: cython.int
        changed: cython.bint = False
        state: State = sight.state
        player: cython.int = sight.player
        self.sight = sight
        if family.options is not self.options:
            self.prepare(family)
            changed = True
        changed |= self.note_fact(0, state.wind[player])
        changed |= self.note_fact(1, state.round)
        changed |= self.note_fact(2, state.melds[player])
        changed |= self.note_fact(3, state.reds[player])
        changed |= self.note_fact(4, state.bonus[player] & 15)
        changed |= self.note_fact(5, state.bonus[player] >> 4)
        changed |= self.note_fact(6, min(state.honba, 100))
        changed |= self.note_fact(7, state.revealed)
        for i in range(state.revealed):
            changed |= self.note_fact(8 + i, state.wall[sight.indicators + i])
        for i in range(state.melds[player]):
            place = 4 * player + i
            changed |= self.note_fact(16 + 4 * i, state.meld_kind[place])
            changed |= self.note_fact(17 + 4 * i, state.meld_type[place])
            changed |= self.note_fact(18 + 4 * i, state.meld_form[place])
            changed |= self.note_fact(19 + 4 * i, state.meld_reds[place])
        changed |= self.note_fact(32, self.gap_to_pass())
        if changed:
            self.epoch += 1
        self.set_out()

    def gap_to_pass(self) -> cython.int:
        """In the last hand of a match: how far the next player is ahead, in fours; else 0.

        Where hands are declared it is left to the models, which know the points.
        """
        i: cython.int
        state: State = self.sight.state
        mine: cython.int = state.scores[self.sight.player]
        gap: cython.int = 1000000
        self.to_pass = 0.0
        if self.sight.declares or state.round < 3:
            return 0
        if state.number < self.last_hand if self.last_hand else state.dealer < 3:
            return 0
        for i in range(4):
            if state.scores[i] > mine:
                gap = min(gap, state.scores[i] - mine)
        if gap == 1000000:
            return 0
        gap = 1 + min(gap // 4, 120)
        self.to_pass = 4.0 * gap
        return gap

    def set_out(self) -> None:
        """Fill in what all hands of this player share."""
        i: cython.int
        place: cython.int
        state: State = self.sight.state
        player: cython.int = self.sight.player
        request: Request = self.request
        sight: Observation = self.sight
        request.seat = state.wind[player]
        request.round = state.round
        request.honba = 0
        request.deposits = 0
        request.bonus = state.bonus[player]
        request.dora_n = state.revealed
        request.ura_n = 0
        for i in range(state.revealed):
            request.dora[i] = (
                state.wall[sight.indicators + i] if state.wall[sight.indicators + i] < 34 else 4
            )
            if state.wall[sight.indicators + i] >= FIRST_RED:
                request.dora[i] = 9 * (state.wall[sight.indicators + i] - FIRST_RED) + 4
        self.own_melds = state.melds[player]
        for i in range(self.own_melds):
            place = 4 * player + i
            request.meld_kind[i] = state.meld_kind[place]
            request.meld_type[i] = state.meld_type[place]
            request.meld_concealed[i] = state.meld_form[place] == CLOSED_FORM
            request.meld_added[i] = state.meld_form[place] == ADDED_FORM

    def value(
        self,
        m: cython.ulonglong,
        p: cython.ulonglong,
        s: cython.ulonglong,
        z: cython.ulonglong,
        win: cython.int,
        opened: cython.uint,
        how: cython.int,
    ) -> cython.double:
        """What the hand with these concealed tiles brings in all, 0 if it may not win."""
        word: cython.ulonglong = opened
        one: cython.ulonglong = m | z << 36
        two: cython.ulonglong = win + 64 * how
        three: cython.ulonglong = s | word << 36
        slot: cython.int
        two = p | two << 36
        self.asked += 1
        slot = (one % PRIME + 7 * (two % PRIME) + 13 * (three % PRIME)) % SLOTS
        if (
            self.stamp[slot] == self.epoch
            and self.one[slot] == one
            and self.two[slot] == two
            and self.three[slot] == three
        ):
            return self.kept[slot]
        self.stamp[slot] = self.epoch
        self.one[slot] = one
        self.two[slot] = two
        self.three[slot] = three
        self.kept[slot] = self.score(m, p, s, z, win, opened, how)
        return self.kept[slot]

    def unpack(self, suit: cython.int, tiles: cython.ulonglong) -> None:
        rank: cython.int
        for rank in range(7 if suit == 3 else 9):
            self.request.counts[9 * suit + rank] = tiles >> (4 * rank) & 15

    def score(
        self,
        m: cython.ulonglong,
        p: cython.ulonglong,
        s: cython.ulonglong,
        z: cython.ulonglong,
        win: cython.int,
        opened: cython.uint,
        how: cython.int,
    ) -> cython.double:
        """Ask the scorer."""
        i: cython.int
        j: cython.int
        code: cython.int
        kind: cython.int
        request: Request = self.request
        state: State = self.sight.state
        reds: cython.int = 0
        self.scored += 1
        self.unpack(0, m)
        self.unpack(1, p)
        self.unpack(2, s)
        self.unpack(3, z)
        request.melds = self.own_melds
        while opened:
            code = opened & 127
            opened >>= 7
            kind = code if code < 34 else code - 34
            i = request.melds
            request.meld_kind[i] = kind
            request.meld_type[i] = CHOW if code < 34 else PUNG
            request.meld_concealed[i] = False
            request.meld_added[i] = False
            request.melds += 1
            for j in range(3):
                request.counts[kind + j if code < 34 else kind] -= 1
        for i in range(34):
            request.held[i] = request.counts[i]
        for i in range(request.melds):
            kind = request.meld_kind[i]
            if request.meld_type[i] == CHOW:
                for j in range(3):
                    request.held[kind + j] += 1
            else:
                request.held[kind] += 2 + request.meld_type[i]
        for i in range(3):
            if state.reds[self.sight.player] >> i & 1 and request.held[9 * i + 4]:
                reds |= 1 << i
        for i in range(self.own_melds):
            if state.meld_reds[4 * self.sight.player + i]:
                reds |= 1 << (request.meld_kind[i] // 9)
        request.reds = reds
        request.win = win
        request.by = SELF_DRAW if how >= DRAWN_ONLY else DISCARD
        request.giver = (request.seat + 1) % 4
        if how >= DRAWN_ONLY:
            request.giver = -1
        request.flags = RIICHI_FLAG if how == DECLARED or how == DECLARED_DRAWN else 0
        return self.points()

    def points(self) -> cython.double:
        """The points of the request, which all others together pay."""
        self.result.clear()
        self.scorer.score(self.request, self.result)
        if self.result.problem or self.result.missing:
            return 0.0
        if self.to_pass > 0.0:
            # who is passed pays too; a hand that changes no place is worth less now
            if self.result.points * 4 > self.to_pass * 3:
                return LIFTS * self.result.points
            return LEAVES * self.result.points
        return self.result.points
