"""How a bot that plays for points or fan weighs what a hand may become against what it may cost."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighing:
    """Numbers found by play, not by the rules; ``python -m tools.tuning`` looks for better ones.

    Of time: ``interrupted`` is the chance that somebody ends the hand between two own draws, and
    ``tire`` what is added to it every turn; ``draw_worth`` the share of draws that can be used.

    Of targets (complete hands within reach): ``chow_speed`` and ``pung_speed``, how much sooner a
    set is there if its last tile may be claimed; ``own_draw``, how often a hand that needs its own
    draw comes true beside one that wins on any discard; ``stay_ron`` and ``call_ron``, how much
    sooner the last tile comes because it may come from anybody; ``still_away``, what is left of
    the chance for every step to the wait; ``later``, what farther targets add.

    Of worth: a win also spares what a hand that another wins costs, ``spared`` on average;
    ``claim`` is what counts of the promise of a claim, ``first_claim`` if it opens the hand.

    Of danger: ``threat``, how likely somebody must wait to be played against; ``blame``, what of
    a loss counts against a discard (most of it would be lost anyhow); ``dread``, how much
    the own hand that is lost with it counts; ``everyday``, how much the tiles that are
    still to be discarded count.

    Of plans where fan are counted: ``plan_share``, how much the nearest plan says beside the
    targets; ``last_step``, ``first_step`` and ``each_step``, how its steps become a chance;
    ``open_plan``, how much sooner a plan that may claim comes true; ``step_back``, what is left
    of a hand that goes a step away from it.
    """

    interrupted: float = 0.06
    tire: float = 0.005
    draw_worth: float = 0.85
    chow_speed: float = 1.6
    pung_speed: float = 2.7
    own_draw: float = 0.45
    stay_ron: float = 2.2
    call_ron: float = 1.3
    still_away: float = 0.65
    later: float = 0.6
    spared: float = 0.0
    claim: float = 1.0
    first_claim: float = 1.0
    threat: float = 0.45
    blame: float = 0.15
    dread: float = 1.0
    everyday: float = 1.0
    plan_share: float = 0.5
    last_step: float = 2.2
    first_step: float = 0.16
    each_step: float = 0.8
    open_plan: float = 1.3
    step_back: float = 0.5


USUAL_WEIGHING = Weighing()
