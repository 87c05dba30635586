"""What a strong riichi player would think of a discard, a claim, a riichi."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

from wrobel.bots.strong.model import model

if not cython.compiled:
    from wrobel.bots.danger import Danger
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.features import ROW, Features
    from wrobel.bots.strong.model import Model
    from wrobel.rules.family import Family, kind_of
    from wrobel.state.moves import *
    from wrobel.state.state import State

CLAIM_ROW = 256


class Adviser:
    """The features of a position and the models on them."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.liking = [0.0] * 16
            self.line = [0.0] * ROW
            self.claim_row = [0.0] * CLAIM_ROW
            self.before = [0.0] * ROW
        self.features = Features()
        self.before_width = 0
        self.best = 0
        self.discard = model("discard")
        self.claim = model("claim")
        self.riichi = model("riichi")

    def adopt(self, models: dict[str, Any]) -> None:
        """Take over other models."""
        self.discard = Model(models["discard"])
        self.claim = Model(models["claim"])
        self.riichi = Model(models["riichi"])

    def copy_row(self, i: cython.int) -> None:
        j: cython.int
        for j in range(self.features.width):
            self.line[j] = self.features.row[ROW * i + j]

    def look(self, sight: Observation, danger: Danger, family: Family) -> None:
        """Judge every discard."""
        i: cython.int
        self.features.read(sight, danger, family, True)
        for i in range(self.features.n):
            self.copy_row(i)
            self.liking[i] = self.discard.rate(self.line)

    def entry(self, kind: cython.int) -> cython.int:
        """Where a kind stands, or −1."""
        i: cython.int
        for i in range(self.features.n):
            if self.features.kind[i] == kind:
                return i
        return -1

    def like_riichi(self, i: cython.int) -> cython.double:
        """Riichi with the discard of this entry, or silence: above 0 riichi."""
        self.copy_row(i)
        return self.riichi.rate(self.line)

    # Claims: the hand as it is beside the hand after the claim and its best discard.

    def look_before(self, sight: Observation, danger: Danger, family: Family) -> None:
        """Note the hand as it is."""
        j: cython.int
        self.features.read(sight, danger, family, False)
        self.before_width = self.features.width
        for j in range(self.before_width):
            self.before[j] = self.features.row[j]

    def look_after(
        self, sight: Observation, danger: Danger, family: Family, move: cython.int
    ) -> cython.bint:
        """Note the hand after a claim that has been laid; False if nothing can be discarded."""
        i: cython.int
        j: cython.int
        barred: cython.ulonglong
        state: State = sight.state
        claimed: cython.int = kind_of(state.tile)
        pung: cython.bint = move & ~ARGUMENT == PUNG_MOVE
        place: cython.int = 3 if pung else move & 3
        width: cython.int
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
        width = self.before_width
        for j in range(width):
            self.claim_row[j] = self.before[j]
        for j in range(self.features.width):
            self.claim_row[width + j] = self.features.row[ROW * self.best + j]
        width += self.features.width
        i = self.best
        self.claim_row[width] = 1.0
        self.claim_row[width + 1] = pung
        self.claim_row[width + 2] = sight.value_of(claimed) if pung else 0
        self.claim_row[width + 3] = self.features.own_dora / 3.0
        self.claim_row[width + 4] = self.features.yaku_missing[i] <= 1
        self.claim_row[width + 5] = self.features.yaku_missing[i] == 2
        self.claim_row[width + 6] = self.features.yaku_missing[i] >= 5
        self.claim_row[width + 7] = sight.dora[claimed]
        return True

    def like_claim(self) -> cython.double:
        """The claim looked at last, or passing: above 0 the claim."""
        return self.claim.rate(self.claim_row)
