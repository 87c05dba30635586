"""What a hand is, and how far from complete: a slow second opinion.

Nothing here is clever and nothing is taken from the package under test. A hand is a list of 34
counts of the concealed tiles (0-8 = 1m-9m, 9-17 = 1p-9p, 18-26 = 1s-9s, 27-33 = 1z-7z) and the
number of melds, that is of sets already declared, whose tiles are not known here. So the
concealed part has 14 - 3 * melds tiles, or one fewer while waiting.

Two questions are answered by two different methods, so that they can be held against each other:

* *Which readings has a complete hand?* Take a pair off, then again and again take off the set
  that begins with the lowest tile left. Counts above four do no harm here. Where it only matters
  whether there is a reading, each suit is looked at by itself, and remembered.
* *How far is a hand from complete?* Walk along the kinds and try every number of chows, pungs and
  pairs to begin at each of them; a target holds at most four of a kind.
"""

from __future__ import annotations

import random
from functools import cache, lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

# ------------------------------------------------------------------------------------- the tiles

KINDS = 34
COPIES = 4
PAIRS = 7
SUITS = (0, 9, 18)
HONORS = tuple(range(27, 34))
ROWS = (*SUITS, HONORS[0])
ORPHANS = (0, 8, 9, 17, 18, 26, *HONORS)
CHOW_STARTS = tuple(suit + rank for suit in SUITS for rank in range(7))

# The six knitted patterns: 147 in one suit, 258 in another, 369 in the third.
PATTERNS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(suit + low + step for low, suit in enumerate(suits) for step in (0, 3, 6)))
    for suits in permutations(SUITS)
)

FORMS = (
    "regular",
    "seven_pairs",
    "seven_pairs_quads",
    "thirteen_orphans",
    "honors_knitted",
    "knitted_straight",
)

Set: TypeAlias = tuple[Literal["chow", "pung"], int]  # a chow is named by its lowest kind
Split: TypeAlias = tuple[int, tuple[Set, ...]]  # the pair and the sets, sorted
Reading: TypeAlias = tuple[int, tuple[Set, ...], int]
KnittedReading: TypeAlias = tuple[
    tuple[int, ...], Set | None, int, Literal["knitted", "set", "pair"]
]
Row: TypeAlias = tuple[tuple[int, int], ...]  # (copies held, copies a target may use) by kind


def kinds_of(one: Set) -> tuple[int, int, int]:
    """Name the three tiles of a set."""
    name, kind = one
    return (kind, kind + 1, kind + 2) if name == "chow" else (kind, kind, kind)


def sets_wanted(form: str, melds: int) -> int | None:
    """Count the concealed sets (besides a pair) of the form; None if these melds rule it out."""
    if form not in FORMS:
        message = f"unknown form: {form}"
        raise ValueError(message)
    most_melds = {"regular": 4, "knitted_straight": 1}.get(form, 0)
    if melds > most_melds:
        return None
    return most_melds - melds


def _check(counts: Sequence[int], melds: int, tiles: int) -> None:
    if len(counts) != KINDS or min(counts) < 0 or not 0 <= melds <= 4:
        message = f"not a hand: {list(counts)} with {melds} melds"
        raise ValueError(message)
    if sum(counts) != tiles - 3 * melds:
        message = f"{sum(counts)} concealed tiles with {melds} melds"
        raise ValueError(message)


# --------------------------------------------------------------------------- complete hands


def _without(counts: Sequence[int], tiles: Iterable[int]) -> list[int] | None:
    """Take these tiles out of the hand; None if it has not got them all."""
    left = list(counts)
    for kind in tiles:
        left[kind] -= 1
    return left if min(left) >= 0 else None


def _into_sets(counts: Sequence[int]) -> set[tuple[Set, ...]]:
    """Find all ways to divide the tiles into sets with nothing left over."""
    if not any(counts):
        return {()}
    lowest = next(kind for kind in range(KINDS) if counts[kind])
    candidates: list[Set] = [("pung", lowest)]
    if lowest in CHOW_STARTS:
        candidates.append(("chow", lowest))
    found = set()
    for one in candidates:
        left = _without(counts, kinds_of(one))
        if left is not None:
            found |= {tuple(sorted((one, *others))) for others in _into_sets(left)}
    return found


def _splits(counts: Sequence[int]) -> set[Split]:
    """Find all ways to divide the tiles into a pair and sets."""
    found = set()
    for pair in range(KINDS):
        left = _without(counts, (pair, pair))
        if left is not None:
            found |= {(pair, sets) for sets in _into_sets(left)}
    return found


