"""Where connections come in: as many as there is room for, so many from one address.

A process has a limit of open files. Before it is reached nobody else is let in: those who come wait
in the queue of the operating system, those who are here go on undisturbed.
"""

import asyncio
import contextlib
import errno
import logging
import socket
import ssl
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path

from wrobel.web.http.address_limits import network_of, parsed
from wrobel.web.http.connection_timeouts import TableWire, Wire, refusal

log = logging.getLogger("wrobel.web")
QUEUE = 2048  # connections that wait to be let in
AT_ONCE = 64  # let in before others get their turn
RETRY = 0.25  # seconds, where something else than connections used up all files
RESERVE = 24  # files for the database, backups, readers of logs
LEAST, MOST = 8, 20_000
MOST_FILES = 1 << 16
SHORTAGE = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
FULL = refusal("too_many")


class Trusted:
    """Proxies: they come with the connections of many.

    >>> "127.0.0.1" in Trusted("127.0.0.1,::1"), "10.1.2.3" in Trusted("10.0.0.0/8")
    (True, True)
    >>> "192.0.2.7" in Trusted("127.0.0.1, proxy"), "192.0.2.7" in Trusted("*")
    (False, True)
    """

    def __init__(self, proxies: str) -> None:
        words = [word.strip() for word in proxies.split(",")]
        self.all = "*" in words
        self.networks = []
        for word in words:
            with contextlib.suppress(ValueError):  # a name, or a socket file
                self.networks.append(ip_network(word))

    def __contains__(self, address: str) -> bool:
        found = parsed(address)
        return self.all or (
            found is not None and any(found in network for network in self.networks)
        )


class Entrance:
    """Lets connections in. To the server it is one of those that asyncio makes."""

    def __init__(
        self,
        listening: socket.socket,
        each: int,
        trusted: Trusted,
        make: Callable[["Entrance", str], Wire],
        secure: ssl.SSLContext | None = None,
    ) -> None:
        self.listening = listening
        self.each = each  # connections of one address; 0: no limit
        self.trusted = trusted
        self.make = make
        self.secure = secure
        self.most = room()
        self.wires: set[Wire | TableWire] = set()
        self.counts: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = self.paused = False
        self.loop = asyncio.get_running_loop()
        listening.setblocking(False)
        listening.listen(QUEUE)
        self.loop.add_reader(listening.fileno(), self.accept)

    def accept(self) -> None:
        """Let in those who wait, as long as there is room."""
        for _ in range(AT_ONCE):
            if len(self.wires) >= self.most:
                self.pause(f"{len(self.wires)} connections are open")
                return
            try:
                line, peer = self.listening.accept()
            except OSError as error:
                if error.errno in SHORTAGE:
                    self.pause(str(error))
                    self.loop.call_later(RETRY, self.resume)
                return
            who = network_of(str(peer[0]))
            if self.each and self.counts[who] >= self.each and str(peer[0]) not in self.trusted:
                with contextlib.suppress(OSError):
                    line.send(FULL)
                line.close()
                continue
            self.counts[who] += 1
            wire = self.make(self, who)
            self.wires.add(wire)
            task = self.loop.create_task(self.welcome(wire, line))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def welcome(self, wire: Wire, line: socket.socket) -> None:
        try:
            line.setblocking(False)
            await self.loop.connect_accepted_socket(lambda: wire, line, ssl=self.secure)
        except OSError:  # gone already
            line.close()
            self.left(wire)

    def goes_on(self, wire: Wire, table: TableWire) -> None:
        """A connection becomes one to a table. What asked for that is needed no more."""
        table.entrance, table.address = self, wire.address
        self.wires.discard(wire)
        self.wires.add(table)

    def left(self, wire: Wire | TableWire) -> None:
        """A connection has ended."""
        self.wires.discard(wire)
        self.counts[wire.address] -= 1
        if self.counts[wire.address] <= 0:
            del self.counts[wire.address]
        self.resume()

    def pause(self, why: str) -> None:
        """Let nobody in for now. Whoever only waits for a next request may go and come again."""
        if self.paused or self.closed:
            return
        self.paused = True
        self.loop.remove_reader(self.listening.fileno())
        log.warning("no room for more connections (%s): others wait until somebody leaves", why)
        for wire in [wire for wire in self.wires if wire.is_idle]:
            wire.transport.close()

    def resume(self) -> None:
        if self.paused and not self.closed and len(self.wires) < self.most:
            self.paused = False
            self.loop.add_reader(self.listening.fileno(), self.accept)

    def close(self) -> None:
        """Let nobody in any more."""
        if not self.closed and not self.paused:
            self.loop.remove_reader(self.listening.fileno())
        self.closed = True

    async def wait_closed(self) -> None:
        """Nothing is left to wait for."""


def room() -> int:
    """How many connections fit beside the files that are open anyway; first, more are allowed."""
    limit = MOST_FILES
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        limit = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft < limit:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
        else:
            limit = soft
    used = RESERVE
    with contextlib.suppress(OSError):
        used += len(list(Path("/proc/self/fd").iterdir()))
    return max(LEAST, min(MOST, limit - used))
