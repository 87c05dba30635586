"""Nothing lies over anything else and nothing is below the fold, however much there is to show."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser
from tests.support.browser import CALM, Club, check_access, fits, picture, play, result, sit_down
from tests.support.browser_script import Script, eager, found, sensible
from tests.support.screens import LOOKS, SCREENS, Size, apart, boxes, whole

RULES = {320: "tenhou", 360: "mcr", 844: "hk-old", 768: "tenhou", 1440: "mcr"}
NAMES = ["", "Konstancja Nowakowska", "Maksymilian von Habsburg", "Wieńczysław Zagórny"]
FINGER = 44  # pixels


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("crowded")) as opened:
        yield opened


def claims_and_wins(script: Script) -> bool:
    return script.does("pung") and script.won


def waits_at_the_end(script: Script) -> bool:
    return script.drawn and any(event.get("tenpai") for event in script.events)


def won(script: Script) -> bool:
    return script.won


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_claims_hints_and_names_keep_apart(club: Club, size: Size, lang: str, theme: str) -> None:
    script = found(RULES[size["width"]], eager, claims_and_wins)
    settings = {**CALM, "lang": lang, "theme": theme, "hints": True, "guide": True}
    with club.person(size=size, settings=settings) as page:
        sit_down(club, page, script)
        play(page, script, last=script.place_of("pung"))
        page.locator(".claims button[data-type=pung]").first.wait_for()
        page.locator("section.advice[aria-busy=false]").wait_for()
        fits(page)
        apart(page, ".claims button", "section.advice", "section.guide", ".own .hand")
        apart(page, ".claims button", ".river .tile", ".plate .who", ".switches button")
        apart(page, "section.advice", ".plate .who", ".own .hand")
        apart(page, ".stage > .menu button", ".stage > .dora", "section.guide")
        if size == SCREENS["flat"]:
            assert page.locator(".own .hand .tile").first.evaluate("t => t.offsetWidth") >= FINGER
        picture(page, f"claims-{size['width']}")
        play(page, script, script.place_of("pung"), len(script.steps) - 1)
        page.locator(".claims button[data-type=win]").wait_for()
        page.locator("section.advice[aria-busy=false]").wait_for()
        apart(page, ".strip > *", "section.advice", ".river .tile", ".plate .who", ".own .hand")
        seats = boxes(page, ".seat .tile, .menu button")
        assert all(0 <= one["left"] and one["right"] <= size["width"] for one in seats)
        picture(page, f"win-offered-{size['width']}")


def test_long_names_and_gestures(club: Club) -> None:
    """Whole names beside every seat; gestures over nothing that matters, and none when muted."""
    club.next_table("names")
    made = club.server.new_game(seats=["human", "human", "random", "random"], names=NAMES)
    seats = [f"#/game/{made['id']}/{token}" for token in made["tokens"][:2]]
    with club.person(seats[1]) as other, club.person(seats[0]) as page:
        other.locator(".hand button").first.wait_for()
        page.locator(".hand button").first.wait_for()
        expect(page.locator(".veil")).to_have_count(0)
        for name, size in SCREENS.items():
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            for plate in page.locator(".plate .name").all():
                assert plate.evaluate("one => one.scrollHeight <= one.clientHeight + 2"), name
            plates = page.locator(".stage > .plate").all()
            assert len(plates) == len(NAMES)
            for side in range(1, len(NAMES)):
                apart(
                    page,
                    f".stage > .plate[data-at='{side - 1}'] .who",
                    ".stage > .menu button",
                    ".dora",
                )
                for before in range(side):
                    mine = f".stage > .plate[data-at='{side}'] .who"
                    apart(page, mine, f".stage > .plate[data-at='{before}'] .who")
            picture(page, f"names-{name}")
            fits(page)
            ways = page.locator(".gestures button")
            ways.first.click()
            for way in ways.all():
                expect(way).to_be_in_viewport(ratio=1)
            apart(page, ".gestures", ".stage > .dora .tile")
            check_access(page)
            picture(page, f"gestures-{name}")
            ways.first.click()
        ways.first.click()
        ways.nth(1).click()
        expect(page.locator(".plate .gesture")).to_be_visible()
        expect(other.locator(".plate .gesture")).to_be_visible()
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Gestures at tables of friends").uncheck()
        page.keyboard.press("Escape")
        expect(ways).to_have_count(0)


@pytest.mark.parametrize("name", ["small", "flat"])
def test_the_waiting_room_is_in_sight(club: Club, name: str) -> None:
    club.next_table("waiting")
    with club.person("#/friends", size=SCREENS[name], settings={**CALM, "lang": "pl"}) as page:
        page.get_by_label("Twoje imię").fill("Konstancja Brzęczyszczykiewicz")
        page.get_by_role("button", name="Otwórz stół", exact=True).click()
        page.locator(".veil .code").wait_for()
        page.locator(".veil svg, .veil img").first.wait_for()
        for what in (".veil .code", ".veil .seats", ".veil button.main"):
            expect(page.locator(what)).to_be_in_viewport(ratio=1)
        check_access(page)
        picture(page, f"waiting-{name}")


def test_a_phone_on_its_side_shows_results_whole(club: Club) -> None:
    """The win with flowers and payments, and the end of the match; then a hand without winner."""
    calm = {**CALM, "lang": "pl"}
    script = found("mcr", sensible, won)
    with club.person(size=SCREENS["flat"], settings=calm) as page:
        sit_down(club, page, script)
        play(page, script)
        panel = result(page)
        panel.locator("details summary").first.wait_for()
        if script.wins[0]["request"].get("bonus"):
            expect(panel.locator(".how")).to_contain_text("Kwiaty")
        whole(page, "dialog[open] .body")
        panel.locator("button.main").click()
        page.locator("dialog[open] .place").first.wait_for()
        whole(page, "dialog[open] .body")
        picture(page, "final-flat")
    script = found("tenhou", sensible, waits_at_the_end)
    with club.person(size=SCREENS["flat"], settings=calm) as page:
        sit_down(club, page, script)
        play(page, script)
        result(page)
        whole(page, "dialog[open] .body")
        picture(page, "draw-flat")


def names_and_values(page: Page) -> None:
    """Every option in words, its name beside its value."""
    raw = page.locator(".groups option").evaluate_all(
        "all => all.map(one => one.textContent).filter(text => /_|^(true|false|null)$/.test(text))"
    )
    assert raw == []
    over = page.locator(".groups label").evaluate_all(
        "all => all.filter(one => {"
        " const [name, value] = one.children;"
        " const [a, b] = [name.getBoundingClientRect(), value.getBoundingClientRect()];"
        " return name.scrollWidth > name.clientWidth + 1 || a.right > b.left + 1"
        "  || b.right > innerWidth })"
        ".map(one => one.textContent)"
    )
    assert over == []


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_options_on_every_screen(club: Club, size: Size, lang: str, theme: str) -> None:
    with club.person(size=size, settings={**CALM, "lang": lang, "theme": theme}) as page:
        page.locator("form details summary").last.click()
        for family in ("mcr", "hongkong", "riichi"):
            page.locator(f"input[name=family][value={family}]").check(force=True)
            page.locator(".groups h3").first.wait_for()
            names_and_values(page)
        page.locator("[data-option=kiriage]").select_option("true")
        changed = page.locator(".groups li.changed")
        changed.locator(".ask").first.click()
        expect(changed.locator("p")).to_be_visible()
        names_and_values(page)
        assert all(one["right"] <= size["width"] for one in boxes(page, ".groups .back"))
        picture(page, f"options-{size['width']}")
        changed.locator(".back").click()
        expect(changed).to_have_count(0)
