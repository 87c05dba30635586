"""The HTTP side of reviews: begin one, and look how far it is."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from wrobel.web.http.api import GAME, AnyRequest, Lang, answer, check_room, house_of, who
from wrobel.web.http.replay_api import ABSENT, PACKED, REPLAY, UNREADABLE, sent
from wrobel.web.texts import language
from wrobel.web.wire.http_types import Created, Practice, ReviewState

Since = Annotated[int, QueryParameter(ge=0, description="How many hands are known already.")]
STATE = ResponseSpec(ReviewState, description="What is known so far")
FOUND = {200: STATE, **ABSENT, **UNREADABLE}


@post(
    "/api/replays/{id:str}/review",
    summary="Review a game",
    responses={201: STATE, **ABSENT, **UNREADABLE},
    opt=PACKED,
)
async def begin_review(request: AnyRequest, id: FromPath[str], lang: Lang = "en") -> Response[Any]:
    """Judge every decision of a game that is over; whoever asks again joins in."""
    reviews = house_of(request).reviews
    check_room(request, REPLAY)
    found = await reviews.begin(id)
    return await sent(request, await reviews.answer(found, language(lang)))


@get("/api/replays/{id:str}/review", summary="How far a review is", responses=FOUND, opt=PACKED)
async def look_at_review(
    request: AnyRequest, id: FromPath[str], lang: Lang = "en", since: Since = 0
) -> Response[Any]:
    """The decisions judged so far; a review that nobody looks at for long is ended."""
    reviews = house_of(request).reviews
    found = await reviews.look(id)
    return await sent(request, await reviews.answer(found, language(lang), since))


@post("/api/practice", summary="Play on from a decision", responses={**ABSENT, **UNREADABLE})
async def play_on(request: AnyRequest, data: JSONBody[Practice]) -> Response[Created]:
    """A hand with bots from a decision of a replay on; what was hidden then is dealt anew."""
    person, fresh = who(request)
    check_room(request, GAME)
    created = await house_of(request).practise(data, person)
    return answer(request, created, 201, fresh)


HANDLERS = (begin_review, look_at_review, play_on)
