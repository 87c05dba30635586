"""The second opinion on riichi: scores, settlements, and random requests to ask both about."""

from __future__ import annotations

from .riichi_random import random_requests
from .riichi_score import score
from .riichi_settle import settle

__all__ = ["random_requests", "score", "settle"]
