"""The events of a match as types: what a log line may hold, and nothing else.

This is the one description of events. The log's JSON Schema, the browser's types and the docs are
made from it. The names and their order are those of the log. ``None`` stands for what is not
told: a log of another program may leave it out, and to a player it may be hidden.

``x-name`` and ``x-type`` in the schema name a type for readers of the schema, the latter one that
is described elsewhere; ``x-per-player`` marks lists with an entry for each player of the match.
"""

from functools import cache
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct, field, structs

from wrobel.errors import LogError

VERSION = 1
FEWEST_PLAYERS, MOST_PLAYERS = 3, 4


def named(name: str, **schema: object) -> dict[str, Any]:
    """A name for a type that JSON Schema would spell out everywhere."""
    return {"x-name": name, **schema}


T = TypeVar("T")
PerPlayer = Annotated[
    list[T],
    Meta(
        min_length=FEWEST_PLAYERS,
        max_length=MOST_PLAYERS,
        extra_json_schema={"x-per-player": True},
    ),
]

Value = str | int | float | bool
Player = Annotated[
    int,
    Meta(
        ge=0,
        le=MOST_PLAYERS - 1,
        extra_json_schema=named("Player", enum=list(range(MOST_PLAYERS))),
    ),
]
Count = Annotated[int, Meta(ge=0, le=1000)]
Points = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Wind = Annotated[
    str, Meta(pattern="^[ESWN]$", extra_json_schema=named("Wind", enum=["E", "S", "W", "N"]))
]
Word = Annotated[str, Meta(max_length=1000)]
# 5m, 0p (a red five), 1z, 1f; digits may be shared: 123m406p
Tile = Annotated[
    str, Meta(pattern="^([0-9][mps]|[1-7]z|[1-4][fg])$", extra_json_schema=named("Tile"))
]
Tiles = Annotated[
    str,
    Meta(
        pattern="^([0-9]+[mps]|[1-7]+z|[1-4]+[fg])*$",
        max_length=300,
        extra_json_schema=named("Tiles"),
    ),
]
ABORTS = ("nine_kinds", "four_winds", "four_kongs", "four_riichi", "triple_ron")
AbortKind = Annotated[
    str, Meta(pattern=f"^({'|'.join(ABORTS)})$", extra_json_schema={"enum": list(ABORTS)})
]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]*$", max_length=256)]
ScoreRequest = Annotated[dict[str, Any], Meta(extra_json_schema={"x-type": "ScoreRequest"})]
Score = Annotated[dict[str, Any], Meta(extra_json_schema={"x-type": "Score"})]

Result = Annotated[float, Meta(ge=-1e9, le=1e9)]
Place = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
Players = Annotated[list[Player], Meta(max_length=MOST_PLAYERS)]
Indicators = Annotated[list[Tile], Meta(max_length=10)]
Dice = Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=4)]


