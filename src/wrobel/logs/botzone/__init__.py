"""Botzone's Chinese Standard Mahjong."""

from wrobel.logs.botzone.reader import read
from wrobel.logs.botzone.table import FORMAT, LAYOUT
from wrobel.logs.botzone.writer import write

__all__ = ["FORMAT", "LAYOUT", "read", "write"]
