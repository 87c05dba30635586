"""Writing mjai, one event a line."""

from msgspec import json

from wrobel.logs.format_losses import losses
from wrobel.logs.game import GameLog
from wrobel.logs.hand_parts import Written, need_format, parts_of
from wrobel.logs.mjai.reader import FORMAT
from wrobel.logs.mjai.translator import Translator


def write(game: GameLog) -> Written:
    """The match in mjai; refused for anything but riichi."""
    need_format(game, FORMAT)
    parts_of(game)  # are they in order?
    translate = Translator()
    lines = [line for event in game.events for line in translate(event)]
    lines += translate.rest()
    data = b"".join(json.encode(line) + b"\n" for line in lines)
    return Written(data, losses(game, FORMAT))
