"""How the table feels: from *Play* to the first tile, and the longest frame of an animated hand."""

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from statistics import median
from typing import Any

from bench.browsing import pages
from bench.report import Row
from bench.sample import Sample

ISSUE = 19
PATIENCE = 180_000
DESK = {"width": 1440, "height": 900}
SETTINGS = {"lang": "en", "motion": "full", "pace": "quick", "autoWin": True, "noClaims": True}
CATEGORIES = [
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "devtools.timeline.frame",
]
# Something visible always moves, so that a frame is due all the time and a gap is a late frame.
ALWAYS_MOVING = """() => {
  const dot = document.createElement('i');
  dot.style.cssText =
    'position:fixed;left:0;top:0;width:3px;height:3px;background:#888;z-index:99999';
  document.body.append(dot);
  dot.animate({translate: ['0', '300px']}, {duration: 1000, iterations: Infinity});
  const next = () => requestAnimationFrame(next);
  next();
}"""


def at_home(browser: Any, address: str) -> Any:
    """The first page, everything chosen."""
    context = browser.new_context(viewport=DESK)
    told = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(f"localStorage.setItem('wrobel.settings', {told})")
    page = context.new_page()
    page.goto(address)
    page.locator("input[name=length][value=hand]").check(force=True)
    return page


def sit_down(page: Any) -> float:
    """Milliseconds from the button to the first tile."""
    start = time.perf_counter()
    page.locator("button.main.big").click()
    page.locator(".hand button").first.wait_for(timeout=PATIENCE)
    return 1000 * (time.perf_counter() - start)


def frames(events: Sequence[Mapping[str, Any]]) -> list[float]:
    """Milliseconds from every drawn frame to the next, of the process that draws the page."""
    main = {
        event["pid"]
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    times: dict[int, list[float]] = {}
    for event in events:
        if event.get("name") == "DrawFrame" and event["pid"] in main:
            times.setdefault(event["pid"], []).append(event["ts"])
    drawn: list[float] = []
    for one in times.values():
        if len(one) > len(drawn):
            drawn = sorted(one)
    return [(later - earlier) / 1000 for earlier, later in pairwise(drawn)]


def longest_task(events: Sequence[Mapping[str, Any]]) -> float:
    """Milliseconds of processor time of the longest piece of work of a page's main thread."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    return max(
        float(event.get("tdur", event["dur"])) / 1000
        for event in events
        if event.get("ph") == "X" and (event["pid"], event["tid"]) in main and "dur" in event
    )


def feel(sample: Sample) -> Iterator[Row]:
    """The first hand of somebody who has just come, then a hand that plays itself, animated."""
    with pages(sample, "the table") as opened:
        if opened is None:
            return
        browser, address = opened
        first = []
        for _ in range(1 if sample.quick else 5):
            page = at_home(browser, address)
            first.append(sit_down(page))
            page.context.close()
        page = at_home(browser, address)
        page.evaluate(ALWAYS_MOVING)
        sit_down(page)
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.locator(".switches button").last.click()  # what is drawn is discarded
        page.locator("dialog[open]").wait_for(timeout=PATIENCE)
        events = json.loads(browser.stop_tracing())["traceEvents"]
    told = frames(events)
    late = sum(one > 50 for one in told)
    note = f"{len(told)} frames from the deal to the result, {late} over 50 ms on the clock"
    yield Row("Play to the first tile", ISSUE, median(first), unit="ms", goal=2000)
    yield Row("longest frame of a hand", ISSUE, max(told), unit="ms", goal=50, note=note)
    task = longest_task(events)
    yield Row("longest work for a frame, processor time", ISSUE, task, unit="ms", goal=50)
