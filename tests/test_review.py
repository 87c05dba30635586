"""Reviews: the contract, no hindsight, a plan that counts once, numbers found on another way."""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import wrobel
from tests.support.certain_positions import position
from tests.support.cli_run import Inside
from tests.support.table_twins import Twin
from wrobel import Action, Table, TextError, WrobelError
from wrobel.bots import make
from wrobel.bots.judge.first import Candidate, FirstEstimate
from wrobel.bots.judge.judge import Judge
from wrobel.bots.reasons import Reason
from wrobel.logs.convert import read_log
from wrobel.logs.fold import fold
from wrobel.logs.wrobel_log import game_of, write
from wrobel.review.game_review import Review, Reviewer
from wrobel.review.report import page
from wrobel.review.texts import (
    ACTIONS,
    CLASS_NAMES,
    DISCARDING,
    SENTENCES,
    VERDICT_NAMES,
    WITH,
    move_parts,
)
from wrobel.review.verdicts import CLASSES, FLAGGED, VERDICTS, plan_of, verdict_of
from wrobel.rules import families
from wrobel.rules.judging import judging_of
from wrobel.rules.rulesets import about_of
from wrobel.tiles import NAMES

FAMILIES = [families.about(name).usual for name in families.found()]
LANGUAGES = ("en", "pl")


def game(rules: str, bots: tuple[str, ...], hands: int, seed: str = "review") -> list[Any]:
    """The events of a few hands between bots."""
    table = Table(rules, seed=seed)
    seats = [make(name) for name in bots]
    while True:
        while table.phase not in ("hand_over", "match_over"):
            for player in table.to_act:
                table.apply(player, seats[player].choose(table.view(player)))
        hands -= 1
        if not hands or table.phase == "match_over":
            return table.events
        table.next_hand()


@pytest.fixture(scope="module", params=FAMILIES)
def reviewed(request: pytest.FixtureRequest) -> tuple[list[Any], Review]:
    events = game(request.param, ("strong", "efficient", "tsumogiri", "random"), 2)
    return events, wrobel.review(events)


def test_losses_are_counted_in_the_word_of_the_family(
    reviewed: tuple[list[Any], Review],
) -> None:
    """The sums and the sentences say one word for one thing."""
    _, review = reviewed
    word = about_of(review.rules).paid
    if review.unit == "points":
        assert (review.unit_name("en"), review.unit_name("pl")) == (word.en[1], word.pl[1])
    else:
        assert review.unit_name("en") == "table points"
    assert f"({review.unit_name('pl')})" in page([review], "pl")


def test_every_decision_is_there_and_the_sums_are_right(
    reviewed: tuple[list[Any], Review],
) -> None:
    events, review = reviewed
    told = review.to_dict("en")
    assert told["unit"] in ("points", "table_points")
    assert [one["player"] for one in told["players"]] == [0, 1, 2, 3]
    for player in told["players"]:
        own = [one for one in told["decisions"] if one["player"] == player["player"]]
        assert player["decisions"] == len(own) == sum(player["counts"].values())
        assert player["agreed"] == pytest.approx(player["counts"]["best"] / len(own), abs=1e-3)
        assert player["loss"] == pytest.approx(sum(one["loss"] for one in own), rel=0.01, abs=0.5)
        assert sum(one["decisions"] for one in player["classes"].values()) == len(own)
    for one in told["decisions"]:
        assert one["verdict"] in VERDICTS
        assert one["class"] in CLASSES
        assert one["loss"] >= 0
        assert one["candidates"][0]["action"] == one["best"]
        assert one["candidates"][0]["loss"] == 0
        assert len(one["candidates"]) >= 1
        assert one["played"] in [other["action"] for other in one["candidates"]]
        event = events[one["event"]]
        if one["played"] == "pass":
            assert event["type"] in ("discard", "added_kong", "closed_kong")
            assert event["player"] != one["player"]
        elif event["type"] not in ("exhausted", "abort"):
            assert event["player"] == one["player"]


def test_flagged_decisions_have_two_reasons_in_both_languages(
    reviewed: tuple[list[Any], Review],
) -> None:
    _, review = reviewed
    flagged = [one for one in review.decisions if one.verdict in FLAGGED]
    assert flagged
    for one in flagged:
        said = {lang: [reason.say(lang) for reason in one.reasons] for lang in LANGUAGES}
        assert len(said["en"]) >= 2
        for english, polish in zip(said["en"], said["pl"], strict=True):
            assert english != polish
            assert "{" not in english + polish


