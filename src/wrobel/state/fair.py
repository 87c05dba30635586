"""Fair walls: dice and tiles that follow from a seed, and a promise that can be checked.

The *key* of a hand is the length of the match seed as eight bytes, the seed, and the number of
the hand as eight bytes, both numbers with the highest byte first. Two streams of bytes follow
from it:

* ``shake_256(b"wrobel-wall-1" + key)`` gives the dice, then the wall;
* ``shake_256(b"wrobel-salt-1" + key)`` gives the salt: its first 32 bytes.

A number below *n* is the next byte of the first stream modulo *n*; bytes from the highest
multiple of *n* up (at most 256) are skipped, so that every number is equally likely. A die is a
number below 6, plus 1. The wall starts as the set of tiles in order (:func:`tile_set`); for every
place *i* from the last down to 1 the tiles of places *i* and (a number below *i* + 1) change
places. What comes out is the wall in physical order (see :mod:`wrobel.state.walls`).

The commitment is the SHA-256 of the salt and the names of all tiles in physical order. It is
published before the hand, salt and wall after it:

>>> wall = deal(b"demo", 1, reds=True, bonus=False, dice=2)
>>> wall.dice, wall.text[:12]
((4, 2), '9p6z2z8p4p4s')
>>> verify(wall.commitment, wall.salt, wall.tiles)
True
>>> from hashlib import sha256
>>> sha256(wall.salt + wall.text.encode()).hexdigest() == wall.commitment
True
"""

from collections.abc import Callable, Sequence
from hashlib import sha256, shake_256

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

from wrobel.tiles import BONUS, KINDS, NAMES, RED_FIVE, RED_TENHOU_IDS, TILES

WALL_DOMAIN = b"wrobel-wall-1"
SALT_DOMAIN = b"wrobel-salt-1"
SALT_BYTES = 32

# Two blocks of SHAKE-256. A hand uses about 170 bytes, so more is next to never needed; how much
# is read at once has no influence on what is read.
_FIRST_READ = 272


def _ordered(reds: bool, bonus: bool) -> bytes:
    tiles = [kind for kind in range(KINDS) for _ in range(4)]
    if reds:
        for suit, place in enumerate(RED_TENHOU_IDS):
            tiles[place] = RED_FIVE + suit
    return bytes((*tiles, *range(BONUS, TILES)) if bonus else tiles)


_SETS = tuple(_ordered(reds, bonus) for reds in (False, True) for bonus in (False, True))
_AT_PLACES = tuple(tiles.ljust(256, b"\0") for tiles in _SETS)  # for ``bytes.translate``


def tile_set(reds: bool, bonus: bool) -> list[int]:
    """All tiles of a game in order, before they are mixed.

    Four of each kind; with ``reds`` the first five of each suit is the red one; with ``bonus``
    the four flowers and the four seasons come last.

    >>> [NAMES[tile] for tile in tile_set(reds=True, bonus=True)[15:21]]
    ['4m', '0m', '5m', '5m', '5m', '6m']
    >>> len(tile_set(reds=False, bonus=False)), len(tile_set(reds=False, bonus=True))
    (136, 144)
    """
    return list(_SETS[2 * bool(reds) + bool(bonus)])


def seed_bytes(seed: str | bytes) -> bytes:
    """A seed as bytes; text is taken as UTF-8.

    >>> len(seed_bytes("wróbel")), seed_bytes(b"demo")
    (7, b'demo')
    """
    # Any text will do, also half a surrogate pair out of a terminal or a JSON file.
    return seed.encode("utf-8", "surrogatepass") if isinstance(seed, str) else bytes(seed)


def _key(seed: bytes, hand: int) -> bytes:
    return len(seed).to_bytes(8, "big") + seed + hand.to_bytes(8, "big")


