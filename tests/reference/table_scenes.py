"""Scenes: walls, players and places in a match that together make a rare thing likely.

A scene fixes some tiles of the four hands (E, S, W, N of the hand), some of the draws, how each
player behaves and what each throws first. Everything else is left to chance.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from .table_tiles import DRAGONS, HONOURS, KINDS, ORPHANS, WIND_TILES, kind
from .table_walls import by_roles, shuffled_set

Options = dict[str, Any]
RUNS = [[f"{n + i}{s}" for i in range(3)] for s in "mps" for n in range(1, 8)]
SIMPLE_RUNS = [run for run in RUNS if run[0][0] != "1" and run[2][0] != "9"]
FIRST_DRAW = 53  # place in the wall of the tile that South draws first


@dataclass
class Scene:
    """What is fixed, by seat of the hand; ``at`` maps places of the wall to kinds."""

    hands: list[list[str]] = field(default_factory=lambda: [[], [], [], []])
    at: dict[int, str] = field(default_factory=dict)
    styles: list[str] = field(default_factory=lambda: ["mixed"] * 4)
    favours: list[list[str]] = field(default_factory=lambda: [[], [], [], []])


def sets_of(rng: Random, number: int, without: str = "", simple: bool = False) -> list[str]:
    """Tiles of some runs and perhaps pungs that do not hold a kind."""
    runs = [run for run in (SIMPLE_RUNS if simple else RUNS) if without not in run]
    sets = rng.sample(runs, number)
    if not simple and rng.random() < 0.3:
        sets[0] = [rng.choice([k for k in KINDS if k != without])] * 3
    return [tile for one in sets for tile in one]


def waiting_for(rng: Random, tile: str, simple: bool = False) -> list[str]:
    """Thirteen tiles that wait for this one."""
    if tile in HONOURS:
        return [other for other in ORPHANS if other != tile] + [rng.choice(ORPHANS[:6])]
    runs = [run for run in (SIMPLE_RUNS if simple else RUNS) if tile in run]
    partial = [other for other in rng.choice(runs) if other != tile]
    pair = rng.choice([k for k in KINDS[:27] if k != tile and (not simple or k[0] in "2345678")])
    return [*partial, *sets_of(rng, 3, tile, simple), pair, pair]


def drawn_by(seat: int, turn: int) -> int:
    """Where the tile of a seat's so-and-so-manieth draw lies if nobody claims anything."""
    return FIRST_DRAW + (seat - 1) % 4 + 4 * turn


# --- the scenes -----------------------------------------------------------------------------------


def rob(rng: Random) -> Scene:
    """Somebody waits for the fourth tile of somebody's pung."""
    scene = Scene(styles=rng.choice((["adds"] * 4, ["feeds"] * 4)))
    one, two, three, _ = rng.sample(range(4), 4)
    wanted = rng.choice(KINDS[9:27])
    scene.hands[one] = waiting_for(rng, wanted, simple=rng.random() < 0.5 and wanted[0] in "34567")
    scene.hands[two] = [wanted] * 3
    scene.hands[three] = [wanted]
    scene.styles[one] = rng.choice(("never-wins", "feeds", "wins", "all-riichi"))
    scene.favours[three] = [wanted]
    return scene


def orphans_rob(rng: Random) -> Scene:
    """Thirteen orphans and a closed kong of the missing honour."""
    scene = Scene(styles=["kongs"] * 4)
    one, two, *_ = rng.sample(range(4), 4)
    wanted = rng.choice(HONOURS)
    scene.hands[one] = waiting_for(rng, wanted)
    scene.hands[two] = [wanted] * rng.choice((3, 4, 4))
    scene.at[drawn_by(two, rng.randint(1, 3))] = wanted
    scene.styles[one] = rng.choice(("wins", "closed", "never-wins"))
    return scene


def same_wind(rng: Random) -> Scene:
    """Four times the same wind, first of all."""
    wind = rng.choice(WIND_TILES)
    scene = Scene([[wind] for _ in range(4)], favours=[[wind] for _ in range(4)])
    scene.styles = [rng.choice(("closed", "outside", "mixed")) for _ in range(4)]
    return scene


def many_wait(rng: Random) -> Scene:
    """Two or three wait for a tile that the fourth throws."""
    wanted = rng.choice([k for k in KINDS[:27] if k[0] in "34567"])
    scene = Scene(styles=[rng.choice(("wins", "wins", "feeds-all"))] * 4)
    giver = rng.randrange(4)
    for seat in range(4):
        if seat != giver:
            scene.hands[seat] = waiting_for(rng, wanted, simple=True)
    scene.hands[giver] = [wanted]
    scene.at[drawn_by(giver, 1)] = wanted
    scene.favours[giver] = [wanted] if rng.random() < 0.7 else []
    return scene


