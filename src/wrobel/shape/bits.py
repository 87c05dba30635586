"""Masks of kinds and counts in words, as compiled modules get them from ``bits.pxd``.

There each of these is a few instructions; here it is what they mean.
"""

from collections.abc import MutableSequence, Sequence


def lowest(mask: int) -> int:
    """The place of the lowest bit set.

    >>> lowest(0b1011000)
    3
    """
    return (mask & -mask).bit_length() - 1


def bits_in(mask: int) -> int:
    """How many bits are set.

    >>> bits_in(0b1011000)
    3
    """
    return mask.bit_count()


def in_four(mask: int) -> int:
    """How many of the four lowest bits are set.

    >>> in_four(0b1101)
    3
    """
    return (mask & 15).bit_count()


def sixteen_held(counts: Sequence[int], start: int) -> int:
    """A bit for each of sixteen counts from ``start`` on that is not zero.

    >>> sixteen_held([0, 2, 1, 0, 0, 0, 0, 4] + [0] * 8, 0) == 0b10000110
    True
    """
    return sum(1 << place for place in range(16) if counts[start + place])


def copy_counts(target: MutableSequence[int], source: Sequence[int], start: int) -> None:
    """Take over 34 counts that begin at ``start``."""
    target[:34] = source[start : start + 34]


def put_four(target: MutableSequence[int], start: int, word: int) -> None:
    """Write the four lowest bytes of a word from ``start`` on, the lowest first.

    >>> four = [0] * 4
    >>> put_four(four, 0, 0x4030201)
    >>> four
    [1, 2, 3, 4]
    """
    for place in range(4):
        target[start + place] = word >> 8 * place & 255


def take_counts(_target: Sequence[int], _source: Sequence[int]) -> bool:
    """Copy counts out of a list of small numbers, if there is a quick way: here there is none."""
    return False


def kinds_with(counts: Sequence[int], start: int, least: int) -> int:
    """The kinds of which there are so many, as bits; the 34 counts begin at ``start``.

    >>> kinds_with([0, 2, 1, 4] + [0] * 30, 0, 2) == 0b1010
    True
    """
    return sum(1 << kind for kind in range(34) if counts[start + kind] >= least)


def kinds_of_four(counts: Sequence[int], start: int) -> int:
    """The kinds of which there are all four.

    >>> kinds_of_four([0, 2, 1, 4] + [0] * 30, 0) == 0b1000
    True
    """
    return kinds_with(counts, start, 4)


def suit_code(counts: Sequence[int], start: int, suit: int) -> int:
    """The counts of a suit (3: honours) as a number in base 5, the first rank lowest.

    >>> suit_code([1, 1, 1] + [0] * 31, 0, 0)
    31
    """
    code = 0
    for kind in range(min(9 * suit + 8, 33), 9 * suit - 1, -1):
        code = 5 * code + counts[start + kind]
    return code


def suit_size(counts: Sequence[int], start: int, suit: int) -> int:
    """How many tiles of a suit (3: honours) there are.

    >>> suit_size([1, 1, 1] + [0] * 31, 0, 0)
    3
    """
    return sum(counts[start + 9 * suit : start + min(9 * suit + 9, 34)])
