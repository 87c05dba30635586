"""Walls that make rare things likely, in the order of their use (layout ``given``)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from .table_tiles import DRAGONS, HONOURS, KINDS, ORPHANS, TERMINALS, WIND_TILES, kind


def tile_set(reds: int, bonus: bool) -> list[str]:
    """Every tile of the game."""
    tiles = [k for k in KINDS for _ in range(4)]
    if reds:
        for suit in "mps":
            tiles[tiles.index(f"5{suit}")] = f"0{suit}"
    if bonus:
        tiles += [f"{n}{series}" for series in "fg" for n in range(1, 5)]
    return tiles


def wanted_tiles(rng: Random, theme: str) -> list[str]:
    """Kinds that make a hand of this theme; more than fit is no harm."""
    suit = rng.choice("mps")
    runs = [[f"{n + i}{s}" for i in range(3)] for s in "mps" for n in range(1, 8)]
    flush = [f"{n}{suit}" for n in range(1, 10)]
    pool = {
        "flush": flush,
        "half-flush": [*flush, *HONOURS],
        "honours": list(HONOURS),
        "winds": list(WIND_TILES),
        "dragons": list(DRAGONS),
        "terminals": list(TERMINALS),
    }.get(theme, list(KINDS))
    if theme == "orphans":
        return [*ORPHANS, rng.choice(ORPHANS)]
    if theme == "runs":
        return [tile for run in rng.sample(runs, 4) for tile in run]
    if theme == "same-runs":
        return [*rng.choice(runs), *rng.choice(runs)] * 2 + [rng.choice(KINDS)] * 2
    if theme == "bonus":
        every = [f"{n}{series}" for series in "fg" for n in range(1, 5)]
        return rng.sample(every, rng.choice((6, 7, 7, 8)))
    if theme == "knitted":
        rows = rng.sample(("147", "258", "369"), 3)
        straight = [f"{n}{s}" for s, row in zip("mps", rows, strict=True) for n in row]
        return [*straight, *rng.sample(HONOURS, 5)]
    if theme == "pairs":
        return [tile for tile in rng.sample(KINDS, 7) for _ in range(2)]
    if theme == "tenpai":  # four sets and a pair, one tile short
        sets = [*rng.sample(runs, 2), *([tile] * 3 for tile in rng.sample(KINDS, 2))]
        return ([tile for one in sets for tile in one] + [rng.choice(KINDS)] * 2)[:13]
    if theme == "near":  # pungs beside runs of the same suit: many readings
        low = rng.randint(1, 6)
        near = [f"{n}{suit}" for n in range(low, low + 4)]
        other = [f"{n}{s}" for s in "mps" if s != suit for n in (2, 3, 4)]
        return [*[near[0]] * 3, *[near[2]] * 3, *near, *other[: rng.choice((3, 6))]]
    if theme == "quads":
        return [tile for tile in rng.sample(pool, 4) for _ in range(4)]
    if theme == "gates":
        return [f"{n}{suit}" for n in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)]
    chosen = rng.sample(pool, min(len(pool), 5))
    return [tile for tile in chosen for _ in range(3)]


THEMES = (
    *("flush", "half-flush", "honours", "winds", "dragons", "terminals", "orphans", "runs"),
    *(
        "tenpai",
        "tenpai",
        "near",
        "near",
        "runs",
        "same-runs",
        "pairs",
        "quads",
        "gates",
        "pungs",
        "pungs",
        "any",
        "any",
        "any",
    ),
)


def shuffled_set(rng: Random, family: str, options: dict[str, Any]) -> list[str]:
    """All the tiles of the game, well mixed."""
    bonus = family == "mcr" or (family == "hongkong" and options["bonus_tiles"])
    tiles = tile_set(options.get("red_fives", 0), bonus)
    rng.shuffle(tiles)
    return tiles


def rigged_wall(rng: Random, family: str, options: dict[str, Any]) -> list[str]:
    """A wall with promising hands."""
    bonus = family == "mcr" or (family == "hongkong" and options["bonus_tiles"])
    rest = shuffled_set(rng, family, options)
    themes = list(THEMES)
    if family == "mcr":
        themes += ["knitted", "knitted"]
    if bonus:
        themes += ["bonus", "bonus"]
    hands: list[list[str]] = []
    shared = rng.choice(themes) if rng.random() < 0.3 else None
    for _ in range(4):
        hand: list[str] = []
        theme = shared or rng.choice(themes)
        size = rng.choice((9, 11, 12, 13))
        for want in wanted_tiles(rng, theme) if theme != "any" else []:
            found = next((t for t in rest if kind(t) == want or t == want), None)
            if found and len(hand) < size:
                rest.remove(found)
                hand.append(found)
        while len(hand) < 13:
            hand.append(rest.pop())
        hands.append(hand)
    if rng.random() < 0.4:  # the tiles the hands are made of also come early
        liked = Counter(kind(tile) for hand in hands for tile in hand)
        rest.sort(key=lambda tile: liked[kind(tile)] + rng.random() * 3, reverse=True)
    if rng.random() < 0.3:  # and as replacements
        rest.reverse()
    return by_roles(hands, rest)


def by_roles(hands: list[list[str]], rest: list[str]) -> list[str]:
    """Deal order E, S, W, N: three times four tiles each, one each, then East's fourteenth."""
    for hand in hands:
        hand.sort(key=lambda tile: tile[::-1])
    wall: list[str] = []
    for start in (0, 4, 8):
        for hand in hands:
            wall += hand[start : start + 4]
    wall += [hand[12] for hand in hands]
    return wall + rest
