"""The score book: worked books as rows, files, hash chains, exports, the command."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.books import Device, random_hand, start
from tests.support.case_tables import case_id, table
from tests.support.cli_run import Inside, outside
from wrobel import __version__
from wrobel.logs.wrobel_log import game_of
from wrobel.rules.rulesets import load
from wrobel.tabletop.book import fold, fold_text, page, redo, undo, write_line
from wrobel.tabletop.book.entries import TYPES
from wrobel.tabletop.book.exports import to_csv, to_html, to_log
from wrobel.tabletop.book.lines import hash_of
from wrobel.tabletop.book.order import ordered
from wrobel.tabletop.book.words import happened, moved


@pytest.mark.parametrize("row", table("book"), ids=case_id)
def test_worked_book(row: dict[str, Any]) -> None:
    """§8 of the outside contract."""
    book = fold(row["entries"])
    got = book.to_dict()
    got["problems"] = [[problem["id"], problem["code"]] for problem in got["problems"]]
    got["payments"] = [hand["payments"] for hand in got["hands"]]
    got["names"] = [hand["name"] for hand in got["hands"]]
    expect = {"problems": [], **row["expect"]}
    assert {field: got[field] for field in expect} == expect
    assert book.balance == 0
    for hand in book.hands:
        for lang in ("en", "pl"):
            assert happened(book, hand, lang)
        assert isinstance(moved(book, hand), list)
    for lang in ("en", "pl"):
        assert to_html(book, lang).startswith("<!doctype html>")
        assert len(to_csv(book, lang).splitlines()) >= len(book.hands)


def test_every_type_of_entry_has_a_row() -> None:
    seen = {entry.get("type") for row in table("book") for entry in row["entries"]}
    assert set(TYPES) <= seen


MATCH = next(row["entries"] for row in table("book") if row["id"] == "B-match")


def test_undo_and_redo_are_entries() -> None:
    """C1.2: one button takes back, another brings back, as often as wanted."""
    entries: list[Any] = list(MATCH[:4])
    whole = fold(entries).scores
    for number in range(2):
        entry = undo(ordered(entries)[0])
        assert entry is not None
        assert entry.id == MATCH[3 - number]["id"]
        entries.append({"id": f"u{number}", "type": "void", "of": entry.id})
    assert fold(entries).scores == fold(MATCH[:2]).scores
    for number in range(2):
        entry = redo(ordered(entries)[0])
        assert entry is not None
        entries.append({"id": f"v{number}", "type": "void", "of": entry.id})
    assert fold(entries).scores == whole
    assert redo(ordered(entries)[0]) is None
    assert undo(ordered(MATCH[:1])[0]) is None


def test_tampering_shows() -> None:
    """C1.3: every line carries the hash of its device's line before."""
    import random

    device = Device("phone", random.Random(1))
    device.write(start("wrc"))
    for _ in range(4):
        device.write(random_hand(fold(device.entries), device.random))
    lines = [write_line(entry) for entry in device.entries]
    assert fold_text("\n".join(lines)).problems == []
    assert device.entries[2]["prev"] == hash_of(lines[1])
    for changed in (
        [*lines[:2], lines[2].replace('"type"', ' "type"'), *lines[3:]],
        [*lines[:2], *lines[3:]],
    ):
        codes = [problem.code for problem in fold_text("\n".join(changed)).problems]
        assert "broken_chain" in codes
    forked = write_line({**json.loads(lines[2]), "id": "other"})
    codes = [problem.code for problem in fold_text("\n".join([*lines, forked])).problems]
    assert "forked_chain" in codes


def test_a_log_without_tiles_is_a_log() -> None:
    for row in table("book"):
        book = fold(row["entries"])
        if book.options is not None and book.hands:
            assert all(to_log(book).count(name) for name in book.players)
            game_of(json.loads(line) for line in to_log(book).splitlines())


def test_paper_says_what_came_between_the_hands() -> None:
    """Penalties with their reasons, sticks that were left, and who has signed by a tap."""
    entries: list[dict[str, Any]] = [
        {"id": "a", "type": "start", "rules": "tenhou", "players": list("ABCD")},
        {"id": "b", "type": "draw", "riichi": [1], "tenpai": [1]},
        {
            "id": "p",
            "type": "penalty",
            "player": 0,
            "points": -300,
            "to": "nobody",
            "reason": "late",
        },
        {"id": "c", "type": "draw"},
        {"id": "e", "type": "end"},
    ]
    scores = fold(entries).scores
    entries.append({"id": "s", "type": "sign", "player": 2, "scores": scores})
    sheet = to_html(fold(entries))
    assert sheet.index("East 1.0") < sheet.index("Penalty: A −300 (late)") < sheet.index("East 2.1")
    assert "1 stick left: to the first place" in sheet
    assert sheet.count("signed in the book") == 1
    assert "Penalty: A −300 (late),-300,0,0,0,23700" in to_csv(fold(entries))


