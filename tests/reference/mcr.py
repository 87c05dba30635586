"""A slow, obvious second scorer for the Chinese Official rules (`mcr`, `mcr-cn98`).

It shares no code with the package and is written straight from the rules: numbers such as
"6.9" are sections of the MCR specification, fans go by their numbers 1-81 of its section 7.
Every reading is scored with every legal selection of fans, and the best total is kept.

Between equal totals the list of fan numbers, sorted and with repetitions, that is smallest when
compared number by number is kept: 69 before 70 before 71 before 72, edge before single wait.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from .mcr_random import random_requests
from .mcr_readings import (
    EAST,
    ORPHANS,
    WHITE,
    Group,
    Reading,
    Request,
    Win,
    count_tiles,
    rank,
    read_win,
    readings,
    suit,
    suited,
    waits,
)
from .mcr_table import EXCLUDES, FANS, MIXED_KONGS, WINDS, position

__all__ = ["random_requests", "score", "settle"]

Answer = dict[str, Any]

GREEN = {19, 20, 21, 23, 25, 32}
REVERSIBLE = {9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31}
SPECIAL = {4, 6, 7, 12, 19, 20, 34}  # concealed by nature, 6.12


# --- section 7: fans that look at tiles -----------------------------------------------------


def tile_fans(win: Win, shape: str) -> set[int]:
    """Population fans, 6.11."""
    tiles = win.tiles
    suits = {suit(tile) for tile in tiles if suited(tile)}
    honours = [tile for tile in tiles if not suited(tile)]
    ranks = {rank(tile) for tile in tiles if suited(tile)}
    winds = any(EAST <= tile < WHITE for tile in tiles)
    dragons = any(tile >= WHITE for tile in tiles)
    fans = set()
    if len(suits) == 3 and winds and dragons:
        fans.add(52)
    if not honours:
        fans.add(76)
    if shape == "W5":
        return fans
    if shape == "W2" and not win.options["all_types_on_seven_pairs"]:
        fans.discard(52)
    if set(tiles) <= GREEN:
        fans.add(3)
    if set(tiles) <= REVERSIBLE:
        fans.add(40)
    if ranks <= {1, 9}:
        fans.add(8 if not honours else 18 if ranks else 11)
    if not honours:
        for fan, allowed in ((25, "789"), (26, "456"), (27, "123"), (36, "6789"), (37, "1234")):
            if all(str(number) in allowed for number in ranks):
                fans.add(fan)
        if not ranks & {1, 9}:
            fans.add(68)
    if len(suits) == 1:
        fans.add(50 if honours else 22)
    if len(suits) == 2:
        fans.add(75)
    return fans


def tile_hogs(win: Win) -> int:
    """64: kinds of which all four copies are used, not as a kong."""
    kongs = {meld.tiles[0] for meld in win.melds if meld.kind == "kong"}
    return sum(
        count == 4 and tile not in kongs and (suited(tile) or win.options["tile_hog_honors"])
        for tile, count in enumerate(count_tiles(win.tiles))
    )


def win_fans(win: Win) -> set[int]:
    """How the hand was won, 6.6-6.8, and whether it is concealed."""
    fans = set()
    last = "last_tile" in win.flags
    concealed = not any(meld.melded for meld in win.melds)
    if win.self_drawn:
        fans.add(80)
        if concealed:
            fans.add(56)
        if last:
            fans.add(44)
        if "replacement" in win.flags and "bonus_replacement" not in win.flags:
            fans.add(46)
    else:
        if concealed:
            fans.add(62)
        if last:
            fans.add(45)
        if win.by == "robbed-kong":
            fans.add(47)
    shown = [tile for meld in win.melds if meld.melded for tile in meld.tiles]
    if "last_of_kind" in win.flags or shown.count(win.tile) >= 3:
        fans.add(58)
    return fans


# --- section 7: fans that look at sets ------------------------------------------------------


def wait_fans(win: Win, reading: Reading, sole: bool) -> set[int]:
    """6.9: at most one of 77, 78, 79 for the place this reading gives the winning tile."""
    if not sole or reading.place < 0:
        return set()
    group = reading.groups[reading.place]
    if group.kind == "pair":
        return {79}
    if group.kind == "chow" and win.tile == group.tiles[1]:
        return {78}
    if group.kind == "chow" and rank(win.tile) == 3 and win.tile == group.tiles[2]:
        return {77}
    if group.kind == "chow" and rank(win.tile) == 7 and win.tile == group.tiles[0]:
        return {77}
    return set()


def single_set_fans(win: Win, sets: list[Group]) -> Counter[str]:
    """59, 60, 61 and 73, set by set (6.3); "73w" are the 73s of winds."""
    fans: Counter[str] = Counter()
    for group in sets:
        tile = group.tiles[0]
        if group.kind == "chow":
            continue
        if tile >= WHITE:
            fans["59"] += 1
        elif tile >= EAST:
            fans["60"] += tile - EAST == win.round
            fans["61"] += tile - EAST == win.seat
            fans["73w"] += tile - EAST not in (win.round, win.seat)
        elif rank(tile) in (1, 9):
            fans["73"] += 1
    return +fans


def kong_fans(sets: list[Group]) -> set[int]:
    """6.5, first part."""
    melded = sum(group.kind == "kong" and group.melded for group in sets)
    concealed = sum(group.kind == "kong" and not group.melded for group in sets)
    table = {(0, 0): 0, (1, 0): 74, (0, 1): 67, (2, 0): 57, (1, 1): MIXED_KONGS, (0, 2): 48}
    if melded + concealed >= 3:
        return {5 if melded + concealed == 4 else 17}
    return {table[melded, concealed]} - {0}


def concealed_pung_fans(win: Win, reading: Reading) -> set[int]:
    """6.4 and 6.5, second part: a pung completed by another player's tile is not concealed."""
    pungs = sum(
        group.kind in ("pung", "kong")
        and not group.melded
        and (win.self_drawn or place != reading.place)
        for place, group in enumerate(reading.groups)
    )
    return {4: {12}, 3: {33}, 2: {66}}.get(pungs, set())


