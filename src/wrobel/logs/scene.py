"""The table as a log tells it, event by event, in the form of a view.

It believes the log, right or wrong: a log with faults can be looked at too. Tiles the log does not
tell stay hidden.

>>> scene = Scene("tenhou")
>>> scene.show({"type": "hand", "name": "E1.0", "round": "E", "dealer": 0, "winds": list("ESWN"),
...     "honba": 0, "deposits": 0, "scores": [25000] * 4, "dora": ["3z"], "left": 70,
...     "hands": ["19m19p19s1234567z", None, None, None]})
>>> scene.show({"type": "draw", "player": 0, "tile": "1m", "left": 69})
>>> scene.view()["players"][0]["concealed"], scene.view()["players"][1]["concealed"]
('119m19p19s1234567z', None)
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from wrobel.errors import WrobelError
from wrobel.logs.game import stick_of
from wrobel.notation import read_tiles, write_tiles
from wrobel.tiles import BY_NAME, kind

Event = Mapping[str, Any]
HIDDEN = -1
DEALT = 13
DEAD = ("dead_hand", "false_win", "withdrawn_win")


@dataclass(slots=True)
class Meld:
    """A set on the table; no tiles if they are hidden."""

    kind: str
    tiles: list[int] | None
    giver: int | None = None
    claimed: str | None = None
    concealed: bool = False
    added: bool = False

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "tiles": None if self.tiles is None else write_tiles(self.tiles),
            "from": self.giver,
            "claimed": self.claimed,
            "concealed": self.concealed,
            "added": self.added,
        }


@dataclass(slots=True)
class Seat:
    """What one player has; a hidden tile is ``HIDDEN``."""

    wind: str = "E"
    hand: list[int] = field(default_factory=list)
    melds: list[Meld] = field(default_factory=list)
    discards: list[dict[str, Any]] = field(default_factory=list)
    bonus: list[int] = field(default_factory=list)
    riichi: int = 0
    dead: bool = False

    def lose(self, tile: int) -> None:
        """Take a tile out of the hand, a hidden one where it is not seen."""
        for candidate in (tile, HIDDEN):
            if candidate in self.hand:
                self.hand.remove(candidate)
                return

    def to_dict(self) -> dict[str, Any]:
        known = HIDDEN not in self.hand
        found = {
            "wind": self.wind,
            "tiles": len(self.hand),
            "concealed": write_tiles(self.hand) if known else None,
            "melds": [meld.to_dict() for meld in self.melds],
            "discards": turned(self.discards),
            "bonus": write_tiles(self.bonus),
            "riichi": self.riichi,
        }
        return {**found, "dead": True} if self.dead else found


def turned(discards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The discards with the riichi tile turned, or the next one if it was taken."""
    found, turn = [], False
    for discard in discards:
        turn = turn or discard["riichi"]
        found.append({**discard, "riichi": turn})
        turn = turn and discard["claimed_by"] is not None
    return found


