"""The positions of ``tests/cases/perft.jsonl``: how they come about, and a slow count.

``python -m tests.support.table_perft`` counts all of them again and writes the file anew: look at
the difference before believing it.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from tests.support.case_tables import FOLDER, table
from wrobel import Action, Table
from wrobel.table.perft import perft

OVER = ("hand_over", "match_over")


def position(row: dict[str, Any]) -> Table:
    """The table at which the counting begins.

    A row has a seed, or a wall in the order of its roles. First come ``idle`` actions of players
    who only throw away what they draw, then the actions that are named.
    """
    given: dict[str, Any] = {"seed": row["seed"]} if "seed" in row else {}
    if "wall" in row:
        given = {"wall": row["wall"], "layout": "given"}
    table = Table(row["rules"], options=row.get("options", {}), record=False, **given)
    for _ in range(row.get("idle", 0)):
        player = table.to_act[0]
        table.apply(player, idle(table.legal(player)))
    for text in row.get("actions", ()):
        player, _, action = text.partition(" ")
        table.apply(int(player), action)
    return table


def idle(actions: list[Action]) -> Action:
    """What a player without ambition does: pass, expose a flower, throw away the tile drawn."""
    order = {"pass": 0, "noten": 0, "expose": 0, "discard": 1}
    return min(actions, key=lambda action: (order.get(action.type, 9), not action.drawn))


def slow_perft(table: Table, depth: int) -> Counter[str]:
    """The same numbers by the table's public methods, in the most obvious way."""
    found: Counter[str] = Counter()
    if table.phase in OVER:
        return found
    player = min(table.to_act)
    for action in table.legal(player):
        if depth == 1:
            found[action.type] += 1
            continue
        copy = table.copy()
        copy.apply(player, action)
        found += slow_perft(copy, depth - 1)
    return found


def count_again() -> None:
    lines = []
    for row in table("perft"):
        start = position(row)
        row["counts"] = {depth: perft(start, int(depth)) for depth in row["counts"]}
        lines.append(json.dumps(row, ensure_ascii=False) + "\n")
    (FOLDER / "perft.jsonl").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    count_again()
