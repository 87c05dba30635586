"""What a player sees as planes of 34 small numbers, one for each kind of tile.

``PLANES`` names them in their order. Players are counted from the one who looks: 0 is he himself, 1
sits to his right, 2 across, 3 to his left. Planes that say something of the whole table have
the same number at every kind. Numbers lie between −127 and 127.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.rules.codes import *
    from wrobel.rules.family import kind_of
    from wrobel.shape.memory import memory_of
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.view import View

PLAYERS = 4
WIDTH = 34
MOST = 127
OF_TILES = (
    *(f"at least {n} in the own hand" for n in range(1, 5)),
    "red fives in the own hand",
    "the tile just drawn",
    "the tile on offer",
    "what the own hand waits for",
    *(f"at least {n} not seen" for n in range(1, 5)),
    "how often it is dora",
    "indicators of this kind",
    "the round's wind",
    "the own wind",
)
OF_A_PLAYER = (
    *(f"at least {n} in sets" for n in range(1, 5)),
    "closed kong",
    *(f"discarded at least {n} times" for n in range(1, 4)),
    "how often discarded as drawn",
    "discarded since riichi",
    "the last discard",
)
ABOUT_A_PLAYER = ("riichi", "dealer", "score above the start", "exposed sets", "bonus tiles")
ABOUT_THE_TABLE = (
    "tiles left in the wall",
    "counters",
    "sticks on the table",
    "own discards so far",
    "a discard is on offer",
    "a kong may be robbed",
    "hands are being declared",
    "furiten",
)
PLANES = (
    *OF_TILES,
    *(f"player {player}: {what}" for player in range(PLAYERS) for what in OF_A_PLAYER),
    *(f"player {player}: {what}" for player in range(PLAYERS) for what in ABOUT_A_PLAYER),
    *ABOUT_THE_TABLE,
)
SIZE = len(PLANES) * WIDTH


class Planes:
    """Writes views into memory, one plane after the other."""

    def __init__(self) -> None:
        self.sight = Observation()
        self.options: Any = None
        self.start = 0
        self.unit = 1.0
        self.size = SIZE

    def write(self, view: View, out: Any, offset: cython.longlong) -> None:
        """The planes of a view, from a place in a memoryview of unsigned bytes on."""
        i: cython.int
        player: cython.int = view.player
        self.memory = memory_of(out)
        self.place = offset
        for i in range(self.size):
            self.memory[offset + i] = 0
        self.sight.read(view)
        if view.family.options is not self.options:
            self.options = view.family.options
            self.start = self.options.about.start(self.options)
            self.unit = self.options.about.play.unit
        self.write_own(view)
        for i in range(4):
            self.write_sets(view.state, player)
            self.write_discards(view.state, player)
            player = view.state.right[player]
        for i in range(4):
            self.write_player(view.state, player)
            player = view.state.right[player]
        self.write_table(view)

    def put(self, plane: cython.int, kind: cython.int, number: cython.int) -> None:
        """One number, counted from the plane that is written next."""
        self.memory[self.place + 34 * plane + kind] = max(-127, min(127, number)) & 255

    def fill(self, number: cython.int) -> None:
        """A whole plane of one number."""
        kind: cython.int
        byte: cython.uchar = max(-127, min(127, number)) & 255
        if byte:
            for kind in range(34):
                self.memory[self.place + kind] = byte
        self.place += 34

    def steps(self, plane: cython.int, most: cython.int, kind: cython.int, n: cython.int) -> None:
        """One plane for at least one, one for at least two, …"""
        i: cython.int
        for i in range(min(n, most)):
            self.put(plane + i, kind, 1)

    def write_own(self, view: View) -> None:
        kind: cython.int
        one: cython.ulonglong = 1
        state: State = view.state
        sight: Observation = self.sight
        player: cython.int = view.player
        waits: cython.ulonglong = 0 if state.stale[player] else state.waits[player]
        for kind in range(34):
            self.steps(0, 4, kind, sight.counts[kind])
            if waits & one << kind:
                self.put(7, kind, 1)
            self.steps(8, 4, kind, sight.unseen[kind])
            if sight.dora[kind]:
                self.put(12, kind, sight.dora[kind])
        for kind in range(3):
            if state.reds[player] >> kind & 1:
                self.put(4, 9 * kind + 4, 1)
        if state.turn == player and 0 <= state.drawn < FIRST_BONUS:
            self.put(5, kind_of(state.drawn), 1)
        if (state.phase == CLAIM or state.phase == ROB) and 0 <= state.tile < FIRST_BONUS:
            self.put(6, kind_of(state.tile), 1)
        for kind in range(state.revealed):
            self.add(13, kind_of(state.wall[sight.indicators + kind]))
        self.put(14, 27 + state.round, 1)
        self.put(15, 27 + state.wind[player], 1)
        self.place += 16 * 34

    def add(self, plane: cython.int, kind: cython.int) -> None:
        """One more."""
        self.memory[self.place + 34 * plane + kind] += 1

    def write_sets(self, state: State, player: cython.int) -> None:
        """Four planes of what lies in sets, one of closed kongs."""
        i: cython.int
        n: cython.int
        kind: cython.int
        for i in range(4 * player, 4 * player + state.melds[player]):
            kind = state.meld_kind[i]
            if kind < 0 or state.meld_type[i] == VOID_SET:
                continue
            if state.meld_form[i] == CLOSED_FORM:
                self.put(4, kind, 1)
            if state.meld_type[i] == CHOW:
                for n in range(3):
                    self.one_more(4, kind + n)
            else:
                for n in range(2 + state.meld_type[i]):
                    self.one_more(4, kind)
        self.place += 5 * 34

    def one_more(self, most: cython.int, kind: cython.int) -> None:
        """Fill the next of the planes for at least one, two, …"""
        i: cython.int
        for i in range(most):
            if self.memory[self.place + 34 * i + kind] == 0:
                self.memory[self.place + 34 * i + kind] = 1
                return

    def write_discards(self, state: State, player: cython.int) -> None:
        """Three planes of how often, then as drawn, since riichi, and the last one."""
        i: cython.int
        kind: cython.int = -1
        declared: cython.bint = False
        for i in range(48 * player, 48 * player + state.discards[player]):
            if state.discard[i] >= FIRST_BONUS:
                continue
            kind = kind_of(state.discard[i])
            declared = declared or state.discard_marks[i] & RIICHI_MARK != 0
            self.one_more(3, kind)
            if state.discard_marks[i] & DRAWN_MARK:
                self.add(3, kind)
            if declared:
                self.put(4, kind, 1)
        if kind >= 0:
            self.put(5, kind, 1)
        self.place += 6 * 34

    def write_player(self, state: State, player: cython.int) -> None:
        bits: cython.int = state.bonus[player]
        n: cython.int = 0
        while bits:
            n += bits & 1
            bits >>= 1
        self.fill(state.riichi[player])
        self.fill(player == state.dealer)
        self.fill(cython.cast(cython.int, (state.scores[player] - self.start) / self.unit))
        self.fill(self.sight.shown[player])
        self.fill(n)

    def write_table(self, view: View) -> None:
        kind: cython.int
        one: cython.ulonglong = 1
        barred: cython.bint = False
        state: State = view.state
        player: cython.int = view.player
        if not state.stale[player]:
            for kind in range(34):
                if state.waits[player] & one << kind:
                    if not view.family.may_win_on(state, player, kind):
                        barred = True
        self.fill(view.family.left(state, state.right[state.turn]))
        self.fill(state.honba)
        self.fill(state.deposits)
        self.fill(state.discards[player])
        self.fill(state.phase == CLAIM)
        self.fill(state.phase == ROB)
        self.fill(state.phase == DECLARE)
        self.fill(barred)
