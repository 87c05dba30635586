"""Distance, waits, acceptance and readings against a slow search and against known hands."""

import random
import re
from collections.abc import Iterator

import pytest

from tests.conftest import missing, share
from tests.reference import shapes as slow
from tests.support.data import data_file, rows
from wrobel.notation import read_tiles
from wrobel.shape.forms import all_readings
from wrobel.shape.hand import FORMS, Shape
from wrobel.tiles import BY_MJAI_NAME

ALL_FORMS = sum(FORMS.values())


def kinds(mask: int) -> set[int]:
    return {kind for kind in range(34) if mask >> kind & 1}


def counts(text: str) -> list[int]:
    found = [0] * 34
    for tile in read_tiles(text):
        found[tile] += 1
    return found


def one_less(hand: list[int], seed: int) -> list[int]:
    """The hand with a random tile taken away."""
    rest = list(hand)
    rest[random.Random(seed).choice([kind for kind in range(34) if hand[kind]])] -= 1
    return rest


def hands(seed: int) -> Iterator[tuple[int, tuple[list[int], int]]]:
    return enumerate(slow.random_hands(seed, 10**6))


def test_distance_agrees_with_the_search() -> None:
    for _, (hand, melds) in share(hands(1), 20_000, 1_000, 60_000):
        shape = Shape(hand)
        for form, bit in FORMS.items():
            expected = slow.distance(hand, melds, form)
            found = shape.distance(bit)
            assert found == expected or (expected is None and found > 20), (hand, melds, form)


def test_waits_agree_with_the_search() -> None:
    for seed, (hand, melds) in share(hands(2), 20_000, 150, 60_000):
        rest = one_less(hand, seed)
        fifth = seed % 2 == 0
        expected = slow.waits(rest, melds, slow.FORMS, fifth)
        assert kinds(Shape(rest).waits(ALL_FORMS, fifth)) == expected, (rest, melds, fifth)


def test_acceptance_agrees_with_the_search() -> None:
    nothing_seen = [0] * 34
    for _, (hand, melds) in share(hands(3), 120, 10, 2_000):
        expected = slow.acceptance(hand, melds, slow.FORMS, nothing_seen)
        found = {
            tile: (distance, {kind for kind in kinds(mask) if hand[kind] < 4})
            for tile, distance, mask in Shape(hand).discards(ALL_FORMS)
        }
        assert found == {tile: (d, set(accepts)) for tile, (d, accepts) in expected.items()}


def test_acceptance_is_what_distance_says() -> None:
    """On many more hands, against the distances that agree with the search."""
    for _, (hand, _) in share(hands(6), 20_000, 200, 60_000):
        form = FORMS[slow.FORMS[hand.index(max(hand)) % 6]] | 1
        shape = Shape(hand)
        for tile, distance, mask in shape.discards(form):
            rest = list(hand)
            rest[tile] -= 1
            after = Shape(rest)
            assert after.distance(form) == distance
            for kind in range(34):
                if rest[kind] < 4:
                    rest[kind] += 1
                    assert (Shape(rest).distance(form) < distance) == mask >> kind & 1
                    rest[kind] -= 1


def test_readings_agree_with_the_search() -> None:
    complete = 0
    for seed, (hand, melds) in share(hands(4), 20_000, 2_000, 60_000):
        held = [kind for kind in range(34) if hand[kind]]
        for win in random.Random(seed).sample(held, min(3, len(held))):
            expected: set[object] = {*slow.readings(hand, melds, win)}
            expected |= {*slow.knitted_readings(hand, melds, win)}
            expected |= {*slow.special_forms(hand, melds)} - {"knitted_straight"}
            found: set[object] = set()
            for reading in all_readings(hand, win, ALL_FORMS):
                place = reading.place
                if place is None:
                    found.add(reading.form)
                elif reading.form == "regular":
                    found.add((reading.pair, reading.sets, place))
                else:
                    name = "knitted" if place == -2 else "pair" if place == -1 else "set"
                    one_set = reading.sets[0] if reading.sets else None
                    found.add((tuple(sorted(reading.knitted)), one_set, reading.pair, name))
            assert found == expected, (hand, melds, win)
            complete += bool(expected)
    assert complete > 50


