"""A real server and a real browser: what a person sees and does at the table."""

import contextlib
import json
import os
import shutil
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.conftest import missing
from tests.support.browser_script import Script, Step
from tests.support.web_run import Running, running, sqlite
from wrobel.rules.rulesets import family_of
from wrobel.web.http import static_files

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "tests" / "pictures"
LOOKED_AT = bool(os.environ.get("WROBEL_PICTURES"))
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PATIENCE = 20_000  # milliseconds for anything to appear
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
# The first needs a fifth of the others' processor time to open a page: it has no window.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--liftoff-only",  # Python in the page does not run long enough to be optimised
]
if not LOOKED_AT:  # no memory for dots: a page is laid out, tapped and printed, but not painted
    ARGUMENTS.append("--force-gpu-mem-available-mb=1")
# Nothing plays by itself: the scripts decide.
CALM = {
    "lang": "en",
    "theme": "light",
    "motion": "none",
    "autoFlowers": False,
    "autoDiscard": False,
}


def program() -> str:
    """The system's Chromium; without it, or without the pages, there is nothing to test."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        missing("browser", "there is no Chromium (Debian: chromium)")
    if not static_files.are_built():
        missing("client", "the pages are not built (make web)")
    return found


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    path = program()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


@contextlib.contextmanager
def with_fonts(browser: Browser, config: Path, *arguments: str) -> Iterator[Browser]:
    """Another browser, which sees the fonts that a configuration of fontconfig lets it see."""
    env: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(config)}
    launch = browser.browser_type.launch
    other = launch(executable_path=program(), args=[*ARGUMENTS, *arguments], env=env)
    try:
        yield other
    finally:
        other.close()


class Club:
    """A server whose next table can be told, and people who come to it."""

    def __init__(self, server: Running, told: Path, browser: Browser) -> None:
        self.server = server
        self.told = told
        self.browser = browser
        self.errors: list[str] = []

    def next_table(self, seed: str | None = None, pause: int = 0) -> None:
        """What the next game will be."""
        wish: dict[str, Any] = {"pause": pause}
        if seed is not None:
            wish["seed"] = seed
        self.told.write_text(json.dumps(wish), "utf-8")

    @contextlib.contextmanager
    def person(self, path: str = "", **wishes: Any) -> Iterator[Page]:
        """Somebody with a browser of their own; any error on the page fails the test.

        Only who says ``keeps=True`` keeps the pages and Python for times without a network:
        it takes as long as the rest of most tests.
        """
        settings = wishes.pop("settings", CALM)
        size = wishes.pop("size", DESK)
        wishes["service_workers"] = "allow" if wishes.pop("keeps", False) else "block"
        context = self.browser.new_context(viewport=size, **wishes)
        context.set_default_timeout(PATIENCE)
        told = json.dumps(json.dumps(settings))
        key = "'wrobel.settings'"
        context.add_init_script(
            f"try {{ localStorage.getItem({key}) ?? localStorage.setItem({key}, {told}) }}"
            " catch {}"
        )
        try:
            yield self.page(context, path)
        except BaseException as error:
            error.add_note(self.complaints())
            raise
        finally:
            context.close()
        if self.errors:
            pytest.fail(self.complaints())

    def complaints(self) -> str:
        """The errors so far, which are no longer those of the next test."""
        found, self.errors = self.errors, []
        return f"errors on the page: {found}"

    def page(self, context: BrowserContext, path: str) -> Page:
        """Another tab of somebody."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console",
            lambda line: self.errors.append(told_of(line)) if line.type == "error" else None,
        )
        page.goto(f"{self.server.url}/{path}")
        return page

    def pages(self, page: Page, paths: Iterable[str]) -> Iterator[str]:
        """One page after the other, each from its beginning, in the same browser."""
        for path in paths:
            page.goto("about:blank")
            page.goto(f"{self.server.url}/{path}")
            yield path


