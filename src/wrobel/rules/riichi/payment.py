"""Who pays a riichi win, and how much: base points, limits, counters and liability."""

from wrobel.rules.options import Options
from wrobel.rules.riichi.about import STICK

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.request import Request
    from wrobel.rules.riichi.ids import *
    from wrobel.rules.score import Score


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def round_up(points: cython.int) -> cython.int:
    """Up to the next hundred (R9.17)."""
    return (points + 99) // 100 * 100


class Payments:
    """Settles wins under one set of options, as a function of the request and its score."""

    def __init__(self, options: Options) -> None:
        self.yakuman_stack = options.is_on("yakuman_stack")
        self.counted_yakuman = options.is_on("counted_yakuman")
        self.kiriage = options.is_on("kiriage")
        self.pao_daisangen = options.is_on("pao_daisangen")
        self.pao_daisuushii = options.is_on("pao_daisuushii")
        self.pao_suukantsu = options.is_on("pao_suukantsu")
        self.pao_rinshan = options.is_on("pao_rinshan")
        self.pao_closed_kong = options.is_on("pao_closed_kong")
        self.pao_honba_liable = options["pao_honba"] == "liable"
        self.pao_own_yakuman = options["pao_scope"] == "own-yakuman"
        self.honba = options.number("honba")
        self.stick = STICK
        self.liable = -1
        if not cython.compiled:
            self.fed = [0] * 4

    # Points

    def base_points(self, trial: Score) -> cython.int:
        """Base points (9.3), with the limit noted."""
        han: cython.int = trial.han
        base: cython.int
        trial.limit_code = 0
        if trial.yakuman:
            trial.limit_code = YAKUMAN
            return 8000 * trial.yakuman
        if han >= 13 and self.counted_yakuman:
            trial.limit_code = COUNTED_YAKUMAN
            return 8000
        if han >= 11:
            trial.limit_code = SANBAIMAN
            return 6000
        if han >= 8:
            trial.limit_code = BAIMAN
            return 4000
        if han >= 6:
            trial.limit_code = HANEMAN
            return 3000
        base = trial.fu << (han + 2) if han < 5 else 2000
        if base >= 2000 or (self.kiriage and base == 1920):
            trial.limit_code = MANGAN
            return 2000
        return base

    def count_points(self, request: Request, trial: Score) -> None:
        """What the hand brings, without counters and deposits."""
        base: cython.int = self.base_points(trial)
        dealer: cython.bint = request.seat == 0
        if request.by != SELF_DRAW:
            trial.points = round_up(base * (6 if dealer else 4))
        elif dealer:
            trial.points = 3 * round_up(2 * base)
        else:
            trial.points = round_up(2 * base) + 2 * round_up(base)

    # Liability

    def fed_by(self, request: Request, fan: cython.int) -> cython.int:
        """Who answers for this yakuman (section 8), or −1.

        It is who gave its last set; ``liable`` says it where the meld does not.
        """
        meld: cython.int = -1
        if fan == DAISANGEN and self.pao_daisangen:
            meld = self.last_claimed(request, 31, 33, 3)
        elif fan == DAISUUSHII and self.pao_daisuushii:
            meld = self.last_claimed(request, 27, 30, 4)
        elif fan == SUUKANTSU and self.pao_suukantsu:
            meld = self.last_claimed(request, 0, 33, 4)
        if meld < 0 or request.liable == NOBODY:
            return -1
        if request.liable < 0:
            return request.meld_giver[meld]
        if request.meld_giver[meld] >= 0 and request.meld_giver[meld] != request.liable:
            return -1
        return request.liable

    def last_claimed(
        self, request: Request, first: cython.int, last: cython.int, wanted: cython.int
    ) -> cython.int:
        """The last of so many melds of these kinds if it was claimed, or −1.

        Four kongs (all kinds) ask that the last one was claimed as a kong (R8.8).
        """
        i: cython.int
        found: cython.int = 0
        latest: cython.int = -1
        closed_before: cython.bint = False
        any_kind: cython.bint = first == 0
        for i in range(request.melds):
            if request.meld_type[i] != CHOW and first <= request.meld_kind[i] <= last:
                if latest >= 0 and request.meld_concealed[latest]:
                    closed_before = True
                found += 1
                latest = i
        if found < wanted or request.meld_concealed[latest]:
            return -1
        if any_kind:
            return -1 if request.meld_added[latest] else latest
        return latest if self.pao_closed_kong or not closed_before else -1

    def rinshan_fed_by(self, request: Request) -> cython.int:
        """Who pays a rinshan after an open kong (R8.9), or −1.

        The tile came after the last kong, unless ``liable`` says after which.
        """
        i: cython.int
        giver: cython.int = -1
        named: cython.bint = False
        if not self.pao_rinshan or not request.flags & REPLACEMENT_FLAG:
            return -1
        if request.liable == NOBODY:
            return -1
        for i in range(request.melds):
            if request.meld_type[i] != KONG:
                continue
            if request.meld_concealed[i] or request.meld_added[i]:
                giver = -1
                continue
            giver = request.meld_giver[i]
            if request.liable >= 0 and (giver < 0 or giver == request.liable):
                named = True
        if request.liable >= 0:
            return request.liable if named else -1
        return giver

    def charge_liable(self, request: Request, result: Score, base: cython.int) -> cython.int:
        """Lay what was fed on those who fed it; the base points left for all to pay."""
        i: cython.int
        seat: cython.int
        left: cython.int = base
        for i in range(4):
            self.fed[i] = 0
        self.liable = -1
        for i in range(KOKUSHI, RENHOU + 1 if result.yakuman else KOKUSHI):
            seat = self.fed_by(request, i) if result.counts[i] else -1
            if seat >= 0:
                self.liable = seat
                self.fed[seat] += 8000 * result.worth[i]
                left -= 8000 * result.worth[i]
        if self.liable < 0:
            self.liable = self.rinshan_fed_by(request)
        elif self.yakuman_stack and self.pao_own_yakuman:
            return left
        if self.liable < 0:
            return base
        for i in range(4):
            self.fed[i] = base if i == self.liable else 0
        return 0

    # Payments

    def settle(self, request: Request, result: Score) -> None:
        """Who pays what, with counters, deposits and liability."""
        own_base: cython.int
        if request.by != SELF_DRAW and request.giver < 0:
            return
        own_base = self.charge_liable(request, result, self.base_points(result))
        self.divide(
            result,
            request.seat,
            request.giver if request.by != SELF_DRAW else -1,
            own_base,
            self.honba * request.honba,
        )
        result.pay[request.seat] += self.stick * request.deposits

    def divide(
        self,
        result: Score,
        winner: cython.int,
        giver: cython.int,
        own_base: cython.int,
        counters: cython.int,
    ) -> None:
        """Lay base points, what was fed (``charge_liable``) and counters on who pays them.

        Without a giver (−1) the tile was self-drawn.
        """
        i: cython.int
        j: cython.int
        times: cython.int = 6 if winner == 0 else 4
        share: cython.int
        total: cython.int = 0
        for i in range(4):
            result.pay[i] = 0
        if giver < 0:
            for i in range(4):
                if i == winner:
                    continue
                share = 2 if winner == 0 or i == 0 else 1
                result.pay[i] -= round_up(own_base * share)
                for j in range(4 if self.liable >= 0 else 0):
                    result.pay[j] -= round_up(self.fed[j] * share)
                result.pay[self.liable if self.liable >= 0 else i] -= counters // 3
        else:
            result.pay[giver] -= round_up(own_base * times)
            for j in range(4 if self.liable >= 0 else 0):
                share = round_up(self.fed[j] * times) // 2
                result.pay[giver] -= share
                result.pay[j] -= share
            if self.liable >= 0 and self.pao_honba_liable:
                result.pay[self.liable] -= counters
            else:
                result.pay[giver] -= counters
        for i in range(4):
            total -= result.pay[i]
        result.pay[winner] = total
        result.paid = True

    def value_payments(
        self, winner: int, giver: int, own_base: int, liable: int, fed_base: int, honba: int
    ) -> list[int]:
        """What a win of so many base points moves, ``fed_base`` of them laid on who is liable."""
        i: cython.int
        result = Score(None)
        for i in range(4):
            self.fed[i] = fed_base if i == liable else 0
        self.liable = liable
        self.divide(result, winner, giver, own_base, self.honba * honba)
        return [result.pay[i] for i in range(4)]

    # For explanations

    def base_of(self, han: int, fu: int, yakuman: int = 0) -> tuple[int, int]:
        """Base points and the code of the limit for this much."""
        trial = Score(None)
        trial.han = han
        trial.fu = fu
        trial.yakuman = yakuman
        return self.base_points(trial), trial.limit_code

    def fed_fans(self, request: Request, result: Score) -> dict[int, int]:
        """The scored yakuman that somebody answers for, with who does."""
        i: cython.int
        found = {}
        for i in range(KOKUSHI, RENHOU + 1):
            if result.counts[i] and self.fed_by(request, i) >= 0:
                found[i] = self.fed_by(request, i)
        return found

    def liable_for(self, request: Request, result: Score) -> int:
        """Who pays under liability, the counters too where the liable player does; or −1."""
        self.charge_liable(request, result, self.base_points(result))
        return int(self.liable)

    def rinshan_payer(self, request: Request) -> int:
        """Who alone pays for a rinshan (R8.9), or −1."""
        return self.rinshan_fed_by(request)
