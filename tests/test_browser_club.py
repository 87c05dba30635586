"""The page of a club's host, in a real browser."""

import os
from pathlib import Path

import pytest

from tests.support.browser import CALM, PHONE, check_access, opened, picture

pytestmark = pytest.mark.xdist_group(__name__)
KEY = "key-of-the-club"


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("pl", "dark")])
def test_the_host_sees_and_closes_tables(tmp_path: Path, lang: str, theme: str) -> None:
    os.environ["WROBEL_CLUB_KEY"] = KEY
    settings = {**CALM, "lang": lang, "theme": theme}
    with opened(tmp_path) as club:
        del os.environ["WROBEL_CLUB_KEY"]
        with (
            club.person(settings=settings) as player,
            club.person(f"#/club/{KEY}", settings=settings, size=PHONE) as host,
        ):
            empty = {"en": "No table is open now", "pl": "Żaden stół nie jest teraz otwarty"}[lang]
            host.get_by_text(empty).wait_for()
            player.locator("button.main.big").click()
            player.locator(".hand button").first.wait_for()
            host.get_by_text("tenhou").wait_for()
            assert host.locator("ol li").count() == 4
            check_access(host)
            picture(host, f"club-{lang}")
            host.get_by_role(
                "button", name={"en": "Close the table", "pl": "Zamknij stół"}[lang]
            ).click()
            host.get_by_role(
                "button", name={"en": "Close", "pl": "Zamknij"}[lang], exact=True
            ).click()
            host.get_by_text(empty).wait_for()
            gone = {"en": "The host has closed this table", "pl": "Gospodarz zamknął ten stół"}[
                lang
            ]
            player.get_by_text(gone, exact=False).first.wait_for()
            picture(player, f"club-closed-{lang}")
