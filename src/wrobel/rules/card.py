"""A score card as a document: sections with tables, to be printed in any form."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """A titled table with notes under it. ``narrow`` sections may stand side by side."""

    title: str
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()
    narrow: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """Everything a player wants beside the table on one page."""

    title: str
    subtitle: str
    sections: tuple[Section, ...]
    lang: str
