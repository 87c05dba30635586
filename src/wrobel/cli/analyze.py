"""``wrobel analyze``: how far a hand is from winning, and what to discard."""

from typing import Annotated

from wrobel.cli.arguments import Argument, Option, completing, verb
from wrobel.cli.ask import can_ask
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
from wrobel.cli.failure import fail
from wrobel.usual_rules import usual_rules


@verb(
    "wrobel analyze 123m4067p234556s3z --rules tenhou",
    "wrobel analyze '2345m5p 44s [777z] (1111p)' --rules mcr --seen 3z44p",
    "wrobel analyze 1234567m44p345s1z --claim 4p --json",
    "wrobel analyze 19m19p19s1234567z --rules hk-old --lang pl",
)
def analyze(
    hand: Annotated[
        str | None,
        Argument(metavar="HAND", help="The hand, melds in brackets.", show_default=False),
    ] = None,
    rules: Annotated[
        str | None,
        Option(
            help="The ruleset. [default: yours (WROBEL_RULES), or the usual one]",
            autocompletion=completing(*RULES),
            show_default=False,
        ),
    ] = None,
    seen: Annotated[
        str, Option(help="Tiles visible elsewhere.", metavar="TILES", show_default=False)
    ] = "",
    claim: Annotated[
        str,
        Option(help="A discard: what would claiming it do?", metavar="TILE", show_default=False),
    ] = "",
    set_: Settings = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """How far a hand is from winning, what it waits for, and what to discard.

    Suits are m (characters), p (circles) and s (bamboo), 0 is a red five; 1z to 4z are the
    winds East to North, 5z 6z 7z the white, green and red dragon. Exposed sets stand in square
    brackets, concealed kongs in round ones.

    Without a hand, on a terminal, it takes one hand after another.
    """
    tongue = language(lang)
    with failing(tongue, answer_json=json):
        rules = usual_rules(rules)
    if hand is None:
        if not can_ask() or seen or claim or set_ or json:
            fail("missing_hand", tongue)
        from wrobel.cli.talk import talk

        talk(rules, tongue)
        return
    with failing(tongue, answer_json=json):
        from wrobel.analysis import analyze as work

        found = work(hand, rules, seen, claim, read_settings(rules, set_, tongue))
    if json:
        print_json(found.to_dict())
        return
    from wrobel.cli.analysis_view import show_analysis

    show_analysis(console(), found, rules, tongue, claim)
