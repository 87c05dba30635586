"""How long a review takes: with and without playouts, until the browser has something to show."""

import gzip
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from bench.report import Row
from bench.sample import Sample
from wrobel import Table
from wrobel.bots import make
from wrobel.bots.judge.judge import Judge
from wrobel.logs.game import GameLog
from wrobel.logs.wrobel_log import game_of, write
from wrobel.review.game_review import Reviewer
from wrobel.rules import families
from wrobel.rules.judging import judging_of
from wrobel.web.processes.review_process import ReviewQuestion

ISSUE = 20
HANDS = 10
THINK = 50.0  # milliseconds for a decision that matters
PLAIN, THOUGHT, FIRST = 10.0, 60.0, 1.0
PLAYOUTS = 1000


def match_of(rules: str, hands: int) -> GameLog:
    """So many hands between bots of two strengths."""
    table = Table(rules, seed="bench-review")
    seats = [make(name) for name in ("strong", "efficient", "strong", "efficient")]
    while True:
        while table.phase not in ("hand_over", "match_over"):
            for player in table.to_act:
                table.apply(player, seats[player].choose(table.view(player)))
        hands -= 1
        if not hands or table.phase == "match_over":
            return game_of(table.events)
        table.next_hand()


def spent(work: Callable[[], Any]) -> float:
    """Seconds of processor time."""
    start = time.process_time()
    work()
    return time.process_time() - start


def reviews(sample: Sample) -> Iterator[Row]:
    """Ten hands, all four players, on one core."""
    for name in families.found():
        rules = families.about(name).usual
        log = match_of(rules, HANDS // 5 if sample.quick else HANDS)
        took = spent(lambda log=log: Reviewer(log).run())  # type: ignore[misc]
        yield Row(f"review, {rules}, {HANDS} hands", ISSUE, took, unit="s", goal=PLAIN)
        first = until_first_line(log)
        yield Row(f"review, {rules}, first results", ISSUE, first, unit="s", goal=FIRST)
        took = spent(lambda log=log: Reviewer(log, think_ms=THINK).run())  # type: ignore[misc]
        note = f"--think {THINK:.0f}"
        name = f"review, {rules}, {HANDS} hands with playouts"
        yield Row(name, ISSUE, took, unit="s", goal=THOUGHT, note=note)
        yield Row(f"playouts, {rules}", ISSUE, playouts_of(rules), unit="a second", more=True)


def until_first_line(log: GameLog) -> float:
    """Processor time of the server's process until the first hand is told, its start included."""
    question = ReviewQuestion(gzip.compress(write(log).data))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with subprocess.Popen(
        [sys.executable, "-m", "wrobel.web.processes.review_process"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        if process.stdin is None or process.stdout is None:
            raise OSError("no pipes")
        process.stdin.write(msgspec.msgpack.encode(question))
        process.stdin.close()
        process.stdout.readline()
        process.kill()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def playouts_of(rules: str) -> float:
    """Whole hands played on from the first decision, two candidates each, in a second."""
    view = Table(rules, seed="bench-playouts").view(0)
    judge = Judge()
    judge.judge(view)
    playouts = judge.playouts
    if playouts is None or not playouts.read(view, judging_of(view.options).swing):
        return 0.0
    moves = [action.move for action in view.legal[:2]]
    took = spent(lambda: playouts.run(moves, PLAYOUTS // 2))
    return PLAYOUTS / took
