"""An evening of three tables: an organiser at a laptop, three phones, everybody else."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.conftest import LONG
from tests.support.browser import CALM, PHONE, check_access, opened, picture
from tests.support.screens import boxes
from tests.test_web_event import Desk

NAMES = (
    "Ala",
    "Bo",
    "Celina",
    "Dan",
    "Ewa",
    "Filip",
    "Gosia",
    "Hubert",
    "Iga",
    "Jan",
    "Kasia",
    "Leon",
)
LONG_NAME = "Konstancja Wiśniewska-Konstantynopolitańczykiewiczowska"
SHEETS = (
    *("players", "rounds", "results", "standings", "clock"),
    *("links", "paper", "files", "log", "settings"),
)
SCORES = ([41000, 33000, 26000, 20000], [30000, 30000, 30000, 30000], [52100, 29000, 20900, 18000])


def sheet(page: Page, name: str) -> None:
    page.get_by_role("link", name=name, exact=True).click()
    page.locator("nav a[aria-current=page]", has_text=name).wait_for()


def test_an_evening_from_players_to_final_standings(tmp_path: Path) -> None:
    own = {**CALM, "rules": "ema-2016"}
    with opened(tmp_path) as club, club.person("#/events", settings=own) as desk:
        desk.get_by_label("Name", exact=True).fill("Tuesday")
        check_access(desk)
        picture(desk, "event-new")
        desk.get_by_role("button", name="Open the desk").click()
        desk.get_by_role("button", name="Paste a list").click()
        desk.locator("textarea").fill("Name;Country\n" + "\n".join(f"{n};PL" for n in NAMES))
        desk.get_by_role("button", name="Read", exact=True).click()
        desk.get_by_role("button", name="Add 12 players").click()
        desk.get_by_role("button", name="All are here").click()
        desk.get_by_text("12 of 12 are here").wait_for()
        check_access(desk)
        picture(desk, "event-players")

        sheet(desk, "Rounds")
        desk.get_by_label("How many").fill("2")
        desk.get_by_role("button", name="Add", exact=True).click()
        desk.get_by_role("heading", name="Round 2").wait_for()
        desk.get_by_role("button", name="Plan all rounds").click()
        desk.get_by_role("heading", name="Proposal").wait_for()
        picture(desk, "event-proposal")
        desk.get_by_role("button", name="Accept").click()
        desk.get_by_role("button", name="Begin the round").first.click()
        desk.get_by_text("running").wait_for()
        check_access(desk)

        id, key = desk.evaluate("location.hash").split("/")[2:4]
        api = httpx.Client(base_url=club.server.url, headers={"X-Event-Key": key})
        keys = [
            api.post(f"/api/events/{id}/links", json={"role": "table", "table": n}).json()["key"]
            for n in (1, 2, 3)
        ]
        for table, one in enumerate(keys, 1):
            with club.person(f"#/event/{id}/{one}", size=PHONE) as phone:
                phone.get_by_role("heading", name=f"Table {table}", exact=False).first.wait_for()
                phone.get_by_text("The results of a round appear when").wait_for()  # C2.9
                for seat, score in enumerate(SCORES[table - 1]):
                    phone.locator("form input[type=number]").nth(seat).fill(str(score + seat))
                assert phone.get_by_role("button", name="Save").is_disabled()
                phone.get_by_text("Off by +6").wait_for()
                for seat, score in enumerate(SCORES[table - 1]):
                    phone.locator("form input[type=number]").nth(seat).fill(str(score))
                phone.get_by_text("The sum is right.").wait_for()
                check_access(phone)
                picture(phone, f"event-phone-{table}")
                phone.get_by_role("button", name="Save").click()
                phone.get_by_text("The result is saved.").wait_for()
        api.close()

        sheet(desk, "Results")
        desk.get_by_text("All results are in.").wait_for()
        desk.get_by_role("button", name="Correct: Table 1").click()
        desk.get_by_label("Why is it changed?").fill("two scores swapped")
        fields = desk.locator("dialog input[type=number]")
        first, second = fields.nth(0).input_value(), fields.nth(1).input_value()
        fields.nth(0).fill(second)
        fields.nth(1).fill(first)
        desk.get_by_role("button", name="Save").click()
        desk.get_by_role("button", name="History: Table 1").click()
        desk.get_by_text("two scores swapped").wait_for()
        desk.keyboard.press("Escape")
        form = desk.locator("form")
        form.get_by_label("Player").select_option(index=3)
        form.get_by_label("Points").fill("-20")
        form.get_by_label("Reason").fill("chombo")
        form.get_by_role("button", name="Enter the penalty").click()
        desk.get_by_text("chombo").wait_for()
        check_access(desk)
        picture(desk, "event-results")

        sheet(desk, "Standings")
        assert desk.locator("tbody tr").count() == 12
        desk.locator("tbody button.name").first.click()
        desk.get_by_text("+15.0: first place").wait_for()
        check_access(desk)
        picture(desk, "event-explained")
        desk.keyboard.press("Escape")
        picture(desk, "event-standings")
        one_goes_one_comes_and_another_game(desk, club.server.url, id, key)
        desk.get_by_role("heading", name="MCR").wait_for()
        expect(desk.locator("tbody tr")).to_have_count(24)  # twelve of each game
        picture(desk, "event-final")

        polish = {**CALM, "lang": "pl", "theme": "dark"}
        with club.person(f"#/event/{id}", size=PHONE, settings=polish) as public:
            public.get_by_placeholder("Wpisz nazwisko").fill("celi")
            public.get_by_role("heading", name="Celina").wait_for()
            public.get_by_text("Stół", exact=False).first.wait_for()
            check_access(public)
            picture(public, "event-public-pl")


def one_goes_one_comes_and_another_game(desk: Page, url: str, id: str, key: str) -> None:
    """Somebody leaves, somebody else takes over the seats; then a round of another game."""
    sheet(desk, "Players")
    desk.get_by_role("button", name="Leaves: Dan").click()
    desk.get_by_text("11 of 11 are here").wait_for()
    desk.get_by_role("button", name="Add a player").click()
    desk.get_by_role("dialog").get_by_label("Name", exact=True).fill("Late Larry")
    desk.get_by_role("dialog").get_by_role("button", name="Add", exact=True).click()
    desk.get_by_text("12 of 12 are here").wait_for()
    desk.keyboard.press("Escape")
    sheet(desk, "Rounds")
    desk.get_by_role("button", name="Change: Round 2").click()
    desk.get_by_role("dialog").get_by_label("Rules").select_option("mcr")
    desk.get_by_role("dialog").get_by_role("button", name="Save").click()
    desk.get_by_text("MCR (Chinese Official) · 120 min").wait_for()  # C2.4
    desk.get_by_role("button", name="Somebody has come or gone").click()
    desk.get_by_text("1 change of seat").wait_for()
    desk.get_by_role("listitem").filter(has_text="Round 2 · Late Larry: Table").wait_for()
    picture(desk, "event-change")
    desk.get_by_role("button", name="Accept").click()
    desk.get_by_role("button", name="Begin the round").click()
    with httpx.Client(base_url=url, headers={"X-Event-Key": key}) as api:
        for table in (1, 2, 3):
            act = {"type": "result", "round": 2, "table": table, "scores": [80, 10, 10, -100]}
            assert api.post(f"/api/events/{id}/acts", json=act).status_code == 201
    sheet(desk, "Standings")


def test_a_round_on_this_server_and_a_table_s_book(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        event = Desk(club.server)
        event.seat(8)
        base = f"#/event/{event.id}/{event.key}"
        with club.person(f"{base}/rounds") as desk:
            desk.get_by_role("button", name="Change: Round 1").click()
            dialog = desk.get_by_role("dialog")
            dialog.get_by_label("Name of the round").fill("Opening")
            dialog.get_by_role("button", name="Save").click()
            desk.get_by_role("heading", name="Opening").wait_for()
            desk.get_by_text("Play this round on this server").click()
            desk.get_by_label("Length").select_option("hand")
            check_access(desk)
            desk.get_by_role("button", name="Open 2 tables").click()
            desk.get_by_text("waiting for players").first.wait_for()
            picture(desk, "event-online")
            sheet(desk, "Phones")
            desk.get_by_role("button", name="Make links for all players").click()
            desk.get_by_role("button", name="Copy: P1").wait_for()
            check_access(desk)
            link = desk.locator("li code").first.inner_text()
        with club.person("#" + link.split("#")[1], size=PHONE) as player:
            player.get_by_role("heading", name="P1").first.wait_for()
            check_access(player)
            picture(player, "event-player-phone")
            player.get_by_role("button", name="To your table").click()
            player.get_by_text("P2", exact=False).first.wait_for()
            player.wait_for_url("**/#/game/**")
        event.done("round", round=2)
        event.done("seating", rounds={"2": [[1, 2, 3, 4], [5, 6, 7, 8]]})
        event.done("begin", round=2)
        table = event.link("table", 2)
        with club.person(f"#/event/{event.id}/{table}", size=PHONE) as phone:
            check_access(phone)
            phone.get_by_role("button", name="Score book").click()
            phone.wait_for_url("**/#/book/**")
            phone.get_by_text("P7").first.wait_for()


def test_without_a_network_it_is_said_and_nothing_typed_is_lost(tmp_path: Path) -> None:
    said = "The server does not answer."
    with opened(tmp_path) as club:
        event = Desk(club.server)
        event.seat(4)
        event.done("begin", round=1)
        table = event.link("table", 1)
        with club.person(f"#/event/{event.id}/{table}", size=PHONE) as phone:
            fields = phone.locator("form input[type=number]")
            for seat, score in enumerate(SCORES[0]):
                fields.nth(seat).fill(str(score))
            phone.context.set_offline(True)
            phone.get_by_role("button", name="Save").click()
            expect(phone.get_by_role("alert").filter(has_text=said)).to_be_visible()
            expect(fields.first).to_have_value(str(SCORES[0][0]))
            phone.context.set_offline(False)
            phone.get_by_role("button", name="Save").click()
            phone.get_by_text("The result is saved.").wait_for()
            club.errors.clear()  # the browser complains about the lost questions by itself
        with club.person(f"#/event/{event.id}/{event.key}/rounds") as desk:
            desk.get_by_role("button", name="Plan all rounds").wait_for()
            desk.context.set_offline(True)
            desk.get_by_role("button", name="Plan all rounds").click()
            expect(desk.locator(".problem", has_text=re.compile(f"^{said}$"))).to_be_visible()
            club.errors.clear()
        with club.person("#/events") as other:
            other.get_by_label("Name", exact=True).fill("Tuesday")
            other.context.set_offline(True)
            other.get_by_role("button", name="Open the desk").click()
            expect(other.get_by_role("alert").filter(has_text=said)).to_be_visible()
            club.errors.clear()


def test_settings_wait_until_they_are_saved(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        event = Desk(club.server)
        with club.person(f"#/event/{event.id}/{event.key}/settings") as desk:
            place = desk.get_by_label("Place", exact=True)
            place.fill("Kraków")
            desk.get_by_text("Not saved yet.").wait_for()
            sheet(desk, "Players")
            sheet(desk, "Settings")
            expect(place).to_have_value("Kraków")
            check_access(desk)
            desk.get_by_role("button", name="Back to what is saved").click()
            expect(place).to_have_value("")
            expect(desk.get_by_text("Not saved yet.")).to_have_count(0)
            place.fill("Gdynia")
            desk.get_by_role("button", name="Save", exact=True).click()
            expect(desk.get_by_text("Not saved yet.")).to_have_count(0)
            desk.reload()
            expect(place).to_have_value("Gdynia")


@pytest.mark.parametrize(("lang", "theme"), [("pl", "dark"), *([("en", "light")] if LONG else [])])
def test_every_sheet_in_both_languages(tmp_path: Path, lang: str, theme: str) -> None:
    settings = {**CALM, "lang": lang, "theme": theme}
    with opened(tmp_path) as club:
        event = Desk(club.server, rules="mcr")
        event.seat(12)
        event.done("players", players=[{"id": 1, "name": LONG_NAME, "team": "A"}])
        event.done("begin", round=1)
        for table in (1, 2, 3):
            event.done("result", round=1, table=table, scores=[80, 10, 10, -100])
        event.done("round", round=2, name="Finał")
        base = f"#/event/{event.id}/{event.key}"
        small = {"players", "rounds", "results", "log"}
        with club.person(f"{base}/players", settings=settings) as page:
            for part in SHEETS:
                look(page, part, lang, f"{base}/{part}")
                if part in small and lang == "pl":
                    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
                    narrow(page)
                    picture(page, f"event-{part}-phone-{lang}")
                    page.set_viewport_size({"width": 1280, "height": 800})
            paper(page, base, lang)
            page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            page.goto(f"{club.server.url}/#/league/all/0/total/{event.id}")
            page.locator("td.n strong").last.wait_for()
            narrow(page)  # and what counts is in sight beside the longest name
            assert all(one["right"] < PHONE["width"] for one in boxes(page, "td.n strong"))
            picture(page, f"event-league-phone-{lang}")


def look(page: Page, part: str, lang: str, address: str) -> None:
    page.goto(page.url.split("#")[0] + address)
    page.locator("nav a[aria-current=page]").wait_for()
    page.locator("main .panel").first.wait_for()
    check_access(page)
    narrow(page)
    picture(page, f"event-{part}-{lang}")


def narrow(page: Page) -> None:
    """Nothing sticks out to the right."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


