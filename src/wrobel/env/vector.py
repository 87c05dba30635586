"""Many tables at once, stepped into arrays: ``wrobel.env.vector("tenhou", 64)``."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from wrobel.env.action_ids import ids_of
from wrobel.env.driver import Driver
from wrobel.env.planes import PLANES, SIZE, WIDTH, Planes
from wrobel.env.settings import check_encoding
from wrobel.errors import TextError
from wrobel.rules.rulesets import load
from wrobel.table.table import Table
from wrobel.usual_rules import usual_rules


class Vector:
    """Tables whose players are asked one at a time, each table by itself.

    After every ``step`` the arrays tell of each table who is asked (``players``), what that player
    sees (``observations``) and may do (``masks``), what the step brought everybody (``rewards``,
    in points) and whether it ended a hand (``done``). Ended hands are followed by the next
    hand of the match, ended matches by a new one.

    >>> tables = Vector("tenhou", 2, seed=7)
    >>> tables.observations.shape, tables.masks.shape, tables.rewards.shape
    ((2, 88, 34), (2, 123), (2, 4))
    >>> tables.step(tables.masks.argmax(axis=1))
    >>> tables.done.tolist()
    [False, False]
    """

    def __init__(
        self,
        rules: str | None = None,
        n: int = 1,
        *,
        options: Mapping[str, object] | None = None,
        encoding: str = "planes",
        seed: int | None = None,
    ) -> None:
        check_encoding(encoding)
        if not isinstance(n, int) or n < 1:
            raise TextError("at_least_one", "n", name="n", value=n)
        self.options = load(usual_rules(rules), dict(options or {}))
        ids = ids_of(self.options.family)
        players = self.options.players
        self.n = n
        self.first_seed = secrets.randbelow(2**31) if seed is None else seed
        self.observations = np.zeros((n, len(PLANES), WIDTH), dtype=np.int8)
        self.masks = np.zeros((n, len(ids.names)), dtype=np.int8)
        self.players = np.zeros(n, dtype=np.int8)
        self.rewards = np.zeros((n, players), dtype=np.float32)
        self.done = np.zeros(n, dtype=np.bool_)
        self.matches = [0] * n
        planes = Planes()
        self.drivers = [Driver(ids, planes) for _ in range(n)]
        self.seen = self.observations.data.cast("B")
        self.allowed = self.masks.data.cast("B")
        for i in range(n):
            self.drivers[i].sit_down(self.new_match(i))
            self.tell(i)

    def __repr__(self) -> str:
        return f"<Vector {self.options.rules}: {self.n} tables>"

    def new_match(self, i: int) -> Table:
        """The first match of a table is that of ``reset(seed=seed + i)``."""
        seed = str(self.first_seed + i)
        if self.matches[i]:
            seed += f"/{self.matches[i]}"
        self.matches[i] += 1
        return Table(self.options, seed=seed, record=False)

    def tell(self, i: int) -> None:
        """Fill in what the next player of a table sees and may do."""
        driver: Driver = self.drivers[i]
        self.players[i] = driver.player
        driver.write_planes(driver.player, self.seen, i * SIZE)
        driver.write_mask(self.allowed, i * len(driver.ids.names))

    def step(self, actions: Any) -> None:
        """One action at every table; an illegal one changes nothing anywhere and is refused."""
        asked = [int(action) for action in actions]
        if len(asked) != self.n:
            raise TextError("actions_n", "actions", n=self.n, found=len(asked))
        for driver, action in zip(self.drivers, asked, strict=True):
            driver.check(action)
        self.rewards[:] = 0
        self.done[:] = False
        for i, driver in enumerate(self.drivers):
            if driver.act(asked[i]):
                self.rewards[i] = driver.gains
            if driver.player < 0:
                self.done[i] = True
                self.deal_anew(i, driver)
            self.tell(i)

    def deal_anew(self, i: int, driver: Driver) -> None:
        """The next hand, or the first of another match."""
        table = driver.table
        if table.phase == "match_over":
            table = self.new_match(i)
        else:
            table.next_hand()
        driver.sit_down(table)
