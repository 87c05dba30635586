"""The recorded Tenhou games, told apart by a hash of their id before anything is learned.

A tenth is only tested on, a twentieth says when to stop learning, the rest is learned from.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

from tests.support.data import rows

FILES = ("riichi_tenhou_games_2024", "riichi_tenhou_games_2017", "riichi_tenhou_games")
LEARN, VALIDATE, TEST = range(3)
PURPOSES = ("learned from", "to stop by", "tested on")


def purpose(identity: str) -> int:
    """What a game serves, by its id."""
    share = int.from_bytes(hashlib.sha256(identity.encode()).digest()[:4]) / 2**32
    return TEST if share < 0.1 else VALIDATE if share < 0.15 else LEARN


def games(*, tested: bool) -> Iterator[dict[str, Any]]:
    """The games in which nobody left: those to test on, or the others."""
    for file in FILES:
        for game in rows(file):
            if not game["bye"] and (purpose(game["id"]) == TEST) == tested:
                yield game
