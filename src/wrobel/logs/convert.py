"""Reading any format and writing any other."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from wrobel.errors import LogError, shown
from wrobel.logs import botzone, mjai, mjlog, tenhou6, wrobel_log
from wrobel.logs.detect_format import FORMATS, detect
from wrobel.logs.fill_in import completed
from wrobel.logs.game import GameLog
from wrobel.logs.hand_parts import Written
from wrobel.logs.limits import LIMITS, Limits, Source, peeked
from wrobel.rules.families import about
from wrobel.rules.rulesets import family_of

T = TypeVar("T")

READERS: Mapping[str, Callable[[Source, Limits], Iterator[GameLog]]] = {
    "wrobel": wrobel_log.read,
    "mjai": mjai.read,
    "tenhou6": tenhou6.read,
    "mjlog": mjlog.read,
    "botzone": botzone.read,
}
WRITERS: Mapping[str, Callable[[GameLog], Written]] = {
    "wrobel": wrobel_log.write,
    "mjai": mjai.write,
    "tenhou6": tenhou6.write,
    "mjlog": mjlog.write,
    "botzone": botzone.write,
}
# Formats whose files can hold several matches one after the other.
SEVERAL = frozenset({"wrobel", "mjai", "botzone"})
SUFFIXES = {
    "wrobel": ".jsonl",
    "mjai": ".mjson",
    "tenhou6": ".json",
    "mjlog": ".mjlog",
    "botzone": ".botzone.jsonl",
}


def read_log(source: Source, format: str = "auto", limits: Limits = LIMITS) -> Iterator[GameLog]:
    """The matches of a log, one by one as they are read.

    >>> [game] = read_log(b'{"type":"start_game"}')
    >>> game.format
    'mjai'
    """
    head, stream = peeked(source)
    found = detect(head) if format == "auto" else format
    if found == "mjai" and _is_spread(head):
        yield from mjai.read_array(stream, limits)
    else:
        yield from _known(READERS, found)(stream, limits)


def _is_spread(head: bytes) -> bool:
    """Is it one array over several lines?"""
    first, _, rest = head.strip().partition(b"\n")
    return first.startswith(b"[") and not first.rstrip().endswith(b"]") and bool(rest)


def formats_for(rules: str, layout: str | None) -> list[str]:
    """The formats that can carry games of these rules, dealt from such a wall; ours first.

    >>> formats_for("tenhou", "table"), formats_for("mcr", "table"), formats_for("mcr", "botzone")
    (['wrobel', 'mjai', 'tenhou6', 'mjlog'], ['wrobel'], ['wrobel', 'botzone'])
    """
    known = about(family_of(rules)).formats
    return ["wrobel", *(one for one in known if one != botzone.FORMAT or layout == botzone.LAYOUT)]


def _known(table: Mapping[str, T], format: str) -> T:
    if format not in table:
        raise LogError("not_a_format", format=shown(format), known=tuple(FORMATS))
    return table[format]


@dataclass(slots=True)
class Converted:
    """Files in the other format, and what was lost or remarked upon on the way."""

    files: list[bytes] = field(default_factory=list)
    losses: Counter[str] = field(default_factory=Counter)
    remarks: list[LogError] = field(default_factory=list)


def convert(
    source: Source,
    to: str,
    format: str = "auto",
    rules: str | None = None,
    limits: Limits = LIMITS,
) -> Converted:
    """A log in another format: one file, or one for each match where a file holds only one.

    ``rules`` are for logs that do not name theirs.

    >>> result = convert(b'{"type":"start_game","aka_flag":false}', "wrobel", rules="ema-2016")
    >>> result.files[0][:41]
    b'{"type":"match","version":1,"rules":"ema-'
    """
    write = _known(WRITERS, to)
    result = Converted()
    for game in read_log(source, format, limits):
        ruled = game.under(rules) if rules and game.match.rules is None else game
        written = write(completed(ruled) or ruled)
        result.losses.update(written.losses)
        result.remarks += game.remarks
        if result.files and to in SEVERAL:
            result.files[0] += written.data
        else:
            result.files.append(written.data)
    return result
