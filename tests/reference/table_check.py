"""Follow a log event by event and say where it departs from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .table_bonus import by_bonus_tiles, worth
from .table_facts import Event, Facts, fold
from .table_flow import Answers, Ask, Expect, step
from .table_match import final_of, first_hand, next_hand
from .table_request import SCORERS, for_scorer
from .table_settle import before_the_end, winning_request
from .table_tiles import WINDS, bonus, read

# After one of these a new question arises and old answers are void.
FRESH = ("hand", "draw", "bonus", "discard", "chow", "pung", "kong", "closed_kong", "added_kong")


class DepartureError(AssertionError):
    """The log does something the rules do not."""


def differences(event: Event, wanted: Event) -> list[str]:
    """The fields in which an event is not what was wanted; hidden tiles are not compared."""
    found = []
    for key, value in wanted.items():
        if key != "request" and event.get(key) != value:
            found.append(f"{key}: {event.get(key)!r}, not {value!r}")
    for key in ("tail", "riichi"):
        if bool(event.get(key)) != bool(wanted.get(key)) and wanted["type"] != "match":
            found.append(f"{key}: {event.get(key)!r}")
    return found


def check_event(facts: Facts, event: Event, expected: Expect) -> None:
    """Is this event one of the expected ones?"""
    candidates = [one for one in expected.events if one["type"] == event["type"]]
    lists = [differences(event, one) for one in candidates]
    if not lists or all(lists):
        raise DepartureError(f"{event}\nwanted {expected.events}\n{lists}")
    if event["type"] == "win":
        check_win(facts, event)


def check_win(facts: Facts, event: Event) -> None:
    """The score of a win against the slow scorer's, and the request against the facts."""
    if "score" not in event:
        return
    before, _ = before_the_end(facts.events)
    given = event["request"]
    if by_bonus_tiles(event):
        same_score(event["score"], worth(before, event["player"]))
        return
    request = winning_request(before, event)
    if facts.last["type"] == "win" and before.options.get("honba_multi") == "nearest":
        request["honba"] = 0  # R6.3: only the nearest winner's request holds the counters
    for key in ("hand", "win", "by", "seat", "round", "melds", "dora", "bonus", "honba", "from"):
        mine, theirs = request.get(key), given.get(key)
        if key == "dora":
            mine, theirs = read(mine), read(theirs)
        if key == "melds":
            mine, theirs = with_sorted_tiles(mine), with_sorted_tiles(theirs)
        if key == "melds" and before.family == "hongkong":
            # a giver may be left out where the scorer would make too much of it (6.2)
            mine, theirs = without_givers(mine), without_givers(theirs)
        if (mine or None) != (theirs or None):
            raise DepartureError(f"request {key}: {theirs!r}, not {mine!r}")
    loose = {"first_turn", "last_of_kind"}  # without effect in many places: the score decides
    if before.opening:
        loose.add("bonus_replacement")
    if set(request["flags"]) - loose != set(given.get("flags", [])) - loose:
        raise DepartureError(f"flags {given.get('flags')}, not {request['flags']}")
    check_ura(before, event)
    same_score(event["score"], SCORERS[before.family](for_scorer(before, event["player"], request)))


def with_sorted_tiles(melds: list[dict[str, Any]] | None) -> list[dict[str, Any]]:
    """Melds whatever the order of their tiles: an added one stands last in the table's."""
    return [{**one, "tiles": sorted(read(one["tiles"]))} for one in melds or []]


def without_givers(melds: list[dict[str, Any]] | None) -> list[dict[str, Any]]:
    """Melds but for who gave the tile."""
    return [{key: one[key] for key in one if key != "from"} for one in melds or []]


def same_score(given: dict[str, Any], answer: dict[str, Any]) -> None:
    """Compare a score with the reference's."""
    for key in ("legal", "han", "fu", "yakuman", "limit", "total", "points", "fans"):
        if key in answer and answer[key] != given.get(key):
            raise DepartureError(f"score {key}: {given.get(key)!r}, not {answer[key]!r}")


def check_ura(facts: Facts, event: Event) -> None:
    """R3.9: as many ura indicators as dora indicators, for riichi winners only."""
    if facts.family != "riichi":
        return
    options, seat = facts.options, facts.seats[event["player"]]
    due = 0
    if seat.stick and options["ura"]:
        due = len(facts.dora) if options["kan_ura"] else 1
    shown = len(read(event["request"].get("ura")))
    if shown != due and not (due == 0 and seat.stick):
        raise DepartureError(f"{shown} ura indicators, not {due}")


