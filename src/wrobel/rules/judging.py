"""How decisions of a family are judged: numbers that were measured, not chosen.

A family keeps its own in a module ``judging`` of its folder, written by ``tools/judging.py``; one
that has none is judged by what it says of the size of its points.
"""

from dataclasses import dataclass

from wrobel.rules import families
from wrobel.rules.options import Options

# What the chance to win hangs on, in the order of ``Judging.chance``.
CHANCE = (
    *("constant", "waiting", "one_away", "two_away", "three_away"),
    *("waiting_tiles", "one_away_tiles", "farther_tiles"),
    *("draws", "waiting_draws", "one_away_draws"),
    *("declared", "open", "riichis", "threat", "behind"),
)
# Losses that one in ten, thirty and a hundred decisions of strong human players exceed, as shares
# of the swing; measured on recorded games of riichi and the same for all families.
VERDICTS = (0.03, 0.08, 0.15)


Curve = tuple[tuple[float, float], ...]


def along(curve: Curve, stated: float) -> float:
    """What a stated chance came true as: by lines between the points of a curve.

    >>> curve = ((0.25, 0.125), (0.5, 0.25))
    >>> [along(curve, stated) for stated in (0.125, 0.375, 0.75)]
    [0.0625, 0.1875, 0.5]
    >>> along((), 0.3)
    0.3
    """
    if not curve:
        return stated
    x, y = 0.0, 0.0
    for next_x, next_y in curve:
        if stated <= next_x:
            return y + (next_y - y) * (stated - x) / (next_x - x)
        x, y = next_x, next_y
    return min(y + stated - x, 1.0)


@dataclass(frozen=True, slots=True)
class Thinking:
    """How a bot thinks a choice over, in points of a hand.

    Tried is what is liked up to ``reach`` less than the best. ``opinion``: what being liked one
    less counts against an action; ``spread``: how far apart actions are that are liked the same.
    """

    reach: float
    opinion: float
    spread: float


@dataclass(frozen=True, slots=True)
class Judging:
    """The measured numbers of one family.

    ``swing``: the standard deviation of what a hand brings a player. ``chance``: weights of
    ``CHANCE`` in the log odds to win. ``danger``: constant and slope that turn the log odds of
    the estimated danger into those observed. ``chance_curve`` and ``danger_curve``: what chances
    so estimated came true as, in games that they were not estimated from. ``trust``: how much of
    a difference in expected points, and of a difference in the bot's opinion, playouts confirm.
    ``doubt``: constant and slope of the standard deviation of what they say beside that.
    ``thinking``: how ``strong`` thinks, found by what its changed choices brought; None where they
    brought nothing.
    """

    swing: float
    chance: tuple[float, ...]
    danger: tuple[float, float]
    trust: tuple[float, float]
    doubt: tuple[float, float]
    thinking: Thinking | None = None
    chance_curve: Curve = ()
    danger_curve: Curve = ()

    @property
    def verdicts(self) -> tuple[float, ...]:
        """From which loss on a decision is an inaccuracy, a mistake, a blunder.

        In points of a hand far from the end of a match.
        """
        return tuple(share * self.swing for share in VERDICTS)


def judging_of(options: Options) -> Judging:
    """The numbers of a ruleset's family."""
    try:
        found: Judging = families.part(options.family, "judging").JUDGING
    except ModuleNotFoundError:
        unit = options.about.play.unit
        return Judging(
            swing=4 * unit,
            chance=PLAIN_CHANCE,
            danger=(0.0, 1.0),
            trust=(1.0, 0.0),
            doubt=(0.15 * unit, 0.5),
        )
    return found


PLAIN_CHANCE = (
    *(-3.5, 1.6, 1.0, 0.6, 0.3),
    *(0.5, 0.3, 0.1),
    *(1.5, 0.5, 0.3),
    *(0.3, 0.0, -0.3, -0.5, 0.0),
)
