"""Rates the players against each other: ``python -m tools.ratings --matches 1000``.

A league under the usual ruleset of every family: each match has four of the players, drawn by its
number, half of them from among the strongest and their characters, half from all. The ratings are
those under which the places that were seen are likeliest, ``efficient`` held at 1500. Intervals
hold nineteen times in twenty and count a match as one observation; those of characters are of
the difference from ``strong``. What was played is kept in ``build/ratings`` until the players
change. ``--write`` keeps the figures in ``wrobel/bots/ratings.json`` and tells them in the docs.
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

from tools.calibration import DOCS
from tools.rates import commit
from wrobel.bots import NAMES
from wrobel.bots.levels import CHARACTERS, PLAYERS
from wrobel.bots.ratings import HOME, SCALE, START, expected
from wrobel.rules.families import about, found
from wrobel.sim.play import play_match
from wrobel.sim.settings import settings_of

KEPT = Path(__file__).parent.parent / "build" / "ratings"
ANCHOR, STRONGEST = "efficient", "strong"
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
    spread = inverse @ middle @ inverse

    def half(bot: str) -> float:
        row = np.zeros(len(free))
        if bot in place:
            row[place[bot]] = 1.0
        if bot in CHARACTERS:
            row[place[STRONGEST]] = -1.0
        return SURE * float(np.sqrt(row @ spread @ row))

    return {bot: (rating[bot], half(bot)) for bot in NAMES}


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


PAGES = {"en": "bots.md", "pl": "pl/bots.md"}
BEGIN, END = "<!-- ratings -->", "<!-- end of ratings -->"
HEADS = {
    "en": ("rating", "matches", "wins", "deals in", "riichi", "claims"),
    "pl": ("ranking", "partie", "wygrane", "podłożone", "riichi", "brane grupy"),
}


def write_tables(told: dict[str, Any]) -> None:
    """A table of every family on the page of each language."""
    for lang, page in PAGES.items():
        before, _, rest = (DOCS / page).read_text().partition(BEGIN)
        _, _, after = rest.partition(END)
        tables = "\n".join(table(told, family, lang) for family in told["ratings"])
        (DOCS / page).write_text(f"{before}{BEGIN}\n\n{tables}\n{END}{after}")


def table(told: dict[str, Any], family: str, lang: str) -> str:
    """The players of a family, with how they play."""
    heads = HEADS[lang]
    counted = [name for name in COUNTED[1:] if name != "riichi" or about(family).play.declares]
    shown = [heads[COUNTED.index(name) + 1] for name in counted]
    title = about(family).short.say(lang)
    lines = [
        f"| {title}, {heads[1]}: {told['matches'][family]} | {heads[0]} | {' | '.join(shown)} |",
        f"|---|---{'|---' * len(shown)}|",
    ]
    for bot, rating in told["ratings"][family].items():
        half, style = told["intervals"][family][bot], told["style"][family][bot]
        shares = " | ".join(f"{100 * style[name]:.1f} %" for name in counted)
        line = f"| `{bot}` | {rating}{f' ± {half}' if half else ''} | {shares} |"
        lines.append(line.replace(".", ",") if lang == "pl" else line)
    return "\n".join(lines) + "\n"


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
        write_tables(told)


if __name__ == "__main__":
    main()
