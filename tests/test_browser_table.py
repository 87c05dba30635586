"""What players of big sites expect: phones on their side, touch, looks, everything at hand."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser
from tests.support.browser import (
    CALM,
    PHONE,
    Club,
    check_access,
    fits,
    picture,
    play,
    result,
    sit_down,
)
from tests.support.browser_script import Script, found, sensible

FLAT = {"width": 844, "height": 390}
DESK = {"width": 1440, "height": 900}
LOOKS = {"faces": "plain", "fourColours": True, "felt": "wine", "back": "blue"}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("table")) as opened:
        yield opened


@pytest.fixture(scope="module")
def hand() -> Script:
    """A hand that ends with a win, whoever's."""
    return found("tenhou", sensible, lambda script: bool(script.won))


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return {
        "x": found["x"],
        "y": found["y"],
        "width": found["width"],
        "height": found["height"],
    }


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Do two boxes leave each other free?"""
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


@pytest.mark.parametrize("looks", [{}, LOOKS], ids=["usual", "plain"])
def test_a_phone_on_its_side(club: Club, hand: Script, looks: dict[str, Any]) -> None:
    settings = {**CALM, "theme": "dark", "lang": "pl", **looks}
    with club.person(size=FLAT, settings=settings) as page:
        expect(page.locator("button.main.big")).to_be_in_viewport()
        sit_down(club, page, hand)
        assert box(page, ".hand .tile")["width"] >= 44
        play(page, hand, last=4)
        assert box(page, ".river .tile")["height"] >= 20
        fits(page)
        check_access(page)
        picture(page, f"flat-{len(looks)}")


@pytest.mark.parametrize("size", [PHONE, FLAT, DESK], ids=["phone", "flat", "desk"])
def test_looking_at_the_table_leaves_the_hand_free(
    club: Club, hand: Script, size: dict[str, int]
) -> None:
    with club.person(size=size) as page:
        sit_down(club, page, hand)
        play(page, hand)
        panel = result(page)
        expect(panel.locator("details, .line").first).to_be_in_viewport()
        expect(panel.locator(".shown").first).to_be_visible()  # a dora with its indicator
        picture(page, f"win-{size['width']}")
        panel.get_by_role("button", name="Look at the table").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        way = box(page, ".strip .main")
        assert apart(way, box(page, ".own .hand"))
        picture(page, f"look-{size['width']}")
        page.locator(".strip .quiet").click()
        result(page)


def test_a_first_touch_lifts_and_a_second_discards(club: Club, hand: Script) -> None:
    with club.person(size=PHONE, has_touch=True) as page:
        club.next_table(hand.seed)
        page.locator("button.main.big").tap()
        tile = page.locator(".hand button.playable").first
        tile.wait_for()
        before = page.locator(".hand button").count()
        tile.tap()
        expect(page.locator(".hand button.lifted")).to_have_count(1)
        assert page.locator(".hand button").count() == before
        page.locator(".hand button.lifted").tap()
        expect(page.locator(".river[data-side='0'] .tile")).to_have_count(1)


def test_what_is_at_hand(club: Club, hand: Script) -> None:
    """Keys by a question mark, differences by a key or a tap, calls, and the pace of this game."""
    told: list[str] = []
    with club.person(size=DESK, settings={**CALM, "pace": "slow"}) as page:
        page.on(
            "websocket",
            lambda socket: socket.on("framesent", lambda data: told.append(str(data))),
        )
        sit_down(club, page, hand)
        expect(page.locator(".ring .side")).to_have_count(4)
        page.keyboard.press("?")
        expect(page.locator("dialog[open] kbd").first).to_be_visible()
        check_access(page)
        page.keyboard.press("Escape")
        page.keyboard.down("s")
        expect(page.locator(".centre .place")).to_have_count(4)
        page.keyboard.up("s")
        expect(page.locator(".centre .place")).to_have_count(0)
        page.locator(".centre button").click()
        expect(page.locator(".centre .place")).to_have_count(4)
        page.keyboard.press("l")
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Settings").click()
        expect(page.locator("dialog[open] [data-bird]")).to_have_count(10)
        check_access(page)
        picture(page, "settings")
        page.locator("input[name=pace][value=quick]").check(force=True)
        page.wait_for_function("() => true")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    assert any('"pace"' in one and "250" in one for one in told)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_rule_options_have_names_groups_and_a_way_back(club: Club, lang: str) -> None:
    with club.person(settings={**CALM, "lang": lang}) as page:
        page.locator("form details summary").last.click()
        heads = page.locator(".groups h3")
        heads.first.wait_for()
        assert heads.count() == 6
        page.locator("[data-option=kiriage]").select_option("true")
        changed = page.locator(".groups li.changed")
        expect(changed).to_have_count(1)
        changed.locator(".ask").first.click()
        expect(changed.locator("p")).to_be_visible()
        check_access(page)
        picture(page, f"options-{lang}")
        changed.locator(".ask").last.click()
        expect(changed).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, FLAT, DESK], ids=["phone", "flat", "desk"])
def test_guidance_is_switched_off_and_on_by_a_key(club: Club, size: dict[str, int]) -> None:
    """What an MCR hand can become: what it counts, and the tiles it needs; nothing is covered."""
    script = found("mcr", sensible, lambda script: len(script.steps) > 4)
    with club.person(size=size, settings={**CALM, "guide": True}) as page:
        sit_down(club, page, script)
        play(page, script, last=2)
        routes = page.locator("section.guide li")
        expect(routes.first).to_contain_text(re.compile(r"\d+\spts"))
        expect(routes.first.locator(".needs .tile").first).to_be_visible()
        assert apart(box(page, "section.guide"), box(page, ".stage > .menu"))
        fits(page)
        check_access(page)
        picture(page, f"guidance-{size['width']}")
        page.keyboard.press("g")
        expect(page.locator("section.guide")).to_have_count(0)
        page.keyboard.press("g")
        expect(routes.first).to_be_visible()
        page.get_by_role("button", name="Close (settings bring it back)").click()
        expect(page.locator("section.guide")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_hint_says_what_decides(club: Club, hand: Script, size: dict[str, int]) -> None:
    """Chance, worth and risk of the best; of the second, why it stands behind."""
    with club.person(size=size, settings={**CALM, "hints": True}) as page:
        sit_down(club, page, hand)
        play(page, hand, last=hand.place_of("discard"))
        page.locator(".advice[aria-busy=false]").wait_for()
        if size == PHONE:
            page.locator(".advice .more").click()
        best, second = page.locator(".advice li").nth(0), page.locator(".advice li").nth(1)
        expect(best).to_contain_text(
            re.compile(r"Win\s*[\d.]+\s%.*Worth\s*[\d,]+\spts.*Deal-in\s*[\d.]+\s%", re.DOTALL)
        )
        expect(second.locator(".behind")).to_contain_text(re.compile("^(Behind|As good)"))
        for row in page.locator(".advice li").all():
            cells = [
                place for one in row.locator(".what, .cell").all() if (place := one.bounding_box())
            ]
            assert all(one["x"] + one["width"] <= other["x"] + 1 for one, other in pairwise(cells))
        check_access(page)
        picture(page, f"hint-{size['width']}")
