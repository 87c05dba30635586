"""Seats within tables: everybody sits East, South, West and North equally often.

A plan is a graph: players on one side, tables of all rounds on the other, a line for each seat
taken. To colour the lines with four winds, so that a table has each once and a player each
equally often up to one, cut the lines in halves, and each half in halves. A half is every second
line of walks that end where they began; since each walk changes sides at every step, every table
gives two of its four lines to either half, and every player half of theirs, rounded.
"""

from collections.abc import Sequence
from itertools import permutations

from wrobel.tabletop.seating.wishes import Round

Line = tuple[int, int]  # a player and a table


def halves(lines: Sequence[Line]) -> tuple[list[Line], list[Line]]:
    """Two halves in which every player and every table has half of its lines, rounded.

    >>> [len(half) for half in halves([(1, 0), (2, 0), (3, 0), (4, 0)])]
    [2, 2]
    """
    players: dict[int, list[int]] = {}
    tables: dict[int, list[int]] = {}
    ends = list(lines)
    for number, (player, table) in enumerate(lines):
        players.setdefault(player, []).append(number)
        tables.setdefault(table, []).append(number)
    for player, own in players.items():  # one more line makes an odd number even
        if len(own) % 2:
            own.append(len(ends))
            tables.setdefault(-1, []).append(len(ends))
            ends.append((player, -1))
    colour = [-1] * len(ends)
    for start in players:
        at, on_players, shade = start, True, 0
        while True:
            left = players[at] if on_players else tables[at]
            while left and colour[left[-1]] >= 0:
                left.pop()
            if not left:
                if not on_players:  # cannot be: walks end where they begin
                    raise AssertionError("a walk ended at a table")
                break
            number = left.pop()
            colour[number] = shade
            shade = 1 - shade
            at = ends[number][1] if on_players else ends[number][0]
            on_players = not on_players
    return (
        [line for line, shade in zip(lines, colour, strict=False) if shade == 0],
        [line for line, shade in zip(lines, colour, strict=False) if shade == 1],
    )


def balanced(rounds: Sequence[Round]) -> list[Round]:
    """The same tables with seats in which no player's winds differ by more than one.

    >>> balanced([((1, 2, 3, 4),), ((1, 2, 3, 4),)])[0] != balanced([((1, 2, 3, 4),)] * 2)[1]
    True
    """
    tables = [table for one in rounds for table in one]
    lines = [(player, number) for number, table in enumerate(tables) for player in table]
    seats: list[list[int]] = [[0] * 4 for _ in tables]
    for first, half in enumerate(halves(lines)):
        for second, quarter in enumerate(halves(half)):
            for player, number in quarter:
                seats[number][2 * first + second] = player
    found = iter(tuple(table) for table in seats)
    return [tuple(next(found) for _ in one) for one in rounds]


def balanced_after(played: Sequence[Round], rounds: Sequence[Round]) -> list[Round]:
    """As ``balanced``, with the winds of earlier rounds counted: as even as exchanges make it."""
    found = balanced(rounds)
    if not played:
        return found
    taken: dict[int, list[int]] = {}
    for one in (*played, *found):
        for table in one:
            for wind, player in enumerate(table):
                taken.setdefault(player, [0] * 4)[wind] += 1
    for _ in range(8):
        changed = False
        for at, one in enumerate(found):
            tables = list(one)
            for number, table in enumerate(tables):
                for wind, player in enumerate(table):
                    taken[player][wind] -= 1
                best = min(
                    permutations(table),
                    key=lambda seats: (
                        sum(taken[player][wind] for wind, player in enumerate(seats)),
                        seats != table,
                    ),
                )
                for wind, player in enumerate(best):
                    taken[player][wind] += 1
                changed |= best != table
                tables[number] = best
            found[at] = tuple(tables)
        if not changed:
            break
    return found
