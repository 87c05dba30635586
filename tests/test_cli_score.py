"""``wrobel score``: facts in, trace out, questions at a terminal."""

import importlib
import json
import re
import sys
import types

import pytest

from tests.support import cli_fake
from tests.support.cli_run import Inside, at_terminal
from wrobel.cli.facts import given_facts
from wrobel.rules.request import FIELDS
from wrobel.rules.rulesets import FAMILY_OF

HAND = "234567m22p67s [555z]"
WIN = ("score", HAND, "8s", "--by", "discard", "--seat", "S", "--rules", "ema-2016")
NO_YAKU = ("score", "22345m678p345s11z", "2m", "--by", "discard", "--rules", "ema-2016")
FAMILY_HANDS = {
    "riichi": ("23467m456p34588s", "8m", "ema-2016"),
    "mcr": ("123456789m1122z", "1z", "mcr"),
    "hongkong": ("1112223m [555z] [666z]", "3m", "hk-old"),
}


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    monkeypatch.setenv("WROBEL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    return Inside(capsys)


@pytest.fixture
def faked(cli: Inside, monkeypatch: pytest.MonkeyPatch) -> Inside:
    """With a trace made by hand."""
    module = types.ModuleType("wrobel.rules.riichi.explain")
    module.explain = cli_fake.explain  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return cli


def test_every_part_of_a_trace_is_shown(faked: Inside) -> None:
    found = faked(*WIN, "--from", "W")
    assert found.status == 0
    out = found.out
    for text in (
        "EMA 2016 · 8s from a discard (from: West) · seat: South · round: East",
        "┃8s┃",
        "open pung",
        "chow ▲",
        "1 han 30 fu → the hand brings 1000 points",
        "Dragon Pung 役牌 555z: a pung of white dragons",
        "R10.8",
        "2× 1",
        "All Simples 断么九: the hand has honours",
        "Pung of honours",
        "30 × 2^3 = 240",
        "South  +1000",
        "West   −1000  discarded the tile (R6)",
        "234m 567m 678s▲ 22p [555z]",
        "1 han 40 fu",
        "← chosen",
        "nobody is liable (R8.1)",
    ):
        assert text in out, text


def test_the_trace_in_polish(faked: Inside) -> None:
    out = faked(*WIN, "--lang", "pl").out
    for text in (
        "Pung Smoków 役牌",
        "Niepoliczone i dlaczego",
        "w ręce są honory",
        "podaj --from",
    ):
        assert text in out


def test_winds_in_polish(cli: Inside) -> None:
    asked = (*WIN[:-4], "--rules", "ema-2016", "--json")
    assert (
        cli(*asked, "--seat", "Pd", "--from", "za").out
        == cli(*asked, "--seat", "S", "--from", "W").out
    )
    error = cli(*asked, "--seat", "Q", "--lang", "pl").err
    assert "„Q”" in error


@pytest.mark.parametrize("columns", [40, 80, 140])
def test_the_trace_fits_the_width(
    faked: Inside, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    from rich.cells import cell_len

    monkeypatch.setenv("COLUMNS", str(columns))
    out = faked(*WIN, "--from", "W").out
    assert max(cell_len(line) for line in out.splitlines()) <= columns
    assert "R10.8" in out


def test_json_is_the_answer_of_the_contract(faked: Inside) -> None:
    answer = json.loads(faked(*WIN, "--from", "W", "--json").out)
    assert answer["ok"] is True
    assert answer["fans"] == [{"id": "yakuhai_dragon", "value": 1, "count": 1}]
    assert (answer["han"], answer["fu"], answer["yakuman"], answer["limit"]) == (1, 30, 0, None)
    assert answer["points"] == 1000
    assert answer["payments"] == {"E": 0, "S": 1000, "W": -1000, "N": 0}
    assert [reading["chosen"] for reading in answer["readings"]] == [True, False]
    parts = {"lang", "groups", "fans", "refused", "fu", "steps", "payments", "notes"}
    assert set(answer["trace"]) == parts
    polish = json.loads(faked(*WIN, "--json", "--lang", "pl").out)
    assert polish["trace"]["lang"] == "pl"
    assert polish["trace"]["refused"][0]["text"] == "w ręce są honory"


def test_without_a_giver_nobody_pays_yet(faked: Inside) -> None:
    assert "say it with --from" in faked(*WIN).out
    assert json.loads(faked(*WIN, "--json").out)["payments"] is None


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("family", FAMILY_HANDS)
@pytest.mark.parametrize("by", ["self-draw", "discard"])
def test_every_family_explains_itself(cli: Inside, family: str, by: str, lang: str) -> None:
    hand, win, rules = FAMILY_HANDS[family]
    arguments = ("score", hand, win, "--by", by, "--rules", rules, "--lang", lang)
    found = cli(*arguments, *(("--from", "N") if by == "discard" else ()))
    assert found.status == 0, found.err
    catalogue = importlib.import_module(f"wrobel.rules.{family}.catalogue").PATTERNS
    answer = json.loads(cli(*arguments, "--json").out)
    by_id = {pattern.id: pattern for pattern in catalogue}
    for fan in answer["fans"]:
        assert by_id[fan["id"]].script in found.out


def test_a_hand_without_yaku_ends_with_one(cli: Inside) -> None:
    found = cli(*NO_YAKU)
    assert found.status == 1
    assert "This hand cannot win: it has no yaku" in found.out
    found = cli(*NO_YAKU, "--json")
    assert found.status == 1
    assert json.loads(found.out)["error"]["code"] == "no_yaku"


def test_below_the_minimum_ends_with_one(cli: Inside) -> None:
    arguments = ("score", "22234m67p [555z] [777z]", "8p", "--rules", "mcr")
    found = cli(*arguments)
    assert found.status == 1
    assert "7 points, 1 below the minimum" in found.out
    answer = json.loads(cli(*arguments, "--json").out)
    assert (answer["ok"], answer["legal"], answer["missing"]) == (True, False, 1)


def test_tiles_that_are_no_hand_end_with_one(cli: Inside) -> None:
    arguments = ("score", HAND, "1s", "--by", "discard", "--rules", "ema-2016")
    found = cli(*arguments)
    assert (found.status, found.out, found.err.count("\n")) == (1, "", 1)
    found = cli(*arguments, "--json")
    assert json.loads(found.out)["error"]["code"] == "not_a_win"
    assert found.status == 1


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        (["--by", "magic"], "bad_field"),
        (["--seat", "X"], "bad_field"),
        (["--from", "S"], "contradiction"),
        (["--flag", "nonsense"], "bad_field"),
        (["--dora", "8x"], "bad_tile"),
        (["--dora", "111111m"], "wrong_tile_count"),
        (["--honba", "-1"], "bad_field"),
        (["--rules", "nonsense"], "unknown_rules"),
        (["--set", "kiriage=maybe"], "bad_option"),
        (["--set", "nonsense=1"], "bad_option"),
        (["--flag", "replacement"], "contradiction"),
    ],
)
def test_impossible_facts_end_with_two(cli: Inside, changes: list[str], code: str) -> None:
    found = cli(*WIN, *changes, "--json")
    assert (found.status, found.err.count("\n")) == (2, 1)
    answer = json.loads(found.out)
    assert (answer["ok"], answer["error"]["code"]) == (False, code)
    plain = cli(*WIN, *changes)
    assert (plain.status, plain.out, plain.err) == (2, "", found.err)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["score"], "HAND"),
        (["score", HAND], "WIN_TILE"),
        (["score", HAND, "--batch", "-"], "alone"),
    ],
)
def test_without_a_terminal_nothing_is_asked(cli: Inside, arguments: list[str], word: str) -> None:
    found = cli(*arguments)
    assert (found.status, found.out) == (2, "")
    assert word in found.err


