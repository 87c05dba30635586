"""The format mjai as different programs write it."""

import json
from typing import Any

import pytest

from tests.support.log_samples import only
from wrobel.errors import LogError
from wrobel.logs.convert import read_log
from wrobel.logs.events import (
    Abort,
    Discard,
    Draw,
    Exhausted,
    Hand,
    Riichi,
    Settled,
    Win,
    type_of,
)
from wrobel.logs.game import GameLog

HANDS = [["1m"] * 4 + ["2m"] * 4 + ["3m"] * 4 + ["E"], ["?"] * 13, ["?"] * 13, ["?"] * 13]
DEAL = {
    "type": "start_kyoku",
    "bakaze": "S",
    "kyoku": 2,
    "honba": 1,
    "kyotaku": 0,
    "oya": 1,
    "dora_marker": "5pr",
    "tehais": HANDS,
}


def mjai(*events: dict[str, Any]) -> GameLog:
    [game] = read_log("".join(json.dumps(event) + "\n" for event in events).encode(), "mjai")
    return game


def test_mjai_hidden_tiles_and_no_start_of_the_game() -> None:
    game = mjai(
        DEAL,
        {"type": "tsumo", "actor": 1, "pai": "?"},
        {"type": "dahai", "actor": 1, "pai": "P", "tsumogiri": True},
        {"type": "tsumo", "actor": 2},
        {"type": "dahai", "actor": 2, "pai": "5sr"},
    )
    hand = only(game, Hand)
    assert hand.hands == ["111122223333m1z", None, None, None]
    assert (hand.name, hand.round, hand.winds) == ("S2.1", "S", ["N", "E", "S", "W"])
    assert hand.dora == ["0p"]
    assert [event.tile for event in game.events if isinstance(event, Draw)] == [None, None]
    discards = [event for event in game.events if isinstance(event, Discard)]
    assert discards == [Discard(1, "5z", True), Discard(2, "0s", None)]
    assert not game.complete
    assert game.remarks[0].code == "broken_off"


def test_mjai_unknown_events_are_remarked_and_silent_ones_are_not() -> None:
    game = mjai(
        {"type": "hello", "protocol": "mjsonp"},
        {"type": "start_game", "id": 0, "names": list("abcd"), "kyoku_first": 4, "aka_flag": True},
        {"type": "none"},
        {**DEAL, "meta": {"q": [1.5, None]}},
        {"type": "sneeze", "actor": 3},
        {"type": "ryukyoku", "reason": "kyushukyuhai", "actor": 2},
        {"type": "end_kyoku"},
        {"type": "end_game"},
    )
    assert [(remark.place, remark.code) for remark in game.remarks] == [("line 5", "unknown_event")]
    assert game.match.options == {"length": "east-only", "red_fives": 3}
    assert game.match.names == list("abcd")
    assert only(game, Abort) == Abort("nine_kinds", None, 2)
    assert only(game, Settled).payments == [0, 0, 0, 0]


@pytest.mark.parametrize("key", ["delta", "deltas"])
@pytest.mark.parametrize("ura", ["ura_markers", "uradora_markers"])
def test_mjai_names_of_fields(key: str, ura: str) -> None:
    game = mjai(
        {**DEAL, "scores": [25000] * 4},
        {
            "type": "hora",
            "actor": 0,
            "target": 1,
            "pai": "E",
            key: [9000, -9000, 0, 0],
            ura: ["9s"],
            "yakus": [["reach", 1], ["sangenpai", 2], ["nonsense", 1]],
        },
    )
    claimed = only(game, Win).claimed
    assert claimed.payments == [9000, -9000, 0, 0]
    assert claimed.ura == ["9s"]
    assert claimed.fans == [
        *(("riichi", 1), ("yakuhai_dragon", 1), ("yakuhai_dragon", 1), ("nonsense", 1)),
    ]
    assert [remark.code for remark in game.remarks] == ["unknown_yaku"]
    assert only(game, Settled).scores == [34000, 16000, 25000, 25000]


def test_mjai_winning_hand_with_and_without_the_winning_tile() -> None:
    hora = {"type": "hora", "actor": 0, "target": 0, "pai": "3p"}
    for tiles in (["1p", "2p", "E", "E"], ["3p", "1p", "2p", "E", "E"]):
        claimed = only(mjai(DEAL, {**hora, "hora_tehais": tiles}), Win).claimed
        assert claimed.hand == "12p11z"


