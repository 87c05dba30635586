"""Which clause of section 7 a discard would fall under if an opponent won on it."""

from collections import Counter
from collections.abc import Sequence

from wrobel.rules.about import Discard
from wrobel.rules.hongkong.liabilities import BY_ID, TERMINALS, switched_off_by
from wrobel.rules.hongkong.options import Penalty
from wrobel.rules.options import Options

WINDS, DRAGONS, HONORS = range(27, 31), range(31, 34), range(27, 34)
FEW_LEFT = 5
Sets = Sequence[tuple[int, bool]]


def clause_for(options: Options, discard: Discard, winner: int) -> Penalty | None:
    """The first clause in the order of section 7; None where the giver pays all anyway, or half."""
    if options["payer"] != "half-gun":
        return None
    sets = discard.shown[winner]
    pungs = [kind for kind, is_chow in sets if not is_chow]

    def shown(kinds: Sequence[int]) -> int:
        return sum(kind in kinds for kind in pungs)

    this = discard.kind
    meant = {
        "winds": this in WINDS and this not in pungs and shown(WINDS) == 3,
        "terminals": this in TERMINALS and shown(TERMINALS) >= 3,
        "nine_tiles_discard": is_of_nine(options, sets, this) and not is_exempt(discard),
        "five_tiles": discard.fresh and discard.left <= FEW_LEFT,
        "dragons": this in DRAGONS and this not in pungs and shown(DRAGONS) == 2,
        "honors": this in HONORS and shown(HONORS) >= 3,
    }
    found = (id for id, holds in meant.items() if holds and not switched_off_by(options, id))
    return next((BY_ID[id] for id in found), None)


def flush_suit(sets: Sets) -> int | None:
    """The suit of which somebody shows three sets or more (7.1)."""
    suits = Counter(kind // 9 for kind, _ in sets if kind not in HONORS)
    return next((suit for suit, n in suits.items() if n >= 3), None)


def is_of_nine(options: Options, sets: Sets, this: int) -> bool:
    """Is the tile of that suit, and may the hand still be the flush that is asked for (7.1a)?"""
    suit = flush_suit(sets)
    if suit is None or this in HONORS or this // 9 != suit:
        return False
    others = [kind for kind, _ in sets if kind // 9 != suit]
    asked = options["nine_tile_requires"]
    if asked == "flush":
        return all(kind in HONORS for kind in others)
    return asked == "none" or not others


def is_exempt(discard: Discard) -> bool:
    """Has the player only tiles that are dangerous to one of two flushes (7.1c)?"""
    others = (sets for player, sets in enumerate(discard.shown) if player != discard.player)
    suits = {suit for sets in others if (suit := flush_suit(sets)) is not None}
    return len(suits) >= 2 and all(kind // 9 in suits for kind in discard.held)
