"""tenhou.net/6: one JSON object with a table of takes and discards for each hand."""

from collections.abc import Iterator
from typing import Annotated
from urllib.parse import unquote_to_bytes

from msgspec import Meta, Raw, Struct, json

from wrobel.errors import LogError, shown
from wrobel.logs.events import (
    AddedKong,
    AnyEvent,
    Chow,
    Claimed,
    ClosedKong,
    Discard,
    Dora,
    Draw,
    Event,
    Exhausted,
    Kong,
    Pung,
    Result,
    Value,
    Word,
)
from wrobel.logs.foreign_tiles import FROM_TENHOU6, text_of
from wrobel.logs.foreign_yaku import han_of
from wrobel.logs.game import Builder, GameLog, nagashi_from, ready_from
from wrobel.logs.kong_indicators import AT_ONCE, TIMING, Indicators
from wrobel.logs.limits import LIMITS, Limits, Source, document, from_json
from wrobel.logs.tenhou6 import result as words
from wrobel.logs.tenhou6.turns import Call, Item, Turns, read_call
from wrobel.rules.rulesets import FAMILIES
from wrobel.tiles import WINDS

FORMAT = "tenhou6"
HIDDEN = 0

Number = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Numbers = Annotated[list[Number], Meta(max_length=50)]
Items = Annotated[list[Number | Word], Meta(max_length=200)]


class Rule(Struct):
    """The kind of game; ``aka`` and its three parts count red fives."""

    disp: Word = ""
    aka: int | None = None
    aka51: int | None = None
    aka52: int | None = None
    aka53: int | None = None


class Document(Struct):
    """A whole game; ``sc`` are final scores, each followed by its result."""

    log: Annotated[list[Raw], Meta(max_length=1000)]
    name: Annotated[list[Word], Meta(max_length=4)] | None = None
    rule: Rule | None = None
    sc: Annotated[list[Result], Meta(max_length=8)] | None = None


class Deal(Struct, array_like=True):
    """One hand as it is written: an array of seventeen."""

    counters: Annotated[list[Number], Meta(min_length=3, max_length=4)]
    scores: Numbers
    dora: Numbers
    ura: Numbers
    haipai0: Numbers
    takes0: Items
    discards0: Items
    haipai1: Numbers
    takes1: Items
    discards1: Items
    haipai2: Numbers
    takes2: Items
    discards2: Items
    haipai3: Numbers
    takes3: Items
    discards3: Items
    result: Annotated[list[Raw], Meta(max_length=9)]


_DECODER = json.Decoder(Document)
_DEAL = json.Decoder(Deal)
CLAIMS: dict[str, type[Chow | Pung | Kong]] = {"c": Chow, "p": Pung, "m": Kong}
URL_MARK = b"#json="

# Signs of where a game was played: Tenhou's four rooms, Mahjong Soul's in three languages.
TENHOU_ROOMS = "般上特鳳若銀琥孔技"
SOUL_ROOMS = ("の間", "之间", "之間", "Room", "友人戦", "段位戦")


def rules_of(rule: Rule | None) -> tuple[str | None, dict[str, Value]]:
    """The rules that a log names, as far as it does, and the options it tells.

    >>> rules_of(Rule(disp="鳳東喰赤", aka=1))
    ('tenhou', {'length': 'east-only', 'red_fives': 3, 'open_tanyao': True})
    """
    if rule is None:
        return None, {}
    disp = rule.disp
    first = disp.split(" ")[0]
    options: dict[str, Value] = {}
    if "南" in disp or "South" in disp:
        options["length"] = "east-south"
    elif "東" in disp or "East" in disp:
        options["length"] = "east-only"
    parts = [rule.aka51, rule.aka52, rule.aka53]
    if rule.aka is not None or any(part is not None for part in parts):
        options["red_fives"] = 3 if rule.aka or any(parts) else 0
    rules = None
    if first in FAMILIES["riichi"]:
        rules = first
    elif disp[:1] and disp[0] in TENHOU_ROOMS and not any(room in disp for room in SOUL_ROOMS):
        rules = "tenhou"
    elif any(room in disp for room in SOUL_ROOMS):
        return "mahjong-soul", options
    if rules or "喰" in disp:
        options["open_tanyao"] = "喰" in disp
    return rules, options


