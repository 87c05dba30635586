"""The command line as a whole: help, examples, languages, errors, the catalogue of texts."""

import json
import re
import shlex
import socket
import string
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.cli_run import Inside, outside
from wrobel import __version__
from wrobel.cli import common, main, texts
from wrobel.rules.request import BY, FLAGS
from wrobel.web.http import static_files
from wrobel.web.processes import serve as web_serve

COMMANDS = [
    (),
    ("analyze",),
    ("score",),
    ("settle",),
    ("compare",),
    ("play",),
    ("serve",),
    ("sim",),
    ("bot",),
    ("seating",),
    ("standings",),
    ("rules",),
    ("rules", "list"),
    ("rules", "show"),
    ("rules", "diff"),
    ("rules", "card"),
]
PLAN = {
    "players": 28,
    "rounds": [[list(range(first, first + 4)) for first in range(1, 29, 4)]] * 4,
}
EVENING = {
    "rules": "mcr",
    "players": [{"id": n, "name": f"P{n}"} for n in range(1, 9)],
    "rounds": [{"tables": [{"seats": [1, 2, 3, 4], "scores": [8, 0, 0, -8]}]}],
}
REQUESTS = (
    '{"id": 1, "rules": "tenhou", "hand": "123456m456p7892s", "win": "2s"}',
    "not json",
    '{"id": 3, "rules": "tenhou", "kind": "draw", "tenpai": ["E"]}',
)


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "WROBEL_LANG"):
        monkeypatch.delenv(name, raising=False)
    return Inside(capsys)


def help_of(cli: Inside, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]) -> str:
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setenv("TERMINAL_WIDTH", "400")
    found = cli(*command, "--help")
    assert found.status == 0, found.err
    return found.out


def examples(text: str) -> list[str]:
    after = text.partition("Examples")[2]
    return [line.strip() for line in after.splitlines() if line.strip().startswith("wrobel ")]


