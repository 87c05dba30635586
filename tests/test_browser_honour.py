"""Tables as with real tiles in the browser: faults, what they cost, and the referee's panel."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser
from tests.support.browser import CALM, DESK, PHONE, Club, check_access, fits, picture, result

SIZES = {"wide": DESK, "phone": PHONE}
WAYS = [("en", "wide"), ("pl", "phone")]
DISCARD = ".hand button.playable"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def sit(club: Club, page: Page, rules: str, seed: str = "honour") -> None:
    """A table as with real tiles against bots, where everybody answers every discard."""
    club.next_table(seed)
    family = {"ema-2008": "riichi", "mcr": "mcr"}.get(rules, "hongkong")
    pick(page, f"input[name=family][value={family}]")
    page.locator(".rules select").select_option(rules)
    pick(page, "input[name=length][value=hand]")
    pick(page, "input[name=bots][value=beginner]")
    page.locator("input[name=honour]").check()
    pick(page, "input[name='claim-time'][value='0']")


def pick(page: Page, chosen: str) -> None:
    """Choose a radio button; a click by place could miss it while the page above grows."""
    page.locator(chosen).dispatch_event("click")
    expect(page.locator(chosen)).to_be_checked()


def begin(page: Page) -> None:
    page.locator("form button.main").last.click()
    page.locator(DISCARD).first.wait_for()


def button(page: Page, type: str) -> None:
    page.locator(f".claims button[data-type={type}]").click()


def to_call(page: Page) -> None:
    """Discard until somebody else's discard can be called."""
    for _ in range(30):
        page.locator(f"{DISCARD}, .claims button[data-type=pung]").first.wait_for()
        if page.locator(".claims button[data-type=pung]").count():
            return
        page.locator(DISCARD).last.click()
        page.locator(
            ".claims button[data-type=pass], .claims button[data-type=win]"
        ).first.wait_for()
    pytest.fail("nobody else discards")


def to_true_set(page: Page) -> None:
    """Go on until a set can be called with tiles that make one: they are chosen already."""
    for _ in range(40):
        to_call(page)
        page.keyboard.press("p")
        if page.locator(".calling button.tile[aria-pressed=true]").count() == 2:
            return
        page.keyboard.press("Escape")
        button(page, "pass")
    pytest.fail("no set can be made")


@pytest.mark.parametrize(("lang", "size"), WAYS)
def test_a_false_ron_is_chombo(club: Club, lang: str, size: str) -> None:
    with club.person(settings={**CALM, "lang": lang}, size=SIZES[size]) as page:
        sit(club, page, "ema-2008")
        expect(page.locator(".honour")).to_contain_text("4000" if lang == "pl" else "4,000")
        check_access(page)
        page.locator(".honour").scroll_into_view_if_needed()
        picture(page, f"honour-choice-{lang}-{size}")
        begin(page)
        for type in ("win", "riichi"):  # always, whatever the hand is
            expect(page.locator(f".claims button[data-type={type}]")).to_be_visible()
        to_call(page)
        fits(page)
        picture(page, f"honour-call-{lang}-{size}")
        button(page, "win")
        asking = page.locator(".calling")
        expect(asking).to_be_visible()
        check_access(page)
        page.keyboard.press("Escape")
        expect(asking).to_be_hidden()
        page.keyboard.press("w")
        asking.get_by_role("button", name=re.compile("declare|zgłaszam")).click()
        panel = result(page)
        expect(panel).to_contain_text("Chombo")
        expect(panel.locator("a[href='#/rulebook/ema-2008/R5.14']")).to_be_visible()
        check_access(page)
        picture(page, f"honour-chombo-{lang}-{size}")


@pytest.mark.parametrize(("lang", "size"), WAYS)
def test_a_false_hu_costs_and_the_hand_goes_on(club: Club, lang: str, size: str) -> None:
    with club.person(settings={**CALM, "lang": lang}, size=SIZES[size]) as page:
        sit(club, page, "mcr")
        begin(page)
        button(page, "win")
        page.locator(".calling button.main").click()
        note = page.locator(".note")
        expect(note).to_contain_text("martwa" if lang == "pl" else "dead")
        expect(note.locator("a[href='#/rulebook/mcr/10.4']")).to_be_visible()
        check_access(page)
        picture(page, f"honour-false-hu-{lang}-{size}")
        note.locator("button").click()
        expect(note).to_be_hidden()
        expect(page.locator(".plate .dead")).to_be_visible()
        page.locator(DISCARD).last.click()  # it plays on
        page.locator(".claims button[data-type=pass]").wait_for()
        page.keyboard.press("u")  # alone, also a fault can be taken back
        page.keyboard.press("u")
        expect(page.locator(".plate .dead")).to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), WAYS)
def test_a_wrong_pung_by_keyboard(club: Club, lang: str, size: str) -> None:
    with club.person(settings={**CALM, "lang": lang}, size=SIZES[size]) as page:
        sit(club, page, "ema-2008")
        begin(page)
        to_call(page)
        page.keyboard.press("p")
        tiles = page.locator(".calling button.tile")
        assert tiles.count() == 13
        for _ in range(2):  # whatever was chosen before
            for at in range(13):
                if tiles.nth(at).get_attribute("aria-pressed") == "true":
                    tiles.nth(at).press("Enter")
        expect(page.locator(".calling button.main")).to_be_disabled()
        tiles.nth(0).press("Enter")
        tiles.nth(5).press("Enter")
        expect(tiles.nth(5)).to_have_attribute("aria-pressed", "true")
        check_access(page)
        fits(page)
        picture(page, f"honour-tiles-{lang}-{size}")
        page.locator(".calling button.main").click()
        page.locator(".own .meld").wait_for()
        expect(page.locator(".plate .dead")).to_have_count(0)  # seen after the discard
        page.locator(DISCARD).last.click()
        expect(page.locator(".note")).to_be_visible()
        expect(page.locator(".plate .dead")).to_be_visible()
        picture(page, f"honour-dead-{lang}-{size}")


