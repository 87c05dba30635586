"""The first estimate of every legal action: what the bot thinks, and what follows in points.

A bot's explanation gives distance, helping tiles, worth and its own opinion; danger comes from
what speaks of the opponents. Chances are turned into what they were found to mean, and outcomes
into what they change in the expected result of the match.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import exp, log, log1p

from wrobel.analysis import forms_of
from wrobel.bots.judge.evidence import Evidence
from wrobel.bots.judge.prospects import Prospects
from wrobel.bots.reasons import Reason
from wrobel.bots.silent_hands import Brings, own_draws_share
from wrobel.rules.judging import Judging, along
from wrobel.rules.options import Options
from wrobel.shape.hand import Shape
from wrobel.table.actions import Action
from wrobel.tiles import kind

FULL = 18.0  # draws of a long hand
LEAST_RISK = 0.0005
DRAWN_SHARE = 0.4  # of wins that come by an own draw
# Actions whose worth is a matter of rules, not of opinion: they are played out.
SETTLING = ("win", "bonus_win", "tenpai", "noten", "nine_kinds")
WITH_DANGER = ("discard", "riichi")
KONGS = ("kong", "closed_kong", "added_kong")


@dataclass(slots=True, eq=False)
class Candidate:
    """One action: what it leads to, and its ``value`` in the unit of the match.

    ``worth`` is what the hand brings when it wins, ``chance`` the chance of that, of which
    ``share`` is left by what is known exactly, ``danger`` the chance to deal in with this very
    action and ``cost`` what it costs then. ``opinion`` is the
    bot's own score. ``loss`` is what it is behind the best.
    """

    action: Action
    distance: int | None = None
    accepts: tuple[int, ...] = ()
    tiles: int | None = None
    worth: float | None = None
    chance: float = 0.0
    share: float = 1.0
    danger: float = 0.0
    cost: float = 0.0
    opinion: float = 0.0
    points: float = 0.0
    value: float = 0.0
    loss: float = 0.0
    tried: bool = False
    drawn_only: bool = False  # nobody else's tile could be won on
    guessed: bool = False  # ``worth`` is that of the others: nothing is known of it
    parts: dict[str, float] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The action without whether the tile was just drawn."""
        return self.action.text.removesuffix(" drawn")


def odds(probability: float) -> float:
    held = min(max(probability, 1e-6), 1 - 1e-6)
    return log(held / (1 - held))


def chance_of(log_odds: float) -> float:
    return 1 / (1 + exp(-max(min(log_odds, 30.0), -30.0)))


def traits(candidate: Candidate, evidence: Evidence, behind: float) -> list[float]:
    """What the chance to win hangs on, see ``wrobel.rules.judging.CHANCE``."""
    away = 6 if candidate.distance is None else max(candidate.distance, 0)
    tiles = log1p(candidate.tiles or 0)
    draws = evidence.draws / FULL
    own = evidence.player
    declared = candidate.action.type == "riichi" or evidence.riichi[own]
    shown = evidence.shown[own] > 0 or candidate.action.type in ("chow", "pung", "kong")
    others = [player for player in range(len(evidence.riichi)) if player != own]
    return [
        *(1.0, away == 0, away == 1, away == 2, away == 3),
        *(tiles * (away == 0), tiles * (away == 1), tiles * (away > 1)),
        *(draws, draws * (away == 0), draws * (away == 1)),
        *(declared, shown, sum(evidence.riichi[player] for player in others)),
        *(evidence.threat, behind),
    ]


def is_furiten(one: Candidate, evidence: Evidence) -> bool:
    """Would the hand wait for something that its player discarded?"""
    return bool(own_discards_waited_for(one, evidence))


def own_discards_waited_for(one: Candidate, evidence: Evidence) -> list[int]:
    """The kinds that a hand waits for after an action and that its player discarded."""
    if one.distance != 0 or one.action.type not in ("discard", "riichi", "pass"):
        return []
    thrown = evidence.thrown[evidence.player]
    if one.action.tiles:
        thrown |= 1 << kind(one.action.tiles[0])
    return [this for this in one.accepts if thrown >> this & 1]