def check_log(events: Sequence[Event], started: bool = False) -> Facts:
    """Check a whole log; answers nobody sees in it are taken to be passes.

    ``started``: the log begins in the middle of a match, so its first deal is as it is.
    """
    head = events[0]
    facts = Facts(rules=head["rules"], options=dict(head["options"]))
    fold(facts, head)
    answers: Answers = {}
    for index in range(1, len(events)):
        event = events[index]
        try:
            if not (started and index == 1):
                follow(facts, event, events[index:], answers)
        except DepartureError as departure:
            raise DepartureError(f"event {index}: {departure}") from departure
        fold(facts, event)
        if event["type"] in FRESH:
            answers = {}
    return facts


def follow(facts: Facts, event: Event, coming: Sequence[Event] | None, answers: Answers) -> None:
    """One event: ask and answer as the log has it, then see whether it had to come.

    With ``coming`` nothing, all answers are known, and no question may be open.
    """
    if event["type"] == "hand":
        check_hand(facts, event)
        return
    if event["type"] == "final":
        return
    while True:
        due = step(facts, answers)
        if due is None:
            raise DepartureError(f"{event} after the end")
        if isinstance(due, Expect):
            check_event(facts, event, due)
            return
        if coming is None:
            raise DepartureError(f"{event} before an answer to {due}")
        for player, answer in infer(due, coming).items():
            if answer not in due.legal[player]:
                raise DepartureError(
                    f"player {player}: {answer} is not in {sorted(due.legal[player])}"
                )
            answers[player] = answer


def check_hand(facts: Facts, event: Event) -> None:
    """The head of a hand follows from the settlement before it."""
    first = facts.last["type"] == "match"
    wanted = first_hand(facts.options, facts.family) if first else next_hand(facts.events)
    if wanted is None:
        raise DepartureError("a hand after the end of the match")
    wrong = differences(event, wanted)
    if wrong:
        raise DepartureError(f"hand: {wrong}")


def check_final(facts: Facts, event: Event) -> None:
    """The end of the match: only then, with the right places and results."""
    if facts.last["type"] != "settled" or next_hand(facts.events) is not None:
        raise DepartureError("the match is not over")
    found = final_of(facts.events)
    # of MCR the table points are what counts
    for key in ("places", "table_points" if facts.family == "mcr" else "final"):
        if key in found:
            mine = [found[key][wind] for wind in WINDS]
            if event.get(key) != mine:
                raise DepartureError(f"final {key}: {event.get(key)}, not {mine}")


def infer(ask: Ask, coming: Sequence[Event]) -> Answers:
    """What the players must have answered, seen from the events that came of it."""
    if ask.phase == "turn":
        (player,) = ask.legal
        event = next(event for event in coming if event["type"] != "dora")
        return {player: text_of(event)}
    if ask.phase == "declare":
        shown = coming[0].get("tenpai", [])
        return {player: "tenpai" if player in shown else "noten" for player in ask.legal}
    answers = dict.fromkeys(ask.legal, "pass")
    for event in coming:
        if event["type"] == "win" and event["from"] is not None:
            answers[event["player"]] = "win"
        elif event["type"] == "abort" and event["why"] == "triple_ron":
            answers = dict.fromkeys(ask.legal, "win")
        elif event["type"] in ("chow", "pung", "kong"):
            answers[event["player"]] = text_of(event)
        if event["type"] not in ("win", "riichi"):
            break
    return answers


def text_of(event: Event) -> str:
    """The action that made an event."""
    name = event["type"]
    if name == "discard":
        word = "riichi" if event.get("riichi") else "discard"
        return f"{word} {event['tile']}" + (" drawn" if event["drawn"] else "")
    if name in ("chow", "pung", "kong"):
        return f"{name} {event['own']}"
    if name == "closed_kong":
        tiles = read(event["tiles"])
        return f"closed-kong {tiles[-1] if tiles[-1][0] != '0' else '5' + tiles[-1][1]}"
    if name == "added_kong":
        return f"added-kong {event['tile']}"
    if name == "bonus":
        return f"expose {event['tile']}"
    if name == "abort":
        return str(event["why"]).replace("_", "-")
    return str(name)


def unseen(facts: Facts) -> dict[str, Any]:
    """How many copies of each tile are out: no tile may come more often than it exists."""
    out: dict[str, int] = {}
    for seat in facts.seats:
        tiles = [*seat.concealed, *seat.bonus]
        tiles += [d.tile for d in seat.discards if d.claimed_by is None]
        tiles += [tile for meld in seat.melds for tile in meld.tiles]
        for tile in [*tiles]:
            out[tile] = out.get(tile, 0) + 1
    for tile in facts.dora:
        out[tile] = out.get(tile, 0) + 1
    reds = facts.options.get("red_fives", 0)
    for tile, n in out.items():
        most = 1 if bonus(tile) or tile[0] == "0" else 3 if reds and tile[0] == "5" else 4
        if tile[1] == "z":
            most = 4
        if n > most:
            raise DepartureError(f"{n} copies of {tile}")
    return out
