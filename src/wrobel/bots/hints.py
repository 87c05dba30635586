"""Hints: what the judge thinks of every legal action, in the numbers that decide.

Each has the chance to win the hand, what the win brings, and the chance to deal in with this very
tile; all but the best also say why they are behind.
"""

from dataclasses import dataclass
from typing import Any

from wrobel.bots.judge.first import WITH_DANGER, Candidate
from wrobel.bots.judge.judge import WINS, Judge, Judgement
from wrobel.bots.reason_texts import describe
from wrobel.bots.reasons import Reason
from wrobel.table.view import View

# Where the second is as near as this, in deviations of what is known, playing on may turn it.
IN_DOUBT = 1.0
# A difference smaller than this share of its deviation is none.
CLOSE = 0.35
# Playouts for a closer look, as milliseconds of the judge.
CLOSER_LOOK = 60.0


@dataclass(frozen=True, slots=True)
class Hint:
    """A legal action with what decides.

    ``because``, why it is behind the best: a win ``given_up``, ``farther``, less ``chance``, less
    ``worth``, more ``risk``, the ``stick``, ``silent`` (no yaku but the own draw), what strong
    ``players`` do, ``shape`` (fewer good ways to go on), what came out when it was ``tried``, or
    ``close``: there is next to no difference. ``drawn_only``: nobody else's tile could be won on.
    """

    reason: Reason
    chance: float | None
    risk: float | None
    cost: float | None
    drawn_only: bool = False
    because: str | None = None

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The hint as JSON."""
        return {
            **self.reason.to_dict(lang),
            "chance": None if self.chance is None else round(self.chance, 3),
            "risk": None if self.risk is None else round(self.risk, 4),
            "cost": None if self.cost is None else round(self.cost, 1),
            "drawn_only": self.drawn_only,
            "because": self.because,
        }


class Adviser:
    """Makes hints, at once or after a closer look.

    >>> from wrobel import Table
    >>> hints, unsure = Adviser().hints(Table("tenhou", seed="demo").view(0))
    >>> hints[0].because, 0 < hints[0].chance < 1, hints[1].because is None
    (None, True, False)
    """

    def __init__(self) -> None:
        self.judge = Judge()

    def hints(self, view: View, closer: bool = False) -> tuple[list[Hint], bool]:
        """The best first; and whether a closer look might change their order."""
        found = self.judge.judge(view, CLOSER_LOOK if closer else 0)
        reasons = describe(
            [reason_of(one, found) for one in found.candidates],
            view.to_dict(),
            view.options.about,
        )
        hints = [
            hint_of(one, found, reason, view.options.about.play.declares)
            for one, reason in zip(found.candidates, reasons, strict=True)
        ]
        return hints, not closer and is_in_doubt(found)


def is_in_doubt(found: Judgement) -> bool:
    """Is the second so near that playing on might bring it forward?"""
    if found.samples or len(found.candidates) < 2:
        return False
    second = found.candidates[1]
    return second.loss < IN_DOUBT * found.doubt(found.best, second)


def reason_of(one: Candidate, found: Judgement) -> Reason:
    """The candidate in a bot's terms; a win brings what it brings."""
    worth = one.worth if one.distance is not None else None
    if one.action.type in WINS:
        worth = found.won_points or None
    danger = one.danger * one.cost if one.action.type in WITH_DANGER else None
    return Reason(one.action, one.value, {}, one.distance, one.accepts, one.tiles, worth, danger)


def hint_of(one: Candidate, found: Judgement, reason: Reason, learned: bool) -> Hint:
    risky = one.action.type in WITH_DANGER
    return Hint(
        reason,
        None if one.distance is None else one.chance,
        one.danger if risky else None,
        one.cost if risky and one.danger else None,
        one.drawn_only,
        None if one is found.best else why_behind(one, found, learned),
    )


def why_behind(one: Candidate, found: Judgement, learned: bool) -> str:
    """The difference that weighs most; ``learned``: the bot's opinion is that of strong players."""
    best = found.best
    if one.action.type not in WINS and best.action.type in WINS:
        return "given_up"
    if one.loss <= CLOSE * found.doubt(best, one):
        return "close"
    facts, opinion = found.judging.trust
    gaps = {part: facts * (best.parts[part] - one.parts[part]) for part in best.parts}
    gaps["opinion"] = opinion * found.slope * (best.opinion - one.opinion)
    if one.tried and best.tried:
        gaps["tried"] = one.loss - sum(gaps.values())
    largest = max(gaps, key=lambda part: gaps[part])
    if one.drawn_only and not best.drawn_only:
        return "silent"
    if largest == "opinion":
        return why_less_liked(one, best, learned)
    if largest != "win":
        return {"danger": "risk"}.get(largest, largest)
    if is_farther(one, best):
        return "farther"
    more_often = best.chance / max(one.chance, 1e-9)
    brings_more = (best.worth or 0.0) / max(one.worth or 0.0, 1e-9)
    return "chance" if more_often >= brings_more else "worth"


def why_less_liked(one: Candidate, best: Candidate, learned: bool) -> str:
    """What stands behind the opinion of a bot, if the numbers shown say it."""
    if is_farther(one, best):
        return "farther"
    if one.danger > 2 * best.danger + 0.01:
        return "risk"
    if best.chance > 1.05 * one.chance:
        return "chance"
    return "players" if learned else "shape"


def is_farther(one: Candidate, best: Candidate) -> bool:
    if one.distance is None or best.distance is None:
        return False
    return one.distance > best.distance
