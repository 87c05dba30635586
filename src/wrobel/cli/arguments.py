"""How a verb says what it takes: annotations that cost nothing until somebody needs Typer."""

from collections.abc import Callable
from typing import Any, TypeVar

Command = TypeVar("Command", bound=Callable[..., int | None])

# What help shows under a verb: commands that can be run as they stand.
EXAMPLES: dict[Callable[..., int | None], tuple[str, ...]] = {}


class Option:
    """``--name VALUE``, or a flag; names and settings are those of ``typer.Option``."""

    def __init__(self, *names: str, **settings: Any) -> None:
        self.names = names
        self.settings = settings


class Argument:
    """A value that is known by its place; settings are those of ``typer.Argument``."""

    def __init__(self, **settings: Any) -> None:
        self.settings = settings


def verb(*examples: str) -> Callable[[Command], Command]:
    """A function that is a verb of the command line, with examples for its help.

    It returns the exit status, or nothing for 0.
    """

    def note(function: Command) -> Command:
        EXAMPLES[function] = examples
        return function

    return note


def completing(*words: str) -> Callable[[str], list[str]]:
    """A completion function that offers these words."""

    def complete(incomplete: str) -> list[str]:
        return [word for word in words if word.startswith(incomplete)]

    return complete
