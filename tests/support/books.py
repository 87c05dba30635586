"""Random score books: hands as they come, several devices, corrections, nonsense."""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from wrobel.rules.families import part
from wrobel.rules.rulesets import load
from wrobel.tabletop.book import Book, fold, write_line
from wrobel.tabletop.book.lines import hash_of

Entry = dict[str, Any]
RULES = (
    *("ema-2008", "ema-2016", "wrc", "tenhou", "mahjong-soul", "m-league", "pl-guide"),
    *("mcr", "mcr-cn98", "hk-old", "hk-new"),
)
NAMES = ["Ala", "Bo", "Celina", "Dan"]


def start(rules: str) -> Entry:
    return {"type": "start", "rules": rules, "options": {}, "players": NAMES}


def random_hand(book: Book, random: Random) -> Entry:
    """How the hand being played might end."""
    options = book.options
    assert options is not None
    ends = options.about.ends(options)
    kinds = [kind for kind in ends.kinds if kind != "final"]
    weights = [12 if kind == "win" else 4 if kind == "draw" else 1 for kind in kinds]
    kind = random.choices([*kinds, "called_off"], [*weights, 1])[0]
    laid = list(book.laid)
    more = []
    if ends.sticks:
        able = [p for p in range(4) if p not in laid and book.scores[p] >= 1000]
        more = [p for p in able if random.random() < 0.2]
    if kind == "called_off":
        return {"type": "abort", "kind": "called_off", **named("riichi", more)}
    if kind == "win":
        return {"type": "win", "wins": random_wins(book, random, [*laid, *more])} | named(
            "riichi", more
        )
    some = [p for p in range(4) if p in laid or p in more or random.random() < 0.3]
    tenpai = named("tenpai", some) if ends.tenpai else {}
    if kind == "draw":
        return {"type": "draw", **tenpai, **named("riichi", more)}
    if kind == "abort":
        return {"type": "abort", "kind": random.choice(ends.aborts), **named("riichi", more)}
    by = {"by": random.sample(range(4), random.choice((1, 1, 1, 2)))}
    if kind == "nagashi":
        return {"type": "nagashi", **by, **tenpai, **named("riichi", more)}
    return {"type": "chombo", **by, **named("riichi", more)}


def named(field: str, persons: list[int]) -> Entry:
    return {field: persons} if persons else {}


def random_wins(book: Book, random: Random, riichi: list[int]) -> list[Entry]:
    options = book.options
    assert options is not None
    winner = random.randrange(4)
    giver = random.choice([None, *(p for p in range(4) if p != winner)])
    winners = [winner]
    if giver is not None and options.about.ends(options).several and random.random() < 0.15:
        winners = random.sample([p for p in range(4) if p != giver], random.choice((2, 2, 3)))
    found = []
    for one in winners:
        value = random_value(book, random, one, giver is None, one in riichi)
        win: Entry = {"winner": one, "value": value}
        if giver is not None:
            win["from"] = giver
        if random.random() < 0.1:
            win["liable"] = random.choice([p for p in range(4) if p != one])
        found.append(win)
    return found


def random_value(book: Book, random: Random, winner: int, own_draw: bool, riichi: bool) -> Entry:
    """One that the ruleset offers."""
    options = book.options
    assert options is not None
    choice = part(options.family, "values").choice(options, book.wind_of(winner) == 0, own_draw)
    if choice.pad and (not choice.cells or random.random() < 0.9):
        return {choice.pad.field: random.randint(choice.pad.least, choice.pad.most)}
    cells = [cell for row in choice.rows for cell in row.cells if cell is not None]
    cells += choice.cells if not cells or random.random() < 0.3 else ()
    value = dict(random.choice(cells or choice.cells).value)
    if value.get("han") == 1 and (riichi or book.place.counter >= 5):
        value = {"han": 2, "fu": 30}
    return value


def random_entry(book: Book, random: Random) -> Entry:
    """What may be written next: mostly a hand."""
    options = book.options
    assert options is not None
    chance = random.random()
    if chance < 0.1 and options.about.ends(options).sticks:
        able = [p for p in range(4) if p not in book.laid and book.scores[p] >= 1000]
        if able:
            return {"type": "riichi", "player": random.choice(able)}
    if chance < 0.16:
        player = random.randrange(4)
        to = random.choice(["nobody", "others", (player + random.randint(1, 3)) % 4])
        return {
            "type": "penalty",
            "player": player,
            "points": -300 * random.randint(1, 9),
            "to": to,
        }
    if chance < 0.18:
        scores = [int(score) for score in book.scores]
        scores[0] += 100
        scores[3] -= 100
        return {"type": "score", "scores": scores, "reason": "miscounted"}
    return random_hand(book, random)


