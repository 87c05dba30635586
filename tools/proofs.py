"""Which bot is better: duplicate matches, written down: ``python -m tools.proofs``.

One bot plays against three of another; every deal is played four times, so that each seat gets
every hand. The figures go to ``docs/proofs.json`` with the command that gives them again and the
commit they were taken with. What is there already for the same match is replaced.
"""

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from tools.rates import commit
from wrobel.sim import run

HOME = Path(__file__).resolve().parent.parent / "docs" / "proofs.json"
SEED = "proof"
# Rules, what is changed in them, matches of strong and of efficient.
GAMES: list[tuple[str, dict[str, int], int, int]] = [
    ("tenhou", {}, 1200, 400),
    ("ema-2016", {}, 1200, 400),
    ("mcr", {}, 200, 200),
    ("hk-old", {"min_fan": 3}, 240, 200),
    ("hk-new", {}, 600, 200),
]
PAIRS = (("strong", "efficient"), ("efficient", "tsumogiri"))


def proof(
    rules: str, changed: dict[str, int], bots: tuple[str, str], matches: int, jobs: int
) -> dict[str, Any]:
    """Play, and say what came of it."""
    one, three = bots
    played = commit()  # before: it may move on meanwhile
    table = [one, three, three, three]
    found = run(
        rules, table, options=changed, matches=matches, seed=SEED, duplicate=True, jobs=jobs
    )
    words = ["wrobel", "sim", "--rules", rules, "--bots", ",".join(table)]
    for key, value in changed.items():
        words += ["--set", f"{key}={value}"]
    words += ["--matches", str(matches), "--seed", SEED, "--duplicate", "--jobs", "2", "--json"]
    first = found.seats[0]
    interval = first.score_ci or (0, 0)
    others = found.seats[1:]
    hands = found.hands
    return {
        "rules": rules,
        "options": changed,
        "bot": one,
        "against": three,
        "command": shlex.join(words),
        "commit": played,
        "matches": found.matches,
        "hands": hands,
        "seconds": round(found.seconds),
        "jobs": jobs,
        "score_a_hand": round(first.score / hands, 2),
        "interval_a_hand": [round(end / hands, 2) for end in interval],
        "clear_of_zero": interval[0] > 0,
        "wins": round(first.wins / hands, 4),
        "deal_ins": round(first.deal_ins / hands, 4),
        "others_wins": round(sum(seat.wins for seat in others) / 3 / hands, 4),
        "others_deal_ins": round(sum(seat.deal_ins for seat in others) / 3 / hands, 4),
        "drawn": round((found.ended["draw"] + found.ended["abort"]) / hands, 4),
    }


def keep(row: dict[str, Any]) -> None:
    """Put a row among the proofs, in the place of the earlier one of the same match."""
    same = ("rules", "options", "bot", "against")
    kept: list[dict[str, Any]] = json.loads(HOME.read_text()) if HOME.exists() else []
    kept = [one for one in kept if any(one[key] != row[key] for key in same)]
    HOME.write_text(json.dumps([*kept, row], indent=2) + "\n")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--only", metavar="RULES", help="only under these rules")
    words.add_argument("--bot", choices=[one for one, _ in PAIRS], help="only of this bot")
    words.add_argument("--jobs", type=int, default=2)
    asked = words.parse_args()
    failed = False
    for number, bots in enumerate(PAIRS):
        for rules, changed, *matches in GAMES:
            if asked.only not in (None, rules) or asked.bot not in (None, bots[0]):
                continue
            found = proof(rules, changed, bots, matches[number], asked.jobs)
            keep(found)
            failed |= not found["clear_of_zero"]
            low, high = found["interval_a_hand"]
            print(
                f"{rules}: {bots[0]} against three {bots[1]}: {found['score_a_hand']:+} a hand, "
                f"interval {low:+} to {high:+}, {found['hands']} hands, {found['seconds']} s",
                flush=True,
            )
    if failed:
        sys.exit("not all intervals are clear of zero")


if __name__ == "__main__":
    main()
