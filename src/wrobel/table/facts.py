"""A state in words: hands and sets as text, the facts of a win as a scoring request."""

from typing import Any

from wrobel.notation import SUITS, write_tiles
from wrobel.rules.request import FLAGS, WAYS
from wrobel.table.code_names import SETS
from wrobel.tiles import NAMES, WINDS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.state.phases import *
    from wrobel.state.state import State


def concealed_tiles(state: State, player: cython.int, without: cython.int) -> Any:
    """A player's concealed tiles, less one (−1: none)."""
    kind: cython.int
    red: cython.int
    tiles: list[int] = []
    for kind in range(34):
        red = 0
        if kind < 27 and kind % 9 == 4 and state.reds[player] >> (kind // 9) & 1:
            red = 1
            tiles.append(34 + kind // 9)
        tiles.extend([kind] * (state.hand[34 * player + kind] - red))
    tiles.extend(bonus_tiles(state.flowers[player]))
    if without >= 0:
        tiles.remove(without)
    return tiles


def bonus_tiles(bits: cython.int) -> Any:
    """The bonus tiles of a set of bits."""
    return [37 + i for i in range(8) if bits >> i & 1]


def shown_hand(state: State, player: cython.int) -> Any:
    """A player's concealed tiles as canonical text."""
    suit: cython.int
    rank: cython.int
    count: cython.int
    parts: list[str] = []
    for suit in range(4):
        before = len(parts)
        for rank in range(7 if suit == 3 else 9):
            count = state.hand[34 * player + 9 * suit + rank]
            if rank == 4 and suit < 3 and state.reds[player] >> suit & 1:
                parts.append("0")
                count -= 1
            if count > 0:
                parts.append("123456789"[rank] * count)
        if len(parts) > before:
            parts.append(SUITS[suit])
    if state.flowers[player]:
        parts.append(write_tiles(bonus_tiles(state.flowers[player])))
    return "".join(parts)


def meld_tiles(state: State, place: cython.int) -> Any:
    """The tiles of a set, an added one last."""
    kind: cython.int = state.meld_kind[place]
    red: cython.bint = state.meld_reds[place] == 1
    added: cython.int = state.meld_added[place]
    if state.meld_type[place] == VOID_SET:
        own = [state.void_own[3 * place + i] for i in range(3)]
        return [state.meld_tile[place], *[tile for tile in own if tile >= 0]]
    if state.meld_type[place] == CHOW:
        tiles = [kind, kind + 1, kind + 2]
    else:
        tiles = [kind] * (3 if state.meld_type[place] == PUNG or added >= 0 else 4)
    if red and added < 34:
        for i in range(len(tiles)):
            if tiles[i] % 9 == 4:
                tiles[i] = 34 + tiles[i] // 9
                break
    if added >= 0:
        tiles.append(added)
    return tiles


def meld_facts(state: State, player: cython.int) -> Any:
    """A player's sets as in a scoring request."""
    place: cython.int
    found = []
    for place in range(4 * player, 4 * player + state.melds[player]):
        fields: dict[str, Any] = {"kind": SETS[state.meld_type[place]]}
        tiles = meld_tiles(state, place)
        if state.meld_form[place] == ADDED_FORM:
            fields["tiles"] = write_tiles(tiles[:3])[:-1] + NAMES[tiles[3]]
        else:
            fields["tiles"] = write_tiles(tiles)
        if state.meld_form[place] == CLOSED_FORM:
            fields["concealed"] = True
        else:
            if state.meld_form[place] == ADDED_FORM:
                fields["added"] = True
            fields["from"] = WINDS[state.wind[state.meld_giver[place]]]
        found.append(fields)
    return found


def win_facts(
    state: State, family: Family, player: cython.int, tile: cython.int, by: cython.int
) -> Any:
    """The scoring request of a win, without counters and deposits."""
    flags: cython.int = family.flags(state, player, by)
    fields: dict[str, Any] = {"rules": family.options.rules}
    if family.overrides:
        fields["options"] = family.overrides
    fields["hand"] = write_tiles(concealed_tiles(state, player, tile if by == SELF_DRAW else -1))
    fields["win"] = NAMES[tile]
    fields["by"] = WAYS[by]
    if by != SELF_DRAW:
        fields["from"] = WINDS[state.wind[state.giver]]
    if state.melds[player]:
        fields["melds"] = meld_facts(state, player)
    fields["seat"] = WINDS[state.wind[player]]
    fields["round"] = WINDS[state.round]
    named = [name for name, bit in FLAGS.items() if flags & bit]
    if named:
        fields["flags"] = named
    if state.bonus[player]:
        fields["bonus"] = write_tiles(bonus_tiles(state.bonus[player]))
    family.add_facts(state, player, kind_of(tile), by, fields)
    return fields


def hand_facts(state: State, family: Family, hands: Any) -> Any:
    """How a hand begins."""
    dealt = (state.number - 1) % 4 + 1 if state.repeats < 0 else state.dealer + 1
    repeat = max(state.repeats, state.honba, 0)
    return {
        "type": "hand",
        "name": f"{WINDS[state.round]}{dealt}.{repeat}",
        "round": WINDS[state.round],
        "number": state.number,
        "dealer": state.dealer,
        "winds": [WINDS[state.wind[i]] for i in range(4)],
        "honba": state.honba,
        "deposits": state.deposits,
        "scores": [state.scores[i] for i in range(4)],
        "dice": [state.dice[i] for i in range(state.dice_n)],
        "commitment": None,
        "hands": list(hands),
        "dora": [NAMES[state.wall[family.indicators + i]] for i in range(state.revealed)],
        "left": family.left(state, state.dealer),
    }


def settled_facts(state: State) -> Any:
    """What a hand moved and how the next one begins."""
    return {
        "type": "settled",
        "payments": [state.paid[i] for i in range(4)],
        "scores": [state.scores[i] for i in range(4)],
        "honba": state.honba,
        "deposits": state.deposits,
        "dealer_stays": bool(state.dealer_stays),
        "salt": None,
        "wall": None,
    }
