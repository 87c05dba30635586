"""Rounds of events at tables of this server, over HTTP."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from wrobel.web.events import online, table_books
from wrobel.web.http.api import answer, house_of, who
from wrobel.web.http.event_api import FULL, WRONG, AnyRequest, Key
from wrobel.web.wire.club_types import OnlineTable, OpenTables, TableBook
from wrobel.web.wire.http_types import Done, Seated


@post(
    "/api/events/{event:str}/online",
    summary="Open tables",
    status_code=200,
    responses={**WRONG, **FULL},
)
async def open_tables(
    request: AnyRequest, event: FromPath[str], data: JSONBody[OpenTables], key: Key = None
) -> Done:
    """Open tables of this server for the seats of a round; results come in by themselves."""
    house = house_of(request)
    link = await house.hall.staff(event, key, "organiser")
    await online.open_tables(house, event, link, data)
    return Done(ok=True)


@get("/api/events/{event:str}/online/{number:int}", summary="How tables stand", responses=WRONG)
async def online_tables(
    request: AnyRequest, event: FromPath[str], number: FromPath[int], key: Key = None
) -> list[OnlineTable]:
    """Who has come to the tables of a round, and how far they are."""
    house = house_of(request)
    await house.hall.staff(event, key)
    return await online.tables_of(house, event, number)


@post(
    "/api/events/{event:str}/online/{number:int}/{table:int}",
    summary="Begin a table",
    status_code=200,
    responses=WRONG,
)
async def begin_table(
    request: AnyRequest,
    event: FromPath[str],
    number: FromPath[int],
    table: FromPath[int],
    key: Key = None,
) -> Done:
    """Begin without those who have not come; a bot plays for them until they do."""
    house = house_of(request)
    link = await house.hall.staff(event, key)
    await online.begin(house, event, link, number, table)
    return Done(ok=True)


@post("/api/events/{event:str}/seat", summary="My seat", status_code=200, responses=WRONG)
async def my_seat(request: AnyRequest, event: FromPath[str], key: Key = None) -> Response[Seated]:
    """The seat that waits for a player, by the player's own link."""
    house = house_of(request)
    person, fresh = who(request)
    link = await house.hall.link(event, key)
    seat = await online.take_seat(house, event, link, person)
    return answer(request, seat, 200, fresh)


@post(
    "/api/events/{event:str}/books/{number:int}/{table:int}",
    summary="A table's score book",
    status_code=200,
    responses=WRONG,
)
async def table_book(
    request: AnyRequest,
    event: FromPath[str],
    number: FromPath[int],
    table: FromPath[int],
    key: Key = None,
) -> TableBook:
    """The score book of a table in a round; when its match is over that is the result."""
    house = house_of(request)
    link = await house.hall.staff(event, key, "organiser", "referee", "table")
    return TableBook(*await table_books.open_book(house, event, link, key or "", number, table))


HANDLERS = (table_book, open_tables, online_tables, begin_table, my_seat)
