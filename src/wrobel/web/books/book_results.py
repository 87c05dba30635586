"""What the match of a score book came to for those of its players who are known."""

import time
from collections.abc import Mapping

from wrobel.logs.statistics import BestHand, MatchResult
from wrobel.tabletop.book import Book, HandRow
from wrobel.tabletop.book.book import plain
from wrobel.web.wire.http_types import HUMAN
from wrobel.web.wire.statistics_types import Result


def results_of_book(id: str, book: Book, people: Mapping[int, str]) -> dict[str, Result]:
    """The result of every known person; empty while the match goes on."""
    if not book.over or book.places is None or not book.hands or book.rules is None:
        return {}
    found = {}
    for player, person in people.items():
        if player < len(book.players):
            found[person] = Result(
                game=id,
                player=player,
                finished=time.time(),
                rules=book.rules,
                names=list(book.players),
                seats=[HUMAN] * len(book.players),
                places=list(book.places),
                match=match_of(book, player),
            )
    return found


def match_of(book: Book, player: int) -> MatchResult:
    """One player's match; who called what is not in a book."""
    places, final, table_points = book.places or [], book.final, book.table_points
    found = MatchResult(
        places[player],
        round(plain(book.scores[player])),
        final[player] if final else None,
        table_points[player] if table_points else None,
        calls_known=False,
    )
    for hand in book.hands:
        count(found, hand, player, book.stick)
    return found


def count(found: MatchResult, hand: HandRow, player: int, stick: int) -> None:
    wins = hand.entry["wins"] if hand.type == "win" else []
    moved = hand.payments[player] + stick * (player in hand.riichi)  # without the own stick
    found.hands += 1
    found.riichi += player in hand.riichi
    found.drawn += not wins
    if any(win.get("from") == player for win in wins):
        found.deal_ins += 1
        found.points_dealt_in -= moved
    for win in wins:
        if win["winner"] == player:
            found.wins += 1
            found.self_draws += win.get("from") is None
            found.points_won += moved
            if found.best is None or moved > found.best.points:
                found.best = BestHand(hand.name, moved, "", "")
