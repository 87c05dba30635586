"""``wrobel bot``: one of our bots at somebody else's table."""

import sys
from typing import Annotated

from wrobel.cli.arguments import Argument, Option, completing, verb
from wrobel.cli.common import (
    Lang,
    Settings,
    failing,
    language,
    read_settings,
)
from wrobel.cli.failure import fail
from wrobel.rules.families import found
from wrobel.rules.rulesets import USUAL, load
from wrobel.usual_rules import wished

MJAI_RULES = tuple(
    rules for _, about in found().values() if "mjai" in about.formats for rules in about.rules
)


def bots(incomplete: str) -> list[str]:
    """The bots whose name begins so; only who completes waits until they are loaded."""
    from wrobel.bots import NAMES

    return completing(*NAMES)(incomplete)


@verb("wrobel bot --help")
def bot(
    seat: Annotated[
        int, Argument(help="Our seat, 0 to 3; the start of a game may say it too.")
    ] = 0,
    mjai: Annotated[
        bool, Option("--mjai", help="Speak mjai on standard input and output.")
    ] = False,
    name: Annotated[str, Option(help="Which bot.", autocompletion=bots)] = "strong",
    rules: Annotated[
        str | None,
        Option(
            help="The ruleset. [default: yours (WROBEL_RULES) if mjai knows it, or the usual one]",
            autocompletion=completing(*MJAI_RULES),
            show_default=False,
        ),
    ] = None,
    seed: Annotated[str, Option(help="Any text, for a bot that plays by chance.")] = "",
    think: Annotated[
        float | None,
        Option(
            help="Milliseconds that strong may think at a decision, in games where that pays.",
            min=0,
            metavar="MS",
        ),
    ] = None,
    set_: Settings = None,
    lang: Lang = None,
) -> None:
    """Play at another program's table.

    Every line in is an mjai event or an array of them, every line out an answer to the last one.
    """
    tongue = language(lang)
    if not mjai:
        fail("bot_mjai", tongue)
    with failing(tongue):
        import msgspec

        from wrobel.bots import make
        from wrobel.errors import TextError
        from wrobel.json_text import from_json
        from wrobel.mjai.our_bot import MjaiPlayer
        from wrobel.sim.settings import check_bot

        if rules is None:
            wish = wished()
            rules = wish if wish in MJAI_RULES else USUAL
        check_bot(name, load(rules))
        if rules not in MJAI_RULES:
            raise TextError("not_mjai", "rules", rules=rules)
        player = MjaiPlayer(
            make(name, seed, think), seat, rules, read_settings(rules, set_, tongue)
        )
        for line in sys.stdin.buffer:
            told = from_json(line)
            answer = player.answer(told if isinstance(told, list) else [told])
            print(msgspec.json.encode(answer).decode(), flush=True)
            if player.problem:
                print(f"wrobel: {player.problem}", file=sys.stderr)
