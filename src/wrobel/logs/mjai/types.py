"""The lines of mjai as types. Fields we do not know are passed over."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from wrobel.logs.events import Count, Player, Points, Word
from wrobel.logs.foreign_tiles import HIDDEN
from wrobel.logs.game import Four

Name = Annotated[str, Meta(max_length=20)]
Few = Annotated[list[Name], Meta(max_length=150)]


class Line(Struct, tag_field="type"):
    """An mjai event; fields we do not know are passed over."""


class StartGame(Line, tag="start_game"):
    """A game begins: ``kyoku_first`` 0 for two rounds, 4 for one."""

    names: list[Word] | None = None
    kyoku_first: int | None = None
    aka_flag: bool | None = None


class StartKyoku(Line, tag="start_kyoku"):
    """A hand is dealt."""

    bakaze: Name
    kyoku: Count
    oya: Player
    dora_marker: Name
    tehais: Annotated[list[Few], Meta(max_length=4)]
    honba: Count = 0
    kyotaku: Count = 0
    scores: Four | None = None


class Tsumo(Line, tag="tsumo", gc=False):
    """A draw."""

    actor: Player
    pai: Name = HIDDEN


class Dahai(Line, tag="dahai", gc=False):
    """A discard."""

    actor: Player
    pai: Name
    tsumogiri: bool | None = None


class Call(Line):
    """A claimed discard."""

    actor: Player
    target: Player
    pai: Name
    consumed: Few


class Chi(Call, tag="chi"):
    """A chow."""


class Pon(Call, tag="pon"):
    """A pung."""


class Daiminkan(Call, tag="daiminkan"):
    """An open kong."""


class Kakan(Line, tag="kakan"):
    """An added kong."""

    actor: Player
    pai: Name


class Ankan(Line, tag="ankan"):
    """A closed kong."""

    actor: Player
    consumed: Few


class NewDora(Line, tag="dora"):
    """An indicator is turned."""

    dora_marker: Name


class Reach(Line, tag="reach", gc=False):
    """Riichi is declared with the discard that follows."""

    actor: Player


class ReachAccepted(Line, tag="reach_accepted"):
    """The stick is laid."""

    actor: Player
    scores: Four | None = None


class Hora(Line, tag="hora"):
    """A win."""

    actor: Player
    target: Player
    pai: Name | None = None
    deltas: Four | None = None
    delta: Four | None = None
    scores: Four | None = None
    ura_markers: Few | None = None
    uradora_markers: Few | None = None
    hora_tehais: Few | None = None
    yakus: Annotated[list[tuple[Word, Points]], Meta(max_length=50)] | None = None
    fu: Points | None = None
    fan: Points | None = None
    hora_points: Points | None = None
    pao: Any = None


class Ryukyoku(Line, tag="ryukyoku"):
    """A draw."""

    reason: Name | None = None
    actor: Player | None = None
    deltas: Four | None = None
    delta: Four | None = None
    scores: Four | None = None
    tenpais: Annotated[list[bool], Meta(min_length=4, max_length=4)] | None = None
    tehais: Annotated[list[Few | None], Meta(min_length=4, max_length=4)] | None = None


class EndKyoku(Line, tag="end_kyoku"):
    """The hand is over."""


class EndGame(Line, tag="end_game"):
    """The game is over."""

    scores: Four | None = None


Known = (
    StartGame
    | StartKyoku
    | Tsumo
    | Dahai
    | Chi
    | Pon
    | Daiminkan
    | Kakan
    | Ankan
    | NewDora
    | Reach
    | ReachAccepted
    | Hora
    | Ryukyoku
    | EndKyoku
    | EndGame
)
