"""The Back button closes what lies on top of a page; addresses lead to a page or say why not."""

import json
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.support import browser
from tests.support.browser import CALM, PHONE, Club, check_access, picture
from tests.support.browser_script import sensible, write

LONG = "Maksymilian Brzęczyszczykiewiczowski-Konstantynopolitański"
NAMES = ["Ala", "Bo", LONG, "Dan"]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("back")) as opened:
        yield opened


@pytest.fixture(scope="module")
def replay(club: Club) -> str:
    """The address of a game of two hands; one of its players has a long name."""
    events = [
        json.loads(msgspec.json.encode(one))
        for one in write("tenhou", "replay", sensible, 2).events
    ]
    log = "".join(
        json.dumps(one | {"names": NAMES} if "names" in one else one) + "\n" for one in events
    )
    return f"#/replay/{club.server.http.post('/api/replays', content=log.encode()).json()[0]['id']}"


def length(page: Page) -> int:
    return int(page.evaluate("history.length"))


def settled(page: Page, over: int) -> None:
    """So many windows have an entry of the history now."""
    page.wait_for_function("over => (history.state?.over ?? 0) === over", arg=over)


def test_back_closes_what_is_on_top(club: Club) -> None:
    with club.person("#/rules", size=PHONE) as page:
        page.get_by_role("heading").first.wait_for()
        page.evaluate("location.hash = '/'")
        page.get_by_role("button", name="Settings").click()
        dialog = page.locator("dialog[open]")
        dialog.wait_for()
        settled(page, 1)
        page.go_back()
        expect(dialog).to_have_count(0)
        expect(page).to_have_url(f"{club.server.url}/#/")
        page.go_forward()  # opens nothing, and comes back
        settled(page, 0)
        expect(dialog).to_have_count(0)
        page.get_by_role("button", name="Settings").click()
        dialog.wait_for()
        settled(page, 1)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        settled(page, 0)
        page.go_back()  # nothing is left behind by a window closed otherwise
        expect(page).to_have_url(f"{club.server.url}/#/rules")


def test_a_page_loaded_anew_has_no_windows(club: Club) -> None:
    with club.person("#/rules") as page:
        page.evaluate("location.hash = '/'")
        page.get_by_role("button", name="Settings").click()
        page.locator("dialog[open]").wait_for()
        settled(page, 1)
        page.reload()
        page.get_by_role("button", name="Settings").wait_for()
        settled(page, 0)
        expect(page.locator("dialog")).to_have_count(0)
        page.go_back()
        expect(page).to_have_url(f"{club.server.url}/#/rules")


def test_arrows_and_back_at_the_result_of_a_replay(club: Club, replay: str) -> None:
    with club.person("#/replays", size=PHONE) as page:
        page.get_by_role("heading").first.wait_for()
        page.evaluate("to => { location.hash = to }", replay)
        step = page.locator(".bar output")
        step.wait_for()
        steps = int(step.inner_text().split("/")[1])
        panel = page.locator("dialog[open]")
        page.keyboard.press("End")
        panel.wait_for()
        settled(page, 1)
        page.keyboard.press("ArrowLeft")  # before the result
        expect(step).not_to_have_text(f"{steps}/{steps}")
        expect(panel).to_have_count(0)
        settled(page, 0)
        expect(page).not_to_have_url(f"{club.server.url}/{replay}/0/{steps - 1}/0")
        page.keyboard.press("End")
        panel.wait_for()
        settled(page, 1)
        page.go_back()
        expect(panel).to_have_count(0)
        expect(page).to_have_url(f"{club.server.url}/{replay}/0/{steps - 1}/0")
        page.keyboard.press("Home")
        page.keyboard.press("End")
        panel.wait_for()
        page.keyboard.press("ArrowRight")  # on to the next hand
        expect(page).to_have_url(f"{club.server.url}/{replay}/1/0/0")
        settled(page, 0)
        page.go_back()
        expect(page).to_have_url(f"{club.server.url}/#/replays")


def test_an_address_that_leads_nowhere(club: Club) -> None:
    polish = {**CALM, "lang": "pl", "theme": "dark"}
    with club.person("#/nonsense", size=PHONE, settings=polish) as page:
        page.get_by_role("heading", name="Nie ma takiej strony").wait_for()
        check_access(page)
        picture(page, "no-page")
        page.locator("main a.main").click()
        page.locator("button.main.big").wait_for()


def test_a_long_name_ends_with_dots_and_is_said_whole_at_a_touch(club: Club, replay: str) -> None:
    with club.person(replay, size=PHONE, has_touch=True) as page:
        name = page.locator(".plate .name", has_text=LONG)
        name.wait_for()
        words = name.evaluate(
            """name => [...name.textContent.matchAll(/[^ -]+/g)].map(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(name.firstChild, index);
              range.setEnd(name.firstChild, index + word.length);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size;
            })"""
        )
        assert set(words) == {1}  # no word is broken
        expect(name).to_have_css("text-overflow", "ellipsis")
        expect(name).to_have_attribute("title", LONG)
        name.tap()
        expect(page.get_by_role("status").filter(has_text=LONG).last).to_be_visible()
        page.locator(".plate .name", has_text="Bo").tap()
        expect(page.get_by_role("status").filter(has_text="Bo")).to_have_count(0)