class Stream:
    """Bytes read one by one as numbers below a limit, each number equally likely.

    ``read(n)`` must give the first n bytes.

    >>> numbers = Stream(lambda n: bytes([7, 255, 8]))
    >>> numbers.below(6), numbers.below(6)  # 255 is skipped: 252 is the highest multiple of 6
    (1, 2)
    """

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self.read = read
        self.bytes = read(_FIRST_READ)
        self.size = len(self.bytes)
        self.at = 0

    def below(self, n: cython.int) -> cython.int:
        """The next number from 0 to n − 1; n is at most 256."""
        if n < 1 or n > 256:
            raise ValueError(f"no byte can be a number below {n}")
        limit: cython.int = 256 - 256 % n
        byte: cython.int = limit
        while byte >= limit:
            if self.at == self.size:
                self.read_on()
            byte = self.bytes[self.at]
            self.at += 1
        return byte % n

    def mixed(self, n: cython.int) -> bytes:
        """The numbers from 0 to n − 1, mixed: Fisher–Yates from the last place down."""
        i: cython.int
        j: cython.int
        place: cython.int
        if n > 256:
            raise ValueError(f"a byte cannot choose among {n} things")
        if not cython.compiled:
            self.places = bytearray(256)
        for i in range(n):
            self.places[i] = i
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            place = self.places[i]
            self.places[i] = self.places[j]
            self.places[j] = place
        return bytes(self.places[:n])

    def read_on(self) -> None:
        """Read the stream again from its beginning, twice as far."""
        self.bytes = self.read(2 * self.size)
        if len(self.bytes) <= self.size:
            raise ValueError("the stream of bytes has ended")
        self.size = len(self.bytes)


def shuffle(items: list[int], stream: Stream) -> None:
    """Mix up to 256 things in place."""
    items[:] = [items[place] for place in stream.mixed(len(items))]


class Wall:
    """The wall and the dice of one hand. Salt and commitment are made when asked for."""

    __slots__ = ("_hand", "_seed", "dice", "packed")

    def __init__(self, seed: bytes, hand: int, packed: bytes, dice: tuple[int, ...]) -> None:
        self._seed = seed
        self._hand = hand
        self.packed = packed  # the tiles in physical order
        self.dice = dice

    @property
    def tiles(self) -> list[int]:
        return list(self.packed)

    @property
    def salt(self) -> bytes:
        """What keeps the commitment from being guessed; secret until the hand is over."""
        return shake_256(SALT_DOMAIN + _key(self._seed, self._hand)).digest(SALT_BYTES)

    @property
    def commitment(self) -> str:
        """What is published before the hand."""
        return commitment(self.salt, self.packed)

    @property
    def text(self) -> str:
        """The wall as it is published after the hand."""
        return wall_text(self.packed)


def deal(seed: bytes, hand: int, reds: bool, bonus: bool, dice: int) -> Wall:
    """The wall of a hand of the match with that seed, and as many dice as asked for."""
    stream = Stream(shake_256(WALL_DOMAIN + _key(seed, hand)).digest)
    thrown = tuple([stream.below(6) + 1 for _ in range(dice)])
    which = 2 * bool(reds) + bool(bonus)
    tiles = stream.mixed(len(_SETS[which])).translate(_AT_PLACES[which])
    return Wall(seed, hand, tiles, thrown)


def wall_text(tiles: Sequence[int]) -> str:
    """The names of the tiles in physical order, nothing between them.

    >>> wall_text([0, 17, 36])
    '1m9p0s'
    """
    return "".join([NAMES[tile] for tile in tiles])


def commitment(salt: bytes, tiles: Sequence[int]) -> str:
    """SHA-256 of the salt and the text of the wall, as 64 hexadecimal digits."""
    return sha256(salt + wall_text(tiles).encode("ascii")).hexdigest()


def verify(promised: str, salt: bytes, tiles: Sequence[int]) -> bool:
    """Is that the wall that was promised?"""
    return commitment(salt, tiles) == promised.lower()
