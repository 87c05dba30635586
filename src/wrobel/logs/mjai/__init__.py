"""mjai: JSON Lines of many riichi programs."""

from wrobel.logs.mjai.reader import read, read_array
from wrobel.logs.mjai.writer import write

__all__ = ["read", "read_array", "write"]
