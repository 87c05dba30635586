"""The score request of a win, with all its circumstances, walked out of the events."""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import hongkong, mcr, riichi
from .table_bonus import may_declare
from .table_facts import CLAIMS, KONGS, Facts, Meld, Offer, facts_of
from .table_shapes import complete, counts_of
from .table_tiles import (
    DRAGONS,
    ORPHANS,
    WIND_TILES,
    bonus,
    count,
    kind,
    suited,
    write,
)

Request = dict[str, Any]

SCORERS = {"riichi": riichi.score, "mcr": mcr.score, "hongkong": hongkong.score}


def request_of(facts: Facts, player: int, offer: Offer | None) -> Request:
    """What the player asks points for: the tile just drawn, or the one on offer."""
    seat = facts.seats[player]
    tile = offer.tile if offer else str(seat.drawn)
    melds = []
    for meld in seat.melds:
        one: Request = {"kind": meld.kind, "tiles": write(meld.tiles)}
        if meld.concealed:
            one["concealed"] = True
        if meld.added:
            one["added"] = True
        if meld.giver is not None:
            one["from"] = facts.wind(meld.giver)
        melds.append(one)
    out: Request = {
        "rules": facts.rules,
        "options": dict(facts.options),
        "hand": write(seat.held),
        "win": tile,
        "by": "self-draw" if offer is None else _by(offer),
        "melds": melds,
        "seat": facts.wind(player),
        "round": facts.hand["round"],
        "flags": sorted(flags_of(facts, player, offer)),
    }
    if offer:
        out["from"] = facts.wind(offer.giver)
    if facts.family == "riichi":
        out |= {"dora": "".join(facts.dora), "honba": facts.hand["honba"]}
        out["deposits"] = facts.deposits
        liable = liable_of(facts, player, offer)
        out["liable"] = None if liable is None else facts.wind(liable)
    else:
        out["bonus"] = write(seat.bonus)
    if facts.family == "hongkong":
        out |= hongkong_facts(facts, player, offer)
    return out


def _by(offer: Offer) -> str:
    return "discard" if offer.how == "discard" else "robbed-kong"


def flags_of(facts: Facts, player: int, offer: Offer | None) -> set[str]:
    """The circumstances of the win (contract section 3)."""
    flags = set()
    seat = facts.seats[player]
    if seat.riichi is not None:
        flags.add("double_riichi" if is_double(facts, player) else "riichi")
        if ippatsu(facts, player):
            flags.add("ippatsu")
    if offer is None:
        flags |= replacement_flags(facts)
    if is_last_tile(facts, offer):
        flags.add("last_tile")
    if first_turn(facts, player, offer):
        flags.add("first_turn")
    if facts.family == "mcr" and last_of_kind(facts, player, offer):
        flags.add("last_of_kind")
    return flags


def is_double(facts: Facts, player: int) -> bool:
    """R3.7: declared with the very first discard, no interruption before it."""
    seat = facts.seats[player]
    start = seat.riichi
    if start is None or seat.discards[0].index != start:
        return False
    return not any(index < start for index in facts.interruptions())


def ippatsu(facts: Facts, player: int) -> bool:
    """R3.6: up to and including the declarer's next draw, uninterrupted."""
    start = facts.seats[player].riichi
    if start is None or any(i > start for i in facts.interruptions()):
        return False
    later = [event for event in facts.log[start + 1 :] if event.get("player") == player]
    return not any(event["type"] in ("discard", *KONGS) for event in later)


def replacement_flags(facts: Facts) -> set[str]:
    """A kong's or a bonus tile's replacement, and Kong on Kong, by walking back this turn.

    MCR 6.8: only the kong's own replacement counts. Hong Kong 4: bonus tiles replaced in between
    do not break the chain of kongs.
    """
    drawn = facts.log[-1]
    if not drawn.get("tail") or facts.opening:
        return set()  # MCR 3.5: not on the dealt tiles; in Hong Kong that is Heaven, a limit
    kongs = 0
    newest = ""
    for event in reversed(facts.log[:-1]):
        if event["type"] in ("discard", "hand", "chow", "pung"):
            break
        if event["type"] in KONGS:
            kongs += 1
            newest = newest or "replacement"
        if event["type"] == "bonus":
            newest = newest or "bonus_replacement"
    flags = {newest}
    if facts.family == "hongkong" and kongs >= 2:
        flags.add("kong_on_kong")
    return flags


