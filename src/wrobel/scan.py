"""The quick reader of tile text such as ``123m406p11z``.

It reads what is right and gives up on anything else; ``notation`` then finds the words for
what is wrong.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

MOST = 160


class Tiles:
    """The tiles of the last text read, as integers in the order of the text."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.tile = [0] * 160
        self.n = 0

    def read(self, text: str) -> cython.bint:
        """Read a text; False if anything in it is not plain tile text."""
        c: cython.Py_UCS4
        n: cython.int = 0
        start: cython.int = 0
        first: cython.int
        i: cython.int
        most: cython.int
        rank: cython.int
        for c in text:
            if "0" <= c <= "9":
                if n == 160:
                    return False
                self.tile[n] = ord(c) - 48
                n += 1
                continue
            if c == " ":
                continue
            if c == "m":
                first = 0
                most = 9
            elif c == "p":
                first = 9
                most = 9
            elif c == "s":
                first = 18
                most = 9
            elif c == "z":
                first = 27
                most = 7
            elif c == "f":
                first = 37
                most = 4
            elif c == "g":
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
