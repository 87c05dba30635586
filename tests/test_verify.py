"""Logs are proved: right ones are clean in every format, wrong ones are all found out."""

import json
import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import LONG, missing, share
from tests.support.data import data_file, rows
from tests.support.log_faults import FAULTS
from tests.support.tenhou_games import games
from wrobel import Table, WrobelError
from wrobel.cli.main import run
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.findings import OTHERS, Report
from wrobel.logs.replay_check import verify_game
from wrobel.rules.rulesets import FAMILY_OF

ENDED = ("hand_over", "match_over")
RULES = ("tenhou", "ema-2008", "mcr", "hk-new")


@cache
def played(rules: str, seed: int) -> tuple[dict[str, Any], ...]:
    """Some hands of a match by players who claim and win where they can."""
    table, dice = Table(rules, f"verify {seed}"), random.Random(seed)
    for hand in range(6):
        if hand:
            table.next_hand()
        while table.phase not in ENDED:
            player = dice.choice(table.to_act)
            legal = table.legal(player)
            eager = [a for a in legal if a.type in ("win", "riichi", "pung", "kong", "chow")]
            table.apply(player, dice.choice(eager if eager and dice.random() < 0.8 else legal))
        if table.phase == "match_over":
            break
    return tuple(table.events)


def lines(events: Any) -> bytes:
    return b"\n".join(json.dumps(event).encode() for event in events) + b"\n"


def checked(data: bytes, format: str = "auto", rules: str | None = None) -> Report:
    report = Report()
    for game in read_log(data, format):
        verify_game(game, report, rules)
    return report


@pytest.mark.parametrize("rules", FAMILY_OF)
def test_our_own_logs_are_clean(rules: str) -> None:
    report = checked(lines(played(rules, 1)))
    assert report.hands == 6
    assert report.clean, report.illegal[:1]
    assert all(finding.why.en == OTHERS["not_over"].en for finding in report.warnings)


@pytest.mark.parametrize("format", ["mjai", "tenhou6", "mjlog", "wrobel"])
def test_recorded_tenhou_games_are_clean_in_every_format(format: str) -> None:
    if data_file("riichi_tenhou_games") is None:
        missing("data", "there are no recorded Tenhou games")
    hands = 0
    for game in share(games(), 120, 2, 992):
        report = checked(WRITERS[format](game).data, format, "tenhou")
        special = [f for f in report.illegal if f.why.values.get("field") == "final"]
        assert report.illegal == special, report.illegal[0].sentence("en")
        assert not report.payments
        hands += report.hands
    assert hands > 10


def test_logs_of_other_programs() -> None:
    if data_file("riichi_tenhou6_logs") is None:
        missing("data", "there are no logs of other programs")
    for row in rows("riichi_tenhou6_logs"):
        rules = "mahjong-soul" if row["mahjong_soul"] else "tenhou"
        assert checked(json.dumps(row["data"]).encode(), rules=rules).clean, row["id"]
    for row in rows("riichi_mjai_logs"):
        assert checked(lines(row["events"]), rules="mahjong-soul").clean, row["id"]


@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_found(name: str) -> None:
    """Every kind of damage, in all families, is reported."""
    found = 0
    for seed in share(range(400), 10, 2, 400):
        for rules in RULES:
            rng = random.Random(f"{name} {seed} {rules}")
            wrong = FAULTS[name](list(played(rules, seed % 5)), rng)
            if wrong is None:
                continue
            found += 1
            try:
                report = checked(lines(wrong))
            except WrobelError as error:
                assert error.message
                continue
            assert not report.clean, (rules, seed)
            for finding in (*report.illegal, *report.payments):
                assert finding.sentence("en")
                assert finding.sentence("pl")
    assert found


def test_faults_are_many() -> None:
    """At least 500 spoilt logs of at least 15 kinds are tried."""
    assert len(FAULTS) >= 15
    assert len(FAULTS) * 10 * len(RULES) >= 500


