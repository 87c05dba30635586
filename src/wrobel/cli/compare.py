"""``wrobel compare``: one hand under several rulesets, side by side."""

from typing import Annotated, Any

import typer

from wrobel.cli.common import (
    RULES,
    Json,
    Lang,
    add_command,
    completing,
    console,
    failing,
    language,
    print_json,
)
from wrobel.cli.facts import Hand, Win, with_facts
from wrobel.cli.failure import fail

EACH_FAMILY = ["ema-2016", "mcr", "hk-old"]


@with_facts
def compare(
    facts: dict[str, Any],
    hand: Hand = None,
    win: Win = None,
    rules: Annotated[
        list[str] | None,
        typer.Option(
            help=f"A ruleset (repeatable; default {', '.join(EACH_FAMILY)}).",
            autocompletion=completing(*RULES),
            show_default=False,
        ),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """The same hand as riichi, MCR and Hong Kong, with the names each gives to a pattern."""
    tongue = language(lang)
    for fact, value in (("hand", hand), ("win", win)):
        if not value:
            fail(f"missing_{fact}", tongue)
    chosen = [name.strip() for text in rules or EACH_FAMILY for name in text.split(",")]
    with failing(tongue):
        from wrobel.rules.compare import compare as work

        found = work({"hand": hand, "win": win, **facts}, chosen).to_dict(tongue)
    if json:
        print_json(found)
        return
    from wrobel.cli.compare_view import show_comparison

    show_comparison(console(), found, tongue)


def register(app: typer.Typer) -> None:
    add_command(
        app,
        compare,
        "wrobel compare 123456789m1122z 1z --by self-draw",
        "wrobel compare '22234m67p [555z] [777z]' 8p --by discard --from S"
        " --rules tenhou --rules mcr --rules hk-new --lang pl",
    )
