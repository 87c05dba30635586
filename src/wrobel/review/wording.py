"""Words with values in them: counts, shares, tiles and patterns, as each language writes them.

Tiles and patterns are marked inside a sentence, so that a page can draw the ones and link the
others; plain text is the same without the marks.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wrobel.rules.about import Noun, Ruled
from wrobel.rules.trace import Text

# Characters that no sentence has: tiles begin, a pattern begins, its rule begins, the end of both.
TILES, PATTERN, RULE, END = "\ue000", "\ue001", "\ue002", "\ue003"
MARKED = re.compile(f"{TILES}([^{END}]*){END}|{PATTERN}([^{RULE}]*){RULE}([^{END}]*){END}")
NUMBER = re.compile(r"R?\d+(?:\.\d+)?[a-d]?")


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, and the facts it was made from."""

    id: str
    text: Text
    facts: Mapping[str, Any] = field(default_factory=dict)

    def say(self, lang: str) -> str:
        """The sentence, beginning with a capital."""
        said = MARKED.sub(lambda found: found[1] or found[2] or "", self.text.say(lang))
        return said[:1].upper() + said[1:]

    def parts(self, lang: str) -> list[dict[str, str]]:
        """The sentence in pieces: ``text``, which may be ``tiles`` or have the ``rule`` of it."""
        said, at, found = self.text.say(lang), 0, []
        for mark in MARKED.finditer(said):
            found.append({"text": said[at : mark.start()]})
            if mark[1] is not None:
                found.append({"text": mark[1], "as": "tiles"})
            else:
                found.append({"text": mark[2], "as": "pattern", "rule": mark[3]})
            at = mark.end()
        found.append({"text": said[at:]})
        found = [one for one in found if one["text"]]
        if "as" not in found[0]:
            found[0]["text"] = found[0]["text"][:1].upper() + found[0]["text"][1:]
        return found


@dataclass(frozen=True, slots=True)
class Count:
    """A number with its noun, in either language.

    ``of_one`` is the Polish form of parts of one; with ``about`` the number is one that Polish
    words such as *około* stand before.
    """

    number: float
    noun: Noun
    of_one: str = ""
    about: bool = False

    def name(self, lang: str) -> str:
        """The words."""
        digits = figure(self.number, lang)
        if lang != "pl":
            return f"{digits} {self.noun.en[self.number != 1]}".strip()
        if self.number != int(self.number) or (self.about and self.number == 1):
            return f"{digits} {self.of_one or self.noun.pl[1]}".strip()
        if self.about:
            return f"{digits} {self.noun.pl[2]}".strip()
        return f"{digits} {self.noun.count(int(self.number), lang).partition(' ')[2]}".strip()


@dataclass(frozen=True, slots=True)
class Figure:
    """A number alone."""

    number: float

    def name(self, lang: str) -> str:
        """The digits."""
        return figure(self.number, lang)


@dataclass(frozen=True, slots=True)
class Share:
    """A probability, said in percent."""

    share: float

    def name(self, lang: str) -> str:
        """The words."""
        percent = 100 * self.share
        digits = f"{percent:.0f}" if percent >= 9.5 or percent < 0.05 else f"{percent:.1f}"
        return f"{digits.replace('.', ',') if lang == 'pl' else digits}\u00a0%"


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles in a sentence."""

    text: str

    def name(self, lang: str) -> str:
        """The notation, marked."""
        del lang
        return f"{TILES}{self.text}{END}" if self.text else "–"


@dataclass(frozen=True, slots=True)
class Patterns:
    """Patterns, or whatever has a rule, in a sentence, with where their rules stand."""

    patterns: Sequence[Ruled]

    def name(self, lang: str) -> str:
        """Their names, marked."""
        return ", ".join(self.marked(one, lang) for one in self.patterns) or "–"

    def marked(self, pattern: Ruled, lang: str) -> str:
        rule = NUMBER.search(pattern.rule)
        return f"{PATTERN}{pattern.name(lang)}{RULE}{rule[0] if rule else ''}{END}"


def figure(number: float, lang: str) -> str:
    """A number as each language writes it, small ones with as many digits as mean something.

    >>> figure(12345, "en"), figure(4345, "pl"), figure(0.014, "pl"), figure(5.1, "en")
    ('12,345', '4345', '0,014', '5.10')
    """
    if number == int(number):
        digits = f"{int(number):,}"
        if lang != "pl":
            return digits
        return digits.replace(",", "\u00a0" if abs(number) >= 10000 else "")
    digits = f"{number:.3f}" if abs(number) < 0.1 else f"{number:.2f}"
    return digits.replace(".", ",") if lang == "pl" else digits


def amount(value: float, lang: str) -> str:
    """A loss or a result in a table: whole where it is large, else to a hundredth.

    >>> amount(1981.4, "pl"), amount(-3.7, "pl"), amount(12345.6, "en"), amount(0, "en")
    ('1981', '−3,70', '12,346', '0.00')
    """
    size = abs(value)
    digits = figure(round(size), lang) if size >= 10 else f"{size:.2f}"
    if lang == "pl":
        digits = digits.replace(".", ",")
    return f"−{digits}" if value < 0 else digits


def ordinal(place: int) -> Text:
    """A place in a table."""
    return Text(("first", "second", "third", "fourth")[place - 1], str(place))


def rounded(points: float) -> int:
    """Large points to the next ten."""
    return round(points / 10) * 10 if abs(points) >= 1000 else round(points)


def fine(value: float, beside: float | None = None) -> float:
    """A part of a result, rounded as far as it means something, or as one ``beside`` it is.

    >>> fine(1234.5), fine(2.936), fine(2.936, 555.0), fine(0.0123)
    (1230, 2.94, 3, 0.012)
    """
    size = abs(value if beside is None else beside)
    if size >= 10:
        return rounded(value)
    return round(value, 3) if size < 0.1 else round(value, 2)
