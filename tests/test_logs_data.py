"""Recorded games through the formats: what the records say comes back."""

import gzip
import json
from collections import Counter
from collections.abc import Iterable

import pytest

from tests.conftest import missing, share
from tests.support import botzone_games, kobalab_games, tenhou_games
from tests.support.data import data_file, rows
from wrobel.logs.botzone import writer
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.events import Exhausted, Hand, Settled, Win, type_of
from wrobel.logs.format_losses import CARRIERS, carried
from wrobel.logs.game import GameLog

pytestmark = pytest.mark.data
RIICHI_FORMATS = sorted(CARRIERS)


def need(name: str) -> None:
    if data_file(name) is None:
        missing("data", f"the data folder has no {name}")


def round_trips(games: Iterable[GameLog], format: str) -> Counter[str]:
    """Writes and reads again; returns what was lost."""
    lost: Counter[str] = Counter()
    for game in games:
        written = WRITERS[format](game)
        [back] = read_log(written.data)
        assert back.events == carried(game, format)
        assert back.format == format
        assert not back.remarks
        assert back.complete
        assert WRITERS[format](back).data == written.data
        lost.update(written.losses)
    return lost


# Exactly what each format cannot carry of a Tenhou game with its wall.
TENHOU_LOSSES = {
    "mjai": {
        *("match.rules", "match.options", "match.layout", "hand.dice", "settled.wall"),
        *("win.dora", "win.limit", "win.fans", "final.final"),
    },
    "mjlog": {"match.layout", "settled.wall"},
    "tenhou6": {
        *("match.layout", "hand.dice", "settled.wall", "win.tile", "win.hand", "win.dora"),
        *("win.fu", "exhausted.hands", "exhausted.tenpai", "abort.hands"),
    },
}


@pytest.mark.parametrize("format", RIICHI_FORMATS)
def test_tenhou_games(format: str) -> None:
    need("riichi_tenhou_games")
    lost = round_trips(share(tenhou_games.games(), 100, 20, 992), format)
    assert set(lost) <= TENHOU_LOSSES[format]
    assert lost["settled.wall"] > 100


def test_tenhou_games_from_format_to_format() -> None:
    """What came through mjlog, which carries nearly all, can go on to the others."""
    need("riichi_tenhou_games")
    for game in share(tenhou_games.games(), 20, 5, 100):
        [first] = read_log(gzip.compress(WRITERS["mjlog"](game).data))
        for format in ("mjai", "tenhou6"):
            [second] = read_log(WRITERS[format](first).data)
            assert second.events == carried(game, format)


@pytest.mark.parametrize("format", RIICHI_FORMATS)
def test_kobalab_games(format: str) -> None:
    need("riichi_kobalab_paipu")
    lost = round_trips(kobalab_games.games(), format)
    # These records turn indicators after the discard; tenhou6 cannot say when.
    assert set(lost) - TENHOU_LOSSES[format] == ({"dora.order"} if format == "tenhou6" else set())


def test_tenhou6_logs_are_read_to_the_end() -> None:
    need("riichi_tenhou6_logs")
    seen = 0
    for row in rows("riichi_tenhou6_logs"):
        seen += 1
        data = json.dumps(row["data"], ensure_ascii=False).encode()
        [game] = read_log(data)
        assert game.format == "tenhou6"
        assert not game.remarks, row["id"]
        assert game.complete
        soul = "Room" in row["data"]["rule"]["disp"]
        assert game.match.rules == ("mahjong-soul" if soul else "tenhou")
        hands = [event for event in game.events if isinstance(event, Hand)]
        settled = [event for event in game.events if isinstance(event, Settled)]
        assert len(hands) == len(settled) == len(row["data"]["log"])
        taken = sum(len(hand[place]) for hand in row["data"]["log"] for place in (5, 8, 11, 14))
        kinds = Counter(map(type_of, game.events))
        assert kinds["draw"] + kinds["chow"] + kinds["pung"] + kinds["kong"] == taken
        written = json.loads(WRITERS["tenhou6"](game).data)
        if not soul:  # that one has English names and sorts red fives in another way
            assert written["log"] == row["data"]["log"]
    assert seen == 12


