"""Everything there is to know about a table at one moment."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from wrobel.state import fields

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.state.moves import PASS
    from wrobel.state.phases import FROM_WALL, NO_ABORT, NOT_ENDED


class State:
    """One hand and one match as plain numbers; ``state.pxd`` says what is what.

    Players are 0 to 3 for the whole match; ``wind`` says where each sits in this hand and
    ``right`` who plays next. Arrays of 16 have four sets a player, of 192 48 discards.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            # Made by tools/state_fields.py, lists:
            self.scores = [0] * 4
            self.wind = [0] * 4
            self.right = [0] * 4
            self.chombo = [0] * 4
            self.deductions = [0] * 4
            self.wall = [0] * 144
            self.dice = [0] * 4
            self.own_front = [0] * 4
            self.hand = [0] * 136
            self.reds = [0] * 4
            self.flowers = [0] * 4
            self.tiles = [0] * 4
            self.bonus = [0] * 4
            self.melds = [0] * 4
            self.meld_kind = [0] * 16
            self.meld_type = [0] * 16
            self.meld_form = [0] * 16
            self.meld_giver = [0] * 16
            self.meld_tile = [0] * 16
            self.meld_added = [0] * 16
            self.meld_reds = [0] * 16
            self.discards = [0] * 4
            self.discard = [0] * 192
            self.discard_marks = [0] * 192
            self.visible = [0] * 34
            self.discarded = [0] * 4
            self.waits = [0] * 4
            self.passed = [0] * 4
            self.stale = [False] * 4
            self.locked = [False] * 4
            self.riichi = [0] * 4
            self.ippatsu = [False] * 4
            self.fed = [False] * 4
            self.exempt = [False] * 4
            self.dead = [False] * 4
            self.false_kong = [False] * 4
            self.untaken = [0] * 4
            self.void_own = [0] * 48
            self.kongs_by = [0] * 4
            self.answers = [0] * 4
            self.paid = [0] * 4
            # End of what is made.
        # Made by tools/state_fields.py, zeros:
        self.honba = 0
        self.deposits = 0
        self.round = 0
        self.dealer = 0
        self.number = 0
        self.repeats = 0
        self.dice_n = 0
        self.front = 0
        self.end = 0
        self.back = 0
        self.replaced = 0
        self.revealed = 0
        self.pending = 0
        self.exempt_now = False
        self.untouched = False
        self.kongs = 0
        self.phase = 0
        self.turn = 0
        self.drawn = 0
        self.source = 0
        self.chain = 0
        self.chain_giver = 0
        self.declaring = False
        self.barred = 0
        self.tile = 0
        self.giver = 0
        self.kong_form = 0
        self.abort = 0
        self.asked = 0
        self.can_win = 0
        self.ended = 0
        self.winners = 0
        self.dealer_stays = False
        self.match_over = False
        # End of what is made.

    def copy_from(self, other: "State") -> None:
        """Become a copy. Element by element: assigning an array would share it interpreted."""
        i: cython.int
        # Made by tools/state_fields.py, copying:
        self.honba = other.honba
        self.deposits = other.deposits
        self.round = other.round
        self.dealer = other.dealer
        self.number = other.number
        self.repeats = other.repeats
        self.dice_n = other.dice_n
        self.front = other.front
        self.end = other.end
        self.back = other.back
        self.replaced = other.replaced
        self.revealed = other.revealed
        self.pending = other.pending
        self.exempt_now = other.exempt_now
        self.untouched = other.untouched
        self.kongs = other.kongs
        self.phase = other.phase
        self.turn = other.turn
        self.drawn = other.drawn
        self.source = other.source
        self.chain = other.chain
        self.chain_giver = other.chain_giver
        self.declaring = other.declaring
        self.barred = other.barred
        self.tile = other.tile
        self.giver = other.giver
        self.kong_form = other.kong_form
        self.abort = other.abort
        self.asked = other.asked
        self.can_win = other.can_win
        self.ended = other.ended
        self.winners = other.winners
        self.dealer_stays = other.dealer_stays
        self.match_over = other.match_over
        for i in range(4):
            self.scores[i] = other.scores[i]
            self.wind[i] = other.wind[i]
            self.right[i] = other.right[i]
            self.chombo[i] = other.chombo[i]
            self.deductions[i] = other.deductions[i]
            self.dice[i] = other.dice[i]
            self.own_front[i] = other.own_front[i]
            self.reds[i] = other.reds[i]
            self.flowers[i] = other.flowers[i]
            self.tiles[i] = other.tiles[i]
            self.bonus[i] = other.bonus[i]
            self.melds[i] = other.melds[i]
            self.discards[i] = other.discards[i]
            self.discarded[i] = other.discarded[i]
            self.waits[i] = other.waits[i]
            self.passed[i] = other.passed[i]
            self.stale[i] = other.stale[i]
            self.locked[i] = other.locked[i]
            self.riichi[i] = other.riichi[i]
            self.ippatsu[i] = other.ippatsu[i]
            self.fed[i] = other.fed[i]
            self.exempt[i] = other.exempt[i]
            self.dead[i] = other.dead[i]
            self.false_kong[i] = other.false_kong[i]
            self.untaken[i] = other.untaken[i]
            self.kongs_by[i] = other.kongs_by[i]
            self.answers[i] = other.answers[i]
            self.paid[i] = other.paid[i]
        for i in range(16):
            self.meld_kind[i] = other.meld_kind[i]
            self.meld_type[i] = other.meld_type[i]
            self.meld_form[i] = other.meld_form[i]
            self.meld_giver[i] = other.meld_giver[i]
            self.meld_tile[i] = other.meld_tile[i]
            self.meld_added[i] = other.meld_added[i]
            self.meld_reds[i] = other.meld_reds[i]
        for i in range(34):
            self.visible[i] = other.visible[i]
        for i in range(48):
            self.void_own[i] = other.void_own[i]
        for i in range(136):
            self.hand[i] = other.hand[i]
        for i in range(144):
            self.wall[i] = other.wall[i]
        for i in range(192):
            self.discard[i] = other.discard[i]
            self.discard_marks[i] = other.discard_marks[i]
        # End of what is made.

    def clear_hand(self) -> None:
        """Forget the hand that was played; the match stays."""
        i: cython.int
        # Made by tools/state_fields.py, clearing:
        self.front = 0
        self.replaced = 0
        self.revealed = 0
        self.pending = 0
        self.exempt_now = False
        self.untouched = True
        self.kongs = 0
        self.turn = self.dealer
        self.drawn = -1
        self.source = FROM_WALL
        self.chain = 0
        self.chain_giver = -1
        self.declaring = False
        self.barred = 0
        self.tile = -1
        self.giver = -1
        self.kong_form = 0
        self.abort = NO_ABORT
        self.asked = 0
        self.can_win = 0
        self.ended = NOT_ENDED
        self.winners = 0
        self.dealer_stays = False
        for i in range(4):
            self.own_front[i] = 0
            self.reds[i] = 0
            self.flowers[i] = 0
            self.tiles[i] = 0
            self.bonus[i] = 0
            self.melds[i] = 0
            self.discards[i] = 0
            self.discarded[i] = 0
            self.waits[i] = 0
            self.passed[i] = 0
            self.stale[i] = True
            self.locked[i] = False
            self.riichi[i] = 0
            self.ippatsu[i] = False
            self.fed[i] = False
            self.exempt[i] = False
            self.dead[i] = False
            self.false_kong[i] = False
            self.untaken[i] = -1
            self.kongs_by[i] = 0
            self.answers[i] = PASS
            self.paid[i] = 0
        for i in range(34):
            self.visible[i] = 0
        for i in range(136):
            self.hand[i] = 0
        # End of what is made.

    def copy(self) -> "State":
        """An independent copy."""
        other = State()
        other.copy_from(self)
        return other

    # As bytes

    def numbers(self) -> list[int]:
        """All numbers in the order of ``fields.FIELDS``."""
        i: cython.int
        # Made by tools/state_fields.py, listing:
        found: list[int] = [
            self.honba,
            self.deposits,
            self.round,
            self.dealer,
            self.number,
            self.repeats,
            self.dice_n,
            self.front,
            self.end,
            self.back,
            self.replaced,
            self.revealed,
            self.pending,
            self.exempt_now,
            self.untouched,
            self.kongs,
            self.phase,
            self.turn,
            self.drawn,
            self.source,
            self.chain,
            self.chain_giver,
            self.declaring,
            self.barred,
            self.tile,
            self.giver,
            self.kong_form,
            self.abort,
            self.asked,
            self.can_win,
            self.ended,
            self.winners,
            self.dealer_stays,
            self.match_over,
        ]
        for i in range(4):
            found += [
                self.scores[i],
                self.wind[i],
                self.right[i],
                self.chombo[i],
                self.deductions[i],
                self.dice[i],
                self.own_front[i],
                self.reds[i],
                self.flowers[i],
                self.tiles[i],
                self.bonus[i],
                self.melds[i],
                self.discards[i],
                self.discarded[i],
                self.waits[i],
                self.passed[i],
                self.stale[i],
                self.locked[i],
                self.riichi[i],
                self.ippatsu[i],
                self.fed[i],
                self.exempt[i],
                self.dead[i],
                self.false_kong[i],
                self.untaken[i],
                self.kongs_by[i],
                self.answers[i],
                self.paid[i],
            ]
        for i in range(16):
            found += [
                self.meld_kind[i],
                self.meld_type[i],
                self.meld_form[i],
                self.meld_giver[i],
                self.meld_tile[i],
                self.meld_added[i],
                self.meld_reds[i],
            ]
        for i in range(34):
            found.append(self.visible[i])
        for i in range(48):
            found.append(self.void_own[i])
        for i in range(136):
            found.append(self.hand[i])
        for i in range(144):
            found.append(self.wall[i])
        for i in range(192):
            found += [
                self.discard[i],
                self.discard_marks[i],
            ]
        # End of what is made.
        return found

    def set_numbers(self, numbers: Sequence[int]) -> None:
        """Become what ``numbers`` said."""
        i: cython.int
        take = iter(numbers).__next__
        # Made by tools/state_fields.py, taking:
        self.honba = take()
        self.deposits = take()
        self.round = take()
        self.dealer = take()
        self.number = take()
        self.repeats = take()
        self.dice_n = take()
        self.front = take()
        self.end = take()
        self.back = take()
        self.replaced = take()
        self.revealed = take()
        self.pending = take()
        self.exempt_now = take() != 0
        self.untouched = take() != 0
        self.kongs = take()
        self.phase = take()
        self.turn = take()
        self.drawn = take()
        self.source = take()
        self.chain = take()
        self.chain_giver = take()
        self.declaring = take() != 0
        self.barred = take()
        self.tile = take()
        self.giver = take()
        self.kong_form = take()
        self.abort = take()
        self.asked = take()
        self.can_win = take()
        self.ended = take()
        self.winners = take()
        self.dealer_stays = take() != 0
        self.match_over = take() != 0
        for i in range(4):
            self.scores[i] = take()
            self.wind[i] = take()
            self.right[i] = take()
            self.chombo[i] = take()
            self.deductions[i] = take()
            self.dice[i] = take()
            self.own_front[i] = take()
            self.reds[i] = take()
            self.flowers[i] = take()
            self.tiles[i] = take()
            self.bonus[i] = take()
            self.melds[i] = take()
            self.discards[i] = take()
            self.discarded[i] = take()
            self.waits[i] = take()
            self.passed[i] = take()
            self.stale[i] = take() != 0
            self.locked[i] = take() != 0
            self.riichi[i] = take()
            self.ippatsu[i] = take() != 0
            self.fed[i] = take() != 0
            self.exempt[i] = take() != 0
            self.dead[i] = take() != 0
            self.false_kong[i] = take() != 0
            self.untaken[i] = take()
            self.kongs_by[i] = take()
            self.answers[i] = take()
            self.paid[i] = take()
        for i in range(16):
            self.meld_kind[i] = take()
            self.meld_type[i] = take()
            self.meld_form[i] = take()
            self.meld_giver[i] = take()
            self.meld_tile[i] = take()
            self.meld_added[i] = take()
            self.meld_reds[i] = take()
        for i in range(34):
            self.visible[i] = take()
        for i in range(48):
            self.void_own[i] = take()
        for i in range(136):
            self.hand[i] = take()
        for i in range(144):
            self.wall[i] = take()
        for i in range(192):
            self.discard[i] = take()
            self.discard_marks[i] = take()
        # End of what is made.

    def pack(self) -> bytes:
        """Everything as bytes, see ``fields``."""
        return fields.pack(self.numbers())

    def digest(self, wall: bool = True) -> str:
        """A short name of the state: two that will play on alike have the same.

        Left out are places no longer or not yet used, answers that have had their effect, and
        waits, which follow from the hands; with ``wall=False`` also the wall.
        """
        i: cython.int
        j: cython.int
        k: cython.int
        other: State = self.copy()
        for i in range(4):
            other.waits[i] = 0
            other.stale[i] = False
            if other.asked == 0:
                other.answers[i] = PASS
            for j in range(4 * i + other.melds[i], 4 * i + 4):
                other.meld_kind[j] = other.meld_type[j] = other.meld_form[j] = 0
                other.meld_giver[j] = other.meld_tile[j] = 0
                other.meld_added[j] = other.meld_reds[j] = 0
                if other.asked == 0:
                    for k in range(3 * j, 3 * j + 3):
                        other.void_own[k] = 0
            for j in range(48 * i + other.discards[i], 48 * i + 48):
                other.discard[j] = other.discard_marks[j] = 0
        if not wall:
            for i in range(144):
                other.wall[i] = 0
        return blake2b(other.pack(), digest_size=16).hexdigest()

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack, (self.pack(),)


def unpack(packed: bytes) -> State:
    """The state that was packed.

    >>> unpack(State().pack()).digest() == State().digest()
    True
    """
    state = State()
    state.set_numbers(fields.unpack(packed))
    return state
