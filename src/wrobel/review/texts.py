"""The sentences of a review, English and Polish.

Every number in them is a fact that a test finds again on another way.
"""

from wrobel.rules.about import Noun
from wrobel.rules.trace import Text

TILES = Noun(("tile", "tiles"), ("kamień", "kamienie", "kamieni"))
STEPS = Noun(("step", "steps"), ("krok", "kroki", "kroków"))
DISCARDS = Noun(
    ("discard", "discards"),
    ("odrzuconym kamieniu", "odrzuconych kamieniach", "odrzuconych kamieniach"),
)
SETS = Noun(("set", "sets"), ("", "", ""))

SENTENCES: dict[str, Text] = {
    "cost": Text(
        "{played} costs about {loss} against {best}.",
        "{played} kosztuje około {loss} w porównaniu z ruchem: {best}.",
    ),
    "cost_sure": Text(
        "{played} costs about {loss} against {best} (between {low} and {high} four times in five).",
        "{played} kosztuje około {loss} w porównaniu z ruchem: {best} "
        "(cztery razy na pięć od {low} do {high}).",
    ),
    "same_plan": Text(
        "The same advice as before in this hand; it was counted there.",
        "To ta sama rada co wcześniej w tym rozdaniu; tam została policzona.",
    ),
    "same_plan_more": Text(
        "The same advice as before in this hand; only what it costs beyond that counts here.",
        "To ta sama rada co wcześniej w tym rozdaniu; tu liczy się tylko to, co kosztuje ponadto.",
    ),
    "chance": Text(
        "The chance to win the hand is {one} after {best} and {other} after {played}.",
        "Szansa na wygranie rozdania: {one} po ruchu {best}, {other} po ruchu {played}.",
    ),
    "helping": Text(
        "After {best} {tiles} would help ({kinds}); after {played} {other_tiles} ({other_kinds}).",
        "Kamienie, które pomagają: {tiles} po ruchu {best} ({kinds}), {other_tiles} po ruchu "
        "{played} ({other_kinds}).",
    ),
    "waiting": Text(
        "After {best} the hand waits for {tiles} ({kinds}).",
        "Po ruchu {best} ręka czeka na {tiles} ({kinds}).",
    ),
    "farther": Text(
        "{played} puts the hand {steps} farther from waiting.",
        "{played} oddala rękę od tenpai o {steps}.",
    ),
    "dead_wait": Text(
        "After {played} every tile the hand waits for is already gone.",
        "Po ruchu {played} nie ma już ani jednego kamienia, na który czeka ręka.",
    ),
    "worth": Text(
        "When it wins the hand brings about {one} after {best}, {other} after {played}.",
        "Wygrana ręka przynosi średnio {one} po ruchu {best}, {other} po ruchu {played}.",
    ),
    "worth_alike": Text(
        "When it wins the hand brings about {one}.",
        "Wygrana ręka przynosi średnio {one}.",
    ),
    "danger": Text(
        "{played} deals in with a chance of {one}, {best} with {other}.",
        "{played} trafia w czyjąś wygraną z szansą {one}, {best} z szansą {other}.",
    ),
    "danger_price": Text(
        "Dealing in would cost about {loss}.",
        "Podłożenie się kosztowałoby około {loss}.",
    ),
    "riichi_turn": Text(
        "{who} declared riichi after {turns}, and {tile} has not passed since.",
        "Gracz {who} ogłosił riichi po {turns}, a {tile} od tamtej pory nie przeszło.",
    ),
    "open_sets": Text(
        "{who} shows {sets} and may well be waiting ({ready}).",
        "Gracz {who} ma wyłożonych grup: {sets}, i może już czekać ({ready}).",
    ),
    "flush": Text(
        "{who} seems to collect one suit, and {tile} belongs to it.",
        "Gracz {who} zdaje się zbierać jeden kolor, a {tile} do niego należy.",
    ),
    "own_discard": Text(
        "{tile} is safe against {who}, who discarded it.",
        "Gracz {who} sam odrzucił {tile}, więc na nim nie wygra.",
    ),
    "passed": Text(
        "{tile} is safe against {who}: it passed since that hand last changed.",
        "{tile} już przeszło, odkąd gracz {who} nie zmienia ręki.",
    ),
    "wall": Text(
        "All copies of {near} are seen, so that no run can wait for {tile} there.",
        "Widać wszystkie kopie {near}, więc żaden sekwens nie czeka tam na {tile}.",
    ),
    "missed_win": Text(
        "The hand was complete: winning brings {one} at once.",
        "Ręka była gotowa: wygrana od razu przynosi {one}.",
    ),
    "win_too_small": Text(
        "Playing on is worth more than this win: {one} now.",
        "Gra dalej jest warta więcej niż ta wygrana: {one} od razu.",
    ),
    "furiten": Text(
        "Whoever passes a win is furiten and can no longer win on a discard for now.",
        "Kto pominie wygraną, jest w furiten i na razie nie wygra na cudzym kamieniu.",
    ),
    "stick": Text(
        "Riichi lays a stick of 1,000 and shows everybody that the hand waits.",
        "Riichi kosztuje pałeczkę za 1000 punktów i zdradza wszystkim, że ręka czeka.",
    ),
    "opens": Text(
        "The claim opens the hand.",
        "Zgłoszenie otwiera rękę.",
    ),
    "step_nearer": Text(
        "The claim brings the hand to {steps} from waiting.",
        "Po zgłoszeniu ręce brakuje do tenpai: {steps}.",
    ),
    "kong_draw": Text(
        "A kong gives another draw, and shows the others four tiles.",
        "Kong daje dodatkowy kamień, ale pokazuje innym cztery kamienie.",
    ),
    "minimum": Text(
        "A win needs at least {minimum}; {played} makes that much less likely.",
        "Do wygranej trzeba co najmniej {minimum}; {played} bardzo to oddala.",
    ),
    "place": Text(
        "You are {place} with {hands} to come: a point counts {share} of what it does early in "
        "the match.",
        "Miejsce {place}, a do końca {hands}: punkt znaczy {share} tego, co na początku meczu.",
    ),
    "last_hand": Text(
        "It is the last hand and you are {place}: the place decides.",
        "To ostatnie rozdanie, a Ty masz miejsce {place}: o wszystkim decyduje kolejność.",
    ),
    "showing": Text(
        "Showing a waiting hand is paid for at a draw.",
        "Za pokazane tenpai przy remisie dostaje się punkty.",
    ),
    "bonus": Text(
        "An exposed bonus tile counts and is replaced.",
        "Wyłożony kamień dodatkowy liczy się i daje następny.",
    ),
}
HANDS = Noun(("hand", "hands"), ("rozdanie", "rozdania", "rozdań"))
VERDICT_NAMES: dict[str, Text] = {
    "best": Text("Best", "Najlepsze"),
    "equal": Text("Too close to call", "Równie dobre"),
    "inaccuracy": Text("Inaccuracy", "Niedokładność"),
    "mistake": Text("Mistake", "Błąd"),
    "blunder": Text("Blunder", "Gruby błąd"),
}
CLASS_NAMES: dict[str, Text] = {
    "efficiency": Text("Efficiency", "Efektywność"),
    "value": Text("Value", "Wartość ręki"),
    "defence": Text("Defence", "Obrona"),
    "riichi": Text("Riichi", "Riichi"),
    "call": Text("Calls", "Zgłoszenia"),
    "kong": Text("Kongs", "Kongi"),
    "flower": Text("Bonus tiles", "Kamienie dodatkowe"),
    "win": Text("Wins", "Wygrane"),
    "placement": Text("Placement", "Miejsca"),
    "minimum": Text("Minimum", "Minimum"),
}
UNITS: dict[str, Noun] = {
    "points": Noun(("point", "points"), ("punkt", "punkty", "punktów")),
    "table_points": Noun(
        ("table point", "table points"),
        ("punkt stołowy", "punkty stołowe", "punktów stołowych"),
    ),
}
ACTIONS: dict[str, Text] = {
    "pass": Text("passing", "pas"),
    "discard": Text("discarding {tile}", "odrzucenie {tile}"),
    "riichi": Text("riichi with {tile}", "riichi z {tile}"),
    "chow": Text("the chow with {tile}", "chow z {tile}"),
    "pung": Text("the pung", "pung"),
    "kong": Text("the kong", "kong"),
    "closed_kong": Text("the concealed kong of {tile}", "zakryty kong {tile}"),
    "added_kong": Text("adding {tile} to the pung", "dołożenie {tile} do punga"),
    "expose": Text("exposing {tile}", "wyłożenie {tile}"),
    "win": Text("winning", "wygrana"),
    "nine_kinds": Text("aborting the hand", "przerwanie rozdania"),
    "bonus_win": Text("winning with the bonus tiles", "wygrana kwiatami"),
    "tenpai": Text("showing the hand", "pokazanie ręki"),
    "noten": Text("not showing the hand", "niepokazanie ręki"),
}
