"""Fair walls: every order equally likely, nothing left to chance, and a promise that binds."""

import hashlib
from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import share
from wrobel.state.fair import (
    Stream,
    commitment,
    deal,
    seed_bytes,
    shuffle,
    tile_set,
    verify,
    wall_text,
)
from wrobel.tiles import BY_NAME, NAMES

GOLDEN_DICE = (4, 2)
GOLDEN_WALL = (
    "9p6z2z8p4p4s5s6p0m6z7z3m6z2p9m4p2s2z8s5m5p4s9m6m8s3p2p2m3s3s1p1m6p2p"
    "0s1p3s3s2m3p4m1s5p9m4m7z4s7s4m3z6s9s6s8m9m6m9s5z1s8m9p1p7p6s1z7z1z3z"
    "3p5z8p9p8p6m6z7s1m7p7m7p2z1z8m4z5m7m5m6p2s4z9p8s2z5s9s2m1m5z6p8p5s4z"
    "9s7s1s4p7z5z3z3m3m3m6m1z1m8m1s3p8s0p2m3z2s4p4z7s2p2s7m4m7p4s1p5p7m6s"
)
GOLDEN_SALT = "c985d454c870e917890bd85b40b3103bee3032f93192bbc89b749538708d387d"
GOLDEN_COMMITMENT = "201e39426963c6e770680331acb78e7257dc885e8d95358e631d284db5d4cd34"
GOLDEN_MANY = "5c315aecfe27bd8f54a78fa217a97b054c9617ee6c922227c42b1120e01d8584"


def scripted(*numbers: int) -> Stream:
    """A stream of these bytes and no more."""
    return Stream(lambda _: bytes(numbers))


def by_the_book(seed: bytes, hand: int, tiles: list[int], dice: int) -> tuple[list[int], list[int]]:
    """Dice and wall once more, written from the description and with nothing in common."""
    key = len(seed).to_bytes(8, "big") + seed + hand.to_bytes(8, "big")
    stream = iter(hashlib.shake_256(b"wrobel-wall-1" + key).digest(5_000))

    def below(n: int) -> int:
        highest = max(multiple for multiple in range(n, 257) if multiple % n == 0)
        return next(byte for byte in stream if byte < highest) % n

    thrown = [below(6) + 1 for _ in range(dice)]
    for i in range(len(tiles) - 1, 0, -1):
        j = below(i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return thrown, tiles


# The set of tiles


@pytest.mark.parametrize("reds", [False, True])
@pytest.mark.parametrize("bonus", [False, True])
def test_a_set_has_every_tile(reds: bool, bonus: bool) -> None:
    counted = Counter(NAMES[tile] for tile in tile_set(reds, bonus))
    suited = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)]
    expected = Counter(dict.fromkeys([*suited, *(f"{rank}z" for rank in range(1, 8))], 4))
    if reds:
        expected.update({f"5{suit}": -1 for suit in "mps"})
        expected.update({f"0{suit}": 1 for suit in "mps"})
    if bonus:
        expected.update({f"{rank}{suit}": 1 for suit in "fg" for rank in range(1, 5)})
    assert counted == expected


def test_a_set_may_be_changed_by_its_taker() -> None:
    tile_set(reds=False, bonus=False).clear()
    assert len(tile_set(reds=False, bonus=False)) == 136


def test_red_fives_stand_where_plain_ones_would() -> None:
    plain = deal(b"reds", 3, reds=False, bonus=False, dice=2)
    red = deal(b"reds", 3, reds=True, bonus=False, dice=2)
    assert red.dice == plain.dice
    assert red.text.replace("0", "5") == plain.text
    assert red.text.count("0") == 3


# Numbers out of bytes


