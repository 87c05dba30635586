"""How often a bot discards what strong human players did: ``python -m tests.support.agreement``.

Every free discard of the recorded Tenhou games counts: not after the player's own riichi, and
with more than one kind to choose from. What is done is kept game by game in a file, so that an
interrupted run goes on where it was.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from tests.support.data import rows
from tests.support.tenhou_replay import Replay
from wrobel.bots import make
from wrobel.bots.strong.model import HOME
from wrobel.tiles import BY_NAME, kind

GAMES = "riichi_tenhou_games"
APART = 5  # the games from which nothing was learned, see tools/learn.py


@dataclass
class Agreement:
    """Positions, and in how many the bot's first choice or first three hold the human's."""

    positions: int = 0
    first: int = 0
    three: int = 0

    def add(self, other: Agreement) -> None:
        self.positions += other.positions
        self.first += other.first
        self.three += other.three

    def __str__(self) -> str:
        share = max(self.positions, 1)
        return (
            f"{self.positions} discards: first choice {self.first / share:.2%}, "
            f"first three {self.three / share:.2%}"
        )


class Enough(Exception):  # noqa: N818 - nothing is wrong
    """So many positions were wanted."""


class Listener(Replay):
    """A game in which the bot is asked before every discard."""

    def __init__(self, game: dict[str, Any], name: str, most: int = sys.maxsize) -> None:
        super().__init__(game)
        self.bot = make(name)
        self.most = most
        self.found = Agreement()

    def act(self, seat: int, action: dict[str, Any]) -> None:
        if action["type"] in ("discard", "riichi"):
            self.compare(seat, kind(BY_NAME[action["tile"]]))
        self.table.apply(seat, action)

    def compare(self, seat: int, human: int) -> None:
        view = self.table.view(seat)
        if len({kind(one.tiles[0]) for one in view.legal if one.type == "discard"}) < 2:
            return
        if self.found.positions == self.most:
            raise Enough
        order: list[int] = []
        for reason in self.bot.explain(view):
            if reason.action.type in ("discard", "riichi"):
                one = kind(reason.action.tiles[0])
                if one not in order:
                    order.append(one)
        self.found.positions += 1
        self.found.first += order[0] == human
        self.found.three += human in order[:3]

    def listen(self) -> Agreement:
        with suppress(Enough):
            self.play()
        return self.found


def of_game(numbered: tuple[int, dict[str, Any], str]) -> tuple[int, Agreement]:
    """One whole game."""
    number, game, name = numbered
    return number, Listener(game, name).listen()


def of_sample(name: str, most: int) -> Agreement:
    """Positions of the games kept apart, at most a hundred of each."""
    found = Agreement()
    for game in islice(rows(GAMES), 0, None, APART):
        found.add(Listener(game, name, min(100, most - found.positions)).listen())
        if found.positions >= most:
            break
    return found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--bot", default="strong")
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--games", type=int, default=sys.maxsize)
    words.add_argument("--keep", type=Path, default=Path("build/agreement.jsonl"))
    asked = words.parse_args()
    version = hashlib.sha256(HOME.read_bytes()).hexdigest()[:12] + "-" + asked.bot
    done: dict[int, Agreement] = {}
    if asked.keep.exists():
        for line in asked.keep.read_text().splitlines():
            kept = json.loads(line)
            if kept["version"] == version:
                done[kept["game"]] = Agreement(kept["positions"], kept["first"], kept["three"])
    asked.keep.parent.mkdir(parents=True, exist_ok=True)
    wanted = (
        (number, game, asked.bot)
        for number, game in enumerate(islice(rows(GAMES), asked.games))
        if number not in done
    )
    with asked.keep.open("a") as keep, ProcessPoolExecutor(asked.jobs) as pool:
        while some := list(islice(wanted, 8 * asked.jobs)):
            for number, one in pool.map(of_game, some):
                done[number] = one
                numbers = {"positions": one.positions, "first": one.first, "three": one.three}
                keep.write(json.dumps({"version": version, "game": number, **numbers}) + "\n")
            keep.flush()
            if sys.stderr.isatty():
                print(f"\r{len(done)} games", end="", file=sys.stderr)
    every, apart = Agreement(), Agreement()
    for number, one in sorted(done.items()):
        if number < asked.games:
            every.add(one)
            if number % APART == 0:
                apart.add(one)
    print(f"{asked.bot}, {len(done)} games, {every}")
    print(f"{asked.bot}, games from which nothing was learned, {apart}")


if __name__ == "__main__":
    main()