def _knitted_splits(counts: Sequence[int]) -> set[tuple[tuple[int, ...], Split]]:
    """Find all ways to divide the tiles into a knitted pattern, a pair and sets."""
    found = set()
    for pattern in PATTERNS:
        left = _without(counts, pattern)
        if left is not None:
            found |= {(pattern, split) for split in _splits(left)}
    return found


@cache
def _row_divides(row: tuple[int, ...], pairs: int, chows: bool) -> bool:
    """Say whether the tiles of a row are sets and so many pairs, with nothing left over."""
    if not any(row):
        return pairs == 0
    lowest = next(kind for kind in range(len(row)) if row[kind])
    ways: list[tuple[tuple[int, ...], int]] = [((3,), pairs)]
    if pairs:
        ways.append(((2,), pairs - 1))
    if chows and lowest + 3 <= len(row):
        ways.append(((1, 1, 1), pairs))
    for takes, pairs_left in ways:
        left = list(row)
        for place, taken in enumerate(takes):
            left[lowest + place] -= taken
        if min(left) >= 0 and _row_divides(tuple(left), pairs_left, chows):
            return True
    return False


def _divides(counts: Sequence[int]) -> bool:
    """Say whether the tiles are a pair and sets: one row has the pair, the others only sets."""
    rows = [tuple(counts[first : first + 9]) for first in ROWS]
    over = [sum(row) % 3 for row in rows]
    return (
        sum(over) == 2
        and 2 in over
        and all(
            _row_divides(row, int(more == 2), chows=place < len(SUITS))
            for place, (row, more) in enumerate(zip(rows, over, strict=True))
        )
    )


def complete(counts: Sequence[int], melds: int, form: str) -> bool:
    """Say whether the 14 tiles are complete in this form; five copies of a kind are allowed."""
    _check(counts, melds, 14)
    if sets_wanted(form, melds) is None:
        return False
    return _is_complete(counts, {kind for kind in range(KINDS) if counts[kind]}, form)


def _is_complete(counts: Sequence[int], held: set[int], form: str) -> bool:
    """The same of a hand that was looked at, which holds these kinds."""
    if form == "regular":
        answer = _divides(counts)
    elif form == "seven_pairs":
        answer = all(counts[kind] == 2 for kind in held)
    elif form == "seven_pairs_quads":
        answer = all(counts[kind] in {2, 4} for kind in held)
    elif form == "thirteen_orphans":
        answer = held == set(ORPHANS)
    elif form == "honors_knitted":
        answer = len(held) == 14 and any(held <= {*HONORS, *pattern} for pattern in PATTERNS)
    else:
        fitting = [pattern for pattern in PATTERNS if held.issuperset(pattern)]
        answer = any(_divides(_without(counts, pattern) or ()) for pattern in fitting)
    return answer


def special_forms(counts: Sequence[int], melds: int) -> set[str]:
    """Name the forms other than the regular one in which the 14 tiles are complete."""
    return {form for form in FORMS if form != "regular" and complete(counts, melds, form)}


def readings(counts: Sequence[int], melds: int, win: int) -> set[Reading]:
    """Give all readings of the 14 tiles as sets and a pair: (pair, sets, place).

    The place is the index of the set that holds the winning tile, or -1 for the pair. Of two
    identical sets only the first is named.
    """
    _check(counts, melds, 14)
    found = set()
    for pair, sets in _splits(counts):
        if pair == win:
            found.add((pair, sets, -1))
        for one in set(sets):
            if win in kinds_of(one):
                found.add((pair, sets, sets.index(one)))
    return found


def knitted_readings(counts: Sequence[int], melds: int, win: int) -> set[KnittedReading]:
    """Give all readings of the 14 tiles as a knitted straight: (pattern, set, pair, place).

    The set is None if it is the meld.
    """
    _check(counts, melds, 14)
    if sets_wanted("knitted_straight", melds) is None:
        return set()
    found: set[KnittedReading] = set()
    for pattern, (pair, sets) in _knitted_splits(counts):
        one = sets[0] if sets else None
        if win in pattern:
            found.add((pattern, one, pair, "knitted"))
        if one is not None and win in kinds_of(one):
            found.add((pattern, one, pair, "set"))
        if win == pair:
            found.add((pattern, one, pair, "pair"))
    return found


