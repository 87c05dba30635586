"""One ruleset for all commands, named once."""

from pathlib import Path

import pytest

from tests.support.cli_run import Inside

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


def test_the_environment_names_the_rules(cli: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cli(*HAND).status == 2
    monkeypatch.setenv("WROBEL_RULES", "hk-old")
    assert "fan" in cli(*HAND).out
    assert "hk-old" in cli("analyze", "123m456p789s1122z").out


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


def test_settings_that_are_none(cli: Inside, no_settings: Path) -> None:
    (no_settings / "settings.toml").write_text("rules: mcr", encoding="utf-8")
    found = cli("analyze", "123m456p789s1122z")
    assert (found.status, "TOML" in found.err) == (2, True)
