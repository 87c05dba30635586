"""Writing mjai, one event a line, with the fields of the original server."""

from collections.abc import Iterator

from msgspec import json

from wrobel.errors import LogError
from wrobel.logs.carry import losses
from wrobel.logs.events import (
    Abort,
    AddedKong,
    AnyEvent,
    Chow,
    Claimed,
    ClosedKong,
    Discard,
    Dora,
    Draw,
    Exhausted,
    Kong,
    Match,
    Pung,
    Riichi,
    Win,
    kind_of,
)
from wrobel.logs.game import GameLog
from wrobel.logs.mjai import EXHAUSTED, FORMAT, NAGASHI, REASONS
from wrobel.logs.names import HIDDEN, TO_MJAI, names_of, plain
from wrobel.logs.parts import Part, Written, need_format, option, parts_of
from wrobel.logs.yaku import MJAI as YAKU

Fields = dict[str, object]
CALLS = {Chow: "chi", Pung: "pon", Kong: "daiminkan"}
ABORTS = {why: reason for reason, why in REASONS.items()}


def write(game: GameLog) -> Written:
    """The match in mjai; refused for anything but riichi."""
    need_format(game, FORMAT)
    parts, final = parts_of(game)
    lines = [_start_game(game.match)]
    for part in parts:
        lines += _hand(part)
    if final is not None:
        lines.append({"type": "end_game", "scores": final.scores})
    data = b"".join(json.encode(line) + b"\n" for line in lines)
    return Written(data, losses(game, FORMAT))


def _start_game(match: Match) -> Fields:
    fields: Fields = {"type": "start_game", "names": match.names}
    if "length" in match.options:
        fields["kyoku_first"] = 4 if option(match, "length", "") == "east-only" else 0
    if "red_fives" in match.options:
        fields["aka_flag"] = bool(match.options["red_fives"])
    return fields


def _hand(part: Part) -> Iterator[Fields]:
    hand = part.hand
    fields: Fields = {
        "type": "start_kyoku",
        "bakaze": hand.round,
        "dora_marker": TO_MJAI[hand.dora[0]],
        "kyoku": hand.dealer + 1,
        "honba": hand.honba,
        "kyotaku": hand.deposits,
        "oya": hand.dealer,
    }
    if hand.scores is not None:
        fields["scores"] = hand.scores
    fields["tehais"] = [_hidden(tiles, 13) for tiles in hand.hands]
    yield fields
    pungs: dict[tuple[int, str], list[str]] = {}
    claims = part.claims()
    for event in part.events:
        match event:
            case Win():
                yield _hora(*next(claims))
            case Exhausted() | Abort():
                yield _ryukyoku(event, part)
            case AddedKong(player, tile):
                three = pungs.get((player, plain(tile))) or [plain(tile)] * 3
                yield _move("kakan", player, pai=TO_MJAI[tile], consumed=_mjai(three))
            case _:
                if isinstance(event, Pung):
                    three = [event.tile, *names_of(event.own)]
                    pungs[event.player, plain(event.tile)] = three
                yield from _turn(event)
    if part.settled is not None:
        yield {"type": "end_kyoku"}


def _turn(event: AnyEvent) -> Iterator[Fields]:
    match event:
        case Draw(player, tile):
            yield _move("tsumo", player, pai=TO_MJAI[tile] if tile else HIDDEN)
        case Discard(player, tile, drawn, riichi):
            if riichi:
                yield _move("reach", player)
            fields = _move("dahai", player, pai=TO_MJAI[tile])
            if drawn is not None:
                fields["tsumogiri"] = drawn
            yield fields
        case Riichi(player):
            yield _move("reach_accepted", player)
        case (
            Chow(player, giver, tile, own)
            | Pung(player, giver, tile, own)
            | Kong(player, giver, tile, own)
        ):
            consumed = _mjai(names_of(own))
            name = CALLS[type(event)]
            yield _move(name, player, target=giver, pai=TO_MJAI[tile], consumed=consumed)
        case ClosedKong(player, tiles):
            yield _move("ankan", player, consumed=_hidden(tiles, 4))
        case Dora(tile):
            yield {"type": "dora", "dora_marker": TO_MJAI[tile]}
        case _:
            raise LogError("cannot_write", f"mjai has no event for {kind_of(event)}")


def _move(type: str, actor: int, **fields: object) -> Fields:
    return {"type": type, "actor": actor, **fields}


def _hora(win: Win, claimed: Claimed, scores: list[int] | None) -> Fields:
    target = win.player if win.from_player is None else win.from_player
    fields = _move("hora", win.player, target=target)
    hand = None if claimed.hand is None else _mjai(names_of(claimed.hand))
    if hand is not None and win.from_player is None and claimed.tile:
        hand.append(TO_MJAI[claimed.tile])
    said: Fields = {
        "pai": claimed.tile and TO_MJAI[claimed.tile],
        "uradora_markers": None if claimed.ura is None else _mjai(claimed.ura),
        "hora_tehais": hand,
        "yakus": _yakus(claimed.fans),
        "fu": claimed.fu,
        "fan": claimed.han,
        "hora_points": claimed.points,
        "pao": claimed.liable,
        "deltas": claimed.payments,
        "scores": scores,
    }
    return fields | {key: value for key, value in said.items() if value is not None}


def _yakus(fans: list[tuple[str, int]] | None) -> list[tuple[str, int]] | None:
    """The patterns by their mjai names; the han of the dragons are added up."""
    if fans is None:
        return None
    merged: dict[str, int] = {}
    for id, han in fans:
        name = YAKU.get(id, id)
        merged[name] = merged.get(name, 0) + han
    return list(merged.items())


def _ryukyoku(event: Exhausted | Abort, part: Part) -> Fields:
    fields: Fields = {"type": "ryukyoku"}
    if isinstance(event, Abort):
        fields["reason"] = ABORTS[event.why]
        if event.player is not None:
            fields["actor"] = event.player
    else:
        fields["reason"] = NAGASHI if event.nagashi else EXHAUSTED
        if event.tenpai is not None:
            fields["tenpais"] = [player in event.tenpai for player in range(4)]
    if event.hands is not None:
        fields["tehais"] = [_hidden(tiles, 13) for tiles in event.hands]
    if (payments := part.payments()) is not None:
        fields["deltas"] = payments
    if part.settled is not None and part.settled.scores is not None:
        fields["scores"] = part.settled.scores
    return fields


def _mjai(names: list[str]) -> list[str]:
    return [TO_MJAI[name] for name in names]


def _hidden(tiles: str | None, count: int) -> list[str]:
    """A hand in mjai names; one that is not shown has so many question marks."""
    return [HIDDEN] * count if tiles is None else _mjai(names_of(tiles))