@pytest.mark.parametrize(
    ("text", "form", "expected"),
    [
        ("1111m234567p789s", "regular", 1),  # only a fifth 1m would do
        ("11112222333344z", "regular", 2),
        ("19m19p19s1234567z", "thirteen_orphans", 0),
        ("1122m3344p5555s1z", "seven_pairs", 2),
        ("1122m3344p5555s1z", "seven_pairs_quads", 0),
        ("123456z147m25p36s", "honors_knitted", 0),
        ("147m258p369s67p55m", "knitted_straight", 0),
    ],
)
def test_known_distances(text: str, form: str, expected: int) -> None:
    assert Shape(counts(text)).distance(FORMS[form]) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [  # R4.7
        ("33m111s12345678p", "369p"),
        ("33m123s123s456s23p", "14p"),
        ("77z44456p123m123m", "47p7z"),
    ],
)
def test_waits_of_the_rule_book(text: str, expected: str) -> None:
    assert kinds(Shape(counts(text)).waits(FORMS["regular"])) == set(read_tiles(expected))


def test_fifth_copy_beside_a_knitted_straight() -> None:
    shape = Shape(counts("1111z147m258p369s"))
    assert kinds(shape.waits(ALL_FORMS, fifth=True)) == {27}
    assert shape.waits(ALL_FORMS) == 0


@pytest.mark.data
def test_distance_data() -> None:
    if data_file("shanten_14") is None:
        missing("data", "no folder with shanten_14")
    for row in share(rows("shanten_14"), 10**6, 1_000, 10**6):
        shape = Shape(counts(row["tiles"]))
        for form in ("regular", "seven_pairs", "thirteen_orphans"):
            assert shape.distance(FORMS[form]) == row[form], row["id"]
        assert shape.distance(1 | 2 | 8) == row["overall"], row["id"]


def noted_hand(text: str) -> tuple[list[int], list[int], int]:
    """Concealed counts, all counts and number of melds of a hand such as [CCCC]19mE."""
    concealed, held, melds, inside = [0] * 34, [0] * 34, 0, False
    pending: list[str] = []
    for char in re.sub(r",\d", "", text):
        if char in "[]":
            inside = char == "["
            melds += inside
            continue
        if char.isdigit():
            pending.append(char)
            continue
        found = [char] if char in BY_MJAI_NAME else [digit + char for digit in pending]
        pending = [] if found != [char] else pending
        for name in found:
            held[BY_MJAI_NAME[name]] += 1
            concealed[BY_MJAI_NAME[name]] += not inside
    return concealed, held, melds


@pytest.mark.data
def test_waits_data() -> None:
    if data_file("mcr_waits") is None:
        missing("data", "no folder with mcr_waits")
    forms = ALL_FORMS & ~FORMS["seven_pairs"]
    checked = 0
    for row in rows("mcr_waits"):
        concealed, held, _ = noted_hand(row["hand_notation"])
        found = {kind for kind in kinds(Shape(concealed).waits(forms)) if held[kind] < 4}
        assert found == {BY_MJAI_NAME[name] for name in row["expected_waits"]}, row["id"]
        checked += 1
    assert checked == 15


class Count(int):
    """A number that does not lie where Python keeps its small ones."""


@pytest.mark.parametrize("kind_of_number", [int, Count, lambda count: count + 10**9 - 10**9])
def test_counts_are_read_wherever_they_lie(kind_of_number: type[int]) -> None:
    held = [kind_of_number(count) for count in counts("1112345678999m")]
    assert kinds(Shape(held).waits(ALL_FORMS)) == set(range(9))
    held[0] = kind_of_number(9)  # more than a hand has, but a number
    assert Shape(held).tiles == 19
