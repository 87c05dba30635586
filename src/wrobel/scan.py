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
    _FIRST = [-1] * 256
    _KINDS = [-1] * 60

MOST = 160


def _fill_tables() -> None:
    """Where the row of a letter begins, and what tile each digit is in it.

    A table has no branches that could be guessed wrong.
    """
    i: cython.int
    for i in range(256):
        _FIRST[i] = -1
    row: cython.int = 0
    for letter, first, most in zip(
        b"mpszfg", (0, 9, 18, 27, 37, 41), (9, 9, 9, 7, 4, 4), strict=True
    ):
        _FIRST[letter] = row
        _KINDS[row] = 34 + first // 9 if first <= 18 else -1  # the red five
        for i in range(1, 10):
            _KINDS[row + i] = first + i - 1 if i <= most else -1
        row += 10


_fill_tables()


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
        at: cython.int = 0
        c: cython.int
        n: cython.int = 0
        start: cython.int = 0
        first: cython.int
        kind: cython.int
        wrong: cython.int = 0
        while at < size:
            c = text[at]
            at += 1
            if ZERO <= c <= NINE:
                if n == 160:
                    return False
                c -= ZERO
                if start == n and at < size and _FIRST[text[at]] >= 0:
                    c = _KINDS[_FIRST[text[at]] + c]  # a tile with a letter of its own
                    wrong |= c
                    start += 1
                    at += 1
                self.tile[n] = c
                n += 1
                continue
            first = _FIRST[c]
            if first < 0:
                if c == BLANK:
                    continue
                return False
            if start == n:
                return False
            while start < n:
                kind = _KINDS[first + self.tile[start]]
                self.tile[start] = kind
                wrong |= kind
                start += 1
        self.n = n
        return start == n and wrong >= 0

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
