"""What is wrong with a request, as a sentence in the reader's language and the place it is about.

The library's errors are for programs: one English line that names a field. Here each of them
becomes what a person at a table would say, and ``where`` tells the page beside which field to
write it.
"""

import re
from dataclasses import dataclass
from typing import Any

from wrobel.errors import WrobelError
from wrobel.rules.trace import Text

FIELD = re.compile(r"^(hand|win|melds\[\d+\]|dora|ura|bonus|wins\[\d+\]|seen|tiles): ")
PLACE = re.compile(r"at place (\d+)")
TILE = re.compile(r"\b([0-9][mpszfg])\b")


@dataclass(frozen=True, slots=True)
class Problem:
    """A sentence, and the field it belongs to; ``tile`` is the tile it is about, if any."""

    where: str
    code: str
    text: Text
    tile: str | None = None

    def to_dict(self, lang: str) -> dict[str, Any]:
        found = {"where": self.where, "code": self.code, "text": self.text.say(lang)}
        return found if self.tile is None else {**found, "tile": self.tile}


# A part of the library's sentence, the field it is about ("" = the one it names), and what to say.
SENTENCES: tuple[tuple[str, str, Text], ...] = (
    (
        "has no digits before it",
        "",
        Text(
            "“{sign}” at place {place} has no digits before it.",
            "Przed „{sign}” (znak {place}) nie ma cyfr.",
        ),
    ),
    (
        "has no suit letter after it",
        "",
        Text(
            "The digits at place {place} have no suit after them: m, p, s or z.",
            "Po cyfrach (znak {place}) nie ma koloru: m, p, s ani z.",
        ),
    ),
    (
        "is not part of a tile",
        "",
        Text(
            "“{sign}” at place {place} is not part of a tile.",
            "„{sign}” (znak {place}) nie oznacza kamienia.",
        ),
    ),
    (
        "there is no ruleset",
        "rules",
        Text("There are no such rules.", "Nie ma takich zasad."),
    ),
    (
        "there is no option",
        "options",
        Text("These rules have no such option.", "Te zasady nie mają takiej opcji."),
    ),
    (
        "; allowed: ",
        "options",
        Text("An option cannot have that value.", "Opcja nie może mieć takiej wartości."),
    ),
    (
        "there is no tile",
        "",
        Text("There is no tile {tile}.", "Nie ma kamienia {tile}."),
    ),
    (
        "is not closed",
        "hand",
        Text(
            "The bracket at place {place} is not closed.",
            "Nawias (znak {place}) nie jest zamknięty.",
        ),
    ),
    (
        "it belongs into bonus",
        "",
        Text(
            "{tile} is a bonus tile: put it beside the hand.",
            "{tile} to kamień dodatkowy: jego miejsce jest obok ręki.",
        ),
    ),
    (
        "is no bonus tile",
        "bonus",
        Text("{tile} is no flower and no season.", "{tile} nie jest kwiatem ani porą roku."),
    ),
    (
        "is there twice",
        "bonus",
        Text("{tile} exists only once.", "{tile} jest w zestawie tylko jeden."),
    ),
    (
        "second red five",
        "",
        Text(
            "There is only one red five of each suit.",
            "W każdym kolorze jest tylko jedna czerwona piątka.",
        ),
    ),
    (
        "one red five exists",
        "",
        Text(
            "There is only one red five of each suit.",
            "W każdym kolorze jest tylko jedna czerwona piątka.",
        ),
    ),
    (
        "one bonus tile exists",
        "",
        Text("{tile} exists only once.", "{tile} jest w zestawie tylko jeden."),
    ),
    (
        "four exist",
        "",
        Text("{tile}: only four exist.", "{tile}: są tylko cztery takie kamienie."),
    ),
    (
        "a fifth",
        "",
        Text(
            "A fifth {tile}: only four exist.",
            "Piąty kamień {tile}: są tylko cztery takie.",
        ),
    ),
    (
        "dora, ura: all",
        "dora",
        Text(
            "All four of the winning tile are in the robbed kong: none can be an indicator.",
            "Wszystkie cztery takie kamienie są w zrabowanym kongu, żaden nie jest wskaźnikiem.",
        ),
    ),
    (
        "no red fives",
        "",
        Text(
            "These rules have no red fives.",
            "W tych zasadach nie ma czerwonych piątek.",
        ),
    ),
    (
        "at most five indicators",
        "",
        Text("There are at most five indicators.", "Wskaźników jest najwyżej pięć."),
    ),
    (
        "more than four melds",
        "melds",
        Text("A hand has at most four sets.", "Ręka ma najwyżej cztery układy."),
    ),
    (
        "is no chow, pung or kong",
        "melds",
        Text("This is no chow, pung or kong.", "To nie jest chow, pung ani kong."),
    ),
    (
        "is not a ",
        "melds",
        Text("This is no such set.", "To nie jest taki układ."),
    ),
    (
        "the plus stands before",
        "melds",
        Text(
            "The plus stands before the fourth tile of a kong: [555+5z].",
            "Plus stoi przed czwartym kamieniem konga: [555+5z].",
        ),
    ),
    (
        "only an open kong",
        "melds",
        Text("Only an open kong can be an added one.", "Dołożyć można tylko do odkrytego konga."),
    ),
    (
        "only a kong is declared concealed",
        "melds",
        Text(
            "Only a kong is declared concealed; leave other hidden sets among the tiles.",
            "Ukryty zgłasza się tylko kong; inne ukryte układy zostaw wśród kamieni.",
        ),
    ),
    (
        "nobody gives a concealed kong",
        "melds",
        Text("Nobody gives a concealed kong.", "Ukrytego konga nikt nie daje."),
    ),
    (
        "it is claimed from the winner",
        "melds",
        Text("A set cannot be claimed from oneself.", "Układu nie można wziąć od siebie samego."),
    ),
    (
        "a chow is claimed from the left only",
        "melds",
        Text("A chow is claimed from the left only.", "Chow bierze się tylko od gracza z lewej."),
    ),
    (
        "a self-drawn tile comes from nobody",
        "from",
        Text("A self-drawn tile comes from nobody.", "Kamień z muru nie pochodzi od gracza."),
    ),
    (
        "the winning tile cannot come from the winner",
        "from",
        Text(
            "The winning tile cannot come from the winner.",
            "Wygrywający kamień nie może pochodzić od wygrywającego.",
        ),
    ),
    (
        "cannot be liable",
        "liable",
        Text(
            "The winner cannot be liable for the own hand.",
            "Wygrywający nie może odpowiadać za własną rękę.",
        ),
    ),
    (
        "on a discard there must be a discarder",
        "from",
        Text("Say who discarded the tile.", "Wskaż, kto wyrzucił kamień."),
    ),
    (
        "a replacement tile is self-drawn",
        "flags",
        Text("A replacement tile is self-drawn.", "Kamień zastępczy dobiera się z muru."),
    ),
    (
        "bonus_replacement: the winner has no bonus tile",
        "flags",
        Text("The winner has no bonus tile.", "Wygrywający nie ma kamienia dodatkowego."),
    ),
    (
        "replacement: the winner has no kong",
        "flags",
        Text("The winner has no kong.", "Wygrywający nie ma konga."),
    ),
    (
        "fewer than two kongs",
        "flags",
        Text("The winner has fewer than two kongs.", "Wygrywający nie ma dwóch kongów."),
    ),
    (
        "the other three copies are in the robbed kong",
        "by",
        Text(
            "The other three copies are in the robbed kong, so the hand can hold none.",
            "Pozostałe trzy takie kamienie są w zrabowanym kongu, więc nie ma ich w ręce.",
        ),
    ),
    (
        "no set has been declared before it",
        "flags",
        Text(
            "In the first go-around no set has been declared yet.",
            "W pierwszym okrążeniu nie zgłoszono jeszcze żadnego układu.",
        ),
    ),
    (
        "first_turn cannot be the last tile",
        "flags",
        Text(
            "The first go-around is neither the last tile nor after a kong.",
            "Pierwsze okrążenie to nie ostatni kamień ani dobranie po kongu.",
        ),
    ),
    (
        "hold another copy",
        "flags",
        Text(
            "The hand holds another copy of the winning tile.",
            "W ręce jest drugi taki sam kamień jak wygrywający.",
        ),
    ),
    (
        "riichi is played without flowers",
        "bonus",
        Text(
            "Riichi is played without flowers and seasons.",
            "W riichi nie ma kwiatów ani pór roku.",
        ),
    ),
    (
        "riichi needs a closed hand",
        "flags",
        Text("Riichi needs a closed hand.", "Riichi wymaga zamkniętej ręki."),
    ),
    (
        "riichi and double_riichi",
        "flags",
        Text(
            "Riichi and double riichi exclude each other.",
            "Riichi i podwójne riichi się wykluczają.",
        ),
    ),
    ("ippatsu needs riichi", "flags", Text("Ippatsu needs riichi.", "Ippatsu wymaga riichi.")),
    (
        "a kong of one's own ends ippatsu",
        "flags",
        Text("A kong of one's own ends ippatsu.", "Własny kan przerywa ippatsu."),
    ),
    (
        "no kong can be declared",
        "flags",
        Text(
            "No kong can be declared on the last tile.",
            "Na ostatnim kamieniu nie można zgłosić konga.",
        ),
    ),
    (
        "riichi takes a turn of one's own",
        "flags",
        Text(
            "Riichi takes a turn of one's own, so this is no win in the first go-around.",
            "Riichi zgłasza się we własnej kolejce, więc to już nie pierwsze okrążenie.",
        ),
    ),
    (
        "the game is played without bonus tiles",
        "bonus",
        Text(
            "These rules are played without bonus tiles.",
            "W tych zasadach nie ma kamieni dodatkowych.",
        ),
    ),
    (
        "fresh_tile: the winner's sets show a copy",
        "fresh_tile",
        Text(
            "The winner's own sets show a copy of the tile.",
            "Odkryte układy wygrywającego pokazują taki kamień.",
        ),
    ),
    (
        "the robbed kong shows three copies",
        "fresh_tile",
        Text("The robbed kong shows three copies.", "Zrabowany kong pokazuje trzy takie kamienie."),
    ),
    (
        "fresh_tile and seen do not agree",
        "fresh_tile",
        Text("The tiles seen say something else.", "Widoczne kamienie mówią co innego."),
    ),
    (
        "tiles_left says there are more",
        "tiles_left",
        Text("More tiles are left in the wall.", "W murze zostało więcej kamieni."),
    ),
    (
        "wins: a self-draw",
        "wins",
        Text("A self-draw has one winner.", "Przy wygranej z muru jest jeden zwycięzca."),
    ),
    (
        "wins: a seat wins twice",
        "wins",
        Text("A seat wins twice.", "Jedno miejsce wygrywa dwa razy."),
    ),
    (
        "different discarders",
        "wins",
        Text("The winners name different discarders.", "Zwycięzcy wskazują różnych wyrzucających."),
    ),
    (
        "win on different tiles",
        "wins",
        Text("The winners win on different tiles.", "Zwycięzcy wygrywają różnymi kamieniami."),
    ),
    (
        "on the same tile from the same seat",
        "wins",
        Text(
            "All winners win on the same tile from the same player.",
            "Wszyscy wygrywają tym samym kamieniem tego samego gracza.",
        ),
    ),
    (
        "on one and the same discard",
        "wins",
        Text(
            "Several players win on one and the same discard.",
            "Kilku graczy wygrywa tym samym wyrzuconym kamieniem.",
        ),
    ),
    (
        "from must say who gave the tile",
        "wins",
        Text("Say who gave the tile.", "Wskaż, kto dał kamień."),
    ),
    (
        "last_tile holds for all",
        "wins",
        Text(
            "The last tile is the last tile for every winner.",
            "Ostatni kamień jest ostatni dla każdego zwycięzcy.",
        ),
    ),
    (
        "name different rounds",
        "wins",
        Text("The winners name different rounds.", "Zwycięzcy podają różne rundy."),
    ),
    (
        "from is missing",
        "from",
        Text(
            "Say who gave the winning tile: nobody knows who pays.",
            "Wskaż, kto dał wygrywający kamień: nie wiadomo, kto płaci.",
        ),
    ),
    (
        "wins in riichi but laid no stick",
        "riichi",
        Text("A winner in riichi has laid a stick.", "Kto wygrywa z riichi, położył zastaw."),
    ),
    (
        "laid a stick without riichi",
        "riichi",
        Text(
            "Who laid a stick wins in riichi: mark it in the hand.",
            "Kto położył zastaw, wygrywa z riichi: zaznacz to przy ręce.",
        ),
    ),
    (
        "is in riichi; without tenpai",
        "tenpai",
        Text(
            "Who is in riichi must be tenpai; otherwise it is a chombo.",
            "Kto zgłosił riichi, musi mieć tenpai; inaczej jest to chombo.",
        ),
    ),
    (
        "must say whose",
        "by",
        Text("Say whose it is.", "Wskaż, kto to zrobił."),
    ),
    (
        "must name who showed",
        "by",
        Text("Say who showed a false win.", "Wskaż, kto ogłosił fałszywą wygraną."),
    ),
    (
        "take nothing off the final score",
        "chombo",
        Text(
            "These rules take nothing off the final score for a chombo.",
            "W tych zasadach chombo nie zmniejsza wyniku końcowego.",
        ),
    ),
    (
        "two han",
        "wins",
        Text(
            "At five counters or more the hand needs two han.",
            "Od pięciu żetonów honba ręka musi mieć dwa han.",
        ),
    ),
    (
        "missing to the minimum",
        "wins",
        Text("The hand is below the minimum.", "Ręka nie osiąga minimum."),
    ),
    (
        "there is no",
        "kind",
        Text("These rules do not have this end of a hand.", "Te zasady nie znają takiego końca."),
    ),
    (
        "the winning tile not counted",
        "hand",
        Text(
            "The number of tiles does not fit the sets.",
            "Liczba kamieni nie zgadza się z układami.",
        ),
    ),
    (
        "win must be exactly one tile",
        "win",
        Text("The winning tile is one tile.", "Wygrywający kamień jest jeden."),
    ),
    (
        "no yaku",
        "hand",
        Text("The hand is complete but has no yaku.", "Ręka jest pełna, ale nie ma yaku."),
    ),
    (
        "not a complete hand",
        "hand",
        Text("This is not a complete hand.", "To nie jest pełna ręka."),
    ),
    (
        "must be a whole number",
        "scores",
        Text("A whole number is needed here.", "Tu potrzebna jest liczba całkowita."),
    ),
    (
        "must have a number for each",
        "scores",
        Text("Fill in all four scores.", "Wpisz wszystkie cztery wyniki."),
    ),
)


def complaint(error: WrobelError) -> Problem:
    """The error as a person would put it.

    >>> from wrobel.errors import HandError
    >>> found = complaint(HandError("fifth_copy", "melds[1]: tiles: a fifth 5m"))
    >>> found.where, found.tile, found.text.say("pl")
    ('melds.1', '5m', 'Piąty kamień 5m: są tylko cztery takie.')
    """
    message = error.message
    named = FIELD.match(message)
    field = named[1].replace("[", ".").replace("]", "") if named else ""
    rest = message[named.end() :] if named else message
    for part, where, text in SENTENCES:
        if part in message:
            values = values_of(rest)
            return Problem(
                field or where, error.code, text.having(**values), values["tile"] or None
            )
    return Problem(field, error.code, Text("{message}", "{message}", {"message": message}))


def values_of(message: str) -> dict[str, str]:
    """The sign, the place and the tile that a sentence of the library names."""
    tile, place = TILE.search(message), PLACE.search(message)
    sign = re.match(r"'(.)'", message)
    return {
        "tile": tile[1] if tile else "",
        "place": place[1] if place else "",
        "sign": sign[1] if sign else "",
    }
