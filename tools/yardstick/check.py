"""Does a rival see what its seat sees, and may it do the same? Matches in which it tells both.

Beside it sits the same rival without what makes it faster, and has to answer the same.
"""

import os
import re
from collections import Counter
from itertools import count
from typing import Any
from unittest.mock import patch

from msgspec import json

from wrobel.logs.foreign_tiles import names_of
from wrobel.logs.mjai.translator import mjai_names
from wrobel.mjai.process import MjaiProcess
from wrobel.mjai.their_bot import MjaiBot
from wrobel.rules.rulesets import load
from wrobel.sim.hand_loop import play_hand
from wrobel.table.actions import Action
from wrobel.table.table import Table
from wrobel.table.view import View
from wrobel.tiles import NAMES

SWITCH = "WROBEL_YARDSTICK"
DIRECTION = re.compile(r"[-+=]")


def named(action: Action) -> list[str]:
    return mjai_names([NAMES[tile] for tile in action.tiles])


def sets(found: list[str] | None) -> list[str]:
    """Claimed sets by the own tiles in them: the claimed one has a direction behind it."""
    return sorted(one[0] + "".join(sorted(re.sub(r"\d[-+=]", "", one[1:]))) for one in found or [])


def own_set(action: Action) -> str:
    """The own tiles of a claim in the same words."""
    names = [NAMES[tile] for tile in action.tiles]
    return names[0][1] + "".join(sorted(name[0] for name in names))


def allowed(legal: list[Action]) -> dict[str, Any]:
    """What our table allows, in the words of the bridge; only what is asked for."""
    types = Counter(action.type for action in legal)
    if types["discard"] or types["riichi"]:
        plain = [one for one in legal if one.type == "discard"]
        kongs = [one for one in legal if one.type in ("closed_kong", "added_kong")]
        return {
            "discards": sorted(named(one)[0] + (" drawn" if one.drawn else "") for one in plain),
            "riichi": sorted({named(one)[0] for one in legal if one.type == "riichi"}),
            "kongs": sorted(own_kind(one) for one in kongs),
            "win": types["win"] > 0,
            "nine": types["nine_kinds"] > 0,
        }
    return {
        "chows": sorted(own_set(one) for one in legal if one.type == "chow"),
        "pungs": sorted(own_set(one) for one in legal if one.type == "pung"),
        "kongs": sorted(own_set(one) for one in legal if one.type == "kong"),
        "win": types["win"] > 0,
    }


def own_kind(action: Action) -> str:
    """The kind of a kong of one's own turn."""
    name = NAMES[action.tiles[0]]
    return name[1] + name[0].replace("0", "5")


def claimed_kind(word: str) -> str:
    return word[0] + DIRECTION.sub("", word[1:]).replace("0", "5")[0]


def thought(may: dict[str, Any]) -> dict[str, Any]:
    """What the rival thinks it may do, in an order that can be compared."""
    if "discards" in may:
        return {
            **may,
            "discards": sorted(may["discards"]),
            "riichi": sorted(set(may["riichi"])),
            "kongs": sorted(map(claimed_kind, may["kongs"])),
        }
    return {key: found if key == "win" else sets(found) for key, found in may.items()}


class CheckedBot(MjaiBot):
    """A rival that is compared with its view at every decision, and with its plain self."""

    compared = 0
    view: View
    plain: MjaiProcess

    def choose(self, view: View) -> Any:
        self.view = view
        return super().choose(view)

    def exchange(self, events: list[dict[str, Any]]) -> Any:
        answer = super().exchange(events)
        self.plain.send(events)
        if (slowly := json.decode(self.plain.answer(self.seconds))) != answer:
            self.fault("differs", f"{answer} faster, {slowly} plain")
        if isinstance(answer, dict) and (seen := answer.pop("seen", None)) is not None:
            self.compare(seen)
        return answer

    def close(self) -> None:
        self.plain.close()
        super().close()

    def compare(self, seen: dict[str, Any]) -> None:
        """Tiles, sets, points, wall and indicators; then what may be done."""
        self.compared += 1
        state = self.view.to_dict()
        me = state["players"][self.player]
        held = mjai_names(names_of(me["concealed"]))
        pairs: dict[str, tuple[Any, Any]] = {
            "hand": (sorted(seen["hand"]), sorted(held)),
            "sets": (len(seen["sets"]), len(me["melds"])),
            "scores": (seen["scores"], state["scores"]),
            "left": (seen["left"], state["left"]),
            "dora": (seen["dora"], mjai_names(state["dora"])),
        }
        legal = allowed(self.view.legal)
        for key, theirs in thought(seen["may"]).items():
            pairs[f"may {key}"] = (theirs, legal.get(key, []))
        for key, (theirs, ours) in pairs.items():
            if theirs != ours:
                self.fault("differs", f"{key}: {theirs} there, {ours} here")


def check(
    rules: str, command: list[str], seeds: list[str], most: int | None = None
) -> tuple[int, int, list[str]]:
    """Matches of four rivals, or their first hands; hands, decisions, and what went wrong."""
    hands = decisions = 0
    wrong: list[str] = []
    for seed in seeds:
        table = Table(load(rules), seed, names=["rival"] * 4)

        def note(kind: str, detail: str, seed: str = seed, table: Table = table) -> None:
            wrong.append(f"{seed}, event {len(table.events)}: {kind}: {detail}")

        with patch.dict(os.environ, {SWITCH: "check"}):
            bots = [CheckedBot("rival", command, seat, table, 60.0, note) for seat in range(4)]
        with patch.dict(os.environ, {SWITCH: "check plain"}):
            for seat, bot in enumerate(bots):
                bot.plain = MjaiProcess(command, seat)
        try:
            for played in count(1):
                play_hand(table, bots, True)
                hands += 1
                if table.phase == "match_over" or played == most:
                    break
                table.next_hand()
        finally:
            for bot in bots:
                bot.close()
                decisions += bot.compared
    return hands, decisions, wrong
