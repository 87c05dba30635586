"""Reading a JSON file that somebody names on the command line."""

import json
import sys
from pathlib import Path

from wrobel.cli.failure import fail
from wrobel.tabletop.complaints import complaint


def read_json(name: str, lang: str) -> object:
    """The value in a file; ``-`` is standard input."""
    try:
        text = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        fail("no_file", lang, name=name, why=error.strerror or str(error))
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise complaint("not_json", where=name, why=" ".join(str(error).split())) from None
