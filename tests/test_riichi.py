"""Riichi scores: worked examples, recorded games, the second opinion, options, bad requests."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import wrobel
from tests.conftest import missing, share
from tests.reference import riichi as slow
from tests.reference.riichi_hand import PRESETS as RULESETS
from tests.reference.riichi_hand import options as slow_options
from tests.support import data_riichi
from tests.support.case_tables import case_id, table
from tests.support.data import data_file
from wrobel.errors import OptionError, WrobelError
from wrobel.rules import codes
from wrobel.rules.request import Request
from wrobel.rules.riichi import ids
from wrobel.rules.riichi.about import INDICATED
from wrobel.rules.riichi.card import TABLES, card
from wrobel.rules.riichi.card_names import named
from wrobel.rules.riichi.catalogue import PATTERNS
from wrobel.rules.riichi.options import OPTIONS, PRESETS
from wrobel.rules.riichi.reading import dora_of
from wrobel.rules.rulesets import load
from wrobel.rules.scorer import run
from wrobel.tiles import BY_NAME, kind

RULES_FOLDER = Path(wrobel.__file__).parent / "rules"


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The JSON answer to a request; errors are raised."""
    return run(Request(request)).to_dict()


def seen(given: dict[str, Any], expected: dict[str, Any]) -> dict[str, Any]:
    """Those parts of an answer that are expected to be something."""
    found = {**given}
    fans = given.get("fans", [])
    found["fans"] = sorted([fan["id"], fan["value"], fan["count"]] for fan in fans)
    found["ids"] = sorted({fan["id"] for fan in fans})
    found["error"] = given.get("error", {}).get("code")
    return {key: found.get(key) for key in expected}


def wanted(expected: dict[str, Any]) -> dict[str, Any]:
    return {**expected, "fans": sorted(expected["fans"])} if "fans" in expected else expected


# Worked examples


@pytest.mark.parametrize("row", table("riichi_score"), ids=case_id)
def test_worked_example(row: dict[str, Any]) -> None:
    assert seen(answer(row["request"]), row["expect"]) == wanted(row["expect"])


@pytest.mark.parametrize("row", table("riichi_score"), ids=case_id)
def test_second_opinion_on_worked_example(row: dict[str, Any]) -> None:
    assert seen(slow.score(row["request"]), row["expect"]) == wanted(row["expect"])


def test_all_examples_are_there() -> None:
    names = {row["id"] for row in table("riichi_score")}
    assert {f"X{number:02}" for number in range(1, 91)} | {"X86a", "XR1", "XR2"} <= names


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: str(pattern.id))
def test_example_of_the_catalogue(pattern: Any) -> None:
    """The catalogue's example hand has the pattern, as far as tiles decide it."""
    if not pattern.example:
        assert pattern.id == "nagashi"
        return
    hand, win = pattern.example.split(" + ")
    facts: dict[str, dict[str, Any]] = {
        "riichi": {"flags": ["riichi"]},
        "double_riichi": {"flags": ["double_riichi"]},
        "ippatsu": {"flags": ["riichi", "ippatsu"]},
        "menzen_tsumo": {"by": "self-draw"},
        "rinshan": {"by": "self-draw", "flags": ["replacement"]},
        "chankan": {"by": "robbed-kong"},
        "haitei": {"by": "self-draw", "flags": ["last_tile"]},
        "houtei": {"flags": ["last_tile"]},
        "renhou_mangan": {"flags": ["first_turn"], "rules": "ema-2016"},
        "tenhou": {"by": "self-draw", "flags": ["first_turn"], "seat": "E"},
        "chiihou": {"by": "self-draw", "flags": ["first_turn"]},
        "renhou": {"flags": ["first_turn"], "rules": "ema-2008"},
        "dora": {"dora": "1s"},
        "ura_dora": {"ura": "1s", "flags": ["riichi"]},
    }
    request = {"rules": "tenhou", "hand": hand, "win": win, "by": "discard", "seat": "S"}
    got = answer({**request, **facts.get(pattern.id, {})})
    assert pattern.id in {fan["id"] for fan in got["fans"]}


# Numbers that the compiler and the catalogue must agree on


def declared(path: Path) -> dict[str, int]:
    """The enum of a declaration file."""
    found = re.findall(r"^    ([A-Z_0-9]+) = (-?\d+)$", path.read_text(), re.MULTILINE)
    return {name: int(number) for name, number in found}


def numbers(module: Any) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if name.isupper()}


