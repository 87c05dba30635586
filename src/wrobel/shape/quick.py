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
NEEDED = [tiles // 3 if tiles % 3 and tiles <= 14 else -1 for tiles in range(32)]

# Tiles missing for seven pairs by pairs and kinds, for thirteen orphans by their kinds and pairs:
# the fields of a word.
PAIRS_MISSING = [7 - (n & 15) + max(0, 7 - (n >> 4)) for n in range(512)]
ORPHANS_MISSING = [14 - (n & 31) - (n > 31) for n in range(256)]

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
@cython.nogil
@cython.exceptval(check=False)
def two_parts(word: cython.ulonglong) -> cython.ulonglong:
    """The base-5 numbers of four and four counts, one count in each byte: in pairs, in fours."""
    word = word * ((1 << 8) + 5) >> 8 & EVERY_OTHER_BYTE
    return word * ((1 << 16) + 25) >> 16 & EVERY_OTHER_PAIR


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


class Block:
    """What is known of 64 rows: the sets each needs, and the numbers of its four words."""

    if not cython.compiled:
        needed: list[int]
        words: list[int]


def fill(counts: Any, answers: Any) -> int:
    """The compiled half of ``rows_distance``: 64 rows at a time.

    The words of all of them are asked for before the first is used: the memory takes a while.
    A row is read eight counts at a time; the counts of a suit's first eight ranks, and all the
    honours, each fill one word. Meanwhile other threads may run.
    """
    row = memory_of(counts)
    out = cython.cast(cython.p_schar, memory_of(answers))
    upper_start = cython.cast(cython.p_uint, TABLES.upper_start)
    lower_number = cython.cast(cython.p_ushort, TABLES.lower_number)
    word_at = cython.cast(cython.p_ushort, TABLES.word_at)
    held_by_count = cython.cast(cython.p_ushort, TABLES.held_by_count)
    suit_words = cython.cast(cython.p_uint, TABLES.suit_words)
    honour_words = cython.cast(cython.p_uint, TABLES.honour_words)
    two_suits = cython.cast(cython.p_uchar, TABLES.two_suits)
    suit_and_honours = cython.cast(cython.p_uchar, TABLES.suit_and_honours)
    missing = cython.cast(cython.p_uchar, TABLES.missing)
    n = len(answers)
    block = Block()
    bad = -1
    with cython.nogil:
        for start in range(0, n, 64):
            some = min(64, n - start)
            for i in range(some):
                m = cython.cast(cython.p_ulonglong, row)[0]
                p = cython.cast(cython.p_ulonglong, row + 9)[0]
                s = cython.cast(cython.p_ulonglong, row + 18)[0]
                z = cython.cast(cython.p_ulonglong, row + 26)[0] >> 8
                nine_m = row[8]
                nine_p = row[17]
                nine_s = row[26]
                row += 34
                # a count above four carries into the bits of eight, with three added
                wrong = (m + THREES) | (p + THREES) | (s + THREES) | (z + THREES) | m | p | s | z
                nines = nine_m + 3 | nine_p + 3 | nine_s + 3
                of_suits = m + p + s + z
                tiles = (of_suits * ONES >> 56) + nine_m + nine_p + nine_s
                needed = NEEDED[tiles & 31]
                if wrong & ABOVE_SEVEN or nines > 7 or tiles > 14 or needed < 0:
                    bad = start + i
                    break
                block.needed[i] = needed
                m = two_parts(m)
                p = two_parts(p)
                s = two_parts(s)
                z = two_parts(z)
                block.words[4 * i] = word_at[
                    upper_start[(m >> 32) + 625 * nine_m] + lower_number[m & 0xFFFF]
                ]
                block.words[4 * i + 1] = word_at[
                    upper_start[(p >> 32) + 625 * nine_p] + lower_number[p & 0xFFFF]
                ]
                block.words[4 * i + 2] = word_at[
                    upper_start[(s >> 32) + 625 * nine_s] + lower_number[s & 0xFFFF]
                ]
                block.words[4 * i + 3] = held_by_count[z & 0xFFFF] + held_by_count[z >> 32]
            if bad >= 0:
                break
            for i in range(some):
                word_m = suit_words[block.words[4 * i]]
                word_p = suit_words[block.words[4 * i + 1]]
                word_s = suit_words[block.words[4 * i + 2]]
                word_z = honour_words[block.words[4 * i + 3]]
                left = two_suits[(word_m & 127) << 7 | (word_p & 127)]
                right = suit_and_honours[(word_s & 127) << 6 | (word_z & 127)]
                best = missing[block.needed[i] << 16 | left << 8 | right]
                sums = word_m + word_p + word_s + word_z
                if block.needed[i] == 4:
                    best = min(best, PAIRS_MISSING[sums >> 9 & 511])
                    best = min(best, ORPHANS_MISSING[sums >> 18 & 255])
                out[start + i] = best - 1
    return bad


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
