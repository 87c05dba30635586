"""Plays recorded Botzone games again on our table, action by action."""

from collections import Counter
from typing import Any

from wrobel import Table
from wrobel.notation import write_tiles
from wrobel.state.fair import tile_set
from wrobel.tiles import BY_NAME

OWN = 34
ROUNDS = {"E": 1, "S": 5, "W": 9, "N": 13}


def wall_of(game: dict[str, Any]) -> list[int]:
    """Four quarters, each drawn by its owner from its end; unknown tiles fill the beginnings."""
    quarters = [[BY_NAME[name] for name in hand] for hand in game["deal"]]
    for event in game["events"]:
        if event[0] == "draw":
            quarters[event[1]].append(BY_NAME[event[2]])
    rest = Counter(tile_set(reds=False, bonus=False))
    rest.subtract(tile for quarter in quarters for tile in quarter)
    assert min(rest.values()) >= 0
    left = list(rest.elements())
    wall: list[int] = []
    for quarter in quarters:
        while len(quarter) < OWN:
            quarter.append(left.pop())
        wall += reversed(quarter)
    return wall


def replay(game: dict[str, Any]) -> Table:
    """Every action must be legal, the settlement as recorded."""
    table = Table(
        "mcr-cn98",
        options={"seat_changes": False},
        layout="botzone",
        wall=wall_of(game),
        start={"number": ROUNDS[game["round_wind"]]},
    )
    for event in game["events"]:
        play(table, event)
    result = game["result"]
    if result["type"] == "win" and result["self_draw"]:
        table.apply(result["winner"], "win")
    else:
        while table.phase in ("claim", "rob"):
            for player in table.to_act:
                win = result["type"] == "win" and player == result["winner"]
                table.apply(player, "win" if win else "pass")
    return table


def play(table: Table, event: list[Any]) -> None:
    kind, player = event[0], event[1]
    if kind == "draw":
        answer(table, {})
        drawn = table.events[-1]
        assert (drawn["type"], drawn["player"], drawn["tile"]) == ("draw", player, event[2])
    elif kind == "discard":
        table.apply(player, f"discard {event[2]}")
    elif kind == "chow":
        own = [BY_NAME[name] for name in event[4] if name != event[3]]
        answer(table, {player: f"chow {write_tiles(own)}"})
    elif kind in ("pung", "melded_kong"):
        own = [BY_NAME[event[3]]] * (2 if kind == "pung" else 3)
        action = kind.removeprefix("melded_")
        answer(table, {player: f"{action} {write_tiles(own)}"})
    elif kind == "concealed_kong":
        table.apply(player, f"closed-kong {event[2]}")
    elif kind == "added_kong":
        table.apply(player, f"added-kong {event[2]}")
    else:
        raise AssertionError(f"unknown event {event}")


def answer(table: Table, answers: dict[int, str]) -> None:
    assert set(answers) <= set(table.to_act)
    while table.phase in ("claim", "rob"):
        for player in table.to_act:
            table.apply(player, answers.get(player, "pass"))
