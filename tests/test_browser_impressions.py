"""What somebody sees, hears and finds who comes for the first time, on every screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.support import browser
from tests.support.browser import (
    CALM,
    Club,
    check_access,
    fits,
    picture,
    play,
    result,
    sit_down,
)
from tests.support.browser_script import Script, eager, found, sensible
from tests.support.screens import LOOKS, SCREENS, Size, boxes, cut, touch

FIRST_LOAD = 250_000  # bytes, compressed
WIDER = "*{letter-spacing:0.03em !important}"  # as much as the widest usual fonts need


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("impressions")) as opened:
        yield opened


def pon_and_win(script: Script) -> bool:
    return script.does("pung") and bool(script.wins)


def won_after_riichi(script: Script) -> bool:
    return script.won and script.does("riichi") and len(script.steps) <= 20


def long_hand(script: Script) -> bool:
    return len(script.steps) > 4


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_the_first_page_at_a_glance(club: Club, size: Size, lang: str, theme: str) -> None:
    """The way to play is in sight, nothing is cut, and whatever is chosen can be reached."""
    with club.person(size=size, settings={**CALM, "lang": lang, "theme": theme}) as page:
        page.locator(".flock svg").first.wait_for(state="attached")
        [way] = boxes(page, "button.main.big")
        assert way["bottom"] <= size["height"]
        assert cut(page, ".unfold span, .family strong, .begin button, .row span") == []
        assert page.evaluate("document.querySelector('main').scrollWidth <= innerWidth")
        for name in ("length", "bots", "clock"):
            choices = page.locator(f"input[name={name}]")
            for at in range(choices.count()):
                choices.nth(at).check(force=True)
        check_access(page)
        picture(page, f"first-{size['width']}")


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_hints_and_guidance_leave_the_table_free(
    club: Club, size: Size, lang: str, theme: str
) -> None:
    """Folded they cover neither hand nor discards nor names; unfolded not each other."""
    script = found("mcr", sensible, long_hand)
    settings = {**CALM, "lang": lang, "theme": theme, "hints": True, "guide": True}
    with club.person(size=size, settings=settings) as page:
        sit_down(club, page, script)
        play(page, script, last=4)
        page.locator("section.advice[aria-busy=false]").wait_for()
        fits(page)
        panels = boxes(page, "section.advice") + boxes(page, "section.guide")
        for selector in (".own .hand", ".river .tile", ".plate .who", ".stage > .menu"):
            for other in boxes(page, selector):
                assert not any(touch(panel, other) for panel in panels), selector
        assert cut(page, ".plate .name") == []
        assert cut(page, ".switches button") == []
        for switch in boxes(page, ".switches button"):
            assert not any(touch(switch, plate) for plate in boxes(page, ".plate .who"))
        for opens in ("section.advice .more", "section.guide .more"):
            if page.locator(opens).is_visible():
                page.locator(opens).click()
        pairs = [
            (a, b) for a in boxes(page, "section.advice") for b in boxes(page, "section.guide")
        ]
        assert not any(touch(one, other) for one, other in pairs)
        assert not any(
            touch(panel, hand)
            for panel in boxes(page, "section.advice") + boxes(page, "section.guide")
            for hand in boxes(page, ".own .hand")
        )
        check_access(page)
        picture(page, f"panels-{size['width']}")


def test_switches_fit_a_phone_in_wide_letters(club: Club) -> None:
    """Five of them, in Polish."""
    script = found("mcr", sensible, long_hand)
    with club.person(size=SCREENS["phone"], settings={**CALM, "lang": "pl"}) as page:
        sit_down(club, page, script)
        page.add_style_tag(content=WIDER)
        shown = boxes(page, ".switches button")
        assert len(shown) == 5
        assert all(0 <= one["left"] and one["right"] <= 360 for one in shown)
        assert cut(page, ".switches button") == []


@pytest.mark.parametrize(
    ("rules", "word"), [("tenhou", "Pon"), ("mcr", "Pung"), ("hk-old", "Pung")]
)
def test_a_table_speaks_the_words_of_its_game(club: Club, rules: str, word: str) -> None:
    """On the button, over the table and in the history; the voice says it, once it is wanted."""
    script = found(rules, eager, pon_and_win)
    place = script.place_of("pung")
    asked: list[str] = []
    settings = {**CALM, "sound": True, "voice": "en"}
    with club.person(settings=settings) as page:
        page.on("request", lambda one: asked.append(one.url) if "/voices/" in one.url else None)
        sit_down(club, page, script)
        play(page, script, last=place)
        button = page.locator(".claims button[data-type=pung]").first
        expect(button).to_contain_text(word)
        voice = f"/voices/en/{word.lower()}.ogg"
        if any(url.endswith(voice) for url in asked):  # somebody else called it before
            button.click()
        else:
            with page.expect_response(f"**{voice}") as heard:
                button.click()
            assert heard.value.ok
        page.keyboard.press("l")
        expect(page.locator("dialog[open]")).to_contain_text(f"You: {word.lower()}")
    assert all("/voices/en/" in url for url in asked)


def test_the_first_load_is_small_and_silent(club: Club) -> None:
    """From the address to the first tile; voices and portraits are no part of it."""
    sizes: dict[str, int] = {}
    with club.person("") as page:
        page.on(
            "requestfinished",
            lambda one: sizes.update({one.url: one.sizes()["responseBodySize"]}),
        )
        page.reload()
        club.next_table("first load")
        page.locator("button.main.big").click()
        page.locator(".hand button").first.wait_for()
        assert not any("/voices/" in url for url in sizes)
    assert sum(url.endswith(".js") for url in sizes) > 1
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


def test_what_is_drawn_goes_to_the_end_of_the_hand(club: Club) -> None:
    settings = {**CALM, "noClaims": True, "autoWin": True}
    club.next_table("drawn goes")
    with club.person(size=SCREENS["phone"], settings=settings) as page:
        page.locator("input[name=length][value=east]").check(force=True)
        page.locator("button.main.big").click()
        page.locator(".switches button").last.click()
        panel = result(page)
        panel.locator("button.main").click()
        page.locator(".hand button.playable, .claims button").first.wait_for()
        expect(page.locator(".switches button").last).to_have_attribute("aria-pressed", "false")
        page.goto(f"{club.server.url}/#/")  # the card tells of the hand that is being played
        expect(page.locator(".games .game strong")).not_to_contain_text("East 1")


def test_a_win_after_riichi(club: Club) -> None:
    """Who won, the dora with its indicator, why more came in; the next hand can be stopped."""
    script = found("tenhou", sensible, won_after_riichi)
    settings = {**CALM, "motion": "full", "autoNext": True, "bird": "sowa"}
    with club.person(size=SCREENS["flat"], settings=settings) as page:
        sit_down(club, page, script, length="east")
        play(page, script)
        page.locator(".celebration, dialog[open]").first.wait_for()
        page.keyboard.press(" ")  # what is seen before the result can be skipped
        panel = result(page)
        expect(panel.locator("header [data-bird=sowa]")).to_be_visible()
        expect(panel.locator(".received")).to_contain_text("stick")
        expect(panel.locator(".shown").first).to_be_in_viewport()
        expect(panel.locator("details summary").first).to_be_in_viewport()
        stop = panel.locator("footer .quiet")
        expect(stop).to_contain_text(" s")
        stop.click()
        expect(stop).to_have_count(0)
        picture(page, "win-celebrated")


def test_nothing_begins_before_the_games_are_known(club: Club) -> None:
    """The first page is there at once; what it offers may come late."""
    held: list[Route] = []

    def hold(asked: Route) -> None:
        held.append(asked)

    with club.person() as page:
        page.add_init_script("localStorage.removeItem('wrobel.families')")
        page.add_init_script("localStorage.removeItem('wrobel.choice')")
        page.route("**/api/tabletop/families*", hold)
        page.reload()
        buttons = page.locator(".begin button")
        expect(buttons).to_have_count(2)
        for button in buttons.all():
            expect(button).to_be_disabled()
        held[0].continue_()
        for button in buttons.all():
            expect(button).to_be_enabled()


def test_whoever_watches_is_told_whom(club: Club) -> None:
    club.next_table("watched", pause=400)
    with club.person() as page:
        page.locator(".begin button.quiet").click()
        expect(page.locator(".turn.watch")).to_contain_text("You are watching")
        expect(page.locator(".turn.watch")).to_contain_text("live")


def test_ones_own_replay_is_seen_from_ones_own_seat(club: Club) -> None:
    script = found("tenhou", sensible, won_after_riichi)
    with club.person() as page:
        sit_down(club, page, script)
        play(page, script)
        result(page).locator("button.main").click()
        page.locator("dialog[open] .place").first.wait_for()
        expect(page.locator("dialog[open] [data-bird]")).to_have_count(4)
        page.goto(f"{club.server.url}/#/replays")
        page.locator("a[href^='#/replay/']").first.click()
        page.locator(".plate[data-side='0'] .name", has_text="You").wait_for()
