"""Programs of other people at our table: told the truth, and never able to stop a run."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli_run import outside
from wrobel import sim
from wrobel.errors import WrobelError
from wrobel.logs import mjai
from wrobel.sim.report import page

PROGRAM = Path(__file__).with_name("mjai_bots.py")


def program(how: str, *more: object) -> str:
    words = [sys.executable, str(PROGRAM), how, *map(str, more)]
    return "mjai:" + shlex.join(words)


def play(bot: str, **settings: Any) -> sim.Result:
    amount = {"matches": 1, "seed": "mjai", **settings}
    return sim.run("tenhou", [bot, "tsumogiri", "efficient", "random"], **amount)


def scores(found: sim.Result) -> list[int]:
    return [seat.score for seat in found.seats]


def test_a_good_program_plays_as_it_wants() -> None:
    found = play(program("good"), matches=2)
    assert found.troubles_total == 0
    # It never wins, like tsumogiri in these matches.
    same = sim.run("tenhou", ["tsumogiri"] * 2 + ["efficient", "random"], matches=2, seed="mjai")
    assert same.seats[0].wins == 0
    assert scores(found) == scores(same)


def test_a_program_is_told_what_it_may_know(tmp_path: Path) -> None:
    told = tmp_path / "told.jsonl"
    play(program("record", told))
    events = [event for line in told.read_text().splitlines() for event in json.loads(line)]
    assert events[0]["type"] == "start_game"
    seat = events[0]["id"]
    assert events[-1]["type"] == "end_game"
    assert {"start_kyoku", "tsumo", "dahai", "end_kyoku"} <= {event["type"] for event in events}
    for event in events:
        if event["type"] == "tsumo":
            assert (event["pai"] == "?") == (event["actor"] != seat)
        if event["type"] == "start_kyoku":
            hidden = [set(hand) == {"?"} for hand in event["tehais"]]
            assert hidden == [player != seat for player in range(4)]
    # Our own reader finds a whole match in it.
    data = b"".join(json.dumps(event).encode() + b"\n" for event in events)
    games = list(mjai.read(data))
    assert len(games) == 1
    assert not games[0].remarks


@pytest.mark.parametrize(
    ("how", "kind", "least"),
    [
        ("crash", "crash", 1),
        ("hang", "late", 3),
        ("nonsense", "nonsense", 4),
        ("illegal", "illegal", 4),
    ],
)
def test_a_bad_program_costs_only_itself(how: str, kind: str, least: int) -> None:
    found = play(program(how), answer_seconds=0.5 if how == "hang" else 20)
    assert {trouble.kind for trouble in found.troubles} == {kind}
    assert found.troubles_total >= least
    if how in ("crash", "hang"):  # then it is not asked any more
        assert found.troubles_total == least
    assert found.zero_sum
    # Where it fails it discards what it draws: here that is just what a good one does.
    assert scores(found) == scores(play(program("good")))
    assert found.to_dict()["faults"]["total"] == found.troubles_total
    text = page(found, "en")
    assert "Faults of other programs" in text
    if how == "crash":
        assert found.troubles[0].detail == "ended with status 1: out of tiles"
        assert "out of tiles" in text


def test_a_program_that_is_not_there() -> None:
    found = play("mjai:there-is-no-such-program")
    assert [trouble.kind for trouble in found.troubles] == ["crash"]
    assert "there-is-no-such-program" in found.troubles[0].detail
    with pytest.raises(WrobelError, match="no command"):
        play("mjai:bot 'half a quote")


def test_ctrl_c_at_the_command(tmp_path: Path) -> None:
    bot = program("interrupt", tmp_path / "starts")
    bots = f'"{bot}",tsumogiri,tsumogiri,tsumogiri'
    found = outside("sim", "--bots", bots, "--matches", "50", "--seed", "x", "--json")
    assert found.status == 130
    answer = json.loads(found.out)
    assert (answer["matches"], answer["interrupted"]) == (2, True)
    assert found.err.count("\n") == 1
    assert "interrupted" in found.err
