"""The other jobs of ``wrobel seating``: count a plan, propose the next round, change a plan."""

from typing import TYPE_CHECKING

from wrobel.cli.clock import clock
from wrobel.cli.common import console, print_json
from wrobel.cli.failure import fail
from wrobel.cli.json_files import read_json

if TYPE_CHECKING:
    from wrobel.tabletop.seating.wishes import Round

WISH_BROKEN = 1


def read_plan(name: str, lang: str, whole: bool) -> "tuple[int, tuple[Round, ...]]":
    """Players and rounds of a plan; with ``whole`` everybody must have a seat in every round."""
    from wrobel.errors import EventError
    from wrobel.tabletop.seating.fields import read_number, read_object
    from wrobel.tabletop.seating.wishes import MOST_PLAYERS, check_size, read_rounds

    fields = read_object(read_json(name, lang), name)
    players = read_number(fields.get("players"), "players", 4, MOST_PLAYERS)
    rounds = read_rounds(fields.get("rounds"), "rounds", players if whole else 10 * MOST_PLAYERS)
    if whole:
        check_size(players, len(rounds))
        for number, one in enumerate(rounds, 1):
            seated = {player for table in one for player in table}
            for player in range(1, players + 1):
                if player not in seated:
                    raise EventError("missing_player", round=number, player=player)
    return players, rounds


def check(name: str, with_: str | None, lang: str, json: bool) -> int:
    """Count a plan made by hand."""
    from wrobel.tabletop.seating.certificate import certify
    from wrobel.tabletop.seating.plan import Plan
    from wrobel.tabletop.seating.wishes import Wishes, read_wishes

    players, rounds = read_plan(name, lang, whole=True)
    wishes = Wishes() if with_ is None else read_wishes(read_json(with_, lang), players)
    found = Plan(players, rounds, certify(rounds, players, wishes))
    if json:
        print_json(found.to_dict())
    else:
        from wrobel.cli.seating_view import show_plan

        show_plan(console(), found, wishes, lang)
    return WISH_BROKEN if found.certificate.apart_broken else 0


def next_(
    name: str,
    system: str,
    block: int | None,
    teams_apart: bool,
    seed: str,
    seconds: float,
    lang: str,
    json: bool,
) -> int:
    """Propose the next round of an event."""
    from wrobel.tabletop.seating.next_event_round import propose
    from wrobel.tabletop.seating.next_round import SYSTEMS

    if system not in SYSTEMS:
        fail("seating_bad_system", lang, known=", ".join(SYSTEMS), text=system)
    with clock(seconds, lang, 0.2) as stop:
        found = propose(read_json(name, lang), system, block, teams_apart, seed, stop=stop)
    if json:
        print_json(found.to_dict())
    else:
        from wrobel.cli.seating_view import show_proposal

        show_proposal(console(), found, system, lang)
    return WISH_BROKEN if found.apart_broken else 0


def change(name: str, begun: int, out: str, new: str, seconds: float, lang: str, json: bool) -> int:
    """Change a plan on the day."""
    from wrobel.tabletop.seating.changes import changed

    _, rounds = read_plan(name, lang, whole=False)
    leaving, coming = numbers("--out", out, lang), numbers("--in", new, lang)
    with clock(seconds, lang, 0.2) as stop:
        found = changed(rounds, begun, leaving, coming, stop=stop)
    if json:
        print_json(found.to_dict())
    else:
        from wrobel.cli.seating_view import show_change

        show_change(console(), found, lang)
    return 0


def numbers(option: str, text: str, lang: str) -> list[int]:
    """Numbers with commas between."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isdecimal() and len(part) < 5 and int(part) > 0 for part in parts):
        fail("seating_bad_numbers", lang, option=option, text=text)
    return [int(part) for part in parts]
