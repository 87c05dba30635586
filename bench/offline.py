"""A reload without a network: how long until the pages are there, and until the first score."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from bench.report import Row
from bench.sample import Sample

ISSUE = 21
GOAL = 5000.0  # milliseconds
PATIENCE = 180_000
HAND = "#/calculator/rules=tenhou&hand=2234455m567p678s&win=3m&seat=S&flags=riichi"
READY = "() => document.querySelector('.offline')?.textContent.includes('Works offline')"
SCORE = ".glance .worth strong"
RULES = "[data-pattern]"
NAMES = ("chromium", "chromium-browser", "google-chrome")


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'offline.sqlite'}"
        process = subprocess.Popen(
            [sys.executable, "-m", "wrobel", "serve", "--port", "0", "--db", db],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.wait()


@contextlib.contextmanager
def every_core() -> Iterator[None]:
    """A browser is many processes: it may use all cores."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def until(page: Any, selector: str) -> float:
    """Milliseconds from a reload until something is shown."""
    start = time.perf_counter()
    page.reload(wait_until="commit")
    page.locator(selector).first.wait_for(timeout=PATIENCE)
    return 1000 * (time.perf_counter() - start)


def first_score(sample: Sample) -> Iterator[Row]:
    """The calculator after a reload without a network; the first time nothing is compiled yet."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        found = None
    if found is None:
        sample.left_out["there is no browser: offline was left out"] = None
        return
    with every_core(), server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"{address}/#/rules/tenhou")
        page.locator(RULES).first.wait_for(timeout=PATIENCE)
        page.goto(f"{address}/{HAND}")
        page.wait_for_function(READY, timeout=PATIENCE)
        page.context.set_offline(True)
        first = until(page, SCORE)
        page.wait_for_timeout(4000)  # what was compiled is being kept
        later = median(until(page, SCORE) for _ in range(1 if sample.quick else 5))
        page.goto(f"{address}/#/rules/tenhou")
        shown = median(until(page, RULES) for _ in range(1 if sample.quick else 5))
        browser.close()
    yield Row("first score offline, the very first start", ISSUE, first, unit="ms", goal=GOAL)
    yield Row("first score offline, every later start", ISSUE, later, unit="ms", goal=GOAL)
    yield Row("rules shown offline after a reload", ISSUE, shown, unit="ms", goal=1000)
