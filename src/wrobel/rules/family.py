"""What a family of rules says to the table: the hooks, with what most families share.

A family is asked about a ``State`` and answers; it never decides whose turn it is. Hooks
that only look answer numbers, hooks named after a moment may change the state, hooks of the
end settle in terms of the pure functions of ``settlement``. The base class is a table with
one wall without a dead wall, no locks and one winner.
"""

from typing import Any

from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.shape.hand import FORMS
from wrobel.state.walls import Layout

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score
    from wrobel.shape.hand import Shape
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State

# Any complete hand, so that a request can be made whose fields are then filled in directly.
SOME_WIN = {"hand": "123456789m1122p", "win": "1p", "by": "discard"}


class Family:
    """The rules of one table under one set of options."""

    def __init__(self, options: Options) -> None:
        i: cython.int
        if not cython.compiled:
            self.scratch = [0] * 34
            self.moves = [0] * 128
        self.options = options
        preset = rulesets.load(options.rules)
        self.overrides = {}
        if options != preset:
            self.overrides = {key: value for key, value in options.items() if preset[key] != value}
        fields: dict[str, Any] = {"rules": options.rules, "options": self.overrides, **SOME_WIN}
        self.request = Request(fields)
        self.scorer = options.scorer
        self.result = Score(None)
        self.shape = Shape([0] * 34)
        self.n = 0
        self.forms = sum(FORMS[form] for form in options.about.forms(options).values())
        self.set_roles(options.about.wall(options))
        self.hands = 0
        self.hidden_kongs = False
        self.choose_bonus = options.about.chooses_bonus
        self.chained_opening = True
        for i in range(4):
            self.request.meld_giver[i] = -1

    # Shared by all families

    def offer(self, move: cython.int) -> None:
        """Add a legal action to the list being made."""
        self.moves[self.n] = move
        self.n += 1

    def load(self, state: State, player: cython.int, without: cython.int) -> None:
        """Put a player's concealed tiles into ``shape``, less one kind (−1: none)."""
        self.shape.load(state.hand, 34 * player)
        if without >= 0:
            self.shape.remove(without)
            self.shape.needed = self.shape.tiles // 3

    def renew_waits(self, state: State, player: cython.int) -> None:
        """Bring the mask of waits up to date; the tile just drawn does not belong to it."""
        without: cython.int = -1
        if not state.stale[player]:
            return
        if state.turn == player and 0 <= state.drawn < FIRST_BONUS:
            without = kind_of(state.drawn)
        self.load(state, player, without)
        state.waits[player] = self.shape.waits(self.forms, True)
        state.stale[player] = False

    def owned(self, state: State, player: cython.int, kind: cython.int) -> cython.int:
        """How many copies of a kind a player holds in hand and sets."""
        i: cython.int
        found: cython.int = state.hand[34 * player + kind]
        for i in range(4 * player, 4 * player + state.melds[player]):
            if state.meld_type[i] == CHOW:
                if state.meld_kind[i] <= kind <= state.meld_kind[i] + 2:
                    found += 1
            elif state.meld_kind[i] == kind:
                found += 2 + state.meld_type[i]
        return found

    def fill(
        self,
        state: State,
        player: cython.int,
        tile: cython.int,
        by: cython.int,
        giver: cython.int,
    ) -> None:
        """Describe a win to the scorer, without what only changes its price."""
        i: cython.int
        kind: cython.int
        request: Request = self.request
        reds: cython.int = state.reds[player]
        for i in range(34):
            request.counts[i] = state.hand[34 * player + i]
        if by != SELF_DRAW:
            request.counts[kind_of(tile)] += 1
            if tile >= FIRST_RED:
                reds |= 1 << (tile - FIRST_RED)
        for i in range(34):
            request.held[i] = request.counts[i]
        request.melds = state.melds[player]
        for i in range(state.melds[player]):
            kind = state.meld_kind[4 * player + i]
            request.meld_kind[i] = kind
            request.meld_type[i] = state.meld_type[4 * player + i]
            request.meld_concealed[i] = state.meld_form[4 * player + i] == CLOSED_FORM
            request.meld_added[i] = state.meld_form[4 * player + i] == ADDED_FORM
            if state.meld_giver[4 * player + i] >= 0:
                request.meld_giver[i] = state.wind[state.meld_giver[4 * player + i]]
            else:
                request.meld_giver[i] = -1
            if request.meld_type[i] == CHOW:
                request.held[kind] += 1
                request.held[kind + 1] += 1
                request.held[kind + 2] += 1
            else:
                request.held[kind] += 2 + request.meld_type[i]
            if state.meld_reds[4 * player + i]:
                reds |= 1 << (kind // 9)
        request.win = kind_of(tile)
        request.by = by
        request.giver = -1
        if giver >= 0:
            request.giver = state.wind[giver]
        request.seat = state.wind[player]
        request.round = state.round
        request.flags = self.flags(state, player, by)
        request.honba = state.honba
        request.reds = reds
        request.bonus = state.bonus[player]

    def worth_winning(
        self,
        state: State,
        player: cython.int,
        tile: cython.int,
        by: cython.int,
        giver: cython.int,
    ) -> cython.bint:
        """Is the complete hand a legal win: a yaku, the minimum?"""
        self.fill(state, player, tile, by, giver)
        self.result.clear()
        self.scorer.score(self.request, self.result)
        return self.result.problem == 0 and self.result.missing == 0

    def nearest(self, state: State, giver: cython.int, winners: cython.int) -> cython.int:
        """Of several players the one who sits next after the giver."""
        player: cython.int = state.right[giver]
        while winners >> player & 1 == 0:
            player = state.right[player]
        return player

    def set_roles(self, layout: Layout) -> None:
        """Note where in a wall of this layout each role begins."""
        self.tiles = layout.tiles
        self.replacements = layout.first_replacement
        self.indicators = layout.first_indicator
        self.under = layout.first_under
        self.own_walls = layout.own_walls

    # Hooks of the wall

    def set_up(self, state: State) -> None:
        """Set the ends of the wall before the deal."""
        state.end = self.tiles
        state.back = self.tiles

    def left(self, state: State, player: cython.int) -> cython.int:
        """How many tiles the player could still draw from the live wall."""
        if self.own_walls:
            return self.tiles // 4 - state.own_front[player]
        return state.end - state.front

    def draw(self, state: State, player: cython.int) -> cython.int:
        """The next tile from the front."""
        if self.own_walls:
            state.own_front[player] += 1
            return state.wall[self.tiles // 4 * player + state.own_front[player] - 1]
        state.front += 1
        return state.wall[state.front - 1]

    def can_replace(self, state: State, player: cython.int) -> cython.bint:
        """Is there a tile to replace a kong's or a bonus tile?"""
        return self.left(state, player) > 0

    def replacement(self, state: State, player: cython.int) -> cython.int:
        """A tile from the end: of each stack the upper one, then the lower one."""
        tile: cython.int
        if self.own_walls:
            return self.draw(state, player)
        tile = state.wall[state.back - 1]
        if state.back % 2 == 0 and state.back - state.front > 1:
            tile = state.wall[state.back - 2]
            state.wall[state.back - 2] = state.wall[state.back - 1]
        state.back -= 1
        state.end = state.back
        return tile

    # Hooks of turns and claims

    def flags(self, state: State, player: cython.int, by: cython.int) -> cython.int:
        """The circumstances of a win."""
        return 0

    def may_win_on(self, state: State, player: cython.int, kind: cython.int) -> cython.bint:
        """Is a win on another player's tile barred by something that happened before?"""
        return True

    def more_moves(self, state: State, player: cython.int) -> None:
        """Offer what only this family has in a turn."""

    def only_drawn(self, state: State, player: cython.int) -> cython.bint:
        """Must the tile just drawn be discarded?"""
        return False

    def may_kong(self, state: State, player: cython.int) -> cython.bint:
        """May a kong be declared or claimed at all?"""
        if self.own_walls and self.left(state, state.right[player]) == 0:
            return False
        return self.can_replace(state, player)

    def may_close_kong(self, state: State, player: cython.int, kind: cython.int) -> cython.bint:
        """May four concealed tiles be a kong now?"""
        return True

    def may_claim(self, state: State, player: cython.int) -> cython.bint:
        """May this discard be claimed for a set?"""
        return self.left(state, state.right[state.giver]) > 0

    def barred_by(self, state: State, claimed: cython.int, place: cython.int) -> cython.ulonglong:
        """Kinds that may not be discarded after a claim (place 0–2 in a chow, 3 a pung)."""
        return 0

    def may_rob(self, state: State, player: cython.int, kind: cython.int) -> cython.bint:
        """May the player rob the kong being made? (That it completes the hand is known.)"""
        return state.kong_form == ADDED_FORM

    # Hooks of moments

    def begin_turn(self, state: State, player: cython.int) -> None:
        """A player has drawn or claimed a tile."""

    def interrupted(self, state: State, closed: cython.bint) -> None:
        """A claim or a kong, maybe a closed one, has interrupted the go-around."""
        state.untouched = False

    def kong_made(self, state: State, form: cython.int) -> cython.bint:
        """A kong stands; true if an indicator was turned."""
        return False

    def before_claims(self, state: State) -> None:
        """A tile has been discarded, nobody has answered."""

    def abort_on_kong(self, state: State) -> cython.int:
        """Why the kong that now stands aborts the hand at once."""
        return NO_ABORT

    def abort_on_discard(self, state: State) -> cython.int:
        """Why the hand will be aborted if nobody wins on this discard."""
        return NO_ABORT

    def let_pass(
        self, state: State, player: cython.int, kind: cython.int, offered: cython.bint
    ) -> None:
        """A player waiting on this kind did not win on it; ``offered``: could have."""

    def discard_stands(self, state: State) -> cython.bint:
        """Nobody won on the discard; true if a riichi stick was laid."""
        return False

    def served(self, state: State, winners: cython.int) -> cython.int:
        """Which of several winners win: the nearest after the giver; 0 aborts the hand."""
        return 1 << self.nearest(state, state.giver, winners)

    def bonus_win(self, state: State, player: cython.int) -> cython.bint:
        """Does the bonus tile just exposed win by itself?"""
        return False

    def asked_at_draw(self, state: State, player: cython.int) -> cython.bint:
        """Is the player asked to show or hide a waiting hand after the last discard?"""
        return False

    # Hooks of ends. ``wins`` has (player, request fields) for each winner, nearest first.

    def add_facts(
        self, state: State, player: cython.int, kind: cython.int, by: cython.int, fields: Any
    ) -> Any:
        """Add what only this family tells a scorer."""

    def settle_bonus_win(self, state: State, player: cython.int) -> Any:
        """Move the points of a win by bonus tiles alone; returns its score."""
        raise NotImplementedError

    # Hooks of faults

    def honour_refused(self) -> str:
        """The option that keeps a table from honour mode, as ``key = value``; or nothing."""
        return ""

    def may_riichi(self, state: State, player: cython.int) -> cython.bint:
        """Is everything there for riichi but, perhaps, tenpai?"""
        return False

    def false_at_draw(self, state: State, player: cython.int) -> cython.bint:
        """Does the hand, now shown, prove a false declaration?"""
        return False

    def punishes(self, fault: Any) -> cython.bint:
        """Do these rules know such a fault?"""
        return False

    def settle_fault(self, state: State, players: cython.int, fault: Any) -> Any:
        """Charge these players for a fault that the rules know; facts for the log.

        ``ends`` says whether the hand is over, ``payments`` what moves for each of them,
        ``alive`` that they play on as before.
        """
        raise NotImplementedError

    def settle_wins(self, state: State, wins: Any) -> Any:
        """Move the points of a win; completes the request fields and returns the scores."""
        raise NotImplementedError

    def settle_draw(self, state: State) -> Any:
        """Settle an exhausted wall; returns what the log says of it."""
        raise NotImplementedError

    def settle_abort(self, state: State) -> Any:
        """Settle an aborted hand; returns what the log says of it."""
        raise NotImplementedError

    def is_match_over(self, state: State) -> cython.bint:
        """Was the hand just settled the last one?"""
        raise NotImplementedError

    def advance(self, state: State) -> Any:
        """Say who deals next, in which round."""
        raise NotImplementedError

    def start_match(self, state: State) -> Any:
        """Points and seats before the first hand."""
        raise NotImplementedError

    def final(self, state: State) -> Any:
        """Places and results of the match, by player."""
        raise NotImplementedError


def kind_of(tile: cython.int) -> cython.int:
    """The kind of a suited tile or honour; a red five is a five."""
    return tile if tile < FIRST_RED else 9 * (tile - FIRST_RED) + 4
