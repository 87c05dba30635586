"""The events a client is told, as types: see :mod:`wrobel.web.shapes`."""

from typing import Any, Literal

from wrobel.web.shapes import (
    Exact,
    Player,
    Score,
    ScoreRequest,
    Scores,
    Tile,
    Tiles,
    Wind,
)

Hands = tuple[Tiles | None, Tiles | None, Tiles | None, Tiles | None]
Results = tuple[float, float, float, float]


class Told(Exact, tag_field="type"):
    """Something that happened at the table."""


class MatchEvent(Told, tag="match"):
    """The match begins."""

    version: int
    rules: str
    options: dict[str, Any]
    layout: str
    names: tuple[str, str, str, str]
    honour: bool = False


class HandEvent(Told, tag="hand"):
    """A hand is dealt; one sees one's own tiles."""

    name: str
    round: Wind
    number: int
    dealer: Player
    winds: tuple[Wind, Wind, Wind, Wind]
    honba: int
    deposits: int
    scores: Scores
    dice: list[int]
    commitment: str | None
    hands: Hands
    dora: list[Tile]
    left: int


class DrawEvent(Told, tag="draw"):
    """A tile is drawn; ``tail`` marks a replacement."""

    player: Player
    tile: Tile | None
    left: int
    tail: bool = False


class BonusEvent(Told, tag="bonus"):
    """A bonus tile is exposed."""

    player: Player
    tile: Tile


class DiscardEvent(Told, tag="discard"):
    """A tile is discarded, maybe with riichi."""

    player: Player
    tile: Tile
    drawn: bool
    riichi: bool = False


class RiichiEvent(Told, tag="riichi"):
    """The stick is laid."""

    player: Player


class ChowEvent(Told, tag="chow"):
    """A discard is taken for a set."""

    player: Player
    from_: Player
    tile: Tile
    own: Tiles


class PungEvent(Told, tag="pung"):
    """A discard is taken for a set."""

    player: Player
    from_: Player
    tile: Tile
    own: Tiles


class KongEvent(Told, tag="kong"):
    """A discard is taken for a set."""

    player: Player
    from_: Player
    tile: Tile
    own: Tiles


class ClosedKongEvent(Told, tag="closed_kong"):
    """Four of a kind from the hand; ``tiles`` is null where nobody else may know."""

    player: Player
    tiles: Tiles | None


class AddedKongEvent(Told, tag="added_kong"):
    """The fourth tile is added to a pung."""

    player: Player
    tile: Tile


class DoraEvent(Told, tag="dora"):
    """A further indicator is turned."""

    tile: Tile


class WinEvent(Told, tag="win"):
    """Somebody wins; ``from`` is null on a self-draw."""

    player: Player
    from_: Player | None
    request: ScoreRequest
    score: Score


class ExhaustedEvent(Told, tag="exhausted"):
    """The wall is at its end. Only riichi has the fields."""

    tenpai: tuple[Player, ...] = ()
    nagashi: tuple[Player, ...] = ()
    hands: Hands = (None, None, None, None)


class AbortEvent(Told, tag="abort"):
    """A draw before the end of the wall."""

    why: Literal["nine_kinds", "four_winds", "four_kongs", "four_riichi", "triple_ron"]
    hands: Hands
    player: Player = 0


class SettledEvent(Told, tag="settled"):
    """The hand is paid; counters and deposits are those of the next one."""

    payments: Scores
    scores: Scores
    honba: int
    deposits: int
    dealer_stays: bool
    salt: str | None
    wall: Tiles | None


class FinalEvent(Told, tag="final"):
    """The match is over."""

    scores: Scores
    places: Scores
    final: Results = (0, 0, 0, 0)
    table_points: Results = (0, 0, 0, 0)
    deductions: Scores = (0, 0, 0, 0)


TableEvent = (
    MatchEvent
    | HandEvent
    | DrawEvent
    | BonusEvent
    | DiscardEvent
    | RiichiEvent
    | ChowEvent
    | PungEvent
    | KongEvent
    | ClosedKongEvent
    | AddedKongEvent
    | DoraEvent
    | WinEvent
    | ExhaustedEvent
    | AbortEvent
    | SettledEvent
    | FinalEvent
)
