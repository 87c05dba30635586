"""Tiles as small integers, and the names that different worlds give them.

0–8 characters, 9–17 circles, 18–26 bamboo, 27–30 winds E S W N, 31–33 dragons white, green,
red: the 34 *kinds*. 34, 35, 36 are the red fives of the three suits. 37–40 are the flowers
plum, orchid, chrysanthemum, bamboo and 41–44 the seasons spring to winter.
"""

KINDS = 34
RED_FIVE = 34
BONUS = 37
TILES = 45

NAMES = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    "0m",
    "0p",
    "0s",
    *(f"{rank}f" for rank in range(1, 5)),
    *(f"{rank}g" for rank in range(1, 5)),
)
BY_NAME = {name: tile for tile, name in enumerate(NAMES)}

MJAI_NAMES = (
    *NAMES[:27],
    *"ESWNPFC",
    "5mr",
    "5pr",
    "5sr",
)
BY_MJAI_NAME = {name: tile for tile, name in enumerate(MJAI_NAMES)}

# Code points of the Unicode block "Mahjong Tiles", in our order. It has no red fives.
UNICODE = (
    *range(0x1F007, 0x1F010),
    *range(0x1F019, 0x1F022),
    *range(0x1F010, 0x1F019),
    *range(0x1F000, 0x1F004),
    0x1F006,
    0x1F005,
    0x1F004,
    0x1F00B,
    0x1F01D,
    0x1F014,
    0x1F022,
    0x1F023,
    0x1F025,
    0x1F024,
    *range(0x1F026, 0x1F02A),
)
BY_UNICODE = {chr(point): tile for tile, point in enumerate(UNICODE) if not 34 <= tile < 37}

WINDS = "ESWN"
RED_TENHOU_IDS = (16, 52, 88)


def kind(tile: int) -> int:
    """The kind of a suited tile or honour; a red five is a five.

    >>> NAMES[kind(BY_NAME["0p"])]
    '5p'
    """
    return 9 * (tile - RED_FIVE) + 4 if RED_FIVE <= tile < BONUS else tile


def to_unicode(tile: int) -> str:
    """The tile as one character (a red five looks like any five)."""
    return chr(UNICODE[tile])


def from_tenhou(number: int, red_fives: bool = True) -> int:
    """The tile of a Tenhou id 0–135.

    >>> NAMES[from_tenhou(16)], NAMES[from_tenhou(16, red_fives=False)], NAMES[from_tenhou(135)]
    ('0m', '5m', '7z')
    """
    if red_fives and number in RED_TENHOU_IDS:
        return RED_FIVE + RED_TENHOU_IDS.index(number)
    return number // 4


def tenhou_ids(tile: int, red_fives: bool = True) -> tuple[int, ...]:
    """The Tenhou ids of the copies of a tile.

    >>> tenhou_ids(BY_NAME["5m"]), tenhou_ids(BY_NAME["0m"])
    ((17, 18, 19), (16,))
    """
    if tile >= RED_FIVE:
        return (RED_TENHOU_IDS[tile - RED_FIVE],)
    copies = range(4 * tile, 4 * tile + 4)
    return tuple(n for n in copies if not (red_fives and n in RED_TENHOU_IDS))
