"""A score card as a document: sections with tables, to be printed in any form."""

from dataclasses import dataclass

from wrobel.rules.option_words import matters_online, option_name, value_name
from wrobel.rules.options import Options
from wrobel.rules.trace import Text


@dataclass(frozen=True, slots=True)
class Section:
    """A titled table with notes under it. ``narrow`` sections may stand side by side.

    ``tiles`` is the column whose cells are hands, to be drawn where that is possible. ``widths``
    are those of columns of words, in ems, 0 for what is left: tables with the same ones stand in
    line.
    """

    title: str
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()
    narrow: bool = False
    tiles: int = -1
    widths: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """Everything a player wants beside the table, on so many ``sheets`` of paper."""

    title: str
    subtitle: str
    sections: tuple[Section, ...]
    lang: str
    sheets: int = 1


HOUSE_RULES = Text("House rules of this table", "Ustalenia tego stołu")
RULE, VALUE = Text("Rule", "Ustalenie"), Text("Here", "Tutaj")
REAL_TABLES = Text("real tables only", "tylko przy prawdziwych stołach")


def house_rules(options: Options, plain: Options, lang: str) -> list[Section]:
    """What a table has agreed otherwise than its ruleset, if anything."""
    rows = tuple(
        (
            option_name(options.family, key).say(lang),
            value_name(options.family, key, value).say(lang)
            + ("" if matters_online(options.family, key) else f" ({REAL_TABLES.say(lang)})"),
        )
        for key, value in options.items()
        if value != plain[key]
    )
    if not rows:
        return []
    heads = (RULE.say(lang), VALUE.say(lang))
    return [Section(HOUSE_RULES.say(lang), heads, rows, narrow=True)]
