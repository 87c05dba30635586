"""The real table held against the reference, event by event and question by question."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from .table_check import FRESH, DepartureError, check_final, follow, unseen
from .table_facts import Facts, fold
from .table_flow import Answers, Ask, step
from .table_furiten import furiten
from .table_players import Player
from .table_tally import Tally, notice


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


def play_hand(follower: Follower, players: list[Player], rng: Random) -> None:
    """One hand to its end, compared at every decision."""
    while True:
        follower.catch_up()
        due = follower.question()
        if due is None:
            follower.tally.hands += 1
            return
        follower.answer(due, players, rng)
