"""Rounds: their rules, who sits where, when they begin, who goes on, and the clock."""

from wrobel.errors import EventError
from wrobel.rules import rulesets
from wrobel.tabletop.event import fields
from wrobel.tabletop.event.acts import Act
from wrobel.tabletop.event.state import Announcement, Cut, Event, Round
from wrobel.tabletop.seating.fields import read_list, read_number, read_object, read_truth

SCORES = ("kept", "halved", "cleared")
HOW = ("standings", "tables", "hand")
TIMER = ("start", "pause", "resume", "stop", "extra")


def set_round(event: Event, act: Act) -> None:
    """A new round, or other rules for one that has no results."""
    settings = event.settings
    number = read_number(act["round"], "round", 1, fields.MOST_ROUNDS)
    if number > len(event.rounds) + 1:
        raise EventError("event_next_round", n=len(event.rounds) + 1, round=number)
    new = number > len(event.rounds)
    old = Round(number, settings.rules, settings.options)
    if not new:
        old = event.rounds[number - 1]
    rules, overrides = old.rules, old.overrides
    if act["rules"] is not None or act["options"] is not None or new:
        given = act["options"]
        if given is None and act["rules"] in (None, rules):
            given = dict(overrides)
        rules, overrides = fields.rules(act["rules"] or rules, given)
    changes = (rules, dict(overrides)) != (old.rules, dict(old.overrides))
    if changes and any(old.results.values()):
        raise EventError("event_round_has_results", round=number)
    if changes and old.games:
        raise EventError("event_round_is_online", round=number)
    section = old.section if act["section"] is None else fields.text(act["section"], "section")
    same_kind(event, number, section, rules)
    usual = new or old.minutes == usual_minutes(event, old)
    minutes = act["minutes"] or (0 if usual else old.minutes)
    name = old.name if act["name"] is None else fields.text(act["name"], "name")
    duplicate = (
        old.duplicate if act["duplicate"] is None else read_truth(act["duplicate"], "duplicate")
    )
    if duplicate != old.duplicate and old.games:
        raise EventError("event_round_is_online", round=number)
    old.rules, old.overrides = rules, overrides
    old.minutes = read_number(
        minutes or usual_minutes(event, old), "minutes", 1, fields.MOST_MINUTES
    )
    old.section, old.name, old.duplicate = section, name, duplicate
    if new:
        event.rounds.append(old)


def usual_minutes(event: Event, one: Round) -> int:
    """How long a round is if nobody says so: as the organiser has set, or as its rules say."""
    return event.settings.minutes or one.options.about.time_limit_of(one.options).minutes


def last_call(event: Event, one: Round) -> tuple[str, int]:
    """What is played when time is short, and how many minutes before the end it is called."""
    chosen, limit = event.settings, one.options.about.time_limit_of(one.options)
    signal = 0 if chosen.last_hand else limit.signal
    return (
        chosen.last_hand or limit.last_hand,
        signal if chosen.signal is None else chosen.signal,
    )


def section_of(one: Round) -> str:
    """Rounds of one section are added up: those named alike, else those of one family."""
    return one.section or rulesets.family_of(one.rules)


def same_kind(event: Event, number: int, section: str, rules: str) -> None:
    """Only results of one family can be added up."""
    family = rulesets.family_of(rules)
    for one in event.rounds:
        together = one.number != number and section and one.section == section
        if together and rulesets.family_of(one.rules) != family:
            raise EventError("event_other_family", section=section, rules=rules, other=one.rules)


def read_tables(event: Event, one: Round, value: object) -> tuple[tuple[int, ...], ...]:
    """Tables with full seats, everybody at one of them at most."""
    wanted = one.options.players
    seen: set[int] = set()
    found = []
    for number, entry in enumerate(fields.some_list(value, "tables", fields.MOST_TABLES), 1):
        seats = read_list(entry, "tables")
        if seats and len(seats) != wanted:
            raise EventError(
                "event_table_size", round=one.number, table=number, wanted=wanted, n=len(seats)
            )
        for key in seats:
            person = event.person(key)
            if person.id in seen:
                raise EventError("event_seated_twice", round=one.number, name=person.name)
            if not person.plays(one.number):
                raise EventError("event_has_left", round=one.number, name=person.name)
            seen.add(person.id)
        found.append(tuple(seats))
    return tuple(found)


