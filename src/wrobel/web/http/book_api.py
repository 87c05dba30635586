"""Score books over HTTP: phones send the lines they have and get those they have not."""

import logging
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
)

from wrobel.web.books.shelf import LARGEST_BOOK, Shelf, size_of, told
from wrobel.web.http.api import answer, check_room, house_of, who
from wrobel.web.http.cookies import person_of
from wrobel.web.refusals import RefusedError
from wrobel.web.texts import language, say
from wrobel.web.wire.book_types import (
    BookAnswer,
    BookLines,
    BookLink,
    BookPushed,
    BookSeat,
    NewBook,
    NewBookLink,
    WrittenLine,
)
from wrobel.web.wire.http_types import Done, Failed

log = logging.getLogger("wrobel.web")
AnyRequest = Request[Any, Any, Any]
NAME = 16  # letters of a hash that name a link
Key = Annotated[str | None, HeaderParameter(name="X-Book-Key", description="The secret of a link.")]
Lang = Annotated[str, QueryParameter(description="Language of the texts: en or pl.")]
WRONG = {
    HTTP_400_BAD_REQUEST: ResponseSpec(Failed, description="What is wrong with the request"),
    HTTP_403_FORBIDDEN: ResponseSpec(Failed, description="This link does not allow that"),
    HTTP_404_NOT_FOUND: ResponseSpec(Failed, description="No such score book"),
    HTTP_409_CONFLICT: ResponseSpec(Failed, description="There is no room for it"),
}
WRITERS = ("owner", "writer")


def shelf_of(request: AnyRequest) -> Shelf:
    return house_of(request).shelf


@post(
    "/api/books",
    summary="Share a score book",
    responses=WRONG,
    request_max_body_size=LARGEST_BOOK,
)
async def new_book(request: AnyRequest, data: JSONBody[NewBook], key: Key = None) -> BookPushed:
    """Keep a phone's book here too; the phone makes its name and its secret itself."""
    check_room(request, size_of(data.lines))
    return BookPushed(await shelf_of(request).create(data.id, key, data.lines), [])


@get("/api/books/{book:str}", summary="Lines of a score book", responses=WRONG)
async def get_book(
    request: AnyRequest,
    book: FromPath[str],
    since: FromQuery[int] = 0,
    wait: FromQuery[int] = 0,
    key: Key = None,
) -> BookAnswer:
    """The lines from a number on; with ``wait`` the answer comes when there are some."""
    shelf = shelf_of(request)
    opened, link = await shelf.read(book, key, max(0, since), wait)
    person = person_of(request)
    mine = next((player for player, one in opened.people.items() if one == person), None)
    seats = [player in opened.people for player in range(max(opened.people, default=-1) + 1)]
    lines = opened.lines[max(0, since) :]
    return BookAnswer(opened.version, link.role, lines, seats, mine)


@post(
    "/api/books/{book:str}/lines",
    summary="Send lines",
    status_code=200,
    responses=WRONG,
    request_max_body_size=LARGEST_BOOK,
)
async def push(
    request: AnyRequest,
    book: FromPath[str],
    data: JSONBody[BookLines],
    lang: Lang = "en",
    key: Key = None,
) -> BookPushed:
    """Write down lines; those that are there already change nothing."""
    shelf = shelf_of(request)
    link = await shelf.link(book, key, *WRITERS)
    check_room(request, size_of(data.lines))
    version, refused = await shelf.push(book, link, data.lines)
    return BookPushed(version, told(refused, lambda code: say(code, language(lang))))


@post("/api/books/{book:str}/links", summary="A link for another phone", responses=WRONG)
async def make_link(
    request: AnyRequest, book: FromPath[str], data: JSONBody[NewBookLink], key: Key = None
) -> BookLink:
    """A link that writes or only reads; asked again, the same one."""
    shelf = shelf_of(request)
    own = await shelf.link(book, key, *WRITERS)
    return BookLink(await shelf.make_link(book, own, key or "", data.role))


@delete("/api/books/{book:str}/links/{link:str}", summary="Take a link back", responses=WRONG)
async def end_link(
    request: AnyRequest, book: FromPath[str], link: FromPath[str], key: Key = None
) -> None:
    """From now on this link and those it has given open nothing; the list names them."""
    shelf = shelf_of(request)
    own = await shelf.link(book, key, "owner")
    if len(link) != NAME:
        raise RefusedError("no_page")
    await shelf.store.remove_link(book, link, own.hash)


@post("/api/books/{book:str}/me", summary="Which player I am", status_code=200, responses=WRONG)
async def sit(
    request: AnyRequest, book: FromPath[str], data: JSONBody[BookSeat], key: Key = None
) -> Response[Done]:
    """The match counts in the statistics of whoever says so."""
    shelf = shelf_of(request)
    await shelf.link(book, key)
    person, fresh = who(request)
    await shelf.sit(book, data.player, person)
    return answer(request, Done(ok=True), 200, fresh)


@get("/api/books/{book:str}/audit", summary="What came when", responses=WRONG)
async def audit(request: AnyRequest, book: FromPath[str], key: Key = None) -> list[WrittenLine]:
    """Every line with when and by which link it came, and every link given or taken back."""
    shelf = shelf_of(request)
    await shelf.link(book, key, *WRITERS)
    return [
        WrittenLine(
            one.line, one.at, one.link[:NAME], one.what, one.role, one.about and one.about[:NAME]
        )
        for one in await shelf.store.audit(book)
    ]


@delete("/api/books/{book:str}", summary="Take a score book off the server", responses=WRONG)
async def delete_book(request: AnyRequest, book: FromPath[str], key: Key = None) -> None:
    """Delete it here; the phones keep theirs."""
    shelf = shelf_of(request)
    own = await shelf.link(book, key, "owner")
    await shelf.delete(book)
    log.info("score book %s: deleted, by link %s", book, own.hash[:NAME])


HANDLERS: tuple[Any, ...] = (
    *(new_book, get_book, push, make_link, end_link, sit, audit, delete_book),
)
