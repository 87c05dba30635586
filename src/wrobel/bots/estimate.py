"""Which targets are looked at: those of the plans that promise most."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.outlook import Outlook
    from wrobel.bots.plans import Plans
    from wrobel.bots.routes import ALL_KINDS
    from wrobel.bots.sight import Sight
    from wrobel.bots.targets import CHOW_SPEED, PUNG_SPEED
    from wrobel.rules.family import Family

MOST_PLANS_FOLLOWED = 12


class Estimate(Outlook):
    """Finds the targets of a hand and adds them up."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.best = [0] * MOST_PLANS_FOLLOWED
            self.rank = [0.0] * MOST_PLANS_FOLLOWED
            self.lacking = [0] * MOST_PLANS_FOLLOWED
            self.chosen = [0] * 16
            self.singles = [0] * 34
        self.plans = Plans()
        self.options: Any = None
        self.effort = 1
        self.best_n = 0
        self.spread_out = False

    # Which targets

    def look(self, sight: Sight, family: Family) -> None:
        """Find the targets of the tiles in sight, and add them up."""
        i: cython.int
        kind: cython.int
        count: cython.ulonglong
        self.start(sight)
        self.chow_speed = CHOW_SPEED
        self.pung_speed = PUNG_SPEED
        self.worth.start(sight, family)
        self.clear()
        self.slots = 0
        for kind in range(34):
            if sight.counts[kind]:
                self.slot[kind] = self.slots
                self.kind_at[self.slots] = kind
                self.slots += 1
            count = sight.counts[kind]
            self.own[kind // 9] |= count << (4 * (kind % 9))
        if sight.declares:
            # a closed hand is worth more, so few claims will be made
            self.chow_speed = 1.3
            self.pung_speed = 1.8
        if sight.options is not self.options:
            self.learn(sight)
        self.pick_plans()
        for i in range(self.best_n):
            self.follow(self.best[i], self.lacking[i], (500 if i == 0 else 200) * self.effort)
            if i == 0 and self.spread_out:
                self.go_farther()

    def learn(self, sight: Sight) -> None:
        """What the family says of its hands."""
        play = sight.options.about.play
        self.options = sight.options
        self.unit = play.unit
        self.most_plans = play.plans
        self.grade[1], self.grade[2], self.grade[3] = play.grades

    def pick_plans(self) -> None:
        """The plans that promise most; the plain one is always among them."""
        i: cython.int
        j: cython.int
        lacking: cython.int
        most: cython.int = self.most_plans
        score: cython.double
        plans: Plans = self.plans
        sight: Sight = self.sight
        plans.read(sight)
        plans.add_plain(sight)
        self.floor = 99
        self.best_n = 0
        for i in range(plans.n):
            lacking = plans.missing(sight, i, sight.counts, sight.needed)
            if lacking > 8:
                continue
            self.floor = min(self.floor, lacking)
            score = plans.worth[i]
            for j in range(lacking):
                score *= 0.3
            j = self.best_n
            if j == most:
                if score <= self.rank[j - 1]:
                    continue
                j -= 1
            else:
                self.best_n += 1
            while j > 0 and self.rank[j - 1] < score:
                self.rank[j] = self.rank[j - 1]
                self.best[j] = self.best[j - 1]
                self.lacking[j] = self.lacking[j - 1]
                j -= 1
            self.rank[j] = score
            self.best[j] = i
            self.lacking[j] = lacking
        if self.floor < 1:
            self.floor = 1

    def follow(self, plan: cython.int, lacking: cython.int, quota: cython.int) -> None:
        """Find the targets of one plan."""
        j: cython.int
        code: cython.int
        plans: Plans = self.plans
        forms: cython.int = plans.forms[plan]
        self.spread_out = False
        self.clear_base()
        if forms & 2 or forms & 4:
            self.pairs(forms & 4 != 0)
        if forms & 8:
            self.orphans()
        if forms & 16:
            self.knitted_honours()
        if forms & 32:
            self.knitted_straight(lacking + 1, quota)
        if forms != 0 and not forms & 1:
            return
        self.clear_base()
        for j in range(3 * plan, 3 * plan + 3):
            code = plans.group[j]
            if code >= 0 and not self.put_base(code):
                return
        self.run(
            plans.mask[plan],
            forms != 0,
            self.sight.needed - self.base_sets,
            lacking + 2,
            lacking,
            quota,
        )
        self.spread_out = self.most >= 0

    # Targets that are not four sets and a pair

    def pairs(self, quads: cython.bint) -> None:
        """Seven pairs: those held, and each choice of single tiles for the rest."""
        kind: cython.int
        held: cython.int = 0
        n: cython.int = 0
        i: cython.int
        for kind in range(34):
            held += self.sight.counts[kind] // 2 if quads else self.sight.counts[kind] >= 2
            if self.sight.unseen[kind] == 0 or self.sight.counts[kind] == 0:
                continue
            if self.sight.counts[kind] == 1 or (quads and self.sight.counts[kind] == 3):
                i = n
                while i > 0 and self.sight.unseen[self.singles[i - 1]] < self.sight.unseen[kind]:
                    self.singles[i] = self.singles[i - 1]
                    i -= 1
                self.singles[i] = kind
                n += 1
        if held < 3 or n < 7 - held or self.sight.needed < 4:
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
            self.offer_pairs(self.plans.quads)
            return
        for i in range(first, n - left + 1):
            self.chosen[depth] = self.singles[i]
            self.chosen[depth + 1] = -1
            self.choose_singles(n, i + 1, left - 1)
            self.chosen[depth] = -1

    def offer_pairs(self, quads: cython.bint) -> None:
        """Seven pairs with the single tiles chosen."""
        kind: cython.int
        i: cython.int
        times: cython.int
        self.clear_base()
        for kind in range(34):
            times = self.sight.counts[kind] // 2 if quads else self.sight.counts[kind] >= 2
            for i in range(2 * times):
                self.put_tile(kind)
        i = 0
        while self.chosen[i] >= 0:
            self.put_tile(self.chosen[i])
            self.put_tile(self.chosen[i])
            i += 1
        self.offer_base()

    def orphans(self) -> None:
        """Thirteen orphans with each pair."""
        kind: cython.int
        i: cython.int
        held: cython.int = 0
        whole: cython.bint
        paired: cython.bint = False
        for kind in range(34):
            if kind >= 27 or kind % 9 == 0 or kind % 9 == 8:
                held += self.sight.counts[kind] > 0
                paired |= self.sight.counts[kind] > 1
        if held < 8:
            return
        for kind in range(34):
            if not (kind >= 27 or kind % 9 == 0 or kind % 9 == 8):
                continue
            if paired and self.sight.counts[kind] < 2:
                continue
            self.clear_base()
            whole = self.put_tile(kind)
            for i in range(34):
                if i >= 27 or i % 9 == 0 or i % 9 == 8:
                    whole &= self.put_tile(i)
            if whole:
                self.offer_base()

    def pattern_tile(self, pattern: cython.int, i: cython.int) -> cython.int:
        """The i-th of the nine tiles of a knitted pattern."""
        m: cython.int = pattern // 2
        p: cython.int = (m + 1 + pattern % 2) % 3
        suit: cython.int = i // 3
        group: cython.int = m if suit == 0 else p if suit == 1 else 3 - m - p
        return 9 * suit + group + 3 * (i % 3)

    def knitted_honours(self) -> None:
        """Fourteen of the seven honours and nine knitted tiles: two are left out."""
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
                held += self.sight.counts[kind] > 0
            if held < 8:
                continue
            for out in range(16):
                for other in range(out + 1, 16):
                    if held <= 14 and (
                        self.sight.counts[self.singles[out]]
                        or self.sight.counts[self.singles[other]]
                    ):
                        continue
                    self.clear_base()
                    whole = True
                    for i in range(16):
                        if i != out and i != other:
                            whole &= self.put_tile(self.singles[i])
                    if whole:
                        self.offer_base()

    def knitted_straight(self, budget: cython.int, quota: cython.int) -> None:
        """The nine knitted tiles, a set and a pair."""
        pattern: cython.int
        i: cython.int
        whole: cython.bint
        for pattern in range(6):
            self.clear_base()
            whole = True
            for i in range(9):
                whole &= self.put_tile(self.pattern_tile(pattern, i))
            if whole and self.base_lack <= budget:
                self.run(ALL_KINDS, True, self.sight.needed - 3, budget, self.base_lack, quota // 2)

    def offer_base(self) -> None:
        """The base is the whole hand."""
        self.weight = 1.0
        self.judge(
            self.base_tiles[0],
            self.base_tiles[1],
            self.base_tiles[2],
            self.base_tiles[3],
            self.base_lack,
            self.base_still,
            self.base_still,
            0,
            self.base_last,
            self.base_missing,
        )
