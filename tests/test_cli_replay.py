"""``wrobel replay``: what a game looks like, and the keys."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.support.cli_run import Inside, at_terminal, outside
from wrobel import Table
from wrobel.cli.keys import named
from wrobel.cli.replay_places import found_place
from wrobel.cli.replay_view import fan_name, scene_at
from wrobel.cli.replay_view import table as table_text
from wrobel.errors import TextError
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.events import ABORTS
from wrobel.logs.findings import describe
from wrobel.logs.scene import HIDDEN
from wrobel.notation import read_tiles


def played(rules: str, hands: int) -> Table:
    table, dice = Table(rules, "replay"), random.Random(1)
    for hand in range(hands):
        if hand:
            table.next_hand()
        while table.phase not in ("hand_over", "match_over"):
            player = table.to_act[0]
            legal = table.legal(player)
            eager = [a for a in legal if a.type in ("win", "riichi", "chow", "pung", "kong")]
            table.apply(player, dice.choice(eager or legal))
    return table


def lines(events: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(event).encode() + b"\n" for event in events)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(lines(played("ema-2016", 2).events))
    return path


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-new"])
def test_scenes_are_what_the_table_shows(rules: str) -> None:
    """After every action the scene of the log is the view of the table."""
    table, dice = Table(rules, "scenes"), random.Random(2)
    while table.phase not in ("hand_over", "match_over"):
        player = table.to_act[0]
        legal = table.legal(player)
        eager = [a for a in legal if a.type in ("riichi", "chow", "pung", "kong", "closed_kong")]
        table.apply(player, dice.choice(eager or legal))
        if table.phase not in ("turn", "hand_over"):
            continue
        [game] = read_log(lines(table.events))
        scene = scene_at(game.events, len(game.events) - 1)
        assert scene.scores == table.scores
        for number, seat in enumerate(scene.seats):
            shown = table.view(number).to_dict()["players"][number]
            if table.phase == "turn":
                assert sorted(seat.hand) == sorted(read_tiles(shown["concealed"]))
            have = seat.to_dict()
            for name in ("bonus", "melds", "discards"):
                assert have[name] == shown[name]


def test_a_claimed_tile_left_lying_stays_in_its_river() -> None:
    hands = ["19m19p19s1234567z", "55m23456789p123s", "13579m13579p135s", "2468m2468p2468s1z"]
    events = [
        *Table("tenhou", "lying").events[:1],
        {**Table("tenhou", "lying").events[1], "hands": hands},
        {"type": "draw", "player": 0, "tile": "5m", "left": 69},
        {"type": "discard", "player": 0, "tile": "5m", "drawn": True},
        {"type": "pung", "player": 1, "from": 0, "tile": "5m", "own": "55m", "taken": False},
        {"type": "take", "player": 1},
    ]
    [game] = read_log(lines(events))

    def river(place: int) -> str:
        return table_text(game.events, place, None, {}, "en")[2].plain.strip()

    assert [river(place) for place in (3, 4, 5)] == ["5m", "5m", ""]


def test_the_whole_game_as_text(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Inside(capsys)
    done = run("replay", str(log))
    assert done.status == 0
    assert done.out.startswith("East 1 (E1.0)   event 0 of ")
    hands = [line for line in done.out.splitlines() if "event 0 of" in line]
    assert len(hands) == 2
    assert "! " not in done.out
    polish = run("replay", str(log), "--lang", "pl", "--seat", "2")
    assert "gracz 2 dobiera" in polish.out
    assert "gracz 1 dobiera kamień" in polish.out
    assert "▒▒" in polish.out


def test_every_format(log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [game] = read_log(log.read_bytes())
    for format in ("mjai", "tenhou6", "mjlog"):
        path = tmp_path / f"game.{format}"
        path.write_bytes(WRITERS[format](game).data)
        done = Inside(capsys)("replay", str(path), "--rules", "ema-2016")
        assert done.status == 0, done.err
        assert done.out.startswith("East 1 (E1.0)   event 0 of ")


def test_findings_stand_at_their_event(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = [json.loads(line) for line in log.read_text().splitlines()]
    settled = next(event for event in events if event["type"] == "settled")
    settled["payments"][0] += 100
    log.write_bytes(lines(events))
    told = Inside(capsys)("replay", str(log)).out.splitlines()
    place = next(number for number, line in enumerate(told) if line.startswith("! "))
    assert "settlement" in told[place - 1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--seat", "4"), "--seat is 0 to 3"),
        (("--at", "N4.9"), "there is no N4.9"),
        (("--at", "E1.0:9999"), "there is no E1.0:9999"),
        (("--format", "paper"), "paper"),
    ],
)
def test_wrong_options(
    log: Path, arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = Inside(capsys)("replay", str(log), *arguments)
    assert done.status == 2
    assert message in done.err


def test_places(log: Path) -> None:
    [game] = read_log(log.read_bytes())
    assert found_place(game.events, "e1.0:3") == 4
    for wrong in ("", "E1.0:x", "E1.0:-1", "X", f"E1.0:{'9' * 5000}"):
        with pytest.raises(TextError):
            found_place(game.events, wrong)


def test_hidden_hands_are_shown_as_backs() -> None:
    table = played("tenhou", 1)
    [game] = read_log(lines(table.events_seen(1)))
    scene = scene_at(game.events, 2)
    assert scene.seats[0].hand == [HIDDEN] * 14
    assert HIDDEN not in scene.seats[1].hand


def test_keys() -> None:
    assert [named(text) for text in ("\x1b[C", "\x1b[D", " ", "\x1b", "")] == [
        *("right", "left", " ", "", "q")
    ]


def test_standard_input(log: Path) -> None:
    done = outside("replay", "-", "--at", "E1.0:2", stdin=log.read_bytes())
    assert done.status == 0
    assert done.out.startswith("East 1 (E1.0)   event 2 of ")


def test_at_a_terminal(log: Path) -> None:
    """Forward, back, a jump, a seat, help, the end."""
    talk = [
        ("event 0 of", "n"),
        ("event 1 of", "\x1b[C"),
        ("event 2 of", "p"),
        ("event 1 of", "g"),
        ("Hand: ", "E1.0:5\n"),
        ("event 5 of", "s"),
        ("▒▒", "?"),
        ("q: quit", "P"),
        ("event 0 of", "q"),
    ]
    done = at_terminal(("replay", str(log)), talk, columns=100)
    assert done.status == 0


def test_words_and_no_ids(log: Path) -> None:
    events = next(iter(read_log(log.read_bytes()))).events
    assert fan_name(events, "yakuhai_dragon", "pl") == "Pon ze Smoków"
    for why in ABORTS:
        said = describe(("abort", {"why": why}))
        assert why not in said.say("en") + said.say("pl")
    done = outside("replay", str(log), "--lang", "pl")
    assert "Wschód 1 (E1.0)" in done.out
    assert re.search(r"\b1 Pd +\d+", done.out)
