"""Tenhou's mjlog: a flat list of XML elements, plain or packed.

No entities and no document types are read, so nothing in a file can grow or reach out.
"""

from collections.abc import Callable, Iterator
from urllib.parse import unquote
from xml.parsers import expat

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
from wrobel.logs.foreign_tiles import FROM_ID, text_of
from wrobel.logs.foreign_yaku import TENHOU, han_of
from wrobel.logs.game import Builder, GameLog, nagashi_from
from wrobel.logs.limits import LIMITS, Limits, Source, document, whole_number
from wrobel.logs.mjlog.melds import read_meld
from wrobel.tiles import WINDS

FORMAT = "mjlog"

# Bits of the kind of game.
NO_RED, NO_KUITAN, EAST_SOUTH, THREE_PLAYERS = 0x02, 0x04, 0x08, 0x10
HUNDRED = 100
DRAWS, DISCARDS = "TUVW", "DEFG"
LIMIT_NAMES = (None, "mangan", "haneman", "baiman", "sanbaiman", "yakuman")
ABORTS = {
    "yao9": "nine_kinds",
    "reach4": "four_riichi",
    "ron3": "triple_ron",
    "kan4": "four_kongs",
    "kaze4": "four_winds",
}
NAGASHI = "nm"
# Elements that say nothing about the play.
SILENT = frozenset({"mjloggm", "SHUFFLE", "TAIKYOKU", "BYE"})

Attributes = dict[str, str]