def test_every_fact_of_a_request_has_an_option() -> None:
    fields = given_facts(
        by="discard",
        seat="s",
        round="e",
        from_="w",
        flag=["riichi,ippatsu", "last-tile"],
        dora="1m",
        ura="2m",
        bonus="1f",
        honba=0,
        deposits=2,
        liable="n",
        tiles_left=0,
        seen="3m",
        fresh_tile=False,
        fed_by="n",
        exempt=True,
    )
    assert fields["flags"] == ["riichi", "ippatsu", "last_tile"]
    assert (fields["seat"], fields["from"], fields["honba"]) == ("S", "W", 0)
    assert fields["fresh_tile"] is False
    own = {"id", "rules", "options", "hand", "win", "melds"}
    assert set(fields) == set(FIELDS) - own
    assert given_facts() == {}


def test_set_changes_the_score(cli: Inside) -> None:
    arguments = (
        *("score", "23467m456p34588s", "8m", "--by", "discard", "--seat", "S", "--json"),
        *("--flag", "riichi", "--dora", "3s", "--rules", "ema-2016"),
    )
    assert json.loads(cli(*arguments).out)["points"] == 7700
    assert json.loads(cli(*arguments, "--set", "kiriage=true").out)["points"] == 8000


def test_a_terminal_is_asked_for_what_is_missing() -> None:
    talk = [
        ("[tenhou]: ", "nonsense\n"),
        ("must be one of", ""),
        ("[tenhou]: ", "\n"),
        ("winning tile, e.g.", "123m\n"),
        ("were expected", ""),
        ("e.g.", f"{HAND}\n"),
        ("Winning tile: ", "8x\n"),
        ("not part of a tile", ""),
        ("Winning tile: ", "8s\n"),
        ("[discard]: ", "\n"),
        ("seat wind", "s\n"),
        ("Round wind", "\n"),
        ("From whom: E, W, N", "W\n"),
    ]
    found = at_terminal(["score"], talk)
    assert found.status == 0
    assert "from: West" in found.out
    assert "1000 points" in found.out


