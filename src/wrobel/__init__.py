"""Wróbel: riichi, MCR and Hong Kong mahjong.

Everything is loaded when it is first asked for, so ``import wrobel`` costs next to nothing.
"""

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from wrobel import batch
    from wrobel.analysis import analyze, distance
    from wrobel.errors import ActionError, HandError, OptionError, TextError, WrobelError
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score
    from wrobel.rules.scorer import score
    from wrobel.rules.settle import settle
    from wrobel.table.actions import Action
    from wrobel.table.table import Table

_HOMES = {
    "analyze": "wrobel.analysis",
    "distance": "wrobel.analysis",
    "Action": "wrobel.table.actions",
    "HandError": "wrobel.errors",
    "ActionError": "wrobel.errors",
    "OptionError": "wrobel.errors",
    "TextError": "wrobel.errors",
    "WrobelError": "wrobel.errors",
    "Request": "wrobel.rules.request",
    "Score": "wrobel.rules.score",
    "score": "wrobel.rules.scorer",
    "Table": "wrobel.table.table",
    "settle": "wrobel.rules.settle",
}

__all__ = [
    "Action",
    "ActionError",
    "HandError",
    "OptionError",
    "Request",
    "Score",
    "Table",
    "TextError",
    "WrobelError",
    "analyze",
    "batch",
    "distance",
    "mode",
    "score",
    "settle",
]

if os.environ.get("WROBEL_INTERPRETED"):
    from wrobel import _interpreted

    sys.meta_path.insert(0, _interpreted.SourceFirst())


def mode() -> str:
    """``compiled`` or ``interpreted``: how the inner modules run."""
    path = str(import_module("wrobel.shape.hand").__file__)
    return "interpreted" if path.endswith(".py") else "compiled"


def __getattr__(name: str) -> Any:
    if name == "batch":
        return import_module("wrobel.batch")
    if name not in _HOMES:
        raise AttributeError(f"module 'wrobel' has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
