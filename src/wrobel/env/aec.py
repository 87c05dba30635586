"""A table as a PettingZoo environment: ``wrobel.env.riichi_v0.env()`` and its sisters."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from wrobel.env.action_ids import ids_of
from wrobel.env.driver import Driver
from wrobel.env.planes import PLANES, WIDTH, Planes
from wrobel.env.settings import LENGTHS, RENDER_MODES, check, check_encoding
from wrobel.env.text_picture import draw
from wrobel.errors import OptionError
from wrobel.rules import families
from wrobel.rules.rulesets import load
from wrobel.table.table import Table

Observed = dict[str, np.ndarray[Any, np.dtype[np.int8]]]


class TableEnv(AECEnv[str, Observed, int]):
    """One table. Rewards are points; the rest is PettingZoo's contract.

    ``length`` is one hand or a whole match; ``options`` change the rules as everywhere.
    """

    def __init__(
        self,
        family: str,
        rules: str | None = None,
        options: Mapping[str, object] | None = None,
        length: str = "hand",
        encoding: str = "planes",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check("length", length, LENGTHS)
        check_encoding(encoding)
        if render_mode is not None:
            check("render_mode", render_mode, RENDER_MODES)
        about = families.about(family)
        if rules is not None and rules not in about.rules:
            raise OptionError("option_value", option="rules", value=rules, allowed=about.rules)
        self.metadata = {
            "name": f"{family}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.options = load(rules or about.usual, dict(options or {}))
        self.length = length
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(self.options.players)]
        ids = ids_of(family)
        self.driver = Driver(ids, Planes())
        self.chance: np.random.Generator | None = None
        seen = spaces.Box(-127, 127, (len(PLANES), WIDTH), np.int8)
        allowed = spaces.Box(0, 1, (len(ids.names),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": allowed})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(ids.names)) for agent in self.possible_agents
        }

    def __repr__(self) -> str:
        return f"<TableEnv {self.options.rules}: {self.length}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. ``options["wall"]`` is a whole wall as text, dealt as it is.

        Without a seed the next one follows from the last seed that was given.
        """
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        elif self.chance is not None:
            seed = int(self.chance.integers(2**31))
        else:
            seed = secrets.randbelow(2**31)
        wall = (options or {}).get("wall")
        self.table = Table(self.options, seed=str(seed), wall=wall)
        self.driver.sit_down(self.table)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.driver.player]

    def observe(self, agent: str) -> Observed:
        """What a player sees; the mask is all zeros for who is not asked."""
        player = self.possible_agents.index(agent)
        seen = np.zeros((len(PLANES), WIDTH), np.int8)
        allowed = np.zeros(len(self.driver.ids.names), np.int8)
        self.driver.write_planes(player, seen.data.cast("B"), 0)
        if player == self.driver.player:
            self.driver.write_mask(allowed.data.cast("B"), 0)
        return {"observation": seen, "action_mask": allowed}

    def step(self, action: int | None) -> None:
        """The selected player does this."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        action = -1 if action is None else int(action)
        self.driver.check(action)
        self._cumulative_rewards[agent] = 0
        self.driver.act(action)
        gains = self.driver.gains
        self.rewards = {one: float(gain) for one, gain in zip(self.agents, gains, strict=True)}
        if self.driver.player < 0:
            self.end_hand()
        if self.driver.player >= 0:
            self.agent_selection = self.agents[self.driver.player]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def end_hand(self) -> None:
        """Deal the next hand, or stop here; after a match ``infos`` tell places and results."""
        if self.length == "match" and self.table.phase != "match_over":
            self.table.next_hand()
            self.driver.sit_down(self.table)
            return
        self.terminations = dict.fromkeys(self.agents, True)
        if self.table.phase == "match_over":
            final = self.table.events[-1]
            told = [name for name in ("places", "final", "table_points") if name in final]
            for player, agent in enumerate(self.agents):
                self.infos[agent] = {name: final[name][player] for name in told}
        self.agent_selection = self.agents[0]

    def action_text(self, action: int) -> str:
        """What an id means now, as the table writes it; its name where it is not legal."""
        return self.driver.text_of(int(action))

    def render(self) -> str | None:
        """The table with all hands open, as text; printed in the mode ``human``."""
        text = draw(self.table)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open: pictures are text."""


def make(family: str, **settings: Any) -> Any:
    """The environment inside the usual wrappers: an illegal action ends the game for everybody."""
    table = TableEnv(family, **settings)
    fine = -families.about(family).play.loss
    watched = wrappers.TerminateIllegalWrapper(table, illegal_reward=fine)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(watched))
