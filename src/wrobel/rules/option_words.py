"""Options and their values by name: what people read instead of keys.

A family keeps the names in its ``option_words.py``: ``NAMES`` of its options, ``VALUES`` of their
values, ``REAL_TABLES``, the options that only matter where people play with real tiles, and
``GROUPS``, which options belong together.
A family without that file is shown with its keys.
"""

from functools import cache
from importlib.util import find_spec
from types import ModuleType

from wrobel.rules import families
from wrobel.rules.options import Value, show
from wrobel.rules.trace import Text

YES, NO = Text("yes", "tak"), Text("no", "nie")
AT_REAL_TABLES = Text(
    "It matters at tables with real tiles only; at tables of this program it changes nothing.",
    "Ma znaczenie tylko przy stole z prawdziwymi kamieniami; przy stołach tego programu niczego "
    "nie zmienia.",
)


GROUPS = {
    "scores": Text("Length and scores", "Długość i punkty"),
    "wins": Text("Wins", "Wygrane"),
    "riichi": Text("Riichi and furiten", "Riichi i furiten"),
    "bonus": Text("Flowers and seasons", "Kwiaty i pory roku"),
    "kongs": Text("Kongs, claims and liability", "Czwórki, zgłoszenia i odpowiedzialność"),
    "draws": Text("Draws and the deal", "Remisy i rozdawanie"),
    "end": Text("End and penalties", "Koniec gry i kary"),
    "other": Text("Other", "Inne"),
}


@cache
def words_of(family: str) -> ModuleType | None:
    package = families.found()[family][0]
    return families.part(family, "option_words") if find_spec(f"{package}.option_words") else None


def option_name(family: str, key: str) -> Text:
    """What an option is called.

    >>> option_name("riichi", "kuikae").pl
    'Kuikae (zamiana po przejęciu)'
    """
    words = words_of(family)
    found: Text | None = words.NAMES.get(key) if words else None
    return found or Text(key.replace("_", " "), key.replace("_", " "))


def value_name(family: str, key: str, value: Value | None) -> Text:
    """A value in words; numbers are their own names.

    >>> value_name("riichi", "tie", "share").en, value_name("riichi", "kiriage", True).pl
    ('shared', 'tak')
    """
    if value is None:
        return Text("–", "–")
    words = words_of(family)
    named: Text | None = words.VALUES.get(key, {}).get(value) if words else None
    if named is not None:
        return named
    if isinstance(value, bool):
        return YES if value else NO
    return Text("{value}", "{value}", {"value": show(value)})


def setting_name(family: str, setting: str) -> Text:
    """An option with a value, written ``key = value``, in words and as it is typed.

    >>> setting_name("riichi", "tie = seat").say("pl")
    '„Równe wyniki na koniec”: według miejsca (tie=seat)'
    """
    key, value = setting.split(" = ")
    real: Value = value == "true" if value in ("true", "false") else value
    return Text("“{name}”: {value} ({typed})", "„{name}”: {value} ({typed})").having(
        name=option_name(family, key),
        value=value_name(family, key, real),
        typed=f"{key}={value}",
    )


def matters_online(family: str, key: str) -> bool:
    """Does an option change a game that a program watches over?

    >>> matters_online("riichi", "claim_timing"), matters_online("riichi", "kuikae")
    (False, True)
    """
    words = words_of(family)
    return words is None or key not in words.REAL_TABLES


def group_of(family: str, key: str) -> str:
    """The group of options that one belongs to.

    >>> group_of("riichi", "tobi"), GROUPS[group_of("hongkong", "bouquet")].en
    ('end', 'Flowers and seasons')
    """
    words = words_of(family)
    groups = getattr(words, "GROUPS", {})
    return next((group for group, keys in groups.items() if key in keys), "other")
