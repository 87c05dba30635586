"""``wrobel event``: an evening or a tournament in one file on this machine."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from wrobel.cli.arguments import Argument, Option, verb
from wrobel.cli.common import Lang, language
from wrobel.cli.failure import fail
from wrobel.cli.serve import Https, Lan, run

if TYPE_CHECKING:
    from wrobel.web.rooms.rooms import House

STARTED = "wrobel event"  # the name of the link that a start makes; the next start takes it back
SQLITE = b"SQLite format 3\0"


@verb(
    "wrobel event tuesday.wrobel",
    "wrobel event open.wrobel --rules mcr --lan",
    "wrobel event tuesday.wrobel --no-browser --port 8000",
)
def event(
    file: Annotated[
        Path,
        Argument(help="The file of the event; made if it is not there.", show_default=False),
    ],
    rules: Annotated[
        str | None,
        Option(help="The ruleset of a new event.", metavar="RULES", show_default=False),
    ] = None,
    name: Annotated[
        str | None,
        Option(help="The name of a new event. Left out: the file's.", show_default=False),
    ] = None,
    port: Annotated[int, Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 0,
    browser: Annotated[bool, Option(help="Open the browser.")] = True,
    lan: Lan = False,
    https: Https = False,
    lang: Lang = None,
) -> None:
    """Open the desk of an event: players, seating, results, clock, standings, paper.

    Everything is kept in one file, safe at every moment. To take it to another machine, end the
    command (Ctrl-C) and copy the file. With --lan phones in the same network can enter results.
    """
    tongue = language(lang)
    path = file.resolve()
    if path.is_dir() or not path.parent.is_dir():
        fail("event_bad_file", tongue, file=file)
    if path.exists() and path.stat().st_size and not is_sqlite(path):
        fail("event_bad_file", tongue, file=file)
    if rules is not None:
        from wrobel.cli.common import failing
        from wrobel.rules import rulesets

        with failing(tongue):
            rulesets.load(rules)
    page: list[str] = []

    async def begin(house: "House") -> None:
        page.append(await organiser_page(house, name or path.stem[:80], rules))

    run(
        *("127.0.0.1", port, f"sqlite:///{path}", tongue),
        browser=browser,
        opens=lambda: page[0],
        lan=lan,
        https=https,
        durable=True,
        at_start=begin,
    )


def is_sqlite(path: Path) -> bool:
    with path.open("rb") as opened:
        return opened.read(len(SQLITE)) == SQLITE


async def organiser_page(house: "House", name: str, rules: str | None) -> str:
    """The page of the file's event; one is made if there is none yet."""
    from wrobel.usual_rules import usual_rules
    from wrobel.web.storage import tokens
    from wrobel.web.storage.event_store import new_link
    from wrobel.web.wire.club_types import NewEvent

    store = house.hall.store
    known = await store.ids()
    if known:
        id = known[0]
    else:
        id, _ = await house.hall.create(NewEvent(name, usual_rules(rules)))
    key = tokens.new()
    await store.renew_link(id, new_link(tokens.hashed(key), "organiser", None, STARTED))
    return f"#/event/{id}/{key}"
