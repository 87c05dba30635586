"""Events over HTTP: evenings and tournaments, opened by links."""

import hmac
import io
import logging
import time
from dataclasses import asdict
from functools import partial
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_501_NOT_IMPLEMENTED,
)

from wrobel.tabletop.event import exports
from wrobel.tabletop.event.league import KINDS, MEASURES, Rule, evenings_of, table
from wrobel.tabletop.event.people import known_again, read_people
from wrobel.tabletop.event.view import audit, explained, hides, history
from wrobel.web.events.downloads import check_file, made
from wrobel.web.events.hall import Hall
from wrobel.web.events.online import settle
from wrobel.web.http.origin import is_from_here
from wrobel.web.http.request_checks import is_readable
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.rooms import House
from wrobel.web.texts import language
from wrobel.web.wire.club_types import (
    ActDone,
    ClubAct,
    ClubLink,
    CreatedEvent,
    Entered,
    EventAnswer,
    Explained,
    League,
    LeagueRow,
    MadeLink,
    NewEvent,
    NewLink,
    PeopleText,
    Places,
    Proposal,
    Propose,
    QrText,
    ReadPerson,
)
from wrobel.web.wire.http_types import Failed

log = logging.getLogger("wrobel.web")
AnyRequest = Request[Any, Any, Any]
LARGEST_ACT = 1 << 17  # bytes: a plan of 400 players, a pasted list
AT_ONCE = 200  # acts of the audit list
MOST_EVENINGS = 60
NAME = 16  # letters of a hash that name a link
Key = Annotated[
    str | None, HeaderParameter(name="X-Event-Key", description="The secret of a link.")
]
ClubKey = Annotated[
    str | None, HeaderParameter(name="X-Club-Key", description="The key of the host's page.")
]
Lang = Annotated[str, QueryParameter(description="Language of the texts: en or pl.")]
WRONG = {
    HTTP_400_BAD_REQUEST: ResponseSpec(Failed, description="What is wrong with the request"),
    HTTP_403_FORBIDDEN: ResponseSpec(Failed, description="This link does not allow that"),
    HTTP_404_NOT_FOUND: ResponseSpec(Failed, description="No such event"),
}
FULL = {HTTP_409_CONFLICT: ResponseSpec(Failed, description="There is no room for more")}
MISSING = {HTTP_501_NOT_IMPLEMENTED: ResponseSpec(Failed, description="A package is missing")}


def hall_of(request: AnyRequest) -> Hall:
    house: House = request.app.state.house
    return house.hall


@post("/api/events", summary="A new event", responses=WRONG)
async def new_event(
    request: AnyRequest, data: JSONBody[NewEvent], key: ClubKey = None
) -> CreatedEvent:
    """Make an event: on the server's own machine, or with the key of the host's page."""
    house: House = request.app.state.house
    if not is_from_here(request) and not hmac.compare_digest(
        (key or "").encode(), house.key.encode()
    ):
        raise RefusedError("no_key")
    return CreatedEvent(*await house.hall.create(data))


@get("/api/events/{event:str}", summary="An event", responses=WRONG)
async def get_event(
    request: AnyRequest, event: FromPath[str], since: FromQuery[int] = -1, key: Key = None
) -> EventAnswer:
    """The event as this link sees it, if it has changed since then."""
    hall = hall_of(request)
    link = await hall.link(event, key)
    if not (await hall.get(event)).settled:
        await settle(request.app.state.house, event)
    async with hall.holding(event) as opened:
        found = None if since == opened.version else await hall.look(opened, link)
        return EventAnswer(opened.version, time.time(), found)


@post(
    "/api/events/{event:str}/acts",
    summary="Do something",
    responses={**WRONG, **FULL},
    request_max_body_size=LARGEST_ACT,
)
async def act(
    request: AnyRequest, event: FromPath[str], data: JSONBody[dict[str, Any]], key: Key = None
) -> ActDone:
    """Write an act down; with an id of your own it can be sent again without harm."""
    hall = hall_of(request)
    done = ActDone(*await hall.do(event, await hall.link(event, key), data))
    await settle(request.app.state.house, event)
    return done


