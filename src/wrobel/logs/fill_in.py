"""Fills in what a log does not say: the engine knows it when the log is right."""

from itertools import pairwise
from typing import Any

from msgspec import ValidationError, convert

from wrobel.errors import WrobelError
from wrobel.logs.events import AnyEvent, Hand, Match, Settled
from wrobel.logs.game import GameLog
from wrobel.logs.records import record_of
from wrobel.rules.rulesets import load
from wrobel.table.from_records import known_wall, open_table

EVENT: Any = AnyEvent


def completed(game: GameLog) -> GameLog | None:
    """The same match with all facts of all events; None if it cannot be played again.

    The wall stays unknown where the log does not tell it.
    """
    header = game.match
    if header.rules is None or not game.complete:
        return None
    game = game.by_its_rules()
    options = load(header.rules, dict(header.options))
    layout = header.layout or ("botzone" if game.format == "botzone" else "given")
    records = [record_of(event) for event in game.events]
    starts = [place for place, event in enumerate(game.events) if isinstance(event, Hand)]
    if not starts:
        return None
    replay = None
    try:
        for start, end in pairwise([*starts, len(records)]):
            hand = records[start:end]
            wall = known_wall(options, layout, hand)
            if replay is None:
                facts = {"names": header.names, "honour": header.honour}
                replay = open_table(options, facts, layout, wall, hand[0][1])
            else:
                replay.table.next_hand(wall)
            for record in hand:
                replay.see(
                    record if record[0] != "hand" else ("hand", {"hands": record[1]["hands"]})
                )
            replay.flush()
    except (WrobelError, TypeError):
        return None
    if replay is None or len(replay.table.events) < len(game.events):
        return None
    try:
        events = [convert(event, EVENT) for event in replay.table.events]
    except ValidationError:
        return None
    known = {place: event for place, event in enumerate(game.events) if isinstance(event, Match)}
    events[0] = known.get(0, events[0])
    for event in events:
        if isinstance(event, Settled) and header.layout is None:
            event.wall = event.salt = None
    places = [*game.places, *[game.places[-1]] * (len(events) - len(game.places))]
    return GameLog(game.format, game.unit, events, places[: len(events)], game.remarks)
