"""The desk: scores, settlements and rules as people at a real table ask for them."""

import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wrobel
from wrobel.languages import LANGUAGES
from wrobel.rules.compare import FLAGS
from wrobel.rules.rulesets import FAMILY_OF, load, options_of, worths_of
from wrobel.tabletop.answers import QUESTIONS, answer
from wrobel.web.http.offline_bundle import packed

SOURCES = Path(wrobel.__file__).parent
RULESETS = tuple(FAMILY_OF)
# A hand that all three worlds can read.
HAND = {"hand": "234567m22p67s345s", "win": "8s", "by": "discard", "seat": "S", "from": "W"}


def good(question: str, fields: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    found = answer(question, fields, lang)
    assert found.pop("ok"), found
    return found


def bad(question: str, fields: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    found = answer(question, fields, lang)
    assert not found["ok"]
    problem: dict[str, Any] = found["problem"]
    return problem


# The calculator


@pytest.mark.parametrize("rules", RULESETS)
def test_a_complete_hand_is_scored_as_the_library_scores_it(rules: str) -> None:
    found = good("look", {"rules": rules, **HAND})
    expected = wrobel.score({"rules": rules, **HAND}, trace=True).to_dict("en")
    expected.pop("id")
    assert found["score"] == expected
    assert found["problems"] == [] or expected["ok"] is False


@pytest.mark.parametrize("rules", RULESETS)
def test_a_form_offers_what_the_ruleset_knows(rules: str) -> None:
    knows = good("look", {"rules": rules})["knows"]
    flags = [flag["id"] for flag in knows["flags"]]
    assert set(flags) <= set(FLAGS[FAMILY_OF[rules]])
    assert ("ippatsu" in flags) == bool(load(rules).get("ippatsu"))
    assert ("bonus" in knows["fields"]) == (FAMILY_OF[rules] != "riichi")
    assert ("dora" in knows["fields"]) == (FAMILY_OF[rules] == "riichi")
    assert knows["red_fives"] == bool(load(rules).get("red_fives"))


@pytest.mark.parametrize(
    ("fields", "where", "code"),
    [
        ({"hand": "11111m"}, "hand", "fifth_copy"),
        ({"hand": "1111m", "win": "1m"}, "win", "fifth_copy"),
        ({"hand": "1111m", "dora": "1m"}, "dora", "fifth_copy"),
        ({"hand": "11m", "melds": [{"kind": "pung", "tiles": "111m"}]}, "hand", "fifth_copy"),
        ({"hand": "00p"}, "hand", "fifth_copy"),
        ({"hand": "123456789m12345p"}, "hand", "wrong_tile_count"),
        ({"hand": "12x"}, "hand", "bad_tile"),
        ({"hand": "12m", "melds": [{"kind": "pung", "tiles": "123m"}]}, "melds.0", "bad_meld"),
        ({**HAND, "flags": ["ippatsu"]}, "flags", "contradiction"),
        ({**HAND, "flags": ["replacement"]}, "flags", "contradiction"),
        ({**HAND, "from": "S"}, "from", "contradiction"),
        ({**HAND, "win": "1m"}, "win", "not_a_win"),
    ],
)
def test_what_cannot_be_is_told_where_it_is(fields: dict[str, Any], where: str, code: str) -> None:
    texts = set()
    for lang in LANGUAGES:
        problems = good("look", {"rules": "tenhou", **fields}, lang)["problems"]
        assert [(one["where"], one["code"]) for one in problems] == [(where, code)]
        texts.add(problems[0]["text"])
    assert len(texts) == len(LANGUAGES)


def test_a_hand_without_yaku_shows_why() -> None:
    fields: dict[str, Any] = {"hand": "123m46p78922s", "win": "5p", "by": "discard", "seat": "S"}
    fields["melds"] = [{"kind": "pung", "tiles": "999m"}]
    found = good("look", {"rules": "tenhou", **fields})
    assert [one["code"] for one in found["problems"]] == ["no_yaku"]
    assert found["score"]["ok"] is False


def test_what_is_missing_and_what_the_hand_waits_for() -> None:
    found = good("look", {"rules": "tenhou", "hand": "123m", "by": "discard"})
    assert found["missing"] == [
        {"field": "hand", "tiles": 10},
        {"field": "win", "tiles": 1},
        {"field": "from"},
    ]
    waiting = good("look", {"rules": "tenhou", "hand": "234567m22p67s345s"})["shape"]
    assert waiting["distance"] == 0
    assert [(one["tile"], one["left"]) for one in waiting["waits"]] == [
        *(("2s", 4), ("5s", 3), ("8s", 4))
    ]
    assert all("han" in one["worth"] for one in waiting["waits"])
    far = good("look", {"rules": "tenhou", "hand": "19m19p19s123456z2m"})["shape"]
    assert far["distance"] == 0 or far["accepts"]
    not_there = good("look", {"rules": "tenhou", **HAND, "win": "1m"})
    assert [one["tile"] for one in not_there["shape"]["waits"]] == ["2s", "5s", "8s"]


def test_impossible_circumstances_are_offered_with_their_reason() -> None:
    offers = good("look", {"rules": "tenhou", **HAND})["offers"]
    assert offers["riichi"] is None
    assert offers["ippatsu"] == "Ippatsu needs riichi."
    assert offers["by.self-draw"] is None
    chosen = good("look", {"rules": "tenhou", **HAND, "flags": ["riichi"]})["offers"]
    assert chosen["ippatsu"] is None
    assert chosen["double_riichi"] is None


def test_text_is_read_into_its_parts() -> None:
    found = good("read", {"text": "33z55p [111z] [222+2z] (4444s)+5p"})
    assert found["hand"] == "55p33z"
    assert found["win"] == "5p"
    assert [(meld["kind"], meld["tiles"]) for meld in found["melds"]] == [
        ("pung", "111z"),
        ("kong", "2222z"),
        ("kong", "4444s"),
    ]
    assert found["melds"][1]["added"]
    assert found["melds"][2]["concealed"]
    fourteen = good("read", {"text": "234567m22p67s345s8s 1f"})
    assert (fourteen["win"], fourteen["bonus"]) == ("8s", "1f")


@pytest.mark.parametrize(
    ("text", "where"),
    [("123", "hand"), ("m", "hand"), ("9z", "hand"), ("12m [12z]", "melds.0"), ("1m[22z", "hand")],
)
def test_text_that_cannot_be_read(text: str, where: str) -> None:
    english, polish = (bad("read", {"text": text}, lang) for lang in LANGUAGES)
    assert english["where"] == polish["where"] == where
    assert english["text"] != polish["text"]


def test_the_same_hand_in_three_worlds() -> None:
    found = good("worlds", {"rules": "tenhou", **HAND, "dora": "3z"}, "pl")
    assert [one["family"] for one in found["rulesets"]] == ["riichi", "mcr", "hongkong"]
    assert found["rulesets"][1]["dropped"] == ["dora"]
    assert any(row["id"] == "all_chows" for row in found["patterns"])


# Errors


# Settlements


@pytest.mark.parametrize("rules", RULESETS)
def test_every_offered_end_can_be_settled(rules: str) -> None:
    ends = good("ends", {"rules": rules})
    assert {"win", "draw", "final"} <= set(ends["kinds"])
    winning = {**HAND, "hand": "345m345p345s2255s", "win": "5s"}
    more: dict[str, dict[str, Any]] = {
        "win": {"wins": [winning]},
        "draw": {},
        "abort": {},
        "nagashi": {"by": ["S"]},
        "chombo": {"by": ["S"]},
        "final": {"scores": {"E": 30000, "S": 20000, "W": 25000, "N": 45000}},
    }
    for kind in ends["kinds"]:
        options = ends["options"].get(kind, {})
        found = good("settle", {"rules": rules, "kind": kind, "options": options, **more[kind]})
        assert ("places" in found) == (kind == "final")
        if kind == "chombo":
            assert found["payments"]["S"] < 0 or found["penalty"]["S"] > 0


def test_a_settlement_that_cannot_be_says_why() -> None:
    problem = bad("settle", {"rules": "tenhou", "kind": "draw", "riichi": ["S"]}, "pl")
    assert problem["where"] == "tenpai"
    assert "riichi" in problem["text"]


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", RULESETS)
def test_a_rule_page_has_everything(rules: str, lang: str) -> None:
    page = good("ruleset", {"rules": rules}, lang)
    assert [row["id"] for row in page["patterns"]] == [
        worth.pattern.id for worth in worths_of(load(rules))
    ]
    assert [row["key"] for row in page["options"]] == [
        option.key for option in options_of(FAMILY_OF[rules])
    ]
    for row in page["patterns"]:
        assert row["en"]
        assert row["pl"]
        assert row["rule"]
    named = sum(bool(row["script"]) for row in page["patterns"])
    # A few New Style fan have no name that a source gives in characters.
    assert named >= (0.8 if rules == "hk-new" else 1) * len(page["patterns"])
    drawn = [row for row in page["patterns"] if row["example"]]
    assert len(drawn) >= 0.8 * len(page["patterns"])
    for row in drawn:
        tiles = len(row["example"]["hand"]) + 3 * len(row["example"]["melds"])
        assert tiles >= 13


def test_exclusions_are_named() -> None:
    page = good("ruleset", {"rules": "mcr"}, "pl")
    first = next(row for row in page["patterns"] if row["id"] == "big_four_winds")
    assert len(first["excludes"][0]["patterns"]) >= 4
    assert all(one["name"] for one in first["excludes"][0]["patterns"])


@pytest.mark.parametrize("one", RULESETS)
@pytest.mark.parametrize("other", RULESETS)
def test_any_two_rulesets_can_be_compared(one: str, other: str) -> None:
    found = good("difference", {"one": one, "other": other})
    assert found["same_family"] == (FAMILY_OF[one] == FAMILY_OF[other])
    if one == other:
        assert found["options"] == found["patterns"] == []
    else:
        assert found["options"] or found["patterns"]


@pytest.mark.parametrize("rules", RULESETS)
def test_cards(rules: str) -> None:
    card = good("card", {"rules": rules}, "pl")
    assert len(card["sections"]) >= 5


def test_unknown_questions_and_rules_are_refused() -> None:
    assert bad("nothing", {})["code"] == "bad_field"
    assert bad("ruleset", {"rules": "nothing"})["code"] == "unknown_rules"
    assert bad("look", {"rules": ["x"]})["code"] == "unknown_rules"


# Without a server

ALONE = """
import json, sys
sys.path.insert(0, sys.argv[1])
import wrobel
assert wrobel.mode() == "interpreted"
from wrobel.tabletop.answers import answer_text
for question, fields in json.loads(sys.stdin.read()):
    print(answer_text(question, json.dumps(fields), "pl"))
"""


def test_the_packed_core_answers_alone_as_the_server_does(tmp_path: Path) -> None:
    """Unpacked anywhere, with no other package at hand: so it runs in the browser."""
    content, _ = packed()
    zipfile.ZipFile(io.BytesIO(content)).extractall(tmp_path)
    assert not any(tmp_path.rglob("*.so"))
    asked: list[tuple[str, dict[str, Any]]] = [("rulesets", {})]
    for rules in RULESETS:
        asked += [
            ("look", {"rules": rules, **HAND}),
            ("look", {"rules": rules, "hand": "234567m22p67s345s"}),
            ("ends", {"rules": rules}),
            ("settle", {"rules": rules, "kind": "draw"}),
            ("ruleset", {"rules": rules}),
            ("card", {"rules": rules}),
            ("faults", {"rules": rules}),
            ("first_steps", {"rules": rules}),
            ("values", {"rules": rules, "dealer": True}),
            ("tick", {"rules": rules, "ticked": {"riichi": 1, "all_chows": 1}, "fu": 30}),
            ("rulebook", {"rules": rules}),
            ("difference", {"one": rules, "other": "mcr"}),
        ]
    start = '{"id": "a", "type": "start", "rules": "mcr", "players": ["A", "B", "C", "D"]}'
    won = '{"id": "b", "type": "win", "wins": [{"winner": 1, "value": {"points": 24}}]}'
    asked += [("book", {"lines": [start, won]}), ("sheet", {"lines": [start, won]})]
    asked += [("needs", {"lines": [start, won], "player": 0})]
    asked += [("story", {"lines": [start, won], "hand": "b"})]
    asked += [("families", {}), ("worlds", dict(HAND)), ("read", {"text": "123m [111z] + 2p"})]
    assert {question for question, _ in asked} == set(QUESTIONS)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ALONE, str(tmp_path)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "WROBEL_INTERPRETED": ""},
    )
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert told == [json.loads(json.dumps(answer(*one, "pl"))) for one in asked]


