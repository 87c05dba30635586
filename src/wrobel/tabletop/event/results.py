"""Results of tables, their corrections, and penalties."""

from collections.abc import Mapping
from typing import Any

from wrobel.errors import EventError
from wrobel.rules.settle import settle, start_score
from wrobel.tabletop.book import Book
from wrobel.tabletop.book.fold import fold as fold_book
from wrobel.tabletop.event import fields
from wrobel.tabletop.event.acts import Act
from wrobel.tabletop.event.state import GAME, Event, Penalty, Result, Round
from wrobel.tabletop.seating.fields import read_list, read_number, read_object
from wrobel.tiles import WINDS

MOST_ENTRIES = 400  # of a score book
SOURCES = ("", "book")
CHOMBO = "chombo"


def enter(event: Event, act: Act) -> None:
    """The scores of a table; those of before stay in its history."""
    one = event.round(act["round"])
    table = read_number(act["table"], "table", 1, fields.MOST_TABLES)
    if table not in one.used:
        raise EventError("event_no_table", round=one.number, table=table)
    if act["game"] is not None and (table not in one.games or one.games[table].id != act["game"]):
        raise EventError("event_other_game", round=one.number, table=table)
    wanted = one.options.players
    book = tuple(
        read_object(entry, "book") for entry in fields.some_list(act["book"], "book", MOST_ENTRIES)
    )
    given = from_book(one, book) if book and act["scores"] is None else act.fields
    scores = read_list(given.get("scores"), "scores")
    if len(scores) != wanted:
        raise EventError("event_score_count", n=wanted)
    scores = [read_number(score, "scores", -1_000_000, 1_000_000) for score in scores]
    most = 1000 if one.options.about.stick else 0
    deposits = read_number(given.get("deposits") or 0, "deposits", 0, most)
    taken = read_number(given.get("taken") or 0, "taken", -1_000_000, 1_000_000)
    check_sum(one, table, scores, deposits, taken)
    reason = fields.text(act["reason"], "reason", fields.MOST_TEXT)
    source = (
        GAME if act["game"] is not None else fields.choice(act["source"] or "", "source", SOURCES)
    )
    if one.results.get(table) and not reason and not source:
        raise EventError("event_needs_reason")
    known = one.result(table)
    faults = tuple(
        read_number(count, "faults", 0, 100)
        for count in fields.some_list(act["faults"], "faults", wanted)
    )
    if act["faults"] is None and known is not None:
        faults = known.faults
    entered = Result(
        *(act.id, act.role, act.who, act.at, tuple(scores), deposits, taken, reason, book),
        *(source, faults),
    )
    one.results.setdefault(table, []).append(entered)
    punish_faults(event, one, table, entered)


def punish_faults(event: Event, one: Round, table: int, result: Result) -> None:
    """Chombo of a score book that count at the end come off the totals, as penalties do."""
    event.penalties = [
        penalty
        for penalty in event.penalties
        if (penalty.round, penalty.table) != (one.number, table)
    ]
    if not any(result.faults):
        return
    plain = final_of(one, result, {})
    winds = WINDS[: len(result.faults)]
    punished = final_of(one, result, dict(zip(winds, result.faults, strict=True)))
    for wind, player in zip(winds, one.tables[table - 1], strict=True):
        points = round(punished[wind] - plain[wind], 3)
        if points:
            event.penalties.append(
                Penalty(result.act, player, one.number, points, CHOMBO, "", result.at, table)
            )


def final_of(one: Round, result: Result, chombo: Mapping[str, int]) -> Mapping[str, float]:
    request = {
        "rules": one.rules,
        "options": dict(one.overrides),
        "kind": "final",
        "scores": dict(zip(WINDS, result.scores, strict=False)),
    }
    found: Mapping[str, float] = settle({**request, "chombo": chombo} if chombo else request)[
        "final"
    ]
    return found


def from_book(one: Round, entries: tuple[Mapping[str, Any], ...]) -> dict[str, Any]:
    """What the score book of a table came to; it must be of this round's rules, and at its end."""
    book = fold_book(entries)
    if book.problems:
        raise EventError("event_bad_book", why=book.problems[0])
    if not is_of(book, one):
        raise EventError("event_other_book", rules=book.rules, wanted=one.rules)
    if not (book.over or book.ended):
        raise EventError("event_open_book")
    scores = [int(score) if score == int(score) else score for score in book.scores]
    return {"scores": scores, "deposits": book.deposits, "taken": book.taken}


def is_of(book: Book, one: Round) -> bool:
    """Is a book of this round's rules? What it says of them itself counts, usual or not."""
    if book.options is None or book.rules != one.rules:
        return False
    return dict(book.options) == dict(one.options)


def check_sum(one: Round, table: int, scores: list[int], deposits: int, taken: int) -> None:
    """Scores, sticks left lying and what penalties took out make up the start."""
    options = one.options
    wanted = options.players * start_score(options)
    found = sum(scores) + options.about.stick * deposits + taken
    if found != wanted:
        raise EventError(
            "event_wrong_sum",
            round=one.number,
            table=table,
            found=found,
            wanted=wanted,
            more=f"{wanted - found:+d}",
        )


def punish(event: Event, act: Act) -> None:
    """Points off (or, after a mistake, back to) a player's total."""
    person = event.person(act["player"])
    current = event.current.number if event.current else len(event.rounds)
    number = event.round(current if act["round"] is None else act["round"]).number
    amount = fields.points(act["points"], "points")
    reason = fields.text(act["reason"], "reason", fields.MOST_TEXT)
    if not reason:
        raise EventError("event_needed", where="reason")
    referee = fields.text(act["referee"], "referee")
    event.penalties.append(
        Penalty(act.id, person.id, number, amount, reason, referee or act.who, act.at)
    )
