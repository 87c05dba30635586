"""What is played: everything that the games of a run follow from."""

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wrobel.bots import NAMES
from wrobel.errors import TextError, shown
from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.sim.python_bots import PYTHON, check_name

MJAI = "mjai:"
SETTINGS_VERSION = 1
MATCH_HANDS = 64


class Settings(msgspec.Struct, frozen=True):
    """Rules, bots and seed. The same settings and the same number give the same match.

    ``bots`` are names, one for each player: ours, ``mjai:COMMAND`` for a program that speaks
    mjai, or ``python:module:Name`` for a bot in Python. ``think_ms`` lets bots that can use it
    think longer, ``answer_seconds`` is how long other programs may take.

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
        return any(bot.startswith((MJAI, PYTHON)) for bot in self.bots)


def settings_of(
    rules: str,
    bots: Sequence[str],
    seed: str = "",
    options: Mapping[str, object] | None = None,
    given: Mapping[str, Any] | None = None,
    **others: Any,
) -> Settings:
    """The settings of a run, checked; ``given`` has the bots that are objects, by their names.

    >>> settings_of("tenhou", "strong,random,random,random".split(","), "demo").bots[0]
    'strong'
    """
    loaded = rulesets.load(rules, options or {})
    names = tuple(bot.strip() for bot in bots)
    if len(names) != loaded.players:
        raise TextError("bots_count", "bots", n=loaded.players, value=len(names))
    for name in names:
        if name not in (given or {}):
            check_bot(name, loaded)
    think = others.get("think_ms")
    if think is not None and think < 0:
        raise TextError("negative_think", "think_ms", value=think)
    return Settings(rules, dict(loaded), names, str(seed), **others)


def check_bot(name: str, options: Options) -> None:
    """Is that a bot, and can it play these rules?"""
    if name.startswith(PYTHON):
        check_name(name)
    elif not name.startswith(MJAI):
        if name not in NAMES:
            known = (*NAMES, f"{MJAI}COMMAND", f"{PYTHON}MODULE:NAME")
            raise TextError("no_bot", "bots", known=known, value=shown(name))
    elif "mjai" not in options.about.formats:
        raise TextError("not_mjai", "bots", rules=options.rules)
    else:
        command_of(name)


def command_of(name: str) -> list[str]:
    """The words of the command behind ``mjai:COMMAND``."""
    try:
        words = shlex.split(name.removeprefix(MJAI))
    except ValueError as error:
        raise TextError("not_a_command", "bots", value=shown(name)) from error
    if not words:
        raise TextError("empty_command", "bots")
    return words
