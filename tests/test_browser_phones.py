"""Several phones, one score book: joined by a link, a hand twice, a partition, one writer."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support import browser
from tests.support.browser import CALM, Club, check_access
from tests.test_browser_book import PHONE, POLISH, Scorer

BOOKS = "**/api/books/**"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("phones")) as opened:
        yield opened


def shared(page: Page, role: str = "writer") -> str:
    """The link for another phone, from the sheet; the sheet is closed again."""
    page.locator("[data-act=more]").click()
    page.locator("[data-act=phones]").click()
    share = page.locator("[data-act=share]")
    if share.count():
        share.click()
    page.locator(f"[data-role={role}]").click()
    link = str(page.locator(f"[data-link={role}]").text_content())
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    return link[link.index("#") :]


@contextmanager
def two_phones(club: Club, role: str = "writer") -> Iterator[tuple[Scorer, Page]]:
    """A phone that began a match, and one that read its code."""
    with club.person("#/book", size=PHONE) as page:
        scorer = Scorer(page, "ema-2016")
        link = shared(page, role)
        with club.person(link, size=PHONE, settings=POLISH) as other:
            other.locator('[data-seat="0"]').wait_for()
            assert len(other.url.split("#")[1].split("/")) == 3  # the secret is not in the address
            yield scorer, other
            club.errors = [one for one in club.errors if "ERR_FAILED" not in one]


def win(page: Page, winner: int, giver: int, value: str) -> None:
    page.locator(f'[data-seat="{winner}"]').click()
    page.locator(f'[data-from="{giver}"]').click()
    page.locator(f"[data-value='{value}']").first.click()
    page.locator("[data-act=save]").click()
    page.locator("dialog").wait_for(state="detached")


def test_what_one_phone_writes_the_other_shows(club: Club) -> None:
    with two_phones(club) as (scorer, other):
        scorer.enter({"type": "riichi", "player": 1})
        other.locator('[data-riichi="1"].laid').wait_for()
        win(other, 1, 3, '{"han":3,"fu":40}')
        scorer.page.locator('.book[data-hands="1"]').wait_for()
        scorer.entries.append(
            {
                "id": "w",
                "type": "win",
                "wins": [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}],
            }
        )
        scorer.check()


def test_a_partition_heals_and_the_same_hand_is_a_choice(club: Club) -> None:
    """Both enter hand 1 without each other: a conflict on both, until one of the two is chosen."""
    with two_phones(club) as (scorer, other):
        page = scorer.page
        for one in (page, other):
            one.context.route(BOOKS, lambda route: route.abort())
        win(page, 1, 3, '{"han":3,"fu":40}')
        win(other, 2, 3, '{"han":2,"fu":30}')
        page.locator(".count").wait_for()  # it says that something is to be sent
        for one in (page, other):
            one.context.unroute(BOOKS)
        for one in (page, other):
            one.locator("[data-twice]").wait_for()
        other.locator("[data-act=hands]").click()
        check_access(other)
        kept = other.locator("[data-keep]")
        expect(kept).to_have_count(2)
        expect(kept.first).to_contain_text(": ")
        other.locator("[data-keep]", has_text="Celina").click()
        other.locator("[data-act=save]").click()
        for one in (page, other):
            expect(one.locator("[data-twice]")).to_have_count(0)
            expect(one.locator('[data-score="2"]')).to_contain_text("32")
            one.reload()
            one.locator('.book[data-hands="1"]').wait_for()
            expect(one.locator('[data-score="2"]')).to_contain_text("32")


def test_a_reader_cannot_write(club: Club) -> None:
    with two_phones(club, "reader") as (scorer, other):
        other.locator('[data-riichi="1"]').click()
        other.locator('.said [role="alert"]').wait_for()
        expect(other.locator('[data-riichi="1"].laid')).to_have_count(0)
        scorer.enter({"type": "riichi", "player": 2})
        other.locator('[data-riichi="2"].laid').wait_for()


def test_an_invitation_is_asked_for_until_it_comes(club: Club) -> None:
    """A network that fails for a moment keeps nobody's code away."""
    with club.person("#/book", size=PHONE) as page:
        Scorer(page, "ema-2016")
        page.route("**/links*", lambda route: route.abort(), times=1)
        page.locator("[data-act=more]").click()
        page.locator("[data-act=phones]").click()
        page.locator("[data-act=share]").click()
        expect(page.locator("dialog [role=status]")).to_contain_text("No server now")
        page.evaluate("dispatchEvent(new Event('online'))")
        page.locator("[data-link=writer]").wait_for()
        club.errors = [one for one in club.errors if "ERR_FAILED" not in one]


def test_a_book_is_shared_although_the_answer_was_lost(club: Club) -> None:
    """The server has it; asked again, it knows the phone that put it there."""
    with club.person("#/book", size=PHONE) as page:
        Scorer(page, "ema-2016")

        def lose(route: Route) -> None:
            route.fetch()
            route.abort()

        page.route("**/api/books?*", lose, times=1)
        page.locator("[data-act=more]").click()
        page.locator("[data-act=phones]").click()
        page.locator("[data-act=share]").click()
        page.locator("dialog [role=alert]").wait_for()
        page.locator("[data-act=share]").click()
        page.locator("[data-link=writer]").wait_for()
        club.errors = [one for one in club.errors if "ERR_FAILED" not in one]


def test_one_writes_and_another_confirms(club: Club) -> None:
    with two_phones(club) as (scorer, other):
        page = scorer.page
        page.locator("[data-act=more]").click()
        page.locator("[data-act=phones]").click()
        page.locator("fieldset input").nth(1).click()
        page.locator("dialog").wait_for(state="detached")
        page.locator("[data-act=more]").click()
        page.locator("[data-act=phones]").click()
        check_access(page)
        page.locator("fieldset input[type=checkbox]").click()
        page.locator("dialog").wait_for(state="detached")
        win(page, 1, 3, '{"han":3,"fu":40}')
        other.locator("[data-act=confirm]").click()
        expect(other.locator("[data-act=confirm]")).to_have_count(0)
        other.locator('[data-riichi="1"]').click()  # only the other phone writes
        other.locator('.said [role="alert"]').wait_for()
        page.locator("[data-act=hands]").click()
        expect(page.locator("dialog .doubt")).to_have_count(0)


@pytest.mark.parametrize("settings", [CALM, POLISH], ids=["en light", "pl dark"])
def test_the_sheet_of_phones_is_accessible(club: Club, settings: dict[str, object]) -> None:
    with club.person("#/book", size=PHONE, settings=settings) as page:
        Scorer(page, "mcr")
        page.locator("[data-act=more]").click()
        page.locator("[data-act=phones]").click()
        page.locator("[data-act=share]").wait_for()
        check_access(page)
        page.locator("[data-act=share]").click()
        page.locator("figure img").wait_for()
        check_access(page)
