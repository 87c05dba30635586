"""Writing mjlog: one line of elements without blanks, names with every byte escaped."""

from collections.abc import Iterable, Iterator

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
    Win,
    type_of,
)
from wrobel.logs.foreign_yaku import tenhou_numbers, yakuman_ids
from wrobel.logs.format_losses import losses
from wrobel.logs.game import GameLog
from wrobel.logs.hand_parts import Part, Written, need_format, option, parts_of
from wrobel.logs.mjlog.melds import read_meld
from wrobel.logs.mjlog.reader import (
    ABORTS,
    DISCARDS,
    DRAWS,
    EAST_SOUTH,
    FORMAT,
    HUNDRED,
    LIMIT_NAMES,
    NAGASHI,
    NO_KUITAN,
    NO_RED,
)
from wrobel.logs.tile_copies import Copies
from wrobel.logs.win_claims import limit_by_points
from wrobel.tiles import WINDS

HUMANS = 0x01
NO_DIE = 7  # a number that no die shows, where the dice are not known
CLAIMS = {Chow: "chow", Pung: "pung", Kong: "kong"}
DRAWN_BY = {why: type for type, why in ABORTS.items()}


def write(game: GameLog) -> Written:
    """The match as mjlog; refused for anything but riichi."""
    need_format(game, FORMAT)
    parts, final = parts_of(game)
    red_fives = bool(option(game.match, "red_fives", 3))
    elements = [*_header(game.match, red_fives)]
    for part in parts:
        end = final if part is parts[-1] else None
        elements += _Hand(part, red_fives, end).elements()
    data = f'<mjloggm ver="2.3">{"".join(elements)}</mjloggm>'.encode()
    return Written(data, losses(game, FORMAT))


def _element(tag: str, **attributes: object) -> str:
    said = (f' {key}="{value}"' for key, value in attributes.items() if value is not None)
    return f"<{tag}{''.join(said)}/>"


def _listed(values: Iterable[object]) -> str:
    return ",".join(map(str, values))


def _header(match: Match, red_fives: bool) -> Iterator[str]:
    type = HUMANS | (0 if red_fives else NO_RED)
    type |= 0 if option(match, "open_tanyao", True) else NO_KUITAN
    type |= 0 if option(match, "length", "east-south") == "east-only" else EAST_SOUTH
    yield _element("GO", type=type, lobby=0)
    names = [name.encode("utf-8", "replace") for name in match.names]
    escaped = ("".join(f"%{byte:02X}" for byte in name) for name in names)
    yield _element("UN", **{f"n{player}": name for player, name in enumerate(escaped)})
    yield _element("TAIKYOKU", oya=0)


def _hundreds(points: Iterable[int]) -> list[int]:
    found = [divmod(score, HUNDRED) for score in points]
    if any(rest for _, rest in found):
        raise LogError("mjlog_hundreds")
    return [whole for whole, _ in found]


