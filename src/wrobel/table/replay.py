"""Plays a record again: every event must follow from the one before, or be a legal action.

A record of an event is a tuple as the engine notes it: the type, then the facts in the order of
``wrobel.table.events``; None stands for what the record does not say. What the engine does by
itself (draws, indicators, settlements …) is compared, what players do is played. At a table in
honour mode a fault is played where the record shows it or its ruling; a ruling for which the table
knows no reason is the referee's.
"""

from typing import Any

from wrobel.errors import ActionError
from wrobel.notation import write_tiles
from wrobel.table.actions import Action, action_of
from wrobel.table.referee import FOUND
from wrobel.tiles import NAMES

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.family import kind_of
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.table import Table

# Facts that are whole objects are compared field by field; these are the settlement's business.
FIELDS = {
    "hand": (
        *("name", "round", "number", "dealer", "winds", "honba", "deposits", "scores", "dice"),
        *("hands", "dora", "left"),
    ),
    "settled": ("payments", "scores", "honba", "deposits", "dealer_stays"),
    "final": ("scores", "places", "final", "table_points", "deductions"),
    "exhausted": ("tenpai", "nagashi", "hands"),
    "abort": ("why", "player", "hands"),
    "ruling": ("player", "ruling", "why", "payments", "points"),
}
OPTIONAL = ("dora", "riichi")  # some records leave these out


class DifferenceError(ActionError):
    """The record cannot be right: ``want`` is what it says, ``have`` what the rules lead to.

    Codes: ``illegal`` (``move`` is the action, ``have`` the legal ones), ``unexpected``,
    ``differs`` and ``payments`` (in the ``field``).
    """

    def __init__(
        self, code: str, want: Any, have: Any = None, field: str = "", move: Any = ""
    ) -> None:
        self.want = want
        self.have = have
        self.field = field
        self.move = move
        if code == "illegal":
            may = [*map(str, have[:8]), *(["…"] if len(have) > 8 else [])]
            super().__init__("record_illegal", record=told(want), move=str(move), legal=may or "–")
        elif code in ("differs", "payments") and field:
            found = want[1].get(field)
            values = {"record": want[0], "field": field, "found": found, "right": have}
            super().__init__(f"record_{code}", **values)
        elif have is None:
            super().__init__("record_unexpected", record=told(want))
        else:
            cause = "record_instead" if code == "unexpected" else "record_other"
            super().__init__(cause, record=told(want), right=told(have))


