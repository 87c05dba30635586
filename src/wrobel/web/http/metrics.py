"""What the server counts and measures, as text for Prometheus.

Counts belong to the process; what can be looked up is looked up when somebody asks.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from wrobel.web.rooms.room import Room
    from wrobel.web.rooms.rooms import House
    from wrobel.web.wire.connection import Connection

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SLOW = (0.001, 0.005, 0.02, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)

disable_created_metrics()  # type: ignore[no-untyped-call]
registry = CollectorRegistry()
ProcessCollector(registry=registry)
ACTIONS = Counter("wrobel_actions", "Moves that were accepted.", ["by"], registry=registry)
REFUSALS = Counter(
    "wrobel_refusals", "Requests and messages that were refused.", ["code"], registry=registry
)
REQUESTS = Histogram(
    "wrobel_request_seconds",
    "Answers to requests over HTTP.",
    ["method", "status"],
    buckets=FAST,
    registry=registry,
)
COMMITS = Histogram(
    "wrobel_commit_seconds", "Transactions of the database.", buckets=FAST, registry=registry
)
BOTS = Histogram("wrobel_bot_seconds", "Answers of bots.", ["bot"], buckets=SLOW, registry=registry)
BACKUPS = Counter("wrobel_backups", "Backups by schedule.", ["result"], registry=registry)
LAST_BACKUP = Gauge(
    "wrobel_last_backup_timestamp_seconds",
    "When the last backup of this process was made and found whole.",
    registry=registry,
)
AGAIN = Counter(
    "wrobel_moves_again", "Moves that were played again to take one back.", registry=registry
)
BACKGROUND = Counter(
    "wrobel_background_failures",
    "Failures of work in the background.",
    ["task"],
    registry=registry,
)


class InHouse(Collector):
    """What is in a house now."""

    def __init__(self, house: "House") -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        rooms = [opened.room for opened in self.house.rooms.values()]
        yield GaugeMetricFamily("wrobel_tables", "Tables that are open.", len(rooms))
        connections = GaugeMetricFamily(
            "wrobel_connections", "People and programs at tables.", labels=["as"]
        )
        players = sum(guest.player is not None for room in rooms for guest in room.guests)
        everybody = sum(len(list(guests_of(room))) for room in rooms)
        connections.add_metric(["player"], players)
        connections.add_metric(["watcher"], everybody - players)
        yield connections
        queues = GaugeMetricFamily("wrobel_queue_length", "What waits, by where.", labels=["queue"])
        waiting = [len(guest.waiting) for room in rooms for guest in guests_of(room)]
        queues.add_metric(["database"], self.house.store.writer.pending)
        queues.add_metric(["bots"], len(self.house.thinking.waiting))
        queues.add_metric(["clients"], sum(waiting))
        queues.add_metric(["slowest_client"], max(waiting, default=0))
        yield queues
        upkeep = GaugeMetricFamily(
            "wrobel_background_tasks", "Work in the background that goes on.", labels=["task"]
        )
        for task in self.house.upkeep:
            upkeep.add_metric([task.get_name()], not task.done())
        yield upkeep


def guests_of(room: "Room") -> Iterator["Connection"]:
    """Everybody connected to a table, those who look on too."""
    yield from room.guests
    if room.gallery is not None:
        yield from room.gallery.guests


def text(house: "House") -> bytes:
    """Everything, in the format that Prometheus reads."""
    now = CollectorRegistry()
    now.register(InHouse(house))
    return generate_latest(registry) + generate_latest(now)
