"""What must happen next: whom the table asks, or which event follows by itself.

``step`` looks at the facts and at the answers given since somebody was last asked. It returns
the question (``Ask``) or the events that may come now (``Expect``): mostly one; several where
the rules leave the order open. Events of hidden tiles have ``tile`` left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from .table_bonus import automatic_win
from .table_facts import KONGS, Event, Facts, Offer
from .table_legal import (
    abort_after_discard,
    abort_after_kong,
    after_claim,
    after_draw,
    on_offer,
    tenpai,
)
from .table_opening import opening
from .table_request import request_of
from .table_settle import before_the_end, settlement
from .table_tiles import ORPHANS, bonus, kind, write

Answers = dict[int, str]


@dataclass
class Ask:
    """The players to ask and everything each of them may answer."""

    phase: str
    legal: dict[int, set[str]]


@dataclass
class Expect:
    """The events of which one must come now."""

    events: list[Event]


Step = Ask | Expect | None  # None: the hand or the match is over


def step(facts: Facts, answers: Answers) -> Step:
    """The next question or event."""
    name = facts.last["type"]
    if name in ("settled", "final", "match"):
        return None  # between hands: see table_match
    if name in ("win", "exhausted", "abort"):
        return _after_end(facts, answers)
    if automatic_win(facts):
        return Expect([{"type": "win", "player": facts.last["player"], "from": None}])
    if facts.opening:
        due = opening(facts)
        if due:
            return Expect(due)
    if name in ("discard", "riichi"):
        return _after_discard(facts, answers)
    if name in ("closed_kong", "added_kong"):
        return _after_own_kong(facts, answers)
    if name in ("kong", "dora"):
        return _before_replacement(facts, answers)
    if name == "bonus":
        return _after_bonus(facts)
    player = facts.hand["dealer"] if facts.opening else facts.last["player"]
    if name == "draw" and facts.family == "hongkong" and bonus(facts.last["tile"]):
        return Expect([{"type": "bonus", "player": player, "tile": facts.last["tile"]}])
    return _turn(facts, player, answers)


# --- a turn -------------------------------------------------------------------------------------


def _turn(facts: Facts, player: int, answers: Answers) -> Step:
    if player not in answers:
        claimed = facts.last["type"] in ("chow", "pung")
        legal = after_claim(facts, player) if claimed else after_draw(facts, player)
        return Ask("turn", {player: legal})
    word, _, rest = answers[player].partition(" ")
    tile, _, drawn = rest.partition(" ")
    seat = facts.seats[player]
    event: Event = {"player": player}
    if word in ("discard", "riichi"):
        if dora_due(facts, before_discard=True):
            return Expect([{"type": "dora"}])
        event |= {"type": "discard", "tile": tile, "drawn": bool(drawn)}
        if word == "riichi":
            event["riichi"] = True
    elif word == "closed-kong":
        four = [held for held in seat.concealed if kind(held) == tile]
        event |= {"type": "closed_kong", "tiles": write(four)}
    elif word == "added-kong":
        event |= {"type": "added_kong", "tile": tile}
    elif word == "expose":
        event |= {"type": "bonus", "tile": tile}
    elif word == "nine-kinds":
        event |= {"type": "abort", "why": "nine_kinds"}
    elif word == "bonus-win":
        event |= {"type": "win", "from": None}
    elif word == "win":
        return Expect([win_event(facts, player, None)])
    return Expect([event])


def win_event(facts: Facts, player: int, offer: Offer | None) -> Event:
    """The event of a win, with the request but without the score."""
    giver = offer.giver if offer else None
    request = request_of(facts, player, offer)
    return {"type": "win", "player": player, "from": giver, "request": request}


# --- bonus tiles and kongs ----------------------------------------------------------------------


def _after_bonus(facts: Facts) -> Step:
    """A tile from the tail, if there is one (MCR 4.1, Hong Kong 1.7, 2.5)."""
    if not facts.replacements_left:
        return Expect([{"type": "exhausted"}])
    return Expect([replacement(facts, facts.last["player"])])


def replacement(facts: Facts, player: int) -> Event:
    """The draw of a replacement tile: R2.19, MCR 3.3, Hong Kong 1.5."""
    left = facts.left - 1
    if facts.reserve and (facts.options["dead_wall"] == "fixed" or not facts.left):
        left = facts.left
    return {"type": "draw", "player": player, "left": left, "tail": True}


def dora_due(facts: Facts, before_discard: bool = False) -> int:
    """R2.20: how many kan-dora indicators must be turned now."""
    if facts.family != "riichi" or not facts.options["kan_dora"]:
        return 0
    due = len(facts.kongs) - (len(facts.dora) - 1)
    if facts.options["kan_dora_timing"] == "immediate" or before_discard:
        return due
    newest = [event for event in facts.log if event["type"] in KONGS][-1]
    return due if newest["type"] == "closed_kong" else due - 1


def _after_own_kong(facts: Facts, answers: Answers) -> Step:
    """R2.18: the others may rob it; then the replacement."""
    asked = _offered(facts, facts.offer)
    if any(player not in answers for player in asked):
        return Ask("rob", asked)
    winners = [player for player in asked if answers[player] == "win"]
    if winners:
        return _wins(facts, winners)
    return _before_replacement(facts, answers)


def _before_replacement(facts: Facts, answers: Answers) -> Step:
    kong = next(event for event in reversed(facts.log) if event["type"] in KONGS)
    later = facts.log[facts.log.index(kong) :]
    if any(event["type"] == "draw" for event in later):  # indicators turned before a discard
        return _turn(facts, kong["player"], answers)
    why = abort_after_kong(facts)
    if why:
        return Expect([{"type": "abort", "why": why}])
    if dora_due(facts):
        return Expect([{"type": "dora"}])
    return Expect([replacement(facts, kong["player"])])


# --- after a discard ----------------------------------------------------------------------------


def _offered(facts: Facts, offer: Offer | None) -> dict[int, set[str]]:
    """Those who can do something with the tile, nearest first."""
    if offer is None:
        return {}
    found = {player: on_offer(facts, player, offer) for player in facts.after(offer.giver)}
    return {player: legal for player, legal in found.items() if legal}


def _after_discard(facts: Facts, answers: Answers) -> Step:
    """R5.7a: ron, stick, abort, pung or kong, chow, exhausted, the next draw."""
    giver = next(e["player"] for e in reversed(facts.log) if e["type"] == "discard")
    if facts.last["type"] == "discard":
        asked = _offered(facts, facts.offer)
        if any(player not in answers for player in asked):
            return Ask("claim", asked)
        winners = [player for player in asked if answers[player] == "win"]
        if winners:
            return _wins(facts, winners)
        seat = facts.seats[giver]
        if seat.riichi == len(facts.log) - 1:  # R3.2
            return Expect([{"type": "riichi", "player": giver}])
    why = abort_after_discard(facts)
    if why:
        return Expect([{"type": "abort", "why": why}])
    tile = facts.seats[giver].discards[-1].tile
    for words in (("pung", "kong"), ("chow",)):
        for player in facts.after(giver):
            word, _, own = answers.get(player, "").partition(" ")
            if word in words:
                event = {"type": word, "player": player, "from": giver, "tile": tile, "own": own}
                return Expect([event])
    if facts.left == 0:
        return _exhausted(facts, answers)
    return Expect([{"type": "draw", "player": facts.after(giver)[0], "left": facts.left - 1}])


def _wins(facts: Facts, callers: list[int]) -> Step:
    """R6.1: three callers may abort the hand; otherwise the nearest winner comes first."""
    aborts = facts.options.get("multiple_ron") == "double-triple-aborts"
    if aborts and len(callers) == 3:
        return Expect([{"type": "abort", "why": "triple_ron"}])
    return Expect([win_event(facts, winners_of(facts, callers)[0], facts.offer)])


def winners_of(facts: Facts, callers: list[int]) -> list[int]:
    """R6.1, MCR 4.3, Hong Kong 2.2: who of the callers, nearest first, wins."""
    if facts.family == "riichi":
        several = facts.options["multiple_ron"] != "head-bump"
    else:
        several = facts.family == "hongkong" and bool(facts.options["multi_win"])
    return callers if several else callers[:1]


# --- the end ------------------------------------------------------------------------------------


def _after_end(facts: Facts, answers: Answers) -> Step:
    """The next of several winners, or the settlement."""
    before, ends = before_the_end(facts.events)
    if facts.last["type"] == "win" and before.offer is not None:
        callers = [p for p in before.after(before.offer.giver) if answers.get(p) == "win"]
        winners = winners_of(before, callers)
        if len(ends) < len(winners):
            return Expect([win_event(before, winners[len(ends)], before.offer)])
    found = settlement(facts.events)
    return Expect([{"type": "settled", **vars(found)}])


def _exhausted(facts: Facts, answers: Answers) -> Step:
    """R5.2 to R5.6; MCR 4.8 and Hong Kong 2.5 have nothing to declare."""
    if facts.family != "riichi":
        return Expect([{"type": "exhausted"}])
    outside = nagashi(facts)
    if outside and facts.options["nagashi_mangan"] == "win":
        # R5.10: the noten payments lapse, so nobody has anything to declare
        return Expect([{"type": "exhausted", "nagashi": outside}])
    ready = [p for p in range(4) if tenpai(facts, p, facts.seats[p].concealed)]
    asked = {p: {"tenpai", "noten"} for p in ready if facts.seats[p].riichi is None}
    if any(answers.get(player) not in legal for player, legal in asked.items()):
        return Ask("declare", asked)
    shown = [p for p in ready if answers.get(p) != "noten"]
    return Expect([{"type": "exhausted", "tenpai": shown, "nagashi": outside}])


def nagashi(facts: Facts) -> list[int]:
    """R5.9: all discards terminals and honours, none of them claimed."""
    if facts.options["nagashi_mangan"] == "off":
        return []
    found = []
    for player, seat in enumerate(facts.seats):
        outer = all(kind(d.tile) in ORPHANS and d.claimed_by is None for d in seat.discards)
        if outer and (seat.closed or not facts.options["nagashi_closed_only"]):
            found.append(player)
    return found
