"""What is counted while matches come in, in memory that does not grow with them."""

from collections import Counter
from dataclasses import dataclass, field

from wrobel.sim.records import Fault, HandRecord, MatchRecord
from wrobel.sim.seat_rotation import seatings_per_deal
from wrobel.sim.sequential import SequentialTest
from wrobel.sim.settings import Settings
from wrobel.sim.stats import Moments

MOST_POINTS = 400  # of a curve
MOST_FAULTS = 100


@dataclass(slots=True)
class SeatTally:
    """The counts of one bot."""

    wins: int = 0
    self_draws: int = 0
    deal_ins: int = 0
    riichi: int = 0
    calls: int = 0
    score: int = 0
    won: int = 0
    paid: int = 0
    places: list[int] = field(default_factory=list)
    units: Moments = field(default_factory=Moments)
    unit: int = 0


@dataclass(slots=True)
class FanTally:
    """How often a fan was in a winning hand, its own worth and that of the hands."""

    wins: int = 0
    worth: int = 0
    points: int = 0


@dataclass
class Tally:
    """All counts of a run. A unit is a match, or all matches of a deal with ``duplicate``."""

    settings: Settings
    matches: int = 0
    hands: int = 0
    zero_sum: bool = True
    ended: Counter[int] = field(default_factory=Counter)
    winners: int = 0
    seats: list[SeatTally] = field(init=False)
    fans: dict[int, FanTally] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    worths: Counter[int] = field(default_factory=Counter)
    curve: list[tuple[int, list[int]]] = field(default_factory=list)
    curve_step: int = 1
    faults: list[tuple[int, Fault]] = field(default_factory=list)
    faults_total: int = 0
    test: SequentialTest = field(default_factory=SequentialTest)

    def __post_init__(self) -> None:
        players = len(self.settings.bots)
        self.seats = [SeatTally(places=[0] * players) for _ in range(players)]
        self.per_unit = seatings_per_deal(self.settings)
        first = self.settings.bots[0]
        self.side = [bot for bot, name in enumerate(self.settings.bots) if name == first]

    def add(self, record: MatchRecord) -> None:
        """Count a match; they must come in their order."""
        for hand in record.hands:
            self.add_hand(hand, record.seating)
        self.matches += 1
        if record.complete:
            for player, bot in enumerate(record.seating):
                self.seats[bot].places[record.places[player] - 1] += 1
        for fault in record.faults:
            self.faults_total += 1
            if len(self.faults) < MOST_FAULTS:
                self.faults.append((record.index, fault))
        if self.matches % self.per_unit == 0:
            self.close_unit(record.complete)
        if self.matches % self.curve_step == 0:
            self.draw_point()

    def add_hand(self, hand: HandRecord, seating: tuple[int, ...]) -> None:
        self.hands += 1
        self.ended[hand.ended] += 1
        self.lengths[hand.discards] += 1
        self.zero_sum = self.zero_sum and hand.balanced
        seats = self.seats
        riichi, claimed = hand.riichi, hand.claimed
        for bot, change in zip(seating, hand.changes, strict=True):
            seat = seats[bot]
            if change:
                seat.score += change
                seat.unit += change
            if riichi & 1:
                seat.riichi += 1
            if claimed & 1:
                seat.calls += 1
            riichi >>= 1
            claimed >>= 1
        if hand.giver >= 0:
            giver = seats[seating[hand.giver]]
            giver.deal_ins += 1
            giver.paid -= hand.changes[hand.giver]
        for win in hand.wins:
            self.winners += 1
            winner = seats[seating[win.player]]
            winner.wins += 1
            winner.won += hand.changes[win.player]
            winner.self_draws += hand.giver < 0
            self.worths[win.worth] += 1
            for fan, worth, count in win.fans:
                found = self.fans.get(fan)
                if found is None:
                    found = self.fans[fan] = FanTally()
                found.wins += 1
                found.worth += worth * count
                found.points += win.points

    def close_unit(self, complete: bool) -> None:
        """A match, or the last match of a deal, is counted."""
        if complete:
            self.test.add(sum(self.seats[bot].unit for bot in self.side))
        for seat in self.seats:
            seat.units.add(seat.unit)
            seat.unit = 0

    def draw_point(self) -> None:
        """A point of the curve; when there are too many, every other one goes."""
        self.curve.append((self.matches, [seat.score for seat in self.seats]))
        if len(self.curve) > MOST_POINTS:
            self.curve_step *= 2
            self.curve = self.curve[1::2]

    def finish(self) -> None:
        """Close what was cut off: its hands count, and so does their sum."""
        if self.matches % self.per_unit:
            self.close_unit(complete=False)
        if self.matches and (not self.curve or self.curve[-1][0] != self.matches):
            self.curve.append((self.matches, [seat.score for seat in self.seats]))