def test_pattern_numbers_agree() -> None:
    assert declared(RULES_FOLDER / "riichi" / "ids.pxd") == numbers(ids)
    assert [pattern.id.upper() for pattern in PATTERNS] == list(numbers(ids))


def test_code_numbers_agree() -> None:
    assert declared(RULES_FOLDER / "codes.pxd") == numbers(codes)


# Recorded and generated wins

SOURCES: dict[str, Callable[[], Iterator[data_riichi.Case]]] = {
    "riichi_tenhou_wins": data_riichi.tenhou_wins,
    "riichi_kobalab_wins": data_riichi.kobalab_wins,
    "riichi_mahjongsoul_wins": data_riichi.mahjongsoul_wins,
    "riichi_mahjonglib_testvectors": data_riichi.mahjonglib_vectors,
}
# Rows that no request can express: the tiles of 20 contradict each other (see data_riichi),
# 149 counts two yakuman from 26 han on (no such rule: R9.16), 157 holds five red fives (R1.3).
LEFT_OUT = {"riichi_mahjonglib_testvectors": 3}
ROWS = {
    "riichi_tenhou_wins": 11599,
    "riichi_kobalab_wins": 5922,
    "riichi_mahjongsoul_wins": 486,
    "riichi_mahjonglib_testvectors": 82,
}


@pytest.mark.data
@pytest.mark.parametrize("name", SOURCES)
def test_data(name: str) -> None:
    if data_file(name) is None:
        missing("data", f"{name} is not in the data folder")
    wrong = []
    count = 0
    for identity, request, expected in share(SOURCES[name](), 10**6, 600, 10**6):
        count += 1
        got = answer(request)
        if seen(got, expected) != wanted(expected):
            wrong.append((identity, seen(got, expected), expected))
    assert wrong == []
    if wrobel.mode() == "compiled":
        assert count == ROWS[name] - LEFT_OUT.get(name, 0)


# The second opinion


@pytest.mark.parametrize("part", range(4))
def test_random_hands(part: int) -> None:
    """Both scorers give the same answer, over all presets and with options changed."""
    rules = set()
    for request in share(slow.random_requests(part, 50_000), 5_000, 75, 50_000):
        rules.add(request["rules"])
        got, want = answer(request), slow.score(request)
        if want["ok"]:
            if not want["legal"]:
                got["points"] = want["points"]  # worth nothing, or what it would have been
            assert got == want, request
        else:
            assert got["error"]["code"] == want["error"]["code"], request
    assert rules == set(RULESETS)


# Options


@pytest.mark.parametrize("rules", RULESETS)
def test_presets_agree_with_the_second_opinion(rules: str) -> None:
    for key, value in slow_options({"rules": rules}).items():
        assert PRESETS[rules][key] == value, key


@pytest.mark.parametrize("rules", RULESETS)
def test_presets_are_complete(rules: str) -> None:
    assert list(PRESETS[rules]) == [option.key for option in OPTIONS]
    assert dict(load(rules)) == PRESETS[rules]


# What must change with an option so that the whole makes sense (R11.1a).
PARTNERS: dict[tuple[str, object], dict[str, object]] = {
    ("ura", False): {"kan_ura": False},
    ("kan_dora", False): {"kan_ura": False},
    ("target_points", "none"): {"agari_yame": "off", "west_round": False},
    ("agari_yame", "automatic"): {"target_points": 30000},
    ("west_round", True): {"target_points": 30000},
    ("uma_first", 0): {"uma_second": 0},
    ("uma_second", 60): {"uma_first": 60},
    ("oka", 20): {"start_points": 25000, "return_points": 30000},
}
NUMBERS: dict[str, tuple[float, ...]] = {
    "start_points": (0, 35000),
    "return_points": (0, 35000),
    "oka": (20,),
    "uma_first": (0, 12.5, 60),
    "uma_second": (0, 2.5, 60),
    "target_points": (0, 40000),
    "riichi_min_tiles": (0, 1),
    "noten_pool": (0, 6000),
    "honba": (0, 1500),
}


@pytest.mark.parametrize("rules", ["ema-2016", "tenhou"])
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: str(option.key))
def test_every_option_is_settable(option: Any, rules: str) -> None:
    values = (*option.values, *NUMBERS.get(option.key, ()))
    assert values
    if option.least is not None:
        assert option.key in NUMBERS
    for value in values:
        changes = {option.key: value, **PARTNERS.get((option.key, value), {})}
        options = load(rules, changes)
        assert options[option.key] == value
        unchanged = {key for key in options if key not in changes}
        assert all(options[key] == PRESETS[rules][key] for key in unchanged)
        text = str(value).lower() if isinstance(value, bool) else str(value)
        assert option.parse(text.replace("-", "_")) == value


