"""The HTTP side: games, rulesets, scores, settlements."""

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import (
    HTTP_304_NOT_MODIFIED,
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
)

import wrobel
from wrobel import bots
from wrobel.errors import WrobelError
from wrobel.tabletop.answers import answer as answer_of_desk
from wrobel.web.http.cookies import cookie_for, person_of
from wrobel.web.http.offline_bundle import packed
from wrobel.web.http.ruleset_list import all_rulesets
from wrobel.web.processes.compiling import mode
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.rooms import House
from wrobel.web.storage import tokens
from wrobel.web.texts import language
from wrobel.web.wire.http_types import (
    Created,
    Done,
    Failed,
    Health,
    NewGame,
    OpenGame,
    Ruleset,
    Seated,
    TakeSeat,
    WatchLink,
)

ZIP = "application/zip"
GAME = 1 << 12  # bytes of a game, about
LARGEST_QUESTION = 1 << 17  # bytes: a score book with all its lines
AnyRequest = Request[Any, Any, Any]
Lang = Annotated[str, QueryParameter(description="Language of the texts: en or pl.")]
WRONG = {HTTP_400_BAD_REQUEST: ResponseSpec(Failed, description="What is wrong with the request")}
FULL = {409: ResponseSpec(Failed, description="All seats are taken")}
GUESSING = {429: ResponseSpec(Failed, description="Too many wrong codes")}
DOWN = {503: ResponseSpec(Failed, description="The database does not answer")}
PUBLIC = {
    "public": True
}  # the same for everybody: a browser may keep it and ask whether it changed
ABSENT = {HTTP_404_NOT_FOUND: ResponseSpec(Failed, description="No such game, or not yours")}


def who(request: AnyRequest) -> tuple[str, str | None]:
    """The hash that stands for somebody, and their new cookie if they had none."""
    person = person_of(request)
    if person is not None:
        return person, None
    fresh = tokens.new()
    return tokens.hashed(fresh), fresh


def answer(request: AnyRequest, content: Any, status: int, fresh: str | None) -> Response[Any]:
    cookies = [] if fresh is None else [cookie_for(request, fresh)]
    return Response(content, status_code=status, cookies=cookies)


def check_room(request: AnyRequest, size: int) -> None:
    """Is there room for so many bytes more of this address?"""
    address = request.client.host if request.client else None
    now = asyncio.get_running_loop().time()
    if not house_of(request).addresses.may_keep(address, now, size):
        raise RefusedError("kept_enough")


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


@get("/api/health", summary="Is the server there?", responses=DOWN)
async def health(request: AnyRequest) -> Health:
    """The server is there and so is its database; this is its version."""
    await house_of(request).pulse.feel()
    return Health(ok=True, version=wrobel.__version__, mode=mode())


@get("/api/rulesets", summary="The rulesets in words", opt=PUBLIC, sync_to_thread=False)
def rulesets() -> list[Ruleset]:
    """Every ruleset, with its differences to the usual one of its family."""
    return list(all_rulesets())


@get("/api/bots", summary="The bots", opt=PUBLIC, sync_to_thread=False)
def list_bots() -> list[str]:
    """The names of the bots, from the weakest up, then the characters."""
    return list(bots.NAMES)


@post("/api/games", summary="A new game", responses=WRONG)
async def new_game(request: AnyRequest, data: JSONBody[NewGame]) -> Response[Created]:
    """Make a game; the tokens open its human seats."""
    person, fresh = who(request)
    check_room(request, GAME)
    created = await house_of(request).create(data, person)
    return answer(request, created, 201, fresh)


@get("/api/games", summary="Games to continue")
async def my_games(request: AnyRequest) -> Response[list[OpenGame]]:
    """The unfinished games of whoever asks."""
    person, fresh = who(request)
    found = [] if fresh else await house_of(request).store.unfinished(person)
    return answer(request, found, 200, fresh)


