"""Players that are programs: each gets a view and answers one of its legal actions.

>>> from wrobel import Table
>>> table = Table("tenhou", seed="demo")
>>> str(make("tsumogiri").choose(table.view(0)))
'discard 1p drawn'
"""

from importlib import import_module

from wrobel.bots.base import Bot
from wrobel.bots.reasons import Reason
from wrobel.errors import TextError, shown

# The names, from the weakest up, then the characters, and where each is made.
_HOMES = {
    "random": "wrobel.bots.simple",
    "tsumogiri": "wrobel.bots.simple",
    "beginner": "wrobel.bots.tempered",
    "casual": "wrobel.bots.tempered",
    "efficient": "wrobel.bots.efficient",
    "skilled": "wrobel.bots.tempered",
    "strong": "wrobel.bots.strong.player",
    "fast": "wrobel.bots.tempered",
    "patient": "wrobel.bots.tempered",
    "daring": "wrobel.bots.tempered",
    "careful": "wrobel.bots.tempered",
}
NAMES = tuple(_HOMES)
USUAL = "strong"  # who plays where nobody says whom


def make(name: str, seed: str | bytes | int = "", think_ms: float | None = None) -> Bot:
    """The bot of that name; ``think_ms`` lets ``strong`` think where that pays.

    The same seed gives the same answers to the same views.
    """
    if name not in _HOMES:
        raise TextError("no_bot", "bots", known=NAMES, value=shown(name))
    if think_ms is not None and think_ms < 0:
        raise TextError("negative_think", "think_ms", value=think_ms)
    bot: Bot = import_module(_HOMES[name]).make(name, seed, think_ms)
    return bot


__all__ = ["NAMES", "USUAL", "Bot", "Reason", "make"]
