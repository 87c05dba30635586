"""What is said of every error, in English and Polish: the one catalogue of all of them.

A cause has a code, an English and a Polish line, written without a capital and without a full
stop; ``{names}`` in them are the values of the error. The place of an error is put before it by
whoever tells it, so the lines do not name it. The causes stand in modules by what they are about;
those of a family stand in its folder, and come from there with its ``about.py``.

A value can be a text, a number, a list (its members are told with commas), another error, or
anything that can ``say`` itself in a language.
"""

from collections.abc import Mapping
from string import Formatter

from wrobel.error_texts import (
    book_entries,
    event_acts,
    events,
    files,
    hands,
    logs,
    requests,
    server,
    settings,
    simulations,
    tables,
)
from wrobel.error_texts.places import PLACES, UNITS
from wrobel.languages import told

Cause = tuple[str, str, str]  # code, English, Polish

CAUSES: dict[str, Cause] = {}


def add_causes(causes: Mapping[str, Cause]) -> None:
    """Take in the causes of a module or of a family."""
    CAUSES.update(causes)


for module in (
    files,
    settings,
    hands,
    requests,
    tables,
    logs,
    events,
    event_acts,
    book_entries,
    simulations,
    server,
):
    add_causes(module.CAUSES)


class _Plain(Formatter):
    """Numbers with commas in English are numbers with blanks in Polish."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def format_field(self, value: object, spec: str) -> str:
        text: str = super().format_field(told(value, self.lang), spec)
        return text.replace(",", "\u00a0") if spec == "," and self.lang == "pl" else text


def code_of(cause: str) -> str:
    """The code of a cause.

    >>> code_of("fifth_tile")
    'fifth_copy'
    """
    return CAUSES[cause][0]


def say(cause: str, lang: str, values: Mapping[str, object]) -> str:
    """The line of a cause with its values.

    >>> say("too_many_bytes", "pl", {"most": 65536}).replace("\u00a0", " ")
    'więcej niż 65 536 bajtów'
    """
    _, english, polish = CAUSES[cause]
    return _Plain(lang).vformat(polish if lang == "pl" else english, (), values)


def say_place(place: str, lang: str) -> str:
    """A place for people: in Polish with Polish words, where there are some.

    >>> say_place("line 7", "pl"), say_place("wins[0].hand", "pl"), say_place("wins[0].hand", "en")
    ('wiersz 7', 'wygrana 1, ręka', 'wins[0].hand')
    """
    if lang != "pl":
        return place
    unit, _, number = place.partition(" ")
    if unit in UNITS and number:
        return f"{UNITS[unit]} {number}"
    return ", ".join(_field(part) for part in place.split(".")) if _known(place) else place


def _known(place: str) -> bool:
    return place.partition(".")[0].partition("[")[0] in PLACES


def _field(part: str) -> str:
    name, _, index = part.partition("[")
    words = PLACES.get(name, (name, name))
    number = index.rstrip("]")
    return f"{words[1]} {int(number) + 1}" if number.isdigit() else words[0]
