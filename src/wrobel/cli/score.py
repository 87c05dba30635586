"""``wrobel score``: what a winning hand is worth, and why."""

from typing import Annotated, Any

from wrobel.cli import batch
from wrobel.cli.arguments import Option, completing, verb
from wrobel.cli.ask import ask_missing, can_ask
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
from wrobel.usual_rules import usual_rules, wished


@verb(
    "wrobel score 22333m555p777s99p 9p --by self-draw --rules tenhou --seat S --dora 3z",
    "wrobel score '234567m22p67s [555z]' 8s --by discard --from W --seat S --rules ema-2016",
    "wrobel score 23467m456p34588s 8m --by discard --from E --seat S --flag riichi"
    " --rules ema-2016 --set kiriage=true --lang pl",
    "wrobel score 123456789m1122z 1z --by self-draw --rules mcr --bonus 1f2g",
    "wrobel score '1112223m [555z] [666z]' 3m --by discard --from N --rules hk-old --json",
    "wrobel score --batch requests.jsonl",
)
@with_facts
def score(
    facts: dict[str, Any],
    hand: Hand = None,
    win: Win = None,
    rules: Annotated[
        str | None,
        Option(help="The ruleset.", autocompletion=completing(*RULES), show_default=False),
    ] = None,
    set_: Settings = None,
    batch_file: Annotated[
        str | None,
        Option(
            "--batch",
            help="Score one JSON request a line; - is standard input.",
            metavar="FILE",
            show_default=False,
        ),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """What a winning hand is worth: every pattern, every refusal, every payment, with its rule.

    On a terminal it asks for what it needs and was not given. It ends with 0 for a hand that
    wins, 1 for one that cannot win, 2 for input that cannot be.
    """
    tongue = language(lang)
    if batch_file is not None:
        if hand or win or rules or facts or set_:
            fail("batch_alone", tongue)
        batch.run_scores(batch_file, tongue)
        return 0
    with failing(tongue, answer_json=json):
        rules = rules or (wished() if can_ask() else usual_rules())
    fields = {"rules": rules, "hand": hand, "win": win, **facts}
    if can_ask():
        ask_missing(fields, tongue)
    for fact in ("hand", "win"):
        if not fields[fact]:
            fail(f"missing_{fact}", tongue)
    with failing(tongue, answer_json=json):
        from wrobel.rules.request import Request
        from wrobel.rules.scorer import score as work

        fields["options"] = read_settings(str(fields["rules"]), set_, tongue)
        request = Request(fields)
        found = work(request, trace=True)
    if json:
        print_json(found.to_dict(tongue))
    else:
        from wrobel.cli.score_view import show_score

        show_score(console(), request, found, tongue)
    return 0 if found.legal else CANNOT_WIN
