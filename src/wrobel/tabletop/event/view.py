"""An event as a page gets it: all for the staff, for others what has been made known.

Results of a round that is not complete are for the staff only, if the organiser wants it so (C2.9);
a table sees its own.
"""

from collections.abc import Sequence
from dataclasses import asdict
from fractions import Fraction
from functools import cache
from typing import Any

from wrobel.errors import EventError
from wrobel.rules import families, rulesets
from wrobel.rules.options import Options
from wrobel.rules.settle import start_score
from wrobel.tabletop.event.acts import STAFF, Act
from wrobel.tabletop.event.fold import voided
from wrobel.tabletop.event.ranking import GroupLine, Line, Section, sections
from wrobel.tabletop.event.rounds import last_call, section_of
from wrobel.tabletop.event.state import Event, Person, Result, Round
from wrobel.tabletop.event.texts import base_words, cell_words, line_words, weight_words
from wrobel.tabletop.sessions import session
from wrobel.tabletop.standings import maybe, number


def hides(event: Event, role: str) -> bool:
    """Must results of rounds that are not complete stay unseen?"""
    return role not in STAFF and event.settings.publish == "complete"


def view(
    event: Event, role: str, table: int | None = None, found: Sequence[Section] | None = None
) -> dict[str, Any]:
    """The event for a link of this role; a table's and a player's have a number.

    ``found``: the standings, where they are known already; they take longest.
    """
    hidden = hides(event, role)
    staff = role in STAFF
    current = event.current
    return {
        "role": role,
        "table": table if role == "table" else None,
        "player": table if role == "player" else None,
        "settings": asdict(event.settings) | {"options": dict(event.settings.options)},
        "people": [person_view(one, staff) for one in event.people.values()],
        "rounds": [
            round_view(event, one, hidden, table if role == "table" else None)
            for one in event.rounds
        ],
        "sections": [
            section_view(one)
            for one in (sections(event, complete_only=hidden) if found is None else found)
        ],
        "cuts": [
            {
                "id": one.act,
                "round": one.round,
                "groups": [list(group) for group in one.groups],
                "names": list(one.names),
                "scores": one.scores,
                "how": one.how,
            }
            for one in event.cuts
        ],
        "penalties": [asdict(one) for one in event.penalties] if staff else [],
        "announcements": [asdict(one) for one in event.announcements[-5:]],
        "current": None if current is None else current.number,
    }


def person_view(one: Person, staff: bool) -> dict[str, Any]:
    return {**asdict(one), "ema": one.ema if staff else ""}


def round_view(event: Event, one: Round, hidden: bool, table: int | None) -> dict[str, Any]:
    options = one.options
    last_hand, signal = last_call(event, one)
    return {
        "number": one.number,
        "name": one.name,
        "rules": one.rules,
        "title": title_of(one.rules),
        "options": dict(one.overrides),
        "section": section_of(one),
        "section_named": bool(one.section),
        "minutes": one.minutes,
        "last_hand": last_hand,
        "signal": signal,
        "duplicate": one.duplicate,
        "how": one.how,
        "tables": [list(seats) for seats in one.tables],
        "begun": one.begun,
        "started": one.started,
        "complete": one.complete,
        "players": options.players,
        "start": start_score(options),
        "sticks": options.about.ends(options).sticks,
        "unit": options.about.result(options)[1],
        "by_table_points": bool(event.settings.table_points) or has_table_points(options),
        "timer": one.timer.to_dict(),
        "online": [
            {"table": at, "game": game.id, "watch": None if one.sealed else game.watch}
            for at, game in sorted(one.games.items())
        ],
        "entered": [at for at in one.used if one.results.get(at)],
        "results": [
            result_view(at, one.results[at])
            for at in one.used
            if one.results.get(at) and (not hidden or one.complete or at == table)
        ],
    }


@cache
def has_table_points(options: Options) -> bool:
    """Do places at a table bring table points of their own?"""
    return session(options, [start_score(options)] * options.players)[0].table_points is not None


def title_of(rules: str) -> dict[str, str]:
    """What a ruleset is called."""
    texts = rulesets.text_of(rules)
    return {"en": texts["title_en"], "pl": texts["title_pl"]}


def result_view(table: int, history: Sequence[Result]) -> dict[str, Any]:
    last = history[-1]
    return {
        "table": table,
        "scores": list(last.scores),
        "deposits": last.deposits,
        "taken": last.taken,
        "corrected": len(history) - 1,
        "source": last.source,
        "at": last.at,
    }


def section_view(one: Section) -> dict[str, Any]:
    family = one.options.family
    known = one.name == family
    title = families.about(family).short
    return {
        "name": one.name,
        "title": {
            "en": title.say("en") if known else one.name,
            "pl": title.say("pl") if known else one.name,
        },
        "rules": one.options.rules,
        "rounds": list(one.rounds),
        "by_table_points": one.by_table_points,
        "as_scored": one.as_scored,
        "lines": [line_view(line, one) for line in one.lines],
        "substitutes": [line_view(line, one) for line in one.substitutes],
        "teams": [group_view(line) for line in one.teams],
        "clubs": [group_view(line) for line in one.clubs],
        "weight": float(one.weight.total),
    }


def line_view(line: Line, one: Section) -> dict[str, Any]:
    cells = [line.cells.get(number) for number in one.rounds]
    penalties = sum((Fraction(str(penalty.points)) for penalty in line.penalties), Fraction(0))
    return {
        "place": line.place,
        "player": line.person.id,
        "total": number(line.total),
        "table_points": maybe(line.table_points),
        "penalties": number(penalties),
        "carried": None if line.carried is None else number(line.carried[1]),
        "cells": [None if cell is None else number(cell.points) for cell in cells],
        "shares": [None if cell is None else maybe(cell.table_points) for cell in cells],
        "group": line.group,
        "out": line.out,
    }


def group_view(one: GroupLine) -> dict[str, Any]:
    return {
        "place": one.place,
        "name": one.name,
        "total": number(one.total),
        "table_points": maybe(one.table_points),
        "counted": list(one.counted),
    }


def explained(
    event: Event, those: Sequence[Section], player: int, lang: str
) -> list[dict[str, Any]]:
    """Every number of a player's lines in these standings, in words."""
    event.person(player)
    found = []
    for one in those:
        for line in (*one.lines, *one.substitutes):
            if line.person.id == player:
                ranked = line.place is not None
                found.append(
                    {
                        "section": one.name,
                        "total": number(line.total),
                        "cells": [
                            cell_words(line.cells[at], lang)
                            for at in one.rounds
                            if at in line.cells
                        ],
                        "beside": line_words(line, lang),
                        "mers": [base_words(line, one, lang), weight_words(one.weight, lang)]
                        if ranked and one.base
                        else [],
                    }
                )
    return found


def history(event: Event, round: int, table: int) -> list[dict[str, Any]]:
    """All that was ever entered for a table, and who did it."""
    one = event.round(round)
    if table not in one.used:
        raise EventError("event_no_table", round=round, table=table)
    return [
        {
            "id": result.act,
            "role": result.role,
            "who": result.who,
            "at": result.at,
            "scores": list(result.scores),
            "deposits": result.deposits,
            "taken": result.taken,
            "reason": result.reason,
            "source": result.source,
        }
        for result in one.results.get(table, [])
    ]


def audit(acts: Sequence[Act]) -> list[dict[str, Any]]:
    """Every act, the newest first, and which of them were taken back."""
    gone = voided(acts)
    return [{**act.to_dict(), "gone": act.id in gone} for act in reversed(acts)]
