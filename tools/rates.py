"""Four strong bots beside strong human players: ``python -m tools.rates``.

Counts the recorded Tenhou games and as many matches of four ``strong``, and writes both to
``docs/rates.json``.
"""

import argparse
import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

from tests.support.data import rows as records

from wrobel.sim import run

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "docs" / "rates.json"
CALLS = ("chi", "pon", "daiminkan")


def human_rates() -> dict[str, float]:
    """Shares of hands, and of a player's hands, in the recorded games."""
    seen: Counter[str] = Counter()
    for game in records("riichi_tenhou_games"):
        for hand in game["rounds"]:
            seen["hands"] += 1
            seen["drawn"] += bool(hand["draw"])
            events = hand["events"]
            seen["riichi"] += len({event[1] for event in events if event[0] == "riichi"})
            seen["calls"] += len({event[1] for event in events if event[0] in CALLS})
            seen["discards"] += sum(event[0] == "discard" for event in events)
            wins = hand["wins"]
            seen["wins"] += len(wins)
            seen["points"] += sum(win["delta"][win["winner"]] for win in wins)
            drawn = any(win["loser"] is None for win in wins)
            seen["self_draws"] += drawn
            seen["deal_ins"] += bool(wins) and not drawn
    return shares(seen)


def bot_rates(matches: int, jobs: int) -> dict[str, float]:
    """The same of four ``strong``."""
    found = run("tenhou", ["strong"] * 4, matches=matches, seed="rates", jobs=jobs)
    seen: Counter[str] = Counter()
    seen["hands"] = found.hands
    seen["drawn"] = found.ended["draw"] + found.ended["abort"]
    seen["self_draws"] = found.self_draws
    seen["wins"] = found.wins
    for seat in found.seats:
        seen["riichi"] += seat.riichi
        seen["calls"] += seat.calls
        seen["deal_ins"] += seat.deal_ins
        seen["points"] += seat.won
    seen["discards"] = sum(length * number for length, number in found.lengths.items())
    return shares(seen)


def shares(seen: Counter[str]) -> dict[str, float]:
    hands = seen["hands"]
    return {
        "hands": hands,
        "drawn": round(seen["drawn"] / hands, 4),
        "wins": round(seen["wins"] / hands / 4, 4),
        "self_draws": round(seen["self_draws"] / max(seen["wins"], 1), 4),
        "deal_ins": round(seen["deal_ins"] / hands / 4, 4),
        "riichi": round(seen["riichi"] / hands / 4, 4),
        "calls": round(seen["calls"] / hands / 4, 4),
        "points_a_win": round(seen["points"] / max(seen["wins"], 1)),
        "discards_a_player": round(seen["discards"] / hands / 4, 2),
    }


def commit(tree: Path = ROOT) -> str:
    """What the figures were taken with."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--matches", type=int, default=1000)
    words.add_argument("--jobs", type=int, default=2)
    asked = words.parse_args()
    found: dict[str, Any] = {
        "command": f"python -m tools.rates --matches {asked.matches}",
        "commit": commit(),
        "strong": bot_rates(asked.matches, asked.jobs),
        "human": human_rates(),
    }
    HOME.write_text(json.dumps(found, indent=2) + "\n")
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
