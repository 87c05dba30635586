"""Which format a log is in, by its first bytes."""

import re

from wrobel.errors import LogError

ASSUMED = "tenhou"  # the rules of logs that do not name any: most come from there
FORMATS = ("wrobel", "mjai", "tenhou6", "mjlog", "botzone")

# Searched for in this order in the beginning of the text.
_SIGNS = (
    ("mjlog", re.compile(rb"<")),
    ("tenhou6", re.compile(rb"https?://\S{0,100}#json=")),
    ("botzone", re.compile(rb"(Match \S|Wind [0-3]\s|\d+\s+0 [0-3] [0-3]\s)")),
    ("wrobel", re.compile(rb'\{[^{}\[\]]{0,200}"type"\s*:\s*"match"')),
    ("mjai", re.compile(rb'\[?\s*\{[^{}]{0,2000}?"type"\s*:')),
    ("botzone", re.compile(rb'\{\s*"(requests|responses)"\s*:')),
    ("tenhou6", re.compile(rb'\{.{0,4000}?"(log|rule|title|name)"\s*:', re.DOTALL)),
)


def detect(head: bytes) -> str:
    """The format that the beginning of a log shows.

    >>> detect(b'{"type":"start_game"}'), detect(b'<mjloggm ver="2.3">'), detect(b'{"title":["a"')
    ('mjai', 'mjlog', 'tenhou6')
    """
    text = head.lstrip()
    for format, sign in _SIGNS:
        if sign.match(text):
            return format
    if not text:
        raise LogError("empty_log")
    raise LogError("no_known_format", known=tuple(FORMATS))
