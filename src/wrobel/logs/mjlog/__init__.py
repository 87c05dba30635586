"""Tenhou's mjlog."""

from wrobel.logs.mjlog.reader import read
from wrobel.logs.mjlog.writer import write

__all__ = ["read", "write"]
