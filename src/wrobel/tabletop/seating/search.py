"""Annealing for seating plans: who sits together, who plays which part, which table is where.

Three searches of the same kind. Each has a cost to lower by exchanges, takes a number of steps,
and keeps the best it has seen. Random numbers are its own, so that a seed gives the same plan
everywhere, compiled or not.
"""

from collections.abc import Iterable, Sequence
from math import exp

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

MODULUS = 2147483647
FACTOR = 48271
MOST_PLAYERS = 400
MOST_ROUNDS = 15


def chances(temperature: float) -> list[int]:
    """How often a change for the worse by 0, 1, 2 … is taken, of 2³¹ − 1 times.

    >>> chances(1.0)[1] / MODULUS > 0.36, chances(0)[1]
    (True, 0)
    """
    if temperature <= 0:
        return [MODULUS] + [0] * 255
    return [int(MODULUS * exp(-worse / temperature)) for worse in range(256)]


class Dice:
    """Random numbers that are the same everywhere (Lehmer's generator)."""

    def __init__(self, seed: int) -> None:
        self.state = seed % (MODULUS - 1) + 1
        for _ in range(8):
            self.below(2)

    def below(self, n: cython.int) -> int:
        self.state = self.state * 48271 % 2147483647
        found: cython.int = cython.cast(cython.int, self.state * n >> 31)
        return found

    def shuffled(self, things: Iterable[int]) -> list[int]:
        """The same things in a random order."""
        found = list(things)
        for i in range(len(found) - 1, 0, -1):
            j = self.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found

    def lucky(self, chance: cython.int) -> bool:
        self.state = self.state * 48271 % 2147483647
        return self.state <= chance


