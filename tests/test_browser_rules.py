"""Rule pages, comparisons, printed cards and settlements in a real browser."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import missing
from tests.support import browser
from tests.support.browser import (
    CALM,
    LOOKED_AT,
    PATIENCE,
    PHONE,
    PICTURES,
    Club,
    check_access,
    in_both_themes,
    picture,
)
from wrobel.cli.card_html import as_html
from wrobel.rules.rulesets import FAMILY_OF, load, options_of, worths_of

expect.set_options(timeout=PATIENCE)
POLISH = {**CALM, "lang": "pl"}
FITTED = '.paper[style*="font-size"]'  # a card whose type has been fitted to its sheets
ENGLISH_AND_POLISH = pytest.mark.parametrize("settings", [CALM, POLISH], ids=["en", "pl"])
MILLIMETRES = 25.4 / 72


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


# Rule pages


def test_every_ruleset_has_its_page(club: Club) -> None:
    with club.person("#/rules") as page:
        for path in club.pages(page, (f"#/rules/{rules}" for rules in FAMILY_OF)):
            rules = path.removeprefix("#/rules/")
            patterns = page.locator("[data-pattern]")
            expect(patterns).to_have_count(len(worths_of(load(rules))), timeout=3 * PATIENCE)
            expect(page.locator(".option")).to_have_count(len(options_of(FAMILY_OF[rules])))
            assert page.locator(".example").count() >= 0.8 * patterns.count(), rules
            shown = page.locator(".example .tile").evaluate_all(
                "(tiles) => tiles.every((tile) => tile.getBoundingClientRect().width >= 15)"
            )
            assert shown, rules


@ENGLISH_AND_POLISH
def test_rule_pages_are_found_and_read(club: Club, settings: Any) -> None:
    polish = settings["lang"] == "pl"
    with club.person("#/", settings=settings, size=PHONE) as page:
        page.locator(".unfold").click()
        page.get_by_role("link", name="Zasady" if polish else "Rules", exact=True).click()
        expect(page.locator(".rulesets li")).to_have_count(len(FAMILY_OF))
        check_access(page)
        page.locator('a[href="#/rules/mcr"]').click()
        first = page.locator('[data-pattern="big_four_winds"]')
        expect(first).to_contain_text("大四喜")
        expect(first).to_contain_text("Duże Cztery Wiatry")
        expect(first).to_contain_text("Big Four Winds")
        expect(first).to_contain_text("Same Pungi" if polish else "All Pungs")
        check_access(page)
        picture(page, f"rules-{settings['lang']}")
        page.locator("input[type=search]").fill("nine gates")
        expect(page.locator("[data-pattern]")).to_have_count(1)
        page.locator("[data-pattern] a[href*=calculator]").click()
        expect(page.locator(".glance .worth")).to_be_visible()


@ENGLISH_AND_POLISH
def test_pages_are_accessible(club: Club, settings: Any) -> None:
    compared = "#/compare/tenhou/ema-2016", "#/compare/wrc/mcr"
    with club.person(settings=settings, size=PHONE) as page:
        for path in club.pages(page, (*compared, "#/card/hk-old", "#/settlement", "#/rules")):
            expect(page.locator("table, .seat, .rulesets li").first).to_be_visible()
            for theme in in_both_themes(page):
                check_access(page)
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                assert wide <= 0, (path, theme)


def test_two_rulesets_compared(club: Club) -> None:
    with club.person("#/compare/tenhou/ema-2016") as page:
        row = page.locator("tr", has_text="Starting points")
        expect(row).to_contain_text("25,000")
        expect(row).to_contain_text("30,000")
        page.get_by_role("button", name="Swap").click()
        expect(page.locator("thead th").nth(1)).to_have_text("EMA 2016")
        page.locator("main select").nth(1).select_option("mcr")
        heading = page.get_by_role("heading", name="The same idea in both games")
        expect(heading).to_be_visible()
        expect(page.locator("table")).to_contain_text("Pinfu")


# Paper


# Polish is the longer language; the card that has least room is measured in both.
LONGEST = [(rules, "pl") for rules in ("tenhou", "mcr", "hk-old", "hk-new")] + [("hk-old", "en")]


@pytest.mark.parametrize(("rules", "lang"), LONGEST)
def test_a_card_prints_on_a4(club: Club, rules: str, lang: str, tmp_path: Path) -> None:
    """The page as PDF, looked at as a picture: black on white, within the margins.

    The card of the command line takes as many sheets.
    """
    if shutil.which("pdftoppm") is None:
        missing("poppler", "there is no pdftoppm (Debian: poppler-utils)")
    paper = tmp_path / "card.pdf"
    assert pages_from_the_command_line(club.browser, rules, lang) == sheets_of(rules)
    settings = {**CALM, "lang": lang, "theme": "dark"}
    with club.person(f"#/card/{rules}", settings=settings) as page:
        expect(page.locator(".paper section").first).to_be_visible()
        page.locator(FITTED).wait_for(state="attached")
        page.pdf(path=paper, prefer_css_page_size=True)
    told = subprocess.run(["pdfinfo", str(paper)], capture_output=True, text=True, check=True)
    facts = dict(line.split(":", 1) for line in told.stdout.splitlines() if ":" in line)
    assert int(facts["Pages"]) == sheets_of(rules)
    width, height = (float(word) * MILLIMETRES for word in facts["Page size"].split()[0:3:2])
    assert (round(width), round(height)) == (210, 297)
    subprocess.run(
        ["pdftoppm", "-gray", "-r", "50", "-singlefile", str(paper), str(tmp_path / "card")],
        check=True,
    )
    wide, high, dots = gray(tmp_path / "card.pgm")
    rows = [dots[wide * line : wide * (line + 1)] for line in range(high)]
    assert all(min(row[:5]) > 250 and min(row[-5:]) > 250 for row in rows), "within the margins"
    light = sum(dot > 200 for dot in dots) / len(dots)
    assert 0.6 < light < 0.99, "ink on white paper"
    if not LOOKED_AT:
        return
    PICTURES.mkdir(exist_ok=True)
    subprocess.run(
        [
            "pdftoppm",
            "-png",
            "-r",
            "90",
            "-singlefile",
            str(paper),
            str(PICTURES / (f"card-{rules}" if lang == "pl" else f"card-{rules}-{lang}")),
        ],
        check=True,
    )


FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<cachedir>{folder}</cachedir>
{change}
</fontconfig>
"""
NO_CJK = "".join(
    f"<selectfont><rejectfont><glob>*{name}*</glob></rejectfont></selectfont>"
    for name in ("CJK", "cjk", "wqy", "ipa", "takao", "vlgothic", "arphic", "droid")
)
WIDE = """<match target="pattern"><edit name="family" mode="prepend" binding="strong">
<string>DejaVu Sans</string></edit></match>"""


