"""Many games: one process, many, many machines.

>>> from wrobel import sim
>>> found = sim.run("mcr", ["efficient", "random", "random", "random"], hands=8, seed="demo")
>>> found.hands, found.seats[0].bot
(8, 'efficient')
"""

from wrobel.sim.result import Fan, Result, Seat, Trouble, Verdict
from wrobel.sim.runner import Progress, run
from wrobel.sim.settings import Settings

__all__ = ["Fan", "Progress", "Result", "Seat", "Settings", "Trouble", "Verdict", "run"]
