"""The lines of the log: for people, or one JSON object each for programs.

Every line that comes of a request has the request's number. A line about a game begins with
``game %s``; as JSON the game is a field of its own.
"""

import logging
import sys
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
ABOUT_A_GAME = "game %s"


class ForPeople(logging.Formatter):
    """Time, level, the number of the request if there is one, the message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(request)s%(message)s")

    def format(self, record: logging.LogRecord) -> str:
        number = request_id.get()
        record.request = f"[{number}] " if number else ""
        return super().format(record)


class ForPrograms(logging.Formatter):
    """One JSON object a line, whatever is in the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (number := request_id.get()) is not None:
            line["request"] = number
        if str(record.msg).startswith(ABOUT_A_GAME) and isinstance(record.args, tuple):
            line["game"] = str(record.args[0])
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


MAKERS: dict[str, Callable[[], logging.Formatter]] = {"text": ForPeople, "json": ForPrograms}


def begin(format: str) -> None:
    """From now on the log goes to standard error, in that format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(MAKERS[format]())
    logging.basicConfig(handlers=[handler], level=logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
