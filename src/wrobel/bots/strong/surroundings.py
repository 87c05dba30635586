"""What stands around a discard in small whole numbers: opponents, neighbours, the whole hand.

Every number is kept in steps of 1/32 and between −127 and 127, so that a row fits in bytes and
is the same wherever it is computed.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from math import floor

    from wrobel.bots.danger import Danger
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.discard_shapes import ROWS, DiscardShapes
    from wrobel.rules.family import kind_of
    from wrobel.state.phases import *
    from wrobel.state.state import State

ROW = 352  # room for the numbers of one discard
STEPS = 32.0
MOST = 127.0


class Surroundings(DiscardShapes):
    """Rows of numbers: first what all discards have in common, then what is their own."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.row = [0.0] * (ROW * ROWS)
            self.live = [0.0] * 4
            self.rates = [0.0] * 136
            self.since = [0] * 4
            self.suit_thrown = [0] * 16
        self.place = 0

    def put(self, number: cython.double) -> None:
        steps: cython.double = floor(STEPS * number + 0.5)
        self.row[self.place] = max(-MOST, min(MOST, steps))
        self.place += 1

    def read_opponents(self) -> None:
        """How often each would win on each kind, and what the discards tell."""
        i: cython.int
        j: cython.int
        tile: cython.int
        rate: cython.double
        state: State = self.sight.state
        for i in range(4):
            self.since[i] = 0
            self.live[i] = 0.01
            for j in range(4):
                self.suit_thrown[4 * i + j] = 0
            for j in range(state.discards[i]):
                tile = state.discard[48 * i + j]
                if tile < FIRST_BONUS:
                    self.suit_thrown[4 * i + kind_of(tile) // 9] += 1
                if self.since[i] or state.discard_marks[48 * i + j] & RIICHI_MARK:
                    self.since[i] += 1
            for j in range(34):
                rate = 0.0
                if i != self.sight.player and not self.sight.safe[i] >> j & 1:
                    rate = self.danger.rate(self.sight, i, j)
                self.rates[34 * i + j] = rate
                self.live[i] += rate

    # What is common to all discards

    def put_turn(self) -> None:
        i: cython.int
        turns: cython.int = self.sight.turns
        for i in range(1, 7):
            self.put(turns >= i)
        self.put(turns >= 9)
        self.put(turns >= 12)

    def put_opponents(self, last_hand: cython.bint) -> None:
        """Each of the others from the right."""
        i: cython.int
        gap: cython.double
        state: State = self.sight.state
        danger: Danger = self.danger
        player: cython.int = self.sight.player
        other: cython.int = player
        for i in range(3):
            other = state.right[other]
            gap = state.scores[other] - state.scores[player]
            self.put(state.riichi[other] > 0)
            self.put(state.ippatsu[other])
            self.put(self.since[other] / 8.0)
            self.put(danger.ready[other])
            self.put(danger.ready[other] * danger.loss[other] / 8000.0)
            self.put(self.sight.shown[other] / 2.0)
            self.put(self.sight.kept[other] / 6.0)
            self.put(other == state.dealer)
            self.put(gap / 8000.0)
            self.put(gap / 3000.0 if last_hand else 0.0)
            self.put(danger.sure[other])
            self.put(self.live[other] / 2.0)

    # What belongs to one discard

    def put_safety(self, kind: cython.int) -> None:
        """How each of the others bears on the tile."""
        i: cython.int
        suited: cython.bint = kind < 27
        rank: cython.int = kind % 9
        state: State = self.sight.state
        danger: Danger = self.danger
        other: cython.int = self.sight.player
        rate: cython.double
        thrown: cython.ulonglong
        for i in range(3):
            other = state.right[other]
            rate = self.rates[34 * other + kind]
            thrown = self.sight.thrown[other]
            self.put(self.sight.safe[other] >> kind & 1)
            self.put(10.0 * rate)
            self.put(20.0 * danger.ready[other] * rate)
            self.put(10.0 * rate if state.riichi[other] else 0.0)
            self.put(16.0 * rate / self.live[other])
            self.put(thrown >> kind & 1)
            self.put(suited and rank >= 3 and thrown >> (kind - 3) & 1)
            self.put(suited and rank <= 5 and thrown >> (kind + 3) & 1)
            self.put(suited and rank >= 1 and thrown >> (kind - 1) & 1)
            self.put(suited and rank <= 7 and thrown >> (kind + 1) & 1)
            self.put(danger.sure[other] * (not suited or kind // 9 == danger.suit[other]))
            self.put(self.suit_thrown[4 * other + kind // 9] / 6.0)

    def put_neighbours(self, kind: cython.int) -> None:
        """What is held, unseen and thrown around the tile, which has left the hand."""
        side: cython.int
        near: cython.int
        inside: cython.bint
        rank: cython.int = kind % 9
        sight: Observation = self.sight
        thrown: cython.ulonglong = sight.thrown[sight.player]
        for side in range(-4, 5):
            near = kind + side
            inside = side == 0 or (kind < 27 and 0 <= rank + side <= 8)
            self.put(inside and sight.counts[near] >= 1)
            self.put(inside and sight.counts[near] >= 2)
            if -3 <= side <= 3:
                self.put(sight.unseen[near] / 2.0 if inside else 0.0)
                self.put(inside and thrown >> near & 1)

    def put_kind(self, kind: cython.int) -> None:
        """Which tile it is: a rank, or a wind as seen from the seat."""
        i: cython.int
        state: State = self.sight.state
        for i in range(9):
            self.put(kind < 27 and kind % 9 == i)
        for i in range(4):
            self.put(27 <= kind < 31 and kind - 27 - state.wind[self.sight.player] == i)
        self.put(kind - 27 == state.round)

    def put_waits(self, i: cython.int) -> None:
        """What a waiting hand waits on."""
        x: cython.int
        rank: cython.int
        kinds: cython.int = 0
        honours: cython.int = 0
        edges: cython.int = 0
        hidden: cython.int = 0
        sight: Observation = self.sight
        thrown: cython.ulonglong = sight.thrown[sight.player]
        if self.missing[i] == 1:
            for x in range(34):
                if not self.accept[i] >> x & 1 or sight.unseen[x] == 0:
                    continue
                kinds += 1
                rank = x % 9
                honours += x >= 27
                edges += x < 27 and (rank == 0 or rank == 8)
                if x < 27:
                    hidden += rank >= 3 and thrown >> (x - 3) & 1
                    hidden += rank <= 5 and thrown >> (x + 3) & 1
        self.put(kinds)
        self.put(self.tiles[i] / 4.0 if kinds else 0.0)
        self.put(honours)
        self.put(edges)
        self.put(hidden)

    def put_hand(self, kind: cython.int) -> None:
        """The hand without the tile: its suit first, then the others, then the honours."""
        i: cython.int
        rank: cython.int
        copies: cython.int
        suit: cython.int = kind // 9 if kind < 27 else 0
        sight: Observation = self.sight
        state: State = sight.state
        for i in range(3):
            for rank in range(9):
                copies = sight.counts[9 * suit + rank]
                self.put(copies >= 1)
                self.put(copies >= 2)
                self.put(copies >= 3)
            suit = (suit + 1) % 3
        for i in range(4):
            copies = sight.counts[27 + (state.wind[sight.player] + i) % 4]
            self.put(copies >= 1)
            self.put(copies >= 2)
        for i in range(31, 34):
            self.put(sight.counts[i] >= 1)
            self.put(sight.counts[i] >= 2)
