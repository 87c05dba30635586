"""mjai: JSON Lines, an event or an array of events a line, in the dialects people use."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType, json

from wrobel.errors import LogError, shown
from wrobel.logs.events import (
    AddedKong,
    Chow,
    Claimed,
    ClosedKong,
    Discard,
    Dora,
    Kong,
    Pung,
    Value,
)
from wrobel.logs.foreign_tiles import FROM_MJAI, HIDDEN, text_of
from wrobel.logs.foreign_yaku import FROM_MJAI as PATTERNS
from wrobel.logs.foreign_yaku import named
from wrobel.logs.game import NOTEN_POOL, Builder, GameLog, nagashi_from, ready_from
from wrobel.logs.limits import LIMITS, Limits, Source, blocks, document, from_json, lines_of
from wrobel.logs.mjai.types import (
    Ankan,
    Call,
    Chi,
    Dahai,
    Daiminkan,
    EndGame,
    EndKyoku,
    Hora,
    Kakan,
    Known,
    Line,
    NewDora,
    Pon,
    Reach,
    ReachAccepted,
    Ryukyoku,
    StartGame,
    StartKyoku,
    Tsumo,
)

FORMAT = "mjai"

# Said on the wire, nothing that happens at the table.
SILENT = frozenset({"none", "hello", "join", "error"})
REASONS = {
    "kyushukyuhai": "nine_kinds",
    "suchareach": "four_riichi",
    "sufonrenta": "four_winds",
    "sukaikan": "four_kongs",
    "sanchaho": "triple_ron",
}
NAGASHI = "nagashimangan"
EXHAUSTED = "fanpai"


class _Untyped(Struct):
    """Enough of a line to tell an unknown type from a bad event."""

    type: str | UnsetType = UNSET


KNOWN_TYPES = frozenset(str(known.__struct_config__.tag) for known in Known.__args__)
DRAWN: dict[str, str | None] = {**FROM_MJAI, HIDDEN: None}
_DECODER: json.Decoder[Known] = json.Decoder(Known)
_PEEK = json.Decoder(_Untyped)
_ARRAY = json.Decoder(list[Raw])


class Reader:
    """Turns mjai events into ours, one game after the other."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.limits = limits
        self.builder: Builder | None = None
        self.hand: Builder | None = None  # while a hand is played
        self.done: list[GameLog] = []
        self._declaring = -1
        self.handlers: dict[type[Line], Callable[[int, Any], None]] = {
            StartGame: self._start_game,
            StartKyoku: self._start_kyoku,
            Tsumo: self._tsumo,
            Dahai: self._dahai,
            Chi: partial(self._call, Chow),
            Pon: partial(self._call, Pung),
            Daiminkan: self._daiminkan,
            Kakan: self._kakan,
            Ankan: self._ankan,
            NewDora: self._dora,
            Reach: self._reach,
            ReachAccepted: self._reach_accepted,
            Hora: self._hora,
            Ryukyoku: self._ryukyoku,
            EndKyoku: self._end_kyoku,
            EndGame: self._end_game,
        }

    def line(self, number: int, text: bytes) -> None:
        """Reads one line: an event or an array of them."""
        try:
            event = _DECODER.decode(text)
        except (ValueError, RecursionError):
            for part in from_json(_ARRAY, text, f"line {number}") if text[:1] == b"[" else (text,):
                self._lenient(number, bytes(part))
            return
        self.handlers[type(event)](number, event)

    def _lenient(self, number: int, text: bytes) -> None:
        event = self._known(number, text)
        if event is not None:
            self.handlers[type(event)](number, event)

    def _known(self, number: int, text: bytes) -> Known | None:
        """An event; a type we do not know is remarked upon, anything else is an error."""
        type = from_json(_PEEK, text, f"line {number}").type
        if type is UNSET or type in KNOWN_TYPES:
            return from_json(_DECODER, text, f"line {number}")
        if type not in SILENT:
            self._open(number).remark(number, "unknown_event", name=shown(type[:40]))
        return None

    def end(self, number: int) -> None:
        """No more is to come of this game."""
        if self.builder is not None:
            self.builder.close(number)
            self.done.append(self.builder.game)
        self.builder = self.hand = None

    def games(self) -> Iterator[GameLog]:
        """The games that have ended since the last time."""
        while self.done:
            yield self.done.pop(0)

    def _open(self, number: int) -> Builder:
        if self.builder is None:
            self.builder = Builder(FORMAT, "line", self.limits)
            self.builder.match(number, None, {})
        return self.builder

    def _playing(self, number: int) -> Builder:
        if self.hand is None:
            raise LogError("no_hand_begun", f"line {number}")
        return self.hand

    def _start_game(self, number: int, event: StartGame) -> None:
        self.end(number)
        self.builder = Builder(FORMAT, "line", self.limits)
        options: dict[str, Value] = {}
        if event.kyoku_first is not None:
            options["length"] = "east-only" if event.kyoku_first else "east-south"
        if event.aka_flag is not None:
            options["red_fives"] = 3 if event.aka_flag else 0
        self.builder.match(number, None, options, event.names or [""] * 4)

    def _start_kyoku(self, number: int, event: StartKyoku) -> None:
        builder = self._open(number)
        hands = [_hand(builder, number, tehai) for tehai in event.tehais]
        dora = [_tile(builder, number, event.dora_marker)]
        self._declaring = -1
        builder.hand(
            *(number, event.bakaze, event.oya, event.honba, event.kyotaku, event.scores),
            hands=hands,
            dora=dora,
        )
        self.hand = builder

    # Nearly all events are draws and discards: these two take the shortest way.

    def _tsumo(self, number: int, event: Tsumo) -> None:
        builder = self.hand or self._playing(number)
        try:
            tile = DRAWN[event.pai]
        except KeyError:
            raise _bad_tile(builder, number, event.pai) from None
        builder.draw(number, event.actor, tile)

    def _dahai(self, number: int, event: Dahai) -> None:
        builder = self.hand or self._playing(number)
        player = event.actor
        try:
            tile = FROM_MJAI[event.pai]
        except KeyError:
            raise _bad_tile(builder, number, event.pai) from None
        builder.add(number, Discard(player, tile, event.tsumogiri, player == self._declaring))
        self._declaring = -1

    def _call(self, kind: type[Chow | Pung], number: int, event: Call) -> None:
        builder = self._playing(number)
        tile = _tile(builder, number, event.pai)
        own = _tiles(builder, number, event.consumed)
        builder.add(number, kind(event.actor, event.target, tile, own))

    def _daiminkan(self, number: int, event: Daiminkan) -> None:
        builder = self._playing(number)
        tile = _tile(builder, number, event.pai)
        own = _tiles(builder, number, event.consumed)
        builder.kong(number, Kong(event.actor, event.target, tile, own))

    def _kakan(self, number: int, event: Kakan) -> None:
        builder = self._playing(number)
        builder.kong(number, AddedKong(event.actor, _tile(builder, number, event.pai)))

    def _ankan(self, number: int, event: Ankan) -> None:
        builder = self._playing(number)
        tiles = _hand(builder, number, event.consumed)
        builder.kong(number, ClosedKong(event.actor, tiles))

    def _dora(self, number: int, event: NewDora) -> None:
        builder = self._playing(number)
        builder.add(number, Dora(_tile(builder, number, event.dora_marker)))

    def _reach(self, number: int, event: Reach) -> None:
        self._playing(number)
        self._declaring = event.actor

    def _reach_accepted(self, number: int, event: ReachAccepted) -> None:
        self._playing(number).riichi(number, event.actor, event.scores)

    def _hora(self, number: int, event: Hora) -> None:
        builder = self._playing(number)
        from_player = None if event.target == event.actor else event.target
        claimed = _claimed(builder, number, event)
        builder.win(number, event.actor, from_player, claimed, event.scores)

    def _ryukyoku(self, number: int, event: Ryukyoku) -> None:
        builder = self._playing(number)
        payments = event.deltas or event.delta
        reason = event.reason
        hands = None
        if event.tehais is not None:
            hands = [_hand(builder, number, tehai) if tehai else None for tehai in event.tehais]
        why = REASONS.get(reason or "") or (builder.why_drawn() if reason is None else None)
        if why is not None:
            builder.abort(number, why, hands, event.actor, event.scores)
            return
        tenpai = None
        if event.tenpais is not None:
            tenpai = [player for player in range(4) if event.tenpais[player]]
        gains = sum(paid for paid in payments or () if paid > 0)
        nagashi: list[int] | None = []
        if reason == NAGASHI or (reason is None and gains > NOTEN_POOL):
            nagashi = nagashi_from(payments)
        elif tenpai is None:
            tenpai = ready_from(payments)
        builder.exhausted(number, tenpai, nagashi, hands, payments, event.scores)

    def _end_kyoku(self, number: int, _: EndKyoku) -> None:
        if self.hand is not None:
            self.hand.close(number)
            self.hand = None

    def _end_game(self, number: int, event: EndGame) -> None:
        builder = self._open(number)
        if event.scores is not None:
            builder.final(number, event.scores, None)
        self.end(number)


