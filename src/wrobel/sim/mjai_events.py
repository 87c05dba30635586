"""The events of our table in mjai, one by one, as one player may know them."""

from collections.abc import Iterator
from typing import Any

from wrobel.logs.mjai_writer import ABORTS
from wrobel.logs.names import HIDDEN, TO_MJAI, names_of, plain
from wrobel.table.events import seen

Fields = dict[str, Any]
CALLS = {"chow": "chi", "pung": "pon", "kong": "daiminkan"}


class Translator:
    """Translates a table's events for one player; it remembers pungs, for added kongs.

    >>> from wrobel import Table
    >>> translate = Translator(1)
    >>> events = Table("tenhou", seed="demo").events
    >>> [line["type"] for event in events for line in translate(event)]
    ['start_game', 'start_kyoku', 'tsumo']
    >>> list(translate(events[-1]))
    [{'type': 'tsumo', 'actor': 0, 'pai': '?'}]
    """

    def __init__(self, player: int) -> None:
        self.player = player
        self.pungs: dict[tuple[int, str], list[str]] = {}
        self.scores: list[int] = []
        self.winds: list[str] = []
        self.settling: list[Fields] = []

    def __call__(self, event: Fields) -> Iterator[Fields]:
        """The lines of an event; wins and draws wait for the settlement and its payments."""
        known = seen(event, self.player)
        maker = getattr(self, f"on_{known['type']}", None)
        if maker is not None:
            yield from maker(known)

    def on_match(self, event: Fields) -> Iterator[Fields]:
        options = event["options"]
        yield {
            "type": "start_game",
            "id": self.player,
            "names": event["names"],
            "kyoku_first": 4 if options.get("length") == "east-only" else 0,
            "aka_flag": bool(options.get("red_fives")),
        }

    def on_hand(self, event: Fields) -> Iterator[Fields]:
        self.pungs.clear()
        self.scores = list(event["scores"])
        self.winds = event["winds"]
        yield {
            "type": "start_kyoku",
            "bakaze": event["round"],
            "dora_marker": TO_MJAI[event["dora"][0]],
            "kyoku": event["dealer"] + 1,
            "honba": event["honba"],
            "kyotaku": event["deposits"],
            "oya": event["dealer"],
            "scores": event["scores"],
            "tehais": [
                [HIDDEN] * 13 if hand is None else mjai_names(names_of(hand))
                for hand in event["hands"]
            ],
        }

    def on_draw(self, event: Fields) -> Iterator[Fields]:
        tile = event["tile"]
        yield move("tsumo", event["player"], pai=TO_MJAI[tile] if tile else HIDDEN)

    def on_discard(self, event: Fields) -> Iterator[Fields]:
        if event.get("riichi"):
            yield move("reach", event["player"])
        pai = TO_MJAI[event["tile"]]
        yield move("dahai", event["player"], pai=pai, tsumogiri=event["drawn"])

    def on_riichi(self, event: Fields) -> Iterator[Fields]:
        self.scores[event["player"]] -= 1000
        yield move("reach_accepted", event["player"])

    def on_chow(self, event: Fields) -> Iterator[Fields]:
        own = names_of(event["own"])
        if event["type"] == "pung":
            self.pungs[event["player"], plain(event["tile"])] = [event["tile"], *own]
        yield move(
            CALLS[event["type"]],
            event["player"],
            target=event["from"],
            pai=TO_MJAI[event["tile"]],
            consumed=mjai_names(own),
        )

    on_pung = on_kong = on_chow

    def on_closed_kong(self, event: Fields) -> Iterator[Fields]:
        yield move("ankan", event["player"], consumed=mjai_names(names_of(event["tiles"])))

    def on_added_kong(self, event: Fields) -> Iterator[Fields]:
        three = self.pungs[event["player"], plain(event["tile"])]
        pai = TO_MJAI[event["tile"]]
        yield move("kakan", event["player"], pai=pai, consumed=mjai_names(three))

    def on_dora(self, event: Fields) -> Iterator[Fields]:
        yield {"type": "dora", "dora_marker": TO_MJAI[event["tile"]]}

    def on_win(self, event: Fields) -> Iterator[Fields]:
        giver = event["from"]
        request = event["request"]
        self.settling.append(
            move(
                "hora",
                event["player"],
                target=event["player"] if giver is None else giver,
                pai=TO_MJAI[request["win"]],
                uradora_markers=mjai_names(names_of(request.get("ura") or "")),
                deltas=[event["score"]["payments"][wind] for wind in self.winds],
            )
        )
        yield from ()

    def on_exhausted(self, event: Fields) -> Iterator[Fields]:
        reason = "nagashimangan" if event.get("nagashi") else "fanpai"
        tenpai = [player in event.get("tenpai", ()) for player in range(4)]
        self.settling.append({"type": "ryukyoku", "reason": reason, "tenpais": tenpai})
        yield from ()

    def on_abort(self, event: Fields) -> Iterator[Fields]:
        fields: Fields = {"type": "ryukyoku", "reason": ABORTS[event["why"]]}
        if "player" in event:
            fields["actor"] = event["player"]
        self.settling.append(fields)
        yield from ()

    def on_settled(self, event: Fields) -> Iterator[Fields]:
        """The ends of the hand, with the payments and what they lead to."""
        scores = list(self.scores)
        changes = [new - old for new, old in zip(event["scores"], scores, strict=True)]
        for fields in self.settling:
            deltas = fields.setdefault("deltas", changes)
            scores = [score + delta for score, delta in zip(scores, deltas, strict=True)]
            yield {**fields, "scores": scores}
        self.settling.clear()
        yield {"type": "end_kyoku"}

    def on_final(self, event: Fields) -> Iterator[Fields]:
        yield {"type": "end_game", "scores": event["scores"]}


def move(type: str, actor: int, **fields: object) -> Fields:
    return {"type": type, "actor": actor, **fields}


def mjai_names(names: list[str]) -> list[str]:
    return [TO_MJAI[name] for name in names]