def test_helping_tiles_are_counted_again(reviewed: tuple[list[Any], Review]) -> None:
    """The unseen tiles of a reason are those nobody has shown and the player does not hold."""
    events, review = reviewed
    counted = 0
    for one in review.decisions:
        for reason in one.reasons:
            if "accepts" not in reason.facts or "tiles" not in reason.facts:
                continue
            view = seen_at(events, one.event, one.player)
            if view is None:
                continue
            left = unseen(view)
            assert sum(left[tile] for tile in reason.facts["accepts"]) == reason.facts["tiles"]
            counted += 1
    assert counted or not any("accepts" in r.facts for d in review.decisions for r in d.reasons)


def seen_at(events: list[Any], event: int, player: int) -> dict[str, Any] | None:
    """The view before an event, if the player acts in his own turn."""
    if events[event]["type"] != "discard" or events[event].get("player") != player:
        return None
    return dict(fold(events[:event]).view(player).to_dict())


def unseen(view: dict[str, Any]) -> dict[str, int]:
    """How many of each kind the player does not see."""
    from wrobel.notation import read_tiles
    from wrobel.tiles import NAMES, kind

    shown = list(read_tiles(view["players"][view["player"]]["concealed"]))
    for seat in view["players"]:
        for meld in seat["melds"]:
            shown += read_tiles(meld["tiles"]) if meld["tiles"] else ()
        shown += [
            t for d in seat["discards"] if d["claimed_by"] is None for t in read_tiles(d["tile"])
        ]
    shown += [t for name in view["dora"] for t in read_tiles(name)]
    left = dict.fromkeys(NAMES[:34], 4)
    for tile in shown:
        if kind(tile) < 34 and tile < 37:
            left[NAMES[kind(tile)]] -= 1
    return {name: max(n, 0) for name, n in left.items()}


@pytest.mark.parametrize("rules", FAMILIES)
def test_hidden_tiles_change_no_verdict(rules: str) -> None:
    """Views that differ only in what is hidden are judged alike, number by number."""
    dice = random.Random(rules)
    judge, other_judge = Judge(), Judge()
    table = Table(rules, seed="hindsight")
    seats = [make("efficient") for _ in range(4)]
    compared = 0
    while table.phase not in ("hand_over", "match_over"):
        for player in table.to_act:
            view = table.view(player)
            action = seats[player].choose(table.view(player))
            if len(view.legal) > 1 and dice.random() < 0.25:
                try:
                    other = fold(Twin(table, player, dice).events)
                except WrobelError:
                    other = None
                if other is not None and len(other.events) == len(table.events):
                    twin = other.view(player)
                    if twin.pack() == view.pack():
                        think = 6 if compared < 3 else 0
                        one = judge.judge(view, think, action)
                        two = other_judge.judge(twin, think, action)
                        assert [(c.text, c.value) for c in one.candidates] == [
                            (c.text, c.value) for c in two.candidates
                        ]
                        assert one.loss(action) == two.loss(action)
                        compared += 1
            table.apply(player, action)
    assert compared > 2


def test_the_same_log_gives_the_same_review() -> None:
    events = game("tenhou", ("efficient", "random", "strong", "efficient"), 1)
    once = Reviewer(game_of(events), 1, 4).run().to_dict("pl")
    assert Reviewer(game_of(events), 1, 4).run().to_dict("pl") == once


def test_what_the_stated_numbers_speak_for_is_no_error() -> None:
    """However far behind: chances and dangers that say the opposite leave it open."""
    view = Table("tenhou", seed="demo").view(0)
    judgement = Judge().judge(view)
    best, played = judgement.best, judgement.candidates[-1]
    loss, (low, _) = judgement.loss(played.action)
    assert low > 0
    assert verdict_of(judgement, loss, low) in FLAGGED
    played.parts = {"win": sum(best.parts.values()) + 1.0}
    loss, (low, high) = judgement.loss(played.action)
    assert low == 0.0 < loss < high
    assert verdict_of(judgement, loss, low) == "equal"


def test_samples_that_all_agree_are_not_certain() -> None:
    view = Table("tenhou", seed="demo").view(0)
    judgement = Judge().judge(view)
    best, played = judgement.candidates[0], judgement.candidates[-1]
    for one in (best, played):
        one.tried = True
        judgement.results[one.text] = [one.value] * 12
    loss, (low, high) = judgement.loss(played.action)
    assert low < loss < high


