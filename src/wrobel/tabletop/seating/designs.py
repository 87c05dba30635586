"""Plans that are built, not searched for: nobody meets twice.

**Shifts.** The players are four rows of one for each table. In round *r* the player of row *i* who
stands at *x* goes to table *x* minus the shift of row *i*. Two players of different rows meet once
if the differences of their rows' shifts are all different over the rounds; with a fifth such row
for the tables nobody sits at one table twice. Multiples in a finite field are such shifts, and with
a few rounds less than tables chance finds them (what is known as a transversal design).

**Rings.** For as many rounds as there can be: three rings of one player a round and a few who
stand still; each round is the one before with the rings turned by one. One round says it all.
``tools/designs.py`` has found those below, by annealing under this symmetry. The plans of 16, 28
and 40 players let everybody meet everybody exactly once.
"""

from collections.abc import Iterator, Sequence

from wrobel.tabletop.seating.search import Dice

Groups = list[list[int]]  # a round: the players 0, 1, 2 … four by four

# (players, rounds): the first round; players 0 to 3 × rounds − 1 stand in rings of one a round.
RINGS: dict[tuple[int, int], list[list[int]]] = {
    (16, 5): [[0, 4, 11, 13], [1, 3, 5, 9], [2, 7, 12, 15], [6, 8, 10, 14]],
    (24, 7): [
        [0, 13, 18, 23],
        [1, 9, 10, 12],
        [2, 3, 5, 15],
        [4, 7, 20, 21],
        [6, 11, 14, 22],
        [8, 16, 17, 19],
    ],
    (28, 9): [
        [0, 9, 18, 27],
        [1, 8, 20, 25],
        [2, 7, 12, 15],
        [3, 6, 19, 26],
        [4, 5, 11, 16],
        [10, 17, 22, 23],
        [13, 14, 21, 24],
    ],
    (36, 11): [
        [0, 19, 24, 35],
        [1, 4, 6, 16],
        [2, 11, 30, 33],
        [3, 7, 20, 21],
        [5, 23, 26, 28],
        [8, 13, 22, 34],
        [9, 10, 25, 29],
        [12, 15, 17, 27],
        [14, 18, 31, 32],
    ],
    (40, 13): [
        [0, 4, 31, 38],
        [1, 3, 33, 36],
        [2, 15, 28, 39],
        [5, 12, 13, 17],
        [6, 11, 34, 35],
        [7, 10, 14, 16],
        [8, 9, 19, 24],
        [18, 25, 26, 30],
        [20, 23, 27, 29],
        [21, 22, 32, 37],
    ],
    (48, 15): [
        [0, 24, 27, 29],
        [1, 5, 23, 33],
        [2, 21, 22, 28],
        [3, 16, 20, 38],
        [4, 25, 41, 47],
        [6, 7, 13, 32],
        [8, 18, 31, 35],
        [9, 12, 14, 30],
        [10, 26, 34, 46],
        [11, 19, 40, 45],
        [15, 39, 42, 44],
        [17, 36, 37, 43],
    ],
    (44, 14): [
        [0, 5, 6, 29],
        [1, 24, 31, 33],
        [2, 18, 36, 43],
        [3, 13, 23, 34],
        [4, 7, 32, 40],
        [8, 10, 21, 22],
        [9, 14, 17, 26],
        [11, 15, 37, 42],
        [12, 19, 27, 39],
        [16, 20, 30, 35],
        [25, 28, 38, 41],
    ],
    (52, 17): [
        [0, 19, 23, 41],
        [1, 3, 33, 45],
        [2, 6, 24, 34],
        [4, 39, 44, 47],
        [5, 10, 13, 21],
        [7, 17, 36, 40],
        [8, 9, 15, 29],
        [11, 18, 20, 50],
        [12, 42, 43, 49],
        [14, 31, 48, 51],
        [16, 28, 35, 37],
        [22, 27, 30, 38],
        [25, 26, 32, 46],
    ],
    (60, 16): [
        [0, 21, 41, 59],
        [1, 31, 33, 57],
        [2, 25, 40, 52],
        [3, 22, 39, 54],
        [4, 19, 38, 53],
        [5, 7, 11, 12],
        [6, 18, 34, 48],
        [8, 28, 35, 58],
        [9, 20, 44, 51],
        [10, 26, 47, 55],
        [13, 30, 36, 56],
        [14, 16, 45, 50],
        [15, 23, 32, 49],
        [17, 24, 27, 29],
        [37, 42, 43, 46],
    ],
    (56, 16): [
        [0, 9, 27, 37],
        [1, 2, 5, 7],
        [3, 23, 34, 41],
        [4, 25, 40, 52],
        [6, 28, 32, 55],
        [8, 24, 33, 51],
        [10, 17, 39, 50],
        [11, 19, 35, 49],
        [12, 26, 45, 47],
        [13, 22, 36, 48],
        [14, 29, 46, 54],
        [15, 18, 42, 53],
        [16, 20, 21, 30],
        [31, 38, 43, 44],
    ],
}

