"""Writing tenhou6: one line of JSON, tiles sorted as Tenhou does."""

from msgspec import json

from wrobel.errors import LogError
from wrobel.logs.events import (
    Abort,
    AddedKong,
    AnyEvent,
    Chow,
    Claim,
    Claimed,
    ClosedKong,
    Discard,
    Dora,
    Draw,
    Exhausted,
    Final,
    Kong,
    Match,
    Pung,
    Riichi,
    Win,
    type_of,
)
from wrobel.logs.foreign_tiles import PLACE, TO_TENHOU6, names_of, plain, text_of
from wrobel.logs.format_losses import losses
from wrobel.logs.game import STICK, GameLog
from wrobel.logs.hand_parts import (
    Part,
    Written,
    check_meld,
    giver_of,
    need_format,
    option,
    parts_of,
)
from wrobel.logs.tenhou6 import result as words
from wrobel.logs.tenhou6.reader import FORMAT, HIDDEN
from wrobel.logs.tenhou6.turns import SAME_TILE, Turn, Turns
from wrobel.tiles import WINDS

LETTERS = {Chow: "c", Pung: "p", Kong: "m"}
ABORTS = {why: word for word, why in reversed(words.ABORTS.items())}
READY = {len(players): word for word, players in words.READY.items()}


def write(game: GameLog) -> Written:
    """The match as tenhou6; refused for anything but riichi."""
    need_format(game, FORMAT)
    if game.stick != STICK:
        raise LogError("tenhou6_stick", stick=STICK)
    parts, final = parts_of(game)
    document: dict[str, object] = {
        "title": ["", ""],
        "name": game.match.names,
        "rule": _rule(game.match),
        "log": [_Hand(part).items() for part in parts],
    }
    if final is not None:
        document["sc"] = _results(final)
    return Written(json.encode(document), losses(game, FORMAT))


def _rule(match: Match) -> dict[str, object]:
    """The rules; Tenhou's as its first room is written, others by our name for them."""
    rules = match.rules or ""
    rule: dict[str, object] = {"disp": "般" if rules == "tenhou" else rules and f"{rules} "}
    length, red_fives = match.options.get("length"), match.options.get("red_fives")
    rule["disp"] = (
        f"{rule['disp']}"
        f"{'' if length is None else '東' if length == 'east-only' else '南'}"
        f"{'喰' if option(match, 'open_tanyao', False) else ''}"
        f"{'赤' if red_fives else ''}"
    )
    if red_fives is not None:
        rule["aka"] = 1 if red_fives else 0
    return rule


def _results(final: Final) -> list[float]:
    results = final.final or [0.0] * 4
    pairs = zip(final.scores, results, strict=True)
    return [value for score, result in pairs for value in (score, _plain(result))]


def _plain(number: float) -> float:
    return int(number) if number == int(number) else number


def _sorted(names: list[str]) -> list[str]:
    """By kind, a red five after the plain ones."""
    return sorted(names, key=lambda name: (PLACE[plain(name)], name[0] == "0"))


def _numbers(names: list[str]) -> list[int]:
    return [TO_TENHOU6[name] for name in _sorted(names)]


