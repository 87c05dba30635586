"""Made-up matches: real tiles in a real order, moves at random, wins out of thin air.

Nobody plays well here and no rule is kept but that a tile is in one place at a time: enough to
see whether a format carries what happened.
"""

import random
from collections.abc import Generator, Iterator
from typing import Any

from wrobel.logs.events import (
    Abort,
    AddedKong,
    AnyEvent,
    Bonus,
    Chow,
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
)
from wrobel.logs.game import GameLog
from wrobel.notation import read_tiles, write_tiles
from wrobel.rules.rulesets import family_of, load
from wrobel.tiles import NAMES, WINDS

Worth = tuple[tuple[tuple[str, int, int], ...], int, int, str | None, tuple[int, int]]

# Fans, han, fu, limit and points of the dealer and of others: what real hands are worth.
WORTHS: tuple[Worth, ...] = (
    ((("tanyao", 1, 1),), 1, 30, None, (1500, 1000)),
    ((("riichi", 1, 1), ("pinfu", 1, 1)), 2, 30, None, (2900, 2000)),
    ((("riichi", 1, 1), ("ippatsu", 1, 1), ("dora", 1, 3)), 5, 40, "mangan", (12000, 8000)),
    ((("yakuhai_seat", 1, 1), ("yakuhai_round", 1, 1)), 2, 30, None, (2900, 2000)),
    ((("chinitsu", 6, 1),), 6, 30, "haneman", (18000, 12000)),
    ((("chinitsu", 6, 1), ("dora", 1, 7)), 13, 30, "counted_yakuman", (48000, 32000)),
    ((("daisangen", 1, 1),), 0, 0, "yakuman", (48000, 32000)),
)
DRAWN_WORTHS: tuple[Worth, ...] = (
    ((("menzen_tsumo", 1, 1),), 1, 40, None, (2100, 1500)),
    ((("menzen_tsumo", 1, 1), ("red_five", 1, 2)), 3, 30, None, (6000, 4000)),
    ((("menzen_tsumo", 1, 1), ("ryanpeikou", 3, 1)), 4, 40, "mangan", (12000, 8000)),
)


def text(tiles: list[str]) -> str:
    return write_tiles(read_tiles("".join(tiles)))


def plain(tile: str) -> str:
    return f"5{tile[1]}" if tile[0] == "0" else tile


def sample(seed: int, rules: str = "tenhou") -> GameLog:
    """A match of a few hands."""
    rng = random.Random(f"{seed} {rules}")
    options = dict(load(rules))
    names = ["Anna", "Żaneta & <syn>", "", '"三"']
    layout = "botzone" if rules == "mcr-cn98" else "table"
    events: list[AnyEvent] = [Match(1, rules, options, layout, names)]
    deal = Deal(rng, rules, 1, 0, 0, 0, [25000] * 4)
    for _ in range(rng.randint(1, 3)):
        events += deal.events()
        deal = deal.following()
    if family_of(rules) == "riichi":
        events.append(Final(deal.scores, [1, 2, 3, 4], [35.0, 5.5, -10.0, -30.5]))
    else:
        events.append(Final(deal.scores, [1, 2, 3, 4], None, [4.0, 2.0, 1.0, 0.0]))
    return GameLog("wrobel", "event", events, list(range(len(events))))


def only(game: GameLog, kind: type[AnyEvent]) -> Any:
    """The only event of a kind."""
    [event] = [event for event in game.events if isinstance(event, kind)]
    return event


