"""Is ``strong`` stronger than it was? ``python -m tools.earlier --tree ../earlier --rules hk-new``.

``--tree`` is a checkout of an earlier commit with its own environment: ``git worktree add
../earlier COMMIT && make -C ../earlier dev``. One of today's sits with three of that one; every
deal is played four times, so that the one has held every hand. Both versions deal the same tiles
from the same seed, and the earlier one follows the game in a process of its own.
What was played is kept in ``build/earlier``, so a run that was broken off goes on.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

from tools.kernel import ROOT
from tools.proofs import keep
from tools.rates import commit
from tools.thinking import OVER, SEATS, changed_option, mean_and_half
from wrobel import Table
from wrobel.bots import make

KEPT = ROOT / "build" / "earlier"
BOT = "strong"


class Earlier:
    """The bot as it was, in a process of its own."""

    def __init__(self, tree: Path) -> None:
        python = tree.resolve() / ".venv" / "bin" / "python"
        program = Path(__file__).with_name("earlier_bot.py")
        self.process = subprocess.Popen(
            [str(python), str(program), BOT],
            cwd=tree,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.moves: list[tuple[int, str]] = []

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def begin(self, question: Question, seed: str) -> None:
        self.moves = []
        self.tell({"deal": seed, "rules": question.rules, "options": dict(question.options)})

    def choose(self, player: int) -> str:
        """Its choice, as text."""
        self.tell({"moves": self.moves, "ask": player})
        self.moves = []
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()


@cache
def earlier(tree: Path) -> Earlier:
    return Earlier(tree)


@dataclass(frozen=True)
class Question:
    """What is asked of a deal."""

    tree: Path
    rules: str
    options: tuple[tuple[str, str | int], ...]

    def score(self, deal: int, seat: int) -> int:
        """What today's brings in this seat."""
        seed = f"earlier-{deal}"
        other = earlier(self.tree)
        other.begin(self, seed)
        options: dict[str, Any] = dict(self.options)
        table = Table(self.rules, seed=seed, options=options, record=False)
        before = table.scores[seat]
        one = make(BOT)
        while table.phase not in OVER:
            player = table.to_act[0]
            legal = table.legal(player)
            action = legal[0]
            if len(legal) > 1:
                if player == seat:
                    action = one.choose(table.view(player))
                else:
                    text = other.choose(player)
                    action = next(each for each in legal if each.text == text)
            other.moves.append((player, action.text))
            table.apply(player, action)
        return table.scores[seat] - before

    def scores(self, deal: int) -> list[int]:
        """What today's brings in each seat of a deal."""
        return [self.score(deal, seat) for seat in SEATS]


def main() -> None:
    words = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    words.add_argument("--tree", type=Path, required=True, help="a checkout of the earlier commit")
    words.add_argument("--rules", required=True)
    words.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    words.add_argument("--deals", type=int, default=400)
    words.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    words.add_argument("--write", action="store_true", help="put the figures among the proofs")
    asked = words.parse_args()
    options = tuple(changed_option(one) for one in asked.set)
    if not (asked.tree / ".venv" / "bin" / "python").exists():
        sys.exit(f"{asked.tree} has no environment of its own: make -C {asked.tree} dev")
    was = commit(asked.tree)
    sets = "".join(f" --set {one}" for one in asked.set)
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{asked.rules}{''.join(asked.set)}-{was}-{commit()}.jsonl"
    found = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    question = Question(asked.tree, asked.rules, options)
    with kept.open("a") as out, ProcessPoolExecutor(asked.jobs) as pool:
        for scores in pool.map(question.scores, range(len(found), asked.deals)):
            found.append(scores)
            print(json.dumps(scores), file=out, flush=True)
    mean, half = mean_and_half([fmean(scores) for scores in found])
    print(
        f"{asked.rules}{sets}, one with three of {was}: {mean:+.2f} ± {half:.2f} a hand, ", end=""
    )
    print(f"{len(found)} deals of four hands")
    if asked.write:
        row: dict[str, Any] = {
            "rules": asked.rules,
            "options": dict(options),
            "bot": BOT,
            "against": f"{BOT} of {was}",
            "command": f"python -m tools.earlier --tree ../earlier --rules {asked.rules}{sets} "
            f"--deals {asked.deals}",
            "commit": commit(),
            "hands": 4 * len(found),
            "score_a_hand": round(mean, 2),
            "interval_a_hand": [round(mean - half, 2), round(mean + half, 2)],
            "clear_of_zero": mean > half,
        }
        keep(row)


if __name__ == "__main__":
    main()