def _bad_tile(builder: Builder, number: int, name: str) -> LogError:
    return builder.fail(number, "no_mjai_tile", tile=shown(name))


def _tile(builder: Builder, number: int, name: str) -> str:
    tile = FROM_MJAI.get(name)
    if tile is None:
        raise _bad_tile(builder, number, name)
    return tile


def _tiles(builder: Builder, number: int, names: list[str]) -> str:
    try:
        return text_of([FROM_MJAI[name] for name in names])
    except KeyError as error:
        raise _bad_tile(builder, number, error.args[0]) from None


def _hand(builder: Builder, number: int, names: list[str]) -> str | None:
    """A hand, or nothing where any of it is hidden."""
    return None if HIDDEN in names else _tiles(builder, number, names)


def _claimed(builder: Builder, number: int, event: Hora) -> Claimed:
    ura = event.ura_markers if event.ura_markers is not None else event.uradora_markers
    tile = None if event.pai in {None, HIDDEN} else _tile(builder, number, str(event.pai))
    hand = event.hora_tehais
    if hand and tile and len(hand) % 3 == 2 and event.pai in hand:  # with the winning tile
        place = len(hand) - 1 - hand[::-1].index(str(event.pai))
        hand = hand[:place] + hand[place + 1 :]
    fans: list[tuple[str, int]] | None = None
    if event.yakus is not None:
        fans = [pair for name, han in event.yakus for pair in _fans(builder, number, name, han)]
    return Claimed(
        tile=tile,
        hand=_hand(builder, number, hand) if hand is not None else None,
        ura=[_tile(builder, number, name) for name in ura[:5]] if ura is not None else None,
        han=event.fan,
        fu=event.fu,
        points=event.hora_points,
        fans=fans,
        liable=event.pao if isinstance(event.pao, int) and 0 <= event.pao <= 3 else None,
        payments=event.deltas or event.delta,
    )


