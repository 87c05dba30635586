"""Learns a yes or no as a sum of small trees: each mends what those before it get wrong.

Rows are whole numbers of one byte, so every split of a tree is found by counting: for each
value of a feature, how wrong the rows are that have it. Each tree may ask a share of the
features, drawn anew, so that no few of them have it all their way.
"""

from __future__ import annotations

import struct
import time
from base64 import b64encode
from dataclasses import dataclass
from typing import Any

import numpy as np

from tools.lessons import Array, Lessons

VALUES = 256
ZERO = 128  # the place of the value 0
ALL_LEFT = 127  # a threshold that nothing is above
TOLD = 100  # trees between two lines of progress


@dataclass
class Growth:
    """How trees grow: how many, how deep, how much each may say, when a split is not worth it."""

    trees: int = 700
    depth: int = 5
    speed: float = 0.05
    shrink: float = 5.0
    fewest: float = 12.0
    share: float = 0.2


class Rows:
    """Rows and the answers to them, feature by feature."""

    def __init__(self, lessons: Lessons) -> None:
        signed = np.concatenate([lessons.shared, lessons.own], axis=1)
        self.values = np.ascontiguousarray((signed.astype(np.int16) + ZERO).astype(np.uint8).T)
        self.answers = lessons.taken.astype(np.float64)


class Tree:
    """Questions by place (after ``i`` come ``2 i + 1`` and ``2 i + 2``), then what leaves say."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.feature = np.zeros(2**depth - 1, np.int64)
        self.above = np.full(2**depth - 1, ALL_LEFT, np.int64)
        self.leaf = np.zeros(2**depth, np.float64)

    def places(self, values: Array) -> Array:
        """The leaf of every row."""
        place = np.zeros(values.shape[1], np.int64)
        every = np.arange(values.shape[1])
        for _ in range(self.depth):
            asked = values[self.feature[place], every].astype(np.int64) - ZERO
            place = 2 * place + 1 + (asked > self.above[place])
        return place - len(self.feature)


def best_splits(
    values: Array,
    features: Array,
    node: Array,
    nodes: int,
    pull: Array,
    weight: Array,
    plan: Growth,
) -> tuple[Array, Array]:
    """Of every node of a level the feature to ask and the value to be above; −1: none helps."""
    best = np.full(nodes, 1e-6)
    feature = np.full(nodes, -1, np.int64)
    above = np.full(nodes, ALL_LEFT, np.int64)
    for one in features:
        index = node * VALUES + values[one]
        pulls = np.bincount(index, pull, nodes * VALUES).reshape(nodes, VALUES).cumsum(1)
        weights = np.bincount(index, weight, nodes * VALUES).reshape(nodes, VALUES).cumsum(1)
        pulls_right, weights_right = pulls[:, -1:] - pulls, weights[:, -1:] - weights
        gain = pulls**2 / (weights + plan.shrink) + pulls_right**2 / (weights_right + plan.shrink)
        gain -= pulls[:, -1:] ** 2 / (weights[:, -1:] + plan.shrink)
        gain[(weights < plan.fewest) | (weights_right < plan.fewest)] = 0.0
        at = gain.argmax(1)
        found = gain[np.arange(nodes), at]
        better = found > best
        best[better] = found[better]
        feature[better] = one
        above[better] = at[better] - ZERO
    return feature, above


def grown(values: Array, features: Array, pull: Array, weight: Array, plan: Growth) -> Tree:
    """One tree, level by level."""
    tree = Tree(plan.depth)
    node = np.zeros(values.shape[1], np.int64)
    every = np.arange(values.shape[1])
    for level in range(plan.depth):
        first, nodes = 2**level - 1, 2**level
        feature, above = best_splits(values, features, node, nodes, pull, weight, plan)
        tree.feature[first : first + nodes] = np.maximum(feature, 0)
        tree.above[first : first + nodes] = above
        asked = values[np.maximum(feature, 0)[node], every].astype(np.int64) - ZERO
        node = 2 * node + (asked > above[node])
    leaves = 2**plan.depth
    pulls, weights = np.bincount(node, pull, leaves), np.bincount(node, weight, leaves)
    tree.leaf = (plan.speed * pulls / (weights + plan.shrink)).astype(np.float16).astype(np.float64)
    return tree


def packed(trees: list[Tree], start: float, inputs: int) -> dict[str, Any]:
    """Trees as ``wrobel.bots.strong.trees`` reads them."""
    parts = []
    for tree in trees:
        parts.append(struct.pack(f"<{len(tree.feature)}H", *tree.feature.tolist()))
        parts.append(struct.pack(f"<{len(tree.above)}b", *tree.above.tolist()))
        parts.append(struct.pack(f"<{len(tree.leaf)}e", *tree.leaf.tolist()))
    return {
        "inputs": inputs,
        "depth": trees[0].depth,
        "trees": len(trees),
        "start": start,
        "packed": b64encode(b"".join(parts)).decode(),
    }


def boosted(what: str, learn: Lessons, watch: Lessons, plan: Growth) -> dict[str, Any]:
    """A model; prints how well it does on the games that are only watched."""
    rows, watched = Rows(learn), Rows(watch)
    chance = np.random.default_rng(1)
    share = rows.answers.mean()
    start = round(float(np.log(share / (1 - share))), 4)
    odds, watched_odds = np.full(len(rows.answers), start), np.full(len(watched.answers), start)
    inputs = len(rows.values)
    trees = []
    begin = time.monotonic()
    print(f"{what}: {len(odds)} positions, {plan.trees} trees", flush=True)
    for number in range(1, plan.trees + 1):
        chances = 1 / (1 + np.exp(-odds))
        features = np.sort(chance.permutation(inputs)[: int(plan.share * inputs)])
        wrong, weight = rows.answers - chances, chances * (1 - chances)
        tree = grown(rows.values, features, wrong, weight, plan)
        trees.append(tree)
        odds += tree.leaf[tree.places(rows.values)]
        watched_odds += tree.leaf[tree.places(watched.values)]
        if number % TOLD == 0 or number == plan.trees:
            right = ((watched_odds > 0) == (watched.answers > 0)).mean()
            spent = time.monotonic() - begin
            print(f"{what}: tree {number}, right {right:.4f}, {spent:.0f} s", flush=True)
    return packed(trees, start, inputs)
