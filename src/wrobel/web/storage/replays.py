"""Replays: finished games of this server, and logs that people sent.

Nothing of a log is read here, however it came: that is for processes with little memory and time
(``reader``). This side keeps and hands out what they made of it.
"""

import asyncio
from collections import OrderedDict

import msgspec

from wrobel.languages import Words
from wrobel.logs.convert import SUFFIXES
from wrobel.logs.limits import GZIP_MAGIC
from wrobel.web.processes.log_reader import (
    MOST_GAMES,
    Answer,
    Convert,
    Earlier,
    Finished,
    PlayOn,
    Upload,
)
from wrobel.web.processes.log_readers import Readers
from wrobel.web.processes.replay_frames import Kept
from wrobel.web.refusals import RefusedError
from wrobel.web.storage import tokens
from wrobel.web.storage.store import Store
from wrobel.web.wire.http_types import Practice

MOST_UPLOADED = 1 << 20  # bytes, packed or not
MOST_KEPT = 16 << 20  # bytes of replays in memory
OWN = "wrobel"  # the format in which replays are kept


class UploadError(RefusedError):
    """A log that cannot be read; the code and the reason are those of its reader."""

    said = "log_refused"

    def __init__(self, code: str, why: dict[str, str]) -> None:
        super().__init__(self.said, why=Words(**why))
        self._code = code

    @property
    def code(self) -> str:
        return self._code


class PositionError(UploadError):
    """A decision from which nobody can play on."""

    said = "position_refused"


class Replays:
    """Finds, keeps and makes replays."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.readers = Readers()
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.finding: dict[str, asyncio.Task[Kept]] = {}

    async def close(self) -> None:
        await self.readers.close()

    async def find(self, id: str) -> Kept:
        """A finished game or a log that was sent, by its name; looked for once at a time."""
        if id in self.kept:
            self.kept.move_to_end(id)
            return self.kept[id]
        task = self.finding.get(id)
        if task is None:
            task = self.finding[id] = asyncio.create_task(self.look_for(id))
            task.add_done_callback(lambda _: self.finding.pop(id, None))
        return await asyncio.shield(task)

    async def look_for(self, id: str) -> Kept:
        """Out of the database; a game is played once more."""
        uploaded = await self.store.uploaded(id)
        if uploaded is None:
            loaded = await self.store.load(id)
            if loaded is None:
                raise RefusedError("unknown")
            if loaded.header.sealed:
                raise RefusedError("sealed")
            found = await self.made(id, Finished(id, loaded[0], loaded[1]))
        elif uploaded.startswith(GZIP_MAGIC):
            found = await self.made(id, Earlier(id, uploaded))
        else:
            found = msgspec.msgpack.decode(uploaded, type=Kept)
        if self.finding.get(id) is asyncio.current_task():  # else it was deleted meanwhile
            self.keep(id, found)
        return found

    async def made(self, id: str, question: Earlier | Finished) -> Kept:
        answer = await self.readers.ask(question)
        if answer.code:
            raise refusal(answer)
        return answer.games[id]

    def keep(self, id: str, replay: Kept) -> None:
        """Have it at hand; those that nobody asked for longest make room."""
        self.kept[id] = replay
        self.kept.move_to_end(id)
        while sum(one.size for one in self.kept.values()) > MOST_KEPT:
            self.kept.popitem(last=False)

    def forget(self, id: str) -> None:
        self.kept.pop(id, None)
        self.finding.pop(id, None)

    async def add(self, data: bytes, rules: str | None, person: str) -> list[Kept]:
        """Read a log that somebody sent and keep its matches."""
        if len(data) > MOST_UPLOADED:
            raise RefusedError("too_large")
        ids = [tokens.new_id() for _ in range(MOST_GAMES)]
        answer = await self.readers.ask(Upload(data, rules, ids))
        if answer.code:
            raise UploadError(answer.code, answer.error)
        for id, replay in answer.games.items():
            stored = msgspec.msgpack.encode(replay)
            await self.store.upload(id, person, stored, replay.rules, replay.names)
            self.keep(id, replay)
        return list(answer.games.values())

    async def written(self, id: str, format: str) -> tuple[bytes, str]:
        """The log in a format, packed, and the ending of its file's name."""
        if format not in SUFFIXES:
            raise RefusedError("unknown")
        replay = await self.find(id)
        if format == OWN:
            return replay.log, SUFFIXES[format]
        answer = await self.readers.ask(Convert(replay.log, format))
        if answer.code:
            raise refusal(answer)
        return answer.log, SUFFIXES[format]

    async def position(self, wish: Practice) -> Answer:
        """A decision of a game with everything hidden dealt anew, and the action to begin with."""
        replay = await self.find(wish.replay)
        question = PlayOn(replay.log, wish.event, wish.player, wish.action, wish.deal)
        answer = await self.readers.ask(question)
        if answer.code:
            raise PositionError(answer.code, answer.error)
        return answer


def refusal(answer: Answer) -> RefusedError:
    """What a reader found, for whoever asked."""
    if answer.code == "not_finished":
        return RefusedError(answer.code)
    return UploadError(answer.code, answer.error)
