"""Learns the opinions of ``strong`` on riichi from recorded games: ``python -m tools.learn``.

Discards, claims and riichi are gathered as rows of ``wrobel.bots.strong.features``; a small
network learns to rate the chosen row above the others. Every fifth game is kept apart and only
measured, so the share of equal choices printed at the end is that on unseen games.
"""

import argparse
import importlib.util
import json
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from tests.support.data import rows as records
from tests.support.tenhou_replay import Replay

import wrobel
from tools import kernel
from wrobel.bots.strong.model import HOME, saved
from wrobel.tiles import BY_NAME, kind

APART = 5  # every fifth game is only measured
HIDDEN = {"discard": 64, "claim": 24, "riichi": 12}
EPOCHS = {"discard": 6, "claim": 6, "riichi": 60}
GROUPS_A_STEP = 512
SPEED = 3e-3
Array = Any


class Gatherer(Replay):
    """One game; notes the rows of every choice and which was taken."""

    def __init__(self, game: dict[str, Any], lesson: Any, what: str) -> None:
        super().__init__(game)
        self.lesson = lesson
        self.what = what
        self.rows: list[list[float]] = []
        self.sizes: list[int] = []
        self.taken: list[int] = []

    def note(self, rows: list[list[float]], taken: int) -> None:
        self.rows.extend(rows)
        self.sizes.append(len(rows))
        self.taken.append(taken)

    def act(self, seat: int, action: dict[str, Any]) -> None:
        if self.what != "claim" and action["type"] in ("discard", "riichi"):
            self.note_discard(seat, action)
        self.table.apply(seat, action)

    def note_discard(self, seat: int, action: dict[str, Any]) -> None:
        view = self.table.view(seat)
        chosen = kind(BY_NAME[action["tile"]])
        allowed = {kind(one.tiles[0]) for one in view.legal if one.type == "discard"}
        if len(allowed) < 2:
            return
        kinds, rows = self.lesson.discards(view)
        if self.what == "discard":
            kept = [i for i, one in enumerate(kinds) if one in allowed]
            self.note([rows[i] for i in kept], [kinds[i] for i in kept].index(chosen))
        elif any(one.type == "riichi" and kind(one.tiles[0]) == chosen for one in view.legal):
            row = rows[kinds.index(chosen)]
            self.note([[0.0] * len(row), row], int(action["type"] == "riichi"))

    def everybody(self, answers: dict[int, dict[str, Any]]) -> None:
        """Claims and passes; where one player claims, nobody knows what the others wanted."""
        if self.what == "claim" and self.table.phase == "claim":
            for seat in answers or self.table.to_act:
                self.note_claim(seat, answers.get(seat, {"type": "pass"}))
        super().everybody(answers)

    def note_claim(self, seat: int, action: dict[str, Any]) -> None:
        if action["type"] not in ("pass", "chow", "pung"):
            return
        view = self.table.view(seat)
        if any(one.type == "win" for one in view.legal):
            return
        places, rows = self.lesson.claims(view)
        if not rows:
            return
        taken = [view.legal[place].to_dict() for place in places]
        self.note(
            [[0.0] * len(rows[0]), *rows],
            0 if action["type"] == "pass" else 1 + taken.index(action),
        )

    def check_end(self, recorded: dict[str, Any]) -> None:
        """Other tests look at that."""


class Lessons:
    """The rows of many games."""

    def __init__(self) -> None:
        self.parts: list[Array] = []
        self.sizes: list[int] = []
        self.taken: list[int] = []

    def add(self, game: Gatherer) -> None:
        if game.rows:
            self.parts.append(np.array(game.rows, dtype=np.float32))
            self.sizes.extend(game.sizes)
            self.taken.extend(game.taken)

    def finish(self) -> None:
        self.rows = np.concatenate(self.parts)
        self.parts.clear()
        self.size = np.array(self.sizes)
        self.choice = np.array(self.taken)
        self.start = np.concatenate([[0], np.cumsum(self.size)])


def training_rows() -> Any:
    """``tools.training_rows``, compiled if the package is."""
    name = "tools.training_rows"
    if wrobel.mode() != "compiled":
        return importlib.import_module(name)
    work = kernel.ROOT / "build" / "learn"
    source = kernel.ROOT / "tools" / "training_rows.py"
    library = work / f"training_rows{sysconfig.get_config_var('EXT_SUFFIX')}"
    kernel.compile_one(kernel.Module(name, source, library), kernel.ROOT, work, annotate=False)
    found = importlib.util.spec_from_file_location(name, library)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def gather(what: str, most: int, opinions: dict[str, Any]) -> tuple[Lessons, Lessons]:
    """The choices of so many games: to learn from, and to measure by."""
    lesson = training_rows().TrainingRows(opinions)
    learn, apart = Lessons(), Lessons()
    for number, game in enumerate(records("riichi_tenhou_games")):
        if number >= most:
            break
        gatherer = Gatherer(game, lesson, what)
        gatherer.play()
        (learn if number % APART else apart).add(gatherer)
    learn.finish()
    apart.finish()
    return learn, apart


