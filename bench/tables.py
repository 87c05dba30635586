"""Whole hands of random play beside riichienv's, and copies of a table."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import repeat

from bench.report import Row
from bench.sample import Sample, compare
from bench.timing import Contender, calls, measure
from wrobel import Table
from wrobel.table.playout import random_hands

ISSUE = 6
FAMILIES = {"riichi": "tenhou", "MCR": "mcr", "Hong Kong": "hk-old"}
ENDED = ("hand_over", "match_over")
# How many times faster than the peer; a table with bonus tiles has more to do.
GOALS = {"riichi": 45, "MCR": 20, "Hong Kong": 20}


def riichienv_hands(count: int) -> Callable[[], None]:
    """Random hands at riichienv's table, which keeps no log of them."""
    environment = import_module("riichienv").RiichiEnv

    def run() -> None:
        choose = random.Random(1).choice
        for seed in range(count):
            table = environment(game_mode="4p-red-single", skip_mjai_logging=True, seed=seed)
            seen = table.reset()
            while not table.done():
                seen = table.step({who: choose(one.legal_actions()) for who, one in seen.items()})

    return run


def agent_hands(rules: str, count: int) -> Callable[[], None]:
    """Random hands by a Python agent who looks at the table before every action."""

    def run() -> None:
        choose = random.Random(1).choice
        for seed in range(count):
            table = Table(rules, str(seed), record=False)
            while table.phase not in ENDED:
                for player in table.to_act:
                    table.view(player)
                    table.apply(player, choose(table.legal(player)))

    return run


def hands(sample: Sample) -> Iterator[Row]:
    """Random legal play: in the compiled loop, and driven from Python."""
    if not sample.has("riichienv"):
        return
    few = sample.of(300)
    peer = Contender("riichienv", riichienv_hands(few), few)
    for family, rules in FAMILIES.items():
        many = sample.of(3000)
        inside = Contender("ours", partial(random_hands, rules, many, 1), many)
        name = f"random hands, {family}, compiled loop"
        yield from compare(
            name,
            ISSUE,
            measure([inside, peer], sample.rounds),
            {"riichienv": GOALS[family]},
            {},
            [],
        )
        agent = Contender("ours", agent_hands(rules, few), few)
        name = f"random hands, {family}, Python agent"
        yield from compare(
            name, ISSUE, measure([agent, peer], sample.rounds), {"riichienv": 3}, {}, []
        )


def copies(sample: Sample) -> Iterator[Row]:
    """A copy of a table in the middle of a hand."""
    for family, rules in FAMILIES.items():
        table = Table(rules, "copies", record=False)
        for _ in range(40):
            player = table.to_act[0]
            table.apply(player, table.legal(player)[0])
        n = sample.of(20_000)
        copy = Contender("ours", calls(Table.copy, list(repeat(table, n))), n)
        best = measure([copy], sample.rounds).best("ours")
        yield Row(f"copy of a table, {family}", ISSUE, best, goal=1000)