class _Hand:
    """Writes one hand."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.hand = part.hand
        self.takes: list[list[int | str]] = [[], [], [], []]
        self.discards: list[list[int | str]] = [[], [], [], []]
        self.dora = list(part.hand.dora)
        self.ura: list[str] = []
        self.melds: list[list[str]] = [[], [], [], []]
        self.held = [names_of(tiles or "") for tiles in part.hand.hands]
        self.offered: str | None = None  # the tile that was drawn, discarded or added last
        self.pungs: dict[tuple[int, str], str] = {}
        self.order: list[Turn] = []
        self.result: list[object] = []
        self.claims = part.claims()

    def items(self) -> list[object]:
        for event in self.part.events:
            self._event(event)
        hand = self.hand
        if hand.scores is None:
            raise LogError("need_scores", hand.name, format="tenhou6")
        if Turns(hand.name, self.takes, self.discards).in_order(hand.dealer) != self.order:
            raise LogError("need_order", hand.name, format="tenhou6")
        counters = [4 * WINDS.index(hand.round) + hand.dealer, hand.honba, hand.deposits]
        items: list[object] = [counters, hand.scores]
        items += [[TO_TENHOU6[tile] for tile in tiles] for tiles in (self.dora, self.ura)]
        for player, tiles in enumerate(hand.hands):
            haipai = [HIDDEN] * 13 if tiles is None else _numbers(names_of(tiles))
            items += [haipai, self.takes[player], self.discards[player]]
        return [*items, self.result]

    def _event(self, event: AnyEvent) -> None:
        match event:
            case Draw(player, tile):
                self._draw(player, tile)
            case Discard(player, tile, drawn, riichi):
                self._give(player, tile)
                self.offered = tile
                number = SAME_TILE if drawn else TO_TENHOU6[tile]
                self.discards[player].append(f"r{number}" if riichi else number)
            case Riichi():
                pass  # laid by itself, unless the discard is won on
            case Chow() | Pung() | Kong():
                self._claim(event)
            case ClosedKong(player, tiles):
                self._closed_kong(player, names_of(tiles or ""))
            case AddedKong(player, tile):
                self._added_kong(player, tile)
            case Dora(tile):
                self.dora.append(tile)
            case Win():
                self._win(*next(self.claims)[:2])
            case Exhausted() | Abort():
                self._drawn(event)
            case _:
                raise LogError("no_word_for", format="tenhou6", event=type_of(event))

    def _draw(self, player: int, tile: str | None) -> None:
        if tile is None:
            raise LogError("need_drawn", self.hand.name, format="tenhou6")
        self.order.append((player, len(self.takes[player])))
        self.takes[player].append(TO_TENHOU6[tile])
        self.held[player].append(tile)
        self.offered = tile

    def _give(self, player: int, *tiles: str) -> None:
        for tile in tiles:
            if tile in self.held[player]:
                self.held[player].remove(tile)

    def _claim(self, event: Claim) -> None:
        own = names_of(event.own)
        self._give(event.player, *own)
        check_meld(type_of(event), [event.tile, *own], self.hand.name)
        giver = giver_of(event, self.hand.name)
        at = {3: 0, 2: 1, 1: len(own)}[giver]
        numbers = [str(number) for number in _numbers(own)]
        numbers.insert(at, f"{LETTERS[type(event)]}{TO_TENHOU6[event.tile]}")
        text = "".join(numbers)
        self.order.append((event.player, len(self.takes[event.player])))
        self.takes[event.player].append(text)
        self.melds[event.player] += [event.tile, *own]
        if isinstance(event, Pung):
            self.pungs[event.player, plain(event.tile)] = text
        elif isinstance(event, Kong):
            self.discards[event.player].append(0)

    def _closed_kong(self, player: int, tiles: list[str]) -> None:
        check_meld("kong", tiles, self.hand.name)
        numbers = _numbers(tiles)
        self._give(player, *tiles)
        self.melds[player] += tiles
        self.discards[player].append("".join(map(str, numbers[:3])) + f"a{numbers[3]}")

    def _added_kong(self, player: int, tile: str) -> None:
        pung = self.pungs.get((player, plain(tile)))
        if pung is None:
            raise LogError("added_to_nothing", self.hand.name, tile=tile)
        self._give(player, tile)
        self.offered = tile
        self.melds[player].append(tile)
        self.discards[player].append(pung.replace("p", f"k{TO_TENHOU6[tile]}"))

    def _win(self, win: Win, claimed: Claimed) -> None:
        player = win.player
        self_drawn = win.from_player is None
        if self_drawn and self.offered:
            self._give(player, self.offered)
        held = self.held[player] if claimed.hand is None else names_of(claimed.hand)
        won = claimed.tile or self.offered
        yaku = words.write_yaku(
            claimed.fans or [],
            WINDS.index(self.hand.winds[player]),
            WINDS.index(self.hand.round),
            [*held, *filter(None, [won]), *self.melds[player]],
            text_of(held),
            won,
        )
        worth = words.write_worth(claimed, player == self.hand.dealer, self_drawn)
        liable = player if claimed.liable is None else claimed.liable
        giver = player if win.from_player is None else win.from_player
        self.ura = max(self.ura, claimed.ura or [], key=len)
        self.result = self.result or [words.WIN]
        self.result.append(claimed.payments or [0, 0, 0, 0])
        self.result.append([player, giver, liable, worth, *yaku])

    def _drawn(self, event: Exhausted | Abort) -> None:
        payments = self.part.payments()
        if isinstance(event, Abort):
            self.result = [ABORTS[event.why]]
        elif event.nagashi:
            self.result = [words.NAGASHI, payments or [0, 0, 0, 0]]
        elif event.tenpai is not None and len(event.tenpai) in READY:
            self.result = [READY[len(event.tenpai)]]
        else:
            self.result = [words.EXHAUSTED, payments or [0, 0, 0, 0]]
