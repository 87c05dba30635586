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


LARGE_PAGE = 1 << 21
ROOM = 5 * LARGE_PAGE  # more than the tables need: they are unpacked in one go


def packed_tables() -> bytes:
    """The file beside this module (``importlib.resources`` takes longer to import than to read)."""
    package = import_module("wrobel.shape")
    found: bytes = package.__loader__.get_data(f"{package.__path__[0]}/tables.bin")  # type: ignore[union-attr]
    return found


def in_large_pages(data: bytes) -> mmap.mmap:
    """A copy that the system may keep in large pages: look-ups all over it then cost less."""
    memory = mmap.mmap(-1, (len(data) + LARGE_PAGE - 1) // LARGE_PAGE * LARGE_PAGE)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        memory.madvise(mmap.MADV_HUGEPAGE)
    memory[: len(data)] = data
    return memory


class Tables:
    """Pattern → word, two classes → merged class, merged classes → missing tiles."""

    def __init__(self) -> None:
        view = memoryview(in_large_pages(zlib.decompress(packed_tables(), -15, ROOM)))
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
        else:
            self.suit = view[:honours].cast("I")
            self.honours = view[honours:merged].cast("I")
            self.two_suits = view[merged:mixed]
            self.suit_and_honours = view[mixed:missing]
            self.missing = view[missing:starts]


TABLES = Tables()