class Reader:
    """Turns elements into events."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.builder = Builder(FORMAT, "element", limits)
        self.limits = limits
        self.number = 0
        self.depth = 0
        self.options: dict[str, Value] = {}
        self.names = ["", "", "", ""]
        self.tiles = FROM_ID[True]
        self.drawn: list[int | None] = [None] * 4
        self.declaring = -1
        self._handlers: dict[str, Callable[[Attributes], None]] = {
            "GO": self._go,
            "UN": self._un,
            "INIT": self._init,
            "N": self._meld,
            "DORA": self._dora,
            "REACH": self._reach,
            "AGARI": self._agari,
            "RYUUKYOKU": self._ryuukyoku,
        }

    def start(self, tag: str, attributes: Attributes) -> None:
        """An element begins."""
        self.number += 1
        self.depth += 1
        if self.depth > self.limits.depth:
            raise self.builder.fail(self.number, "xml_too_deep")
        number = tag[1:]
        if tag[0] in DRAWS and (number.isdecimal() or not number):
            self._draw(DRAWS.index(tag[0]), number)
        elif tag[0] in DISCARDS and number.isdecimal():
            self._discard(DISCARDS.index(tag[0]), self._id(number))
        elif handler := self._handlers.get(tag):
            handler(attributes)
        elif tag not in SILENT:
            self.builder.remark(self.number, "unknown_element", name=shown(tag[:40]))

    def end(self, _tag: str) -> None:
        """An element ends."""
        self.depth -= 1

    def close(self) -> GameLog:
        """The match, when there are no more elements."""
        self._header()
        self.builder.close(self.number)
        return self.builder.game

    # reading attributes

    def _number(self, text: str) -> int:
        return whole_number(text, f"element {self.number}")

    def _numbers(self, attributes: Attributes, key: str) -> list[int]:
        text = attributes.get(key, "")
        return [self._number(part) for part in text.split(",")] if text else []

    def _player(self, attributes: Attributes, key: str) -> int:
        player = self._number(attributes.get(key, "-1"))
        if not 0 <= player <= 3:
            raise self.builder.fail(self.number, "names_no_player", field=key)
        return player

    def _id(self, text: str) -> int:
        number = self._number(text)
        if not 0 <= number < len(self.tiles):
            raise self.builder.fail(self.number, "log_no_tile", tile=number)
        return number

    def _tile(self, text: str) -> str:
        return self.tiles[self._id(text)]

    def _hand(self, attributes: Attributes, key: str) -> str | None:
        """A hand, or nothing where the log does not show it."""
        text = attributes.get(key)
        return text_of(map(self._tile, text.split(","))) if text else None

    def _shown(self, attributes: Attributes) -> list[str | None]:
        return [self._hand(attributes, f"hai{player}") for player in range(4)]

    def _scores(self, attributes: Attributes, key: str) -> list[int] | None:
        found = self._numbers(attributes, key)
        return [HUNDRED * score for score in found] or None

    def _payments(self, attributes: Attributes) -> tuple[list[int] | None, list[int] | None]:
        """The payments of an ending, and the scores after it."""
        paid = self._scores(attributes, "sc")
        if paid is None:
            return None, None
        if len(paid) != 8:
            raise self.builder.fail(self.number, "paid_count")
        after = [score + change for score, change in zip(paid[::2], paid[1::2], strict=True)]
        return paid[1::2], after

    # the elements

    def _header(self) -> None:
        if not self.builder.game.events:
            self.builder.match(self.number, "tenhou", self.options, self.names)

    def _go(self, attributes: Attributes) -> None:
        type = self._number(attributes.get("type", "0"))
        if type & THREE_PLAYERS:
            raise self.builder.fail(self.number, "for_three")
        red_fives = not type & NO_RED
        self.tiles = FROM_ID[red_fives]
        self.options = {
            "length": "east-south" if type & EAST_SOUTH else "east-only",
            "red_fives": 3 if red_fives else 0,
            "open_tanyao": not type & NO_KUITAN,
        }

    def _un(self, attributes: Attributes) -> None:
        """Names; a single one is of somebody who came back."""
        if all(f"n{player}" in attributes for player in range(4)):
            self.names[:] = [unquote(attributes[f"n{player}"])[:1000] for player in range(4)]

    def _init(self, attributes: Attributes) -> None:
        self._header()
        seed = self._numbers(attributes, "seed")
        if len(seed) < 6 or not 0 <= seed[0] < 16:
            raise self.builder.fail(self.number, "mjlog_seed")
        dice = [seed[3] + 1, seed[4] + 1]
        self.drawn = [None] * 4
        self.declaring = -1
        self.builder.hand(
            self.number,
            round=WINDS[seed[0] // 4],
            dealer=self._player(attributes, "oya") if "oya" in attributes else seed[0] % 4,
            honba=seed[1],
            deposits=seed[2],
            scores=self._scores(attributes, "ten"),
            hands=self._shown(attributes),
            dora=[self._tile(str(seed[5]))],
            dice=dice if all(1 <= die <= 6 for die in dice) else None,
        )

    def _playing(self) -> Builder:
        if not self.builder.playing:
            raise self.builder.fail(self.number, "no_hand_begun")
        return self.builder

    def _draw(self, player: int, number: str) -> None:
        id = self._id(number) if number else None
        self.drawn[player] = id
        self._playing().draw(self.number, player, None if id is None else self.tiles[id])

    def _discard(self, player: int, id: int) -> None:
        drawn = self.drawn[player] == id
        riichi = self.declaring == player
        discard = Discard(player, self.tiles[id], drawn, riichi)
        self._playing().add(self.number, discard)
        self.drawn[player] = None
        self.declaring = -1

    def _meld(self, attributes: Attributes) -> None:
        builder, player = self._playing(), self._player(attributes, "who")
        meld = read_meld(self._number(attributes.get("m", "-1")))
        if meld is None:
            raise builder.fail(self.number, "mjlog_no_meld", meld=attributes.get("m", "")[:20])
        giver = (player + meld.giver) % 4
        tile = self.tiles[meld.tile]
        own = [self.tiles[id] for id in meld.own]
        match meld.kind:
            case "chow":
                builder.add(self.number, Chow(player, giver, tile, text_of(own)))
            case "pung":
                builder.add(self.number, Pung(player, giver, tile, text_of(own)))
            case "kong":
                builder.kong(self.number, Kong(player, giver, tile, text_of(own)))
            case "closed_kong":
                builder.kong(self.number, ClosedKong(player, text_of([tile, *own])))
            case _:
                builder.kong(self.number, AddedKong(player, tile))

    def _dora(self, attributes: Attributes) -> None:
        self._playing().add(self.number, Dora(self._tile(attributes.get("hai", "-1"))))

    def _reach(self, attributes: Attributes) -> None:
        builder, player = self._playing(), self._player(attributes, "who")
        if attributes.get("step") == "1":
            self.declaring = player
        else:
            builder.riichi(self.number, player, self._scores(attributes, "ten"))

    def _agari(self, attributes: Attributes) -> None:
        builder, player = self._playing(), self._player(attributes, "who")
        giver = self._player(attributes, "fromWho")
        payments, scores = self._payments(attributes)
        claimed = self._claimed(attributes, payments)
        builder.win(self.number, player, None if giver == player else giver, claimed, scores)
        self._owari(attributes)

    def _claimed(self, attributes: Attributes, payments: list[int] | None) -> Claimed:
        fu, points, limit = (*self._numbers(attributes, "ten"), 0, 0, 0)[:3]
        yaku = self._numbers(attributes, "yaku")
        yakuman = self._numbers(attributes, "yakuman")
        if len(yaku) % 2 or any(not 0 <= id < len(TENHOU) for id in (*yaku[::2], *yakuman)):
            raise self.builder.fail(self.number, "mjlog_yaku")
        fans = [(TENHOU[id][0], han) for id, han in zip(yaku[::2], yaku[1::2], strict=True)]
        fans += [(TENHOU[id][0].replace("renhou_mangan", "renhou"), 1) for id in yakuman]
        tile = self._tile(attributes["machi"]) if "machi" in attributes else None
        hand = attributes.get("hai", "").split(",")
        if tile and attributes["machi"] in hand:
            hand.remove(attributes["machi"])
        counted = limit == len(LIMIT_NAMES) - 1 and not yakuman
        name = LIMIT_NAMES[limit] if 0 <= limit < len(LIMIT_NAMES) else None
        return Claimed(
            tile=tile,
            hand=text_of(map(self._tile, hand)) if any(hand) else None,
            dora=self._indicators(attributes, "doraHai"),
            ura=self._indicators(attributes, "doraHaiUra"),
            han=han_of(fans),
            fu=fu,
            limit="counted_yakuman" if counted else name,
            points=points,
            fans=fans,
            liable=self._player(attributes, "paoWho") if "paoWho" in attributes else None,
            payments=payments,
        )

    def _indicators(self, attributes: Attributes, key: str) -> list[str]:
        text = attributes.get(key)
        return [self._tile(id) for id in text.split(",")[:5]] if text else []

    def _ryuukyoku(self, attributes: Attributes) -> None:
        builder = self._playing()
        payments, scores = self._payments(attributes)
        hands = self._shown(attributes)
        tenpai = [player for player, hand in enumerate(hands) if hand]
        type = attributes.get("type", "")
        if why := ABORTS.get(type):
            player = tenpai[0] if why == "nine_kinds" and tenpai else None
            builder.abort(self.number, why, hands, player, scores)
        else:
            if type and type != NAGASHI:
                builder.remark(self.number, "unknown_draw", name=shown(type[:40]))
            nagashi = nagashi_from(payments) if type == NAGASHI else []
            builder.exhausted(self.number, tenpai, nagashi, hands, payments, scores)
        self._owari(attributes)

    def _owari(self, attributes: Attributes) -> None:
        """The final scores in hundreds, each followed by the result with a decimal point."""
        if "owari" not in attributes:
            return
        parts = attributes["owari"].split(",")
        try:
            results = [float(part) for part in parts[1::2]]
        except ValueError:
            raise self.builder.fail(self.number, "mjlog_owari") from None
        if len(parts) != 8 or not all(abs(result) < 1e9 for result in results):
            raise self.builder.fail(self.number, "mjlog_owari")
        scores = [HUNDRED * self._number(part) for part in parts[::2]]
        self.builder.final(self.number, scores, results)


def read(source: Source, limits: Limits = LIMITS) -> Iterator[GameLog]:
    """The match of a file.

    >>> from wrobel.logs.events import type_of
    >>> [game] = read(b'<mjloggm ver="2.3"><GO type="9"/></mjloggm>')
    >>> game.match.rules, game.match.options["length"]
    ('tenhou', 'east-south')
    """
    reader = Reader(limits)
    parser = expat.ParserCreate()
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.StartDoctypeDeclHandler = _refuse
    parser.EntityDeclHandler = _refuse
    try:
        parser.Parse(document(source, limits), True)
    except expat.ExpatError as error:
        place = f"line {error.lineno}, column {error.offset}"
        raise LogError("bad_xml", place) from error
    except (LookupError, ValueError) as error:  # an encoding that does not exist
        raise LogError("xml_undecodable") from error
    yield reader.close()


def _refuse(*_: object) -> None:
    raise LogError("xml_entities")