class Scene:
    """The table after some event of a match."""

    def __init__(self, rules: str | None) -> None:
        self.rules = rules
        self.stick_points = stick_of(rules)
        self.facts: dict[str, Any] = {"hand": "", "round": "E", "dealer": 0}
        self.scores: list[int] | None = None  # not told
        self.left: int | None = None
        self.honba = self.deposits = self.turn = 0
        self.dora: list[str] = []
        self.drawn: int | None = None
        self.offered: tuple[str, int] | None = None
        self.phase = "turn"
        self.seats: list[Seat] = []  # until a hand is dealt
        self.acts: dict[str, Callable[[Event], None]] = {
            "hand": self.deal,
            "draw": self.draw,
            "bonus": self.bonus,
            "discard": self.discard,
            "riichi": self.stick,
            "chow": self.claim,
            "pung": self.claim,
            "kong": self.claim,
            "take": self.take,
            "closed_kong": self.closed_kong,
            "added_kong": self.added_kong,
            "dora": lambda event: self.dora.append(event["tile"]),
            "win": self.win,
            "exhausted": self.no_winner,
            "abort": self.no_winner,
            "ruling": self.ruling,
            "settled": self.settled,
            "final": self.final,
        }

    def show(self, event: Event) -> None:
        """Let one event happen."""
        act = self.acts.get(event["type"])
        if act is not None:
            act(event)

    def view(self) -> dict[str, Any]:
        """The table in the form of a view, nobody's in particular."""
        return {
            "player": 0,
            "rules": self.rules,
            **self.facts,
            "honba": self.honba,
            "deposits": self.deposits,
            "scores": list(self.scores or [0] * len(self.seats)),
            "left": self.left or 0,
            "phase": self.phase,
            "turn": self.turn,
            "dora": list(self.dora),
            "drawn": None if self.drawn in (None, HIDDEN) else write_tiles([self.drawn]),
            "tile": self.offered[0] if self.offered else None,
            "from": self.offered[1] if self.offered else None,
            "players": [seat.to_dict() for seat in self.seats],
            "waits": [],
            "furiten": False,
            "legal": [],
        }

    # What can happen

    def deal(self, event: Event) -> None:
        self.facts = {
            "hand": event["name"],
            "round": event["round"],
            "dealer": event["dealer"],
        }
        self.scores = list(event["scores"]) if event.get("scores") else self.scores
        self.honba, self.deposits = event["honba"], event["deposits"]
        self.left = event.get("left")
        self.dora = list(event["dora"])
        self.turn, self.drawn, self.offered, self.phase = event["dealer"], None, None, "turn"
        self.seats = [
            Seat(wind, [HIDDEN] * DEALT if hand is None else read_tiles(hand))
            for wind, hand in zip(event["winds"], event["hands"], strict=True)
        ]

    def draw(self, event: Event) -> None:
        self.drawn = HIDDEN if event["tile"] is None else BY_NAME[event["tile"]]
        player = event["player"]
        self.seats[player].hand.append(self.drawn)
        if event.get("left") is not None:
            self.left = event["left"]
        self.phase, self.offered = "turn", None
        if (
            event.get("tail")
            and player != self.turn
            and not any(seat.discards for seat in self.seats)
        ):
            self.drawn = None  # a bonus tile of the deal is replaced; the dealer's turn remains
            return
        self.turn = player

    def bonus(self, event: Event) -> None:
        seat, tile = self.seats[event["player"]], BY_NAME[event["tile"]]
        seat.lose(tile)
        seat.bonus.append(tile)
        self.drawn = None

    def discard(self, event: Event) -> None:
        seat = self.seats[event["player"]]
        seat.lose(BY_NAME[event["tile"]])
        riichi = bool(event.get("riichi"))
        seat.discards.append(
            {
                "tile": event["tile"],
                "drawn": bool(event.get("drawn")),
                "riichi": riichi,
                "claimed_by": None,
            }
        )
        self.turn, self.drawn = event["player"], None
        self.offered, self.phase = (event["tile"], event["player"]), "claim"

    def stick(self, event: Event) -> None:
        seat = self.seats[event["player"]]
        seat.riichi = seat.riichi or 1
        if self.scores is not None:
            self.scores[event["player"]] -= self.stick_points
        self.deposits += 1

    def claim(self, event: Event) -> None:
        player, giver, type = event["player"], event["from"], event["type"]
        own = read_tiles(event["own"])
        for tile in own:
            self.seats[player].lose(tile)
        claimed = event["tile"]
        self.seats[player].melds.append(Meld(type, [BY_NAME[claimed], *own], giver, claimed))
        river = self.seats[giver].discards
        if event.get("taken", True) and river:
            river[-1]["claimed_by"] = player
        self.turn, self.drawn, self.offered, self.phase = player, None, None, "turn"

    def take(self, event: Event) -> None:
        """A claimed tile that lay on the table comes to its set."""
        for seat in self.seats:
            if seat.discards and self.seats[event["player"]].melds:
                last = seat.discards[-1]
                meld = self.seats[event["player"]].melds[-1]
                if last["claimed_by"] is None and last["tile"] == meld.claimed:
                    last["claimed_by"] = event["player"]
                    return

    def closed_kong(self, event: Event) -> None:
        seat = self.seats[event["player"]]
        told = event["tiles"]
        tiles = None if told is None else read_tiles(told)
        for tile in tiles or [HIDDEN] * 4:
            seat.lose(tile)
        seat.melds.append(Meld("kong", tiles, concealed=True))
        self.turn, self.drawn = event["player"], None

    def added_kong(self, event: Event) -> None:
        seat, tile = self.seats[event["player"]], BY_NAME[event["tile"]]
        seat.lose(tile)
        for meld in seat.melds:
            same = meld.kind == "pung" and meld.tiles and kind(meld.tiles[0]) == kind(tile)
            if same and meld.tiles:
                meld.kind, meld.added = "kong", True
                meld.tiles.append(tile)
                break
        self.turn, self.drawn = event["player"], None

    def win(self, event: Event) -> None:
        self.show_hand(event["player"], (event.get("request") or {}).get("hand"))
        self.phase = "hand_over"

    def no_winner(self, event: Event) -> None:
        for player, hand in enumerate(event.get("hands") or ()):
            self.show_hand(player, hand)
        self.phase, self.offered = "hand_over", None

    def show_hand(self, player: int, hand: str | None) -> None:
        """A hand that was hidden is laid open."""
        seat = self.seats[player]
        if hand is None or HIDDEN not in seat.hand:
            return
        try:
            seat.hand = read_tiles(hand)
        except WrobelError:
            return

    def ruling(self, event: Event) -> None:
        seat = self.seats[event["player"]]
        seat.dead = seat.dead or event["ruling"] in DEAD
        if event.get("payments") and self.scores is not None:
            self.scores = [a + b for a, b in zip(self.scores, event["payments"], strict=True)]

    def settled(self, event: Event) -> None:
        if event.get("scores"):
            self.scores = list(event["scores"])
        self.honba = self.honba if event.get("honba") is None else event["honba"]
        self.deposits = self.deposits if event.get("deposits") is None else event["deposits"]
        self.phase, self.offered = "hand_over", None

    def final(self, event: Event) -> None:
        self.scores = list(event["scores"])
        self.phase = "match_over"
