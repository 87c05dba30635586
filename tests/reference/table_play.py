"""Random games at the real table, held against the reference at every decision.

The players are reckless on purpose: they call, make kongs, declare riichi and let wins go by with
chances that differ from hand to hand. Walls are often rigged, so that rare hands are dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from .table_check import FRESH, DepartureError, check_final, follow, unseen
from .table_facts import Event, Facts, fold
from .table_flow import Answers, Ask, step
from .table_furiten import barred, discard_furiten, furiten
from .table_request import may_win
from .table_tiles import ORPHANS, kind, write

Distance = Callable[[str], int]

# Chances of the things a player may do when it can.
# The numbers: win, riichi, own kong, kong of a discard, pung, chow, a sensible discard.
CHANCES = ("win", "riichi", "own-kong", "kong", "pung", "chow", "sense")
STYLES: dict[str, dict[str, float]] = {
    name: dict(zip(CHANCES, numbers, strict=True))
    for name, numbers in {
        "adds": (0.5, 0.3, 1.0, 0.1, 0.9, 0.2, 0.9),
        "all-kongs": (1.0, 0.0, 1.0, 1.0, 0.5, 0.0, 0.9),
        "all-riichi": (0.1, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0),
        "closed": (0.2, 0.9, 0.8, 0.0, 0.0, 0.0, 0.95),
        "feeds": (0.3, 0.8, 0.9, 0.3, 0.4, 0.2, 0.9),
        "feeds-all": (0.8, 0.7, 1.0, 0.6, 0.7, 0.1, 0.9),
        "kongs": (0.15, 0.3, 1.0, 1.0, 0.9, 0.0, 0.5),
        "mixed": (0.6, 0.5, 0.6, 0.6, 0.5, 0.4, 0.7),
        "never-wins": (0.0, 0.5, 0.6, 0.6, 0.3, 0.2, 0.8),
        "late-riichi": (1.0, 0.03, 1.0, 0.0, 0.0, 0.0, 1.0),
        "pungs": (1.0, 0.0, 0.5, 0.3, 1.0, 0.3, 0.95),
        "silent": (0.05, 0.0, 0.1, 0.0, 0.0, 0.0, 0.7),
        "open": (0.5, 0.1, 0.5, 0.5, 0.9, 0.9, 0.7),
        "outside": (0.3, 0.0, 0.2, 0.2, 0.1, 0.0, 0.0),
        "wins": (1.0, 0.6, 0.5, 0.5, 0.3, 0.3, 0.9),
    }.items()
}
OWN_WORDS = {
    "win": "win",
    "bonus-win": "win",
    "closed-kong": "own-kong",
    "added-kong": "own-kong",
    "kong": "kong",
    "riichi": "riichi",
    "pung": "pung",
    "chow": "chow",
}


@dataclass
class Player:
    """Chooses among legal texts."""

    rng: Random
    style: dict[str, float]
    outside: bool  # throws terminals and honours first: nagashi, four winds
    feeds: bool  # sees the others' tiles and likes to throw what they want
    distance: Distance
    favours: list[str] = field(default_factory=list)  # kinds to throw first

    def choose(self, legal: Sequence[str], facts: Facts, player: int) -> str:
        """One of the legal actions."""
        for word, chance in OWN_WORDS.items():
            some = [text for text in legal if text.split()[0] == word]
            if some and self.rng.random() < self.style[chance]:
                return self.rng.choice(some)
        if "nine-kinds" in legal and self.rng.random() < 0.3:
            return "nine-kinds"
        if "pass" in legal:
            return "pass"
        others = [text for text in legal if text.split()[0] in ("tenpai", "noten", "expose")]
        if others and self.rng.random() < 0.8:
            return self.rng.choice(others)
        thrown = [text for text in legal if text.startswith("discard")]
        return self.discard(thrown, facts, player) if thrown else self.rng.choice(list(legal))

    def wanted(self, facts: Facts, player: int) -> Counter[str]:
        """What the others wait for or hold three of; the more of them, the better."""
        found: Counter[str] = Counter()
        for other in facts.after(player):
            seat = facts.seats[other]
            found.update(dict.fromkeys(facts.waits(other), 10))
            held = Counter(map(kind, seat.concealed))
            found.update({k: n for k, n in held.items() if n >= 2})
        return found

    def discard(self, texts: list[str], facts: Facts, player: int) -> str:
        """A discard, sometimes a sensible one."""
        for want in self.favours:
            some = [text for text in texts if kind(text.split()[1]) == want]
            if some and self.rng.random() < 0.9:
                return some[0]
        outer = [text for text in texts if kind(text.split()[1]) in ORPHANS]
        if self.outside and outer:
            last = facts.offers[-1].tile if facts.offers else ""
            return next((text for text in outer if text.split()[1] == last), outer[-1])
        if self.feeds and self.rng.random() < 0.5:
            wanted = self.wanted(facts, player)
            liked = [text for text in texts if kind(text.split()[1]) in wanted]
            most = max((wanted[kind(text.split()[1])] for text in liked), default=0)
            liked = [text for text in liked if wanted[kind(text.split()[1])] == most]
            if liked:
                return self.rng.choice(liked)
        seat = facts.seats[player]
        flowers = any(tile[1] in "fg" for tile in seat.concealed)
        if flowers or self.rng.random() >= self.style["sense"]:
            return self.rng.choice(texts)
        best: list[str] = []
        least = 99
        for text in texts:
            rest = list(seat.concealed)
            rest.remove(text.split()[1])
            far = self.distance(write(rest))
            if far < least:
                best, least = [], far
            if far == least:
                best.append(text)
        return self.rng.choice(best)


@dataclass
class Tally:
    """What happened, so that a test can see whether the rare things did."""

    seen: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    hands: int = 0

    def note(self, event: Event) -> None:
        """Count an event, with what makes it special."""
        name = event["type"]
        self.seen[name] += 1
        if name == "abort":
            self.seen[event["why"]] += 1
        elif name == "win":
            request = event["request"]
            self.seen[f"win by {request.get('by', 'bonus tiles')}"] += 1
            for flag in request.get("flags", []):
                self.seen[f"win with {flag}"] += 1
            if "liable" in request or request.get("fed_by"):
                self.seen["win with a liable player"] += 1
            if event["score"].get("limit") in ("yakuman", "limit"):
                self.seen["limit hand"] += 1
        elif name == "exhausted" and event.get("nagashi"):
            self.seen["nagashi"] += 1
        elif name == "discard" and event["tile"][1] in "fg":
            self.seen["flower discarded"] += 1


@dataclass
class Follower:
    """Keeps the reference level with a table and compares the two."""

    table: Any
    facts: Facts
    tally: Tally
    answers: Answers = field(default_factory=dict)
    consumed: int = 1
    started: bool = False  # in the middle of a match: the first deal is as it is

    @classmethod
    def of(cls, table: Any, tally: Tally) -> Follower:
        """Begin with the first event of the match."""
        head = table.events[0]
        facts = Facts(rules=head["rules"], options=dict(head["options"]))
        fold(facts, head)
        return cls(table, facts, tally)

    def catch_up(self) -> None:
        """Every new event must be the one that the rules make come."""
        for event in self.table.events[self.consumed :]:
            if event["type"] == "final":
                check_final(self.facts, event)
            elif not (self.started and event["type"] == "hand" and self.consumed == 1):
                follow(self.facts, event, None, self.answers)
            fold(self.facts, event)
            self.tally.note(event)
            if event["type"] in FRESH:
                self.answers = {}
            self.consumed += 1
        if self.facts.seats:
            unseen(self.facts)

    def question(self) -> Ask | None:
        """What the rules ask now; the table must ask the same."""
        due = step(self.facts, self.answers)
        if due is None:
            if self.table.phase not in ("hand_over", "match_over"):
                raise DepartureError(f"phase {self.table.phase} after the end")
            return None
        if not isinstance(due, Ask):
            raise DepartureError(f"the table waits, but must go on with {due.events}")
        if self.table.phase != due.phase:
            raise DepartureError(f"phase {self.table.phase}, not {due.phase}")
        if set(self.table.to_act) != set(due.legal):
            raise DepartureError(f"asked are {self.table.to_act}, not {due.legal}")
        for player in range(4):
            offered = [str(action) for action in self.table.legal(player)]
            wanted = due.legal.get(player, set())
            if set(offered) != wanted or len(offered) != len(wanted):
                extra, lacking = sorted(set(offered) - wanted), sorted(wanted - set(offered))
                raise DepartureError(f"player {player}: too many {extra}, missing {lacking}")
        self.check_views(due)
        notice(self.facts, due, self.tally.seen)
        return due

    def check_views(self, due: Ask) -> None:
        """Waits and furiten as the views show them."""
        for player in range(4):
            seat = self.facts.seats[player]
            owner = due.phase == "rob" and player == self.facts.last["player"]
            if len(seat.concealed) % 3 != 1 or owner:  # a kong on offer is not made yet
                continue
            view = self.table.view(player).to_dict()
            if set(view["waits"]) != set(self.facts.waits(player)):
                raise DepartureError(f"player {player} waits {view['waits']}")
            if self.facts.family == "riichi":
                now = None if due.phase == "declare" else self.facts.offer
                in_furiten = bool(view["waits"]) and furiten(self.facts, player, now)
                if view["furiten"] != in_furiten:
                    raise DepartureError(f"player {player} furiten {view['furiten']}")

    def answer(self, due: Ask, players: list[Player], rng: Random) -> None:
        """All who are asked answer, in any order; nothing shows before the last answer."""
        order = rng.sample(sorted(due.legal), len(due.legal))
        before = len(self.table.events)
        for place, player in enumerate(order):
            if len(self.table.events) != before:
                raise DepartureError("an answer showed before all were in")
            if set(self.table.to_act) != set(order[place:]):
                raise DepartureError(f"to act {self.table.to_act}, not {order[place:]}")
            text = players[player].choose(sorted(due.legal[player]), self.facts, player)
            self.table.apply(player, text)
            self.answers[player] = text
        self.tally.decisions += 1


def notice(facts: Facts, due: Ask, seen: Counter[str]) -> None:
    """Count the situations that seldom arise, so that one can see whether they did."""
    for player, legal in due.legal.items():
        words = {text.split()[0] for text in legal}
        seat = facts.seats[player]
        fourth = bool(seat.drawn) and Counter(map(kind, seat.held))[kind(str(seat.drawn))] == 3
        if fourth and seat.riichi is not None and due.phase == "turn":
            seen[f"riichi kong {'allowed' if 'closed-kong' in words else 'refused'}"] += 1
        if due.phase == "rob":
            seen[f"robbing {facts.last['type']} offered"] += 1
        if due.phase == "turn" and facts.last["type"] in ("chow", "pung"):
            seen["swap barred"] += len(legal) < len(set(seat.concealed))
        seen["declare"] += due.phase == "declare"
        seen["bonus-win offered"] += "bonus-win" in words
    offer = facts.offer
    if offer is None or due.phase == "turn":
        return
    seen[f"{sum('win' in legal for legal in due.legal.values())} could win"] += 1
    for player in facts.after(offer.giver):
        if may_win(facts, player, offer) and barred(facts, player, offer):
            own = facts.family == "riichi" and discard_furiten(facts, player)
            in_riichi = facts.seats[player].riichi is not None
            seen["win barred by own discard" if own else "win barred by a passed tile"] += 1
            seen["win barred in riichi"] += in_riichi
            seen["robbing barred"] += due.phase == "rob"


def play_hand(follower: Follower, players: list[Player], rng: Random) -> None:
    """One hand to its end, compared at every decision."""
    while True:
        follower.catch_up()
        due = follower.question()
        if due is None:
            follower.tally.hands += 1
            return
        follower.answer(due, players, rng)