@get("/api/events/{event:str}/acts", summary="The audit list", responses=WRONG)
async def list_acts(
    request: AnyRequest, event: FromPath[str], skip: FromQuery[int] = 0, key: Key = None
) -> list[ClubAct]:
    """What was done, by whom and when, the newest first."""
    hall = hall_of(request)
    await hall.staff(event, key)
    async with hall.holding(event) as opened:
        found = (await hall.bench.do(partial(audit, opened.acts)))[max(0, skip) :][:AT_ONCE]
    plain = ("id", "type", "role", "who", "at", "gone")
    return [
        ClubAct(
            **{name: one[name] for name in plain},
            fields={name: value for name, value in one.items() if name not in plain},
        )
        for one in found
    ]


@get(
    "/api/events/{event:str}/players/{player:int}",
    summary="A player's numbers in words",
    responses=WRONG,
)
async def explain(
    request: AnyRequest,
    event: FromPath[str],
    player: FromPath[int],
    lang: Lang = "en",
    key: Key = None,
) -> list[Explained]:
    """Where every number of a player's lines comes from."""
    hall = hall_of(request)
    link = await hall.link(event, key)
    async with hall.holding(event) as opened:
        those = await hall.sections(opened, link.role)
        work = partial(explained, opened.event, those, player, language(lang))
        return msgspec.convert(await hall.bench.do(work), list[Explained])


@get(
    "/api/events/{event:str}/history/{number:int}/{table:int}",
    summary="A table's history",
    responses=WRONG,
)
async def table_history(
    request: AnyRequest,
    event: FromPath[str],
    number: FromPath[int],
    table: FromPath[int],
    key: Key = None,
) -> list[Entered]:
    """All that was entered for a table in a round, and by whom."""
    hall = hall_of(request)
    await hall.staff(event, key)
    async with hall.holding(event) as opened:
        return msgspec.convert(history(opened.event, number, table), list[Entered])


@post("/api/events/{event:str}/proposals", summary="Propose", status_code=200, responses=WRONG)
async def propose(
    request: AnyRequest, event: FromPath[str], data: JSONBody[Propose], key: Key = None
) -> Proposal:
    """Seats, a change of them, or who goes on; nothing is changed by asking."""
    hall = hall_of(request)
    await hall.staff(event, key, "organiser")
    return msgspec.convert(await hall.propose(event, data), Proposal)


@post(
    "/api/events/{event:str}/people",
    summary="Read a list",
    status_code=200,
    responses=WRONG,
    request_max_body_size=LARGEST_ACT,
)
async def read_list(
    request: AnyRequest, event: FromPath[str], data: JSONBody[PeopleText], key: Key = None
) -> list[ReadPerson]:
    """The players of a pasted table, or what a list of EMA numbers knows of those here."""
    hall = hall_of(request)
    await hall.staff(event, key, "organiser")
    merge = exports.with_ema_numbers if data.numbers else known_again
    async with hall.holding(event) as opened:
        found = await hall.bench.do(lambda: merge(opened.event, read_people(data.text)))
    return msgspec.convert(found, list[ReadPerson])


@get("/api/events/{event:str}/links", summary="The links", responses=WRONG)
async def list_links(request: AnyRequest, event: FromPath[str], key: Key = None) -> list[ClubLink]:
    """Who may do something here; the secrets themselves are not stored."""
    hall = hall_of(request)
    own = await hall.staff(event, key, "organiser")
    return [
        ClubLink(one.hash[:NAME], one.role, one.table, one.name, one.created, one.hash == own.hash)
        for one in await hall.store.links(event)
    ]


@post("/api/events/{event:str}/links", summary="A link", responses={**WRONG, **FULL})
async def make_link(
    request: AnyRequest, event: FromPath[str], data: JSONBody[NewLink], key: Key = None
) -> MadeLink:
    """A link for a referee, a table, another organiser; asked again, the same one."""
    hall = hall_of(request)
    own = await hall.staff(event, key, "organiser")
    return MadeLink(await hall.make_link(event, own, key or "", data))


