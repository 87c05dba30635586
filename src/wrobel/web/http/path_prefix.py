"""The server under a path of a site, behind a proxy that takes the path away or leaves it."""

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

REDIRECT = 308


class UnderPath:
    """An application whose addresses may begin with a path."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path == self.path:  # without the last stroke a page looks for its files elsewhere
                await self.redirect(send)
                return
            fields: Any = {**scope, "root_path": self.path}
            if path.startswith(self.path + "/"):
                fields["path"] = path[len(self.path) :]
                fields["raw_path"] = fields["path"].encode()
            scope = fields
        await self.app(scope, receive, send)

    async def redirect(self, send: Send) -> None:
        where = (self.path + "/").encode()
        await send(
            {
                "type": "http.response.start",
                "status": REDIRECT,
                "headers": [(b"location", where)],
            }
        )
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def clean(path: str) -> str:
    """A path as it is compared: with a stroke before it, none after it.

    >>> clean("mahjong/"), clean("/"), clean("")
    ('/mahjong', '', '')
    """
    stripped = path.strip("/")
    return f"/{stripped}" if stripped else ""
