"""What a closed hand that waits would bring, declared or kept silent, asked of the scorer.

A silent hand may have no yaku but its own draw: then nobody else's tile wins, and that is another
hand than the declared one, though it waits for the same tiles.
"""

from dataclasses import dataclass
from typing import Any

from wrobel.bots.reasons import Reason
from wrobel.notation import read_tiles, write_tiles
from wrobel.rules.scorer import score
from wrobel.table.view import View
from wrobel.tiles import NAMES, WINDS


@dataclass(frozen=True, slots=True)
class Brings:
    """The mean of what the waits bring; the ``share`` of the chance that is left without riichi."""

    worth: float
    drawn_only: bool = False
    share: float = 1.0


def what_waits_bring(
    view: View, reasons: list[Reason], unseen: list[int], draws: int
) -> dict[str, Brings]:
    """Of every discard and riichi after which a closed hand waits, by the action's text.

    ``unseen`` tiles of each kind, and how many ``draws`` the player may hope for.
    """
    if not view.options.about.play.declares:
        return {}
    seen = view.to_dict()
    own = seen["players"][seen["player"]]
    if own["riichi"] or not all(meld["concealed"] for meld in own["melds"]):
        return {}
    result = {}
    for one in reasons:
        if one.distance == 0 and one.tiles and one.action.type in ("discard", "riichi"):
            brings = what_brings(one, seen, view.options, unseen, draws)
            if brings is not None:
                result[one.action.text] = brings
    return result


def what_brings(
    one: Reason, seen: dict[str, Any], options: Any, unseen: list[int], draws: int
) -> Brings | None:
    fields = request_after(one, seen, options)
    flags = list(options.about.declarations[:1]) if one.action.type == "riichi" else []

    def mean(by: dict[str, Any]) -> float:
        """What the waits that may win bring, each as often as it is left."""
        total = tiles = 0.0
        for kind in one.accepts:
            if not unseen[kind]:  # all four are in hand or turned up
                continue
            scored = score({**fields, **by, "win": NAMES[kind]})
            if scored.legal:
                total += unseen[kind] * scored.points
                tiles += unseen[kind]
        return total / tiles if tiles else 0.0

    other = next(wind for wind in WINDS if wind != fields["seat"])
    claimed = mean({"by": "discard", "from": other, "flags": flags})
    if claimed:
        return Brings(claimed)
    drawn = mean({"by": "self-draw", "flags": flags})
    if not drawn:
        return None
    others = len(seen["players"]) - 1
    share = own_draws_share((one.tiles or 0) / max(sum(unseen), 1), draws, others)
    return Brings(drawn, True, share)


def own_draws_share(rate: float, draws: int, others: int) -> float:
    """What is left of a chance if only one's own draws count; the others let half of it go.

    >>> round(own_draws_share(0.05, 10, 3), 2)
    0.56
    """
    missed = (1 - min(rate, 1.0)) ** max(draws, 1)
    missed_by_all = missed ** (1 + others / 2)
    return (1 - missed) / (1 - missed_by_all) if missed_by_all < 1 else 1.0


def request_after(one: Reason, seen: dict[str, Any], options: Any) -> dict[str, Any]:
    """The scoring request of the hand after a discard, without the tile it is won with."""
    own = seen["players"][seen["player"]]
    tiles = read_tiles(own["concealed"])
    tiles.remove(one.action.tiles[0])
    fields: dict[str, Any] = {
        "rules": options.rules,
        "options": dict(options),
        "hand": write_tiles(tiles),
        "seat": own["wind"],
        "round": seen["round"],
    }
    if seen["dora"]:
        fields["dora"] = "".join(seen["dora"])
    if own["melds"]:
        kept = ("kind", "tiles", "concealed")
        fields["melds"] = [{name: meld[name] for name in kept} for meld in own["melds"]]
    return fields