def told_to_stop(*_: object, ready: Callable[[], None], **__: object) -> None:
    """A server that is told to stop as soon as it is ready."""
    ready()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_has_examples_and_every_example_runs(
    cli: Inside,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    command: tuple[str, ...],
) -> None:
    found = examples(help_of(cli, monkeypatch, command))
    assert found
    monkeypatch.setattr(web_serve, "serve", told_to_stop)
    monkeypatch.setattr(web_serve, "bind", lambda *_: socket.create_server(("127.0.0.1", 0)))
    monkeypatch.setattr(webbrowser, "open", lambda _: True)
    monkeypatch.setattr(static_files, "are_built", lambda *_: True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    Path("requests.jsonl").write_text("\n".join(REQUESTS) + "\n")
    Path("plan.json").write_text(json.dumps(PLAN))
    Path("evening.json").write_text(json.dumps(EVENING))
    for example in found:
        arguments = shlex.split(example)[1:]
        answer = cli(*arguments)
        assert answer.status == 0, (example, answer.err)
        assert answer.out or "--output" in arguments
        assert not answer.err


@pytest.mark.parametrize("command", COMMANDS[1:], ids=" ".join)
def test_h_is_help(cli: Inside, command: tuple[str, ...]) -> None:
    assert "Usage: wrobel" in cli(*command, "-h").out


def test_version(cli: Inside) -> None:
    assert cli("--version").out == f"wrobel {__version__}\n"
    assert cli("--version", "rules").out == f"wrobel {__version__}\n"
    assert outside("--version").out == f"wrobel {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS[1:], ids=" ".join)
def test_every_verb_knows_the_version(cli: Inside, command: tuple[str, ...]) -> None:
    assert cli(*command, "--version").out == f"wrobel {__version__}\n"


def test_no_arguments_show_the_help(cli: Inside) -> None:
    found = cli()
    assert "Usage: wrobel" in found.out
    assert found.status == 2


def test_version_and_batch_load_neither_typer_nor_rich() -> None:
    code = (
        "import sys; from wrobel.cli import main; main.run(['--version']);"
        "main.run(['score', '--batch', '-']); print(sorted({'typer', 'rich'} & set(sys.modules)))"
    )
    import subprocess
    import sys

    done = subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, check=True)
    assert done.stdout.splitlines()[-1] == b"[]"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["nonsense"], "nonsense"),
        (["score", "--nonsense"], "--nonsense"),
        (["score", "--honba", "many"], "--honba"),
        (["analyze"], "HAND"),
        (["analyze", "123x"], "“x” (character 4)"),
        (["analyze", "123m"], "concealed tiles"),
        (["analyze", "11111m"], "5 times"),
        (["analyze", "[124m]1m"], "no chow, pung or kong"),
        (["analyze", "1122m", "--rules", "nonsense"], "ema-2016"),
        (["analyze", "1122m", "--set", "nonsense=1"], "kiriage"),
        (["analyze", "1122m", "--set", "kiriage"], "key=value"),
        (["analyze", "1122m", "--set", "kiriage=maybe"], "false, true"),
        (["analyze", "1122m", "--set", "honba=299"], "honba cannot be 299;"),
        (["analyze", "1122m", "--lang", "de"], "'de'"),
        (["rules", "show", "nonsense"], "ema-2016"),
        (["rules", "diff", "wrc", "nonsense"], "hk-new"),
        (["rules", "card", "wrc", "--format", "pdf"], "markdown"),
        (["rules", "card", "wrc", "--format", "html", "--output", "/nowhere/at/all"], "/nowhere"),
        (["settle"], "--batch"),
        (["settle", "{"], "not JSON"),
        (["settle", "[]"], "object"),
        (["settle", '{"rules": "wrc", "kind": "win"}'], "wins"),
        (["settle", "{}", "--batch", "-"], "alone"),
        (["score", "--batch", "/nowhere/at/all"], "/nowhere/at/all"),
        (["settle", "--batch", "/nowhere/at/all"], "/nowhere/at/all"),
        (["compare", "1122m"], "WIN_TILE"),
        (["play", "--db", "nonsense"], "database"),
        (["review", "README.md", "--player", "9" * 5000], "--player"),
    ],
)
def test_a_bad_command_ends_with_two_and_one_line(
    cli: Inside, arguments: list[str], word: str
) -> None:
    found = cli(*arguments)
    assert found.status == 2
    assert found.err.count("\n") == 1
    assert found.err.startswith("wrobel: ")
    assert word in found.err
    assert "Traceback" not in found.err


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("analyze", "11111m"), "fifth_copy"),
        (("analyze", "1m", "--rules", "none"), "unknown_rules"),
        (("analyze", "1m", "--set", "kiriage=maybe"), "bad_option"),
        (("compare", "123456789m1122z", "1q"), "bad_tile"),
        (("compare", "123456789m1122z", "1z", "--rules", "none"), "unknown_rules"),
    ],
)
def test_an_error_is_json_too(cli: Inside, arguments: tuple[str, ...], code: str) -> None:
    found = cli(*arguments, "--json")
    answer = json.loads(found.out)
    assert answer == {"id": None, "ok": False, "error": answer["error"]}
    assert (answer["error"]["code"], found.status) == (code, 2)
    assert found.err.count("\n") == 1
    assert cli(*arguments).out == ""


def test_an_error_in_polish(cli: Inside) -> None:
    found = cli("analyze", "123x", "--lang", "pl")
    assert found.err == "wrobel: „x” (znak 4) nie oznacza kamienia\n"


def test_an_error_of_ours_is_one_line_too(cli: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("oh")

    monkeypatch.setattr(main, "shortcut", broken)
    found = cli("analyze")
    assert (found.status, found.err.count("\n")) == (2, 1)
    assert "RuntimeError: oh" in found.err
    monkeypatch.setenv("WROBEL_DEBUG", "1")
    with pytest.raises(RuntimeError):
        cli("analyze")


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "WROBEL_LANG": "en"}, "en"),
        ({"LANG": "en_GB.UTF-8", "WROBEL_LANG": "pl"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"WROBEL_LANG": "xx", "LANG": "pl"}, "pl"),
    ],
)
def test_the_language_comes_from_the_environment(
    cli: Inside, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], lang: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert texts.language() == lang
    word = {"en": "Distance", "pl": "Odległość"}[lang]
    assert word in cli("analyze", "1122m").out
    assert "Distance" in cli("analyze", "1122m", "--lang", "en").out
    assert "Odległość" in cli("analyze", "1122m", "--lang", "pl").out


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("key", texts.TEXTS)
def test_every_text_is_in_both_languages(key: str) -> None:
    english, polish = texts.TEXTS[key]
    assert english
    assert polish
    assert fields(english) == fields(polish)


