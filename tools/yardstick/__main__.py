"""Our bot against open ones of others: ``python -m tools.yardstick``.

The rival is installed from npm into ``build/yardstick`` (the locked version, with its own licence)
and plays through a bridge of ours. Two tables: one of ours with three of theirs, one of theirs
with three of ours. Every deal is played four times, so that the one has held every hand. What is
played is kept, and the same command goes on where it was interrupted; when a bot, the rules or the
bridge change, it begins again.
"""

import argparse
import hashlib
import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.client import ROOT, ClientError
from tools.proofs import HOME as PROOFS
from tools.rates import commit
from tools.yardstick import majiang
from tools.yardstick.check import check
from wrobel.bots import NAMES
from wrobel.errors import WrobelError
from wrobel.sim import Progress, Result, run
from wrobel.sim.journal import Journal
from wrobel.sim.records import MatchRecord
from wrobel.sim.stats import Moments

EXAMPLES = """examples:
  python -m tools.yardstick --matches 40          a first look: ten deals at each table
  python -m tools.yardstick --jobs 4 --write      all of it; the figures go to docs/proofs.json
  python -m tools.yardstick --check 2             does the rival see what its seat sees?
"""
MATCHES = 1200
ANSWER_SECONDS = 60.0
SHOWN_FAULTS = 5
# What a match follows from, besides its settings.
PLAYED_BY = ("bots", "mjai", "rules", "shape", "sim", "state", "table")
LINE_SECONDS = 30.0


@dataclass(frozen=True)
class Side:
    """A table: the one, and the three others; ``bots`` are their names in the simulator."""

    key: str
    one: str
    three: str
    bots: tuple[str, str]


def played_by() -> str:
    """A digest of the programs that play: what they did before they changed counts no more."""
    found = hashlib.sha256()
    folders = [ROOT / "src/wrobel" / name for name in PLAYED_BY]
    for folder in (*folders, majiang.HERE):
        for path in sorted(folder.rglob("*")):
            ours = folder != majiang.HERE and path.suffix in (".py", ".pxd", ".json")
            if ours or path.suffix == ".mjs" or path.name == majiang.LOCK:
                found.update(f"{path.name}\n".encode() + path.read_bytes())
    found.update((majiang.HOME / majiang.RULE).read_bytes())
    return found.hexdigest()[:10]


def mean_place(records: list[MatchRecord], bot: int = 0) -> Moments:
    """The mean place of a bot, deal by deal: those of one deal go together.

    >>> one = MatchRecord(0, 0, (0, 1, 2, 3), [], [1, 2, 3, 4])
    >>> two = MatchRecord(1, 0, (1, 0, 2, 3), [], [4, 2, 3, 1])
    >>> mean_place([one, two]).mean
    1.5
    """
    deals: dict[int, list[int]] = {}
    for record in records:
        if record.complete:
            deals.setdefault(record.deal, []).append(record.places[record.seating.index(bot)])
    found = Moments()
    for places in deals.values():
        found.add(sum(places) / len(places))
    return found


def play(side: Side, matches: int, jobs: int, seed: str, journal: Path) -> dict[str, Any]:
    """Play one table to the end, or go on; what came of it."""
    table = [side.bots[0], *[side.bots[1]] * 3]
    last = time.monotonic()

    def progress(now: Progress) -> None:
        nonlocal last
        if time.monotonic() - last >= LINE_SECONDS:
            last = time.monotonic()
            print(f"  {now.matches} of {now.most_matches} matches, {now.hands} hands", flush=True)

    found = run(
        majiang.RULES,
        table,
        matches=matches,
        seed=seed,
        duplicate=True,
        jobs=jobs,
        answer_seconds=ANSWER_SECONDS,
        resume=journal,
        progress=progress,
    )
    with Journal(journal, found.settings) as kept:
        places = mean_place(kept.records[: found.matches])
    return told(side, found, places)


def told(side: Side, found: Result, places: Moments) -> dict[str, Any]:
    """The figures of a table, of the one against the three."""
    hands = found.hands or 1
    first, others = found.seats[0], found.seats[1:]
    ends = first.score_ci
    place_ends = places.mean_interval()
    last = len(found.seats)
    return {
        "rules": majiang.RULES,
        "options": {},
        "bot": side.one,
        "against": side.three,
        "matches": found.matches,
        "hands": found.hands,
        "seconds": round(found.seconds),
        "score_a_hand": round(first.score / hands, 2),
        "interval_a_hand": ends and [round(end / hands, 2) for end in ends],
        "mean_place": round(places.mean, 3),
        "interval_mean_place": place_ends
        and [min(max(round(end, 3), 1), last) for end in place_ends],
        "clear_of_zero": ends is not None and (ends[0] > 0 or ends[1] < 0),
        "wins": round(first.wins / hands, 4),
        "deal_ins": round(first.deal_ins / hands, 4),
        "others_wins": round(sum(seat.wins for seat in others) / 3 / hands, 4),
        "others_deal_ins": round(sum(seat.deal_ins for seat in others) / 3 / hands, 4),
        "faults": found.troubles_total,
        "first_faults": [f"{one.kind}: {one.detail}" for one in found.troubles[:SHOWN_FAULTS]],
        "interrupted": found.interrupted,
    }


