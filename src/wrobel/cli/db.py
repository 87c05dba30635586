"""``wrobel db``: the server's database: backups, and whether all is well in it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from wrobel.cli.arguments import Argument, Option, verb
from wrobel.cli.common import Lang, language
from wrobel.cli.failure import fail
from wrobel.cli.serve import Database, default_database
from wrobel.cli.texts import say

if TYPE_CHECKING:
    from wrobel.web.storage.database_check import Checked, Fault

T = TypeVar("T")
SOMETHING_WRONG = 1


@verb(
    "wrobel db backup evening.sqlite",
    "wrobel db backup club.sqlite --db postgresql://wrobel@localhost/wrobel",
)
def backup(
    file: Annotated[Path, Argument(help="The file to write.", metavar="FILE")],
    db: Database = None,
    force: Annotated[bool, Option("--force", help="Replace the file if it exists.")] = False,
    lang: Lang = None,
) -> None:
    """Write all games into one SQLite file, as they are now; the server may go on meanwhile."""
    from wrobel.web.storage import backup as web

    tongue = language(lang)
    if file.exists() and not force:
        fail("backup_exists", tongue, file=file)
    if not file.parent.is_dir():
        fail("backup_no_folder", tongue, folder=file.parent)
    count = copied(lambda told: web.back_up(db or default_database(), file, told), tongue)
    print(say("backup_done", tongue, count=count, file=file))


@verb("wrobel db restore club.sqlite --db sqlite:///games.sqlite")
def restore(
    file: Annotated[
        Path,
        Argument(help="The backup.", metavar="FILE", exists=True, dir_okay=False),
    ],
    db: Database = None,
    lang: Lang = None,
) -> int:
    """Put a backup into an empty database, SQLite or PostgreSQL, and check what came of it."""
    from wrobel.web.storage import backup as web
    from wrobel.web.storage.database_check import check as look

    tongue = language(lang)
    url = db or default_database()
    count = copied(lambda told: web.restore(file, url, told), tongue)
    print(say("restore_done", tongue, count=count))
    return tell(copied(lambda told: look(url, told), tongue), tongue)


@verb("wrobel db check", "wrobel db check --db sqlite:///club.sqlite")
def check(
    db: Database = None,
    as_json: Annotated[bool, Option("--json", help="The result as JSON.")] = False,
    lang: Lang = None,
) -> int:
    """Play every game again by its journal, and compare every row with its checksum."""
    import msgspec

    from wrobel.web.storage.database_check import check as look

    tongue = language(lang)
    found = copied(lambda told: look(db or default_database(), told), tongue)
    if not as_json:
        return tell(found, tongue)
    print(msgspec.json.encode(found).decode())
    return SOMETHING_WRONG if found.faults else 0


def tell(found: "Checked", lang: str) -> int:
    """What was found, in words; the status to end with."""
    for fault in found.faults:
        print(sentence(fault, lang))
    counts = {"games": found.games, "moves": found.moves, "faults": len(found.faults)}
    print(say("check_faults" if found.faults else "check_well", lang, **counts))
    return SOMETHING_WRONG if found.faults else 0


def sentence(fault: "Fault", lang: str) -> str:
    where = {"game": fault.game, "move": fault.move, "why": fault.why}
    return say(f"check_{fault.code}", lang, **where)


def copied(work: Callable[[Callable[[int, int], None]], T], lang: str) -> T:
    """Do it with a progress bar; what cannot be done is said in one line."""
    from rich.console import Console
    from rich.progress import Progress
    from sqlalchemy.exc import SQLAlchemyError

    from wrobel.web.storage.backup import CopyError
    from wrobel.web.storage.database_lock import ClaimError, InUseError

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        try:
            return work(lambda done, all_rows: bar.update(task, completed=done, total=all_rows))
        except CopyError as error:
            fail(f"backup_{error}", lang)
        except InUseError as error:
            fail("database_in_use", lang, file=error.file, holder=error.holder)
        except (SQLAlchemyError, OSError, ClaimError) as error:
            fail("bad_database", lang, why=error)
