"""From events back to a table: the state of a game is the fold of its events."""

from collections.abc import Iterable, Mapping
from typing import Any

from wrobel.errors import TextError
from wrobel.logs.records import record_of
from wrobel.logs.wrobel_log import from_dict
from wrobel.table.from_records import begin_hand, hands_of
from wrobel.table.replay import Replay
from wrobel.table.table import Table

Event = Mapping[str, Any]


def fold(events: Iterable[Event]) -> Table:
    """The table to which these events lead; an event that cannot be raises an error.

    A hand that is over tells its wall; of one that goes on only the tiles drawn so far are
    known, and others stand in for the rest.

    >>> table = Table("mcr", seed="fold")
    >>> table.apply(0, table.legal(0)[0])
    >>> fold(table.events).events == table.events
    True
    """
    header, *hands = hands_of(record_of(from_dict(event)) for event in events)
    if not header or header[0][0] != "match":
        raise TextError("no_match_event")
    replay: Replay | None = None
    for hand in hands:
        replay = begin_hand(replay, header[0][1], hand)
        for record in hand:
            replay.see(record)
        replay.flush()
    if replay is None:
        raise TextError("not_dealt")
    table: Table = replay.table
    return table