def test_spreadsheets_run_no_formula() -> None:
    entries = [{**start("mcr"), "id": "a", "players": ["=1+1", "+2", "-3", "@x"]}]
    assert "'=1+1" in to_csv(fold(entries))
    assert "<b>" not in to_html(fold([{**start("mcr"), "id": "a", "players": ["<b>", *"abc"]}]))


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``wrobel book``: exit status 0, 1 with problems, 2 without a file."""
    run = Inside(capsys)
    file = tmp_path / "evening.jsonl"
    file.write_text("\n".join(map(write_line, MATCH)), encoding="utf-8")
    done = run("book", str(file), "--json")
    assert done.status == 0
    assert json.loads(done.out) == fold(MATCH).to_dict()
    for lang in ("en", "pl"):
        done = run("book", str(file), "--lang", lang)
        assert done.status == 0
        assert "Celina" in done.out
    names = [str(tmp_path / name) for name in ("a.csv", "a.html", "a.log")]
    done = run(
        "book", str(file), str(file), "--csv", names[0], "--sheet", names[1], "--log", names[2]
    )
    assert done.status == 0, done.err
    assert all(Path(name).stat().st_size for name in names)
    odd = tmp_path / "odd.jsonl"
    odd.write_text(
        '{"id": "a", "type": "start", "rules": "mcr", "players": ["\\ud800", "", "", ""]}'
    )
    done = outside("book", str(odd), "--csv", names[0], "--sheet", names[1], "--log", names[2])
    assert (done.status, done.err) == (0, "")
    file.write_text(file.read_text() + '\n{"id": "x", "type": "void", "of": "nothing"}\nnonsense')
    done = run("book", str(file), "--json")
    assert done.status == 1
    assert [problem["code"] for problem in json.loads(done.out)["problems"]] == [
        "bad_json",
        "unknown_id",
    ]
    assert run("book", str(tmp_path / "none")).status == 2


def test_a_correction_after_a_swap_means_who_it_was() -> None:
    """C1.8: the page corrects by person; the book has what was written down under the other."""
    lines: list[dict[str, Any]] = [
        {"id": "a", "type": "start", "rules": "ema-2016", "players": list("ABCD")},
        {"id": "b", "type": "win", "wins": [{"winner": 1, "from": 3, "value": {"han": 5}}]},
        {"id": "c", "type": "swap", "players": [1, 2], "before": "b"},
    ]
    hand = fold(lines).hands[0]
    assert hand.entry["wins"][0]["winner"] == 2
    better = {"type": "win", "wins": [{**hand.entry["wins"][0], "value": {"han": 6}}]}
    wanted = {"type": "change", "of": "b", "entry": better}
    written = [write_line(line) for line in lines]
    answer = page.book({"lines": written, "entry": wanted, "id": "d"}, "en")
    assert answer["state"]["scores"] == [30000, 30000, 42000, 18000]
    told = page.story({"lines": [*written, answer["line"]], "hand": "b"}, "en")
    assert [step["what"] for step in told["history"]] == [
        "Written: C: mangan (5 han) from D",
        "Corrected: C: mangan (5 han) from D → C: haneman (6 han) from D",
    ]


START: dict[str, Any] = {"id": "a", "type": "start", "rules": "ema-2016", "players": list("ABCD")}


def on_page(lines: list[dict[str, Any]], **wanted: Any) -> Any:
    """What the page is told of a book, or of an entry that is wanted in it."""
    more = {"entry": wanted, "id": "new"} if wanted else {}
    return page.book({"lines": [write_line(line) for line in lines], **more}, "en")


def test_a_start_says_all_options_and_the_version() -> None:
    """C1.1: what a later version takes for usual does not change an old book."""
    answer = page.book(
        {"lines": [], "entry": {**START, "options": {"kiriage": True}}, "id": "x"}, "en"
    )
    written = json.loads(answer["line"])
    assert written["version"] == __version__
    assert written["options"] == dict(load("ema-2016", {"kiriage": True}))
    assert fold([written]).options == load("ema-2016", {"kiriage": True})


def test_what_is_taken_back_names_who_it_was() -> None:
    """C1.8: a stick and a penalty written down under the other's number."""
    swap: dict[str, Any] = {"id": "s", "type": "swap", "players": [1, 2], "before": "b"}
    penalty = {"id": "b", "type": "penalty", "player": 1, "points": -3000, "to": "nobody"}
    stick = {"id": "c", "type": "riichi", "player": 1}
    lines: list[dict[str, Any]] = [START, penalty, stick, swap]
    assert [one["what"] for one in on_page(lines)["state"]["between"]] == [
        "Swapped seats: B ↔ C",
        "Penalty: C −3000",
    ]
    redone = on_page([*lines, {"id": "v", "type": "void", "of": "c"}])["state"]["redo"]
    assert redone["what"] == "Riichi: C"