def seat(event: Event, act: Act) -> None:
    """Who sits where, in one or several rounds that have no results yet."""
    given = read_object(act["rounds"], "rounds")
    how = fields.text(act["how"], "how")
    found = []
    for number, tables in sorted(given.items(), key=lambda item: str(item[0])):
        one = event.round(fields.key(str(number)))
        if any(one.results.values()):
            raise EventError("event_round_has_results", round=one.number)
        if one.games:
            raise EventError("event_round_is_online", round=one.number)
        found.append((one, read_tables(event, one, tables)))
    for one, tables in found:
        one.tables, one.how = tables, how


def begin(event: Event, act: Act) -> None:
    """A round begins: from now on its seating is only changed by hand."""
    one = event.round(act["round"])
    if not one.tables:
        raise EventError("event_not_seated", round=one.number)
    if one.begun is not None:
        raise EventError("event_round_begun", round=one.number)
    one.begun = act.at


def cut(event: Event, act: Act) -> None:
    """From a round on, who plays on, in which group, with which scores."""
    number = read_number(act["round"], "round", 2, fields.MOST_ROUNDS + 1)
    for one in event.rounds[number - 1 :]:
        if any(one.results.values()):
            raise EventError("event_cut_too_late", round=one.number)
    groups: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for entry in fields.some_list(act["groups"], "groups", fields.MOST_TABLES):
        group = [event.person(key) for key in read_list(entry, "groups")]
        for person in group:
            if person.id in seen:
                raise EventError("event_twice_in_groups", name=person.name)
            seen.add(person.id)
        groups.append(tuple(person.id for person in group))
    if not seen:
        raise EventError("event_needed", where="groups")
    names = [
        fields.text(name, "names") for name in fields.some_list(act["names"], "names", len(groups))
    ]
    names += [""] * (len(groups) - len(names))
    scores = fields.choice(act["scores"] or "kept", "scores", SCORES)
    how = fields.choice(act["how"] or "standings", "how", HOW)
    event.cuts = [one for one in event.cuts if one.round != number]
    event.cuts.append(Cut(act.id, number, tuple(groups), tuple(names), scores, how))
    event.cuts.sort(key=lambda one: one.round)


def turn_timer(event: Event, act: Act) -> None:
    """Start, pause, go on, end; more time for everybody or for one table."""
    one = event.round(act["round"])
    what = fields.choice(act["what"], "what", TIMER)
    clock = one.timer
    if what != "start" and clock.begun is None:
        raise EventError("event_timer_off")
    if what == "start":
        minutes = read_number(act["minutes"] or one.minutes, "minutes", 1, fields.MOST_MINUTES)
        one.timer = clock.started(minutes, act.at)
        if one.tables and one.begun is None:
            one.begun = act.at
    elif what == "pause":
        one.timer = clock.paused(act.at)
    elif what == "resume":
        one.timer = clock.resumed(act.at)
    elif what == "stop":
        one.timer = clock.end(act.at)
    else:
        minutes = read_number(act["minutes"], "minutes", -120, 120)
        if act["table"] is None:
            one.timer = clock.longer(minutes)
        else:
            table = read_number(act["table"], "table", 1, fields.MOST_TABLES)
            if table not in one.used:
                raise EventError("event_no_table", round=one.number, table=table)
            one.timer = clock.extended(table, minutes)


def announce(event: Event, act: Act) -> None:
    """Something to be read and heard by everybody."""
    en = fields.text(act["en"], "en", 300)
    pl = fields.text(act["pl"], "pl", 300)
    if not (en or pl):
        raise EventError("event_needed", where="en")
    event.announcements.append(Announcement(act.id, act.at, en or pl, pl or en))
