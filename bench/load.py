"""A club's evening: many tables on one server, beside a bare server on the same stack."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]

from bench.report import Row
from bench.sample import Sample

ISSUE = 10
RATE = 500.0  # actions a second, over all tables
MOST_CPU = 3.0  # times what the bare server takes
SLOWEST = 50.0  # milliseconds, the slowest of a hundred
IDLE_TABLE = 200.0  # kB
ROUNDS = 3


@dataclass
class Seen:
    """What one run showed."""

    cpu: float  # microseconds of the server's process for each action
    idle: float  # kB for each table with its clients
    empty: float  # kB for each table whose clients have left
    clients: dict[str, Any]

    def slowest(self, share: float) -> float:
        """Milliseconds that this share of the actions did not need."""
        times = self.clients["times"]
        return float(1000 * times[min(int(share * len(times)), len(times) - 1)])


def apart(process: psutil.Process, core: int) -> None:
    """Server and clients on cores of their own."""
    cores = os.cpu_count() or 1
    if hasattr(os, "sched_setaffinity"):
        process.cpu_affinity([core % cores])


def run(command: list[str], kind: str, tables: int, seconds: float) -> Seen:
    """Load one server."""
    server = subprocess.Popen(
        [sys.executable, "-m", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    clients = None
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        process = psutil.Process(server.pid)
        apart(process, 0)
        before = process.memory_info().rss
        clients = subprocess.Popen(
            [
                *(sys.executable, "-m", "bench.load_clients", address, kind),
                *(str(tables), str(RATE), str(seconds)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        apart(psutil.Process(clients.pid), 1)
        assert clients.stdin is not None
        assert clients.stdout is not None
        cpu: dict[str, float] = {}
        memory: dict[str, int] = {}
        for place in ("joined", "begun", "done", "left"):
            line = clients.stdout.readline().strip()
            if line != place:
                raise RuntimeError(f"the clients said {line!r}, not {place!r}")
            cpu[place] = sum(process.cpu_times()[:2])
            memory[place] = process.memory_info().rss
            clients.stdin.write("\n")
            clients.stdin.flush()
        result = msgspec.json.decode(clients.stdout.readline())
        clients.wait()
    finally:
        for one in (clients, server):
            if one is not None and one.poll() is None:
                one.terminate()
                one.wait()
    spent = 1e6 * (cpu["done"] - cpu["begun"]) / max(result["actions"], 1)
    per_table = 1000 * tables
    return Seen(
        spent,
        (memory["joined"] - before) / per_table,
        (memory["left"] - before) / per_table,
        result,
    )


def evening(sample: Sample) -> Iterator[Row]:
    """250 tables of four, 500 actions a second in all.

    Both servers take turns: the middle one of the rounds counts, by its CPU beside the bare one's.
    """
    tables = 50 if sample.quick else 250
    seconds = 5.0 if sample.quick else 20.0
    rounds = []
    for _ in range(1 if sample.quick else ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            db = f"sqlite:///{Path(folder) / 'load.sqlite'}"
            ours = run(["wrobel", "serve", "--port", "0", "--db", db], "table", tables, seconds)
        seen = ours.clients
        if seen["faults"] or seen["unanswered"] or seen["echoes"] != seen["actions"]:
            raise AssertionError(
                f"lost, refused or out of order: {seen['faults'] or seen['unanswered']}"
            )
        size = int(seen["size"])
        bare = run(["bench.load_bare", str(size)], "bare", tables, seconds)
        rounds.append((ours, bare))
    rounds.sort(key=lambda one: one[0].cpu / one[1].cpu)
    ratios = [f"{ours.cpu / bare.cpu:.2f}" for ours, bare in rounds]
    ours, bare = rounds[len(rounds) // 2]
    yield Row(
        f"{tables} tables, CPU of the server an action",
        ISSUE,
        ours.cpu,
        unit="µs",
        goal=round(MOST_CPU * bare.cpu),
        note=f"{', '.join(ratios)} × the bare server's, which answers "
        f"with four messages of {ours.clients['size']:.0f} bytes ({bare.cpu:.0f} µs); "
        f"{ours.clients['actions'] / seconds:.0f} actions a second",
    )
    half = f"half within {ours.slowest(0.5):.1f} ms; bare server {bare.slowest(0.5):.1f} and "
    yield Row(
        f"{tables} tables, action to echo, 99 of 100",
        ISSUE,
        ours.slowest(0.99),
        unit="ms",
        goal=SLOWEST,
        note=f"{half}{bare.slowest(0.99):.1f} ms",
    )
    yield Row(
        "memory of an idle table, its clients gone",
        ISSUE,
        ours.empty,
        unit="kB",
        goal=IDLE_TABLE,
        note=f"{ours.idle:.0f} kB with four clients; bare server {bare.idle:.0f} kB",
    )
