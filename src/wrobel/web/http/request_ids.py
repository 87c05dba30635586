"""Every request gets a number: in the log, and in a header for whoever asks about it."""

import secrets
import time
from typing import Any

from litestar.types import ASGIApp, Receive, Send

from wrobel.web.http.metrics import REQUESTS
from wrobel.web.log_lines import request_id

HEADER = b"x-request-id"
BEGINNINGS = ("http.response.start", "websocket.accept", "websocket.http.response.start")
METHODS = ("GET", "HEAD", "POST", "DELETE")


class Numbered:
    """In front of everything else: numbers requests, and measures those over HTTP."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        number = secrets.token_hex(8)
        request_id.set(number)
        status = 0

        async def numbered(message: Any) -> None:
            nonlocal status
            if message["type"] in BEGINNINGS:
                status = message.get("status", 101)
                message["headers"] = [*message.get("headers", ()), (HEADER, number.encode())]
            await send(message)

        begun = time.perf_counter()
        try:
            await self.app(scope, receive, numbered)
        finally:
            if scope["type"] == "http":
                method = scope["method"] if scope["method"] in METHODS else "other"
                REQUESTS.labels(method, str(status)).observe(time.perf_counter() - begun)