def test_tenhou6_logs_say_who_won_what() -> None:
    need("riichi_tenhou6_logs")
    logs = {row["id"]: row["data"] for row in rows("riichi_tenhou6_logs")}
    [game] = read_log(json.dumps(logs["suukantsu_1.json"]).encode())
    wins = [event for event in game.events if isinstance(event, Win)]
    assert [(win.player, win.from_player) for win in wins] == [(1, None), (3, 2), (0, 2)]
    claimed = wins[1].claimed
    assert claimed is not None
    assert claimed.fans == [("suukantsu", 1)]
    assert claimed.limit == "yakuman"
    assert claimed.ura == []
    ron = wins[2].claimed
    assert ron is not None
    assert ron.ura == ["7p", "4z", "3s", "2m", "7z"]
    assert ron.han == 8
    doras = [event for event in game.events if type_of(event) == "dora"]
    assert len(doras) == 4


def test_mjai_log_is_read_to_the_end() -> None:
    need("riichi_mjai_logs")
    [row] = rows("riichi_mjai_logs")
    events = row["events"]
    lines = "".join(json.dumps(event) + "\n" for event in events).encode()
    [game] = read_log(lines)
    assert not game.remarks
    assert game.complete
    kinds = Counter(map(type_of, game.events))
    types = Counter(event["type"] for event in events)
    assert kinds["draw"] == types["tsumo"]
    assert kinds["discard"] == types["dahai"]
    assert kinds["riichi"] == types["reach_accepted"]
    assert kinds["win"] == types["hora"]
    assert kinds["settled"] == types["end_kyoku"]
    hands = [event for event in game.events if isinstance(event, Hand)]
    assert hands[0].scores is None, "this dialect does not say"
    assert hands[1].scores == [25000, 25000, 27600, 22400], "but the hand before it does"
    drawn = next(event for event in game.events if isinstance(event, Exhausted))
    assert drawn.tenpai == [0, 2]
    assert drawn.hands == ["11m234567999p06s", None, "88m22789p456s", None]
    one_line = json.dumps(events).encode()
    spread = json.dumps(events, indent=1).encode()
    for data in (one_line, spread):
        [other] = read_log(data)
        assert other.events == game.events
    round_trips([game], "mjai")


def test_botzone_games_as_requests_and_back() -> None:
    need("mcr_botzone_games")
    seen = 0
    for _, game in botzone_games.games():
        seen += 1
        written = WRITERS["botzone"](game)
        [back] = read_log(written.data)
        assert [back.events] == writer.as_games(game)
        assert [type_of(event) for event in back.events] == [type_of(e) for e in game.events]
        assert WRITERS["botzone"](back).data == written.data
        assert set(written.losses) <= {
            *("settled.payments", "settled.scores", "win.fans", "win.payments", "win.tile"),
            "win.total",
        }
    assert seen == 10


def test_botzone_games_as_they_were_published() -> None:
    need("mcr_botzone_games")
    records = list(botzone_games.games())
    text = "\n".join(botzone_games.published(row) for row, _ in records)
    games = list(read_log(text.encode()))
    assert [game.events for game in games] == [game.events for _, game in records]
    assert not any(game.remarks for game in games)


def test_one_seat_of_a_botzone_game() -> None:
    need("mcr_botzone_games")
    _, game = next(botzone_games.games())
    lines = WRITERS["botzone"](game).data.splitlines()
    for seat, line in enumerate(lines):
        [view] = read_log(line)
        hand = view.events[1]
        whole = game.events[1]
        assert isinstance(hand, Hand)
        assert isinstance(whole, Hand)
        assert [tiles is not None for tiles in hand.hands] == [p == seat for p in range(4)]
        assert hand.hands[seat] == whole.hands[seat]
        said = json.loads(line)
        plain = [str(len(said["requests"]))]
        for request, response in zip(said["requests"], said["responses"], strict=True):
            plain += [request, response]
        [other] = read_log("\n".join(plain).encode())
        assert other.events == view.events
