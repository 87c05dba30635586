"""Reading a command line that has nothing wrong with it, without loading Typer.

Typer takes longer to load than a hand takes to be scored. So what can be read without a doubt is
read here, and everything else (help, completion, mistakes, rare spellings) is left to Typer,
which reads the same declarations. Whatever is read here Typer reads alike; a test holds that.
"""

import inspect
import os
from collections.abc import Iterator, Sequence
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

from wrobel.cli.arguments import Argument, Option
from wrobel.cli.verbs import Verb, asked_for, load

# Settings that change nothing about a value, those that are looked at here, and those for which
# Typer must look at the disk if a value is given.
LOOKS = frozenset({"help", "metavar", "autocompletion", "show_default", "rich_help_panel"})
LIMITS = frozenset({"min", "max"})
ON_DISK = frozenset({"exists", "file_okay", "dir_okay"})


class Doubt(Exception):  # noqa: N818 - nothing is wrong yet
    """This command line is for Typer."""


class Slot:
    """One parameter of a verb: what it takes and what was given for it."""

    def __init__(self, parameter: inspect.Parameter) -> None:
        kind, self.declared = get_args(parameter.annotation)
        if not isinstance(self.declared, Option | Argument):
            raise Doubt
        if not LOOKS | LIMITS | ON_DISK >= self.declared.settings.keys():
            raise Doubt
        if get_origin(kind) is UnionType:
            (kind,) = (part for part in get_args(kind) if part is not NoneType)
        self.many = get_origin(kind) is list
        self.type: type = get_args(kind)[0] if self.many else kind
        self.default = parameter.default
        self.given: list[Any] = []

    def names(self, name: str) -> Iterator[tuple[str, bool | None]]:
        """What it is called on the command line, and what a flag of this name means."""
        if isinstance(self.declared, Argument):
            return
        spelled = name.replace("_", "-")
        implied = f"--{spelled}/--no-{spelled}" if self.type is bool else f"--{spelled}"
        for names in self.declared.names or (implied,):
            yes, _, no = names.partition("/")
            yield yes, True if self.type is bool else None
            if no:
                yield no, False

    def take(self, text: str) -> None:
        """A value as text."""
        if ON_DISK & self.declared.settings.keys():
            raise Doubt
        try:
            value = self.type(text)
        except ValueError:
            raise Doubt from None
        settings = self.declared.settings
        if not settings.get("min", value) <= value <= settings.get("max", value):
            raise Doubt
        self.put(value)

    def put(self, value: object) -> None:
        if self.given and not self.many:
            raise Doubt
        self.given.append(value)

    def value(self) -> Any:
        if self.many and self.given:
            return self.given
        if not self.given and self.default is inspect.Parameter.empty:
            raise Doubt
        return self.given[0] if self.given else self.default


def read(verb: Verb, arguments: Sequence[str]) -> dict[str, Any]:
    """What a verb is called with; ``Doubt`` if that is not plain."""
    slots = {name: Slot(found) for name, found in inspect.signature(verb).parameters.items()}
    named = {
        spelled: (slot, flag) for name, slot in slots.items() for spelled, flag in slot.names(name)
    }
    places = [slot for slot in slots.values() if isinstance(slot.declared, Argument)]
    left = iter(arguments)
    for word in left:
        if not word.startswith("-") or word == "-":
            place_of(places).take(word)
            continue
        name, equals, text = word.partition("=") if word.startswith("--") else (word, "", "")
        if name not in named:
            raise Doubt
        slot, flag = named[name]
        if flag is None:
            text = text if equals else next(left, "--")
            if text.startswith("-") and text != "-":
                raise Doubt
            slot.take(text)
        elif equals:
            raise Doubt
        else:
            slot.put(flag)
    return {name: slot.value() for name, slot in slots.items()}


def place_of(places: Sequence[Slot]) -> Slot:
    """Where the next value without a name goes."""
    for slot in places:
        if slot.many or not slot.given:
            return slot
    raise Doubt


def understood(arguments: Sequence[str]) -> tuple[Verb, dict[str, Any]] | None:
    """The verb that was asked for and its arguments, if there is no doubt about either."""
    name = asked_for(arguments)
    if name is None or "_WROBEL_COMPLETE" in os.environ:
        return None
    verb = load(name)
    try:
        return verb, read(verb, arguments[len(name.split()) :])
    except Doubt:
        return None