# Every paper, and how many sheets of it an evening of three tables needs.
PAPERS = {
    "cards": 2,
    "signs": 3,
    "sheets": 3,
    "seating": 2,
    "standings": 1,
    "certificates": 3,
    "report": 2,
}
PAPER_WIDTHS = {"a4": 718, "a5": 499}  # between the margins, in CSS pixels


def paper(page: Page, base: str, lang: str) -> None:
    """Every paper on both sizes: nothing is wider than the sheet, nothing runs onto one more."""
    page.goto(page.url.split("#")[0] + f"{base}/paper")
    for size, width in PAPER_WIDTHS.items():
        for kind, most in PAPERS.items():
            page.locator("main select").first.select_option(kind)
            page.locator("main select").nth(1).select_option(size)
            if kind == "signs":
                page.locator(".sign img").nth(2).wait_for()
            page.locator(".leaf").first.wait_for()
            printed = page.pdf(prefer_css_page_size=True)
            sheets = len(re.findall(rb"/Type /Page\b", printed))
            assert 1 <= sheets <= most, (size, kind, sheets)
            page.emulate_media(media="print")
            page.set_viewport_size({"width": width, "height": 1000})
            wide = "[...document.querySelectorAll('.leaf')].map(e => e.scrollWidth - e.clientWidth)"
            assert max(page.evaluate(wide)) <= 1, (size, kind)
            picture(page, f"event-paper-{size}-{kind}-{lang}")
            page.emulate_media(media="screen")
            page.set_viewport_size({"width": 1280, "height": 800})