class Seats:
    """Who sits together: the rounds as lists of players, four by four a table.

    Pairs of players have a *key*; meetings are counted by key. In a plain search every pair has
    its own. In a search under a symmetry the pairs that the symmetry carries into each other
    share one, and one round stands for all its images. The first ``free`` meetings of a key cost
    nothing, each further one ``price``, growing by ``slope`` a time; besides, ``late`` is paid
    for a meeting times the number of rounds from it to the end.
    """

    def __init__(
        self, rounds: Sequence[Sequence[int]], seed: int, slope: int = 0, price: int = 1
    ) -> None:
        if not cython.compiled:
            self.seat = [0] * 6000
            self.best = [0] * 6000
            self.movable = [0] * 6000
            self.movables = [0] * 32
            self.key = [0] * 160000
            self.price = [0] * 160000
            self.late = [0] * 160000
            self.free = [0] * 160000
            self.met = [0] * 160000
            self.chance = [0] * 256
        self.players = len(rounds[0])
        self.rounds = len(rounds)
        if self.players > MOST_PLAYERS or self.rounds > MOST_ROUNDS:
            raise ValueError("too many players or rounds")
        self.dice = Dice(seed)
        self.slope = slope
        n: cython.int = self.players
        one: cython.int
        other: cython.int
        for at in range(self.rounds):
            self.movables[at] = n
            for i in range(n):
                self.seat[at * n + i] = rounds[at][i]
                self.movable[at * n + i] = i
        for one in range(n):
            for other in range(n):
                self.key[one * n + other] = min(one, other) * n + max(one, other)
                self.price[one * n + other] = price
                self.free[one * n + other] = 1
                self.late[one * n + other] = 0
                self.met[one * n + other] = 0
        self.cost = 0
        self.best_cost = 2147483647

    def share(self, keys: Sequence[int]) -> None:
        """The keys of all pairs, by ``one * players + other``."""
        for i in range(self.players * self.players):
            self.key[i] = keys[i]

    def charge(self, one: int, other: int, price: int, free: int = 0, late: int = 0) -> None:
        """What the meetings of a pair (of its key) cost."""
        key: cython.int = self.key[one * self.players + other]
        self.price[key] = price
        self.free[key] = free
        self.late[key] = late

    def have_met(self, one: int, other: int, times: int = 1) -> None:
        """Earlier meetings."""
        if not 0 <= one < self.players or not 0 <= other < self.players:
            raise ValueError("no such player")
        self.met[self.key[one * self.players + other]] += times

    def hold(self, players: Iterable[int]) -> None:
        """These stay where they are in all rounds."""
        held = frozenset(players)
        n: cython.int = self.players
        for at in range(self.rounds):
            free = [i for i in range(n) if self.seat[at * n + i] not in held]
            self.movables[at] = len(free)
            for i, place in enumerate(free):
                self.movable[at * n + i] = place

    def begin(self) -> int:
        """Count the meetings of the rounds; the cost."""
        n: cython.int = self.players
        at: cython.int
        first: cython.int
        i: cython.int
        j: cython.int
        self.cost = 0
        for at in range(self.rounds):
            for first in range(0, n, 4):
                for i in range(first, first + 4):
                    for j in range(first, i):
                        self.cost += self.join(self.seat[at * n + i], self.seat[at * n + j], at)
        self.keep()
        return self.cost

    def join(self, one: cython.int, other: cython.int, at: cython.int) -> int:
        key: cython.int = self.key[one * self.players + other]
        over: cython.int = self.met[key] - self.free[key]
        self.met[key] += 1
        cost: cython.int = self.late[key] * (self.rounds - at)
        if over >= 0:
            cost += self.price[key] * (1 + self.slope * over)
        return cost

    def part(self, one: cython.int, other: cython.int, at: cython.int) -> int:
        key: cython.int = self.key[one * self.players + other]
        self.met[key] -= 1
        over: cython.int = self.met[key] - self.free[key]
        cost: cython.int = self.late[key] * (self.rounds - at)
        if over >= 0:
            cost += self.price[key] * (1 + self.slope * over)
        return cost

    def exchange(self, at: cython.int, i: cython.int, j: cython.int) -> int:
        """Two players of a round change places; how the cost changes."""
        base: cython.int = at * self.players
        one: cython.int = self.seat[base + i]
        other: cython.int = self.seat[base + j]
        first: cython.int = base + i - i % 4
        second: cython.int = base + j - j % 4
        delta: cython.int = 0
        k: cython.int
        for k in range(4):
            if first + k != base + i:
                delta -= self.part(one, self.seat[first + k], at)
            if second + k != base + j:
                delta -= self.part(other, self.seat[second + k], at)
        for k in range(4):
            if first + k != base + i:
                delta += self.join(other, self.seat[first + k], at)
            if second + k != base + j:
                delta += self.join(one, self.seat[second + k], at)
        self.seat[base + i] = other
        self.seat[base + j] = one
        return delta

    def keep(self) -> None:
        i: cython.int
        self.best_cost = self.cost
        for i in range(self.players * self.rounds):
            self.best[i] = self.seat[i]

    def warm(self, temperature: float) -> None:
        """How readily changes for the worse are taken."""
        for i, chance in enumerate(chances(temperature)):
            self.chance[i] = chance

    def run(self, steps: cython.int, goal: cython.int) -> int:
        """So many steps, fewer if the goal is reached; the lowest cost so far."""
        step: cython.int
        n: cython.int = self.players
        at: cython.int
        i: cython.int
        j: cython.int
        delta: cython.int
        for step in range(steps):
            if self.best_cost <= goal:
                break
            at = self.dice.below(self.rounds)
            if self.movables[at] < 2:
                continue
            i = self.movable[at * n + self.dice.below(self.movables[at])]
            j = self.movable[at * n + self.dice.below(self.movables[at])]
            if i // 4 == j // 4:
                continue
            delta = self.exchange(at, i, j)
            if delta <= 0 or (delta < 256 and self.dice.lucky(self.chance[delta])):
                self.cost += delta
                if self.cost < self.best_cost:
                    self.keep()
            else:
                self.exchange(at, i, j)
        return self.best_cost

    def found(self) -> list[list[int]]:
        """The best rounds so far."""
        n = self.players
        return [[self.best[at * n + i] for i in range(n)] for at in range(self.rounds)]


