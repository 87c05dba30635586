"""Which facts around a hand a ruleset knows: what a form has to offer, and nothing else."""

from typing import Any

from wrobel.rules.options import Options
from wrobel.rules.request import WAYS

# What a form has words for where a family has none of its own.
FORM = (*WAYS, "chow", "pung", "kong", "closed")
# What is known where the hand is played, so that nobody says it of a hand that is shown.
OF_THE_TABLE = ("from", "seat", "round", "honba", "deposits", "liable")
BRIEF = {"closed_kong": "closed"}


def flags_of(options: Options) -> list[str]:
    """The circumstances that can change a score under these options.

    >>> from wrobel.rules.rulesets import load
    >>> flags_of(load("mcr"))
    ['replacement', 'last_tile', 'last_of_kind']
    """
    return options.about.known_flags(options)


def fields_of(options: Options) -> list[str]:
    """The fields of a score request that mean something under these options."""
    return [field for field in options.about.known_fields(options) if field != "id"]


def shown_of(options: Options) -> list[str]:
    """What a hand that is shown says of itself; the rest the table knows.

    >>> from wrobel.rules.rulesets import load
    >>> shown_of(load("mcr"))
    ['hand', 'win', 'by', 'melds', 'flags', 'bonus']
    """
    return [field for field in fields_of(options) if field not in OF_THE_TABLE]


def knows(options: Options, lang: str) -> dict[str, Any]:
    """What the form of a ruleset offers."""
    about, names = options.about, options.about.flags
    own = {BRIEF.get(key, key): text for key, text in about.words.items()}
    words = {key: own[key].say(lang) for key in FORM if key in own}
    return {
        "family": options.family,
        "by": list(WAYS),
        "fields": fields_of(options),
        "shown": shown_of(options),
        "flags": [{"id": flag, "name": names[flag].say(lang)} for flag in flags_of(options)],
        "declarations": list(about.declarations),
        "after_declaration": list(about.after_declaration),
        "words": {key: word[:1].upper() + word[1:] for key, word in words.items()},
        "red_fives": options.red_fives,
    }
