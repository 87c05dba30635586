"""A slow count of seating plans, and all-too-careful bounds; shares no code with the program."""

from typing import Any


def count(
    players: int, rounds: list[list[list[int]]], wishes: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The certificate of a plan, pair by pair and seat by seat; fails if it is no plan."""
    wishes = wishes or {}
    played: list[list[list[int]]] = wishes.get("played", [])
    for one in rounds:
        everybody: list[int] = []
        for table in one:
            assert len(table) == 4
            everybody = everybody + table
        assert sorted(everybody) == list(range(1, players + 1))
    for name, wanted in wishes.get("table", {}).items():
        for one in rounds:
            assert int(name) in one[wanted - 1]
    everything = played + rounds
    repeats = most = 0
    together: dict[int, set[int]] = {player: set() for player in range(1, players + 1)}
    for low in range(1, players + 1):
        for high in range(low + 1, players + 1):
            times = 0
            for one in everything:
                for table in one:
                    if low in table and high in table:
                        times += 1
            if times:
                together[low].add(high)
                together[high].add(low)
                repeats += times - 1
                most = max(most, times)
    table_repeats = spread = 0
    for player in range(1, players + 1):
        visited: list[int] = []
        winds = [0, 0, 0, 0]
        for one in everything:
            for number, table in enumerate(one):
                if player in table:
                    visited.append(number)
                    winds[table.index(player)] += 1
        table_repeats += len(visited) - len(set(visited))
        spread = max(spread, max(winds) - min(winds))
    shared = [
        len(together[low] & together[high])
        for low in together
        for high in together
        if low < high and high not in together[low]
    ]
    broken = 0
    for group in wishes.get("apart", []):
        for one in rounds:
            for table in one:
                sat = [player for player in table if player in group]
                broken += len(sat) * (len(sat) - 1) // 2
    return {
        "repeats": repeats,
        "most_meetings": most,
        "table_repeats": table_repeats,
        "wind_spread": spread,
        "indirect_least": min(shared) if shared else None,
        "apart_broken": broken,
    }


# The fewest repeats that others have published, where it is not none: by players, from some
# number of rounds on (C3.2).
PUBLISHED = {
    16: (6, (24, 48, 72, 96, 120)),
    20: (6, (22, 41, 67, 89, 114)),
    24: (8, (33, 67, 101)),
    28: (10, (42,)),
}


def published(players: int, rounds: int) -> int | None:
    """The best published number of repeats for 16 to 172 players and 2 to 10 rounds."""
    if not (16 <= players <= 172 and 2 <= rounds <= 10):
        return None
    first, figures = PUBLISHED.get(players, (99, ()))
    return figures[rounds - first] if rounds >= first else 0
