"""One of our bots in a seat of somebody else's table: mjai in, mjai out."""

from typing import Any

from wrobel.bots import Bot
from wrobel.errors import WrobelError
from wrobel.logs.possible_hands import fill
from wrobel.mjai.possible_hands import unfold
from wrobel.notation import RANKS
from wrobel.rules.families import layout_of
from wrobel.rules.rulesets import USUAL, load
from wrobel.state.fair import tile_set
from wrobel.table.actions import Action
from wrobel.table.rebuild import KnownWall, dead_wall
from wrobel.table.table import Table
from wrobel.tiles import BY_MJAI_NAME, MJAI_NAMES, kind

Fields = dict[str, Any]
NONE: Fields = {"type": "none"}
CLAIMS = {"chi": "chow", "pon": "pung", "daiminkan": "kong"}
NAMES_OF_CLAIMS = {ours: theirs for theirs, ours in CLAIMS.items()}


class MjaiPlayer:
    """Follows the events and answers where it may act.

    ``problem`` says what was wrong when it had to answer without understanding the hand.

    >>> from wrobel.bots import make
    >>> player = MjaiPlayer(make("tsumogiri"), seat=0)
    >>> player.answer([{"type": "start_game", "id": 2, "names": ["a", "b", "c", "d"]}])
    {'type': 'none'}
    """

    def __init__(
        self, bot: Bot, seat: int = 0, rules: str = USUAL, options: Fields | None = None
    ) -> None:
        self.bot = bot
        self.seat = seat
        self.rules = rules
        self.options = dict(options or {})
        self.loaded = load(rules, self.options)
        self.hand: list[Fields] = []
        self.number = 0
        self.declared: Fields = NONE
        self.problem = ""

    def answer(self, events: list[Fields]) -> Fields:
        """Take what happened; the answer to the last event."""
        for event in events:
            self.take(event)
        self.problem = ""
        if not events or not self.may_act(events[-1]):
            return NONE
        last = events[-1]
        if last["type"] == "reach":
            return self.declared
        try:
            return self.decide()
        except (WrobelError, ValueError, KeyError, LookupError, StopIteration) as error:
            self.problem = f"{type(error).__name__}: {error}"
            if last["type"] == "tsumo":
                return self.move("dahai", pai=last["pai"], tsumogiri=True)
            return NONE

    def take(self, event: Fields) -> None:
        type = event["type"]
        if type == "start_game":
            self.seat = event.get("id", self.seat)
            self.number = 0
            self.set_options(event)
        elif type == "start_kyoku":
            self.hand = [event]
            self.number += 1
        elif self.hand:
            self.hand.append(event)

    def set_options(self, event: Fields) -> None:
        """What the start of a game says about its rules."""
        said: Fields = {}
        if event.get("kyoku_first") == 4:
            said["length"] = "east-only"
        if event.get("aka_flag") is False:
            said["red_fives"] = 0
        self.loaded = load(self.rules, {**said, **self.options})

    def may_act(self, last: Fields) -> bool:
        own = last.get("actor") == self.seat
        if not self.hand or last.get("can_act") is False:
            return False
        if own:
            return last["type"] in ("tsumo", "chi", "pon", "reach")
        return last["type"] in ("dahai", "kakan", "ankan")

    def decide(self) -> Fields:
        """Play the hand again, ask the bot with the view of its seat."""
        table = self.played_again()
        if not table.legal(self.seat):
            return NONE
        return self.told(self.bot.choose(table.view(self.seat)))

    def played_again(self) -> Table:
        start = self.hand[0]
        found = unfold(self.hand)
        tiles = tile_set(self.loaded.red_fives, bonus=False)
        fill(found, tiles)
        dealer = start["oya"]
        hands = [
            [slot.tile or 0 for slot in found.players[(dealer + wind) % 4].dealt]
            for wind in range(4)
        ]
        draws = [(slot.tile or 0, tail) for slot, tail in found.draws]
        wall = dead_wall(layout_of(self.loaded, "given"), hands, draws, found.indicators, [], tiles)
        first: Fields = {
            "number": self.number,
            "round": start["bakaze"],
            "dealer": dealer,
            "honba": start.get("honba", 0),
            "deposits": start.get("kyotaku", 0),
        }
        if "scores" in start:
            first["scores"] = start["scores"]
        table = Table(self.loaded, layout="given", wall=KnownWall(wall), start=first, record=False)
        riichi = False
        for event in self.hand[1:]:
            riichi = follow(table, event, riichi)
        return table

    def told(self, action: Action) -> Fields:
        """An action in mjai."""
        last = self.hand[-1]
        names = [MJAI_NAMES[tile] for tile in action.tiles]
        match action.type:
            case "discard" | "riichi":
                discard = self.move("dahai", pai=names[0], tsumogiri=action.drawn)
                if action.type == "discard":
                    return discard
                self.declared = discard
                return self.move("reach")
            case "chow" | "pung" | "kong":
                return self.move(
                    NAMES_OF_CLAIMS[action.type],
                    target=last["actor"],
                    pai=last["pai"],
                    consumed=names,
                )
            case "closed_kong":
                return self.move("ankan", consumed=self.four(action.tiles[0]))
            case "added_kong":
                return self.move("kakan", pai=names[0], consumed=self.three(action.tiles[0]))
            case "win":
                pai = last.get("pai") or last["consumed"][0]
                return self.move("hora", target=last["actor"], pai=pai)
            case "nine_kinds":
                return self.move("ryukyoku", reason="kyushukyuhai")
        return NONE

    def four(self, tile: int) -> list[str]:
        """The four tiles of a kind, the red one among them if there is one."""
        mine = [
            name
            for event in self.hand
            for name in (
                event["tehais"][self.seat]
                if event["type"] == "start_kyoku"
                else [event["pai"]]
                if event["type"] == "tsumo" and event["actor"] == self.seat
                else []
            )
        ]
        return [name for name in mine if kind(BY_MJAI_NAME[name]) == kind(tile)][-4:]

    def three(self, tile: int) -> list[str]:
        """The pung that a tile is added to."""
        for event in self.hand:
            if event["type"] == "pon" and event["actor"] == self.seat:
                pung = [event["pai"], *event["consumed"]]
                if kind(BY_MJAI_NAME[pung[0]]) == kind(tile):
                    return pung
        return []

    def move(self, type: str, **fields: object) -> Fields:
        return {"type": type, "actor": self.seat, **fields}