class Labels:
    """Who plays which part of a plan: exchanging two names keeps all meetings of the plan.

    ``apart`` prices each meeting of two players, ``late`` how early their meetings are.
    """

    def __init__(self, players: int, seed: int) -> None:
        if not cython.compiled:
            self.slot = [0] * 400
            self.best = [0] * 400
            self.held = [0] * 400
            self.apart = [0] * 160000
            self.late = [0] * 160000
            self.meetings = [0] * 160000
            self.earliness = [0] * 160000
            self.chance = [0] * 256
        if players > MOST_PLAYERS:
            raise ValueError("too many players")
        self.players = players
        self.dice = Dice(seed)
        for i in range(players):
            self.slot[i] = self.best[i] = i
            self.held[i] = 0
        for i in range(players * players):
            self.apart[i] = self.late[i] = self.meetings[i] = self.earliness[i] = 0
        self.cost = 0
        self.best_cost = 2147483647

    def charge(self, one: int, other: int, apart: int, late: int) -> None:
        """What meetings of two players cost."""
        for i in (one * self.players + other, other * self.players + one):
            self.apart[i] = apart
            self.late[i] = late

    def meet(self, one: int, other: int, earliness: int) -> None:
        """Two parts of the plan sit together, so early."""
        for i in (one * self.players + other, other * self.players + one):
            self.meetings[i] += 1
            self.earliness[i] += earliness

    def place(self, slots: Sequence[int], held: Iterable[int] = ()) -> int:
        """Begin with these parts for the players; ``held`` ones keep theirs. The cost."""
        for i in range(self.players):
            self.slot[i] = self.best[i] = slots[i]
        for i in held:
            self.held[i] = 1
        self.cost = sum(self.of(i, self.slot[i], -1) for i in range(self.players)) // 2
        self.best_cost = self.cost
        return self.cost

    def of(self, who: cython.int, there: cython.int, without: cython.int) -> int:
        """What a player would cost in a part, a second player left out."""
        n: cython.int = self.players
        total: cython.int = 0
        i: cython.int
        pair: cython.int
        for i in range(n):
            pair = who * n + i
            if (self.apart[pair] or self.late[pair]) and i != who and i != without:
                total += self.apart[pair] * self.meetings[there * n + self.slot[i]]
                total += self.late[pair] * self.earliness[there * n + self.slot[i]]
        return total

    def warm(self, temperature: float) -> None:
        """How readily changes for the worse are taken."""
        for i, chance in enumerate(chances(temperature)):
            self.chance[i] = chance

    def run(self, steps: cython.int, goal: cython.int) -> int:
        """So many steps, fewer if the goal is reached; the lowest cost so far."""
        step: cython.int
        one: cython.int
        other: cython.int
        here: cython.int
        there: cython.int
        delta: cython.int
        i: cython.int
        for step in range(steps):
            if self.best_cost <= goal:
                break
            one = self.dice.below(self.players)
            other = self.dice.below(self.players)
            if one == other or self.held[one] or self.held[other]:
                continue
            here = self.slot[one]
            there = self.slot[other]
            delta = self.of(one, there, other) + self.of(other, here, one)
            delta -= self.of(one, here, other) + self.of(other, there, one)
            if delta <= 0 or (delta < 256 and self.dice.lucky(self.chance[delta])):
                self.slot[one] = there
                self.slot[other] = here
                self.cost += delta
                if self.cost < self.best_cost:
                    self.best_cost = self.cost
                    for i in range(self.players):
                        self.best[i] = self.slot[i]
        return self.best_cost

    def found(self) -> list[int]:
        """The best parts so far, by player."""
        return [self.best[i] for i in range(self.players)]