def test_only_what_is_missing_is_asked() -> None:
    found = at_terminal(
        ["score", HAND, "8s", "--rules", "ema-2016", "--seat", "S", "--lang", "pl"],
        [("[discard]: ", "self\n")],
    )
    assert found.status == 0
    assert "z muru" in found.out
    assert "Od kogo" not in found.out


def test_no_answer_ends_with_two() -> None:
    found = at_terminal(["score", HAND], [("[tenhou]: ", "\x04")])
    assert found.status == 2
    assert "no answer was given" in found.out


def test_compare_reads_an_option_as_the_ruleset_that_has_it(cli: Inside) -> None:
    """Whichever ruleset is named first: ``all_pairs`` is Hong Kong's and a truth value there."""
    hand = ("compare", "1122m3344p5566s7z", "7z", "--from", "S", "--set", "all_pairs=false")
    for rules in (("tenhou", "hk-old"), ("hk-old", "tenhou")):
        answer = cli(*hand, "--json", *(part for name in rules for part in ("--rules", name)))
        found = {entry["rules"]: entry["legal"] for entry in json.loads(answer.out)["rulesets"]}
        assert found == {"tenhou": True, "hk-old": False}


def test_compare_shows_rulesets_side_by_side(cli: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("compare", "22234m67p [555z] [777z]", "8p", "--by", "discard", "--from", "S")
    found = cli(*arguments)
    assert found.status == 0
    for text in ("EMA 2016", "hk-old", "2 han, 30 fu", "役牌", "三元牌", "1 short of"):
        assert text in found.out
    answer = json.loads(cli(*arguments, "--rules", "tenhou", "--rules", "mcr", "--json").out)
    assert [entry["rules"] for entry in answer["rulesets"]] == ["tenhou", "mcr"]
    assert cli(*arguments, "--rules", "mcr").status == 1
    assert cli(*arguments, "--rules", "tenhou,mcr", "--set", "kiriage=true").status == 0
    monkeypatch.setenv("COLUMNS", "40")
    narrow = cli(*arguments, "--lang", "pl").out
    assert max(map(len, narrow.splitlines())) <= 40
    assert "hk-new" in narrow
    bad = cli("compare", "123m", "8p")
    assert (bad.status, bad.err.count("\n")) == (2, 1)


WORDS = {
    "riichi": ("chi", "pon", "kan", "zameldowany pon", "na odrzuconym kamieniu"),
    "mcr": ("chow", "pung", "kong", "zameldowany pung", "ze zrzutki"),
    "hongkong": ("chow", "pung", "kong", "odkryty pung", "ze zrzutki"),
}


@pytest.mark.parametrize("rules", ["wrc", "mcr", "hk-old"])
def test_each_family_has_its_own_words(cli: Inside, rules: str) -> None:
    family = FAMILY_OF[rules]
    hand = "34m22p (1111s) [555z] [666z]"
    text = cli(
        *("score", hand, "5m", "--by", "discard", "--from", "W", "--seat", "S"),
        *("--rules", rules, "--lang", "pl"),
    ).out
    chow, pung, kong, melded, how = WORDS[family]
    assert all(word in text for word in (f" {chow} ", f"ukryty {kong}", melded, how))
    others = {"chow", "pung", "kong", "chi", "pon", "kan"} - {chow, pung, kong}
    assert not others & set(re.findall(r"\w+", text.lower()))
