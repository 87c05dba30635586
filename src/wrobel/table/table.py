"""A table: who may do what, and what it leads to."""

from collections.abc import Mapping, Sequence
from typing import Any

from wrobel.errors import ActionError, OptionError, TextError, shown
from wrobel.notation import read_tiles
from wrobel.rules import families, rulesets
from wrobel.rules.option_words import setting_name
from wrobel.rules.options import Options
from wrobel.state import fair
from wrobel.state.walls import Layout
from wrobel.table.actions import Action, action_of, read_action
from wrobel.table.code_names import ENDS, PHASES
from wrobel.table.events import event_of, seen
from wrobel.table.rebuild import KnownWall
from wrobel.tiles import WINDS
from wrobel.usual_rules import usual_rules

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.family import Family
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State, unpack
    from wrobel.table.referee import Referee
    from wrobel.table.view import View, look, river

VERSION = 1
MOST = 1_000_000_000
_ACTIONS: list[Any] = [None] * 4096


class Table(Referee):
    """Four players, a ruleset and the match they play.

    >>> table = Table("tenhou", seed="demo")
    >>> table.phase, table.to_act, len(table.legal(0))
    ('turn', (0,), 12)
    >>> table.apply(0, table.legal(0)[0])
    >>> table.events[-1]["type"] in ("discard", "draw")
    True
    """

    if not cython.compiled:
        offered: list[Action] | None
        told: list[dict[str, Any]]

    def __init__(
        self,
        rules: str | Options | None = None,
        seed: str | bytes = "",
        *,
        options: Mapping[str, object] | None = None,
        layout: str = "table",
        wall: str | Sequence[int] | KnownWall | None = None,
        dice: Sequence[int] | None = None,
        start: Mapping[str, Any] | None = None,
        names: Sequence[str] = ("", "", "", ""),
        record: bool = True,
        holding: bool = False,
        honour: bool = False,
    ) -> None:
        loaded = (
            rules
            if isinstance(rules, Options)
            else rulesets.load(usual_rules(rules), options or {})
        )
        self.layout = families.layout_of(loaded, layout)
        family: Family = make_family(loaded, layout)
        super().__init__(family)
        self.holding = holding
        self.options = loaded
        self.honour = honour
        if honour and (why := family.honour_refused()):
            raise OptionError("no_honour", why=setting_name(loaded.family, why))
        self.seed = fair.seed_bytes(seed)
        self.names = list(names)
        self.offered_to = -1
        self.told = []
        if record:
            self.log = []
            match: dict[str, Any] = {
                "version": VERSION,
                "rules": loaded.rules,
                "options": dict(loaded),
            }
            if honour:
                match["honour"] = True
            self.note(("match", {**match, "layout": layout, "names": self.names}))
        self.state.number = 1
        family.start_match(self.state)
        if start:
            self.set_start(start)
        self.start_hand(wall, dice)

    def set_start(self, start: Any) -> Any:
        """Begin in the middle of a match."""
        i: cython.int
        state: State = self.state
        check_start(start)
        state.number = start.get("number", 1)
        state.repeats = min(state.repeats, 0)
        if self.family.hands:
            state.number -= 1
            self.family.advance(state)
            state.number += 1
        else:
            state.round = WINDS.index(start.get("round", "E"))
            state.dealer = start.get("dealer", 0)
            state.repeats = start.get("repeats", 0)
            for i in range(4):
                state.wind[i] = (i - state.dealer + 4) % 4
        state.honba = start.get("honba", 0)
        state.deposits = start.get("deposits", 0)
        if "scores" in start:
            for i in range(4):
                state.scores[i] = start["scores"][i]

    def start_hand(self, wall: Any, dice: Any) -> Any:
        """Deal the wall that is given, or the one that follows from the seed."""
        i: cython.int
        state: State = self.state
        layout = self.layout
        tiles: Sequence[int]
        self.promise = None
        if wall is None:
            reds = self.options.red_fives
            bonus = layout.tiles == 144
            drawn = fair.deal(self.seed, state.number, reds, bonus, layout.dice_needed)
            tiles, dice = drawn.packed, drawn.dice
            if self.log is not None:
                self.promise = (drawn.commitment, drawn.salt.hex(), drawn.text)
        elif isinstance(wall, KnownWall):
            tiles, dice = wall.roles, wall.dice
            check_wall(tiles, fair.tile_set(self.options.red_fives, layout.tiles == 144))
            self.promise = wall.promise
        else:
            tiles = read_tiles(wall) if isinstance(wall, str) else wall
            check_wall(tiles, fair.tile_set(self.options.red_fives, layout.tiles == 144))
            dice = tuple(dice or (1,) * layout.dice_needed)
            if self.log is not None:
                self.promise = (None, None, fair.wall_text(tiles))
        state.dice_n = len(dice)
        for i in range(len(dice)):
            state.dice[i] = dice[i]
        roles: bytes = bytes(tiles)
        if not isinstance(wall, KnownWall):
            roles = layout.packed_roles(roles, dice)
        for i in range(len(roles)):
            state.wall[i] = roles[i]
        self.deal()
        self.offered = None

    # Asking

    @property
    def phase(self) -> str:
        """What the table waits for."""
        return PHASES[self.state.phase]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The players whose answer is awaited."""
        i: cython.int
        if self.state.phase == TURN:
            return (self.state.turn,)
        return tuple([i for i in range(4) if self.state.asked >> i & 1])

    @property
    def scores(self) -> list[int]:
        i: cython.int
        return [self.state.scores[i] for i in range(4)]

    @property
    def left(self) -> int:
        """Tiles left in the live wall."""
        return self.family.left(self.state, self.state.right[self.state.turn])

    @property
    def result(self) -> dict[str, Any]:
        """How the hand just settled ended; ``wins`` has each winner with the score."""
        i: cython.int
        state: State = self.state
        if state.ended == NOT_ENDED:
            raise ActionError("hand_not_over")
        return {
            "ended": ENDS[state.ended],
            "wins": list(self.won),
            "from": state.giver if state.ended == BY_DISCARD else None,
            "payments": [state.paid[i] for i in range(4)],
            "riichi": [state.riichi[i] > 0 for i in range(4)],
            "claims": [self.claims(i) for i in range(4)],
            "discards": [state.discards[i] for i in range(4)],
        }

    def claims(self, player: cython.int) -> int:
        """How many sets a player has claimed."""
        i: cython.int
        found: cython.int = 0
        for i in range(4 * player, 4 * player + self.state.melds[player]):
            found += self.state.meld_form[i] != CLOSED_FORM
        return found

    def moves_of(self, player: cython.int) -> Any:
        i: cython.int
        n: cython.int
        if self.offered is None or self.offered_to != player:
            n = self.collect(player)
            tile: cython.int = self.state.tile
            self.offered = [named(self.family.moves[i], tile) for i in range(n)]
            self.offered_to = player
        return self.offered

    def __repr__(self) -> str:
        """The rules and what the table waits for.

        >>> Table("wrc", seed="demo")
        <Table wrc: turn, player 0 to act>
        """
        asked = ", ".join(map(str, self.to_act))
        waits = f", player {asked} to act" if asked else ""
        return f"<Table {self.options.rules}: {self.phase}{waits}>"

    def _repr_html_(self) -> str:
        """The table with all hands face up, for a notebook."""
        from wrobel.table.picture import board

        players = range(self.options.players)
        views = [self.view(player).to_dict() for player in players]
        hands = [views[player]["players"][player]["concealed"] for player in players]
        seen = next((one for one in views if one["drawn"]), views[0])
        return board({**views[0], "drawn": seen["drawn"]}, hands)

    def legal(self, player: cython.int) -> list[Action]:
        """What a player may do now; nothing if not asked."""
        if not 0 <= player < 4:
            raise TextError("no_player", last=3, value=shown(player))
        return list(self.moves_of(player))

    def view(self, player: cython.int) -> "View":
        """What a player may know."""
        if not 0 <= player < 4:
            raise TextError("no_player", last=3, value=shown(player))
        legal = self.moves_of(player)
        held: cython.int = self.state.tiles[player]
        if self.state.turn == player and self.state.drawn >= 0:
            held -= 1
        if held % 3 == 1:  # else a tile is to be discarded, or a closed kong not yet laid down
            self.family.renew_waits(self.state, player)
        return look(self.state, self.family, player, legal)

    def rivers(self) -> list[list[dict[str, Any]]]:
        """Everybody's discards, as in every view."""
        player: cython.int
        return [river(self.state, player) for player in range(4)]

    # Acting

    def apply(self, player: cython.int, action: Any) -> None:
        """Carry out an action, or refuse it and change nothing."""
        if not 0 <= player < 4:
            raise TextError("no_player", last=3, value=shown(player))
        legal = self.moves_of(player)
        move: cython.int
        for one in legal:  # actions are made once, so the same action is the same object
            if one is action or one.text == action:
                move = one.move
                break
        else:
            wanted = read_action(action)
            found = self.find(wanted, legal)
            if found is None and self.honour and self.declare(player, wanted):
                self.offered = None
                return
            if found is None:
                raise refusal(wanted, legal, player)
            move = found.move
            if self.honour and not wanted.taken and wanted.type in ("chow", "pung"):
                move |= LEFT_LYING
        self.offered = None
        self.play(player, move)

    @property
    def held(self) -> bool:
        """Are all answers in, so that the table waits for :meth:`go_on`?"""
        phase: cython.int = self.state.phase
        return self.holding and self.state.asked == 0 and (phase == CLAIM or phase == ROB)

    def hold(self) -> None:
        """From now on stand still after every discard, as tables made with ``holding=True`` do."""
        self.holding = True

    def go_on(self) -> None:
        """Let what was answered to a discard or a kong take effect.

        Only for tables made with ``holding=True``: they stand still after every discard and
        every kong, whether or not somebody may claim it, so that a pause tells nobody anything.
        """
        if not self.held:
            raise ActionError("not_held")
        self.offered = None
        self.resolve()

    def find(self, wanted: Action, legal: list[Action]) -> Action | None:
        """The legal action that is meant, if there is one."""
        for action in legal:
            if action == wanted:
                return action
        if wanted.type in ("discard", "riichi"):  # the tile just drawn is meant if no other is
            for action in legal:
                if action.type == wanted.type and action.tiles == wanted.tiles and not wanted.drawn:
                    return action
        return None

    def referee(self, ruling: str, player: int, points: int = 0, why: str = "referee") -> None:
        """Book what the referee decides: ``chombo``, ``dead_hand``, ``penalty`` …

        >>> table = Table("ema-2008", seed="demo")
        >>> table.referee("chombo", 1)
        >>> table.events[-2]["ruling"], table.scores
        ('chombo', [4000, -8000, 2000, 2000])
        """
        self.offered = None
        Referee.referee(self, ruling, player, points, why)

    def next_hand(
        self,
        wall: str | Sequence[int] | KnownWall | None = None,
        dice: Sequence[int] | None = None,
    ) -> None:
        """Deal the next hand."""
        if self.state.phase != HAND_OVER:
            raise ActionError("next_too_early")
        self.family.advance(self.state)
        self.state.number += 1
        self.start_hand(wall, dice)

    def copy(self) -> "Table":
        """An independent copy, without the events so far."""
        other: Table = Table.__new__(Table)
        other.family = self.family
        other.options = self.options
        other.layout = self.layout
        other.seed = self.seed
        other.names = self.names
        other.promise = self.promise
        other.offered = None
        other.offered_to = -1
        other.log = None
        other.honour = self.honour
        other.won = self.won
        other.holding = self.holding
        other.told = []
        other.state = State()
        other.state.copy_from(self.state)
        return other

    def go_back(self, then: "Table", events: int) -> None:
        """Stand again as the copy ``then``, which was made when there were so many events.

        >>> table = Table("tenhou", seed="demo")
        >>> then, events = table.copy(), table.event_count
        >>> table.apply(0, table.legal(0)[0])
        >>> table.go_back(then, events)
        >>> table.digest() == then.digest(), table.event_count == events
        (True, True)
        """
        self.offered = None
        self.promise = then.promise
        self.won = then.won
        self.state.copy_from(then.state)
        if self.log is not None:
            del self.log[events:]
            del self.told[events:]

    # As bytes

    def digest(self, wall: bool = True) -> str:
        """A short name of the state; ``wall=False`` leaves out the tiles of the wall.

        Tables that will play on alike have the same, whatever was asked of them before.

        >>> table = Table("wrc", seed="demo")
        >>> twin = table.copy()
        >>> twin.digest() == table.digest()
        True
        >>> twin.apply(0, twin.legal(0)[0])
        >>> twin.digest() == table.digest()
        False
        """
        return self.state.digest(wall)

    def pack(self) -> bytes:
        """The state as bytes, see ``wrobel.state.fields``."""
        return self.state.pack()

    def __reduce__(self) -> tuple[Any, ...]:
        told = None if self.log is None else self.events
        rules = self.options.rules, self.family.overrides, self.layout
        manner = bool(self.honour), bool(self.holding)
        return restored, (*rules, *manner, self.seed, self.names, self.promise, self.pack(), told)

    # Events

    @property
    def events(self) -> list[dict[str, Any]]:
        """All that happened, in order; empty for a table that keeps no record."""
        if self.log is None:
            return []
        while len(self.told) < len(self.log):
            self.told.append(event_of(self.log[len(self.told)]))
        return list(self.told)

    @property
    def event_count(self) -> int:
        """How many events there are."""
        return 0 if self.log is None else len(self.log)

    def events_from(self, since: int) -> list[dict[str, Any]]:
        """What happened from an event on, made anew: nothing of it is kept here."""
        if self.log is None:
            return []
        known = self.told[since:]
        return known + [event_of(record) for record in self.log[since + len(known) :]]

    def events_seen(self, player: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened (from an event on) as a player (None: a spectator) may know it."""
        return self.hide(self.events_from(since), player)

    def hide(self, events: list[dict[str, Any]], player: int | None) -> list[dict[str, Any]]:
        """What a player (None: a spectator) may know of events."""
        hidden = bool(self.family.hidden_kongs)
        return [seen(event, player, hidden) for event in events]


def refusal(wanted: Action, legal: list[Action], player: int) -> ActionError:
    """Why an action is not allowed."""
    if not legal:
        return ActionError("player_not_asked", player=player)
    may = ", ".join(map(str, legal[:6])) + (", …" if len(legal) > 6 else "")
    return ActionError("illegal_move", player=player, move=wanted, legal=may)


def restored(
    rules: str,
    options: Mapping[str, object],
    layout: Layout,
    honour: bool,
    holding: bool,
    seed: bytes,
    names: list[str],
    promise: Any,
    packed: bytes,
    told: list[dict[str, Any]] | None,
) -> Table:
    """A table out of its parts; of the hand just won only the events know the scores."""
    table: Table = Table.__new__(Table)
    table.options = rulesets.load(rules, options)
    table.family = make_family(table.options, layout.name)
    table.layout = layout
    table.honour = honour
    table.holding = holding
    table.seed = seed
    table.names = names
    table.promise = promise
    table.offered = None
    table.offered_to = -1
    table.won = []
    table.told = told or []
    table.log = None if told is None else [()] * len(told)  # they are told already
    table.state = unpack(packed)
    return table


def named(move: cython.int, tile: cython.int) -> Any:
    """The action behind a number, from a list where it does not depend on the claimed tile."""
    if CHOW_MOVE <= move < CLOSED_KONG_MOVE:
        return action_of(move, tile)
    action = _ACTIONS[move]
    if action is None:
        action = _ACTIONS[move] = action_of(move, -1)
    return action


def make_family(options: Options, layout: str = "table") -> Any:
    """The family object of a table: it has scratch, so nobody but the table's copies shares it."""
    family = families.part(options.family, "flow").make(options)
    family.set_roles(families.layout_of(options, layout))
    return family


def check_start(start: Any) -> None:
    """The fields with which a match may begin in its middle."""
    limits = {"number": 10_000, "dealer": 3, "honba": 10_000, "deposits": 10_000, "repeats": 10_000}
    for name, value in start.items():
        if name == "round":
            if not isinstance(value, str) or len(value) != 1 or value not in WINDS:
                raise TextError("not_a_seat", "round", value=shown(value))
        elif name == "scores":
            fits = isinstance(value, list | tuple) and len(value) == 4
            if not fits or any(not is_number(one, -MOST, MOST) for one in value):
                raise TextError("four_numbers", "scores", n=4, value=shown(value))
        elif name not in limits:
            raise TextError("match_start", value=shown(name))
        elif not is_number(value, int(name == "number"), limits[name]):
            raise TextError("number_up_to", name, most=limits[name], value=shown(value))


def is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def check_wall(tiles: Sequence[int], expected: Sequence[int]) -> None:
    """A given wall must be the whole set of tiles."""
    if sorted(tiles) != sorted(expected):
        raise TextError("wall_tiles", "wall", n=len(expected))
