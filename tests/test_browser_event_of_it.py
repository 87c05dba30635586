"""The event of it: what moves, what is heard, what time does, and how the tiles look."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser
from tests.support.browser import CALM, ROOT, Club, check_access, picture, play, result, sit_down
from tests.support.browser_script import Script, found, sensible
from tests.support.screens import SCREENS

VOICES = ROOT / "web/public/voices"
CALLS = {"chow", "pung", "kong", "win", "bonus", "riichi", "chi", "pon", "kan", "tsumo", "ron"}
SPOKEN = {
    "en": CALLS,
    "pl": CALLS,
    "ja": {"chi", "pon", "kan", "riichi", "tsumo", "ron"},
    "zh": {"chow", "pung", "kong", "win", "bonus"},
}
# How long a voice lasts, from where to where it is heard, its greatest and its mean loudness.
LISTEN = """async address => {
  const bytes = await (await fetch(address)).arrayBuffer();
  const sound = await new OfflineAudioContext(1, 48000, 48000).decodeAudioData(bytes);
  const samples = sound.getChannelData(0);
  const heard = [...samples.keys()].filter(at => Math.abs(samples[at]) > 0.02);
  const part = samples.slice(heard[0], heard.at(-1));
  return {
    long: sound.duration, from: heard[0] / 48000, until: heard.at(-1) / 48000,
    peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    mean: Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length),
  };
}"""
MOVING = """document.getAnimations()
  .filter(one => one.effect.getComputedTiming().duration > 1)
  .map(one => one.animationName ?? one.transitionProperty ?? 'script')"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("event")) as opened:
        yield opened


def riichi_and_win(script: Script) -> bool:
    return script.won and script.does("riichi")


def test_every_call_has_a_voice_that_can_be_heard(club: Club) -> None:
    """Each file decodes, begins at once, is as long as a word and about as loud as the others."""
    told = {folder.name: {one.stem for one in folder.iterdir()} for folder in VOICES.iterdir()}
    assert told == SPOKEN
    with club.person() as page:
        for lang, calls in SPOKEN.items():
            for call in calls:
                voice = page.evaluate(LISTEN, f"voices/{lang}/{call}.ogg")
                assert voice["from"] < 0.1, (lang, call, voice)
                assert 0.2 < voice["until"] - voice["from"] < 0.8, (lang, call, voice)
                assert voice["long"] < 1.2, (lang, call, voice)
                assert 0.4 < voice["peak"] < 1.1, (lang, call, voice)
                assert 0.08 < voice["mean"] < 0.35, (lang, call, voice)


def parts(page: Page) -> float:
    """How many sides of the wall still stand."""
    found: float = page.locator(".ring .side").evaluate_all(
        "all => all.reduce((sum, one) => sum + Number(one.style.getPropertyValue('--part')), 0)"
    )
    return found


def test_a_hand_as_it_is_seen(club: Club) -> None:
    """Tiles are dealt, the wall gets shorter, the indicator lies there, the stick is laid."""
    script = found("tenhou", sensible, riichi_and_win)
    place = script.place_of("riichi")
    settings = {**CALM, "motion": "full"}
    with club.person(size=SCREENS["desk"], settings=settings) as page:
        page.evaluate(
            "new MutationObserver(() => { window.moved ||= document.querySelector('.held') !== null"
            " && document.getAnimations().length > 0 })"
            ".observe(document.body, {childList: true, subtree: true})"
        )
        sit_down(club, page, script)
        page.wait_for_function("window.moved")
        expect(page.locator(".stage > .dora .tile:not(.back)")).to_have_count(1)
        full = parts(page)
        play(page, script, last=place)
        page.locator(".claims button[data-type=riichi]").wait_for()
        assert parts(page) < full
        before = page.locator(".centre .stick").count()
        play(page, script, first=place, last=place + 1)
        expect(page.locator(".centre .stick")).not_to_have_count(before)
        picture(page, "stick-laid")


@pytest.mark.parametrize("way", ["settings", "system"])
def test_nothing_moves_for_whoever_does_not_want_it(club: Club, way: str) -> None:
    script = found("tenhou", sensible, riichi_and_win)
    motion = {"settings": "none", "system": "auto"}[way]
    wishes: dict[str, Any] = {"reduced_motion": "reduce"} if way == "system" else {}
    with club.person(settings={**CALM, "motion": motion}, **wishes) as page:
        page.evaluate(
            "window.moved = []; new MutationObserver(() => window.moved.push(..."
            + MOVING
            + ")).observe(document.body, {childList: true, subtree: true})"
        )
        sit_down(club, page, script)
        play(page, script)
        result(page)
        expect(page.locator(".celebration")).to_have_count(0)
        assert page.evaluate("window.moved") == []


