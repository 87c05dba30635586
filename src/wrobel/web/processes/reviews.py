"""The server's side of reviews: made once, kept with the game, ended when nobody looks.

What the process finds stays packed here; an answer is put together beside the loop.
"""

import asyncio
import gzip
import logging
import sys
import time
import zlib
from collections import OrderedDict
from contextlib import ExitStack
from functools import partial

import msgspec

from wrobel.languages import LANGUAGES
from wrobel.web.background import begun
from wrobel.web.processes.log_readers import end
from wrobel.web.processes.review_process import AllDone, HandDone, ReviewQuestion
from wrobel.web.refusals import RefusedError
from wrobel.web.storage.replays import Replays
from wrobel.web.storage.reviews import ReviewStore
from wrobel.web.waiting import Waiting
from wrobel.web.workbench import Workbench

log = logging.getLogger("wrobel.web")
AT_ONCE = 1
MOST_WAITING, OF_ONE_ADDRESS = 8, 3  # reviews; more are refused at once
UNSEEN = 20.0  # seconds after which a review that nobody looks at is ended
LOOK = 2.0
MOST_LINE = 8 << 20
HANDS_AT_ONCE = 16  # in one answer
MOST_KEPT = 8 << 20  # bytes of reviews in memory
GZIP = 31  # what zlib calls that format


class Reviewed(msgspec.Struct):
    """What is known of a review: the decisions of each hand as JSON, packed, by language."""

    total: int = 0
    unit: str = "points"
    players: bytes = b"[]"
    over: bool = False
    hands: dict[str, list[bytes]] = {}

    @property
    def done(self) -> int:
        return len(next(iter(self.hands.values()), []))

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return sum(len(hand) for hands in self.hands.values() for hand in hands)

    def answer(self, lang: str, since: int) -> bytes:
        """The state as packed JSON, with some of the hands from ``since`` on.

        ``done`` are the hands that whoever asks so has by then: a long review is told in parts.
        """
        hands = self.hands[lang][since : since + HANDS_AT_ONCE]
        done = min(self.done, since + len(hands))
        over = self.over and done == self.done
        facts = {"done": done, "total": self.total, "over": over, "unit": self.unit}
        told = {**facts, "players": msgspec.Raw(self.players), "decisions": []}
        packer = zlib.compressobj(wbits=GZIP)  # one hand after the other: together they are large
        parts = [packer.compress(msgspec.json.encode(told).removesuffix(b"]}"))]
        comma = b""
        for hand in map(gzip.decompress, hands):
            if hand != b"[]":
                parts.append(packer.compress(comma + hand[1:-1]))
                comma = b","
        return b"".join([*parts, packer.compress(b"]}"), packer.flush()])


class Job:
    """A review that is being made."""

    def __init__(self) -> None:
        self.found = Reviewed(hands={lang: [] for lang in LANGUAGES})
        self.looked = time.monotonic()
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """All reviews that are made or were asked for lately."""

    def __init__(self, replays: Replays, store: ReviewStore) -> None:
        self.replays = replays
        self.store = store
        self.jobs: dict[str, Job] = {}
        self.waiting = Waiting(MOST_WAITING, OF_ONE_ADDRESS, "no_reader")
        self.places = asyncio.Semaphore(AT_ONCE)
        self.bench = Workbench()
        self.kept: OrderedDict[str, Reviewed] = OrderedDict()
        self.loading = asyncio.Lock()  # one may be large

    async def answer(self, found: Reviewed, lang: str, since: int = 0) -> bytes:
        """What is told of a review, packed."""
        return await self.bench.do(partial(found.answer, lang, since))

    async def begin(self, id: str) -> Reviewed:
        """Start a review, or join one that is there."""
        await self.replays.find(id)  # only what may be seen may be reviewed
        known = await self.find(id)
        if known is not None:
            return known
        replay = await self.replays.find(id)  # it may have been deleted meanwhile
        if id in self.jobs:  # or somebody else has begun
            return self.jobs[id].found
        place = ExitStack()
        place.enter_context(self.waiting.place())
        job = self.jobs[id] = Job()
        job.found.total = len(replay.hands)
        job.task = begun(self.run(id, job, replay.log), f"review of {id}")
        job.task.add_done_callback(lambda _: place.close())
        return job.found

    async def look(self, id: str) -> Reviewed:
        """How far a review is."""
        await self.replays.find(id)
        known = await self.find(id)
        if known is None:
            raise RefusedError("unknown")
        return known

    async def find(self, id: str) -> Reviewed | None:
        """The review that is being made, or the one that is stored."""
        async with self.loading:
            if id not in self.jobs and id not in self.kept:
                self.keep(id, await self.store.load(id))
        job = self.jobs.get(id)  # perhaps somebody has begun it meanwhile
        if job is not None:
            job.looked = time.monotonic()
            return job.found
        return self.kept.get(id)

    def keep(self, id: str, stored: bytes | None) -> None:
        """Have a review at hand; those that nobody asked for longest make room."""
        if stored is None:
            return
        try:
            self.kept[id] = msgspec.msgpack.decode(stored, type=Reviewed)
        except msgspec.MsgspecError:  # of an earlier version: it is made again
            return
        while len(self.kept) > 1 and sum(one.size for one in self.kept.values()) > MOST_KEPT:
            self.kept.popitem(last=False)

    async def run(self, id: str, job: Job, packed: bytes) -> None:
        """Make a review in a process of its own; stop if nobody looks any more."""
        try:
            async with self.places:
                await self.watched(id, job, packed)
            if job.found.over:
                await self.store.save(id, msgspec.msgpack.encode(job.found))
                await self.replays.store.keep_review(id, job.found.unit, job.found.players)
        except OSError as error:
            log.warning("no game can be reviewed: %s", error)
        finally:
            if self.jobs.get(id) is job:
                del self.jobs[id]

    async def watched(self, id: str, job: Job, packed: bytes) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "wrobel.web.processes.review_process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=MOST_LINE,
        )
        reading = asyncio.create_task(self.read(process, job, packed))
        try:
            while not reading.done():
                await asyncio.wait({reading}, timeout=LOOK)
                if time.monotonic() - job.looked > UNSEEN:
                    log.info("review of %s: ended, nobody looks", id)
                    return
            reading.result()
        finally:
            reading.cancel()
            await end(process)

    async def read(self, process: asyncio.subprocess.Process, job: Job, packed: bytes) -> None:
        """Take over what the process finds, hand by hand."""
        if process.stdin is None or process.stdout is None:
            raise OSError("no pipes")
        process.stdin.write(msgspec.msgpack.encode(ReviewQuestion(packed)))
        await process.stdin.drain()
        process.stdin.close()
        while line := await process.stdout.readline():
            if line.startswith(b'{"done"'):
                hand = msgspec.json.decode(line, type=HandDone)
                job.found.total, job.found.unit = hand.total, hand.unit
                for lang in LANGUAGES:
                    job.found.hands[lang].append(hand.decisions[lang])
            else:
                last = msgspec.json.decode(line, type=AllDone)
                job.found.players = bytes(last.players)
                job.found.over = not last.code

    async def forget(self, id: str) -> None:
        """The game is gone, and so is its review."""
        self.kept.pop(id, None)
        job = self.jobs.pop(id, None)
        if job is not None and job.task is not None:
            job.task.cancel()
        await self.store.forget(id)

    async def close(self) -> None:
        """No more reviews."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
