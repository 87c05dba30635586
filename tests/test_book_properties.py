"""Score books, whatever is written into them: nothing is lost, nothing is made (C1)."""

from random import Random
from typing import Any

import pytest

from tests.conftest import share
from tests.support.books import (
    RULES,
    Device,
    numbers_changed,
    random_entry,
    random_hand,
    said,
    spoilt,
    standing,
    start,
)
from wrobel.tabletop.book import fold, fold_text, merge, write_line
from wrobel.tabletop.book.entries import HANDS

BLOCKS = 8


def sequences(block: int, compiled: int, interpreted: int, long: int) -> Any:
    """The numbers of the random books of a block."""
    return share(
        range(block, 10**9, BLOCKS), compiled // BLOCKS, interpreted // BLOCKS, long // BLOCKS
    )


@pytest.mark.parametrize("block", range(BLOCKS))
def test_devices_agree(block: int) -> None:
    """C1.6, C1.9: up to four devices, any order: conservation, and the same result everywhere."""
    for number in sequences(block, 160, 16, 100_000):
        random = Random(f"book {number}")
        devices = played(random)
        merged = [entry for device in devices for entry in device.entries]
        results = []
        for device in devices:
            known = list(merge(device.entries, merged))
            random.shuffle(known)
            results.append(said(fold(known)))
        assert all(result == results[0] for result in results), number
        text = "\n".join(map(write_line, merge(merged)))
        assert said(fold_text(text)) == results[0], number


def played(random: Random) -> list[Device]:
    """A match written down by several devices that meet now and then."""
    devices = [Device(name, random) for name in "abcd"[: random.randint(1, 4)]]
    devices[0].write(start(random.choice(RULES)))
    for device in devices[1:]:
        device.receive(devices[0])
    for _ in range(random.randint(1, 10)):
        device = random.choice(devices)
        book = device.book
        assert book.balance == 0
        assert all(sum(hand.payments) % 1000 == 0 for hand in book.hands)
        device.write(something(device, random))
        if random.random() < 0.6:
            random.choice(devices).receive(device)
    return devices


def something(device: Device, random: Random) -> dict[str, Any]:
    """An entry, or a correction of one."""
    book = device.book
    chance = random.random()
    older = device.entries[1:]
    if chance < 0.1 and older:
        return {"type": "void", "of": random.choice(older)["id"]}
    if chance < 0.2 and older:
        of = random.choice(older)["id"]
        return {"type": "change", "of": of, "entry": random_hand(book, random)}
    if chance < 0.27 and older:
        players = random.sample(range(4), 2)
        return {"type": "swap", "players": players, "before": random.choice(older)["id"]}
    if chance < 0.3 and older:
        return {"type": "doubt", "of": random.choice(older)["id"], "reason": "not right"}
    if chance < 0.32:
        return {"type": "end"}
    entry = random_entry(book, random)
    if random.random() < 0.5 and entry["type"] in HANDS:
        entry["hand"] = len(book.hands) + 1
    return entry


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_corrected_book_is_the_right_one(block: int) -> None:
    """C1.2, C1.8: change, void, redo and swap lead to what was right from the beginning."""
    for number in sequences(block, 160, 16, 100_000):
        random = Random(f"right {number}")
        right, written = right_and_written(random)
        one, other = fold(right), fold(written)
        assert one.balance == other.balance == 0
        assert standing(one) == standing(other), number
        assert len(one.problems) == len(other.problems) == 0, (number, other.problems)


def right_and_written(random: Random) -> tuple[list[Any], list[Any]]:
    """A book without a mistake, and one with mistakes that are put right later."""
    rules = random.choice(RULES)
    right: list[Any] = [{**start(rules), "id": "0"}]
    for number in range(1, random.randint(2, 9)):
        book = fold(right)
        if book.over:
            break
        trial = [*right, {**random_entry(book, random), "id": str(number)}]
        if not fold(trial).problems:  # a random choice may be no hand at all
            right = trial
    written = [dict(entry) for entry in right]
    later: list[Any] = []
    for place, entry in enumerate(written[1:], 1):
        chance = random.random()
        if chance < 0.3:  # another hand was written at first
            wrong = random_hand(fold(right[:place]), random)
            later.append({"type": "change", "of": entry["id"], "entry": bare(entry)})
            written[place] = {**wrong, "id": entry["id"]}
        elif chance < 0.45:  # voided by mistake, and brought back
            later.append({"type": "void", "of": entry["id"], "id": f"v{place}"})
            later.append({"type": "void", "of": f"v{place}"})
    if random.random() < 0.4:  # a hand that was not played
        place = random.randint(1, len(written))
        extra = random_hand(fold(right), random) if not fold(right).over else {"type": "end"}
        written.insert(place, {**extra, "id": "extra"})
        later.append({"type": "void", "of": "extra"})
    named = [{"id": f"z{number}", **entry} for number, entry in enumerate(later)]
    return right, [*written, *named]


def bare(entry: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in entry.items() if field != "id"}


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_swap_noticed_late_is_one_noticed_at_once(block: int) -> None:
    """C1.8: what was written for one counts for the other, and afterwards numbers mean persons."""
    for number in sequences(block, 160, 16, 100_000):
        random = Random(f"swap {number}")
        entries, _ = right_and_written(random)
        if len(entries) < 2:
            continue
        one, other = random.sample(range(4), 2)
        since = random.randrange(1, len(entries))
        swap = {"type": "swap", "players": [one, other], "before": entries[since]["id"], "id": "s"}
        way = list(range(4))
        way[one], way[other] = other, one
        meant = [numbers_changed(entry, way.__getitem__) for entry in entries[since + 1 :]]
        late = fold([*entries, swap])
        at_once = fold([*entries[: since + 1], swap, *meant])
        assert standing(late) == standing(at_once), number
        assert late.balance == 0
        plain = fold(entries)
        if late.problems or plain.over != late.over:
            continue  # other scores may end a match, or forbid a stick
        for row, old in zip(late.hands, plain.hands, strict=True):
            moved = list(old.payments)
            if row.id in {entry["id"] for entry in entries[since:]} and not spans(
                old, entries, since
            ):
                moved[one], moved[other] = moved[other], moved[one]
                assert list(row.payments) == moved, number


def spans(hand: Any, entries: list[Any], since: int) -> bool:
    """Was a stick of the hand laid before the swap?"""
    before = [entry for entry in entries[:since] if entry["type"] in (*HANDS, "riichi")]
    return bool(before) and before[-1]["type"] == "riichi" and bool(hand.riichi)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_bad_books_have_problems(block: int) -> None:
    """Whatever a book holds: no exception, problems that name their entry, and conservation."""
    for number in sequences(block, 240, 16, 10_000):
        random = Random(f"bad {number}")
        entries = [entry for device in played(random) for entry in device.entries]
        damaged = spoilt(merge(entries), random)
        book = fold(damaged)
        assert book.balance == 0, number
        for problem in book.problems:
            assert problem.say("en")
            assert problem.say("pl")
        told = book.to_dict("pl")
        assert set(told) >= {"scores", "problems", "hands"}
        text = "\n".join(write_line(entry) for entry in damaged)
        cut = text[: random.randrange(len(text) + 1)]
        assert fold_text(cut).balance == 0, number