def is_last_tile(facts: Facts, offer: Offer | None) -> bool:
    """The last tile of the wall, or the discard after it."""
    if facts.left or (offer is not None and offer.how != "discard"):
        return False
    # Hong Kong 2.5: with a dead wall it means the last live tile
    live = facts.options.get("dead_wall", "none") == "none" or not facts.log[-1].get("tail")
    return offer is not None or live


def first_turn(facts: Facts, player: int, offer: Offer | None) -> bool:
    """The first uninterrupted go-around, as far as it matters to this win."""
    if facts.interruptions() or (offer is not None and offer.how != "discard"):
        return False
    drew = any(
        event["type"] == "draw" and event["player"] == player for event in _after_opening(facts)
    )
    if offer is None:  # tenhou and chiihou, Heaven, Earth with earth_own_draw
        own_kong = facts.family == "riichi" and facts.log[-1].get("tail")
        return not facts.seats[player].discards and not own_kong
    if facts.family == "hongkong":  # Earth: only East's first discard
        dealer = facts.hand["dealer"]
        return player != dealer and facts.log[-1]["player"] == dealer and _discards(facts) == 1
    if not facts.options.get("renhou_before_own_turn", True):
        drew = len(facts.seats[offer.giver].discards) > 1
    return player != facts.hand["dealer"] and not drew  # R10.2


def _discards(facts: Facts) -> int:
    return sum(len(seat.discards) for seat in facts.seats)


def _after_opening(facts: Facts) -> list[dict[str, Any]]:
    for index, event in enumerate(facts.log):
        if event["type"] == "discard":
            return facts.log[index:]
    return []


def last_of_kind(facts: Facts, player: int, offer: Offer | None) -> bool:
    """MCR 6.6: the other three copies lie among the discards and the melded sets."""
    tile = offer.tile if offer else str(facts.seats[player].drawn)
    shown: list[str] = []
    for seat in facts.seats:
        shown += [d.tile for d in seat.discards if d.claimed_by is None]
        shown += [t for meld in seat.melds if not meld.concealed for t in meld.tiles]
    if offer is not None and offer.how in ("discard", "added"):
        shown.remove(tile)
    return shown.count(tile) == 3


# --- riichi: liability (section 8) ------------------------------------------------------------


def liable_of(facts: Facts, player: int, offer: Offer | None) -> int | None:
    """The player who is liable for the hand, should the yakuman in question be scored."""
    options = facts.options
    melds = facts.seats[player].melds
    for wanted, needed, name in (
        (DRAGONS, 3, "pao_daisangen"),
        (WIND_TILES, 4, "pao_daisuushii"),
    ):
        sets = [meld for meld in melds if meld.triplet and meld.first in wanted]
        if options[name] and len(sets) == needed and _fed(sets, options["pao_closed_kong"]):
            return sets[-1].giver
    kongs = [meld for meld in melds if meld.kind == "kong"]
    if options["pao_suukantsu"] and len(kongs) == 4:  # R8.8: the fourth, taken from a discard
        newest = _newest_kong(facts, player)
        if newest is not None and newest["type"] == "kong":
            return int(newest["from"])
    # R8.9: the replacement tile of an open kong
    if options["pao_rinshan"] and offer is None and facts.log[-1].get("tail"):
        newest = _newest_kong(facts, player)
        if newest is not None and newest["type"] == "kong":
            return int(newest["from"])
    return None


def _fed(sets: list[Meld], closed_kong_counts: bool) -> bool:
    """R8.1: the last of the sets was claimed while the others were shown."""
    *earlier, last = sets
    if last.giver is None:
        return False
    return closed_kong_counts or not any(meld.concealed for meld in earlier)


