"""Makes ``tables.bin``: every suit's and every honour pattern's distance to k sets and a pair.

A *pattern* is the counts of one suit (or of the honours) with at most 14 tiles, read as a
number in base 5, the 1 being the lowest digit. What matters of a pattern for the regular
form is one vector: the tiles missing for k = 0…4 sets, without and with a pair. The
405,350 suit patterns have only 126 different vectors (honours: 55), two suits together 180,
a suit and the honours 165. So the tables are small and the distance of a hand is seven
look-ups: four patterns to their classes, two pairs of classes to merged classes, and the
two merged classes to the answer. The number of pairs, of kinds and of orphans travels in the
same word as the class, for seven pairs and thirteen orphans.

Run as a program by the build: ``python generate.py FILE``.
"""

import sys
import zlib
from array import array
from collections.abc import Iterator
from itertools import product
from pathlib import Path

COPIES = 4
MOST_TILES = 14
MOST_SETS = 4
POWERS = tuple(5**rank for rank in range(9))

# A word: the class in the low bits, then pairs, kinds, terminal or honour kinds, and whether one
# of those is paired. The fields have room for the sums over a whole hand, so words can be added.
PAIRS_SHIFT = 9
KINDS_SHIFT = 13
ORPHANS_SHIFT = 18
ORPHAN_PAIRS_SHIFT = 23

# The parts in which rows of counts are read: ranks 1 to 4, ranks 5 to 9.
LOWER = 5**4
UPPER = 5**5
MOST_WORDS = 1 << 12
MOST_HELD = 1 << 12

Vector = tuple[int, ...]


def patterns(ranks: int) -> list[list[int]]:
    """All patterns of so many ranks as numbers in base 5, by their count of tiles."""
    by_tiles: list[list[int]] = [[0]] + [[] for _ in range(MOST_TILES)]
    for rank in range(ranks):
        longer: list[list[int]] = [[] for _ in range(MOST_TILES + 1)]
        for tiles, codes in enumerate(by_tiles):
            for count in range(min(COPIES, MOST_TILES - tiles) + 1):
                step = count * POWERS[rank]
                longer[tiles + count] += [code + step for code in codes]
        by_tiles = longer
    return by_tiles


def targets(ranks: int, *, chows: bool) -> Iterator[tuple[int, int]]:
    """Every pattern made of exactly k sets, without or with a pair, as (2k + pair, code)."""
    sets = [(rank, rank, rank) for rank in range(ranks)]
    if chows:
        sets += [(rank, rank + 1, rank + 2) for rank in range(ranks - 2)]
    level = {(0,) * ranks}
    for k in range(MOST_SETS + 1):
        for counts in level:
            yield 2 * k, encode(counts)
            for rank in range(ranks):
                if counts[rank] <= COPIES - 2:
                    yield 2 * k + 1, encode(counts) + 2 * POWERS[rank]
        level = {more for counts in level for group in sets if (more := grown(counts, group))}


def grown(counts: Vector, group: tuple[int, int, int]) -> Vector | None:
    """The counts with one more set, or None where that takes a fifth copy."""
    more = list(counts)
    for rank in group:
        more[rank] += 1
    return tuple(more) if max(more) <= COPIES else None


def encode(counts: Vector) -> int:
    return sum(count * power for count, power in zip(counts, POWERS, strict=False))