# Words that are looked up by what they name: forms, sets, limits, seats, reasons, codes.
BY_NAME = re.compile(
    r"regular|seven_pairs|thirteen_orphans|honors_knitted|knitted(_straight)?|bonus_tiles|chow|pung|kong|pair"
    r"|(counted_)?yakuman|mangan|haneman|(san)?baiman|limit|no_yaku|not_a_win|[ESWN]"
    r"|\dz(_face)?|(by|ask|missing|code|sim|backup|check|settle)_[\w-]+|sim"
)


def test_every_text_is_used() -> None:
    folder = Path(texts.__file__).parent
    code = "".join(
        path.read_text() for path in folder.glob("*.py") if not path.name.startswith("texts")
    )
    assert [
        key
        for key in texts.TEXTS
        if not BY_NAME.fullmatch(key) and not re.search(rf"[\"']{key}[\"']", code)
    ] == []


def test_lists_of_words_match_the_library() -> None:
    assert set(common.BYS) == set(BY)
    assert set(common.FLAGS) == set(FLAGS)


def test_completion_offers_rulesets_and_options() -> None:
    env = {
        "_WROBEL_COMPLETE": "complete_bash",
        "COMP_WORDS": "wrobel rules show t",
        "COMP_CWORD": "3",
    }
    assert outside(env=env).out.split() == ["tenhou"]
    env |= {"COMP_WORDS": "wrobel analyze 1m --set kiri", "COMP_CWORD": "4"}
    assert outside(env=env).out.split() == ["kiriage="]
    assert common.complete_setting("kiriage=") == ["kiriage=false", "kiriage=true"]


def test_settle_one_request(cli: Inside) -> None:
    request = {"id": "d", "rules": "tenhou", "kind": "draw", "tenpai": ["E"]}
    found = cli("settle", json.dumps(request), "--json")
    answer = json.loads(found.out)
    assert answer["payments"] == {"E": 3000, "S": -1000, "W": -1000, "N": -1000}
    assert answer["id"] == "d"
    found = cli("settle", '{"rules": "tenhou", "kind": "nonsense"}', "--json")
    assert json.loads(found.out)["error"]["code"] == "bad_field"
    assert found.status == 2


WIN = {"seat": "S", "by": "discard", "from": "W", "value": {"han": 3, "fu": 40}}


@pytest.mark.parametrize(
    ("request_", "lang", "said"),
    [
        (
            {"rules": "tenhou", "kind": "draw", "tenpai": ["E"], "honba": 1},
            "en",
            ["East +3000", "North −1000", "2 counters", "0 riichi sticks", "same dealer"],
        ),
        (
            {"rules": "ema-2016", "kind": "win", "hand": "E3.1", "wins": [WIN]},
            "pl",
            ["Południe +5500", "Wygrywa: Południe", "wiatr rundy Wschód, rozdanie 4"],
        ),
        ({"rules": "ema-2016", "kind": "chombo", "by": ["S"]}, "pl", ["Południe −20"]),
        (
            {"rules": "mcr", "kind": "final", "scores": {"E": 9, "S": 3, "W": 3, "N": -15}},
            "pl",
            ["Wschód 1 +9 4", "Zachód 2 +3 1,5", "Północ 4 −15 0"],
        ),
    ],
)
def test_a_settlement_is_told_to_people(
    cli: Inside, request_: dict[str, object], lang: str, said: list[str]
) -> None:
    """The same facts as for programs, in words and in either language."""
    found = cli("settle", json.dumps(request_), "--lang", lang)
    lines = " ".join(found.out.split())
    for text in said:
        assert text in lines
    assert "{" not in lines
    bad = cli("settle", '{"rules": "tenhou", "kind": "nonsense"}', "--lang", lang)
    assert (bad.status, bad.out) == (2, "")
