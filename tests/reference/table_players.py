"""Reckless players: they call, make kongs, declare riichi and let wins go by, each as it likes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from .table_facts import Facts
from .table_tiles import ORPHANS, bonus, kind, write

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
        flowers = any(bonus(tile) for tile in seat.concealed)
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
