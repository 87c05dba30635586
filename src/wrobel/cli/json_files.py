"""Reading a JSON file that somebody names on the command line."""

import sys
from pathlib import Path

from wrobel.cli.failure import fail
from wrobel.errors import WrobelError, os_words
from wrobel.json_text import from_json


def read_json(name: str, lang: str) -> object:
    """The value in a file; ``-`` is standard input."""
    try:
        text = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        fail("no_file", lang, name=name, why=os_words(error).say(lang))
    try:
        return from_json(text)
    except WrobelError as error:
        raise error.at(name) from None