@pytest.mark.parametrize(
    ("rules", "changes", "says"),
    [
        ("tenhou", {"ura": False}, "“Kan ura dora” needs"),
        ("tenhou", {"kan_dora": False}, "“Kan ura dora” needs"),
        (
            "ema-2016",
            {"agari_yame": "automatic"},
            "“Leading dealer ends the match” needs a “Target score”",
        ),
        ("ema-2016", {"west_round": True}, "“Extra round” needs a “Target score”"),
        ("tenhou", {"target_points": "none"}, "needs a “Target score”"),
        ("tenhou", {"oka": 10}, "sum to 0"),
        ("ema-2016", {"oka": 20}, "sum to 0"),
        ("ema-2016", {"uma_second": 20}, "the uma of second and third place is above"),
        ("wrc", {"atozuke": False}, "atozuke cannot be false; allowed: true"),
        ("wrc", {"kiriage": "true"}, 'kiriage cannot be the text "true"; allowed: false, true'),
        ("wrc", {"red_fives": "3"}, 'red_fives cannot be the text "3"; allowed: 0, 3'),
        ("wrc", {"renhou": "haneman"}, "allowed: off, mangan, 5han, yakuman"),
        ("wrc", {"honba": 200}, "a multiple of 300"),
        ("wrc", {"kirage": True}, "kiriage"),
        ("wrc", {"minimum_fan": 3}, "there are: length, start_points"),
    ],
)
def test_contradictory_options_are_refused(rules: str, changes: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError, match=re.escape(says)) as caught:
        load(rules, changes)
    assert caught.value.code == "bad_option"


def test_equal_values_of_other_types_are_told_apart() -> None:
    assert load("tenhou", {"kiriage": True})["kiriage"] is True
    with pytest.raises(OptionError):
        load("tenhou", {"kiriage": 1})
    assert load("tenhou", {"red_fives": 0})["red_fives"] == 0
    with pytest.raises(OptionError):
        load("tenhou", {"red_fives": False})


def test_unknown_rules_list_the_known_ones() -> None:
    with pytest.raises(OptionError) as caught:
        load("ema-2012")
    assert caught.value.code == "unknown_rules"
    assert all(name in caught.value.message for name in RULESETS)


# Bad requests


@pytest.mark.parametrize("row", table("bad_requests"), ids=case_id)
def test_bad_request(row: dict[str, Any]) -> None:
    """Each is refused with its code and a sentence that names what is wrong."""
    try:
        error = answer(row["request"])["error"]
    except WrobelError as refused:
        error = refused.to_dict()
    assert error["code"] == row["code"]
    assert len(error["message"]) > 10
    assert "Traceback" not in error["message"]


def test_bad_requests_cover_all_codes() -> None:
    rows = table("bad_requests")
    assert len({row["id"] for row in rows}) == len(rows) >= 60
    assert {row["code"] for row in rows} == {
        "bad_field",
        "bad_tile",
        "wrong_tile_count",
        "fifth_copy",
        "bad_meld",
        "contradiction",
        "unknown_rules",
        "bad_option",
        "not_a_win",
        "no_yaku",
    }


def test_an_incomplete_hand_raises_and_a_worthless_one_is_a_result() -> None:
    rows = {row["id"]: row["request"] for row in table("bad_requests")}
    with pytest.raises(WrobelError) as caught:
        wrobel.score(rows["not-complete"])
    assert caught.value.code == "not_a_win"
    assert not wrobel.score(rows["no-yaku-closed"]).legal


# The score card

