"""How a command ends when it cannot do what was asked: one line and an exit status."""

import sys
from typing import NoReturn

from wrobel.cli import texts

CANNOT_WIN = 1
UNHEARD = 1  # nobody reads our output any more
BAD_INPUT = 2
INTERRUPTED = 130


class Failure(Exception):  # noqa: N818 - it is how a command ends, not what is wrong
    """Ends the command with a line on standard error and an exit status."""

    def __init__(self, message: str, status: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.status = status


def fail(key: str, lang: str, **values: object) -> NoReturn:
    """End with a text of the catalogue."""
    raise Failure(texts.say(key, lang, **values))


def complain(message: str, status: int) -> int:
    """Print the one line; returns the status to end with."""
    sys.stdout.flush()
    print(f"wrobel: {' '.join(message.split())}", file=sys.stderr)
    return status


def interrupted() -> int:
    """Somebody pressed Ctrl-C."""
    return complain(texts.say("interrupted", texts.language()), INTERRUPTED)
