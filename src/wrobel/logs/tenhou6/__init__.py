"""The JSON of tenhou.net/6."""

from wrobel.logs.tenhou6.reader import read
from wrobel.logs.tenhou6.writer import write

__all__ = ["read", "write"]
