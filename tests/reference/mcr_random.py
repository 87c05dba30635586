"""Random winning hands for the Chinese Official rules, with a taste for rare fans.

The requests are valid: at most four copies of a kind, no facts that contradict one another
(MCR specification 6.6), every shape of 5.2, both rulesets, options changed now and then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from .mcr_table import SUITS, WINDS

CHANGES: dict[str, tuple[Any, ...]] = {
    "two_concealed_kongs": (8, 6),
    "melded_and_concealed_kong": (6, 5),
    "self_drawn_special": ("fully-concealed", "self-drawn"),
    "all_green_half_flush": (True, False),
    "all_terminals_double_pung": (True, False),
    "nine_gates_terminal_pungs": ("never", "all-but-one"),
    "voided_suit_strict": (True, False),
    "fan34_with_35": (True, False),
    "quads_in_seven_pairs": (True, False),
    "tile_hog_honors": (True, False),
    "all_types_on_seven_pairs": (True, False),
    "void_exhausted_waits": (True, False),
}
FLOWERS = [f"{number}{letter}" for letter in "fg" for number in (1, 2, 3, 4)]


class Hand(NamedTuple):
    """A complete hand: loose tiles that stay concealed, sets that may be melded, a pair."""

    loose: list[int]
    sets: list[list[int]]
    pair: list[int]


def chow(suit: int, start: int) -> list[int]:
    return [9 * suit + start - 1 + step for step in range(3)]


def pung(tile: int) -> list[int]:
    return [tile] * 3


def any_set(rng: Random, suits: list[int], chows: float) -> list[int]:
    if rng.random() < chows:
        return chow(rng.choice(suits), rng.randint(1, 7))
    kinds = [9 * suit + rank for suit in suits for rank in range(9)]
    return pung(rng.choice(kinds + list(range(27, 34))))


def themed_sets(rng: Random) -> list[list[int]]:
    """Up to four sets that belong together."""
    suits = rng.sample(range(3), 3)
    one, two, three = suits
    low = rng.randint(1, 7)
    step = rng.choice((1, 1, 2))
    start = rng.randint(1, 7 - 2 * step)
    four_start = rng.randint(1, 7 - 3 * step)
    rank = rng.randint(0, 8)
    shift = rng.randint(0, 6)
    themes: list[Callable[[], list[list[int]]]] = [
        list,
        lambda: [chow(one, low)] * rng.choice((2, 3, 4)),
        lambda: [chow(one, low), chow(two, low), chow(three, low)],
        lambda: [chow(one, low), chow(two, low), chow(two, low)],
        lambda: [chow(one, start + step * n) for n in range(3)],
        lambda: [chow(one, four_start + step * n) for n in range(4)],
        lambda: [chow(suits[n], min(low, 5) + n) for n in range(3)],
        lambda: [chow(one, 1), chow(one, 4), chow(one, 7)],
        lambda: [chow(one, 1), chow(two, 4), chow(three, 7)],
        lambda: [chow(one, 1), chow(one, 7), chow(two, 1), chow(two, 7)],
        lambda: [chow(one, 1), chow(one, 1), chow(one, 7), chow(one, 7)],
        lambda: [chow(one, low), chow(one, (low + 2) % 7 + 1), chow(two, low)],
        lambda: [pung(9 * one + shift + n) for n in range(3)],
        lambda: [pung(9 * one + min(shift, 5) + n) for n in range(4)],
        lambda: [pung(9 * suit + rank) for suit in suits],
        lambda: [pung(9 * suit + rank) for suit in suits[:2]],
        lambda: [pung(9 * suits[n] + shift + n) for n in range(3)],
        lambda: [pung(tile) for tile in rng.sample(range(27, 31), rng.choice((3, 4)))],
        lambda: [pung(tile) for tile in rng.sample(range(31, 34), rng.choice((2, 3)))],
        lambda: [pung(tile) for tile in rng.sample(range(27, 34), 4)],
        lambda: [pung(tile) for tile in rng.sample((0, 8, 9, 17, 18, 26), 4)],
        lambda: [pung(tile) for tile in rng.sample((0, 8, 9, 17, 18, 26, 27, 31, 33), 4)],
        lambda: [pung(9 * rng.randrange(3) + r) for r in rng.choices((1, 3, 5, 7), k=4)],
        lambda: [fives(rng) for _ in range(4)],
        lambda: [outside(rng) for _ in range(4)],
        lambda: narrow(rng),
        lambda: [
            rng.choice((chow(2, 2), pung(19), pung(20), pung(21), pung(23), pung(25), pung(32)))
            for _ in range(4)
        ],
        lambda: [
            rng.choice(
                (
                    chow(1, 1),
                    chow(1, 2),
                    chow(1, 3),
                    chow(2, 4),
                    pung(16),
                    pung(17),
                    pung(22),
                    pung(25),
                    pung(26),
                    pung(31),
                )
            )
            for _ in range(4)
        ],
    ]
    return rng.choice(themes)()


def fives(rng: Random) -> list[int]:
    suit = rng.randrange(3)
    return rng.choice((chow(suit, rng.randint(3, 5)), pung(9 * suit + 4)))


def outside(rng: Random) -> list[int]:
    suit = rng.randrange(3)
    return rng.choice((chow(suit, 1), chow(suit, 7), pung(9 * suit), pung(rng.randint(27, 33))))


def narrow(rng: Random) -> list[list[int]]:
    """Sets within a few ranks: upper, middle, lower tiles, upper and lower four."""
    first, last = rng.choice(((7, 9), (4, 6), (1, 3), (6, 9), (1, 4), (2, 8)))
    sets = []
    for _ in range(4):
        suit = rng.randrange(3)
        if rng.random() < 0.6:
            sets.append(chow(suit, rng.randint(first, last - 2)))
        else:
            sets.append(pung(9 * suit + rng.randint(first, last) - 1))
    return sets


def pair_for(rng: Random, sets: list[list[int]]) -> list[int]:
    """A pair, often of a kind with the sets."""
    used = sorted({tile for group in sets for tile in group})
    suits = sorted({tile // 9 for tile in used})
    choice = rng.random()
    if choice < 0.25:
        tile = rng.choice(used)
    elif choice < 0.5:
        suit = rng.choice(suits)
        tile = rng.randint(27, 33) if suit == 3 else 9 * suit + rng.randrange(9)
    elif choice < 0.65:
        tile = 9 * rng.randrange(3) + 4
    else:
        tile = rng.randrange(34)
    return [tile, tile]


def regular(rng: Random) -> Hand:
    suits = rng.sample(range(3), rng.choice((1, 1, 2, 3, 3)))
    chows = rng.choice((0.0, 0.3, 0.6, 0.9, 1.0))
    sets = themed_sets(rng)[:4]
    while len(sets) < 4:
        sets.append(any_set(rng, suits, chows))
    rng.shuffle(sets)
    return Hand([], sets, pair_for(rng, sets))


def plain(rng: Random) -> Hand:
    """Unrelated chows in three suits and a pair of honours: now and then a Chicken Hand."""
    one, two, three = rng.sample(range(3), 3)
    chows = [(one, 1), (one, 6), (two, rng.choice((3, 5))), (three, rng.choice((2, 7)))]
    honour = rng.randint(27, 33)
    sets = [chow(suit, start) for suit, start in chows]
    if rng.random() < 0.3:
        sets[0] = pung(9 * one + rng.randint(1, 7))
    rng.shuffle(sets)
    return Hand([], sets, [honour, honour])


def seven_pairs(rng: Random) -> Hand:
    kinds = rng.choice(
        (
            list(range(34)),
            list(range(9 * rng.randrange(2), 18)),
            [tile for tile in range(34) if tile >= 27 or tile // 9 == 1],
            list(range(27, 34)),
            [0, 8, 9, 17, 18, 26, *range(27, 34)],
            [0, 8, 9, 17, 18, 26],
            [19, 20, 21, 23, 25, 32],
        )
    )
    if rng.random() < 0.15:
        first = 9 * rng.randrange(3) + rng.randrange(3)
        chosen = [first + step for step in range(7)]
    elif rng.random() < 0.4 or len(kinds) < 7:
        chosen = rng.choices(kinds, k=7)
    else:
        chosen = rng.sample(kinds, 7)
    return Hand([tile for tile in chosen for _ in range(2)], [], [])


def orphans(rng: Random) -> Hand:
    kinds = [0, 8, 9, 17, 18, 26, *range(27, 34)]
    return Hand([*kinds, rng.choice(kinds)], [], [])


def knitted(rng: Random) -> list[int]:
    firsts = rng.choice(list(permutations(range(3))))
    return [9 * suit + rank for suit in range(3) for rank in range(firsts[suit], 9, 3)]


def honours_and_knitted(rng: Random) -> Hand:
    honours = rng.choice((5, 6, 7))
    tiles = rng.sample(range(27, 34), honours) + rng.sample(knitted(rng), 14 - honours)
    return Hand(tiles, [], [])


def knitted_straight(rng: Random) -> Hand:
    group = any_set(rng, [0, 1, 2], 0.5)
    return Hand(knitted(rng), [group], pair_for(rng, [group]))


def nine_gates(rng: Random) -> Hand:
    ranks = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, rng.randrange(9))
    suit = rng.randrange(3)
    return Hand([9 * suit + rank for rank in ranks], [], [])


def text(tiles: list[int]) -> str:
    """Tiles as text, sorted, digits shared."""
    written = ""
    for suit, letter in enumerate(SUITS):
        digits = "".join(str(tile % 9 + 1) for tile in sorted(tiles) if tile // 9 == suit)
        written += digits + letter if digits else ""
    return written


def lay_out(rng: Random, hand: Hand, seat: str) -> tuple[list[int], list[dict[str, Any]]]:
    """Decide which sets lie on the table; the rest is concealed."""
    loose = [*hand.loose, *hand.pair]
    copies = Counter([*loose, *(tile for group in hand.sets for tile in group)])
    openness = rng.choice((0.0, 0.3, 0.6, 1.0))
    kongs = rng.choice((0.0, 0.1, 0.7))
    others = [wind for wind in WINDS if wind != seat]
    upper = WINDS[WINDS.index(seat) - 1]
    melds: list[dict[str, Any]] = []
    for group in hand.sets:
        same = group[0] == group[1]
        if same and copies[group[0]] == 3 and rng.random() < kongs:
            copies[group[0]] += 1
            meld: dict[str, Any] = {"kind": "kong", "tiles": text(group[:1] * 4)}
            how = rng.choice(("concealed", "added", "claimed"))
            if how != "claimed":
                meld[how] = True
            if how != "concealed":
                meld["from"] = rng.choice(others)
            melds.append(meld)
        elif rng.random() < openness:
            giver = rng.choice(others) if same else upper
            kind = "pung" if same else "chow"
            melds.append({"kind": kind, "tiles": text(group), "from": giver})
        else:
            loose += group
    return loose, melds


def facts(rng: Random, request: dict[str, Any], lone: bool, fresh: bool) -> None:
    """Circumstances that can hold together.

    `lone`: no other copy of the winning tile is concealed; `fresh`: none is melded either.
    """
    seat = request["seat"]
    kong = any(meld["kind"] == "kong" for meld in request["melds"])
    by = rng.choice(("self-draw", "discard", "discard"))
    if lone and fresh and rng.random() < 0.15:
        by = "robbed-kong"
    flags = []
    if by == "self-draw":
        if kong and rng.random() < 0.3:
            flags.append("replacement")
        elif request["bonus"] and rng.random() < 0.15:
            flags.append("bonus_replacement")
    elif rng.random() < 0.95:
        request["from"] = rng.choice([wind for wind in WINDS if wind != seat])
    if by != "robbed-kong" and rng.random() < 0.08:
        flags.append("last_tile")
    elif not request["melds"] and not flags and rng.random() < 0.03:
        flags.append("first_turn")
    if lone and "first_turn" not in flags and rng.random() < 0.1:
        flags.append("last_of_kind")
    request["by"] = by
    request["flags"] = flags


def one_request(rng: Random, name: str) -> dict[str, Any]:
    makers = (
        seven_pairs,
        orphans,
        honours_and_knitted,
        knitted_straight,
        nine_gates,
        plain,
        regular,
    )
    while True:
        hand = rng.choices(makers, weights=(6, 1, 5, 8, 1, 4, 75))[0](rng)
        tiles = [*hand.loose, *hand.pair, *(tile for group in hand.sets for tile in group)]
        if max(Counter(tiles).values()) <= 4:
            break
    options = {}
    if rng.random() < 0.4:
        for key in rng.sample(sorted(CHANGES), rng.randint(1, 4)):
            options[key] = rng.choice(CHANGES[key])
    if hand.loose and not hand.sets and max(Counter(tiles).values()) == 4 and not is_gates(tiles):
        options.pop("quads_in_seven_pairs", None)  # else the quads are no winning hand
    seat = rng.choice(WINDS)
    loose, melds = lay_out(rng, hand, seat)
    win = rng.choice(loose)
    loose.remove(win)
    request: dict[str, Any] = {
        "id": name,
        "rules": rng.choice(("mcr", "mcr-cn98")),
        "options": options,
        "hand": text(loose),
        "win": text([win]),
        "melds": melds,
        "seat": seat,
        "round": rng.choice(WINDS),
        "bonus": "".join(
            sorted(rng.sample(FLOWERS, rng.choice((0, 0, 0, 1, 2, rng.randint(3, 8)))))
        ),
    }
    shown = any(
        digit == text([win])[0] and meld["tiles"][-1] == text([win])[1]
        for meld in melds
        for digit in meld["tiles"][:-1]
    )
    facts(rng, request, win not in loose, not shown)
    return request


def is_gates(tiles: list[int]) -> bool:
    return sum(count % 2 for count in Counter(tiles).values()) > 0


def random_requests(seed: int, n: int) -> Iterator[dict[str, Any]]:
    """`n` valid score requests of winning hands, the same for the same seed."""
    rng = Random(seed)
    for number in range(n):
        yield one_request(rng, f"random-{seed}-{number}")
