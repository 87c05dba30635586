"""What each player did in a match: wins, deal-ins, sticks, penalties."""

from typing import Any

from wrobel.tabletop.book.book import Book


def statistics(book: Book) -> list[dict[str, Any]]:
    """One row a player, in the order of the book.

    >>> from wrobel.tabletop.book import fold
    >>> book = fold([{"id": "a", "type": "start", "rules": "tenhou", "players": list("ABCD")},
    ...     {"id": "b", "type": "win", "riichi": [0],
    ...      "wins": [{"winner": 0, "from": 1, "value": {"han": 3, "fu": 40}}]}])
    >>> statistics(book)[0]
    {'wins': 1, 'own': 0, 'given': 0, 'riichi': 1, 'best': 7700}
    """
    rows = [{"wins": 0, "own": 0, "given": 0, "riichi": 0, "best": 0} for _ in book.players]
    for hand in book.hands:
        for person in hand.riichi:
            rows[person]["riichi"] += 1
        if hand.type != "win":
            continue
        givers = {win.get("from") for win in hand.entry["wins"]}
        for person in hand.winners:
            row = rows[person]
            row["wins"] += 1
            row["own"] += None in givers
            row["best"] = max(row["best"], hand.payments[person])
        for giver in givers - {None}:
            rows[giver]["given"] += 1
    return rows
