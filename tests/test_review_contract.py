"""The JSON of a review, field by field, on games of every kind: made here and recorded ones."""

import gzip
import json
import os
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from tests.support import botzone_games
from tests.support.data import rows
from tests.support.tenhou_replay import Replay as TenhouReplay
from tests.test_review import game
from wrobel.logs import verify
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.game import GameLog
from wrobel.logs.wrobel_log import game_of
from wrobel.review.game_review import Reviewer
from wrobel.rules import families

LONG = bool(os.environ.get("WROBEL_LONG"))
GAMES = 20 if LONG else 1
RULES = [families.about(name).usual for name in families.found()]
VERDICTS = ("best", "equal", "inaccuracy", "mistake", "blunder")
Loss = Annotated[float, Meta(ge=0)]
Number = Annotated[int, Meta(ge=0)]
Share = Annotated[float, Meta(ge=0, le=1)]
Verdict = Literal["best", "equal", "inaccuracy", "mistake", "blunder"]
Class = Literal[
    "efficiency",
    "value",
    "defence",
    "riichi",
    "call",
    "kong",
    "flower",
    "win",
    "placement",
    "minimum",
]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A JSON object with exactly these fields."""


class Candidate(Strict):
    action: str
    loss: Loss
    distance: Annotated[int, Meta(ge=-1, le=13)] | None
    tiles: Number | None
    worth: Loss | None
    chance: Share
    danger: Share


class Decision(Strict, rename={"kind": "class"}):
    """``expected``, beside the contract, is what the curve is drawn from."""

    player: Number
    hand: Annotated[str, Meta(pattern=r"^[ESWN][1-4]\.[0-9]+$")]
    event: Number
    played: str
    best: str
    loss: Loss
    interval: tuple[Loss, Loss]
    verdict: Verdict
    kind: Class
    expected: float
    reasons: list[Annotated[str, Meta(min_length=8)]]
    candidates: Annotated[list[Candidate], Meta(min_length=1)]


class Counts(Strict):
    best: Number
    equal: Number
    inaccuracy: Number
    mistake: Number
    blunder: Number


class OfClass(Strict):
    decisions: Number
    loss: Loss


class Player(Strict):
    player: Number
    decisions: Number
    agreed: Share
    loss: Loss
    counts: Counts
    classes: dict[Class, OfClass]


class ReviewJson(Strict):
    rules: str
    unit: Literal["points", "table_points"]
    players: list[Player]
    decisions: list[Decision]


def check_contract(log: GameLog, rules: str | None = None, think: float = 0) -> int:
    """Everything that §7 says of a review of this log; how many decisions it has."""
    reviewer = Reviewer(log, think_ms=think, rules=rules)
    review = reviewer.run()
    told = json.loads(json.dumps(review.to_dict("en")))
    msgspec.convert(told, ReviewJson)
    events = reviewer.moments.game.events
    report = verify(log, rules)
    assert len(events) == report.events
    for player in told["players"]:
        own = [one for one in told["decisions"] if one["player"] == player["player"]]
        assert player["decisions"] == len(own) == sum(player["counts"].values())
        for verdict in VERDICTS:
            assert player["counts"][verdict] == sum(one["verdict"] == verdict for one in own)
        share = player["counts"]["best"] / len(own) if own else 0.0
        assert player["agreed"] == pytest.approx(share, abs=1e-4)
        assert player["loss"] == pytest.approx(sum(one["loss"] for one in own), rel=1e-3, abs=0.3)
        for name, summed in player["classes"].items():
            of_class = [one for one in own if one["class"] == name]
            assert summed["decisions"] == len(of_class)
            losses = sum(one["loss"] for one in of_class)
            assert summed["loss"] == pytest.approx(losses, rel=1e-3, abs=0.3)
    for one in told["decisions"]:
        check_decision(one, msgspec.to_builtins(events[one["event"]]))
    order = [one["event"] for one in told["decisions"]]
    assert all(later >= sooner - 3 for sooner, later in pairwise(order))
    return len(told["decisions"])


def check_decision(one: dict[str, Any], event: dict[str, Any]) -> None:
    """One decision: what is said of it hangs together."""
    low, high = one["interval"]
    assert low <= one["loss"] + 1e-3
    assert one["loss"] <= high + 1e-3
    losses = [other["loss"] for other in one["candidates"]]
    assert losses == sorted(losses)
    assert losses[0] == 0
    assert one["candidates"][0]["action"] == one["best"]
    actions = [other["action"] for other in one["candidates"]]
    assert len(set(actions)) == len(actions)
    played = next(other for other in one["candidates"] if other["action"] == one["played"])
    flagged = one["verdict"] in VERDICTS[2:]
    if one["verdict"] == "best":
        assert one["played"] == one["best"]
        assert one["loss"] == 0
        assert one["interval"] == [0, 0]
    else:
        assert one["played"] != one["best"]
    if flagged:
        assert one["loss"] > 0
        assert low > 0 or one["loss"] < 0.001
        assert len(one["reasons"]) >= 2
        assert len(set(one["reasons"])) == len(one["reasons"])
    assert one["loss"] <= played["loss"] + 1e-3
    if one["played"] == "pass":
        assert event["type"] in ("discard", "added_kong", "closed_kong")
        assert event["player"] != one["player"]
    elif event["type"] not in ("exhausted", "abort"):
        assert event["player"] == one["player"]
        words = one["played"].split()
        kind = "discard" if words[0] == "riichi" else words[0].replace("-", "_")
        assert event["type"] == {"expose": "bonus", "bonus_win": "win"}.get(kind, kind)


@pytest.mark.parametrize("rules", RULES)
def test_games_made_here(rules: str) -> None:
    events = game(rules, ("strong", "efficient", "tsumogiri", "random"), 2, "contract")
    assert check_contract(game_of(events)) > 40


def recorded(name: str) -> Iterator[tuple[GameLog, str | None]]:
    """Recorded games in the form they came in, and the rules of those that do not name theirs."""
    if name == "mjai":
        for row in rows("riichi_mjai_logs"):
            lines = b"".join(msgspec.json.encode(one) + b"\n" for one in row["events"])
            yield from ((log, "tenhou") for log in read_log(lines))
    elif name == "tenhou6":
        for row in rows("riichi_tenhou6_logs"):
            yield from ((log, "tenhou") for log in read_log(msgspec.json.encode(row["data"])))
    elif name == "botzone":
        for _, game in botzone_games.games():
            yield from ((log, None) for log in read_log(WRITERS["botzone"](game).data))
    else:
        for row in rows("riichi_tenhou_games"):
            replay = TenhouReplay(row)
            replay.play()
            text = WRITERS["mjlog"](game_of(replay.table.events)).data
            yield from ((log, None) for log in read_log(text))


@pytest.mark.parametrize("name", ["mjai", "tenhou6", "mjlog", "botzone"])
def test_recorded_games(name: str) -> None:
    """Games of other programs are reviewed by the same contract."""
    seen = 0
    for log, rules in islice(recorded(name), GAMES):
        seen += check_contract(log, None if log.match.rules else rules)
    if seen == 0:
        pytest.skip("the recorded games are not here")


def test_the_same_log_packed_and_in_another_format_is_judged_alike() -> None:
    log = game_of(game("tenhou", ("strong", "random", "efficient", "random"), 1, "formats"))
    whole = Reviewer(log).run().to_dict()
    [packed] = read_log(gzip.compress(WRITERS["wrobel"](log).data))
    assert Reviewer(packed).run().to_dict() == whole
    for name in ("mjlog", "tenhou6", "mjai"):
        [other] = read_log(WRITERS[name](log).data)
        told = Reviewer(other, rules=None if other.match.rules else "tenhou").run().to_dict()
        assert [d["played"] for d in told["decisions"]] == [d["played"] for d in whole["decisions"]]
        assert [d["loss"] for d in told["decisions"]] == [d["loss"] for d in whole["decisions"]]
