"""The score book in a real browser, without a network: whole matches, taps, reloads, two tabs."""

import json
from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import LONG, missing
from tests.support import browser
from tests.support.books import random_hand
from tests.support.browser import CALM, PATIENCE, Club, check_access, picture
from tests.support.data import data_file, rows
from tests.support.screens import SCREENS, boxes, cut
from tests.test_book_games import entries_of
from wrobel.tabletop.book import Book, fold

expect.set_options(timeout=PATIENCE)
PHONE = {"width": 390, "height": 844}
SLOWLY = 240_000  # milliseconds: Python starts in the browser, on a machine that does other things
POLISH = {**CALM, "lang": "pl", "theme": "dark"}
FILE = "riichi_tenhou_games"
NAMES = ["Ala", "Bogumił", "Celina", "Dan"]
# C1.11: taps from the main screen to saved, confirm included.
MOST = {"riichi": 1, "win": 4, "points": 5, "draw": 5, "penalty": 4, "undo": 2}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("club")) as opened:
        yield opened


class Scorer:
    """Somebody who keeps a book on a phone, counting taps."""

    def __init__(self, page: Page, rules: str) -> None:
        self.page = page
        self.taps = 0
        self.entries: list[dict[str, Any]] = []
        page.locator("[data-act=begin]").wait_for()
        page.locator("select").first.select_option(rules)
        for at, name in enumerate(NAMES):
            page.locator(".names input").nth(at).fill(name)
        self.tap("[data-act=begin]")
        page.locator('[data-seat="0"]').wait_for()
        self.entries.append({"id": "0", "type": "start", "rules": rules, "players": NAMES})

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.taps += 1

    def book(self) -> Book:
        return fold(self.entries)

    def enter(self, entry: dict[str, Any]) -> int:
        """Enter it as a person does; returns how many taps it took."""
        self.taps = 0
        self.entries.append({"id": str(len(self.entries)), **entry})
        hands = len(self.book().hands)
        if entry["type"] == "riichi":
            self.tap(f'[data-riichi="{entry["player"]}"]')
            self.page.locator(f'[data-riichi="{entry["player"]}"].laid').wait_for()
            return self.taps
        getattr(self, entry["type"])(entry)
        self.tap("[data-act=save]")
        self.page.locator(f'.book[data-hands="{hands}"]').wait_for()
        self.page.locator("dialog").wait_for(state="detached")
        return self.taps

    def win(self, entry: dict[str, Any]) -> None:
        first, *others = entry["wins"]
        self.tap(f'[data-seat="{first["winner"]}"]')
        giver = first.get("from")
        self.tap(f'[data-from="{"self" if giver is None else giver}"]')
        self.value(first)
        for win in others:
            self.tap(f'button:text-is("+ {NAMES[win["winner"]]}")')
            self.value(win)

    def value(self, win: dict[str, Any]) -> None:
        value = win["value"]
        cell = f"[data-value='{json.dumps(value, separators=(',', ':'))}']"
        self.page.locator(f"{cell}, [data-digit]").first.wait_for()
        if self.page.locator(cell).count():
            self.tap(cell)
        else:
            for digit in str(next(iter(value.values()))):
                self.tap(f'[data-digit="{digit}"]')
        if win.get("liable") is not None:
            self.tap("summary")
            self.page.locator("details[open] button", has_text=NAMES[win["liable"]]).click()

    def draw(self, entry: dict[str, Any]) -> None:
        laid = self.book().hands[-1].riichi
        self.tap("[data-act=draw]")
        waiting = set(entry.get("tenpai", ()))
        if len(waiting) == len(NAMES):
            self.tap('[data-tenpai="all"]')
            return
        for player in sorted(waiting - set(laid)):
            self.tap(f'[data-tenpai="{player}"]')

    def abort(self, entry: dict[str, Any]) -> None:
        self.tap("[data-act=more]")
        self.tap("[data-act=abort]")
        self.tap(f'[data-kind="{entry["kind"]}"]')

    def nagashi(self, entry: dict[str, Any]) -> None:
        self.tap("[data-act=more]")
        self.tap("[data-act=nagashi]")
        for player in entry["by"]:
            self.tap(f'[data-who="{player}"]')
        for player in set(entry.get("tenpai", ())) - set(self.book().hands[-1].riichi):
            self.tap(f'[data-tenpai="{player}"]')

    def penalty(self, entry: dict[str, Any]) -> None:
        self.tap("[data-act=penalty]")
        self.tap(f'[data-who="{entry["player"]}"]')
        self.tap(f'[data-amount="{entry["points"]}"]')

    def check(self) -> None:
        """The screen shows what the same entries come to here."""
        book = self.book()
        assert book.problems == []
        for player, score in enumerate(book.scores):
            where = "data-final" if book.over else "data-score"
            shown = self.page.locator(f'[{where}="{player}"]')
            expect(shown).to_have_text(said(score, self.page))


