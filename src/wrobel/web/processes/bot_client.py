"""The server's side of the process in which bots think."""

import asyncio
import contextlib
import logging
import sys
from itertools import count

import msgspec

from wrobel.bots import USUAL
from wrobel.web.background import begun
from wrobel.web.http.metrics import BOTS
from wrobel.web.processes.bot_process import Forget, Question, Reply, What
from wrobel.web.processes.compiling import environment, is_compiled_by_now
from wrobel.web.storage.stored_game import Game

log = logging.getLogger("wrobel.web")
PATIENCE = 20.0  # seconds until a bot that does not answer is given up
LONGEST_LINE = 1 << 20


class BotError(Exception):
    """A bot did not answer."""


class Thinking:
    """Asks the other process, starts it again if it has ended."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.reader: asyncio.Task[None] | None = None
        self.waiting: dict[int, asyncio.Future[Reply]] = {}
        self.numbers = count(1)
        self.told: dict[str, tuple[int, int]] = {}  # game: take backs and moves it knows of
        self.starting = asyncio.Lock()
        self.compiled = False  # although this process is not

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if need be."""
        async with self.starting:
            if is_compiled_by_now() and not self.compiled and not self.waiting:
                await self.stop()
            if self.process is None or self.process.returncode is not None:
                self.told.clear()
                self.compiled = is_compiled_by_now()
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "wrobel.web.processes.bot_process",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST_LINE,
                    env=environment(),
                    start_new_session=True,  # Ctrl-C is for the server, which then closes its input
                )
                self.reader = begun(self.read(self.process), "reading what bots say")
            return self.process

    async def read(self, process: asyncio.subprocess.Process) -> None:
        """Hand every reply to whoever waits for it."""
        assert process.stdout is not None
        decode = msgspec.json.Decoder(Reply).decode
        async for line in process.stdout:
            try:
                reply = decode(line)
            except msgspec.MsgspecError:
                log.exception("the bots' process said what cannot be read")
                continue
            waiting = self.waiting.pop(reply.id, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(reply)
        await process.wait()
        for waiting in self.waiting.values():
            if not waiting.done():
                waiting.set_exception(BotError("the bots' process has ended"))
        self.waiting.clear()

    async def stop(self) -> None:
        """End the process."""
        if self.process is None or self.process.returncode is not None:
            return
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            await asyncio.wait_for(self.process.wait(), 2.0)
        except TimeoutError:
            self.process.kill()
        if self.reader is not None:
            await self.reader

    async def choose(self, id: str, game: Game, player: int, bot: str) -> str:
        """The action of a bot, as text."""
        return (await self.ask(id, game, player, bot)).action

    async def advise(self, id: str, game: Game, player: int, what: What, lang: str) -> Reply:
        """What the judge thinks of every legal action, or which hands the tiles may become."""
        return await self.ask(id, game, player, USUAL, what, lang)

    async def ask(
        self, id: str, game: Game, player: int, bot: str, what: What = "action", lang: str = "en"
    ) -> Reply:
        """Send what the other process does not know yet; from the start if it got lost."""
        for anew in (False, True):
            known = None if anew else self.told.get(id)
            backs, since = known or (game.backs, 0)
            since = min(since, game.standing(backs))
            question = Question(
                next(self.numbers),
                id,
                backs,
                game.backs,
                since,
                game.moves[since:],
                player,
                bot,
                None if known else game.header,
                what,
                lang,
            )
            self.told[id] = (game.backs, len(game.moves))
            with BOTS.labels(bot).time():
                reply = await self.send(question)
            if not reply.lost:
                if reply.error:
                    self.told.pop(id, None)
                    raise BotError(reply.error)
                return reply
        raise BotError("the bots' process lost the game")

    async def send(self, question: Question) -> Reply:
        process = await self.start()
        assert process.stdin is not None
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.waiting[question.id] = future
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            return await asyncio.wait_for(future, PATIENCE)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            raise BotError("a bot thought for too long") from None
        except ConnectionError:
            raise BotError("the bots' process has ended") from None
        finally:
            self.waiting.pop(question.id, None)

    def forget(self, id: str) -> None:
        """The game will not be asked about for a while."""
        if self.told.pop(id, None) is None or self.process is None or self.process.stdin is None:
            return
        if self.process.returncode is None and not self.process.stdin.is_closing():
            self.process.stdin.write(msgspec.json.encode(Forget(id)) + b"\n")
