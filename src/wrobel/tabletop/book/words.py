"""What happened in a hand, as people say it after it: for the screen, the voice, the sheet."""

from collections.abc import Mapping, Sequence
from typing import Any

from wrobel.errors import WrobelError
from wrobel.rules.about import Noun
from wrobel.rules.families import part
from wrobel.rules.options import Options
from wrobel.rules.scorer import score
from wrobel.rules.trace import Text
from wrobel.tabletop.book.book import BetweenRow, Book, HandRow
from wrobel.tabletop.book.settled import shown_tiles
from wrobel.tiles import WINDS

FROM = Text("{winner}: {worth} from {giver}", "{winner}: {worth}, płaci {giver}")
SELF = Text("{winner}: {worth}, self-drawn", "{winner}: {worth}, z własnego dobrania")
DRAW = Text("Draw", "Bez zwycięzcy")
WAITING = Text("Draw; waiting: {names}", "Bez zwycięzcy; czekają: {names}")
NOBODY = Text("Draw; nobody waits", "Bez zwycięzcy; nikt nie czeka")
NAGASHI = Text("Nagashi mangan: {names}", "Nagashi mangan: {names}")
CHOMBO = Text("{what}: {names}", "{what}: {names}")
CHOMBO_LATER = Text(
    "{what}: {names}; counts at the end of the match", "{what}: {names}; liczy się na koniec partii"
)
PENALTY = Text("Chombo", "Chombo")
COUNTERS = Noun(("counter", "counters"), ("licznik", "liczniki", "liczników"))
FINE = Text("Penalty: {name} {points}", "Kara: {name} {points}")
SCORES = Text("Scores put right by hand", "Wyniki poprawione ręcznie")
LEFT = Text("{sticks} left: to the first place", "Zostało: {sticks}; dla pierwszego miejsca")
LOST = Text("{sticks} left lying", "Na stole zostało: {sticks}")
STICKS = Noun(("stick", "sticks"), ("patyczek", "patyczki", "patyczków"))
ABORTS = {
    "nine_kinds": Text("Abort: nine kinds", "Przerwanie: dziewięć rodzajów"),
    "four_winds": Text("Abort: four winds", "Przerwanie: cztery wiatry"),
    "four_riichi": Text("Abort: four riichi", "Przerwanie: cztery riichi"),
    "four_kongs": Text("Abort: four kongs", "Przerwanie: cztery kan"),
    "triple_ron": Text("Abort: three winners", "Przerwanie: trzech zwycięzców"),
    "called_off": Text("Called off, played again", "Rozdanie odwołane, gra się je od nowa"),
}


def happened(book: Book, row: HandRow, lang: str) -> str:
    """One hand in a line, by the players' names.

    >>> from wrobel.tabletop.book import fold
    >>> book = fold([{"id": "a", "type": "start", "rules": "mcr", "players": list("ABCD")},
    ...     {"id": "b", "type": "win", "wins": [{"winner": 0, "from": 1, "value": {"points": 9}}]}])
    >>> happened(book, book.hands[0], "en")
    'A: 9 points from B'
    """
    options, entry = book.options, row.entry
    if options is None:
        return ""
    if row.type == "win":
        return "; ".join(won(book, options, row, win, lang) for win in entry["wins"])
    if row.type == "abort":
        return ABORTS[entry["kind"]].say(lang)
    if row.type == "draw":
        if not options.about.ends(options).tenpai:
            return DRAW.say(lang)
        waiting = names(book, entry.get("tenpai") or ())
        return WAITING.having(names=waiting).say(lang) if waiting else NOBODY.say(lang)
    by = names(book, entry.get("by") or ())
    if row.type == "nagashi":
        return NAGASHI.having(names=by).say(lang)
    said = CHOMBO_LATER if options.about.ends(options).penalty_after_uma else CHOMBO
    return said.having(what=options.about.words.get("chombo", PENALTY), names=by).say(lang)


def names(book: Book, persons: Sequence[int]) -> str:
    return ", ".join(book.players[person] for person in persons)


def won(book: Book, options: Options, row: HandRow, win: Mapping[str, Any], lang: str) -> str:
    worth = worth_of(book, options, row, win, lang)
    winner = book.players[win["winner"]]
    if win.get("from") is None:
        return SELF.having(winner=winner, worth=worth).say(lang)
    giver = book.players[win["from"]]
    return FROM.having(winner=winner, worth=worth, giver=giver).say(lang)


