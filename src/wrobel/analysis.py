"""What a hand in play is: how far, waiting for what, and what each discard leads to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wrobel.errors import HandError, TextError
from wrobel.notation import Hand, check_copies, counts_of, read_hand, read_tile, read_tiles
from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.shape.hand import FORMS, RIICHI_FORMS, Shape
from wrobel.shape.quick import text_distance
from wrobel.tiles import BONUS, NAMES, kind
from wrobel.usual_rules import usual_rules

WRONG = 100


def distance(text: str) -> int:
    """Distance to tenpai over the riichi forms: −1 complete, 0 waiting.

    >>> distance("123m456p789s1122z"), distance("19m19p19s1234567z")
    (0, 0)
    """
    found = text_distance(text)
    if found != WRONG:
        return found
    hand = checked_hand(text)
    return Shape(hand.counts()).distance(RIICHI_FORMS)


def checked_hand(text: str) -> Hand:
    """A hand of 13 or 14 tiles, a meld counting as three."""
    hand = read_hand(text)
    for tile in hand.concealed:
        if tile >= BONUS:
            raise TextError("bonus_in_hand", "hand", tile=NAMES[tile])
    tiles = len(hand.concealed) + 3 * len(hand.melds)
    if len(hand.melds) > 4 or tiles > 14 or tiles % 3 == 0:
        raise HandError("not_a_hand", "hand", n=len(hand.concealed), melds=len(hand.melds))
    return hand


def forms_of(options: Options) -> dict[str, int]:
    """The winning forms of a ruleset, by the names of the outside contract, as bits."""
    return {name: FORMS[form] for name, form in options.about.forms(options).items()}


@dataclass(frozen=True, slots=True)
class Discard:
    """A discard, the distance after it, and what then lowers the distance."""

    tile: str
    distance: int
    accepts: dict[str, int]

    @property
    def kinds(self) -> int:
        return len(self.accepts)

    @property
    def tiles(self) -> int:
        return sum(self.accepts.values())

    def to_dict(self) -> dict[str, Any]:
        return {
            "tile": self.tile,
            "distance": self.distance,
            "accepts": self.accepts,
            "kinds": self.kinds,
            "tiles": self.tiles,
        }


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim, the own tiles it takes, and the distance after it (and the best discard)."""

    kind: str
    tiles: str
    distance: int

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "tiles": self.tiles, "distance": self.distance}


@dataclass(frozen=True, slots=True)
class Analysis:
    """The shape of a hand under a ruleset."""

    hand: Hand
    distance: int
    forms: dict[str, int]
    waits: dict[str, int]
    accepts: dict[str, int]
    discards: list[Discard] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        """The JSON of the outside contract."""
        return {
            "distance": self.distance,
            "forms": self.forms,
            "waits": self.waits,
            "accepts": self.accepts,
            "discards": [discard.to_dict() for discard in self.discards],
            "claims": [claim.to_dict() for claim in self.claims],
        }


def analyze(
    hand: str,
    rules: str | None = None,
    seen: str | None = "",
    claim: str | None = "",
    options: Mapping[str, object] | None = None,
) -> Analysis:
    """Distance for every form, waits, every discard with its acceptance, and claims.

    >>> analyze("123m456p789s1122z").waits
    {'1z': 2, '2z': 2}
    >>> [claim.kind for claim in analyze("123m456p78s11223z", claim="1z").claims]
    ['pung']
    """
    ruleset = rulesets.load(usual_rules(rules), options)
    forms = forms_of(ruleset)
    bits = sum(forms.values())
    read = checked_hand(hand)
    others = [tile for tile in read_tiles(seen or "") if tile < BONUS]
    wanted = [read_tile(claim)] if claim else []
    if not ruleset.red_fives and any(
        34 <= tile < BONUS for tile in (*every_tile(read), *others, *wanted)
    ):
        raise TextError("no_reds", rules=rules)
    check_copies((*every_tile(read), *others))
    shape = Shape(read.counts())
    left = [4 - held - gone for held, gone in zip(read.held(), counts_of(others), strict=True)]
    distances = {name: shape.distance(bit) for name, bit in forms.items() if possible(shape, bit)}
    least = min(distances.values())

    def available(mask: int) -> dict[str, int]:
        return {NAMES[k]: left[k] for k in range(34) if mask >> k & 1 and left[k] > 0}

    waits: dict[str, int] = {}
    accepts: dict[str, int] = {}
    discards: list[Discard] = []
    claims: list[Claim] = []
    if shape.tiles % 3 == 1:
        _, mask = shape.acceptance(bits)
        accepts = available(mask)
        waits = accepts if least == 0 else {}
        if wanted:
            claims = find_claims(read, wanted[0], bits, left)
    else:
        if wanted:
            raise HandError("claim_with_14", "claim")
        discards = [
            Discard(NAMES[tile], after, available(mask))
            for tile, after, mask in shape.discards(bits)
        ]
        discards.sort(key=lambda discard: (discard.distance, -discard.tiles, -discard.kinds))
    return Analysis(read, least, distances, waits, accepts, discards, claims)


def every_tile(hand: Hand) -> list[int]:
    return [*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles)]


def possible(shape: Shape, bit: int) -> bool:
    """Can the form be reached at all beside the melds?"""
    return shape.distance(bit) < WRONG - 2


def find_claims(hand: Hand, tile: int, bits: int, left: list[int]) -> list[Claim]:
    """What a chow, a pung or a kong of a tile would do to a waiting hand."""
    if tile >= BONUS:
        raise TextError("not_claimable", "claim", tile=NAMES[tile])
    wanted = kind(tile)
    if left[wanted] < 1:
        raise HandError("fifth_tile", "claim", tile=NAMES[wanted])
    counts = hand.counts()
    uses: list[tuple[str, tuple[int, ...]]] = []
    if wanted < 27:
        for start in range(wanted - 2, wanted + 1):
            run = range(start, start + 3)
            if start >= 0 and start // 9 == wanted // 9 == (start + 2) // 9:
                uses.append(("chow", tuple(k for k in run if k != wanted)))
    uses += [("pung", (wanted,) * 2), ("kong", (wanted,) * 3)]
    claims = []
    for name, own in uses:
        if any(own.count(k) > counts[k] for k in own):
            continue
        rest = list(counts)
        for k in own:
            rest[k] -= 1
        after = Shape(rest)
        if name == "kong":
            reached = after.distance(bits)
        else:
            reached = min(distance for _, distance, _ in after.discards(bits))
        text = "".join(NAMES[k][0] for k in own) + NAMES[own[0]][1]
        claims.append(Claim(name, text, reached))
    return claims