class Replay:
    """A table that follows a record; ``see`` raises where the record cannot be right.

    A ``witness`` is called with player, move and event before anything is played.
    """

    if not cython.compiled:
        log: list[Any]
        wins: list[Any]
        held: list[Any]

    def __init__(self, table: Table) -> None:
        if table.log is None:
            raise ValueError("the table must keep a record")
        self.table = table
        self.log = table.log
        self.at = 1  # the header is first
        self.wins = []
        self.held = []
        self.liars = 0
        self.witness: Any = None

    def see(self, record: Any) -> Any:
        """Take the next event."""
        if record[0] not in FIELDS and record[0] != "dora" and not 0 <= record[1] < 4:
            raise DifferenceError("unexpected", record)
        if record[0] == "ruling" and record[1].get("player") not in (0, 1, 2, 3):
            raise DifferenceError("unexpected", record)
        if record[0] == "win":  # several winners answer together
            self.wins.append(record)
            return
        if self.wins:
            self.flush()
        log = self.log
        if self.at == len(log):
            # An indicator is turned by the discard that comes next (R2.20), a stick is laid
            # before the discard is claimed (R5.7a): only the next event tells what was done.
            phase: cython.int = self.table.state.phase
            if (record[0] == "dora" and phase == TURN) or (
                record[0] == "riichi" and phase == CLAIM
            ):
                self.held.append(record)
                return
            if record[0] == "ruling" and phase != TURN and is_false_win(record[1]):
                self.held.append(record)  # others may have lied too, or claimed
                self.liars |= 1 << record[1]["player"]
                return
            self.bring_about(record)
        while self.held and self.at < len(log):
            self.compare(log[self.at], self.held.pop(0))
            self.at += 1
        if self.at == len(log):
            raise DifferenceError("unexpected", record)
        if record[0] != log[self.at][0] and log[self.at][0] in OPTIONAL:
            self.at += 1
            if self.at == len(log):
                self.bring_about(record)
        self.compare(log[self.at], record)
        self.at += 1

    def flush(self) -> Any:
        """The wins seen so far are all there are."""
        wins, self.wins = self.wins, []
        log = self.log
        if self.held and not wins:  # nothing more is known
            held, self.held = self.held, []
            self.bring_about(held[0])
            for record in held:
                if self.at == len(log):
                    break
                self.compare(log[self.at], record)
                self.at += 1
        if not wins:
            return
        if self.at == len(log):
            self.answer_wins(wins)
        while self.at < len(log) and log[self.at][0] in OPTIONAL:
            self.at += 1
        for record in wins:
            if self.at == len(log):
                raise DifferenceError("unexpected", record)
            self.compare(log[self.at], record)
            self.at += 1

    def answer_wins(self, wins: Any) -> Any:
        """Everybody who is asked answers, the winners with their win."""
        i: cython.int
        state: State = self.table.state
        winners = [record[1] for record in wins]
        if state.phase == TURN:
            if wins[0][2] is not None:
                raise DifferenceError("unexpected", wins[0])
            # a win by bonus tiles alone has no winning tile (Hong Kong 3.7)
            request = wins[0][3]
            alone = request is not None and "hand" in request and "win" not in request
            self.move(winners[0], BONUS_WIN_MOVE if alone else WIN_MOVE, wins[0])
            return
        for record in wins:
            if record[2] is None or record[2] != state.giver:
                raise DifferenceError("unexpected", record)
            if not state.asked >> record[1] & 1:
                raise DifferenceError("illegal", record, (), move="win")
        for i in range(4):
            if state.asked >> i & 1:
                self.move(i, WIN_MOVE if i in winners else PASS, wins[0])

    def bring_about(self, record: Any) -> Any:
        """Do what players must have done for this event to come."""
        state: State = self.table.state
        if record[0] == "take":
            self.declare(record[1], Action("take"), record)
            return
        if record[0] == "ruling":
            if record[1].get("why") not in FOUND:
                self.rule(record)
                return
            if record[1]["why"] == "false_riichi":  # so what is held was found at the draw too
                self.liars = 0
        while self.at == len(self.log) and (
            state.phase == CLAIM or state.phase == ROB or state.phase == DECLARE
        ):
            self.answer(record)
        self.liars = 0
        if self.at == len(self.log) and state.phase == TURN:
            self.take_turn(record)

    def rule(self, record: Any) -> Any:
        """The referee rules."""
        facts = record[1]
        points = facts.get("points") or 0
        try:
            self.table.referee(facts["ruling"], facts["player"], points, facts.get("why") or "")
        except ActionError:
            raise DifferenceError("unexpected", record) from None

    def declare(self, player: cython.int, action: Any, record: Any) -> Any:
        """Play what is possible only in honour mode."""
        table: Table = self.table
        if not table.honour or not table.declare(player, action):
            legal = table.legal(player)
            raise DifferenceError("illegal", record, legal, move=str(action))
        table.offered = None

    def answer(self, record: Any) -> Any:
        """Everybody who is asked answers as the event tells, most with a pass."""
        i: cython.int
        state: State = self.table.state
        phase: cython.int = state.phase
        asked: cython.int = state.asked
        type = record[0]
        claimer: cython.int = -1
        claim: cython.int = PASS
        if type == "ruling" and record[1]["why"] == "claim_with_a_dead_hand":
            claimer = record[1]["player"]
            claim = VOID_MOVE
        if type in ("chow", "pung", "kong"):
            claimer = record[1]
            claim = self.claim_move(record)
            if state.phase != CLAIM or record[2] != state.giver or record[3] != state.tile:
                raise DifferenceError("unexpected", record)
            if not asked >> claimer & 1:
                raise DifferenceError("illegal", record, (), move=record[0])
        if type == "abort" and record[1].get("why") == "triple_ron":
            claim = WIN_MOVE
        for i in range(4):
            if not asked >> i & 1:
                continue
            if phase == DECLARE:
                tenpai = record[1].get("tenpai") if type == "exhausted" else None
                shown = tenpai is None or i in tenpai
                self.move(i, TENPAI_MOVE if shown else NOTEN_MOVE, record)
            elif self.liars >> i & 1:
                self.declare(i, Action("win"), record)
            elif i == claimer and claim == VOID_MOVE:
                own = self.any_tile(i) if type == "ruling" else record[4]
                name = "pung" if type == "ruling" else type
                self.declare(i, Action(name, own), record)
            elif i == claimer or (claimer < 0 and claim == WIN_MOVE):
                self.move(i, claim, record)
            else:
                self.move(i, PASS, record)

    def any_tile(self, player: cython.int) -> Any:
        """Some tile that the player holds: of a claim with a dead hand nobody tells the tiles."""
        tile: cython.int
        for tile in range(FIRST_BONUS):
            if self.table.holds(player, tile):
                return (tile,)
        return ()

    def claim_move(self, record: Any) -> cython.int:
        """The claim as a number."""
        kind: cython.int = kind_of(record[3])
        if record[6]:
            return VOID_MOVE
        red: cython.int = 0
        kinds = []
        for tile in record[4]:
            if tile >= FIRST_RED:
                red = RED
            kinds.append(kind_of(tile))
        if record[0] == "pung" and kinds == [kind, kind]:
            return PUNG_MOVE | red
        if record[0] == "kong" and kinds == [kind, kind, kind]:
            return KONG_MOVE | red
        if record[0] == "chow" and len(kinds) == 2:
            kinds.append(kind)
            kinds.sort()
            if kinds[1] == kinds[0] + 1 and kinds[2] == kinds[0] + 2:
                return CHOW_MOVE | red | (kind - kinds[0])
        raise DifferenceError("illegal", record, (), move=record[0])

    def take_turn(self, record: Any) -> Any:
        """The player in turn does what the event tells."""
        i: cython.int
        state: State = self.table.state
        type = record[0]
        player: cython.int = state.turn
        if type == "ruling":
            if record[1]["player"] == player and is_false_win(record[1]):
                self.declare(player, Action("win"), record)
            return
        if type == "abort":
            if record[1].get("why") == "nine_kinds":
                self.move(player, NINE_KINDS_MOVE, record)
            return
        if type not in ("discard", "closed_kong", "added_kong", "bonus"):
            return
        if record[1] != player:
            raise DifferenceError("unexpected", record)
        if type == "closed_kong":
            self.move(player, CLOSED_KONG_MOVE | record[2], record)
        elif type == "added_kong":
            self.move(player, ADDED_KONG_MOVE | record[2], record)
        elif type == "bonus":
            self.move(player, EXPOSE_MOVE | record[2], record)
        else:
            drawn = record[3]
            base: cython.int = RIICHI_MOVE if record[4] else DISCARD_MOVE
            tile: cython.int = record[2]
            if drawn is None:  # not said: the drawn one if it is that tile
                drawn = state.drawn == tile
            self.move(player, base | tile | (DRAWN if drawn else 0), record)

    def move(self, player: cython.int, move: cython.int, record: Any) -> Any:
        """Play a move if it is legal."""
        i: cython.int
        table: Table = self.table
        for i in range(table.collect(player)):
            if table.family.moves[i] == move:
                table.offered = None
                if self.witness is not None:
                    self.witness(player, move, record)
                    table.offered = None
                if move != PASS and record[0] in ("chow", "pung") and record[5]:
                    move |= LEFT_LYING
                table.play(player, move)
                return
        if table.honour and record[0] in ("discard", "closed_kong"):
            self.declare(player, action_of(move, -1), record)
            return
        try:
            wanted = str(action_of(move, table.state.tile))
        except (KeyError, IndexError, StopIteration):
            wanted = record[0]
        raise DifferenceError("illegal", record, table.legal(player), move=wanted)

    def compare(self, have: Any, want: Any) -> Any:
        """The event must be what the rules lead to, as far as it says something."""
        type = want[0]
        if have[0] != type:
            raise DifferenceError("unexpected", want, have)
        if type in FIELDS:
            for field in FIELDS[type]:
                expected = have[1].get(field)
                found = want[1].get(field)
                if found is not None and found != expected and not partly(expected, found):
                    code = "payments" if type == "settled" and field == "payments" else "differs"
                    raise DifferenceError(code, want, expected, field)
            return
        for place in range(1, min(len(want), len(have))):
            if type == "win" and place >= 3:
                break  # scores are compared by who knows what the record says of them
            if want[place] is not None and want[place] != have[place]:
                raise DifferenceError("differs", want, have)


