"""The HTTP side of replays: finished games, logs people send, downloads."""

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_404_NOT_FOUND

from wrobel.web.http.api import AnyRequest, Lang, answer, check_room, house_of, who
from wrobel.web.refusals import RefusedError
from wrobel.web.storage.replays import MOST_UPLOADED
from wrobel.web.texts import language
from wrobel.web.wire.http_types import Failed, ReplayFrames, ReplayInfo, ReplayItem

ABSENT = {HTTP_404_NOT_FOUND: ResponseSpec(Failed, description="No such replay")}
UNREADABLE = {HTTP_400_BAD_REQUEST: ResponseSpec(Failed, description="Why it cannot be read")}
Rules = Annotated[
    str | None, QueryParameter(description="The ruleset of logs that do not name theirs.")
]


REPLAY = 1 << 16  # bytes of what is made of a log, about
PACKED = {"packed": True}  # by whoever made it: nothing is left to do


async def sent(
    request: AnyRequest, packed: bytes, media_type: str = MediaType.JSON, **headers: str
) -> Response[Any]:
    """A body that is packed already, unpacked for the few who cannot do that."""
    headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(packed, media_type=media_type, headers=headers)
    plain = await asyncio.to_thread(gzip.decompress, packed)
    return Response(plain, media_type=media_type, headers=headers)


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
    body = await request.body()
    check_room(request, max(REPLAY, len(body)))
    found = await house_of(request).replays.add(body, rules, person)
    infos = [gzip.decompress(replay.infos[language(lang)]) for replay in found]
    return answer(request, [msgspec.Raw(info) for info in infos], 201, fresh)


@get(
    "/api/replays/{id:str}",
    summary="A replay",
    responses={200: ResponseSpec(ReplayInfo, description="The replay"), **ABSENT},
    opt=PACKED,
)
async def replay(request: AnyRequest, id: FromPath[str], lang: Lang = "en") -> Response[Any]:
    """What a replay has: players, hands, results, what a check of the log found."""
    found = await house_of(request).replays.find(id)
    return await sent(request, found.infos[language(lang)])


@get(
    "/api/replays/{id:str}/hands/{hand:int}",
    summary="A hand of a replay",
    responses={200: ResponseSpec(ReplayFrames, description="The hand"), **ABSENT},
    opt=PACKED,
)
async def replay_hand(request: AnyRequest, id: FromPath[str], hand: FromPath[int]) -> Response[Any]:
    """Every event of a hand, counted from 0, with what it changes on the table."""
    found = await house_of(request).replays.find(id)
    if not 0 <= hand < len(found.hands):
        raise RefusedError("unknown")
    return await sent(request, found.hands[hand])


@get(
    "/api/replays/{id:str}/log/{format:str}", summary="Download a log", responses=ABSENT, opt=PACKED
)
async def download(
    request: AnyRequest, id: FromPath[str], format: FromPath[str]
) -> Response[bytes]:
    """The log in one of the formats we write."""
    packed, ending = await house_of(request).replays.written(id, format)
    name = f"wrobel-{id[:8]}{ending}"
    attached = {"Content-Disposition": f'attachment; filename="{name}"'}
    return await sent(request, packed, "application/octet-stream", **attached)


@delete("/api/replays/{id:str}", summary="Delete a log I sent", responses=ABSENT)
async def remove_replay(request: AnyRequest, id: FromPath[str]) -> None:
    """Only whoever sent a log can delete it."""
    person, _ = who(request)
    house = house_of(request)
    if not await house.store.remove_upload(id, person):
        raise RefusedError("unknown")
    house.replays.forget(id)
    await house.reviews.forget(id)


HANDLERS = (my_replays, send_log, replay, replay_hand, download, remove_replay)
