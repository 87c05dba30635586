"""``wrobel play`` and ``wrobel serve``: the table in the browser."""

import logging
import socket
import threading
import webbrowser
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

from wrobel.cli.arguments import Option, verb
from wrobel.cli.common import Lang, failing, language
from wrobel.cli.failure import complain, fail
from wrobel.cli.local_network import offered, own_certificate, show_addresses
from wrobel.cli.texts import say
from wrobel.errors import os_words

Database = Annotated[
    str | None,
    Option(
        "--db",
        help="Address of the database: sqlite:///FILE or postgresql://USER@HOST/NAME. Left out: "
        "a file in your data folder.",
        metavar="URL",
        show_default=False,
    ),
]


Lan = Annotated[
    bool,
    Option(
        "--lan",
        help="Be there for the whole local network; address and QR code on standard error.",
    ),
]
Https = Annotated[
    bool,
    Option("--https", help="Encrypt, with a certificate of this machine's own: browsers will ask."),
]
EVERYWHERE = "0.0.0.0"  # noqa: S104 - only with --lan


class LogFormat(StrEnum):
    """How lines of the log look."""

    TEXT = "text"
    JSON = "json"


@verb("wrobel play", "wrobel play --no-browser --port 8000")
def play(
    port: Annotated[int, Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 0,
    browser: Annotated[bool, Option(help="Open the browser.")] = True,
    db: Database = None,
    lang: Lang = None,
) -> None:
    """Sit down and play: start the table on this machine and open it in the browser."""
    run("127.0.0.1", port, db, language(lang), browser=browser)


@verb(
    "wrobel serve --host 0.0.0.0 --port 8000",
    "wrobel serve --db sqlite:///games.sqlite --durable --backup-every 24 --backup-keep 14",
    "wrobel serve --db postgresql://wrobel@localhost/wrobel",
)
def serve(
    host: Annotated[str, Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8000,
    db: Database = None,
    durable: Annotated[
        bool,
        Option(
            "--durable", help="Survive a power cut too: wait for the disk. Usual with PostgreSQL."
        ),
    ] = False,
    fast_commit: Annotated[
        bool,
        Option(
            "--fast-commit",
            help="Do not wait for the disk: a crash of the database may lose the last moves.",
        ),
    ] = False,
    base_path: Annotated[
        str, Option(help="The path under which a proxy offers the server.", metavar="PATH")
    ] = "",
    per_address: Annotated[
        int,
        Option(help="Tables of one address, and four connections each; 0: no limits.", min=0),
    ] = 50,
    idle: Annotated[
        float,
        Option(help="Minutes without a move after which a table is closed.", min=0.01),
    ] = 120,
    proxies: Annotated[
        str,
        Option(
            help="Addresses of proxies, by commas: what they say about their clients is believed.",
            metavar="ADDRESSES",
        ),
    ] = "127.0.0.1,::1",
    log_format: Annotated[
        LogFormat, Option(help="The lines on standard error: for people, or JSON.")
    ] = LogFormat.TEXT,
    backup_every: Annotated[
        float | None,
        Option(help="Hours between two backups.", min=0.0001, show_default="none"),
    ] = None,
    backup_keep: Annotated[int, Option(help="Backups that are kept.", min=1)] = 7,
    backup_to: Annotated[
        Path | None,
        Option(
            help="The folder of the backups. Left out: backups, beside the database's file or in "
            "your data folder.",
            file_okay=False,
            show_default=False,
            metavar="FOLDER",
        ),
    ] = None,
    lan: Lan = False,
    https: Https = False,
    lang: Lang = None,
) -> None:
    """Run the server of a club: tables for many, kept in a database."""
    if durable and fast_commit:
        fail("durable_or_fast", language(lang))
    run(
        *(host, port, db, language(lang)),
        lan=lan,
        https=https,
        durable=True if durable else False if fast_commit else None,
        base_path=base_path,
        per_address=per_address,
        idle=60 * idle,
        proxies=proxies,
        log_format=log_format.value,
        backup_every=backup_every,
        backup_keep=backup_keep,
        backup_to=backup_to,
    )


def run(
    host: str,
    port: int,
    db: str | None,
    lang: str,
    *,
    browser: bool = False,
    opens: Callable[[], str] = lambda: "",
    lan: bool = False,
    https: bool = False,
    backup_every: float | None = None,
    backup_keep: int = 1,
    backup_to: Path | None = None,
    **settings: Any,
) -> None:
    """Listen, say so in one line, serve."""
    from sqlalchemy.exc import SQLAlchemyError

    from wrobel.usual_rules import usual_rules
    from wrobel.web.http.static_files import are_built
    from wrobel.web.processes import serve as web
    from wrobel.web.storage.backup_schedule import Backups
    from wrobel.web.storage.database_lock import ClaimError, InUseError, claimed

    with failing(lang):
        usual_rules()  # settings that name no ruleset are told now, not to every page
    url = db or default_database()
    if https:
        settings["secure"] = own_certificate(lang)
    try:
        bound: socket.socket = web.bind(EVERYWHERE if lan else host, port)
    except OSError as error:
        fail("cannot_listen", lang, host=host, port=port, why=os_words(error).say(lang))
    where = web.address(bound, "https" if https else "http")
    settings["addresses"] = offered(bound, "https" if https else "http") if lan else []

    def ready() -> None:
        print(f"listening on {where}", flush=True)
        if lan:
            show_addresses(settings["addresses"], lang)
        if not are_built():
            complain(say("no_pages", lang), 0)
        page = f"{where}/{opens()}"
        if opens():
            logging.getLogger("wrobel.web").info("the organiser's page is %s", page)
        if browser:  # in a thread: some browsers only return when they are closed
            threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    try:
        with claimed(url, where):
            if backup_every is not None:
                folder = backup_to or default_backups(url)
                settings["backups"] = Backups(url, folder, 3600 * backup_every, backup_keep)
            web.serve(bound, url, where=where, ready=ready, **settings)
    except InUseError as error:
        fail("database_in_use", lang, file=error.file, holder=error.holder)
    except (SQLAlchemyError, ClaimError) as error:
        fail("bad_database", lang, why=error)
    finally:
        bound.close()


def default_database() -> str:
    """The file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'games.sqlite'}"


def default_backups(url: str) -> Path:
    """Beside the file of the database, or in the user's data folder."""
    from sqlalchemy.engine import make_url

    from wrobel.web.storage.private_files import file_of

    file = file_of(make_url(url))
    return (file.parent if file is not None else data_folder()) / "backups"


def data_folder() -> Path:
    """The user's data folder, for nobody else's eyes."""
    from platformdirs import user_data_path

    from wrobel.web.storage.private_files import make_private_folder

    folder = user_data_path("wrobel", appauthor=False)
    make_private_folder(folder)
    return folder
