"""What our own log says about a win, in the words in which other formats say it."""

import msgspec
from msgspec import Struct

from wrobel.errors import LogError
from wrobel.logs.events import Claimed, Count, Hand, Points, Tile, Tiles, Win, Wind
from wrobel.logs.foreign_tiles import names_of, text_of

MANY = frozenset({"yakuhai_dragon"})  # several of them are listed one by one

# What a limit is worth to a player who is not the dealer.
LIMIT_POINTS = {8000: "mangan", 12000: "haneman", 16000: "baiman", 24000: "sanbaiman"}
YAKUMAN_POINTS = 32000


class _Fan(Struct):
    id: str
    value: Count = 1
    count: Count = 1


class _Request(Struct):
    hand: Tiles = ""
    win: Tile | None = None
    dora: Tiles = ""
    ura: Tiles = ""
    liable: Wind | None = None


class _Score(Struct):
    han: Points = 0
    fu: Points = 0
    total: Points = 0
    limit: str | None = None
    points: Points | None = None
    fans: list[_Fan] = []
    payments: dict[str, Points] | None = None


def claim_of(win: Win, hand: Hand) -> Claimed:
    """What is said of a win: the words of another program, or those of our own score."""
    if win.claimed is not None:
        return win.claimed
    if win.score is None:
        return Claimed()
    try:
        request = msgspec.convert(win.request or {}, _Request)
        score = msgspec.convert(win.score, _Score)
        payments = score.payments and [score.payments[wind] for wind in hand.winds]
        liable = hand.winds.index(request.liable) if request.liable else None
    except (msgspec.ValidationError, KeyError, ValueError) as error:
        raise LogError("score_unreadable", hand.name) from error
    return Claimed(
        tile=request.win,
        hand=text_of(names_of(request.hand)),
        dora=names_of(request.dora),
        ura=names_of(request.ura),
        han=score.han,
        fu=score.fu,
        total=score.total,
        limit=score.limit,
        points=score.points,
        fans=[pair for fan in score.fans for pair in _pairs(fan, not score.total)],
        liable=liable,
        payments=payments or None,
    )


def _pairs(fan: _Fan, riichi: bool) -> list[tuple[str, int]]:
    if not riichi:
        return [(fan.id, fan.count)]
    if fan.id in MANY:
        return [(fan.id, fan.value)] * min(fan.count, 4)
    return [(fan.id, fan.value * fan.count)]


def limit_by_points(points: int | None, dealer: bool) -> str | None:
    """The limit that pays so many points.

    >>> limit_by_points(18000, True), limit_by_points(7700, False), limit_by_points(64000, False)
    ('haneman', None, 'yakuman')
    """
    if points is None:
        return None
    worth = points * 2 // 3 if dealer else points
    if worth >= YAKUMAN_POINTS:
        return "yakuman"
    return LIMIT_POINTS.get(worth)