@delete("/api/events/{event:str}/links/{link:str}", summary="Take a link back", responses=WRONG)
async def remove_link(
    request: AnyRequest, event: FromPath[str], link: FromPath[str], key: Key = None
) -> None:
    """From now on this link opens nothing."""
    hall = hall_of(request)
    own = await hall.staff(event, key, "organiser")
    if len(link) != NAME or own.hash.startswith(link):
        raise RefusedError("no_link")
    await hall.remove_link(event, own, link)


@delete("/api/events/{event:str}", summary="Delete an event", responses=WRONG)
async def delete_event(request: AnyRequest, event: FromPath[str], key: Key = None) -> None:
    """Delete an event with all that belongs to it."""
    hall = hall_of(request)
    own = await hall.staff(event, key, "organiser")
    await hall.delete(event)
    log.info("event %s: deleted, by link %s", event, own.hash[:NAME])


@get(
    "/api/events/{event:str}/files/{name:str}",
    summary="A file",
    responses={**WRONG, **MISSING},
    include_in_schema=False,
)
async def file(
    request: AnyRequest,
    event: FromPath[str],
    name: FromPath[str],
    section: FromQuery[str] = "",
    lang: Lang = "en",
    key: Key = None,
) -> Response[bytes]:
    """Standings, European lists, our own format, a copy of the public page."""
    hall = hall_of(request)
    link = await hall.link(event, key)
    check_file(link.role, name)
    async with hall.holding(event) as opened:
        those = await hall.sections(opened, link.role)
        wish = (name, section, language(lang))
        work = partial(made, opened.event, opened.acts, those, *wish)
        hidden = hides(opened.event, link.role)
        kind, content = await hall.kept(opened, (*wish, hidden), work)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers)


@post(
    "/api/qr",
    summary="A QR code",
    status_code=200,
    media_type="image/svg+xml",
    responses=WRONG,
    include_in_schema=False,
)
async def qr_code(request: AnyRequest, data: JSONBody[QrText]) -> Response[bytes]:
    """A text as a picture that a phone can read."""
    picture = await hall_of(request).bench.do(partial(drawn, data.text))
    return Response(picture, media_type="image/svg+xml")


def drawn(text: str) -> bytes:
    """A QR code as SVG."""
    out = io.BytesIO()
    try:
        segno.make(text, error="m", micro=False).save(
            out, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
        )
    except (ValueError, segno.DataOverflowError):
        raise RefusedError("bad_field") from None
    return out.getvalue()


@get("/api/addresses", summary="Where others find this server", sync_to_thread=False)
def addresses(request: AnyRequest) -> Places:
    """The addresses that other devices of the network can open; none if it is not offered."""
    return Places(hall_of(request).addresses)


@get("/api/league", summary="Events added up", responses=WRONG)
async def league(
    request: AnyRequest,
    events: FromQuery[str],
    kind: FromQuery[str] = "all",
    count: FromQuery[int] = 0,
    measure: FromQuery[str] = "total",
    family: FromQuery[str] = "",
) -> League:
    """The table of a league: its events by their ids, with dots between, and its rule.

    With a ``family`` only the rounds of that game count.
    """
    ids = list(dict.fromkeys(filter(None, events.split("."))))
    wrong = kind not in KINDS or measure not in MEASURES or not is_readable(events)
    if wrong or not 1 <= len(ids) <= MOST_EVENINGS:
        raise RefusedError("bad_field")
    rule = Rule(kind, max(0, min(count, MOST_EVENINGS)), measure)
    hall = hall_of(request)
    found = []
    for id in ids:
        async with hall.holding(id) as opened:
            work = partial(evenings_of, [opened.event], measure)
            found += await hall.kept(opened, ("league", measure), work)
    counted = [one for one in found if family in ("", one.family)]
    rows = await hall.bench.do(lambda: table(counted, rule))
    return League(
        [one.name for one in counted],
        [one.family for one in counted],
        list(dict.fromkeys(one.family for one in found)),
        [msgspec.convert(asdict(row), LeagueRow) for row in rows],
    )


HANDLERS = (
    *(new_event, get_event, act, list_acts, explain, table_history, propose, read_list),
    *(list_links, make_link, remove_link, delete_event, file, qr_code, addresses, league),
)
