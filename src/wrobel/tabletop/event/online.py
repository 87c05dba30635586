"""Rounds that are played at tables of a server: which game belongs to which table.

>>> one = Round(1, "mcr", {}, 60, tables=((1, 2, 3, 4), (5, 6, 7, 8)))
>>> waiting_tables(one)
[1, 2]
"""

from wrobel.errors import EventError
from wrobel.tabletop.event import fields
from wrobel.tabletop.event.acts import Act
from wrobel.tabletop.event.state import Event, Game, Round
from wrobel.tabletop.seating.fields import read_object

LENGTHS = ("full", "east", "hand")
CLOCKS = ("none", "relaxed", "tournament")
MOST_ID = 100


def waiting_tables(one: Round) -> list[int]:
    """The tables of a round that have neither a game nor a result."""
    return [table for table in one.used if table not in one.games and not one.results.get(table)]


def open_tables(event: Event, act: Act) -> None:
    """Tables of a round are played on the server; the round begins with that."""
    one = event.round(act["round"])
    fields.choice(act["length"] or "full", "length", LENGTHS)
    fields.choice(act["clock"] or "none", "clock", CLOCKS)
    watch = read_object(act["watch"] or {}, "watch")
    games = {}
    for key, id in read_object(act["tables"], "tables").items():
        table = fields.key(str(key))
        if not isinstance(table, int) or table not in one.used:
            raise EventError("event_no_table", round=one.number, table=key)
        if table not in waiting_tables(one):
            raise EventError("event_nothing_to_open", round=one.number)
        secret = fields.text(watch.get(key, ""), "watch", MOST_ID)
        games[table] = Game(fields.text(id, "tables", MOST_ID), secret)
    one.games.update(games)
    if one.begun is None:
        one.begun = act.at


def seat_of(event: Event, player: int) -> tuple[Round, int, int] | None:
    """The last table of the server that waits for a player: round, table and seat."""
    for one in reversed(event.rounds):
        for table in sorted(one.games):
            seats = one.tables[table - 1]
            if player in seats and not one.results.get(table):
                return one, table, seats.index(player)
    return None


def unfinished(event: Event) -> list[tuple[Round, int, str]]:
    """The games whose results are not in: round, table and the name of the game."""
    return [
        (one, table, game.id)
        for one in event.rounds
        for table, game in sorted(one.games.items())
        if not one.results.get(table)
    ]