def all_ready(rng: Random) -> Scene:
    """Four hands ready from the deal: four riichi, or exhaustion with everybody ready."""
    scene = Scene(styles=["all-riichi"] * 4)
    for seat in range(4):
        suit = "mps"[seat % 3]
        wanted = f"{rng.randint(1, 9)}{suit}"
        scene.hands[seat] = waiting_for(rng, wanted)
    return scene


def outside(rng: Random) -> Scene:
    """One or two throw nothing but terminals and honours."""
    scene = Scene(styles=[rng.choice(("closed", "silent"))] * 4)
    for seat in rng.sample(range(4), rng.choice((1, 1, 2))):
        scene.hands[seat] = list(ORPHANS)
        scene.styles[seat] = "outside" if rng.random() < 0.8 else "open"
        for turn in rng.sample(range(17), 9):
            scene.at[drawn_by(seat, turn)] = rng.choice(ORPHANS)
    return scene


def fed_honours(rng: Random) -> Scene:
    """Dragons or winds in pairs, and the others throw them (liability)."""
    kinds = rng.choice((DRAGONS, WIND_TILES))
    scene = Scene(styles=["silent"] * 4)
    one, two, three, four = rng.sample(range(4), 4)
    pair = rng.choice(rng.choice((KINDS[:27], [k for k in HONOURS if k not in kinds])))
    held = [tile for tile in kinds for _ in range(2)]
    if rng.random() < 0.4:
        held += [kinds[0]] * 2  # a closed kong among them
    rest: list[str] = []
    if kinds is DRAGONS:
        rest = rng.choice((*RUNS[:6], ["1z"] * 3, ["1z"] * 2))
    scene.hands[one] = [*held, *rest, pair]
    for seat in (two, three, four):
        scene.hands[seat] = [*rng.sample(kinds, len(kinds) - 1), pair]
        scene.favours[seat] = [*kinds, *rest, pair]
    scene.styles[one] = rng.choice(("adds", "pungs", "pungs", "kongs"))
    return scene


def fed_kongs(rng: Random) -> Scene:
    """Triplets whose fourth tiles the others throw or the wall brings."""
    kinds = rng.sample(rng.choice((KINDS, HONOURS, KINDS[:9])), 4)
    scene = Scene(styles=[rng.choice(("silent", "feeds"))] * 4)
    one, *others = rng.sample(range(4), 4)
    pair = rng.choice([k for k in KINDS if k not in kinds])
    scene.hands[one] = [*(tile for tile in kinds for _ in range(3)), pair]
    fourth = [*kinds]
    rng.shuffle(fourth)
    for number, tile in enumerate(fourth):
        if rng.random() < 0.7:
            scene.hands[others[number % 3]].append(tile)
        else:
            scene.at[drawn_by(one, rng.randint(0, 3))] = tile
    for seat in others:
        scene.hands[seat].append(pair)
        scene.favours[seat] = [*kinds, pair]
    scene.styles[one] = rng.choice(("kongs", "all-kongs"))
    return scene


def fifth(rng: Random) -> Scene:
    """All four copies of the only tile that would complete the hand are held (Y09)."""
    wanted = rng.choice(KINDS)
    scene = Scene(styles=["closed"] * 4)
    seat = rng.randrange(4)
    scene.hands[seat] = [*[wanted] * 4, *sets_of(rng, 3, wanted)]
    scene.styles[seat] = rng.choice(("closed", "silent", "all-riichi"))
    return scene


def last_kong(rng: Random) -> Scene:
    """A kong on one of the last tiles, a hand that waits for its replacement."""
    wanted = rng.choice([k for k in KINDS[:27] if k[0] in "34567"])
    triple = rng.choice([k for k in KINDS if k != wanted and k[1] != wanted[1]])
    scene = Scene(styles=["silent"] * 4)
    runs = [run for run in SIMPLE_RUNS if wanted in run]
    partial = [other for other in rng.choice(runs) if other != wanted]
    pair = rng.choice([k for k in KINDS[:27] if k not in (wanted, triple)])
    # Riichi ends at place 121 and replaces from 122 on; without a dead wall the end is at 135
    # or 143, and replacements come from there. Whose draw it is follows from the place.
    end = rng.choice((117, 118, 119, 120, 120, 121, 133, 134, 140, 141, 142))
    one = (end - FIRST_DRAW + 1) % 4
    scene.hands[one] = [*[triple] * 3, *partial, *sets_of(rng, 2, wanted, simple=True), pair, pair]
    scene.at[end] = triple
    for place in (122, 127, 128) if end <= 121 else (end + 1, end + 2, end + 3):
        scene.at[place] = wanted
    scene.styles[one] = rng.choice(("late-riichi", "late-riichi", "wins", "kongs"))
    return scene


