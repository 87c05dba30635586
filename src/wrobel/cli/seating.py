"""``wrobel seating``: who sits where in every round."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from wrobel.cli.arguments import Option, verb
from wrobel.cli.common import Json, Lang, console, failing, language, print_json
from wrobel.cli.failure import fail
from wrobel.cli.json_files import read_json
from wrobel.cli.texts import say

WISH_BROKEN = 1
RESERVE = 0.15  # of the time, kept for what comes after the search


class Clock:
    """Says when to stop; after a second it shows that something is going on."""

    def __init__(self, seconds: float, lang: str) -> None:
        self.started = time.monotonic()
        self.seconds = seconds * (1 - RESERVE)
        self.lang = lang
        self.shown: object = None

    def __call__(self) -> bool:
        gone = time.monotonic() - self.started
        if gone > 1 and self.shown is None and sys.stderr.isatty():
            from rich.console import Console

            status = Console(stderr=True).status(say("seating_searching", self.lang))
            status.start()
            self.shown = status
        return gone > self.seconds


@contextmanager
def clock(seconds: float, lang: str) -> Iterator[Clock]:
    running = Clock(seconds, lang)
    try:
        yield running
    finally:
        if running.shown is not None:
            running.shown.stop()  # type: ignore[attr-defined]


@verb(
    "wrobel seating --players 28 --rounds 9",
    "wrobel seating --players 76 --rounds 8 --seed Warsaw --json",
    "echo '{\"apart\": [[1, 2, 3]]}' | wrobel seating --players 16 --rounds 4 --with -",
)
def seating(
    players: Annotated[
        int | None, Option(help="How many players: 8, 12, 16 … 400.", show_default=False)
    ] = None,
    rounds: Annotated[
        int | None, Option(help="How many rounds: 1 to 15.", show_default=False)
    ] = None,
    with_: Annotated[
        str | None,
        Option(
            "--with",
            help="Wishes as JSON: apart, late, countries, clubs, table, played (- is stdin).",
            metavar="FILE",
            show_default=False,
        ),
    ] = None,
    seconds: Annotated[float, Option(help="Never search longer.", min=0.1, max=3600)] = 5.0,
    seed: Annotated[str, Option(help="Any text; the same seed, the same plan.")] = "",
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Make a seating plan and say what it is worth.

    Nobody meets twice where that is possible, nobody sits at one table twice, winds come out
    even. The certificate under the plan can be recounted by anybody.

    Wishes (--with): {"apart": [[1, 2]], "late": [[3, 4, 5]], "table": {"7": 1}, "played": [...]}:
    never at one table; as late and rarely as possible; always at that table; rounds already
    played, as they stand in a plan.
    """
    tongue = language(lang)
    if players is None or rounds is None:
        fail("seating_size", tongue)
    with failing(tongue, answer_json=json):
        from wrobel.tabletop.seating import STEPS, plan
        from wrobel.tabletop.wishes import Wishes, check_size, read_wishes

        check_size(players, rounds)
        wishes = Wishes()
        if with_ is not None:
            wishes = read_wishes(read_json(with_, tongue), players)
        with clock(seconds, tongue) as stop:
            made = plan(players, rounds, wishes, seed, int(STEPS * max(1.0, seconds / 5)), stop)
    if json:
        print_json(made.to_dict())
    else:
        from wrobel.cli.seating_view import show_plan

        show_plan(console(), made, wishes, tongue)
    return WISH_BROKEN if made.certificate.apart_broken else 0
