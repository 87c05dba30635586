"""One ruleset for everything where none is named, and named once."""

import io
import json
from pathlib import Path

import pytest

from tests.support.cli_run import Inside
from wrobel import Table, analyze
from wrobel.rules.rulesets import USUAL
from wrobel.tabletop.answers import answer
from wrobel.tabletop.standings import standings

HAND = ("score", "234567m22p67s345s", "8s", "--by", "self-draw")


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nobody's own settings."""
    monkeypatch.delenv("WROBEL_RULES", raising=False)
    monkeypatch.setattr("platformdirs.user_config_path", lambda *_, **__: tmp_path)
    return tmp_path


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("WROBEL_LANG", "en")
    return Inside(capsys)


def test_one_ruleset_where_nobody_names_one(cli: Inside) -> None:
    """Commands, tables and pages mean the same one."""
    told = json.loads(cli(*HAND, "--json").out)
    assert told == json.loads(cli(*HAND, "--json", "--rules", USUAL).out)
    assert USUAL in cli("analyze", "123m456p789s1122z").out
    assert Table(seed="demo").options.rules == USUAL
    assert answer("families", {}, "pl")["usual"] == USUAL


def test_the_environment_names_the_rules(cli: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WROBEL_RULES", "hk-old")
    assert "fan" in cli(*HAND).out
    assert "hk-old" in cli("analyze", "123m456p789s1122z").out
    assert Table(seed="demo").options.rules == "hk-old"
    assert (
        analyze("19m19p19s1234567z").to_dict() == analyze("19m19p19s1234567z", "hk-old").to_dict()
    )
    assert answer("families", {}, "en")["usual"] == "hk-old"
    players = [{"id": number} for number in range(1, 5)]
    results = {"seats": [1, 2, 3, 4], "scores": [30, -10, -10, -10]}
    event = {"players": players, "rounds": [{"tables": [results]}]}
    assert standings(event).to_dict() == standings({**event, "rules": "hk-old"}).to_dict()


def test_a_bot_for_others_keeps_to_what_mjai_knows(
    cli: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WROBEL_RULES", "mcr")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    assert cli("bot", "--mjai", "--name", "random").status == 0


def test_a_server_does_not_start_with_rules_that_are_none(
    cli: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WROBEL_RULES", "oops")
    found = cli("serve", "--port", "0")
    assert (found.status, found.out) == (2, "")
    assert found.err.startswith("wrobel: WROBEL_RULES: ")


def test_the_settings_file_names_them_too(cli: Inside, no_settings: Path) -> None:
    (no_settings / "settings.toml").write_text("rules = 'mcr'", encoding="utf-8")
    found = cli("analyze", "147m258p369s1234z", "--json")
    assert "honors_knitted" in found.out
    assert (
        "honors_knitted" not in cli("analyze", "147m258p369s1234z", "--json", "--rules", "wrc").out
    )


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_unknown_ones_are_refused_with_who_named_them(
    cli: Inside, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("WROBEL_RULES", "oops")
    found = cli("analyze", "123m456p789s1122z", "--lang", lang)
    assert found.status == 2
    assert found.err.startswith("wrobel: WROBEL_RULES: ")
    assert "tenhou" in found.err


def test_settings_that_cannot_be_read(cli: Inside, no_settings: Path) -> None:
    (no_settings / "settings.toml").mkdir()
    found = cli("analyze", "123m456p789s1122z")
    assert (found.status, str(no_settings) in found.err) == (2, True)


def test_settings_that_are_none(cli: Inside, no_settings: Path) -> None:
    (no_settings / "settings.toml").write_text("rules: mcr", encoding="utf-8")
    found = cli("analyze", "123m456p789s1122z")
    assert (found.status, "TOML" in found.err) == (2, True)
