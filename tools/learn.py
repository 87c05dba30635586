"""Learns the models of ``strong`` on riichi from recorded games: ``python -m tools.learn``.

The choices of strong players become rows of ``wrobel.bots.strong.features`` (``tools.lessons``);
a network with two layers learns to rate the chosen row above the others, or a claim above
passing; trees (``tools.boosting``) learn where riichi is declared. The result depends on nothing
but the games.
"""

from __future__ import annotations

import argparse
import json
import os
import struct
import sys
import time
from base64 import b64encode
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from tests.support.recorded_games import LEARN, PURPOSES, VALIDATE, games, purpose

from tools.boosting import Growth, boosted
from tools.kernel import ROOT
from tools.lessons import Array, Lessons, gather
from wrobel.bots.strong.model import HOME, saved

# Behind the numbers of a claim stand those of the tile claimed and of the hand before.
CLAIM_ONLY = 32
# The last numbers of a discard are the hand: three suits and the honours.
SUIT, HONOURS = 27, 14
WARM_UP = 200  # steps
# A step is the sum of so many parts, whichever process adds them up.
PARTS = 4
GAMES = ROOT / "docs" / "recorded_games.json"


@dataclass
class Plan:
    """How a model is learned: its layers, how long, how fast, how much weights shrink."""

    hidden: int
    inner: int
    rounds: int
    speed: float
    shrink: float
    groups: int
    or_none: bool  # one of the rows, or none of them
    behind: int = 0


PLANS: dict[str, Plan | Growth] = {
    "discard": Plan(208, 32, 3, 2e-3, 1e-3, 1024, or_none=False),
    "riichi": Growth(),
    "claim": Plan(160, 32, 6, 2e-3, 0.05, 1024, or_none=True, behind=CLAIM_ONLY),
}


