"""Rates the players against each other: ``python -m tools.ratings --matches 1000``.

A league under the usual ruleset of every family: each match has four of the players, drawn by its
number, half of them from among the strongest and their characters, half from all. The ratings are
those under which the places that were seen are likeliest, ``efficient`` held at 1500; the
interval holds nineteen times in twenty and counts a match as one observation. What was played is
kept in ``build/ratings`` until the players change. Writes ``src/wrobel/bots/ratings.json``, with how often each
wins, deals in, declares and claims.
"""

import argparse
import hashlib
import json
import math
import random
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from tools.rates import commit
from wrobel.bots import NAMES
from wrobel.bots.levels import CHARACTERS, PLAYERS
from wrobel.bots.ratings import HOME, SCALE, START, expected
from wrobel.rules.families import about, found
from wrobel.sim.play import play_match
from wrobel.sim.settings import settings_of

KEPT = Path(__file__).parent.parent / "build" / "ratings"
ANCHOR = "efficient"
TOP = ("skilled", "strong", *CHARACTERS)
COUNTED = ("hands", "wins", "deal_ins", "riichi", "calls")
DOUBT = 1.0  # imagined matches, half won and half lost, that keep the ratings finite
STEPS = 60
SURE = 1.96
# A rating's unit in the natural logarithm of the odds.
UNIT = math.log(10) / SCALE


@dataclass(frozen=True, slots=True)
class Match:
    """Who sat there, who came in where, and what each did."""

    bots: list[str]
    places: list[int]
    counts: list[list[int]]


def table_of(number: int) -> list[str]:
    """The four of a match.

    >>> table_of(0) == table_of(0), len(set(table_of(1)))
    (True, 4)
    """
    return random.Random(f"league {number}").sample(TOP if number % 2 else NAMES, 4)


def played(rules: str, number: int) -> Match:
    """One match of the league."""
    bots = table_of(number)
    record = play_match(settings_of(rules, bots, f"league {number}"), number)
    counts = [[0] * len(COUNTED) for _ in bots]
    for hand in record.hands:
        for player, count in enumerate(counts):
            count[0] += 1
            count[1] += any(win.player == player for win in hand.wins)
            count[2] += hand.giver == player
            count[3] += hand.riichi >> player & 1
            count[4] += hand.claimed >> player & 1
    return Match([bots[bot] for bot in record.seating], record.places, counts)


def league(rules: str, matches: int) -> list[Match]:
    """So many matches, those that were played before among them."""
    KEPT.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256(repr(PLAYERS).encode()).hexdigest()[:8]
    kept = KEPT / f"{rules}-{digest}.jsonl"
    lines = kept.read_text().splitlines() if kept.exists() else []
    known = [Match(**json.loads(line)) for line in lines[:matches]]
    with kept.open("a") as out:
        for number in range(len(known), matches):
            match = played(rules, number)
            known.append(match)
            told = {"bots": match.bots, "places": match.places, "counts": match.counts}
            print(json.dumps(told), file=out, flush=True)
    return known


def pairs(match: Match) -> list[tuple[str, str, float]]:
    """Who ended above whom; equal places count half.

    >>> pairs(Match(["a", "b", "b"], [1, 2, 2], []))
    [('a', 'b', 1.0), ('a', 'b', 1.0)]
    """
    found = []
    for one, other in combinations(range(len(match.bots)), 2):
        if match.bots[one] != match.bots[other]:
            gap = match.places[other] - match.places[one]
            share = 0.5 if gap == 0 else float(gap > 0)
            found.append((match.bots[one], match.bots[other], share))
    return found


def fitted(matches: list[Match]) -> dict[str, tuple[float, float]]:
    """The likeliest rating of every bot, and half of its interval."""
    import numpy as np

    free = [bot for bot in NAMES if bot != ANCHOR]
    place = {bot: i for i, bot in enumerate(free)}
    imagined = [(bot, ANCHOR, 0.5) for bot in free]
    rating = dict.fromkeys(NAMES, START)

    def look(seen: list[tuple[str, str, float]], weight: float) -> tuple[Any, Any]:
        slope, bend = np.zeros(len(free)), np.zeros((len(free), len(free)))
        for one, other, share in seen:
            chance = expected(rating[one], rating[other])
            row = np.zeros(len(free))
            if one in place:
                row[place[one]] = 1.0
            if other in place:
                row[place[other]] = -1.0
            slope += weight * UNIT * (share - chance) * row
            bend += weight * UNIT**2 * chance * (1 - chance) * np.outer(row, row)
        return slope, bend

    for _ in range(STEPS):
        slope, bend = look([pair for match in matches for pair in pairs(match)], 1.0)
        also, bends = look(imagined, DOUBT)
        step = np.linalg.solve(bend + bends, slope + also)
        for bot, i in place.items():
            rating[bot] += float(np.clip(step[i], -100, 100))
        if max(abs(step)) < 0.01:
            break
    # matches are the observations: their pairs hang together
    middle = sum(np.outer(slope, slope) for slope, _ in (look(pairs(m), 1.0) for m in matches))
    inverse = np.linalg.inv(bend + bends)
    spread = np.sqrt(np.diag(inverse @ middle @ inverse))
    halves = {bot: SURE * float(spread[i]) for bot, i in place.items()} | {ANCHOR: 0.0}
    return {bot: (rating[bot], halves[bot]) for bot in NAMES}


def rates(matches: list[Match]) -> dict[str, dict[str, float]]:
    """How often each wins, deals in, declares and claims, of its hands."""
    sums = {bot: [0] * len(COUNTED) for bot in NAMES}
    for match in matches:
        for bot, counts in zip(match.bots, match.counts, strict=True):
            sums[bot] = [a + b for a, b in zip(sums[bot], counts, strict=True)]
    return {
        bot: {
            name: round(count / max(total[0], 1), 3)
            for name, count in zip(COUNTED[1:], total[1:], strict=True)
        }
        for bot, total in sums.items()
    }


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--matches", type=int, default=1000, help="of each family")
    words.add_argument("--family", choices=found(), action="append")
    words.add_argument("--write", action="store_true", help="keep the ratings")
    asked = words.parse_args()
    told: dict[str, Any] = json.loads(HOME.read_text())
    for family in asked.family or found():
        matches = league(about(family).usual, asked.matches)
        fit, style = fitted(matches), rates(matches)
        for bot, (rating, half) in fit.items():
            shown = ", ".join(f"{name} {share:.1%}" for name, share in style[bot].items())
            print(f"{family} {bot}: {rating:.0f} ± {half:.0f}; {shown}", flush=True)
        told["ratings"][family] = {bot: round(rating) for bot, (rating, _) in fit.items()}
        told.setdefault("intervals", {})[family] = {bot: round(fit[bot][1]) for bot in fit}
        told.setdefault("style", {})[family] = style
        told.setdefault("matches", {})[family] = len(matches)
    if asked.write:
        told["command"] = f"python -m tools.ratings --matches {asked.matches} --write"
        told["commit"] = commit()
        HOME.write_text(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
