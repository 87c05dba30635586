"""Which verbs there are and where they live. Only the one that is asked for is loaded."""

from collections.abc import Callable, Sequence
from importlib import import_module

Verb = Callable[..., int | None]

# In the order of the help; a verb of two words belongs to a group.
HOMES = {
    "analyze": "analyze.analyze",
    "score": "score.score",
    "settle": "settle.settle",
    "book": "book.book",
    "compare": "compare.compare",
    "play": "serve.play",
    "serve": "serve.serve",
    "verify": "verify.verify",
    "convert": "convert.convert",
    "replay": "replay.replay",
    "review": "review.review",
    "sim": "sim.sim",
    "bot": "bot.bot",
    "seating": "seating.seating",
    "standings": "standings.standings",
    "event": "event.event",
    "rules list": "rules.list_",
    "rules show": "rules.show",
    "rules diff": "rules.diff",
    "rules card": "rules.card",
    "rules read": "rules.read",
    "rules find": "rules.find",
    "conformance cases": "conformance.cases",
    "conformance run": "conformance.run",
    "conformance answer": "conformance.answer",
    "db backup": "db.backup",
    "db restore": "db.restore",
    "db check": "db.check",
}


def asked_for(arguments: Sequence[str]) -> str | None:
    """The verb at the beginning of a command line.

    >>> asked_for(["score", "--json"]), asked_for(["rules", "list"]), asked_for(["rules", "-h"])
    ('score', 'rules list', None)
    """
    return next((name for n in (1, 2) if (name := " ".join(arguments[:n])) in HOMES), None)


def load(name: str) -> Verb:
    """The function that does it."""
    module, _, function = HOMES[name].partition(".")
    found: Verb = getattr(import_module(f"wrobel.cli.{module}"), function)
    return found
