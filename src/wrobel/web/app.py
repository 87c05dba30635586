"""The application: routes, headers, errors, and the house that opens and closes with it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_200_OK
from litestar.types import Message, Scope

from wrobel import __version__
from wrobel.errors import WrobelError
from wrobel.web.api import HANDLERS
from wrobel.web.club import HANDLERS as CLUB
from wrobel.web.house import House
from wrobel.web.models import Failed, Problem
from wrobel.web.origin import is_foreign
from wrobel.web.refusals import RefusedError
from wrobel.web.replay_api import HANDLERS as REPLAYS
from wrobel.web.replays import UploadError
from wrobel.web.socket import table_socket
from wrobel.web.static import FOLDER, pages
from wrobel.web.texts import explain, say

log = logging.getLogger("wrobel.web")
LARGEST_BODY = 1 << 16
STATUS = {
    "unknown": 404,
    "no_code": 404,
    "foreign": 403,
    "no_key": 403,
    "not_alone": 409,
    "not_finished": 409,
    "full": 409,
    "too_large": 413,
    "too_many": 429,
}
LASTING = "public, max-age=31536000, immutable"
# No script but our own files; styles may stand in the page, they can do no harm.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
# The worker in this folder runs Python as WebAssembly; no page does.
PYTHON = "/python/"
PYTHON_POLICY = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def failed(code: str, message: str, status: int) -> Response[Failed]:
    return Response(Failed(Problem(code, message)), status_code=status, media_type=MediaType.JSON)


def library_error(request: Request[Any, Any, Any], error: WrobelError) -> Response[Failed]:
    """What cannot be, in the language that was asked for."""
    lang = request.query_params.get("lang", "en")
    if isinstance(error, UploadError):
        text = f"{say('bad_log', lang)}: {error.why}"
    elif isinstance(error, RefusedError):
        text = say(error.code, lang)
    else:
        text = explain(error, lang)
    return failed(error.code, text, STATUS.get(error.code, 400))


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Failed]:
    """What is no address, no method or no body of ours."""
    detail = str(error.detail)
    extra = error.extra if isinstance(error.extra, list) else []
    for one in extra:
        if isinstance(one, dict):
            detail = f"{one.get('key', '')}: {one.get('message', '')}"
    return failed("bad_request", detail, error.status_code)


def other_error(request: Request[Any, Any, Any], error: Exception) -> Response[Failed]:
    """A mistake of ours."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return failed("bug", "something went wrong here", 500)


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer has the headers that keep a browser from harm, errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if PYTHON in scope["path"]:
            headers["Content-Security-Policy"] = PYTHON_POLICY
        # The name of an asset changes with its content; everything else is asked for again.
        lasting = message["status"] == HTTP_200_OK and "/assets/" in scope["path"]
        headers["Cache-Control"] = LASTING if lasting else "no-cache"


async def guard(request: Request[Any, Any, Any]) -> None:
    """Other sites may not make requests that change something, nor one address too many."""
    if request.method in ("GET", "HEAD"):
        return
    if is_foreign(request.headers):
        raise RefusedError("foreign")
    house: House = request.app.state.house
    address = request.client.host if request.client else None
    if not house.addresses.may_make(address, asyncio.get_running_loop().time()):
        raise RefusedError("too_many")


def make_app(house: House, folder: Path = FOLDER) -> Litestar:
    """The application of a house."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[*HANDLERS, *REPLAYS, *CLUB, table_socket, *pages(folder)],  # type: ignore[list-item]
        lifespan=[lifespan],
        before_request=guard,
        before_send=[add_headers],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=800, exclude=[r"\.(zip|gz|png)$"]
        ),
        exception_handlers={
            WrobelError: library_error,
            HTTPException: http_error,
            Exception: other_error,
        },
        openapi_config=OpenAPIConfig(
            title="Wróbel",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
