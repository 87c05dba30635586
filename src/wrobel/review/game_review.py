"""The review of a whole game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from wrobel.bots.judge.first import Candidate
from wrobel.bots.judge.judge import Judge, Judgement
from wrobel.errors import TextError, shown
from wrobel.logs.game import GameLog
from wrobel.logs.wrobel_log import game_of
from wrobel.review.moments import Gap, Moment, Moments
from wrobel.review.reasons import reasons_for
from wrobel.review.texts import UNITS
from wrobel.review.verdicts import FLAGGED, VERDICTS, class_of, plan_of, verdict_of
from wrobel.review.wording import Said
from wrobel.rules.rulesets import about_of

Progress = Callable[[int, int], None]


@dataclass(slots=True)
class Decision:
    """One decision with what is said of it."""

    player: int
    hand: str
    event: int
    played: str
    best: str
    loss: float
    interval: tuple[float, float]
    verdict: str
    kind: str  # ``class`` in JSON
    now: float
    reasons: list[Said]
    candidates: list[Candidate]
    plan_since: int | None = None
    bound: float = 0.0  # losses below it count for nothing

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The decision as JSON."""
        return {
            "player": self.player,
            "hand": self.hand,
            "event": self.event,
            "played": self.played,
            "best": self.best,
            "loss": number(self.loss),
            "interval": [number(bound) for bound in self.interval],
            "verdict": self.verdict,
            "class": self.kind,
            "expected": number(self.now),
            "reasons": [said.say(lang) for said in self.reasons],
            "candidates": [candidate_fields(one) for one in self.candidates],
        }


def candidate_fields(one: Candidate) -> dict[str, Any]:
    """A candidate as JSON."""
    return {
        "action": one.text,
        "loss": number(one.loss),
        "distance": one.distance,
        "tiles": one.tiles,
        "worth": None if one.worth is None else round(one.worth, 1),
        "chance": round(one.chance, 4),
        "danger": round(one.danger, 4),
    }


def number(value: float) -> float:
    """Rounded as far as it means something: points to a tenth, table points to a thousandth."""
    return round(value, 1) if abs(value) >= 50 else round(value, 4)


@dataclass(slots=True)
class PlayerSummary:
    """All decisions of a player together."""

    player: int
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(VERDICTS, 0))
    classes: dict[str, tuple[int, float]] = field(default_factory=dict)
    loss: float = 0.0

    def add(self, decision: Decision) -> None:
        """Count one more."""
        self.counts[decision.verdict] += 1
        self.loss += decision.loss
        n, loss = self.classes.get(decision.kind, (0, 0.0))
        self.classes[decision.kind] = (n + 1, loss + decision.loss)

    @property
    def decisions(self) -> int:
        return sum(self.counts.values())

    @property
    def agreed(self) -> float:
        """The share of decisions in which the best was played."""
        return self.counts["best"] / self.decisions if self.decisions else 0.0

    def to_dict(self) -> dict[str, Any]:
        """The summary as JSON."""
        return {
            "player": self.player,
            "decisions": self.decisions,
            "agreed": round(self.agreed, 4),
            "loss": number(self.loss),
            "counts": self.counts,
            "classes": {
                name: {"decisions": n, "loss": number(loss)}
                for name, (n, loss) in sorted(self.classes.items())
            },
        }


