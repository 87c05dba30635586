"""Cases for any mahjong program: there are enough, ours answers all, wrong answers are found."""

import json
import sys
from collections import Counter
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.conftest import INTERPRETED, LONG
from tests.support.cli_run import Inside
from tests.support.conformance_cases import make
from wrobel.conformance.answers import answer_to
from wrobel.conformance.cases import HOME, LEVELS, cases, presets
from wrobel.conformance.run import judged, run
from wrobel.errors import TextError
from wrobel.rules.rulesets import FAMILY_OF, load, options_of, patterns_of

FIELDS = ("id", "family", "level", "rules", "options", "input", "expected", "rule", "why", "tags")
ANSWER = f"{sys.executable} -m wrobel conformance answer"


@pytest.fixture(scope="module")
def every() -> list[dict[str, Any]]:
    return list(cases())


def test_a_case_has_all_its_fields(every: list[dict[str, Any]]) -> None:
    for one in every:
        assert tuple(one) == (*FIELDS, "status")
        assert one["rule"], one["id"]
        assert one["why"], one["id"]
        assert one["status"] in ("confirmed", "own")
        assert one["expected"]
        assert one["family"] == FAMILY_OF[one["rules"]]
    assert len({one["id"] for one in every}) == len(every)


@pytest.mark.parametrize("level", LEVELS if LONG else ("notation",))
def test_the_program_makes_them_again(level: str, tmp_path: Path) -> None:
    """Byte for byte: nobody has changed the cases, nor what they are made from, alone."""
    make(level, tmp_path)
    assert (tmp_path / f"{level}.jsonl").read_bytes() == (HOME / f"{level}.jsonl").read_bytes()


def test_there_are_enough(every: list[dict[str, Any]]) -> None:
    counted = Counter((one["level"], one["rules"]) for one in every)
    few = {
        (level, rules): counted[level, rules]
        for level in LEVELS
        for rules in FAMILY_OF
        if counted[level, rules] < 20
    }
    assert few == {}


def test_the_options_are_those_of_the_rulesets() -> None:
    """They stand in the cases themselves; a ruleset that changes shows here."""
    assert {rules: one["options"] for rules, one in presets().items()} == {
        rules: dict(load(rules)) for rules in FAMILY_OF
    }


@pytest.mark.parametrize("level", LEVELS)
def test_ours_answers_all(every: list[dict[str, Any]], level: str) -> None:
    asked = [one for one in every if one["level"] == level][:: 8 if INTERPRETED else 1]
    wrong = {
        one["id"]: verdict.wrong
        for one in asked
        if (verdict := judged(one, json.loads(json.dumps(answer_to(one))))).outcome != "passed"
    }
    assert wrong == {}


def test_every_pattern_counts_somewhere(every: list[dict[str, Any]]) -> None:
    found = {(one["family"], fan["id"]) for one in every for fan in one["expected"].get("fans", ())}
    missing = {
        (family, pattern.id)
        for family in set(FAMILY_OF.values())
        for pattern in patterns_of(family)
        if (family, pattern.id) not in found
    }
    assert missing == {("riichi", "nagashi")}, "which is paid at a draw and counts in no score"


def test_options_are_tried_with_other_values(every: list[dict[str, Any]]) -> None:
    """Most options stand in some case with a value that the ruleset does not have."""
    for family in sorted(set(FAMILY_OF.values())):
        tried = {
            key
            for one in every
            if one["family"] == family
            for key, value in one["options"].items()
            if presets()[one["rules"]]["options"][key] != value
        }
        keys = {option.key for option in options_of(family)}
        assert len(tried) > 0.8 * len(keys), sorted(keys - tried)


def test_every_code_of_a_refusal_is_there(every: list[dict[str, Any]]) -> None:
    codes = {one["expected"]["error"]["code"] for one in every if "error" in one["expected"]}
    assert {
        *("bad_json", "bad_field", "bad_tile", "wrong_tile_count", "fifth_copy", "bad_meld"),
        *("contradiction", "unknown_rules", "bad_option", "not_a_win", "no_yaku", "bad_value"),
    } <= codes


# Programs that answer


def program(folder: Path, text: str) -> str:
    path = folder / "program.py"
    head = "import json, sys\nfor line in sys.stdin:\n    case = json.loads(line)\n"
    path.write_text(head + text, encoding="utf-8")
    return f"{sys.executable} {path}"


PRINTS = "    print(json.dumps({found}), flush=True)\n"
SOME = 3


