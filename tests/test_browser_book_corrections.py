"""Corrections in a score book, in a real browser: by tiles, sticks, several winners, files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser
from tests.support.browser import CALM, Club, check_access, picture
from tests.test_browser_book import PHONE, POLISH, Scorer
from wrobel.tabletop.book import fold


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("corrections")) as opened:
        yield opened


def type_tiles(page: Page, text: str) -> None:
    """The hand as a line, under the way by tiles."""
    page.locator("[data-act=tiles]").click()
    page.locator("#typed").fill(text)
    page.locator("#typed").press("Enter")


def save(page: Page) -> None:
    page.locator("[data-act=save]").last.click()


@pytest.mark.parametrize("settings", [CALM, POLISH], ids=["en light", "pl dark"])
def test_tiles_are_corrected_from_what_they_were(club: Club, settings: Any) -> None:
    """The sheet begins with the tiles, and what changes is shown before it counts; axe on both."""
    with club.person("#/book", size=PHONE, settings=settings) as page:
        Scorer(page, "ema-2016")
        page.locator('[data-seat="1"]').click()
        page.locator('[data-from="3"]').click()
        type_tiles(page, "234567m22p67s [555z] + 8s")
        save(page)
        page.locator('.book[data-hands="1"]').wait_for()
        expect(page.locator('[data-score="1"]')).to_contain_text("31")
        page.locator("[data-act=hands]").click()
        page.locator("[data-act=correct]").click()
        page.locator("[data-value]").first.wait_for()
        check_access(page)
        expect(page.locator("[data-act=tiles]")).to_have_attribute("aria-pressed", "true")
        type_tiles(page, "22m567m666z78s [555z] + 9s")
        save(page)
        page.locator(".changes").wait_for()
        check_access(page)
        save(page)
        page.locator("dialog").wait_for(state="detached")
        expect(page.locator('[data-score="1"]')).to_contain_text("32")
        page.locator("[data-act=hands]").click()
        page.locator("[data-act=correct]").click()
        page.locator("[data-act=tiles]").click()
        expect(page.locator("#typed")).to_have_value("22567m78s666z [555z] + 9s")


def test_each_winner_in_their_own_way(club: Club) -> None:
    """Two winners of one discard: one by tiles, one by value; a third was added by mistake."""
    with club.person("#/book", size=PHONE) as page:
        Scorer(page, "ema-2016")
        page.locator('[data-seat="1"]').click()
        page.locator('[data-from="3"]').click()
        page.locator("button:text-is('+ Celina')").click()
        page.locator("[data-value='{\"han\":5}']").click()
        page.locator("button:text-is('+ Ala')").click()
        page.locator("[data-act=remove]").click()
        page.locator("dialog .sheet-row button:text-is('Bogumił')").click()
        type_tiles(page, "234567m22p67s [555z] + 8s")
        expect(page.locator("[data-act=save]")).to_have_text("Take these tiles")
        save(page)
        save(page)
        page.locator('.book[data-hands="1"]').wait_for()
        expect(page.locator('[data-score="3"]')).to_have_text("21,000")
        expect(page.locator('[data-score="1"]')).to_have_text("31,000")


def test_a_stick_is_lifted_and_hands_of_one_name_are_shown(club: Club) -> None:
    """The first stick was a mistake; the hand is called off twice, so three have one name."""
    with club.person("#/book", size=PHONE) as page:
        scorer = Scorer(page, "ema-2016")
        scorer.enter({"type": "riichi", "player": 1})
        scorer.enter({"type": "riichi", "player": 2})
        page.locator('[data-riichi="1"]').click()
        expect(page.locator(".changes")).to_contain_text("30,000")
        save(page)
        page.locator("dialog").wait_for(state="detached")
        expect(page.locator('[data-riichi="1"].laid')).to_have_count(0)
        expect(page.locator('[data-riichi="2"].laid')).to_have_count(1)
        penalty = {"type": "penalty", "player": 2, "points": -3000, "to": "others"}
        scorer.enter(penalty)
        for number in range(2):
            page.locator("[data-act=more]").click()
            page.locator(".menu button:text-is('Called off, play again')").click()
            save(page)
            page.locator(f'.book[data-hands="{number + 1}"]').wait_for()
        page.locator("[data-act=hands]").click()
        page.locator(".between [data-act=void]").click()
        rows = page.locator(".changes tbody th")
        expect(rows).to_have_text(["East 1.0", "East 1.0"])
        save(page)
        expect(page.locator('[data-score="2"]')).to_have_text("30,000")
        expect(page.locator(".said button")).to_have_count(0)  # what moved before is not told now


def test_a_file_is_put_into_the_book_it_belongs_to(club: Club, tmp_path: Path) -> None:
    """Saved, written on elsewhere, and put in again; a damaged line is told, and the rest shown."""
    file = tmp_path / "book.jsonl"
    with club.person("#/book", size=PHONE) as page:
        scorer = Scorer(page, "ema-2016")
        scorer.enter({"type": "riichi", "player": 1})
        address = page.url
        page.locator("[data-act=more]").click()
        with page.expect_download() as saved:
            page.locator(".menu button:text-is('Save as a file')").click()
        saved.value.save_as(file)
        lines = file.read_text("utf-8").splitlines()
        start = json.loads(lines[0])
        assert start["options"] == dict(fold([start]).options or {})
        other = {"id": "x", "type": "riichi", "player": 2, "after": json.loads(lines[-1])["id"]}
        file.write_text("\n".join([*lines, json.dumps(other), '{"id": "half']), "utf-8")
        page.goto(f"{club.server.url}/#/book")
        page.locator("input[type=file]").set_input_files(file)
        page.locator('[data-riichi="2"].laid').wait_for()
        assert page.url == address
        expect(page.locator('[data-riichi="1"].laid')).to_have_count(1)
        page.locator("[data-act=hands]").click()
        expect(page.locator(".problems")).to_contain_text("not JSON")


def test_long_names_are_not_broken_and_a_chombo_says_when_it_counts(club: Club) -> None:
    with club.person("#/book", size=PHONE, settings=POLISH) as page:
        page.locator("[data-act=begin]").wait_for()
        page.locator("select").first.select_option("ema-2016")
        for at, name in enumerate(["Ala", "Maksymilian Brzęczyszczykiewiczowski", "Celina", "Dan"]):
            page.locator(".names input").nth(at).fill(name)
        page.locator("[data-act=begin]").click()
        page.locator("[data-act=more]").click()
        page.locator("[data-act=chombo]").click()
        expect(page.locator("dialog")).to_contain_text("Kto?")
        long = page.locator('dialog [data-who="1"]')
        assert long.evaluate("one => one.scrollWidth > one.clientWidth")
        expect(long).to_have_css("text-overflow", "ellipsis")
        check_access(page)
        picture(page, "book-long-names")
        long.click()
        save(page)
        page.locator('.book[data-hands="1"]').wait_for()
        page.locator("[data-act=hands]").click()
        expect(page.locator("dialog")).to_contain_text("liczy się na koniec partii")
