"""Botzone's requests: what four seats, or one, are told."""

import json

import pytest

from tests.support.log_samples import only
from wrobel.errors import LogError
from wrobel.logs.convert import read_log
from wrobel.logs.events import (
    Draw,
    Exhausted,
    Hand,
    Pung,
    Win,
    type_of,
)


def seats(*turns: tuple[str, ...], answers: dict[tuple[int, int], str] | None = None) -> bytes:
    """Four seats; a turn of one text is told to all."""
    tiles = "W1 W1 W1 B2 B3 B4 T5 T6 T7 F1 F1 J1 J1"
    lines = []
    for seat in range(4):
        requests = [f"0 {seat} 2", f"1 0 0 0 0 {tiles}"]
        requests += [turn[seat] if len(turn) == 4 else turn[0] for turn in turns]
        responses = ["PASS"] * len(requests)
        for (player, turn), text in (answers or {}).items():
            if player == seat:
                responses[turn] = text
        lines.append(json.dumps({"requests": requests, "responses": responses}))
    return "\n".join(lines).encode()


def test_botzone_rules_and_endings() -> None:
    [game] = read_log(seats(("2 W9", "3 0 DRAW", "3 0 DRAW", "3 0 DRAW"), answers={(0, 2): "HU"}))
    assert (game.match.rules, game.match.layout) == ("mcr-cn98", "botzone")
    assert only(game, Hand).round == "W"
    assert only(game, Win) == Win(0, None, None, None)
    [game] = read_log(seats(("3 2 DRAW", "3 2 DRAW", "2 J1", "3 2 DRAW"), ("3 2 PLAY J1",)))
    assert only(game, Exhausted) == Exhausted()
    turns = (("3 2 DRAW", "3 2 DRAW", "2 J1", "3 2 DRAW"), ("3 2 PLAY J1",))
    [game] = read_log(seats(*turns, answers={(1, 3): "HU", (3, 3): "HU"}))
    assert only(game, Win) == Win(3, 2, None, None), "the first after the discarder"


def test_botzone_sets_flowers_and_kongs() -> None:
    turns = (
        ("2 W9", "3 0 DRAW", "3 0 DRAW", "3 0 DRAW"),
        ("3 0 PLAY J1",),
        ("3 2 PENG W1",),
        ("3 3 BUHUA H6",),
        ("3 3 DRAW", "3 3 DRAW", "3 3 DRAW", "2 B2"),
        ("3 3 GANG",),
        ("3 3 DRAW", "3 3 DRAW", "3 3 DRAW", "2 T9"),
        ("3 3 PLAY T9",),
    )
    [game] = read_log(seats(*turns, answers={(3, 6): "GANG F1"}))
    kinds = [type_of(event) for event in game.events[2:]]
    assert kinds == [
        *("draw", "discard", "pung", "discard", "draw", "bonus", "draw", "closed_kong", "draw"),
        *("discard", "exhausted", "settled"),
    ]
    assert only(game, Pung) == Pung(2, 0, "7z", "77z")
    tails = [event.tail for event in game.events if isinstance(event, Draw)]
    assert tails == [False, False, True, True]


@pytest.mark.parametrize(
    "turns",
    [
        [("3 0 DRAW", "3 1 DRAW", "3 0 DRAW", "3 0 DRAW")],
        [("2 W1", "2 W2", "3 0 DRAW", "3 0 DRAW")],
        [("3 0 PENG W1",)],
        [("3 0 FLY W1",)],
        [("3 7 DRAW",)],
        [("3 0 PLAY X1",)],
        [("3 0 PLAY W3",), ("3 1 CHI W9 W1",)],
        [("3 0 PLAY F1",), ("3 1 CHI F2 W1",)],
        [("9",)],
    ],
    ids=str,
)
def test_botzone_requests_that_cannot_be(turns: list[tuple[str, ...]]) -> None:
    with pytest.raises(LogError) as raised:
        list(read_log(seats(*turns)))
    assert "request" in raised.value.place
