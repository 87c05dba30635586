"""What a player may do: after a draw, after a claim, and when others discard or make a kong.

Actions are their texts. The functions look at folded facts; ``legal`` and ``who_is_asked`` below
take plain events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from .riichi_hand import splits
from .table_bonus import may_declare
from .table_facts import Facts, Offer, kinds_of
from .table_furiten import barred
from .table_request import may_win
from .table_shapes import waits
from .table_tiles import (
    KINDS,
    ORPHANS,
    WIND_TILES,
    bonus,
    count,
    kind,
    suited,
    without,
    write,
)

# --- after a draw -------------------------------------------------------------------------------


def after_draw(facts: Facts, player: int) -> set[str]:
    """R2.2, MCR 4.1, Hong Kong 2.1: win, kong, riichi, or discard."""
    seat = facts.seats[player]
    if seat.drawn and bonus(seat.drawn) and facts.left > 0:  # MCR 4.1: no third choice
        return {f"expose {seat.drawn}", f"discard {seat.drawn} drawn"}
    actions = {"win"} if may_win(facts, player, None) else set()
    if seat.riichi is not None:  # R3.4: the hand is frozen
        if riichi_kong(facts, player):
            actions.add(f"closed-kong {kind(str(seat.drawn))}")
        return actions | {f"discard {seat.drawn} drawn"}
    if nine_kinds(facts, player):
        actions.add("nine-kinds")
    if may_declare(facts, player):
        actions.add("bonus-win")
    if kong_possible(facts):
        actions |= closed_kongs(facts, player) | added_kongs(facts, player)
    if facts.family == "riichi":
        actions |= riichi_discards(facts, player)
    return actions | {f"discard {text}" for _, text in discards(facts, player)}


def discards(facts: Facts, player: int) -> Iterator[tuple[str, str]]:
    """Every tile that can leave the hand, with its text."""
    seat = facts.seats[player]
    for tile in sorted(set(seat.held)):
        yield tile, tile
    if seat.drawn:
        yield seat.drawn, f"{seat.drawn} drawn"


def nine_kinds(facts: Facts, player: int) -> bool:
    """R5.7 (1): own first turn, nothing interrupted, nine kinds of terminals and honours."""
    if facts.family != "riichi" or not facts.options["abort_nine_kinds"]:
        return False
    seat = facts.seats[player]
    first = not seat.discards and not facts.interruptions()
    return first and len(set(count(seat.concealed)) & set(ORPHANS)) >= 9


def kong_possible(facts: Facts) -> bool:
    """R2.21, R2.22, MCR 4.5, Hong Kong 2.3: a replacement must be left, riichi has four kongs."""
    if facts.family != "riichi":
        return facts.replacements_left >= 1
    fifth = facts.options["fourth_kong"] == "abort-at-once"  # it only ends the hand
    return facts.left >= 1 and (len(facts.kongs) < 4 or fifth)


def closed_kongs(facts: Facts, player: int) -> set[str]:
    """R2.15: four concealed copies."""
    held = count(facts.seats[player].concealed)
    return {f"closed-kong {k}" for k, n in held.items() if n == 4}


def added_kongs(facts: Facts, player: int) -> set[str]:
    """R2.15: the fourth tile to an own open pung."""
    seat = facts.seats[player]
    pungs = {meld.first for meld in seat.melds if meld.kind == "pung"}
    return {f"added-kong {tile}" for tile in seat.concealed if kind(tile) in pungs}


def tenpai(facts: Facts, player: int, tiles: list[str]) -> bool:
    """R5.6: some tile completes the hand; not one of which the player holds all four (karaten)."""
    seat = facts.seats[player]
    own = count([*tiles, *(tile for meld in seat.melds for tile in meld.tiles)])
    wanted = waits(kinds_of(tiles), len(seat.melds), facts.forms)
    if facts.options["karaten"] == "tenpai":
        return bool(wanted)
    return any(own[k] < 4 for k in wanted)


def riichi_discards(facts: Facts, player: int) -> set[str]:
    """R3.1 to R3.3."""
    options, seat = facts.options, facts.seats[player]
    if not seat.closed or not seat.drawn or facts.left < options["riichi_min_tiles"]:
        return set()
    if options["riichi_needs_1000"] and facts.scores[player] < 1000:
        return set()
    found = set()
    for tile, text in discards(facts, player):
        rest = without(seat.concealed, tile)
        if not tenpai(facts, player, rest):
            continue
        gone = {kind(d.tile) for d in seat.discards} | {kind(tile)}
        in_furiten = gone & waits(kinds_of(rest), len(seat.melds), facts.forms)
        if options["furiten_riichi"] or not in_furiten:
            found.add(f"riichi {text}")
    return found


def riichi_kong(facts: Facts, player: int) -> bool:
    """R3.4: the drawn tile joins a concealed pung, the waits stay, mostly all readings too."""
    seat = facts.seats[player]
    drawn = kind(str(seat.drawn))
    before = count(seat.held)
    if before[drawn] != 3 or not kong_possible(facts):
        return False
    wanted = facts.waits(player)
    rest = [tile for tile in seat.concealed if kind(tile) != drawn]
    if waits(kinds_of(rest), len(seat.melds) + 1, facts.forms) != wanted:
        return False
    if facts.options["riichi_kong"] == "waits":
        return True
    for wait in wanted:
        for split in splits(before + Counter((wait,))):
            if not any(group.shape == "pung" and group.first == drawn for group in split):
                return False
    return True


# --- after a claim ------------------------------------------------------------------------------


def after_claim(facts: Facts, player: int) -> set[str]:
    """R2.2, MCR 4.4: only a discard, and not a swap where that is forbidden."""
    event = facts.last
    swaps = swap_tiles(facts, event["type"], event["tile"], write_kinds(event["own"]))
    held = facts.seats[player].concealed
    return {f"discard {tile}" for tile in held if kind(tile) not in swaps}


def write_kinds(own: str) -> list[str]:
    """The kinds of the own tiles of a claim, lowest first."""
    return sorted(kind(digit + own[-1]) for digit in own[:-1])


def swap_tiles(facts: Facts, claim: str, tile: str, own: list[str]) -> set[str]:
    """R2.12: the claimed kind, and the other end of a chow."""
    if facts.family != "riichi" or facts.options["kuikae"] == "allowed":
        return set()
    found = {kind(tile)}
    if claim == "chow":
        number, suit = int(kind(tile)[0]), tile[1]
        low, high = int(own[0][0]), int(own[1][0])
        if number < low:
            found.add(f"{high + 1}{suit}")
        elif number > high:
            found.add(f"{low - 1}{suit}")
    return found & set(KINDS)


# --- when somebody offers a tile ----------------------------------------------------------------


def on_offer(facts: Facts, player: int, offer: Offer) -> set[str]:
    """Everything the player may do with a discard or with the tile of a kong."""
    if player == offer.giver:
        return set()
    actions = set()
    if may_win(facts, player, offer) and not barred(facts, player, offer):
        actions.add("win")
    if offer.how == "discard" and sets_allowed(facts) and facts.seats[player].riichi is None:
        actions |= pungs_and_kongs(facts, player, offer)
        if facts.after(offer.giver)[0] == player:
            actions |= chows(facts, player, offer)
    return actions | {"pass"} if actions else set()


def sets_allowed(facts: Facts) -> bool:
    """R2.13, R5.7a, MCR 4.8, Hong Kong 2.5: the last discard and aborts."""
    if facts.left == 0:
        return facts.family == "mcr" and facts.options["last_discard_claims"] == "all"
    return abort_after_discard(facts) is None


def abort_after_discard(facts: Facts) -> str | None:
    """R5.7 (2) to (4), in the order of R5.7a."""
    if facts.family != "riichi":
        return None
    options = facts.options
    first = [seat.discards[0].tile if len(seat.discards) == 1 else "" for seat in facts.seats]
    same_wind = len(set(first)) == 1 and first[0] in WIND_TILES
    if options["abort_four_winds"] and same_wind and not facts.interruptions():
        return "four_winds"
    if options["abort_four_riichi"] and all(seat.riichi is not None for seat in facts.seats):
        return "four_riichi"
    owners = {player for player, _ in facts.kongs}
    if options["fourth_kong"] == "abort" and len(facts.kongs) == 4 and len(owners) > 1:
        return "four_kongs"
    return None


def abort_after_kong(facts: Facts) -> str | None:
    """R2.22: the fourth kong, or any fifth, where that ends the hand at once."""
    if facts.family != "riichi" or facts.options["fourth_kong"] != "abort-at-once":
        return None
    owners = {player for player, _ in facts.kongs}
    if len(facts.kongs) > 4 or (len(facts.kongs) == 4 and len(owners) > 1):
        return "four_kongs"
    return None


def choices(tiles: list[str], wanted: list[str]) -> set[tuple[str, ...]]:
    """The physical tiles that can serve as the wanted kinds (R1.3: red or plain)."""
    fitting = sorted(tile for tile in tiles if kind(tile) in wanted)
    return {
        some
        for some in combinations(fitting, len(wanted))
        if sorted(kind(tile) for tile in some) == sorted(wanted)
    }


def pungs_and_kongs(facts: Facts, player: int, offer: Offer) -> set[str]:
    """R2.5, R2.14."""
    held = facts.seats[player].concealed
    wanted = kind(offer.tile)
    found = {f"pung {write(own)}" for own in choices(held, [wanted] * 2)}
    if kong_possible(facts):
        found |= {f"kong {write(own)}" for own in choices(held, [wanted] * 3)}
    return found


def chows(facts: Facts, player: int, offer: Offer) -> set[str]:
    """R2.5; R2.12: if every tile left is barred the claim is illegal."""
    if not suited(offer.tile):
        return set()
    held = facts.seats[player].concealed
    number, suit = int(kind(offer.tile)[0]), offer.tile[1]
    found = set()
    for low in range(number - 2, number + 1):
        run = [f"{n}{suit}" for n in range(low, low + 3)]
        if low < 1 or low > 7:
            continue
        run.remove(kind(offer.tile))
        for own in choices(held, run):
            swaps = swap_tiles(facts, "chow", offer.tile, run)
            if any(kind(tile) not in swaps for tile in without(held, *own)):
                found.add(f"chow {write(own)}")
    return found
