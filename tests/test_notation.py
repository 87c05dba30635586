"""Text forms: what is read is written the same again, and what is wrong is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wrobel.errors import WrobelError
from wrobel.notation import (
    RANKS,
    Hand,
    Meld,
    make_meld,
    read_hand,
    read_mjai,
    read_tile,
    read_tiles,
    write_mjai,
    write_tiles,
)
from wrobel.scan import Tiles
from wrobel.tiles import BONUS, KINDS, NAMES, TILES, from_tenhou, kind, tenhou_ids, to_unicode

tiles = st.lists(st.integers(0, TILES - 1), max_size=40)
deals = st.permutations(
    [
        tile
        for k in range(KINDS)
        for tile in ([k] * 3 + ([34 + k // 9] if k % 9 == 4 and k < 27 else [k]))
    ]
)


@st.composite
def melds(draw: st.DrawFn) -> Meld:
    name = draw(st.sampled_from(["chow", "pung", "kong"]))
    if name == "chow":
        first = draw(st.integers(0, 26).filter(lambda k: k % 9 <= 6))
        found = [first, first + 1, first + 2]
    else:
        found = [draw(st.integers(0, 33))] * (3 if name == "pung" else 4)
    for place, tile in enumerate(found):
        if tile < 27 and tile % 9 == 4 and draw(st.booleans()):
            found[place] = 34 + tile // 9
            break
    concealed = name == "kong" and draw(st.booleans())
    added = name == "kong" and not concealed and draw(st.booleans())
    return make_meld(name, draw(st.permutations(found)), concealed=concealed, added=added)


@given(tiles)
def test_tiles_round_trip(given_tiles: list[int]) -> None:
    text = write_tiles(given_tiles)
    assert read_tiles(text) == sorted(given_tiles, key=RANKS.__getitem__)
    assert write_tiles(read_tiles(text)) == text


@given(deals, st.integers(0, 14))
def test_concealed_hands_round_trip(deal: list[int], count: int) -> None:
    hand = Hand(tuple(sorted(deal[:count], key=RANKS.__getitem__)))
    assert read_hand(str(hand)) == hand
    assert str(read_hand(str(hand))) == str(hand)


@given(melds())
def test_melds_round_trip(meld: Meld) -> None:
    hand = Hand((), (meld,))
    assert read_hand(str(hand)) == hand


@given(st.lists(st.integers(0, TILES - 1).filter(lambda tile: not 34 <= tile < BONUS)))
def test_unicode_is_read(given_tiles: list[int]) -> None:
    assert read_tiles("".join(map(to_unicode, given_tiles))) == given_tiles


@given(tiles)
def test_quick_reader_agrees(given_tiles: list[int]) -> None:
    reader = Tiles()
    text = "".join(NAMES[tile] for tile in given_tiles)
    assert reader.try_read(text)
    assert reader.list() == given_tiles


@given(st.text(alphabet="0123456789mpszfg []()+🀀🀄x\n", max_size=30))
def test_readers_agree_on_any_text(text: str) -> None:
    quick = Tiles()
    try:
        slow = read_tiles(text)
    except WrobelError as error:
        assert not quick.try_read(text)
        assert error.code == "bad_tile"
        return
    if quick.try_read(text):
        assert quick.list() == slow


@given(st.text(max_size=60))
def test_any_text_gives_a_hand_or_an_error(text: str) -> None:
    try:
        hand = read_hand(text)
    except WrobelError as error:
        assert error.code in {"bad_tile", "bad_meld", "fifth_copy", "wrong_tile_count"}
        assert error.message
    else:
        assert read_hand(str(hand)) == hand


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("12x", "bad_tile", "“x” (character 3)"),
        ("8z", "bad_tile", "no tile 8z (character 1)"),
        ("0z", "bad_tile", "no tile 0z"),
        ("5f", "bad_tile", "no tile 5f"),
        ("123", "bad_tile", "no suit after it"),
        ("m", "bad_tile", "no digits before"),
        ("11m [123p", "bad_tile", "(character 5) is not closed"),
        ("11111m", "fifth_copy", "1m is there 5 times"),
        ("00p", "fifth_copy", "red five"),
        ("1f1f", "fifth_copy", "bonus tile"),
        ("55p [0555p]", "fifth_copy", "5p is there 6 times"),
        ("[124m]", "bad_meld", "124m is no chow"),
        ("[12m]", "bad_meld", ""),
        ("[]", "bad_meld", "needs its tiles"),
        ("[891m]", "bad_meld", ""),
        ("[123z]", "bad_meld", ""),
        ("(123m)", "bad_meld", "only a kong"),
        ("[55+55m]", "bad_meld", "plus"),
        ("(555+5m)", "bad_meld", ""),
        ("[1f1f1f]", "bad_meld", ""),
        ("11m]", "bad_tile", "“]” (character 4)"),
    ],
)
def test_what_is_wrong_is_named(text: str, code: str, words: str) -> None:
    with pytest.raises(WrobelError) as caught:
        read_hand(text)
    assert caught.value.code == code
    assert words in caught.value.message


def test_one_tile() -> None:
    assert NAMES[read_tile("0p")] == "0p"
    with pytest.raises(WrobelError):
        read_tile("12m")


@given(st.integers(0, 135))
def test_tenhou_ids(number: int) -> None:
    tile = from_tenhou(number)
    assert number in tenhou_ids(tile)
    assert from_tenhou(number, red_fives=False) == kind(tile) == number // 4
    assert number in tenhou_ids(number // 4, red_fives=False)


@given(st.integers(0, 36))
def test_mjai_names(tile: int) -> None:
    assert read_mjai(write_mjai(tile)) == tile


@pytest.mark.parametrize("name", ["", "5zr", "1z", "?", "F1"])
def test_wrong_mjai_names(name: str) -> None:
    with pytest.raises(WrobelError):
        read_mjai(name)
    with pytest.raises(WrobelError):
        write_mjai(BONUS)
