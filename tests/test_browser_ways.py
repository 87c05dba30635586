"""Ways to play: coming back in the middle, by keyboard alone, in both languages, light and dark."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.support import browser
from tests.support.browser import (
    CALM,
    PHONE,
    ROOT,
    Club,
    check_access,
    fits,
    held,
    in_both_themes,
    picture,
    play,
    result,
    sit_down,
)
from tests.support.browser_script import Script, Step, eager, found, sensible

KEYS = {"win": "w", "riichi": "r", "kong": "k", "closed_kong": "k", "added_kong": "k"}
KEYS |= {"pung": "p", "chow": "c", "expose": "e", "tenpai": "t", "noten": "n", "pass": "x"}
MOST_TILES = 15
# Until the page has the size and has drawn itself again for it.
RESIZED = """([width, height]) => new Promise((done) => {
  const look = () => innerWidth === width && innerHeight === height
    ? requestAnimationFrame(() => requestAnimationFrame(done)) : requestAnimationFrame(look);
  look();
})"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def short_win(script: Script) -> bool:
    return script.won and len(script.steps) <= 16


def long_hand(script: Script) -> bool:
    return len(script.steps) >= 14


def claims(script: Script) -> bool:
    return script.does("pung")


def busy_table(script: Script) -> bool:
    """Something on the table for a picture: discards, a set, a riichi of somebody."""
    types = [event["type"] for event in script.events]
    return (
        len(script.steps) > 12
        and "riichi" in types
        and types.count("pung") + types.count("chow") > 1
    )


def test_a_reload_in_the_middle(club: Club) -> None:
    script = found("tenhou", sensible, short_win)
    middle = len(script.steps) // 2
    with club.person() as page:
        sit_down(club, page, script)
        play(page, script, last=middle)
        page.reload()
        play(page, script, first=middle)
        result(page)


def test_a_game_is_continued_from_the_first_page(club: Club) -> None:
    script = found("tenhou", sensible, short_win)
    middle = len(script.steps) // 2
    with club.person() as page:
        sit_down(club, page, script)
        play(page, script, last=middle)
        page.goto(f"{club.server.url}/#/")
        page.locator(".games .game button").first.click()
        play(page, script, first=middle)
        result(page)


def press(page: Page, step: Step) -> None:
    """Do one step with the keyboard."""
    type = step.action.type
    if type == "discard" or (type == "riichi" and step.choices > 1):
        if type == "riichi":
            page.locator(".claims button[data-type=riichi]").wait_for()
            page.keyboard.press("r")
        wanted = held(page, step)
        wanted.wait_for()
        page.keyboard.press("ArrowRight")
        for _ in range(MOST_TILES):  # to the right end, then to the left as far as needed
            page.keyboard.press("ArrowRight")
        for _ in range(MOST_TILES):
            if wanted.evaluate("tile => tile === document.activeElement"):
                break
            page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        return
    button = page.locator(f".claims button[data-type={type}]").nth(step.number)
    button.wait_for()
    page.keyboard.press(button.get_attribute("aria-keyshortcuts") or KEYS[type])


def test_a_hand_by_keyboard_alone(club: Club) -> None:
    script = found("tenhou", eager, short_win)
    club.next_table(script.seed)
    with club.person() as page:
        page.locator("button.main.big").wait_for()
        choose_by_keyboard(page, "length", "hand")
        choose_by_keyboard(page, "bots", "efficient")
        tab_to(page, "button.main.big")
        page.keyboard.press("Enter")
        page.locator(".hand button").first.wait_for()
        for step in script.steps:
            press(page, step)
        panel = result(page)
        expect(panel.locator("button.main")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open] button.main")).to_be_visible()


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{selector} cannot be reached by Tab")


def choose_by_keyboard(page: Page, name: str, value: str) -> None:
    tab_to(page, f"input[name={name}]")
    for _ in range(6):
        if page.locator(f"input[name={name}][value={value}]").is_checked():
            return
        page.keyboard.press("ArrowDown")
    pytest.fail(f"{name} has no {value}")


def test_what_happens_is_announced(club: Club) -> None:
    script = found("tenhou", sensible, long_hand)
    with club.person() as page:
        sit_down(club, page, script)
        status = page.locator("[role=status], [aria-live=polite]").first
        play(page, script, last=2)
        expect(status).not_to_be_empty()


@pytest.mark.parametrize(("lang", "first"), [("en", "light"), ("pl", "dark")])
def test_languages_and_themes(club: Club, lang: str, first: str) -> None:
    script = found("mcr", sensible, long_hand)
    with club.person(settings={**CALM, "lang": lang, "theme": first}) as page:
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("html")).to_have_attribute("data-theme", first)
        both(page, f"home-{lang}")
        sit_down(club, page, script)
        play(page, script, last=8)
        both(page, f"mcr-{lang}")
        page.get_by_role("button", name=re.compile("^(Settings|Ustawienia)$")).click()
        page.locator("dialog[open]").wait_for()
        both(page, f"settings-{lang}")


def both(page: Page, name: str) -> None:
    """Light and dark, seen by axe."""
    for theme in in_both_themes(page):
        picture(page, f"{name}-{theme}")
        check_access(page)


