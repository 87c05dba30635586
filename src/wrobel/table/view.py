"""What one player may know of a table."""

from typing import Any

from wrobel.notation import write_tiles
from wrobel.rules.options import Options
from wrobel.rules.request import WAYS
from wrobel.shape.hand import Shape
from wrobel.table.code_names import PHASES, SETS
from wrobel.tiles import NAMES, WINDS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.rules.score import Score
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.actions import Action
    from wrobel.table.facts import bonus_tiles, meld_tiles, shown_hand

UNKNOWN = -1


class View:
    """A copy of the table in which everything hidden from the player is blank.

    Nothing in it depends on tiles the player cannot see, so nothing can leak.
    """

    if not cython.compiled:
        state: State
        family: Family
        player: int
        legal: list[Action]

    def mask(self) -> None:
        """Blank what the player may not know."""
        i: cython.int
        other: cython.int
        unknown: cython.schar = UNKNOWN
        state: State = self.state
        first: cython.int = self.family.indicators
        for i in range(first):
            state.wall[i] = unknown
        for i in range(first + state.revealed, 144):
            state.wall[i] = unknown
        for other in range(4):
            if other == self.player:
                continue
            for i in range(34 * other, 34 * other + 34):
                state.hand[i] = 0
            state.reds[other] = 0
            state.flowers[other] = 0
            state.waits[other] = 0
            state.stale[other] = True
            state.passed[other] = 0
            state.locked[other] = False
            state.false_kong[other] = False
            for i in range(3 * (4 * other + state.melds[other]), 3 * (4 * other + 4)):
                state.void_own[i] = unknown
            if self.family.hidden_kongs and state.phase < HAND_OVER:
                for i in range(4 * other, 4 * other + state.melds[other]):
                    if state.meld_form[i] == CLOSED_FORM:
                        state.meld_kind[i] = unknown
                        state.meld_tile[i] = unknown
        if state.turn != self.player and state.drawn >= 0:
            state.drawn = unknown
        if (
            self.family.hidden_kongs
            and state.phase == ROB
            and state.kong_form == CLOSED_FORM
            and state.giver != self.player
        ):
            state.tile = unknown
        state.exempt_now = False
        for i in range(4):
            state.answers[i] = 0
            state.exempt[i] = False  # judged by a discarder's hand (Hong Kong 7.1c)
        state.asked &= 1 << self.player
        state.can_win &= 1 << self.player

    def __repr__(self) -> str:
        """The rules, whose view it is and what may be done.

        >>> from wrobel import Table
        >>> Table("wrc", seed="demo").view(1)
        <View wrc: player 1, turn, 0 actions>
        """
        phase = PHASES[self.state.phase]
        rules = self.family.options.rules
        return f"<View {rules}: player {self.player}, {phase}, {len(self.legal)} actions>"

    def _repr_html_(self) -> str:
        """The table as the player sees it, for a notebook."""
        from wrobel.table.picture import board

        told = self.to_dict()
        return board(told, [one["concealed"] for one in told["players"]])

    @property
    def options(self) -> Options:
        """The options of the rules in force."""
        return self.family.options

    def pack(self) -> bytes:
        """All that the view holds as bytes, see ``wrobel.state.fields``."""
        return self.state.pack()

    def to_dict(self, rivers: Any = None) -> dict[str, Any]:
        """The view as JSON; who writes all four gives the ``rivers`` that they share."""
        i: cython.int
        one: cython.ulonglong = 1
        state: State = self.state
        player: cython.int = self.player
        kinds: cython.ulonglong = 0 if state.stale[player] else state.waits[player]
        offered: cython.bint = state.phase == CLAIM or state.phase == ROB
        furiten: cython.bint = False
        if kinds:
            for i in range(34):
                if kinds & one << i and not self.family.may_win_on(state, player, i):
                    furiten = True
        dealt = (state.number - 1) % 4 + 1 if state.repeats < 0 else state.dealer + 1
        return {
            "player": player,
            "rules": self.family.options.rules,
            "hand": f"{WINDS[state.round]}{dealt}.{max(state.repeats, state.honba, 0)}",
            "round": WINDS[state.round],
            "dealer": state.dealer,
            "honba": state.honba,
            "deposits": state.deposits,
            "scores": [state.scores[i] for i in range(4)],
            "left": self.family.left(state, state.right[state.turn]),
            "phase": PHASES[state.phase],
            "turn": state.turn,
            "dora": [NAMES[state.wall[self.family.indicators + i]] for i in range(state.revealed)],
            "drawn": NAMES[state.drawn] if state.drawn >= 0 else None,
            "tile": NAMES[state.tile] if offered and state.tile >= 0 else None,
            "from": state.giver if offered else None,
            "players": [self.seat(i, rivers[i] if rivers else None) for i in range(4)],
            "waits": [NAMES[i] for i in range(34) if kinds & one << i],
            "furiten": bool(furiten),
            "legal": [action.to_dict() for action in self.legal],
        }

    def chances(self) -> list[dict[str, Any]]:
        """What a win would count for each tile the player waits for, and what it would lack.

        ``discard`` and ``self_draw`` are points, fans or han, as the family counts, without dora;
        ``missing`` more would be needed to win at all. ``now`` is the way to win with the tile
        just drawn or on offer, if that completes the hand; ``left`` copies does the player not see.

        >>> from wrobel import Table
        >>> Table("mcr", seed="example").view(0).chances()
        []
        """
        kind: cython.int
        one: cython.ulonglong = 1
        state: State = self.state
        player: cython.int = self.player
        held: cython.int = state.drawn if state.turn == player and state.phase == TURN else -1
        full: cython.bint = state.tiles[player] % 3 == 2
        if state.phase > ROB or held >= FIRST_BONUS or (full and held < 0) or state.dead[player]:
            return []
        self.family.renew_waits(state, player)
        by: cython.int = SELF_DRAW
        seen: cython.int = held
        if held < 0 and state.phase != TURN and state.giver != player:
            by = DISCARD if state.phase == CLAIM else ROBBED_KONG
            seen = state.tile
        left = unseen(state, self.family, player) if state.waits[player] else []
        if held >= 0:
            state.hand[34 * player + kind_of(held)] -= 1
        found = []
        for kind in range(34):
            if state.waits[player] & one << kind:
                now = seen >= 0 and kind_of(seen) == kind
                tile = {
                    "tile": NAMES[kind],
                    "left": left[kind],
                    "now": WAYS[by] if now else None,
                    "discard": self.count(kind, by if now and by != SELF_DRAW else DISCARD),
                    "self_draw": self.count(kind, SELF_DRAW),
                }
                found.append(tile)
        if held >= 0:
            state.hand[34 * player + kind_of(held)] += 1
        return found

    def outlook(self, forms: cython.int) -> list[dict[str, Any]]:
        """The discards after which the hand waits, each with its waits.

        ``forms`` are the winning forms that count, as bits; ``left`` copies of each wait does the
        player not see.

        >>> from wrobel import Table
        >>> Table("tenhou", seed="example").view(0).outlook(1)
        []
        """
        kind: cython.int
        one: cython.ulonglong = 1
        found: list[dict[str, Any]] = []
        state: State = self.state
        may: cython.bint = False
        for action in self.legal:
            if action.type == "discard":
                may = True
                break
        if not may or state.flowers[self.player] or state.tiles[self.player] % 3 != 2:
            return found
        counts = [state.hand[34 * self.player + kind] for kind in range(34)]
        for tile, distance, waits in Shape(counts).discards(forms):
            if distance == 0:
                left = unseen(state, self.family, self.player)
                kinds = [kind for kind in range(34) if waits & one << kind]
                found.append(
                    {
                        "tile": NAMES[tile],
                        "waits": [NAMES[kind] for kind in kinds],
                        "left": [left[kind] for kind in kinds],
                    }
                )
        return found

    def count(self, kind: cython.int, by: cython.int) -> Any:
        """What the hand with one more tile counts."""
        family: Family = self.family
        place: cython.int = 34 * self.player + kind
        giver: cython.int = -1 if by == SELF_DRAW else self.state.right[self.player]
        if by == SELF_DRAW:
            self.state.hand[place] += 1
        may: cython.bint = family.worth_winning(self.state, self.player, kind, by, giver)
        if by == SELF_DRAW:
            self.state.hand[place] -= 1
        score: Score = family.result
        missing: cython.int = 0 if may else max(1, score.missing)
        return {"points": score.total or score.han, "missing": missing}

    def seat(self, player: cython.int, discards: Any) -> Any:
        """What is seen of one player."""
        state: State = self.state
        own: cython.bint = player == self.player
        concealed = shown_hand(state, player) if own else None
        seat = {
            "wind": WINDS[state.wind[player]],
            "tiles": state.tiles[player],
            "concealed": concealed,
            "melds": self.sets(player),
            "discards": river(state, player) if discards is None else discards,
            "bonus": write_tiles(bonus_tiles(state.bonus[player])) if state.bonus[player] else "",
            "riichi": state.riichi[player],
        }
        return {**seat, "dead": True} if state.dead[player] else seat

    def sets(self, player: cython.int) -> Any:
        """A player's sets; a hidden kong has no tiles."""
        place: cython.int
        state: State = self.state
        found = []
        for place in range(4 * player, 4 * player + state.melds[player]):
            closed: cython.bint = state.meld_form[place] == CLOSED_FORM
            known: cython.bint = state.meld_kind[place] >= 0
            tile = None if closed else NAMES[state.meld_tile[place]]
            meld = {
                "kind": SETS[state.meld_type[place]],
                "tiles": write_tiles(meld_tiles(state, place)) if known else None,
                "from": None if closed else state.meld_giver[place],
                "claimed": tile,
                "concealed": bool(closed),
                "added": state.meld_form[place] == ADDED_FORM,
            }
            found.append(meld)
        return found


