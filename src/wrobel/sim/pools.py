"""Who plays the matches: this process, several processes, or a Dask cluster.

All give the same records in the same order; they differ only in how long it takes.
"""

import contextlib
import signal
import threading
import time
from collections import deque
from collections.abc import Generator
from importlib import import_module
from types import FrameType
from typing import TYPE_CHECKING, Any

from msgspec import msgpack

from wrobel.errors import TextError
from wrobel.sim.play import Stopped, play_match
from wrobel.sim.python_bots import PythonBots, unpacked
from wrobel.sim.records import MatchRecord
from wrobel.sim.settings import Settings

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

CHUNK_SECONDS = 0.3  # of work in one task: little against its cost, much against a wait
MOST_IN_CHUNK = 256
AHEAD = 3  # tasks under way for each worker

_ENCODER = msgpack.Encoder()
_DECODER = msgpack.Decoder(list[MatchRecord])
_STOP: Any = None


def in_this_process(
    settings: Settings, guests: PythonBots, start: int, log: bool, most_hands: int | None
) -> Generator[MatchRecord, None, None]:
    """Match after match; ``most_hands`` bounds the first ones as well as the last."""
    left = most_hands
    index = start
    while left is None or left > 0:
        record = play_match(settings, index, left, log, guests=guests, first=index == start)
        if left is not None:
            left -= len(record.hands)
        yield record
        index += 1


def play_chunk(
    settings: Settings, guests: bytes, start: int, count: int, log: bool, first: bool
) -> tuple[float, bytes]:
    """Some matches one after the other, for a worker: the seconds it took and the records."""
    began = time.perf_counter()
    stopped = _STOP.is_set if _STOP is not None else bool
    players = unpacked(guests)
    try:
        records = [
            play_match(settings, index, None, log, stopped, players, first and index == start)
            for index in range(start, start + count)
        ]
    except Stopped:
        return 0.0, b""
    return time.perf_counter() - began, _ENCODER.encode(records)


def start_worker(stop: Any) -> None:
    """The interrupt key is for the process that hands out the work."""
    global _STOP  # noqa: PLW0603 - the worker's own
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _STOP = stop


def in_processes(
    settings: Settings, guests: PythonBots, start: int, log: bool, jobs: int
) -> Generator[MatchRecord, None, None]:
    """The matches, played by processes of this machine."""
    # only here: one process need not wait for them
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    executor = ProcessPoolExecutor(
        jobs, mp_context=context, initializer=start_worker, initargs=(stop,)
    )
    try:
        yield from in_order(executor, settings, guests, start, log, jobs)
    except BrokenProcessPool as error:
        raise TextError("job_died") from error
    finally:
        stop.set()
        executor.shutdown(wait=True, cancel_futures=True)


def on_dask(
    settings: Settings, guests: PythonBots, start: int, log: bool, address: str
) -> Generator[MatchRecord, None, None]:
    """The matches, played by the workers of a Dask scheduler."""
    try:
        dask = import_module("distributed")  # without types
    except ModuleNotFoundError:
        raise TextError("no_distributed") from None
    try:
        client = dask.Client(address, timeout=10, set_as_default=False)
        client.wait_for_workers(1, timeout=30)
    except (OSError, ValueError) as error:
        raise TextError("no_scheduler", address=address) from error
    try:
        workers = max(1, sum(client.nthreads().values()))
        # Not pure: a task is asked for once, and its result need not be kept for another.
        executor = client.get_executor(pure=False)
        yield from in_order(executor, settings, guests, start, log, workers)
    finally:
        with contextlib.suppress(Exception):  # the cluster may be gone
            executor.shutdown(wait=False)
        client.close(timeout=5)


def in_order(
    executor: "Executor",
    settings: Settings,
    guests: PythonBots,
    start: int,
    log: bool,
    workers: int,
) -> Generator[MatchRecord, None, None]:
    """The records in their order, some tasks ahead; tasks grow until they are worth their cost."""
    waiting: deque[tuple[int, Future[tuple[float, bytes]]]] = deque()
    index, count = start, 1
    packed = guests.packed()
    with contextlib.closing(Uninterrupted()) as uninterrupted:
        while True:
            with uninterrupted:  # a process that is being started must not get the signal
                while len(waiting) < AHEAD * workers:
                    words = (settings, packed, index, count, log, index == start)
                    waiting.append((count, executor.submit(play_chunk, *words)))
                    index += count
            size, task = waiting.popleft()
            seconds, records = task.result()
            if seconds < CHUNK_SECONDS / 2 and size >= count:
                count = min(2 * count, MOST_IN_CHUNK)
            yield from _DECODER.decode(records)


class Uninterrupted:
    """Holds the interrupt key back while it is entered; it counts afterwards.

    Whoever is to be interrupted otherwise is asked once, when it is made, and again when it is
    closed: entering and leaving cost nothing.
    """

    def __init__(self) -> None:
        self.held = self.pressed = False
        self.before: Any = signal.SIG_IGN
        if threading.current_thread() is threading.main_thread():
            self.before = signal.getsignal(signal.SIGINT) or signal.SIG_DFL
        if self.before is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, self.press)

    def press(self, number: int, frame: FrameType | None) -> None:
        """The key, or its signal."""
        if self.held:
            self.pressed = True
        elif callable(self.before):
            self.before(number, frame)
        else:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)

    def __enter__(self) -> None:
        self.held = True

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.held = False
        if self.pressed and kind is None:
            self.pressed = False
            raise KeyboardInterrupt

    def close(self) -> None:
        if self.before is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, self.before)
