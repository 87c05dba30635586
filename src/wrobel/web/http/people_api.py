"""The HTTP side of people: what their matches add up to, and their profile on other devices.

A profile is the cookie and nothing else; there are no accounts.
"""

import asyncio
import gzip
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from wrobel.web.http.api import WRONG, AnyRequest, answer, house_of, who
from wrobel.web.http.cookies import cookie_of
from wrobel.web.http.replay_api import PACKED, sent
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.lobby import listed
from wrobel.web.rooms.profile_links import LIFETIME
from wrobel.web.statistics import as_csv, statistics_of
from wrobel.web.storage import tokens
from wrobel.web.wire.http_types import Done, Failed, OpenTable
from wrobel.web.wire.statistics_types import AdoptProfile, ProfileLink, Result, Statistics

CSV = "text/csv; charset=utf-8"
VOID = {404: ResponseSpec(Failed, description="The link is void")}


async def results(request: AnyRequest) -> Sequence[str]:
    """The results of whoever asks, as JSON."""
    person, fresh = who(request)
    if fresh:
        return []
    store = house_of(request).store
    await store.count_earlier(person)
    return await store.results_of(person)


def read(rows: Sequence[str]) -> list[Result]:
    return [msgspec.json.decode(row, type=Result) for row in rows]


@get("/api/me/statistics", summary="My statistics")
async def statistics(request: AnyRequest) -> Statistics:
    """What the finished matches of whoever asks add up to."""
    rows = await results(request)
    return await house_of(request).store.bench.do(lambda: statistics_of(read(rows)))


@get(
    "/api/me/results",
    summary="My results",
    responses={200: ResponseSpec(list[Result], description="The results")},
    opt=PACKED,
)
async def my_results(request: AnyRequest) -> Response[Any]:
    """Every finished match of whoever asks, the newest first, for other programs."""
    rows = await results(request)

    def work() -> bytes:
        return gzip.compress(f"[{','.join(rows)}]".encode(), 6)

    return await sent(request, await house_of(request).store.bench.do(work))


@get("/api/me/results.csv", summary="My results as a table", media_type=CSV, opt=PACKED)
async def my_table(request: AnyRequest) -> Response[bytes]:
    """The same as a table with a line for every match."""
    rows = await results(request)

    def work() -> bytes:
        return gzip.compress(as_csv(read(rows)).encode(), 6)

    packed = await house_of(request).store.bench.do(work)
    headers = {"Content-Disposition": 'attachment; filename="wrobel.csv"'}
    return await sent(request, packed, CSV, **headers)


@post("/api/me/link", summary="A link to my profile", status_code=200)
async def give_link(request: AnyRequest) -> Response[ProfileLink]:
    """A code with which another device becomes the same person."""
    _, fresh = who(request)
    cookie = fresh or cookie_of(request)
    now = asyncio.get_running_loop().time()
    code = house_of(request).links.give(cookie, now)
    return answer(request, ProfileLink(code, LIFETIME), 200, fresh)


@post(
    "/api/me/adopt", summary="Use a link to a profile", status_code=200, responses={**WRONG, **VOID}
)
async def adopt(request: AnyRequest, data: JSONBody[AdoptProfile]) -> Response[Done]:
    """This device is the same person as the one that gave the code; its own games come along."""
    house = house_of(request)
    cookie = house.links.take(data.code, asyncio.get_running_loop().time())
    if cookie is None:
        raise RefusedError("no_profile")
    own, fresh = who(request)
    person = tokens.hashed(cookie)
    if fresh is None and own != person:
        await house.become(own, person)
    return answer(request, Done(ok=True), 200, None if own == person else cookie)


@get("/api/lobby", summary="Open tables", sync_to_thread=False)
def lobby(request: AnyRequest) -> list[OpenTable]:
    """The tables with free seats that anybody may join by their codes."""
    return listed(room for room, _ in house_of(request).rooms.values())


HANDLERS: tuple[Any, ...] = (statistics, my_results, my_table, give_link, adopt, lobby)
