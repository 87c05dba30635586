"""What all tests share: how long to go on, and what may be missing."""

import os
import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import NoReturn, TypeVar

import pytest
from hypothesis import HealthCheck, settings

import wrobel

T = TypeVar("T")

os.environ.pop("WROBEL_RULES", None)  # whatever whoever tests usually plays
LONG = bool(os.environ.get("WROBEL_LONG"))
REQUIRED = frozenset(filter(None, os.environ.get("WROBEL_REQUIRE", "").split(",")))

# What does not depend on how the inner modules run is proved once, compiled, and both ways only
# in make test-all: the examples of the documentation, whether a server outlives being killed,
# backups, the descriptions of its interface.
ONCE = ["test_docs.py", "test_client_build.py", "test_web_kill.py", "test_web_backup.py"]
ONCE += ["test_web_schema.py", "test_web_expiry.py", "test_cli_start.py"]
# Who may come in and what it costs, books and events on the server, its files and figures: the
# games themselves, the journal, replays and the readers of logs are tried in both ways.
ONCE += ["test_web_background.py", "test_web_books.py", "test_web_club.py", "test_web_costs.py"]
ONCE += ["test_web_edge.py", "test_web_event.py", "test_web_event_online.py", "test_web_files.py"]
ONCE += ["test_web_hostile.py", "test_web_hosts.py", "test_web_lines.py", "test_web_metrics.py"]
ONCE += ["test_web_people.py", "test_web_reading.py", "test_web_roles.py", "test_web_seats.py"]
ONCE += ["test_web_soak.py"]
# Programs and bots of others at the simulator, which itself is tried in both ways; the messages of
# the server and its doors: the same Python either way.
ONCE += ["test_yardstick.py", "test_sim_python.py", "test_sim_mjai.py", "test_web_http.py"]
ONCE += ["test_web_friends.py", "test_web_messages.py", "test_web_types.py"]
# Thousands of playouts; a test there compares one decision in both ways.
ONCE += ["test_hints.py", "test_review.py", "test_review_certain.py", "test_web_review.py"]
ONCE += ["test_review_contract.py", "test_review_hindsight.py", "test_review_reasons.py"]
ONCE += ["test_levels.py", "test_thought.py"]
# Its clones run interpreted in any case.
ONCE += ["test_families.py"]
INTERPRETED = bool(os.environ.get("WROBEL_INTERPRETED"))
collect_ignore_glob = ["test_browser_*.py"] if INTERPRETED else []
collect_ignore = ONCE if INTERPRETED and not LONG else []

# A file is run by one worker (--dist loadfile), which starts its server and its browser once.
# The longest come first, by what they take alone, so that no worker ends long after the others.
FIRST = (
    *("test_browser_rules", "test_browser_book", "test_browser_ways", "test_browser_"),
    *("test_bots", "test_families", "test_shapes", "test_web_", "test_riichi", "test_table_"),
    *("test_review", "test_verify", "test_sim", "test_tabletop", "test_seating", "test_event"),
)

settings.register_profile(
    "wrobel",
    derandomize=True,
    deadline=None,
    max_examples=2000 if LONG else 150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    database=None,
)
settings.load_profile("wrobel")


INSTALL = {
    "browser": "Chromium (Debian: apt-get install chromium)",
    "poppler": "a viewer of PDF files (Debian: apt-get install poppler-utils)",
    "client": "the pages for the browser (make web; needs the network once)",
    "postgres": "PostgreSQL (Debian: apt-get install postgresql)",
    "data": "the third-party data; its folder is named by WROBEL_DATA",
    "node": "Node 20.19 or newer (make web brings one along)",
    "rival": "the rival of make yardstick (npm; needs Node and the network once)",
    "compiled": "a C compiler (Debian: apt-get install gcc), then make clean",
}


def pytest_configure() -> None:
    """Answer to signals, and let our children do so, where whoever started us ignores them.

    ``make test &`` in a script, ``nohup`` and some build servers do; a child inherits it.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> None:
    """Get the plugin that makes a test of every operation, for the one file that wants it."""
    if module_path.name == "test_web_schema.py":
        parent.config.pluginmanager.import_plugin("schemathesis.pytest.plugin")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order the files: the longest first, the others as they come.

    Of tests with one name xdist runs only one, and says nothing.
    """
    names = Counter(item.nodeid for item in items)
    if len(names) < len(items):
        raise pytest.UsageError(f"several tests are called {names.most_common(1)[0][0]}")
    last = len(FIRST)
    places = {name: place for place, name in enumerate(FIRST)}

    def place(item: pytest.Item) -> int:
        return min(
            (at for name, at in places.items() if item.path.name.startswith(name)), default=last
        )

    items.sort(key=place)


def missing(what: str, reason: str) -> NoReturn:
    """Skip a test for want of something, or fail where it is required."""
    if what in REQUIRED or (what in ("client", "poppler") and "browser" in REQUIRED):
        pytest.fail(f"{reason} (required here)")
    pytest.skip(f"[{what}] {reason}")


def wanting(report: object) -> str | None:
    """What a skipped test was skipped for, if it is something one can install."""
    text = str(getattr(report, "longrepr", ""))
    return next((what for what in INSTALL if f"[{what}]" in text), None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end how many tests did not run, and what to install for them."""
    skipped = terminalreporter.stats.get("skipped", [])
    counts = Counter(filter(None, map(wanting, skipped)))
    if counts:
        terminalreporter.section("not everything was tested")
        for what, count in sorted(counts.items()):
            tests = "test" if count == 1 else "tests"
            terminalreporter.line(f"{count} {tests} skipped for want of {INSTALL[what]}")


def share(things: Iterable[T], compiled: int, interpreted: int, long: int) -> Iterator[T]:
    """So many of the things as this way of running can afford."""
    count = long if LONG else compiled if wrobel.mode() == "compiled" else interpreted
    return islice(things, count)


def pytest_report_header() -> str:
    return f"wrobel {wrobel.__version__} runs {wrobel.mode()}"
