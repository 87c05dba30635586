"""Wróbel: riichi, MCR and Hong Kong mahjong.

Everything is loaded when it is first asked for, so ``import wrobel`` costs next to nothing.
"""

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from wrobel.version import VERSION

__version__ = VERSION

if TYPE_CHECKING:
    from wrobel import batch, bots, env, logs, sim
    from wrobel.analysis import analyze, distance
    from wrobel.errors import (
        ActionError,
        EventError,
        HandError,
        LogError,
        OptionError,
        TextError,
        WrobelError,
    )
    from wrobel.notation import Hand, Meld, read_hand
    from wrobel.review.game_review import review
    from wrobel.rules import rulesets
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score
    from wrobel.rules.scorer import score
    from wrobel.rules.settle import settle
    from wrobel.table.actions import Action
    from wrobel.table.table import Table
    from wrobel.table.view import View

# Where each name is at home; packages are themselves.
_HOMES = {
    "Action": "wrobel.table.actions",
    "ActionError": "wrobel.errors",
    "EventError": "wrobel.errors",
    "Hand": "wrobel.notation",
    "HandError": "wrobel.errors",
    "LogError": "wrobel.errors",
    "Meld": "wrobel.notation",
    "OptionError": "wrobel.errors",
    "Request": "wrobel.rules.request",
    "Score": "wrobel.rules.score",
    "Table": "wrobel.table.table",
    "TextError": "wrobel.errors",
    "View": "wrobel.table.view",
    "WrobelError": "wrobel.errors",
    "analyze": "wrobel.analysis",
    "distance": "wrobel.analysis",
    "read_hand": "wrobel.notation",
    "score": "wrobel.rules.scorer",
    "settle": "wrobel.rules.settle",
}
_PACKAGES = {
    "batch": "wrobel.batch",
    "bots": "wrobel.bots",
    "env": "wrobel.env",
    "logs": "wrobel.logs",
    "review": "wrobel.review",  # the package is itself the function
    "rulesets": "wrobel.rules.rulesets",
    "sim": "wrobel.sim",
}

__all__ = [
    "Action",
    "ActionError",
    "EventError",
    "Hand",
    "HandError",
    "LogError",
    "Meld",
    "OptionError",
    "Request",
    "Score",
    "Table",
    "TextError",
    "View",
    "WrobelError",
    "analyze",
    "batch",
    "bots",
    "distance",
    "env",
    "logs",
    "mode",
    "read_hand",
    "review",
    "rulesets",
    "score",
    "settle",
    "sim",
]

if os.environ.get("WROBEL_INTERPRETED"):
    from wrobel import _interpreted

    sys.meta_path.insert(0, _interpreted.SourceFirst())


def mode() -> str:
    """``compiled`` or ``interpreted``: how the inner modules run."""
    path = str(import_module("wrobel.shape.hand").__file__)
    return "interpreted" if path.endswith(".py") else "compiled"


def __getattr__(name: str) -> Any:
    if name in _PACKAGES:
        value: Any = import_module(_PACKAGES[name])
    elif name in _HOMES:
        value = getattr(import_module(_HOMES[name]), name)
    else:
        raise AttributeError(f"module 'wrobel' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, "__version__"})
