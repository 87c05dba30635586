"""``wrobel conformance``: cases any mahjong program can be held against."""

import shlex
import sys
from pathlib import Path
from typing import Annotated

from wrobel.cli.arguments import Option, verb
from wrobel.cli.common import Json, Lang, failing, language, print_json, write_text
from wrobel.cli.texts import say
from wrobel.errors import TextError

SOMETHING_WRONG = 1
OURS = "-m wrobel conformance answer"
Level = Annotated[
    str | None,
    Option(
        help="notation, shapes, scores, settlements, menus, games or refusals; all by default.",
        show_default=False,
    ),
]
Rules = Annotated[str | None, Option(help="Cases of one ruleset only.", show_default=False)]


@verb("wrobel conformance cases --level notation --rules mcr")
def cases(level: Level = None, rules: Rules = None, lang: Lang = None) -> None:
    """Print the cases, one JSON object a line."""
    with failing(language(lang)):
        from wrobel.conformance.cases import cases as found

        for case in found(level, rules):
            print_json(case)


@verb("echo '{}' | wrobel conformance answer")
def answer(lang: Lang = None) -> None:
    """Read a case a line and answer each with a line: what this program makes of it."""
    with failing(language(lang)):
        from wrobel.conformance.answers import answer_to
        from wrobel.json_text import from_json

        for line in sys.stdin.buffer:
            case = from_json(line)
            if not isinstance(case, dict):
                raise TextError("not_an_object")
            print_json(answer_to(case))
            sys.stdout.flush()


@verb(
    "wrobel conformance run --level notation --rules tenhou",
    "wrobel conformance run --program ./mahjong --junit conformance.xml --help",
)
def run(
    program: Annotated[
        str | None,
        Option(
            help="The command that answers. [default: this program]",
            metavar="CMD",
            show_default=False,
        ),
    ] = None,
    level: Level = None,
    rules: Rules = None,
    json: Json = False,
    junit: Annotated[
        Path | None, Option(help="Write the verdicts as JUnit's XML.", metavar="FILE")
    ] = None,
    lang: Lang = None,
) -> int:
    """Ask a program every case and compare its answers; the status is 1 if any is wrong.

    The program reads a case a line and answers it with a line, within ten seconds. It may say of a
    case that it does not support it.
    """
    tongue = language(lang)
    with failing(tongue):
        from wrobel.conformance.cases import cases as found
        from wrobel.conformance.run import junit as as_junit
        from wrobel.conformance.run import run as asked

        verdicts = []
        for one in asked(program or f"{shlex.quote(sys.executable)} {OURS}", found(level, rules)):
            verdicts.append(one)
            if json:
                print_json(one.to_dict())
            elif one.wrong:
                print(f"{one.case['id']} ({one.case['rule']}): {one.wrong}")
        if junit is not None:
            write_text(junit, as_junit(verdicts), tongue)
    outcomes = [one.outcome for one in verdicts]
    counts = {name: outcomes.count(name) for name in ("passed", "failed", "unsupported")}
    if not json:
        print(say("conformance_done", tongue, **counts))
    return SOMETHING_WRONG if counts["failed"] else 0