def said(score: Any, page: Page) -> str:
    """A number as the page writes it."""
    lang = page.evaluate("document.documentElement.lang")
    text = f"{score:,}" if abs(score) >= 10_000 else str(score)
    text = text.replace("-", "−")
    if lang != "pl":
        return text
    return text.replace(",", "\u202f")


def go_offline(page: Page) -> None:
    """Wait until the device has all it needs, then cut the network for good."""
    ready = "Działa bez sieci|Works offline"
    page.wait_for_function(
        "(words) => new RegExp(words).test(document.querySelector('.offline')?.textContent ?? '')",
        arg=ready,
        timeout=90_000,
    )
    page.context.set_offline(True)
    page.context.set_default_timeout(SLOWLY)
    page.reload()


def forgive(club: Club) -> None:
    """That nothing can be fetched is what was wanted."""
    club.errors = [error for error in club.errors if "ERR_INTERNET_DISCONNECTED" not in error]


def small_value(win: dict[str, Any]) -> dict[str, Any]:
    """From five han up the page asks for the limit only."""
    value = dict(win["value"])
    if value.get("han", 0) >= 5:
        value = {"han": next(han for han in (13, 11, 8, 6, 5) if value["han"] >= han)}
    return {**win, "value": value}


Taps = dict[str, list[int]]


def recorded_games() -> list[dict[str, Any]]:
    if data_file(FILE) is None:
        missing("data", f"there is no {FILE}")
    return list(rows(FILE))


@pytest.mark.data
def test_a_riichi_match_without_a_network(club: Club) -> None:
    """A whole recorded match on a phone, offline from its first hand on, over a reload."""
    game = next(one for one in recorded_games() if one["rules"]["length"] == "tonpuusen")
    with club.person("#/book", size=PHONE, settings=POLISH, keeps=True) as page:
        go_offline(page)
        taps: Taps = {}
        one_match(page, game, taps, reload_after=1)
        within_reason(taps)
        forgive(club)


