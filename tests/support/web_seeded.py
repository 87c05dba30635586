"""The command with tables that can be foretold, so that tests of the server always see the same.

``python -m tests.support.web_seeded serve …``; the real one takes 32 random bytes for every game.
Tests in the browser say in the file that ``WROBEL_TEST_TABLE`` names what the next game is to be,
and the file that ``WROBEL_TEST_CLOCK`` names says by how much the clock on the wall is wrong.
Sent SIGUSR1 it complains about what nobody but itself holds any more.
"""

import gc
import json
import os
import signal
import sys
import time
from itertools import count
from pathlib import Path

from wrobel.cli.main import run
from wrobel.web.http import address_limits, connection_timeouts
from wrobel.web.rooms import clock, room_driver, rooms, spectators
from wrobel.web.storage import backup_schedule, expiry, tokens
from wrobel.web.wire.http_types import Header, NewGame

_numbers = count(1)
_header_of = rooms.header_of


def foretold() -> bytes:
    return b"test %d" % next(_numbers)


def as_told(wish: NewGame) -> Header:
    """A game as it was wished, but with the seed and the pause of the file, and unshuffled."""
    told = json.loads(Path(os.environ["WROBEL_TEST_TABLE"]).read_text("utf-8"))
    wish.shuffle = False
    wish.pause = told.get("pause", 0)
    header = _header_of(wish)
    if "seed" in told:
        header.seed = told["seed"].encode()
    return header


def go_wrong(told: Path) -> None:
    """From now on the clock is wrong, and the server looks often for what has expired."""
    right, look, looks = time.time, expiry.Expiry.look, count(1)

    async def look_and_count(self: expiry.Expiry) -> None:
        await look(self)
        told.with_name("looks").write_text(str(next(looks)), "utf-8")

    time.time = lambda: right() + json.loads(told.read_text("utf-8") or "{}").get("wall", 0.0)
    expiry.LOOK = 0.01
    expiry.Expiry.look = look_and_count  # type: ignore[method-assign]


def name_garbage(*_: object) -> None:
    """The kinds of objects that only a look for garbage frees."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    print("garbage:", *sorted({type(one).__name__ for one in gc.garbage}), ".", file=sys.stderr)
    gc.garbage.clear()
    sys.stderr.flush()


if __name__ == "__main__":
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, name_garbage)
    tokens.new_seed = foretold
    room_driver.GRACE = 2.0  # nobody wants to wait in a test for somebody who has left
    spectators.DELAY = 2.0
    clock.LIMITS["tournament"] = (0.5, 0.5)  # nor for the end of a time that runs out
    connection_timeouts.FOR_HEAD = 3.0
    backup_schedule.LOOK = 0.05
    if "WROBEL_TEST_UPKEEP" in os.environ:
        rooms.EMPTY = rooms.GARBAGE = float(os.environ["WROBEL_TEST_UPKEEP"])
    if "WROBEL_TEST_PATIENCE" in os.environ:
        seconds = float(os.environ["WROBEL_TEST_PATIENCE"])
        connection_timeouts.FOR_BODY = connection_timeouts.FOR_ANSWER = seconds
    if "WROBEL_TEST_KEPT" in os.environ:
        address_limits.KEPT_BURST = int(os.environ["WROBEL_TEST_KEPT"])
    if "WROBEL_TEST_CLOCK" in os.environ:
        go_wrong(Path(os.environ["WROBEL_TEST_CLOCK"]))
    if "WROBEL_TEST_TABLE" in os.environ:
        rooms.header_of = as_told
    sys.exit(run(sys.argv[1:]))
