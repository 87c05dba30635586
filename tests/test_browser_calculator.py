"""The calculator in a real browser: good and bad hands of all families, and no network at all."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser
from tests.support.browser import CALM, PATIENCE, PHONE, Club, check_access, picture
from tests.support.web_run import running, sqlite

expect.set_options(timeout=PATIENCE)
POLISH = {**CALM, "lang": "pl"}
ENGLISH_AND_POLISH = pytest.mark.parametrize("settings", [CALM, POLISH], ids=["en", "pl"])


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def tiles(text: str) -> Iterator[str]:
    """``22m9p`` as single tiles."""
    digits = ""
    for sign in text:
        if sign.isdigit():
            digits += sign
        else:
            yield from (digit + sign for digit in digits)
            digits = ""


def tap(page: Page, text: str) -> None:
    for tile in tiles(text):
        page.locator(f'[data-key="{tile}"]').click()


def aim(page: Page, target: str) -> None:
    page.locator(f'[data-target="{target}"]').click()


def points(page: Page) -> Any:
    return page.locator(".glance .worth strong")


def seat(page: Page, wind: str) -> Any:
    return page.locator(f'.glance li[data-seat="{wind}"] strong')


def test_a_riichi_hand_tapped_on_a_phone(club: Club) -> None:
    with club.person("#/calculator", size=PHONE, has_touch=True, is_mobile=True) as page:
        tap(page, "22333m555p777s99p")
        tap(page, "9p")
        page.get_by_role("button", name="Seat wind: South").click()
        expect(points(page)).to_have_text("32,000")
        expect(seat(page, "E")).to_have_text("−16,000")
        aim(page, "dora")
        tap(page, "3z")
        line = page.locator(".trace details summary", has_text="Four concealed pungs").first
        line.click()
        expect(page.locator(".trace details[open]").first).to_contain_text("rule")
        check_access(page)
        picture(page, "calculator-phone")


def test_an_mcr_hand_with_sets_and_flowers(club: Club) -> None:
    with club.person("#/calculator/rules=mcr") as page:
        aim(page, "pung")
        tap(page, "1z")
        aim(page, "pung")
        tap(page, "2z")
        aim(page, "closed")
        tap(page, "4s")
        tap(page, "33z55p")
        tap(page, "3z")
        aim(page, "bonus")
        tap(page, "1f2g")
        page.get_by_role("button", name="Discard", exact=True).click()
        expect(page.locator(".say")).to_contain_text("Who gave the tile?")
        page.get_by_role("button", name="From: South").click()
        expect(page.locator(".glance .worth")).to_contain_text("points")
        expect(seat(page, "S")).to_contain_text("−")
        expect(page.locator("[data-flag]")).to_have_count(3)
        expect(page.locator('td[data-world="hk-old"]')).to_be_visible()
        expect(page.locator('td[data-world="tenhou"]')).to_be_visible()


def test_hong_kong_typed_as_text(club: Club) -> None:
    with club.person("#/calculator/rules=hk-old") as page:
        field = page.locator("#typed")
        field.fill("123456789m1122z + 1z")
        field.press("Enter")
        expect(page.locator(".glance .worth")).to_contain_text("fan")
        expect(page.locator(".board .hand button")).to_have_count(13)
        field.fill("123456789m11x")
        field.press("Enter")
        expect(page.locator("#typed[aria-invalid=true]")).to_be_visible()
        expect(page.locator(".typed .problem")).to_contain_text("character 13")


def test_text_in_polish_is_refused_in_polish(club: Club) -> None:
    with club.person("#/calculator/rules=mcr", settings=POLISH) as page:
        page.locator("#typed").fill("123")
        page.locator("#typed").press("Enter")
        expect(page.locator(".typed .problem")).to_contain_text("nie ma koloru")


@ENGLISH_AND_POLISH
def test_impossible_hands_are_explained_where_they_are(club: Club, settings: Any) -> None:
    polish = settings["lang"] == "pl"
    with club.person("#/calculator/rules=tenhou&hand=11111m", settings=settings) as page:
        told = page.locator('.board [data-where="hand"]')
        expect(told).to_contain_text("Piąty" if polish else "A fifth")
        expect(page.locator('[data-key="1m"]')).to_have_attribute("aria-disabled", "true")
        page.locator('[data-key="1m"]').click(force=True)
        expect(page.locator(".keyboard .hint")).to_contain_text(
            "egzemplarze" if polish else "copies"
        )
        page.locator(".board .hand button").first.click()
        expect(told).to_have_count(0)
        expect(page.locator(".say")).to_contain_text("9")


def test_a_hand_that_waits_and_one_that_is_no_win(club: Club) -> None:
    with club.person("#/calculator/rules=tenhou&hand=234567m22p34567s") as page:
        expect(page.locator("[data-wait]")).to_have_count(3)
        expect(page.locator('[data-wait="8s"]')).to_contain_text("han")
        tap(page, "1m")
        expect(page.locator('.board [data-where="win"]')).to_contain_text("not a complete hand")
        expect(page.locator("[data-wait]")).to_have_count(3)
        page.locator('[data-wait="8s"]').click()
        expect(points(page)).to_be_visible()


def test_circumstances_exclude_each_other(club: Club) -> None:
    with club.person("#/calculator/rules=tenhou&hand=234567m22p34567s&win=8s") as page:
        ippatsu = page.locator('[data-flag="ippatsu"]')
        expect(ippatsu).to_have_attribute("aria-disabled", "true")
        expect(ippatsu).to_have_attribute("title", "Ippatsu needs riichi.")
        ippatsu.click(force=True)
        expect(page.locator(".facts .problem")).to_have_text("Ippatsu needs riichi.")
        page.locator('[data-flag="riichi"]').click()
        expect(page.locator(".facts .problem")).to_have_count(0)
        expect(ippatsu).to_have_attribute("aria-disabled", "false")
        ippatsu.click()
        expect(page.locator(".trace summary", has_text="Ippatsu")).to_be_visible()
        page.locator('[data-flag="double_riichi"]').click()
        expect(page.locator('[data-flag="riichi"]')).to_have_attribute("aria-pressed", "false")
        page.locator('[data-flag="double_riichi"]').click()
        expect(ippatsu).to_have_attribute("aria-pressed", "false")


def test_undo_clear_and_an_address_for_every_hand(club: Club) -> None:
    with club.person("#/calculator/rules=ema-2016") as page:
        hand = page.locator(".board .hand button")
        tap(page, "123m")
        expect(hand).to_have_count(3)
        page.get_by_role("button", name="Undo").click()
        expect(hand).to_have_count(2)
        page.get_by_role("button", name="Clear").first.click()
        expect(hand).to_have_count(0)
        page.get_by_role("button", name="Undo").click()
        expect(hand).to_have_count(2)
        tap(page, "3456789m55p6s")
        aim(page, "chow")
        tap(page, "5s")
        # Two sets would be too much: the hand says so.
        expect(page.locator('.board [data-where="hand"]')).to_contain_text("too many")
        page.get_by_role("button", name="Undo").click()
        tap(page, "7s8s")
        worth = page.locator(".glance .worth").inner_text()
        address = page.evaluate("location.hash")
        other = page.context.new_page()
        other.goto(f"{club.server.url}/{address}")
        expect(other.locator(".glance .worth")).to_have_text(worth)


def test_rulesets_change_what_is_asked(club: Club) -> None:
    with club.person("#/calculator/rules=tenhou") as page:
        expect(page.locator('[data-key="0m"]')).to_be_visible()
        page.locator("main select").first.select_option("hk-new")
        expect(page.locator('[data-key="0m"]')).to_have_count(0)
        expect(page.locator('[data-target="dora"]')).to_have_count(0)
        expect(page.locator('[data-target="bonus"]')).to_be_visible()
        expect(page.locator('[data-flag="kong_on_kong"]')).to_be_visible()
        expect(page.locator('[data-flag="riichi"]')).to_have_count(0)


def test_house_rules(club: Club) -> None:
    hand = "hand=223344m567p67s88p&win=8s&by=discard&from=W&seat=S&flags=riichi"
    with club.person(f"#/calculator/rules=tenhou&{hand}") as page:
        expect(points(page)).to_have_text("7700")
        page.get_by_text("House rules").click()
        page.get_by_placeholder("Find an option").fill("kiriage")
        page.locator('[data-option="kiriage"]').select_option("true")
        expect(points(page)).to_have_text("8000")
        assert "kiriage" in page.evaluate("location.hash")
        page.reload()
        expect(points(page)).to_have_text("8000")
        expect(page.locator('td[data-world="tenhou"]')).to_contain_text("8000")
        page.get_by_text("House rules (1 changed)").click()
        page.get_by_role("button", name="Back to the ruleset as it is").click()
        expect(points(page)).to_have_text("7700")


def test_rules_and_options_that_do_not_exist(club: Club) -> None:
    with club.person("#/calculator/rules=nothing", settings=POLISH) as page:
        expect(page.locator(".say")).to_contain_text("Nie ma zasad „nothing”")
        page.locator("main select").first.select_option("mcr")
        expect(page.locator(".say")).not_to_contain_text("Nie ma")
    with club.person("#/calculator/rules=mcr&set=kiriage:true") as page:
        expect(page.locator(".say")).to_contain_text("There is no option")


@ENGLISH_AND_POLISH
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_is_accessible(club: Club, settings: Any, theme: str) -> None:
    hand = "rules=tenhou&hand=2234455m567p678s&win=3m&seat=S&flags=riichi&dora=3z"
    with club.person(f"#/calculator/{hand}", settings={**settings, "theme": theme}) as page:
        expect(points(page)).to_be_visible()
        expect(page.locator("td[data-world]")).to_have_count(3)
        check_access(page)


@pytest.mark.parametrize("fault", ["<button></button>", "<p style='color: #ccc'>pale</p>"])
def test_what_cannot_be_read_is_noticed(club: Club, fault: str) -> None:
    """The check itself: a button without a name, words that are too pale."""
    with club.person("#/calculator") as page:
        page.set_content(f"<html lang=en><title>x</title><body><main>{fault}</main></body></html>")
        with pytest.raises(pytest.fail.Exception, match=r"button-name|color-contrast"):
            check_access(page)


def check_without_a_network(club: Club, page: Page, home: str) -> None:
    """Loaded once, the calculator counts with no server: after a reload too.

    That it does so at the root of a site is proved by the score book's matches without a network.
    """
    page.set_default_timeout(90_000)
    expect(page.locator(".offline")).to_contain_text("Działa bez sieci", timeout=90_000)
    page.context.set_offline(True)
    page.reload()
    tap(page, "22333m555p777s99p9p")
    expect(points(page)).to_have_text("48 000".replace(" ", "\u202f"), timeout=90_000)
    expect(page.locator(".offline")).to_contain_text("Bez sieci")
    page.locator(".board .winning button").click()
    tap(page, "1z")
    expect(page.locator('.board [data-where="win"]')).to_contain_text("nie tworzą pełnej ręki")
    page.goto(f"{home}/#/rules/mcr")
    expect(page.locator("[data-pattern]").first).to_be_visible()
    page.goto(f"{home}/#/settlement/draw")
    page.locator("dialog [data-act=save]").click()
    expect(page.locator(".result .sums strong").first).to_have_text("0")
    # What the browser says about the missing network is not the page's fault.
    club.errors[:] = [one for one in club.errors if "ERR_INTERNET_DISCONNECTED" not in one]


def test_under_a_path_of_a_site(club: Club, tmp_path: Path) -> None:
    """A club's server behind a proxy: a table, and the calculator without a network."""
    with running(sqlite(tmp_path), "--base-path", "/mahjong") as server:
        there = Club(server, club.told, club.browser)
        with there.person("mahjong/", settings=POLISH, size=PHONE) as page:
            page.locator("button.main.big").click()
            expect(page.locator(".hand button").first).to_be_visible()
        start = "mahjong/#/calculator/rules=tenhou"
        with there.person(start, settings=POLISH, size=PHONE, keeps=True) as page:
            check_without_a_network(there, page, f"{server.url}/mahjong")


