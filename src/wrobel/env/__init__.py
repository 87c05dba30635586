"""The table as an environment for programs that learn: PettingZoo, and many tables at once.

Every family has its environment, ``riichi_v0``, ``mcr_v0``, ``hongkong_v0``, as PettingZoo names
them: with ``env()`` and ``raw_env()``. It needs the packages of ``wrobel[env]``.
"""

import sys
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any

from wrobel.rules import families

try:
    from wrobel.env.action_ids import action_table
    from wrobel.env.aec import TableEnv, make
    from wrobel.env.vector import Vector
except ModuleNotFoundError as missing:  # pragma: no cover - with the packages of the extra
    raise ModuleNotFoundError(
        f"environments need the package {missing.name}: pip install 'wrobel[env]'",
        name=missing.name,
    ) from missing


def _module(family: str) -> ModuleType:
    """``riichi_v0`` as a module, so that it can be imported by its name."""
    module = ModuleType(f"{__name__}.{family}_v0", f"PettingZoo environments of {family}.")
    module.env = partial(make, family)  # type: ignore[attr-defined]
    module.raw_env = partial(TableEnv, family)  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    return module


_modules = {f"{family}_v0": _module(family) for family in families.found()}
globals().update(_modules)
vector = Vector

__all__ = ["TableEnv", "Vector", "action_table", "vector"]


def __dir__() -> list[str]:
    return sorted((*__all__, *_modules))


if TYPE_CHECKING:

    def __getattr__(name: str) -> Any: ...  # the environments of the families that are found
