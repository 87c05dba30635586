"""Two browsers at one table: codes, a disconnect in the middle, a spectator, once more."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import browser
from tests.support.browser import CALM, PHONE, Club, check_access, fits, picture, result
from tests.support.screens import SCREENS

DISCARD = ".hand button.playable"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def open_table(page: Page, name: str) -> str:
    """Open a table for two; its code."""
    page.locator("input[autocomplete=nickname]").fill(name)
    page.locator("input[name=people][value='2']").check(force=True)
    page.locator("input[name=length][value=hand]").check(force=True)
    page.locator("form button.main").last.click()
    code = page.locator(".veil .code")
    code.wait_for()
    return code.inner_text()


def join(page: Page, code: str, name: str) -> None:
    page.locator("input[autocomplete=nickname]").fill(name)
    expect(page.locator("input.code")).to_have_value(re.compile(code, re.IGNORECASE))
    page.locator("form button.main").first.click()
    page.locator(".hand button").first.wait_for()


def answer(page: Page) -> bool:
    """Pass, or discard the last tile; false if nothing is asked now."""
    passing = page.locator(".claims button[data-type=pass]")
    if passing.count():
        passing.first.click()
        return True
    if page.locator(DISCARD).count():
        page.locator(DISCARD).last.click()
        return True
    declaring = page.locator(".claims button[data-type=noten], .claims button[data-type=tenpai]")
    if declaring.count():
        declaring.first.click()
        return True
    return False


def play_on(pages: list[Page], answers: int) -> None:
    """So many answers of whoever is asked."""
    given = 0
    for _ in range(2000):
        if given >= answers or any(page.locator("dialog[open]").count() for page in pages):
            return
        done = [answer(page) for page in pages]
        given += sum(done)
        if not any(done):
            pages[0].wait_for_timeout(20)
    pytest.fail("nothing happens at the table")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_two_at_one_table_with_a_disconnect_in_the_middle(club: Club, lang: str) -> None:
    club.next_table("friends")
    calm = {**CALM, "lang": lang}
    with club.person("#/friends", settings=calm) as ala:
        check_access(ala)
        picture(ala, f"friends-{lang}")
        code = open_table(ala, "Ala")
        picture(ala, f"friends-waiting-{lang}")
        check_access(ala)
        for _ in range(8):  # round the card and the page: what lies below is not reached
            ala.keyboard.press("Tab")
            assert ala.evaluate("!document.activeElement.closest('.stage')")
        ala.locator(".veil").get_by_role("link").click()  # the menu lies below it
        ala.locator("section.games button").first.click()
        expect(ala.locator(".veil .code")).to_have_text(code)
        with club.person(f"#/join/{code}", settings=calm) as ola:
            join(ola, code, "Ola")
            address = ola.url
            expect(ala.locator(".plate").filter(has_text="Ola").first).to_be_visible()
            play_on([ala, ola], 8)
        # Ola's browser is closed: after a while a bot plays for her, and Ala goes on.
        play_on([ala], 4)
        ala.get_by_role(
            "button", name=re.compile("^(People at the table|Osoby przy stole)$")
        ).click()
        expect(ala.locator("dialog[open]")).to_contain_text(
            re.compile("a bot plays|tymczasem gra bot")
        )
        picture(ala, f"friends-people-{lang}")
        check_access(ala)
        ala.keyboard.press("Escape")
        # The same link on another device: nothing is lost.
        with club.person(address.split("/", 3)[3], settings=calm) as device:
            device.locator(".hand button").first.wait_for()
            play_on([ala, device], 500)
            result(ala)
            panel = result(device)
            panel.locator("button.main").click()
            ala.locator("dialog[open] button.main").click()
            ala.locator("dialog[open] table").wait_for()
            here = ala.url
            ala.locator("dialog[open] button.main").click()
            expect(ala).not_to_have_url(here)
            expect(device).not_to_have_url(address)
            device.locator(".hand button").first.wait_for()
            club.errors.clear()


def test_the_host_begins_with_bots(club: Club) -> None:
    club.next_table("host")
    with club.person("#/friends", size=PHONE) as ala:
        fits_in_width(ala)
        open_table(ala, "Ala")
        picture(ala, "friends-waiting-phone")
        ala.locator(".veil button.main").click()
        ala.locator(DISCARD).first.wait_for()
        fits(ala)


def fits_in_width(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_spectator_sees_nothing_hidden(club: Club) -> None:
    club.next_table("spectator")
    with club.person("#/friends") as ala:
        open_table(ala, "Ala")
        ala.locator(".veil button.main").click()
        ala.locator(DISCARD).first.wait_for()
        ala.get_by_role("button", name="People at the table").click()
        ala.get_by_role("button", name="Copy the link for spectators").click()
        link = ala.locator("dialog[open] a.watching").get_attribute("href")
        assert link
        ala.keyboard.press("Escape")
        heard: list[str] = []
        with club.person("") as looker:
            looker.on(
                "websocket",
                lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))),
            )
            looker.goto(link)
            looker.locator(".centre").first.wait_for()
            play_on([ala], 3)
            expect(looker.locator(".river .tile")).not_to_have_count(0)
            picture(looker, "spectator")
            check_access(looker)
        assert not any('"concealed":"' in frame for frame in heard)
        assert any('"type":"update"' in frame for frame in heard)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everybody_is_told_what_the_host_does(club: Club, lang: str) -> None:
    club.next_table("acts")
    said = {
        "en": ("Ala pauses the game.", "Ola lets the game go on.", "Ala frees the seat of Ola"),
        "pl": ("Ala wstrzymuje grę.", "Ola wznawia grę.", "Ala zwalnia miejsce gracza Ola"),
    }[lang]
    calm = {**CALM, "lang": lang}
    with (
        club.person("#/friends", settings=calm) as ala,
        club.person("", settings=calm, size=PHONE) as ola,
    ):
        code = open_table(ala, "Ala")
        ola.goto(f"{club.server.url}/#/join/{code}")
        join(ola, code, "Ola")
        ala.locator(DISCARD).first.wait_for()
        expect(menu(ola, "Pause", "Pauza")).to_have_count(0)
        menu(ala, "Pause", "Pauza").click()
        expect(ola.locator(".veil")).to_contain_text(said[0])
        expect(ola.locator(".toasts [role=status]")).to_contain_text(said[0])
        picture(ola, f"host-pauses-{lang}")
        check_access(ola)
        ola.locator(".veil button.main").click()
        expect(ala.locator(".toasts [role=status]")).to_contain_text(said[1])
        expect(ala.locator(".veil")).to_have_count(0)
        menu(ala, "People at the table", "Osoby przy stole").click()
        panel = ala.locator("dialog[open]")
        expect(panel).to_contain_text(said[0])
        expect(panel).to_contain_text(said[1])
        panel.get_by_role(
            "button", name=re.compile("^(Free the seat|Zwolnij miejsce)")
        ).first.click()
        expect(panel).to_contain_text(said[2])
        picture(ala, f"host-acts-{lang}")
        check_access(ala)
        new = panel.locator(".code")
        expect(new).not_to_have_text(code)
        # Ola is sent away, and comes back with the new code: this hand is not hers any more.
        expect(ola.get_by_role("heading", level=1)).to_be_visible()
        ola.goto(f"{club.server.url}/#/join/{new.inner_text()}")
        ola.locator("form button.main").first.click()
        expect(ola.locator(".strip")).to_contain_text(re.compile("from the next one|od następnego"))
        expect(ola.locator(".hand button")).to_have_count(0)
        picture(ola, f"next-hand-{lang}")
        check_access(ola)
        fits(ola)
        club.errors.clear()


def test_an_invitation_becomes_a_link_of_ones_own(club: Club) -> None:
    club.next_table("invited")
    made = club.server.new_game(seats=["human", "human", "random", "random"])
    link = f"#/game/{made['id']}/{made['tokens'][1]}"
    with club.person(link) as ola:
        ola.locator(".hand button").first.wait_for()
        expect(ola).not_to_have_url(re.compile(made["tokens"][1]))
        own = ola.url.split("/", 3)[3]
        with club.person(link) as host:
            expect(host.get_by_role("heading", level=1)).to_have_text("There is no such table.")
            club.errors.clear()
        with club.person(own) as device:
            device.locator(".hand button").first.wait_for()


def menu(page: Page, *names: str) -> Locator:
    """A button of the table's menu, in either language."""
    return page.locator("nav.menu").get_by_role("button", name=re.compile(f"^({'|'.join(names)})$"))


def test_a_wrong_code_is_explained(club: Club) -> None:
    with club.person("#/join/NOTHIN", settings={**CALM, "lang": "pl"}) as page:
        page.locator("form button.main").first.click()
        expect(page.locator(".problem")).to_have_text("nie ma stołu o tym kodzie")
        club.errors.clear()


def test_whoever_was_invited_finds_the_way_in(club: Club) -> None:
    """On a phone on its side too, and by keyboard alone; what is wrong is brought into sight."""
    with club.person("#/join/NOTHIN", size=SCREENS["flat"]) as page:
        page.locator("#join").wait_for()
        heads = page.locator("main h2").all_inner_texts()
        assert heads.index("Join a table") < heads.index("Open tables")
        page.get_by_label("Your name").fill("Ola")
        page.get_by_label("Your name").press("Enter")
        expect(page.locator(".problem")).to_be_in_viewport()
        club.errors.clear()


def test_everything_about_me_is_deleted(club: Club) -> None:
    with club.person("#/friends") as page:
        page.get_by_role("button", name="Delete everything about me").click()
        page.get_by_role("button", name="Really delete").click()
        expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()