class Deal:
    """One hand, from the wall to the settlement."""

    def __init__(
        self,
        rng: random.Random,
        rules: str,
        number: int,
        dealer: int,
        honba: int,
        deposits: int,
        scores: list[int],
    ) -> None:
        self.rng, self.rules, self.number, self.dealer = rng, rules, number, dealer
        self.honba, self.deposits, self.scores = honba, deposits, scores
        self.riichi_rules = family_of(rules) == "riichi"
        red = bool(load(rules).get("red_fives"))
        tiles = [name for name in NAMES[:34] for _ in range(4)]
        if red:
            for suit in "mps":
                tiles[tiles.index(f"5{suit}")] = f"0{suit}"
        if not self.riichi_rules:
            tiles += NAMES[37:]
        rng.shuffle(tiles)
        self.whole_wall = list(tiles)
        self.wall = tiles
        self.dead = [self.wall.pop() for _ in range(14)] if self.riichi_rules else []
        self.hands = [[self.wall.pop() for _ in range(13)] for _ in range(4)]
        self.winds = [WINDS[(player - dealer) % 4] for player in range(4)]
        self.dora = self.dead[4:5]
        self.pungs: dict[tuple[int, str], None] = {}
        self.open: set[int] = set()
        self.riichi: set[int] = set()
        self.kongs = self.pending = 0
        self.payments = [0, 0, 0, 0]
        self.stays = False

    def following(self) -> "Deal":
        dealer = self.dealer if self.stays else (self.dealer + 1) % 4
        honba, deposits = self.next_counters
        return Deal(
            self.rng, self.rules, self.number + 1, dealer, honba, deposits, list(self.scores)
        )

    def events(self) -> Iterator[AnyEvent]:
        yield Hand(
            name=f"E{self.dealer + 1}.{self.honba}",
            round="E",
            number=self.number,
            dealer=self.dealer,
            winds=self.winds,
            honba=self.honba,
            deposits=self.deposits,
            scores=list(self.scores),
            dice=[self.rng.randint(1, 6), self.rng.randint(1, 6)],
            commitment="0f" * 32,
            hands=[text(hand) for hand in self.hands],
            dora=list(self.dora),
            left=len(self.wall),
        )
        yield from self.turns()
        self.scores = [a + b for a, b in zip(self.scores, self.payments, strict=True)]
        self.stays = self.rng.random() < 0.5
        won = any(self.payments) and not self.drawn_hand
        self.next_counters = (
            (0 if won or not self.riichi_rules else self.honba + 1),
            (0 if won else self.deposits),
        )
        yield Settled(
            payments=list(self.payments),
            scores=list(self.scores),
            honba=self.next_counters[0],
            deposits=self.next_counters[1],
            dealer_stays=self.stays,
            salt="ab12",
            wall="".join(self.whole_wall),
        )

    # moves

    def draw(self, player: int, tail: bool = False) -> Draw:
        tile = self.wall.pop(0 if tail else -1)
        self.hands[player].append(tile)
        return Draw(player, tile, len(self.wall), tail)

    def turns(self) -> Iterator[AnyEvent]:
        """Draws and discards until somebody wins or the wall is at its end."""
        self.drawn_hand = False
        player, drawn, first = self.dealer, True, True
        yield (last := self.draw(player))
        if not self.riichi_rules:
            for each in range(4):
                for event in self.flowers((self.dealer + each) % 4):
                    last = event if isinstance(event, Draw) and event.player == player else last
                    yield event
        while True:
            if drawn:
                if self.rng.random() < 0.01:
                    yield self.win(player, None, self.hands[player][-1])
                    return
                if self.riichi_rules and first and self.rng.random() < 0.03:
                    hands: list[str | None] = [None] * 4
                    hands[player] = text(self.hands[player])
                    self.drawn_hand = True
                    yield Abort("nine_kinds", hands, player)
                    return
                over = yield from self.own_kongs(player)
                if over:
                    return
            first = False
            tile, held = self.choose(player, drawn)
            declares = self.declares(player, drawn)
            if self.pending:
                self.pending = 0
                yield self.turn_indicator()
            yield Discard(player, tile, held, declares)
            if self.rng.random() < 0.02:
                yield from self.wins_on(player, tile)
                return
            if declares:
                self.riichi.add(player)
                self.scores[player] -= 1000
                self.deposits += 1
                yield Riichi(player)
            claimed = self.claim(player, tile)
            if claimed is not None:
                yield claimed
                player, drawn = claimed.player, False
                if isinstance(claimed, Kong):
                    self.kongs += 1
                    self.pending = int(self.riichi_rules)
                    yield from self.replacement(player)
                    drawn = True
                continue
            if len(self.wall) < 10:
                yield self.exhausted()
                return
            player, drawn = (player + 1) % 4, True
            yield self.draw(player)
            yield from self.flowers(player)

    def flowers(self, player: int) -> Iterator[AnyEvent]:
        hand = self.hands[player]
        while flower := next((tile for tile in hand if tile[1] in "fg"), None):
            hand.remove(flower)
            yield Bonus(player, flower)
            yield self.draw(player, tail=True)

    def replacement(self, player: int) -> Iterator[AnyEvent]:
        yield self.draw(player, tail=True)
        yield from self.flowers(player)

    def turn_indicator(self) -> Dora:
        self.dora.append(self.dead[4 + 2 * len(self.dora)])
        return Dora(self.dora[-1])

    def own_kongs(self, player: int) -> Generator[AnyEvent, None, bool]:
        """Closed and added kongs; says whether one was robbed."""
        hand = self.hands[player]
        for tile in list(hand):
            if self.kongs == 4 or len(self.wall) < 10 or tile not in hand:
                continue
            same = [other for other in hand if plain(other) == plain(tile)]
            if (player, plain(tile)) in self.pungs:
                hand.remove(tile)
                self.kongs += 1
                yield AddedKong(player, tile)
                if self.rng.random() < 0.3:
                    yield from self.wins_on(player, tile)
                    return True
                if self.pending:
                    yield self.turn_indicator()
                self.pending = int(self.riichi_rules)
                yield from self.replacement(player)
            elif len(same) == 4:
                for other in same:
                    hand.remove(other)
                self.kongs += 1
                yield ClosedKong(player, text(same))
                if self.riichi_rules:
                    for _ in range(self.pending + 1):
                        yield self.turn_indicator()
                    self.pending = 0
                yield from self.replacement(player)
        return False

    def choose(self, player: int, drawn: bool) -> tuple[str, bool]:
        """A tile to discard, and whether it is the one drawn."""
        hand = self.hands[player]
        if drawn and (player in self.riichi or self.rng.random() < 0.4):
            return hand.pop(), True
        tile = self.rng.choice(hand[:-1] if drawn else hand)
        hand.remove(tile)
        return tile, False

    def declares(self, player: int, drawn: bool) -> bool:
        closed = drawn and player not in self.open | self.riichi
        return self.riichi_rules and closed and self.rng.random() < 0.03

    def claim(self, giver: int, tile: str) -> Chow | Pung | Kong | None:
        for step in (1, 2, 3):
            player = (giver + step) % 4
            hand = self.hands[player]
            if player in self.riichi or self.rng.random() < 0.4:
                continue
            same = [other for other in hand if plain(other) == plain(tile)]
            if len(same) == 3 and self.kongs < 4 and len(self.wall) > 10:
                return self.take(Kong, player, giver, tile, same)
            if len(same) >= 2:
                self.pungs[player, plain(tile)] = None
                return self.take(Pung, player, giver, tile, same[:2])
            if step == 1 and tile[1] in "mps" and (row := self.row(hand, tile)):
                return self.take(Chow, player, giver, tile, row)
        return None

    def row(self, hand: list[str], tile: str) -> list[str] | None:
        rank, suit = int(plain(tile)[0]), tile[1]
        for low, high in ((-2, -1), (-1, 1), (1, 2)):
            wanted = [f"{rank + low}{suit}", f"{rank + high}{suit}"]
            found = [next((t for t in hand if plain(t) == name), None) for name in wanted]
            if None not in found:
                return [t for t in found if t is not None]
        return None

    def take(
        self, kind: Any, player: int, giver: int, tile: str, own: list[str]
    ) -> Chow | Pung | Kong:
        for other in own:
            self.hands[player].remove(other)
        self.open.add(player)
        claimed: Chow | Pung | Kong = kind(player, giver, tile, text(own))
        return claimed

    # endings

    def wins_on(self, giver: int, tile: str) -> Iterator[AnyEvent]:
        """One or two winners."""
        count = 2 if self.riichi_rules and self.rng.random() < 0.3 else 1
        for step in sorted(self.rng.sample((1, 2, 3), count)):
            yield self.win((giver + step) % 4, giver, tile)

    def win(self, player: int, giver: int | None, tile: str) -> Win:
        dealer = player == self.dealer
        if giver is None:
            self.hands[player].remove(tile)
        fans, han, fu, limit, points = self.rng.choice(DRAWN_WORTHS if giver is None else WORTHS)
        worth = points[0 if dealer else 1]
        paid = [0, 0, 0, 0]
        if giver is not None:
            paid[giver] = -worth
        else:
            each = -(-worth // 400) * 100
            for other in range(4):
                if other != player:
                    rest = worth - 2 * each if other == self.dealer else each
                    paid[other] = -(worth // 3 if dealer else rest)
        paid[player] = -sum(paid) + 1000 * self.deposits
        self.deposits = 0
        self.payments = [a + b for a, b in zip(self.payments, paid, strict=True)]
        by_wind = dict(zip(self.winds, paid, strict=True))
        ura = "".join(self.dead[5 : 5 + 2 * len(self.dora) : 2]) if player in self.riichi else ""
        total = 0 if self.riichi_rules else 12
        request = {
            "rules": self.rules,
            "hand": text(self.hands[player]),
            "win": tile,
            "by": "self-draw" if giver is None else "discard",
            "seat": self.winds[player],
            "round": "E",
            "dora": "".join(self.dora),
            "ura": ura,
        }
        if self.riichi_rules and self.rng.random() < 0.1:
            request["liable"] = self.winds[(player + 1) % 4]
        score = {
            "legal": True,
            "fans": [{"id": id, "value": value, "count": count} for id, value, count in fans],
            "han": han,
            "fu": fu,
            "yakuman": 0,
            "limit": limit,
            "total": total,
            "points": worth,
            "payments": by_wind,
        }
        return Win(player, giver, request, score)

    def exhausted(self) -> Exhausted:
        self.drawn_hand = True
        if not self.riichi_rules:
            return Exhausted()
        tenpai = [player for player in range(4) if self.rng.random() < 0.5]
        hands = [text(hand) if p in tenpai else None for p, hand in enumerate(self.hands)]
        if self.rng.random() < 0.2:
            self.payments = [-4000, 8000, -2000, -2000]
            return Exhausted(tenpai, [1], hands)
        if 0 < len(tenpai) < 4:
            gain, loss = 3000 // len(tenpai), 3000 // (4 - len(tenpai))
            self.payments = [gain if player in tenpai else -loss for player in range(4)]
        return Exhausted(tenpai, [], hands)
