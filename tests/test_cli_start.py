"""A command loads little, and what is read without Typer is read as Typer would read it."""

import functools
import inspect
import json
import os
import shlex
import subprocess
import sys
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.cli_run import COMMAND, Inside, environment
from wrobel.cli import app, plain, verbs
from wrobel.cli.arguments import EXAMPLES, Argument

VALUES = ("7", "0", "0.5", "65536", "123m", "E", "pl", "a=b", "", "-", "-1", "--json")
WORDS = ("[123m]1z", "7", "", "-", "--", "-x", "-1", "-h", "--help", "--nonsense", "--json=1")
TOUCHED = """
import io, json, sys
from wrobel.cli import main
sys.stdout = io.StringIO()
main.run({arguments!r})
json.dump(sorted({{name.partition(".")[0] for name in sys.modules}}), sys.__stdout__)
"""
LIBRARY = """
import json, sys
import wrobel
for name in set(wrobel.__all__) - {"env", "sim"}:  # NumPy; JSON
    getattr(wrobel, name)
wrobel.analyze("123m4067p234556s3z", "tenhou")
wrobel.settle({"rules": "tenhou", "kind": "draw", "tenpai": ["E"]})
for rules in ("tenhou", "mcr", "hk-new"):
    request = {"rules": rules, "hand": "22333m555p777s99p", "win": "9p", "by": "self-draw"}
    wrobel.score(request, trace=True).to_dict("pl")
    wrobel.Table(rules, seed="1").view(0)
json.dump(sorted({name.partition(".")[0] for name in sys.modules}), sys.stdout)
"""


def touched(code: str) -> set[str]:
    """The packages that a program loads, those of Python aside."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    return set(json.loads(done.stdout)) - set(sys.stdlib_module_names)


def test_the_library_loads_nothing_of_others() -> None:
    ours = {
        "__main__",
        "__mp_main__",
        "wrobel",
        "cython",
        "Cython",
        "cython_runtime",
        "sitecustomize",
    }
    assert {name for name in touched(LIBRARY) - ours if not name.startswith("_cython")} == set()


@pytest.mark.parametrize(
    ("line", "loaded"),
    [
        ("score 123456m456p7892s 2s --rules tenhou", {"rich"}),
        ("score 123456m456p7892s 2s --rules tenhou --json", set()),
        ("analyze 123m4067p234556s3z --json", set()),
        ("analyze 123x", set()),
        ("rules list --json", set()),
        ("rules diff wrc tenhou --json", set()),
        ("settle {}", set()),
        ("sim --bots random,random,random,random --hands 1 --json", {"msgspec"}),
        ("--version", set()),
        ("score --batch /dev/null", set()),
    ],
)
def test_a_command_loads_only_what_it_needs(line: str, loaded: set[str]) -> None:
    found = touched(TOUCHED.format(arguments=shlex.split(line)))
    assert found & {"typer", "rich", "msgspec", "pydantic", "sqlalchemy", "numpy"} == loaded


@functools.cache
def catcher(name: str) -> tuple[Any, list[dict[str, Any]]]:
    """A verb for Typer that does nothing but note how it was called."""
    real = verbs.load(name)
    caught: list[dict[str, Any]] = []

    @functools.wraps(real)
    def note(**values: Any) -> None:
        caught.append(values)

    EXAMPLES[note] = ()
    return note, caught


def by_typer(name: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """What Typer calls a verb with, or nothing."""
    note, caught = catcher(name)
    caught.clear()
    with monkeypatch.context() as patch:
        patch.setattr(app, "load", lambda _: note)
        app.call([*name.split(), *arguments])
    return caught[0] if caught else None


def command_lines(name: str) -> st.SearchStrategy[list[str]]:
    """Arguments of a verb, right ones and wrong ones."""
    needed: list[str] = []
    parts: list[st.SearchStrategy[list[str]]] = []
    value = st.sampled_from(VALUES)
    for parameter, found in inspect.signature(verbs.load(name)).parameters.items():
        kind, declared = get_args(found.annotation)
        if isinstance(declared, Argument):
            needed += ["7"] * (found.default is inspect.Parameter.empty)
            continue
        spelled = parameter.replace("_", "-")
        for names in declared.names or (f"--{spelled}/--no-{spelled}",):
            for option in names.split("/"):
                parts.append(st.just([option]))
                if kind is not bool:
                    parts += [st.tuples(st.just(option), value).map(list)] * 3
                    parts.append(value.map(f"{option}={{}}".format).map(lambda word: [word]))
    parts += [st.sampled_from(WORDS).map(lambda word: [word])] * 3
    return st.lists(st.one_of(parts), max_size=3).map(
        lambda chosen: [*needed, *(word for part in chosen for word in part)]
    )


@pytest.mark.parametrize("name", [name for name in verbs.HOMES if name != "db restore"])
def test_plain_words_are_read_as_typer_reads_them(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    verb = verbs.load(name)
    understood = 0

    @settings(max_examples=80)
    @given(command_lines(name))
    def check(arguments: list[str]) -> None:
        nonlocal understood
        try:
            values = plain.read(verb, arguments)
        except plain.Doubt:
            return
        understood += 1
        assert by_typer(name, arguments, monkeypatch) == values, arguments

    check()
    capsys.readouterr()
    assert understood >= 5


def test_what_typer_must_look_at_is_left_to_it() -> None:
    """A backup must exist; nothing here looks whether it does."""
    with pytest.raises(plain.Doubt):
        plain.read(verbs.load("db restore"), ["club.sqlite"])


@pytest.mark.parametrize("name", [name for name in verbs.HOMES if name != "db restore"])
def test_examples_are_plain(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for example in EXAMPLES[verbs.load(name)]:
        words = shlex.split(example.partition("|")[0])
        if words[0] == "wrobel" and "--help" not in words:
            arguments = words[1 + len(name.split()) :]
            values = plain.read(verbs.load(name), arguments)
            assert values == by_typer(name, arguments, monkeypatch)


def test_who_completes_is_not_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert plain.understood(["rules", "list"]) is not None
    monkeypatch.setenv("_WROBEL_COMPLETE", "complete_bash")
    assert plain.understood(["rules", "list"]) is None


@pytest.mark.parametrize("words", [("--lang", "en"), ("--lang", "pl", "--lang", "en")])
def test_interrupted_either_way(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Read plainly or by Typer (an option given twice): the same line, the same status."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("wrobel.cli.rules.about", interrupt)
    found = Inside(capsys)("rules", "list", *words)
    assert (found.status, found.out) == (130, "")
    assert found.err.strip().startswith("wrobel: ")


@pytest.mark.parametrize("words", [(), ("--lang", "pl", "--lang", "en")])
def test_a_reader_that_goes_away(words: tuple[str, ...]) -> None:
    """As in ``wrobel rules show tenhou | head -0``: no complaint."""
    ours, theirs = os.pipe()
    os.close(ours)
    done = subprocess.run(
        [*COMMAND, "rules", "show", "tenhou", *words],
        stdout=theirs,
        stderr=subprocess.PIPE,
        env=environment(),
        check=False,
    )
    os.close(theirs)
    assert (done.returncode, done.stderr) == (1, b"")
