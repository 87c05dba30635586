"""Distance, waits and discards beside riichienv, xiangting and mahjong."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

import wrobel
from bench.hands import counts_of, hands, ids_of, text_of, waiting
from bench.report import Row
from bench.sample import Sample, beside_one, compare
from bench.timing import Contender, all_cores, calls, environment, measure
from wrobel.shape.hand import discards_of, waits_of

ISSUE = 2


def xiangting_number() -> Callable[[list[int]], int]:
    module = import_module("xiangting")
    number, four = module.calculate_replacement_number, module.PlayerCount.FOUR
    return lambda counts: number(counts, four) - 1


def distance_batch(sample: Sample) -> Iterator[Row]:
    """Many hands at once, against one call a hand."""
    kinds = hands("distance", sample.of(200_000))
    counts = [counts_of(hand) for hand in kinds]
    array = np.array(counts, dtype=np.uint8)
    own = wrobel.batch.distance(array).tolist()
    contenders = [Contender("ours", lambda: wrobel.batch.distance(array), len(array))]
    goals: dict[str, float] = {}
    answers: dict[str, tuple[list[Any], list[Any]]] = {}
    few = counts[: sample.of(20_000)]
    if sample.has("riichienv"):
        shanten = import_module("riichienv").calculate_shanten
        ids = [ids_of(hand) for hand in few]
        contenders.append(Contender("riichienv", calls(shanten, ids), len(ids)))
        goals["riichienv"] = 20
        answers["riichienv"] = (own, [shanten(hand) for hand in ids])
    if sample.has("xiangting"):
        module = import_module("xiangting")
        number = xiangting_number()
        four = [module.PlayerCount.FOUR] * len(few)
        run = calls(module.calculate_replacement_number, few, four)
        contenders.append(Contender("xiangting", run, len(few)))
        goals["xiangting"] = 40
        answers["xiangting"] = (own, [number(hand) for hand in few])
    named = [text_of(hand) for hand in kinds]
    yield from compare(
        "batch.distance", ISSUE, measure(contenders, sample.rounds), goals, answers, named
    )


def distance_threads(sample: Sample) -> Iterator[Row]:
    """Wall time of one thread and of two, in turns."""
    if (os.cpu_count() or 1) < 2:
        return
    array = np.array([counts_of(hand) for hand in hands("threads", 20_000)], dtype=np.uint8)
    array = np.tile(array, (sample.of(50), 1))
    spent: dict[int, list[float]] = {1: [], 2: []}
    with all_cores():
        for turn in range(sample.rounds):
            for threads in (1, 2) if turn % 2 else (2, 1):
                start = time.perf_counter()
                wrobel.batch.distance(array, threads)
                spent[threads].append(1e9 * (time.perf_counter() - start) / len(array))
    yield beside_one("batch.distance, two threads", ISSUE, "one thread", spent[1], spent[2], 1.6)


def texts_beside_mahjong(sample: Sample, name: str, goal: float, many: int) -> Iterator[Row]:
    """Our distance of a text, parsing included, beside mahjong's of a ready list."""
    if not sample.has("mahjong"):
        return
    shanten = import_module("mahjong.shanten").Shanten.calculate_shanten
    kinds = hands("texts", sample.of(many))
    texts = [text_of(hand) for hand in kinds]
    lists = [counts_of(hand) for hand in kinds[: sample.of(3_000)]]
    contenders = [
        Contender("ours", calls(wrobel.distance, texts), len(texts)),
        Contender("mahjong", calls(shanten, lists), len(lists)),
    ]
    answers = {"mahjong": ([wrobel.distance(t) for t in texts], [shanten(h) for h in lists])}
    times = measure(contenders, sample.rounds)
    yield from compare(name, ISSUE, times, {"mahjong": goal}, answers, texts)


def distance_text(sample: Sample) -> Iterator[Row]:
    yield from texts_beside_mahjong(sample, "distance(text)", 30, 100_000)


def interpreted(sample: Sample) -> Iterator[Row]:
    """The same, run from source in a process of its own."""
    if not sample.has("mahjong"):
        return
    command = [sys.executable, "-m", "bench", "--only", "interpreted-here", "--json", "-"]
    command += ["--quick"] * sample.quick
    done = subprocess.run(
        command,
        env=environment(WROBEL_INTERPRETED="1"),
        capture_output=True,
        text=True,
        check=True,
    )
    for entry in json.loads(done.stdout)["rows"]:
        entry.pop("reached")
        yield Row(**entry)


def interpreted_here(sample: Sample) -> Iterator[Row]:
    assert wrobel.mode() == "interpreted"
    yield from texts_beside_mahjong(sample, "distance(text), interpreted", 8, 20_000)


def waits(sample: Sample) -> Iterator[Row]:
    """The waits of a waiting hand; riichienv's evaluator is made before the clock starts."""
    if not sample.has("riichienv"):
        return
    evaluator = import_module("riichienv._riichienv").HandEvaluator
    kinds = waiting("waits", sample.of(30_000))
    counts = [counts_of(hand) for hand in kinds]
    ids = [ids_of(hand) for hand in counts]
    ready = [evaluator(hand, []) for hand in ids]

    def made(hand: list[int]) -> list[int]:
        found: list[int] = evaluator(hand, []).get_waits()
        return found

    contenders = [
        Contender("ours", calls(waits_of, counts), len(counts)),
        Contender("riichienv", calls(evaluator.get_waits, ready), len(ready)),
        Contender("riichienv, evaluator made", calls(made, ids), len(ids)),
    ]
    both = (
        [waits_of(hand) for hand in counts],
        [sum(1 << kind for kind in hand.get_waits()) for hand in ready],
    )
    yield from compare(
        "waits",
        ISSUE,
        measure(contenders, sample.rounds),
        {"riichienv": 10},
        dict.fromkeys(("riichienv", "riichienv, evaluator made"), both),
        [text_of(hand) for hand in kinds],
    )


def discards(sample: Sample) -> Iterator[Row]:
    """Every discard of 14 tiles with what it accepts."""
    if not sample.has("xiangting"):
        return
    module = import_module("xiangting")
    necessary, four = module.calculate_necessary_tiles, module.PlayerCount.FOUR
    kinds = hands("discards", sample.of(10_000), (14,))
    counts = [counts_of(hand) for hand in kinds]

    def theirs(hand: list[int]) -> list[tuple[int, int, int]]:
        found = []
        for kind in range(34):
            if hand[kind]:
                hand[kind] -= 1
                number, tiles = necessary(hand, four)
                hand[kind] += 1
                found.append((kind, number - 1, tiles))
        return found

    contenders = [
        Contender("ours", calls(discards_of, counts), len(counts)),
        Contender("xiangting", calls(theirs, counts), len(counts)),
    ]
    both = ([discards_of(hand) for hand in counts], [theirs(hand) for hand in counts])
    times = measure(contenders, sample.rounds)
    named = [text_of(hand) for hand in kinds]
    yield from compare("discards", ISSUE, times, {"xiangting": 8}, {"xiangting": both}, named)
