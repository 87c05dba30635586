"""What a check of a log found, in Polish and English, with the rule it offends."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wrobel.notation import write_tiles
from wrobel.rules.options import Options
from wrobel.rules.trace import Text
from wrobel.table.replay import DifferenceError
from wrobel.tiles import NAMES

EVENTS: Mapping[str, Text] = {
    "draw": Text("player {player} draws {tile}", "gracz {player} dobiera {tile}"),
    "bonus": Text("player {player} exposes {tile}", "gracz {player} wykłada {tile}"),
    "discard": Text("player {player} discards {tile}", "gracz {player} odrzuca {tile}"),
    "declared": Text(
        "player {player} declares riichi with {tile}", "gracz {player} zgłasza riichi z {tile}"
    ),
    "added_kong": Text("player {player} adds {tile} to a pung", "gracz {player} dokłada {tile}"),
    "closed_kong": Text(
        "player {player} declares a closed kong of {tile}",
        "gracz {player} zgłasza ukrytą czwórkę {tile}",
    ),
    "claim": Text(
        "player {player} claims {tile} from {giver} with {own}",
        "gracz {player} przejmuje {tile} od gracza {giver} z {own}",
    ),
    "win": Text("player {player} wins", "wygrywa gracz {player}"),
    "riichi": Text("the stick of player {player}", "zastaw gracza {player}"),
    "take": Text("player {player} takes the tile", "gracz {player} zabiera kamień"),
    "dora": Text("the indicator {tile}", "wskaźnik {tile}"),
    "hand": Text("the deal", "rozdanie"),
    "exhausted": Text("the end of the wall", "wyczerpanie muru"),
    "abort": Text("the abort ({why})", "przerwanie rozgrywki ({why})"),
    "settled": Text("the settlement", "rozliczenie"),
    "final": Text("the final score", "wynik końcowy"),
    "ruling": Text("the ruling ({why})", "orzeczenie ({why})"),
    "match": Text("the header", "nagłówek"),
}
# Why a hand was aborted, what a referee ruled, and what a log says of a hand.
REASONS: Mapping[str, Text] = {
    "nine_kinds": Text("nine kinds", "dziewięć różnych skrajnych i specjalnych"),
    "four_winds": Text("four equal winds", "cztery takie same wiatry"),
    "four_kongs": Text("four kongs", "cztery kan"),
    "four_riichi": Text("four riichi", "cztery riichi"),
    "triple_ron": Text("three winners", "trzech zwycięzców"),
    "chombo": Text("chombo", "chombo"),
    "dead_hand": Text("a dead hand", "martwa ręka"),
    "false_win": Text("a false win", "fałszywa wygrana"),
    "withdrawn_win": Text("a win taken back", "wycofana wygrana"),
    "tile_not_taken": Text("a called tile left lying", "niewzięty kamień"),
    "penalty": Text("penalty points", "punkty karne"),
}
FIELDS: Mapping[str, Text] = {
    "dealer_stays": Text("the dealer stays", "rozdający zostaje"),
    "deposits": Text("riichi sticks", "zastawy"),
    "dora": Text("dora indicators", "wskaźniki dora"),
    "final": Text("results", "wyniki końcowe"),
    "hands": Text("hands", "ręce"),
    "honba": Text("counters", "liczniki"),
    "left": Text("tiles left", "kamienie w murze"),
    "nagashi": Text("nagashi mangan", "nagashi mangan"),
    "payments": Text("payments", "płatności"),
    "places": Text("places", "miejsca"),
    "points": Text("points", "punkty"),
    "scores": Text("scores", "punkty graczy"),
    "table_points": Text("table points", "punkty stołowe"),
    "tenpai": Text("who waits", "kto czeka"),
    "total": Text("sum", "suma"),
}
A_TILE = Text("a tile", "kamień")
ILLEGAL = Text("{event}: not allowed here", "{event}: tu niedozwolone")
ILLEGAL_BUT = Text(
    "{event}: not allowed here; legal: {legal}", "{event}: tu niedozwolone; można: {legal}"
)
UNEXPECTED = Text("{event} cannot come here", "{event}: nie może tu nastąpić")
INSTEAD = Text("{event}, but the rules lead to: {have}", "{event}, a z zasad wynika: {have}")
DIFFERS = Text(
    "{event}: {field}: {found}, by the rules {have}",
    "{event}: {field}: {found}, a z zasad wynika {have}",
)
OTHERS: Mapping[str, Text] = {
    "no_end": Text("the hand has no end", "rozdanie nie ma końca"),
    "after_end": Text(
        "by the rules the match was over before this hand",
        "według zasad gra skończyła się przed tym rozdaniem",
    ),
    "not_over": Text("the log ends before the match is over", "zapis kończy się przed końcem gry"),
    "hidden": Text(
        "tiles are hidden, so this hand cannot be checked",
        "kamienie są ukryte, więc tego rozdania nie można sprawdzić",
    ),
    "wall": Text("the wall is not the one that was promised", "mur nie jest tym, który obiecano"),
    "tiles": Text("the tiles cannot be: {why}", "kamienie są niemożliwe: {why}"),
    "score": DIFFERS,
    "no_rules": Text(
        "the log does not name its rules: give them by --rules",
        "zapis nie podaje zasad: wskaż je przez --rules",
    ),
    "no_hands": Text("there is no hand in it", "nie ma w nim żadnego rozdania"),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong in a log."""

    hand: str
    event: int
    place: str
    why: Text
    rule: str = ""
    expected: Any = None
    found: Any = None

    def sentence(self, lang: str) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        return f"{self.why.say(lang)}{rule}"