@delete("/api/games/{game:str}", summary="Give up a game", responses=ABSENT)
async def forget_game(request: AnyRequest, game: FromPath[str]) -> None:
    """Delete a game; only its only human may."""
    person, _ = who(request)
    await house_of(request).forget(game, person)


@post(
    "/api/join",
    summary="Take a seat",
    status_code=200,
    responses={**WRONG, **ABSENT, **FULL, **GUESSING},
)
async def join(request: AnyRequest, data: JSONBody[TakeSeat]) -> Response[Seated]:
    """Take a free seat at the table of a short code; whoever has one gets it again."""
    person, fresh = who(request)
    address = request.client.host if request.client else None
    seat = await house_of(request).sit(data.code, data.name, person, address)
    return answer(request, seat, 200, fresh)


@post("/api/games/{game:str}/watch", summary="A link for spectators", responses=ABSENT)
async def watch_link(request: AnyRequest, game: FromPath[str]) -> WatchLink:
    """A token with which people may look on; only who sits at the table can give it."""
    person, _ = who(request)
    token = tokens.new()
    if not await house_of(request).store.add_watcher(game, person, tokens.hashed(token)):
        raise RefusedError("unknown")
    return WatchLink(token)


@delete("/api/me", summary="Forget me", status_code=200)
async def forget_me(request: AnyRequest) -> Response[Done]:
    """Delete all that is stored about whoever asks: games, logs, names, the cookie."""
    person, fresh = who(request)
    if fresh is None:
        await house_of(request).forget_person(person)
    gone = cookie_for(request, "")
    gone.max_age = 0
    return Response(Done(ok=True), cookies=[gone])


def scored(data: Any, lang: str, work: Any) -> Response[dict[str, Any]]:
    """The answer of the contract, for requests that cannot be answered too."""
    try:
        if not isinstance(data, dict):
            raise RefusedError("bad_field")
        return Response(work(data, language(lang)), status_code=200)
    except WrobelError as error:
        id = data.get("id") if isinstance(data, dict) else None
        content = {"id": id, "ok": False, "error": error.to_dict()}
        return Response(content, status_code=HTTP_400_BAD_REQUEST)


@post("/api/score", summary="Score a hand", status_code=200, responses=WRONG, sync_to_thread=False)
def score(data: JSONBody[dict[str, Any]], lang: Lang = "en") -> Response[dict[str, Any]]:
    """What a winning hand is worth, with all readings and the trace."""
    return scored(
        data, lang, lambda fields, tongue: wrobel.score(fields, trace=True).to_dict(tongue)
    )


@post("/api/settle", summary="Settle", status_code=200, responses=WRONG, sync_to_thread=False)
def settle(data: JSONBody[dict[str, Any]], lang: Lang = "en") -> Response[dict[str, Any]]:
    """What happens to points, sticks and the deal at the end of a hand or a match."""
    return scored(data, lang, lambda fields, _: wrobel.settle(fields))


@post(
    "/api/tabletop/{question:str}",
    summary="Ask the desk",
    status_code=200,
    responses={**WRONG, **ABSENT},
    request_max_body_size=LARGEST_QUESTION,
)
async def desk(
    request: AnyRequest, question: FromPath[str], data: JSONBody[dict[str, Any]], lang: Lang = "en"
) -> dict[str, Any]:
    """The calculator's, the settlement's and the rule pages' questions; see the docs."""
    return await house_of(request).bench.do(partial(answer_of_desk, question, data, lang))


@get(
    "/api/tabletop/core.zip",
    summary="The core for the browser",
    media_type=ZIP,
    opt=PUBLIC,
    sync_to_thread=True,
)
def core(request: AnyRequest) -> Response[bytes]:
    """The Python sources that answer the desk's questions where no server can be reached."""
    content, tag = packed()
    headers = {"ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(content, media_type=ZIP, headers=headers)


HANDLERS = (
    *(health, rulesets, list_bots, new_game, my_games, forget_game),
    *(join, watch_link, forget_me),
    *(score, settle, desk, core),
)
