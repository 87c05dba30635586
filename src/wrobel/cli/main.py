"""The entry point of ``wrobel``. It loads no more than the command needs."""

import os
import sys
from collections.abc import Sequence

from wrobel import __version__
from wrobel.cli import texts
from wrobel.cli.batch import shortcut
from wrobel.cli.failure import BAD_INPUT, Failure, complain

INTERRUPTED = 130


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status: 0, 1 or 2."""
    try:
        if list(arguments) == ["--version"]:
            print(f"wrobel {__version__}")
            return 0
        if shortcut(arguments):
            return 0
        from wrobel.cli.app import call

        return call(arguments)
    except Failure as failure:
        return complain(str(failure), failure.status)
    except KeyboardInterrupt:
        return complain(texts.say("interrupted", texts.language()), INTERRUPTED)
    except Exception as error:
        if os.environ.get("WROBEL_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}"
        return complain(texts.say("bug", texts.language(), what=what), BAD_INPUT)


def main() -> None:
    """The installed command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # no letter that a terminal lacks may stop us
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
