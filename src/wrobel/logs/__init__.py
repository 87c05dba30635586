"""Records of matches: our own log and what other programs write, read into the same events.

>>> from wrobel import Table, logs
>>> table = Table("tenhou", seed="demo")
>>> while table.phase not in ("hand_over", "match_over"):
...     for player in table.to_act:
...         table.apply(player, table.legal(player)[0])
>>> data = logs.write(logs.game_of(table.events))
>>> [game] = logs.read(data)
>>> report = logs.verify(game)
>>> game.match.rules, report.hands, report.clean
('tenhou', 1, True)
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wrobel.logs.findings import Report
    from wrobel.logs.game import GameLog


def read(source: bytes | str | Path, format: str = "auto") -> "Iterator[GameLog]":
    """The matches of a log: of its bytes, or of a file by its name."""
    from wrobel.logs.convert import read_log

    if isinstance(source, bytes):
        yield from read_log(source, format)
        return
    with Path(source).open("rb") as stream:
        yield from read_log(stream, format)


def write(game: "GameLog", format: str = "wrobel") -> bytes:
    """A match in a format; an error says what that format cannot carry at all."""
    from wrobel.errors import LogError, shown
    from wrobel.logs.convert import WRITERS

    if format not in WRITERS:
        raise LogError("not_a_format", format=shown(format), known=tuple(WRITERS))
    return WRITERS[format](game).data


def verify(game: "GameLog", rules: str | None = None) -> "Report":
    """Play a match again: every action that was not legal, every payment that was not right."""
    from wrobel.logs.findings import Report
    from wrobel.logs.replay_check import verify_game

    report = Report()
    verify_game(game, report, rules)
    return report


def game_of(events: Iterable[Mapping[str, object]]) -> "GameLog":
    """A match from plain dictionaries, such as a table's events."""
    from wrobel.logs import wrobel_log

    return wrobel_log.game_of(events)


__all__ = ["game_of", "read", "verify", "write"]