class Device:
    """One phone with its copy of a book."""

    def __init__(self, name: str, random: Random) -> None:
        self.name = name
        self.random = random
        self.entries: list[Entry] = []
        self.count = 0
        self.prev: str | None = None
        self.folded: tuple[int, Book] = (-1, Book())

    @property
    def book(self) -> Book:
        """What it shows."""
        if self.folded[0] != len(self.entries):
            self.folded = len(self.entries), fold(self.entries)
        return self.folded[1]

    def write(self, fields: Entry) -> Entry:
        """Add an entry as the page does: with id, device, last id seen and hash of the last."""
        self.count += 1
        entry = {
            **fields,
            "id": f"{self.random.randrange(16**6):06x}-{self.name}{self.count}",
            "by_device": self.name,
        }
        if self.entries:
            entry["after"] = self.book.last
        if self.prev:
            entry["prev"] = self.prev
        self.prev = hash_of(write_line(entry))
        self.entries.append(entry)
        return entry

    def receive(self, other: "Device") -> None:
        known = {entry["id"] for entry in self.entries}
        self.entries += [entry for entry in other.entries if entry["id"] not in known]


def said(book: Book) -> dict[str, Any]:
    """What a book says, without the ids of its entries."""
    found = book.to_dict()
    for hand in found["hands"]:
        del hand["id"]
    return found


def standing(book: Book) -> dict[str, Any]:
    found = said(book)
    del found["problems"]
    return found


def numbers_changed(entry: Entry, change: Callable[[int], int]) -> Entry:
    """The entry with other persons in it."""
    found: Entry = json.loads(json.dumps(entry))
    for field in ("riichi", "tenpai", "by"):
        if field in found:
            found[field] = [change(one) for one in found[field]]
    for win in found.get("wins", ()):
        for field in ("winner", "from", "liable"):
            if win.get(field) is not None:
                win[field] = change(win[field])
    if "player" in found:
        found["player"] = change(found["player"])
    if isinstance(found.get("to"), int):
        found["to"] = change(found["to"])
    if "scores" in found:
        scores = list(found["scores"])
        for written, score in enumerate(found["scores"]):
            scores[change(written)] = score
        found["scores"] = scores
    return found


# Nonsense


def spoilt(entries: Sequence[Mapping[str, Any]], random: Random) -> list[Any]:
    """A book with damage of every kind."""
    found: list[Any] = json.loads(json.dumps(entries))
    for _ in range(random.randint(1, 6)):
        place = random.randrange(len(found))
        damage = random.randrange(9)
        if damage == 0:
            del found[place]
            if not found:
                return [random_thing(random)]
        elif damage == 1:
            found.insert(place, random_thing(random))
        elif damage == 2:
            found[place] = random_thing(random)
        elif damage == 3:
            found.append(found[place])
        elif damage == 4:
            random.shuffle(found)
        elif isinstance(found[place], dict) and found[place]:
            entry = found[place]
            field = random.choice(
                [*entry, "after", "hand", "of", "id", "type", "riichi", "wins", "points", "entry"]
            )
            entry[field] = random_thing(random)
            inner = entry.get("wins")
            if damage > 6 and isinstance(inner, list) and inner and isinstance(inner[0], dict):
                where = random.choice(["winner", "from", "value", "hand", "liable"])
                inner[0][where] = random_thing(random)
                if where == "value":
                    what = random.choice(["han", "fu", "points", "fan", "limit", "yakuman"])
                    inner[0]["value"] = {what: random_thing(random)}
    return found


def random_thing(random: Random, depth: int = 0) -> Any:
    """Anything that JSON can hold."""
    plain: list[Any] = [None, True, False, 0, 1, -1, 3, 4, 10**30, 0.5, "", "a", "zażółć", "start"]
    plain += ["win", "void", "change", "swap", "end", "tenhou", "123m", "others", "nobody"]
    if depth < 3 and random.random() < 0.3:
        return [random_thing(random, depth + 1) for _ in range(random.randrange(5))]
    if depth < 3 and random.random() < 0.3:
        keys = ["id", "type", "of", "entry", "wins", "winner", "value", "hand", "han", "fu"]
        return {
            random.choice(keys): random_thing(random, depth + 1) for _ in range(random.randrange(5))
        }
    return random.choice(plain)


__all__ = ["RULES", "Device", "load", "random_entry", "said", "spoilt", "standing", "start"]
