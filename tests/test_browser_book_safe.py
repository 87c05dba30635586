"""A score book loses nothing: a killed browser, a full disk, two tabs, a new page, no network."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, ViewportSize, expect

from tests.conftest import LONG
from tests.support import browser
from tests.support.books import random_hand
from tests.support.browser import ARGUMENTS, CALM, Club, program
from tests.support.newer_pages import pages
from tests.test_browser_book import PHONE, SLOWLY, Scorer, forgive, go_offline

WIN = {"type": "win", "wins": [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}]}
OTHER = {"type": "win", "wins": [{"winner": 2, "value": {"han": 2, "fu": 30}}]}
SCREEN = ViewportSize(width=PHONE["width"], height=PHONE["height"])
READY = "() => document.querySelector('.offline')?.textContent.includes('Works offline')"
# The layout of the storage as a later version of the page might have it.
NEWER = """() => new Promise((done, failed) => {
  const request = indexedDB.open('wrobel-books', 2);
  request.onupgradeneeded = () => request.result.createObjectStore('something');
  request.onsuccess = () => { request.result.close(); done(request.result.version); };
  request.onerror = () => failed(request.error);
  request.onblocked = () => failed('blocked');
})"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with browser.opened(tmp_path_factory.mktemp("safe")) as opened:
        yield opened


@contextmanager
def phone(club: Club, profile: Path) -> Iterator[BrowserContext]:
    """A browser with its own disk, in a process of its own."""
    context = club.browser.browser_type.launch_persistent_context(
        str(profile), executable_path=program(), args=ARGUMENTS, viewport=SCREEN
    )
    context.set_default_timeout(SLOWLY)
    told = json.dumps(json.dumps(CALM))
    context.add_init_script(f"localStorage.setItem('wrobel.settings', {told})")
    try:
        yield context
    finally:
        with suppress(Error):  # it may have been killed
            context.close()


def process_of(profile: Path) -> int:
    """The process that runs the browser with this profile."""
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            words = (entry / "cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        if f"--user-data-dir={profile}" in words and not any("--type=" in one for one in words):
            return int(entry.name)
    raise AssertionError("there is no such browser")


def opened(page: Page, address: str, hands: int) -> None:
    page.goto(address)
    page.locator(f'.book[data-hands="{hands}"]').wait_for()


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="needs /proc")
def test_a_killed_browser_has_every_entry(club: Club, tmp_path: Path) -> None:
    """Offline: what was acknowledged is on disk, whenever the process is killed."""
    random = Random("killed")
    profile = tmp_path / "profile"
    with phone(club, profile) as context:
        page = context.pages[0]
        page.goto(f"{club.server.url}/#/book")
        go_offline(page)
        scorer = Scorer(page, "ema-2016")
        address = page.url
    for _ in range(12 if LONG else 2):
        with phone(club, profile) as context:
            context.set_offline(True)
            page = scorer.page = context.pages[0]
            opened(page, address, len(scorer.book().hands))
            scorer.check()
            if scorer.book().over:  # and on with another one
                page.goto(f"{club.server.url}/#/book")
                scorer = Scorer(page, "ema-2016")
                address = page.url
            for _ in range(random.randrange(1, 4)):
                if not scorer.book().over:
                    enter_any(scorer, random)
            os.kill(process_of(profile), signal.SIGKILL)
    with phone(club, profile) as context:
        context.set_offline(True)
        scorer.page = context.pages[0]
        opened(scorer.page, address, len(scorer.book().hands))
        scorer.check()


def enter_any(scorer: Scorer, random: Random) -> None:
    """A hand that the page offers in the plain way."""
    while True:
        entry = random_hand(scorer.book(), random)
        if entry["type"] == "win" and len(entry["wins"]) == 1 and "liable" not in entry["wins"][0]:
            entry.pop("riichi", None)
            scorer.enter(entry)
            return


