"""Running the server: a socket first, so that the port is known, then one line when ready."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import ssl
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from wrobel.web import log_lines
from wrobel.web.http.app import make_app
from wrobel.web.http.connection_timeouts import TableWire, Wire
from wrobel.web.http.listener import Entrance, Trusted
from wrobel.web.http.path_prefix import UnderPath, clean
from wrobel.web.http.request_checks import Door
from wrobel.web.http.request_ids import Numbered
from wrobel.web.rooms.rooms import IDLE, House
from wrobel.web.storage.backup_schedule import Backups
from wrobel.web.storage.store import Store

log = logging.getLogger("wrobel.web")
LONGEST_MESSAGE = 1 << 16  # bytes; longer ones end a connection, from 4096 on they are refused
THIS_MACHINE = "127.0.0.1,::1"  # proxies here may say whom they speak for
KEY = "WROBEL_CLUB_KEY"  # in the environment; else the key is another one at every start
LINES_EACH = 4  # connections of an address for each table it may sit at: pages need some too
EVERYBODY = Trusted("*")
GOODBYE = 5  # seconds for connections to end
YOUNG = 5000  # objects made since garbage was last looked for
NEVER = 1 << 30


class Server(uvicorn.Server):
    """Says when it is ready, and stops cleanly when it is told to."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        goodbye: Callable[[], Awaitable[None]],
        each: int = 0,
        trusted: Trusted = EVERYBODY,
        secure: ssl.SSLContext | None = None,
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.goodbye = goodbye
        self.each = each  # connections of one address
        self.trusted = trusted
        self.secure = secure

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does it, with an entrance of our own."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        doors: list[Any] = [
            Entrance(listening, self.each, self.trusted, self.wire, self.secure)
            for listening in sockets or ()
        ]
        self.servers = doors
        self.started = True
        if not self.should_exit:
            have_few_pauses()
            self.ready()

    def wire(self, entrance: Entrance, address: str) -> Wire:
        """What speaks with a client."""
        return Wire(self.config, self.server_state, self.lifespan.state, entrance, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.goodbye()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server, not the process: then the exit status is 0."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


def address(bound: socket.socket, scheme: str = "http") -> str:
    """The address to open in a browser."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"{scheme}://{host}:{port}"


def have_few_pauses() -> None:
    """A full collection of garbage would hold up all tables for a tenth of a second.

    What is there at the start never becomes garbage. Of the rest the house takes care, once a
    minute; in between only young objects are looked through.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)


def run(server: Server, bound: socket.socket) -> None:
    """Run a server in the fastest event loop there is (uvloop, where it exists)."""
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[bound]))


def serve(
    bound: socket.socket,
    url: str,
    *,
    durable: bool | None = None,
    base_path: str = "",
    per_address: int = 0,
    idle: float = IDLE,
    where: str = "",
    proxies: str = THIS_MACHINE,
    log_format: str = "text",
    backups: Backups | None = None,
    addresses: Sequence[str] = (),
    secure: ssl.SSLContext | None = None,
    at_start: Callable[[House], Awaitable[None]] | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until told to stop."""
    log_lines.begin(log_format)
    store = Store(url, durable)
    store.writer.prepare()
    house = House(store, per_address, idle, os.environ.get(KEY))
    house.backups = backups
    house.hall.addresses = [f"{one}{clean(base_path)}/" for one in addresses]
    house.at_start = at_start
    if where:
        log.info("the host's page is %s%s/#/club/%s", where, clean(base_path), house.key)
    app: Any = Door(make_app(house), house.addresses)
    if path := clean(base_path):
        app = UnderPath(app, path)
    app = Numbered(app)
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="on",
        forwarded_allow_ips=proxies,
        ws=TableWire,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GOODBYE,
        server_header=False,
    )
    each = per_address * LINES_EACH
    server = Server(config, ready, house.say_goodbye, each, Trusted(proxies), secure)
    run(server, bound)
