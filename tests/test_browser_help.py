"""The help in a real browser: from every page, in the set language, with contents and search."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support import browser
from tests.support.browser import CALM, DESK, PATIENCE, PHONE, Club, check_access, picture

SAME = "the same pages as compiled"
expect.set_options(timeout=PATIENCE)
POLISH = {**CALM, "lang": "pl"}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


# Pages of the program, and the page of the help that tells of each.
TOLD = {
    "calculator": "tabletop",
    "settlement": "settle",
    "book": "book",
    "rules/mcr": "rulesets",
    "card/mcr": "cards",
    "events": "events",
    "replays": "logs",
    "friends": "server",
    "spoken": "server",
    "me": "",
}


def test_every_page_leads_to_the_help_that_tells_of_it(club: Club) -> None:
    with club.person("#/", settings=POLISH, size=PHONE) as page:
        for path, about in TOLD.items():
            page.evaluate("(path) => { location.hash = `/${path}` }", path)
            address = f"#/help/{about}".rstrip("/")
            page.locator(f'a.help[href="{address}"]').click()
            expect(page.locator("article h1")).to_be_visible()
            expect(page).to_have_url(re.compile(f"{address}$"))
            expect(page).to_have_title(re.compile(r"Pomoc · Wróbel$"))


def test_from_the_table_it_opens_beside_the_game(club: Club) -> None:
    with club.person(settings=CALM) as page:
        page.locator("form button[type=submit]").click()
        beside = page.locator("a.help[target=_blank]")
        expect(beside).to_be_visible()  # the link of the first page leads away
        with page.expect_popup() as opened:
            beside.click()
        expect(opened.value.locator("article h1")).to_have_text("Play and serve")
        expect(page).to_have_url(re.compile("#/game/"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("settings", "size", "title"),
    [(CALM, DESK, "Scores and their trace"), (POLISH, PHONE, "Wynik i jego objaśnienie")],
    ids=["wide-en", "phone-pl"],
)
def test_it_is_read_everywhere(
    club: Club, settings: dict[str, Any], size: Any, title: str, theme: str
) -> None:
    with club.person("#/help/score", settings={**settings, "theme": theme}, size=size) as page:
        expect(page.locator("article h1")).to_have_text(title)
        check_access(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        picture(page, f"help-{settings['lang']}-{theme}")


def test_the_language_changes_the_page_and_keeps_the_section(club: Club) -> None:
    with club.person("#/help/json/errors") as page:
        expect(page.locator("#errors")).to_be_in_viewport()
        page.get_by_role("button", name="Polski").click()
        expect(page.locator("#errors")).to_have_text("Błędy")
        expect(page.locator("#errors")).to_be_in_viewport()


def test_contents_on_a_phone(club: Club) -> None:
    with club.person("#/help", settings=POLISH, size=PHONE) as page:
        page.locator("summary").click()
        page.locator("details .contents").get_by_role("link", name="Symulator").click()
        expect(page.locator("article h1")).to_have_text("Symulator")
        expect(page.locator("details .contents")).to_be_hidden()
        page.locator(".onward a[rel=next]").click()
        expect(page.locator("article h1")).to_have_text("Analiza gry")


def test_search_folds_accents_and_finds_titles_first(club: Club) -> None:
    with club.person("#/help", settings=POLISH) as page:
        field = page.get_by_role("searchbox")
        field.fill("bezpieczenstwo")
        results = page.locator(".found li")
        expect(results.first).to_contain_text("Bezpieczeństwo")
        field.fill("kopie zapasowe")
        expect(results.first).to_contain_text("Kopie zapasowe")
        check_access(page)
        results.first.get_by_role("link").click()
        expect(page.locator("#backups")).to_be_in_viewport()
        field.fill("xyzzy")
        expect(page.locator(".found h1")).to_contain_text("Nic nie znaleziono")


def test_a_page_that_is_none(club: Club) -> None:
    with club.person("#/help/nothing") as page:
        expect(page.locator("article")).to_contain_text("no such page")
        page.locator("article").get_by_role("link").click()
        expect(page.locator("article h1")).to_have_text("Wróbel")