def test_an_interval_that_all_but_reaches_nothing_is_too_close_to_call() -> None:
    judgement = Judge().judge(Table("tenhou", seed="demo").view(0))
    assert verdict_of(judgement, 5000.0, 51.0) == "blunder"
    assert verdict_of(judgement, 5000.0, 49.0) == "equal"


def test_not_declaring_is_one_plan_whatever_is_discarded() -> None:
    one, other = (Candidate(Action("riichi", (tile,))) for tile in (0, 1))
    assert plan_of(one, "riichi") == plan_of(other, "riichi")
    assert plan_of(one, "value") != plan_of(other, "value")


def test_a_wait_for_an_own_discard_wins_by_own_draws_alone() -> None:
    view = Table("tenhou", seed="demo").view(0)
    judge = Judge()
    evidence = judge.judge(view).evidence
    waiting = Reason(Action("discard", (30,)), 0.0, {}, distance=0, accepts=(5, 8), tiles=7)
    assert judge.playouts is not None
    found = []
    for thrown in (0, 1 << 5):
        evidence.thrown[0] = thrown
        first = FirstEstimate(judging_of(view.options), view.options)
        found += first.candidates([waiting], evidence, judge.playouts.prospects, {})
    open_wait, furiten = found
    assert (open_wait.share, open_wait.drawn_only) == (1.0, False)
    assert furiten.drawn_only
    assert 0.3 < furiten.share < 0.9
    assert furiten.chance == pytest.approx(furiten.share * open_wait.chance)


def test_what_helps_after_a_kong_is_known() -> None:
    table = position("tenhou", "1111m24p678s99s12z", "3p")
    assert table is not None
    judgement = Judge().judge(table.view(0))
    kong = next(one for one in judgement.candidates if one.action.type == "closed_kong")
    assert kong.distance == 1
    assert [NAMES[this] for this in kong.accepts] == ["9s", "1z", "2z"]
    assert kong.tiles == sum(judgement.evidence.unseen[this] for this in kong.accepts) > 0


def test_a_wait_whose_four_tiles_are_all_in_sight_crashes_nobody() -> None:
    """12223p and 77m wait on 2p and 7m; the fourth 2p is the indicator."""
    hand = ["1p", "2p", "2p", "2p", "3p", "7m", "7m", "4s", "5s", "6s", "6s", "7s", "8s"]
    deal = {"type": "start_kyoku", "bakaze": "E", "kyoku": 1, "honba": 0, "kyotaku": 0, "oya": 0}
    deal |= {"scores": [25000] * 4, "dora_marker": "2p", "tehais": [hand, *[["?"] * 13] * 3]}
    drawn = {"type": "tsumo", "actor": 0, "pai": "E"}
    thrown = {"type": "dahai", "actor": 0, "pai": "E", "tsumogiri": True}
    lines = [{"type": "start_game"}, deal, drawn, thrown]
    [log] = read_log("".join(json.dumps(line) + "\n" for line in lines).encode(), "mjai")
    found = Reviewer(log, 0, rules="tenhou").run().decisions[0]
    assert found.played == "discard 1z"
    assert next(one for one in found.candidates if one.text == found.played).tiles == 2


def test_a_flower_that_can_only_be_discarded_crashes_nobody() -> None:
    """In playouts of this game a player draws a flower as the last tile of the wall."""
    seats = ("tsumogiri", "efficient", "efficient", "efficient")
    review = wrobel.review(game("mcr", seats, 1, "strength-4"), player=0)
    assert review.decisions


def test_the_same_advice_counts_once() -> None:
    """Whoever goes on with another plan is not charged for it turn by turn."""
    review = wrobel.review(game("tenhou", ("random",) * 4, 1), player=1)
    repeated = [one for one in review.decisions if one.plan_since is not None]
    assert repeated
    for one in repeated:
        before = next(
            d for d in review.decisions if d.event == one.plan_since and d.player == one.player
        )
        assert before.verdict in FLAGGED
        whole = next(c.loss for c in one.candidates if c.text == one.played)
        assert one.loss <= whole


