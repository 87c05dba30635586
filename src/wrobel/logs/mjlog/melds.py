"""The sixteen bits in which Tenhou writes a claimed set or a kong, both ways."""

from collections.abc import Sequence
from typing import NamedTuple

CHOW, PUNG, ADDED, NORTH = 0x04, 0x08, 0x10, 0x20


class Meld(NamedTuple):
    """A set as ids 0 to 135.

    ``kind`` is ``chow``, ``pung``, ``kong``, ``closed_kong`` or ``added_kong``; ``giver`` counts
    the seats from the owner to the one it was claimed from. ``tile`` is the claimed tile, of an
    added kong the added one, of a closed kong any.
    """

    kind: str
    giver: int
    tile: int
    own: tuple[int, ...]


def read_meld(bits: int) -> Meld | None:
    """The meld of a number, or ``None`` for the north tiles of three players and for nonsense.

    >>> read_meld(25063)
    Meld(kind='chow', giver=3, tile=40, own=(47, 51))
    """
    giver = bits & 3
    if not 0 <= bits < 1 << 16:
        return None
    if bits & CHOW:
        return _chow(bits, giver)
    if bits & (PUNG | ADDED):
        return _pung(bits, giver)
    tile = bits >> 8
    if bits & NORTH or tile >= 136:
        return None
    own = tuple(id for id in _copies(tile // 4) if id != tile)
    return Meld("kong", giver, tile, own) if giver else Meld("closed_kong", 0, tile, own)


def _copies(kind: int) -> tuple[int, ...]:
    return tuple(range(4 * kind, 4 * kind + 4))


def _chow(bits: int, giver: int) -> Meld | None:
    place, called = divmod(bits >> 10, 3)
    suit, rank = divmod(place, 7)
    if suit > 2:
        return None
    first = 9 * suit + rank
    ids = [4 * (first + i) + (bits >> 3 + 2 * i & 3) for i in range(3)]
    tile = ids.pop(called)
    return Meld("chow", giver, tile, tuple(ids))


def _pung(bits: int, giver: int) -> Meld | None:
    kind, called = divmod(bits >> 9, 3)
    if kind > 33:
        return None
    ids = list(_copies(kind))
    fourth = ids.pop(bits >> 5 & 3)
    if bits & ADDED:
        return Meld("added_kong", giver, fourth, tuple(ids))
    tile = ids.pop(called)
    return Meld("pung", giver, tile, tuple(ids))


def write_meld(meld: Meld, claimed: int | None = None) -> int:
    """The number of a meld; an added kong also needs the tile that was ``claimed`` for its pung.

    >>> write_meld(Meld("chow", 3, 40, (47, 51)))
    25063
    """
    if meld.kind == "chow":
        ids = sorted((meld.tile, *meld.own))
        suit, rank = divmod(ids[0] // 4, 9)
        copies = sum((id & 3) << 3 + 2 * place for place, id in enumerate(ids))
        return (7 * suit + rank) * 3 + ids.index(meld.tile) << 10 | copies | CHOW | meld.giver
    if meld.kind == "pung":
        return _three(sorted((meld.tile, *meld.own)), meld.tile) | PUNG | meld.giver
    if meld.kind == "added_kong":
        three = sorted(meld.own)
        return _three(three, three[0] if claimed is None else claimed) | ADDED | meld.giver
    return meld.tile << 8 | meld.giver


def _three(ids: Sequence[int], claimed: int) -> int:
    fourth = next(copy for copy in range(4) if ids[0] // 4 * 4 + copy not in ids)
    return (ids[0] // 4 * 3 + ids.index(claimed)) << 9 | fourth << 5
