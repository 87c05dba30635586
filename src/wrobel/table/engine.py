"""The one state machine for all families: deals, turns, claims, kongs, ends.

Moves are the numbers of ``state.moves``; who calls ``play`` has made sure that they are legal.
What happens is noted as small tuples if a log is kept, else it costs nothing.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.facts import hand_facts, settled_facts, shown_hand, win_facts
    from wrobel.table.offers import Offers


class Engine(Offers):
    """Plays moves, and notes what happens."""

    if not cython.compiled:
        log: list[Any] | None
        won: list[Any]

    def __init__(self, family: Family) -> None:
        super().__init__(family)
        self.log = None
        self.promise: Any = None
        self.honour = False
        self.holding = False
        self.won = []

    def note(self, record: tuple[Any, ...]) -> None:
        if self.log is not None:
            self.log.append(record)

    # Tiles

    def give(self, player: cython.int, tile: cython.int) -> None:
        state: State = self.state
        if tile >= FIRST_BONUS:
            state.flowers[player] |= 1 << (tile - FIRST_BONUS)
        else:
            state.hand[34 * player + kind_of(tile)] += 1
            if tile >= FIRST_RED:
                state.reds[player] |= 1 << (tile - FIRST_RED)
        state.tiles[player] += 1

    def lose(self, player: cython.int, tile: cython.int) -> None:
        state: State = self.state
        if tile >= FIRST_BONUS:
            state.flowers[player] &= ~(1 << (tile - FIRST_BONUS))
        else:
            state.hand[34 * player + kind_of(tile)] -= 1
            if tile >= FIRST_RED:
                state.reds[player] &= ~(1 << (tile - FIRST_RED))
        state.tiles[player] -= 1

    # The deal

    def deal(self) -> Any:
        """Deal from the wall in role order, replace bonus tiles, give East the turn."""
        i: cython.int
        j: cython.int
        wind: cython.int
        state: State = self.state
        family: Family = self.family
        by_wind = [0, 0, 0, 0]
        state.clear_hand()
        self.won = []
        family.set_up(state)
        for i in range(4):
            by_wind[state.wind[i]] = i
        for i in range(4):
            for wind in range(4):
                for j in range(4 if i < 3 else 1):
                    self.give(by_wind[wind], family.draw(state, by_wind[wind]))
        if self.log is not None:
            hands = [shown_hand(state, i) for i in range(4)]
            facts = hand_facts(state, family, hands)
            if self.promise is not None:
                facts["commitment"] = self.promise[0]
            self.note(("hand", facts))
        i = family.draw(state, state.dealer)
        self.give(state.dealer, i)
        state.turn = state.dealer
        state.drawn = i
        if self.log is not None:
            left = family.left(state, state.dealer)
            self.note(("draw", state.dealer, i, left, False))
        state.phase = TURN
        self.open_bonus()

    def open_bonus(self) -> Any:
        """Before the first turn all bonus tiles are exposed and replaced, East first."""
        player: cython.int
        again: cython.bint = True
        state: State = self.state
        while again:
            again = False
            player = state.dealer
            for _ in range(4):
                if state.flowers[player]:
                    self.expose_all(player)
                    again = True
                if state.phase != TURN:
                    return
                player = state.right[player]

    def expose_all(self, player: cython.int) -> Any:
        """Expose the bonus tiles held and take as many tiles from the end."""
        i: cython.int
        tile: cython.int
        wanted: cython.int = 0
        state: State = self.state
        family: Family = self.family
        for i in range(8):
            if state.flowers[player] >> i & 1:
                self.lose(player, FIRST_BONUS + i)
                state.bonus[player] |= 1 << i
                wanted += 1
                if self.log is not None:
                    self.note(("bonus", player, FIRST_BONUS + i))
                if family.bonus_win(state, player):
                    self.end_bonus_win(player)
                    return
        while wanted and family.can_replace(state, player):
            tile = family.replacement(state, player)
            self.give(player, tile)
            if player == state.dealer:
                state.drawn = tile
            if self.log is not None:
                self.note(("draw", player, tile, family.left(state, player), True))
            wanted -= 1
            if tile >= FIRST_BONUS and family.chained_opening:
                self.lose(player, tile)
                state.bonus[player] |= 1 << (tile - FIRST_BONUS)
                wanted += 1
                if self.log is not None:
                    self.note(("bonus", player, tile))
                if family.bonus_win(state, player):
                    self.end_bonus_win(player)
                    return

    # Moves

    def play(self, player: cython.int, move: cython.int) -> Any:
        """Carry out a legal move."""
        type: cython.int = move & ~ARGUMENT
        argument: cython.int = move & ARGUMENT
        state: State = self.state
        if state.phase != TURN:
            state.answers[player] = move
            state.asked &= ~(1 << player)
            if state.asked == 0 and (state.phase == DECLARE or not self.holding):
                self.resolve()
        elif type == DISCARD_MOVE or type == RIICHI_MOVE:
            self.discard(player, argument & ~DRAWN, argument & DRAWN != 0, type == RIICHI_MOVE)
        elif type == WIN_MOVE:
            self.win_on_draw(player)
        elif type == CLOSED_KONG_MOVE:
            self.declare_kong(player, argument, CLOSED_FORM)
        elif type == ADDED_KONG_MOVE:
            self.declare_kong(player, argument, ADDED_FORM)
        elif type == EXPOSE_MOVE:
            self.expose(player, argument)
        elif type == NINE_KINDS_MOVE:
            self.end_abort(NINE_KINDS)
        elif type == BONUS_WIN_MOVE:
            self.end_bonus_win(player)

    def draw_for(self, player: cython.int) -> Any:
        """The next player draws, if there is something to draw."""
        state: State = self.state
        if self.family.left(state, player) == 0:
            self.exhaust()
            return
        state.source = FROM_WALL
        state.chain = 0
        state.chain_giver = -1
        self.take(player, self.family.draw(state, player), False)

    def take(self, player: cython.int, tile: cython.int, tail: cython.bint) -> Any:
        """A drawn tile begins or continues a turn."""
        state: State = self.state
        self.give(player, tile)
        state.phase = TURN
        state.turn = player
        state.drawn = tile
        state.tile = -1
        state.barred = 0
        if self.log is not None:
            self.note(("draw", player, tile, self.family.left(state, player), tail))
        self.family.begin_turn(state, player)
        if tile >= FIRST_BONUS and not self.family.choose_bonus:
            self.expose(player, tile)

    def expose(self, player: cython.int, tile: cython.int) -> Any:
        """Expose a bonus tile and replace it."""
        state: State = self.state
        self.lose(player, tile)
        state.drawn = -1
        state.bonus[player] |= 1 << (tile - FIRST_BONUS)
        if self.log is not None:
            self.note(("bonus", player, tile))
        if self.family.bonus_win(state, player):
            self.end_bonus_win(player)
        elif self.family.can_replace(state, player):
            state.source = FROM_BONUS
            self.take(player, self.family.replacement(state, player), True)
        else:
            self.exhaust()

    def turn_indicators(self, before: cython.int) -> Any:
        """Note the indicators turned since there were so many."""
        i: cython.int
        if self.log is not None:
            for i in range(before, self.state.revealed):
                self.note(("dora", self.state.wall[self.family.indicators + i]))

    def discard(
        self, player: cython.int, tile: cython.int, drawn: cython.bint, riichi: cython.bint
    ) -> Any:
        one: cython.ulonglong = 1
        kind: cython.int = kind_of(tile)
        place: cython.int
        other: cython.int
        before: cython.int
        state: State = self.state
        family: Family = self.family
        self.lose(player, tile)
        if not drawn:
            state.stale[player] = True
        state.drawn = -1
        state.barred = 0
        state.ippatsu[player] = False
        place = 48 * player + state.discards[player]
        state.discard[place] = tile
        state.discard_marks[place] = DRAWN_MARK if drawn else 0
        if riichi:
            state.discard_marks[place] |= RIICHI_MARK
            state.riichi[player] = 1
            if state.untouched and state.discards[player] == 0:
                state.riichi[player] = 2
            state.declaring = True
        state.discards[player] += 1
        state.giver = player
        state.tile = tile
        before = state.revealed
        family.before_claims(state)
        if state.revealed > before:
            self.turn_indicators(before)
        if self.log is not None:
            self.note(("discard", player, tile, drawn, riichi))
        if self.honour:
            self.faults_on_discard(player)
        state.phase = CLAIM
        state.asked = 0
        state.can_win = 0
        for other in range(4):
            state.answers[other] = PASS
        if tile < FIRST_BONUS:
            state.discarded[player] |= one << kind
            state.visible[kind] += 1
            state.abort = family.abort_on_discard(state)
            for other in range(4):
                if other == player:
                    continue
                family.n = 0
                self.collect_claims(other)
                if family.n > 1 or self.honour:
                    state.asked |= 1 << other
                if family.n > 1 and family.moves[1] == WIN_MOVE:
                    state.can_win |= 1 << other
        if state.asked == 0 and not self.holding:
            self.resolve_claims()

    def resolve(self) -> Any:
        """All answers are in."""
        if self.state.phase == CLAIM:
            self.resolve_claims()
        elif self.state.phase == DECLARE:
            self.end_exhausted()
        else:
            self.resolve_robbing()

    def resolve_claims(self) -> Any:
        """All answers are in: wins, then what stands, then sets, then the next draw (R5.7a)."""
        i: cython.int
        kind: cython.int
        winners: cython.int = 0
        claimer: cython.int = -1
        dead: cython.int = 0
        state: State = self.state
        family: Family = self.family
        for i in range(4):
            if state.answers[i] == WIN_MOVE:
                winners |= 1 << i
            elif state.answers[i] != PASS:
                if state.dead[i]:
                    dead |= 1 << i
                elif claimer < 0 or rank(state.answers[i]) > rank(state.answers[claimer]):
                    claimer = i
        if winners and self.wins_or_faults(winners, DISCARD):
            return
        if dead and self.penalise(dead, "claim_with_a_dead_hand", ""):
            return
        kind = kind_of(state.tile)
        if state.tile < FIRST_BONUS:
            for i in range(4):
                if i != state.giver and state.waits[i] >> kind & 1:
                    family.let_pass(state, i, kind, state.can_win >> i & 1 == 1)
        if family.discard_stands(state) and self.log is not None:
            self.note(("riichi", state.giver))
        if state.abort != NO_ABORT:
            self.end_abort(state.abort)
        elif claimer >= 0:
            self.claim(claimer, state.answers[claimer])
        else:
            self.draw_for(state.right[state.giver])

    def add_meld(
        self,
        player: cython.int,
        kind: cython.int,
        type: cython.int,
        form: cython.int,
        giver: cython.int,
        tile: cython.int,
    ) -> cython.int:
        """Lay down a set; returns its place."""
        state: State = self.state
        place: cython.int = 4 * player + state.melds[player]
        state.melds[player] += 1
        state.meld_kind[place] = kind
        state.meld_type[place] = type
        state.meld_form[place] = form
        state.meld_giver[place] = giver
        state.meld_tile[place] = tile
        state.meld_added[place] = -1
        state.meld_reds[place] = tile >= FIRST_RED
        state.stale[player] = True
        return place

    def mark_claimed(self, player: cython.int) -> None:
        """The last discard was claimed by that player."""
        state: State = self.state
        place: cython.int = 48 * state.giver + state.discards[state.giver] - 1
        state.discard_marks[place] |= CLAIMED_MARK | player << CLAIMER_SHIFT
        state.fed[state.giver] = True

    def claim(self, player: cython.int, move: cython.int) -> Any:
        """Take the discard for a set."""
        i: cython.int
        kind: cython.int
        low: cython.int
        used: cython.int = 2
        place: cython.int
        type: cython.int = move & ~ARGUMENT
        tiles = [0, 0, 0]
        state: State = self.state
        giver: cython.int = state.giver
        if type == VOID_MOVE:
            self.claim_void(player)
            return
        kind = kind_of(state.tile)
        self.mark_claimed(player)
        if type == CHOW_MOVE:
            low = kind - (move & 3)
            used = 0
            for i in range(low, low + 3):
                if i != kind:
                    tiles[used] = i
                    used += 1
            place = self.add_meld(player, low, CHOW, CLAIMED_FORM, giver, state.tile)
        elif type == PUNG_MOVE:
            tiles[0] = tiles[1] = kind
            place = self.add_meld(player, kind, PUNG, CLAIMED_FORM, giver, state.tile)
        else:
            tiles[0] = tiles[1] = tiles[2] = kind
            used = 3
            place = self.add_meld(player, kind, KONG, CLAIMED_FORM, giver, state.tile)
        if move & RED:
            for i in range(used):
                if tiles[i] % 9 == 4:
                    tiles[i] = FIRST_RED + tiles[i] // 9
                    break
            state.meld_reds[place] = 1
        for i in range(used):
            self.lose(player, tiles[i])
            state.visible[kind_of(tiles[i])] += 1
        state.turn = player
        state.drawn = -1
        state.exempt[player] = state.exempt_now
        if move & LEFT_LYING:
            state.untaken[player] = 0
        if self.log is not None:
            own = tuple(tiles[:used])
            lying = move & LEFT_LYING != 0
            name = ("chow", "pung", "kong")[type // 256 - 3]
            self.note((name, player, giver, state.tile, own, lying, False))
        self.family.begin_turn(state, player)
        if type == KONG_MOVE:
            state.chain = 0
            state.chain_giver = giver
            self.finish_kong(player, CLAIMED_FORM)
            return
        self.family.interrupted(state, False)
        state.barred = self.family.barred_by(state, kind, 3 if type == PUNG_MOVE else move & 3)
        state.phase = TURN
        state.tile = -1

    # Kongs

    def declare_kong(self, player: cython.int, tile: cython.int, form: cython.int) -> Any:
        """A closed or added kong, which others may rob."""
        i: cython.int
        kind: cython.int = kind_of(tile)
        state: State = self.state
        state.kong_form = form
        state.tile = tile
        state.giver = player
        state.drawn = -1
        state.stale[player] = True
        if form == ADDED_FORM:
            self.lose(player, tile)
            if self.log is not None:
                self.note(("added_kong", player, tile))
        elif self.log is not None:
            red = kind < 27 and kind % 9 == 4 and state.reds[player] >> (kind // 9) & 1
            self.note(("closed_kong", player, kind, bool(red)))
        state.phase = ROB
        for i in range(4):
            state.answers[i] = PASS
        state.asked = self.robbers(kind)
        state.can_win = state.asked
        if self.honour:
            state.asked = 15 - (1 << player)
        if state.asked == 0 and not self.holding:
            self.kong_stands()

    def resolve_robbing(self) -> Any:
        i: cython.int
        winners: cython.int = 0
        for i in range(4):
            if self.state.answers[i] == WIN_MOVE:
                winners |= 1 << i
        if winners == 0 or not self.wins_or_faults(winners, ROBBED_KONG):
            self.kong_stands()

    def kong_stands(self) -> Any:
        """Nobody robs the kong."""
        i: cython.int
        place: cython.int
        state: State = self.state
        player: cython.int = state.giver
        kind: cython.int = kind_of(state.tile)
        for i in range(4):
            if i != player and state.waits[i] >> kind & 1:
                self.family.let_pass(state, i, kind, state.can_win >> i & 1 == 1)
        if state.kong_form == ADDED_FORM:
            for place in range(4 * player, 4 * player + state.melds[player]):
                if state.meld_kind[place] == kind and state.meld_type[place] == PUNG:
                    state.meld_type[place] = KONG
                    state.meld_form[place] = ADDED_FORM
                    state.meld_added[place] = state.tile
                    if state.tile >= FIRST_RED:
                        state.meld_reds[place] = 1
            state.visible[kind] += 1
            state.stale[player] = True
        else:
            place = self.add_meld(player, kind, KONG, CLOSED_FORM, -1, kind)
            if kind < 27 and kind % 9 == 4 and state.reds[player] >> (kind // 9) & 1:
                state.meld_reds[place] = 1
                state.reds[player] &= ~(1 << (kind // 9))
            state.hand[34 * player + kind] = 0
            state.tiles[player] -= 4
        self.finish_kong(player, state.kong_form)

    def finish_kong(self, player: cython.int, form: cython.int) -> Any:
        """A kong is on the table: indicators, then the replacement tile (R2.19)."""
        before: cython.int
        why: cython.int
        state: State = self.state
        state.kongs += 1
        state.kongs_by[player] += 1
        state.chain += 1
        self.family.interrupted(state, form == CLOSED_FORM)
        why = self.family.abort_on_kong(state)
        if why != NO_ABORT:
            self.end_abort(why)
            return
        before = state.revealed
        if self.family.kong_made(state, form):
            self.turn_indicators(before)
        state.source = FROM_KONG
        self.take(player, self.family.replacement(state, player), True)

    # Ends

    def exhaust(self) -> Any:
        """No tile is left to draw."""
        i: cython.int
        state: State = self.state
        state.phase = DECLARE
        state.drawn = -1
        state.asked = 0
        for i in range(4):
            state.answers[i] = PASS
            if self.family.asked_at_draw(state, i):
                state.asked |= 1 << i
        if state.asked == 0:
            self.end_exhausted()

    def end_exhausted(self) -> Any:
        state: State = self.state
        if self.honour and self.faults_at_draw():
            return
        state.ended = BY_EXHAUSTION
        facts = self.family.settle_draw(state)
        if self.log is not None:
            if "tenpai" in facts:
                tenpai = facts["tenpai"]
                facts["hands"] = [shown_hand(state, i) if i in tenpai else None for i in range(4)]
            self.note(("exhausted", facts))
        self.close()

    def end_abort(self, why: cython.int) -> Any:
        state: State = self.state
        if self.honour and why == FOUR_RIICHI and self.faults_at_draw():
            return
        state.ended = BY_ABORT
        state.abort = why
        facts = self.family.settle_abort(state)
        if self.log is not None:
            shown = facts.pop("shown")
            facts["hands"] = [shown_hand(state, i) if i in shown else None for i in range(4)]
            if why == NINE_KINDS:
                facts["player"] = state.turn
            self.note(("abort", facts))
        self.close()

    def end_wins(self, winners: cython.int, by: cython.int) -> Any:
        """Settle the winners that are served, nearest first."""
        player: cython.int
        state: State = self.state
        family: Family = self.family
        tile: cython.int = state.drawn if by == SELF_DRAW else state.tile
        if by != SELF_DRAW:
            winners = family.served(state, winners)
            if winners == 0:
                self.end_abort(TRIPLE_RON)
                return
        state.ended = BY_SELF_DRAW if by == SELF_DRAW else BY_DISCARD
        state.winners = winners
        wins = []
        player = state.turn if by == SELF_DRAW else state.right[state.giver]
        for _ in range(4):
            if winners >> player & 1:
                family.fill(state, player, tile, by, state.giver)
                wins.append((player, win_facts(state, family, player, tile, by)))
            player = state.right[player]
        scores = family.settle_wins(state, wins)
        self.won = [(wins[i][0], scores[i]) for i in range(len(wins))]
        if self.log is not None:
            for (winner, fields), score in zip(wins, scores, strict=True):
                giver = None if by == SELF_DRAW else state.giver
                self.note(("win", winner, giver, fields, score))
        self.close()

    def end_bonus_win(self, player: cython.int) -> Any:
        """A win by bonus tiles alone, paid as a self-draw."""
        state: State = self.state
        state.ended = BY_SELF_DRAW
        state.winners = 1 << player
        state.giver = -1
        score = self.family.settle_bonus_win(state, player)
        self.won = [(player, score)]
        if self.log is not None:
            fields = {"rules": self.family.options.rules, "hand": shown_hand(state, player)}
            self.note(("win", player, None, fields, score))
        self.close()

    # What only happens at a table in honour mode; see ``referee``

    def win_on_draw(self, player: cython.int) -> Any:
        self.state.giver = -1
        self.end_wins(1 << player, SELF_DRAW)

    def wins_or_faults(self, winners: cython.int, by: cython.int) -> Any:
        """Settle the wins; true if the hand is over."""
        self.end_wins(winners, by)
        return True

    def claim_void(self, player: cython.int) -> Any:
        """A claim with tiles that make no set."""

    def faults_on_discard(self, player: cython.int) -> Any:
        """Faults that a discard brings to light."""

    def faults_at_draw(self) -> Any:
        """Faults found when hands are shown; true if the hand is over."""
        return False

    def penalise(self, players: cython.int, fault: Any, why: Any) -> Any:
        """Charge what the book says; true if the hand is over."""
        return False

    def close(self) -> Any:
        """The hand is settled; so may be the match."""
        state: State = self.state
        state.asked = 0
        state.match_over = self.family.is_match_over(state)
        state.phase = MATCH_OVER if state.match_over else HAND_OVER
        if self.log is not None:
            facts = settled_facts(state)
            if self.promise is not None:
                facts["salt"], facts["wall"] = self.promise[1:]
            self.note(("settled", facts))
            if state.match_over:
                self.note(("final", self.family.final(state)))


def rank(answer: cython.int) -> cython.int:
    """Which claim goes first: kong and pung, then chow; a true one before a void one (R2.6)."""
    if answer >= VOID_MOVE:
        return 3 if answer & ARGUMENT else 1
    return 4 if answer >= PUNG_MOVE else 2