def told_of(line: ConsoleMessage) -> str:
    """What a page complains of, and where: of a refused request its address."""
    return f"{line.text} ({line.location['url']})"


@contextlib.contextmanager
def opened(folder: Path) -> Iterator[Club]:
    """A club with its own database."""
    program()
    told = folder / "table.json"
    told.write_text("{}", "utf-8")
    os.environ["WROBEL_TEST_TABLE"] = str(told)
    try:
        with running(sqlite(folder)) as server, chromium() as browser:
            yield Club(server, told, browser)
    finally:
        del os.environ["WROBEL_TEST_TABLE"]


# The faces of tiles say nothing (their bodies are named): thousands of elements less to look at.
# Only rules whose breach would be grave are asked: the others take a third of the time.
LOOK = """async () => {
  const tops = document.querySelectorAll('.tile > .top');
  const faces = [...tops].map((face) => [face.parentNode, face]);
  for (const [, face] of faces) face.remove();
  const grave = axe._audit.rules
    .filter((rule) => rule.enabled && ['serious', 'critical'].includes(rule.impact))
    .filter((rule) => !rule.tags.includes('experimental') && !rule.tags.includes('deprecated'))
    .map((rule) => rule.id);
  const how = {resultTypes: ['violations'], elementRef: false, preload: false, iframes: false};
  try {
    return await axe.run(document, {...how, runOnly: {type: 'rule', values: grave}});
  } finally {
    for (const [tile, face] of faces) tile.append(face);
  }
}"""


# What a person does


def sit_down(club: Club, page: Page, script: Script, length: str = "hand") -> None:
    """Choose the family and the length, and press the one big button."""
    club.next_table(script.seed)
    page.locator(f"input[name=family][value={family_of(script.rules)}]").check(force=True)
    page.locator(f"input[name=length][value={length}]").check(force=True)
    page.locator("input[name=bots][value=efficient]").check(force=True)
    page.locator("button.main.big").click()
    page.locator(".hand button").first.wait_for()


def offer(page: Page, step: Step) -> Any:
    return page.locator(f".claims button[data-type={step.action.type}]").nth(step.number)


def held(page: Page, step: Step) -> Any:
    """The tile of the hand that a discard means."""
    place = ".drawn" if step.action.drawn else ":not(.drawn)"
    tile = step.action.to_dict()["tile"]
    return page.locator(f'.hand button.playable{place}[data-tile="{tile}"]').first


def take(page: Page, step: Step) -> None:
    """Do one step of a script with the mouse."""
    if step.action.type == "discard":
        held(page, step).click()
        return
    if step.action.type == "riichi":
        page.locator(".claims button[data-type=riichi]").click()
        if step.choices > 1:
            held(page, step).click()
        return
    offer(page, step).click()


def play(page: Page, script: Script, first: int = 0, last: int | None = None) -> None:
    """Do the steps of a script, one when the other has been answered."""
    for step in script.steps[first:last]:
        take(page, step)


def result(page: Page) -> Any:
    """The panel at the end of a hand."""
    panel = page.locator("dialog[open]")
    panel.wait_for()
    return panel


# What is looked at


def picture(page: Page, name: str) -> None:
    """Keep how it looks, for people, if they ask for it."""
    if LOOKED_AT:
        PICTURES.mkdir(exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png")


@cache
def axe() -> str:
    if not AXE.is_file():
        missing("client", "axe-core is not installed (make web)")
    return AXE.read_text("utf-8")


def check_access(page: Page) -> None:
    """Nothing serious that an automatic check of accessibility can see."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(axe())
    found = page.evaluate(LOOK)
    grave = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    told = [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in grave]
    if told:
        pytest.fail(f"{page.url}: {told}")


def in_both_themes(page: Page) -> Iterator[str]:
    """The page as it is, light and dark: as when somebody changes the setting."""
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        yield theme


def fits(page: Page) -> None:
    """The table needs no scrolling in either direction."""
    sizes = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(sizes) <= 0, sizes
