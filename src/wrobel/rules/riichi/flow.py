"""How a riichi hand goes: wall and indicators, riichi, furiten, swap calls, aborts, the match."""

from typing import Any

from wrobel.rules.options import Options
from wrobel.rules.riichi import settlement
from wrobel.rules.riichi.about import STICK
from wrobel.rules.riichi.settlement import Hand, Outcome
from wrobel.rules.scorer import run
from wrobel.tiles import NAMES, WINDS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.rules.request import Request
    from wrobel.rules.riichi.scorer import RiichiScorer
    from wrobel.shape.bits import bits_in, kinds_with
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State

ABORTS = ("", "nine_kinds", "four_winds", "four_riichi", "four_kongs", "triple_ron")
ALL_KINDS = (1 << 34) - 1
ORPHANS = sum(1 << kind for kind in (0, 8, 9, 17, 18, 26, *range(27, 34)))


class RiichiFamily(Family):
    """Riichi under one set of options (``spec/riichi.md`` 1–8)."""

    if not cython.compiled:
        draws: dict[int, Outcome]

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        scorer: RiichiScorer = options.scorer
        self.readings = scorer.groups.readings  # 33 KB; nothing is scored during that question
        self.kuikae = options["kuikae"] == "forbidden"
        self.kan_dora = options.is_on("kan_dora")
        self.delayed_dora = options["kan_dora_timing"] == "closed-immediate-open-after"
        self.abort_fourth_kong = options["fourth_kong"] == "abort"
        self.abort_at_once = options["fourth_kong"] == "abort-at-once"
        self.closed_kong_interrupts = options.is_on("closed_kong_interrupts")
        self.kong_keeps_readings = options["riichi_kong"] == "readings"
        self.renhou_before_own_turn = options.is_on("renhou_before_own_turn")
        self.kokushi_robs = options.is_on("kokushi_robs_ankan")
        self.needs_1000 = options.is_on("riichi_needs_1000")
        self.furiten_riichi = options.is_on("furiten_riichi")
        self.lock_ends_on_interrupt = options["temp_furiten_end"] == "draw-or-interrupt"
        self.nine_kinds = options.is_on("abort_nine_kinds")
        self.four_winds = options.is_on("abort_four_winds")
        self.four_riichi = options.is_on("abort_four_riichi")
        self.karaten_counts = options["karaten"] == "tenpai"
        self.head_bump = options["multiple_ron"] == "head-bump"
        self.triple_aborts = options["multiple_ron"] == "double-triple-aborts"
        self.nagashi_closed_only = options.is_on("nagashi_closed_only")
        self.nagashi_wins = options["nagashi_mangan"] == "win"
        self.min_tiles = options.number("riichi_min_tiles")
        self.nagashi = options["nagashi_mangan"] != "off"
        self.tobi = options.is_on("tobi")
        self.agari_yame = options["agari_yame"] == "automatic"
        self.west_round = options.is_on("west_round")
        self.last_round = 0 if options["length"] == "east-only" else 1
        self.target = 0
        if options["target_points"] != "none":
            self.target = options.number("target_points")
        self.draws = {}

    # The wall (R1.13, R2.19 to R2.22)

    def set_up(self, state: State) -> None:
        state.end = self.replacements
        state.back = self.replacements
        state.revealed = 1
        state.pending = 0

    def can_replace(self, state: State, player: cython.int) -> cython.bint:
        """Four kongs at most; a fifth that aborts the hand needs no tile (R2.22)."""
        return (state.kongs < 4 or self.abort_at_once) and state.end > state.front

    def replacement(self, state: State, player: cython.int) -> cython.int:
        """One of the four; the last live tile fills up the dead wall (R2.19)."""
        state.replaced += 1
        state.end -= 1
        return state.wall[self.replacements + state.replaced - 1]

    # Winning

    def flags(self, state: State, player: cython.int, by: cython.int) -> cython.int:
        found: cython.int = 0
        if state.riichi[player] == 1:
            found = RIICHI_FLAG
        elif state.riichi[player] == 2:
            found = DOUBLE_RIICHI_FLAG
        if state.ippatsu[player]:
            found |= IPPATSU_FLAG
        if by == SELF_DRAW and state.source == FROM_KONG:
            found |= REPLACEMENT_FLAG
        if by != ROBBED_KONG:
            if state.end == state.front:
                found |= LAST_TILE_FLAG
            if state.untouched and self.in_first_turn(state, player, by):
                found |= FIRST_TURN_FLAG
        return found

    def in_first_turn(self, state: State, player: cython.int, by: cython.int) -> cython.bint:
        """Is a win in the untouched first go-around a blessing (10.2, R10.2)?"""
        if by == SELF_DRAW:
            return state.discards[player] == 0 and state.source != FROM_KONG
        if self.renhou_before_own_turn:
            return state.discards[player] == 0
        return state.discards[state.giver] == 1

    def may_win_on(self, state: State, player: cython.int, kind: cython.int) -> cython.bint:
        """No kind of furiten (section 4)."""
        return (
            not state.locked[player]
            and state.passed[player] == 0
            and state.discarded[player] & state.waits[player] == 0
        )

    def let_pass(
        self, state: State, player: cython.int, kind: cython.int, offered: cython.bint
    ) -> None:
        """Temporary furiten, for good in riichi (R3.8, R4.3)."""
        if state.phase == ROB and not self.may_rob(state, player, kind):
            return
        if state.riichi[player]:
            state.locked[player] = True
        else:
            state.passed[player] = ALL_KINDS

    def begin_turn(self, state: State, player: cython.int) -> None:
        state.passed[player] = 0

    def interrupted(self, state: State, closed: cython.bint) -> None:
        """Ends ippatsu, the first go-around and in 2008 temporary furiten (R2.4, R4.3).

        Where closed kongs do not interrupt, one still ends the ippatsu of who makes it: the next
        tile is a second draw.
        """
        i: cython.int
        keeps: cython.bint = closed and not self.closed_kong_interrupts
        if not keeps:
            state.untouched = False
        for i in range(4):
            if not keeps or i == state.turn:
                state.ippatsu[i] = False
            if self.lock_ends_on_interrupt:
                state.passed[i] = 0

    def is_closed(self, state: State, player: cython.int) -> cython.bint:
        i: cython.int
        for i in range(4 * player, 4 * player + state.melds[player]):
            if state.meld_form[i] != CLOSED_FORM:
                return False
        return True

    def is_orphans(self, state: State, player: cython.int, kind: cython.int) -> cython.bint:
        """Does this kind complete thirteen orphans?"""
        one: cython.ulonglong = 1
        if state.melds[player]:
            return False
        return bool(kinds_with(state.hand, 34 * player, 1) | one << kind == ORPHANS)

    def may_rob(self, state: State, player: cython.int, kind: cython.int) -> cython.bint:
        if state.kong_form == ADDED_FORM:
            return True
        return self.kokushi_robs and self.is_orphans(state, player, kind)

    def served(self, state: State, winners: cython.int) -> cython.int:
        if self.head_bump:
            return 1 << self.nearest(state, state.giver, winners)
        if self.triple_aborts and winners == 15 - (1 << state.giver):
            return 0
        return winners

    # Riichi (section 3)

    def really_waits(self, state: State, player: cython.int, without: cython.int) -> cython.bint:
        """Is the hand less one kind tenpai (R5.6)?"""
        i: cython.int
        one: cython.ulonglong = 1
        waits: cython.ulonglong
        self.load(state, player, without)
        waits = self.shape.waits(self.forms, True)
        if waits == 0:
            return False
        if not self.furiten_riichi and state.turn == player and without >= 0:
            if waits & (state.discarded[player] | one << without):
                return False
        if self.karaten_counts:
            return True
        for i in range(34):
            if waits >> i & 1 and self.owned(state, player, i) - (i == without) < 4:
                return True
        return False

    def may_riichi(self, state: State, player: cython.int) -> cython.bint:
        if state.riichi[player] or state.end - state.front < self.min_tiles:
            return False
        if self.needs_1000 and state.scores[player] < STICK:
            return False
        return self.is_closed(state, player)

    def offer_riichi(self, state: State, player: cython.int) -> None:
        """Every discard after which the hand waits."""
        kind: cython.int
        i: cython.int
        discards: cython.int = self.n
        last: cython.int = -1
        keeps: cython.bint = False
        tile: cython.int
        self.load(state, player, -1)
        # a wait for a fifth tile (karaten) looks one further away
        if self.shape.least_missing(self.forms) > (2 if self.karaten_counts else 1):
            return
        for i in range(discards):
            if self.moves[i] & ~ARGUMENT != DISCARD_MOVE:
                continue
            tile = self.moves[i] & ARGUMENT & ~DRAWN
            kind = kind_of(tile)
            if kind != last:
                keeps = self.really_waits(state, player, kind)
                last = kind
            if keeps:
                self.offer(self.moves[i] - DISCARD_MOVE + RIICHI_MOVE)

    def only_drawn(self, state: State, player: cython.int) -> cython.bint:
        return state.riichi[player] > 0

    def may_kong(self, state: State, player: cython.int) -> cython.bint:
        return self.can_replace(state, player)

    def may_close_kong(self, state: State, player: cython.int, kind: cython.int) -> cython.bint:
        """After riichi: the tile just drawn, the same waits, mostly the same readings (R3.4)."""
        i: cython.int
        j: cython.int
        r: cython.int
        waits: cython.ulonglong
        found: cython.bint
        if not state.riichi[player]:
            return True
        if kind_of(state.drawn) != kind:
            return False
        waits = state.waits[player]
        for i in range(34):
            self.scratch[i] = state.hand[34 * player + i]
        self.scratch[kind] = 0
        self.shape.load(self.scratch, 0)
        if self.shape.waits(self.forms, True) != waits:
            return False
        if not self.kong_keeps_readings:
            return True
        for i in range(34):
            if waits >> i & 1 == 0:
                continue
            for j in range(34):
                self.readings.left[j] = state.hand[34 * player + j]
            self.readings.left[kind] -= 1
            self.readings.left[i] += 1
            for r in range(self.readings.find()):
                found = False
                for j in range(self.readings.sets):
                    if self.readings.group[4 * r + j] == kind + 34:
                        found = True
                if not found:
                    return False
        return True

    def kinds_of_orphans(self, state: State, player: cython.int) -> cython.int:
        return bits_in(kinds_with(state.hand, 34 * player, 1) & ORPHANS)

    def more_moves(self, state: State, player: cython.int) -> None:
        if self.may_riichi(state, player):
            self.offer_riichi(state, player)
        if (
            self.nine_kinds
            and state.untouched
            and state.discards[player] == 0
            and self.kinds_of_orphans(state, player) >= 9
        ):
            self.offer(NINE_KINDS_MOVE)

    # Claims and kongs (section 2)

    def may_claim(self, state: State, player: cython.int) -> cython.bint:
        """Not on the last discard, not where an abort falls, not in riichi (R2.13, R5.7a)."""
        return state.end > state.front and state.abort == NO_ABORT and not state.riichi[player]

    def barred_by(self, state: State, claimed: cython.int, place: cython.int) -> cython.ulonglong:
        """Swap calls (R2.12): the claimed kind and the other end of a chow."""
        one: cython.ulonglong = 1
        barred: cython.ulonglong
        if not self.kuikae:
            return 0
        barred = one << claimed
        if place == 0 and claimed % 9 < 6:
            barred |= one << (claimed + 3)
        elif place == 2 and claimed % 9 > 2:
            barred |= one << (claimed - 3)
        return barred

    def kong_made(self, state: State, form: cython.int) -> cython.bint:
        """Turn indicators (R2.20): pending ones before the next replacement tile is drawn."""
        turned: cython.int = state.pending
        if not self.kan_dora:
            return False
        state.pending = 0
        if self.delayed_dora and form != CLOSED_FORM:
            state.pending = 1
        else:
            turned += 1
        state.revealed += turned
        return turned > 0

    def before_claims(self, state: State) -> None:
        state.revealed += state.pending
        state.pending = 0

    def abort_on_discard(self, state: State) -> cython.int:
        """Four winds, four riichi, four kongs (R5.7a)."""
        i: cython.int
        same: cython.bint = True
        if self.four_winds and state.untouched:
            for i in range(4):
                if state.discards[i] != 1 or state.discard[48 * i] != state.discard[0]:
                    same = False
            if same and 27 <= state.discard[0] < 31:
                return FOUR_WINDS
        if self.four_riichi and (
            state.riichi[0] and state.riichi[1] and state.riichi[2] and state.riichi[3]
        ):
            return FOUR_RIICHI
        if self.abort_fourth_kong and state.kongs == 4 and not self.one_has_all_kongs(state):
            return FOUR_KONGS
        return NO_ABORT

    def abort_on_kong(self, state: State) -> cython.int:
        """The fourth, or the fifth where one player has made four (R2.22)."""
        if self.abort_at_once and state.kongs >= 4:
            if state.kongs > 4 or not self.one_has_all_kongs(state):
                return FOUR_KONGS
        return NO_ABORT

    def one_has_all_kongs(self, state: State) -> cython.bint:
        i: cython.int
        for i in range(4):
            if state.kongs_by[i] == 4:
                return True
        return False

    def discard_stands(self, state: State) -> cython.bint:
        """The stick is due now (R3.2)."""
        if not state.declaring:
            return False
        state.declaring = False
        state.scores[state.giver] -= STICK
        state.deposits += 1
        state.ippatsu[state.giver] = True
        return True

    # Ends (sections 5 to 8)

    def asked_at_draw(self, state: State, player: cython.int) -> cython.bint:
        """Who is tenpai without riichi may show the hand or not (R5.4)."""
        i: cython.int
        if state.riichi[player] or state.dead[player]:
            return False
        if self.nagashi_wins:  # then nobody pays for noten (R5.10)
            for i in range(4):
                if self.is_nagashi(state, i):
                    return False
        return self.really_waits(state, player, -1)

    def is_nagashi(self, state: State, player: cython.int) -> cython.bint:
        """Only orphans discarded, none of them claimed (R5.9)."""
        if state.fed[player] or state.dead[player]:
            return False
        if self.nagashi_closed_only and not self.is_closed(state, player):
            return False
        return bool(state.discarded[player] & ~ORPHANS == 0)

    def on_table(self, state: State) -> Hand:
        """Counters and sticks, by wind; sticks of this hand count apart (``deposits`` older)."""
        laid = tuple(
            state.wind[player]
            for player in range(4)
            if state.riichi[player] and not (state.declaring and player == state.giver)
        )
        return Hand(0, state.honba, state.deposits - len(laid), laid)

    def carry_out(self, state: State, outcome: Outcome) -> None:
        """Move the points and note how the next hand begins."""
        for player in range(4):
            paid = outcome.payments[state.wind[player]]
            state.paid[player] = paid
            state.scores[player] += paid
            state.chombo[player] += state.wind[player] in outcome.penalties
        state.deposits = outcome.deposits_left
        state.honba = outcome.honba_next
        state.dealer_stays = outcome.dealer_stays

    def liable(self, state: State, player: cython.int) -> cython.int:
        """Who gave the set that made three dragons, four winds or four kongs visible, or −1.

        Whether it counts is the scorer's business (section 8).
        """
        place: cython.int
        dragons: cython.int = 0
        winds: cython.int = 0
        kongs: cython.int = 0
        giver: cython.int = -1
        for place in range(4 * player, 4 * player + state.melds[player]):
            if state.meld_type[place] == CHOW:
                continue
            dragons += state.meld_kind[place] >= 31
            winds += 27 <= state.meld_kind[place] < 31
            kongs += state.meld_type[place] == KONG
            if (
                (dragons == 3 and state.meld_kind[place] >= 31)
                or (winds == 4 and 27 <= state.meld_kind[place] < 31)
                or (kongs == 4 and state.meld_form[place] == CLAIMED_FORM)
            ):
                giver = state.meld_giver[place]
        return giver

    def add_facts(
        self, state: State, player: cython.int, kind: cython.int, by: cython.int, fields: Any
    ) -> Any:
        i: cython.int
        fields["dora"] = "".join(
            [NAMES[state.wall[self.indicators + i]] for i in range(state.revealed)]
        )
        if state.riichi[player] and self.options.is_on("ura"):
            turned = state.revealed if self.options.is_on("kan_ura") else 1
            fields["ura"] = "".join([NAMES[state.wall[self.under + i]] for i in range(turned)])
        giver = self.liable(state, player)
        after_kong = by == SELF_DRAW and state.source == FROM_KONG
        if giver < 0 and after_kong and self.options.is_on("pao_rinshan"):
            # whose tile made the kong that brought the tile (R8.9)
            giver = state.chain_giver if state.chain == 1 else -1
            fields["liable"] = None
        if giver >= 0:
            fields["liable"] = WINDS[state.wind[giver]]

    def settle_wins(self, state: State, wins: Any) -> Any:
        options = self.options
        hand = self.on_table(state)
        scores = [run(Request({**fields, "honba": hand.honba})) for _, fields in wins]
        told = []
        own_back = options["sticks_multi"] == "own-back"
        sticks = hand.sticks
        for number, (player, fields) in enumerate(wins):
            counted = number == 0 or options["honba_multi"] == "each"
            own = own_back and number > 0 and state.wind[player] in hand.riichi
            fields["honba"] = hand.honba if counted else 0
            fields["deposits"] = int(own)
            sticks -= int(own)
            told.append(fields)
        told[0]["deposits"] = sticks
        self.carry_out(state, settlement.wins(options, scores, hand))
        return [run(Request(fields)) for fields in told]

    def settle_draw(self, state: State) -> Any:
        player: cython.int
        winds: cython.int = 0
        tenpai = []
        nagashi = []
        for player in range(4):
            if (state.answers[player] == TENPAI_MOVE or state.riichi[player]) and not state.dead[
                player
            ]:
                tenpai.append(player)
                winds |= 1 << state.wind[player]
            if self.nagashi and self.is_nagashi(state, player):
                nagashi.append(player)
        if nagashi:
            by_wind = [wind for wind in range(4) if winds >> wind & 1]
            winners = [state.wind[player] for player in nagashi]
            hand = self.on_table(state)
            self.carry_out(state, settlement.nagashi(self.options, winners, by_wind, hand))
        else:
            self.carry_out_draw(state, winds)
        return {"tenpai": tenpai, "nagashi": nagashi}

    def carry_out_draw(self, state: State, winds: cython.int) -> None:
        """Move what hands that wait get from the others: it never depends on what lies there.

        So it is worked out once for a bare table, and the counters are added to.
        """
        player: cython.int
        paid: cython.int
        outcome = self.draws.get(winds)
        if outcome is None:
            by_wind = [wind for wind in range(4) if winds >> wind & 1]
            outcome = self.draws[winds] = settlement.draw(self.options, by_wind, Hand())
        payments: tuple[int, ...] = outcome.payments
        for player in range(4):
            paid = payments[state.wind[player]]
            state.paid[player] = paid
            state.scores[player] += paid
        state.honba += outcome.honba_next
        state.dealer_stays = outcome.dealer_stays

    def settle_abort(self, state: State) -> Any:
        self.carry_out(state, settlement.abort(self.on_table(state)))
        shown = list(range(4)) if state.abort == FOUR_RIICHI else []
        if state.abort == NINE_KINDS:
            shown = [state.turn]
        elif state.abort == TRIPLE_RON:  # all three say what they have
            shown = [player for player in range(4) if player != state.giver]
        return {"why": ABORTS[state.abort], "shown": shown}

    # Faults (5.4 to 5.6)

    def honour_refused(self) -> str:
        return "chombo = off" if self.options["chombo"] == "off" else ""

    def false_at_draw(self, state: State, player: cython.int) -> cython.bint:
        """Riichi without tenpai, a wrong kong after riichi (R5.14 b, c)."""
        if not state.riichi[player] or state.dead[player]:
            return False
        if self.nagashi_wins and state.abort == NO_ABORT:  # a matter of exhaustive draws (R5.10)
            for other in range(4):
                if self.is_nagashi(state, other):
                    return False
        return state.false_kong[player] or not self.really_waits(state, player, -1)

    def punishes(self, fault: Any) -> cython.bint:
        """Whatever is punished is chombo (R5.14); a false claim only makes the hand dead."""
        if fault == "claim_with_a_dead_hand":  # elsewhere a matter for the referee (R5.15)
            return bool(self.options["chombo"] == "reverse-mangan")
        known = ("chombo", "false_win", "false_riichi", "wrong_kong")
        return fault in known and self.options["chombo"] != "off"

    def settle_fault(self, state: State, players: cython.int, fault: Any) -> Any:
        by = [state.wind[player] for player in range(4) if players >> player & 1]
        self.carry_out(state, settlement.chombo(self.options, by, self.on_table(state)))
        return {"ends": True}

    # The match (section 7)

    def start_match(self, state: State) -> Any:
        i: cython.int
        for i in range(4):
            state.scores[i] = self.options.number("start_points")
            state.wind[i] = i
            state.right[i] = (i + 1) % 4

    def is_match_over(self, state: State) -> cython.bint:
        """R7.5 and R7.11."""
        i: cython.int
        own: cython.int = state.scores[state.dealer]
        most: cython.int = state.scores[0]
        least: cython.int = state.scores[0]
        first: cython.bint = True  # is East ahead, of equals the first?
        for i in range(4):
            most = max(most, state.scores[i])
            least = min(least, state.scores[i])
            if state.scores[i] > own or (state.scores[i] == own and i < state.dealer):
                first = False
        if state.ended == BY_CHOMBO:
            return False
        if self.tobi and least < 0:
            return True
        if state.dealer_stays:
            if not self.agari_yame or state.ended == BY_ABORT or not first or own < self.target:
                return False
            return state.round > self.last_round or (
                state.round == self.last_round and state.dealer == 3
            )
        if state.round < self.last_round or (state.round == self.last_round and state.dealer < 3):
            return False
        if not self.west_round or most >= self.target:
            return True
        return state.round > self.last_round and state.dealer == 3

    def advance(self, state: State) -> Any:
        i: cython.int
        if not state.dealer_stays:
            state.dealer = (state.dealer + 1) % 4
            if state.dealer == 0:
                state.round += 1
        for i in range(4):
            state.wind[i] = (i - state.dealer + 4) % 4

    def final(self, state: State) -> Any:
        scores = [state.scores[player] for player in range(4)]
        chombo = [state.chombo[player] for player in range(4)]
        places, results = settlement.final(self.options, scores, state.deposits, chombo)
        _, points = settlement.with_leftover(self.options, scores, state.deposits)
        deductions = [state.deductions[player] for player in range(4)]
        result = {
            "scores": [int(point) if point.denominator == 1 else float(point) for point in points],
            "places": places,
            "final": [float(result) for result in results],
        }
        return {**result, "deductions": deductions} if max(deductions) else result


def make(options: Options) -> RiichiFamily:
    """The family for one set of options."""
    return RiichiFamily(options)
