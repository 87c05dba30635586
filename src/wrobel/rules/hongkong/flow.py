"""How a Hong Kong hand and match go: dead wall, bonus tiles, passed wins, the deal (1, 2, 7)."""

from typing import Any

from wrobel.rules.options import Options
from wrobel.rules.scorer import run
from wrobel.rules.settle import places_of

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State

RESERVE = 14
ALL_KINDS = (1 << 34) - 1
EIGHT = 255


class HongKongFamily(Family):
    """Hong Kong rules under one set of options (``spec/hongkong.md`` 1, 2, 6, 7)."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.reserve = 0 if options["dead_wall"] == "none" else RESERVE
        self.refilled = options["dead_wall"] == "replenished"
        self.multi_win = options.is_on("multi_win")
        self.lock_any = options["passed_win_lock"] == "any"
        self.lock_same = options["passed_win_lock"] == "same"
        self.eight_wins = options["all_eight_bonus"] != "off"
        # three fan, so not where the minimum is higher (3.2)
        self.seven_wins = options["seven_bonus"] != "off" and options.number("min_fan") <= 3
        self.draw_stays = options["dealer_after_draw"] == "stays"
        self.win_stays = options["dealer_after_win"] == "stays"
        self.kong_liability = options.is_on("kong_liability")
        self.rounds = options.number("rounds")

    # The wall: live tiles up to ``end``, the reserve behind them up to ``back`` (1.5)

    def set_up(self, state: State) -> None:
        state.back = self.tiles
        state.end = self.tiles - self.reserve

    def can_replace(self, state: State, player: cython.int) -> cython.bint:
        if self.reserve:
            return state.back > state.end
        return state.back > state.front

    def replacement(self, state: State, player: cython.int) -> cython.int:
        tile: cython.int = state.wall[state.back - 1]
        first: cython.int = state.end if self.reserve else state.front
        if state.back % 2 == 0 and state.back - first > 1:
            tile = state.wall[state.back - 2]
            state.wall[state.back - 2] = state.wall[state.back - 1]
        state.back -= 1
        if not self.reserve:
            state.end = state.back
        elif self.refilled and state.end > state.front:
            state.end -= 1
        return tile

    # Winning

    def flags(self, state: State, player: cython.int, by: cython.int) -> cython.int:
        found: cython.int = 0
        if by == SELF_DRAW:
            if state.chain > 1:
                found |= KONG_ON_KONG_FLAG
            elif state.source == FROM_KONG:
                found |= REPLACEMENT_FLAG
            if state.source == FROM_BONUS:
                found |= BONUS_REPLACEMENT_FLAG
        if state.end == state.front:
            # a tile of the reserve is not the last live tile (2.5)
            if by != SELF_DRAW or self.reserve == 0 or state.source == FROM_WALL:
                found |= LAST_TILE_FLAG
        if by != ROBBED_KONG and state.untouched and state.discards[player] == 0:
            found |= FIRST_TURN_FLAG
        return found

    def may_win_on(self, state: State, player: cython.int, kind: cython.int) -> cython.bint:
        return state.passed[player] >> kind & 1 == 0

    def let_pass(
        self, state: State, player: cython.int, kind: cython.int, offered: cython.bint
    ) -> None:
        """A declined win locks until the own next turn (2.4)."""
        one: cython.ulonglong = 1
        if not offered:
            return
        if self.lock_any:
            state.passed[player] = ALL_KINDS
        elif self.lock_same:
            state.passed[player] |= one << kind

    def begin_turn(self, state: State, player: cython.int) -> None:
        state.passed[player] = 0

    def served(self, state: State, winners: cython.int) -> cython.int:
        if self.multi_win:
            return winners
        return 1 << self.nearest(state, state.giver, winners)

    def bonus_win(self, state: State, player: cython.int) -> cython.bint:
        return self.eight_wins and state.bonus[player] == EIGHT

    def more_moves(self, state: State, player: cython.int) -> None:
        """Seven bonus tiles may be declared as they come, dealt ones in the first turn (3.7)."""
        i: cython.int
        found: cython.int = 0
        if not self.seven_wins:
            return
        for i in range(8):
            found += state.bonus[player] >> i & 1
        if found == 7 and (state.source == FROM_BONUS or state.discards[player] == 0):
            self.offer(BONUS_WIN_MOVE)

    # Liabilities (section 7)

    def shown_suit(self, state: State, player: cython.int) -> cython.int:
        """The suit of which a player shows three sets, or −1."""
        place: cython.int
        suits = [0, 0, 0, 0]
        for place in range(4 * player, 4 * player + state.melds[player]):
            if state.meld_form[place] != CLOSED_FORM:
                suits[state.meld_kind[place] // 9] += 1
        for place in range(3):
            if suits[place] >= 3:
                return place
        return -1

    def is_exempt(self, state: State) -> cython.bint:
        """Had the discarder only tiles dangerous to one of two flushes (7.1c)?"""
        kind: cython.int
        suits: cython.int = 0
        shown: cython.int = 0
        other: cython.int
        for other in range(4):
            if other != state.giver and self.shown_suit(state, other) >= 0:
                suits |= 1 << self.shown_suit(state, other)
                shown += 1
        if shown < 2 or suits & (suits - 1) == 0:
            return False
        for kind in range(34):
            if state.hand[34 * state.giver + kind] and suits >> (kind // 9) & 1 == 0:
                return False
        return kind_of(state.tile) < 27 and suits >> (kind_of(state.tile) // 9) & 1 == 1

    def before_claims(self, state: State) -> None:
        state.exempt_now = state.tile < FIRST_BONUS and self.is_exempt(state)

    def add_facts(
        self, state: State, player: cython.int, kind: cython.int, by: cython.int, fields: Any
    ) -> Any:
        exempt = state.exempt[player] if by == SELF_DRAW else state.exempt_now
        if exempt and by != ROBBED_KONG:
            fields["exempt"] = True
        if by == DISCARD:
            fields["tiles_left"] = state.end - state.front
            if state.visible[kind] == 1:
                fields["fresh_tile"] = True
        if by == SELF_DRAW and self.kong_liability and state.chain and state.chain_giver < 0:
            # none of the kongs of this turn was claimed: older givers are not liable (6.2)
            for meld in fields["melds"]:
                if meld["kind"] == "kong" and not meld.get("added"):
                    meld.pop("from", None)

    # Ends

    def settle_wins(self, state: State, wins: Any) -> Any:
        """Each winner is paid apart (2.2); East stays after an own win (1.8)."""
        scores = [run(Request(fields)) for _, fields in wins]
        for score in scores:
            self.pay(state, score)
        won = state.dealer in [player for player, _ in wins]
        state.dealer_stays = self.win_stays and won
        return scores

    def pay(self, state: State, score: Any) -> None:
        paid = list(score.payments.values())
        for player in range(4):
            state.paid[player] += paid[state.wind[player]]
            state.scores[player] += paid[state.wind[player]]

    def settle_bonus_win(self, state: State, player: cython.int) -> Any:
        """The other tiles are not looked at (3.7), so they need not be a hand."""
        self.fill(state, player, 0, SELF_DRAW, -1)
        score = Score(self.request)
        self.scorer.score(self.request, score)
        self.pay(state, score)
        state.dealer_stays = self.win_stays and player == state.dealer
        return score

    def honour_refused(self) -> str:
        refuses = self.options["false_win"] == "forbidden"
        return "false_win = forbidden" if refuses else ""

    def punishes(self, fault: Any) -> cython.bint:
        return fault in ("false_win", "chombo") and self.options["false_win"] != "forbidden"

    def settle_fault(self, state: State, players: cython.int, fault: Any) -> Any:
        """The hand ends and the caller of a false win pays the limit row to all (2.6)."""
        rates = self.options.scorer.payments
        each = rates.base(rates.limit)
        for caller in range(4):
            if players >> caller & 1:
                for player in range(4):
                    state.paid[player] += -3 * each if player == caller else each
        for player in range(4):
            state.scores[player] += state.paid[player]
        state.dealer_stays = False
        return {"ends": True}

    def settle_draw(self, state: State) -> Any:
        state.dealer_stays = self.draw_stays
        return {}

    def start_match(self, state: State) -> Any:
        i: cython.int
        for i in range(4):
            state.scores[i] = self.options.number("starting_score")
            state.wind[i] = i
            state.right[i] = (i + 1) % 4

    def is_match_over(self, state: State) -> cython.bint:
        return not state.dealer_stays and state.dealer == 3 and state.round == self.rounds - 1

    def advance(self, state: State) -> Any:
        i: cython.int
        state.repeats += 1
        if not state.dealer_stays:
            state.repeats = 0
            state.dealer = (state.dealer + 1) % 4
            if state.dealer == 0:
                state.round += 1
        for i in range(4):
            state.wind[i] = (i - state.dealer + 4) % 4

    def final(self, state: State) -> Any:
        scores = [state.scores[player] for player in range(4)]
        deductions = [state.deductions[player] for player in range(4)]
        result = {
            "scores": scores,
            "places": places_of(scores),
            "final": [float(score) for score in scores],
        }
        return {**result, "deductions": deductions} if max(deductions) else result


def make(options: Options) -> HongKongFamily:
    """The family for one set of options."""
    return HongKongFamily(options)