class Tables:
    """Which table is where: the groups of a round in any order keep all meetings.

    ``groups`` are the rounds as lists of players, four by four; the cost is the number of times
    somebody sits at a table again.
    """

    def __init__(self, groups: Sequence[Sequence[int]], seed: int) -> None:
        if not cython.compiled:
            self.group = [0] * 6000
            self.place = [0] * 1500
            self.best = [0] * 1500
            self.held = [0] * 1500
            self.visits = [0] * 40000
            self.chance = [0] * 256
        self.players = len(groups[0])
        self.rounds = len(groups)
        self.tables = self.players // 4
        if self.players > MOST_PLAYERS or self.rounds > MOST_ROUNDS:
            raise ValueError("too many players or rounds")
        self.dice = Dice(seed)
        for i in range(self.players * self.tables):
            self.visits[i] = 0
        for at in range(self.rounds):
            for i in range(self.players):
                self.group[at * self.players + i] = groups[at][i]
            for i in range(self.tables):
                self.place[at * self.tables + i] = i
                self.held[at * self.tables + i] = 0
        self.cost = 0
        self.best_cost = 2147483647

    def hold(self, at: int, group: int) -> None:
        """A group of a round stays at its table."""
        self.held[at * self.tables + group] = 1

    def visited(self, player: int, table: int) -> None:
        """An earlier visit; tables beyond those of the plan do not matter."""
        if not 0 <= player < self.players:
            raise ValueError("no such player")
        if table < self.tables:
            self.visits[player * self.tables + table] += 1

    def begin(self) -> int:
        """Count the visits; the cost."""
        self.cost = 0
        for at in range(self.rounds):
            for i in range(self.tables):
                self.cost += self.enter(at, i, self.place[at * self.tables + i])
        self.best_cost = self.cost
        for i in range(self.rounds * self.tables):
            self.best[i] = self.place[i]
        return self.cost

    def enter(self, at: cython.int, group: cython.int, table: cython.int) -> int:
        cost: cython.int = 0
        k: cython.int
        visit: cython.int
        for k in range(4):
            visit = self.group[at * self.players + 4 * group + k] * self.tables + table
            if self.visits[visit] > 0:
                cost += 1
            self.visits[visit] += 1
        return cost

    def leave(self, at: cython.int, group: cython.int, table: cython.int) -> int:
        cost: cython.int = 0
        k: cython.int
        visit: cython.int
        for k in range(4):
            visit = self.group[at * self.players + 4 * group + k] * self.tables + table
            self.visits[visit] -= 1
            if self.visits[visit] > 0:
                cost += 1
        return cost

    def warm(self, temperature: float) -> None:
        """How readily changes for the worse are taken."""
        for i, chance in enumerate(chances(temperature)):
            self.chance[i] = chance

    def run(self, steps: cython.int, goal: cython.int) -> int:
        """So many steps, fewer if the goal is reached; the lowest cost so far."""
        step: cython.int
        at: cython.int
        i: cython.int
        j: cython.int
        here: cython.int
        there: cython.int
        delta: cython.int
        k: cython.int
        for step in range(steps):
            if self.best_cost <= goal:
                break
            at = self.dice.below(self.rounds)
            i = self.dice.below(self.tables)
            j = self.dice.below(self.tables)
            if i == j or self.held[at * self.tables + i] or self.held[at * self.tables + j]:
                continue
            here = self.place[at * self.tables + i]
            there = self.place[at * self.tables + j]
            delta = -self.leave(at, i, here) - self.leave(at, j, there)
            delta += self.enter(at, i, there) + self.enter(at, j, here)
            if delta <= 0 or self.dice.lucky(self.chance[delta]):
                self.place[at * self.tables + i] = there
                self.place[at * self.tables + j] = here
                self.cost += delta
                if self.cost < self.best_cost:
                    self.best_cost = self.cost
                    for k in range(self.rounds * self.tables):
                        self.best[k] = self.place[k]
            else:
                self.leave(at, i, there)
                self.leave(at, j, here)
                self.enter(at, i, here)
                self.enter(at, j, there)
        return self.best_cost

    def found(self) -> list[list[int]]:
        """The best tables so far: for each round the table of each group."""
        tables = self.tables
        return [[self.best[at * tables + i] for i in range(tables)] for at in range(self.rounds)]