class _Hand:
    """Writes one hand."""

    def __init__(self, part: Part, red_fives: bool, final: Final | None) -> None:
        self.part = part
        self.hand: Hand = part.hand
        self.final = final
        self.copies = Copies(part.hand, red_fives)
        self.scores = list(part.hand.scores) if part.hand.scores else None
        self.deposits = part.hand.deposits
        self.claims = part.claims()
        ends = [e for e in part.events if isinstance(e, Win | Exhausted | Abort)]
        self.last = ends[-1] if ends else None

    def elements(self) -> Iterator[str]:
        yield self._init()
        for event in self.part.events:
            yield from self._event(event)

    def _init(self) -> str:
        hand, copies = self.hand, self.copies
        dice = [die - 1 for die in [*(hand.dice or ()), NO_DIE, NO_DIE][:2]]
        round = 4 * WINDS.index(hand.round) + hand.dealer
        hands = {
            f"hai{player}": _listed(ids)
            for player, ids in enumerate(copies.hands)
            if ids is not None
        }
        return _element(
            "INIT",
            seed=_listed([round, hand.honba, hand.deposits, *dice, copies.dora[0]]),
            ten=_listed(_hundreds(hand.scores)) if hand.scores else None,
            oya=hand.dealer,
            **hands,
        )

    def _event(self, event: AnyEvent) -> Iterator[str]:
        copies = self.copies
        match event:
            case Draw(player, tile):
                id = copies.draw(player, tile)
                yield f"<{DRAWS[player]}{'' if id is None else id}/>"
            case Discard(player, tile, drawn, riichi):
                if riichi:
                    yield _element("REACH", who=player, step=1)
                yield f"<{DISCARDS[player]}{copies.discard(player, tile, drawn)}/>"
            case Riichi(player):
                yield self._stick(player)
            case Chow() | Pung() | Kong():
                bits = copies.claim(CLAIMS[type(event)], event)
                yield _element("N", who=event.player, m=bits)
            case ClosedKong(player):
                yield _element("N", who=player, m=copies.closed_kong(event))
            case AddedKong(player):
                yield _element("N", who=player, m=copies.added_kong(event))
            case Dora(tile):
                copies.dora.append(copies.take(tile))
                yield _element("DORA", hai=copies.dora[-1])
            case Win():
                yield self._agari(*next(self.claims)[:2])
            case Exhausted() | Abort():
                yield self._ryuukyoku(event)
            case _:
                raise LogError("no_word_for", format="mjlog", event=type_of(event))

    def _stick(self, player: int) -> str:
        self.deposits += 1
        if self.scores is not None:
            self.scores[player] -= self.part.stick
        ten = _listed(_hundreds(self.scores)) if self.scores else None
        return _element("REACH", who=player, ten=ten, step=2)

    def _paid(self, payments: list[int] | None) -> str | None:
        """Scores before and changes, which are then made."""
        if self.scores is None or payments is None:
            return None
        before, paid = _hundreds(self.scores), _hundreds(payments)
        self.scores = [a + b for a, b in zip(self.scores, payments, strict=True)]
        return _listed(value for pair in zip(before, paid, strict=True) for value in pair)

    def _owari(self, event: AnyEvent) -> str | None:
        if self.final is None or event is not self.last:
            return None
        results = self.final.final or [0.0] * 4
        pairs = zip(_hundreds(self.final.scores), results, strict=True)
        return _listed(value for score, result in pairs for value in (score, f"{result:.1f}"))

    def _agari(self, win: Win, claimed: Claimed) -> str:
        copies, player = self.copies, win.player
        tile = copies.drawn[player] if win.from_player is None else copies.last
        ids = copies.concealed(player, tile, said=claimed.hand)
        deposits, self.deposits = self.deposits, 0
        melds = copies.melds[player]
        ura = copies.under(claimed.ura or [])
        return _element(
            "AGARI",
            ba=f"{self.hand.honba},{deposits}",
            hai=_listed(ids) or None,
            m=_listed(melds) or None,
            machi=tile,
            ten=self._ten(player, claimed),
            **self._yaku(player, claimed, ids, tile),
            doraHai=_listed(copies.dora) or None,
            doraHaiUra=_listed(ura) or None,
            who=player,
            fromWho=player if win.from_player is None else win.from_player,
            paoWho=claimed.liable,
            sc=self._paid(claimed.payments),
            owari=self._owari(win),
        )

    def _ten(self, player: int, claimed: Claimed) -> str:
        dealer = player == self.hand.dealer
        limit = claimed.limit or limit_by_points(claimed.points, dealer)
        limit = "yakuman" if limit == "counted_yakuman" else limit
        place = LIMIT_NAMES.index(limit) if limit in LIMIT_NAMES else 0
        return f"{claimed.fu or 0},{claimed.points or 0},{place}"

    def _yaku(
        self, player: int, claimed: Claimed, ids: list[int], tile: int | None
    ) -> dict[str, str]:
        """The patterns by their numbers; those that have none are left out."""
        names = self.copies.names
        melds = [name for bits in self.copies.melds[player] for name in _of_meld(bits, names)]
        fans = claimed.fans or []
        waiting = claimed.hand
        numbers = tenhou_numbers(
            fans,
            WINDS.index(self.hand.winds[player]),
            WINDS.index(self.hand.round),
            [*(names[id] for id in ids), *melds],
            waiting if waiting is not None else "".join(names[id] for id in ids if id != tile),
            None if tile is None else names[tile],
        )
        known = [(n, id, han) for n, (id, han) in zip(numbers, fans, strict=True) if n is not None]
        if any(id in yakuman_ids() for _, id, _ in known):
            return {"yakuman": _listed(number for number, _, _ in known)}
        return {"yaku": _listed(v for number, _, han in known for v in (number, han))}

    def _ryuukyoku(self, event: Exhausted | Abort) -> str:
        hands = dict(enumerate(event.hands or ()))
        if event.hands is None:  # the log does not show them, but they are known
            said = [event.player] if isinstance(event, Abort) else event.tenpai
            showing = [player for player in said or () if player is not None]
        else:
            showing = [player for player in range(4) if hands[player] is not None]
        shown = {f"hai{who}": _listed(self.copies.shown(who, hands.get(who))) for who in showing}
        type = DRAWN_BY[event.why] if isinstance(event, Abort) else None
        if isinstance(event, Exhausted) and event.nagashi:
            type = NAGASHI
        return _element(
            "RYUUKYOKU",
            type=type,
            ba=f"{self.hand.honba},{self.deposits}",
            sc=self._paid(self.part.payments()),
            **shown,
            owari=self._owari(event),
        )


def _of_meld(bits: int, names: tuple[str, ...]) -> list[str]:
    meld = read_meld(bits)
    return [] if meld is None else [names[id] for id in (meld.tile, *meld.own)]
