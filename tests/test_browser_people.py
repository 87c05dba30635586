"""One's own page and the lobby, in a real browser."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.support.browser import CALM, DESK, PHONE, Club, check_access, opened, picture
from tests.support.web_run import PATIENCE, Running, joined, quick

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(tmp_path_factory.mktemp("people")) as one:
        yield one


async def to_the_end(server: Running, made: dict[str, Any]) -> None:
    dice = random.Random("people")
    over = False
    while not over:
        async with joined(server, made["id"], made["tokens"][0]) as client:
            while await client.answer(quick, dice):
                pass
            over = client.update["over"]
            if not over:
                await client.send(type="next")
                await client.until("update")


@pytest.fixture(scope="module")
def player(club: Club) -> Iterator[httpx.Client]:
    """Somebody who has played two rounds."""
    club.next_table("statistics")
    with httpx.Client(base_url=club.server.url, timeout=PATIENCE) as client:
        for rules in ("mcr", "tenhou"):
            seats = ["human", "tsumogiri", "tsumogiri", "efficient"]
            wish = {"rules": rules, "seats": seats, "length": "east", "pause": 0}
            made = client.post("/api/games", json=wish).json()
            with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own here
                beside.submit(asyncio.run, to_the_end(club.server, made)).result()
        while client.get("/api/me/statistics").json()["all"]["matches"] < 2:
            pass
        yield client


@pytest.mark.parametrize(("lang", "theme", "size"), [("en", "light", DESK), ("pl", "dark", PHONE)])
def test_my_games_come_along_to_another_device(
    club: Club, player: httpx.Client, lang: str, theme: str, size: dict[str, int]
) -> None:
    code = player.post("/api/me/link").json()["code"]
    settings = {**CALM, "lang": lang, "theme": theme}
    with club.person(f"#/me/{code}", settings=settings, size=size) as page:
        page.get_by_role(
            "button", name={"en": "Yes, these", "pl": "Tak, to moje"}[lang], exact=False
        ).click()
        page.locator(".history, ul li").first.wait_for()
        assert page.locator("ul li").count() == 2
        assert page.locator(".facts dd").first.inner_text() == "2"
        check_access(page)
        picture(page, f"my-games-{lang}")
        page.get_by_role("button", name="Tenhou").click()
        page.get_by_text({"en": "Strong players", "pl": "Mocni gracze"}[lang]).wait_for()
        page.get_by_role("button", name={"en": "Make a link", "pl": "Utwórz link"}[lang]).click()
        page.get_by_role(
            "button", name={"en": "Copy the link", "pl": "Skopiuj link"}[lang]
        ).wait_for()
        check_access(page)
        picture(page, f"my-games-tenhou-{lang}")


def test_an_open_table_is_found_and_joined(club: Club) -> None:
    club.next_table("lobby")
    with club.person("#/friends", size=PHONE) as host, club.person("#/friends") as guest:
        guest.get_by_text("No open tables now").wait_for()
        host.get_by_label("Anybody on this server may join").check()
        host.get_by_role("button", name="Open a table", exact=True).click()
        host.get_by_text("Waiting for the others").wait_for()
        row = guest.locator("li", has_text="free seat")
        row.wait_for()
        check_access(guest)
        picture(guest, "lobby")
        row.get_by_role("button", name="Play").click()
        guest.locator(".hand button").first.wait_for()
        host.locator(".hand button").first.wait_for()
