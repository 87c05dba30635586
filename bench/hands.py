"""Hands in play from a seeded generator: what distances, waits and discards are measured on."""

from random import Random

SUITS = "mpsz"
WALL = tuple(range(136))


def text_of(kinds: list[int]) -> str:
    """Kinds as text, digits shared."""
    written = ""
    for suit, letter in enumerate(SUITS):
        digits = "".join(str(kind % 9 + 1) for kind in sorted(kinds) if kind // 9 == suit)
        written += digits + letter if digits else ""
    return written


def counts_of(kinds: list[int]) -> list[int]:
    counts = [0] * 34
    for kind in kinds:
        counts[kind] += 1
    return counts


def ids_of(counts: list[int]) -> list[int]:
    """Counts as 136-ids."""
    return [4 * kind + copy for kind in range(34) for copy in range(counts[kind])]


def random_set(rng: Random, suits: list[int], chows: float) -> list[int]:
    """A chow or a pung; honours are the fourth suit."""
    plain = [suit for suit in suits if suit < 3]
    if plain and rng.random() < chows:
        first = 9 * rng.choice(plain) + rng.randrange(7)
        return [first, first + 1, first + 2]
    return [random_kind(rng, suits)] * 3


def random_kind(rng: Random, suits: list[int]) -> int:
    return rng.choice([kind for suit in suits for kind in range(9 * suit, min(9 * suit + 9, 34))])


def complete(rng: Random, suits: list[int]) -> list[int]:
    """Four sets and a pair, at most four of a kind."""
    while True:
        kinds = [random_kind(rng, suits)] * 2
        for _ in range(4):
            kinds += random_set(rng, suits, 0.65)
        if max(counts_of(kinds)) <= 4:
            return kinds


def deal(rng: Random, size: int, suits: list[int]) -> list[int]:
    """Uniform out of all tiles of some suits."""
    tiles = [tile for tile in WALL if tile // 36 in suits]
    return [tile // 4 for tile in rng.sample(tiles, size)]


def near_complete(rng: Random, size: int) -> list[int]:
    """A complete hand with one to three tiles changed."""
    kinds = complete(rng, [0, 1, 2, 3])
    rng.shuffle(kinds)
    del kinds[size - rng.randint(1, 3) :]
    while len(kinds) < size:
        kind = rng.randrange(34)
        if kinds.count(kind) < 4:
            kinds.append(kind)
    return kinds


def hands(seed: str, n: int, sizes: tuple[int, ...] = (13, 14)) -> list[list[int]]:
    """Half uniform deals, a third near-complete hands, the rest of one suit, often with honours."""
    rng = Random(f"hands {seed}")
    made = []
    for _ in range(n):
        size = rng.choice(sizes)
        kind = rng.random()
        if kind < 1 / 2:
            made.append(deal(rng, size, [0, 1, 2, 3]))
        elif kind < 5 / 6:
            made.append(near_complete(rng, size))
        else:
            suits = [rng.randrange(3)] + [3] * rng.randint(0, 1)
            made.append(deal(rng, size, suits))
    return made


def waiting(seed: str, n: int) -> list[list[int]]:
    """Hands of 13 that wait for the regular form, a quarter of them flushes."""
    rng = Random(f"waiting {seed}")
    made = []
    for _ in range(n):
        suits = [rng.randrange(3)] if rng.random() < 1 / 4 else [0, 1, 2, 3]
        kinds = complete(rng, suits)
        kinds.pop(rng.randrange(14))
        made.append(kinds)
    return made
