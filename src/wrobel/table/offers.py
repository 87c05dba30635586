"""The legal moves of a player, as the numbers of ``state.moves``."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.shape.bits import kinds_of_four, kinds_with, lowest
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State


class Offers:
    """A state and the family that rules it: what may be done."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.state = State()

    def first_asked(self) -> cython.int:
        """The first player who may act now, or −1 when the hand is over."""
        player: cython.int
        state: State = self.state
        if state.phase == TURN:
            return state.turn
        for player in range(4):
            if state.asked >> player & 1:
                return player
        return -1

    def collect(self, player: cython.int) -> cython.int:
        """Put the player's legal moves into ``family.moves``; returns how many."""
        state: State = self.state
        family: Family = self.family
        family.n = 0
        if state.phase == TURN:
            if state.turn == player:
                self.collect_turn(player)
        elif state.asked >> player & 1:
            if state.phase == CLAIM:
                self.collect_claims(player)
            elif state.phase == ROB:
                family.offer(PASS)
                if state.can_win >> player & 1:  # in honour mode everybody is asked
                    family.offer(WIN_MOVE)
            else:
                family.offer(TENPAI_MOVE)
                family.offer(NOTEN_MOVE)
        return family.n

    def collect_turn(self, player: cython.int) -> None:
        state: State = self.state
        family: Family = self.family
        if state.drawn >= FIRST_BONUS:
            if family.can_replace(state, player):
                family.offer(EXPOSE_MOVE | state.drawn)
                family.offer(DISCARD_MOVE | DRAWN | state.drawn)
            else:
                self.offer_discards(player)
            return
        self.offer_discards(player)
        if state.drawn < 0 or state.dead[player]:
            return
        if state.stale[player]:
            family.renew_waits(state, player)
        if state.waits[player] >> kind_of(state.drawn) & 1:
            if family.worth_winning(state, player, state.drawn, SELF_DRAW, -1):
                family.offer(WIN_MOVE)
        if family.may_kong(state, player):
            self.offer_kongs(player)
        family.more_moves(state, player)

    def offer_discards(self, player: cython.int) -> None:
        n: cython.int
        kind: cython.int
        kept: cython.int
        drawn: cython.int
        kinds: cython.ulonglong
        special: cython.ulonglong  # kinds that are drawn, or red
        one: cython.ulonglong = 1
        state: State = self.state
        family: Family = self.family
        drawn = state.drawn
        if drawn >= 0 and family.only_drawn(state, player):
            family.offer(DISCARD_MOVE | DRAWN | drawn)
            return
        n = family.n
        kinds = kinds_with(state.hand, 34 * player, 1) & ~state.barred
        special = self.red_kinds(player)
        if 0 <= drawn < FIRST_RED:
            special |= one << drawn
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            if special >> kind & 1:
                kept = kind == drawn
                if kind < 27 and kind % 9 == 4 and state.reds[player] >> (kind // 9) & 1:
                    kept += 1
                    if drawn != FIRST_RED + kind // 9:
                        family.moves[n] = DISCARD_MOVE | (FIRST_RED + kind // 9)
                        n += 1
                if state.hand[34 * player + kind] <= kept:
                    continue
            family.moves[n] = DISCARD_MOVE | kind
            n += 1
        family.n = n
        if drawn >= 0:
            family.offer(DISCARD_MOVE | DRAWN | drawn)

    def red_kinds(self, player: cython.int) -> cython.ulonglong:
        """The fives of which the player holds the red one, as bits."""
        reds: cython.ulonglong = self.state.reds[player]
        return (reds & 1) << 4 | (reds & 2) << 12 | (reds & 4) << 20

    def offer_kongs(self, player: cython.int) -> None:
        i: cython.int
        kind: cython.int
        kinds: cython.ulonglong
        state: State = self.state
        family: Family = self.family
        kinds = kinds_of_four(state.hand, 34 * player)
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            if family.may_close_kong(state, player, kind):
                family.offer(CLOSED_KONG_MOVE | kind)
        if family.only_drawn(state, player):
            return
        for i in range(4 * player, 4 * player + state.melds[player]):
            kind = state.meld_kind[i]
            if state.meld_type[i] == PUNG and state.hand[34 * player + kind]:
                if kind % 9 == 4 and kind < 27 and state.reds[player] >> (kind // 9) & 1:
                    family.offer(ADDED_KONG_MOVE | (FIRST_RED + kind // 9))
                else:
                    family.offer(ADDED_KONG_MOVE | kind)

    def collect_claims(self, player: cython.int) -> None:
        place: cython.int
        kind: cython.int
        state: State = self.state
        family: Family = self.family
        family.offer(PASS)
        if state.dead[player]:
            return
        kind = kind_of(state.tile)
        if state.stale[player]:
            family.renew_waits(state, player)
        if state.waits[player] >> kind & 1 and family.may_win_on(state, player, kind):
            if family.worth_winning(state, player, state.tile, DISCARD, state.giver):
                family.offer(WIN_MOVE)
        if state.hand[34 * player + kind] >= 2:
            if family.may_claim(state, player):
                self.offer_pungs(player, kind)
        if kind < 27 and state.right[state.giver] == player and self.has_chow(player, kind):
            if family.may_claim(state, player):
                for place in range(3):
                    self.offer_chow(player, kind, place)

    def has_chow(self, player: cython.int, kind: cython.int) -> cython.bint:
        """Are there two tiles that make a chow with this one?"""
        state: State = self.state
        rank: cython.int = kind % 9
        at: cython.int = 34 * player + kind
        below: cython.bint = rank > 0 and state.hand[at - 1] > 0
        if rank < 8 and state.hand[at + 1] > 0:
            return below or (rank < 7 and state.hand[at + 2] > 0)
        return below and rank > 1 and state.hand[at - 2] > 0

    def offer_pungs(self, player: cython.int, kind: cython.int) -> None:
        barred: cython.ulonglong
        held: cython.int
        red: cython.int = 0
        state: State = self.state
        family: Family = self.family
        held = state.hand[34 * player + kind]
        if kind % 9 == 4 and kind < 27:
            red = state.reds[player] >> (kind // 9) & 1
        barred = family.barred_by(state, kind, 3)
        if barred == 0 or self.playable(player, barred, kind, kind):
            if held - red >= 2:
                family.offer(PUNG_MOVE)
            if red:
                family.offer(PUNG_MOVE | RED)
        if held == 3 and family.may_kong(state, player):
            family.offer(KONG_MOVE | RED if red else KONG_MOVE)

    def offer_chow(self, player: cython.int, kind: cython.int, place: cython.int) -> None:
        low: cython.int = kind - place
        one: cython.int = low if place else low + 1
        other: cython.int = low + 1 if place == 2 else low + 2
        five: cython.int = -1
        barred: cython.ulonglong
        red: cython.int = 0
        state: State = self.state
        family: Family = self.family
        if kind % 9 < place or kind % 9 - place > 6:
            return
        if state.hand[34 * player + one] == 0 or state.hand[34 * player + other] == 0:
            return
        barred = family.barred_by(state, kind, place)
        if barred and not self.playable(player, barred, one, other):
            return
        if one % 9 == 4:
            five = one
        elif other % 9 == 4:
            five = other
        if five >= 0:
            red = state.reds[player] >> (five // 9) & 1
        if red == 0 or state.hand[34 * player + five] > 1:
            family.offer(CHOW_MOVE | place)
        if red:
            family.offer(CHOW_MOVE | RED | place)

    def playable(
        self,
        player: cython.int,
        barred: cython.ulonglong,
        one: cython.int,
        other: cython.int,
    ) -> cython.bint:
        """Would something be left to discard after a claim with these two kinds?"""
        bit: cython.ulonglong = 1
        state: State = self.state
        left: cython.ulonglong = kinds_with(state.hand, 34 * player, 1) & ~barred
        if state.hand[34 * player + one] == 1 + (one == other):
            left &= ~(bit << one)
        if state.hand[34 * player + other] == 1 + (one == other):
            left &= ~(bit << other)
        return left != 0

    def robbers(self, kind: cython.int) -> cython.int:
        """Who may rob the kong of this kind that is being made."""
        player: cython.int
        found: cython.int = 0
        state: State = self.state
        family: Family = self.family
        for player in range(4):
            if player == state.giver or state.dead[player]:
                continue
            family.renew_waits(state, player)
            if (
                state.waits[player] >> kind & 1
                and family.may_win_on(state, player, kind)
                and family.may_rob(state, player, kind)
                and family.worth_winning(state, player, state.tile, ROBBED_KONG, state.giver)
            ):
                found |= 1 << player
        return found
