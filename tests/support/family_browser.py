"""A family cloned under another name in the browser: its pages are there, and a hand is played.

Run by ``test_families`` in a process of its own, interpreted, where the clone lies on the path.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.support import browser
from tests.support.browser import PATIENCE, Club, play, result, sit_down
from tests.support.browser_script import Script, found, sensible
from wrobel.rules.families import about

FAMILY, RULES = "kowloon", "kowloon-old"
WIN = f"#/calculator/rules={RULES}&hand=1112223m&sets=pung.555z-pung.666z&win=3m"
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def won_after_waiting(script: Script) -> bool:
    return script.won and script.wins[0]["player"] == 0


NOTE_WAITS = """() => {
    window.waited = '';
    new MutationObserver(() => {
        window.waited = document.querySelector('.waits .wait .left')?.textContent ?? window.waited;
    }).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_hand_is_played_and_reviewed(club: Club) -> None:
    """From the first page over the waits and the minimum to the end and its replay."""
    script = found(RULES, sensible, won_after_waiting)
    [win] = script.wins
    with club.person() as page:
        sit_down(club, page, script)
        page.evaluate(NOTE_WAITS)  # they are shown until a win is offered
        play(page, script, last=-1)
        expect(page.locator(".claims button[data-type=win]")).to_be_visible()
        assert "×" in page.evaluate("window.waited")
        play(page, script, first=len(script.steps) - 1)
        panel = result(page)
        expect(panel).to_contain_text(str(win["score"]["total"]))
        panel.locator("button.main").click()
        final = page.locator("dialog[open] tbody tr.first")
        expect(final).to_contain_text("1")
        page.locator("dialog[open] a.review").click()
        expect(page.locator(".verdict, .review, progress").first).to_be_visible()


@pytest.mark.parametrize(
    ("path", "there"),
    [
        (f"#/rules/{RULES}", "h1"),
        (f"#/rulebook/{RULES}", "h2"),
        (f"#/card/{RULES}", "table"),
        (WIN, ".glance .worth strong"),
        ("#/settlement", f"option[value={RULES}], [value={RULES}]"),
        ("#/book", f"option[value={RULES}], [value={RULES}]"),
    ],
)
def test_its_pages(club: Club, path: str, there: str) -> None:
    with club.person(path) as page:
        page.locator(there).first.wait_for(state="attached")


def test_an_event_by_its_rules(club: Club) -> None:
    """The list of rulesets where an event is opened has it."""
    made = club.server.http.post("/api/events", json={"name": "Kowloon Open", "rules": RULES})
    assert made.status_code == 201, made.text
    told = club.server.http.post("/api/tabletop/families?lang=pl", json={}).json()
    [family] = [one for one in told["families"] if one["family"] == FAMILY]
    assert family["title"] == about(FAMILY).title.pl
    with club.person("#/events") as page:
        page.locator(f"option[value={RULES}]").first.wait_for(state="attached")