# Fills what this site may store to the last bytes: larger pieces first.
FILL = """async () => {
  const opening = indexedDB.open('filler', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('all', { autoIncrement: true });
  await new Promise((done) => (opening.onsuccess = done));
  const put = (piece) => new Promise((done, failed) => {
    const work = opening.result.transaction('all', 'readwrite');
    work.objectStore('all').add(piece);
    work.oncomplete = done;
    work.onabort = () => failed(work.error);
  });
  let stored = 0;
  for (const size of [2 ** 16, 2 ** 13, 2 ** 10, 2 ** 7, 2 ** 4, 1]) {
    for (;;) {
      try { await put(crypto.getRandomValues(new Uint8Array(size))); } catch { break; }
      stored += size;
    }
  }
  opening.result.close();
  return stored;
}"""
EMPTY = """() => new Promise((done) => (indexedDB.deleteDatabase('filler').onsuccess = done))"""
ROOM = 3 << 20  # bytes that are left when the match begins


def test_a_full_disk_is_told_and_loses_nothing(club: Club) -> None:
    with club.person("#/book", size=PHONE, keeps=True) as page:
        page.wait_for_function(READY, timeout=SLOWLY)
        disk = page.context.new_cdp_session(page)
        origin = {"origin": club.server.url}
        used = disk.send("Storage.getUsageAndQuota", origin)["usage"]
        disk.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": used + ROOM})
        scorer = Scorer(page, "ema-2016")
        scorer.enter(WIN)
        assert page.evaluate(FILL) > 0
        page.locator('[data-riichi="2"]').click()
        expect(page.locator('.said [role="alert"]')).to_contain_text("cannot store")
        expect(page.locator('[data-riichi="2"].laid')).to_have_count(0)
        scorer.check()  # nothing is shown that is not on disk
        page.reload()
        page.locator('.book[data-hands="1"]').wait_for()
        scorer.check()
        page.evaluate(EMPTY)
        disk.send("Storage.overrideQuotaForOrigin", origin)
        scorer.enter({"type": "riichi", "player": 2})
        scorer.enter(OTHER)
        page.reload()
        page.locator('.book[data-hands="2"]').wait_for()
        scorer.check()


def test_two_tabs_that_write_in_the_same_moment(club: Club) -> None:
    with club.person("#/book", size=PHONE) as page:
        scorer = Scorer(page, "ema-2016")
        other = club.page(page.context, page.url.split("/", 3)[3])
        other.locator('[data-seat="0"]').wait_for()
        for tab, player in ((page, 0), (other, 1), (page, 2), (other, 3)):
            # Nobody waits for the other: the clicks only start the writing.
            tab.evaluate(f"""() => document.querySelector('[data-riichi="{player}"]').click()""")
            if player == 1:
                for one in (page, other):
                    one.locator('[data-riichi="0"].laid').wait_for()
                    one.locator('[data-riichi="1"].laid').wait_for()
        for one in (page, other):
            for player in range(4):
                one.locator(f'[data-riichi="{player}"].laid').wait_for()
        scorer.entries += [{"id": f"r{n}", "type": "riichi", "player": n} for n in range(4)]
        scorer.check()
        stored = page.evaluate(LINES)
        assert [json.loads(line)["type"] for line in stored] == ["start", *["riichi"] * 4]


LINES = """() => new Promise((done) => {
  const request = indexedDB.open('wrobel-books');
  request.onsuccess = () => {
    const all = request.result.transaction('lines').objectStore('lines').getAll();
    all.onsuccess = () => { request.result.close(); done(all.result.map((one) => one.line)); };
  };
})"""


def version(page: Page) -> Any:
    return page.evaluate("document.querySelector('meta[name=pages]')?.content")


