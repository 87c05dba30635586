"""The review in the browser: beside a replay, on every screen, in both languages."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from tests.support import browser
from tests.support.browser import CALM, DESK, PHONE, Club, check_access, fits, picture
from tests.support.screens import LOOKS, Size, apart, cut
from wrobel import Table
from wrobel.bots import make

OVER = 240_000  # milliseconds for a review of one hand
WAYS = {
    ("previous", "en"): "Previous mistake",
    ("next", "en"): "Next mistake",
    ("previous", "pl"): "Poprzedni błąd",
    ("next", "pl"): "Następny błąd",
}
SCREENS = [
    pytest.param(DESK, "en", "light", id="wide"),
    pytest.param(PHONE, "pl", "dark", id="phone"),
    pytest.param({"width": 844, "height": 390}, "en", "dark", id="landscape"),
]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def poor_game() -> bytes:
    """A hand in which the first player does anything: there is much to say."""
    table = Table("tenhou", seed="poor")
    seats = [make(name) for name in ("random", "efficient", "efficient", "efficient")]
    while table.phase not in ("hand_over", "match_over"):
        for player in table.to_act:
            table.apply(player, seats[player].choose(table.view(player)))
    return b"".join(msgspec.json.encode(event) + b"\n" for event in table.events)


@pytest.fixture(scope="module")
def replay(club: Club) -> str:
    """The address of the game; its review is made once and kept."""
    answer = club.server.http.post("/api/replays", content=poor_game())
    return f"#/replay/{answer.json()[0]['id']}"


def open_review(page: Page) -> None:
    page.locator(".bar").wait_for()
    page.locator(".review-button").click()
    expect(page.locator(".review .totals")).to_be_visible(timeout=OVER)


@pytest.mark.parametrize(("screen", "lang", "theme"), SCREENS)
def test_the_review_beside_a_replay(
    club: Club, replay: str, screen: dict[str, int], lang: str, theme: str
) -> None:
    with club.person(replay, settings={**CALM, "lang": lang, "theme": theme}, size=screen) as page:
        open_review(page)
        page.locator(".review .list button").first.click()
        expect(page.locator(".review .why li").nth(1)).to_be_attached()
        expect(page).to_have_url(re.compile(r"/own/review$"))
        check_access(page)
        fits(page)
        picture(page, f"review-{screen['width']}-{lang}")
        before = page.url
        page.keyboard.press("n" if "/0/0/" in before else "p")
        page.keyboard.press("n")
        expect(page.locator(".review .card")).to_be_visible()
        shared = page.url
        page.goto("about:blank")
        page.goto(shared)
        expect(page.locator(".review .totals")).to_be_visible(timeout=OVER)
        expect(page.locator(".review .card")).to_be_visible()


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_nothing_lies_over_anything(
    club: Club, replay: str, size: Size, lang: str, theme: str
) -> None:
    """Hand, names, discards, the scores in the middle, the panel and the ways to mistakes."""
    with club.person(replay, settings={**CALM, "lang": lang, "theme": theme}, size=size) as page:
        open_review(page)
        page.locator(".review .list button").first.click()
        page.locator(".review .why li").first.wait_for()
        apart(page, ".side", ".own .hand", ".bar", ".stage > .menu button", ".plate .who")
        apart(page, ".plate .who", ".stage > .menu button", ".river .tile", ".own .tile", ".centre")
        apart(page, ".centre .middle strong, .centre .middle .count", ".centre .score")
        for side in range(3):
            mine = f".centre [data-side='{side}'] .score"
            apart(page, mine, *(f".centre [data-side='{at}'] .score" for at in range(side + 1, 4)))
        assert cut(page, ".bar button, .review .buttons button") == []
        expect(page.locator(".review .verdict")).to_be_in_viewport(ratio=1)
        for way in ("previous", "next"):
            expect(page.get_by_role("button", name=WAYS[way, lang])).to_be_in_viewport(ratio=1)
        page.locator(".bar .mistake").first.click()
        page.locator(".bar .mistake").last.click()
        expect(page.locator(".review .card")).to_be_visible()
        picture(page, f"review-apart-{size['width']}")


def test_a_review_cut_off_by_the_network_goes_on(club: Club, replay: str) -> None:
    def unfinished(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "over": False})

    with club.person(replay) as page:
        open_review(page)
        found = page.locator(".review .list button")
        many = found.count()
        page.get_by_role("button", name="Close the review").click()
        page.route(
            "**/review?*",
            lambda route: unfinished(route) if route.request.method == "POST" else route.abort(),
        )
        page.locator(".review-button").click()
        page.get_by_role("alert").filter(has_text="The server does not answer.").wait_for()
        expect(found).to_have_count(many)
        check_access(page)
        picture(page, "review-cut-off")
        page.unroute_all()
        page.get_by_role("button", name="Go on with the review").click()
        expect(page.locator(".review").get_by_role("alert")).to_have_count(0)
        expect(page.locator(".review progress")).to_have_count(0)
        expect(found).to_have_count(many)
        club.errors.clear()  # the browser complains about the lost questions by itself


def test_learning_from_mistakes(club: Club, replay: str) -> None:
    with club.person(replay) as page:
        open_review(page)
        page.get_by_role("button", name="Learn from your mistakes").click()
        expect(page.get_by_text("What would you do here?")).to_be_visible()
        expect(page.locator(".review .why")).to_have_count(0)
        page.locator(".review .options button").first.click()
        expect(page.locator(".review .why li").nth(1)).to_be_attached()
        page.get_by_role("button", name="Next position").click()
        picture(page, "review-learn")
        check_access(page)


@pytest.mark.parametrize("way", ["played", "best"])
def test_playing_on_from_a_mistake(club: Club, replay: str, way: str) -> None:
    """A hand with bots begins at the decision, with either choice, and leads back to it."""
    with club.person(replay, settings=CALM, size=PHONE if way == "best" else DESK) as page:
        open_review(page)
        page.locator(".review .list button").first.click()
        there = page.locator(".review .card .verdict").inner_text()
        buttons = page.get_by_role("group", name="Play on from here").get_by_role("button")
        expect(buttons).to_have_count(2)
        fits(page)
        check_access(page)
        buttons.nth(0 if way == "played" else 1).click()
        expect(page).to_have_url(re.compile(r"#/game/"))
        expect(page.locator(".hand .tile").first).to_be_visible()
        picture(page, f"review-play-on-{way}")
        page.go_back()
        expect(page.locator(".review .card .verdict")).to_have_text(there, timeout=OVER)
