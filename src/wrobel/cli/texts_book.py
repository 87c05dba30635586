"""What the command for score books says."""

from collections.abc import Mapping

# The English text, then the Polish one.
BOOK_TEXTS: Mapping[str, tuple[str, str]] = {
    "book_title": ("Score book · {rules}", "Księga wyników · {rules}"),
    "book_empty": ("The book is empty.", "Księga jest pusta."),
    "book_hand": ("Hand", "Rozdanie"),
    "book_what": ("What happened", "Co się stało"),
    "book_points": ("Points", "Punkty"),
    "book_place": ("Place", "Miejsce"),
    "book_final": ("Result", "Wynik"),
    "book_table_points": ("Table points", "Punkty stołowe"),
    "book_next": ("next hand: {name}", "następne rozdanie: {name}"),
    "book_over": ("the match is over", "partia zakończona"),
    "book_sticks": ("sticks on the table: {n}", "patyczki na stole: {n}"),
    "book_taken": ("taken out by penalties: {n}", "zabrane karami: {n}"),
    "book_problem": ("entry {id}: {reason}", "wpis {id}: {reason}"),
    "book_line_problem": ("the file: {reason}", "plik: {reason}"),
    "book_doubt": ("entry {id} is doubted: {reason}", "wpis {id} zakwestionowano: {reason}"),
}
