"""One table driven by action ids: who is asked, what is allowed, what it brings.

Whoever may answer a discard is asked one after the other, from the discarder's right on; no view
shows an answer before all are in, so none of them learns another's.
"""

from typing import Any

from wrobel.errors import ActionError
from wrobel.table.actions import action_of

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.env.action_ids import ActionIds
    from wrobel.env.planes import Planes
    from wrobel.rules.family import Family
    from wrobel.shape.memory import memory_of
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.table import Table
    from wrobel.table.view import look

NOBODY = -1


class Driver:
    """Plays by action ids; ``player`` is asked now, nobody (−1) when a hand is over."""

    def __init__(self, ids: ActionIds, planes: Planes) -> None:
        if not cython.compiled:
            self.before = [0] * 4
            self.gain = [0] * 4
        self.ids = ids
        self.planes = planes
        self.player = NOBODY
        self.moves = 0

    def sit_down(self, table: Table) -> None:
        """Drive this table from now on."""
        self.table = table
        self.find_player()

    def find_player(self) -> None:
        """Who is asked next."""
        i: cython.int
        player: cython.int
        state: State = self.table.state
        self.player = NOBODY
        if state.phase == TURN:
            self.player = state.turn
        elif state.phase < HAND_OVER:
            player = state.giver if state.phase != DECLARE else state.dealer
            for i in range(4):
                if i or state.phase != DECLARE:
                    player = state.right[player]
                if state.asked >> player & 1:
                    self.player = player
                    break
        self.table.offered = None
        self.moves = self.table.collect(self.player) if self.player >= 0 else 0

    def write_mask(self, out: Any, offset: cython.longlong) -> None:
        """Ones for what the player may do, in a memoryview of bytes from a place on."""
        i: cython.int
        family: Family = self.table.family
        memory = memory_of(out)
        for i in range(len(self.ids.names)):
            memory[offset + i] = 0
        for i in range(self.moves):
            memory[offset + self.ids.id_of(family.moves[i])] = 1

    def write_planes(self, player: cython.int, out: Any, offset: cython.longlong) -> None:
        """What a player sees, in a memoryview of bytes from a place on."""
        i: cython.int
        held: cython.int
        table: Table = self.table
        state: State = table.state
        held = state.tiles[player] - (state.turn == player and state.drawn >= 0)
        if held % 3 == 1:
            table.family.renew_waits(state, player)
        self.planes.write(look(state, table.family, player, []), out, offset)
        if self.player >= 0:  # whoever looked may have used the scratch of the moves
            self.moves = table.collect(self.player)

    def move_of(self, action: cython.int) -> cython.int:
        """The legal move with this id, of two copies of a tile not the one just drawn; −1: none."""
        i: cython.int
        move: cython.int
        found: cython.int = -1
        family: Family = self.table.family
        for i in range(self.moves):
            move = family.moves[i]
            if self.ids.id_of(move) == action and (found < 0 or not is_drawn(move)):
                found = move
        return found

    def check(self, action: cython.int) -> None:
        """Refuse what the player may not do."""
        if self.move_of(action) >= 0:
            return
        names = self.ids.names
        wanted = names[action] if 0 <= action < len(names) else action
        legal = ", ".join(self.names())
        raise ActionError("illegal_move", player=self.player, move=wanted, legal=legal)

    def act(self, action: cython.int) -> cython.bint:
        """The player does this; true if scores changed."""
        i: cython.int
        paid: cython.bint = False
        state: State = self.table.state
        self.check(action)
        for i in range(4):
            self.before[i] = state.scores[i]
        self.table.offered = None
        self.table.play(self.player, self.move_of(action))
        for i in range(4):
            self.gain[i] = state.scores[i] - self.before[i]
            paid = paid or self.gain[i] != 0
        self.find_player()
        return paid

    @property
    def gains(self) -> list[int]:
        """What the last action brought everybody."""
        i: cython.int
        return [self.gain[i] for i in range(self.table.options.players)]

    def text_of(self, action: cython.int) -> str:
        """What an id means at this moment; its name where the player may not do it."""
        move: cython.int = self.move_of(action)
        if move < 0:
            return str(self.ids.names[action])
        return str(action_of(move, self.table.state.tile))

    def names(self) -> list[str]:
        """The names of what the player may do."""
        i: cython.int
        family: Family = self.table.family
        found = {self.ids.id_of(family.moves[i]) for i in range(self.moves)}
        return [self.ids.names[one] for one in sorted(found)]


@cython.cfunc
@cython.exceptval(check=False)
def is_drawn(move: cython.int) -> cython.bint:
    """Is this a discard of the tile just drawn?"""
    type: cython.int = move & ~ARGUMENT
    return (type == DISCARD_MOVE or type == RIICHI_MOVE) and move & DRAWN != 0
