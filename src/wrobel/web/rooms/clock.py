"""Time control: some seconds for every decision, then a reserve for the hand.

>>> clock = Clock("tournament", 4)
>>> clock.ask(0, now=100.0)
>>> clock.left(0, now=103.0)
(2.0, 20.0)
>>> clock.answered(0, now=110.0)
>>> clock.ask(0, now=200.0)
>>> clock.left(0, now=200.0)
(5.0, 15.0)
"""

LIMITS = {"relaxed": (20.0, 60.0), "tournament": (5.0, 20.0)}  # for each decision, reserve


class Clock:
    """The times of so many players. It is told the time, it never looks."""

    def __init__(self, kind: str, players: int) -> None:
        self.limits = LIMITS.get(kind)
        self.players = players
        self.new_hand()

    def new_hand(self) -> None:
        """The reserve is full again."""
        self.bank = [self.limits[1] if self.limits else 0.0] * self.players
        self.since: dict[int, float] = {}

    def ask(self, player: int, now: float) -> None:
        """A decision begins, unless it has begun."""
        self.since.setdefault(player, now)

    def answered(self, player: int, now: float) -> None:
        """A decision is made; what it took beyond its seconds comes from the reserve."""
        if player in self.since and self.limits:
            self.bank[player] = self.left(player, now)[1]
        self.since.pop(player, None)

    def left(self, player: int, now: float) -> tuple[float, float]:
        """Seconds of this decision and of the reserve."""
        if self.limits is None:
            return (float("inf"), 0.0)
        used = now - self.since.get(player, now)
        base = self.limits[0] - used
        return (max(base, 0.0), max(self.bank[player] + min(base, 0.0), 0.0))

    def shift(self, seconds: float) -> None:
        """Nothing counted for so long: the table was paused."""
        self.since = {player: since + seconds for player, since in self.since.items()}
