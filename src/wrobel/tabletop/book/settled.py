"""One hand of a book, settled: from what was written down to what moves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wrobel.errors import BookError
from wrobel.rules.options import Options
from wrobel.rules.progress import Next, follow
from wrobel.rules.settle import ended_as, settle_hand
from wrobel.tabletop.book.book import Book
from wrobel.tabletop.book.entries import Reader
from wrobel.tabletop.facts import shown_of
from wrobel.tiles import WINDS

CALLED_OFF = "called_off"


@dataclass(frozen=True, slots=True)
class Settled:
    """What a hand moved, by person, and what follows. ``goes_on``: the hand was not its end."""

    payments: tuple[int, ...]
    riichi: tuple[int, ...]  # sticks this entry itself names
    winners: tuple[int, ...]
    faults: tuple[int, ...]
    deposits_left: int
    next: Next
    goes_on: bool = False


def settle_entry(book: Book, fields: Mapping[str, Any], reader: Reader) -> Settled:
    """Settle an entry of a hand; nothing of the book changes."""
    options = book.options
    if options is None:
        raise TypeError("a book without its start")
    ends = options.about.ends(options)
    kind = fields["type"]
    riichi = reader.some("riichi")
    if riichi and not ends.sticks:
        raise BookError("book_no_sticks")
    for person in riichi:
        if person in book.laid:
            raise BookError("book_stick_laid_before", player=person)
        check_stick(book, options, person)
    if kind == "abort":
        called = fields.get("kind")
        if called == CALLED_OFF:
            return called_off(book, options, riichi)
        if called not in ends.aborts:
            known = ", ".join((*ends.aborts, CALLED_OFF))
            said = repr(called)[:60]
            raise BookError("book_no_abort", kind=said, rules=options.rules, known=known)
    request = request_of(book, options, kind, reader, riichi)
    answer = settle_hand(request)
    paid = [answer["payments"][WINDS[book.wind_of(p)]] for p in range(len(book.players))]
    after = [book.scores[p] + paid[p] - book.stick * (p in riichi) for p in range(len(paid))]
    by_wind = [after[book.at_wind(wind)] for wind in range(len(paid))]
    following = follow(options, book.place, ended_as(kind, answer, by_wind))
    return Settled(
        tuple(paid),
        tuple(riichi),
        tuple(book.at_wind(WINDS.index(wind)) for wind in answer["winners"]),
        tuple(book.at_wind(WINDS.index(wind)) for wind in answer.get("penalty", {})),
        answer["deposits_left"],
        following,
        goes_on=kind == "chombo" and ends.chombo_goes_on,
    )


def check_stick(book: Book, options: Options, person: int) -> None:
    """Has somebody the stick to be laid, where one must own it?"""
    if options.about.ends(options).sticks_are_owned and book.scores[person] < book.stick:
        raise BookError("book_too_poor_for_riichi", stick=book.stick)


def called_off(book: Book, options: Options, riichi: Sequence[int]) -> Settled:
    """A hand that is played again as if it had not been: its own sticks go back."""
    back = [book.stick * (p in book.laid or p in riichi) for p in range(len(book.players))]
    players = options.players
    again = Next(0, book.place, tuple(range(players)), over=False)
    return Settled(tuple(back), tuple(riichi), (), (), book.deposits - len(book.laid), again)


def request_of(
    book: Book, options: Options, kind: str, reader: Reader, riichi: Sequence[int]
) -> dict[str, Any]:
    """The settlement request, in the winds of the hand."""
    ends = options.about.ends(options)
    needed = ends.options.get(kind, {})
    request: dict[str, Any] = {
        "rules": options.rules,
        "options": {**book.overrides, **needed},
        "kind": kind,
        "round": WINDS[book.place.round % len(WINDS)],
        "dealer": "E",
    }
    if ends.counters:
        request["honba"] = book.place.counter
    if ends.sticks:
        request["deposits"] = book.deposits - len(book.laid)
        request["riichi"] = winds_of(book, [*book.laid, *riichi])
    if kind == "win":
        request["wins"] = [
            win_request(book, options, one, reader, riichi) for one in wins_of(reader)
        ]
    tenpai = reader.some("tenpai")
    if tenpai and not ends.tenpai:
        raise BookError("book_nobody_asked_who_waits")
    if ends.tenpai and kind in ("draw", "nagashi"):
        request["tenpai"] = winds_of(book, tenpai)
    if kind in ("nagashi", "chombo"):
        request["by"] = winds_of(book, reader.some("by"))
    return request


def winds_of(book: Book, persons: Sequence[int]) -> list[str]:
    return [WINDS[book.wind_of(person)] for person in persons]


def wins_of(reader: Reader) -> list[Mapping[str, Any]]:
    wins = reader.fields.get("wins")
    if not isinstance(wins, list) or not wins or not all(isinstance(one, dict) for one in wins):
        raise BookError("book_no_wins")
    return wins


def win_request(
    book: Book,
    options: Options,
    win: Mapping[str, Any],
    reader: Reader,
    riichi: Sequence[int],
) -> dict[str, Any]:
    """One winner of a settlement request."""

    def wind(value: object, field: str) -> str:
        return WINDS[book.wind_of(reader.player_from(value, field))]

    winner = reader.player_from(win.get("winner"), "winner")
    giver = win.get("from")
    found: dict[str, Any] = {"seat": WINDS[book.wind_of(winner)], "by": "self-draw"}
    if giver is not None:
        found["from"] = wind(giver, "from")
        if found["from"] == found["seat"]:
            raise BookError("book_own_discard")
        found["by"] = "discard"
    if "liable" in win:
        found["liable"] = None if win["liable"] is None else wind(win["liable"], "liable")
    value, hand = win.get("value"), win.get("hand")
    if value is not None and hand is not None:
        raise BookError("book_value_and_tiles")
    if value is not None:
        if found.get("liable", "") is None:
            del found["liable"]
        return {**found, "value": value}
    if hand is None:
        raise BookError("book_no_value")
    winds = [book.wind_of(person) for person in range(len(book.players))]
    in_riichi = winner in book.laid or winner in riichi
    tiles = shown_tiles(options, win, winds, in_riichi, reader)
    if giver is not None and tiles.get("by") == "robbed-kong":
        found["by"] = "robbed-kong"
    tiles.pop("by", None)
    return {**found, **tiles}


def shown_tiles(
    options: Options,
    win: Mapping[str, Any],
    winds: Sequence[int],
    in_riichi: bool,
    reader: Reader | None = None,
) -> dict[str, Any]:
    """The fields of a score request that a win by tiles has, players put into winds."""
    ready = reader or Reader(win, len(winds), list(range(len(winds))))

    def wind(value: object, field: str) -> str:
        return WINDS[winds[ready.player_from(value, field)]]

    hand = win.get("hand")
    shown = hand if isinstance(hand, dict) else win
    tiles = {name: shown[name] for name in shown_of(options) if shown.get(name) is not None}
    if "fed_by" in tiles:
        tiles["fed_by"] = wind(tiles["fed_by"], "fed_by")
    if isinstance(tiles.get("melds"), list):
        tiles["melds"] = [
            {**meld, "from": wind(meld["from"], "from")}
            if isinstance(meld, dict) and isinstance(meld.get("from"), int)
            else meld
            for meld in tiles["melds"]
        ]
    declared = options.about.declarations
    flags = tiles.get("flags") or []
    if in_riichi and isinstance(flags, list) and not any(flag in flags for flag in declared):
        tiles["flags"] = [*flags, *declared[:1]]
    return tiles