def test_the_usual_ruleset_is_chosen_once(club: Club) -> None:
    """In the settings; then calculator, score book, card and events begin with it."""
    with club.person("", size=PHONE) as page:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("combobox", name="Usual ruleset").select_option("mcr")
        check_access(page)
        for path in ("calculator", "book", "events"):
            page.goto(f"{club.server.url}/#/{path}")
            page.reload()
            expect(page.locator("main select").first).to_have_value("mcr")


def test_it_can_be_installed(club: Club) -> None:
    with club.person("#/calculator") as page:
        manifest = page.evaluate(
            "fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())"
        )
        assert manifest["display"] == "standalone"
        sizes = page.evaluate(
            """(icons) => Promise.all(icons.map(async ({src}) => {
                const picture = new Image();
                picture.src = new URL(src, document.querySelector('link[rel=manifest]').href);
                await picture.decode();
                return picture.naturalWidth;
            }))""",
            manifest["icons"][1:],
        )
        assert sizes == [192, 512]


def test_only_the_worker_may_run_webassembly(club: Club) -> None:
    with club.person("#/calculator") as page:
        policy = "(path) => fetch(path).then((one) => one.headers.get('content-security-policy'))"
        assert "wasm-unsafe-eval" not in page.evaluate(policy, "./")
        assert "'wasm-unsafe-eval'" in page.evaluate(policy, "./python/worker.js")
        assert "'unsafe-eval'" not in page.evaluate(policy, "./python/worker.js")
