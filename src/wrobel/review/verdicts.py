"""What a decision is called: how bad it was, and what it was about."""

from wrobel.bots.judge.first import KONGS, Candidate
from wrobel.bots.judge.judge import Judgement
from wrobel.table.actions import Action
from wrobel.tiles import kind

VERDICTS = ("best", "equal", "inaccuracy", "mistake", "blunder")
FLAGGED = VERDICTS[2:]
CLASSES = (
    *("efficiency", "value", "defence", "riichi", "call"),
    *("kong", "flower", "win", "placement", "minimum"),
)
# An interval that comes as near to nothing as this share of the loss reaches it.
NOTHING = 0.01
CALLS = ("chow", "pung", "pass")


def verdict_of(judgement: Judgement, loss: float, low: float) -> str:
    """The name of a loss: too close to call if it may be none at all."""
    if loss <= 0.0:
        return "best"
    bounds = [bound * scale_of(judgement) for bound in judgement.judging.verdicts]
    if low <= NOTHING * loss or loss < bounds[0]:
        return "equal"
    return VERDICTS[2 + (loss >= bounds[1]) + (loss >= bounds[2])]


def scale_of(judgement: Judgement) -> float:
    """What a point far from the end of the match counts in the unit of the review."""
    return judgement.usual_slope


def class_of(judgement: Judgement, action: Action) -> str:
    """What the decision was about: by its kind, else by what sets best and played apart."""
    best, played = judgement.best, judgement.of(action)
    types = {best.action.type, played.action.type}
    all_types = {one.action.type for one in judgement.candidates}
    if types & {"win", "bonus_win", "tenpai", "noten", "nine_kinds"}:
        return "win"
    if "expose" in all_types:
        return "flower"
    if types & set(KONGS):
        return "kong"
    if types & set(CALLS):
        return "call"
    if "riichi" in types and len(types) == 2:
        return "riichi"
    return discard_class(judgement, best, played)


def discard_class(judgement: Judgement, best: Candidate, played: Candidate) -> str:
    """Efficiency, value, defence, placement or the minimum."""
    if best is played:
        return "defence" if judgement.evidence.threat > 0.5 and best.chance < 0.1 else "efficiency"
    if judgement.needs_minimum and best.chance > 2 * played.chance and not far(best, played):
        return "minimum"
    by_points = best.points - played.points
    if by_points * (best.value - played.value) < 0 and judgement.slope_differs:
        return "placement"
    danger = (best.parts["danger"] - played.parts["danger"]) * 1.0
    winning = best.parts["win"] - played.parts["win"]
    if danger > max(winning, 0.0):
        return "defence"
    worth = ((best.worth or 0.0) - (played.worth or 0.0)) * best.chance
    speed = (best.chance - played.chance) * (played.worth or 0.0)
    return "value" if worth > max(speed, 0.0) else "efficiency"


def far(best: Candidate, played: Candidate) -> bool:
    """Does the played one lie farther from a complete hand?"""
    return (played.distance or 0) > (best.distance or 0)


def plan_of(best: Candidate, kind_of_decision: str) -> str:
    """What the judge wanted: the same wish again is the same plan, not another mistake."""
    if kind_of_decision == "defence":
        return "defence"
    if kind_of_decision == "riichi":
        return best.action.type
    if best.action.type in ("discard", "riichi"):
        return f"{best.action.type} {kind(best.action.tiles[0])}"
    return best.action.type
