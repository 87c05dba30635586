"""An event from its acts.

Every act is tried before it is written down: one that cannot stand is refused with its reason and
changes nothing. What was taken back is left out of the fold, and stays in the list.

>>> acts = [
...     Act("a", "open", "organiser", "", 1.0, {"name": "Tuesday", "rules": "ema-2016"}),
...     Act("b", "players", "organiser", "", 2.0, {"players": [{"name": n} for n in "ABCD"]}),
...     Act("c", "round", "organiser", "", 3.0, {"round": 1}),
...     Act("d", "seating", "organiser", "", 4.0, {"rounds": {"1": [[1, 2, 3, 4]]}}),
...     Act(*("e", "result", "table", "", 5.0),
...         {"round": 1, "table": 1, "scores": [41000, 33000, 26000, 20000]}),
... ]
>>> fold(acts).rounds[0].complete
True
"""

from collections.abc import Callable, Sequence

from wrobel.errors import EventError, shown
from wrobel.tabletop.event import online, people, results, rounds, settings
from wrobel.tabletop.event.acts import Act
from wrobel.tabletop.event.state import Event

Handler = Callable[[Event, Act], None]
# Taken back is not: that the event was opened, what was done with links and tables, and what
# only says so.
FINAL = ("open", "link", "unlink", "start_table", "void")


def open_event(event: Event, act: Act) -> None:
    if event.opened:
        raise EventError("event_already_begun")
    event.settings = settings.changed(event.settings, {"rules": "", **act.fields})
    event.opened = True


def change_settings(event: Event, act: Act) -> None:
    event.settings = settings.changed(event.settings, act.fields)


def only_noted(_event: Event, _act: Act) -> None:
    """Nothing changes; the act stands in the list."""


HANDLERS: dict[str, Handler] = {
    "open": open_event,
    "settings": change_settings,
    "players": people.add,
    "remove": people.remove,
    "check_in": people.check_in,
    "leave": people.leave,
    "come_back": people.come_back,
    "round": rounds.set_round,
    "seating": rounds.seat,
    "begin": rounds.begin,
    "online": online.open_tables,
    "cut": rounds.cut,
    "timer": rounds.turn_timer,
    "announce": rounds.announce,
    "result": results.enter,
    "penalty": results.punish,
    "link": only_noted,
    "unlink": only_noted,
    "start_table": only_noted,
    "void": only_noted,
}


def voided(acts: Sequence[Act]) -> set[str]:
    """What was taken back, and not brought back again by taking back the taking back."""
    gone: set[str] = set()
    for act in reversed(acts):
        if act.type == "void" and act.id not in gone:
            gone.add(str(act["of"]))
    return gone


def apply(event: Event, act: Act) -> None:
    """One more act; one that cannot stand is refused and changes nothing."""
    if not event.opened and act.type != "open":
        raise EventError("event_not_open")
    HANDLERS[act.type](event, act)


def fold(acts: Sequence[Act]) -> Event:
    """The event after all its acts."""
    event = Event()
    gone = voided(acts)
    for act in acts:
        if act.id not in gone:
            apply(event, act)
    return event


def after(acts: Sequence[Act], event: Event, act: Act) -> Event:
    """The event with one more act: the same object, or a new one where the past has changed."""
    if any(one.id == act.id for one in acts):
        raise EventError("event_same_act", value=shown(act.id))
    if act.type != "void":
        apply(event, act)
        return event
    target = next((one for one in acts if one.id == act["of"]), None)
    again = target is not None and target.type == "void"
    if target is None or (target.type in FINAL and not again):
        raise EventError("event_nothing_to_void", value=shown(act["of"]))
    if target.id in voided(acts):
        raise EventError("event_nothing_to_void", value=shown(act["of"]))
    if act.role != "organiser" and target.type not in ("result", "penalty", "announce", "timer"):
        raise EventError("event_not_allowed")
    try:
        return fold([*acts, act])
    except EventError as error:
        raise EventError("event_cannot_void", why=error) from None