def test_mjai_reach_is_accepted_with_or_without_scores() -> None:
    for extra in ({}, {"deltas": [0, -1000, 0, 0], "scores": [25000, 24000, 25000, 25000]}):
        game = mjai(
            {**DEAL, "scores": [25000] * 4},
            {"type": "tsumo", "actor": 1, "pai": "?"},
            {"type": "reach", "actor": 1},
            {"type": "dahai", "actor": 1, "pai": "P", "tsumogiri": False},
            {"type": "reach_accepted", "actor": 1, **extra},
            {"type": "ryukyoku", "reason": "fanpai", "deltas": [0, 3000, -1000, -2000]},
        )
        assert only(game, Discard).riichi
        assert only(game, Riichi) == Riichi(1)
        assert only(game, Settled).scores == [25000, 27000, 24000, 23000]


def test_mjai_indicators_stand_where_they_stand() -> None:
    kan = {"type": "ankan", "actor": 0, "consumed": ["1m"] * 4}
    dora = {"type": "dora", "dora_marker": "F"}
    tsumo = {"type": "tsumo", "actor": 0, "pai": "9s"}
    dahai = {"type": "dahai", "actor": 0, "pai": "9s", "tsumogiri": True}
    orders: list[list[dict[str, Any]]] = [
        [kan, dora, tsumo, dahai],
        [kan, tsumo, dora, dahai],
        [kan, tsumo, dahai, dora],
    ]
    for order in orders:
        game = mjai(DEAL, *order)
        kinds = [type_of(event) for event in game.events[2:]]
        assert kinds.index("dora") == order.index(dora)
        draw = next(event for event in game.events if isinstance(event, Draw))
        assert draw.tail
        assert draw.left == 69


def drawn(*before: dict[str, Any], **fields: Any) -> Any:
    game = mjai({**DEAL, "oya": 0, "kyoku": 1}, *before, {"type": "ryukyoku", **fields})
    return next(event for event in game.events if isinstance(event, Abort | Exhausted))


def test_mjai_draws_without_a_reason() -> None:
    turns = [
        {"type": kind, "actor": turn % 4, "pai": "N"}
        for turn in range(70)
        for kind in ("tsumo", "dahai")
    ]
    deltas = [1500, 1500, -1500, -1500]
    assert drawn(*turns, deltas=deltas) == Exhausted([0, 1], [], None)
    assert drawn(*turns, deltas=[0, 0, 0, 0]) == Exhausted(None, [], None)
    assert drawn(*turns, deltas=[-4000, 8000, -2000, -2000]) == Exhausted(None, [1], None)
    assert drawn(*turns[:1]) == Abort("nine_kinds", None, 0)
    assert drawn(*turns[:8]) == Abort("four_winds", None)
    sticks = [{"type": "reach_accepted", "actor": player} for player in range(4)]
    assert drawn(*turns[:40], *sticks) == Abort("four_riichi", None)
    assert drawn(*turns[:40]) == Abort("triple_ron", None)
    nagashi = drawn(*turns, reason="nagashimangan", tenpais=[True] * 4, deltas=deltas)
    assert nagashi == Exhausted([0, 1, 2, 3], [0, 1], None)


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ({"type": "tsumo", "actor": 4, "pai": "1m"}, "bad_json"),
        ({"type": "tsumo", "actor": 0, "pai": "0m"}, "bad_tile"),
        ({"type": "dahai", "actor": 0, "pai": "?"}, "bad_tile"),
        ({"type": "chi", "actor": 0, "target": 3, "pai": "1m"}, "bad_json"),
        ({**DEAL, "tehais": HANDS[:3]}, "not_four_players"),
        ({**DEAL, "bakaze": "X"}, "bad_log"),
        ({**DEAL, "bakaze": ""}, "bad_log"),
        ({**DEAL, "bakaze": "ES"}, "bad_log"),
        ({"actor": 0}, "bad_json"),
    ],
)
def test_mjai_events_that_cannot_be(event: dict[str, Any], code: str) -> None:
    with pytest.raises(LogError) as raised:
        mjai(DEAL, event, {"type": "none"})
    assert raised.value.code == code
    assert raised.value.place == "line 2"


def test_mjai_play_before_the_deal() -> None:
    with pytest.raises(LogError):
        mjai({"type": "start_game"}, {"type": "tsumo", "actor": 0, "pai": "1m"})
