"""Faults as at a real table: false declarations in honour mode, and the referee's rulings.

In honour mode everybody is asked about every discard, and a player may declare what is not true:
a win, riichi without tenpai, a set that is none. What it costs and when it is found says the
family (``spec/riichi.md`` 5.4–5.6, ``spec/mcr.md`` 10.4, ``spec/hongkong.md`` 2.6).
"""

from typing import Any

from wrobel.errors import ActionError, shown

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import kind_of
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.engine import Engine

CLAIMS = ("chow", "pung", "kong")
TOO_LATE = 2  # further discards before a claimed tile must have been taken (R2.10)
RULINGS = ("chombo", "dead_hand", "false_win", "withdrawn_win", "tile_not_taken", "penalty")
AFTERWARDS = ("tile_not_taken", "penalty")  # booked outside, so also when the hand is over
# What the table finds out by itself; any other reason is the referee's.
FOUND = (
    *("false_win", "wrong_kong", "false_riichi", "void_set", "claimed_tile_not_taken"),
    "claim_with_a_dead_hand",
)
MOST_POINTS = 1_000_000


class Referee(Engine):
    """An engine at which faults are possible and have their price."""

    # Found out

    def offered_win(self, player: cython.int) -> cython.bint:
        """Is the win on the tile just drawn a true one?"""
        i: cython.int
        for i in range(self.collect(player)):
            if self.family.moves[i] == WIN_MOVE:
                return True
        return False

    def win_on_draw(self, player: cython.int) -> Any:
        state: State = self.state
        if (self.honour and not self.offered_win(player)) or state.false_kong[player]:
            self.penalise(1 << player, "false_win", "")
        else:
            state.giver = -1
            self.end_wins(1 << player, SELF_DRAW)

    def wins_or_faults(self, winners: cython.int, by: cython.int) -> Any:
        """True wins first: beside one of them a false one lapses (R5.12)."""
        i: cython.int
        true: cython.int = winners & self.state.can_win
        for i in range(4):
            if self.state.false_kong[i]:
                true &= ~(1 << i)
        if true:
            self.end_wins(true, by)
            return True
        return bool(self.penalise(winners, "false_win", ""))

    def claim_void(self, player: cython.int) -> Any:
        """A claim with tiles that make no set: it lies there until the discard."""
        i: cython.int
        tile: cython.int
        place: cython.int
        state: State = self.state
        name = CLAIMS[state.answers[player] & ARGUMENT]
        self.mark_claimed(player)
        place = self.add_meld(
            player, kind_of(state.tile), VOID_SET, CLAIMED_FORM, state.giver, state.tile
        )
        own = []
        for i in range(3 * place, 3 * place + 3):
            tile = state.void_own[i]
            if tile >= 0:
                own.append(tile)
                self.lose(player, tile)
                state.visible[kind_of(tile)] += 1
        if self.log is not None:
            self.note((name, player, state.giver, state.tile, tuple(own), False, True))
        state.turn = player
        state.drawn = -1
        state.tile = -1
        state.barred = 0
        state.phase = TURN
        self.family.begin_turn(state, player)
        self.family.interrupted(state, False)

    def faults_on_discard(self, player: cython.int) -> Any:
        """A void set is seen after the discard (R5.18), a tile left lying in the end (R2.10)."""
        i: cython.int
        state: State = self.state
        for i in range(4 * player, 4 * player + state.melds[player]):
            if state.meld_type[i] == VOID_SET and not state.dead[player]:
                self.kill(player, "void_set")
        for i in range(4):
            if i != player and state.untaken[i] >= 0:
                state.untaken[i] += 1
                if state.untaken[i] == TOO_LATE:
                    self.kill(i, "claimed_tile_not_taken")

    def faults_at_draw(self) -> Any:
        i: cython.int
        found: cython.int = 0
        for i in range(4):
            if self.family.false_at_draw(self.state, i):
                found |= 1 << i
        return found != 0 and self.penalise(found, "false_riichi", "")

    # The price

    def kill(self, player: cython.int, why: Any) -> Any:
        """From now on the hand may neither win nor claim."""
        self.silence(player)
        self.note(("ruling", {"player": player, "ruling": "dead_hand", "why": why}))

    def silence(self, player: cython.int) -> Any:
        """A dead hand: what it has already said counts no more."""
        state: State = self.state
        state.dead[player] = True
        state.untaken[player] = -1
        state.can_win &= ~(1 << player)
        if state.phase == CLAIM or state.phase == ROB:
            state.answers[player] = PASS

    def penalise(self, players: cython.int, fault: Any, why: Any) -> Any:
        """Charge what the book says; true if the hand is over. ``why`` only for the referee's."""
        i: cython.int
        state: State = self.state
        facts = self.family.settle_fault(state, players, fault)
        ruling = "chombo" if facts["ends"] else fault
        for i in range(4):
            if players >> i & 1:
                reason = why or ("wrong_kong" if state.false_kong[i] else fault)
                event = {"player": i, "ruling": ruling, "why": reason}
                if "payments" in facts:
                    event["payments"] = facts["payments"][i]
                self.note(("ruling", event))
                if not facts["ends"] and not facts.get("alive"):
                    self.silence(i)
        if facts["ends"]:
            state.ended = BY_CHOMBO
            self.close()
        return facts["ends"]

    # Declared

    def declare(self, player: cython.int, action: Any) -> cython.bint:
        """Do what is possible but not true; false if it is not even possible."""
        i: cython.int
        kind: cython.int
        state: State = self.state
        own_turn: cython.bint = state.phase == TURN and state.turn == player
        if action.type == "take" and state.untaken[player] >= 0:
            state.untaken[player] = -1
            self.note(("take", player))
            return True
        if state.phase == CLAIM and state.asked >> player & 1 and action.type in CLAIMS:
            return self.declare_claim(player, action)
        if action.type == "win":
            if own_turn and 0 <= state.drawn < FIRST_BONUS:
                self.play(player, WIN_MOVE)
                return True
            if (state.phase == CLAIM or state.phase == ROB) and state.asked >> player & 1:
                self.play(player, WIN_MOVE)
                return True
            return False
        if not own_turn or state.drawn < 0 or state.dead[player]:
            return False
        if action.type == "riichi" and self.family.may_riichi(state, player):
            found: cython.int = 0
            for i in range(self.collect(player)):
                move: cython.int = self.family.moves[i]
                drawn: cython.bint = move & DRAWN != 0
                if move & ~DRAWN == DISCARD_MOVE | action.tiles[0] and drawn >= action.drawn:
                    found = move if found == 0 else min(move, found)
            if found:  # the copy held before the one just drawn, as in true actions
                self.play(player, found - DISCARD_MOVE + RIICHI_MOVE)
                return True
        elif action.type == "closed_kong" and state.riichi[player]:
            kind = action.tiles[0]
            held: cython.bint = kind < 34 and state.hand[34 * player + kind] == 4
            if held and self.family.may_kong(state, player):
                state.false_kong[player] = True
                self.play(player, CLOSED_KONG_MOVE | kind)
                return True
        return False

    def declare_claim(self, player: cython.int, action: Any) -> cython.bint:
        """A claim with any one to three tiles that the player holds."""
        i: cython.int
        state: State = self.state
        place: cython.int = 4 * player + state.melds[player]
        copy: State = State()
        if not 1 <= len(action.tiles) <= 3 or state.melds[player] == 4:
            return False
        if state.dead[player] and not self.family.punishes("claim_with_a_dead_hand"):
            return False
        copy.copy_from(state)
        for tile in action.tiles:
            if not self.holds(player, tile):
                state.copy_from(copy)
                return False
            self.lose(player, tile)
        state.copy_from(copy)
        for i in range(3):
            state.void_own[3 * place + i] = action.tiles[i] if i < len(action.tiles) else -1
        self.play(player, VOID_MOVE | CLAIMS.index(action.type))
        return True

    def holds(self, player: cython.int, tile: cython.int) -> bool:
        """Does the player hold this very tile, red or plain?"""
        state: State = self.state
        kind: cython.int
        red: cython.int = 0
        if tile >= FIRST_BONUS:
            return bool(state.flowers[player] >> (tile - FIRST_BONUS) & 1)
        kind = kind_of(tile)
        if kind < 27 and kind % 9 == 4:
            red = state.reds[player] >> (kind // 9) & 1
        if tile >= FIRST_RED:
            return red == 1
        return state.hand[34 * player + kind] > red

    # Ruled

    def referee(self, ruling: str, player: int, points: int = 0, why: str = "referee") -> None:
        """Book what the referee decides; it is an event like all others.

        ``points`` are those of a ``penalty``, ``why`` is a reason in the referee's own words.
        """
        state: State = self.state
        if ruling not in RULINGS:
            raise ActionError("no_ruling", known=RULINGS, value=shown(ruling))
        if state.phase == MATCH_OVER or (state.phase == HAND_OVER and ruling not in AFTERWARDS):
            raise ActionError("hand_over")
        if not 0 <= player < 4:
            raise ActionError("no_offender", last=3, value=shown(player))
        if not why or why in FOUND:
            raise ActionError("no_reason", value=shown(why))
        if ruling == "penalty":
            if not 0 < points <= MOST_POINTS:
                raise ActionError("penalty_size", most=MOST_POINTS)
            state.deductions[player] += points
            event = {"player": player, "ruling": ruling, "why": why, "points": points}
            self.note(("ruling", event))
        elif ruling == "dead_hand":
            self.kill(player, why)
        elif self.family.punishes(ruling):
            self.penalise(1 << player, ruling, why)
        else:
            raise ActionError("no_such_fault", ruling=ruling)
