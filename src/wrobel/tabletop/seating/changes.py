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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any

from wrobel.errors import EventError
from wrobel.tabletop.seating.certificate import Certificate, certify, meetings
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
    """The plan after a change, and who sits elsewhere than before."""

    rounds: tuple[Round, ...]
    moves: tuple[Move, ...]
    certificate: Certificate

    def to_dict(self) -> dict[str, Any]:
        return {
            "players": len(seated(self.rounds[-1])),
            "rounds": [[list(table) for table in one] for one in self.rounds],
            "moves": [move.to_dict() for move in self.moves],
            "certificate": self.certificate.to_dict(),
        }


def seated(one: Sequence[Sequence[int]]) -> set[int]:
    return {player for table in one for player in table}


def changed(
    rounds: Sequence[Round],
    begun: int,
    out: Sequence[int] = (),
    new: Sequence[int] = (),
    seed: int = 0,
) -> Change:
    """The plan without those who go and with those who come, from the next round on."""
    if begun >= len(rounds):
        raise EventError("all_begun", n=len(rounds))
    present = seated(rounds[begun])
    for player in out:
        if player not in present:
            raise EventError("not_seated", player=player)
    for player in new:
        if player in present:
            raise EventError("already_seated", player=player)
    for where, group in (("out", out), ("in", new)):
        for player in group:
            if list(group).count(player) > 1:
                raise EventError("twice", where, value=player)
    left = len(present) - len(out) + len(new)
    if left % 4 or left < 4:
        raise EventError("not_fours", n=left, few=left % 4, more=-left % 4)
    dice = Dice(seed)
    made: list[Round] = list(rounds[:begun])
    for at, old in enumerate(rounds[begun:], begun):
        takes_over = dict(zip(out, new, strict=False))
        tables = [[takes_over.get(player, player) for player in table] for table in old]
        met = meetings([*made, *rounds[at + 1 :]])  # later rounds: as they would stay
        if len(out) > len(new):
            tables = fewer_tables(tables, set(out[len(new) :]), met)
        elif len(new) > len(out):
            before = len(tables)
            tables = more_tables(tables, list(new[len(out) :]), met, dice, at)
            others = [*made, *rounds[at + 1 :]]
            fresh = tuple(tuple(table) for table in tables[before:])
            tables[before:] = map(list, balanced_after(others, [fresh])[0])
        made.append(tuple(tuple(table) for table in tables))
    moves = [
        move for at in range(begun, len(rounds)) for move in moves_of(at + 1, rounds[at], made[at])
    ]
    return Change(tuple(made), tuple(moves), certified(made, begun))


def cost(tables: Sequence[Sequence[int]], met: Counter[tuple[int, int]]) -> int:
    """Earlier (and later) meetings that a round repeats."""
    return sum(met[min(pair), max(pair)] for table in tables for pair in combinations(table, 2))


def fewer_tables(tables: Tables, gone: set[int], met: Counter[tuple[int, int]]) -> Tables:
    """A round after some have gone: tables given up so that the fewest must move."""
    fewer = len(gone) // 4
    used = [number for number, table in enumerate(tables) if table]
    leaving = {number: len(gone.intersection(tables[number])) for number in used}
    most = sum(sorted(leaving.values(), reverse=True)[:fewer])
    ways = (
        way
        for way in combinations(sorted(used, key=lambda one: -leaving[one]), fewer)
        if sum(leaving[number] for number in way) == most
    )
    found = [filled(tables, gone, set(way), met) for way in islice(ways, MOST_CHOICES)]
    return min(found, key=lambda one: cost(one, met))


def filled(
    tables: Tables, gone: set[int], given_up: set[int], met: Counter[tuple[int, int]]
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
    improve(made, gaps, met)
    return made


def improve(
    tables: Tables, places: Sequence[tuple[int, int]], met: Counter[tuple[int, int]]
) -> None:
    """Exchange the players of these places while that saves repeats."""
    for _ in range(PASSES):
        best = cost(tables, met)
        before = best
        for (a, i), (b, j) in combinations(places, 2):
            tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
            now = cost([tables[a], tables[b]], met)
            tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
            was = cost([tables[a], tables[b]], met)
            if now < was:
                tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
                best += now - was
        if best == before:
            return


def more_tables(
    tables: Tables, new: list[int], met: Counter[tuple[int, int]], dice: Dice, at: int
) -> Tables:
    """A round with new tables: a newcomer at each, the others in seats of those who come to it."""
    made = [list(table) for table in tables]
    for first in range(0, len(new), 4):
        four = new[first : first + 4]
        host = four[at % 4]  # a different newcomer every round
        guests = [player for player in four if player != host]
        made = min(with_table(made, host, guests, met, dice), key=lambda one: cost(one, met))
    return made


def with_table(
    tables: Tables, host: int, guests: list[int], met: Counter[tuple[int, int]], dice: Dice
) -> Iterator[Tables]:
    """Ways to fill one more table; guests sit at different tables if there are enough."""
    used = [number for number, table in enumerate(tables) if len(table) == 4]
    for _ in range(MOST_CHOICES):
        made = [list(table) for table in tables] + [[host]]
        chosen = dice.shuffled(used)[:3]
        for guest, number in zip(guests, (chosen * 3)[:3], strict=True):
            free = [seat for seat in range(4) if made[number][seat] not in guests]
            seat = min(
                free,
                key=lambda seat, number=number, guest=guest, made=made: cost(  # type: ignore[misc]
                    [
                        [*made[-1], made[number][seat]],
                        [guest, *(p for p in made[number] if p != made[number][seat])],
                    ],
                    met,
                ),
            )
            made[-1].append(made[number][seat])
            made[number][seat] = guest
        yield made


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