def four_sets_and_pair_fans(win: Win, sets: list[Group], pair: int) -> set[int]:
    """Fans that look at the four sets and the pair together."""
    fans = set()
    starts = [group.tiles[0] for group in sets]
    groups = [*(group.tiles for group in sets), (pair,)]
    winds = sum(EAST <= tile < WHITE for tile in starts)
    dragons = sum(tile >= WHITE for tile in starts)
    if winds == 3 and EAST <= pair < WHITE:
        fans.add(9)
    if dragons == 2 and pair >= WHITE:
        fans.add(10)
    if all(group.kind == "chow" for group in sets) and suited(pair):
        fans.add(63)
    if all(group.kind != "chow" for group in sets):
        fans.add(49)
        if all(suited(tile) and rank(tile) % 2 == 0 for tile in (*starts, pair)):
            fans.add(21)
    if all(any(suited(tile) and rank(tile) == 5 for tile in tiles) for tiles in groups):
        fans.add(31)
    if all(any(tile in ORPHANS for tile in tiles) for tiles in groups):
        fans.add(55)
    if all(group.melded for group in sets) and not win.self_drawn:
        fans.add(53)
    return fans


class Edge(NamedTuple):
    """One instance of a fan made of several sets (their indices), 6.2(5)."""

    fan: int
    sets: frozenset[int]


def multi_set_fans(sets: list[Group], pair: int) -> list[Edge]:
    edges = []
    for size in (2, 3, 4):
        for places in combinations(range(4), size):
            chosen = [sets[place] for place in places]
            starts = sorted(group.tiles[0] for group in chosen)
            if all(group.kind == "chow" for group in chosen):
                fans = chow_fans(starts, pair)
            elif all(group.kind != "chow" for group in chosen):
                fans = pung_fans(starts)
            else:
                fans = set()
            edges += [Edge(fan, frozenset(places)) for fan in sorted(fans)]
    return edges


def steps(numbers: list[int]) -> list[int]:
    return [after - before for before, after in pairwise(numbers)]


