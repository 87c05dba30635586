"""``wrobel compare``: one hand under several rulesets, side by side."""

from typing import Annotated, Any

from wrobel.cli.arguments import Option, completing, verb
from wrobel.cli.common import (
    RULES,
    Json,
    Lang,
    Settings,
    console,
    failing,
    language,
    print_json,
    read_settings,
)
from wrobel.cli.facts import Hand, Win, with_facts
from wrobel.cli.failure import CANNOT_WIN, fail


@verb(
    "wrobel compare 123456789m1122z 1z --by self-draw",
    "wrobel compare '22234m67p [555z] [777z]' 8p --by discard --from S"
    " --rules tenhou --rules mcr --rules hk-new --lang pl",
)
@with_facts
def compare(
    facts: dict[str, Any],
    hand: Hand = None,
    win: Win = None,
    rules: Annotated[
        list[str] | None,
        Option(
            help="A ruleset (repeatable; by default one of each kind).",
            autocompletion=completing(*RULES),
            show_default=False,
        ),
    ] = None,
    set_: Settings = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """The same hand as riichi, MCR and Hong Kong, with the names each gives to a pattern."""
    tongue = language(lang)
    for fact, value in (("hand", hand), ("win", win)):
        if not value:
            fail(f"missing_{fact}", tongue)
    with failing(tongue, answer_json=json):
        from wrobel.rules.compare import DEFAULT_RULES
        from wrobel.rules.compare import compare as work
        from wrobel.rules.rulesets import family_of, options_of

        chosen = [name.strip() for text in rules or DEFAULT_RULES for name in text.split(",")]
        options: dict[str, object] = {}
        for name in reversed(chosen):  # an option is read as the first ruleset that has it reads it
            told = read_settings(name, set_, tongue)
            known = {option.key for option in options_of(family_of(name))}
            own = {key: value for key, value in told.items() if key in known}
            options = {**told, **options, **own}
        found = work({"hand": hand, "win": win, "options": options, **facts}, chosen)
        answer = found.to_dict(tongue)
    if json:
        print_json(answer)
    else:
        from wrobel.cli.compare_view import show_comparison

        show_comparison(console(), answer, tongue)
    return 0 if any(entry["legal"] for entry in answer["rulesets"]) else CANNOT_WIN