def _newest_kong(facts: Facts, player: int) -> dict[str, Any] | None:
    for event in reversed(facts.log):
        if event["type"] in KONGS and event["player"] == player:
            return event
    return None


# --- Hong Kong: the facts of 7.9 ----------------------------------------------------------------


def hongkong_facts(facts: Facts, player: int, offer: Offer | None) -> Request:
    """What sections 6.2 and 7 need besides the hand."""
    out: Request = {"exempt": False}
    if offer is not None:
        out["exempt"] = exempt(facts, offer.giver, offer.tile)
        if offer.how == "discard":
            out["tiles_left"] = facts.left
            out["fresh_tile"] = fresh(facts, offer)
        return out
    shown = [meld for meld in facts.seats[player].melds if not meld.concealed]
    if len(shown) == 4:  # 7.1c at the discard that became the fourth set, the last one claimed
        claim = facts.last_index(player, *CLAIMS)
        before = facts_of(facts.events[: len(facts.events) - len(facts.log) + claim])
        out["exempt"] = exempt(before, int(shown[3].giver or 0), str(shown[3].claimed))
    return out


def fresh(facts: Facts, offer: Offer) -> bool:
    """7.2: no copy among the discards or the exposed sets before this discard."""
    seen: list[str] = []
    for seat in facts.seats:
        seen += [d.tile for d in seat.discards if d.index != offer.index]
        seen += [t for meld in seat.melds if not meld.concealed for t in meld.tiles]
    return offer.tile not in seen


def exempt(facts: Facts, giver: int, tile: str) -> bool:
    """7.1c: two opponents collect two suits, and every tile that could go belongs to them."""
    suits = set()
    for other in facts.after(giver):
        shown = [meld for meld in facts.seats[other].melds if not meld.concealed]
        tally = Counter(meld.first[1] for meld in shown if suited(meld.first))
        suits |= {suit for suit, n in tally.items() if n >= 3}
    hand = [*facts.seats[giver].concealed, tile]
    return len(suits) >= 2 and all(t[1] in suits for t in hand)


def kong_clause_applies(facts: Facts, player: int) -> bool:
    """6.2: this turn's chain of kongs holds one claimed from a discard."""
    for event in reversed(facts.log):
        if event["type"] in ("discard", "hand", "chow", "pung"):
            return False
        if event["type"] == "kong" and event["player"] == player:
            return True
    return False


# --- may it win? --------------------------------------------------------------------------------


def completes(facts: Facts, player: int, offer: Offer | None) -> bool:
    """Is the shape there?"""
    seat = facts.seats[player]
    tiles = [*seat.held, offer.tile] if offer else list(seat.concealed)
    if (offer is None and not seat.drawn) or any(bonus(tile) for tile in tiles):
        return False
    if offer is not None and offer.how == "closed":
        # R2.18: only thirteen orphans rob a closed kong, and only where that is played
        robs = facts.family == "riichi" and facts.options["kokushi_robs_ankan"]
        orphans = set(count(tiles)) == set(ORPHANS) and len(tiles) == 14
        return bool(robs and orphans)
    return complete(counts_of(kind(t) for t in tiles), len(seat.melds), facts.forms)


def worth(facts: Facts, player: int, offer: Offer | None) -> dict[str, Any]:
    """The second scorer's answer for this win."""
    return SCORERS[facts.family](for_scorer(facts, player, request_of(facts, player, offer)))


def for_scorer(facts: Facts, player: int, request: Request) -> Request:
    """The request with options that say what a lone request cannot."""
    if facts.family != "hongkong":
        return request
    options = dict(request["options"])
    if request["by"] == "self-draw" and not kong_clause_applies(facts, player):
        options["kong_liability"] = False  # an older claimed kong is not the one that won
    if not may_declare(facts, player):
        options["seven_bonus"] = "off"  # 3.7: declared at once or not at all
    return {**request, "options": options}


def may_win(facts: Facts, player: int, offer: Offer | None) -> bool:
    """Shape and value: a yaku, eight points, the minimum of fan."""
    if not completes(facts, player, offer):
        return False
    answer = worth(facts, player, offer)
    return bool(answer["ok"] and answer["legal"])
