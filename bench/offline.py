"""A reload without a network: how long until pages and a book are there, and the first score."""

import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from bench.browsing import pages
from bench.report import Row
from bench.sample import Sample

ISSUE = 21
GOAL = 5000.0  # milliseconds
PATIENCE = 180_000
HAND = "#/calculator/rules=tenhou&hand=2234455m567p678s&win=3m&seat=S&flags=riichi"
READY = "() => document.querySelector('.offline')?.textContent.includes('Works offline')"
SCORE = ".glance .worth strong"
RULES = "[data-pattern]"
SEAT = "[data-seat]"
# Python's memory has been kept.
KEPT = """async () => {
  const kept = async () => (await (await caches.open('kept-memory')).keys()).length;
  while (!(await kept())) await new Promise((again) => setTimeout(again, 100));
}"""


def until(page: Any, selector: str) -> float:
    """Milliseconds from a reload until something is shown."""
    start = time.perf_counter()
    page.reload(wait_until="commit")
    page.locator(selector).first.wait_for(timeout=PATIENCE)
    return 1000 * (time.perf_counter() - start)


def first_score(sample: Sample) -> Iterator[Row]:
    """The calculator after a reload without a network; at first Python's memory is not kept yet."""
    with pages(sample, "offline") as found:
        if found is None:
            return
        browser, address = found
        page = browser.new_page()
        page.goto(f"{address}/#/rules/tenhou")
        page.locator(RULES).first.wait_for(timeout=PATIENCE)
        page.goto(f"{address}/#/book")
        page.locator("[data-act=begin]").click()
        page.locator(SEAT).first.wait_for(timeout=PATIENCE)
        book = page.url
        page.goto(f"{address}/{HAND}")
        page.wait_for_function(READY, timeout=PATIENCE)
        page.context.set_offline(True)
        times = range(1 if sample.quick else 5)
        first = until(page, SCORE)
        page.evaluate(KEPT)
        later = median(until(page, SCORE) for _ in times)
        page.goto(f"{address}/#/rules/tenhou")
        shown = median(until(page, RULES) for _ in times)
        page.goto(book)
        opened = median(until(page, SEAT) for _ in times)
    yield Row("first score offline, the very first start", ISSUE, first, unit="ms", goal=GOAL)
    yield Row("first score offline, every later start", ISSUE, later, unit="ms", goal=GOAL)
    yield Row("rules shown offline after a reload", ISSUE, shown, unit="ms", goal=1000)
    yield Row("a score book shown offline after a reload", ISSUE, opened, unit="ms", goal=1000)
