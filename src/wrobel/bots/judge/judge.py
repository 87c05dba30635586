"""Judges the legal actions of a view: first by estimate, then by playing on where it matters."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from statistics import mode
from typing import Any

from wrobel.bots import USUAL, make
from wrobel.bots.judge.evidence import Evidence
from wrobel.bots.judge.first import KONGS, SETTLING, Candidate, FirstEstimate
from wrobel.bots.judge.playouts import Playouts
from wrobel.bots.silent_hands import what_waits_bring
from wrobel.rules.judging import Judging, judging_of
from wrobel.table.actions import Action
from wrobel.table.view import View

# A budget in milliseconds is a number of playouts, so that the same view gives the same answer.
PLAYOUTS_A_MILLISECOND = 2
BATCH = 6
# Decisions that rules settle are always played out, so often.
SETTLED_SAMPLES = 128
# A win in hand is held to be worth so much of a swing more than playing on, give or take so much
# (first); and always so much more (last): the bots that play on win less often than people would.
BIRD_IN_HAND = (0.4, 0.25, 0.05)
# Playing on instead of winning is judged by bots that are weaker than people: doubt of so much of a
# swing remains, however often it was tried.
WIN_DOUBT = 0.5
MOST_TRIED = 4
# So many samples are needed to say anything.
FEWEST = 12
# Who thinks for himself tries only what is no farther behind than so many deviations.
WITHIN_REACH = 2.0
WINS = ("win", "bonus_win")
# Standard deviations either way of an interval that holds four times in five.
SURE = 1.28
# What seems to have cost something is looked into in any case, with so many playouts.
CONTESTED_PLAYOUTS = 240


@dataclass(slots=True)
class Judgement:
    """The candidates of a decision, the best first, and how sure it is.

    ``now`` is the expected result of the match before the decision; ``slope`` is how much a point
    of this hand counts in it, ``usual_slope`` how much it does when a match begins.
    ``won_points`` is what a win that was offered brings.
    """

    player: int
    unit: str
    now: float
    slope: float
    usual_slope: float
    needs_minimum: bool
    candidates: list[Candidate]
    evidence: Evidence
    judging: Judging
    hands_after: int = 0
    won_points: float = 0.0
    samples: int = 0
    results: dict[str, list[float]] = field(default_factory=dict)

    @property
    def slope_differs(self) -> bool:
        """Do places weigh otherwise here than at the beginning of a match?"""
        return abs(self.slope - self.usual_slope) > 0.15 * self.usual_slope

    @property
    def best(self) -> Candidate:
        """The best candidate."""
        return self.candidates[0]

    def of(self, action: Action) -> Candidate:
        """The candidate behind an action."""
        for one in self.candidates:
            if one.action.type == action.type and one.action.tiles == action.tiles:
                return one
        raise KeyError(action.text)

    def doubt(self, one: Candidate, other: Candidate) -> float:
        """The standard deviation of what is said of the difference of two."""
        constant, slope = self.judging.doubt
        gap = abs(one.value - other.value)
        prior = constant * self.slope + slope * gap
        if not (one.tried and other.tried):
            return prior
        error = self.error(self.results[one.text], self.results[other.text])
        if other.action.type in WINS and one.action.type not in WINS:
            return hypot(error, WIN_DOUBT * self.judging.swing * self.slope)
        return 1 / sqrt(1 / max(prior, 1e-9) ** 2 + 1 / max(error, 1e-9) ** 2)

    def error(self, one: Sequence[float], other: Sequence[float]) -> float:
        """How far samples may mislead: what one more might have shown is never known."""
        _, error = difference(one, other)
        return hypot(error, self.judging.swing * self.slope / len(one))

    def loss(self, action: Action) -> tuple[float, tuple[float, float]]:
        """What an action is behind the best, and the interval that holds it four times in five.

        It may have cost nothing where chances and dangers, as they are stated, speak for it.
        """
        played = self.of(action)
        if played is self.best:
            return 0.0, (0.0, 0.0)
        doubt = SURE * self.doubt(self.best, played)
        low = 0.0 if speaks_for(played, self.best) else max(0.0, played.loss - doubt)
        return played.loss, (low, played.loss + doubt)


class Judge:
    """Judges views of one table after the other; it has no memory of them.

    >>> from wrobel import Table
    >>> table = Table("tenhou", seed="demo")
    >>> judgement = Judge().judge(table.view(0))
    >>> judgement.unit, judgement.best.loss, len(judgement.candidates)
    ('points', 0.0, 12)
    """

    def __init__(self) -> None:
        self.bot = make(USUAL)
        self.evidence = Evidence()
        self.playouts: Playouts | None = None
        self.options: Any = None

    def judge(self, view: View, think_ms: float = 0, played: Action | None = None) -> Judgement:
        """The candidates of a view; with time to think those that matter are played on.

        ``played`` is tried in any case, and thinking ends when it is told from the best.
        """
        reasons = self.bot.explain(view)
        judging = self.prepare(view)
        playouts = self.playouts
        if playouts is None:
            raise RuntimeError("prepare makes the playouts")
        possible = playouts.read(view, judging.swing)
        evidence = Evidence()
        evidence.read(view)
        first = FirstEstimate(judging, self.options)
        prospects = playouts.prospects
        brings = what_waits_bring(view, reasons, evidence.unseen, evidence.draws)
        candidates = first.candidates(reasons, evidence, prospects, brings)
        now = playouts.now(view)
        about = self.options.about
        found = Judgement(
            view.player,
            prospects.unit,
            now,
            first.slope,
            prospects.usual,
            about.goal != "yaku" and about.minimum(self.options) > 1,
            candidates,
            evidence,
            judging,
            prospects.after,
        )
        order(found)
        settles = any(one.action.type in SETTLING for one in candidates)
        budget = int(PLAYOUTS_A_MILLISECOND * think_ms)
        if played is not None and is_contested(found, found.of(played)):
            budget = max(budget, CONTESTED_PLAYOUTS)
        if possible and (settles or budget):
            self.play_on(playouts, found, budget, settles, played)
        if played is not None:
            favour(found, found.of(played))
        return found

    def prepare(self, view: View) -> Judging:
        """What belongs to the rules of the view."""
        if self.playouts is None:
            self.playouts = Playouts(view)
        self.options = view.options
        return judging_of(self.options)

    def play_on(
        self,
        playouts: Playouts,
        found: Judgement,
        budget: int,
        settles: bool,
        played: Action | None,
    ) -> None:
        """Try candidates on the same tables until the played one is told from the best."""
        tried = worth_trying(found, played, 2 if budget <= CONTESTED_PLAYOUTS else MOST_TRIED)
        if len(tried) < 2:
            return
        most = max(budget // len(tried), SETTLED_SAMPLES if settles else 0)
        if not settles and (most < FEWEST or is_clear(found, played)):
            return
        moves = [one.action.move for one in tried]
        columns: list[list[float]] = [[] for _ in tried]
        won: list[float] = []
        while found.samples < most:
            rows = playouts.run(moves, min(BATCH, most - found.samples))
            if not rows:
                return
            for row in rows:
                for column, one in zip(columns, row, strict=True):
                    column.append(one[0])
                won += [
                    one[1]
                    for candidate, one in zip(tried, row, strict=True)
                    if candidate.action.type in WINS
                ]
            found.samples += len(rows)
            if found.samples >= FEWEST and is_told(columns, tried, played):
                break
        # hidden indicators make some samples dearer, other winners some cheaper
        found.won_points = mode(won) if won else 0.0
        self.correct(found, tried, columns, settles)

    def with_win(
        self,
        found: Judgement,
        reference: Candidate,
        one: Candidate,
        mean: float,
        error: float,
    ) -> float:
        """How far an action is ahead of a win that is offered, with what speaks for winning."""
        if reference.action.type not in WINS or one.action.type in WINS:
            return mean
        usual, spread, always = (
            share * found.judging.swing * found.slope for share in BIRD_IN_HAND
        )
        weight = spread**2 / (spread**2 + error**2) if spread else 1.0
        return weight * mean - (1 - weight) * usual - always

    def correct(
        self,
        found: Judgement,
        tried: list[Candidate],
        columns: list[list[float]],
        settles: bool,
    ) -> None:
        """Bring what was estimated and what was played together, each by how sure it is."""
        wins = [one for one in tried if one.action.type in WINS]
        reference = wins[0] if wins else max(tried, key=lambda one: one.value)
        base = columns[tried.index(reference)]
        constant, slope = found.judging.doubt
        anchor = reference.value
        for one, column in zip(tried, columns, strict=True):
            one.tried = True
            found.results[one.text] = column
            if one is reference:
                continue
            mean, error = difference(column, base)
            prior = one.value - anchor
            if settles:
                one.value = anchor + self.with_win(found, reference, one, mean, error)
                continue
            error = found.error(column, base)
            doubt = constant * found.slope + slope * abs(prior)
            weight = doubt**2 / (doubt**2 + error**2) if doubt else 0.0
            one.value = anchor + prior + weight * (mean - prior)
        if settles:  # those not tried follow the best of their kind that was
            shift_others(found.candidates, tried)
        order(found)


def order(found: Judgement) -> None:
    """The best first, and what the others are behind."""
    found.candidates.sort(key=lambda one: -one.value)
    best = found.candidates[0].value
    for one in found.candidates:
        one.loss = best - one.value


def speaks_for(played: Candidate, best: Candidate) -> bool:
    """Do the chance to win and the danger, as they are stated, speak for what was played?"""
    if played.action.type in SETTLING or best.action.type in SETTLING:
        return False
    return sum(played.parts.values()) > sum(best.parts.values())


def is_contested(found: Judgement, played: Candidate) -> bool:
    """Does it seem to have cost something, or is it about a kong, hard to estimate?"""
    if played.action.type in KONGS or found.best.action.type in KONGS:
        return True
    return played.loss >= found.judging.verdicts[0] * found.usual_slope


def favour(found: Judgement, played: Candidate) -> None:
    """Of several that are equally good the played one is the best."""
    if played.loss <= 0.0:
        found.candidates.remove(played)
        found.candidates.insert(0, played)


def worth_trying(found: Judgement, played: Action | None, most: int) -> list[Candidate]:
    """The first few, all that settle the hand, and what was played."""
    tried = [one for one in found.candidates if one.action.type in SETTLING]
    plain = [one for one in found.candidates if one.action.type not in SETTLING]
    if played is None:
        plain = [one for one in plain if one.loss <= WITHIN_REACH * found.doubt(found.best, one)]
    tried += plain[: most - min(len(tried), 1)]
    if played is not None and found.of(played) not in tried:
        tried.append(found.of(played))
    return tried


def is_clear(found: Judgement, played: Action | None) -> bool:
    """Is what was played so far ahead that nothing will change it?"""
    if played is None or len(found.candidates) < 2:
        return len(found.candidates) < 2
    second = found.candidates[1]
    ahead = found.of(played) is found.best
    return ahead and second.loss > 2 * SURE * found.doubt(found.best, second)


def is_told(columns: list[list[float]], tried: list[Candidate], played: Action | None) -> bool:
    """Do the samples tell the best from all others, or from the one that was played?"""
    means = [sum(column) / len(column) for column in columns]
    best = means.index(max(means))
    for i, one in enumerate(tried):
        if i == best or (
            played is not None and not is_same(one, played) and not is_same(tried[best], played)
        ):
            continue
        mean, error = difference(columns[best], columns[i])
        if mean < 2 * SURE * error:
            return False
    return True


def is_same(one: Candidate, action: Action) -> bool:
    return one.action.type == action.type and one.action.tiles == action.tiles


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean difference of paired samples and its standard error."""
    n = len(one)
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(gaps) / n
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(n - 1, 1)
    return mean, sqrt(spread / n)


def shift_others(candidates: list[Candidate], tried: list[Candidate]) -> None:
    """Keep the order of those that were not tried behind the best that was."""
    ends = [one for one in tried if one.action.type not in SETTLING]
    if not ends:
        return
    least = min(one.value for one in ends)
    rest = [one for one in candidates if one not in tried]
    if rest:
        top = max(one.value for one in rest)
        for one in rest:
            one.value = least - (top - one.value)
