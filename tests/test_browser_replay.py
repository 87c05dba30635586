"""Replays in the browser: a finished game, a log of another program dropped in, its faults."""

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
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
from tests.support.browser_script import Script, found, sensible, write
from tests.support.screens import SCREENS, apart
from wrobel.logs.convert import WRITERS, read_log
from wrobel.web.storage.replays import MOST_UPLOADED

DROP = """([text, name]) => {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], name));
  const event = new DragEvent('drop', { dataTransfer: data, bubbles: true });
  document.querySelector('.drop').dispatchEvent(event);
}"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def short_win(script: Script) -> bool:
    return script.won and len(script.steps) <= 16


def log_of(hands: int = 2) -> bytes:
    events = write("tenhou", "replay", sensible, hands).events
    return b"".join(msgspec.json.encode(event) + b"\n" for event in events)


def drop(page: Page, data: bytes, name: str) -> None:
    page.locator(".drop").wait_for()
    page.evaluate(DROP, [base64.b64encode(data).decode(), name])


def shown_step(page: Page) -> int:
    text = page.locator(".bar output").inner_text()
    return int(text.split("/")[0])


def test_a_finished_game_step_by_step(club: Club) -> None:
    script = found("tenhou", sensible, short_win)
    with club.person() as page:
        sit_down(club, page, script)
        play(page, script)
        result(page)
        page.goto(f"{club.server.url}/#/replays")
        check_access(page)
        picture(page, "replays")
        page.locator(".card a[href^='#/replay/']").first.click()
        page.locator(".bar").wait_for()
        assert shown_step(page) == 1
        page.get_by_role("button", name="One step on").click()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".bar output")).to_have_text(re.compile("^3/"))
        expect(page).to_have_url(re.compile(r"/0/2/0$"))
        picture(page, "replay")
        check_access(page)
        fits(page)
        address = page.url
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator(".bar output")).to_have_text(re.compile("^3/"))
        page.keyboard.press("a")  # as the player saw it
        expect(page).to_have_url(re.compile(r"/own$"))
        page.keyboard.press("End")
        panel = result(page)
        expect(panel.locator("details").first).to_be_attached()
        picture(page, "replay-win")


def test_a_dropped_mjlog(club: Club) -> None:
    [game] = read_log(log_of())
    with club.person("#/replays", settings={**CALM, "lang": "pl"}) as page:
        drop(page, WRITERS["mjlog"](game).data, "game.mjlog")
        page.locator(".bar").wait_for()
        expect(page.locator(".bar select").first.locator("option")).to_have_count(2)
        page.keyboard.press("ArrowDown")
        expect(page).to_have_url(re.compile(r"/1/0/0$"))
        page.locator("details summary").filter(has_text="Pobierz").click()
        with page.expect_download() as loading:
            page.get_by_role("link", name="mjai").click()
        path = loading.value.path()
        [again] = read_log(path.read_bytes())
        assert again.format == "mjai"
        picture(page, "replay-mjlog-pl")
        check_access(page)


def test_hands_are_asked_for_once_and_beforehand(club: Club) -> None:
    asked: list[str] = []
    with club.person("#/replays") as page:
        page.on("request", lambda request: asked.append(request.url))
        with page.expect_response(re.compile(r"/hands/1\b")):  # while the first one is looked at
            drop(page, log_of(4), "game.jsonl")
        page.locator(".bar").wait_for()
        for hand in (1, 2, 3):
            page.keyboard.press("ArrowDown")
            expect(page).to_have_url(re.compile(rf"/{hand}/0/0$"))
        for hand in (2, 1, 0):
            page.keyboard.press("ArrowUp")
            expect(page).to_have_url(re.compile(rf"/{hand}/0/0$"))
    hands = [re.sub(r".*/hands/(\d+).*", r"\1", url) for url in asked if "/hands/" in url]
    assert sorted(hands) == ["0", "1", "2", "3"]


def test_faults_are_shown_at_their_event(club: Club) -> None:
    lines = log_of().splitlines()
    place = next(i for i, line in enumerate(lines) if b'"settled"' in line)
    settled = json.loads(lines[place])
    settled["payments"][0] += 100
    lines[place] = json.dumps(settled).encode()
    with club.person("#/replays") as page:
        drop(page, b"\n".join(lines) + b"\n", "game.jsonl")
        page.locator(".problems summary").click()
        page.locator(".problems button").first.click()
        expect(page.locator(".notes")).to_be_visible()
        picture(page, "replay-fault")


def test_what_is_no_log_is_said(club: Club) -> None:
    with club.person("#/replays", settings={**CALM, "lang": "pl"}) as page:
        drop(page, b"not a log", "x.txt")
        expect(page.locator(".problem")).to_contain_text("zapisu nie da się odczytać")
        check_access(page)
        club.errors.clear()  # the browser complains about the answer 400 by itself


def test_a_file_that_is_too_large_is_named(club: Club) -> None:
    with club.person("#/replays", settings={**CALM, "lang": "pl"}, size=PHONE) as page:
        drop(page, bytes(MOST_UPLOADED + 1), "mistrzostwa.mjlog")
        said = page.locator(".problem")
        expect(said).to_contain_text("mistrzostwa.mjlog to za duży plik: ma 1,01 MB")
        expect(said).to_contain_text("najwyżej 1 MB")


def test_from_the_result_of_a_hand_to_the_next(club: Club) -> None:
    """Nothing follows by itself: a click turns to the next hand, and the last one has none."""
    with club.person("#/replays") as page:
        drop(page, log_of(), "game.jsonl")  # it ends with its second hand, without final scores
        page.locator(".bar").wait_for()
        page.keyboard.press("End")
        panel = result(page)
        expect(panel.get_by_role("button", name="Next hand")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(r"/1/0/0$"))
        page.keyboard.press("End")
        expect(result(page).locator("footer")).to_have_count(0)
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowLeft")
        expect(page).not_to_have_url(re.compile(r"/1/0/0$"))


def test_a_replay_that_cannot_be_reached_now(club: Club) -> None:
    """It is not said to be gone, and comes when the server is there again."""
    with club.person("#/replays") as page:
        drop(page, log_of(1), "game.jsonl")
        page.locator(".bar").wait_for()
        address = page.url
        page.goto("about:blank")
        page.route("**/api/replays/**", lambda route: route.abort())
        page.goto(address)
        expect(page.get_by_role("heading", name="The server does not answer.")).to_be_visible()
        page.unroute("**/api/replays/**")
        page.get_by_role("button", name="Load again").click()
        page.locator(".bar").wait_for()
        club.errors.clear()  # the browser complains about the lost question by itself


@pytest.mark.parametrize("screen", ["small", "phone", "flat", "tablet"])
def test_long_names_beside_the_discards_of_a_replay(club: Club, screen: str) -> None:
    lines = log_of(1).splitlines()
    match = json.loads(lines[0])
    match["names"] = [
        "Konstancja Wiśniewska-Konstantynopolitań",
        "Maksymilian Brzęczyszczykiewicz",
        "Bo",
        "Ewa-Maria Zażółć-Gęślą",
    ]
    lines[0] = json.dumps(match).encode()
    with club.person("#/replays", size=SCREENS[screen]) as page:
        drop(page, b"\n".join(lines), "game.jsonl")
        page.locator(".bar").wait_for()
        for _ in range(40):
            page.keyboard.press("ArrowRight")
        expect(page.locator(".bar output")).to_have_text(re.compile("^41/"))
        apart(page, ".plate .who", ".river .tile", ".centre")
        fits(page)
        picture(page, f"replay-names-{screen}")


def test_a_replay_on_a_phone(club: Club, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(log_of())
    with club.person("#/replays", size=PHONE) as page:
        picture(page, "replays-phone")
        page.locator("input[type=file]").set_input_files(path)
        page.locator(".bar").wait_for()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".bar output")).not_to_have_text(re.compile("^1/"))
        page.get_by_role("button", name="Pause", exact=True).click()
        fits(page)
        picture(page, "replay-phone")
        check_access(page)
