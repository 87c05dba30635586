"""Botzone's Chinese Standard Mahjong."""

from wrobel.logs.botzone.reader import read
from wrobel.logs.botzone.writer import write

__all__ = ["read", "write"]
