"""Changes on the day: somebody leaves, comes late, is replaced; a table less, a table more.

Only rounds that have not begun change, and as few people as possible get another seat:

* who comes takes over the seats of who goes, one for one: nobody else moves;
* four who go without a replacement take a table with them: in every round the table that holds most
  of them is given up, and who is left of it fills the gaps; tables keep their numbers, so in
  that round a table is empty;
* four who come get a table: one of them sits there, the others take a seat at other tables, and
  those whose seats they take come to the new table. So newcomers do not play each other again and
  again, at the price of three moves a round.

Among the changes with the fewest moves the one with the fewest repeated meetings is looked for.

>>> rounds = (((1, 2, 3, 4), (5, 6, 7, 8)), ((1, 5, 2, 6), (3, 7, 4, 8)))
>>> changed(rounds, begun=1, out=[6], new=[9]).rounds[1]
((1, 5, 2, 9), (3, 7, 4, 8))
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any

from wrobel.errors import EventError
from wrobel.tabletop.seating.certificate import Certificate, certify, meetings
from wrobel.tabletop.seating.cooling import Stop, never
from wrobel.tabletop.seating.search import Dice
from wrobel.tabletop.seating.winds import balanced_after
from wrobel.tabletop.seating.wishes import Round, Wishes
from wrobel.tiles import WINDS

MOST_CHOICES = 40
PASSES = 6

Tables = list[list[int]]  # one round; an empty list is a table that is not used


@dataclass(frozen=True)
class Move:
    """A player who gets another seat; a newcomer has none before."""

    round: int
    player: int
    before: tuple[int, str] | None
    after: tuple[int, str]

    def to_dict(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "player": self.player,
            "from": None if self.before is None else list(self.before),
            "to": list(self.after),
        }


@dataclass(frozen=True)
class Change:
    """The plan after a change, and who sits elsewhere than before.

    ``stopped`` says that the search for fewer repeats was ended before its time.
    """

    rounds: tuple[Round, ...]
    moves: tuple[Move, ...]
    certificate: Certificate
    stopped: bool = False

    def to_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "players": len(seated(self.rounds[-1])),
            "rounds": [[list(table) for table in one] for one in self.rounds],
            "moves": [move.to_dict() for move in self.moves],
            "certificate": self.certificate.to_dict(),
        }
        if self.stopped:
            found["stopped"] = True
        return found


class Haste:
    """Asks whether to stop, and remembers that it was so."""

    def __init__(self, stop: Stop) -> None:
        self.stop = stop
        self.stopped = False

    def __call__(self) -> bool:
        self.stopped = self.stopped or self.stop()
        return self.stopped


def seated(one: Sequence[Sequence[int]]) -> set[int]:
    return {player for table in one for player in table}


def changed(
    rounds: Sequence[Round],
    begun: int,
    out: Sequence[int] = (),
    new: Sequence[int] = (),
    seed: int = 0,
    stop: Stop = never,
) -> Change:
    """The plan without those who go and with those who come, from the next round on."""
    check(rounds, begun, out, new)
    dice, haste = Dice(seed), Haste(stop)
    made: list[Round] = list(rounds[:begun])
    for at, old in enumerate(rounds[begun:], begun):
        others = [*made, *rounds[at + 1 :]]  # later rounds: as they would stay
        there = seated(old)
        going = [player for player in out if player in there]
        coming = [player for player in new if player not in there]
        left = len(there) - len(going) + len(coming)
        if left % 4 or left < 4:
            raise EventError("not_fours", n=left, few=left % 4, more=-left % 4)
        made.append(changed_round(old, at, going, coming, others, dice, haste))
    moves = [
        move for at in range(begun, len(rounds)) for move in moves_of(at + 1, rounds[at], made[at])
    ]
    return Change(tuple(made), tuple(moves), certified(made, begun), haste.stopped)


def check(rounds: Sequence[Round], begun: int, out: Sequence[int], new: Sequence[int]) -> None:
    """Refuse changes that cannot be."""
    if begun >= len(rounds):
        raise EventError("all_begun", n=len(rounds))
    ahead = [seated(one) for one in rounds[begun:]]
    for player in out:
        if not any(player in there for there in ahead):
            raise EventError("not_seated", player=player)
    for player in new:
        if all(player in there for there in ahead):
            raise EventError("already_seated", player=player)
    for where, group in (("out", out), ("in", new)):
        for player in group:
            if list(group).count(player) > 1:
                raise EventError("twice", where, value=player)


def changed_round(
    old: Round,
    at: int,
    out: Sequence[int],
    new: Sequence[int],
    others: Sequence[Round],
    dice: Dice,
    stop: Stop,
) -> Round:
    """One round without those who go and with those who come."""
    takes_over = dict(zip(out, new, strict=False))
    tables = [[takes_over.get(player, player) for player in table] for table in old]
    met = meetings(others)
    if len(out) > len(new):
        tables = fewer_tables(tables, set(out[len(new) :]), met, stop)
    elif len(new) > len(out):
        before = len(tables)
        tables = more_tables(tables, list(new[len(out) :]), met, dice, at, stop)
        fresh = tuple(tuple(table) for table in tables[before:])
        tables[before:] = map(list, balanced_after(others, [fresh])[0])
    return tuple(tuple(table) for table in tables)


def cost(tables: Iterable[Sequence[int]], met: Counter[tuple[int, int]]) -> int:
    """Earlier (and later) meetings that a round repeats."""
    return sum(met[min(pair), max(pair)] for table in tables for pair in combinations(table, 2))


def fewer_tables(
    tables: Tables, gone: set[int], met: Counter[tuple[int, int]], stop: Stop
) -> Tables:
    """A round after some have gone: tables given up so that the fewest must move."""
    fewer = len(gone) // 4
    used = [number for number, table in enumerate(tables) if table]
    leaving = {number: len(gone.intersection(tables[number])) for number in used}
    last = sorted(leaving.values(), reverse=True)[fewer - 1]  # so many leave the last one given up
    surely = [number for number in used if leaving[number] > last]
    alike = [number for number in used if leaving[number] == last]
    best: Tables | None = None
    for way in islice(combinations(alike, fewer - len(surely)), MOST_CHOICES):
        found = filled(tables, gone, {*surely, *way}, met, stop)
        if best is None or cost(found, met) < cost(best, met):
            best = found
        if not cost(best, met) or stop():
            break
    assert best is not None
    return best


def filled(
    tables: Tables, gone: set[int], given_up: set[int], met: Counter[tuple[int, int]], stop: Stop
) -> Tables:
    """The players of tables given up in the gaps of the others."""
    made = [list(table) for table in tables]
    moving = [player for number in given_up for player in tables[number] if player not in gone]
    for number in given_up:
        made[number] = []
    gaps = [
        (number, seat)
        for number, table in enumerate(made)
        for seat, player in enumerate(table)
        if player in gone
    ]
    for (number, seat), player in zip(gaps, moving, strict=True):
        made[number][seat] = player
    improve(made, gaps, met, stop)
    return made


def improve(
    tables: Tables,
    places: Sequence[tuple[int, int]],
    met: Counter[tuple[int, int]],
    stop: Stop,
) -> None:
    """Exchange the players of these places while that saves repeats."""
    costs = [cost([table], met) for table in tables]
    for _ in range(PASSES):
        better = False
        for a, i in places:
            if not costs[a]:
                continue
            if stop():
                return
            for b, j in places:
                if a == b:
                    continue
                tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
                one, other = cost([tables[a]], met), cost([tables[b]], met)
                if one + other < costs[a] + costs[b]:
                    costs[a], costs[b] = one, other
                    better = True
                else:
                    tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
        if not better:
            return


def more_tables(
    tables: Tables,
    new: list[int],
    met: Counter[tuple[int, int]],
    dice: Dice,
    at: int,
    stop: Stop,
) -> Tables:
    """A round with new tables: a newcomer at each, the others in seats of those who come to it."""
    made = [list(table) for table in tables]
    for first in range(0, len(new), 4):
        four = new[first : first + 4]
        host = four[at % 4]  # a different newcomer every round
        guests = [player for player in four if player != host]
        best: dict[int, list[int]] | None = None
        least = 0
        for _ in range(MOST_CHOICES):
            found = with_table(made, host, guests, met, dice)
            now = cost(found.values(), met)
            now -= cost([made[number] for number in found if number < len(made)], met)
            if best is None or now < least:
                best, least = found, now
            if stop():
                break
        assert best is not None
        made.append([])
        for number, table in best.items():
            made[number] = table
    return made


def with_table(
    tables: Tables, host: int, guests: list[int], met: Counter[tuple[int, int]], dice: Dice
) -> dict[int, list[int]]:
    """A way to fill one more table: the tables that change, the new one last.

    Guests sit at different tables if there are enough.
    """
    used = [number for number, table in enumerate(tables) if len(table) == 4]
    chosen = dice.shuffled(used)[:3]
    made = {number: list(tables[number]) for number in chosen}
    fresh = [host]
    for guest, number in zip(guests, (chosen * 3)[:3], strict=True):
        table = made[number]
        free = [seat for seat in range(4) if table[seat] not in guests]
        seat = min(
            free,
            key=lambda seat, guest=guest, table=table: cost(  # type: ignore[misc]
                [[*fresh, table[seat]], [guest, *(p for p in table if p != table[seat])]], met
            ),
        )
        fresh.append(table[seat])
        table[seat] = guest
    return {**made, len(tables): fresh}


def moves_of(number: int, old: Round, new: Round) -> Iterator[Move]:
    """Who sits elsewhere than before in a round."""
    before = seats_of(old)
    for player, place in seats_of(new).items():
        if before.get(player) != place:
            yield Move(number, player, before.get(player), place)


def seats_of(one: Round) -> dict[int, tuple[int, str]]:
    return {
        player: (number, WINDS[seat])
        for number, table in enumerate(one, 1)
        for seat, player in enumerate(table)
    }


def certified(rounds: Sequence[Round], begun: int) -> Certificate:
    """The certificate of those who play on, begun rounds counted as played."""
    staying = seated(rounds[-1])
    everybody = set().union(*map(seated, rounds))
    order = sorted(everybody, key=lambda player: (player not in staying, player))
    numbers = {player: number for number, player in enumerate(order, 1)}
    numbered = [tuple(tuple(numbers[p] for p in table) for table in one) for one in rounds]
    return certify(numbered[begun:], len(staying), Wishes(played=tuple(numbered[:begun])))