@pytest.mark.data
def test_taps_over_recorded_hands(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    """Real hands in the taps of C1.11; docs/book.md has the figures of the long run."""
    wanted = 200 if LONG else 10
    taps: Taps = {}
    hands = 0
    with club.person("#/book", size=PHONE) as page:
        for game in recorded_games():
            page.goto(f"{club.server.url}/#/book")
            hands += one_match(page, game, taps, most=wanted - hands)
            if hands >= wanted:
                break
    assert hands == wanted
    within_reason(taps)
    with capsys.disabled():
        for kind, counts in sorted(taps.items()):
            print(f"\n{kind}: {len(counts)}, median {median(counts):g}, most {max(counts)}", end="")


def within_reason(taps: Taps) -> None:
    for kind in ("riichi", "win", "draw"):
        assert max(taps.get(kind, [0])) <= MOST[kind], kind


def one_match(
    page: Page, game: dict[str, Any], taps: Taps, most: int = 100, reload_after: int | None = None
) -> int:
    """Enter a recorded match, or its first hands; how many there were."""
    scorer = Scorer(page, "tenhou")
    played = game["rounds"][:most]
    for number, recorded in enumerate(played):
        for entry in entries_of(recorded, str(number), live=True):
            plain = {name: value for name, value in entry.items() if name not in ("id", "riichi")}
            if plain["type"] == "win":
                plain["wins"] = [small_value(win) for win in plain["wins"]]
            used = scorer.enter(plain)
            taps.setdefault(tapped(plain), []).append(used)
        if number == reload_after:  # a reload in the middle loses nothing
            page.reload()
            page.locator('[data-seat="0"]').wait_for()
            scorer.check()
    scorer.check()
    return len(played)


def tapped(entry: dict[str, Any]) -> str:
    """The kind of an entry, as far as taps go."""
    wins = entry.get("wins", ())
    if len(wins) > 1:
        return "several winners"
    if wins and wins[0].get("liable") is not None:
        return "win with liability"
    return str(entry["type"])


@pytest.mark.parametrize("rules", ["mcr", "hk-old"])
def test_other_families_without_a_network(club: Club, rules: str) -> None:
    """Sixteen MCR hands with their changes of seats (a share: five), and a Hong Kong round."""
    random = Random(rules)
    with club.person("#/book", size=PHONE, keeps=True) as page:
        go_offline(page)
        scorer = Scorer(page, rules)
        while not enough(scorer.book()):
            entry = random_hand(scorer.book(), random)
            if entry["type"] not in ("win", "draw") or len(entry.get("wins", [0])) > 1:
                continue
            for win in entry.get("wins", ()):
                win.pop("liable", None)
            used = scorer.enter(entry)
            digits = len(str(entry["wins"][0]["value"].get("points", 1))) if "wins" in entry else 0
            if entry["type"] == "win":
                assert used <= MOST["points" if rules == "mcr" else "win"] + max(0, digits - 2)
            if len(scorer.book().hands) == 2:
                page.reload()
                page.locator('.book[data-hands="2"]').wait_for()
        scorer.check()
        forgive(club)


def enough(book: Book) -> bool:
    """A Hong Kong round; in MCR the whole match, or a hand after the first change of seats."""
    if book.rules == "mcr":
        return len(book.hands) == (16 if LONG else 5)
    return book.place.round > 0


def test_undo_penalty_and_corrections(club: Club) -> None:
    """Undo in two taps, a penalty in four; a correction shows what it changes before it counts."""
    with club.person("#/book", size=PHONE) as page:
        scorer = Scorer(page, "ema-2016")
        win = {"type": "win", "wins": [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}]}
        assert scorer.enter(win) == MOST["win"]
        penalty = {"type": "penalty", "player": 2, "points": -3000, "to": "others"}
        assert scorer.enter(penalty) == MOST["penalty"]
        scorer.check()
        scorer.taps = 0
        scorer.tap("[data-act=undo]")
        expect(page.locator("dialog")).to_contain_text("Penalty: Celina −3000")
        scorer.tap("[data-act=save]")
        assert scorer.taps == MOST["undo"]
        scorer.entries.append({"id": "u", "type": "void", "of": "2"})
        expect(page.locator("dialog")).to_have_count(0)
        scorer.check()
        scorer.tap("[data-act=hands]")
        scorer.tap("[data-act=correct]")
        scorer.tap('[data-value=\'{"han":3,"fu":30}\']')
        scorer.tap("[data-act=save]")
        expect(page.locator(".changes")).to_contain_text("33,900")
        scorer.tap("[data-act=save]")
        wins = [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 30}}]
        scorer.entries.append(
            {"id": "c", "type": "change", "of": "1", "entry": {"type": "win", "wins": wins}}
        )
        expect(page.locator("dialog")).to_have_count(0)
        scorer.check()


def test_a_book_that_is_not_on_this_device(club: Club) -> None:
    with club.person("#/book/elsewhere", size=PHONE) as page:
        page.get_by_text("This book is not on this device.", exact=False).wait_for()
        page.get_by_role("link", name="All books").click()
        page.locator("[data-act=begin]").wait_for()


def test_long_names_leave_the_results_in_sight(club: Club) -> None:
    names = ["Konstancja Wiśniewska-Konstantynopolitań", "Maksymilian Brzęczyszczykiewicz"]
    with club.person("#/book", size=SCREENS["phone"], settings=POLISH) as page:
        page.locator("[data-act=begin]").wait_for()
        for at, name in enumerate(names):
            page.locator(".names input").nth(at).fill(name)
        page.locator("[data-act=begin]").click()
        page.locator('[data-seat="0"]').click()
        page.locator(".cells button").first.wait_for()
        assert cut(page, ".cells strong") == []
        edge = boxes(page, "dialog")[0]["right"]
        assert all(button["right"] <= edge for button in boxes(page, ".sheet-row button"))
        picture(page, "book-names-win")
        page.keyboard.press("Escape")
        page.locator("[data-act=more]").click()
        page.locator("[data-act=finish]").click()
        page.locator("[data-act=save]").click()
        page.locator("[data-final]").first.wait_for()
        edge = boxes(page, ".final .panel")[0]["right"]
        assert all(cell["right"] < edge for cell in boxes(page, ".final td"))
        assert cut(page, "[data-sign]") == []
        picture(page, "book-names-final")


