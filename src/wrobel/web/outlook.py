"""What each discard would leave the hand waiting for."""

from typing import Any

from wrobel.analysis import forms_of
from wrobel.notation import counts_of, read_tiles
from wrobel.rules.options import Options
from wrobel.shape.hand import Shape
from wrobel.tiles import BONUS, NAMES


def outlook(view: dict[str, Any], options: Options) -> list[dict[str, Any]]:
    """The discards after which the hand waits, each with its waits.

    >>> from wrobel.rules.rulesets import load
    >>> view = {"player": 0, "legal": [{"type": "discard"}]}
    >>> view["players"] = [{"concealed": "123m456p789s11223z"}]
    >>> outlook(view, load("tenhou"))
    [{'tile': '3z', 'waits': ['1z', '2z']}]
    """
    if not any(action["type"] == "discard" for action in view["legal"]):
        return []
    held = read_tiles(view["players"][view["player"]]["concealed"])
    tiles = [tile for tile in held if tile < BONUS]
    if len(tiles) % 3 != 2 or len(tiles) < len(held):
        return []
    bits = sum(forms_of(options).values())
    return [
        {"tile": NAMES[tile], "waits": [NAMES[kind] for kind in range(34) if mask >> kind & 1]}
        for tile, distance, mask in Shape(counts_of(tiles)).discards(bits)
        if distance == 0
    ]