@pytest.mark.parametrize(
    ("change", "arguments"),
    [(NO_CJK, ()), (WIDE, ("--blink-settings=defaultFontSize=28",))],
    ids=["no glyphs of the East", "a wide and large font"],
)
def test_a_card_fits_with_any_fonts(
    club: Club, change: str, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    """On the page and from the command line; those of this machine are proved above."""
    config = tmp_path / "fonts.conf"
    config.write_text(FONTS.format(folder=tmp_path / "cache", change=change), "utf-8")
    with browser.with_fonts(club.browser, config, *arguments) as other:
        guest = Club(club.server, club.told, other)
        for rules, lang in LONGEST:
            with guest.person(f"#/card/{rules}", settings={**CALM, "lang": lang}) as page:
                page.locator(FITTED).wait_for(state="attached", timeout=6 * PATIENCE)
                assert pages_of(page) == sheets_of(rules), (rules, lang)
            assert pages_from_the_command_line(other, rules, lang) == sheets_of(rules), (
                rules,
                lang,
            )


def pages_from_the_command_line(printing: Browser, rules: str, lang: str) -> int:
    """How many sheets the card takes that ``wrobel rules card`` writes."""
    options = load(rules)
    card = import_module(f"wrobel.rules.{options.family}.card").card(options, lang)
    with printing.new_page() as page:
        page.set_content(as_html(card))
        return pages_of(page)


def sheets_of(rules: str) -> int:
    """One sheet, two for the long lists of fans."""
    return 2 if rules in ("mcr", "hk-new") else 1


def pages_of(page: Page) -> int:
    """How many sheets it takes to print."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


def gray(path: Path) -> tuple[int, int, bytes]:
    """Width, height and dots of a PGM picture."""
    content = path.read_bytes()
    kind, size, most, dots = content.split(b"\n", 3)
    assert (kind, most) == (b"P5", b"255")
    width, height = map(int, size.split())
    return width, height, dots


# Settlements


def save(page: Page) -> None:
    page.locator("dialog [data-act=save]").click()
    expect(page.locator("dialog")).to_have_count(0)


def sums(page: Page) -> list[str]:
    shown = page.locator(".result .sums [data-seat] strong")
    expect(shown).to_have_count(4)
    return [text.replace("−", "-").replace(",", "") for text in shown.all_inner_texts()]


def test_a_draw_is_settled_and_not_kept(club: Club) -> None:
    """Counters, sticks and what follows come from the desk; what the page once kept is cleared."""
    with club.person("", size=PHONE, has_touch=True, is_mobile=True) as page:
        page.evaluate("localStorage.setItem('wrobel.settlement', '{\"sheet\": {\"honba\": 3}}')")
        page.goto(f"{club.server.url}/#/settlement")
        page.locator("[data-riichi='0']").click()
        page.locator("[data-kind=draw]").click()
        expect(page.locator("[data-tenpai='0']")).to_have_attribute("aria-pressed", "true")
        save(page)
        expect(page.locator("[data-score='0']")).to_have_text("+3000")
        assert sums(page) == ["+3000", "-1000", "-1000", "-1000"]
        expect(page.locator(".result")).to_contain_text("Counters in the next hand: 1.")
        expect(page.locator(".result")).to_contain_text("Sticks left on the table: 1.")
        expect(page.locator(".result")).to_contain_text("Next hand: East 1.")
        picture(page, "settlement-phone")
        check_access(page)
        assert page.evaluate("localStorage.getItem('wrobel.settlement')") is None
        page.locator("[data-riichi='0']").click()  # a stick can be taken back
        expect(page.locator(".result")).to_contain_text("Sticks left on the table: 0.")
        page.reload()
        expect(page.locator("[data-score='0']")).to_have_text("")
        page.get_by_role("link", name="score book").click()
        expect(page).to_have_url(re.compile("#/book$"))


def test_a_win_by_value_in_a_hand_that_is_told(club: Club) -> None:
    """Winner, giver, value: with the counters and sticks of the hand, and what follows it."""
    with club.person("#/settlement", settings=POLISH) as page:
        page.locator("main select").first.select_option("ema-2016")
        page.locator(".centre").click()
        page.locator("[data-round=E]").click()
        page.locator("[data-deal='4']").click()
        page.get_by_role("button", name="Liczniki: o jeden więcej").click()
        page.get_by_role("button", name="Zastawy na stole: o jeden więcej").click()
        page.locator("dialog [data-act=done]").click()
        page.locator("[data-seat='1']").first.click()
        page.locator("[data-from='3']").click()
        page.locator('[data-value=\'{"han":3,"fu":40}\']').click()
        save(page)
        assert sums(page) == ["0", "+6500", "0", "-5500"]
        expect(page.locator(".result")).to_contain_text("Następne rozdanie: Południe 1.")
        expect(page.locator(".result h3")).to_contain_text("3 han 40 fu")
        check_access(page)
        picture(page, "settlement-desk")


def test_riichi_without_tenpai_is_explained(club: Club) -> None:
    with club.person("#/settlement", settings=POLISH) as page:
        page.locator("[data-riichi='1']").click()
        page.locator("[data-kind=draw]").click()
        page.locator("[data-tenpai='1']").click()
        page.locator("dialog [data-act=save]").click()
        expect(page.locator("dialog .problem")).to_contain_text("chombo")


def test_a_win_by_tiles_has_its_trace(club: Club) -> None:
    with club.person("#/settlement") as page:
        page.locator("[data-seat='1']").first.click()
        page.locator("[data-from='2']").click()
        page.locator("[data-act=tiles]").click()
        page.locator("#typed").fill("234567m22p67s345s + 8s")
        page.locator("#typed").press("Enter")
        page.locator("[data-act=save]").click()
        paid = sums(page)
        assert (paid[0], paid[3]) == ("0", "0")
        assert int(paid[1]) == -int(paid[2]) > 0
        expect(page.locator(".result .trace")).to_contain_text("Pinfu")


def test_two_winners_on_one_discard(club: Club) -> None:
    with club.person("#/settlement") as page:
        page.locator("[data-seat='1']").first.click()
        page.locator("[data-from='2']").click()
        page.locator('[data-value=\'{"han":2,"fu":30}\']').click()
        page.get_by_role("button", name="+ North").click()
        page.locator('[data-value=\'{"han":1,"fu":30}\']').click()
        save(page)
        assert sums(page) == ["0", "+2000", "-3000", "+1000"]


def test_chombo_and_final_results(club: Club) -> None:
    with club.person("#/settlement") as page:
        page.locator("main select").first.select_option("ema-2016")
        page.locator('[data-kind="chombo"]').click()
        page.locator("[data-who='1']").click()
        save(page)
        expect(page.locator(".result")).to_contain_text("−20 on the final result")
        page.locator('[data-kind="final"]').click()
        for wind, value in zip("ESWN", (45000, 35000, 25000, 15000), strict=True):
            page.locator(f"dialog [data-score={wind}]").fill(str(value))
        page.locator("dialog [data-penalty=S]").fill("1")
        table = page.locator("dialog tbody tr")
        expect(table.first).to_contain_text("+30")
        expect(table.nth(1)).to_contain_text("−10")
        check_access(page)


def test_house_rules_of_a_settlement(club: Club) -> None:
    with club.person("#/settlement") as page:
        page.locator("main select").first.select_option("ema-2016")
        expect(page.locator('[data-kind="chombo"]')).to_be_visible()
        page.get_by_text("House rules").click()
        page.get_by_placeholder("Find an option").fill("chombo")
        page.locator('[data-option="chombo"]').select_option("off")
        expect(page.locator('[data-kind="chombo"]')).to_have_count(0)


def test_table_points_of_mcr_and_the_false_win_of_hong_kong(club: Club) -> None:
    with club.person("#/settlement/final", settings=POLISH) as page:
        expect(page.locator("dialog [data-score=E]")).to_be_visible()
        page.keyboard.press("Escape")
        page.locator("main select").first.select_option("mcr")
        expect(page.locator("[data-riichi]")).to_have_count(0)
        page.locator('[data-kind="final"]').click()
        for wind, value in zip("ESWN", (80, 80, -50, -110), strict=True):
            page.locator(f"dialog [data-score={wind}]").fill(str(value))
        table = page.locator("dialog tbody tr")
        expect(table.first).to_contain_text("3")
        expect(table.last).to_contain_text("−110")
        page.keyboard.press("Escape")
        page.locator("main select").first.select_option("hk-old")
        page.locator('[data-kind="chombo"]').click()
        page.locator("[data-who='2']").click()
        save(page)
        assert sums(page)[2].startswith("-")
