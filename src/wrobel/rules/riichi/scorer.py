"""What a riichi hand is worth: yaku and fu; ``payment`` turns them into points."""

from typing import Any

from wrobel.errors import HandError, TextError
from wrobel.rules.options import Options
from wrobel.rules.riichi import catalogue
from wrobel.rules.riichi.error_texts import EQUAL_PAIRS
from wrobel.rules.trace import Text

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.groups import GREEN, HONOURS, ORPHANS, TERMINALS, Groups
    from wrobel.rules.request import Request
    from wrobel.rules.riichi.ids import *
    from wrobel.rules.riichi.payment import Payments
    from wrobel.rules.score import Score
    from wrobel.rules.scorer import Scorer
    from wrobel.shape.bits import bits_in, in_four, lowest

    OPEN_HAND = 64

RENHOU_OFF, RENHOU_MANGAN_ONLY, RENHOU_FIVE_HAN, RENHOU_YAKUMAN = range(4)
RENHOU_VALUES = ("off", "mangan", "5han", "yakuman")


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def following(indicator: cython.int) -> cython.int:
    """The dora that an indicator shows (R1.10)."""
    if indicator < 27:
        return indicator - 8 if indicator % 9 == 8 else indicator + 1
    if indicator < 31:
        return 27 if indicator == 30 else indicator + 1
    return 31 if indicator == 33 else indicator + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def better(one: Score, other: Score) -> cython.bint:
    """Is the first the reading to take (R5.30)? One that may win comes first."""
    if (one.missing > 0) != (other.missing > 0):
        return one.missing == 0
    if one.points != other.points:
        return one.points > other.points
    if one.yakuman != other.yakuman:
        return one.yakuman > other.yakuman
    if one.yakuman:
        i: cython.int
        for i in range(KOKUSHI, RENHOU + 1):
            if one.counts[i] != other.counts[i]:
                return one.counts[i] > 0
    if (one.counts[RENHOU_MANGAN] > 0) != (other.counts[RENHOU_MANGAN] > 0):
        return one.counts[RENHOU_MANGAN] > 0
    if one.han != other.han:
        return one.han > other.han
    return one.fu > other.fu


