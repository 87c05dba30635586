"""The decisions of a log: who could do what, what was seen then, and what was done."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from wrobel.errors import LogError, WrobelError
from wrobel.logs.events import AnyEvent, Hand
from wrobel.logs.game import GameLog
from wrobel.logs.records import records_of
from wrobel.logs.replay_check import hands_of
from wrobel.review.hidden_tiles import filled_in, hidden_players
from wrobel.rules.options import Options
from wrobel.rules.rulesets import load
from wrobel.state.moves import PASS
from wrobel.table.actions import Action
from wrobel.table.from_records import known_wall, open_table
from wrobel.table.replay import Replay
from wrobel.table.table import Table
from wrobel.table.view import View

Record = tuple[Any, ...]
ENDS = ("win", "exhausted", "abort", "settled", "final")
ANSWERED = ("discard", "closed_kong", "added_kong")


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """One decision: the view of the player, and the action that the log tells."""

    hand: str
    event: int
    player: int
    view: View
    action: Action


@dataclass(frozen=True, slots=True)
class Gap:
    """Where a log could not be followed to the end of a hand."""

    hand: str
    event: int
    why: str


class Moments:
    """Follows a log hand by hand; ``gaps`` are the hands that could not be followed.

    A ``listener`` hears of every decision while the ``table`` stands there.
    """

    def __init__(self, game: GameLog, rules: str | None = None) -> None:
        if game.match.rules is None and rules is None:
            raise LogError("no_rules")
        self.game = game.by_its_rules() if game.match.rules is not None else game.under(str(rules))
        self.header = self.game.match
        self.options: Options = load(str(self.header.rules), dict(self.header.options))
        self.bounds = list(hands_of(self.game.events))
        self.gaps: list[Gap] = []
        self.several = self.options.about.ends(self.options).several
        self.hidden: set[int] = set()  # whose tiles the hand at hand does not tell
        self.listener: Callable[[Moment], None] | None = None
        self._replay: Replay | None = None
        self._found: list[Moment] = []
        self._records: list[Record] = []
        self._start = 0
        self._name = ""

    def by_hand(self) -> Iterator[tuple[str, list[Moment]]]:
        """The decisions of one hand after the other."""
        for start, end in self.bounds:
            self._found = []
            self._follow(start, self.game.events[start:end])
            yield self._name, self._found

    @property
    def table(self) -> Table | None:
        """The table as it stands at this moment of the log."""
        return None if self._replay is None else self._replay.table

    def _follow(self, start: int, events: list[AnyEvent]) -> None:
        first = events[0]
        if not isinstance(first, Hand):
            raise TypeError("a hand begins with its deal")
        self._start = start
        self._name = first.name
        self.hidden = hidden_players(events)
        place = 0
        try:
            if self.hidden:
                events = filled_in(self.options, events)
        except WrobelError:
            self.hidden = set(range(len(first.hands)))
        if len(self.hidden) == len(first.hands):
            self._replay = None
            self.gaps.append(Gap(first.name, start, "hidden"))
            return
        self._records = records_of(events)
        try:
            replay = self._deal(self._records)
            replay.witness = self._see
            for place in range(1, len(self._records)):
                replay.see(self._records[place])
            replay.flush()
        except WrobelError as error:
            self._replay = None
            if self.hidden and self._records[place][0] in ENDS:
                return  # hands that were filled in end otherwise
            self.gaps.append(Gap(first.name, start + place, error.message))

    def _deal(self, records: list[Record]) -> Replay:
        """Deal at the table; it goes on from the hand before if that was in order."""
        first = records[0][1]
        layout = self.header.layout or ("botzone" if self.game.format == "botzone" else "given")
        wall = known_wall(self.options, layout, records)
        replay = self._replay
        if replay is not None and replay.table.phase == "hand_over":
            replay.table.next_hand(wall)
            try:
                replay.see(("hand", {**first, "dice": None}))
            except WrobelError:
                replay = None
        else:
            replay = None
        if replay is None:
            facts = {"names": self.header.names, "honour": self.header.honour}
            replay = open_table(self.options, facts, layout, wall, first)
            replay.see(("hand", {**first, "number": None, "name": None, "dice": None}))
        self._replay = replay
        return replay

    def _see(self, player: int, move: int, record: Record) -> None:
        """A player is about to do something."""
        if self._replay is None or player in self.hidden:
            return
        table = self._replay.table
        view = table.view(player)
        if len(view.legal) < 2:
            return
        action = next((one for one in view.legal if one.move == move), None)
        if action is None or (move == PASS and self._untold(player, view, record)):
            return
        place = self._place(player, action, record)
        moment = Moment(self._name, self._start + place, player, view, action)
        self._found.append(moment)
        if self.listener is not None:
            self.listener(moment)

    def _untold(self, player: int, view: View, record: Record) -> bool:
        """May this pass have been a claim that another one went before?"""
        can = {action.type for action in view.legal}
        if record[0] == "win" and record[1] != player:
            return "win" not in can or not self.several
        if record[0] in ("pung", "kong") and record[1] != player:
            return "win" not in can
        return False

    def _place(self, player: int, action: Action, record: Record) -> int:
        """The event of the action; of a pass the one it answers."""
        at = next(i for i, one in enumerate(self._records) if one is record)
        if action.type == "win":
            wins = [i for i, one in enumerate(self._records) if one[:2] == ("win", player)]
            return wins[0] if wins else at
        if action.type != "pass":
            return at
        while at > 0 and (self._records[at][0] not in ANSWERED or self._records[at] is record):
            at -= 1
        return at
