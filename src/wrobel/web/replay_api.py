"""The HTTP side of replays: finished games, logs people send, downloads."""

import asyncio
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_404_NOT_FOUND

from wrobel.web.api import AnyRequest, Lang, answer, house_of, who
from wrobel.web.models import Failed, Frame, ReplayInfo, ReplayItem
from wrobel.web.refusals import RefusedError
from wrobel.web.replays import MOST_UPLOADED

ABSENT = {HTTP_404_NOT_FOUND: ResponseSpec(Failed, description="No such replay")}
UNREADABLE = {HTTP_400_BAD_REQUEST: ResponseSpec(Failed, description="Why it cannot be read")}
Rules = Annotated[
    str | None, QueryParameter(description="The ruleset of logs that do not name theirs.")
]


@get("/api/replays", summary="My replays")
async def my_replays(request: AnyRequest) -> Response[list[ReplayItem]]:
    """The finished games of whoever asks, and the logs they sent."""
    person, fresh = who(request)
    found = [] if fresh else await house_of(request).store.finished(person)
    return answer(request, found, 200, fresh)


@post(
    "/api/replays",
    summary="Send a log",
    responses=UNREADABLE,
    request_max_body_size=MOST_UPLOADED,
)
async def send_log(
    request: AnyRequest, lang: Lang = "en", rules: Rules = None
) -> Response[list[ReplayInfo]]:
    """Read a log of any format we know, packed or not; the body is the file itself."""
    person, fresh = who(request)
    found = await house_of(request).replays.add(await request.body(), rules, person)
    return answer(request, [replay.info(lang) for replay in found], 201, fresh)


@get("/api/replays/{id:str}", summary="A replay", responses=ABSENT)
async def replay(request: AnyRequest, id: FromPath[str], lang: Lang = "en") -> ReplayInfo:
    """What a replay has: players, hands, results, what a check of the log found."""
    return (await house_of(request).replays.find(id)).info(lang)


@get("/api/replays/{id:str}/hands/{hand:int}", summary="A hand of a replay", responses=ABSENT)
async def replay_hand(request: AnyRequest, id: FromPath[str], hand: FromPath[int]) -> list[Frame]:
    """Every event of a hand, counted from 0, with the table after it."""
    found = await house_of(request).replays.find(id)
    return await asyncio.to_thread(found.frames, hand)


@get("/api/replays/{id:str}/log/{format:str}", summary="Download a log", responses=ABSENT)
async def download(
    request: AnyRequest, id: FromPath[str], format: FromPath[str]
) -> Response[bytes]:
    """The log in one of the formats we write."""
    found = await house_of(request).replays.find(id)
    data, ending = await asyncio.to_thread(found.written, format)
    name = f"wrobel-{id[:8]}{ending}"
    return Response(
        data,
        media_type="application/octet-stream",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@delete("/api/replays/{id:str}", summary="Delete a log I sent", responses=ABSENT)
async def remove_replay(request: AnyRequest, id: FromPath[str]) -> None:
    """Only whoever sent a log can delete it."""
    person, _ = who(request)
    house = house_of(request)
    if not await house.store.remove_upload(id, person):
        raise RefusedError("unknown")
    house.replays.forget(id)


HANDLERS = (my_replays, send_log, replay, replay_hand, download, remove_replay)