class RiichiScorer(Scorer):
    """Scores riichi hands under one set of options."""

    def __init__(self, options: Options) -> None:
        i: cython.int
        if not cython.compiled:
            self.han = [0] * 128
            self.fu_of_set = [0] * 12
        for i in range(len(catalogue.PATTERNS)):
            pattern = catalogue.PATTERNS[i]
            self.han[i] = pattern.closed
            self.han[OPEN_HAND + i] = pattern.open or pattern.closed
        for i in range(4, 12):  # pungs and kongs: simple or not, open or closed
            self.fu_of_set[i] = 2 << (i >> 1 & 1) << (i & 1) << (2 if i >= 8 else 0)
        self.options = options
        self.payments = Payments(options)
        self.groups = Groups()
        self.trial = Score(None)
        self.open_tanyao = options.is_on("open_tanyao")
        self.ippatsu = options.is_on("ippatsu")
        self.ura = options.is_on("ura")
        self.kan_dora = options.is_on("kan_dora")
        self.kan_ura = options.is_on("kan_ura")
        self.two_han_at_5 = options.is_on("two_han_at_5")
        self.double_kokushi = options.is_on("double_kokushi")
        self.double_chuuren = options.is_on("double_chuuren")
        self.double_suuankou = options.is_on("double_suuankou")
        self.double_daisuushii = options.is_on("double_daisuushii")
        self.yakuman_stack = options.is_on("yakuman_stack")
        self.pinfu_tsumo = options.is_on("pinfu_tsumo")
        self.rinshan_with_haitei = options.is_on("rinshan_with_haitei")
        self.renhou = RENHOU_VALUES.index(str(options["renhou"]))
        self.renhou_before_own_turn = options.is_on("renhou_before_own_turn")
        self.double_wind_pair_fu = options.number("double_wind_pair_fu")
        self.open_pinfu_fu = options.number("open_pinfu_fu")
        self.rinshan_tsumo_fu = options.number("rinshan_tsumo_fu")

    def check(self, given: Any) -> None:
        """Facts that cannot hold together in riichi."""
        request: Request = given
        flags: cython.int = request.flags
        in_riichi: cython.int = flags & (RIICHI_FLAG | DOUBLE_RIICHI_FLAG)
        if request.bonus:
            raise TextError("riichi_no_bonus", "bonus")
        if in_riichi and request.open_hand():
            raise HandError("riichi_open_hand", "flags")
        if in_riichi == RIICHI_FLAG | DOUBLE_RIICHI_FLAG:
            raise HandError("riichi_twice", "flags")
        if flags & IPPATSU_FLAG and not in_riichi:
            raise HandError("ippatsu_alone", "flags")
        if flags & IPPATSU_FLAG and flags & REPLACEMENT_FLAG:
            raise HandError("ippatsu_kong", "flags")
        if request.by == ROBBED_KONG and flags & LAST_TILE_FLAG:
            raise HandError("last_tile_kong", "flags")
        if flags & FIRST_TURN_FLAG and in_riichi and self.first_turn_win(request):
            raise HandError("riichi_first_turn", "flags")

    def first_turn_win(self, request: Any) -> bool:
        """Does the flag first_turn mean a win before or on the own first turn?"""
        early = self.renhou_before_own_turn and request.giver < request.seat
        return bool(request.by == SELF_DRAW or early)

    def score(self, request: Request, result: Score) -> None:
        """Score every reading; the best one is the result."""
        split: cython.int
        places: cython.int
        splits: cython.int = self.groups.find(request)
        self.none_yet = True
        self.has_renhou = (
            request.flags & FIRST_TURN_FLAG != 0
            and request.by == DISCARD
            and request.seat > 0
            and (request.giver < request.seat or not self.renhou_before_own_turn)
            and self.renhou != RENHOU_OFF
        )
        for split in range(splits):
            self.groups.lay(request, split)
            places = self.groups.places
            while places:
                self.groups.put_winning_tile(lowest(places))
                places &= places - 1
                if self.none_yet:
                    self.evaluate(request, result)
                    self.none_yet = False
                else:
                    self.evaluate(request, self.trial)
                    self.consider(result)
        if self.groups.pairs(request, False) == 7:
            self.evaluate_pairs(request, self.trial)
            self.consider(result)
        elif self.groups.thirteen_orphans(request):
            self.evaluate_orphans(request, self.trial)
            self.consider(result)
        if self.none_yet:
            result.problem = NOT_A_WIN
        elif result.problem:
            result.clear()
            result.problem = NO_YAKU
        elif result.missing == 0:
            self.payments.settle(request, result)
        else:
            result.points = 0

    def consider(self, result: Score) -> None:
        """Keep the trial if it is better than what is there."""
        if self.none_yet or (
            self.trial.problem == 0 and (result.problem or better(self.trial, result))
        ):
            result.copy_from(self.trial)
        self.none_yet = False

    # One reading

    def evaluate(self, request: Request, trial: Score) -> None:
        """Score the reading laid out in the groups."""
        pinfu: cython.bint
        wait: cython.int
        trial.clear()
        trial.reading = self.groups.split
        trial.place = self.groups.place
        self.yakuman_of_sets(request, trial)
        self.yakuman_of_tiles(request, trial)
        if trial.yakuman:
            self.finish_yakuman(request, trial)
            return
        self.circumstances(request, trial)
        wait = self.wait_fu(request)
        pinfu = self.pinfu_shape(request, wait)
        self.count(trial, PINFU, 1 if pinfu else 0)
        self.tile_yaku(trial)
        self.chow_yaku(trial)
        self.set_yaku(request, trial)
        self.finish(request, trial, self.count_fu(request, pinfu, wait))

    def evaluate_pairs(self, request: Request, trial: Score) -> None:
        """Seven pairs."""
        trial.clear()
        trial.reading = SEVEN_PAIRS_READING
        trial.place = PAIR
        self.yakuman_of_tiles(request, trial)
        if trial.yakuman:
            self.finish_yakuman(request, trial)
            return
        self.circumstances(request, trial)
        self.pair_yaku(trial)
        self.tile_yaku(trial)
        self.finish(request, trial, 25)

    def pair_yaku(self, trial: Score) -> None:
        """Yaku of seven pairs alone."""
        self.add(trial, CHIITOITSU)
        if self.groups.all_in(ORPHANS):
            self.add(trial, HONROUTOU)

    def evaluate_orphans(self, request: Request, trial: Score) -> None:
        """Thirteen orphans; double if the winning tile made the pair (R10.5)."""
        trial.clear()
        trial.reading = ORPHANS_READING
        trial.place = PAIR
        self.add_yakuman(trial, KOKUSHI, self.double_kokushi and request.counts[request.win] == 2)
        self.yakuman_of_tiles(request, trial)
        self.finish_yakuman(request, trial)

    def add(self, trial: Score, fan: cython.int) -> None:
        """Count a yaku with the han that the catalogue gives it."""
        self.count(trial, fan, 1)

    def count(self, trial: Score, fan: cython.int, times: cython.int) -> None:
        """Count a yaku so often, or not at all: no branch for what nobody can foresee."""
        han: cython.int = self.han[OPEN_HAND * self.groups.open_hand + fan]
        trial.counts[fan] = times
        trial.worth[fan] = han
        trial.han += times * han

    def add_yakuman(self, trial: Score, fan: cython.int, doubled: cython.bint) -> None:
        worth: cython.int = self.han[fan]
        if doubled:
            worth *= 2
        trial.put(fan, worth, 1)
        trial.yakuman += worth

    def circumstances(self, request: Request, trial: Score) -> None:
        """Yaku of how the hand was won, whatever its tiles."""
        flags: cython.int = request.flags
        own_draw: cython.bint = request.by == SELF_DRAW
        doubled: cython.int = 1 if flags & DOUBLE_RIICHI_FLAG else 0
        self.count(trial, DOUBLE_RIICHI, doubled)
        self.count(trial, RIICHI, ((flags & RIICHI_FLAG) != 0) & (doubled ^ 1))
        self.count(trial, IPPATSU, ((flags & IPPATSU_FLAG) != 0) & self.ippatsu & 1)
        self.count(trial, MENZEN_TSUMO, own_draw & (self.groups.open_hand ^ 1))
        if flags & REPLACEMENT_FLAG:
            self.add(trial, RINSHAN)
        if request.by == ROBBED_KONG:
            self.add(trial, CHANKAN)
        if flags & LAST_TILE_FLAG:
            if not own_draw:
                self.add(trial, HOUTEI)
            elif self.rinshan_with_haitei or not flags & REPLACEMENT_FLAG:
                self.add(trial, HAITEI)
        if self.has_renhou and self.renhou == RENHOU_FIVE_HAN:
            self.add(trial, RENHOU_MANGAN)

    def tile_yaku(self, trial: Score) -> None:
        """Yaku that look at the tiles only, of sets or of seven pairs."""
        allowed: cython.int = (self.groups.open_hand ^ 1) | self.open_tanyao
        self.count(trial, TANYAO, allowed & ((self.groups.present & ORPHANS) == 0))
        if self.groups.suits == 1:
            if self.groups.honours:
                self.add(trial, HONITSU)
            else:
                self.add(trial, CHINITSU)

    def chow_yaku(self, trial: Score) -> None:
        """Yaku of chows: identical ones, a straight, three suits."""
        chows: cython.uint = self.groups.chow_bits
        i: cython.int
        couples: cython.int
        couples = (self.groups.chows - bits_in(self.groups.odd_chows)) >> 1
        if couples and not self.groups.open_hand:
            self.add(trial, RYANPEIKOU if couples == 2 else IIPEIKOU)
        if self.groups.chows >= 3:
            if chows & (chows >> 9) & (chows >> 18) & 511:
                self.add(trial, SANSHOKU_DOUJUN)
            for i in range(3):
                if (chows >> (9 * i) & 73) == 73:
                    self.add(trial, ITTSUU)

    def set_yaku(self, request: Request, trial: Score) -> None:
        """Yaku of pungs, of honours and of terminals."""
        pungs: cython.ulonglong = self.groups.pung_bits
        dragons: cython.int
        if pungs >> 27:
            dragons = (pungs >> 31 & 1) + (pungs >> 32 & 1) + (pungs >> 33)
            self.count(trial, YAKUHAI_DRAGON, dragons)
            self.count(trial, YAKUHAI_SEAT, pungs >> (27 + request.seat) & 1)
            self.count(trial, YAKUHAI_ROUND, pungs >> (27 + request.round) & 1)
            if dragons == 2 and self.groups.pair >= 31:
                self.add(trial, SHOUSANGEN)
        if pungs & (pungs >> 9) & (pungs >> 18) & 511:
            self.add(trial, SANSHOKU_DOUKOU)
        if self.groups.hidden_pungs == 3:
            self.add(trial, SANANKOU)
        if self.groups.kongs == 3:
            self.add(trial, SANKANTSU)
        if self.groups.chows == 0:
            self.add(trial, TOITOI)
            if self.groups.all_in(ORPHANS):
                self.add(trial, HONROUTOU)
        elif self.outside(ORPHANS):
            if self.groups.honours:
                self.add(trial, CHANTA)
            else:
                self.add(trial, JUNCHAN)

    def outside(self, ends: cython.ulonglong) -> cython.bint:
        """Has every set and the pair one of these kinds?"""
        i: cython.int
        kind: cython.int
        if not ends >> self.groups.pair & 1:
            return False
        for i in range(4):
            kind = self.groups.kind[i]
            if not ends >> kind & 1 and (self.groups.type[i] != CHOW or not ends >> (kind + 2) & 1):
                return False
        return True

    def yakuman_of_sets(self, request: Request, trial: Score) -> None:
        """Yakuman that need four sets and a pair."""
        pungs: cython.ulonglong = self.groups.pung_bits
        winds: cython.int
        if self.groups.hidden_pungs == 4:
            self.add_yakuman(
                trial,
                SUUANKOU,
                self.double_suuankou and self.groups.place == PAIR,
            )
        if self.groups.kongs == 4:
            self.add_yakuman(trial, SUUKANTSU, False)
        if pungs >> 27:
            if (pungs >> 31) == 7:
                self.add_yakuman(trial, DAISANGEN, False)
            winds = in_four(pungs >> 27 & 15)
            if winds == 4:
                self.add_yakuman(trial, DAISUUSHII, self.double_daisuushii)
            elif winds == 3 and 27 <= self.groups.pair < 31:
                self.add_yakuman(trial, SHOUSUUSHII, False)
        if request.melds == 0 and self.groups.suits == 1 and not self.groups.honours:
            self.nine_gates(request, trial)

    def nine_gates(self, request: Request, trial: Score) -> None:
        first: cython.int = request.win // 9 * 9
        extra: cython.int = -1
        rank: cython.int
        over: cython.int
        for rank in range(9):
            over = request.counts[first + rank] - (3 if rank == 0 or rank == 8 else 1)
            if over < 0:
                return
            if over:
                extra = first + rank
        self.add_yakuman(trial, CHUUREN, self.double_chuuren and extra == request.win)

    def yakuman_of_tiles(self, request: Request, trial: Score) -> None:
        """Yakuman that look at tiles or circumstances only."""
        if self.groups.all_in(HONOURS):
            self.add_yakuman(trial, TSUUIISOU, False)
        if self.groups.all_in(TERMINALS):
            self.add_yakuman(trial, CHINROUTOU, False)
        if self.groups.all_in(GREEN):
            self.add_yakuman(trial, RYUUIISOU, False)
        if request.flags & FIRST_TURN_FLAG:
            if request.by == SELF_DRAW:
                self.add_yakuman(trial, TENHOU if request.seat == 0 else CHIIHOU, False)
            elif self.has_renhou and self.renhou == RENHOU_YAKUMAN:
                self.add_yakuman(trial, RENHOU, False)

    # Fu

    def pinfu_shape(self, request: Request, wait: cython.int) -> cython.bint:
        """Closed, four chows, a worthless pair, a two-sided wait: one without fu."""
        pair: cython.int = self.groups.pair
        if self.groups.open_hand or self.groups.chows != 4 or wait:
            return False
        if pair >= 31 or pair == 27 + request.seat or pair == 27 + request.round:
            return False
        return request.by != SELF_DRAW or self.pinfu_tsumo

    def wait_fu(self, request: Request) -> cython.int:
        """2 for a closed, an edge or a pair wait."""
        place: cython.int = self.groups.place
        start: cython.int
        rank: cython.int
        above: cython.int
        if place == PAIR:
            return 2
        start = self.groups.kind[place]
        rank = start % 9
        above = request.win - start
        return (
            (self.groups.type[place] == CHOW)
            & ((above == 1) | (above == 2) & (rank == 0) | (above == 0) & (rank == 6))
        ) << 1

    def pair_fu(self, request: Request) -> cython.int:
        pair: cython.int = self.groups.pair
        own: cython.int = pair == 27 + request.seat
        prevailing: cython.int = pair == 27 + request.round
        if own & prevailing:
            return self.double_wind_pair_fu
        return (own | prevailing | (pair >= 31)) << 1

    def count_fu(self, request: Request, pinfu: cython.bint, wait: cython.int) -> cython.int:
        """Fu of the reading, rounded (R9.4)."""
        fu: cython.int = 20
        i: cython.int
        kind: cython.int  # of a set: chow, pung or kong; simple or not; open or closed
        own_draw: cython.bint = request.by == SELF_DRAW
        if pinfu:
            return 20 if own_draw else 30
        if not own_draw and not self.groups.open_hand:
            fu = 30
        if self.groups.pung_bits:
            for i in range(4):
                kind = self.groups.type[i] << 2 | (self.groups.own_pungs >> i & 1)
                kind |= (ORPHANS >> self.groups.kind[i] & 1) << 1
                fu += self.fu_of_set[kind]
        fu += self.pair_fu(request) + wait
        if own_draw:
            fu += self.rinshan_tsumo_fu if request.flags & REPLACEMENT_FLAG else 2
        elif fu == 20:
            fu += self.open_pinfu_fu
        return (fu + 9) // 10 * 10

    # Points

    def count_bonus(self, request: Request, trial: Score) -> cython.int:
        """Dora, ura dora and red fives (R9.1)."""
        i: cython.int
        shown: cython.int = 0
        under: cython.int = 0
        reds: cython.int = (request.reds & 1) + (request.reds >> 1 & 1) + (request.reds >> 2 & 1)
        for i in range(request.dora_n if self.kan_dora else min(request.dora_n, 1)):
            shown += request.held[following(request.dora[i])]
        if request.flags & (RIICHI_FLAG | DOUBLE_RIICHI_FLAG) and self.ura:
            for i in range(request.ura_n if self.kan_ura else min(request.ura_n, 1)):
                under += request.held[following(request.ura[i])]
        trial.put(DORA, self.han[DORA], shown)
        trial.put(URA_DORA, self.han[URA_DORA], under)
        trial.put(RED_FIVE, self.han[RED_FIVE], reds)
        shown *= self.han[DORA]
        under *= self.han[URA_DORA]
        return shown + under + reds * self.han[RED_FIVE]

    def finish(self, request: Request, trial: Score, fu: cython.int) -> None:
        """From han and fu to points."""
        from_yaku: cython.int = trial.han
        trial.fu = fu
        if from_yaku:
            if self.two_han_at_5 and request.honba >= 5 and from_yaku < 2:
                trial.missing = 2 - from_yaku
            trial.han += self.count_bonus(request, trial)
            self.payments.count_points(request, trial)
        if self.has_renhou and self.renhou == RENHOU_MANGAN_ONLY:
            self.exactly_mangan(request, trial)
        elif not from_yaku:
            trial.problem = NO_YAKU

    def exactly_mangan(self, request: Request, trial: Score) -> None:
        """Renhou as a mangan, unless the hand is worth more (R10.2)."""
        i: cython.int
        if trial.han and trial.missing == 0 and self.payments.base_points(trial) > 2000:
            return
        for i in range(96):
            trial.counts[i] = 0
        trial.missing = 0
        trial.han = 0
        self.add(trial, RENHOU_MANGAN)
        self.payments.count_points(request, trial)

    def finish_yakuman(self, request: Request, trial: Score) -> None:
        """Where yakuman do not add up, the highest one counts (R10.1)."""
        i: cython.int
        best: cython.int = -1
        if not self.yakuman_stack:
            for i in range(KOKUSHI, RENHOU + 1):
                if trial.counts[i] and (
                    best < 0
                    or trial.worth[i] > trial.worth[best]
                    or (
                        trial.worth[i] == trial.worth[best]
                        and self.payments.fed_by(request, i) >= 0
                        and self.payments.fed_by(request, best) < 0
                    )
                ):
                    best = i
            for i in range(KOKUSHI, RENHOU + 1):
                if i != best:
                    trial.counts[i] = 0
            trial.yakuman = trial.worth[best]
        self.payments.count_points(request, trial)

    # For explanations

    def all_readings(self, request: Request) -> list[Score]:
        """Every reading with its own score, best first."""
        found: list[Score] = []
        split: cython.int
        place: cython.int
        chosen = Score(request)
        self.score(request, chosen)
        for split in range(self.groups.find(request)):
            self.groups.lay(request, split)
            for place in range(5):
                if self.groups.put_winning_tile(place):
                    one = Score(request)
                    self.evaluate(request, one)
                    found.append(one)
        if self.groups.pairs(request, False) == 7:
            one = Score(request)
            self.evaluate_pairs(request, one)
            found.append(one)
        elif self.groups.thirteen_orphans(request):
            one = Score(request)
            self.evaluate_orphans(request, one)
            found.append(one)
        found.sort(
            key=lambda score: (
                score.problem == 0,
                score.reading == chosen.reading and score.place == chosen.place,
                score.missing == 0,
                score.points,
                score.han,
                score.fu,
            ),
            reverse=True,
        )
        return found

    def shapes(self, request: Request, reading: Score, concealed: bool) -> Score:
        """All that one reading shows, ordinary yaku beside yakuman too; blessings by discard aside.

        ``concealed``: as if nothing were open and no discard had made a set; four chows are pinfu.
        """
        found = Score(request)
        self.has_renhou = False
        self.groups.find(request)
        if concealed:
            self.groups.open_hand = self.groups.ron = False
        if reading.reading == ORPHANS_READING:
            double = self.double_kokushi and request.counts[request.win] == 2
            self.add_yakuman(found, KOKUSHI, double)
        elif reading.reading == SEVEN_PAIRS_READING:
            self.pair_yaku(found)
        else:
            self.groups.lay(request, reading.reading)
            self.groups.put_winning_tile(reading.place)
            self.yakuman_of_sets(request, found)
            if self.groups.chows == 4 and (
                concealed or self.pinfu_shape(request, self.wait_fu(request))
            ):
                self.add(found, PINFU)
            self.chow_yaku(found)
            self.set_yaku(request, found)
        self.yakuman_of_tiles(request, found)
        self.circumstances(request, found)
        self.tile_yaku(found)
        self.count_bonus(request, found)
        if found.counts[TSUUIISOU] or found.counts[CHINROUTOU]:
            found.counts[HONROUTOU] = 0
        return found

    def incomplete(self, request: Any) -> Text | None:
        """Seven pairs of which two are of one kind."""
        if request.melds == 0 and self.groups.pairs(request, True) == 7:
            return EQUAL_PAIRS
        return None


def make(options: Options) -> RiichiScorer:
    """The scorer for one set of options."""
    return RiichiScorer(options)
