"""What is played: everything that the games of a run follow from."""

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wrobel.bots import NAMES
from wrobel.errors import TextError
from wrobel.rules import rulesets
from wrobel.rules.options import Options

MJAI = "mjai:"
PLAYERS = 4
SETTINGS_VERSION = 1
MATCH_HANDS = 64


class Settings(msgspec.Struct, frozen=True):
    """Rules, bots and seed. The same settings and the same number give the same match.

    ``bots`` are four names, or ``mjai:COMMAND`` for a program that speaks mjai. ``think_ms`` lets
    bots that can use it think longer, ``answer_seconds`` is how long other programs may take.

    A match is called off after ``match_hands``: where the dealer stays after a win and after a
    draw, a dealer far better than the others would never stop dealing.
    """

    rules: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    duplicate: bool = False
    think_ms: float | None = None
    answer_seconds: float = 5.0
    match_hands: int = MATCH_HANDS
    version: int = SETTINGS_VERSION

    @property
    def outsiders(self) -> bool:
        """Does a program of somebody else play?"""
        return any(bot.startswith(MJAI) for bot in self.bots)


def settings_of(
    rules: str,
    bots: Sequence[str],
    seed: str = "",
    options: Mapping[str, object] | None = None,
    **others: Any,
) -> Settings:
    """The settings of a run, checked.

    >>> settings_of("tenhou", "strong,random,random,random".split(","), "demo").bots[0]
    'strong'
    """
    loaded = rulesets.load(rules, options or {})
    names = tuple(bot.strip() for bot in bots)
    if len(names) != PLAYERS:
        raise TextError("bad_field", f"bots must be four, not {len(names)}")
    for name in names:
        check_bot(name, loaded)
    think = others.get("think_ms")
    if think is not None and think < 0:
        raise TextError("bad_field", f"think_ms must not be negative, not {think}")
    return Settings(rules, dict(loaded), names, str(seed), **others)


def check_bot(name: str, options: Options) -> None:
    """Is that a bot, and can it play these rules?"""
    if not name.startswith(MJAI):
        if name not in NAMES:
            known = ", ".join((*NAMES, f"{MJAI}COMMAND"))
            raise TextError("bad_field", f"bots are {known}; not {name!r:.60}")
    elif "mjai" not in options.about.formats:
        raise TextError("bad_field", "mjai knows riichi only: choose another bot or other rules")
    else:
        command_of(name)


def command_of(name: str) -> list[str]:
    """The words of the command behind ``mjai:COMMAND``."""
    try:
        words = shlex.split(name.removeprefix(MJAI))
    except ValueError as error:
        raise TextError("bad_field", f"{name!r:.60} is no command: {error}") from error
    if not words:
        raise TextError("bad_field", "mjai: needs a command, such as mjai:./bot.py")
    return words
