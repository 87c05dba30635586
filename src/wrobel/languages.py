"""The languages, and values that are told in the reader's own."""

import os
from collections.abc import Sequence
from typing import NamedTuple

LANGUAGES = ("en", "pl")


def preferred() -> str:
    """The language that the environment asks for."""
    if (own := os.environ.get("WROBEL_LANG", "")[:2].lower()) in LANGUAGES:
        return own
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "pl" if locale.lower().startswith("pl") else "en"


def told(value: object, lang: str) -> object:
    """A value in the reader's language; numbers stay numbers."""
    if hasattr(value, "say"):
        return value.say(lang)
    if isinstance(value, list | tuple):
        return ", ".join(str(told(one, lang)) for one in value)
    return value


def decimal(digits: str, lang: str) -> str:
    """A number as the reader writes it: a real minus, in Polish with a comma.

    >>> decimal("-4.5", "en"), decimal("-4.5", "pl")
    ('−4.5', '−4,5')
    """
    digits = digits.replace("-", "−")
    return digits.replace(".", ",") if lang == "pl" else digits


class Words(NamedTuple):
    """A value that is itself told in the reader's language."""

    en: str
    pl: str

    def say(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en


class Either(NamedTuple):
    """Several ways, one of which is enough.

    >>> Either(("a", "b", "c")).say("pl")
    'a, b albo c'
    """

    ways: Sequence[object]

    def say(self, lang: str) -> str:
        *first, last = (str(told(way, lang)) for way in self.ways)
        between = " albo " if lang == "pl" else " or "
        return between.join(filter(None, (", ".join(first), last)))


WIND_WORDS = {
    "E": Words("East", "Wschód"),
    "S": Words("South", "Południe"),
    "W": Words("West", "Zachód"),
    "N": Words("North", "Północ"),
}