class FirstEstimate:
    """The candidates of one view, with their values."""

    def __init__(self, judging: Judging, options: Options) -> None:
        self.judging = judging
        self.options = options
        self.about = options.about
        self.slope = 1.0

    def candidates(
        self,
        reasons: list[Reason],
        evidence: Evidence,
        prospects: Prospects,
        brings: Mapping[str, Brings],
    ) -> list[Candidate]:
        """All actions, those that differ only in the copy of the tile once.

        ``brings``: what is known exactly of hands that wait.
        """
        found: dict[tuple[str, tuple[int, ...]], Candidate] = {}
        for reason in reasons:
            key = (reason.action.type, reason.action.tiles)
            if key not in found:
                found[key] = self.candidate(reason)
        candidates = list(found.values())
        self.fill_worth(candidates)
        self.fill_kongs(candidates, evidence)
        best = max((one.opinion for one in candidates if one.distance is not None), default=0.0)
        scale = 1.0 if self.about.play.declares else self.about.play.unit
        for one in candidates:
            behind = min(max((best - one.opinion) / scale, 0.0), 6.0)
            self.weigh(one, evidence, behind)
            exact = brings.get(one.action.text)
            if exact is not None:
                one.worth, one.drawn_only = exact.worth, exact.drawn_only
                one.guessed = False
                one.chance *= exact.share
                one.share = exact.share
            elif self.about.play.furiten and is_furiten(one, evidence):
                self.draw_only(one, evidence)
        self.value(candidates, evidence, prospects)
        return candidates

    def candidate(self, reason: Reason) -> Candidate:
        settles = reason.action.type in SETTLING or reason.action.type == "expose"
        return Candidate(
            reason.action,
            reason.distance,
            reason.accepts,
            reason.tiles,
            reason.value or None,
            opinion=0.0 if settles else reason.score,
        )

    def fill_worth(self, candidates: list[Candidate]) -> None:
        """A hand of which the bot does not say what it is worth is worth what the others are."""
        known = [one.worth for one in candidates if one.worth]
        usual = max(known) if known else self.about.play.grades[0]
        for one in candidates:
            if one.worth is None and one.distance is not None:
                one.worth = usual
                one.guessed = True

    def fill_kongs(self, candidates: list[Candidate], evidence: Evidence) -> None:
        """What helps after a kong, of which the bot says only how far the hand is."""
        for one in candidates:
            if one.action.type not in KONGS or one.distance is None or one.accepts:
                continue
            counts = list(evidence.held)
            counts[kind(one.action.tiles[0])] = 0
            _, mask = Shape(counts).acceptance(sum(forms_of(self.options).values()))
            one.accepts = tuple(this for this in range(34) if mask >> this & 1)
            one.tiles = sum(evidence.unseen[this] for this in one.accepts)

    def draw_only(self, one: Candidate, evidence: Evidence) -> None:
        """Who waits for what he discarded himself wins by his own draws alone."""
        rate = (one.tiles or 0) / max(sum(evidence.unseen), 1)
        one.drawn_only = True
        one.share = own_draws_share(rate, evidence.draws, len(evidence.scores) - 1)
        one.chance *= one.share

    def weigh(self, one: Candidate, evidence: Evidence, behind: float) -> None:
        """Chance and danger as they were found to come true."""
        judging = self.judging
        weights = zip(judging.chance, traits(one, evidence, behind), strict=True)
        estimate = chance_of(sum(weight * trait for weight, trait in weights))
        one.chance = along(judging.chance_curve, estimate)
        if one.action.type in ("win", "bonus_win"):
            one.chance = 1.0
        elif one.distance is None or one.action.type == "noten":
            one.chance = 0.0
        elif evidence.left == 0 or (one.distance == 0 and one.tiles == 0):
            one.chance = one.share = 0.0  # nothing is left to win on
        if one.action.type in WITH_DANGER and one.action.tiles[0] < 37:
            this = kind(one.action.tiles[0])
            if evidence.risk[this] > LEAST_RISK:
                constant, slope = judging.danger
                estimate = chance_of(constant + slope * odds(evidence.risk[this]))
                one.danger = along(judging.danger_curve, estimate)
                shares = sum(row[this] for row in evidence.risks)
                one.cost = evidence.cost[this] / shares if shares else 0.0

    # Values

    def value(self, candidates: list[Candidate], evidence: Evidence, prospects: Prospects) -> None:
        """What each changes in the expected result of the match."""
        scores = evidence.scores
        own = evidence.player
        base = prospects.changed(scores, own)
        step = self.judging.swing / 20
        self.slope = (
            prospects.changed(moved(scores, own, None, step), own)
            - prospects.changed(moved(scores, own, None, -step), own)
        ) / (2 * step)
        facts, opinion = self.judging.trust
        for one in candidates:
            one.parts = self.parts(one, evidence, prospects, base)
            one.points = one.chance * (one.worth or 0.0) - one.danger * one.cost
            one.value = facts * sum(one.parts.values()) + opinion * self.slope * one.opinion

    def parts(
        self, one: Candidate, evidence: Evidence, prospects: Prospects, base: float
    ) -> dict[str, float]:
        """The change of the expected result by winning, by dealing in, by the stick."""
        scores = evidence.scores
        own = evidence.player
        found = {"win": 0.0, "danger": 0.0, "stick": 0.0}
        if one.chance and one.worth:
            found["win"] = one.chance * (self.won(one, evidence, prospects) - base)
        if one.danger:
            this = kind(one.action.tiles[0])
            winner = max(range(len(scores)), key=lambda player: evidence.risks[player][this])
            lost = prospects.changed(moved(scores, own, winner, -one.cost), own)
            found["danger"] = one.danger * (lost - base)
        if one.action.type == "riichi":
            laid = [score - self.about.stick * (i == own) for i, score in enumerate(scores)]
            found["stick"] = (1 - one.chance) * (prospects.changed(laid, own) - base)
        return found

    def won(self, one: Candidate, evidence: Evidence, prospects: Prospects) -> float:
        """The expected result after a win; in the last hand it hangs on who pays and on sticks."""
        own, worth = evidence.player, one.worth or 0.0

        def paid(by: int | None) -> float:
            scores = moved(evidence.scores, own, by, worth)
            if not prospects.after:
                scores[own] += evidence.deposits * self.about.stick
            return prospects.changed(scores, own)

        if prospects.after or not prospects.places_count or one.drawn_only:
            return paid(None)
        others = [player for player in range(len(evidence.scores)) if player != own]
        claimed = sum(paid(other) for other in others) / len(others)
        return DRAWN_SHARE * paid(None) + (1 - DRAWN_SHARE) * claimed


def moved(scores: list[int], own: int, other: int | None, points: float) -> list[float]:
    """Scores after points came to a player, from one other or from all of them."""
    found = [float(score) for score in scores]
    found[own] += points
    others = [player for player in range(len(scores)) if player != own]
    for player in others if other is None or other == own else [other]:
        found[player] -= points / (len(others) if other is None or other == own else 1)
    return found
