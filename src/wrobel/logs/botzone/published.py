"""Botzone's published matches: a line of words for everything that happens, all tiles open.

``Match``, ``Wind`` and four ``Deal`` lines, then draws, plays and claims, then ``Fan`` and
``Score``, or ``Huang`` for a draw. Claims that lost against another are mentioned behind
``Ignore`` and passed over.
"""

from collections.abc import Iterator
from functools import cache

from wrobel.errors import LogError, shown
from wrobel.logs.botzone.table import Table
from wrobel.logs.events import Claimed
from wrobel.logs.game import GameLog
from wrobel.logs.limits import Limits, Source, count, lines, whole_number
from wrobel.rules.rulesets import patterns_of


@cache
def _fan_ids() -> dict[str, str]:
    """Our fans by their Chinese names; Botzone spells one of them in another way."""
    return {**{pattern.script: pattern.id for pattern in patterns_of("mcr")}, "嵌张": "closed_wait"}


def read(source: Source, limits: Limits) -> Iterator[GameLog]:
    """The matches of a file, one after the other."""
    reader: _Match | None = None
    number = 0
    for number, line, _ in lines(source, limits):
        try:
            words = line.decode().split()
        except UnicodeDecodeError as error:
            raise LogError("log_not_utf8", f"line {number}") from error
        if words[:1] == ["Match"]:
            if reader is not None:
                yield reader.close(number)
            reader = _Match(number, limits)
        elif reader is None:
            raise LogError("botzone_no_name", f"line {number}")
        else:
            reader.line(number, words)
    if reader is not None:
        yield reader.close(number)


class _Match:
    """Reads one match."""

    def __init__(self, number: int, limits: Limits) -> None:
        self.table = Table(number, "line", limits)
        self.round = 0
        self.deals: list[list[str] | None] = [None] * 4
        self.winner: tuple[int, str | None] | None = None
        self.fans: list[tuple[str, int]] | None = None
        self.total: int | None = None
        self.dealt = False

    def close(self, number: int) -> GameLog:
        if self.winner is not None:
            self._won(number, None)
        self.table.builder.close(number)
        return self.table.builder.game

    def line(self, number: int, words: list[str]) -> None:
        place = f"line {number}"
        match words:
            case ["Wind", wind, *_]:
                self.round = count(wind, place, 3)
            case ["Player", player, "Deal", *tiles]:
                self.deals[count(player, place, 3)] = tiles
            case ["Player", player, action, *rest]:
                self._deal(number)
                self._play(number, count(player, place, 3), action, rest)
            case ["Fan", total, *rest]:
                self.total = count(total, place, 10000)
                self.fans = list(self._fans(number, "".join(rest)))
            case ["Score", *scores] if len(scores) == 4:
                self._score(number, [whole_number(score, place) for score in scores])
            case ["Huang", *_]:
                self._deal(number)
                self.table.exhausted(number)
            case _:
                said = " ".join(words)[:40]
                self.table.builder.remark(number, "unknown_line", name=shown(said))

    def _deal(self, number: int) -> None:
        if not self.dealt:
            self.dealt = True
            self.table.deal(number, self.round, self.deals, [[], [], [], []])

    def _play(self, number: int, player: int, action: str, rest: list[str]) -> None:
        table = self.table
        tile = table.tile(number, rest[0] if rest else "")
        match action:
            case "Draw":
                table.draw(number, player, tile)
            case "Play":
                table.play(number, player, tile)
            case "Chi":
                table.chow(number, player, tile)
            case "Peng":
                table.pung(number, player)
            case "Gang":
                table.kong(number, player)
            case "AnGang":
                table.closed_kong(number, player, tile)
            case "BuGang":
                table.added_kong(number, player, tile)
            case "Hu":
                self.winner = (player, tile)
            case _:
                raise LogError("nobody_can", f"line {number}", action=shown(action[:20]))

    def _fans(self, number: int, text: str) -> Iterator[tuple[str, int]]:
        for part in text.split("+")[:90]:
            name, _, times = part.partition("*")
            id = _fan_ids().get(name)
            if id is None:
                self.table.builder.remark(number, "unknown_fan", name=shown(name[:20]))
            yield id or name[:40], count(times or "1", f"line {number}", 100)

    def _score(self, number: int, scores: list[int]) -> None:
        if self.winner is not None:
            self._won(number, scores)

    def _won(self, number: int, scores: list[int] | None) -> None:
        assert self.winner is not None
        player, tile = self.winner
        self.winner = None
        claimed = Claimed(tile=tile, total=self.total, fans=self.fans, payments=scores)
        self.table.win(number, player, claimed)
