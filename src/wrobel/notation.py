"""Text in, text out: tiles, melds and hands.

>>> hand = read_hand("33z55p [111z] [222z] (4444s)")
>>> len(hand.concealed), [meld.kind for meld in hand.melds]
(4, ['pung', 'pung', 'kong'])
>>> str(read_hand("5 5p33z[2 22z]"))
'55p33z [222z]'
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from wrobel.errors import HandError, TextError, shown
from wrobel.tiles import BONUS, BY_MJAI_NAME, BY_NAME, BY_UNICODE, MJAI_NAMES, NAMES, kind

SUITS = "mpszfg"
SILENT = frozenset(" \t\n\r\ufe0e\ufe0f")


@dataclass(frozen=True, slots=True)
class Meld:
    """An exposed set or a concealed kong. ``giver`` is the seat wind it was claimed from.

    The last tile of an added kong is the added one.
    """

    kind: str
    tiles: tuple[int, ...]
    concealed: bool = False
    added: bool = False
    giver: str | None = None

    def __str__(self) -> str:
        if self.concealed:
            return f"({write_tiles(self.tiles)})"
        if self.added:
            three, fourth = write_tiles(self.tiles[:3]), NAMES[self.tiles[3]]
            return f"[{three[:-1]}+{fourth}]"
        return f"[{write_tiles(self.tiles)}]"


@dataclass(frozen=True, slots=True)
class Hand:
    """Concealed tiles and melds; sorted, so that equal hands are equal."""

    concealed: tuple[int, ...]
    melds: tuple[Meld, ...] = ()

    def __str__(self) -> str:
        return " ".join(filter(None, (write_tiles(self.concealed), *map(str, self.melds))))

    def __repr__(self) -> str:
        return f"<Hand {self}>"

    def _repr_html_(self) -> str:
        """The tiles drawn, for a notebook."""
        from wrobel.tile_pictures import hand_picture

        melds = [meld_picture(write_tiles(meld.tiles), meld.concealed) for meld in self.melds]
        return hand_picture(str(self), write_tiles(self.concealed), *melds)

    def counts(self) -> list[int]:
        """How many of each of the 34 kinds are concealed."""
        return counts_of(self.concealed)

    def held(self) -> list[int]:
        """How many of each of the 34 kinds are held, melds included."""
        return counts_of((*self.concealed, *(tile for meld in self.melds for tile in meld.tiles)))


def meld_picture(tiles: str, concealed: bool, giver: int | None = None) -> str:
    """A set as pictures write it; the claimed tile points to the giver (1: the next player).

    >>> meld_picture("1111z", True), meld_picture("234m", False, 3), meld_picture("555p", False, 1)
    ('#11z#', "2'34m", "555'p")
    """
    if "#" in tiles:
        return tiles
    digits, suit = list(tiles[:-1]), tiles[-1]
    if concealed:
        return f"#{''.join(digits[1:-1])}{suit}#"
    place = 0 if giver in (None, 3) else len(digits) - 1 if giver == 1 else 1
    digits[place] += "'"
    return "".join(digits) + suit


def counts_of(tiles: Iterable[int]) -> list[int]:
    counts = [0] * 34
    for tile in tiles:
        if tile < BONUS:
            counts[kind(tile)] += 1
    return counts


# Sorts tiles as people do: by kind, a red five before the plain ones.
RANKS = [2 * kind(tile) - (tile != kind(tile)) for tile in range(len(NAMES))]


def write_tiles(tiles: Iterable[int]) -> str:
    """Tiles as canonical text: sorted, digits sharing their suit's letter.

    >>> write_tiles([BY_NAME[name] for name in ("6p", "0p", "1z", "4p")])
    '406p1z'
    """
    parts: list[str] = []
    suit = ""
    for tile in sorted(tiles, key=RANKS.__getitem__):
        name = NAMES[tile]
        if name[1] != suit:
            parts.append(suit)
            suit = name[1]
        parts.append(name[0])
    parts.append(suit)
    return "".join(parts)


def read_tiles(text: str) -> list[int]:
    """Tiles in the order of the text; Unicode tile characters are understood too."""
    return [tile for tile, _ in scan_tiles(text, 0)]


def scan_tiles(text: str, offset: int) -> Iterator[tuple[int, int]]:
    """Each tile with its place; ``offset`` is where the text stands in the whole."""
    pending: list[tuple[str, int]] = []
    for place, char in enumerate(text, offset + 1):
        if char in SILENT:
            continue
        if char.isascii() and char.isdigit():
            pending.append((char, place))
        elif char in SUITS and pending:
            for digit, where in pending:
                name = digit + char
                if name not in BY_NAME:
                    raise TextError("no_tile", tile=name, sign=where)
                yield BY_NAME[name], where
            pending.clear()
        elif char in BY_UNICODE and not pending:
            yield BY_UNICODE[char], place
        elif char in SUITS:
            raise TextError("no_digits", text=char, sign=place)
        else:
            raise TextError("not_a_tile", text=char, sign=place)
    if pending:
        digits, place = "".join(digit for digit, _ in pending), pending[0][1]
        raise TextError("no_suit", text=digits, sign=place)


def read_tile(text: str) -> int:
    """Exactly one tile."""
    tiles = read_tiles(text)
    if len(tiles) != 1:
        raise TextError("one_tile", text=shown(text))
    return tiles[0]


def make_meld(
    kind_name: str,
    tiles: Sequence[int],
    *,
    concealed: bool = False,
    added: bool = False,
    giver: str | None = None,
) -> Meld:
    """A meld that can exist, or an error that says why not."""
    text = write_tiles(tiles)
    if meld_kind(tiles) != kind_name:
        raise HandError("not_such_meld", tiles=text, kind=kind_name)
    if added and (kind_name != "kong" or concealed):
        raise HandError("added_not_open", tiles=text)
    if concealed and kind_name != "kong":
        raise HandError("concealed_not_kong", tiles=text)
    ordered = (
        (*sorted(tiles[:3], key=RANKS.__getitem__), tiles[3])
        if added
        else sorted(tiles, key=RANKS.__getitem__)
    )
    return Meld(kind_name, tuple(ordered), concealed, added, giver)


def meld_kind(tiles: Sequence[int]) -> str:
    """``chow``, ``pung``, ``kong`` or an error."""
    kinds = sorted(kind(tile) for tile in tiles)
    same = len(set(kinds)) == 1 and kinds[0] < 34
    if same and len(kinds) == 3:
        return "pung"
    if same and len(kinds) == 4:
        return "kong"
    first = kinds[0] if kinds else 34
    if kinds == [first, first + 1, first + 2] and first % 9 <= 6 and first < 27:
        return "chow"
    raise HandError("not_a_meld", tiles=write_tiles(tiles)) if tiles else HandError("empty_meld")


def read_meld(text: str, offset: int = 0) -> Meld:
    """One meld with its brackets: ``[123m]``, ``(1111z)``, ``[555+5z]``."""
    concealed = text[0] == "("
    inner = text[1:-1]
    plus = inner.find("+")
    tiles = [tile for tile, _ in scan_tiles(inner.replace("+", " ", 1), offset + 1)]
    name = meld_kind(tiles)
    if plus >= 0 and (name != "kong" or sum(map(str.isdigit, inner[:plus])) != 3):
        raise HandError("wrong_plus", tiles=text)
    return make_meld(name, tiles, concealed=concealed, added=plus >= 0)


def read_hand(text: str) -> Hand:
    """A hand in one line: concealed tiles, then melds in brackets."""
    concealed: list[int] = []
    melds: list[Meld] = []
    place = 0
    while place < len(text):
        char = text[place]
        if char in "[(":
            end = text.find("]" if char == "[" else ")", place)
            if end < 0:
                raise TextError("open_bracket", sign=place + 1)
            melds.append(read_meld(text[place : end + 1], place))
            place = end + 1
            continue
        ends = [found for mark in "[(" if (found := text.find(mark, place)) >= 0]
        end = min(ends, default=len(text))
        concealed += [tile for tile, _ in scan_tiles(text[place:end], place)]
        place = end
    hand = Hand(tuple(sorted(concealed, key=RANKS.__getitem__)), tuple(melds))
    check_copies((*concealed, *(tile for meld in melds for tile in meld.tiles)))
    return hand


def check_copies(tiles: Iterable[int]) -> None:
    """At most four copies of a kind, one red five of a suit, one of each bonus tile."""
    counted = Counter(tiles)
    kinds: Counter[int] = Counter()
    for tile, count in counted.items():
        kinds[kind(tile)] += count
        if tile >= 34 and count > 1:
            raise HandError("second_red" if tile < BONUS else "second_bonus", tile=NAMES[tile])
    for tile, count in kinds.items():
        if count > 4:
            raise HandError("too_many_copies", tile=NAMES[tile], n=count)


def read_mjai(name: str) -> int:
    """A tile by its mjai name (``5mr``, ``E``, ``C``)."""
    if name not in BY_MJAI_NAME:
        raise TextError("no_mjai_tile", tile=shown(name))
    return BY_MJAI_NAME[name]


def write_mjai(tile: int) -> str:
    """A tile's mjai name; bonus tiles have none."""
    if tile >= BONUS:
        raise TextError("no_mjai_name", tile=NAMES[tile])
    return str(MJAI_NAMES[tile])
