"""The format tenhou6: the order of play, the words of results, the names of rules."""

import json
import urllib.parse
from typing import Any

import pytest

from tests.support.log_samples import only, sample
from wrobel.errors import LogError
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.events import (
    Abort,
    Dora,
    Draw,
    Exhausted,
    Kong,
    Win,
    type_of,
)
from wrobel.logs.game import GameLog
from wrobel.logs.tenhou6.reader import Rule, rules_of


def tenhou6(**changes: Any) -> dict[str, Any]:
    """A hand in which the dealer discards north twice; the second time it is claimed."""
    hand: list[Any] = [[0, 0, 0], [25000] * 4, [11], []]
    hand += [[12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 44, 44], [31, 32], [44, 44]]
    hand += [[24, 25, 26, 27, 28, 29, 33, 34, 35, 36, 37, 38, 39], [41, 45], [60, 60]]
    hand += [[12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 44, 44], [42, "44p4444"], [60, 12]]
    hand += [[24, 25, 26, 27, 28, 29, 33, 34, 35, 36, 37, 38, 39], [43, 47], [60, 60]]
    hand += [["流局", [0, 0, 0, 0]]]
    rule = {"disp": "般南喰赤", "aka": 1}
    return {"name": list("abcd"), "rule": rule, "log": [hand], **changes}


def read_tenhou6(data: dict[str, Any]) -> GameLog:
    [game] = read_log(json.dumps(data).encode(), "tenhou6")
    return game


def test_tenhou6_an_equal_tile_is_claimed_only_the_second_time() -> None:
    data = tenhou6()
    del data["log"][0][8][1:]  # South draws once: after the pung it is North's turn
    del data["log"][0][9][1:]
    game = read_tenhou6(data)
    kinds = [(type_of(event), getattr(event, "player", None)) for event in game.events]
    assert kinds[2:] == [
        *(("draw", 0), ("discard", 0), ("draw", 1), ("discard", 1), ("draw", 2), ("discard", 2)),
        *(("draw", 3), ("discard", 3), ("draw", 0), ("discard", 0), ("pung", 2), ("discard", 2)),
        *(("draw", 3), ("discard", 3), ("exhausted", None), ("settled", None)),
    ]
    assert game.place(2) == "log[0][5][0]"
    assert game.place(12) == "log[0][11][1]"


def test_tenhou6_turns_that_do_not_fit() -> None:
    with pytest.raises(LogError) as raised:
        read_tenhou6(tenhou6())
    assert raised.value.place == "log[0]"


def test_tenhou6_in_an_address() -> None:
    text = WRITERS["tenhou6"](sample(8)).data
    # The name of the site is left out: nothing depends on it.
    address = b"http://viewer/6/#json=" + urllib.parse.quote_from_bytes(text).encode()
    [one], [other] = read_log(text), read_log(address)
    assert one.events == other.events


@pytest.mark.parametrize(
    ("disp", "aka", "rules", "options"),
    [
        ("鳳南喰赤", 1, "tenhou", {"length": "east-south", "red_fives": 3, "open_tanyao": True}),
        ("般東", 0, "tenhou", {"length": "east-only", "red_fives": 0, "open_tanyao": False}),
        ("Jade Room South", 1, "mahjong-soul", {"length": "east-south", "red_fives": 3}),
        ("玉の間東", None, "mahjong-soul", {"length": "east-only"}),
        ("wrc 南喰", 0, "wrc", {"length": "east-south", "red_fives": 0, "open_tanyao": True}),
        ("", None, None, {}),
    ],
)
def test_tenhou6_rules(
    disp: str, aka: int | None, rules: str | None, options: dict[str, Any]
) -> None:
    assert rules_of(Rule(disp=disp, aka=aka)) == (rules, options)


def test_tenhou6_for_three_is_refused() -> None:
    for disp in ("三般南喰赤", "Silver Room 3-Player South"):
        with pytest.raises(LogError) as raised:
            read_tenhou6(tenhou6(rule={"disp": disp}))
        assert raised.value.code == "not_four_players"


def test_tenhou6_results_in_other_words() -> None:
    data = tenhou6()
    hand = data["log"][0]
    for place in (5, 6, 8, 9, 11, 12, 14, 15):
        hand[place] = []
    for result, expected in (
        (["全員聴牌"], Exhausted([0, 1, 2, 3], [], None)),
        (["全員不聴"], Exhausted([], [], None)),
        (["流局", [3000, -1000, -1000, -1000]], Exhausted([0], [], None)),
        (["流し満貫", [12000, -4000, -4000, -4000]], Exhausted(None, [0], None)),
        (["四開槓"], Abort("four_kongs", None)),
        (["四槓散了"], Abort("four_kongs", None)),
        (["三家和了"], Abort("triple_ron", None)),
    ):
        hand[16] = result
        assert next(e for e in read_tenhou6(data).events[2:]) == expected
    hand[16] = ["?", [0, 0, 0, 0]]
    assert [remark.code for remark in read_tenhou6(data).remarks] == ["unknown_draw"]
    hand[16] = ["和了", [0, 0, 0, 0], [1, 1, 1, "倍満4000-8000点", "Riichi(1飜)", "Odd(7飜)"]]
    game = read_tenhou6(data)
    claimed = only(game, Win).claimed
    assert (claimed.limit, claimed.points) == ("baiman", 16000)
    assert claimed.fans == [("riichi", 1), ("Odd", 7)]
    assert [remark.code for remark in game.remarks] == ["unknown_yaku"]


def test_tenhou6_kongs_and_their_indicators() -> None:
    """An open kong's indicator waits for the discard, a closed one's does not (R2.20)."""
    data = tenhou6()
    hand = data["log"][0]
    hand[2] = [11, 21, 31]
    hand[5], hand[6] = [44], [44]
    hand[7] = [44, 44, 44, 33, 33, 33, 33, 34, 35, 36, 37, 38, 39]
    hand[8], hand[9] = ["m44444444", 41, 42], [0, "333333a33", 60]
    hand[10:13] = [[], [], []]
    hand[13:16] = [[], [], []]
    game = read_tenhou6(data)
    kinds = [type_of(event) for event in game.events[2:]]
    assert kinds == [
        *("draw", "discard", "kong", "draw", "closed_kong", "dora", "dora", "draw", "discard"),
        *("exhausted", "settled"),
    ]
    assert only(game, Kong) == Kong(1, 0, "4z", "444z")
    assert [event.tile for event in game.events if isinstance(event, Dora)] == ["1p", "1s"]
    assert [event.tail for event in game.events if isinstance(event, Draw)] == [False, True, True]
