"""``wrobel book``: a score book printed, checked, and in other forms."""

from pathlib import Path
from typing import Annotated

from wrobel.cli.arguments import Argument, Option, verb
from wrobel.cli.common import Json, Lang, console, language, print_json, write_text
from wrobel.cli.failure import fail

PROBLEMS = 1


@verb(
    "wrobel book evening.jsonl",
    "wrobel book evening.jsonl --json",
    "wrobel book phone1.jsonl phone2.jsonl --csv evening.csv --sheet evening.html",
)
def book(
    files: Annotated[
        list[str],
        Argument(
            help="The book, or its copies from several devices; - is standard input.",
            show_default=False,
        ),
    ],
    csv: Annotated[
        str | None, Option("--csv", help="Write a table for spreadsheets.", metavar="FILE")
    ] = None,
    sheet: Annotated[
        str | None, Option("--sheet", help="Write a page to print and sign.", metavar="FILE.html")
    ] = None,
    log: Annotated[
        str | None, Option("--log", help="Write our log, without tiles.", metavar="FILE")
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Print a score book and check it: every hand, the scores, places and results.

    A book is JSON, one entry a line. Entries that cannot stand are told with their reasons and
    change nothing; then the exit status is 1. Copies from several devices are merged.
    """
    tongue = language(lang)
    from wrobel.tabletop.book import fold_text
    from wrobel.tabletop.book.exports import to_csv, to_html, to_log

    text = "\n".join(read_text(file, tongue) for file in files)
    found = fold_text(text)
    for file, made in ((csv, to_csv), (sheet, to_html)):
        if file is not None:
            write_text(Path(file), made(found, tongue), tongue)
    if log is not None:
        write_text(Path(log), to_log(found), tongue)
    if json:
        print_json(found.to_dict(tongue))
    else:
        from wrobel.cli.book_view import show_book

        show_book(console(), found, tongue)
    return PROBLEMS if found.problems else 0


def read_text(file: str, lang: str) -> str:
    """A file or standard input, whatever bytes it holds."""
    import sys

    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        fail("no_file", lang, name=file, why=error.strerror or str(error))
    return data.decode("utf-8", "replace")
