"""Counts the instructions of the inner loops that ``make bench`` times.

``python -m tools.instructions`` runs a fixed small share of each row under valgrind's callgrind
and prints the instructions for one item; ``--source`` names the ``src`` folder of another tree with
compiled modules, ``--beside`` a file written with ``--json``, to compare with. Unlike times, counts
do not depend on what else the machine does.

One process runs all rows. Around each loop it calls ``getppid``, at which callgrind is told to
write down what it has counted since the last time. Only what both trees have may be asked here.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
MARK = "getppid"
MOST = 0.03  # a row may have grown by so much
PACKED = 600  # wins of each family

Loop = tuple[Callable[[], Any], int]


def inputs() -> dict[str, Any]:
    """The hands and wins that both trees are given, from the generators of ``make bench``."""
    from bench.hands import counts_of, hands, waiting
    from bench.wins import generated

    return {
        "distance": [counts_of(hand) for hand in hands("distance", 4000)],
        "waits": [counts_of(hand) for hand in waiting("waits", 2000)],
        "discards": [counts_of(hand) for hand in hands("discards", 400, (14,))],
        "riichi": generated("riichi", "mahjong-soul", "bench", PACKED),
        "mcr": generated("mcr", "mcr-cn98", "bench", PACKED),
        "hongkong": generated("hongkong", "hk-old", "bench", PACKED),
    }


def loops(given: dict[str, Any]) -> dict[str, Loop]:
    """What is counted, and how many items it has."""
    from wrobel import Table, batch, bots, sim
    from wrobel.shape.hand import RIICHI_FORMS, Shape

    rows = memoryview(bytes(count for hand in given["distance"] for count in hand))
    counts = rows.cast("B", (len(given["distance"]), 34))
    wins = {family: batch.pack(given[family]) for family in ("riichi", "mcr", "hongkong")}

    def of_shapes(hands: list[list[int]], look: Callable[[Any], Any]) -> Loop:
        return lambda: [look(Shape(hand)) for hand in hands], len(hands)

    def of_bots(bot: str, hands: int) -> Loop:
        return lambda: sim.run("tenhou", [bot] * 4, hands=hands, seed="bench"), hands

    def strong_hand() -> None:
        table = Table("tenhou", "bench", record=False)
        players = [bots.make("strong", bytes([seat])) for seat in range(4)]
        while table.to_act:
            player = table.to_act[0]
            table.apply(player, players[player].choose(table.view(player)))

    return {
        "batch.distance": (partial(batch.distance, counts), len(counts)),
        "waits": of_shapes(given["waits"], lambda shape: shape.waits(RIICHI_FORMS)),
        "discards": of_shapes(given["discards"], lambda shape: shape.discards(RIICHI_FORMS)),
        **{
            f"batch.score, {family}": (partial(batch.score, wins[family]), PACKED)
            for family in wins
        },
        **{f"pack, {family}": (partial(batch.pack, given[family]), PACKED) for family in wins},
        "sim, four random bots": of_bots("random", 60),
        "sim, four efficient bots": of_bots("efficient", 8),
        "a hand of four strong bots": (strong_hand, 1),
    }


def run_loops(given: dict[str, Any]) -> None:
    """Once to fill what is kept, once between two marks; the names to standard output."""
    from wrobel import mode

    if mode() != "compiled":
        raise SystemExit("only compiled modules are counted")
    for name, (loop, items) in loops(given).items():
        loop()
        os.getppid()
        loop()
        os.getppid()
        print(json.dumps([name, items]), flush=True)


def counted(source: Path) -> dict[str, float]:
    """Instructions for an item, by row."""
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder, "given.json")
        given.write_text(json.dumps(inputs()))
        out = Path(folder, "counted")
        done = subprocess.run(
            [
                *("valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"),
                *(f"--dump-before={MARK}", sys.executable),
                *(str(Path(__file__).resolve()), "--loops", str(given)),
            ],
            env={**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        rows = [json.loads(line) for line in done.stdout.splitlines()]
        # the dumps before the first mark and between two loops are not of a loop
        totals = [total_of(Path(f"{out}.{place}")) for place in range(2, 2 * len(rows) + 1, 2)]
    return {
        name: round(total / items, 1) for (name, items), total in zip(rows, totals, strict=True)
    }


def total_of(dump: Path) -> int:
    found = re.search(r"^(?:totals|summary): (\d+)", dump.read_text(), re.MULTILINE)
    if found is None:
        raise ValueError(f"{dump} has no total")
    return int(found[1])


def table_of(now: dict[str, float], before: dict[str, float]) -> list[str]:
    """The rows for people, with what changed."""
    lines = ["| row | before | now | change |", "|---|---:|---:|---:|"]
    for name, count in now.items():
        old = before.get(name)
        change = f"{100 * (count / old - 1):+.1f} %" if old else ""
        lines.append(f"| {name} | {f'{old:,.0f}' if old else ''} | {count:,.0f} | {change} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=Path, default=ROOT / "src", metavar="FOLDER")
    parser.add_argument("--beside", type=Path, metavar="FILE", help="counts to compare with")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the counts there")
    parser.add_argument("--loops", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.loops:
        run_loops(json.loads(asked.loops.read_text()))
        return
    now = counted(asked.source.resolve())
    if asked.json:
        asked.json.write_text(json.dumps(now, indent=2) + "\n")
    before = json.loads(asked.beside.read_text()) if asked.beside else {}
    print("\n".join(table_of(now, before)))
    grown = [name for name, count in now.items() if count > (1 + MOST) * before.get(name, count)]
    if grown:
        raise SystemExit(f"more than {MOST:.0%} more instructions: {', '.join(grown)}")


if __name__ == "__main__":
    main()