@dataclass(slots=True)
class Report:
    """What a check of one or many matches found."""

    matches: int = 0
    hands: int = 0
    events: int = 0
    illegal: list[Finding] = field(default_factory=list)
    payments: list[Finding] = field(default_factory=list)
    warnings: list[Finding] = field(default_factory=list)

    def __repr__(self) -> str:
        faults = f"illegal {len(self.illegal)}, payments {len(self.payments)}"
        return f"<Report: hands {self.hands}, {'clean' if self.clean else faults}>"

    @property
    def clean(self) -> bool:
        return not self.illegal and not self.payments


def describe(record: Sequence[Any]) -> Text:
    """An event in words."""
    kind, facts = record[0], record[1:]
    if kind in ("chow", "pung", "kong"):
        own = write_tiles(facts[3])
        return EVENTS["claim"].having(
            player=facts[0], giver=facts[1], tile=NAMES[facts[2]], own=own
        )
    if kind in ("draw", "bonus", "discard", "added_kong", "closed_kong"):
        text = EVENTS["declared" if kind == "discard" and facts[3] else kind]
        tile = A_TILE if facts[1] is None else NAMES[facts[1]]
        return text.having(player=facts[0], tile=tile)
    if kind in ("win", "riichi", "take"):
        return EVENTS[kind].having(player=facts[0])
    if kind == "dora":
        return EVENTS[kind].having(tile=NAMES[facts[0]])
    if kind in ("abort", "ruling"):
        why = facts[0].get("ruling") or facts[0].get("why")
        return EVENTS[kind].having(why=REASONS.get(why, why))
    return EVENTS[kind]


def rule_of(kind: str, options: Options) -> str:
    """The rules that speak of an event."""
    return options.about.citations.get(kind, "")


def worded(error: DifferenceError) -> Text:
    """Why a record cannot be right."""
    event = describe(error.want)
    if error.code == "illegal":
        if not error.have:
            return ILLEGAL.having(event=event)
        legal = ", ".join(map(str, error.have[:8])) + (", …" if len(error.have) > 8 else "")
        return ILLEGAL_BUT.having(event=event, legal=legal)
    if error.field:
        found = error.want[1].get(error.field)
        field = FIELDS.get(error.field, error.field)
        return DIFFERS.having(event=event, field=field, found=found, have=error.have)
    if error.have is None:
        return UNEXPECTED.having(event=event)
    return INSTEAD.having(event=event, have=describe(error.have))
