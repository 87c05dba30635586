"""Winning hands as score requests: from a seeded generator, and recorded ones where they are."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from tests.support import data_hongkong, data_mcr, data_riichi

from bench.hands import SUITS, random_kind, random_set

WINDS = "ESWN"
RED = (16, 52, 88)
ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))
BONUS = ("1f", "2f", "3f", "4f", "1g", "2g", "3g", "4g")

Request = dict[str, Any]


class Tiles:
    """The copies of each kind that are still free; one of the fives is red where there are such."""

    def __init__(self, rng: Random, reds: bool) -> None:
        self.reds = reds
        self.free = {kind: [4 * kind + copy for copy in range(4)] for kind in range(34)}
        for copies in self.free.values():
            rng.shuffle(copies)

    def text(self, kinds: list[int]) -> str | None:
        """Take these tiles and write them; None if there is a fifth copy among them."""
        taken = []
        for kind in sorted(kinds):
            if not self.free[kind]:
                return None
            taken.append(self.free[kind].pop())
        written = ""
        for suit, letter in enumerate(SUITS):
            digits = [
                "0" if self.reds and tile in RED else str(tile // 4 % 9 + 1)
                for tile in taken
                if tile // 36 == suit
            ]
            written += "".join(digits) + letter if digits else ""
        return written


def knitted(rng: Random) -> list[int]:
    """Nine tiles of a knitted straight."""
    firsts = rng.sample(range(3), 3)
    return [9 * suit + rank for suit in range(3) for rank in range(firsts[suit], 9, 3)]


def shape(rng: Random, family: str) -> tuple[list[int], list[list[int]]]:
    """Tiles that stay concealed, and sets that may lie on the table."""
    choice = rng.random()
    suits = [0, 1, 2, 3]
    if choice < 0.06 and family != "hongkong":
        return [kind for kind in rng.sample(range(34), 7) for _ in range(2)], []
    if choice < 0.065:
        return [*ORPHANS, rng.choice(ORPHANS)], []
    if choice < 0.12 and family == "mcr":
        if rng.random() < 0.3:
            return rng.sample(range(27, 34), 7) + rng.sample(knitted(rng), 7), []
        return knitted(rng) + [rng.randrange(34)] * 2, [random_set(rng, suits, 0.65)]
    if choice < 0.3:
        suits = [rng.randrange(3)] + [3] * rng.randint(0, 1)
    chows = rng.choice((0.2, 0.65, 0.65, 1.0))
    return [random_kind(rng, suits)] * 2, [random_set(rng, suits, chows) for _ in range(4)]


def lay_out(
    rng: Random, tiles: Tiles, seat: int, sets: list[list[int]]
) -> tuple[list[int], list[dict[str, Any]]] | None:
    """Put some sets on the table, kongs among them; the others stay in hand."""
    openness = rng.choice((0.0, 0.0, 0.0, 0.4, 0.7))
    concealed: list[int] = []
    melds: list[dict[str, Any]] = []
    for group in sets:
        pung = group[0] == group[1]
        meld: dict[str, Any] = {"kind": "pung" if pung else "chow"}
        giver = rng.randint(1, 3) if pung else 3
        if pung and rng.random() < 0.08:
            group = group + group[:1]
            meld["kind"] = "kong"
            how = rng.choice(("concealed", "added", "claimed"))
            if how != "claimed":
                meld[how] = True
            if how == "concealed":
                giver = 0
        elif rng.random() >= openness:
            concealed += group
            continue
        text = tiles.text(group)
        if text is None:
            return None
        meld["tiles"] = text
        if giver:
            meld["from"] = WINDS[(seat + giver) % 4]
        melds.append(meld)
    return concealed, melds


def indicators(rng: Random, tiles: Tiles, n: int) -> str:
    """Free tiles, in any order."""
    free = [tile // 4 for copies in tiles.free.values() for tile in copies]
    return "".join(tiles.text([kind]) or "" for kind in rng.sample(free, n))


def request(rng: Random, family: str, rules: str) -> Request | None:
    """A winning hand; None when the tiles did not suffice."""
    tiles = Tiles(rng, reds=family == "riichi")
    seat = rng.randrange(4)
    loose, sets = shape(rng, family)
    laid = lay_out(rng, tiles, seat, sets)
    if laid is None:
        return None
    kinds = loose + laid[0]
    rng.shuffle(kinds)
    hand, win = tiles.text(kinds[1:]), tiles.text(kinds[:1])
    if not hand or not win:
        return None
    made: Request = {
        "rules": rules,
        "hand": hand,
        "win": win,
        "by": rng.choice(("self-draw", "discard")),
        "melds": laid[1],
        "seat": WINDS[seat],
        "round": rng.choice("ES"),
        "flags": [],
    }
    if made["by"] == "discard":
        made["from"] = WINDS[(seat + rng.randint(1, 3)) % 4]
    if family == "riichi":
        closed = all("concealed" in meld for meld in laid[1])
        kongs = sum(meld["kind"] == "kong" for meld in laid[1])
        made["dora"] = indicators(rng, tiles, 1 + kongs)
        if closed and rng.random() < 0.6:
            made["flags"] = ["riichi"] + ["ippatsu"] * (rng.random() < 0.2)
            made["ura"] = indicators(rng, tiles, 1 + kongs)
    else:
        made["bonus"] = "".join(sorted(rng.sample(BONUS, rng.choice((0, 0, 1, 2, 3)))))
    return made


def generated(family: str, rules: str, seed: str, n: int) -> list[Request]:
    """So many complete hands, the same for the same seed.

    Nobody chooses among them, so that a scorer which refuses a good hand is found out. A fifth of
    the riichi hands has no yaku.
    """
    rng = Random(f"wins {family} {seed}")
    made: list[Request] = []
    while len(made) < n:
        found = request(rng, family, rules)
        if found:
            made.append({"id": len(made), **found})
    return made


def recorded(family: str, rules: str, n: int) -> list[Request]:
    """Wins of real games, shuffled; none when the data are not there."""
    found = [{**entry, "rules": rules} for entry in records(family)]
    Random(f"recorded {family}").shuffle(found)
    return found[:n]


def records(family: str) -> Iterator[Request]:
    if family == "riichi":
        for _, entry, _ in data_riichi.tenhou_wins():
            yield {**entry, "honba": 0, "deposits": 0}
    elif family == "mcr":
        for row in data_mcr.consensus_real():
            yield row.request
    else:
        for _, entry, _ in data_hongkong.winning_hands():
            yield entry


def repeated(requests: list[Request], n: int) -> list[Request]:
    """So many requests, over and over again."""
    return list(islice((entry for _ in range(n // len(requests) + 1) for entry in requests), n))