def look(state: State, family: Family, player: cython.int, legal: Any) -> View:
    """The view of a player."""
    view: View = View()
    view.player = player
    view.family = family
    view.legal = legal
    view.state = State()
    view.state.copy_from(state)
    view.mask()
    return view


def river(state: State, player: cython.int) -> Any:
    """A player's discards; the turned one is the riichi tile, or the next if it was taken."""
    i: cython.int
    marks: cython.int
    turned: cython.bint = False
    found = []
    for i in range(48 * player, 48 * player + state.discards[player]):
        marks = state.discard_marks[i]
        turned = turned or marks & RIICHI_MARK != 0
        taken: cython.bint = marks & CLAIMED_MARK != 0
        tile = {
            "tile": NAMES[state.discard[i]],
            "drawn": marks & DRAWN_MARK != 0,
            "riichi": bool(turned),
            "claimed_by": marks >> CLAIMER_SHIFT if taken else None,
        }
        if not taken:
            turned = False
        found.append(tile)
    return found


def unseen(state: State, family: Family, player: cython.int) -> list[int]:
    """How many copies of each kind a player does not see, bonus tiles aside."""
    i: cython.int
    other: cython.int
    seen = [state.wall[family.indicators + i] for i in range(state.revealed)]
    for other in range(4):
        for i in range(48 * other, 48 * other + state.discards[other]):
            if not state.discard_marks[i] & CLAIMED_MARK:
                seen.append(state.discard[i])
        for i in range(4 * other, 4 * other + state.melds[other]):
            if state.meld_kind[i] >= 0:
                seen += meld_tiles(state, i)
    left = [4 - state.hand[34 * player + i] for i in range(34)]
    for tile in seen:
        if tile < FIRST_BONUS:  # a flower may be discarded, too
            left[kind_of(tile)] -= 1
    return left