# 32 players stand in two squares, four by four, rows and columns counted modulo four. A table has
# two players of the first square, ``(0, 0)`` and the first entry, and two of the second: the second
# entry, and that plus the third. All tables of a round are this one moved by half of the 16 shifts.
SQUARES = (
    ((1, 1), (3, 0), (1, 2)),
    ((1, 3), (0, 1), (2, 1)),
    ((1, 2), (1, 1), (1, 3)),
    ((2, 1), (1, 0), (1, 1)),
)

FIELDS = {
    4: (2, (1, 1)),
    8: (2, (1, 1, 0)),
    9: (3, (1, 0)),
    16: (2, (1, 1, 0, 0)),
    25: (5, (3, 0)),
    27: (3, (1, 2, 0)),
}
ROWS = 5
TRIES = 60


def turned(rounds: int, first: Sequence[Sequence[int]]) -> list[list[int]]:
    """All rounds of a plan of rings.

    >>> turned(5, RINGS[16, 5])[1][:4]
    [1, 0, 12, 14]
    """
    ring = 3 * rounds

    def turn(player: int, by: int) -> int:
        if player >= ring:
            return player
        return player - player % rounds + (player + by) % rounds

    return [[turn(player, by) for table in first for player in table] for by in range(rounds)]


def field(size: int) -> tuple[list[list[int]], list[list[int]]] | None:
    """Sums and products of a finite field with so many elements, if we know one.

    >>> field(9)[1][3][3], field(6)
    (2, None)
    """
    if size in FIELDS:
        prime, tail = FIELDS[size]
    elif size > 3 and all(size % divisor for divisor in range(2, size)):
        prime, tail = size, (0,)
    else:
        return None
    degree = len(tail)

    def digits(number: int) -> list[int]:
        return [number // prime**place % prime for place in range(degree)]

    def number(parts: Sequence[int]) -> int:
        return sum(part % prime * prime**place for place, part in enumerate(parts))

    def product(one: int, other: int) -> int:
        if degree == 1:
            return one * other % prime
        parts = [0] * (2 * degree)
        for i, a in enumerate(digits(one)):
            for j, b in enumerate(digits(other)):
                parts[i + j] += a * b
        for place in range(2 * degree - 1, degree - 1, -1):  # x^degree is minus its tail
            for i, part in enumerate(tail):
                parts[place - degree + i] -= parts[place] * part
            parts[place] = 0
        return number(parts[:degree])

    every = range(size)
    sums = [
        [number([a + b for a, b in zip(digits(x), digits(y), strict=True)]) for y in every]
        for x in every
    ]
    return sums, [[product(x, y) for y in every] for x in every]


def shifted(tables: int, rounds: int, rows: int, dice: Dice) -> list[list[int]] | None:
    """Shifts by chance, modulo the number of tables: for each round those of all rows."""
    for _ in range(TRIES):
        left = {(i, j): set(range(tables)) for i in range(rows) for j in range(i)}
        found: list[list[int]] = []
        for _ in range(rounds):
            row = next_shifts([0], rows, tables, left, dice)
            if row is None:
                break
            found.append(row)
            for (i, j), unused in left.items():
                unused.discard((row[i] - row[j]) % tables)
        if len(found) == rounds:
            return found
    return None


def next_shifts(
    begun: list[int],
    rows: int,
    tables: int,
    left: dict[tuple[int, int], set[int]],
    dice: Dice,
) -> list[int] | None:
    """The shifts of one more round, whose differences are all new."""
    i = len(begun)
    if i == rows:
        return begun
    start = dice.below(tables)
    for number in range(tables):
        shift = (start + number) % tables
        if all((shift - other) % tables in left[i, j] for j, other in enumerate(begun)):
            found = next_shifts([*begun, shift], rows, tables, left, dice)
            if found is not None:
                return found
    return None


def by_shifts(players: int, rounds: int, dice: Dice) -> list[list[int]] | None:
    """Rounds without repeats, if there are shifts for them; tables too, if there are five rows."""
    tables = players // 4
    known = field(tables) if rounds <= tables < 32 else None
    if known is not None:
        sums, products = known
        rows = min(ROWS, tables)
        turns, factors = dice.shuffled(range(tables))[:rounds], dice.shuffled(range(tables))
        shifts = [[products[factors[i]][turn] for i in range(rows)] for turn in turns]
        plus = sums
    else:
        found = None
        for rows in (5, 4):
            if found is None and rounds < tables:
                found = shifted(tables, rounds, rows, dice)
        if found is None:
            return None
        shifts = found
        plus = [[(x + y) % tables for y in range(tables)] for x in range(tables)]
    plan = []
    for shift in shifts:
        groups = [0] * players
        for x in range(tables):
            # The group is called x; the fifth row says at which table it sits.
            place = plus[x][shift[4]] if len(shift) > 4 else x
            for i in range(4):
                groups[4 * place + i] = i * tables + plus[x][shift[i]]
        plan.append(groups)
    return plan


def by_squares() -> list[list[int]]:
    """Ten rounds for 32 players, after which everybody has met all others but one.

    The tables of ``SQUARES`` hold every difference between the squares once, and of the
    differences within a square all but those of the first row and of the first column, which two
    last rounds take: rows, columns. What is left is (2, 2), who never meet.

    >>> len(by_squares()), by_squares()[8][:4]
    (10, [0, 1, 2, 3])
    """
    shifts = [(x, y) for x in range(4) for y in range(4)]

    def at(square: int, *places: tuple[int, int]) -> int:
        row = sum(x for x, _ in places) % 4
        column = sum(y for _, y in places) % 4
        return 16 * square + 4 * row + column

    plan = []
    for one, begin, two in SQUARES:
        # A shift is even or odd by its row, its column or both: one that splits both pairs.
        split = next(
            (a, b)
            for a, b in ((1, 0), (0, 1), (1, 1))
            if (a * one[0] + b * one[1]) % 2 and (a * two[0] + b * two[1]) % 2
        )
        for half in range(2):
            chosen = [s for s in shifts if (split[0] * s[0] + split[1] * s[1]) % 2 == half]
            plan.append(
                [
                    player
                    for s in chosen
                    for player in (at(0, s), at(0, s, one), at(1, s, begin), at(1, s, begin, two))
                ]
            )
    plan.append([at(square, (x, y)) for square in range(2) for x in range(4) for y in range(4)])
    plan.append([at(square, (x, y)) for square in range(2) for y in range(4) for x in range(4)])
    return plan


def by_rings(players: int, rounds: int, dice: Dice) -> list[list[int]] | None:
    """As many rounds of a plan of rings or squares as wanted, or all it has."""
    most = max((r for n, r in RINGS if n == players), default=0)
    if players == 32:
        plan = by_squares()
    elif most:
        plan = turned(most, RINGS[players, most])
    else:
        return None
    most = len(plan)
    return [plan[number] for number in dice.shuffled(range(most))[:rounds]]


def candidates(players: int, rounds: int, dice: Dice) -> Iterator[list[list[int]]]:
    """Rounds without a repeat; the last ones may be missing where there are no more."""
    rings = by_rings(players, rounds, dice)
    shifts = by_shifts(players, rounds, dice)
    if shifts is not None:
        yield shifts
    if rings is not None:
        yield rings
    if shifts is None and rings is None:
        for fewer in range(rounds - 1, 0, -1):
            found = by_shifts(players, fewer, dice)
            if found is not None:
                yield found
                return
