"""What every bot can do."""

from hashlib import blake2b
from typing import Any

from wrobel.bots.reasons import Reason, ranked

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.state.state import State
    from wrobel.table.view import View

# A generator of numbers below 2³¹ − 1.
FACTOR = 48271
MODULUS = 2147483647


def salt_of(seed: str | bytes | int) -> int:
    """A number below 2³¹ − 1 from any seed."""
    data = seed if isinstance(seed, bytes) else str(seed).encode()
    return int.from_bytes(blake2b(data, digest_size=8).digest()) % (MODULUS - 1) + 1


class Bot:
    """Answers a view with one of its legal actions, the same one whenever it is asked again.

    Chance comes from the seed and what the player sees, so a bot needs no memory.
    """

    def __init__(self, name: str, seed: str | bytes | int = "") -> None:
        self.name = name
        self.salt = salt_of(seed)

    def choose(self, view: View) -> Any:
        """The action to take."""
        raise NotImplementedError

    def explain(self, view: View) -> list[Reason]:
        """All legal actions, the best first, with the reasons for each."""
        chosen = self.choose(view)
        found = []
        for action in view.legal:
            best = action is chosen
            words = {
                "pl": f"{action}: tak wybrał bot" if best else f"{action}: inny dozwolony ruch",
                "en": f"{action}: the bot's choice" if best else f"{action}: another legal move",
            }
            found.append(Reason(action, 1.0 if best else 0.0, words))
        return ranked(found)

    def dice(self, view: View, sides: cython.int) -> cython.int:
        """A number from 0 to ``sides`` − 1 out of the seed and the public facts of the view."""
        i: cython.int
        state: State = view.state
        mixed: cython.ulonglong = self.salt
        mixed = (mixed + 131 * state.number + state.front) * FACTOR % MODULUS
        mixed = (mixed + 17 * state.phase + view.player) * FACTOR % MODULUS
        mixed = (mixed + state.tile + 2 + 64 * (state.drawn + 2)) * FACTOR % MODULUS
        for i in range(4):
            mixed = (mixed + 64 * state.discards[i] + state.melds[i]) * FACTOR % MODULUS
        for i in range(3):
            mixed = (mixed + 1) * FACTOR % MODULUS
        return mixed // 1024 % sides
