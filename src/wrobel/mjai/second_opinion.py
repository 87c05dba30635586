"""A second judge: how often an mjai program would have done what was done in a game."""

import shlex

from wrobel.errors import TextError, shown
from wrobel.logs.game import GameLog
from wrobel.mjai.process import Crashed, Late
from wrobel.mjai.their_bot import MjaiBot
from wrobel.review.moments import Moment, Moments

ANSWER_SECONDS = 30.0


class Agreement:
    """Follows a log with a program in every seat, which is told what happened and asked."""

    def __init__(self, game: GameLog, command: str, rules: str | None) -> None:
        self.moments = Moments(game, rules)
        if "mjai" not in self.moments.options.about.formats:
            raise TextError("mjai_cannot_judge")
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise TextError("not_a_command", value=shown(command)) from error
        if not self.command:
            raise TextError("no_second_command")
        self.faults: list[str] = []
        self.seats: dict[int, MjaiBot] = {}
        self.asked = 0
        self.agreed = 0

    def run(self) -> float | None:
        """The share of decisions on which program and log agree; None without any."""
        self.moments.listener = self.ask
        try:
            for _ in self.moments.by_hand():
                pass
        finally:
            for bot in self.seats.values():
                bot.close()
        if self.faults:
            raise TextError("mjai_failed", why=self.faults[0])
        return self.agreed / self.asked if self.asked else None

    def note(self, _kind: str, detail: str) -> None:
        self.faults.append(detail)

    def ask(self, moment: Moment) -> None:
        """Ask the program of the seat; what it would do is compared and not done."""
        table = self.moments.table
        if table is None or moment.action.type in ("tenpai", "noten"):
            return
        bot = self.seats.get(moment.player)
        if bot is None:
            bot = MjaiBot("second", self.command, moment.player, table, ANSWER_SECONDS, self.note)
            self.seats[moment.player] = bot
        if bot.process is None or bot.table is not table:
            return
        try:
            answer = bot.exchange(bot.news())
        except (Late, Crashed) as error:
            self.note("crash", str(error))
            bot.give_up()
            return
        self.asked += 1
        if isinstance(answer, dict) and answer.get("type") == "reach":
            self.agreed += moment.action.type == "riichi"
            return
        found = bot.find(answer, [one for one in moment.view.legal if one.type != "riichi"])
        if found is not None:
            same = found.type == moment.action.type and found.tiles == moment.action.tiles
            self.agreed += same


def agreement(game: GameLog, command: str, rules: str | None = None) -> float | None:
    """How often a program in each seat would have done what the log says was done."""
    return Agreement(game, command, rules).run()
