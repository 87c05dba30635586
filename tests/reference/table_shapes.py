"""Which tiles complete a hand: every one of the 34 kinds is tried, every cut into sets looked for.

The forms of a family: riichi R4.1 (four sets and a pair, seven different pairs, thirteen
orphans), MCR 5.2 (W1 to W5), Hong Kong 3.1. A hand is a list of 34 counts, in the order of
``KINDS``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations
from typing import Any

from .table_tiles import KINDS, ORPHANS

Forms = frozenset[str]
Counts = list[int]

NUMBER = {kind: number for number, kind in enumerate(KINDS)}
ORPHAN_NUMBERS = [NUMBER[kind] for kind in ORPHANS]
ROWS = (slice(0, 9), slice(9, 18), slice(18, 27), slice(27, 34))
HONOUR_ROW = ROWS[3]

# MCR 5.3: 147, 258 and 369, one of them in each suit.
KNITTED = tuple(
    frozenset(
        NUMBER[f"{rank}{suit}"] for suit, ranks in zip("mps", rows, strict=True) for rank in ranks
    )
    for rows in permutations(("147", "258", "369"))
)


def forms_of(rules: str, options: dict[str, Any]) -> Forms:
    """The forms in which a hand can be complete."""
    if rules.startswith("mcr"):
        pairs = "pairs-quads" if options["quads_in_seven_pairs"] else "pairs"
        return frozenset({"sets", pairs, "orphans", "honours-knitted", "knitted-straight"})
    if rules.startswith("hk"):
        pairs_too = {"pairs-quads"} if options["all_pairs"] else set()  # 4: a quad is two pairs
        return frozenset({"sets", "orphans", *pairs_too})
    return frozenset({"sets", "pairs", "orphans"})


def counts_of(kinds: Iterable[str]) -> Counts:
    """How many of each kind."""
    counts = [0] * 34
    for kind in kinds:
        counts[NUMBER[kind]] += 1
    return counts


@lru_cache(maxsize=200_000)
def cuts(row: tuple[int, ...], pairs: int, runs: bool) -> bool:
    """Can one suit (or the honours) be cut into sets and so many pairs?"""
    low = next((i for i, n in enumerate(row) if n), None)
    if low is None:
        return pairs == 0

    def less(*taken: int) -> tuple[int, ...] | None:
        left = list(row)
        for i in taken:
            if i >= len(left) or not left[i]:
                return None
            left[i] -= 1
        return tuple(left)

    pung, pair = less(low, low, low), less(low, low)
    chow = less(low, low + 1, low + 2) if runs else None
    return (
        (pung is not None and cuts(pung, pairs, runs))
        or (chow is not None and cuts(chow, pairs, runs))
        or (pairs > 0 and pair is not None and cuts(pair, pairs - 1, runs))
    )


def sets_and_pair(counts: Counts) -> bool:
    """All the tiles as sets and exactly one pair, wherever the pair may be."""
    over = [sum(counts[row]) % 3 for row in ROWS]
    if sorted(over) != [0, 0, 0, 2]:
        return False
    return all(
        cuts(tuple(counts[row]), int(rest == 2), row is not HONOUR_ROW)
        for row, rest in zip(ROWS, over, strict=True)
    )


def complete(counts: Counts, melds: int, forms: Forms) -> bool:
    """Are these concealed tiles and so many melds a winning hand of 14?"""
    if sum(counts) + 3 * melds != 14:
        return False
    if sets_and_pair(counts):
        return True
    if "knitted-straight" in forms and melds <= 1:
        for pattern in KNITTED:
            if all(counts[i] for i in pattern):
                rest = [n - (i in pattern) for i, n in enumerate(counts)]
                if sets_and_pair(rest):
                    return True
    if melds:
        return False
    if all(counts[i] for i in ORPHAN_NUMBERS) and max(counts) <= 2:
        return sum(n > 0 for n in counts) == 13
    kinds = set(counts)
    if ("pairs" in forms and kinds == {0, 2}) or ("pairs-quads" in forms and kinds <= {0, 2, 4}):
        return True
    if "honours-knitted" in forms and max(counts) == 1:
        suited = {i for i, n in enumerate(counts) if n and i < 27}
        return any(suited <= pattern for pattern in KNITTED)
    return False


@lru_cache(maxsize=200_000)
def waits(tiles: tuple[str, ...], melds: int, forms: Forms) -> frozenset[str]:
    """The kinds that complete 13 tiles, whether or not a copy is left (R4.1)."""
    if any(tile[1] in "fg" for tile in tiles):
        return frozenset()  # MCR 4.1: a flower kept in hand never belongs to a winning hand
    counts = counts_of(tiles)
    found = []
    for number, kind in enumerate(KINDS):
        counts[number] += 1
        if complete(counts, melds, forms):
            found.append(kind)
        counts[number] -= 1
    return frozenset(found)
