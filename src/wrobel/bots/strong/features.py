"""What speaks for and against each discard, in numbers of about the same size.

Some are common to all (the turn, who threatens, the points), the others belong to a kind of
tile: how far the hand is without it, what it then accepts now and after the next draw, what
the tile is and what stands beside it, the worth that stays in the hand, how safe it is.
An ``Model`` weighs them.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.danger import Danger
    from wrobel.bots.observation import Observation
    from wrobel.bots.strong.surroundings import ROW, Surroundings
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.state.phases import *
    from wrobel.state.state import State


class Features(Surroundings):
    """One row of numbers for every discard."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.counts = [0] * 34
            self.scratch = [0] * 34
        self.width = 0
        self.shared = 0

    def read(self, sight: Observation, danger: Danger, family: Family, turn: cython.bint) -> None:
        """Measure every discard; without ``turn`` the hand as it is, as the only row."""
        i: cython.int
        self.find(sight, danger, family, turn)
        self.last_round = 0 if family.options["length"] == "east-only" else 1
        self.least_cost = 1000000.0
        for i in range(34):
            self.counts[i] = sight.counts[i]
        for i in range(self.n):
            if self.kind[i] >= 0:
                self.least_cost = min(self.least_cost, danger.cost[self.kind[i]])
        self.read_opponents()
        for i in range(self.n):
            self.place = ROW * i
            self.common()
            self.shared = self.place - ROW * i
            self.describe(i)
            self.width = self.place - ROW * i

    # What is common to all discards

    def common(self) -> None:
        i: cython.int
        sight: Observation = self.sight
        state: State = sight.state
        ready: cython.double = 0.0
        worst: cython.double = 0.0
        dealer_riichi: cython.bint = state.dealer != sight.player and state.riichi[state.dealer] > 0
        for i in range(4):
            if i != sight.player and not state.riichi[i]:
                ready = max(ready, self.danger.ready[i])
                worst = max(worst, self.danger.ready[i] * self.danger.loss[i])
        self.put(sight.turns / 12.0)
        self.put(sight.draws / 12.0)
        self.put(self.in_riichi)
        self.put(ready)
        self.put(worst / 4000.0)
        self.put(sight.player == state.dealer)
        self.put(dealer_riichi)
        self.put(self.best_missing / 3.0)
        self.put(self.best_missing <= 1)
        self.put(self.best_missing == 2)
        self.put(self.best_missing == 3)
        self.put(sight.exposed)
        self.put(sight.shown[sight.player] / 2.0)
        self.put(min(self.own_dora, 5) / 3.0)
        self.put(self.best_tiles / 24.0)
        self.put(state.revealed - 1)
        self.put(self.safe_held() / 4.0)
        self.standing()
        self.put_turn()
        self.put_opponents(state.round >= self.last_round and state.dealer == 3)

    def safe_held(self) -> cython.int:
        """Tiles of the hand that no riichi can win on."""
        kind: cython.int
        found: cython.int = 0
        if self.in_riichi:
            for kind in range(34):
                if self.safe_all >> kind & 1:
                    found += self.sight.counts[kind]
        return found

    def standing(self) -> None:
        """The points: place, lead, and whether little is left to play."""
        i: cython.int
        state: State = self.sight.state
        player: cython.int = self.sight.player
        above: cython.int = 100000
        below: cython.int = 100000
        place: cython.int = 0
        gap: cython.int
        for i in range(4):
            gap = state.scores[i] - state.scores[player]
            if i == player:
                continue
            if gap > 0 or (gap == 0 and i < player):
                place += 1
                above = min(above, gap)
            else:
                below = min(below, -gap)
        self.put(place / 3.0)
        self.put(1.0 if place == 0 else min(above, 20000) / 20000.0)
        self.put(1.0 if place == 3 else min(below, 20000) / 20000.0)
        self.put(state.round >= self.last_round and state.dealer == 3)
        self.put((4 * state.round + state.dealer) / 8.0)

    # What belongs to one discard

    def describe(self, i: cython.int) -> None:
        kind: cython.int = self.kind[i]
        back: cython.int = self.missing[i] - self.best_missing
        self.put(min(back, 2))
        self.put(self.tiles[i] / 24.0)
        self.put(0 if back else self.tiles[i] // max(self.best_tiles, 1))  # is it the most?
        self.put(self.then[i] / 8.0)
        self.put(0.0 if back else self.then[i] / max(self.best_then, 0.01))
        self.put(min(self.yaku_missing[i], 6) / 3.0)
        self.put(self.yaku_tiles[i] / 24.0)
        self.put(self.silent_worth[i] / 8000.0)
        self.put(self.declared_worth[i] / 8000.0)
        self.put(self.missing[i] == 1 and self.silent_worth[i] == 0.0)
        self.put(self.furiten[i])
        self.put_waits(i)
        if kind < 0:
            return
        self.look(kind)
        self.safety(kind)
        self.put_safety(kind)
        self.put_kind(kind)
        self.sight.counts[kind] -= 1
        self.value(kind)
        self.put_neighbours(kind)
        self.put_hand(kind)
        self.sight.counts[kind] += 1

    def look(self, kind: cython.int) -> None:
        """The tile itself and its neighbours."""
        rank: cython.int = kind % 9
        edge: cython.int = min(rank, 8 - rank)
        honour: cython.bint = kind >= 27
        sight: Observation = self.sight
        copies: cython.int = self.counts[kind]
        near: cython.int = 0
        far: cython.int = 0
        unseen_near: cython.int = 0
        unseen_far: cython.int = 0
        dora_near: cython.int = 0
        dora_far: cython.int = 0
        side: cython.int
        if not honour:
            for side in range(-2, 3):
                if side == 0 or rank + side < 0 or rank + side > 8:
                    continue
                if side == 1 or side == -1:
                    near += self.counts[kind + side] > 0
                    unseen_near += sight.unseen[kind + side]
                    dora_near += sight.dora[kind + side]
                else:
                    far += self.counts[kind + side] > 0
                    unseen_far += sight.unseen[kind + side]
                    dora_far += sight.dora[kind + side]
        self.put(honour)
        self.put(sight.value_of(kind) / 2.0)
        self.put(kind >= 31)
        self.put(not honour and edge == 0)
        self.put(not honour and edge == 1)
        self.put(not honour and edge == 2)
        self.put(not honour and edge == 3)
        self.put(copies == 2)
        self.put(copies >= 3)
        self.put(near)
        self.put(far)
        self.put(copies == 1 and near == 0 and far == 0)
        self.put(copies == 1 and near == 0)
        self.put(sight.unseen[kind] / 3.0)
        self.put(unseen_near / 8.0)
        self.put(unseen_far / 8.0)
        self.put(sight.dora[kind])
        self.put(dora_near)
        self.put(dora_far)
        self.put(honour and copies == 1)
        self.put(honour and copies == 1 and sight.unseen[kind] <= 1)
        self.put(honour and copies == 2)

    def value(self, kind: cython.int) -> None:
        """The worth that stays in the hand without the tile."""
        i: cython.int
        plan: cython.int
        suit: cython.int
        best: cython.int
        orphans: cython.int = 0
        outside: cython.int = 0
        pairs: cython.int = 0
        dora: cython.int = self.own_dora - self.sight.dora[kind]
        sight: Observation = self.sight
        state: State = sight.state
        player: cython.int = sight.player
        red: cython.bint = False
        if kind < 27 and kind % 9 == 4 and sight.counts[kind] == 0:
            red = state.reds[player] >> (kind // 9) & 1 != 0
            dora -= red
        self.put(dora / 3.0)
        self.put(red)
        for i in range(34):
            if sight.counts[i] and (i >= 27 or i % 9 == 0 or i % 9 == 8):
                orphans += sight.counts[i]
            pairs += sight.counts[i] == 2
        for i in range(4 * player, 4 * player + state.melds[player]):
            if state.meld_kind[i] >= 27 or state.meld_kind[i] % 9 == 0:
                outside += 1
            elif state.meld_kind[i] % 9 == (6 if state.meld_type[i] == CHOW else 8):
                outside += 1
        self.put(min(orphans, 6) / 3.0)
        self.put(orphans == 0 and outside == 0)
        self.put(pairs / 3.0)
        # a flush: how near, and whether the tile belongs to it
        best = 9
        suit = -1
        for i in range(3):
            plan = self.flush(i)
            if plan < best:
                best = plan
                suit = i
        self.put(min(best, 6) / 3.0)
        self.put(kind >= 27 or kind // 9 == suit)
        self.put(best <= 3 and kind < 27 and kind // 9 != suit)
        self.put(min(self.plans.missing_pungs(sight.counts, sight.needed), 6) / 3.0)
        self.put(0.0 if sight.needed < 4 else max(0, 5 - self.seven_pairs()) / 2.0)
        best = 0
        for i in range(7):
            best = max(best, self.triple(i))
        self.put(max(best - 4, 0) / 4.0)
        sight.counts[kind] += 1
        plan = 0
        for i in range(7):
            plan = max(plan, self.triple(i))
        sight.counts[kind] -= 1
        self.put((plan - best) * (plan >= 6))
        best = 0
        for i in range(3):
            best = max(best, self.straight(i))
        self.put(max(best - 4, 0) / 4.0)
        sight.counts[kind] += 1
        plan = 0
        for i in range(3):
            plan = max(plan, self.straight(i))
        sight.counts[kind] -= 1
        self.put((plan - best) * (plan >= 6))

    def flush(self, suit: cython.int) -> cython.int:
        """Tiles missing for a hand of one suit and honours."""
        kind: cython.int
        i: cython.int
        state: State = self.sight.state
        player: cython.int = self.sight.player
        for i in range(4 * player, 4 * player + state.melds[player]):
            if state.meld_kind[i] < 27 and state.meld_kind[i] // 9 != suit:
                return 9
        for kind in range(34):
            self.scratch[kind] = self.sight.counts[kind] if kind >= 27 or kind // 9 == suit else 0
        self.shape.load(self.scratch, 0)
        self.shape.needed = self.sight.needed
        return self.shape.missing_regular()

    def seven_pairs(self) -> cython.int:
        self.shape.load(self.sight.counts, 0)
        self.shape.needed = 4
        return self.shape.missing_form(2)

    def in_meld(self, kind: cython.int) -> cython.bint:
        """Is a chow of the player's on the table that starts here?"""
        return self.plans.melded(kind)

    def triple(self, rank: cython.int) -> cython.int:
        """Tiles at hand of the same run in all three suits."""
        suit: cython.int
        i: cython.int
        found: cython.int = 0
        for suit in range(3):
            if self.sight.exposed and self.in_meld(9 * suit + rank):
                found += 3
                continue
            for i in range(3):
                found += self.sight.counts[9 * suit + rank + i] > 0
        return found

    def straight(self, suit: cython.int) -> cython.int:
        """Tiles at hand of the run from 1 to 9."""
        i: cython.int
        part: cython.int
        found: cython.int = 0
        for part in range(3):
            if self.sight.exposed and self.in_meld(9 * suit + 3 * part):
                found += 3
                continue
            for i in range(3):
                found += self.sight.counts[9 * suit + 3 * part + i] > 0
        return found

    def safety(self, kind: cython.int) -> None:
        i: cython.int
        sight: Observation = self.sight
        state: State = sight.state
        danger: Danger = self.danger
        rate: cython.double = 0.0
        calm: cython.double = 0.0
        thrown: cython.int = 0
        passed: cython.int = 0
        most: cython.double = 0.0
        for i in range(4):
            if i == sight.player:
                continue
            thrown += sight.thrown[i] >> kind & 1
            passed += sight.safe[i] >> kind & 1
            if sight.safe[i] >> kind & 1:
                continue
            if state.riichi[i]:
                rate += danger.rate(sight, i, kind)
            else:
                most = danger.rate(sight, i, kind)
                calm = max(calm, danger.ready[i] * most)
        self.put(8.0 * danger.risk[kind])
        self.put(danger.cost[kind] / 1000.0)
        self.put((danger.cost[kind] - self.least_cost) / 1000.0)
        self.put(10.0 * rate)
        self.put(self.in_riichi > 0 and self.safe_all >> kind & 1)
        self.put(20.0 * calm)
        self.put(thrown / 3.0)
        self.put(passed / 3.0)
        self.put(state.drawn >= 0 and kind_of(state.drawn) == kind)
        self.put(rate > 0.0 and rate < 0.04)