def test_a_log_that_breaks_off_is_reviewed_to_its_last_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = Inside(capsys)
    events = game("tenhou", ("strong",) * 4, 2)
    text = write(game_of(events)).data
    cut = text[: len(text) * 3 // 4]
    path = tmp_path / "cut.jsonl"
    path.write_bytes(cut)
    done = run("review", str(path), "--json", "--player", "0")
    answer = json.loads(done.out)
    assert answer["decisions"]
    whole = cut.count(b"\n")
    assert max(one["event"] for one in answer["decisions"]) < whole
    [log] = read_log(cut)
    assert len(Reviewer(log, 0).run().decisions) == len(answer["decisions"])


def test_command_line_report_and_refusals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = Inside(capsys)
    path = tmp_path / "game.jsonl"
    path.write_bytes(write(game_of(game("hk-old", ("efficient", "random") * 2, 1))).data)
    report = tmp_path / "review.html"
    done = run("review", str(path), "--lang", "pl", "--report", str(report))
    assert done.status == 0, done.err
    assert "Analiza gry" in done.out
    text = report.read_text()
    assert text.startswith("<!doctype html>")
    assert "http" not in text.replace("http://www.w3.org", "")
    for words in (
        ("--player", "5"),
        ("--player", "x"),
        ("--think", "-1"),
        ("--format", "nonsense"),
        ("--rules", "nonsense"),
    ):
        refused = run("review", str(path), *words)
        assert refused.status == 2
        assert refused.err.count("\n") == 1, refused.err
    assert run("verify", str(path), "--rules", "nonsense").err.count("\n") == 1
    assert run("review", str(tmp_path / "missing")).status == 2
    assert run("review", str(tmp_path)).status == 2
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n")
    assert run("review", str(broken)).status == 2


def test_names_exist_in_both_languages() -> None:
    catalogues = [SENTENCES, ACTIONS, {k: CLASS_NAMES[k] for k in CLASSES}]
    for catalogue in [*catalogues, {k: VERDICT_NAMES[k] for k in VERDICTS}]:
        for text in catalogue.values():
            assert text.en
            assert text.pl


def test_the_report_escapes_names() -> None:
    review = wrobel.review(game("hk-old", ("random",) * 4, 1), player=0)
    review.names[0] = "<script>alert(1)</script>"
    assert "<script>alert" not in page([review], "en")


def test_no_events_are_no_game() -> None:
    with pytest.raises(wrobel.WrobelError, match="there is nothing in the log"):
        wrobel.review([])


def test_a_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(TextError):
        wrobel.review(game("hk-old", ("random",) * 4, 1), player=7)


def test_a_second_opinion_of_an_mjai_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Our own bot through mjai agrees with itself wherever mjai can say what was done."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(write(game_of(game("tenhou", ("tsumogiri",) * 4, 1))).data)
    command = f"{sys.executable} -m wrobel.cli.main bot --mjai --name tsumogiri"
    done = Inside(capsys)("review", str(path), "--json", "--mjai", command, "--player", "0")
    assert done.status == 0, done.err
    assert json.loads(done.out)["second_opinion"] > 0.95
    refused = Inside(capsys)("review", str(path), "--mjai", "false")
    assert refused.status == 2
    assert refused.err.count("\n") == 1


PARITY = """
from wrobel import Table
from wrobel.bots import make
from wrobel.bots.judge.first import Candidate, FirstEstimate
from wrobel.bots.judge.judge import Judge
for seed in range(99):  # a hand that is nearly over, and undecided
    table, bots = Table({rules!r}, seed=str(seed)), [make("efficient") for _ in range(4)]
    while table.view(0).to_dict()["left"] > 12 and table.phase not in ("hand_over", "match_over"):
        for player in table.to_act:
            table.apply(player, bots[player].choose(table.view(player)))
    if table.to_act and len(table.legal(table.to_act[0])) > 1:
        break
judged = Judge().judge(table.view(table.to_act[0]))
for one in judged.candidates:
    print(one.action, *(round(number, 6) for number in (one.value, one.chance, one.danger)))
"""


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="compares the two ways once")
@pytest.mark.parametrize("rules", FAMILIES)
def test_judged_alike_compiled_and_interpreted(rules: str) -> None:
    told = []
    for interpreted in ("", "1"):
        done = subprocess.run(
            [sys.executable, "-c", PARITY.format(rules=rules)],
            env={**os.environ, "WROBEL_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(done.stdout)
    assert told[0] == told[1]
    assert told[0].count("\n") > 1


@pytest.mark.parametrize("family", families.found())
def test_a_discard_is_compared_in_polish(family: str) -> None:
    """*Ze* before a *z* and a consonant, *z* before the rest; each family has its own verb."""
    about = families.about(family)
    said = [about.words.get("with_discarding", DISCARDING["with_"]).pl]
    said += [text.pl for kind, text in WITH.items() if kind != "discard"]
    assert [text for text in said if not re.match(r"ze z[^aeiouy]|z (?!z[^aeiouy])", text)] == []
    verb, tiles = move_parts("discard 5m", about, "pl")
    assert (verb[:3], tiles) == (said[0].split()[1][:3], "5m")