def waits(
    counts: Sequence[int], melds: int, forms: Sequence[str], fifth: bool
) -> set[int]:  # fmt: skip
    """Name the kinds that complete the 13 tiles in any of the forms.

    With `fifth` a kind counts even if the concealed tiles hold all four copies of it.
    """
    _check(counts, melds, 13)
    possible = [form for form in forms if sets_wanted(form, melds) is not None]
    holding = {kind for kind in range(KINDS) if counts[kind]}
    drawn = list(counts)
    found = set()
    for kind in range(KINDS):
        if counts[kind] < COPIES or fifth:
            drawn[kind] += 1
            held = holding | {kind}
            if any(_is_complete(drawn, held, form) for form in possible):
                found.add(kind)
            drawn[kind] -= 1
    return found


# --------------------------------------------------------------------------------- distances

IMPOSSIBLE = 99


@lru_cache(maxsize=500_000)
def _missing_in_row(
    row: Row, ending: int, running: int, sets: int, pairs: int, chows_too: bool
) -> int:  # fmt: skip
    """Count the fewest tiles missing for exactly so many more sets and pairs in a row of kinds.

    The first kind of the row is decided here, the others by recursion. `ending` chows began two
    kinds ago and `running` chows one kind ago: each of them takes one tile of the first kind.
    """
    if not row:
        return IMPOSSIBLE if ending or running or sets or pairs else 0
    held, allowed = row[0]
    best = IMPOSSIBLE
    for chows in range(sets + 1 if chows_too and len(row) >= 3 else 1):
        for pungs in range(sets - chows + 1):
            for pair in range(pairs + 1):
                used = ending + running + chows + 3 * pungs + 2 * pair
                cost = max(0, used - held)
                if used <= allowed and cost < best:
                    left = (sets - chows - pungs, pairs - pair)
                    rest = _missing_in_row(row[1:], running, chows, *left, chows_too)
                    best = min(best, cost + rest)
    return best


@lru_cache(maxsize=500_000)
def _missing_by_row(row: Row, most: int, chows_too: bool) -> dict[tuple[int, int], int]:
    """Count what a row misses for up to so many sets, without and with a pair."""
    wanted = [(sets, pairs) for sets in range(most + 1) for pairs in range(2)]
    return {one: _missing_in_row(row, 0, 0, *one, chows_too) for one in wanted}


def _missing(rows: Sequence[tuple[Row, bool]], sets: int, pairs: int) -> int:
    """Count the fewest tiles missing for so many sets and pairs, shared out among the rows."""
    best = {(0, 0): 0}
    for row, chows_too in rows:
        more: dict[tuple[int, int], int] = {}
        for (some, pair), missing in _missing_by_row(row, sets, chows_too).items():
            for (before, pair_before), missing_before in best.items():
                one = (before + some, pair_before + pair)
                if one[0] <= sets and one[1] <= pairs:
                    more[one] = min(more.get(one, IMPOSSIBLE), missing_before + missing)
        best = more
    return best[sets, pairs]


def _rows(held: Sequence[int], allowed: Sequence[int]) -> list[tuple[Row, bool]]:
    """Cut the kinds into rows: three suits, and the honours, which make no chows.

    Which honour a kind is does not matter, so they are sorted: the cache is hit more.
    """
    kinds = tuple(zip(held, allowed, strict=True))
    suits = [(kinds[suit : suit + 9], True) for suit in SUITS]
    return [*suits, (tuple(sorted(kinds[kind] for kind in HONORS)), False)]


def _missing_regular(counts: Sequence[int], sets: int) -> int:
    return _missing(_rows(counts, [COPIES] * KINDS), sets, 1)


def _missing_knitted_straight(counts: Sequence[int], sets: int) -> int:
    """Set one copy of each tile of a pattern aside; the set and the pair must do without it."""
    best = IMPOSSIBLE
    for absent, pattern in sorted(
        (sum(not counts[one] for one in each), each) for each in PATTERNS
    ):
        if absent >= best:
            break  # set and pair cannot miss less than nothing
        held, allowed = list(counts), [COPIES] * KINDS
        for kind in pattern:
            allowed[kind] -= 1
            held[kind] = max(0, held[kind] - 1)
        best = min(best, absent + _missing(_rows(held, allowed), sets, 1))
    return best


def _missing_seven_pairs(counts: Sequence[int]) -> int:
    """Keep at most two of a kind, and the seven best kinds."""
    kept = sorted((min(count, 2) for count in counts), reverse=True)
    return 14 - sum(kept[:PAIRS])


