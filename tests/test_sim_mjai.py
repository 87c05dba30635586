"""Programs of other people at our table: told the truth, and never able to stop a run."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.cli_run import outside
from wrobel import Table, sim
from wrobel.bots import make
from wrobel.errors import WrobelError
from wrobel.logs.mjai import reader
from wrobel.logs.mjai.translator import Translator
from wrobel.logs.wrobel_log import from_dict
from wrobel.mjai.our_bot import MjaiPlayer
from wrobel.mjai.their_bot import fits
from wrobel.sim.report import page

PROGRAM = Path(__file__).parent / "support" / "mjai_bots.py"


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
    games = list(reader.read(data))
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
    with pytest.raises(WrobelError, match="cannot be started: cannot start there-is-no-such"):
        play("mjai:there-is-no-such-program")
    with pytest.raises(WrobelError, match="cannot be started: cannot start there-is-no-such"):
        play("mjai:there-is-no-such-program", jobs=2)
    with pytest.raises(WrobelError, match="no command"):
        play("mjai:bot 'half a quote")


def test_a_program_that_ends_before_its_first_answer() -> None:
    with pytest.raises(WrobelError, match="cannot be started: ended with status"):
        play(program("no-such-way", "x"))


def test_a_program_that_cannot_be_started_later_has_made_a_fault(tmp_path: Path) -> None:
    found = play(program("once", tmp_path / "started"), matches=2)
    assert [(trouble.match, trouble.kind) for trouble in found.troubles] == [(1, "crash")]


def test_ctrl_c_at_the_command(tmp_path: Path) -> None:
    bot = program("interrupt", tmp_path / "starts")
    bots = f'"{bot}",tsumogiri,tsumogiri,tsumogiri'
    found = outside("sim", "--bots", bots, "--matches", "50", "--seed", "x", "--json")
    assert found.status == 130
    answer = json.loads(found.out)
    assert (answer["matches"], answer["interrupted"]) == (2, True)
    assert found.err.count("\n") == 1
    assert "interrupted" in found.err


# Our bots at other tables


@pytest.mark.parametrize("seed", ["kongs", "calls", "riichi"])
def test_our_bot_understands_what_it_is_told(seed: str) -> None:
    """Told in mjai what a player may know, it answers as it does with the player's view."""
    rules = {"kongs": "tenhou", "calls": "wrc", "riichi": "mahjong-soul"}[seed]
    names = ["efficient", "random", "efficient", "random"]
    table = Table(rules, seed=seed)
    bots = [make(name, seed) for name in names]
    players = [MjaiPlayer(bot, seat, rules) for seat, bot in enumerate(bots)]
    translators = [Translator(seat) for seat in range(4)]
    told = [0] * 4
    types: set[str] = set()
    hands = 1
    while hands < 6:
        if table.phase in ("hand_over", "match_over"):
            if table.phase == "match_over":
                break
            hands += 1
            table.next_hand()
        for seat in table.to_act:
            action = bots[seat].choose(table.view(seat))
            if table.phase != "declare":
                events = table.events_seen(seat)
                fresh = [from_dict(event) for event in events[told[seat] :]]
                news = [line for event in fresh for line in translators[seat](event)]
                told[seat] = len(events)
                answer = players[seat].answer(news)
                assert not players[seat].problem
                if action.type == "riichi":
                    assert answer == {"type": "reach", "actor": seat}
                    answer = players[seat].answer([answer])
                    players[seat].hand.pop()  # the table will tell it again
                assert fits(answer, action), (answer, str(action))
            types.add(action.type)
            table.apply(seat, action)
    assert {"discard", "pass", "pung", "chow", "riichi"} <= types


def test_our_bot_as_a_process() -> None:
    command = shlex.join([sys.executable, "-m", "wrobel.cli.main", "bot", "--mjai"])
    found = play(f"mjai:{command} --name efficient", hands=2, matches=None, answer_seconds=60)
    assert found.troubles_total == 0
    assert scores(found) == scores(play("efficient", hands=2, matches=None))


def test_a_bot_needs_a_language() -> None:
    assert "--mjai" in outside("bot", "--name", "efficient").err
    wrong = outside("bot", "--mjai", "--rules", "mcr")
    assert (wrong.status, "mcr" in wrong.err) == (2, True)
    lines = b'{"type":"hello"}\n[{"type":"start_game","id":1}]\n'
    heard = outside("bot", "--mjai", "--name", "tsumogiri", "1", stdin=lines)
    assert heard.out.splitlines() == ['{"type":"none"}'] * 2
