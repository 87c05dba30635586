"""Our own log: JSON Lines, one event a line, readable while it is written.

A log that breaks off is good up to its last whole line.
"""

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, BinaryIO

import msgspec
from msgspec import json

from wrobel.errors import LogError, OptionError
from wrobel.lines import unfit
from wrobel.logs.events import AnyEvent, Match, check_players
from wrobel.logs.game import GameLog
from wrobel.logs.hand_parts import Written
from wrobel.logs.limits import LIMITS, Limits, Source, from_json, lines
from wrobel.rules.families import about
from wrobel.rules.rulesets import family_of

FORMAT = "wrobel"

_DECODER: json.Decoder[AnyEvent] = json.Decoder(AnyEvent)
_ENCODER = json.Encoder()


def schema() -> dict[str, Any]:
    """The JSON Schema of a line.

    >>> sorted(schema()["$defs"])[:3]
    ['Abort', 'AddedKong', 'Bonus']
    """
    found = json.schema(AnyEvent)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Event", **found}


def from_dict(fields: Mapping[str, object]) -> AnyEvent:
    """An event from a plain dictionary, checked.

    >>> from_dict({"type": "riichi", "player": 2})
    Riichi(player=2)
    """
    try:
        event: AnyEvent = msgspec.convert(fields, AnyEvent)
    except msgspec.ValidationError as error:
        raise LogError("event_unfit", why=unfit(error)) from error
    return event


def to_dict(event: AnyEvent) -> dict[str, Any]:
    """An event as a plain dictionary, fields in the order of the log."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    return fields


def line(event: AnyEvent) -> bytes:
    r"""An event as a line of the log.

    >>> from wrobel.logs.events import Draw
    >>> line(Draw(player=0, tile="5m", left=69))
    b'{"type":"draw","player":0,"tile":"5m","left":69}\n'
    """
    return _ENCODER.encode(event) + b"\n"


class LogWriter:
    """Writes events as they happen; each line is on its way before the next one begins."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def write(self, event: AnyEvent) -> None:
        self._stream.write(line(event))
        self._stream.flush()


def write(game: GameLog) -> Written:
    """The whole log of a match; nothing is lost."""
    return Written(b"".join(map(line, game.events)), {})


def game_of(events: Iterable[Mapping[str, object]]) -> GameLog:
    """A match from plain dictionaries, such as a table's events."""
    found = [from_dict(event) for event in events]
    game = GameLog(FORMAT, "event", found, list(range(1, len(found) + 1)))
    players = players_of(game.match)
    for event in found:
        check_players(event, players)
    return game


def players_of(match: Match, place: str = "") -> int:
    """How many play; the rules, where they are known, must say the same."""
    players = len(match.names)
    with contextlib.suppress(OptionError):  # others say what is wrong with the rules
        wanted = about(family_of(match.rules)).players if match.rules else players
        if players != wanted:
            raise LogError("log_player_count", place, rules=match.rules, wanted=wanted, n=players)
    return players


def read(source: Source, limits: Limits = LIMITS) -> Iterator[GameLog]:
    """The matches of a log, each when the next one begins or the log ends."""
    game: GameLog | None = None
    players = 0
    for number, text, whole in lines(source, limits):
        place = f"line {number}"
        try:
            event = from_json(_DECODER, text, place)
        except LogError:
            if whole or game is None:
                raise
            game.complete = False
            game.remarks.append(LogError("cut_off", place))
            break
        if isinstance(event, Match):
            if game is not None:
                yield game
            game = GameLog(FORMAT, "line")
            players = players_of(event, place)
        elif game is None:
            raise LogError("log_no_match", place)
        elif len(game.events) >= limits.events:
            raise LogError("too_many_events", place, most=limits.events)
        check_players(event, players, place)
        game.events.append(event)
        game.places.append(number)
    if game is not None:
        yield game
