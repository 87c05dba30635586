"""The lookup tables made by ``generate.py``, unpacked when this module is imported."""

import mmap
import zlib
from importlib import import_module

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.shape.memory import memory_of

SUIT_CODES = 5**9
HONOUR_CODES = 5**7
LOWER = 5**4  # patterns of the ranks 1 to 4
UPPER = 5**5
WORDS = 4 * (SUIT_CODES + HONOUR_CODES)  # bytes of the tables that are not in the file
PATTERNS = 405_350  # of one suit, with at most fourteen tiles
MERGED = 128 * 128 + 128 * 64 + 5 * 256 * 256
FILE = MERGED + 4 * UPPER + 2 * 4 * 4096 + 2 * 2 * LOWER + 2 * PATTERNS  # bytes, unpacked

MOST_TILES = 14

LARGE_PAGE = 1 << 21
ROOM = 2 * LARGE_PAGE  # more than the file needs: it is unpacked in one go


def packed_tables() -> bytes:
    """The file beside this module (``importlib.resources`` takes longer to import than to read)."""
    package = import_module("wrobel.shape")
    found: bytes = package.__loader__.get_data(f"{package.__path__[0]}/tables.bin")  # type: ignore[union-attr]
    return found


def in_large_pages(data: bytes) -> mmap.mmap:
    """A copy behind room for the words of all patterns.

    The system may keep it in large pages: look-ups all over it then cost less.
    """
    size = WORDS + len(data)
    memory = mmap.mmap(-1, (size + LARGE_PAGE - 1) // LARGE_PAGE * LARGE_PAGE)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        memory.madvise(mmap.MADV_HUGEPAGE)
    memory[WORDS:size] = data
    return memory


class Tables:
    """Pattern → word, two classes → merged class, merged classes → missing tiles."""

    def __init__(self) -> None:
        data = zlib.decompress(packed_tables(), -15, ROOM)
        if len(data) != FILE:
            raise ImportError("tables.bin was made by another version: run make, or install again")
        view = memoryview(in_large_pages(data))
        self.memory = view
        honours: cython.int = 4 * SUIT_CODES
        merged: cython.int = honours + 4 * HONOUR_CODES
        mixed: cython.int = merged + 128 * 128
        missing: cython.int = mixed + 128 * 64
        starts: cython.int = missing + 5 * 256 * 256
        suit_words: cython.int = starts + 4 * 5**5
        honour_words: cython.int = suit_words + 4 * 4096
        lower: cython.int = honour_words + 4 * 4096
        held: cython.int = lower + 2 * 5**4
        places: cython.int = held + 2 * 5**4
        if cython.compiled:
            start: cython.p_uchar = memory_of(view)
            self.suit = cython.cast(cython.p_uint, start)
            self.honours = cython.cast(cython.p_uint, start + honours)
            self.two_suits = start + merged
            self.suit_and_honours = start + mixed
            self.missing = start + missing
            self.upper_start = cython.cast(cython.p_uint, start + starts)
            self.suit_words = cython.cast(cython.p_uint, start + suit_words)
            self.honour_words = cython.cast(cython.p_uint, start + honour_words)
            self.lower_number = cython.cast(cython.p_ushort, start + lower)
            self.held_by_count = cython.cast(cython.p_ushort, start + held)
            self.word_at = cython.cast(cython.p_ushort, start + places)
            write_words(cython.cast(cython.p_uint, start), self)
        else:
            self.suit = view[:honours].cast("I")
            self.honours = view[honours:merged].cast("I")
            self.two_suits = view[merged:mixed]
            self.suit_and_honours = view[mixed:missing]
            self.missing = view[missing:starts]
            self.upper_start = view[starts:suit_words].cast("I")
            self.suit_words = view[suit_words:honour_words].cast("I")
            self.honour_words = view[honour_words:lower].cast("I")
            self.lower_number = view[lower:held].cast("H")
            self.held_by_count = view[held:places].cast("H")
            self.word_at = view[places:].cast("H")
            write_words(view[:WORDS].cast("I"), self)


@cython.cfunc
@cython.exceptval(check=False)
def tiles_in(code: cython.int) -> cython.int:
    found: cython.int = 0
    while code:
        found += code % 5
        code //= 5
    return found


@cython.cfunc
def write_words(words: cython.p_uint, tables: Tables) -> None:
    """The words of all patterns with at most fourteen tiles, out of the tables for rows."""
    i: cython.int
    lower: cython.int
    upper: cython.int
    n: cython.int
    place: cython.int = 0
    row: cython.int = 0
    size: cython.int = LOWER
    # lower parts by their number, those of fewest tiles first; honours are written there later
    lowers: cython.int = SUIT_CODES
    fitting = [0] * (MOST_TILES + 1)  # how many of them have so many tiles at most
    for lower in range(size):
        words[lowers + tables.lower_number[lower]] = lower
        for i in range(tiles_in(lower), MOST_TILES + 1):
            fitting[i] += 1
    for upper in range(UPPER):
        i = tiles_in(upper)
        n = fitting[MOST_TILES - i] if i <= MOST_TILES else 0
        for i in range(n):
            words[row + words[lowers + i]] = tables.suit_words[tables.word_at[place]]
            place += 1
        row += size
    for upper in range(HONOUR_CODES // LOWER):
        for lower in range(size):
            place = tables.held_by_count[lower] + tables.held_by_count[upper]
            words[row + lower] = tables.honour_words[place]
        row += size


TABLES = Tables()
