"""One's own page and the lobby, in a real browser."""

import asyncio
import math
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.support.browser import CALM, DESK, PHONE, Club, check_access, opened, picture
from tests.support.web_run import PATIENCE, Running, joined, quick

PLAYED = ("mcr", "tenhou")


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
        for rules in PLAYED:
            seats = ["human", "tsumogiri", "tsumogiri", "efficient"]
            wish = {"rules": rules, "seats": seats, "length": "east", "pause": 0}
            made = client.post("/api/games", json=wish).json()
            with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own here
                beside.submit(asyncio.run, to_the_end(club.server, made)).result()
        while client.get("/api/me/statistics").json()["all"]["matches"] < len(PLAYED):
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
        assert page.locator("ul li").count() == len(PLAYED)
        assert page.locator(".facts dd").first.inner_text() == str(len(PLAYED))
        for line in page.locator("li .what").all():  # how long it was, and the best hand in it
            expect(line).to_contain_text(re.compile({"en": r"\d hands?", "pl": r"\d rozda"}[lang]))
        told = player.get("/api/me/statistics").json()["matches"]
        expect(page.locator("li .example")).to_have_count(
            sum(one["best"] is not None for one in told)
        )
        for file in ("CSV", "JSON"):
            with page.expect_download() as taken:
                page.get_by_role("link", name=file).click()
            assert taken.value.failure() is None
        check_access(page)
        picture(page, f"my-games-{lang}")
        page.locator(".which select").select_option("rulesets tenhou")
        expect(page.locator(".facts dd").first).to_have_text("1")
        page.get_by_text({"en": "Strong players", "pl": "Mocni gracze"}[lang]).wait_for()
        page.get_by_role(
            "button", name={"en": "Make a link", "pl": "Utwórz odnośnik"}[lang]
        ).click()
        page.get_by_role(
            "button", name={"en": "Copy the link", "pl": "Skopiuj odnośnik"}[lang]
        ).wait_for()
        expect(
            page.get_by_role("img", name={"en": "another device", "pl": "innym urz"}[lang])
        ).to_be_visible()
        check_access(page)
        picture(page, f"my-games-tenhou-{lang}")


def test_a_trend_over_time(club: Club, player: httpx.Client) -> None:
    """Every figure in its chart, one point a period; few matches have no trend."""
    code = player.post("/api/me/link").json()["code"]
    told = player.get("/api/me/statistics").json()
    assert told["trend"] == []
    told["trend"] = [
        {"until": 1.8e9 + at, "matches": 4, "place": 3 - at / 4, "wins": at / 16, "deal_ins": 0.125}
        for at in range(5)
    ]
    with club.person(f"#/me/{code}", size=PHONE) as page:
        page.get_by_role("button", name="Yes, these").wait_for()
        page.route("**/api/me/statistics*", lambda route: route.fulfill(json=told))
        page.get_by_role("button", name="Yes, these").click()
        charts = page.locator(".trend figure")
        expect(charts).to_have_count(3)
        for at, key in enumerate(("place", "wins", "deal_ins")):
            said = [figure(key, period[key]) for period in told["trend"]]
            chart = charts.nth(at)
            expect(chart.locator("circle")).to_have_count(len(said))
            expect(chart.locator("figcaption")).to_contain_text(f"{said[0]} → {said[-1]}")
            expect(chart.get_by_role("img", name=", ".join(said))).to_be_visible()
        check_access(page)
        charts.first.scroll_into_view_if_needed()
        picture(page, "my-games-trend")
        page.locator(".which select").select_option("rulesets mcr")
        expect(page.locator(".facts dd").first).to_have_text("1")
        expect(charts).to_have_count(0)


def figure(key: str, value: float) -> str:
    """As a chart writes it."""
    if key == "place":
        return f"{value:g}"
    return f"{math.floor(1000 * value + 0.5) / 10:g} %"


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
