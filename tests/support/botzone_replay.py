"""Plays recorded Botzone games again on our table, action by action."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from wrobel import Table
from wrobel.notation import write_tiles
from wrobel.state.fair import tile_set
from wrobel.tiles import BY_NAME

Listen = Callable[[Table, int, str], None]  # told before every action, by whom and what
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


def deaf(_table: Table, _player: int, _action: str) -> None:
    """Nobody listens."""


def replay(game: dict[str, Any], listen: Listen = deaf) -> Table:
    """Every action must be legal, the settlement as recorded."""
    table = Table(
        "mcr-cn98",
        options={"seat_changes": False},
        layout="botzone",
        wall=wall_of(game),
        start={"number": ROUNDS[game["round_wind"]]},
    )
    for event in game["events"]:
        play(table, event, listen)
    result = game["result"]
    if result["type"] == "win" and result["self_draw"]:
        table.apply(result["winner"], "win")
    else:
        while table.phase in ("claim", "rob"):
            for player in table.to_act:
                win = result["type"] == "win" and player == result["winner"]
                table.apply(player, "win" if win else "pass")
    return table


def play(table: Table, event: list[Any], listen: Listen) -> None:
    kind, player = event[0], event[1]
    if kind == "draw":
        answer(table, {}, listen)
        drawn = table.events[-1]
        assert (drawn["type"], drawn["player"], drawn["tile"]) == ("draw", player, event[2])
    elif kind == "discard":
        act(table, player, f"discard {event[2]}", listen)
    elif kind == "chow":
        own = [BY_NAME[name] for name in event[4] if name != event[3]]
        answer(table, {player: f"chow {write_tiles(own)}"}, listen)
    elif kind in ("pung", "melded_kong"):
        own = [BY_NAME[event[3]]] * (2 if kind == "pung" else 3)
        action = kind.removeprefix("melded_")
        answer(table, {player: f"{action} {write_tiles(own)}"}, listen)
    elif kind == "concealed_kong":
        act(table, player, f"closed-kong {event[2]}", listen)
    elif kind == "added_kong":
        act(table, player, f"added-kong {event[2]}", listen)
    else:
        raise AssertionError(f"unknown event {event}")


def act(table: Table, player: int, action: str, listen: Listen) -> None:
    listen(table, player, action)
    table.apply(player, action)


def answer(table: Table, answers: dict[int, str], listen: Listen) -> None:
    """Where one player claims, nobody knows what the others wanted."""
    assert set(answers) <= set(table.to_act)
    while table.phase in ("claim", "rob"):
        for player in table.to_act:
            known = not answers or player in answers
            act(table, player, answers.get(player, "pass"), listen if known else deaf)