def test_the_clock_is_the_same_in_every_copy(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        event = Desk(club.server)
        event.seat(8)
        address = f"#/event/{event.id}/-/timer"
        with club.person(address) as one, club.person(address, size=PHONE) as other:
            for page in (one, other):
                page.get_by_text("The clock has not been started.").wait_for()
            event.done("timer", round=1, what="start", minutes=90)
            one.locator(".time", has_text="1:").wait_for()
            for page in (one, other):  # also with hours it is not wider than the page
                page.locator(".time.long").wait_for()
                assert page.evaluate(
                    "(e => e.scrollWidth <= e.clientWidth)(document.querySelector('.time'))"
                )
            event.done("timer", round=1, what="start", minutes=30)
            event.done("timer", round=1, what="pause")
            event.done("timer", round=1, what="extra", table=2, minutes=5)
            shown = []
            for page in (one, other):
                page.get_by_text("Pause", exact=True).wait_for()
                page.locator(".more").wait_for()
                shown.append(page.locator(".time").inner_text())
            assert shown[0] == shown[1]
            one.reload()
            one.get_by_text("Pause", exact=True).wait_for()
            assert one.locator(".time").inner_text() == shown[0]
            assert one.locator(".more").inner_text().startswith("3")
            event.done("announce", pl="Kawa", en="Coffee")
            other.get_by_text("Coffee").wait_for()
            event.done("timer", round=1, what="extra", minutes=-30)
            one.get_by_text("Time is up").wait_for()
            one.get_by_text("Finish the hand you are playing").wait_for()
            event.done("timer", round=1, what="resume")
            event.done("timer", round=1, what="extra", minutes=10)  # EMA: called 15 before (R7.8)
            one.get_by_text("then play one more").wait_for()
            event.done("timer", round=1, what="stop")
            one.get_by_text("the round is over").wait_for()
            for page in (one, other):
                check_access(page)
                narrow(page)
            picture(one, "event-timer")
            picture(other, "event-timer-phone")
            many = Desk(club.server)
            many.seat(76)
            one.set_viewport_size({"width": 1920, "height": 1080})
            one.goto(f"{club.server.url}/#/event/{many.id}/-/timer")
            # nobody scrolls on a projector: eight tables at a time, in turn
            one.get_by_text(re.compile("^Tables (1–8|9–16|17–19)$")).wait_for()
            whole = "(e => e.scrollHeight <= e.clientHeight)(document.querySelector('main'))"
            assert one.evaluate(whole)
            many.done("announce", pl="Kawa", en="Coffee")
            one.get_by_text("Coffee").wait_for()
            assert one.evaluate(whole)
            picture(one, "event-timer-many")
