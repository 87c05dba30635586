"""The process that reads logs and makes replays ready.

It is ``python -m wrobel.web.processes.log_reader``.

A question comes on standard input, its answer goes to standard output, then the process ends. It
has little memory and time: whatever a log does, the server goes on.
"""

import contextlib
import gzip
import os
import sys
from pathlib import Path

import msgspec

from wrobel.errors import LogError, WrobelError
from wrobel.languages import LANGUAGES
from wrobel.logs import wrobel_log
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.detect_format import ASSUMED
from wrobel.logs.events import Hand
from wrobel.logs.fill_in import completed
from wrobel.logs.findings import OTHERS, Report
from wrobel.logs.game import GameLog
from wrobel.logs.hand_bounds import check_lengths
from wrobel.logs.limits import Limits
from wrobel.logs.replay_check import verify_game
from wrobel.rules.rulesets import load
from wrobel.table.actions import read_action
from wrobel.table.table import refusal
from wrobel.web.processes.replay_frames import Kept, kept_of, pack
from wrobel.web.refusals import RefusedError
from wrobel.web.storage.stored_game import Game, Move, folded
from wrobel.web.wire.http_types import Header

LIMITS = Limits(file=8 << 20, document=4 << 20, line=1 << 18, events=40_000)
MOST_GAMES = 20
MOST_KEPT = 4 << 20  # bytes of all answers together, packed
MOST_MEMORY = 48 << 20  # beyond what the program itself needs
MOST_SECONDS = 20


class Upload(msgspec.Struct, tag=True):
    """Read a log that somebody sent; its matches get these names."""

    data: bytes
    rules: str | None
    ids: list[str]


class Earlier(msgspec.Struct, tag=True):
    """Make a replay of a log as it was stored before replays were made ready."""

    id: str
    data: bytes


class Finished(msgspec.Struct, tag=True):
    """Make a replay of a game of this server."""

    id: str
    header: Header
    journal: list[Move]


class Convert(msgspec.Struct, tag=True):
    """Write a packed log in another format."""

    log: bytes
    format: str


class PlayOn(msgspec.Struct, tag=True):
    """Deal what a player could not see at a decision anew, and see that the action is one."""

    log: bytes
    event: int
    player: int
    action: str
    deal: int


Question = Upload | Earlier | Finished | Convert | PlayOn


class Stored(msgspec.Struct):
    """A log of an earlier form, with what is still of use beside it."""

    log: str
    format: str
    assumed: bool


class Answer(msgspec.Struct):
    """Matches by their names, a log or a position; else why there are none."""

    games: dict[str, Kept] = {}
    log: bytes = b""  # packed
    position: bytes = b""  # packed
    action: str = ""  # the one to begin with, as the table writes it
    code: str = ""
    error: dict[str, str] = {}  # why, in all languages


def examined(id: str, game: GameLog, rules: str | None) -> Kept:
    """A match, checked, with all that can be known filled in."""
    assumed = game.match.rules is None
    ruled = (game.under(rules or ASSUMED) if assumed else game).by_its_rules()
    check_lengths(ruled)
    report = Report()
    verify_game(ruled, report)
    harmless = OTHERS["not_over"]
    warnings = [one for one in report.warnings if one.why is not harmless]
    found = sorted([*report.illegal, *report.payments, *warnings], key=lambda one: one.event)
    whole = None if report.illegal or report.payments else completed(ruled)
    events = [wrobel_log.to_dict(event) for event in (whole or ruled).events]
    return kept_of(id, events, found, game.format, assumed and rules is None)


def upload(question: Upload) -> Answer:
    """All matches of a log."""
    games: dict[str, Kept] = {}
    if question.rules is not None:
        load(question.rules)
    for game in read_log(question.data, limits=LIMITS):
        if not any(isinstance(event, Hand) for event in game.events):
            continue
        id = question.ids[len(games)]
        games[id] = examined(id, game, question.rules)
        if sum(kept.size for kept in games.values()) > MOST_KEPT:
            return refused(LogError("too_much"))
        if len(games) == len(question.ids):
            break
    return Answer(games) if games else refused(LogError("no_hand"))


def earlier(question: Earlier) -> Answer:
    """A log that was examined when it came."""
    stored = msgspec.json.decode(gzip.decompress(question.data), type=Stored)
    [game] = read_log(stored.log.encode(), "wrobel", LIMITS)
    game.format = stored.format
    kept = examined(question.id, game, None)
    return Answer({question.id: kept})


def finished(question: Finished) -> Answer:
    """A game of this server, if it is over: until then its tiles are secret."""
    game = Game(question.header)
    for player, text in folded(question.journal):
        game.play(player, text)
    if game.table.held:
        game.table.go_on()
    if not game.over:
        raise RefusedError("not_finished")
    report = Report()
    verify_game(wrobel_log.game_of(game.table.events), report)
    notes = [*report.illegal, *report.payments]
    return Answer({question.id: kept_of(question.id, game.table.events, notes, "wrobel", False)})


def convert(question: Convert) -> Answer:
    """A log in another format."""
    [game] = read_log(gzip.decompress(question.log), "wrobel")
    return Answer(log=pack(WRITERS[question.format](game).data))


def play_on(question: PlayOn) -> Answer:
    """A position of a log, everything hidden dealt anew."""
    from wrobel.review.deal_anew import position_at

    [game] = read_log(gzip.decompress(question.log), "wrobel")
    found, moment = position_at(game, question.event, question.player, question.deal)
    table = found.opened(found.match["names"])
    legal = table.legal(question.player)
    wanted = table.find(read_action(question.action), legal)
    if wanted is None:
        raise refusal(read_action(question.action), legal, moment.player)
    return Answer(position=found.pack(), action=str(wanted))


def refused(error: WrobelError) -> Answer:
    """Why there is no answer."""
    return Answer(code=error.code, error={lang: error.say(lang) for lang in LANGUAGES})


def answer(question: Question) -> Answer:
    """The answer to any question."""
    try:
        match question:
            case Upload():
                return upload(question)
            case Earlier():
                return earlier(question)
            case Finished():
                return finished(question)
            case Convert():
                return convert(question)
            case PlayOn():
                return play_on(question)
    except WrobelError as error:
        return refused(error)
    except (MemoryError, RecursionError):
        return refused(LogError("out_of_memory"))


def limit_myself(seconds: int = MOST_SECONDS, memory: int = MOST_MEMORY) -> None:
    """Little memory, little time, and everybody else first."""
    os.nice(10)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_NOFILE, (16, 16))
        fields = Path("/proc/self/statm").read_text("ascii").split()
        most = int(fields[5]) * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def main() -> None:
    """Read standard input, answer, end."""
    limit_myself()
    question = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Question)
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer(question)))


if __name__ == "__main__":
    main()
