"""The quick reader of tile text such as ``123m406p11z``.

It reads what is right and gives up on anything else; ``notation`` then finds the words for
what is wrong.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.plain_text import plain_size, plain_text

    BLANK, ZERO, NINE = b" 09"
    LETTER_M, LETTER_P, LETTER_S, LETTER_Z, LETTER_F, LETTER_G = b"mpszfg"

MOST = 160


class Tiles:
    """The tiles of the last text read, as integers in the order of the text."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.tile = [0] * 160
        self.n = 0

    def read(self, text: str) -> cython.bint:
        """Read a text; False if anything in it is not plain tile text."""
        size: cython.int = plain_size(text)
        return size >= 0 and self.scan(plain_text(text), size)

    def scan(self, text: cython.p_uchar, size: cython.int) -> cython.bint:
        """The same of so many characters."""
        at: cython.int
        c: cython.int
        n: cython.int = 0
        start: cython.int = 0
        first: cython.int
        i: cython.int
        most: cython.int
        rank: cython.int
        for at in range(size):
            c = text[at]
            if ZERO <= c <= NINE:
                if n == 160:
                    return False
                self.tile[n] = c - ZERO
                n += 1
                continue
            if c == BLANK:
                continue
            most = 9
            if c == LETTER_M:
                first = 0
            elif c == LETTER_P:
                first = 9
            elif c == LETTER_S:
                first = 18
            elif c == LETTER_Z:
                first = 27
                most = 7
            elif c == LETTER_F:
                first = 37
                most = 4
            elif c == LETTER_G:
                first = 41
                most = 4
            else:
                return False
            if start == n:
                return False
            for i in range(start, n):
                rank = self.tile[i]
                if rank == 0:
                    if first > 18:
                        return False
                    self.tile[i] = 34 + first // 9
                elif rank > most:
                    return False
                else:
                    self.tile[i] = first + rank - 1
            start = n
        self.n = n
        return start == n

    def put(self, tiles: Any) -> None:
        """Take tiles that were read in another way."""
        i: cython.int
        self.n = min(len(tiles), MOST)
        for i in range(self.n):
            self.tile[i] = tiles[i]

    def try_read(self, text: str) -> bool:
        """``read`` for Python code."""
        return bool(self.read(text))

    def list(self) -> "list[int]":
        """The tiles read, for Python code."""
        return [self.tile[i] for i in range(self.n)]