def _fans(builder: Builder, number: int, name: str, han: int) -> list[tuple[str, int]]:
    """A pattern; several dragons are listed one by one."""
    id = PATTERNS.get(name) or named(name)
    if id is None:
        builder.remark(number, "unknown_yaku", name=shown(name[:40]))
        return [(name, han)]
    if id == "yakuhai_dragon" and 1 < han <= 4:
        return [(id, 1)] * han
    return [(id, han)]


def plain_events(block: bytes) -> list[Known] | None:
    """The events of whole lines, if there is one on each and nothing else."""
    count = block.count(b"\n")
    if not block.endswith(b"\n") or (b"\n" + block).count(b"\n{") != count:
        return None
    try:
        events = _DECODER.decode_lines(block)
    except (ValueError, RecursionError):
        return None
    return events if len(events) == count else None


def read(source: Source, limits: Limits = LIMITS) -> Iterator[GameLog]:
    r"""The games of an mjai file, each as it ends.

    >>> from wrobel.logs.events import type_of
    >>> [game] = read(b'{"type":"start_game"}\n{"type":"end_game","scores":[1,2,3,4]}\n')
    >>> [type_of(event) for event in game.events]
    ['match', 'final']
    """
    reader = Reader(limits)
    handlers = reader.handlers
    number = 0
    for first, block in blocks(source, limits):
        if (events := plain_events(block)) is not None:
            for number, event in enumerate(events, first):
                handlers[type(event)](number, event)
                if reader.done:
                    yield from reader.games()
            continue
        for number, text, whole in lines_of(first, block):
            try:
                reader.line(number, text)
            except LogError as error:
                if whole or error.code != "bad_json" or not reader.builder:
                    raise
                reader.builder.game.complete = False
                reader.builder.remark(number, "cut_off")
            if reader.done:
                yield from reader.games()
    reader.end(number)
    yield from reader.games()


def read_array(source: Source, limits: Limits = LIMITS) -> Iterator[GameLog]:
    """The games of one JSON array of events that may take several lines."""
    reader = Reader(limits)
    events = from_json(_ARRAY, document(source, limits), "the array")
    for number, event in enumerate(events, 1):
        reader.line(number, bytes(event))
    reader.end(len(events))
    yield from reader.games()
