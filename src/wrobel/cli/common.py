"""What all verbs share: options, the console, errors in one line, JSON."""

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated

from wrobel.cli import texts
from wrobel.cli.arguments import Option, completing
from wrobel.cli.failure import BAD_INPUT, CANNOT_WIN, Failure, fail
from wrobel.errors import WrobelError, os_words
from wrobel.languages import LANGUAGES
from wrobel.rules.rulesets import FAMILY_OF

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from wrobel.rules.options import Options

RULES = tuple(FAMILY_OF)
BYS = ("self-draw", "discard", "robbed-kong")
SEATS = ("E", "S", "W", "N")
SEATS_SAID = {"en": SEATS, "pl": ("Ws", "Pd", "Za", "Pn")}
FLAGS = (
    "riichi",
    "double_riichi",
    "ippatsu",
    "replacement",
    "bonus_replacement",
    "kong_on_kong",
    "last_tile",
    "first_turn",
    "last_of_kind",
)

# Codes of errors about a hand that is readable and possible but wins nothing.
NO_WIN_CODES = frozenset({"not_a_win", "no_yaku"})


def complete_setting(incomplete: str) -> list[str]:
    """Keys of options, then their values."""
    from wrobel.rules.options import show
    from wrobel.rules.rulesets import FAMILIES, options_of

    known = {option.key: option for family in FAMILIES for option in options_of(family)}
    key, equals, _ = incomplete.partition("=")
    if equals and key in known:
        words = [f"{key}={show(value)}" for value in known[key].values]
    else:
        words = [f"{name}=" for name in known]
    return [word for word in words if word.startswith(incomplete)]


Lang = Annotated[
    str | None,
    Option(
        help="Language of the answer: pl or en.",
        metavar="pl|en",
        autocompletion=completing(*LANGUAGES),
    ),
]
Json = Annotated[bool, Option("--json", help="Print JSON for programs.")]
Settings = Annotated[
    list[str] | None,
    Option(
        "--set",
        help="Change one option of the ruleset (repeatable).",
        metavar="KEY=VALUE",
        autocompletion=complete_setting,
    ),
]


def language(given: str | None) -> str:
    """The language of ``--lang`` or the environment; a wrong one is an error."""
    if given is not None and given not in LANGUAGES:
        fail("bad_lang", texts.language(), text=given)
    return texts.language(given)


def error_line(error: WrobelError, lang: str) -> str:
    """An error as one line."""
    return error.say(lang)


@contextlib.contextmanager
def failing(lang: str, answer_json: bool = False) -> Iterator[None]:
    """Turn errors of the library into exits; with ``answer_json`` also into a JSON answer."""
    try:
        yield
    except WrobelError as error:
        if answer_json:
            print_json({"id": None, "ok": False, "error": error.to_dict(lang)})
        status = CANNOT_WIN if error.code in NO_WIN_CODES else BAD_INPUT
        raise Failure(error_line(error, lang), status) from None


def console() -> "Console":
    """Where people read: as wide as the terminal, 80 columns where there is none."""
    from rich.console import Console

    width = None
    if not sys.stdout.isatty() and not os.environ.get("COLUMNS"):
        width = 80
    return Console(highlight=False, soft_wrap=False, width=width)


def print_json(answer: object) -> None:
    """One line of JSON, escaped where the stream cannot carry it."""
    import json

    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower()
    escape = not encoding.startswith("utf")
    print(json.dumps(answer, ensure_ascii=escape))


def write_text(path: "Path", text: str, lang: str) -> None:
    """A file for who asked for one, or a line that says why there is none.

    What JSON can say and a file cannot, half of a pair of code units, becomes a question mark.
    """
    try:
        path.write_text(text, encoding="utf-8", errors="replace")
    except OSError as error:
        fail("no_output", lang, name=path, why=os_words(error).say(lang))


def read_settings(rules: str, settings: Iterable[str] | None, lang: str) -> dict[str, object]:
    """The overrides of ``--set key=value``."""
    from wrobel.rules.rulesets import family_of, options_of

    by_key = {option.key: option for option in options_of(family_of(rules))}
    found: dict[str, object] = {}
    for setting in settings or ():
        key, equals, value = setting.partition("=")
        if not equals or not key.strip():
            fail("bad_set", lang, text=setting)
        name = key.strip().replace("-", "_")
        text = value.strip()
        found[name] = by_key[name].parse(text) if name in by_key else text
    return found


def load_options(rules: str, settings: Iterable[str] | None, lang: str) -> "Options":
    from wrobel.rules.rulesets import load

    overrides: Mapping[str, object] = read_settings(rules, settings, lang)
    return load(rules, overrides)
