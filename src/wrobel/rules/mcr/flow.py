"""How an MCR hand and match go: circumstances of a win, the last tile, seats (2–5, 10)."""

from typing import Any

from wrobel.rules.mcr import settlement
from wrobel.rules.mcr.progress import SEATS
from wrobel.rules.options import Options
from wrobel.rules.scorer import run
from wrobel.rules.settle import places_of

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family
    from wrobel.rules.request import Request
    from wrobel.state.phases import *
    from wrobel.state.state import State

HANDS = 16


class McrFamily(Family):
    """MCR under one set of options (``spec/mcr.md`` 2–5)."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.hands = HANDS
        self.hidden_kongs = True
        self.chained_opening = options["opening_flowers"] == "chained"
        self.claim_last = options["last_discard_claims"] == "all"
        self.seat_changes = options.is_on("seat_changes")

    def flags(self, state: State, player: cython.int, by: cython.int) -> cython.int:
        """Replacement, last tile, last of its kind (6.6 to 6.8)."""
        found: cython.int = 0
        kind: cython.int = self.request.win
        next: cython.int
        if by == ROBBED_KONG:
            return 0
        next = state.right[player] if by == SELF_DRAW else state.right[state.giver]
        if self.left(state, next) == 0:
            found |= LAST_TILE_FLAG
        if by == SELF_DRAW and state.source == FROM_KONG:
            found |= REPLACEMENT_FLAG
        if by == SELF_DRAW and state.source == FROM_BONUS:
            found |= BONUS_REPLACEMENT_FLAG
        if state.visible[kind] == (3 if by == SELF_DRAW else 4):
            found |= LAST_OF_KIND_FLAG
        return found

    def may_claim(self, state: State, player: cython.int) -> cython.bint:
        """The last discard only for a win (4.8)."""
        return self.claim_last or self.left(state, state.right[state.giver]) > 0

    def settle_wins(self, state: State, wins: Any) -> Any:
        """One winner (4.3, 10.1); the deal passes after every hand (2.2)."""
        score = run(Request(wins[0][1]))
        paid = list((score.payments or {}).values())
        for player in range(4):
            state.paid[player] = paid[state.wind[player]]
            state.scores[player] += state.paid[player]
        return [score]

    def settle_draw(self, state: State) -> Any:
        return {}

    def honour_refused(self) -> str:
        return "" if self.options.is_on("referee_mode") else "referee_mode = false"

    def punishes(self, fault: Any) -> cython.bint:
        known = ("false_win", "withdrawn_win", "tile_not_taken")
        return fault in known and self.options.is_on("referee_mode")

    def settle_fault(self, state: State, players: cython.int, fault: Any) -> Any:
        """The tariff to each opponent; the hand goes on without the offender (10.4)."""
        offenders = [player for player in range(4) if players >> player & 1]
        if fault == "tile_not_taken":
            for player in offenders:
                state.deductions[player] += self.options.number("tile_not_taken_penalty")
            return {"ends": False, "alive": True}
        tariff = self.options.number("false_win_tariff")
        payments = {}
        for offender in offenders:
            moved = settlement.false_win(offender, tariff, shown=fault == "false_win")
            payments[offender] = list(moved)
            for player in range(4):
                state.scores[player] += moved[player]
        return {"ends": False, "payments": payments}

    def start_match(self, state: State) -> Any:
        i: cython.int
        state.repeats = -1
        for i in range(4):
            state.wind[i] = i
            state.right[i] = (i + 1) % 4

    def is_match_over(self, state: State) -> cython.bint:
        return state.number >= HANDS

    def advance(self, state: State) -> Any:
        """The next East, and new seats in every round (2.2, 2.3)."""
        i: cython.int
        done = state.number % HANDS
        state.round = done // 4
        seats = SEATS[state.round if self.seat_changes else 0]
        for i in range(4):
            state.wind[seats[(done + i) % 4]] = i
            state.right[seats[i]] = seats[(i + 1) % 4]
        state.dealer = seats[done % 4]

    def final(self, state: State) -> Any:
        scores = [state.scores[player] for player in range(4)]
        deductions = [state.deductions[player] for player in range(4)]
        result = {
            "scores": scores,
            "places": places_of(scores),
            "table_points": settlement.table_points(scores),
        }
        return {**result, "deductions": deductions} if max(deductions) else result


def make(options: Options) -> McrFamily:
    """The family for one set of options."""
    return McrFamily(options)