@dataclass(slots=True)
class Review:
    """What every decision of a game cost, and why."""

    rules: str
    unit: str
    names: list[str]
    players: list[PlayerSummary]
    decisions: list[Decision] = field(default_factory=list)
    gaps: list[Gap] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<Review {self.rules}: {len(self.decisions)} decisions>"

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The review as JSON."""
        return {
            "rules": self.rules,
            "unit": self.unit,
            "players": [player.to_dict() for player in self.players],
            "decisions": [decision.to_dict(lang) for decision in self.decisions],
        }

    def unit_name(self, lang: str = "en") -> str:
        """The unit as a word: table points, or what changes hands in the family."""
        noun = about_of(self.rules).paid if self.unit == "points" else UNITS[self.unit]
        return noun.pl[1] if lang == "pl" else noun.en[1]

    def costliest(self, most: int = 5, player: int | None = None) -> list[Decision]:
        """The decisions that cost most."""
        flagged = [
            one for one in self.decisions if one.verdict in FLAGGED and player in (None, one.player)
        ]
        return sorted(flagged, key=lambda one: -one.loss)[:most]


class Reviewer:
    """Reviews a game decision by decision, so that what is known can be shown at once."""

    def __init__(
        self,
        game: GameLog,
        player: int | None = None,
        think_ms: float = 0,
        rules: str | None = None,
    ) -> None:
        self.moments = Moments(game, rules)
        options = self.moments.options
        seats = options.about.players
        if player is not None and not 0 <= player < seats:
            raise TextError("no_player", last=seats - 1, value=shown(player))
        if think_ms < 0:
            raise TextError("negative_think", "think_ms", value=think_ms)
        self.player = player
        self.think_ms = think_ms
        self.judge = Judge()
        wanted = range(seats) if player is None else [player]
        names = list(self.moments.header.names or [""] * seats)
        self.review = Review(options.rules, "points", names, [PlayerSummary(one) for one in wanted])
        self._summaries = {one.player: one for one in self.review.players}
        self._charged: dict[tuple[int, str], tuple[float, int]] = {}

    @property
    def hands(self) -> int:
        """How many hands the game has."""
        return len(self.moments.bounds)

    def run(self, progress: Progress | None = None) -> Review:
        """Judge everything; ``progress`` is told the hands done and all there are."""
        for done, _ in enumerate(self.steps(), 1):
            if progress is not None:
                progress(done, self.hands)
        return self.review

    def steps(self) -> Iterable[list[Decision]]:
        """Judge one hand after the other."""
        for name, moments in self.moments.by_hand():
            self._charged.clear()
            if self.player in self.moments.hidden and not self.told(name):
                self.moments.gaps.append(Gap(name, 0, "hidden"))
            found = [
                self.decide(moment) for moment in moments if self.player in (None, moment.player)
            ]
            self.review.decisions += found
            self.review.gaps = list(self.moments.gaps)
            yield found

    def told(self, hand: str) -> bool:
        """Is it known already that a hand hides something?"""
        return any(gap.hand == hand for gap in self.moments.gaps)

    def decide(self, moment: Moment) -> Decision:
        """Judge one decision."""
        judgement = self.judge.judge(moment.view, self.think_ms, moment.action)
        self.review.unit = judgement.unit
        loss, (low, high) = judgement.loss(moment.action)
        kind = class_of(judgement, moment.action)
        verdict = verdict_of(judgement, loss, low)
        since: int | None = None
        if verdict in FLAGGED:
            loss, low, high, since = self.once(moment, judgement, kind, loss, low, high)
            verdict = verdict_of(judgement, loss, low) if loss else "equal"
        played = judgement.of(moment.action)
        before = None if since is None else (since, loss > 0)
        reasons = (
            reasons_for(judgement, moment.view, played, kind, before)
            if verdict in FLAGGED or since is not None
            else []
        )
        decision = Decision(
            moment.player,
            moment.hand,
            moment.event,
            played.text,
            judgement.best.text,
            loss,
            (low, high),
            verdict,
            kind,
            judgement.now,
            reasons,
            judgement.candidates,
            since,
            judgement.judging.verdicts[0] * judgement.usual_slope,
        )
        self._summaries[moment.player].add(decision)
        return decision

    def once(
        self,
        moment: Moment,
        judgement: Judgement,
        kind: str,
        loss: float,
        low: float,
        high: float,
    ) -> tuple[float, float, float, int | None]:
        """What is left of a loss when the same other plan was charged before in this hand."""
        key = (moment.player, plan_of(judgement.best, kind))
        charged, event = self._charged.get(key, (0.0, moment.event))
        self._charged[key] = (max(charged, loss), event)
        if not charged:
            return loss, low, high, None
        return max(0.0, loss - charged), max(0.0, low - charged), max(0.0, high - charged), event


def review(game: Any, player: int | None = None, think_ms: float = 0) -> Review:
    """Judge every decision of a game: a log that was read, or the events of a table."""
    log = game if isinstance(game, GameLog) else game_of(game)
    return Reviewer(log, player, think_ms).run()
