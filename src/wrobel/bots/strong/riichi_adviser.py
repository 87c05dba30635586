"""What a strong riichi player would think of a discard, a claim, a riichi."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

from wrobel.bots.strong.model import model
from wrobel.bots.strong.trees import trees

if not cython.compiled:
    from wrobel.bots.danger import Danger
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.features import Features
    from wrobel.bots.strong.model import Model
    from wrobel.bots.strong.surroundings import ROW
    from wrobel.rules.family import Family, kind_of
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State

# Of the hand as it is, a claim is judged by the numbers that say how far it is.
HAND_ONLY = 16


class Adviser:
    """The features of a position and the models on them."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.liking = [0.0] * 16
            self.before = [0.0] * HAND_ONLY
        self.features = Features()
        self.best = 0
        self.discard = model("discard")
        self.claim = model("claim")
        self.riichi = trees("riichi")

    def adopt(self, models: dict[str, Any]) -> None:
        """Take over other models."""
        self.discard = Model(models["discard"])

    def look(self, sight: Observation, danger: Danger, family: Family) -> None:
        """Judge every discard."""
        i: cython.int
        features: Features = self.features
        features.read(sight, danger, family, True)
        self.discard.begin(features.row, 0)
        for i in range(features.n):
            self.liking[i] = self.discard.rate(features.row, ROW * i)

    def entry(self, kind: cython.int) -> cython.int:
        """Where a kind stands, or −1."""
        i: cython.int
        for i in range(self.features.n):
            if self.features.kind[i] == kind:
                return i
        return -1

    def like_riichi(self, i: cython.int) -> cython.double:
        """Riichi with the discard of this entry, or silence: above 0 riichi."""
        return self.riichi.rate(self.features.row, ROW * i)

    # Claims: the hand after the claim and its best discard, beside the hand as it is.

    def look_before(self, sight: Observation, danger: Danger, family: Family) -> None:
        """Note the hand as it is."""
        j: cython.int
        features: Features = self.features
        features.read(sight, danger, family, False)
        for j in range(HAND_ONLY):
            self.before[j] = features.row[features.shared + j]

    def look_after(
        self, sight: Observation, danger: Danger, family: Family, move: cython.int
    ) -> cython.bint:
        """Note the hand after a claim that has been laid; False if nothing can be discarded."""
        i: cython.int
        barred: cython.ulonglong
        state: State = sight.state
        claimed: cython.int = kind_of(state.tile)
        pung: cython.bint = move & ~ARGUMENT == PUNG_MOVE
        place: cython.int = 3 if pung else move & 3
        self.look(sight, danger, family)
        barred = family.barred_by(state, claimed, place)
        self.best = -1
        for i in range(self.features.n):
            if barred >> self.features.kind[i] & 1:
                continue
            if self.best < 0 or self.liking[i] > self.liking[self.best]:
                self.best = i
        if self.best < 0:
            return False
        self.describe_claim(claimed, pung, place, move & RED != 0)
        return True

    def describe_claim(
        self, claimed: cython.int, pung: cython.bint, place: cython.int, red: cython.bint
    ) -> None:
        """Behind the row of the best discard: what was claimed, and the hand before it."""
        j: cython.int
        features: Features = self.features
        sight: Observation = features.sight
        state: State = sight.state
        rank: cython.int = claimed % 9
        features.place = ROW * self.best + features.width
        for j in range(4):
            features.put(place == j)
        features.put(sight.value_of(claimed) if pung else 0)
        features.put(features.own_dora / 2.0)
        features.put(sight.dora[claimed])
        features.put(red or state.tile >= FIRST_RED)
        features.put(claimed >= 27)
        features.put(claimed < 27 and (rank == 0 or rank == 8))
        features.put(sight.unseen[claimed] / 2.0)
        features.put(features.yaku_missing[self.best] <= 1)
        features.put(features.yaku_missing[self.best] == 2)
        features.put(features.yaku_missing[self.best] == 3)
        features.put(features.yaku_missing[self.best] >= 5)
        features.put(state.right[state.giver] == sight.player)
        for j in range(HAND_ONLY):
            features.row[features.place + j] = self.before[j]
        self.claim_width = features.place + HAND_ONLY - ROW * self.best

    def like_claim(self) -> cython.double:
        """The claim looked at last, or passing: above 0 the claim."""
        self.claim.begin(self.features.row, ROW * self.best)
        return self.claim.rate(self.features.row, ROW * self.best)
