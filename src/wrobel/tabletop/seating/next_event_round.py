"""The next round of an event whose results so far are known."""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from wrobel.tabletop.seating.cooling import Stop, never
from wrobel.tabletop.seating.next_round import STEPS, next_round
from wrobel.tabletop.seating.plan import seed_number
from wrobel.tabletop.standings import Player, Standings, standings


@dataclass(frozen=True)
class EventRound:
    """A proposed round of an event, with its players."""

    number: int
    tables: tuple[tuple[Player, ...], ...]
    repeated: tuple[tuple[Player, Player], ...]
    apart_broken: int
    stopped: bool = False

    def to_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "round": self.number,
            "tables": [[player.id for player in table] for table in self.tables],
            "repeated": [[one.id, other.id] for one, other in self.repeated],
            "apart_broken": self.apart_broken,
        }
        if self.stopped:
            found["stopped"] = True
        return found


def propose(
    fields: object,
    system: str,
    block: int | None = None,
    teams_apart: bool = False,
    seed: str = "",
    steps: int = STEPS,
    stop: Stop = never,
) -> EventRound:
    """The round after the last, by the standings; replacement players rank last.

    >>> event = {"rules": "mcr", "players": [{"id": f"p{n}"} for n in range(8)], "rounds": []}
    >>> propose(event, "swiss").to_dict()["round"]
    1
    """
    found: Standings = standings(fields)
    players = [*(row.player for row in found.rows), *found.substitutes]
    number = {player.id: place for place, player in enumerate(players, 1)}
    rounds = found.seats
    apart = frozenset(
        (number[one.id], number[other.id])
        for one, other in combinations(players, 2)
        if teams_apart and one.team and one.team == other.team
    )
    played = [tuple(tuple(number[key] for key in table) for table in one) for one in rounds]
    made = next_round(
        list(range(1, len(players) + 1)),
        played,
        system,
        block,
        apart,
        seed_number(seed),
        steps,
        stop,
    )
    return EventRound(
        len(rounds) + 1,
        tuple(tuple(players[place - 1] for place in table) for table in made.tables),
        tuple((players[one - 1], players[other - 1]) for one, other in made.repeated),
        made.apart_broken,
        made.stopped,
    )
