"""``wrobel standings``: what the results of an event add up to."""

from typing import Annotated

from wrobel.cli.arguments import Argument, verb
from wrobel.cli.common import Json, Lang, console, failing, language, print_json
from wrobel.cli.json_files import read_json


@verb(
    'echo \'{"rules": "mcr", "players": [], "rounds": []}\' | wrobel standings -',
    "wrobel standings evening.json --lang pl",
    "wrobel standings evening.json --json",
)
def standings(
    file: Annotated[
        str, Argument(help="The event as JSON; - is standard input.", show_default=False)
    ],
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Put the players and teams of an event in order.

    The file is a JSON object with rules, players (id, name, country, ema, team, substitute),
    rounds of tables with seats and scores, penalties, days, qualification. Every table is settled
    by its ruleset; scores that do not add up are refused, with round and table. Equals share a
    place. Weight and base ranks are those of the European ranking.
    """
    tongue = language(lang)
    with failing(tongue, answer_json=json):
        from wrobel.tabletop.standings import standings as work

        found = work(read_json(file, tongue))
    if json:
        print_json(found.to_dict())
    else:
        from wrobel.cli.standings_view import show_standings

        show_standings(console(), found, tongue)
