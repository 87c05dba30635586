"""Rates the bots against each other: ``python -m tools.ratings``.

Matches of mixed tables under the usual ruleset of every family; the ratings are those under which
what was seen is likeliest, ``efficient`` held at 1500. Writes ``src/wrobel/bots/ratings.json``.
"""

import argparse
import json
import math
import subprocess
from itertools import combinations

from wrobel.bots import NAMES
from wrobel.bots.ratings import HOME, SCALE, START, expected
from wrobel.rules.families import found
from wrobel.sim.play import play_match
from wrobel.sim.settings import settings_of

ANCHOR = "efficient"
TABLES = (
    ("strong", "efficient", "efficient", "tsumogiri"),
    ("strong", "strong", "efficient", "random"),
    ("efficient", "tsumogiri", "tsumogiri", "random"),
)
DOUBT = 1.0  # imagined matches, half won and half lost, that keep the ratings finite
STEPS = 4000


def pairs(rules: str, matches: int) -> dict[tuple[str, str], float]:
    """How often a bot ended above another; equal places count half."""
    above: dict[tuple[str, str], float] = {}
    for number, bots in enumerate(TABLES):
        settings = settings_of(rules, bots, f"ratings {number}")
        for index in range(matches):
            record = play_match(settings, index)
            for one, other in combinations(range(len(bots)), 2):
                a, b = (bots[record.seating[player]] for player in (one, other))
                if a != b:
                    gap = record.places[other] - record.places[one]
                    share = 0.5 if gap == 0 else float(gap > 0)
                    above[a, b] = above.get((a, b), 0.0) + share
                    above[b, a] = above.get((b, a), 0.0) + 1 - share
    return above


def fitted(above: dict[tuple[str, str], float]) -> dict[str, float]:
    """The likeliest ratings."""
    for pair in list(above):
        above[pair] += DOUBT / 2
    rating = dict.fromkeys(NAMES, START)
    for _ in range(STEPS):
        for bot in NAMES:
            if bot == ANCHOR:
                continue
            slope = weight = 0.0
            for (a, b), wins in above.items():
                if a == bot:
                    share = expected(rating[a], rating[b])
                    games = wins + above[b, a]
                    slope += wins - games * share
                    weight += games * share * (1 - share)
            rating[bot] += SCALE / math.log(10) * slope / max(weight, 1e-9) / 2
    return {bot: round(rating[bot]) for bot in NAMES}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--matches", type=int, default=200, help="of each table and family")
    asked = words.parse_args()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    ratings = {}
    for family, (_, about) in found().items():
        ratings[family] = fitted(pairs(about.usual, asked.matches))
        print(family, ratings[family], flush=True)
    command = f"python -m tools.ratings --matches {asked.matches}"
    told = {"command": command, "commit": commit, "ratings": ratings}
    HOME.write_text(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
