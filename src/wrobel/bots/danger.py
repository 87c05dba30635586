"""How likely, and how dearly, a discard deals in.

For every other player: how likely the hand waits, what it would cost, and for every kind how
often a waiting hand waits on it. The last comes from the ways a tile can complete a hand:
a run from either side (ruled out by the player's own discards, and by kinds of which all
copies are seen), a gap or an edge, a pair. The weights are those that players are taught.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.rules.codes import *
    from wrobel.shape.bits import lowest
    from wrobel.state.phases import *
    from wrobel.state.state import State

ALL_KINDS = (1 << 34) - 1


class Danger:
    """``risk``: the chance that a kind deals in; ``cost``: what it costs on average.

    ``threat`` is the chance that somebody waits, ``worst`` the dearest loss times its chance.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.risk = [0.0] * 34
            self.cost = [0.0] * 34
            self.ready = [0.0] * 4
            self.loss = [0.0] * 4
            self.suit = [0] * 4
            self.sure = [0.0] * 4
        self.threat = 0.0
        self.worst = 0.0

    def quiet(self) -> None:
        """Nobody threatens."""
        kind: cython.int
        for kind in range(34):
            self.risk[kind] = 0.0
            self.cost[kind] = 0.0
        self.threat = 0.0
        self.worst = 0.0

    def read(self, sight: Observation) -> None:
        """Judge all players and all kinds."""
        self.read_some(sight, ALL_KINDS)

    def read_some(self, sight: Observation, kinds: cython.ulonglong) -> None:
        """Judge all players and these kinds."""
        i: cython.int
        kind: cython.int
        rated: cython.ulonglong
        one: cython.double
        calm: cython.double = 1.0
        self.quiet()
        sight.follow_discards()
        for i in range(4):
            self.ready[i] = 0.0
            if i == sight.player:
                continue
            self.read_colour(sight, i)
            if sight.declares:
                self.judge_riichi(sight, i)
            else:
                self.judge_open(sight, i)
            calm *= 1.0 - self.ready[i]
            self.worst = max(self.worst, self.ready[i] * self.loss[i])
            if self.ready[i] < 0.02:
                continue
            rated = kinds & ~sight.safe[i]
            while rated:
                kind = lowest(rated)
                rated &= rated - 1
                one = self.ready[i] * self.rate(sight, i, kind)
                self.risk[kind] += one * (1.0 - self.risk[kind])
                self.cost[kind] += one * self.loss[i]
        self.threat = 1.0 - calm

    # Does the hand wait, and what is it worth?

    def judge_riichi(self, sight: Observation, player: cython.int) -> None:
        """A riichi waits; sets and a long game make it likely."""
        i: cython.int
        place: cython.int
        kind: cython.int
        state: State = sight.state
        shown: cython.int = sight.shown[player]
        turns: cython.int = state.discards[player]
        han: cython.double = 1.0
        ready: cython.double
        if state.riichi[player]:
            self.ready[player] = 1.0
            self.loss[player] = 5600.0 + 700.0 * (state.revealed - 1)
            if state.riichi[player] == 2 or state.ippatsu[player]:
                self.loss[player] += 900.0
        else:
            if shown == 0:
                ready = min(0.25, 0.0008 * turns * turns)
            elif shown == 1:
                ready = min(0.5, 0.0024 * turns * turns + 0.01)
            elif shown == 2:
                ready = min(0.75, 0.0045 * turns * turns + 0.05)
            else:
                ready = min(0.95, 0.3 + 0.05 * turns)
            if shown == 4:
                ready = 1.0
            self.ready[player] = ready
            for place in range(4 * player, 4 * player + state.melds[player]):
                kind = state.meld_kind[place]
                if state.meld_reds[place]:
                    han += 1.0
                if state.meld_type[place] == CHOW:
                    for i in range(3):
                        han += sight.dora[kind + i]
                else:
                    han += 3.0 * sight.dora[kind] + (sight.dora[kind] > 0 and shown > 3)
                    if kind >= 31 or (
                        kind >= 27 and (kind - 27 == state.wind[player] or kind - 27 == state.round)
                    ):
                        han += 0.7
            if self.sure[player] > 0.5:
                han += 1.5
            if shown == 0:
                self.loss[player] = 4500.0
            else:
                self.loss[player] = min(12000.0, 1000.0 + 900.0 * han * han)
        if player == state.dealer:
            self.loss[player] *= 1.45
        self.loss[player] += 300.0 * state.honba

    def judge_open(self, sight: Observation, player: cython.int) -> None:
        """Without riichi only sets, the colour of the discards and the turn tell."""
        state: State = sight.state
        shown: cython.int = sight.shown[player]
        turns: cython.int = state.discards[player]
        ready: cython.double
        if shown == 0:
            ready = min(0.35, 0.0012 * turns * turns)
        elif shown == 1:
            ready = min(0.5, 0.002 * turns * turns + 0.01)
        elif shown == 2:
            ready = min(0.65, 0.0032 * turns * turns + 0.04)
        else:
            ready = min(0.9, 0.25 + 0.04 * turns)
        if shown == 4:
            ready = 1.0
        self.ready[player] = ready
        self.loss[player] = sight.loss
        if self.sure[player] > 0.5:
            self.loss[player] *= 1.8

    def read_colour(self, sight: Observation, player: cython.int) -> None:
        """How likely a player collects one colour, and which.

        Two shown sets of one suit, and few discards of it, look like a flush.
        """
        place: cython.int
        suit: cython.int = -1
        found: cython.int = 0
        thrown: cython.int = 0
        i: cython.int
        state: State = sight.state
        self.suit[player] = -1
        self.sure[player] = 0.0
        for place in range(4 * player, 4 * player + state.melds[player]):
            i = state.meld_kind[place]
            if i < 0:
                continue
            if i >= 27:
                found += 1
            elif suit < 0 or suit == i // 9:
                suit = i // 9
                found += 1
            else:
                return
        if found < 2 or suit < 0:
            return
        for place in range(48 * player, 48 * player + state.discards[player]):
            if state.discard[place] < 27 and state.discard[place] // 9 == suit:
                thrown += 1
        self.suit[player] = suit
        self.sure[player] = max(0.0, min(0.9, 0.25 * found + 0.15 - 0.15 * thrown))

    def colour(self, player: cython.int, kind: cython.int) -> cython.double:
        """How a player's colour bears on the danger of a kind."""
        if kind >= 27 or kind // 9 == self.suit[player]:
            return 1.0 + self.sure[player]
        return 1.0 - self.sure[player]

    # What does a waiting hand wait on?

    def rate(self, sight: Observation, player: cython.int, kind: cython.int) -> cython.double:
        """How often a waiting hand of this player waits on this kind."""
        unseen: cython.int = sight.unseen[kind]
        found: cython.double
        if kind >= 27:
            if unseen == 0:
                found = 0.001
            elif unseen == 1:
                found = 0.012
            elif unseen == 2:
                found = 0.035
            else:
                found = 0.055
        else:
            found = self.rate_suited(sight, player, kind)
        if not sight.furiten:
            found *= 0.6
            if sight.thrown[player] >> kind & 1:
                found *= 0.4
        if self.sure[player] > 0.0:
            found *= self.colour(player, kind)
        if sight.dora[kind]:
            found *= 1.25
        return found

    def rate_suited(
        self, sight: Observation, player: cython.int, kind: cython.int
    ) -> cython.double:
        rank: cython.int = kind % 9
        unseen: cython.int = sight.unseen[kind]
        found: cython.double = 0.0
        if rank >= 3 and self.run_possible(sight, player, kind - 3, kind - 2, kind - 1):
            found += 0.052
        if rank <= 5 and self.run_possible(sight, player, kind + 3, kind + 1, kind + 2):
            found += 0.052
        if 0 < rank < 8 and sight.unseen[kind - 1] and sight.unseen[kind + 1]:
            found += 0.016
        if rank == 2 and sight.unseen[kind - 1] and sight.unseen[kind - 2]:
            found += 0.012
        if rank == 6 and sight.unseen[kind + 1] and sight.unseen[kind + 2]:
            found += 0.012
        # a pair or a single tile of it, which needs unseen copies
        if unseen >= 2:
            found += 0.012
        elif unseen == 1:
            found += 0.005
        if rank == 0 or rank == 8:
            found += 0.002 * unseen
        return found

    def run_possible(
        self,
        sight: Observation,
        player: cython.int,
        wait: cython.int,
        one: cython.int,
        other: cython.int,
    ) -> cython.bint:
        """May the hand hold these two and wait on both sides of them?

        In riichi his own discard of the other side makes him furiten.
        """
        if sight.unseen[one] == 0 or sight.unseen[other] == 0:
            return False
        if sight.furiten and sight.safe[player] >> wait & 1:
            if sight.thrown[player] >> wait & 1 or sight.state.riichi[player]:
                return False
        return True
