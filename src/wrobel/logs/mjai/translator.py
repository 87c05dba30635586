"""Our events in mjai, one by one, with the fields of the original server."""

from collections.abc import Iterator

from wrobel.errors import LogError
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
    Final,
    Hand,
    Kong,
    Match,
    Pung,
    Riichi,
    Settled,
    Win,
    type_of,
)
from wrobel.logs.foreign_tiles import HIDDEN, TO_MJAI, names_of, plain
from wrobel.logs.foreign_yaku import MJAI as YAKU
from wrobel.logs.game import STICK, stick_of
from wrobel.logs.hand_parts import FAULTS, Part, option
from wrobel.logs.mjai.reader import EXHAUSTED, NAGASHI, REASONS

Fields = dict[str, object]
CALLS = {Chow: "chi", Pung: "pon", Kong: "daiminkan"}
ABORTS = {why: reason for reason, why in REASONS.items()}


class Translator:
    """Translates the events of a match in their order; ``player`` is whose eyes they are for.

    Wins and draws wait for the settlement, which knows the payments. What mjai has no words for
    in a game of riichi, the rulings of referees, is left out.

    >>> from wrobel import Table
    >>> from wrobel.logs.wrobel_log import from_dict
    >>> translate = Translator(player=1)
    >>> events = [from_dict(event) for event in Table("tenhou", seed="demo").events_seen(1)]
    >>> [line["type"] for event in events for line in translate(event)]
    ['start_game', 'start_kyoku', 'tsumo']
    >>> list(translate(events[-1]))
    [{'type': 'tsumo', 'actor': 0, 'pai': '?'}]
    """

    def __init__(self, player: int | None = None) -> None:
        self.player = player
        self.pungs: dict[tuple[int, str], list[str]] = {}
        self.part: Part | None = None
        self.stick = STICK

    def __call__(self, event: AnyEvent) -> Iterator[Fields]:
        """The lines of an event."""
        part = self.part
        match event:
            case Match():
                self.stick = stick_of(event.rules)
                yield start_game(event, self.player)
            case Hand():
                yield from self.rest()
                self.pungs.clear()
                self.part = Part(event, self.stick)
                yield start_kyoku(event)
            case Final():
                yield from self.rest()
                yield {"type": "end_game", "scores": event.scores}
            case _ if part is None or isinstance(event, FAULTS):
                return
            case Win() | Exhausted() | Abort():
                part.events.append(event)
            case Settled():
                part.settled = event
                yield from self.rest()
                yield {"type": "end_kyoku"}
            case _:
                part.events.append(event)
                yield from self.turn(event)

    def rest(self) -> Iterator[Fields]:
        """How the hand ended, as far as it did."""
        part, self.part = self.part, None
        if part is None:
            return
        claims = part.claims()
        for event in part.events:
            match event:
                case Win():
                    yield hora(*next(claims))
                case Exhausted() | Abort():
                    yield ryukyoku(event, part)

    def turn(self, event: AnyEvent) -> Iterator[Fields]:
        """What happens while a hand is played."""
        match event:
            case Draw(player, tile):
                yield move("tsumo", player, pai=TO_MJAI[tile] if tile else HIDDEN)
            case Discard(player, tile, drawn, riichi):
                if riichi:
                    yield move("reach", player)
                fields = move("dahai", player, pai=TO_MJAI[tile])
                if drawn is not None:
                    fields["tsumogiri"] = drawn
                yield fields
            case Riichi(player):
                yield move("reach_accepted", player)
            case (
                Chow(player, giver, tile, own)
                | Pung(player, giver, tile, own)
                | Kong(player, giver, tile, own)
            ):
                names = names_of(own)
                if isinstance(event, Pung):
                    self.pungs[player, plain(tile)] = [tile, *names]
                yield move(
                    CALLS[type(event)],
                    player,
                    target=giver,
                    pai=TO_MJAI[tile],
                    consumed=mjai_names(names),
                )
            case ClosedKong(player, tiles):
                yield move("ankan", player, consumed=hidden(tiles, 4))
            case AddedKong(player, tile):
                three = self.pungs.get((player, plain(tile))) or [plain(tile)] * 3
                yield move("kakan", player, pai=TO_MJAI[tile], consumed=mjai_names(three))
            case Dora(tile):
                yield {"type": "dora", "dora_marker": TO_MJAI[tile]}
            case _:
                raise LogError("no_word_for", format="mjai", event=type_of(event))


def start_game(match: Match, player: int | None) -> Fields:
    fields: Fields = {"type": "start_game"}
    if player is not None:
        fields["id"] = player
    fields["names"] = match.names
    if "length" in match.options:
        fields["kyoku_first"] = 4 if option(match, "length", "") == "east-only" else 0
    if "red_fives" in match.options:
        fields["aka_flag"] = bool(match.options["red_fives"])
    return fields


def start_kyoku(hand: Hand) -> Fields:
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
    fields["tehais"] = [hidden(tiles, 13) for tiles in hand.hands]
    return fields


def move(type: str, actor: int, **fields: object) -> Fields:
    return {"type": type, "actor": actor, **fields}


def hora(win: Win, claimed: Claimed, scores: list[int] | None) -> Fields:
    target = win.player if win.from_player is None else win.from_player
    fields = move("hora", win.player, target=target)
    hand = None if claimed.hand is None else mjai_names(names_of(claimed.hand))
    if hand is not None and win.from_player is None and claimed.tile:
        hand.append(TO_MJAI[claimed.tile])
    said: Fields = {
        "pai": claimed.tile and TO_MJAI[claimed.tile],
        "uradora_markers": None if claimed.ura is None else mjai_names(claimed.ura),
        "hora_tehais": hand,
        "yakus": yakus(claimed.fans),
        "fu": claimed.fu,
        "fan": claimed.han,
        "hora_points": claimed.points,
        "pao": claimed.liable,
        "deltas": claimed.payments,
        "scores": scores,
    }
    return fields | {key: value for key, value in said.items() if value is not None}


def yakus(fans: list[tuple[str, int]] | None) -> list[tuple[str, int]] | None:
    """The patterns by their mjai names; the han of the dragons are added up."""
    if fans is None:
        return None
    merged: dict[str, int] = {}
    for id, han in fans:
        name = YAKU.get(id, id)
        merged[name] = merged.get(name, 0) + han
    return list(merged.items())


def ryukyoku(event: Exhausted | Abort, part: Part) -> Fields:
    fields: Fields = {"type": "ryukyoku"}
    if isinstance(event, Abort):
        fields["reason"] = ABORTS[event.why]
        if event.player is not None:
            fields["actor"] = event.player
    else:
        fields["reason"] = NAGASHI if event.nagashi else EXHAUSTED
        if event.tenpai is not None:
            fields["tenpais"] = [player in event.tenpai for player in range(len(part.hand.hands))]
    if event.hands is not None:
        fields["tehais"] = [hidden(tiles, 13) for tiles in event.hands]
    if (payments := part.payments()) is not None:
        fields["deltas"] = payments
    if part.settled is not None and part.settled.scores is not None:
        fields["scores"] = part.settled.scores
    return fields


def mjai_names(names: list[str]) -> list[str]:
    return [TO_MJAI[name] for name in names]


def hidden(tiles: str | None, count: int) -> list[str]:
    """A hand in mjai names; one that is not shown has so many question marks."""
    return [HIDDEN] * count if tiles is None else mjai_names(names_of(tiles))
