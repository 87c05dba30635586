"""What an organiser asks of a plan beside its size, read and checked before any search."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from wrobel.errors import EventError, shown
from wrobel.languages import Words
from wrobel.tabletop.seating.fields import read_list, read_number, read_object

Round = tuple[tuple[int, ...], ...]

LEAST_PLAYERS, MOST_PLAYERS = 4, 400
MOST_ROUNDS = 15
FIELDS = ("apart", "late", "countries", "clubs", "groups", "table", "played")
PROOF_STEPS = 20_000


@dataclass(frozen=True)
class Wishes:
    """Players are 1, 2, 3 …; pairs stand in order."""

    apart: frozenset[tuple[int, int]] = frozenset()
    late: frozenset[tuple[int, int]] = frozenset()
    table: Mapping[int, int] = field(default_factory=dict)
    played: tuple[Round, ...] = ()


def check_size(players: int, rounds: int) -> None:
    """Refuse sizes that no plan can have.

    >>> check_size(28, 9)
    >>> check_size(30, 4)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    wrobel.errors.EventError: 30 players cannot sit at tables of four: 2 too many or 2 too few; ...
    """
    for what, what_pl, n, least, most in (
        ("players", "gracze", players, LEAST_PLAYERS, MOST_PLAYERS),
        ("rounds", "rundy", rounds, 1, MOST_ROUNDS),
    ):
        if not least <= n <= most:
            raise EventError("size", what=Words(what, what_pl), n=n, least=least, most=most)
    if players % 4:
        raise EventError("not_fours", n=players, few=players % 4, more=-players % 4)


def read_wishes(value: object, players: int) -> Wishes:
    """The wishes of a JSON object; contradictions are refused with their reason.

    >>> sorted(read_wishes({"apart": [[1, 2]], "late": [[5, 4, 3]]}, 8).late)
    [(3, 4), (3, 5), (4, 5)]
    """
    fields = read_object(value, "--with", FIELDS)
    apart_groups = read_groups(fields.get("apart"), "apart", players)
    late_groups = read_groups(fields.get("late"), "late", players)
    for name in ("countries", "clubs", "groups"):
        late_groups += named_groups(fields.get(name), name, players)
    tables = read_tables(fields.get("table"), players)
    wishes = Wishes(
        pairs(apart_groups),
        pairs(late_groups) - pairs(apart_groups),
        tables,
        read_rounds(fields.get("played"), "played", players),
    )
    for group in apart_groups:
        if len(group) > players // 4:
            raise too_large(group, players)
    check(wishes, players)
    return wishes


def too_large(group: Sequence[int], players: int) -> Exception:
    few = ", ".join(map(str, group[:6])) + (" …" if len(group) > 6 else "")
    return EventError("group_too_large", n=len(group), who=few, tables=players // 4)


def pairs(groups: Sequence[Sequence[int]]) -> frozenset[tuple[int, int]]:
    return frozenset(pair for group in groups for pair in combinations(sorted(group), 2))


def read_player(value: object, where: str, players: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= players:
        raise EventError("no_such_player", where, value=shown(value), n=players)
    return value


def read_group(value: object, where: str, players: int) -> list[int]:
    group = [read_player(entry, where, players) for entry in read_list(value, where)]
    for player in group:
        if group.count(player) > 1:
            raise EventError("twice", where, value=player)
    return group


def read_groups(value: object, where: str, players: int) -> list[list[int]]:
    return [
        read_group(entry, f"{where}[{number}]", players)
        for number, entry in enumerate(read_list(value, where))
    ]


def named_groups(value: object, where: str, players: int) -> list[list[int]]:
    """Groups with names, as countries have: ``{"PL": [1, 2, 3]}``."""
    if value is None:
        return []
    entries = read_object(value, where)
    return [read_group(entry, f"{where}.{name}", players) for name, entry in entries.items()]


def read_tables(value: object, players: int) -> dict[int, int]:
    found: dict[int, int] = {}
    if value is None:
        return found
    numbers = {str(player): player for player in range(1, players + 1)}  # one way to write each
    for name, entry in read_object(value, "table").items():
        player = read_player(numbers.get(name, name), "table", players)
        if not isinstance(entry, int) or isinstance(entry, bool) or not 1 <= entry <= players // 4:
            raise EventError("no_such_table", player=player, value=shown(entry), n=players // 4)
        found[player] = entry
    return found


def read_rounds(value: object, where: str, players: int) -> tuple[Round, ...]:
    """Rounds as lists of tables of four players; a table may be empty, not everybody need play."""
    found = []
    for number, entry in enumerate(read_list(value, where)):
        place = f"{where}[{number}]"
        tables: list[tuple[int, ...]] = []
        for table in read_list(entry, place):
            seats = read_list(table, place)
            if seats and len(seats) != 4:
                raise EventError("not_four", place, n=len(seats))
            tables.append(tuple(read_number(seat, place, 1, players) for seat in seats))
        seated = [player for table in tables for player in table]
        for player in seated:
            if seated.count(player) > 1:
                raise EventError("twice", place, value=player)
        found.append(tuple(tables))
    return tuple(found)


def check(wishes: Wishes, players: int) -> None:
    """Refuse wishes that cannot be fulfilled, as far as that can be seen at once."""
    by_table: dict[int, list[int]] = {}
    for player, table in wishes.table.items():
        by_table.setdefault(table, []).append(player)
    for table, bound in by_table.items():
        if len(bound) > 4:
            raise EventError("table_full", n=len(bound), table=table)
        for one, other in combinations(sorted(bound), 2):
            if (one, other) in wishes.apart:
                raise EventError("table_apart", one=one, other=other, table=table)
    strangers = strangers_of(wishes, players)
    for player, others in strangers.items():
        if players - 1 - len(others) < 3:
            raise EventError("nobody_left", player=player, n=players - 1 - len(others))
    if wishes.apart and seatable(wishes, players, strangers)[0] is False:
        raise EventError("no_round")


def strangers_of(wishes: Wishes, players: int) -> dict[int, set[int]]:
    """For each player those who may not meet them."""
    found: dict[int, set[int]] = {player: set() for player in range(1, players + 1)}
    for one, other in wishes.apart:
        found[one].add(other)
        found[other].add(one)
    return found


def seatable(
    wishes: Wishes, players: int, strangers: Mapping[int, set[int]]
) -> tuple[bool | None, list[list[int]]]:
    """Can one round be seated? None if a short search does not tell; if so, such tables.

    >>> seatable(Wishes(apart=frozenset({(1, 2)})), 8, {1: {2}, 2: {1}})
    (True, [[1], [2]])
    """
    tables: list[list[int]] = [[] for _ in range(players // 4)]
    for player, table in wishes.table.items():
        tables[table - 1].append(player)
    bound = set(wishes.table.values())
    waiting = sorted(
        (player for player in strangers if player not in wishes.table),
        key=lambda player: -len(strangers[player]),
    )
    steps = 0

    def seat(number: int) -> bool | None:
        nonlocal steps
        if number == len(waiting) or not strangers[waiting[number]]:
            return True  # the rest may sit with anybody
        steps += 1
        if steps > PROOF_STEPS:
            return None
        player = waiting[number]
        tried_empty = False
        for place, table in enumerate(tables):
            if len(table) == 4 or not strangers[player].isdisjoint(table):
                continue
            if not table and place + 1 not in bound:
                if tried_empty:
                    continue  # one empty table is like the other
                tried_empty = True
            table.append(player)
            answer = seat(number + 1)
            if answer:
                return True
            table.pop()
            if answer is None:
                return None
        return False

    return seat(0), tables


def to_dict(wishes: Wishes) -> dict[str, Any]:
    """The wishes as JSON, pair by pair."""
    return {
        "apart": sorted(map(list, wishes.apart)),
        "late": sorted(map(list, wishes.late)),
        "table": {str(player): table for player, table in wishes.table.items()},
        "played": [[list(table) for table in one] for one in wishes.played],
    }
