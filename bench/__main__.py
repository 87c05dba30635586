"""Run the benchmarks: ``python -m bench``."""

import argparse
import json
import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console

import wrobel
from bench import (
    events,
    feel,
    footprint,
    load,
    offline,
    peers,
    proofs,
    reviews,
    scores,
    shapes,
    sims,
    tables,
)
from bench.report import Row, markdown, show
from bench.sample import Sample
from bench.timing import one_core

GROUPS: dict[str, Callable[[Sample], Iterator[Row]]] = {
    "distance-batch": shapes.distance_batch,
    "distance-threads": shapes.distance_threads,
    "distance-text": shapes.distance_text,
    "waits": shapes.waits,
    "discards": shapes.discards,
    "interpreted": shapes.interpreted,
    "start": footprint.start,
    "tables": footprint.tables,
    "riichi-batch": scores.riichi_batch,
    "riichi-single": scores.riichi_single,
    "riichi-lines": scores.lines,
    "mcr": scores.mcr,
    "hongkong": scores.hongkong,
    "hongkong-beside-riichi": scores.hongkong_beside_riichi,
    "hands": tables.hands,
    "copies": tables.copies,
    "verify": proofs.verify,
    "decisions": sims.decisions,
    "sim-hands": sims.hands,
    "sim-command": sims.command,
    "sim-jobs": sims.jobs,
    "sim-memory": sims.memory,
    "review": reviews.reviews,
    "load": load.evening,
    "seating": events.seating,
    "standings": events.standings_of_many,
    "event": events.event_of_many,
    "offline": offline.first_score,
    "feel": feel.feel,
}
# What a group runs in a process of its own; only on request.
INNER = {"interpreted-here": shapes.interpreted_here}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Wróbel beside other programs, in the same run."
    )
    parser.add_argument(
        "--only",
        metavar="NAME",
        action="append",
        help=f"only these groups, or those that begin so: {', '.join(GROUPS)}",
    )
    parser.add_argument("--quick", action="store_true", help="a tenth of the hands, fewer rounds")
    parser.add_argument("--json", metavar="FILE", help="also write the rows as JSON (- = stdout)")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    return parser.parse_args()


def chosen(only: list[str] | None) -> list[str]:
    """The names of the groups to run."""
    if not only:
        return list(GROUPS)
    names = [name for name in only if name in INNER]
    names += [name for name in GROUPS if any(name.startswith(start) for start in only)]
    unknown = [start for start in only if not any(name.startswith(start) for name in names)]
    if unknown:
        sys.exit(f"there is no {', '.join(unknown)}; there are: {', '.join(GROUPS)}")
    return names


def about(sample: Sample) -> list[str]:
    """What was measured where."""
    versions = [peers.version(name) for name in peers.MODULES if peers.here(name)]
    return [
        f"wrobel {wrobel.__version__}, {wrobel.mode()}; Python {platform.python_version()}, "
        f"{platform.system()} {platform.machine()}" + (", a quick run" if sample.quick else ""),
        "peers: " + (", ".join(versions) or "none"),
    ]


def main() -> None:
    options = arguments()
    sample = Sample(options.quick)
    errors = Console(stderr=True)
    one_core()
    rows: list[Row] = []
    names = chosen(options.only)
    for number, name in enumerate(names, 1):
        errors.print(f"{number}/{len(names)} {name} …", highlight=False)
        rows += {**GROUPS, **INNER}[name](sample)
    rows.sort(key=lambda row: row.issue)
    for line in sample.left_out:
        errors.print(line, highlight=False, markup=False)
    if options.json:
        told = {"about": about(sample), "rows": [row.to_dict() for row in rows]}
        text = json.dumps(told, ensure_ascii=False, indent=1) + "\n"
        if options.json == "-":
            sys.stdout.write(text)
            return
        Path(options.json).write_text(text, encoding="utf-8")
    if options.markdown:
        sys.stdout.write(markdown(rows, [*about(sample), *sample.left_out]))
        return
    console = Console(width=None if sys.stdout.isatty() else 140)
    for line in about(sample):
        console.print(line, highlight=False)
    show(rows, console)


if __name__ == "__main__":
    main()