def worth_of(book: Book, options: Options, row: HandRow, win: Mapping[str, Any], lang: str) -> str:
    """What a winner counted, or what the tiles are worth."""
    if win.get("value") is not None:
        said: Text = part(options.family, "values").words(win["value"])
        return said.say(lang)
    request = score_request(book, options, row, win)
    try:
        found = score(request)
    except WrobelError:
        return "?"
    text = options.about.worth.having(
        han=found.han, fu=found.fu, total=options.about.counts[0][1].of(found.total)
    )
    if found.yakuman:
        text = options.about.limit.one
    return text.say(lang)


def score_request(
    book: Book, options: Options, row: HandRow, win: Mapping[str, Any]
) -> dict[str, Any]:
    """The score request of a win by tiles, for its explanation."""
    winner, giver = win["winner"], win.get("from")
    found: dict[str, Any] = {
        "rules": options.rules,
        "options": dict(book.overrides),
        "seat": WINDS[row.winds[winner]],
        "round": WINDS[row.place.round % len(WINDS)],
        "by": "self-draw" if giver is None else "discard",
    }
    if giver is not None:
        found["from"] = WINDS[row.winds[giver]]
    tiles = shown_tiles(options, win, row.winds, in_riichi=winner in row.riichi)
    if giver is None:
        tiles.pop("by", None)
    return {**found, **tiles}


def besides(book: Book, row: HandRow, lang: str) -> list[str]:
    """What a win brought besides its worth: counters, and sticks from the table (C1.10).

    >>> from wrobel.tabletop.book import fold
    >>> win = {"type": "win", "wins": [{"winner": 0, "from": 1, "value": {"han": 3, "fu": 40}}]}
    >>> book = fold([{"id": "a", "type": "start", "rules": "wrc", "players": list("ABCD")},
    ...     {"id": "b", "type": "draw", "tenpai": [0]}, {"id": "c", **win, "riichi": [0, 2]}])
    >>> besides(book, book.hands[1], "en")
    ['+ 1 counter', '+ 2 sticks']
    """
    options = book.options
    if row.type != "win" or options is None:
        return []
    counters = row.place.counter if options.about.ends(options).counters else 0
    taken = row.deposits + len(row.riichi)
    return [f"+ {noun.count(n, lang)}" for n, noun in ((counters, COUNTERS), (taken, STICKS)) if n]


def moved(book: Book, row: HandRow) -> list[str]:
    """What everybody got or paid, who got most first.

    >>> from wrobel.tabletop.book import fold
    >>> book = fold([{"id": "a", "type": "start", "rules": "mcr", "players": list("ABCD")},
    ...     {"id": "b", "type": "win", "wins": [{"winner": 0, "from": 1, "value": {"points": 9}}]}])
    >>> moved(book, book.hands[0])
    ['A +33', 'C −8', 'D −8', 'B −17']
    """
    order = sorted(range(len(row.payments)), key=lambda person: -row.payments[person])
    return [
        f"{book.players[person]} {signed(row.payments[person])}"
        for person in order
        if row.payments[person]
    ]


def came_between(book: Book, row: BetweenRow, lang: str) -> str:
    """A penalty, or scores put right by hand, with the reason.

    >>> from wrobel.tabletop.book import fold
    >>> book = fold([{"id": "a", "type": "start", "rules": "mcr", "players": list("ABCD")},
    ...     {"id": "b", "type": "penalty", "player": 2, "points": -30, "to": "others",
    ...      "reason": "late"}])
    >>> came_between(book, book.between[0], "en")
    'Penalty: C −30 (late)'
    """
    text = SCORES
    if row.type == "penalty":
        name = book.players[row.entry["player"]]
        text = FINE.having(name=name, points=signed(row.entry["points"]))
    reason = row.entry.get("reason")
    return text.say(lang) + (f" ({reason})" if isinstance(reason, str) and reason else "")


def left(book: Book, lang: str) -> str | None:
    """Sticks that were left at the end, in words."""
    if not book.over or not (book.left or book.deposits):
        return None
    text = LEFT if book.left else LOST
    return text.having(sticks=STICKS.of(book.left or book.deposits)).say(lang)


def signed(points: int) -> str:
    """With a sign that is no hyphen."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
