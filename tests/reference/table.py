"""A slow, obvious second opinion of the table: everything follows from the events alone.

``events`` is the log of a match so far, a list of dictionaries. Nothing here is shared with the
engine. The parts: `table_facts` folds the events, `table_legal` says what a player may do,
`table_furiten` what may not be won on, `table_request` what a win is worth and why, `table_flow`
what must come next, `table_settle` and `table_match` what happens at the end.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .table_facts import Event, facts_of
from .table_flow import Answers, Ask, step
from .table_match import next_hand
from .table_settle import settlement

__all__ = ["following", "legal", "next_hand", "settlement", "who_is_asked"]


def legal(events: Sequence[Event], player: int, passed: Collection[int] = ()) -> set[str]:
    """The actions of a player now, as texts; none if the player is not asked.

    Who passed on the tile on offer is not in the events, so it is said here.
    """
    due = step(facts_of(events), dict.fromkeys(passed, "pass"))
    if not isinstance(due, Ask) or (player in passed and due.phase != "declare"):
        return set()
    return due.legal.get(player, set())


def who_is_asked(events: Sequence[Event], passed: Collection[int] = ()) -> set[int]:
    """The players whose answer is awaited."""
    return {player for player in range(4) if legal(events, player, passed)}


def following(events: Sequence[Event], answers: Answers | None = None) -> list[Event]:
    """The events of which one must come now, once these answers are in; none if one is missing."""
    due = step(facts_of(events), answers or {})
    return [] if due is None or isinstance(due, Ask) else due.events
