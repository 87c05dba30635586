"""Which weights bring points? ``python -m tools.tuning --rules hk-new --deals 5000``.

Four ``strong`` play a hand, each with every number of ``Weighing`` changed a little by chance, and
the same deal again with every change reversed. Over many deals it shows for each number alone
what more or less of it brings: the gain of a change by ``SPREAD``, with its 95 % interval, and how
strongly it bends. Out of both comes the advice: how far to go, doubtful gains taken for less.
``--from FACTORS`` begins with other numbers (``blame=0.8,spared=1.2``: times what is kept).
What was played is kept in ``build/tuning``, so a run that was broken off goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import cache
from hashlib import blake2b
from math import exp
from typing import Any

import numpy as np

from tools.kernel import ROOT
from tools.lessons import Array
from tools.thinking import SEATS, SURE, changed_option
from wrobel import Table
from wrobel.bots.strong.player import StrongBot
from wrobel.errors import WrobelError
from wrobel.rules.rulesets import about_of
from wrobel.rules.weighing import Weighing
from wrobel.sim.hand_loop import play_hand

NAMES = tuple(field.name for field in fields(Weighing))
KEPT = ROOT / "build" / "tuning"
SPREAD = 0.3  # standard deviation of the logarithm of a number
MOST = 1.5  # how far advice goes, in spreads
# What is believed before anything is played, in shares of what a hand moves: that a change of one
# spread brings little, and that going on brings less and less.
USUAL_GAIN = 0.006
USUAL_BEND = 0.003


@dataclass(frozen=True)
class Question:
    """What is tuned, and around which numbers."""

    rules: str
    options: tuple[tuple[str, str | int], ...]
    start: tuple[tuple[str, float], ...]

    @property
    def name(self) -> str:
        changed = "".join(f"-{key}={value}" for key, value in self.options)
        start = blake2b(repr(self.middle).encode(), digest_size=4).hexdigest()
        return f"{self.rules}{changed}-{start}"

    @property
    def middle(self) -> Weighing:
        kept: Weighing = about_of(self.rules).play.weighing
        return replace(kept, **{name: getattr(kept, name) * factor for name, factor in self.start})

    def changes(self, deal: int) -> Array:
        """By how many spreads each seat changes each number."""
        return np.random.default_rng(deal).standard_normal((len(SEATS), len(NAMES)))

    def play(self, deal: int, changes: Array) -> list[int]:
        """What each seat brings with its own numbers."""
        bots = players(self)
        middle = self.middle
        for bot, own in zip(bots, changes, strict=True):
            bot.weights.load(
                replace(
                    middle,
                    **{
                        name: getattr(middle, name) * exp(SPREAD * change)
                        for name, change in zip(NAMES, own, strict=True)
                    },
                )
            )
        table = self.table(deal)
        return list(play_hand(table, bots, False)[2])

    def table(self, deal: int) -> Table:
        options: dict[str, Any] = dict(self.options)
        return Table(self.rules, seed=f"tuning-{deal}", options=options, record=False)

    def answer(self, deal: int) -> list[list[int]]:
        """A deal both ways."""
        changes = self.changes(deal)
        return [self.play(deal, changes), self.play(deal, -changes)]


@cache
def players(question: Question) -> list[StrongBot]:
    """Four who have learned what they play, and do not ask again."""
    found = [StrongBot("strong", "", None) for _ in SEATS]
    play_hand(question.table(-1), found, False)
    return found


def answers(question: Question, deals: int, jobs: int) -> list[list[list[int]]]:
    """What was brought, deal by deal."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{question.name}.jsonl"
    found = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    with kept.open("a") as out, ProcessPoolExecutor(jobs) as pool:
        for answer in pool.map(question.answer, range(len(found), deals), chunksize=8):
            found.append(answer)
            print(json.dumps(answer), file=out, flush=True)
    return found[:deals]


def fitted(rows: Array, results: Array) -> tuple[Array, Array]:
    """By least squares: what each column brings, and the standard error of that."""
    square = rows.T @ rows
    found = np.linalg.solve(square, rows.T @ results)
    rest = results - rows @ found
    noise = float(rest @ rest) / (len(results) - rows.shape[1])
    return found, np.sqrt(noise * np.diag(np.linalg.inv(square)))


def against_others(values: Array) -> Array:
    """Of every seat its own value less the mean of the other three: what one gains others lose."""
    others = (values.sum(axis=1, keepdims=True) - values) / (len(SEATS) - 1)
    return (values - others).reshape(-1, values.shape[-1])


def believed(found: Array, error: Array, usual: float, middle: float = 0.0) -> Array:
    """A measured value drawn to what was believed before, the more the less sure it is."""
    return middle + (found - middle) * usual**2 / (usual**2 + error**2)


def main() -> None:
    words = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    words.add_argument("--rules", required=True)
    words.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    words.add_argument("--from", dest="start", default="", metavar="FACTORS")
    words.add_argument("--deals", type=int, default=1000)
    words.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    asked = words.parse_args()
    start = [one.partition("=") for one in asked.start.split(",") if one]
    wrong = [name for name, _, _ in start if name not in NAMES]
    if wrong:
        sys.exit(f"no such number: {', '.join(wrong)}; known: {', '.join(NAMES)}")
    question = Question(
        asked.rules,
        tuple(changed_option(one) for one in asked.set),
        tuple((name, float(factor)) for name, _, factor in start),
    )
    try:
        found = answers(question, asked.deals, asked.jobs)
    except WrobelError as error:
        sys.exit(str(error))
    results = np.array(found, dtype=float)
    changes = np.array([question.changes(deal) for deal in range(len(found))])
    swing = float(results.std())
    gains, errors = fitted(
        against_others(changes), ((results[:, 0] - results[:, 1]) / 2).reshape(-1)
    )
    bends, doubts = fitted(
        against_others(changes**2), ((results[:, 0] + results[:, 1]) / 2).reshape(-1)
    )
    gain = believed(gains, errors, USUAL_GAIN * swing)
    bend = believed(bends, doubts, USUAL_BEND * swing, -USUAL_BEND * swing)
    bend = np.minimum(bend, -USUAL_BEND * swing / 3)
    steps = np.clip(-gain / (2 * bend), -MOST, MOST)
    print(f"{question.name}: {len(found)} deals both ways, a hand moves {swing:.1f}")
    print(f"{'number':12} {'now':>8} {'gain':>7}           {'bend':>7}           {'advice':>8}")
    for at in np.argsort(-abs(gains / errors)):
        now = getattr(question.middle, NAMES[at])
        print(
            f"{NAMES[at]:12} {now:8.4g} {gains[at]:+7.3f} ± {SURE * errors[at]:5.3f}"
            f"   {bends[at]:+7.3f} ± {SURE * doubts[at]:5.3f}"
            f"   {now * exp(SPREAD * steps[at]):8.4g}"
        )
    print(f"expected of all the advice: {float(gain @ steps + bend @ steps**2):+.2f} a hand")
    print(
        "--from "
        + ",".join(
            f"{name}={dict(question.start).get(name, 1.0) * exp(SPREAD * step):.4g}"
            for name, step in zip(NAMES, steps, strict=True)
            if abs(step) > 0.1
        )
    )


if __name__ == "__main__":
    main()
