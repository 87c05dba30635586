"""The command with tables that can be foretold, so that tests of the server always see the same.

``python -m tests.web_seeded serve …``; the real one takes 32 random bytes for every game. Tests in
the browser say in the file that ``WROBEL_TEST_TABLE`` names what the next game is to be.
"""

import json
import os
import sys
from itertools import count
from pathlib import Path

from wrobel.cli.main import run
from wrobel.web import gallery, host, house, tokens
from wrobel.web.models import Header, NewGame

_numbers = count(1)
_header_of = house.header_of


def foretold() -> bytes:
    return b"test %d" % next(_numbers)


def as_told(wish: NewGame) -> Header:
    """A game as it was wished, but with the seed and the pause of the file, and unshuffled."""
    told = json.loads(Path(os.environ["WROBEL_TEST_TABLE"]).read_text("utf-8"))
    wish.shuffle = False
    wish.pause = told.get("pause", 0)
    header = _header_of(wish)
    if "seed" in told:
        header.seed = told["seed"].encode()
    return header


if __name__ == "__main__":
    tokens.new_seed = foretold
    host.GRACE = 2.0  # nobody wants to wait in a test for somebody who has left
    gallery.DELAY = 2.0
    if "WROBEL_TEST_TABLE" in os.environ:
        house.header_of = as_told
    sys.exit(run(sys.argv[1:]))
