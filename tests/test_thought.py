"""Thinking: the bot's own opinion first, corrected where playing on speaks clearly against it."""

from dataclasses import replace
from math import hypot, sqrt

import pytest

import wrobel
from wrobel import Table
from wrobel.bots import make
from wrobel.bots.judge.judge import PLAYOUTS_A_MILLISECOND
from wrobel.bots.judge.playouts import Playouts
from wrobel.bots.judge.thought import BATCH, UNSEEN, Thought
from wrobel.bots.scoring_bot import ScoringBot
from wrobel.rules.judging import judging_of
from wrobel.table.view import View

USUAL = ["tenhou", "mcr", "hk-old"]
# enough for one batch of two actions and no more
ONE_BATCH = 2 * BATCH / PLAYOUTS_A_MILLISECOND


def strong(think_ms: float = 0) -> ScoringBot:
    bot = make("strong", think_ms=think_ms)
    assert isinstance(bot, ScoringBot)
    return bot


def turns(rules: str, seed: str, most: int) -> list[View]:
    """Views of a hand in which there is a choice between discards."""
    table = Table(rules, seed=seed, record=False)
    bot = make("efficient")
    found: list[View] = []
    while table.phase in ("turn", "claim") and len(found) < most:
        for player in table.to_act:
            view = table.view(player)
            if len([one for one in view.legal if one.type == "discard"]) > 2:
                found.append(view)
            table.apply(player, bot.choose(view))
    return found


@pytest.mark.parametrize("rules", USUAL)
def test_without_time_the_own_opinion_stays(rules: str) -> None:
    for view in turns(rules, "opinion", 6):
        assert make("strong", think_ms=0.1).choose(view) == make("strong").choose(view)


@pytest.mark.parametrize("rules", USUAL)
def test_the_same_view_gives_the_same_thought(rules: str) -> None:
    for view in turns(rules, "same", 3):
        one, other = strong(30), strong(30)
        first = [reason.score for reason in one.reasons(view)]
        assert first == [reason.score for reason in other.reasons(view)]
        # whatever was thought about before
        one.choose(turns(rules, "between", 1)[0])
        assert first == [reason.score for reason in one.reasons(view)]
        assert one.choose(view) == view.legal[first.index(max(first))]


def test_a_value_is_what_the_playouts_say_less_what_the_opinion_says_against_it() -> None:
    """The value of an action that was tried, by another path."""
    seen = 0
    for view in turns("tenhou", "recount", 12):
        reasons = strong().reasons(view)
        discards = [i for i, one in enumerate(reasons) if one.action.type == "discard"]
        first, second = sorted(discards, key=lambda i: -reasons[i].score)[:2]
        pair = [reasons[first], reasons[second]]
        judging = judging_of(view.options)
        assert judging.thinking is not None
        playouts = Playouts(view)
        playouts.read(view, judging.swing)
        usual = playouts.prospects.usual
        behind = judging.thinking.opinion * usual * (pair[0].score - pair[1].score)
        if pair[0].score - pair[1].score > judging.thinking.reach:
            continue
        seen += 1
        rows = playouts.run([one.action.move for one in pair], BATCH)
        gaps = [row[1][0] - row[0][0] for row in rows]
        mean = sum(gaps) / len(gaps)
        square = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        error = hypot(sqrt(square / len(gaps)), UNSEEN * usual * judging.swing / len(gaps))
        spread = usual * judging.thinking.spread
        expected = mean * spread**2 / (spread**2 + error**2) - behind
        # only the two are in the thought
        lonely = [
            replace(one, score=one.score if one in pair else pair[0].score - 1000.0)
            for one in reasons
        ]
        values = Thought().values(view, lonely, ONE_BATCH)
        assert values[first] == 0.0
        assert values[second] == pytest.approx(expected)
    assert seen > 2


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="thousands of playouts")
def test_playing_on_corrects_an_opinion_that_is_wrong() -> None:
    """Whoever likes to break a waiting hand a little more is told that it does not pay."""
    table = Table("tenhou", seed="correct", record=False)
    bot = make("efficient")
    corrected = tried = 0
    for number in range(40):
        table = Table("tenhou", seed=f"correct-{number}", record=False)
        while table.phase in ("turn", "claim"):
            for player in table.to_act:
                view = table.view(player)
                reasons = strong().reasons(view)
                waits = [
                    i
                    for i, one in enumerate(reasons)
                    if one.action.type == "discard" and one.distance == 0
                ]
                breaks = [
                    i
                    for i, one in enumerate(reasons)
                    if one.action.type == "discard" and (one.distance or 0) > 1
                ]
                if waits and breaks and tried < 6 and table.left > 20:
                    tried += 1
                    wrong = [replace(one, score=-100.0) for one in reasons]
                    wrong[breaks[0]] = replace(reasons[breaks[0]], score=0.0)
                    wrong[waits[0]] = replace(reasons[waits[0]], score=-0.1)
                    values = Thought().values(view, wrong, 400)
                    corrected += values.index(max(values)) == waits[0]
                table.apply(player, bot.choose(view))
    assert tried == 6
    assert corrected >= 5
