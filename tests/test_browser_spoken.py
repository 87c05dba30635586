"""The game without pictures: played by keyboard alone, read from the accessibility tree."""

import json
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import CALM, DESK, PHONE, Club, check_access, opened, picture

MOST_LOOKS = 4000
LAST = "[...document.querySelectorAll('[role=log] p:not(.mine)')].at(-1)"
LONG = bool(os.environ.get("WROBEL_LONG"))  # a whole round instead of a hand


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(tmp_path_factory.mktemp("spoken")) as one:
        yield one


def type_in(page: Page, command: str) -> None:
    """By keyboard, without looking for the field: it has the focus."""
    page.keyboard.type(command)
    page.keyboard.press("Enter")


def wait_for_more(page: Page, before: int) -> None:
    page.wait_for_function(
        "many => document.querySelectorAll('[role=log] p:not(.mine)').length > many", arg=before
    )


def begin(page: Page, rules: str, length: str) -> None:
    choice = {"rules": rules, "options": {}, "length": length, "bots": "efficient", "hints": True}
    page.evaluate(
        "choice => localStorage.setItem('wrobel.choice', choice)",
        json.dumps({**choice, "clock": "none"}),
    )


def now(page: Page) -> str:
    """Enter alone asks how things stand. The log forgets its oldest lines: they are not counted."""
    page.evaluate(f"window.before = {LAST}")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {LAST} !== window.before")
    return str(page.evaluate(f"{LAST}.textContent"))


QUESTIONS = ("h", "r", "r 3", "m", "w", "s", "i", "o", "l", "u", "y", "d 9g", "v3", "v1")
WORDS = {
    "en": ("play", "The match is over", "The hand is over", "You drew", "You can"),
    "pl": ("graj", "Koniec partii", "Koniec rozdania", "Dobrany kamień", "Możesz"),
}


@pytest.mark.parametrize(
    ("rules", "lang", "size"),
    [("tenhou", "en", DESK), ("mcr", "pl", PHONE), ("hk-old", "en", PHONE)],
)
def test_a_game_is_played_to_its_end_by_commands(
    club: Club, rules: str, lang: str, size: dict[str, int]
) -> None:
    play, match_over, hand_over, drew, can = WORDS[lang]
    settings = {**CALM, "lang": lang}
    club.next_table(f"spoken {rules}")
    with club.person("#/spoken", settings=settings, size=size) as page:
        expect(page.get_by_role("textbox")).to_be_focused()
        begin(page, rules, "east" if LONG else "hand")
        type_in(page, "?")
        wait_for_more(page, 10)
        type_in(page, "xyzzy")
        type_in(page, play)
        page.wait_for_url("**/#/spoken/*")
        asked_about, last = False, ""
        for _ in range(MOST_LOOKS):
            last = now(page)
            if match_over in last:
                break
            if hand_over in last:
                type_in(page, "n")
            elif drew in last:
                if not asked_about:  # every question once, in the middle of a turn
                    asked_about = True
                    for command in QUESTIONS:
                        type_in(page, command)
                    check_access(page)
                    picture(page, f"spoken-{rules}")
                type_in(page, "win")
                type_in(page, "e")
                type_in(page, "d")
            elif can in last:
                type_in(page, "win")
                type_in(page, "x")
        assert match_over in last
        type_in(page, "s")
        assert page.get_by_role("log").count() == 1


@pytest.mark.parametrize(
    ("lang", "typed", "begins"),
    [
        ("pl", "graj EMA 2016", "EMA 2016"),
        ("en", "play Hong Kong", "Hong Kong"),
        ("en", "play riichi", "Tenhou"),
    ],
)
def test_rules_are_called_as_they_are_read_out(
    club: Club, lang: str, typed: str, begins: str
) -> None:
    with club.person("#/spoken", settings={**CALM, "lang": lang}) as page:
        page.wait_for_function("document.activeElement.tagName === 'INPUT'")
        type_in(page, typed)
        page.wait_for_url("**/#/spoken/*")
        expect(page.get_by_role("log")).to_contain_text(begins)
