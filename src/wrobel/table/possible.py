"""What a player can do at a table in honour mode: not only what is allowed.

A list of legal actions would say when a hand is complete or waits. At a table as with real tiles
nobody is told: whoever has a tile to win on may say so, right or wrong.
"""

from typing import Literal

from wrobel.errors import WrobelError
from wrobel.notation import read_tiles
from wrobel.table.actions import Action
from wrobel.table.table import Table
from wrobel.tiles import kind

SetName = Literal["chow", "pung", "kong"]
TELLING = ("win", "riichi", "chow", "pung", "kong")  # allowed only with certain tiles
SETS: tuple[SetName, ...] = ("chow", "pung", "kong")


def can(table: Table, player: int, action: Action) -> bool:
    """Would the table take this action, true or false?"""
    try:
        table.copy().apply(player, action)
    except WrobelError:
        return False
    return True


def possible(table: Table, player: int) -> list[Action]:
    """What a player who is asked can do, without the sets, which any tiles can be called for.

    >>> table = Table("ema-2008", seed="demo", honour=True)
    >>> {action.type for action in possible(table, 0)} == {"discard", "riichi", "win"}
    True
    """
    legal = table.legal(player)
    found = [action for action in legal if action.type not in TELLING]
    if legal:
        wishes = [Action("win")]
        discards = [action for action in found if action.type == "discard"]
        ways = [Action("riichi", one.tiles, one.drawn) for one in discards]
        if ways and can(table, player, ways[0]):
            wishes += ways
        wishes += closed_kongs(table, player, found)
        found += [one for one in wishes if one.type == "riichi" or can(table, player, one)]
    taking = Action("take")
    return [*found, taking] if can(table, player, taking) else found


def closed_kongs(table: Table, player: int, found: list[Action]) -> list[Action]:
    """Kongs of four tiles that are held, also those that riichi forbids."""
    if table.phase != "turn":
        return []
    kinds = [kind(tile) for tile in held(table, player)]
    known = {action.tiles[0] for action in found if action.type == "closed_kong"}
    fours = {one for one in kinds if kinds.count(one) == 4}
    return [Action("closed_kong", (one,)) for one in sorted(fours - known)]


def callable_sets(table: Table, player: int) -> list[SetName]:
    """The words that may be called over the discard on the table, with any tiles."""
    tiles = held(table, player) if table.phase == "claim" else []
    return [word for word in SETS if tiles and can(table, player, Action(word, (tiles[0],)))]


def held(table: Table, player: int) -> list[int]:
    """The concealed tiles of a player."""
    return read_tiles(table.view(player).to_dict()["players"][player]["concealed"] or "")


def in_journal(action: Action) -> str:
    """An action as its text is read back, also one that leaves the tile lying.

    >>> from wrobel.table.actions import read_action
    >>> in_journal(read_action("pung 55m untaken"))
    'pung 55m untaken'
    """
    return str(action) if action.taken else f"{action} untaken"
