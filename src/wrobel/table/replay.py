"""Plays a record again: every event must follow from the one before, or be a legal action.

A record of an event is a tuple as the engine notes it: the type, then the facts in the order of
``wrobel.table.events``; None stands for what the record does not say. What the engine does by
itself (draws, indicators, settlements …) is compared, what players do is played.
"""

from typing import Any

from wrobel.errors import ActionError
from wrobel.notation import write_tiles
from wrobel.table.actions import action_of
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
    "final": ("scores", "places", "final", "table_points"),
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
        self.code = code
        self.want = want
        self.have = have
        self.field = field
        self.move = move
        super().__init__(code, self.sentence())

    def sentence(self) -> str:
        """What is wrong, in English."""
        if self.code == "illegal":
            may = ", ".join(map(str, self.have[:8])) + (", …" if len(self.have) > 8 else "")
            return f"{told(self.want)}: {self.move} is not legal, but: {may or 'nothing'}"
        if self.code in ("differs", "payments") and self.field:
            found = self.want[1].get(self.field)
            return f"{self.want[0]}: {self.field} is {found}, by the rules {self.have}"
        if self.have is None:
            return f"{told(self.want)} cannot come now"
        return f"{told(self.want)}, but by the rules comes {told(self.have)}"


class Replay:
    """A table that follows a record; ``see`` raises where the record cannot be right."""

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

    def see(self, record: Any) -> Any:
        """Take the next event."""
        if record[0] not in FIELDS and record[0] != "dora" and not 0 <= record[1] < 4:
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
        phase: cython.int = state.phase
        if phase == CLAIM or phase == ROB or phase == DECLARE:
            self.answer(record)
            if self.at == len(self.log) and self.table.state.phase == TURN:
                self.take_turn(record)
        elif phase == TURN:
            self.take_turn(record)

    def answer(self, record: Any) -> Any:
        """Everybody who is asked answers as the event tells, most with a pass."""
        i: cython.int
        state: State = self.table.state
        type = record[0]
        claimer: cython.int = -1
        claim: cython.int = PASS
        if type in ("chow", "pung", "kong"):
            claimer = record[1]
            claim = self.claim_move(record)
            if state.phase != CLAIM or record[2] != state.giver or record[3] != state.tile:
                raise DifferenceError("unexpected", record)
            if not state.asked >> claimer & 1:
                raise DifferenceError("illegal", record, (), move=record[0])
        if type == "abort" and record[1].get("why") == "triple_ron":
            claim = WIN_MOVE
        for i in range(4):
            if not state.asked >> i & 1:
                continue
            if state.phase == DECLARE:
                tenpai = record[1].get("tenpai") if type == "exhausted" else None
                shown = tenpai is None or i in tenpai
                self.move(i, TENPAI_MOVE if shown else NOTEN_MOVE, record)
            elif i == claimer or (claimer < 0 and claim == WIN_MOVE):
                self.move(i, claim, record)
            else:
                self.move(i, PASS, record)

    def claim_move(self, record: Any) -> cython.int:
        """The claim as a number."""
        kind: cython.int = kind_of(record[3])
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
                table.play(player, move)
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
