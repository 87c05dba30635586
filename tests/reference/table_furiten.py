"""Tiles one may not win on: riichi's furiten (section 4) and Hong Kong's passed win (2.4)."""

from __future__ import annotations

from .table_facts import CLAIMS, KONGS, Facts, Offer, facts_of
from .table_request import may_win
from .table_shapes import waits
from .table_tiles import ORPHANS, kind


def barred(facts: Facts, player: int, offer: Offer) -> bool:
    """May the player not win on this tile, whatever the hand is worth?"""
    if facts.family == "riichi":
        return discard_furiten(facts, player) or passed_furiten(facts, player, offer)
    if facts.family == "hongkong":
        return passed_win(facts, player, offer)
    return False  # MCR 4.7


def discard_furiten(facts: Facts, player: int) -> bool:
    """R4.2: an own discard, claimed or not, is among the waits."""
    wanted = facts.waits(player)
    return any(kind(discard.tile) in wanted for discard in facts.seats[player].discards)


def passed_furiten(facts: Facts, player: int, now: Offer | None) -> bool:
    """R4.3 and R4.4: a wanted tile went by since the own last turn, or since riichi."""
    turn = facts.last_index(player, "draw", *CLAIMS)
    riichi = facts.seats[player].riichi
    if facts.options["temp_furiten_end"] == "draw-or-interrupt":
        # the kong that shows a tile interrupts as well, once that tile has gone by
        turn = max([turn, *facts.sets_made()])
    for offer in facts.offers:
        if offer is now or offer.giver == player or not wanted_then(facts, player, offer):
            continue
        if offer.index > turn or (riichi is not None and offer.index > riichi):
            return True
    return False


def wanted_then(facts: Facts, player: int, offer: Offer) -> bool:
    """R4.3: the waits are those of the moment when the tile went by."""
    kinds, melds = offer.hands[player]
    if kind(offer.tile) not in waits(kinds, melds, facts.forms):
        return False
    if offer.how != "closed":
        return True
    orphans = {*kinds, kind(offer.tile)} == set(ORPHANS)
    return bool(facts.options["kokushi_robs_ankan"]) and orphans


def furiten(facts: Facts, player: int, now: Offer | None) -> bool:
    """Any furiten of a player who holds 13 tiles; the tile on offer has not gone by yet."""
    return discard_furiten(facts, player) or passed_furiten(facts, player, now)


def passed_win(facts: Facts, player: int, now: Offer) -> bool:
    """Hong Kong 2.4: a win that was possible went by since the own last turn."""
    rule = facts.options["passed_win_lock"]
    if rule == "none":
        return False
    turn = facts.last_index(player, "draw", *CLAIMS, *KONGS)
    start = len(facts.events) - len(facts.log)
    for offer in facts.offers:
        if offer is now or offer.giver == player or offer.index <= turn:
            continue
        if rule == "same" and offer.tile != now.tile:
            continue
        then = facts_of(facts.events[: start + offer.index + 1])
        if may_win(then, player, then.offer):
            return True
    return False
