"""What a Hong Kong hand is worth: fans of both styles, limit hands, payments.

Every split of the tiles is one reading; where the winning tile went matters for Hidden
Treasure only, so it completes the pair where it can. A reading with limit patterns beats one
without, among those the one with more of them; otherwise the higher sum wins (3.4, 3.6).
Equal readings: the one found first (pairs last), and a hand before Seven Bonus Tiles.
"""

from typing import Any

from wrobel.errors import HandError
from wrobel.rules.options import Options
from wrobel.rules.trace import Text

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.groups import TERMINALS, Groups
    from wrobel.rules.hongkong.fans import Fans
    from wrobel.rules.hongkong.ids import *
    from wrobel.rules.hongkong.newstyle import NewStyle
    from wrobel.rules.hongkong.payment import WINDS, Payments
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score
    from wrobel.rules.scorer import Scorer
    from wrobel.shape.bits import lowest

ANY_PAIR, NO_HONOR_PAIR, NO_SCORING_PAIR = range(3)
PAIR_VALUES = ("any", "no-honors", "no-scoring")
BONUS_OFF, BONUS_LIMIT, BONUS_EIGHT = range(3)
EIGHT_VALUES = ("off", "win-limit", "win-8")
OPENED_PAIRS = Text(
    "seven pairs must be concealed, and here an exposed bonus tile opens the hand",
    "siedem par musi być ręką ukrytą, a tutaj odkryty kamień bonusowy ją otwiera",
)
OPENED_ORPHANS = Text(
    "Thirteen Orphans must be concealed, and here an exposed bonus tile opens the hand",
    "Trzynaście sierot musi być ręką ukrytą, a tutaj odkryty kamień bonusowy ją otwiera",
)
NO_PAIRS = Text(
    "these are seven pairs, and this table does not play with the hand All Pairs",
    "to siedem par, a przy tym stole nie gra się ręką Same Pary",
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_bits(number: cython.int) -> cython.int:
    """How many bonus tiles are in a set of them."""
    found: cython.int = 0
    while number:
        number &= number - 1
        found += 1
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def better(one: Score, other: Score) -> cython.bint:
    """Is the first the reading to take? ``han`` counts limit patterns while readings compete."""
    if one.limit_code != other.limit_code:
        return one.limit_code > other.limit_code
    if one.total != other.total:
        return one.total > other.total
    return one.han > other.han


class HongKongScorer(Scorer):
    """Scores Hong Kong hands under one set of options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.payments = Payments(options)
        self.groups = Groups()
        self.fans = Fans(options)
        self.more = NewStyle(options, self.fans)
        self.trial = Score(None)
        self.new_style = options["style"] == "new"
        self.bonus_tiles = options.is_on("bonus_tiles")
        self.bonus_counts_for_min = options.is_on("bonus_counts_for_min")
        self.self_draw_fan = options.is_on("self_draw_fan")
        self.robbing_kong = options["robbing_kong_fan"] == 1
        self.round_bonus = options.is_on("round_bonus")
        self.own_round_bonus = options.is_on("own_round_bonus")
        self.each_bonus = options.is_on("each_bonus")
        self.bouquet_alone = options["bouquet"] == "total3"
        self.seven_bonus = options["seven_bonus"] == "win-3"
        self.all_eight_bonus = EIGHT_VALUES.index(str(options["all_eight_bonus"]))
        self.bonus_opens_hand = options.is_on("bonus_opens_hand")
        self.all_chows_pair = PAIR_VALUES.index(str(options["all_chows_pair"]))
        self.all_pairs = options.is_on("all_pairs")
        self.dragon_pungs_stack = options.is_on("dragon_pungs_stack")
        self.big_four_winds = options["big_four_winds"] == "limit"
        self.all_kongs = options["all_kongs"] == "limit"
        self.any_finish = options["hidden_treasure_finish"] == "any"
        self.earth_own_draw = options.is_on("earth_own_draw")
        self.no_dead_wall = options["dead_wall"] == "none"
        self.min_fan = options.number("min_fan")
        self.limit = self.payments.limit

    def check(self, request: Any) -> None:
        """Facts that cannot hold together in Hong Kong mahjong (7.9)."""
        last = request.flags & LAST_TILE_FLAG
        if request.bonus and not self.bonus_tiles:
            raise HandError("hk_no_bonus", "bonus")
        if request.liable >= 0 and request.by != SELF_DRAW and request.giver < 0:
            raise HandError("hk_discarder", "from")
        if request.fields.get("fresh_tile") is True:
            if request.copies(request.win) > request.count(request.win):
                raise HandError("hk_fresh_in_sets", "fresh_tile")
            if request.by == ROBBED_KONG:
                raise HandError("hk_fresh_robbed", "fresh_tile")
        if last and request.by == DISCARD and request.tiles_left > 0:
            raise HandError("hk_tiles_left", "tiles_left")
        if last and request.by == ROBBED_KONG and self.no_dead_wall:
            raise HandError("last_tile_kong", "flags")

    def score(self, request: Request, result: Score) -> None:
        """Score every reading; the best one is the result."""
        split: cython.int
        splits: cython.int
        result.problem = NOT_A_WIN
        if self.is_eight_bonus(request):
            self.evaluate_bonus(request, result)
            self.finish(request, result)
            return
        splits = self.groups.find(request)
        self.start(request)
        for split in range(splits):
            self.groups.lay(request, split)
            if result.problem:
                self.evaluate(request, result, self.place_of())
            else:
                self.evaluate(request, self.trial, self.place_of())
                if better(self.trial, result):
                    result.copy_from(self.trial)
        if self.closed and request.melds == 0:
            if self.is_pairs(request):
                self.evaluate_pairs(request, self.trial)
                if result.problem or better(self.trial, result):
                    result.copy_from(self.trial)
            elif self.is_orphans(request):
                self.evaluate_orphans(request, result)
        if self.is_seven_bonus(request):
            self.evaluate_bonus(request, self.trial)
            if result.problem or better(self.trial, result):
                result.copy_from(self.trial)
        if result.problem == 0:
            self.finish(request, result)

    def start(self, request: Request) -> None:
        """What holds for all readings: is the hand concealed (3.5)?"""
        self.closed = not self.groups.open_hand and not (self.bonus_opens_hand and request.bonus)

    def place_of(self) -> cython.int:
        """Which group of the reading the winning tile completes: the pair if it can."""
        places: cython.int = self.groups.places
        return PAIR if places == 0 or places >> PAIR else lowest(places)

    def is_pairs(self, request: Request) -> cython.bint:
        return self.all_pairs and self.groups.pairs(request, True) == 7

    def is_orphans(self, request: Request) -> cython.bint:
        return self.groups.thirteen_orphans(request)

    def is_eight_bonus(self, request: Request) -> cython.bint:
        """All eight bonus tiles, where they win by themselves (3.7)."""
        return request.bonus == 255 and self.all_eight_bonus != BONUS_OFF

    def is_seven_bonus(self, request: Request) -> cython.bint:
        """Seven bonus tiles, where the player may declare them a win (3.7)."""
        return self.seven_bonus and request.by == SELF_DRAW and count_bits(request.bonus) == 7

    # One reading

    def evaluate(self, request: Request, trial: Score, place: cython.int) -> None:
        """Score the four sets and the pair laid out in the groups."""
        trial.clear()
        trial.reading = self.groups.split
        trial.place = place
        self.limits_of_sets(request, trial, place)
        self.blessings(request, trial)
        if trial.limit_code:
            return
        self.circumstances(request, trial)
        self.bonus_fans(request, trial)
        self.tile_fans(trial)
        self.set_fans(request, trial)
        if self.new_style:
            self.more.set_fans(request, self.groups, trial)
        if trial.total == 0:
            self.fans.add(trial, FAN_CHICKEN_HAND, 1)

    def evaluate_pairs(self, request: Request, trial: Score) -> None:
        """Seven pairs; only fans that look at tiles may be added (5.2)."""
        trial.clear()
        trial.reading = SEVEN_PAIRS_READING
        trial.place = PAIR
        self.blessings(request, trial)
        if trial.limit_code:
            return
        self.circumstances(request, trial)
        self.bonus_fans(request, trial)
        self.tile_fans(trial)
        self.fans.add(trial, FAN_ALL_PAIRS, 1)

    def evaluate_orphans(self, request: Request, trial: Score) -> None:
        trial.clear()
        trial.reading = ORPHANS_READING
        trial.place = PAIR
        self.add_limit(trial, FAN_THIRTEEN_ORPHANS)
        self.blessings(request, trial)

    def evaluate_bonus(self, request: Request, trial: Score) -> None:
        """An automatic win by bonus tiles (3.7); the other tiles are not looked at."""
        trial.clear()
        trial.reading = BONUS_TILES_READING
        if not self.is_eight_bonus(request):
            self.fans.add(trial, FAN_SEVEN_BONUS, 1)
        elif self.all_eight_bonus == BONUS_LIMIT:
            self.add_limit(trial, FAN_ALL_EIGHT_BONUS)
        else:
            self.fans.add(trial, FAN_ALL_EIGHT_BONUS, 1)

    # Limit patterns

    def add_limit(self, trial: Score, fan: cython.int) -> None:
        """A limit pattern is worth the limit, and so are several (3.4)."""
        trial.put(fan, self.limit, 1)
        trial.limit_code = LIMIT
        trial.total = self.limit
        trial.han += 1

    def limits_of_sets(self, request: Request, trial: Score, place: cython.int) -> None:
        if self.groups.chows == 0:
            if self.closed and request.by == SELF_DRAW and (place == PAIR or self.any_finish):
                self.add_limit(trial, FAN_HIDDEN_TREASURE)
            if self.groups.all_in(TERMINALS):
                self.add_limit(trial, FAN_ALL_TERMINALS)
            if self.big_four_winds and (self.groups.pung_bits & WINDS) == WINDS:
                self.add_limit(trial, FAN_BIG_FOUR_WINDS)
            if self.all_kongs and self.groups.kongs == 4:
                self.add_limit(trial, FAN_ALL_KONGS)
        elif (
            self.closed
            and request.melds == 0
            and self.groups.suits == 1
            and self.nine_gates(request)
        ):
            self.add_limit(trial, FAN_NINE_GATES)

    def nine_gates(self, request: Request) -> cython.bint:
        """1112345678999 of a suit before the win."""
        rank: cython.int
        first: cython.int = request.win // 9 * 9
        wanted: cython.int
        if first >= 27:
            return False
        for rank in range(9):
            wanted = 3 if rank in (0, 8) else 1
            if first + rank == request.win:
                wanted += 1
            if request.counts[first + rank] != wanted:
                return False
        return True

    def blessings(self, request: Request, trial: Score) -> None:
        """Heaven and Earth, as seat, ``by`` and ``from`` decide."""
        if not request.flags & FIRST_TURN_FLAG or not self.closed:
            return
        if request.seat == 0:
            if request.by == SELF_DRAW:
                self.add_limit(trial, FAN_HEAVEN)
        elif (request.by == DISCARD and request.giver == 0) or (
            request.by == SELF_DRAW and self.earth_own_draw
        ):
            self.add_limit(trial, FAN_EARTH)

    # Ordinary fans

    def circumstances(self, request: Request, trial: Score) -> None:
        """Fans for the way the hand was won."""
        flags: cython.int = request.flags
        if self.closed:
            self.fans.add(trial, FAN_CONCEALED_HAND, 1)
        if request.by == SELF_DRAW and self.self_draw_fan:
            self.fans.add(trial, FAN_SELF_DRAW, 1)
        elif request.by == ROBBED_KONG and self.robbing_kong:
            self.fans.add(trial, FAN_ROBBING_KONG, 1)
        if flags & LAST_TILE_FLAG:
            self.fans.add(trial, FAN_LAST_TILE, 1)
        if flags & KONG_ON_KONG_FLAG:
            self.fans.add(trial, FAN_KONG_ON_KONG, 1)
        elif flags & (REPLACEMENT_FLAG | BONUS_REPLACEMENT_FLAG):
            self.fans.add(trial, FAN_REPLACEMENT_TILE, 1)

    def bonus_fans(self, request: Request, trial: Score) -> None:
        """Flowers and seasons in all variants of 3.7."""
        series: cython.int
        held: cython.int
        own: cython.int = 0
        round_: cython.int = 0
        both: cython.int = 0
        bouquets: cython.int = 0
        if not self.bonus_tiles:
            return
        if request.bonus == 0:
            self.fans.add(trial, FAN_NO_BONUS, 1)
            return
        for series in range(2):
            held = request.bonus >> (4 * series) & 15
            if held == 15:
                bouquets += 1
                if self.bouquet_alone:
                    continue
            own += held >> request.seat & 1
            round_ += held >> request.round & 1
            if request.seat == request.round:
                both += held >> request.seat & 1
        if own:
            self.fans.add(trial, FAN_OWN_BONUS, own)
        if round_ and self.round_bonus:
            self.fans.add(trial, FAN_ROUND_BONUS, round_)
        if both and self.own_round_bonus:
            self.fans.add(trial, FAN_OWN_ROUND_BONUS, both)
        if bouquets:
            self.fans.add(trial, FAN_BOUQUET, bouquets)
        if self.each_bonus:
            self.fans.add(trial, FAN_EACH_BONUS, count_bits(request.bonus))

    def tile_fans(self, trial: Score) -> None:
        """Fans that look at tiles only."""
        if self.groups.suits == 0:
            self.fans.add(trial, FAN_ALL_HONORS, 1)
        elif self.groups.suits == 1:
            if self.groups.honours:
                self.fans.add(trial, FAN_CLEAN, 1)
            else:
                self.fans.add(trial, FAN_PURITY, 1)
        if self.new_style:
            self.more.tile_fans(self.groups, trial)

    def set_fans(self, request: Request, trial: Score) -> None:
        """Old Style fans of four sets and a pair."""
        pungs: cython.ulonglong = self.groups.pung_bits
        pair: cython.int = self.groups.pair
        dragons: cython.int
        winds: cython.int
        absorbed: cython.bint = False
        scoring: cython.bint
        if self.groups.chows == 4:
            scoring = pair >= 31 or pair == 27 + request.seat or pair == 27 + request.round
            if (
                self.all_chows_pair == ANY_PAIR
                or pair < 27
                or (self.all_chows_pair == NO_SCORING_PAIR and not scoring)
            ):
                self.fans.add(trial, FAN_ALL_CHOWS, 1)
        elif self.groups.chows == 0:
            self.fans.add(trial, FAN_ALL_PUNGS, 1)
        if pungs >> 27 == 0:
            return
        dragons = count_bits(pungs >> 31)
        if dragons == 3:
            self.fans.add(trial, FAN_THREE_DRAGONS, 1)
            absorbed = True
        elif dragons == 2 and pair >= 31:
            self.fans.add(trial, FAN_SMALL_THREE_DRAGONS, 1)
            absorbed = True
        if dragons and (self.dragon_pungs_stack or not absorbed):
            self.fans.add(trial, FAN_DRAGON_PUNG, dragons)
        if pungs >> (27 + request.seat) & 1:
            self.fans.add(trial, FAN_SEAT_WIND, 1)
        if pungs >> (27 + request.round) & 1:
            self.fans.add(trial, FAN_ROUND_WIND, 1)
        winds = count_bits(pungs >> 27 & 15)
        if winds == 3 and 27 <= pair < 31:
            self.fans.add(trial, FAN_SMALL_FOUR_WINDS, 1)

    # The result

    def bonus_worth(self, trial: Score) -> cython.int:
        """Fan from bonus tiles, which may not count for the minimum (3.2)."""
        return (
            trial.counts[FAN_NO_BONUS] * self.fans.worth[FAN_NO_BONUS]
            + trial.counts[FAN_OWN_BONUS] * self.fans.worth[FAN_OWN_BONUS]
            + trial.counts[FAN_ROUND_BONUS] * self.fans.worth[FAN_ROUND_BONUS]
            + trial.counts[FAN_EACH_BONUS] * self.fans.worth[FAN_EACH_BONUS]
            + trial.counts[FAN_OWN_ROUND_BONUS] * self.fans.worth[FAN_OWN_ROUND_BONUS]
            + trial.counts[FAN_BOUQUET] * self.fans.worth[FAN_BOUQUET]
        )

    def finish(self, request: Request, result: Score) -> None:
        """The minimum, then the payments."""
        counted: cython.int = result.total
        result.han = 0
        if result.limit_code == 0 and result.counts[FAN_ALL_EIGHT_BONUS] == 0:
            if not self.bonus_counts_for_min:
                counted -= self.bonus_worth(result)
            if counted < self.min_fan:
                result.missing = self.min_fan - counted
                return
        self.payments.pay(request, result, result.reading == BONUS_TILES_READING)

    # For explanations

    def all_readings(self, request: Request) -> list[Score]:
        """Every reading with its own score, settled, best first."""
        found: list[Score] = []
        split: cython.int
        if self.is_eight_bonus(request):
            one = Score(request)
            self.evaluate_bonus(request, one)
            self.finish(request, one)
            return [one]
        splits = self.groups.find(request)
        self.start(request)
        for split in range(splits):
            self.groups.lay(request, split)
            one = Score(request)
            self.evaluate(request, one, self.place_of())
            found.append(one)
        if self.closed and request.melds == 0:
            if self.is_pairs(request):
                one = Score(request)
                self.evaluate_pairs(request, one)
                found.append(one)
            elif self.is_orphans(request):
                one = Score(request)
                self.evaluate_orphans(request, one)
                found.append(one)
        if self.is_seven_bonus(request):
            one = Score(request)
            self.evaluate_bonus(request, one)
            found.append(one)
        found.sort(key=lambda score: (score.limit_code, score.total, score.han), reverse=True)
        for one in found:
            self.finish(request, one)
        return found

    def ordinary(self, request: Request, score: Score) -> Score:
        """The ordinary fans of a reading whose limit patterns keep them from counting (3.4)."""
        one = Score(request)
        self.groups.find(request)
        self.start(request)
        self.circumstances(request, one)
        self.bonus_fans(request, one)
        self.tile_fans(one)
        if score.reading < SEVEN_PAIRS_READING:
            self.groups.lay(request, score.reading)
            self.set_fans(request, one)
            if self.new_style:
                self.more.set_fans(request, self.groups, one)
        elif score.reading == SEVEN_PAIRS_READING:
            self.fans.add(one, FAN_ALL_PAIRS, 1)
        return one

    def described(self, request: Request, score: Score) -> list[Any]:
        """The groups of a reading of sets, as objects."""
        return self.groups.described(request, score.reading, score.place)

    def incomplete(self, request: Any) -> Text | None:
        """Special hands that an option keeps from winning."""
        if request.melds:
            return None
        self.groups.find(request)
        self.start(request)
        if self.groups.pairs(request, True) == 7:
            return NO_PAIRS if not self.all_pairs else None if self.closed else OPENED_PAIRS
        return OPENED_ORPHANS if not self.closed and self.is_orphans(request) else None

    def is_closed(self, request: Request) -> bool:
        """Does the hand count as concealed?"""
        self.groups.find(request)
        self.start(request)
        return self.closed


def make(options: Options) -> HongKongScorer:
    """The scorer for one set of options."""
    return HongKongScorer(options)
