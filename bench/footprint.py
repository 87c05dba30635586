"""What it costs to be there: import, the first distance, the tables on disk and in memory."""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from statistics import median

from bench.report import Row
from bench.sample import Sample
from bench.timing import measure, process

ISSUE = 2
COMMAND = "from wrobel.cli.main import main; main()"
SCORE = ["score", "22333m555p777s99p", "9p", "--by", "self-draw", "--rules", "tenhou"]
FIRST = """
import json, time, wrobel
start = time.process_time_ns()
wrobel.distance("123m456p789s1122z")
print(json.dumps(time.process_time_ns() - start))
"""
# What the process grows by when the tables are loaded; the modules they import are there before.
MEMORY = """
import json, mmap, os, re, zlib
import importlib.resources
import wrobel

def resident():
    with open("/proc/self/statm") as pages:
        return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

before = resident()
import wrobel.shape.tables, wrobel.shape.hand, wrobel.shape.quick, wrobel.shape.readings
wrobel.shape.hand.Shape([1] * 13 + [0] * 21).distance(1)
print(json.dumps(resident() - before))
"""


def told(script: str) -> float:
    """The number a script prints, run in a fresh interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return float(json.loads(done.stdout))


def start(sample: Sample) -> Iterator[Row]:
    """Processor time of whole processes, medians of differences between neighbours."""
    rounds = 5 if sample.quick else 15
    contenders = [
        process("bare", [sys.executable, "-c", "pass"], 1),
        process("ours", [sys.executable, "-c", "import wrobel"], 1),
    ]
    times = measure(contenders, rounds).rounds
    more = median(own - bare for own, bare in zip(times["ours"], times["bare"], strict=True))
    yield Row("import wrobel", ISSUE, max(more, 0) / 1e6, "ms", goal=60)
    score = process("score", [sys.executable, "-c", COMMAND, *SCORE], 1)
    whole = median(measure([score], rounds).rounds["score"])
    yield Row("wrobel score, its start included", ISSUE, whole / 1e6, "ms", goal=120)
    first = median(told(FIRST) for _ in range(rounds))
    yield Row("first distance", ISSUE, first / 1e6, "ms", goal=250)


def tables(_sample: Sample) -> Iterator[Row]:
    """Tables are the files beside the code that are not code."""
    shape = files("wrobel.shape")
    size = sum(len(entry.read_bytes()) for entry in shape.iterdir() if entry.name.endswith(".bin"))
    yield Row("tables, installed", ISSUE, size / 1e6, "MB", goal=3)
    if Path("/proc/self/statm").exists():
        yield Row("tables, in memory", ISSUE, told(MEMORY) / 1e6, "MB", goal=12)
