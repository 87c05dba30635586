"""Second Hong Kong scorer, part two: options, requests (read and made up), payments.

Rule numbers are those of the Hong Kong specification. Slow on purpose, nothing is shared
with the program under test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

SEATS = "ESWN"
SUITS = "mps"
WINDS = ("1z", "2z", "3z", "4z")
DRAGONS = ("5z", "6z", "7z")
TERMINALS = ("1m", "9m", "1p", "9p", "1s", "9s")
HONORS = WINDS + DRAGONS
KINDS = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)] + list(HONORS)

# Section 8. The first value is the default; open-ended numbers list usual ones.
OPTIONS: dict[str, tuple[Any, ...]] = {
    "bonus_tiles": (True, False),
    "starting_score": (0, 1000, 2000),
    "rounds": (4, 1, 2),
    "dice": ("three-once", "two-once", "two-twice"),
    "dead_wall": ("none", "replenished", "fixed"),
    "deal_direction": ("left", "right"),
    "dealer_after_draw": ("stays", "passes"),
    "dealer_after_win": ("stays", "passes"),
    "multi_win": (False, True),
    "passed_win_lock": ("any", "same", "none"),
    "false_win": ("forbidden", "pay-limit"),
    "min_fan": (0, 1, 2, 3, 5, 8),
    "bonus_counts_for_min": (True, False),
    "limit": (10, 8, 13, "none"),
    "table": ("seed", "full-spicy", "half-spicy"),
    "payer": ("half-gun", "full-gun", "full-gun-3"),
    "kong_liability": (False, True),
    "self_draw_fan": (True, False),
    "round_bonus": (True, False),
    "own_round_bonus": (False, True),
    "each_bonus": (False, True),
    "bouquet": ("total3", "plus1", "plus3"),
    "all_eight_bonus": ("off", "win-limit", "win-8"),
    "seven_bonus": ("off", "win-3"),
    "bonus_opens_hand": (False, True),
    "all_chows_pair": ("any", "no-honors", "no-scoring"),
    "all_pairs": (True, False),
    "dragon_pungs_stack": (False, True),
    "robbing_kong_fan": (0, 1),
    "big_four_winds": ("limit", "off"),
    "all_kongs": ("limit", "off"),
    "hidden_treasure_finish": ("pair", "any"),
    "earth_own_draw": (False, True),
    "same_chow_two_suits": (True, False),
    "five_corners_honors": (False, True),
    "three_identical_chows": ("same-suit", "three-suits"),
    "big4in1": ("four-chows", "three-steps"),
    "two_numbers": (False, True),
    "penalties": (True, False),
    "nine_tiles_penalty": (True, False),
    "five_tiles_penalty": (True, False),
    "winds_penalty": (True, False),
    "dragons_penalty": (True, False),
    "terminals_penalty": (True, False),
    "honors_penalty": (True, False),
    "nine_tile_requires": ("flush", "purity", "none"),
    "double_keeps_others": (False, True),
    "feeding_liability": (False, True),
}


def read_tiles(text: str) -> list[str]:
    """123m44z becomes 1m, 2m, 3m, 4z, 4z."""
    tiles: list[str] = []
    digits = ""
    for char in text:
        if char.isdigit():
            digits += char
        elif char not in " +":
            tiles += [digit + char for digit in digits]
            digits = ""
    return tiles


def write_tiles(tiles: list[str]) -> str:
    """The other way round, in the order m p s z f g."""
    text = ""
    for suit in "mpszfg":
        ranks = sorted(tile[0] for tile in tiles if tile[1] == suit)
        text += "".join(ranks) + (suit if ranks else "")
    return text


def chow(tile: str) -> tuple[str, ...]:
    """The chow that starts with the tile, or nothing."""
    rank = int(tile[0])
    if tile[1] not in SUITS or rank > 7:
        return ()
    return tuple(f"{rank + step}{tile[1]}" for step in range(3))


@dataclass(frozen=True)
class Meld:
    kind: str  # chow, pung, kong
    tiles: tuple[str, ...]
    concealed: bool = False
    added: bool = False
    giver: str | None = None

    @property
    def triplet(self) -> bool:
        return self.kind != "chow"


@dataclass(frozen=True)
class Win:
    """A score request with every absent field at its neutral value."""

    new_style: bool
    opt: dict[str, Any]
    hand: list[str]
    tile: str
    by: str
    giver: str | None
    melds: list[Meld]
    seat: str
    round: str
    flags: frozenset[str]
    bonus: list[str]
    liable: str | None = None
    fed_by: str | None = None
    exempt: bool = False
    tiles_left: int | None = None
    fresh: bool = False
    exposed: list[Meld] = field(default_factory=list)

    @property
    def tiles(self) -> list[str]:
        """Everything but the bonus tiles."""
        return [*self.hand, self.tile, *(tile for meld in self.melds for tile in meld.tiles)]

    @property
    def self_drawn(self) -> bool:
        return self.by == "self-draw"

    @property
    def closed(self) -> bool:
        """3.5: no exposed set; with `bonus_opens_hand` no bonus tile either."""
        return not self.exposed and not (self.opt["bonus_opens_hand"] and self.bonus)


def options_of(request: dict[str, Any]) -> dict[str, Any]:
    opt = {key: values[0] for key, values in OPTIONS.items()}
    for key, value in request.get("options", {}).items():
        opt[key] = value.replace("_", "-") if isinstance(value, str) else value
    return opt


def read_request(request: dict[str, Any]) -> Win:
    melds = [
        Meld(
            kind=meld["kind"],
            tiles=tuple(sorted(read_tiles(meld["tiles"]))),
            concealed=bool(meld.get("concealed", False)),
            added=bool(meld.get("added", False)),
            giver=meld.get("from"),
        )
        for meld in request.get("melds", [])
    ]
    exposed = [meld for meld in melds if not meld.concealed]
    flags = frozenset(request.get("flags", []))
    win = request.get("win", "")
    by = request["by"]
    left = request.get("tiles_left")
    if left is None and "last_tile" in flags and by != "self-draw":
        left = 0
    fresh = bool(request.get("fresh_tile", False))
    if "seen" in request:  # 7.9
        shown = read_tiles(request["seen"]) + [tile for meld in exposed for tile in meld.tiles]
        fresh = win not in shown
    return Win(
        new_style=request["rules"] == "hk-new",
        opt=options_of(request),
        hand=read_tiles(request.get("hand", "")),
        tile=win,
        by=by,
        giver=request.get("from"),
        melds=melds,
        seat=request.get("seat", "E"),
        round=request.get("round", "E"),
        flags=flags,
        bonus=read_tiles(request.get("bonus", "")),
        liable=request.get("liable"),
        fed_by=request.get("fed_by"),
        exempt=bool(request.get("exempt", False)),
        tiles_left=left,
        fresh=fresh,
        exposed=exposed,
    )


# --- what a fan is worth -------------------------------------------------------------------


def limit_fan(opt: dict[str, Any]) -> int:
    """3.4: what a limit hand counts as."""
    return 10 if opt["limit"] == "none" else int(opt["limit"])


def base(opt: dict[str, Any], fan: int) -> int:
    """6.1: B, what the discarder pays."""
    unlimited = opt["limit"] == "none"
    if not unlimited:
        fan = min(fan, limit_fan(opt))
    if opt["table"] == "half-spicy":
        steps = [1, 2, 4, 8, 16, 24]
        while len(steps) <= fan:
            steps.append(2 * steps[-2])
        return 2 * steps[fan]
    if opt["table"] == "full-spicy" or unlimited:
        return 2 << fan
    if fan <= 3:
        return (2, 4, 8, 16)[fan]
    if fan <= 6:
        return 32
    if fan <= 9:
        return 64
    return 128


# --- sections 6.2 and 7 --------------------------------------------------------------------


def suits_of(tiles: list[str]) -> set[str]:
    return {tile[1] for tile in tiles if tile[1] in SUITS}


def nine_tile_hand(win: Win) -> bool:
    """7.1: is the hand flushed enough for the nine-tile rule?"""
    if win.opt["nine_tile_requires"] == "none":
        return True
    one_suit = len(suits_of(win.tiles)) == 1
    honors = any(tile[1] == "z" for tile in win.tiles)
    if win.opt["nine_tile_requires"] == "purity":
        return one_suit and not honors
    return one_suit


def nine_tiles_on(win: Win) -> bool:
    return bool(
        win.opt["penalties"]
        and win.opt["nine_tiles_penalty"]
        and not win.exempt
        and nine_tile_hand(win)
    )


def fourth_set_feeder(win: Win) -> str | None:
    """7.1b: who fed the fourth exposed set of a suit, a pung or a kong."""
    if len(win.exposed) < 4 or not win.exposed[3].triplet:
        return None
    suits = {meld.tiles[0][1] for meld in win.exposed}
    if len(suits) != 1 or suits == {"z"}:
        return None
    return win.fed_by or win.exposed[3].giver


def claimed_kong_feeder(win: Win) -> str | None:
    """6.2: who fed the claimed kong on whose replacement, or chain, the hand was won."""
    if not {"replacement", "kong_on_kong"} & win.flags or not win.exposed:
        return None
    last = win.exposed[-1]
    if last.kind != "kong" or last.added:
        return None
    if "kong_on_kong" not in win.flags and win.melds[-1] is not last:
        return None  # a concealed kong came later: the tile was its replacement
    return win.fed_by or last.giver


def last_set_feeder(win: Win) -> str | None:
    """7.7: the last exposed set makes the third dragon, fourth wind, terminal or honor set."""
    if not win.exposed:
        return None
    last = win.exposed[-1]
    for kinds, needed in (
        (DRAGONS, 3),
        (WINDS, 4),
        (TERMINALS, 4),
        (HONORS, 4),
    ):
        if last.triplet and last.tiles[0] in kinds and triplets_of(win, kinds) >= needed:
            return win.fed_by or last.giver
    return None


def triplets_of(win: Win, kinds: tuple[str, ...]) -> int:
    return sum(1 for meld in win.exposed if meld.triplet and meld.tiles[0] in kinds)


def self_draw_payer(win: Win) -> str | None:
    """Who pays a self-draw for everybody, if anybody does."""
    if nine_tiles_on(win) and fourth_set_feeder(win):
        return fourth_set_feeder(win)
    if win.opt["kong_liability"] and claimed_kong_feeder(win):
        return claimed_kong_feeder(win)
    if win.opt["penalties"] and win.opt["feeding_liability"]:
        return last_set_feeder(win)
    return None


def discard_clause(win: Win) -> str | None:
    """The first clause of section 7 that makes the discarder pay for the others."""
    opt = win.opt
    tile = win.tile
    if not opt["penalties"]:
        return None
    shown = {meld.tiles[0] for meld in win.exposed if meld.triplet}
    missing = tile not in shown
    if opt["winds_penalty"] and tile in WINDS and missing and triplets_of(win, WINDS) == 3:
        return "7.3"
    if opt["terminals_penalty"] and tile in TERMINALS and triplets_of(win, TERMINALS) >= 3:
        return "7.5"
    if nine_tiles_on(win):
        sets = Counter(meld.tiles[0][1] for meld in win.exposed)
        if tile[1] in SUITS and sets[tile[1]] >= 3:
            return "7.1a"
        feeder = fourth_set_feeder(win)
        if feeder is not None and feeder == win.giver:
            return "7.1b"
    ending = win.tiles_left is not None and win.tiles_left <= 5
    if opt["five_tiles_penalty"] and win.by == "discard" and win.fresh and ending:
        return "7.2"
    if opt["dragons_penalty"] and tile in DRAGONS and missing and triplets_of(win, DRAGONS) == 2:
        return "7.4"
    if opt["honors_penalty"] and tile[1] == "z" and triplets_of(win, HONORS) >= 3:
        return "7.6"
    return None


def pay(win: Win, fan: int, automatic: bool = False) -> tuple[int, dict[str, int] | None]:
    """What the winner gets, and who pays; `automatic` is a win by bonus tiles (3.7)."""
    b = base(win.opt, fan)
    others = [seat for seat in SEATS if seat != win.seat]
    due = dict.fromkeys(others, 0)
    unknown = False
    if automatic or win.self_drawn:
        payer = win.liable or (None if automatic else self_draw_payer(win))
        if payer is not None:
            due[payer] = 3 * b
        else:
            due = dict.fromkeys(others, b)
    else:
        unknown = win.giver is None
        discarder = win.giver or others[0]  # any seat will do for the winner's total
        rule = win.opt["payer"]
        clause = discard_clause(win)
        if win.liable is not None:
            due[win.liable] = 3 * b if rule == "full-gun-3" else 2 * b
        elif rule == "full-gun-3":
            due[discarder] = 3 * b
        elif rule == "full-gun":
            due[discarder] = 2 * b
        elif clause in ("7.3", "7.5") and win.opt["double_keeps_others"]:
            due = dict.fromkeys(others, b // 2)
            due[discarder] = 2 * b
        elif clause is not None:
            due[discarder] = 2 * b
        else:
            due = dict.fromkeys(others, b // 2)
            due[discarder] = b
    total = sum(due.values())
    if unknown:
        return total, None
    return total, {seat: total if seat == win.seat else -due[seat] for seat in SEATS}


# --- random requests -----------------------------------------------------------------------


def random_requests(seed: int | str, n: int, style: str) -> Iterator[dict[str, Any]]:
    """`n` valid requests of winning hands, `style` "old" or "new", with a bias to every fan."""
    rng = Random(f"{seed}/{style}")
    number = 0
    while number < n:
        request = _attempt(rng)
        if request is not None:
            yield {"id": f"hk-{style}-{seed}-{number}", "rules": f"hk-{style}", **request}
            number += 1


THEME_NAMES = """
any any chows chows pungs suit suit clean honors terminals winds winds dragons dragons snake snake
twins triples same old-young small-four pair-four big-four range number doors corners corners
consecutive matching two-numbers kongs treasure fed-suit fed-suit fed-honors
"""
THEMES = THEME_NAMES.split()


def _theme(rng: Random, theme: str) -> tuple[list[tuple[str, ...]], list[str], list[str], float]:
    """Sets to begin with, tiles for more sets, tiles for the pair, the share of chows."""
    suit, other, third = rng.sample(SUITS, 3)
    rank = rng.randint(1, 7)
    first = chow(f"{rank}{suit}")
    one_suit = [f"{r}{suit}" for r in range(1, 10)]
    five = f"{rng.randint(3, 7)}{suit}"
    around = [chow(f"{int(five[0]) - step}{suit}") for step in range(3)]
    match theme:
        case "chows":
            return [], KINDS, KINDS, 1.0
        case "pungs" | "kongs" | "treasure":
            return [], KINDS, KINDS, 0.0
        case "suit" | "fed-suit":
            return [], one_suit, one_suit, 0.5
        case "clean":
            return [], [*one_suit, *HONORS], [*one_suit, *HONORS], 0.6
        case "honors" | "fed-honors":
            return [], list(HONORS), list(HONORS), 0.0
        case "terminals":
            return [], list(TERMINALS), list(TERMINALS), 0.0
        case "winds":
            winds = rng.sample(WINDS, rng.choice((3, 3, 4)))
            left = [w for w in WINDS if w not in winds] or KINDS
            return [(w,) * 3 for w in winds], rng.choice((KINDS, one_suit)), left, 0.6
        case "dragons":
            dragons = rng.sample(DRAGONS, rng.choice((2, 3)))
            left = [d for d in DRAGONS if d not in dragons] or KINDS
            return [(d,) * 3 for d in dragons], rng.choice((KINDS, one_suit)), left, 0.6
        case "snake":
            return [chow(f"{r}{suit}") for r in (1, 4, 7)], KINDS, KINDS, 0.6
        case "twins":
            return [first, first], rng.choice((KINDS, list(first), one_suit)), KINDS, 0.8
        case "triples":
            return [first] * rng.choice((3, 3, 4)), [*KINDS, *first], KINDS, 0.8
        case "same":
            starts = [f"{rank}{s}" for s in (suit, other, third)[: rng.choice((2, 3))]]
            return [chow(tile) for tile in starts], [*KINDS, *starts * 9], KINDS, 0.9
        case "old-young":
            return [chow(f"1{suit}"), chow(f"7{suit}")], [f"1{other}", f"7{other}"], KINDS, 0.9
        case "small-four":
            near = list(first)
            return [(near[0],) * 3, first], near if rng.random() < 0.5 else KINDS, KINDS, 0.4
        case "pair-four":
            return rng.choices(around, k=2), KINDS, [five], 0.7
        case "big-four":
            return rng.choices(around, k=4), KINDS, KINDS, 1.0
        case "range":
            low = rng.choice((1, 3, 5))
            pool = [tile for tile in KINDS[:27] if low <= int(tile[0]) < low + 5]
            return [], pool, pool, 0.8
        case "number":
            number = rng.randint(3, 7)
            starts = [f"{number - step}{s}" for s in SUITS for step in range(3)]
            sets = [chow(tile) for tile in rng.sample(starts, 3)]
            if rng.random() < 0.5:
                sets.append((f"{number}{third}",) * 3)
            return sets, starts, [f"{number}{s}" for s in SUITS], 1.0
        case "doors":
            groups = [first, chow(f"{rng.randint(1, 7)}{other}"), (f"{rank}{third}",) * 3]
            honors = [rng.choice(WINDS), rng.choice(DRAGONS)]
            rng.shuffle(honors)
            return [*groups, (honors[0],) * 3], KINDS, [honors[1]], 0.0
        case "corners":
            pool = [f"{r}{s}" for r in (1, 7, 9) for s in SUITS]
            honors = list(HONORS) if rng.random() < 0.4 else []
            return [], [*pool[:6] * 3, *pool[6:], *honors], [*TERMINALS, *honors], 0.8
        case "consecutive":
            return [(tile,) * 3 for tile in first], KINDS, KINDS, 0.5
        case "matching":
            return [(f"{rank}{s}",) * 3 for s in SUITS], KINDS, KINDS, 0.5
        case "two-numbers":
            pool = [f"{r}{s}" for r in rng.sample(range(1, 10), 2) for s in SUITS] + list(HONORS)
            return [], pool, pool, 0.0
    return [], KINDS, KINDS, 0.6


def _random_sets(rng: Random, theme: str) -> list[tuple[str, ...]] | None:
    """Four sets and a pair, the pair last; nothing when the draw does not fit."""
    groups, pool, pairs, chows = _theme(rng, theme)
    groups = groups.copy()
    for _ in range(60):
        if len(groups) == 4:
            break
        tile = rng.choice(pool)
        group = chow(tile) if rng.random() < chows else (tile,) * 3
        if group and max(Counter(t for g in [*groups, group] for t in g).values()) <= 4:
            groups.append(group)
    groups.append((rng.choice(pairs),) * 2)
    copies = Counter(tile for group in groups for tile in group)
    return groups if len(groups) == 5 and max(copies.values()) <= 4 else None


def _special(rng: Random) -> list[str]:
    """Fourteen tiles of a hand without sets, or of Nine Gates; the odd tile comes first."""
    suit = rng.choice(SUITS)
    shape = rng.choice(("pairs", "pairs", "pairs", "orphans", "gates"))
    if shape == "orphans":
        return [rng.choice([*TERMINALS, *HONORS]), *TERMINALS, *HONORS]
    if shape == "gates":
        return read_tiles(f"{rng.randint(1, 9)}1112345678999{suit}")
    pools = [KINDS, [f"{r}{suit}" for r in range(1, 10)], list(HONORS), list(TERMINALS)]
    pools.append([t for t in KINDS[:27] if int(t[0]) <= 5 and t[1] != suit])
    pools.append([t for t in KINDS[:27] if 3 <= int(t[0]) <= 7])
    pairs = rng.sample(rng.choice(pools) * 2, 7)  # a quad may serve as two pairs
    return [tile for tile in pairs for _ in range(2)]


def _random_melds(
    rng: Random, sets: list[tuple[str, ...]], rest: list[str], theme: str, seat: str
) -> tuple[list[dict[str, Any]], list[str]]:
    """Some of the sets as melds; the tiles of the others go to the hand."""
    others = [other for other in SEATS if other != seat]
    left = SEATS[SEATS.index(seat) - 1]
    share = 1.0 if theme.startswith("fed") else rng.choice((0.0, 0.0, 0.4, 0.7, 0.9, 1.0))
    if theme == "treasure":
        share = 0.0
    kongs = 0.9 if theme == "kongs" else rng.choice((0.05, 0.05, 0.5))
    copies = Counter([*rest, *(tile for group in sets for tile in group)])
    named = rng.random() < 0.85
    melds: list[dict[str, Any]] = []
    hand = rest.copy()
    for group in sets:
        triplet = group[0] == group[1]
        kong = triplet and copies[group[0]] == 3 and rng.random() < kongs
        shown = rng.random() < share
        if not shown and not kong:
            hand += group
            continue
        meld: dict[str, Any] = {"kind": "kong" if kong else "pung" if triplet else "chow"}
        meld["tiles"] = write_tiles([*group, group[0]] if kong else list(group))
        if not shown:
            meld["concealed"] = True
        elif kong and rng.random() < 0.4:
            meld["added"] = True
        if shown and named:
            meld["from"] = rng.choice(others) if triplet else left
        melds.append(meld)
    rng.shuffle(melds)
    return melds, hand


def _attempt(rng: Random) -> dict[str, Any] | None:
    keys = rng.sample(sorted(OPTIONS), rng.choice((0, 0, 3, 8, len(OPTIONS))))
    options = {key: rng.choice(OPTIONS[key]) for key in keys}
    if rng.random() < 0.6:
        options.pop("min_fan", None)
    opt = options_of({"options": options})
    seat, turn = rng.choice(SEATS), rng.choice(SEATS)
    others = [other for other in SEATS if other != seat]
    theme = rng.choice(THEMES)
    melds: list[dict[str, Any]] = []
    special = rng.random() < 0.15
    if special:
        hand = _special(rng)
    else:
        sets = _random_sets(rng, theme)
        if sets is None:
            return None
        melds, hand = _random_melds(rng, sets[:4], list(sets[4]), theme, seat)
    win = rng.choice(hand)
    if theme == "treasure" or (special and rng.random() < 0.6):
        win = hand[0]  # the pair, the odd tile
    hand.remove(win)
    bonus: list[str] = []
    if opt["bonus_tiles"]:
        pool = [f"{number}{series}" for series in "fg" for number in range(1, 5)]
        bonus = rng.sample(pool, rng.choice((0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8)))
        if rng.random() < 0.1:
            bonus = pool[:4]
    request: dict[str, Any] = {"options": options, "melds": melds, "seat": seat, "round": turn}
    request |= {"bonus": write_tiles(bonus), "hand": write_tiles(hand), "win": win}
    by = "self-draw" if rng.random() < (0.9 if theme == "treasure" else 0.45) else "discard"
    shown = [t for meld in melds if not meld.get("concealed") for t in read_tiles(meld["tiles"])]
    held = Counter([*hand, win, *(t for meld in melds for t in read_tiles(meld["tiles"]))])
    if by == "discard" and held[win] == 1 and rng.random() < 0.2:
        by = "robbed-kong"
    if len(bonus) == 8 and opt["all_eight_bonus"] != "off":
        by = "self-draw"  # the automatic win leaves no time for a discard
    request["by"] = by
    flags = _random_flags(rng, request, opt)
    request["flags"] = flags
    if by != "self-draw" and rng.random() < 0.96:
        request["from"] = "E" if "first_turn" in flags and seat != "E" else rng.choice(others)
    if by == "discard" and "first_turn" not in flags:
        _random_facts(rng, request, held, shown)
    if rng.random() < 0.3:
        fed = [meld for meld in melds if not meld.get("concealed")][-1:]
        if fed and fed[0]["kind"] != "chow":
            request["fed_by"] = fed[0].get("from", rng.choice(others))
    if rng.random() < 0.1:
        request["exempt"] = True
    if rng.random() < 0.04 and (request["by"] == "self-draw" or "from" in request):
        request["liable"] = rng.choice(others)
    return request


def _random_flags(rng: Random, request: dict[str, Any], opt: dict[str, Any]) -> list[str]:
    flags = []
    melds = request["melds"]
    kongs = [meld for meld in melds if meld["kind"] == "kong"]
    drawn = request["by"] == "self-draw"
    if not melds and request["by"] != "robbed-kong" and rng.random() < 0.12:
        flags.append("first_turn")
    elif rng.random() < 0.1 and (request["by"] != "robbed-kong" or opt["dead_wall"] != "none"):
        flags.append("last_tile")
    if not drawn or ("last_tile" in flags and opt["dead_wall"] != "none"):
        return flags
    if kongs and rng.random() < 0.6:
        # The kong just made stands last, unless it was added to an older pung.
        chain = [meld for meld in kongs if not meld.get("added")]
        chain.sort(key=lambda meld: bool(meld.get("concealed")))
        claimed = [meld for meld in chain if not meld.get("concealed")]
        for meld in chain:
            melds.remove(meld)
        melds.extend(chain)
        if len(kongs) >= 2 and len(claimed) < len(kongs) and rng.random() < 0.5:
            flags.append("kong_on_kong")
        if not flags or rng.random() < 0.5:
            flags.append("replacement")
    if request["bonus"] and rng.random() < 0.1:
        flags.append("bonus_replacement")
    return flags


def _random_facts(
    rng: Random, request: dict[str, Any], held: Counter[str], shown: list[str]
) -> None:
    """tiles_left, seen, fresh_tile without the contradictions of 7.9."""
    win = request["win"]
    if "last_tile" not in request["flags"] and rng.random() < 0.5:
        request["tiles_left"] = rng.choice((0, 1, 3, 5, 5, 6, 6, 20))
    wall = [kind for kind in KINDS for _ in range(4 - held[kind])]
    seen = rng.sample(wall, rng.randint(0, 40))
    if rng.random() < 0.5:
        seen = [tile for tile in seen if tile != win]
    if rng.random() < 0.4:
        request["seen"] = write_tiles(seen)
    if rng.random() < 0.4:
        request["fresh_tile"] = win not in shown and win not in seen
