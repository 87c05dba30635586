"""Bots as somebody else writes them, well or badly."""

from typing import Any


class Careless:
    """Discards what it draws, passes on everything else, and remembers what it was told."""

    def __init__(self) -> None:
        self.matches: list[tuple[Any, ...]] = []

    def begin(self, player: int, rules: str, options: dict[str, Any], seed: str) -> None:
        self.matches.append((player, rules, options.get("length", ""), seed))

    def choose(self, view: Any) -> Any:
        for action in view.legal:
            if action.type in ("pass", "tenpai", "expose") or action.drawn:
                return action
        return [action for action in view.legal if action.type == "discard"][-1]


class Raising(Careless):
    def choose(self, _view: Any) -> Any:
        raise ValueError("out of\ntiles")


class Leaving(Careless):
    def choose(self, _view: Any) -> Any:
        raise SystemExit(3)


class Illegal(Careless):
    def choose(self, view: Any) -> Any:
        from wrobel.table.actions import read_action

        view.legal.clear()
        return read_action("nine_kinds")


class Nonsense(Careless):
    def choose(self, _view: Any) -> Any:
        return "I do not play mahjong"


class Late(Careless):
    """Begins only its first match."""

    def begin(self, player: int, rules: str, options: dict[str, Any], seed: str) -> None:
        super().begin(player, rules, options, seed)
        if len(self.matches) > 1:
            raise RuntimeError("enough")


class Unwilling:
    def __init__(self) -> None:
        raise RuntimeError("no weights")


class Silent:
    pass


def careless() -> Careless:
    return Careless()