def test_a_hand_that_comes_back_is_told() -> None:
    win = {"id": "b", "type": "win", "wins": [{"winner": 1, "from": 3, "value": {"han": 5}}]}
    state = on_page([START, win, {"id": "v", "type": "void", "of": "b"}])["state"]
    assert state["redo"] == {"id": "v", "what": "B: mangan (5 han) from D"}


def test_a_correction_says_which_hands_fall_out() -> None:
    """A larger win of the first hand ends the match: what was played later does not count."""
    first = {**START, "rules": "tenhou"}
    wins = [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}]
    win: dict[str, Any] = {"id": "b", "type": "win", "wins": wins}
    lines: list[dict[str, Any]] = [first, win, {"id": "c", "type": "draw"}]
    large = {"type": "win", "wins": [{"winner": 1, "from": 3, "value": {"yakuman": 1}}]}
    answer = on_page(lines, type="change", of="b", entry=large)
    assert [(row["hand"], row["after"], row["why"]) for row in answer["changes"]] == [
        ("East 1.0", [25000, 57000, 25000, -7000], None),
        ("East 2.0", None, "The match is over."),
        ("Scores", [25000, 57000, 25000, -7000], None),
    ]
    penalty = {"id": "p", "type": "penalty", "player": 0, "points": -300, "to": "nobody"}
    [row] = on_page([*lines, penalty], type="void", of="p")["changes"]
    assert (row["hand"], row["before"][0], row["after"][0]) == ("Scores", 24700, 25000)


def test_sticks_left_at_the_end_are_said_whatever_was_taken() -> None:
    penalty = {"id": "p", "type": "penalty", "player": 0, "points": -300, "to": "nobody"}
    lines: list[dict[str, Any]] = [
        {**START, "rules": "tenhou"},
        penalty,
        {"id": "b", "type": "riichi", "player": 1},
    ]
    state = on_page([*lines, {"id": "e", "type": "end"}])["state"]
    assert state["left"] == "1 stick left: to the first place"
    assert on_page(lines)["state"]["left"] is None


def test_entries_in_a_circle_count_nowhere() -> None:
    """C1.9: the same on every device, whichever came in first."""
    penalty = {"type": "penalty", "player": 0, "points": -300, "to": "nobody"}
    ring = [{**penalty, "id": id, "after": after} for id, after in ("bc", "cd", "db", "ed", "fe")]
    results = [fold([START, *ring[at:], *ring[:at]]).to_dict() for at in range(len(ring))]
    assert all(result == results[0] for result in results)
    assert results[0]["taken"] == 300  # only that which follows one that is known


def test_a_signature_is_of_the_scores_that_were_seen() -> None:
    """Signed scores that a correction changes are not signed any more."""
    first = {"id": "a", "type": "start", "rules": "mcr", "players": list("ABCD")}
    sign = {"id": "c", "type": "sign", "player": 1, "scores": [0, 0, 0, 0]}
    entries = [first, {"id": "b", "type": "end"}, sign]
    assert fold(entries).signed == [1]
    assert fold([entries[0], sign]).signed == []  # the match goes on
    penalty = {"id": "p", "type": "penalty", "player": 0, "points": -30, "to": "others"}
    assert fold([first, penalty, *entries[1:]]).signed == []


def test_a_confirmation_is_of_another_device_and_of_this_form() -> None:
    def book(*more: dict[str, Any]) -> set[str]:
        first = {"id": "a", "type": "start", "rules": "mcr", "players": list("ABCD")}
        return fold([first, {"id": "b", "type": "draw", "by_device": "one"}, *more]).confirmed

    yes = {"id": "c", "type": "confirm", "of": "b", "by_device": "two"}
    assert book() == set()
    assert book(yes) == {"b"}
    assert book({**yes, "by_device": "one"}) == set()
    change = {"id": "d", "type": "change", "of": "b", "entry": {"type": "draw"}}
    assert book(yes, {**change, "by_device": "one"}) == set()
    again = {**yes, "id": "e", "of": "d"}
    assert book(yes, {**change, "by_device": "one"}, again) == {"b"}


@pytest.mark.parametrize(
    ("rules", "told"),
    [("ema-2016", "Chombo: B; liczy się na koniec partii"), ("ema-2008", "Chombo: B")],
)
def test_a_chombo_that_waits_for_the_end_says_so(rules: str, told: str) -> None:
    lines = [
        {"id": "a", "type": "start", "rules": rules, "players": list("ABCD")},
        {"id": "b", "type": "chombo", "by": [1]},
    ]
    book = fold(lines)
    assert happened(book, book.hands[0], "pl") == told