def chow_fans(starts: list[int], pair: int) -> set[int]:
    """Fans made of exactly these chows, given by their first tiles in order."""
    suits = [suit(tile) for tile in starts]
    ranks = [rank(tile) for tile in starts]
    one_suit = len(set(suits)) == 1
    step = steps(starts)
    fans = set()
    if len(starts) == 2:
        if one_suit and step == [0]:
            fans.add(69)
        if not one_suit and ranks[0] == ranks[1]:
            fans.add(70)
        if one_suit and step == [3]:
            fans.add(71)
        if one_suit and ranks == [1, 7]:
            fans.add(72)
    if len(starts) == 3 and one_suit:
        if step == [0, 0]:
            fans.add(23)
        if ranks == [1, 4, 7]:
            fans.add(28)
        if step in ([1, 1], [2, 2]):
            fans.add(30)
    if len(starts) == 3 and len(set(suits)) == 3:
        if len(set(ranks)) == 1:
            fans.add(41)
        if sorted(ranks) == [1, 4, 7]:
            fans.add(39)
        if steps(sorted(ranks)) == [1, 1]:
            fans.add(51)
    if len(starts) == 4:
        if one_suit and step == [0, 0, 0]:
            fans.add(14)
        if one_suit and step in ([1, 1, 1], [2, 2, 2]):
            fans.add(16)
        five = suited(pair) and rank(pair) == 5
        if one_suit and ranks == [1, 1, 7, 7] and five and suit(pair) == suits[0]:
            fans.add(13)
        if len(set(suits)) == 2 and ranks == [1, 7, 1, 7] and five and suit(pair) not in suits:
            fans.add(29)
    return fans


def pung_fans(starts: list[int]) -> set[int]:
    """Fans made of exactly these pungs and kongs, given by their tiles in order."""
    size = len(starts)
    if all(EAST <= tile < WHITE for tile in starts):
        return {3: {38}, 4: {1}}.get(size, set())
    if all(tile >= WHITE for tile in starts):
        return {2: {54}, 3: {2}}.get(size, set())
    if not all(suited(tile) for tile in starts):
        return set()
    suits = {suit(tile) for tile in starts}
    ranks = sorted(rank(tile) for tile in starts)
    fans = set()
    if size == 2 and len(suits) == 2 and ranks[0] == ranks[1]:
        fans.add(65)
    if size == 3 and len(suits) == 1 and steps(ranks) == [1, 1]:
        fans.add(24)
    if size == 3 and len(suits) == 3 and len(set(ranks)) == 1:
        fans.add(32)
    if size == 3 and len(suits) == 3 and steps(ranks) == [1, 1]:
        fans.add(42)
    if size == 4 and len(suits) == 1 and steps(ranks) == [1, 1, 1]:
        fans.add(15)
    return fans


# --- 6.2: the principles --------------------------------------------------------------------


def legal_selections(edges: list[Edge]) -> Iterator[list[Edge]]:
    """Every subset without a cycle (5) and without a fan repeated on a common set (3)."""

    def extend(chosen: list[Edge], first: int) -> Iterator[list[Edge]]:
        yield chosen
        for index in range(first, len(edges)):
            longer = [*chosen, edges[index]]
            # every part of a legal selection is legal, so nothing is lost by stopping here
            if acyclic(longer) and non_identical(longer):
                yield from extend(longer, index + 1)

    yield from extend([], 0)


def acyclic(selection: list[Edge]) -> bool:
    component = {place: place for place in range(4)}
    for edge in selection:
        joined = {component[place] for place in edge.sets}
        if len(joined) < len(edge.sets):
            return False
        for place in range(4):
            if component[place] in joined:
                component[place] = min(joined)
    return True


def non_identical(selection: list[Edge]) -> bool:
    return not any(
        one.fan == other.fan and one.sets & other.sets for one, other in combinations(selection, 2)
    )


