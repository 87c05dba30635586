"""Replays: finished games of this server, and logs that people sent."""

import asyncio
import gzip
import sys
from collections import OrderedDict
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec

from wrobel.analysis import forms_of
from wrobel.logs.convert import SUFFIXES, WRITERS
from wrobel.logs.findings import Report
from wrobel.logs.scene import views
from wrobel.logs.verify import verify_game
from wrobel.logs.wrobel_log import read
from wrobel.rules import rulesets
from wrobel.web import tokens
from wrobel.web.game import Game, Move, folded
from wrobel.web.models import Frame, Header, ReplayHand, ReplayInfo, ReplayNote
from wrobel.web.reader import Answer, Note, note_of
from wrobel.web.refusals import RefusedError
from wrobel.web.store import Store
from wrobel.web.waiting import TAIL, draw_waits

MOST_UPLOADED = 1 << 20  # bytes, packed or not
MOST_KEPT = 16  # replays in memory
PATIENCE = 25.0  # seconds for reading a log
READERS = 2  # logs read at the same time


@dataclass(frozen=True)
class Replay:
    """A game that is over, event by event."""

    id: str
    log: bytes
    events: list[dict[str, Any]]
    notes: list[Note]
    source: str  # the format it came in
    assumed: bool  # the rules are not in the log

    @property
    def starts(self) -> list[int]:
        """Where the hands begin; after the last one, the end."""
        found = [place for place, event in enumerate(self.events) if event["type"] == "hand"]
        return [*found, len(self.events)]

    def info(self, lang: str) -> ReplayInfo:
        """What is in it, without the hands themselves."""
        match = self.events[0]
        starts = self.starts
        last = self.events[-1]
        return ReplayInfo(
            id=self.id,
            rules=match["rules"],
            family=rulesets.family_of(match["rules"]),
            names=match["names"],
            source=self.source,
            assumed=self.assumed,
            hands=[hand_of(self.events[start:end], start) for start, end in pairwise(starts)],
            final=last if last["type"] == "final" else None,
            notes=[
                ReplayNote(note.event, note.hand, note.pl if lang == "pl" else note.en)
                for note in self.notes
            ],
            formats=sorted(SUFFIXES),
        )

    def frames(self, hand: int) -> list[Frame]:
        """The table after every event of a hand."""
        starts = self.starts
        if not 0 <= hand < len(starts) - 1:
            raise RefusedError("unknown")
        events = self.events[starts[hand] : starts[hand + 1]]
        match = self.events[0]
        forms = sum(forms_of(rulesets.load(match["rules"], match.get("options"))).values())
        frames = [
            Frame(event, view)
            for event, view in zip(events, views(match["rules"], events), strict=True)
        ]
        for place in range(max(0, len(events) - TAIL), len(events)):
            frames[place].waits = draw_waits(events[: place + 1], forms) or msgspec.UNSET
        return frames

    def written(self, format: str) -> tuple[bytes, str]:
        """The log in a format, and the ending of its file's name."""
        if format not in WRITERS:
            raise RefusedError("unknown")
        if format == "wrobel":
            return self.log, SUFFIXES[format]
        [game] = read(self.log)
        return WRITERS[format](game).data, SUFFIXES[format]


def hand_of(events: list[dict[str, Any]], first: int) -> ReplayHand:
    """A hand in a list: its name, how it ended, and what was paid."""
    settled: dict[str, Any] = next(
        (event for event in reversed(events) if event["type"] == "settled"), {}
    )
    ends = [event for event in events if event["type"] in ("exhausted", "abort")]
    return ReplayHand(
        name=events[0]["name"],
        first=first,
        events=len(events),
        winners=[event["player"] for event in events if event["type"] == "win"],
        end=ends[0]["type"] if ends else None,
        payments=settled.get("payments"),
    )


class Replays:
    """Finds, keeps and makes replays."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Replay] = OrderedDict()
        self.reading = asyncio.Semaphore(READERS)

    async def find(self, id: str) -> Replay:
        """A finished game or a log that was sent, by its name."""
        if id in self.kept:
            self.kept.move_to_end(id)
            return self.kept[id]
        uploaded = await self.store.uploaded(id)
        if uploaded is not None:
            found = await asyncio.to_thread(unpacked, id, uploaded)
        else:
            loaded = await self.store.load(id)
            if loaded is None:
                raise RefusedError("unknown")
            header, journal, _ = loaded
            found = await asyncio.to_thread(played, id, header, journal)
        self.keep(found)
        return found

    def keep(self, replay: Replay) -> None:
        self.kept[replay.id] = replay
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def forget(self, id: str) -> None:
        self.kept.pop(id, None)

    async def add(self, data: bytes, rules: str | None, person: str) -> list[Replay]:
        """Read a log that somebody sent, in a process of its own, and keep its matches."""
        if len(data) > MOST_UPLOADED:
            raise RefusedError("too_large")
        answer = await self.read(data, rules)
        if answer.code:
            raise UploadError(answer.code, answer.error)
        found = []
        for game in answer.games:
            id = tokens.new_id()
            packed = gzip.compress(msgspec.json.encode(game), 6, mtime=0)
            replay = await asyncio.to_thread(unpacked, id, packed)
            match = replay.events[0]
            await self.store.upload(id, person, packed, match["rules"], match["names"])
            self.keep(replay)
            found.append(replay)
        return found

    async def read(self, data: bytes, rules: str | None) -> Answer:
        async with self.reading:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "wrobel.web.reader",
                *([rules] if rules else []),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                out, _ = await asyncio.wait_for(process.communicate(data), PATIENCE)
                return msgspec.json.decode(out, type=Answer)
            except (TimeoutError, msgspec.MsgspecError):
                return Answer(code="too_big", error="the log takes too long to read")
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()


class UploadError(RefusedError):
    """A log that cannot be read; the sentence says why."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__("bad_log")
        self.code = code
        self.why = why


def unpacked(id: str, packed: bytes) -> Replay:
    """A log that was sent, as it is kept."""
    from wrobel.web.reader import Read

    read = msgspec.json.decode(gzip.decompress(packed), type=Read)
    events = [msgspec.json.decode(line) for line in read.log.splitlines()]
    return Replay(id, read.log.encode(), events, read.notes, read.format, read.assumed)


def played(id: str, header: Header, journal: list[Move]) -> Replay:
    """A game of this server, if it is over: until then its tiles are secret."""
    game = Game(header)
    for player, text in folded(journal):
        game.play(player, text)
    if game.table.held:
        game.table.go_on()
    if not game.over:
        raise RefusedError("not_finished")
    log = b"".join(msgspec.json.encode(event) + b"\n" for event in game.table.events)
    report = Report()
    for one in read(log):
        verify_game(one, report)
    notes = [note_of(one) for one in (*report.illegal, *report.payments)]
    return Replay(id, log, game.table.events, notes, "wrobel", False)
