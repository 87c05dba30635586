"""The process that reviews one game: ``python -m wrobel.web.processes.review_process``.

The question comes on standard input. After every hand a line goes to standard output, so that the
first results can be shown while the rest is judged; the last line has the sums. Everybody else's
work goes first.
"""

import gzip
import sys
from typing import Any

import msgspec

from wrobel.errors import WrobelError
from wrobel.languages import LANGUAGES
from wrobel.logs.convert import read_log
from wrobel.logs.limits import Limits
from wrobel.review.game_review import Decision, Reviewer
from wrobel.web.processes.log_reader import MOST_MEMORY, limit_myself
from wrobel.web.processes.replay_frames import pack

MOST_SECONDS = 240
LIMITS = Limits(file=8 << 20, document=4 << 20, line=1 << 18, events=40_000)
MOST_CANDIDATES = 4


class ReviewQuestion(msgspec.Struct):
    """A packed log in our own form, and milliseconds of thought for a decision."""

    log: bytes
    think_ms: float = 0.0


class HandDone(msgspec.Struct):
    """One more hand is judged: its decisions as JSON lists, packed, by language."""

    done: int
    total: int
    decisions: dict[str, bytes]
    unit: str


class AllDone(msgspec.Struct):
    """The sums of all players, or why there are none."""

    players: msgspec.Raw
    code: str = ""


def shown(decision: Decision, lang: str) -> dict[str, Any]:
    """A decision with the candidates that matter."""
    fields = decision.to_dict(lang)
    all_of_them = fields["candidates"]
    few = all_of_them[:MOST_CANDIDATES]
    few += [one for one in all_of_them[MOST_CANDIDATES:] if one["action"] == fields["played"]]
    alike = [{**one, "equal": one["loss"] < decision.bound} for one in few]
    said = [one.parts(lang) for one in decision.reasons]
    return {**fields, "said": said, "candidates": alike}


def main() -> None:
    """Read standard input, judge, end."""
    limit_myself(MOST_SECONDS, MOST_MEMORY)
    question = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=ReviewQuestion)
    write = sys.stdout.buffer.write
    try:
        [game] = read_log(gzip.decompress(question.log), "wrobel", LIMITS)
        reviewer = Reviewer(game, think_ms=question.think_ms)
        for done, found in enumerate(reviewer.steps(), 1):
            decisions = {
                lang: pack(msgspec.json.encode([shown(one, lang) for one in found]))
                for lang in LANGUAGES
            }
            line = HandDone(done, reviewer.hands, decisions, reviewer.review.unit)
            write(msgspec.json.encode(line) + b"\n")
            sys.stdout.buffer.flush()
        players = [one.to_dict() for one in reviewer.review.players]
        write(msgspec.json.encode(AllDone(msgspec.Raw(msgspec.json.encode(players)))) + b"\n")
    except (WrobelError, ValueError) as error:
        code = error.code if isinstance(error, WrobelError) else "bad_log"
        write(msgspec.json.encode(AllDone(msgspec.Raw(b"[]"), code)) + b"\n")


if __name__ == "__main__":
    main()
