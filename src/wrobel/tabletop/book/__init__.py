"""The score book: a match with real tiles as a list of entries that only grows, and its fold.

>>> from wrobel.tabletop.book import fold
>>> book = fold([
...     {"id": "a", "type": "start", "rules": "ema-2016", "players": ["Ala", "Bo", "Cela", "Dan"]},
...     {"id": "b", "type": "win",
...      "wins": [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}]},
... ])
>>> book.scores, book.round
([30000, 35200, 30000, 24800], 'E2.0')
"""

from wrobel.tabletop.book.book import Book, HandRow, Problem
from wrobel.tabletop.book.corrections import redo, undo
from wrobel.tabletop.book.fold import fold
from wrobel.tabletop.book.lines import fold_text, merge, read_lines, write_line

__all__ = [
    "Book",
    "HandRow",
    "Problem",
    "fold",
    "fold_text",
    "merge",
    "read_lines",
    "redo",
    "undo",
    "write_line",
]
