"""What leaves the event: the European list, tables for spreadsheets, the JSON of the commands.

The columns of the European list stand in one table, ``EMA_COLUMNS``: they are those that a known
desk program for MCR writes. The association's own sheet of today was not at hand; whoever has it
changes the table.
"""

import csv
import io
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from wrobel.tabletop.event.ranking import Line, Section, table_fields
from wrobel.tabletop.event.state import Event
from wrobel.tabletop.event.texts import base_words, weight_words
from wrobel.tabletop.standings import number

Cellable = str | int | float | None
Column = tuple[str, Callable[[Line, Section], Cellable]]


def first_name(name: str) -> str:
    """All but the last name.

    >>> first_name("Anna Maria Nowak"), last_name("Anna Maria Nowak"), first_name("Ala")
    ('Anna Maria', 'Nowak', '')
    """
    words = name.split()
    return " ".join(words[: len(words) - len(last_name(name).split())])


def last_name(name: str) -> str:
    """The last word, or more from a small one on.

    >>> last_name("Emma de Vries"), last_name("Jan van der Berg")
    ('de Vries', 'van der Berg')
    """
    words = name.split()
    small = next((at for at, word in enumerate(words[:-1]) if at and word[0].islower()), -1)
    return " ".join(words[small:])


def rounded(value: Fraction | None) -> Cellable:
    if value is None:
        return None
    return int(value) if value.denominator == 1 else number(value)


EMA_COLUMNS: tuple[Column, ...] = (
    ("Place", lambda line, _: line.place),
    ("First name", lambda line, _: first_name(line.person.name)),
    ("Last name", lambda line, _: last_name(line.person.name)),
    ("EMA number", lambda line, _: line.person.ema or None),
    ("Table points", lambda line, _: rounded(line.table_points)),
    ("Points", lambda line, _: rounded(line.total)),
    ("EMA member", lambda line, _: "yes" if line.person.ema else "no"),
    ("Country", lambda line, _: line.person.country or None),
)
MORE_COLUMNS: tuple[Column, ...] = (
    ("Base rank", lambda line, section: round(float(section.base[line.person.id]), 2)),
)


def ema_rows(section: Section) -> list[list[Cellable]]:
    """The European list: a row of headings, then the players in order."""
    columns = (*EMA_COLUMNS, *MORE_COLUMNS)
    rows: list[list[Cellable]] = [[name for name, _ in columns]]
    rows += [[cell(line, section) for _, cell in columns] for line in section.lines]
    return rows


def standings_rows(section: Section) -> list[list[Cellable]]:
    """The whole standings with every round."""
    table_points = ["Table points"] if section.by_table_points else []
    rows: list[list[Cellable]] = [
        [
            *("Place", "Number", "Name", "Country", "Club", "Team"),
            *table_points,
            *("Total", "Penalties", "Carried"),
            *(f"Round {one}" for one in section.rounds),
        ]
    ]
    for line in section.lines:
        person = line.person
        penalties = sum((Fraction(str(one.points)) for one in line.penalties), Fraction(0))
        cells = [line.cells.get(one) for one in section.rounds]
        rows.append(
            [
                *(line.place, person.id, person.name, person.country, person.club, person.team),
                *([rounded(line.table_points)] if section.by_table_points else []),
                rounded(line.total),
                rounded(penalties) if penalties else None,
                None if line.carried is None else rounded(line.carried[1]),
                *(None if cell is None else rounded(cell.points) for cell in cells),
            ]
        )
    return rows


def guarded(cell: Cellable) -> Cellable:
    """A text that a spreadsheet would take for a formula is told to be a text.

    >>> guarded("=1+1"), guarded(-5), guarded("−5")
    ("'=1+1", -5, '−5')
    """
    if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t"):
        return f"'{cell}"
    return cell


def csv_text(rows: Sequence[Sequence[Cellable]]) -> str:
    """Rows as CSV, in UTF-8 with the mark by which spreadsheets know it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerows([["" if cell is None else guarded(cell) for cell in row] for row in rows])
    return "\ufeff" + out.getvalue()


def standings_input(event: Event, section: Section) -> dict[str, Any]:
    """The rounds of a section as ``wrobel standings`` reads them; it knows no cuts."""
    settings = event.settings
    seen = {line.person.id for line in (*section.lines, *section.substitutes)}
    return {
        "name": settings.name,
        "rules": section.options.rules,
        "options": dict(event.round(section.rounds[0]).overrides),
        "players": [
            {
                "id": one.id,
                "name": one.name,
                "country": one.country,
                "ema": one.ema,
                "club": one.club,
                "team": one.team,
                "substitute": one.substitute,
            }
            for one in event.people.values()
            if one.id in seen
        ],
        "rounds": [
            {
                "name": event.round(number).name,
                "rules": event.round(number).rules,
                "options": dict(event.round(number).overrides),
                "tables": [
                    table_fields(event.round(number), table)
                    for table in event.round(number).used
                    if event.round(number).results.get(table)
                ],
            }
            for number in section.rounds
        ],
        "penalties": [
            {
                "player": one.player,
                "round": one.round,
                "points": one.points,
                "reason": one.reason,
                "referee": one.referee,
            }
            for one in event.penalties
            if one.round in section.rounds
        ],
        "days": settings.days,
        "qualification": settings.qualification,
        "countries": settings.countries,
        "tie_breaks": list(settings.tie_breaks),
        "table_points": settings.table_points,
        "substitute_score": settings.substitute_score,
        "team_best": settings.team_best,
    }


def mers_of(section: Section, lang: str) -> dict[str, Any]:
    """Weight and base ranks for the European ranking, each with its sum in words."""
    return {
        "weight": float(section.weight.total),
        "why": weight_words(section.weight, lang),
        "base": {
            str(line.person.id): {
                "base": number(section.base[line.person.id]),
                "why": base_words(line, section, lang),
            }
            for line in section.lines
        },
    }


def with_ema_numbers(event: Event, known: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Changes of players whose EMA number (or country) a list knows, found by their names."""
    numbers = {str(one["name"]).casefold(): one for one in known if one.get("ema")}
    found = []
    for person in event.people.values():
        words = person.name.casefold().split()
        keys = (" ".join(words), " ".join(words[-1:] + words[:-1]))
        one = next((numbers[key] for key in keys if key in numbers), None)
        if one is not None and str(one["ema"]) != person.ema:
            change = {"id": person.id, "ema": str(one["ema"])}
            if one.get("country") and not person.country:
                change["country"] = str(one["country"])
            found.append(change)
    return found
