"""Whole hands in the browser, from the first click to the result."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.support import browser
from tests.support.browser import PHONE, Club, check_access, fits, picture, play, result, sit_down
from tests.support.browser_script import Script, eager, found, sensible
from wrobel.analysis import analyze

FAMILIES = ("tenhou", "mcr", "hk-old")
CALLS = ("chow", "pung", "kong")
KONGS = ("kong", "closed_kong", "added_kong")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def won(script: Script) -> bool:
    return script.won


def drawn(script: Script) -> bool:
    """Does the wall end with somebody waiting?"""
    return script.drawn and any(event.get("tenpai") for event in script.events)


def claims_and_wins(script: Script) -> bool:
    return script.won and any(script.does(call) for call in CALLS)


def riichi_and_win(script: Script) -> bool:
    return script.won and script.does("riichi")


def kong(script: Script) -> bool:
    return any(script.does(one) for one in KONGS)


@pytest.mark.parametrize("rules", FAMILIES)
def test_a_whole_hand_won(club: Club, rules: str) -> None:
    script = found(rules, sensible, won)
    with club.person() as page:
        sit_down(club, page, script)
        picture(page, f"{rules}-start")
        check_access(page)
        fits(page)
        play(page, script)
        panel = result(page)
        line = panel.locator("details, .line, li, tr").first
        line.wait_for()
        picture(page, f"{rules}-win")
        check_access(page)
        total = script.wins[0]["score"]
        points = total.get("points") or total.get("total")
        digits = str(points)
        assert digits in "".join(c for c in panel.inner_text() if c.isdigit())
        panel.locator("button.main").click()
        page.locator("dialog[open] button.main").wait_for()
        picture(page, f"{rules}-final")
        check_access(page)


@pytest.mark.parametrize("rules", FAMILIES)
def test_a_claim(club: Club, rules: str) -> None:
    script = found(rules, eager, claims_and_wins)
    place = min(script.place_of(call) for call in CALLS if script.does(call))
    with club.person() as page:
        sit_down(club, page, script)
        play(page, script, last=place)
        page.locator(".claims button").first.wait_for()
        picture(page, f"{rules}-claim")
        check_access(page)
        play(page, script, place, place + 1)
        expect(page.locator(".own .melds .meld, .own .melds > *").first).to_be_visible()


def test_a_riichi_and_a_win_with_its_trace(club: Club) -> None:
    script = found("tenhou", sensible, riichi_and_win)
    place = script.place_of("riichi")
    with club.person() as page:
        sit_down(club, page, script)
        play(page, script, last=place)
        page.locator(".claims button[data-type=riichi]").wait_for()
        picture(page, "tenhou-riichi")
        play(page, script, first=place)
        panel = result(page)
        expect(panel).to_contain_text("Riichi")
        expect(panel.get_by_text("R4.").first.or_(panel.locator("details").first)).to_be_attached()
        check_access(page)


@pytest.mark.parametrize("rules", FAMILIES)
def test_a_kong(club: Club, rules: str) -> None:
    script = found(rules, eager, kong)
    place = min(script.place_of(one) for one in KONGS if script.does(one))
    with club.person() as page:
        sit_down(club, page, script)
        play(page, script, last=place)
        type = script.steps[place].action.type
        page.locator(f".claims button[data-type={type}]").first.wait_for()
        play(page, script, place, place + 1)
        count = 1 + sum(step.action.type in CALLS for step in script.steps[:place])
        if script.steps[place].action.type == "added_kong":
            count -= 1
        expect(page.locator(".own .meld")).to_have_count(count)
        sizes = [one.locator(".tile").count() for one in page.locator(".own .meld").all()]
        assert 4 in sizes
        picture(page, f"{rules}-kong")


def test_a_draw(club: Club) -> None:
    script = found("tenhou", sensible, drawn)
    with club.person() as page:
        sit_down(club, page, script)
        play(page, script)
        panel = result(page)
        waits = panel.locator(".waits")
        shown = next(event for event in script.events if event["type"] == "exhausted")["hands"]
        ready = [list(analyze(hand, "tenhou").waits) for hand in shown if hand]
        expect(waits).to_have_count(len(ready))
        expect(waits.locator(".tile")).to_have_count(sum(map(len, ready)))
        picture(page, "tenhou-draw")
        check_access(page)
        expect(panel.locator("button.main")).to_be_visible()


def test_a_hand_on_a_phone(club: Club) -> None:
    script = found("tenhou", eager, claims_and_wins)
    middle = len(script.steps) // 2
    with club.person(size=PHONE, has_touch=True, is_mobile=True) as page:
        picture(page, "phone-home")
        check_access(page)
        sit_down(club, page, script)
        fits(page)
        play(page, script, last=middle)
        picture(page, "phone-table")
        fits(page)
        check_access(page)
        play(page, script, first=middle)
        result(page)
        picture(page, "phone-win")
        fits(page)
