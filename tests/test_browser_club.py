"""The page of a club's host, in a real browser."""

from collections.abc import Iterator

import pytest

from tests.support.browser import CALM, PHONE, Club, check_access, opened, picture

KEY = "key-of-the-club"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WROBEL_CLUB_KEY", KEY)
        with opened(tmp_path_factory.mktemp("club")) as found:
            yield found


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("pl", "dark")])
def test_the_host_sees_and_closes_tables(club: Club, lang: str, theme: str) -> None:
    settings = {**CALM, "lang": lang, "theme": theme}
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
        host.get_by_role("button", name={"en": "Close", "pl": "Zamknij"}[lang], exact=True).click()
        host.get_by_text(empty).wait_for()
        gone = {"en": "The host has closed this table", "pl": "Gospodarz zamknął ten stół"}[lang]
        player.get_by_text(gone, exact=False).first.wait_for()
        picture(player, f"club-closed-{lang}")
