"""The process that reads a log somebody sent: ``python -m wrobel.web.reader [RULES]``.

The log comes on standard input, what was found in it goes to standard output as JSON. It is a
process of its own, with little memory and time: whatever the log does, the server goes on.
"""

import contextlib
import sys
from typing import Any

import msgspec

from wrobel.errors import WrobelError
from wrobel.logs import wrobel_log
from wrobel.logs.complete import completed
from wrobel.logs.convert import read_log
from wrobel.logs.findings import OTHERS, Finding, Report
from wrobel.logs.game import GameLog
from wrobel.logs.limits import Limits
from wrobel.logs.verify import verify_game
from wrobel.rules.rulesets import load

LIMITS = Limits(file=16 << 20, document=8 << 20, events=60_000)
MOST_GAMES = 20
MOST_MEMORY = 1 << 30
MOST_SECONDS = 20
ASSUMED = "tenhou"  # for logs that do not name their rules, as most of them come from there


class Note(msgspec.Struct):
    """Something that is wrong in a log, where it is, in both languages."""

    event: int
    hand: str
    en: str
    pl: str


class Read(msgspec.Struct):
    """One match of a log in our own form."""

    log: str
    format: str
    assumed: bool
    notes: list[Note]


class Answer(msgspec.Struct):
    """All matches, or why there are none."""

    games: list[Read] = []
    code: str = ""
    error: str = ""


def note_of(finding: Finding) -> Note:
    return Note(finding.event, finding.hand, finding.sentence("en"), finding.sentence("pl"))


def examined(game: GameLog, rules: str | None) -> Read:
    """A match, checked, with all that can be known filled in."""
    assumed = game.match.rules is None
    ruled = (game.under(rules or ASSUMED) if assumed else game).by_its_rules()
    report = Report()
    verify_game(ruled, report)
    harmless = OTHERS["not_over"]
    warnings = [one for one in report.warnings if one.why is not harmless]
    found = [*report.illegal, *report.payments, *warnings]
    whole = None if report.illegal or report.payments else completed(ruled)
    notes = sorted(map(note_of, found), key=lambda note: note.event)
    text = b"".join(wrobel_log.line(event) for event in (whole or ruled).events).decode()
    return Read(text, game.format, assumed and rules is None, notes)


def examine(data: bytes, rules: str | None) -> Answer:
    """All matches of a log."""
    answer = Answer()
    try:
        if rules is not None:
            load(rules)
        for game in read_log(data, limits=LIMITS):
            if not any(event.__class__.__name__ == "Hand" for event in game.events):
                continue
            answer.games.append(examined(game, rules))
            if len(answer.games) == MOST_GAMES:
                break
        if not answer.games:
            return Answer(code="empty", error="there is no hand in it")
    except WrobelError as error:
        return Answer(code=error.code, error=error.message)
    except (MemoryError, RecursionError):
        return Answer(code="too_big", error="the log needs too much memory")
    return answer


def limit_myself() -> None:
    """Little memory, little time."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        limits: list[tuple[int, Any]] = [
            (resource.RLIMIT_AS, MOST_MEMORY),
            (resource.RLIMIT_CPU, MOST_SECONDS),
            (resource.RLIMIT_NOFILE, 64),
        ]
        for what, most in limits:
            resource.setrlimit(what, (most, most))


def main() -> None:
    """Read standard input, answer, end."""
    limit_myself()
    rules = sys.argv[1] if len(sys.argv) > 1 else None
    answer = examine(sys.stdin.buffer.read(), rules)
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