def _missing_seven_pairs_quads(counts: Sequence[int]) -> int:
    """Let a kind be two pairs: its third and fourth copy count like another kind's."""
    first = [min(count, 2) for count in counts]
    second = [min(max(count - 2, 0), 2) for count in counts]
    kept = sorted(first + second, reverse=True)
    return 14 - sum(kept[:PAIRS])


def _missing_thirteen_orphans(counts: Sequence[int]) -> int:
    """Keep one of each kind, and one second copy."""
    kept = sum(counts[kind] >= 1 for kind in ORPHANS)
    double = any(counts[kind] >= 2 for kind in ORPHANS)
    return 14 - kept - double


def _missing_honors_knitted(counts: Sequence[int]) -> int:
    """Keep one of each honour and of each tile of one pattern: sixteen kinds, fourteen needed."""
    return min(14 - sum(counts[kind] >= 1 for kind in HONORS + pattern) for pattern in PATTERNS)


def distance(counts: Sequence[int], melds: int, form: str) -> int | None:
    """Count the tiles missing from the nearest complete hand, minus one.

    So -1 is complete and 0 is waiting. The complete hand has at most four of a kind among its
    concealed tiles. None if the form is impossible with these melds.
    """
    sets = sets_wanted(form, melds)
    _check(counts, melds, 13 if sum(counts) + 3 * melds == 13 else 14)
    if sets is None:
        return None
    if form == "regular":
        return _missing_regular(counts, sets) - 1
    if form == "knitted_straight":
        return _missing_knitted_straight(counts, sets) - 1
    missing: dict[str, Callable[[Sequence[int]], int]] = {
        "seven_pairs": _missing_seven_pairs,
        "seven_pairs_quads": _missing_seven_pairs_quads,
        "thirteen_orphans": _missing_thirteen_orphans,
        "honors_knitted": _missing_honors_knitted,
    }
    return missing[form](counts) - 1


def least_distance(counts: Sequence[int], melds: int, forms: Sequence[str]) -> int:
    """Give the least distance over the forms that are possible with these melds."""
    found = [distance(counts, melds, form) for form in forms]
    return min(one for one in found if one is not None)


def acceptance(
    counts: Sequence[int], melds: int, forms: Sequence[str], seen: Sequence[int]
) -> dict[int, tuple[int, dict[int, int]]]:
    """For every discard from 14 tiles: the distance after it and the draws that lower it.

    Draws are given with the copies left: four less those among the 14 tiles (the one discarded
    is not drawn again) and less `seen`. Kinds of which none is left are omitted.
    """
    _check(counts, melds, 14)
    result = {}
    for discard in range(KINDS):
        if not counts[discard]:
            continue
        hand = list(counts)
        hand[discard] -= 1
        before = least_distance(hand, melds, forms)
        draws = {}
        for kind in range(KINDS):
            left = COPIES - counts[kind] - seen[kind]
            if left > 0:
                hand[kind] += 1
                if least_distance(hand, melds, forms) < before:
                    draws[kind] = left
                hand[kind] -= 1
        result[discard] = (before, draws)
    return result


# ------------------------------------------------------------------------------ random hands