def riichi_kong(rng: Random) -> Scene:
    """Ready with a pung beside a run, and the fourth tile comes."""
    suit = rng.choice("mps")
    low = rng.randint(1, 6)
    triple = f"{low}{suit}"
    beside = rng.choice(
        (
            [f"{low + 1}{suit}", f"{low + 2}{suit}"],
            [f"{low + 1}{suit}"] * 3 + [f"{low + 2}{suit}"],
            [f"{low + 1}{suit}"] * 3 + [f"{low + 2}{suit}"] * 3,
            [f"{low + 2}{suit}", f"{low + 3}{suit}"],
            [f"{low + 1}{suit}"],
            [rng.choice(KINDS)],
        )
    )
    rest = [run for run in RUNS if run[0][1] != suit]
    sets = [tile for run in rng.sample(rest, 3) for tile in run]
    scene = Scene(styles=["silent"] * 4)
    one = rng.randrange(4)
    pair = rng.choice(HONOURS)
    scene.hands[one] = [*[triple] * 3, *beside, pair, pair, *sets][:13]
    for turn in rng.sample(range(1, 12), 2):
        scene.at[drawn_by(one, turn)] = rng.choice((triple, beside[0], pair, sets[0]))
    scene.at[drawn_by(one, rng.randint(1, 4))] = triple
    scene.styles[one] = "all-riichi"
    return scene


def suits(rng: Random) -> Scene:
    """Two players collect a suit each, a third holds little else (Hong Kong 7.1)."""
    scene = Scene(styles=["feeds"] * 4)
    one, two, three, four = rng.sample(range(4), 4)
    first, second = rng.sample("mps", 2)
    for seat, suit in ((one, first), (two, second)):
        ranks = rng.sample(range(1, 10), 6)
        scene.hands[seat] = [f"{n}{suit}" for n in ranks for _ in range(2)]
        scene.styles[seat] = rng.choice(("pungs", "adds", "open"))
        scene.hands[three] += [f"{n}{suit}" for n in ranks]
        scene.hands[four] += [f"{n}{suit}" for n in rng.sample(ranks, 3)]
        scene.favours[three] += [f"{n}{suit}" for n in ranks]
    return scene


def simples(rng: Random) -> Scene:
    """Hands of low value that go out open."""
    scene = Scene(styles=[rng.choice(("open", "wins", "feeds-all"))] * 4)
    for seat in range(4):
        scene.hands[seat] = waiting_for(rng, rng.choice(["3m", "5p", "6s", "4p"]), simple=True)
    return scene


def bonus_tiles(rng: Random) -> Scene:
    """Most of the flowers and seasons for one player, some of them late."""
    every = [f"{n}{series}" for series in "fg" for n in range(1, 5)]
    rng.shuffle(every)
    scene = Scene(styles=[rng.choice(("mixed", "silent", "wins"))] * 4)
    one = rng.randrange(4)
    dealt = rng.choice((5, 6, 7, 7, 8))
    scene.hands[one] = every[:dealt]
    for tile in every[dealt:]:
        place = rng.choice((drawn_by(one, rng.randint(0, 5)), rng.randint(60, 143)))
        scene.at[place] = tile
    return scene


RIICHI_SCENES = (
    *(rob, rob, orphans_rob, same_wind, many_wait, many_wait, all_ready, outside, outside),
    *(fed_honours, fed_honours, fed_kongs, fifth, last_kong, last_kong, riichi_kong, simples),
)
OTHER_SCENES = (
    *(rob, rob, many_wait, fed_honours, fed_honours, fed_kongs, fed_kongs, last_kong, last_kong),
    *(suits, suits, simples, bonus_tiles, bonus_tiles, all_ready),
)


def random_scene(rng: Random, family: str) -> Scene:
    """One of the scenes of a family."""
    scenes = RIICHI_SCENES if family == "riichi" else OTHER_SCENES
    return rng.choice(scenes)(rng)


def wall_of(rng: Random, scene: Scene, family: str, options: Options) -> list[str]:
    """The wall of a scene; what it wants too often of is left out."""
    rest = shuffled_set(rng, family, options)

    def take(want: str) -> str | None:
        found = next((tile for tile in rest if kind(tile) == want), None)
        if found:
            rest.remove(found)
        return found

    hands: list[list[str]] = [[], [], [], []]
    for hand, kinds in zip(hands, scene.hands, strict=True):
        for want in kinds[:13]:
            found = take(want)
            if found:
                hand.append(found)
    fixed = {}
    for place in sorted(scene.at):
        found = take(scene.at[place])
        if found:
            fixed[place] = found
    for hand in hands:
        while len(hand) < 13:
            hand.append(rest.pop())
    size = 52 + len(rest) + len(fixed)
    for place in [place for place in fixed if place >= size]:
        rest.append(fixed.pop(place))
    drawn = dict(zip([p for p in range(52, size) if p not in fixed], rest, strict=True)) | fixed
    return by_roles(hands, [drawn[place] for place in range(52, size)])
