"""Bots in Python at the simulator: made where they play, and never able to stop a run."""

import json
from typing import Any

import pytest

from tests.support import python_bots as bots
from tests.support.cli_run import outside
from wrobel import sim
from wrobel.bots import make
from wrobel.errors import WrobelError
from wrobel.sim.report import page

WHERE = "python:tests.support.python_bots:"
OTHERS = ["tsumogiri", "efficient", "random"]


def play(bot: Any, rules: str = "tenhou", **settings: Any) -> sim.Result:
    return sim.run(rules, [bot, *OTHERS], **{"matches": 2, "seed": "mine", **settings})


def scores(found: sim.Result) -> list[int]:
    return [seat.score for seat in found.seats]


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
@pytest.mark.parametrize(
    "bot", [bots.Careless(), bots.Careless, bots.careless, f"{WHERE}Careless", f"{WHERE}careless"]
)
def test_every_way_to_give_a_bot(rules: str, bot: Any) -> None:
    found = play(bot, rules, matches=1)
    assert found.troubles_total == 0
    assert found.zero_sum
    assert found.seats[0].bot.startswith("python:")
    assert found.seats[0].wins == 0


def test_our_own_bot_as_an_object_plays_as_by_its_name() -> None:
    assert scores(play(make("efficient"))) == scores(play("efficient"))


def test_a_bot_is_told_of_every_match() -> None:
    mine = bots.Careless()
    play(mine, matches=3)
    assert mine.matches == [
        (player, "tenhou", "east-south", f"mine/{match}/0")
        for match, player in enumerate((0, 3, 2))
    ]


@pytest.mark.parametrize("bot", [bots.Careless(), bots.careless, f"{WHERE}Careless"])
def test_with_jobs_it_plays_the_same(bot: Any) -> None:
    assert scores(play(bot, hands=8, matches=None, jobs=2)) == scores(
        play(bot, hands=8, matches=None)
    )


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        (bots.Raising, "crash", "ValueError: out of tiles"),
        (bots.Leaving, "crash", "SystemExit: 3"),
        (bots.Illegal, "illegal", "answered "),
        (bots.Nonsense, "nonsense", "answered 'I do not play mahjong'"),
    ],
)
@pytest.mark.parametrize("rules", ["tenhou", "mcr"])
def test_a_bad_bot_costs_only_itself(rules: str, bot: Any, kind: str, detail: str) -> None:
    found = play(bot, rules, matches=1)
    assert {trouble.kind for trouble in found.troubles} == {kind}
    assert found.troubles[0].detail.startswith(detail)
    assert found.zero_sum
    # the default action is what a careless bot does
    assert scores(found) == scores(play(bots.Careless, rules, matches=1))
    assert bot.__name__ in page(found, "en")


def test_one_that_does_not_begin_a_later_match_has_made_a_fault() -> None:
    found = play(bots.Late())
    assert [(one.match, one.kind, one.detail) for one in found.troubles] == [
        (1, "crash", "RuntimeError: enough")
    ]


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (f"{WHERE}Unwilling", "RuntimeError: no weights"),
        (f"{WHERE}Silent", "Silent has no choose"),
        (f"{WHERE}Nobody", "has no attribute 'Nobody'"),
        ("python:there.is.none:Bot", "No module named 'there'"),
        ("python:tests", "say python:package.module:Name"),
        (bots.Unwilling, "RuntimeError: no weights"),
        (bots.Silent(), "not callable"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_one_that_cannot_be_started_is_an_error(bot: Any, why: str, jobs: int) -> None:
    with pytest.raises(WrobelError, match=why):
        play(bot, jobs=jobs)


def test_one_that_cannot_be_sent_to_other_processes() -> None:
    mine = bots.Careless()
    mine.matches.append((lambda: None,))
    with pytest.raises(WrobelError, match="python:Careless cannot be sent to other processes"):
        play(mine, jobs=2)
    assert play(mine).troubles_total == 0


def test_at_the_command() -> None:
    words = ["--bots", f"{WHERE}Raising,tsumogiri,tsumogiri,random", "--hands", "2"]
    found = outside("sim", *words, "--seed", "x", "--json")
    assert found.status == 0
    answer = json.loads(found.out)
    assert answer["seats"][0]["bot"] == f"{WHERE}Raising"
    assert answer["faults"]["total"] > 0
    found = outside("sim", "--bots", "python:nowhere:X,random,random,random", "--hands", "2")
    assert found.status == 2
    assert found.err.count("\n") == 1
    assert "python:nowhere:X cannot be started" in found.err