def test_a_new_version_of_the_page_in_the_middle(club: Club) -> None:
    """The old page goes on writing beside the new one; after a reload all of it is there."""
    with pages(club.server.url) as newer, club.person(size=PHONE, keeps=True) as page:
        page.goto(f"{newer.url}/#/book")
        page.evaluate("navigator.serviceWorker.register('./sw.js')")
        scorer = Scorer(page, "ema-2016")
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        scorer.enter(WIN)
        assert version(page) == "1"
        newer.version = 2
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        fresh = page.context.new_page()
        opened(fresh, page.url, 1)
        assert version(fresh) == "2"
        assert fresh.evaluate(NEWER) == 2  # its storage has grown, too
        scorer.enter({"type": "riichi", "player": 0})  # the old page
        fresh.locator('[data-riichi="0"].laid').wait_for()
        fresh.close()
        page.reload()
        page.locator('.book[data-hands="1"]').wait_for()
        assert version(page) == "2"
        scorer.check()
        scorer.enter(OTHER)
        scorer.check()


def test_the_network_goes_while_a_hand_is_entered(club: Club) -> None:
    """Somebody has opened the sheet when the network goes: the hand is saved all the same."""
    with club.person("#/book", size=PHONE, keeps=True) as page:
        page.wait_for_function(READY, timeout=SLOWLY)
        scorer = Scorer(page, "ema-2016")
        page.locator('[data-seat="1"]').click()
        page.locator('[data-from="3"]').click()
        page.context.set_offline(True)
        page.locator("""[data-value='{"han":3,"fu":40}']""").click()
        page.locator("[data-act=save]").click()
        page.locator('.book[data-hands="1"]').wait_for(timeout=SLOWLY)
        scorer.entries.append({"id": "w", **WIN})
        scorer.check()
        page.context.set_offline(False)
        page.reload()
        page.locator('.book[data-hands="1"]').wait_for()
        scorer.check()
        forgive(club)


# A browser in which Python never starts.
NO_PYTHON = "globalThis.Worker = class { postMessage() {} terminate() {} }"
# Asks the Python of this browser, and waits until its memory is kept, as far as it can be.
WORKER = """() => new Promise((done) => {
  const worker = new Worker('./python/worker.js', { type: 'module' });
  let answer;
  worker.onmessage = ({ data }) => {
    answer ??= data.text ?? data.error;
    if (!data.kept) return;
    worker.terminate();
    done([data.woken, answer]);
  };
  worker.postMessage({ id: 1, question: 'values', body: '{"rules": "mcr"}', lang: 'pl' });
})"""
SPOIL = """async () => {
  const cache = await caches.open('kept-memory');
  const garbage = new Blob(['nothing of use']).stream().pipeThrough(new CompressionStream('gzip'));
  await cache.put((await cache.keys())[0], new Response(garbage));
}"""


def test_a_book_is_shown_before_python_has_started(club: Club) -> None:
    with club.person("#/book", size=PHONE, keeps=True) as page:
        page.wait_for_function(READY, timeout=SLOWLY)
        scorer = Scorer(page, "mcr")
        scorer.enter({"type": "draw"})
        page.context.set_offline(True)
        page.context.add_init_script(NO_PYTHON)
        page.reload()
        page.locator('.book[data-hands="1"]').wait_for()
        scorer.check()
        page.goto(f"{club.server.url}/#/book")  # nor does the list of books wait for it
        page.locator('.book a[href^="#/book/"]').first.wait_for()
        forgive(club)


def test_the_memory_of_python_is_kept(club: Club) -> None:
    """The second start wakes it; memory of no use is forgotten, and Python starts as ever."""
    with club.person(size=PHONE, keeps=True) as page:
        page.set_default_timeout(SLOWLY)
        woken, answer = page.evaluate(WORKER)
        assert not woken
        assert json.loads(answer)["ok"]
        assert page.evaluate(WORKER) == [True, answer]
        if LONG:
            page.evaluate(SPOIL)
            assert page.evaluate(WORKER) == [False, answer]
            assert page.evaluate(WORKER) == [True, answer]
