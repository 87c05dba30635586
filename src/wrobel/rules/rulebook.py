"""A rulebook to read: the whole game by numbered paragraphs, filled in from the options.

A family writes its book as text in ``rulebook.py``: chapters ``# English / Polish``, and under
them paragraphs that begin with their number (``@name`` for a picture) and have the English text,
a line ``--`` and the Polish one. What options decide stands between tags:

    <tobi=true>The match ends below zero.</><tobi=false>A score below zero plays on.</>

Values are separated by ``|``, tags may stand inside others, and ``{honba}`` is an option's value
in words, or the sentence that the book's ``VALUES`` make of it. The numbers are those that scores,
findings and cards cite.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

from wrobel.rules import families
from wrobel.rules.option_words import value_name
from wrobel.rules.options import Options, show
from wrobel.rules.trace import Text

TAG = re.compile(r"<(?P<key>\w+)=(?P<values>[^>]*)>|(?P<end></>)")
VALUE = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule: its number, its text with tags, and the picture beside it."""

    number: str
    en: str
    pl: str
    picture: str = ""

    def say(self, options: Options, lang: str) -> str:
        """The rule under these options."""
        return filled(self.pl if lang == "pl" else self.en, options, lang)


@dataclass(frozen=True, slots=True)
class Chapter:
    title: Text
    paragraphs: tuple[Paragraph, ...]


@cache
def chapters(family: str) -> tuple[Chapter, ...]:
    """The book of a family; none if it has not written one.

    >>> [chapter.title.en for chapter in chapters("mcr")][:2]
    ['Tiles', 'The match']
    """
    if not find_spec(f"{families.found()[family][0]}.rulebook"):
        return ()
    found: list[tuple[Text, list[Paragraph]]] = []
    for block in re.split(r"\n{2,}", families.part(family, "rulebook").TEXT.strip()):
        if block.startswith("# "):
            english, polish = block[2:].replace("\n", " ").split(" / ")
            found.append((Text(english, polish), []))
        else:
            found[-1][1].append(paragraph(block))
    return tuple(Chapter(title, tuple(those)) for title, those in found)


def paragraph(block: str) -> Paragraph:
    """A paragraph from its lines."""
    head, _, text = block.partition("\n")
    number, _, picture = head.partition(" @")
    english, polish = (" ".join(part.split()) for part in text.split("\n--\n"))
    return Paragraph(number, english, polish, picture)


def filled(text: str, options: Options, lang: str) -> str:
    """The text that these options leave, with their values in it.

    >>> from wrobel.rules.rulesets import load
    >>> filled("<tobi=true>Yes</><tobi=false>No</>, {honba}.", load("wrc"), "en")
    'No, 300.'
    """
    kept: list[str] = []
    open_tags: list[bool] = []
    at = 0
    for tag in TAG.finditer(text):
        if all(open_tags):
            kept.append(text[at : tag.start()])
        at = tag.end()
        if tag["end"]:
            open_tags.pop()
        else:
            open_tags.append(show(options[tag["key"]]) in tag["values"].split("|"))
    kept.append(text[at:])

    sentences = getattr(families.part(options.family, "rulebook"), "VALUES", {})

    def value(found: re.Match[str]) -> str:
        key = found[1]
        make = sentences.get(key)
        said = make(options) if make else value_name(options.family, key, options[key])
        return str(said.say(lang))

    return " ".join(VALUE.sub(value, "".join(kept)).split())


def read(options: Options, number: str) -> Paragraph | None:
    """A paragraph by its number; ``7.1a`` also finds ``7.1``, ``10.1 pinfu`` finds ``10.1``.

    >>> from wrobel.rules.rulesets import load
    >>> read(load("ema-2008"), "R9.17").number
    'R9.17'
    """
    by_number = {one.number: one for one in every(options.family)}
    wanted = number.strip().split(" ")[0].rstrip(".,;")
    for known in (wanted, wanted.rstrip("abcdefgh"), f"R{wanted}"):
        if known in by_number:
            return by_number[known]
    # a whole section is read from its beginning
    starts = (one for number, one in by_number.items() if number.startswith(f"{wanted}."))
    return next(starts, None) if wanted else None


def every(family: str) -> Iterator[Paragraph]:
    """All paragraphs of a book, in their order."""
    for chapter in chapters(family):
        yield from chapter.paragraphs


def cited(rule: str) -> list[str]:
    """The single numbers of a citation.

    >>> cited("4, 3.5"), cited("R5.12–R5.16"), cited("7 (23)")
    (['4', '3.5'], ['R5.12', 'R5.16'], ['7'])
    """
    return re.findall(r"(?<![\w.(])R?\d+(?:\.\d+)?[a-d]?(?![\w.])", rule)