@pytest.mark.parametrize(
    ("text", "outcome", "wrong"),
    [
        (PRINTS.format(found='{"id": case["id"], "unsupported": True}'), "unsupported", ""),
        (PRINTS.format(found='{"id": case["id"], "answer": {}}'), "failed", "hand: null instead"),
        (PRINTS.format(found='{"id": 7, "answer": {}}'), "failed", "something else"),
        ("    print('what?', flush=True)\n", "failed", "not JSON"),
        ("    sys.exit(3)\n", "failed", "has ended"),
        ("    pass\n", "failed", "no answer within"),
    ],
    ids=["unsupported", "empty", "another", "no json", "ends", "silent"],
)
def test_what_programs_do(tmp_path: Path, text: str, outcome: str, wrong: str) -> None:
    asked = list(cases("notation", "mcr"))[:SOME]
    seconds = 0.1 if "within" in wrong else 60
    verdicts = list(run(program(tmp_path, text), asked, seconds))
    assert [one.outcome for one in verdicts] == [outcome] * SOME
    assert all(wrong in one.wrong for one in verdicts)


def test_a_program_is_not_told_the_answer(tmp_path: Path) -> None:
    text = PRINTS.format(found='{"id": case["id"], "answer": case.get("expected", {})}')
    [verdict] = run(program(tmp_path, text), list(cases("notation", "mcr"))[:1])
    assert verdict.outcome == "failed"


@pytest.mark.parametrize(
    ("key", "found", "wanted", "same"),
    [
        ("final", {"E": 1.0000000001}, {"E": 1}, True),
        ("final", {"E": 1.1}, {"E": 1}, False),
        ("legal", True, 1, False),
        ("legal", ["pass"], ["pass", "win"], False),
        (
            "fans",
            [{"id": "b", "value": 1, "count": 1}],
            [{"id": "a", "value": 1, "count": 1}],
            False,
        ),
        ("fans", None, [], False),
        ("error", {"code": "bad_tile", "message": "x"}, {"code": "bad_tile"}, True),
        ("error", None, {"code": "bad_tile"}, False),
    ],
)
def test_the_comparison(key: str, found: Any, wanted: Any, same: bool) -> None:
    case = {"id": "x", "expected": {key: wanted}}
    verdict = judged(case, {"id": "x", "answer": {key: found}})
    assert (verdict.outcome == "passed") is same


def test_unknown_names_are_refused() -> None:
    for names in (("poetry", None), (None, "mahjong")):
        with pytest.raises(TextError) as raised:
            next(cases(*names))
        assert raised.value.code == "bad_field"


def test_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    inside = Inside(capsys)
    arguments = ("--level", "notation", "--rules", "hk-old")
    listed = inside("conformance", "cases", *arguments)
    assert listed.status == 0
    assert json.loads(listed.out.splitlines()[0])["family"] == "hongkong"
    junit = tmp_path / "found.xml"
    done = inside("conformance", "run", "--program", ANSWER, *arguments, "--junit", str(junit))
    assert (done.status, "failed: 0" in done.out) == (0, True)
    suite = ET.parse(junit).getroot()  # noqa: S314 - our own
    assert len(suite) == len(listed.out.splitlines())
    bad = inside(
        "conformance", "run", "--program", "cat", *arguments, "--json", "--junit", str(junit)
    )
    assert bad.status == 1
    assert json.loads(bad.out.splitlines()[0])["outcome"] == "failed"
    assert len(ET.parse(junit).getroot().findall("testcase/failure")) == len(suite)  # noqa: S314


@pytest.mark.parametrize(
    "case",
    [
        {"level": ["notation"]},
        {"level": "notation"},
        {"level": "notation", "rules": "tenhou", "input": {}},
        {"level": "scores", "rules": "tenhou", "input": []},
        {"level": "scores", "rules": "tenhou", "input": {}, "options": None},
        {"level": "settlements", "rules": None, "input": {"kind": "draw"}},
        {"level": "shapes", "rules": "tenhou", "options": 3, "input": {"hand": "1m"}},
        {"level": "menus", "rules": "tenhou", "input": {"wall": "", "actions": [[0]]}},
        {"level": "games", "rules": "tenhou", "input": {"actions": []}},
    ],
)
def test_a_case_that_is_none_gets_an_answer(case: dict[str, Any]) -> None:
    found = answer_to({"id": "x", **case})
    assert found.get("unsupported") or found["answer"]["ok"] is False


@pytest.mark.parametrize("line", ["3", "[]", "null", "x"])
def test_a_line_that_is_no_case_is_one_clear_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(line.encode())))
    found = Inside(capsys)("conformance", "answer")
    assert found.status == 2
    assert found.err in ("wrobel: it must be an object\n", "wrobel: not JSON (line 1, column 1)\n")


def test_what_cannot_be_started_or_written_is_one_clear_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    inside = Inside(capsys)
    few = ("--level", "notation", "--rules", "hk-old")
    found = inside("conformance", "run", *few, "--program", "echo 'x")
    assert (found.status, "a quotation mark is open" in found.err) == (2, True)
    assert inside("conformance", "run", *few, "--program", " ").status == 2
    found = inside("conformance", "run", *few, "--junit", str(tmp_path / "none" / "found.xml"))
    assert (found.status, found.err.startswith("wrobel: cannot write")) == (2, True)
