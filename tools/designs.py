"""Finds the designs of ``wrobel.tabletop.seating.designs``: plans annealing alone does not find.

A plan of R rounds is looked for that is carried into itself by a rotation: the players are three
rings of R and a few who stand still, and each round is the one before with the rings turned by
one. Then one round says it all. It must hold every difference between two places of the rings at
most once, and who stands still sits with one player of each ring.

To make the search short the round itself is to be carried into itself by a second symmetry: places
are multiplied by a number, rings and those who stand still change places. Its tables then come
in bundles, and the round is an exact cover of the players by bundles with different differences.

Where there is room to spare, annealing finds such a round too, without a second symmetry.

    python tools/designs.py 24 28 36        as many rounds as there can be, by exact cover
    python tools/designs.py 56:16 60:16     so many rounds, by annealing
"""

import random
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import gcd

from wrobel.tabletop.seating.search import Seats

Mask = int
SECONDS = 60
NEVER = 20  # the price of a meeting that would come again by itself


def keys_of(players: int, rounds: int) -> tuple[dict[tuple[int, int], int], set[int]]:
    """The key of every pair under the rotation, and the keys that would be repeats."""
    ring = 3 * rounds
    numbers: dict[tuple[int, int], int] = {}
    keys: dict[tuple[int, int], int] = {}
    barred: set[int] = set()

    def turn(player: int, by: int) -> int:
        return player if player >= ring else player - player % rounds + (player + by) % rounds

    for one, other in combinations(range(players), 2):
        images = {tuple(sorted((turn(one, by), turn(other, by)))) for by in range(rounds)}
        first = min(images)
        key = numbers.setdefault((first[0], first[1]), len(numbers))
        keys[one, other] = keys[other, one] = key
        if len(images) < rounds:
            barred.add(key)
    return keys, barred


def symmetries(players: int, rounds: int) -> Iterator[tuple[str, list[int]]]:
    """Second symmetries: multiply, exchange the rings, exchange those who stand still."""
    still = players - 3 * rounds
    for times in range(1, rounds):
        if gcd(times, rounds) != 1:
            continue
        for rings in ((1, 2, 0), (0, 1, 2), (1, 0, 2)):
            # if the rings go round, three who stand still had better go round too
            for fixed in sorted(permutations(range(still)), key=lambda one: one != (1, 2, 0)):
                image = [
                    rings[i] * rounds + times * x % rounds for i in range(3) for x in range(rounds)
                ]
                image += [3 * rounds + place for place in fixed]
                if image != list(range(players)):
                    yield f"times {times}, rings {rings}, still {fixed}", image


def bundles(
    players: int, rounds: int, image: Sequence[int], most: int
) -> list[tuple[Mask, list[tuple[int, ...]]]]:
    """Tables with all their images, if these are disjoint and no difference comes twice."""
    keys, barred = keys_of(players, rounds)
    found: dict[Mask, list[tuple[int, ...]]] = {}
    allowed = [
        {b for b in range(players) if b != a and keys[a, b] not in barred} for a in range(players)
    ]
    for a in range(players):
        for b in sorted(x for x in allowed[a] if x > a):
            ab = allowed[a] & allowed[b]
            for c in sorted(x for x in ab if x > b):
                if len({keys[a, b], keys[a, c], keys[b, c]}) < 3:
                    continue
                for d in sorted(x for x in ab & allowed[c] if x > c):
                    table: tuple[int, ...] = (a, b, c, d)
                    tables = [table]
                    other = tuple(sorted(image[player] for player in table))
                    while other != table and len(tables) < 12:
                        tables.append(other)
                        other = tuple(sorted(image[player] for player in other))
                    if min(tables) != table:
                        continue
                    mask = bits(tables, keys, players)
                    if mask:
                        found[mask] = tables
                        if len(found) > most:
                            return []
    return list(found.items())


def bits(tables: Sequence[tuple[int, ...]], keys: dict[tuple[int, int], int], players: int) -> Mask:
    """Players and keys of a bundle; 0 if one comes twice."""
    mask = 0
    for table in tables:
        for player in table:
            if mask >> player & 1:
                return 0
            mask |= 1 << player
        for pair in combinations(table, 2):
            bit = 1 << players + keys[pair]
            if mask & bit:
                return 0
            mask |= bit
    return mask


def cover(choices: list[Mask], everybody: Mask, until: float) -> list[Mask] | None:
    """Disjoint masks that hold everybody."""
    if not everybody:
        return []
    if time.monotonic() > until:
        return None
    rarest: list[Mask] | None = None
    left = everybody
    while left:
        bit = left & -left
        left ^= bit
        having = [mask for mask in choices if mask & bit]
        if rarest is None or len(having) < len(rarest):
            rarest = having
            if len(rarest) < 2:
                break
        if len(choices) > 400:
            break  # counting them all would take longer than it saves
    for mask in rarest or ():
        rest = cover([one for one in choices if not one & mask], everybody & ~mask, until)
        if rest is not None:
            return [mask, *rest]
    return None


def search(players: int, rounds: int) -> list[tuple[int, ...]] | None:
    """The first round of a plan without repeats, or nothing if none was found in time."""
    for name, image in symmetries(players, rounds):
        found = bundles(players, rounds, image, 60_000)
        if not found:
            continue
        tables = dict(found)
        choices = list(tables)
        random.Random(1).shuffle(choices)
        everybody = (1 << players) - 1
        chosen = cover(choices, everybody, time.monotonic() + SECONDS)
        sys.stderr.write(f"{players} x {rounds}: {len(found)} bundles, {name}: {bool(chosen)}\n")
        if chosen:
            return sorted(table for mask in chosen for table in tables[mask])
    return None


def annealed(players: int, rounds: int) -> list[tuple[int, ...]] | None:
    """The same by annealing: pairs that the rotation carries into each other count as one."""
    keys, barred = keys_of(players, rounds)
    shared = [keys.get(divmod(i, players), 0) for i in range(players**2)]
    pair_of = {key: pair for pair, key in keys.items()}
    ring = 3 * rounds
    places = iter(range(ring))
    start: list[int] = []
    for table in range(players // 4):  # those who stand still at tables of their own
        start += [ring + table] if ring + table < players else [next(places)]
        start += [next(places) for _ in range(3)]
    until = time.monotonic() + SECONDS
    seed = 0
    while time.monotonic() < until:
        seed += 1
        seats = Seats([start], seed)
        seats.share(shared)
        for key in barred:
            seats.charge(*pair_of[key], NEVER)
        seats.begin()
        for stage in range(60):
            seats.warm(0.96**stage)
            seats.run(50_000, 0)
        if not seats.best_cost:
            found = seats.found()[0]
            return sorted(tuple(sorted(found[i : i + 4])) for i in range(0, players, 4))
    return None


def main() -> None:
    for size in sys.argv[1:]:
        players, _, rounds = size.partition(":")
        wanted = int(rounds or (int(players) - 1) // 3)
        found = (annealed if rounds else search)(int(players), wanted)
        if found:
            sys.stdout.write(f"    ({players}, {wanted}): {[list(table) for table in found]},\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