def is_false_win(facts: Any) -> bool:
    """Does a ruling tell of a win that was none?"""
    return facts.get("why") in ("false_win", "wrong_kong")


def partly(expected: Any, found: Any) -> bool:
    """Equal lists, but for entries that are not known."""
    if not isinstance(expected, list) or not isinstance(found, list):
        return False
    return len(expected) == len(found) and all(
        two is None or one == two for one, two in zip(expected, found, strict=True)
    )


def told(record: Any) -> str:
    """An event in a few words."""
    type, facts = record[0], record[1:]
    if type in ("draw", "discard", "bonus", "added_kong", "closed_kong"):
        tile = "a tile" if facts[1] is None else NAMES[facts[1]]
        return f"{type.replace('_', ' ')} of {tile} by player {facts[0]}"
    if type in ("chow", "pung", "kong"):
        own = write_tiles(facts[3])
        return f"{type} of {NAMES[facts[2]]} with {own} by player {facts[0]} from {facts[1]}"
    if type == "win":
        return f"win of player {facts[0]}" + ("" if facts[1] is None else f" from {facts[1]}")
    if type == "dora":
        return f"dora indicator {NAMES[facts[0]]}"
    if type == "riichi":
        return f"riichi stick of player {facts[0]}"
    if type in ("ruling", "abort"):
        return f"{type} {facts[0].get('ruling') or facts[0].get('why')}"
    return str(type)