# Table 9.4: fu, then 1 to 4 han.
POINTS = (
    """
    25 — 1600 3200 6400
    30 1000 2000 3900 7700
    40 1300 2600 5200 8000
    50 1600 3200 6400 8000
    60 2000 3900 7700 8000
    70 2300 4500 8000 8000
    80 2600 5200 8000 8000
    90 2900 5800 8000 8000
    100 3200 6400 8000 8000
    110 3600 7100 8000 8000
    """,
    """
    20 — 400/700 700/1300 1300/2600
    25 — — 800/1600 1600/3200
    30 300/500 500/1000 1000/2000 2000/3900
    40 400/700 700/1300 1300/2600 2000/4000
    50 400/800 800/1600 1600/3200 2000/4000
    60 500/1000 1000/2000 2000/3900 2000/4000
    70 600/1200 1200/2300 2000/4000 2000/4000
    80 700/1300 1300/2600 2000/4000 2000/4000
    90 800/1500 1500/2900 2000/4000 2000/4000
    100 800/1600 1600/3200 2000/4000 2000/4000
    110 900/1800 1800/3600 2000/4000 2000/4000
    """,
    """
    25 — 2400 4800 9600
    30 1500 2900 5800 11600
    40 2000 3900 7700 12000
    50 2400 4800 9600 12000
    60 2900 5800 11600 12000
    70 3400 6800 12000 12000
    80 3900 7700 12000 12000
    90 4400 8700 12000 12000
    100 4800 9600 12000 12000
    110 5300 10600 12000 12000
    """,
    """
    20 — 700 1300 2600
    25 — — 1600 3200
    30 500 1000 2000 3900
    40 700 1300 2600 4000
    50 800 1600 3200 4000
    60 1000 2000 3900 4000
    70 1200 2300 4000 4000
    80 1300 2600 4000 4000
    90 1500 2900 4000 4000
    100 1600 3200 4000 4000
    110 1800 3600 4000 4000
    """,
)
KIRIAGE = {
    "7700": "8000",
    "11600": "12000",
    "2000/3900": "2000/4000",
    "3900": "4000",
}


def printed_tables(rules: str, lang: str) -> list[list[list[str]]]:
    """The four points tables of a card, without the words for "all"."""
    sections = {section.title: section for section in card(load(rules), lang).sections}
    found = []
    for _, _, title in TABLES:
        rows = sections[title.say(lang)].rows
        found.append([[re.sub(r" all|po | ", "", cell) for cell in row] for row in rows])
    return found


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("rules", RULESETS)
def test_points_tables_of_the_card(rules: str, lang: str) -> None:
    """Computed tables equal 9.4; with kiriage the cells of base 1920 change (R9.15)."""
    for number, (text, got) in enumerate(zip(POINTS, printed_tables(rules, lang), strict=True)):
        want = [line.split() for line in text.strip().splitlines()]
        if PRESETS[rules]["kiriage"]:
            for row in want:
                for han, fu in ((4, "30"), (3, "60")):
                    if row[0] == fu:
                        row[han] = KIRIAGE[row[han]]
        assert got == want, TABLES[number][2].en


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("rules", RULESETS)
def test_card_has_everything(rules: str, lang: str) -> None:
    page = card(load(rules), lang)
    cells = {cell for section in page.sections for row in section.rows for cell in row}
    absent = {
        pattern.id
        for pattern in (named(one, rules) for one in PATTERNS)
        if pattern.name(lang) not in cells or f"{pattern.roman} {pattern.script}" not in cells
    }
    absent -= {"dora", "ura_dora", "red_five"}
    options = PRESETS[rules]
    expected = set()
    if options["renhou"] == "off":
        expected |= {"renhou", "renhou_mangan"}
    if options["nagashi_mangan"] == "off":
        expected.add("nagashi")
    assert absent == expected
    everything = " ".join([*cells, *(note for section in page.sections for note in section.notes)])
    assert "{" not in everything
    assert "+300" in everything
    assert ("12–" in everything or "11 han" in everything) != bool(options["counted_yakuman"])
    for section in page.sections:
        assert section.title
        assert all(len(row) == len(section.columns) for row in section.rows)


def test_card_follows_the_options() -> None:
    def rows(**changes: object) -> dict[str, tuple[str, ...]]:
        page = card(load("ema-2016", changes), "en")
        found: dict[str, tuple[str, ...]] = {}
        for section in page.sections:
            for row in section.rows:
                found.setdefault(row[0], row)
        return found

    assert rows()["All simples"][3] == "1"
    assert rows(open_tanyao=False)["All simples"][3] == "–"
    assert rows(ippatsu=False)["Ippatsu"] == ("Ippatsu", "no")  # a house rule, no yaku
    assert rows(double_wind_pair_fu=2)["Pair of a double wind"][1] == "2"
    assert rows(noten_pool=6000)["3"][1:] == ("+2000", "−6000")
    assert rows(uma_first=20)["4"][1:] == ("−20",)
    assert rows(renhou="5han")["Blessing of man"][2] == "5"
    assert rows(renhou="mangan")["Blessing of man"][2] == "mangan"
    assert "Double yakuman" in rows(double_kokushi=True)
    assert "Double yakuman" not in rows()


def test_indicators_point_where_the_scorer_counts() -> None:
    """R1.9: what pages are told is what is counted."""
    for tile, dora in INDICATED.items():
        assert BY_NAME[dora] == dora_of(kind(BY_NAME[tile]))
