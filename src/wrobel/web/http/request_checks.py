"""The door: what is refused before anything is looked up.

Paths that no page can have, requests of other sites, and addresses that ask for too much. Every
refusal has its code, over HTTP and before a WebSocket alike.
"""

import asyncio
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Send

from wrobel.web.http.address_limits import Addresses
from wrobel.web.http.metrics import REFUSALS
from wrobel.web.http.origin import is_foreign
from wrobel.web.http.status_codes import status_of
from wrobel.web.texts import language, say
from wrobel.web.waiting import asker
from wrobel.web.wire.http_types import Failed, Problem

AnyScope = Any  # of HTTP or of a WebSocket
LOOKING = ("GET", "HEAD")
# What a request costs its address; see ``addresses``.
MAKING, READING, ASKING, NOTHING = 1.0, 1.0, 0.25, 0.0
FREE = "/api/health"
# No script but our own files; styles may stand in the page, they can do no harm.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
# Every answer has the headers that keep a browser from harm, refusals too.
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NO_STORE = "no-store"  # nothing private stays in a browser's or a proxy's memory


def is_readable(path: str) -> bool:
    r"""Can this be the path of anything here? Control characters are in none.

    >>> is_readable("/api/games/k3v9"), is_readable("/assets/\x00")
    (True, False)
    """
    return not any(char < " " or char == "\x7f" for char in path)


def price_of(scope: AnyScope) -> float:
    """What a request costs; pages and the question after our health are free.

    >>> price_of({"type": "http", "method": "GET", "path": "/api/replays/k3v9/hands/0"})
    1.0
    >>> price_of({"type": "http", "method": "GET", "path": "/"})
    0.0
    """
    path = scope["path"]
    if scope["type"] == "websocket" or scope["method"] not in LOOKING:
        return MAKING
    if path.startswith("/api/replays/"):
        return READING
    return ASKING if path.startswith("/api/") and path != FREE else NOTHING


class Door:
    """In front of the application; what passes is counted."""

    def __init__(self, app: ASGIApp, addresses: Addresses) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: AnyScope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        address = client[0] if client else None
        asker.set(self.addresses.counted(address))
        code = self.refusal(scope, address)
        if code is not None:
            await refuse(scope, send, code)
        elif scope["type"] == "http":
            await self.app(scope, receive, send)
        elif not self.addresses.enter(address):
            await refuse(scope, send, "too_many")
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                self.addresses.leave(address)

    def refusal(self, scope: AnyScope, address: str | None) -> str | None:
        """Why a request does not pass; None: it does."""
        if not is_readable(scope["path"]):
            return "no_page"
        looks = scope["type"] == "http" and scope["method"] in LOOKING
        if not looks and is_foreign(Headers.from_scope(scope)):
            return "foreign"
        now = asyncio.get_running_loop().time()
        return None if self.addresses.may_ask(address, now, price_of(scope)) else "too_many"


async def refuse(scope: AnyScope, send: Send, code: str) -> None:
    """Answer with a code and its sentence; a WebSocket is not opened at all."""
    REFUSALS.labels(code).inc()
    wish = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", ["en"])
    body = msgspec.json.encode(Failed(Problem(code, say(code, language(wish[0])))))
    fields = {
        **HEADERS,
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": NO_STORE,
    }
    headers = [(name.lower().encode(), value.encode()) for name, value in fields.items()]
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    start: Any = {"type": f"{kind}.start", "status": status_of(code), "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
