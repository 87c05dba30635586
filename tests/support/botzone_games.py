"""Botzone's recorded games as our events, and as the text in which they were published."""

from collections.abc import Iterator
from typing import Any

from tests.support.data import rows
from wrobel.logs.events import (
    AddedKong,
    AnyEvent,
    Chow,
    Claimed,
    ClosedKong,
    Discard,
    Draw,
    Hand,
    Kong,
    Match,
    Pung,
    Settled,
    Win,
)
from wrobel.logs.game import GameLog
from wrobel.notation import read_tiles, write_tiles
from wrobel.rules.rulesets import load, patterns_of
from wrobel.tiles import WINDS

LETTERS = {"m": "W", "p": "B", "s": "T"}
HONOURS = {"1z": "F1", "2z": "F2", "3z": "F3", "4z": "F4", "5z": "J3", "6z": "J2", "7z": "J1"}


def games() -> Iterator[tuple[dict[str, Any], GameLog]]:
    """Each record with its events."""
    for row in rows("mcr_botzone_games"):
        yield row, game_of(row)


def text(tiles: list[str]) -> str:
    return write_tiles(read_tiles("".join(tiles)))


def game_of(row: dict[str, Any]) -> GameLog:
    wind = row["round_wind"]
    events: list[AnyEvent] = [
        Match(1, "mcr-cn98", dict(load("mcr-cn98", {"seat_changes": False})), "botzone", [""] * 4),
        Hand(
            name=f"{wind}1.0",
            round=wind,
            number="ESWN".index(wind) * 4 + 1,
            dealer=0,
            winds=list(WINDS),
            honba=0,
            deposits=0,
            scores=[0, 0, 0, 0],
            dice=None,
            commitment=None,
            hands=[text(hand) for hand in row["deal"]],
            dora=[],
            left=None,
        ),
        *play(row["events"]),
    ]
    result = row["result"]
    ids = {pattern.script: pattern.id for pattern in patterns_of("mcr")} | {"嵌张": "closed_wait"}
    claimed = Claimed(
        tile=result["win_tile"],
        total=row["total"],
        fans=[(ids[name], count) for name, _, count in row["fans"]],
        payments=row["score"],
    )
    events.append(Win(result["winner"], result["discarder"], None, None, claimed))
    events.append(Settled(row["score"], row["score"], None, None, None, None, None))
    return GameLog("wrobel", "event", events, list(range(len(events))))


def play(events: list[list[Any]]) -> Iterator[AnyEvent]:
    drawn = None
    tail = False
    for kind, player, *rest in events:
        if kind == "draw":
            drawn = rest[0]
            yield Draw(player, drawn, None, tail)
            tail = False
        elif kind == "discard":
            yield Discard(player, rest[0], None if rest[0] == drawn else False)
            drawn = None
        elif kind == "chow":
            own = list(rest[2])
            own.remove(rest[1])
            yield Chow(player, rest[0], rest[1], text(own))
        elif kind == "pung":
            yield Pung(player, rest[0], rest[1], text([rest[1]] * 2))
        elif kind == "melded_kong":
            yield Kong(player, rest[0], rest[1], text([rest[1]] * 3))
        elif kind == "added_kong":
            yield AddedKong(player, rest[0])
        else:
            yield ClosedKong(player, text([rest[0]] * 4))
        tail = tail or kind.endswith("kong")


def published(row: dict[str, Any]) -> str:
    """The record in the words of the published files."""
    lines = [f"Match {row['id']}", f"Wind {WINDS.index(row['round_wind'])}"]
    for player, hand in enumerate(row["deal"]):
        lines.append(f"Player {player} Deal {' '.join(map(botzone, hand))}")
    for kind, player, *rest in row["events"]:
        word = {
            "draw": "Draw",
            "discard": "Play",
            "chow": "Chi",
            "pung": "Peng",
            "melded_kong": "Gang",
            "added_kong": "BuGang",
            "concealed_kong": "AnGang",
        }[kind]
        tile = rest[2][1] if kind == "chow" else rest[-1]
        lines.append(f"Player {player} {word} {botzone(tile)}")
    result = row["result"]
    lines.append(
        f"Player {result['winner']} Hu {botzone(result['win_tile'])} Ignore Player 0 Peng W1"
    )
    lines.append(f"Fan {row['total']} {'+'.join(f'{name}*{n}' for name, _, n in row['fans'])}")
    lines.append(f"Score {' '.join(map(str, row['score']))}")
    return "\n".join(lines) + "\n"


def botzone(tile: str) -> str:
    return HONOURS.get(tile) or f"{LETTERS[tile[1]]}{tile[0]}"
