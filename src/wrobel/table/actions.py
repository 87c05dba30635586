"""What a player may do, in words: ``discard 5m``, ``chow 46m``, ``win``.

An action has a text and a JSON form; both are read back. Inside the engine it is a small
number (``state.moves``), which here carries its meaning on its face.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from wrobel.errors import TextError, shown
from wrobel.notation import read_tiles, write_tiles
from wrobel.state.moves import *
from wrobel.tiles import BY_NAME, NAMES, RED_FIVE, kind

NAMES_OF_TYPES = {
    PASS: "pass",
    DISCARD_MOVE: "discard",
    RIICHI_MOVE: "riichi",
    CHOW_MOVE: "chow",
    PUNG_MOVE: "pung",
    KONG_MOVE: "kong",
    CLOSED_KONG_MOVE: "closed_kong",
    ADDED_KONG_MOVE: "added_kong",
    EXPOSE_MOVE: "expose",
    WIN_MOVE: "win",
    NINE_KINDS_MOVE: "nine_kinds",
    BONUS_WIN_MOVE: "bonus_win",
    TENPAI_MOVE: "tenpai",
    NOTEN_MOVE: "noten",
}
# ``take``: in honour mode, a claimed tile that was left lying is taken after all.
TYPES = (*NAMES_OF_TYPES.values(), "take")
WITH_DRAWN = ("discard", "riichi")
WITH_TILE = (*WITH_DRAWN, "closed_kong", "added_kong", "expose")
WITH_TILES = ("chow", "pung", "kong")


class Action:
    """Something a player may do; equal if type and tiles are.

    ``tiles`` are the own tiles it is done with. ``taken`` is false for a claim whose tile is
    left lying, a fault that only a table in honour mode knows.

    >>> action = read_action("discard 0p drawn")
    >>> str(action), action.to_dict()
    ('discard 0p drawn', {'type': 'discard', 'tile': '0p', 'drawn': True})
    """

    __slots__ = ("drawn", "move", "taken", "text", "tiles", "type")

    def __init__(
        self,
        type: str,
        tiles: tuple[int, ...] = (),
        drawn: bool = False,
        move: int = -1,
        taken: bool = True,
    ) -> None:
        self.type = type
        self.tiles = tiles
        self.drawn = drawn
        self.move = move
        self.taken = taken
        words = [type.replace("_", "-")]
        if tiles:
            words.append(NAMES[tiles[0]] if len(tiles) == 1 else write_tiles(tiles))
        if drawn:
            words.append("drawn")
        self.text = " ".join(words)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def to_dict(self) -> dict[str, Any]:
        """The action as JSON."""
        fields: dict[str, Any] = {"type": self.type}
        if self.type in WITH_TILES:
            fields["tiles"] = write_tiles(self.tiles)
        elif self.tiles:
            fields["tile"] = NAMES[self.tiles[0]]
        if self.type in WITH_DRAWN:
            fields["drawn"] = self.drawn
        return fields


@cache
def action_of(move: int, claimed: int) -> Action:
    """The action behind a number; ``claimed`` is the tile it claims, if it does."""
    number, argument = move & ~ARGUMENT, move & ARGUMENT
    type = NAMES_OF_TYPES[number]
    if type in WITH_DRAWN:
        return Action(type, (argument & ~DRAWN,), bool(argument & DRAWN), move)
    if type in WITH_TILES:
        tiles = own_tiles(number, argument, kind(claimed))
        return Action(type, tiles, move=move)
    return Action(type, (argument,) if type in WITH_TILE else (), move=move)


def own_tiles(number: int, argument: int, claimed: int) -> tuple[int, ...]:
    """The own tiles that a claim uses."""
    if number == CHOW_MOVE:
        low = claimed - (argument & 3)
        tiles = [low + i for i in range(3) if low + i != claimed]
    else:
        tiles = [claimed] * (3 if number == KONG_MOVE else 2)
    if argument & RED:
        five = next(i for i, tile in enumerate(tiles) if tile % 9 == 4)
        tiles[five] = RED_FIVE + tiles[five] // 9
    return tuple(tiles)


def read_action(value: object) -> Action:
    """An action from its text or JSON form."""
    if isinstance(value, Action):
        return value
    if isinstance(value, str):
        return from_text(value)
    if isinstance(value, dict):
        return from_dict(value)
    raise TextError("not_an_action", value=shown(value))


def from_text(text: str) -> Action:
    words = text.split()
    type = words[0].replace("-", "_") if words else ""
    fields: dict[str, object] = {"type": type}
    if words[-1:] == ["drawn"]:
        fields["drawn"] = True
        words.pop()
    if words[-1:] == ["untaken"]:
        fields["taken"] = False
        words.pop()
    if len(words) > 2 or (len(words) > 1 and type not in (*WITH_TILE, *WITH_TILES)):
        raise TextError("action_too_long", value=shown(text))
    if len(words) == 2:
        fields["tiles" if type in WITH_TILES else "tile"] = words[1]
    return from_dict(fields)


def from_dict(fields: dict[str, Any]) -> Action:
    type = fields.get("type")
    if not isinstance(type, str) or type not in TYPES:
        raise TextError("not_a_type", known=TYPES, value=shown(type))
    known = {"type", "drawn" if type in WITH_DRAWN else "type"}
    if type in WITH_TILES:
        known.add("taken")
    name = "tiles" if type in WITH_TILES else "tile"
    tiles: list[int] = []
    if type in (*WITH_TILE, *WITH_TILES):
        known.add(name)
        text = fields.get(name)
        if not isinstance(text, str):
            raise TextError("not_text", name, value=shown(text))
        tiles = [BY_NAME[text]] if text in BY_NAME else read_tiles(text)
        if name == "tile" and len(tiles) != 1:
            raise TextError("one_tile", "tile", text=shown(text))
    for field in fields:
        if field not in known:
            raise TextError("action_field", type=type, field=shown(field))
    drawn = fields.get("drawn", False)
    if not isinstance(drawn, bool):
        raise TextError("not_truth", "drawn", value=shown(drawn))
    taken = fields.get("taken", True)
    if not isinstance(taken, bool):
        raise TextError("not_truth", "taken", value=shown(taken))
    return Action(type, tuple(tiles), drawn, taken=taken)


def fallback(legal: Sequence[Action]) -> Action:
    """What is done for somebody who does not answer: no claim, the drawn tile goes.

    >>> str(fallback([read_action("win"), read_action("pass")]))
    'pass'
    """
    for type in ("pass", "tenpai", "expose"):
        for action in legal:
            if action.type == type:
                return action
    discards = [action for action in legal if action.type == "discard"]
    drawn = [action for action in discards if action.drawn]
    return (drawn or discards or list(legal))[-1]
