"""How often a bot chooses what strong human players did: ``python -m tests.support.agreement``.

Counted in the recorded Tenhou games that nothing is learned from (``recorded_games``): every free
discard (not after the player's own riichi, more than one kind to choose from); every turn in which
riichi could be declared; every discard that could be claimed as a set by the one who claimed it,
or by those who passed when nobody did; every turn in which a kong could be made. What is done is
kept game by game in a file, so that an interrupted run goes on where it was.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from tests.support.recorded_games import games
from tests.support.tenhou_replay import Replay
from wrobel.bots import make
from wrobel.bots.strong.model import HOME
from wrobel.table.view import View
from wrobel.tiles import BY_NAME, kind

CLAIMS = ("chow", "pung", "kong")
KONGS = ("closed_kong", "added_kong")


class Enough(Exception):  # noqa: N818 - nothing is wrong
    """So many positions were wanted."""


class Comparison:
    """What a bot would have done, counted beside what was done."""

    def __init__(self, name: str, most: int = sys.maxsize) -> None:
        self.bot = make(name)
        self.most = most
        self.found: Counter[str] = Counter()

    def compare_turn(self, view: View, action: dict[str, Any]) -> None:
        legal = {one.type for one in view.legal}
        discards = {kind(one.tiles[0]) for one in view.legal if one.type == "discard"}
        if len(discards) < 2:
            return
        reasons = self.bot.explain(view)
        first = reasons[0].action
        if legal & set(KONGS):
            self.count("kong", action["type"] in KONGS, first.type in KONGS, same=True)
        if action["type"] in KONGS or first.type == "win":
            return
        order: list[int] = []
        for reason in reasons:
            if reason.action.type in ("discard", "riichi"):
                one = kind(reason.action.tiles[0])
                if one not in order:
                    order.append(one)
        human = kind(BY_NAME[action["tile"]])
        if self.found["discards"] == self.most:
            raise Enough
        self.found["discards"] += 1
        self.found["first"] += order[0] == human
        self.found["three"] += human in order[:3]
        if "riichi" in legal:
            self.count("riichi", action["type"] == "riichi", first.type == "riichi", same=True)

    def compare_claim(self, view: View, action: dict[str, Any]) -> None:
        legal = {one.type for one in view.legal}
        if "win" in legal or not legal & set(CLAIMS):
            return
        first = self.bot.choose(view)
        self.count(
            "claim",
            action["type"] != "pass",
            first.type != "pass",
            same=first.to_dict() == action,
        )

    def count(self, what: str, human: bool, bot: bool, *, same: bool) -> None:
        """What could be done: did the player, did the bot, and was it the same?"""
        self.found[f"{what}s"] += 1
        self.found[f"{what} done"] += human
        self.found[f"{what} done by both"] += human and bot and same
        self.found[f"{what} by the bot only"] += bot and not human


class Listener(Replay):
    """A game in which the bot is asked before every choice of a player."""

    def __init__(self, game: dict[str, Any], name: str, most: int = sys.maxsize) -> None:
        super().__init__(game)
        self.beside = Comparison(name, most)

    def act(self, seat: int, action: dict[str, Any]) -> None:
        if action["type"] in ("discard", "riichi", *KONGS):
            self.beside.compare_turn(self.table.view(seat), action)
        self.table.apply(seat, action)

    def everybody(self, answers: dict[int, dict[str, Any]]) -> None:
        """Where one player claims, nobody knows what the others wanted."""
        if self.table.phase == "claim":
            for seat in answers or self.table.to_act:
                action = answers.get(seat, {"type": "pass"})
                self.beside.compare_claim(self.table.view(seat), action)
        super().everybody(answers)

    def listen(self) -> Counter[str]:
        with suppress(Enough):
            self.play()
        return self.beside.found


def summary(found: Counter[str]) -> str:
    """The counts as shares."""
    many = max(found["discards"], 1)
    lines = [
        f"{found['discards']} discards: first choice {found['first'] / many:.2%}, "
        f"first three {found['three'] / many:.2%}"
    ]
    for what in ("claim", "riichi", "kong"):
        if not found[f"{what}s"]:
            continue
        every, done = found[f"{what}s"], max(found[f"{what} done"], 1)
        both, only = found[f"{what} done by both"], found[f"{what} by the bot only"]
        lines.append(
            f"{every} times {what} possible: as the player {1 - (done - both + only) / every:.2%}; "
            f"{both / done:.2%} of the {done} done, "
            f"{only / max(every - done, 1):.2%} of the {every - done} not done"
        )
    return "\n".join(lines)


def of_game(asked: tuple[dict[str, Any], str]) -> tuple[str, Counter[str]]:
    """One whole game."""
    game, name = asked
    return game["id"], Listener(game, name).listen()


def of_sample(name: str, most: int) -> Counter[str]:
    """Positions of the games to test on, at most a hundred discards of each."""
    found: Counter[str] = Counter()
    for game in games(tested=True):
        found += Listener(game, name, min(100, most - found["discards"])).listen()
        if found["discards"] >= most:
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
    done: dict[str, Counter[str]] = {}
    if asked.keep.exists():
        for line in asked.keep.read_text().splitlines():
            kept = json.loads(line)
            if kept["version"] == version:
                done[kept["game"]] = Counter(kept["found"])
    asked.keep.parent.mkdir(parents=True, exist_ok=True)
    chosen = list(islice(games(tested=True), asked.games))
    wanted = ((game, asked.bot) for game in chosen if game["id"] not in done)
    with asked.keep.open("a") as keep, ProcessPoolExecutor(asked.jobs) as pool:
        while some := list(islice(wanted, 8 * asked.jobs)):
            for identity, found in pool.map(of_game, some):
                done[identity] = found
                line = {"version": version, "game": identity, "found": found}
                keep.write(json.dumps(line) + "\n")
            keep.flush()
    every: Counter[str] = Counter()
    for game in chosen:
        every += done[game["id"]]
    print(f"{asked.bot}, {len(chosen)} games from which nothing was learned")
    print(summary(every))


if __name__ == "__main__":
    main()
