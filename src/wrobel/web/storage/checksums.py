"""A checksum for each row of the journal: what the disk gives back is what was written.

>>> checksum("6f3a", 17, 2, "discard 5m")
1727565726
"""

from zlib import crc32


def checksum(game: str, number: int, player: int, text: str) -> int:
    """The checksum of a row; a row in another's place has another one."""
    return crc32(f"{game} {number} {player} {text}".encode())