def test_time_warns_before_it_decides(club: Club) -> None:
    """At a winning tile the clock says that the win will be taken."""
    script = found("tenhou", sensible, lambda script: script.won)
    last = script.place_of("win")
    with club.person(settings={**CALM, "lang": "pl"}) as page:
        page.clock.install()
        page.reload()
        page.locator("input[name=clock][value=relaxed]").check(force=True)
        sit_down(club, page, script)
        play(page, script, last=last)
        page.locator(".claims button[data-type=win]").first.wait_for()
        expect(page.locator(".clock")).to_be_visible()
        expect(page.locator(".warning")).to_have_count(0)
        left = int(
            "".join(filter(str.isdigit, page.locator(".clock").get_attribute("aria-label") or ""))
        )
        page.clock.fast_forward(1000 * (left - 6))
        expect(page.locator(".warning[role=alert]")).to_contain_text("wygrana zostanie przyjęta")
        picture(page, "time-nearly-up")


LOOKS = [
    {"felt": "green", "back": "amber", "faces": "drawn", "fourColours": False},
    {"felt": "blue", "back": "blue", "faces": "plain", "fourColours": True},
    {"felt": "wine", "back": "green", "faces": "drawn", "fourColours": True},
    {"felt": "green", "back": "green", "faces": "plain", "fourColours": False},
]


def test_felts_backs_and_faces(club: Club) -> None:
    """Each is seen, and each can be read: chosen in the settings, in light and in dark."""
    script = found("tenhou", sensible, riichi_and_win)
    felts, backs = set(), set()
    with club.person(settings=CALM, size=SCREENS["desk"]) as page:
        sit_down(club, page, script)
        play(page, script, last=4)
        for at, looks in enumerate(LOOKS):
            page.get_by_role("button", name="Settings").click()
            for name in ("felt", "back", "faces"):
                page.locator(f"dialog[open] input[name={name}][value={looks[name]}]").check(
                    force=True
                )
            theme = ("light", "dark")[at % 2]
            page.locator(f"dialog[open] input[name=theme][value={theme}]").check(force=True)
            page.get_by_label("A colour for every suit").set_checked(bool(looks["fourColours"]))
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
            plain = page.locator(".own .hand .plain").count()
            assert (plain > 0) is (looks["faces"] == "plain")
            felts.add(page.locator(".mat").evaluate("one => getComputedStyle(one).backgroundImage"))
            backs.add(
                page.locator(".tile.back .top").first.evaluate(
                    "one => getComputedStyle(one).backgroundImage"
                )
            )
            check_access(page)
            picture(page, f"looks-{at}")
        kept = json.loads(page.evaluate("localStorage.getItem('wrobel.settings')"))
        assert all(kept[name] == value for name, value in LOOKS[-1].items())
    assert len(felts) >= 3
    assert len(backs) >= 3


def test_names_in_characters_no_font_has_are_left_out(club: Club, tmp_path: Path) -> None:
    """They would be boxes; where a font has them they are shown."""
    script = found("tenhou", sensible, riichi_and_win)
    latin = tmp_path / "latin.conf"
    latin.write_text(
        "<fontconfig><dir>/usr/share/fonts</dir><selectfont><rejectfont><pattern>"
        '<patelt name="lang"><string>ja</string></patelt></pattern></rejectfont>'
        "</selectfont></fontconfig>",
        "utf-8",
    )
    with browser.with_fonts(club.browser, latin) as other:
        page = other.new_page()
        page.add_init_script(
            f"localStorage.setItem('wrobel.settings', {json.dumps(json.dumps(CALM))})"
        )
        page.goto(club.server.url)
        expect(page.locator("html")).to_have_attribute("data-han", "none")
        sit_down(club, page, script)
        play(page, script)
        names = result(page).locator("[lang=zh]")
        names.first.wait_for(state="attached")
        assert not any(one.is_visible() for one in names.all())
        page.evaluate("document.documentElement.removeAttribute('data-han')")
        expect(names.first).to_be_visible()