class Network:
    """The same as ``wrobel.bots.strong.model``, with what it takes to learn."""

    def __init__(self, inputs: int, shared: int, plan: Plan) -> None:
        chance = np.random.default_rng(1)
        self.shared = shared
        self.plan = plan
        shapes: list[tuple[int, ...]] = [
            (inputs, plan.hidden),
            (plan.hidden,),
            (plan.hidden, plan.inner),
            (plan.inner,),
            (plan.inner,),
            (inputs,),
            (1,),
        ]
        self.weights = [np.zeros(shape, np.float32) for shape in shapes]
        for place, fan in ((0, inputs / 2), (2, plan.hidden / 2), (4, plan.inner)):
            self.weights[place][:] = chance.normal(size=shapes[place]) / np.sqrt(fan)
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def rate(self, common: Array, own: Array, group: Array) -> tuple[Array, Array, Array]:
        """Both layers and the verdicts."""
        first, bias, second, inner_bias, third, direct, offset = self.weights
        here = common @ first[: self.shared] + bias
        hidden = own @ first[self.shared :]
        hidden += here[group]
        np.maximum(hidden, 0, out=hidden)
        inner = hidden @ second
        inner += inner_bias
        np.maximum(inner, 0, out=inner)
        rated = inner @ third + own @ direct[self.shared :]
        return hidden, inner, rated + (common @ direct[: self.shared] + offset)[group]

    def errors(self, rated: Array, size: Array, taken: Array, group: Array) -> tuple[Array, float]:
        """How far the odds are from the choices, row by row; and the loss."""
        start = np.concatenate([[0], np.cumsum(size)[:-1]])
        most = np.maximum.reduceat(rated, start)
        if self.plan.or_none:
            most = np.maximum(most, 0)
        odds = np.exp(rated - most[group])
        total = np.add.reduceat(odds, start)
        if self.plan.or_none:
            total += np.exp(-most)
        odds /= total[group]
        some = taken > 0 if self.plan.or_none else taken >= 0
        chosen = (start + taken - self.plan.or_none)[some]
        loss = -np.log(odds[chosen] + 1e-9).sum()
        odds[chosen] -= 1
        return (odds / len(size)).astype(np.float32), loss / len(size)

    def slopes(self, batch: tuple[Array, ...]) -> tuple[list[Array], float]:
        """How the loss changes with every weight; and the loss."""
        common, own, size, taken, group = batch
        _, _, second, _, third, _, _ = self.weights
        hidden, inner, rated = self.rate(common, own, group)
        wrong, loss = self.errors(rated, size, taken, group)
        start = np.concatenate([[0], np.cumsum(size)[:-1]])
        back = np.outer(wrong, third)
        back[inner <= 0] = 0
        under = back @ second.T
        under[hidden <= 0] = 0
        joint = np.add.reduceat(under, start)
        wrong_joint = np.add.reduceat(wrong, start)
        slopes = [
            np.concatenate([common.T @ joint, own.T @ under]),
            joint.sum(0),
            hidden.T @ back,
            back.sum(0),
            inner.T @ wrong,
            np.concatenate([common.T @ wrong_joint, own.T @ wrong]),
            wrong.sum(keepdims=True),
        ]
        return slopes, float(loss)

    def step(self, slopes: list[Array], speed: float) -> None:
        """One step of Adam downhill."""
        self.steps += 1
        for weight, slope, mean, square in zip(
            self.weights, slopes, self.means, self.squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            sure = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            if weight.ndim == 2:
                weight *= 1 - speed * self.plan.shrink
            weight -= speed * mean / (1 - 0.9**self.steps) / sure

    def bare(self) -> Network:
        """The weights alone, to be sent to another process."""
        found = copy(self)
        found.means = found.squares = []
        return found

    def numbers(self, spread: Array) -> dict[str, Any]:
        """What a model is made of, for rows that are not scaled."""
        first, bias, second, inner_bias, third, direct, offset = self.weights
        parts = [first / spread[:, None], bias, second, inner_bias, third, direct / spread, offset]
        every = np.concatenate([part.ravel() for part in parts]).tolist()
        return {
            "inputs": len(direct),
            "shared": self.shared,
            "hidden": self.plan.hidden,
            "inner": self.plan.inner,
            "weights": b64encode(struct.pack(f"<{len(every)}e", *every)).decode(),
        }


class School:
    """The lessons of one kind, scaled, in batches."""

    def __init__(self, what: str, plan: Plan) -> None:
        self.plan = plan
        self.learn = Lessons(what, LEARN)
        self.validate = Lessons(what, VALIDATE)
        shared = self.learn.shared[:200_000].astype(np.float32).std(0)
        own = self.learn.own[:1_000_000].astype(np.float32).std(0)
        self.spread = np.maximum(np.concatenate([shared, own]), 4)
        self.scale = (1 / self.spread).astype(np.float32)
        hand = len(own) - self.plan.behind - 3 * SUIT - HONOURS
        self.swapped = np.arange(len(own))
        self.swapped[hand + SUIT : hand + 2 * SUIT] += SUIT
        self.swapped[hand + 2 * SUIT : hand + 3 * SUIT] -= SUIT

    def batch(self, lessons: Lessons, some: Array, *, swap: bool) -> tuple[Array, ...]:
        """These positions; with two suits exchanged if asked for."""
        size = lessons.size[some]
        start = np.concatenate([[0], np.cumsum(size)[:-1]])
        group = np.repeat(np.arange(len(some)), size)
        place = (lessons.start[some] - start)[group] + np.arange(len(group))
        width = lessons.shared.shape[1]
        common = lessons.shared[some] * self.scale[:width]
        rows = lessons.own[place]
        own = (rows[:, self.swapped] if swap else rows) * self.scale[width:]
        return common, own, size, lessons.taken[some], group

    def batches(self, chance: np.random.Generator) -> Iterator[list[tuple[Array, bool]]]:
        """All positions once, in another order every time, in parts of a step."""
        order = chance.permutation(len(self.learn.size))
        groups = self.plan.groups
        for begin in range(0, len(order) - groups + 1, groups):
            some = order[begin : begin + groups].reshape(PARTS, -1)
            yield [(np.sort(part), bool(chance.integers(2))) for part in some]

    def measured(self, network: Network) -> str:
        """How the network does on the games that say when to stop."""
        lessons = self.validate
        right = three = made = meant = false = 0
        loss = 0.0
        for begin in range(0, len(lessons.size), 4096):
            some = np.arange(begin, min(begin + 4096, len(lessons.size)))
            common, own, size, taken, group = self.batch(lessons, some, swap=False)
            _, _, rated = network.rate(common, own, group)
            loss += network.errors(rated, size, taken, group)[1] * len(some)
            start = np.concatenate([[0], np.cumsum(size)[:-1]])
            best = np.maximum.reduceat(rated, start)
            if self.plan.or_none:
                chosen = rated[np.maximum(start + taken - 1, 0)]
                claims = best > 0
                right += int(np.where(taken > 0, claims & (chosen >= best), ~claims).sum())
                made += int((claims & (taken > 0) & (chosen >= best)).sum())
                meant += int((taken > 0).sum())
                false += int((claims & (taken == 0)).sum())
            else:
                chosen = rated[start + taken]
                better = np.add.reduceat((rated > chosen[group]).astype(int), start)
                right += int((better == 0).sum())
                three += int((better < 3).sum())
        every = len(lessons.size)
        text = f"right {right / every:.4f}"
        if self.plan.or_none:
            text += f", done {made / meant:.4f} of {meant}"
            text += f", wrongly {false / (every - meant):.4f} of {every - meant}"
        else:
            text += f", first three {three / every:.4f} of {every}, loss {loss / every:.4f}"
        return text


def slopes_of(asked: tuple[Network, Array, bool]) -> tuple[list[Array], float]:
    """A part of a step, in any process."""
    network, some, swap = asked
    school = Schools.now
    return network.slopes(school.batch(school.learn, some, swap=swap))


class Schools:
    """The school that the processes share."""

    now: School


def fit(what: str, plan: Plan | Growth, jobs: int) -> dict[str, Any]:
    """A model; prints how well it does on the games that say when to stop."""
    if isinstance(plan, Growth):
        return boosted(what, Lessons(what, LEARN), Lessons(what, VALIDATE), plan)
    school = Schools.now = School(what, plan)
    lessons = school.learn
    shared = lessons.shared.shape[1]
    network = Network(shared + lessons.own.shape[1], shared, plan)
    chance = np.random.default_rng(2)
    steps = plan.rounds * (len(lessons.size) // plan.groups)
    print(f"{what}: {len(lessons.size)} positions, {steps} steps", flush=True)
    begin = time.monotonic()
    loss = 0.0
    with ProcessPoolExecutor(jobs, get_context("fork")) as pool:
        for number in range(plan.rounds):
            for parts in school.batches(chance):
                weights = network.bare()
                found = list(pool.map(slopes_of, [(weights, *part) for part in parts]))
                every = zip(*(slopes for slopes, _ in found), strict=True)
                slopes = [sum(added) / PARTS for added in every]
                pace = 0.5 * (1 + np.cos(np.pi * network.steps / steps))
                pace = min(pace, (network.steps + 1) / WARM_UP) * plan.speed + 1e-5
                network.step(slopes, pace)
                loss += 0.01 * (sum(one for _, one in found) / PARTS - loss)
                if network.steps % 200 == 0:
                    spent = time.monotonic() - begin
                    print(f"{what}: step {network.steps}, {loss:.4f}, {spent:.0f} s", flush=True)
            print(f"{what}: round {number + 1}, {school.measured(network)}", flush=True)
    return network.numbers(school.spread)


def list_games() -> None:
    """Write down which games serve what, by their ids."""
    found: dict[str, list[str]] = {name: [] for name in PURPOSES}
    for tested in (False, True):
        for game in games(tested=tested):
            found[PURPOSES[purpose(game["id"])]].append(game["id"])
    GAMES.write_text(json.dumps(found, indent=0) + "\n")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=sys.maxsize)
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--only", choices=list(PLANS))
    words.add_argument("--gathered", action="store_true", help="the rows are there already")
    words.add_argument("--out", type=Path, default=HOME)
    asked = words.parse_args()
    models = saved()
    list_games()
    for what, plan in PLANS.items():
        if asked.only not in (None, what):
            continue
        if not asked.gathered:
            gather(what, asked.jobs, asked.games, models)
        models[what] = fit(what, plan, asked.jobs)
        asked.out.write_text(json.dumps(models, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
