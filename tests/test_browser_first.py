"""Whoever sits down for the first time: led if they wish, left alone if not."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser
from tests.support.browser import CALM, Club, check_access, fits, picture, play, sit_down
from tests.support.browser_script import Script, eager, found
from tests.support.screens import LOOKS, SCREENS, Size, apart, boxes, cut
from wrobel.tabletop.answers import answer

NEW = {**CALM, "coach": "new"}
PAGES = 6


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("first")) as opened:
        yield opened


def claims_and_wins(script: Script) -> bool:
    return script.does("pung") and script.won


def first_table(club: Club, page: Page) -> None:
    club.next_table("newcomer")
    page.locator("button.main.big").click()
    page.locator("dialog[open]").wait_for()


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_a_newcomer_is_led(club: Club, size: Size, lang: str, theme: str) -> None:
    with club.person(size=size, settings={**NEW, "lang": lang, "theme": theme}) as page:
        first_table(club, page)
        panel = page.locator("dialog[open]")
        for number in range(1, PAGES):
            assert cut(page, "dialog[open] .body") == []
            assert all(
                one["right"] <= size["width"] for one in boxes(page, "dialog[open] .tiles .tile")
            )
            if number < 3:
                check_access(page)
            panel.locator("footer .main").click()
        expect(panel.locator("input:checked")).to_have_count(3)
        check_access(page)
        panel.locator("footer .main").click()
        expect(panel).to_have_count(0)
        page.locator(".hand button.playable").first.wait_for()
        page.locator("section.advice[aria-busy=false]").wait_for()
        expect(page.locator(".hand .index").first).to_be_attached()
        told = page.locator(".coach .what")
        expect(told).not_to_be_empty()
        fits(page)
        apart(page, ".coach", "section.advice", ".own .hand", ".plate .who", ".river .tile")
        check_access(page)
        picture(page, f"coach-{size['width']}")
        page.locator(".coach button").first.click()
        expect(page.locator("dialog[open] dt").first).to_be_visible()
        page.keyboard.press("Escape")
        page.locator(".coach button").last.click()
        expect(page.locator(".switches button[aria-pressed]").first).to_be_visible()
        page.reload()
        page.locator(".hand button.playable").first.wait_for()
        expect(page.locator("dialog[open], .coach")).to_have_count(0)


def test_who_knows_the_game_is_asked_once(club: Club) -> None:
    with club.person(settings=NEW) as page:
        first_table(club, page)
        page.get_by_role("button", name="I know the game").click()
        page.locator(".hand button.playable").first.wait_for()
        expect(page.locator(".coach, section.advice, .hand .index")).to_have_count(0)
        page.reload()
        page.locator(".hand button.playable").first.wait_for()
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_browser_without_memory_is_new(club: Club) -> None:
    with club.person(settings=None) as page:
        first_table(club, page)
        expect(page.locator("dialog[open] h3")).to_have_text("The goal")


def test_the_first_page_leads_to_the_first_steps(club: Club) -> None:
    with club.person(settings=CALM, size=SCREENS["phone"]) as page:
        page.locator("input[name=family][value=mcr]").check(force=True)
        page.get_by_role("button", name="How to play").click()
        panel = page.locator("dialog[open]")
        expect(panel).to_contain_text("First steps: MCR")
        for _ in range(PAGES - 1):
            panel.locator("footer .main").click()
        club.next_table("from the first page")
        panel.locator("footer .main").click()
        page.locator(".coach .what").wait_for()


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_every_claim_is_explained(club: Club, rules: str) -> None:
    script = found(rules, eager, claims_and_wins)
    done = {step.action.type for step in script.steps} - {"discard", "pass"}
    assert done <= set(answer("first_steps", {"rules": rules})["now"])
    settings = {**CALM, "coach": "on", "hints": True}
    with club.person(size=SCREENS["phone"], settings=settings) as page:
        sit_down(club, page, script)
        place = script.place_of("pung")
        play(page, script, last=place)
        page.locator(".claims button[data-type=pung]").first.wait_for()
        expect(page.locator(".coach .what")).to_contain_text("three alike")
        play(page, script, place, len(script.steps) - 1)
        page.locator(".claims button[data-type=win]").wait_for()
        expect(page.locator(".coach .what")).to_contain_text("complete")
        picture(page, f"coach-win-{rules}")
