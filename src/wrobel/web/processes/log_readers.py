"""The server's side of the processes that read logs: few at a time, each for one question only."""

import asyncio
import logging
import sys

import msgspec

from wrobel.errors import LogError
from wrobel.web.processes.log_reader import Answer, Question, refused
from wrobel.web.refusals import RefusedError
from wrobel.web.waiting import Waiting

log = logging.getLogger("wrobel.web")
AT_ONCE = 2
MOST_WAITING, OF_ONE_ADDRESS = 10, 4  # questions; more are refused at once
PATIENCE = 25.0  # seconds for one question
IDLE = 600.0  # seconds after which a process that waits for a question is sent away


class Readers:
    """Asks a fresh process; the next one is started meanwhile, so that nobody waits for it."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)
        self.waiting = Waiting(MOST_WAITING, OF_ONE_ADDRESS, "no_reader")
        self.spare: asyncio.subprocess.Process | None = None
        self.timer: asyncio.TimerHandle | None = None

    async def ask(self, question: Question) -> Answer:
        """The answer of a reader, or why there is none."""
        try:
            with self.waiting.place():
                async with self.places:
                    return await self.read(question)
        except OSError as error:  # no process, no pipe
            log.warning("no log can be read: %s", error)
            raise RefusedError("no_reader") from error

    async def read(self, question: Question) -> Answer:
        process, self.spare = self.spare, None
        if process is None or process.returncode is not None:
            process = await self.start()
        try:
            data = msgspec.msgpack.encode(question)
            out, _ = await asyncio.wait_for(process.communicate(data), PATIENCE)
            return msgspec.msgpack.decode(out, type=Answer)
        except TimeoutError:  # its own limit is in processor time: this machine is too busy
            raise RefusedError("no_reader") from None
        except msgspec.MsgspecError:
            return refused(LogError("too_slow_to_read"))
        finally:
            await end(process)
            await self.make_ready()

    async def start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "wrobel.web.processes.log_reader",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )

    async def make_ready(self) -> None:
        """Have a process that waits, for some time."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(IDLE, self.dismiss)
        if self.spare is None:
            self.spare = await self.start()

    def dismiss(self) -> None:
        """Nobody has asked for long: the process that waits may go."""
        spare, self.spare = self.spare, None
        if spare is not None and spare.returncode is None:
            spare.kill()

    async def close(self) -> None:
        """No more questions."""
        if self.timer is not None:
            self.timer.cancel()
        if self.spare is not None:
            await end(self.spare)


async def end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.kill()
        await process.wait()