def read(source: Source, limits: Limits = LIMITS) -> Iterator[GameLog]:
    """The game of a file, or of an address of the viewer."""
    data = document(source, limits).strip()
    if URL_MARK in data[:200]:
        data = unquote_to_bytes(data.partition(URL_MARK)[2])
    game = from_json(_DECODER, data, "the document")
    builder = Builder(FORMAT, "", limits)
    if game.rule and ("三" in game.rule.disp or "3-Player" in game.rule.disp):
        raise LogError("for_three", "rule")
    rules, options = rules_of(game.rule)
    names = game.name or []
    builder.match("rule", rules, options, [*names, "", "", "", ""][:4])
    for number, hand in enumerate(game.log):
        _Hand(builder, f"log[{number}]", bytes(hand), limits).read()
    builder.close("log")
    if game.sc is not None:
        scores = [round(score) for score in game.sc[::2]]
        builder.final("sc", scores, game.sc[1::2])
    yield builder.game


class _Hand:
    """Reads one hand."""

    def __init__(self, builder: Builder, place: str, text: bytes, limits: Limits) -> None:
        self.builder = builder
        self.place = place
        self.deal = deal = from_json(_DEAL, text, place)
        self.ending = words.read_ending(deal.result, f"{place}[16]")
        self.hands = (deal.haipai0, deal.haipai1, deal.haipai2, deal.haipai3)
        self.takes = (deal.takes0, deal.takes1, deal.takes2, deal.takes3)
        self.discards = (deal.discards0, deal.discards1, deal.discards2, deal.discards3)
        if max(map(len, (*self.takes, *self.discards))) > limits.turns:
            raise LogError("too_many_turns", place, most=limits.turns)
        dora = [self._tile(number, f"{place}[2]") for number in deal.dora]
        self.dora = dora[:1]
        at_once = builder.game.match.options.get(TIMING) == AT_ONCE
        self.indicators = Indicators(dora[1:5], at_once)
        self.riichi: set[int] = set()

    def read(self) -> None:
        counter, honba, deposits = self.deal.counters[:3]
        if not 0 <= counter < 16:
            raise LogError("log_no_round", f"{self.place}[0]", round=counter)
        dealer = counter % 4
        self.builder.hand(
            f"{self.place}[0]",
            *(WINDS[counter // 4], dealer, honba, deposits, list(self.deal.scores)),
            hands=[self._haipai(seat, tiles) for seat, tiles in enumerate(self.hands)],
            dora=self.dora,
        )
        self._play(dealer)
        self._end()
        self.builder.close(f"{self.place}[16]")

    def _tile(self, number: Item, place: str) -> str:
        name = FROM_TENHOU6.get(number) if isinstance(number, int) else None
        if name is None:
            raise LogError("log_no_tile", place, tile=shown(str(number)[:20]))
        return name

    def _haipai(self, seat: int, numbers: list[int]) -> str | None:
        place = f"{self.place}[{4 + 3 * seat}]"
        if not numbers or HIDDEN in numbers:
            return None
        return text_of([self._tile(number, place) for number in numbers])

    def _turn_indicators(self, kind: type[Event]) -> None:
        for tile in self.indicators.before(kind):
            self.builder.add(f"{self.place}[2]", Dora(tile))

    def _play(self, dealer: int) -> None:
        turns = Turns(self.place, self.takes, self.discards)
        order = turns.in_order(dealer)
        won_on = self.ending.won_on_discard()
        for seat, index in order:
            taken = self.takes[seat][index]
            place = f"{self.place}[{5 + 3 * seat}][{index}]"
            if isinstance(taken, str):
                self._claim(place, seat, turns.calls[seat, index])
            else:
                self._turn_indicators(Draw)
                tile = None if taken == HIDDEN else self._tile(taken, place)
                self.builder.draw(place, seat, tile)
            if index < len(self.discards[seat]):
                done = self.discards[seat][index]
                place = f"{self.place}[{6 + 3 * seat}][{index}]"
                thrown = turns.thrown((seat, index))
                self._done(place, seat, done, thrown, won_on and (seat, index) == order[-1])

    def _claim(self, place: str, seat: int, call: Call) -> None:
        if call.letter not in CLAIMS:
            raise LogError("tenhou6_no_claim", place, text=shown(call.letter))
        kind = CLAIMS[call.letter]
        claim = kind(seat, (seat + call.giver) % 4, call.tile, text_of(call.own))
        if kind is Kong:
            self._kong(place, claim)
        else:
            self.builder.add(place, claim)

    def _kong(self, place: str, kong: AnyEvent) -> None:
        self._turn_indicators(type(kong))
        self.builder.kong(place, kong)

    def _done(self, place: str, seat: int, item: Item, thrown: str | None, won_on: bool) -> None:
        """What a player did with a turn."""
        if thrown is not None:
            text = str(item)
            if not thrown:
                raise LogError("log_no_tile", place, tile=shown(text[:20]))
            riichi = text.startswith("r")
            self._turn_indicators(Discard)
            self.builder.add(place, Discard(seat, thrown, text.endswith("60"), riichi))
            if riichi and not won_on:
                self.riichi.add(seat)
                self.builder.riichi(place, seat)
        elif isinstance(item, str):
            call = read_call(item, place)
            if call.letter == "a":
                self._kong(place, ClosedKong(seat, text_of((call.tile, *call.own))))
            elif call.letter == "k":
                self._kong(place, AddedKong(seat, call.tile))
            else:
                raise LogError("tenhou6_no_kong", place, text=shown(call.letter))

    def _end(self) -> None:
        """The result: wins with their payments, or a draw."""
        builder, ending, place = self.builder, self.ending, f"{self.place}[16]"
        if not ending.what:
            return
        self._turn_indicators(Exhausted)
        payments = ending.payments[0] if ending.payments else None
        if ending.what == words.WIN:
            for number, said in enumerate(ending.wins):
                self._win(f"{place}[{2 * number + 2}]", ending.payments[number], said)
        elif why := words.ABORTS.get(ending.what):
            builder.abort(place, why, None)
        elif ending.what == words.NAGASHI:
            builder.exhausted(place, None, nagashi_from(payments), None, payments)
        elif ending.what in words.READY:
            tenpai = list(words.READY[ending.what])
            builder.exhausted(place, tenpai, [], None, payments or [0, 0, 0, 0])
        else:
            if ending.what != words.EXHAUSTED:
                builder.remark(place, "unknown_draw", name=shown(ending.what[:40]))
            builder.exhausted(place, ready_from(payments), [], None, payments)

    def _win(self, place: str, payments: list[int], said: words.Said) -> None:
        fu, limit, points = words.read_worth(said.worth)
        fans = []
        for text in said.yaku:
            yaku = words.read_yaku(text)
            if yaku is None or not yaku[2]:
                self.builder.remark(place, "unknown_yaku", name=shown(text[:40]))
            if yaku is not None:
                fans.append(yaku[:2])
        if limit == "yakuman" and fans and han_of(fans):
            limit = "counted_yakuman"
        claimed = Claimed(
            ura=self._ura(said.winner),
            han=han_of(fans),
            fu=fu,
            limit=limit,
            points=points,
            fans=fans,
            liable=None if said.liable == said.winner else said.liable,
            payments=payments,
        )
        giver = None if said.giver == said.winner else said.giver
        self.builder.win(place, said.winner, giver, claimed)

    def _ura(self, winner: int) -> list[str]:
        """The indicators under the others count for those in riichi."""
        if winner not in self.riichi:
            return []
        return [self._tile(number, f"{self.place}[3]") for number in self.deal.ura[:5]]