def test_a_hand_becomes_another_one(club: Club) -> None:
    """It was a draw, with a stick that nobody had noted, without one tapped by mistake."""
    with club.person("#/book", size=PHONE) as page:
        scorer = Scorer(page, "ema-2016")
        scorer.enter({"type": "riichi", "player": 1})
        scorer.enter({"type": "win", "wins": [{"winner": 0, "from": 3, "value": {"han": 5}}]})
        scorer.enter({"type": "riichi", "player": 3})
        scorer.tap("[data-act=hands]")
        scorer.tap("[data-act=correct]")
        expect(page.locator("[data-value='{\"han\":5}']")).to_contain_text("12000")  # he dealt
        scorer.tap("[data-become=draw]")
        expect(page.locator('[data-tenpai="1"]')).to_have_attribute("aria-pressed", "true")
        scorer.tap('[data-was-riichi="2"]')
        scorer.tap('[data-tenpai="2"]')
        scorer.tap("[data-act=save]")
        expect(page.locator(".changes")).to_contain_text("30,500")
        scorer.tap("[data-act=save]")
        draw = {"type": "draw", "tenpai": [1, 2], "riichi": [2]}
        scorer.entries.append({"id": "c", "type": "change", "of": "2", "entry": draw})
        expect(page.locator("dialog")).to_have_count(0)
        scorer.check()
        scorer.tap("[data-act=hands]")
        scorer.tap("[data-act=correct]")
        scorer.tap('[data-was-riichi="1"]')  # this one was tapped by mistake
        expect(page.locator(".changes")).to_contain_text("31,500")
        scorer.tap("[data-act=save]")
        scorer.entries.append({"id": "v", "type": "void", "of": "1"})
        expect(page.locator("dialog")).to_have_count(0)
        scorer.check()


def test_two_tabs_stay_in_step(club: Club) -> None:
    """Both write; neither overwrites the other, and both show the same."""
    with club.person("#/book", size=PHONE) as page:
        scorer = Scorer(page, "ema-2016")
        other = club.page(page.context, page.url.split("/", 3)[3])
        other.locator('[data-seat="0"]').wait_for()
        scorer.enter({"type": "riichi", "player": 1})
        other.locator('[data-riichi="1"].laid').wait_for()
        other.locator('[data-riichi="2"]').click()
        page.locator('[data-riichi="2"].laid').wait_for()
        scorer.entries.append({"id": "x", "type": "riichi", "player": 2})
        scorer.check()
        page.reload()
        page.locator('[data-riichi="2"].laid').wait_for()
        scorer.check()


