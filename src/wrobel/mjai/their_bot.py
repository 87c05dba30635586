"""Somebody else's bot at our table, through mjai."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import json

from wrobel.bots import Bot
from wrobel.logs.foreign_tiles import plain
from wrobel.logs.mjai.translator import Translator, mjai_names
from wrobel.logs.wrobel_log import from_dict
from wrobel.mjai.process import Crashed, Late, MjaiProcess
from wrobel.table.actions import Action, fallback
from wrobel.table.events import seen
from wrobel.table.table import Table
from wrobel.table.view import View
from wrobel.tiles import MJAI_NAMES, NAMES

MOST_LATE = 3  # then nobody waits for it any more in this match
FROM_MJAI = dict(zip(MJAI_NAMES, NAMES, strict=False))
CALLS = {"chi": "chow", "pon": "pung", "daiminkan": "kong"}


class MjaiBot(Bot):
    """A program in a seat.

    It gets an array of events whenever it may act and answers one. What goes wrong is told to
    ``fault``, its kind and the details: ``start`` (it cannot be started, or ends before its first
    answer), ``crash``, ``late``, ``nonsense`` or ``illegal``. It costs the program a pass or the
    tile just drawn; after a crash, or three late answers, that is how it plays the match to its
    end.
    """

    def __init__(
        self,
        name: str,
        command: list[str],
        player: int,
        table: Table,
        seconds: float,
        fault: Callable[[str, str], None],
    ) -> None:
        super().__init__(name)
        self.player = player
        self.table = table
        self.fault = fault
        self.seconds = seconds
        self.translate = Translator(player)
        self.told = 0
        self.late = 0
        self.reach_told = False
        self.process: MjaiProcess | None = None
        try:
            self.process = MjaiProcess(command, player)
        except Crashed as error:
            self.fault("start", str(error))

    def choose(self, view: View) -> Any:
        """The program's answer as an action, or the one that costs it nothing but the turn."""
        legal: list[Action] = view.legal
        if legal[0].type in ("tenpai", "noten"):  # mjai does not ask: hands are shown
            return next(action for action in legal if action.type == "tenpai")
        if self.process is None:
            return fallback(legal)
        try:
            return self.asked(legal)
        except Late as error:
            self.late += 1
            self.fault("late", str(error))
            if self.late >= MOST_LATE:
                self.give_up()
        except Crashed as error:
            heard = self.process.heard
            self.give_up()
            self.fault("crash" if heard else "start", str(error))
        return fallback(legal)

    def asked(self, legal: list[Action]) -> Action:
        answer = self.exchange(self.news())
        if isinstance(answer, dict) and answer.get("type") == "reach":
            self.reach_told = True
            answer = self.exchange([{"type": "reach", "actor": self.player}])
            found = self.find(answer, [action for action in legal if action.type == "riichi"])
        else:
            found = self.find(answer, [action for action in legal if action.type != "riichi"])
        if found is None:
            kind = "illegal" if isinstance(answer, dict) and "type" in answer else "nonsense"
            shown = answer if isinstance(answer, str) else json.encode(answer).decode()
            self.fault(kind, f"answered {shown:.200}")
            return fallback(legal)
        return found

    def exchange(self, events: list[dict[str, Any]]) -> Any:
        """Tell what happened, hear an answer; what is not JSON comes back as text."""
        assert self.process is not None
        self.process.send(events)
        line = self.process.answer(self.seconds)
        try:
            return json.decode(line)
        except msgspec.DecodeError:
            return line.decode("utf-8", "replace").strip()

    def news(self) -> list[dict[str, Any]]:
        """What has happened since the program was last told."""
        events = self.table.events[self.told :]
        self.told += len(events)
        lines = []
        for event in events:
            for line in self.translate(from_dict(seen(event, self.player))):
                own_reach = line["type"] == "reach" and line["actor"] == self.player
                if own_reach and self.reach_told:
                    continue
                lines.append(line)
            if event["type"] in ("discard", "settled"):
                self.reach_told = False
        return lines

    def find(self, answer: Any, legal: list[Action]) -> Action | None:
        """The legal action that is meant."""
        if not isinstance(answer, dict):
            return None
        for action in legal:
            if fits(answer, action):
                return action
        if answer.get("type") == "dahai" and "tsumogiri" not in answer:
            tile = FROM_MJAI.get(str(answer.get("pai")))
            return next(
                (action for action in legal if action.tiles and NAMES[action.tiles[0]] == tile),
                None,
            )
        return None

    def give_up(self) -> None:
        if self.process is not None:
            self.process.close()
            self.process = None

    def close(self) -> None:
        """Tell the end of the match and let the program go."""
        if self.process is not None:
            over = self.table.phase == "match_over"
            self.process.close(self.news() if over else None)
            self.process = None


def fits(answer: dict[str, Any], action: Action) -> bool:
    """Does the answer mean this action?"""
    kind = answer.get("type")
    tiles = [NAMES[tile] for tile in action.tiles]
    match action.type:
        case "discard" | "riichi":
            return (
                kind == "dahai"
                and answer.get("pai") == mjai_names(tiles)[0]
                and answer.get("tsumogiri") is action.drawn
            )
        case "chow" | "pung" | "kong":
            used = answer.get("consumed")
            return (
                CALLS.get(str(kind)) == action.type
                and isinstance(used, list)
                and sorted(map(str, used)) == sorted(mjai_names(tiles))
            )
        case "closed_kong":
            used = answer.get("consumed")
            return (
                kind == "ankan"
                and isinstance(used, list)
                and len(used) == 4
                and {plain(FROM_MJAI.get(str(name), "0?")) for name in used} == {plain(tiles[0])}
            )
        case "added_kong":
            return kind == "kakan" and answer.get("pai") == mjai_names(tiles)[0]
        case "win":
            return kind == "hora"
        case "nine_kinds":
            return kind == "ryukyoku"
        case "pass":
            return kind == "none"
    return False