def _counted(tiles: Iterable[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in tiles:
        counts[kind] += 1
    return counts


def _filled(rng: random.Random, tiles: Sequence[int], size: int, pool: Sequence[int]) -> list[int]:
    """Fill the hand up to its size with tiles of the pool, four copies of each kind."""
    counts = _counted(tiles)
    spare = [kind for kind in pool for _ in range(COPIES - counts[kind])]
    return _counted([*tiles, *rng.sample(spare, size - len(tiles))])


def _uniform(rng: random.Random, size: int) -> list[int]:
    return _filled(rng, [], size, range(KINDS))


def _one_suit(rng: random.Random, size: int) -> list[int]:
    suit = rng.choice(SUITS)
    return _filled(rng, [], size, range(suit, suit + 9))


def _two_suits(rng: random.Random, size: int) -> list[int]:
    suits = rng.sample(SUITS, 2)
    return _filled(rng, [], size, [suit + rank for suit in suits for rank in range(9)])


def _complete_regular(rng: random.Random, size: int) -> list[int]:
    """Choose sets and a pair, out of all kinds or out of few, until no kind is there too often."""
    while True:
        kinds = rng.choice((range(KINDS), range(KINDS), range(9), range(9, 27)))
        chows = [kind for kind in CHOW_STARTS if kind in kinds]
        pair = rng.choice(kinds)
        tiles = [pair, pair]
        while len(tiles) < size:
            if rng.random() < 0.6:
                tiles += kinds_of(("chow", rng.choice(chows)))
            else:
                tiles += kinds_of(("pung", rng.choice(kinds)))
        counts = _counted(tiles)
        if max(counts) <= COPIES:
            return counts


def _complete_special(rng: random.Random, size: int) -> list[int]:
    """Build a complete hand of another form; with melds there is only the knitted straight."""
    pattern = rng.choice(PATTERNS)
    form = rng.choice(FORMS[1:]) if size == 14 else "knitted_straight"
    if form == "seven_pairs":
        return _counted(rng.sample(range(KINDS), PAIRS) * 2)
    if form == "seven_pairs_quads":
        return _counted(rng.sample([*range(KINDS), *range(KINDS)], PAIRS) * 2)
    if form == "thirteen_orphans":
        return _counted([*ORPHANS, rng.choice(ORPHANS)])
    if form == "honors_knitted":
        return _counted(rng.sample(HONORS + pattern, 14))
    while True:
        counts = _complete_regular(rng, size - len(pattern))
        for kind in pattern:
            counts[kind] += 1
        if max(counts) <= COPIES:
            return counts


def _complete(rng: random.Random, size: int) -> list[int]:
    special = size >= 11 and rng.random() < 0.4
    return _complete_special(rng, size) if special else _complete_regular(rng, size)


def _near_complete(rng: random.Random, size: int) -> list[int]:
    counts = _complete(rng, size)
    tiles = [kind for kind in range(KINDS) for _ in range(counts[kind])]
    rng.shuffle(tiles)
    return _filled(rng, tiles[: max(0, size - rng.randint(1, 3))], size, range(KINDS))


def _honor_heavy(rng: random.Random, size: int) -> list[int]:
    return _filled(rng, [], size, [*HONORS, *rng.sample(range(27), 3)])


def _orphan_heavy(rng: random.Random, size: int) -> list[int]:
    inner = [kind for kind in range(KINDS) if kind not in ORPHANS]
    return _filled(rng, rng.sample(ORPHANS, size * 2 // 3), size, [*ORPHANS, *rng.sample(inner, 3)])


def _knitted(rng: random.Random, size: int) -> list[int]:
    """Mix some of a knitted pattern with honours, or with anything."""
    pattern = rng.choice(PATTERNS)
    tiles = rng.sample(pattern, min(size, rng.randint(6, 9)))
    if rng.random() < 0.5:
        tiles += rng.sample(HONORS, min(size - len(tiles), rng.randint(2, 5)))
    return _filled(rng, tiles, size, range(KINDS))


def _pairs(rng: random.Random, size: int) -> list[int]:
    """Hold up to seven pairs; the rest is anything, or more of the same kinds."""
    pairs = rng.sample(range(KINDS), max(1, size // 2 - rng.randint(0, 3)))
    return _filled(rng, pairs * 2, size, rng.choice((range(KINDS), sorted({*pairs, *HONORS}))))


def _quads(rng: random.Random, size: int) -> list[int]:
    """Hold one to three kinds four times, all over the tiles or close together in a suit."""
    suit = rng.choice(SUITS)
    kinds = rng.choice((range(KINDS), range(suit, suit + 9)))
    quads = rng.sample(kinds, min(size // 4, rng.randint(1, 3)))
    return _filled(rng, quads * 4, size, kinds)


# In rotation; those marked True have 0 to 4 melds, the others none.
_STYLES: tuple[tuple[Callable[[random.Random, int], list[int]], bool], ...] = (
    (_uniform, False),
    (_uniform, True),
    (_one_suit, False),
    (_two_suits, False),
    (_near_complete, False),
    (_complete, False),
    (_honor_heavy, False),
    (_orphan_heavy, False),
    (_knitted, False),
    (_pairs, False),
    (_quads, False),
    (_one_suit, True),
    (_two_suits, True),
    (_near_complete, True),
    (_complete, True),
    (_honor_heavy, True),
    (_knitted, True),
    (_quads, True),
)


def random_hands(seed: int, n: int) -> Iterator[tuple[list[int], int]]:
    """Make n hands of 14 - 3 * melds tiles, of all sorts in fixed rotation: (counts, melds).

    There are never more than four of a kind. A caller who needs 13 tiles takes one away.
    """
    rng = random.Random(seed)
    for number in range(n):
        style, melded = _STYLES[number % len(_STYLES)]
        melds = rng.randint(0, 4) if melded else 0
        yield style(rng, 14 - 3 * melds), melds
