"""The entry point of ``wrobel``. It loads no more than the command needs."""

import gc
import os
import sys
from collections.abc import Sequence

from wrobel import __version__
from wrobel.cli import texts
from wrobel.cli.batch import shortcut
from wrobel.cli.failure import BAD_INPUT, UNHEARD, Failure, complain, interrupted

# A command makes much when it starts and throws little away: looking for cycles costs a tenth.
MANY = 50_000
# What only the extra ``play`` brings.
OF_THE_SERVER = ("alembic", "litestar", "prometheus_client", "segno", "sqlalchemy", "uvicorn")


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status."""
    try:
        if list(arguments) == ["--version"]:
            print(f"wrobel {__version__}")
            return 0
        if shortcut(arguments):
            return 0
        status = obey(list(arguments))
        sys.stdout.flush()
    except Failure as failure:
        return complain(str(failure), failure.status)
    except KeyboardInterrupt:
        return interrupted()
    except BrokenPipeError:
        # Whoever read us has had enough; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    except Exception as error:
        if os.environ.get("WROBEL_DEBUG"):
            raise
        if isinstance(error, ModuleNotFoundError) and error.name in OF_THE_SERVER:
            return complain(texts.say("needs_play", texts.language()), BAD_INPUT)
        what = f"{type(error).__name__}: {error}"
        return complain(texts.say("bug", texts.language(), what=what), BAD_INPUT)
    return status


def obey(arguments: Sequence[str]) -> int:
    """Do what plain words ask for; Typer is asked about all others.

    ``--lang`` may also stand before the verb.
    """
    from wrobel.cli.plain import understood

    if arguments[:1] == ["--lang"] and len(arguments) > 2 and not arguments[2].startswith("-"):
        arguments = [*arguments[2:], *arguments[:2]]
    if found := understood(arguments):
        verb, values = found
        return verb(**values) or 0
    from wrobel.cli.app import call

    return call(arguments)


def main() -> None:
    """The installed command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # no letter that a terminal lacks may stop us
            stream.reconfigure(errors="replace")
    gc.set_threshold(MANY)
    status = run(sys.argv[1:])
    gc.freeze()  # at the end all goes at once, without a last look for cycles
    sys.exit(status)


if __name__ == "__main__":
    main()
