"""Who plays: players entered, imported, checked in, gone and come back."""

import csv
import io
import re
from dataclasses import replace
from typing import Any

from wrobel.errors import EventError
from wrobel.tabletop.event import fields
from wrobel.tabletop.event.acts import Act
from wrobel.tabletop.event.state import Event, Person
from wrobel.tabletop.seating.fields import read_number, read_object, read_truth

FIELDS = ("id", "name", "country", "ema", "club", "team", "substitute", "here")
# What columns may be called, in lower case; the first name stands before the last.
COLUMNS: dict[str, tuple[str, ...]] = {
    "name": ("name", "player", "nazwisko i imię", "gracz", "imię i nazwisko", "zawodnik"),
    "first": ("first name", "firstname", "given name", "imię", "imie"),
    "last": ("last name", "lastname", "surname", "family name", "nazwisko"),
    "country": ("country", "nation", "kraj", "państwo"),
    "ema": ("ema", "ema number", "ema id", "ema no", "ema nr", "numer ema", "nr ema", "id ema"),
    "club": ("club", "klub"),
    "team": ("team", "drużyna", "druzyna"),
    "substitute": ("substitute", "replacement", "zastępca", "rezerwowy"),
}
PLAIN_ORDER = ("name", "country", "ema", "club", "team")
NUMBER = re.compile(r"\d{1,3}[.)]?")
NUMBERED = re.compile(r"^\d{1,3}[.)]\s*")
MARKS = re.compile(r"[.:#*_-]")
YES = ("1", "yes", "true", "x", "tak", "y", "t")


def read_people(text: str) -> list[dict[str, Any]]:
    r"""Players from a table that was pasted or exported: with headings or without.

    >>> read_people("First name;Last name;Country\nAnna;Nowak;PL")
    [{'name': 'Anna Nowak', 'country': 'PL'}]
    >>> read_people("Ala\nBo, DE, 05000123")
    [{'name': 'Ala'}, {'name': 'Bo', 'country': 'DE', 'ema': '05000123'}]
    >>> read_people("1. Ala\n2) Bo\n3\tCelina\tPL")
    [{'name': 'Ala'}, {'name': 'Bo'}, {'name': 'Celina', 'country': 'PL'}]
    """
    if len(text) > 100 * fields.MOST_PLAYERS:
        raise EventError("event_too_long", where="text", most=100 * fields.MOST_PLAYERS)
    text = text.lstrip("\ufeff").replace("\0", "")
    mark = max("\t;,", key=text.count)
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=mark, skipinitialspace=True))
    except csv.Error:
        rows = [line.split(mark) for line in text.splitlines()]
    rows = [[" ".join(cell.split()) for cell in row] for row in rows]
    rows = [row for row in rows if any(row)]
    if not rows:
        return []
    order = headings(rows[0])
    if order is None:
        rows = [unnumbered(row) for row in rows]
    found = []
    for number, row in enumerate(rows if order is None else rows[1:], 1 if order is None else 2):
        cells = dict(zip(order or PLAIN_ORDER, row, strict=False))
        cells.pop("", None)
        whole = f"{cells.pop('first', '')} {cells.pop('last', '')}".strip()
        one: dict[str, Any] = {"name": cells.pop("name", "") or whole}
        if not one["name"]:
            raise EventError("event_unreadable_line", line=number, value=repr(mark.join(row))[:60])
        one |= {key: value for key, value in cells.items() if value}
        if "country" in one:
            one["country"] = one["country"].upper() if len(one["country"]) <= 3 else one["country"]
        if "substitute" in one:
            one["substitute"] = one["substitute"].casefold() in YES
        found.append(one)
    return found


def unnumbered(row: list[str]) -> list[str]:
    """A line without its number in the list.

    >>> unnumbered(["12", "Ala", "PL"]), unnumbered(["3. Bo"]), unnumbered(["42"])
    (['Ala', 'PL'], ['Bo'], ['42'])
    """
    if len(row) > 1 and NUMBER.fullmatch(row[0]):
        return row[1:]
    return [NUMBERED.sub("", row[0]), *row[1:]]


def headings(row: list[str]) -> list[str] | None:
    """What the columns are, if this row says so; a sign or two more does not matter.

    >>> headings(["Lp.", "Imię:", "NAZWISKO", "EMA-No."])
    ['', 'first', 'last', 'ema']
    """
    names = {word: key for key, words in COLUMNS.items() for word in words}
    plain = [" ".join(MARKS.sub(" ", cell.casefold()).split()) for cell in row]
    found = [names.get(cell, "") for cell in plain]
    return found if {"name", "first", "last"} & set(found) else None


def known_again(event: Event, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Read players with the numbers of those who are on the list already, by their names."""
    numbers = {person.name.casefold(): person.id for person in event.people.values()}
    return [
        {"id": numbers[name], **one} if (name := str(one["name"]).casefold()) in numbers else one
        for one in found
    ]


def add(event: Event, act: Act) -> None:
    """New players, and changes of known ones; without a number they get the next one."""
    entries = fields.some_list(act["players"], "players", fields.MOST_PLAYERS)
    found = dict(event.people)
    following = max(found, default=0) + 1
    for entry in entries:
        one = read_object(entry, "players", FIELDS)
        if one.get("id") is None:
            number, following = following, following + 1
        else:
            number = read_number(one["id"], "id", 1, 9999)
            following = max(following, number + 1)
        old = found.get(number, Person(number, ""))
        found[number] = person = replace(old)
        for key in ("name", "country", "ema", "club", "team"):
            if one.get(key) is not None:
                told = str(one[key]) if key == "ema" else one[key]
                setattr(person, key, fields.text(told, key))
        for key in ("substitute", "here"):
            if one.get(key) is not None:
                setattr(person, key, read_truth(one[key], key))
        if not person.name:
            raise EventError("event_no_name")
    if len(found) > fields.MOST_PLAYERS:
        raise EventError("event_too_many", where="players", most=fields.MOST_PLAYERS)
    event.people = found


def remove(event: Event, act: Act) -> None:
    """A player who never had a seat is taken off the list."""
    person = event.person(act["player"])
    for one in event.rounds:
        if any(person.id in table for table in one.tables):
            raise EventError("event_still_seated", name=person.name, round=one.number)
    del event.people[person.id]


def check_in(event: Event, act: Act) -> None:
    """Players are here, or not."""
    here = True if act["here"] is None else read_truth(act["here"], "here")
    those = fields.some_list(act["players"], "players", fields.MOST_PLAYERS)
    for person in [event.person(key) for key in those]:
        person.here = here


def leave(event: Event, act: Act) -> None:
    """From a round on somebody does not play any more."""
    person = event.person(act["player"])
    fields.text(act["reason"], "reason", fields.MOST_TEXT)
    started = sum(one.started for one in event.rounds)
    number = read_number(act["round"] or started + 1, "round", 1, fields.MOST_ROUNDS + 1)
    for one in event.rounds[number - 1 :]:
        if one.started and any(person.id in table for table in one.tables):
            raise EventError("event_still_seated", name=person.name, round=one.number)
    person.left = number


def come_back(event: Event, act: Act) -> None:
    """Somebody who had left plays again."""
    event.person(act["player"]).left = None