class Network:
    """The same as ``wrobel.bots.strong.model``, with what it takes to learn."""

    def __init__(self, inputs: int, hidden: int) -> None:
        chance = np.random.default_rng(1)
        first = chance.normal(size=(inputs, hidden)) / np.sqrt(inputs)
        second = chance.normal(size=hidden) / np.sqrt(hidden)
        self.weights = [
            one.astype(np.float32) for one in (first, np.zeros(hidden), second, np.zeros(inputs))
        ]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def rate(self, rows: Array) -> tuple[Array, Array]:
        first, bias, second, direct = self.weights
        inner = np.maximum(rows @ first + bias, 0)
        return inner, inner @ second + rows @ direct

    def learn(self, rows: Array, size: Array, choice: Array, speed: float) -> None:
        """One step of Adam towards the choices."""
        _, _, second, _ = self.weights
        start = np.concatenate([[0], np.cumsum(size)[:-1]])
        group = np.repeat(np.arange(len(size)), size)
        inner, rated = self.rate(rows)
        odds = np.exp(rated - np.maximum.reduceat(rated, start)[group])
        wrong = odds / np.add.reduceat(odds, start)[group]
        wrong[start + choice] -= 1
        wrong = (wrong / len(size)).astype(np.float32)
        back = np.outer(wrong, second)
        back[inner <= 0] = 0
        slopes = [rows.T @ back, back.sum(0), inner.T @ wrong, rows.T @ wrong]
        self.steps += 1
        for weight, slope, mean, square in zip(
            self.weights, slopes, self.means, self.squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            sure = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight -= speed * mean / (1 - 0.9**self.steps) / sure

    def numbers(self, mean: Array, spread: Array) -> dict[str, list[float]]:
        """What an opinion is made of, for rows that are not scaled."""
        first, bias, second, direct = self.weights
        return {
            "direct": _short(direct / spread),
            "bias": _short(bias - (mean / spread) @ first),
            "second": _short(second),
            "first": _short((first / spread[:, None]).ravel()),
        }


def _short(numbers: Array) -> list[float]:
    return [float(f"{number:.4g}") for number in numbers]


def batches(lessons: Lessons, chance: np.random.Generator) -> Iterator[tuple[Array, Array, Array]]:
    """All groups once, in another order every time."""
    order = chance.permutation(len(lessons.size))
    for begin in range(0, len(order) - GROUPS_A_STEP + 1, GROUPS_A_STEP):
        some = order[begin : begin + GROUPS_A_STEP]
        size = lessons.size[some]
        start = np.concatenate([[0], np.cumsum(size)[:-1]])
        place = np.repeat(lessons.start[some] - start, size) + np.arange(size.sum())
        yield lessons.rows[place], size, lessons.choice[some]


def agreement(network: Network, lessons: Lessons) -> tuple[float, float]:
    """How often the first choice, and one of the first three, is that of the players."""
    first = three = 0
    for begin in range(0, len(lessons.size), 20_000):
        end = min(begin + 20_000, len(lessons.size))
        low, high = lessons.start[begin], lessons.start[end]
        _, rated = network.rate(lessons.rows[low:high])
        start = lessons.start[begin:end] - low
        group = np.repeat(np.arange(end - begin), lessons.size[begin:end])
        chosen = rated[start + lessons.choice[begin:end]][group]
        better = np.add.reduceat((rated > chosen).astype(int), start)
        first += int((better == 0).sum())
        three += int((better < 3).sum())
    return first / len(lessons.size), three / len(lessons.size)


def fit(what: str, learn: Lessons, apart: Lessons) -> dict[str, list[float]]:
    """An opinion; prints how well it does on the games kept apart."""
    mean = learn.rows.mean(0)
    spread = learn.rows.std(0) + 1e-3
    for lessons in (learn, apart):
        lessons.rows -= mean
        lessons.rows /= spread
    network = Network(learn.rows.shape[1], HIDDEN[what])
    chance = np.random.default_rng(2)
    steps = EPOCHS[what] * (len(learn.size) // GROUPS_A_STEP)
    begin = time.time()
    for epoch in range(EPOCHS[what]):
        for rows, size, choice in batches(learn, chance):
            slower = 0.5 * (1 + np.cos(np.pi * network.steps / steps))
            network.learn(rows, size, choice, SPEED * slower + 2e-5)
        one, three = agreement(network, apart)
        print(
            f"{what}: round {epoch + 1}, first {one:.4f}, first three {three:.4f} of "
            f"{len(apart.size)} choices kept apart, {time.time() - begin:.0f} s",
            flush=True,
        )
    return network.numbers(mean, spread)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=1000)
    words.add_argument("--only", choices=list(HIDDEN))
    words.add_argument("--out", type=Path, default=HOME)
    asked = words.parse_args()
    opinions = saved()
    for what in HIDDEN:
        if asked.only in (None, what):
            learn, apart = gather(what, asked.games, opinions)
            if not len(learn.size):
                sys.exit("the recorded games are not there (WROBEL_DATA)")
            opinions[what] = fit(what, learn, apart)
            asked.out.write_text(json.dumps(opinions, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
