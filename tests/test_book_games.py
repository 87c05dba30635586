"""Whole matches entered into a score book: recorded Tenhou games and our own bots' matches."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conftest import missing, share
from tests.support.data import data_file, rows
from tests.support.tenhou_replay import ABORTS, options_of
from wrobel import Table
from wrobel.bots import make
from wrobel.sim.hand_loop import play_hand
from wrobel.tabletop.book import Book, fold
from wrobel.tiles import WINDS

FILES = ("riichi_tenhou_games", "riichi_tenhou_games_2017", "riichi_tenhou_games_2024")
PARTS = 2


@pytest.mark.data
@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("part", range(PARTS))
def test_tenhou_by_value(file: str, part: int) -> None:
    """C1.4: han and fu alone reproduce every score, every dealer and every final result."""
    if data_file(file) is None:
        missing("data", f"there is no {file}")
    played = 0
    for number, game in enumerate(share(rows(file), 200, 6, 10**6)):
        if number % PARTS == part:
            check_game(game, live=number % 4 == 1)
            played += 1
    assert played


def check_game(game: dict[str, Any], live: bool) -> None:
    """``live``: sticks are entered when they are laid."""
    options = options_of(game) if game.get("final_points") else {}
    entries = [
        {
            "id": "start",
            "type": "start",
            "rules": "tenhou",
            "options": options,
            "players": [*"ABCD"],
        }
    ]
    starts = []
    for number, recorded in enumerate(game["rounds"]):
        starts.append(recorded)
        entries += entries_of(recorded, str(number), live)
    book = fold(entries)
    assert book.problems == []
    assert len(book.hands) == len(starts)
    for place, (row, recorded) in enumerate(zip(book.hands, starts, strict=True)):
        name = f"{WINDS[recorded['round'] // 4]}{recorded['dealer'] + 1}.{recorded['honba']}"
        assert row.name == name, game["id"]
        assert row.winds.index(0) == recorded["dealer"]
        assert row.deposits == recorded["sticks"]
        before = book.hands[place - 1].scores if place else (book.start,) * 4
        assert list(before) == recorded["scores"], game["id"]
    assert book.over
    assert book.scores == game["final_scores"]
    if game.get("final_points"):
        assert book.final == game["final_points"], game["id"]


def entries_of(recorded: dict[str, Any], name: str, live: bool) -> Iterator[dict[str, Any]]:
    laid = [event[1] for event in recorded["events"] if event[0] == "riichi_ok"]
    riichi = {"riichi": [] if live else laid}
    if live:
        for player in laid:
            yield {"id": f"{name} riichi {player}", "type": "riichi", "player": player}
    yield {"id": name, **ending_of(recorded), **riichi}


def ending_of(recorded: dict[str, Any]) -> dict[str, Any]:
    if recorded["wins"]:
        return {"type": "win", "wins": [win_of(win) for win in recorded["wins"]]}
    draw = recorded["draw"]
    if draw["type"] in ABORTS:
        return {"type": "abort", "kind": ABORTS[draw["type"]]}
    tenpai = [player for player, hand in enumerate(draw["tenpai"]) if hand is not None]
    if draw["type"] == "nm":
        by = [player for player, paid in enumerate(draw["delta"]) if paid > 0]
        return {"type": "nagashi", "by": by, "tenpai": tenpai}
    return {"type": "draw", "tenpai": tenpai}


def win_of(win: dict[str, Any]) -> dict[str, Any]:
    value = {"han": sum(han for _, han in win["yaku"]), "fu": win["fu"]}
    found: dict[str, Any] = {"winner": win["winner"], "from": win["loser"], "value": value}
    if win["yakuman"]:
        found["value"] = {"yakuman": len(win["yakuman"])}
    if win["pao"] is not None:
        found["liable"] = win["pao"]
    return found


@pytest.mark.parametrize("rules", ["mcr", "mcr-cn98", "hk-old", "hk-new", "ema-2016", "tenhou"])
def test_our_own_matches(rules: str) -> None:
    """MCR and Hong Kong too, seat changes included: by value, and with all tiles."""
    for seed in share(range(10**6), 3, 1, 100):
        table = Table(rules, seed=f"book {seed}", record=True)
        bots = [make("efficient", f"{seed} {player}", 0) for player in range(4)]
        while True:
            play_hand(table, bots, False)
            if table.phase == "match_over":
                break
            table.next_hand()
        for tiles in (False, True):
            compare(fold(book_of(table.events, rules, tiles)), table.events)


def book_of(events: list[dict[str, Any]], rules: str, tiles: bool) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = [
        {"id": "start", "type": "start", "rules": rules, "players": list("ABCD")}
    ]
    wins: list[dict[str, Any]] = []
    riichi: list[int] = []
    end: dict[str, Any] = {}
    winds: list[str] = []
    for number, event in enumerate(events):
        if event["type"] == "hand":
            wins, riichi, winds = [], [], event["winds"]
        elif event["type"] == "riichi":
            riichi.append(event["player"])
        elif event["type"] == "win":
            wins.append(shown(event, winds) if tiles else counted(event, winds))
            end = {"type": "win", "wins": wins}
        elif event["type"] == "exhausted":
            end = {"type": "draw", **({"tenpai": event["tenpai"]} if event.get("tenpai") else {})}
            if event.get("nagashi"):
                end = {**end, "type": "nagashi", "by": event["nagashi"]}
        elif event["type"] == "abort":
            end = {"type": "abort", "kind": event["why"]}
        elif event["type"] == "settled":
            entries.append({"id": str(number), **end, **({"riichi": riichi} if riichi else {})})
    return entries


def counted(event: dict[str, Any], winds: list[str]) -> dict[str, Any]:
    """The win by its value; who pays alone is named."""
    score = event["score"]
    value: dict[str, Any] = {"han": score["han"], "fu": score["fu"]}
    if score["yakuman"]:
        value = {"yakuman": score["yakuman"]}
    elif event["request"]["rules"].startswith("mcr"):
        value = {"points": score["total"]}
    elif event["request"]["rules"].startswith("hk"):
        value = {"limit": True} if score["limit"] else {"fan": score["total"]}
    found = {"winner": event["player"], "from": event["from"], "value": value}
    paying = [wind for wind, paid in score["payments"].items() if paid < 0]
    if ("fan" in value or "limit" in value) and len(paying) == 1:
        found["liable"] = winds.index(paying[0])
    return found


def shown(event: dict[str, Any], winds: list[str]) -> dict[str, Any]:
    """The win by its tiles, with numbers of players in place of winds."""
    hand = {
        field: value
        for field, value in event["request"].items()
        if field not in ("rules", "options", "seat", "round", "from", "honba", "deposits")
    }
    found = {"winner": event["player"], "from": event["from"], "hand": hand}
    if hand.get("liable"):
        found["liable"] = winds.index(hand["liable"])
    if hand.get("melds"):
        hand["melds"] = [
            {**meld, "from": winds.index(meld["from"])} if meld.get("from") else meld
            for meld in hand["melds"]
        ]
    return found


def compare(book: Book, events: list[dict[str, Any]]) -> None:
    assert book.problems == []
    hands = [event for event in events if event["type"] == "hand"]
    settled = [event for event in events if event["type"] == "settled"]
    assert [row.name for row in book.hands] == [hand["name"] for hand in hands]
    for row, hand, end in zip(book.hands, hands, settled, strict=True):
        assert [WINDS[wind] for wind in row.winds] == hand["winds"]
        assert list(row.scores) == end["scores"]
    final = events[-1]
    assert book.over
    assert book.scores == final["scores"]
    assert book.places == final["places"]
    if "final" in final:
        assert book.final == final["final"]
    if "table_points" in final:
        assert book.table_points == final["table_points"]
