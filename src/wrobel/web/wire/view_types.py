"""What a view, an action and a score look like on the wire, for the browser's types.

The server sends what the table gives it; these types describe that, and tests compare the two.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from wrobel.logs.events import PerPlayer, Place, Player, Tile, Tiles, Wind
from wrobel.logs.events import named as naming
from wrobel.web.rooms.host_acts import SENTENCES


def named(name: str) -> Meta:
    return Meta(extra_json_schema=naming(name))


Family = Annotated[str, named("Family")]
Lang = Annotated[Literal["en", "pl"], named("Lang")]
SetKind = Annotated[Literal["chow", "pung", "kong"], named("SetKind")]
MeldKind = Annotated[Literal["chow", "pung", "kong", "void"], named("MeldKind")]
Winning = Annotated[Literal["self-draw", "discard", "robbed-kong"], named("Winning")]
Deed = Annotated[str, Meta(extra_json_schema=naming("Deed", enum=list(SENTENCES)))]
Because = Literal[
    "given_up",
    "farther",
    "chance",
    "worth",
    "risk",
    "stick",
    "silent",
    "players",
    "shape",
    "tried",
    "close",
]
Phase = Literal["turn", "claim", "rob", "declare", "hand_over", "match_over"]

Waits = list[list[Tile] | None]  # of each player whose hand is shown


class Exact(Struct, forbid_unknown_fields=True, rename={"from_": "from"}):
    """Nothing but its fields."""


class Playing(Exact, tag_field="type"):
    """An action."""


class DiscardAction(Playing, tag="discard"):
    """Own turn; ``drawn`` is the tile just drawn."""

    tile: Tile
    drawn: bool = False


class RiichiAction(Playing, tag="riichi"):
    """Riichi with that discard."""

    tile: Tile
    drawn: bool = False


class ChowAction(Playing, tag="chow"):
    """The own tiles a claim would use."""

    tiles: Tiles
    taken: bool = True


class PungAction(Playing, tag="pung"):
    """The own tiles a claim would use."""

    tiles: Tiles
    taken: bool = True


class KongAction(Playing, tag="kong"):
    """The own tiles a claim would use."""

    tiles: Tiles
    taken: bool = True


class ClosedKongAction(Playing, tag="closed_kong"):
    """Four tiles of the hand."""

    tile: Tile


class AddedKongAction(Playing, tag="added_kong"):
    """The tile that is added to a pung."""

    tile: Tile


class ExposeAction(Playing, tag="expose"):
    """A bonus tile is exposed."""

    tile: Tile


class TakeAction(Playing, tag="take"):
    """A called tile that was left lying is taken after all."""


class WinAction(Playing, tag="win"):
    """The hand is complete."""


class PassAction(Playing, tag="pass"):
    """No claim."""


class NineKindsAction(Playing, tag="nine_kinds"):
    """Nine terminals and honours: abort."""


class BonusWinAction(Playing, tag="bonus_win"):
    """A win with bonus tiles alone."""


class TenpaiAction(Playing, tag="tenpai"):
    """Show the waiting hand."""


class NotenAction(Playing, tag="noten"):
    """Do not show it."""


Action = (
    DiscardAction
    | RiichiAction
    | ChowAction
    | PungAction
    | KongAction
    | ClosedKongAction
    | AddedKongAction
    | ExposeAction
    | WinAction
    | PassAction
    | NineKindsAction
    | BonusWinAction
    | TenpaiAction
    | NotenAction
    | TakeAction
)


class Meld(Exact):
    """An exposed set; ``tiles`` is null for another player's concealed kong in MCR.

    ``void``: the tiles make no set, at a table as with real tiles.
    """

    kind: MeldKind
    tiles: Tiles | None
    from_: Player | None
    claimed: Tile | None
    concealed: bool
    added: bool


class Discard(Exact):
    """A tile of a river; ``riichi`` is the turned one."""

    tile: Tile
    drawn: bool
    riichi: bool
    claimed_by: Player | None


class PlayerView(Exact):
    """What is seen of a player; ``concealed`` is null for others."""

    wind: Wind
    tiles: int
    concealed: Tiles | None
    melds: list[Meld]
    discards: list[Discard]
    bonus: Tiles
    riichi: Literal[0, 1, 2]
    dead: bool = False


class View(Exact):
    """The table as one player knows it; ``tile`` and ``from`` are of the tile on offer."""

    player: Player
    rules: str
    hand: str
    round: Wind
    dealer: Player
    honba: int
    deposits: int
    scores: PerPlayer[int]
    left: int
    phase: Phase
    turn: Player
    dora: list[Tile]
    drawn: Tile | None
    tile: Tile | None
    from_: Player | None
    players: PerPlayer[PlayerView]
    waits: list[Tile]
    furiten: bool
    legal: list[Action]


class Counted(Exact):
    """Points, fans or han of a win without dora, and how many it lacks to be one."""

    points: int
    missing: int


class Chance(Exact):
    """A tile that completes the hand; ``now`` if it is the one just drawn or on offer.

    ``left`` copies does the player not see.
    """

    tile: Tile
    left: int
    now: Winning | None
    discard: Counted
    self_draw: Counted


class Outlook(Exact):
    """A discard after which the hand waits; ``furiten``: not for tiles of others.

    ``left``: how many of each wait the player does not see.
    """

    tile: Tile
    waits: list[Tile]
    left: list[int]
    furiten: bool = False


class BothLanguages(Struct):
    """A text for people."""

    en: str
    pl: str


class PlaceBonus(Exact):
    """What the places add to the points, and what that is called."""

    name: BothLanguages
    points: PerPlayer[float]


class MatchEnd(Exact):
    """How a match ended; one that was cut short has scores and places only.

    ``points`` is the result, where it is not the score itself.
    """

    scores: PerPlayer[int]
    places: PerPlayer[Place]
    points: PerPlayer[float] | None = None
    table_points: PerPlayer[float] | None = None
    bonus: PlaceBonus | None = None


class Fan(Exact):
    """A pattern that counts."""

    id: str
    value: int
    count: int


class Payments(Exact):
    """Who gets and pays what, by wind."""

    E: int
    S: int
    W: int
    N: int


class Score(Struct):
    """The worth of a win. Other fields may come."""

    legal: bool
    fans: list[Fan]
    han: int
    fu: int
    yakuman: int
    limit: str | None
    total: int
    points: int
    payments: Payments | None


class RequestMeld(Exact):
    """A set in a scoring request."""

    kind: SetKind
    tiles: Tiles
    concealed: bool = False
    added: bool = False
    from_: Wind | None = None


class ScoreRequest(Struct, rename={"from_": "from"}):
    """What a scorer is asked. Other fields may come."""

    rules: str
    hand: Tiles
    win: Tile
    by: Winning
    seat: Wind
    round: Wind
    melds: list[RequestMeld] = []
    dora: Tiles = ""
    ura: Tiles = ""
    bonus: Tiles = ""
    options: dict[str, Any] = {}


class TraceLine(Struct):
    """One line of an explanation; which fields are there depends on the line."""

    id: str
    name: str = ""
    original: str = ""
    value: int = 0
    count: int = 1
    sets: list[str] = []
    text: str = ""
    rule: str = ""


class Group(Exact):
    """A part of the hand as it was read."""

    kind: str
    tiles: Tiles
    exposed: bool
    winning: bool


class Trace(Struct):
    """How a score came about, in one language."""

    lang: Lang
    groups: list[Group]
    fans: list[TraceLine]
    refused: list[TraceLine]
    fu: list[TraceLine]
    steps: list[TraceLine]
    payments: list[TraceLine]
    notes: list[TraceLine]


class ScoreAnswer(Score):
    """A score with its explanation."""

    trace: Trace | None = None


class RouteFan(Exact):
    """A pattern that would count, by its name."""

    id: str
    name: str
    value: int


class Route(Exact):
    """A hand that may be made: its patterns, what it counts, the tiles it lacks, how it is won."""

    fans: list[RouteFan]
    total: int
    needs: list[Tile]
    how: Literal["claimed", "closed", "drawn"]


class Reason(Exact):
    """One legal action and what decides; what it is not about is null.

    ``chance`` to win the hand, ``value`` of that win, ``risk`` to deal in with this tile and its
    ``cost``, both together as ``danger``; ``because``: why it is behind the best.
    """

    action: Action
    score: float
    distance: int | None
    accepts: list[Tile]
    tiles: int | None
    value: float | None
    danger: float | None
    chance: float | None = None
    risk: float | None = None
    cost: float | None = None
    drawn_only: bool = False
    because: Because | None = None
    text: str = field(default="")
