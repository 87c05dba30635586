"""Second Hong Kong scorer, part one: readings, fans, scores, settlements.

Written from the Hong Kong specification alone (rule numbers are its own), slow and obvious,
sharing nothing with the program under test. Valid input is assumed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from .hongkong_payments import (
    DRAGONS,
    HONORS,
    KINDS,
    SEATS,
    SUITS,
    TERMINALS,
    WINDS,
    Win,
    base,
    chow,
    limit_fan,
    options_of,
    pay,
    random_requests,
    read_request,
    read_tiles,
    suits_of,
)

__all__ = ["alternatives", "random_requests", "score", "settle", "splits"]

# The order in which fans are listed: section 4, 4.1 and 3.7, section 5.
ORDER_TEXT = """
chicken_hand all_chows concealed_hand self_draw last_tile replacement_tile dragon_pung seat_wind
round_wind no_bonus own_bonus round_bonus all_pungs clean bouquet kong_on_kong all_pairs
small_three_dragons small_four_winds three_dragons purity all_honors thirteen_orphans
hidden_treasure all_terminals nine_gates heaven earth
big_four_winds all_kongs robbing_kong all_eight_bonus seven_bonus each_bonus own_round_bonus
pair_258 terminal_chows same_chow_two_suits two_suits small_four_in_one twin_chows four_in_one
twelve_exposed exposed_snake concealed_snake five_doors only_1_5 five_corners all_discards
only_3_7 only_5_9 consecutive_pungs matching_pungs three_identical_chows big_four_in_one
one_number two_numbers
"""
ORDER = ORDER_TEXT.split()

BONUS_FANS = ("no_bonus", "own_bonus", "round_bonus", "each_bonus", "own_round_bonus", "bouquet")

Fans = dict[str, tuple[int, int]]  # id -> worth of one, how many


@dataclass(frozen=True)
class Group:
    kind: str  # chow, pung, kong, pair
    tiles: tuple[str, ...]
    exposed: bool
    wins: bool  # holds the winning tile

    @property
    def first(self) -> str:
        return self.tiles[0]

    @property
    def suit(self) -> str:
        return self.tiles[0][1]

    @property
    def ranks(self) -> set[int]:
        return {int(tile[0]) for tile in self.tiles}

    @property
    def triplet(self) -> bool:
        return self.kind in ("pung", "kong")


@dataclass(frozen=True)
class Reading:
    shape: str  # sets, pairs, orphans
    groups: tuple[Group, ...]


# --- readings ------------------------------------------------------------------------------


def sets_of(tiles: list[str]) -> list[list[tuple[str, ...]]]:
    """Every way to cut the tiles into chows and pungs."""
    if not tiles:
        return [[]]
    lowest = min(tiles, key=KINDS.index)
    found = []
    for group in ((lowest,) * 3, chow(lowest)):
        rest = tiles.copy()
        if group and not Counter(group) - Counter(tiles):
            for tile in group:
                rest.remove(tile)
            found += [[group, *others] for others in sets_of(rest)]
    return found


def splits(tiles: list[str]) -> list[list[tuple[str, ...]]]:
    """Every way to cut the tiles into sets and one pair; the pair comes first."""
    found = []
    for tile, count in Counter(tiles).items():
        if count >= 2:
            rest = tiles.copy()
            rest.remove(tile)
            rest.remove(tile)
            found += [[(tile, tile), *sets] for sets in sets_of(rest)]
    return found


def readings(win: Win) -> list[Reading]:
    found = []
    tiles = [*win.hand, win.tile]
    counts = Counter(tiles)
    if len(tiles) == 14 and win.closed:
        if set(tiles) == {*TERMINALS, *HONORS}:
            found.append(Reading("orphans", ()))
        if win.opt["all_pairs"] and all(count % 2 == 0 for count in counts.values()):
            found.append(Reading("pairs", ()))
    melds = [Group(m.kind, m.tiles, not m.concealed, False) for m in win.melds]
    for split in splits(tiles):
        for place, holder in enumerate(split):
            if win.tile not in holder or len(split) + len(melds) != 5:
                continue
            groups = []
            for index, group in enumerate(split):
                kind = "pair" if index == 0 else "pung" if group[0] == group[1] else "chow"
                groups.append(Group(kind, group, False, index == place))
            found.append(Reading("sets", tuple(groups + melds)))
    return found


# --- limit patterns ------------------------------------------------------------------------


def limit_patterns(win: Win, reading: Reading) -> list[str]:
    found = []
    sets = [group for group in reading.groups if group.kind != "pair"]
    all_triplets = reading.shape == "sets" and all(group.triplet for group in sets)
    if reading.shape == "orphans":
        found.append("thirteen_orphans")
    if all_triplets and win.closed and win.self_drawn:
        finish = next(group for group in reading.groups if group.wins)
        if finish.kind == "pair" or win.opt["hidden_treasure_finish"] == "any":
            found.append("hidden_treasure")
    if all_triplets and all(tile in TERMINALS for tile in win.tiles):
        found.append("all_terminals")
    for suit in SUITS:
        gates = sorted(read_tiles("1112345678999" + suit))
        if win.closed and sorted(win.hand) == gates and win.tile[1] == suit:
            found.append("nine_gates")
    if "first_turn" in win.flags and win.closed:
        if win.seat == "E":
            if win.self_drawn:
                found.append("heaven")
        elif (win.by == "discard" and win.giver == "E") or (
            win.self_drawn and win.opt["earth_own_draw"]
        ):
            found.append("earth")
    winds = sum(group.triplet and group.first in WINDS for group in sets)
    if winds == 4 and win.opt["big_four_winds"] == "limit":
        found.append("big_four_winds")
    kongs = sum(group.kind == "kong" for group in sets)
    if kongs == 4 and win.opt["all_kongs"] == "limit":
        found.append("all_kongs")
    return found


# --- ordinary fans -------------------------------------------------------------------------


def bonus_fans(win: Win) -> Fans:
    """3.7 and 3.8."""
    opt = win.opt
    fans: Counter[str] = Counter()
    if not opt["bonus_tiles"]:
        return {}
    if not win.bonus:
        return {"no_bonus": (1, 1)}
    for series in "fg":
        held = [int(tile[0]) for tile in win.bonus if tile[1] == series]
        if len(held) == 4:
            fans["bouquet"] += 1
            if opt["bouquet"] == "total3":
                continue
        for number in held:
            own = number == SEATS.index(win.seat) + 1
            of_round = number == SEATS.index(win.round) + 1
            fans["own_bonus"] += own
            fans["round_bonus"] += of_round and opt["round_bonus"]
            fans["own_round_bonus"] += own and of_round and opt["own_round_bonus"]
    if opt["each_bonus"]:
        fans["each_bonus"] = len(win.bonus)
    worth = {"bouquet": 1 if opt["bouquet"] == "plus1" else 3}
    return {name: (worth.get(name, 1), count) for name, count in fans.items() if count}


def tile_fans(win: Win, fans: Fans) -> None:
    """Fans that look at the tiles only (3.3b purity, 5.2)."""
    tiles = win.tiles
    suits = suits_of(tiles)
    honors = any(tile in HONORS for tile in tiles)
    if not suits:
        fans["all_honors"] = (7, 1)
    elif len(suits) == 1 and honors:
        fans["clean"] = (3, 1)
    elif len(suits) == 1:
        fans["purity"] = (6, 1)
    if win.new_style:
        if len(suits) == 2:
            fans["two_suits"] = (1, 1)
        for name, low, high in (("only_1_5", 1, 5), ("only_3_7", 3, 7), ("only_5_9", 5, 9)):
            if not honors and all(low <= int(tile[0]) <= high for tile in tiles):
                fans[name] = (3, 1)


def way_fans(win: Win, fans: Fans) -> None:
    """Fans for the way the hand was won."""
    if win.closed:
        fans["concealed_hand"] = (1, 1)
    if win.self_drawn and win.opt["self_draw_fan"]:
        fans["self_draw"] = (1, 1)
    if "last_tile" in win.flags:
        fans["last_tile"] = (1, 1)
    if "kong_on_kong" in win.flags:
        fans["kong_on_kong"] = (4, 1)
    elif {"replacement", "bonus_replacement"} & win.flags:
        fans["replacement_tile"] = (1, 1)
    if win.by == "robbed-kong" and win.opt["robbing_kong_fan"]:
        fans["robbing_kong"] = (1, 1)


def set_fans(win: Win, groups: tuple[Group, ...], fans: Fans) -> None:
    """Section 4 on four sets and a pair."""
    opt = win.opt
    pair = next(group for group in groups if group.kind == "pair")
    chows = [group for group in groups if group.kind == "chow"]
    pungs = [group.first for group in groups if group.triplet]
    seat, turn = WINDS[SEATS.index(win.seat)], WINDS[SEATS.index(win.round)]
    if len(chows) == 4:
        barred = {
            "any": (),
            "no-honors": HONORS,
            "no-scoring": (*DRAGONS, seat, turn),
        }[opt["all_chows_pair"]]
        if pair.first not in barred:
            fans["all_chows"] = (1, 1)
    if len(pungs) == 4:
        fans["all_pungs"] = (3, 1)
    dragons = sum(tile in DRAGONS for tile in pungs)
    if dragons == 3:
        fans["three_dragons"] = (6, 1)
    elif dragons == 2 and pair.first in DRAGONS:
        fans["small_three_dragons"] = (4, 1)
    absorbed = "three_dragons" in fans or "small_three_dragons" in fans
    if dragons and (opt["dragon_pungs_stack"] or not absorbed):
        fans["dragon_pung"] = (1, dragons)
    if seat in pungs:
        fans["seat_wind"] = (1, 1)
    if turn in pungs:
        fans["round_wind"] = (1, 1)
    if sum(tile in WINDS for tile in pungs) == 3 and pair.first in WINDS:
        fans["small_four_winds"] = (4, 1)


def chow_fans(win: Win, chows: list[Group], fans: Fans) -> None:
    """Section 5: fans between chows, counted by 5.3."""
    opt = win.opt
    counts = Counter(group.first for group in chows)
    ranks = range(1, 8)
    snakes = [suit for suit in SUITS if all(counts[f"{rank}{suit}"] for rank in (1, 4, 7))]
    for suit in snakes:
        hidden = {group.first for group in chows if not group.exposed}
        if {f"1{suit}", f"4{suit}", f"7{suit}"} <= hidden:
            fans["concealed_snake"] = (3, 1)
        else:
            fans["exposed_snake"] = (2, 1)
    couples = sum(
        min(counts[f"1{suit}"], counts[f"7{suit}"]) for suit in SUITS if suit not in snakes
    )
    if couples:
        fans["terminal_chows"] = (1, couples)
    triple = 0  # the rank of Three identical chows
    for rank in ranks:
        here = [counts[f"{rank}{suit}"] for suit in SUITS]
        if opt["three_identical_chows"] == "same-suit" and max(here) >= 3:
            triple = rank
        if opt["three_identical_chows"] == "three-suits" and min(here) >= 1:
            triple = rank
    if triple:
        fans["three_identical_chows"] = (6, 1)
    twins = sum(count // 2 for tile, count in counts.items() if int(tile[0]) != triple)
    if twins:
        fans["twin_chows"] = (2, twins)
    mixed = sum(
        sum(counts[f"{rank}{suit}"] > 0 for suit in SUITS) >= 2 for rank in ranks if rank != triple
    )
    if mixed and opt["same_chow_two_suits"]:
        fans["same_chow_two_suits"] = (1, mixed)
    if opt["big4in1"] == "three-steps":
        big = any(
            all(counts[f"{rank + step}{suit}"] for step in range(3))
            for suit in SUITS
            for rank in range(1, 6)
        )
    else:
        big = (
            len(chows) == 4
            and len(counts) > 1
            and any(all(tile in group.tiles for group in chows) for tile in KINDS)
        )
    if big:
        fans["big_four_in_one"] = (6, 1)


def new_fans(win: Win, groups: tuple[Group, ...], fans: Fans) -> None:
    """Section 5 on four sets and a pair."""
    opt = win.opt
    pair = next(group for group in groups if group.kind == "pair")
    chows = [group for group in groups if group.kind == "chow"]
    pungs = [group.first for group in groups if group.triplet]
    suited = [group for group in groups if group.suit in SUITS]
    if pair.suit in SUITS and pair.ranks & {2, 5, 8}:
        fans["pair_258"] = (1, 1)
    chow_fans(win, chows, fans)
    small = sum(
        group.kind == "pung" and any(group.first in other.tiles for other in chows)
        for group in groups
    )
    if small:
        fans["small_four_in_one"] = (1, small)
    if sum(pair.first in group.tiles for group in chows) == 2:
        fans["four_in_one"] = (2, 1)
    if len(win.exposed) == 4:
        if win.self_drawn:
            fans["twelve_exposed"] = (2, 1)
        else:
            fans["all_discards"] = (3, 1)
    doors = [
        group.suit if group.suit in SUITS else "wind" if group.first in WINDS else "dragon"
        for group in groups
    ]
    if len(set(doors)) == 5:
        fans["five_doors"] = (3, 1)
    cornered = bool(suited) and all(group.ranks & {1, 9} for group in suited)
    if cornered and (len(suited) == 5 or opt["five_corners_honors"]):
        fans["five_corners"] = (3, 1)
    for suit in SUITS:
        for rank in range(1, 8):
            if all(f"{rank + step}{suit}" in pungs for step in range(3)):
                fans["consecutive_pungs"] = (4, 1)
    for rank in range(1, 10):
        if all(f"{rank}{suit}" in pungs for suit in SUITS):
            fans["matching_pungs"] = (4, 1)
        if len(suited) == 5 and all(rank in group.ranks for group in groups):
            fans["one_number"] = (6, 1)
    numbers = {group.first[0] for group in suited}
    if opt["two_numbers"] and len(pungs) == 4 and len(suited) < 5 and len(numbers) == 2:
        fans["two_numbers"] = (6, 1)


def ordinary_fans(win: Win, reading: Reading) -> Fans:
    fans = bonus_fans(win)
    way_fans(win, fans)
    tile_fans(win, fans)
    if reading.shape == "pairs":
        fans["all_pairs"] = (4, 1)
    else:
        set_fans(win, reading.groups, fans)
        if win.new_style:
            new_fans(win, reading.groups, fans)
    return fans


# --- scores --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    fans: Fans
    total: int
    limit: bool = False
    automatic: bool = False  # a win by bonus tiles, paid as a self-draw

    @property
    def listed(self) -> list[dict[str, Any]]:
        return [
            {"id": name, "value": self.fans[name][0], "count": self.fans[name][1]}
            for name in ORDER
            if name in self.fans
        ]


def results(win: Win) -> list[Result]:
    """All results, best first; the first and those equal to it in rank are all correct."""
    limit = limit_fan(win.opt)
    if len(win.bonus) == 8 and win.opt["all_eight_bonus"] != "off":
        full = win.opt["all_eight_bonus"] == "win-limit"
        worth = limit if full else 8
        return [Result({"all_eight_bonus": (worth, 1)}, worth, full, True)]
    found = []
    for reading in readings(win):
        patterns = limit_patterns(win, reading)
        if patterns:
            found.append(Result(dict.fromkeys(patterns, (limit, 1)), limit, True))
            continue
        fans = ordinary_fans(win, reading)
        total = sum(value * count for value, count in fans.values())
        found.append(Result(fans or {"chicken_hand": (0, 1)}, total))
    if len(win.bonus) == 7 and win.opt["seven_bonus"] == "win-3" and win.self_drawn:
        found.append(Result({"seven_bonus": (3, 1)}, 3, False, True))
    found.sort(key=rank_of, reverse=True)
    return found


def rank_of(result: Result) -> tuple[bool, int, int]:
    """3.4 and 3.6; among limit readings the one with the most limit patterns."""
    return result.limit, result.total, len(result.fans) if result.limit else 0


def alternatives(request: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The fan lists of all readings that tie for the best: any of them may be reported."""
    found = results(read_request(request))
    lists: list[list[dict[str, Any]]] = []
    for result in found:
        if rank_of(result) == rank_of(found[0]) and result.listed not in lists:
            lists.append(result.listed)
    return lists


