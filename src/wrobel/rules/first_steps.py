"""The game for those who have never played: first steps, words, and what to do now.

A family writes ``first_steps.py``: paragraphs as in its guide, every line ``English || Polish``
and filled in from the options as in its rulebook. ``step NAME`` has a title, a text and rows of
tiles (``234m | a chow || chow``); ``word NAME`` has the word and its meaning; ``now NAME`` has one
sentence for whoever has to act, by the type of what is offered.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec

from wrobel.rules import families
from wrobel.rules.guide import blocks, both
from wrobel.rules.options import Options
from wrobel.rules.rulebook import filled
from wrobel.rules.trace import Text


@dataclass(frozen=True, slots=True)
class Step:
    """One page of the first steps; the tiles stand below its text, each row with its words."""

    title: Text
    text: Text
    rows: tuple[tuple[str, Text], ...]


@dataclass(frozen=True, slots=True)
class FirstSteps:
    """What a family tells whoever is new to it."""

    steps: list[Step] = field(default_factory=list)
    words: dict[str, tuple[Text, Text]] = field(default_factory=dict)
    now: dict[str, Text] = field(default_factory=dict)


@cache
def first_steps(family: str) -> FirstSteps:
    """The first steps of a family that has written some.

    >>> [step.title.en for step in first_steps("riichi").steps][:2]
    ['The goal', 'The tiles']
    """
    found = FirstSteps()
    if not find_spec(f"{families.found()[family][0]}.first_steps"):
        return found
    for head, lines in blocks(families.part(family, "first_steps").TEXT):
        kind, _, name = head.partition(" ")
        if kind == "step":
            title, text, *rows = lines
            found.steps.append(Step(both(title), both(text), tuple(map(row, rows))))
        elif kind == "word":
            word, meaning = lines
            found.words[name] = (both(word), both(meaning))
        else:
            [sentence] = lines
            found.now[name] = both(sentence)
    return found


def row(line: str) -> tuple[str, Text]:
    """A row of tiles with its words."""
    tiles, _, words = line.partition("|")
    return tiles.strip(), both(words)


def told(options: Options, lang: str) -> Mapping[str, object]:
    """The first steps under these options, in a language."""
    found = first_steps(options.family)

    def say(text: Text) -> str:
        return filled(text.pl if lang == "pl" else text.en, options, lang)

    return {
        "steps": [
            {
                "title": say(step.title),
                "text": say(step.text),
                "rows": [{"tiles": tiles, "text": say(words)} for tiles, words in step.rows],
            }
            for step in found.steps
        ],
        "words": [
            {"id": name, "word": say(word), "means": say(means)}
            for name, (word, means) in found.words.items()
        ],
        "now": {name: say(sentence) for name, sentence in found.now.items()},
    }
