"""A score book on the screen."""

from rich.console import Console
from rich.text import Text

from wrobel.cli.pictures import new_table
from wrobel.cli.texts import say
from wrobel.languages import decimal
from wrobel.tabletop.book import Book
from wrobel.tabletop.book.book import HandRow, plain
from wrobel.tabletop.book.exports import hand_name, rows_of, wind_name
from wrobel.tabletop.book.words import came_between, happened, signed


def show_book(console: Console, book: Book, lang: str) -> None:
    """Every hand with what moved and the scores after it; then totals and problems."""
    if book.options is None:
        console.print(say("book_empty", lang))
    else:
        show_hands(console, book, lang)
        show_state(console, book, lang)
    for identity, reasons in book.doubts.items():
        for reason in reasons:
            said = say("book_doubt", lang, id=identity, reason=reason)
            console.print(Text(said, "yellow"))
    for problem in book.problems:
        reason = problem.say(lang)
        key = "book_problem" if problem.id else "book_line_problem"
        console.print(Text(say(key, lang, id=problem.id, reason=reason), "bold red"))


def show_hands(console: Console, book: Book, lang: str) -> None:
    table = new_table(say("book_title", lang, rules=book.rules))
    table.add_column(say("book_hand", lang), no_wrap=True)
    table.add_column(say("book_what", lang), overflow="fold")
    for name in book.players:
        table.add_column(name, justify="right", overflow="fold")
    for row in rows_of(book):
        scores = (
            f"{score}\n{signed(paid)}" for score, paid in zip(row.scores, row.payments, strict=True)
        )
        if isinstance(row, HandRow):
            table.add_row(hand_name(row, lang), happened(book, row, lang), *scores)
        else:
            table.add_row("", came_between(book, row, lang), *scores)
    table.add_section()
    points = [str(plain(score)) for score in book.scores]
    table.add_row("", say("book_points", lang), *points, style="bold")
    if book.places is not None:
        table.add_row("", say("book_place", lang), *map(str, book.places))
    if book.table_points is not None:
        shared = [decimal(f"{points:g}", lang) for points in book.table_points]
        table.add_row("", say("book_table_points", lang), *shared)
    if book.final is not None:
        results = [decimal(f"{result:+.1f}", lang) for result in book.final]
        table.add_row("", say("book_final", lang), *results, style="bold")
    console.print(table)


def show_state(console: Console, book: Book, lang: str) -> None:
    place = wind_name(book.place, lang)
    said = [say("book_over", lang) if book.over else say("book_next", lang, name=place)]
    if book.deposits:
        said.append(say("book_sticks", lang, n=book.deposits))
    if book.taken:
        said.append(say("book_taken", lang, n=book.taken))
    console.print(Text(" · ".join(said), "dim"))