def missing_by_pattern(ranks: int, *, chows: bool) -> tuple[dict[int, int], list[Vector]]:
    """The class of every pattern, and the vector of missing tiles of every class.

    A pattern's overlap with the best target is its own size if it is part of a target, and
    otherwise the best overlap among the patterns with one tile less.
    """
    by_tiles = patterns(ranks)
    part_of = array("H", bytes(2 * 5**ranks))
    for goal, code in targets(ranks, chows=chows):
        part_of[code] |= 1 << goal
    for codes in reversed(by_tiles):
        for code in codes:
            if part_of[code]:
                for smaller in one_less(code, ranks):
                    part_of[smaller] |= part_of[code]

    numbers: dict[Vector, int] = {}
    best: dict[int, int] = {}
    united: dict[tuple[int, int], int] = {}
    settled: dict[tuple[int, int, int], int] = {}
    vectors: list[Vector] = []

    def number(vector: Vector) -> int:
        if vector not in numbers:
            numbers[vector] = len(vectors)
            vectors.append(vector)
        return numbers[vector]

    nothing = number((0,) * (2 * MOST_SETS + 2))
    for tiles, codes in enumerate(by_tiles):
        for code in codes:
            overlap = nothing
            for smaller in one_less(code, ranks):
                key = (overlap, best[smaller])
                if key not in united:
                    united[key] = number(tuple(map(max, vectors[key[0]], vectors[key[1]])))
                overlap = united[key]
            goals = part_of[code]
            whole = (overlap, goals, tiles)
            if whole not in settled:
                settled[whole] = number(
                    tuple(
                        tiles if goals >> goal & 1 else common
                        for goal, common in enumerate(vectors[overlap])
                    )
                )
            best[code] = settled[whole]

    used = sorted(set(best.values()))
    renumbered = {old: new for new, old in enumerate(used)}
    missing = [
        tuple(3 * (goal // 2) + 2 * (goal % 2) - vectors[old][goal] for goal in range(10))
        for old in used
    ]
    return {code: renumbered[old] for code, old in best.items()}, missing


def one_less(code: int, ranks: int) -> Iterator[int]:
    """The patterns with one tile less."""
    for rank in range(ranks):
        if code // POWERS[rank] % 5:
            yield code - POWERS[rank]


def merge(one: Vector, other: Vector) -> Vector:
    """Tiles missing for k sets (and a pair) shared out between two parts of a hand."""
    merged: list[int] = []
    for k in range(MOST_SETS + 1):
        shares = [(2 * j, 2 * (k - j)) for j in range(k + 1)]
        merged.append(min(one[a] + other[b] for a, b in shares))
        merged.append(min(min(one[a + 1] + other[b], one[a] + other[b + 1]) for a, b in shares))
    return tuple(merged)


def merged_classes(
    ones: list[Vector], others: list[Vector]
) -> tuple[list[list[int]], list[Vector]]:
    """The merged class for each pair of classes, and the vectors of the merged classes."""
    numbers: dict[Vector, int] = {}
    table = [[numbers.setdefault(merge(a, b), len(numbers)) for b in others] for a in ones]
    return table, list(numbers)


def word(code: int, kind_class: int, *, honours: bool) -> int:
    """Class, pairs, kinds, orphans and orphan pair of one pattern, packed."""
    counts = [code // power % 5 for power in POWERS[: 7 if honours else 9]]
    orphans = counts if honours else [counts[0], counts[8]]
    packed: int = (
        kind_class
        | sum(count >= 2 for count in counts) << PAIRS_SHIFT
        | sum(count > 0 for count in counts) << KINDS_SHIFT
        | sum(count > 0 for count in orphans) << ORPHANS_SHIFT
        | (max(orphans) >= 2) << ORPHAN_PAIRS_SHIFT
    )
    return packed


def build() -> bytes:
    """The tables one after the other; ``tables.py`` knows their order and sizes.

    It makes the words of all patterns out of those for rows.
    """
    suit_classes, suits = missing_by_pattern(9, chows=True)
    honour_classes, honours = missing_by_pattern(7, chows=False)
    two_suits, left = merged_classes(suits, suits)
    suit_and_honours, right = merged_classes(suits, honours)

    words = array("I", bytes(4 * (5**9 + 5**7)))
    for code, kind_class in suit_classes.items():
        words[code] = word(code, kind_class, honours=False)
    for code, kind_class in honour_classes.items():
        words[5**9 + code] = word(code, kind_class, honours=True)
    if sys.byteorder == "big":
        words.byteswap()

    rows = row_tables(words, list(suit_classes))
    merged = bytearray(128 * 128 + 128 * 64)
    for one, other in product(range(len(suits)), repeat=2):
        merged[one << 7 | other] = two_suits[one][other]
    for one, other in product(range(len(suits)), range(len(honours))):
        merged[128 * 128 + (one << 6 | other)] = suit_and_honours[one][other]

    answers = bytearray((MOST_SETS + 1) * 256 * 256)
    for (a, half), (b, rest) in product(enumerate(left), enumerate(right)):
        vector = merge(half, rest)
        for needed in range(MOST_SETS + 1):
            answers[needed << 16 | a << 8 | b] = vector[2 * needed + 1]
    return bytes(merged) + bytes(answers) + rows


def row_tables(words: "array[int]", suits: list[int]) -> bytes:
    """The same words for rows of counts, in so little memory that a processor keeps all of it near.

    A suit is read in two parts, its ranks 1 to 4 and 5 to 9. The lower parts are numbered by their
    count of tiles, so that those which may stand beside an upper part come first: a pattern's
    place is where its upper part begins plus the number of its lower one. There stands the number
    of its word, of which there are a few thousand. Of honours only the counts matter, not whose.
    """
    lower = sorted(range(LOWER), key=tiles_in)
    number = array("H", bytes(2 * LOWER))
    for place, code in enumerate(lower):
        number[code] = place
    start = array("I", bytes(4 * UPPER))
    places = 0
    for code in range(UPPER):
        if tiles_in(code) <= MOST_TILES:
            start[code] = places
            places += sum(tiles_in(code) + tiles_in(part) <= MOST_TILES for part in lower)
    different = sorted({words[code] for code in suits})
    numbers = {found: place for place, found in enumerate(different)}
    of_place = array("H", bytes(2 * places))
    for code in suits:
        of_place[start[code // LOWER] + number[code % LOWER]] = numbers[words[code]]
    different += [0] * (MOST_WORDS - len(different))

    held = array("H", (held_by_count(code) for code in range(LOWER)))
    honours = array("I", bytes(4 * MOST_HELD))
    for lowest, highest in product(range(LOWER), range(125)):
        if tiles_in(lowest) + tiles_in(highest) <= MOST_TILES:
            honours[held[lowest] + held[highest]] = words[5**9 + lowest + LOWER * highest]
    parts = [start, array("I", different), honours, number, held, of_place]
    if sys.byteorder == "big":
        for part in parts:
            part.byteswap()
    return b"".join(part.tobytes() for part in parts)


def tiles_in(code: int) -> int:
    return sum(code // power % 5 for power in POWERS)


def held_by_count(code: int) -> int:
    """How many kinds are there once, twice, three and four times: three bits each."""
    counts = [code // power % 5 for power in POWERS[:4]]
    return sum(1 << 3 * (count - 1) for count in counts if count)


def main(path: str) -> None:
    Path(path).write_bytes(zlib.compress(build(), 9, wbits=-15))  # no checksum: it takes long


if __name__ == "__main__":
    main(sys.argv[1])
