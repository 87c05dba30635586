"""Every error has its sentence in both languages, and nobody says anything else."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from tests.support.case_tables import table
from wrobel import error_texts
from wrobel.errors import HandError, LogError, TextError, WrobelError
from wrobel.json_text import not_json
from wrobel.languages import LANGUAGES, told
from wrobel.lines import unfit
from wrobel.rules import families
from wrobel.rules.rulesets import load
from wrobel.rules.scorer import score
from wrobel.rules.settle import settle
from wrobel.tabletop.answers import answer

SOURCES = Path(error_texts.__file__).parents[1]
families.found()  # brings the causes of the families
CAUSES = error_texts.CAUSES
# How errors are made: the classes, and the helpers that know the place or the kind already.
MAKERS = re.compile(r"^(\w+Error|fail|remark)$")
# Words that no Polish sentence has; names of fields, formats and rulesets are not among them.
ENGLISH = re.compile(
    r"\b(the|is|are|not|must|cannot|there|of|with|this|which|needs?|has|have|been|was|were|only"
    r"|than|more|too|many|than|here|now|should|it|for|from|without)\b"
)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    """Every place where an error is made, with the cause it names."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            if isinstance(node.func, ast.Name) and node.func.id.endswith("Error"):
                name = node.func.id  # ``fail`` alone is the command line's, with its own catalogue
            if not MAKERS.match(name) or name in OTHERS:
                continue
            for argument in node.args[:2]:
                for cause in named(argument):
                    yield path, node, cause


def named(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from named(node.body)
        yield from named(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


# Errors that are not told to people by the catalogue: mistakes of programmers, and of the server's
# own machinery.
OTHERS = {
    *(
        "ValueError",
        "TypeError",
        "AssertionError",
        "AttributeError",
        "DifferenceError",
        "RuntimeError",
        "ImportError",
    ),
    *("KeyError", "OSError", "BotError", "CopyError", "BackupError", "ClaimError", "InUseError"),
}


@pytest.mark.parametrize("cause", CAUSES)
def test_a_cause_is_told_in_both_languages(cause: str) -> None:
    code, english, polish = CAUSES[cause]
    assert re.fullmatch("[a-z_]+", code), cause
    assert english
    assert polish
    assert fields(english) == fields(polish)
    for text in (english, polish):
        assert text == text.strip().rstrip("."), "a line without a full stop"
        assert not text[:1].isupper() or text.startswith(("JSON", "XML", "Botzone")), (
            "without a capital"
        )
    assert not ENGLISH.search(re.sub(r"\{.*?\}|[„“].*?”|wrobel\[\w+\]", "", polish)), polish


def test_every_error_names_a_cause_with_its_values() -> None:
    wrong = []
    for path, call, cause in calls():
        where = f"{path.relative_to(SOURCES)}:{call.lineno}"
        if call.args and call.args[0] is not None and cause not in CAUSES:
            if named_first(call, cause):
                wrong.append(f"{where}: there is no cause {cause!r}")
            continue
        if not named_first(call, cause) or any(keyword.arg is None for keyword in call.keywords):
            continue
        given = {keyword.arg for keyword in call.keywords}
        if missing := fields(CAUSES[cause][1]) - given:
            wrong.append(f"{where}: {cause} lacks {sorted(missing)}")
    assert not wrong, "\n".join(wrong)


def named_first(call: ast.Call, cause: str) -> bool:
    """Is this the cause of the call, and not its place? Helpers are told the place first."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    at = 1 if name in ("fail", "remark") else 0
    return len(call.args) > at and cause in named(call.args[at])


def test_every_cause_is_used() -> None:
    words: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        if "error_texts" in path.parts or path.name == "error_texts.py":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
    words |= {f"event_{key}" for key in words}  # through ``refuse``
    words |= {f"record_{code}" for code in ("differs", "payments")}
    assert set(CAUSES) - words == set()


# What people read


def provoked() -> Iterator[tuple[str, WrobelError]]:
    for name in ("bad_requests", "mcr_bad"):
        try:
            rows = table(name)
        except FileNotFoundError:
            continue
        for row in rows:
            request = row.get("request")
            try:
                score(request) if isinstance(request, dict) else None
            except WrobelError as error:
                yield row["id"], error
    for fields in (
        {"kind": "oops"},
        {"kind": "win", "wins": []},
        {"kind": "draw", "tenpai": ["E", "E"]},
        {"kind": "draw", "riichi": ["S"]},
        {"kind": "chombo"},
        {"kind": "final", "scores": {}},
        {"kind": "final", "scores": {"E": 1, "S": 2, "W": 3, "N": "x"}},
        {"kind": "nagashi", "options": {"nagashi_mangan": "off"}, "by": ["E"]},
    ):
        try:
            settle({"rules": "tenhou", **fields})
        except WrobelError as error:
            yield str(fields), error
    for options in ({"oka": 3}, {"kiriage": "true"}, {"oops": 1}, {"start_points": -3}):
        try:
            load("wrc", options)
        except WrobelError as error:
            yield str(options), error
    yield "json", not_json(b"{,}")
    yield "type", unfit(ValueError("Expected `int | null`, got `str` - at `$.left`"))


PROVOKED = list(provoked())


def test_a_broad_sample_is_provoked() -> None:
    assert len(PROVOKED) > 150
    assert len({error.cause for _, error in PROVOKED}) > 50


@pytest.mark.parametrize(("name", "error"), PROVOKED, ids=[name for name, _ in PROVOKED])
def test_no_english_in_polish(name: str, error: WrobelError) -> None:
    polish = error.say("pl")
    assert polish != error.say("en")
    # what was written wrongly is shown as it was written, and words of options as they are
    shown = [
        str(told(value, "pl"))
        for value in error.values.values()
        if isinstance(value, str | list | tuple)
    ]
    text = error.reason("pl")
    for value in shown:
        text = text.replace(value, "")
    assert not ENGLISH.search(text), f"{name}: {polish}"


def test_all_say_the_same_sentence() -> None:
    """The library, the command line's line and the page: one sentence, one place."""
    request: dict[str, Any] = {"rules": "tenhou", "hand": "1234567m456p7s2", "win": "2s"}
    with pytest.raises(TextError) as caught:
        score(request)
    for lang in LANGUAGES:
        told = answer("look", request, lang)["problems"][0]
        assert told["where"] == caught.value.place == "hand"
        line = caught.value.say(lang)
        assert line.endswith(told["text"][1:-1]), (line, told)


def test_an_error_travels() -> None:
    error = LogError("too_many_bytes", "line 7", most=5).at("game.log")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (type(again), str(again), again.code) == (LogError, str(error), "too_big")


def test_a_place_is_told_once_and_in_words() -> None:
    error = HandError("fifth_tile", "tiles", tile="5m").at("melds[0]").at("wins[1]")
    assert error.place == "wins[1].melds[0].tiles"
    assert error.say("pl").startswith("wygrana 2, układ 1, kamienie: ")