def detected_fans(win: Win, reading: Reading, sole: bool) -> tuple[Counter[str], list[Edge]]:
    """All fans of a reading before any is struck out, and the instances to choose from."""
    fans: set[int] = win_fans(win)
    counted: Counter[str] = Counter()
    edges: list[Edge] = []
    sets = [group for group in reading.groups if group.kind in ("chow", "pung", "kong")]
    if reading.shape in ("W1", "W5"):
        pair = reading.groups[-1].tiles[0]
        fans |= tile_fans(win, reading.shape) | wait_fans(win, reading, sole) | kong_fans(sets)
        counted = single_set_fans(win, sets)
        counted["64"] = tile_hogs(win)
        if reading.shape == "W1":
            fans |= concealed_pung_fans(win, reading) | four_sets_and_pair_fans(win, sets, pair)
            edges = multi_set_fans(sets, pair)
        else:
            fans.add(35)
            if sets[0].kind == "chow" and suited(pair):
                fans.add(63)
    tiles = sorted([*win.concealed, win.tile])
    if reading.shape == "W1" and not win.melds and nine_gates(win):
        fans.add(4)
    if reading.shape == "W2":
        fans |= {19} | tile_fans(win, "W2")
        counted["64"] = tile_hogs(win)
        shifted = [tiles[0] + step for step in range(7) for _ in range(2)]
        if suited(tiles[-1]) and suit(tiles[0]) == suit(tiles[-1]) and tiles == shifted:
            fans.add(6)
    if reading.shape == "W3":
        fans.add(7)
    if reading.shape == "W4":
        honours = sum(not suited(tile) for tile in tiles)
        fans.add(20 if honours == 7 else 34)
        if honours == 5 and win.options["fan34_with_35"]:
            fans.add(35)
    if win.options["self_drawn_special"] == "self-drawn" and fans & SPECIAL:
        fans.discard(56)
    counted.update(str(fan) for fan in fans)
    return +counted, edges


def nine_gates(win: Win) -> bool:
    first = win.concealed[0]
    gates = [first + step for step in (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)]
    return suited(first) and rank(first) == 1 and list(win.concealed) == gates


def strike_out(detected: Counter[str], edges: list[Edge], win: Win) -> set[str]:
    """6.2(1): what the detected fans, struck out themselves or not, exclude."""
    options = win.options
    present = set(detected) | {str(edge.fan) for edge in edges}
    struck = {fan for name in present for fan in EXCLUDES.get(name, ())}
    if "3" in present and not options["all_green_half_flush"]:
        struck.add("50")
    if "8" in present and not options["all_terminals_double_pung"]:
        struck.add("65")
    if "4" in present and options["nine_gates_terminal_pungs"] == "never":
        struck.add("73")
    if present & {"2", "10", "14", "15", "16", "38"} and options["voided_suit_strict"]:
        struck.add("75")
    return struck


def score_reading(win: Win, reading: Reading, sole: bool) -> Iterator[Counter[int]]:
    """The fans that count, for every legal selection."""
    detected, edges = detected_fans(win, reading, sole)
    struck = strike_out(detected, edges, win)
    if detected["4"] and win.options["nine_gates_terminal_pungs"] == "all-but-one":
        detected["73"] -= 1
    for selection in legal_selections(edges):
        fans: Counter[int] = Counter()
        for name, count in (detected + Counter(str(edge.fan) for edge in selection)).items():
            if name not in struck:
                fans[73 if name == "73w" else int(name)] += count
        yield fans


def value(fan: int, win: Win) -> int:
    if fan == 48:
        return int(win.options["two_concealed_kongs"])
    if fan == MIXED_KONGS:
        return int(win.options["melded_and_concealed_kong"])
    return FANS[fan][0]


def total(fans: Counter[int], win: Win) -> int:
    return sum(value(fan, win) * count for fan, count in fans.items())


def best_fans(win: Win) -> Counter[int] | None:
    """6.1 and 6.15; None when the tiles are no winning hand."""
    sole = len(waits(win)) == 1
    candidates: list[Counter[int]] = []
    for split_readings in readings(win).values():
        of_split = [
            fans for reading in split_readings for fans in score_reading(win, reading, sole)
        ]
        if not any(of_split):  # 6.13: nothing at all can be scored on this split
            of_split = [Counter({43: 1})]
        candidates += of_split
    if not candidates:
        return None
    return min(
        candidates,
        key=lambda fans: (-total(fans, win), sorted(position(fan) for fan in fans.elements())),
    )


