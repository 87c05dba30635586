"""A score book whose server is slow, refuses or is silent: no tap is lost without a word."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support import browser
from tests.support.browser import Club
from tests.test_browser_book import PHONE, Scorer, ticking

BOOK = "**/api/tabletop/book*"
TICK = "**/api/tabletop/tick*"
# The browser keeps nothing that counts without a server.
NO_KIT = "delete Navigator.prototype.serviceWorker"
# It is sooner out of patience.
IMPATIENT = """const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 8)"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("slow")) as opened:
        yield opened


@pytest.fixture
def page(club: Club) -> Iterator[Page]:
    """A phone whose every question needs the server; that some are refused is what is wanted."""
    with club.person("", size=PHONE) as found:
        found.context.add_init_script(NO_KIT)
        found.goto(f"{club.server.url}/#/book")
        found.reload()
        yield found
        found.context.close()
        club.errors.clear()


class Held:
    """Questions that the server has not been asked yet: each goes on when it is let go."""

    def __init__(self, page: Page, where: str) -> None:
        self.page = page
        self.routes: list[Route] = []
        page.route(where, lambda route: self.routes.append(route))  # noqa: PLW0108 - no method

    def wait(self, count: int) -> None:
        while len(self.routes) < count:
            self.page.wait_for_timeout(20)

    def release(self, which: Callable[[str], bool] = bool) -> None:
        """Let the first such question go, and wait until its answer is there."""
        route = next(one for one in self.routes if which(str(one.request.post_data)))
        self.routes.remove(route)
        with self.page.expect_response(lambda one: one.request == route.request) as answer:
            route.continue_()
        answer.value.finished()
        # What the page makes of it is done two frames later.
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )


def stick(page: Page, player: int) -> Any:
    return page.locator(f'[data-riichi="{player}"]')


def laid(page: Page, player: int) -> Any:
    return page.locator(f'[data-riichi="{player}"].laid')


def test_two_sticks_at_once_are_both_laid(page: Page) -> None:
    scorer = Scorer(page, "ema-2016")
    held = Held(page, BOOK)
    stick(page, 0).click()
    stick(page, 1).click()
    stick(page, 1).click()  # the very same tap again is one
    held.wait(1)
    page.locator("[data-saving]").wait_for()  # nothing is laid yet, and that is said
    expect(laid(page, 0)).to_have_count(0)
    held.release()
    laid(page, 0).wait_for()
    held.wait(1)
    held.release()
    laid(page, 1).wait_for()
    expect(page.locator("[data-saving]")).to_have_count(0)
    assert held.routes == []
    scorer.entries += [{"id": f"r{n}", "type": "riichi", "player": n} for n in range(2)]
    scorer.check()


def test_a_late_answer_undoes_nothing(page: Page) -> None:
    """Another tab's news are asked for before a stick is laid, and answered after it."""
    scorer = Scorer(page, "ema-2016")
    id = page.url.rsplit("/", 1)[1]
    held = Held(page, BOOK)
    page.evaluate("(id) => new BroadcastChannel('wrobel-books').postMessage(id)", id)
    held.wait(1)
    stick(page, 2).click()
    held.wait(2)
    held.release(lambda body: '"entry"' in body)
    laid(page, 2).wait_for()
    held.release()
    expect(laid(page, 2)).to_have_count(1)
    scorer.entries.append({"id": "r", "type": "riichi", "player": 2})
    scorer.check()


def test_a_sheet_opened_meanwhile_stays(page: Page) -> None:
    Scorer(page, "ema-2016")
    held = Held(page, BOOK)
    stick(page, 0).click()
    held.wait(1)
    page.locator("[data-act=draw]").click()
    page.locator('[data-tenpai="3"]').click()
    held.release()
    laid(page, 0).wait_for()
    expect(page.locator('[data-tenpai="3"]')).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("silent", [False, True], ids=["503", "silent"])
def test_what_cannot_be_written_is_said(page: Page, silent: bool) -> None:
    """The sheet stays as it was filled in; once the server answers, one more tap saves it."""
    if silent:
        page.evaluate(IMPATIENT)
    scorer = Scorer(page, "ema-2016")

    def refuse(route: Route) -> None:
        if not silent:
            route.fulfill(status=503)

    page.route(BOOK, refuse)
    stick(page, 0).click()
    expect(page.locator(".said [role=alert]")).to_contain_text("Nothing was written")
    expect(laid(page, 0)).to_have_count(0)
    page.locator('[data-seat="1"]').click()
    page.locator('[data-from="3"]').click()
    page.locator("""[data-value='{"han":3,"fu":40}']""").click()
    page.locator("[data-act=save]").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("Nothing was written")
    scorer.check()
    page.unroute(BOOK)
    page.locator("[data-act=save]").click()
    page.locator('.book[data-hands="1"]').wait_for()
    expect(page.locator(".said [role=alert]")).to_have_count(0)
    wins = [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}]
    scorer.entries.append({"id": "w", "type": "win", "wins": wins})
    scorer.check()


def test_patterns_ticked_at_once_all_count(page: Page) -> None:
    ticking(page, "ema-2016")
    held = Held(page, TICK)
    for id in ("riichi", "tanyao"):
        page.locator(f"[data-tick={id}]").click()
        expect(page.locator(f"[data-tick={id}]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-act=save]")).to_be_disabled()
    held.wait(2)
    held.release(lambda body: "tanyao" in body)
    held.release()
    for id in ("riichi", "tanyao"):
        expect(page.locator(f"[data-tick={id}]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-sum]")).to_contain_text("2 han")