class Event(Struct, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened at the table."""


class Match(Event, tag="match"):
    """The match begins. A log of another program may leave rules, options and layout open."""

    version: Annotated[int, Meta(ge=1, le=VERSION)]
    rules: Word | None
    options: dict[Word, Value]
    layout: Word | None
    names: PerPlayer[Word]
    honour: bool = False


class Hand(Event, tag="hand"):
    """A hand is dealt."""

    name: Word
    round: Wind
    number: Count
    dealer: Player
    winds: PerPlayer[Wind]
    honba: Count
    deposits: Count
    scores: PerPlayer[Points] | None
    dice: Dice | None
    commitment: Hex | None
    hands: PerPlayer[Tiles | None]
    dora: Indicators
    left: Count | None


class Draw(Event, tag="draw", gc=False):
    """A tile is drawn; ``tail`` marks a replacement for a kong or a bonus tile."""

    player: Player
    tile: Tile | None
    left: Count | None
    tail: bool = False


class Bonus(Event, tag="bonus", gc=False):
    """A flower or a season is exposed."""

    player: Player
    tile: Tile


class Discard(Event, tag="discard", gc=False):
    """A tile is discarded: the one just drawn or another, maybe with a declaration of riichi."""

    player: Player
    tile: Tile
    drawn: bool | None
    riichi: bool = False


class Riichi(Event, tag="riichi", gc=False):
    """The stick is laid: nobody won on the discard."""

    player: Player


class Claim(Event, gc=False):
    """A discard is taken for a set; ``own`` are the claimer's other tiles of it.

    At a table in honour mode the tile may be left lying, or the tiles may make no set.
    """

    player: Player
    from_player: Player = field(name="from")
    tile: Tile
    own: Tiles
    taken: bool = True
    void: bool = False


class Chow(Claim, tag="chow", gc=False):
    """Three in a row."""


class Pung(Claim, tag="pung", gc=False):
    """Three of a kind."""


class Kong(Claim, tag="kong", gc=False):
    """Four of a kind with a discard."""


class ClosedKong(Event, tag="closed_kong", gc=False):
    """Four of a kind from the hand; in MCR nobody else sees which."""

    player: Player
    tiles: Tiles | None


class AddedKong(Event, tag="added_kong", gc=False):
    """The fourth tile is added to a pung."""

    player: Player
    tile: Tile


class Take(Event, tag="take", gc=False):
    """A claimed tile that was left lying is taken after all."""

    player: Player


class Ruling(Event, tag="ruling"):
    """A fault has its price, found out by itself or by the referee."""

    player: Player
    ruling: Word
    why: Word | None = None
    payments: PerPlayer[Points] | None = None
    points: Points | None = None


class Dora(Event, tag="dora", gc=False):
    """A further dora indicator is turned."""

    tile: Tile


class Claimed(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What another program says about a win.

    ``fans`` are pairs of our name for a pattern (or the program's, where we know none) and its
    han, for a yakuman the number of yakuman, for an MCR fan how many there are. ``hand`` are the
    concealed tiles without the winning one.
    """

    tile: Tile | None = None
    hand: Tiles | None = None
    dora: Indicators | None = None
    ura: Indicators | None = None
    han: Points | None = None
    fu: Points | None = None
    total: Points | None = None
    limit: Word | None = None
    points: Points | None = None
    fans: Annotated[list[tuple[Word, Points]], Meta(max_length=100)] | None = None
    liable: Player | None = None
    payments: PerPlayer[Points] | None = None


class Win(Event, tag="win"):
    """Somebody wins; ``request`` and ``score`` are those of the contract."""

    player: Player
    from_player: Player | None = field(name="from")
    request: ScoreRequest | None
    score: Score | None
    claimed: Claimed | None = None


class Exhausted(Event, tag="exhausted"):
    """The wall is at its end. Only riichi has the fields."""

    tenpai: Players | None = None
    nagashi: Players | None = None
    hands: PerPlayer[Tiles | None] | None = None


class Abort(Event, tag="abort"):
    """A draw before the end of the wall."""

    why: AbortKind
    hands: PerPlayer[Tiles | None] | None
    player: Player | None = None


class Settled(Event, tag="settled"):
    """The hand is paid; ``honba``, ``deposits`` and ``dealer_stays`` are about the next one."""

    payments: PerPlayer[Points] | None
    scores: PerPlayer[Points] | None
    honba: Count | None
    deposits: Count | None
    dealer_stays: bool | None
    salt: Hex | None
    wall: Tiles | None


class Final(Event, tag="final"):
    """The match is over."""

    scores: PerPlayer[Points]
    places: PerPlayer[Place] | None
    final: PerPlayer[Result] | None = None
    table_points: PerPlayer[Result] | None = None
    deductions: PerPlayer[Points] | None = None


AnyEvent = (
    Match
    | Hand
    | Draw
    | Bonus
    | Discard
    | Riichi
    | Chow
    | Pung
    | Kong
    | ClosedKong
    | AddedKong
    | Take
    | Ruling
    | Dora
    | Win
    | Exhausted
    | Abort
    | Settled
    | Final
)


def type_of(event: Event) -> str:
    """The ``type`` of an event.

    >>> type_of(ClosedKong(player=0, tiles="1111m"))
    'closed_kong'
    """
    return str(type(event).__struct_config__.tag)


def changed(event: AnyEvent, **values: object) -> AnyEvent:
    """A copy with some fields changed."""
    return structs.replace(event, **values)


@cache
def _per_player(kind: type[Event]) -> tuple[str, ...]:
    """The fields that have an entry for each player."""
    return tuple(one.name for one in structs.fields(kind) if "x-per-player" in repr(one.type))


def check_players(event: Event, players: int, place: str = "") -> None:
    """Refuses an event that is not of a match of so many players."""
    for name in _per_player(type(event)):
        entries = getattr(event, name)
        if entries is not None and len(entries) != players:
            raise LogError("log_entries", place, field=name, found=len(entries), n=players)
    if players < MOST_PLAYERS:
        for name in ("player", "from_player", "dealer"):
            player = getattr(event, name, None)
            if player is not None and player >= players:
                raise LogError("log_no_player", place, player=player, n=players)
