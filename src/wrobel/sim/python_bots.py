"""Bots in Python that are not ours: given as objects, or named ``python:package.module:Name``.

Such a bot is any object with ``choose(view) -> Action``. If it has ``begin(player, rules, options,
seed)``, that is called before every match. What goes wrong in it costs it a pass or the tile
just drawn, and is written down.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Protocol

from wrobel.bots import Bot
from wrobel.errors import TextError, shown
from wrobel.table.actions import Action, fallback
from wrobel.table.view import View

PYTHON = "python:"
LONGEST_DETAIL = 200


class Player(Protocol):
    """What it takes to play."""

    def choose(self, view: View) -> Action:
        """One of ``view.legal``."""


Given = str | Player | Callable[[], Player]
NOTHING: Mapping[str, Any] = {}


def named(bots: Sequence[Given]) -> tuple[list[str], dict[str, Any]]:
    """A name for each bot, and the objects behind the names that are not to be looked up.

    Different objects have different names, for bots of one name are taken for equal.

    >>> class Mine:
    ...     def choose(self, view): return view.legal[0]
    >>> names, given = named(["strong", Mine(), Mine(), Mine])
    >>> names
    ['strong', 'python:Mine', 'python:Mine 2', 'python:Mine 3']
    """
    names: list[str] = []
    given: dict[str, Any] = {}
    for bot in bots:
        if isinstance(bot, str):
            names.append(bot)
            continue
        own = getattr(bot, "name", None) if hasattr(bot, "choose") else None
        label = own if isinstance(own, str) else getattr(bot, "__name__", type(bot).__name__)
        name, number = f"{PYTHON}{label}", 1
        while given.get(name, bot) is not bot:
            number += 1
            name = f"{PYTHON}{label} {number}"
        given[name] = bot
        names.append(name)
    return names, given


def check_name(name: str) -> None:
    """Does the name say where the bot is?"""
    module, _, attribute = name.removeprefix(PYTHON).partition(":")
    if not module or not attribute:
        raise TextError("python_bot_name", "bots", value=shown(name))


class PythonBots:
    """The players behind the names; each is made once in a process."""

    def __init__(self, given: Mapping[str, Any] = NOTHING) -> None:
        self.given = given
        self.made: dict[int, Player] = {}

    def player(self, bot: int, name: str) -> Player:
        """The player of that number and name."""
        if bot not in self.made:
            self.made[bot] = make_player(name, self.given.get(name))
        return self.made[bot]

    def packed(self) -> bytes:
        """The given objects for other processes."""
        import pickle  # only here: one process need not wait for it

        for name, bot in self.given.items():
            try:
                pickle.dumps(bot)
            except Exception as error:
                raise TextError("bot_not_sent", "bots", bot=name, why=f"{error!s:.200}") from error
        return pickle.dumps(dict(self.given))


@lru_cache(maxsize=1)
def unpacked(packed: bytes) -> PythonBots:
    """The players of a process that was sent the objects."""
    import pickle

    try:
        return PythonBots(pickle.loads(packed))  # noqa: S301 - packed by this run
    except Exception as error:
        raise TextError("bot_not_made", "bots", why=f"{error!s:.200}") from error


def make_player(name: str, given: Any) -> Player:
    """The object itself, or what its class, its function or the named place makes."""
    try:
        if given is None:
            module, _, attribute = name.removeprefix(PYTHON).partition(":")
            given = import_module(module)
            for part in attribute.split("."):
                given = getattr(given, part)
        if isinstance(given, type) or not hasattr(given, "choose"):
            given = given()
        if not callable(getattr(given, "choose", None)):
            raise TypeError(f"{type(given).__name__} has no choose(view)")
    except (Exception, SystemExit) as error:
        raise TextError("bot_not_started", "bots", bot=name, why=told(error)) from error
    player: Player = given
    return player


def told(error: BaseException) -> str:
    """An error of theirs in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}"[:LONGEST_DETAIL]


class PythonBot(Bot):
    """A seat of such a player. Faults: ``crash`` (it raised), ``nonsense``, ``illegal``."""

    def __init__(self, name: str, player: Player, fault: Callable[[str, str], None]) -> None:
        super().__init__(name)
        self.player = player
        self.fault = fault
        self.gone = False

    def begin(self, *match: Any) -> None:
        """Tell the player of a match, if it wants to know."""
        begin = getattr(self.player, "begin", None)
        if begin is None:
            return
        try:
            begin(*match)
        except (Exception, SystemExit) as error:
            self.gone = True
            self.fault("start", told(error))

    def choose(self, view: View) -> Any:
        """The player's answer, or the action that costs it nothing but the turn."""
        legal: list[Action] = list(view.legal)
        if self.gone:
            return fallback(legal)
        try:
            answer = self.player.choose(view)
            found = next((action for action in legal if action == answer), None)
        except (Exception, SystemExit) as error:
            self.fault("crash", told(error))
            return fallback(legal)
        finally:
            view.legal[:] = legal  # the list is the table's own
        if found is None:
            kind = "illegal" if isinstance(answer, Action) else "nonsense"
            self.fault(kind, f"answered {answer!r:.{LONGEST_DETAIL}}")
            return fallback(legal)
        return found
