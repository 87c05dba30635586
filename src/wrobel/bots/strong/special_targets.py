"""Targets that are not four sets and a pair: pairs, orphans, knitted tiles."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.routes import ALL_KINDS
    from wrobel.bots.strong.targets import Targets


class SpecialTargets:
    """Lays each as a base of the targets, and hands it on."""

    def __init__(self, targets: Targets) -> None:
        if not cython.compiled:
            self.chosen = [0] * 16
            self.singles = [0] * 34
        self.targets = targets
        self.quads = False

    def find(
        self, forms: cython.int, lacking: cython.int, quads: cython.bint, quota: cython.int
    ) -> None:
        """Those of the forms; ``quads``: four of a kind may be two pairs."""
        self.quads = quads
        self.targets.clear_base()
        if forms & 2 or forms & 4:
            self.pairs(forms & 4 != 0)
        if forms & 8:
            self.orphans()
        if forms & 16:
            self.knitted_honours()
        if forms & 32:
            self.knitted_straight(lacking + 1, quota)

    def pairs(self, quads: cython.bint) -> None:
        """Seven pairs: those held, and each choice of single tiles for the rest."""
        sight: Observation = self.targets.sight
        kind: cython.int
        held: cython.int = 0
        n: cython.int = 0
        i: cython.int
        for kind in range(34):
            held += sight.counts[kind] // 2 if quads else sight.counts[kind] >= 2
            if sight.unseen[kind] == 0 or sight.counts[kind] == 0:
                continue
            if sight.counts[kind] == 1 or (quads and sight.counts[kind] == 3):
                i = n
                while i > 0 and sight.unseen[self.singles[i - 1]] < sight.unseen[kind]:
                    self.singles[i] = self.singles[i - 1]
                    i -= 1
                self.singles[i] = kind
                n += 1
        if held < 3 or n < 7 - held or sight.needed < 4:
            return
        n = min(n, 9)
        self.choose_singles(n, 0, 7 - held)

    def choose_singles(self, n: cython.int, first: cython.int, left: cython.int) -> None:
        """Each choice of so many of the single tiles; ``chosen`` ends at −1."""
        i: cython.int
        depth: cython.int = 0
        while first > 0 and depth < 16 and self.chosen[depth] >= 0:
            depth += 1
        if first == 0:
            self.chosen[0] = -1
        if left == 0:
            self.offer_pairs(self.quads)
            return
        for i in range(first, n - left + 1):
            self.chosen[depth] = self.singles[i]
            self.chosen[depth + 1] = -1
            self.choose_singles(n, i + 1, left - 1)
            self.chosen[depth] = -1

    def offer_pairs(self, quads: cython.bint) -> None:
        """Seven pairs with the single tiles chosen."""
        sight: Observation = self.targets.sight
        kind: cython.int
        i: cython.int
        times: cython.int
        self.targets.clear_base()
        for kind in range(34):
            times = sight.counts[kind] // 2 if quads else sight.counts[kind] >= 2
            for i in range(2 * times):
                self.targets.put_tile(kind)
        i = 0
        while self.chosen[i] >= 0:
            self.targets.put_tile(self.chosen[i])
            self.targets.put_tile(self.chosen[i])
            i += 1
        self.targets.take_base()

    def orphans(self) -> None:
        """Thirteen orphans with each pair."""
        sight: Observation = self.targets.sight
        kind: cython.int
        i: cython.int
        held: cython.int = 0
        whole: cython.bint
        paired: cython.bint = False
        for kind in range(34):
            if kind >= 27 or kind % 9 == 0 or kind % 9 == 8:
                held += sight.counts[kind] > 0
                paired |= sight.counts[kind] > 1
        if held < 8:
            return
        for kind in range(34):
            if not (kind >= 27 or kind % 9 == 0 or kind % 9 == 8):
                continue
            if paired and sight.counts[kind] < 2:
                continue
            self.targets.clear_base()
            whole = self.targets.put_tile(kind)
            for i in range(34):
                if i >= 27 or i % 9 == 0 or i % 9 == 8:
                    whole &= self.targets.put_tile(i)
            if whole:
                self.targets.take_base()

    def pattern_tile(self, pattern: cython.int, i: cython.int) -> cython.int:
        """The i-th of the nine tiles of a knitted pattern."""
        m: cython.int = pattern // 2
        p: cython.int = (m + 1 + pattern % 2) % 3
        suit: cython.int = i // 3
        group: cython.int = m if suit == 0 else p if suit == 1 else 3 - m - p
        return 9 * suit + group + 3 * (i % 3)

    def knitted_honours(self) -> None:
        """Fourteen of the seven honours and nine knitted tiles: two are left out."""
        sight: Observation = self.targets.sight
        pattern: cython.int
        i: cython.int
        out: cython.int
        other: cython.int
        held: cython.int
        kind: cython.int
        whole: cython.bint
        for pattern in range(6):
            held = 0
            for i in range(16):
                kind = 27 + i if i < 7 else self.pattern_tile(pattern, i - 7)
                self.singles[i] = kind
                held += sight.counts[kind] > 0
            if held < 8:
                continue
            for out in range(16):
                for other in range(out + 1, 16):
                    if held <= 14 and (
                        sight.counts[self.singles[out]] or sight.counts[self.singles[other]]
                    ):
                        continue
                    self.targets.clear_base()
                    whole = True
                    for i in range(16):
                        if i != out and i != other:
                            whole &= self.targets.put_tile(self.singles[i])
                    if whole:
                        self.targets.take_base()

    def knitted_straight(self, budget: cython.int, quota: cython.int) -> None:
        """The nine knitted tiles, a set and a pair."""
        sight: Observation = self.targets.sight
        pattern: cython.int
        i: cython.int
        whole: cython.bint
        for pattern in range(6):
            self.targets.clear_base()
            whole = True
            for i in range(9):
                whole &= self.targets.put_tile(self.pattern_tile(pattern, i))
            if whole and self.targets.base_lack <= budget:
                self.targets.run(
                    ALL_KINDS, True, sight.needed - 3, budget, self.targets.base_lack, quota // 2
                )