BOMB = (
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">'
    + "".join(f'<!ENTITY b{i} "{f"&b{i - 1};" * 10 if i else "&a;"}">' for i in range(9))
    + ']><mjloggm ver="2.3"><GO type="169"/>&b8;</mjloggm>'
)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00" * 1000,
        b"garbage",
        b"{" * 100_000,
        b"[" * 1_000_000,
        b'{"type":"start_game"}\n' + b"[" * 200_000,
        BOMB.encode(),
        b'{"type":"start_game"}\n{"type":"tsumo","actor":0,"pai":"' + b"9" * 5_000_000,
        b'{"type":"match","version":1}',
        b'{"type":"hand"}',
        b'{"type":"match","version":99,"rules":"tenhou","options":{},"layout":null,"names":[]}',
    ],
    ids=range(11),
)
def test_nonsense_is_refused(data: bytes) -> None:
    try:
        report = checked(data)
    except WrobelError as error:
        assert error.message
    else:
        assert report.illegal or report.warnings


def test_a_log_cut_off_in_a_hand_is_reported() -> None:
    events = played("tenhou", 0)
    end = max(i for i, event in enumerate(events) if event["type"] == "discard")
    assert not checked(lines(events[:end])).clean


def command(*arguments: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "wrobel.cli.main", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_the_command(tmp_path: Path) -> None:
    """Exit status and JSON as the contract says."""
    good, bad, broken = (tmp_path / name for name in ("good.jsonl", "bad.jsonl", "broken.jsonl"))
    events = list(played("tenhou", 0))
    good.write_bytes(lines(events))
    wrong = FAULTS["wrong_payment"](events, random.Random(1))
    bad.write_bytes(lines(wrong))
    broken.write_bytes(b"nothing")
    status, out, _ = command("verify", str(good), "--json")
    answer = json.loads(out)
    assert status == 0
    assert list(answer) == ["matches", "hands", "events", "illegal", "payments", "warnings"]
    assert (answer["matches"], answer["events"]) == (1, len(events))
    status, out, _ = command("verify", str(bad), "--json")
    assert status == 1
    found = json.loads(out)["payments"][0]
    assert list(found) == ["file", "hand", "expected", "found"]
    status, out, errors = command("verify", str(tmp_path), "--lang", "pl")
    assert status == 2
    assert "broken.jsonl" in errors
    assert "Traceback" not in errors
    assert "płatności" in out


@pytest.mark.parametrize(
    ("log", "rules", "status", "told"),
    [
        ('{"type":"start_game"}', (), 1, "line 1: the log does not name its rules"),
        ('{"type":"start_game"}', ("--rules", "tenhou"), 0, "line 1: there is no hand in it"),
        (
            '{"type":"start_game"}\n{"type":"sneeze"}',
            ("--rules", "tenhou"),
            0,
            "line 2: there is no event 'sneeze'",
        ),
    ],
)
def test_what_belongs_to_no_hand_is_told_too(
    tmp_path: Path, log: str, rules: tuple[str, ...], status: int, told: str
) -> None:
    file = tmp_path / "game.mjson"
    file.write_text(log)
    found, out, errors = command("verify", str(file), "--lang", "en", *rules)
    assert found == status
    assert f"{file}, {told}" in out + errors
    assert "error of ours" not in errors


def test_conversion_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """There and back again, with what was lost on standard error."""
    first = tmp_path / "game.jsonl"
    first.write_bytes(lines(played("tenhou", 0)))
    for format, suffix in (("mjai", "mjson"), ("mjlog", "mjlog"), ("tenhou6", "json")):
        there, back = tmp_path / f"there.{suffix}", tmp_path / f"{format}.jsonl"
        assert run(["convert", str(first), str(there), "--to", format]) == 0
        assert "settled.wall" in capsys.readouterr().err
        assert run(["convert", str(there), str(back), "--to", "wrobel", "--rules", "tenhou"]) == 0
        assert run(["verify", str(back)]) == 0
    assert run(["convert", str(first), str(tmp_path / "x.unknown")]) == 2
    assert run(["convert", str(tmp_path / "none"), "-", "--to", "mjai"]) == 2


def test_long_runs_are_longer() -> None:
    assert len(list(share(range(400), 10, 2, 400))) == (400 if LONG else 10) or not LONG