@pytest.mark.parametrize("settings", [CALM, POLISH], ids=["en light", "pl dark"])
def test_every_screen_is_accessible(club: Club, settings: Any) -> None:
    with club.person("#/book", size=PHONE, settings=settings) as page:
        check_access(page)
        scorer = Scorer(page, "ema-2016")
        scorer.enter({"type": "riichi", "player": 0})
        check_access(page)
        for act in ("draw", "penalty", "undo", "hands", "more"):
            page.locator(f"[data-act={act}]").click()
            page.locator("dialog").wait_for()
            check_access(page)
            page.keyboard.press("Escape")
            page.locator("dialog").wait_for(state="detached")
        page.locator('[data-seat="2"]').click()
        page.locator("[data-value]").first.wait_for()
        check_access(page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.locator("[data-act=more]").click()
        page.locator("[data-act=score]").click()
        page.locator("[data-set]").first.wait_for()
        check_access(page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.locator("[data-act=more]").click()
        page.locator("[data-act=corner]").check()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.locator(".table.corner").wait_for()
        check_access(page)
        page.locator("[data-act=more]").click()
        page.locator("[data-act=finish]").click()
        page.locator("[data-act=save]").click()
        page.locator("[data-final]").first.wait_for()
        page.locator("summary").click()
        page.locator("[data-statistics]").first.wait_for()
        check_access(page)


def test_a_hand_tells_its_story(club: Club) -> None:
    """What moved, the trace of tiles, and every version of it; scores put right by hand."""
    with club.person("#/book", size=PHONE) as page:
        scorer = Scorer(page, "ema-2016")
        win = {"type": "win", "wins": [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}]}
        scorer.enter(win)
        scorer.tap("[data-act=hands]")
        scorer.tap("[data-act=correct]")
        scorer.tap('[data-value=\'{"han":3,"fu":30}\']')
        scorer.tap("[data-act=save]")
        page.locator(".changes").wait_for()
        scorer.tap("[data-act=save]")
        page.locator("dialog").wait_for(state="detached")
        scorer.tap("[data-act=hands]")
        scorer.tap("[data-act=story]")
        notes = page.locator("[data-story] li")
        expect(notes).to_have_count(2)
        expect(notes.last).to_contain_text("3 han 40 fu from Dan → Bogumił: 3 han 30 fu from Dan")
        expect(notes.last).to_contain_text("this phone")
        check_access(page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        scorer.tap("[data-act=more]")
        scorer.tap("[data-act=score]")
        page.locator('[data-set="0"]').fill("29000")
        expect(page.locator("dialog [data-act=save]")).to_be_disabled()  # they do not add up
        page.locator('[data-set="2"]').fill("31000")
        page.locator("[data-reason]").fill("counted sticks")
        scorer.tap("dialog [data-act=save]")
        expect(page.locator('[data-score="2"]')).to_have_text("31,000")
        scorer.tap("[data-act=hands]")
        expect(page.locator(".between")).to_contain_text("Scores put right by hand")


def ticking(page: Page, rules: str) -> Scorer:
    """A new book, and the sheet on which the patterns of a win from a discard are ticked."""
    scorer = Scorer(page, rules)
    page.locator('[data-seat="1"]').click()
    page.locator('[data-from="3"]').click()
    page.locator("[data-act=ticks]").click()
    page.locator("[data-tick]").first.wait_for()
    return scorer


def saved(scorer: Scorer, value: dict[str, int]) -> None:
    """What was ticked counts as that value does."""
    scorer.page.locator("[data-act=save]").click()
    scorer.page.locator("dialog").wait_for(state="detached")
    wins = [{"winner": 1, "from": 3, "value": value}]
    scorer.entries.append({"id": "w", "type": "win", "wins": wins})
    scorer.check()


@pytest.mark.parametrize("settings", [CALM, POLISH], ids=["en light", "pl dark"])
def test_ticked_yaku_are_a_value(club: Club, settings: Any) -> None:
    with club.person("#/book", size=PHONE, settings=settings) as page:
        scorer = ticking(page, "ema-2016")
        expect(page.locator("[data-act=save]")).to_be_disabled()
        for id in ("riichi", "tanyao"):
            page.locator(f"[data-tick={id}]").click()
            expect(page.locator(f"[data-tick={id}]")).to_have_attribute("aria-pressed", "true")
        page.locator('[data-fu="40"]').click()
        expect(page.locator("[data-sum]")).to_contain_text("40 fu")
        check_access(page)
        picture(page, f"ticks-{settings['lang']}")
        page.locator(".ticks .open input").check()  # nobody declares with an open hand
        expect(page.locator("[data-tick=riichi]")).to_have_attribute("aria-disabled", "true")
        expect(page.locator("[data-tick=riichi]")).to_have_attribute("aria-pressed", "false")
        expect(page.locator('[data-fu="40"]')).to_have_attribute("aria-pressed", "true")
        saved(scorer, {"han": 1, "fu": 40})


def test_what_cannot_go_with_a_pattern_goes_out(club: Club) -> None:
    with club.person("#/book", size=PHONE) as page:
        scorer = ticking(page, "mcr")
        page.locator("[data-tick=full_flush]").click()
        honours = page.locator("[data-tick=no_honors]")
        expect(honours).to_have_attribute("aria-disabled", "true")
        honours.dispatch_event("click")
        expect(page.locator(".ticks .problem")).not_to_be_empty()
        expect(honours).to_have_attribute("aria-pressed", "false")
        expect(page.locator("[data-sum]")).to_contain_text("24")
        check_access(page)
        saved(scorer, {"points": 24})
