"""What happened in random games, so that a test can see whether the rare things did."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .table_facts import Event, Facts
from .table_flow import Ask
from .table_furiten import barred, discard_furiten
from .table_request import may_win
from .table_tiles import bonus, kind


@dataclass
class Tally:
    """How often things happened."""

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
        elif name == "discard" and bonus(event["tile"]):
            self.seen["flower discarded"] += 1


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