# Nonsense

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**12), 10**12)
    | st.floats(allow_nan=False)
    | st.text(max_size=12)
    | st.sampled_from(["tenhou", "mcr", "hk-old", "123m", "[111z]", "self-draw", "E", "riichi"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
FIELDS = (
    *("rules", "options", "hand", "win", "by", "from", "melds", "seat", "round", "flags", "dora"),
    *("ura", "honba", "deposits", "bonus", "liable", "tiles_left", "seen", "fresh_tile", "fed_by"),
    *("exempt", "text", "worlds", "one", "other", "kind", "wins", "riichi", "tenpai", "scores"),
    *("dealer", "chombo"),
)


@settings(max_examples=300)
@given(
    question=st.sampled_from(sorted(QUESTIONS)),
    rules=st.sampled_from(RULESETS) | JSON,
    fields=st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), JSON, max_size=6),
)
def test_nonsense_is_answered(question: str, rules: Any, fields: dict[str, Any]) -> None:
    found = answer(question, {**HAND, "rules": rules, **fields}, "pl")
    assert found["ok"] or found["problem"]["code"]
    json.dumps(found)


VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 5, 10**12, 1.5, "", "x", "E", "1m", "[111z]"),
    *([], ["x"], [1], [[]], ["riichi"], {}, {"a": 1}, {"E": 1}),
)


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
@pytest.mark.parametrize("question", sorted(QUESTIONS))
def test_one_wrong_field_is_answered(question: str, rules: str) -> None:
    base: dict[str, Any] = {**HAND, "rules": rules, "one": rules, "other": "mcr", "text": "1m"}
    if question == "settle":
        base = {"rules": rules, "kind": "draw"}
    own = {"rulesets": ("rules",), "difference": ("one", "other")}
    own |= dict.fromkeys(("ruleset", "card", "ends"), ("rules", "options"))
    for field in own.get(question, FIELDS):
        for value in VALUES:
            found = answer(question, {**base, field: value}, "en")
            assert found["ok"] or found["problem"]["code"], (field, value)


@settings(max_examples=300)
@given(text=st.text(alphabet="0123456789mpszfg[]()+ x🀇", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    found = answer("read", {"text": text}, "en")
    assert found["ok"] or found["problem"]["text"]
