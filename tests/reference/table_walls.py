"""Walls that make rare things likely, in the order of their use (layout ``given``)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
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
        return [f"{n}{series}" for series in "fg" for n in range(1, 5)]
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


@dataclass
class Plot:
    """Kinds for the hands of E, S, W, N, for the first draws and for the end of the live wall."""

    hands: list[list[str]]
    soon: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)


PLOTS = (
    *("rob", "rob", "orphans-rob", "same-wind", "three-wait", "four-wait", "dragons", "winds"),
    *("fifth", "late-kongs", "late-kongs", "riichi-kong", "riichi-kong", "suits", "kongs"),
)
RUNS = [[f"{n + i}{s}" for i in range(3)] for s in "mps" for n in range(1, 8)]


def _waiting_for(rng: Random, tile: str) -> list[str]:
    """Thirteen tiles that wait for this one, as the end or the middle of a run if it has any."""
    if tile in HONOURS:
        return [other for other in ORPHANS if other != tile] + [rng.choice(ORPHANS[:6])]
    runs = [run for run in RUNS if tile in run]
    partial = [other for other in rng.choice(runs) if other != tile]
    others = [run for run in RUNS if tile not in run]
    sets = rng.sample(others, 3)
    if rng.random() < 0.5:
        sets[0] = [rng.choice(KINDS)] * 3
    return [*partial, *(t for one in sets for t in one), *[rng.choice(KINDS)] * 2]


def make_plot(rng: Random) -> Plot:
    """A situation that seldom arises by itself."""
    order = rng.sample(range(4), 4)
    hands: list[list[str]] = [[], [], [], []]
    one, two, three, four = order
    wanted = rng.choice(KINDS[:27])
    name = rng.choice(PLOTS)
    if name == "rob":
        hands[one] = _waiting_for(rng, wanted)
        hands[two] = [wanted, wanted]
        hands[three] = [wanted]
        return Plot(hands, soon=[rng.choice(KINDS) for _ in range(rng.randint(1, 9))] + [wanted])
    if name == "orphans-rob":
        wanted = rng.choice(HONOURS)
        hands[one] = _waiting_for(rng, wanted)
        hands[two] = [wanted] * 4
        return Plot(hands)
    if name == "same-wind":
        wind = rng.choice(WIND_TILES)
        return Plot([[wind], [wind], [wind], [wind]])
    if name in ("three-wait", "four-wait"):
        for player in order[: 3 if name == "three-wait" else 4]:
            hands[player] = _waiting_for(rng, wanted)
        return Plot(hands, soon=[wanted] * 2)
    if name == "dragons":
        hands[one] = [*DRAGONS, *DRAGONS, *rng.choice(RUNS), *[rng.choice(KINDS[:27])] * 2]
        hands[two], hands[three] = list(DRAGONS), rng.sample(DRAGONS, 1)
        return Plot(hands)
    if name == "winds":
        hands[one] = [*WIND_TILES, *WIND_TILES, *[rng.choice(KINDS[:27])] * 2]
        hands[two], hands[three] = list(WIND_TILES), rng.sample(WIND_TILES, 2)
        return Plot(hands)
    if name == "fifth":
        runs = [run for run in RUNS if wanted not in run]
        hands[one] = [*[wanted] * 4, *(t for run in rng.sample(runs, 3) for t in run)]
        hands[two] = list(hands[one][4:])
        return Plot(hands)
    if name == "late-kongs":
        kinds = rng.sample(KINDS, 4)
        for player, tile in zip(order, kinds, strict=True):
            hands[player] = [tile] * 3
        return Plot(hands, late=kinds)
    if name == "riichi-kong":
        suit = rng.choice("mps")
        low = rng.randint(1, 6)
        triple = f"{low}{suit}"
        beside = rng.choice(
            (
                [f"{low + 1}{suit}", f"{low + 2}{suit}"],
                [f"{low + 1}{suit}"] * 3 + [f"{low + 2}{suit}"],
                [f"{low + 2}{suit}", f"{low + 3}{suit}"],
                [f"{low + 1}{suit}"],
                [rng.choice(KINDS)],
            )
        )
        rest = [run for run in RUNS if run[0][1] != suit]
        sets = [t for run in rng.sample(rest, 3) for t in run]
        hands[one] = [*[triple] * 3, *beside, *[rng.choice(HONOURS)] * 2, *sets][:13]
        return Plot(hands, soon=[rng.choice(KINDS) for _ in range(rng.randint(3, 6))] + [triple])
    if name == "suits":  # two players collect a suit each, the others hold little else
        for player, suit in zip((one, two), rng.sample("mps", 2), strict=True):
            hands[player] = [f"{n}{suit}" for n in rng.sample(range(1, 10), 6) for _ in range(2)]
            hands[three] += [f"{n}{suit}" for n in range(1, 8)]
        return Plot(hands)
    kinds = rng.sample(KINDS, 4)
    hands[one] = [tile for tile in kinds for _ in range(3)]
    hands[two], hands[three], hands[four] = [kinds[0]], [kinds[1]], [kinds[2]]
    return Plot(hands, soon=[kinds[3]])


def plotted_wall(rng: Random, family: str, options: dict[str, Any]) -> list[str]:
    """A wall for a plot; what it does not fix is shuffled."""
    rest = shuffled_set(rng, family, options)
    plot = make_plot(rng)

    def take(kinds: list[str], most: int) -> list[str]:
        taken: list[str] = []
        for want in kinds:
            found = next((tile for tile in rest if kind(tile) == want), None)
            if found and len(taken) < most:
                rest.remove(found)
                taken.append(found)
        return taken

    hands = [take(kinds, 13) for kinds in plot.hands]
    soon, late = take(plot.soon, 16), take(plot.late, 16)
    for hand in hands:
        while len(hand) < 13:
            hand.append(rest.pop())
    end = 14 if family == "riichi" or options.get("dead_wall", "none") != "none" else 0
    end += rng.choice((0, 1, 2, 4))
    body = [*soon, *rest]
    cut = len(body) - end
    return by_roles(hands, [*body[:cut], *late, *body[cut:]])


def shuffled_set(rng: Random, family: str, options: dict[str, Any]) -> list[str]:
    """All the tiles of the game, well mixed."""
    bonus = family == "mcr" or (family == "hongkong" and options["bonus_tiles"])
    tiles = tile_set(options.get("red_fives", 0), bonus)
    rng.shuffle(tiles)
    return tiles


def rigged_wall(rng: Random, family: str, options: dict[str, Any]) -> list[str]:
    """A wall with promising hands."""
    if rng.random() < 0.5:
        return plotted_wall(rng, family, options)
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
