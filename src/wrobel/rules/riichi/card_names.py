"""Names of yaku that one ruleset has of its own: the Polish score card's (10.1, 10.2)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from wrobel.rules.catalogue import Pattern
from wrobel.rules.riichi.texts import Joined, YakuName
from wrobel.rules.trace import Line, Text, Trace

# By ruleset and yaku; all other names are those of the catalogue.
NAMES: Mapping[str, Mapping[str, str]] = {
    "pl-card": {
        "iipeikou": "Dwie Sekwencje w Jednym Kolorze",
        "yakuhai_dragon": "Wartościowa Trójka: smoki",
        "yakuhai_seat": "Wartościowa Trójka: wiatr gracza",
        "yakuhai_round": "Wartościowa Trójka: wiatr rundy",
        "rinshan": "Po Czwórce",
        "chankan": "Przechwycenie Czwórki",
        "houtei": "Pod Rzeką",
        "sanshoku_doujun": "Sekwencje w Trzech Kolorach",
        "sanshoku_doukou": "Potrójna Trójka",
        "sanankou": "Trzy Ukryte Trójki",
        "sankantsu": "Trzy Czwórki",
        "toitoi": "Same Trójki",
        "ryanpeikou": "Podwójne Dwie Sekwencje w Jednym Kolorze",
        "chinitsu": "Kolor",
        "renhou_mangan": "Błogosławieństwo Towarzyszy",
        "renhou": "Błogosławieństwo Towarzyszy",
        "suuankou": "Cztery Ukryte Trójki",
        "suukantsu": "Cztery Czwórki",
    },
}


# The same card calls sets by their number of tiles; these are its lines about them.
LINES: Mapping[str, Mapping[str, str]] = {
    "pl-card": {
        "Pon kamieni zwykłych": "Trójka kamieni zwykłych",
        "Pon kamieni skrajnych lub specjalnych": "Trójka kamieni skrajnych lub specjalnych",
        "Kan kamieni zwykłych": "Czwórka kamieni zwykłych",
        "Kan kamieni skrajnych lub specjalnych": "Czwórka kamieni skrajnych lub specjalnych",
        "Tsumo po kan": "Tsumo po czwórce",
        "Pon dopełniony przez ron liczy się jak zameldowany; ukryty kan jest ukryty nawet "
        "w otwartej ręce.": "Trójka dopełniona przez ron liczy się jak zameldowana; ukryta "
        "czwórka jest ukryta nawet w otwartej ręce.",
        "Każdy kan odkrywa kolejny wskaźnik.": "Każda czwórka odkrywa kolejny wskaźnik.",
        "Wygrana po zameldowanym kan": "Wygrana po zameldowanej czwórce",
        "cztery kan": "cztery czwórki",
        "od razu czwarty kan (piąty, jeśli jeden gracz ma cztery)": "od razu czwarta czwórka "
        "(piąta, jeśli jeden gracz ma cztery)",
    },
}


def worded(line: Text, rules: str) -> Text:
    """A line of the card in the words of its ruleset."""
    return replace(line, pl=LINES.get(rules, {}).get(line.pl, line.pl))


def named(pattern: Pattern, rules: str) -> Pattern:
    """A yaku with the name that a ruleset gives it.

    >>> from wrobel.rules.riichi.catalogue import PATTERNS
    >>> [named(one, "pl-card").pl for one in PATTERNS if one.id == "chinitsu"]
    ['Kolor']
    """
    own = NAMES.get(rules, {}).get(pattern.id)
    return replace(pattern, pl=own) if own else pattern


def renamed(trace: Trace, rules: str) -> Trace:
    """An explanation in the names of its ruleset, also inside its sentences."""
    if rules in NAMES:
        for part in ("fans", "refused", "fu", "steps", "payments", "notes"):
            setattr(trace, part, [line_of(line, rules) for line in getattr(trace, part)])
    return trace


def line_of(line: Line, rules: str) -> Line:
    return replace(line, name=inside(line.name, rules), why=inside(line.why, rules))


def inside(said: Any, rules: str) -> Any:
    """The names in a text, however deep they stand."""
    if isinstance(said, YakuName):
        return YakuName(named(said.pattern, rules))
    if isinstance(said, Joined):
        return Joined(tuple(inside(part, rules) for part in said.parts), said.between)
    if isinstance(said, Text):
        return said.having(**{key: inside(value, rules) for key, value in said.values.items()})
    return said
