"""The one navigation: alike on every page, folded on a phone, by keyboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import browser
from tests.support.browser import CALM, PHONE, Club, check_access, picture

WIDE = {"width": 1440, "height": 900}
SMALL = {
    "phone": PHONE,
    "small": {"width": 320, "height": 568},
    "flat": {"width": 844, "height": 390},
}
# Pages, and the one of the navigation that each belongs to.
PARTS = {
    "": None,
    "friends": "friends",
    "calculator": "calculator",
    "book": "book",
    "settlement": "settlement",
    "replays": "replays",
    "spoken": "spoken",
    "me": "me",
    "rules": "rules",
    "rulebook/mcr": "rules",
    "compare/tenhou/mcr": "rules",
    "card/mcr": "rules",
    "events": "events",
    "help/score": None,
}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("navigation")) as opened:
        yield opened


def box(found: Locator) -> tuple[float, float]:
    """Where something begins."""
    place = found.bounding_box()
    assert place, found
    return place["x"], place["y"]


def go(page: Page, path: str) -> None:
    page.evaluate("(path) => { location.hash = `/${path}` }", path)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_is_the_same_on_every_page(club: Club, lang: str) -> None:
    with club.person(settings={**CALM, "lang": lang}, size=WIDE) as page:
        links = page.locator("#pages a")
        links.first.wait_for()
        names, left = links.all_inner_texts(), box(links.first)[0]
        assert len({box(link)[1] for link in links.all()}) == 1  # in one row
        for path, part in PARTS.items():
            go(page, path)
            current = page.locator("#pages [aria-current]")
            expect(current).to_have_count(int(part is not None))
            if part:
                expect(current).to_have_attribute("href", f"#/{part}")
            expect(links).to_have_text(names)
            assert box(links.first)[0] == pytest.approx(left, abs=1), path
            helps = page.get_by_role("link", name={"en": "Help", "pl": "Pomoc"}[lang], exact=True)
            expect(helps).to_have_count(1)


@pytest.mark.parametrize("size", SMALL)
def test_on_a_phone_it_folds(club: Club, size: str) -> None:
    polish = {**CALM, "lang": "pl", "theme": "dark"}
    with club.person(settings=polish, size=SMALL[size]) as page:
        button, links = page.locator(".unfold"), page.locator("#pages a")
        button.wait_for()
        expect(links.first).to_be_hidden()
        button.press("Enter")
        for link in links.all():
            expect(link).to_be_in_viewport(ratio=1)
        check_access(page)
        picture(page, f"navigation-{size}")
        page.keyboard.press("Escape")
        expect(links.first).to_be_hidden()
        expect(button).to_have_attribute("aria-expanded", "false")
        for path in ("book", "rules"):
            button.click()
            page.locator(f'#pages a[href="#/{path}"]').press("Enter")
            expect(page.locator(f'#pages a[href="#/{path}"]')).to_have_attribute(
                "aria-current", "page"
            )
            expect(links.first).to_be_hidden()
        expect(button).to_have_text("Zasady")
        button.click()
        page.locator("main").click(position={"x": 5, "y": 5})
        expect(links.first).to_be_hidden()
