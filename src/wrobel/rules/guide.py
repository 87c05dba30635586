"""Every pattern explained as in a good guide: when to try it, what goes with it, what goes wrong.

A family writes ``guide.py``: paragraphs that begin with a pattern's id and have three lines, when
it is worth trying, what goes well with it and what it excludes, what people get wrong, each
``English || Polish`` (longer ones go on in lines with an indent). ``guide_examples.py`` beside it
has two hands for each pattern and one that just misses it: the hand and its winning tile, the
ruleset, how it was won, seat and round, and whatever else matters (``flags=riichi``,
``bonus=1f``, an option as ``renhou:"5han"``).
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from wrobel.rules import families, rulesets
from wrobel.rules.option_words import option_name, value_name
from wrobel.rules.scorer import score
from wrobel.rules.trace import FACTS, SEATS, Text

BY = {
    "self-draw": Text("drawn from the wall", "z muru"),
    "discard": Text("on a discard", "ze zrzutki"),
    "robbed-kong": Text("by robbing a kong", "z rabunku konga"),
}
INSTEAD = Text("counts {names}", "liczy się: {names}")
NOTHING = Text("nothing counts", "nic się nie liczy")
TOO_LITTLE = Text("not enough to win", "do wygranej za mało")
SEAT = Text("seat {seat}, round {round}", "miejsce: {seat}, runda: {round}")


@dataclass(frozen=True, slots=True)
class Advice:
    """What a guide says of one pattern, with its hands as score requests."""

    when: Text
    well: Text
    wrong: Text
    examples: tuple[Mapping[str, Any], ...] = ()
    miss: Mapping[str, Any] | None = None


@cache
def guide(family: str) -> Mapping[str, Advice]:
    """The advice about each pattern of a family that has written some.

    >>> guide("riichi")["pinfu"].when.en.startswith("The basis of fast closed hands")
    True
    """
    if not find_spec(f"{families.found()[family][0]}.guide"):
        return {}
    examples = {
        name: [request_of(line) for line in lines]
        for name, lines in blocks(families.part(family, "guide_examples").TEXT)
    }
    found = {}
    for name, lines in blocks(families.part(family, "guide").TEXT):
        when, well, wrong = map(both, lines)
        hands = examples.get(name, [])
        miss = hands[-1] if hands else None
        found[name] = Advice(when, well, wrong, tuple(hands[:-1]), miss)
    return found


def blocks(text: str) -> Iterator[tuple[str, list[str]]]:
    """The paragraphs of a text: what each is about, and its lines."""
    for block in re.split(r"\n{2,}", text.strip()):
        name, *lines = re.sub(r"\n[ ]+", " ", block).split("\n")
        yield name, lines


def both(line: str) -> Text:
    """A sentence in both languages."""
    english, _, polish = line.partition("||")
    return Text(english.strip(), polish.strip())


def request_of(line: str) -> dict[str, Any]:
    """A hand of the guide as a score request.

    >>> request_of("23m99p [555z] + 4m; tenhou discard S/E")["from"]
    'E'
    """
    hand, _, facts = line.partition("; ")
    tiles, _, win = hand.partition(" + ")
    rules, by, seats, *more = facts.split(" ")
    seat, _, wind = seats.partition("/")
    found: dict[str, Any] = {
        "rules": rules,
        "hand": tiles,
        "win": win,
        "by": by,
        "seat": seat,
        "round": wind,
    }
    if by != "self-draw":
        found["from"] = "S" if seat == "E" else "E"
    for word in more:
        key, equals, value = word.partition("=")
        if equals:
            found[key] = value.split(",") if key == "flags" else value
        else:
            key, _, value = word.partition(":")
            found.setdefault("options", {})[key] = json.loads(value)
    return found


def circumstances(request: Mapping[str, Any], family: str, lang: str) -> str:
    """How a hand of the guide was won, in a few words."""
    about = families.about(family)
    known = about.flags
    by = str(request["by"])
    words = [(about.words.get(f"by_{by}") or BY[by]).say(lang)]
    seat, wind = SEATS[request["seat"]], SEATS[request.get("round", "E")]
    words.append(SEAT.having(seat=seat, round=wind).say(lang))
    for flag in request.get("flags", ()):
        words.append((known.get(flag) or FACTS[flag]).say(lang))
    for key, value in request.get("options", {}).items():
        said = value_name(family, key, value).say(lang)
        words.append(f"{option_name(family, key).say(lang)}: {said}")
    return "; ".join(words)


@cache
def instead(family: str, pattern: str, lang: str) -> str:
    """What the hand that just misses a pattern counts all the same.

    >>> instead("riichi", "chiitoitsu", "en")
    'counts Pinfu, All simples, Twice pure double chow'
    """
    found = score(guide(family)[pattern].miss or {})
    names = {one.id: one.name(lang) for one in rulesets.patterns_of(family)}
    counted = ", ".join(names[fan["id"]] for fan in found.fans)
    said = (INSTEAD.having(names=counted) if counted else NOTHING).say(lang)
    return said if found.legal else f"{said}; {TOO_LITTLE.say(lang)}"