def test_the_language_is_switched_and_remembered(club: Club) -> None:
    with club.person() as page:
        page.get_by_role("button", name="Polski").click()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        page.get_by_role("button", name="English").click()
        expect(page.locator("html")).to_have_attribute("lang", "en")


def test_refusals_follow_the_language(club: Club) -> None:
    script = found("tenhou", sensible, long_hand)
    said: list[str] = []
    with club.person() as page:
        page.on(
            "websocket",
            lambda socket: socket.on("framesent", lambda text: said.append(str(text))),
        )
        sit_down(club, page, script)
        page.get_by_role("button", name="Settings").click()
        page.locator("dialog[open]").get_by_text("Polski").click()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        expect(page.locator("dialog[open] h2, dialog[open] h1").first).to_have_text("Ustawienia")
    assert '{"type":"lang","lang":"pl"}' in said


def wished(request: Request) -> Any:
    """The options of a new game."""
    return json.loads(request.post_data or "{}")["options"]


def test_rule_options_on_the_first_page(club: Club) -> None:
    with club.person() as page:
        page.get_by_text("Rule options").click()
        page.get_by_placeholder("Find an option").fill("kiriage")
        page.get_by_placeholder("Find an option").press("Enter")
        page.locator("[data-option=kiriage]").select_option("true")
        page.get_by_placeholder("Find an option").fill("start_points")
        points = page.locator("[data-option=start_points]")
        points.fill("30000")
        points.press("Enter")
        expect(page.get_by_text("Rule options (2 changed)")).to_be_visible()
        check_access(page)
        picture(page, "home-options")
        page.reload()
        expect(page.get_by_text("Rule options (2 changed)")).to_be_visible()
        with page.expect_request(lambda one: one.method == "POST" and "/games" in one.url) as asked:
            page.locator("button.main.big").click()
        assert wished(asked.value) == {"kiriage": True, "start_points": 30000}
        expect(page.locator(".centre").first).to_contain_text("30,000")
        page.goto(club.server.url)
        page.get_by_text("Rule options").click()
        page.get_by_role("button", name="Back to the ruleset as it is").click()
        expect(page.locator("summary", has_text="Rule options")).to_have_text("Rule options")
        page.locator("input[name=family][value=mcr]").check(force=True)
        with page.expect_request(lambda one: one.method == "POST" and "/games" in one.url) as asked:
            page.locator("button.main.big").click()
        assert wished(asked.value) == {}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_pages_fit_a_phone(club: Club, lang: str) -> None:
    paths = "", "#/friends", "#/replays", "#/rules/tenhou", "#/card/mcr"
    with club.person(settings={**CALM, "lang": lang}, size=PHONE) as page:
        for path in club.pages(page, paths):
            page.locator(".begin, .card, article").first.wait_for()
            wide = page.evaluate(
                "[...document.querySelectorAll('main, header')].map((one) => "
                "one.scrollWidth - one.clientWidth)"
            )
            assert max(wide) <= 0, path


def sizes(page: Page, *all: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The same page on one screen after the other."""
    for width, height in all:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(RESIZED, [width, height])
        yield width, height


def test_claims_leave_the_hand_in_sight(club: Club) -> None:
    script = found("tenhou", eager, claims)
    place = script.place_of("pung")
    with club.person(settings={**CALM, "hints": True}, size=PHONE) as page:
        sit_down(club, page, script)
        play(page, script, last=place)
        page.locator(".advice li").first.wait_for()
        for width, height in sizes(page, (360, 740), (768, 1024), (740, 360)):
            offered, hand, switches = (
                page.locator(selector).first.bounding_box()
                for selector in (".claims", ".own .hand", ".switches")
            )
            picture(page, f"hinted-{width}")
            assert offered, width
            assert hand, width
            assert switches, width
            assert offered["y"] + offered["height"] <= hand["y"] + 2, width
            if width < height:
                assert offered["y"] >= switches["y"] + switches["height"], width


def test_the_table_fits(club: Club) -> None:
    script = found("hk-old", eager, long_hand)
    with club.person(size=PHONE) as page:
        sit_down(club, page, script)
        play(page, script, last=10)
        for width, _ in sizes(page, (360, 740), (768, 1024), (1440, 900), (2560, 1080)):
            fits(page)
            picture(page, f"hongkong-{width}")


def test_four_bots_are_watched(club: Club) -> None:
    club.next_table("watched")
    with club.person() as page:
        page.locator("input[name=length][value=hand]").check(force=True)
        page.locator("input[name=bots][value=efficient]").check(force=True)
        page.locator(".begin button.quiet").click()
        result(page)
        check_access(page)


def test_the_picture_of_the_readme(club: Club) -> None:
    """The table in the middle of a hand; ``WROBEL_PICTURES=1`` puts it into the documentation."""
    script = found("tenhou", sensible, busy_table)
    with club.person(size={"width": 1080, "height": 675}) as page:
        sit_down(club, page, script)
        play(page, script, last=12)
        page.locator(".hand button.playable, .claims button").first.wait_for()
        picture(page, "table")
        if os.environ.get("WROBEL_PICTURES"):
            folder = ROOT / "docs/pictures"
            folder.mkdir(exist_ok=True)
            page.screenshot(path=Path(folder) / "table.png")