def test_every_number_is_equally_likely() -> None:
    for n in range(1, 257):
        found: Counter[int] = Counter()
        for byte in range(256):
            stream = scripted(byte, 0, 1)
            number = stream.below(n)
            taken = stream.below(256) == 0  # else the 0 after it was
            found[number] += taken
        assert found == Counter(dict.fromkeys(range(n), 256 // n))


@pytest.mark.parametrize(
    ("n", "last", "first_skipped"),
    [(6, 251, 252), (136, 135, 136), (100, 199, 200), (129, 128, 129)],
)
def test_bytes_above_the_highest_multiple_are_skipped(
    n: int, last: int, first_skipped: int
) -> None:
    assert scripted(last, 0).below(n) == last % n
    assert scripted(first_skipped, 255, 7).below(n) == 7 % n


@pytest.mark.parametrize("n", [2, 4, 8, 16, 32, 64, 128, 256])
def test_a_power_of_two_skips_nothing(n: int) -> None:
    assert scripted(255, 0).below(n) == n - 1


@pytest.mark.parametrize("n", [0, -1, 257])
def test_a_byte_is_not_every_number(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        scripted(0).below(n)


def test_a_stream_is_read_on() -> None:
    wanted: list[int] = []
    source = hashlib.shake_256(b"long").digest(10_000)

    def read(n: int) -> bytes:
        wanted.append(n)
        return source[:n]

    stream = Stream(read)
    assert bytes(stream.below(256) for _ in range(5_000)) == source[:5_000]
    assert wanted == sorted(set(wanted))
    assert len(wanted) > 1


def test_a_stream_that_ends_is_no_stream() -> None:
    stream = scripted(1, 2)
    assert [stream.below(256), stream.below(256)] == [1, 2]
    with pytest.raises(ValueError, match="ended"):
        stream.below(256)


# The shuffle


def test_every_order_of_four_is_equally_likely() -> None:
    # Twelve numbers a byte are enough: 12 is a multiple of 4, 3 and 2.
    found: Counter[tuple[int, ...]] = Counter()
    for numbers in product(range(12), repeat=3):
        items = [0, 1, 2, 3]
        shuffle(items, scripted(*numbers))
        found[tuple(items)] += 1
    assert len(found) == 24
    assert set(found.values()) == {12**3 // 24}


def test_the_shuffle_goes_down_from_the_last_place() -> None:
    items = [10, 11, 12, 13]
    shuffle(items, scripted(1, 255, 0, 1))  # 255 is no number below 3
    assert items == [12, 13, 10, 11]


@pytest.mark.parametrize("items", [[], [5]])
def test_there_is_little_to_shuffle(items: list[int]) -> None:
    before = list(items)
    shuffle(items, scripted())
    assert items == before


def chi_square(found: Counter[int], cells: int, total: int) -> float:
    expected = total / cells
    return sum((found[cell] - expected) ** 2 for cell in range(cells)) / expected


def spread(read: Callable[[int], int], cells: int) -> float:
    """How far a property of many deals is from even, in standard deviations of chi-square."""
    hands = list(share(range(100_000), compiled=20_000, interpreted=4_000, long=100_000))
    found = Counter(read(hand) for hand in hands)
    freedom = cells - 1
    return float((chi_square(found, cells, len(hands)) - freedom) / (2 * freedom) ** 0.5)


def test_dealt_tiles_are_evenly_spread() -> None:
    first = spread(lambda hand: deal(b"first", hand, False, False, 0).tiles[0], 34)
    last = spread(lambda hand: deal(b"last", hand, False, False, 0).tiles[135], 34)
    flower = spread(lambda hand: deal(b"1f", hand, False, True, 0).tiles.index(BY_NAME["1f"]), 144)
    # The seeds are fixed, so this passes always or never.
    assert max(map(abs, (first, last, flower))) < 4


def test_dice_are_evenly_spread() -> None:
    def throw(hand: int) -> int:
        first, second = deal(b"dice", hand, False, False, 2).dice
        return 6 * (first - 1) + second - 1

    assert abs(spread(throw, 36)) < 4


# The deal


@pytest.mark.parametrize(
    ("seed", "hand", "reds", "bonus", "dice"),
    [
        (b"demo", 1, True, False, 2),
        (b"demo", 2, True, False, 2),
        (b"", 0, False, True, 4),
        (bytes(32), 2**64 - 1, False, True, 3),
        (b"long" * 10_000, 16, True, True, 0),
    ],
)
def test_a_deal_is_what_the_description_says(
    seed: bytes, hand: int, reds: bool, bonus: bool, dice: int
) -> None:
    wall = deal(seed, hand, reds, bonus, dice)
    thrown, tiles = by_the_book(seed, hand, tile_set(reds, bonus), dice)
    assert list(wall.dice) == thrown
    assert wall.tiles == tiles


@given(st.binary(max_size=80), st.integers(0, 2**64 - 1), st.booleans(), st.booleans())
def test_any_deal_is_what_the_description_says(
    seed: bytes, hand: int, reds: bool, bonus: bool
) -> None:
    wall = deal(seed, hand, reds, bonus, 4)
    assert (list(wall.dice), wall.tiles) == by_the_book(seed, hand, tile_set(reds, bonus), 4)
    assert sorted(wall.tiles) == sorted(tile_set(reds, bonus))


def test_deals_stay_what_they_were() -> None:
    """Logs and seeds of years ago must give the same walls: these values never change."""
    wall = deal(b"demo", 1, reds=True, bonus=False, dice=2)
    assert wall.dice == GOLDEN_DICE
    assert wall.text == GOLDEN_WALL
    assert wall.salt.hex() == GOLDEN_SALT
    assert wall.commitment == GOLDEN_COMMITMENT
    digest = hashlib.sha256()
    for hand in range(200):
        other = deal(b"many", hand, hand % 2 == 0, hand % 3 == 0, hand % 5)
        digest.update(repr((other.dice, other.tiles, other.salt)).encode())
    assert digest.hexdigest() == GOLDEN_MANY


def test_seed_and_hand_do_not_run_into_each_other() -> None:
    zero = bytes(7)
    walls = [
        deal(seed, hand, False, False, 0).text
        for seed, hand in [(b"", 1), (b"a", 1), (b"a", 2), (b"a" + zero + b"\1", 1), (zero, 1)]
    ]
    assert len(set(walls)) == len(walls)


@pytest.mark.parametrize("hand", [-1, 2**64])
def test_hands_have_numbers_of_eight_bytes(hand: int) -> None:
    with pytest.raises(OverflowError):
        deal(b"demo", hand, False, False, 2)


def test_any_text_is_a_seed() -> None:
    texts = ["", "demo", "Wróbel", "麻雀", "\ud800", "\udcff", "\0"]
    seeds = [seed_bytes(text) for text in texts]
    assert len(set(seeds)) == len(texts)
    assert seed_bytes("Wróbel") == seed_bytes("Wróbel".encode())


# The commitment


def test_the_commitment_is_a_hash_of_salt_and_names() -> None:
    salt, tiles = bytes(range(32)), [BY_NAME[name] for name in ("1m", "9p", "0s", "7z", "4g")]
    assert wall_text(tiles) == "1m9p0s7z4g"
    expected = hashlib.sha256(bytes(range(32)) + b"1m9p0s7z4g").hexdigest()
    assert commitment(salt, tiles) == expected
    assert verify(expected, salt, tiles)
    assert verify(expected.upper(), salt, tiles)


def test_a_changed_wall_or_salt_is_found_out() -> None:
    wall = deal(b"honest", 1, reds=True, bonus=False, dice=2)
    promised = wall.commitment
    assert verify(promised, wall.salt, wall.tiles)
    exchanged = list(wall.tiles)
    place = next(i for i in range(1, 136) if exchanged[i] != exchanged[0])
    exchanged[0], exchanged[place] = exchanged[place], exchanged[0]
    assert not verify(promised, wall.salt, exchanged)
    assert not verify(promised, wall.salt, wall.tiles[:-1])
    assert not verify(promised, bytes(32), wall.tiles)
    assert not verify("0" * 64, wall.salt, wall.tiles)


def test_salts_differ_from_hand_to_hand() -> None:
    salts = {deal(b"salt", hand, False, False, 2).salt for hand in range(50)}
    assert len(salts) == 50
    assert {len(salt) for salt in salts} == {32}
    key = (4).to_bytes(8, "big") + b"salt" + (7).to_bytes(8, "big")
    expected = hashlib.shake_256(b"wrobel-salt-1" + key).digest(32)
    assert deal(b"salt", 7, False, False, 2).salt == expected
