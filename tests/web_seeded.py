"""The command with seeds that can be foretold, so that tests of the server always see the same.

``python -m tests.web_seeded serve …``; the real one takes 32 random bytes.
"""

import sys
from itertools import count

from wrobel.cli.main import run
from wrobel.web import tokens

_numbers = count(1)


def foretold() -> bytes:
    return b"test %d" % next(_numbers)


if __name__ == "__main__":
    tokens.new_seed = foretold
    sys.exit(run(sys.argv[1:]))
