"""``wrobel seating``: who sits where in every round."""

from typing import Annotated

from wrobel.cli import seating_jobs
from wrobel.cli.arguments import Option, completing, verb
from wrobel.cli.clock import clock
from wrobel.cli.common import Json, Lang, console, failing, language, print_json
from wrobel.cli.failure import fail
from wrobel.cli.json_files import read_json

WISH_BROKEN = 1


@verb(
    "wrobel seating --players 28 --rounds 9",
    "wrobel seating --players 76 --rounds 8 --seed Warsaw --json",
    "wrobel seating --next evening.json --system swiss",
    "wrobel seating --change plan.json --begun 3 --out 7 --in 29",
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
    check: Annotated[
        str | None,
        Option(help="Count a plan made by hand instead.", metavar="PLAN", show_default=False),
    ] = None,
    next_: Annotated[
        str | None,
        Option(
            "--next",
            help="The next round of an event (as for wrobel standings) by its standings.",
            metavar="EVENT",
            show_default=False,
        ),
    ] = None,
    system: Annotated[
        str,
        Option(
            help="For --next: swiss, progressive (blocks), interval or random.",
            autocompletion=completing("swiss", "progressive", "interval", "random"),
        ),
    ] = "swiss",
    block: Annotated[
        int | None,
        Option(help="Players in a block of --system progressive.", min=4, show_default=False),
    ] = None,
    teams_apart: Annotated[
        bool, Option("--teams-apart", help="For --next: players of one team never meet.")
    ] = False,
    change: Annotated[
        str | None,
        Option(
            help="Change a plan on the day, with the fewest moves.",
            metavar="PLAN",
            show_default=False,
        ),
    ] = None,
    begun: Annotated[
        int, Option(help="For --change: so many rounds have begun and stay.", min=0)
    ] = 0,
    out: Annotated[str, Option(help="For --change: who goes, e.g. 7,12.", show_default=False)] = "",
    in_: Annotated[
        str, Option("--in", help="For --change: who comes, e.g. 29,30.", show_default=False)
    ] = "",
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Make a seating plan and say what it is worth.

    Nobody meets twice where that is possible, nobody sits at one table twice, winds come out
    even. The certificate under the plan can be recounted by anybody.

    With --check a plan made by hand is counted, with --next the next round is proposed by the
    standings, with --change a plan is changed because somebody goes or comes. PLAN is what
    wrobel seating --json prints.

    Wishes (--with): {"apart": [[1, 2]], "late": [[3, 4, 5]], "table": {"7": 1}, "played": [...]}:
    never at one table; as late and rarely as possible; always at that table; rounds already
    played, as they stand in a plan.
    """
    tongue = language(lang)
    if sum(job is not None for job in (players, check, next_, change)) > 1:
        fail("seating_one_job", tongue)
    if check is not None or next_ is not None or change is not None:
        with failing(tongue, answer_json=json):
            if check is not None:
                return seating_jobs.check(check, with_, tongue, json)
            if next_ is not None:
                return seating_jobs.next_(
                    next_, system, block, teams_apart, seed, seconds, tongue, json
                )
            return seating_jobs.change(str(change), begun, out, in_, seconds, tongue, json)
    if players is None or rounds is None:
        fail("seating_size", tongue)
    with failing(tongue, answer_json=json):
        from wrobel.tabletop.seating.plan import STEPS, plan
        from wrobel.tabletop.seating.wishes import Wishes, check_size, read_wishes

        check_size(players, rounds)
        wishes = Wishes()
        if with_ is not None:
            wishes = read_wishes(read_json(with_, tongue), players)
        with clock(seconds, tongue, 0.1 + players * rounds / 30_000) as stop:
            made = plan(players, rounds, wishes, seed, int(STEPS * max(1.0, seconds / 5)), stop)
    if json:
        print_json(made.to_dict())
    else:
        from wrobel.cli.seating_view import show_plan

        show_plan(console(), made, wishes, tongue)
    return WISH_BROKEN if made.certificate.apart_broken else 0