@pytest.mark.parametrize(("lang", "size"), WAYS)
def test_the_referee_of_friends(club: Club, lang: str, size: str) -> None:
    """The host rules; what moves is shown before, and the other one is told in words."""
    club.next_table("friends")
    calm = {**CALM, "lang": lang}
    with club.person("#/friends", settings=calm, size=SIZES[size]) as ala:
        ala.locator("select").first.select_option("ema-2008")
        ala.locator("input[autocomplete=nickname]").fill("Ala")
        pick(ala, "input[name=people][value='2']")
        pick(ala, "input[name=length][value=hand]")
        ala.locator("input[name=honour]").check()
        pick(ala, "input[name='claim-time'][value='0']")
        check_access(ala)
        ala.locator("form button.main").last.click()
        code = ala.locator(".veil .code")
        code.wait_for()
        with club.person(f"#/join/{code.inner_text()}", settings=calm) as ola:
            ola.locator("input[autocomplete=nickname]").fill("Ola")
            ola.locator("form button.main").first.click()
            ola.locator(".hand button").first.wait_for()
            expect(ola.locator("button.referee")).to_have_count(0)
            ala.locator(DISCARD).first.wait_for()
            ala.locator("button.referee").click()
            panel = ala.locator("dialog[open]")
            rule = panel.locator("footer button.main")
            expect(rule).to_be_disabled()
            panel.get_by_label("Ola").check()
            panel.locator("input[value=exposed_tiles]").check()
            expect(panel.locator("li").nth(1)).to_contain_text("−8000")
            panel.locator("input[value=dead_wall]").check()
            expect(panel.locator("section")).to_contain_text("noten")
            expect(ola.locator(".veil")).to_be_visible()  # the game rests
            check_access(ala)
            rule.scroll_into_view_if_needed()
            picture(ala, f"honour-referee-{lang}-{size}")
            rule.click()
            expect(ola.locator(".note")).to_be_visible()
            expect(ola.locator(".note a[href='#/rulebook/ema-2008/R5.18']")).to_be_visible()
            expect(ola.locator(".plate .dead")).to_be_visible()
            expect(ola.locator(".veil")).to_have_count(0)
            check_access(ola)
            picture(ola, f"honour-ruled-{lang}")
            menu = re.compile("^(People at the table|Osoby przy stole)$")
            ola.get_by_role("button", name=menu).click()
            expect(ola.locator("dialog[open]")).to_contain_text(
                re.compile("Ala (rules as referee: dead hand|rozstrzyga jako sędzia: martwa ręka)")
            )


def test_a_false_win_in_hong_kong_and_its_replay(club: Club) -> None:
    with club.person(settings=CALM) as page:
        sit(club, page, "hk-old")
        begin(page)
        button(page, "win")
        page.locator(".calling button.main").click()
        panel = result(page)
        expect(panel).to_contain_text("the caller pays the limit, 128")
        expect(panel.locator("a[href='#/rulebook/hk-old/2.6']")).to_be_visible()
        expect(panel).to_contain_text("384")
        game = page.url.split("#/game/")[1].split("/")[0]
        page.goto(f"{club.server.url}/#/replay/{game}")
        page.locator("main").first.wait_for()
        expect(page.locator("body")).not_to_contain_text(re.compile("undefined|NaN"))


def test_play_by_text_knows_calls_and_faults(club: Club) -> None:
    with club.person(settings=CALM) as page:
        sit(club, page, "mcr")
        page.goto(f"{club.server.url}/#/spoken")
        line = page.locator("form input")

        def say(text: str) -> None:
            line.fill(text)
            line.press("Enter")

        log = page.locator("[role=log]")
        say("play")
        expect(log).to_contain_text("Your turn")
        say("win")
        expect(log).to_contain_text("a false win")
        say("rule")
        expect(log).to_contain_text("1 a false win, tiles shown")
        say("rule yes")  # nothing has been asked yet
        expect(log).to_contain_text("First say about whom")
        say("rule 2 3")
        expect(log).to_contain_text("No points move now. Type rule yes")
        say("rule yes")
        expect(log).to_contain_text("a wrong number of tiles")
        say("rule 3 6")  # how many points?
        say("rule 3 6 20")
        expect(log).to_contain_text("Penalty points are booked outside")


@pytest.mark.parametrize(("lang", "size"), WAYS)
def test_a_called_tile_left_lying(club: Club, lang: str, size: str) -> None:
    """R2.10: it may be taken later, and after two more discards the hand is dead."""
    with club.person(settings={**CALM, "lang": lang}, size=SIZES[size]) as page:
        sit(club, page, "ema-2008")
        begin(page)
        to_true_set(page)
        page.locator(".calling input[type=checkbox]").check()
        check_access(page)
        fits(page)
        picture(page, f"honour-later-{lang}-{size}")
        page.locator(".calling button.main").click()
        page.locator(".own .meld").wait_for()
        expect(page.locator(".claims button[data-type=take]")).to_be_visible()
        button(page, "take")
        expect(page.locator(".claims button[data-type=take]")).to_have_count(0)