def score(request: Request) -> Answer:
    """The contract's answer to a score request."""
    win = read_win(request)
    fans = best_fans(win)
    if fans is None:
        error = {"code": "not_a_win", "message": "The tiles are no winning hand."}
        return {"id": request.get("id"), "ok": False, "error": error}
    bare = total(fans, win)
    if win.flowers:
        fans[81] = win.flowers
    points = total(fans, win)
    legal = bare >= 8
    answer: Answer = {"id": request.get("id"), "ok": True, "legal": legal}
    if not legal:
        answer["missing"] = 8 - bare
    answer["fans"] = [
        {"id": FANS[fan][1], "value": value(fan, win), "count": fans[fan]}
        for fan in sorted(fans, key=position)
    ]
    answer |= {"han": 0, "fu": 0, "yakuman": 0, "limit": None, "total": points}
    answer["points"] = (3 * (8 + points) if win.self_drawn else 24 + points) if legal else 0
    answer["payments"] = payments(request, points) if legal else None
    return answer


# --- section 10: settlement -----------------------------------------------------------------


def payments(request: Request, points: int) -> dict[str, int] | None:
    """10.1; None when nobody says who discarded."""
    winner = request.get("seat", "E")
    giver = request.get("from")
    if request["by"] != "self-draw" and giver is None:
        return None
    moved = {}
    for seat in WINDS:
        if seat != winner:
            pays_hand = request["by"] == "self-draw" or seat == giver
            moved[seat] = -(8 + points) if pays_hand else -8
    moved[winner] = -sum(moved.values())
    return {seat: moved[seat] for seat in WINDS}


def table_points(scores: dict[str, int]) -> dict[str, float]:
    """10.2: 4, 2, 1, 0; ties share the sum of their places."""
    order = sorted(scores.values(), reverse=True)
    shares = {}
    for seat, own in scores.items():
        tied = [worth for worth, other in zip((4, 2, 1, 0), order, strict=True) if other == own]
        shares[seat] = sum(tied) / len(tied)
    return shares


def settle(request: Request) -> Answer:
    """The contract's settlement: win, draw, final, and chombo with `referee_mode`."""
    answer: Answer = {"id": request.get("id"), "ok": True}
    kind = request["kind"]
    if kind == "final":
        scores = request["scores"]
        answer["places"] = {
            seat: 1 + sum(other > own for other in scores.values()) for seat, own in scores.items()
        }
        answer["final"] = {seat: float(own) for seat, own in scores.items()}
        answer["table_points"] = table_points(scores)
        return answer
    moved: dict[str, int] | None = dict.fromkeys(WINDS, 0)
    winners: list[str] = []
    if kind == "win":
        win = first_winner(request)
        moved = score(win)["payments"]
        winners = [win.get("seat", "E")]
    elif kind == "chombo":
        moved = false_wins(request)
    answer |= {"payments": moved, "winners": winners, "deposits_left": 0, "honba_next": 0}
    # 2.2: the deal passes after every hand; 10.4: after a false win the hand goes on
    answer["dealer_stays"] = kind == "chombo"
    return answer


def first_winner(request: Request) -> Request:
    """4.3: of several winners of one tile only the first after the discarder wins."""
    common: Request = {key: request[key] for key in request if key in ("rules", "options")}
    wins: list[Request] = [{**common, **win} for win in request["wins"]]
    if len(wins) == 1:
        return wins[0]
    giver = WINDS.index(wins[0]["from"])
    return min(wins, key=lambda win: (WINDS.index(win.get("seat", "E")) - giver) % 4)


def false_wins(request: Request) -> dict[str, int]:
    """10.4: every offender pays the tariff to each opponent, if the table has a referee."""
    options = {"referee_mode": False, "false_win_tariff": 10, **(request.get("options") or {})}
    if not options["referee_mode"]:
        raise ValueError("without referee_mode a false win is refused, not settled")
    moved = dict.fromkeys(WINDS, 0)
    for offender in request["by"]:
        for seat in WINDS:
            moved[seat] += (
                -3 * options["false_win_tariff"]
                if seat == offender
                else (options["false_win_tariff"])
            )
    return moved
