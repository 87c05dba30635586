"""What every bot can do."""

from hashlib import blake2b
from typing import Any

from wrobel.bots.reasons import Reason, ranked

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.family import Family
    from wrobel.state.state import State
    from wrobel.table.view import View

MODULUS = 2147483647
# An odd number with its bits well spread (2⁶⁴ by the golden ratio), and the bits that are kept.
FACTOR = 0x9E3779B97F4A7C15
WORD = (1 << 64) - 1


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
        self.at_a_glance = False

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def pick(self, state: State, family: Family, player: cython.int) -> cython.int:
        """Which of ``family.moves`` to play; only of bots that choose ``at_a_glance``.

        They are shown the table itself, so they may use nothing that a view would hide.
        """
        return 0

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

    def dice(self, state: State, player: cython.int, sides: cython.int) -> cython.int:
        """A number from 0 to ``sides`` − 1 out of the seed and what the player sees."""
        i: cython.int
        drawn: cython.int = state.drawn if state.turn == player or state.drawn < 0 else -1
        mixed: cython.ulonglong = self.salt
        mixed = self.stir(mixed, 512 * state.number + state.front)
        mixed = self.stir(mixed, 16 * state.phase + player)
        mixed = self.stir(mixed, state.tile + 2 + 64 * (drawn + 2))
        for i in range(4):
            mixed = self.stir(mixed, 64 * state.discards[i] + state.melds[i])
        return (mixed >> 33) % sides

    def stir(self, mixed: cython.ulonglong, fact: cython.ulonglong) -> cython.ulonglong:
        """Every bit of the fact bears on the high bits of the result."""
        mixed = ((mixed ^ fact) * FACTOR) & WORD
        return mixed ^ mixed >> 29
