"""Bots and the simulator: decisions, hands beside random play elsewhere, two jobs, memory."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from operator import call
from typing import Any

from bench.report import Row
from bench.sample import Sample, beside_one, compare
from bench.tables import riichienv_hands
from bench.timing import Contender, all_cores, calls, measure, process
from wrobel import Table
from wrobel.bots import make
from wrobel.sim import run
from wrobel.table.view import View

ISSUE = 8
GOALS = {"random": 30, "efficient": 6}
DECISIONS: list[tuple[str, dict[str, object]]] = [
    ("tenhou", {}),
    ("mcr", {}),
    ("hk-old", {"min_fan": 3}),
    ("hk-new", {}),
]
# What a process has grown by between the first tenth of a run and its end.
GROWTH = """
import json, os, sys
from wrobel.sim import run

def resident():
    with open("/proc/self/statm") as pages:
        return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

hands = int(sys.argv[1])
marks = []

def look(progress):
    if progress.hands >= hands // 10 * (len(marks) + 1):
        marks.append(resident())

run("tenhou", ["random"] * 4, hands=hands, seed="memory", progress=look)
print(json.dumps([marks[0], max(marks)]))
"""


def bot_hands(bot: str, count: int, jobs: int = 1) -> Callable[[], None]:
    """So many hands of four such bots."""

    def go() -> None:
        run("tenhou", [bot] * 4, hands=count, seed="bench", jobs=jobs)

    return go


def hands(sample: Sample) -> Iterator[Row]:
    """One process, whole matches with all their records, beside random play elsewhere."""
    if not sample.has("riichienv"):
        return
    few = sample.of(300)
    peer = Contender("riichienv", riichienv_hands(few), few)
    for bot, goal in GOALS.items():
        many = sample.of(10_000 if bot == "random" else 1500)
        ours = Contender("ours", bot_hands(bot, many), many)
        times = measure([ours, peer], sample.rounds)
        yield from compare(f"sim, four {bot} bots", ISSUE, times, {"riichienv": goal}, {}, [])


def command(sample: Sample) -> Iterator[Row]:
    """``wrobel sim`` as a process, its start included, beside random play elsewhere."""
    if not sample.has("riichienv"):
        return
    few = sample.of(300)
    many = 20_000
    main = [sys.executable, "-c", "from wrobel.cli.main import main; main()"]
    asked = ["sim", "--bots", "random,random,random,random", "--hands", str(many), "--json"]
    ours = process("ours", [*main, *asked], many)
    peer = Contender("riichienv", riichienv_hands(few), few)
    times = measure([ours, peer], 3)
    note = f"{many:,} hands; our start is counted, the peer's is not"
    goals = {"riichienv": GOALS["random"]}
    yield from compare("wrobel sim, four random bots", ISSUE, times, goals, {}, [], note)


def decisions(sample: Sample) -> Iterator[Row]:
    """What four efficient bots were asked in some hands, wherever there was a choice."""
    for rules, options in DECISIONS:
        bots = [make("efficient", seed) for seed in range(4)]
        asked: list[Callable[[View], Any]] = []
        views: list[View] = []
        while len(views) < sample.of(5000):
            table = Table(rules, f"bench {len(views)}", options=options, record=False)
            while table.to_act:
                player = table.to_act[0]
                view = table.view(player)
                choose = bots[player].choose
                if len(view.legal) > 1:
                    asked.append(choose)
                    views.append(view)
                table.apply(player, choose(view))
        contender = Contender("ours", calls(call, asked, views), len(views))
        spent = measure([contender], sample.rounds).best("ours")
        yield Row(f"efficient, a decision in {rules}", ISSUE, spent / 1000, "µs", goal=12)


def jobs(sample: Sample) -> Iterator[Row]:
    """Wall time of one job and of two, in turns; the start of the processes is included."""
    if (os.cpu_count() or 1) < 2:
        return
    many = sample.of(20_000)
    spent: dict[int, list[float]] = {1: [], 2: []}
    with all_cores():
        for turn in range(sample.rounds):
            for number in (1, 2) if turn % 2 else (2, 1):
                start = time.perf_counter()
                bot_hands("efficient", many, number)()
                spent[number].append(1e9 * (time.perf_counter() - start) / many)
    yield beside_one("sim, two jobs", ISSUE, "one job", spent[1], spent[2], 1.7)


def memory(sample: Sample) -> Iterator[Row]:
    """Growth over 100,000 hands after the first tenth."""
    command = [sys.executable, "-c", GROWTH, str(sample.of(100_000))]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    early, most = json.loads(told)
    yield Row("sim, growth over 100,000 hands", ISSUE, (most - early) / 1e6, "MB", goal=5)
