"""What a hand becomes when it is completed: which tiles do, what it is then worth, which patterns.

A waiting hand is looked at tile by tile and exactly; one step before that along the likeliest
draws, which is enough to name what is in reach.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from wrobel.analysis import forms_of
from wrobel.errors import WrobelError
from wrobel.notation import counts_of, read_tiles, write_tiles
from wrobel.rules import rulesets
from wrobel.rules.catalogue import Pattern
from wrobel.rules.scorer import score
from wrobel.shape.hand import Shape
from wrobel.table.actions import Action
from wrobel.table.view import View
from wrobel.tiles import KINDS, NAMES, kind

FIRST_DRAWS = 6  # kinds that are followed one step before waiting
COMMON = 1 / 3  # a pattern in so many of the completions is in reach
MOST_NAMED = 4


@dataclass(slots=True)
class Ways:
    """How a hand can be completed.

    ``tiles`` of ``left`` unseen complete it by a discard and reach the minimum; ``least`` and
    ``most`` are what it then brings. Weights in ``patterns`` are numbers of such ways.
    """

    exact: bool
    left: int = 0
    tiles: int = 0
    least: int = 0
    most: int = 0
    limits: int = 0  # of ``tiles``: paid as a limit
    patterns: Counter[str] = field(default_factory=Counter)

    def add(self, weight: int, points: int | None, ids: list[str], limit: bool = False) -> None:
        """One more completion; ``points`` None: below the minimum."""
        self.left += weight
        if points is None:
            return
        self.tiles += weight
        self.limits += weight * limit
        self.least = min(self.least or points, points)
        self.most = max(self.most, points)
        self.patterns.update(dict.fromkeys(ids, weight))

    def in_reach(self) -> list[str]:
        """The ids of the patterns of a third of the completions, the most frequent first."""
        found = [id for id, n in self.patterns.most_common() if n >= COMMON * max(self.tiles, 1)]
        return found[:MOST_NAMED]


class Completions:
    """The completions of one player's hand after what could be done."""

    def __init__(self, view: View, unseen: list[int]) -> None:
        told = view.to_dict()
        self.options = view.options
        self.unseen = unseen
        self.forms = sum(forms_of(view.options).values())
        self.player = view.player
        own = told["players"][view.player]
        self.concealed = list(read_tiles(own["concealed"] or ""))
        winds = [one["wind"] for one in told["players"]]
        self.tile = told["tile"] or ""
        self.giver = winds[told["from"]] if told["from"] is not None else None
        self.request: dict[str, Any] = {
            "rules": view.options.rules,
            "options": dict(view.options),
            "by": "discard",
            "seat": own["wind"],
            "round": told["hand"][0],
            "melds": [meld_of(meld, winds) for meld in own["melds"]],
            "flags": ["riichi"] if own["riichi"] else [],
        }
        if view.options.about.indicators:
            self.request["dora"] = "".join(told["dora"])
        if own["bonus"]:
            self.request["bonus"] = own["bonus"]

    def after(self, action: Action, distance: int | None, accepts: tuple[int, ...]) -> Ways | None:
        """The ways after a discard, or after doing nothing; None where they are too many."""
        if distance not in (0, 1):
            return None
        if action.type in ("chow", "pung"):
            return self.after_claim(action, distance, accepts)
        if action.type not in ("discard", "riichi", "pass"):
            return None
        hand = list(self.concealed)
        if action.type != "pass":
            hand.remove(action.tiles[0])
        if len(hand) % 3 != 1:
            return None
        request = dict(self.request)
        if action.type == "riichi":
            request["flags"] = ["riichi"]
        found = Ways(exact=distance == 0)
        if distance == 0:
            for this in accepts:
                self.complete(found, request, hand, this, self.unseen[this])
            return found
        return self.steps(found, request, hand, accepts)

    def after_claim(self, action: Action, distance: int, accepts: tuple[int, ...]) -> Ways | None:
        """The ways after a set was claimed and a tile discarded that leaves what helps."""
        hand = list(self.concealed)
        for tile in action.tiles:
            hand.remove(tile)
        claimed = write_tiles(sorted([*action.tiles, *read_tiles(self.tile)], key=kind))
        meld = {"kind": action.type, "tiles": claimed, "from": self.giver}
        request = {**self.request, "melds": [*self.request["melds"], meld]}
        counts = counts_of(hand)
        for this, far, waits in Shape(counts).discards(self.forms):
            if far == distance and all(waits >> one & 1 for one in accepts):
                hand.remove(next(one for one in hand if kind(one) == this))
                return self.steps(Ways(exact=False), request, hand, accepts, distance)
        return None

    def steps(
        self,
        found: Ways,
        request: dict[str, Any],
        hand: list[int],
        accepts: tuple[int, ...],
        distance: int = 1,
    ) -> Ways:
        """Along the likeliest draws."""
        for this in sorted(accepts, key=lambda this: -self.unseen[this])[:FIRST_DRAWS]:
            if distance:
                self.step(found, request, hand, this)
            else:
                self.complete(found, request, hand, this, self.unseen[this])
        return found

    def step(self, found: Ways, request: dict[str, Any], hand: list[int], drawn: int) -> None:
        """Draw one tile, discard what leaves most tiles to wait for, and complete the hand."""
        left = list(self.unseen)
        if left[drawn] == 0:
            return
        left[drawn] -= 1
        whole = [*hand, drawn]
        best: tuple[int, int, list[int]] = (0, -1, [])
        for tile, distance, waits in Shape(counts_of(whole)).discards(self.forms):
            kinds = [this for this in range(KINDS) if waits >> this & 1]
            n = sum(left[this] for this in kinds)
            if distance == 0 and n > best[0]:
                best = n, tile, kinds
        n, tile, kinds = best
        if not n:
            return
        out = next(one for one in whole if kind(one) == tile)
        rest = list(whole)
        rest.remove(out)
        for this in kinds:
            if left[this]:
                self.complete(found, request, rest, this, self.unseen[drawn] * left[this])

    def complete(
        self, found: Ways, request: dict[str, Any], hand: list[int], this: int, weight: int
    ) -> None:
        """Score the hand with one more tile."""
        if not weight:
            return
        asked = {**request, "hand": write_tiles(hand), "win": NAMES[this]}
        try:
            result = score(asked).to_dict()
        except WrobelError:  # facts that a request cannot tell
            return
        if not result["ok"]:  # complete without anything that counts
            found.add(weight, None, [])
            return
        luck = self.options.about.luck
        ids = [one["id"] for one in result["fans"] if one["id"] not in luck]
        points = int(result["points"]) if result["legal"] else None
        found.add(weight, points, ids, result["limit"] is not None)

    def named(self, ids: list[str]) -> list[Pattern]:
        """Patterns by their ids."""
        catalogue = {one.id: one for one in rulesets.patterns_of(self.options.family)}
        return [catalogue[id] for id in ids if id in catalogue]


def meld_of(meld: dict[str, Any], winds: list[str]) -> dict[str, Any]:
    """A set as a score request has it."""
    found = {"kind": meld["kind"], "tiles": meld["tiles"]}
    if meld["concealed"]:
        found["concealed"] = True
    else:
        found["from"] = winds[meld["from"]]
    if meld["added"]:
        found["added"] = True
    return found
