from typing import Any, Generic, TypeVar

A = TypeVar("A")
O = TypeVar("O")
M = TypeVar("M")

class AECEnv(Generic[A, O, M]):
    metadata: dict[str, Any]
    possible_agents: list[A]
    agents: list[A]
    agent_selection: A
    rewards: dict[A, float]
    terminations: dict[A, bool]
    truncations: dict[A, bool]
    infos: dict[A, dict[str, Any]]
    _cumulative_rewards: dict[A, float]
    def _was_dead_step(self, action: M | None) -> None: ...
    def _accumulate_rewards(self) -> None: ...
