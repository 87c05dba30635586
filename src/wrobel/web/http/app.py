"""The application: routes, headers, errors, and the house that opens and closes with it."""

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
from wrobel.web.http.api import HANDLERS
from wrobel.web.http.book_api import HANDLERS as BOOKS
from wrobel.web.http.club_api import HANDLERS as CLUB
from wrobel.web.http.event_api import HANDLERS as EVENTS
from wrobel.web.http.event_tables_api import HANDLERS as EVENT_TABLES
from wrobel.web.http.metrics import REFUSALS
from wrobel.web.http.metrics_api import HANDLERS as METRICS
from wrobel.web.http.people_api import HANDLERS as PEOPLE
from wrobel.web.http.replay_api import HANDLERS as REPLAYS
from wrobel.web.http.request_checks import HEADERS, NO_STORE, POLICY
from wrobel.web.http.review_api import HANDLERS as REVIEWS
from wrobel.web.http.static_files import FOLDER, pages
from wrobel.web.http.status_codes import code_of, status_of
from wrobel.web.rooms.rooms import House
from wrobel.web.texts import language, say
from wrobel.web.wire.http_types import Failed, Problem
from wrobel.web.wire.socket import table_socket

log = logging.getLogger("wrobel.web")
LARGEST_BODY = 1 << 14
LASTING = "public, max-age=31536000, immutable"
# The worker in this folder runs Python as WebAssembly; no page does.
PYTHON = "/python/"
PYTHON_POLICY = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"


def failed(code: str, message: str, status: int) -> Response[Failed]:
    REFUSALS.labels(code).inc()
    return Response(Failed(Problem(code, message)), status_code=status, media_type=MediaType.JSON)


def lang_of(request: Request[Any, Any, Any]) -> str:
    return language(request.query_params.get("lang", "en"))


def library_error(request: Request[Any, Any, Any], error: WrobelError) -> Response[Failed]:
    """What cannot be, in the language that was asked for."""
    return failed(error.code, error.say(lang_of(request)), status_of(error.code))


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failed]:
    """What is no address, no method or no body of ours."""
    code = code_of(error.status_code)
    text = say(code, lang_of(request))
    if code == "bad_request":
        detail = str(error.detail)
        for one in error.extra if isinstance(error.extra, list) else []:
            if isinstance(one, dict):
                detail = f"{one.get('key', '')}: {one.get('message', '')}"
        text = f"{text}: {detail}"
    return failed(code, text, error.status_code)


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Failed]:
    """JSON in JSON in JSON; nothing of ours is that deep."""
    REFUSALS.labels("bad_request").inc()
    return failed("bad_request", say("bad_request", lang_of(request)), status_of("bad_request"))


def other_error(request: Request[Any, Any, Any], error: Exception) -> Response[Failed]:
    """A mistake of ours."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return failed("bug", say("bug", lang_of(request)), status_of("bug"))


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer has the headers that keep a browser from harm, errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if PYTHON in scope["path"]:
            headers["Content-Security-Policy"] = PYTHON_POLICY
        headers["Cache-Control"] = keeping(scope, message["status"])


def keeping(scope: Scope, status: int) -> str:
    """For how long an answer may be kept: what is somebody's own, not at all."""
    handler: Any = scope.get("route_handler")
    if scope["path"].startswith("/api/"):
        public = handler is not None and (
            handler.opt.get("public") or not handler.include_in_schema
        )
        return "no-cache" if public else NO_STORE
    # The name of an asset changes with its content; everything else is asked for again.
    lasting = status == HTTP_200_OK and "/assets/" in scope["path"]
    return LASTING if lasting else "no-cache"


def make_app(house: House, folder: Path = FOLDER) -> Litestar:
    """The application of a house."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        await house.begin()
        try:
            yield
        finally:
            await house.close()

    handlers: list[Any] = [*HANDLERS, *PEOPLE, *REPLAYS, *REVIEWS, *CLUB, *EVENTS, *METRICS]
    handlers += [*BOOKS, *EVENT_TABLES, *pages(folder)]
    return Litestar(
        route_handlers=[*handlers, table_socket],
        lifespan=[lifespan],
        before_send=[add_headers],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=800,
            gzip_compress_level=6,
            exclude=[r"\.zip$"],
            exclude_opt_key="packed",
        ),
        exception_handlers={
            WrobelError: library_error,
            HTTPException: http_error,
            RecursionError: too_deep,
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