def score(request: dict[str, Any]) -> dict[str, Any]:
    win = read_request(request)
    found = results(win)
    if not found:
        error = {"code": "not_a_win", "message": "the tiles are not a winning hand"}
        return {"id": request.get("id"), "ok": False, "error": error}
    best = found[0]
    counted = best.total
    if not win.opt["bonus_counts_for_min"]:
        counted -= sum(
            value * count for name, (value, count) in best.fans.items() if name in BONUS_FANS
        )
    missing = win.opt["min_fan"] - counted
    if best.limit or "all_eight_bonus" in best.fans:
        missing = 0
    answer: dict[str, Any] = {
        "id": request.get("id"),
        "ok": True,
        "legal": missing <= 0,
        "fans": best.listed,
        "han": 0,
        "fu": 0,
        "yakuman": 0,
        "limit": "limit" if best.limit else None,
        "total": best.total,
        "points": 0,
        "payments": None,
    }
    if missing > 0:
        answer["missing"] = missing
    else:
        answer["points"], answer["payments"] = pay(win, best.total, best.automatic)
    return answer


def settle(request: dict[str, Any]) -> dict[str, Any]:
    """Win, draw, false win and final places (1.8, 2.2, 2.6)."""
    opt = options_of(request)
    kind = request["kind"]
    head = {"id": request.get("id"), "ok": True}
    if kind == "final":
        scores = request["scores"]
        places = {
            seat: 1 + sum(other > own for other in scores.values()) for seat, own in scores.items()
        }
        return {**head, "places": places, "final": dict(scores)}
    payments = dict.fromkeys(SEATS, 0)
    winners: list[str] = []
    stays = False
    if kind == "draw":
        stays = opt["dealer_after_draw"] == "stays"
    elif kind == "win":
        shared = {key: request[key] for key in ("rules", "options") if key in request}
        wins = [{**shared, **one} for one in request["wins"]]
        if len(wins) > 1 and not opt["multi_win"]:
            wins = [min(wins, key=lambda one: distance(one["from"], one["seat"]))]
        for one in wins:
            answer = score(one)
            if not answer["ok"] or not answer["legal"]:
                return {"id": request.get("id"), "ok": False, "error": answer.get("error")}
            winners.append(one["seat"])
            for seat, amount in answer["payments"].items():
                payments[seat] += amount
        stays = request.get("dealer", "E") in winners and opt["dealer_after_win"] == "stays"
    elif kind == "chombo" and opt["false_win"] == "pay-limit":
        each = base(opt, limit_fan(opt))
        for caller in request["by"]:
            for seat in SEATS:
                payments[seat] += -3 * each if seat == caller else each
    else:
        error = {"code": "bad_field", "message": f"no settlement of kind {kind} here"}
        return {"id": request.get("id"), "ok": False, "error": error}
    return {
        **head,
        "payments": payments,
        "winners": winners,
        "deposits_left": 0,
        "honba_next": 0,
        "dealer_stays": stays,
    }


def distance(start: str, seat: str) -> int:
    """How many turns after `start` it is `seat`'s."""
    return (SEATS.index(seat) - SEATS.index(start)) % 4
