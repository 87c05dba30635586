"""What a run found, typed and as JSON."""

from dataclasses import dataclass
from typing import Any

from wrobel.rules.catalogue import Pattern
from wrobel.rules.rulesets import family_of, patterns_of
from wrobel.sim.settings import Settings
from wrobel.sim.stats import Moments
from wrobel.sim.tally import Tally
from wrobel.table.code_names import ENDS


@dataclass(frozen=True, slots=True)
class Seat:
    """How one bot did, wherever it sat.

    ``riichi`` and ``calls`` count hands: those with riichi, those with a claimed set. ``score``
    is the sum of what all hands changed, ``score_ci`` its 95 % interval (None for one match).
    ``won`` and ``paid`` are what its wins brought and what its deal-ins cost. ``units`` are the
    sums per match (per deal with ``duplicate``).
    """

    bot: str
    wins: int
    deal_ins: int
    riichi: int
    calls: int
    score: int
    score_ci: tuple[int, int] | None
    places: tuple[int, ...]
    self_draws: int
    won: int
    paid: int
    units: Moments

    def to_dict(self) -> dict[str, Any]:
        """The entry of the outside contract."""
        return {
            "bot": self.bot,
            "wins": self.wins,
            "deal_ins": self.deal_ins,
            "riichi": self.riichi,
            "calls": self.calls,
            "score": self.score,
            "score_ci": None if self.score_ci is None else list(self.score_ci),
            "places": list(self.places),
        }


@dataclass(frozen=True, slots=True)
class Fan:
    """A fan in the winning hands: how many, its mean worth, mean points of those hands."""

    pattern: Pattern
    wins: int
    worth: float
    points: float


@dataclass(frozen=True, slots=True)
class Trouble:
    """A fault of somebody else's program."""

    bot: str
    match: int
    hand: int
    kind: str
    detail: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the sequential test says of the first bot: its mean score per match or deal."""

    bot: str
    units: int
    mean: float
    p: float
    significant: bool


@dataclass(frozen=True, slots=True)
class Result:
    """What a run found.

    ``ended`` counts hands by how they ended, ``lengths`` by their discards, ``worths`` the wins
    by han, points or fan. ``curve`` has the scores after some of the matches.
    """

    settings: Settings
    hands: int
    matches: int
    seconds: float
    wins: int
    ended: dict[str, int]
    seats: tuple[Seat, ...]
    zero_sum: bool
    fans: tuple[Fan, ...]
    lengths: dict[int, int]
    worths: dict[int, int]
    curve: tuple[tuple[int, tuple[int, ...]], ...]
    troubles: tuple[Trouble, ...]
    troubles_total: int
    verdict: Verdict | None
    interrupted: bool

    def __repr__(self) -> str:
        return f"<Result {self.settings.rules}: {self.hands} hands, {self.matches} matches>"

    @property
    def self_draws(self) -> int:
        return self.ended["self_draw"]

    @property
    def draws(self) -> int:
        """Hands that nobody won."""
        return self.hands - self.ended["self_draw"] - self.ended["discard"]

    @property
    def hands_per_second(self) -> float:
        return self.hands / self.seconds if self.seconds > 0 else 0.0

    def to_dict(self) -> dict[str, Any]:
        """The JSON of the outside contract, with what else there is to say at its end."""
        answer: dict[str, Any] = {
            "hands": self.hands,
            "matches": self.matches,
            "seconds": round(self.seconds, 3),
            "hands_per_second": round(self.hands_per_second, 1),
            "wins": self.wins,
            "self_draws": self.self_draws,
            "draws": self.draws,
            "ended": dict(self.ended),
            "seats": [seat.to_dict() for seat in self.seats],
            "zero_sum": self.zero_sum,
        }
        if self.verdict is not None:
            answer["sequential"] = {
                "bot": self.verdict.bot,
                "units": self.verdict.units,
                "mean": round(self.verdict.mean, 2),
                "p": round(self.verdict.p, 6),
                "significant": self.verdict.significant,
            }
        if self.troubles_total:
            answer["faults"] = {
                "total": self.troubles_total,
                "first": [
                    {
                        "bot": trouble.bot,
                        "match": trouble.match,
                        "hand": trouble.hand,
                        "kind": trouble.kind,
                        "detail": trouble.detail,
                    }
                    for trouble in self.troubles
                ],
            }
        if self.interrupted:
            answer["interrupted"] = True
        return answer


def result_of(
    tally: Tally, seconds: float, *, places: bool, sequential: bool, interrupted: bool
) -> Result:
    """The result of what was counted."""
    settings = tally.settings
    tally.finish()
    seats = []
    for bot, seat in zip(settings.bots, tally.seats, strict=True):
        ends = seat.units.sum_interval()
        seats.append(
            Seat(
                bot,
                seat.wins,
                seat.deal_ins,
                seat.riichi,
                seat.calls,
                seat.score,
                None if ends is None else (round(ends[0]), round(ends[1])),
                tuple(seat.places) if places else (),
                seat.self_draws,
                seat.won,
                seat.paid,
                seat.units,
            )
        )
    patterns = patterns_of(family_of(settings.rules))
    fans = [
        Fan(patterns[place], fan.wins, fan.worth / fan.wins, fan.points / fan.wins)
        for place, fan in tally.fans.items()
    ]
    verdict = None
    if sequential:
        moments = tally.test.moments
        verdict = Verdict(
            settings.bots[0], moments.n, moments.mean, tally.test.p, tally.test.significant
        )
    return Result(
        settings=settings,
        hands=tally.hands,
        matches=tally.matches,
        seconds=seconds,
        wins=tally.winners,
        ended={name: tally.ended[code] for code, name in enumerate(ENDS) if name},
        seats=tuple(seats),
        zero_sum=tally.zero_sum,
        fans=tuple(sorted(fans, key=lambda fan: (-fan.wins, fan.pattern.id))),
        lengths=dict(sorted(tally.lengths.items())),
        worths=dict(sorted(tally.worths.items())),
        curve=tuple((matches, tuple(scores)) for matches, scores in tally.curve),
        troubles=tuple(
            Trouble(settings.bots[fault.bot], match, fault.hand, fault.kind, fault.detail)
            for match, fault in tally.faults
        ),
        troubles_total=tally.faults_total,
        verdict=verdict,
        interrupted=interrupted,
    )
