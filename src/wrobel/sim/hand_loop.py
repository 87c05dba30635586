"""The inner loop: ask whoever is to act, until the hand is over."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.base import Bot
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.table import Table


def play_hand(table: Table, bots: list[Any], always: cython.bint) -> Any:
    """Play the hand that is dealt, and say what became of it.

    ``bots`` sit in the order of the players. Where there is no choice a bot is not asked, unless
    ``always``: our own bots have no memory, others may have.

    The answer: how it ended (``wrobel.state.phases``), who dealt in (−1: nobody), what each
    player's score changed by, bits of the players in riichi and of those who claimed, the number
    of discards, whether the changes and the sticks on the table add up to nothing, and the wins.
    """
    i: cython.int
    player: cython.int
    bot: Bot
    n: cython.int
    state: State = table.state
    family: Family = table.family
    table.offered = None
    changes = [-state.scores[i] for i in range(4)]
    stick: cython.int = family.options.about.stick
    balance: cython.int = -state.deposits * stick
    while state.phase < HAND_OVER:
        if state.phase == TURN:
            player = state.turn
        else:
            player = 0
            while not state.asked >> player & 1:
                player += 1
        if always:
            bot = bots[player]
            table.apply(player, bot.choose(table.view(player)))
            continue
        n = table.collect(player)
        bot = bots[player]
        if n == 1:
            table.play(player, family.moves[0])
        elif bot.at_a_glance and state.phase != ROB:
            table.play(player, family.moves[bot.pick(state, family, player)])
        else:
            table.apply(player, bot.choose(table.view(player)))
        table.offered = None
    balance += state.deposits * stick
    riichi: cython.int = 0
    claimed: cython.int = 0
    discards: cython.int = 0
    for i in range(4):
        changes[i] += state.scores[i]
        balance += changes[i]
        discards += state.discards[i]
        if state.riichi[i]:
            riichi |= 1 << i
        for n in range(4 * i, 4 * i + state.melds[i]):
            if state.meld_form[n] != CLOSED_FORM:
                claimed |= 1 << i
    giver: cython.int = state.giver if state.ended == BY_DISCARD else -1
    return (state.ended, giver, changes, riichi, claimed, discards, balance == 0, table.won)