def follow(table: Table, event: Fields, riichi: bool) -> bool:
    """Do at our table what happened; returns whether riichi was just declared."""
    type = event["type"]
    if type == "reach":
        return True
    if type == "tsumo":
        pass_all(table)
    elif type == "dahai":
        tile = table_tile(event["pai"])
        drawn = bool(event.get("tsumogiri"))
        kind = "riichi" if riichi else "discard"
        table.apply(event["actor"], Action(kind, (tile,), drawn))
    elif type in CLAIMS:
        wanted = Action(
            CLAIMS[type], tuple(sorted(map(table_tile, event["consumed"]), key=RANKS.__getitem__))
        )
        for player in table.to_act:
            table.apply(player, wanted if player == event["actor"] else "pass")
    elif type == "ankan":
        kong = Action("closed_kong", (kind_named(event["consumed"][0]),))
        table.apply(event["actor"], kong)
    elif type == "kakan":
        table.apply(event["actor"], Action("added_kong", (table_tile(event["pai"]),)))
    return False


def pass_all(table: Table) -> None:
    while table.phase in ("claim", "rob"):
        table.apply(table.to_act[0], "pass")


def table_tile(name: str) -> int:
    return BY_MJAI_NAME[name]


def kind_named(name: str) -> int:
    return kind(BY_MJAI_NAME[name])
