"""The distance of a hand given as text, and of many hands given as counts."""

import re
import sys
from collections.abc import Sequence
from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.scan import Tiles
    from wrobel.shape.memory import memory_of
    from wrobel.shape.tables import TABLES

# Bytes of a word of eight counts.
LITTLE_ENDIAN = sys.byteorder == "little"
ONES = int("01" * 8, 16)
THREES = int("03" * 8, 16)
ABOVE_SEVEN = int("f8" * 8, 16)
EVERY_OTHER_BYTE = int("00ff" * 4, 16)
EVERY_OTHER_PAIR = int("0000ffff" * 2, 16)

# Sets to be made of so many tiles, −1 where that is no hand.
NEEDED = [tiles // 3 if tiles % 3 else -1 for tiles in range(15)]

SORTED_TEXT = re.compile("(?:([0-9]+)m)?(?:([0-9]+)p)?(?:([0-9]+)s)?(?:([1-7]+)z)?").fullmatch
POWER_OF = dict(zip("1234567890", [5**rank for rank in (*range(9), 4)], strict=True)).__getitem__
CODES: dict[str, int] = {}  # of the digits seen so far

_TILES = Tiles()


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def distance_of_words(
    needed: cython.int,
    wm: cython.uint,
    wp: cython.uint,
    ws: cython.uint,
    wz: cython.uint,
    specials: cython.bint,
) -> cython.int:
    """Least distance over regular form and, with ``specials``, seven pairs and orphans."""
    left: cython.uint = TABLES.two_suits[(wm & 127) << 7 | (wp & 127)]
    right: cython.uint = TABLES.suit_and_honours[(ws & 127) << 6 | (wz & 127)]
    best: cython.int = TABLES.missing[needed << 16 | left << 8 | right]
    if specials:
        sums: cython.uint = wm + wp + ws + wz
        kinds: cython.int = sums >> 13 & 31
        special: cython.int = 7 - (sums >> 9 & 15) + (7 - kinds if kinds < 7 else 0)
        best = min(best, special)
        special = 14 - (sums >> 18 & 31) - (sums >> 23 > 0)
        best = min(best, special)
    return best - 1


@cython.cfunc
@cython.exceptval(check=False)
def distance_of_codes(
    needed: cython.int,
    m: cython.int,
    p: cython.int,
    s: cython.int,
    z: cython.int,
    specials: cython.bint,
) -> cython.int:
    """The same from the codes of the suits and the honours."""
    return distance_of_words(
        needed, TABLES.suit[m], TABLES.suit[p], TABLES.suit[s], TABLES.honours[z], specials
    )


@cython.cfunc
@cython.exceptval(check=False)
def tiles_distance(tiles: Tiles) -> cython.int:
    """Distance over the riichi forms of tiles just read, or 100."""
    i: cython.int
    rank: cython.int
    tile: cython.int
    power: cython.int
    m: cython.int = 0
    p: cython.int = 0
    s: cython.int = 0
    z: cython.int = 0
    n: cython.int = tiles.n
    if n > 14 or n % 3 == 0:
        return 100
    for i in range(n):
        tile = tiles.tile[i]
        if tile >= 37:
            return 100
        if tile >= 34:
            tile = 9 * (tile - 34) + 4
        power = 1
        for rank in range(tile % 9):
            power *= 5
        if tile < 9:
            if m // power % 5 == 4:
                return 100
            m += power
        elif tile < 18:
            if p // power % 5 == 4:
                return 100
            p += power
        elif tile < 27:
            if s // power % 5 == 4:
                return 100
            s += power
        else:
            if z // power % 5 == 4:
                return 100
            z += power
    return distance_of_codes(n // 3, m, p, s, z, n >= 13)


def text_distance(text: str) -> int:
    """The distance of plain tile text, or 100 if something is wrong with it."""
    if not cython.compiled:
        suits = SORTED_TEXT(text)
        if suits is not None:
            return suits_distance(*suits.groups(""))
    if not _TILES.read(text):
        return 100
    return tiles_distance(_TILES)


def suits_distance(m: str, p: str, s: str, z: str) -> int:
    """The same for the digits of each suit: quick in plain Python."""
    tiles = len(m) + len(p) + len(s) + len(z)
    if tiles > 14 or tiles % 3 == 0:
        return 100
    try:
        return distance_of_codes(tiles // 3, CODES[m], CODES[p], CODES[s], CODES[z], tiles >= 13)
    except KeyError:
        for digits in (m, p, s, z):
            if max(map(digits.replace("0", "5").count, "123456789")) > 4:
                return 100
            CODES[digits] = sum(map(POWER_OF, digits))
        found = suits_distance(m, p, s, z)
        if len(CODES) > 50_000:
            CODES.clear()
        return found


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def eight_ranks(word: cython.ulonglong) -> cython.int:
    """The base-5 number of eight counts, one in each byte: in pairs, in fours, together."""
    word = (word + 5 * (word >> 8)) & EVERY_OTHER_BYTE
    word = (word + 25 * (word >> 16)) & EVERY_OTHER_PAIR
    code: cython.int = cython.cast(cython.int, word + 625 * (word >> 32))
    return code


class Block:
    """The words of some rows, all asked for before the first is used: the memory takes a while."""

    if not cython.compiled:
        tiles: list[int]
        m: list[int]
        p: list[int]
        s: list[int]
        z: list[int]

    def read(self, i: cython.int, row: cython.p_uchar) -> cython.bint:
        """Note the words of one row of 34 counts; False if it is no hand.

        Eight counts at a time; the counts of a suit's first eight ranks, and all the
        honours, each fill one word.
        """
        m: cython.ulonglong = cython.cast(cython.p_ulonglong, row)[0]
        p: cython.ulonglong = cython.cast(cython.p_ulonglong, row + 9)[0]
        s: cython.ulonglong = cython.cast(cython.p_ulonglong, row + 18)[0]
        z: cython.ulonglong = cython.cast(cython.p_ulonglong, row + 26)[0] >> 8
        nine_m: cython.int = row[8]
        nine_p: cython.int = row[17]
        nine_s: cython.int = row[26]
        # a count above four carries into the bits of eight, with three added
        wrong: cython.ulonglong = (m + THREES) | (p + THREES) | (s + THREES) | (z + THREES)
        wrong |= m | p | s | z
        nines: cython.int = nine_m + 3 | nine_p + 3 | nine_s + 3
        if wrong & ABOVE_SEVEN or nines > 7:
            return False
        tiles: cython.int = (
            cython.cast(cython.int, (m + p + s + z) * ONES >> 56) + nine_m + nine_p + nine_s
        )
        if tiles > 14:
            return False
        self.tiles[i] = tiles
        # nothing waits for the words here: many loads can be under way at once
        self.m[i] = TABLES.suit[eight_ranks(m) + 390625 * nine_m]
        self.p[i] = TABLES.suit[eight_ranks(p) + 390625 * nine_p]
        self.s[i] = TABLES.suit[eight_ranks(s) + 390625 * nine_s]
        self.z[i] = TABLES.honours[eight_ranks(z)]
        return NEEDED[tiles] >= 0


def counts_distance(counts: Sequence[int]) -> int:
    """The same for a sequence of 34 counts, rank by rank: for machines of other byte order."""
    i: cython.int
    codes = [0, 0, 0, 0]
    tiles: cython.int = sum(counts)
    if max(counts) > 4 or tiles > 14 or tiles % 3 == 0:
        return 100
    for i in range(33, -1, -1):
        codes[i // 9] = 5 * codes[i // 9] + counts[i]
    m, p, s, z = codes
    return distance_of_codes(tiles // 3, m, p, s, z, tiles >= 13)


def fill(counts: Any, answers: Any) -> int:
    """The compiled half of ``rows_distance``: 64 rows at a time."""
    rows = memory_of(counts)
    out = cython.cast(cython.p_schar, memory_of(answers))
    n = len(answers)
    block = Block()
    for start in range(0, n, 64):
        some = min(64, n - start)
        for i in range(some):
            if not block.read(i, rows + 34 * (start + i)):
                return start + i
        for i in range(some):
            out[start + i] = distance_of_words(
                NEEDED[block.tiles[i]],
                block.m[i],
                block.p[i],
                block.s[i],
                block.z[i],
                block.tiles[i] >= 13,
            )
    return -1


def rows_distance(counts: Any, answers: Any) -> int:
    """Fill in the distances of all rows; the first row that is no hand, or −1."""
    row: cython.long
    distance: cython.int
    if cython.compiled and LITTLE_ENDIAN:
        return fill(counts, answers)
    for row in range(len(answers)):
        distance = counts_distance(counts[34 * row : 34 * row + 34])
        if distance == 100:
            return row
        answers[row] = distance
    return -1
