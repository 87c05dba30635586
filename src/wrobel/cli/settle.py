"""``wrobel settle``: what happens to points, sticks and the deal at the end of a hand."""

from typing import Annotated

from wrobel.cli import batch
from wrobel.cli.arguments import Argument, Option, verb
from wrobel.cli.common import Json, Lang, console, failing, language, print_json
from wrobel.cli.failure import fail


@verb(
    """wrobel settle '{"rules": "tenhou", "kind": "draw", "tenpai": ["E", "S"]}'""",
    """wrobel settle '{"rules": "ema-2016", "kind": "final", "scores":"""
    """ {"E": 41000, "S": 29000, "W": 27000, "N": 23000}}'""",
    "wrobel settle --batch requests.jsonl",
)
def settle(
    request: Annotated[
        str | None,
        Argument(metavar="REQUEST", help="One request as a JSON object.", show_default=False),
    ] = None,
    batch_file: Annotated[
        str | None,
        Option(
            "--batch",
            help="Settle one JSON request a line; - is standard input.",
            metavar="FILE",
            show_default=False,
        ),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Settle the end of a hand or of a match: points, sticks, counters, the deal, final places.

    A request is a JSON object with rules, kind (win, draw, abort, nagashi, chombo, final) and
    the facts of that kind. The answer is a table for people, JSON with --json.
    """
    tongue = language(lang)
    if batch_file is not None:
        if request:
            fail("batch_alone", tongue)
        batch.run_settlements(batch_file, tongue)
        return
    if not request:
        fail("missing_request", tongue)
    with failing(tongue, answer_json=json):
        from wrobel.rules.settle import settle as work

        fields = read_object(request)
        answer = work(fields)
    if json:
        print_json(answer)
        return
    from wrobel.cli.settle_view import show_settlement

    show_settlement(console(), fields, answer, tongue)


def read_object(text: str) -> dict[str, object]:
    """A JSON object; the library checks its fields."""
    from wrobel.json_text import from_json

    found: dict[str, object] = from_json(text)
    return found
