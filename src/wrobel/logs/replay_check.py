"""Proves a log: every action legal, every settlement right, every wall as it was promised."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from wrobel.errors import LogError, WrobelError
from wrobel.logs.events import AnyEvent, Hand, Settled, Win
from wrobel.logs.findings import (
    FIELDS,
    OTHERS,
    Finding,
    Report,
    describe,
    rule_of,
    worded,
)
from wrobel.logs.game import GameLog
from wrobel.logs.records import record_of, records_of
from wrobel.notation import read_tiles
from wrobel.rules.options import Options
from wrobel.rules.rulesets import load
from wrobel.rules.trace import Text
from wrobel.state import fair
from wrobel.table.from_records import known_wall, open_table
from wrobel.table.replay import DifferenceError, Replay

Record = tuple[Any, ...]
MOST_FINDINGS = 1000
LAST = ("settled", "final")


class Check:
    """The check of one match, hand by hand."""

    def __init__(self, game: GameLog, report: Report) -> None:
        self.game = game
        self.report = report
        self.header = game.match
        self.options: Options = load(str(self.header.rules), dict(self.header.options))
        self.facts = {"names": self.header.names, "honour": self.header.honour}
        self.replay: Replay | None = None
        self.hand = ""

    def run(self) -> None:
        """Check all hands."""
        report, game = self.report, self.game
        report.matches += 1
        report.events += len(game.events)
        for remark in game.remarks:
            if remark.code == "broken_off":
                continue  # found again below, with its hand
            why = LogError(remark.cause, "", **remark.values)  # the place is told beside it
            text = Text("{why}", "{why}", {"why": why})
            report.warnings.append(Finding(self.hand, 0, remark.place, text))
        hands = list(hands_of(game.events))
        if not hands:
            self.warn(0, OTHERS["no_hands"])
        for start, end in hands:
            self.check_hand(start, end)
        over = self.replay is not None and self.replay.table.phase == "match_over"
        if hands and self.replay is not None and not over and game.complete:
            self.warn(len(game.events) - 1, OTHERS["not_over"])

    def check_hand(self, start: int, end: int) -> None:
        """Check the events of one hand; after a fault the next hand begins anew."""
        events = self.game.events[start:end]
        first = events[0]
        if not isinstance(first, Hand):
            raise TypeError("a hand begins with its deal")
        self.report.hands += 1
        self.hand = first.name
        records = records_of(events)
        if None in first.hands or [None for one in records if one[0] == "draw" and one[2] is None]:
            self.warn(start, OTHERS["hidden"])
            self.replay = None
            return
        before = len(self.report.illegal) + len(self.report.payments)
        try:
            replay = self.deal(start, records)
        except DifferenceError as error:
            self.note(start, error)
            return
        except WrobelError as error:
            self.add(start, OTHERS["tiles"].having(why=error), rule_of("hand", self.options))
            self.replay = None
            return
        self.follow(replay, start, events, records)
        if len(self.report.illegal) + len(self.report.payments) > before:
            self.replay = None

    def deal(self, start: int, records: list[Record]) -> Replay:
        """Deal the hand at the table, which goes on from the hand before if that was in order."""
        first = records[0][1]
        layout = self.header.layout or ("botzone" if self.game.format == "botzone" else "given")
        wall = known_wall(self.options, layout, records)
        replay = self.replay
        if replay is not None and replay.table.phase == "match_over":
            self.add(start, OTHERS["after_end"], rule_of("final", self.options))
            replay = None
        if replay is not None:
            replay.table.next_hand(wall)
            try:
                replay.see(("hand", {**first, "dice": None}))
            except DifferenceError as error:
                self.note(start, error)
                replay = None
        if replay is None:
            replay = open_table(self.options, self.facts, layout, wall, first)
            replay.see(("hand", {**first, "number": None, "name": None, "dice": None}))
        self.replay = replay
        return replay

    def follow(
        self, replay: Replay, start: int, events: list[AnyEvent], records: list[Record]
    ) -> None:
        """Play what happened after the deal."""
        ended = False
        see = replay.see
        for place in range(1, len(records)):
            record = records[place]
            try:
                if record[0] == "settled":
                    event = events[place]
                    ended = True
                    if isinstance(event, Settled):
                        self.check_promise(start + place, events[0], event)
                    replay.flush()
                    self.check_scores(replay, start, events)
                see(record)
            except DifferenceError as error:
                self.note(start + place, error)
                if error.code not in ("payments", "differs") or record[0] not in LAST:
                    return
        try:
            replay.flush()
        except DifferenceError as error:
            self.note(start + len(records) - 1, error)
            return
        if not ended:
            self.add(start + len(records) - 1, OTHERS["no_end"], "")

    def check_promise(self, place: int, first: AnyEvent, last: Settled) -> None:
        """The wall must be the one promised before the deal."""
        promised = first.commitment if isinstance(first, Hand) else None
        if promised is None or last.salt is None or last.wall is None:
            return
        if len(last.salt) % 2 or not fair.verify(
            promised, bytes.fromhex(last.salt), read_tiles(last.wall)
        ):
            self.add(place, OTHERS["wall"], "")

    def check_scores(self, replay: Replay, start: int, events: list[AnyEvent]) -> None:
        """What the log says of its wins must be what they are worth."""
        if replay.table.phase not in ("hand_over", "match_over"):
            return  # settled too early, which is found next
        wins = [place for place, event in enumerate(events) if type(event) is Win]
        for place, (player, score) in zip(wins, replay.table.result["wins"], strict=False):
            event = events[place]
            if not isinstance(event, Win) or event.player != player:
                continue
            for name, found, have in said_of(event, score.to_dict()):
                if found != have:
                    said = FIELDS.get(name, name)
                    text = OTHERS["score"].having(
                        event=describe(record_of(event)), field=said, found=found, have=have
                    )
                    self.add(start + place, text, rule_of("settled", self.options))

    # Findings

    def note(self, place: int, error: DifferenceError) -> None:
        rule = rule_of(str(error.want[0]), self.options)
        if error.code == "payments":
            finding = self.finding(
                place, worded(error), rule, error.have, error.want[1]["payments"]
            )
            self.report.payments.append(finding)
        else:
            self.add(place, worded(error), rule)

    def add(self, place: int, text: Text, rule: str) -> None:
        if len(self.report.illegal) < MOST_FINDINGS:
            self.report.illegal.append(self.finding(place, text, rule))

    def warn(self, place: int, text: Text) -> None:
        if len(self.report.warnings) < MOST_FINDINGS:
            self.report.warnings.append(self.finding(place, text, ""))

    def finding(
        self, place: int, text: Text, rule: str, expected: Any = None, found: Any = None
    ) -> Finding:
        return Finding(self.hand, place, self.game.place(place), text, rule, expected, found)


def hands_of(events: list[AnyEvent]) -> Iterator[tuple[int, int]]:
    """Where each hand begins and ends."""
    starts = [place for place, event in enumerate(events) if type(event) is Hand]
    return pairwise([*starts, len(events)])


def said_of(event: Win, score: dict[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    """What a log says of a win beside what it is: our own whole score, or another program's."""
    if event.score is not None:
        for name in ("han", "fu", "yakuman", "limit", "total", "points", "payments", "fans"):
            if name in event.score:
                yield name, event.score[name], score.get(name)
    claimed = event.claimed
    if claimed is None:
        return
    if claimed.han is not None and not score["yakuman"]:
        yield "han", claimed.han, score["han"]
    if claimed.fu is not None and score["limit"] is None:
        yield "fu", claimed.fu, score["fu"]
    if claimed.points is not None:
        yield "points", claimed.points, score["points"]
    if claimed.total is not None:
        yield "total", claimed.total, score["total"]


def verify_game(game: GameLog, report: Report, rules: str | None = None) -> None:
    """Check one match and add what is found to the report.

    ``rules`` are for logs that do not name theirs.
    """
    if game.match.rules is not None:
        ruled = game.by_its_rules()
    elif rules is not None:
        ruled = game.under(rules)
    else:
        report.matches += 1
        report.illegal.append(Finding("", 0, game.place(0), OTHERS["no_rules"]))
        return
    Check(ruled, report).run()
