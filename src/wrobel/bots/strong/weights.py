"""The numbers of ``Weighing`` where compiled code reads them."""

from wrobel.rules.weighing import USUAL_WEIGHING, Weighing


class Weights:
    """Those of the family that is played."""

    def __init__(self) -> None:
        self.load(USUAL_WEIGHING)

    def load(self, weighing: Weighing) -> None:
        """Go by these from now on."""
        self.interrupted = weighing.interrupted
        self.tire = weighing.tire
        self.draw_worth = weighing.draw_worth
        self.chow_speed = weighing.chow_speed
        self.pung_speed = weighing.pung_speed
        self.own_draw = weighing.own_draw
        self.stay_ron = weighing.stay_ron
        self.call_ron = weighing.call_ron
        self.still_away = weighing.still_away
        self.later = weighing.later
        self.spared = weighing.spared
        self.claim = weighing.claim
        self.first_claim = weighing.first_claim
        self.threat = weighing.threat
        self.blame = weighing.blame
        self.dread = weighing.dread
        self.everyday = weighing.everyday
        self.plan_share = weighing.plan_share
        self.last_step = weighing.last_step
        self.first_step = weighing.first_step
        self.each_step = weighing.each_step
        self.open_plan = weighing.open_plan
        self.step_back = weighing.step_back