def line(figures: dict[str, Any]) -> str:
    """What people read."""
    score, place = figures["interval_a_hand"], figures["interval_mean_place"]
    around = f", interval {score[0]:+} to {score[1]:+}" if score else ", too few deals to tell"
    between = f" ({place[0]} to {place[1]})" if place else ""
    return (
        f"{figures['bot']} with three {figures['against']}: "
        f"{figures['score_a_hand']:+} a hand{around}; "
        f"mean place {figures['mean_place']}{between}; {figures['matches']} matches, "
        f"{figures['hands']} hands; faults of {majiang.NAME}: {figures['faults']}"
    )


def write(figures: list[dict[str, Any]], command: str, played: str) -> None:
    """Put the figures among the proofs, in the place of earlier ones."""
    kept: list[dict[str, Any]] = json.loads(PROOFS.read_text("utf-8")) if PROOFS.exists() else []
    for one in figures:
        pair = (one["rules"], one["bot"], one["against"])
        kept = [old for old in kept if (old["rules"], old["bot"], old["against"]) != pair]
        row = {key: one[key] for key in one if key not in ("first_faults", "interrupted")}
        kept.append({**row, "command": command, "commit": played, "version": majiang.version()})
    PROOFS.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


def arguments() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(
        prog="python -m tools.yardstick",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    words.add_argument("--matches", type=int, default=MATCHES, help="at each table (%(default)s)")
    words.add_argument("--jobs", type=int, default=2, help="processes (%(default)s)")
    words.add_argument("--bot", choices=NAMES, default="strong", help="ours (%(default)s)")
    words.add_argument("--seed", default="yardstick", help="of the walls (%(default)s)")
    words.add_argument(
        "--only", choices=("ours", "theirs"), help="only the table with one of these"
    )
    ways = words.add_mutually_exclusive_group()
    ways.add_argument(
        "--resume", action="store_true", help="go on where it was interrupted: the rule"
    )
    ways.add_argument("--fresh", action="store_true", help="forget what was played and begin again")
    words.add_argument("--write", action="store_true", help="put the figures into docs/proofs.json")
    words.add_argument(
        "--check", type=int, metavar="N", help="only compare what it sees, N matches"
    )
    return words


def compare(command: list[str], matches: int) -> int:
    """Play matches of four rivals that tell what they see."""
    hands, decisions, wrong = check(
        majiang.RULES, command, [f"check/{number}" for number in range(matches)]
    )
    print(f"{hands} hands, {decisions} decisions compared, {len(wrong)} differences or faults")
    for one in wrong[:SHOWN_FAULTS]:
        print(f"  {one:.600}")
    return 1 if wrong else 0


def main() -> int:
    asked = arguments().parse_args()
    if min(asked.matches, asked.jobs, asked.check or 1) < 1:
        sys.exit("matches and jobs are at least 1")
    try:
        node = majiang.install()
    except (ClientError, OSError) as error:
        sys.exit(
            f"No yardstick here: {error}. It needs Node 20.19 or newer, npm and a network once."
        )
    if asked.check:
        return compare(majiang.command(node), asked.check)
    rival = majiang.bot(node)
    sides = (
        Side("ours", asked.bot, majiang.NAME, (asked.bot, rival)),
        Side("theirs", majiang.NAME, asked.bot, (rival, asked.bot)),
    )
    digest, played = played_by(), commit()
    figures: list[dict[str, Any]] = []
    for side in sides:
        if asked.only not in (None, side.key):
            continue
        journal = majiang.HOME / f"{side.key}-{asked.bot}-{asked.seed}-{digest}.jsonl".replace(
            os.sep, "_"
        )
        if asked.fresh:
            journal.unlink(missing_ok=True)
        print(f"{side.one} with three {side.three}, {asked.matches} matches", flush=True)
        try:
            figures.append(play(side, asked.matches, asked.jobs, asked.seed, journal))
        except WrobelError as error:
            sys.exit(str(error))
        print(line(figures[-1]), flush=True)
        for fault in figures[-1]["first_faults"]:
            print(f"  {fault}")
        if figures[-1]["interrupted"]:
            print("Interrupted: the same command goes on.")
            return 130
    if asked.write:
        command = f"python -m tools.yardstick --bot {asked.bot} --matches {asked.matches}"
        write(figures, f"{command} --seed {asked.seed} --jobs {asked.jobs}", played)
    return 0


if __name__ == "__main__":
    sys.exit(main())
