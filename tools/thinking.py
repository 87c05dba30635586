"""Does thinking pay? ``python -m tools.thinking --rules hk-new --think 500 --deals 200``.

Every deal is played once by four ``strong``, and once more for each seat with a thinker there: the
same tiles, the same three others. What the thinker brings beyond what that seat brought without
thinking is the gain; deals in which no choice changes add nothing, not even noise.

``--again N`` looks closer: the deals are played by four who do not think, and one seat is
asked what it would do after a thought. Where that is something else, both ways are played N times
to the end of the hand by four who do not think, every time with the same order of what is left in
the wall. So the chance of a hand weighs less, and what is told is the gain of one changed decision
and of all those of a hand.
What was played is kept in ``build/thinking``, so a run that was broken off goes on.
``--write`` puts the figures into ``docs/proofs.json``.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from tools.proofs import keep
from tools.rates import commit
from wrobel import Action, Table
from wrobel.bots import Bot, make
from wrobel.errors import WrobelError
from wrobel.sim.hand_loop import play_hand
from wrobel.state.fields import by_name, from_names
from wrobel.table.table import restored

KEPT = Path(__file__).parent.parent / "build" / "thinking"
SEATS = range(4)
SURE = 1.96
OVER = ("hand_over", "match_over")


@dataclass(frozen=True)
class Question:
    """What is asked of a deal."""

    rules: str
    options: tuple[tuple[str, str | int], ...]
    think_ms: float
    again: int

    @property
    def name(self) -> str:
        changed = "".join(f"-{key}={value}" for key, value in self.options)
        return f"{self.rules}{changed}-{self.think_ms:g}-{self.again}"

    def table(self, deal: int) -> Table:
        options: dict[str, Any] = dict(self.options)
        return Table(self.rules, seed=f"thinking-{deal}", options=options, record=False)

    def answer(self, deal: int) -> list[list[float]]:
        """What thinking brings in a deal."""
        return (close_up if self.again else whole)(self, deal)


@cache
def plain() -> list[Bot]:
    """Four who do not think."""
    return [make("strong") for _ in SEATS]


@cache
def thinker(think_ms: float) -> Bot:
    return make("strong", think_ms=think_ms)


def play(question: Question, deal: int, thinking: int | None) -> list[int]:
    """What a hand brings; ``thinking``: the seat of the thinker."""
    table = question.table(deal)
    before = list(table.scores)
    bots = list(plain())
    if thinking is not None:
        bots[thinking] = thinker(question.think_ms)
    play_hand(table, bots, False)
    return [after - start for after, start in zip(table.scores, before, strict=True)]


def whole(question: Question, deal: int) -> list[list[float]]:
    """What thinking brings in each seat of a deal."""
    base = play(question, deal, None)
    return [[play(question, deal, seat)[seat] - base[seat] for seat in SEATS]]


def close_up(question: Question, deal: int) -> list[list[float]]:
    """The changed decisions of one seat in a deal: what each brings, try by try."""
    chance = random.Random(f"thinking-{deal}")
    table = question.table(deal)
    one, other = thinker(question.think_ms), plain()[0]
    seat = deal % len(SEATS)
    found = []
    while table.phase not in OVER:
        for player in table.to_act:
            view = table.view(player)
            choice = other.choose(view)
            if player == seat and len(view.legal) > 1 and len(table.to_act) == 1:
                thought = one.choose(view)
                if (thought.type, thought.tiles) != (choice.type, choice.tiles):
                    tries = range(question.again)
                    found.append([gain(table, player, thought, choice, chance) for _ in tries])
            table.apply(player, choice)
    return found


def gain(table: Table, player: int, one: Action, other: Action, chance: random.Random) -> float:
    """What one action brings more than another, with what is left of the wall in a new order."""
    *parts, packed, _ = table.__reduce__()[1]
    fields = by_name(packed)
    start, end = fields["front"][0], fields["front"][0] + table.left
    rest = fields["wall"][start:end]
    chance.shuffle(rest)
    fields["wall"][start:end] = rest
    dealt = from_names(fields)
    scores = []
    for action in (one, other):
        way = restored(*(*parts, dealt, None))
        way.apply(player, action)
        if way.phase not in OVER:
            play_hand(way, plain(), False)
        scores.append(way.scores[player])
    return float(scores[0] - scores[1])


def answers(question: Question, deals: int, jobs: int) -> list[list[list[float]]]:
    """What thinking brings, deal by deal."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{question.name}.jsonl"
    found = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    with kept.open("a") as out, ProcessPoolExecutor(jobs) as pool:
        for answer in pool.map(question.answer, range(len(found), deals)):
            found.append(answer)
            print(json.dumps(answer), file=out, flush=True)
    return found[:deals]


def changed_option(text: str) -> tuple[str, str | int]:
    """``min_fan=3`` as a name and a value."""
    key, _, value = text.partition("=")
    return key, int(value) if value.isdigit() else value


def mean_and_half(values: list[float]) -> tuple[float, float]:
    """A mean, and half of the interval that holds it nineteen times in twenty."""
    half = SURE * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return fmean(values), half


def write(question: Question, deals: int, changed: float, hands: tuple[float, float]) -> None:
    """Put the figures among the proofs, in the place of earlier ones."""
    mean, half = hands
    again = f" --again {question.again}" if question.again else ""
    sets = "".join(f" --set {key}={value}" for key, value in question.options)
    row = {
        "rules": question.rules,
        "options": dict(question.options),
        "bot": f"strong, thinking {question.think_ms:g} ms",
        "against": "strong" if not question.again else "strong, each changed decision",
        "command": f"python -m tools.thinking --rules {question.rules}{sets} "
        f"--think {question.think_ms:g}{again} --deals {deals}",
        "commit": commit(),
        "deals": deals,
        "changed": round(changed, 4),
        "score_a_hand": round(mean, 2),
        "interval_a_hand": [round(mean - half, 2), round(mean + half, 2)],
        "clear_of_zero": mean > half,
    }
    keep(row)


def main() -> None:
    words = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    words.add_argument("--rules", required=True)
    words.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    words.add_argument("--think", type=float, default=500, help="milliseconds (%(default)s)")
    words.add_argument("--deals", type=int, default=100)
    words.add_argument("--again", type=int, default=0, help="tries of a changed decision")
    words.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    words.add_argument("--write", action="store_true", help="put the figures among the proofs")
    asked = words.parse_args()
    options = tuple(changed_option(one) for one in asked.set)
    question = Question(asked.rules, options, asked.think, asked.again)
    try:
        found = answers(question, asked.deals, asked.jobs)
    except WrobelError as error:
        sys.exit(str(error))
    line = f"{asked.rules}, thinking {asked.think:g} ms, {len(found)} deals"
    if asked.again:
        changes = [fmean(tries) for deal in found for tries in deal]
        each, about = mean_and_half(changes)
        print(f"{line}: {len(changes)} decisions changed, each {each:+.2f} ± {about:.2f}")
        hands = mean_and_half([sum(fmean(tries) for tries in deal) for deal in found])
        changed = len(changes) / len(found)
        print(f"a hand {changed:.1f} of them, {hands[0]:+.2f} ± {hands[1]:.2f}")
    else:
        hands = mean_and_half([fmean(deal[0]) for deal in found])
        changed = fmean(gain != 0 for deal in found for gain in deal[0])
        print(f"{line} of four: {hands[0]:+.2f} ± {hands[1]:.2f} a hand")
        print(f"{changed:.0%} of the hands came out otherwise")
    if asked.write:
        write(question, len(found), changed, hands)


if __name__ == "__main__":
    main()
